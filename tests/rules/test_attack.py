"""A1 to A12: attack, block and fight."""

import pytest

from tests.scenario import Scenario

# ---- the plain attack


def test_an_unblocked_attack_costs_one_life() -> None:
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"play": ["Bee Bear"]})
    duel.p1("attack Gorillion")
    duel.asks("p2", "block", "block Bee Bear", "no block")
    duel.p2("no block")
    assert duel.life("p2") == 2
    assert (duel.play("p1"), duel.play("p2")) == (["Gorillion"], ["Bee Bear"])
    duel.settled("p2")


def test_without_creatures_no_block_is_asked() -> None:
    duel = Scenario(p1={"play": ["Gorillion"]})
    duel.p1("attack Gorillion")
    assert duel.life("p2") == 2
    duel.settled("p2")


@pytest.mark.parametrize(("attacker", "blocker", "lost", "killed"), [
    ("Gorillion", "Giraffodile", [], ["Giraffodile"]),
    ("Giraffodile", "Gorillion", ["Giraffodile"], []),
    ("Giraffodile", "Mysterious Mermaid", ["Giraffodile"], ["Mysterious Mermaid"]),
])
def test_in_a_fight_the_lower_power_is_defeated_and_a_tie_defeats_both(attacker: str, blocker: str, lost: list[str],
                                                                       killed: list[str]) -> None:
    duel = Scenario(p1={"play": [attacker]}, p2={"play": [blocker]})
    duel.p1(f"attack {attacker}")
    duel.p2(f"block {blocker}")
    assert (duel.discard("p1"), duel.discard("p2")) == (lost, killed)
    assert duel.life("p2") == 3
    duel.settled("p2")


def test_the_last_life_lost_to_an_attack_ends_the_game() -> None:
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"life": 1, "play": ["Bee Bear"]})
    duel.p1("attack Gorillion")
    duel.p2("no block")
    duel.over("p1")


# ---- A1: the order of an attack


def test_a1_dice_come_before_the_attack_effect_and_that_before_the_block() -> None:
    duel = Scenario(p1={"play": ["Mechamster", "Tusked Extorter"]},
                    p2={"hand": ["Bee Bear", "Luchataur"], "play": ["Gorillion"]})
    duel.p1("attack Tusked Extorter")
    duel.asks("chance", "roll")
    duel.chance("roll energy")
    duel.asks("p1", "reroll", "keep", "reroll")
    duel.p1("keep")
    duel.asks("p2", "discard", "discard Bee Bear", "discard Luchataur")
    assert duel.energy("p1") == 1
    duel.p2("discard Bee Bear")
    duel.asks("p2", "block", "block Gorillion", "no block")
    duel.p2("no block")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_a1_the_attack_effect_comes_before_the_hunters_choice() -> None:
    duel = Scenario(p1={"play": ["Shark Dog"]}, p2={"play": ["Gorillion", "Bee Bear", "Tiger Squirrel"]})
    duel.p1("attack Shark Dog")
    duel.asks("p1", "target", "choose Bee Bear", "choose Gorillion")
    duel.p1("choose Gorillion")
    duel.asks("p1", "hunt", "hunt Bee Bear", "hunt Tiger Squirrel", "let block")
    duel.p1("hunt Tiger Squirrel")
    assert duel.discard("p2") == ["Gorillion", "Tiger Squirrel"]
    assert duel.play("p1") == ["Shark Dog"]
    duel.settled("p2")


def test_a1_the_hunters_choice_comes_before_the_block_and_replaces_it() -> None:
    duel = Scenario(p1={"play": ["Killer Bee"]}, p2={"play": ["Gorillion", "Tiger Squirrel"]})
    duel.p1("attack Killer Bee")
    duel.asks("p1", "hunt", "hunt Gorillion", "hunt Tiger Squirrel", "let block")
    duel.p1("let block")
    duel.asks("p2", "block", "block Gorillion", "block Tiger Squirrel", "no block")
    duel.p2("no block")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_a1_defeated_effects_come_before_the_second_attack() -> None:
    duel = Scenario(p1={"play": ["Luchataur", "Bee Bear"]}, p2={"play": ["Explosive Toad"]})
    duel.p1("attack Luchataur")
    duel.p2("block Explosive Toad")
    duel.asks("p2", "target", "choose Bee Bear", "choose Luchataur")
    duel.p2("choose Bee Bear")
    duel.asks("p1", "again", "attack", "stop")
    duel.p1("stop")
    assert duel.play("p1") == ["Luchataur"]
    duel.settled("p2")


