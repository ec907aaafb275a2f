"""Battlefruit Galaxy, Melon Master to Vanilla Creature: each card does it, does not when it should not, and an edge."""

import pytest

from tests.scenario import Table

# ---- Melon Master: 7 TOUGH, Play: an opponent discards 1 card; if its power is >= 4 they lose 1 life


@pytest.mark.parametrize(("card", "life"), [("Applebot", 3), ("Peach Police", 2), ("Gorillion", 2)])
def test_melon_master_costs_a_life_when_the_discarded_power_is_four_or_more(card: str, life: int) -> None:
    table = Table(p1={"hand": ["Melon Master"]}, p2={"mindbugs": 0, "hand": ["Applebot", "Gorillion", "Peach Police"]})
    table.p1("play Melon Master")
    table.p2(f"discard {card}")
    assert table.discard("p2") == [card]
    assert table.life("p2") == life
    table.settled("p2")


def test_melon_master_does_nothing_to_an_empty_hand() -> None:
    table = Table(p1={"hand": ["Melon Master"]}, p2={"mindbugs": 0, "play": ["Gorillion"]}, spare=False)
    table.p1("play Melon Master")
    assert table.life("p2") == 3
    table.settled("p2")


def test_melon_master_looks_at_printed_power() -> None:
    """BF-17, G15: Shield Bugs do not strengthen the hand."""
    table = Table(p1={"hand": ["Melon Master"]},
                  p2={"mindbugs": 0, "hand": ["Applebot", "Gorillion"], "play": ["Shield Bugs"]})
    table.p1("play Melon Master")
    table.p2("discard Applebot")
    assert table.life("p2") == 3
    table.settled("p2")


def test_melon_master_may_take_the_last_life() -> None:
    table = Table(p1={"hand": ["Melon Master"]}, p2={"mindbugs": 0, "life": 1, "hand": ["Gorillion"]})
    table.p1("play Melon Master")
    table.over("p1")


def test_melon_master_mindbugged_hits_who_played_it() -> None:
    table = Table(p1={"hand": ["Melon Master", "Gorillion"], "play": ["Applebot"]})
    table.p1("play Melon Master")
    table.p2("mindbug")
    assert table.discard("p1") == ["Gorillion"]
    assert (table.life("p1"), table.life("p2")) == (2, 3)
    table.settled("p1")


# ---- Olive Orbiter: 1 SNEAKY, Defeated: if controlling no creatures, defeat every enemy creature


def test_olive_orbiter_defeats_every_enemy_when_it_was_the_last() -> None:
    table = Table(p1={"play": ["Gorillion", "Grape Sentinel", "Vanilla Creature"]}, p2={"play": ["Olive Orbiter"]})
    table.p1("attack Gorillion")
    table.p2("block Olive Orbiter")
    assert table.play("p1") == ["Vanilla Creature (exhausted)"]
    assert table.discard("p1") == ["Gorillion", "Grape Sentinel"]
    table.settled("p2")


def test_olive_orbiter_does_nothing_while_another_ally_is_in_play() -> None:
    table = Table(p1={"play": ["Gorillion"]}, p2={"play": ["Olive Orbiter", "Applebot"]})
    table.p1("attack Gorillion")
    table.p2("block Olive Orbiter")
    assert table.play("p1") == ["Gorillion"]
    assert table.play("p2") == ["Applebot"]
    table.settled("p2")


def test_olive_orbiter_does_it_when_it_dies_attacking() -> None:
    """Its victim's Defeated effect follows: Applebot gives 2 life."""
    table = Table(p1={"play": ["Olive Orbiter"]}, p2={"play": ["Applebot", "Gorillion"]})
    table.p1("attack Olive Orbiter")
    table.p2("block Applebot")
    assert (table.play("p1"), table.play("p2")) == ([], [])
    assert table.life("p2") == 5
    table.settled("p2")


def test_olive_orbiter_counts_after_all_of_a_mass_defeat_have_left() -> None:
    """G13: Applebot leaves with it, so it controls no creature when its effect resolves."""
    table = Table(p1={"hand": ["Kangasaurus Rex"]}, p2={"mindbugs": 0, "play": ["Applebot", "Olive Orbiter"]})
    table.p1("play Kangasaurus Rex")
    table.asks("p1", "order", "resolve Applebot", "resolve Olive Orbiter")
    table.p1("resolve Applebot")
    assert table.discard("p1") == ["Kangasaurus Rex"]
    assert table.life("p2") == 5
    table.settled("p2")


