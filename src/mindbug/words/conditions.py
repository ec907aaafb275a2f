"""What must hold for an effect to happen (`If`) or for a constant to be active (`Has`)."""

from dataclasses import dataclass


@dataclass(frozen=True)
class OwnTurn:
    pass


@dataclass(frozen=True)
class NotOwnTurn:
    pass


@dataclass(frozen=True)
class Alone:
    """The controller controls exactly this creature."""


@dataclass(frozen=True)
class HandAtMost:
    cards: int


@dataclass(frozen=True)
class OtherAllies:
    """There are exactly so many other allied creatures."""

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
    pass


@dataclass(frozen=True)
class DiscardedPower:
    """The card just discarded has at least this printed power."""

    at_least: int


Condition = (
    OwnTurn | NotOwnTurn | Alone | HandAtMost | OtherAllies | NoStrongerAlly | FewerCreatures | NoCreatures | LowerLife
    | NoMindbugReady | DefeatedInCombat | DiscardedPower
)
