"""The store of all games: a small interface, and SQLite behind it.

A game is stored as its setup and a journal of everything that anybody did, in order. Lines are only added to a journal
and never changed. Everything else about a game follows from its journal.
"""

import json
import sqlite3
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Protocol

FORMAT = 1  # of the database


@dataclass(frozen=True)
class Terms:
    """Everything that is fixed before the first choice."""

    setup: str
    """The record with which the game begins: its header and, in a what-if, the choices of the other game."""
    seats: dict[str, dict[str, str]]
    """For each seat its `kind` (human, bot, open), its `name` and, for a bot, its `level`."""
    clock: int = 0
    """The seconds that each player has for the whole game; 0 means that there is no clock."""
    increment: int = 0
    """The seconds that a player gets back with every answer."""
    kind: str = "game"
    """`game`; `what_if`, which goes on from another game; `record`, which was uploaded and can only be viewed."""
    origin: str = ""
    """For a what-if, the id of the other game."""


@dataclass(frozen=True)
class Entry:
    """One line of a journal. Its kind is choice, takeback, resign, timeout, hint, rematch, next or join."""

    kind: str
    seat: str
    text: str = ""
    """By kind: a choice's label, how many choices are taken back, a new player's name, the next game's id."""
    spent: int = 0
    """The milliseconds for which the running clock ran before this line."""


@dataclass(frozen=True)
class StoredGame:
    id: str
    terms: Terms
    entries: list[Entry]
    result: str | None


@dataclass(frozen=True)
class Summary:
    id: str
    created: float
    updated: float
    result: str | None
    """None while the game is on."""
    seats: dict[str, dict[str, str]]
    clock: int
    lines: int
    """How many lines the journal has."""
    kind: str = "game"


# ---- what can be written


@dataclass(frozen=True)
class NewGame:
    id: str
    terms: Terms
    owner: str
    """An anonymous name for the person who opened the game, to limit how many games one person has."""
    at: float


@dataclass(frozen=True)
class NewEntry:
    game: str
    seq: int
    """The number of the line, from 1. A number that exists already is an error: then another process writes, too."""
    entry: Entry
    at: float


@dataclass(frozen=True)
class NewKey:
    """A key to a seat: everybody who knows the secret with this hash may take it."""

    game: str
    seat: str
    hash: str


@dataclass(frozen=True)
class Finished:
    game: str
    result: str


@dataclass(frozen=True)
class NewAnalysis:
    """The analysis of a finished game. If it were lost it could be made again."""

    game: str
    text: str


Change = NewGame | NewEntry | NewKey | Finished | NewAnalysis


class Store(Protocol):
    """Keeps the games. It may be called from any thread, and every call blocks until it is done."""

    def commit(self, changes: Sequence[Change]) -> None:
        """Writes all changes or none. When this returns they are safe on the disk."""
        ...

    def load(self, game: str) -> StoredGame | None: ...

    def seats(self, game: str, key_hash: str) -> list[str]:
        """The seats of a game that a key opens."""
        ...

    def keys(self, game: str) -> list[NewKey]: ...

    def games_of(self, key_hash: str) -> list[Summary]:
        """The games in which a key opens a seat, the latest first."""
        ...

    def summaries(self, *, running: bool = False, limit: int = 1000) -> list[Summary]:
        """The games, the latest first; with `running`, only those that are not over."""
        ...

    def running_with_clock(self) -> list[str]: ...

    def open_games(self, owner: str) -> int: ...

    def opened_since(self, owner: str, since: float) -> int:
        """How many games that owner has opened since then, finished or not."""
        ...

    def analysis(self, game: str) -> str | None: ...

    def expire(self, before: float) -> int:
        """Deletes unfinished games without a new line since then, and returns how many there were."""
        ...

    def delete(self, game: str) -> bool: ...

    def secret(self) -> bytes:
        """Random bytes that never change, to derive secrets and anonymous names from."""
        ...

    def close(self) -> None: ...


# ---- SQLite

_TABLES = """
CREATE TABLE meta (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE games (
    id TEXT PRIMARY KEY, terms TEXT NOT NULL, owner TEXT NOT NULL, clock INTEGER NOT NULL,
    created REAL NOT NULL, updated REAL NOT NULL, result TEXT
) WITHOUT ROWID;
CREATE INDEX games_updated ON games (updated);
CREATE INDEX games_running ON games (owner) WHERE result IS NULL;
CREATE TABLE journal (
    game TEXT NOT NULL REFERENCES games ON DELETE CASCADE, seq INTEGER NOT NULL,
    kind TEXT NOT NULL, seat TEXT NOT NULL, text TEXT NOT NULL, spent INTEGER NOT NULL,
    PRIMARY KEY (game, seq)
) WITHOUT ROWID;
CREATE TABLE keys (
    hash TEXT NOT NULL, game TEXT NOT NULL REFERENCES games ON DELETE CASCADE, seat TEXT NOT NULL,
    PRIMARY KEY (hash, game, seat)
) WITHOUT ROWID;
CREATE INDEX keys_game ON keys (game);
"""
# Tables that were added later. They are made where they are missing, so the format's number stays the same.
_LATER_TABLES = """
CREATE TABLE IF NOT EXISTS analyses (
    game TEXT PRIMARY KEY REFERENCES games ON DELETE CASCADE, text TEXT NOT NULL
) WITHOUT ROWID;
"""
_SUMMARY = ("SELECT id, created, updated, result, terms, clock, "
            "(SELECT count(*) FROM journal WHERE journal.game = games.id) FROM games ")


