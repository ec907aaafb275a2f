"""Rulings about cards of Battlefruit Kingdom and Battlefruit Galaxy."""

from mindbug.rulings.concerns import ACTION, FROM_HAND, HARVEST, by_power, either, keyword, printed, word, words
from mindbug.rulings.entries import FOLLOWS, OFFICIAL, OFFICIAL_OURS, OURS, Entry
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

ENTRIES = (
    Entry("BF-1", OFFICIAL_OURS, keyword(Keyword.FAST)),
    Entry("BF-2", OFFICIAL_OURS, HARVEST),
    Entry("BF-3", OFFICIAL_OURS, ACTION),
    Entry("BF-4", OFFICIAL, printed(lambda card: card.attack_cost)),
    Entry("BF-5", OFFICIAL, word(StealLife)),
    Entry("BF-6", OURS, word(Silences, lambda constant: constant.trigger is Trigger.DEFEATED)),
    Entry("BF-7", OURS, word(CannotBeDefeated)),
    Entry("BF-8", FOLLOWS, word(DefeatPair)),
    Entry("BF-9", OURS, either(
        word(OctoniteOn, lambda amount: amount.creatures is THIS, under=Trigger.DEFEATED),
        word(Creatures, lambda creatures: creatures.weakest, under=Trigger.DEFEATED))),
    Entry("BF-10", FOLLOWS, word(TakeControl, lambda effect: effect.creature is VICTOR)),
    Entry("BF-11", FOLLOWS, FROM_HAND, named=("Spinachia",)),
    Entry("BF-12", OURS, named=("Romindesco",)),
    Entry("BF-13", OURS, word(Creatures, lambda creatures: creatures.shares_keyword)),
    Entry("BF-14", OURS, words(CopyPlay, CopyPlayOf, TriggerPlay)),
    Entry("BF-15", OURS, word(KeywordsIdle)),
    Entry("BF-16", FOLLOWS, word(ExtraTurn)),
    Entry("BF-17", OURS, either(word(Cards, by_power), words(DiscardedPower, CannotPlay, OpponentGivesAll))),
    Entry("BF-18", OURS, word(EnemiesCannotBlock)),
    Entry("BF-19", OURS, named=("Okra Shaman",)),
    Entry("BF-20", FOLLOWS, words(PlayRandom, OpponentGives)),
    Entry("BF-21", FOLLOWS, word(Boost)),
    Entry("BF-22", FOLLOWS, word(DrawUnused)),
)
