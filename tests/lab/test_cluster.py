"""Arena and simulation on a Ray cluster of several nodes on this machine, one of which is killed during the run.

Ray takes a while to start, so that there is one cluster for all tests of this file.
"""

import logging
import os
import socket
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import polars
import pytest
import ray
from ray._private import ray_constants
from ray.cluster_utils import Cluster

from mindbug.lab import arena, cluster, printing, simulate
from mindbug.lab.arena import arena as play_arena
from mindbug.lab.results import Stored
from mindbug.lab.runners import Runner
from mindbug.lab.task_processes import Lost
from tests import sampling
from tests.lab.commands import run

pytestmark = pytest.mark.skipif(sampling.quick, reason="only by make test")
SMALL = {"num_cpus": 1, "node_ip_address": "127.0.0.1", "object_store_memory": 80_000_000}


def test_where_nobody_listens_there_is_no_cluster() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    with pytest.raises(ValueError, match=f"no Ray cluster at 127.0.0.1:{port}: .*refused"):
        list(Runner(1, f"127.0.0.1:{port}")(deadly, [1]))


@pytest.fixture(scope="module")
def nodes() -> Iterator[Any]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        # otherwise Ray takes the address of the machine wherever it reads 127.0.0.1
        patch.setenv("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
        patch.setattr(ray_constants, "ENABLE_RAY_CLUSTER", False)
        yield from cluster_on_loopback()


def cluster_on_loopback() -> Iterator[Any]:
    made: Any = Cluster(initialize_head=True, head_node_args={**SMALL, "include_dashboard": False})
    ray.init(address=made.address, log_to_driver=False, logging_level=logging.ERROR)
    yield made
    ray.shutdown()
    made.shutdown()


class Killer:
    """Kills a node when that much has been done, and lets another join."""

    def __init__(self, nodes: Any, after: int) -> None:
        self.nodes = nodes
        self.left = after
        self.victim = nodes.add_node(**SMALL)
        self.killed = False

    def advance(self, steps: int) -> None:
        self.left -= steps
        if self.left <= 0 and not self.killed:
            self.killed = True
            self.nodes.remove_node(self.victim, allow_graceful=False)
            self.nodes.add_node(**SMALL)


def test_a_killed_node_costs_no_result_and_nothing_counts_twice(nodes: Any, tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    arguments = ("--bot", "greedy", "--games", 400, "--tables")
    assert run(simulate, "simulate", *arguments, "--jobs", 1, "--output", here) == 0
    killer = Killer(nodes, after=100)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(printing, "progress", lambda what, total, done: nullcontext(killer.advance))
        assert run(simulate, "simulate", *arguments, "--cluster", nodes.address, "--output", there) == 0
    assert killer.killed
    assert (there / "cards.csv").read_bytes() == (here / "cards.csv").read_bytes()
    for table, key in (("games", ["deal"]), ("choices", ["deal", "number"])):
        one, other = (polars.read_parquet(folder / table / "*.parquet").sort(key) for folder in (here, there))
        assert one.equals(other)
    assert polars.read_parquet(there / "games" / "*.parquet")["deal"].is_unique().all()


def test_an_arena_gives_the_same_games(nodes: Any, tmp_path: Path) -> None:
    bots = ["rookie", "random", "py:tests.lab.bots:First"]
    alone = play_arena(bots, 6, seed=8)
    path = tmp_path / "r.jsonl"
    assert run(arena, "arena", *bots, "--games", 6, "--seed", 8, "--cluster", nodes.address, "--output", path) == 0
    assert {(game.fixture, game.winner, game.turns) for game in Stored.read(path).games} == {
        (game.fixture, game.winner, game.turns) for game in alone.games}


def deadly() -> Any:
    return nullcontext(die_or_double)


def die_or_double(task: int) -> int:
    if task == 3:
        os._exit(1)
    return 2 * task


def test_a_task_that_kills_its_worker_is_given_up_and_the_others_are_done(nodes: Any) -> None:
    results = dict(Runner(1, nodes.address)(deadly, range(1, 7)))
    lost = results.pop(3)
    assert isinstance(lost, Lost) and "lost 5 times" in lost.reason
    assert results == {task: 2 * task for task in (1, 2, 4, 5, 6)}


def test_nodes_with_another_package_are_refused(nodes: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "package_digest", lambda: "mindbug 0.0")
    [(_, outcome)] = list(Runner(1, nodes.address)(deadly, [1]))
    assert isinstance(outcome, Lost) and "where mindbug 0.0 is needed" in outcome.reason
