"""Memory that was freed goes back to the system."""

import ctypes
import time

LITTLE = 0.25
"""The share of a processor below which a process has little to do."""


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
