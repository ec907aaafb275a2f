"""Long work is done one piece after another, and nothing piles up."""

import asyncio

import pytest

from mindbug.web.base.refusal import Refused
from mindbug.web.rooms.waiting_line import WaitingLine


async def crowd(line: WaitingLine, count: int, done: asyncio.Event) -> list[str]:
    at_work = 0
    told: list[str] = []

    async def work() -> None:
        nonlocal at_work
        try:
            async with line:
                at_work += 1
                assert at_work == 1
                await done.wait()
                at_work -= 1
                told.append("done")
        except Refused as problem:
            told.append(problem.code)

    works = [asyncio.create_task(work()) for _ in range(count)]
    await asyncio.sleep(0)
    done.set()
    await asyncio.gather(*works)
    return told


def test_one_after_another_and_the_others_are_refused() -> None:
    async def run() -> None:
        line = WaitingLine(most_waiting=2)
        assert sorted(await crowd(line, 7, asyncio.Event())) == ["done"] * 3 + ["try_again"] * 4
        assert await crowd(line, 3, asyncio.Event()) == ["done"] * 3  # there is room again

    asyncio.run(run())


def test_whoever_is_gone_waits_no_more() -> None:
    async def run() -> None:
        line = WaitingLine(most_waiting=1)

        async def wait() -> None:
            async with line:
                raise AssertionError("it was never its turn")

        async with line:
            waiting = asyncio.create_task(wait())
            await asyncio.sleep(0)
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
            assert line._there == 1
        async with line:
            pass

    asyncio.run(run())
