"""First Contact, card by card: Axolotl Healer to Killer Bee."""

import pytest

from tests.scenario import Scenario

# ---- Axolotl Healer: 4 POISONOUS, Play: gain 2 life


def test_axolotl_healer_gains_two_life() -> None:
    duel = Scenario(p1={"hand": ["Axolotl Healer"]}, p2={"mindbugs": 0})
    duel.p1("play Axolotl Healer")
    assert (duel.life("p1"), duel.life("p2")) == (5, 3)
    assert duel.play("p1") == ["Axolotl Healer"]
    duel.settled("p2")


def test_axolotl_healer_heals_the_mindbugger() -> None:
    """FC1's first example: M2, M4."""
    duel = Scenario(p1={"hand": ["Axolotl Healer", "Gorillion"]})
    duel.p1("play Axolotl Healer")
    duel.asks("p2", "mindbug", "mindbug", "decline")
    duel.p2("mindbug")
    assert (duel.life("p1"), duel.life("p2")) == (3, 5)
    assert (duel.play("p1"), duel.play("p2")) == ([], ["Axolotl Healer"])
    assert duel.mindbugs("p2") == 1
    duel.settled("p1")


def test_axolotl_healer_heals_nobody_when_it_fights_and_poisons() -> None:
    duel = Scenario(p1={"play": ["Axolotl Healer"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Axolotl Healer")
    duel.p2("block Gorillion")
    assert (duel.discard("p1"), duel.discard("p2")) == (["Axolotl Healer"], ["Gorillion"])
    assert (duel.life("p1"), duel.life("p2")) == (3, 3)
    duel.settled("p2")


def test_axolotl_healer_knows_no_upper_limit_g8() -> None:
    duel = Scenario(p1={"life": 20, "hand": ["Axolotl Healer"]}, p2={"mindbugs": 0})
    duel.p1("play Axolotl Healer")
    assert duel.life("p1") == 22
    duel.settled("p2")


# ---- Bee Bear: 8, not blockable by creatures of power 6 or less


def test_bee_bear_cannot_be_blocked_by_power_six() -> None:
    duel = Scenario(p1={"play": ["Bee Bear"]}, p2={"play": ["Strange Barrel"]})
    duel.p1("attack Bee Bear")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_bee_bear_can_be_blocked_by_power_seven() -> None:
    duel = Scenario(p1={"play": ["Bee Bear"]}, p2={"play": ["Giraffodile", "Strange Barrel"]})
    duel.p1("attack Bee Bear")
    duel.asks("p2", "block", "block Giraffodile", "no block")
    duel.p2("block Giraffodile")
    assert duel.discard("p2") == ["Giraffodile"]
    assert (duel.play("p1"), duel.life("p2")) == (["Bee Bear"], 3)
    duel.settled("p2")


def test_bee_bear_looks_at_current_power_of_the_blocker_a10() -> None:
    duel = Scenario(p1={"play": ["Bee Bear"]}, p2={"play": ["Strange Barrel", "Shield Bugs"]})
    duel.p1("attack Bee Bear")
    duel.asks("p2", "block", "block Strange Barrel", "no block")
    duel.p2("no block")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_bee_bear_does_not_help_its_friends() -> None:
    duel = Scenario(p1={"play": ["Bee Bear", "Gorillion"]}, p2={"play": ["Killer Bee"]})
    duel.p1("attack Gorillion")
    duel.asks("p2", "block", "block Killer Bee", "no block")
    duel.p2("block Killer Bee")
    assert duel.discard("p2") == ["Killer Bee"]
    duel.settled("p2")


def test_bee_bear_with_hunter_forces_a_small_creature_to_block_a9_g14() -> None:
    duel = Scenario(p1={"play": ["Bee Bear"], "energy": 1}, p2={"play": ["Killer Bee"]}, phase="start",
                    power_row=["Pounce"])
    duel.p1("buy Pounce", "attack Bee Bear")
    duel.asks("p1", "hunt", "hunt Killer Bee", "let block")
    duel.p1("hunt Killer Bee")
    assert duel.discard("p2") == ["Killer Bee"]
    assert duel.life("p2") == 3
    duel.settled("p2")


# ---- Brain Fly: 4, Play: take control of 1 creature of power 6 or more


def test_brain_fly_takes_an_enemy_of_power_six() -> None:
    """FC-4: it is not asked whether, and there is only one."""
    duel = Scenario(p1={"hand": ["Brain Fly"]}, p2={"mindbugs": 0, "play": ["Strange Barrel", "Killer Bee"]})
    duel.p1("play Brain Fly")
    assert duel.play("p1") == ["Brain Fly", "Strange Barrel"]
    assert duel.play("p2") == ["Killer Bee"]
    duel.settled("p2")


def test_brain_fly_may_only_take_power_six_or_more() -> None:
    duel = Scenario(p1={"hand": ["Brain Fly"]}, p2={"mindbugs": 0, "play": ["Killer Bee", "Goblin Werewolf"]})
    duel.p1("play Brain Fly")
    assert duel.play("p1") == ["Brain Fly"]
    assert duel.play("p2") == ["Goblin Werewolf", "Killer Bee"]
    duel.settled("p2")


def test_brain_fly_counts_current_power() -> None:
    duel = Scenario(p1={"hand": ["Brain Fly"]}, p2={"mindbugs": 0, "play": ["Explosive Toad", "Shield Bugs"]})
    duel.p1("play Brain Fly")
    assert duel.play("p1") == ["Brain Fly", "Explosive Toad"]
    assert duel.play("p2") == ["Shield Bugs"]
    duel.settled("p2")


def test_brain_fly_chooses_on_both_sides_and_may_take_what_it_has_g20() -> None:
    """FC-4: a choice between both sides, without a way out."""
    duel = Scenario(p1={"hand": ["Brain Fly"], "play": ["Luchataur"]}, p2={"mindbugs": 0, "play": ["Gorillion"]})
    duel.p1("play Brain Fly")
    duel.asks("p1", "target", "choose Luchataur", "choose Gorillion")
    duel.p1("choose Luchataur")
    assert duel.play("p1") == ["Brain Fly", "Luchataur"]
    assert duel.play("p2") == ["Gorillion"]
    duel.settled("p2")


def test_brain_fly_may_choose_itself_when_it_has_power_six() -> None:
    """Urchin Hurler makes it 6 on its own turn; G6, G20."""
    duel = Scenario(p1={"hand": ["Brain Fly"], "play": ["Urchin Hurler"]}, p2={"mindbugs": 0, "play": ["Gorillion"]})
    duel.p1("play Brain Fly")
    duel.asks("p1", "target", "choose Brain Fly", "choose Gorillion")
    duel.p1("choose Brain Fly")
    assert duel.play("p2") == ["Gorillion"]
    duel.settled("p2")


def test_brain_fly_labels_its_own_side_first() -> None:
    duel = Scenario(p1={"hand": ["Brain Fly"], "play": ["Bee Bear"]}, p2={"mindbugs": 0, "play": ["Bee Bear"]})
    duel.p1("play Brain Fly")
    duel.asks("p1", "target", "choose Bee Bear", "choose Bee Bear #2")
    duel.p1("choose Bee Bear #2")
    assert duel.play("p1") == ["Bee Bear", "Bee Bear", "Brain Fly"]
    assert duel.play("p2") == []
    duel.settled("p2")


def test_brain_fly_takes_a_creature_as_it_is_g16() -> None:
    duel = Scenario(p1={"hand": ["Brain Fly"]}, p2={"mindbugs": 0, "play": ["Rhino Turtle (exhausted)"]})
    duel.p1("play Brain Fly")
    assert duel.play("p1") == ["Brain Fly", "Rhino Turtle (exhausted)"]
    duel.settled("p2")


def test_brain_fly_triggers_no_play_effect_of_what_it_takes_g16() -> None:
    duel = Scenario(p1={"life": 1, "hand": ["Brain Fly"]}, p2={"mindbugs": 0, "play": ["Mysterious Mermaid"]})
    duel.p1("play Brain Fly")
    assert duel.play("p1") == ["Brain Fly", "Mysterious Mermaid"]
    assert duel.life("p1") == 1
    duel.settled("p2")


def test_brain_fly_takes_for_the_mindbugger() -> None:
    duel = Scenario(p1={"hand": ["Brain Fly"], "play": ["Luchataur", "Killer Bee"]})
    duel.p1("play Brain Fly")
    duel.p2("mindbug")
    assert duel.play("p1") == ["Killer Bee"]
    assert duel.play("p2") == ["Brain Fly", "Luchataur"]
    duel.settled("p1")


# ---- Chameleon Sniper: 1 SNEAKY, Attack: opponent loses 1 life


def test_chameleon_sniper_unblocked_costs_two_a3() -> None:
    duel = Scenario(p1={"play": ["Chameleon Sniper"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Chameleon Sniper")
    assert duel.life("p2") == 1
    duel.settled("p2")


def test_chameleon_sniper_blocked_costs_one() -> None:
    duel = Scenario(p1={"play": ["Chameleon Sniper"]}, p2={"play": ["Tiger Squirrel", "Gorillion"]})
    duel.p1("attack Chameleon Sniper")
    duel.asks("p2", "block", "block Tiger Squirrel", "no block")
    duel.p2("block Tiger Squirrel")
    assert duel.life("p2") == 2
    assert duel.discard("p1") == ["Chameleon Sniper"]
    duel.settled("p2")


def test_chameleon_sniper_wins_before_anybody_can_block_g9() -> None:
    duel = Scenario(p1={"play": ["Chameleon Sniper"]}, p2={"life": 1, "play": ["Tiger Squirrel"]})
    duel.p1("attack Chameleon Sniper")
    duel.over("p1")


def test_chameleon_sniper_does_nothing_when_it_blocks() -> None:
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"play": ["Chameleon Sniper"]})
    duel.p1("attack Gorillion")
    duel.p2("block Chameleon Sniper")
    assert (duel.life("p1"), duel.life("p2")) == (3, 3)
    assert duel.discard("p2") == ["Chameleon Sniper"]
    duel.settled("p2")


def test_chameleon_sniper_does_nothing_when_it_is_played() -> None:
    duel = Scenario(p1={"hand": ["Chameleon Sniper"]}, p2={"mindbugs": 0})
    duel.p1("play Chameleon Sniper")
    assert duel.life("p2") == 3
    duel.settled("p2")


# ---- Compost Dragon: 3 HUNTER, Play: play 1 card out of own discard pile


def test_compost_dragon_plays_a_card_with_its_play_effect() -> None:
    """FC-1."""
    duel = Scenario(p1={"hand": ["Compost Dragon"], "discard": ["Axolotl Healer"]}, p2={"mindbugs": 0})
    duel.p1("play Compost Dragon")
    assert duel.play("p1") == ["Axolotl Healer", "Compost Dragon"]
    assert (duel.discard("p1"), duel.life("p1")) == ([], 5)
    duel.settled("p2")


def test_compost_dragon_looks_into_no_other_pile_and_does_not_replay_itself() -> None:
    """FC-1."""
    duel = Scenario(p1={"hand": ["Compost Dragon"]}, p2={"mindbugs": 0, "discard": ["Gorillion"]})
    duel.p1("play Compost Dragon")
    assert duel.play("p1") == ["Compost Dragon"]
    assert duel.discard("p2") == ["Gorillion"]
    duel.settled("p2")


def test_compost_dragon_chooses_one_card() -> None:
    duel = Scenario(p1={"hand": ["Compost Dragon"], "discard": ["Gorillion", "Killer Bee", "Killer Bee"]},
                    p2={"mindbugs": 0})
    duel.p1("play Compost Dragon")
    duel.asks("p1", "card", "choose Gorillion", "choose Killer Bee")
    duel.p1("choose Killer Bee")
    assert duel.play("p1") == ["Compost Dragon", "Killer Bee"]
    assert duel.discard("p1") == ["Gorillion", "Killer Bee"]
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_compost_dragon_chains_with_a_second_copy() -> None:
    """FC-1."""
    duel = Scenario(p1={"hand": ["Compost Dragon"], "discard": ["Compost Dragon", "Luchataur"]}, p2={"mindbugs": 0})
    duel.p1("play Compost Dragon", "choose Compost Dragon")
    assert duel.play("p1") == ["Compost Dragon", "Compost Dragon", "Luchataur"]
    assert duel.discard("p1") == []
    duel.settled("p2")


def test_compost_dragon_must_play_a_card_that_hurts_g1() -> None:
    """FC-1: the Mermaid costs 2 life."""
    duel = Scenario(p1={"hand": ["Compost Dragon"], "discard": ["Mysterious Mermaid"]}, p2={"life": 1, "mindbugs": 0})
    duel.p1("play Compost Dragon")
    assert duel.play("p1") == ["Compost Dragon", "Mysterious Mermaid"]
    assert duel.life("p1") == 1
    duel.settled("p2")


def test_compost_dragon_searches_the_mindbuggers_pile_m5() -> None:
    duel = Scenario(p1={"hand": ["Compost Dragon", "Gorillion"], "discard": ["Bee Bear"]},
                    p2={"discard": ["Luchataur"]})
    duel.p1("play Compost Dragon")
    duel.p2("mindbug")
    assert duel.play("p2") == ["Compost Dragon", "Luchataur"]
    assert (duel.discard("p1"), duel.discard("p2")) == (["Bee Bear"], [])
    duel.settled("p1")


def test_compost_dragons_card_cannot_be_mindbugged_m1() -> None:
    duel = Scenario(p1={"hand": ["Compost Dragon"], "discard": ["Axolotl Healer"]})
    duel.p1("play Compost Dragon")
    duel.p2("decline")
    assert duel.play("p1") == ["Axolotl Healer", "Compost Dragon"]
    assert duel.mindbugs("p2") == 2
    duel.settled("p2")


# ---- Deathweaver: 2 POISONOUS, opponents' Play effects do not activate


def test_deathweaver_stops_an_opponents_play_effect() -> None:
    """FC-5."""
    duel = Scenario(p1={"hand": ["Axolotl Healer"]}, p2={"mindbugs": 0, "play": ["Deathweaver"]})
    duel.p1("play Axolotl Healer")
    assert duel.play("p1") == ["Axolotl Healer"]
    assert duel.life("p1") == 3
    duel.settled("p2")


def test_deathweaver_does_not_stop_its_own_side() -> None:
    duel = Scenario(p1={"hand": ["Axolotl Healer"], "play": ["Deathweaver"]}, p2={"mindbugs": 0})
    duel.p1("play Axolotl Healer")
    assert duel.life("p1") == 5
    duel.settled("p2")


def test_deathweaver_protects_itself_from_kangasaurus_rex() -> None:
    duel = Scenario(p1={"hand": ["Kangasaurus Rex"]}, p2={"mindbugs": 0, "play": ["Deathweaver"]})
    duel.p1("play Kangasaurus Rex")
    assert duel.play("p2") == ["Deathweaver"]
    duel.settled("p2")


def test_deathweaver_stops_a_card_that_the_opponent_mindbugs() -> None:
    """FC-5."""
    duel = Scenario(p1={"hand": ["Axolotl Healer", "Gorillion"], "play": ["Deathweaver"]})
    duel.p1("play Axolotl Healer")
    duel.p2("mindbug")
    assert duel.play("p2") == ["Axolotl Healer"]
    assert (duel.life("p1"), duel.life("p2")) == (3, 3)
    duel.settled("p1")


def test_deathweaver_lets_its_controller_mindbug_with_effect() -> None:
    duel = Scenario(p1={"hand": ["Axolotl Healer", "Gorillion"]}, p2={"play": ["Deathweaver"]})
    duel.p1("play Axolotl Healer")
    duel.p2("mindbug")
    assert (duel.life("p1"), duel.life("p2")) == (3, 5)
    duel.settled("p1")


def test_deathweaver_mindbugged_works_at_once_against_its_player() -> None:
    duel = Scenario(p1={"hand": ["Deathweaver", "Axolotl Healer"]}, p2={"mindbugs": 1})
    duel.p1("play Deathweaver")
    duel.p2("mindbug")
    duel.p1("play Axolotl Healer")
    assert duel.life("p1") == 3
    duel.settled("p2")


def test_deathweaver_leaves_attack_and_defeated_effects_alone() -> None:
    duel = Scenario(p1={"play": ["Chameleon Sniper"]}, p2={"play": ["Deathweaver"]})
    duel.p1("attack Chameleon Sniper")
    assert duel.life("p2") == 1
    duel.settled("p2")

    duel = Scenario(p1={"play": ["Explosive Toad"]}, p2={"play": ["Deathweaver", "Gorillion"]})
    duel.p1("attack Explosive Toad")
    duel.p2("block Gorillion")
    duel.p1("choose Gorillion")
    assert (duel.play("p1"), duel.play("p2")) == ([], ["Deathweaver"])
    duel.settled("p2")


@pytest.mark.parametrize(("enemy", "life"), [("Deathweaver", 3), ("Spider Owl", 5)])
def test_deathweaver_stops_a_card_played_by_an_effect(enemy: str, life: int) -> None:
    """FC-5: Figuru's Action plays the only card of the opponent's hand."""
    duel = Scenario(p1={"play": ["Figuru"]}, p2={"hand": ["Axolotl Healer"], "play": [enemy]})
    duel.p1("act Figuru")
    assert duel.play("p1") == ["Axolotl Healer"]
    assert duel.hand("p1") == ["Figuru", "Gorillion"]
    assert duel.life("p1") == life
    duel.settled("p2")


@pytest.mark.parametrize(("enemy", "life"), [("Deathweaver", 3), ("Spider Owl", 5)])
def test_deathweaver_stops_a_play_effect_triggered_by_a_power_card(enemy: str, life: int) -> None:
    """FC-5."""
    duel = Scenario(p1={"play": ["Axolotl Healer"], "energy": 2}, p2={"play": [enemy]}, phase="start",
                    power_row=["Monster Buddies"])
    duel.p1("buy Monster Buddies")
    assert duel.life("p1") == life
    duel.settled("p1")


def test_deathweaver_stops_the_copying_of_a_play_effect() -> None:
    """FC-5."""
    duel = Scenario(p1={"hand": ["Pear Patrol", "Axolotl Healer"]}, p2={"mindbugs": 0, "play": ["Deathweaver"]})
    duel.p1("play Pear Patrol")
    assert duel.life("p1") == 3
    duel.settled("p2")


def test_deathweaver_does_not_stop_octonite_from_arriving() -> None:
    """FC-5."""
    duel = Scenario(p1={"hand": ["Lychee King"]}, p2={"mindbugs": 0, "play": ["Deathweaver"]})
    duel.p1("play Lychee King")
    assert duel.play("p1") == ["Lychee King (2 octonite)"]
    duel.settled("p2")


# ---- Elephantopus: 7 TOUGH, opponents' creatures of power 4 or less may not block


def test_elephantopus_lets_only_power_five_or_more_block() -> None:
    duel = Scenario(p1={"play": ["Elephantopus", "Gorillion"]}, p2={"play": ["Brain Fly", "Killer Bee"]})
    duel.p1("attack Gorillion")
    duel.asks("p2", "block", "block Killer Bee", "no block")
    duel.p2("no block")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_elephantopus_holds_off_every_small_creature_when_it_attacks_itself() -> None:
    duel = Scenario(p1={"play": ["Elephantopus"]}, p2={"play": ["Brain Fly", "Plated Scorpion"]})
    duel.p1("attack Elephantopus")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_elephantopus_does_not_hinder_its_own_small_friends() -> None:
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"play": ["Elephantopus", "Axolotl Healer"]})
    duel.p1("attack Gorillion")
    duel.asks("p2", "block", "block Axolotl Healer", "block Elephantopus", "no block")
    duel.p2("block Axolotl Healer")
    assert (duel.discard("p1"), duel.discard("p2")) == (["Gorillion"], ["Axolotl Healer"])
    duel.settled("p2")


def test_elephantopus_looks_at_current_power_a10() -> None:
    duel = Scenario(p1={"play": ["Elephantopus", "Gorillion"]}, p2={"play": ["Brain Fly", "Shield Bugs"]})
    duel.p1("attack Gorillion")
    duel.asks("p2", "block", "block Brain Fly", "no block")
    duel.p2("block Brain Fly")
    assert duel.discard("p2") == ["Brain Fly"]
    duel.settled("p2")


def test_elephantopus_does_not_keep_a_hunter_from_small_prey_a9() -> None:
    duel = Scenario(p1={"play": ["Elephantopus", "Killer Bee"]}, p2={"play": ["Brain Fly"]})
    duel.p1("attack Killer Bee", "hunt Brain Fly")
    assert duel.discard("p2") == ["Brain Fly"]
    assert duel.life("p2") == 3
    duel.settled("p2")


def test_elephantopus_lets_nobody_block_when_the_hunter_does_not_hunt() -> None:
    duel = Scenario(p1={"play": ["Elephantopus", "Killer Bee"]}, p2={"play": ["Brain Fly"]})
    duel.p1("attack Killer Bee", "let block")
    assert duel.life("p2") == 2
    assert duel.play("p2") == ["Brain Fly"]
    duel.settled("p2")


def test_elephantopus_is_exhausted_by_kangasaurus_rex() -> None:
    """FC1's TOUGH example."""
    duel = Scenario(p1={"play": ["Kangasaurus Rex"]}, p2={"play": ["Elephantopus"]})
    duel.p1("attack Kangasaurus Rex")
    duel.p2("block Elephantopus")
    assert duel.discard("p1") == ["Kangasaurus Rex"]
    assert duel.play("p2") == ["Elephantopus (exhausted)"]
    duel.settled("p2")


# ---- Explosive Toad: 5 FRENZY, Defeated: defeat 1 creature (either side)


def test_explosive_toad_takes_its_slayer_along() -> None:
    duel = Scenario(p1={"play": ["Explosive Toad"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Explosive Toad")
    duel.p2("block Gorillion")
    assert (duel.discard("p1"), duel.discard("p2")) == (["Explosive Toad"], ["Gorillion"])
    assert duel.life("p2") == 3
    duel.settled("p2")


def test_explosive_toad_chooses_on_either_side() -> None:
    """FC-2."""
    duel = Scenario(p1={"play": ["Explosive Toad", "Luchataur"]}, p2={"play": ["Gorillion", "Killer Bee"]})
    duel.p1("attack Explosive Toad")
    duel.p2("block Gorillion")
    duel.asks("p1", "target", "choose Luchataur", "choose Gorillion", "choose Killer Bee")
    duel.p1("choose Killer Bee")
    assert (duel.play("p1"), duel.play("p2")) == (["Luchataur"], ["Gorillion"])
    duel.settled("p2")


def test_explosive_toads_controller_chooses_also_in_the_others_turn_g2() -> None:
    duel = Scenario(p1={"play": ["Gorillion", "Bee Bear"]}, p2={"play": ["Explosive Toad"]})
    duel.p1("attack Gorillion")
    duel.p2("block Explosive Toad")
    duel.asks("p2", "target", "choose Gorillion", "choose Bee Bear")
    duel.p2("choose Bee Bear")
    assert (duel.play("p1"), duel.discard("p1")) == (["Gorillion"], ["Bee Bear"])
    duel.settled("p2")


def test_explosive_toad_must_defeat_a_friend_when_nobody_else_is_there() -> None:
    """FC-2."""
    duel = Scenario(p1={"play": ["Axolotl Healer"]}, p2={"play": ["Explosive Toad", "Luchataur"]})
    duel.p1("attack Axolotl Healer")
    duel.p2("block Explosive Toad")
    assert duel.discard("p1") == ["Axolotl Healer"]
    assert duel.discard("p2") == ["Explosive Toad", "Luchataur"]
    duel.settled("p2")


def test_explosive_toad_does_nothing_while_it_lives() -> None:
    duel = Scenario(p1={"play": ["Explosive Toad", "Bee Bear"]}, p2={"play": ["Brain Fly", "Gorillion"]})
    duel.p1("attack Explosive Toad")
    duel.p2("block Brain Fly")
    duel.p1("stop")
    assert duel.play("p1") == ["Bee Bear", "Explosive Toad"]
    assert duel.play("p2") == ["Gorillion"]
    duel.settled("p2")


def test_explosive_toad_only_exhausts_a_tough_target() -> None:
    duel = Scenario(p1={"play": ["Rhino Turtle"]}, p2={"play": ["Explosive Toad"]})
    duel.p1("attack Rhino Turtle")
    duel.p2("block Explosive Toad")
    duel.p1("stop")
    assert duel.play("p1") == ["Rhino Turtle (exhausted)"]
    assert duel.discard("p2") == ["Explosive Toad"]
    duel.settled("p2")


def test_explosive_toad_sets_off_another() -> None:
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"play": ["Explosive Toad", "Explosive Toad"]})
    duel.p1("attack Gorillion")
    duel.p2("block Explosive Toad")
    duel.asks("p2", "target", "choose Explosive Toad", "choose Gorillion")
    duel.p2("choose Explosive Toad")
    assert duel.discard("p1") == ["Gorillion"]
    assert duel.discard("p2") == ["Explosive Toad", "Explosive Toad"]
    duel.settled("p2")


def test_explosive_toads_that_kill_each_other_are_ordered_by_the_active_player_g3() -> None:
    duel = Scenario(p1={"play": ["Explosive Toad", "Bee Bear"]}, p2={"play": ["Explosive Toad", "Killer Bee"]})
    duel.p1("attack Explosive Toad")
    duel.p2("block Explosive Toad")
    duel.asks("p1", "order", "resolve Explosive Toad", "resolve Explosive Toad #2")
    duel.p1("resolve Explosive Toad #2")
    duel.asks("p2", "target", "choose Killer Bee", "choose Bee Bear")
    duel.p2("choose Bee Bear")
    assert duel.discard("p1") == ["Bee Bear", "Explosive Toad"]
    assert duel.discard("p2") == ["Explosive Toad", "Killer Bee"]
    duel.settled("p2")


def test_explosive_toads_without_anything_to_defeat_are_still_ordered() -> None:
    duel = Scenario(p1={"play": ["Explosive Toad"]}, p2={"play": ["Explosive Toad"]})
    duel.p1("attack Explosive Toad")
    duel.p2("block Explosive Toad")
    duel.asks("p1", "order", "resolve Explosive Toad", "resolve Explosive Toad #2")
    duel.p1("resolve Explosive Toad")
    assert (duel.play("p1"), duel.play("p2")) == ([], [])
    duel.settled("p2")


def test_explosive_toad_may_attack_twice_and_no_more() -> None:
    duel = Scenario(p1={"play": ["Explosive Toad"]})
    duel.p1("attack Explosive Toad")
    duel.asks("p1", "again", "attack", "stop")
    duel.p1("attack")
    assert duel.life("p2") == 1
    duel.settled("p2")


# ---- Ferret Bomber: 2 SNEAKY, Play: opponent discards 2 cards (their choice)


def test_ferret_bomber_makes_the_opponent_choose_two_cards() -> None:
    duel = Scenario(p1={"hand": ["Ferret Bomber", "Bee Bear"]},
                    p2={"mindbugs": 0, "hand": ["Gorillion", "Luchataur", "Killer Bee"]})
    duel.p1("play Ferret Bomber")
    duel.asks("p2", "discard", "discard Gorillion", "discard Luchataur", "discard Killer Bee")
    duel.p2("discard Gorillion")
    duel.asks("p2", "discard", "discard Luchataur", "discard Killer Bee")
    duel.p2("discard Killer Bee")
    assert duel.hand("p2") == ["Luchataur"]
    assert duel.discard("p2") == ["Gorillion", "Killer Bee"]
    assert duel.hand("p1") == ["Bee Bear"]
    duel.settled("p2")


def test_ferret_bomber_asks_nothing_when_both_cards_must_go() -> None:
    duel = Scenario(p1={"hand": ["Ferret Bomber"]},
                    p2={"mindbugs": 0, "hand": ["Gorillion", "Luchataur"], "play": ["Brain Fly"]})
    duel.p1("play Ferret Bomber")
    assert (duel.hand("p2"), duel.discard("p2")) == ([], ["Gorillion", "Luchataur"])
    duel.settled("p2")


def test_ferret_bomber_takes_one_card_when_there_is_only_one_g1() -> None:
    duel = Scenario(p1={"hand": ["Ferret Bomber"]}, p2={"mindbugs": 0, "hand": ["Gorillion"], "play": ["Brain Fly"]})
    duel.p1("play Ferret Bomber")
    assert (duel.hand("p2"), duel.discard("p2")) == ([], ["Gorillion"])
    duel.settled("p2")


def test_ferret_bomber_wins_against_a_player_left_without_an_action() -> None:
    duel = Scenario(p1={"hand": ["Ferret Bomber"]}, p2={"mindbugs": 0, "hand": ["Gorillion", "Luchataur"]})
    duel.p1("play Ferret Bomber")
    duel.over("p1")


def test_ferret_bomber_discards_both_before_the_refill_g12() -> None:
    duel = Scenario(p1={"hand": ["Ferret Bomber"]},
                    p2={"mindbugs": 0, "hand": ["Gorillion", "Luchataur", "Killer Bee", "Brain Fly", "Bee Bear"],
                        "draw": ["Turbo Bug", "Spider Owl", "Shark Dog"]})
    duel.p1("play Ferret Bomber")
    duel.p2("discard Gorillion")
    duel.asks("p2", "discard", "discard Luchataur", "discard Killer Bee", "discard Brain Fly", "discard Bee Bear")
    duel.p2("discard Luchataur")
    assert duel.hand("p2") == ["Bee Bear", "Brain Fly", "Killer Bee", "Spider Owl", "Turbo Bug"]
    assert duel.position()["p2"]["draw"] == ["Shark Dog"]
    duel.settled("p2")


def test_ferret_bomber_offers_the_same_card_once_but_as_often_as_it_is_there() -> None:
    duel = Scenario(p1={"hand": ["Ferret Bomber"]}, p2={"mindbugs": 0, "hand": ["Gorillion", "Luchataur", "Gorillion"]})
    duel.p1("play Ferret Bomber")
    duel.asks("p2", "discard", "discard Gorillion", "discard Luchataur")
    duel.p2("discard Gorillion")
    duel.asks("p2", "discard", "discard Gorillion", "discard Luchataur")
    duel.p2("discard Gorillion")
    assert duel.hand("p2") == ["Luchataur"]
    duel.settled("p2")


def test_ferret_bomber_mindbugged_hits_its_player() -> None:
    duel = Scenario(p1={"hand": ["Ferret Bomber", "Gorillion", "Luchataur", "Killer Bee"]})
    duel.p1("play Ferret Bomber")
    duel.p2("mindbug")
    duel.p1("discard Gorillion", "discard Luchataur")
    assert (duel.hand("p1"), duel.hand("p2")) == (["Killer Bee"], ["Gorillion"])
    duel.settled("p1")


# ---- Giraffodile: 7, Play: whole own discard pile goes to own hand


def test_giraffodile_takes_the_whole_discard_pile() -> None:
    duel = Scenario(p1={"hand": ["Giraffodile"], "discard": ["Gorillion", "Luchataur"]},
                    p2={"mindbugs": 0, "discard": ["Bee Bear"]})
    duel.p1("play Giraffodile")
    assert (duel.hand("p1"), duel.discard("p1")) == (["Gorillion", "Luchataur"], [])
    assert duel.discard("p2") == ["Bee Bear"]
    duel.settled("p2")


def test_giraffodile_takes_nothing_from_the_other_pile() -> None:
    duel = Scenario(p1={"hand": ["Giraffodile"]}, p2={"mindbugs": 0, "discard": ["Bee Bear"]})
    duel.p1("play Giraffodile")
    assert (duel.hand("p1"), duel.discard("p2")) == ([], ["Bee Bear"])
    duel.settled("p2")


def test_giraffodile_comes_after_the_refill_and_may_overfill_the_hand_g10_g8() -> None:
    duel = Scenario(p1={"hand": ["Giraffodile", "Killer Bee", "Luchataur", "Brain Fly", "Bee Bear"],
                        "draw": ["Turbo Bug", "Spider Owl"], "discard": ["Gorillion", "Shark Dog", "Snail Hydra"]},
                    p2={"mindbugs": 0})
    duel.p1("play Giraffodile")
    assert duel.hand("p1") == ["Bee Bear", "Brain Fly", "Gorillion", "Killer Bee", "Luchataur", "Shark Dog",
                               "Snail Hydra", "Turbo Bug"]
    assert duel.position()["p1"]["draw"] == ["Spider Owl"]
    duel.settled("p2")


def test_giraffodile_fills_the_mindbuggers_hand_m5() -> None:
    duel = Scenario(p1={"hand": ["Giraffodile", "Gorillion"], "discard": ["Bee Bear"]},
                    p2={"hand": ["Killer Bee"], "discard": ["Luchataur"]})
    duel.p1("play Giraffodile")
    duel.p2("mindbug")
    assert (duel.hand("p1"), duel.discard("p1")) == (["Gorillion"], ["Bee Bear"])
    assert (duel.hand("p2"), duel.discard("p2")) == (["Killer Bee", "Luchataur"], [])
    duel.settled("p1")


# ---- Goblin Werewolf: 2 HUNTER, +6 power on own turn


def test_goblin_werewolf_has_power_eight_on_its_own_turn() -> None:
    duel = Scenario(p1={"play": ["Goblin Werewolf"]}, p2={"play": ["Giraffodile"]})
    duel.p1("attack Goblin Werewolf", "hunt Giraffodile")
    assert duel.play("p1") == ["Goblin Werewolf"]
    assert duel.discard("p2") == ["Giraffodile"]
    duel.settled("p2")


def test_goblin_werewolf_has_not_more_than_eight() -> None:
    duel = Scenario(p1={"play": ["Goblin Werewolf"]}, p2={"play": ["Bee Bear"]})
    duel.p1("attack Goblin Werewolf", "let block")
    duel.p2("block Bee Bear")
    assert (duel.discard("p1"), duel.discard("p2")) == (["Goblin Werewolf"], ["Bee Bear"])
    duel.settled("p2")


def test_goblin_werewolf_has_power_two_when_it_blocks() -> None:
    duel = Scenario(p1={"play": ["Brain Fly"]}, p2={"play": ["Goblin Werewolf"]})
    duel.p1("attack Brain Fly")
    duel.p2("block Goblin Werewolf")
    assert (duel.play("p1"), duel.discard("p2")) == (["Brain Fly"], ["Goblin Werewolf"])
    duel.settled("p2")


def test_goblin_werewolf_mindbugged_is_small_in_the_others_turn() -> None:
    """FC-8: the turn still belongs to the player who was mindbugged."""
    duel = Scenario(p1={"hand": ["Goblin Werewolf", "Gorillion"], "play": ["Brain Fly"]})
    duel.p1("play Goblin Werewolf")
    duel.p2("mindbug")
    duel.p1("attack Brain Fly")
    duel.p2("block Goblin Werewolf")
    assert (duel.play("p1"), duel.discard("p2")) == (["Brain Fly"], ["Goblin Werewolf"])
    duel.settled("p2")


# ---- Gorillion: 10


def test_gorillion_unblocked_costs_one_life_and_attacks_once() -> None:
    """The rulebook's example: Bee Bear could block and would be lost."""
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"play": ["Bee Bear"]})
    duel.p1("attack Gorillion")
    duel.asks("p2", "block", "block Bee Bear", "no block")
    duel.p2("no block")
    assert (duel.life("p2"), duel.play("p2")) == (2, ["Bee Bear"])
    duel.settled("p2")


def test_gorillion_defeats_a_smaller_blocker() -> None:
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"play": ["Luchataur"]})
    duel.p1("attack Gorillion")
    duel.p2("block Luchataur")
    assert (duel.play("p1"), duel.play("p2")) == (["Gorillion"], [])
    assert (duel.discard("p2"), duel.life("p2")) == (["Luchataur"], 3)
    duel.settled("p2")


