"""The tree search does no more than asked for, no more than needed, and nothing twice."""

import hashlib
from typing import Any

import pytest

import mindbug
from mindbug.engine.knowledge import Hidden
from mindbug.engine.options import legal
from mindbug.engine.random32 import Random
from mindbug.game.worlds import worlds_of
from mindbug.lab.match import MatchSetup, play_match
from mindbug.players.bot import Budget
from mindbug.players.native import SearchBot, drawn, is_clear
from mindbug.players.registry import make_native
from mindbug.players.reuse import follow
from mindbug.search.guided import GuidedTree
from mindbug.search.tree import NONE, SearchSettings, Tree, move_key
from tests.players.situations import POOLS, name_of, situations

# Whichever of the two attacks, it may hunt.
HUNTERS: dict[str, Any] = {
    "sets": ["first_contact"],
    "p1": {"life": 3, "hand": [], "play": ["Shark Dog", "Killer Bee"], "mindbugs": 0},
    "p2": {"life": 3, "mindbugs": 1, "hand": ["Gorillion"], "play": ["Goblin Werewolf", "Plated Scorpion"]},
}


def hidden_of(game: mindbug.Game) -> Hidden:
    assert game.decision is not None
    view = game.view(game.decision.player)
    catalogue = game.catalogue
    return worlds_of(view, catalogue)


class CountingBot(SearchBot):
    """Remembers its trees, and how large each was before and after it grew."""

    def __init__(self, iterations: int) -> None:
        super().__init__("counting", iterations)
        self.trees: list[Tree] = []
        self.sizes: list[tuple[int, int]] = []

    def grow(self, tree: Tree, budget: Budget, *, until_settled: bool = False) -> None:
        before = tree.iterations()
        super().grow(tree, budget, until_settled=until_settled)
        self.trees.append(tree)
        self.sizes.append((before, tree.iterations()))


def ask(bot: SearchBot, game: mindbug.Game, budget: Budget | None = None) -> str:
    assert game.decision is not None
    return bot.choose(game.view(game.decision.player), game.decision, budget).label


# ---- no more than asked for


@pytest.mark.parametrize("iterations", [1, 7, 50, 230])
@pytest.mark.parametrize("seconds", [None, 60.0])
def test_a_tree_has_as_many_iterations_as_it_is_given(iterations: int, seconds: float | None) -> None:
    bot = SearchBot("search", 1000)
    tree = bot.new_tree(hidden_of(next(situations(POOLS[0], 300, 1))), Random(1))
    bot.grow(tree, Budget(iterations, seconds))
    assert tree.iterations() == iterations


def test_a_bot_never_makes_more_iterations_than_it_is_given() -> None:
    bot = CountingBot(1000)
    for game in situations(POOLS[0], 300, 5):
        ask(bot, game, Budget(150))
    assert bot.sizes
    assert all(after <= 150 for _, after in bot.sizes)


# ---- no more than needed


@pytest.mark.parametrize("pool", POOLS, ids=name_of)
def test_stopping_when_settled_changes_no_answer(pool: tuple[str, ...]) -> None:
    stopped = 0
    for game in situations(pool, 500, 8):
        hidden = hidden_of(game)
        options = legal(hidden.sample(Random(1)))
        answers = []
        for until_settled in (False, True):
            bot = SearchBot("search", 300)
            tree = bot.new_tree(hidden, Random(7))
            bot.grow(tree, Budget(300), until_settled=until_settled)
            sample = hidden.sample(Random(2))
            answers.append(max(options, key=lambda each, tree=tree, bot=bot, sample=sample: (  # type: ignore[misc]
                bot.visits(tree, move_key(sample, each)))))
        stopped += tree.iterations() < 300
        assert answers[0] == answers[1]
    assert stopped, "no search was stopped early"


# ---- time over a game


class TimedBot(SearchBot):
    """A bot whose clock goes on by a second with every look. It notes the seconds of each decision."""

    def __init__(self) -> None:
        super().__init__("timed", 100)
        self.now = 0.0
        self.took: list[float] = []

    def clock(self) -> float:
        self.now += 1.0
        return self.now

    def think(self, hidden: Hidden, options: list[int], random: Random, budget: Budget | None) -> int:
        began = self.now
        answer = super().think(hidden, options, random, budget)
        self.took.append(self.now - began)
        return answer


LOOKS = 4.0  # at the clock, beside those of the search itself


