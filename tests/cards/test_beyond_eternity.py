"""Beyond Eternity, card by card."""

import pytest

from tests.scenario import Table


@pytest.mark.parametrize(("blocker", "possible"), [
    ("Giraffodile", True), ("Strange Barrel", True), ("Killer Bee", True), ("Axolotl Healer", False),
    ("Bee Bear", False),
])
def test_agile_rooster_is_blocked_by_its_equals_only(blocker: str, possible: bool) -> None:
    table = Table(p1={"play": ["Agile Rooster"]}, p2={"play": [blocker]})
    table.p1("attack Agile Rooster")
    if possible:
        table.asks("p2", "block", f"block {blocker}", "no block")
    else:
        assert table.life("p2") == 2


def test_ant_zombie_horde_takes_two_cards_of_any_piles() -> None:
    table = Table(p1={"play": ["Ant Zombie Horde"], "discard": ["Gorillion"]},
                  p2={"play": ["Luchataur"], "discard": ["Killer Bee", "Gorillion"]})
    table.p1("attack Ant Zombie Horde")
    table.asks("p1", "card", "choose Gorillion", "choose Killer Bee", "choose Gorillion #2", "done")
    table.p1("choose Killer Bee", "choose Gorillion")
    assert table.play("p1") == ["Ant Zombie Horde (boost Killer Bee + Gorillion)"]
    assert (table.discard("p1"), table.discard("p2")) == ([], ["Gorillion"])
    table.p2("block Luchataur")  # 9 against 9
    assert table.play("p1") == ["Ant Zombie Horde (exhausted, boost Killer Bee + Gorillion)"]
    assert table.discard("p2") == ["Gorillion", "Luchataur"]
    table.settled("p2")


def test_ant_zombie_horde_may_decline() -> None:
    table = Table(p1={"play": ["Ant Zombie Horde"], "discard": ["Gorillion"]})
    table.p1("attack Ant Zombie Horde", "done")
    assert table.play("p1") == ["Ant Zombie Horde"]
    table.settled("p2")


def test_berserker_rabbit_likes_an_empty_pile() -> None:
    table = Table(p1={"play": ["Berserker Rabbit"]}, p2={"play": ["Luchataur"]})
    table.p1("attack Berserker Rabbit")
    table.p2("block Luchataur")
    assert table.discard("p2") == ["Luchataur"]
    table = Table(p1={"play": ["Berserker Rabbit"], "discard": ["Robopup"]}, p2={"play": ["Luchataur"]})
    table.p1("attack Berserker Rabbit")
    table.p2("block Luchataur")
    assert table.play("p1") == ["Berserker Rabbit (exhausted)"]


def test_blessed_killer_bee_takes_two_more() -> None:
    table = Table(p1={"play": ["Gorillion"], "discard": ["Blessed Killer Bee"]}, p2={"life": 5})
    table.p1("attack Gorillion")
    assert table.life("p2") == 2
    table.settled("p2")


def test_two_blessed_killer_bees_take_two_each_once() -> None:
    table = Table(p1={"play": ["Gorillion"], "discard": ["Blessed Killer Bee", "Blessed Killer Bee"]}, p2={"life": 9})
    table.p1("attack Gorillion", "resolve Blessed Killer Bee")
    assert table.life("p2") == 4
    table.settled("p2")


def test_blessed_killer_bee_works_for_the_player_of_its_pile_only_and_never_in_play() -> None:
    """F8: a constant ability of the pile."""
    table = Table(p1={"play": ["Gorillion", "Blessed Killer Bee"]}, p2={"life": 5, "discard": ["Blessed Killer Bee"]})
    table.p1("attack Gorillion")
    assert table.life("p2") == 4
    table.settled("p2")


def test_blessed_killer_bee_ends_the_game() -> None:
    table = Table(p1={"play": ["Gorillion"], "discard": ["Blessed Killer Bee"]}, p2={"life": 3})
    table.p1("attack Gorillion")
    table.over("p1")