def test_a1_a_defeated_effect_may_prevent_the_second_attack() -> None:
    duel = Scenario(p1={"play": ["Luchataur", "Bee Bear"]}, p2={"play": ["Explosive Toad"]})
    duel.p1("attack Luchataur")
    duel.p2("block Explosive Toad", "choose Luchataur")
    assert (duel.play("p1"), duel.life("p2")) == (["Bee Bear"], 3)
    duel.settled("p2")


# ---- A2: the attacker is gone


def test_a2_an_attacker_that_left_play_costs_nothing() -> None:
    duel = Scenario(p1={"play": ["Snail Hydra"]}, p2={"play": ["Gorillion", "Bee Bear"]})
    duel.p1("attack Snail Hydra")
    duel.asks("p1", "target", "choose Bee Bear", "choose Gorillion", "choose Snail Hydra")
    duel.p1("choose Snail Hydra")
    assert (duel.discard("p1"), duel.life("p2")) == (["Snail Hydra"], 3)
    duel.settled("p2")


def test_a2_an_attacker_that_changed_control_costs_nothing() -> None:
    """Shield Bugs lift Harpy Mother to 6, within reach of Shark Dog, and she takes the attacker."""
    duel = Scenario(p1={"play": ["Shark Dog"]}, p2={"play": ["Harpy Mother", "Shield Bugs"]})
    duel.p1("attack Shark Dog")
    duel.asks("p2", "target", "choose Shark Dog", "choose Shield Bugs", "done")
    duel.p2("choose Shark Dog", "done")
    assert (duel.play("p1"), duel.play("p2")) == ([], ["Shark Dog", "Shield Bugs"])
    assert (duel.life("p1"), duel.life("p2")) == (3, 3)
    duel.settled("p2")


def test_a2_an_attacker_that_stays_goes_on() -> None:
    duel = Scenario(p1={"play": ["Shark Dog"]}, p2={"play": ["Harpy Mother", "Shield Bugs"]})
    duel.p1("attack Shark Dog")
    duel.p2("done")
    duel.p1("let block")
    duel.p2("no block")
    assert (duel.play("p1"), duel.life("p2")) == (["Shark Dog"], 2)
    duel.settled("p2")


# ---- A3: Chameleon Sniper and Turbo Bug


