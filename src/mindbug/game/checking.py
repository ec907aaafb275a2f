"""The arguments of a game: each is checked here, and a wrong one is named in one sentence."""

from collections.abc import Hashable, Mapping
from operator import index
from typing import Final

from mindbug.engine import codes
from mindbug.game.errors import IllegalChoice
from mindbug.game.seats import SEATS, Seat
from mindbug.game.seeds import fresh_seed

CHANCES: Final = ("sampled", "explicit")
MAX_TURNS: Final = 10_000
READER_NUMBERS: Final[Mapping[str | int | None, int]] = {"p1": 0, "p2": 1, 0: 0, 1: 1, None: codes.SPECTATOR}
"""The engine's number of whoever reads something of a game."""


def checked_set_up(seed: int | None, chance: object, turn_limit: int) -> tuple[int, int]:
    """Returns the seed, drawn if there is none, and the limit, both as plain ints."""
    if chance not in CHANCES:
        raise ValueError(f"chance must be one of {', '.join(CHANCES)}, not {chance!r}")
    limit = as_integer(turn_limit)
    if limit is None or not 1 <= limit <= MAX_TURNS:
        raise ValueError(f"turn_limit must be a whole number from 1 to {MAX_TURNS}, not {turn_limit!r}")
    number = fresh_seed() if seed is None else as_integer(seed)
    if number is None:
        raise ValueError(f"seed must be a whole number, not {seed!r}")
    return number, limit


def checked_action(value: object) -> int:
    """Returns the number of an action as a plain int."""
    number = as_integer(value)
    if number is None:
        raise IllegalChoice(f"an action is a whole number, not {value!r}")
    return number


def checked_reader(seat: str | None) -> Seat | None:
    """Returns the seat that looks at a game; None is a spectator."""
    for known in (*SEATS, None):
        if seat == known:
            return known
    raise ValueError(f"seat must be 'p1', 'p2' or None, not {seat!r}")


def player_number(seat: str | int) -> int:
    """Returns the engine's number of the player at that seat, which may be named by its number, too."""
    number = READER_NUMBERS.get(seat, codes.SPECTATOR) if isinstance(seat, Hashable) else codes.SPECTATOR
    if number == codes.SPECTATOR:
        raise ValueError(f"seat must be 'p1', 'p2', 0 or 1, not {seat!r}")
    return number


def reader_number(seat: str | int | None) -> int:
    """Returns the engine's number of whoever looks at a game. Players may be named by their numbers, too."""
    try:
        return READER_NUMBERS[seat]
    except (KeyError, TypeError):
        raise ValueError(f"seat must be 'p1', 'p2', 0, 1 or None, not {seat!r}") from None


def as_integer(value: object) -> int | None:
    """Returns an integer of Python's or numpy's as an int; None for everything else."""
    if isinstance(value, bool):
        return None
    try:
        return index(value)  # type: ignore[arg-type]
    except TypeError:
        return None
