"""A waiting line for slow work. A fixed number of jobs run at a time, and those who wait are served in turns.

However much one person asks for, everybody else comes next after the job that is running.
"""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from mindbug.web.base.refusal import Refused

MOST_WAITING = 100
MOST_EACH = 20


class FairLine:
    """Slots for work. If there are several, nobody who has all the others gets the last one."""

    def __init__(self, slots: int = 1, most_waiting: int = MOST_WAITING, most_each: int = MOST_EACH) -> None:
        """At most `most_each` of one person and `most_waiting` of all may wait; more are refused."""
        self._free = slots
        self._most_of_one = max(1, slots - 1)
        self._most_waiting = most_waiting
        self._most_each = most_each
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        """The work that waits, by person; whoever was served last is last."""
        self._at_work: Counter[str] = Counter()

    @property
    def waiting(self) -> int:
        return sum(map(len, self._waiting.values()))

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Waits until it is the turn of that person. Refused if too many are waiting already."""
        await self._enter(who)
        try:
            yield
        finally:
            self._leave(who)

    async def _enter(self, who: str) -> None:
        mine = self._waiting.get(who, ())
        if not mine and self._may_begin(who):
            self._begin(who)
            return
        if len(mine) >= self._most_each or self.waiting >= self._most_waiting:
            raise Refused("try_again", "too many people are waiting for this; try again in a moment")
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(turn)
        try:
            await turn
        except BaseException:  # the request was cancelled while it waited
            if turn.done() and not turn.cancelled():
                self._leave(who)
            else:
                self._forget(who, turn)
            raise

    def _may_begin(self, who: str) -> bool:
        return self._free > 0 and self._at_work[who] < self._most_of_one

    def _begin(self, who: str) -> None:
        self._free -= 1
        self._at_work[who] += 1

    def _leave(self, who: str) -> None:
        self._free += 1
        self._at_work -= Counter((who,))
        while next_one := next((each for each in self._waiting if self._may_begin(each)), None):
            turn = self._waiting[next_one][0]
            self._forget(next_one, turn)
            if next_one in self._waiting:
                self._waiting.move_to_end(next_one)
            if not turn.done():
                self._begin(next_one)
                turn.set_result(None)

    def _forget(self, who: str, turn: "asyncio.Future[None]") -> None:
        self._waiting[who].remove(turn)
        if not self._waiting[who]:
            del self._waiting[who]
