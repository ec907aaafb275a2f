"""Budgets: how much every address may use, in tokens that come back with time. They hold over all nodes of a server.

A request takes a token. Whatever takes the event loop's processor time (`charging`) costs more tokens by its time, a
request as much as a socket's message. So one address can keep the loop busy for `BURST` seconds' worth of tokens, which
is less than a second, and for a fifth of the time after that.

A node decides on its own, at once. What addresses have used is told to the other nodes with every heartbeat
(`AddressBudgets.used_lately`), and they charge it to the same addresses (`AddressBudgets.charge`). That can make
a bucket negative; then the address waits until it has paid.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping

BURST = 4  # a burst may be the average of that many seconds
CROWD = 10_000  # addresses that are remembered
DEEPEST = 10  # a debt is never more than the tokens of that many seconds
TOKEN_SECONDS = 0.004
"""The processor time that a token buys: 50 tokens per second are a fifth of a core, a burst of 200 is 0.8 seconds."""
WIDE = 16  # a network of many addresses may use as much as this many of them


class Bucket:
    """A token bucket: it lets `rate` tokens per second through on average, and short bursts."""

    def __init__(self, rate: float, now: float) -> None:
        self.rate = rate
        self.left = rate * BURST
        self.at = now

    def has(self, now: float, cost: float) -> bool:
        self._fill(now)
        return self.left >= cost

    def take(self, now: float, cost: float = 1.0) -> bool:
        if not self.has(now, cost):
            return False
        self.left -= cost
        return True

    def charge(self, now: float, cost: float) -> None:
        """Takes tokens that were used already, whether they are there or not."""
        self._fill(now)
        self.left = max(-self.rate * DEEPEST, self.left - cost)

    def debt(self, now: float) -> float:
        """The seconds until the bucket is no longer negative."""
        self._fill(now)
        return max(0.0, -self.left / self.rate)

    def _fill(self, now: float) -> None:
        self.left = min(self.rate * BURST, self.left + (now - self.at) * self.rate)
        self.at = now


class AddressBudgets:
    """A bucket for every address, and one for every large IPv6 network: whoever has such a network has thousands of
    addresses in it."""

    def __init__(self, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()
        """The buckets by address, in the order of their last use."""
        self._used: dict[str, float] = {}

    def take(self, address: str, cost: float = 1.0) -> bool:
        """Returns whether the address may do something that costs that many tokens; if so, they are taken."""
        now = self.clock()
        buckets = self._buckets(address)
        if not all(bucket.has(now, cost) for bucket in buckets):
            return False
        for bucket in buckets:
            bucket.take(now, cost)
        self._note(address, cost)
        return True

    def spend(self, address: str, cost: float) -> None:
        """Takes tokens for something that has been done here."""
        self.charge({address: cost})
        self._note(address, cost)

    async def solvent(self, address: str) -> None:
        """Returns when the address has paid its debts. Whoever sends messages through a socket has to wait for it."""
        while debt := max(bucket.debt(self.clock()) for bucket in self._buckets(address)):
            await asyncio.sleep(debt)

    def used_lately(self) -> dict[str, float]:
        """The tokens that were taken here since the last call, by address, to be told to the other nodes. Addresses
        that have hardly used anything are left out: they cannot come near their limit that way."""
        used, self._used = self._used, {}
        return {address: cost for address, cost in used.items() if cost >= self.rate / 10}

    def charge(self, used: Mapping[str, float]) -> None:
        """Charges what addresses have used, here or at another node."""
        now = self.clock()
        for address, cost in used.items():
            for bucket in self._buckets(address):
                bucket.charge(now, cost)

    def _note(self, address: str, cost: float) -> None:
        self._used[address] = self._used.get(address, 0.0) + cost

    def _buckets(self, address: str) -> tuple[Bucket, ...]:
        wide = network_of(address)
        own = self._bucket(address, self.rate)
        return (own, self._bucket(wide, WIDE * self.rate)) if wide else (own,)

    def _bucket(self, name: str, rate: float) -> Bucket:
        bucket = self.buckets.get(name)
        if bucket is None:
            while len(self.buckets) >= CROWD:  # the one that was not used for longest is probably full again
                self.buckets.popitem(last=False)
            bucket = self.buckets[name] = Bucket(rate, self.clock())
        self.buckets.move_to_end(name)
        return bucket


def network_of(address: str) -> str:
    """The /48 that an IPv6 address (`guard.address_of` names its /64) lies in; empty for others."""
    groups = address.split(":")
    return ":".join(groups[:3]) if len(groups) == 4 else ""
