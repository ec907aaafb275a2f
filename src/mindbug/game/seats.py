"""The two seats of a game. In the engine they are the numbers 0 and 1; everywhere else they have these names."""

from typing import Final

SEATS: Final = ("p1", "p2")


def rival(seat: str) -> str:
    """The other seat."""
    return "p2" if seat == "p1" else "p1"
