"""The tree search of 2026: every move of a node is tried once, then upper confidence bounds decide. Compiled with the
engine.

Which moves were possible how often (availability) replaces the parent's visits in the choice of the next move to try.
It is kept to compare newer searches with it, and other ways to search are made of it (`other_trees`).
"""

import math

from librt.vecs import append, vec
from mypy_extensions import i64

from mindbug.engine.aliases import Player
from mindbug.engine.codes import CHANCE
from mindbug.engine.knowledge import Hidden
from mindbug.engine.state import State
from mindbug.search.evaluation import Weights
from mindbug.search.tree import NONE, SearchSettings, Tree, move_key


class PlainTree(Tree):
    """A move gets its node when it is tried."""

    def __init__(self, hidden: Hidden, weights: Weights, seed: i64, search: SearchSettings) -> None:
        super().__init__(hidden, weights, seed, search)
        self.exploration = search.exploration
        self.key = vec[i64]([0])
        self.first_child = vec[i64]([NONE])
        self.next_sibling = vec[i64]([NONE])
        self.mover = vec[i64]([CHANCE])  # who made the move; only other trees ask (other_trees.py)
        self.visits = vec[i64]([0])
        self.available = vec[i64]([0])
        self.value = vec[float]([0.0])  # sum of what player 0 got
        self.squares = vec[float]([0.0])

    def move_of(self, node: i64) -> i64:
        return self.key[node]

    def visits_of(self, node: i64) -> i64:
        return self.visits[node]

    def value_of(self, node: i64) -> float:
        return self.value[node]

    def squares_of(self, node: i64) -> float:
        return self.squares[node]

    def moves(self, node: i64) -> list[int]:
        found: list[int] = []
        child = self.first_child[node]
        while child != NONE:
            found.append(child)
            child = self.next_sibling[child]
        return found

    def remember(self, length: i64, result: float) -> None:
        while length > 0:
            length -= 1
            node = self.path[length]
            self.visits[node] += 1
            self.value[node] += result
            self.squares[node] += result * result

    def select(self, s: State, node: i64, n: i64) -> i64:
        """Returns a move that was never tried in this node, else the one of the highest upper bound."""
        untried: i64 = 0
        i: i64 = 0
        while i < n:
            child = self.child(node, move_key(s, self.options[i]))
            self.children[i] = child
            if child == NONE:
                untried += 1
            else:
                self.available[child] += 1
            i += 1
        if untried:
            return self.first_try(s, n, untried)
        best: i64 = 0
        best_bound = -1.0
        i = 0
        while i < n:
            bound = self.bound(node, self.children[i], s.decider)
            if bound > best_bound:
                best = i
                best_bound = bound
            i += 1
        return best

    def first_try(self, s: State, n: i64, untried: i64) -> i64:
        """Returns any of the moves without a node: the one that is tried next."""
        skip = self.random.below(untried)
        i: i64 = 0
        while True:
            if self.children[i] == NONE:
                if skip == 0:
                    return i
                skip -= 1
            i += 1

    def bound(self, node: i64, child: i64, decider: Player) -> float:
        """Returns the upper bound of the move's worth for the one who decides."""
        visits = float(self.visits[child])
        mean = self.value[child] / visits
        if decider == 1:
            mean = 1.0 - mean
        return mean + self.exploration * math.sqrt(math.log(float(self.available[child])) / visits)

    def child(self, node: i64, key: i64) -> i64:
        child = self.first_child[node]
        while child != NONE and self.key[child] != key:
            child = self.next_sibling[child]
        return child

    def grow(self, node: i64, key: i64, mover: Player) -> i64:
        child: i64 = len(self.key)
        self.key = append(self.key, key)
        self.first_child = append(self.first_child, NONE)
        self.next_sibling = append(self.next_sibling, self.first_child[node])
        self.mover = append(self.mover, mover)
        self.visits = append(self.visits, 0)
        self.available = append(self.available, 1)
        self.value = append(self.value, 0.0)
        self.squares = append(self.squares, 0.0)
        self.first_child[node] = child
        return child
