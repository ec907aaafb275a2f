"""The two seats of a game. In the engine they are the numbers 0 and 1; everywhere else they have these names."""

from typing import Final, Literal

Seat = Literal["p1", "p2"]
SEATS: Final[tuple[Seat, Seat]] = ("p1", "p2")
DECIDERS: Final = (*SEATS, "chance")
"""Everybody who may have to choose, by the engine's number."""
READERS: Final = (*SEATS, "public")
"""Everybody who may know a card, by the engine's number; "public" is whoever has no seat."""


def rival(seat: str) -> Seat:
    """The other seat."""
    return "p2" if seat == "p1" else "p1"
