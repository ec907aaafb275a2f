"""Budgets: how much every address may use, in tokens that come back with time. They hold over all nodes of a server.

A node decides on its own, at once. What addresses have used is told to the other nodes with every beat
(`Budgets.used_lately`), and they charge it to the same addresses (`Budgets.charge`). A bucket may become negative by
that; then the address waits until it has paid.
"""

import time
from collections.abc import Callable, Mapping

BURST = 4  # a burst may be the average of that many seconds
CROWD = 10_000  # addresses that are remembered
DEEPEST = 10  # a debt is never more than the tokens of that many seconds


class Bucket:
    """A token bucket: it lets `rate` tokens per second through on average, and short bursts."""

    def __init__(self, rate: float, now: float) -> None:
        self.rate = rate
        self.left = rate * BURST
        self.at = now

    def take(self, now: float, cost: float = 1.0) -> bool:
        self._fill(now)
        if self.left < cost:
            return False
        self.left -= cost
        return True

    def charge(self, now: float, cost: float) -> None:
        """Takes tokens that were used elsewhere, whether they are there or not."""
        self._fill(now)
        self.left = max(-self.rate * DEEPEST, self.left - cost)

    def full(self, now: float) -> bool:
        return self.left + (now - self.at) * self.rate >= self.rate * BURST

    def _fill(self, now: float) -> None:
        self.left = min(self.rate * BURST, self.left + (now - self.at) * self.rate)
        self.at = now


class Budgets:
    """A bucket for every address."""

    def __init__(self, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self.buckets: dict[str, Bucket] = {}
        self._used: dict[str, float] = {}

    def take(self, address: str, cost: float = 1.0) -> bool:
        """Whether the address may do something that costs so many tokens; if so, they are taken."""
        taken = self._bucket(address).take(self.clock(), cost)
        if taken:
            self._used[address] = self._used.get(address, 0.0) + cost
        return taken

    def used_lately(self) -> dict[str, float]:
        """The tokens that were taken here since the last call, by address, to be told to the other nodes. Addresses
        that have hardly used anything are left out: they cannot come near their limit that way."""
        used, self._used = self._used, {}
        return {address: cost for address, cost in used.items() if cost >= self.rate / 10}

    def charge(self, used: Mapping[str, float]) -> None:
        """Charges what addresses have used at another node."""
        now = self.clock()
        for address, cost in used.items():
            self._bucket(address).charge(now, cost)

    def _bucket(self, address: str) -> Bucket:
        bucket = self.buckets.get(address)
        if bucket is None:
            now = self.clock()
            if len(self.buckets) >= CROWD:
                # a full bucket is as good as a new one and can go; if no bucket is full, all of them start afresh
                self.buckets = {key: old for key, old in self.buckets.items() if not old.full(now)}
                if len(self.buckets) >= CROWD:
                    self.buckets.clear()
            bucket = self.buckets[address] = Bucket(self.rate, now)
        return bucket
