"""A13 and A14: how often a creature attacks in a turn, and which creatures the turn action may use."""

from typing import Any

import pytest

import mindbug
from mindbug.engine.bits import bit
from mindbug.engine.moves import return_to_hand
from tests.scenario import Scenario

ROW = ["Monster Buddies", "Rage"]


def cleric_arrives(*bought: str, **position: Any) -> Scenario:
    """Carrot Cleric (FAST) comes into play at the start of p1's turn; what it may do is asked after all purchases."""
    duel = Scenario(p1={"hand": ["Carrot Cleric", "Gorillion"], "play": ["Lord Watermelon"], "energy": 2 + len(bought)},
                    p2={"life": 9}, power_row=ROW, phase="start", **position)
    duel.p1("buy Monster Buddies", "choose Carrot Cleric", *bought)
    duel.asks("p1", "fast", "attack", "stop")
    return duel


def test_a13_who_has_attacked_by_fast_is_not_offered_again() -> None:
    duel = cleric_arrives()
    duel.p1("attack")
    assert duel.life("p2") == 8
    duel.asks("p1", "action", "attack Lord Watermelon", "play Gorillion")
    duel.refuses("attack Carrot Cleric")
    duel.p1("play Gorillion")
    duel.p2("decline")
    duel.settled("p2")


def test_a13_who_has_not_used_fast_may_attack() -> None:
    duel = cleric_arrives()
    duel.p1("stop", "attack Carrot Cleric")
    assert duel.life("p2") == 8
    duel.settled("p2")


def test_a13_frenzy_leaves_one_attack_for_the_turn_action() -> None:
    duel = cleric_arrives("buy Rage")
    duel.p1("attack")
    duel.asks("p1", "again", "attack", "stop")
    duel.p1("stop")
    duel.asks("p1", "action", "attack Carrot Cleric", "attack Lord Watermelon", "play Gorillion")
    duel.p1("attack Carrot Cleric")
    assert duel.life("p2") == 7
    duel.settled("p2")  # the second attack was the last


def test_a13_two_attacks_by_fast_are_all() -> None:
    duel = cleric_arrives("buy Rage")
    duel.p1("attack", "attack")
    assert duel.life("p2") == 7
    duel.asks("p1", "action", "attack Lord Watermelon", "play Gorillion")


def test_a13_the_others_attack_as_often_as_ever() -> None:
    duel = cleric_arrives("buy Rage")
    duel.p1("attack", "attack", "attack Lord Watermelon", "attack")
    assert duel.life("p2") == 5
    duel.settled("p2")


def test_a13_attacks_are_forgotten_with_the_turn() -> None:
    duel = cleric_arrives()
    duel.p1("attack", "play Gorillion")
    duel.p2("decline", "play Gorillion")
    duel.p1("decline", "attack Carrot Cleric")


def test_a13_leaving_play_forgets_the_attack() -> None:
    """G16: a creature that comes back is a new one."""
    duel = cleric_arrives()
    duel.p1("attack")
    state = duel.game.clone()._state
    [cleric] = [slot for slot in range(62) if state.attacked >> slot & 1]
    return_to_hand(state, bit(cleric))
    assert state.attacked == 0


def test_a13_a_change_of_control_keeps_the_count() -> None:
    """G16: the mindbugger's Carrot Cleric has attacked when Brain Fly takes it over."""
    duel = Scenario(p1={"hand": ["Carrot Cleric", "Brain Fly"]}, p2={"mindbugs": 1})
    duel.p1("play Carrot Cleric")
    duel.p2("mindbug", "attack")
    assert duel.position()["p2"]["attacks"] == {"0": 1}
    duel.p1("play Brain Fly")
    duel.settled("p2")
    assert duel.play("p1") == ["Brain Fly", "Carrot Cleric"]
    assert "attacks" not in duel.position()["p1"], "the turn is over"


def test_a13_an_attack_for_somebody_else_counts_too() -> None:
    """The mindbugger's Dragon Fruit attacks by FAST, Cherry Bug takes it over: it has attacked this turn."""
    duel = Scenario(p1={"hand": ["Dragon Fruit", "Gorillion"], "play": ["Cherry Bug"]}, p2={"mindbugs": 1})
    duel.p1("play Dragon Fruit")
    duel.p2("mindbug", "attack")
    duel.p1("block Cherry Bug")
    assert duel.play("p1") == ["Dragon Fruit"]
    duel.asks("p1", "action", "play Gorillion")


def test_a13_the_count_stands_in_positions() -> None:
    duel = cleric_arrives("buy Rage")
    duel.p1("attack", "stop")
    again = mindbug.Game.from_position(duel.game.position(), chance="explicit", allow_any_copies=True)
    assert again == duel.game
    again.choose("attack Carrot Cleric")
    while again.turn == "p1":
        assert again.decision is not None and again.decision.kind == "block"
        again.choose("no block")


@pytest.mark.parametrize(("attacks", "reason"), [
    ({"1": 1}, "no creature number '1'"), ({"0": 3}, "p1 attacks"), ({"0": 0}, "p1 attacks"), ([1], "must be a table"),
])
def test_a13_a_wrong_count_is_named(attacks: Any, reason: str) -> None:
    with pytest.raises(mindbug.BadPosition, match=reason):
        mindbug.Game.from_position({"p1": {"play": ["Gorillion"], "attacks": attacks}, "p2": {"hand": ["Bee Bear"]}})


def test_a13_the_reason_is_told() -> None:
    duel = cleric_arrives()
    duel.p1("attack")
    cards = {card.name: card for card in duel.game.scene("p1").me.play}
    assert cards["Carrot Cleric"].why_not == mindbug.Reason("has_attacked")


def test_a14_what_came_before_the_turn_action_may_be_used_without_fast() -> None:
    duel = Scenario(p1={"hand": ["Bee Bear"], "play": ["Lord Watermelon"], "energy": 2}, power_row=["Monster Buddies"],
                    phase="start")
    duel.p1("buy Monster Buddies")
    duel.asks("p1", "action", "attack Bee Bear", "attack Lord Watermelon")
    duel.p1("attack Bee Bear")
    assert duel.life("p2") == 2
