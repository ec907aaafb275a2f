"""Battlefruit Kingdom, Alluring Oyster to Lychee King: what each card does, what it does not, and its edges."""

import pytest

from tests.scenario import Scenario

# ---- Alluring Oyster


def test_alluring_oyster_arrives_with_two_octonite_and_takes_nothing_yet() -> None:
    duel = Scenario(p1={"hand": ["Alluring Oyster"]}, p2={"mindbugs": 0, "play": ["Gorillion"]})
    duel.p1("play Alluring Oyster")
    assert duel.play("p1") == ["Alluring Oyster (2 octonite)"]
    assert duel.play("p2") == ["Gorillion"]
    duel.settled("p2")


def test_alluring_oyster_takes_a_creature_of_power_six_or_more() -> None:
    duel = Scenario(p1={"play": ["Alluring Oyster (1 octonite)"]}, p2={"play": ["Luchataur", "Bee Bear", "Killer Bee"]},
                    phase="start")
    duel.asks("p1", "target", "choose Luchataur", "choose Bee Bear")
    duel.p1("choose Bee Bear")
    assert duel.play("p1") == ["Alluring Oyster", "Bee Bear"]
    assert duel.play("p2") == ["Killer Bee", "Luchataur"]
    duel.settled("p1")


def test_alluring_oyster_leaves_power_five() -> None:
    duel = Scenario(p1={"play": ["Alluring Oyster (1 octonite)"]}, p2={"play": ["Killer Bee"]}, phase="start")
    assert duel.play("p1") == ["Alluring Oyster"]
    assert duel.play("p2") == ["Killer Bee"]
    duel.settled("p1")


def test_alluring_oyster_looks_at_current_power() -> None:
    """Potadore makes the Healer 6; it is the only candidate, so nothing is asked."""
    duel = Scenario(p1={"play": ["Alluring Oyster (1 octonite)"]},
                    p2={"play": ["Potadore The Wise", "Axolotl Healer"]}, phase="start")
    assert duel.play("p1") == ["Alluring Oyster", "Axolotl Healer"]
    assert duel.play("p2") == ["Potadore The Wise"]
    duel.settled("p1")


def test_alluring_oyster_may_choose_an_own_creature_g20() -> None:
    """FC-4."""
    duel = Scenario(p1={"play": ["Alluring Oyster (1 octonite)", "Gorillion"]}, p2={"play": ["Luchataur"]},
                    phase="start")
    duel.asks("p1", "target", "choose Gorillion", "choose Luchataur")
    duel.p1("choose Gorillion")
    assert duel.play("p1") == ["Alluring Oyster", "Gorillion"]
    assert duel.play("p2") == ["Luchataur"]
    duel.settled("p1")


# ---- Artimist


def test_artimist_wins_the_game_with_its_last_octonite() -> None:
    duel = Scenario(p1={"life": 1, "play": ["Artimist (1 octonite)"]}, p2={"life": 9, "play": ["Gorillion"]},
                    phase="start")
    duel.over("p1")


def test_artimist_does_not_win_while_octonite_is_left() -> None:
    duel = Scenario(p1={"play": ["Artimist (2 octonite)"]}, phase="start")
    assert duel.play("p1") == ["Artimist (1 octonite)"]
    duel.settled("p1")


def test_artimist_without_octonite_does_not_win() -> None:
    duel = Scenario(p1={"play": ["Artimist"]}, phase="start")
    assert duel.play("p1") == ["Artimist"]
    duel.settled("p1")


def test_artimist_does_not_tick_in_the_opponents_turn() -> None:
    duel = Scenario(p1={"play": ["Artimist (1 octonite)"]}, turn="p2", phase="start")
    assert duel.play("p1") == ["Artimist (1 octonite)"]
    duel.settled("p2")


def test_artimist_mindbugged_brings_its_five_octonite_to_the_mindbugger_m2() -> None:
    duel = Scenario(p1={"hand": ["Artimist", "Gorillion"]}, p2={"mindbugs": 1})
    duel.p1("play Artimist")
    duel.p2("mindbug")
    assert duel.play("p2") == ["Artimist (5 octonite)"]
    duel.settled("p1")


# ---- Avocado Gunner


