"""Other ways to search, kept to compare them with ours (benchmarks/variants.py). Compiled with the engine.

None of them won: docs/bots.md has the figures.
"""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from mindbug.engine.aliases import Player
from mindbug.engine.codes import ACTION, CHANCE, OVER
from mindbug.engine.knowledge import Hidden
from mindbug.engine.machine import apply
from mindbug.engine.options import MAX_OPTIONS, fill
from mindbug.engine.state import State
from mindbug.search.evaluation import Weights, win_chance
from mindbug.search.plain import PlainTree
from mindbug.search.policy import choose
from mindbug.search.tree import LONGEST_TURN, MAX_DEPTH, NONE, SearchSettings, move_key

TABLE: Final = 1 << 14
MASK: Final = TABLE - 1


@final
class BiasedTree(PlainTree):
    """Progressive bias: the move that looks sensible starts with a bonus, which wears off with its visits."""

    def __init__(self, hidden: Hidden, weights: Weights, seed: i64, search: SearchSettings, bias: float) -> None:
        super().__init__(hidden, weights, seed, search)
        self.bias = bias
        self.favourite = vec[i64]([NONE])
        self.buffer = vec[i64]([0] * MAX_OPTIONS)

    def select(self, s: State, node: i64, n: i64) -> i64:
        if self.favourite[node] == NONE:
            self.favourite[node] = move_key(s, choose(s, self.weights, self.random, self.buffer, 0))
        return super().select(s, node, n)

    def bound(self, node: i64, child: i64, decider: Player) -> float:
        bound = super().bound(node, child, decider)
        if self.key[child] == self.favourite[node]:
            bound += self.bias / float(self.visits[child] + 1)
        return bound

    def grow(self, node: i64, key: i64, mover: Player) -> i64:
        self.favourite = append(self.favourite, NONE)
        return super().grow(node, key, mover)


@final
class RaveTree(PlainTree):
    """RAVE: a move is also judged by the iterations in which it was made later on."""

    def __init__(self, hidden: Hidden, weights: Weights, seed: i64, search: SearchSettings, trust: float) -> None:
        super().__init__(hidden, weights, seed, search)
        self.trust = trust  # the visits at which both opinions count alike
        self.later_visits = vec[i64]([0])
        self.later_value = vec[float]([0.0])

    def grow(self, node: i64, key: i64, mover: Player) -> i64:
        self.later_visits = append(self.later_visits, 0)
        self.later_value = append(self.later_value, 0.0)
        return super().grow(node, key, mover)

    def remember(self, length: i64, result: float) -> None:
        path = self.path
        start: i64 = 0
        while start < length - 1:
            later = start + 1
            while later < length:
                mover = self.mover[path[later]]
                if mover != CHANCE and mover == self.mover[path[start + 1]]:
                    child = self.child(path[start], self.key[path[later]])
                    if child != NONE:
                        self.later_visits[child] += 1
                        self.later_value[child] += result
                later += 1
            start += 1
        super().remember(length, result)

    def bound(self, node: i64, child: i64, decider: Player) -> float:
        bound = super().bound(node, child, decider)
        others = float(self.later_visits[child])
        if others == 0.0:
            return bound
        visits = float(self.visits[child])
        share = math.sqrt(self.trust / (3.0 * visits + self.trust))
        return bound + share * (self.later_value[child] / others - self.value[child] / visits) * (
            -1.0 if decider == 1 else 1.0)


@final
class TableTree(PlainTree):
    """MAST and EPIC: moves in playouts, and moves tried for the first time, by how they did in earlier iterations.

    MAST keeps one figure per move, EPIC one per move after the move before it.
    """

    def __init__(self, hidden: Hidden, weights: Weights, seed: i64, search: SearchSettings, episodes: bool) -> None:
        super().__init__(hidden, weights, seed, search)
        self.episodes = episodes
        self.tried = vec[i64]([0] * TABLE)
        self.gained = vec[float]([0.0] * TABLE)
        self.places = vec[i64]([0] * (2 * MAX_DEPTH))
        self.made: i64 = 0
        self.previous: i64 = 0

    def place(self, previous: i64, key: i64, decider: Player) -> i64:
        mixed = key * 2654435761 + decider * 40503
        if self.episodes:
            mixed += previous * 97531
        return (mixed ^ (mixed >> 15)) & MASK

    def best(self, s: State, options: vec[i64], n: i64, untried: bool) -> i64:
        best: i64 = 0
        best_mean = -1.0
        i: i64 = 0
        while i < n:
            if not untried or self.children[i] == NONE:
                place = self.place(self.previous, move_key(s, options[i]), s.decider)
                tried = self.tried[place]
                mean = 1.0 if tried == 0 else self.gained[place] / float(tried)
                mean += float(self.random.below(16)) / 1600.0
                if mean > best_mean:
                    best = i
                    best_mean = mean
            i += 1
        return best

    def select(self, s: State, node: i64, n: i64) -> i64:
        self.previous = self.key[node]
        return super().select(s, node, n)

    def first_try(self, s: State, n: i64, untried: i64) -> i64:
        return self.best(s, self.options, n, True)

    def play_out(self, s: State) -> float:
        self.made = 0
        left = self.depth
        while left > 0 and s.decision != OVER:
            self.play_on(s)
            left -= 1
        if self.quiet:
            left = LONGEST_TURN
            while left > 0 and s.decision != ACTION and s.decision != OVER:
                self.play_on(s)
                left -= 1
        return win_chance(s, self.weights)

    def play_on(self, s: State) -> None:
        n = fill(s, self.options)
        if n == 1:
            option = self.options[0]
        elif s.decider == CHANCE or self.random.below(100) < self.noise:
            option = self.options[self.random.below(n)]
        else:
            option = self.options[self.best(s, self.options, n, False)]
        key = move_key(s, option)
        if s.decider != CHANCE:
            self.places[self.made] = (self.place(self.previous, key, s.decider) << 1) | s.decider
            self.made += 1
        self.previous = key
        apply(s, option)

    def remember(self, length: i64, result: float) -> None:
        i: i64 = 1
        while i < length:
            node = self.path[i]
            if self.mover[node] != CHANCE:
                self.note(self.place(self.key[self.path[i - 1]], self.key[node], self.mover[node]), self.mover[node],
                          result)
            i += 1
        i = 0
        while i < self.made:
            self.note(self.places[i] >> 1, self.places[i] & 1, result)
            i += 1
        super().remember(length, result)

    def note(self, place: i64, decider: Player, result: float) -> None:
        self.tried[place] += 1
        self.gained[place] += 1.0 - result if decider == 1 else result
