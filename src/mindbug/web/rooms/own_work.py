"""The work of a room that nobody asked for: a bot's answer, the end by the clock, an agreed rematch.

Every node that has a room in memory sees to it. A bot thinks at one node only, the one with the lease. Clocks and
rematches need none: if two nodes write the same line, one of them is refused.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, Protocol

from mindbug.web.base.config import Config
from mindbug.web.base.metrics import Metrics
from mindbug.web.base.refusal import Refused
from mindbug.web.rooms.bot_processes import BotProcesses
from mindbug.web.rooms.clocks import LONGEST_SHOW
from mindbug.web.rooms.live_room import LiveRoom
from mindbug.web.rooms.neighbours import Neighbours
from mindbug.web.rooms.pacing import show_seconds
from mindbug.web.rooms.room import Happened, Room
from mindbug.web.rooms.store import LEASE, Entry, Unavailable

log = logging.getLogger("mindbug.web")
AGAIN_SECONDS = 1.0
LOOK_SECONDS = 10.0
"""The seconds for which a look at a game of two bots keeps it going."""


class Household(Protocol):
    """The part of the house that this work needs."""

    config: Config
    metrics: Metrics
    bots: BotProcesses
    neighbours: Neighbours
    now: Callable[[], float]

    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]": ...

    async def act(self, live: LiveRoom, ask: Callable[[Room], Entry]) -> Happened: ...

    async def start_rematch(self, live: LiveRoom) -> None: ...


class OwnWork:
    """The work that rooms need without being asked."""

    def __init__(self, house: Household) -> None:
        self._house = house

    def go_on(self, live: LiveRoom) -> None:
        """Starts whatever must happen now."""
        room, house = live.room, self._house
        if live.gone:
            return
        if room.bot_to_move and live.bot is None:
            live.bot = house.spawn(self._answer_as_bot(live))
        if live.alarm:
            live.alarm.cancel()
            live.alarm = None
        if seat := room.clock_running:
            now = house.now()
            left = room.clocks.starts_in(seat, now) + room.time_left(seat, now)
            live.alarm = asyncio.get_running_loop().call_later(left + 0.01, self._ring, live)
        if room.rematch_agreed:
            house.spawn(self.attempt(house.start_rematch(live)))
        if room.result:
            house.neighbours.release(room.id, "bot", "clock")

    def _ring(self, live: LiveRoom) -> None:
        house = self._house

        def end(room: Room) -> Entry:
            entry = room.time_out(house.now())
            if entry is None:
                raise Refused("stale", "somebody answered in time")
            return entry

        async def ring() -> None:
            try:
                await house.act(live, end)
            except Refused:
                await asyncio.sleep(AGAIN_SECONDS)  # perhaps the database is out of reach, or time stood still
                self.go_on(live)

        house.spawn(self.attempt(ring()))

    async def _answer_as_bot(self, live: LiveRoom) -> None:
        try:
            while (level := live.room.bot_to_move) and not live.gone and not self._forsaken(live):
                await self.attempt(self._answer_or_wait(live, level))
        finally:
            live.bot = None
        if live.room.bot_to_move and not live.gone:
            self._house.neighbours.release(live.room.id, "bot")  # people may look at it through another node

    def _forsaken(self, live: LiveRoom) -> bool:
        """Returns whether two bots play and nobody looks. They go on with the next look."""
        return (not live.listeners and all(about["kind"] == "bot" for about in live.room.seats.values())
                and time.monotonic() - live.last_used > LOOK_SECONDS)

    async def _answer_or_wait(self, live: LiveRoom, level: str) -> None:
        try:
            mine = await self._house.neighbours.lease(live.room.id, "bot")
        except Unavailable:
            mine = False
        if mine:
            await self._one_answer(live, level)
        else:
            await asyncio.sleep(LEASE / 4)  # another node is at it; if it is gone, its lease ends

    async def _one_answer(self, live: LiveRoom, level: str) -> None:
        house, room, begun = self._house, live.room, time.monotonic()
        seq, decision = room.seq, room.decision
        assert decision is not None
        try:
            label = await house.bots.choose(level, room.game.view(decision.player), decision, live.owner)
        except Exception as error:  # a random answer is better than a game that cannot go on
            log.error("a bot failed", extra={"game": room.id, "level": level, "error": repr(error)})
            house.metrics.bot_failures.inc()
            label = secrets.choice(decision.options).label
        house.metrics.bot_seconds.labels(level).observe(time.monotonic() - begun)
        await asyncio.sleep(max(0.0, self._bot_pause(live) - (time.monotonic() - begun)))
        if room.seq == 0 and live.keys:  # nobody should meet the first creature before their hand
            with suppress(TimeoutError):
                await asyncio.wait_for(live.hand_seen.wait(), house.config.hand_seconds)
        await house.act(live, lambda here: here.choose((decision.player,), label, seq, house.now()))

    def _bot_pause(self, live: LiveRoom) -> float:
        """The seconds between two choices. Two bots that are being watched wait until everything was shown."""
        room, pause = live.room, self._house.config.bot_pause
        if pause and live.listeners and room.history and all(about["kind"] == "bot" for about in room.seats.values()):
            return max(pause, min(LONGEST_SHOW, show_seconds(room.history[-1].events)))
        return pause

    async def attempt(self, work: Awaitable[Any]) -> None:
        """Does work of our own. If it is refused, something else has come first, and that is fine."""
        try:
            await work
        except Refused as problem:
            log.debug("overtaken", extra={"code": problem.code})
        except Unavailable as problem:
            log.warning("the database was out of reach", extra={"error": str(problem)})
