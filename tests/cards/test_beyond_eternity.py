"""Beyond Eternity, card by card."""

import pytest

from tests.scenario import Scenario


@pytest.mark.parametrize(("blocker", "possible"), [
    ("Giraffodile", True), ("Strange Barrel", True), ("Killer Bee", True), ("Axolotl Healer", False),
    ("Bee Bear", False),
])
def test_agile_rooster_is_blocked_by_its_equals_only(blocker: str, possible: bool) -> None:
    duel = Scenario(p1={"play": ["Agile Rooster"]}, p2={"play": [blocker]})
    duel.p1("attack Agile Rooster")
    if possible:
        duel.asks("p2", "block", f"block {blocker}", "no block")
    else:
        assert duel.life("p2") == 2


def test_ant_zombie_horde_takes_two_cards_of_any_piles() -> None:
    duel = Scenario(p1={"play": ["Ant Zombie Horde"], "discard": ["Gorillion"]},
                    p2={"play": ["Luchataur"], "discard": ["Killer Bee", "Gorillion"]})
    duel.p1("attack Ant Zombie Horde")
    duel.asks("p1", "card", "choose Gorillion", "choose Killer Bee", "choose Gorillion #2", "done")
    duel.p1("choose Killer Bee", "choose Gorillion")
    assert duel.play("p1") == ["Ant Zombie Horde (boost Killer Bee + Gorillion)"]
    assert (duel.discard("p1"), duel.discard("p2")) == ([], ["Gorillion"])
    duel.p2("block Luchataur")  # 9 against 9
    assert duel.play("p1") == ["Ant Zombie Horde (exhausted, boost Killer Bee + Gorillion)"]
    assert duel.discard("p2") == ["Gorillion", "Luchataur"]
    duel.settled("p2")


def test_ant_zombie_horde_may_decline() -> None:
    duel = Scenario(p1={"play": ["Ant Zombie Horde"], "discard": ["Gorillion"]})
    duel.p1("attack Ant Zombie Horde", "done")
    assert duel.play("p1") == ["Ant Zombie Horde"]
    duel.settled("p2")


def test_berserker_rabbit_likes_an_empty_pile() -> None:
    duel = Scenario(p1={"play": ["Berserker Rabbit"]}, p2={"play": ["Luchataur"]})
    duel.p1("attack Berserker Rabbit")
    duel.p2("block Luchataur")
    assert duel.discard("p2") == ["Luchataur"]
    duel = Scenario(p1={"play": ["Berserker Rabbit"], "discard": ["Robopup"]}, p2={"play": ["Luchataur"]})
    duel.p1("attack Berserker Rabbit")
    duel.p2("block Luchataur")
    assert duel.play("p1") == ["Berserker Rabbit (exhausted)"]


def test_blessed_killer_bee_takes_two_more() -> None:
    duel = Scenario(p1={"play": ["Gorillion"], "discard": ["Blessed Killer Bee"]}, p2={"life": 5})
    duel.p1("attack Gorillion")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_two_blessed_killer_bees_take_two_each_once() -> None:
    duel = Scenario(p1={"play": ["Gorillion"], "discard": ["Blessed Killer Bee", "Blessed Killer Bee"]}, p2={"life": 9})
    duel.p1("attack Gorillion", "resolve Blessed Killer Bee")
    assert duel.life("p2") == 4
    duel.settled("p2")


def test_blessed_killer_bee_works_for_the_player_of_its_pile_only_and_never_in_play() -> None:
    """F8: a constant ability of the pile."""
    duel = Scenario(p1={"play": ["Gorillion", "Blessed Killer Bee"]}, p2={"life": 5, "discard": ["Blessed Killer Bee"]})
    duel.p1("attack Gorillion")
    assert duel.life("p2") == 4
    duel.settled("p2")


def test_blessed_killer_bee_ends_the_game() -> None:
    duel = Scenario(p1={"play": ["Gorillion"], "discard": ["Blessed Killer Bee"]}, p2={"life": 3})
    duel.p1("attack Gorillion")
    duel.over("p1")


