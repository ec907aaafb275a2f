"""`mindbug admin`: backups of both databases and back, from one into the other, and migrations."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from mindbug.cli.main import main
from mindbug.web.rooms.order import Order
from mindbug.web.rooms.store import (
    FORMAT,
    Entry,
    Finished,
    NewAnalysis,
    NewArchive,
    NewEntry,
    NewGame,
    NewKeepsake,
    NewKey,
    StoredGame,
)
from mindbug.web.rooms.store_postgres import PostgresStore
from mindbug.web.rooms.store_sqlite import SqliteFile
from mindbug.web.server import databases
from tests.web.databases import fresh_postgres
from tests.web.test_store import Ear, old_file

TERMS = Order(opponent="friend", clock=60).terms()
LINES = [Entry("join", "p2", "Zoë", 0, 1.5), Entry("resign", "p1", "", 700, 2.5)]
EVERYTHING = (StoredGame("a", TERMS, LINES, "p2 resign", (NewKey("a", "p1", "hash"),), "ada"), "analysis", b"\0archive",
              b"\0keepsake")


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder of a server with one game."""
    file = SqliteFile(tmp_path / "data" / "mindbug.sqlite3")
    file.heartbeat()
    file.commit([NewGame("a", TERMS, "ada", 1.0), NewKey("a", "p1", "hash"),
                 *(NewEntry("a", seq, line, 3.0) for seq, line in enumerate(LINES, start=1)),
                 Finished("a", "p2 resign"), NewAnalysis("a", "analysis"), NewArchive("a", b"\0archive"),
                 NewKeepsake("a", b"\0keepsake")])
    file.close()
    return tmp_path / "data"


def in_file(path: Path) -> tuple[object, bytes]:
    file = SqliteFile(path)
    try:
        return (file.load("a"), file.analysis("a"), file.archive("a"), file.keepsake("a")), file.secret()
    finally:
        file.close()


def in_postgres(address: str) -> tuple[object, bytes]:
    async def look() -> tuple[object, bytes]:
        store = PostgresStore(address)
        await store.open("a", Ear())
        try:
            return (await store.load("a"), await store.analysis("a"), await store.archive("a"),
                    await store.keepsake("a")), await store.secret()
        finally:
            await store.close()

    return asyncio.run(look())


def test_statistics_of_both_databases(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    address = fresh_postgres()
    assert main(["admin", "backup", str(tmp_path / "copy"), "--data", str(data)]) == 0
    assert main(["admin", "restore", str(tmp_path / "copy"), "--database", address]) == 0
    for place in (["--data", str(data)], ["--database", address]):
        capsys.readouterr()
        assert main(["admin", "statistics", *place]) == 0
        counted = {line[:20].strip(): line[20:].strip() for line in capsys.readouterr().out.splitlines()}
        assert (counted["games"], counted["running"], counted["finished"], counted["resign"]) == ("1", "0", "1", "1")
        assert (counted["game"], counted["lines of journals"], counted["analyses"]) == ("1", "2", "1")
        assert counted["not touched since"].startswith("1970") and counted["opened yesterday"] == "0"


def test_a_backup_is_complete_and_goes_from_each_database_into_the_other(
        data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    address = fresh_postgres()
    secret = in_file(data / "mindbug.sqlite3")[1]
    assert main(["admin", "backup", str(tmp_path / "first"), "--data", str(data)]) == 0
    assert main(["admin", "restore", str(tmp_path / "first"), "--database", address]) == 0
    assert in_postgres(address) == (EVERYTHING, secret)
    assert main(["admin", "backup", str(tmp_path / "second"), "--database", address]) == 0
    assert main(["admin", "restore", str(tmp_path / "second"), "--data", str(tmp_path / "again")]) == 0
    assert in_file(tmp_path / "again" / "mindbug.sqlite3") == (EVERYTHING, secret)
    assert capsys.readouterr().out.count("1 games") == 4
    assert main(["admin", "list", "--database", address]) == 0
    assert "Zoë" in capsys.readouterr().out


def test_nothing_is_overwritten(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    address = fresh_postgres()
    backup = str(tmp_path / "backup")
    assert main(["admin", "backup", backup, "--data", str(data)]) == 0
    assert main(["admin", "backup", backup, "--data", str(data)]) == 2
    assert main(["admin", "restore", backup, "--data", str(data)]) == 2
    assert main(["admin", "restore", backup, "--database", address]) == 0
    assert main(["admin", "restore", backup, "--database", address]) == 2
    assert main(["admin", "backup", backup, "--database", address]) == 2
    assert capsys.readouterr().err.count("already") == 4


@pytest.mark.parametrize("text", [None, b"", b"this is no database, but it is long enough to be one" * 100])
def test_a_file_that_is_no_backup_is_refused(tmp_path: Path, text: bytes | None,
                                             capsys: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "backup"
    if text is not None:
        source.write_bytes(text)
    assert main(["admin", "restore", str(source), "--data", str(tmp_path / "data")]) == 2
    assert not (tmp_path / "data" / "mindbug.sqlite3").exists()
    assert str(source) in capsys.readouterr().err


def test_a_migration_can_be_tried_before(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mindbug.sqlite3"
    old_file(path)
    for options, found in (["--dry-run"], 1), ([], FORMAT):
        assert main(["admin", "migrate", "--data", str(tmp_path), *options]) == 0
        assert "ALTER TABLE journal" in capsys.readouterr().out
        assert sqlite3.connect(path).execute("PRAGMA user_version").fetchone() == (found,)
    assert main(["admin", "migrate", "--data", str(tmp_path)]) == 0
    assert "present format already" in capsys.readouterr().out
    address = fresh_postgres()
    assert main(["admin", "migrate", "--dry-run", "--database", address]) == 0
    assert "CREATE TABLE journal" in capsys.readouterr().out
    assert main(["admin", "list", "--database", address]) == 2, "trying has left nothing behind"
    assert main(["admin", "migrate", "--database", address]) == 0
    assert main(["admin", "list", "--database", address]) == 0


def test_an_address_of_another_kind_is_told_in_one_line(
        capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(databases, "PATIENCE", 0.0)
    for arguments in (["admin", "list", "--database", "mysql://x"],
                      ["serve", "--workers", "2", "--data", str(tmp_path)], ["serve", "--workers", "0"],
                      ["serve", "--port", "0", "--database", "postgresql://127.0.0.1:1/none"],
                      ["admin", "list", "--database", "postgresql://127.0.0.1:1/none"]):
        assert main(arguments) == 2
        assert capsys.readouterr().err.count("\n") == 1