def times_of(budget: Budget) -> list[float]:
    """The seconds of all decisions of some games."""
    found: list[float] = []
    for deal in range(6):
        bots = TimedBot(), TimedBot()
        play_match(MatchSetup(("first_contact",), deal), bots, budget=budget)
        found += bots[0].took + bots[1].took
    return found


def test_a_decision_takes_no_more_than_its_seconds() -> None:
    assert max(times_of(Budget(seconds=12))) <= 12 + LOOKS


def test_time_that_clear_decisions_leave_over_is_spent_on_close_ones() -> None:
    took = times_of(Budget(seconds=12, longest=30))
    assert max(took) <= 30 + LOOKS
    assert max(took) > 12 + LOOKS, "a close decision"
    assert min(took) < 8, "a clear decision"
    assert sum(took) / len(took) <= 12 + LOOKS


def test_nothing_is_spent_before_it_is_saved() -> None:
    took: list[float] = []
    for game in situations(POOLS[0], 300, 6):
        bot = TimedBot()
        ask(bot, game, Budget(seconds=12, longest=30))
        took += bot.took
    assert max(took) <= 12 + LOOKS


@pytest.mark.parametrize(("values", "clear"), [
    ([(900, 0.6), (100, 0.3)], True),
    ([(900, 0.6), (100, 0.7)], True),  # looked at so rarely that its mean says little
    ([(600, 0.6), (400, 0.59)], False),
    ([(600, 0.6), (400, 0.65)], False),
    ([(600, 0.6), (400, 0.3)], True),
])
def test_a_decision_is_clear_if_no_move_is_close(values: list[tuple[int, float]], clear: bool) -> None:
    tree, _ = with_moves(values)
    assert tree.hidden.template.decider == 0
    assert is_clear(tree) is clear


@pytest.mark.parametrize("wrong", [{"longest": 2.0}, {"seconds": 2.0, "longest": 1.0},
                                   {"seconds": 2.0, "longest": float("inf")}])
def test_the_longest_time_is_at_least_the_usual_one(wrong: dict[str, float]) -> None:
    with pytest.raises(ValueError, match="longest"):
        Budget(**wrong)  # type: ignore[arg-type]


# ---- nothing twice


def test_the_tree_is_kept_for_the_next_decision_of_the_turn() -> None:
    game = mindbug.Game.from_position(HUNTERS)
    bot = CountingBot(400)
    game.choose(ask(bot, game))
    assert game.decision is not None
    assert (game.decision.player, game.decision.kind) == ("p1", "hunt")
    ask(bot, game)
    assert bot.trees[0] is bot.trees[1]
    before, after = bot.sizes[1]
    assert 0 < before < after <= 400


def test_a_turn_later_the_search_begins_anew() -> None:
    game = mindbug.Game(["first_contact"], seed=4)
    bot = CountingBot(200)
    first = game.decision
    assert first is not None
    game.choose(ask(bot, game))
    while game.decision is not None and (game.decision.kind != "action" or game.decision.player != first.player):
        game.choose(game.decision.options[-1])
    ask(bot, game)
    assert bot.sizes[1][0] == 0


def test_a_tree_that_did_not_expect_it_is_not_kept() -> None:
    """The next question is about another game."""
    bot = CountingBot(200)
    games = [mindbug.Game.from_position({**HUNTERS, "p2": {**HUNTERS["p2"], "life": life}}) for life in (3, 2)]
    for game in games:
        ask(bot, game)
    assert bot.trees[0] is not bot.trees[1]


def test_the_same_question_twice_gets_the_same_answer() -> None:
    for game in situations(POOLS[0], 700, 4):
        bot = SearchBot("search", 200)
        assert ask(bot, game) == ask(bot, game)


def test_following_needs_the_same_knowledge() -> None:
    """Nobody stands where they stood before they chose."""
    game = mindbug.Game(["first_contact"], seed=11)
    hidden = hidden_of(game)
    bot = SearchBot("search", 100)
    tree = bot.new_tree(hidden, Random(3))
    bot.grow(tree, Budget(100))
    assert not follow(tree, legal(hidden.sample(Random(1)))[0], hidden)
    assert tree.root == 0


# ---- guided by what was learned


def grown(game: mindbug.Game, iterations: int, **search: float) -> GuidedTree:
    bot = SearchBot("search", iterations, search=SearchSettings(**search))  # type: ignore[arg-type]
    tree = bot.new_tree(hidden_of(game), Random(5))
    tree.run(iterations)
    assert isinstance(tree, GuidedTree)
    return tree


