"""A book of deals: which games an arena plays, in which order, instead of those that follow from its seed.

A text file with one opening per line: a whole number deals like `Game(seed=NUMBER)`, a JSON object is a position as
`Game.position()` writes it. Empty lines and what follows a `#` at the beginning of a line are passed over.
"""

import json
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from mindbug.game.catalogue import Catalogue
from mindbug.game.errors import BadPosition
from mindbug.game.positions import PositionReader

Opening = int | str
"""The seed of a deal, or a position as JSON."""


@dataclass(frozen=True)
class Openings:
    """A book of deals: a seed or a position for each."""

    lines: tuple[Opening, ...]

    @property
    def digest(self) -> str:
        return sha256("\n".join(map(str, self.lines)).encode()).hexdigest()[:12]


def read_openings(path: Path, catalogue: Catalogue) -> Openings:
    """Reads and checks the whole book. What is wrong is named with its line, before any game is played."""
    lines: list[Opening] = []
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise ValueError(f"{path}: this is not a text file") from None
    for number, line in enumerate(map(str.strip, text.splitlines()), 1):
        if not line or line.startswith("#"):
            continue
        try:
            lines.append(opening_in(line, catalogue))
        except (ValueError, RecursionError) as error:
            raise ValueError(f"{path}, line {number}: {error}") from None
    if not lines:
        raise ValueError(f"{path}: there is no opening in this book")
    return Openings(tuple(lines))


def opening_in(line: str, catalogue: Catalogue) -> Opening:
    if line.isdecimal():
        return int(line)
    try:
        position = json.loads(line)
    except ValueError:
        raise ValueError(f"{line[:60]!r} is neither a whole number nor a position in JSON") from None
    if not isinstance(position, dict):
        raise BadPosition(f"{line[:60]!r} is neither a whole number nor a position in JSON")
    PositionReader(catalogue, position, False)
    return json.dumps(position, ensure_ascii=False)
