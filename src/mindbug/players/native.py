"""Our own bots, from random to very strong. They think in worlds that their seat cannot rule out."""

import math
import time
import zlib
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, ClassVar, Protocol, Self

from mindbug.engine.knowledge import Hidden
from mindbug.engine.options import legal
from mindbug.engine.random32 import M32, Random
from mindbug.game.catalogue import Catalogue, standard
from mindbug.game.decisions import Decision, Option
from mindbug.game.labels import decision_of
from mindbug.game.views import View
from mindbug.game.worlds import worlds_of
from mindbug.players.bot import Budget
from mindbug.players.reuse import follow
from mindbug.players.weights import learned, learned_prior, learned_sum
from mindbug.search.guided import GuidedTree
from mindbug.search.policy import sensible_choice
from mindbug.search.proof import WON, nothing_is_hidden, proved
from mindbug.search.tree import NONE, SearchSettings, Tree, move_key, one_step, sure_win

CHUNK = 100  # iterations between two looks at the clock
NO_LIMIT = 1 << 40
SHORTEST = 1e-6  # seconds, so that nothing is divided by zero
SOONEST = 0.25  # the part of the usual time after which a clear decision is made, if time can be saved
CLOSE = 5  # a move with this part of the visits of the most visited one may still be the better
CLEAR = 2.0  # standard errors between the means of two moves that are not close
DRIFT = 0.02  # what a mean may still change by because the search sees further
POSITIONS_PER_SECOND = 20_000  # of a proof
MOST_POSITIONS = 20_000
ROOKIE_NOISE = 35
GREEDY_NOISE = 10
GREEDY_WORLDS = 8


@dataclass(frozen=True)
class Level:
    """A bot as people choose it."""

    name: str
    title: str
    """The English title. A language that calls the level otherwise has a text `level_NAME`."""
    place: int
    """The place of the level, from weak to strong."""
    iterations: int = 0
    """The iterations of a bot that searches."""


class NativeBot(ABC):
    """The base of our own bots. Their answers depend on nothing but the seed and what the seat knows or knew."""

    levels: ClassVar[tuple[Level, ...]] = ()
    """`registry` finds every bot in this package that has some."""

    @classmethod
    def at(cls, level: Level, seed: int, catalogue: Catalogue | None) -> Self:
        return cls(level.name, seed, catalogue)

    def __init__(self, name: str, seed: int = 0, catalogue: Catalogue | None = None) -> None:
        self.name = name
        self.seed = seed
        self.catalogue = catalogue or standard()
        self.weights = learned_sum(self.catalogue.book)

    def __reduce__(self) -> tuple[object, ...]:
        """A copy remembers nothing of what the bot was asked."""
        return type(self), (self.name, self.seed, self.catalogue)

    def choose(self, view: View, decision: Decision, budget: Budget | None = None) -> Option:
        hidden = worlds_of(view, self.catalogue)
        number = self.pick(hidden, self.random(view["engine"]), budget)
        here, numbers = decision_of(hidden.sample(Random(0)))
        label = here.options[numbers.index(number)].label
        return next(option for option in decision.options if option.label == label)

    def random(self, snapshot: list[int]) -> Random:
        """The random numbers of one answer. The same view and seed give the same answer, of the search if it was also
        asked the same before in this turn."""
        return Random(zlib.crc32(repr((self.seed, snapshot)).encode()) & M32)

    def pick(self, hidden: Hidden, random: Random, budget: Budget | None = None) -> int:
        """The number of an option, in the numbering of the snapshot behind `hidden`."""
        options = legal(hidden.sample(random))
        return options[0] if len(options) == 1 else self.think(hidden, options, random, budget)

    @abstractmethod
    def think(self, hidden: Hidden, options: list[int], random: Random, budget: Budget | None) -> int: ...

    def close(self) -> None:  # noqa: B027  (most bots hold nothing)
        pass


class RandomBot(NativeBot):
    """Takes any option, all with the same probability."""

    levels = (Level("random", "Chance", place=10),)

    def think(self, hidden: Hidden, options: list[int], random: Random, budget: Budget | None) -> int:
        return options[random.below(len(options))]


