"""A finished game as a row of steps: everything that a program needs to draw it again, without its rules."""

from collections.abc import Iterator
from dataclasses import dataclass

from mindbug.game.circumstances import NOTHING_ASKED, Circumstances
from mindbug.game.decisions import Decision
from mindbug.game.events import Event
from mindbug.game.game import replay
from mindbug.game.record import Record
from mindbug.game.scene import Scene


@dataclass(frozen=True)
class Step:
    """One step of a finished game, with everything open."""

    scene: Scene
    """The table, with p1 at the bottom."""
    decision: Decision | None
    """The pending decision with all its options."""
    events: tuple[Event, ...]
    """The events since the step before; the first step has those of the deal."""
    before: Circumstances
    """The circumstances of the choice that led here."""


def steps_of(record: Record, secret: bytes, first: int = 0, last: int | None = None) -> Iterator[Step]:
    """Replays the record and tells its steps; with `first` the events of that step are all those up to it. The ids of
    cards are made with the secret."""
    game, seen, before = replay(record.until(first)), 0, NOTHING_ASKED
    for number in range(first, (len(record.choices) if last is None else last) + 1):
        if number > first:
            before = game.circumstances()
            game.choose(record.choices[number - 1].label)
        events = game.events
        yield Step(game.scene(None, all_open=True, secret=secret), game.decision, tuple(events[seen:]), before)
        seen = len(events)
