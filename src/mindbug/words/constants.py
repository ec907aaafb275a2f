"""Abilities without a trigger: active while the creature is in play."""

from dataclasses import dataclass
from typing import Literal

from mindbug.words.amounts import Amount
from mindbug.words.base import Keyword, Trigger
from mindbug.words.conditions import Condition
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
    creatures: Creatures


@dataclass(frozen=True)
class CannotAttack:
    creatures: Creatures


@dataclass(frozen=True)
class CannotHunt:
    """This cannot force these creatures to block."""

    creatures: Creatures


@dataclass(frozen=True)
class CannotBeDefeated:
    creatures: Creatures


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


Constant = (
    Has | Mirrors | UnblockableBy | CannotBlock | CannotAttack | CannotHunt | CannotBeDefeated | Silences
    | KeywordsIdle | ExtraReroll | ExtraDie
)
