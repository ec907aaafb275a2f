"""The counts of a simulation on disk, and which deals they contain. The file is small for any number of games."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from mindbug.lab.deal_ranges import DealRanges
from mindbug.lab.outputs import write_whole
from mindbug.lab.run_conditions import refuse_others
from mindbug.lab.tally import FAILURE, Tally

FORMAT = "mindbug simulation 3"
TABLES = ("games", "choices")
"""The folders of the tables, beside the checkpoint."""
REASONS = 20  # how many different reasons are kept; a program may give a new one in every game
OTHER_REASONS = "other reasons"


@dataclass
class Checkpoint:
    """Everything that a simulation needs to go on after an interruption."""

    tally: Tally = field(default_factory=Tally)
    done: DealRanges = field(default_factory=DealRanges)
    """The deals that are counted."""
    shards: list[str] = field(default_factory=list)
    """The files with the tables of these games, if tables are written; others in the folder do not count."""
    seeds: dict[str, str | None] = field(default_factory=dict)
    """The hashes of secret seeds, the last one last, and those seeds that were told."""

    def add(self, deals: range, counts: Tally) -> None:
        self.done.add(deals.start, deals.stop)
        for (measure, subject, result), count in counts.items():
            self.tally[measure, self._told_apart(measure, subject), result] += count

    def _told_apart(self, measure: str, subject: str | int) -> str | int:
        if measure != FAILURE or (measure, subject, 0) in self.tally:
            return subject
        return subject if sum(key[0] == FAILURE for key in self.tally) < REASONS else OTHER_REASONS

    def missing(self, games: int, first: int = 0, most: int = 1) -> Iterator[range]:
        """The deals that are not counted at the time of the call, in pieces of at most that many."""
        return self.done.missing(first, first + games, most)

    @property
    def games(self) -> int:
        return len(self.done)

    def save(self, path: Path, identity: Mapping[str, Any]) -> None:
        rows = [[*key, count] for key, count in sorted(self.tally.items(), key=repr)]
        data = {"format": FORMAT, **identity, "done": self.done.ranges, "shards": self.shards, "seeds": self.seeds,
                "tally": rows}
        write_whole(path, json.dumps(data, ensure_ascii=False))

    @classmethod
    def load(cls, path: Path, identity: Mapping[str, Any]) -> "Checkpoint":
        data, checkpoint = cls.read(path)
        refuse_others(path, data, identity)
        return checkpoint

    @classmethod
    def read(cls, path: Path) -> tuple[dict[str, Any], "Checkpoint"]:
        """The file as it is, with what identifies its games."""
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
            if data["format"] != FORMAT:
                raise ValueError(f"format {data['format']!r}")
            tally = Tally({(measure, subject, result): count for measure, subject, result, count in data["tally"]})
            checkpoint = cls(tally, DealRanges((int(first), int(end)) for first, end in data["done"]),
                             [str(name) for name in data["shards"]], dict(data["seeds"]))
        except (ValueError, TypeError, KeyError) as error:
            raise ValueError(f"{path} does not contain the counts of a simulation ({error})") from None
        return data, checkpoint

    @property
    def seed(self) -> int | None:
        """The last secret seed, if it was told."""
        told = list(self.seeds.values())[-1:]
        return int(told[0]) if told and told[0] is not None else None
