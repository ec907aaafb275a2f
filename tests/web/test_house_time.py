"""The time of the house at one node: close to what the database says, never backwards, and still when it is cut off."""

import asyncio

from mindbug.web.rooms.house_time import CAUTION, SURE, HouseTime
from mindbug.web.rooms.store import GRACE
from tests.web.conftest import MakeClient
from tests.web.players import asked, open_game
from tests.web.test_secrets import house_of


class OwnClock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def heartbeat(time: HouseTime, clock: OwnClock, there: float, back: float, house: float) -> None:
    """A question that takes `there` seconds, and its answer that takes `back`; `house` is the time when it is asked."""
    asked = clock.now
    clock.now += there + back
    time.set(house + there, asked)


def test_it_goes_on_between_beats_and_stops_without_them() -> None:
    clock = OwnClock()
    time = HouseTime(clock)
    assert time.now() == 0.0 and not time.fresh
    heartbeat(time, clock, 0.0, 0.0, 50.0)
    clock.now += 1.0
    assert abs(time.now() - 51.0) < 0.01 and time.fresh
    clock.now += 100.0
    assert abs(time.now() - 50.0 - GRACE) < 0.01 and not time.fresh


def test_clocks_are_shown_by_a_time_that_waits_for_a_beat_that_is_late() -> None:
    clock = OwnClock()
    time = HouseTime(clock)
    assert time.shown() == 0.0
    heartbeat(time, clock, 0.0, 0.0, 50.0)
    for passed in (1.0, 1.0, 1.0, 60.0):
        clock.now += passed
        assert abs(time.shown() - 50.0 - min(clock.now - 1000.0, SURE)) < 0.01
    heartbeat(time, clock, 0.0, 0.0, 113.0)
    assert abs(time.shown() - 113.0) < 0.01


def test_a_beat_that_took_long_does_not_spoil_what_is_known() -> None:
    clock = OwnClock()
    time = HouseTime(clock)
    heartbeat(time, clock, 0.01, 0.01, 50.0)
    clock.now += 1.0
    heartbeat(time, clock, 0.0, 3.0, 51.02)  # this process was paused before it read the answer
    assert abs(time.now() - 54.02) < 0.05


def test_a_quick_beat_mends_what_a_slow_one_has_left_open() -> None:
    clock = OwnClock()
    time = HouseTime(clock)
    heartbeat(time, clock, 0.0, 1.0, 50.0)
    assert abs(time.now() - 51.0) <= 0.5
    heartbeat(time, clock, 0.01, 0.01, 51.0)
    assert abs(time.now() - 51.02) < 0.05


def test_it_never_goes_back_even_if_the_house_stood_still() -> None:
    clock = OwnClock()
    time = HouseTime(clock)
    heartbeat(time, clock, 0.0, 0.0, 50.0)
    clock.now += 60.0
    before = time.now()
    heartbeat(time, clock, 0.0, 0.0, 50.0 + GRACE)  # no node has had a heartbeat for that long
    assert time.now() == before
    clock.now += 1.0
    assert abs(time.now() - 51.0 - GRACE) < 0.01


def test_a_slow_beat_after_the_house_stood_still_does_not_hide_it() -> None:
    """The database was away for nine seconds, and the time of the house went on for four of them."""
    clock = OwnClock()
    time = HouseTime(clock)
    heartbeat(time, clock, 0.0, 0.0, 50.0)
    clock.now += GRACE
    heartbeat(time, clock, 5.0, 0.0, 50.0 + GRACE - 5.0)
    assert 50.0 < time.now() <= 50.0 + GRACE + CAUTION
    heartbeat(time, clock, 0.01, 0.01, 50.0 + GRACE)
    assert time.now() <= 50.0 + GRACE + CAUTION


def test_a_node_that_slept_tells_nothing_until_it_has_read_on(make_client: MakeClient) -> None:
    """Otherwise it shows a clock that still runs, although its player has chosen long ago."""
    client = make_client()
    house = house_of(client)
    open_game(client, opponent="friend")

    async def wake_up() -> tuple[bool, bool]:
        house.hear_nothing()
        at_once = house.in_touch
        while house._reading_on:
            await asyncio.sleep(0.01)
        return at_once, house.in_touch

    assert asked(client, wake_up) == (False, True)
