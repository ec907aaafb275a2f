"""Rulings about cards of Battlefruit Kingdom and Battlefruit Galaxy."""

from mindbug.rulings.concerns import ACTION, FROM_HAND, HARVEST, by_power, either, keyword, printed, word, words
from mindbug.rulings.readings import FOLLOWS, OFFICIAL, OFFICIAL_OURS, OURS, Reading
from mindbug.words import (
    THIS,
    VICTOR,
    Boost,
    CannotBeDefeated,
    CannotPlay,
    Cards,
    CopyPlay,
    CopyPlayOf,
    Creatures,
    DefeatPair,
    DiscardedPower,
    DrawUnused,
    EnemiesCannotBlock,
    ExtraTurn,
    Keyword,
    KeywordsIdle,
    OctoniteOn,
    OpponentGives,
    OpponentGivesAll,
    PlayRandom,
    Silences,
    StealLife,
    TakeControl,
    Trigger,
    TriggerPlay,
)

PREFIX = "BF"
PLACE = 6

READINGS = (
    Reading("BF-1", OFFICIAL_OURS, keyword(Keyword.FAST)),
    Reading("BF-2", OFFICIAL_OURS, HARVEST),
    Reading("BF-3", OFFICIAL_OURS, ACTION),
    Reading("BF-4", OFFICIAL, printed(lambda card: card.attack_cost)),
    Reading("BF-5", OFFICIAL, word(StealLife)),
    Reading("BF-6", OURS, word(Silences, lambda constant: constant.trigger is Trigger.DEFEATED)),
    Reading("BF-7", OURS, word(CannotBeDefeated)),
    Reading("BF-8", FOLLOWS, word(DefeatPair)),
    Reading("BF-9", OURS, either(
        word(OctoniteOn, lambda amount: amount.creatures is THIS, under=Trigger.DEFEATED),
        word(Creatures, lambda creatures: creatures.weakest, under=Trigger.DEFEATED))),
    Reading("BF-10", FOLLOWS, word(TakeControl, lambda effect: effect.creature is VICTOR)),
    Reading("BF-11", FOLLOWS, FROM_HAND, named=("Spinachia",)),
    Reading("BF-12", OURS, named=("Romindesco",)),
    Reading("BF-13", OURS, word(Creatures, lambda creatures: creatures.shares_keyword)),
    Reading("BF-14", OURS, words(CopyPlay, CopyPlayOf, TriggerPlay)),
    Reading("BF-15", OURS, word(KeywordsIdle)),
    Reading("BF-16", FOLLOWS, word(ExtraTurn)),
    Reading("BF-17", OURS, either(word(Cards, by_power), words(DiscardedPower, CannotPlay, OpponentGivesAll))),
    Reading("BF-18", OURS, word(EnemiesCannotBlock)),
    Reading("BF-19", OURS, named=("Okra Shaman",)),
    Reading("BF-20", FOLLOWS, words(PlayRandom, OpponentGives)),
    Reading("BF-21", FOLLOWS, word(Boost)),
    Reading("BF-22", FOLLOWS, word(DrawUnused)),
)
