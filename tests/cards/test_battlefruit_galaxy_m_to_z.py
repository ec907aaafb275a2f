"""Battlefruit Galaxy, Melon Master to Vanilla Creature: each card does it, does not when it should not, and an edge."""

import pytest

from tests.scenario import Scenario

# ---- Melon Master: 7 TOUGH, Play: an opponent discards 1 card; if its power is >= 4 they lose 1 life


@pytest.mark.parametrize(("card", "life"), [("Applebot", 3), ("Peach Police", 2), ("Gorillion", 2)])
def test_melon_master_costs_a_life_when_the_discarded_power_is_four_or_more(card: str, life: int) -> None:
    duel = Scenario(p1={"hand": ["Melon Master"]},
                    p2={"mindbugs": 0, "hand": ["Applebot", "Gorillion", "Peach Police"]})
    duel.p1("play Melon Master")
    duel.p2(f"discard {card}")
    assert duel.discard("p2") == [card]
    assert duel.life("p2") == life
    duel.settled("p2")


def test_melon_master_does_nothing_to_an_empty_hand() -> None:
    duel = Scenario(p1={"hand": ["Melon Master"]}, p2={"mindbugs": 0, "play": ["Gorillion"]}, spare=False)
    duel.p1("play Melon Master")
    assert duel.life("p2") == 3
    duel.settled("p2")


def test_melon_master_looks_at_printed_power() -> None:
    """BF-17, G15: Shield Bugs do not strengthen the hand."""
    duel = Scenario(p1={"hand": ["Melon Master"]},
                    p2={"mindbugs": 0, "hand": ["Applebot", "Gorillion"], "play": ["Shield Bugs"]})
    duel.p1("play Melon Master")
    duel.p2("discard Applebot")
    assert duel.life("p2") == 3
    duel.settled("p2")


def test_melon_master_may_take_the_last_life() -> None:
    duel = Scenario(p1={"hand": ["Melon Master"]}, p2={"mindbugs": 0, "life": 1, "hand": ["Gorillion"]})
    duel.p1("play Melon Master")
    duel.over("p1")


def test_melon_master_mindbugged_hits_who_played_it() -> None:
    duel = Scenario(p1={"hand": ["Melon Master", "Gorillion"], "play": ["Applebot"]})
    duel.p1("play Melon Master")
    duel.p2("mindbug")
    assert duel.discard("p1") == ["Gorillion"]
    assert (duel.life("p1"), duel.life("p2")) == (2, 3)
    duel.settled("p1")


# ---- Olive Orbiter: 1 SNEAKY, Defeated: if controlling no creatures, defeat every enemy creature


def test_olive_orbiter_defeats_every_enemy_when_it_was_the_last() -> None:
    duel = Scenario(p1={"play": ["Gorillion", "Grape Sentinel", "Vanilla Creature"]}, p2={"play": ["Olive Orbiter"]})
    duel.p1("attack Gorillion")
    duel.p2("block Olive Orbiter")
    assert duel.play("p1") == ["Vanilla Creature (exhausted)"]
    assert duel.discard("p1") == ["Gorillion", "Grape Sentinel"]
    duel.settled("p2")


def test_olive_orbiter_does_nothing_while_another_ally_is_in_play() -> None:
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"play": ["Olive Orbiter", "Applebot"]})
    duel.p1("attack Gorillion")
    duel.p2("block Olive Orbiter")
    assert duel.play("p1") == ["Gorillion"]
    assert duel.play("p2") == ["Applebot"]
    duel.settled("p2")


def test_olive_orbiter_does_it_when_it_dies_attacking() -> None:
    """Its victim's Defeated effect follows: Applebot gives 2 life."""
    duel = Scenario(p1={"play": ["Olive Orbiter"]}, p2={"play": ["Applebot", "Gorillion"]})
    duel.p1("attack Olive Orbiter")
    duel.p2("block Applebot")
    assert (duel.play("p1"), duel.play("p2")) == ([], [])
    assert duel.life("p2") == 5
    duel.settled("p2")


def test_olive_orbiter_counts_after_all_of_a_mass_defeat_have_left() -> None:
    """G13: Applebot leaves with it, so it controls no creature when its effect resolves."""
    duel = Scenario(p1={"hand": ["Kangasaurus Rex"]}, p2={"mindbugs": 0, "play": ["Applebot", "Olive Orbiter"]})
    duel.p1("play Kangasaurus Rex")
    duel.asks("p1", "order", "resolve Applebot", "resolve Olive Orbiter")
    duel.p1("resolve Applebot")
    assert duel.discard("p1") == ["Kangasaurus Rex"]
    assert duel.life("p2") == 5
    duel.settled("p2")


