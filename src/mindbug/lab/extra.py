"""The lab needs libraries that a game does not. Where they are missing, an error says what to install."""

from collections.abc import Iterator
from contextlib import contextmanager

LIBRARIES = {"matplotlib", "numpy", "polars", "rich"}


@contextmanager
def lab_libraries() -> Iterator[None]:
    """Surrounds the imports of modules that use these libraries."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] not in LIBRARIES:
            raise
        raise ValueError(f'{error.name} is missing; the lab needs it (in a checkout: pip install ".[lab]")') from None
