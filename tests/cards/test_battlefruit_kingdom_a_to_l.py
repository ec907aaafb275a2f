"""Battlefruit Kingdom, Alluring Oyster to Lychee King: what each card does, what it does not, and its edges."""

import pytest

from tests.scenario import Table

# ---- Alluring Oyster


def test_alluring_oyster_arrives_with_two_octonite_and_takes_nothing_yet() -> None:
    table = Table(p1={"hand": ["Alluring Oyster"]}, p2={"mindbugs": 0, "play": ["Gorillion"]})
    table.p1("play Alluring Oyster")
    assert table.play("p1") == ["Alluring Oyster (2 octonite)"]
    assert table.play("p2") == ["Gorillion"]
    table.settled("p2")


def test_alluring_oyster_takes_a_creature_of_power_six_or_more() -> None:
    table = Table(p1={"play": ["Alluring Oyster (1 octonite)"]}, p2={"play": ["Luchataur", "Bee Bear", "Killer Bee"]},
                  phase="start")
    table.asks("p1", "target", "choose Luchataur", "choose Bee Bear")
    table.p1("choose Bee Bear")
    assert table.play("p1") == ["Alluring Oyster", "Bee Bear"]
    assert table.play("p2") == ["Killer Bee", "Luchataur"]
    table.settled("p1")


def test_alluring_oyster_leaves_power_five() -> None:
    table = Table(p1={"play": ["Alluring Oyster (1 octonite)"]}, p2={"play": ["Killer Bee"]}, phase="start")
    assert table.play("p1") == ["Alluring Oyster"]
    assert table.play("p2") == ["Killer Bee"]
    table.settled("p1")


def test_alluring_oyster_looks_at_current_power() -> None:
    """Potadore makes the Healer 6; it is the only candidate, so nothing is asked."""
    table = Table(p1={"play": ["Alluring Oyster (1 octonite)"]},
                  p2={"play": ["Potadore The Wise", "Axolotl Healer"]}, phase="start")
    assert table.play("p1") == ["Alluring Oyster", "Axolotl Healer"]
    assert table.play("p2") == ["Potadore The Wise"]
    table.settled("p1")


def test_alluring_oyster_may_choose_an_own_creature_g20() -> None:
    """FC-4."""
    table = Table(p1={"play": ["Alluring Oyster (1 octonite)", "Gorillion"]}, p2={"play": ["Luchataur"]}, phase="start")
    table.asks("p1", "target", "choose Gorillion", "choose Luchataur")
    table.p1("choose Gorillion")
    assert table.play("p1") == ["Alluring Oyster", "Gorillion"]
    assert table.play("p2") == ["Luchataur"]
    table.settled("p1")


# ---- Artimist


def test_artimist_wins_the_game_with_its_last_octonite() -> None:
    table = Table(p1={"life": 1, "play": ["Artimist (1 octonite)"]}, p2={"life": 9, "play": ["Gorillion"]},
                  phase="start")
    table.over("p1")


def test_artimist_does_not_win_while_octonite_is_left() -> None:
    table = Table(p1={"play": ["Artimist (2 octonite)"]}, phase="start")
    assert table.play("p1") == ["Artimist (1 octonite)"]
    table.settled("p1")


def test_artimist_without_octonite_does_not_win() -> None:
    table = Table(p1={"play": ["Artimist"]}, phase="start")
    assert table.play("p1") == ["Artimist"]
    table.settled("p1")


def test_artimist_does_not_tick_in_the_opponents_turn() -> None:
    table = Table(p1={"play": ["Artimist (1 octonite)"]}, turn="p2", phase="start")
    assert table.play("p1") == ["Artimist (1 octonite)"]
    table.settled("p2")


def test_artimist_mindbugged_brings_its_five_octonite_to_the_mindbugger_m2() -> None:
    table = Table(p1={"hand": ["Artimist", "Gorillion"]}, p2={"mindbugs": 1})
    table.p1("play Artimist")
    table.p2("mindbug")
    assert table.play("p2") == ["Artimist (5 octonite)"]
    table.settled("p1")


# ---- Avocado Gunner


