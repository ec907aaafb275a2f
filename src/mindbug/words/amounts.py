"""How much: a number, or something that is counted when the effect resolves."""

from dataclasses import dataclass
from typing import Literal

from mindbug.words.selectors import Creatures, Single


@dataclass(frozen=True)
class OctoniteOn:
    """The octonite on this (as it last was), or on all these creatures together."""

    creatures: Creatures | Literal[Single.THIS]


@dataclass(frozen=True)
class CreatureCount:
    creatures: Creatures


Amount = int | OctoniteOn | CreatureCount
