"""The games in PostgreSQL, for any number of nodes (the extra `postgres`).

A commit of lines is one statement: it writes those whose numbers are free, and tells the other nodes about them in the
same transaction. One connection of every node listens; its heartbeats show that nothing was missed.
"""

import asyncio
import contextlib
import json
import logging
from collections.abc import AsyncIterator, Awaitable, Collection, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Any

import asyncpg

from mindbug.web.rooms import postgres_schema as schema
from mindbug.web.rooms.store import (
    LATE,
    LEASE,
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
    Statistics,
    StoredGame,
    Summary,
    Terms,
    Unavailable,
    statistics_of,
    summary_of,
)

log = logging.getLogger("mindbug.web")
CONNECTIONS = 6  # of each node, besides the one that listens
SECONDS = 5.0  # after which the database is taken to be out of reach
CHANNEL = "mindbug"
LONGEST_TOLD = 1500  # letters; the text of a longer line has to be read
LARGEST_MESSAGE = 6000  # bytes; PostgreSQL tells at most 8000 at once
AROUND_A_LINE = 120  # bytes of a line that is told, besides its text
RECENT = 10.0  # seconds to which the time of a game's last line is kept
TO_KEEP = "SELECT id FROM games WHERE result IS NOT NULL AND kept = 0 AND"
"""Finished games of which something may still have to be kept: those in an index that is nearly always empty."""
OUT_OF_REACH = (OSError, TimeoutError, asyncpg.InterfaceError, asyncpg.PostgresConnectionError,
                asyncpg.OperatorInterventionError, asyncpg.InsufficientResourcesError, asyncpg.InternalClientError)

_LINES = "unnest($2::text[], $3::int[], $4::text[], $5::text[], $6::text[], $7::int[], $8::float8[])"
_APPEND = f"""
WITH new AS (SELECT * FROM {_LINES} AS line (game, seq, kind, seat, text, spent, at)),
written AS (
    INSERT INTO journal SELECT new.* FROM new JOIN games ON games.id = new.game
    WHERE games.clock = 0 OR new.at > {schema.TIME} - {LATE}
    ON CONFLICT DO NOTHING RETURNING *),
touched AS (UPDATE games SET updated = $9 FROM written WHERE id = written.game AND updated < $9 - {RECENT}),
told AS (
    SELECT pg_notify('{CHANNEL}', $1 || json_agg(json_build_array(game, seq, kind, seat,
        CASE WHEN length(text) <= {LONGEST_TOLD} THEN text END, spent, at))::text)
    FROM written HAVING count(*) > 0)
SELECT game, seq FROM written LEFT JOIN told ON true
"""
_LEASE = f"""
INSERT INTO leases SELECT game, work, $3, {schema.NOW} + {LEASE}
FROM unnest($1::text[], $2::text[]) AS wish (game, work)
ON CONFLICT (game, work) DO UPDATE SET node = excluded.node, until = excluded.until
WHERE leases.node = excluded.node OR leases.until < {schema.NOW} RETURNING game, work
"""
_BEAT = f"""
WITH clock AS (UPDATE house SET time = {schema.TIME}, day = {schema.NOW} RETURNING time),
me AS (INSERT INTO nodes VALUES ($1, {schema.NOW}) ON CONFLICT (id) DO UPDATE SET seen = excluded.seen)
SELECT clock.time, (SELECT array_agg(id) FROM nodes WHERE seen > {schema.NOW} - {LEASE}) FROM clock
"""
_SUMMARY = ("SELECT id, created, updated, result, terms, clock, "
            "(SELECT count(*) FROM journal WHERE journal.game = games.id), "
            "(SELECT json_agg(json_build_array(kind, seat, text) ORDER BY seq)::text FROM journal "
            "WHERE journal.game = games.id AND kind IN ('join', 'ready')) FROM games ")


@contextlib.contextmanager
def reaching() -> Iterator[None]:
    """Says in our own words that the database is out of reach."""
    try:
        yield
    except OUT_OF_REACH as error:
        raise Unavailable(f"{type(error).__name__}: {error}") from error


