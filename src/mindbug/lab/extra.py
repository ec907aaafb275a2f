"""The lab leans on libraries that a game does not need; whoever lacks them is told what to install."""

from collections.abc import Iterator
from contextlib import contextmanager

LIBRARIES = {"matplotlib", "numpy", "polars", "rich"}


@contextmanager
def lab_libraries() -> Iterator[None]:
    """Around imports of modules that use them."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] not in LIBRARIES:
            raise
        raise ValueError(f'{error.name} is missing; the lab needs it (in a checkout: pip install ".[lab]")') from None