def test_gorillions_defeat_each_other() -> None:
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Gorillion")
    duel.p2("block Gorillion")
    assert (duel.discard("p1"), duel.discard("p2")) == (["Gorillion"], ["Gorillion"])
    duel.settled("p2")


def test_gorillion_does_nothing_when_it_arrives() -> None:
    duel = Scenario(p1={"hand": ["Gorillion"]}, p2={"mindbugs": 0, "play": ["Killer Bee"]})
    duel.p1("play Gorillion")
    assert (duel.play("p1"), duel.play("p2")) == (["Gorillion"], ["Killer Bee"])
    assert (duel.life("p1"), duel.life("p2")) == (3, 3)
    duel.settled("p2")


# ---- Grave Robber: 7 TOUGH, Play: play 1 card out of an opponent's discard pile


def test_grave_robber_plays_an_opponents_card_with_its_effect() -> None:
    """FC-1."""
    duel = Scenario(p1={"hand": ["Grave Robber"]}, p2={"mindbugs": 0, "discard": ["Axolotl Healer"]})
    duel.p1("play Grave Robber")
    assert duel.play("p1") == ["Axolotl Healer", "Grave Robber"]
    assert (duel.discard("p2"), duel.life("p1")) == ([], 5)
    duel.settled("p2")


def test_grave_robber_leaves_its_own_pile_alone() -> None:
    duel = Scenario(p1={"hand": ["Grave Robber"], "discard": ["Gorillion"]}, p2={"mindbugs": 0})
    duel.p1("play Grave Robber")
    assert (duel.play("p1"), duel.discard("p1")) == (["Grave Robber"], ["Gorillion"])
    duel.settled("p2")


