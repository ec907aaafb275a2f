"""The results file of an arena: one line of JSON per game, written as soon as the game is over.

The first line says which games these are. A secret seed is there only as a hash; the line that tells it comes when
nothing more is played. If a run was killed before that, its seed is lost: its games stand, and the next run goes on
with a new seed, after a line that says so. Deals that were not complete are then played anew.
"""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any, TextIO

from mindbug.lab.match import Failure
from mindbug.lab.outputs import alone_with
from mindbug.lab.run_conditions import RunConditions, refuse_others
from mindbug.lab.secret_seed import commitment
from mindbug.players.bot import Bot
from mindbug.players.python_class import PythonBot
from mindbug.players.registry import make_bot

FORMAT = "mindbug arena 3"
ROUND_ROBIN, GAUNTLET = "round robin", "gauntlet"


@dataclass(frozen=True)
class Fixture:
    """A game to be played: two bots by their numbers, a deal, and whether the first sits in the second seat."""

    first: int
    second: int
    deal: int
    swapped: bool


@dataclass(frozen=True)
class FinishedGame:
    """A game that is over. Pairs of values belong to the first and the second bot."""

    fixture: Fixture
    winner: int | None
    """0 if the first bot won, 1 if the second did, None for a draw."""
    outcome: str
    turns: int
    starter: int
    decisions: tuple[int, int]
    seconds: tuple[float, float]
    failure: Failure | None = None
    """The reason why the loser could not play on, if that ended the game."""

    @property
    def score(self) -> float:
        """The points of the first bot."""
        return 0.5 if self.winner is None else 1.0 - self.winner


@dataclass(frozen=True)
class Plan:
    """Everything that the games of an arena follow from."""

    bots: tuple[str, ...]
    conditions: RunConditions
    pairing: str = ROUND_ROBIN
    """True if every bot meets every other one; otherwise only the first one meets all others."""
    classes: Mapping[str, type[Any]] = field(default_factory=dict, compare=False)
    """The classes of bots that were given as such, by their names."""

    def identity(self) -> dict[str, Any]:
        return {"format": FORMAT, "bots": list(self.bots), "pairing": self.pairing, **self.conditions.identity()}

    def names(self) -> list[str]:
        """The names of the bots. A bot that takes part twice gets a number."""
        return told_apart(self.bots)

    def pairs(self) -> list[tuple[int, int]]:
        pairs = list(combinations(range(len(self.bots)), 2))
        return pairs if self.pairing == ROUND_ROBIN else [pair for pair in pairs if pair[0] == 0]

    def deals(self, games: int, first: int = 0) -> range:
        """The deals for that many games per pair; of a book of openings not more than it has."""
        book = self.conditions.openings
        last = first + games // 2
        return range(first, last if book is None else min(last, len(book.lines)))

    def fixtures(self, deals: Iterable[int]) -> Iterator[Fixture]:
        """The games in order, deal by deal, so that all pairs have played the same deals whenever the run stops."""
        for deal in deals:
            for first, second in self.pairs():
                for swapped in (False, True):
                    yield Fixture(first, second, deal, swapped)

    def make(self, number: int) -> Bot:
        """Makes a bot. Its number is its seed, so that two of the same name do not play alike."""
        name, catalogue = self.bots[number], self.conditions.catalogue
        if name in self.classes:
            return PythonBot(name, self.classes[name], number, catalogue)
        return make_bot(name, number, catalogue)


def told_apart(names: Sequence[str]) -> list[str]:
    return [name if names[:i].count(name) == 0 else f"{name} #{names[:i].count(name) + 1}"
            for i, name in enumerate(names)]


