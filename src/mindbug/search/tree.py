"""Information-set Monte Carlo tree search (ISMCTS): what all our trees have in common. Compiled with the engine.

One tree over what the searching seat may see. Every iteration deals the hidden cards anew (`Hidden.sample`), walks
down the moves that are possible in that world, adds one node, plays on sensibly for a while, estimates who wins, and
remembers it on the way back. A node is a move; a move is named so that it is the same move in every world
(`move_key`). How the next move to try is chosen, and how nodes are kept, is up to each tree: `guided.GuidedTree` is the
one of our bots, `plain.PlainTree` the one of 2026.
"""

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
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
class SearchSettings:
    """The settings of the tree search; the defaults won in the arena (docs/bots.md)."""

    exploration: float = 0.3
    """The weight of what is still uncertain about a move (in `plain`)."""
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

    def __init__(self, hidden: Hidden, weights: Weights, seed: i64, search: SearchSettings) -> None:
        self.hidden = hidden
        self.weights = weights
        self.random = Random(seed)
        self.search = search
        self.depth: i64 = search.depth
        self.quiet = search.quiet
        self.noise: i64 = search.noise
        self.root: i64 = 0
        self.path = vec[i64]([0] * (MAX_DEPTH + 2))
        self.options = vec[i64]([0] * MAX_OPTIONS)
        self.children = vec[i64]([0] * MAX_OPTIONS)

    # ---- what each kind of tree does in its own way

    def select(self, s: State, node: i64, n: i64) -> i64:
        """Returns the place of the move to try, and leaves the nodes of all moves in `children`, or NONE."""
        raise NotImplementedError

    def child(self, node: i64, key: i64) -> i64:
        """Returns the node of the move, or NONE."""
        raise NotImplementedError

    def grow(self, node: i64, key: i64, mover: Player) -> i64:
        """Adds a node for the move."""
        raise NotImplementedError

    def remember(self, length: i64, result: float) -> None:
        """Adds the result to every node of the path."""
        raise NotImplementedError

    def move_of(self, node: i64) -> i64:
        """Returns the key of the move that leads to the node."""
        raise NotImplementedError

    def visits_of(self, node: i64) -> i64:
        raise NotImplementedError

    def value_of(self, node: i64) -> float:
        """Returns the sum of what player 0 got."""
        raise NotImplementedError

    def squares_of(self, node: i64) -> float:
        """Returns the sum of the squares of what player 0 got."""
        raise NotImplementedError

    def moves(self, node: i64) -> list[int]:
        """Returns the nodes below."""
        raise NotImplementedError

    # ---- what all do alike

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
        return self.visits_of(self.root)

    def settled(self, left: i64) -> bool:
        """Returns whether the most visited move of the root stays ahead, whatever that many more iterations bring."""
        first: i64 = 0
        second: i64 = 0
        for child in self.moves(self.root):
            visits = self.visits_of(child)
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
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
                grown = self.visits_of(child) == 0
            apply(s, option)
            node = child
            path[length] = node
            length += 1
        self.remember(length, self.play_out(s))

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
