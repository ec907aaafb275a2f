"""The work of the lab on a Ray cluster: the same tasks as for worker processes, the same results for the same seed.

The driver (this process) hands out a few tasks per core and takes each result once. Nothing but the driver counts, and
a task depends on nothing but its deals, so a node that is lost costs only time: its tasks are given to others. Nodes
that join get work at once, because the number of tasks on their way follows the cores that the cluster has.
"""

import logging
import os
import socket
import time
import uuid
from collections.abc import Callable, Generator, Iterable
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any

import ray
from ray.exceptions import RayError, RayTaskError

from mindbug.game.catalogue import standard
from mindbug.game.editions import RULES
from mindbug.lab.task_processes import Lost, Task, Value, Workshop, done_or_lost

TASKS_PER_CORE = 2  # one at work, one on its way
MOST_TRIES = 5  # a task that is lost so often has killed its workers itself
SECONDS_BETWEEN_LOOKS = 1.0  # at the size of the cluster
SECONDS_TO_WAIT = 0.5
SECONDS_TO_KNOCK = 10.0


@dataclass(frozen=True)
class Briefing:
    """Everything that a node must know before its first task."""

    number: str
    package: str
    """The version of this package: a node with another one would play other games."""
    workshop: list[Any]
    """A reference; in a list, so that it is fetched once per worker process and not once per task."""


def package_digest() -> str:
    catalogue = standard()
    everything = catalogue.digest(range(len(catalogue.book.creatures)))
    return f"mindbug {version('mindbug')}, rules {RULES}, cards {everything}"


_open: dict[str, tuple[ExitStack, Callable[[Any], Any]]] = {}
"""The workshop that a worker process of the cluster has entered."""


@ray.remote(num_cpus=1, max_retries=0, scheduling_strategy="SPREAD")
def work(order: Briefing, task: Any) -> Any:
    if order.number not in _open:
        here = package_digest()
        if here != order.package:
            return Lost(f"a node has {here}, where {order.package} is needed")
        for stack, _ in _open.values():
            stack.close()  # of a run that is over
        _open.clear()
        stack = ExitStack()
        _open[order.number] = stack, stack.enter_context(ray.get(order.workshop[0])())
    return done_or_lost(_open[order.number][1], task)


def run_on_cluster(workshop: Workshop[Task, Value], tasks: Iterable[Task], address: str
                   ) -> Generator[tuple[Task, Value | Lost], None, None]:
    """Yields each task with its result, in the order of completion. Closing the generator gives up the rest."""
    own = connect(address)
    waiting = iter(tasks)
    at_work: dict[Any, tuple[Task, int]] = {}
    try:
        order = Briefing(uuid.uuid4().hex, package_digest(), [ray.put(workshop)])
        room, looked = capacity(), time.monotonic()
        exhausted = False
        while True:
            while not exhausted and len(at_work) < room:
                task = next(waiting, None)
                if task is None:
                    exhausted = True
                else:
                    at_work[work.remote(order, task)] = task, 1
            if not at_work:
                return
            ready, _ = ray.wait(list(at_work), num_returns=1, timeout=SECONDS_TO_WAIT)
            for reference in ready:
                task, tries = at_work.pop(reference)
                outcome = outcome_of(reference)
                if outcome is None and tries < MOST_TRIES:
                    at_work[work.remote(order, task)] = task, tries + 1
                else:
                    yield task, Lost(f"its process or node was lost {MOST_TRIES} times") if outcome is None else outcome
            if time.monotonic() - looked > SECONDS_BETWEEN_LOOKS:
                room, looked = capacity(), time.monotonic()
    finally:
        for reference in at_work:
            with suppress(RayError):
                ray.cancel(reference, force=True)
        if own:
            ray.shutdown()


def outcome_of(reference: Any) -> Any:
    """The result of a task; None if the process or the node that had it is gone."""
    try:
        return ray.get(reference)
    except RayTaskError as error:
        return Lost(f"{type(error.cause).__name__}: {error.cause}")
    except RayError:
        return None


def connect(address: str) -> bool:
    """Joins the cluster. Returns whether it is ours to leave."""
    if ray.is_initialized():
        return False
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # a game reports to nobody
    try:
        knock(address)
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, OSError, RuntimeError, ValueError) as error:
        raise ValueError(f"no Ray cluster at {address}: {error}") from None
    return True


def knock(address: str) -> None:
    """Raises OSError if nobody listens there: Ray itself would try again for many minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():  # not "auto" and the like
        socket.create_connection((host.strip("[]"), int(port)), timeout=SECONDS_TO_KNOCK).close()


def capacity() -> int:
    cores: float = ray.cluster_resources().get("CPU", 1.0)  # type: ignore[no-untyped-call]
    return max(1, int(cores)) * TASKS_PER_CORE
