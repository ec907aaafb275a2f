"""Records of the games of an arena, a file each, which `mindbug replay` and `mindbug analyse` read.

As long as the seed is secret, the records of a deal are held back until all its games are over: a record tells how the
cards of its deal lie, and a program might read it before it plays the same deal from the other seat.
"""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from mindbug.lab.results import FinishedGame, Fixture, Plan

SUFFIX = ".mindbug"
MOST_FAILURES = 20  # records of failed games per bot that are kept unasked


class RecordFiles:
    """The folder in which an arena keeps records of its games."""

    def __init__(self, folder: Path, plan: Plan, everything: bool, missing: Sequence[Fixture]) -> None:
        """With `everything` every game is kept; otherwise only games that a bot failed in, up to a number per bot."""
        self.folder = folder
        self.everything = everything
        self.written: dict[Fixture, Path] = {}
        self._names = plan.names()
        self._secret = plan.conditions.secret
        self._left = Counter(fixture.deal for fixture in missing)
        self._held: dict[int, list[tuple[Fixture, str, str | None]]] = {}
        self._failures: Counter[int] = Counter()

    def add(self, game: FinishedGame, record: str | None) -> None:
        """Takes note that a game is over; writes its record if it is wanted, now or when the deal is done."""
        fixture = game.fixture
        self._left[fixture.deal] -= 1
        if record is not None and self._wanted(game):
            log = None if game.failure is None else failure_text(game, self._names)
            self._held.setdefault(fixture.deal, []).append((fixture, record, log))
        if not self._secret or self._left[fixture.deal] <= 0:
            self._write(fixture.deal)

    def close(self) -> None:
        """Writes what was held back: nothing more is played."""
        for deal in list(self._held):
            self._write(deal)

    def _wanted(self, game: FinishedGame) -> bool:
        if self.everything or game.failure is None or game.winner is None:
            return True
        loser = (game.fixture.first, game.fixture.second)[1 - game.winner]
        self._failures[loser] += 1
        return self._failures[loser] <= MOST_FAILURES

    def _write(self, deal: int) -> None:
        for fixture, record, log in self._held.pop(deal, []):
            self.folder.mkdir(parents=True, exist_ok=True)
            path = self.folder / file_name(fixture)
            path.write_text(record, encoding="utf-8")
            self.written[fixture] = path
            if log is not None:
                path.with_suffix(".log").write_text(log + "\n", encoding="utf-8")


def file_name(fixture: Fixture) -> str:
    """The name of the file of a game. It calls bots by their numbers, p1 first, because their names may hold
    anything."""
    first, second = (fixture.second, fixture.first) if fixture.swapped else (fixture.first, fixture.second)
    return f"{fixture.deal:07d}-{first + 1}-{second + 1}{SUFFIX}"


def failure_text(game: FinishedGame, names: Sequence[str]) -> str:
    """Everything about a failure, for the author of the bot."""
    failure = game.failure
    assert failure is not None and game.winner is not None
    loser = (game.fixture.first, game.fixture.second)[1 - game.winner]
    lines = [f"{names[loser]}: {failure.reason}",
             f"choice {failure.choice} of the game, in turn {game.turns}: {failure.kind}",
             f"options: {', '.join(failure.options)}"]
    return "\n".join([*lines, *([failure.details] if failure.details else [])])
