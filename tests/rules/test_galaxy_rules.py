"""The rulings under "Battlefruit" that Battlefruit Galaxy reaches, and what they mean together with other rulings."""

import pytest

from tests.scenario import Table

WITH_POWER_CARDS = ["first_contact", "battlefruit_galaxy", "king_of_tokyo"]

# ---- Charge octonite: N on arrival, which may at once be spread over any creatures of both sides


def test_spread_asks_nothing_without_another_creature() -> None:
    table = Table(p1={"hand": ["Star Portal"]}, p2={"mindbugs": 0})
    table.p1("play Star Portal")
    assert table.play("p1") == ["Star Portal (2 octonite)"]
    table.settled("p2")


def test_spread_offers_the_creatures_of_both_sides_one_octonite_at_a_time() -> None:
    """The chooser's side is numbered first."""
    table = Table(p1={"hand": ["Star Portal"], "play": ["Gorillion"]},
                  p2={"mindbugs": 0, "play": ["Gorillion", "Applebot"]})
    offered = ("put Gorillion", "put Gorillion #2", "put Applebot", "done")
    table.p1("play Star Portal")
    table.asks("p1", "spread", *offered)
    table.p1("put Gorillion #2")
    assert table.play("p2") == ["Applebot", "Gorillion (1 octonite)"]
    table.asks("p1", "spread", *offered)
    table.p1("put Gorillion")
    assert table.play("p1") == ["Gorillion (1 octonite)", "Star Portal"]
    table.settled("p2")


def test_spread_may_put_all_on_one_creature() -> None:
    table = Table(p1={"hand": ["Star Portal"]}, p2={"mindbugs": 0, "play": ["Gorillion (1 octonite)"]})
    table.p1("play Star Portal", "put Gorillion", "put Gorillion")
    assert table.play("p1") == ["Star Portal"]
    assert table.play("p2") == ["Gorillion (3 octonite)"]
    table.settled("p2")


def test_spread_done_leaves_everything_on_the_arriving_creature() -> None:
    table = Table(p1={"hand": ["Star Portal"]}, p2={"mindbugs": 0, "play": ["Gorillion"]})
    table.p1("play Star Portal", "done")
    assert table.play("p1") == ["Star Portal (2 octonite)"]
    assert table.play("p2") == ["Gorillion"]
    table.settled("p2")


def test_spread_offers_another_of_the_same_name_but_not_the_arriving_one() -> None:
    table = Table(p1={"hand": ["Star Portal"], "play": ["Star Portal (2 octonite)"]}, p2={"mindbugs": 0})
    table.p1("play Star Portal")
    table.asks("p1", "spread", "put Star Portal", "done")
    table.p1("put Star Portal", "done")
    assert table.play("p1") == ["Star Portal (1 octonite)", "Star Portal (3 octonite)"]
    table.settled("p2")


def test_m2_the_mindbugger_gets_and_spreads_the_octonite() -> None:
    table = Table(p1={"hand": ["Star Portal", "Gorillion"], "play": ["Radisher"]}, p2={"play": ["Applebot"]})
    table.p1("play Star Portal")
    table.p2("mindbug")
    table.asks("p2", "spread", "put Applebot", "put Radisher", "done")
    table.p2("put Applebot", "done")
    assert table.play("p2") == ["Applebot (1 octonite)", "Star Portal (1 octonite)"]
    table.settled("p1")


def test_the_mindbug_question_comes_before_the_spread() -> None:
    table = Table(p1={"hand": ["Star Portal"], "play": ["Radisher"]})
    table.p1("play Star Portal")
    table.asks("p2", "mindbug", "mindbug", "decline")
    table.p2("decline")
    table.p1("done")
    assert table.play("p1") == ["Radisher", "Star Portal (2 octonite)"]
    table.settled("p2")


def test_charge_octonite_comes_with_a_card_played_by_an_effect() -> None:
    table = Table(p1={"hand": ["Compost Dragon"], "discard": ["Star Portal"]}, p2={"mindbugs": 0})
    table.p1("play Compost Dragon")
    table.asks("p1", "spread", "put Compost Dragon", "done")
    table.p1("put Compost Dragon", "done")
    assert table.play("p1") == ["Compost Dragon (1 octonite)", "Star Portal (1 octonite)"]
    table.settled("p2")


def test_charge_octonite_comes_before_fast_also_for_a_card_played_by_an_effect() -> None:
    """BF-1: when everything else of the arrival is done."""
    table = Table(p1={"hand": ["Cinnemonk"]}, p2={"mindbugs": 0, "discard": ["Pomegrenade"]})
    table.p1("play Cinnemonk")
    table.asks("p1", "spread", "put Cinnemonk", "done")
    table.p1("put Cinnemonk", "put Cinnemonk")
    table.asks("p1", "fast", "attack", "stop")
    table.p1("stop")
    assert table.play("p1") == ["Cinnemonk (2 octonite)", "Pomegrenade"]
    table.settled("p2")


