"""Fits the net of the evaluation, on positions of games that the search played against itself.

A position teaches two things: who won the game, and what the search thought of it after looking ahead. The first is
true but says little about one position, the second is only an opinion but about this position; the target is a mix.
Plain numpy is enough: the net is small and its input sparse, and an epoch takes seconds.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

import numpy as np

from mindbug.engine.codes import ACTION
from mindbug.engine.state import State
from mindbug.game.catalogue import Catalogue
from mindbug.lab.thoughtful_games import ThoughtfulGame
from mindbug.players.weights import GLOBAL_NAMES, read_sum, without_net
from mindbug.search.evaluation import SCALE, Weights, feature_count
from mindbug.search.evaluation import features_of as features_of_both

WIDTH = 64  # hidden units of a new net; docs/bots.md says what more would cost
OPINION = 0.6  # the part of the target that is the search's own opinion
LARGE = {"draw pile": 5.0, "strongest": 5.0, "bonus power": 5.0, "creatures": 2.0, "energy": 5.0, "octonite": 3.0}
"""Features with large values are divided by this while the net learns."""

EPOCHS = 8
BATCH = 512
RATE = 1e-3
SLOWER = 0.8  # the rate after each epoch
PENALTY = 1e-4  # ten times as much keeps the net from learning a fourth of what there is to learn (docs/training.md)
TESTED = 10  # one game of ten is kept for testing


@dataclass(frozen=True)
class TrainingPositions:
    """Turn actions, as the estimate meets them. The features are those of the active player, then those of the other;
    only those that are not zero are kept."""

    features: np.ndarray
    amounts: np.ndarray
    ends: np.ndarray
    """The places where the features of each position end."""
    won: np.ndarray
    """1 if the active player won, 0 if the other did; a draw is a half."""
    opinion: np.ndarray
    """The chance that the search gave the active player."""
    game: np.ndarray
    """The number of the game that it comes from."""

    def __len__(self) -> int:
        return len(self.won)

    def dense(self, chosen: np.ndarray, columns: int) -> np.ndarray:
        """The rows of these positions."""
        begins = np.concatenate(([0], self.ends[:-1]))[chosen]
        sizes = self.ends[chosen] - begins
        rows = np.repeat(np.arange(len(chosen)), sizes)
        places = np.arange(len(rows)) + np.repeat(begins - np.concatenate(([0], np.cumsum(sizes)[:-1])), sizes)
        found = np.zeros((len(chosen), columns), dtype=np.float32)
        found[rows, self.features[places]] = self.amounts[places]
        return found


def positions_of(games: Iterable[ThoughtfulGame], catalogue: Catalogue) -> TrainingPositions:
    weights = without_net(catalogue.book, read_sum(catalogue.book))
    places: list[np.ndarray] = []
    amounts: list[np.ndarray] = []
    targets: list[tuple[float, float, int]] = []
    for game in games:
        for s, thought in game.again(catalogue):
            if s.decision == ACTION:
                row = features_of(s, weights)
                [seen] = np.nonzero(row)
                places.append(seen)
                amounts.append(row[seen])
                won = 0.5 if game.winner is None else float(game.winner == s.active)
                targets.append((won, 1.0 - thought.win if s.active else thought.win, game.number))
    if not targets:
        raise ValueError("there are no positions to learn from")
    won, opinion, number = np.array(targets).T
    return TrainingPositions(np.concatenate(places), np.concatenate(amounts), np.cumsum([len(each) for each in places]),
                     won.astype(np.float32), opinion.astype(np.float32), number.astype(np.int64))


def features_of(s: State, weights: Weights) -> np.ndarray:
    """The features of the active player, then those of the other."""
    count = feature_count(s.deal.book)
    row = np.array(features_of_both(s, weights), dtype=np.float32)
    return np.concatenate((row[count:], row[:count])) if s.active else row


# ---- the fit


def kept_for_testing(game: np.ndarray) -> np.ndarray:
    """Says of each game whether it is kept for testing. With ten pools, which take turns, every tenth game would be of
    the same one; so the place among ten goes on by one with every ten."""
    return np.asarray((game + game // TESTED) % TESTED == 0)


class Net:
    """The net of the estimate, while it learns."""

    def __init__(self, inputs: np.ndarray, bias: np.ndarray, outputs: np.ndarray) -> None:
        self.inputs = inputs.astype(np.float32)
        self.bias = bias.astype(np.float32)
        self.outputs = outputs.astype(np.float32)

    @classmethod
    def of(cls, weights: Weights) -> "Net":
        inputs, bias, outputs = (np.array(list(numbers)) / SCALE
                                 for numbers in (weights.inputs, weights.bias, weights.outputs))
        return cls(inputs.reshape(2 * weights.features, weights.width), bias, outputs)

    def widened(self, width: int, random: np.random.Generator) -> "Net":
        """The same net with further units, which say nothing yet."""
        further = max(0, width - len(self.bias))
        return Net(np.hstack((self.inputs, random.normal(scale=0.08, size=(len(self.inputs), further)))),
                   np.append(self.bias, np.zeros(further)), np.append(self.outputs, np.zeros(further)))

    def parts(self) -> list[np.ndarray]:
        return [self.inputs, self.bias, self.outputs]

    def score(self, x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        hidden = np.maximum(0.0, x @ self.inputs + self.bias)
        return hidden @ self.outputs, hidden

    def gradients(self, x: np.ndarray, sums: np.ndarray, target: np.ndarray) -> list[np.ndarray]:
        score, hidden = self.score(x)
        error = (chance(sums + score) - target) / len(target)
        back = np.outer(error, self.outputs) * (hidden > 0.0)
        return [x.T @ back, back.sum(axis=0), hidden.T @ error]


def chance(score: np.ndarray) -> np.ndarray:
    return np.asarray(1.0 / (1.0 + np.exp(-np.clip(score, -30, 30))))


def loss(score: np.ndarray, won: np.ndarray) -> float:
    p = np.clip(chance(score), 1e-6, 1 - 1e-6)
    return float(-np.mean(won * np.log(p) + (1 - won) * np.log(1 - p)))


class Adam:
    """The Adam optimiser (Kingma and Ba 2015) with a penalty for leaving what was known before."""

    def __init__(self, parts: list[np.ndarray], known: list[np.ndarray]) -> None:
        self.parts = parts
        self.known = known
        self.mean = [np.zeros_like(part) for part in parts]
        self.square = [np.zeros_like(part) for part in parts]
        self.steps = 0

    def step(self, gradients: list[np.ndarray], rate: float) -> None:
        self.steps += 1
        for part, known, gradient, mean, square in zip(self.parts, self.known, gradients, self.mean, self.square,
                                                       strict=True):
            gradient = gradient + PENALTY * (part - known)
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            part -= rate * (mean / (1 - 0.9 ** self.steps)) / (np.sqrt(square / (1 - 0.999 ** self.steps)) + 1e-8)


@dataclass(frozen=True)
class Fitted:
    """A net that has learned, with its losses before and after."""

    net: Net
    before: float
    """The log loss of the net that it began with, on games from which nothing was learned."""
    after: float


def fit_net(positions: TrainingPositions, sums: np.ndarray, start: Net, seed: int, tell: Callable[[str], None],
            opinion: float = OPINION, width: int = WIDTH) -> Fitted:
    """Goes on from a net, and returns the one of the epoch that did best on the games kept for testing."""
    features = len(sums)
    per_side = np.ones(features, dtype=np.float32)
    for name, amount in LARGE.items():
        per_side[features - len(GLOBAL_NAMES) + GLOBAL_NAMES.index(name)] = 1.0 / amount
    scale = np.concatenate((per_side, per_side))
    target = opinion * positions.opinion + (1.0 - opinion) * positions.won

    def batches(numbers: np.ndarray) -> Iterator[tuple[np.ndarray, np.ndarray, np.ndarray]]:
        for start in range(0, len(numbers), BATCH):
            chosen = numbers[start:start + BATCH]
            x = positions.dense(chosen, 2 * features)
            yield x * scale, (x[:, :features] - x[:, features:]) @ sums, chosen

    def tested(net: Net) -> float:
        scores = [base + net.score(x)[0] for x, base, _ in batches(test)]
        return loss(np.concatenate(scores), positions.won[test])

    random = np.random.default_rng(seed)
    kept_apart = kept_for_testing(positions.game)
    train, test = np.flatnonzero(~kept_apart), np.flatnonzero(kept_apart)
    if not len(test) or not len(train):
        raise ValueError(f"{len(positions)} positions are too few to learn from")
    net = start.widened(width, random)
    units = len(start.bias)
    net.inputs[:, :units] /= scale[:, None]
    met = np.bincount(positions.features, minlength=2 * features) > 0
    net.inputs[~met, units:] = 0.0  # nothing can be learned about these
    known = [part.copy() for part in net.parts()]
    known[0][:, units:] = 0.0
    adam = Adam(net.parts(), known)
    before = best = tested(net)
    kept = [part.copy() for part in net.parts()]
    tell(f"{len(positions)} positions; log loss {before:.4f} before")
    for epoch in range(EPOCHS):
        random.shuffle(train)
        for x, base, chosen in batches(train):
            adam.step(net.gradients(x, base, target[chosen]), RATE * SLOWER ** epoch)
        now = tested(net)
        tell(f"epoch {epoch + 1}: {now:.4f}")
        if now < best:
            best, kept = now, [part.copy() for part in net.parts()]
    net.inputs, net.bias, net.outputs = kept
    net.inputs *= scale[:, None]
    return Fitted(net, before, best)
