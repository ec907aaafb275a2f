"""Rulings about cards of First Contact."""

from mindbug.rulings.concerns import FROM_DISCARD, by_power, of_any_side, word, words
from mindbug.rulings.entries import FOLLOWS, OFFICIAL, Entry
from mindbug.words import (
    Alone,
    Defeat,
    DefeatAll,
    FewerCreatures,
    Has,
    Mirrors,
    NotOwnTurn,
    OwnTurn,
    Silences,
    StealCards,
    TakeControl,
    Trigger,
)

PREFIX = "FC"
PLACE = 5

ENTRIES = (
    Entry("FC-1", FOLLOWS, FROM_DISCARD),
    Entry("FC-2", FOLLOWS, word(Defeat, lambda effect: of_any_side(effect.creature), under=Trigger.DEFEATED)),
    Entry("FC-3", FOLLOWS, word(TakeControl, lambda effect: effect.up_to is not None)),
    Entry("FC-4", FOLLOWS, word(TakeControl, lambda effect: effect.up_to is None and of_any_side(effect.creature))),
    Entry("FC-5", FOLLOWS, word(Silences, lambda constant: constant.trigger is Trigger.PLAY)),
    Entry("FC-6", FOLLOWS, word(Mirrors)),
    Entry("FC-7", FOLLOWS, word(Alone)),
    Entry("FC-8", OFFICIAL, words(OwnTurn, NotOwnTurn)),
    Entry("FC-9", FOLLOWS, word(Has, lambda constant: by_power(constant.to))),
    Entry("FC-10", FOLLOWS, word(FewerCreatures, under=Trigger.ATTACK)),
    Entry("FC-11", FOLLOWS, word(StealCards, lambda effect: effect.amount > 1)),
    Entry("FC-12", FOLLOWS, word(DefeatAll, lambda effect: by_power(effect.creatures)), named=("Shield Bugs",)),
)
