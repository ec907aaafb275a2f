"""Lines that another node has written: they are carried out in order, and until then nobody is shown an old clock."""

import asyncio
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress

import pytest

from mindbug.web.rooms.house import House
from mindbug.web.rooms.live_room import Emoted, LiveRoom
from mindbug.web.rooms.room import Happened, Room
from mindbug.web.rooms.store import Entry, Job, NewEntry, StoredGame, Unavailable
from tests.web.conftest import MakeClient
from tests.web.players import asked, friends
from tests.web.test_secrets import house_of

THOUGHT = 30.0  # seconds that the other node's player has thought
UNHEARD = 300.0  # seconds until anybody here hears of the choice
CLOCK = 600
CHOICES = 3


class Onlooker:
    """Notes each state that may be shown, as a socket does: the line, and how much both clocks have left."""

    seats = ()

    def __init__(self, house: House, live: LiveRoom) -> None:
        self.house, self.live = house, live
        self.shown: list[tuple[int, float, float]] = []
        self.dismissed = False

    def notify(self, happened: Happened | None) -> None:
        if self.house.may_show(self.live):
            room, now = self.live.room, self.house.shown_time(self.live)
            self.shown.append((room.seq, room.time_left("p1", now), room.time_left("p2", now)))

    def hear(self, emoted: Emoted) -> None: ...

    def dismiss(self) -> None:
        self.dismissed = True


async def elsewhere(house: House, live: LiveRoom, choices: int) -> list[Entry]:
    """The lines that another node writes meanwhile: every player thinks for half a minute."""
    stored = await house.store.load(live.room.id)
    assert stored is not None
    room, lines = Room.load(stored), []
    for _ in range(choices):
        decision = room.decision
        assert decision is not None
        at = room.clocks._shown[decision.player] + THOUGHT
        lines.append(room.choose((decision.player,), decision.options[0].label, room.seq, at))
        room.apply(lines[-1])
    return lines


async def store(house: House, live: LiveRoom, lines: list[Entry]) -> None:
    for seq, entry in enumerate(lines, start=live.room.seq + 1):
        assert await house.store.commit([(NewEntry(live.room.id, seq, entry, time.time()),)]) == [None]


async def settled(live: LiveRoom) -> None:
    async with asyncio.timeout(20):
        while live.behind:
            await asyncio.sleep(0.01)


def prepared(make_client: MakeClient) -> tuple[House, LiveRoom, Onlooker, object]:
    client = make_client()
    one, _ = friends(client, clock=CLOCK)
    house = house_of(client)
    live = house._rooms[one.game]
    onlooker = Onlooker(house, live)
    return house, live, onlooker, client


@pytest.mark.parametrize("in_full", [True, False], ids=["told in full", "only its number is told"])
def test_an_old_state_is_not_shown_with_a_running_clock(make_client: MakeClient, in_full: bool) -> None:
    house, live, onlooker, client = prepared(make_client)

    async def play() -> None:
        live.enter(onlooker)
        lines = await elsewhere(house, live, CHOICES)
        first = live.room.seq + 1
        await store(house, live, lines)
        monkey = lines[-1].at + UNHEARD
        house.now = lambda: monkey
        async with live.lock:  # a request of our own is under way
            for seq, entry in enumerate(lines, start=first):
                house.hear_line(live.room.id, seq, entry if in_full else None)
            live.notify(None)
        await settled(live)

    asked(client, play)  # type: ignore[arg-type]
    assert live.room.seq == onlooker.shown[-1][0]
    for clock in (1, 2):
        readings = [shown[clock] for shown in onlooker.shown]
        assert readings == sorted(readings, reverse=True), "a clock has run back"
    assert (onlooker.shown[0][0] == live.room.seq - CHOICES) == in_full, "shown as long as the next line is known"


