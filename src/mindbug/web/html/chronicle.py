"""The events of a game in the lines that tell them, made once for all who read them."""

from bisect import bisect_right
from collections.abc import Sequence

from mindbug.game.events import Event
from mindbug.text import extend


class Chronicle:
    """The lines of one game."""

    def __init__(self) -> None:
        self.lines: list[list[Event]] = []
        self.version = 0
        """It grows whenever events were taken back."""
        self._events: list[Event] = []
        self._ends: list[int] = []
        """The number of events up to the end of each line."""

    @property
    def events(self) -> int:
        """The number of events that are in the lines."""
        return len(self._events)

    def go_on(self, events: Sequence[Event]) -> None:
        """Takes all events of the game; most of them are known."""
        kept = len(self._events)
        if events[:kept] != self._events:
            self.version += 1
            self.lines, self._ends, kept = [], [], 0
        if kept < len(events):
            first = extend(self.lines, events[kept:])
            end = self._ends[first - 1] if first else 0
            del self._ends[first:]
            for line in self.lines[first:]:
                end += len(line)
                self._ends.append(end)
        self._events = list(events)

    def first_after(self, events: int) -> int:
        """The number of the first line that has more than the first so many events of the game."""
        return bisect_right(self._ends, events)
