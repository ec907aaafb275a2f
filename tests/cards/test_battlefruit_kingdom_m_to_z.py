"""Battlefruit Kingdom, Mangonade to Tomageddon: what each card does, what it does not, and its edges."""

import pytest

from tests.scenario import Scenario

# ---- Mangonade


def test_mangonade_defeats_every_enemy_creature() -> None:
    duel = Scenario(p1={"play": ["Mangonade (1 octonite)", "Cherry Bug"]}, p2={"play": ["Gorillion", "Axolotl Healer"]},
                    phase="start")
    assert duel.play("p1") == ["Cherry Bug", "Mangonade"]
    assert duel.play("p2") == []
    assert duel.discard("p2") == ["Axolotl Healer", "Gorillion"]
    duel.settled("p1")


def test_mangonade_waits_for_the_last_octonite() -> None:
    duel = Scenario(p1={"play": ["Mangonade (3 octonite)"]}, p2={"play": ["Gorillion"]}, phase="start")
    assert duel.play("p1") == ["Mangonade (2 octonite)"]
    assert duel.play("p2") == ["Gorillion"]
    duel.settled("p1")


def test_mangonade_only_exhausts_tough_creatures() -> None:
    duel = Scenario(p1={"play": ["Mangonade (1 octonite)"]},
                    p2={"play": ["Rhino Turtle", "Plated Scorpion (exhausted)", "Gorillion"]}, phase="start")
    assert duel.play("p2") == ["Rhino Turtle (exhausted)"]
    assert duel.discard("p2") == ["Gorillion", "Plated Scorpion"]
    duel.settled("p1")


def test_mangonade_all_leave_together_and_the_active_player_orders_their_effects_g3_g13() -> None:
    duel = Scenario(p1={"hand": ["Gorillion", "Luchataur"], "play": ["Mangonade (1 octonite)"]},
                    p2={"play": ["Tomageddon", "Duradillo (exhausted)"]}, phase="start")
    assert duel.discard("p2") == ["Duradillo", "Tomageddon"]
    duel.asks("p1", "order", "resolve Duradillo", "resolve Tomageddon")
    duel.p1("resolve Duradillo")
    assert duel.life("p2") == 2
    duel.chance("pick Luchataur")
    assert duel.hand("p1") == ["Gorillion"]
    assert duel.hand("p2") == ["Gorillion", "Luchataur"]
    duel.settled("p1")


# ---- Okra Shaman


def test_okra_shaman_pays_a_life_to_play_a_card_from_any_discard_pile() -> None:
    duel = Scenario(p1={"hand": ["Okra Shaman"], "discard": ["Gorillion"]},
                    p2={"mindbugs": 0, "discard": ["Luchataur"]})
    duel.p1("play Okra Shaman")
    duel.asks("p1", "may", "yes", "no")
    duel.p1("yes")
    assert duel.life("p1") == 2
    duel.asks("p1", "card", "choose Gorillion", "choose Luchataur")
    duel.p1("choose Luchataur")
    assert duel.play("p1") == ["Luchataur", "Okra Shaman"]
    assert duel.discard("p1") == ["Gorillion"]
    assert duel.discard("p2") == []
    duel.settled("p2")


def test_okra_shaman_may_keep_the_life() -> None:
    duel = Scenario(p1={"hand": ["Okra Shaman"], "discard": ["Gorillion"]}, p2={"mindbugs": 0})
    duel.p1("play Okra Shaman", "no")
    assert duel.life("p1") == 3
    assert duel.play("p1") == ["Okra Shaman"]
    duel.settled("p2")


def test_okra_shaman_is_not_asked_when_every_discard_pile_is_empty() -> None:
    """BF-19."""
    duel = Scenario(p1={"hand": ["Okra Shaman"]}, p2={"mindbugs": 0})
    duel.p1("play Okra Shaman")
    assert duel.life("p1") == 3
    duel.settled("p2")


def test_okra_shaman_tells_the_same_card_in_both_piles_apart() -> None:
    duel = Scenario(p1={"hand": ["Okra Shaman"], "discard": ["Gorillion"]},
                    p2={"mindbugs": 0, "discard": ["Gorillion"]})
    duel.p1("play Okra Shaman", "yes")
    duel.asks("p1", "card", "choose Gorillion", "choose Gorillion #2")
    duel.p1("choose Gorillion #2")
    assert duel.play("p1") == ["Gorillion", "Okra Shaman"]
    assert duel.discard("p1") == ["Gorillion"]
    assert duel.discard("p2") == []
    duel.settled("p2")


