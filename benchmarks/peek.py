"""The worth of peeking: the search plays against itself, where one side sees what it must not.

    python -m benchmarks.peek --pairs 100 --iterations 300

If the fair search peeked in secret, seeing more would gain it nothing. `hand` sees the opponent's hand and nothing
else, `all` searches in the true state alone, draw piles included. Each deal is played twice with the seats swapped.
"""

import argparse
import math
import statistics
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

from mindbug.engine import codes
from mindbug.engine.dealing import deal_cards, new_state, open_game
from mindbug.engine.knowledge import Hidden, snapshot
from mindbug.engine.machine import apply
from mindbug.engine.options import legal
from mindbug.engine.random32 import Random
from mindbug.engine.state import State
from mindbug.game.catalogue import standard
from mindbug.lab.match import option_meant
from mindbug.players.bot import Budget
from mindbug.players.native import SearchBot
from mindbug.search.tree import move_key

FAIR, HAND, ALL = "fair", "hand", "all"


@dataclass(frozen=True)
class Pair:
    """The same deal twice: the peeking side has one seat, then the other."""

    sets: tuple[str, ...]
    seed: int
    iterations: int
    peeks_at: str


def play_pair(pair: Pair) -> float:
    """The share of the two games that the peeking side has won; a draw is half a game."""
    return (play(pair, 0) + play(pair, 1)) / 2.0


def play(pair: Pair, peeker: int) -> float:
    catalogue = standard()
    random = Random(pair.seed)
    bot = SearchBot("search", pair.iterations, pair.seed)
    s = new_state(deal_cards(catalogue.engine_pool(catalogue.pool(pair.sets)), random))
    open_game(s)
    while s.decision != codes.OVER:
        options = legal(s)
        if s.decider == codes.CHANCE or len(options) == 1:
            apply(s, options[random.below(len(options))])
        else:
            apply(s, answer(s, bot, pair.peeks_at if s.decider == peeker else FAIR, random.below(1 << 30)))
    return 0.5 if s.winner > 1 else float(s.winner == peeker)


def answer(s: State, bot: SearchBot, peeks_at: str, seed: int) -> int:
    if peeks_at == ALL:
        return search_truth(s, bot, seed)
    seat = s.decider
    seen = with_open_hand(s) if peeks_at == HAND else s
    chosen = bot.pick(Hidden(s.deal.pool, snapshot(seen, seat)), Random(seed), Budget(bot.iterations))
    return option_meant(seen, chosen)


def with_open_hand(s: State) -> State:
    """The opponent's hand becomes known to the player who decides, and to nobody else."""
    opened = s.clone()
    if s.decider == 0:
        opened.known0 |= s.hand_of(1)
    else:
        opened.known1 |= s.hand_of(0)
    return opened


def search_truth(s: State, bot: SearchBot, seed: int) -> int:
    """The same search with the true state as the only world."""
    tree = bot.new_tree(Hidden(s.deal.pool, snapshot(s, s.decider)), Random(seed))
    tree.run_world(s, bot.iterations)
    return max(legal(s), key=lambda option: bot.visits(tree, move_key(s, option)))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.peek", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=100, help="deals, each played twice (default: %(default)s)")
    parser.add_argument("--iterations", type=int, default=300, help="per decision, for both sides (%(default)s)")
    parser.add_argument("--sets", default="first_contact", metavar="A,B", help="(%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the first deal (%(default)s)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (%(default)s)")
    arguments = parser.parse_args()
    sets = tuple(arguments.sets.split(","))
    print(f"{arguments.pairs} deals of {arguments.sets}, each twice, {arguments.iterations} iterations per decision")
    with ProcessPoolExecutor(arguments.jobs) as executor:
        for peeks_at in (HAND, ALL):
            pairs = [Pair(sets, arguments.seed + number, arguments.iterations, peeks_at)
                     for number in range(arguments.pairs)]
            scores = list(executor.map(play_pair, pairs, chunksize=5))
            error = statistics.stdev(scores) / math.sqrt(len(scores)) if len(scores) > 1 else 0.5
            print(f"sees {peeks_at:4}  wins {statistics.mean(scores):6.1%}  ± {1.96 * error:.1%} (95 %) against fair",
                  flush=True)


if __name__ == "__main__":
    main()
