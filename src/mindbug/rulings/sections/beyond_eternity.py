"""Rulings about cards of Beyond Eternity."""

from mindbug.rulings.concerns import at, contains, in_discard, word
from mindbug.rulings.readings import FOLLOWS, OURS, Reading
from mindbug.words import (
    BoostWithCards,
    CannotAttack,
    CannotBlock,
    Choose,
    Creatures,
    DefeatAll,
    DefeatEqualPair,
    DiscardedCount,
    DiscardRandom,
    EqualAllies,
    Has,
    Moment,
    NameKeyword,
    Pile,
    Recover,
    RevealRandom,
    UnblockableBy,
)

PREFIX = "ET"
PLACE = 10

READINGS = (
    Reading("ET-1", FOLLOWS, word(UnblockableBy, lambda constant: constant.creatures.power_apart)),
    Reading("ET-2", FOLLOWS, word(CannotAttack, lambda constant: (
        isinstance(constant.creatures, Creatures) and constant.creatures.equal_power))),
    Reading("ET-3", FOLLOWS, word(EqualAllies)),
    Reading("ET-4", OURS, at(Moment.ENEMY_LIFE_LOST)),
    Reading("ET-5", FOLLOWS, in_discard(CannotBlock)),
    Reading("ET-6", FOLLOWS, in_discard(Has)),
    Reading("ET-7", FOLLOWS, named=("Duckdra",)),
    Reading("ET-8", FOLLOWS, word(DefeatAll, lambda effect: effect.creatures.weaker)),
    Reading("ET-9", OURS, word(Choose, lambda effect: contains(BoostWithCards, effect))),
    Reading("ET-10", OURS, word(Recover, lambda effect: effect.cards.pile is Pile.BOOST)),
    Reading("ET-11", FOLLOWS, word(BoostWithCards, lambda effect: (
        effect.amount > 1 and isinstance(effect.creature, Creatures)))),
    Reading("ET-12", OURS, word(RevealRandom)),
    Reading("ET-13", FOLLOWS, word(NameKeyword)),
    Reading("ET-14", OURS, word(DefeatEqualPair)),
    Reading("ET-15", FOLLOWS, named=("Spirit Cheetah", "Spirit Maki")),
    Reading("ET-16", FOLLOWS, word(DiscardRandom)),
    Reading("ET-17", OURS, word(DiscardedCount)),
    Reading("ET-18", FOLLOWS, word(Recover, lambda effect: (
        effect.cards.pile is Pile.ENEMY_DISCARD and effect.amount > 1))),
)