class RookieBot(NativeBot):
    """Sensible at first sight, often careless: a beginner."""

    levels = (Level("rookie", "Rookie", place=20),)

    def think(self, hidden: Hidden, options: list[int], random: Random, budget: Budget | None) -> int:
        return sensible_choice(hidden.sample(random), self.weights, random, ROOKIE_NOISE)


class GreedyBot(NativeBot):
    """Tries every option in a few worlds, plays on to the end of the turn and takes what looks best there."""

    levels = (Level("greedy", "Brawler", place=30),)

    def think(self, hidden: Hidden, options: list[int], random: Random, budget: Budget | None) -> int:
        winning = sure_win(hidden, options, random)
        if winning != NONE:
            return winning
        values = one_step(hidden, self.weights, random, GREEDY_WORLDS, GREEDY_NOISE)
        return options[max(range(len(options)), key=values.__getitem__)]


class Stopwatch(Protocol):
    """Tells the time in seconds since some moment."""

    def __call__(self) -> float: ...


class SearchBot(NativeBot):
    """Information-set tree search. The tree is kept for the other decisions of the same turn."""

    proves: ClassVar[bool] = True
    """True if it looks for sure wins and losses when nothing is hidden any more."""
    clock: ClassVar[Stopwatch] = time.monotonic
    """The clock for a limit in seconds; a comparison on a busy machine may take the processor's instead."""
    mixes: ClassVar[bool] = True
    """True if it draws between moves that the search cannot tell apart, so that nobody knows its answer beforehand."""
    # Every level clearly beats the one below; closer together, they would not (docs/bots.md).
    levels = (Level("search:1", "Scout", place=40, iterations=50),
              Level("search:2", "Tactician", place=50, iterations=400),
              Level("search:3", "Strategist", place=60, iterations=4000),
              Level("search:4", "Master", place=70, iterations=100_000))

    @classmethod
    def at(cls, level: Level, seed: int, catalogue: Catalogue | None) -> Self:
        return cls(level.name, level.iterations, seed, catalogue)

    def __init__(self, name: str, iterations: int, seed: int = 0, catalogue: Catalogue | None = None,
                 search: SearchSettings | None = None) -> None:
        super().__init__(name, seed, catalogue)
        self.weights = learned(self.catalogue.book)
        self.prior = learned_prior(self.catalogue.book)
        self.iterations = iterations
        self.search = search or SearchSettings()
        self._kept: tuple[Tree, int] | None = None
        self._saved = 0.0  # seconds that earlier decisions left over

    def __reduce__(self) -> tuple[object, ...]:
        return _searching, (self.name, self.iterations, self.seed, self.catalogue, asdict(self.search))

    def think(self, hidden: Hidden, options: list[int], random: Random, budget: Budget | None) -> int:
        winning = sure_win(hidden, options, random)
        if winning != NONE:
            return winning
        budget = budget or Budget(self.iterations)
        began = self.clock()
        best = self.searched(hidden, options, random, budget.with_saved(self._saved), began)
        if budget.longest is not None and budget.seconds is not None:
            self._saved += budget.seconds - (self.clock() - began)
        return best

    def searched(self, hidden: Hidden, options: list[int], random: Random, budget: Budget, began: float) -> int:
        options = self.not_lost(hidden, options, budget)
        if len(options) == 1:
            return options[0]
        if self._kept is not None and follow(*self._kept, hidden):
            tree = self._kept[0]
        else:
            tree = self.new_tree(hidden, random)
        self.grow(tree, budget.after(self.clock() - began), until_settled=True)
        sample = hidden.sample(random)
        moves = {option: tree.child(tree.root, move_key(sample, option)) for option in options}
        best = max(options, key=lambda option: visits_of(tree, moves[option]))
        if self.mixes:
            best = drawn(tree, moves, best, random)
        self._kept = tree, best
        return best

    def not_lost(self, hidden: Hidden, options: list[int], budget: Budget) -> list[int]:
        """Leaves out what surely loses, if nothing is hidden: returns one option that surely wins, or all others."""
        if not self.proves or not nothing_is_hidden(hidden):
            return options
        positions = budget.iterations or self.iterations
        if budget.seconds is not None:
            positions = min(positions, int(budget.seconds * POSITIONS_PER_SECOND))
        outcomes = proved(hidden, options, min(positions, MOST_POSITIONS))
        best = max(outcomes)
        left = [option for option, outcome in zip(options, outcomes, strict=True) if outcome == best]
        return left[:1] if best == WON else left

    def new_tree(self, hidden: Hidden, random: Random) -> Tree:
        return GuidedTree(hidden, self.weights, self.prior, random.below(1 << 30), self.search)

    def grow(self, tree: Tree, budget: Budget, *, until_settled: bool = False) -> None:
        """Grows the tree as far as the budget allows, or until it is known which move will have the most visits.

        Where a decision may take longer than usual, it does only as long as two moves are close; where none are, it
        takes less, which is how time is saved.
        """
        wanted = budget.iterations or (self.iterations if budget.seconds is None else NO_LIMIT)
        began = self.clock()
        limit = budget.longest or budget.seconds
        end = NO_LIMIT if limit is None else began + limit
        soonest = NO_LIMIT if budget.longest is None else began + SOONEST * (budget.seconds or 0.0)
        left = max(1, wanted - tree.iterations())
        made = 0
        while True:
            part = min(CHUNK, left)
            tree.run(part)
            left -= part
            made += part
            now = self.clock()
            if left == 0 or now >= end:
                return
            in_time = left if limit is None else int(made * (end - now) / max(now - began, SHORTEST))
            if until_settled and (tree.settled(min(left, in_time)) or (now >= soonest and is_clear(tree))):
                return

    def visits(self, tree: Tree, key: int) -> int:
        return visits_of(tree, tree.child(tree.root, key))

    def close(self) -> None:
        self._kept = None
        self._saved = 0.0


