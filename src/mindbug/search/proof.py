"""Exact play at the end of a game: which moves win or lose, whatever the other does. Compiled with the engine.

Where the player who decides knows every card, all ways to go on can be tried: within this turn, then within the next,
and so on, as far as the number of positions allows. What is proved is sure even if the other sees everything too.
"""

from typing import Final, final

from mypy_extensions import i64

from mindbug.engine.aliases import Player
from mindbug.engine.codes import CHANCE, OVER, UNKNOWN
from mindbug.engine.knowledge import Hidden, snapshot
from mindbug.engine.machine import apply
from mindbug.engine.options import legal
from mindbug.engine.random32 import Random
from mindbug.engine.state import State

WON: Final = 1
OPEN: Final = 0
LOST: Final = -1
LOOKED_AT: Final = 2  # added to the turn up to which a position is known to be open


def nothing_is_hidden(hidden: Hidden) -> bool:
    """Returns whether the seat knows every card that may still matter, so that there is only one world."""
    for design in hidden.designs:
        if design == UNKNOWN:
            return False
    return not hidden.secret_choice and hidden.template.power_drawn == len(hidden.power_deck)


def proved(hidden: Hidden, options: list[int], positions: i64) -> list[int]:
    """Returns WON, LOST or OPEN for each option, after looking at no more than that many positions.

    The first option that is found to win ends it.
    """
    s = hidden.sample(Random(0))
    proof = Proof(s.decider, positions)
    outcomes = [OPEN] * len(options)
    proof.last_turn = s.turn_number
    while proof.left > 0 and OPEN in outcomes:
        proof.complete = True
        for place, option in enumerate(options):
            if outcomes[place] == OPEN:
                outcomes[place] = proof.after(s, option)
                if outcomes[place] == WON:
                    return outcomes
        if proof.complete:
            break
        proof.last_turn += 1
    return outcomes


@final
class Proof:
    """Plays on in all ways up to some turn. Positions that were met before are remembered."""

    def __init__(self, player: Player, positions: i64) -> None:
        self.player = player
        self.left = positions
        self.last_turn: i64 = 0
        self.complete = True  # nothing was left open because it lies too far ahead
        self.known: dict[tuple[int, ...], int] = {}

    def outcome(self, s: State) -> i64:
        """The result that the player can be sure of."""
        if s.decision == OVER:
            if s.winner == self.player:
                return WON
            return LOST if s.winner == 1 - self.player else OPEN
        if self.left <= 0 or s.turn_number > self.last_turn:
            self.complete = False
            return OPEN
        key = tuple(snapshot(s, s.decider if s.decider < CHANCE else 0))
        seen: i64 = self.known.get(key, OPEN)
        if seen == WON or seen == LOST:
            return seen
        if seen >= LOOKED_AT + self.last_turn:
            self.complete = False
            return OPEN
        self.left -= 1
        found = self.chance(s) if s.decider == CHANCE else self.choice(s)
        self.known[key] = LOOKED_AT + self.last_turn if found == OPEN else found
        return found

    def choice(self, s: State) -> i64:
        wanted: i64 = WON if s.decider == self.player else LOST
        found = -wanted
        for option in legal(s):
            outcome = self.after(s, option)
            if outcome == wanted:
                return wanted
            if outcome == OPEN:
                found = OPEN
        return found

    def chance(self, s: State) -> i64:
        """Returns the result for a throw: only what every outcome leads to is sure."""
        found: i64 = OPEN
        first = True
        for option in legal(s):
            outcome = self.after(s, option)
            if outcome == OPEN or (not first and outcome != found):
                return OPEN
            found = outcome
            first = False
        return found

    def after(self, s: State, option: i64) -> i64:
        copy = s.clone()
        apply(copy, option)
        return self.outcome(copy)
