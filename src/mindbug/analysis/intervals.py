"""Shares with their 95 % intervals."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean, stdev

LEVEL = 0.95
Z = NormalDist().inv_cdf((1 + LEVEL) / 2)
VIRTUAL_PAIRS = (0.0, 1.0)


@dataclass(frozen=True)
class Share:
    """The share of `count` observations, with the interval that holds the true share in 95 of 100 cases."""

    count: int
    rate: float
    low: float
    high: float


def wilson(score: float, count: int) -> Share | None:
    """Wilson's interval for independent observations; a draw may count half. None without observations."""
    if count == 0:
        return None
    rate = score / count
    spread = Z * Z / count
    middle = (rate + spread / 2) / (1 + spread)
    half = Z / (1 + spread) * sqrt(rate * (1 - rate) / count + spread / count / 4)
    # rounding must not leave a rate of 0 or 1 outside of its own interval
    return Share(count, rate, min(rate, max(0.0, middle - half)), max(rate, min(1.0, middle + half)))


def paired(scores: Sequence[float]) -> Share | None:
    """The interval for pairs of games with the same deal; a score is the share of the points of a pair, from 0 to 1.

    The pair is the unit, since its games are not independent: what counts is how much pairs differ. In the manner of
    Agresti and Coull a lost and a won pair are added first, so that the interval is honest also where all pairs were
    won or all were split. A test checks how often it holds the truth.
    """
    if not scores:
        return None
    smoothed = [*scores, *VIRTUAL_PAIRS]
    middle = fmean(smoothed)
    half = Z * stdev(smoothed) / sqrt(len(smoothed))
    return Share(len(scores), fmean(scores), max(0.0, middle - half), min(1.0, middle + half))
