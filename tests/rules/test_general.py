"""G1 to G20: the general rulings.

No card lowers power and no card reacts to life gained or lost, so G7 and the second half of G19 cannot be seen at the
table; everything else is here.
"""

from typing import Any

import pytest

import mindbug
from tests.scenario import Scenario

# ---- G1: as much as possible, and mandatory


def test_g1_one_card_is_discarded_where_two_are_asked_for() -> None:
    duel = Scenario(p1={"hand": ["Ferret Bomber"]},
                    p2={"mindbugs": 0, "hand": ["Bee Bear"], "play": ["Gorillion"]})
    duel.p1("play Ferret Bomber")
    assert duel.discard("p2") == ["Bee Bear"]
    assert duel.hand("p2") == []
    duel.settled("p2")


def test_g1_discarding_from_an_empty_hand_is_skipped() -> None:
    duel = Scenario(p1={"hand": ["Ferret Bomber"]}, p2={"mindbugs": 0, "play": ["Gorillion"]}, spare=False)
    duel.p1("play Ferret Bomber")
    assert duel.discard("p2") == []
    duel.settled("p2")


def test_g1_an_effect_without_a_candidate_is_skipped() -> None:
    duel = Scenario(p1={"hand": ["Tiger Squirrel"]}, p2={"mindbugs": 0, "play": ["Strange Barrel"]})
    duel.p1("play Tiger Squirrel")
    assert duel.play("p2") == ["Strange Barrel"]
    duel.settled("p2")


def test_g1_mermaid_is_mandatory_also_when_it_costs_life() -> None:
    duel = Scenario(p1={"life": 6, "hand": ["Mysterious Mermaid"]}, p2={"life": 2, "mindbugs": 0})
    duel.p1("play Mysterious Mermaid")
    assert (duel.life("p1"), duel.life("p2")) == (2, 2)
    duel.settled("p2")


def test_g1_toad_with_only_own_creatures_left_must_defeat_one_of_them() -> None:
    duel = Scenario(p1={"play": ["Explosive Toad", "Bee Bear", "Gorillion"]}, p2={"play": ["Killer Bee"]})
    duel.p1("attack Explosive Toad")
    duel.p2("block Killer Bee")
    duel.asks("p1", "target", "choose Bee Bear", "choose Gorillion")
    duel.p1("choose Bee Bear")
    assert duel.play("p1") == ["Gorillion"]
    assert duel.discard("p1") == ["Bee Bear", "Explosive Toad"]
    duel.settled("p2")


def test_g1_toad_takes_the_only_creature_left_without_asking() -> None:
    duel = Scenario(p1={"play": ["Explosive Toad", "Bee Bear"]}, p2={"play": ["Killer Bee"]})
    duel.p1("attack Explosive Toad")
    duel.p2("block Killer Bee")
    assert duel.play("p1") == []
    assert duel.discard("p1") == ["Bee Bear", "Explosive Toad"]
    duel.settled("p2")


def test_g1_toad_alone_in_play_does_nothing() -> None:
    duel = Scenario(p1={"play": ["Explosive Toad"]}, p2={"play": ["Killer Bee"]})
    duel.p1("attack Explosive Toad")
    duel.p2("block Killer Bee")
    assert (duel.play("p1"), duel.play("p2")) == ([], [])
    duel.settled("p2")


# ---- G2: who performs the action chooses


def test_g2_the_opponent_who_discards_chooses() -> None:
    duel = Scenario(p1={"hand": ["Ferret Bomber"]},
                    p2={"mindbugs": 0, "hand": ["Bee Bear", "Luchataur", "Giraffodile"]})
    duel.p1("play Ferret Bomber")
    duel.asks("p2", "discard", "discard Bee Bear", "discard Giraffodile", "discard Luchataur")
    duel.p2("discard Bee Bear", "discard Luchataur")
    assert duel.hand("p2") == ["Giraffodile"]
    duel.settled("p2")


def test_g2_the_controller_of_the_effect_chooses_what_is_defeated() -> None:
    duel = Scenario(p1={"hand": ["Tiger Squirrel"]},
                    p2={"mindbugs": 0, "play": ["Bee Bear", "Luchataur", "Strange Barrel"]})
    duel.p1("play Tiger Squirrel")
    duel.asks("p1", "target", "choose Bee Bear", "choose Luchataur")
    duel.p1("choose Luchataur")
    assert duel.discard("p2") == ["Luchataur"]
    duel.settled("p2")


def test_g2_after_a_mindbug_the_mindbugger_chooses() -> None:
    duel = Scenario(p1={"hand": ["Tiger Squirrel", "Gorillion"], "play": ["Bee Bear", "Luchataur"]},
                    p2={"play": ["Gorillion"]})
    duel.p1("play Tiger Squirrel")
    duel.p2("mindbug")
    duel.asks("p2", "target", "choose Bee Bear", "choose Luchataur")
    duel.p2("choose Bee Bear")
    assert duel.discard("p1") == ["Bee Bear"]
    duel.settled("p1")


# ---- G3: the active player orders, the controller chooses


