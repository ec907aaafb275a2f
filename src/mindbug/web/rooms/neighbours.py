"""The other nodes, as this one knows them: who is alive, who does which work, and what they tell each other."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Collection, Coroutine, Mapping
from contextlib import suppress
from typing import Any

from mindbug.web.base.budgets import AddressBudgets
from mindbug.web.rooms.house_time import HouseTime
from mindbug.web.rooms.store import Hearer, Lease, Store, Unavailable

log = logging.getLogger("mindbug.web")
HEARTBEAT_SECONDS = 1.0
MOST_TOLD = 100  # addresses in one message


class Neighbours:
    """The other nodes over the same database."""

    def __init__(self, store: Store, budgets: AddressBudgets,
                 spawn: Callable[[Coroutine[Any, Any, Any]], object]) -> None:
        self.node = secrets.token_hex(6)
        self.time = HouseTime()
        self.alive: frozenset[str] = frozenset((self.node,))
        self._store = store
        self._budgets = budgets
        self._spawn = spawn
        self._leases: set[Lease] = set()
        self._asking = asyncio.Lock()
        self._hearer: Hearer | None = None

    async def open(self, hearer: Hearer) -> None:
        await self._store.open(self.node, hearer)
        await self.heartbeat()
        self._hearer = hearer

    # ---- heartbeats

    async def keep_alive(self, changed: Callable[[], None]) -> None:
        """Listens for ever; `changed` is called when a node has come or gone."""
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            before = self.alive
            try:
                await self.heartbeat()
            except Unavailable as problem:
                log.error("the database does not answer", extra={"error": str(problem)})
                continue
            if self.alive != before:
                log.info("nodes have come or gone", extra={"nodes": len(self.alive)})
                changed()
            self._tell_used()

    async def heartbeat(self) -> None:
        async with self._asking:
            asked = time.monotonic()
            leases = frozenset(self._leases)
            answer = await self._store.heartbeat(leases)
            was_asleep = not self.time.fresh
            self.time.set(answer.time, asked)
            self.alive = frozenset(answer.nodes)
            self._leases.difference_update(answer.lost)
            if was_asleep and self._hearer is not None:
                self._hearer.hear_nothing()

    async def get_in_touch(self) -> None:
        """Returns at once if the last heartbeat was heard; otherwise this node was asleep or cut off, and
        sends one first."""
        if not self.time.fresh:
            await self.heartbeat()

    # ---- work

    async def lease(self, game: str, work: str) -> bool:
        """Returns whether this node is the one to do that work."""
        lease = Lease(game, work)
        if lease in self._leases and self.time.fresh:
            return True
        if await self._store.lease(lease):
            self._leases.add(lease)
            return True
        return False

    async def adopt_clocks(self, most: int) -> list[str]:
        games = await self._store.adopt_clocks(most)
        self._leases.update(Lease(game, "clock") for game in games)
        return games

    def release(self, game: str, *works: str) -> None:
        """Gives leases back, so that another node need not wait until they end."""
        given = {lease for lease in self._leases if lease.game == game and lease.work in works}
        if given:
            self._leases -= given
            self._spawn(self._release(given))

    async def _release(self, leases: Collection[Lease]) -> None:
        with suppress(Unavailable):  # then they end by themselves
            await self._store.release(leases)

    # ---- messages

    def tell(self, message: Mapping[str, Any]) -> None:
        """Tells the other nodes, if there are any, something that is not stored."""
        if len(self.alive) > 1:
            self._spawn(self._tell(message))

    async def _tell(self, message: Mapping[str, Any]) -> None:
        with suppress(Unavailable):
            await self._store.tell(message)

    def _tell_used(self) -> None:
        used = list(self._budgets.used_lately().items())
        for start in range(0, len(used), MOST_TOLD):
            self.tell({"type": "used", "used": dict(used[start:start + MOST_TOLD])})