def test_grave_robber_chains_with_a_second_copy() -> None:
    """FC-1: one of the two must be chosen."""
    duel = Scenario(p1={"hand": ["Grave Robber"]}, p2={"mindbugs": 0, "discard": ["Grave Robber", "Luchataur"]})
    duel.p1("play Grave Robber")
    duel.asks("p1", "card", "choose Grave Robber", "choose Luchataur")
    duel.p1("choose Grave Robber")
    assert duel.play("p1") == ["Grave Robber", "Grave Robber", "Luchataur"]
    assert duel.discard("p2") == []
    duel.settled("p2")


def test_grave_robbers_card_cannot_be_mindbugged_m1() -> None:
    duel = Scenario(p1={"hand": ["Grave Robber"]}, p2={"discard": ["Gorillion"]})
    duel.p1("play Grave Robber")
    duel.p2("decline")
    assert duel.play("p1") == ["Gorillion", "Grave Robber"]
    duel.settled("p2")


def test_grave_robber_mindbugged_robs_its_player_m5() -> None:
    duel = Scenario(p1={"hand": ["Grave Robber", "Gorillion"], "discard": ["Luchataur"]}, p2={"discard": ["Bee Bear"]})
    duel.p1("play Grave Robber")
    duel.p2("mindbug")
    assert duel.play("p2") == ["Grave Robber", "Luchataur"]
    assert (duel.discard("p1"), duel.discard("p2")) == ([], ["Bee Bear"])
    duel.settled("p1")


