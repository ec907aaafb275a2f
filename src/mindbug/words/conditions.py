"""Conditions, which must hold for an effect to happen (`If`) or for a constant to be active (`Has`)."""

from dataclasses import dataclass


@dataclass(frozen=True)
class OwnTurn:
    """It is the controller's turn."""


@dataclass(frozen=True)
class NotOwnTurn:
    """It is the opponent's turn."""


@dataclass(frozen=True)
class Alone:
    """The controller controls exactly this creature."""


@dataclass(frozen=True)
class HandAtMost:
    """The controller holds at most that many cards."""

    cards: int


@dataclass(frozen=True)
class OtherAllies:
    """There are exactly that many other allied creatures."""

    exactly: int


@dataclass(frozen=True)
class NoStrongerAlly:
    """The controller controls no creature of higher power than this."""


@dataclass(frozen=True)
class FewerCreatures:
    """The controller controls fewer creatures than the opponent."""


@dataclass(frozen=True)
class NoCreatures:
    """The controller controls no creatures."""


@dataclass(frozen=True)
class LowerLife:
    """The controller has less life than the opponent."""


@dataclass(frozen=True)
class NoMindbugReady:
    """The controller has used every Mindbug."""


@dataclass(frozen=True)
class DefeatedInCombat:
    """This was defeated in a fight, not by an effect."""


@dataclass(frozen=True)
class DiscardedPower:
    """The card just discarded has at least this printed power."""

    at_least: int


@dataclass(frozen=True)
class LifeExactly:
    """The controller has exactly that much life."""

    life: int


@dataclass(frozen=True)
class MoreCreatures:
    """The controller controls at least that many more creatures than the opponent."""

    by: int = 1


@dataclass(frozen=True)
class EnemyCreatures:
    """The opponent controls at least that many creatures."""

    at_least: int


@dataclass(frozen=True)
class EqualAllies:
    """At least two allied creatures have the same power."""


@dataclass(frozen=True)
class EmptyDiscard:
    """The controller's discard pile is empty."""


@dataclass(frozen=True)
class SameMindbugs:
    """The controller has exactly as many Mindbugs ready as the opponent."""


@dataclass(frozen=True)
class Exhausted:
    """This is exhausted."""


@dataclass(frozen=True)
class WonFight:
    """This has defeated an enemy creature in a fight of this turn."""


@dataclass(frozen=True)
class OctoniteOnIt:
    """The creature that just got octonite carries at least that much."""

    at_least: int


Condition = (
    OwnTurn | NotOwnTurn | Alone | HandAtMost | OtherAllies | NoStrongerAlly | FewerCreatures | NoCreatures | LowerLife
    | NoMindbugReady | DefeatedInCombat | DiscardedPower | LifeExactly | MoreCreatures | EnemyCreatures | EqualAllies
    | EmptyDiscard | SameMindbugs | Exhausted | WonFight | OctoniteOnIt
)
