"""Cards of one's own in the lab: they travel to the workers as words, so that no worker needs their files."""

from collections.abc import Sequence
from pathlib import Path

from mindbug.custom import catalogue_with, load_all
from mindbug.game.catalogue import Catalogue, standard
from mindbug.words import CardSet

_made: list[tuple[tuple[CardSet, ...], Catalogue]] = []
"""The catalogues that were made. Cards contain lists and cannot be hashed; a list will do, because a process has only
one or two collections."""


def load_own(paths: Sequence[Path]) -> tuple[CardSet, ...]:
    """The cards of all these files, which must not contradict each other."""
    return tuple(load_all(paths))


def catalogue_of(own: tuple[CardSet, ...]) -> Catalogue:
    """The published sets and these, made once per process."""
    if not own:
        return standard()
    for known, catalogue in _made:
        if known is own or known == own:
            return catalogue
    catalogue = catalogue_with(*own)
    _made.append((own, catalogue))
    return catalogue
