"""Rulings about cards of Beyond Eternity."""

from mindbug.rulings.concerns import at, contains, in_discard, word
from mindbug.rulings.entries import FOLLOWS, OURS, Entry
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

ENTRIES = (
    Entry("ET-1", FOLLOWS, word(UnblockableBy, lambda constant: constant.creatures.power_apart)),
    Entry("ET-2", FOLLOWS, word(CannotAttack, lambda constant: (
        isinstance(constant.creatures, Creatures) and constant.creatures.equal_power))),
    Entry("ET-3", FOLLOWS, word(EqualAllies)),
    Entry("ET-4", OURS, at(Moment.ENEMY_LIFE_LOST)),
    Entry("ET-5", FOLLOWS, in_discard(CannotBlock)),
    Entry("ET-6", FOLLOWS, in_discard(Has)),
    Entry("ET-7", FOLLOWS, named=("Duckdra",)),
    Entry("ET-8", FOLLOWS, word(DefeatAll, lambda effect: effect.creatures.weaker)),
    Entry("ET-9", OURS, word(Choose, lambda effect: contains(BoostWithCards, effect))),
    Entry("ET-10", OURS, word(Recover, lambda effect: effect.cards.pile is Pile.BOOST)),
    Entry("ET-11", FOLLOWS, word(BoostWithCards, lambda effect: (
        effect.amount > 1 and isinstance(effect.creature, Creatures)))),
    Entry("ET-12", OURS, word(RevealRandom)),
    Entry("ET-13", FOLLOWS, word(NameKeyword)),
    Entry("ET-14", OURS, word(DefeatEqualPair)),
    Entry("ET-15", FOLLOWS, named=("Spirit Cheetah", "Spirit Maki")),
    Entry("ET-16", FOLLOWS, word(DiscardRandom)),
    Entry("ET-17", OURS, word(DiscardedCount)),
    Entry("ET-18", FOLLOWS, word(Recover, lambda effect: (
        effect.cards.pile is Pile.ENEMY_DISCARD and effect.amount > 1))),
)
