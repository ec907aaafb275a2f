"""`mindbug.analyse`: what options are worth, and what is expected to follow."""

import json
import statistics
from typing import Any

import pytest

import mindbug
from mindbug.analysis.prospects import FEWEST_VISITS, PLIES, Analysis, analyse
from mindbug.game.game import Game
from tests.players.situations import NOW_OR_NEVER, POOLS, name_of, situations


def labels(analysis: Analysis) -> set[str]:
    return {prospect.label for prospect in analysis.prospects}


@pytest.mark.parametrize("pool", POOLS, ids=name_of)
def test_every_option_gets_its_figures(pool: tuple[str, ...]) -> None:
    for game in situations(pool, 700, 4):
        decision = game.decision
        assert decision is not None
        analysis = analyse(game, iterations=60)
        assert analysis.decision == decision
        assert (analysis.seat, analysis.player) == (decision.player, decision.player)
        assert labels(analysis) == {option.label for option in decision.options}
        assert sum(prospect.visits for prospect in analysis.prospects) <= analysis.iterations <= 60
        for prospect in analysis.prospects:
            assert prospect.visits > 0
            assert 0.0 <= prospect.win <= 1.0
            assert 0.0 < prospect.error < 0.6
        cautious = [prospect.win - 2 * prospect.error for prospect in analysis.prospects]
        assert cautious == sorted(cautious, reverse=True)
        assert analysis.win == analysis.best.win == analysis.prospects[0].win


def test_now_or_never() -> None:
    analysis = analyse(Game.from_position(NOW_OR_NEVER), iterations=800)
    assert analysis.best.label == "attack Tiger Squirrel"
    assert analysis.best.win == 1.0
    assert analysis.best.continuation == ()
    for prospect in analysis.prospects[1:]:
        assert prospect.win < 0.4
        assert [(step.player, step.label) for step in prospect.continuation] == [("p2", "attack Elephantopus")]


def test_chances_are_those_of_the_player_who_decides() -> None:
    """The same position with the seats exchanged."""
    other = {**NOW_OR_NEVER, "turn": "p2", "p1": NOW_OR_NEVER["p2"], "p2": NOW_OR_NEVER["p1"]}
    analysis = analyse(Game.from_position(other), iterations=800)
    assert (analysis.player, analysis.best.label, analysis.win) == ("p2", "attack Tiger Squirrel", 1.0)
    assert max(prospect.win for prospect in analysis.prospects[1:]) < 0.4


def test_the_same_call_gives_the_same_answer_and_another_seed_another() -> None:
    game = next(situations(POOLS[0], 710, 1))
    assert analyse(game, iterations=100) == analyse(game, iterations=100)
    assert analyse(game, iterations=100) != analyse(game, iterations=100, seed=1)


def test_the_error_says_what_another_seed_may_change() -> None:
    game = Game.from_position({
        "sets": ["first_contact"], "p1": {"hand": ["Gorillion", "Lone Yeti"], "play": ["Bee Bear"]},
        "p2": {"hand": ["Luchataur", "Spider Owl"], "play": ["Elephantopus"]},
    })
    runs = [analyse(game, iterations=150, seed=seed) for seed in range(12)]
    for label in labels(runs[0]):
        deviation = statistics.stdev(run.of(label).win for run in runs)
        promised = statistics.mean(run.of(label).error for run in runs)
        assert deviation < promised * 3
        if label == runs[0].best.label:  # of the others there are too few results to promise much
            assert deviation > promised / 4


# ---- knowledge


@pytest.mark.parametrize("pool", POOLS, ids=name_of)
def test_only_the_view_goes_in(pool: tuple[str, ...]) -> None:
    for number, game in enumerate(situations(pool, 720, 3)):
        assert game.decision is not None
        view = game.view(game.decision.player)
        twin = mindbug.sample(view, number)
        assert twin.position() != game.position()
        expected = analyse(game, iterations=30)
        assert analyse(twin, iterations=30) == expected
        assert analyse(json.loads(json.dumps(view)), iterations=30) == expected


