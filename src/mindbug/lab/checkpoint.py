"""The counts of a simulation on disk, and which deals they contain. The file is small for any number of games."""

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from typing import Any

from mindbug.lab.conditions import refuse_others
from mindbug.lab.tally import FAILURE, Tally

FORMAT = "mindbug simulation 2"
REASONS = 20  # how many different reasons are kept; a program may give a new one in every game
OTHER_REASONS = "other reasons"


@dataclass
class Checkpoint:
    tally: Tally = field(default_factory=Tally)
    done: int = 0
    """All deals below this one are counted ..."""
    ahead: set[int] = field(default_factory=set)
    """... and these, which other workers finished first ..."""
    lost: set[int] = field(default_factory=set)
    """... but not these, which could not be played."""

    def add(self, deal: int, counts: Tally) -> None:
        for (measure, subject, result), count in counts.items():
            self.tally[measure, self._told_apart(measure, subject), result] += count
        self.lost.discard(deal)
        self._pass(deal)

    def lose(self, deal: int) -> None:
        self.lost.add(deal)
        self._pass(deal)

    def _pass(self, deal: int) -> None:
        if deal >= self.done:
            self.ahead.add(deal)
        while self.done in self.ahead:
            self.ahead.remove(self.done)
            self.done += 1

    def _told_apart(self, measure: str, subject: str | int) -> str | int:
        if measure != FAILURE or (measure, subject, 0) in self.tally:
            return subject
        return subject if sum(key[0] == FAILURE for key in self.tally) < REASONS else OTHER_REASONS

    def missing(self, games: int) -> Iterator[int]:
        """The deals that are not counted yet, at the time of the call."""
        lost = sorted(deal for deal in self.lost if deal < games)
        passed = frozenset(self.ahead)
        return chain(lost, (deal for deal in range(self.done, games) if deal not in passed))

    @property
    def games(self) -> int:
        return self.done + len(self.ahead) - len(self.lost)

    def save(self, path: Path, identity: dict[str, Any]) -> None:
        """Writes a new file and then puts it in the place of the old one, so that the file is always whole."""
        rows = [[*key, count] for key, count in sorted(self.tally.items(), key=repr)]
        data = {"format": FORMAT, **identity, "done": self.done, "ahead": sorted(self.ahead), "lost": sorted(self.lost),
                "tally": rows}
        beside = path.with_name(path.name + ".new")
        beside.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")
        os.replace(beside, path)

    @classmethod
    def load(cls, path: Path, identity: dict[str, Any]) -> "Checkpoint":
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
            if data["format"] != FORMAT:
                raise ValueError(f"format {data['format']!r}")
            tally = Tally({(measure, subject, result): count for measure, subject, result, count in data["tally"]})
            checkpoint = cls(tally, int(data["done"]), {int(deal) for deal in data["ahead"]},
                             {int(deal) for deal in data["lost"]})
        except (ValueError, TypeError, KeyError) as error:
            raise ValueError(f"{path} does not contain the counts of a simulation ({error})") from None
        refuse_others(path, data, identity)
        return checkpoint