def test_olive_orbiters_defeat_the_attacker_before_the_block_and_the_attack_ends() -> None:
    """A2: nothing is lost."""
    table = Table(p1={"play": ["Boomberry (1 octonite)"]}, p2={"play": ["Olive Orbiter", "Olive Orbiter"]})
    table.p1("attack Boomberry")
    table.asks("p1", "order", "resolve Olive Orbiter", "resolve Olive Orbiter #2")
    table.p1("resolve Olive Orbiter #2")
    assert table.discard("p1") == ["Boomberry"]
    assert table.life("p2") == 3
    table.settled("p2")


# ---- Peach Police: 4 TOUGH, opponents' Defeated effects do not activate


def test_peach_police_stops_the_opponents_defeated_effects() -> None:
    """BF-6."""
    table = Table(p1={"play": ["Peach Police", "Gorillion"]}, p2={"play": ["Applebot"]})
    table.p1("attack Gorillion")
    table.p2("block Applebot")
    assert table.discard("p2") == ["Applebot"]
    assert table.life("p2") == 3
    table.settled("p2")


def test_peach_police_lets_own_defeated_effects_happen() -> None:
    table = Table(p1={"play": ["Peach Police", "Applebot"]}, p2={"play": ["Gorillion"]}, turn="p2")
    table.p2("attack Gorillion")
    table.p1("block Applebot")
    assert table.life("p1") == 5
    table.settled("p1")


def test_peach_police_dying_at_the_same_moment_stops_nothing() -> None:
    """BF-6."""
    table = Table(p1={"play": ["Peach Police (exhausted)"]}, p2={"mindbugs": 0, "play": ["Astronuts"]})
    table.p1("attack Peach Police")
    table.p2("block Astronuts")
    assert (table.play("p1"), table.play("p2")) == ([], [])
    assert table.mindbugs("p2") == 1
    table.settled("p2")


def test_peach_police_saved_by_tough_still_stops() -> None:
    table = Table(p1={"play": ["Peach Police"]}, p2={"mindbugs": 0, "play": ["Astronuts"]})
    table.p1("attack Peach Police")
    table.p2("block Astronuts")
    assert table.play("p1") == ["Peach Police (exhausted)"]
    assert table.discard("p2") == ["Astronuts"]
    assert table.mindbugs("p2") == 0
    table.settled("p2")


# ---- Pear Patrol: 5 HUNTER, Play: may reveal 1 own hand card; if done, copy its Play effect


def test_pear_patrol_copies_the_play_effect_of_a_revealed_card() -> None:
    table = Table(p1={"hand": ["Pear Patrol", "Killer Bee"]}, p2={"mindbugs": 0})
    table.p1("play Pear Patrol")
    table.asks("p1", "may", "yes", "no")
    table.p1("yes")
    assert table.life("p2") == 2
    assert (table.play("p1"), table.hand("p1")) == (["Pear Patrol"], ["Killer Bee"])
    table.settled("p2")


def test_pear_patrol_need_not_reveal() -> None:
    table = Table(p1={"hand": ["Pear Patrol", "Killer Bee"]}, p2={"mindbugs": 0})
    table.p1("play Pear Patrol", "no")
    assert table.life("p2") == 3
    table.settled("p2")


def test_pear_patrol_may_reveal_a_card_without_a_play_effect() -> None:
    table = Table(p1={"hand": ["Pear Patrol", "Killer Bee", "Applebot"]}, p2={"mindbugs": 0})
    table.p1("play Pear Patrol", "yes")
    table.asks("p1", "card", "choose Applebot", "choose Killer Bee")
    table.p1("choose Applebot")
    assert (table.life("p1"), table.life("p2")) == (3, 3)
    assert table.hand("p1") == ["Applebot", "Killer Bee"]
    table.settled("p2")


def test_pear_patrol_is_not_asked_with_an_empty_hand() -> None:
    table = Table(p1={"hand": ["Pear Patrol"]}, p2={"mindbugs": 0})
    table.p1("play Pear Patrol")
    table.settled("p2")


def test_pear_patrol_itself_is_this_in_the_copied_effect() -> None:
    """BF-14: Quadranut's effect defeats an allied creature: here only Pear Patrol is one."""
    table = Table(p1={"hand": ["Pear Patrol", "Quadranut"]}, p2={"mindbugs": 0, "play": ["Gorillion"]})
    table.p1("play Pear Patrol", "yes")
    assert (table.discard("p1"), table.hand("p1")) == (["Pear Patrol"], ["Quadranut"])
    assert table.discard("p2") == ["Gorillion"]
    table.settled("p2")


# ---- Plumarine: 2 FRENZY HUNTER, 1 charge octonite, Attack[1]: +8 power this turn


def test_plumarine_pays_for_eight_more_power() -> None:
    table = Table(p1={"play": ["Plumarine (1 octonite)"]}, p2={"play": ["Kiwanoid"]})
    table.p1("attack Plumarine", "hunt Kiwanoid")
    assert table.discard("p2") == ["Kiwanoid"]
    table.p1("stop")
    assert table.play("p1") == ["Plumarine"]
    table.settled("p2")


