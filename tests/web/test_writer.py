"""The writer: many small writes become few large ones, and whoever comes alone is written at once."""

import asyncio
from collections.abc import Sequence
from typing import Any, cast

import pytest

from mindbug.web.base.metrics import Metrics
from mindbug.web.rooms import writer
from mindbug.web.rooms.store import Change, Finished, Job, Store
from mindbug.web.rooms.writer import Writer


class Notebook:
    """Stands in for a store: it notes the size of every commit."""

    def __init__(self) -> None:
        self.sizes: list[int] = []

    async def commit(self, jobs: Sequence[Job]) -> list[Exception | None]:
        self.sizes.append(len(jobs))
        await asyncio.sleep(0)
        return [None] * len(jobs)


def change(number: int) -> Change:
    return Finished(f"game {number}", "draw agreed")


def opened() -> tuple[Writer, Notebook]:
    notebook = Notebook()
    return Writer(cast(Store, cast(Any, notebook)), Metrics()), notebook


def test_changes_that_come_soon_after_each_other_share_a_commit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "GATHERING", 0.5)  # a busy machine is late, too

    async def play() -> list[int]:
        here, notebook = opened()
        await here.commit(change(0))
        await asyncio.gather(*(one_after_another(here, number) for number in range(1, 6)))
        await here.close()
        return notebook.sizes

    async def one_after_another(here: Writer, number: int) -> None:
        await asyncio.sleep(number / 1000)
        await here.commit(change(number))

    assert asyncio.run(play()) == [1, 5]


def test_a_change_that_comes_alone_does_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []
    sleep = asyncio.sleep

    async def noted(seconds: float) -> None:
        waits.append(seconds)
        await sleep(seconds)

    async def play() -> list[int]:
        here, notebook = opened()
        await here.commit(change(0))
        await sleep(2 * writer.GATHERING)
        monkeypatch.setattr(asyncio, "sleep", noted)
        await here.commit(change(1))
        return notebook.sizes

    assert asyncio.run(play()) == [1, 1]
    assert not any(waits)  # but for the one of the notebook, which is none
