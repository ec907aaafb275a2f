"""Learns Mindbug from nothing by playing against itself: PPO with a small network, in numpy alone.

    python ppo.py --minutes 20                       # writes ppo.npz and the curve, ppo.csv; --resume goes on
    mindbug arena py:ppo.py:Trained rookie --games 200

The environment variable PPO_MODEL names another file of weights. Why numpy: the network is small, the library of the
lab is enough, and the whole of the method can be read here.
"""

import argparse
import csv
import os
import time
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # a second thread would mostly wait, and that counts as work
import numpy as np
from numpy.typing import NDArray

from mindbug import rl
from mindbug.lab.match import MatchSetup, play_match
from mindbug.players.registry import make_bot

Floats = NDArray[np.float32]
MODEL = "ppo.npz"
SETS = ["first_contact"]
HIDDEN = (256, 128)
TABLES = 128
SURVEY = 500  # random steps that show which numbers are used
BATCH, MINIBATCH = 8192, 1024  # choices between two updates, and in each of their steps
EPOCHS = 3
LEARNING_RATE = 5e-4
CLIP = 0.2
ENTROPY = 0.01
VALUE = 0.5
LAMBDA = 0.95  # how far a result is trusted over the network's own estimate of it; nothing is discounted
LONGEST_GRADIENT = 0.5


class Network:
    """Two layers, then a preference for every action and an estimate of the result."""

    def __init__(self, columns: NDArray[np.int64], schema: rl.Schema, seed: int = 0) -> None:
        """`columns` are the numbers of an observation that it looks at, made small so that none is too loud."""
        random = np.random.default_rng(seed)
        self.columns, self.scale = columns, np.float32(1) / schema.tops[columns]
        sizes = (len(columns), *HIDDEN)
        shapes = [*pairwise(sizes), (HIDDEN[-1], schema.actions + 1)]
        self.weights = [(random.standard_normal(shape) * np.sqrt(2 / shape[0])).astype(np.float32) for shape in shapes]
        self.weights[-1] *= 0.01  # at first all actions are about alike
        self.biases = [np.zeros(shape[1], np.float32) for shape in shapes]
        self.parameters = [*self.weights, *self.biases]  # they are changed in place

    def layers(self, observations: NDArray[np.uint8]) -> list[Floats]:
        """The input, what both layers make of it, and the output."""
        found: list[Floats] = [observations[:, self.columns] * self.scale]
        for weight, bias in zip(self.weights[:-1], self.biases[:-1], strict=True):
            found.append(np.maximum(found[-1] @ weight + bias, 0))
        return [*found, found[-1] @ self.weights[-1] + self.biases[-1]]

    def gradients(self, layers: list[Floats], slope: Floats) -> list[Floats]:
        """The slopes of the parameters that follow from the slope of the loss at the output."""
        weights: list[Floats] = []
        biases: list[Floats] = []
        for number in reversed(range(len(self.weights))):
            weights.insert(0, layers[number].T @ slope)
            biases.insert(0, slope.sum(0))
            if number:
                slope = (slope @ self.weights[number].T) * (layers[number] > 0)
        return [*weights, *biases]


class Adam:
    """Steps that are as long as the gradients have been steady."""

    def __init__(self, parameters: list[Floats]) -> None:
        self.parameters = parameters
        self.mean = [np.zeros_like(each) for each in parameters]
        self.square = [np.zeros_like(each) for each in parameters]
        self.steps = 0

    def step(self, gradients: list[Floats], rate: float) -> None:
        self.steps += 1
        length = float(np.sqrt(sum(float((each * each).sum()) for each in gradients)))
        shorter = min(1.0, LONGEST_GRADIENT / (length + 1e-8))
        rate *= np.sqrt(1 - 0.999 ** self.steps) / (1 - 0.9 ** self.steps)
        for parameter, gradient, mean, square in zip(self.parameters, gradients, self.mean, self.square, strict=True):
            mean += 0.1 * (gradient * shorter - mean)
            square += 0.001 * ((gradient * shorter) ** 2 - square)
            parameter -= rate * mean / (np.sqrt(square) + 1e-8)


def log_policy(output: Floats, masks: NDArray[np.uint8]) -> Floats:
    """The logarithms of the chances of all actions; those of illegal ones are very small."""
    preferences = np.where(masks, output[:, :-1], np.float32(-1e9))
    preferences -= preferences.max(1, keepdims=True)
    logs: Floats = preferences - np.log(np.exp(preferences).sum(1, keepdims=True))
    return logs