def test_avocado_gunner_defeats_an_enemy_creature_of_power_five_or_less() -> None:
    duel = Scenario(p1={"play": ["Avocado Gunner"]}, p2={"play": ["Killer Bee", "Axolotl Healer", "Gorillion"]})
    duel.p1("attack Avocado Gunner")
    duel.asks("p1", "target", "choose Killer Bee", "choose Axolotl Healer")
    duel.p1("choose Killer Bee")
    assert duel.discard("p2") == ["Killer Bee"]
    duel.asks("p2", "block", "block Axolotl Healer", "block Gorillion", "no block")
    duel.p2("no block")
    duel.p1("stop")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_avocado_gunner_defeats_again_on_the_second_attack() -> None:
    """A4: Attack effects happen on the second FRENZY attack too."""
    duel = Scenario(p1={"play": ["Avocado Gunner"]}, p2={"play": ["Killer Bee", "Axolotl Healer"]})
    duel.p1("attack Avocado Gunner", "choose Killer Bee")
    duel.p2("no block")
    duel.p1("attack")
    assert duel.discard("p2") == ["Axolotl Healer", "Killer Bee"]
    assert duel.life("p2") == 1
    duel.settled("p2")


def test_avocado_gunner_cannot_defeat_power_six_and_is_tough() -> None:
    duel = Scenario(p1={"play": ["Avocado Gunner"]}, p2={"play": ["Strange Barrel"]})
    duel.p1("attack Avocado Gunner")
    duel.p2("block Strange Barrel")
    duel.p1("stop")
    assert duel.play("p1") == ["Avocado Gunner (exhausted)"]
    assert duel.play("p2") == ["Strange Barrel"]
    duel.settled("p2")


def test_avocado_gunner_looks_at_current_power() -> None:
    """Potadore makes the Bee 7, so Potadore is the only candidate."""
    duel = Scenario(p1={"play": ["Avocado Gunner"]}, p2={"play": ["Potadore The Wise", "Killer Bee"]})
    duel.p1("attack Avocado Gunner")
    assert duel.discard("p2") == ["Potadore The Wise"]
    duel.p2("no block")
    duel.p1("stop")
    assert duel.play("p2") == ["Killer Bee"]
    duel.settled("p2")


# ---- Bananapus


def test_bananapus_defeats_an_enemy_creature_of_its_controllers_choice() -> None:
    duel = Scenario(p1={"play": ["Bananapus (1 octonite)", "Cherry Bug"]}, p2={"play": ["Gorillion", "Luchataur"]},
                    phase="start")
    duel.asks("p1", "target", "choose Gorillion", "choose Luchataur")
    duel.p1("choose Gorillion")
    assert duel.play("p1") == ["Bananapus", "Cherry Bug"]
    assert duel.play("p2") == ["Luchataur"]
    assert duel.discard("p2") == ["Gorillion"]
    duel.settled("p1")


def test_bananapus_waits_for_the_last_octonite() -> None:
    duel = Scenario(p1={"play": ["Bananapus (2 octonite)"]}, p2={"play": ["Gorillion"]}, phase="start")
    assert duel.play("p1") == ["Bananapus (1 octonite)"]
    assert duel.play("p2") == ["Gorillion"]
    duel.settled("p1")


def test_bananapus_spares_allied_creatures_when_there_is_no_enemy() -> None:
    duel = Scenario(p1={"play": ["Bananapus (1 octonite)", "Cherry Bug"]}, phase="start")
    assert duel.play("p1") == ["Bananapus", "Cherry Bug"]
    duel.settled("p1")


def test_bananapus_only_exhausts_a_tough_creature() -> None:
    duel = Scenario(p1={"play": ["Bananapus (1 octonite)"]}, p2={"play": ["Rhino Turtle"]}, phase="start")
    assert duel.play("p2") == ["Rhino Turtle (exhausted)"]
    duel.settled("p1")


# ---- Calm Cole