def test_plumarine_without_octonite_has_power_two() -> None:
    table = Table(p1={"play": ["Plumarine"]}, p2={"play": ["Leeklings"]})
    table.p1("attack Plumarine", "let block")
    table.p2("block Leeklings")
    assert table.discard("p1") == ["Plumarine"]
    assert table.play("p2") == ["Leeklings"]
    table.settled("p2")


def test_plumarine_keeps_the_power_for_the_second_attack() -> None:
    """'This turn': 10 against Radisher's 9, though nothing is left to pay with."""
    table = Table(p1={"play": ["Plumarine (1 octonite)"]}, p2={"play": ["Kiwanoid", "Radisher"]})
    table.p1("attack Plumarine", "hunt Kiwanoid", "attack", "hunt Radisher")
    assert table.play("p1") == ["Plumarine"]
    assert table.discard("p2") == ["Kiwanoid", "Radisher"]
    table.settled("p2")


def test_plumarine_adds_up_when_it_pays_twice() -> None:
    """BF-21, A4: 18 against Gorillion's 10, where 10 would only tie."""
    table = Table(p1={"play": ["Plumarine (2 octonite)"]}, p2={"play": ["Kiwanoid", "Gorillion"]})
    table.p1("attack Plumarine", "hunt Kiwanoid", "attack", "hunt Gorillion")
    assert table.play("p1") == ["Plumarine"]
    assert table.discard("p2") == ["Gorillion", "Kiwanoid"]
    table.settled("p2")


def test_plumarine_is_weak_again_in_the_next_turn() -> None:
    table = Table(p1={"play": ["Plumarine (1 octonite)"]}, p2={"play": ["Harpy Mother"]})
    table.p1("attack Plumarine", "let block")
    table.p2("no block")
    table.p1("stop")
    table.p2("attack Harpy Mother")
    table.p1("block Plumarine")
    assert table.discard("p1") == ["Plumarine"]
    assert table.play("p2") == ["Harpy Mother"]
    table.settled("p1")


# ---- Pomegrenade: 6 FAST POISONOUS, 2 charge octonite, Defeated: defeat 1 enemy creature that carries octonite


def test_pomegrenade_defeats_an_enemy_with_octonite() -> None:
    table = Table(p1={"play": ["Gorillion", "Radisher", "Kiwanoid (1 octonite)"]},
                  p2={"play": ["Pomegrenade (2 octonite)"]})
    table.p1("attack Gorillion")
    table.p2("block Pomegrenade")
    assert table.play("p1") == ["Radisher"]
    assert table.discard("p2") == ["Pomegrenade"]
    table.settled("p2")


def test_pomegrenade_spares_enemies_without_octonite_and_own_creatures() -> None:
    table = Table(p1={"play": ["Gorillion", "Kiwanoid"]}, p2={"play": ["Pomegrenade", "Star Portal (2 octonite)"]})
    table.p1("attack Gorillion")
    table.p2("block Pomegrenade")
    assert table.play("p1") == ["Kiwanoid"]
    assert table.play("p2") == ["Star Portal (2 octonite)"]
    table.settled("p2")


def test_pomegrenade_lets_its_controller_choose_in_the_others_turn() -> None:
    """G2, G3."""
    table = Table(p1={"play": ["Gorillion", "Boomberry (1 octonite)", "Kiwanoid (1 octonite)"]},
                  p2={"play": ["Pomegrenade"]})
    table.p1("attack Gorillion")
    table.p2("block Pomegrenade")
    table.asks("p2", "target", "choose Boomberry", "choose Kiwanoid")
    table.p2("choose Kiwanoid")
    assert table.play("p1") == ["Boomberry (1 octonite)"]
    table.settled("p2")


def test_pomegrenade_may_mark_its_victim_and_attack_at_once() -> None:
    table = Table(p1={"hand": ["Pomegrenade"]}, p2={"mindbugs": 0, "play": ["Gorillion", "Radisher"]})
    table.p1("play Pomegrenade", "put Radisher", "done")
    table.p1("attack")
    table.p2("block Gorillion")
    assert table.discard("p1") == ["Pomegrenade"]
    assert table.discard("p2") == ["Gorillion", "Radisher"]
    table.settled("p2")


# ---- Quadranut: 8 FRENZY, Play: defeat 1 allied creature and 1 enemy creature


