"""The efficiency of a Ray cluster, with nodes of one core each on this machine: `python -m benchmarks.cluster_speed`.

The same simulation runs in one process and on clusters of one, two ... nodes. Two shares are told: how much of the
processor time of all processes together goes into games (the rest is Ray's and the driver's), and, for a machine with
nothing else to do, how many games a second there are by the clock for each core, compared with the one process.
"""

import argparse
import json
import logging
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import ray
from ray._private import ray_constants
from ray.cluster_utils import Cluster

from mindbug.lab.checkpoint import Checkpoint
from mindbug.lab.run_conditions import RunConditions
from mindbug.lab.runners import Runner
from mindbug.lab.simulate import SimulationPlan, simulate

NODE = {"num_cpus": 1, "node_ip_address": "127.0.0.1", "object_store_memory": 80_000_000}
TICKS = os.sysconf("SC_CLK_TCK")


def processor_time() -> float:
    """Seconds of this process and all that it has started, the dead ones not counted."""
    parents, used = {}, {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        except OSError:
            continue
        parents[int(folder.name)] = int(fields[1])
        used[int(folder.name)] = (int(fields[11]) + int(fields[12])) / TICKS
    ours = {os.getpid()}
    while more := {number for number, parent in parents.items() if parent in ours} - ours:
        ours |= more
    return sum(used.get(number, 0.0) for number in ours)


@contextmanager
def cluster(nodes: int) -> Iterator[str]:
    made: Any = Cluster(initialize_head=True, head_node_args={**NODE, "include_dashboard": False})
    for _ in range(nodes - 1):
        made.add_node(**NODE)
    ray.init(address=made.address, log_to_driver=False, logging_level=logging.ERROR)
    try:
        yield made.address
    finally:
        ray.shutdown()
        made.shutdown()


def measure(plan: SimulationPlan, games: int, first: int, runner: Runner) -> dict[str, float]:
    """Times by the clock, of the driver and of everybody."""
    checkpoint = Checkpoint()
    deals = list(checkpoint.missing(games, first, plan.games_at_once))
    before = time.perf_counter(), time.process_time(), processor_time()
    with tempfile.TemporaryDirectory() as folder:
        simulate(plan, checkpoint, deals, runner, lambda _: None, Path(folder, "counts.json"))
    after = time.perf_counter(), time.process_time(), processor_time()
    assert checkpoint.games == games
    clock, driver, everybody = (late - early for early, late in zip(before, after, strict=True))
    return {"tasks": len(deals), "clock": clock, "driver": driver, "everybody": everybody}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.cluster_speed", description=__doc__)
    parser.add_argument("--nodes", type=int, default=2, help="the largest cluster")
    parser.add_argument("--random", type=int, default=300_000, metavar="GAMES")
    parser.add_argument("--greedy", type=int, default=2000, metavar="GAMES")
    arguments = parser.parse_args()
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    # otherwise Ray takes the address of the machine wherever it reads 127.0.0.1
    os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"
    ray_constants.ENABLE_RAY_CLUSTER = False
    plans = {bot: (SimulationPlan(bot, RunConditions()), games)
             for bot, games in (("random", arguments.random), ("greedy", arguments.greedy))}
    alone = {bot: measure(plan, games, 0, Runner(1, here=True)) for bot, (plan, games) in plans.items()}
    found: dict[str, dict[str, float]] = {f"{bot}, one process": times for bot, times in alone.items()}
    for nodes in range(1, arguments.nodes + 1):
        with cluster(nodes) as address:
            for bot, (plan, games) in plans.items():
                runner = Runner(1, address)
                measure(plan, nodes * 4 * plan.games_at_once, games, runner)  # every worker has begun
                found[f"{bot}, {nodes} nodes"] = measure(plan, games, 0, runner)
    print(f"{'':24} {'games/s':>9} {'of one core':>12} {'in games':>9} {'driver ms/task':>15}")
    for name, times in found.items():
        bot, _, size = name.partition(", ")
        games, cores = plans[bot][1], int(size.split()[0]) if size[0].isdigit() else 1
        print(f"{name:24} {games / times['clock']:9,.0f} {alone[bot]['clock'] / times['clock'] / cores:12.1%} "
              f"{alone[bot]['everybody'] / times['everybody']:9.1%} {1000 * times['driver'] / times['tasks']:15.2f}")
    print(json.dumps(found))


if __name__ == "__main__":
    main()
