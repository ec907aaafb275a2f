"""Exact play where nothing is hidden: what is proved, what the search makes of it, and how optimal decisions are
counted."""

from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from benchmarks.endgames import (
    MOST_POSITIONS,
    Findings,
    Solved,
    answer,
    is_optimal,
    late_positions,
    nothing_is_hidden,
    solve,
    solved_positions,
)

import mindbug
from mindbug.engine.codes import CHANCE, OVER
from mindbug.engine.knowledge import Hidden
from mindbug.engine.machine import apply
from mindbug.engine.options import legal
from mindbug.engine.random32 import Random
from mindbug.engine.state import State
from mindbug.game.labels import decision_of
from mindbug.game.worlds import worlds_of
from mindbug.players.bot import Budget
from mindbug.players.former import FormerBot
from mindbug.players.native import SearchBot
from mindbug.players.registry import make_native
from mindbug.search import proof
from mindbug.search.proof import OPEN, WON, Proof, proved

# Nobody can block the SNEAKY Tiger Squirrel; every other attack is blocked, and the rival wins in return.
RACE: dict[str, Any] = {
    "sets": ["first_contact"],
    "p1": {"life": 1, "mindbugs": 0, "play": ["Tiger Squirrel", "Plated Scorpion"]},
    "p2": {"life": 1, "mindbugs": 0, "play": ["Elephantopus", "Gorillion"]},
}


@pytest.fixture(scope="module")
def positions() -> list[Solved]:
    return list(islice(solved_positions(["first_contact"]), 2))


def hidden_of(position: dict[str, Any]) -> Hidden:
    game = mindbug.Game.from_position(position)
    assert game.decision is not None
    return worlds_of(game.view(game.decision.player), game.catalogue)


def outcomes(position: dict[str, Any], positions: int) -> dict[str, int]:
    hidden = hidden_of(position)
    decision, numbers = decision_of(hidden.sample(Random(0)))
    found = proved(hidden, numbers, positions)
    return {option.label: outcome for option, outcome in zip(decision.options, found, strict=True)}


def test_the_only_move_that_wins_is_found() -> None:
    s = mindbug.Game.from_position(RACE)._state
    assert nothing_is_hidden(s)
    solved = solve(s)
    assert solved is not None
    decision, numbers = decision_of(s)
    assert [decision.options[numbers.index(best)].label for best in solved.wins] == ["attack Tiger Squirrel"]
    assert outcomes(RACE, 100)["attack Tiger Squirrel"] == WON


def test_without_positions_to_look_at_nothing_is_proved() -> None:
    longer = {**RACE, "p2": {**RACE["p2"], "life": 2}}
    assert set(outcomes(longer, 0).values()) == {OPEN}


def test_where_every_option_is_worth_the_same_there_is_nothing_to_measure() -> None:
    assert solve(mindbug.Game.from_position({**RACE, "p2": {"life": 1, "mindbugs": 0}})._state) is None


def test_hidden_cards_are_not_solved() -> None:
    assert proof.nothing_is_hidden(hidden_of(RACE))
    hand = {**RACE, "p2": {**RACE["p2"], "hand": ["Bee Bear"]}}
    for game in (mindbug.Game(["first_contact"], seed=1), mindbug.Game.from_position(hand)):
        assert game.decision is not None
        assert not nothing_is_hidden(game._state)
        assert not proof.nothing_is_hidden(worlds_of(game.view(game.decision.player), game.catalogue))


def test_a_proved_win_is_won_whatever_the_other_does(positions: list[Solved]) -> None:
    for solved in positions:
        for option in solved.wins:
            assert won_against_anything(solved.state, option, Random(5))


def won_against_anything(s: State, option: int, random: Random) -> bool:
    """Returns whether the player who decides wins after that option, by proofs alone, against somebody who does
    anything."""
    s, player = s.clone(), s.decider
    apply(s, option)
    while s.decision != OVER:
        options = legal(s)
        if s.decider == player:
            apply(s, next(each for each in options if sure(s, each, player) == WON))
        else:
            assert s.decider == CHANCE or all(sure(s, each, player) == WON for each in options)
            apply(s, options[random.below(len(options))])
    return bool(s.winner == player)


def sure(s: State, option: int, player: int) -> int:
    found = Proof(player, MOST_POSITIONS)
    found.last_turn = s.turn_number
    while (outcome := int(found.after(s, option))) == OPEN and found.left > 0:
        found.last_turn += 1
    return outcome


def test_the_search_takes_what_is_proved(positions: list[Solved], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SearchBot, "new_tree", None)  # it must not need one
    for solved in positions:
        assert is_optimal(solved, SearchBot("exact", MOST_POSITIONS))


def test_the_search_of_2026_proves_nothing(positions: list[Solved], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FormerBot, "new_tree", None)
    with pytest.raises(TypeError, match="NoneType"):
        is_optimal(positions[0], FormerBot("former", 100))


def test_what_surely_loses_is_left_out() -> None:
    """Nobody can see to the end of this with so few positions, but not to block loses at once."""
    game = mindbug.Game.from_position({
        "sets": ["first_contact"], "p1": {"life": 3, "mindbugs": 0, "play": ["Tusked Extorter", "Gorillion"]},
        "p2": {"life": 1, "mindbugs": 0, "play": ["Bee Bear", "Rhino Turtle"]}})
    game.choose("attack Tusked Extorter")
    hidden = worlds_of(game.view("p2"), game.catalogue)
    decision, numbers = decision_of(hidden.sample(Random(0)))
    left = SearchBot("hasty", 3).not_lost(hidden, numbers, Budget(3))
    labels = [decision.options[numbers.index(number)].label for number in left]
    assert labels == ["block Bee Bear", "block Rhino Turtle"]


def test_of_two_copies_the_one_that_is_an_option_is_answered() -> None:
    """In this position the numbers of the view offer the other one, which would count as a wrong answer."""
    s = next(s for place, s in late_positions(["first_contact"], 3228) if place == (3228, 24))
    decision, _ = decision_of(s)
    assert (decision.kind, decision.source) == ("card", "Compost Dragon")
    assert {answer(s, make_native("random", seed)) for seed in range(60)} == set(legal(s))


def test_what_was_found_is_not_looked_for_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def ask() -> tuple[list[frozenset[int]], list[bool]]:
        findings = Findings(tmp_path / "found.jsonl")
        found = list(islice(findings.positions(["first_contact"]), 2))
        return ([solved.wins for _, solved in found],
                [findings.is_optimal(place, solved, "greedy", 0) for place, solved in found])

    first = ask()
    for name in ("solve", "is_optimal"):
        monkeypatch.setattr(f"benchmarks.endgames.{name}", None)
    assert ask() == first
