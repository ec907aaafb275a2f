"""The tree search of our bots: guided by what it has learned about moves. Compiled with the engine.

`PlainTree` tries every move of a node once before it prefers any. Where the opponent holds hidden cards, nearly every
world brings moves that were never tried, so that it would spend most of its iterations on opponents who play just
anything. Here a move that was never tried counts as much as its node, and how often a move is looked at depends on the
inclination towards it (PUCT, as in AlphaZero, over availability).
"""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mindbug.engine.aliases import Player
from mindbug.engine.knowledge import Hidden
from mindbug.engine.random32 import M32
from mindbug.engine.state import State
from mindbug.search.evaluation import Weights
from mindbug.search.policy import forget
from mindbug.search.prior import MoveFeatures, Prior, inclination
from mindbug.search.tree import NONE, SearchSettings, Tree, move_key

# The numbers of a node stand side by side, since a large tree does not fit into the caches of the processor: whoever
# looks at a node then waits for the memory once and not for each of its numbers.
NAME: Final = 0  # the node above it and the move
AVAILABLE: Final = 1  # how often it was possible
VISITS: Final = 2
VALUE: Final = 3  # sum of what player 0 got, in units
INCLINED: Final = 4  # in units
SQUARES: Final = 5  # sum of the squares of what player 0 got, in units
LATEST: Final = 6  # the latest node below
NEXT: Final = 7  # the node beside it that came next; of the latest one the first
NUMBERS: Final = 8
UNITS: Final = 1 << 30  # of one; sums of a billion results still fit
PART: Final = 1.0 / float(1 << 30)

FIRST_NODES: Final = 1 << 8
KEY_BITS: Final = 27
KEYS: Final = (1 << KEY_BITS) - 1
MULTIPLIER: Final = 0x2545F491  # below 2**31, so that the product stays within 63 bits
BITS_AWAY: Final = 13
ROOM: Final = 2  # places of the table for each node, at least


