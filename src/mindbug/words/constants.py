"""Abilities without a printed trigger: active while the creature is in play, or the card in a discard pile."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from mindbug.words.amounts import Amount
from mindbug.words.base import Keyword, Moment, Trigger
from mindbug.words.conditions import Condition
from mindbug.words.effects import Effect
from mindbug.words.selectors import THIS, Creatures, Single


@dataclass(frozen=True)
class Has:
    """These creatures have more power, or keywords."""

    to: Creatures | Literal[Single.THIS] = THIS
    power: Amount = 0
    keywords: tuple[Keyword, ...] = ()
    when: Condition | None = None


@dataclass(frozen=True)
class Mirrors:
    """This has each of these keywords while some enemy creature has it."""

    keywords: tuple[Keyword, ...]


@dataclass(frozen=True)
class UnblockableBy:
    """These creatures cannot block this."""

    creatures: Creatures


@dataclass(frozen=True)
class CannotBlock:
    """These creatures cannot block, as long as the condition holds."""

    creatures: Creatures | Literal[Single.THIS]
    when: Condition | None = None


@dataclass(frozen=True)
class CannotAttack:
    """These creatures cannot attack, as long as the condition holds."""

    creatures: Creatures | Literal[Single.THIS]
    when: Condition | None = None


@dataclass(frozen=True)
class CannotHunt:
    """This cannot force these creatures to block."""

    creatures: Creatures


@dataclass(frozen=True)
class CannotBeDefeated:
    """These creatures cannot be defeated."""

    creatures: Creatures | Literal[Single.THIS]


@dataclass(frozen=True)
class Silences:
    """The opponent's effects of that trigger do not activate."""

    trigger: Literal[Trigger.PLAY, Trigger.DEFEATED]


@dataclass(frozen=True)
class KeywordsIdle:
    """Keywords of these creatures have no effect."""

    creatures: Creatures


@dataclass(frozen=True)
class ExtraReroll:
    """The controller may reroll once more."""


@dataclass(frozen=True)
class ExtraDie:
    """These creatures have one more die icon, at most two in all."""

    creatures: Creatures


@dataclass(frozen=True)
class Grants:
    """These creatures have this Attack effect too; each of them pays the cost in octonite of its own."""

    to: Creatures | Literal[Single.THIS]
    attack: Sequence[Effect]
    cost: int = 0


@dataclass(frozen=True)
class When:
    """Something happens at a moment, if the condition holds then."""

    moment: Moment
    do: Sequence[Effect]
    given: Condition | None = None


@dataclass(frozen=True)
class ReversesFights:
    """When this fights, the creature of higher power is defeated instead of the one of lower power."""


@dataclass(frozen=True)
class MustBeHunted:
    """In the opponent's turn their turn action must be an attack on this with a HUNTER, if they can."""


@dataclass(frozen=True)
class EvolvesInsteadOfDefeat:
    """This evolves whenever it would be defeated, and stays."""


@dataclass(frozen=True)
class NoMindbugs:
    """Nobody can use Mindbugs."""


@dataclass(frozen=True)
class MindbugToll:
    """The opponent loses life before each use of a Mindbug."""

    life: int = 1


@dataclass(frozen=True)
class ClosedHand:
    """No effect puts cards into the opponent's hand; the refill goes on."""


@dataclass(frozen=True)
class CannotLoseLife:
    """The controller loses no life and cannot pay with it."""


@dataclass(frozen=True)
class CannotPlay:
    """The opponent cannot play cards of this printed power or less out of their hand."""

    max_power: int


Constant = (
    Has | Mirrors | UnblockableBy | CannotBlock | CannotAttack | CannotHunt | CannotBeDefeated | Silences
    | KeywordsIdle | ExtraReroll | ExtraDie | Grants | When | ReversesFights | MustBeHunted | EvolvesInsteadOfDefeat
    | NoMindbugs | MindbugToll | ClosedHand | CannotLoseLife | CannotPlay
)
