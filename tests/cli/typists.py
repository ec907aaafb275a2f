"""Typists: they type at the keyboard, and show what lies on disk afterwards."""

import random
from pathlib import Path

from mindbug import Game, replay


def numbers(seed: int, count: int = 3000) -> list[int]:
    """Blind choices, enough for any game: whatever is no option is refused and asked again."""
    return [random.Random(f"typist {seed} {place}").randint(1, 6) for place in range(count)]


def only_record(directory: Path) -> Path:
    (path,) = directory.glob("*.mindbug")
    return path


def saved_game(directory: Path) -> Game:
    return replay(only_record(directory).read_text(encoding="utf-8"))
