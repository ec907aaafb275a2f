"""What takes long is done for one after another, and only so many may wait for it: it must not pile up."""

import asyncio
from types import TracebackType

from mindbug.web.base.refusal import Refused

MOST_WAITING = 20


class WaitingLine:
    """A lock that refuses whoever would have to wait too long."""

    def __init__(self, most_waiting: int = MOST_WAITING) -> None:
        self._most = most_waiting + 1
        self._there = 0
        self._lock = asyncio.Lock()

    async def __aenter__(self) -> None:
        if self._there >= self._most:
            raise Refused("try_again", "too many are waiting for this; try again in a moment")
        self._there += 1
        try:
            await self._lock.acquire()
        except BaseException:  # whoever waited is gone
            self._there -= 1
            raise

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None,
                        trace: TracebackType | None) -> None:
        self._there -= 1
        self._lock.release()
