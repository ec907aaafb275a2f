"""Saved games: the record, written after every choice, and beside it the seating as long as the game is on."""

import json
import os
from dataclasses import asdict, dataclass, fields
from datetime import datetime
from pathlib import Path

from mindbug.cli.arguments import read_text
from mindbug.data_directory import data_directory
from mindbug.game.record import Record
from mindbug.game.seats import SEATS
from mindbug.lab.outputs import write_whole
from mindbug.players.registry import NAMES
from mindbug.text import LANGUAGES

OPPONENTS = ("person", *NAMES)
RECORD, SEATING = ".mindbug", ".json"


@dataclass(frozen=True)
class Seating:
    """The part of a saved game that is not in its record."""

    against: str = "random"
    seat: str = "p1"
    """The seat of the person in a game against a bot."""
    lang: str = "en"
    cards: tuple[str, ...] = ()
    """The files with the cards that are not of the standard sets."""


def saves_directory() -> Path:
    """The folder of the saved games. $MINDBUG_DATA may name another one."""
    return Path(os.environ.get("MINDBUG_DATA") or data_directory()) / "games"


class Save:
    """One game on disk."""

    def __init__(self, record: Path) -> None:
        self.record = record
        self.seating_file = record.with_suffix(SEATING)
        self.seated: Seating | None = None

    @classmethod
    def new(cls) -> "Save":
        """A new saved game under a name that is not taken."""
        directory = saves_directory()
        name = f"{datetime.now():%Y-%m-%d-%H%M%S}"
        number = 1
        while (path := directory / f"{name}{f'-{number}' * (number > 1)}{RECORD}").exists():
            number += 1
        return cls(path)

    @classmethod
    def latest(cls) -> "Save":
        """The latest saved game that is not over."""
        directory = saves_directory()
        open_games = [save for save in map(cls, directory.glob(f"*{RECORD}")) if save.seating_file.exists()]
        if not open_games:
            raise ValueError(f"there is no unfinished game in {directory}")
        return max(open_games, key=lambda save: (save.record.stat().st_mtime_ns, save.record.name))

    def write(self, record: Record, seating: Seating) -> None:
        """Saves the game. The seating goes when the game is over: only games with a seating can be resumed."""
        self.record.parent.mkdir(parents=True, exist_ok=True)
        write_whole(self.record, str(record))
        if record.result is not None:
            self.seating_file.unlink(missing_ok=True)
        elif seating != self.seated:
            write_whole(self.seating_file, json.dumps(asdict(seating), indent=2, ensure_ascii=False) + "\n")
            self.seated = seating

    def seating(self) -> Seating | None:
        """The seating; None for a record that came from elsewhere."""
        if not self.seating_file.exists():
            return None
        try:
            return checked_seating(json.loads(read_text(self.seating_file)))
        except ValueError as error:
            raise ValueError(f"{self.seating_file}: {error}") from None


def checked_seating(data: object) -> Seating:
    if not isinstance(data, dict) or set(data) != {field.name for field in fields(Seating)}:
        raise ValueError(f"expected the entries {', '.join(field.name for field in fields(Seating))}")
    for key, allowed in (("against", OPPONENTS), ("seat", SEATS), ("lang", tuple(LANGUAGES))):
        if data[key] not in allowed:
            raise ValueError(f"{key} must be one of {', '.join(allowed)}, not {data[key]!r}")
    cards = data["cards"]
    paths = [cards] if isinstance(cards, str) else [] if cards is None else cards  # older games have one file or none
    if not isinstance(paths, list) or not all(isinstance(path, str) for path in paths):
        raise ValueError(f"cards must be a list of paths of files, not {cards!r}")
    return Seating(**{**data, "cards": tuple(paths)})
