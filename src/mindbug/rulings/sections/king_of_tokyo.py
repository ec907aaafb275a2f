"""Rulings about cards of Mindbug x King of Tokyo."""

from mindbug.rulings.concerns import MORE_DICE, OTHER_ALLIES, ROLLS, either, power_card, printed, word, words
from mindbug.rulings.readings import FOLLOWS, OFFICIAL_OURS, OURS, Reading
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

READINGS = (
    Reading("KT-1", OFFICIAL_OURS, either(ROLLS, MORE_DICE, word(ExtraReroll))),
    Reading("KT-2", FOLLOWS, either(ROLLS, MORE_DICE)),
    Reading("KT-3", FOLLOWS, MORE_DICE),
    Reading("KT-4", OFFICIAL_OURS, power_card),
    Reading("KT-5", FOLLOWS, word(BuyTopOfDeck)),
    Reading("KT-6", OURS, word(BuyFree)),
    Reading("KT-7", OURS, words(AlliesGain, AlliesExtraDie)),
    Reading("KT-8", FOLLOWS, word(CannotHunt)),
    Reading("KT-9", FOLLOWS, word(CannotAttack, lambda constant: constant.creatures == OTHER_ALLIES)),
    Reading("KT-10", FOLLOWS, word(TriggerPlay)),
    Reading("KT-11", OURS, either(printed(lambda card: card.dice > 1), MORE_DICE)),
    Reading("KT-12", OURS),
)
