"""A comparison of ways to search: each variant against the one that we use, at the same number of iterations.

    python -m benchmarks.variants --games 200 --iterations 400 --jobs 2
"""

import argparse
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial

from mindbug.analysis.intervals import paired
from mindbug.engine.knowledge import Hidden
from mindbug.engine.random32 import Random
from mindbug.lab.match import MatchSetup, play_match
from mindbug.players.bot import Budget
from mindbug.players.former import FormerBot
from mindbug.players.native import SearchBot
from mindbug.players.weights import first_guess, read_sum, without_net
from mindbug.search.evaluation import Weights
from mindbug.search.other_trees import BiasedTree, RaveTree, TableTree
from mindbug.search.prior import Prior
from mindbug.search.tree import SearchSettings, Tree, move_key

WORLDS = 8
OURS = SearchSettings()
MakeTree = Callable[[Hidden, Weights, int, SearchSettings], Tree]


class OtherBot(SearchBot):
    """A search with another kind of tree."""

    def __init__(self, make_tree: MakeTree, iterations: int, search: SearchSettings = OURS) -> None:
        super().__init__("other", iterations, search=search)
        self.make_tree = make_tree

    def new_tree(self, hidden: Hidden, random: Random) -> Tree:
        return self.make_tree(hidden, self.weights, random.below(1 << 30), self.search)


class ForgetfulBot(SearchBot):
    """Begins anew for every decision."""

    def think(self, hidden: Hidden, options: list[int], random: Random, budget: Budget | None) -> int:
        self.close()
        return super().think(hidden, options, random, budget)


class VotingBot(SearchBot):
    """Several trees, which vote with their visits: each in a world of its own, or each over all worlds."""

    def __init__(self, trees: int, iterations: int, one_world: bool) -> None:
        super().__init__("voting", iterations)
        self.trees = trees
        self.one_world = one_world

    def think(self, hidden: Hidden, options: list[int], random: Random, budget: Budget | None) -> int:
        votes = dict.fromkeys(options, 0)
        for _ in range(self.trees):
            tree = self.new_tree(hidden, random)
            world = hidden.sample(random)
            if self.one_world:
                tree.run_world(world, self.iterations // self.trees)
            else:
                tree.run(self.iterations // self.trees)
            for option in options:
                votes[option] += self.visits(tree, move_key(world, option))
        return max(options, key=votes.__getitem__)


def weighing(values: Callable[..., list[float]], iterations: int) -> SearchBot:
    """A search without the net, with other weights."""
    bot = SearchBot("other weights", iterations)
    book = bot.catalogue.book
    bot.weights = without_net(book, values(book))
    return bot


def undecided(iterations: int) -> SearchBot:
    """All moves look alike before they are tried."""
    bot = SearchBot("undecided", iterations)
    bot.prior = Prior(bot.catalogue.book, [])
    return bot


def searching(**changes: float) -> Callable[[int], SearchBot]:
    return lambda iterations: SearchBot("changed", iterations, search=replace(OURS, **changes))  # type: ignore[arg-type]


def growing(make_tree: Callable[..., Tree], amount: float) -> Callable[[int], SearchBot]:
    return partial(OtherBot, lambda hidden, weights, seed, search: make_tree(hidden, weights, seed, search, amount))


VARIANTS: dict[str, Callable[[int], SearchBot]] = {
    "the search of 2026": lambda iterations: FormerBot("former", iterations),
    "no inclination learned": undecided,
    "guidance 0.25": searching(guidance=0.25),
    "guidance 1": searching(guidance=1.0),
    "untried moves count 0.1 less": searching(modesty=0.1),
    "a tree per world, voting": lambda iterations: VotingBot(WORLDS, iterations, one_world=True),
    "progressive bias 0.5": growing(BiasedTree, 0.5),
    "progressive bias 2": growing(BiasedTree, 2.0),
    "RAVE 30": growing(RaveTree, 30.0),
    "RAVE 300": growing(RaveTree, 300.0),
    "MAST": growing(TableTree, False),
    "EPIC": growing(TableTree, True),
    "playouts at random": searching(noise=100),
    "playouts at random to the end": searching(noise=100, depth=400),
    "no playouts": searching(depth=0, quiet=False),
    "playouts to the end of the turn": searching(depth=0),
    "playouts of 2 decisions, no more": searching(quiet=False),
    "playouts of 4 decisions": searching(depth=4),
    "playouts of 10 decisions": searching(depth=10),
    "exploration 0.15": searching(exploration=0.15),
    "exploration 0.5": searching(exploration=0.5),
    "no net": partial(weighing, read_sum),
    "no net, weights guessed": partial(weighing, first_guess),
    "no tree kept within the turn": lambda iterations: ForgetfulBot("forgetful", iterations),
    "two trees, half each": lambda iterations: VotingBot(2, iterations, one_world=False),
    "two trees, each as large": lambda iterations: VotingBot(2, 2 * iterations, one_world=False),
    "twice the iterations": lambda iterations: SearchBot("twice", 2 * iterations),
}


def pair(task: tuple[str, int, int]) -> tuple[float, list[float], list[int]]:
    """One deal, played twice: points of the variant per game, seconds and decisions of both."""
    name, seed, iterations = task
    points = 0.0
    seconds, decisions = [0.0, 0.0], [0, 0]
    for swapped in (False, True):
        bots = VARIANTS[name](iterations), SearchBot("ours", iterations)
        bots[0].seed, bots[1].seed = 2 * seed, 2 * seed + 1
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
