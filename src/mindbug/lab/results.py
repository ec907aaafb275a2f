"""The games of an arena in a file, a line of JSON each, written as soon as they are over."""

import json
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from itertools import combinations
from pathlib import Path
from typing import Any, TextIO

from mindbug.lab.conditions import Conditions, refuse_others
from mindbug.lab.outputs import alone_with

FORMAT = "mindbug arena 2"


@dataclass(frozen=True)
class Fixture:
    """A game to be played: two bots by their numbers, a deal, and whether the first sits in the second seat."""

    first: int
    second: int
    deal: int
    swapped: bool


@dataclass(frozen=True)
class Played:
    """A game that is over. Pairs of values are those of the first and the second bot."""

    fixture: Fixture
    winner: int | None
    """0 is the first bot, 1 the second, None a draw."""
    outcome: str
    turns: int
    starter: int
    decisions: tuple[int, int]
    seconds: tuple[float, float]
    failure: str | None = None
    """Why the loser lost without playing on."""

    @property
    def score(self) -> float:
        """Of the first bot."""
        return 0.5 if self.winner is None else 1.0 - self.winner


@dataclass(frozen=True)
class Plan:
    bots: tuple[str, ...]
    conditions: Conditions

    def identity(self) -> dict[str, Any]:
        return {"format": FORMAT, "bots": list(self.bots), **self.conditions.identity()}

    def names(self) -> list[str]:
        """Bots that are there twice are told apart."""
        return [name if self.bots[:i].count(name) == 0 else f"{name} #{self.bots[:i].count(name) + 1}"
                for i, name in enumerate(self.bots)]

    def fixtures(self, games: int) -> Iterator[Fixture]:
        """Deal by deal, so that all pairs of bots have played the same when somebody stops."""
        for deal in range(games // 2):
            for first, second in combinations(range(len(self.bots)), 2):
                for swapped in (False, True):
                    yield Fixture(first, second, deal, swapped)


class ResultsFile:
    """Holds the games so far, and appends."""

    def __init__(self, path: Path, plan: Plan, resume: bool = False) -> None:
        self.path = path
        self.games: list[Played] = []
        new = not path.exists()
        if not new and not resume:
            raise ValueError(f"{path} exists already; --resume goes on with it")
        with ExitStack() as opened:
            self._stream: TextIO = opened.enter_context(path.open("x" if new else "a", encoding="utf-8", newline="\n"))
            opened.enter_context(alone_with(path))
            if new:
                self._write(plan.identity())
            else:
                self.games = list(self._read(plan))
            self._opened = opened.pop_all()

    def _read(self, plan: Plan) -> Iterator[Played]:
        data = self.path.read_bytes()
        whole = data.rfind(b"\n") + 1
        lines = data[:whole].decode("utf-8", "replace").splitlines()
        header = parsed(lines[0]) if lines else None
        if header is None or header.get("format") != FORMAT:
            raise ValueError(f"{self.path} holds no arena results: its first line should tell the format {FORMAT!r}")
        refuse_others(self.path, header, plan.identity())
        for number, line in enumerate(lines[1:], 2):
            try:
                yield played(json.loads(line))
            except (ValueError, TypeError, KeyError, AttributeError) as error:
                raise ValueError(f"{self.path}, line {number}: this is no game ({error})") from None
        if whole < len(data):  # the last run was killed in the middle of a line
            with self.path.open("r+b") as file:
                file.truncate(whole)

    def append(self, game: Played) -> None:
        self.games.append(game)
        self._write(asdict(game))

    def _write(self, line: dict[str, Any]) -> None:
        self._stream.write(json.dumps(line, ensure_ascii=False) + "\n")
        self._stream.flush()  # what is handed to the system survives the end of this process

    def missing(self, fixtures: Iterable[Fixture]) -> list[Fixture]:
        done = {game.fixture for game in self.games}
        return [fixture for fixture in fixtures if fixture not in done]

    def close(self) -> None:
        self._opened.close()


def parsed(line: str) -> dict[str, Any] | None:
    try:
        value = json.loads(line)
    except ValueError:
        return None
    return value if isinstance(value, dict) else None


def played(line: dict[str, Any]) -> Played:
    return Played(**{**line, "fixture": Fixture(**line["fixture"]), "decisions": tuple(line["decisions"]),
                     "seconds": tuple(line["seconds"])})
