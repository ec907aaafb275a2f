"""Memory that was freed goes back to the system, and circular garbage is searched when there is time for it."""

import ctypes
import gc
import time
from collections.abc import Callable

LITTLE = 0.25
"""The share of a processor below which a process has little to do."""
SECONDS_TO_SEARCH, LONGEST_SECONDS = 300.0, 3600.0
"""The time from one search for circular garbage to the next: where there is leisure, and where there is none."""
MOST_BROKEN = 200
"""Broken connections between two searches. Each of them leaves about 15 KB."""
SECONDS_BETWEEN = 2.0
"""The least time between two searches: whoever breaks connections on purpose takes a twentieth of a busy server."""


def give_back() -> None:
    """Returns the pages that hold nothing any more. The C library of most Linux systems keeps those between others that
    are in use, such as what silent sockets have freed; systems with another one need nothing or have no such call."""
    try:
        trim = ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):  # TypeError: Windows has no library without a name
        return
    trim(0)


class Leisure:
    """Tells whether this process has had little to do since it was asked last."""

    def __init__(self) -> None:
        self._asked, self._used = time.monotonic(), time.process_time()

    def __call__(self) -> bool:
        asked, used = self._asked, self._used
        self._asked, self._used = time.monotonic(), time.process_time()
        return self._used - used < LITTLE * (self._asked - asked)


def search_by_hand() -> None:
    """Switches off Python's search for circular garbage. It stops all games: for 0.1 s among everything that lives long
    if there are 1,000 of them, and for 25 ms every 0.75 s among what is young. What comes and goes with choices, games,
    requests and sockets leaves nothing circular; a `GarbageSearch` finds the rest."""
    gc.freeze()
    gc.disable()


class GarbageSearch:
    """Searches for circular garbage when there is time, and at once when connections have left much of it."""

    def __init__(self, broken: Callable[[], int] = lambda: 0) -> None:
        """`broken` counts the connections that ended with an error: their tracebacks are circular."""
        self._broken = broken
        self._begin()

    def _begin(self) -> None:
        self._searched, self._known = time.monotonic(), self._broken()

    def if_urgent(self) -> None:
        if self._broken() - self._known > MOST_BROKEN and time.monotonic() - self._searched >= SECONDS_BETWEEN:
            self.now()

    def if_due(self, *, leisure: bool) -> None:
        if time.monotonic() - self._searched >= (SECONDS_TO_SEARCH if leisure else LONGEST_SECONDS):
            self.now()

    def now(self) -> None:
        gc.collect()
        self._begin()