@dataclass
class Experience:
    """Choices of finished games, with what came of them."""

    observations: list[NDArray[np.uint8]] = field(default_factory=list)
    masks: list[NDArray[np.uint8]] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    logs: list[float] = field(default_factory=list)
    values: list[float] = field(default_factory=list)
    advantages: list[float] = field(default_factory=list)

    def extend(self, others: "Experience", result: float) -> None:
        """Takes the choices of one player in one game. Each is measured by the estimates that came after it."""
        advantage, following = 0.0, result
        for value in reversed(others.values):
            advantage, following = following - value + LAMBDA * advantage, value
            others.advantages.insert(0, advantage)
        for name in vars(self):
            getattr(self, name).extend(getattr(others, name))


def used_columns(steps: int) -> NDArray[np.int64]:
    """The numbers of an observation that these sets ever use: fewer than half, and the network is as much faster."""
    games = rl.VectorGame(TABLES, SETS, seeds=1 << 31)
    tables, random = np.arange(TABLES), np.random.default_rng(0)
    used = np.zeros(games.schema.observation_size, bool)
    for _ in range(steps):
        used |= games.observations.any(0)
        games.step(games.legal[tables, (random.random(TABLES) * games.counts).astype(np.int64)])
    return np.flatnonzero(used)


class Learner:
    """Plays against itself at many tables, and learns from the games that end."""

    def __init__(self, seed: int = 0, tables: int = TABLES) -> None:
        self.random = np.random.default_rng(seed)
        self.games = rl.VectorGame(tables, SETS, seeds=seed)
        self.schema = self.games.schema
        self.network = Network(used_columns(SURVEY), self.schema, seed)
        self.adam = Adam(self.network.parameters)
        self.memory = [*self.network.parameters, *self.adam.mean, *self.adam.square]  # all that learning changes
        self.under_way = [[Experience(), Experience()] for _ in range(tables)]
        self.choices = self.finished = 0
        self.used = 0.0  # minutes of the processor

    def play(self, batch: int) -> Experience:
        """Plays on until there are that many choices of finished games."""
        done, games = Experience(), self.games
        while len(done.actions) < batch:
            observations, masks, players = games.observations.copy(), games.masks.copy(), games.players.copy()
            output = self.network.layers(observations)[-1]
            logs = log_policy(output, masks)
            noise = self.random.gumbel(size=logs.shape)
            actions = np.argmax(np.where(masks, logs + noise, -np.inf), 1)
            games.step(actions)
            self.choices += len(actions)
            for table, (player, action) in enumerate(zip(players, actions, strict=True)):
                own = self.under_way[table][player]
                own.observations.append(observations[table])
                own.masks.append(masks[table])
                own.actions.append(int(action))
                own.logs.append(float(logs[table, action]))
                own.values.append(float(output[table, -1]))
            for table in map(int, np.flatnonzero(games.done)):
                for player, own in enumerate(self.under_way[table]):
                    done.extend(own, float(games.rewards[table, player]))
                self.under_way[table] = [Experience(), Experience()]
                self.finished += 1
        return done

    def learn(self, done: Experience, rate: float) -> None:
        observations, masks = np.array(done.observations), np.array(done.masks)
        actions, logs = np.array(done.actions), np.array(done.logs, np.float32)
        advantages = np.array(done.advantages, np.float32)
        targets = advantages + np.array(done.values, np.float32)
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
        for _ in range(EPOCHS):
            order = self.random.permutation(len(actions))
            for rows in np.split(order, range(MINIBATCH, len(order), MINIBATCH)):
                layers = self.network.layers(observations[rows])
                slope = loss_slope(layers[-1], masks[rows], actions[rows], logs[rows], advantages[rows], targets[rows])
                self.adam.step(self.network.gradients(layers, slope), rate)

    def save(self, path: Path) -> None:
        """Writes beside the file and renames, so that a kill leaves the old one."""
        beside = path.with_suffix(".part.npz")
        np.savez(beside, *self.memory, columns=self.network.columns, schema=self.schema.hash, used=self.used,
                 counts=(self.adam.steps, self.choices, self.finished, max(map(self.games.seed, range(self.games.n)))))
        beside.replace(path)

    def resume(self, path: Path) -> None:
        """Goes on from what was saved, with deals that have not been seen. Games that were under way are lost."""
        saved = read(path, self.schema)
        for number, array in enumerate(self.memory):
            array[:] = saved[f"arr_{number}"]
        self.adam.steps, self.choices, self.finished, last = map(int, saved["counts"])
        self.used = float(saved["used"])
        self.games.reset(last + 1)
        self.random = np.random.default_rng(last)


