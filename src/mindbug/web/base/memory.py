"""Memory that was freed goes back to the system."""

import ctypes


def give_back() -> None:
    """Returns the pages that hold nothing any more. The C library of most Linux systems keeps those between others that
    are in use, such as what silent sockets have freed; systems with another one need nothing or have no such call."""
    try:
        trim = ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):  # TypeError: Windows has no library without a name
        return
    trim(0)
