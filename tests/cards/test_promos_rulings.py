"""The promos by the rulings: these scenarios were written from the rulings alone."""

import pytest

import mindbug
from tests.scenario import Table


def test_slugapult_throws_an_ally_and_defeats_an_enemy() -> None:
    """PR-1."""
    table = Table(p1={"play": ["Slugapult", "Robopup", "Bee Bear"]}, p2={"play": ["Gorillion", "Luchataur"]})
    table.p1("attack Slugapult", "yes")
    table.asks("p1", "target", "choose Robopup", "choose Bee Bear")
    table.p1("choose Robopup")  # saved by TOUGH; the second part follows all the same
    table.p1("choose Gorillion")
    assert table.play("p1") == ["Bee Bear", "Robopup (exhausted)", "Slugapult"]
    assert table.discard("p2") == ["Gorillion"]


def test_slugapult_is_not_asked_without_another_ally() -> None:
    """PR-1."""
    table = Table(p1={"play": ["Slugapult"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Slugapult")
    table.asks("p2", "block", "block Gorillion", "no block")


def test_mindbug_bug_costs_the_opponent_a_life_for_a_mindbug() -> None:
    """PR-2."""
    table = Table(p1={"hand": ["Gorillion", "Bee Bear"], "play": ["Mindbug Bug"]}, p2={"life": 2})
    table.p1("play Gorillion")
    table.p2("mindbug")
    assert table.life("p2") == 1
    assert table.play("p2") == ["Gorillion"]
    table.p1("play Bee Bear")
    table.p2("mindbug")
    table.over("p1")


def test_ratomancer_plays_small_cards_without_their_effects() -> None:
    """PR-3."""
    table = Table(p1={"hand": ["Ratomancer"], "discard": ["Axolotl Healer", "Ferret Bomber", "Gorillion"]},
                  p2={"mindbugs": 0, "hand": ["Bee Bear"] * 3})
    table.p1("play Ratomancer")
    table.asks("p1", "card", "choose Axolotl Healer", "choose Ferret Bomber", "done")
    table.p1("choose Ferret Bomber", "choose Axolotl Healer")
    assert table.life("p1") == 3
    assert len(table.hand("p2")) == 3
    assert table.play("p1") == ["Axolotl Healer", "Ferret Bomber", "Ratomancer"]
    table.settled("p2")


def test_boar_zooka_cannot_block_unless_hunted_and_takes_everything_along() -> None:
    """PR-4."""
    table = Table(p1={"play": ["Gorillion"]}, p2={"play": ["Boar-Zooka"]})
    table.p1("attack Gorillion")
    assert table.life("p2") == 2
    table = Table(p1={"play": ["Creep From The Deep", "Bee Bear"]}, p2={"play": ["Boar-Zooka"]})
    table.p1("attack Creep From The Deep", "hunt Boar-Zooka")
    assert table.discard("p1") == ["Bee Bear", "Creep From The Deep"]


def test_sluggernaut_lies_down_on_one_of_its_sides() -> None:
    """PR-5."""
    table = Table(p1={"play": ["Gorillion"]}, p2={"play": ["Sluggernaut"]})
    table.p1("attack Gorillion")
    table.p2("block Sluggernaut")
    table.asks("p2", "mode", "choose left", "choose right")
    table.p2("choose right")
    assert table.play("p2") == ["Sluggernaut (exhausted right)"]
    table.settled("p2")
    table.p2("attack Sluggernaut")
    table.p1("no block")
    table.asks("p2", "again", "attack", "stop")


def test_sluggernaut_on_its_left_side_hunts_with_five() -> None:
    """PR-5."""
    table = Table(p1={"play": ["Sluggernaut (exhausted left)"]}, p2={"play": ["Shark Dog", "Gorillion"]})
    table.p1("attack Sluggernaut", "hunt Shark Dog")
    assert table.discard("p2") == ["Shark Dog"]
    table.settled("p2")


def test_sluggernaut_must_name_its_side() -> None:
    """PR-5."""
    with pytest.raises(mindbug.BadPosition):
        Table(p1={"play": ["Sluggernaut (exhausted)"]})


def test_chuck_rolls_until_it_misses() -> None:
    """PR-6."""
    table = Table(p1={"hand": ["Chuck"]}, p2={"mindbugs": 0, "play": ["Gorillion", "Bee Bear", "Luchataur"]})
    table.p1("play Chuck")
    table.asks("chance", "roll", *(f"roll {face}" for face in range(1, 7)))
    table.chance("roll 4")
    table.p1("choose Gorillion")
    table.chance("roll 6")
    table.p1("choose Luchataur")
    table.chance("roll 3")
    assert table.play("p2") == ["Bee Bear"]
    table.settled("p2")


def test_jazz_dog_takes_who_blocked() -> None:
    """PR-7."""
    table = Table(p1={"play": ["Jazz Dog", "Killer Bee"]}, p2={"play": ["Gorillion", "Bee Bear"]})
    table.p1("attack Killer Bee", "let block")
    table.p2("block Gorillion")
    assert table.play("p1") == ["Gorillion", "Jazz Dog"]
    table.settled("p2")


def test_macaw_dagon_swaps_hands() -> None:
    """PR-8."""
    table = Table(p1={"play": ["Macaw Dagon"], "hand": ["Bee Bear"], "draw": ["Robopup"] * 6},
                  p2={"hand": ["Gorillion", "Luchataur"]})
    table.p1("attack Macaw Dagon")
    assert table.hand("p2") == ["Bee Bear"]
    assert table.hand("p1") == ["Gorillion", "Luchataur", "Robopup", "Robopup", "Robopup"]
    assert table.game.view("p1")["p2"]["hand"] == ["Bee Bear"]


def test_unigon_wins_with_an_empty_hand() -> None:
    """PR-9."""
    table = Table(p1={"play": ["Unigon"], "hand": []}, p2={"hand": ["Gorillion"]}, spare=False)
    table.p1("attack Unigon")
    table.over("p1")
    assert table.game.outcome == "effect"


def test_suspicious_gift_costs_its_holder_two_lives() -> None:
    """F15."""
    table = Table(p1={"hand": ["Suspicious Gift"], "play": ["Killer Bee"]}, p2={"mindbugs": 0})
    table.p1("play Suspicious Gift")
    assert table.play("p2") == ["Suspicious Gift"]
    table.p2("play Gorillion")
    table.p1("decline", "attack Killer Bee", "hunt Suspicious Gift")
    assert table.life("p2") == 1


def test_future_eric_puts_unused_cards_under_the_draw_pile() -> None:
    """PR-10."""
    table = Table(p1={"hand": ["Future Eric"] + ["Gorillion"] * 5, "draw": ["Bee Bear"]}, p2={"mindbugs": 0},
                  unused=["Luchataur", "Killer Bee", "Robopup"])
    table.p1("play Future Eric")
    assert table.position()["p1"]["draw"] == ["Bee Bear", "Luchataur", "Killer Bee"]
    assert table.position()["unused"] == ["Robopup"]
    table.settled("p2")


def test_alien_brain_keeps_cards_out_of_enemy_hands() -> None:
    """PR-11."""
    table = Table(p1={"hand": ["Strange Barrel"]},
                  p2={"mindbugs": 0, "play": ["Alien Brain"], "hand": ["Gorillion", "Bee Bear"]})
    table.p1("play Strange Barrel")
    assert table.hand("p2") == ["Bee Bear", "Gorillion"]
    table.settled("p2")


def test_alien_brain_does_not_stop_the_refill() -> None:
    """PR-11."""
    table = Table(p1={"hand": ["Gorillion"], "draw": ["Bee Bear"]}, p2={"mindbugs": 0, "play": ["Alien Brain"]})
    table.p1("play Gorillion")
    assert table.hand("p1") == ["Bee Bear"]


def test_watts_dog_is_blocked_by_creatures_without_keywords() -> None:
    """PR-12."""
    table = Table(p1={"play": ["Watts Dog"]}, p2={"play": ["Gorillion", "Luchataur"]})
    table.p1("attack Watts Dog")
    table.asks("p2", "block", "block Gorillion", "no block")


def test_blessed_axolotl_healer_grants_an_attack_effect() -> None:
    """F11."""
    table = Table(p1={"play": ["Gorillion"], "discard": ["Blessed Axolotl Healer"]})
    table.p1("attack Gorillion")
    assert table.life("p1") == 4
    assert table.life("p2") == 2


def test_two_granted_effects_happen_twice_and_are_named_by_the_attacker() -> None:
    """F11."""
    table = Table(p1={"play": ["Gorillion"], "discard": ["Blessed Axolotl Healer"] * 2})
    table.p1("attack Gorillion")
    table.asks("p1", "order", "resolve Gorillion", "resolve Gorillion #2")
    table.p1("resolve Gorillion")
    assert table.life("p1") == 5


def test_bug_catcher_switches_mindbugs_off() -> None:
    """F12."""
    table = Table(p1={"hand": ["Gorillion"]}, p2={"play": ["Bug Catcher"]})
    table.p1("play Gorillion")
    table.settled("p2")


def test_cursed_goblin_werewolf_keeps_frenzy_and_hunter_home() -> None:
    table = Table(p1={"hand": ["Bee Bear"], "play": ["Luchataur", "Killer Bee", "Gorillion"],
                      "discard": ["Cursed Goblin Werewolf"]})
    table.asks("p1", "action", "attack Gorillion", "play Bee Bear")


def test_ghost_hand_keeps_boosted_creatures_from_blocking() -> None:
    """PR-13."""
    table = Table(p1={"play": ["Ghost Hand", "Gorillion"]}, p2={"play": ["Bee Bear (boost Luchataur)", "Killer Bee"]})
    table.p1("attack Gorillion")
    table.asks("p2", "block", "block Killer Bee", "no block")


def test_jean_claw_pandamme_makes_enemy_attackers_discard() -> None:
    """PR-14."""
    table = Table(p1={"play": ["Gorillion"], "hand": ["Bee Bear", "Luchataur"]}, p2={"play": ["Jean-Claw Pandamme"]})
    table.p1("attack Gorillion", "discard Bee Bear")
    table.p2("no block")
    assert table.hand("p1") == ["Luchataur"]


def test_kitten_crewmate_evolves_instead_of_being_defeated() -> None:
    """PR-15."""
    table = Table(p1={"play": ["Gorillion"]}, p2={"play": ["Kitten Crewmate"]})
    table.p1("attack Gorillion")
    table.p2("block Kitten Crewmate")
    assert table.play("p2") == ["One-Eye Felix"]
    table.settled("p2")


def test_one_eye_felix_evolves_at_the_end_of_a_turn_in_which_it_defeated_somebody() -> None:
    """PR-16."""
    table = Table(p1={"play": ["One-Eye Felix"]}, p2={"play": ["Killer Bee"]})
    table.p1("attack One-Eye Felix", "hunt Killer Bee")
    assert table.play("p1") == ["Silver Whiskers"]
    table.settled("p2")


def test_solar_bear_takes_control_of_a_boosted_creature() -> None:
    """ET-9."""
    table = Table(p1={"play": ["Solar Bear"]}, p2={"play": ["Gorillion (boost Bee Bear)"], "discard": ["Robopup"]})
    table.p1("attack Solar Bear")
    table.asks("p1", "mode", "choose boost", "choose control")
    table.p1("choose control")
    assert table.play("p1") == ["Gorillion (boost Bee Bear)", "Solar Bear"]


def test_tuckbox_mimic_grows_with_and_without_a_boost() -> None:
    """F7."""
    table = Table(p1={"play": ["Tuckbox Mimic"]})
    table.p1("act Tuckbox Mimic")
    assert table.play("p1") == ["Deckbox Mimic"]
    table = Table(p1={"play": ["Deckbox Mimic"], "discard": ["Gorillion"]})
    table.p1("act Deckbox Mimic", "choose Gorillion")
    table.asks("p1", "may", "yes", "no")
    table.p1("yes")
    assert table.play("p1") == ["Big Box Mimic (boost Gorillion)"]


def test_big_box_mimic_plays_its_boost_cards_when_it_falls() -> None:
    """PR-17."""
    table = Table(p1={"play": ["Gorillion"]},
                  p2={"play": ["Big Box Mimic (boost Axolotl Healer + Luchataur + Peacasus)"]})
    table.p1("attack Gorillion")
    table.p2("block Big Box Mimic")
    table.asks("p2", "card", "choose Axolotl Healer", "choose Luchataur", "choose Peacasus", "done")
    table.p2("choose Luchataur", "done")
    assert table.play("p2") == ["Luchataur"]
    assert table.discard("p2") == ["Axolotl Healer", "Peacasus", "Tuckbox Mimic"]
    assert table.life("p2") == 4
    table.settled("p2")


def test_battle_beetle_compares_mindbugs() -> None:
    """BE-5."""
    table = Table(p1={"play": ["Battle Beetle"], "mindbugs": 1}, p2={"mindbugs": 1})
    table.p1("attack Battle Beetle")
    table.over("p1")
    table = Table(p1={"play": ["Battle Beetle"], "mindbugs": 1}, p2={"mindbugs": 2})
    table.p1("attack Battle Beetle")
    assert table.life("p2") == 2


def test_knightmare_protects_from_loss_and_loses_the_game_when_it_falls() -> None:
    """PR-18."""
    table = Table(p1={"play": ["Gorillion"]}, p2={"life": 1, "play": ["Knightmare (exhausted)", "Bee Bear"]})
    table.p1("attack Gorillion")
    table.p2("no block")
    assert table.life("p2") == 1
    table.settled("p2")
    table = Table(p1={"play": ["Gorillion"]}, p2={"play": ["Knightmare (exhausted)"]})
    table.p1("attack Gorillion")
    table.p2("block Knightmare")
    table.over("p1")
    assert table.game.outcome == "effect"


def test_knightmare_cannot_pay_life() -> None:
    """PR-18."""
    table = Table(p1={"hand": ["Dr. Orange U. Tan"], "play": ["Knightmare"]}, p2={"mindbugs": 0, "play": ["Gorillion"]})
    table.p1("play Dr. Orange U. Tan")
    table.settled("p2")


def test_alpacoodle_sets_everything_aside_and_brings_it_back() -> None:
    """PR-19."""
    table = Table(p1={"hand": ["Alpacoodle"], "play": ["Rhino Turtle (exhausted)"]},
                  p2={"mindbugs": 0, "play": ["Bee Bear (boost Luchataur)"]})
    table.p1("play Alpacoodle")
    assert table.play("p1") == ["Alpacoodle"]
    assert table.play("p2") == []
    assert table.position()["aside"] == {"p1": ["Rhino Turtle (exhausted)"], "p2": ["Bee Bear (boost Luchataur)"]}
    table.settled("p2")
    table.p2("play Gorillion")
    table.p1("decline", "attack Alpacoodle")
    table.p2("block Gorillion")
    assert table.play("p1") == ["Rhino Turtle (exhausted)"]
    assert table.play("p2") == ["Bee Bear (boost Luchataur)", "Gorillion"]
    table.settled("p2")


def test_steamforger_wins_with_three_more_creatures() -> None:
    """PR-9."""
    table = Table(p1={"play": ["Steamforger", "Robopup", "Bee Bear"]})
    table.p1("attack Steamforger")
    table.over("p1")
    table = Table(p1={"play": ["Steamforger", "Robopup", "Bee Bear"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Steamforger")
    table.p2("no block")
    assert table.life("p2") == 2


def test_wolfman_steve_forbids_small_cards_from_hand() -> None:
    """PR-20."""
    table = Table(p1={"hand": ["Robopup", "Gorillion"]}, p2={"play": ["Wolfman Steve"]})
    table.asks("p1", "action", "play Gorillion")


def test_wheatl_e_names_a_power() -> None:
    """PR-21."""
    table = Table(p1={"play": ["Wheatl-E"], "hand": []},
                  p2={"hand": ["Gorillion", "Gorillion", "Bee Bear"], "draw": ["Robopup"]}, spare=False)
    table.p1("attack Wheatl-E")
    table.asks("p1", "number", *(f"choose {number}" for number in range(1, 11)))
    table.p1("choose 10")
    assert table.hand("p1") == ["Gorillion", "Gorillion"]
    assert table.hand("p2") == ["Bee Bear", "Robopup"]
    table.p1("stop")
    table.settled("p2")


def test_the_pack_is_sneaky_while_exhausted() -> None:
    """PR-22."""
    table = Table(p1={"play": ["The Pack (exhausted)"]}, p2={"play": ["Gorillion"]})
    table.p1("attack The Pack", "let block")
    assert table.life("p2") == 2


def test_alpacoodle_keeps_stages_and_state() -> None:
    """PR-19, F2."""
    table = Table(p1={"hand": ["Alpacoodle"], "play": ["Bigroot (exhausted, 1 octonite, boost Robopup)"]},
                  p2={"mindbugs": 0, "play": ["Gorillion"]})
    table.p1("play Alpacoodle")
    assert (table.play("p1"), table.play("p2")) == (["Alpacoodle"], [])
    assert table.position()["aside"] == {"p1": ["Bigroot (exhausted, 1 octonite, boost Robopup)"], "p2": ["Gorillion"]}


def test_alpacoodle_brings_them_back_after_a_detour() -> None:
    """PR-19."""
    table = Table(p1={"hand": ["Alpacoodle"], "play": ["Bee Bear"]},
                  p2={"mindbugs": 0, "hand": ["Dr. Orange U. Tan", "Killer Bee"]})
    table.p1("play Alpacoodle")
    table.p2("play Dr. Orange U. Tan")
    table.p1("decline")
    table.p2("yes")
    assert table.play("p1") == []
    table.p1("play Alpacoodle")
    assert table.play("p2") == []
    table.p2("play Killer Bee")
    table.p1("decline", "attack Alpacoodle")
    table.p2("block Killer Bee")
    assert table.play("p1") == ["Bee Bear"]
    assert table.play("p2") == ["Dr. Orange U. Tan", "Killer Bee"]


def test_kitten_crewmate_evolves_in_a_mass_defeat() -> None:
    """PR-15."""
    table = Table(p1={"hand": ["Kangasaurus Rex"]}, p2={"mindbugs": 0, "play": ["Kitten Crewmate", "Killer Bee"]})
    table.p1("play Kangasaurus Rex")
    assert table.play("p2") == ["Killer Bee", "One-Eye Felix"]
    table.settled("p2")


def test_kitten_crewmate_that_cannot_be_defeated_does_not_evolve() -> None:
    """PR-15, A12."""
    table = Table(p1={"hand": ["Kangasaurus Rex"]},
                  p2={"mindbugs": 0, "play": ["Kitten Crewmate", "Calm Cole (1 octonite)"]})
    table.p1("play Kangasaurus Rex")
    assert "Kitten Crewmate" in table.play("p2")


def test_knightmare_does_not_let_life_be_set_lower() -> None:
    """PR-18."""
    table = Table(p1={"play": ["Turbo Bug"]}, p2={"play": ["Knightmare"]})
    table.p1("attack Turbo Bug")
    table.p2("no block")
    assert table.life("p2") == 3


def test_knightmare_against_a_matched_life() -> None:
    """PR-18."""
    table = Table(p1={"life": 5, "hand": ["Mysterious Mermaid"], "play": ["Knightmare"]}, p2={"mindbugs": 0, "life": 2})
    table.p1("play Mysterious Mermaid")
    assert table.life("p1") == 5


def test_ghost_hand_does_not_stop_a_hunter() -> None:
    """PR-13."""
    table = Table(p1={"play": ["Ghost Hand", "Killer Bee"]},
                  p2={"play": ["Luchataur (boost Robopup)", "Tiger Squirrel"]})
    table.p1("attack Killer Bee")
    table.asks("p1", "hunt", "hunt Luchataur", "hunt Tiger Squirrel", "let block")
    table.p1("let block")
    table.asks("p2", "block", "block Tiger Squirrel", "no block")


def test_wolfman_steve_also_against_effects() -> None:
    """PR-20."""
    table = Table(p1={"hand": ["Lord Watermelon", "Robopup", "Gorillion"]},
                  p2={"mindbugs": 0, "play": ["Wolfman Steve"]})
    table.asks("p1", "action", "play Gorillion", "play Lord Watermelon")
    table.p1("play Lord Watermelon")
    assert (table.play("p1"), table.hand("p1")) == (["Gorillion", "Lord Watermelon"], ["Robopup"])
    table.settled("p2")


def test_jazz_dog_in_the_turn_of_the_block_only() -> None:
    """PR-7."""
    table = Table(p1={"play": ["Jazz Dog", "Gorillion"]}, p2={"play": ["Robopup"]})
    table.p1("attack Gorillion")
    table.p2("block Robopup")
    assert table.play("p1") == ["Gorillion", "Jazz Dog", "Robopup (exhausted)"]
    table.settled("p2")


def test_future_eric_finds_fewer() -> None:
    """PR-10."""
    table = Table(p1={"hand": ["Future Eric", *["Gorillion"] * 5]}, p2={"mindbugs": 0}, unused=["Bee Bear"])
    table.p1("play Future Eric")
    assert table.position()["p1"]["draw"] == ["Bee Bear"]


def test_chuck_stops_without_enemies() -> None:
    """PR-6."""
    table = Table(p1={"hand": ["Chuck"]}, p2={"mindbugs": 0, "play": ["Gorillion"]})
    table.p1("play Chuck")
    table.chance("roll 4")
    table.settled("p2")