def test_calm_cole_keeps_other_allied_creatures_from_being_defeated() -> None:
    duel = Scenario(p1={"play": ["Calm Cole (2 octonite)", "Bee Bear"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Bee Bear")
    duel.p2("block Gorillion")
    assert duel.play("p1") == ["Bee Bear", "Calm Cole (2 octonite)"]
    assert duel.play("p2") == ["Gorillion"]
    duel.settled("p2")


def test_calm_cole_does_not_protect_itself() -> None:
    """The Werewolf (8 on its own turn) hunts Cole; POISONOUS takes the Werewolf along."""
    duel = Scenario(p1={"play": ["Calm Cole (2 octonite)", "Bee Bear"]}, p2={"play": ["Goblin Werewolf"]}, turn="p2")
    duel.p2("attack Goblin Werewolf", "hunt Calm Cole")
    assert duel.play("p1") == ["Bee Bear"]
    assert duel.discard("p1") == ["Calm Cole"]
    assert duel.discard("p2") == ["Goblin Werewolf"]
    duel.settled("p1")


def test_calm_cole_does_not_protect_enemy_creatures() -> None:
    duel = Scenario(p1={"play": ["Calm Cole (2 octonite)", "Gorillion"]}, p2={"play": ["Bee Bear"]})
    duel.p1("attack Gorillion")
    duel.p2("block Bee Bear")
    assert duel.discard("p2") == ["Bee Bear"]
    assert duel.play("p1") == ["Calm Cole (2 octonite)", "Gorillion"]
    duel.settled("p2")


def test_calm_cole_defeats_itself_with_its_last_octonite() -> None:
    duel = Scenario(p1={"play": ["Calm Cole (1 octonite)", "Gorillion"]}, phase="start")
    assert duel.play("p1") == ["Gorillion"]
    assert duel.discard("p1") == ["Calm Cole"]
    duel.settled("p1")


def test_calm_cole_is_kept_by_a_second_calm_cole() -> None:
    duel = Scenario(p1={"play": ["Calm Cole (1 octonite)", "Calm Cole (2 octonite)"]}, phase="start")
    assert duel.play("p1") == ["Calm Cole", "Calm Cole (1 octonite)"]
    assert duel.discard("p1") == []
    duel.settled("p1")


# ---- Captain Cucodile


def test_captain_cucodile_gains_two_life_with_its_octonite() -> None:
    duel = Scenario(p1={"play": ["Captain Cucodile (1 octonite)"]}, phase="start")
    assert duel.life("p1") == 5
    assert duel.life("p2") == 3
    assert duel.play("p1") == ["Captain Cucodile"]
    duel.settled("p1")


def test_captain_cucodile_gains_nothing_on_arrival() -> None:
    duel = Scenario(p1={"hand": ["Captain Cucodile"]}, p2={"mindbugs": 0})
    duel.p1("play Captain Cucodile")
    assert duel.life("p1") == 3
    assert duel.play("p1") == ["Captain Cucodile (1 octonite)"]
    duel.settled("p2")


def test_captain_cucodile_gains_only_once() -> None:
    duel = Scenario(p1={"play": ["Captain Cucodile"]}, phase="start")
    assert duel.life("p1") == 3
    duel.settled("p1")


def test_captain_cucodile_attacks_twice() -> None:
    duel = Scenario(p1={"play": ["Captain Cucodile"]})
    duel.p1("attack Captain Cucodile", "attack")
    assert duel.life("p2") == 1
    duel.settled("p2")


def test_captain_cucodile_mindbugged_heals_the_mindbugger_in_their_own_turn() -> None:
    duel = Scenario(p1={"hand": ["Captain Cucodile", "Gorillion"]}, p2={"mindbugs": 1})
    duel.p1("play Captain Cucodile")
    duel.p2("mindbug")
    assert duel.play("p2") == ["Captain Cucodile (1 octonite)"]
    duel.p1("play Gorillion")
    assert duel.life("p1") == 3
    assert duel.life("p2") == 5
    duel.settled("p2")


# ---- Carrot Cleric


def test_carrot_cleric_may_attack_at_once() -> None:
    duel = Scenario(p1={"hand": ["Carrot Cleric"]}, p2={"mindbugs": 0})
    duel.p1("play Carrot Cleric")
    duel.asks("p1", "fast", "attack", "stop")
    duel.p1("attack")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_carrot_cleric_need_not_attack_at_once() -> None:
    duel = Scenario(p1={"hand": ["Carrot Cleric"]}, p2={"mindbugs": 0})
    duel.p1("play Carrot Cleric", "stop")
    assert duel.life("p2") == 3
    duel.settled("p2")


def test_carrot_cleric_attacks_only_once_in_later_turns() -> None:
    duel = Scenario(p1={"play": ["Carrot Cleric"]})
    duel.p1("attack Carrot Cleric")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_carrot_cleric_is_tough_in_its_fast_attack() -> None:
    duel = Scenario(p1={"hand": ["Carrot Cleric"]}, p2={"mindbugs": 0, "play": ["Gorillion"]})
    duel.p1("play Carrot Cleric", "attack")
    duel.p2("block Gorillion")
    assert duel.play("p1") == ["Carrot Cleric (exhausted)"]
    assert duel.life("p2") == 3
    duel.settled("p2")


def test_carrot_cleric_exhausted_is_defeated() -> None:
    duel = Scenario(p1={"play": ["Carrot Cleric (exhausted)"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Carrot Cleric")
    duel.p2("block Gorillion")
    assert duel.discard("p1") == ["Carrot Cleric"]
    duel.settled("p2")


# ---- Cherry Bug


def test_cherry_bug_takes_the_attacker_that_defeated_it() -> None:
    """BF-10."""
    duel = Scenario(p1={"play": ["Cherry Bug"]}, p2={"play": ["Gorillion"]}, turn="p2")
    duel.p2("attack Gorillion")
    duel.p1("block Cherry Bug")
    assert duel.play("p1") == ["Gorillion"]
    assert duel.discard("p1") == ["Cherry Bug"]
    assert duel.play("p2") == []
    duel.settled("p1")


def test_cherry_bug_takes_the_blocker_that_defeated_it() -> None:
    duel = Scenario(p1={"play": ["Cherry Bug"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Cherry Bug")
    duel.p2("block Gorillion")
    assert duel.play("p1") == ["Gorillion"]
    assert duel.play("p2") == []
    duel.settled("p2")


def test_cherry_bug_defeated_by_an_effect_takes_nothing() -> None:
    duel = Scenario(p1={"mindbugs": 0, "play": ["Cherry Bug"]}, p2={"hand": ["Kangasaurus Rex", "Gorillion"]},
                    turn="p2")
    duel.p2("play Kangasaurus Rex")
    assert duel.play("p1") == []
    assert duel.discard("p1") == ["Cherry Bug"]
    assert duel.play("p2") == ["Kangasaurus Rex"]
    duel.settled("p1")


def test_cherry_bug_takes_nothing_when_both_are_defeated() -> None:
    """BF-10: the winner has left play too."""
    duel = Scenario(p1={"play": ["Cherry Bug"]}, p2={"play": ["Calm Cole"]})
    duel.p1("attack Cherry Bug")
    duel.p2("block Calm Cole")
    assert duel.play("p1") == []
    assert duel.discard("p2") == ["Calm Cole"]
    duel.settled("p2")


def test_cherry_bug_stops_the_second_frenzy_attack_a11() -> None:
    duel = Scenario(p1={"play": ["Cherry Bug"]}, p2={"play": ["Luchataur"]}, turn="p2")
    duel.p2("attack Luchataur")
    duel.p1("block Cherry Bug")
    assert duel.play("p1") == ["Luchataur"]
    assert duel.life("p1") == 3
    duel.settled("p1")


def test_cherry_bug_takes_a_tough_creature_as_exhausted_as_it_is_g16() -> None:
    """Power 1 against 1: the TOUGH Duradillo stays, exhausted, and changes sides. It is no arrival: no FAST."""
    duel = Scenario(p1={"play": ["Duradillo"]}, p2={"play": ["Cherry Bug"]})
    duel.p1("attack Duradillo", "hunt Cherry Bug")
    assert duel.play("p1") == []
    assert duel.play("p2") == ["Duradillo (exhausted)"]
    assert duel.life("p1") == 3
    duel.settled("p2")


# ---- Coconut Crab


def test_coconut_crab_costs_a_life_on_each_attack() -> None:
    duel = Scenario(p1={"play": ["Coconut Crab"]}, p2={"life": 5})
    duel.p1("attack Coconut Crab")
    assert duel.life("p2") == 3
    duel.p1("attack")
    assert duel.life("p2") == 1
    duel.settled("p2")


def test_coconut_crab_costs_one_life_when_blocked() -> None:
    duel = Scenario(p1={"play": ["Coconut Crab"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Coconut Crab")
    duel.p2("block Gorillion")
    assert duel.life("p2") == 2
    assert duel.discard("p1") == ["Coconut Crab"]
    duel.settled("p2")


def test_coconut_crab_costs_nothing_when_it_blocks() -> None:
    duel = Scenario(p1={"play": ["Coconut Crab"]}, p2={"play": ["Brain Fly"]}, turn="p2")
    duel.p2("attack Brain Fly")
    duel.p1("block Coconut Crab")
    assert duel.life("p2") == 3
    assert duel.discard("p2") == ["Brain Fly"]
    duel.settled("p1")


def test_coconut_crab_takes_the_last_life_before_any_block() -> None:
    duel = Scenario(p1={"play": ["Coconut Crab"]}, p2={"life": 1, "play": ["Gorillion"]})
    duel.p1("attack Coconut Crab")
    duel.over("p1")


# ---- Dragon Fruit


def test_dragon_fruit_defeats_all_enemy_creatures_of_lowest_power() -> None:
    duel = Scenario(p1={"play": ["Dragon Fruit", "Cherry Bug"]},
                    p2={"play": ["Gorillion", "Axolotl Healer", "Brain Fly"]})
    duel.p1("attack Dragon Fruit")
    duel.p2("block Gorillion")
    assert duel.play("p2") == ["Gorillion"]
    assert duel.discard("p2") == ["Axolotl Healer", "Brain Fly"]
    assert duel.play("p1") == ["Cherry Bug"]
    duel.settled("p2")


def test_dragon_fruit_takes_its_only_opponent_along() -> None:
    duel = Scenario(p1={"play": ["Dragon Fruit"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Dragon Fruit")
    duel.p2("block Gorillion")
    assert duel.discard("p1") == ["Dragon Fruit"]
    assert duel.discard("p2") == ["Gorillion"]
    duel.settled("p2")


def test_dragon_fruit_does_nothing_without_enemy_creatures() -> None:
    duel = Scenario(p1={"play": ["Dragon Fruit", "Cherry Bug"]}, p2={"play": ["Giraffodile"]})
    duel.p1("attack Dragon Fruit")
    duel.p2("block Giraffodile")
    assert duel.play("p1") == ["Cherry Bug"]
    assert duel.play("p2") == []
    duel.settled("p2")


def test_dragon_fruit_looks_at_current_power() -> None:
    """BF-9: Potadore (4) makes the Healer 6, so Potadore alone is lowest."""
    duel = Scenario(p1={"play": ["Dragon Fruit"]}, p2={"play": ["Gorillion", "Potadore The Wise", "Axolotl Healer"]})
    duel.p1("attack Dragon Fruit")
    duel.p2("block Gorillion")
    assert duel.play("p2") == ["Axolotl Healer", "Gorillion"]
    duel.settled("p2")


def test_dragon_fruit_counts_only_creatures_left_after_the_fight() -> None:
    """BF-9, A5: the POISONOUS Healer is gone with it, so Gorillion is the lowest."""
    duel = Scenario(p1={"play": ["Dragon Fruit"]}, p2={"play": ["Axolotl Healer", "Gorillion"]})
    duel.p1("attack Dragon Fruit")
    duel.p2("block Axolotl Healer")
    assert duel.discard("p1") == ["Dragon Fruit"]
    assert duel.discard("p2") == ["Axolotl Healer", "Gorillion"]
    duel.settled("p2")


def test_dragon_fruit_looks_when_its_effect_happens() -> None:
    """BF-9: Boomberry (1) defeats both; when the Toad has taken it along, Brain Fly (4) is the lowest."""
    duel = Scenario(p1={"play": ["Dragon Fruit", "Explosive Toad"]},
                    p2={"play": ["Boomberry (1 octonite)", "Brain Fly", "Gorillion"]}, turn="p2")
    duel.p2("attack Boomberry", "resolve Explosive Toad")
    duel.p1("choose Boomberry")
    assert duel.play("p2") == ["Gorillion"]
    assert duel.discard("p2") == ["Boomberry", "Brain Fly"]
    duel.settled("p1")


def test_dragon_fruit_does_nothing_while_it_lives() -> None:
    duel = Scenario(p1={"hand": ["Dragon Fruit"]}, p2={"mindbugs": 0, "play": ["Axolotl Healer"]})
    duel.p1("play Dragon Fruit", "attack")
    duel.p2("no block")
    assert duel.life("p2") == 2
    assert duel.play("p2") == ["Axolotl Healer"]
    duel.settled("p2")


# ---- Duradillo


def test_duradillo_exhausted_instead_of_defeated_costs_no_life_a8() -> None:
    duel = Scenario(p1={"play": ["Duradillo"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Duradillo", "hunt Gorillion")
    assert duel.play("p1") == ["Duradillo (exhausted)"]
    assert duel.discard("p2") == ["Gorillion"]
    assert duel.life("p1") == 3
    duel.settled("p2")


def test_duradillo_defeated_costs_its_controller_one_life() -> None:
    duel = Scenario(p1={"play": ["Duradillo (exhausted)"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Duradillo", "hunt Gorillion")
    assert duel.discard("p1") == ["Duradillo"]
    assert duel.discard("p2") == ["Gorillion"]
    assert duel.life("p1") == 2
    assert duel.life("p2") == 3
    duel.settled("p2")


def test_duradillo_defeated_costs_the_last_life_too() -> None:
    duel = Scenario(p1={"life": 1, "play": ["Duradillo (exhausted)"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Duradillo", "hunt Gorillion")
    duel.over("p2")


def test_duradillo_may_hunt_at_once_or_let_block() -> None:
    duel = Scenario(p1={"hand": ["Duradillo"]}, p2={"mindbugs": 0, "play": ["Gorillion"]})
    duel.p1("play Duradillo", "attack")
    duel.asks("p1", "hunt", "hunt Gorillion", "let block")
    duel.p1("let block")
    duel.p2("no block")
    assert duel.life("p2") == 2
    assert duel.play("p1") == ["Duradillo"]
    duel.settled("p2")


# ---- Fearberry


def test_fearberry_keeps_enemy_creatures_from_blocking_and_gets_two_octonite() -> None:
    duel = Scenario(p1={"play": ["Fearberry (1 octonite)", "Brain Fly"]}, p2={"play": ["Gorillion"]}, phase="start")
    assert duel.play("p1") == ["Brain Fly", "Fearberry (2 octonite)"]
    duel.p1("attack Brain Fly")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_fearberry_does_nothing_while_octonite_is_left() -> None:
    duel = Scenario(p1={"play": ["Fearberry (2 octonite)"]}, p2={"play": ["Gorillion"]}, phase="start")
    assert duel.play("p1") == ["Fearberry (1 octonite)"]
    duel.p1("attack Fearberry")
    duel.p2("block Gorillion")
    assert duel.discard("p1") == ["Fearberry"]
    duel.settled("p2")


def test_fearberry_holds_for_one_turn_only() -> None:
    duel = Scenario(p1={"mindbugs": 0, "play": ["Fearberry (1 octonite)"]},
                    p2={"hand": ["Luchataur"], "play": ["Gorillion"]}, phase="start")
    duel.p1("attack Fearberry")
    duel.p2("play Luchataur")
    assert duel.play("p1") == ["Fearberry (1 octonite)"]
    duel.p1("attack Fearberry")
    duel.asks("p2", "block", "block Gorillion", "block Luchataur", "no block")
    duel.p2("no block")
    assert duel.life("p2") == 1
    duel.settled("p2")


# ---- Fennel Trickster


@pytest.mark.parametrize(("cards", "wins"), [(0, True), (1, True), (2, True), (3, False), (5, False)])
def test_fennel_trickster_has_power_eight_with_two_or_fewer_hand_cards(cards: int, wins: bool) -> None:
    duel = Scenario(p1={"hand": ["Gorillion"] * cards, "play": ["Fennel Trickster"]},
                    p2={"hand": ["Gorillion"], "play": ["Giraffodile"]}, turn="p2", spare=False)
    duel.p2("attack Giraffodile")
    duel.p1("block Fennel Trickster")
    assert duel.play("p1") == (["Fennel Trickster"] if wins else [])
    assert duel.play("p2") == ([] if wins else ["Giraffodile"])
    duel.settled("p1")


def test_fennel_trickster_grows_within_the_attack_that_costs_a_card() -> None:
    """A10: three hand cards become two before the block; 8 against 8 defeats both."""
    duel = Scenario(p1={"hand": ["Gorillion", "Luchataur", "Killer Bee"], "play": ["Fennel Trickster"]},
                    p2={"play": ["Tusked Extorter"]}, turn="p2")
    duel.p2("attack Tusked Extorter")
    duel.p1("discard Luchataur", "block Fennel Trickster")
    assert duel.discard("p1") == ["Fennel Trickster", "Luchataur"]
    assert duel.discard("p2") == ["Tusked Extorter"]
    duel.settled("p1")


def test_fennel_trickster_is_sneaky() -> None:
    duel = Scenario(p1={"play": ["Fennel Trickster"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Fennel Trickster")
    assert duel.life("p2") == 2
    duel.settled("p2")


# ---- Icecube Dragon


def test_icecube_dragon_melts_with_its_last_octonite() -> None:
    """BF-2: it is not asked whether; losing the octonite and the effect are mandatory."""
    duel = Scenario(p1={"play": ["Icecube Dragon (1 octonite)"]}, phase="start")
    assert duel.play("p1") == []
    assert duel.discard("p1") == ["Icecube Dragon"]
    duel.settled("p1")


def test_icecube_dragon_stays_while_octonite_is_left() -> None:
    duel = Scenario(p1={"play": ["Icecube Dragon (3 octonite)"]}, phase="start")
    assert duel.play("p1") == ["Icecube Dragon (2 octonite)"]
    duel.settled("p1")


def test_icecube_dragon_cannot_melt_beside_calm_cole() -> None:
    duel = Scenario(p1={"play": ["Icecube Dragon (1 octonite)", "Calm Cole (2 octonite)"]}, phase="start")
    assert duel.play("p1") == ["Calm Cole (1 octonite)", "Icecube Dragon"]
    assert duel.discard("p1") == []
    duel.settled("p1")


def test_icecube_dragon_hunts_twice() -> None:
    duel = Scenario(p1={"play": ["Icecube Dragon (3 octonite)"]}, p2={"play": ["Brain Fly", "Killer Bee"]})
    duel.p1("attack Icecube Dragon", "hunt Killer Bee", "attack", "hunt Brain Fly")
    assert duel.discard("p2") == ["Brain Fly", "Killer Bee"]
    assert duel.life("p2") == 3
    duel.settled("p2")


# ---- Kiwing Juicer


def test_kiwing_juicer_plays_a_card_of_power_seven_or_more_from_its_discard_pile() -> None:
    duel = Scenario(p1={"hand": ["Kiwing Juicer"], "discard": ["Giraffodile", "Luchataur", "Strange Barrel"]},
                    p2={"mindbugs": 0})
    duel.p1("play Kiwing Juicer")
    duel.asks("p1", "card", "choose Giraffodile", "choose Luchataur")
    duel.p1("choose Luchataur")
    assert duel.play("p1") == ["Kiwing Juicer", "Luchataur"]
    assert duel.discard("p1") == ["Giraffodile", "Strange Barrel"]
    duel.settled("p2")


def test_kiwing_juicer_looks_at_printed_power_in_its_own_pile_only_g15() -> None:
    """BF-17: the Trickster (few hand cards) and the Werewolf (own turn) would be 8 in play."""
    duel = Scenario(p1={"hand": ["Kiwing Juicer"], "discard": ["Fennel Trickster", "Goblin Werewolf"]},
                    p2={"mindbugs": 0, "discard": ["Gorillion"]})
    duel.p1("play Kiwing Juicer")
    assert duel.play("p1") == ["Kiwing Juicer"]
    assert duel.discard("p2") == ["Gorillion"]
    duel.settled("p2")


def test_kiwing_juicer_plays_it_fresh_and_unmindbuggable_m1() -> None:
    duel = Scenario(p1={"hand": ["Kiwing Juicer"], "discard": ["Captain Cucodile"]}, p2={"mindbugs": 2})
    duel.p1("play Kiwing Juicer")
    duel.p2("decline")
    assert duel.play("p1") == ["Captain Cucodile (1 octonite)", "Kiwing Juicer"]
    assert duel.mindbugs("p2") == 2
    duel.settled("p2")


def test_kiwing_juicer_mindbugged_uses_the_mindbuggers_pile_m5() -> None:
    duel = Scenario(p1={"hand": ["Kiwing Juicer", "Gorillion"], "discard": ["Gorillion"]},
                    p2={"mindbugs": 1, "discard": ["Luchataur"]})
    duel.p1("play Kiwing Juicer")
    duel.p2("mindbug")
    assert duel.play("p2") == ["Kiwing Juicer", "Luchataur"]
    assert duel.discard("p1") == ["Gorillion"]
    duel.settled("p1")


# ---- Lord Watermelon


def test_lord_watermelon_plays_a_card_from_hand() -> None:
    """BF-11: one of the two must be chosen."""
    duel = Scenario(p1={"hand": ["Lord Watermelon", "Gorillion", "Luchataur"]}, p2={"mindbugs": 0})
    duel.p1("play Lord Watermelon")
    duel.asks("p1", "card", "choose Gorillion", "choose Luchataur")
    duel.p1("choose Luchataur")
    assert duel.play("p1") == ["Lord Watermelon", "Luchataur"]
    assert duel.hand("p1") == ["Gorillion"]
    duel.settled("p2")


def test_lord_watermelon_with_an_empty_hand_plays_nothing() -> None:
    duel = Scenario(p1={"hand": ["Lord Watermelon"]}, p2={"mindbugs": 0})
    duel.p1("play Lord Watermelon")
    assert duel.play("p1") == ["Lord Watermelon"]
    duel.settled("p2")


def test_lord_watermelon_must_play_the_only_card_and_it_cannot_be_mindbugged_m1() -> None:
    """BF-11."""
    duel = Scenario(p1={"hand": ["Lord Watermelon", "Gorillion"]}, p2={"mindbugs": 2})
    duel.p1("play Lord Watermelon")
    duel.p2("decline")
    assert duel.play("p1") == ["Gorillion", "Lord Watermelon"]
    assert duel.hand("p1") == []
    duel.settled("p2")


def test_lord_watermelon_refills_before_and_after_g10() -> None:
    """BF-11: the card drawn for Lord Watermelon may be the one that is played; that one is replaced too."""
    duel = Scenario(p1={"hand": ["Lord Watermelon", "Gorillion", "Luchataur", "Bee Bear", "Rhino Turtle"],
                        "draw": ["Killer Bee", "Spider Owl"]}, p2={"mindbugs": 0})
    duel.p1("play Lord Watermelon", "choose Killer Bee")
    assert duel.life("p2") == 2
    assert duel.hand("p1") == ["Bee Bear", "Gorillion", "Luchataur", "Rhino Turtle", "Spider Owl"]
    duel.settled("p2")


def test_lord_watermelon_mindbugged_plays_from_the_mindbuggers_hand_m5() -> None:
    duel = Scenario(p1={"hand": ["Lord Watermelon", "Gorillion"]}, p2={"mindbugs": 1, "hand": ["Luchataur"]})
    duel.p1("play Lord Watermelon")
    duel.p2("mindbug")
    assert duel.play("p2") == ["Lord Watermelon", "Luchataur"]
    assert duel.hand("p1") == ["Gorillion"]
    duel.settled("p1")


# ---- Lychee King


def test_lychee_king_costs_the_opponent_a_life_two_turns_after_its_arrival() -> None:
    """The rulebook's example (BF)."""
    duel = Scenario(p1={"mindbugs": 0, "hand": ["Lychee King", "Gorillion"]},
                    p2={"mindbugs": 0, "hand": ["Gorillion", "Luchataur"]})
    duel.p1("play Lychee King")
    assert duel.play("p1") == ["Lychee King (2 octonite)"]
    duel.p2("play Gorillion")
    assert duel.play("p1") == ["Lychee King (1 octonite)"]
    assert duel.life("p2") == 3
    duel.p1("play Gorillion")
    duel.p2("play Luchataur")
    assert duel.play("p1") == ["Gorillion", "Lychee King"]
    assert duel.life("p2") == 2
    assert duel.life("p1") == 3
    duel.settled("p1")


def test_lychee_king_takes_the_last_life() -> None:
    duel = Scenario(p1={"play": ["Lychee King (1 octonite)"]}, p2={"life": 1}, phase="start")
    duel.over("p1")


@pytest.mark.parametrize("creature", ["Lychee King", "Lychee King (2 octonite)"])
def test_lychee_king_costs_nothing_without_its_last_octonite(creature: str) -> None:
    duel = Scenario(p1={"play": [creature]}, phase="start")
    assert duel.life("p2") == 3
    duel.settled("p1")


def test_lychee_king_of_the_other_player_does_not_tick() -> None:
    duel = Scenario(p1={"play": ["Lychee King (1 octonite)"]}, turn="p2", phase="start")
    assert duel.play("p1") == ["Lychee King (1 octonite)"]
    assert duel.life("p2") == 3
    duel.settled("p2")
