"""The promos by the rulings: these scenarios were written from the rulings alone."""

import pytest

import mindbug
from tests.scenario import Scenario


def test_slugapult_throws_an_ally_and_defeats_an_enemy() -> None:
    """PR-1."""
    duel = Scenario(p1={"play": ["Slugapult", "Robopup", "Bee Bear"]}, p2={"play": ["Gorillion", "Luchataur"]})
    duel.p1("attack Slugapult", "yes")
    duel.asks("p1", "target", "choose Robopup", "choose Bee Bear")
    duel.p1("choose Robopup")  # saved by TOUGH; the second part follows all the same
    duel.p1("choose Gorillion")
    assert duel.play("p1") == ["Bee Bear", "Robopup (exhausted)", "Slugapult"]
    assert duel.discard("p2") == ["Gorillion"]


def test_slugapult_is_not_asked_without_another_ally() -> None:
    """PR-1."""
    duel = Scenario(p1={"play": ["Slugapult"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Slugapult")
    duel.asks("p2", "block", "block Gorillion", "no block")


def test_mindbug_bug_costs_the_opponent_a_life_for_a_mindbug() -> None:
    """PR-2."""
    duel = Scenario(p1={"hand": ["Gorillion", "Bee Bear"], "play": ["Mindbug Bug"]}, p2={"life": 2})
    duel.p1("play Gorillion")
    duel.p2("mindbug")
    assert duel.life("p2") == 1
    assert duel.play("p2") == ["Gorillion"]
    duel.p1("play Bee Bear")
    duel.p2("mindbug")
    duel.over("p1")


def test_ratomancer_plays_small_cards_without_their_effects() -> None:
    """PR-3."""
    duel = Scenario(p1={"hand": ["Ratomancer"], "discard": ["Axolotl Healer", "Ferret Bomber", "Gorillion"]},
                    p2={"mindbugs": 0, "hand": ["Bee Bear"] * 3})
    duel.p1("play Ratomancer")
    duel.asks("p1", "card", "choose Axolotl Healer", "choose Ferret Bomber", "done")
    duel.p1("choose Ferret Bomber", "choose Axolotl Healer")
    assert duel.life("p1") == 3
    assert len(duel.hand("p2")) == 3
    assert duel.play("p1") == ["Axolotl Healer", "Ferret Bomber", "Ratomancer"]
    duel.settled("p2")


def test_boar_zooka_cannot_block_unless_hunted_and_takes_everything_along() -> None:
    """PR-4."""
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"play": ["Boar-Zooka"]})
    duel.p1("attack Gorillion")
    assert duel.life("p2") == 2
    duel = Scenario(p1={"play": ["Creep From The Deep", "Bee Bear"]}, p2={"play": ["Boar-Zooka"]})
    duel.p1("attack Creep From The Deep", "hunt Boar-Zooka")
    assert duel.discard("p1") == ["Bee Bear", "Creep From The Deep"]


def test_sluggernaut_lies_down_on_one_of_its_sides() -> None:
    """PR-5."""
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"play": ["Sluggernaut"]})
    duel.p1("attack Gorillion")
    duel.p2("block Sluggernaut")
    duel.asks("p2", "mode", "choose left", "choose right")
    duel.p2("choose right")
    assert duel.play("p2") == ["Sluggernaut (exhausted right)"]
    duel.settled("p2")
    duel.p2("attack Sluggernaut")
    duel.p1("no block")
    duel.asks("p2", "again", "attack", "stop")


def test_sluggernaut_on_its_left_side_hunts_with_five() -> None:
    """PR-5."""
    duel = Scenario(p1={"play": ["Sluggernaut (exhausted left)"]}, p2={"play": ["Shark Dog", "Gorillion"]})
    duel.p1("attack Sluggernaut", "hunt Shark Dog")
    assert duel.discard("p2") == ["Shark Dog"]
    duel.settled("p2")


def test_sluggernaut_must_name_its_side() -> None:
    """PR-5."""
    with pytest.raises(mindbug.BadPosition):
        Scenario(p1={"play": ["Sluggernaut (exhausted)"]})


def test_chuck_rolls_until_it_misses() -> None:
    """PR-6."""
    duel = Scenario(p1={"hand": ["Chuck"]}, p2={"mindbugs": 0, "play": ["Gorillion", "Bee Bear", "Luchataur"]})
    duel.p1("play Chuck")
    duel.asks("chance", "roll", *(f"roll {face}" for face in range(1, 7)))
    duel.chance("roll 4")
    duel.p1("choose Gorillion")
    duel.chance("roll 6")
    duel.p1("choose Luchataur")
    duel.chance("roll 3")
    assert duel.play("p2") == ["Bee Bear"]
    duel.settled("p2")


