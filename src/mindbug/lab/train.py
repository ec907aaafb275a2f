"""Fits the weights of the evaluation on games that the greedy bot plays against itself.

    python -m mindbug.lab.train --games 6000 --rounds 2 --jobs 2

Each round plays games of every set and of the full mix with the weights so far, notes the features of a few positions
of each game, and fits a logistic regression on who won. The same arguments give the same weights. The net on top of
them must be learned anew afterwards (`mindbug train`). With `--new-cards` everything learned stays as it is,
the net too: only the cards that the file does not know yet get weights, from games with their sets and with all sets.
"""

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from mindbug.engine.book import Book
from mindbug.engine.codes import ACTION, CHANCE, OVER
from mindbug.engine.dealing import deal_cards, new_state, open_game
from mindbug.engine.knowledge import Hidden, snapshot
from mindbug.engine.machine import apply
from mindbug.engine.options import legal
from mindbug.engine.random32 import Random
from mindbug.engine.state import State
from mindbug.game.catalogue import standard
from mindbug.lab.match import option_meant
from mindbug.lab.own_cards import catalogue_of
from mindbug.players.weights import (
    WEIGHTS_FILE,
    Numbers,
    feature_names,
    first_guess,
    known_features,
    read_sum,
    without_net,
    write_sum,
    write_weights,
)
from mindbug.search.evaluation import Weights, feature_count
from mindbug.search.evaluation import features_of as features_of_both
from mindbug.search.prior import move_feature_count
from mindbug.search.tree import one_step
from mindbug.words import CardSet

POSITIONS_PER_GAME = 6
WORLDS = 3
BLUNDERS = 8  # percent of random moves, so that the games differ
PENALTY = 4.0  # pulls weights towards the first guess: rare cards would otherwise get wild ones


@dataclass(frozen=True)
class Batch:
    """Games that one process plays and fits together."""

    sets: tuple[str, ...]
    seed: int
    games: int
    weights: tuple[float, ...]
    own: tuple[CardSet, ...] = ()


def play_batch(batch: Batch) -> tuple[np.ndarray, np.ndarray]:
    """Features (for player 0) and results of some positions of the games of a batch."""
    catalogue = catalogue_of(batch.own)
    pool = catalogue.engine_pool(catalogue.pool(batch.sets))
    weights = without_net(catalogue.book, batch.weights)
    rows: list[np.ndarray] = []
    results: list[float] = []
    for game in range(batch.games):
        random = Random(batch.seed + game)
        s = new_state(deal_cards(pool, random))
        open_game(s)
        seen: list[np.ndarray] = []
        while s.decision != OVER:
            if s.decision == ACTION:
                mine, theirs = features_of(s, weights)
                seen.append(mine - theirs)
            apply(s, greedy_move(s, weights, random))
        if s.winner > 1:
            continue
        kept = sorted({random.below(len(seen)) for _ in range(POSITIONS_PER_GAME)})
        rows += [seen[i] for i in kept]
        results += [1.0 if s.winner == 0 else 0.0] * len(kept)
    return np.array(rows, dtype=np.float32), np.array(results, dtype=np.float32)


def features_of(s: State, weights: Weights) -> tuple[np.ndarray, np.ndarray]:
    """The features of player 0 and those of player 1."""
    count = feature_count(s.deal.book)
    row = np.array(features_of_both(s, weights), dtype=np.float32)
    return row[:count], row[count:]


def greedy_move(s: State, weights: Weights, random: Random) -> int:
    options = legal(s)
    if s.decider == CHANCE or len(options) == 1 or random.below(100) < BLUNDERS:
        return options[random.below(len(options))]
    hidden = Hidden(s.deal.pool, snapshot(s, s.decider))
    values = one_step(hidden, weights, random, WORLDS, 10)
    best = legal(hidden.sample(random))[max(range(len(values)), key=values.__getitem__)]
    return option_meant(s, best)


