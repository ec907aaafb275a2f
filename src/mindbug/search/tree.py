"""Information-set Monte Carlo tree search (ISMCTS). Compiled with the engine.

One tree over what the searching seat may see. Every iteration deals the hidden cards anew (`Hidden.sample`), walks
down the moves that are possible in that world, adds one node, plays on sensibly for a while, estimates who wins, and
remembers it on the way back. A node is a move; a move is named so that it is the same move in every world
(`move_key`). Which moves were possible how often (availability) replaces the parent's visits in the choice of the next
move to try.
"""

import math
from dataclasses import dataclass
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from mindbug.engine.aliases import Option, Player, Slot
from mindbug.engine.bits import bit, lowest
from mindbug.engine.codes import (
    ACT,
    ACTION,
    ATTACK,
    CHANCE,
    NO_CARD,
    OVER,
    PASS,
    PLACES,
    PLAIN,
    TURN_ACTIONS,
    WAITING,
)
from mindbug.engine.knowledge import Hidden
from mindbug.engine.machine import apply
from mindbug.engine.options import MAX_OPTIONS, fill
from mindbug.engine.packing import option_form, option_slot, option_verb, trigger_player, trigger_source
from mindbug.engine.random32 import Random
from mindbug.engine.state import State
from mindbug.search.evaluation import Weights, win_chance
from mindbug.search.policy import choose

NONE: Final = -1
SURE_WORLDS: Final = 3
LONGEST_TURN: Final = 40  # decisions that a playout takes to bring a turn to its end
MAX_DEPTH: Final = 400  # decisions of the longest way down the tree
# The name of a move: design (10 bits), side (1), place among creatures of one name (7), whether it attacks or acts (2),
# what is decided.
SIDE: Final = 10
PLACE: Final = 11
ATTACKS: Final = 1 << 18
ACTS: Final = 1 << 19
PASSES: Final = (1 << 20) - 1
DECISION: Final = 20


def move_key(s: State, option: Option) -> i64:
    """Returns a name for the move that does not depend on how the hidden cards lie."""
    kind = s.decision
    asked = kind << DECISION
    form = option_form(kind)
    if form == TURN_ACTIONS:
        verb = option_verb(option)
        slot = option_slot(option)
        if verb == ATTACK:
            return asked | ATTACKS | creature_key(s, slot)
        if verb == ACT:
            return asked | ACTS | creature_key(s, slot)
        return asked | s.design(slot)
    if form == PLAIN:
        return asked | option
    if form == WAITING:
        entry = s.pending[option]
        source = trigger_source(entry)
        design = s.design(source) if source < NO_CARD else 0
        return asked | design | (trigger_player(entry) << SIDE) | (option << PLACE)
    if option == PASS:
        return asked | PASSES
    if form == PLACES:
        return asked | s.deal.power_deck[option]
    if s.in_play & bit(option):
        return asked | creature_key(s, option)
    return asked | (s.controller(option) << SIDE) | s.design(option)


def creature_key(s: State, slot: Slot) -> i64:
    """Returns a key of design, side, and which of several of that name it is, from left to right."""
    alike = s.same_card(slot, s.in_play)
    place: i64 = 0
    if alike & (alike - 1):
        stamp = s.stamp(slot)
        while alike:
            if s.stamp(lowest(alike)) < stamp:
                place += 1
            alike &= alike - 1
    return s.design(slot) | (s.controller(slot) << SIDE) | (place << PLACE)


@dataclass(frozen=True)
class Search:
    """The settings of the tree search; the defaults won in the arena (docs/bots.md)."""

    exploration: float = 0.3
    depth: int = 2
    """Decisions of a playout before the estimate."""
    quiet: bool = True
    """True if the playout goes on until somebody takes a turn action: the estimate knows such moments best."""
    noise: int = 10
    """The share of the playouts' decisions that are made at random, in percent."""
    guidance: float = 0.3
    """The weight of the inclination towards a move (in `guided`, which has it instead of exploration)."""
    modesty: float = 0.05
    """The amount by which a move that was never tried counts less than its node (in `guided`)."""


