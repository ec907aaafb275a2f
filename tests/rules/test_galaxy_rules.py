"""The rulings under "Battlefruit" that Battlefruit Galaxy reaches, and what they mean together with other rulings."""

import pytest

from tests.scenario import Scenario

WITH_POWER_CARDS = ["first_contact", "battlefruit_galaxy", "king_of_tokyo"]

# ---- Charge octonite: N on arrival, which may at once be spread over any creatures of both sides


def test_spread_asks_nothing_without_another_creature() -> None:
    duel = Scenario(p1={"hand": ["Star Portal"]}, p2={"mindbugs": 0})
    duel.p1("play Star Portal")
    assert duel.play("p1") == ["Star Portal (2 octonite)"]
    duel.settled("p2")


def test_spread_offers_the_creatures_of_both_sides_one_octonite_at_a_time() -> None:
    """The chooser's side is numbered first."""
    duel = Scenario(p1={"hand": ["Star Portal"], "play": ["Gorillion"]},
                    p2={"mindbugs": 0, "play": ["Gorillion", "Applebot"]})
    offered = ("put Gorillion", "put Gorillion #2", "put Applebot", "done")
    duel.p1("play Star Portal")
    duel.asks("p1", "spread", *offered)
    duel.p1("put Gorillion #2")
    assert duel.play("p2") == ["Applebot", "Gorillion (1 octonite)"]
    duel.asks("p1", "spread", *offered)
    duel.p1("put Gorillion")
    assert duel.play("p1") == ["Gorillion (1 octonite)", "Star Portal"]
    duel.settled("p2")


def test_spread_may_put_all_on_one_creature() -> None:
    duel = Scenario(p1={"hand": ["Star Portal"]}, p2={"mindbugs": 0, "play": ["Gorillion (1 octonite)"]})
    duel.p1("play Star Portal", "put Gorillion", "put Gorillion")
    assert duel.play("p1") == ["Star Portal"]
    assert duel.play("p2") == ["Gorillion (3 octonite)"]
    duel.settled("p2")


def test_spread_done_leaves_everything_on_the_arriving_creature() -> None:
    duel = Scenario(p1={"hand": ["Star Portal"]}, p2={"mindbugs": 0, "play": ["Gorillion"]})
    duel.p1("play Star Portal", "done")
    assert duel.play("p1") == ["Star Portal (2 octonite)"]
    assert duel.play("p2") == ["Gorillion"]
    duel.settled("p2")


def test_spread_offers_another_of_the_same_name_but_not_the_arriving_one() -> None:
    duel = Scenario(p1={"hand": ["Star Portal"], "play": ["Star Portal (2 octonite)"]}, p2={"mindbugs": 0})
    duel.p1("play Star Portal")
    duel.asks("p1", "spread", "put Star Portal", "done")
    duel.p1("put Star Portal", "done")
    assert duel.play("p1") == ["Star Portal (1 octonite)", "Star Portal (3 octonite)"]
    duel.settled("p2")


def test_m2_the_mindbugger_gets_and_spreads_the_octonite() -> None:
    duel = Scenario(p1={"hand": ["Star Portal", "Gorillion"], "play": ["Radisher"]}, p2={"play": ["Applebot"]})
    duel.p1("play Star Portal")
    duel.p2("mindbug")
    duel.asks("p2", "spread", "put Applebot", "put Radisher", "done")
    duel.p2("put Applebot", "done")
    assert duel.play("p2") == ["Applebot (1 octonite)", "Star Portal (1 octonite)"]
    duel.settled("p1")


def test_the_mindbug_question_comes_before_the_spread() -> None:
    duel = Scenario(p1={"hand": ["Star Portal"], "play": ["Radisher"]})
    duel.p1("play Star Portal")
    duel.asks("p2", "mindbug", "mindbug", "decline")
    duel.p2("decline")
    duel.p1("done")
    assert duel.play("p1") == ["Radisher", "Star Portal (2 octonite)"]
    duel.settled("p2")


def test_charge_octonite_comes_with_a_card_played_by_an_effect() -> None:
    duel = Scenario(p1={"hand": ["Compost Dragon"], "discard": ["Star Portal"]}, p2={"mindbugs": 0})
    duel.p1("play Compost Dragon")
    duel.asks("p1", "spread", "put Compost Dragon", "done")
    duel.p1("put Compost Dragon", "done")
    assert duel.play("p1") == ["Compost Dragon (1 octonite)", "Star Portal (1 octonite)"]
    duel.settled("p2")


def test_charge_octonite_comes_before_fast_also_for_a_card_played_by_an_effect() -> None:
    """BF-1: when everything else of the arrival is done."""
    duel = Scenario(p1={"hand": ["Cinnemonk"]}, p2={"mindbugs": 0, "discard": ["Pomegrenade"]})
    duel.p1("play Cinnemonk")
    duel.asks("p1", "spread", "put Cinnemonk", "done")
    duel.p1("put Cinnemonk", "put Cinnemonk")
    duel.asks("p1", "fast", "attack", "stop")
    duel.p1("stop")
    assert duel.play("p1") == ["Cinnemonk (2 octonite)", "Pomegrenade"]
    duel.settled("p2")