def test_blessed_killer_bee_lets_hyenix_come_back_for_each_event() -> None:
    table = Table(p1={"play": ["Gorillion"], "discard": ["Blessed Killer Bee"]}, p2={"life": 9, "discard": ["Hyenix"]})
    table.p1("attack Gorillion")
    table.asks("p1", "order", "resolve Blessed Killer Bee", "resolve Hyenix")
    table.p1("resolve Blessed Killer Bee", "resolve Hyenix")
    table.p2("no", "yes")
    assert (table.life("p2"), table.play("p2")) == (6, ["Hyenix"])
    table.settled("p2")


def test_blessed_shield_bugs_help_allies_from_the_pile() -> None:
    table = Table(p1={"play": ["Giraffodile"], "discard": ["Blessed Shield Bugs", "Blessed Shield Bugs"]},
                  p2={"play": ["Bee Bear"]})
    table.p1("attack Giraffodile")
    table.p2("block Bee Bear")  # 7 + 2 against 8
    assert table.discard("p2") == ["Bee Bear"]
    table.settled("p2")


def test_blessed_shield_bugs_do_nothing_in_play() -> None:
    table = Table(p1={"play": ["Giraffodile", "Blessed Shield Bugs"]}, p2={"play": ["Bee Bear"]})
    table.p1("attack Giraffodile")
    table.p2("block Bee Bear")
    assert table.discard("p1") == ["Giraffodile"]


def test_blessed_tiger_squirrel_stops_strong_enemies() -> None:
    table = Table(p1={"play": ["Killer Bee", "Luchataur"], "discard": ["Blessed Tiger Squirrel"]},
                  p2={"play": ["Giraffodile", "Strange Barrel"]})
    table.p1("attack Luchataur")
    table.asks("p2", "block", "block Strange Barrel", "no block")
    table.p2("no block")
    table.p1("stop")
    table.asks("p2", "action", "play Gorillion", "attack Strange Barrel")


def test_blessed_tiger_squirrel_does_not_stop_a_hunter() -> None:
    table = Table(p1={"play": ["Killer Bee"], "discard": ["Blessed Tiger Squirrel"]}, p2={"play": ["Giraffodile"]})
    table.p1("attack Killer Bee", "hunt Giraffodile")
    assert table.discard("p1") == ["Blessed Tiger Squirrel", "Killer Bee"]
    table.settled("p2")


def test_catalisk_empties_the_draw_pile() -> None:
    table = Table(p1={"play": ["Catalisk"]}, p2={"hand": ["Gorillion"], "draw": ["Robopup", "Peacasus"],
                                                "play": ["Killer Bee"]})
    table.p1("attack Catalisk")
    assert (table.discard("p2"), table.hand("p2"), table.life("p2")) == (["Peacasus", "Robopup"], ["Gorillion"], 4)
    table.p2("no block")
    assert table.position()["p2"]["draw"] == []
    table.settled("p2")


def test_cave_lizard_cannot_attack_but_blocks() -> None:
    table = Table(p1={"play": ["Cave Lizard"]}, p2={"play": ["Spider Owl"]})
    table.asks("p1", "action", "play Gorillion")
    table.p1("play Gorillion")
    table.p2("decline", "attack Spider Owl")
    table.p1("block Cave Lizard")
    assert table.play("p1") == ["Cave Lizard (exhausted)", "Gorillion"]


def test_cursed_gorillion_weakens_allies_but_never_below_one() -> None:
    """G7: power is never below 1."""
    table = Table(p1={"play": ["Robopup (exhausted)", "Killer Bee"], "discard": ["Cursed Gorillion"]},
                  p2={"play": ["Chameleon Sniper", "Spider Owl"]})
    powers = {creature["name"]: creature["power"] for creature in table.game.view("p1")["p1"]["play"]}
    assert powers == {"Robopup": 1, "Killer Bee": 3}