@pytest.mark.parametrize(("active", "other"), [("p1", "p2"), ("p2", "p1")])
def test_g3_of_two_toads_the_active_player_orders_and_each_controller_chooses(active: str, other: str) -> None:
    seats: dict[str, Any] = {active: {"play": ["Explosive Toad", "Gorillion"]},
                             other: {"play": ["Explosive Toad", "Bee Bear"]}}
    duel = Scenario(**seats, turn=active)
    duel.choose(active, "attack Explosive Toad")
    duel.choose(other, "block Explosive Toad")
    duel.asks(active, "order", "resolve Explosive Toad", "resolve Explosive Toad #2")
    duel.choose(active, "resolve Explosive Toad #2")
    duel.asks(other, "target", "choose Bee Bear", "choose Gorillion")
    duel.choose(other, "choose Gorillion")
    # The active player's own Toad is left and has but one creature to take.
    assert (duel.play(active), duel.play(other)) == ([], [])
    duel.settled(other)


def test_g3_the_active_player_may_take_the_own_toad_first() -> None:
    duel = Scenario(p1={"play": ["Explosive Toad", "Gorillion"]},
                    p2={"play": ["Explosive Toad", "Bee Bear", "Luchataur"]})
    duel.p1("attack Explosive Toad")
    duel.p2("block Explosive Toad")
    duel.p1("resolve Explosive Toad")
    duel.asks("p1", "target", "choose Bee Bear", "choose Gorillion", "choose Luchataur")
    duel.p1("choose Bee Bear")
    duel.asks("p2", "target", "choose Gorillion", "choose Luchataur")
    duel.p2("choose Gorillion")
    assert (duel.play("p1"), duel.play("p2")) == ([], ["Luchataur"])
    duel.settled("p2")


def test_g3_the_active_player_orders_the_opponents_effect_too() -> None:
    """First the Toad, so that the Harpy Mother finds less to take."""
    duel = Scenario(p1={"play": ["Explosive Toad", "Axolotl Healer"]}, p2={"play": ["Harpy Mother", "Killer Bee"]})
    duel.p1("attack Explosive Toad")
    duel.p2("block Harpy Mother")
    duel.asks("p1", "order", "resolve Explosive Toad", "resolve Harpy Mother")
    duel.p1("resolve Explosive Toad", "choose Axolotl Healer")
    duel.asks("p2", "target", "choose Killer Bee", "done")
    duel.p2("done")
    assert (duel.play("p1"), duel.play("p2")) == ([], ["Killer Bee"])
    duel.settled("p2")


def test_g3_harpy_mother_first_takes_what_the_toad_could_have_hit() -> None:
    duel = Scenario(p1={"play": ["Explosive Toad", "Axolotl Healer"]}, p2={"play": ["Harpy Mother", "Killer Bee"]})
    duel.p1("attack Explosive Toad")
    duel.p2("block Harpy Mother")
    duel.p1("resolve Harpy Mother")
    duel.asks("p2", "target", "choose Axolotl Healer", "choose Killer Bee", "done")
    duel.p2("choose Axolotl Healer", "done")
    duel.asks("p1", "target", "choose Axolotl Healer", "choose Killer Bee")
    duel.p1("choose Killer Bee")
    assert (duel.play("p1"), duel.play("p2")) == ([], ["Axolotl Healer"])
    duel.settled("p2")


def test_g3_the_order_is_asked_also_where_nothing_can_happen() -> None:
    duel = Scenario(p1={"play": ["Explosive Toad"]}, p2={"play": ["Explosive Toad"]})
    duel.p1("attack Explosive Toad")
    duel.p2("block Explosive Toad")
    duel.asks("p1", "order", "resolve Explosive Toad", "resolve Explosive Toad #2")
    duel.p1("resolve Explosive Toad")
    duel.settled("p2")


def test_g3_the_active_player_orders_also_two_toads_of_the_same_player() -> None:
    duel = Scenario(p1={"play": ["Boomberry (1 octonite)", "Gorillion"]},
                    p2={"play": ["Explosive Toad", "Explosive Toad"]})
    duel.p1("attack Boomberry")
    duel.asks("p1", "order", "resolve Explosive Toad", "resolve Explosive Toad #2")
    duel.p1("resolve Explosive Toad")
    duel.asks("p2", "target", "choose Boomberry", "choose Gorillion")
    duel.p2("choose Gorillion")
    assert (duel.play("p1"), duel.discard("p1")) == ([], ["Boomberry", "Gorillion"])
    duel.settled("p2")


# ---- G4: new triggers join the pending ones


def test_g4_a_trigger_that_arises_joins_the_pending_ones() -> None:
    duel = Scenario(p1={"play": ["Explosive Toad"], "hand": ["Bee Bear", "Gorillion", "Luchataur"]},
                    p2={"play": ["Explosive Toad", "Strange Barrel"]})
    duel.p1("attack Explosive Toad")
    duel.p2("block Explosive Toad")
    duel.p1("resolve Explosive Toad")  # its own; only Strange Barrel is left to be defeated
    duel.asks("p1", "order", "resolve Explosive Toad", "resolve Strange Barrel")
    assert duel.discard("p2") == ["Explosive Toad", "Strange Barrel"]
    duel.p1("resolve Strange Barrel")
    duel.chance("pick Bee Bear", "pick Luchataur")
    assert duel.hand("p1") == ["Gorillion"]
    assert duel.hand("p2") == ["Bee Bear", "Gorillion", "Luchataur"]
    duel.settled("p2")


