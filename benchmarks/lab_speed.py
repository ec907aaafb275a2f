"""Steps a second from Python, ours and those of other libraries in the same run: `python -m benchmarks.lab_speed`.

The others are measured by `lab_peers`, with this Python or with one that has them (`--python PATH`): OpenSpiel,
PettingZoo, RLCard. Rounds take turns, and the best of each is shown, in steps per second of the processor's time.
"""

import argparse
import json
import multiprocessing
import random
import subprocess
import sys
import time
from pathlib import Path

import numpy as np

import mindbug
from benchmarks.lab_peers import rate
from mindbug import rl
from mindbug.cards import SETS

PEERS = Path(__file__).with_name("lab_peers.py")
WAYS = ("plain", "observed", "copied")
"""Without observations; with observations and masks in arrays that are used again and again; in new ones every time."""
TABLES = 64  # more of them do not fit into the caches of the processor


def steps_of_a_game(sets: list[str], way: str) -> int:
    """A random game with integer actions."""
    game = mindbug.Game(sets, random.getrandbits(32))
    legal, apply, chance = game.legal_actions, game.apply, random.random
    steps = 0
    while actions := legal():
        if way != "plain":
            rl.observe(game, way == "copied")
        apply(actions[int(chance() * len(actions))])
        steps += 1
    return steps


def steps_of_views(sets: list[str]) -> int:
    """A random game with labels and views, as a bot sees it."""
    game = mindbug.Game(sets, random.getrandbits(32))
    steps = 0
    while decision := game.decision:
        game.view(decision.player)
        game.choose(random.choice(decision.options))
        steps += 1
    return steps


class Tables:
    """Many games at once; the choice among the legal actions is made with numpy."""

    def __init__(self, sets: list[str], observe: bool, tables: int = TABLES, seed: int = 0) -> None:
        self.games = rl.VectorGame(tables, sets, seed, observe=observe)
        self.random = np.random.default_rng(seed)
        self.rows = np.arange(tables)

    def step(self) -> int:
        games = self.games
        places = (self.random.random(games.n) * games.counts).astype(np.int64)
        games.step(games.legal[self.rows, places])
        return games.n


def ours(seconds: float) -> dict[str, dict[str, float]]:
    fc, everything = ["first_contact"], list(SETS)
    found: dict[str, dict[str, float]] = {}
    for name, sets in (("first_contact", fc), ("all sets", everything)):
        found[f"mindbug Game, {name}"] = {
            way: rate(lambda sets=sets, way=way: steps_of_a_game(sets, way), seconds)  # type: ignore[misc]
            for way in WAYS}
        found[f"mindbug VectorGame, {name}"] = {"plain": rate(Tables(sets, False).step, seconds),
                                                "observed": rate(Tables(sets, True).step, seconds)}
    found["mindbug Game with views, first_contact"] = {"copied": rate(lambda: steps_of_views(fc), seconds)}
    return found


def peers(python: str, seconds: float) -> dict[str, dict[str, float]]:
    done = subprocess.run([python, PEERS, str(seconds)], capture_output=True, text=True, check=True)
    print(done.stderr.strip().splitlines()[-1] if "not installed" in done.stderr else "", end="")
    told: dict[str, dict[str, float]] = json.loads(done.stdout.strip().splitlines()[-1])
    return told


def once(seconds: float) -> dict[str, float]:
    """The cost of everything that happens once per game, in microseconds."""
    game = mindbug.Game(seed=3)
    for _ in range(14):
        game.apply(game.legal_actions()[0])
    return {"Game()": 1e6 / rate(lambda: bool(mindbug.Game(seed=3).turn_number), seconds),
            "view": 1e6 / rate(lambda: bool(game.view("p1")), seconds),
            "clone": 1e6 / rate(lambda: bool(game.clone().turn_number), seconds),
            "to_bytes and from_bytes": 1e6 / rate(
                lambda: bool(mindbug.Game.from_bytes(game.to_bytes()).turn_number), seconds)}


def wall_clock(job: tuple[int, float]) -> float:
    seed, seconds = job
    tables = Tables(["first_contact"], True, seed=seed)
    steps, begin = 0, time.perf_counter()
    while time.perf_counter() - begin < seconds:
        steps += tables.step()
    return steps / (time.perf_counter() - begin)


def scaling(processes: int, seconds: float) -> float:
    """Steps a second of all processes together, by the clock on the wall."""
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        return sum(pool.map(wall_clock, [(1000 * number, seconds) for number in range(processes)]))


def best(rounds: list[dict[str, dict[str, float]]]) -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = {}
    for each in rounds:
        for name, rates in each.items():
            for way, steps in rates.items():
                found.setdefault(name, {})[way] = max(steps, found.get(name, {}).get(way, 0.0))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.lab_speed", description=__doc__)
    parser.add_argument("--python", default=sys.executable, help="a Python that has the other libraries")
    parser.add_argument("--seconds", type=float, default=1.0, help="per measurement")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--processes", type=int, default=2)
    arguments = parser.parse_args()
    rounds = []
    for _ in range(arguments.rounds):
        rounds += [ours(arguments.seconds), peers(arguments.python, arguments.seconds)]
    found = best(rounds)
    print(f"{'steps/s':42}", *(f"{way:>12}" for way in (*WAYS, "chance")))
    for name, rates in found.items():
        print(f"{name:42}", *(f"{rates[way]:12,.0f}" if way in rates else " " * 12 for way in WAYS),
              f"{rates['chance']:12.0%}" if "chance" in rates else "")
    times = once(arguments.seconds)
    for name, microseconds in times.items():
        print(f"{name:42} {microseconds:12.1f} us")
    together = {number: scaling(number, arguments.seconds) for number in (1, arguments.processes)}
    for number, steps in together.items():
        print(f"{f'VectorGame observed, {number} processes, by the wall':42} {steps:12,.0f}")
    print(json.dumps({"steps/s": found, "us": times, "processes": together}))


if __name__ == "__main__":
    main()
