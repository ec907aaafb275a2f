"""The clocks of a game. A clock runs from the moment when its player can choose: after everything was shown.

How long showing takes is told by `pacing`. A page may say earlier that it has shown everything; if it says
nothing, the clock runs all the same when that time is over. So nobody can gain more time than showing takes.
"""

from collections.abc import Sequence

from mindbug.game.events import Event
from mindbug.game.seats import SEATS
from mindbug.web.rooms.pacing import show_seconds

LONGEST_SHOW = 15.0
"""The most seconds that a player may be behind the game."""


class Clocks:
    """Two clocks. Times are those of the house (`House.now`), in seconds; what is left is kept in milliseconds."""

    def __init__(self, seconds: int, increment: int, now: float) -> None:
        self._left: dict[str, int] = dict.fromkeys(SEATS, seconds * 1000)
        self._increment = increment * 1000
        self._since = now
        """The time when the last line was written."""
        self._shown: dict[str, float] = dict.fromkeys(SEATS, now)
        """The moment when everything has been shown to each seat."""

    def left(self, seat: str, now: float, *, running: bool) -> float:
        """The seconds that a seat has left, never below 0."""
        return max(0, self._left[seat] - (self.spent(seat, now) if running else 0)) / 1000

    def spent(self, seat: str, now: float) -> int:
        """The milliseconds for which the clock of this seat has run since the last line."""
        return max(0, round((now - max(self._since, self._shown[seat])) * 1000))

    def starts_in(self, seat: str, now: float) -> float:
        """The seconds until this clock runs."""
        return max(0.0, self._shown[seat] - now)

    def has_seen(self, seat: str, now: float) -> bool:
        """Notes that everything was shown to that seat. False if its clock runs already."""
        early = self._shown[seat] > now
        self._shown[seat] = min(self._shown[seat], now)
        return early

    def note(self, seat: str | None, spent: int, events: Sequence[Event], now: float, *, more: float = 0.0) -> None:
        """Notes a line of the journal for which the clock of `seat` ran. `more` is what its showing takes besides."""
        if seat:
            self._left[seat] -= spent
        self._since = now = max(now, self._since)  # nodes may differ by milliseconds
        more += show_seconds(events)
        for each in SEATS:
            self._shown[each] = min(max(self._shown[each], now) + more, now + LONGEST_SHOW)

    def reward(self, seat: str) -> None:
        """Adds the increment after an answer."""
        self._left[seat] += self._increment