def test_grave_robbers_loot_dies_into_the_pile_of_its_controller_g5() -> None:
    duel = Scenario(p1={"hand": ["Grave Robber", "Bee Bear"]},
                    p2={"mindbugs": 0, "play": ["Gorillion"], "discard": ["Axolotl Healer"]})
    duel.p1("play Grave Robber")
    duel.p2("attack Gorillion")
    duel.p1("block Axolotl Healer")
    assert (duel.discard("p1"), duel.discard("p2")) == (["Axolotl Healer"], ["Gorillion"])
    duel.settled("p1")


# ---- Harpy Mother: 5, Defeated: take control of up to 2 creatures of power 5 or less


def test_harpy_mother_takes_two_creatures() -> None:
    """FC-3."""
    duel = Scenario(p1={"play": ["Gorillion", "Killer Bee", "Brain Fly", "Deathweaver"]}, p2={"play": ["Harpy Mother"]})
    duel.p1("attack Gorillion")
    duel.p2("block Harpy Mother")
    duel.asks("p2", "target", "choose Killer Bee", "choose Brain Fly", "choose Deathweaver", "done")
    duel.p2("choose Killer Bee")
    duel.asks("p2", "target", "choose Brain Fly", "choose Deathweaver", "done")
    duel.p2("choose Brain Fly")
    assert duel.play("p1") == ["Deathweaver", "Gorillion"]
    assert duel.play("p2") == ["Brain Fly", "Killer Bee"]
    assert duel.discard("p2") == ["Harpy Mother"]
    duel.settled("p2")