def test_blessed_killer_bee_lets_hyenix_come_back_for_each_event() -> None:
    duel = Scenario(p1={"play": ["Gorillion"], "discard": ["Blessed Killer Bee"]},
                    p2={"life": 9, "discard": ["Hyenix"]})
    duel.p1("attack Gorillion")
    duel.asks("p1", "order", "resolve Blessed Killer Bee", "resolve Hyenix")
    duel.p1("resolve Blessed Killer Bee", "resolve Hyenix")
    duel.p2("no", "yes")
    assert (duel.life("p2"), duel.play("p2")) == (6, ["Hyenix"])
    duel.settled("p2")


def test_blessed_shield_bugs_help_allies_from_the_pile() -> None:
    duel = Scenario(p1={"play": ["Giraffodile"], "discard": ["Blessed Shield Bugs", "Blessed Shield Bugs"]},
                    p2={"play": ["Bee Bear"]})
    duel.p1("attack Giraffodile")
    duel.p2("block Bee Bear")  # 7 + 2 against 8
    assert duel.discard("p2") == ["Bee Bear"]
    duel.settled("p2")


def test_blessed_shield_bugs_do_nothing_in_play() -> None:
    duel = Scenario(p1={"play": ["Giraffodile", "Blessed Shield Bugs"]}, p2={"play": ["Bee Bear"]})
    duel.p1("attack Giraffodile")
    duel.p2("block Bee Bear")
    assert duel.discard("p1") == ["Giraffodile"]


def test_blessed_tiger_squirrel_stops_strong_enemies() -> None:
    duel = Scenario(p1={"play": ["Killer Bee", "Luchataur"], "discard": ["Blessed Tiger Squirrel"]},
                    p2={"play": ["Giraffodile", "Strange Barrel"]})
    duel.p1("attack Luchataur")
    duel.asks("p2", "block", "block Strange Barrel", "no block")
    duel.p2("no block")
    duel.p1("stop")
    duel.asks("p2", "action", "play Gorillion", "attack Strange Barrel")


def test_blessed_tiger_squirrel_does_not_stop_a_hunter() -> None:
    duel = Scenario(p1={"play": ["Killer Bee"], "discard": ["Blessed Tiger Squirrel"]}, p2={"play": ["Giraffodile"]})
    duel.p1("attack Killer Bee", "hunt Giraffodile")
    assert duel.discard("p1") == ["Blessed Tiger Squirrel", "Killer Bee"]
    duel.settled("p2")


def test_catalisk_empties_the_draw_pile() -> None:
    duel = Scenario(p1={"play": ["Catalisk"]}, p2={"hand": ["Gorillion"], "draw": ["Robopup", "Peacasus"],
                                                "play": ["Killer Bee"]})
    duel.p1("attack Catalisk")
    assert (duel.discard("p2"), duel.hand("p2"), duel.life("p2")) == (["Peacasus", "Robopup"], ["Gorillion"], 4)
    duel.p2("no block")
    assert duel.position()["p2"]["draw"] == []
    duel.settled("p2")


def test_cave_lizard_cannot_attack_but_blocks() -> None:
    duel = Scenario(p1={"play": ["Cave Lizard"]}, p2={"play": ["Spider Owl"]})
    duel.asks("p1", "action", "play Gorillion")
    duel.p1("play Gorillion")
    duel.p2("decline", "attack Spider Owl")
    duel.p1("block Cave Lizard")
    assert duel.play("p1") == ["Cave Lizard (exhausted)", "Gorillion"]


def test_cursed_gorillion_weakens_allies_but_never_below_one() -> None:
    """G7: power is never below 1."""
    duel = Scenario(p1={"play": ["Robopup (exhausted)", "Killer Bee"], "discard": ["Cursed Gorillion"]},
                    p2={"play": ["Chameleon Sniper", "Spider Owl"]})
    powers = {creature["name"]: creature["power"] for creature in duel.game.view("p1")["p1"]["play"]}
    assert powers == {"Robopup": 1, "Killer Bee": 3}