def test_avocado_gunner_defeats_an_enemy_creature_of_power_five_or_less() -> None:
    table = Table(p1={"play": ["Avocado Gunner"]}, p2={"play": ["Killer Bee", "Axolotl Healer", "Gorillion"]})
    table.p1("attack Avocado Gunner")
    table.asks("p1", "target", "choose Killer Bee", "choose Axolotl Healer")
    table.p1("choose Killer Bee")
    assert table.discard("p2") == ["Killer Bee"]
    table.asks("p2", "block", "block Axolotl Healer", "block Gorillion", "no block")
    table.p2("no block")
    table.p1("stop")
    assert table.life("p2") == 2
    table.settled("p2")


def test_avocado_gunner_defeats_again_on_the_second_attack() -> None:
    """A4: Attack effects happen on the second FRENZY attack too."""
    table = Table(p1={"play": ["Avocado Gunner"]}, p2={"play": ["Killer Bee", "Axolotl Healer"]})
    table.p1("attack Avocado Gunner", "choose Killer Bee")
    table.p2("no block")
    table.p1("attack")
    assert table.discard("p2") == ["Axolotl Healer", "Killer Bee"]
    assert table.life("p2") == 1
    table.settled("p2")


def test_avocado_gunner_cannot_defeat_power_six_and_is_tough() -> None:
    table = Table(p1={"play": ["Avocado Gunner"]}, p2={"play": ["Strange Barrel"]})
    table.p1("attack Avocado Gunner")
    table.p2("block Strange Barrel")
    table.p1("stop")
    assert table.play("p1") == ["Avocado Gunner (exhausted)"]
    assert table.play("p2") == ["Strange Barrel"]
    table.settled("p2")


def test_avocado_gunner_looks_at_current_power() -> None:
    """Potadore makes the Bee 7, so Potadore is the only candidate."""
    table = Table(p1={"play": ["Avocado Gunner"]}, p2={"play": ["Potadore The Wise", "Killer Bee"]})
    table.p1("attack Avocado Gunner")
    assert table.discard("p2") == ["Potadore The Wise"]
    table.p2("no block")
    table.p1("stop")
    assert table.play("p2") == ["Killer Bee"]
    table.settled("p2")


# ---- Bananapus


def test_bananapus_defeats_an_enemy_creature_of_its_controllers_choice() -> None:
    table = Table(p1={"play": ["Bananapus (1 octonite)", "Cherry Bug"]}, p2={"play": ["Gorillion", "Luchataur"]},
                  phase="start")
    table.asks("p1", "target", "choose Gorillion", "choose Luchataur")
    table.p1("choose Gorillion")
    assert table.play("p1") == ["Bananapus", "Cherry Bug"]
    assert table.play("p2") == ["Luchataur"]
    assert table.discard("p2") == ["Gorillion"]
    table.settled("p1")


def test_bananapus_waits_for_the_last_octonite() -> None:
    table = Table(p1={"play": ["Bananapus (2 octonite)"]}, p2={"play": ["Gorillion"]}, phase="start")
    assert table.play("p1") == ["Bananapus (1 octonite)"]
    assert table.play("p2") == ["Gorillion"]
    table.settled("p1")


def test_bananapus_spares_allied_creatures_when_there_is_no_enemy() -> None:
    table = Table(p1={"play": ["Bananapus (1 octonite)", "Cherry Bug"]}, phase="start")
    assert table.play("p1") == ["Bananapus", "Cherry Bug"]
    table.settled("p1")


def test_bananapus_only_exhausts_a_tough_creature() -> None:
    table = Table(p1={"play": ["Bananapus (1 octonite)"]}, p2={"play": ["Rhino Turtle"]}, phase="start")
    assert table.play("p2") == ["Rhino Turtle (exhausted)"]
    table.settled("p1")


# ---- Calm Cole


