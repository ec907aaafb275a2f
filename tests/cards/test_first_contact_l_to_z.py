"""First Contact, card by card: Lone Yeti to Urchin Hurler."""

import pytest

from tests.scenario import Scenario

SHARKY = "Sharky Crab-Dog-Mummypus"

# ---- Lone Yeti: 5 TOUGH, while it is the only allied creature: +5 power and FRENZY


def test_lone_yeti_alone_has_power_ten_and_frenzy() -> None:
    """FC-7."""
    duel = Scenario(p1={"play": ["Lone Yeti"]}, p2={"play": ["Luchataur"]})
    duel.p1("attack Lone Yeti")
    duel.p2("block Luchataur")
    assert (duel.play("p1"), duel.discard("p2")) == (["Lone Yeti"], ["Luchataur"])
    duel.asks("p1", "again", "attack", "stop")
    duel.p1("attack")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_lone_yeti_alone_has_not_more_than_ten() -> None:
    duel = Scenario(p1={"play": ["Lone Yeti (exhausted)"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Lone Yeti")
    duel.p2("block Gorillion")
    assert (duel.discard("p1"), duel.discard("p2")) == (["Lone Yeti"], ["Gorillion"])
    duel.settled("p2")


def test_lone_yeti_in_company_has_power_five() -> None:
    """FC-7."""
    duel = Scenario(p1={"play": ["Lone Yeti", "Brain Fly"]}, p2={"play": ["Giraffodile"]})
    duel.p1("attack Lone Yeti")
    duel.p2("block Giraffodile")
    assert duel.play("p1") == ["Brain Fly", "Lone Yeti (exhausted)"]
    assert duel.play("p2") == ["Giraffodile"]
    duel.settled("p2")


def test_lone_yeti_in_company_attacks_once() -> None:
    """FC-7."""
    duel = Scenario(p1={"play": ["Lone Yeti", "Brain Fly"]})
    duel.p1("attack Lone Yeti")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_lone_yeti_is_alone_in_the_others_turn_too() -> None:
    """FC-7: and beside two creatures of the opponent."""
    duel = Scenario(p1={"play": ["Bee Bear", "Brain Fly"]}, p2={"play": ["Lone Yeti"]})
    duel.p1("attack Bee Bear")
    duel.p2("block Lone Yeti")
    assert (duel.discard("p1"), duel.play("p2")) == (["Bee Bear"], ["Lone Yeti"])
    duel.settled("p2")


def test_lone_yeti_that_becomes_lonely_during_its_attack_may_attack_again_a11() -> None:
    duel = Scenario(p1={"play": ["Lone Yeti", "Brain Fly"]}, p2={"play": ["Explosive Toad"]})
    duel.p1("attack Lone Yeti")
    duel.p2("block Explosive Toad")
    duel.asks("p2", "target", "choose Lone Yeti", "choose Brain Fly")
    duel.p2("choose Brain Fly")
    duel.asks("p1", "again", "attack", "stop")
    duel.p1("attack")
    assert duel.play("p1") == ["Lone Yeti (exhausted)"]
    assert duel.life("p2") == 2
    duel.settled("p2")


# ---- Luchataur: 9 FRENZY


def test_luchataur_attacks_twice() -> None:
    """FC1's FRENZY example."""
    duel = Scenario(p1={"play": ["Luchataur"]}, p2={"play": ["Tusked Extorter"]})
    duel.p1("attack Luchataur")
    duel.p2("block Tusked Extorter")
    duel.p1("attack")
    assert (duel.discard("p2"), duel.life("p2")) == (["Tusked Extorter"], 2)
    duel.settled("p2")


def test_luchataur_may_stop_after_the_first_attack() -> None:
    duel = Scenario(p1={"play": ["Luchataur"]})
    duel.p1("attack Luchataur")
    duel.asks("p1", "again", "attack", "stop")
    duel.p1("stop")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_luchataur_never_attacks_a_third_time_and_can_be_blocked_the_second_time() -> None:
    duel = Scenario(p1={"play": ["Luchataur"]}, p2={"play": ["Bee Bear"]})
    duel.p1("attack Luchataur")
    duel.p2("no block")
    duel.p1("attack")
    duel.asks("p2", "block", "block Bee Bear", "no block")
    duel.p2("no block")
    assert duel.life("p2") == 1
    duel.settled("p2")


def test_luchataur_defeated_is_not_asked_again() -> None:
    duel = Scenario(p1={"play": ["Luchataur"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Luchataur")
    duel.p2("block Gorillion")
    assert (duel.discard("p1"), duel.life("p2")) == (["Luchataur"], 3)
    duel.settled("p2")


def test_luchataur_gets_nothing_for_blocking() -> None:
    duel = Scenario(p1={"play": ["Bee Bear"]}, p2={"play": ["Luchataur"]})
    duel.p1("attack Bee Bear")
    duel.p2("block Luchataur")
    assert (duel.discard("p1"), duel.play("p2")) == (["Bee Bear"], ["Luchataur"])
    duel.settled("p2")


# ---- Mysterious Mermaid: 7, Play: own life becomes equal to the opponent's


@pytest.mark.parametrize(("mine", "theirs"), [(1, 4), (5, 2), (3, 3)])
def test_mysterious_mermaid_makes_own_life_equal_also_when_it_hurts(mine: int, theirs: int) -> None:
    duel = Scenario(p1={"life": mine, "hand": ["Mysterious Mermaid"]}, p2={"life": theirs, "mindbugs": 0})
    duel.p1("play Mysterious Mermaid")
    assert (duel.life("p1"), duel.life("p2")) == (theirs, theirs)
    duel.settled("p2")


def test_mysterious_mermaid_mindbugged_sets_the_mindbuggers_life() -> None:
    duel = Scenario(p1={"life": 4, "hand": ["Mysterious Mermaid", "Gorillion"]}, p2={"life": 1})
    duel.p1("play Mysterious Mermaid")
    duel.p2("mindbug")
    assert (duel.life("p1"), duel.life("p2")) == (4, 4)
    duel.settled("p1")


def test_mysterious_mermaid_does_nothing_when_she_attacks() -> None:
    duel = Scenario(p1={"life": 1, "play": ["Mysterious Mermaid"]}, p2={"life": 5})
    duel.p1("attack Mysterious Mermaid")
    assert (duel.life("p1"), duel.life("p2")) == (1, 4)
    duel.settled("p2")


# ---- Plated Scorpion: 2 TOUGH POISONOUS


def test_plated_scorpion_poisons_and_survives_exhausted() -> None:
    duel = Scenario(p1={"play": ["Plated Scorpion"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Plated Scorpion")
    duel.p2("block Gorillion")
    assert duel.play("p1") == ["Plated Scorpion (exhausted)"]
    assert duel.discard("p2") == ["Gorillion"]
    duel.settled("p2")


def test_plated_scorpion_exhausted_dies_but_still_poisons_a7() -> None:
    duel = Scenario(p1={"play": ["Plated Scorpion (exhausted)"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Plated Scorpion")
    duel.p2("block Gorillion")
    assert (duel.discard("p1"), duel.discard("p2")) == (["Plated Scorpion"], ["Gorillion"])
    duel.settled("p2")


def test_plated_scorpion_is_exhausted_only_once_by_stronger_poison_a6() -> None:
    duel = Scenario(p1={"play": ["Axolotl Healer"]}, p2={"play": ["Plated Scorpion"]})
    duel.p1("attack Axolotl Healer")
    duel.p2("block Plated Scorpion")
    assert duel.discard("p1") == ["Axolotl Healer"]
    assert duel.play("p2") == ["Plated Scorpion (exhausted)"]
    duel.settled("p2")


def test_plated_scorpions_exhaust_each_other_a6() -> None:
    duel = Scenario(p1={"play": ["Plated Scorpion"]}, p2={"play": ["Plated Scorpion"]})
    duel.p1("attack Plated Scorpion")
    duel.p2("block Plated Scorpion")
    assert duel.play("p1") == duel.play("p2") == ["Plated Scorpion (exhausted)"]
    duel.settled("p2")


def test_plated_scorpion_unblocked_stays_fresh() -> None:
    duel = Scenario(p1={"play": ["Plated Scorpion"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Plated Scorpion")
    duel.p2("no block")
    assert (duel.play("p1"), duel.life("p2")) == (["Plated Scorpion"], 2)
    duel.settled("p2")


# ---- Rhino Turtle: 8 FRENZY TOUGH


def test_rhino_turtle_survives_once_and_may_attack_again_a7() -> None:
    duel = Scenario(p1={"play": ["Rhino Turtle"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Rhino Turtle")
    duel.p2("block Gorillion")
    assert duel.play("p1") == ["Rhino Turtle (exhausted)"]
    duel.p1("attack")
    duel.p2("block Gorillion")
    assert (duel.play("p1"), duel.discard("p1")) == ([], ["Rhino Turtle"])
    assert duel.play("p2") == ["Gorillion"]
    duel.settled("p2")


def test_rhino_turtle_exhausted_is_defeated_and_not_asked_again() -> None:
    duel = Scenario(p1={"play": ["Rhino Turtle (exhausted)"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Rhino Turtle")
    duel.p2("block Gorillion")
    assert duel.discard("p1") == ["Rhino Turtle"]
    duel.settled("p2")


def test_rhino_turtle_wins_a_tie_by_being_tough() -> None:
    duel = Scenario(p1={"play": ["Rhino Turtle"]}, p2={"play": ["Bee Bear"]})
    duel.p1("attack Rhino Turtle")
    duel.p2("block Bee Bear")
    duel.p1("attack")
    assert duel.play("p1") == ["Rhino Turtle (exhausted)"]
    assert (duel.discard("p2"), duel.life("p2")) == (["Bee Bear"], 2)
    duel.settled("p2")


def test_rhino_turtle_that_wins_is_not_exhausted() -> None:
    duel = Scenario(p1={"play": ["Rhino Turtle"]}, p2={"play": ["Giraffodile"]})
    duel.p1("attack Rhino Turtle")
    duel.p2("block Giraffodile")
    duel.p1("stop")
    assert (duel.play("p1"), duel.discard("p2")) == (["Rhino Turtle"], ["Giraffodile"])
    duel.settled("p2")


def test_rhino_turtle_comes_back_fresh_g16() -> None:
    """FC-1: it left play exhausted and comes as if it were new."""
    duel = Scenario(p1={"hand": ["Compost Dragon"], "play": ["Rhino Turtle (exhausted)"]},
                    p2={"mindbugs": 0, "play": ["Gorillion"]})
    duel.p1("attack Rhino Turtle")
    duel.p2("block Gorillion", "attack Gorillion")
    assert duel.life("p1") == 2
    duel.p1("play Compost Dragon")
    assert duel.play("p1") == ["Compost Dragon", "Rhino Turtle"]
    duel.settled("p2")


# ---- Shark Dog: 4 HUNTER, Attack: defeat 1 enemy creature of power 6 or more


def test_shark_dog_defeats_a_big_enemy_and_goes_on() -> None:
    duel = Scenario(p1={"play": ["Shark Dog", "Bee Bear"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Shark Dog")
    assert (duel.discard("p2"), duel.life("p2")) == (["Gorillion"], 2)
    assert duel.play("p1") == ["Bee Bear", "Shark Dog"]
    duel.settled("p2")


def test_shark_dog_does_not_defeat_power_five() -> None:
    duel = Scenario(p1={"play": ["Shark Dog"]}, p2={"play": ["Killer Bee"]})
    duel.p1("attack Shark Dog")
    duel.asks("p1", "hunt", "hunt Killer Bee", "let block")
    duel.p1("let block")
    duel.p2("no block")
    assert (duel.play("p2"), duel.life("p2")) == (["Killer Bee"], 2)
    duel.settled("p2")


def test_shark_dog_chooses_its_victim_before_it_hunts_a1() -> None:
    duel = Scenario(p1={"play": ["Shark Dog"]}, p2={"play": ["Gorillion", "Luchataur", "Brain Fly"]})
    duel.p1("attack Shark Dog")
    duel.asks("p1", "target", "choose Gorillion", "choose Luchataur")
    duel.p1("choose Gorillion")
    duel.asks("p1", "hunt", "hunt Luchataur", "hunt Brain Fly", "let block")
    duel.p1("hunt Brain Fly")
    assert duel.discard("p1") == ["Shark Dog"]
    assert duel.discard("p2") == ["Brain Fly", "Gorillion"]
    assert (duel.play("p2"), duel.life("p2")) == (["Luchataur"], 3)
    duel.settled("p2")


def test_shark_dog_only_exhausts_a_tough_enemy() -> None:
    duel = Scenario(p1={"play": ["Shark Dog"]}, p2={"play": ["Rhino Turtle"]})
    duel.p1("attack Shark Dog", "let block")
    duel.p2("no block")
    assert (duel.play("p2"), duel.life("p2")) == (["Rhino Turtle (exhausted)"], 2)
    duel.settled("p2")


def test_shark_dogs_attack_ends_when_its_victim_takes_it_along_a2() -> None:
    """Explosive Toad has power 6 beside Shield Bugs."""
    duel = Scenario(p1={"play": ["Shark Dog"]}, p2={"play": ["Explosive Toad", "Shield Bugs"]})
    duel.p1("attack Shark Dog")
    duel.asks("p2", "target", "choose Shield Bugs", "choose Shark Dog")
    duel.p2("choose Shark Dog")
    assert (duel.discard("p1"), duel.discard("p2")) == (["Shark Dog"], ["Explosive Toad"])
    assert duel.life("p2") == 3
    duel.settled("p2")


def test_shark_dog_does_nothing_when_it_blocks() -> None:
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"play": ["Shark Dog"]})
    duel.p1("attack Gorillion")
    duel.p2("block Shark Dog")
    assert (duel.play("p1"), duel.discard("p2")) == (["Gorillion"], ["Shark Dog"])
    duel.settled("p2")


# ---- Sharky Crab-Dog-Mummypus: 5, has HUNTER, SNEAKY, FRENZY, POISONOUS while some enemy creature has it


def test_sharky_has_nothing_against_vanilla_creatures() -> None:
    duel = Scenario(p1={"play": [SHARKY]}, p2={"play": ["Gorillion"]})
    duel.p1(f"attack {SHARKY}")
    duel.asks("p2", "block", "block Gorillion", "no block")
    duel.p2("no block")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_sharky_gets_nothing_from_its_friends() -> None:
    duel = Scenario(p1={"play": [SHARKY, "Spider Owl", "Luchataur", "Killer Bee"]}, p2={"play": ["Gorillion"]})
    duel.p1(f"attack {SHARKY}")
    duel.p2("block Gorillion")
    assert (duel.discard("p1"), duel.play("p2")) == ([SHARKY], ["Gorillion"])
    duel.settled("p2")


def test_sharky_has_hunter() -> None:
    duel = Scenario(p1={"play": [SHARKY]}, p2={"play": ["Killer Bee", "Brain Fly"]})
    duel.p1(f"attack {SHARKY}")
    duel.asks("p1", "hunt", "hunt Killer Bee", "hunt Brain Fly", "let block")
    duel.p1("hunt Brain Fly")
    assert (duel.play("p1"), duel.discard("p2")) == ([SHARKY], ["Brain Fly"])
    duel.settled("p2")


def test_sharky_has_sneaky() -> None:
    duel = Scenario(p1={"play": [SHARKY]}, p2={"play": ["Tiger Squirrel", "Gorillion"]})
    duel.p1(f"attack {SHARKY}")
    duel.asks("p2", "block", "block Tiger Squirrel", "no block")
    duel.p2("block Tiger Squirrel")
    assert (duel.play("p1"), duel.discard("p2")) == ([SHARKY], ["Tiger Squirrel"])
    duel.settled("p2")


def test_sharky_has_frenzy() -> None:
    duel = Scenario(p1={"play": [SHARKY]}, p2={"play": ["Luchataur"]})
    duel.p1(f"attack {SHARKY}")
    duel.p2("no block")
    duel.p1("attack")
    duel.p2("no block")
    assert duel.life("p2") == 1
    duel.settled("p2")


def test_sharky_has_poisonous_when_it_attacks() -> None:
    duel = Scenario(p1={"play": [SHARKY]}, p2={"play": ["Gorillion", "Deathweaver"]})
    duel.p1(f"attack {SHARKY}")
    duel.p2("block Gorillion")
    assert (duel.discard("p1"), duel.discard("p2")) == ([SHARKY], ["Gorillion"])
    duel.settled("p2")


def test_sharky_has_poisonous_when_it_blocks() -> None:
    duel = Scenario(p1={"play": ["Gorillion", "Deathweaver"]}, p2={"play": [SHARKY]})
    duel.p1("attack Gorillion")
    duel.p2(f"block {SHARKY}")
    assert (duel.discard("p1"), duel.discard("p2")) == (["Gorillion"], [SHARKY])
    duel.settled("p2")


def test_sharky_can_block_any_sneaky_attacker() -> None:
    """FC-FR's example."""
    duel = Scenario(p1={"play": ["Tiger Squirrel"]}, p2={"play": [SHARKY, "Gorillion"]})
    duel.p1("attack Tiger Squirrel")
    duel.asks("p2", "block", f"block {SHARKY}", "no block")
    duel.p2(f"block {SHARKY}")
    assert (duel.discard("p1"), duel.play("p2")) == (["Tiger Squirrel"], ["Gorillion", SHARKY])
    duel.settled("p2")


def test_sharky_never_has_tough() -> None:
    """FC-6."""
    duel = Scenario(p1={"play": [SHARKY]}, p2={"play": ["Elephantopus"]})
    duel.p1(f"attack {SHARKY}")
    duel.p2("block Elephantopus")
    assert (duel.discard("p1"), duel.play("p2")) == ([SHARKY], ["Elephantopus"])
    duel.settled("p2")


def test_sharky_never_has_fast() -> None:
    """FC-6."""
    duel = Scenario(p1={"hand": [SHARKY]}, p2={"mindbugs": 0, "play": ["Carrot Cleric"]})
    duel.p1(f"play {SHARKY}")
    assert duel.play("p1") == [SHARKY]
    duel.settled("p2")


def test_sharky_counts_keywords_granted_to_enemies() -> None:
    """FC-6: Snail Thrower gives Brain Fly HUNTER and POISONOUS."""
    duel = Scenario(p1={"play": [SHARKY]}, p2={"play": ["Snail Thrower", "Brain Fly"]})
    duel.p1(f"attack {SHARKY}")
    duel.asks("p1", "hunt", "hunt Snail Thrower", "hunt Brain Fly", "let block")
    duel.p1("hunt Brain Fly")
    assert (duel.discard("p1"), duel.discard("p2")) == ([SHARKY], ["Brain Fly"])
    duel.settled("p2")


def test_sharky_counts_no_keywords_that_nobody_has_yet() -> None:
    """A lonely Snail Thrower has nobody to give HUNTER to."""
    duel = Scenario(p1={"play": [SHARKY]}, p2={"play": ["Snail Thrower"]})
    duel.p1(f"attack {SHARKY}")
    duel.asks("p2", "block", "block Snail Thrower", "no block")
    duel.p2("no block")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_sharkies_facing_each_other_give_nothing_g14() -> None:
    duel = Scenario(p1={"play": [SHARKY]}, p2={"play": [SHARKY]})
    duel.p1(f"attack {SHARKY}")
    duel.asks("p2", "block", f"block {SHARKY}", "no block")
    duel.p2("no block")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_sharky_loses_frenzy_with_the_enemy_that_had_it_a11() -> None:
    """FC-6."""
    duel = Scenario(p1={"play": [SHARKY, "Shield Bugs"]}, p2={"play": ["Explosive Toad"]})
    duel.p1(f"attack {SHARKY}")
    duel.p2("block Explosive Toad", "choose Shield Bugs")
    assert duel.play("p1") == [SHARKY, "Shield Bugs (exhausted)"]
    duel.settled("p2")


def test_sharky_keeps_frenzy_while_another_enemy_has_it_a11() -> None:
    """FC-6."""
    duel = Scenario(p1={"play": [SHARKY, "Shield Bugs"]}, p2={"play": ["Explosive Toad", "Luchataur"]})
    duel.p1(f"attack {SHARKY}")
    duel.p2("block Explosive Toad", "choose Shield Bugs")
    duel.asks("p1", "again", "attack", "stop")
    duel.p1("stop")
    duel.settled("p2")


# ---- Shield Bugs: 4 TOUGH, other allied creatures +1 power


def test_shield_bugs_give_a_friend_one_power() -> None:
    duel = Scenario(p1={"play": ["Bee Bear", "Shield Bugs"]}, p2={"play": ["Luchataur"]})
    duel.p1("attack Bee Bear")
    duel.p2("block Luchataur")
    assert (duel.discard("p1"), duel.discard("p2")) == (["Bee Bear"], ["Luchataur"])
    duel.settled("p2")


def test_shield_bugs_give_themselves_nothing() -> None:
    duel = Scenario(p1={"play": ["Shield Bugs"]}, p2={"play": ["Killer Bee"]})
    duel.p1("attack Shield Bugs")
    duel.p2("block Killer Bee")
    assert (duel.play("p1"), duel.play("p2")) == (["Shield Bugs (exhausted)"], ["Killer Bee"])
    duel.settled("p2")


def test_shield_bugs_give_enemies_nothing() -> None:
    duel = Scenario(p1={"play": ["Gorillion", "Shield Bugs"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Gorillion")
    duel.p2("block Gorillion")
    assert duel.play("p1") == ["Gorillion", "Shield Bugs"]
    assert duel.discard("p2") == ["Gorillion"]
    duel.settled("p2")


def test_shield_bugs_help_in_the_others_turn_too() -> None:
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"play": ["Luchataur", "Shield Bugs"]})
    duel.p1("attack Gorillion")
    duel.p2("block Luchataur")
    assert (duel.discard("p1"), duel.discard("p2")) == (["Gorillion"], ["Luchataur"])
    duel.settled("p2")


def test_shield_bugs_add_up_and_help_each_other() -> None:
    duel = Scenario(p1={"play": ["Bee Bear", "Shield Bugs", "Shield Bugs"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Bee Bear")
    duel.p2("block Gorillion")
    assert (duel.discard("p1"), duel.discard("p2")) == (["Bee Bear"], ["Gorillion"])
    duel.settled("p2")

    duel = Scenario(p1={"play": ["Shield Bugs", "Shield Bugs"]}, p2={"play": ["Killer Bee"]})
    duel.p1("attack Shield Bugs")
    duel.p2("block Killer Bee")
    assert duel.play("p1") == ["Shield Bugs", "Shield Bugs (exhausted)"]
    assert duel.discard("p2") == ["Killer Bee"]
    duel.settled("p2")


# ---- Snail Hydra: 9, Attack: if controlling fewer creatures than the opponent: defeat 1 creature


def test_snail_hydra_outnumbered_defeats_a_creature_and_goes_on() -> None:
    duel = Scenario(p1={"play": ["Snail Hydra"]}, p2={"play": ["Gorillion", "Luchataur"]})
    duel.p1("attack Snail Hydra")
    duel.asks("p1", "target", "choose Snail Hydra", "choose Gorillion", "choose Luchataur")
    duel.p1("choose Gorillion")
    duel.asks("p2", "block", "block Luchataur", "no block")
    duel.p2("no block")
    assert (duel.discard("p2"), duel.life("p2")) == (["Gorillion"], 2)
    duel.settled("p2")


@pytest.mark.parametrize("friends", [[], ["Brain Fly"]])
def test_snail_hydra_does_nothing_unless_outnumbered(friends: list[str]) -> None:
    duel = Scenario(p1={"play": ["Snail Hydra", *friends]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Snail Hydra")
    duel.asks("p2", "block", "block Gorillion", "no block")
    duel.p2("no block")
    assert (duel.play("p2"), duel.life("p2")) == (["Gorillion"], 2)
    duel.settled("p2")


def test_snail_hydra_may_choose_itself_and_the_attack_ends_a2() -> None:
    """FC-10."""
    duel = Scenario(p1={"play": ["Snail Hydra"]}, p2={"play": ["Gorillion", "Luchataur"]})
    duel.p1("attack Snail Hydra", "choose Snail Hydra")
    assert duel.discard("p1") == ["Snail Hydra"]
    assert (duel.play("p2"), duel.life("p2")) == (["Gorillion", "Luchataur"], 3)
    duel.settled("p2")


def test_snail_hydra_may_choose_a_friend() -> None:
    """FC-10."""
    duel = Scenario(p1={"play": ["Snail Hydra", "Brain Fly"]}, p2={"play": ["Gorillion", "Bee Bear", "Killer Bee"]})
    duel.p1("attack Snail Hydra", "choose Brain Fly")
    duel.p2("no block")
    assert (duel.play("p1"), duel.discard("p1")) == (["Snail Hydra"], ["Brain Fly"])
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_snail_hydra_only_exhausts_a_tough_creature() -> None:
    duel = Scenario(p1={"play": ["Snail Hydra"]}, p2={"play": ["Elephantopus", "Gorillion"]})
    duel.p1("attack Snail Hydra", "choose Elephantopus")
    duel.p2("no block")
    assert (duel.play("p2"), duel.life("p2")) == (["Elephantopus (exhausted)", "Gorillion"], 2)
    duel.settled("p2")


def test_snail_hydra_counts_anew_on_every_attack_a4() -> None:
    """FC-10: Rage gives it FRENZY: outnumbered the first time, no longer the second time."""
    duel = Scenario(p1={"play": ["Snail Hydra"], "energy": 1}, p2={"play": ["Gorillion", "Luchataur"]}, phase="start",
                    power_row=["Rage"])
    duel.p1("buy Rage", "attack Snail Hydra", "choose Gorillion")
    duel.p2("no block")
    duel.p1("attack")
    duel.asks("p2", "block", "block Luchataur", "no block")
    duel.p2("no block")
    assert (duel.play("p2"), duel.life("p2")) == (["Luchataur"], 1)
    duel.settled("p2")


def test_snail_hydra_does_nothing_when_it_blocks() -> None:
    duel = Scenario(p1={"play": ["Bee Bear", "Brain Fly"]}, p2={"play": ["Snail Hydra"]})
    duel.p1("attack Bee Bear")
    duel.p2("block Snail Hydra")
    assert (duel.play("p1"), duel.play("p2")) == (["Brain Fly"], ["Snail Hydra"])
    duel.settled("p2")


# ---- Snail Thrower: 1 POISONOUS, other allied creatures of power 4 or less have HUNTER and POISONOUS


def test_snail_thrower_gives_a_small_friend_hunter_and_poisonous() -> None:
    duel = Scenario(p1={"play": ["Snail Thrower", "Brain Fly"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Brain Fly")
    duel.asks("p1", "hunt", "hunt Gorillion", "let block")
    duel.p1("hunt Gorillion")
    assert (duel.discard("p1"), duel.discard("p2")) == (["Brain Fly"], ["Gorillion"])
    duel.settled("p2")


def test_snail_thrower_gives_power_five_nothing() -> None:
    duel = Scenario(p1={"play": ["Snail Thrower", "Lone Yeti"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Lone Yeti")
    duel.p2("block Gorillion")
    assert duel.play("p1") == ["Lone Yeti (exhausted)", "Snail Thrower"]
    assert duel.play("p2") == ["Gorillion"]
    duel.settled("p2")


def test_snail_thrower_has_no_hunter_itself() -> None:
    duel = Scenario(p1={"play": ["Snail Thrower", "Brain Fly"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Snail Thrower")
    duel.asks("p2", "block", "block Gorillion", "no block")
    duel.p2("block Gorillion")
    assert (duel.discard("p1"), duel.discard("p2")) == (["Snail Thrower"], ["Gorillion"])
    duel.settled("p2")


def test_snail_throwers_give_each_other_hunter() -> None:
    duel = Scenario(p1={"play": ["Snail Thrower", "Snail Thrower"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Snail Thrower", "hunt Gorillion")
    assert (duel.play("p1"), duel.discard("p2")) == (["Snail Thrower"], ["Gorillion"])
    duel.settled("p2")


def test_snail_thrower_gives_enemies_nothing() -> None:
    duel = Scenario(p1={"play": ["Snail Thrower", "Gorillion"]}, p2={"play": ["Brain Fly"]})
    duel.p1("attack Gorillion")
    duel.p2("block Brain Fly")
    assert (duel.play("p1"), duel.discard("p2")) == (["Gorillion", "Snail Thrower"], ["Brain Fly"])
    duel.settled("p2")


@pytest.mark.parametrize("helper", ["Shield Bugs", "Urchin Hurler"])
def test_snail_thrower_looks_at_current_power(helper: str) -> None:
    """FC-9: Brain Fly (4) is above 4 with either helper."""
    duel = Scenario(p1={"play": ["Snail Thrower", "Brain Fly", helper]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Brain Fly")
    duel.asks("p2", "block", "block Gorillion", "no block")
    duel.p2("block Gorillion")
    assert (duel.discard("p1"), duel.play("p2")) == (["Brain Fly"], ["Gorillion"])
    duel.settled("p2")


def test_snail_thrower_gives_goblin_werewolf_poisonous_in_the_others_turn_only() -> None:
    """FC-9: it has 8 on its own turn and 2 in the other's."""
    duel = Scenario(p1={"play": ["Snail Thrower", "Goblin Werewolf"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Goblin Werewolf", "hunt Gorillion")
    assert (duel.discard("p1"), duel.play("p2")) == (["Goblin Werewolf"], ["Gorillion"])
    duel.settled("p2")

    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"play": ["Snail Thrower", "Goblin Werewolf"]})
    duel.p1("attack Gorillion")
    duel.p2("block Goblin Werewolf")
    assert (duel.discard("p1"), duel.discard("p2")) == (["Gorillion"], ["Goblin Werewolf"])
    duel.settled("p2")


# ---- Spider Owl: 3 SNEAKY POISONOUS


def test_spider_owl_can_only_be_blocked_by_sneaky_creatures() -> None:
    """FC1's SNEAKY example; equal power and POISONOUS: both are defeated."""
    duel = Scenario(p1={"play": ["Spider Owl"]}, p2={"play": ["Gorillion", "Tiger Squirrel"]})
    duel.p1("attack Spider Owl")
    duel.asks("p2", "block", "block Tiger Squirrel", "no block")
    duel.p2("block Tiger Squirrel")
    assert (duel.discard("p1"), duel.discard("p2")) == (["Spider Owl"], ["Tiger Squirrel"])
    duel.settled("p2")


def test_spider_owl_passes_creatures_that_are_not_sneaky() -> None:
    duel = Scenario(p1={"play": ["Spider Owl"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Spider Owl")
    assert (duel.life("p2"), duel.play("p2")) == (2, ["Gorillion"])
    duel.settled("p2")


def test_spider_owl_blocks_and_poisons_tusked_extorter() -> None:
    """FC1's POISONOUS example: the card is discarded first."""
    duel = Scenario(p1={"play": ["Tusked Extorter"]}, p2={"hand": ["Gorillion", "Luchataur"], "play": ["Spider Owl"]})
    duel.p1("attack Tusked Extorter")
    duel.p2("discard Gorillion", "block Spider Owl")
    assert duel.discard("p1") == ["Tusked Extorter"]
    assert duel.discard("p2") == ["Gorillion", "Spider Owl"]
    duel.settled("p2")


def test_spider_owl_hunted_poisons_the_hunter() -> None:
    duel = Scenario(p1={"play": ["Killer Bee"]}, p2={"play": ["Spider Owl"]})
    duel.p1("attack Killer Bee", "hunt Spider Owl")
    assert (duel.discard("p1"), duel.discard("p2")) == (["Killer Bee"], ["Spider Owl"])
    duel.settled("p2")


# ---- Strange Barrel: 6, Defeated: steal 2 random cards out of an opponent's hand


def test_strange_barrel_steals_two_random_cards() -> None:
    """FC-11."""
    duel = Scenario(p1={"hand": ["Luchataur", "Killer Bee", "Brain Fly"], "play": ["Gorillion"]},
                    p2={"play": ["Strange Barrel"]})
    duel.p1("attack Gorillion")
    duel.p2("block Strange Barrel")
    duel.asks("chance", "pick", "pick Luchataur", "pick Killer Bee", "pick Brain Fly")
    duel.chance("pick Luchataur")
    duel.asks("chance", "pick", "pick Killer Bee", "pick Brain Fly")
    duel.chance("pick Brain Fly")
    assert duel.hand("p1") == ["Killer Bee"]
    assert duel.hand("p2") == ["Brain Fly", "Gorillion", "Luchataur"]
    assert duel.discard("p2") == ["Strange Barrel"]
    duel.settled("p2")


def test_strange_barrel_steals_both_of_two_cards_unasked_also_as_attacker() -> None:
    duel = Scenario(p1={"hand": ["Bee Bear"], "play": ["Strange Barrel"]},
                    p2={"hand": ["Luchataur", "Killer Bee"], "play": ["Gorillion"]})
    duel.p1("attack Strange Barrel")
    duel.p2("block Gorillion")
    assert duel.hand("p1") == ["Bee Bear", "Killer Bee", "Luchataur"]
    assert duel.hand("p2") == []
    duel.settled("p2")


@pytest.mark.parametrize("theirs", [["Killer Bee"], []])
def test_strange_barrel_steals_fewer_if_there_are_fewer(theirs: list[str]) -> None:
    """FC-11."""
    duel = Scenario(p1={"hand": theirs, "play": ["Gorillion"]}, p2={"hand": ["Luchataur"], "play": ["Strange Barrel"]},
                    spare=False)
    duel.p1("attack Gorillion")
    duel.p2("block Strange Barrel")
    assert (duel.hand("p1"), duel.hand("p2")) == ([], [*theirs, "Luchataur"])
    duel.settled("p2")


def test_strange_barrel_steals_both_before_the_refill_and_may_overfill_the_hand_g12_g8() -> None:
    """FC-11: at once, so what is drawn afterwards cannot be stolen."""
    duel = Scenario(p1={"hand": ["Luchataur", "Killer Bee", "Brain Fly", "Bee Bear", "Shark Dog"],
                        "draw": ["Turbo Bug", "Spider Owl", "Gorillion"], "play": ["Gorillion"]},
                    p2={"hand": ["Giraffodile"] * 5, "play": ["Strange Barrel"]})
    duel.p1("attack Gorillion")
    duel.p2("block Strange Barrel")
    duel.chance("pick Luchataur")
    duel.asks("chance", "pick", "pick Killer Bee", "pick Brain Fly", "pick Bee Bear", "pick Shark Dog")
    duel.chance("pick Bee Bear")
    assert duel.hand("p1") == ["Brain Fly", "Killer Bee", "Shark Dog", "Spider Owl", "Turbo Bug"]
    assert duel.hand("p2") == ["Bee Bear", *["Giraffodile"] * 5, "Luchataur"]
    assert duel.position()["p1"]["draw"] == ["Gorillion"]
    duel.settled("p2")


def test_strange_barrel_steals_nothing_when_it_wins() -> None:
    duel = Scenario(p1={"play": ["Strange Barrel"]}, p2={"hand": ["Luchataur", "Gorillion"], "play": ["Killer Bee"]})
    duel.p1("attack Strange Barrel")
    duel.p2("block Killer Bee")
    assert (duel.hand("p1"), duel.hand("p2")) == (["Gorillion"], ["Gorillion", "Luchataur"])
    assert duel.play("p1") == ["Strange Barrel"]
    duel.settled("p2")


# ---- Tiger Squirrel: 3 SNEAKY, Play: defeat 1 enemy creature of power 7 or more


def test_tiger_squirrel_defeats_a_big_enemy() -> None:
    duel = Scenario(p1={"hand": ["Tiger Squirrel"], "play": ["Bee Bear"]},
                    p2={"mindbugs": 0, "play": ["Giraffodile", "Strange Barrel"]})
    duel.p1("play Tiger Squirrel")
    assert (duel.play("p2"), duel.discard("p2")) == (["Strange Barrel"], ["Giraffodile"])
    assert duel.play("p1") == ["Bee Bear", "Tiger Squirrel"]
    duel.settled("p2")


def test_tiger_squirrel_spares_power_six_and_its_own_side() -> None:
    duel = Scenario(p1={"hand": ["Tiger Squirrel"], "play": ["Gorillion"]},
                    p2={"mindbugs": 0, "play": ["Strange Barrel"]})
    duel.p1("play Tiger Squirrel")
    assert duel.play("p1") == ["Gorillion", "Tiger Squirrel"]
    assert duel.play("p2") == ["Strange Barrel"]
    duel.settled("p2")


def test_tiger_squirrel_chooses_one() -> None:
    duel = Scenario(p1={"hand": ["Tiger Squirrel"]},
                    p2={"mindbugs": 0, "play": ["Gorillion", "Luchataur", "Brain Fly"]})
    duel.p1("play Tiger Squirrel")
    duel.asks("p1", "target", "choose Gorillion", "choose Luchataur")
    duel.p1("choose Luchataur")
    assert duel.play("p2") == ["Brain Fly", "Gorillion"]
    duel.settled("p2")


@pytest.mark.parametrize(("before", "after"), [
    (["Lone Yeti"], ["Lone Yeti (exhausted)"]),
    (["Lone Yeti", "Brain Fly"], ["Brain Fly", "Lone Yeti"]),
    (["Goblin Werewolf"], ["Goblin Werewolf"]),
    (["Strange Barrel", "Shield Bugs"], ["Shield Bugs"]),
])
def test_tiger_squirrel_looks_at_current_power(before: list[str], after: list[str]) -> None:
    duel = Scenario(p1={"hand": ["Tiger Squirrel"]}, p2={"mindbugs": 0, "play": before})
    duel.p1("play Tiger Squirrel")
    assert duel.play("p2") == after
    duel.settled("p2")


def test_tiger_squirrel_mindbugged_bites_its_player() -> None:
    duel = Scenario(p1={"hand": ["Tiger Squirrel", "Bee Bear"], "play": ["Luchataur"]}, p2={"play": ["Gorillion"]})
    duel.p1("play Tiger Squirrel")
    duel.p2("mindbug")
    assert (duel.play("p1"), duel.discard("p1")) == ([], ["Luchataur"])
    assert duel.play("p2") == ["Gorillion", "Tiger Squirrel"]
    duel.settled("p1")


# ---- Turbo Bug: 4, Attack: opponent loses all life but 1


def test_turbo_bug_unblocked_kills_a3() -> None:
    duel = Scenario(p1={"play": ["Turbo Bug"]}, p2={"life": 7})
    duel.p1("attack Turbo Bug")
    duel.over("p1")


@pytest.mark.parametrize("life", [3, 8, 1])
def test_turbo_bug_blocked_leaves_exactly_one_life_a3(life: int) -> None:
    duel = Scenario(p1={"play": ["Turbo Bug"]}, p2={"life": life, "play": ["Gorillion"]})
    duel.p1("attack Turbo Bug")
    duel.asks("p2", "block", "block Gorillion", "no block")
    assert (duel.life("p1"), duel.life("p2")) == (3, 1)
    duel.p2("block Gorillion")
    assert (duel.life("p2"), duel.discard("p1")) == (1, ["Turbo Bug"])
    duel.settled("p2")


def test_turbo_bug_does_nothing_when_it_blocks_or_arrives() -> None:
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"play": ["Turbo Bug"]})
    duel.p1("attack Gorillion")
    duel.p2("block Turbo Bug")
    assert (duel.life("p1"), duel.life("p2")) == (3, 3)
    duel.settled("p2")

    duel = Scenario(p1={"hand": ["Turbo Bug"]}, p2={"mindbugs": 0})
    duel.p1("play Turbo Bug")
    assert duel.life("p2") == 3
    duel.settled("p2")


# ---- Tusked Extorter: 8, Attack: opponent discards 1 card (their choice)


def test_tusked_extorter_makes_the_opponent_discard_before_the_block() -> None:
    duel = Scenario(p1={"play": ["Tusked Extorter"]}, p2={"hand": ["Gorillion", "Luchataur"], "play": ["Giraffodile"]})
    duel.p1("attack Tusked Extorter")
    duel.asks("p2", "discard", "discard Gorillion", "discard Luchataur")
    duel.p2("discard Gorillion")
    duel.asks("p2", "block", "block Giraffodile", "no block")
    duel.p2("no block")
    assert (duel.hand("p2"), duel.discard("p2"), duel.life("p2")) == (["Luchataur"], ["Gorillion"], 2)
    duel.settled("p2")


def test_tusked_extorter_takes_nothing_from_an_empty_hand() -> None:
    duel = Scenario(p1={"play": ["Tusked Extorter"]}, p2={"play": ["Brain Fly"]}, spare=False)
    duel.p1("attack Tusked Extorter")
    duel.asks("p2", "block", "block Brain Fly", "no block")
    duel.p2("no block")
    assert (duel.discard("p2"), duel.life("p2")) == ([], 2)
    duel.settled("p2")


def test_tusked_extorter_does_nothing_when_it_blocks() -> None:
    duel = Scenario(p1={"hand": ["Luchataur"], "play": ["Gorillion"]}, p2={"play": ["Tusked Extorter"]})
    duel.p1("attack Gorillion")
    duel.p2("block Tusked Extorter")
    assert (duel.hand("p1"), duel.discard("p1")) == (["Luchataur"], [])
    assert duel.discard("p2") == ["Tusked Extorter"]
    duel.settled("p2")


def test_tusked_extorters_victim_refills_at_once() -> None:
    duel = Scenario(p1={"play": ["Tusked Extorter"]},
                    p2={"hand": ["Gorillion", "Luchataur", "Killer Bee", "Brain Fly", "Bee Bear"],
                        "draw": ["Turbo Bug", "Spider Owl"], "play": ["Giraffodile"]})
    duel.p1("attack Tusked Extorter")
    duel.p2("discard Brain Fly")
    duel.asks("p2", "block", "block Giraffodile", "no block")
    assert duel.hand("p2") == ["Bee Bear", "Gorillion", "Killer Bee", "Luchataur", "Turbo Bug"]
    duel.p2("block Giraffodile")
    assert duel.discard("p2") == ["Brain Fly", "Giraffodile"]
    duel.settled("p2")


def test_tusked_extorter_wins_by_taking_the_last_thing_to_do() -> None:
    duel = Scenario(p1={"play": ["Tusked Extorter"]}, p2={"hand": ["Gorillion"]})
    duel.p1("attack Tusked Extorter")
    assert (duel.discard("p2"), duel.life("p2")) == (["Gorillion"], 2)
    duel.over("p1")


# ---- Urchin Hurler: 5 HUNTER, other allied creatures +2 power on own turn


def test_urchin_hurler_gives_two_power_on_its_own_turn() -> None:
    duel = Scenario(p1={"play": ["Urchin Hurler", "Bee Bear"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Bee Bear")
    duel.p2("block Gorillion")
    assert (duel.discard("p1"), duel.discard("p2")) == (["Bee Bear"], ["Gorillion"])
    duel.settled("p2")


def test_urchin_hurler_gives_nothing_in_the_others_turn() -> None:
    """FC-8."""
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"play": ["Urchin Hurler", "Luchataur"]})
    duel.p1("attack Gorillion")
    duel.p2("block Luchataur")
    assert (duel.play("p1"), duel.discard("p2")) == (["Gorillion"], ["Luchataur"])
    duel.settled("p2")


def test_urchin_hurler_gives_enemies_nothing() -> None:
    duel = Scenario(p1={"play": ["Urchin Hurler", "Gorillion"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Gorillion")
    duel.p2("block Gorillion")
    assert (duel.play("p1"), duel.discard("p2")) == (["Gorillion", "Urchin Hurler"], ["Gorillion"])
    duel.settled("p2")


def test_urchin_hurler_gives_itself_nothing() -> None:
    duel = Scenario(p1={"play": ["Urchin Hurler"]}, p2={"play": ["Giraffodile"]})
    duel.p1("attack Urchin Hurler", "hunt Giraffodile")
    assert (duel.discard("p1"), duel.play("p2")) == (["Urchin Hurler"], ["Giraffodile"])
    duel.settled("p2")


def test_urchin_hurler_adds_to_shield_bugs() -> None:
    """Giraffodile 7 + 2 + 1 ties with Gorillion."""
    duel = Scenario(p1={"play": ["Urchin Hurler", "Shield Bugs", "Giraffodile"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Giraffodile")
    duel.p2("block Gorillion")
    assert (duel.discard("p1"), duel.discard("p2")) == (["Giraffodile"], ["Gorillion"])
    duel.settled("p2")


def test_urchin_hurler_helps_a_blocker_against_a_mindbuggers_fast_attack() -> None:
    """FC-8: it is p1's turn whoever attacks, so Giraffodile blocks Carrot Cleric's 8 with 9."""
    duel = Scenario(p1={"hand": ["Carrot Cleric", "Gorillion"], "play": ["Urchin Hurler", "Giraffodile"]})
    duel.p1("play Carrot Cleric")
    duel.p2("mindbug", "attack")
    duel.p1("block Giraffodile")
    assert duel.play("p1") == ["Giraffodile", "Urchin Hurler"]
    assert duel.play("p2") == ["Carrot Cleric (exhausted)"]
    duel.settled("p1")


def test_urchin_hurler_does_not_help_a_mindbuggers_fast_attack() -> None:
    """FC-8: the turn belongs to p1: Carrot Cleric fights with 8, not 10, against Luchataur's 9."""
    duel = Scenario(p1={"hand": ["Carrot Cleric", "Gorillion"], "play": ["Luchataur"]}, p2={"play": ["Urchin Hurler"]})
    duel.p1("play Carrot Cleric")
    duel.p2("mindbug")
    duel.asks("p2", "fast", "attack", "stop")
    duel.p2("attack")
    duel.p1("block Luchataur")
    assert duel.play("p1") == ["Luchataur"]
    assert duel.play("p2") == ["Carrot Cleric (exhausted)", "Urchin Hurler"]
    duel.settled("p1")
