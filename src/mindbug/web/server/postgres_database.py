"""Looking after a PostgreSQL database: backup into a SQLite file, restore from one, migration.

The backup has the same form for both databases, so it also moves a server from one to the other.
"""

import sqlite3
from pathlib import Path

import asyncpg

from mindbug.web.rooms import postgres_schema as schema
from mindbug.web.rooms.store import Store
from mindbug.web.rooms.store_postgres import PostgresStore
from mindbug.web.rooms.store_sqlite import SqliteFile
from mindbug.web.server.sqlite_database import copied, existing_backup

COLUMNS = {
    "games": ("id", "terms", "owner", "clock", "created", "updated", "result", "kept"),
    "journal": ("game", "seq", "kind", "seat", "text", "spent", "at"),
    "keys": ("hash", "game", "seat"),
    "analyses": ("game", "text"),
    "archives": ("game", "data"),
    "keepsakes": ("game", "data"),
    "house": ("day", "time"),
}
"""The tables of a backup, those first to which others refer. The secret is in `meta`, with what concerns the format."""
ROWS_AT_ONCE = 1000


class PostgresDatabase:
    """A PostgreSQL database, as an operator handles it."""

    def __init__(self, address: str) -> None:
        self._address = address

    def store(self) -> Store:
        return PostgresStore(self._address)

    async def existing(self) -> Store:
        async with schema.connected(self._address) as connection:
            await self._check(connection)
        store = PostgresStore(self._address)
        await store.connect()
        return store

    async def _check(self, connection: asyncpg.Connection) -> None:
        if await schema.formats(connection) == (0, 0):
            raise ValueError("there are no games in this database")

    async def migrate(self, *, for_real: bool) -> list[str]:
        async with schema.connected(self._address) as connection:
            return await schema.migrate(connection, for_real=for_real)

    async def back_up(self, target: Path) -> int:
        if target.exists():
            raise ValueError(f"{target} exists already")
        async with schema.connected(self._address) as connection:
            await self._check(connection)
            SqliteFile(target).close()
            db = sqlite3.connect(target)
            try:
                async with connection.transaction(isolation="repeatable_read", readonly=True):
                    for table, columns in COLUMNS.items():
                        await self._write_table(connection, db, table, columns)
                    secret = await connection.fetchval("SELECT value FROM meta WHERE name = 'secret'")
                db.execute("UPDATE meta SET value = ? WHERE name = 'secret'", (secret,))
                db.commit()
                count: int = db.execute("SELECT count(*) FROM games").fetchone()[0]
                return count
            finally:
                db.close()

    async def _write_table(self, connection: asyncpg.Connection, db: sqlite3.Connection, table: str,
                           columns: tuple[str, ...]) -> None:
        db.execute(f"DELETE FROM {table}")
        insert = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"
        rows = []
        async for row in connection.cursor(f"SELECT {', '.join(columns)} FROM {table}", prefetch=ROWS_AT_ONCE):
            rows.append(tuple(row))
            if len(rows) == ROWS_AT_ONCE:
                db.executemany(insert, rows)
                rows.clear()
        db.executemany(insert, rows)

    async def restore(self, source: Path) -> int:
        existing_backup(source)
        async with schema.connected(self._address) as connection:
            await schema.migrate(connection)
            if await connection.fetchval("SELECT count(*) FROM games"):
                raise ValueError("there are games in this database already; restore into an empty one")
            # a backup of an older version is brought to the present format first, in a copy
            copy = source.with_name(f"{source.name}.being-restored")
            copied(source, copy)
            try:
                return await self._fill(connection, copy)
            finally:
                copy.unlink()

    async def _fill(self, connection: asyncpg.Connection, source: Path) -> int:
        db = sqlite3.connect(source)
        try:
            async with connection.transaction():
                await connection.execute("DELETE FROM house")
                for table, columns in COLUMNS.items():
                    rows = db.execute(f"SELECT {', '.join(columns)} FROM {table}")
                    while some := rows.fetchmany(ROWS_AT_ONCE):
                        await connection.copy_records_to_table(table, records=some, columns=columns)
                (secret,) = db.execute("SELECT value FROM meta WHERE name = 'secret'").fetchone()
                await connection.execute("UPDATE meta SET value = $1 WHERE name = 'secret'", secret)
            count: int = db.execute("SELECT count(*) FROM games").fetchone()[0]
            return count
        finally:
            db.close()
