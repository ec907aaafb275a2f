"""Nodes of a Ray cluster are killed and join at random while the lab works on it: `python -m benchmarks.cluster_kills`.

Simulation, arena and training run as commands, once in worker processes of this machine and once on a cluster whose
nodes come and go. Both must leave the same behind: nothing lost, nothing twice. The head of the cluster, where the
command itself runs, stays.
"""

import argparse
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import polars
from ray._private import ray_constants
from ray.cluster_utils import Cluster

from mindbug.lab.results import Stored
from mindbug.lab.thoughtful_games import read_games

NODE = {"num_cpus": 1, "node_ip_address": "127.0.0.1", "object_store_memory": 80_000_000}
MOST_NODES = 3
"""Besides the head."""


@dataclass(frozen=True)
class Job:
    """A command of the lab, and what it leaves behind."""

    name: str
    arguments: tuple[str, ...]
    found: Callable[[Path], Any]
    """Reads what must be the same on one machine and on a cluster. Nothing may be there twice."""

    def run(self, folder: Path, *where: str, meanwhile: Callable[[], object] = lambda: time.sleep(0.1)) -> float:
        """Runs it in an empty folder, and calls something again and again; gives the seconds that it took."""
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        begin = time.monotonic()
        output = folder / "output.txt"
        with output.open("w", encoding="utf-8") as stream, subprocess.Popen(
                [sys.executable, "-m", "mindbug", *self.arguments, *where], cwd=folder, stdout=stream,
                stderr=subprocess.STDOUT) as command:
            while command.poll() is None:
                meanwhile()
        if command.returncode:
            raise SystemExit(f"{self.name} has failed:\n{output.read_text(encoding='utf-8')}")
        return time.monotonic() - begin


def simulated(folder: Path) -> Any:
    tables = [polars.read_parquet(folder / "all" / table / "*.parquet").sort(key)
              for table, key in (("games", ["deal"]), ("choices", ["deal", "number"]))]
    assert tables[0]["deal"].is_unique().all(), "a game is in the tables twice"
    return (folder / "all" / "cards.csv").read_bytes(), [table.write_ipc(None).getvalue() for table in tables]


def fought(folder: Path) -> Any:
    games = Stored.read(folder / "arena.jsonl").games
    assert len({game.fixture for game in games}) == len(games), "a game is in the file twice"
    return sorted((repr(game.fixture), game.winner, game.turns, game.decisions) for game in games)


def trained(folder: Path) -> Any:
    [place] = (folder / "course").glob("generation-*")
    games = sorted(game.line() for game in read_games(place / "games.jsonl"))
    assert len(set(games)) == len(games), "a game is in the file twice"
    return games, (place / "weights.json").read_bytes(), (place / "result.json").read_bytes()


def jobs(size: float) -> list[Job]:
    def games(number: int) -> str:
        return str(2 * max(1, round(size * number / 2)))

    simulation = ("--sets", "first_contact", "--tables", "--output", "all")
    return [
        Job("simulate random", ("simulate", "--bot", "random", "--games", games(400_000), *simulation), simulated),
        Job("simulate greedy", ("simulate", "--bot", "greedy", "--games", games(6000), *simulation), simulated),
        Job("arena", ("arena", "random", "rookie", "greedy", "search:1", "--games", games(200), "--seed", "8",
                      "--output", "arena.jsonl"), fought),
        Job("train", ("train", "course", "--sets", "first_contact", "--games", games(150), "--iterations", "50",
                      "--gate-iterations", "40", "--gate-pairs", games(40)), trained)]


@dataclass
class Weather:
    """Kills nodes and lets others join at random moments, in this thread: Ray starts nodes in no other."""

    cluster: Any
    random: random.Random
    pause: float
    """The longest time between two events in seconds."""
    nodes: list[Any] = field(default_factory=list)
    killed: int = 0
    joined: int = 0

    def blow(self) -> None:
        """Waits a while, then changes the cluster."""
        time.sleep(self.random.uniform(0.1, 1) * self.pause)
        if self.nodes and (len(self.nodes) == MOST_NODES or self.random.random() < 0.5):
            self.cluster.remove_node(self.nodes.pop(self.random.randrange(len(self.nodes))), allow_graceful=False)
            self.killed += 1
        else:
            self.nodes.append(self.cluster.add_node(**NODE))
            self.joined += 1


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.cluster_kills", description=__doc__)
    parser.add_argument("--size", type=float, default=1.0, help="of every job")
    parser.add_argument("--pause", type=float, default=6.0, help="the longest time between two events, in seconds")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    # otherwise Ray takes the address of the machine wherever it reads 127.0.0.1
    os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"
    ray_constants.ENABLE_RAY_CLUSTER = False
    with tempfile.TemporaryDirectory() as given:
        here, there = Path(given, "here"), Path(given, "there")
        todo = jobs(arguments.size)
        expected = {}
        for job in todo:
            took = job.run(here, "--jobs", "1")
            expected[job.name] = job.found(here)
            print(f"{job.name}: {took:.0f} s on one machine", flush=True)
        cluster: Any = Cluster(initialize_head=True, head_node_args={**NODE, "include_dashboard": False})
        try:
            weather = Weather(cluster, random.Random(arguments.seed), arguments.pause)
            for number in range(1, arguments.rounds + 1):
                for job in todo:
                    weather.killed = weather.joined = 0
                    took = job.run(there, "--cluster", cluster.address, meanwhile=weather.blow)
                    same = job.found(there) == expected[job.name]
                    print(f"round {number}, {job.name}: {took:.0f} s, {weather.killed} nodes killed, {weather.joined} "
                          f"joined; {'the same as on one machine' if same else 'NOT THE SAME'}", flush=True)
                    if not same:
                        return 1
        finally:
            cluster.shutdown()
    return 0


if __name__ == "__main__":
    sys.exit(main())