def test_another_seat_sees_what_may_come() -> None:
    """It does not know the hand, so any unseen card may be played; what lies on the table is certain."""
    game = Game.from_position({**NOW_OR_NEVER, "p1": {**NOW_OR_NEVER["p1"], "shown": ["Goblin Werewolf"]}})
    for seat in ("p2", None):
        view = game.view(seat)
        analysis = analyse(view, iterations=400)
        assert (analysis.seat, analysis.player) == (seat, "p1")
        assert labels(analysis) > {"attack Tiger Squirrel", "play Goblin Werewolf"}
        assert analysis.of("attack Tiger Squirrel").win == 1.0
        assert sum(prospect.visits for prospect in analysis.prospects) <= analysis.iterations
    unseen = [labels(analyse(game.view(None), iterations=400, seed=seed)) for seed in range(6)]
    assert any("play Gorillion" in found for found in unseen)
    assert "play Gorillion" not in labels(analyse(game, "p2", iterations=400)), "it is in the own hand"


# ---- continuations


def test_a_continuation_can_be_played() -> None:
    """Nothing that matters is hidden here, so the line fits the true game."""
    game = Game.from_position({
        "sets": ["first_contact"], "p1": {"hand": ["Gorillion"], "play": ["Lone Yeti", "Bee Bear"]},
        "p2": {"hand": ["Luchataur"], "shown": ["Luchataur"], "play": ["Elephantopus", "Spider Owl"], "mindbugs": 1},
    })
    analysis = analyse(game, iterations=600)
    depths = []
    for prospect in analysis.prospects:
        copy = game.clone()
        copy.choose(prospect.label)
        for step in prospect.continuation:
            assert copy.decision == step.decision
            assert copy.decision is not None and copy.decision.player == step.player
            copy.choose(step.option)
        depths.append(len(prospect.continuation))
    assert PLIES >= max(depths) > 1


def test_a_continuation_ends_where_the_search_has_no_opinion() -> None:
    for game in situations(POOLS[-1], 730, 3):
        for prospect in analyse(game, iterations=60).prospects:
            if prospect.visits < FEWEST_VISITS:
                assert prospect.continuation == ()


# ---- limits and errors


def test_time_limit() -> None:
    game = next(situations(POOLS[0], 740, 1))
    assert game.decision is not None
    hasty = analyse(game, seconds=1e-9)
    assert labels(hasty) == {option.label for option in game.decision.options}
    assert hasty.iterations >= len(hasty.prospects), "one look at each option is the least"
    assert analyse(game, iterations=20, seconds=60).iterations <= 20
    assert analyse(game.view(None), seconds=1e-9).prospects


def over() -> Game:
    game = Game.from_position(NOW_OR_NEVER)
    game.choose("attack Tiger Squirrel")
    return game


def chance() -> Game:
    game = Game.from_position({"p1": {"play": ["Pagurah"]}, "p2": {"hand": ["Luchataur"]}}, chance="explicit")
    game.choose("attack Pagurah")
    assert game.decision is not None and game.decision.player == "chance"
    return game


@pytest.mark.parametrize(("arguments", "reason"), [
    ((over(),), "the game is over"),
    ((over().view("p1"),), "the game is over"),
    ((chance(),), "chance decides"),
    ((Game(seed=1), "p3"), "seat must be"),
    ((Game(seed=1).view("p1"), "p2"), "the view of p1, not of 'p2'"),
    ((Game(seed=1), "p1", 0), "iterations must be at least 1"),
    ((Game(seed=1), "p1", None, -1.0), "seconds must be more than 0"),
])
def test_what_cannot_be_analysed(arguments: tuple[Any, ...], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        analyse(*arguments)


def test_an_option_that_is_not_there() -> None:
    analysis = analyse(Game.from_position(NOW_OR_NEVER), iterations=10)
    assert analysis.of(analysis.best.option) is analysis.best
    with pytest.raises(ValueError, match=r"'play Gorillion' was not analysed; there are .*attack Tiger Squirrel"):
        analysis.of("play Gorillion")


def test_creatures_of_one_name_are_told_apart_however_many_there_are() -> None:
    seven = {"sets": ["first_contact"], "p1": {"hand": ["Gorillion"], "play": ["Tiger Squirrel"] * 7},
             "p2": {"play": ["Gorillion"]}}
    game = Game.from_position(seven, allow_any_copies=True)
    decision = game.decision
    assert decision is not None
    assert labels(analyse(game, iterations=60)) == {option.label for option in decision.options}
    assert len(decision.options) == 8