def test_duckdra_may_defeat_the_poisonous() -> None:
    duel = Scenario(p1={"play": ["Duckdra", "Plated Scorpion (exhausted)"]}, p2={"play": ["Spider Owl", "Gorillion"]})
    duel.p1("attack Duckdra")
    duel.asks("p1", "may", "yes", "no")
    duel.p1("yes")
    duel.asks("p1", "target", "choose Plated Scorpion", "choose Spider Owl")
    duel.p1("choose Spider Owl", "let block")
    duel.p2("no block")
    assert duel.discard("p2") == ["Spider Owl"]
    duel.settled("p2")


def test_duckdra_is_not_asked_without_the_poisonous() -> None:
    duel = Scenario(p1={"play": ["Duckdra"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Duckdra")
    duel.asks("p1", "hunt", "hunt Gorillion", "let block")


def test_fire_antler_hurts_and_boosts_with_itself() -> None:
    """F6: it lies in its pile when its Defeated effect resolves."""
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"play": ["Fire Antler", "Robopup"]})
    duel.p1("attack Gorillion")
    duel.p2("block Fire Antler")
    assert duel.life("p1") == 2
    duel.asks("p2", "card", "choose Fire Antler", "done")
    duel.p2("choose Fire Antler")
    duel.asks("p2", "target", "choose Robopup", "choose Gorillion")
    duel.p2("choose Robopup")
    assert duel.play("p2") == ["Robopup (boost Fire Antler)"]
    duel.settled("p2")


def test_fire_antler_is_not_asked_without_a_creature() -> None:
    """F16: no boost card without a creature to put it under."""
    duel = Scenario(p1={"play": ["Luchataur (exhausted)"], "hand": ["Gorillion"]},
                    p2={"play": ["Fire Antler", "Fire Antler"]})
    duel.p1("attack Luchataur")
    duel.p2("block Fire Antler", "done")
    duel = Scenario(p1={"play": ["Spider Owl"], "hand": ["Gorillion"]}, p2={"play": ["Fire Antler"]})
    duel.p1("attack Spider Owl")
    assert duel.life("p2") == 2


def test_ghostly_underdog_defeats_the_weaker() -> None:
    duel = Scenario(p1={"play": ["Ghostly Underdog"]}, p2={"play": ["Spider Owl", "Axolotl Healer", "Ferret Bomber"]})
    duel.p1("attack Ghostly Underdog")
    assert duel.discard("p2") == ["Ferret Bomber", "Spider Owl"]
    duel.p2("no block")
    duel.settled("p2")


def test_goat_dragon_chooses_between_boost_and_defeat() -> None:
    duel = Scenario(p1={"play": ["Goat Dragon"], "discard": ["Robopup"]},
                    p2={"play": ["Gorillion (boost Killer Bee)", "Luchataur"]})
    duel.p1("attack Goat Dragon")
    duel.asks("p1", "mode", "choose boost", "choose defeat")
    duel.p1("choose defeat")
    assert duel.discard("p2") == ["Gorillion", "Killer Bee"]
    duel.p2("no block")
    duel.settled("p2")


def test_goat_dragon_asks_nothing_where_one_mode_is_left() -> None:
    duel = Scenario(p1={"hand": ["Goat Dragon"]}, p2={"mindbugs": 0, "play": ["Gorillion (boost Killer Bee)"]})
    duel.p1("play Goat Dragon")
    assert duel.discard("p2") == ["Gorillion", "Killer Bee"]
    duel = Scenario(p1={"hand": ["Goat Dragon"], "discard": ["Robopup"]}, p2={"mindbugs": 0, "play": ["Gorillion"]})
    duel.p1("play Goat Dragon")
    duel.asks("p1", "card", "choose Robopup", "done")
    duel.p1("done")
    duel.settled("p2")


def test_hiss_holiness_spreads_four_cards() -> None:
    duel = Scenario(p1={"hand": ["Hiss Holiness"], "discard": ["Robopup", "Killer Bee"]},
                    p2={"mindbugs": 0, "play": ["Gorillion"], "discard": ["Spider Owl"]})
    duel.p1("play Hiss Holiness", "choose Robopup", "choose Gorillion", "choose Spider Owl", "choose Hiss Holiness")
    duel.asks("p1", "card", "choose Killer Bee", "done")
    duel.p1("done")
    assert (duel.play("p1"), duel.play("p2")) == (["Hiss Holiness (boost Spider Owl)"], ["Gorillion (boost Robopup)"])
    duel.settled("p2")


def test_hypnotic_mouse_stops_creatures_of_equal_power() -> None:
    duel = Scenario(p1={"play": ["Killer Bee", "Gorillion"]}, p2={"play": ["Hypnotic Mouse", "Explosive Toad"]})
    duel.asks("p1", "action", "play Gorillion", "attack Gorillion")


def test_hypnotic_mouse_counts_itself() -> None:
    duel = Scenario(p1={"play": ["Hypnotic Mouse", "Gorillion"]}, p2={"play": ["Robopup"]})
    duel.asks("p1", "action", "play Gorillion", "attack Gorillion")


@pytest.mark.parametrize(("choice", "pile"), [("choose own pile", "p1"), ("choose enemy pile", "p2")])
def test_koibra_puts_a_random_card_into_a_pile(choice: str, pile: str) -> None:
    duel = Scenario(p1={"hand": ["Koibra"]}, p2={"mindbugs": 0, "hand": ["Peacasus", "Gorillion"], "draw": ["Robopup"]})
    duel.p1("play Koibra")
    duel.chance("pick Peacasus")
    duel.asks("p1", "mode", "choose own pile", "choose enemy pile")
    duel.p1(choice)
    assert duel.discard(pile) == ["Peacasus"]
    assert duel.life(pile) == 4
    assert duel.hand("p2") == ["Gorillion", "Robopup"]
    duel.settled("p2")


def test_koibra_finds_nothing_in_an_empty_hand() -> None:
    duel = Scenario(p1={"play": ["Koibra"]}, p2={"play": ["Gorillion"], "hand": []}, spare=False)
    duel.p1("attack Koibra")
    duel.p2("no block")
    duel.settled("p2")


def test_madam_mystique_names_a_keyword() -> None:
    duel = Scenario(p1={"play": ["Killer Bee", "Luchataur", "Rhino Turtle"]}, p2={"play": ["Madam Mystique"]})
    duel.p1("attack Killer Bee", "hunt Madam Mystique")
    duel.asks("p2", "keyword", "choose FAST", "choose FRENZY", "choose HUNTER", "choose POISONOUS", "choose SNEAKY",
              "choose TOUGH")
    duel.p2("choose FRENZY")
    assert duel.discard("p1") == ["Luchataur"]
    assert duel.play("p1") == ["Killer Bee", "Rhino Turtle (exhausted)"]
    duel.settled("p2")


def test_madam_mystique_is_not_asked_without_enemies() -> None:
    """F16: no keyword without enemy creatures."""
    duel = Scenario(p1={"play": ["Ferret Bomber"]}, p2={"play": ["Madam Mystique", "Kitsunsei"]})
    duel.p1("attack Ferret Bomber")
    duel.p2("block Madam Mystique")
    duel.settled("p2")


def test_peacasus_gains_life_from_anywhere() -> None:
    """F9: from play, and from a hand."""
    duel = Scenario(p1={"play": ["Tusked Extorter"]}, p2={"hand": ["Peacasus"]})
    duel.p1("attack Tusked Extorter")
    assert duel.life("p2") == 4 - 1
    duel = Scenario(p1={"play": ["Killer Bee"]}, p2={"play": ["Peacasus"]})
    duel.p1("attack Killer Bee", "hunt Peacasus")
    assert duel.life("p2") == 4
    duel.settled("p2")


def test_peacasus_is_not_stopped_by_peach_police() -> None:
    duel = Scenario(p1={"play": ["Killer Bee", "Peach Police"]}, p2={"play": ["Peacasus"]})
    duel.p1("attack Killer Bee", "hunt Peacasus")
    assert duel.life("p2") == 4
    duel.settled("p2")


def test_porcupine_teacher_poisons_the_others() -> None:
    duel = Scenario(p1={"play": ["Porcupine Teacher", "Robopup"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Porcupine Teacher")
    duel.p2("block Gorillion")
    assert (duel.discard("p1"), duel.discard("p2")) == (["Porcupine Teacher"], [])


def test_pyro_salamancer_boosts_then_defeats_two_equals() -> None:
    duel = Scenario(p1={"hand": ["Pyro Salamancer"], "discard": ["Robopup"]},
                    p2={"mindbugs": 0, "play": ["Killer Bee", "Explosive Toad", "Strange Barrel"]})
    duel.p1("play Pyro Salamancer", "choose Robopup", "choose Killer Bee")
    # 6: Pyro Salamancer, Strange Barrel, Killer Bee with its boost
    duel.asks("p1", "target", "choose Pyro Salamancer", "choose Killer Bee", "choose Strange Barrel")
    duel.p1("choose Killer Bee")
    duel.asks("p1", "target", "choose Pyro Salamancer", "choose Strange Barrel")
    duel.p1("choose Strange Barrel")
    assert duel.discard("p2") == ["Killer Bee", "Robopup", "Strange Barrel"]


def test_pyro_salamancer_defeats_nothing_without_a_pair() -> None:
    duel = Scenario(p1={"hand": ["Pyro Salamancer"]}, p2={"mindbugs": 0, "play": ["Killer Bee"]})
    duel.p1("play Pyro Salamancer")
    assert duel.play("p1") == ["Pyro Salamancer"]
    duel.settled("p2")


def test_pyro_salamancer_takes_the_only_pair_unasked() -> None:
    duel = Scenario(p1={"hand": ["Pyro Salamancer"]}, p2={"mindbugs": 0, "play": ["Killer Bee", "Duckdra"]})
    duel.p1("play Pyro Salamancer")
    assert duel.discard("p2") == ["Duckdra", "Killer Bee"]
    duel.settled("p2")


def test_radioactive_pest_defeats_the_strong() -> None:
    duel = Scenario(p1={"play": ["Radioactive Pest"]}, p2={"play": ["Gorillion", "Killer Bee"]})
    duel.p1("attack Radioactive Pest")
    assert duel.discard("p2") == ["Gorillion"]
    duel.p2("no block")
    duel.settled("p2")


def test_rockyphant_costs_the_opponent_a_card() -> None:
    duel = Scenario(p1={"play": ["Gorillion"], "hand": ["Robopup", "Killer Bee"]},
                    p2={"play": ["Rockyphant (exhausted)"]})
    duel.p1("attack Gorillion")
    duel.p2("block Rockyphant")
    duel.p1("discard Robopup")
    assert duel.discard("p1") == ["Robopup"]
    duel.settled("p2")


def test_rockyphant_under_a_creature_triggers_when_it_goes_to_the_pile() -> None:
    """F9: also from under a creature."""
    duel = Scenario(p1={"play": ["Gorillion"], "hand": ["Robopup", "Killer Bee"]},
                    p2={"play": ["Sea-Rex (boost Rockyphant)"]})
    duel.p1("attack Gorillion")
    duel.p2("block Sea-Rex")
    duel.p1("discard Robopup")
    assert duel.discard("p2") == ["Rockyphant", "Sea-Rex"]
    duel.settled("p2")


def test_sea_rex_boosts_itself() -> None:
    duel = Scenario(p1={"play": ["Sea-Rex"]}, p2={"discard": ["Gorillion"]})
    duel.p1("attack Sea-Rex", "choose Gorillion")
    assert duel.play("p1") == ["Sea-Rex (boost Gorillion)"]
    duel.settled("p2")


def test_soul_manipulator_takes_a_boost_card_back() -> None:
    duel = Scenario(p1={"play": ["Soul Manipulator", "Sea-Rex (boost Robopup + Robopup)"]},
                    p2={"play": ["Gorillion (boost Killer Bee + Robopup)"]})
    duel.p1("attack Soul Manipulator")
    duel.asks("p1", "card", "choose Robopup", "choose Killer Bee", "choose Robopup #2")
    duel.p1("choose Robopup #2")
    assert duel.hand("p1") == ["Gorillion", "Robopup"]
    assert duel.play("p2") == ["Gorillion (boost Killer Bee)"]
    duel.p2("no block")
    duel.settled("p2")


def test_soul_manipulator_cannot_return_under_an_alien_brain() -> None:
    duel = Scenario(p1={"hand": ["Soul Manipulator"], "play": ["Sea-Rex (boost Robopup)"]},
                    p2={"mindbugs": 0, "play": ["Alien Brain"]})
    duel.p1("play Soul Manipulator")
    duel.settled("p2")


@pytest.mark.parametrize(("card", "taken", "left"), [
    ("Spirit Cheetah", "Ferret Bomber", "Luchataur"), ("Spirit Maki", "Luchataur", "Ferret Bomber"),
])
def test_spirits_take_control_when_defeated(card: str, taken: str, left: str) -> None:
    duel = Scenario(p1={"play": ["Killer Bee", "Luchataur", "Ferret Bomber"]}, p2={"play": [card]})
    duel.p1("attack Killer Bee", f"hunt {card}")
    assert taken in duel.play("p2")
    assert left in duel.play("p1")
    duel.settled("p2")


def test_squirtoise_scout_lets_nobody_block_equals() -> None:
    duel = Scenario(p1={"play": ["Squirtoise Scout", "Ferret Bomber", "Gorillion"]}, p2={"play": ["Luchataur"]})
    duel.p1("attack Gorillion")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_squirtoise_scout_alone_can_be_blocked() -> None:
    duel = Scenario(p1={"play": ["Squirtoise Scout", "Gorillion"]}, p2={"play": ["Luchataur"]})
    duel.p1("attack Gorillion")
    duel.asks("p2", "block", "block Luchataur", "no block")


def test_tiger_wasp_loses_a_random_card() -> None:
    duel = Scenario(p1={"hand": ["Tiger Wasp", "Robopup", "Gorillion"]}, p2={"mindbugs": 0})
    duel.p1("play Tiger Wasp")
    duel.asks("chance", "pick", "pick Robopup", "pick Gorillion")
    duel.chance("pick Robopup")
    assert duel.discard("p1") == ["Robopup"]
    duel.settled("p2")


def test_tornado_dragon_defeats_for_each_card() -> None:
    duel = Scenario(p1={"hand": ["Tornado Dragon", "Robopup", "Killer Bee"]},
                    p2={"mindbugs": 0, "play": ["Gorillion", "Luchataur", "Spider Owl"]})
    duel.p1("play Tornado Dragon")
    duel.asks("p1", "discard", "discard Robopup", "discard Killer Bee", "done")
    duel.p1("discard Robopup", "discard Killer Bee", "choose Gorillion", "choose Luchataur")
    assert duel.discard("p2") == ["Gorillion", "Luchataur"]
    duel.settled("p2")


def test_tornado_dragon_may_stop_after_one() -> None:
    duel = Scenario(p1={"hand": ["Tornado Dragon", "Robopup", "Killer Bee"]}, p2={"mindbugs": 0, "play": ["Gorillion"]})
    duel.p1("play Tornado Dragon", "discard Robopup", "done", "choose Gorillion")
    assert duel.discard("p1") == ["Robopup"]
    duel.settled("p2")


def test_trash_diver_takes_two_cards() -> None:
    duel = Scenario(p1={"play": ["Trash Diver"]}, p2={"discard": ["Gorillion", "Robopup", "Robopup"]})
    duel.p1("attack Trash Diver")
    duel.asks("p1", "card", "choose Gorillion", "choose Robopup")
    duel.p1("choose Robopup", "choose Robopup")
    assert duel.hand("p1") == ["Gorillion", "Robopup", "Robopup"]
    assert duel.game.view("p2")["p1"]["hand"] == ["Robopup", "Robopup", None]
    duel.settled("p2")


def test_trash_flier_plays_from_the_enemy_pile() -> None:
    duel = Scenario(p1={"play": ["Killer Bee"], "discard": ["Axolotl Healer"]}, p2={"play": ["Trash Flier"]})
    duel.p1("attack Killer Bee", "hunt Trash Flier")
    assert (duel.play("p2"), duel.life("p2")) == (["Axolotl Healer"], 5)
    duel.settled("p2")


def test_water_antler_gains_life_and_boosts() -> None:
    duel = Scenario(p1={"hand": ["Water Antler"], "discard": ["Robopup"]}, p2={"mindbugs": 0})
    duel.p1("play Water Antler", "choose Robopup")
    assert (duel.life("p1"), duel.play("p1")) == (4, ["Water Antler (boost Robopup)"])
    duel.settled("p2")
