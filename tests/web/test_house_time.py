"""The time of the house at one node: close to what the database says, never backwards, and still when it is cut off."""

from mindbug.web.rooms.house_time import HouseTime
from mindbug.web.rooms.store import GRACE


class OwnClock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def beat(time: HouseTime, clock: OwnClock, there: float, back: float, house: float) -> None:
    """A question that takes `there` seconds, and its answer that takes `back`; `house` is the time when it is asked."""
    asked = clock.now
    clock.now += there + back
    time.set(house + there, asked)


def test_it_goes_on_between_beats_and_stops_without_them() -> None:
    clock = OwnClock()
    time = HouseTime(clock)
    assert time.now() == 0.0 and not time.fresh
    beat(time, clock, 0.0, 0.0, 50.0)
    clock.now += 1.0
    assert abs(time.now() - 51.0) < 0.01 and time.fresh
    clock.now += 100.0
    assert abs(time.now() - 50.0 - GRACE) < 0.01 and not time.fresh


def test_a_beat_that_took_long_does_not_spoil_what_is_known() -> None:
    clock = OwnClock()
    time = HouseTime(clock)
    beat(time, clock, 0.01, 0.01, 50.0)
    clock.now += 1.0
    beat(time, clock, 0.0, 3.0, 51.02)  # this process was paused before it read the answer
    assert abs(time.now() - 54.02) < 0.05


def test_a_quick_beat_mends_what_a_slow_one_has_left_open() -> None:
    clock = OwnClock()
    time = HouseTime(clock)
    beat(time, clock, 0.0, 1.0, 50.0)
    assert abs(time.now() - 51.0) <= 0.5
    beat(time, clock, 0.01, 0.01, 51.0)
    assert abs(time.now() - 51.02) < 0.05


def test_it_never_goes_back_even_if_the_house_stood_still() -> None:
    clock = OwnClock()
    time = HouseTime(clock)
    beat(time, clock, 0.0, 0.0, 50.0)
    clock.now += 60.0
    before = time.now()
    beat(time, clock, 0.0, 0.0, 50.0 + GRACE)  # nobody has beaten for a minute
    assert time.now() == before
    clock.now += 1.0
    assert abs(time.now() - 51.0 - GRACE) < 0.01
