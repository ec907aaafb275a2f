"""Fits the inclination towards moves (`search.prior`) on the visits of many searches.

A softmax over the options of each decision should give what the search found out by trying them.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import numpy as np

from mindbug.game.catalogue import Catalogue
from mindbug.lab.thoughtful_games import ThoughtfulGame
from mindbug.players.weights import read_sum, without_net
from mindbug.search.prior import describe_all, move_feature_count

STEPS = 150
RATE = 0.05
PENALTY = 3.0  # pulls towards no inclination: about most cards there are few decisions
TESTED = 10  # every tenth decision is kept for testing


@dataclass(frozen=True)
class TrainingMoves:
    """Options of decisions, each described by features with amounts."""

    features: np.ndarray
    amounts: np.ndarray
    option: np.ndarray
    """The option that each of the features belongs to."""
    share: np.ndarray
    """The part of the visits that each option had."""
    first: np.ndarray
    """The first option of each decision."""


def moves_of(games: Iterable[ThoughtfulGame], catalogue: Catalogue) -> TrainingMoves:
    weights = without_net(catalogue.book, read_sum(catalogue.book))
    features: list[int] = []
    amounts: list[float] = []
    option: list[int] = []
    share: list[float] = []
    first: list[int] = []
    for game in games:
        for s, thought in game.again(catalogue):
            total = sum(thought.visits)
            if not total:
                continue
            first.append(len(share))
            for (numbers, sizes), visits in zip(describe_all(s, weights), thought.visits, strict=True):
                option += [len(share)] * len(numbers)
                features += numbers
                amounts += sizes
                share.append(visits / total)
    if not share:
        raise ValueError("there are no decisions to learn from")
    return TrainingMoves(np.array(features, dtype=np.int64), np.array(amounts), np.array(option), np.array(share),
                 np.array(first))


@dataclass(frozen=True)
class FittedMoves:
    """The learned inclinations, and how well they foretell visits before and after."""

    values: np.ndarray
    before: float
    """Measures how surprising the visits are if all options are alike (cross entropy, on decisions kept for
    testing)."""
    after: float


def fit_moves(moves: TrainingMoves, catalogue: Catalogue, tell: Callable[[str], None]) -> FittedMoves:
    count = move_feature_count(catalogue.book)
    options = len(moves.share)
    decision = np.repeat(np.arange(len(moves.first)), np.diff(np.append(moves.first, options)))
    tested = decision % TESTED == 0
    learned = np.where(tested, 0.0, 1.0)

    def chances(values: np.ndarray) -> np.ndarray:
        score = np.bincount(moves.option, weights=values[moves.features] * moves.amounts, minlength=options)
        weight = np.exp(score - np.maximum.reduceat(score, moves.first)[decision])
        return np.asarray(weight / np.add.reduceat(weight, moves.first)[decision])

    def surprise(values: np.ndarray) -> float:
        terms = moves.share * -np.log(np.maximum(chances(values), 1e-12))
        return float(terms[tested].sum() / len(np.unique(decision[tested])))

    values = np.zeros(count)
    before = surprise(values)
    mean, square = np.zeros(count), np.zeros(count)
    for step in range(1, STEPS + 1):
        error = (chances(values) - moves.share) * learned
        pull = np.bincount(moves.features, weights=error[moves.option] * moves.amounts, minlength=count)
        gradient = pull + PENALTY * values
        mean += 0.1 * (gradient - mean)
        square += 0.001 * (gradient * gradient - square)
        rate = RATE if step < 0.6 * STEPS else RATE / 5
        values -= rate * (mean / (1 - 0.9 ** step)) / (np.sqrt(square / (1 - 0.999 ** step)) + 1e-8)
    after = surprise(values)
    tell(f"{len(moves.first)} decisions; cross entropy {before:.4f} before, {after:.4f} after")
    return FittedMoves(values, before, after)
