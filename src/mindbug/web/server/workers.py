"""`mindbug serve --workers N`: several nodes on one machine, at one address, and a parent that looks after them.

Every worker is a process that listens at the same port; the system spreads the connections over them. The parent does
nothing but start them, start those again that die, and end them when it is asked to end.
"""

import os
import select
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

SHORT_LIFE = 5.0  # seconds; a worker that ends sooner has a problem that will not go away at once
LONGEST_PAUSE = 10.0
SECONDS_TO_END = 12.0
SECONDS_TO_START = 120.0


@dataclass
class Worker:
    """A process that serves."""

    process: int
    started: float
    ready: int
    """The pipe through which it says that it answers."""


class Workers:
    """Several processes that serve at one port."""

    def __init__(self, count: int, work: Callable[[Callable[[], None]], int]) -> None:
        """`work` runs in each worker until it is stopped; it calls its argument as soon as it answers."""
        self._count = count
        self._work = work
        self._workers: list[Worker] = []
        self._ending = False
        self._pause = 0.0
        self._alive, self._parent = os.pipe()
        """The ends of a pipe into which nothing is ever written: a worker that finds it closed knows that its parent is
        gone."""

    def run(self, announce: Callable[[], None]) -> int:
        """Serves until SIGTERM or Ctrl-C; `announce` is called when all workers answer for the first time."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: self._end())
        try:
            for _ in range(self._count):
                self._start()
            if all([self._is_ready(worker) for worker in self._workers]):
                announce()
            self._look_after()
        finally:
            self._end_all()
        return 0 if self._ending else 1

    def _end(self) -> None:
        self._ending = True

    def _start(self) -> None:
        ready, say_ready = os.pipe()
        process = os.fork()
        if not process:
            os._exit(self._be_worker(say_ready))
        os.close(say_ready)
        self._workers.append(Worker(process, time.monotonic(), ready))

    def _be_worker(self, say_ready: int) -> int:
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, signal.SIG_DFL)
        os.close(self._parent)
        threading.Thread(target=self._end_with_parent, daemon=True).start()
        try:
            return self._work(lambda: os.close(say_ready))
        except SystemExit as end:
            return end.code if isinstance(end.code, int) else 1
        except KeyboardInterrupt:
            return 0
        except BaseException as error:
            print(f"a worker failed: {error!r}", file=sys.stderr, flush=True)
            return 1
        finally:
            sys.stdout.flush()
            sys.stderr.flush()

    def _end_with_parent(self) -> None:
        os.read(self._alive, 1)
        os.kill(os.getpid(), signal.SIGTERM)

    def _is_ready(self, worker: Worker) -> bool:
        """Waits until a worker has closed its pipe, and tells whether it is still alive then."""
        until = time.monotonic() + SECONDS_TO_START
        while not self._ending and time.monotonic() < until:
            if select.select([worker.ready], [], [], 0.1)[0]:
                os.close(worker.ready)
                ended, _ = os.waitpid(worker.process, os.WNOHANG)
                if ended:
                    self._workers.remove(worker)
                return not ended
        return False

    def _look_after(self) -> None:
        while not self._ending:
            ended = [worker for worker in self._workers if os.waitpid(worker.process, os.WNOHANG)[0]]
            for worker in ended:
                self._workers.remove(worker)
                short = time.monotonic() - worker.started < SHORT_LIFE
                self._pause = min(LONGEST_PAUSE, max(1.0, 2 * self._pause)) if short else 0.0
                print(f"worker {worker.process} has ended and is started anew", file=sys.stderr, flush=True)
            if ended:
                self._sleep(self._pause)
            while len(self._workers) < self._count and not self._ending:
                self._start()
            self._sleep(0.1)

    def _sleep(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while not self._ending and time.monotonic() < until:
            time.sleep(0.05)

    def _end_all(self) -> None:
        for worker in self._workers:
            with suppress(ProcessLookupError):
                os.kill(worker.process, signal.SIGTERM)
        until = time.monotonic() + SECONDS_TO_END
        while self._workers and time.monotonic() < until:
            self._workers = [worker for worker in self._workers if not os.waitpid(worker.process, os.WNOHANG)[0]]
            time.sleep(0.02)
        for worker in self._workers:
            with suppress(ProcessLookupError):
                os.kill(worker.process, signal.SIGKILL)
                os.waitpid(worker.process, 0)


def can_share_a_port() -> bool:
    return hasattr(os, "fork") and hasattr(socket, "SO_REUSEPORT")
