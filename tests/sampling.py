"""How much is tried: everything by `make test`, a part of it by `make quick`."""

from collections.abc import Sequence
from typing import TypeVar

quick = False
"""Set by pytest's option `--quick`, before any test is imported."""
Thing = TypeVar("Thing")


def part(things: Sequence[Thing], one_in: int) -> Sequence[Thing]:
    """All of them; with `--quick` the first of every so many."""
    return things[::one_in] if quick else things