@pytest.mark.parametrize(("picks", "taken"), [(["done"], []), (["choose Brain Fly", "done"], ["Brain Fly"])])
def test_harpy_mother_may_take_fewer(picks: list[str], taken: list[str]) -> None:
    """FC-3."""
    duel = Scenario(p1={"play": ["Gorillion", "Killer Bee", "Brain Fly"]}, p2={"play": ["Harpy Mother"]})
    duel.p1("attack Gorillion")
    duel.p2("block Harpy Mother", *picks)
    assert duel.play("p2") == taken
    assert len(duel.play("p1")) == 3 - len(taken)
    duel.settled("p2")


def test_harpy_mother_takes_nothing_of_power_six_or_more() -> None:
    duel = Scenario(p1={"play": ["Gorillion", "Strange Barrel"]}, p2={"play": ["Harpy Mother"]})
    duel.p1("attack Gorillion")
    duel.p2("block Harpy Mother")
    assert duel.play("p1") == ["Gorillion", "Strange Barrel"]
    duel.settled("p2")


def test_harpy_mother_cannot_take_what_died_with_her() -> None:
    """FC-3."""
    duel = Scenario(p1={"play": ["Axolotl Healer"]}, p2={"play": ["Harpy Mother"]})
    duel.p1("attack Axolotl Healer")
    duel.p2("block Harpy Mother")
    assert (duel.discard("p1"), duel.discard("p2")) == (["Axolotl Healer"], ["Harpy Mother"])
    assert duel.play("p2") == []
    duel.settled("p2")


