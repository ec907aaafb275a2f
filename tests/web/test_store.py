"""The store: the same promises, whether SQLite or PostgreSQL keeps them."""

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from mindbug.web.rooms import postgres_schema as schema
from mindbug.web.rooms.order import Order
from mindbug.web.rooms.store import (
    FORMAT,
    GRACE,
    LATE,
    Change,
    Conflict,
    Entry,
    Finished,
    Lease,
    NewAnalysis,
    NewArchive,
    NewEntry,
    NewGame,
    NewKeepsake,
    NewKey,
    Store,
    Unavailable,
)
from mindbug.web.rooms.store_postgres import PostgresStore, parts
from mindbug.web.rooms.store_sqlite import MIGRATIONS, SqliteFile, SqliteStore
from tests.web.databases import fresh_postgres

SOON = 1e9
"""A time of the house that no test will live to see: a line that came late would not be written."""
Kind = Callable[[], Store]


class Ear:
    """Remembers what a node is told."""

    def __init__(self) -> None:
        self.lines: list[tuple[str, int, Entry | None]] = []
        self.messages: list[Mapping[str, Any]] = []
        self.gaps = 0

    def hear_line(self, game: str, seq: int, entry: Entry | None) -> None:
        self.lines.append((game, seq, entry))

    def hear_message(self, message: Mapping[str, Any]) -> None:
        self.messages.append(message)

    def hear_nothing(self) -> None:
        self.gaps += 1


@pytest.fixture(params=["sqlite", "postgres"])
def kind(request: pytest.FixtureRequest, tmp_path: Path) -> Kind:
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path / "games.sqlite3")
    address = fresh_postgres()
    return lambda: PostgresStore(address)


@pytest.fixture
def postgres() -> Kind:
    address = fresh_postgres()
    return lambda: PostgresStore(address)


@asynccontextmanager
async def opened(kind: Kind, node: str = "a", ear: Ear | None = None) -> AsyncIterator[Store]:
    store = kind()
    await store.open(node, ear or Ear())
    await store.heartbeat(())
    try:
        yield store
    finally:
        await store.close()


async def write(store: Store, *changes: Change) -> None:
    (outcome,) = await store.commit([changes])
    if outcome:
        raise outcome


async def new_game(store: Store, game: str, at: float = 1.0, clock: int = 0) -> None:
    terms = Order(opponent="friend", clock=clock).terms()
    await write(store, NewGame(game, terms, "ada", at), NewKey(game, "p1", "hash"))


def line(kind: str, seat: str, text: str = "", spent: int = 0) -> Entry:
    return Entry(kind, seat, text, spent, SOON)


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.01)


# ---- both


def test_what_was_committed_is_there_for_the_next_process(kind: Kind) -> None:
    async def story() -> None:
        lines = [line("join", "p2", "Nova"), line("choice", "p1", "play X", 1500)]
        async with opened(kind) as store:
            await new_game(store, "a")
            await store.commit([[NewEntry("a", seq, each, 2.0)] for seq, each in enumerate(lines, start=1)])
            await write(store, Finished("a", "p1 life"), NewAnalysis("a", "analysis"), NewArchive("a", b"\0archive"))
            secret = await store.secret()
        async with opened(kind) as store:
            found = await store.load("a")
            assert found is not None and found.entries == lines and found.result == "p1 life"
            assert found.terms.seats["p2"]["kind"] == "open" and found.keys == (NewKey("a", "p1", "hash"),)
            assert await store.secret() == secret and len(secret) == 32
            assert await store.seats("a", "hash") == ["p1"] and await store.seats("a", "other") == []
            assert await store.load("b") is None
            assert (await store.analysis("a"), await store.archive("a")) == ("analysis", b"\0archive")
            assert await store.analysis("b") is None and await store.archive("b") is None
            assert await store.lines_after({"a": 1, "b": 0}) == {"a": lines[1:]}
            (mine,) = await store.games_of("hash")
            assert (mine.id, mine.mine, mine.seats["p2"]["name"], mine.lines) == ("a", ("p1",), "Nova", 2)

    asyncio.run(story())


def test_a_job_is_all_or_nothing_and_no_line_is_written_twice(kind: Kind) -> None:
    async def story() -> None:
        async with opened(kind) as store:
            await new_game(store, "a")
            await new_game(store, "b")
            await write(store, NewEntry("a", 1, line("resign", "p1"), 2.0))
            with pytest.raises(Conflict):
                await write(store, NewKey("a", "p2", "thief"), NewEntry("a", 1, line("resign", "p2"), 3.0))
            assert await store.seats("a", "thief") == []
            with pytest.raises(Conflict):
                await write(store, NewEntry("nothing", 1, line("resign", "p1"), 2.0))
            outcomes = await store.commit([[NewEntry("a", 1, line("hint", "p1"), 3.0)],
                                           [NewEntry("b", 1, line("hint", "p1"), 3.0)]])
            assert isinstance(outcomes[0], Conflict) and outcomes[1] is None, "one bad write must not fail the others"
            assert await store.lines_after({"a": 0, "b": 0}) == {"a": [line("resign", "p1")],
                                                                 "b": [line("hint", "p1")]}

    asyncio.run(story())


