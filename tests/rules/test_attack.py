"""A1 to A12: attack, block and fight."""

import pytest

from tests.scenario import Table

# ---- the plain attack


def test_an_unblocked_attack_costs_one_life() -> None:
    table = Table(p1={"play": ["Gorillion"]}, p2={"play": ["Bee Bear"]})
    table.p1("attack Gorillion")
    table.asks("p2", "block", "block Bee Bear", "no block")
    table.p2("no block")
    assert table.life("p2") == 2
    assert (table.play("p1"), table.play("p2")) == (["Gorillion"], ["Bee Bear"])
    table.settled("p2")


def test_without_creatures_no_block_is_asked() -> None:
    table = Table(p1={"play": ["Gorillion"]})
    table.p1("attack Gorillion")
    assert table.life("p2") == 2
    table.settled("p2")


@pytest.mark.parametrize(("attacker", "blocker", "lost", "killed"), [
    ("Gorillion", "Giraffodile", [], ["Giraffodile"]),
    ("Giraffodile", "Gorillion", ["Giraffodile"], []),
    ("Giraffodile", "Mysterious Mermaid", ["Giraffodile"], ["Mysterious Mermaid"]),
])
def test_in_a_fight_the_lower_power_is_defeated_and_a_tie_defeats_both(attacker: str, blocker: str, lost: list[str],
                                                                       killed: list[str]) -> None:
    table = Table(p1={"play": [attacker]}, p2={"play": [blocker]})
    table.p1(f"attack {attacker}")
    table.p2(f"block {blocker}")
    assert (table.discard("p1"), table.discard("p2")) == (lost, killed)
    assert table.life("p2") == 3
    table.settled("p2")


def test_the_last_life_lost_to_an_attack_ends_the_game() -> None:
    table = Table(p1={"play": ["Gorillion"]}, p2={"life": 1, "play": ["Bee Bear"]})
    table.p1("attack Gorillion")
    table.p2("no block")
    table.over("p1")


# ---- A1: the order of an attack


def test_a1_dice_come_before_the_attack_effect_and_that_before_the_block() -> None:
    table = Table(p1={"play": ["Mechamster", "Tusked Extorter"]},
                  p2={"hand": ["Bee Bear", "Luchataur"], "play": ["Gorillion"]})
    table.p1("attack Tusked Extorter")
    table.asks("chance", "roll")
    table.chance("roll energy")
    table.asks("p1", "reroll", "keep", "reroll")
    table.p1("keep")
    table.asks("p2", "discard", "discard Bee Bear", "discard Luchataur")
    assert table.energy("p1") == 1
    table.p2("discard Bee Bear")
    table.asks("p2", "block", "block Gorillion", "no block")
    table.p2("no block")
    assert table.life("p2") == 2
    table.settled("p2")


def test_a1_the_attack_effect_comes_before_the_hunters_choice() -> None:
    table = Table(p1={"play": ["Shark Dog"]}, p2={"play": ["Gorillion", "Bee Bear", "Tiger Squirrel"]})
    table.p1("attack Shark Dog")
    table.asks("p1", "target", "choose Bee Bear", "choose Gorillion")
    table.p1("choose Gorillion")
    table.asks("p1", "hunt", "hunt Bee Bear", "hunt Tiger Squirrel", "let block")
    table.p1("hunt Tiger Squirrel")
    assert table.discard("p2") == ["Gorillion", "Tiger Squirrel"]
    assert table.play("p1") == ["Shark Dog"]
    table.settled("p2")


def test_a1_the_hunters_choice_comes_before_the_block_and_replaces_it() -> None:
    table = Table(p1={"play": ["Killer Bee"]}, p2={"play": ["Gorillion", "Tiger Squirrel"]})
    table.p1("attack Killer Bee")
    table.asks("p1", "hunt", "hunt Gorillion", "hunt Tiger Squirrel", "let block")
    table.p1("let block")
    table.asks("p2", "block", "block Gorillion", "block Tiger Squirrel", "no block")
    table.p2("no block")
    assert table.life("p2") == 2
    table.settled("p2")


