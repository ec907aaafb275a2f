"""The size of samples: everything by `make test`, a part of it by `make quick`."""

from collections.abc import Callable, Sequence
from typing import TypeVar

import pytest

quick = False
"""Set by pytest's option `--quick`, before any test is imported."""
Thing = TypeVar("Thing")


def not_quick(test: Callable[..., None]) -> Callable[..., None]:
    """A mark for a test that takes seconds and cannot take less."""
    marked: Callable[..., None] = pytest.mark.skipif(quick, reason="only by make test")(test)
    return marked


def part(things: Sequence[Thing], one_in: int) -> Sequence[Thing]:
    """All of them; with `--quick` one of every few."""
    return things[::one_in] if quick else things
