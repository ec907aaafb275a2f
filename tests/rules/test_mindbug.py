"""M1 to M8: the Mindbug, in every edition where nothing else is said."""

from typing import Any

import pytest

from mindbug.game.editions import EDITIONS
from tests.scenario import Scenario

every_edition = pytest.mark.parametrize("edition", EDITIONS)
where_one_can_lose_by_it = pytest.mark.parametrize("edition", ["current", "third", "second"])


# ---- the question itself


@every_edition
def test_a_mindbug_takes_the_creature_and_is_used_up(edition: str) -> None:
    duel = Scenario(p1={"hand": ["Gorillion", "Bee Bear"]}, edition=edition)
    duel.p1("play Gorillion")
    duel.asks("p2", "mindbug", "mindbug", "decline")
    duel.p2("mindbug")
    assert (duel.play("p1"), duel.play("p2")) == ([], ["Gorillion"])
    assert (duel.mindbugs("p1"), duel.mindbugs("p2")) == (2, 1)
    duel.settled("p1")


@every_edition
def test_a_declined_mindbug_is_kept(edition: str) -> None:
    duel = Scenario(p1={"hand": ["Gorillion", "Bee Bear"]}, edition=edition)
    duel.p1("play Gorillion")
    duel.p2("decline")
    assert (duel.play("p1"), duel.play("p2")) == (["Gorillion"], [])
    assert duel.mindbugs("p2") == 2
    duel.settled("p2")


@every_edition
def test_an_attack_cannot_be_mindbugged(edition: str) -> None:
    duel = Scenario(p1={"play": ["Gorillion"]}, edition=edition)
    duel.p1("attack Gorillion")
    assert duel.life("p2") == 2
    duel.settled("p2")


# ---- M1: only a card played from hand as turn action


@every_edition
@pytest.mark.parametrize(("card", "piles"), [
    ("Compost Dragon", {"p1": ["Luchataur"], "p2": []}),
    ("Grave Robber", {"p1": [], "p2": ["Luchataur"]}),
])
def test_m1_a_card_played_out_of_a_discard_pile_cannot_be_mindbugged(card: str, piles: dict[str, list[str]],
                                                                     edition: str) -> None:
    duel = Scenario(p1={"hand": [card], "discard": piles["p1"]}, p2={"discard": piles["p2"]}, edition=edition)
    duel.p1(f"play {card}")
    duel.p2("decline")
    assert duel.play("p1") == [card, "Luchataur"]
    assert duel.mindbugs("p2") == 2
    duel.settled("p2")


@every_edition
def test_m1_a_card_played_from_hand_by_an_effect_cannot_be_mindbugged(edition: str) -> None:
    duel = Scenario(p1={"hand": ["Lord Watermelon", "Bee Bear"]}, edition=edition)
    duel.p1("play Lord Watermelon")
    duel.p2("decline")
    assert duel.play("p1") == ["Bee Bear", "Lord Watermelon"]
    duel.settled("p2")


@every_edition
def test_m1_what_a_mindbugged_card_plays_cannot_be_mindbugged_back(edition: str) -> None:
    duel = Scenario(p1={"hand": ["Compost Dragon", "Bee Bear"]}, p2={"discard": ["Luchataur"]}, edition=edition)
    duel.p1("play Compost Dragon")
    duel.p2("mindbug")
    assert duel.play("p2") == ["Compost Dragon", "Luchataur"]
    duel.settled("p1")


# ---- M2: everything about the arrival is the mindbugger's


@every_edition
def test_m2_the_play_effect_is_the_mindbuggers(edition: str) -> None:
    duel = Scenario(p1={"hand": ["Axolotl Healer", "Bee Bear"]}, edition=edition)
    duel.p1("play Axolotl Healer")
    duel.p2("mindbug")
    assert (duel.life("p1"), duel.life("p2")) == (3, 5)
    duel.settled("p1")


@every_edition
def test_m2_the_play_effect_turns_against_the_player_who_played_it(edition: str) -> None:
    duel = Scenario(p1={"hand": ["Killer Bee", "Bee Bear"]}, edition=edition)
    duel.p1("play Killer Bee")
    duel.p2("mindbug")
    assert (duel.life("p1"), duel.life("p2")) == (2, 3)
    duel.settled("p1")