class PostgresStore:
    """The store of a house with many nodes."""

    shared = True

    def __init__(self, address: str) -> None:
        self._address = address
        self._node = ""
        self._pool: asyncpg.Pool | None = None
        self._listening: asyncpg.Connection | None = None
        self._hearer: Hearer | None = None
        self._lost_touch = False

    # ---- connections

    async def open(self, node: str, hearer: Hearer) -> None:
        await self.connect()
        self._node, self._hearer = node, hearer
        await self._listen()

    async def connect(self) -> None:
        """Opens the store for those who only read and write, such as `mindbug admin`."""
        async with schema.connected(self._address) as connection:
            await schema.migrate(connection)
        with reaching():
            # idle connections are kept for ever: to open one takes a process of the database
            self._pool = await asyncpg.create_pool(
                self._address, min_size=0, max_size=CONNECTIONS, command_timeout=SECONDS, timeout=SECONDS,
                max_inactive_connection_lifetime=0, server_settings={"application_name": "mindbug"})

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[asyncpg.Connection]:
        assert self._pool is not None
        with reaching():
            async with self._pool.acquire(timeout=SECONDS) as connection:
                yield connection

    async def _fetch(self, query: str, *values: Any) -> list[Any]:
        async with self._connection() as connection:
            rows: list[Any] = await connection.fetch(query, *values)
            return rows

    async def close(self) -> None:
        if self._listening is not None:
            listening, self._listening = self._listening, None
            with suppress(*OUT_OF_REACH):
                if self._node:
                    await listening.execute("DELETE FROM leases WHERE node = $1", self._node)
                    await listening.execute("DELETE FROM nodes WHERE id = $1", self._node)
                await listening.close(timeout=1.0)
        if self._pool is not None:
            try:
                await asyncio.wait_for(self._pool.close(), 2.0)
            except (TimeoutError, *OUT_OF_REACH):
                self._pool.terminate()

    # ---- other nodes

    async def _listen(self) -> asyncpg.Connection:
        with reaching():
            listening = await asyncpg.connect(self._address, timeout=SECONDS, command_timeout=SECONDS,
                                              server_settings={"application_name": "mindbug listener"})
            try:
                await listening.add_listener(CHANNEL, self._hear)
            except BaseException:
                listening.terminate()
                raise
        self._listening = listening
        return listening

    def _hear(self, connection: object, process: int, channel: str, payload: object) -> None:
        sender, _, text = str(payload).partition(" ")
        if sender == self._node or self._hearer is None:
            return
        told = json.loads(text)
        if isinstance(told, dict):
            self._hearer.hear_message(told)
            return
        for game, seq, kind, seat, words, spent, at in told:
            entry = None if words is None else Entry(kind, seat, words, spent, at)
            self._hearer.hear_line(game, seq, entry)

    async def tell(self, message: Mapping[str, Any]) -> None:
        await self._fetch(f"SELECT pg_notify('{CHANNEL}', $1)", f"{self._node} {json.dumps(message)}")

    async def heartbeat(self, leases: Collection[Lease]) -> Heartbeat:
        """Sends it over the connection that listens: whatever was told before has arrived before the answer."""
        listening = self._listening
        try:
            with reaching():
                if listening is None or listening.is_closed():
                    self._lost_touch = True
                    listening = await self._listen()
                time, nodes = await listening.fetchrow(_BEAT, self._node)
                kept = await listening.fetch(_LEASE, *self._lease_values(leases)) if leases else []
        except Unavailable:
            self._lost_touch = True
            if self._listening is not None:
                self._listening.terminate()
                self._listening = None
            raise
        if self._lost_touch and self._hearer is not None:
            self._lost_touch = False
            self._hearer.hear_nothing()
        lost = set(leases).difference(Lease(*each) for each in kept)
        return Heartbeat(time, tuple({*(nodes or ()), self._node}), tuple(lost))

    def _lease_values(self, leases: Collection[Lease]) -> tuple[list[str], list[str], str]:
        return [lease.game for lease in leases], [lease.work for lease in leases], self._node

    async def lease(self, lease: Lease) -> bool:
        return bool(await self._fetch(_LEASE, *self._lease_values([lease])))

    async def release(self, leases: Collection[Lease]) -> None:
        await self._fetch("DELETE FROM leases USING unnest($1::text[], $2::text[]) AS old (game, work) "
                          "WHERE leases.game = old.game AND leases.work = old.work AND node = $3",
                          *self._lease_values(leases))

    async def adopt_clocks(self, most: int) -> list[str]:
        orphans = await self._fetch(
            f"SELECT id FROM games WHERE result IS NULL AND clock > 0 AND NOT EXISTS (SELECT FROM leases WHERE "
            f"leases.game = id AND work = 'clock' AND until > {schema.NOW}) LIMIT $1", most)
        taken = await self._fetch(_LEASE, *self._lease_values([Lease(game, "clock") for (game,) in orphans]))
        return [game for game, _ in taken]

    # ---- writing

    async def commit(self, jobs: Sequence[Job]) -> list[Exception | None]:
        outcomes: list[Exception | None] = [None] * len(jobs)
        lines: list[tuple[int, NewEntry]] = []
        for number, job in enumerate(jobs):
            if len(job) == 1 and isinstance(job[0], NewEntry):
                lines.append((number, job[0]))
            else:
                outcomes[number] = await outcome_of(self._commit_one(job))
        for part in parts(lines):
            failure = await outcome_of(self._append_all(part, outcomes))
            for number, _ in part if failure else ():
                outcomes[number] = failure
        return outcomes

    async def _append_all(self, part: Sequence[tuple[int, NewEntry]], outcomes: list[Exception | None]) -> None:
        async with self._connection() as connection:
            written = await self._append(connection, [line for _, line in part])
        for number, line in part:
            if (line.game, line.seq) not in written:
                outcomes[number] = Conflict(f"line {line.seq} of {line.game} was not written")

    async def _append(self, connection: asyncpg.Connection, lines: Sequence[NewEntry]) -> set[tuple[str, int]]:
        entries = [line.entry for line in lines]
        rows = await connection.fetch(
            _APPEND, f"{self._node} ", [line.game for line in lines], [line.seq for line in lines],
            [entry.kind for entry in entries], [entry.seat for entry in entries], [entry.text for entry in entries],
            [entry.spent for entry in entries], [entry.at for entry in entries], max(line.at for line in lines))
        return {(game, seq) for game, seq in rows}

    async def _commit_one(self, job: Job) -> None:
        async with self._connection() as connection, connection.transaction():
            for change in job:
                await self._write(connection, change)

    async def _write(self, connection: asyncpg.Connection, change: Change) -> None:
        match change:
            case NewGame(game, terms, owner, at):
                await connection.execute("INSERT INTO games VALUES ($1, $2, $3, $4, $5, $5, NULL)", game, terms.text(),
                                         owner, terms.clock, at)
            case NewEntry(game, seq):
                if not await self._append(connection, [change]):
                    raise Conflict(f"line {seq} of {game} was not written")
            case NewKey(game, seat, key_hash):
                await connection.execute("INSERT INTO keys VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", key_hash, game,
                                         seat)
            case DropKeys(game, seat, keep):
                await connection.execute("DELETE FROM keys WHERE game = $1 AND seat = $2 AND hash <> $3", game, seat,
                                         keep)
            case Finished(game, result):
                await connection.execute("UPDATE games SET result = $2 WHERE id = $1", game, result)
            case NewAnalysis(game, text):
                await connection.execute("INSERT INTO analyses VALUES ($1, $2) ON CONFLICT (game) DO UPDATE SET "
                                         "text = excluded.text", game, text)
            case NewArchive(game, data):
                await connection.execute("INSERT INTO archives VALUES ($1, $2) ON CONFLICT (game) DO UPDATE SET "
                                         "data = excluded.data", game, data)
            case NewKeepsake(game, data):
                await connection.execute("INSERT INTO keepsakes VALUES ($1, $2) ON CONFLICT (game) DO UPDATE SET "
                                         "data = excluded.data", game, data)
                await connection.execute("UPDATE games SET kept = 1 WHERE id = $1", game)

    # ---- reading

    async def load(self, game: str) -> StoredGame | None:
        # one snapshot: between two questions the game could end or be deleted
        async with self._connection() as connection, connection.transaction(isolation="repeatable_read", readonly=True):
            row = await connection.fetchrow("SELECT terms, result, owner FROM games WHERE id = $1", game)
            if row is None:
                return None
            lines = await connection.fetch("SELECT kind, seat, text, spent, at FROM journal WHERE game = $1 "
                                           "ORDER BY seq", game)
            keys = await connection.fetch("SELECT game, seat, hash FROM keys WHERE game = $1", game)
        return StoredGame(game, Terms.read(row[0]), [Entry(*line) for line in lines], row[1],
                          tuple(NewKey(*key) for key in keys), row[2])

    async def lines_after(self, known: Mapping[str, int]) -> dict[str, list[Entry]]:
        found: dict[str, list[Entry]] = {}
        rows = await self._fetch(
            "SELECT journal.game, kind, seat, text, spent, at FROM unnest($1::text[], $2::int[]) AS known (game, seq) "
            "JOIN journal ON journal.game = known.game AND journal.seq > known.seq ORDER BY journal.game, journal.seq",
            list(known), list(known.values()))
        for game, *line in rows:
            found.setdefault(game, []).append(Entry(*line))
        return found

    async def seats(self, game: str, key_hash: str) -> list[str]:
        rows = await self._fetch("SELECT seat FROM keys WHERE game = $1 AND hash = $2 ORDER BY seat", game, key_hash)
        return [seat for (seat,) in rows]

    async def games_of(self, key_hash: str) -> list[Summary]:
        seats: dict[str, list[str]] = {}
        for game, seat in await self._fetch("SELECT game, seat FROM keys WHERE hash = $1 ORDER BY seat", key_hash):
            seats.setdefault(game, []).append(seat)
        rows = await self._fetch(_SUMMARY + "WHERE id = ANY($1) ORDER BY updated DESC LIMIT 100", list(seats))
        return [replace(summary_of(*row), mine=tuple(filter(None, seats[row[0]]))) for row in rows]

    async def statistics(self, now: float) -> Statistics:
        counts = await self._fetch(
            "SELECT (SELECT count(*) FROM games), (SELECT count(*) FROM games WHERE result IS NULL), "
            "(SELECT count(*) FROM journal), (SELECT count(*) FROM analyses), "
            "pg_database_size(current_database()), (SELECT min(updated) FROM games)")
        games = await self._fetch("SELECT terms::json ->> 'kind', result, created FROM games")
        return statistics_of(now, tuple(counts[0]), (tuple(game) for game in games))

    async def summaries(self, *, running: bool = False, limit: int = 1000) -> list[Summary]:
        which = "WHERE result IS NULL " if running else ""
        rows = await self._fetch(_SUMMARY + which + "ORDER BY updated DESC LIMIT $1", limit)
        return [summary_of(*row) for row in rows]

    async def _value(self, query: str, *values: Any) -> Any:
        rows = await self._fetch(query, *values)
        return rows[0][0] if rows else None

    async def open_games(self, owner: str) -> int:
        return int(await self._value("SELECT count(*) FROM games WHERE owner = $1 AND result IS NULL", owner))

    async def opened_since(self, owner: str, since: float) -> int:
        return int(await self._value("SELECT count(*) FROM games WHERE owner = $1 AND created > $2", owner, since))

    async def analysis(self, game: str) -> str | None:
        text: str | None = await self._value("SELECT text FROM analyses WHERE game = $1", game)
        return text

    async def archive(self, game: str) -> bytes | None:
        data: bytes | None = await self._value("SELECT data FROM archives WHERE game = $1", game)
        return data

    async def unarchived(self, most: int) -> list[str]:
        rows = await self._fetch(f"{TO_KEEP} NOT EXISTS (SELECT FROM archives WHERE game = id) "
                                 "ORDER BY updated LIMIT $1", most)
        return [game for (game,) in rows]

    async def keepsake(self, game: str) -> bytes | None:
        data: bytes | None = await self._value("SELECT data FROM keepsakes WHERE game = $1", game)
        return data

    async def without_keepsake(self, most: int) -> list[str]:
        rows = await self._fetch(f"{TO_KEEP} EXISTS (SELECT FROM archives WHERE game = id) "
                                 "ORDER BY updated LIMIT $1", most)
        return [game for (game,) in rows]

    async def expire(self, before: float, *, finished: bool = False) -> int:
        which = "IS NOT NULL" if finished else "IS NULL"
        gone = await self._fetch(f"DELETE FROM games WHERE result {which} AND updated < $1 RETURNING id",
                                 before - RECENT)
        await self._forget([game for (game,) in gone])
        return len(gone)

    async def delete(self, game: str) -> bool:
        gone = await self._fetch("DELETE FROM games WHERE id = $1 RETURNING id", game)
        await self._forget([game])
        return bool(gone)

    async def _forget(self, games: list[str]) -> None:
        """Deletes what belongs to games that are gone. Journals refer to games without a foreign key, because checking
        it with each line would double the writing."""
        await self._fetch("DELETE FROM journal WHERE game = ANY($1)", games)
        await self._fetch("DELETE FROM leases WHERE game = ANY($1)", games)

    async def secret(self) -> bytes:
        value: bytes = await self._value("SELECT value FROM meta WHERE name = 'secret'")
        return value


async def outcome_of(work: Awaitable[None]) -> Exception | None:
    try:
        await work
    except asyncpg.IntegrityConstraintViolationError as error:
        return Conflict(str(error))
    except (Conflict, Unavailable, asyncpg.PostgresError) as error:
        return error
    return None


def parts(lines: Sequence[tuple[int, NewEntry]]) -> Iterator[Sequence[tuple[int, NewEntry]]]:
    """Divides the lines so that each part can be told at once."""
    part: list[tuple[int, NewEntry]] = []
    size = 0
    for number, line in lines:
        told = AROUND_A_LINE + min(2 * LONGEST_TOLD, 2 * len(line.entry.text.encode(errors="replace")))
        if part and size + told > LARGEST_MESSAGE:
            yield part
            part, size = [], 0
        part.append((number, line))
        size += told
    if part:
        yield part
