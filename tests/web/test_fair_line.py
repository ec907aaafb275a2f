"""Long work is done in turns, and nothing piles up."""

import asyncio

import pytest

from mindbug.web.base.refusal import Refused
from mindbug.web.rooms.fair_line import FairLine


class Crowd:
    """People who want something done, and notes of who was at work and in which order."""

    def __init__(self, line: FairLine) -> None:
        self.line = line
        self.begun: list[str] = []
        self.told: list[str] = []
        self.at_work = 0
        self.most_at_work = 0
        self.go_on = asyncio.Event()
        self.works: list[asyncio.Task[None]] = []

    async def work(self, who: str) -> None:
        try:
            async with self.line.turn(who):
                self.begun.append(who)
                self.at_work += 1
                self.most_at_work = max(self.most_at_work, self.at_work)
                await self.go_on.wait()
                await asyncio.sleep(0)
                self.at_work -= 1
                self.told.append("done")
        except Refused as problem:
            self.told.append(problem.code)

    async def come(self, *people: str) -> None:
        self.works += [asyncio.create_task(self.work(who)) for who in people]
        await asyncio.sleep(0)

    async def finish(self) -> list[str]:
        self.go_on.set()
        await asyncio.gather(*self.works)
        return self.begun


def test_one_after_another_and_the_others_are_refused() -> None:
    async def run() -> None:
        line = FairLine(most_waiting=3, most_each=2)
        crowd = Crowd(line)
        await crowd.come(*"aaaabcd")
        await crowd.finish()
        assert crowd.most_at_work == 1
        assert sorted(crowd.told) == ["done"] * 4 + ["try_again"] * 3  # a third of a's, and both c and d
        again = Crowd(line)
        await again.come(*"aaa")
        await again.finish()
        assert again.told == ["done"] * 3, "there is room again"

    asyncio.run(run())


def test_whoever_asks_for_much_waits_for_the_others() -> None:
    async def run() -> None:
        crowd = Crowd(FairLine())
        await crowd.come(*"aaaaaaaab", *"cc")
        assert "".join(await crowd.finish()) == "aabcacaaaaa"

    asyncio.run(run())


def test_of_two_places_one_person_gets_one() -> None:
    async def run() -> None:
        crowd = Crowd(FairLine(slots=2))
        await crowd.come(*"aaa")
        assert crowd.begun == ["a"]
        await crowd.come("b")
        assert crowd.begun == ["a", "b"], "nobody waits for somebody else's work"
        await crowd.finish()
        assert crowd.most_at_work == 2 and crowd.told == ["done"] * 4

    asyncio.run(run())


def test_whoever_is_gone_waits_no_more() -> None:
    async def run() -> None:
        line = FairLine(most_waiting=1)

        async def wait() -> None:
            async with line.turn("a"):
                raise AssertionError("it was never its turn")

        async with line.turn("b"):
            waiting = asyncio.create_task(wait())
            await asyncio.sleep(0)
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
            assert line.waiting == 0
        async with line.turn("c"):
            pass

    asyncio.run(run())


def test_a_turn_that_comes_together_with_the_end_is_passed_on() -> None:
    async def run() -> None:
        line = FairLine()
        first = line.turn("a")
        await first.__aenter__()

        async def wait() -> None:
            async with line.turn("b"):
                pass

        waiting = asyncio.create_task(wait())
        await asyncio.sleep(0)
        await first.__aexit__(None, None, None)  # it is b's turn now
        waiting.cancel()  # but b is gone before it has noticed
        with pytest.raises(asyncio.CancelledError):
            await waiting
        async with asyncio.timeout(5), line.turn("c"):
            pass

    asyncio.run(run())
