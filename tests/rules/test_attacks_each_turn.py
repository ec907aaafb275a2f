"""A13 and A14: how often a creature attacks in a turn, and which creatures the turn action may use."""

from typing import Any

import pytest

import mindbug
from mindbug.engine.bits import bit
from mindbug.engine.moves import return_to_hand
from tests.scenario import Table

ROW = ["Monster Buddies", "Rage"]


def cleric_arrives(*bought: str, **position: Any) -> Table:
    """Carrot Cleric (FAST) comes into play at the start of p1's turn; what it may do is asked after all purchases."""
    table = Table(p1={"hand": ["Carrot Cleric", "Gorillion"], "play": ["Lord Watermelon"], "energy": 2 + len(bought)},
                  p2={"life": 9}, power_row=ROW, phase="start", **position)
    table.p1("buy Monster Buddies", "choose Carrot Cleric", *bought)
    table.asks("p1", "fast", "attack", "stop")
    return table


def test_a13_who_has_attacked_by_fast_is_not_offered_again() -> None:
    table = cleric_arrives()
    table.p1("attack")
    assert table.life("p2") == 8
    table.asks("p1", "action", "attack Lord Watermelon", "play Gorillion")
    table.refuses("attack Carrot Cleric")
    table.p1("play Gorillion")
    table.p2("decline")
    table.settled("p2")


def test_a13_who_has_not_used_fast_may_attack() -> None:
    table = cleric_arrives()
    table.p1("stop", "attack Carrot Cleric")
    assert table.life("p2") == 8
    table.settled("p2")


def test_a13_frenzy_leaves_one_attack_for_the_turn_action() -> None:
    table = cleric_arrives("buy Rage")
    table.p1("attack")
    table.asks("p1", "again", "attack", "stop")
    table.p1("stop")
    table.asks("p1", "action", "attack Carrot Cleric", "attack Lord Watermelon", "play Gorillion")
    table.p1("attack Carrot Cleric")
    assert table.life("p2") == 7
    table.settled("p2")  # the second attack was the last


def test_a13_two_attacks_by_fast_are_all() -> None:
    table = cleric_arrives("buy Rage")
    table.p1("attack", "attack")
    assert table.life("p2") == 7
    table.asks("p1", "action", "attack Lord Watermelon", "play Gorillion")


def test_a13_the_others_attack_as_often_as_ever() -> None:
    table = cleric_arrives("buy Rage")
    table.p1("attack", "attack", "attack Lord Watermelon", "attack")
    assert table.life("p2") == 5
    table.settled("p2")


def test_a13_attacks_are_forgotten_with_the_turn() -> None:
    table = cleric_arrives()
    table.p1("attack", "play Gorillion")
    table.p2("decline", "play Gorillion")
    table.p1("decline", "attack Carrot Cleric")


def test_a13_leaving_play_forgets_the_attack() -> None:
    """G16: a creature that comes back is a new one."""
    table = cleric_arrives()
    table.p1("attack")
    state = table.game.clone()._state
    [cleric] = [slot for slot in range(62) if state.attacked >> slot & 1]
    return_to_hand(state, bit(cleric))
    assert state.attacked == 0


def test_a13_a_change_of_control_keeps_the_count() -> None:
    """G16: the mindbugger's Carrot Cleric has attacked when Brain Fly takes it over."""
    table = Table(p1={"hand": ["Carrot Cleric", "Brain Fly"]}, p2={"mindbugs": 1})
    table.p1("play Carrot Cleric")
    table.p2("mindbug", "attack")
    assert table.position()["p2"]["attacks"] == {"0": 1}
    table.p1("play Brain Fly")
    table.settled("p2")
    assert table.play("p1") == ["Brain Fly", "Carrot Cleric"]
    assert "attacks" not in table.position()["p1"], "the turn is over"


def test_a13_an_attack_for_somebody_else_counts_too() -> None:
    """The mindbugger's Dragon Fruit attacks by FAST, Cherry Bug takes it over: it has attacked this turn."""
    table = Table(p1={"hand": ["Dragon Fruit", "Gorillion"], "play": ["Cherry Bug"]}, p2={"mindbugs": 1})
    table.p1("play Dragon Fruit")
    table.p2("mindbug", "attack")
    table.p1("block Cherry Bug")
    assert table.play("p1") == ["Dragon Fruit"]
    table.asks("p1", "action", "play Gorillion")


def test_a13_the_count_stands_in_positions() -> None:
    table = cleric_arrives("buy Rage")
    table.p1("attack", "stop")
    again = mindbug.Game.from_position(table.game.position(), chance="explicit", allow_any_copies=True)
    assert again == table.game
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
    table = cleric_arrives()
    table.p1("attack")
    cards = {card.name: card for card in table.game.scene("p1").me.play}
    assert cards["Carrot Cleric"].why_not == mindbug.Reason("has_attacked")


def test_a14_what_came_before_the_turn_action_may_be_used_without_fast() -> None:
    table = Table(p1={"hand": ["Bee Bear"], "play": ["Lord Watermelon"], "energy": 2}, power_row=["Monster Buddies"],
                  phase="start")
    table.p1("buy Monster Buddies")
    table.asks("p1", "action", "attack Bee Bear", "attack Lord Watermelon")
    table.p1("attack Bee Bear")
    assert table.life("p2") == 2
