"""What the lab writes: looked at before the hours of work, and written to by one run at a time."""

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

if sys.platform != "win32":
    import fcntl  # Windows has no such locks

IMAGES = (".png", ".svg", ".pdf")


def check_output(path: Path, kinds: Sequence[str] = ()) -> None:
    """Whether the file can be written later, and is of one of the kinds if there are some to choose from."""
    if kinds and path.suffix not in kinds:
        raise ValueError(f"{path}: a file like this is one of {', '.join(kinds)}")
    if not path.parent.is_dir():
        raise ValueError(f"{path}: there is no folder {path.parent}")


@contextmanager
def alone_with(output: Path) -> Iterator[None]:
    """No other run gets this file or folder meanwhile: two would count games twice, or one would lose what the other
    has counted. However the process ends, the system then lets go of it."""
    if sys.platform == "win32":
        yield
        return
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
