"""A waiting line for slow work: requests are served one at a time, and only so many may wait."""

import asyncio
from types import TracebackType

from mindbug.web.base.refusal import Refused

MOST_WAITING = 20


class WaitingLine:
    """A lock that refuses a request if too many are waiting already."""

    def __init__(self, most_waiting: int = MOST_WAITING) -> None:
        self._most = most_waiting + 1
        self._there = 0
        self._lock = asyncio.Lock()

    async def __aenter__(self) -> None:
        if self._there >= self._most:
            raise Refused("try_again", "too many people are waiting for this; try again in a moment")
        self._there += 1
        try:
            await self._lock.acquire()
        except BaseException:  # the request was cancelled while it waited
            self._there -= 1
            raise

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None,
                        trace: TracebackType | None) -> None:
        self._there -= 1
        self._lock.release()
