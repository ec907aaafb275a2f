"""The store of all games. Behind it is SQLite (`store_sqlite`) or PostgreSQL (`store_postgres`).

A game is stored as its setup and a journal of everything that anybody did, in order. Lines are only added to a journal
and never changed. Everything else about a game follows from its journal. A line is written only if nobody has written
one with the same number, so several nodes can serve the same game and never fork it.
"""

import json
import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from typing import Any, Protocol

from mindbug.web.base.config import DAY

FORMAT = 3  # of the database
GRACE = 4.0
"""The seconds by which the time of the house goes on without a heartbeat. While no node runs, it stands still."""
LEASE = 8.0
"""The seconds after its last heartbeat for which a node keeps its leases."""
LATE = 2.0
"""In a game with clocks, a line that is older than this when it reaches the database is not written: whoever made it
was asleep. So nobody's clock is ever seen to jump back by more."""


@dataclass(frozen=True)
class Terms:
    """Everything that is fixed before the first choice."""

    setup: str
    """The record with which the game begins: its header and, in a what-if, the choices of the other game."""
    seats: dict[str, dict[str, str]]
    """The `kind` (human, bot, open) and `name` of each seat and, for a bot, its `level`."""
    clock: int = 0
    """The seconds that each player has for the whole game; 0 means that there is no clock."""
    increment: int = 0
    """The seconds that a player gets back with every answer."""
    kind: str = "game"
    """`game`; `what_if`, which goes on from another game; `record`, which was uploaded and can only be viewed."""
    origin: str = ""
    """The id of the other game, in a what-if."""
    shared: bool = False
    """True if both players sit at one screen."""
    meet: bool = False
    """True if the players meet first: then the game begins when both have said that they are ready."""
    opened: float = 0.0
    """The time at which the game was opened, in the time of the house."""

    def text(self) -> str:
        return json.dumps(asdict(self))

    @classmethod
    def read(cls, text: str) -> "Terms":
        """Reads what `text` has written. What a newer version has added is left out: nodes are upgraded one by one."""
        data = json.loads(text)
        return cls(**{field.name: data[field.name] for field in fields(cls) if field.name in data})


@dataclass(frozen=True)
class Entry:
    """One line of a journal. `Room.apply` has all kinds."""

    kind: str
    seat: str
    text: str = ""
    """The content, by kind: a choice's label, how many choices are taken back, what is asked for, a player's name, a
    game's id."""
    spent: int = 0
    """The milliseconds for which the running clock ran before this line."""
    at: float = 0.0
    """The time at which it was written, in the time of the house."""


@dataclass(frozen=True)
class StoredGame:
    """A game as the store has it."""

    id: str
    terms: Terms
    entries: list[Entry]
    result: str | None
    keys: tuple["NewKey", ...] = ()
    owner: str = ""


@dataclass(frozen=True)
class Summary:
    """A game in a list of games."""

    id: str
    created: float
    updated: float
    result: str | None
    """None while the game is on."""
    seats: dict[str, dict[str, str]]
    clock: int
    lines: int
    """The number of lines of the journal."""
    kind: str = "game"
    sets: tuple[str, ...] = ()
    mine: tuple[str, ...] = ()
    """The seats of the browser that asks for its games."""


@dataclass(frozen=True)
class Statistics:
    """The numbers of everything in the store."""

    games: int
    running: int
    lines: int
    """The number of lines of all journals."""
    analyses: int
    size: int
    """The bytes of the database."""
    oldest: float | None
    """The time of day at which the game was touched that has rested longest."""
    kinds: dict[str, int]
    """Games, what-ifs and uploaded records."""
    results: dict[str, int]
    """The ends of finished games, without the winner."""
    days: dict[int, int]
    """The number of games that were opened today (0), yesterday (1) and so on, for a week."""


