"""Analysis of a decision: the tree search of the bots tells people what each option is worth.

Only what the seat may know goes in: a game is asked for that seat's view and for nothing else.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass

from mindbug.engine import codes
from mindbug.engine.machine import apply
from mindbug.engine.options import legal
from mindbug.engine.random32 import Random
from mindbug.engine.state import State
from mindbug.game.catalogue import Catalogue, standard
from mindbug.game.decisions import Decision, Option
from mindbug.game.game import Game
from mindbug.game.labels import decision_of
from mindbug.game.seats import DECIDERS
from mindbug.game.views import View
from mindbug.game.worlds import worlds_of
from mindbug.players.bot import Budget
from mindbug.players.native import SearchBot
from mindbug.search.tree import NONE, Tree, move_key

ITERATIONS = 10_000
WORLDS = 40  # in which the expected continuation is looked for
PLIES = 6  # of a continuation, the option itself not counted
# Where the search went on in so many ways that none of them is to be expected, the continuation ends.
FEWEST_VISITS = 10
SMALLEST_SHARE = 0.2
DOUBT = 0.25  # the squared deviation of one more result, as far off as can be: two equal results prove little


@dataclass(frozen=True)
class ExpectedChoice:
    """One choice of an expected continuation."""

    player: str
    """The seat that is expected to choose, or `chance`."""
    decision: Decision
    """The decision that it answers, in one of the possible worlds."""
    option: Option
    """The option that is expected."""

    @property
    def label(self) -> str:
        """The label of the option."""
        return self.option.label


@dataclass(frozen=True)
class Prospect:
    """One option and what may come of it."""

    option: Option
    """The option that the figures are about."""
    win: float
    """The chance that the player who decides wins after it, from 0 to 1; a draw counts half."""
    error: float
    """Standard error of `win`: what another seed may change. It knows nothing of what the search misjudges."""
    visits: int
    """The number of iterations that the figures rest on; the search spends most of them where it pays."""
    continuation: tuple[ExpectedChoice, ...]
    """The choices that are expected to follow, as far as the search has an opinion."""

    @property
    def label(self) -> str:
        """The label of the option."""
        return self.option.label

    @property
    def at_least(self) -> float:
        """A cautious estimate of `win`. Options are ranked by it, so that none comes first after a few lucky tries."""
        return self.win - 2.0 * self.error


@dataclass(frozen=True)
class Analysis:
    """A decision as one seat sees it; the chances are those of the player who decides."""

    seat: str | None
    """The seat whose knowledge was used; None is a spectator."""
    decision: Decision
    """The decision. For another seat than the one that decides it is that of one of the possible worlds."""
    iterations: int
    """The number of iterations that the search made."""
    prospects: tuple[Prospect, ...]
    """The best option first: the one that is worth most even if the search was lucky with it."""

    @property
    def player(self) -> str:
        """The seat that decides."""
        return self.decision.player

    @property
    def best(self) -> Prospect:
        """The option that is worth most."""
        return self.prospects[0]

    @property
    def win(self) -> float:
        """The chance that the player who decides wins by taking the best option."""
        return self.best.win

    def of(self, choice: Option | str) -> Prospect:
        """Returns what the search found out about that option."""
        label = str(choice)
        for prospect in self.prospects:
            if prospect.label == label:
                return prospect
        raise ValueError(f"{label!r} was not analysed; there are {', '.join(p.label for p in self.prospects)}")


def analyse(game_or_view: Game | View, seat: str | None = None, iterations: int | None = None,
            seconds: float | None = None, seed: int = 0, *, catalogue: Catalogue | None = None) -> Analysis:
    """Analyses the pending decision with the knowledge of a seat, by default of the one that decides.

    Another seat can be asked what the opponent may do: then the options are those of all possible worlds.
    With `iterations` alone the same call gives the same answer; a limit in `seconds` does not.

    >>> import mindbug
    >>> analysis = mindbug.analyse(mindbug.Game(seed=7), iterations=200)
    >>> str(analysis.best.option)
    'play Luchataur'
    >>> 0.5 < analysis.win < 0.75
    True
    """
    if iterations is None and seconds is None:
        iterations = ITERATIONS
    if isinstance(game_or_view, Game):
        catalogue = catalogue or game_or_view.catalogue
    view = view_of_seat(game_or_view, seat)
    catalogue = catalogue or standard()
    hidden = worlds_of(view, catalogue)
    bot = SearchBot("analysis", ITERATIONS, seed, catalogue)
    random = bot.random(view["engine"])
    own = view["decision"] is not None and view["seat"] == view["decision"]["player"]
    budget = Budget(iterations, seconds)
    tree = bot.new_tree(hidden, random)
    bot.grow(tree, first_part(budget) if own else budget)
    worlds = [hidden.sample(random) for _ in range(WORLDS)]
    if own:
        looks = options_in(tree, worlds)
        looks = [look_again(look, len(looks), bot, random) for look in looks]
    else:
        for world in worlds:
            tree.run_world(world, 1)  # so that something is known about them, however short the time
        looks = [look for look in options_in(tree, worlds) if look.visits]
    found = sorted((prospect(look, worlds) for look in looks), key=lambda each: each.at_least, reverse=True)
    made = tree.iterations() + sum(look.tree.iterations() for look in looks if look.tree is not tree)
    return Analysis(view["seat"], decision_of(worlds[0])[0], made, tuple(found))


def view_of_seat(game_or_view: Game | View, seat: str | None) -> View:
    """Returns the view of a seat, which is all that goes into the analysis."""
    if isinstance(game_or_view, Game):
        decision = game_or_view.decision
        if seat is None and decision is not None and decision.player != "chance":
            seat = decision.player
        view = game_or_view.view(seat)
    else:
        view = game_or_view
        if seat is not None and seat != view["seat"]:
            raise ValueError(f"this is the view of {view['seat']}, not of {seat!r}")
    if view["decision"] is None:
        raise ValueError("there is nothing to analyse: the game is over")
    if view["decision"]["player"] == "chance":
        raise ValueError("there is nothing to analyse: chance decides")
    return view


# ---- the search


@dataclass(frozen=True)
class OptionSearch:
    """The state of the search after an option."""

    option: Option
    key: int
    tree: Tree
    node: int

    @property
    def visits(self) -> int:
        return 0 if self.node == NONE else self.tree.visits_of(self.node)


def first_part(budget: Budget) -> Budget:
    """Two thirds are for the search as bots do it, the rest is for a second look at what it soon gave up."""
    return Budget(None if budget.iterations is None else max(1, budget.iterations * 2 // 3),
                  None if budget.seconds is None else budget.seconds * 2 / 3)


def options_in(tree: Tree, worlds: list[State]) -> list[OptionSearch]:
    """Every option that the player who decides has in one of the worlds."""
    found: dict[int, OptionSearch] = {}
    for world in worlds:
        decision, numbers = decision_of(world)
        for option, number in zip(decision.options, numbers, strict=True):
            key = move_key(world, number)
            found.setdefault(key, OptionSearch(option, key, tree, tree.child(tree.root, key)))
    return list(found.values())


def look_again(look: OptionSearch, options: int, bot: SearchBot, random: Random) -> OptionSearch:
    """A search of its own below an option that got few visits, so that people learn what is wrong with it."""
    share = max(1, look.tree.iterations() // (2 * options))
    if look.visits >= share:
        return look
    hidden = look.tree.hidden
    second = bot.new_tree(hidden, random)
    for _ in range(share):
        (world,) = moved([hidden.sample(random)], look.key)
        second.iterate(world)
    return OptionSearch(look.option, look.key, second, second.root)


# ---- what it has found


def prospect(look: OptionSearch, worlds: list[State]) -> Prospect:
    tree, node, visits = look.tree, look.node, look.visits
    mean = tree.value_of(node) / visits
    variance = (tree.squares_of(node) - visits * mean * mean + DOUBT) / (visits + 1)
    win = mean if worlds[0].decider == 0 else 1.0 - mean
    line = tuple(steps(tree, node, moved(worlds, look.key)))
    return Prospect(look.option, win, math.sqrt(variance / visits), visits, line)


def steps(tree: Tree, node: int, worlds: list[State]) -> Iterator[ExpectedChoice]:
    """Follows the most visited moves, in the worlds where all of them are possible."""
    for _ in range(PLIES):
        worlds = [world for world in worlds if world.decision != codes.OVER and world.decider != codes.CHANCE]
        possible = {move_key(world, number) for world in worlds for number in legal(world)}
        reached = {tree.child(node, key) for key in possible} - {NONE}
        child = max(reached, key=tree.visits_of, default=NONE)
        if child == NONE or int(tree.visits_of(child)) < max(FEWEST_VISITS, SMALLEST_SHARE * int(tree.visits_of(node))):
            return
        key = tree.move_of(child)
        teller = next(world for world in worlds if number_of(world, key) is not None)
        decision, numbers = decision_of(teller)
        place = next(place for place, number in enumerate(numbers) if move_key(teller, number) == key)
        yield ExpectedChoice(DECIDERS[teller.decider], decision, decision.options[place])
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
