"""What each option of a decision is worth: the tree search of the bots, laid open for people.

Only what the seat may know goes in: a game is asked for that seat's view and for nothing else.
"""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from mindbug.catalogue import Catalogue, standard
from mindbug.decisions import Decision, Option
from mindbug.engine import codes
from mindbug.engine.knowledge import Hidden
from mindbug.engine.machine import apply
from mindbug.engine.options import legal
from mindbug.engine.random32 import Random
from mindbug.engine.state import State
from mindbug.game import Game
from mindbug.labels import SEATS, decision_of
from mindbug.players.bot import Budget
from mindbug.players.native import SearchBot
from mindbug.players.tree import NONE, ROOT, Tree, move_key

ITERATIONS = 10_000
WORLDS = 40  # in which the expected continuation is looked for
PLIES = 6  # of a continuation, the option itself not counted
# Where the search went on in so many ways that none of them is to be expected, the continuation ends.
FEWEST_VISITS = 10
SMALLEST_SHARE = 0.2
DOUBT = 0.25  # the squared deviation of one more result, as far off as can be: two equal results prove little


@dataclass(frozen=True)
class Step:
    """One choice of an expected continuation."""

    player: str
    decision: Decision
    option: Option

    @property
    def label(self) -> str:
        return self.option.label


@dataclass(frozen=True)
class Prospect:
    """One option and what may come of it."""

    option: Option
    win: float
    """How likely the player who decides wins after it, from 0 to 1; a draw counts half."""
    error: float
    """Standard error of `win`: what another seed may change. It knows nothing of what the search misjudges."""
    visits: int
    """How many iterations tried it. The search spends them where it pays: bad options get few."""
    continuation: tuple[Step, ...]
    """What is expected to follow, as far as the search has an opinion."""

    @property
    def label(self) -> str:
        return self.option.label

    @property
    def at_least(self) -> float:
        """What it is worth with some caution; options are ranked by it, so that no lucky try of a few comes first."""
        return self.win - 2.0 * self.error


@dataclass(frozen=True)
class Analysis:
    """A decision as one seat sees it; the chances are those of the player who decides."""

    seat: str | None
    """Whose knowledge was used; None: that of a spectator."""
    decision: Decision
    """For another seat than the one that decides: as it may be, in one of the possible worlds."""
    iterations: int
    prospects: tuple[Prospect, ...]
    """The best option first: the one that is worth most even if the search was lucky with it."""

    @property
    def player(self) -> str:
        return self.decision.player

    @property
    def best(self) -> Prospect:
        return self.prospects[0]

    @property
    def win(self) -> float:
        """How likely the player who decides wins by taking the best option."""
        return self.best.win

    def of(self, choice: Option | str) -> Prospect:
        label = str(choice)
        for prospect in self.prospects:
            if prospect.label == label:
                return prospect
        raise ValueError(f"{label!r} was not analysed; there are {', '.join(p.label for p in self.prospects)}")


def analyse(game_or_view: Game | Mapping[str, Any], seat: str | None = None, iterations: int | None = None,
            seconds: float | None = None, seed: int = 0, *, catalogue: Catalogue | None = None) -> Analysis:
    """The pending decision with the knowledge of a seat, by default of the one that decides.

    Another seat can be asked what the opponent may do: then the options are those of all possible worlds.
    With `iterations` alone the same call gives the same answer; a limit in `seconds` does not.
    """
    if iterations is None and seconds is None:
        iterations = ITERATIONS
    budget = Budget(iterations, seconds)
    if isinstance(game_or_view, Game):
        catalogue = catalogue or game_or_view.catalogue
    view = view_of_seat(game_or_view, seat)
    catalogue = catalogue or standard()
    pool = catalogue.engine_pool(catalogue.pool(view["sets"], view["cards"], view["exclude"]))
    hidden = Hidden(pool, view["engine"])
    bot = SearchBot("analysis", ITERATIONS, seed, catalogue)
    random = bot.random(view["engine"])
    tree = bot.grow(hidden, random, budget)
    worlds = [hidden.sample(random) for _ in range(WORLDS)]
    missing = len(legal(worlds[0])) - tree.iterations
    if missing > 0:
        tree.run(missing)  # so that there is something to say about every option, however short the time
    return Analysis(view["seat"], decision_of(worlds[0])[0], tree.iterations, prospects(tree, worlds))


def view_of_seat(game_or_view: Game | Mapping[str, Any], seat: str | None) -> Mapping[str, Any]:
    """What goes into the analysis, and nothing else does."""
    if isinstance(game_or_view, Game):
        decision = game_or_view.decision
        if seat is None and decision is not None and decision.player != "chance":
            seat = decision.player
        view: Mapping[str, Any] = game_or_view.view(seat)
    else:
        view = game_or_view
        if seat is not None and seat != view["seat"]:
            raise ValueError(f"this is the view of {view['seat']}, not of {seat!r}")
    if view["over"]:
        raise ValueError("there is nothing to analyse: the game is over")
    if view["decision"]["player"] == "chance":
        raise ValueError("there is nothing to analyse: chance decides")
    return view


def prospects(tree: Tree, worlds: list[State]) -> tuple[Prospect, ...]:
    """Every option that the player who decides may have, the best first."""
    found: dict[int, Prospect] = {}
    for world in worlds:
        decision, numbers = decision_of(world)
        for option, number in zip(decision.options, numbers, strict=True):
            key = move_key(world, number)
            node = tree.child(ROOT, key)
            if key not in found and node != NONE:
                found[key] = prospect(tree, node, option, worlds)
    return tuple(sorted(found.values(), key=lambda each: each.at_least, reverse=True))


def prospect(tree: Tree, node: int, option: Option, worlds: list[State]) -> Prospect:
    visits = tree.visits[node]
    mean = tree.value[node] / visits
    variance = (tree.squares[node] - visits * mean * mean + DOUBT) / (visits + 1)
    win = mean if tree.mover[node] == 0 else 1.0 - mean
    line = tuple(steps(tree, node, moved(worlds, tree.key[node])))
    return Prospect(option, win, math.sqrt(variance / visits), visits, line)


def steps(tree: Tree, node: int, worlds: list[State]) -> Iterator[Step]:
    """Down the most visited moves, in the worlds where all of them are possible."""
    for _ in range(PLIES):
        worlds = [world for world in worlds if world.decision != codes.OVER and world.decider != codes.CHANCE]
        possible = {move_key(world, number) for world in worlds for number in legal(world)}
        reached = {tree.child(node, key) for key in possible} - {NONE}
        child = max(reached, key=lambda each: tree.visits[each], default=NONE)
        if child == NONE or tree.visits[child] < max(FEWEST_VISITS, SMALLEST_SHARE * tree.visits[node]):
            return
        key = tree.key[child]
        teller = next(world for world in worlds if number_of(world, key) is not None)
        decision, numbers = decision_of(teller)
        place = next(place for place, number in enumerate(numbers) if move_key(teller, number) == key)
        yield Step(SEATS[teller.decider], decision, decision.options[place])
        node, worlds = child, moved(worlds, key)


def moved(worlds: list[State], key: int) -> list[State]:
    """The worlds in which that move is possible, after it."""
    after: list[State] = []
    for world in worlds:
        number = number_of(world, key)
        if number is not None:
            copy = world.clone()
            apply(copy, number)
            after.append(copy)
    return after


def number_of(world: State, key: int) -> int | None:
    return next((number for number in legal(world) if move_key(world, number) == key), None)