def test_harpy_mother_counts_current_power_and_fixes_her_candidates_first() -> None:
    """FC-3: Killer Bee is 6 beside Shield Bugs, and it stays out although taking Shield Bugs would make it 5."""
    duel = Scenario(p1={"play": ["Gorillion", "Shield Bugs", "Killer Bee"]}, p2={"play": ["Harpy Mother"]})
    duel.p1("attack Gorillion")
    duel.p2("block Harpy Mother")
    duel.asks("p2", "target", "choose Shield Bugs", "done")
    duel.p2("choose Shield Bugs")
    assert (duel.play("p1"), duel.play("p2")) == (["Gorillion", "Killer Bee"], ["Shield Bugs"])
    duel.settled("p2")


def test_harpy_mother_may_choose_her_own_friends_g20() -> None:
    duel = Scenario(p1={"play": ["Gorillion", "Killer Bee"]}, p2={"play": ["Harpy Mother", "Brain Fly"]})
    duel.p1("attack Gorillion")
    duel.p2("block Harpy Mother")
    duel.asks("p2", "target", "choose Brain Fly", "choose Killer Bee", "done")
    duel.p2("choose Brain Fly", "choose Killer Bee")
    assert (duel.play("p1"), duel.play("p2")) == (["Gorillion"], ["Brain Fly", "Killer Bee"])
    duel.settled("p2")