class SqliteStore:
    """The store as one SQLite file (with two more of SQLite's own beside it).

    In WAL mode readers go on while somebody writes. `synchronous=FULL` brings every commit to the disk before it is
    acknowledged, so that not even a power cut undoes it. `Writer` commits many changes at once, which makes that cheap.
    """

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = threading.Lock()
        self._db = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
        path.chmod(0o600)  # other users must not read hands and hashes
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
            self._db.execute(f"PRAGMA {pragma}")
        self._prepare(path)

    def _prepare(self, path: Path) -> None:
        with self._transaction() as db:
            (version,) = db.execute("PRAGMA user_version").fetchone()
            if version == 0:
                for statement in _TABLES.split(";"):
                    db.execute(statement)
                db.execute("INSERT INTO meta VALUES ('secret', randomblob(32))")
                db.execute(f"PRAGMA user_version = {FORMAT}")
            elif version != FORMAT:
                raise ValueError(f"{path} has format {version}, this version of mindbug knows {FORMAT}")
            for statement in _LATER_TABLES.split(";"):
                db.execute(statement)

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        with self._lock:
            self._db.execute("BEGIN IMMEDIATE")
            try:
                yield self._db
            except BaseException:
                self._db.execute("ROLLBACK")
                raise
            self._db.execute("COMMIT")

    def _read(self, query: str, *values: Any) -> list[Any]:
        with self._lock:
            return self._db.execute(query, values).fetchall()

    def commit(self, changes: Sequence[Change]) -> None:
        with self._transaction() as db:
            for change in changes:
                _write(db, change)

    def load(self, game: str) -> StoredGame | None:
        rows = self._read("SELECT terms, result FROM games WHERE id = ?", game)
        if not rows:
            return None
        lines = self._read("SELECT kind, seat, text, spent FROM journal WHERE game = ? ORDER BY seq", game)
        return StoredGame(game, Terms(**json.loads(rows[0][0])), [Entry(*line) for line in lines], rows[0][1])

    def seats(self, game: str, key_hash: str) -> list[str]:
        return [seat for (seat,) in self._read("SELECT seat FROM keys WHERE game = ? AND hash = ? ORDER BY seat",
                                               game, key_hash)]

    def keys(self, game: str) -> list[NewKey]:
        return [NewKey(game, seat, key) for seat, key in self._read("SELECT seat, hash FROM keys WHERE game = ?", game)]

    def games_of(self, key_hash: str) -> list[Summary]:
        return [_summary(row) for row in self._read(
            _SUMMARY + "WHERE id IN (SELECT game FROM keys WHERE hash = ?) ORDER BY updated DESC LIMIT 100", key_hash)]

    def summaries(self, *, running: bool = False, limit: int = 1000) -> list[Summary]:
        which = "WHERE result IS NULL " if running else ""
        return [_summary(row) for row in self._read(_SUMMARY + which + "ORDER BY updated DESC LIMIT ?", limit)]

    def running_with_clock(self) -> list[str]:
        return [game for (game,) in self._read("SELECT id FROM games WHERE result IS NULL AND clock > 0")]

    def open_games(self, owner: str) -> int:
        count: int = self._read("SELECT count(*) FROM games WHERE owner = ? AND result IS NULL", owner)[0][0]
        return count

    def opened_since(self, owner: str, since: float) -> int:
        # nothing is updated before it is created, and `updated` has an index
        count: int = self._read("SELECT count(*) FROM games WHERE updated > ? AND created > ? AND owner = ?",
                                since, since, owner)[0][0]
        return count

    def analysis(self, game: str) -> str | None:
        rows = self._read("SELECT text FROM analyses WHERE game = ?", game)
        return rows[0][0] if rows else None

    def expire(self, before: float) -> int:
        with self._transaction() as db:
            return db.execute("DELETE FROM games WHERE result IS NULL AND updated < ?", (before,)).rowcount

    def delete(self, game: str) -> bool:
        with self._transaction() as db:
            return db.execute("DELETE FROM games WHERE id = ?", (game,)).rowcount > 0

    def secret(self) -> bytes:
        value: bytes = self._read("SELECT value FROM meta WHERE name = 'secret'")[0][0]
        return value

    def close(self) -> None:
        with self._lock:
            self._db.close()


def _write(db: sqlite3.Connection, change: Change) -> None:
    match change:
        case NewGame(game, terms, owner, at):
            db.execute("INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, NULL)",
                       (game, json.dumps(asdict(terms)), owner, terms.clock, at, at))
        case NewEntry(game, seq, entry, at):
            db.execute("INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?)",
                       (game, seq, entry.kind, entry.seat, entry.text, entry.spent))
            db.execute("UPDATE games SET updated = ? WHERE id = ?", (at, game))
        case NewKey(game, seat, key_hash):
            db.execute("INSERT OR IGNORE INTO keys VALUES (?, ?, ?)", (key_hash, game, seat))
        case Finished(game, result):
            db.execute("UPDATE games SET result = ? WHERE id = ?", (result, game))
        case NewAnalysis(game, text):
            db.execute("INSERT OR REPLACE INTO analyses VALUES (?, ?)", (game, text))


def _summary(row: tuple[Any, ...]) -> Summary:
    game, created, updated, result, terms, clock, lines = row
    about = json.loads(terms)
    return Summary(game, created, updated, result, about["seats"], clock, lines, about.get("kind", "game"))