@every_edition
def test_m2_the_player_who_played_it_may_die_of_it(edition: str) -> None:
    duel = Scenario(p1={"life": 1, "hand": ["Killer Bee", "Bee Bear"]}, edition=edition)
    duel.p1("play Killer Bee")
    duel.p2("mindbug")
    duel.over("p2")


@every_edition
def test_m2_the_mindbugger_gets_the_octonite(edition: str) -> None:
    """Its Harvest counts down on the mindbugger's turns."""
    duel = Scenario(p1={"hand": ["Lychee King", "Bee Bear"]}, edition=edition)
    duel.p1("play Lychee King")
    duel.p2("mindbug")
    assert duel.play("p2") == ["Lychee King (2 octonite)"]
    duel.p1("play Bee Bear")
    duel.p2("decline")
    assert duel.play("p2") == ["Lychee King (1 octonite)"]
    duel.settled("p2")


@every_edition
def test_m2_the_mindbugger_spreads_charge_octonite(edition: str) -> None:
    duel = Scenario(p1={"hand": ["Star Portal", "Luchataur"], "play": ["Gorillion"]}, p2={"play": ["Bee Bear"]},
                    edition=edition)
    duel.p1("play Star Portal")
    duel.p2("mindbug")
    duel.asks("p2", "spread", "put Bee Bear", "put Gorillion", "done")
    duel.p2("put Bee Bear", "done")
    assert duel.play("p2") == ["Bee Bear (1 octonite)", "Star Portal (1 octonite)"]
    assert duel.play("p1") == ["Gorillion"]
    duel.settled("p1")


@every_edition
def test_m2_the_mindbugger_gets_fast(edition: str) -> None:
    duel = Scenario(p1={"hand": ["Carrot Cleric", "Bee Bear"]}, edition=edition)
    duel.p1("play Carrot Cleric")
    duel.p2("mindbug")
    duel.asks("p2", "fast", "attack", "stop")
    duel.p2("attack")
    assert (duel.life("p1"), duel.life("p2")) == (2, 3)
    duel.settled("p1")


# ---- M3: not back, but twice


@every_edition
def test_m3_a_mindbugged_creature_cannot_be_mindbugged_back(edition: str) -> None:
    duel = Scenario(p1={"mindbugs": 2, "hand": ["Gorillion", "Bee Bear"]}, edition=edition)
    duel.p1("play Gorillion")
    duel.p2("mindbug")
    duel.asks("p1", "action", "play Bee Bear")
    assert duel.mindbugs("p1") == 2
    duel.settled("p1")


@every_edition
def test_m3_both_mindbugs_may_be_used_in_one_turn(edition: str) -> None:
    duel = Scenario(p1={"hand": ["Gorillion", "Bee Bear", "Luchataur"]}, edition=edition)
    duel.p1("play Gorillion")
    duel.p2("mindbug")
    duel.p1("play Bee Bear")
    duel.p2("mindbug")
    assert duel.mindbugs("p2") == 0
    duel.p1("play Luchataur")
    assert (duel.play("p1"), duel.play("p2")) == (["Luchataur"], ["Bee Bear", "Gorillion"])
    duel.settled("p2")


# ---- M4: another turn action


@every_edition
def test_m4_the_extra_action_may_be_an_attack_then_the_turn_passes(edition: str) -> None:
    duel = Scenario(p1={"hand": ["Gorillion", "Bee Bear"], "play": ["Brain Fly"]}, edition=edition)
    duel.p1("play Gorillion")
    duel.p2("mindbug")
    duel.asks("p1", "action", "play Bee Bear", "attack Brain Fly")
    duel.p1("attack Brain Fly")
    duel.p2("no block")
    assert duel.life("p2") == 2
    duel.settled("p2")


@every_edition
def test_m4_the_mindbugged_creature_may_block_the_extra_attack(edition: str) -> None:
    duel = Scenario(p1={"hand": ["Gorillion", "Bee Bear"], "play": ["Brain Fly"]}, edition=edition)
    duel.p1("play Gorillion")
    duel.p2("mindbug")
    duel.p1("attack Brain Fly")
    duel.p2("block Gorillion")
    assert duel.discard("p1") == ["Brain Fly"]
    duel.settled("p2")


@every_edition
def test_m4_the_second_card_may_be_kept(edition: str) -> None:
    duel = Scenario(p1={"hand": ["Gorillion", "Bee Bear"]}, edition=edition)
    duel.p1("play Gorillion")
    duel.p2("mindbug")
    duel.p1("play Bee Bear")
    duel.p2("decline")
    assert (duel.play("p1"), duel.play("p2")) == (["Bee Bear"], ["Gorillion"])
    duel.settled("p2")


