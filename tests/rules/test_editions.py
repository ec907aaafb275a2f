"""M8: what the editions print differently."""

from typing import Any

import pytest

import mindbug
from mindbug.game.editions import EDITIONS
from tests.scenario import Scenario

BIG_HAND = ["Bee Bear", "Giraffodile", "Lone Yeti", "Luchataur", "Shark Dog"]
PILE = ["Axolotl Healer", "Brain Fly", "Goblin Werewolf", "Plated Scorpion"]
REFILLS = {"current": True, "third": True, "second": False, "first": False}
every_edition = pytest.mark.parametrize("edition", EDITIONS)
refill = pytest.mark.parametrize(("edition", "refilled"), REFILLS.items())


def test_the_editions_by_name() -> None:
    assert list(EDITIONS) == ["current", "third", "second", "first"]


@every_edition
def test_m8_the_edition_is_told_everywhere(edition: str) -> None:
    game = mindbug.Game(sets=["first_contact"], seed=3, edition=edition)
    assert game.edition == edition == game.position()["edition"] == game.view("p1")["edition"]
    assert mindbug.sample(game.view("p2")).edition == edition
    assert f"edition: {edition}\n" in str(game.record())
    assert mindbug.replay(str(game.record())).edition == edition
    assert mindbug.Game.from_position(game.position()).edition == edition


@pytest.mark.parametrize(("edition", "turns"), [("current", 0), ("third", 1), ("second", 1), ("first", 1)])
def test_m8_after_a_mindbug(edition: str, turns: int) -> None:
    duel = Scenario(p1={"hand": ["Gorillion", "Bee Bear"], "play": ["Lychee King (2 octonite)"]}, edition=edition)
    duel.p1("play Gorillion")
    duel.p2("mindbug")
    duel.settled("p1")
    assert duel.game.turn_number == 1 + turns
    assert duel.play("p1") == [f"Lychee King ({2 - turns} octonite)"]


# ---- when a hand is refilled


def robbed(edition: str) -> Scenario:
    """Two of p2's five cards are stolen."""
    duel = Scenario(p1={"play": ["Strange Barrel"]},
                    p2={"hand": BIG_HAND, "draw": PILE, "play": ["Gorillion"]}, edition=edition)
    duel.p1("attack Strange Barrel")
    duel.p2("block Gorillion")
    duel.chance("pick Bee Bear", "pick Giraffodile")
    duel.settled("p2")
    return duel


@refill
def test_m8_a_stolen_card_is_not_replaced(edition: str, refilled: bool) -> None:
    duel = robbed(edition)
    assert duel.hand("p1") == ["Bee Bear", "Giraffodile", "Gorillion"]
    stolen = ["Lone Yeti", "Luchataur", "Shark Dog"]
    assert duel.hand("p2") == (sorted([*stolen, "Axolotl Healer", "Brain Fly"]) if refilled else stolen)


@refill
def test_m8_it_is_replaced_when_its_player_plays_a_card(edition: str, refilled: bool) -> None:
    duel = robbed(edition)
    duel.p2("play Lone Yeti")
    assert len(duel.hand("p2")) == 5
    assert duel.position()["p2"]["draw"] == PILE[3:]


@every_edition
def test_m8_a_forced_discard_is_a_removal_by_its_player(edition: str) -> None:
    duel = Scenario(p1={"play": ["Tusked Extorter"]}, p2={"hand": BIG_HAND, "draw": PILE}, edition=edition)
    duel.p1("attack Tusked Extorter")
    duel.p2("discard Lone Yeti")
    assert len(duel.hand("p2")) == 5


@every_edition
def test_m8_a_forced_gift_is_a_removal_by_its_player(edition: str) -> None:
    duel = Scenario(p1={"hand": ["The Globe-Smasher", "Gorillion"]}, p2={"hand": BIG_HAND, "draw": PILE, "mindbugs": 0},
                    edition=edition)
    duel.p1("play The Globe-Smasher")
    duel.p2("choose Lone Yeti")
    assert duel.play("p1") == ["Lone Yeti", "The Globe-Smasher"]
    assert len(duel.hand("p2")) == 5


@refill
def test_m8_a_card_that_the_opponent_plays_out_of_a_hand_is_not_replaced(edition: str, refilled: bool) -> None:
    duel = Scenario(p1={"play": ["Figuru"]}, p2={"hand": BIG_HAND, "draw": PILE}, edition=edition)
    duel.p1("act Figuru")
    duel.chance("pick Lone Yeti")
    assert duel.play("p1") == ["Lone Yeti"]
    assert len(duel.hand("p2")) == (5 if refilled else 4)


@every_edition
def test_m8_playing_by_an_own_effect_refills(edition: str) -> None:
    duel = Scenario(p1={"hand": ["Lord Watermelon", *BIG_HAND[:4]], "draw": PILE}, p2={"mindbugs": 0}, edition=edition)
    duel.p1("play Lord Watermelon", "choose Bee Bear")
    assert len(duel.hand("p1")) == 5


# ---- a player who cannot act

NOBODY_ACTS: dict[str, Any] = {"p1": {}, "p2": {"play": ["Gorillion"]}}


@pytest.mark.parametrize("edition", ["current", "third", "second"])
def test_m8_who_cannot_act_loses(edition: str) -> None:
    game = mindbug.Game.from_position({**NOBODY_ACTS, "edition": edition})
    assert (game.over, game.winner, game.outcome) == (True, "p2", "no_action")


@pytest.mark.parametrize("phase", ["action", "start"])
def test_m8_in_the_first_edition_who_cannot_act_passes(phase: str) -> None:
    game = mindbug.Game.from_position({**NOBODY_ACTS, "edition": "first", "phase": phase})
    assert not game.over
    assert (game.turn, game.turn_number) == ("p2", 2)
    assert [(event.kind, event.player) for event in game.events][:2] == [("passed", "p1"), ("turn", "p2")]
    for life in (2, 1):
        game.choose("attack Gorillion")
        assert (game.turn, game.position()["p1"]["life"]) == ("p2", life)
    game.choose("attack Gorillion")
    assert (game.winner, game.outcome) == ("p2", "life")


def test_m8_the_mindbugged_player_who_cannot_act_passes_in_the_new_turn() -> None:
    duel = Scenario(p1={"hand": ["Gorillion"]}, p2={"hand": ["Bee Bear"]}, edition="first")
    duel.p1("play Gorillion")
    duel.p2("mindbug")
    duel.settled("p2")
    assert duel.game.turn_number == 3
    assert [event.player for event in duel.game.events if event.kind == "passed"] == ["p1"]


@pytest.mark.parametrize(("lives", "winner"), [((3, 3), None), ((4, 3), "p1")])
def test_m8_if_passing_goes_on_the_turn_limit_decides(lives: tuple[int, int], winner: str | None) -> None:
    position = {"edition": "first", "p1": {"life": lives[0]}, "p2": {"life": lives[1]}}
    game = mindbug.Game.from_position(position, turn_limit=10_000)
    assert (game.over, game.winner, game.outcome, game.turn_number) == (True, winner, "turn_limit", 10_000)


def test_m8_an_extra_turn_follows_a_pass() -> None:
    game = mindbug.Game.from_position({"edition": "first", "p1": {"extra_turns": 1}, "p2": {"hand": ["Gorillion"]}})
    assert (game.turn, game.turn_number) == ("p2", 3)
