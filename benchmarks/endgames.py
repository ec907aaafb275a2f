"""How far from perfect: the share of optimal decisions in late positions that an exact solver has solved.

    python -m benchmarks.endgames --positions 500 --bots greedy search:1 search:2 search:3

The positions come from games of the rookie: both draw piles are empty and the player who decides knows every card that
is left, so that nothing is hidden and the game can be played out in all ways. Only positions count where some options
keep a win and others throw it away; whoever takes one of the former has decided optimally. Dice and random picks are
chance: an option is worth the average.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from mindbug.analysis.intervals import wilson
from mindbug.engine import codes
from mindbug.engine.dealing import deal_cards, new_state, open_game
from mindbug.engine.knowledge import Hidden, canonical_order, original, power_order, snapshot
from mindbug.engine.machine import apply
from mindbug.engine.options import legal
from mindbug.engine.random32 import Random
from mindbug.engine.state import State
from mindbug.game.catalogue import standard
from mindbug.players.native import NativeBot
from mindbug.players.registry import make_native

MOST_NODES = 20_000  # of one position; what is not solved by then is left out
MOST_TURNS = 24  # ahead; a game that can go on longer is left out too
CLOSE = 1e-9
PLAYER = "rookie"  # whose games lead to many different positions


class TooMuch(Exception):
    """The position cannot be solved with so few nodes."""


class Solver:
    """Plays on in all ways. Positions that were met before are remembered."""

    def __init__(self, last_turn: int) -> None:
        self.left = MOST_NODES
        self.last_turn = last_turn
        self.known: dict[tuple[int, ...], float] = {}

    def value(self, s: State) -> float:
        """The chance of player 0 if both play perfectly."""
        if s.decision == codes.OVER:
            return 0.5 if s.winner > 1 else float(s.winner == 0)
        self.left -= 1
        if self.left < 0 or s.turn_number > self.last_turn:
            raise TooMuch
        key = tuple(snapshot(s, s.decider if s.decider < codes.CHANCE else 0))
        if key not in self.known:
            self.known[key] = self.of_options(s)
        return self.known[key]

    def of_options(self, s: State) -> float:
        if s.decider == codes.CHANCE:
            values = [self.after(s, option) for option in legal(s)]
            return sum(values) / len(values)
        best, perfect = (0.0, 1.0) if s.decider == 0 else (1.0, 0.0)
        for option in legal(s):
            value = self.after(s, option)
            best = max(best, value) if s.decider == 0 else min(best, value)
            if best == perfect:
                break
        return best

    def after(self, s: State, option: int) -> float:
        copy = s.clone()
        apply(copy, option)
        return self.value(copy)


@dataclass(frozen=True)
class Solved:
    state: State
    worth: dict[int, float]
    """Option -> what it is worth to the player who decides."""

    @property
    def best(self) -> set[int]:
        top = max(self.worth.values())
        return {option for option, worth in self.worth.items() if worth > top - CLOSE}


def nothing_is_hidden(s: State) -> bool:
    """Whether both players know every card in the hands, and none can be drawn."""
    ends = s.deal.ends
    if ends[0] > s.drawn0 or ends[1] > s.drawn1 or s.tucked:
        return False
    return s.in_hand & ~(s.known0 & s.known1) == 0


def solve(s: State) -> Solved | None:
    """The worth of every option; None if that takes too long, or if all are worth the same."""
    solver = Solver(s.turn_number + MOST_TURNS)
    try:
        values = {option: solver.after(s, option) for option in legal(s)}
    except (TooMuch, RecursionError):
        return None
    worth = {option: value if s.decider == 0 else 1.0 - value for option, value in values.items()}
    return Solved(s, worth) if max(worth.values()) - min(worth.values()) > CLOSE else None


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


def solved_positions(sets: Sequence[str], count: int, seed: int = 1) -> Iterator[Solved]:
    for s in late_positions(sets, seed):
        found = solve(s)
        if found is not None:
            yield found
            count -= 1
            if count == 0:
                return


def is_optimal(solved: Solved, bot: NativeBot) -> bool:
    return answer(solved.state, bot) in solved.best


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.endgames", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=500, help="(%(default)s)")
    parser.add_argument("--sets", default="first_contact", metavar="A,B", help="(%(default)s)")
    parser.add_argument("--bots", nargs="+", default=["random", "rookie", "greedy", "search:1", "search:2", "search:3"])
    arguments = parser.parse_args()
    positions = list(solved_positions(arguments.sets.split(","), arguments.positions))
    chance = sum(len(each.best) / len(each.worth) for each in positions) / len(positions)
    print(f"{len(positions)} solved positions of {arguments.sets}; choosing blindly is optimal in {chance:.1%}")
    for name in arguments.bots:
        right = sum(is_optimal(each, make_native(name, number)) for number, each in enumerate(positions))
        share = wilson(right, len(positions))
        assert share is not None
        print(f"{name:12} {share.rate:6.1%}  ({share.low:.1%} to {share.high:.1%})", flush=True)


if __name__ == "__main__":
    main()