def test_jazz_dog_takes_who_blocked() -> None:
    """PR-7."""
    duel = Scenario(p1={"play": ["Jazz Dog", "Killer Bee"]}, p2={"play": ["Gorillion", "Bee Bear"]})
    duel.p1("attack Killer Bee", "let block")
    duel.p2("block Gorillion")
    assert duel.play("p1") == ["Gorillion", "Jazz Dog"]
    duel.settled("p2")


def test_macaw_dagon_swaps_hands() -> None:
    """PR-8."""
    duel = Scenario(p1={"play": ["Macaw Dagon"], "hand": ["Bee Bear"], "draw": ["Robopup"] * 6},
                    p2={"hand": ["Gorillion", "Luchataur"]})
    duel.p1("attack Macaw Dagon")
    assert duel.hand("p2") == ["Bee Bear"]
    assert duel.hand("p1") == ["Gorillion", "Luchataur", "Robopup", "Robopup", "Robopup"]
    assert duel.game.view("p1")["p2"]["hand"] == ["Bee Bear"]


def test_unigon_wins_with_an_empty_hand() -> None:
    """PR-9."""
    duel = Scenario(p1={"play": ["Unigon"], "hand": []}, p2={"hand": ["Gorillion"]}, spare=False)
    duel.p1("attack Unigon")
    duel.over("p1")
    assert duel.game.outcome == "effect"


def test_suspicious_gift_costs_its_holder_two_lives() -> None:
    """F15."""
    duel = Scenario(p1={"hand": ["Suspicious Gift"], "play": ["Killer Bee"]}, p2={"mindbugs": 0})
    duel.p1("play Suspicious Gift")
    assert duel.play("p2") == ["Suspicious Gift"]
    duel.p2("play Gorillion")
    duel.p1("decline", "attack Killer Bee", "hunt Suspicious Gift")
    assert duel.life("p2") == 1
    duel.settled("p2")


def test_future_eric_puts_unused_cards_under_the_draw_pile() -> None:
    """PR-10."""
    duel = Scenario(p1={"hand": ["Future Eric"] + ["Gorillion"] * 5, "draw": ["Bee Bear"]}, p2={"mindbugs": 0},
                    unused=["Luchataur", "Killer Bee", "Robopup"])
    duel.p1("play Future Eric")
    assert duel.position()["p1"]["draw"] == ["Bee Bear", "Luchataur", "Killer Bee"]
    assert duel.position()["unused"] == ["Robopup"]
    duel.settled("p2")


def test_alien_brain_keeps_cards_out_of_enemy_hands() -> None:
    """PR-11."""
    duel = Scenario(p1={"hand": ["Strange Barrel"]},
                    p2={"mindbugs": 0, "play": ["Alien Brain"], "hand": ["Gorillion", "Bee Bear"]})
    duel.p1("play Strange Barrel")
    assert duel.hand("p2") == ["Bee Bear", "Gorillion"]
    duel.settled("p2")


def test_alien_brain_does_not_stop_the_refill() -> None:
    """PR-11."""
    duel = Scenario(p1={"hand": ["Gorillion"], "draw": ["Bee Bear"]}, p2={"mindbugs": 0, "play": ["Alien Brain"]})
    duel.p1("play Gorillion")
    assert duel.hand("p1") == ["Bee Bear"]


def test_watts_dog_is_blocked_by_creatures_without_keywords() -> None:
    """PR-12."""
    duel = Scenario(p1={"play": ["Watts Dog"]}, p2={"play": ["Gorillion", "Luchataur"]})
    duel.p1("attack Watts Dog")
    duel.asks("p2", "block", "block Gorillion", "no block")


def test_blessed_axolotl_healer_grants_an_attack_effect() -> None:
    """F11."""
    duel = Scenario(p1={"play": ["Gorillion"], "discard": ["Blessed Axolotl Healer"]})
    duel.p1("attack Gorillion")
    assert duel.life("p1") == 4
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_two_granted_effects_happen_twice_and_are_named_by_the_attacker() -> None:
    """F11."""
    duel = Scenario(p1={"play": ["Gorillion"], "discard": ["Blessed Axolotl Healer"] * 2})
    duel.p1("attack Gorillion")
    duel.asks("p1", "order", "resolve Gorillion", "resolve Gorillion #2")
    duel.p1("resolve Gorillion")
    assert duel.life("p1") == 5


