"""First Contact, card by card: Axolotl Healer to Killer Bee."""

import pytest

from tests.scenario import Table

# ---- Axolotl Healer: 4 POISONOUS, Play: gain 2 life


def test_axolotl_healer_gains_two_life() -> None:
    table = Table(p1={"hand": ["Axolotl Healer"]}, p2={"mindbugs": 0})
    table.p1("play Axolotl Healer")
    assert (table.life("p1"), table.life("p2")) == (5, 3)
    assert table.play("p1") == ["Axolotl Healer"]
    table.settled("p2")


def test_axolotl_healer_heals_the_mindbugger() -> None:
    """FC1's first example: M2, M4."""
    table = Table(p1={"hand": ["Axolotl Healer", "Gorillion"]})
    table.p1("play Axolotl Healer")
    table.asks("p2", "mindbug", "mindbug", "decline")
    table.p2("mindbug")
    assert (table.life("p1"), table.life("p2")) == (3, 5)
    assert (table.play("p1"), table.play("p2")) == ([], ["Axolotl Healer"])
    assert table.mindbugs("p2") == 1
    table.settled("p1")


def test_axolotl_healer_heals_nobody_when_it_fights_and_poisons() -> None:
    table = Table(p1={"play": ["Axolotl Healer"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Axolotl Healer")
    table.p2("block Gorillion")
    assert (table.discard("p1"), table.discard("p2")) == (["Axolotl Healer"], ["Gorillion"])
    assert (table.life("p1"), table.life("p2")) == (3, 3)
    table.settled("p2")


def test_axolotl_healer_knows_no_upper_limit_g8() -> None:
    table = Table(p1={"life": 20, "hand": ["Axolotl Healer"]}, p2={"mindbugs": 0})
    table.p1("play Axolotl Healer")
    assert table.life("p1") == 22
    table.settled("p2")


# ---- Bee Bear: 8, not blockable by creatures of power 6 or less


def test_bee_bear_cannot_be_blocked_by_power_six() -> None:
    table = Table(p1={"play": ["Bee Bear"]}, p2={"play": ["Strange Barrel"]})
    table.p1("attack Bee Bear")
    assert table.life("p2") == 2
    table.settled("p2")


def test_bee_bear_can_be_blocked_by_power_seven() -> None:
    table = Table(p1={"play": ["Bee Bear"]}, p2={"play": ["Giraffodile", "Strange Barrel"]})
    table.p1("attack Bee Bear")
    table.asks("p2", "block", "block Giraffodile", "no block")
    table.p2("block Giraffodile")
    assert table.discard("p2") == ["Giraffodile"]
    assert (table.play("p1"), table.life("p2")) == (["Bee Bear"], 3)
    table.settled("p2")


def test_bee_bear_looks_at_current_power_of_the_blocker_a10() -> None:
    table = Table(p1={"play": ["Bee Bear"]}, p2={"play": ["Strange Barrel", "Shield Bugs"]})
    table.p1("attack Bee Bear")
    table.asks("p2", "block", "block Strange Barrel", "no block")
    table.p2("no block")
    assert table.life("p2") == 2
    table.settled("p2")


def test_bee_bear_does_not_help_its_friends() -> None:
    table = Table(p1={"play": ["Bee Bear", "Gorillion"]}, p2={"play": ["Killer Bee"]})
    table.p1("attack Gorillion")
    table.asks("p2", "block", "block Killer Bee", "no block")
    table.p2("block Killer Bee")
    assert table.discard("p2") == ["Killer Bee"]
    table.settled("p2")


def test_bee_bear_with_hunter_forces_a_small_creature_to_block_a9_g14() -> None:
    table = Table(p1={"play": ["Bee Bear"], "energy": 1}, p2={"play": ["Killer Bee"]}, phase="start",
                  power_row=["Pounce"])
    table.p1("buy Pounce", "attack Bee Bear")
    table.asks("p1", "hunt", "hunt Killer Bee", "let block")
    table.p1("hunt Killer Bee")
    assert table.discard("p2") == ["Killer Bee"]
    assert table.life("p2") == 3
    table.settled("p2")


# ---- Brain Fly: 4, Play: take control of 1 creature of power 6 or more


def test_brain_fly_takes_an_enemy_of_power_six() -> None:
    """FC-4: it is not asked whether, and there is only one."""
    table = Table(p1={"hand": ["Brain Fly"]}, p2={"mindbugs": 0, "play": ["Strange Barrel", "Killer Bee"]})
    table.p1("play Brain Fly")
    assert table.play("p1") == ["Brain Fly", "Strange Barrel"]
    assert table.play("p2") == ["Killer Bee"]
    table.settled("p2")


def test_brain_fly_may_only_take_power_six_or_more() -> None:
    table = Table(p1={"hand": ["Brain Fly"]}, p2={"mindbugs": 0, "play": ["Killer Bee", "Goblin Werewolf"]})
    table.p1("play Brain Fly")
    assert table.play("p1") == ["Brain Fly"]
    assert table.play("p2") == ["Goblin Werewolf", "Killer Bee"]
    table.settled("p2")


def test_brain_fly_counts_current_power() -> None:
    table = Table(p1={"hand": ["Brain Fly"]}, p2={"mindbugs": 0, "play": ["Explosive Toad", "Shield Bugs"]})
    table.p1("play Brain Fly")
    assert table.play("p1") == ["Brain Fly", "Explosive Toad"]
    assert table.play("p2") == ["Shield Bugs"]
    table.settled("p2")


def test_brain_fly_chooses_on_both_sides_and_may_take_what_it_has_g20() -> None:
    """FC-4: a choice between both sides, without a way out."""
    table = Table(p1={"hand": ["Brain Fly"], "play": ["Luchataur"]}, p2={"mindbugs": 0, "play": ["Gorillion"]})
    table.p1("play Brain Fly")
    table.asks("p1", "target", "choose Luchataur", "choose Gorillion")
    table.p1("choose Luchataur")
    assert table.play("p1") == ["Brain Fly", "Luchataur"]
    assert table.play("p2") == ["Gorillion"]
    table.settled("p2")


def test_brain_fly_may_choose_itself_when_it_has_power_six() -> None:
    """Urchin Hurler makes it 6 on its own turn; G6, G20."""
    table = Table(p1={"hand": ["Brain Fly"], "play": ["Urchin Hurler"]}, p2={"mindbugs": 0, "play": ["Gorillion"]})
    table.p1("play Brain Fly")
    table.asks("p1", "target", "choose Brain Fly", "choose Gorillion")
    table.p1("choose Brain Fly")
    assert table.play("p2") == ["Gorillion"]
    table.settled("p2")


def test_brain_fly_labels_its_own_side_first() -> None:
    table = Table(p1={"hand": ["Brain Fly"], "play": ["Bee Bear"]}, p2={"mindbugs": 0, "play": ["Bee Bear"]})
    table.p1("play Brain Fly")
    table.asks("p1", "target", "choose Bee Bear", "choose Bee Bear #2")
    table.p1("choose Bee Bear #2")
    assert table.play("p1") == ["Bee Bear", "Bee Bear", "Brain Fly"]
    assert table.play("p2") == []
    table.settled("p2")


def test_brain_fly_takes_a_creature_as_it_is_g16() -> None:
    table = Table(p1={"hand": ["Brain Fly"]}, p2={"mindbugs": 0, "play": ["Rhino Turtle (exhausted)"]})
    table.p1("play Brain Fly")
    assert table.play("p1") == ["Brain Fly", "Rhino Turtle (exhausted)"]
    table.settled("p2")


def test_brain_fly_triggers_no_play_effect_of_what_it_takes_g16() -> None:
    table = Table(p1={"life": 1, "hand": ["Brain Fly"]}, p2={"mindbugs": 0, "play": ["Mysterious Mermaid"]})
    table.p1("play Brain Fly")
    assert table.play("p1") == ["Brain Fly", "Mysterious Mermaid"]
    assert table.life("p1") == 1
    table.settled("p2")


def test_brain_fly_takes_for_the_mindbugger() -> None:
    table = Table(p1={"hand": ["Brain Fly"], "play": ["Luchataur", "Killer Bee"]})
    table.p1("play Brain Fly")
    table.p2("mindbug")
    assert table.play("p1") == ["Killer Bee"]
    assert table.play("p2") == ["Brain Fly", "Luchataur"]
    table.settled("p1")


# ---- Chameleon Sniper: 1 SNEAKY, Attack: opponent loses 1 life


def test_chameleon_sniper_unblocked_costs_two_a3() -> None:
    table = Table(p1={"play": ["Chameleon Sniper"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Chameleon Sniper")
    assert table.life("p2") == 1
    table.settled("p2")


def test_chameleon_sniper_blocked_costs_one() -> None:
    table = Table(p1={"play": ["Chameleon Sniper"]}, p2={"play": ["Tiger Squirrel", "Gorillion"]})
    table.p1("attack Chameleon Sniper")
    table.asks("p2", "block", "block Tiger Squirrel", "no block")
    table.p2("block Tiger Squirrel")
    assert table.life("p2") == 2
    assert table.discard("p1") == ["Chameleon Sniper"]
    table.settled("p2")


def test_chameleon_sniper_wins_before_anybody_can_block_g9() -> None:
    table = Table(p1={"play": ["Chameleon Sniper"]}, p2={"life": 1, "play": ["Tiger Squirrel"]})
    table.p1("attack Chameleon Sniper")
    table.over("p1")


def test_chameleon_sniper_does_nothing_when_it_blocks() -> None:
    table = Table(p1={"play": ["Gorillion"]}, p2={"play": ["Chameleon Sniper"]})
    table.p1("attack Gorillion")
    table.p2("block Chameleon Sniper")
    assert (table.life("p1"), table.life("p2")) == (3, 3)
    assert table.discard("p2") == ["Chameleon Sniper"]
    table.settled("p2")


def test_chameleon_sniper_does_nothing_when_it_is_played() -> None:
    table = Table(p1={"hand": ["Chameleon Sniper"]}, p2={"mindbugs": 0})
    table.p1("play Chameleon Sniper")
    assert table.life("p2") == 3
    table.settled("p2")


# ---- Compost Dragon: 3 HUNTER, Play: play 1 card out of own discard pile


def test_compost_dragon_plays_a_card_with_its_play_effect() -> None:
    """FC-1."""
    table = Table(p1={"hand": ["Compost Dragon"], "discard": ["Axolotl Healer"]}, p2={"mindbugs": 0})
    table.p1("play Compost Dragon")
    assert table.play("p1") == ["Axolotl Healer", "Compost Dragon"]
    assert (table.discard("p1"), table.life("p1")) == ([], 5)
    table.settled("p2")


def test_compost_dragon_looks_into_no_other_pile_and_does_not_replay_itself() -> None:
    """FC-1."""
    table = Table(p1={"hand": ["Compost Dragon"]}, p2={"mindbugs": 0, "discard": ["Gorillion"]})
    table.p1("play Compost Dragon")
    assert table.play("p1") == ["Compost Dragon"]
    assert table.discard("p2") == ["Gorillion"]
    table.settled("p2")


def test_compost_dragon_chooses_one_card() -> None:
    table = Table(p1={"hand": ["Compost Dragon"], "discard": ["Gorillion", "Killer Bee", "Killer Bee"]},
                  p2={"mindbugs": 0})
    table.p1("play Compost Dragon")
    table.asks("p1", "card", "choose Gorillion", "choose Killer Bee")
    table.p1("choose Killer Bee")
    assert table.play("p1") == ["Compost Dragon", "Killer Bee"]
    assert table.discard("p1") == ["Gorillion", "Killer Bee"]
    assert table.life("p2") == 2
    table.settled("p2")


def test_compost_dragon_chains_with_a_second_copy() -> None:
    """FC-1."""
    table = Table(p1={"hand": ["Compost Dragon"], "discard": ["Compost Dragon", "Luchataur"]}, p2={"mindbugs": 0})
    table.p1("play Compost Dragon", "choose Compost Dragon")
    assert table.play("p1") == ["Compost Dragon", "Compost Dragon", "Luchataur"]
    assert table.discard("p1") == []
    table.settled("p2")


def test_compost_dragon_must_play_a_card_that_hurts_g1() -> None:
    """FC-1: the Mermaid costs 2 life."""
    table = Table(p1={"hand": ["Compost Dragon"], "discard": ["Mysterious Mermaid"]}, p2={"life": 1, "mindbugs": 0})
    table.p1("play Compost Dragon")
    assert table.play("p1") == ["Compost Dragon", "Mysterious Mermaid"]
    assert table.life("p1") == 1
    table.settled("p2")


def test_compost_dragon_searches_the_mindbuggers_pile_m5() -> None:
    table = Table(p1={"hand": ["Compost Dragon", "Gorillion"], "discard": ["Bee Bear"]},
                  p2={"discard": ["Luchataur"]})
    table.p1("play Compost Dragon")
    table.p2("mindbug")
    assert table.play("p2") == ["Compost Dragon", "Luchataur"]
    assert (table.discard("p1"), table.discard("p2")) == (["Bee Bear"], [])
    table.settled("p1")


def test_compost_dragons_card_cannot_be_mindbugged_m1() -> None:
    table = Table(p1={"hand": ["Compost Dragon"], "discard": ["Axolotl Healer"]})
    table.p1("play Compost Dragon")
    table.p2("decline")
    assert table.play("p1") == ["Axolotl Healer", "Compost Dragon"]
    assert table.mindbugs("p2") == 2
    table.settled("p2")


# ---- Deathweaver: 2 POISONOUS, opponents' Play effects do not activate


def test_deathweaver_stops_an_opponents_play_effect() -> None:
    """FC-5."""
    table = Table(p1={"hand": ["Axolotl Healer"]}, p2={"mindbugs": 0, "play": ["Deathweaver"]})
    table.p1("play Axolotl Healer")
    assert table.play("p1") == ["Axolotl Healer"]
    assert table.life("p1") == 3
    table.settled("p2")


def test_deathweaver_does_not_stop_its_own_side() -> None:
    table = Table(p1={"hand": ["Axolotl Healer"], "play": ["Deathweaver"]}, p2={"mindbugs": 0})
    table.p1("play Axolotl Healer")
    assert table.life("p1") == 5
    table.settled("p2")


def test_deathweaver_protects_itself_from_kangasaurus_rex() -> None:
    table = Table(p1={"hand": ["Kangasaurus Rex"]}, p2={"mindbugs": 0, "play": ["Deathweaver"]})
    table.p1("play Kangasaurus Rex")
    assert table.play("p2") == ["Deathweaver"]
    table.settled("p2")


def test_deathweaver_stops_a_card_that_the_opponent_mindbugs() -> None:
    """FC-5."""
    table = Table(p1={"hand": ["Axolotl Healer", "Gorillion"], "play": ["Deathweaver"]})
    table.p1("play Axolotl Healer")
    table.p2("mindbug")
    assert table.play("p2") == ["Axolotl Healer"]
    assert (table.life("p1"), table.life("p2")) == (3, 3)
    table.settled("p1")


def test_deathweaver_lets_its_controller_mindbug_with_effect() -> None:
    table = Table(p1={"hand": ["Axolotl Healer", "Gorillion"]}, p2={"play": ["Deathweaver"]})
    table.p1("play Axolotl Healer")
    table.p2("mindbug")
    assert (table.life("p1"), table.life("p2")) == (3, 5)
    table.settled("p1")


def test_deathweaver_mindbugged_works_at_once_against_its_player() -> None:
    table = Table(p1={"hand": ["Deathweaver", "Axolotl Healer"]}, p2={"mindbugs": 1})
    table.p1("play Deathweaver")
    table.p2("mindbug")
    table.p1("play Axolotl Healer")
    assert table.life("p1") == 3
    table.settled("p2")


def test_deathweaver_leaves_attack_and_defeated_effects_alone() -> None:
    table = Table(p1={"play": ["Chameleon Sniper"]}, p2={"play": ["Deathweaver"]})
    table.p1("attack Chameleon Sniper")
    assert table.life("p2") == 1
    table.settled("p2")

    table = Table(p1={"play": ["Explosive Toad"]}, p2={"play": ["Deathweaver", "Gorillion"]})
    table.p1("attack Explosive Toad")
    table.p2("block Gorillion")
    table.p1("choose Gorillion")
    assert (table.play("p1"), table.play("p2")) == ([], ["Deathweaver"])
    table.settled("p2")


@pytest.mark.parametrize(("enemy", "life"), [("Deathweaver", 3), ("Spider Owl", 5)])
def test_deathweaver_stops_a_card_played_by_an_effect(enemy: str, life: int) -> None:
    """FC-5: Figuru's Action plays the only card of the opponent's hand."""
    table = Table(p1={"play": ["Figuru"]}, p2={"hand": ["Axolotl Healer"], "play": [enemy]})
    table.p1("act Figuru")
    assert table.play("p1") == ["Axolotl Healer"]
    assert table.hand("p1") == ["Figuru", "Gorillion"]
    assert table.life("p1") == life
    table.settled("p2")


@pytest.mark.parametrize(("enemy", "life"), [("Deathweaver", 3), ("Spider Owl", 5)])
def test_deathweaver_stops_a_play_effect_triggered_by_a_power_card(enemy: str, life: int) -> None:
    """FC-5."""
    table = Table(p1={"play": ["Axolotl Healer"], "energy": 2}, p2={"play": [enemy]}, phase="start",
                  power_row=["Monster Buddies"])
    table.p1("buy Monster Buddies")
    assert table.life("p1") == life
    table.settled("p1")


def test_deathweaver_stops_the_copying_of_a_play_effect() -> None:
    """FC-5."""
    table = Table(p1={"hand": ["Pear Patrol", "Axolotl Healer"]}, p2={"mindbugs": 0, "play": ["Deathweaver"]})
    table.p1("play Pear Patrol")
    assert table.life("p1") == 3
    table.settled("p2")


def test_deathweaver_does_not_stop_octonite_from_arriving() -> None:
    """FC-5."""
    table = Table(p1={"hand": ["Lychee King"]}, p2={"mindbugs": 0, "play": ["Deathweaver"]})
    table.p1("play Lychee King")
    assert table.play("p1") == ["Lychee King (2 octonite)"]
    table.settled("p2")


# ---- Elephantopus: 7 TOUGH, opponents' creatures of power 4 or less may not block


def test_elephantopus_lets_only_power_five_or_more_block() -> None:
    table = Table(p1={"play": ["Elephantopus", "Gorillion"]}, p2={"play": ["Brain Fly", "Killer Bee"]})
    table.p1("attack Gorillion")
    table.asks("p2", "block", "block Killer Bee", "no block")
    table.p2("no block")
    assert table.life("p2") == 2
    table.settled("p2")


def test_elephantopus_holds_off_every_small_creature_when_it_attacks_itself() -> None:
    table = Table(p1={"play": ["Elephantopus"]}, p2={"play": ["Brain Fly", "Plated Scorpion"]})
    table.p1("attack Elephantopus")
    assert table.life("p2") == 2
    table.settled("p2")


def test_elephantopus_does_not_hinder_its_own_small_friends() -> None:
    table = Table(p1={"play": ["Gorillion"]}, p2={"play": ["Elephantopus", "Axolotl Healer"]})
    table.p1("attack Gorillion")
    table.asks("p2", "block", "block Axolotl Healer", "block Elephantopus", "no block")
    table.p2("block Axolotl Healer")
    assert (table.discard("p1"), table.discard("p2")) == (["Gorillion"], ["Axolotl Healer"])
    table.settled("p2")


def test_elephantopus_looks_at_current_power_a10() -> None:
    table = Table(p1={"play": ["Elephantopus", "Gorillion"]}, p2={"play": ["Brain Fly", "Shield Bugs"]})
    table.p1("attack Gorillion")
    table.asks("p2", "block", "block Brain Fly", "no block")
    table.p2("block Brain Fly")
    assert table.discard("p2") == ["Brain Fly"]
    table.settled("p2")


def test_elephantopus_does_not_keep_a_hunter_from_small_prey_a9() -> None:
    table = Table(p1={"play": ["Elephantopus", "Killer Bee"]}, p2={"play": ["Brain Fly"]})
    table.p1("attack Killer Bee", "hunt Brain Fly")
    assert table.discard("p2") == ["Brain Fly"]
    assert table.life("p2") == 3
    table.settled("p2")


def test_elephantopus_lets_nobody_block_when_the_hunter_does_not_hunt() -> None:
    table = Table(p1={"play": ["Elephantopus", "Killer Bee"]}, p2={"play": ["Brain Fly"]})
    table.p1("attack Killer Bee", "let block")
    assert table.life("p2") == 2
    assert table.play("p2") == ["Brain Fly"]
    table.settled("p2")


def test_elephantopus_is_exhausted_by_kangasaurus_rex() -> None:
    """FC1's TOUGH example."""
    table = Table(p1={"play": ["Kangasaurus Rex"]}, p2={"play": ["Elephantopus"]})
    table.p1("attack Kangasaurus Rex")
    table.p2("block Elephantopus")
    assert table.discard("p1") == ["Kangasaurus Rex"]
    assert table.play("p2") == ["Elephantopus (exhausted)"]
    table.settled("p2")


# ---- Explosive Toad: 5 FRENZY, Defeated: defeat 1 creature (either side)


def test_explosive_toad_takes_its_slayer_along() -> None:
    table = Table(p1={"play": ["Explosive Toad"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Explosive Toad")
    table.p2("block Gorillion")
    assert (table.discard("p1"), table.discard("p2")) == (["Explosive Toad"], ["Gorillion"])
    assert table.life("p2") == 3
    table.settled("p2")


def test_explosive_toad_chooses_on_either_side() -> None:
    """FC-2."""
    table = Table(p1={"play": ["Explosive Toad", "Luchataur"]}, p2={"play": ["Gorillion", "Killer Bee"]})
    table.p1("attack Explosive Toad")
    table.p2("block Gorillion")
    table.asks("p1", "target", "choose Luchataur", "choose Gorillion", "choose Killer Bee")
    table.p1("choose Killer Bee")
    assert (table.play("p1"), table.play("p2")) == (["Luchataur"], ["Gorillion"])
    table.settled("p2")


def test_explosive_toads_controller_chooses_also_in_the_others_turn_g2() -> None:
    table = Table(p1={"play": ["Gorillion", "Bee Bear"]}, p2={"play": ["Explosive Toad"]})
    table.p1("attack Gorillion")
    table.p2("block Explosive Toad")
    table.asks("p2", "target", "choose Gorillion", "choose Bee Bear")
    table.p2("choose Bee Bear")
    assert (table.play("p1"), table.discard("p1")) == (["Gorillion"], ["Bee Bear"])
    table.settled("p2")


def test_explosive_toad_must_defeat_a_friend_when_nobody_else_is_there() -> None:
    """FC-2."""
    table = Table(p1={"play": ["Axolotl Healer"]}, p2={"play": ["Explosive Toad", "Luchataur"]})
    table.p1("attack Axolotl Healer")
    table.p2("block Explosive Toad")
    assert table.discard("p1") == ["Axolotl Healer"]
    assert table.discard("p2") == ["Explosive Toad", "Luchataur"]
    table.settled("p2")


def test_explosive_toad_does_nothing_while_it_lives() -> None:
    table = Table(p1={"play": ["Explosive Toad", "Bee Bear"]}, p2={"play": ["Brain Fly", "Gorillion"]})
    table.p1("attack Explosive Toad")
    table.p2("block Brain Fly")
    table.p1("stop")
    assert table.play("p1") == ["Bee Bear", "Explosive Toad"]
    assert table.play("p2") == ["Gorillion"]
    table.settled("p2")


def test_explosive_toad_only_exhausts_a_tough_target() -> None:
    table = Table(p1={"play": ["Rhino Turtle"]}, p2={"play": ["Explosive Toad"]})
    table.p1("attack Rhino Turtle")
    table.p2("block Explosive Toad")
    table.p1("stop")
    assert table.play("p1") == ["Rhino Turtle (exhausted)"]
    assert table.discard("p2") == ["Explosive Toad"]
    table.settled("p2")


def test_explosive_toad_sets_off_another() -> None:
    table = Table(p1={"play": ["Gorillion"]}, p2={"play": ["Explosive Toad", "Explosive Toad"]})
    table.p1("attack Gorillion")
    table.p2("block Explosive Toad")
    table.asks("p2", "target", "choose Explosive Toad", "choose Gorillion")
    table.p2("choose Explosive Toad")
    assert table.discard("p1") == ["Gorillion"]
    assert table.discard("p2") == ["Explosive Toad", "Explosive Toad"]
    table.settled("p2")


def test_explosive_toads_that_kill_each_other_are_ordered_by_the_active_player_g3() -> None:
    table = Table(p1={"play": ["Explosive Toad", "Bee Bear"]}, p2={"play": ["Explosive Toad", "Killer Bee"]})
    table.p1("attack Explosive Toad")
    table.p2("block Explosive Toad")
    table.asks("p1", "order", "resolve Explosive Toad", "resolve Explosive Toad #2")
    table.p1("resolve Explosive Toad #2")
    table.asks("p2", "target", "choose Killer Bee", "choose Bee Bear")
    table.p2("choose Bee Bear")
    assert table.discard("p1") == ["Bee Bear", "Explosive Toad"]
    assert table.discard("p2") == ["Explosive Toad", "Killer Bee"]
    table.settled("p2")


def test_explosive_toads_without_anything_to_defeat_are_still_ordered() -> None:
    table = Table(p1={"play": ["Explosive Toad"]}, p2={"play": ["Explosive Toad"]})
    table.p1("attack Explosive Toad")
    table.p2("block Explosive Toad")
    table.asks("p1", "order", "resolve Explosive Toad", "resolve Explosive Toad #2")
    table.p1("resolve Explosive Toad")
    assert (table.play("p1"), table.play("p2")) == ([], [])
    table.settled("p2")


def test_explosive_toad_may_attack_twice_and_no_more() -> None:
    table = Table(p1={"play": ["Explosive Toad"]})
    table.p1("attack Explosive Toad")
    table.asks("p1", "again", "attack", "stop")
    table.p1("attack")
    assert table.life("p2") == 1
    table.settled("p2")


# ---- Ferret Bomber: 2 SNEAKY, Play: opponent discards 2 cards (their choice)


def test_ferret_bomber_makes_the_opponent_choose_two_cards() -> None:
    table = Table(p1={"hand": ["Ferret Bomber", "Bee Bear"]},
                  p2={"mindbugs": 0, "hand": ["Gorillion", "Luchataur", "Killer Bee"]})
    table.p1("play Ferret Bomber")
    table.asks("p2", "discard", "discard Gorillion", "discard Luchataur", "discard Killer Bee")
    table.p2("discard Gorillion")
    table.asks("p2", "discard", "discard Luchataur", "discard Killer Bee")
    table.p2("discard Killer Bee")
    assert table.hand("p2") == ["Luchataur"]
    assert table.discard("p2") == ["Gorillion", "Killer Bee"]
    assert table.hand("p1") == ["Bee Bear"]
    table.settled("p2")


def test_ferret_bomber_asks_nothing_when_both_cards_must_go() -> None:
    table = Table(p1={"hand": ["Ferret Bomber"]},
                  p2={"mindbugs": 0, "hand": ["Gorillion", "Luchataur"], "play": ["Brain Fly"]})
    table.p1("play Ferret Bomber")
    assert (table.hand("p2"), table.discard("p2")) == ([], ["Gorillion", "Luchataur"])
    table.settled("p2")


def test_ferret_bomber_takes_one_card_when_there_is_only_one_g1() -> None:
    table = Table(p1={"hand": ["Ferret Bomber"]}, p2={"mindbugs": 0, "hand": ["Gorillion"], "play": ["Brain Fly"]})
    table.p1("play Ferret Bomber")
    assert (table.hand("p2"), table.discard("p2")) == ([], ["Gorillion"])
    table.settled("p2")


def test_ferret_bomber_wins_against_a_player_left_without_an_action() -> None:
    table = Table(p1={"hand": ["Ferret Bomber"]}, p2={"mindbugs": 0, "hand": ["Gorillion", "Luchataur"]})
    table.p1("play Ferret Bomber")
    table.over("p1")


def test_ferret_bomber_discards_both_before_the_refill_g12() -> None:
    table = Table(p1={"hand": ["Ferret Bomber"]},
                  p2={"mindbugs": 0, "hand": ["Gorillion", "Luchataur", "Killer Bee", "Brain Fly", "Bee Bear"],
                      "draw": ["Turbo Bug", "Spider Owl", "Shark Dog"]})
    table.p1("play Ferret Bomber")
    table.p2("discard Gorillion")
    table.asks("p2", "discard", "discard Luchataur", "discard Killer Bee", "discard Brain Fly", "discard Bee Bear")
    table.p2("discard Luchataur")
    assert table.hand("p2") == ["Bee Bear", "Brain Fly", "Killer Bee", "Spider Owl", "Turbo Bug"]
    assert table.position()["p2"]["draw"] == ["Shark Dog"]
    table.settled("p2")


def test_ferret_bomber_offers_the_same_card_once_but_as_often_as_it_is_there() -> None:
    table = Table(p1={"hand": ["Ferret Bomber"]}, p2={"mindbugs": 0, "hand": ["Gorillion", "Luchataur", "Gorillion"]})
    table.p1("play Ferret Bomber")
    table.asks("p2", "discard", "discard Gorillion", "discard Luchataur")
    table.p2("discard Gorillion")
    table.asks("p2", "discard", "discard Gorillion", "discard Luchataur")
    table.p2("discard Gorillion")
    assert table.hand("p2") == ["Luchataur"]
    table.settled("p2")


def test_ferret_bomber_mindbugged_hits_its_player() -> None:
    table = Table(p1={"hand": ["Ferret Bomber", "Gorillion", "Luchataur", "Killer Bee"]})
    table.p1("play Ferret Bomber")
    table.p2("mindbug")
    table.p1("discard Gorillion", "discard Luchataur")
    assert (table.hand("p1"), table.hand("p2")) == (["Killer Bee"], ["Gorillion"])
    table.settled("p1")


# ---- Giraffodile: 7, Play: whole own discard pile goes to own hand


def test_giraffodile_takes_the_whole_discard_pile() -> None:
    table = Table(p1={"hand": ["Giraffodile"], "discard": ["Gorillion", "Luchataur"]},
                  p2={"mindbugs": 0, "discard": ["Bee Bear"]})
    table.p1("play Giraffodile")
    assert (table.hand("p1"), table.discard("p1")) == (["Gorillion", "Luchataur"], [])
    assert table.discard("p2") == ["Bee Bear"]
    table.settled("p2")


def test_giraffodile_takes_nothing_from_the_other_pile() -> None:
    table = Table(p1={"hand": ["Giraffodile"]}, p2={"mindbugs": 0, "discard": ["Bee Bear"]})
    table.p1("play Giraffodile")
    assert (table.hand("p1"), table.discard("p2")) == ([], ["Bee Bear"])
    table.settled("p2")


def test_giraffodile_comes_after_the_refill_and_may_overfill_the_hand_g10_g8() -> None:
    table = Table(p1={"hand": ["Giraffodile", "Killer Bee", "Luchataur", "Brain Fly", "Bee Bear"],
                      "draw": ["Turbo Bug", "Spider Owl"], "discard": ["Gorillion", "Shark Dog", "Snail Hydra"]},
                  p2={"mindbugs": 0})
    table.p1("play Giraffodile")
    assert table.hand("p1") == ["Bee Bear", "Brain Fly", "Gorillion", "Killer Bee", "Luchataur", "Shark Dog",
                                "Snail Hydra", "Turbo Bug"]
    assert table.position()["p1"]["draw"] == ["Spider Owl"]
    table.settled("p2")


def test_giraffodile_fills_the_mindbuggers_hand_m5() -> None:
    table = Table(p1={"hand": ["Giraffodile", "Gorillion"], "discard": ["Bee Bear"]},
                  p2={"hand": ["Killer Bee"], "discard": ["Luchataur"]})
    table.p1("play Giraffodile")
    table.p2("mindbug")
    assert (table.hand("p1"), table.discard("p1")) == (["Gorillion"], ["Bee Bear"])
    assert (table.hand("p2"), table.discard("p2")) == (["Killer Bee", "Luchataur"], [])
    table.settled("p1")


# ---- Goblin Werewolf: 2 HUNTER, +6 power on own turn


def test_goblin_werewolf_has_power_eight_on_its_own_turn() -> None:
    table = Table(p1={"play": ["Goblin Werewolf"]}, p2={"play": ["Giraffodile"]})
    table.p1("attack Goblin Werewolf", "hunt Giraffodile")
    assert table.play("p1") == ["Goblin Werewolf"]
    assert table.discard("p2") == ["Giraffodile"]
    table.settled("p2")


def test_goblin_werewolf_has_not_more_than_eight() -> None:
    table = Table(p1={"play": ["Goblin Werewolf"]}, p2={"play": ["Bee Bear"]})
    table.p1("attack Goblin Werewolf", "let block")
    table.p2("block Bee Bear")
    assert (table.discard("p1"), table.discard("p2")) == (["Goblin Werewolf"], ["Bee Bear"])
    table.settled("p2")


def test_goblin_werewolf_has_power_two_when_it_blocks() -> None:
    table = Table(p1={"play": ["Brain Fly"]}, p2={"play": ["Goblin Werewolf"]})
    table.p1("attack Brain Fly")
    table.p2("block Goblin Werewolf")
    assert (table.play("p1"), table.discard("p2")) == (["Brain Fly"], ["Goblin Werewolf"])
    table.settled("p2")


def test_goblin_werewolf_mindbugged_is_small_in_the_others_turn() -> None:
    """FC-8: the turn still belongs to the player who was mindbugged."""
    table = Table(p1={"hand": ["Goblin Werewolf", "Gorillion"], "play": ["Brain Fly"]})
    table.p1("play Goblin Werewolf")
    table.p2("mindbug")
    table.p1("attack Brain Fly")
    table.p2("block Goblin Werewolf")
    assert (table.play("p1"), table.discard("p2")) == (["Brain Fly"], ["Goblin Werewolf"])
    table.settled("p2")


# ---- Gorillion: 10


def test_gorillion_unblocked_costs_one_life_and_attacks_once() -> None:
    """The rulebook's example: Bee Bear could block and would be lost."""
    table = Table(p1={"play": ["Gorillion"]}, p2={"play": ["Bee Bear"]})
    table.p1("attack Gorillion")
    table.asks("p2", "block", "block Bee Bear", "no block")
    table.p2("no block")
    assert (table.life("p2"), table.play("p2")) == (2, ["Bee Bear"])
    table.settled("p2")


def test_gorillion_defeats_a_smaller_blocker() -> None:
    table = Table(p1={"play": ["Gorillion"]}, p2={"play": ["Luchataur"]})
    table.p1("attack Gorillion")
    table.p2("block Luchataur")
    assert (table.play("p1"), table.play("p2")) == (["Gorillion"], [])
    assert (table.discard("p2"), table.life("p2")) == (["Luchataur"], 3)
    table.settled("p2")


def test_gorillions_defeat_each_other() -> None:
    table = Table(p1={"play": ["Gorillion"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Gorillion")
    table.p2("block Gorillion")
    assert (table.discard("p1"), table.discard("p2")) == (["Gorillion"], ["Gorillion"])
    table.settled("p2")


def test_gorillion_does_nothing_when_it_arrives() -> None:
    table = Table(p1={"hand": ["Gorillion"]}, p2={"mindbugs": 0, "play": ["Killer Bee"]})
    table.p1("play Gorillion")
    assert (table.play("p1"), table.play("p2")) == (["Gorillion"], ["Killer Bee"])
    assert (table.life("p1"), table.life("p2")) == (3, 3)
    table.settled("p2")


# ---- Grave Robber: 7 TOUGH, Play: play 1 card out of an opponent's discard pile


def test_grave_robber_plays_an_opponents_card_with_its_effect() -> None:
    """FC-1."""
    table = Table(p1={"hand": ["Grave Robber"]}, p2={"mindbugs": 0, "discard": ["Axolotl Healer"]})
    table.p1("play Grave Robber")
    assert table.play("p1") == ["Axolotl Healer", "Grave Robber"]
    assert (table.discard("p2"), table.life("p1")) == ([], 5)
    table.settled("p2")


def test_grave_robber_leaves_its_own_pile_alone() -> None:
    table = Table(p1={"hand": ["Grave Robber"], "discard": ["Gorillion"]}, p2={"mindbugs": 0})
    table.p1("play Grave Robber")
    assert (table.play("p1"), table.discard("p1")) == (["Grave Robber"], ["Gorillion"])
    table.settled("p2")


def test_grave_robber_chains_with_a_second_copy() -> None:
    """FC-1: one of the two must be chosen."""
    table = Table(p1={"hand": ["Grave Robber"]}, p2={"mindbugs": 0, "discard": ["Grave Robber", "Luchataur"]})
    table.p1("play Grave Robber")
    table.asks("p1", "card", "choose Grave Robber", "choose Luchataur")
    table.p1("choose Grave Robber")
    assert table.play("p1") == ["Grave Robber", "Grave Robber", "Luchataur"]
    assert table.discard("p2") == []
    table.settled("p2")


def test_grave_robbers_card_cannot_be_mindbugged_m1() -> None:
    table = Table(p1={"hand": ["Grave Robber"]}, p2={"discard": ["Gorillion"]})
    table.p1("play Grave Robber")
    table.p2("decline")
    assert table.play("p1") == ["Gorillion", "Grave Robber"]
    table.settled("p2")


def test_grave_robber_mindbugged_robs_its_player_m5() -> None:
    table = Table(p1={"hand": ["Grave Robber", "Gorillion"], "discard": ["Luchataur"]}, p2={"discard": ["Bee Bear"]})
    table.p1("play Grave Robber")
    table.p2("mindbug")
    assert table.play("p2") == ["Grave Robber", "Luchataur"]
    assert (table.discard("p1"), table.discard("p2")) == ([], ["Bee Bear"])
    table.settled("p1")


def test_grave_robbers_loot_dies_into_the_pile_of_its_controller_g5() -> None:
    table = Table(p1={"hand": ["Grave Robber", "Bee Bear"]},
                  p2={"mindbugs": 0, "play": ["Gorillion"], "discard": ["Axolotl Healer"]})
    table.p1("play Grave Robber")
    table.p2("attack Gorillion")
    table.p1("block Axolotl Healer")
    assert (table.discard("p1"), table.discard("p2")) == (["Axolotl Healer"], ["Gorillion"])
    table.settled("p1")


# ---- Harpy Mother: 5, Defeated: take control of up to 2 creatures of power 5 or less


def test_harpy_mother_takes_two_creatures() -> None:
    """FC-3."""
    table = Table(p1={"play": ["Gorillion", "Killer Bee", "Brain Fly", "Deathweaver"]}, p2={"play": ["Harpy Mother"]})
    table.p1("attack Gorillion")
    table.p2("block Harpy Mother")
    table.asks("p2", "target", "choose Killer Bee", "choose Brain Fly", "choose Deathweaver", "done")
    table.p2("choose Killer Bee")
    table.asks("p2", "target", "choose Brain Fly", "choose Deathweaver", "done")
    table.p2("choose Brain Fly")
    assert table.play("p1") == ["Deathweaver", "Gorillion"]
    assert table.play("p2") == ["Brain Fly", "Killer Bee"]
    assert table.discard("p2") == ["Harpy Mother"]
    table.settled("p2")


@pytest.mark.parametrize(("picks", "taken"), [(["done"], []), (["choose Brain Fly", "done"], ["Brain Fly"])])
def test_harpy_mother_may_take_fewer(picks: list[str], taken: list[str]) -> None:
    """FC-3."""
    table = Table(p1={"play": ["Gorillion", "Killer Bee", "Brain Fly"]}, p2={"play": ["Harpy Mother"]})
    table.p1("attack Gorillion")
    table.p2("block Harpy Mother", *picks)
    assert table.play("p2") == taken
    assert len(table.play("p1")) == 3 - len(taken)
    table.settled("p2")


def test_harpy_mother_takes_nothing_of_power_six_or_more() -> None:
    table = Table(p1={"play": ["Gorillion", "Strange Barrel"]}, p2={"play": ["Harpy Mother"]})
    table.p1("attack Gorillion")
    table.p2("block Harpy Mother")
    assert table.play("p1") == ["Gorillion", "Strange Barrel"]
    table.settled("p2")


def test_harpy_mother_cannot_take_what_died_with_her() -> None:
    """FC-3."""
    table = Table(p1={"play": ["Axolotl Healer"]}, p2={"play": ["Harpy Mother"]})
    table.p1("attack Axolotl Healer")
    table.p2("block Harpy Mother")
    assert (table.discard("p1"), table.discard("p2")) == (["Axolotl Healer"], ["Harpy Mother"])
    assert table.play("p2") == []
    table.settled("p2")


def test_harpy_mother_counts_current_power_and_fixes_her_candidates_first() -> None:
    """FC-3: Killer Bee is 6 beside Shield Bugs, and it stays out although taking Shield Bugs would make it 5."""
    table = Table(p1={"play": ["Gorillion", "Shield Bugs", "Killer Bee"]}, p2={"play": ["Harpy Mother"]})
    table.p1("attack Gorillion")
    table.p2("block Harpy Mother")
    table.asks("p2", "target", "choose Shield Bugs", "done")
    table.p2("choose Shield Bugs")
    assert (table.play("p1"), table.play("p2")) == (["Gorillion", "Killer Bee"], ["Shield Bugs"])
    table.settled("p2")


def test_harpy_mother_may_choose_her_own_friends_g20() -> None:
    table = Table(p1={"play": ["Gorillion", "Killer Bee"]}, p2={"play": ["Harpy Mother", "Brain Fly"]})
    table.p1("attack Gorillion")
    table.p2("block Harpy Mother")
    table.asks("p2", "target", "choose Brain Fly", "choose Killer Bee", "done")
    table.p2("choose Brain Fly", "choose Killer Bee")
    assert (table.play("p1"), table.play("p2")) == (["Gorillion"], ["Brain Fly", "Killer Bee"])
    table.settled("p2")


def test_harpy_mother_takes_even_the_attacker_and_as_it_is_g16() -> None:
    """Lone Yeti (not alone: power 5) survives the tie exhausted."""
    table = Table(p1={"play": ["Lone Yeti", "Brain Fly"]}, p2={"play": ["Harpy Mother"]})
    table.p1("attack Lone Yeti")
    table.p2("block Harpy Mother", "choose Lone Yeti", "done")
    assert (table.play("p1"), table.play("p2")) == (["Brain Fly"], ["Lone Yeti (exhausted)"])
    table.settled("p2")


@pytest.mark.parametrize("harpy_first", [True, False])
def test_harpy_mother_and_explosive_toad_resolve_in_the_active_players_order_g3(harpy_first: bool) -> None:
    table = Table(p1={"play": ["Explosive Toad", "Brain Fly"]}, p2={"play": ["Harpy Mother"]})
    table.p1("attack Explosive Toad")
    table.p2("block Harpy Mother")
    table.asks("p1", "order", "resolve Explosive Toad", "resolve Harpy Mother")
    if harpy_first:
        table.p1("resolve Harpy Mother")
        table.p2("choose Brain Fly")
    else:
        table.p1("resolve Explosive Toad")
    assert (table.play("p1"), table.play("p2")) == ([], [])
    loser = "p2" if harpy_first else "p1"
    assert "Brain Fly" in table.discard(loser)
    table.settled("p2")


# ---- Kangasaurus Rex: 7, Play: defeat every enemy creature of power 4 or less


def test_kangasaurus_rex_defeats_all_small_enemies() -> None:
    table = Table(p1={"hand": ["Kangasaurus Rex"]},
                  p2={"mindbugs": 0, "play": ["Brain Fly", "Killer Bee", "Spider Owl", "Gorillion"]})
    table.p1("play Kangasaurus Rex")
    assert table.play("p2") == ["Gorillion", "Killer Bee"]
    assert table.discard("p2") == ["Brain Fly", "Spider Owl"]
    table.settled("p2")


def test_kangasaurus_rex_spares_its_own_side() -> None:
    table = Table(p1={"hand": ["Kangasaurus Rex"], "play": ["Brain Fly"]}, p2={"mindbugs": 0, "play": ["Killer Bee"]})
    table.p1("play Kangasaurus Rex")
    assert table.play("p1") == ["Brain Fly", "Kangasaurus Rex"]
    assert table.play("p2") == ["Killer Bee"]
    table.settled("p2")


@pytest.mark.parametrize(("before", "after"), [
    (["Shield Bugs", "Brain Fly"], ["Brain Fly", "Shield Bugs (exhausted)"]),
    (["Shield Bugs (exhausted)", "Brain Fly"], ["Brain Fly"]),
    (["Shield Bugs", "Shield Bugs"], ["Shield Bugs", "Shield Bugs"]),
])
def test_kangasaurus_rex_counts_the_bonus_of_shield_bugs_g13(before: list[str], after: list[str]) -> None:
    """FC-12: Brain Fly (4) survives, also when the Bugs do not."""
    table = Table(p1={"hand": ["Kangasaurus Rex"]}, p2={"mindbugs": 0, "play": before})
    table.p1("play Kangasaurus Rex")
    assert table.play("p2") == after
    table.settled("p2")


@pytest.mark.parametrize("small", ["Goblin Werewolf", "Brain Fly"])
def test_kangasaurus_rex_does_not_count_bonuses_of_the_enemys_own_turn(small: str) -> None:
    table = Table(p1={"hand": ["Kangasaurus Rex"]}, p2={"mindbugs": 0, "play": ["Urchin Hurler", small]})
    table.p1("play Kangasaurus Rex")
    assert (table.play("p2"), table.discard("p2")) == (["Urchin Hurler"], [small])
    table.settled("p2")


def test_kangasaurus_rex_mindbugged_turns_on_its_player() -> None:
    table = Table(p1={"hand": ["Kangasaurus Rex"], "play": ["Brain Fly", "Killer Bee"]}, p2={"play": ["Spider Owl"]})
    table.p1("play Kangasaurus Rex")
    table.p2("mindbug")
    assert table.play("p1") == ["Killer Bee"]
    assert table.play("p2") == ["Kangasaurus Rex", "Spider Owl"]
    table.settled("p1")


# ---- Killer Bee: 5 HUNTER, Play: opponent loses 1 life


def test_killer_bee_costs_the_opponent_one_life() -> None:
    table = Table(p1={"hand": ["Killer Bee"]}, p2={"mindbugs": 0})
    table.p1("play Killer Bee")
    assert (table.life("p1"), table.life("p2")) == (3, 2)
    table.settled("p2")


def test_killer_bee_wins_against_the_last_life_g9() -> None:
    table = Table(p1={"hand": ["Killer Bee"]}, p2={"life": 1, "mindbugs": 0})
    table.p1("play Killer Bee")
    table.over("p1")


def test_killer_bee_mindbugged_stings_its_player() -> None:
    table = Table(p1={"hand": ["Killer Bee", "Gorillion"]})
    table.p1("play Killer Bee")
    table.p2("mindbug")
    assert (table.life("p1"), table.life("p2")) == (2, 3)
    table.settled("p1")


def test_killer_bee_mindbugged_can_cost_its_player_the_game() -> None:
    table = Table(p1={"life": 1, "hand": ["Killer Bee", "Gorillion"]})
    table.p1("play Killer Bee")
    table.p2("mindbug")
    table.over("p2")


def test_killer_bee_hunts_compost_dragon() -> None:
    """FC1's HUNTER example."""
    table = Table(p1={"play": ["Killer Bee"]}, p2={"play": ["Compost Dragon", "Gorillion"]})
    table.p1("attack Killer Bee")
    table.asks("p1", "hunt", "hunt Compost Dragon", "hunt Gorillion", "let block")
    table.p1("hunt Compost Dragon")
    assert (table.play("p1"), table.play("p2")) == (["Killer Bee"], ["Gorillion"])
    assert (table.discard("p2"), table.life("p2")) == (["Compost Dragon"], 3)
    table.settled("p2")


def test_killer_bee_need_not_hunt_and_stings_only_when_played() -> None:
    table = Table(p1={"play": ["Killer Bee"]}, p2={"play": ["Compost Dragon"]})
    table.p1("attack Killer Bee", "let block")
    table.asks("p2", "block", "block Compost Dragon", "no block")
    table.p2("no block")
    assert (table.life("p2"), table.play("p2")) == (2, ["Compost Dragon"])
    table.settled("p2")


def test_killer_bee_is_not_asked_without_prey() -> None:
    table = Table(p1={"play": ["Killer Bee"]})
    table.p1("attack Killer Bee")
    assert table.life("p2") == 2
    table.settled("p2")