def visits_of(tree: Tree, node: int) -> int:
    return 0 if node == NONE else tree.visits_of(node)


def drawn(tree: Tree, moves: Mapping[int, int], best: int, random: Random) -> int:
    """One of the options (each with its node) that are as good as the best within the noise, in proportion to visits.

    A move with few visits may look good by chance, so it needs at least half as many as the best.
    """
    most = visits_of(tree, moves[best])
    equal = [option for option, node in moves.items()
             if 2 * visits_of(tree, node) >= most > 0 and within_noise(tree, node, moves[best])]
    if len(equal) < 2:
        return best
    left = random.below(sum(tree.visits_of(moves[option]) for option in equal))
    for option in equal:
        left -= tree.visits_of(moves[option])
        if left < 0:
            return option
    return best


def within_noise(tree: Tree, node: int, best: int) -> bool:
    """Returns whether the means of two moves are at most one standard error apart."""
    difference, variance = apart(tree, node, best)
    return difference * difference <= variance


def is_clear(tree: Tree) -> bool:
    """Returns whether the most visited move of the root has no rival: those looked at often are clearly worse."""
    children = [child for child in tree.moves(tree.root) if tree.visits_of(child)]
    if not children:
        return False
    best = max(children, key=tree.visits_of)
    worse = -1.0 if tree.hidden.template.decider == 0 else 1.0  # the sign of the difference to a worse move
    for child in children:
        if child != best and CLOSE * tree.visits_of(child) >= tree.visits_of(best):
            difference, variance = apart(tree, child, best)
            if worse * difference < DRIFT + CLEAR * math.sqrt(variance):
                return False
    return True


def apart(tree: Tree, node: int, other: int) -> tuple[float, float]:
    """The difference of the means of two moves for player 0, and the square of its standard error."""
    difference, variance = 0.0, 0.0
    for sign, place in ((1.0, node), (-1.0, other)):
        visits = float(tree.visits_of(place))
        mean = tree.value_of(place) / visits
        difference += sign * mean
        variance += max(tree.squares_of(place) / visits - mean * mean, 0.0) / visits
    return difference, variance


def _searching(name: str, iterations: int, seed: int, catalogue: Catalogue, settings: dict[str, Any]) -> SearchBot:
    return SearchBot(name, iterations, seed, catalogue, SearchSettings(**settings))