def test_g4_a_trigger_waits_until_the_running_effect_is_done() -> None:
    """Toad and Barrel leave together; only then their effects, in the order that the active player wants."""
    duel = Scenario(p1={"hand": ["Bee Bear", "Gorillion", "Luchataur"], "play": ["Boomberry (1 octonite)"]},
                    p2={"play": ["Strange Barrel", "Explosive Toad"]})
    duel.p1("attack Boomberry")
    assert duel.discard("p2") == ["Explosive Toad", "Strange Barrel"]
    duel.asks("p1", "order", "resolve Explosive Toad", "resolve Strange Barrel")
    duel.p1("resolve Explosive Toad")
    assert duel.discard("p1") == ["Boomberry"]
    duel.chance("pick Bee Bear", "pick Gorillion")
    assert duel.life("p2") == 3
    duel.settled("p2")


# ---- G5: no ownership


def test_g5_a_taken_creature_dies_into_the_pile_of_its_controller_and_works_for_them() -> None:
    duel = Scenario(p1={"hand": ["Brain Fly"]},
                    p2={"mindbugs": 0, "hand": ["Bee Bear", "Giraffodile", "Luchataur"],
                        "play": ["Strange Barrel", "Gorillion"]})
    duel.p1("play Brain Fly", "choose Strange Barrel")
    assert duel.play("p1") == ["Brain Fly", "Strange Barrel"]
    duel.p2("attack Gorillion")
    duel.p1("block Strange Barrel")
    assert duel.discard("p1") == ["Strange Barrel"]
    duel.chance("pick Bee Bear", "pick Luchataur")
    assert duel.hand("p1") == ["Bee Bear", "Luchataur"]
    assert (duel.hand("p2"), duel.discard("p2")) == (["Giraffodile"], [])
    duel.settled("p1")


def test_g5_a_mindbugged_creature_dies_into_the_mindbuggers_pile() -> None:
    duel = Scenario(p1={"hand": ["Turbo Bug", "Bee Bear"], "play": ["Gorillion"]})
    duel.p1("play Turbo Bug")
    duel.p2("mindbug")
    duel.p1("attack Gorillion")
    duel.p2("block Turbo Bug")
    assert (duel.discard("p1"), duel.discard("p2")) == ([], ["Turbo Bug"])
    duel.settled("p2")


def test_g5_a_card_out_of_the_opponents_discard_pile_dies_into_the_own_one() -> None:
    duel = Scenario(p1={"hand": ["Grave Robber"]},
                    p2={"mindbugs": 0, "play": ["Gorillion"], "discard": ["Bee Bear"]})
    duel.p1("play Grave Robber")
    assert duel.play("p1") == ["Bee Bear", "Grave Robber"]
    duel.p2("attack Gorillion")
    duel.p1("block Bee Bear")
    assert (duel.discard("p1"), duel.discard("p2")) == (["Bee Bear"], [])
    duel.settled("p1")


# ---- G6: both sides, and the source is an ally


def test_g6_a_creature_is_a_creature_of_either_side() -> None:
    duel = Scenario(p1={"hand": ["Brain Fly"], "play": ["Bee Bear"]}, p2={"mindbugs": 0, "play": ["Luchataur"]})
    duel.p1("play Brain Fly")
    duel.asks("p1", "target", "choose Bee Bear", "choose Luchataur")
    duel.p1("choose Luchataur")
    assert duel.play("p1") == ["Bee Bear", "Brain Fly", "Luchataur"]
    duel.settled("p2")


def test_g6_an_enemy_creature_is_never_an_own_one() -> None:
    duel = Scenario(p1={"hand": ["Tiger Squirrel"], "play": ["Bee Bear"]}, p2={"mindbugs": 0, "play": ["Luchataur"]})
    duel.p1("play Tiger Squirrel")
    assert duel.discard("p2") == ["Luchataur"]
    assert duel.play("p1") == ["Bee Bear", "Tiger Squirrel"]
    duel.settled("p2")


def test_g6_an_allied_creature_may_be_the_source_itself() -> None:
    """BF-8."""
    duel = Scenario(p1={"hand": ["Quadranut"], "play": ["Bee Bear"]}, p2={"mindbugs": 0, "play": ["Luchataur"]})
    duel.p1("play Quadranut")
    duel.asks("p1", "target", "choose Bee Bear", "choose Quadranut")
    duel.p1("choose Quadranut")
    assert (duel.discard("p1"), duel.discard("p2")) == (["Quadranut"], ["Luchataur"])
    duel.settled("p2")


def test_g6_other_allied_creatures_leave_the_source_out() -> None:
    """Shield Bugs (4) do not strengthen themselves: they fight Brain Fly (4) to a tie and are exhausted."""
    duel = Scenario(p1={"play": ["Shield Bugs", "Gorillion"]}, p2={"play": ["Brain Fly"]})
    duel.p1("attack Shield Bugs")
    duel.p2("block Brain Fly")
    assert duel.play("p1") == ["Gorillion", "Shield Bugs (exhausted)"]
    assert duel.discard("p2") == ["Brain Fly"]
    duel.settled("p2")


# ---- G8: no limits


def test_g8_life_has_no_upper_limit() -> None:
    duel = Scenario(p1={"life": 98, "hand": ["Axolotl Healer"]}, p2={"mindbugs": 0})
    duel.p1("play Axolotl Healer")
    assert duel.life("p1") == 100
    duel.settled("p2")


