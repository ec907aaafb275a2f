"""Fits the net that corrects the weighted sum of the evaluation, on games that the search plays against itself.

    python -m mindbug.lab.train_net play --games 5000 --jobs 2 --positions positions.npz
    python -m mindbug.lab.train_net fit --positions positions.npz

Playing takes most of an hour and can be interrupted, fitting takes a few minutes. The sum stays as it is. The same
arguments give the same net, as far as the machine adds numbers in the same order.
"""

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from mindbug.engine.codes import CHANCE
from mindbug.engine.random32 import Random
from mindbug.engine.state import State
from mindbug.game.catalogue import standard
from mindbug.lab.match import MatchSetup, play_match
from mindbug.lab.train import features_of, pools
from mindbug.players.native import SearchBot
from mindbug.players.weights import GLOBAL_NAMES, WEIGHTS_FILE, learned_sum, read_sum, write_weights
from mindbug.search.evaluation import HIDDEN

ITERATIONS = 100  # of the players
NOTED = 35  # percent of the decisions
CHUNK = 50  # games of one task
LARGE = {"draw pile": 5.0, "strongest": 5.0, "bonus power": 5.0, "creatures": 2.0, "energy": 5.0, "octonite": 3.0}
"""Features with large values are divided by this while the net learns."""

EPOCHS = 14
BATCH = 512
RATE = 3e-3
SLOWER = 0.8  # the rate after each epoch
PENALTY = 2e-3


# ---- games


@dataclass(frozen=True)
class Positions:
    """A row for each: the features of the active player and those of the other, and whether the active player won."""

    features: np.ndarray
    won: np.ndarray


def play_chunk(task: tuple[tuple[str, ...], int, int]) -> Positions:
    sets, seed, games = task
    weights = learned_sum(standard().book)
    rows: list[np.ndarray] = []
    won: list[float] = []
    for game in range(seed, seed + games):
        random = Random(game)
        active: list[int] = []

        def note(s: State, option: int, random: Random = random, active: list[int] = active) -> None:
            if s.decider == CHANCE or random.below(100) >= NOTED:
                return
            sides = features_of(s, weights)
            rows.append(np.concatenate((sides[s.active], sides[1 - s.active])).astype(np.int8))
            active.append(s.active)

        bots = SearchBot("first", ITERATIONS, 2 * game), SearchBot("second", ITERATIONS, 2 * game + 1)
        for bot in bots:
            bot.weights = weights  # without the present net, so that the next one does not depend on it
        winner = play_match(MatchSetup(sets, game), bots, watch=note).winner
        won += [0.5 if winner is None else float(winner == player) for player in active]
    return Positions(np.array(rows), np.array(won, dtype=np.float32))


def play(games: int, seed: int, jobs: int) -> Positions:
    tasks = [(sets, seed + 10_000_019 * number + start, min(CHUNK, games - start))
             for start in range(0, games, CHUNK) for number, sets in enumerate(pools())]
    parts: list[Positions] = []
    with ProcessPoolExecutor(jobs) as executor:
        try:
            for part in executor.map(play_chunk, tasks):
                parts.append(part)
                print(f"\r{len(parts)} of {len(tasks)}", end="", flush=True)
        except KeyboardInterrupt:
            executor.shutdown(cancel_futures=True)
            print(" and no more", end="")
    print()
    return Positions(np.concatenate([part.features for part in parts]), np.concatenate([part.won for part in parts]))


# ---- the fit