def test_deathweaver_does_not_stop_octonite() -> None:
    """FC-5."""
    table = Table(p1={"hand": ["Star Portal"]}, p2={"mindbugs": 0, "play": ["Deathweaver"]})
    table.p1("play Star Portal", "put Deathweaver", "done")
    assert table.play("p1") == ["Star Portal (1 octonite)"]
    assert table.play("p2") == ["Deathweaver (1 octonite)"]
    table.settled("p2")


def test_octonite_put_on_a_harvest_creature_starts_it_anew() -> None:
    """BF-2."""
    table = Table(p1={"mindbugs": 0, "hand": ["Boomberry"], "play": ["Captain Cucodile"]},
                  p2={"mindbugs": 0, "hand": ["Applebot"]})
    table.p1("play Boomberry", "put Captain Cucodile")
    table.p2("play Applebot")
    assert table.play("p1") == ["Boomberry", "Captain Cucodile"]
    assert table.life("p1") == 5
    table.settled("p1")


def test_octonite_on_galaxy_creatures_does_not_tick() -> None:
    table = Table(p1={"mindbugs": 0, "hand": ["Gorillion"], "play": ["Star Portal (2 octonite)"]},
                  p2={"mindbugs": 0, "hand": ["Gorillion"]})
    table.p1("play Gorillion")
    table.p2("play Gorillion")
    assert table.play("p1") == ["Gorillion", "Star Portal (2 octonite)"]
    table.settled("p1")


def test_g16_leaving_play_clears_octonite() -> None:
    """Figuru is back in play without the octonite that it carried."""
    table = Table(p1={"mindbugs": 0, "play": ["Figuru (2 octonite)"], "hand": ["Applebot"]},
                  p2={"mindbugs": 0, "hand": ["Gorillion"], "play": ["Radisher"]})
    table.p1("act Figuru")
    table.p2("attack Radisher")
    table.p1("no block", "play Figuru")
    assert table.play("p1") == ["Figuru", "Gorillion"]
    table.settled("p2")


# ---- Action: uses the turn action, is forbidden if it would do nothing, pays first


def test_action_uses_the_turn_action_and_cannot_be_mindbugged() -> None:
    """BF-3, M1."""
    table = Table(p1={"play": ["USX Tangerine (1 octonite)"]}, p2={"play": ["Kiwanoid (1 octonite)"]})
    table.asks("p1", "action", "play Gorillion", "attack USX Tangerine", "act USX Tangerine")
    table.p1("act USX Tangerine")
    assert table.mindbugs("p2") == 2
    table.settled("p2")


def test_action_is_not_paid_by_another_creature() -> None:
    table = Table(p1={"play": ["Borgions", "Kiwanoid (2 octonite)"]}, p2={"play": ["Gorillion"]})
    table.refuses("act Borgions")
    table.settled("p1")


def test_action_may_be_the_action_after_a_mindbug() -> None:
    """M4."""
    table = Table(p1={"hand": ["Applebot"], "play": ["Borgions (1 octonite)"]})
    table.p1("play Applebot")
    table.p2("mindbug")
    table.asks("p1", "action", "attack Borgions", "act Borgions")
    table.p1("act Borgions")
    assert table.life("p2") == 5
    table.settled("p1")


def test_action_of_a_creature_under_new_control_belongs_to_the_new_controller() -> None:
    table = Table(p1={"play": ["USX Tangerine (1 octonite)"]},
                  p2={"hand": ["Gorillion"], "play": ["Borgions (1 octonite)"]})
    table.p1("act USX Tangerine")
    table.p2("play Gorillion")
    table.p1("decline", "act Borgions")
    assert table.play("p1") == ["Borgions", "USX Tangerine"]
    assert table.discard("p2") == ["Gorillion"]
    table.settled("p1")


def test_an_action_alone_keeps_a_player_in_the_game() -> None:
    """Two Snail Throwers give all of p1's creatures HUNTER, so Pomelozilla lets none attack."""
    table = Table(p1={"play": ["Snail Thrower", "Snail Thrower", "Figuru"]},
                  p2={"hand": ["Gorillion"], "play": ["Pomelozilla"]}, spare=False)
    table.asks("p1", "action", "act Figuru")
    table.p1("act Figuru")
    assert table.play("p1") == ["Gorillion", "Snail Thrower", "Snail Thrower"]
    table.settled("p2")