def test_g8_the_hand_has_no_upper_limit() -> None:
    duel = Scenario(p1={"hand": ["Giraffodile", *["Gorillion"] * 4], "discard": ["Bee Bear"] * 8}, p2={"mindbugs": 0})
    duel.p1("play Giraffodile")
    assert duel.hand("p1") == ["Bee Bear"] * 8 + ["Gorillion"] * 4
    assert duel.discard("p1") == []
    duel.settled("p2")


# ---- G9: the end comes at once


def test_g9_the_last_life_lost_to_an_attack_effect_ends_it_before_the_block() -> None:
    duel = Scenario(p1={"play": ["Chameleon Sniper"]}, p2={"life": 1, "play": ["Spider Owl"]})
    duel.p1("attack Chameleon Sniper")
    assert duel.life("p2") == 0
    assert duel.play("p1") == ["Chameleon Sniper"]
    duel.over("p1")


def test_g9_the_last_life_lost_to_a_play_effect_ends_it() -> None:
    duel = Scenario(p1={"hand": ["Killer Bee"]}, p2={"life": 1, "mindbugs": 0, "play": ["Gorillion"]})
    duel.p1("play Killer Bee")
    duel.over("p1")


def test_g9_whose_effect_comes_first_wins_and_the_other_does_not_resolve() -> None:
    duel = Scenario(p1={"life": 1, "play": ["Gigazaur"]}, p2={"life": 1, "play": ["Gigazaur"]})
    duel.p1("attack Gigazaur")
    duel.p2("block Gigazaur")
    duel.p1("resolve Gigazaur")
    assert (duel.life("p1"), duel.life("p2")) == (1, 0)
    duel.over("p1")