def test_lines_that_could_not_be_read_are_read_later(make_client: MakeClient, monkeypatch: pytest.MonkeyPatch) -> None:
    house, live, _, client = prepared(make_client)
    failures = [Unavailable("cut"), Unavailable("cut")]
    read = house.store.lines_after

    async def lines_after(known: Mapping[str, int]) -> dict[str, list[Entry]]:
        if failures:
            raise failures.pop()
        return await read(known)

    monkeypatch.setattr("mindbug.web.rooms.house.AGAIN_SECONDS", 0.01)
    monkeypatch.setattr(house.store, "lines_after", lines_after)

    async def hear_of_one() -> int:
        await store(house, live, lines := await elsewhere(house, live, 1))
        house.hear_line(live.room.id, live.room.seq + 1, None)
        await settled(live)
        return len(lines)

    async def wake_up() -> bool:
        await store(house, live, await elsewhere(house, live, 2))
        failures.extend([Unavailable("cut"), Unavailable("cut")])
        house.hear_nothing()
        spoke_early = False
        while house._reading_on:
            spoke_early = spoke_early or house.in_touch
            await asyncio.sleep(0.001)
        await settled(live)
        return spoke_early

    before = live.room.seq
    asked(client, hear_of_one)  # type: ignore[arg-type]
    assert live.room.seq == before + 1 and not failures
    assert not asked(client, wake_up)  # type: ignore[arg-type]
    assert live.room.seq == before + 3 and not failures


def test_a_game_that_was_being_loaded_while_nothing_was_heard_is_read_again(
        make_client: MakeClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its journal was read before, and it is in no list of games yet when the house asks what it has missed."""
    house, known, _, client = prepared(make_client)
    load = house.store.load
    has_read, go_on = asyncio.Event(), asyncio.Event()

    async def load_slowly(game: str) -> StoredGame | None:
        stored = await load(game)
        has_read.set()
        await go_on.wait()
        return stored

    async def look() -> LiveRoom:
        lines = await elsewhere(house, known, 2)
        monkeypatch.setattr(house.store, "load", load_slowly)
        del house._rooms[known.room.id]
        looking = asyncio.create_task(house.room(known.room.id))
        await has_read.wait()
        await store(house, known, lines)
        house.hear_nothing()
        while house._reading_on:
            await asyncio.sleep(0.001)
        go_on.set()
        return await looking

    assert asked(client, look).room.seq == known.room.seq + 2  # type: ignore[arg-type]


def test_nobody_stays_in_a_room_that_was_dropped(make_client: MakeClient) -> None:
    """The game goes on in another room of the same node, and the old one would be shown for ever."""
    house, old, onlooker, client = prepared(make_client)

    async def drop() -> None:
        house._drop(old.room.id, old)
        old.enter(onlooker)

    asked(client, drop)  # type: ignore[arg-type]
    assert onlooker.dismissed


def test_a_room_that_is_dropped_while_it_catches_up_is_found_anew(
        make_client: MakeClient, monkeypatch: pytest.MonkeyPatch) -> None:
    house, old, _, client = prepared(make_client)
    monkeypatch.setattr(house.store, "shared", True)

    async def look() -> LiveRoom:
        async with old.lock:  # somebody writes a line, and the database cannot be reached
            looking = asyncio.create_task(house.room(old.room.id))
            await asyncio.sleep(0.01)
            house._drop(old.room.id, old)
        return await looking

    found = asked(client, look)  # type: ignore[arg-type]
    assert found is not old and not found.gone


def test_a_line_whose_request_was_cancelled_while_it_was_written_is_carried_out(make_client: MakeClient) -> None:
    """The disk has it, so the room that has not carried it out is put away and loaded again."""
    house, live, onlooker, client = prepared(make_client)
    commit, written = house.store.commit, asyncio.Event()

    async def slow(jobs: Sequence[Job]) -> list[Exception | None]:
        outcomes = await commit(jobs)
        written.set()
        await asyncio.sleep(60)
        return outcomes

    async def cancel() -> LiveRoom:
        live.enter(onlooker)
        decision = live.room.decision
        assert decision is not None
        house.store.commit = slow  # type: ignore[method-assign]
        acting = asyncio.create_task(house.act(live, lambda room: room.choose(
            (decision.player,), decision.options[0].label, room.seq, house.now())))
        await written.wait()
        acting.cancel()
        with suppress(asyncio.CancelledError):
            await acting
        house._writer._writing.cancel()  # type: ignore[union-attr]
        house.store.commit = commit  # type: ignore[method-assign]
        return await house.room(live.room.id)

    before = live.room.seq
    again = asked(client, cancel)  # type: ignore[arg-type]
    assert live.gone and onlooker.dismissed and again.room.seq == before + 1
