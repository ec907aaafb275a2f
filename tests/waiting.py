"""Tests wait here for what happens by itself, however busy the machine is."""

import time
from collections.abc import Callable
from typing import TypeVar

PATIENCE = 120.0
"""Seconds. Only a test that fails waits as long as that."""
Answer = TypeVar("Answer")


def until(ask: Callable[[], Answer | None], pause: float = 0.01) -> Answer:
    """Asks again and again; the first answer that is true."""
    end = time.monotonic() + PATIENCE
    while not (answer := ask()):
        assert time.monotonic() < end, f"nothing happened in {PATIENCE:g} seconds"
        time.sleep(pause)
    return answer