def statistics_of(now: float, counts: Sequence[Any], games: Iterable[tuple[str, str | None, float]]) -> Statistics:
    """Makes the statistics of what both databases select: numbers of games, running games, lines, analyses and
    bytes, and the oldest time; and for each game its kind, its result and when it was opened."""
    kinds: Counter[str] = Counter()
    results: Counter[str] = Counter()
    days: Counter[int] = Counter(dict.fromkeys(range(7), 0))
    for kind, result, created in games:
        kinds[kind or "game"] += 1
        if result is not None:
            results[result.split()[-1]] += 1
        if 0 <= (age := int((now - created) // DAY)) < 7:
            days[age] += 1
    total, running, lines, analyses, size, oldest = counts
    return Statistics(total, running, lines, analyses, size, oldest, dict(kinds), dict(results), dict(days))


# ---- what can be written


@dataclass(frozen=True)
class NewGame:
    """A game is opened."""

    id: str
    terms: Terms
    owner: str
    """An anonymous name for the person who opened the game, to limit how many games one person has."""
    at: float


@dataclass(frozen=True)
class NewEntry:
    """A line is added to a journal."""

    game: str
    seq: int
    """The number of the line, from 1. A number that exists already is a conflict: then another node was faster."""
    entry: Entry
    at: float
    """The time of day, for lists of games; clocks use that of the house, which is in the entry."""


@dataclass(frozen=True)
class NewKey:
    """A key to a seat: everybody who knows the secret with this hash may take it. An uploaded record has no seats; its
    key opens nothing and only says whose it is."""

    game: str
    seat: str
    hash: str


@dataclass(frozen=True)
class DropKeys:
    """Makes the keys to a seat useless, but for one."""

    game: str
    seat: str
    keep: str
    """The hash of the one; empty: there is none."""


@dataclass(frozen=True)
class Finished:
    """A game is over."""

    game: str
    result: str


@dataclass(frozen=True)
class NewAnalysis:
    """The analysis of a finished game, as far as it has come. If it were lost it could be made again."""

    game: str
    text: str


@dataclass(frozen=True)
class NewArchive:
    """The record of a finished game. It could be made from the journal, as long as cards and rules stay the same."""

    game: str
    data: bytes


@dataclass(frozen=True)
class NewKeepsake:
    """Everything that the review of a finished game shows: it can be shown when cards and rules have changed."""

    game: str
    data: bytes


Change = NewGame | NewEntry | NewKey | DropKeys | Finished | NewAnalysis | NewArchive | NewKeepsake
Job = Sequence[Change]
"""Changes that are written together or not at all."""


class Conflict(Exception):
    """A line was not written: another node has written one with its number, the game is gone, or it came too late."""


class Unavailable(Exception):
    """The database does not answer. Whether something was written is known only when it answers again."""


class OnlyTried(Exception):
    """The exception that ends a migration that was only tried, so that the database undoes it."""


# ---- between nodes


@dataclass(frozen=True)
class Lease:
    """The right of one node to do what nobody has asked for: to answer as a bot, to watch a clock, to judge."""

    game: str
    work: str


@dataclass(frozen=True)
class Heartbeat:
    """The answer to a heartbeat."""

    time: float
    """The time of the house."""
    nodes: tuple[str, ...]
    """The nodes that are alive, this one included."""
    lost: tuple[Lease, ...] = ()
    """Leases that this node believed to have, and another one has."""


class Hearer(Protocol):
    """A listener that is told what other nodes do. None of its methods may block."""

    def hear_line(self, game: str, seq: int, entry: Entry | None) -> None:
        """Hears that another node has written a line. None: it is too long to be told and must be read."""
        ...

    def hear_message(self, message: Mapping[str, Any]) -> None:
        """Hears something that another node has sent and that is not stored."""
        ...

    def hear_nothing(self) -> None:
        """Hears that all is well again after the connection was cut or this node was asleep: something may have been
        missed."""
        ...


class Store(Protocol):
    """Keeps the games. Every method may raise Unavailable."""

    shared: bool
    """True if other nodes may use the same database."""

    async def open(self, node: str, hearer: Hearer) -> None: ...

    async def commit(self, jobs: Sequence[Job]) -> list[Exception | None]:
        """Writes each job wholly or not at all, and returns what became of each: None when it is safe on the disk."""
        ...

    async def load(self, game: str) -> StoredGame | None: ...

    async def lines_after(self, known: Mapping[str, int]) -> dict[str, list[Entry]]:
        """The lines of games after those that are known already; games without any are left out."""
        ...

    async def seats(self, game: str, key_hash: str) -> list[str]:
        """The seats of a game that a key opens."""
        ...

    async def games_of(self, key_hash: str) -> list[Summary]:
        """The games in which a key opens a seat, the latest first."""
        ...

    async def statistics(self, now: float) -> "Statistics":
        """The numbers of everything; `now` is the time of day."""
        ...

    async def summaries(self, *, running: bool = False, limit: int = 1000) -> list[Summary]:
        """The games, the latest first; with `running`, only those that are not over."""
        ...

    async def open_games(self, owner: str) -> int: ...

    async def opened_since(self, owner: str, since: float) -> int:
        """The number of games that this owner has opened since then, finished or not."""
        ...

    async def analysis(self, game: str) -> str | None: ...

    async def archive(self, game: str) -> bytes | None: ...

    async def unarchived(self, most: int) -> list[str]:
        """Finished games whose record is not kept yet, because an earlier version did not do so."""
        ...

    async def keepsake(self, game: str) -> bytes | None: ...

    async def without_keepsake(self, most: int) -> list[str]:
        """Finished games of which no keepsake was made yet although their record is kept, those that ended first before
        the others."""
        ...

    async def expire(self, before: float, *, finished: bool = False) -> int:
        """Deletes unfinished games, or `finished` ones, without a new line since then, and returns how many."""
        ...

    async def delete(self, game: str) -> bool: ...

    async def secret(self) -> bytes:
        """Random bytes that never change, to derive secrets and anonymous names from."""
        ...

    async def heartbeat(self, leases: Collection[Lease]) -> Heartbeat:
        """Says that this node is alive, keeps its leases, and moves the time of the house on."""
        ...

    async def lease(self, lease: Lease) -> bool:
        """Takes a lease, unless another node has it."""
        ...

    async def release(self, leases: Collection[Lease]) -> None: ...

    async def adopt_clocks(self, most: int) -> list[str]:
        """Takes the lease `clock` of running games with clocks for which no node has it, and returns them."""
        ...

    async def tell(self, message: Mapping[str, Any]) -> None:
        """Tells all other nodes. It need not arrive."""
        ...

    async def close(self) -> None: ...


_SETS = re.compile(r"^sets: (.*)$", re.MULTILINE)
"""The line of a record's header; a whole record takes a while to read."""


def summary_of(game: str, created: float, updated: float, result: str | None, terms: str, clock: int, lines: int,
               arrivals: str | None) -> Summary:
    """The summary from what both databases select; `arrivals` are the lines in which names were given, as JSON."""
    about = json.loads(terms)
    seats = about["seats"]
    for kind, seat, name in json.loads(arrivals or "[]"):  # names that were given after the terms
        seats[seat] = {**seats[seat], "kind": "human", "name": name if kind == "join" else seats[seat]["name"] or name}
    sets = _SETS.search(about["setup"])
    return Summary(game, created, updated, result, seats, clock, lines, about.get("kind", "game"),
                   tuple(sets[1].split(", ")) if sets and sets[1] else ())