def test_harpy_mother_takes_even_the_attacker_and_as_it_is_g16() -> None:
    """Lone Yeti (not alone: power 5) survives the tie exhausted."""
    duel = Scenario(p1={"play": ["Lone Yeti", "Brain Fly"]}, p2={"play": ["Harpy Mother"]})
    duel.p1("attack Lone Yeti")
    duel.p2("block Harpy Mother", "choose Lone Yeti", "done")
    assert (duel.play("p1"), duel.play("p2")) == (["Brain Fly"], ["Lone Yeti (exhausted)"])
    duel.settled("p2")


@pytest.mark.parametrize("harpy_first", [True, False])
def test_harpy_mother_and_explosive_toad_resolve_in_the_active_players_order_g3(harpy_first: bool) -> None:
    duel = Scenario(p1={"play": ["Explosive Toad", "Brain Fly"]}, p2={"play": ["Harpy Mother"]})
    duel.p1("attack Explosive Toad")
    duel.p2("block Harpy Mother")
    duel.asks("p1", "order", "resolve Explosive Toad", "resolve Harpy Mother")
    if harpy_first:
        duel.p1("resolve Harpy Mother")
        duel.p2("choose Brain Fly")
    else:
        duel.p1("resolve Explosive Toad")
    assert (duel.play("p1"), duel.play("p2")) == ([], [])
    loser = "p2" if harpy_first else "p1"
    assert "Brain Fly" in duel.discard(loser)
    duel.settled("p2")


