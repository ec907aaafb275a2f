"""Output files of the lab: they are checked before the hours of work, and only one run at a time writes to them."""

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

if sys.platform != "win32":
    import fcntl  # Windows has no such locks

IMAGES = (".png", ".svg", ".pdf")


def check_output(path: Path, kinds: Sequence[str] = ()) -> None:
    """Raises an error if the file could not be written later, or if it is of none of the kinds."""
    if kinds and path.suffix not in kinds:
        raise ValueError(f"{path}: the name of this file must end in {', '.join(kinds)}")
    if not path.parent.is_dir():
        raise ValueError(f"{path}: there is no folder {path.parent}")


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """Gives a draft to be written, which then replaces the file: readers find the old one or the new one, also after a
    crash."""
    draft = path.with_name(f"{path.name}.tmp")
    yield draft
    with draft.open("rb+") as file:
        os.fsync(file.fileno())
    draft.replace(path)


def write_whole(path: Path, text: str) -> None:
    with replacing(path) as draft:
        draft.write_text(text, encoding="utf-8")


@contextmanager
def alone_with(output: Path) -> Iterator[None]:
    """Locks this file or folder against other runs: two runs would count games twice, or lose what the other one has
    counted. The system releases the lock however the process ends."""
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
            pass  # some file systems have no locks either
        yield
    finally:
        os.close(handle)