class ResultsFile:
    """The games so far, and the file that new ones are added to."""

    def __init__(self, path: Path, plan: Plan, resume: bool = False) -> None:
        self.path = path
        self.plan = plan
        self.games: list[FinishedGame] = []
        new = not path.exists()
        if not new and not resume:
            raise ValueError(f"{path} exists already; --resume goes on with it")
        with ExitStack() as opened:
            self._stream: TextIO = opened.enter_context(path.open("x" if new else "a", encoding="utf-8", newline="\n"))
            opened.enter_context(alone_with(path))
            if new:
                self._write(plan.identity())
            else:
                self._go_on()
            self._opened = opened.pop_all()

    def _go_on(self) -> None:
        stored = Stored.read(self.path)
        refuse_others(self.path, stored.header, self.plan.identity())
        self.games = stored.games
        if stored.end is not None:
            with self.path.open("r+b") as file:
                file.truncate(stored.end)
        if self.plan.conditions.secret and commitment(self.plan.conditions.seed) not in stored.hashes:
            void = incomplete(self.plan, self.games)
            self.games = [game for game in self.games if game.fixture.deal not in void]
            self._write({"seed_hash": commitment(self.plan.conditions.seed), "void": sorted(void)})

    def append(self, game: FinishedGame) -> None:
        self.games.append(game)
        self._write(asdict(game))

    def tell_seed(self) -> None:
        """Adds the secret seed, when nothing more will be played with it for now."""
        conditions = self.plan.conditions
        if conditions.secret and str(conditions.seed) not in Stored.read(self.path).told.values():
            self._write({"seed_hash": commitment(conditions.seed), "seed": str(conditions.seed)})

    def _write(self, line: dict[str, Any]) -> None:
        self._stream.write(json.dumps(line, ensure_ascii=False) + "\n")
        self._stream.flush()  # data that the system has survives the end of this process

    def missing(self, fixtures: Iterable[Fixture]) -> list[Fixture]:
        done = {game.fixture for game in self.games}
        return [fixture for fixture in fixtures if fixture not in done]

    def close(self) -> None:
        self._opened.close()


def incomplete(plan: Plan, games: Iterable[FinishedGame]) -> set[int]:
    """The deals of which some games are still to be played."""
    played = Counter(game.fixture.deal for game in games)
    return {deal for deal, count in played.items() if count < 2 * len(plan.pairs())}


# ---- reading


@dataclass
class Stored:
    """The contents of a file of results."""

    header: dict[str, Any]
    games: list[FinishedGame]
    hashes: list[str]
    """The hashes of its secret seeds, the last one last."""
    told: dict[str, str]
    """The seeds that were told, by their hashes. They are texts: not every reader of JSON keeps 64 bits."""
    end: int | None
    """The end of the last whole line, for a file whose run was killed in the middle of one."""

    @classmethod
    def read(cls, path: Path) -> "Stored":
        data = path.read_bytes()
        whole = data.rfind(b"\n") + 1
        lines = data[:whole].decode("utf-8", "replace").splitlines()
        header = parsed(lines[0]) if lines else None
        if header is None or header.get("format") != FORMAT:
            raise ValueError(f"{path} contains no arena results: its first line should name the format {FORMAT!r}")
        stored = cls(header, [], [header["seed_hash"]] if "seed_hash" in header else [], {},
                     whole if whole < len(data) else None)
        for number, line in enumerate(lines[1:], 2):
            try:
                stored._add(json.loads(line))
            except (ValueError, TypeError, KeyError, AttributeError) as error:
                raise ValueError(f"{path}, line {number}: this is no game ({error})") from None
        return stored

    def _add(self, line: dict[str, Any]) -> None:
        if "seed_hash" not in line:
            self.games.append(played(line))
        elif "seed" in line:
            self.told[line["seed_hash"]] = line["seed"]
        else:
            void = set(line["void"])
            self.games = [game for game in self.games if game.fixture.deal not in void]
            self.hashes.append(line["seed_hash"])

    @property
    def seed(self) -> int | None:
        """The seed to go on with; None if it is secret and was never told."""
        if not self.hashes:
            return int(self.header["seed"])
        told = self.told.get(self.hashes[-1])
        return None if told is None else int(told)


def seed_in(path: Path) -> int | None:
    """The seed of the run that wrote this file, if it tells. If the file is broken, reading it later says what is
    wrong."""
    try:
        return Stored.read(path).seed
    except (OSError, ValueError, KeyError, TypeError):
        return None


def parsed(line: str) -> dict[str, Any] | None:
    try:
        value = json.loads(line)
    except ValueError:
        return None
    return value if isinstance(value, dict) else None


def played(line: dict[str, Any]) -> FinishedGame:
    failure = line["failure"]
    if failure is not None:
        failure = Failure(**{**failure, "options": tuple(failure["options"])})
    return FinishedGame(**{**line, "fixture": Fixture(**line["fixture"]), "decisions": tuple(line["decisions"]),
                     "seconds": tuple(line["seconds"]), "failure": failure})
