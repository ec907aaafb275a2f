"""The tables in PostgreSQL, and how an older database becomes one of the present format."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg

from mindbug.web.rooms.store import FORMAT, GRACE, OnlyTried, Unavailable

CONNECT_SECONDS = 10.0
MIGRATION = 0x6D696E64627567  # the number of the advisory lock: one node migrates, the others wait
NOW = "extract(epoch FROM clock_timestamp())::float8"
"""The time of day."""
TIME = f"(SELECT time + least(greatest({NOW} - day, 0), {GRACE}) FROM house)"
"""The time of the house: it goes on only while nodes have a heartbeat."""

FIRST = """
CREATE TABLE meta (name text PRIMARY KEY, value bytea NOT NULL);
CREATE TABLE games (
    id text PRIMARY KEY, terms text NOT NULL, owner text NOT NULL, clock integer NOT NULL,
    created double precision NOT NULL, updated double precision NOT NULL, result text
);
CREATE INDEX games_of_owner ON games (owner, created);
CREATE INDEX games_running ON games (clock) WHERE result IS NULL;
CREATE TABLE journal (
    game text NOT NULL, seq integer NOT NULL, kind text NOT NULL, seat text NOT NULL, text text NOT NULL,
    spent integer NOT NULL, at double precision NOT NULL, PRIMARY KEY (game, seq)
);
CREATE TABLE keys (
    hash text NOT NULL, game text NOT NULL REFERENCES games ON DELETE CASCADE, seat text NOT NULL,
    PRIMARY KEY (hash, game, seat)
);
CREATE INDEX keys_game ON keys (game);
CREATE TABLE analyses (game text PRIMARY KEY REFERENCES games ON DELETE CASCADE, text text NOT NULL);
CREATE TABLE archives (game text PRIMARY KEY REFERENCES games ON DELETE CASCADE, data bytea NOT NULL);
CREATE TABLE house (day double precision NOT NULL, time double precision NOT NULL);
CREATE TABLE nodes (id text PRIMARY KEY, seen double precision NOT NULL);
CREATE TABLE leases (
    game text NOT NULL, work text NOT NULL, node text NOT NULL, until double precision NOT NULL,
    PRIMARY KEY (game, work)
);
INSERT INTO house VALUES (0, 0);
INSERT INTO meta VALUES ('secret', uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
"""
SECOND = """
CREATE TABLE keepsakes (game text PRIMARY KEY REFERENCES games ON DELETE CASCADE, data bytea NOT NULL);
ALTER TABLE games ADD COLUMN kept smallint NOT NULL DEFAULT 0;
CREATE INDEX games_to_keep ON games (updated) WHERE result IS NOT NULL AND kept = 0
"""
MIGRATIONS: dict[int, str] = {2: FIRST, 3: SECOND}
"""The format to which the statements lead. Each of them runs once, in the order of the numbers."""
READABLE_SINCE = 2
"""The oldest format whose nodes can still use the database: they go on while others are restarted."""
_VALUE = "SELECT convert_from(value, 'UTF8')::int FROM meta WHERE name = $1"
_NOTE = ("INSERT INTO meta VALUES ($1, convert_to($2, 'UTF8')) ON CONFLICT (name) DO UPDATE SET value = excluded.value")


@asynccontextmanager
async def connected(address: str) -> AsyncIterator[asyncpg.Connection]:
    try:
        connection = await asyncpg.connect(address, timeout=CONNECT_SECONDS)
    except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise Unavailable(f"the database cannot be reached: {error}") from error
    try:
        yield connection
    finally:
        await connection.close()


async def formats(connection: asyncpg.Connection) -> tuple[int, int]:
    """The format of a database, and the oldest that can read it; 0 and 0 for an empty database."""
    # not by `to_regclass`: within a transaction it may remember that there was no such table
    if not await connection.fetchval("SELECT count(*) FROM pg_class WHERE relname = 'meta' AND relkind = 'r' "
                                     "AND relnamespace = current_schema()::regnamespace"):
        return 0, 0
    found, readable = await connection.fetchval(_VALUE, "format"), await connection.fetchval(_VALUE, "readable since")
    return int(found or 0), int(readable or 0)


async def migrate(connection: asyncpg.Connection, *, for_real: bool = True) -> list[str]:
    """Brings the database to the present format and returns the statements; without `for_real` they are undone."""
    found, readable = await formats(connection)
    if readable > FORMAT:
        raise ValueError(f"the database has format {found}, this version of mindbug knows {FORMAT}")
    if found >= FORMAT:
        return []
    statements: list[str] = []
    try:
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION)
            found, _ = await formats(connection)  # another node may have been faster
            for number, text in sorted(MIGRATIONS.items()):
                if number > found:
                    for statement in (each.strip() for each in text.split(";")):
                        await connection.execute(statement)
                        statements.append(statement)
            for name, value in (("format", FORMAT), ("readable since", READABLE_SINCE)):
                await connection.execute(_NOTE, name, str(value))
            if not for_real:
                raise OnlyTried
    except OnlyTried:
        pass
    return statements