def test_deathweaver_does_not_stop_octonite() -> None:
    """FC-5."""
    duel = Scenario(p1={"hand": ["Star Portal"]}, p2={"mindbugs": 0, "play": ["Deathweaver"]})
    duel.p1("play Star Portal", "put Deathweaver", "done")
    assert duel.play("p1") == ["Star Portal (1 octonite)"]
    assert duel.play("p2") == ["Deathweaver (1 octonite)"]
    duel.settled("p2")


def test_octonite_put_on_a_harvest_creature_starts_it_anew() -> None:
    """BF-2."""
    duel = Scenario(p1={"mindbugs": 0, "hand": ["Boomberry"], "play": ["Captain Cucodile"]},
                    p2={"mindbugs": 0, "hand": ["Applebot"]})
    duel.p1("play Boomberry", "put Captain Cucodile")
    duel.p2("play Applebot")
    assert duel.play("p1") == ["Boomberry", "Captain Cucodile"]
    assert duel.life("p1") == 5
    duel.settled("p1")


def test_octonite_on_galaxy_creatures_does_not_tick() -> None:
    duel = Scenario(p1={"mindbugs": 0, "hand": ["Gorillion"], "play": ["Star Portal (2 octonite)"]},
                    p2={"mindbugs": 0, "hand": ["Gorillion"]})
    duel.p1("play Gorillion")
    duel.p2("play Gorillion")
    assert duel.play("p1") == ["Gorillion", "Star Portal (2 octonite)"]
    duel.settled("p1")


def test_g16_leaving_play_clears_octonite() -> None:
    """Figuru is back in play without the octonite that it carried."""
    duel = Scenario(p1={"mindbugs": 0, "play": ["Figuru (2 octonite)"], "hand": ["Applebot"]},
                    p2={"mindbugs": 0, "hand": ["Gorillion"], "play": ["Radisher"]})
    duel.p1("act Figuru")
    duel.p2("attack Radisher")
    duel.p1("no block", "play Figuru")
    assert duel.play("p1") == ["Figuru", "Gorillion"]
    duel.settled("p2")


# ---- Action: uses the turn action, is forbidden if it would do nothing, pays first


def test_action_uses_the_turn_action_and_cannot_be_mindbugged() -> None:
    """BF-3, M1."""
    duel = Scenario(p1={"play": ["USX Tangerine (1 octonite)"]}, p2={"play": ["Kiwanoid (1 octonite)"]})
    duel.asks("p1", "action", "play Gorillion", "attack USX Tangerine", "act USX Tangerine")
    duel.p1("act USX Tangerine")
    assert duel.mindbugs("p2") == 2
    duel.settled("p2")


def test_action_is_not_paid_by_another_creature() -> None:
    duel = Scenario(p1={"play": ["Borgions", "Kiwanoid (2 octonite)"]}, p2={"play": ["Gorillion"]})
    duel.refuses("act Borgions")
    duel.settled("p1")


def test_action_may_be_the_action_after_a_mindbug() -> None:
    """M4."""
    duel = Scenario(p1={"hand": ["Applebot"], "play": ["Borgions (1 octonite)"]})
    duel.p1("play Applebot")
    duel.p2("mindbug")
    duel.asks("p1", "action", "attack Borgions", "act Borgions")
    duel.p1("act Borgions")
    assert duel.life("p2") == 5
    duel.settled("p1")


def test_action_of_a_creature_under_new_control_belongs_to_the_new_controller() -> None:
    duel = Scenario(p1={"play": ["USX Tangerine (1 octonite)"]},
                    p2={"hand": ["Gorillion"], "play": ["Borgions (1 octonite)"]})
    duel.p1("act USX Tangerine")
    duel.p2("play Gorillion")
    duel.p1("decline", "act Borgions")
    assert duel.play("p1") == ["Borgions", "USX Tangerine"]
    assert duel.discard("p2") == ["Gorillion"]
    duel.settled("p1")


def test_an_action_alone_keeps_a_player_in_the_game() -> None:
    """Two Snail Throwers give all of p1's creatures HUNTER, so Pomelozilla lets none attack."""
    duel = Scenario(p1={"play": ["Snail Thrower", "Snail Thrower", "Figuru"]},
                    p2={"hand": ["Gorillion"], "play": ["Pomelozilla"]}, spare=False)
    duel.asks("p1", "action", "act Figuru")
    duel.p1("act Figuru")
    assert duel.play("p1") == ["Gorillion", "Snail Thrower", "Snail Thrower"]
    duel.settled("p2")