def test_olive_orbiters_defeat_the_attacker_before_the_block_and_the_attack_ends() -> None:
    """A2: nothing is lost."""
    duel = Scenario(p1={"play": ["Boomberry (1 octonite)"]}, p2={"play": ["Olive Orbiter", "Olive Orbiter"]})
    duel.p1("attack Boomberry")
    duel.asks("p1", "order", "resolve Olive Orbiter", "resolve Olive Orbiter #2")
    duel.p1("resolve Olive Orbiter #2")
    assert duel.discard("p1") == ["Boomberry"]
    assert duel.life("p2") == 3
    duel.settled("p2")


# ---- Peach Police: 4 TOUGH, opponents' Defeated effects do not activate


def test_peach_police_stops_the_opponents_defeated_effects() -> None:
    """BF-6."""
    duel = Scenario(p1={"play": ["Peach Police", "Gorillion"]}, p2={"play": ["Applebot"]})
    duel.p1("attack Gorillion")
    duel.p2("block Applebot")
    assert duel.discard("p2") == ["Applebot"]
    assert duel.life("p2") == 3
    duel.settled("p2")


def test_peach_police_lets_own_defeated_effects_happen() -> None:
    duel = Scenario(p1={"play": ["Peach Police", "Applebot"]}, p2={"play": ["Gorillion"]}, turn="p2")
    duel.p2("attack Gorillion")
    duel.p1("block Applebot")
    assert duel.life("p1") == 5
    duel.settled("p1")


def test_peach_police_dying_at_the_same_moment_stops_nothing() -> None:
    """BF-6."""
    duel = Scenario(p1={"play": ["Peach Police (exhausted)"]}, p2={"mindbugs": 0, "play": ["Astronuts"]})
    duel.p1("attack Peach Police")
    duel.p2("block Astronuts")
    assert (duel.play("p1"), duel.play("p2")) == ([], [])
    assert duel.mindbugs("p2") == 1
    duel.settled("p2")


def test_peach_police_saved_by_tough_still_stops() -> None:
    duel = Scenario(p1={"play": ["Peach Police"]}, p2={"mindbugs": 0, "play": ["Astronuts"]})
    duel.p1("attack Peach Police")
    duel.p2("block Astronuts")
    assert duel.play("p1") == ["Peach Police (exhausted)"]
    assert duel.discard("p2") == ["Astronuts"]
    assert duel.mindbugs("p2") == 0
    duel.settled("p2")


# ---- Pear Patrol: 5 HUNTER, Play: may reveal 1 own hand card; if done, copy its Play effect


def test_pear_patrol_copies_the_play_effect_of_a_revealed_card() -> None:
    duel = Scenario(p1={"hand": ["Pear Patrol", "Killer Bee"]}, p2={"mindbugs": 0})
    duel.p1("play Pear Patrol")
    duel.asks("p1", "may", "yes", "no")
    duel.p1("yes")
    assert duel.life("p2") == 2
    assert (duel.play("p1"), duel.hand("p1")) == (["Pear Patrol"], ["Killer Bee"])
    duel.settled("p2")


def test_pear_patrol_need_not_reveal() -> None:
    duel = Scenario(p1={"hand": ["Pear Patrol", "Killer Bee"]}, p2={"mindbugs": 0})
    duel.p1("play Pear Patrol", "no")
    assert duel.life("p2") == 3
    duel.settled("p2")


def test_pear_patrol_may_reveal_a_card_without_a_play_effect() -> None:
    duel = Scenario(p1={"hand": ["Pear Patrol", "Killer Bee", "Applebot"]}, p2={"mindbugs": 0})
    duel.p1("play Pear Patrol", "yes")
    duel.asks("p1", "card", "choose Applebot", "choose Killer Bee")
    duel.p1("choose Applebot")
    assert (duel.life("p1"), duel.life("p2")) == (3, 3)
    assert duel.hand("p1") == ["Applebot", "Killer Bee"]
    duel.settled("p2")


def test_pear_patrol_is_not_asked_with_an_empty_hand() -> None:
    duel = Scenario(p1={"hand": ["Pear Patrol"]}, p2={"mindbugs": 0})
    duel.p1("play Pear Patrol")
    duel.settled("p2")


def test_pear_patrol_itself_is_this_in_the_copied_effect() -> None:
    """BF-14: Quadranut's effect defeats an allied creature: here only Pear Patrol is one."""
    duel = Scenario(p1={"hand": ["Pear Patrol", "Quadranut"]}, p2={"mindbugs": 0, "play": ["Gorillion"]})
    duel.p1("play Pear Patrol", "yes")
    assert (duel.discard("p1"), duel.hand("p1")) == (["Pear Patrol"], ["Quadranut"])
    assert duel.discard("p2") == ["Gorillion"]
    duel.settled("p2")


# ---- Plumarine: 2 FRENZY HUNTER, 1 charge octonite, Attack[1]: +8 power this turn


