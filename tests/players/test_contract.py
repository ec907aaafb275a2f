"""Every bot of the registry keeps the contract, whatever it thinks."""

import copy
import json
import time
from typing import Any

import pytest

import mindbug
from mindbug.game.game import Game
from mindbug.players.bot import Budget
from mindbug.players.registry import NAMES, make_bot
from tests.players.situations import NOW_OR_NEVER, POOLS, name_of, situations

SMALL = Budget(iterations=8)
every_bot = pytest.mark.parametrize("name", NAMES)
every_pool = pytest.mark.parametrize("pool", POOLS, ids=name_of)


def plain(view: mindbug.View) -> mindbug.View:
    """Returns the data that a program elsewhere would get."""
    data: mindbug.View = json.loads(json.dumps(view))
    return data


def decision_of(game: Game) -> mindbug.Decision:
    assert game.decision is not None
    return game.decision


@every_bot
@every_pool
def test_answers_from_plain_data_and_leaves_everything_as_it_was(name: str, pool: tuple[str, ...]) -> None:
    bot = make_bot(name, seed=5)
    assert bot.name == name
    seats = set()
    for game in situations(pool, 100, 9):
        decision = decision_of(game)
        view = plain(game.view(decision.player))
        before = copy.deepcopy((view, decision))
        answer = bot.choose(view, decision, SMALL)
        assert answer in decision.options
        assert (view, decision) == before
        seats.add(decision.player)
    assert seats == {"p1", "p2"}
    bot.close()


@every_bot
@every_pool
def test_the_same_seed_gives_the_same_answers(name: str, pool: tuple[str, ...]) -> None:
    """This holds even if one of two bots has seen other decisions before."""
    used, answers = make_bot(name, seed=6), []
    for game in situations(pool, 200, 6):
        decision = decision_of(game)
        fresh = make_bot(name, seed=6)
        answers.append((used.choose(game.view(decision.player), decision, SMALL),
                        fresh.choose(plain(game.view(decision.player)), decision, SMALL)))
    assert [first for first, _ in answers] == [second for _, second in answers]


@every_bot
def test_plays_whole_games_of_all_sets_in_both_seats(name: str) -> None:
    game = Game(POOLS[-1], seed=7)
    bot = make_bot(name, seed=7)
    while game.decision is not None:
        game.choose(bot.choose(game.view(game.decision.player), game.decision, SMALL))
    assert {choice.player for choice in game.choices} == {"p1", "p2"}


@every_bot
def test_a_forced_choice_takes_no_thought(name: str) -> None:
    game = Game.from_position({"p1": {"hand": ["Gorillion"]}, "p2": {"hand": ["Bee Bear"], "mindbugs": 0}})
    decision = decision_of(game)
    assert [str(option) for option in decision.options] == ["play Gorillion"]
    started = time.process_time()  # not the time of day: the machine may be busy
    answer = make_bot(name).choose(game.view("p1"), decision, Budget(iterations=10_000_000))
    assert answer.label == "play Gorillion"
    assert time.process_time() - started < 10


# ---- budgets


@every_bot
def test_keeps_to_a_time_limit(name: str) -> None:
    """The limit is kept loosely: the clock is looked at only now and then, and the machine may be busy."""
    game = next(situations(POOLS[0], 300, 1))
    decision = decision_of(game)
    started = time.process_time()  # not the time of day: the machine may be busy
    assert make_bot(name).choose(game.view(decision.player), decision, Budget(seconds=0.1)) in decision.options
    assert time.process_time() - started < 10


@pytest.mark.parametrize("arguments", [{"iterations": 0}, {"iterations": -1}, {"seconds": 0.0}, {"seconds": -2.0}])
def test_a_budget_of_nothing_is_refused(arguments: dict[str, Any]) -> None:
    (culprit,) = arguments
    with pytest.raises(ValueError, match=culprit):
        Budget(**arguments)


# ---- names and seeds


@pytest.mark.parametrize("name", ["", "Random", "search:x", "search:0", "search:99", "search:-3", "deep thought"])
def test_an_unknown_name_is_refused_with_a_hint(name: str) -> None:
    with pytest.raises(ValueError, match="search"):
        make_bot(name)


def test_random_is_random_by_its_seed() -> None:
    game = next(situations(POOLS[0], 400, 1))
    decision = decision_of(game)
    answers = {make_bot("random", seed).choose(game.view(decision.player), decision).label for seed in range(100)}
    assert answers == {option.label for option in decision.options}


@pytest.mark.parametrize("name", ["greedy", "search:1"])
def test_a_win_in_reach_is_taken(name: str) -> None:
    """Nobody above the beginner misses the attack that wins, where anything else loses."""
    game = Game.from_position(NOW_OR_NEVER)
    for seed in range(5):
        assert make_bot(name, seed).choose(game.view("p1"), decision_of(game)).label == "attack Tiger Squirrel"