@where_one_can_lose_by_it
def test_m4_unable_to_act_again_loses_at_once(edition: str) -> None:
    duel = Scenario(p1={"hand": ["Gorillion"]}, edition=edition)
    duel.p1("play Gorillion")
    duel.p2("mindbug")
    duel.over("p2")


@every_edition
def test_m4_defeated_effects_come_before_that_loss(edition: str) -> None:
    """The mindbugged Tiger Squirrel defeats p1's last creature, which steals the card that p1 can go on with."""
    duel = Scenario(p1={"hand": ["Tiger Squirrel"], "play": ["Tomageddon"]}, p2={"hand": ["Bee Bear"]}, edition=edition)
    duel.p1("play Tiger Squirrel")
    duel.p2("mindbug")
    assert (duel.play("p1"), duel.discard("p1"), duel.hand("p1")) == ([], ["Tomageddon"], ["Bee Bear"])
    duel.settled("p1")


@where_one_can_lose_by_it
def test_m4_the_last_creature_without_such_an_effect_does_not_help(edition: str) -> None:
    duel = Scenario(p1={"hand": ["Tiger Squirrel"], "play": ["Gorillion"]}, p2={"hand": ["Bee Bear"]}, edition=edition)
    duel.p1("play Tiger Squirrel")
    duel.p2("mindbug")
    assert duel.discard("p1") == ["Gorillion"]
    duel.over("p2")


# ---- M5: "your" is the mindbugger's


@every_edition
def test_m5_compost_dragon_looks_in_the_mindbuggers_pile(edition: str) -> None:
    duel = Scenario(p1={"hand": ["Compost Dragon", "Bee Bear"], "discard": ["Gorillion"]},
                    p2={"discard": ["Luchataur"]},
                    edition=edition)
    duel.p1("play Compost Dragon")
    duel.p2("mindbug")
    assert duel.play("p2") == ["Compost Dragon", "Luchataur"]
    assert duel.discard("p1") == ["Gorillion"]
    duel.settled("p1")


@every_edition
def test_m5_grave_robber_looks_in_the_pile_of_the_player_who_played_it(edition: str) -> None:
    duel = Scenario(p1={"hand": ["Grave Robber", "Bee Bear"], "discard": ["Gorillion"]}, p2={"discard": ["Luchataur"]},
                    edition=edition)
    duel.p1("play Grave Robber")
    duel.p2("mindbug")
    assert duel.play("p2") == ["Gorillion", "Grave Robber"]
    assert (duel.discard("p1"), duel.discard("p2")) == ([], ["Luchataur"])
    duel.settled("p1")


# ---- whose turn it is while the card changes sides


@every_edition
def test_a_mindbugged_werewolf_is_weak_while_it_is_still_the_others_turn(edition: str) -> None:
    duel = Scenario(p1={"hand": ["Goblin Werewolf", "Bee Bear"], "play": ["Brain Fly"]}, edition=edition)
    duel.p1("play Goblin Werewolf")
    duel.p2("mindbug")
    duel.p1("attack Brain Fly")
    duel.p2("block Goblin Werewolf")
    assert (duel.play("p1"), duel.discard("p2")) == (["Brain Fly"], ["Goblin Werewolf"])
    duel.settled("p2")


@every_edition
def test_the_own_werewolf_is_strong_in_the_extra_action_too(edition: str) -> None:
    """FC-8: 8 against the mindbugged Giraffodile's 7."""
    duel = Scenario(p1={"hand": ["Giraffodile", "Bee Bear"], "play": ["Goblin Werewolf"]}, edition=edition)
    duel.p1("play Giraffodile")
    duel.p2("mindbug")
    duel.p1("attack Goblin Werewolf", "hunt Giraffodile")
    assert (duel.play("p1"), duel.discard("p2")) == (["Goblin Werewolf"], ["Giraffodile"])
    duel.settled("p2")


# ---- Deathweaver and mindbugged cards, both ways


@every_edition
def test_deathweaver_stops_the_play_effect_of_a_card_that_its_opponent_mindbugs(edition: str) -> None:
    duel = Scenario(p1={"hand": ["Axolotl Healer", "Bee Bear"], "play": ["Deathweaver"]}, edition=edition)
    duel.p1("play Axolotl Healer")
    duel.p2("mindbug")
    assert duel.play("p2") == ["Axolotl Healer"]
    assert (duel.life("p1"), duel.life("p2")) == (3, 3)
    duel.settled("p1")