def test_plumarine_pays_for_eight_more_power() -> None:
    duel = Scenario(p1={"play": ["Plumarine (1 octonite)"]}, p2={"play": ["Kiwanoid"]})
    duel.p1("attack Plumarine", "hunt Kiwanoid")
    assert duel.discard("p2") == ["Kiwanoid"]
    duel.p1("stop")
    assert duel.play("p1") == ["Plumarine"]
    duel.settled("p2")


def test_plumarine_without_octonite_has_power_two() -> None:
    duel = Scenario(p1={"play": ["Plumarine"]}, p2={"play": ["Leeklings"]})
    duel.p1("attack Plumarine", "let block")
    duel.p2("block Leeklings")
    assert duel.discard("p1") == ["Plumarine"]
    assert duel.play("p2") == ["Leeklings"]
    duel.settled("p2")


def test_plumarine_keeps_the_power_for_the_second_attack() -> None:
    """'This turn': 10 against Radisher's 9, though nothing is left to pay with."""
    duel = Scenario(p1={"play": ["Plumarine (1 octonite)"]}, p2={"play": ["Kiwanoid", "Radisher"]})
    duel.p1("attack Plumarine", "hunt Kiwanoid", "attack", "hunt Radisher")
    assert duel.play("p1") == ["Plumarine"]
    assert duel.discard("p2") == ["Kiwanoid", "Radisher"]
    duel.settled("p2")


def test_plumarine_adds_up_when_it_pays_twice() -> None:
    """BF-21, A4: 18 against Gorillion's 10, where 10 would only tie."""
    duel = Scenario(p1={"play": ["Plumarine (2 octonite)"]}, p2={"play": ["Kiwanoid", "Gorillion"]})
    duel.p1("attack Plumarine", "hunt Kiwanoid", "attack", "hunt Gorillion")
    assert duel.play("p1") == ["Plumarine"]
    assert duel.discard("p2") == ["Gorillion", "Kiwanoid"]
    duel.settled("p2")


def test_plumarine_is_weak_again_in_the_next_turn() -> None:
    duel = Scenario(p1={"play": ["Plumarine (1 octonite)"]}, p2={"play": ["Harpy Mother"]})
    duel.p1("attack Plumarine", "let block")
    duel.p2("no block")
    duel.p1("stop")
    duel.p2("attack Harpy Mother")
    duel.p1("block Plumarine")
    assert duel.discard("p1") == ["Plumarine"]
    assert duel.play("p2") == ["Harpy Mother"]
    duel.settled("p1")


# ---- Pomegrenade: 6 FAST POISONOUS, 2 charge octonite, Defeated: defeat 1 enemy creature that carries octonite


def test_pomegrenade_defeats_an_enemy_with_octonite() -> None:
    duel = Scenario(p1={"play": ["Gorillion", "Radisher", "Kiwanoid (1 octonite)"]},
                    p2={"play": ["Pomegrenade (2 octonite)"]})
    duel.p1("attack Gorillion")
    duel.p2("block Pomegrenade")
    assert duel.play("p1") == ["Radisher"]
    assert duel.discard("p2") == ["Pomegrenade"]
    duel.settled("p2")


def test_pomegrenade_spares_enemies_without_octonite_and_own_creatures() -> None:
    duel = Scenario(p1={"play": ["Gorillion", "Kiwanoid"]}, p2={"play": ["Pomegrenade", "Star Portal (2 octonite)"]})
    duel.p1("attack Gorillion")
    duel.p2("block Pomegrenade")
    assert duel.play("p1") == ["Kiwanoid"]
    assert duel.play("p2") == ["Star Portal (2 octonite)"]
    duel.settled("p2")


def test_pomegrenade_lets_its_controller_choose_in_the_others_turn() -> None:
    """G2, G3."""
    duel = Scenario(p1={"play": ["Gorillion", "Boomberry (1 octonite)", "Kiwanoid (1 octonite)"]},
                    p2={"play": ["Pomegrenade"]})
    duel.p1("attack Gorillion")
    duel.p2("block Pomegrenade")
    duel.asks("p2", "target", "choose Boomberry", "choose Kiwanoid")
    duel.p2("choose Kiwanoid")
    assert duel.play("p1") == ["Boomberry (1 octonite)"]
    duel.settled("p2")


def test_pomegrenade_may_mark_its_victim_and_attack_at_once() -> None:
    duel = Scenario(p1={"hand": ["Pomegrenade"]}, p2={"mindbugs": 0, "play": ["Gorillion", "Radisher"]})
    duel.p1("play Pomegrenade", "put Radisher", "done")
    duel.p1("attack")
    duel.p2("block Gorillion")
    assert duel.discard("p1") == ["Pomegrenade"]
    assert duel.discard("p2") == ["Gorillion", "Radisher"]
    duel.settled("p2")


# ---- Quadranut: 8 FRENZY, Play: defeat 1 allied creature and 1 enemy creature