def test_an_action_that_would_do_nothing_does_not_keep_a_player_in_the_game() -> None:
    """BF-3: it is no turn action then."""
    duel = Scenario(p1={"play": ["Snail Thrower", "Snail Thrower", "USX Tangerine (1 octonite)"]},
                    p2={"hand": ["Gorillion"], "play": ["Pomelozilla"]}, spare=False)
    duel.over("p2")


# ---- ATTACK[1]: must pay and resolve if it carries octonite; without, the attack is still legal


def test_attack_cost_is_not_paid_by_another_creature() -> None:
    duel = Scenario(p1={"play": ["Boomberry", "Kiwanoid (2 octonite)"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Boomberry")
    duel.p2("no block")
    assert duel.play("p1") == ["Boomberry", "Kiwanoid (2 octonite)"]
    assert duel.play("p2") == ["Gorillion"]
    duel.settled("p2")


def test_attack_cost_is_one_octonite_however_many_it_carries() -> None:
    duel = Scenario(p1={"play": ["Boomberry (3 octonite)"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Boomberry")
    assert duel.play("p1") == ["Boomberry (2 octonite)"]
    duel.settled("p2")


def test_a4_attack_cost_is_paid_on_every_attack() -> None:
    duel = Scenario(p1={"play": ["Plumarine (3 octonite)"]})
    duel.p1("attack Plumarine")
    assert duel.play("p1") == ["Plumarine (2 octonite)"]
    duel.p1("attack")
    assert duel.play("p1") == ["Plumarine (1 octonite)"]
    assert duel.life("p2") == 1
    duel.settled("p2")


def test_attack_cost_is_paid_before_the_block() -> None:
    """A1: Attack effects, then the block; the paid octonite is gone when the attack is blocked."""
    duel = Scenario(p1={"play": ["Kiwanoid (2 octonite)"], "discard": ["Applebot"]}, p2={"play": ["Leeklings"]})
    duel.p1("attack Kiwanoid")
    duel.asks("p2", "block")
    assert duel.play("p1") == ["Kiwanoid (1 octonite)"]
    assert duel.hand("p1") == ["Applebot", "Gorillion"]
    duel.p2("block Leeklings")
    duel.settled("p2")


def test_a_blocker_neither_pays_nor_gets_its_attack_effect() -> None:
    duel = Scenario(p1={"play": ["Leeklings"]}, p2={"play": ["Kiwanoid (2 octonite)"], "discard": ["Applebot"]})
    duel.p1("attack Leeklings")
    duel.p2("block Kiwanoid")
    assert duel.play("p2") == ["Kiwanoid (2 octonite)"]
    assert duel.discard("p2") == ["Applebot"]
    duel.settled("p2")


def test_octonite_on_a_creature_without_a_cost_stays() -> None:
    duel = Scenario(p1={"play": ["Gorillion (1 octonite)"]})
    duel.p1("attack Gorillion")
    assert duel.play("p1") == ["Gorillion (1 octonite)"]
    duel.settled("p2")


# ---- Refresh


def test_m6_a_refreshed_mindbug_can_be_used_again() -> None:
    duel = Scenario(p1={"mindbugs": 0, "hand": ["Applebot", "Gorillion"], "play": ["Gorillion"]},
                    p2={"mindbugs": 0, "hand": ["Radisher"], "play": ["Astronuts"]})
    duel.p1("attack Gorillion")
    duel.p2("block Astronuts", "play Radisher")
    duel.p1("play Applebot")
    duel.p2("mindbug")
    assert duel.mindbugs("p2") == 0
    assert duel.play("p2") == ["Applebot", "Radisher"]
    duel.settled("p1")


def test_m6_of_two_astronuts_that_die_together_only_the_first_refreshes() -> None:
    """'If no Mindbug is ready' is looked at when the effect resolves."""
    duel = Scenario(p1={"play": ["Boomberry (1 octonite)"]}, p2={"mindbugs": 0, "play": ["Astronuts", "Astronuts"]})
    duel.p1("attack Boomberry", "resolve Astronuts")
    assert duel.mindbugs("p2") == 1
    assert duel.life("p2") == 2
    duel.settled("p2")


# ---- Steal life: the opponent loses 1; if they did, you gain 1


def test_steal_life_moves_one_life() -> None:
    """BF-5."""
    duel = Scenario(p1={"life": 1, "hand": ["Bean Bot"]}, p2={"mindbugs": 0, "life": 7})
    duel.p1("play Bean Bot")
    assert (duel.life("p1"), duel.life("p2")) == (2, 6)
    duel.settled("p2")


def test_steal_life_copied_is_for_the_copier() -> None:
    """BF-5."""
    duel = Scenario(p1={"life": 1, "hand": ["Pear Patrol", "Bean Bot"]}, p2={"mindbugs": 0, "life": 2})
    duel.p1("play Pear Patrol", "yes")
    assert (duel.life("p1"), duel.life("p2")) == (2, 1)
    duel.settled("p2")


# ---- Unused pile


def test_unused_pile_is_drawn_from_the_top_until_it_is_empty() -> None:
    """BF-22: the second attack is paid and draws nothing."""
    duel = Scenario(p1={"mindbugs": 0, "play": ["Star Portal (2 octonite)"]}, p2={"hand": ["Radisher", "Gorillion"]},
                    unused=["Caulibot"])
    duel.p1("attack Star Portal")
    assert duel.hand("p1") == ["Caulibot", "Gorillion"]
    assert duel.position()["unused"] == []
    duel.p2("play Gorillion")
    duel.p1("attack Star Portal")
    assert duel.hand("p1") == ["Caulibot", "Gorillion"]
    assert duel.play("p1") == ["Star Portal"]
    assert duel.life("p2") == 1
    duel.settled("p2")


def test_a_refill_does_not_take_from_the_unused_pile() -> None:
    duel = Scenario(p1={"hand": ["Gorillion", "Applebot"]}, p2={"mindbugs": 0}, unused=["Caulibot"])
    duel.p1("play Gorillion")
    assert duel.hand("p1") == ["Applebot"]
    assert duel.position()["unused"] == ["Caulibot"]
    duel.settled("p2")


# ---- Revealing


def test_g10_the_refill_comes_before_revealing() -> None:
    """The only card with SNEAKY is the one just drawn."""
    duel = Scenario(p1={"hand": ["Cornanon"] + ["Gorillion"] * 4, "draw": ["Applebot"]},
                    p2={"mindbugs": 0, "play": ["Star Portal", "Leeklings"]})
    duel.p1("play Cornanon", "yes")
    duel.asks("p1", "card", "choose Applebot", "choose Gorillion")
    duel.p1("choose Applebot")
    assert duel.play("p2") == ["Leeklings"]
    assert duel.hand("p1") == ["Applebot"] + ["Gorillion"] * 4
    duel.settled("p2")


def test_a_revealed_card_can_be_played_later() -> None:
    duel = Scenario(p1={"mindbugs": 0, "hand": ["Pear Patrol", "Killer Bee"]}, p2={"mindbugs": 0})
    duel.p1("play Pear Patrol", "yes")
    duel.p2("play Gorillion")
    duel.p1("play Killer Bee")
    assert duel.life("p2") == 1
    assert duel.play("p1") == ["Killer Bee", "Pear Patrol"]
    duel.settled("p2")


def test_m2_the_mindbugger_reveals_from_the_own_hand() -> None:
    duel = Scenario(p1={"hand": ["Cornanon", "Caulibot"], "play": ["Luchataur", "Star Portal"]},
                    p2={"hand": ["Applebot"], "play": ["Rhino Turtle"]})
    duel.p1("play Cornanon")
    duel.p2("mindbug", "yes")
    assert duel.play("p1") == ["Luchataur"]
    assert duel.play("p2") == ["Cornanon", "Rhino Turtle"]
    assert duel.hand("p2") == ["Applebot"]
    duel.settled("p1")


# ---- Copying a Play effect


def test_copying_does_not_play_the_card() -> None:
    """No charge octonite, no FAST: Kiwanoid has no Play effect and stays in hand."""
    duel = Scenario(p1={"hand": ["Pear Patrol", "Kiwanoid", "Killer Bee"]}, p2={"mindbugs": 0})
    duel.p1("play Pear Patrol", "yes", "choose Kiwanoid")
    assert duel.play("p1") == ["Pear Patrol"]
    assert duel.hand("p1") == ["Killer Bee", "Kiwanoid"]
    duel.settled("p2")


def test_copying_fails_under_deathweaver() -> None:
    duel = Scenario(p1={"hand": ["Pear Patrol", "Killer Bee"]}, p2={"mindbugs": 0, "play": ["Deathweaver"]})
    duel.p1("play Pear Patrol")
    assert duel.life("p2") == 3
    duel.settled("p2")


def test_copying_uses_the_copiers_own_discard_pile() -> None:
    duel = Scenario(p1={"hand": ["Pear Patrol", "Compost Dragon"], "discard": ["Applebot"]},
                    p2={"mindbugs": 0, "discard": ["Gorillion"]})
    duel.p1("play Pear Patrol", "yes")
    assert duel.play("p1") == ["Applebot", "Pear Patrol"]
    assert duel.hand("p1") == ["Compost Dragon"]
    duel.settled("p2")


def test_copying_other_allied_means_other_than_the_copier() -> None:
    """BF-14: Spinachia's 'may return 1 other allied creature' cannot be carried out with Pear Patrol alone."""
    duel = Scenario(p1={"hand": ["Pear Patrol", "Spinachia"]}, p2={"mindbugs": 0})
    duel.p1("play Pear Patrol", "yes")
    assert (duel.play("p1"), duel.hand("p1")) == (["Pear Patrol"], ["Spinachia"])
    duel.settled("p2")


def test_copying_a_revealing_effect_reveals_again() -> None:
    duel = Scenario(p1={"hand": ["Pear Patrol", "Cornanon"]},
                    p2={"mindbugs": 0, "play": ["Grape Sentinel", "Gorillion"]})
    duel.p1("play Pear Patrol", "yes")
    duel.asks("p1", "may", "yes", "no")
    duel.p1("yes")
    assert duel.play("p2") == ["Gorillion"]
    assert duel.hand("p1") == ["Cornanon"]
    duel.settled("p2")


def test_copying_a_second_pear_patrol_copies_on() -> None:
    duel = Scenario(p1={"hand": ["Pear Patrol", "Pear Patrol", "Killer Bee"]}, p2={"mindbugs": 0})
    duel.p1("play Pear Patrol", "yes", "choose Pear Patrol", "yes", "choose Killer Bee")
    assert duel.life("p2") == 2
    assert duel.hand("p1") == ["Killer Bee", "Pear Patrol"]
    duel.settled("p2")


def test_m5_a_mindbugged_pear_patrol_copies_for_the_mindbugger() -> None:
    duel = Scenario(p1={"hand": ["Pear Patrol", "Gorillion"]}, p2={"hand": ["Killer Bee"]})
    duel.p1("play Pear Patrol")
    duel.p2("mindbug", "yes")
    assert (duel.life("p1"), duel.life("p2")) == (2, 3)
    duel.settled("p1")


# ---- Extra turns


def test_extra_turn_lets_harvest_tick_again() -> None:
    """BF-16: the other's creatures do not tick."""
    duel = Scenario(p1={"play": ["Borgions (1 octonite)", "Captain Cucodile (1 octonite)"]},
                    p2={"play": ["Mangonade (3 octonite)", "Applebot"]})
    duel.p1("act Borgions", "choose Applebot")
    assert duel.play("p1") == ["Borgions", "Captain Cucodile"]
    assert duel.play("p2") == ["Mangonade (3 octonite)"]
    assert (duel.life("p1"), duel.life("p2")) == (5, 5)
    duel.settled("p1")


def test_extra_turn_lets_its_player_buy_again() -> None:
    """BF-16."""
    duel = Scenario(p1={"energy": 1, "play": ["Borgions (1 octonite)"]}, sets=WITH_POWER_CARDS,
                    power_row=["Healing Bots"])
    duel.p1("act Borgions")
    duel.asks("p1", "buy", "buy Healing Bots", "done")
    duel.p1("buy Healing Bots")
    assert (duel.life("p1"), duel.energy("p1")) == (4, 0)
    duel.settled("p1")


def test_extra_turns_can_follow_one_another() -> None:
    duel = Scenario(p1={"play": ["Borgions (2 octonite)"]}, p2={"play": ["Gorillion", "Radisher"]})
    duel.p1("act Borgions", "choose Gorillion", "act Borgions")
    assert duel.play("p2") == []
    duel.settled("p1")
    duel.p1("attack Borgions")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_extra_turn_counts_as_a_turn() -> None:
    """G18: every turn counts, extra turns too."""
    duel = Scenario(p1={"play": ["Borgions (1 octonite)"]})
    before = duel.game.turn_number
    duel.p1("act Borgions", "attack Borgions")
    assert duel.game.turn_number == before + 2
    duel.settled("p2")


# ---- Keywords without effect (Shoctopus)


def test_frenzy_without_effect() -> None:
    """BF-15."""
    duel = Scenario(p1={"play": ["Shoctopus"]}, p2={"play": ["Luchataur (1 octonite)"]}, turn="p2")
    duel.p2("attack Luchataur")
    duel.p1("no block")
    assert duel.life("p1") == 2
    duel.settled("p1")


def test_hunter_without_effect() -> None:
    """BF-15."""
    duel = Scenario(p1={"play": ["Shoctopus"]}, p2={"play": ["Grape Sentinel (1 octonite)"]}, turn="p2")
    duel.p2("attack Grape Sentinel")
    duel.asks("p1", "block", "block Shoctopus", "no block")
    duel.p1("no block")
    assert duel.life("p1") == 2
    duel.settled("p1")


def test_poisonous_without_effect() -> None:
    """BF-15."""
    duel = Scenario(p1={"play": ["Shoctopus", "Gorillion"]}, p2={"play": ["Bean Bot (1 octonite)"]})
    duel.p1("attack Gorillion")
    duel.p2("block Bean Bot")
    assert duel.play("p1") == ["Gorillion", "Shoctopus"]
    assert duel.discard("p2") == ["Bean Bot"]
    duel.settled("p2")


def test_sneaky_without_effect_can_be_blocked_by_all() -> None:
    """BF-15."""
    duel = Scenario(p1={"play": ["Shoctopus"]}, p2={"play": ["Applebot (1 octonite)"]}, turn="p2")
    duel.p2("attack Applebot")
    duel.p1("block Shoctopus")
    assert duel.play("p1") == ["Shoctopus"]
    assert duel.discard("p2") == ["Applebot"]
    duel.settled("p1")


@pytest.mark.parametrize("blocker", ["Star Portal (1 octonite)", "Radisher (1 octonite)"])
def test_sneaky_without_effect_cannot_block_a_sneaky_attacker(blocker: str) -> None:
    """BF-15."""
    duel = Scenario(p1={"play": ["Shoctopus", "Applebot"]}, p2={"play": [blocker]})
    duel.p1("attack Applebot")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_fast_without_effect() -> None:
    """BF-15: Kiwanoid that keeps octonite of its own cannot attack at once."""
    duel = Scenario(p1={"mindbugs": 0, "play": ["Shoctopus"]}, p2={"hand": ["Kiwanoid"]}, turn="p2")
    duel.p2("play Kiwanoid", "done")
    assert duel.play("p2") == ["Kiwanoid (2 octonite)"]
    duel.settled("p1")


def test_fast_works_again_when_all_octonite_was_given_away() -> None:
    duel = Scenario(p1={"mindbugs": 0, "play": ["Shoctopus"]}, p2={"hand": ["Kiwanoid"]}, turn="p2")
    duel.p2("play Kiwanoid", "put Shoctopus", "put Shoctopus")
    duel.asks("p2", "fast", "attack", "stop")
    duel.p2("attack")
    duel.p1("no block")
    assert duel.life("p1") == 2
    duel.settled("p1")


def test_a_keyword_without_effect_is_still_there_for_leeklings() -> None:
    """BF-15."""
    duel = Scenario(p1={"play": ["Shoctopus", "Leeklings"]}, p2={"play": ["Star Portal (1 octonite)"]})
    duel.p1("attack Leeklings")
    assert duel.discard("p2") == ["Star Portal"]
    duel.p1("stop")
    duel.settled("p2")


def test_a_keyword_without_effect_is_still_there_for_cornanon() -> None:
    """BF-15: TOUGH is shared, and does not save."""
    duel = Scenario(p1={"hand": ["Cornanon", "Caulibot"], "play": ["Shoctopus"]},
                    p2={"mindbugs": 0, "play": ["Vanilla Creature (1 octonite)", "Peach Police"]})
    duel.p1("play Cornanon", "yes")
    assert duel.play("p2") == ["Peach Police (exhausted)"]
    assert duel.discard("p2") == ["Vanilla Creature"]
    duel.settled("p2")


def test_a_keyword_without_effect_is_still_there_for_sharky() -> None:
    """BF-15."""
    duel = Scenario(p1={"play": ["Shoctopus", "Sharky Crab-Dog-Mummypus"]}, p2={"play": ["Luchataur (1 octonite)"]})
    duel.p1("attack Sharky Crab-Dog-Mummypus")
    duel.p2("no block")
    duel.asks("p1", "again", "attack", "stop")
    duel.p1("stop")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_keywords_work_again_when_shoctopus_is_gone() -> None:
    """Shoctopus dies blocking; afterwards TOUGH saves the creature with octonite."""
    duel = Scenario(p1={"play": ["Shoctopus", "Gorillion"]}, p2={"play": ["Vanilla Creature (1 octonite)"]}, turn="p2")
    duel.p2("attack Vanilla Creature")
    duel.p1("block Shoctopus", "attack Gorillion")
    duel.p2("block Vanilla Creature")
    assert duel.play("p2") == ["Vanilla Creature (exhausted, 1 octonite)"]
    duel.settled("p2")


# ---- FAST


def test_fast_attack_is_not_the_turn_action() -> None:
    """BF-1: it comes on top of the play; only afterwards the turn is over."""
    duel = Scenario(p1={"hand": ["Rhubarbarian"], "play": ["Gorillion"]}, p2={"mindbugs": 0})
    duel.p1("play Rhubarbarian", "attack")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_fast_is_offered_for_a_card_that_arrives_through_an_effect() -> None:
    """BF-1."""
    duel = Scenario(p1={"hand": ["Cinnemonk"], "discard": ["Aubergalactic Whale"]}, p2={"mindbugs": 0})
    duel.p1("play Cinnemonk", "attack")
    assert duel.life("p2") == 2
    assert duel.play("p1") == ["Aubergalactic Whale", "Cinnemonk"]
    duel.settled("p2")


def test_fast_is_not_offered_for_a_creature_taken_over() -> None:
    """BF-1: taking control is not coming into play."""
    duel = Scenario(p1={"hand": ["Romindesco", "Applebot", "Bean Bot"]},
                    p2={"mindbugs": 0, "play": ["Aubergalactic Whale"]})
    duel.p1("play Romindesco", "yes", "choose Aubergalactic Whale")
    assert duel.play("p1") == ["Aubergalactic Whale", "Romindesco"]
    assert duel.life("p2") == 3
    duel.settled("p2")


def test_fast_with_frenzy_gives_two_attacks() -> None:
    """BF-1, KT-7: allied creatures have FRENZY this turn, later arrivals too."""
    duel = Scenario(p1={"energy": 1, "hand": ["Rhubarbarian"]}, p2={"mindbugs": 0}, phase="start",
                    sets=WITH_POWER_CARDS, power_row=["Rage"])
    duel.p1("buy Rage", "play Rhubarbarian", "attack")
    duel.asks("p1", "again", "attack", "stop")
    duel.p1("attack")
    assert duel.life("p2") == 1
    duel.settled("p2")


# ---- A mindbugged FAST creature attacks in the other's turn


def test_m2_a_mindbugged_fast_creature_attacks_in_the_others_turn() -> None:
    """BF-1: octonite, spread and FAST are p2's; then p1 acts again in the same turn (M4)."""
    duel = Scenario(p1={"hand": ["Kiwanoid"], "play": ["Applebot"]},
                    p2={"discard": ["Gorillion"], "hand": ["Bean Bot"]})
    before = duel.game.turn_number
    duel.p1("play Kiwanoid")
    duel.p2("mindbug")
    duel.asks("p2", "spread", "put Applebot", "done")
    duel.p2("done")
    duel.asks("p2", "fast", "attack", "stop")
    duel.p2("attack")
    duel.asks("p1", "block", "block Applebot", "no block")
    duel.p1("no block")
    assert duel.life("p1") == 2
    assert duel.play("p2") == ["Kiwanoid (1 octonite)"]
    assert duel.hand("p2") == ["Bean Bot", "Gorillion"]
    assert duel.game.turn_number == before
    duel.settled("p1")


def test_m2_the_mindbugger_may_leave_the_fast_attack() -> None:
    duel = Scenario(p1={"hand": ["Rhubarbarian", "Gorillion"]})
    duel.p1("play Rhubarbarian")
    duel.p2("mindbug", "stop")
    assert duel.life("p1") == 3
    duel.settled("p1")


def test_a_mindbugged_fast_creature_may_block_later_in_the_same_turn() -> None:
    duel = Scenario(p1={"hand": ["Rhubarbarian"], "play": ["Radisher"]})
    duel.p1("play Rhubarbarian")
    duel.p2("mindbug", "attack")
    duel.p1("no block", "attack Radisher")
    duel.p2("block Rhubarbarian")
    assert duel.life("p1") == 2
    assert duel.discard("p1") == ["Radisher"]
    assert duel.play("p2") == ["Rhubarbarian"]
    duel.settled("p2")


def test_g3_the_turns_owner_orders_effects_during_the_mindbuggers_fast_attack() -> None:
    """BF-1: it is still p1's turn: p1 is asked, though p2 attacked."""
    duel = Scenario(p1={"hand": ["Aubergalactic Whale", "Bean Bot"], "play": ["Aubergalactic Whale", "Gorillion"]},
                    p2={"play": ["Radisher"]})
    duel.p1("play Aubergalactic Whale")
    duel.p2("mindbug", "attack")
    duel.p1("block Aubergalactic Whale")
    duel.asks("p1", "order", "resolve Aubergalactic Whale", "resolve Aubergalactic Whale #2")
    duel.p1("resolve Aubergalactic Whale")
    assert duel.discard("p1") == ["Aubergalactic Whale", "Gorillion"]
    assert duel.discard("p2") == ["Aubergalactic Whale", "Radisher"]
    duel.settled("p1")


def test_g2_the_attack_effect_of_a_mindbugged_fast_creature_is_aimed_at_who_played_it() -> None:
    """p2's Broodmother carries 1 octonite: p1 discards 1, of p1's choice."""
    duel = Scenario(p1={"hand": ["Broodmother", "Applebot", "Bean Bot"]})
    duel.p1("play Broodmother")
    duel.p2("mindbug", "attack")
    duel.asks("p1", "discard", "discard Applebot", "discard Bean Bot")
    duel.p1("discard Applebot")
    assert duel.life("p1") == 2
    assert duel.play("p2") == ["Broodmother (1 octonite)"]
    duel.settled("p1")


def test_g9_a_mindbugged_fast_creature_may_win_the_game() -> None:
    duel = Scenario(p1={"life": 1, "hand": ["Rhubarbarian", "Gorillion"]})
    duel.p1("play Rhubarbarian")
    duel.p2("mindbug", "attack")
    duel.over("p2")


def test_m4_who_cannot_act_after_the_fast_offer_loses() -> None:
    duel = Scenario(p1={"hand": ["Rhubarbarian"]})
    duel.p1("play Rhubarbarian")
    duel.p2("mindbug", "stop")
    duel.over("p2")


@pytest.mark.parametrize(("edition", "life"), [("current", 3), ("third", 5)])
def test_m8_harvest_after_a_mindbug_ticks_in_the_third_edition_only(edition: str, life: int) -> None:
    """M8: the same player's whole new turn comes after the mindbugger's FAST."""
    duel = Scenario(p1={"hand": ["Rhubarbarian"], "play": ["Captain Cucodile (1 octonite)"]}, edition=edition)
    duel.p1("play Rhubarbarian")
    duel.p2("mindbug")
    duel.asks("p2", "fast", "attack", "stop")
    assert duel.life("p1") == 3
    duel.p2("stop")
    assert duel.life("p1") == life
    duel.settled("p1")


# ---- What else these cards reach


def test_calm_cole_protects_the_others_in_the_mass_defeat_that_takes_it() -> None:
    """BF-7."""
    duel = Scenario(p1={"play": ["Boomberry (1 octonite)"]}, p2={"play": ["Calm Cole (2 octonite)", "Gorillion"]})
    duel.p1("attack Boomberry")
    assert duel.discard("p2") == ["Calm Cole"]
    duel.p2("no block")
    assert duel.play("p2") == ["Gorillion"]
    duel.settled("p2")


def test_calm_cole_a_protected_creature_may_be_chosen_and_a_tough_one_is_not_exhausted() -> None:
    """BF-7, A12: for the Action of Borgions."""
    duel = Scenario(p1={"play": ["Borgions (1 octonite)"]}, p2={"play": ["Calm Cole (2 octonite)", "Vanilla Creature"]})
    duel.p1("act Borgions")
    duel.asks("p1", "target", "choose Calm Cole", "choose Vanilla Creature")
    duel.p1("choose Vanilla Creature")
    assert duel.play("p2") == ["Calm Cole (2 octonite)", "Vanilla Creature"]
    duel.settled("p1")


def test_peach_police_that_left_earlier_stops_nothing() -> None:
    """BF-6."""
    duel = Scenario(p1={"mindbugs": 0, "play": ["Peach Police (exhausted)", "Luchataur"]},
                    p2={"hand": ["Radisher"], "play": ["Applebot", "Gorillion"]})
    duel.p1("attack Peach Police")
    duel.p2("block Gorillion", "play Radisher")
    duel.p1("attack Luchataur")
    duel.p2("block Applebot")
    assert duel.life("p2") == 5
    duel.p1("stop")
    duel.settled("p2")


def test_cherry_bug_takes_the_galaxy_attacker_that_defeated_it_and_frenzy_ends() -> None:
    """A11: Leeklings have changed control, so there is no second attack."""
    duel = Scenario(p1={"play": ["Leeklings"]}, p2={"play": ["Cherry Bug"]})
    duel.p1("attack Leeklings")
    duel.p2("block Cherry Bug")
    assert (duel.play("p1"), duel.play("p2")) == ([], ["Leeklings"])
    duel.settled("p2")


def test_g12_romindescos_two_cards_go_as_one_batch_before_the_refill() -> None:
    """G10: the Bean Bot drawn on playing may be discarded; Caulibot and Figuru are drawn afterwards."""
    duel = Scenario(p1={"hand": ["Romindesco"] + ["Applebot"] * 4, "draw": ["Bean Bot", "Caulibot", "Figuru"]},
                    p2={"mindbugs": 0})
    duel.p1("play Romindesco", "yes", "discard Applebot")
    duel.asks("p1", "discard", "discard Applebot", "discard Bean Bot")
    duel.p1("discard Bean Bot")
    assert duel.discard("p1") == ["Applebot", "Bean Bot"]
    assert duel.hand("p1") == ["Applebot"] * 3 + ["Caulibot", "Figuru"]
    duel.settled("p2")


def test_g4_a_trigger_waits_until_the_effect_is_done() -> None:
    """Pomegrenade goes together with the enemy Gorillion; then it takes Kiwanoid, the one left with octonite."""
    duel = Scenario(p1={"hand": ["Quadranut"], "play": ["Pomegrenade"]},
                    p2={"mindbugs": 0, "play": ["Gorillion (1 octonite)", "Kiwanoid (1 octonite)"]})
    duel.p1("play Quadranut", "choose Pomegrenade", "choose Gorillion")
    assert duel.play("p1") == ["Quadranut"]
    assert duel.discard("p2") == ["Gorillion", "Kiwanoid"]
    duel.settled("p2")


def test_a_constant_ability_follows_a_change_of_control() -> None:
    """The stolen Topinambur Titan makes Kiwanoid 11 and Gorillion 10 again."""
    duel = Scenario(p1={"play": ["USX Tangerine (1 octonite)", "Kiwanoid"]},
                    p2={"hand": ["Gorillion"], "play": ["Topinambur Titan (3 octonite)", "Gorillion"]})
    duel.p1("act USX Tangerine")
    duel.p2("attack Gorillion")
    duel.p1("block Kiwanoid")
    assert duel.play("p1") == ["Kiwanoid", "Topinambur Titan (3 octonite)", "USX Tangerine"]
    assert duel.discard("p2") == ["Gorillion"]
    duel.settled("p1")