@every_edition
def test_deathweavers_controller_gets_the_play_effect_of_a_mindbugged_card(edition: str) -> None:
    duel = Scenario(p1={"hand": ["Axolotl Healer", "Bee Bear"]}, p2={"play": ["Deathweaver"]}, edition=edition)
    duel.p1("play Axolotl Healer")
    duel.p2("mindbug")
    assert (duel.life("p1"), duel.life("p2")) == (3, 5)
    duel.settled("p1")


@every_edition
def test_deathweaver_stops_a_card_that_is_not_mindbugged(edition: str) -> None:
    duel = Scenario(p1={"hand": ["Axolotl Healer", "Bee Bear"]}, p2={"play": ["Deathweaver"]}, edition=edition)
    duel.p1("play Axolotl Healer")
    duel.p2("decline")
    assert duel.play("p1") == ["Axolotl Healer"]
    assert (duel.life("p1"), duel.life("p2")) == (3, 3)
    duel.settled("p2")


@every_edition
def test_a_mindbugged_deathweaver_stops_the_next_card_of_its_player(edition: str) -> None:
    duel = Scenario(p1={"hand": ["Deathweaver", "Axolotl Healer"]}, edition=edition)
    duel.p1("play Deathweaver")
    duel.p2("mindbug")
    duel.p1("play Axolotl Healer")
    duel.p2("decline")
    assert (duel.life("p1"), duel.life("p2")) == (3, 3)
    duel.settled("p2")


# ---- M6: refresh


@every_edition
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 1), (2, 2)])
def test_m6_refresh_turns_up_one_used_mindbug(before: int, after: int, edition: str) -> None:
    """Astronuts refresh only where no Mindbug is ready, and then one."""
    duel = Scenario(p1={"mindbugs": before, "play": ["Astronuts"]}, p2={"mindbugs": 0, "play": ["Gorillion"]},
                    edition=edition)
    duel.p1("attack Astronuts")
    duel.p2("block Gorillion")
    assert duel.discard("p1") == ["Astronuts"]
    assert duel.mindbugs("p1") == after
    duel.settled("p2")


@every_edition
def test_m6_a_refreshed_mindbug_may_be_used(edition: str) -> None:
    duel = Scenario(p1={"mindbugs": 0, "play": ["Astronuts"]},
                    p2={"hand": ["Bee Bear", "Luchataur"], "play": ["Gorillion"]}, edition=edition)
    duel.p1("attack Astronuts")
    duel.p2("block Gorillion")
    duel.p2("play Bee Bear")
    duel.p1("mindbug")
    assert (duel.play("p1"), duel.mindbugs("p1")) == (["Bee Bear"], 0)
    duel.settled("p2")


# ---- M7: no Mindbug, no question


@every_edition
def test_m7_without_a_mindbug_no_question_is_asked(edition: str) -> None:
    duel = Scenario(p1={"mindbugs": 2, "hand": ["Gorillion"]}, p2={"mindbugs": 0}, edition=edition)
    duel.p1("play Gorillion")
    assert duel.play("p1") == ["Gorillion"]
    duel.settled("p2")


# ---- M8: the editions


@pytest.mark.parametrize(("edition", "turns"), [("current", 0), ("third", 1)])
def test_m8_only_in_the_third_edition_a_new_turn_begins(edition: str, turns: int) -> None:
    duel = Scenario(p1={"hand": ["Gorillion", "Bee Bear"]}, edition=edition)
    before = duel.game.turn_number
    duel.p1("play Gorillion")
    duel.p2("mindbug")
    duel.settled("p1")
    assert duel.game.turn_number == before + turns


@pytest.mark.parametrize(("edition", "king"), [("current", "Lychee King (2 octonite)"),
                                               ("third", "Lychee King (1 octonite)")])
def test_m8_only_in_the_third_edition_harvest_counts_down_again(edition: str, king: str) -> None:
    duel = Scenario(p1={"hand": ["Gorillion", "Bee Bear"], "play": ["Lychee King (2 octonite)"]}, edition=edition)
    duel.p1("play Gorillion")
    duel.p2("mindbug")
    assert duel.play("p1") == [king]
    duel.settled("p1")


