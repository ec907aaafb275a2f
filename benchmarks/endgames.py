"""The share of optimal decisions in late positions that an exact solver has solved.

    python -m benchmarks.endgames --positions 500 --output endgames.jsonl

The positions come from games of the rookie, game 1, 2, 3 and so on: both draw piles are empty and both players know
every card that is left, so that the game can be played out in all ways (`search.proof`). Only decisions count where
every option is proved to win or to lose, and some do the one and some the other; whoever takes one that wins has
decided optimally.

The search looks for proofs itself where nothing is hidden, with as many positions as it has iterations. `--unproved`
measures it without. What was solved and answered is kept in the output: the same command goes on from there.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from mindbug.analysis.intervals import wilson
from mindbug.engine import codes
from mindbug.engine.dealing import deal_cards, new_state, open_game
from mindbug.engine.knowledge import Hidden, snapshot
from mindbug.engine.machine import apply
from mindbug.engine.options import legal
from mindbug.engine.random32 import Random
from mindbug.engine.state import State
from mindbug.game.catalogue import standard
from mindbug.lab.match import option_meant
from mindbug.players.native import NativeBot, SearchBot
from mindbug.players.registry import NAMES, make_native
from mindbug.search.proof import LOST, OPEN, WON, Proof

MOST_POSITIONS = 5_000  # looked at for one decision; what is not solved by then is left out
PLAYER = "rookie"  # whose games lead to many different positions
SOLVED = "solved"  # a line of the output about the options that win, not about a bot


Place = tuple[int, int]
"""A late position: the number of its game, and the turn."""


@dataclass(frozen=True)
class Solved:
    state: State
    wins: frozenset[int]
    """The options that win whatever the other does; all others lose."""
    options: int


def nothing_is_hidden(s: State) -> bool:
    """Returns whether both players know every card in the hands, and none can be drawn."""
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


def late_positions(sets: Sequence[str], seed: int) -> Iterator[tuple[Place, State]]:
    """Decisions of players at the end of games, at most one per game and turn."""
    catalogue = standard()
    pool = catalogue.engine_pool(catalogue.pool(sets))
    while True:
        random = Random(seed)
        bots = make_native(PLAYER, 2 * seed), make_native(PLAYER, 2 * seed + 1)
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
                yield (seed, turn), s.clone()
            apply(s, answer(s, bots[s.decider]))
        seed += 1


def answer(s: State, bot: NativeBot) -> int:
    seat = s.decider
    data = snapshot(s, seat)
    chosen = bot.pick(Hidden(s.deal.pool, data), bot.random(data))
    return option_meant(s, chosen)


def solved_positions(sets: Sequence[str], seed: int = 1) -> Iterator[Solved]:
    for _, s in late_positions(sets, seed):
        if found := solve(s):
            yield found


def is_optimal(solved: Solved, bot: NativeBot) -> bool:
    return answer(solved.state, bot) in solved.wins


class Findings:
    """The positions solved and answered so far, a line of JSON each."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.wins: dict[Place, list[int] | None] = {}
        self.right: dict[tuple[str, Place], bool] = {}
        for line in path.read_text(encoding="utf-8").splitlines() if path and path.exists() else ():
            game, turn, about, found = json.loads(line)
            if about == SOLVED:
                self.wins[game, turn] = found
            else:
                self.right[about, (game, turn)] = found

    def add(self, place: Place, about: str, found: list[int] | bool | None) -> None:
        if self.path:
            with self.path.open("a", encoding="utf-8") as stream:
                stream.write(json.dumps([*place, about, found]) + "\n")

    def positions(self, sets: Sequence[str]) -> Iterator[tuple[Place, Solved]]:
        for place, s in late_positions(sets, 1):
            if place not in self.wins:
                solved = solve(s)
                self.wins[place] = sorted(solved.wins) if solved else None
                self.add(place, SOLVED, self.wins[place])
            wins = self.wins[place]
            if wins is not None:
                yield place, Solved(s, frozenset(wins), len(legal(s)))

    def is_optimal(self, place: Place, solved: Solved, name: str, seed: int) -> bool:
        known = name if SearchBot.proves else f"{name} unproved"
        if (known, place) not in self.right:
            self.right[known, place] = is_optimal(solved, make_native(name, seed))
            self.add(place, known, self.right[known, place])
        return self.right[known, place]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.endgames", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=500, help="(%(default)s)")
    parser.add_argument("--sets", default="first_contact", metavar="A,B", help="(%(default)s)")
    parser.add_argument("--bots", nargs="+", default=NAMES)
    parser.add_argument("--unproved", action="store_true", help="the search must do without proofs of its own")
    parser.add_argument("--output", type=Path, help="a file for one choice of sets, to go on from")
    arguments = parser.parse_args()
    findings = Findings(arguments.output)
    positions = list(islice(findings.positions(arguments.sets.split(",")), arguments.positions))
    chance = sum(len(solved.wins) / solved.options for _, solved in positions) / len(positions)
    print(f"{len(positions)} solved positions of {arguments.sets}; choosing blindly is optimal in {chance:.1%}",
          flush=True)
    SearchBot.proves = not arguments.unproved
    for name in arguments.bots:
        right = sum(findings.is_optimal(place, solved, name, seed) for seed, (place, solved) in enumerate(positions))
        share = wilson(right, len(positions))
        assert share is not None
        print(f"{name:12} {share.rate:6.1%}  ({share.low:.1%} to {share.high:.1%})", flush=True)


if __name__ == "__main__":
    main()
