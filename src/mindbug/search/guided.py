"""The tree search of our bots: guided by what it has learned about moves. Compiled with the engine.

`Tree` tries every move of a node once before it prefers any. Where the opponent holds hidden cards, nearly every world
brings moves that were never tried, so that it would spend most of its iterations on opponents who play just anything.
Here a move that was never tried counts as much as its node, and how often a move is looked at depends on the
inclination towards it (PUCT, as in AlphaZero, over availability).
"""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from mindbug.engine.aliases import Player
from mindbug.engine.knowledge import Hidden
from mindbug.engine.random32 import M32
from mindbug.engine.state import State
from mindbug.search.evaluation import Weights
from mindbug.search.policy import forget
from mindbug.search.prior import MoveFeatures, Prior, inclination
from mindbug.search.tree import NONE, Search, Tree, move_key

FIRST_PLACES: Final = 1 << 10
KEY_BITS: Final = 27
MULTIPLIER: Final = 0x2545F491  # below 2**31, so that the product stays within 63 bits
BITS_AWAY: Final = 13


@final
class GuidedTree(Tree):
    """All moves that were possible in a node have nodes of their own, those that were never tried too.

    Where the opponent holds hidden cards, a node soon has dozens of them. They are found by a table of node and move
    instead of one after the other.
    """

    def __init__(self, hidden: Hidden, weights: Weights, prior: Prior, seed: i64, search: Search) -> None:
        super().__init__(hidden, weights, seed, search)
        self.prior = prior
        self.guidance = search.guidance
        self.modesty = search.modesty
        self.notes = MoveFeatures()
        self.inclined = vec[float]([0.0])
        self.places: i64 = FIRST_PLACES  # a power of two
        self.table = vec[i64]([NONE] * (2 * FIRST_PLACES))  # in each place: node and move, and the node it leads to

    def child(self, node: i64, key: i64) -> i64:
        return self.table[2 * self.place(node << KEY_BITS | key) + 1]

    def place(self, name: i64) -> i64:
        """The place of a move in the table, or the empty one where it belongs."""
        mixed = ((name ^ (name >> KEY_BITS)) & M32) * MULTIPLIER
        place = (mixed >> BITS_AWAY) & (self.places - 1)
        while self.table[2 * place] != name and self.table[2 * place] != NONE:
            place = (place + 1) & (self.places - 1)
        return place

    def grow(self, node: i64, key: i64, mover: Player) -> i64:
        self.inclined = append(self.inclined, 0.0)
        child = super().grow(node, key, mover)
        if 2 * child > self.places:
            self.enlarge()
        self.enter(node << KEY_BITS | key, child)
        return child

    def enter(self, name: i64, child: i64) -> None:
        place = self.place(name)
        self.table[2 * place] = name
        self.table[2 * place + 1] = child

    def enlarge(self) -> None:
        before = self.table
        self.places *= 4
        self.table = vec[i64]([NONE] * (2 * self.places))
        i: i64 = 0
        while i < len(before):
            if before[i] != NONE:
                self.enter(before[i], before[i + 1])
            i += 2

    def select(self, s: State, node: i64, n: i64) -> i64:
        """Returns the move of the highest upper bound."""
        decider = s.decider
        fresh = False
        total = 0.0
        i: i64 = 0
        while i < n:
            key = move_key(s, self.options[i])
            child = self.child(node, key)
            if child == NONE:
                if not fresh:
                    forget()
                    fresh = True
                child = self.grow(node, key, decider)
                self.inclined[child] = math.exp(
                    inclination(s, self.weights, self.prior, self.notes, self.options[i]))
            else:
                self.available[child] += 1
            self.children[i] = child
            total += self.inclined[child]
            i += 1
        visits = self.visits[node]
        hope = 0.5
        if visits:
            hope = self.value[node] / float(visits)
            if decider == 1:
                hope = 1.0 - hope
            hope -= self.modesty
        best: i64 = 0
        best_bound = -1000.0
        i = 0
        while i < n:
            child = self.children[i]
            visits = self.visits[child]
            mean = hope
            if visits:
                mean = self.value[child] / float(visits)
                if decider == 1:
                    mean = 1.0 - mean
            bound = mean + self.guidance * self.inclined[child] / total * math.sqrt(
                float(self.available[child])) / float(visits + 1)
            if bound > best_bound:
                best = i
                best_bound = bound
            i += 1
        return best
