"""The writer turns many small writes into few large ones: changes that arrive during a commit share the next one."""

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Sequence
from contextlib import suppress

from mindbug.web.base.metrics import Metrics
from mindbug.web.rooms.store import Change, Store

log = logging.getLogger("mindbug.web")
LARGEST_BATCH = 500

_Job = tuple[Sequence[Change], "asyncio.Future[None]"]


class Writer:
    """Writes in a thread of its own, because a commit waits for the disk and nothing else should."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="mindbug-writer", daemon=True)
        self._thread.start()

    async def commit(self, *changes: Change) -> None:
        """Returns when the changes are on the disk. They are written together or not at all."""
        done = asyncio.get_running_loop().create_future()
        self._jobs.put((changes, done))
        await done

    def close(self) -> None:
        """Stops after writing everything that is still waiting."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            batch = [job]
            closing = False
            while len(batch) < LARGEST_BATCH and not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    closing = True
                    break
                batch.append(more)
            self._write(batch)
            if closing:
                return

    def _write(self, batch: list[_Job]) -> None:
        begun = time.perf_counter()
        try:
            self._store.commit([change for changes, _ in batch for change in changes])
        except Exception as error:
            if len(batch) > 1:  # then each job is written alone: one bad write must not fail the others
                for job in batch:
                    self._write([job])
                return
            log.error("a commit failed", extra={"error": type(error).__name__})
            _answer(batch[0][1], error)
            return
        self._metrics.commit_seconds.observe(time.perf_counter() - begun)
        for _, done in batch:
            _answer(done, None)


def _answer(done: "asyncio.Future[None]", error: Exception | None) -> None:
    def settle() -> None:
        if done.done():  # the request was cancelled
            return
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)

    with suppress(RuntimeError):  # the event loop has closed, and with it the server
        done.get_loop().call_soon_threadsafe(settle)
