"""The faults of `benchmarks/faults.py`, few enough for every day; and whether its checker would notice a violation."""

import asyncio
import random
import time
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import cast

import pytest
from benchmarks.fault_checker import examine
from benchmarks.fault_clients import Notes, digest_of
from benchmarks.fault_links import Link
from benchmarks.faults import Node, World, run

from mindbug.web.rooms.order import Order
from mindbug.web.rooms.room import Room
from mindbug.web.rooms.store import Entry, StoredGame
from tests.postgres import Cluster
from tests.web.databases import the_cluster


def test_a_few_faults_lose_nothing() -> None:
    the_cluster()  # or there is no PostgreSQL, and it says so
    # not below pytest's own folder: that is closed to PostgreSQL, which runs as another user, whenever a pytest starts
    with TemporaryDirectory(prefix="mindbug-faults-") as place:
        folder = Path(place)
        folder.chmod(0o755)
        found, world = asyncio.run(run(folder, games=8, seconds=300, most_faults=5, pace=0.3, seed=5))
    assert found.violations == []
    assert world.done.total() >= 5 and found.acknowledged > 20 and found.views > found.acknowledged


# ---- would it be noticed?


def played() -> tuple[StoredGame, Notes]:
    """A game in which p1 has noted everything, as it should be."""
    terms = Order(opponent="screen", clock=60, start="me").terms()
    room = Room("g", terms)
    notes, entries = Notes("g", "p1", "token"), []
    for number in range(6):
        decision = room.decision
        assert decision is not None
        line = room.choose((decision.player,), decision.options[0].label, room.seq, 30.0 + number)
        entries.append(line)
        room.apply(line)
        if decision.player == "p1":
            notes.acknowledged.append((room.seq, room.seq, line.text))
        notes.note({"seq": room.seq, "view": room.game.view("p1"), "clock": None, "result": None}, notes.known(port=0))
    return StoredGame("g", terms, entries, None), notes


def test_a_faithful_journal_is_accepted() -> None:
    stored, notes = played()
    assert examine({"g": stored}, [notes]).violations == [] and len(notes.acknowledged) >= 2


@pytest.mark.parametrize("complaint", [
    "gone", "not in the journal", "two acknowledgements", "something else", "carried out", "gives time back",
    "before the line above", "run back", "then told", "different"])
def test_a_violation_is_noticed(complaint: str) -> None:
    stored, notes = played()
    games = {"g": stored}
    last = stored.entries[-1]
    state = {"seq": 2, "view": {"decision": None}, "clock": None, "result": None}
    match complaint:
        case "gone":
            games = {}
        case "not in the journal":
            notes.acknowledged.append((len(stored.entries) + 1, len(stored.entries) + 1, "play Gorillion"))
        case "two acknowledgements":
            notes.acknowledged.insert(1, notes.acknowledged[0])
        case "something else":
            notes.told[3] = digest_of("another view")
        case "carried out":
            games["g"] = replace(stored, entries=[*stored.entries, replace(last, text="play Nobody")])
        case "gives time back":
            games["g"] = replace(stored, entries=[*stored.entries[:-1], replace(last, spent=-1)])
        case "before the line above":
            games["g"] = replace(stored, entries=[*stored.entries[:-1], replace(last, at=1.0)])
        case "run back":
            for left in (50.0, 55.0):
                seen = {"seq": len(stored.entries), "view": notes_view(stored), "clock": {"p1": left, "p2": 60.0},
                        "result": None}
                notes.note(seen, notes.known(port=0))
        case "then told":
            notes.note(state, notes.known(port=0))
        case "different":
            notes.note({**state, "seq": len(stored.entries)}, notes.known(port=0))
    violations = examine(games, [notes]).violations
    assert any(complaint in violation for violation in violations), violations


def notes_view(stored: StoredGame) -> object:
    return Room.load(stored).game.view("p1")


def test_a_clock_that_gave_too_much_is_noticed() -> None:
    stored, notes = played()
    lines = [Entry(line.kind, line.seat, line.text, 50_000, line.at) for line in stored.entries]
    assert any("has used" in each for each in examine({"g": replace(stored, entries=lines)}, [notes]).violations)


def test_the_database_is_restarted_by_one_fault_at_a_time(tmp_path: Path) -> None:
    class OneAtATime:
        restarts = running = 0

        def restart(self, how: object) -> None:
            self.running += 1
            time.sleep(0.05)
            assert self.running == 1
            self.running -= 1
            self.restarts += 1

    cluster = OneAtATime()

    async def both_at_once() -> None:
        nodes = [Node(tmp_path, Link(), Link(), "") for _ in range(2)]
        world = World(cast(Cluster, cluster), "", nodes, random.Random(0))
        await asyncio.gather(*(world.restart_database(node) for node in nodes))

    asyncio.run(both_at_once())
    assert cluster.restarts == 2