def test_a1_defeated_effects_come_before_the_second_attack() -> None:
    table = Table(p1={"play": ["Luchataur", "Bee Bear"]}, p2={"play": ["Explosive Toad"]})
    table.p1("attack Luchataur")
    table.p2("block Explosive Toad")
    table.asks("p2", "target", "choose Bee Bear", "choose Luchataur")
    table.p2("choose Bee Bear")
    table.asks("p1", "again", "attack", "stop")
    table.p1("stop")
    assert table.play("p1") == ["Luchataur"]
    table.settled("p2")


def test_a1_a_defeated_effect_may_prevent_the_second_attack() -> None:
    table = Table(p1={"play": ["Luchataur", "Bee Bear"]}, p2={"play": ["Explosive Toad"]})
    table.p1("attack Luchataur")
    table.p2("block Explosive Toad", "choose Luchataur")
    assert (table.play("p1"), table.life("p2")) == (["Bee Bear"], 3)
    table.settled("p2")


# ---- A2: the attacker is gone


def test_a2_an_attacker_that_left_play_costs_nothing() -> None:
    table = Table(p1={"play": ["Snail Hydra"]}, p2={"play": ["Gorillion", "Bee Bear"]})
    table.p1("attack Snail Hydra")
    table.asks("p1", "target", "choose Bee Bear", "choose Gorillion", "choose Snail Hydra")
    table.p1("choose Snail Hydra")
    assert (table.discard("p1"), table.life("p2")) == (["Snail Hydra"], 3)
    table.settled("p2")


def test_a2_an_attacker_that_changed_control_costs_nothing() -> None:
    """Shield Bugs lift Harpy Mother to 6, within reach of Shark Dog, and she takes the attacker."""
    table = Table(p1={"play": ["Shark Dog"]}, p2={"play": ["Harpy Mother", "Shield Bugs"]})
    table.p1("attack Shark Dog")
    table.asks("p2", "target", "choose Shark Dog", "choose Shield Bugs", "done")
    table.p2("choose Shark Dog", "done")
    assert (table.play("p1"), table.play("p2")) == ([], ["Shark Dog", "Shield Bugs"])
    assert (table.life("p1"), table.life("p2")) == (3, 3)
    table.settled("p2")


def test_a2_an_attacker_that_stays_goes_on() -> None:
    table = Table(p1={"play": ["Shark Dog"]}, p2={"play": ["Harpy Mother", "Shield Bugs"]})
    table.p1("attack Shark Dog")
    table.p2("done")
    table.p1("let block")
    table.p2("no block")
    assert (table.play("p1"), table.life("p2")) == (["Shark Dog"], 2)
    table.settled("p2")


# ---- A3: Chameleon Sniper and Turbo Bug