def test_an_action_that_would_do_nothing_does_not_keep_a_player_in_the_game() -> None:
    """BF-3: it is no turn action then."""
    table = Table(p1={"play": ["Snail Thrower", "Snail Thrower", "USX Tangerine (1 octonite)"]},
                  p2={"hand": ["Gorillion"], "play": ["Pomelozilla"]}, spare=False)
    table.over("p2")


# ---- ATTACK[1]: must pay and resolve if it carries octonite; without, the attack is still legal


def test_attack_cost_is_not_paid_by_another_creature() -> None:
    table = Table(p1={"play": ["Boomberry", "Kiwanoid (2 octonite)"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Boomberry")
    table.p2("no block")
    assert table.play("p1") == ["Boomberry", "Kiwanoid (2 octonite)"]
    assert table.play("p2") == ["Gorillion"]
    table.settled("p2")


def test_attack_cost_is_one_octonite_however_many_it_carries() -> None:
    table = Table(p1={"play": ["Boomberry (3 octonite)"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Boomberry")
    assert table.play("p1") == ["Boomberry (2 octonite)"]
    table.settled("p2")


def test_a4_attack_cost_is_paid_on_every_attack() -> None:
    table = Table(p1={"play": ["Plumarine (3 octonite)"]})
    table.p1("attack Plumarine")
    assert table.play("p1") == ["Plumarine (2 octonite)"]
    table.p1("attack")
    assert table.play("p1") == ["Plumarine (1 octonite)"]
    assert table.life("p2") == 1
    table.settled("p2")


def test_attack_cost_is_paid_before_the_block() -> None:
    """A1: Attack effects, then the block; the paid octonite is gone when the attack is blocked."""
    table = Table(p1={"play": ["Kiwanoid (2 octonite)"], "discard": ["Applebot"]}, p2={"play": ["Leeklings"]})
    table.p1("attack Kiwanoid")
    table.asks("p2", "block")
    assert table.play("p1") == ["Kiwanoid (1 octonite)"]
    assert table.hand("p1") == ["Applebot", "Gorillion"]
    table.p2("block Leeklings")
    table.settled("p2")


def test_a_blocker_neither_pays_nor_gets_its_attack_effect() -> None:
    table = Table(p1={"play": ["Leeklings"]}, p2={"play": ["Kiwanoid (2 octonite)"], "discard": ["Applebot"]})
    table.p1("attack Leeklings")
    table.p2("block Kiwanoid")
    assert table.play("p2") == ["Kiwanoid (2 octonite)"]
    assert table.discard("p2") == ["Applebot"]
    table.settled("p2")


def test_octonite_on_a_creature_without_a_cost_stays() -> None:
    table = Table(p1={"play": ["Gorillion (1 octonite)"]})
    table.p1("attack Gorillion")
    assert table.play("p1") == ["Gorillion (1 octonite)"]
    table.settled("p2")


# ---- Refresh


def test_m6_a_refreshed_mindbug_can_be_used_again() -> None:
    table = Table(p1={"mindbugs": 0, "hand": ["Applebot", "Gorillion"], "play": ["Gorillion"]},
                  p2={"mindbugs": 0, "hand": ["Radisher"], "play": ["Astronuts"]})
    table.p1("attack Gorillion")
    table.p2("block Astronuts", "play Radisher")
    table.p1("play Applebot")
    table.p2("mindbug")
    assert table.mindbugs("p2") == 0
    assert table.play("p2") == ["Applebot", "Radisher"]
    table.settled("p1")


def test_m6_of_two_astronuts_that_die_together_only_the_first_refreshes() -> None:
    """'If no Mindbug is ready' is looked at when the effect resolves."""
    table = Table(p1={"play": ["Boomberry (1 octonite)"]}, p2={"mindbugs": 0, "play": ["Astronuts", "Astronuts"]})
    table.p1("attack Boomberry", "resolve Astronuts")
    assert table.mindbugs("p2") == 1
    assert table.life("p2") == 2
    table.settled("p2")


# ---- Steal life: the opponent loses 1; if they did, you gain 1


def test_steal_life_moves_one_life() -> None:
    """BF-5."""
    table = Table(p1={"life": 1, "hand": ["Bean Bot"]}, p2={"mindbugs": 0, "life": 7})
    table.p1("play Bean Bot")
    assert (table.life("p1"), table.life("p2")) == (2, 6)
    table.settled("p2")


def test_steal_life_copied_is_for_the_copier() -> None:
    """BF-5."""
    table = Table(p1={"life": 1, "hand": ["Pear Patrol", "Bean Bot"]}, p2={"mindbugs": 0, "life": 2})
    table.p1("play Pear Patrol", "yes")
    assert (table.life("p1"), table.life("p2")) == (2, 1)
    table.settled("p2")


# ---- Unused pile


def test_unused_pile_is_drawn_from_the_top_until_it_is_empty() -> None:
    """BF-22: the second attack is paid and draws nothing."""
    table = Table(p1={"mindbugs": 0, "play": ["Star Portal (2 octonite)"]}, p2={"hand": ["Radisher", "Gorillion"]},
                  unused=["Caulibot"])
    table.p1("attack Star Portal")
    assert table.hand("p1") == ["Caulibot", "Gorillion"]
    assert table.position()["unused"] == []
    table.p2("play Gorillion")
    table.p1("attack Star Portal")
    assert table.hand("p1") == ["Caulibot", "Gorillion"]
    assert table.play("p1") == ["Star Portal"]
    assert table.life("p2") == 1
    table.settled("p2")


def test_a_refill_does_not_take_from_the_unused_pile() -> None:
    table = Table(p1={"hand": ["Gorillion", "Applebot"]}, p2={"mindbugs": 0}, unused=["Caulibot"])
    table.p1("play Gorillion")
    assert table.hand("p1") == ["Applebot"]
    assert table.position()["unused"] == ["Caulibot"]
    table.settled("p2")


# ---- Revealing


def test_g10_the_refill_comes_before_revealing() -> None:
    """The only card with SNEAKY is the one just drawn."""
    table = Table(p1={"hand": ["Cornanon"] + ["Gorillion"] * 4, "draw": ["Applebot"]},
                  p2={"mindbugs": 0, "play": ["Star Portal", "Leeklings"]})
    table.p1("play Cornanon", "yes")
    table.asks("p1", "card", "choose Applebot", "choose Gorillion")
    table.p1("choose Applebot")
    assert table.play("p2") == ["Leeklings"]
    assert table.hand("p1") == ["Applebot"] + ["Gorillion"] * 4
    table.settled("p2")


def test_a_revealed_card_can_be_played_later() -> None:
    table = Table(p1={"mindbugs": 0, "hand": ["Pear Patrol", "Killer Bee"]}, p2={"mindbugs": 0})
    table.p1("play Pear Patrol", "yes")
    table.p2("play Gorillion")
    table.p1("play Killer Bee")
    assert table.life("p2") == 1
    assert table.play("p1") == ["Killer Bee", "Pear Patrol"]
    table.settled("p2")


def test_m2_the_mindbugger_reveals_from_the_own_hand() -> None:
    table = Table(p1={"hand": ["Cornanon", "Caulibot"], "play": ["Luchataur", "Star Portal"]},
                  p2={"hand": ["Applebot"], "play": ["Rhino Turtle"]})
    table.p1("play Cornanon")
    table.p2("mindbug", "yes")
    assert table.play("p1") == ["Luchataur"]
    assert table.play("p2") == ["Cornanon", "Rhino Turtle"]
    assert table.hand("p2") == ["Applebot"]
    table.settled("p1")


# ---- Copying a Play effect


def test_copying_does_not_play_the_card() -> None:
    """No charge octonite, no FAST: Kiwanoid has no Play effect and stays in hand."""
    table = Table(p1={"hand": ["Pear Patrol", "Kiwanoid", "Killer Bee"]}, p2={"mindbugs": 0})
    table.p1("play Pear Patrol", "yes", "choose Kiwanoid")
    assert table.play("p1") == ["Pear Patrol"]
    assert table.hand("p1") == ["Killer Bee", "Kiwanoid"]
    table.settled("p2")


def test_copying_fails_under_deathweaver() -> None:
    table = Table(p1={"hand": ["Pear Patrol", "Killer Bee"]}, p2={"mindbugs": 0, "play": ["Deathweaver"]})
    table.p1("play Pear Patrol")
    assert table.life("p2") == 3
    table.settled("p2")


def test_copying_uses_the_copiers_own_discard_pile() -> None:
    table = Table(p1={"hand": ["Pear Patrol", "Compost Dragon"], "discard": ["Applebot"]},
                  p2={"mindbugs": 0, "discard": ["Gorillion"]})
    table.p1("play Pear Patrol", "yes")
    assert table.play("p1") == ["Applebot", "Pear Patrol"]
    assert table.hand("p1") == ["Compost Dragon"]
    table.settled("p2")


def test_copying_other_allied_means_other_than_the_copier() -> None:
    """BF-14: Spinachia's 'may return 1 other allied creature' cannot be carried out with Pear Patrol alone."""
    table = Table(p1={"hand": ["Pear Patrol", "Spinachia"]}, p2={"mindbugs": 0})
    table.p1("play Pear Patrol", "yes")
    assert (table.play("p1"), table.hand("p1")) == (["Pear Patrol"], ["Spinachia"])
    table.settled("p2")


def test_copying_a_revealing_effect_reveals_again() -> None:
    table = Table(p1={"hand": ["Pear Patrol", "Cornanon"]}, p2={"mindbugs": 0, "play": ["Grape Sentinel", "Gorillion"]})
    table.p1("play Pear Patrol", "yes")
    table.asks("p1", "may", "yes", "no")
    table.p1("yes")
    assert table.play("p2") == ["Gorillion"]
    assert table.hand("p1") == ["Cornanon"]
    table.settled("p2")


def test_copying_a_second_pear_patrol_copies_on() -> None:
    table = Table(p1={"hand": ["Pear Patrol", "Pear Patrol", "Killer Bee"]}, p2={"mindbugs": 0})
    table.p1("play Pear Patrol", "yes", "choose Pear Patrol", "yes", "choose Killer Bee")
    assert table.life("p2") == 2
    assert table.hand("p1") == ["Killer Bee", "Pear Patrol"]
    table.settled("p2")


def test_m5_a_mindbugged_pear_patrol_copies_for_the_mindbugger() -> None:
    table = Table(p1={"hand": ["Pear Patrol", "Gorillion"]}, p2={"hand": ["Killer Bee"]})
    table.p1("play Pear Patrol")
    table.p2("mindbug", "yes")
    assert (table.life("p1"), table.life("p2")) == (2, 3)
    table.settled("p1")


# ---- Extra turns


def test_extra_turn_lets_harvest_tick_again() -> None:
    """BF-16: the other's creatures do not tick."""
    table = Table(p1={"play": ["Borgions (1 octonite)", "Captain Cucodile (1 octonite)"]},
                  p2={"play": ["Mangonade (3 octonite)", "Applebot"]})
    table.p1("act Borgions", "choose Applebot")
    assert table.play("p1") == ["Borgions", "Captain Cucodile"]
    assert table.play("p2") == ["Mangonade (3 octonite)"]
    assert (table.life("p1"), table.life("p2")) == (5, 5)
    table.settled("p1")


def test_extra_turn_lets_its_player_buy_again() -> None:
    """BF-16."""
    table = Table(p1={"energy": 1, "play": ["Borgions (1 octonite)"]}, sets=WITH_POWER_CARDS,
                  power_row=["Healing Bots"])
    table.p1("act Borgions")
    table.asks("p1", "buy", "buy Healing Bots", "done")
    table.p1("buy Healing Bots")
    assert (table.life("p1"), table.energy("p1")) == (4, 0)
    table.settled("p1")


def test_extra_turns_can_follow_one_another() -> None:
    table = Table(p1={"play": ["Borgions (2 octonite)"]}, p2={"play": ["Gorillion", "Radisher"]})
    table.p1("act Borgions", "choose Gorillion", "act Borgions")
    assert table.play("p2") == []
    table.settled("p1")
    table.p1("attack Borgions")
    assert table.life("p2") == 2
    table.settled("p2")


def test_extra_turn_counts_as_a_turn() -> None:
    """G18: every turn counts, extra turns too."""
    table = Table(p1={"play": ["Borgions (1 octonite)"]})
    before = table.game.turn_number
    table.p1("act Borgions", "attack Borgions")
    assert table.game.turn_number == before + 2
    table.settled("p2")


# ---- Keywords without effect (Shoctopus)


def test_frenzy_without_effect() -> None:
    """BF-15."""
    table = Table(p1={"play": ["Shoctopus"]}, p2={"play": ["Luchataur (1 octonite)"]}, turn="p2")
    table.p2("attack Luchataur")
    table.p1("no block")
    assert table.life("p1") == 2
    table.settled("p1")


def test_hunter_without_effect() -> None:
    """BF-15."""
    table = Table(p1={"play": ["Shoctopus"]}, p2={"play": ["Grape Sentinel (1 octonite)"]}, turn="p2")
    table.p2("attack Grape Sentinel")
    table.asks("p1", "block", "block Shoctopus", "no block")
    table.p1("no block")
    assert table.life("p1") == 2
    table.settled("p1")


def test_poisonous_without_effect() -> None:
    """BF-15."""
    table = Table(p1={"play": ["Shoctopus", "Gorillion"]}, p2={"play": ["Bean Bot (1 octonite)"]})
    table.p1("attack Gorillion")
    table.p2("block Bean Bot")
    assert table.play("p1") == ["Gorillion", "Shoctopus"]
    assert table.discard("p2") == ["Bean Bot"]
    table.settled("p2")


def test_sneaky_without_effect_can_be_blocked_by_all() -> None:
    """BF-15."""
    table = Table(p1={"play": ["Shoctopus"]}, p2={"play": ["Applebot (1 octonite)"]}, turn="p2")
    table.p2("attack Applebot")
    table.p1("block Shoctopus")
    assert table.play("p1") == ["Shoctopus"]
    assert table.discard("p2") == ["Applebot"]
    table.settled("p1")


@pytest.mark.parametrize("blocker", ["Star Portal (1 octonite)", "Radisher (1 octonite)"])
def test_sneaky_without_effect_cannot_block_a_sneaky_attacker(blocker: str) -> None:
    """BF-15."""
    table = Table(p1={"play": ["Shoctopus", "Applebot"]}, p2={"play": [blocker]})
    table.p1("attack Applebot")
    assert table.life("p2") == 2
    table.settled("p2")


def test_fast_without_effect() -> None:
    """BF-15: Kiwanoid that keeps octonite of its own cannot attack at once."""
    table = Table(p1={"mindbugs": 0, "play": ["Shoctopus"]}, p2={"hand": ["Kiwanoid"]}, turn="p2")
    table.p2("play Kiwanoid", "done")
    assert table.play("p2") == ["Kiwanoid (2 octonite)"]
    table.settled("p1")


def test_fast_works_again_when_all_octonite_was_given_away() -> None:
    table = Table(p1={"mindbugs": 0, "play": ["Shoctopus"]}, p2={"hand": ["Kiwanoid"]}, turn="p2")
    table.p2("play Kiwanoid", "put Shoctopus", "put Shoctopus")
    table.asks("p2", "fast", "attack", "stop")
    table.p2("attack")
    table.p1("no block")
    assert table.life("p1") == 2
    table.settled("p1")


def test_a_keyword_without_effect_is_still_there_for_leeklings() -> None:
    """BF-15."""
    table = Table(p1={"play": ["Shoctopus", "Leeklings"]}, p2={"play": ["Star Portal (1 octonite)"]})
    table.p1("attack Leeklings")
    assert table.discard("p2") == ["Star Portal"]
    table.p1("stop")
    table.settled("p2")


def test_a_keyword_without_effect_is_still_there_for_cornanon() -> None:
    """BF-15: TOUGH is shared, and does not save."""
    table = Table(p1={"hand": ["Cornanon", "Caulibot"], "play": ["Shoctopus"]},
                  p2={"mindbugs": 0, "play": ["Vanilla Creature (1 octonite)", "Peach Police"]})
    table.p1("play Cornanon", "yes")
    assert table.play("p2") == ["Peach Police (exhausted)"]
    assert table.discard("p2") == ["Vanilla Creature"]
    table.settled("p2")


def test_a_keyword_without_effect_is_still_there_for_sharky() -> None:
    """BF-15."""
    table = Table(p1={"play": ["Shoctopus", "Sharky Crab-Dog-Mummypus"]}, p2={"play": ["Luchataur (1 octonite)"]})
    table.p1("attack Sharky Crab-Dog-Mummypus")
    table.p2("no block")
    table.asks("p1", "again", "attack", "stop")
    table.p1("stop")
    assert table.life("p2") == 2
    table.settled("p2")


def test_keywords_work_again_when_shoctopus_is_gone() -> None:
    """Shoctopus dies blocking; afterwards TOUGH saves the creature with octonite."""
    table = Table(p1={"play": ["Shoctopus", "Gorillion"]}, p2={"play": ["Vanilla Creature (1 octonite)"]}, turn="p2")
    table.p2("attack Vanilla Creature")
    table.p1("block Shoctopus", "attack Gorillion")
    table.p2("block Vanilla Creature")
    assert table.play("p2") == ["Vanilla Creature (exhausted, 1 octonite)"]
    table.settled("p2")


# ---- FAST


def test_fast_attack_is_not_the_turn_action() -> None:
    """BF-1: it comes on top of the play; only afterwards the turn is over."""
    table = Table(p1={"hand": ["Rhubarbarian"], "play": ["Gorillion"]}, p2={"mindbugs": 0})
    table.p1("play Rhubarbarian", "attack")
    assert table.life("p2") == 2
    table.settled("p2")


def test_fast_is_offered_for_a_card_that_arrives_through_an_effect() -> None:
    """BF-1."""
    table = Table(p1={"hand": ["Cinnemonk"], "discard": ["Aubergalactic Whale"]}, p2={"mindbugs": 0})
    table.p1("play Cinnemonk", "attack")
    assert table.life("p2") == 2
    assert table.play("p1") == ["Aubergalactic Whale", "Cinnemonk"]
    table.settled("p2")


def test_fast_is_not_offered_for_a_creature_taken_over() -> None:
    """BF-1: taking control is not coming into play."""
    table = Table(p1={"hand": ["Romindesco", "Applebot", "Bean Bot"]},
                  p2={"mindbugs": 0, "play": ["Aubergalactic Whale"]})
    table.p1("play Romindesco", "yes", "choose Aubergalactic Whale")
    assert table.play("p1") == ["Aubergalactic Whale", "Romindesco"]
    assert table.life("p2") == 3
    table.settled("p2")


def test_fast_with_frenzy_gives_two_attacks() -> None:
    """BF-1, KT-7: allied creatures have FRENZY this turn, later arrivals too."""
    table = Table(p1={"energy": 1, "hand": ["Rhubarbarian"]}, p2={"mindbugs": 0}, phase="start",
                  sets=WITH_POWER_CARDS, power_row=["Rage"])
    table.p1("buy Rage", "play Rhubarbarian", "attack")
    table.asks("p1", "again", "attack", "stop")
    table.p1("attack")
    assert table.life("p2") == 1
    table.settled("p2")


# ---- A mindbugged FAST creature attacks in the other's turn


def test_m2_a_mindbugged_fast_creature_attacks_in_the_others_turn() -> None:
    """BF-1: octonite, spread and FAST are p2's; then p1 acts again in the same turn (M4)."""
    table = Table(p1={"hand": ["Kiwanoid"], "play": ["Applebot"]}, p2={"discard": ["Gorillion"], "hand": ["Bean Bot"]})
    before = table.game.turn_number
    table.p1("play Kiwanoid")
    table.p2("mindbug")
    table.asks("p2", "spread", "put Applebot", "done")
    table.p2("done")
    table.asks("p2", "fast", "attack", "stop")
    table.p2("attack")
    table.asks("p1", "block", "block Applebot", "no block")
    table.p1("no block")
    assert table.life("p1") == 2
    assert table.play("p2") == ["Kiwanoid (1 octonite)"]
    assert table.hand("p2") == ["Bean Bot", "Gorillion"]
    assert table.game.turn_number == before
    table.settled("p1")


def test_m2_the_mindbugger_may_leave_the_fast_attack() -> None:
    table = Table(p1={"hand": ["Rhubarbarian", "Gorillion"]})
    table.p1("play Rhubarbarian")
    table.p2("mindbug", "stop")
    assert table.life("p1") == 3
    table.settled("p1")


def test_a_mindbugged_fast_creature_may_block_later_in_the_same_turn() -> None:
    table = Table(p1={"hand": ["Rhubarbarian"], "play": ["Radisher"]})
    table.p1("play Rhubarbarian")
    table.p2("mindbug", "attack")
    table.p1("no block", "attack Radisher")
    table.p2("block Rhubarbarian")
    assert table.life("p1") == 2
    assert table.discard("p1") == ["Radisher"]
    assert table.play("p2") == ["Rhubarbarian"]
    table.settled("p2")


def test_g3_the_turns_owner_orders_effects_during_the_mindbuggers_fast_attack() -> None:
    """BF-1: it is still p1's turn: p1 is asked, though p2 attacked."""
    table = Table(p1={"hand": ["Aubergalactic Whale", "Bean Bot"], "play": ["Aubergalactic Whale", "Gorillion"]},
                  p2={"play": ["Radisher"]})
    table.p1("play Aubergalactic Whale")
    table.p2("mindbug", "attack")
    table.p1("block Aubergalactic Whale")
    table.asks("p1", "order", "resolve Aubergalactic Whale", "resolve Aubergalactic Whale #2")
    table.p1("resolve Aubergalactic Whale")
    assert table.discard("p1") == ["Aubergalactic Whale", "Gorillion"]
    assert table.discard("p2") == ["Aubergalactic Whale", "Radisher"]
    table.settled("p1")


def test_g2_the_attack_effect_of_a_mindbugged_fast_creature_is_aimed_at_who_played_it() -> None:
    """p2's Broodmother carries 1 octonite: p1 discards 1, of p1's choice."""
    table = Table(p1={"hand": ["Broodmother", "Applebot", "Bean Bot"]})
    table.p1("play Broodmother")
    table.p2("mindbug", "attack")
    table.asks("p1", "discard", "discard Applebot", "discard Bean Bot")
    table.p1("discard Applebot")
    assert table.life("p1") == 2
    assert table.play("p2") == ["Broodmother (1 octonite)"]
    table.settled("p1")


def test_g9_a_mindbugged_fast_creature_may_win_the_game() -> None:
    table = Table(p1={"life": 1, "hand": ["Rhubarbarian", "Gorillion"]})
    table.p1("play Rhubarbarian")
    table.p2("mindbug", "attack")
    table.over("p2")


def test_m4_who_cannot_act_after_the_fast_offer_loses() -> None:
    table = Table(p1={"hand": ["Rhubarbarian"]})
    table.p1("play Rhubarbarian")
    table.p2("mindbug", "stop")
    table.over("p2")


@pytest.mark.parametrize(("edition", "life"), [("current", 3), ("third", 5)])
def test_m8_harvest_after_a_mindbug_ticks_in_the_third_edition_only(edition: str, life: int) -> None:
    """M8: the same player's whole new turn comes after the mindbugger's FAST."""
    table = Table(p1={"hand": ["Rhubarbarian"], "play": ["Captain Cucodile (1 octonite)"]}, edition=edition)
    table.p1("play Rhubarbarian")
    table.p2("mindbug")
    table.asks("p2", "fast", "attack", "stop")
    assert table.life("p1") == 3
    table.p2("stop")
    assert table.life("p1") == life
    table.settled("p1")


# ---- What else these cards reach


def test_calm_cole_protects_the_others_in_the_mass_defeat_that_takes_it() -> None:
    """BF-7."""
    table = Table(p1={"play": ["Boomberry (1 octonite)"]}, p2={"play": ["Calm Cole (2 octonite)", "Gorillion"]})
    table.p1("attack Boomberry")
    assert table.discard("p2") == ["Calm Cole"]
    table.p2("no block")
    assert table.play("p2") == ["Gorillion"]
    table.settled("p2")


def test_calm_cole_a_protected_creature_may_be_chosen_and_a_tough_one_is_not_exhausted() -> None:
    """BF-7, A12: for the Action of Borgions."""
    table = Table(p1={"play": ["Borgions (1 octonite)"]}, p2={"play": ["Calm Cole (2 octonite)", "Vanilla Creature"]})
    table.p1("act Borgions")
    table.asks("p1", "target", "choose Calm Cole", "choose Vanilla Creature")
    table.p1("choose Vanilla Creature")
    assert table.play("p2") == ["Calm Cole (2 octonite)", "Vanilla Creature"]
    table.settled("p1")


def test_peach_police_that_left_earlier_stops_nothing() -> None:
    """BF-6."""
    table = Table(p1={"mindbugs": 0, "play": ["Peach Police (exhausted)", "Luchataur"]},
                  p2={"hand": ["Radisher"], "play": ["Applebot", "Gorillion"]})
    table.p1("attack Peach Police")
    table.p2("block Gorillion", "play Radisher")
    table.p1("attack Luchataur")
    table.p2("block Applebot")
    assert table.life("p2") == 5
    table.p1("stop")
    table.settled("p2")


def test_cherry_bug_takes_the_galaxy_attacker_that_defeated_it_and_frenzy_ends() -> None:
    """A11: Leeklings have changed control, so there is no second attack."""
    table = Table(p1={"play": ["Leeklings"]}, p2={"play": ["Cherry Bug"]})
    table.p1("attack Leeklings")
    table.p2("block Cherry Bug")
    assert (table.play("p1"), table.play("p2")) == ([], ["Leeklings"])
    table.settled("p2")


def test_g12_romindescos_two_cards_go_as_one_batch_before_the_refill() -> None:
    """G10: the Bean Bot drawn on playing may be discarded; Caulibot and Figuru are drawn afterwards."""
    table = Table(p1={"hand": ["Romindesco"] + ["Applebot"] * 4, "draw": ["Bean Bot", "Caulibot", "Figuru"]},
                  p2={"mindbugs": 0})
    table.p1("play Romindesco", "yes", "discard Applebot")
    table.asks("p1", "discard", "discard Applebot", "discard Bean Bot")
    table.p1("discard Bean Bot")
    assert table.discard("p1") == ["Applebot", "Bean Bot"]
    assert table.hand("p1") == ["Applebot"] * 3 + ["Caulibot", "Figuru"]
    table.settled("p2")


def test_g4_a_trigger_waits_until_the_effect_is_done() -> None:
    """Pomegrenade goes together with the enemy Gorillion; then it takes Kiwanoid, the one left with octonite."""
    table = Table(p1={"hand": ["Quadranut"], "play": ["Pomegrenade"]},
                  p2={"mindbugs": 0, "play": ["Gorillion (1 octonite)", "Kiwanoid (1 octonite)"]})
    table.p1("play Quadranut", "choose Pomegrenade", "choose Gorillion")
    assert table.play("p1") == ["Quadranut"]
    assert table.discard("p2") == ["Gorillion", "Kiwanoid"]
    table.settled("p2")


def test_a_constant_ability_follows_a_change_of_control() -> None:
    """The stolen Topinambur Titan makes Kiwanoid 11 and Gorillion 10 again."""
    table = Table(p1={"play": ["USX Tangerine (1 octonite)", "Kiwanoid"]},
                  p2={"hand": ["Gorillion"], "play": ["Topinambur Titan (3 octonite)", "Gorillion"]})
    table.p1("act USX Tangerine")
    table.p2("attack Gorillion")
    table.p1("block Kiwanoid")
    assert table.play("p1") == ["Kiwanoid", "Topinambur Titan (3 octonite)", "USX Tangerine"]
    assert table.discard("p2") == ["Gorillion"]
    table.settled("p1")