def test_bug_catcher_switches_mindbugs_off() -> None:
    """F12."""
    duel = Scenario(p1={"hand": ["Gorillion"]}, p2={"play": ["Bug Catcher"]})
    duel.p1("play Gorillion")
    duel.settled("p2")
    assert duel.play("p1") == ["Gorillion"]


def test_cursed_goblin_werewolf_keeps_frenzy_and_hunter_home() -> None:
    duel = Scenario(p1={"hand": ["Bee Bear"], "play": ["Luchataur", "Killer Bee", "Gorillion"],
                        "discard": ["Cursed Goblin Werewolf"]})
    duel.asks("p1", "action", "attack Gorillion", "play Bee Bear")


def test_ghost_hand_keeps_boosted_creatures_from_blocking() -> None:
    """PR-13."""
    duel = Scenario(p1={"play": ["Ghost Hand", "Gorillion"]}, p2={"play": ["Bee Bear (boost Luchataur)", "Killer Bee"]})
    duel.p1("attack Gorillion")
    duel.asks("p2", "block", "block Killer Bee", "no block")


def test_jean_claw_pandamme_makes_enemy_attackers_discard() -> None:
    """PR-14."""
    duel = Scenario(p1={"play": ["Gorillion"], "hand": ["Bee Bear", "Luchataur"]}, p2={"play": ["Jean-Claw Pandamme"]})
    duel.p1("attack Gorillion", "discard Bee Bear")
    duel.p2("no block")
    assert duel.hand("p1") == ["Luchataur"]


def test_kitten_crewmate_evolves_instead_of_being_defeated() -> None:
    """PR-15."""
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"play": ["Kitten Crewmate"]})
    duel.p1("attack Gorillion")
    duel.p2("block Kitten Crewmate")
    assert duel.play("p2") == ["One-Eye Felix"]
    duel.settled("p2")


def test_one_eye_felix_evolves_at_the_end_of_a_turn_in_which_it_defeated_somebody() -> None:
    """PR-16."""
    duel = Scenario(p1={"play": ["One-Eye Felix"]}, p2={"play": ["Killer Bee"]})
    duel.p1("attack One-Eye Felix", "hunt Killer Bee")
    assert duel.play("p1") == ["Silver Whiskers"]
    duel.settled("p2")


def test_solar_bear_takes_control_of_a_boosted_creature() -> None:
    """ET-9."""
    duel = Scenario(p1={"play": ["Solar Bear"]}, p2={"play": ["Gorillion (boost Bee Bear)"], "discard": ["Robopup"]})
    duel.p1("attack Solar Bear")
    duel.asks("p1", "mode", "choose boost", "choose control")
    duel.p1("choose control")
    assert duel.play("p1") == ["Gorillion (boost Bee Bear)", "Solar Bear"]


def test_tuckbox_mimic_grows_with_and_without_a_boost() -> None:
    """F7."""
    duel = Scenario(p1={"play": ["Tuckbox Mimic"]})
    duel.p1("act Tuckbox Mimic")
    assert duel.play("p1") == ["Deckbox Mimic"]
    duel = Scenario(p1={"play": ["Deckbox Mimic"], "discard": ["Gorillion"]})
    duel.p1("act Deckbox Mimic", "choose Gorillion")
    duel.asks("p1", "may", "yes", "no")
    duel.p1("yes")
    assert duel.play("p1") == ["Big Box Mimic (boost Gorillion)"]


def test_big_box_mimic_plays_its_boost_cards_when_it_falls() -> None:
    """PR-17."""
    duel = Scenario(p1={"play": ["Gorillion"]},
                    p2={"play": ["Big Box Mimic (boost Axolotl Healer + Luchataur + Peacasus)"]})
    duel.p1("attack Gorillion")
    duel.p2("block Big Box Mimic")
    duel.asks("p2", "card", "choose Axolotl Healer", "choose Luchataur", "choose Peacasus", "done")
    duel.p2("choose Luchataur", "done")
    assert duel.play("p2") == ["Luchataur"]
    assert duel.discard("p2") == ["Axolotl Healer", "Peacasus", "Tuckbox Mimic"]
    assert duel.life("p2") == 4
    duel.settled("p2")