def read(path: Path, schema: rl.Schema) -> dict[str, NDArray[Any]]:
    with np.load(path) as saved:
        if str(saved["schema"]) != schema.hash:
            raise ValueError(f"{path}: its numbers mean something else (schema {saved['schema']}, here {schema.hash})")
        return dict(saved)


def loss_slope(output: Floats, masks: NDArray[np.uint8], actions: NDArray[np.int64], old_logs: Floats,
               advantages: Floats, targets: Floats) -> Floats:
    """The slope of PPO's loss at the output: clipped gain, entropy, and the error of the estimate."""
    rows = np.arange(len(actions))
    logs = log_policy(output, masks)
    chances = np.exp(logs)
    ratio = np.exp(logs[rows, actions] - old_logs)
    counts = np.where(advantages > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)  # beyond the clip nothing is gained
    gain = ratio * advantages * counts
    slope = np.zeros_like(output)
    slope[:, :-1] = chances * gain[:, None]
    slope[rows, actions] -= gain
    entropy = -(chances * logs * masks).sum(1, keepdims=True)
    slope[:, :-1] += ENTROPY * chances * (logs + entropy) * masks
    slope[:, -1] = VALUE * (output[:, -1] - targets)
    return slope / np.float32(len(actions))


class Trained(rl.NumberBot):
    """The learned player: it takes the action that the network prefers."""

    name = "trained"

    def __init__(self, network: Network | None = None) -> None:
        super().__init__()
        self.schema = rl.Schema(SETS)
        self.network = network or self.load(Path(os.environ.get("PPO_MODEL", MODEL)))

    def load(self, path: Path) -> Network:
        saved = read(path, self.schema)
        network = Network(saved["columns"], self.schema)
        for number, parameter in enumerate(network.parameters):
            parameter[:] = saved[f"arr_{number}"]
        return network

    def act(self, observation: NDArray[np.uint8], mask: NDArray[np.uint8]) -> int:
        output = self.network.layers(observation[None])[-1]
        return int(np.argmax(log_policy(output, mask[None])))


def points_against(network: Network, rival: str, games: int) -> float:
    """The share of points in games of both seats."""
    ours, points = Trained(network), 0.0
    for number in range(games):
        result = play_match(MatchSetup(tuple(SETS), 1_000_000_000 + number // 2), (
            (ours, make_bot(rival, number)) if number % 2 else (make_bot(rival, number), ours)))
        points += 0.5 if result.winner is None else float(result.winner == 1 - number % 2)
    return points / games


def train(minutes: float, path: Path, *, seed: int = 0, games: int = 200, every: float = 2.0, batch: int = BATCH,
          resume: bool = False) -> list[dict[str, float]]:
    """Learns for that many minutes of the processor (of one core, without measuring), and writes network and curve."""
    learner, curve, measured, table = Learner(seed), [], -every, path.with_suffix(".csv")
    if resume:
        learner.resume(path)
        rows = csv.DictReader(table.read_text().splitlines())
        curve, measured = [{name: float(value) for name, value in row.items()} for row in rows], learner.used
    while True:
        if measured < learner.used >= min(measured + every, minutes):
            curve.append({"minutes": round(learner.used, 2), "choices": learner.choices, "games": learner.finished,
                          **{rival: points_against(learner.network, rival, games) for rival in ("random", "rookie")}})
            print(curve[-1], flush=True)
            learner.save(path)
            table.write_text("\n".join(",".join(map(str, row)) for row in (curve[0], *map(dict.values, curve))) + "\n")
            measured = learner.used
        if learner.used >= minutes:
            return curve
        begin = time.process_time()
        experience = learner.play(batch)
        learner.learn(experience, LEARNING_RATE * max(1 - learner.used / minutes, 0.05))
        learner.used += (time.process_time() - begin) / 60


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn Mindbug by playing against oneself.")
    parser.add_argument("--minutes", type=float, default=20.0, help="how long to learn, in minutes of one core")
    parser.add_argument("--output", type=Path, default=Path(MODEL), help="where the network goes")
    parser.add_argument("--games", type=int, default=200, help="how many games measure each point of the curve")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--resume", action="store_true", help="go on with that network and its curve")
    arguments = parser.parse_args()
    train(arguments.minutes, arguments.output, seed=arguments.seed, games=arguments.games, resume=arguments.resume)


if __name__ == "__main__":
    main()
