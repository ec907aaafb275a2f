"""Rulings about cards of First Contact."""

from mindbug.rulings.concerns import FROM_DISCARD, by_power, of_any_side, word, words
from mindbug.rulings.readings import FOLLOWS, OFFICIAL, Reading
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

READINGS = (
    Reading("FC-1", FOLLOWS, FROM_DISCARD),
    Reading("FC-2", FOLLOWS, word(Defeat, lambda effect: of_any_side(effect.creature), under=Trigger.DEFEATED)),
    Reading("FC-3", FOLLOWS, word(TakeControl, lambda effect: effect.up_to is not None)),
    Reading("FC-4", FOLLOWS, word(TakeControl, lambda effect: effect.up_to is None and of_any_side(effect.creature))),
    Reading("FC-5", FOLLOWS, word(Silences, lambda constant: constant.trigger is Trigger.PLAY)),
    Reading("FC-6", FOLLOWS, word(Mirrors)),
    Reading("FC-7", FOLLOWS, word(Alone)),
    Reading("FC-8", OFFICIAL, words(OwnTurn, NotOwnTurn)),
    Reading("FC-9", FOLLOWS, word(Has, lambda constant: by_power(constant.to))),
    Reading("FC-10", FOLLOWS, word(FewerCreatures, under=Trigger.ATTACK)),
    Reading("FC-11", FOLLOWS, word(StealCards, lambda effect: effect.amount > 1)),
    Reading("FC-12", FOLLOWS, word(DefeatAll, lambda effect: by_power(effect.creatures)), named=("Shield Bugs",)),
)
