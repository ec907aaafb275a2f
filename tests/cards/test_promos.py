"""Promos, card by card. Scenarios of the rulings about them are in `test_promos_rulings`."""

import pytest

from tests.scenario import Scenario


def test_slugapult_throws_an_ally() -> None:
    duel = Scenario(p1={"play": ["Slugapult", "Robopup (exhausted)", "Spider Owl"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Slugapult", "yes")
    duel.asks("p1", "target", "choose Robopup", "choose Spider Owl")
    duel.p1("choose Robopup")
    assert (duel.discard("p1"), duel.discard("p2")) == (["Robopup"], ["Gorillion"])
    assert duel.life("p2") == 2
    duel.p1("stop")
    duel.settled("p2")


def test_slugapult_throws_what_is_saved_too() -> None:
    duel = Scenario(p1={"play": ["Slugapult", "Robopup"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Slugapult", "yes")
    assert (duel.play("p1"), duel.discard("p2")) == (["Robopup (exhausted)", "Slugapult"], ["Gorillion"])


def test_mindbug_bug_takes_a_life_for_a_mindbug() -> None:
    duel = Scenario(p1={"play": ["Mindbug Bug"], "hand": ["Axolotl Healer", "Gorillion"]}, p2={"life": 2})
    duel.p1("play Axolotl Healer")
    duel.p2("mindbug")
    assert duel.life("p2") == 3
    duel.settled("p1")


def test_mindbug_bug_ends_the_game_before_the_card_changes_hands() -> None:
    duel = Scenario(p1={"play": ["Mindbug Bug"], "hand": ["Axolotl Healer"]}, p2={"life": 1})
    duel.p1("play Axolotl Healer")
    duel.p2("mindbug")
    duel.over("p1")


def test_mindbug_bug_leaves_its_controller_alone() -> None:
    duel = Scenario(p1={"hand": ["Gorillion", "Robopup"]}, p2={"play": ["Mindbug Bug"]})
    duel.p1("play Gorillion")
    duel.p2("mindbug")
    assert duel.life("p2") == 3


def test_ratomancer_plays_any_number_without_their_play_effects() -> None:
    duel = Scenario(p1={"hand": ["Ratomancer"], "discard": ["Axolotl Healer", "Robopup", "Gorillion"]},
                    p2={"mindbugs": 0})
    duel.p1("play Ratomancer")
    duel.asks("p1", "card", "choose Axolotl Healer", "choose Robopup", "done")
    duel.p1("choose Axolotl Healer")
    duel.asks("p1", "card", "choose Robopup", "done")
    duel.p1("choose Robopup")
    assert (duel.life("p1"), duel.discard("p1")) == (3, ["Gorillion"])
    assert duel.play("p1") == ["Axolotl Healer", "Ratomancer", "Robopup"]
    duel.settled("p2")


def test_ratomancer_brings_octonite_and_fast() -> None:
    duel = Scenario(p1={"hand": ["Ratomancer"], "discard": ["Broodmother"]}, p2={"mindbugs": 0, "hand": ["Gorillion"]})
    duel.p1("play Ratomancer", "choose Broodmother", "done")
    duel.asks("p1", "fast", "attack", "stop")
    duel.p1("stop")
    assert duel.play("p1") == ["Broodmother (1 octonite)", "Ratomancer"]
    duel.settled("p2")


def test_ram_hopper_gives_frenzy() -> None:
    duel = Scenario(p1={"play": ["Ram Hopper", "Gorillion"]})
    duel.p1("attack Gorillion", "attack")
    assert duel.life("p2") == 1
    duel.settled("p2")


def test_sluggernaut_chooses_a_side() -> None:
    duel = Scenario(p1={"play": ["Sluggernaut"]}, p2={"play": ["Luchataur"]})
    duel.p1("attack Sluggernaut")
    duel.p2("block Luchataur")
    duel.asks("p1", "mode", "choose left", "choose right")
    duel.p1("choose right")
    assert duel.play("p1") == ["Sluggernaut (exhausted right)"]
    [creature] = duel.game.view("p1")["p1"]["play"]
    assert (creature["power"], creature["keywords"]) == (8, ["FRENZY"])
    duel.asks("p1", "again", "attack", "stop")  # FRENZY, gained during the attack (A11)
    duel.p1("stop")
    duel.settled("p2")


def test_sluggernaut_left_hunts_and_is_defeated_for_good() -> None:
    duel = Scenario(p1={"play": ["Sluggernaut (exhausted left)"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Sluggernaut", "hunt Gorillion")
    assert duel.discard("p1") == ["Sluggernaut"]
    duel.settled("p2")


def test_chuck_does_not_roll_without_an_enemy() -> None:
    duel = Scenario(p1={"hand": ["Chuck"]}, p2={"mindbugs": 0, "play": ["Gorillion"]})
    duel.p1("play Chuck")
    duel.chance("roll 5")
    duel.settled("p2")
    duel = Scenario(p1={"hand": ["Chuck"]}, p2={"mindbugs": 0})
    duel.p1("play Chuck")
    duel.settled("p2")


def test_jazz_dog_takes_a_blocker_at_the_end_of_the_turn() -> None:
    """F13: after everything that follows the turn action."""
    duel = Scenario(p1={"play": ["Jazz Dog", "Rhino Turtle"]}, p2={"play": ["Robopup", "Elephantopus"]})
    duel.p1("attack Rhino Turtle")
    duel.p2("block Elephantopus")
    duel.p1("attack")
    duel.p2("block Elephantopus")
    assert "Elephantopus" not in duel.play("p1")
    duel = Scenario(p1={"play": ["Jazz Dog", "Giraffodile"]}, p2={"play": ["Elephantopus"]})
    duel.p1("attack Giraffodile")
    duel.p2("block Elephantopus")
    assert duel.play("p1") == ["Elephantopus (exhausted)", "Jazz Dog"]
    duel.settled("p2")


def test_jazz_dog_chooses_among_several_blockers() -> None:
    duel = Scenario(p1={"play": ["Jazz Dog", "Rhino Turtle"]},
                    p2={"play": ["Elephantopus", "Robopup"]})
    duel.p1("attack Rhino Turtle")
    duel.p2("block Robopup")
    duel.p1("attack")
    duel.p2("block Elephantopus")
    duel.asks("p1", "target", "choose Elephantopus", "choose Robopup")
    duel.p1("choose Robopup")
    assert "Robopup (exhausted)" in duel.play("p1")
    duel.settled("p2")


def test_jazz_dog_does_nothing_in_the_other_turn() -> None:
    duel = Scenario(p1={"play": ["Robopup"]}, p2={"play": ["Jazz Dog"]})
    duel.p1("attack Robopup")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_macaw_dagon_swaps_hands() -> None:
    duel = Scenario(p1={"play": ["Macaw Dagon"], "hand": ["Gorillion", "Robopup"], "draw": ["Luchataur"]},
                    p2={"hand": ["Killer Bee"], "draw": ["Spider Owl"] * 5})
    duel.p1("attack Macaw Dagon")
    assert duel.hand("p1") == ["Killer Bee", "Luchataur"]
    assert duel.hand("p2") == ["Gorillion", "Robopup", "Spider Owl", "Spider Owl", "Spider Owl"]
    assert duel.game.view("p1")["p2"]["hand"] == ["Gorillion", "Robopup", None, None, None]
    assert duel.game.view(None)["p2"]["hand"] == [None] * 5
    duel.settled("p2")


@pytest.mark.parametrize("brain", ["p1", "p2"])
def test_macaw_dagon_swaps_nothing_beside_an_alien_brain(brain: str) -> None:
    seats = {"p1": {"play": ["Macaw Dagon"], "hand": ["Gorillion"]}, "p2": {"play": [], "hand": ["Killer Bee"]}}
    seats[brain]["play"].append("Alien Brain")
    duel = Scenario(p1=seats["p1"], p2=seats["p2"])
    duel.p1("attack Macaw Dagon")
    assert (duel.hand("p1"), duel.hand("p2")) == (["Gorillion"], ["Killer Bee"])


def test_unigon_does_not_win_with_a_card() -> None:
    duel = Scenario(p1={"play": ["Unigon"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Unigon")
    duel.asks("p2", "block")


def test_suspicious_gift_is_given_back_by_the_mindbugger() -> None:
    """F15: "you" is the mindbugger."""
    duel = Scenario(p1={"hand": ["Suspicious Gift", "Gorillion"]})
    duel.p1("play Suspicious Gift")
    duel.p2("mindbug")
    assert duel.play("p1") == ["Suspicious Gift"]
    duel.settled("p1")


def test_future_eric_puts_two_cards_under_the_draw_pile() -> None:
    duel = Scenario(p1={"hand": ["Future Eric"] + ["Robopup"] * 4, "draw": ["Gorillion", "Killer Bee"]},
                    p2={"mindbugs": 0},
                    unused=["Luchataur", "Spider Owl", "Peacasus"])
    duel.p1("play Future Eric")
    position = duel.position()
    assert position["p1"]["draw"] == ["Killer Bee", "Luchataur", "Spider Owl"]
    assert position["unused"] == ["Peacasus"]
    assert duel.game.view("p1")["p1"]["draw"] == 3
    assert duel.game.view("p1")["unused"] == 1
    duel.settled("p2")


def test_future_eric_cards_are_drawn_in_turn() -> None:
    duel = Scenario(p1={"hand": ["Future Eric"], "draw": []}, p2={"mindbugs": 0}, unused=["Luchataur", "Spider Owl"])
    duel.p1("play Future Eric")
    assert duel.hand("p1") == ["Luchataur", "Spider Owl"]  # a hand below five is refilled at once
    assert duel.position()["p1"]["draw"] == []
    duel.settled("p2")


def test_alien_brain_stops_stealing_and_returning() -> None:
    duel = Scenario(p1={"play": ["Strange Barrel", "Killer Bee"], "hand": ["Gorillion"]},
                    p2={"play": ["Alien Brain", "Gorillion"], "hand": ["Robopup"]})
    duel.p1("attack Strange Barrel")
    duel.p2("block Gorillion")
    assert (duel.hand("p1"), duel.hand("p2")) == (["Gorillion"], ["Robopup"])
    duel.settled("p2")


def test_blessed_axolotl_healer_twice_asks_for_the_order() -> None:
    duel = Scenario(p1={"play": ["Tusked Extorter"], "discard": ["Blessed Axolotl Healer", "Blessed Axolotl Healer"]},
                    p2={"play": ["Robopup"]})
    duel.p1("attack Tusked Extorter")
    duel.asks("p1", "order", "resolve Tusked Extorter", "resolve Tusked Extorter #2", "resolve Tusked Extorter #3")
    duel.p1("resolve Tusked Extorter #3", "resolve Tusked Extorter")
    assert duel.life("p1") == 5
    assert duel.hand("p2") == []


def test_ghost_hand_boosts_on_arrival() -> None:
    duel = Scenario(p1={"hand": ["Ghost Hand"]}, p2={"mindbugs": 0, "play": ["Luchataur"], "discard": ["Robopup"]})
    duel.p1("play Ghost Hand", "choose Robopup", "choose Luchataur")
    assert duel.play("p2") == ["Luchataur (boost Robopup)"]
    duel.settled("p2")


def test_jean_claw_pandamme_makes_attacks_expensive() -> None:
    duel = Scenario(p1={"play": ["Gorillion"], "hand": ["Robopup", "Killer Bee"]}, p2={"play": ["Jean-Claw Pandamme"]})
    duel.p1("attack Gorillion")
    duel.asks("p1", "discard", "discard Robopup", "discard Killer Bee")
    duel.p1("discard Robopup")
    duel.p2("no block")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_kitten_crewmate_evolves_instead_of_falling() -> None:
    duel = Scenario(p1={"play": ["Killer Bee"]}, p2={"play": ["Kitten Crewmate"]})
    duel.p1("attack Killer Bee", "hunt Kitten Crewmate")
    assert (duel.play("p2"), duel.discard("p2")) == (["One-Eye Felix"], [])
    duel.settled("p2")


def test_kitten_crewmate_that_ties_becomes_silver_whiskers_in_one_turn() -> None:
    duel = Scenario(p1={"play": ["Madam Mystique"]}, p2={"play": ["Kitten Crewmate"]})
    duel.p1("attack Madam Mystique")
    duel.p2("block Kitten Crewmate")
    duel.p1("choose TOUGH")
    assert (duel.play("p2"), duel.discard("p1")) == (["Silver Whiskers"], ["Madam Mystique"])
    duel.settled("p2")


def test_one_eye_felix_stays_without_a_won_fight() -> None:
    duel = Scenario(p1={"play": ["One-Eye Felix"]})
    duel.p1("attack One-Eye Felix")
    assert duel.play("p1") == ["One-Eye Felix"]
    duel.settled("p2")


def test_silver_whiskers_takes_control() -> None:
    duel = Scenario(p1={"play": ["Silver Whiskers"]}, p2={"play": ["Killer Bee", "Gorillion"]})
    duel.p1("attack Silver Whiskers")
    assert duel.play("p1") == ["Killer Bee", "Silver Whiskers"]
    duel.p2("no block")
    duel.settled("p2")


def test_solar_bear_takes_a_boosted_creature() -> None:
    duel = Scenario(p1={"play": ["Solar Bear"]}, p2={"play": ["Gorillion (boost Robopup)", "Luchataur"]})
    duel.p1("attack Solar Bear")
    assert duel.play("p1") == ["Gorillion (boost Robopup)", "Solar Bear"]
    duel.p2("no block")
    duel.settled("p2")


def test_solar_bear_does_not_offer_control_of_its_own() -> None:
    duel = Scenario(p1={"play": ["Solar Bear (boost Robopup)"], "discard": ["Gorillion"]}, p2={"play": ["Luchataur"]})
    duel.p1("attack Solar Bear")
    duel.asks("p1", "card", "choose Gorillion", "done")


def test_tuckbox_mimic_line() -> None:
    duel = Scenario(p1={"play": ["Tuckbox Mimic"], "discard": ["Robopup", "Peacasus"]}, p2={"mindbugs": 0})
    duel.p1("act Tuckbox Mimic", "choose Robopup")
    assert duel.play("p1") == ["Deckbox Mimic (boost Robopup)"]
    duel.p2("play Gorillion")
    duel.p1("decline", "act Deckbox Mimic", "choose Peacasus", "yes")
    assert duel.play("p1") == ["Big Box Mimic (boost Robopup + Peacasus)"]
    duel.p2("attack Gorillion")
    duel.p1("block Big Box Mimic")
    duel.asks("p1", "card", "choose Robopup", "choose Peacasus", "done")
    duel.p1("choose Robopup", "done")
    assert (duel.play("p1"), duel.discard("p1"), duel.life("p1")) == (["Robopup"], ["Peacasus", "Tuckbox Mimic"], 4)
    duel.settled("p1")


def test_tuckbox_mimic_evolves_without_cards() -> None:
    """F7: with an evolution the Action does something."""
    duel = Scenario(p1={"play": ["Tuckbox Mimic"]})
    duel.p1("act Tuckbox Mimic")
    assert duel.play("p1") == ["Deckbox Mimic"]
    duel.settled("p2")


def test_battle_beetle_hurts_at_equal_mindbugs() -> None:
    duel = Scenario(p1={"play": ["Battle Beetle"]}, p2={"life": 5, "play": ["Gorillion"]})
    duel.p1("attack Battle Beetle")
    assert duel.life("p2") == 3
    duel = Scenario(p1={"mindbugs": 1, "play": ["Battle Beetle"]}, p2={"life": 5, "play": ["Gorillion"]})
    duel.p1("attack Battle Beetle")
    assert duel.life("p2") == 5


def test_knightmare_keeps_life() -> None:
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"life": 1, "play": ["Knightmare"]})
    duel.p1("attack Gorillion")
    duel.p2("no block")
    assert duel.life("p2") == 1
    duel.settled("p2")


def test_knightmare_loses_the_game_when_defeated() -> None:
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"play": ["Knightmare (exhausted)"]})
    duel.p1("attack Gorillion")
    duel.p2("block Knightmare")
    duel.over("p1")


def test_alpacoodle_sets_aside_and_returns() -> None:
    duel = Scenario(p1={"hand": ["Alpacoodle"], "play": ["Robopup (exhausted)", "Typhoon Princess (boost Gorillion)"]},
                    p2={"mindbugs": 0, "play": ["Lychee King (2 octonite)", "Killer Bee"]})
    duel.p1("play Alpacoodle")
    assert (duel.play("p1"), duel.play("p2")) == (["Alpacoodle"], [])
    assert duel.position()["aside"] == {"p1": ["Robopup (exhausted)", "Typhoon Princess (boost Gorillion)"],
                                        "p2": ["Lychee King (2 octonite)", "Killer Bee"]}
    duel.p2("play Gorillion")
    duel.p1("decline", "attack Alpacoodle")
    duel.p2("block Gorillion")
    assert duel.play("p1") == ["Robopup (exhausted)", "Typhoon Princess (boost Gorillion)"]
    assert duel.play("p2") == ["Gorillion", "Killer Bee", "Lychee King (1 octonite)"]  # it has ticked again
    duel.settled("p2")


def test_alpacoodle_returns_what_a_position_says() -> None:
    duel = Scenario(p1={"play": ["Alpacoodle"]}, p2={"play": ["Gorillion"]}, aside={"p1": [], "p2": ["Killer Bee"]})
    duel.p1("attack Alpacoodle")
    duel.p2("block Gorillion")
    assert duel.play("p2") == ["Gorillion", "Killer Bee"]
    duel.settled("p2")


def test_steamforger_wins_with_three_more() -> None:
    duel = Scenario(p1={"play": ["Steamforger", "Robopup", "Killer Bee", "Spider Owl"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Steamforger")
    duel.over("p1")


def test_steamforger_needs_three_more() -> None:
    duel = Scenario(p1={"play": ["Steamforger", "Robopup", "Killer Bee"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Steamforger")
    duel.asks("p2", "block")


def test_wolfman_steve_forbids_weak_cards() -> None:
    duel = Scenario(p1={"hand": ["Robopup", "Axolotl Healer", "Killer Bee"]}, p2={"play": ["Wolfman Steve"]})
    duel.asks("p1", "action", "play Killer Bee")


def test_wolfman_steve_can_end_a_game() -> None:
    duel = Scenario(p1={"hand": ["Robopup"]}, p2={"play": ["Wolfman Steve"]})
    duel.over("p2")


def test_wheatl_e_gets_the_cards_of_a_number() -> None:
    duel = Scenario(p1={"play": ["Wheatl-E"], "hand": ["Gorillion"]},
                    p2={"hand": ["Killer Bee", "Explosive Toad", "Gorillion"], "draw": ["Spider Owl"] * 3})
    duel.p1("attack Wheatl-E")
    duel.asks("p1", "number", *(f"choose {n}" for n in range(1, 11)))
    duel.p1("choose 5")
    assert duel.hand("p1") == ["Explosive Toad", "Gorillion", "Killer Bee"]
    assert duel.hand("p2") == ["Gorillion", "Spider Owl", "Spider Owl", "Spider Owl"]
    duel.p1("stop")
    duel.settled("p2")


def test_wheatl_e_is_not_asked_against_an_empty_hand() -> None:
    duel = Scenario(p1={"play": ["Wheatl-E"]}, p2={"play": ["Gorillion"], "hand": []}, spare=False)
    duel.p1("attack Wheatl-E")
    duel.asks("p2", "block")
