"""Selectors, which say what creatures in play, or what cards of a hand or pile, an effect is about."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from mindbug.words.base import Keyword, Trigger


class Side(Enum):
    """The side of a creature, seen from the controller of the effect."""

    ALLIED = "allied"
    ENEMY = "enemy"
    ANY = "any"


class Single(Enum):
    """A creature that needs no choice."""

    THIS = "this"
    VICTOR = "victor"
    """The creature that defeated this one in combat."""


THIS: Final = Single.THIS
VICTOR: Final = Single.VICTOR


@dataclass(frozen=True)
class Creatures:
    """Creatures in play. Without limits: all of that side."""

    side: Side = Side.ANY
    min_power: int | None = None
    max_power: int | None = None
    keywords: tuple[Keyword, ...] = ()
    """Having at least one of these."""
    other: bool = False
    """True if the source itself is not meant."""
    octonite: bool = False
    """Carrying octonite."""
    weakest: bool = False
    """Only those of the lowest power are meant: all that tie."""
    shares_keyword: bool = False
    """Having a keyword that is printed on the card just revealed."""
    trigger: Trigger | None = None
    """Having an effect of that trigger."""
    strongest: bool = False
    """Only those of the highest power are meant: all that tie."""
    any_keyword: bool = False
    """Having a keyword, whichever."""
    boosted: bool = False
    """Having a boost card."""
    blocked: bool = False
    """Only creatures that blocked in this turn."""
    weaker: bool = False
    """Their power is lower than that of this creature."""
    power_apart: int | None = None
    """Their power differs from this creature's by at least that much."""
    equal_power: bool = False
    """Another creature in play, on either side, has the same power."""
    named_keyword: bool = False
    """Having the keyword just named."""


class Pile(Enum):
    """The places that cards are chosen from, seen from the controller of the effect."""

    OWN_HAND = "own hand"
    OWN_DISCARD = "own discard"
    ENEMY_DISCARD = "enemy discard"
    ANY_DISCARD = "any discard"
    BOOST = "boost"
    """The boost cards of all creatures."""
    OWN_BOOST = "own boost"
    """The boost cards of this creature, as it last was."""


@dataclass(frozen=True)
class Cards:
    """Cards in a hand, in a discard pile or under creatures; only what is printed counts there."""

    pile: Pile
    min_power: int | None = None
    max_power: int | None = None
    trigger: Trigger | None = None