def fit(x: np.ndarray, y: np.ndarray, prior: np.ndarray, free: np.ndarray, steps: int = 12) -> np.ndarray:
    """Logistic regression of the free weights by Newton's method, with a penalty for leaving the prior."""
    w = prior.astype(np.float64).copy()
    moved = x[:, free]
    for _ in range(steps):
        p = 1.0 / (1.0 + np.exp(-np.clip(x @ w, -30, 30)))
        gradient = moved.T @ (p - y) + PENALTY * (w - prior)[free]
        curvature = (moved * (p * (1.0 - p))[:, None]).T @ moved + PENALTY * np.eye(moved.shape[1])
        step = np.linalg.solve(curvature, gradient)
        w[free] -= step
        if np.abs(step).max() < 1e-6:
            break
    return w


def log_loss(x: np.ndarray, y: np.ndarray, w: np.ndarray) -> float:
    p = np.clip(1.0 / (1.0 + np.exp(-np.clip(x @ w, -30, 30))), 1e-9, 1 - 1e-9)
    return float(-np.mean(y * np.log(p) + (1 - y) * np.log(1 - p)))


def pools() -> list[tuple[str, ...]]:
    """Returns what to play with: every set, and all of them together."""
    catalogue = standard()
    return [*map(catalogue.with_company, catalogue.sets), tuple(catalogue.sets)]


def pools_with(book: Book, wanted: np.ndarray) -> list[tuple[str, ...]]:
    """Returns those pools that have a card with one of the wanted features."""
    catalogue = standard()
    names = {name for (_, name), want in zip(feature_names(book), wanted, strict=True) if want}
    sets = {catalogue.set_of[name] for name in names if name in catalogue.set_of}
    return [pool for pool in pools() if sets.intersection(pool)]


def train_round(weights: Sequence[float], free: np.ndarray, played: Sequence[tuple[str, ...]], games: int, seed: int,
                jobs: int, own: tuple[CardSet, ...] = ()) -> list[float]:
    """Returns the weights with the free ones fitted on games with each of the pools that are played."""
    chunk = 50
    batches = [Batch(sets, seed + 10_000_019 * number + start, min(chunk, games - start), tuple(weights), own)
               for number, sets in enumerate(played) for start in range(0, games, chunk)]
    with ProcessPoolExecutor(jobs) as executor:
        parts = list(executor.map(play_batch, batches))
    x = np.concatenate([part[0] for part in parts]).astype(np.float64)
    y = np.concatenate([part[1] for part in parts])
    test = np.arange(len(y)) % 10 == 0
    prior = np.array(weights)
    print(f"{len(y)} positions; log loss before {log_loss(x[test], y[test], prior):.4f}", end=" ", flush=True)
    w = fit(x[~test], y[~test], prior, free)
    print(f"after {log_loss(x[test], y[test], w):.4f}", flush=True)
    return [float(value) for value in w]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m mindbug.lab.train", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=6000, help="games per set and round")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    start = parser.add_mutually_exclusive_group()
    start.add_argument("--go-on", action="store_true", help="start from the weights in the package, not from a guess")
    start.add_argument("--new-cards", action="store_true", help="fit only cards that the weights do not know yet")
    parser.add_argument("--output", type=Path, default=WEIGHTS_FILE)
    arguments = parser.parse_args()
    book = standard().book
    known = np.array(known_features(book))
    free, played = (~known, pools_with(book, ~known)) if arguments.new_cards else (np.full(len(known), True), pools())
    weights = read_sum(book) if arguments.go_on or arguments.new_cards else first_guess(book)
    for number in range(arguments.rounds):
        seed = arguments.seed + 1_000_003 * number
        weights = train_round(weights, free, played, arguments.games, seed, arguments.jobs)
    if arguments.new_cards:
        write_sum(book, weights, arguments.output)
    else:
        no_net: list[list[float]] = [[] for _ in range(2 * len(weights))]
        write_weights(book, Numbers(weights, no_net, [], [], [0.0] * move_feature_count(book)), arguments.output)


if __name__ == "__main__":
    main()