def test_quadranut_defeats_an_ally_and_an_enemy() -> None:
    """BF-8: the own creature is chosen first, then the enemy one."""
    duel = Scenario(p1={"hand": ["Quadranut"], "play": ["Leeklings"]},
                    p2={"mindbugs": 0, "play": ["Gorillion", "Grape Sentinel"]})
    duel.p1("play Quadranut")
    duel.asks("p1", "target", "choose Leeklings", "choose Quadranut")
    duel.p1("choose Leeklings")
    duel.asks("p1", "target", "choose Gorillion", "choose Grape Sentinel")
    duel.p1("choose Gorillion")
    assert duel.play("p1") == ["Quadranut"]
    assert duel.play("p2") == ["Grape Sentinel"]
    duel.settled("p2")


def test_quadranut_must_take_itself_when_it_is_the_only_ally() -> None:
    """BF-8."""
    duel = Scenario(p1={"hand": ["Quadranut"]}, p2={"mindbugs": 0, "play": ["Gorillion"]})
    duel.p1("play Quadranut")
    assert duel.discard("p1") == ["Quadranut"]
    assert duel.discard("p2") == ["Gorillion"]
    duel.settled("p2")


def test_quadranut_does_the_allied_part_without_an_enemy() -> None:
    """BF-8."""
    duel = Scenario(p1={"hand": ["Quadranut"]}, p2={"mindbugs": 0})
    duel.p1("play Quadranut")
    assert duel.discard("p1") == ["Quadranut"]
    duel.settled("p2")


def test_quadranut_defeats_both_together_before_their_defeated_effects() -> None:
    """BF-8."""
    duel = Scenario(p1={"hand": ["Quadranut"], "play": ["Applebot"]}, p2={"mindbugs": 0, "play": ["Applebot"]})
    duel.p1("play Quadranut", "choose Applebot")
    duel.asks("p1", "order", "resolve Applebot", "resolve Applebot #2")
    assert (duel.discard("p1"), duel.discard("p2")) == (["Applebot"], ["Applebot"])
    duel.p1("resolve Applebot #2")
    assert (duel.life("p1"), duel.life("p2")) == (5, 5)
    duel.settled("p2")


def test_quadranut_may_choose_a_tough_ally_that_survives() -> None:
    duel = Scenario(p1={"hand": ["Quadranut"], "play": ["Caulibot"]}, p2={"mindbugs": 0, "play": ["Gorillion"]})
    duel.p1("play Quadranut", "choose Caulibot")
    assert duel.play("p1") == ["Caulibot (exhausted)", "Quadranut"]
    assert duel.discard("p2") == ["Gorillion"]
    duel.settled("p2")


def test_quadranut_mindbugged_chooses_for_the_mindbugger() -> None:
    """BF-8: it may choose itself although there is another."""
    duel = Scenario(p1={"hand": ["Quadranut", "Gorillion"], "play": ["Radisher"]}, p2={"play": ["Leeklings"]})
    duel.p1("play Quadranut")
    duel.p2("mindbug")
    duel.asks("p2", "target", "choose Leeklings", "choose Quadranut")
    duel.p2("choose Quadranut")
    assert (duel.discard("p1"), duel.discard("p2")) == (["Radisher"], ["Quadranut"])
    duel.settled("p1")


# ---- Radisher: 9, has SNEAKY while it is not own turn


def test_radisher_may_block_sneaky_attackers() -> None:
    duel = Scenario(p1={"play": ["Applebot"]}, p2={"play": ["Radisher"]})
    duel.p1("attack Applebot")
    duel.p2("block Radisher")
    assert duel.discard("p1") == ["Applebot"]
    assert duel.play("p2") == ["Radisher"]
    duel.settled("p2")