def test_every_move_is_known_but_not_every_move_is_tried() -> None:
    """The plain tree would have tried each of them before any a second time."""
    game = mindbug.Game(["first_contact"], seed=9)
    assert game.decision is not None
    moves = len(game.decision.options)
    tree = grown(game, moves, guidance=0.01)
    visits = [tree.visits_of(node) for node in tree.moves(tree.root)]
    assert len(visits) == moves and sum(visits) == moves
    assert 0 in visits and max(visits) > 1


@pytest.mark.parametrize("pool", POOLS, ids=name_of)
def test_nodes_of_a_large_tree_are_found_by_their_moves(pool: tuple[str, ...]) -> None:
    """Where the opponent holds hidden cards, moves come in another order in every world, and the table grows."""
    for game in situations(pool, 300, 2):
        tree = grown(game, 3000)
        left, nodes = [tree.root], 1
        while left:
            node = left.pop()
            below = tree.moves(node)
            assert len({tree.move_of(child) for child in below}) == len(below)
            assert all(tree.child(node, tree.move_of(child)) == child for child in below)
            assert tree.child(node, 1) == NONE
            assert sum(tree.visits_of(child) for child in below) in (tree.visits_of(node), tree.visits_of(node) - 1, 0)
            assert 0.0 <= tree.squares_of(node) <= tree.value_of(node) <= float(tree.visits_of(node))
            left += below
            nodes += len(below)
        assert nodes == tree.nodes > 3000


def test_more_guidance_spreads_the_visits_as_the_inclination_says() -> None:
    game = mindbug.Game(["first_contact"], seed=9)
    tree = grown(game, 300, guidance=1000.0)
    nodes = tree.moves(tree.root)
    total = sum(tree.inclined(node) for node in nodes)
    for node in nodes:
        assert tree.visits_of(node) / 300 == pytest.approx(tree.inclined(node) / total, abs=0.03)


# ---- the search of 2026


GAMES_OF_2026 = {"first_contact": "60 fbe03f13e3d5318c", "king_of_tokyo": "61 200bfc899843c2a0",
                 "beyond_evolution": "24 94fa48311e09903c"}
"""Written by the search before anything of it was changed: how many choices a game had, and a digest of them."""


@pytest.mark.parametrize("set_id", GAMES_OF_2026)
def test_the_search_of_2026_plays_as_it_did(set_id: str) -> None:
    bots = make_native("search-2026:1", 0), make_native("search-2026:100", 1)
    options = play_match(MatchSetup((set_id,), 3), bots).options
    digest = hashlib.sha256(repr(options).encode()).hexdigest()[:16]
    assert f"{len(options)} {digest}" == GAMES_OF_2026[set_id]


def test_the_search_of_2026_has_the_levels_of_its_time() -> None:
    levels = [make_native(f"search-2026:{level}") for level in ("1", "2", "3", "4", "250")]
    assert [bot.iterations for bot in levels if isinstance(bot, SearchBot)] == [100, 400, 4000, 100_000, 250]
    for name in ("search-2026:5", "search-2026:", "search-2025:4"):
        with pytest.raises(ValueError, match="unknown"):
            make_native(name)


# ---- moves that are equally good


def with_moves(values: list[tuple[int, float]]) -> tuple[Tree, dict[int, int]]:
    """A tree whose root has moves with these visits and means, with a spread of about 0.3; option -> its node."""
    tree = SearchBot("search", 100).new_tree(hidden_of(next(situations(POOLS[0], 300, 1))), Random(1))
    moves = {option: tree.grow(0, option, 0) for option in range(len(values))}
    for option, (visits, mean) in enumerate(values):
        tree.path[0] = moves[option]
        for number in range(visits):
            tree.remember(1, mean + (0.3 if number % 2 else -0.3))
    return tree, moves


@pytest.mark.parametrize(("values", "answers"), [
    ([(100, 0.5), (100, 0.51)], {0, 1}),
    ([(100, 0.5), (100, 0.3)], {0}),
    ([(100, 0.5), (40, 0.51)], {0}),
    ([(100, 0.5), (60, 0.49), (60, 0.2)], {0, 1}),
])
def test_moves_that_the_search_cannot_tell_apart_are_drawn(values: list[tuple[int, float]], answers: set[int]) -> None:
    tree, moves = with_moves(values)
    assert {drawn(tree, moves, 0, Random(seed)) for seed in range(60)} == answers
    assert drawn(tree, moves, 0, Random(5)) == drawn(tree, moves, 0, Random(5))
