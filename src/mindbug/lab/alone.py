"""One run at a time writes to an output. Two would count games twice, or one would lose what the other has counted."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def alone_with(output: Path) -> Iterator[None]:
    """No other run gets this file or folder meanwhile. However the process ends, the system then lets go of it."""
    if sys.platform == "win32":  # has no such lock
        yield
        return
    import fcntl

    handle = os.open(output, os.O_RDONLY)
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise ValueError(f"another run is writing to {output}") from None
        except OSError:
            pass  # some file systems have none either
        yield
    finally:
        os.close(handle)
