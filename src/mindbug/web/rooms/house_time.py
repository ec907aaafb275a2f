"""The time of the house: the same for all nodes, and standing still while none of them runs.

The database keeps it, and every heartbeat of a node moves it on. Between two heartbeats a node goes on by its own
clock, but never further than a heartbeat could have moved it.
"""

import time
from collections.abc import Callable

from mindbug.web.rooms.store import GRACE

DRIFT = 0.001
"""The share by which clocks of different machines may differ in speed."""
CAUTION = 0.5
"""The seconds by which a node that does not know better may be ahead of the house. A node that is ahead shows
clocks that seem to run back at other nodes; one that is behind only has to write again."""

SURE = 1.5
"""The seconds after a heartbeat for which clocks are shown to run. What was written before it has arrived with it; but
what was written since may have been lost, and then a clock would be shown that has stopped."""


class HouseTime:
    """The difference between the time of the house and this node's clock lies between two bounds: the database has
    answered somewhere between question and answer. Slow heartbeats change little, quick ones narrow it down."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._low = self._high = 0.0
        self._answered: float | None = None
        """The time of the last heartbeat that was answered, by this node's clock."""
        self._latest = 0.0

    def set(self, house: float, asked: float) -> None:
        """Notes what the database has answered to a question that was sent at `asked`, by this node's clock."""
        low, high = house - self._clock(), house - asked
        if self._answered is not None:
            drift = DRIFT * (asked - self._answered)
            still = max(0.0, self._clock() - self._answered - GRACE)  # for so long nobody may have moved the time on
            older_low, older_high = self._low - drift - still, self._high + drift
            if max(low, older_low) <= min(high, older_high):  # or else the time of the house was set anew
                low, high = max(low, older_low), min(high, older_high)
        self._low, self._high, self._answered = low, high, asked

    def now(self) -> float:
        if self._answered is not None:
            here = min(self._clock(), self._answered + GRACE)
            self._latest = max(self._latest, here + self._low + min((self._high - self._low) / 2, CAUTION))
        return self._latest

    def shown(self) -> float:
        """The time by which clocks are shown. It waits for a heartbeat that is late."""
        now = self.now()
        since = 0.0 if self._answered is None else min(self._clock() - self._answered, GRACE)
        return now - max(0.0, since - SURE)

    @property
    def fresh(self) -> bool:
        """True if the last heartbeat is so recent that this node may speak for the house."""
        return self._answered is not None and self._clock() - self._answered < GRACE
