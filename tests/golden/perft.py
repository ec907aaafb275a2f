"""Count the option sequences of a position: `python -m tests.golden.perft NAME DEPTH` splits the count by first option.

Chance is explicit; a random pick of one of several copies counts once. A game that ends earlier has no further options.
"""

import sys
import tomllib
from pathlib import Path
from typing import Any

import mindbug
from mindbug.engine import codes
from mindbug.engine.machine import apply
from mindbug.engine.options import legal
from mindbug.engine.state import State

FILE = Path(__file__).parent / "perft.toml"


def positions() -> dict[str, dict[str, Any]]:
    """Name -> `nodes` (sequences of 1, 2, 3 ... options) and `position`."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def begin(position: dict[str, Any]) -> mindbug.Game:
    return mindbug.Game.from_position(position, chance="explicit")


def count_labels(game: mindbug.Game, depth: int) -> int:
    """Counts by labels, through the public interface."""
    if depth == 0:
        return 1
    if game.decision is None:
        return 0
    if depth == 1:
        return len(game.decision.options)
    total = 0
    for option in game.decision.options:
        following = game.clone()
        following.choose(str(option))
        total += count_labels(following, depth - 1)
    return total


def count_numbers(s: State, depth: int) -> int:
    """Counts by the engine's own numbers."""
    if depth == 0:
        return 1
    options = legal(s)
    if s.decision == codes.PICK:
        options = list({s.design(slot): slot for slot in options}.values())
    if depth == 1:
        return len(options)
    total = 0
    for option in options:
        following = s.clone()
        apply(following, option)
        total += count_numbers(following, depth - 1)
    return total


def main(name: str, depth: int) -> None:
    game = begin(positions()[name]["position"])
    total = 0
    assert game.decision is not None
    for option in game.decision.options:
        following = game.clone()
        following.choose(option)
        below = count_numbers(following._state, depth - 1)
        total += below
        print(f"{below:10,} {option}")
    print(f"{total:10,}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