def test_battle_beetle_compares_mindbugs() -> None:
    """BE-5."""
    duel = Scenario(p1={"play": ["Battle Beetle"], "mindbugs": 1}, p2={"mindbugs": 1})
    duel.p1("attack Battle Beetle")
    duel.over("p1")
    duel = Scenario(p1={"play": ["Battle Beetle"], "mindbugs": 1}, p2={"mindbugs": 2})
    duel.p1("attack Battle Beetle")
    assert duel.life("p2") == 2


def test_knightmare_protects_from_loss_and_loses_the_game_when_it_falls() -> None:
    """PR-18."""
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"life": 1, "play": ["Knightmare (exhausted)", "Bee Bear"]})
    duel.p1("attack Gorillion")
    duel.p2("no block")
    assert duel.life("p2") == 1
    duel.settled("p2")
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"play": ["Knightmare (exhausted)"]})
    duel.p1("attack Gorillion")
    duel.p2("block Knightmare")
    duel.over("p1")
    assert duel.game.outcome == "effect"


def test_knightmare_cannot_pay_life() -> None:
    """PR-18."""
    duel = Scenario(p1={"hand": ["Dr. Orange U. Tan"], "play": ["Knightmare"]},
                    p2={"mindbugs": 0, "play": ["Gorillion"]})
    duel.p1("play Dr. Orange U. Tan")
    duel.settled("p2")


def test_alpacoodle_sets_everything_aside_and_brings_it_back() -> None:
    """PR-19."""
    duel = Scenario(p1={"hand": ["Alpacoodle"], "play": ["Rhino Turtle (exhausted)"]},
                    p2={"mindbugs": 0, "play": ["Bee Bear (boost Luchataur)"]})
    duel.p1("play Alpacoodle")
    assert duel.play("p1") == ["Alpacoodle"]
    assert duel.play("p2") == []
    assert duel.position()["aside"] == {"p1": ["Rhino Turtle (exhausted)"], "p2": ["Bee Bear (boost Luchataur)"]}
    duel.settled("p2")
    duel.p2("play Gorillion")
    duel.p1("decline", "attack Alpacoodle")
    duel.p2("block Gorillion")
    assert duel.play("p1") == ["Rhino Turtle (exhausted)"]
    assert duel.play("p2") == ["Bee Bear (boost Luchataur)", "Gorillion"]
    duel.settled("p2")


