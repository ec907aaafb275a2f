import os
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path

import pytest

from mindbug.lab.task_processes import Lost, run_tasks
from tests.sampling import not_quick

DEADLY, BAD = 3, 5


@contextmanager
def counting(folder: Path) -> Iterator[Callable[[int], int]]:
    """Some numbers are too much for a worker."""
    def double(number: int) -> int:
        if number == DEADLY:
            with (folder / "deaths").open("a") as file:
                file.write("x")
            os._exit(9)
        if number == BAD:
            raise ValueError("no such number")
        return 2 * number

    try:
        yield double
    finally:
        (folder / f"closed {os.getpid()}").touch()


@contextmanager
def sleeping() -> Iterator[Callable[[int], int]]:
    def sleep(number: int) -> int:
        time.sleep(number)
        return os.getpid()

    yield sleep


@not_quick
def test_a_dying_worker_takes_nobody_along(tmp_path: Path) -> None:
    outcomes = dict(run_tasks(partial(counting, tmp_path), range(8), 2))
    assert outcomes.pop(DEADLY) == Lost("its process died twice (exit code 9)")
    assert outcomes.pop(BAD) == Lost("ValueError: no such number")
    assert outcomes == {number: 2 * number for number in (0, 1, 2, 4, 6, 7)}
    assert (tmp_path / "deaths").read_text() == "xx"
    assert list(tmp_path.glob("closed *")), "the workshop is closed at the end"


@not_quick
def test_whoever_stops_asking_stops_the_workers() -> None:
    start = time.monotonic()
    with closing(run_tasks(sleeping, [0, 60, 60], 2)) as outcomes:
        _, pid = next(outcomes)
    assert time.monotonic() - start < 50, "the workers would take 60"
    assert isinstance(pid, int)
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_no_tasks_no_workers() -> None:
    assert list(run_tasks(sleeping, [], 2)) == []
