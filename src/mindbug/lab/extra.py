"""The lab needs libraries that a game does not. Where they are missing, an error says what to install."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

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


def cluster_library() -> None:
    """Raises an error if Ray is missing."""
    if find_spec("ray") is None:
        raise ValueError('ray is missing; --cluster needs it (in a checkout: pip install ".[cluster]")')