def test_g9_a_player_may_have_to_lose_by_the_own_last_effect() -> None:
    """A mandatory effect (G1) that costs the own last life loses the game."""
    duel = Scenario(p1={"life": 1, "play": ["Duradillo (exhausted)"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Duradillo", "hunt Gorillion")
    duel.over("p2")


def test_g9_win_the_game_ends_it_and_nothing_more_resolves() -> None:
    duel = Scenario(p1={"play": ["Artimist (1 octonite)", "Captain Cucodile (1 octonite)"]}, phase="start")
    duel.asks("p1", "order", "resolve Artimist", "resolve Captain Cucodile")
    duel.p1("resolve Artimist")
    assert duel.life("p1") == 3
    duel.over("p1")


# ---- G10, and the refill


def test_g10_the_hand_is_refilled_before_the_mindbug_decision() -> None:
    duel = Scenario(p1={"hand": ["Axolotl Healer", "Bee Bear", "Giraffodile", "Luchataur", "Turbo Bug"],
                        "draw": ["Gorillion", "Killer Bee"]})
    duel.p1("play Axolotl Healer")
    duel.asks("p2", "mindbug", "mindbug", "decline")
    assert duel.hand("p1") == ["Bee Bear", "Giraffodile", "Gorillion", "Luchataur", "Turbo Bug"]
    assert duel.position()["p1"]["draw"] == ["Killer Bee"]
    assert (duel.play("p1"), duel.play("p2")) == ([], [])
    duel.p2("decline")
    assert duel.play("p1") == ["Axolotl Healer"]
    duel.settled("p2")


def test_g10_the_hand_is_refilled_before_the_play_effect() -> None:
    """Giraffodile's three cards come on top of the five."""
    duel = Scenario(p1={"hand": ["Giraffodile", "Bee Bear", "Bee Bear", "Bee Bear", "Bee Bear"],
                        "draw": ["Luchataur", "Turbo Bug"], "discard": ["Gorillion"] * 3}, p2={"mindbugs": 0})
    duel.p1("play Giraffodile")
    assert duel.hand("p1") == ["Bee Bear"] * 4 + ["Gorillion"] * 3 + ["Luchataur"]
    assert duel.position()["p1"]["draw"] == ["Turbo Bug"]
    duel.settled("p2")


def test_an_empty_draw_pile_refills_nothing() -> None:
    duel = Scenario(p1={"hand": ["Bee Bear", "Luchataur"]}, p2={"mindbugs": 0})
    duel.p1("play Bee Bear")
    assert duel.hand("p1") == ["Luchataur"]
    duel.settled("p2")


def test_a_hand_above_five_discards_without_redraw() -> None:
    duel = Scenario(p1={"hand": ["Ferret Bomber"]},
                    p2={"mindbugs": 0, "hand": ["Bee Bear", "Turbo Bug", *["Gorillion"] * 5], "draw": ["Luchataur"]})
    duel.p1("play Ferret Bomber")
    duel.p2("discard Bee Bear", "discard Turbo Bug")
    assert duel.hand("p2") == ["Gorillion"] * 5
    assert duel.position()["p2"]["draw"] == ["Luchataur"]
    duel.settled("p2")


def test_a_hand_of_six_that_discards_two_redraws_one() -> None:
    duel = Scenario(p1={"hand": ["Ferret Bomber"]},
                    p2={"mindbugs": 0, "hand": ["Bee Bear", "Turbo Bug", *["Gorillion"] * 4],
                        "draw": ["Luchataur", "Lone Yeti"]})
    duel.p1("play Ferret Bomber")
    duel.p2("discard Bee Bear", "discard Turbo Bug")
    assert duel.hand("p2") == ["Gorillion"] * 4 + ["Luchataur"]
    assert duel.position()["p2"]["draw"] == ["Lone Yeti"]
    duel.settled("p2")


# ---- G11: what is public


HANDS: dict[str, Any] = {"sets": ["first_contact", "king_of_tokyo"],
                         "p1": {"hand": ["Gorillion"]}, "p2": {"hand": ["Bee Bear"]}}


@pytest.mark.parametrize("seat", ["p1", "p2"])
@pytest.mark.parametrize(("public", "hidden"), [
    ({"revealed": ["Luchataur"]}, {"unused": ["Turbo Bug"]}),
    ({"p1": {"hand": ["Gorillion"], "discard": ["Luchataur"]}}, {"unused": ["Turbo Bug"]}),
    ({"p2": {"hand": ["Bee Bear"], "discard": ["Luchataur"]}}, {"unused": ["Turbo Bug"]}),
    ({"p1": {"hand": ["Gorillion"], "play": ["Luchataur"]}}, {"unused": ["Turbo Bug"]}),
    ({"power_row": ["Rage"]}, {"power_deck": ["Stomp"]}),
    ({"power_discard": ["Rage"]}, {"power_deck": ["Stomp"]}),
], ids=["revealed", "discard of p1", "discard of p2", "play", "power row", "power discard"])
def test_g11_both_seats_see_the_public_cards(seat: str, public: dict[str, Any], hidden: dict[str, Any]) -> None:
    """A public card and a hidden one change places: that must show."""
    exchange = {"Luchataur": "Turbo Bug", "Turbo Bug": "Luchataur", "Rage": "Stomp", "Stomp": "Rage"}

    def exchanged(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: exchanged(part) for key, part in value.items()}
        return [exchange.get(name, name) for name in value]

    one = mindbug.Game.from_position({**HANDS, **public, **hidden})
    two = mindbug.Game.from_position({**HANDS, **exchanged(public), **exchanged(hidden)})
    assert one.view(seat) != two.view(seat)


# ---- G12: one batch


def test_g12_two_discarded_cards_are_one_batch_before_the_refill() -> None:
    duel = Scenario(p1={"hand": ["Ferret Bomber"]},
                    p2={"mindbugs": 0, "hand": ["Bee Bear", "Giraffodile", "Gorillion", "Luchataur", "Turbo Bug"],
                        "draw": ["Lone Yeti", "Shark Dog", "Brain Fly"]})
    duel.p1("play Ferret Bomber")
    duel.p2("discard Bee Bear")
    duel.asks("p2", "discard", "discard Giraffodile", "discard Gorillion", "discard Luchataur", "discard Turbo Bug")
    duel.p2("discard Turbo Bug")
    assert duel.hand("p2") == ["Giraffodile", "Gorillion", "Lone Yeti", "Luchataur", "Shark Dog"]
    assert duel.position()["p2"]["draw"] == ["Brain Fly"]
    duel.settled("p2")


def test_g12_two_stolen_cards_are_one_batch_before_the_refill() -> None:
    duel = Scenario(p1={"play": ["Strange Barrel"]},
                    p2={"play": ["Gorillion"],
                        "hand": ["Bee Bear", "Giraffodile", "Killer Bee", "Luchataur", "Turbo Bug"],
                        "draw": ["Lone Yeti", "Shark Dog", "Brain Fly"]})
    duel.p1("attack Strange Barrel")
    duel.p2("block Gorillion")
    duel.chance("pick Bee Bear")
    duel.asks("chance", "pick", "pick Giraffodile", "pick Killer Bee", "pick Luchataur", "pick Turbo Bug")
    duel.chance("pick Turbo Bug")
    assert duel.hand("p1") == ["Bee Bear", "Gorillion", "Turbo Bug"]
    assert duel.hand("p2") == ["Giraffodile", "Killer Bee", "Lone Yeti", "Luchataur", "Shark Dog"]
    assert duel.position()["p2"]["draw"] == ["Brain Fly"]
    duel.settled("p2")


# ---- G13: mass defeat


def test_g13_the_set_is_fixed_once_by_current_power() -> None:
    """Axolotl Healer has 5 thanks to Shield Bugs; that the Bugs die with the same blow comes too late."""
    duel = Scenario(p1={"hand": ["Kangasaurus Rex"]},
                    p2={"mindbugs": 0,
                        "play": ["Shield Bugs (exhausted)", "Axolotl Healer", "Turbo Bug", "Spider Owl"]})
    duel.p1("play Kangasaurus Rex")
    assert duel.play("p2") == ["Axolotl Healer", "Turbo Bug"]
    assert duel.discard("p2") == ["Shield Bugs", "Spider Owl"]
    duel.settled("p2")


def test_g13_two_shield_bugs_protect_each_other() -> None:
    duel = Scenario(p1={"hand": ["Kangasaurus Rex"]},
                    p2={"mindbugs": 0, "play": ["Shield Bugs (exhausted)", "Shield Bugs (exhausted)"]})
    duel.p1("play Kangasaurus Rex")
    assert duel.play("p2") == ["Shield Bugs (exhausted)", "Shield Bugs (exhausted)"]
    duel.settled("p2")


def test_g13_tough_creatures_are_exhausted_by_a_mass_defeat() -> None:
    duel = Scenario(p1={"hand": ["Kangasaurus Rex"], "play": ["Turbo Bug"]},
                    p2={"mindbugs": 0, "play": ["Plated Scorpion", "Spider Owl"]})
    duel.p1("play Kangasaurus Rex")
    assert duel.play("p2") == ["Plated Scorpion (exhausted)"]
    assert duel.play("p1") == ["Kangasaurus Rex", "Turbo Bug"]
    duel.settled("p2")


def test_g13_the_set_is_fixed_once_by_current_keywords() -> None:
    """Goblin Werewolf is POISONOUS only because of Snail Thrower, and goes with it."""
    duel = Scenario(p1={"play": ["Leeklings"]}, p2={"play": ["Snail Thrower", "Goblin Werewolf", "Gorillion"]})
    duel.p1("attack Leeklings")
    assert duel.play("p2") == ["Gorillion"]
    assert duel.discard("p2") == ["Goblin Werewolf", "Snail Thrower"]
    duel.p2("no block")
    duel.p1("stop")
    duel.settled("p2")


def test_g13_all_have_left_before_the_first_trigger() -> None:
    """The Toad cannot spend itself on Gorillion, which left with it; Boomberry is all that remains (then A2)."""
    duel = Scenario(p1={"play": ["Boomberry (1 octonite)"]}, p2={"play": ["Explosive Toad", "Gorillion"]})
    duel.p1("attack Boomberry")
    assert duel.discard("p1") == ["Boomberry"]
    assert duel.discard("p2") == ["Explosive Toad", "Gorillion"]
    assert duel.life("p2") == 3
    duel.settled("p2")


# ---- G14: continuous effects


def test_g14_two_sharkies_facing_each_other_have_no_keyword() -> None:
    duel = Scenario(p1={"play": ["Sharky Crab-Dog-Mummypus"]}, p2={"play": ["Sharky Crab-Dog-Mummypus"]})
    duel.p1("attack Sharky Crab-Dog-Mummypus")
    duel.asks("p2", "block", "block Sharky Crab-Dog-Mummypus", "no block")  # not `hunt`: no HUNTER
    duel.p2("no block")
    assert duel.life("p2") == 2
    duel.settled("p2")  # not `again`: no FRENZY


def test_g14_a_keyword_passes_from_sharky_to_sharky() -> None:
    """The Owl makes the attacking Sharky SNEAKY, and so the other one may block it, which Gorillion may not."""
    duel = Scenario(p1={"play": ["Sharky Crab-Dog-Mummypus"]},
                    p2={"play": ["Sharky Crab-Dog-Mummypus", "Spider Owl", "Gorillion"]})
    duel.p1("attack Sharky Crab-Dog-Mummypus")
    duel.asks("p2", "block", "block Sharky Crab-Dog-Mummypus", "block Spider Owl", "no block")
    duel.p2("block Sharky Crab-Dog-Mummypus")
    assert (duel.play("p1"), duel.play("p2")) == ([], ["Gorillion", "Spider Owl"])
    duel.settled("p2")


def test_g14_power_comes_before_keywords() -> None:
    """With Shield Bugs the Brain Fly has 5, so Snail Thrower gives it nothing."""
    duel = Scenario(p1={"play": ["Snail Thrower", "Shield Bugs", "Brain Fly"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Brain Fly")
    duel.asks("p2", "block", "block Gorillion", "no block")
    duel.p2("block Gorillion")
    assert duel.play("p2") == ["Gorillion"]  # not POISONOUS either
    assert duel.discard("p1") == ["Brain Fly"]
    duel.settled("p2")


def test_g14_shield_bugs_themselves_stay_at_four_and_become_hunters() -> None:
    duel = Scenario(p1={"play": ["Snail Thrower", "Shield Bugs", "Brain Fly"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Shield Bugs")
    duel.asks("p1", "hunt", "hunt Gorillion", "let block")
    duel.p1("hunt Gorillion")
    assert duel.discard("p2") == ["Gorillion"]  # POISONOUS too
    assert duel.play("p1") == ["Brain Fly", "Shield Bugs (exhausted)", "Snail Thrower"]
    duel.settled("p2")


def test_g14_cannot_block_beats_can_block() -> None:
    duel = Scenario(p1={"play": ["Elephantopus", "Spider Owl"]}, p2={"play": ["Tiger Squirrel"]})
    duel.p1("attack Spider Owl")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_g14_hunters_forced_block_beats_cannot_block() -> None:
    duel = Scenario(p1={"play": ["Elephantopus", "Killer Bee"]}, p2={"play": ["Tiger Squirrel"]})
    duel.p1("attack Killer Bee", "hunt Tiger Squirrel")
    assert duel.discard("p2") == ["Tiger Squirrel"]
    assert duel.life("p2") == 3
    duel.settled("p2")


# ---- G15: printed values outside play


def test_g15_in_a_discard_pile_printed_power_counts() -> None:
    """BF-17: in play Goblin Werewolf would have 8 on this turn."""
    duel = Scenario(p1={"hand": ["Kiwing Juicer"], "discard": ["Goblin Werewolf"]}, p2={"mindbugs": 0})
    duel.p1("play Kiwing Juicer")
    assert (duel.play("p1"), duel.discard("p1")) == (["Kiwing Juicer"], ["Goblin Werewolf"])
    duel.settled("p2")


def test_g15_in_a_hand_printed_power_counts() -> None:
    """BF-17."""
    duel = Scenario(p1={"hand": ["Bookwyrm", "Goblin Werewolf"], "play": ["Urchin Hurler"]}, p2={"mindbugs": 0})
    duel.p1("play Bookwyrm")
    assert (duel.play("p1"), duel.hand("p1")) == (["Bookwyrm", "Urchin Hurler"], ["Goblin Werewolf"])
    duel.settled("p2")


@pytest.mark.parametrize(("card", "life"), [("Fennel Trickster", 3), ("Lone Yeti", 2)])
def test_g15_a_discarded_card_has_its_printed_power(card: str, life: int) -> None:
    duel = Scenario(p1={"hand": ["Melon Master"]}, p2={"mindbugs": 0, "hand": [card], "play": ["Gorillion"]})
    duel.p1("play Melon Master")
    assert duel.discard("p2") == [card]
    assert duel.life("p2") == life
    duel.settled("p2")


# ---- G16: leaving play and changing sides


def test_g16_leaving_play_clears_exhaustion() -> None:
    duel = Scenario(p1={"mindbugs": 0, "hand": ["Compost Dragon"], "play": ["Rhino Turtle (exhausted)"]},
                    p2={"mindbugs": 0, "hand": ["Bee Bear"], "play": ["Gorillion"]})
    duel.p1("attack Rhino Turtle")
    duel.p2("block Gorillion")
    assert duel.discard("p1") == ["Rhino Turtle"]
    duel.p2("play Bee Bear")
    duel.p1("play Compost Dragon")
    assert duel.play("p1") == ["Compost Dragon", "Rhino Turtle"]
    duel.settled("p2")


@pytest.mark.parametrize(("before", "after"), [
    ("Raspberry Ranger (exhausted)", "Raspberry Ranger"),
    ("Lychee King (1 octonite)", "Lychee King (2 octonite)"),
])
def test_g16_a_creature_that_returns_to_hand_is_played_afresh(before: str, after: str) -> None:
    duel = Scenario(p1={"hand": ["Spinachia", "Gorillion"], "play": [before]}, p2={"mindbugs": 0})
    duel.p1("play Spinachia", "yes", "yes")
    assert duel.play("p1") == [after, "Spinachia"]
    assert duel.hand("p1") == ["Gorillion"]
    duel.settled("p2")


@pytest.mark.parametrize("creature", ["Rhino Turtle (exhausted)", "Lychee King (1 octonite)"])
def test_g16_a_change_of_control_keeps_exhaustion_and_counters(creature: str) -> None:
    duel = Scenario(p1={"hand": ["Brain Fly"]}, p2={"mindbugs": 0, "play": [creature]})
    duel.p1("play Brain Fly")
    assert duel.play("p1") == ["Brain Fly", creature]
    duel.settled("p2")


def test_g16_a_change_of_control_triggers_no_play_effect() -> None:
    duel = Scenario(p1={"life": 1, "hand": ["Brain Fly"]}, p2={"mindbugs": 0, "play": ["Mysterious Mermaid"]})
    duel.p1("play Brain Fly")
    assert duel.play("p1") == ["Brain Fly", "Mysterious Mermaid"]
    assert (duel.life("p1"), duel.life("p2")) == (1, 3)
    duel.settled("p2")


# ---- G17: a trigger outlives its source's place


def test_g17_a_trigger_resolves_although_its_source_has_been_defeated() -> None:
    duel = Scenario(p1={"play": ["Bananapus (1 octonite)", "Mangonade (1 octonite)"]},
                    p2={"play": ["Explosive Toad", "Gorillion"]}, phase="start")
    duel.p1("resolve Bananapus", "choose Explosive Toad")
    duel.asks("p1", "order", "resolve Explosive Toad", "resolve Mangonade")
    duel.p1("resolve Explosive Toad")
    duel.asks("p2", "target", "choose Bananapus", "choose Gorillion", "choose Mangonade")
    duel.p2("choose Mangonade")
    assert (duel.play("p1"), duel.discard("p1")) == (["Bananapus"], ["Mangonade"])
    assert (duel.play("p2"), duel.discard("p2")) == ([], ["Explosive Toad", "Gorillion"])
    duel.settled("p1")


def test_g17_a_trigger_resolves_for_who_controlled_its_source_when_it_triggered() -> None:
    """Harpy Mother takes Mangonade, whose Harvest is pending for p1: to p1 it is an enemy creature now."""
    duel = Scenario(p1={"play": ["Bananapus (1 octonite)", "Mangonade (1 octonite)"]},
                    p2={"play": ["Harpy Mother", "Gorillion"]}, phase="start")
    duel.p1("resolve Bananapus", "choose Harpy Mother", "resolve Harpy Mother")
    duel.asks("p2", "target", "choose Bananapus", "choose Mangonade", "done")
    duel.p2("choose Mangonade", "done")
    assert (duel.play("p1"), duel.discard("p1")) == (["Bananapus"], [])
    assert (duel.play("p2"), duel.discard("p2")) == ([], ["Gorillion", "Harpy Mother", "Mangonade"])
    duel.settled("p1")


# ---- G18: the turn limit


@pytest.mark.parametrize(("p1", "p2", "winner"), [(4, 3, "p1"), (3, 4, "p2"), (3, 3, None)])
def test_g18_after_the_turn_limit_the_higher_life_wins(p1: int, p2: int, winner: str | None) -> None:
    duel = Scenario(p1={"life": p1, "mindbugs": 0, "hand": ["Gorillion", "Bee Bear"]},
                    p2={"life": p2, "mindbugs": 0, "hand": ["Gorillion", "Bee Bear"]}, turn_limit=2)
    duel.p1("play Gorillion")
    duel.settled("p2")
    duel.p2("play Gorillion")
    duel.over(winner)


def test_g18_the_new_turn_after_a_mindbug_counts_in_the_third_edition() -> None:
    duel = Scenario(p1={"life": 4, "hand": ["Gorillion", "Bee Bear", "Luchataur"]}, edition="third", turn_limit=2)
    duel.p1("play Gorillion")
    duel.p2("mindbug")
    duel.p1("play Bee Bear")
    duel.p2("decline")
    duel.over("p1")


def test_g18_the_extra_action_after_a_mindbug_is_no_turn_of_its_own() -> None:
    duel = Scenario(p1={"life": 4, "hand": ["Gorillion", "Bee Bear", "Luchataur"]}, edition="current", turn_limit=2)
    duel.p1("play Gorillion")
    duel.p2("mindbug")
    duel.p1("play Bee Bear")
    duel.p2("decline")
    duel.settled("p2")


def test_g18_an_extra_turn_counts() -> None:
    duel = Scenario(p1={"play": ["Borgions (1 octonite)"]}, p2={"play": ["Gorillion"]}, turn_limit=2)
    duel.p1("act Borgions")
    duel.settled("p1")
    duel.p1("attack Borgions")
    assert duel.life("p2") == 2
    duel.over("p1")


# ---- G19: set life


@pytest.mark.parametrize(("own", "other"), [(1, 4), (4, 1), (2, 2)])
def test_g19_life_may_be_set_higher_or_lower(own: int, other: int) -> None:
    duel = Scenario(p1={"life": own, "hand": ["Mysterious Mermaid"]}, p2={"life": other, "mindbugs": 0})
    duel.p1("play Mysterious Mermaid")
    assert (duel.life("p1"), duel.life("p2")) == (other, other)
    duel.settled("p2")


# ---- G20: taking what one has


def test_g20_taking_control_of_an_own_creature_is_legal_and_changes_nothing() -> None:
    duel = Scenario(p1={"hand": ["Brain Fly"], "play": ["Rhino Turtle (exhausted)"]},
                    p2={"mindbugs": 0, "play": ["Luchataur"]})
    duel.p1("play Brain Fly", "choose Rhino Turtle")
    assert duel.play("p1") == ["Brain Fly", "Rhino Turtle (exhausted)"]
    assert duel.play("p2") == ["Luchataur"]
    duel.settled("p2")


def test_g20_harpy_mother_may_choose_an_own_creature() -> None:
    duel = Scenario(p1={"play": ["Harpy Mother", "Turbo Bug"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Harpy Mother")
    duel.p2("block Gorillion")
    duel.asks("p1", "target", "choose Turbo Bug", "done")
    duel.p1("choose Turbo Bug")
    assert (duel.play("p1"), duel.play("p2")) == (["Turbo Bug"], ["Gorillion"])
    duel.settled("p2")


# ---- the loss of a seat that cannot act


def test_a_seat_without_a_turn_action_loses_at_once() -> None:
    duel = Scenario(p2={"hand": ["Gorillion"]}, spare=False)
    duel.over("p2")


def test_the_defeated_effect_of_the_last_creature_comes_before_the_loss() -> None:
    duel = Scenario(p1={"play": ["Harpy Mother"]}, p2={"hand": ["Gorillion"], "play": ["Gorillion", "Axolotl Healer"]},
                    turn="p2", spare=False)
    duel.p2("attack Gorillion")
    duel.p1("block Harpy Mother", "choose Axolotl Healer")
    assert duel.play("p1") == ["Axolotl Healer"]
    duel.settled("p1")


def test_without_help_from_the_last_creature_the_loss_follows() -> None:
    duel = Scenario(p1={"play": ["Harpy Mother"]}, p2={"hand": ["Gorillion"], "play": ["Gorillion", "Axolotl Healer"]},
                    turn="p2", spare=False)
    duel.p2("attack Gorillion")
    duel.p1("block Harpy Mother", "done")
    duel.over("p2")


def test_stolen_cards_of_the_last_creature_save_its_player() -> None:
    duel = Scenario(p1={"play": ["Strange Barrel"]}, p2={"hand": ["Bee Bear"], "play": ["Gorillion"]}, turn="p2",
                    spare=False)
    duel.p2("attack Gorillion")
    duel.p1("block Strange Barrel")
    assert duel.hand("p1") == ["Bee Bear"]
    duel.settled("p1")


def test_a_seat_that_cannot_act_only_loses_when_its_turn_comes() -> None:
    """p1 spends the last creature on its own turn; the loss comes one turn later."""
    duel = Scenario(p1={"mindbugs": 0, "play": ["Turbo Bug"]}, p2={"hand": ["Bee Bear"], "play": ["Gorillion"]},
                    spare=False)
    duel.p1("attack Turbo Bug")
    duel.p2("block Gorillion")
    assert duel.discard("p1") == ["Turbo Bug"]
    duel.settled("p2")
    duel.p2("play Bee Bear")
    duel.over("p2")
