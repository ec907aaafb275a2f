"""The counts of a simulation on disk: what was counted, and which deals are in it."""

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from mindbug.lab.conditions import refuse_others
from mindbug.lab.tally import Tally

FORMAT = "mindbug simulation 1"


@dataclass
class Checkpoint:
    tally: Tally = field(default_factory=Tally)
    done: int = 0
    """All deals below this one are counted ..."""
    ahead: set[int] = field(default_factory=set)
    """... and these, which other workers finished first."""

    def add(self, deal: int, counts: Tally) -> None:
        self.tally.update(counts)
        self.ahead.add(deal)
        while self.done in self.ahead:
            self.ahead.remove(self.done)
            self.done += 1

    def missing(self, games: int) -> Iterator[int]:
        """Looks at what is ahead now, not at what will be."""
        ahead = frozenset(self.ahead)
        return (deal for deal in range(self.done, games) if deal not in ahead)

    @property
    def games(self) -> int:
        return self.done + len(self.ahead)

    def save(self, path: Path, identity: dict[str, Any]) -> None:
        """All or nothing: a new file takes the place of the old one."""
        rows = [[*key, count] for key, count in sorted(self.tally.items(), key=repr)]
        data = {"format": FORMAT, **identity, "done": self.done, "ahead": sorted(self.ahead), "tally": rows}
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
            checkpoint = cls(tally, int(data["done"]), {int(deal) for deal in data["ahead"]})
        except (ValueError, TypeError, KeyError) as error:
            raise ValueError(f"{path} holds no counts of a simulation ({error})") from None
        refuse_others(path, data, identity)
        return checkpoint
