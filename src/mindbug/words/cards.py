"""A card: what is printed on it, in words."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from mindbug.words.base import Keyword
from mindbug.words.constants import Constant
from mindbug.words.effects import Effect


@dataclass(frozen=True)
class Creature:
    """A creature card, or a stage of one."""

    name: str
    copies: int
    power: int
    keywords: tuple[Keyword, ...] = ()
    octonite: int = 0
    """Counters that it comes into play with."""
    charge: bool = False
    """They may at once be spread over other creatures."""
    dice: int = 0
    """Die icons: how many dice an attack rolls."""
    constants: Sequence[Constant] = ()
    play: Sequence[Effect] = ()
    attack: Sequence[Effect] = ()
    attack_cost: int = 0
    """Octonite that its Attack effect costs."""
    defeated: Sequence[Effect] = ()
    harvest: Sequence[Effect] = ()
    action: Sequence[Effect] = ()
    action_cost: int = 0
    in_discard: Sequence[Constant] = ()
    """Abilities that work while the card lies in a discard pile, for the player whose pile it is, and only then."""
    stages: Sequence["Creature"] = ()
    """The stages that it evolves into, one after another. Only the card itself is dealt; the others are faces of it."""
    sides: Sequence["ExhaustedSide"] = ()
    """The sides that its controller chooses from when it becomes exhausted."""


@dataclass(frozen=True)
class ExhaustedSide:
    """Replaces power and keywords of an exhausted creature."""

    label: str
    power: int
    keywords: tuple[Keyword, ...] = ()


@dataclass(frozen=True)
class PowerCard:
    """A Power card, which is bought with energy."""

    name: str
    cost: int
    effect: Sequence[Effect]


@dataclass(frozen=True)
class CardSet:
    """Cards that belong together under one name."""

    id: str
    title: str
    creatures: Sequence[Creature]
    power_cards: Sequence[PowerCard] = ()


@dataclass(frozen=True)
class Box:
    """A published set as it is sold. `mindbug check` compares it with the cards that are written down here."""

    place: int
    """Among all sets, in the order of their publication. Designs are numbered in this order."""
    designs: int
    cards: int
    power_cards: int = 0
    years: Mapping[int, Sequence[str]] = field(default_factory=dict)
    """The names of single cards by the year in which they appeared, for a collection of them."""
    company: Sequence[str] = ()
    """The sets that a set joins which is too small to be played alone."""
