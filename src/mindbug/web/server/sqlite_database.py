"""Looking after the SQLite file of a server: backup, restore, migration."""

import asyncio
import sqlite3
from pathlib import Path

from mindbug.web.rooms.store import Store
from mindbug.web.rooms.store_sqlite import SqliteFile, SqliteStore


class SqliteDatabase:
    """A file of SQLite, as an operator handles it."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def _check(self) -> None:
        if not self._path.exists():
            raise ValueError(f"{self._path}: there is no such database")

    async def existing(self) -> Store:
        self._check()
        return SqliteStore(self._path)

    async def back_up(self, target: Path) -> int:
        self._check()
        return await asyncio.to_thread(copied, self._path, target)

    async def restore(self, source: Path) -> int:
        if self._path.exists():
            raise ValueError(f"{self._path} exists already; restore into an empty folder")
        return await asyncio.to_thread(copied, existing_backup(source), self._path)

    async def migrate(self, *, for_real: bool) -> list[str]:
        self._check()
        return await asyncio.to_thread(self._migrate, for_real)

    def _migrate(self, for_real: bool) -> list[str]:
        file = SqliteFile(self._path, migrate=False)
        try:
            return file.migrate(for_real=for_real)
        finally:
            file.close()


def existing_backup(source: Path) -> Path:
    """Returns the path of a backup of ours; ValueError if the file is none."""
    if not source.is_file():
        raise ValueError(f"{source}: there is no such file")
    try:
        db = sqlite3.connect(f"file:{source}?mode=ro", uri=True)
        try:
            db.execute("SELECT count(*) FROM games").fetchone()
        finally:
            db.close()
    except sqlite3.DatabaseError as error:
        raise ValueError(f"{source} is no backup: {error}") from None
    return source


def copied(source: Path, target: Path) -> int:
    file = SqliteFile(source, migrate=False)
    try:
        file.back_up(target)
    finally:
        file.close()
    copy = SqliteFile(target)  # brings it to the present format
    try:
        return copy.count()
    finally:
        copy.close()