def test_duckdra_may_defeat_the_poisonous() -> None:
    table = Table(p1={"play": ["Duckdra", "Plated Scorpion (exhausted)"]}, p2={"play": ["Spider Owl", "Gorillion"]})
    table.p1("attack Duckdra")
    table.asks("p1", "may", "yes", "no")
    table.p1("yes")
    table.asks("p1", "target", "choose Plated Scorpion", "choose Spider Owl")
    table.p1("choose Spider Owl", "let block")
    table.p2("no block")
    assert table.discard("p2") == ["Spider Owl"]
    table.settled("p2")


def test_duckdra_is_not_asked_without_the_poisonous() -> None:
    table = Table(p1={"play": ["Duckdra"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Duckdra")
    table.asks("p1", "hunt", "hunt Gorillion", "let block")


def test_fire_antler_hurts_and_boosts_with_itself() -> None:
    """F6: it lies in its pile when its Defeated effect resolves."""
    table = Table(p1={"play": ["Gorillion"]}, p2={"play": ["Fire Antler", "Robopup"]})
    table.p1("attack Gorillion")
    table.p2("block Fire Antler")
    assert table.life("p1") == 2
    table.asks("p2", "card", "choose Fire Antler", "done")
    table.p2("choose Fire Antler")
    table.asks("p2", "target", "choose Robopup", "choose Gorillion")
    table.p2("choose Robopup")
    assert table.play("p2") == ["Robopup (boost Fire Antler)"]
    table.settled("p2")


def test_fire_antler_is_not_asked_without_a_creature() -> None:
    """F16: no boost card without a creature to put it under."""
    table = Table(p1={"play": ["Luchataur (exhausted)"], "hand": ["Gorillion"]},
                  p2={"play": ["Fire Antler", "Fire Antler"]})
    table.p1("attack Luchataur")
    table.p2("block Fire Antler", "done")
    table = Table(p1={"play": ["Spider Owl"], "hand": ["Gorillion"]}, p2={"play": ["Fire Antler"]})
    table.p1("attack Spider Owl")
    assert table.life("p2") == 2


def test_ghostly_underdog_defeats_the_weaker() -> None:
    table = Table(p1={"play": ["Ghostly Underdog"]}, p2={"play": ["Spider Owl", "Axolotl Healer", "Ferret Bomber"]})
    table.p1("attack Ghostly Underdog")
    assert table.discard("p2") == ["Ferret Bomber", "Spider Owl"]
    table.p2("no block")
    table.settled("p2")


def test_goat_dragon_chooses_between_boost_and_defeat() -> None:
    table = Table(p1={"play": ["Goat Dragon"], "discard": ["Robopup"]},
                  p2={"play": ["Gorillion (boost Killer Bee)", "Luchataur"]})
    table.p1("attack Goat Dragon")
    table.asks("p1", "mode", "choose boost", "choose defeat")
    table.p1("choose defeat")
    assert table.discard("p2") == ["Gorillion", "Killer Bee"]
    table.p2("no block")
    table.settled("p2")


def test_goat_dragon_asks_nothing_where_one_mode_is_left() -> None:
    table = Table(p1={"hand": ["Goat Dragon"]}, p2={"mindbugs": 0, "play": ["Gorillion (boost Killer Bee)"]})
    table.p1("play Goat Dragon")
    assert table.discard("p2") == ["Gorillion", "Killer Bee"]
    table = Table(p1={"hand": ["Goat Dragon"], "discard": ["Robopup"]}, p2={"mindbugs": 0, "play": ["Gorillion"]})
    table.p1("play Goat Dragon")
    table.asks("p1", "card", "choose Robopup", "done")
    table.p1("done")
    table.settled("p2")


def test_hiss_holiness_spreads_four_cards() -> None:
    table = Table(p1={"hand": ["Hiss Holiness"], "discard": ["Robopup", "Killer Bee"]},
                  p2={"mindbugs": 0, "play": ["Gorillion"], "discard": ["Spider Owl"]})
    table.p1("play Hiss Holiness", "choose Robopup", "choose Gorillion", "choose Spider Owl", "choose Hiss Holiness")
    table.asks("p1", "card", "choose Killer Bee", "done")
    table.p1("done")
    assert (table.play("p1"), table.play("p2")) == (["Hiss Holiness (boost Spider Owl)"], ["Gorillion (boost Robopup)"])
    table.settled("p2")


def test_hypnotic_mouse_stops_creatures_of_equal_power() -> None:
    table = Table(p1={"play": ["Killer Bee", "Gorillion"]}, p2={"play": ["Hypnotic Mouse", "Explosive Toad"]})
    table.asks("p1", "action", "play Gorillion", "attack Gorillion")


def test_hypnotic_mouse_counts_itself() -> None:
    table = Table(p1={"play": ["Hypnotic Mouse", "Gorillion"]}, p2={"play": ["Robopup"]})
    table.asks("p1", "action", "play Gorillion", "attack Gorillion")


@pytest.mark.parametrize(("choice", "pile"), [("choose own pile", "p1"), ("choose enemy pile", "p2")])
def test_koibra_puts_a_random_card_into_a_pile(choice: str, pile: str) -> None:
    table = Table(p1={"hand": ["Koibra"]}, p2={"mindbugs": 0, "hand": ["Peacasus", "Gorillion"], "draw": ["Robopup"]})
    table.p1("play Koibra")
    table.chance("pick Peacasus")
    table.asks("p1", "mode", "choose own pile", "choose enemy pile")
    table.p1(choice)
    assert table.discard(pile) == ["Peacasus"]
    assert table.life(pile) == 4
    assert table.hand("p2") == ["Gorillion", "Robopup"]
    table.settled("p2")


def test_koibra_finds_nothing_in_an_empty_hand() -> None:
    table = Table(p1={"play": ["Koibra"]}, p2={"play": ["Gorillion"], "hand": []}, spare=False)
    table.p1("attack Koibra")
    table.p2("no block")
    table.settled("p2")


def test_madam_mystique_names_a_keyword() -> None:
    table = Table(p1={"play": ["Killer Bee", "Luchataur", "Rhino Turtle"]}, p2={"play": ["Madam Mystique"]})
    table.p1("attack Killer Bee", "hunt Madam Mystique")
    table.asks("p2", "keyword", "choose FAST", "choose FRENZY", "choose HUNTER", "choose POISONOUS", "choose SNEAKY",
               "choose TOUGH")
    table.p2("choose FRENZY")
    assert table.discard("p1") == ["Luchataur"]
    assert table.play("p1") == ["Killer Bee", "Rhino Turtle (exhausted)"]
    table.settled("p2")


def test_madam_mystique_is_not_asked_without_enemies() -> None:
    """F16: no keyword without enemy creatures."""
    table = Table(p1={"play": ["Ferret Bomber"]}, p2={"play": ["Madam Mystique", "Kitsunsei"]})
    table.p1("attack Ferret Bomber")
    table.p2("block Madam Mystique")
    table.settled("p2")


def test_peacasus_gains_life_from_anywhere() -> None:
    """F9: from play, and from a hand."""
    table = Table(p1={"play": ["Tusked Extorter"]}, p2={"hand": ["Peacasus"]})
    table.p1("attack Tusked Extorter")
    assert table.life("p2") == 4 - 1
    table = Table(p1={"play": ["Killer Bee"]}, p2={"play": ["Peacasus"]})
    table.p1("attack Killer Bee", "hunt Peacasus")
    assert table.life("p2") == 4
    table.settled("p2")


def test_peacasus_is_not_stopped_by_peach_police() -> None:
    table = Table(p1={"play": ["Killer Bee", "Peach Police"]}, p2={"play": ["Peacasus"]})
    table.p1("attack Killer Bee", "hunt Peacasus")
    assert table.life("p2") == 4
    table.settled("p2")


def test_porcupine_teacher_poisons_the_others() -> None:
    table = Table(p1={"play": ["Porcupine Teacher", "Robopup"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Porcupine Teacher")
    table.p2("block Gorillion")
    assert (table.discard("p1"), table.discard("p2")) == (["Porcupine Teacher"], [])


def test_pyro_salamancer_boosts_then_defeats_two_equals() -> None:
    table = Table(p1={"hand": ["Pyro Salamancer"], "discard": ["Robopup"]},
                  p2={"mindbugs": 0, "play": ["Killer Bee", "Explosive Toad", "Strange Barrel"]})
    table.p1("play Pyro Salamancer", "choose Robopup", "choose Killer Bee")
    # 6: Pyro Salamancer, Strange Barrel, Killer Bee with its boost
    table.asks("p1", "target", "choose Pyro Salamancer", "choose Killer Bee", "choose Strange Barrel")
    table.p1("choose Killer Bee")
    table.asks("p1", "target", "choose Pyro Salamancer", "choose Strange Barrel")
    table.p1("choose Strange Barrel")
    assert table.discard("p2") == ["Killer Bee", "Robopup", "Strange Barrel"]


def test_pyro_salamancer_defeats_nothing_without_a_pair() -> None:
    table = Table(p1={"hand": ["Pyro Salamancer"]}, p2={"mindbugs": 0, "play": ["Killer Bee"]})
    table.p1("play Pyro Salamancer")
    assert table.play("p1") == ["Pyro Salamancer"]
    table.settled("p2")


def test_pyro_salamancer_takes_the_only_pair_unasked() -> None:
    table = Table(p1={"hand": ["Pyro Salamancer"]}, p2={"mindbugs": 0, "play": ["Killer Bee", "Duckdra"]})
    table.p1("play Pyro Salamancer")
    assert table.discard("p2") == ["Duckdra", "Killer Bee"]
    table.settled("p2")


def test_radioactive_pest_defeats_the_strong() -> None:
    table = Table(p1={"play": ["Radioactive Pest"]}, p2={"play": ["Gorillion", "Killer Bee"]})
    table.p1("attack Radioactive Pest")
    assert table.discard("p2") == ["Gorillion"]
    table.p2("no block")
    table.settled("p2")


def test_rockyphant_costs_the_opponent_a_card() -> None:
    table = Table(p1={"play": ["Gorillion"], "hand": ["Robopup", "Killer Bee"]},
                  p2={"play": ["Rockyphant (exhausted)"]})
    table.p1("attack Gorillion")
    table.p2("block Rockyphant")
    table.p1("discard Robopup")
    assert table.discard("p1") == ["Robopup"]
    table.settled("p2")


def test_rockyphant_under_a_creature_triggers_when_it_goes_to_the_pile() -> None:
    """F9: also from under a creature."""
    table = Table(p1={"play": ["Gorillion"], "hand": ["Robopup", "Killer Bee"]},
                  p2={"play": ["Sea-Rex (boost Rockyphant)"]})
    table.p1("attack Gorillion")
    table.p2("block Sea-Rex")
    table.p1("discard Robopup")
    assert table.discard("p2") == ["Rockyphant", "Sea-Rex"]
    table.settled("p2")


def test_sea_rex_boosts_itself() -> None:
    table = Table(p1={"play": ["Sea-Rex"]}, p2={"discard": ["Gorillion"]})
    table.p1("attack Sea-Rex", "choose Gorillion")
    assert table.play("p1") == ["Sea-Rex (boost Gorillion)"]
    table.settled("p2")


def test_soul_manipulator_takes_a_boost_card_back() -> None:
    table = Table(p1={"play": ["Soul Manipulator", "Sea-Rex (boost Robopup + Robopup)"]},
                  p2={"play": ["Gorillion (boost Killer Bee + Robopup)"]})
    table.p1("attack Soul Manipulator")
    table.asks("p1", "card", "choose Robopup", "choose Killer Bee", "choose Robopup #2")
    table.p1("choose Robopup #2")
    assert table.hand("p1") == ["Gorillion", "Robopup"]
    assert table.play("p2") == ["Gorillion (boost Killer Bee)"]
    table.p2("no block")
    table.settled("p2")


def test_soul_manipulator_cannot_return_under_an_alien_brain() -> None:
    table = Table(p1={"hand": ["Soul Manipulator"], "play": ["Sea-Rex (boost Robopup)"]},
                  p2={"mindbugs": 0, "play": ["Alien Brain"]})
    table.p1("play Soul Manipulator")
    table.settled("p2")


@pytest.mark.parametrize(("card", "taken", "left"), [
    ("Spirit Cheetah", "Ferret Bomber", "Luchataur"), ("Spirit Maki", "Luchataur", "Ferret Bomber"),
])
def test_spirits_take_control_when_defeated(card: str, taken: str, left: str) -> None:
    table = Table(p1={"play": ["Killer Bee", "Luchataur", "Ferret Bomber"]}, p2={"play": [card]})
    table.p1("attack Killer Bee", f"hunt {card}")
    assert taken in table.play("p2")
    assert left in table.play("p1")
    table.settled("p2")


def test_squirtoise_scout_lets_nobody_block_equals() -> None:
    table = Table(p1={"play": ["Squirtoise Scout", "Ferret Bomber", "Gorillion"]}, p2={"play": ["Luchataur"]})
    table.p1("attack Gorillion")
    assert table.life("p2") == 2
    table.settled("p2")


def test_squirtoise_scout_alone_can_be_blocked() -> None:
    table = Table(p1={"play": ["Squirtoise Scout", "Gorillion"]}, p2={"play": ["Luchataur"]})
    table.p1("attack Gorillion")
    table.asks("p2", "block", "block Luchataur", "no block")


def test_tiger_wasp_loses_a_random_card() -> None:
    table = Table(p1={"hand": ["Tiger Wasp", "Robopup", "Gorillion"]}, p2={"mindbugs": 0})
    table.p1("play Tiger Wasp")
    table.asks("chance", "pick", "pick Robopup", "pick Gorillion")
    table.chance("pick Robopup")
    assert table.discard("p1") == ["Robopup"]
    table.settled("p2")


def test_tornado_dragon_defeats_for_each_card() -> None:
    table = Table(p1={"hand": ["Tornado Dragon", "Robopup", "Killer Bee"]},
                  p2={"mindbugs": 0, "play": ["Gorillion", "Luchataur", "Spider Owl"]})
    table.p1("play Tornado Dragon")
    table.asks("p1", "discard", "discard Robopup", "discard Killer Bee", "done")
    table.p1("discard Robopup", "discard Killer Bee", "choose Gorillion", "choose Luchataur")
    assert table.discard("p2") == ["Gorillion", "Luchataur"]
    table.settled("p2")


def test_tornado_dragon_may_stop_after_one() -> None:
    table = Table(p1={"hand": ["Tornado Dragon", "Robopup", "Killer Bee"]}, p2={"mindbugs": 0, "play": ["Gorillion"]})
    table.p1("play Tornado Dragon", "discard Robopup", "done", "choose Gorillion")
    assert table.discard("p1") == ["Robopup"]
    table.settled("p2")


def test_trash_diver_takes_two_cards() -> None:
    table = Table(p1={"play": ["Trash Diver"]}, p2={"discard": ["Gorillion", "Robopup", "Robopup"]})
    table.p1("attack Trash Diver")
    table.asks("p1", "card", "choose Gorillion", "choose Robopup")
    table.p1("choose Robopup", "choose Robopup")
    assert table.hand("p1") == ["Gorillion", "Robopup", "Robopup"]
    assert table.game.view("p2")["p1"]["hand"] == ["Robopup", "Robopup", None]
    table.settled("p2")


def test_trash_flier_plays_from_the_enemy_pile() -> None:
    table = Table(p1={"play": ["Killer Bee"], "discard": ["Axolotl Healer"]}, p2={"play": ["Trash Flier"]})
    table.p1("attack Killer Bee", "hunt Trash Flier")
    assert (table.play("p2"), table.life("p2")) == (["Axolotl Healer"], 5)
    table.settled("p2")


def test_water_antler_gains_life_and_boosts() -> None:
    table = Table(p1={"hand": ["Water Antler"], "discard": ["Robopup"]}, p2={"mindbugs": 0})
    table.p1("play Water Antler", "choose Robopup")
    assert (table.life("p1"), table.play("p1")) == (4, ["Water Antler (boost Robopup)"])
    table.settled("p2")
