"""The games in one SQLite file, for one node. It is the default: nothing else has to be installed or started."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from mindbug.web.rooms.store import (
    FORMAT,
    GRACE,
    Change,
    Conflict,
    DropKeys,
    Entry,
    Finished,
    Hearer,
    Heartbeat,
    Job,
    Lease,
    NewAnalysis,
    NewArchive,
    NewEntry,
    NewGame,
    NewKeepsake,
    NewKey,
    OnlyTried,
    Statistics,
    StoredGame,
    Summary,
    Terms,
    Unavailable,
    statistics_of,
    summary_of,
)

Arguments = ParamSpec("Arguments")
Value = TypeVar("Value")

_FIRST = """
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
INSERT INTO meta VALUES ('secret', randomblob(32))
"""
_SECOND = """
CREATE TABLE IF NOT EXISTS analyses (
    game TEXT PRIMARY KEY REFERENCES games ON DELETE CASCADE, text TEXT NOT NULL
) WITHOUT ROWID;
ALTER TABLE journal ADD COLUMN at REAL NOT NULL DEFAULT 0;
CREATE TABLE archives (game TEXT PRIMARY KEY REFERENCES games ON DELETE CASCADE, data BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE house (day REAL NOT NULL, time REAL NOT NULL);
INSERT INTO house VALUES (0, 0)
"""
_THIRD = """
CREATE TABLE keepsakes (game TEXT PRIMARY KEY REFERENCES games ON DELETE CASCADE, data BLOB NOT NULL) WITHOUT ROWID;
ALTER TABLE games ADD COLUMN kept INTEGER NOT NULL DEFAULT 0;
CREATE INDEX games_to_keep ON games (updated) WHERE result IS NOT NULL AND kept = 0
"""
MIGRATIONS = (_FIRST, _SECOND, _THIRD)
"""The statements that lead from each format to the next."""
_TO_KEEP = "SELECT id FROM games WHERE result IS NOT NULL AND kept = 0 AND"
"""Finished games of which something may still have to be kept: those in an index that is nearly always empty."""
_SUMMARY = ("SELECT id, created, updated, result, terms, clock, "
            "(SELECT count(*) FROM journal WHERE journal.game = games.id), "
            "(SELECT json_group_array(json_array(kind, seat, text)) FROM journal "
            "WHERE journal.game = games.id AND kind IN ('join', 'ready')) FROM games ")


class SqliteFile:
    """The file (with two more of SQLite's own beside it). It may be used from any thread; every call blocks.

    In WAL mode readers go on while somebody writes. `synchronous=FULL` brings every commit to the disk before it is
    acknowledged, so that not even a power cut undoes it. `Writer` commits many changes at once, which makes that cheap.
    """

    def __init__(self, path: Path, *, migrate: bool = True) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        self._lock = threading.Lock()
        self._db = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
        path.chmod(0o600)  # other users must not read hands and hashes
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
            self._db.execute(f"PRAGMA {pragma}")
        if migrate:
            try:
                self.migrate()
            except BaseException:
                self._db.close()
                raise

    # ---- its format

    @property
    def format(self) -> int:
        version: int = self._read("PRAGMA user_version")[0][0]
        return version

    def migrate(self, *, for_real: bool = True) -> list[str]:
        """Brings the file to the present format and returns the statements. A copy of the old file stays beside it."""
        if self.format > FORMAT:
            raise ValueError(f"{self.path} has format {self.format}, this version of mindbug knows {FORMAT}")
        if for_real and 0 < self.format < FORMAT:
            self.back_up(self.path.with_suffix(f".format{self.format}.sqlite3"))
        with suppress(OnlyTried), self._transaction() as db:
            (found,) = db.execute("PRAGMA user_version").fetchone()  # another process may have been faster
            statements = [text.strip() for step in MIGRATIONS[found:] for text in step.split(";")]
            for statement in statements:
                db.execute(statement)
            db.execute(f"PRAGMA user_version = {FORMAT}")
            if not for_real:
                raise OnlyTried
        return statements

    def back_up(self, target: Path) -> None:
        """Writes a complete copy, also while a server uses the file."""
        if target.exists():
            raise ValueError(f"{target} exists already")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.touch(mode=0o600)
        with self._lock:
            copy = sqlite3.connect(target)
            try:
                self._db.backup(copy)
            finally:
                copy.close()

    # ---- reading and writing

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
        """Writes all changes or none. When this returns they are safe on the disk."""
        try:
            with self._transaction() as db:
                for change in changes:
                    _write(db, change)
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from None

    def load(self, game: str) -> StoredGame | None:
        rows = self._read("SELECT terms, result, owner FROM games WHERE id = ?", game)
        if not rows:
            return None
        ((terms, result, owner),) = rows
        return StoredGame(game, Terms.read(terms), self.lines(game, 0), result, tuple(self.keys(game)), owner)

    def lines(self, game: str, after: int) -> list[Entry]:
        return [Entry(*line) for line in self._read("SELECT kind, seat, text, spent, at FROM journal WHERE game = ? "
                                                    "AND seq > ? ORDER BY seq", game, after)]

    def seats(self, game: str, key_hash: str) -> list[str]:
        return [seat for (seat,) in self._read("SELECT seat FROM keys WHERE game = ? AND hash = ? ORDER BY seat",
                                               game, key_hash)]

    def keys(self, game: str) -> list[NewKey]:
        return [NewKey(game, seat, key) for seat, key in self._read("SELECT seat, hash FROM keys WHERE game = ?", game)]

    def games_of(self, key_hash: str) -> list[Summary]:
        seats: dict[str, list[str]] = {}
        for game, seat in self._read("SELECT game, seat FROM keys WHERE hash = ? ORDER BY seat", key_hash):
            seats.setdefault(game, []).append(seat)
        rows = self._read(_SUMMARY + "WHERE id IN (SELECT game FROM keys WHERE hash = ?) "
                                     "ORDER BY updated DESC LIMIT 100", key_hash)
        return [replace(summary_of(*row), mine=tuple(filter(None, seats[row[0]]))) for row in rows]

    def statistics(self, now: float) -> Statistics:
        counts = self._read("SELECT (SELECT count(*) FROM games), (SELECT count(*) FROM games WHERE result IS NULL), "
                            "(SELECT count(*) FROM journal), (SELECT count(*) FROM analyses), "
                            "(SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()), "
                            "(SELECT min(updated) FROM games)")[0]
        games = self._read("SELECT json_extract(terms, '$.kind'), result, created FROM games")
        return statistics_of(now, counts, games)

    def summaries(self, *, running: bool = False, limit: int = 1000) -> list[Summary]:
        which = "WHERE result IS NULL " if running else ""
        return [summary_of(*row) for row in self._read(_SUMMARY + which + "ORDER BY updated DESC LIMIT ?", limit)]

    def running_with_clock(self, most: int) -> list[str]:
        return [game for (game,) in self._read("SELECT id FROM games WHERE result IS NULL AND clock > 0 LIMIT ?", most)]

    def count(self) -> int:
        """The number of games."""
        count: int = self._read("SELECT count(*) FROM games")[0][0]
        return count

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

    def archive(self, game: str) -> bytes | None:
        rows = self._read("SELECT data FROM archives WHERE game = ?", game)
        return rows[0][0] if rows else None

    def unarchived(self, most: int) -> list[str]:
        return [game for (game,) in self._read(f"{_TO_KEEP} NOT EXISTS (SELECT 1 FROM archives WHERE game = id) "
                                               "ORDER BY updated LIMIT ?", most)]

    def keepsake(self, game: str) -> bytes | None:
        rows = self._read("SELECT data FROM keepsakes WHERE game = ?", game)
        return rows[0][0] if rows else None

    def without_keepsake(self, most: int) -> list[str]:
        return [game for (game,) in self._read(f"{_TO_KEEP} EXISTS (SELECT 1 FROM archives WHERE game = id) "
                                               "ORDER BY updated LIMIT ?", most)]

    def expire(self, before: float, *, finished: bool = False) -> int:
        which = "IS NOT NULL" if finished else "IS NULL"
        with self._transaction() as db:
            return db.execute(f"DELETE FROM games WHERE result {which} AND updated < ?", (before,)).rowcount

    def delete(self, game: str) -> bool:
        with self._transaction() as db:
            return db.execute("DELETE FROM games WHERE id = ?", (game,)).rowcount > 0

    def secret(self) -> bytes:
        value: bytes = self._read("SELECT value FROM meta WHERE name = 'secret'")[0][0]
        return value

    def heartbeat(self) -> float:
        """Moves the time of the house on and returns it. That a power cut may undo it does no harm, and so an idle
        server does not wake the disk every second."""
        now = time.time()
        with self._lock:
            self._db.execute("PRAGMA synchronous=NORMAL")
            try:
                ((house,),) = self._db.execute("UPDATE house SET time = time + min(max(?1 - day, 0.0), ?2), day = ?1 "
                                               "RETURNING time", (now, GRACE)).fetchall()
            finally:
                self._db.execute("PRAGMA synchronous=FULL")
        return float(house)

    def close(self) -> None:
        with self._lock:
            self._db.close()


def _write(db: sqlite3.Connection, change: Change) -> None:
    match change:
        case NewGame(game, terms, owner, at):
            db.execute("INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, NULL, 0)",
                       (game, terms.text(), owner, terms.clock, at, at))
        case NewEntry(game, seq, entry, at):
            db.execute("INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?, ?)",
                       (game, seq, entry.kind, entry.seat, entry.text, entry.spent, entry.at))
            db.execute("UPDATE games SET updated = ? WHERE id = ?", (at, game))
        case NewKey(game, seat, key_hash):
            db.execute("INSERT OR IGNORE INTO keys VALUES (?, ?, ?)", (key_hash, game, seat))
        case DropKeys(game, seat, keep):
            db.execute("DELETE FROM keys WHERE game = ? AND seat = ? AND hash <> ?", (game, seat, keep))
        case Finished(game, result):
            db.execute("UPDATE games SET result = ? WHERE id = ?", (result, game))
        case NewAnalysis(game, text):
            db.execute("INSERT OR REPLACE INTO analyses VALUES (?, ?)", (game, text))
        case NewArchive(game, data):
            db.execute("INSERT OR REPLACE INTO archives VALUES (?, ?)", (game, data))
        case NewKeepsake(game, data):
            db.execute("INSERT OR REPLACE INTO keepsakes VALUES (?, ?)", (game, data))
            db.execute("UPDATE games SET kept = 1 WHERE id = ?", (game,))


class SqliteStore:
    """The file as the store of the one node that uses it. A single thread waits for the disk, and nothing else does."""

    shared = False

    def __init__(self, path: Path) -> None:
        self.file = SqliteFile(path)
        self._node = ""
        self._thread = ThreadPoolExecutor(1, "mindbug-store")

    async def _ask(self, work: Callable[Arguments, Value], *args: Arguments.args, **kwargs: Arguments.kwargs) -> Value:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, lambda: work(*args, **kwargs))
        except sqlite3.Error as error:
            raise Unavailable(f"{type(error).__name__}: {error}") from error

    async def open(self, node: str, hearer: Hearer) -> None:
        self._node = node  # there is nobody to hear of

    async def commit(self, jobs: Sequence[Job]) -> list[Exception | None]:
        return await self._ask(self._commit, jobs)

    def _commit(self, jobs: Sequence[Job]) -> list[Exception | None]:
        try:
            self.file.commit([change for job in jobs for change in job])
        except (Conflict, sqlite3.Error) as error:
            if len(jobs) > 1:  # then each job is written alone: one bad write must not fail the others
                return [outcome for job in jobs for outcome in self._commit([job])]
            return [error if isinstance(error, Conflict) else Unavailable(f"{type(error).__name__}: {error}")]
        return [None] * len(jobs)

    async def load(self, game: str) -> StoredGame | None:
        return await self._ask(self.file.load, game)

    async def lines_after(self, known: Mapping[str, int]) -> dict[str, list[Entry]]:
        found = {game: await self._ask(self.file.lines, game, seq) for game, seq in known.items()}
        return {game: lines for game, lines in found.items() if lines}

    async def seats(self, game: str, key_hash: str) -> list[str]:
        return await self._ask(self.file.seats, game, key_hash)

    async def games_of(self, key_hash: str) -> list[Summary]:
        return await self._ask(self.file.games_of, key_hash)

    async def statistics(self, now: float) -> Statistics:
        return await self._ask(self.file.statistics, now)

    async def summaries(self, *, running: bool = False, limit: int = 1000) -> list[Summary]:
        return await self._ask(self.file.summaries, running=running, limit=limit)

    async def open_games(self, owner: str) -> int:
        return await self._ask(self.file.open_games, owner)

    async def opened_since(self, owner: str, since: float) -> int:
        return await self._ask(self.file.opened_since, owner, since)

    async def analysis(self, game: str) -> str | None:
        return await self._ask(self.file.analysis, game)

    async def archive(self, game: str) -> bytes | None:
        return await self._ask(self.file.archive, game)

    async def unarchived(self, most: int) -> list[str]:
        return await self._ask(self.file.unarchived, most)

    async def keepsake(self, game: str) -> bytes | None:
        return await self._ask(self.file.keepsake, game)

    async def without_keepsake(self, most: int) -> list[str]:
        return await self._ask(self.file.without_keepsake, most)

    async def expire(self, before: float, *, finished: bool = False) -> int:
        return await self._ask(self.file.expire, before, finished=finished)

    async def delete(self, game: str) -> bool:
        return await self._ask(self.file.delete, game)

    async def secret(self) -> bytes:
        return await self._ask(self.file.secret)

    async def heartbeat(self, leases: Collection[Lease]) -> Heartbeat:
        return Heartbeat(await self._ask(self.file.heartbeat), (self._node,))

    async def lease(self, lease: Lease) -> bool:
        return True

    async def release(self, leases: Collection[Lease]) -> None:
        """Does nothing: leases are not noted, because nobody else could have them."""

    async def adopt_clocks(self, most: int) -> list[str]:
        return await self._ask(self.file.running_with_clock, most)

    async def tell(self, message: Mapping[str, Any]) -> None:
        """Does nothing, because there is no other node."""

    async def close(self) -> None:
        await self._ask(self.file.close)
        self._thread.shutdown()
