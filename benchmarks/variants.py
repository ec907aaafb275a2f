"""Which way of searching wins? Each variant against the one that we use, at the same number of iterations.

    python -m benchmarks.variants --games 200 --iterations 400 --jobs 2
"""

import argparse
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor

from mindbug.engine.knowledge import Hidden
from mindbug.engine.random32 import Random
from mindbug.lab.intervals import paired
from mindbug.lab.match import MatchSetup, play_match
from mindbug.players.bot import Budget
from mindbug.players.native import Search, SearchBot
from mindbug.players.tree import Tree, move_key

WORLDS = 8


class VotingBot(SearchBot):
    """Determinised search: a tree of its own for each of a few worlds; the worlds vote with their visits."""

    def think(self, hidden: Hidden, options: list[int], random: Random, budget: Budget | None) -> int:
        votes = dict.fromkeys(options, 0)
        search = self.search
        for _ in range(WORLDS):
            tree = Tree(hidden, self.weights, random.below(1 << 30), search.exploration, search.depth, search.noise)
            world = hidden.sample(random)
            tree.run_world(world, self.iterations // WORLDS)
            for option in options:
                votes[option] += self.visits(tree, move_key(world, option))
        return max(options, key=votes.__getitem__)


def searching(search: Search) -> Callable[[int], SearchBot]:
    return lambda iterations: SearchBot("variant", iterations, search=search)


VARIANTS: dict[str, Callable[[int], SearchBot]] = {
    "one tree per world, voting": lambda iterations: VotingBot("voting", iterations),
    "playouts at random": searching(Search(noise=100)),
    "playouts at random to the end": searching(Search(noise=100, depth=400)),
    "no playouts": searching(Search(depth=0)),
    "playouts of 4 decisions": searching(Search(depth=4)),
    "playouts of 10 decisions": searching(Search(depth=10)),
    "exploration 0.15": searching(Search(exploration=0.15)),
    "exploration 0.7": searching(Search(exploration=0.7)),
    "twice the iterations": lambda iterations: SearchBot("twice", 2 * iterations),
}


def pair(task: tuple[str, int, int]) -> tuple[float, list[float], list[int]]:
    """One deal, played twice: points of the variant per game, seconds and decisions of both."""
    name, seed, iterations = task
    points = 0.0
    seconds, decisions = [0.0, 0.0], [0, 0]
    for swapped in (False, True):
        bots = VARIANTS[name](iterations), SearchBot("ours", iterations)
        result = play_match(MatchSetup(seed=seed), bots, swapped)
        points += 0.5 if result.winner is None else 1.0 - result.winner
        seconds = [a + b for a, b in zip(seconds, result.seconds, strict=True)]
        decisions = [a + b for a, b in zip(decisions, result.decisions, strict=True)]
    return points / 2, seconds, decisions


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.variants", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="per variant")
    parser.add_argument("--iterations", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", choices=VARIANTS, help="one variant")
    arguments = parser.parse_args()
    print(f"{'variant':32} {'points':>7} {'95 % interval':>16} {'ms/decision':>12} {'ours':>6}")
    with ProcessPoolExecutor(arguments.jobs) as executor:
        for name in [arguments.only] if arguments.only else VARIANTS:
            tasks = [(name, seed, arguments.iterations) for seed in range(arguments.games // 2)]
            results = list(executor.map(pair, tasks, chunksize=4))
            scores = [result[0] for result in results]
            share = paired(scores)
            assert share is not None
            time = [1000 * sum(r[1][i] for r in results) / max(1, sum(r[2][i] for r in results)) for i in (0, 1)]
            print(f"{name:32} {share.rate:7.1%} {share.low:7.1%} to {share.high:6.1%} {time[0]:12.1f} {time[1]:6.1f}",
                  flush=True)


if __name__ == "__main__":
    main()
