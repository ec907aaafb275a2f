"""Elo ratings of a round robin, by the model of Bradley and Terry.

The chance that a beats b is 1 / (1 + 10 ** ((b - a) / 400)); a draw is half a win. The ratings are those that make the
results most likely, all games at once, so their order does not matter. Two bots that met get one virtual win and one
virtual loss: nobody is infinitely strong.

The error is that of a deal, not of a game: all games of a deal lean the same way, so its residuals are added up before
they are squared (the cluster-robust "sandwich" covariance).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log

import numpy as np

from mindbug.analysis.intervals import Z

ELO = 400 / log(10)
MOST_STEPS = 100
LARGEST_STEP = 2.0  # a full Newton step could overshoot where results are one-sided
PRECISION = 1e-9


@dataclass(frozen=True)
class Score:
    """Bot `first` got `score` (0, 0.5, 1) against `second`."""

    deal: int
    first: int
    second: int
    score: float


@dataclass(frozen=True)
class Rating:
    """The strength of a bot."""

    elo: float
    """The rating; the average of all bots is 0."""
    error: float
    """Half the width of the 95 % interval."""


def rate(bots: int, points: Sequence[Score]) -> list[Rating]:
    met = sorted({(point.first, point.second) for point in points})
    next_deal = 1 + max((point.deal for point in points), default=-1)
    virtual = [Score(next_deal + 2 * number + won, first, second, float(won))
               for number, (first, second) in enumerate(met) for won in (0, 1)]
    everything = [*points, *virtual]
    deals = np.array([point.deal for point in everything], dtype=np.intp)
    first = np.array([point.first for point in everything], dtype=np.intp)
    second = np.array([point.second for point in everything], dtype=np.intp)
    scores = np.array([point.score for point in everything])
    strength = np.zeros(bots)
    for _ in range(MOST_STEPS):
        expected = 1 / (1 + np.exp(strength[second] - strength[first]))
        residual = scores - expected
        gradient = np.bincount(first, residual, bots) - np.bincount(second, residual, bots)
        inverse = np.linalg.pinv(curvature(bots, first, second, expected * (1 - expected)), hermitian=True)
        step = inverse @ gradient
        step *= min(1.0, LARGEST_STEP / max(float(np.abs(step).max()), PRECISION))
        strength += step
        if np.abs(step).max() < PRECISION:
            break
    of_deal = np.zeros((int(deals.max(initial=-1)) + 1, bots))
    np.add.at(of_deal, (deals, first), residual)
    np.add.at(of_deal, (deals, second), -residual)
    covariance = inverse @ (of_deal.T @ of_deal) @ inverse
    errors = np.sqrt(np.diag(covariance))
    return [Rating(ELO * float(s), Z * ELO * float(e)) for s, e in zip(strength - strength.mean(), errors, strict=True)]


def curvature(bots: int, first: np.ndarray, second: np.ndarray, weight: np.ndarray) -> np.ndarray:
    """The negative second derivative of the log likelihood, which is the Laplacian of the graph of games."""
    between = np.bincount(first * bots + second, weight, bots * bots).reshape(bots, bots)
    between = between + between.T
    return np.diag(between.sum(axis=1)) - between
