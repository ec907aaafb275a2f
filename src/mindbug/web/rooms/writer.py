"""The writer turns many small writes into few large ones: changes that arrive during a commit, or soon after it has
begun, share the next one."""

import asyncio
import logging
import time
from collections import deque

from mindbug.web.base.metrics import Metrics
from mindbug.web.rooms.store import Change, Conflict, Job, Store, Unavailable

log = logging.getLogger("mindbug.web")
LARGEST_BATCH = 500
GATHERING = 0.005
"""The seconds from the beginning of a commit to that of the next. A line that is committed alone takes several times
the processor time of one among many. Whoever comes alone does not wait: the last commit began long before."""


class Writer:
    """A writer that commits changes to the store, many at a time."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self._waiting: deque[tuple[Job, asyncio.Future[None]]] = deque()
        self._writing: asyncio.Task[None] | None = None
        self._next = 0.0
        """The time before which no commit should begin."""

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    async def commit(self, *changes: Change) -> None:
        """Returns when the changes are on the disk. They are written together or not at all.

        Conflict: they are not written. Unavailable: nobody knows.
        """
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((changes, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await done

    async def close(self) -> None:
        """Returns after writing everything that is still waiting."""
        if self._writing:
            await self._writing

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                if (early := self._next - time.monotonic()) > 0:
                    await asyncio.sleep(early)
                self._next = time.monotonic() + GATHERING
                await self._write([self._waiting.popleft() for _ in range(min(LARGEST_BATCH, len(self._waiting)))])
        finally:
            self._writing = None

    async def _write(self, batch: list[tuple[Job, "asyncio.Future[None]"]]) -> None:
        begun = time.perf_counter()
        try:
            outcomes = await self._store.commit([job for job, _ in batch])
        except Exception as error:
            outcomes = [error] * len(batch)
        self._metrics.commit_seconds.observe(time.perf_counter() - begun)
        for problem in {type(each): each for each in outcomes if each and not isinstance(each, Conflict)}.values():
            log.error("a commit failed", extra={"error": repr(problem)})
        for (_, done), outcome in zip(batch, outcomes, strict=True):
            if done.done():  # the request was cancelled
                continue
            if outcome is None:
                done.set_result(None)
            else:
                known = isinstance(outcome, Conflict | Unavailable)
                done.set_exception(outcome if known else Unavailable(repr(outcome)))