def test_okra_shaman_chains_with_a_second_copy() -> None:
    duel = Scenario(p1={"hand": ["Okra Shaman"], "discard": ["Okra Shaman", "Gorillion"]}, p2={"mindbugs": 0})
    duel.p1("play Okra Shaman", "yes", "choose Okra Shaman", "yes")
    assert duel.life("p1") == 1
    assert duel.play("p1") == ["Gorillion", "Okra Shaman", "Okra Shaman"]
    duel.settled("p2")


def test_okra_shaman_mindbugged_costs_the_mindbugger_the_life_m2() -> None:
    duel = Scenario(p1={"hand": ["Okra Shaman", "Gorillion"], "discard": ["Luchataur"]}, p2={"mindbugs": 1})
    duel.p1("play Okra Shaman")
    duel.p2("mindbug", "yes")
    assert duel.life("p1") == 3
    assert duel.life("p2") == 2
    assert duel.play("p2") == ["Luchataur", "Okra Shaman"]
    duel.settled("p1")


# ---- Orange Owlmancer


def test_orange_owlmancer_makes_exactly_two_others_sneaky() -> None:
    duel = Scenario(p1={"play": ["Orange Owlmancer", "Bee Bear", "Brain Fly"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Brain Fly")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_orange_owlmancer_makes_exactly_two_others_poisonous() -> None:
    duel = Scenario(p1={"play": ["Orange Owlmancer", "Bee Bear", "Brain Fly"]}, p2={"play": ["Gorillion"]}, turn="p2")
    duel.p2("attack Gorillion")
    duel.p1("block Brain Fly")
    assert duel.discard("p1") == ["Brain Fly"]
    assert duel.discard("p2") == ["Gorillion"]
    duel.settled("p1")


@pytest.mark.parametrize("others", [["Brain Fly"], ["Brain Fly", "Bee Bear", "Gorillion"]])
def test_orange_owlmancer_gives_nothing_with_one_or_three_others(others: list[str]) -> None:
    duel = Scenario(p1={"play": ["Orange Owlmancer", *others]}, p2={"play": ["Luchataur"]})
    duel.p1("attack Brain Fly")
    duel.p2("block Luchataur")
    assert duel.discard("p1") == ["Brain Fly"]
    assert duel.play("p2") == ["Luchataur"]
    duel.settled("p2")


def test_orange_owlmancer_itself_gets_nothing() -> None:
    duel = Scenario(p1={"play": ["Orange Owlmancer", "Bee Bear", "Brain Fly"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Orange Owlmancer")
    duel.p2("block Gorillion")
    assert duel.discard("p1") == ["Orange Owlmancer"]
    assert duel.play("p2") == ["Gorillion"]
    duel.settled("p2")


def test_orange_owlmancer_lets_the_two_others_block_sneaky_attackers() -> None:
    duel = Scenario(p1={"play": ["Orange Owlmancer", "Bee Bear", "Brain Fly"]}, p2={"play": ["Spider Owl"]}, turn="p2")
    duel.p2("attack Spider Owl")
    duel.asks("p1", "block", "block Bee Bear", "block Brain Fly", "no block")
    duel.p1("no block")
    assert duel.life("p1") == 2
    duel.settled("p1")


# ---- Pepperwing


def test_pepperwing_opponent_may_discard_a_card() -> None:
    duel = Scenario(p1={"play": ["Pepperwing"]}, p2={"hand": ["Gorillion", "Luchataur"], "play": ["Bee Bear"]})
    duel.p1("attack Pepperwing")
    duel.asks("p2", "may", "yes", "no")
    duel.p2("yes")
    duel.asks("p2", "discard", "discard Gorillion", "discard Luchataur")
    duel.p2("discard Luchataur", "no block")
    assert duel.hand("p2") == ["Gorillion"]
    assert duel.discard("p2") == ["Luchataur"]
    assert duel.play("p2") == ["Bee Bear"]
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_pepperwing_opponent_who_keeps_the_cards_defeats_an_own_creature() -> None:
    duel = Scenario(p1={"play": ["Pepperwing", "Cherry Bug"]}, p2={"play": ["Bee Bear", "Brain Fly"]})
    duel.p1("attack Pepperwing")
    duel.p2("no")
    duel.asks("p2", "target", "choose Bee Bear", "choose Brain Fly")
    duel.p2("choose Brain Fly", "block Bee Bear")
    assert duel.hand("p2") == ["Gorillion"]
    assert duel.discard("p2") == ["Brain Fly"]
    assert duel.play("p1") == ["Cherry Bug", "Pepperwing (exhausted)"]
    duel.settled("p2")


def test_pepperwing_opponent_without_cards_is_not_asked() -> None:
    duel = Scenario(p1={"hand": ["Gorillion"], "play": ["Pepperwing"]}, p2={"play": ["Bee Bear", "Brain Fly"]},
                    spare=False)
    duel.p1("attack Pepperwing")
    duel.p2("choose Brain Fly", "no block")
    assert duel.discard("p2") == ["Brain Fly"]
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_pepperwing_opponent_without_creatures_may_simply_decline() -> None:
    duel = Scenario(p1={"play": ["Pepperwing"]})
    duel.p1("attack Pepperwing")
    duel.p2("no")
    assert duel.hand("p2") == ["Gorillion"]
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_pepperwing_a_tough_creature_is_only_exhausted() -> None:
    duel = Scenario(p1={"play": ["Pepperwing"]}, p2={"play": ["Rhino Turtle"]})
    duel.p1("attack Pepperwing")
    duel.p2("no", "no block")
    assert duel.play("p2") == ["Rhino Turtle (exhausted)"]
    duel.settled("p2")


def test_pepperwing_the_discarded_card_is_replaced() -> None:
    duel = Scenario(p1={"play": ["Pepperwing"]},
                    p2={"hand": ["Gorillion", "Luchataur", "Bee Bear", "Killer Bee", "Spider Owl"],
                        "draw": ["Rhino Turtle"]})
    duel.p1("attack Pepperwing")
    duel.p2("yes", "discard Gorillion")
    assert duel.hand("p2") == ["Bee Bear", "Killer Bee", "Luchataur", "Rhino Turtle", "Spider Owl"]
    duel.settled("p2")


# ---- Pesky Peas


def test_pesky_peas_have_power_five_in_the_other_players_turn() -> None:
    duel = Scenario(p1={"play": ["Pesky Peas"]}, p2={"play": ["Brain Fly"]}, turn="p2")
    duel.p2("attack Brain Fly")
    duel.p1("block Pesky Peas")
    assert duel.play("p1") == ["Pesky Peas"]
    assert duel.discard("p2") == ["Brain Fly"]
    duel.settled("p1")


def test_pesky_peas_have_power_two_in_their_own_turn() -> None:
    duel = Scenario(p1={"play": ["Pesky Peas"]}, p2={"play": ["Tiger Squirrel", "Gorillion"]})
    duel.p1("attack Pesky Peas")
    duel.asks("p2", "block", "block Tiger Squirrel", "no block")
    duel.p2("block Tiger Squirrel")
    assert duel.discard("p1") == ["Pesky Peas"]
    assert duel.play("p2") == ["Gorillion", "Tiger Squirrel"]
    duel.settled("p2")


def test_pesky_peas_tie_with_a_hunter_of_power_five() -> None:
    duel = Scenario(p1={"play": ["Pesky Peas"]}, p2={"play": ["Killer Bee"]}, turn="p2")
    duel.p2("attack Killer Bee", "hunt Pesky Peas")
    assert duel.discard("p1") == ["Pesky Peas"]
    assert duel.discard("p2") == ["Killer Bee"]
    duel.settled("p1")


def test_pesky_peas_outgrow_an_enemy_effect_on_power_four_or_less() -> None:
    duel = Scenario(p1={"hand": ["Kangasaurus Rex"]}, p2={"mindbugs": 0, "play": ["Pesky Peas", "Brain Fly"]})
    duel.p1("play Kangasaurus Rex")
    assert duel.play("p2") == ["Pesky Peas"]
    assert duel.discard("p2") == ["Brain Fly"]
    duel.settled("p2")


# ---- Pineapple Paladin


def test_pineapple_paladin_gains_a_life_when_it_attacks() -> None:
    duel = Scenario(p1={"play": ["Pineapple Paladin"]})
    duel.p1("attack Pineapple Paladin")
    assert duel.life("p1") == 4
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_pineapple_paladin_gains_the_life_when_blocked_too() -> None:
    duel = Scenario(p1={"play": ["Pineapple Paladin"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Pineapple Paladin")
    duel.p2("block Gorillion")
    assert duel.life("p1") == 4
    assert duel.discard("p1") == ["Pineapple Paladin"]
    duel.settled("p2")


@pytest.mark.parametrize(("choice", "mine", "theirs"), [("attack", 4, 2), ("stop", 3, 3)])
def test_pineapple_paladin_gains_only_if_it_uses_its_fast_attack(choice: str, mine: int, theirs: int) -> None:
    duel = Scenario(p1={"hand": ["Pineapple Paladin"]}, p2={"mindbugs": 0})
    duel.p1("play Pineapple Paladin", choice)
    assert (duel.life("p1"), duel.life("p2")) == (mine, theirs)
    duel.settled("p2")


def test_pineapple_paladin_gains_nothing_when_it_blocks() -> None:
    duel = Scenario(p1={"play": ["Pineapple Paladin"]}, p2={"play": ["Brain Fly"]}, turn="p2")
    duel.p2("attack Brain Fly")
    duel.p1("block Pineapple Paladin")
    assert duel.life("p1") == 3
    assert duel.discard("p2") == ["Brain Fly"]
    duel.settled("p1")


# ---- Pomelozilla


def test_pomelozilla_keeps_enemy_hunters_from_attacking() -> None:
    duel = Scenario(p1={"play": ["Killer Bee", "Bee Bear"]}, p2={"play": ["Pomelozilla"]})
    duel.asks("p1", "action", "play Gorillion", "attack Bee Bear")
    duel.refuses("attack Killer Bee")
    duel.settled("p1")


def test_pomelozilla_lets_allied_hunters_attack() -> None:
    duel = Scenario(p1={"play": ["Killer Bee", "Pomelozilla"]})
    duel.p1("attack Killer Bee")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_pomelozilla_lets_enemy_hunters_block() -> None:
    duel = Scenario(p1={"play": ["Killer Bee"]}, p2={"play": ["Pomelozilla"]}, turn="p2")
    duel.p2("attack Pomelozilla")
    duel.p1("block Killer Bee")
    assert duel.discard("p1") == ["Killer Bee"]
    duel.settled("p1")


def test_pomelozilla_counts_granted_hunter() -> None:
    """Snail Thrower gives HUNTER to the Brain Fly, not to itself and not to Bee Bear."""
    duel = Scenario(p1={"play": ["Snail Thrower", "Brain Fly", "Bee Bear"]}, p2={"play": ["Pomelozilla"]})
    duel.asks("p1", "action", "play Gorillion", "attack Snail Thrower", "attack Bee Bear")
    duel.settled("p1")


def test_pomelozilla_beats_a_player_with_nothing_but_hunters() -> None:
    duel = Scenario(p1={"play": ["Killer Bee"]}, p2={"hand": ["Gorillion"], "play": ["Pomelozilla"]}, spare=False)
    duel.over("p2")


# ---- Potadore The Wise


def test_potadore_the_wise_gives_other_allied_creatures_two_power() -> None:
    duel = Scenario(p1={"play": ["Potadore The Wise", "Giraffodile"]}, p2={"play": ["Bee Bear"]})
    duel.p1("attack Giraffodile")
    duel.p2("block Bee Bear")
    assert duel.play("p1") == ["Giraffodile", "Potadore The Wise"]
    assert duel.discard("p2") == ["Bee Bear"]
    duel.settled("p2")


def test_potadore_the_wise_does_not_strengthen_itself() -> None:
    duel = Scenario(p1={"play": ["Potadore The Wise", "Giraffodile"]}, p2={"play": ["Harpy Mother"]})
    duel.p1("attack Potadore The Wise")
    duel.p2("block Harpy Mother")
    assert duel.discard("p1") == ["Potadore The Wise"]
    assert duel.play("p2") == ["Harpy Mother"]
    duel.settled("p2")


def test_potadore_the_wise_does_not_strengthen_enemies() -> None:
    duel = Scenario(p1={"play": ["Potadore The Wise", "Bee Bear"]}, p2={"play": ["Luchataur"]})
    duel.p1("attack Bee Bear")
    duel.p2("block Luchataur")
    assert duel.play("p1") == ["Bee Bear", "Potadore The Wise"]
    assert duel.discard("p2") == ["Luchataur"]
    duel.settled("p2")


def test_potadore_the_wise_adds_up() -> None:
    """Two of them make the Brain Fly 8."""
    duel = Scenario(p1={"play": ["Potadore The Wise", "Potadore The Wise", "Brain Fly"]}, p2={"play": ["Giraffodile"]})
    duel.p1("attack Brain Fly")
    duel.p2("block Giraffodile")
    assert duel.discard("p2") == ["Giraffodile"]
    assert duel.play("p1") == ["Brain Fly", "Potadore The Wise", "Potadore The Wise"]
    duel.settled("p2")


def test_potadore_the_wise_strengthens_another_potadore() -> None:
    duel = Scenario(p1={"play": ["Potadore The Wise", "Potadore The Wise"]}, p2={"play": ["Harpy Mother"]}, turn="p2")
    duel.p2("attack Harpy Mother")
    duel.p1("block Potadore The Wise")
    # The dying Harpy Mother may take creatures of power 5 or less; both Potadores are 6.
    assert duel.play("p1") == ["Potadore The Wise", "Potadore The Wise"]
    assert duel.discard("p2") == ["Harpy Mother"]
    duel.settled("p1")


# ---- Prime Fungus


def test_prime_fungus_alone_hunts_and_poisons() -> None:
    duel = Scenario(p1={"play": ["Prime Fungus"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Prime Fungus", "hunt Gorillion")
    assert duel.discard("p1") == ["Prime Fungus"]
    assert duel.discard("p2") == ["Gorillion"]
    duel.settled("p2")


def test_prime_fungus_alone_attacks_twice() -> None:
    duel = Scenario(p1={"play": ["Prime Fungus"]})
    duel.p1("attack Prime Fungus", "attack")
    assert duel.life("p2") == 1
    duel.settled("p2")


def test_prime_fungus_beside_a_stronger_creature_has_no_keywords() -> None:
    duel = Scenario(p1={"play": ["Prime Fungus", "Gorillion"]}, p2={"play": ["Luchataur"]})
    duel.p1("attack Prime Fungus")
    duel.p2("block Luchataur")
    assert duel.discard("p1") == ["Prime Fungus"]
    assert duel.play("p2") == ["Luchataur"]
    duel.settled("p2")


def test_prime_fungus_beside_a_stronger_creature_attacks_once() -> None:
    duel = Scenario(p1={"play": ["Prime Fungus", "Gorillion"]})
    duel.p1("attack Prime Fungus")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_prime_fungus_keeps_its_keywords_beside_equal_power() -> None:
    duel = Scenario(p1={"play": ["Prime Fungus", "Strange Barrel"]}, p2={"play": ["Luchataur"]})
    duel.p1("attack Prime Fungus")
    duel.asks("p1", "hunt", "hunt Luchataur", "let block")
    duel.p1("let block")
    duel.p2("no block")
    duel.p1("stop")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_prime_fungus_compares_current_power() -> None:
    """Two hand cards make the Fennel Trickster 8, so the Fungus is not the strongest any more."""
    hand = ["Gorillion", "Luchataur"]
    duel = Scenario(p1={"hand": hand, "play": ["Prime Fungus", "Fennel Trickster"]}, p2={"play": ["Luchataur"]})
    duel.p1("attack Prime Fungus")
    duel.p2("no block")
    assert duel.life("p2") == 2
    duel.settled("p2")


# ---- Rad Radish


def test_rad_radish_defeats_an_enemy_hunter() -> None:
    duel = Scenario(p1={"hand": ["Rad Radish"], "play": ["Urchin Hurler"]},
                    p2={"mindbugs": 0, "play": ["Killer Bee", "Shark Dog", "Gorillion"]})
    duel.p1("play Rad Radish")
    duel.asks("p1", "target", "choose Killer Bee", "choose Shark Dog")
    duel.p1("choose Shark Dog")
    assert duel.discard("p2") == ["Shark Dog"]
    assert duel.play("p1") == ["Rad Radish", "Urchin Hurler"]
    duel.settled("p2")


def test_rad_radish_does_nothing_without_an_enemy_hunter() -> None:
    duel = Scenario(p1={"hand": ["Rad Radish"], "play": ["Urchin Hurler"]}, p2={"mindbugs": 0, "play": ["Gorillion"]})
    duel.p1("play Rad Radish")
    assert duel.play("p1") == ["Rad Radish", "Urchin Hurler"]
    assert duel.play("p2") == ["Gorillion"]
    duel.settled("p2")


def test_rad_radish_counts_granted_hunter() -> None:
    """Snail Thrower gives HUNTER to the Brain Fly alone."""
    duel = Scenario(p1={"hand": ["Rad Radish"]},
                    p2={"mindbugs": 0, "play": ["Snail Thrower", "Brain Fly", "Gorillion"]})
    duel.p1("play Rad Radish")
    assert duel.discard("p2") == ["Brain Fly"]
    duel.settled("p2")


def test_rad_radish_only_exhausts_a_tough_hunter() -> None:
    duel = Scenario(p1={"hand": ["Rad Radish"]}, p2={"mindbugs": 0, "play": ["Raspberry Ranger"]})
    duel.p1("play Rad Radish")
    assert duel.play("p2") == ["Raspberry Ranger (exhausted)"]
    duel.settled("p2")


# ---- Raspberry Ranger


def test_raspberry_ranger_hunts_and_is_exhausted_by_poison() -> None:
    duel = Scenario(p1={"play": ["Raspberry Ranger"]}, p2={"play": ["Axolotl Healer", "Gorillion"]})
    duel.p1("attack Raspberry Ranger")
    duel.asks("p1", "hunt", "hunt Axolotl Healer", "hunt Gorillion", "let block")
    duel.p1("hunt Axolotl Healer")
    assert duel.play("p1") == ["Raspberry Ranger (exhausted)"]
    assert duel.discard("p2") == ["Axolotl Healer"]
    duel.settled("p2")


def test_raspberry_ranger_exhausted_is_defeated() -> None:
    duel = Scenario(p1={"play": ["Raspberry Ranger (exhausted)"]}, p2={"play": ["Axolotl Healer"]})
    duel.p1("attack Raspberry Ranger", "hunt Axolotl Healer")
    assert duel.discard("p1") == ["Raspberry Ranger"]
    assert duel.discard("p2") == ["Axolotl Healer"]
    duel.settled("p2")


def test_raspberry_ranger_need_not_hunt() -> None:
    duel = Scenario(p1={"play": ["Raspberry Ranger"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Raspberry Ranger", "let block")
    duel.p2("no block")
    assert duel.life("p2") == 2
    assert duel.play("p1") == ["Raspberry Ranger"]
    duel.settled("p2")


# ---- Spinachia


def test_spinachia_returns_another_allied_creature_and_plays_it_again() -> None:
    """BF-11: not a turn action, so no Mindbug question for the second time (M1)."""
    duel = Scenario(p1={"hand": ["Spinachia"], "play": ["Axolotl Healer"]}, p2={"mindbugs": 2})
    duel.p1("play Spinachia")
    duel.p2("decline")
    duel.p1("yes", "yes")
    assert duel.life("p1") == 5
    assert duel.play("p1") == ["Axolotl Healer", "Spinachia"]
    assert duel.hand("p1") == []
    duel.settled("p2")


def test_spinachia_may_leave_everything_in_play() -> None:
    duel = Scenario(p1={"hand": ["Spinachia"], "play": ["Axolotl Healer"]}, p2={"mindbugs": 0})
    duel.p1("play Spinachia", "no")
    assert duel.life("p1") == 3
    assert duel.play("p1") == ["Axolotl Healer", "Spinachia"]
    duel.settled("p2")


def test_spinachia_may_keep_the_returned_card_in_hand() -> None:
    """BF-11: here the card says "may"."""
    duel = Scenario(p1={"hand": ["Spinachia"], "play": ["Axolotl Healer", "Bee Bear"]}, p2={"mindbugs": 0})
    duel.p1("play Spinachia", "yes")
    duel.asks("p1", "target", "choose Axolotl Healer", "choose Bee Bear")
    duel.p1("choose Bee Bear", "no")
    assert duel.hand("p1") == ["Bee Bear"]
    assert duel.play("p1") == ["Axolotl Healer", "Spinachia"]
    duel.settled("p2")


def test_spinachia_alone_is_not_asked() -> None:
    duel = Scenario(p1={"hand": ["Spinachia"]}, p2={"mindbugs": 0, "play": ["Gorillion"]})
    duel.p1("play Spinachia")
    assert duel.play("p1") == ["Spinachia"]
    assert duel.play("p2") == ["Gorillion"]
    duel.settled("p2")


@pytest.mark.parametrize(("before", "after"), [
    ("Rhino Turtle (exhausted)", "Rhino Turtle"),
    ("Mangonade (1 octonite)", "Mangonade (3 octonite)"),
    ("Captain Cucodile", "Captain Cucodile (1 octonite)"),
])
def test_spinachia_makes_the_creature_fresh_again_g16(before: str, after: str) -> None:
    duel = Scenario(p1={"hand": ["Spinachia"], "play": [before]}, p2={"mindbugs": 0})
    duel.p1("play Spinachia", "yes", "yes")
    assert duel.play("p1") == sorted([after, "Spinachia"])
    duel.settled("p2")


# ---- Sporeweaver


def test_sporeweaver_takes_two_cards_out_of_any_discard_piles() -> None:
    duel = Scenario(p1={"play": ["Sporeweaver (1 octonite)"], "discard": ["Bee Bear", "Killer Bee"]},
                    p2={"discard": ["Luchataur"]}, phase="start")
    duel.asks("p1", "card", "choose Bee Bear", "choose Killer Bee", "choose Luchataur")
    duel.p1("choose Luchataur")
    duel.asks("p1", "card", "choose Bee Bear", "choose Killer Bee")
    duel.p1("choose Killer Bee")
    assert duel.hand("p1") == ["Gorillion", "Killer Bee", "Luchataur"]
    assert duel.discard("p1") == ["Bee Bear"]
    assert duel.discard("p2") == []
    duel.settled("p1")


@pytest.mark.parametrize("pile", [[], ["Bee Bear"], ["Bee Bear", "Luchataur"]])
def test_sporeweaver_takes_what_there_is_without_asking(pile: list[str]) -> None:
    """G1: mandatory, as much as possible."""
    duel = Scenario(p1={"play": ["Sporeweaver (1 octonite)"]}, p2={"discard": pile}, phase="start")
    assert duel.hand("p1") == sorted(["Gorillion", *pile])
    assert duel.discard("p2") == []
    duel.settled("p1")


def test_sporeweaver_waits_for_the_last_octonite() -> None:
    duel = Scenario(p1={"play": ["Sporeweaver (2 octonite)"], "discard": ["Bee Bear"]}, phase="start")
    assert duel.hand("p1") == ["Gorillion"]
    assert duel.discard("p1") == ["Bee Bear"]
    duel.settled("p1")


def test_sporeweaver_may_exceed_five_hand_cards_g8() -> None:
    duel = Scenario(p1={"hand": ["Gorillion"] * 5, "play": ["Sporeweaver (1 octonite)"],
                        "discard": ["Bee Bear", "Luchataur"]}, phase="start")
    assert duel.hand("p1") == ["Bee Bear", *["Gorillion"] * 5, "Luchataur"]
    duel.settled("p1")


# ---- The Broccoli Bards


def test_the_broccoli_bards_play_a_card_of_power_five_or_less_from_their_discard_pile() -> None:
    duel = Scenario(p1={"hand": ["The Broccoli Bards"], "discard": ["Killer Bee", "Spider Owl", "Strange Barrel"]},
                    p2={"mindbugs": 0})
    duel.p1("play The Broccoli Bards")
    duel.asks("p1", "card", "choose Killer Bee", "choose Spider Owl")
    duel.p1("choose Killer Bee")
    assert duel.life("p2") == 2
    assert duel.play("p1") == ["Killer Bee", "The Broccoli Bards"]
    assert duel.discard("p1") == ["Spider Owl", "Strange Barrel"]
    duel.settled("p2")


def test_the_broccoli_bards_find_nothing_of_higher_power_or_in_the_other_pile() -> None:
    duel = Scenario(p1={"hand": ["The Broccoli Bards"], "discard": ["Prime Fungus"]},
                    p2={"mindbugs": 0, "discard": ["Spider Owl"]})
    duel.p1("play The Broccoli Bards")
    assert duel.play("p1") == ["The Broccoli Bards"]
    assert duel.discard("p2") == ["Spider Owl"]
    duel.settled("p2")


def test_the_broccoli_bards_look_at_printed_power_g15() -> None:
    """BF-17: the Werewolf is 2 in the pile, although it will be 8 in play on its own turn."""
    duel = Scenario(p1={"hand": ["The Broccoli Bards"], "discard": ["Goblin Werewolf"]}, p2={"mindbugs": 0})
    duel.p1("play The Broccoli Bards")
    assert duel.play("p1") == ["Goblin Werewolf", "The Broccoli Bards"]
    duel.settled("p2")


def test_the_broccoli_bards_chain_and_cannot_be_mindbugged_in_the_chain_m1() -> None:
    duel = Scenario(p1={"hand": ["The Broccoli Bards"], "discard": ["The Broccoli Bards", "Spider Owl"]},
                    p2={"mindbugs": 1})
    duel.p1("play The Broccoli Bards")
    duel.p2("decline")
    duel.p1("choose The Broccoli Bards")
    assert duel.play("p1") == ["Spider Owl", "The Broccoli Bards", "The Broccoli Bards"]
    assert duel.discard("p1") == []
    duel.settled("p2")


def test_the_broccoli_bards_mindbugged_use_the_mindbuggers_pile_m5() -> None:
    duel = Scenario(p1={"hand": ["The Broccoli Bards", "Gorillion"], "discard": ["Spider Owl"]},
                    p2={"mindbugs": 1, "discard": ["Killer Bee"]})
    duel.p1("play The Broccoli Bards")
    duel.p2("mindbug")
    assert duel.play("p2") == ["Killer Bee", "The Broccoli Bards"]
    assert duel.life("p1") == 2
    assert duel.discard("p1") == ["Spider Owl"]
    duel.settled("p1")


# ---- Tomageddon


def test_tomageddon_defeated_steals_a_random_card() -> None:
    duel = Scenario(p1={"play": ["Tomageddon"]}, p2={"hand": ["Killer Bee", "Luchataur"], "play": ["Gorillion"]})
    duel.p1("attack Tomageddon")
    duel.p2("block Gorillion")
    duel.asks("chance", "pick", "pick Killer Bee", "pick Luchataur")
    duel.chance("pick Killer Bee")
    assert duel.hand("p1") == ["Gorillion", "Killer Bee"]
    assert duel.hand("p2") == ["Luchataur"]
    assert duel.discard("p1") == ["Tomageddon"]
    duel.settled("p2")


def test_tomageddon_that_survives_steals_nothing() -> None:
    duel = Scenario(p1={"play": ["Tomageddon"]}, p2={"hand": ["Luchataur"], "play": ["Bee Bear"]})
    duel.p1("attack Tomageddon")
    duel.p2("block Bee Bear")
    assert duel.hand("p1") == ["Gorillion"]
    assert duel.hand("p2") == ["Luchataur"]
    duel.settled("p2")


def test_tomageddon_steals_nothing_from_an_empty_hand() -> None:
    duel = Scenario(p1={"hand": ["Luchataur"], "play": ["Tomageddon"]}, p2={"play": ["Gorillion"]}, spare=False)
    duel.p1("attack Tomageddon")
    duel.p2("block Gorillion")
    assert duel.hand("p1") == ["Luchataur"]
    assert duel.discard("p1") == ["Tomageddon"]
    duel.settled("p2")


def test_tomageddon_the_stolen_card_is_replaced() -> None:
    """Five equal cards leave chance nothing to decide."""
    duel = Scenario(p1={"play": ["Tomageddon"]},
                    p2={"hand": ["Luchataur"] * 5, "draw": ["Killer Bee"], "play": ["Gorillion"]})
    duel.p1("attack Tomageddon")
    duel.p2("block Gorillion")
    assert duel.hand("p1") == ["Gorillion", "Luchataur"]
    assert duel.hand("p2") == ["Killer Bee", *["Luchataur"] * 4]
    duel.settled("p2")


def test_tomageddon_defeated_by_an_effect_steals_too() -> None:
    duel = Scenario(p1={"mindbugs": 0, "play": ["Tomageddon"]}, p2={"hand": ["Tiger Squirrel", "Luchataur"]}, turn="p2")
    duel.p2("play Tiger Squirrel")
    assert duel.discard("p1") == ["Tomageddon"]
    assert duel.hand("p1") == ["Gorillion", "Luchataur"]
    assert duel.hand("p2") == []
    duel.settled("p1")
