"""The choice of the database of a server: a SQLite file in its folder, or PostgreSQL at an address."""

import asyncio
import time
from pathlib import Path
from typing import Protocol

from mindbug.web.base.config import Config
from mindbug.web.rooms.store import Store, Unavailable
from mindbug.web.rooms.store_sqlite import SqliteStore
from mindbug.web.server.sqlite_database import SqliteDatabase

PATIENCE = 20.0  # seconds in which a database may come back before a server gives up to start
SCHEMES = ("postgresql://", "postgres://")


class Database(Protocol):
    """A database as those see it who look after it."""

    async def existing(self) -> Store:
        """The store, if there is one; ValueError otherwise."""
        ...

    async def back_up(self, target: Path) -> int:
        """Writes everything into a new SQLite file and returns the number of games. A server may go on meanwhile."""
        ...

    async def restore(self, source: Path) -> int:
        """Fills an empty database and returns the number of games. ValueError if it is not empty."""
        ...

    async def migrate(self, *, for_real: bool) -> list[str]: ...


def open_store(config: Config) -> Store:
    if not config.postgres:
        return SqliteStore(config.database)
    return postgres(config.postgres).store()


async def wait_for(config: Config) -> None:
    """Returns when the database can be reached and has the present format. ValueError if that takes too long."""
    until = time.monotonic() + PATIENCE
    while config.postgres:
        try:
            await postgres(config.postgres).migrate(for_real=True)
            return
        except Unavailable as problem:
            if time.monotonic() > until:
                raise ValueError(str(problem)) from None
            await asyncio.sleep(1.0)  # perhaps it is just being restarted


def database_of(config: Config) -> Database:
    return postgres(config.postgres) if config.postgres else SqliteDatabase(config.database)


class _Postgres(Database, Protocol):
    """A PostgreSQL database, which can also give its store."""

    def store(self) -> Store: ...


def postgres(address: str) -> _Postgres:
    if not address.startswith(SCHEMES):
        raise ValueError("--database is the address of a PostgreSQL database: postgresql://USER@HOST:PORT/NAME "
                         "(without it, the games are in a file of the folder --data)")
    try:
        from mindbug.web.server.postgres_database import PostgresDatabase  # needs the extra "postgres"
    except ImportError as missing:
        raise ValueError(f"PostgreSQL needs {missing.name} (in a checkout: pip install '.[web,postgres]')") from None
    return PostgresDatabase(address)
