"""Amounts: a number, or something that is counted when the effect resolves."""

from dataclasses import dataclass
from typing import Literal

from mindbug.words.base import Player
from mindbug.words.selectors import Creatures, Single


@dataclass(frozen=True)
class OctoniteOn:
    """The octonite on this (as it last was), or on all these creatures together."""

    creatures: Creatures | Literal[Single.THIS]


@dataclass(frozen=True)
class CreatureCount:
    """An amount for each of these creatures."""

    creatures: Creatures
    times: int = 1


@dataclass(frozen=True)
class MindbugsReady:
    """The Mindbugs that a player has not used."""

    who: Player


@dataclass(frozen=True)
class DiscardedCount:
    """The number of cards that this effect has just discarded."""


Counted = OctoniteOn | CreatureCount | MindbugsReady | DiscardedCount
Amount = int | Counted