def test_calm_cole_keeps_other_allied_creatures_from_being_defeated() -> None:
    table = Table(p1={"play": ["Calm Cole (2 octonite)", "Bee Bear"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Bee Bear")
    table.p2("block Gorillion")
    assert table.play("p1") == ["Bee Bear", "Calm Cole (2 octonite)"]
    assert table.play("p2") == ["Gorillion"]
    table.settled("p2")


def test_calm_cole_does_not_protect_itself() -> None:
    """The Werewolf (8 on its own turn) hunts Cole; POISONOUS takes the Werewolf along."""
    table = Table(p1={"play": ["Calm Cole (2 octonite)", "Bee Bear"]}, p2={"play": ["Goblin Werewolf"]}, turn="p2")
    table.p2("attack Goblin Werewolf", "hunt Calm Cole")
    assert table.play("p1") == ["Bee Bear"]
    assert table.discard("p1") == ["Calm Cole"]
    assert table.discard("p2") == ["Goblin Werewolf"]
    table.settled("p1")


def test_calm_cole_does_not_protect_enemy_creatures() -> None:
    table = Table(p1={"play": ["Calm Cole (2 octonite)", "Gorillion"]}, p2={"play": ["Bee Bear"]})
    table.p1("attack Gorillion")
    table.p2("block Bee Bear")
    assert table.discard("p2") == ["Bee Bear"]
    assert table.play("p1") == ["Calm Cole (2 octonite)", "Gorillion"]
    table.settled("p2")


def test_calm_cole_defeats_itself_with_its_last_octonite() -> None:
    table = Table(p1={"play": ["Calm Cole (1 octonite)", "Gorillion"]}, phase="start")
    assert table.play("p1") == ["Gorillion"]
    assert table.discard("p1") == ["Calm Cole"]
    table.settled("p1")


def test_calm_cole_is_kept_by_a_second_calm_cole() -> None:
    table = Table(p1={"play": ["Calm Cole (1 octonite)", "Calm Cole (2 octonite)"]}, phase="start")
    assert table.play("p1") == ["Calm Cole", "Calm Cole (1 octonite)"]
    assert table.discard("p1") == []
    table.settled("p1")


# ---- Captain Cucodile


def test_captain_cucodile_gains_two_life_with_its_octonite() -> None:
    table = Table(p1={"play": ["Captain Cucodile (1 octonite)"]}, phase="start")
    assert table.life("p1") == 5
    assert table.life("p2") == 3
    assert table.play("p1") == ["Captain Cucodile"]
    table.settled("p1")


def test_captain_cucodile_gains_nothing_on_arrival() -> None:
    table = Table(p1={"hand": ["Captain Cucodile"]}, p2={"mindbugs": 0})
    table.p1("play Captain Cucodile")
    assert table.life("p1") == 3
    assert table.play("p1") == ["Captain Cucodile (1 octonite)"]
    table.settled("p2")


def test_captain_cucodile_gains_only_once() -> None:
    table = Table(p1={"play": ["Captain Cucodile"]}, phase="start")
    assert table.life("p1") == 3
    table.settled("p1")


def test_captain_cucodile_attacks_twice() -> None:
    table = Table(p1={"play": ["Captain Cucodile"]})
    table.p1("attack Captain Cucodile", "attack")
    assert table.life("p2") == 1
    table.settled("p2")


def test_captain_cucodile_mindbugged_heals_the_mindbugger_in_their_own_turn() -> None:
    table = Table(p1={"hand": ["Captain Cucodile", "Gorillion"]}, p2={"mindbugs": 1})
    table.p1("play Captain Cucodile")
    table.p2("mindbug")
    assert table.play("p2") == ["Captain Cucodile (1 octonite)"]
    table.p1("play Gorillion")
    assert table.life("p1") == 3
    assert table.life("p2") == 5
    table.settled("p2")


# ---- Carrot Cleric


def test_carrot_cleric_may_attack_at_once() -> None:
    table = Table(p1={"hand": ["Carrot Cleric"]}, p2={"mindbugs": 0})
    table.p1("play Carrot Cleric")
    table.asks("p1", "fast", "attack", "stop")
    table.p1("attack")
    assert table.life("p2") == 2
    table.settled("p2")


def test_carrot_cleric_need_not_attack_at_once() -> None:
    table = Table(p1={"hand": ["Carrot Cleric"]}, p2={"mindbugs": 0})
    table.p1("play Carrot Cleric", "stop")
    assert table.life("p2") == 3
    table.settled("p2")


def test_carrot_cleric_attacks_only_once_in_later_turns() -> None:
    table = Table(p1={"play": ["Carrot Cleric"]})
    table.p1("attack Carrot Cleric")
    assert table.life("p2") == 2
    table.settled("p2")


def test_carrot_cleric_is_tough_in_its_fast_attack() -> None:
    table = Table(p1={"hand": ["Carrot Cleric"]}, p2={"mindbugs": 0, "play": ["Gorillion"]})
    table.p1("play Carrot Cleric", "attack")
    table.p2("block Gorillion")
    assert table.play("p1") == ["Carrot Cleric (exhausted)"]
    assert table.life("p2") == 3
    table.settled("p2")


def test_carrot_cleric_exhausted_is_defeated() -> None:
    table = Table(p1={"play": ["Carrot Cleric (exhausted)"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Carrot Cleric")
    table.p2("block Gorillion")
    assert table.discard("p1") == ["Carrot Cleric"]
    table.settled("p2")


# ---- Cherry Bug


def test_cherry_bug_takes_the_attacker_that_defeated_it() -> None:
    """BF-10."""
    table = Table(p1={"play": ["Cherry Bug"]}, p2={"play": ["Gorillion"]}, turn="p2")
    table.p2("attack Gorillion")
    table.p1("block Cherry Bug")
    assert table.play("p1") == ["Gorillion"]
    assert table.discard("p1") == ["Cherry Bug"]
    assert table.play("p2") == []
    table.settled("p1")


def test_cherry_bug_takes_the_blocker_that_defeated_it() -> None:
    table = Table(p1={"play": ["Cherry Bug"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Cherry Bug")
    table.p2("block Gorillion")
    assert table.play("p1") == ["Gorillion"]
    assert table.play("p2") == []
    table.settled("p2")


def test_cherry_bug_defeated_by_an_effect_takes_nothing() -> None:
    table = Table(p1={"mindbugs": 0, "play": ["Cherry Bug"]}, p2={"hand": ["Kangasaurus Rex", "Gorillion"]}, turn="p2")
    table.p2("play Kangasaurus Rex")
    assert table.play("p1") == []
    assert table.discard("p1") == ["Cherry Bug"]
    assert table.play("p2") == ["Kangasaurus Rex"]
    table.settled("p1")


def test_cherry_bug_takes_nothing_when_both_are_defeated() -> None:
    """BF-10: the winner has left play too."""
    table = Table(p1={"play": ["Cherry Bug"]}, p2={"play": ["Calm Cole"]})
    table.p1("attack Cherry Bug")
    table.p2("block Calm Cole")
    assert table.play("p1") == []
    assert table.discard("p2") == ["Calm Cole"]
    table.settled("p2")


def test_cherry_bug_stops_the_second_frenzy_attack_a11() -> None:
    table = Table(p1={"play": ["Cherry Bug"]}, p2={"play": ["Luchataur"]}, turn="p2")
    table.p2("attack Luchataur")
    table.p1("block Cherry Bug")
    assert table.play("p1") == ["Luchataur"]
    assert table.life("p1") == 3
    table.settled("p1")


def test_cherry_bug_takes_a_tough_creature_as_exhausted_as_it_is_g16() -> None:
    """Power 1 against 1: the TOUGH Duradillo stays, exhausted, and changes sides. It is no arrival: no FAST."""
    table = Table(p1={"play": ["Duradillo"]}, p2={"play": ["Cherry Bug"]})
    table.p1("attack Duradillo", "hunt Cherry Bug")
    assert table.play("p1") == []
    assert table.play("p2") == ["Duradillo (exhausted)"]
    assert table.life("p1") == 3
    table.settled("p2")


# ---- Coconut Crab


def test_coconut_crab_costs_a_life_on_each_attack() -> None:
    table = Table(p1={"play": ["Coconut Crab"]}, p2={"life": 5})
    table.p1("attack Coconut Crab")
    assert table.life("p2") == 3
    table.p1("attack")
    assert table.life("p2") == 1
    table.settled("p2")


def test_coconut_crab_costs_one_life_when_blocked() -> None:
    table = Table(p1={"play": ["Coconut Crab"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Coconut Crab")
    table.p2("block Gorillion")
    assert table.life("p2") == 2
    assert table.discard("p1") == ["Coconut Crab"]
    table.settled("p2")


def test_coconut_crab_costs_nothing_when_it_blocks() -> None:
    table = Table(p1={"play": ["Coconut Crab"]}, p2={"play": ["Brain Fly"]}, turn="p2")
    table.p2("attack Brain Fly")
    table.p1("block Coconut Crab")
    assert table.life("p2") == 3
    assert table.discard("p2") == ["Brain Fly"]
    table.settled("p1")


def test_coconut_crab_takes_the_last_life_before_any_block() -> None:
    table = Table(p1={"play": ["Coconut Crab"]}, p2={"life": 1, "play": ["Gorillion"]})
    table.p1("attack Coconut Crab")
    table.over("p1")


# ---- Dragon Fruit


def test_dragon_fruit_defeats_all_enemy_creatures_of_lowest_power() -> None:
    table = Table(p1={"play": ["Dragon Fruit", "Cherry Bug"]},
                  p2={"play": ["Gorillion", "Axolotl Healer", "Brain Fly"]})
    table.p1("attack Dragon Fruit")
    table.p2("block Gorillion")
    assert table.play("p2") == ["Gorillion"]
    assert table.discard("p2") == ["Axolotl Healer", "Brain Fly"]
    assert table.play("p1") == ["Cherry Bug"]
    table.settled("p2")


def test_dragon_fruit_takes_its_only_opponent_along() -> None:
    table = Table(p1={"play": ["Dragon Fruit"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Dragon Fruit")
    table.p2("block Gorillion")
    assert table.discard("p1") == ["Dragon Fruit"]
    assert table.discard("p2") == ["Gorillion"]
    table.settled("p2")


def test_dragon_fruit_does_nothing_without_enemy_creatures() -> None:
    table = Table(p1={"play": ["Dragon Fruit", "Cherry Bug"]}, p2={"play": ["Giraffodile"]})
    table.p1("attack Dragon Fruit")
    table.p2("block Giraffodile")
    assert table.play("p1") == ["Cherry Bug"]
    assert table.play("p2") == []
    table.settled("p2")


def test_dragon_fruit_looks_at_current_power() -> None:
    """BF-9: Potadore (4) makes the Healer 6, so Potadore alone is lowest."""
    table = Table(p1={"play": ["Dragon Fruit"]}, p2={"play": ["Gorillion", "Potadore The Wise", "Axolotl Healer"]})
    table.p1("attack Dragon Fruit")
    table.p2("block Gorillion")
    assert table.play("p2") == ["Axolotl Healer", "Gorillion"]
    table.settled("p2")


def test_dragon_fruit_counts_only_creatures_left_after_the_fight() -> None:
    """BF-9, A5: the POISONOUS Healer is gone with it, so Gorillion is the lowest."""
    table = Table(p1={"play": ["Dragon Fruit"]}, p2={"play": ["Axolotl Healer", "Gorillion"]})
    table.p1("attack Dragon Fruit")
    table.p2("block Axolotl Healer")
    assert table.discard("p1") == ["Dragon Fruit"]
    assert table.discard("p2") == ["Axolotl Healer", "Gorillion"]
    table.settled("p2")


def test_dragon_fruit_looks_when_its_effect_happens() -> None:
    """BF-9: Boomberry (1) defeats both; when the Toad has taken it along, Brain Fly (4) is the lowest."""
    table = Table(p1={"play": ["Dragon Fruit", "Explosive Toad"]},
                  p2={"play": ["Boomberry (1 octonite)", "Brain Fly", "Gorillion"]}, turn="p2")
    table.p2("attack Boomberry", "resolve Explosive Toad")
    table.p1("choose Boomberry")
    assert table.play("p2") == ["Gorillion"]
    assert table.discard("p2") == ["Boomberry", "Brain Fly"]
    table.settled("p1")


def test_dragon_fruit_does_nothing_while_it_lives() -> None:
    table = Table(p1={"hand": ["Dragon Fruit"]}, p2={"mindbugs": 0, "play": ["Axolotl Healer"]})
    table.p1("play Dragon Fruit", "attack")
    table.p2("no block")
    assert table.life("p2") == 2
    assert table.play("p2") == ["Axolotl Healer"]
    table.settled("p2")


# ---- Duradillo


def test_duradillo_exhausted_instead_of_defeated_costs_no_life_a8() -> None:
    table = Table(p1={"play": ["Duradillo"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Duradillo", "hunt Gorillion")
    assert table.play("p1") == ["Duradillo (exhausted)"]
    assert table.discard("p2") == ["Gorillion"]
    assert table.life("p1") == 3
    table.settled("p2")


def test_duradillo_defeated_costs_its_controller_one_life() -> None:
    table = Table(p1={"play": ["Duradillo (exhausted)"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Duradillo", "hunt Gorillion")
    assert table.discard("p1") == ["Duradillo"]
    assert table.discard("p2") == ["Gorillion"]
    assert table.life("p1") == 2
    assert table.life("p2") == 3
    table.settled("p2")


def test_duradillo_defeated_costs_the_last_life_too() -> None:
    table = Table(p1={"life": 1, "play": ["Duradillo (exhausted)"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Duradillo", "hunt Gorillion")
    table.over("p2")


def test_duradillo_may_hunt_at_once_or_let_block() -> None:
    table = Table(p1={"hand": ["Duradillo"]}, p2={"mindbugs": 0, "play": ["Gorillion"]})
    table.p1("play Duradillo", "attack")
    table.asks("p1", "hunt", "hunt Gorillion", "let block")
    table.p1("let block")
    table.p2("no block")
    assert table.life("p2") == 2
    assert table.play("p1") == ["Duradillo"]
    table.settled("p2")


# ---- Fearberry


def test_fearberry_keeps_enemy_creatures_from_blocking_and_gets_two_octonite() -> None:
    table = Table(p1={"play": ["Fearberry (1 octonite)", "Brain Fly"]}, p2={"play": ["Gorillion"]}, phase="start")
    assert table.play("p1") == ["Brain Fly", "Fearberry (2 octonite)"]
    table.p1("attack Brain Fly")
    assert table.life("p2") == 2
    table.settled("p2")


def test_fearberry_does_nothing_while_octonite_is_left() -> None:
    table = Table(p1={"play": ["Fearberry (2 octonite)"]}, p2={"play": ["Gorillion"]}, phase="start")
    assert table.play("p1") == ["Fearberry (1 octonite)"]
    table.p1("attack Fearberry")
    table.p2("block Gorillion")
    assert table.discard("p1") == ["Fearberry"]
    table.settled("p2")


def test_fearberry_holds_for_one_turn_only() -> None:
    table = Table(p1={"mindbugs": 0, "play": ["Fearberry (1 octonite)"]},
                  p2={"hand": ["Luchataur"], "play": ["Gorillion"]}, phase="start")
    table.p1("attack Fearberry")
    table.p2("play Luchataur")
    assert table.play("p1") == ["Fearberry (1 octonite)"]
    table.p1("attack Fearberry")
    table.asks("p2", "block", "block Gorillion", "block Luchataur", "no block")
    table.p2("no block")
    assert table.life("p2") == 1
    table.settled("p2")


# ---- Fennel Trickster


@pytest.mark.parametrize(("cards", "wins"), [(0, True), (1, True), (2, True), (3, False), (5, False)])
def test_fennel_trickster_has_power_eight_with_two_or_fewer_hand_cards(cards: int, wins: bool) -> None:
    table = Table(p1={"hand": ["Gorillion"] * cards, "play": ["Fennel Trickster"]},
                  p2={"hand": ["Gorillion"], "play": ["Giraffodile"]}, turn="p2", spare=False)
    table.p2("attack Giraffodile")
    table.p1("block Fennel Trickster")
    assert table.play("p1") == (["Fennel Trickster"] if wins else [])
    assert table.play("p2") == ([] if wins else ["Giraffodile"])
    table.settled("p1")


def test_fennel_trickster_grows_within_the_attack_that_costs_a_card() -> None:
    """A10: three hand cards become two before the block; 8 against 8 defeats both."""
    table = Table(p1={"hand": ["Gorillion", "Luchataur", "Killer Bee"], "play": ["Fennel Trickster"]},
                  p2={"play": ["Tusked Extorter"]}, turn="p2")
    table.p2("attack Tusked Extorter")
    table.p1("discard Luchataur", "block Fennel Trickster")
    assert table.discard("p1") == ["Fennel Trickster", "Luchataur"]
    assert table.discard("p2") == ["Tusked Extorter"]
    table.settled("p1")


def test_fennel_trickster_is_sneaky() -> None:
    table = Table(p1={"play": ["Fennel Trickster"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Fennel Trickster")
    assert table.life("p2") == 2
    table.settled("p2")


# ---- Icecube Dragon


def test_icecube_dragon_melts_with_its_last_octonite() -> None:
    """BF-2: it is not asked whether; losing the octonite and the effect are mandatory."""
    table = Table(p1={"play": ["Icecube Dragon (1 octonite)"]}, phase="start")
    assert table.play("p1") == []
    assert table.discard("p1") == ["Icecube Dragon"]
    table.settled("p1")


def test_icecube_dragon_stays_while_octonite_is_left() -> None:
    table = Table(p1={"play": ["Icecube Dragon (3 octonite)"]}, phase="start")
    assert table.play("p1") == ["Icecube Dragon (2 octonite)"]
    table.settled("p1")


def test_icecube_dragon_cannot_melt_beside_calm_cole() -> None:
    table = Table(p1={"play": ["Icecube Dragon (1 octonite)", "Calm Cole (2 octonite)"]}, phase="start")
    assert table.play("p1") == ["Calm Cole (1 octonite)", "Icecube Dragon"]
    assert table.discard("p1") == []
    table.settled("p1")


def test_icecube_dragon_hunts_twice() -> None:
    table = Table(p1={"play": ["Icecube Dragon (3 octonite)"]}, p2={"play": ["Brain Fly", "Killer Bee"]})
    table.p1("attack Icecube Dragon", "hunt Killer Bee", "attack", "hunt Brain Fly")
    assert table.discard("p2") == ["Brain Fly", "Killer Bee"]
    assert table.life("p2") == 3
    table.settled("p2")


# ---- Kiwing Juicer


def test_kiwing_juicer_plays_a_card_of_power_seven_or_more_from_its_discard_pile() -> None:
    table = Table(p1={"hand": ["Kiwing Juicer"], "discard": ["Giraffodile", "Luchataur", "Strange Barrel"]},
                  p2={"mindbugs": 0})
    table.p1("play Kiwing Juicer")
    table.asks("p1", "card", "choose Giraffodile", "choose Luchataur")
    table.p1("choose Luchataur")
    assert table.play("p1") == ["Kiwing Juicer", "Luchataur"]
    assert table.discard("p1") == ["Giraffodile", "Strange Barrel"]
    table.settled("p2")


def test_kiwing_juicer_looks_at_printed_power_in_its_own_pile_only_g15() -> None:
    """BF-17: the Trickster (few hand cards) and the Werewolf (own turn) would be 8 in play."""
    table = Table(p1={"hand": ["Kiwing Juicer"], "discard": ["Fennel Trickster", "Goblin Werewolf"]},
                  p2={"mindbugs": 0, "discard": ["Gorillion"]})
    table.p1("play Kiwing Juicer")
    assert table.play("p1") == ["Kiwing Juicer"]
    assert table.discard("p2") == ["Gorillion"]
    table.settled("p2")


def test_kiwing_juicer_plays_it_fresh_and_unmindbuggable_m1() -> None:
    table = Table(p1={"hand": ["Kiwing Juicer"], "discard": ["Captain Cucodile"]}, p2={"mindbugs": 2})
    table.p1("play Kiwing Juicer")
    table.p2("decline")
    assert table.play("p1") == ["Captain Cucodile (1 octonite)", "Kiwing Juicer"]
    assert table.mindbugs("p2") == 2
    table.settled("p2")


def test_kiwing_juicer_mindbugged_uses_the_mindbuggers_pile_m5() -> None:
    table = Table(p1={"hand": ["Kiwing Juicer", "Gorillion"], "discard": ["Gorillion"]},
                  p2={"mindbugs": 1, "discard": ["Luchataur"]})
    table.p1("play Kiwing Juicer")
    table.p2("mindbug")
    assert table.play("p2") == ["Kiwing Juicer", "Luchataur"]
    assert table.discard("p1") == ["Gorillion"]
    table.settled("p1")


# ---- Lord Watermelon


def test_lord_watermelon_plays_a_card_from_hand() -> None:
    """BF-11: one of the two must be chosen."""
    table = Table(p1={"hand": ["Lord Watermelon", "Gorillion", "Luchataur"]}, p2={"mindbugs": 0})
    table.p1("play Lord Watermelon")
    table.asks("p1", "card", "choose Gorillion", "choose Luchataur")
    table.p1("choose Luchataur")
    assert table.play("p1") == ["Lord Watermelon", "Luchataur"]
    assert table.hand("p1") == ["Gorillion"]
    table.settled("p2")


def test_lord_watermelon_with_an_empty_hand_plays_nothing() -> None:
    table = Table(p1={"hand": ["Lord Watermelon"]}, p2={"mindbugs": 0})
    table.p1("play Lord Watermelon")
    assert table.play("p1") == ["Lord Watermelon"]
    table.settled("p2")


def test_lord_watermelon_must_play_the_only_card_and_it_cannot_be_mindbugged_m1() -> None:
    """BF-11."""
    table = Table(p1={"hand": ["Lord Watermelon", "Gorillion"]}, p2={"mindbugs": 2})
    table.p1("play Lord Watermelon")
    table.p2("decline")
    assert table.play("p1") == ["Gorillion", "Lord Watermelon"]
    assert table.hand("p1") == []
    table.settled("p2")


def test_lord_watermelon_refills_before_and_after_g10() -> None:
    """BF-11: the card drawn for Lord Watermelon may be the one that is played; that one is replaced too."""
    table = Table(p1={"hand": ["Lord Watermelon", "Gorillion", "Luchataur", "Bee Bear", "Rhino Turtle"],
                      "draw": ["Killer Bee", "Spider Owl"]}, p2={"mindbugs": 0})
    table.p1("play Lord Watermelon", "choose Killer Bee")
    assert table.life("p2") == 2
    assert table.hand("p1") == ["Bee Bear", "Gorillion", "Luchataur", "Rhino Turtle", "Spider Owl"]
    table.settled("p2")


def test_lord_watermelon_mindbugged_plays_from_the_mindbuggers_hand_m5() -> None:
    table = Table(p1={"hand": ["Lord Watermelon", "Gorillion"]}, p2={"mindbugs": 1, "hand": ["Luchataur"]})
    table.p1("play Lord Watermelon")
    table.p2("mindbug")
    assert table.play("p2") == ["Lord Watermelon", "Luchataur"]
    assert table.hand("p1") == ["Gorillion"]
    table.settled("p1")


# ---- Lychee King


def test_lychee_king_costs_the_opponent_a_life_two_turns_after_its_arrival() -> None:
    """The rulebook's example (BF)."""
    table = Table(p1={"mindbugs": 0, "hand": ["Lychee King", "Gorillion"]},
                  p2={"mindbugs": 0, "hand": ["Gorillion", "Luchataur"]})
    table.p1("play Lychee King")
    assert table.play("p1") == ["Lychee King (2 octonite)"]
    table.p2("play Gorillion")
    assert table.play("p1") == ["Lychee King (1 octonite)"]
    assert table.life("p2") == 3
    table.p1("play Gorillion")
    table.p2("play Luchataur")
    assert table.play("p1") == ["Gorillion", "Lychee King"]
    assert table.life("p2") == 2
    assert table.life("p1") == 3
    table.settled("p1")


def test_lychee_king_takes_the_last_life() -> None:
    table = Table(p1={"play": ["Lychee King (1 octonite)"]}, p2={"life": 1}, phase="start")
    table.over("p1")


@pytest.mark.parametrize("creature", ["Lychee King", "Lychee King (2 octonite)"])
def test_lychee_king_costs_nothing_without_its_last_octonite(creature: str) -> None:
    table = Table(p1={"play": [creature]}, phase="start")
    assert table.life("p2") == 3
    table.settled("p1")


def test_lychee_king_of_the_other_player_does_not_tick() -> None:
    table = Table(p1={"play": ["Lychee King (1 octonite)"]}, turn="p2", phase="start")
    assert table.play("p1") == ["Lychee King (1 octonite)"]
    assert table.life("p2") == 3
    table.settled("p2")
