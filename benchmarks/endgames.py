"""The share of optimal decisions in late positions that an exact solver has solved.

    python -m benchmarks.endgames --positions 500 --bots greedy search:1 search:2 search:3

The positions come from games of the rookie: both draw piles are empty and both players know every card that is left, so
that the game can be played out in all ways (`search.proof`). Only positions count where every option is proved to win
or to lose, and some do the one and some the other; whoever takes one that wins has decided optimally.

The search looks for proofs itself where nothing is hidden, with as many positions as it has iterations. `--unproved`
measures it without.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from mindbug.analysis.intervals import wilson
from mindbug.engine import codes
from mindbug.engine.dealing import deal_cards, new_state, open_game
from mindbug.engine.knowledge import Hidden, canonical_order, original, power_order, snapshot
from mindbug.engine.machine import apply
from mindbug.engine.options import legal
from mindbug.engine.random32 import Random
from mindbug.engine.state import State
from mindbug.game.catalogue import standard
from mindbug.players.native import NativeBot, SearchBot
from mindbug.players.registry import make_native
from mindbug.search.proof import LOST, OPEN, WON, Proof

MOST_POSITIONS = 5_000  # looked at for one decision; what is not solved by then is left out
PLAYER = "rookie"  # whose games lead to many different positions


@dataclass(frozen=True)
class Solved:
    state: State
    wins: frozenset[int]
    """The options that win whatever the other does; all others lose."""
    options: int


def nothing_is_hidden(s: State) -> bool:
    """Whether both players know every card in the hands, and none can be drawn."""
    ends = s.deal.ends
    if ends[0] > s.drawn0 or ends[1] > s.drawn1 or s.tucked:
        return False
    return s.in_hand & ~(s.known0 & s.known1) == 0


def solve(s: State) -> Solved | None:
    """The options that win; None if not all can be proved to win or to lose, or if all do the same."""
    proof = Proof(s.decider, MOST_POSITIONS)
    proof.last_turn = s.turn_number
    outcomes = dict.fromkeys(legal(s), OPEN)
    while OPEN in outcomes.values() and proof.left > 0:
        proof.complete = True
        for option, outcome in outcomes.items():
            if outcome == OPEN:
                outcomes[option] = proof.after(s, option)
        if proof.complete:
            break
        proof.last_turn += 1
    if set(outcomes.values()) != {WON, LOST}:
        return None
    return Solved(s, frozenset(option for option, outcome in outcomes.items() if outcome == WON), len(outcomes))


def late_positions(sets: Sequence[str], seed: int) -> Iterator[State]:
    """Decisions of players at the end of games, at most one per game and turn."""
    catalogue = standard()
    pool = catalogue.engine_pool(catalogue.pool(sets))
    while True:
        random = Random(seed)
        bots = make_native(PLAYER, 2 * seed), make_native(PLAYER, 2 * seed + 1)
        seed += 1
        s = new_state(deal_cards(pool, random))
        open_game(s)
        turn = -1
        while s.decision != codes.OVER:
            options = legal(s)
            if s.decider == codes.CHANCE or len(options) == 1:
                apply(s, options[random.below(len(options))])
                continue
            if s.turn_number != turn and nothing_is_hidden(s):
                turn = s.turn_number
                yield s.clone()
            apply(s, answer(s, bots[s.decider]))


def answer(s: State, bot: NativeBot) -> int:
    seat = s.decider
    data = snapshot(s, seat)
    chosen = bot.pick(Hidden(s.deal.pool, data), bot.random(data))
    return original(chosen, s.decision, canonical_order(s, seat), power_order(s))


def solved_positions(sets: Sequence[str], seed: int = 1) -> Iterator[Solved]:
    for s in late_positions(sets, seed):
        if found := solve(s):
            yield found


def is_optimal(solved: Solved, bot: NativeBot) -> bool:
    return answer(solved.state, bot) in solved.wins


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.endgames", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=500, help="(%(default)s)")
    parser.add_argument("--sets", default="first_contact", metavar="A,B", help="(%(default)s)")
    parser.add_argument("--bots", nargs="+", default=["random", "rookie", "greedy", "search:1", "search:2", "search:3"])
    parser.add_argument("--unproved", action="store_true", help="the search must do without proofs of its own")
    arguments = parser.parse_args()
    positions = list(islice(solved_positions(arguments.sets.split(",")), arguments.positions))
    chance = sum(len(each.wins) / each.options for each in positions) / len(positions)
    print(f"{len(positions)} solved positions of {arguments.sets}; choosing blindly is optimal in {chance:.1%}",
          flush=True)
    if arguments.unproved:
        SearchBot.proves = False
    for name in arguments.bots:
        right = sum(is_optimal(each, make_native(name, number)) for number, each in enumerate(positions))
        share = wilson(right, len(positions))
        assert share is not None
        print(f"{name:12} {share.rate:6.1%}  ({share.low:.1%} to {share.high:.1%})", flush=True)


if __name__ == "__main__":
    main()
