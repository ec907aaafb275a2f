"""Rulings about the promos."""

from mindbug.rulings.concerns import contains, printed, word
from mindbug.rulings.entries import FOLLOWS, OURS, Entry
from mindbug.words import (
    THIS,
    CannotBlock,
    CannotLoseLife,
    CannotPlay,
    ClosedHand,
    Creatures,
    Discard,
    EvolvesInsteadOfDefeat,
    Exhausted,
    Grants,
    If,
    MindbugToll,
    NameNumber,
    Pile,
    PlayAny,
    RollDie,
    SetAside,
    SwapHands,
    Trigger,
    TuckUnused,
    UnblockableBy,
    WinGame,
    WonFight,
)

PREFIX = "PR"
PLACE = 11

ENTRIES = (
    Entry("PR-1", OURS, named=("Slugapult",)),
    Entry("PR-2", FOLLOWS, word(MindbugToll)),
    Entry("PR-3", FOLLOWS, word(PlayAny, lambda effect: effect.cards.pile is Pile.OWN_DISCARD)),
    Entry("PR-4", FOLLOWS, word(CannotBlock, lambda constant: constant.creatures is THIS)),
    Entry("PR-5", OURS, printed(lambda card: card.sides)),
    Entry("PR-6", FOLLOWS, word(RollDie)),
    Entry("PR-7", OURS, word(Creatures, lambda creatures: creatures.blocked)),
    Entry("PR-8", FOLLOWS, word(SwapHands)),
    Entry("PR-9", FOLLOWS, word(If, lambda effect: contains(WinGame, effect.then), under=Trigger.ATTACK)),
    Entry("PR-10", FOLLOWS, word(TuckUnused)),
    Entry("PR-11", OURS, word(ClosedHand)),
    Entry("PR-12", FOLLOWS, word(UnblockableBy, lambda constant: constant.creatures.any_keyword)),
    Entry("PR-13", FOLLOWS, word(CannotBlock, lambda constant: (
        isinstance(constant.creatures, Creatures) and constant.creatures.boosted))),
    Entry("PR-14", FOLLOWS, word(Grants, lambda constant: contains(Discard, constant.attack))),
    Entry("PR-15", FOLLOWS, word(EvolvesInsteadOfDefeat)),
    Entry("PR-16", OURS, word(WonFight)),
    Entry("PR-17", OURS, word(PlayAny, lambda effect: effect.cards.pile is Pile.OWN_BOOST)),
    Entry("PR-18", OURS, word(CannotLoseLife)),
    Entry("PR-19", OURS, word(SetAside)),
    Entry("PR-20", OURS, word(CannotPlay)),
    Entry("PR-21", FOLLOWS, word(NameNumber)),
    Entry("PR-22", FOLLOWS, word(Exhausted)),
)