def test_quadranut_defeats_an_ally_and_an_enemy() -> None:
    """BF-8: the own creature is chosen first, then the enemy one."""
    table = Table(p1={"hand": ["Quadranut"], "play": ["Leeklings"]},
                  p2={"mindbugs": 0, "play": ["Gorillion", "Grape Sentinel"]})
    table.p1("play Quadranut")
    table.asks("p1", "target", "choose Leeklings", "choose Quadranut")
    table.p1("choose Leeklings")
    table.asks("p1", "target", "choose Gorillion", "choose Grape Sentinel")
    table.p1("choose Gorillion")
    assert table.play("p1") == ["Quadranut"]
    assert table.play("p2") == ["Grape Sentinel"]
    table.settled("p2")


def test_quadranut_must_take_itself_when_it_is_the_only_ally() -> None:
    """BF-8."""
    table = Table(p1={"hand": ["Quadranut"]}, p2={"mindbugs": 0, "play": ["Gorillion"]})
    table.p1("play Quadranut")
    assert table.discard("p1") == ["Quadranut"]
    assert table.discard("p2") == ["Gorillion"]
    table.settled("p2")


def test_quadranut_does_the_allied_part_without_an_enemy() -> None:
    """BF-8."""
    table = Table(p1={"hand": ["Quadranut"]}, p2={"mindbugs": 0})
    table.p1("play Quadranut")
    assert table.discard("p1") == ["Quadranut"]
    table.settled("p2")


def test_quadranut_defeats_both_together_before_their_defeated_effects() -> None:
    """BF-8."""
    table = Table(p1={"hand": ["Quadranut"], "play": ["Applebot"]}, p2={"mindbugs": 0, "play": ["Applebot"]})
    table.p1("play Quadranut", "choose Applebot")
    table.asks("p1", "order", "resolve Applebot", "resolve Applebot #2")
    assert (table.discard("p1"), table.discard("p2")) == (["Applebot"], ["Applebot"])
    table.p1("resolve Applebot #2")
    assert (table.life("p1"), table.life("p2")) == (5, 5)
    table.settled("p2")


def test_quadranut_may_choose_a_tough_ally_that_survives() -> None:
    table = Table(p1={"hand": ["Quadranut"], "play": ["Caulibot"]}, p2={"mindbugs": 0, "play": ["Gorillion"]})
    table.p1("play Quadranut", "choose Caulibot")
    assert table.play("p1") == ["Caulibot (exhausted)", "Quadranut"]
    assert table.discard("p2") == ["Gorillion"]
    table.settled("p2")


def test_quadranut_mindbugged_chooses_for_the_mindbugger() -> None:
    """BF-8: it may choose itself although there is another."""
    table = Table(p1={"hand": ["Quadranut", "Gorillion"], "play": ["Radisher"]}, p2={"play": ["Leeklings"]})
    table.p1("play Quadranut")
    table.p2("mindbug")
    table.asks("p2", "target", "choose Leeklings", "choose Quadranut")
    table.p2("choose Quadranut")
    assert (table.discard("p1"), table.discard("p2")) == (["Radisher"], ["Quadranut"])
    table.settled("p1")


# ---- Radisher: 9, has SNEAKY while it is not own turn


def test_radisher_may_block_sneaky_attackers() -> None:
    table = Table(p1={"play": ["Applebot"]}, p2={"play": ["Radisher"]})
    table.p1("attack Applebot")
    table.p2("block Radisher")
    assert table.discard("p1") == ["Applebot"]
    assert table.play("p2") == ["Radisher"]
    table.settled("p2")