@final
class GuidedTree(Tree):
    """All moves that were possible in a node have nodes of their own, those that were never tried too.

    The moves that are first possible in a node get their nodes one after the other, and mostly they are possible in the
    same order again: so the next move is looked for in the next node. Where that is another one, a table of node and
    move says which it is. Where the opponent holds hidden cards, a node soon has dozens of moves.
    """

    def __init__(self, hidden: Hidden, weights: Weights, prior: Prior, seed: i64, search: SearchSettings) -> None:
        super().__init__(hidden, weights, seed, search)
        self.prior = prior
        self.guidance = search.guidance
        self.modesty = search.modesty
        self.notes = MoveFeatures()
        self.nodes: i64 = 1
        self.room: i64 = FIRST_NODES  # a power of two
        self.numbers = vec[i64]([0] * (NUMBERS * FIRST_NODES))
        self.numbers[NAME] = NONE
        self.numbers[LATEST] = NONE
        self.table = vec[i64]([NONE] * (ROOM * FIRST_NODES))

    def move_of(self, node: i64) -> i64:
        return self.numbers[NUMBERS * node + NAME] & KEYS if node else 0

    def visits_of(self, node: i64) -> i64:
        return self.numbers[NUMBERS * node + VISITS]

    def value_of(self, node: i64) -> float:
        return float(self.numbers[NUMBERS * node + VALUE]) * PART

    def squares_of(self, node: i64) -> float:
        return float(self.numbers[NUMBERS * node + SQUARES]) * PART

    def inclined(self, node: i64) -> float:
        return float(self.numbers[NUMBERS * node + INCLINED]) * PART

    def moves(self, node: i64) -> list[int]:
        found: list[int] = []
        latest = self.numbers[NUMBERS * node + LATEST]
        child = latest
        while child != NONE:
            child = self.numbers[NUMBERS * child + NEXT]
            found.append(child)
            if child == latest:
                break
        return found

    # ---- nodes

    def child(self, node: i64, key: i64) -> i64:
        return self.table[self.place(node << KEY_BITS | key)]

    def place(self, name: i64) -> i64:
        """The place of a move in the table, or the empty one where it belongs."""
        mixed = ((name ^ (name >> KEY_BITS)) & M32) * MULTIPLIER
        table, numbers = self.table, self.numbers
        last: i64 = len(table) - 1
        place = (mixed >> BITS_AWAY) & last
        while table[place] != NONE and numbers[NUMBERS * table[place] + NAME] != name:
            place = (place + 1) & last
        return place

    def grow(self, node: i64, key: i64, mover: Player) -> i64:
        if self.nodes == self.room:
            self.enlarge()
        child = self.nodes
        self.nodes += 1
        name = node << KEY_BITS | key
        self.table[self.place(name)] = child
        numbers = self.numbers
        first = NUMBERS * child
        numbers[first + NAME] = name
        numbers[first + AVAILABLE] = 1
        numbers[first + LATEST] = NONE
        before = numbers[NUMBERS * node + LATEST]
        if before == NONE:
            numbers[first + NEXT] = child
        else:
            numbers[first + NEXT] = numbers[NUMBERS * before + NEXT]
            numbers[NUMBERS * before + NEXT] = child
        numbers[NUMBERS * node + LATEST] = child
        return child

    def enlarge(self) -> None:
        """Makes room for twice as many nodes."""
        before = self.numbers
        self.room *= 2
        self.numbers = vec[i64]([0] * (NUMBERS * self.room))
        i: i64 = 0
        while i < len(before):
            self.numbers[i] = before[i]
            i += 1
        self.table = vec[i64]([NONE] * (ROOM * self.room))
        node: i64 = 1
        while node < self.nodes:
            self.table[self.place(self.numbers[NUMBERS * node + NAME])] = node
            node += 1

    # ---- the search

    def remember(self, length: i64, result: float) -> None:
        worth: i64 = int(result * float(UNITS))
        square: i64 = int(result * result * float(UNITS))
        numbers = self.numbers
        while length > 0:
            length -= 1
            first = NUMBERS * self.path[length]
            numbers[first + VISITS] += 1
            numbers[first + VALUE] += worth
            numbers[first + SQUARES] += square

    def select(self, s: State, node: i64, n: i64) -> i64:
        """Returns the move of the highest upper bound."""
        decider = s.decider
        fresh = False
        total: i64 = 0
        expected: i64 = 0
        latest = self.numbers[NUMBERS * node + LATEST]
        if latest != NONE:
            expected = self.numbers[NUMBERS * latest + NEXT]
        i: i64 = 0
        while i < n:
            key = move_key(s, self.options[i])
            name = node << KEY_BITS | key
            child = expected
            if child == self.nodes or self.numbers[NUMBERS * child + NAME] != name:
                child = self.table[self.place(name)]
            if child == NONE:
                if not fresh:
                    forget()
                    fresh = True
                child = self.grow(node, key, decider)
                self.numbers[NUMBERS * child + INCLINED] = int(float(UNITS) * math.exp(
                    inclination(s, self.weights, self.prior, self.notes, self.options[i])))
            else:
                self.numbers[NUMBERS * child + AVAILABLE] += 1
            self.children[i] = child
            total += self.numbers[NUMBERS * child + INCLINED]
            expected = child + 1
            i += 1
        return self.highest(node, n, decider, self.guidance / float(total))

    def highest(self, node: i64, n: i64, decider: Player, guidance: float) -> i64:
        """Returns the place of the child with the highest upper bound."""
        numbers, children = self.numbers, self.children
        visits = numbers[NUMBERS * node + VISITS]
        hope = 0.5
        if visits:
            hope = float(numbers[NUMBERS * node + VALUE]) * PART / float(visits)
            if decider == 1:
                hope = 1.0 - hope
            hope -= self.modesty
        best: i64 = 0
        best_bound = -1000.0
        i: i64 = 0
        while i < n:
            first = NUMBERS * children[i]
            visits = numbers[first + VISITS]
            mean = hope
            if visits:
                mean = float(numbers[first + VALUE]) * PART / float(visits)
                if decider == 1:
                    mean = 1.0 - mean
            bound = mean + guidance * float(numbers[first + INCLINED]) * math.sqrt(
                float(numbers[first + AVAILABLE])) / float(visits + 1)
            if bound > best_bound:
                best = i
                best_bound = bound
            i += 1
        return best