def test_steamforger_wins_with_three_more_creatures() -> None:
    """PR-9."""
    duel = Scenario(p1={"play": ["Steamforger", "Robopup", "Bee Bear"]})
    duel.p1("attack Steamforger")
    duel.over("p1")
    duel = Scenario(p1={"play": ["Steamforger", "Robopup", "Bee Bear"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Steamforger")
    duel.p2("no block")
    assert duel.life("p2") == 2


def test_wolfman_steve_forbids_small_cards_from_hand() -> None:
    """PR-20."""
    duel = Scenario(p1={"hand": ["Robopup", "Gorillion"]}, p2={"play": ["Wolfman Steve"]})
    duel.asks("p1", "action", "play Gorillion")


def test_wheatl_e_names_a_power() -> None:
    """PR-21."""
    duel = Scenario(p1={"play": ["Wheatl-E"], "hand": []},
                    p2={"hand": ["Gorillion", "Gorillion", "Bee Bear"], "draw": ["Robopup"]}, spare=False)
    duel.p1("attack Wheatl-E")
    duel.asks("p1", "number", *(f"choose {number}" for number in range(1, 11)))
    duel.p1("choose 10")
    assert duel.hand("p1") == ["Gorillion", "Gorillion"]
    assert duel.hand("p2") == ["Bee Bear", "Robopup"]
    duel.p1("stop")
    duel.settled("p2")


def test_the_pack_is_sneaky_while_exhausted() -> None:
    """PR-22."""
    duel = Scenario(p1={"play": ["The Pack (exhausted)"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack The Pack", "let block")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_alpacoodle_keeps_stages_and_state() -> None:
    """PR-19, F2."""
    duel = Scenario(p1={"hand": ["Alpacoodle"], "play": ["Bigroot (exhausted, 1 octonite, boost Robopup)"]},
                    p2={"mindbugs": 0, "play": ["Gorillion"]})
    duel.p1("play Alpacoodle")
    assert (duel.play("p1"), duel.play("p2")) == (["Alpacoodle"], [])
    assert duel.position()["aside"] == {"p1": ["Bigroot (exhausted, 1 octonite, boost Robopup)"], "p2": ["Gorillion"]}


def test_alpacoodle_brings_them_back_after_a_detour() -> None:
    """PR-19."""
    duel = Scenario(p1={"hand": ["Alpacoodle"], "play": ["Bee Bear"]},
                    p2={"mindbugs": 0, "hand": ["Dr. Orange U. Tan", "Killer Bee"]})
    duel.p1("play Alpacoodle")
    duel.p2("play Dr. Orange U. Tan")
    duel.p1("decline")
    duel.p2("yes")
    assert duel.play("p1") == []
    duel.p1("play Alpacoodle")
    assert duel.play("p2") == []
    duel.p2("play Killer Bee")
    duel.p1("decline", "attack Alpacoodle")
    duel.p2("block Killer Bee")
    assert duel.play("p1") == ["Bee Bear"]
    assert duel.play("p2") == ["Dr. Orange U. Tan", "Killer Bee"]


def test_kitten_crewmate_evolves_in_a_mass_defeat() -> None:
    """PR-15."""
    duel = Scenario(p1={"hand": ["Kangasaurus Rex"]}, p2={"mindbugs": 0, "play": ["Kitten Crewmate", "Killer Bee"]})
    duel.p1("play Kangasaurus Rex")
    assert duel.play("p2") == ["Killer Bee", "One-Eye Felix"]
    duel.settled("p2")


def test_kitten_crewmate_that_cannot_be_defeated_does_not_evolve() -> None:
    """PR-15, A12."""
    duel = Scenario(p1={"hand": ["Kangasaurus Rex"]},
                    p2={"mindbugs": 0, "play": ["Kitten Crewmate", "Calm Cole (1 octonite)"]})
    duel.p1("play Kangasaurus Rex")
    assert "Kitten Crewmate" in duel.play("p2")


def test_knightmare_does_not_let_life_be_set_lower() -> None:
    """PR-18."""
    duel = Scenario(p1={"play": ["Turbo Bug"]}, p2={"play": ["Knightmare"]})
    duel.p1("attack Turbo Bug")
    duel.p2("no block")
    assert duel.life("p2") == 3


def test_knightmare_against_a_matched_life() -> None:
    """PR-18."""
    duel = Scenario(p1={"life": 5, "hand": ["Mysterious Mermaid"], "play": ["Knightmare"]},
                    p2={"mindbugs": 0, "life": 2})
    duel.p1("play Mysterious Mermaid")
    assert duel.life("p1") == 5


def test_ghost_hand_does_not_stop_a_hunter() -> None:
    """PR-13."""
    duel = Scenario(p1={"play": ["Ghost Hand", "Killer Bee"]},
                    p2={"play": ["Luchataur (boost Robopup)", "Tiger Squirrel"]})
    duel.p1("attack Killer Bee")
    duel.asks("p1", "hunt", "hunt Luchataur", "hunt Tiger Squirrel", "let block")
    duel.p1("let block")
    duel.asks("p2", "block", "block Tiger Squirrel", "no block")


def test_wolfman_steve_also_against_effects() -> None:
    """PR-20."""
    duel = Scenario(p1={"hand": ["Lord Watermelon", "Robopup", "Gorillion"]},
                    p2={"mindbugs": 0, "play": ["Wolfman Steve"]})
    duel.asks("p1", "action", "play Gorillion", "play Lord Watermelon")
    duel.p1("play Lord Watermelon")
    assert (duel.play("p1"), duel.hand("p1")) == (["Gorillion", "Lord Watermelon"], ["Robopup"])
    duel.settled("p2")


def test_jazz_dog_in_the_turn_of_the_block_only() -> None:
    """PR-7."""
    duel = Scenario(p1={"play": ["Jazz Dog", "Gorillion"]}, p2={"play": ["Robopup"]})
    duel.p1("attack Gorillion")
    duel.p2("block Robopup")
    assert duel.play("p1") == ["Gorillion", "Jazz Dog", "Robopup (exhausted)"]
    duel.settled("p2")


def test_future_eric_finds_fewer() -> None:
    """PR-10."""
    duel = Scenario(p1={"hand": ["Future Eric", *["Gorillion"] * 5]}, p2={"mindbugs": 0}, unused=["Bee Bear"])
    duel.p1("play Future Eric")
    assert duel.position()["p1"]["draw"] == ["Bee Bear"]


def test_chuck_stops_without_enemies() -> None:
    """PR-6."""
    duel = Scenario(p1={"hand": ["Chuck"]}, p2={"mindbugs": 0, "play": ["Gorillion"]})
    duel.p1("play Chuck")
    duel.chance("roll 4")
    duel.settled("p2")
