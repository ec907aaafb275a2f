"""Promos, card by card."""

import pytest

from tests.scenario import Table


def test_slugapult_throws_an_ally() -> None:
    table = Table(p1={"play": ["Slugapult", "Robopup (exhausted)", "Spider Owl"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Slugapult", "yes")
    table.asks("p1", "target", "choose Robopup", "choose Spider Owl")
    table.p1("choose Robopup")
    assert (table.discard("p1"), table.discard("p2")) == (["Robopup"], ["Gorillion"])
    assert table.life("p2") == 2
    table.p1("stop")
    table.settled("p2")


def test_slugapult_throws_what_is_saved_too() -> None:
    table = Table(p1={"play": ["Slugapult", "Robopup"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Slugapult", "yes")
    assert (table.play("p1"), table.discard("p2")) == (["Robopup (exhausted)", "Slugapult"], ["Gorillion"])


def test_slugapult_alone_is_not_asked() -> None:
    table = Table(p1={"play": ["Slugapult"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Slugapult")
    table.asks("p2", "block")


def test_mindbug_bug_takes_a_life_for_a_mindbug() -> None:
    table = Table(p1={"play": ["Mindbug Bug"], "hand": ["Axolotl Healer", "Gorillion"]}, p2={"life": 2})
    table.p1("play Axolotl Healer")
    table.p2("mindbug")
    assert table.life("p2") == 3
    table.settled("p1")


def test_mindbug_bug_ends_the_game_before_the_card_changes_hands() -> None:
    table = Table(p1={"play": ["Mindbug Bug"], "hand": ["Axolotl Healer"]}, p2={"life": 1})
    table.p1("play Axolotl Healer")
    table.p2("mindbug")
    table.over("p1")


def test_mindbug_bug_leaves_its_controller_alone() -> None:
    table = Table(p1={"hand": ["Gorillion", "Robopup"]}, p2={"play": ["Mindbug Bug"]})
    table.p1("play Gorillion")
    table.p2("mindbug")
    assert table.life("p2") == 3


def test_ratomancer_plays_any_number_without_their_play_effects() -> None:
    table = Table(p1={"hand": ["Ratomancer"], "discard": ["Axolotl Healer", "Robopup", "Gorillion"]},
                  p2={"mindbugs": 0})
    table.p1("play Ratomancer")
    table.asks("p1", "card", "choose Axolotl Healer", "choose Robopup", "done")
    table.p1("choose Axolotl Healer")
    table.asks("p1", "card", "choose Robopup", "done")
    table.p1("choose Robopup")
    assert (table.life("p1"), table.discard("p1")) == (3, ["Gorillion"])
    assert table.play("p1") == ["Axolotl Healer", "Ratomancer", "Robopup"]
    table.settled("p2")


def test_ratomancer_brings_octonite_and_fast() -> None:
    table = Table(p1={"hand": ["Ratomancer"], "discard": ["Broodmother"]}, p2={"mindbugs": 0, "hand": ["Gorillion"]})
    table.p1("play Ratomancer", "choose Broodmother", "done")
    table.asks("p1", "fast", "attack", "stop")
    table.p1("stop")
    assert table.play("p1") == ["Broodmother (1 octonite)", "Ratomancer"]
    table.settled("p2")


def test_ram_hopper_gives_frenzy() -> None:
    table = Table(p1={"play": ["Ram Hopper", "Gorillion"]})
    table.p1("attack Gorillion", "attack")
    assert table.life("p2") == 1
    table.settled("p2")


def test_boar_zooka_cannot_block_but_can_be_hunted() -> None:
    table = Table(p1={"play": ["Gorillion"]}, p2={"play": ["Boar-Zooka"]})
    table.p1("attack Gorillion")
    assert table.life("p2") == 2
    table = Table(p1={"play": ["Goreagle Alpha", "Gorillion"]}, p2={"play": ["Boar-Zooka"]})
    table.p1("attack Goreagle Alpha", "hunt Boar-Zooka")
    assert table.discard("p1") == ["Goreagle Alpha", "Gorillion"]


def test_sluggernaut_chooses_a_side() -> None:
    table = Table(p1={"play": ["Sluggernaut"]}, p2={"play": ["Luchataur"]})
    table.p1("attack Sluggernaut")
    table.p2("block Luchataur")
    table.asks("p1", "mode", "choose left", "choose right")
    table.p1("choose right")
    assert table.play("p1") == ["Sluggernaut (exhausted right)"]
    [creature] = table.game.view("p1")["p1"]["play"]
    assert (creature["power"], creature["keywords"]) == (8, ["FRENZY"])
    table.asks("p1", "again", "attack", "stop")  # FRENZY, gained during the attack (A11)
    table.p1("stop")
    table.settled("p2")


def test_sluggernaut_left_hunts_and_is_defeated_for_good() -> None:
    table = Table(p1={"play": ["Sluggernaut (exhausted left)"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Sluggernaut", "hunt Gorillion")
    assert table.discard("p1") == ["Sluggernaut"]
    table.settled("p2")


def test_chuck_rolls_until_it_fails() -> None:
    table = Table(p1={"hand": ["Chuck"]}, p2={"mindbugs": 0, "play": ["Gorillion", "Luchataur", "Robopup (exhausted)"]})
    table.p1("play Chuck")
    table.asks("chance", "roll", *(f"roll {n}" for n in range(1, 7)))
    table.chance("roll 4")
    table.p1("choose Luchataur")
    table.chance("roll 6")
    table.p1("choose Gorillion")
    table.chance("roll 3")
    assert table.play("p2") == ["Robopup (exhausted)"]
    table.settled("p2")


def test_chuck_does_not_roll_without_an_enemy() -> None:
    table = Table(p1={"hand": ["Chuck"]}, p2={"mindbugs": 0, "play": ["Gorillion"]})
    table.p1("play Chuck")
    table.chance("roll 5")
    table.settled("p2")
    table = Table(p1={"hand": ["Chuck"]}, p2={"mindbugs": 0})
    table.p1("play Chuck")
    table.settled("p2")


def test_jazz_dog_takes_a_blocker_at_the_end_of_the_turn() -> None:
    """F13: after everything that follows the turn action."""
    table = Table(p1={"play": ["Jazz Dog", "Rhino Turtle"]}, p2={"play": ["Robopup", "Elephantopus"]})
    table.p1("attack Rhino Turtle")
    table.p2("block Elephantopus")
    table.p1("attack")
    table.p2("block Elephantopus")
    assert "Elephantopus" not in table.play("p1")
    table = Table(p1={"play": ["Jazz Dog", "Giraffodile"]}, p2={"play": ["Elephantopus"]})
    table.p1("attack Giraffodile")
    table.p2("block Elephantopus")
    assert table.play("p1") == ["Elephantopus (exhausted)", "Jazz Dog"]
    table.settled("p2")


def test_jazz_dog_chooses_among_several_blockers() -> None:
    table = Table(p1={"play": ["Jazz Dog", "Rhino Turtle"]},
                  p2={"play": ["Elephantopus", "Robopup"]})
    table.p1("attack Rhino Turtle")
    table.p2("block Robopup")
    table.p1("attack")
    table.p2("block Elephantopus")
    table.asks("p1", "target", "choose Elephantopus", "choose Robopup")
    table.p1("choose Robopup")
    assert "Robopup (exhausted)" in table.play("p1")
    table.settled("p2")


def test_jazz_dog_does_nothing_in_the_other_turn() -> None:
    table = Table(p1={"play": ["Robopup"]}, p2={"play": ["Jazz Dog"]})
    table.p1("attack Robopup")
    assert table.life("p2") == 2
    table.settled("p2")


def test_macaw_dagon_swaps_hands() -> None:
    table = Table(p1={"play": ["Macaw Dagon"], "hand": ["Gorillion", "Robopup"], "draw": ["Luchataur"]},
                  p2={"hand": ["Killer Bee"], "draw": ["Spider Owl"] * 5})
    table.p1("attack Macaw Dagon")
    assert table.hand("p1") == ["Killer Bee", "Luchataur"]
    assert table.hand("p2") == ["Gorillion", "Robopup", "Spider Owl", "Spider Owl", "Spider Owl"]
    assert table.game.view("p1")["p2"]["hand"] == ["Gorillion", "Robopup", None, None, None]
    assert table.game.view(None)["p2"]["hand"] == [None] * 5
    table.settled("p2")


@pytest.mark.parametrize("brain", ["p1", "p2"])
def test_macaw_dagon_swaps_nothing_beside_an_alien_brain(brain: str) -> None:
    seats = {"p1": {"play": ["Macaw Dagon"], "hand": ["Gorillion"]}, "p2": {"play": [], "hand": ["Killer Bee"]}}
    seats[brain]["play"].append("Alien Brain")
    table = Table(p1=seats["p1"], p2=seats["p2"])
    table.p1("attack Macaw Dagon")
    assert (table.hand("p1"), table.hand("p2")) == (["Gorillion"], ["Killer Bee"])


def test_unigon_wins_with_an_empty_hand() -> None:
    table = Table(p1={"play": ["Unigon"], "hand": []}, p2={"play": ["Gorillion"]}, spare=False)
    table.p1("attack Unigon")
    table.over("p1")


def test_unigon_does_not_win_with_a_card() -> None:
    table = Table(p1={"play": ["Unigon"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Unigon")
    table.asks("p2", "block")


def test_suspicious_gift_goes_over_and_hurts() -> None:
    table = Table(p1={"hand": ["Suspicious Gift"], "play": ["Killer Bee"]}, p2={"mindbugs": 0})
    table.p1("play Suspicious Gift")
    assert table.play("p2") == ["Suspicious Gift"]
    table.p2("play Gorillion")
    table.p1("decline", "attack Killer Bee", "hunt Suspicious Gift")
    assert table.life("p2") == 1
    table.settled("p2")


def test_suspicious_gift_is_given_back_by_the_mindbugger() -> None:
    """F15: "you" is the mindbugger."""
    table = Table(p1={"hand": ["Suspicious Gift", "Gorillion"]})
    table.p1("play Suspicious Gift")
    table.p2("mindbug")
    assert table.play("p1") == ["Suspicious Gift"]
    table.settled("p1")


def test_future_eric_puts_two_cards_under_the_draw_pile() -> None:
    table = Table(p1={"hand": ["Future Eric"] + ["Robopup"] * 4, "draw": ["Gorillion", "Killer Bee"]},
                  p2={"mindbugs": 0},
                  unused=["Luchataur", "Spider Owl", "Peacasus"])
    table.p1("play Future Eric")
    position = table.position()
    assert position["p1"]["draw"] == ["Killer Bee", "Luchataur", "Spider Owl"]
    assert position["unused"] == ["Peacasus"]
    assert table.game.view("p1")["p1"]["draw"] == 3
    assert table.game.view("p1")["unused"] == 1
    table.settled("p2")


def test_future_eric_cards_are_drawn_in_turn() -> None:
    table = Table(p1={"hand": ["Future Eric"], "draw": []}, p2={"mindbugs": 0}, unused=["Luchataur", "Spider Owl"])
    table.p1("play Future Eric")
    assert table.hand("p1") == ["Luchataur", "Spider Owl"]  # a hand below five is refilled at once
    assert table.position()["p1"]["draw"] == []
    table.settled("p2")


def test_alien_brain_stops_stealing_and_returning() -> None:
    table = Table(p1={"play": ["Strange Barrel", "Killer Bee"], "hand": ["Gorillion"]},
                  p2={"play": ["Alien Brain", "Gorillion"], "hand": ["Robopup"]})
    table.p1("attack Strange Barrel")
    table.p2("block Gorillion")
    assert (table.hand("p1"), table.hand("p2")) == (["Gorillion"], ["Robopup"])
    table.settled("p2")


def test_alien_brain_does_not_stop_the_refill() -> None:
    table = Table(p1={"hand": ["Gorillion"], "draw": ["Robopup"]}, p2={"mindbugs": 0, "play": ["Alien Brain"]})
    table.p1("play Gorillion")
    assert table.hand("p1") == ["Robopup"]


def test_watts_dog_is_blocked_by_plain_creatures_only() -> None:
    table = Table(p1={"play": ["Watts Dog"]}, p2={"play": ["Gorillion", "Luchataur"]})
    table.p1("attack Watts Dog")
    table.asks("p2", "block", "block Gorillion", "no block")


def test_blessed_axolotl_healer_grants_an_attack_effect() -> None:
    """F11, F8: granted from the pile, a trigger of the creature that attacks."""
    table = Table(p1={"play": ["Gorillion"], "discard": ["Blessed Axolotl Healer"]})
    table.p1("attack Gorillion")
    assert (table.life("p1"), table.life("p2")) == (4, 2)
    table.settled("p2")


def test_blessed_axolotl_healer_twice_asks_for_the_order() -> None:
    table = Table(p1={"play": ["Tusked Extorter"], "discard": ["Blessed Axolotl Healer", "Blessed Axolotl Healer"]},
                  p2={"play": ["Robopup"]})
    table.p1("attack Tusked Extorter")
    table.asks("p1", "order", "resolve Tusked Extorter", "resolve Tusked Extorter #2", "resolve Tusked Extorter #3")
    table.p1("resolve Tusked Extorter #3", "resolve Tusked Extorter")
    assert table.life("p1") == 5
    assert table.hand("p2") == []


def test_bug_catcher_forbids_mindbugs() -> None:
    """F12: no question for anybody."""
    table = Table(p1={"hand": ["Gorillion"]}, p2={"play": ["Bug Catcher"]})
    table.p1("play Gorillion")
    assert table.play("p1") == ["Gorillion"]
    table.settled("p2")


def test_cursed_goblin_werewolf_keeps_its_own_from_attacking() -> None:
    table = Table(p1={"play": ["Luchataur", "Killer Bee", "Gorillion"], "discard": ["Cursed Goblin Werewolf"]})
    table.asks("p1", "action", "play Gorillion", "attack Gorillion")


def test_ghost_hand_keeps_boosted_creatures_from_blocking() -> None:
    table = Table(p1={"play": ["Ghost Hand", "Gorillion"]}, p2={"play": ["Luchataur (boost Robopup)", "Bee Bear"]})
    table.p1("attack Gorillion")
    table.asks("p2", "block", "block Bee Bear", "no block")


def test_ghost_hand_boosts_on_arrival() -> None:
    table = Table(p1={"hand": ["Ghost Hand"]}, p2={"mindbugs": 0, "play": ["Luchataur"], "discard": ["Robopup"]})
    table.p1("play Ghost Hand", "choose Robopup", "choose Luchataur")
    assert table.play("p2") == ["Luchataur (boost Robopup)"]
    table.settled("p2")


def test_jean_claw_pandamme_makes_attacks_expensive() -> None:
    table = Table(p1={"play": ["Gorillion"], "hand": ["Robopup", "Killer Bee"]}, p2={"play": ["Jean-Claw Pandamme"]})
    table.p1("attack Gorillion")
    table.asks("p1", "discard", "discard Robopup", "discard Killer Bee")
    table.p1("discard Robopup")
    table.p2("no block")
    assert table.life("p2") == 2
    table.settled("p2")


def test_kitten_crewmate_evolves_instead_of_falling() -> None:
    table = Table(p1={"play": ["Killer Bee"]}, p2={"play": ["Kitten Crewmate"]})
    table.p1("attack Killer Bee", "hunt Kitten Crewmate")
    assert (table.play("p2"), table.discard("p2")) == (["One-Eye Felix"], [])
    table.settled("p2")


def test_kitten_crewmate_that_ties_becomes_silver_whiskers_in_one_turn() -> None:
    table = Table(p1={"play": ["Madam Mystique"]}, p2={"play": ["Kitten Crewmate"]})
    table.p1("attack Madam Mystique")
    table.p2("block Kitten Crewmate")
    table.p1("choose TOUGH")
    assert (table.play("p2"), table.discard("p1")) == (["Silver Whiskers"], ["Madam Mystique"])
    table.settled("p2")


def test_one_eye_felix_evolves_after_a_won_fight() -> None:
    table = Table(p1={"play": ["One-Eye Felix"]}, p2={"play": ["Killer Bee"]})
    table.p1("attack One-Eye Felix", "hunt Killer Bee")
    assert table.play("p1") == ["Silver Whiskers"]
    table.settled("p2")


def test_one_eye_felix_stays_without_a_won_fight() -> None:
    table = Table(p1={"play": ["One-Eye Felix"]})
    table.p1("attack One-Eye Felix")
    assert table.play("p1") == ["One-Eye Felix"]
    table.settled("p2")


def test_silver_whiskers_takes_control() -> None:
    table = Table(p1={"play": ["Silver Whiskers"]}, p2={"play": ["Killer Bee", "Gorillion"]})
    table.p1("attack Silver Whiskers")
    assert table.play("p1") == ["Killer Bee", "Silver Whiskers"]
    table.p2("no block")
    table.settled("p2")


def test_solar_bear_takes_a_boosted_creature() -> None:
    table = Table(p1={"play": ["Solar Bear"]}, p2={"play": ["Gorillion (boost Robopup)", "Luchataur"]})
    table.p1("attack Solar Bear")
    assert table.play("p1") == ["Gorillion (boost Robopup)", "Solar Bear"]
    table.p2("no block")
    table.settled("p2")


def test_solar_bear_does_not_offer_control_of_its_own() -> None:
    table = Table(p1={"play": ["Solar Bear (boost Robopup)"], "discard": ["Gorillion"]}, p2={"play": ["Luchataur"]})
    table.p1("attack Solar Bear")
    table.asks("p1", "card", "choose Gorillion", "done")


def test_tuckbox_mimic_line() -> None:
    table = Table(p1={"play": ["Tuckbox Mimic"], "discard": ["Robopup", "Peacasus"]}, p2={"mindbugs": 0})
    table.p1("act Tuckbox Mimic", "choose Robopup")
    assert table.play("p1") == ["Deckbox Mimic (boost Robopup)"]
    table.p2("play Gorillion")
    table.p1("decline", "act Deckbox Mimic", "choose Peacasus", "yes")
    assert table.play("p1") == ["Big Box Mimic (boost Robopup + Peacasus)"]
    table.p2("attack Gorillion")
    table.p1("block Big Box Mimic")
    table.asks("p1", "card", "choose Robopup", "choose Peacasus", "done")
    table.p1("choose Robopup", "done")
    assert (table.play("p1"), table.discard("p1"), table.life("p1")) == (["Robopup"], ["Peacasus", "Tuckbox Mimic"], 4)
    table.settled("p1")


def test_tuckbox_mimic_evolves_without_cards() -> None:
    """F7: with an evolution the Action does something."""
    table = Table(p1={"play": ["Tuckbox Mimic"]})
    table.p1("act Tuckbox Mimic")
    assert table.play("p1") == ["Deckbox Mimic"]
    table.settled("p2")


def test_battle_beetle_hurts_at_equal_mindbugs() -> None:
    table = Table(p1={"play": ["Battle Beetle"]}, p2={"life": 5, "play": ["Gorillion"]})
    table.p1("attack Battle Beetle")
    assert table.life("p2") == 3
    table = Table(p1={"mindbugs": 1, "play": ["Battle Beetle"]}, p2={"life": 5, "play": ["Gorillion"]})
    table.p1("attack Battle Beetle")
    assert table.life("p2") == 5


def test_knightmare_keeps_life() -> None:
    table = Table(p1={"play": ["Gorillion"]}, p2={"life": 1, "play": ["Knightmare"]})
    table.p1("attack Gorillion")
    table.p2("no block")
    assert table.life("p2") == 1
    table.settled("p2")


def test_knightmare_loses_the_game_when_defeated() -> None:
    table = Table(p1={"play": ["Gorillion"]}, p2={"play": ["Knightmare (exhausted)"]})
    table.p1("attack Gorillion")
    table.p2("block Knightmare")
    table.over("p1")


def test_knightmare_cannot_pay_life() -> None:
    table = Table(p1={"hand": ["Dr. Orange U. Tan"], "play": ["Knightmare"]}, p2={"mindbugs": 0, "play": ["Gorillion"]})
    table.p1("play Dr. Orange U. Tan")
    table.settled("p2")


def test_alpacoodle_sets_aside_and_returns() -> None:
    table = Table(p1={"hand": ["Alpacoodle"], "play": ["Robopup (exhausted)", "Typhoon Princess (boost Gorillion)"]},
                  p2={"mindbugs": 0, "play": ["Lychee King (2 octonite)", "Killer Bee"]})
    table.p1("play Alpacoodle")
    assert (table.play("p1"), table.play("p2")) == (["Alpacoodle"], [])
    assert table.position()["aside"] == {"p1": ["Robopup (exhausted)", "Typhoon Princess (boost Gorillion)"],
                                         "p2": ["Lychee King (2 octonite)", "Killer Bee"]}
    table.p2("play Gorillion")
    table.p1("decline", "attack Alpacoodle")
    table.p2("block Gorillion")
    assert table.play("p1") == ["Robopup (exhausted)", "Typhoon Princess (boost Gorillion)"]
    assert table.play("p2") == ["Gorillion", "Killer Bee", "Lychee King (1 octonite)"]  # it has ticked again
    table.settled("p2")


def test_alpacoodle_returns_what_a_position_says() -> None:
    table = Table(p1={"play": ["Alpacoodle"]}, p2={"play": ["Gorillion"]}, aside={"p1": [], "p2": ["Killer Bee"]})
    table.p1("attack Alpacoodle")
    table.p2("block Gorillion")
    assert table.play("p2") == ["Gorillion", "Killer Bee"]
    table.settled("p2")


def test_steamforger_wins_with_three_more() -> None:
    table = Table(p1={"play": ["Steamforger", "Robopup", "Killer Bee", "Spider Owl"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Steamforger")
    table.over("p1")


def test_steamforger_needs_three_more() -> None:
    table = Table(p1={"play": ["Steamforger", "Robopup", "Killer Bee"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Steamforger")
    table.asks("p2", "block")


def test_wolfman_steve_forbids_weak_cards() -> None:
    table = Table(p1={"hand": ["Robopup", "Axolotl Healer", "Killer Bee"]}, p2={"play": ["Wolfman Steve"]})
    table.asks("p1", "action", "play Killer Bee")


def test_wolfman_steve_can_end_a_game() -> None:
    table = Table(p1={"hand": ["Robopup"]}, p2={"play": ["Wolfman Steve"]})
    table.over("p2")


def test_wheatl_e_gets_the_cards_of_a_number() -> None:
    table = Table(p1={"play": ["Wheatl-E"], "hand": ["Gorillion"]},
                  p2={"hand": ["Killer Bee", "Explosive Toad", "Gorillion"], "draw": ["Spider Owl"] * 3})
    table.p1("attack Wheatl-E")
    table.asks("p1", "number", *(f"choose {n}" for n in range(1, 11)))
    table.p1("choose 5")
    assert table.hand("p1") == ["Explosive Toad", "Gorillion", "Killer Bee"]
    assert table.hand("p2") == ["Gorillion", "Spider Owl", "Spider Owl", "Spider Owl"]
    table.p1("stop")
    table.settled("p2")


def test_wheatl_e_is_not_asked_against_an_empty_hand() -> None:
    table = Table(p1={"play": ["Wheatl-E"]}, p2={"play": ["Gorillion"], "hand": []}, spare=False)
    table.p1("attack Wheatl-E")
    table.asks("p2", "block")


def test_the_pack_sneaks_while_exhausted() -> None:
    table = Table(p1={"play": ["The Pack (exhausted)"]}, p2={"play": ["Gorillion"]})
    table.p1("attack The Pack", "let block")
    assert table.life("p2") == 2
    table.settled("p2")