def test_old_unfinished_games_expire_with_all_that_belongs_to_them(kind: Kind) -> None:
    async def story() -> None:
        async with opened(kind) as store:
            for game, at in (("old", 1.0), ("finished", 1.0), ("new", 100.0)):
                await new_game(store, game, at)
            await write(store, Finished("finished", "draw turn_limit"))
            await write(store, NewEntry("old", 1, line("join", "p2"), 2.0))
            assert await store.open_games("ada") == 2 and await store.opened_since("ada", 50.0) == 1
            assert await store.expire(before=50.0) == 1
            assert {summary.id for summary in await store.summaries()} == {"finished", "new"}
            assert await store.seats("old", "hash") == [] and await store.open_games("ada") == 1
            assert [summary.id for summary in await store.summaries(running=True)] == ["new"]
            assert await store.lines_after({"old": 0}) == {}
            assert await store.delete("new") and not await store.delete("new")

    asyncio.run(story())


def test_the_time_of_the_house_goes_on_and_stands_still_while_nobody_beats(
        kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with opened(kind) as store:
            first = (await store.heartbeat(())).time
            second = (await store.heartbeat(())).time
            assert first <= second < first + GRACE
        # an hour goes by while no server runs
        if isinstance(store, SqliteStore):
            db = sqlite3.connect(store.file.path)
            db.execute("UPDATE house SET day = day - 3600")
            db.commit()
            db.close()
        else:
            async with opened(kind) as other:
                assert isinstance(other, PostgresStore)
                await other._fetch("UPDATE house SET day = day - 3600")
        async with opened(kind) as store:
            third = (await store.heartbeat(())).time
            assert second <= third < second + 2 * GRACE + 60

    asyncio.run(story())


def test_clocks_that_nobody_watches_are_adopted(kind: Kind) -> None:
    async def story() -> None:
        async with opened(kind) as store:
            for game, clock in (("a", 60), ("b", 0), ("c", 60)):
                await new_game(store, game, clock=clock)
            await write(store, Finished("c", "p1 life"))
            assert await store.adopt_clocks(10) == ["a"]

    asyncio.run(story())


def test_a_keepsake_is_kept_as_long_as_its_game(kind: Kind) -> None:
    async def story() -> None:
        async with opened(kind) as store:
            for game, at in (("b", 1000.0), ("a", 2000.0), ("c", 3000.0), ("running", 4000.0)):
                await new_game(store, game, at)
                if game != "running":
                    await write(store, Finished(game, "p1 life"))
            assert await store.without_keepsake(2) == [], "it is made of the record"
            assert await store.unarchived(10) == ["b", "a", "c"]
            await write(store, *[NewArchive(game, b"record") for game in "abc"])
            assert await store.unarchived(10) == []
            assert await store.without_keepsake(2) == ["b", "a"]
            await write(store, NewKeepsake("b", b"\0first"))
            await write(store, NewKeepsake("b", b"\0second"), NewKeepsake("c", b""))
            assert [await store.keepsake(game) for game in "bca"] == [b"\0second", b"", None]
            assert await store.without_keepsake(10) == ["a"]
            (refused,) = await store.commit([[NewKeepsake("unknown", b"x")]])
            assert isinstance(refused, Conflict)
            await store.delete("b")
            assert await store.expire(1e9, finished=True) == 2
            assert [await store.keepsake(game) for game in "bc"] == [None, None]

    asyncio.run(story())


MANY = 20_000


def test_looking_for_what_is_to_be_kept_reads_no_other_games(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sweeps come every minute. What they cost must not grow with all games that were ever finished."""
    columns, values = "id, terms, owner, clock, created, updated, result, kept", "'', '', 0, 1, 2, 'p1 life', 1"

    async def story() -> None:
        async with opened(kind) as store:
            if isinstance(store, SqliteStore):
                with store.file._transaction() as db:
                    db.execute(f"WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < "
                               f"{MANY}) INSERT INTO games ({columns}) SELECT 'g' || n, {values} FROM number")
                read = store.file._read
                monkeypatch.setattr(store.file, "_read", lambda query, *given: [
                    (step[3],) for step in read(f"EXPLAIN QUERY PLAN {query}", *given)])
            else:
                assert isinstance(store, PostgresStore)
                fetch = store._fetch
                await fetch(f"INSERT INTO games ({columns}) SELECT 'g' || n, {values} "
                            f"FROM generate_series(1, {MANY}) AS n")
                await fetch("ANALYZE games")
                monkeypatch.setattr(store, "_fetch", lambda query, *given: fetch(f"EXPLAIN {query}", *given))
            for plan in (await store.unarchived(20), await store.without_keepsake(20)):
                told = [step for step in plan if re.search(r"\b(on|SCAN|SEARCH) games\b", step)]
                assert told and all("games_to_keep" in step for step in told), plan

    asyncio.run(story())


# ---- SQLite


def test_a_file_of_another_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    SqliteFile(path).close()
    sqlite3.connect(path).execute("PRAGMA user_version = 99")
    with pytest.raises(ValueError, match="99"):
        SqliteFile(path)


def test_nobody_else_can_read_the_file(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    SqliteFile(path).back_up(tmp_path / "copy.sqlite3")
    assert path.stat().st_mode & 0o077 == 0 and (tmp_path / "copy.sqlite3").stat().st_mode & 0o077 == 0


def old_file(path: Path) -> None:
    """A file of format 1, as the first version wrote it."""
    db = sqlite3.connect(path)
    db.executescript(MIGRATIONS[0])
    db.execute("PRAGMA user_version = 1")
    db.execute("INSERT INTO games VALUES ('a', ?, 'ada', 60, 1, 2, NULL)", (Order(clock=60).terms().text(),))
    db.execute("INSERT INTO journal VALUES ('a', 1, 'hint', 'p1', '', 700)")
    db.commit()
    db.close()


def test_a_file_of_the_first_format_is_migrated_and_a_copy_stays(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    old_file(path)
    trial = SqliteFile(path, migrate=False)
    assert any("ALTER TABLE journal" in statement for statement in trial.migrate(for_real=False))
    assert trial.format == 1, "trying changes nothing"
    trial.close()
    migrated = SqliteFile(path)
    assert migrated.format == FORMAT and migrated.migrate() == []
    found = migrated.load("a")
    assert found is not None and found.entries == [Entry("hint", "p1", "", 700, 0.0)]
    migrated.commit([NewAnalysis("a", "analysis")])  # it had no room for that
    assert migrated.analysis("a") == "analysis"
    assert sqlite3.connect(tmp_path / "games.format1.sqlite3").execute("PRAGMA user_version").fetchone() == (1,)


def test_a_file_of_the_second_format_keeps_its_finished_games(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    db = sqlite3.connect(path)
    for statements in MIGRATIONS[:2]:
        db.executescript(statements)
    db.execute("PRAGMA user_version = 2")
    for game, result in (("over", "p1 life"), ("running", None)):
        db.execute("INSERT INTO games VALUES (?, ?, 'ada', 0, 1, 2, ?)", (game, Order().terms().text(), result))
    db.execute("INSERT INTO archives VALUES ('over', ?)", (b"record",))
    db.commit()
    db.close()
    trial = SqliteFile(path, migrate=False)
    assert any("games_to_keep" in statement for statement in trial.migrate(for_real=False)) and trial.format == 2
    trial.close()
    migrated = SqliteFile(path)
    assert (migrated.format, migrated.unarchived(9), migrated.without_keepsake(9)) == (FORMAT, [], ["over"])
    migrated.commit([NewKeepsake("over", b"kept")])
    assert (migrated.keepsake("over"), migrated.without_keepsake(9)) == (b"kept", [])


# ---- PostgreSQL


def test_a_database_of_the_second_format_keeps_its_finished_games() -> None:
    """Nodes of the version before go on while others are restarted, and write games as they always did."""
    address = fresh_postgres()
    new_game = "INSERT INTO games VALUES ($1, $2, 'ada', 0, 1, 1, NULL)"

    async def story() -> None:
        async with schema.connected(address) as connection:
            for statement in schema.FIRST.split(";"):
                await connection.execute(statement)
            await connection.execute("INSERT INTO meta VALUES ('format', '2'), ('readable since', '2')")
            await connection.execute(new_game, "before", Order().terms().text())
            assert any("games_to_keep" in each for each in await schema.migrate(connection, for_real=False))
            assert await schema.formats(connection) == (2, 2)
            await schema.migrate(connection)
            assert await schema.formats(connection) == (FORMAT, 2)
            await connection.execute(new_game, "after", Order().terms().text())
            await connection.execute("UPDATE games SET result = 'p1 life'")
            await connection.execute("INSERT INTO archives VALUES ('after', 'record')")
        store = PostgresStore(address)
        await store.connect()
        try:
            assert (await store.unarchived(9), await store.without_keepsake(9)) == (["before"], ["after"])
        finally:
            await store.close()

    asyncio.run(story())



def test_of_two_nodes_that_write_the_same_line_one_is_refused_and_the_other_is_heard(postgres: Kind) -> None:
    async def story() -> None:
        ears = {"a": Ear(), "b": Ear()}
        async with opened(postgres, "a", ears["a"]) as one, opened(postgres, "b", ears["b"]) as other:
            await new_game(one, "g")
            outcomes = await asyncio.gather(*(
                store.commit([[NewEntry("g", 1, line("choice", "p1", name, 5), 2.0)]])
                for store, name in ((one, "a"), (other, "b"))))
            (winner,) = [name for name, (outcome,) in zip("ab", outcomes, strict=True) if outcome is None]
            loser = "b" if winner == "a" else "a"
            written = line("choice", "p1", winner, 5)
            await until(lambda: bool(ears[loser].lines))
            assert ears[loser].lines == [("g", 1, written)]
            assert await one.lines_after({"g": 0}) == {"g": [written]}
            await one.tell({"type": "emote", "game": "g"})
            await until(lambda: bool(ears["b"].messages))
            assert ears["b"].messages == [{"type": "emote", "game": "g"}] and not ears["a"].messages
            assert not ears[winner].lines, "nobody hears of what they have done themselves"

    asyncio.run(story())


def test_long_lines_are_announced_and_many_lines_are_told_in_parts(postgres: Kind) -> None:
    async def story() -> None:
        ear = Ear()
        async with opened(postgres, "a") as one, opened(postgres, "b", ear):
            jobs = []
            for number in range(200):
                await new_game(one, f"g{number}")
                text = "ü\"" * 5000 if number == 7 else 'play "Ü"' * 10
                jobs.append([NewEntry(f"g{number}", 1, line("advice", "p1", text), 2.0)])
            assert await one.commit(jobs) == [None] * 200
            await until(lambda: len(ear.lines) == 200)
            assert [game for game, _, entry in ear.lines if entry is None] == ["g7"]

    asyncio.run(story())


def test_no_part_is_larger_than_what_can_be_told() -> None:
    lines = [(number, NewEntry("g" * 12, 1, Entry("choice", "p1", "x" * (number % 400)), 0.0)) for number in range(999)]
    divided = list(parts(lines))
    assert [line for part in divided for line in part] == lines and len(divided) > 10
    assert list(parts([])) == []


def test_a_line_from_a_node_that_was_asleep_is_not_written(postgres: Kind) -> None:
    async def story() -> None:
        async with opened(postgres) as store:
            await new_game(store, "g", clock=60)
            await new_game(store, "h")
            assert isinstance(store, PostgresStore)
            await store._fetch("UPDATE house SET time = 1000")
            with pytest.raises(Conflict):
                await write(store, NewEntry("g", 1, Entry("resign", "p1", at=1000 - LATE - 1), 2.0))
            await write(store, NewEntry("g", 1, Entry("resign", "p1", at=1000 + LATE), 2.0))
            await write(store, NewEntry("h", 1, Entry("resign", "p1", at=1.0), 2.0))

    asyncio.run(story())


def test_work_is_leased_to_one_node_until_it_is_gone(postgres: Kind) -> None:
    async def story() -> None:
        work = Lease("g", "bot")
        async with opened(postgres, "b") as other:
            async with opened(postgres, "a") as one:
                assert await one.lease(work) and await one.lease(work)
                assert not await other.lease(work) and await other.lease(Lease("g", "review"))
                assert set((await other.heartbeat(())).nodes) == {"a", "b"}
                assert isinstance(one, PostgresStore)
                await one._fetch("UPDATE leases SET until = 1")  # it had no heartbeat for a while
                assert await other.lease(work)
                assert (await one.heartbeat([work])).lost == (work,)
                await other.release([work])
                assert await one.lease(work)
            assert await other.lease(work), "a node that ends gives everything back"
            assert (await other.heartbeat(())).nodes == ("b",)

    asyncio.run(story())


def test_migrations_run_once_however_many_nodes_start(postgres: Kind) -> None:
    async def story() -> None:
        stores = [postgres() for _ in range(4)]
        await asyncio.gather(*(store.open(str(number), Ear()) for number, store in enumerate(stores)))
        secrets = {await store.secret() for store in stores}
        assert len(secrets) == 1
        first = stores[0]
        assert isinstance(first, PostgresStore)
        await first._fetch("UPDATE meta SET value = '99' WHERE name = 'format'")
        await stores[1].open("again", Ear())  # a newer version says that we can still read it
        await first._fetch("UPDATE meta SET value = '99' WHERE name = 'readable since'")
        with pytest.raises(ValueError, match="99"):
            await postgres().open("late", Ear())
        for store in stores:
            await store.close()

    asyncio.run(story())


def test_a_database_that_is_not_there_is_out_of_reach() -> None:
    async def story() -> None:
        with pytest.raises(Unavailable, match="cannot be reached"):
            await PostgresStore("postgresql://mindbug@127.0.0.1:1/none").open("a", Ear())

    asyncio.run(story())