def test_a3_chameleon_sniper_unblocked_costs_two() -> None:
    table = Table(p1={"play": ["Chameleon Sniper"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Chameleon Sniper")
    assert table.life("p2") == 1
    table.settled("p2")


def test_a3_chameleon_sniper_blocked_costs_one() -> None:
    table = Table(p1={"play": ["Chameleon Sniper"]}, p2={"play": ["Tiger Squirrel"]})
    table.p1("attack Chameleon Sniper")
    assert table.life("p2") == 2
    table.p2("block Tiger Squirrel")
    assert (table.life("p2"), table.discard("p1")) == (2, ["Chameleon Sniper"])
    table.settled("p2")


@pytest.mark.parametrize("life", [1, 2, 9])
def test_a3_turbo_bug_unblocked_kills(life: int) -> None:
    table = Table(p1={"play": ["Turbo Bug"]}, p2={"life": life, "play": ["Gorillion"]})
    table.p1("attack Turbo Bug")
    assert table.life("p2") == 1
    table.p2("no block")
    table.over("p1")


@pytest.mark.parametrize("life", [1, 2, 9])
def test_a3_turbo_bug_blocked_leaves_one_life(life: int) -> None:
    table = Table(p1={"play": ["Turbo Bug"]}, p2={"life": life, "play": ["Gorillion"]})
    table.p1("attack Turbo Bug")
    table.p2("block Gorillion")
    assert table.life("p2") == 1
    table.settled("p2")


# ---- A4: attack effects and dice on every attack


def test_a4_an_attack_effect_happens_on_the_second_attack_too() -> None:
    table = Table(p1={"play": ["Coconut Crab"]}, p2={"life": 5})
    table.p1("attack Coconut Crab")
    assert table.life("p2") == 3
    table.p1("attack")
    assert table.life("p2") == 1
    table.settled("p2")


def test_a4_an_attack_effect_happens_on_a_hunted_attack_too() -> None:
    """Snail Thrower makes Chameleon Sniper a POISONOUS HUNTER."""
    table = Table(p1={"play": ["Snail Thrower", "Chameleon Sniper"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Chameleon Sniper", "hunt Gorillion")
    assert table.life("p2") == 2
    assert (table.discard("p1"), table.discard("p2")) == (["Chameleon Sniper"], ["Gorillion"])
    table.settled("p2")


def test_a4_dice_are_rolled_on_the_second_attack_too() -> None:
    table = Table(p1={"play": ["The King"]})
    table.p1("attack The King")
    table.chance("roll energy")
    table.p1("keep", "attack")
    table.chance("roll energy2")
    table.p1("keep")
    assert (table.energy("p1"), table.life("p2")) == (3, 1)
    table.settled("p2")


# ---- A5: both fighters are gone before Defeated effects


def test_a5_harpy_mother_cannot_take_the_creature_that_died_with_her() -> None:
    """FC-3."""
    table = Table(p1={"play": ["Harpy Mother"]}, p2={"play": ["Killer Bee", "Axolotl Healer"]})
    table.p1("attack Harpy Mother")
    table.p2("block Killer Bee")
    table.asks("p1", "target", "choose Axolotl Healer", "done")
    assert (table.discard("p1"), table.discard("p2")) == (["Harpy Mother"], ["Killer Bee"])
    table.p1("choose Axolotl Healer")
    assert (table.play("p1"), table.play("p2")) == (["Axolotl Healer"], [])
    table.settled("p2")


def test_a5_harpy_mother_with_nobody_left_to_take_is_not_asked() -> None:
    table = Table(p1={"play": ["Harpy Mother"]}, p2={"play": ["Killer Bee", "Gorillion"]})
    table.p1("attack Harpy Mother")
    table.p2("block Killer Bee")
    assert (table.play("p1"), table.play("p2")) == ([], ["Gorillion"])
    table.settled("p2")


def test_a5_the_winner_of_the_fight_can_be_hit_by_the_losers_effect() -> None:
    table = Table(p1={"play": ["Explosive Toad"]}, p2={"play": ["Bee Bear"]})
    table.p1("attack Explosive Toad")
    table.p2("block Bee Bear")
    assert table.discard("p2") == ["Bee Bear"]
    table.settled("p2")


# ---- A6: POISONOUS and TOUGH


@pytest.mark.parametrize("tough", ["Shield Bugs", "Plated Scorpion", "Rhino Turtle"])
def test_a6_a_tough_creature_is_exhausted_by_poison_not_defeated(tough: str) -> None:
    """Of equal, lower and higher power than Axolotl Healer (4), who loses to each: tie, poison, power."""
    table = Table(p1={"play": ["Axolotl Healer"]}, p2={"play": [tough]})
    table.p1("attack Axolotl Healer")
    table.p2(f"block {tough}")
    assert table.play("p2") == [f"{tough} (exhausted)"]
    assert table.discard("p1") == ["Axolotl Healer"]
    table.settled("p2")


def test_a6_a_stronger_poisonous_creature_only_exhausts_too() -> None:
    """Megaxolot (6, with a die) against Lone Yeti, who is not alone and has 5."""
    table = Table(p1={"play": ["Megaxolot"]}, p2={"play": ["Lone Yeti", "Bee Bear"]})
    table.p1("attack Megaxolot")
    table.chance("roll energy")
    table.p1("keep")
    table.p2("block Lone Yeti")
    assert table.play("p1") == ["Megaxolot"]
    assert table.play("p2") == ["Bee Bear", "Lone Yeti (exhausted)"]
    table.settled("p2")


@pytest.mark.parametrize("tough", ["Shield Bugs", "Plated Scorpion", "Rhino Turtle"])
def test_a6_an_exhausted_tough_creature_is_defeated_by_poison(tough: str) -> None:
    table = Table(p1={"play": ["Axolotl Healer"]}, p2={"play": [f"{tough} (exhausted)"]})
    table.p1("attack Axolotl Healer")
    table.p2(f"block {tough}")
    assert (table.discard("p1"), table.discard("p2")) == (["Axolotl Healer"], [tough])
    table.settled("p2")


def test_poison_defeats_the_stronger_creature() -> None:
    table = Table(p1={"play": ["Axolotl Healer"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Axolotl Healer")
    table.p2("block Gorillion")
    assert (table.discard("p1"), table.discard("p2")) == (["Axolotl Healer"], ["Gorillion"])
    table.settled("p2")


# ---- A7: exhaustion


def test_a7_an_exhausted_creature_attacks_and_stays_exhausted() -> None:
    table = Table(p1={"mindbugs": 0, "play": ["Rhino Turtle (exhausted)"]}, p2={"hand": ["Bee Bear", "Luchataur"]})
    table.p1("attack Rhino Turtle", "attack")
    assert table.life("p2") == 1
    table.p2("play Bee Bear")
    assert table.play("p1") == ["Rhino Turtle (exhausted)"]
    table.settled("p1")


def test_a7_an_exhausted_creature_blocks() -> None:
    table = Table(p1={"play": ["Giraffodile"]}, p2={"play": ["Rhino Turtle (exhausted)"]})
    table.p1("attack Giraffodile")
    table.p2("block Rhino Turtle")
    assert table.discard("p1") == ["Giraffodile"]
    assert table.play("p2") == ["Rhino Turtle (exhausted)"]
    table.settled("p2")


def test_a7_exhaustion_protects_only_once() -> None:
    table = Table(p1={"mindbugs": 0, "play": ["Gorillion"]},
                  p2={"mindbugs": 0, "hand": ["Bee Bear", "Luchataur"], "play": ["Elephantopus"]})
    table.p1("attack Gorillion")
    table.p2("block Elephantopus")
    assert table.play("p2") == ["Elephantopus (exhausted)"]
    table.p2("play Bee Bear")
    table.p1("attack Gorillion")
    table.p2("block Elephantopus")
    assert (table.play("p2"), table.discard("p2")) == (["Bee Bear"], ["Elephantopus"])
    table.settled("p2")


# ---- A8: exhausted is not defeated


@pytest.mark.parametrize(("creature", "life"), [("Duradillo", 3), ("Duradillo (exhausted)", 2)])
def test_a8_becoming_exhausted_triggers_no_defeated_effect(creature: str, life: int) -> None:
    table = Table(p1={"play": [creature]}, p2={"play": ["Gorillion"]})
    table.p1("attack Duradillo", "hunt Gorillion")
    assert table.discard("p2") == ["Gorillion"]
    assert table.play("p1") == (["Duradillo (exhausted)"] if life == 3 else [])
    assert table.life("p1") == life
    table.settled("p2")


# ---- A9: HUNTER


def test_a9_a_sneaky_creature_given_hunter_may_hunt_what_could_not_block_it() -> None:
    table = Table(p1={"play": ["Snail Thrower", "Tiger Squirrel"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Tiger Squirrel")
    table.asks("p1", "hunt", "hunt Gorillion", "let block")
    table.p1("hunt Gorillion")
    assert (table.discard("p1"), table.discard("p2")) == (["Tiger Squirrel"], ["Gorillion"])
    assert table.life("p2") == 3
    table.settled("p2")


def test_a9_a_sneaky_creature_given_hunter_that_does_not_hunt_is_still_sneaky() -> None:
    table = Table(p1={"play": ["Snail Thrower", "Tiger Squirrel"]}, p2={"play": ["Gorillion", "Spider Owl"]})
    table.p1("attack Tiger Squirrel", "let block")
    table.asks("p2", "block", "block Spider Owl", "no block")
    table.p2("no block")
    assert table.life("p2") == 2
    table.settled("p2")


def test_a9_a_sneaky_hunter_without_a_possible_blocker_asks_no_block() -> None:
    table = Table(p1={"play": ["Snail Thrower", "Tiger Squirrel"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Tiger Squirrel", "let block")
    assert table.life("p2") == 2
    table.settled("p2")


def test_a9_without_an_enemy_creature_there_is_nothing_to_hunt() -> None:
    table = Table(p1={"play": ["Killer Bee"]})
    table.p1("attack Killer Bee")
    assert table.life("p2") == 2
    table.settled("p2")


def test_a9_the_hunted_creature_may_win() -> None:
    table = Table(p1={"play": ["Killer Bee"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Killer Bee", "hunt Gorillion")
    assert (table.discard("p1"), table.discard("p2")) == (["Killer Bee"], [])
    table.settled("p2")


def test_a9_a_blocker_does_not_hunt() -> None:
    table = Table(p1={"play": ["Gorillion"]}, p2={"play": ["Killer Bee"]})
    table.p1("attack Gorillion")
    table.asks("p2", "block", "block Killer Bee", "no block")
    table.p2("block Killer Bee")
    assert table.discard("p2") == ["Killer Bee"]
    table.settled("p2")


# ---- A10: block legality


def test_a10_current_power_decides_who_may_block() -> None:
    """Strange Barrel has 7 with Shield Bugs and may block Bee Bear; the Bugs themselves have 4."""
    table = Table(p1={"play": ["Bee Bear"]}, p2={"play": ["Strange Barrel", "Shield Bugs"]})
    table.p1("attack Bee Bear")
    table.asks("p2", "block", "block Strange Barrel", "no block")
    table.p2("no block")
    assert table.life("p2") == 2
    table.settled("p2")


def test_a10_printed_power_is_not_enough() -> None:
    table = Table(p1={"play": ["Bee Bear"]}, p2={"play": ["Strange Barrel"]})
    table.p1("attack Bee Bear")
    assert table.life("p2") == 2
    table.settled("p2")


def test_a10_legality_is_judged_after_the_attack_effect() -> None:
    """With the Bugs gone Axolotl Healer is back at 4 and may not block against Elephantopus."""
    table = Table(p1={"play": ["Elephantopus", "Snail Hydra"]},
                  p2={"play": ["Shield Bugs (exhausted)", "Axolotl Healer", "Gorillion"]})
    table.p1("attack Snail Hydra", "choose Shield Bugs")
    table.asks("p2", "block", "block Gorillion", "no block")
    table.p2("no block")
    assert table.life("p2") == 2
    table.settled("p2")


def test_a10_while_the_bugs_stand_axolotl_healer_may_block() -> None:
    table = Table(p1={"play": ["Elephantopus", "Snail Hydra"]},
                  p2={"play": ["Shield Bugs (exhausted)", "Axolotl Healer", "Gorillion"]})
    table.p1("attack Snail Hydra", "choose Gorillion")
    table.asks("p2", "block", "block Axolotl Healer", "no block")
    table.p2("no block")
    table.settled("p2")


def test_sneaky_may_be_blocked_by_sneaky_only() -> None:
    table = Table(p1={"play": ["Chameleon Sniper"]}, p2={"play": ["Gorillion", "Ferret Bomber"]})
    table.p1("attack Chameleon Sniper")
    table.asks("p2", "block", "block Ferret Bomber", "no block")
    table.p2("no block")
    assert table.life("p2") == 1
    table.settled("p2")


# ---- A11: FRENZY


def test_a11_frenzy_attacks_twice_and_not_a_third_time() -> None:
    table = Table(p1={"play": ["Luchataur"]})
    table.p1("attack Luchataur")
    assert table.life("p2") == 2
    table.asks("p1", "again", "attack", "stop")
    table.p1("attack")
    assert table.life("p2") == 1
    table.settled("p2")


def test_a11_the_second_attack_is_optional() -> None:
    table = Table(p1={"play": ["Luchataur"]})
    table.p1("attack Luchataur", "stop")
    assert table.life("p2") == 2
    table.settled("p2")


def test_a11_a_defeated_creature_does_not_attack_again() -> None:
    table = Table(p1={"play": ["Luchataur"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Luchataur")
    table.p2("block Gorillion")
    assert table.discard("p1") == ["Luchataur"]
    table.settled("p2")


def test_a11_a_creature_exhausted_by_the_first_attack_may_attack_again() -> None:
    table = Table(p1={"play": ["Rhino Turtle"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Rhino Turtle")
    table.p2("block Gorillion")
    assert table.play("p1") == ["Rhino Turtle (exhausted)"]
    table.p1("attack")
    table.p2("block Gorillion")
    assert table.discard("p1") == ["Rhino Turtle"]
    table.settled("p2")


def test_a11_frenzy_granted_by_being_alone_is_exactly_two_attacks() -> None:
    table = Table(p1={"play": ["Lone Yeti"]})
    table.p1("attack Lone Yeti", "attack")
    assert table.life("p2") == 1
    table.settled("p2")


def test_a11_frenzy_granted_by_an_enemy_is_exactly_two_attacks() -> None:
    table = Table(p1={"play": ["Sharky Crab-Dog-Mummypus"]}, p2={"play": ["Luchataur"]})
    table.p1("attack Sharky Crab-Dog-Mummypus")
    table.p2("no block")
    table.p1("attack")
    table.p2("no block")
    assert table.life("p2") == 1
    table.settled("p2")


@pytest.mark.parametrize("creature", ["Bee Bear", "Luchataur"])
def test_a11_frenzy_granted_for_this_turn_is_exactly_two_attacks(creature: str) -> None:
    """Also for a creature that has FRENZY anyway."""
    table = Table(p1={"energy": 1, "play": [creature]}, power_row=["Rage"], phase="start",
                  sets=["first_contact", "king_of_tokyo"])
    table.p1("buy Rage", f"attack {creature}", "attack")
    assert table.life("p2") == 1
    table.settled("p2")


def test_a11_frenzy_gained_during_the_attack_counts() -> None:
    """The Toad takes Bee Bear along, and Lone Yeti is alone."""
    table = Table(p1={"play": ["Lone Yeti", "Bee Bear"]}, p2={"play": ["Explosive Toad"]})
    table.p1("attack Lone Yeti")
    table.p2("block Explosive Toad", "choose Bee Bear")
    table.asks("p1", "again", "attack", "stop")
    table.p1("attack")
    assert (table.play("p1"), table.life("p2")) == (["Lone Yeti (exhausted)"], 2)
    table.settled("p2")


def test_a11_frenzy_lost_during_the_attack_does_not_count() -> None:
    """Sharky (6 with Shield Bugs) has FRENZY from the Toad that it defeats."""
    table = Table(p1={"play": ["Sharky Crab-Dog-Mummypus", "Shield Bugs"]}, p2={"play": ["Explosive Toad"]})
    table.p1("attack Sharky Crab-Dog-Mummypus")
    table.p2("block Explosive Toad", "choose Shield Bugs")
    assert table.play("p1") == ["Sharky Crab-Dog-Mummypus", "Shield Bugs (exhausted)"]
    table.settled("p2")


def test_a11_frenzy_kept_through_another_enemy_counts() -> None:
    table = Table(p1={"play": ["Sharky Crab-Dog-Mummypus", "Shield Bugs"]},
                  p2={"play": ["Explosive Toad", "Luchataur"]})
    table.p1("attack Sharky Crab-Dog-Mummypus")
    table.p2("block Explosive Toad", "choose Shield Bugs")
    table.asks("p1", "again", "attack", "stop")
    table.p1("stop")
    table.settled("p2")


def test_a11_a_creature_that_changed_control_does_not_attack_again() -> None:
    table = Table(p1={"play": ["Luchataur"]}, p2={"play": ["Captain Fish"]})
    table.p1("attack Luchataur")
    table.p2("block Captain Fish")
    assert (table.play("p1"), table.play("p2")) == ([], ["Luchataur"])
    assert (table.life("p1"), table.life("p2")) == (3, 3)
    table.settled("p2")


def test_a11_a_blocker_gets_nothing_from_frenzy() -> None:
    table = Table(p1={"play": ["Bee Bear"]}, p2={"play": ["Luchataur"]})
    table.p1("attack Bee Bear")
    table.p2("block Luchataur")
    assert table.discard("p1") == ["Bee Bear"]
    assert (table.life("p1"), table.life("p2")) == (3, 3)
    table.settled("p2")


# ---- A12: cannot be defeated


@pytest.mark.parametrize("turtle", ["Rhino Turtle", "Rhino Turtle (exhausted)"])
def test_a12_cannot_be_defeated_leaves_tough_unused(turtle: str) -> None:
    table = Table(p1={"play": [turtle, "Calm Cole"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Rhino Turtle")
    table.p2("block Gorillion")
    assert table.play("p1") == ["Calm Cole", turtle]
    table.p1("stop")
    table.settled("p2")


def test_a12_poison_does_not_defeat_it_either() -> None:
    table = Table(p1={"play": ["Axolotl Healer"]}, p2={"play": ["Elephantopus", "Calm Cole"]})
    table.p1("attack Axolotl Healer")
    table.p2("block Elephantopus")
    assert table.discard("p1") == ["Axolotl Healer"]
    assert table.play("p2") == ["Calm Cole", "Elephantopus"]
    table.settled("p2")