class Net:
    def __init__(self, features: int, random: np.random.Generator) -> None:
        self.inputs = random.normal(scale=0.08, size=(features, HIDDEN)).astype(np.float32)
        self.bias = np.zeros(HIDDEN, dtype=np.float32)
        self.outputs = random.normal(scale=0.1, size=HIDDEN).astype(np.float32)

    def parts(self) -> list[np.ndarray]:
        return [self.inputs, self.bias, self.outputs]

    def score(self, x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        hidden = np.maximum(0.0, x @ self.inputs + self.bias)
        return hidden @ self.outputs, hidden

    def gradients(self, x: np.ndarray, sums: np.ndarray, won: np.ndarray) -> list[np.ndarray]:
        score, hidden = self.score(x)
        error = (chance(sums + score) - won) / len(won)
        back = np.outer(error, self.outputs) * (hidden > 0.0)
        return [x.T @ back, back.sum(axis=0), hidden.T @ error]


def chance(score: np.ndarray) -> np.ndarray:
    return np.asarray(1.0 / (1.0 + np.exp(-np.clip(score, -30, 30))))


def loss(score: np.ndarray, won: np.ndarray) -> float:
    p = np.clip(chance(score), 1e-6, 1 - 1e-6)
    return float(-np.mean(won * np.log(p) + (1 - won) * np.log(1 - p)))


class Adam:
    """The Adam optimiser (Kingma and Ba 2015) with a penalty on large weights."""

    def __init__(self, parts: list[np.ndarray]) -> None:
        self.parts = parts
        self.mean = [np.zeros_like(part) for part in parts]
        self.square = [np.zeros_like(part) for part in parts]
        self.steps = 0

    def step(self, gradients: list[np.ndarray], rate: float) -> None:
        self.steps += 1
        for part, gradient, mean, square in zip(self.parts, gradients, self.mean, self.square, strict=True):
            gradient = gradient + PENALTY * part
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            part -= rate * (mean / (1 - 0.9 ** self.steps)) / (np.sqrt(square / (1 - 0.999 ** self.steps)) + 1e-8)


def fit(positions: Positions, seed: int) -> Net:
    """Returns the net that is best on the last tenth of the positions: games from which it has not learned."""
    features = positions.features.shape[1] // 2
    sums = np.array(read_sum(standard().book), dtype=np.float32)
    per_side = np.ones(features, dtype=np.float32)
    for name, amount in LARGE.items():
        per_side[features - len(GLOBAL_NAMES) + GLOBAL_NAMES.index(name)] = 1.0 / amount
    scale = np.concatenate((per_side, per_side))

    def batches(numbers: np.ndarray) -> Iterator[tuple[np.ndarray, np.ndarray, np.ndarray]]:
        for start in range(0, len(numbers), BATCH):
            chosen = numbers[start:start + BATCH]
            x = positions.features[chosen].astype(np.float32)
            yield x * scale, (x[:, :features] - x[:, features:]) @ sums, positions.won[chosen]

    def tested() -> float:
        scores = [(base + net.score(x)[0], won) for x, base, won in batches(test)]
        return loss(np.concatenate([score for score, _ in scores]), np.concatenate([won for _, won in scores]))

    random = np.random.default_rng(seed)
    count = len(positions.won)
    train, test = np.arange(count * 9 // 10), np.arange(count * 9 // 10, count)
    net = Net(2 * features, random)
    net.outputs *= 0.0
    print(f"{count} positions; log loss of the sum alone {tested():.4f}", flush=True)
    net = Net(2 * features, random)
    adam = Adam(net.parts())
    best, kept = 1.0, [part.copy() for part in net.parts()]
    for epoch in range(EPOCHS):
        random.shuffle(train)
        for x, base, won in batches(train):
            adam.step(net.gradients(x, base, won), RATE * SLOWER ** epoch)
        now = tested()
        print(f"epoch {epoch + 1}: {now:.4f}", flush=True)
        if now < best:
            best, kept = now, [part.copy() for part in net.parts()]
    net.inputs, net.bias, net.outputs = kept
    net.inputs *= scale[:, None]
    return net


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m mindbug.lab.train_net", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("play", "fit"))
    parser.add_argument("--positions", type=Path, required=True, help="what was played, or what to learn from")
    parser.add_argument("--games", type=int, default=5000, help="games per set and of the full mix")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--output", type=Path, default=WEIGHTS_FILE)
    arguments = parser.parse_args()
    if arguments.what == "play":
        positions = play(arguments.games, arguments.seed, arguments.jobs)
        np.savez_compressed(arguments.positions, features=positions.features, won=positions.won)
        return
    data = np.load(arguments.positions)
    net = fit(Positions(data["features"], data["won"]), arguments.seed)
    book = standard().book
    write_weights(book, read_sum(book), net.inputs.tolist(), net.bias.tolist(), net.outputs.tolist(),
                  arguments.output)


if __name__ == "__main__":
    main()