# ---- Kangasaurus Rex: 7, Play: defeat every enemy creature of power 4 or less


def test_kangasaurus_rex_defeats_all_small_enemies() -> None:
    duel = Scenario(p1={"hand": ["Kangasaurus Rex"]},
                    p2={"mindbugs": 0, "play": ["Brain Fly", "Killer Bee", "Spider Owl", "Gorillion"]})
    duel.p1("play Kangasaurus Rex")
    assert duel.play("p2") == ["Gorillion", "Killer Bee"]
    assert duel.discard("p2") == ["Brain Fly", "Spider Owl"]
    duel.settled("p2")


def test_kangasaurus_rex_spares_its_own_side() -> None:
    duel = Scenario(p1={"hand": ["Kangasaurus Rex"], "play": ["Brain Fly"]}, p2={"mindbugs": 0, "play": ["Killer Bee"]})
    duel.p1("play Kangasaurus Rex")
    assert duel.play("p1") == ["Brain Fly", "Kangasaurus Rex"]
    assert duel.play("p2") == ["Killer Bee"]
    duel.settled("p2")


@pytest.mark.parametrize(("before", "after"), [
    (["Shield Bugs", "Brain Fly"], ["Brain Fly", "Shield Bugs (exhausted)"]),
    (["Shield Bugs (exhausted)", "Brain Fly"], ["Brain Fly"]),
    (["Shield Bugs", "Shield Bugs"], ["Shield Bugs", "Shield Bugs"]),
])
def test_kangasaurus_rex_counts_the_bonus_of_shield_bugs_g13(before: list[str], after: list[str]) -> None:
    """FC-12: Brain Fly (4) survives, also when the Bugs do not."""
    duel = Scenario(p1={"hand": ["Kangasaurus Rex"]}, p2={"mindbugs": 0, "play": before})
    duel.p1("play Kangasaurus Rex")
    assert duel.play("p2") == after
    duel.settled("p2")


@pytest.mark.parametrize("small", ["Goblin Werewolf", "Brain Fly"])
def test_kangasaurus_rex_does_not_count_bonuses_of_the_enemys_own_turn(small: str) -> None:
    duel = Scenario(p1={"hand": ["Kangasaurus Rex"]}, p2={"mindbugs": 0, "play": ["Urchin Hurler", small]})
    duel.p1("play Kangasaurus Rex")
    assert (duel.play("p2"), duel.discard("p2")) == (["Urchin Hurler"], [small])
    duel.settled("p2")


def test_kangasaurus_rex_mindbugged_turns_on_its_player() -> None:
    duel = Scenario(p1={"hand": ["Kangasaurus Rex"], "play": ["Brain Fly", "Killer Bee"]}, p2={"play": ["Spider Owl"]})
    duel.p1("play Kangasaurus Rex")
    duel.p2("mindbug")
    assert duel.play("p1") == ["Killer Bee"]
    assert duel.play("p2") == ["Kangasaurus Rex", "Spider Owl"]
    duel.settled("p1")


# ---- Killer Bee: 5 HUNTER, Play: opponent loses 1 life


def test_killer_bee_costs_the_opponent_one_life() -> None:
    duel = Scenario(p1={"hand": ["Killer Bee"]}, p2={"mindbugs": 0})
    duel.p1("play Killer Bee")
    assert (duel.life("p1"), duel.life("p2")) == (3, 2)
    duel.settled("p2")


def test_killer_bee_wins_against_the_last_life_g9() -> None:
    duel = Scenario(p1={"hand": ["Killer Bee"]}, p2={"life": 1, "mindbugs": 0})
    duel.p1("play Killer Bee")
    duel.over("p1")


def test_killer_bee_mindbugged_stings_its_player() -> None:
    duel = Scenario(p1={"hand": ["Killer Bee", "Gorillion"]})
    duel.p1("play Killer Bee")
    duel.p2("mindbug")
    assert (duel.life("p1"), duel.life("p2")) == (2, 3)
    duel.settled("p1")


def test_killer_bee_mindbugged_can_cost_its_player_the_game() -> None:
    duel = Scenario(p1={"life": 1, "hand": ["Killer Bee", "Gorillion"]})
    duel.p1("play Killer Bee")
    duel.p2("mindbug")
    duel.over("p2")


def test_killer_bee_hunts_compost_dragon() -> None:
    """FC1's HUNTER example."""
    duel = Scenario(p1={"play": ["Killer Bee"]}, p2={"play": ["Compost Dragon", "Gorillion"]})
    duel.p1("attack Killer Bee")
    duel.asks("p1", "hunt", "hunt Compost Dragon", "hunt Gorillion", "let block")
    duel.p1("hunt Compost Dragon")
    assert (duel.play("p1"), duel.play("p2")) == (["Killer Bee"], ["Gorillion"])
    assert (duel.discard("p2"), duel.life("p2")) == (["Compost Dragon"], 3)
    duel.settled("p2")


def test_killer_bee_need_not_hunt_and_stings_only_when_played() -> None:
    duel = Scenario(p1={"play": ["Killer Bee"]}, p2={"play": ["Compost Dragon"]})
    duel.p1("attack Killer Bee", "let block")
    duel.asks("p2", "block", "block Compost Dragon", "no block")
    duel.p2("no block")
    assert (duel.life("p2"), duel.play("p2")) == (2, ["Compost Dragon"])
    duel.settled("p2")


def test_killer_bee_is_not_asked_without_prey() -> None:
    duel = Scenario(p1={"play": ["Killer Bee"]})
    duel.p1("attack Killer Bee")
    assert duel.life("p2") == 2
    duel.settled("p2")