def test_a3_chameleon_sniper_unblocked_costs_two() -> None:
    duel = Scenario(p1={"play": ["Chameleon Sniper"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Chameleon Sniper")
    assert duel.life("p2") == 1
    duel.settled("p2")


def test_a3_chameleon_sniper_blocked_costs_one() -> None:
    duel = Scenario(p1={"play": ["Chameleon Sniper"]}, p2={"play": ["Tiger Squirrel"]})
    duel.p1("attack Chameleon Sniper")
    assert duel.life("p2") == 2
    duel.p2("block Tiger Squirrel")
    assert (duel.life("p2"), duel.discard("p1")) == (2, ["Chameleon Sniper"])
    duel.settled("p2")


@pytest.mark.parametrize("life", [1, 2, 9])
def test_a3_turbo_bug_unblocked_kills(life: int) -> None:
    duel = Scenario(p1={"play": ["Turbo Bug"]}, p2={"life": life, "play": ["Gorillion"]})
    duel.p1("attack Turbo Bug")
    assert duel.life("p2") == 1
    duel.p2("no block")
    duel.over("p1")


@pytest.mark.parametrize("life", [1, 2, 9])
def test_a3_turbo_bug_blocked_leaves_one_life(life: int) -> None:
    duel = Scenario(p1={"play": ["Turbo Bug"]}, p2={"life": life, "play": ["Gorillion"]})
    duel.p1("attack Turbo Bug")
    duel.p2("block Gorillion")
    assert duel.life("p2") == 1
    duel.settled("p2")


# ---- A4: attack effects and dice on every attack


def test_a4_an_attack_effect_happens_on_the_second_attack_too() -> None:
    duel = Scenario(p1={"play": ["Coconut Crab"]}, p2={"life": 5})
    duel.p1("attack Coconut Crab")
    assert duel.life("p2") == 3
    duel.p1("attack")
    assert duel.life("p2") == 1
    duel.settled("p2")


def test_a4_an_attack_effect_happens_on_a_hunted_attack_too() -> None:
    """Snail Thrower makes Chameleon Sniper a POISONOUS HUNTER."""
    duel = Scenario(p1={"play": ["Snail Thrower", "Chameleon Sniper"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Chameleon Sniper", "hunt Gorillion")
    assert duel.life("p2") == 2
    assert (duel.discard("p1"), duel.discard("p2")) == (["Chameleon Sniper"], ["Gorillion"])
    duel.settled("p2")


def test_a4_dice_are_rolled_on_the_second_attack_too() -> None:
    duel = Scenario(p1={"play": ["The King"]})
    duel.p1("attack The King")
    duel.chance("roll energy")
    duel.p1("keep", "attack")
    duel.chance("roll energy2")
    duel.p1("keep")
    assert (duel.energy("p1"), duel.life("p2")) == (3, 1)
    duel.settled("p2")


# ---- A5: both fighters are gone before Defeated effects


def test_a5_harpy_mother_cannot_take_the_creature_that_died_with_her() -> None:
    """FC-3."""
    duel = Scenario(p1={"play": ["Harpy Mother"]}, p2={"play": ["Killer Bee", "Axolotl Healer"]})
    duel.p1("attack Harpy Mother")
    duel.p2("block Killer Bee")
    duel.asks("p1", "target", "choose Axolotl Healer", "done")
    assert (duel.discard("p1"), duel.discard("p2")) == (["Harpy Mother"], ["Killer Bee"])
    duel.p1("choose Axolotl Healer")
    assert (duel.play("p1"), duel.play("p2")) == (["Axolotl Healer"], [])
    duel.settled("p2")


def test_a5_harpy_mother_with_nobody_left_to_take_is_not_asked() -> None:
    duel = Scenario(p1={"play": ["Harpy Mother"]}, p2={"play": ["Killer Bee", "Gorillion"]})
    duel.p1("attack Harpy Mother")
    duel.p2("block Killer Bee")
    assert (duel.play("p1"), duel.play("p2")) == ([], ["Gorillion"])
    duel.settled("p2")


def test_a5_the_winner_of_the_fight_can_be_hit_by_the_losers_effect() -> None:
    duel = Scenario(p1={"play": ["Explosive Toad"]}, p2={"play": ["Bee Bear"]})
    duel.p1("attack Explosive Toad")
    duel.p2("block Bee Bear")
    assert duel.discard("p2") == ["Bee Bear"]
    duel.settled("p2")


# ---- A6: POISONOUS and TOUGH


@pytest.mark.parametrize("tough", ["Shield Bugs", "Plated Scorpion", "Rhino Turtle"])
def test_a6_a_tough_creature_is_exhausted_by_poison_not_defeated(tough: str) -> None:
    """Axolotl Healer (4) fights equal, lower and higher power and loses each time: by tie, poison and power."""
    duel = Scenario(p1={"play": ["Axolotl Healer"]}, p2={"play": [tough]})
    duel.p1("attack Axolotl Healer")
    duel.p2(f"block {tough}")
    assert duel.play("p2") == [f"{tough} (exhausted)"]
    assert duel.discard("p1") == ["Axolotl Healer"]
    duel.settled("p2")


def test_a6_a_stronger_poisonous_creature_only_exhausts_too() -> None:
    """Megaxolot (6, with a die) against Lone Yeti, who is not alone and has 5."""
    duel = Scenario(p1={"play": ["Megaxolot"]}, p2={"play": ["Lone Yeti", "Bee Bear"]})
    duel.p1("attack Megaxolot")
    duel.chance("roll energy")
    duel.p1("keep")
    duel.p2("block Lone Yeti")
    assert duel.play("p1") == ["Megaxolot"]
    assert duel.play("p2") == ["Bee Bear", "Lone Yeti (exhausted)"]
    duel.settled("p2")


@pytest.mark.parametrize("tough", ["Shield Bugs", "Plated Scorpion", "Rhino Turtle"])
def test_a6_an_exhausted_tough_creature_is_defeated_by_poison(tough: str) -> None:
    duel = Scenario(p1={"play": ["Axolotl Healer"]}, p2={"play": [f"{tough} (exhausted)"]})
    duel.p1("attack Axolotl Healer")
    duel.p2(f"block {tough}")
    assert (duel.discard("p1"), duel.discard("p2")) == (["Axolotl Healer"], [tough])
    duel.settled("p2")


def test_poison_defeats_the_stronger_creature() -> None:
    duel = Scenario(p1={"play": ["Axolotl Healer"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Axolotl Healer")
    duel.p2("block Gorillion")
    assert (duel.discard("p1"), duel.discard("p2")) == (["Axolotl Healer"], ["Gorillion"])
    duel.settled("p2")


# ---- A7: exhaustion


def test_a7_an_exhausted_creature_attacks_and_stays_exhausted() -> None:
    duel = Scenario(p1={"mindbugs": 0, "play": ["Rhino Turtle (exhausted)"]}, p2={"hand": ["Bee Bear", "Luchataur"]})
    duel.p1("attack Rhino Turtle", "attack")
    assert duel.life("p2") == 1
    duel.p2("play Bee Bear")
    assert duel.play("p1") == ["Rhino Turtle (exhausted)"]
    duel.settled("p1")


def test_a7_an_exhausted_creature_blocks() -> None:
    duel = Scenario(p1={"play": ["Giraffodile"]}, p2={"play": ["Rhino Turtle (exhausted)"]})
    duel.p1("attack Giraffodile")
    duel.p2("block Rhino Turtle")
    assert duel.discard("p1") == ["Giraffodile"]
    assert duel.play("p2") == ["Rhino Turtle (exhausted)"]
    duel.settled("p2")


def test_a7_exhaustion_protects_only_once() -> None:
    duel = Scenario(p1={"mindbugs": 0, "play": ["Gorillion"]},
                    p2={"mindbugs": 0, "hand": ["Bee Bear", "Luchataur"], "play": ["Elephantopus"]})
    duel.p1("attack Gorillion")
    duel.p2("block Elephantopus")
    assert duel.play("p2") == ["Elephantopus (exhausted)"]
    duel.p2("play Bee Bear")
    duel.p1("attack Gorillion")
    duel.p2("block Elephantopus")
    assert (duel.play("p2"), duel.discard("p2")) == (["Bee Bear"], ["Elephantopus"])
    duel.settled("p2")


# ---- A8: exhausted is not defeated


@pytest.mark.parametrize(("creature", "life"), [("Duradillo", 3), ("Duradillo (exhausted)", 2)])
def test_a8_becoming_exhausted_triggers_no_defeated_effect(creature: str, life: int) -> None:
    duel = Scenario(p1={"play": [creature]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Duradillo", "hunt Gorillion")
    assert duel.discard("p2") == ["Gorillion"]
    assert duel.play("p1") == (["Duradillo (exhausted)"] if life == 3 else [])
    assert duel.life("p1") == life
    duel.settled("p2")


# ---- A9: HUNTER


def test_a9_a_sneaky_creature_given_hunter_may_hunt_what_could_not_block_it() -> None:
    duel = Scenario(p1={"play": ["Snail Thrower", "Tiger Squirrel"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Tiger Squirrel")
    duel.asks("p1", "hunt", "hunt Gorillion", "let block")
    duel.p1("hunt Gorillion")
    assert (duel.discard("p1"), duel.discard("p2")) == (["Tiger Squirrel"], ["Gorillion"])
    assert duel.life("p2") == 3
    duel.settled("p2")


def test_a9_a_sneaky_creature_given_hunter_that_does_not_hunt_is_still_sneaky() -> None:
    duel = Scenario(p1={"play": ["Snail Thrower", "Tiger Squirrel"]}, p2={"play": ["Gorillion", "Spider Owl"]})
    duel.p1("attack Tiger Squirrel", "let block")
    duel.asks("p2", "block", "block Spider Owl", "no block")
    duel.p2("no block")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_a9_a_sneaky_hunter_without_a_possible_blocker_asks_no_block() -> None:
    duel = Scenario(p1={"play": ["Snail Thrower", "Tiger Squirrel"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Tiger Squirrel", "let block")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_a9_without_an_enemy_creature_there_is_nothing_to_hunt() -> None:
    duel = Scenario(p1={"play": ["Killer Bee"]})
    duel.p1("attack Killer Bee")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_a9_the_hunted_creature_may_win() -> None:
    duel = Scenario(p1={"play": ["Killer Bee"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Killer Bee", "hunt Gorillion")
    assert (duel.discard("p1"), duel.discard("p2")) == (["Killer Bee"], [])
    duel.settled("p2")


def test_a9_a_blocker_does_not_hunt() -> None:
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"play": ["Killer Bee"]})
    duel.p1("attack Gorillion")
    duel.asks("p2", "block", "block Killer Bee", "no block")
    duel.p2("block Killer Bee")
    assert duel.discard("p2") == ["Killer Bee"]
    duel.settled("p2")


# ---- A10: block legality


def test_a10_current_power_decides_who_may_block() -> None:
    """Strange Barrel has 7 with Shield Bugs and may block Bee Bear; the Bugs themselves have 4."""
    duel = Scenario(p1={"play": ["Bee Bear"]}, p2={"play": ["Strange Barrel", "Shield Bugs"]})
    duel.p1("attack Bee Bear")
    duel.asks("p2", "block", "block Strange Barrel", "no block")
    duel.p2("no block")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_a10_printed_power_is_not_enough() -> None:
    duel = Scenario(p1={"play": ["Bee Bear"]}, p2={"play": ["Strange Barrel"]})
    duel.p1("attack Bee Bear")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_a10_legality_is_judged_after_the_attack_effect() -> None:
    """With the Bugs gone Axolotl Healer is back at 4 and may not block against Elephantopus."""
    duel = Scenario(p1={"play": ["Elephantopus", "Snail Hydra"]},
                    p2={"play": ["Shield Bugs (exhausted)", "Axolotl Healer", "Gorillion"]})
    duel.p1("attack Snail Hydra", "choose Shield Bugs")
    duel.asks("p2", "block", "block Gorillion", "no block")
    duel.p2("no block")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_a10_while_the_bugs_stand_axolotl_healer_may_block() -> None:
    duel = Scenario(p1={"play": ["Elephantopus", "Snail Hydra"]},
                    p2={"play": ["Shield Bugs (exhausted)", "Axolotl Healer", "Gorillion"]})
    duel.p1("attack Snail Hydra", "choose Gorillion")
    duel.asks("p2", "block", "block Axolotl Healer", "no block")
    duel.p2("no block")
    duel.settled("p2")


def test_sneaky_may_be_blocked_by_sneaky_only() -> None:
    duel = Scenario(p1={"play": ["Chameleon Sniper"]}, p2={"play": ["Gorillion", "Ferret Bomber"]})
    duel.p1("attack Chameleon Sniper")
    duel.asks("p2", "block", "block Ferret Bomber", "no block")
    duel.p2("no block")
    assert duel.life("p2") == 1
    duel.settled("p2")


# ---- A11: FRENZY


def test_a11_frenzy_attacks_twice_and_not_a_third_time() -> None:
    duel = Scenario(p1={"play": ["Luchataur"]})
    duel.p1("attack Luchataur")
    assert duel.life("p2") == 2
    duel.asks("p1", "again", "attack", "stop")
    duel.p1("attack")
    assert duel.life("p2") == 1
    duel.settled("p2")


def test_a11_the_second_attack_is_optional() -> None:
    duel = Scenario(p1={"play": ["Luchataur"]})
    duel.p1("attack Luchataur", "stop")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_a11_a_defeated_creature_does_not_attack_again() -> None:
    duel = Scenario(p1={"play": ["Luchataur"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Luchataur")
    duel.p2("block Gorillion")
    assert duel.discard("p1") == ["Luchataur"]
    duel.settled("p2")


def test_a11_a_creature_exhausted_by_the_first_attack_may_attack_again() -> None:
    duel = Scenario(p1={"play": ["Rhino Turtle"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Rhino Turtle")
    duel.p2("block Gorillion")
    assert duel.play("p1") == ["Rhino Turtle (exhausted)"]
    duel.p1("attack")
    duel.p2("block Gorillion")
    assert duel.discard("p1") == ["Rhino Turtle"]
    duel.settled("p2")


def test_a11_frenzy_granted_by_being_alone_is_exactly_two_attacks() -> None:
    duel = Scenario(p1={"play": ["Lone Yeti"]})
    duel.p1("attack Lone Yeti", "attack")
    assert duel.life("p2") == 1
    duel.settled("p2")


def test_a11_frenzy_granted_by_an_enemy_is_exactly_two_attacks() -> None:
    duel = Scenario(p1={"play": ["Sharky Crab-Dog-Mummypus"]}, p2={"play": ["Luchataur"]})
    duel.p1("attack Sharky Crab-Dog-Mummypus")
    duel.p2("no block")
    duel.p1("attack")
    duel.p2("no block")
    assert duel.life("p2") == 1
    duel.settled("p2")


@pytest.mark.parametrize("creature", ["Bee Bear", "Luchataur"])
def test_a11_frenzy_granted_for_this_turn_is_exactly_two_attacks(creature: str) -> None:
    """The second creature has FRENZY anyway."""
    duel = Scenario(p1={"energy": 1, "play": [creature]}, power_row=["Rage"], phase="start",
                    sets=["first_contact", "king_of_tokyo"])
    duel.p1("buy Rage", f"attack {creature}", "attack")
    assert duel.life("p2") == 1
    duel.settled("p2")


def test_a11_frenzy_gained_during_the_attack_counts() -> None:
    """The Toad takes Bee Bear along, and Lone Yeti is alone."""
    duel = Scenario(p1={"play": ["Lone Yeti", "Bee Bear"]}, p2={"play": ["Explosive Toad"]})
    duel.p1("attack Lone Yeti")
    duel.p2("block Explosive Toad", "choose Bee Bear")
    duel.asks("p1", "again", "attack", "stop")
    duel.p1("attack")
    assert (duel.play("p1"), duel.life("p2")) == (["Lone Yeti (exhausted)"], 2)
    duel.settled("p2")


def test_a11_frenzy_lost_during_the_attack_does_not_count() -> None:
    """Sharky (6 with Shield Bugs) has FRENZY from the Toad that it defeats."""
    duel = Scenario(p1={"play": ["Sharky Crab-Dog-Mummypus", "Shield Bugs"]}, p2={"play": ["Explosive Toad"]})
    duel.p1("attack Sharky Crab-Dog-Mummypus")
    duel.p2("block Explosive Toad", "choose Shield Bugs")
    assert duel.play("p1") == ["Sharky Crab-Dog-Mummypus", "Shield Bugs (exhausted)"]
    duel.settled("p2")


def test_a11_frenzy_kept_through_another_enemy_counts() -> None:
    duel = Scenario(p1={"play": ["Sharky Crab-Dog-Mummypus", "Shield Bugs"]},
                    p2={"play": ["Explosive Toad", "Luchataur"]})
    duel.p1("attack Sharky Crab-Dog-Mummypus")
    duel.p2("block Explosive Toad", "choose Shield Bugs")
    duel.asks("p1", "again", "attack", "stop")
    duel.p1("stop")
    duel.settled("p2")


def test_a11_a_creature_that_changed_control_does_not_attack_again() -> None:
    duel = Scenario(p1={"play": ["Luchataur"]}, p2={"play": ["Captain Fish"]})
    duel.p1("attack Luchataur")
    duel.p2("block Captain Fish")
    assert (duel.play("p1"), duel.play("p2")) == ([], ["Luchataur"])
    assert (duel.life("p1"), duel.life("p2")) == (3, 3)
    duel.settled("p2")


def test_a11_a_blocker_gets_nothing_from_frenzy() -> None:
    duel = Scenario(p1={"play": ["Bee Bear"]}, p2={"play": ["Luchataur"]})
    duel.p1("attack Bee Bear")
    duel.p2("block Luchataur")
    assert duel.discard("p1") == ["Bee Bear"]
    assert (duel.life("p1"), duel.life("p2")) == (3, 3)
    duel.settled("p2")


# ---- A12: cannot be defeated


@pytest.mark.parametrize("turtle", ["Rhino Turtle", "Rhino Turtle (exhausted)"])
def test_a12_cannot_be_defeated_leaves_tough_unused(turtle: str) -> None:
    duel = Scenario(p1={"play": [turtle, "Calm Cole"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Rhino Turtle")
    duel.p2("block Gorillion")
    assert duel.play("p1") == ["Calm Cole", turtle]
    duel.p1("stop")
    duel.settled("p2")


def test_a12_poison_does_not_defeat_it_either() -> None:
    duel = Scenario(p1={"play": ["Axolotl Healer"]}, p2={"play": ["Elephantopus", "Calm Cole"]})
    duel.p1("attack Axolotl Healer")
    duel.p2("block Elephantopus")
    assert duel.discard("p1") == ["Axolotl Healer"]
    assert duel.play("p2") == ["Calm Cole", "Elephantopus"]
    duel.settled("p2")