class Tree:
    """The search for one decision, and for those of the same turn that follow from it."""

    def __init__(self, hidden: Hidden, weights: Weights, seed: i64, search: Search) -> None:
        self.hidden = hidden
        self.weights = weights
        self.random = Random(seed)
        self.search = search
        self.exploration = search.exploration
        self.depth: i64 = search.depth
        self.quiet = search.quiet
        self.noise: i64 = search.noise
        self.root: i64 = 0
        self.key = vec[i64]([0])
        self.first_child = vec[i64]([NONE])
        self.next_sibling = vec[i64]([NONE])
        self.mover = vec[i64]([CHANCE])  # who made the move; only other trees ask (other_trees.py)
        self.visits = vec[i64]([0])
        self.available = vec[i64]([0])
        self.value = vec[float]([0.0])  # sum of what player 0 got
        self.squares = vec[float]([0.0])
        self.path = vec[i64]([0] * (MAX_DEPTH + 2))
        self.options = vec[i64]([0] * MAX_OPTIONS)
        self.children = vec[i64]([0] * MAX_OPTIONS)

    def run(self, iterations: i64) -> None:
        done: i64 = 0
        while done < iterations:
            self.iterate(self.hidden.sample(self.random))
            done += 1

    def run_world(self, world: State, iterations: i64) -> None:
        """Runs iterations in one fixed world."""
        done: i64 = 0
        while done < iterations:
            self.iterate(world.clone())
            done += 1

    def iterations(self) -> int:
        return self.visits[self.root]

    def settled(self, left: i64) -> bool:
        """Returns whether the most visited move of the root stays ahead, whatever that many more iterations bring."""
        first: i64 = 0
        second: i64 = 0
        child = self.first_child[self.root]
        while child != NONE:
            visits = self.visits[child]
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
            child = self.next_sibling[child]
        return first - second > left

    def iterate(self, s: State) -> None:
        node = self.root
        length: i64 = 1
        grown = False
        path = self.path
        path[0] = node
        while s.decision != OVER and not grown and length < MAX_DEPTH:
            n = fill(s, self.options)
            if s.decider == CHANCE:
                option = self.options[self.random.below(n)]
                child = self.child(node, move_key(s, option))
                if child == NONE:
                    child = self.grow(node, move_key(s, option), CHANCE)
            else:
                place = self.select(s, node, n)
                option = self.options[place]
                child = self.children[place]
                if child == NONE:
                    child = self.grow(node, move_key(s, option), s.decider)
                grown = self.visits[child] == 0
            apply(s, option)
            node = child
            path[length] = node
            length += 1
        self.remember(length, self.play_out(s))

    def remember(self, length: i64, result: float) -> None:
        """Adds the result to every node of the path."""
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

    def play_out(self, s: State) -> float:
        """Plays sensible moves for a while, then returns the estimate."""
        left = self.depth
        while left > 0 and s.decision != OVER:
            apply(s, choose(s, self.weights, self.random, self.options, self.noise))
            left -= 1
        if self.quiet:
            left = LONGEST_TURN
            while left > 0 and s.decision != ACTION and s.decision != OVER:
                apply(s, choose(s, self.weights, self.random, self.options, self.noise))
                left -= 1
        return win_chance(s, self.weights)


def sure_win(hidden: Hidden, options: list[int], random: Random) -> int:
    """Returns an option that wins at once in every world looked at, or NONE."""
    player = hidden.template.decider
    for option in options:
        world: i64 = 0
        while world < SURE_WORLDS:
            s = hidden.sample(random)
            apply(s, option)
            if s.decision != OVER or s.winner != player:
                break
            world += 1
        if world == SURE_WORLDS:
            return option
    return NONE


def one_step(hidden: Hidden, weights: Weights, random: Random, worlds: i64, noise: i64) -> list[float]:
    """Returns the worth of each option of the decision to the decider, on average over sampled worlds.

    After the option both go on sensibly until the turn is over; then the table is estimated.
    """
    options = vec[i64]([0] * MAX_OPTIONS)
    buffer = vec[i64]([0] * MAX_OPTIONS)
    totals: list[float] = []
    world: i64 = 0
    while world < worlds:
        s = hidden.sample(random)
        n = fill(s, options)
        i: i64 = 0
        while i < n:
            copy = s.clone()
            apply(copy, options[i])
            to_end_of_turn(copy, weights, random, buffer, noise)
            worth = win_chance(copy, weights)
            if s.decider == 1:
                worth = 1.0 - worth
            if world == 0:
                totals.append(worth)
            else:
                totals[i] += worth
            i += 1
        world += 1
    return [total / float(worlds) for total in totals]


def to_end_of_turn(s: State, weights: Weights, random: Random, options: vec[i64], noise: i64) -> None:
    turn = s.turn_number
    left: i64 = LONGEST_TURN
    while left > 0 and s.decision != OVER and s.turn_number == turn:
        apply(s, choose(s, weights, random, options, noise))
        left -= 1
