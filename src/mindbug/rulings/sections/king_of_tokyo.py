"""Rulings about cards of Mindbug x King of Tokyo."""

from mindbug.rulings.concerns import MORE_DICE, OTHER_ALLIES, ROLLS, either, power_card, printed, word, words
from mindbug.rulings.entries import FOLLOWS, OFFICIAL_OURS, OURS, Entry
from mindbug.words import (
    AlliesExtraDie,
    AlliesGain,
    BuyFree,
    BuyTopOfDeck,
    CannotAttack,
    CannotHunt,
    ExtraReroll,
    TriggerPlay,
)

PREFIX = "KT"
PLACE = 7

ENTRIES = (
    Entry("KT-1", OFFICIAL_OURS, either(ROLLS, MORE_DICE, word(ExtraReroll))),
    Entry("KT-2", FOLLOWS, either(ROLLS, MORE_DICE)),
    Entry("KT-3", FOLLOWS, MORE_DICE),
    Entry("KT-4", OFFICIAL_OURS, power_card),
    Entry("KT-5", FOLLOWS, word(BuyTopOfDeck)),
    Entry("KT-6", OURS, word(BuyFree)),
    Entry("KT-7", OURS, words(AlliesGain, AlliesExtraDie)),
    Entry("KT-8", FOLLOWS, word(CannotHunt)),
    Entry("KT-9", FOLLOWS, word(CannotAttack, lambda constant: constant.creatures == OTHER_ALLIES)),
    Entry("KT-10", FOLLOWS, word(TriggerPlay)),
    Entry("KT-11", OURS, either(printed(lambda card: card.dice > 1), MORE_DICE)),
    Entry("KT-12", OURS),
)