def test_radisher_attacks_without_sneaky() -> None:
    table = Table(p1={"play": ["Radisher"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Radisher")
    table.p2("block Gorillion")
    assert table.discard("p1") == ["Radisher"]
    table.settled("p2")


def test_radisher_may_block_ordinary_attackers_too() -> None:
    table = Table(p1={"play": ["Kiwanoid"]}, p2={"play": ["Radisher"]})
    table.p1("attack Kiwanoid")
    table.p2("block Radisher")
    assert table.discard("p1") == ["Kiwanoid"]
    table.settled("p2")


def test_radisher_cannot_block_a_sneaky_fast_attack_in_its_controllers_own_turn() -> None:
    """FC-8: Kraken makes the mindbugged Rhubarbarian SNEAKY; the turn is still p1's."""
    table = Table(p1={"hand": ["Rhubarbarian"], "play": ["Radisher"]}, p2={"play": ["Kraken"]})
    table.p1("play Rhubarbarian")
    table.p2("mindbug", "attack")
    assert table.life("p1") == 2
    table.settled("p1")


# ---- Rhubarbarian: 10 FAST, Defeated: discard 1 own card


def test_rhubarbarian_costs_its_controller_a_card_when_defeated() -> None:
    table = Table(p1={"hand": ["Applebot", "Bean Bot"], "play": ["Rhubarbarian"]}, p2={"play": ["Spider Owl"]})
    table.p1("attack Rhubarbarian")
    table.p2("block Spider Owl")
    table.asks("p1", "discard", "discard Applebot", "discard Bean Bot")
    table.p1("discard Applebot")
    assert table.hand("p1") == ["Bean Bot"]
    assert table.discard("p1") == ["Applebot", "Rhubarbarian"]
    table.settled("p2")


def test_rhubarbarian_asks_its_controller_in_the_others_turn_too() -> None:
    table = Table(p1={"play": ["Bean Bot"]}, p2={"hand": ["Applebot", "Gorillion"], "play": ["Rhubarbarian"]})
    table.p1("attack Bean Bot")
    table.p2("block Rhubarbarian", "discard Applebot")
    assert table.hand("p1") == ["Gorillion"]
    assert table.discard("p2") == ["Applebot", "Rhubarbarian"]
    table.settled("p2")


def test_rhubarbarian_costs_nothing_with_an_empty_hand() -> None:
    table = Table(p1={"play": ["Rhubarbarian"]}, p2={"hand": ["Applebot"], "play": ["Spider Owl"]}, spare=False)
    table.p1("attack Rhubarbarian")
    table.p2("block Spider Owl")
    assert table.discard("p1") == ["Rhubarbarian"]
    assert table.hand("p2") == ["Applebot"]
    table.settled("p2")


def test_rhubarbarian_that_wins_costs_nothing() -> None:
    """And it is FAST."""
    table = Table(p1={"hand": ["Rhubarbarian", "Applebot", "Bean Bot"]}, p2={"mindbugs": 0, "play": ["Radisher"]})
    table.p1("play Rhubarbarian", "attack")
    table.p2("block Radisher")
    assert table.play("p1") == ["Rhubarbarian"]
    assert table.hand("p1") == ["Applebot", "Bean Bot"]
    table.settled("p2")


# ---- Romindesco: 5 POISONOUS, Play: may discard 2 cards; if done, take control of 1 creature


def test_romindesco_takes_control_for_two_cards() -> None:
    table = Table(p1={"hand": ["Romindesco", "Applebot", "Bean Bot", "Caulibot"]},
                  p2={"mindbugs": 0, "play": ["Gorillion"]})
    table.p1("play Romindesco", "yes")
    table.asks("p1", "discard", "discard Applebot", "discard Bean Bot", "discard Caulibot")
    table.p1("discard Applebot", "discard Bean Bot")
    table.asks("p1", "target", "choose Gorillion", "choose Romindesco")
    table.p1("choose Gorillion")
    assert table.play("p1") == ["Gorillion", "Romindesco"]
    assert table.discard("p1") == ["Applebot", "Bean Bot"]
    assert table.play("p2") == []
    table.settled("p2")


def test_romindesco_need_not_discard() -> None:
    table = Table(p1={"hand": ["Romindesco", "Applebot", "Bean Bot"]}, p2={"mindbugs": 0, "play": ["Gorillion"]})
    table.p1("play Romindesco", "no")
    assert table.hand("p1") == ["Applebot", "Bean Bot"]
    assert table.play("p2") == ["Gorillion"]
    table.settled("p2")


def test_romindesco_is_not_asked_with_a_single_card() -> None:
    """BF-12."""
    table = Table(p1={"hand": ["Romindesco", "Applebot"]}, p2={"mindbugs": 0, "play": ["Gorillion"]})
    table.p1("play Romindesco")
    assert table.hand("p1") == ["Applebot"]
    assert table.play("p2") == ["Gorillion"]
    table.settled("p2")


def test_romindesco_takes_a_creature_as_it_is_without_its_play_effect() -> None:
    """BF-12, G16: with exactly two cards in hand nothing is asked for the discard."""
    table = Table(p1={"hand": ["Romindesco", "Applebot", "Bean Bot"]},
                  p2={"mindbugs": 0, "play": ["Melon Master (exhausted, 1 octonite)"]})
    table.p1("play Romindesco", "yes", "choose Melon Master")
    assert table.discard("p1") == ["Applebot", "Bean Bot"]
    assert table.play("p1") == ["Melon Master (exhausted, 1 octonite)", "Romindesco"]
    assert (table.hand("p2"), table.life("p2")) == (["Gorillion"], 3)
    table.settled("p2")


def test_romindesco_may_choose_itself() -> None:
    """G20."""
    table = Table(p1={"hand": ["Romindesco", "Applebot", "Bean Bot"]}, p2={"mindbugs": 0, "play": ["Gorillion"]})
    table.p1("play Romindesco", "yes", "choose Romindesco")
    assert (table.play("p1"), table.play("p2")) == (["Romindesco"], ["Gorillion"])
    table.settled("p2")


# ---- Shoctopus: 4 HUNTER, 2 charge octonite, keywords of enemy creatures that carry octonite have no effect


def test_shoctopus_switches_off_the_keywords_of_an_enemy_with_octonite() -> None:
    table = Table(p1={"play": ["Shoctopus", "Gorillion"]}, p2={"play": ["Vanilla Creature (1 octonite)"]})
    table.p1("attack Gorillion")
    table.p2("block Vanilla Creature")
    assert table.discard("p2") == ["Vanilla Creature"]
    table.settled("p2")


def test_shoctopus_leaves_enemies_without_octonite_alone() -> None:
    table = Table(p1={"play": ["Shoctopus", "Gorillion"]}, p2={"play": ["Vanilla Creature"]})
    table.p1("attack Gorillion")
    table.p2("block Vanilla Creature")
    assert table.play("p2") == ["Vanilla Creature (exhausted)"]
    table.settled("p2")


def test_shoctopus_leaves_own_creatures_with_octonite_alone() -> None:
    table = Table(p1={"play": ["Shoctopus", "Vanilla Creature (1 octonite)"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Vanilla Creature")
    table.p2("block Gorillion")
    assert table.play("p1") == ["Shoctopus", "Vanilla Creature (exhausted, 1 octonite)"]
    table.settled("p2")


def test_shoctopus_may_give_its_octonite_to_enemies() -> None:
    """In the next turn the marked Luchataur attacks once only."""
    table = Table(p1={"hand": ["Shoctopus"]}, p2={"mindbugs": 0, "play": ["Luchataur"]})
    table.p1("play Shoctopus", "put Luchataur", "done")
    assert table.play("p1") == ["Shoctopus (1 octonite)"]
    table.p2("attack Luchataur")
    table.p1("no block")
    assert table.life("p1") == 2
    table.settled("p1")


# ---- Star Portal: 3 SNEAKY, 2 charge octonite, Attack[1]: draw 1 card from the unused pile


def test_star_portal_draws_the_top_of_the_unused_pile() -> None:
    table = Table(p1={"play": ["Star Portal (2 octonite)"]}, unused=["Caulibot", "Figuru"])
    table.p1("attack Star Portal")
    assert table.hand("p1") == ["Caulibot", "Gorillion"]
    assert table.position()["unused"] == ["Figuru"]
    assert table.play("p1") == ["Star Portal (1 octonite)"]
    assert table.life("p2") == 2
    table.settled("p2")


def test_star_portal_without_octonite_draws_nothing() -> None:
    table = Table(p1={"play": ["Star Portal"]}, unused=["Caulibot"])
    table.p1("attack Star Portal")
    assert table.hand("p1") == ["Gorillion"]
    assert table.position()["unused"] == ["Caulibot"]
    assert table.life("p2") == 2
    table.settled("p2")


def test_star_portal_pays_even_when_the_unused_pile_is_empty() -> None:
    """BF-22."""
    table = Table(p1={"play": ["Star Portal (2 octonite)"]})
    table.p1("attack Star Portal")
    assert table.hand("p1") == ["Gorillion"]
    assert table.play("p1") == ["Star Portal (1 octonite)"]
    table.settled("p2")


def test_star_portal_may_draw_a_sixth_card() -> None:
    """G8; the own draw pile is not touched."""
    table = Table(p1={"hand": ["Applebot"] * 5, "draw": ["Bean Bot"], "play": ["Star Portal (1 octonite)"]},
                  unused=["Caulibot"])
    table.p1("attack Star Portal")
    assert table.hand("p1") == ["Applebot"] * 5 + ["Caulibot"]
    assert table.position()["p1"]["draw"] == ["Bean Bot"]
    table.settled("p2")


# ---- Starfruit Ninja: 7, 2 charge octonite, Attack[1]: SNEAKY this turn


def test_starfruit_ninja_pays_for_sneaky() -> None:
    table = Table(p1={"play": ["Starfruit Ninja (1 octonite)"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Starfruit Ninja")
    assert table.life("p2") == 2
    assert table.play("p1") == ["Starfruit Ninja"]
    table.settled("p2")


def test_starfruit_ninja_without_octonite_can_be_blocked_by_all() -> None:
    table = Table(p1={"play": ["Starfruit Ninja"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Starfruit Ninja")
    table.p2("block Gorillion")
    assert table.discard("p1") == ["Starfruit Ninja"]
    table.settled("p2")


def test_starfruit_ninja_can_be_blocked_by_sneaky() -> None:
    table = Table(p1={"play": ["Starfruit Ninja (2 octonite)"]}, p2={"play": ["Gorillion", "Radisher"]})
    table.p1("attack Starfruit Ninja")
    table.asks("p2", "block", "block Radisher", "no block")
    table.p2("block Radisher")
    assert table.discard("p1") == ["Starfruit Ninja"]
    table.settled("p2")


def test_starfruit_ninja_is_not_sneaky_in_the_next_turn() -> None:
    table = Table(p1={"play": ["Starfruit Ninja (1 octonite)"]}, p2={"play": ["Applebot"]})
    table.p1("attack Starfruit Ninja")
    table.p2("no block", "attack Applebot")
    assert (table.life("p1"), table.life("p2")) == (2, 2)
    table.settled("p1")


# ---- Starship Soupers: 6, Attack: put 1 octonite on a creature; Defeated: opponent loses 1 life for each on this


def test_starship_soupers_hurt_for_the_octonite_they_carried() -> None:
    """BF-9: put on itself, then defeated by the blocker."""
    table = Table(p1={"play": ["Starship Soupers"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Starship Soupers")
    table.asks("p1", "target", "choose Gorillion", "choose Starship Soupers")
    table.p1("choose Starship Soupers")
    table.p2("block Gorillion")
    assert table.discard("p1") == ["Starship Soupers"]
    assert table.life("p2") == 2
    table.settled("p2")


def test_starship_soupers_without_octonite_hurt_nobody() -> None:
    """BF-9."""
    table = Table(p1={"play": ["Starship Soupers"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Starship Soupers", "choose Gorillion")
    table.p2("block Gorillion")
    assert table.play("p2") == ["Gorillion (1 octonite)"]
    assert (table.life("p1"), table.life("p2")) == (3, 3)
    table.settled("p2")


def test_starship_soupers_alone_put_it_on_themselves() -> None:
    table = Table(p1={"play": ["Starship Soupers (1 octonite)"]})
    table.p1("attack Starship Soupers")
    assert table.play("p1") == ["Starship Soupers (2 octonite)"]
    assert table.life("p2") == 2
    table.settled("p2")


def test_starship_soupers_may_win_by_dying() -> None:
    table = Table(p1={"play": ["Gorillion"]}, p2={"play": ["Starship Soupers (3 octonite)"]})
    table.p1("attack Gorillion")
    table.p2("block Starship Soupers")
    table.over("p2")


# ---- Topinambur Titan: 6, 1 charge octonite, other allied creatures +1 power for each octonite on this


def test_topinambur_titan_strengthens_its_allies_by_its_octonite() -> None:
    """Kiwanoid has 10 against 9."""
    table = Table(p1={"play": ["Topinambur Titan (2 octonite)", "Kiwanoid"]}, p2={"play": ["Radisher"]})
    table.p1("attack Kiwanoid")
    table.p2("block Radisher")
    assert table.play("p1") == ["Kiwanoid", "Topinambur Titan (2 octonite)"]
    assert table.discard("p2") == ["Radisher"]
    table.settled("p2")


def test_topinambur_titan_without_octonite_strengthens_nobody() -> None:
    """Octonite on the ally itself does not count."""
    table = Table(p1={"play": ["Topinambur Titan", "Grape Sentinel (3 octonite)"]}, p2={"play": ["Kiwanoid"]})
    table.p1("attack Grape Sentinel", "hunt Kiwanoid")
    assert table.discard("p1") == ["Grape Sentinel"]
    assert table.play("p2") == ["Kiwanoid"]
    table.settled("p2")


def test_topinambur_titan_does_not_strengthen_itself() -> None:
    table = Table(p1={"play": ["Topinambur Titan (3 octonite)"]}, p2={"play": ["Kiwanoid"]})
    table.p1("attack Topinambur Titan")
    table.p2("block Kiwanoid")
    assert table.discard("p1") == ["Topinambur Titan"]
    assert table.play("p2") == ["Kiwanoid"]
    table.settled("p2")


def test_topinambur_titan_does_not_strengthen_enemies() -> None:
    """6 against 5; with the bonus Leeklings would win."""
    table = Table(p1={"play": ["Topinambur Titan (2 octonite)"]}, p2={"play": ["Leeklings"]})
    table.p1("attack Topinambur Titan")
    table.p2("block Leeklings")
    assert table.play("p1") == ["Topinambur Titan (2 octonite)"]
    assert table.discard("p2") == ["Leeklings"]
    table.settled("p2")


def test_two_topinambur_titans_strengthen_each_other() -> None:
    """7 against 6."""
    titan = "Topinambur Titan (1 octonite)"
    table = Table(p1={"play": [titan, titan]}, p2={"play": ["Grape Sentinel"]})
    table.p1("attack Topinambur Titan")
    table.p2("block Grape Sentinel")
    assert table.play("p1") == [titan, titan]
    assert table.discard("p2") == ["Grape Sentinel"]
    table.settled("p2")


# ---- USX Tangerine: 3, 2 charge octonite, Action[1]: take control of 1 creature that carries octonite


def test_usx_tangerine_takes_a_creature_with_octonite() -> None:
    """BF-3: its last octonite is paid first, so it cannot be chosen itself. G16, BF-1: Kiwanoid keeps its octonite;
    taking control is not coming into play, so no FAST.
    """
    table = Table(p1={"play": ["USX Tangerine (1 octonite)"]}, p2={"play": ["Kiwanoid (2 octonite)", "Gorillion"]})
    table.p1("act USX Tangerine")
    assert table.play("p1") == ["Kiwanoid (2 octonite)", "USX Tangerine"]
    assert table.play("p2") == ["Gorillion"]
    table.settled("p2")


def test_usx_tangerine_may_choose_every_creature_that_carries_octonite() -> None:
    """Pay first: it still carries one itself (G20)."""
    table = Table(p1={"play": ["USX Tangerine (2 octonite)"]},
                  p2={"play": ["Kiwanoid (2 octonite)", "Gorillion (1 octonite)", "Radisher"]})
    table.p1("act USX Tangerine")
    table.asks("p1", "target", "choose Gorillion", "choose Kiwanoid", "choose USX Tangerine")
    table.p1("choose Gorillion")
    assert table.play("p1") == ["Gorillion (1 octonite)", "USX Tangerine (1 octonite)"]
    assert table.play("p2") == ["Kiwanoid (2 octonite)", "Radisher"]
    table.settled("p2")


def test_usx_tangerine_cannot_act_without_octonite() -> None:
    table = Table(p1={"play": ["USX Tangerine"]}, p2={"play": ["Kiwanoid (2 octonite)"]})
    table.refuses("act USX Tangerine")
    table.settled("p1")


def test_usx_tangerine_cannot_act_when_no_enemy_carries_octonite() -> None:
    """BF-3: taking control of what one has already counts as nothing."""
    table = Table(p1={"play": ["USX Tangerine (2 octonite)", "Star Portal (2 octonite)"]}, p2={"play": ["Kiwanoid"]})
    table.refuses("act USX Tangerine")
    table.settled("p1")


def test_usx_tangerine_may_mark_an_enemy_and_take_it_a_turn_later() -> None:
    table = Table(p1={"mindbugs": 0, "hand": ["USX Tangerine"]},
                  p2={"mindbugs": 0, "hand": ["Applebot"], "play": ["Gorillion"]})
    table.p1("play USX Tangerine", "put Gorillion", "done")
    table.p2("play Applebot")
    table.p1("act USX Tangerine")
    assert table.play("p1") == ["Gorillion (1 octonite)", "USX Tangerine"]
    assert table.play("p2") == ["Applebot"]
    table.settled("p2")


# ---- Vanilla Creature: 9 TOUGH


def test_vanilla_creature_is_exhausted_instead_of_defeated() -> None:
    table = Table(p1={"play": ["Gorillion"]}, p2={"play": ["Vanilla Creature"]})
    table.p1("attack Gorillion")
    table.p2("block Vanilla Creature")
    assert table.play("p1") == ["Gorillion"]
    assert table.play("p2") == ["Vanilla Creature (exhausted)"]
    table.settled("p2")


def test_vanilla_creature_that_is_exhausted_is_defeated() -> None:
    table = Table(p1={"play": ["Gorillion"]}, p2={"play": ["Vanilla Creature (exhausted)"]})
    table.p1("attack Gorillion")
    table.p2("block Vanilla Creature")
    assert table.discard("p2") == ["Vanilla Creature"]
    table.settled("p2")


def test_vanilla_creature_that_wins_is_not_exhausted() -> None:
    table = Table(p1={"play": ["Vanilla Creature"]}, p2={"play": ["Kiwanoid"]})
    table.p1("attack Vanilla Creature")
    table.p2("block Kiwanoid")
    assert table.play("p1") == ["Vanilla Creature"]
    assert table.discard("p2") == ["Kiwanoid"]
    table.settled("p2")


def test_vanilla_creature_survives_poison_once() -> None:
    table = Table(p1={"play": ["Bean Bot"]}, p2={"play": ["Vanilla Creature"]})
    table.p1("attack Bean Bot")
    table.p2("block Vanilla Creature")
    assert table.discard("p1") == ["Bean Bot"]
    assert table.play("p2") == ["Vanilla Creature (exhausted)"]
    table.settled("p2")


def test_vanilla_creature_attacks_although_exhausted() -> None:
    """A7."""
    table = Table(p1={"play": ["Vanilla Creature (exhausted)"]})
    table.p1("attack Vanilla Creature")
    assert table.life("p2") == 2
    assert table.play("p1") == ["Vanilla Creature (exhausted)"]
    table.settled("p2")
