"""The sequential probability ratio test, as engine writers know it from chess: play until it is decided which of two
strengths is the likelier one, and not a game longer.

Every deal is played twice with seats swapped, and the two games lean the same way, so the unit is the pair: it brings
0, 1/2, 1, 3/2 or 2 points (*pentanomial*). The test compares "the first bot is `elo0` stronger" with "it is `elo1`
stronger". How likely the pairs are under either is the best that any distribution of the five results with that mean
can do (the generalised test of Van den Bergh, which fishtest uses), so the variance of pairs is measured and not
assumed. The test looks at pairs in the order of their deals, however they were finished: the same games always stop at
the same place, with any number of workers.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log

RESULTS = (0.0, 0.25, 0.5, 0.75, 1.0)
"""The share of the points of a pair."""
REGULAR = 1e-3  # added to results that never came up: otherwise few pairs would be infinitely telling
STEPS = 60


@dataclass(frozen=True)
class Sprt:
    """A sequential test between two assumptions about the difference in strength."""

    elo0: float = 0.0
    elo1: float = 20.0
    alpha: float = 0.05
    """The probability that a bot passes that is only `elo0` stronger."""
    beta: float = 0.05
    """The probability that a bot fails that is `elo1` stronger."""

    def __post_init__(self) -> None:
        if not self.elo0 < self.elo1:
            raise ValueError(f"elo0 must be below elo1, not {self.elo0:g} and {self.elo1:g}")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise ValueError(f"alpha and beta must be between 0 and 0.5, not {self.alpha:g} and {self.beta:g}")

    @property
    def lower(self) -> float:
        return log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        return log((1 - self.beta) / self.alpha)

    def verdict(self, ratio: float) -> str | None:
        """`H1` (as strong as `elo1`), `H0` (no more than `elo0`), or None: not decided."""
        return "H1" if ratio >= self.upper else "H0" if ratio <= self.lower else None


@dataclass(frozen=True)
class SprtState:
    """The state of a test after some pairs."""

    test: Sprt
    pairs: int
    ratio: float
    """The logarithm of the likelihood ratio of `elo1` to `elo0`."""
    verdict: str | None
    counts: tuple[int, ...]
    """The numbers of pairs that brought 0, 1/2, 1, 3/2 and 2 points."""


def expected_score(elo: float) -> float:
    return float(1 / (1 + 10 ** (-elo / 400)))


def log_ratio(counts: Sequence[float], elo0: float, elo1: float) -> float:
    """The logarithm of how much likelier these pairs are at `elo1` than at `elo0`."""
    total = sum(counts)
    if not total:
        return 0.0
    seen = [max(count, REGULAR) for count in counts]
    shares = [count / sum(seen) for count in seen]
    low, high = (tilt(shares, expected_score(elo)) for elo in (elo0, elo1))
    s0, s1 = expected_score(elo0), expected_score(elo1)
    return total * sum(share * log((1 + low * (result - s0)) / (1 + high * (result - s1)))
                       for share, result in zip(shares, RESULTS, strict=True))


def tilt(shares: Sequence[float], mean: float) -> float:
    """The number x for which the distribution `share / (1 + x (result - mean))` has that mean. Among all with that
    mean it makes what was seen most likely."""
    low, high = -1 / (1 - mean), 1 / mean  # beyond, a probability would be negative
    for _ in range(STEPS):
        x = (low + high) / 2
        slope = sum(share * (result - mean) / (1 + x * (result - mean))
                    for share, result in zip(shares, RESULTS, strict=True))
        low, high = (x, high) if slope > 0 else (low, x)
    return (low + high) / 2


class RunningTest:
    """A test while games come in, in any order. It counts pairs in the order of their deals, and stops at the first
    pair that decides."""

    def __init__(self, test: Sprt, deals: Iterable[int]) -> None:
        self.test = test
        self.state = SprtState(test, 0, 0.0, None, (0,) * len(RESULTS))
        self._order = iter(deals)
        self._next = next(self._order, None)
        self._scores: dict[int, list[float]] = {}
        self._lost: set[int] = set()
        self._counts: Counter[float] = Counter()

    @property
    def decided(self) -> bool:
        return self.state.verdict is not None

    def add(self, deal: int, score: float) -> None:
        """Adds a game with the points of the first bot."""
        self._scores.setdefault(deal, []).append(score)
        self._go_on()

    def lose(self, deal: int) -> None:
        """A game of this deal could not be played: the test goes on without it."""
        self._lost.add(deal)
        self._go_on()

    def _go_on(self) -> None:
        while not self.decided and self._next is not None:
            scores = self._scores.get(self._next, [])
            if self._next not in self._lost:
                if len(scores) < 2:
                    return
                self._count(sum(scores) / 2)
            self._next = next(self._order, None)

    def _count(self, share: float) -> None:
        self._counts[share] += 1
        counts = tuple(self._counts[result] for result in RESULTS)
        ratio = log_ratio(counts, self.test.elo0, self.test.elo1)
        self.state = SprtState(self.test, sum(counts), ratio, self.test.verdict(ratio), counts)
