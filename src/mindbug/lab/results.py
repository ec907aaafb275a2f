"""The results file of an arena: one line of JSON per game, written as soon as the game is over."""

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
    """A game that is over. Pairs of values belong to the first and the second bot."""

    fixture: Fixture
    winner: int | None
    """0 if the first bot won, 1 if the second did, None for a draw."""
    outcome: str
    turns: int
    starter: int
    decisions: tuple[int, int]
    seconds: tuple[float, float]
    failure: str | None = None
    """The reason why the loser could not play on, if that ended the game."""

    @property
    def score(self) -> float:
        """The points of the first bot."""
        return 0.5 if self.winner is None else 1.0 - self.winner


@dataclass(frozen=True)
class Plan:
    bots: tuple[str, ...]
    conditions: Conditions

    def identity(self) -> dict[str, Any]:
        return {"format": FORMAT, "bots": list(self.bots), **self.conditions.identity()}

    def names(self) -> list[str]:
        """The names of the bots. A bot that takes part twice gets a number."""
        return [name if self.bots[:i].count(name) == 0 else f"{name} #{self.bots[:i].count(name) + 1}"
                for i, name in enumerate(self.bots)]

    def fixtures(self, games: int) -> Iterator[Fixture]:
        """The games in order, deal by deal, so that all pairs have played the same deals whenever the run stops."""
        for deal in range(games // 2):
            for first, second in combinations(range(len(self.bots)), 2):
                for swapped in (False, True):
                    yield Fixture(first, second, deal, swapped)


class ResultsFile:
    """The games so far, and the file that new ones are added to."""

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
            raise ValueError(f"{self.path} contains no arena results: its first line should name the format {FORMAT!r}")
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
        self._stream.flush()  # data that the system has survives the end of this process

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