def test_radisher_attacks_without_sneaky() -> None:
    duel = Scenario(p1={"play": ["Radisher"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Radisher")
    duel.p2("block Gorillion")
    assert duel.discard("p1") == ["Radisher"]
    duel.settled("p2")


def test_radisher_may_block_ordinary_attackers_too() -> None:
    duel = Scenario(p1={"play": ["Kiwanoid"]}, p2={"play": ["Radisher"]})
    duel.p1("attack Kiwanoid")
    duel.p2("block Radisher")
    assert duel.discard("p1") == ["Kiwanoid"]
    duel.settled("p2")


def test_radisher_cannot_block_a_sneaky_fast_attack_in_its_controllers_own_turn() -> None:
    """FC-8: Kraken makes the mindbugged Rhubarbarian SNEAKY; the turn is still p1's."""
    duel = Scenario(p1={"hand": ["Rhubarbarian"], "play": ["Radisher"]}, p2={"play": ["Kraken"]})
    duel.p1("play Rhubarbarian")
    duel.p2("mindbug", "attack")
    assert duel.life("p1") == 2
    duel.settled("p1")


# ---- Rhubarbarian: 10 FAST, Defeated: discard 1 own card


def test_rhubarbarian_costs_its_controller_a_card_when_defeated() -> None:
    duel = Scenario(p1={"hand": ["Applebot", "Bean Bot"], "play": ["Rhubarbarian"]}, p2={"play": ["Spider Owl"]})
    duel.p1("attack Rhubarbarian")
    duel.p2("block Spider Owl")
    duel.asks("p1", "discard", "discard Applebot", "discard Bean Bot")
    duel.p1("discard Applebot")
    assert duel.hand("p1") == ["Bean Bot"]
    assert duel.discard("p1") == ["Applebot", "Rhubarbarian"]
    duel.settled("p2")


def test_rhubarbarian_asks_its_controller_in_the_others_turn_too() -> None:
    duel = Scenario(p1={"play": ["Bean Bot"]}, p2={"hand": ["Applebot", "Gorillion"], "play": ["Rhubarbarian"]})
    duel.p1("attack Bean Bot")
    duel.p2("block Rhubarbarian", "discard Applebot")
    assert duel.hand("p1") == ["Gorillion"]
    assert duel.discard("p2") == ["Applebot", "Rhubarbarian"]
    duel.settled("p2")


def test_rhubarbarian_costs_nothing_with_an_empty_hand() -> None:
    duel = Scenario(p1={"play": ["Rhubarbarian"]}, p2={"hand": ["Applebot"], "play": ["Spider Owl"]}, spare=False)
    duel.p1("attack Rhubarbarian")
    duel.p2("block Spider Owl")
    assert duel.discard("p1") == ["Rhubarbarian"]
    assert duel.hand("p2") == ["Applebot"]
    duel.settled("p2")


def test_rhubarbarian_that_wins_costs_nothing() -> None:
    """And it is FAST."""
    duel = Scenario(p1={"hand": ["Rhubarbarian", "Applebot", "Bean Bot"]}, p2={"mindbugs": 0, "play": ["Radisher"]})
    duel.p1("play Rhubarbarian", "attack")
    duel.p2("block Radisher")
    assert duel.play("p1") == ["Rhubarbarian"]
    assert duel.hand("p1") == ["Applebot", "Bean Bot"]
    duel.settled("p2")


# ---- Romindesco: 5 POISONOUS, Play: may discard 2 cards; if done, take control of 1 creature


def test_romindesco_takes_control_for_two_cards() -> None:
    duel = Scenario(p1={"hand": ["Romindesco", "Applebot", "Bean Bot", "Caulibot"]},
                    p2={"mindbugs": 0, "play": ["Gorillion"]})
    duel.p1("play Romindesco", "yes")
    duel.asks("p1", "discard", "discard Applebot", "discard Bean Bot", "discard Caulibot")
    duel.p1("discard Applebot", "discard Bean Bot")
    duel.asks("p1", "target", "choose Gorillion", "choose Romindesco")
    duel.p1("choose Gorillion")
    assert duel.play("p1") == ["Gorillion", "Romindesco"]
    assert duel.discard("p1") == ["Applebot", "Bean Bot"]
    assert duel.play("p2") == []
    duel.settled("p2")


def test_romindesco_need_not_discard() -> None:
    duel = Scenario(p1={"hand": ["Romindesco", "Applebot", "Bean Bot"]}, p2={"mindbugs": 0, "play": ["Gorillion"]})
    duel.p1("play Romindesco", "no")
    assert duel.hand("p1") == ["Applebot", "Bean Bot"]
    assert duel.play("p2") == ["Gorillion"]
    duel.settled("p2")


def test_romindesco_is_not_asked_with_a_single_card() -> None:
    """BF-12."""
    duel = Scenario(p1={"hand": ["Romindesco", "Applebot"]}, p2={"mindbugs": 0, "play": ["Gorillion"]})
    duel.p1("play Romindesco")
    assert duel.hand("p1") == ["Applebot"]
    assert duel.play("p2") == ["Gorillion"]
    duel.settled("p2")


def test_romindesco_takes_a_creature_as_it_is_without_its_play_effect() -> None:
    """BF-12, G16: with exactly two cards in hand nothing is asked for the discard."""
    duel = Scenario(p1={"hand": ["Romindesco", "Applebot", "Bean Bot"]},
                    p2={"mindbugs": 0, "play": ["Melon Master (exhausted, 1 octonite)"]})
    duel.p1("play Romindesco", "yes", "choose Melon Master")
    assert duel.discard("p1") == ["Applebot", "Bean Bot"]
    assert duel.play("p1") == ["Melon Master (exhausted, 1 octonite)", "Romindesco"]
    assert (duel.hand("p2"), duel.life("p2")) == (["Gorillion"], 3)
    duel.settled("p2")


def test_romindesco_may_choose_itself() -> None:
    """G20."""
    duel = Scenario(p1={"hand": ["Romindesco", "Applebot", "Bean Bot"]}, p2={"mindbugs": 0, "play": ["Gorillion"]})
    duel.p1("play Romindesco", "yes", "choose Romindesco")
    assert (duel.play("p1"), duel.play("p2")) == (["Romindesco"], ["Gorillion"])
    duel.settled("p2")


# ---- Shoctopus: 4 HUNTER, 2 charge octonite, keywords of enemy creatures that carry octonite have no effect


def test_shoctopus_switches_off_the_keywords_of_an_enemy_with_octonite() -> None:
    duel = Scenario(p1={"play": ["Shoctopus", "Gorillion"]}, p2={"play": ["Vanilla Creature (1 octonite)"]})
    duel.p1("attack Gorillion")
    duel.p2("block Vanilla Creature")
    assert duel.discard("p2") == ["Vanilla Creature"]
    duel.settled("p2")


def test_shoctopus_leaves_enemies_without_octonite_alone() -> None:
    duel = Scenario(p1={"play": ["Shoctopus", "Gorillion"]}, p2={"play": ["Vanilla Creature"]})
    duel.p1("attack Gorillion")
    duel.p2("block Vanilla Creature")
    assert duel.play("p2") == ["Vanilla Creature (exhausted)"]
    duel.settled("p2")


def test_shoctopus_leaves_own_creatures_with_octonite_alone() -> None:
    duel = Scenario(p1={"play": ["Shoctopus", "Vanilla Creature (1 octonite)"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Vanilla Creature")
    duel.p2("block Gorillion")
    assert duel.play("p1") == ["Shoctopus", "Vanilla Creature (exhausted, 1 octonite)"]
    duel.settled("p2")


def test_shoctopus_may_give_its_octonite_to_enemies() -> None:
    """In the next turn the marked Luchataur attacks once only."""
    duel = Scenario(p1={"hand": ["Shoctopus"]}, p2={"mindbugs": 0, "play": ["Luchataur"]})
    duel.p1("play Shoctopus", "put Luchataur", "done")
    assert duel.play("p1") == ["Shoctopus (1 octonite)"]
    duel.p2("attack Luchataur")
    duel.p1("no block")
    assert duel.life("p1") == 2
    duel.settled("p1")


# ---- Star Portal: 3 SNEAKY, 2 charge octonite, Attack[1]: draw 1 card from the unused pile


def test_star_portal_draws_the_top_of_the_unused_pile() -> None:
    duel = Scenario(p1={"play": ["Star Portal (2 octonite)"]}, unused=["Caulibot", "Figuru"])
    duel.p1("attack Star Portal")
    assert duel.hand("p1") == ["Caulibot", "Gorillion"]
    assert duel.position()["unused"] == ["Figuru"]
    assert duel.play("p1") == ["Star Portal (1 octonite)"]
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_star_portal_without_octonite_draws_nothing() -> None:
    duel = Scenario(p1={"play": ["Star Portal"]}, unused=["Caulibot"])
    duel.p1("attack Star Portal")
    assert duel.hand("p1") == ["Gorillion"]
    assert duel.position()["unused"] == ["Caulibot"]
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_star_portal_pays_even_when_the_unused_pile_is_empty() -> None:
    """BF-22."""
    duel = Scenario(p1={"play": ["Star Portal (2 octonite)"]})
    duel.p1("attack Star Portal")
    assert duel.hand("p1") == ["Gorillion"]
    assert duel.play("p1") == ["Star Portal (1 octonite)"]
    duel.settled("p2")


def test_star_portal_may_draw_a_sixth_card() -> None:
    """G8; the own draw pile is not touched."""
    duel = Scenario(p1={"hand": ["Applebot"] * 5, "draw": ["Bean Bot"], "play": ["Star Portal (1 octonite)"]},
                    unused=["Caulibot"])
    duel.p1("attack Star Portal")
    assert duel.hand("p1") == ["Applebot"] * 5 + ["Caulibot"]
    assert duel.position()["p1"]["draw"] == ["Bean Bot"]
    duel.settled("p2")


# ---- Starfruit Ninja: 7, 2 charge octonite, Attack[1]: SNEAKY this turn


def test_starfruit_ninja_pays_for_sneaky() -> None:
    duel = Scenario(p1={"play": ["Starfruit Ninja (1 octonite)"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Starfruit Ninja")
    assert duel.life("p2") == 2
    assert duel.play("p1") == ["Starfruit Ninja"]
    duel.settled("p2")


def test_starfruit_ninja_without_octonite_can_be_blocked_by_all() -> None:
    duel = Scenario(p1={"play": ["Starfruit Ninja"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Starfruit Ninja")
    duel.p2("block Gorillion")
    assert duel.discard("p1") == ["Starfruit Ninja"]
    duel.settled("p2")


def test_starfruit_ninja_can_be_blocked_by_sneaky() -> None:
    duel = Scenario(p1={"play": ["Starfruit Ninja (2 octonite)"]}, p2={"play": ["Gorillion", "Radisher"]})
    duel.p1("attack Starfruit Ninja")
    duel.asks("p2", "block", "block Radisher", "no block")
    duel.p2("block Radisher")
    assert duel.discard("p1") == ["Starfruit Ninja"]
    duel.settled("p2")


def test_starfruit_ninja_is_not_sneaky_in_the_next_turn() -> None:
    duel = Scenario(p1={"play": ["Starfruit Ninja (1 octonite)"]}, p2={"play": ["Applebot"]})
    duel.p1("attack Starfruit Ninja")
    duel.p2("no block", "attack Applebot")
    assert (duel.life("p1"), duel.life("p2")) == (2, 2)
    duel.settled("p1")


# ---- Starship Soupers: 6, Attack: put 1 octonite on a creature; Defeated: opponent loses 1 life for each on this


def test_starship_soupers_hurt_for_the_octonite_they_carried() -> None:
    """BF-9: put on itself, then defeated by the blocker."""
    duel = Scenario(p1={"play": ["Starship Soupers"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Starship Soupers")
    duel.asks("p1", "target", "choose Gorillion", "choose Starship Soupers")
    duel.p1("choose Starship Soupers")
    duel.p2("block Gorillion")
    assert duel.discard("p1") == ["Starship Soupers"]
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_starship_soupers_without_octonite_hurt_nobody() -> None:
    """BF-9."""
    duel = Scenario(p1={"play": ["Starship Soupers"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Starship Soupers", "choose Gorillion")
    duel.p2("block Gorillion")
    assert duel.play("p2") == ["Gorillion (1 octonite)"]
    assert (duel.life("p1"), duel.life("p2")) == (3, 3)
    duel.settled("p2")


def test_starship_soupers_alone_put_it_on_themselves() -> None:
    duel = Scenario(p1={"play": ["Starship Soupers (1 octonite)"]})
    duel.p1("attack Starship Soupers")
    assert duel.play("p1") == ["Starship Soupers (2 octonite)"]
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_starship_soupers_may_win_by_dying() -> None:
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"play": ["Starship Soupers (3 octonite)"]})
    duel.p1("attack Gorillion")
    duel.p2("block Starship Soupers")
    duel.over("p2")


# ---- Topinambur Titan: 6, 1 charge octonite, other allied creatures +1 power for each octonite on this


def test_topinambur_titan_strengthens_its_allies_by_its_octonite() -> None:
    """Kiwanoid has 10 against 9."""
    duel = Scenario(p1={"play": ["Topinambur Titan (2 octonite)", "Kiwanoid"]}, p2={"play": ["Radisher"]})
    duel.p1("attack Kiwanoid")
    duel.p2("block Radisher")
    assert duel.play("p1") == ["Kiwanoid", "Topinambur Titan (2 octonite)"]
    assert duel.discard("p2") == ["Radisher"]
    duel.settled("p2")


def test_topinambur_titan_without_octonite_strengthens_nobody() -> None:
    """Octonite on the ally itself does not count."""
    duel = Scenario(p1={"play": ["Topinambur Titan", "Grape Sentinel (3 octonite)"]}, p2={"play": ["Kiwanoid"]})
    duel.p1("attack Grape Sentinel", "hunt Kiwanoid")
    assert duel.discard("p1") == ["Grape Sentinel"]
    assert duel.play("p2") == ["Kiwanoid"]
    duel.settled("p2")


def test_topinambur_titan_does_not_strengthen_itself() -> None:
    duel = Scenario(p1={"play": ["Topinambur Titan (3 octonite)"]}, p2={"play": ["Kiwanoid"]})
    duel.p1("attack Topinambur Titan")
    duel.p2("block Kiwanoid")
    assert duel.discard("p1") == ["Topinambur Titan"]
    assert duel.play("p2") == ["Kiwanoid"]
    duel.settled("p2")


def test_topinambur_titan_does_not_strengthen_enemies() -> None:
    """6 against 5; with the bonus Leeklings would win."""
    duel = Scenario(p1={"play": ["Topinambur Titan (2 octonite)"]}, p2={"play": ["Leeklings"]})
    duel.p1("attack Topinambur Titan")
    duel.p2("block Leeklings")
    assert duel.play("p1") == ["Topinambur Titan (2 octonite)"]
    assert duel.discard("p2") == ["Leeklings"]
    duel.settled("p2")


def test_two_topinambur_titans_strengthen_each_other() -> None:
    """7 against 6."""
    titan = "Topinambur Titan (1 octonite)"
    duel = Scenario(p1={"play": [titan, titan]}, p2={"play": ["Grape Sentinel"]})
    duel.p1("attack Topinambur Titan")
    duel.p2("block Grape Sentinel")
    assert duel.play("p1") == [titan, titan]
    assert duel.discard("p2") == ["Grape Sentinel"]
    duel.settled("p2")


# ---- USX Tangerine: 3, 2 charge octonite, Action[1]: take control of 1 creature that carries octonite


def test_usx_tangerine_takes_a_creature_with_octonite() -> None:
    """BF-3: its last octonite is paid first, so it cannot be chosen itself. G16, BF-1: Kiwanoid keeps its octonite;
    taking control is not coming into play, so no FAST.
    """
    duel = Scenario(p1={"play": ["USX Tangerine (1 octonite)"]}, p2={"play": ["Kiwanoid (2 octonite)", "Gorillion"]})
    duel.p1("act USX Tangerine")
    assert duel.play("p1") == ["Kiwanoid (2 octonite)", "USX Tangerine"]
    assert duel.play("p2") == ["Gorillion"]
    duel.settled("p2")


def test_usx_tangerine_may_choose_every_creature_that_carries_octonite() -> None:
    """Pay first: it still carries one itself (G20)."""
    duel = Scenario(p1={"play": ["USX Tangerine (2 octonite)"]},
                    p2={"play": ["Kiwanoid (2 octonite)", "Gorillion (1 octonite)", "Radisher"]})
    duel.p1("act USX Tangerine")
    duel.asks("p1", "target", "choose Gorillion", "choose Kiwanoid", "choose USX Tangerine")
    duel.p1("choose Gorillion")
    assert duel.play("p1") == ["Gorillion (1 octonite)", "USX Tangerine (1 octonite)"]
    assert duel.play("p2") == ["Kiwanoid (2 octonite)", "Radisher"]
    duel.settled("p2")


def test_usx_tangerine_cannot_act_without_octonite() -> None:
    duel = Scenario(p1={"play": ["USX Tangerine"]}, p2={"play": ["Kiwanoid (2 octonite)"]})
    duel.refuses("act USX Tangerine")
    duel.settled("p1")


def test_usx_tangerine_cannot_act_when_no_enemy_carries_octonite() -> None:
    """BF-3: taking control of what one has already counts as nothing."""
    duel = Scenario(p1={"play": ["USX Tangerine (2 octonite)", "Star Portal (2 octonite)"]}, p2={"play": ["Kiwanoid"]})
    duel.refuses("act USX Tangerine")
    duel.settled("p1")


def test_usx_tangerine_may_mark_an_enemy_and_take_it_a_turn_later() -> None:
    duel = Scenario(p1={"mindbugs": 0, "hand": ["USX Tangerine"]},
                    p2={"mindbugs": 0, "hand": ["Applebot"], "play": ["Gorillion"]})
    duel.p1("play USX Tangerine", "put Gorillion", "done")
    duel.p2("play Applebot")
    duel.p1("act USX Tangerine")
    assert duel.play("p1") == ["Gorillion (1 octonite)", "USX Tangerine"]
    assert duel.play("p2") == ["Applebot"]
    duel.settled("p2")


# ---- Vanilla Creature: 9 TOUGH


def test_vanilla_creature_is_exhausted_instead_of_defeated() -> None:
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"play": ["Vanilla Creature"]})
    duel.p1("attack Gorillion")
    duel.p2("block Vanilla Creature")
    assert duel.play("p1") == ["Gorillion"]
    assert duel.play("p2") == ["Vanilla Creature (exhausted)"]
    duel.settled("p2")


def test_vanilla_creature_that_is_exhausted_is_defeated() -> None:
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"play": ["Vanilla Creature (exhausted)"]})
    duel.p1("attack Gorillion")
    duel.p2("block Vanilla Creature")
    assert duel.discard("p2") == ["Vanilla Creature"]
    duel.settled("p2")


def test_vanilla_creature_that_wins_is_not_exhausted() -> None:
    duel = Scenario(p1={"play": ["Vanilla Creature"]}, p2={"play": ["Kiwanoid"]})
    duel.p1("attack Vanilla Creature")
    duel.p2("block Kiwanoid")
    assert duel.play("p1") == ["Vanilla Creature"]
    assert duel.discard("p2") == ["Kiwanoid"]
    duel.settled("p2")


def test_vanilla_creature_survives_poison_once() -> None:
    duel = Scenario(p1={"play": ["Bean Bot"]}, p2={"play": ["Vanilla Creature"]})
    duel.p1("attack Bean Bot")
    duel.p2("block Vanilla Creature")
    assert duel.discard("p1") == ["Bean Bot"]
    assert duel.play("p2") == ["Vanilla Creature (exhausted)"]
    duel.settled("p2")


def test_vanilla_creature_attacks_although_exhausted() -> None:
    """A7."""
    duel = Scenario(p1={"play": ["Vanilla Creature (exhausted)"]})
    duel.p1("attack Vanilla Creature")
    assert duel.life("p2") == 2
    assert duel.play("p1") == ["Vanilla Creature (exhausted)"]
    duel.settled("p2")
