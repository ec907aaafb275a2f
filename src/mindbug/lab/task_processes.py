"""Worker processes for tasks. If one dies, the others go on.

Every worker has one task at a time, so it is known which task went down with it: that one is tried once more.
What a worker needs for its tasks it opens once, and closes when there is nothing left to do.
"""

import signal
import sys
from collections.abc import Callable, Generator, Iterable
from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Generic, TypeVar

Task = TypeVar("Task")
Value = TypeVar("Value")
Workshop = Callable[[], AbstractContextManager[Callable[[Task], Value]]]
"""A context manager that is entered in the worker and gives the function that does a task."""

CONTEXT = get_context("spawn")  # forking beside the thread of a progress bar may lock up
SECONDS_TO_STOP = 3.0
DEATHS_IN_A_ROW = 20  # after that many, the cause is not the tasks


@dataclass(frozen=True)
class Lost:
    """Stands for a result that could not be had."""

    reason: str


def run_tasks(workshop: Workshop[Task, Value], tasks: Iterable[Task], jobs: int
              ) -> Generator[tuple[Task, Value | Lost], None, None]:
    """Yields each task with its result, in the order of completion. Closing the generator stops the workers."""
    waiting = iter(tasks)
    crew = [TaskProcess(workshop, task) for task in islice(waiting, jobs)]
    deaths = 0
    try:
        while crew:
            ready = wait([worker.connection for worker in crew])
            for worker in [worker for worker in crew if worker.connection in ready]:
                outcome = worker.outcome()
                deaths = 0 if worker.process.is_alive() else deaths + 1
                if deaths > DEATHS_IN_A_ROW:
                    raise RuntimeError("every worker process dies")
                if outcome is None:
                    crew[crew.index(worker)] = worker.replacement()
                    continue
                finished = worker.task
                following = next(waiting, None)
                if following is None:
                    crew.remove(worker)
                    worker.stop()
                else:
                    worker.give(following)
                yield finished, outcome
    finally:
        for worker in crew:
            worker.process.terminate()
        for worker in crew:
            worker.stop()


def run_here(workshop: Workshop[Task, Value], tasks: Iterable[Task]
             ) -> Generator[tuple[Task, Value | Lost], None, None]:
    """Does the tasks in this process, one after the other: for functions and classes that no other process knows."""
    with workshop() as function:
        for task in tasks:
            yield task, done_or_lost(function, task)


def done_or_lost(function: Callable[[Task], Value], task: Task) -> Value | Lost:
    try:
        return function(task)
    except Exception as error:
        return Lost(f"{type(error).__name__}: {error}")


class TaskProcess(Generic[Task, Value]):
    """A process that does one task after another."""

    def __init__(self, workshop: Workshop[Task, Value], task: Task, second_try: bool = False) -> None:
        self.workshop = workshop
        self.connection, theirs = CONTEXT.Pipe()
        self.process = CONTEXT.Process(target=serve, args=(theirs, workshop), daemon=True)
        self.process.start()
        theirs.close()  # then the worker's death closes the pipe
        self.give(task)
        self.second_try = second_try

    def give(self, task: Task) -> None:
        self.task = task
        self.second_try = False
        with suppress(BrokenPipeError):  # the worker has died, which `outcome` notices
            self.connection.send(task)

    def outcome(self) -> Value | Lost | None:
        """The result; None if the worker died, so that the task is tried again."""
        try:
            outcome: Value | Lost = self.connection.recv()
            return outcome
        except (EOFError, ConnectionResetError):
            self.process.join()
            code = self.process.exitcode
            return Lost(f"its process died twice (exit code {code})") if self.second_try else None

    def replacement(self) -> "TaskProcess[Task, Value]":
        self.stop()
        return TaskProcess(self.workshop, self.task, second_try=True)

    def stop(self) -> None:
        self.connection.close()
        self.process.join(SECONDS_TO_STOP)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def serve(connection: Connection, workshop: Workshop[Task, Value]) -> None:
    """Runs in the worker: does tasks until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process handles Ctrl-C
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # leaves the context manager properly
    with workshop() as function, suppress(EOFError, BrokenPipeError):
        while True:
            connection.send(done_or_lost(function, connection.recv()))
