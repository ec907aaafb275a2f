"""Rulings about the promos."""

from mindbug.rulings.concerns import contains, printed, word
from mindbug.rulings.readings import FOLLOWS, OURS, Reading
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

READINGS = (
    Reading("PR-1", OURS, named=("Slugapult",)),
    Reading("PR-2", FOLLOWS, word(MindbugToll)),
    Reading("PR-3", FOLLOWS, word(PlayAny, lambda effect: effect.cards.pile is Pile.OWN_DISCARD)),
    Reading("PR-4", FOLLOWS, word(CannotBlock, lambda constant: constant.creatures is THIS)),
    Reading("PR-5", OURS, printed(lambda card: card.sides)),
    Reading("PR-6", FOLLOWS, word(RollDie)),
    Reading("PR-7", OURS, word(Creatures, lambda creatures: creatures.blocked)),
    Reading("PR-8", FOLLOWS, word(SwapHands)),
    Reading("PR-9", FOLLOWS, word(If, lambda effect: contains(WinGame, effect.then), under=Trigger.ATTACK)),
    Reading("PR-10", FOLLOWS, word(TuckUnused)),
    Reading("PR-11", OURS, word(ClosedHand)),
    Reading("PR-12", FOLLOWS, word(UnblockableBy, lambda constant: constant.creatures.any_keyword)),
    Reading("PR-13", FOLLOWS, word(CannotBlock, lambda constant: (
        isinstance(constant.creatures, Creatures) and constant.creatures.boosted))),
    Reading("PR-14", FOLLOWS, word(Grants, lambda constant: contains(Discard, constant.attack))),
    Reading("PR-15", FOLLOWS, word(EvolvesInsteadOfDefeat)),
    Reading("PR-16", OURS, word(WonFight)),
    Reading("PR-17", OURS, word(PlayAny, lambda effect: effect.cards.pile is Pile.OWN_BOOST)),
    Reading("PR-18", OURS, word(CannotLoseLife)),
    Reading("PR-19", OURS, word(SetAside)),
    Reading("PR-20", OURS, word(CannotPlay)),
    Reading("PR-21", FOLLOWS, word(NameNumber)),
    Reading("PR-22", FOLLOWS, word(Exhausted)),
)
