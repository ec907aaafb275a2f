"""The strength of a bot against another, over every set and the mix of all: pairs of games with seats swapped.

    python -m benchmarks.ladder search:2 search:1 --pairs 100 --output pairs.jsonl
    python -m benchmarks.ladder search:4@0.01 search-2026:3 --pairs 100 --output fast.jsonl
    python -m benchmarks.ladder search:4@1 search-2026:4@1 --sets first_contact --elo1 110 --output second.jsonl

`BOT@S` thinks for S seconds of the processor's time per decision, so that whoever else uses the machine takes nothing
away from it. `BOT@S-T` thinks for S seconds on average over a game and for T at most. The same command goes on where
the last one stopped; without --pairs it ends when the sequential test has decided (`mindbug.lab.sprt`). One process:
start several with different outputs and `--first` to use more.
"""

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from itertools import count, islice
from pathlib import Path

from mindbug.analysis.intervals import paired
from mindbug.cards import SETS
from mindbug.engine.knowledge import Hidden
from mindbug.engine.random32 import Random
from mindbug.lab.gate import GateFile, PairTask, Sets, told
from mindbug.lab.match import MatchSetup, play_match
from mindbug.lab.sprt import RunningTest, Sprt, SprtState
from mindbug.players.bot import Budget
from mindbug.players.native import NativeBot, SearchBot
from mindbug.players.registry import make_native

SMALL = "battlefruit_addon"  # cannot be dealt alone
ADDED_TO = ("battlefruit_kingdom", "battlefruit_galaxy")
POOLS: tuple[Sets, ...] = (*((one,) for one in SETS if one != SMALL), (*ADDED_TO, SMALL), tuple(SETS))


class Hurried(NativeBot):
    """A bot with a limit of its own, whatever the other has."""

    def __init__(self, bot: NativeBot, budget: Budget) -> None:
        super().__init__(bot.name, bot.seed, bot.catalogue)
        self.bot = bot
        self.budget = budget

    def think(self, hidden: Hidden, options: list[int], random: Random, budget: Budget | None) -> int:
        return self.bot.think(hidden, options, random, self.budget)


def bot_named(name: str, seed: int) -> NativeBot:
    name, _, limit = name.partition("@")
    bot = make_native(name, seed)
    if not limit:
        return bot
    seconds, _, longest = limit.partition("-")
    return Hurried(bot, Budget(seconds=float(seconds), longest=float(longest) if longest else None))


def play_pair(names: Sequence[str], task: PairTask) -> tuple[float, float]:
    """The points of the first bot in both games of a deal."""
    points = []
    for swapped in (False, True):
        bots = bot_named(names[0], 2 * task.deal), bot_named(names[1], 2 * task.deal + 1)
        winner = play_match(MatchSetup(task.sets, task.deal), bots, swapped).winner
        points.append(0.5 if winner is None else 1.0 - winner)
    return points[0], points[1]


def deals(pools: Sequence[Sets], first: int) -> Iterator[PairTask]:
    """The pools take turns, so that a run that ends early has looked at all of them."""
    for deal in count(first):
        yield PairTask(pools[deal % len(pools)], deal)


def play(names: Sequence[str], tasks: Iterator[PairTask], test: Sprt, file: GateFile, until_decided: bool) -> SprtState:
    """Plays the deals that are not in the file yet; the state of the test over all of them."""
    running = RunningTest(test, count())
    for place, task in enumerate(tasks):
        if task not in file.played:
            file.add(task, play_pair(names, task))
        for points in file.played[task]:
            running.add(place, points)
        if until_decided and running.decided:
            break
    return running.state


def named(path: Path, names: Sequence[str]) -> GateFile:
    """The file of the pairs that these two have played; its name must not stand for other bots."""
    label = path.with_suffix(".bots")
    if label.exists() and json.loads(label.read_text()) != list(names):
        raise SystemExit(f"{path} has games of {label.read_text()}")
    label.write_text(json.dumps(list(names)))
    return GateFile(path)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.ladder", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bots", nargs=2, metavar="BOT")
    parser.add_argument("--pairs", type=int, help="deals, each played twice (until the test has decided)")
    parser.add_argument("--sets", metavar="A,B", help="one pool (all, taking turns)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal (%(default)s)")
    parser.add_argument("--elo0", type=float, default=0.0, help="(%(default)s)")
    parser.add_argument("--elo1", type=float, default=20.0, help="(%(default)s)")
    parser.add_argument("--output", type=Path, required=True, help="where every pair is written as it ends")
    arguments = parser.parse_args()
    SearchBot.clock = time.process_time
    pools = [tuple(arguments.sets.split(","))] if arguments.sets else POOLS
    file = named(arguments.output, arguments.bots)
    tasks = islice(deals(pools, arguments.first), arguments.pairs)
    state = play(arguments.bots, tasks, Sprt(arguments.elo0, arguments.elo1), file, arguments.pairs is None)
    print(f"{arguments.bots[0]} against {arguments.bots[1]}: the test of {state.test.elo0:g} and {state.test.elo1:g} "
          f"Elo says {state.verdict or 'nothing yet'} after {2 * state.pairs} games")
    for pool in pools:
        found = [sum(points) / 2 for task, points in file.played.items() if task.sets == pool]
        print(f"{'+'.join(pool) if len(pool) < len(SETS) else 'all':60} {told(paired(found))}")
    print(f"{'all of these':60} {told(paired([sum(points) / 2 for points in file.played.values()]))}")


if __name__ == "__main__":
    main()
