"""The exact solver behind the measure of optimal decisions."""

from typing import Any

import pytest
from benchmarks.endgames import Solver, is_optimal, nothing_is_hidden, solve, solved_positions

import mindbug
from mindbug.game.labels import decision_of
from mindbug.players.registry import make_native

# Nobody can block the SNEAKY Tiger Squirrel; every other attack is blocked, and the rival wins in return.
RACE: dict[str, Any] = {
    "sets": ["first_contact"],
    "p1": {"life": 1, "mindbugs": 0, "play": ["Tiger Squirrel", "Plated Scorpion"]},
    "p2": {"life": 1, "mindbugs": 0, "play": ["Elephantopus", "Gorillion"]},
}


def test_the_solver_finds_the_only_move_that_wins() -> None:
    s = mindbug.Game.from_position(RACE)._state
    assert nothing_is_hidden(s)
    solved = solve(s)
    assert solved is not None
    decision, numbers = decision_of(s)
    worth = {option.label: solved.worth[number] for option, number in zip(decision.options, numbers, strict=True)}
    assert worth == {"attack Tiger Squirrel": 1.0, "attack Plated Scorpion": 0.0}
    assert [decision.options[numbers.index(best)].label for best in solved.best] == ["attack Tiger Squirrel"]
    assert is_optimal(solved, make_native("search:1"))


def test_where_every_option_is_worth_the_same_there_is_nothing_to_measure() -> None:
    assert solve(mindbug.Game.from_position({**RACE, "p2": {"life": 1, "mindbugs": 0}})._state) is None


def test_hidden_cards_are_not_solved() -> None:
    assert not nothing_is_hidden(mindbug.Game(["first_contact"], seed=1)._state)
    hand = {**RACE, "p2": {**RACE["p2"], "hand": ["Bee Bear"]}}
    assert not nothing_is_hidden(mindbug.Game.from_position(hand)._state)


def test_solved_positions_hold_what_the_solver_says() -> None:
    """Whatever the best option is worth, the position is worth, from the seat of the one who decides."""
    for solved in solved_positions(["first_contact"], 1):
        s = solved.state
        value = Solver(s.turn_number + 24).value(s)
        assert max(solved.worth.values()) == pytest.approx(value if s.decider == 0 else 1.0 - value)
        assert 0 < len(solved.best) < len(solved.worth)