@pytest.mark.parametrize(("edition", "life"), [("current", 3), ("third", 2)])
def test_m8_a_harvest_may_happen_in_the_new_turn(edition: str, life: int) -> None:
    duel = Scenario(p1={"hand": ["Gorillion", "Bee Bear"], "play": ["Lychee King (1 octonite)"]}, edition=edition)
    duel.p1("play Gorillion")
    duel.p2("mindbug")
    assert duel.life("p2") == life
    duel.settled("p1")


TOKYO: dict[str, Any] = {"sets": ["first_contact", "king_of_tokyo"]}


def test_m8_in_the_third_edition_power_cards_may_be_bought_again() -> None:
    duel = Scenario(p1={"energy": 1, "hand": ["Gorillion", "Bee Bear"]}, power_row=["Healing Bots"], edition="third",
                    **TOKYO)
    duel.p1("play Gorillion")
    duel.p2("mindbug")
    duel.asks("p1", "buy", "buy Healing Bots", "done")
    duel.p1("buy Healing Bots")
    assert (duel.life("p1"), duel.energy("p1")) == (4, 0)
    duel.settled("p1")


def test_m8_in_the_current_edition_nothing_is_bought_before_the_extra_action() -> None:
    duel = Scenario(p1={"energy": 1, "hand": ["Gorillion", "Bee Bear"]}, power_row=["Healing Bots"], edition="current",
                    **TOKYO)
    duel.p1("play Gorillion")
    duel.p2("mindbug")
    duel.settled("p1")


def buys_rage_and_is_mindbugged(edition: str) -> Scenario:
    duel = Scenario(p1={"energy": 1, "hand": ["Bee Bear", "Luchataur"], "play": ["Gorillion"]}, power_row=["Rage"],
                    edition=edition, phase="start", **TOKYO)
    duel.p1("buy Rage", "play Bee Bear")
    duel.p2("mindbug")
    duel.p1("attack Gorillion")
    duel.p2("no block")
    return duel


def test_m8_in_the_current_edition_effects_of_this_turn_hold_in_the_extra_action() -> None:
    duel = buys_rage_and_is_mindbugged("current")
    duel.asks("p1", "again", "attack", "stop")
    duel.p1("attack")
    duel.p2("no block")
    assert duel.life("p2") == 1
    duel.settled("p2")


def test_m8_in_the_third_edition_effects_of_this_turn_are_over_in_the_new_one() -> None:
    duel = buys_rage_and_is_mindbugged("first")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_m8_the_new_turn_comes_after_the_play_effect_and_fast() -> None:
    duel = Scenario(p1={"hand": ["Carrot Cleric", "Bee Bear"], "play": ["Lychee King (2 octonite)"]}, edition="third")
    duel.p1("play Carrot Cleric")
    duel.p2("mindbug")
    duel.asks("p2", "fast", "attack", "stop")
    assert duel.play("p1") == ["Lychee King (2 octonite)"]
    duel.p2("stop")
    assert duel.play("p1") == ["Lychee King (1 octonite)"]
    duel.settled("p1")


def test_m8_the_new_turn_comes_after_the_choices_of_the_play_effect() -> None:
    duel = Scenario(p1={"hand": ["Ferret Bomber", "Bee Bear", "Luchataur", "Turbo Bug"],
                        "play": ["Lychee King (2 octonite)"]}, edition="third")
    duel.p1("play Ferret Bomber")
    duel.p2("mindbug")
    duel.asks("p1", "discard", "discard Bee Bear", "discard Luchataur", "discard Turbo Bug")
    assert duel.play("p1") == ["Lychee King (2 octonite)"]
    duel.p1("discard Bee Bear", "discard Luchataur")
    assert (duel.hand("p1"), duel.play("p1")) == (["Turbo Bug"], ["Lychee King (1 octonite)"])
    duel.settled("p1")


def test_m8_a_second_mindbug_gives_a_third_turn() -> None:
    duel = Scenario(p1={"hand": ["Gorillion", "Bee Bear", "Luchataur"], "play": ["Mangonade (3 octonite)"]},
                    edition="third")
    duel.p1("play Gorillion")
    duel.p2("mindbug")
    assert duel.play("p1") == ["Mangonade (2 octonite)"]
    duel.p1("play Bee Bear")
    duel.p2("mindbug")
    assert duel.play("p1") == ["Mangonade (1 octonite)"]
    duel.settled("p1")
