"""Beyond Eternity by the rulings: these scenarios were written from the rulings alone."""

from tests.scenario import Table


def test_agile_rooster_can_be_blocked_by_about_its_own_power_only() -> None:
    """ET-1."""
    table = Table(p1={"play": ["Agile Rooster"]},
                  p2={"play": ["Shark Dog", "Killer Bee", "Berserker Rabbit", "Grave Robber", "Bee Bear"]})
    table.p1("attack Agile Rooster")
    table.asks("p2", "block", "block Killer Bee", "block Grave Robber", "no block")  # Berserker Rabbit has 10


def test_ant_zombie_horde_is_boosted_by_up_to_two_cards() -> None:
    """F4: one card at a time, out of both piles; the chooser's pile first."""
    table = Table(p1={"play": ["Ant Zombie Horde"], "discard": ["Bee Bear", "Gorillion"]},
                  p2={"discard": ["Gorillion"]})
    table.p1("attack Ant Zombie Horde")
    table.asks("p1", "card", "choose Bee Bear", "choose Gorillion", "choose Gorillion #2", "done")
    table.p1("choose Gorillion #2")
    table.asks("p1", "card", "choose Bee Bear", "choose Gorillion", "done")
    table.p1("choose Bee Bear")
    assert table.play("p1") == ["Ant Zombie Horde (boost Gorillion + Bee Bear)"]
    assert (table.discard("p1"), table.discard("p2")) == (["Gorillion"], [])
    assert table.life("p2") == 2
    table.settled("p2")


def test_a_boost_is_declined_with_done() -> None:
    """F4."""
    table = Table(p1={"play": ["Sea-Rex"], "discard": ["Bee Bear"]})
    table.p1("attack Sea-Rex")
    table.asks("p1", "card", "choose Bee Bear", "done")
    table.p1("done")
    assert table.play("p1") == ["Sea-Rex"]
    table.settled("p2")


def test_boost_cards_give_power_and_go_to_the_pile_of_the_last_controller() -> None:
    """F4, F5."""
    table = Table(p1={"play": ["Sea-Rex (boost Gorillion + Bee Bear)"]}, p2={"play": ["Grave Robber"]})
    table.p1("attack Sea-Rex", "hunt Grave Robber")  # 7 against 7: a tie
    assert table.discard("p1") == ["Bee Bear", "Gorillion", "Sea-Rex"]
    assert table.play("p2") == ["Grave Robber (exhausted)"]
    table.settled("p2")


def test_boost_cards_go_with_a_change_of_control() -> None:
    """F5."""
    table = Table(p1={"hand": ["Brain Fly"]}, p2={"mindbugs": 0, "play": ["Sea-Rex (boost Gorillion)"]})
    table.p1("play Brain Fly")
    assert table.play("p1") == ["Brain Fly", "Sea-Rex (boost Gorillion)"]


def test_berserker_rabbit_wants_an_empty_pile() -> None:
    table = Table(p1={"play": ["Berserker Rabbit"]}, p2={"play": ["Luchataur"]})
    table.p1("attack Berserker Rabbit")
    table.p2("block Luchataur")
    assert table.discard("p2") == ["Luchataur"]
    table.p1("stop")
    table = Table(p1={"play": ["Berserker Rabbit"], "discard": ["Bee Bear"]}, p2={"play": ["Luchataur"]})
    table.p1("attack Berserker Rabbit")
    table.p2("block Luchataur")
    assert table.play("p1") == ["Berserker Rabbit (exhausted)"]


def test_blessed_killer_bee_takes_two_more() -> None:
    """ET-4."""
    table = Table(p1={"play": ["Gorillion"], "discard": ["Blessed Killer Bee"]}, p2={"life": 4})
    table.p1("attack Gorillion")
    assert table.life("p2") == 1
    table.settled("p2")


def test_blessed_killer_bee_does_not_trigger_itself_and_two_count_twice() -> None:
    """ET-4."""
    table = Table(p1={"play": ["Gorillion"], "discard": ["Blessed Killer Bee", "Blessed Killer Bee"]}, p2={"life": 6})
    table.p1("attack Gorillion")
    table.p1("resolve Blessed Killer Bee")
    assert table.life("p2") == 1
    table.settled("p2")


def test_blessed_killer_bee_in_play_does_nothing() -> None:
    """F8: never in play."""
    table = Table(p1={"play": ["Gorillion", "Blessed Killer Bee"]})
    table.p1("attack Gorillion")
    assert table.life("p2") == 2


def test_blessed_shield_bugs_and_cursed_gorillion_work_from_the_pile() -> None:
    """ET-6."""
    table = Table(p1={"play": ["Bee Bear"], "discard": ["Blessed Shield Bugs", "Blessed Shield Bugs"]},
                  p2={"play": ["Luchataur"]})
    table.p1("attack Bee Bear")
    table.p2("block Luchataur")  # 10 against 9
    assert table.discard("p2") == ["Luchataur"]
    table = Table(p1={"play": ["Robopup"], "discard": ["Cursed Gorillion"]}, p2={"play": ["Chameleon Sniper"]})
    table.p1("attack Robopup")  # never below 1
    table.p2("block Chameleon Sniper")
    assert table.play("p1") == ["Robopup (exhausted)"]
    assert table.discard("p2") == ["Chameleon Sniper"]


def test_blessed_tiger_squirrel_stops_the_strong() -> None:
    """ET-5."""
    table = Table(p1={"play": ["Killer Bee"], "discard": ["Blessed Tiger Squirrel"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Killer Bee")
    table.asks("p1", "hunt", "hunt Gorillion", "let block")
    table.p1("let block")
    assert table.life("p2") == 2
    table.asks("p2", "action", "play Gorillion")


def test_catalisk_empties_the_draw_pile() -> None:
    """BE-21."""
    table = Table(p1={"play": ["Catalisk"]}, p2={"hand": ["Bee Bear"] * 5, "draw": ["Luchataur", "Killer Bee"]})
    table.p1("attack Catalisk")
    assert table.discard("p2") == ["Killer Bee", "Luchataur"]
    assert len(table.hand("p2")) == 5


def test_cave_lizard_cannot_attack() -> None:
    table = Table(p1={"play": ["Cave Lizard"], "hand": ["Bee Bear"]})
    table.asks("p1", "action", "play Bee Bear")


def test_duckdra_may_defeat_a_poisonous_creature() -> None:
    """ET-7."""
    table = Table(p1={"play": ["Duckdra"]}, p2={"play": ["Deathweaver", "Gorillion"]})
    table.p1("attack Duckdra")
    table.asks("p1", "may", "yes", "no")
    table.p1("yes")
    assert table.discard("p2") == ["Deathweaver"]


def test_fire_antler_may_boost_with_itself() -> None:
    """F6."""
    table = Table(p1={"play": ["Gorillion"]}, p2={"play": ["Fire Antler", "Bee Bear"]})
    table.p1("attack Gorillion")
    table.p2("block Fire Antler")
    assert table.life("p1") == 2
    table.asks("p2", "card", "choose Fire Antler", "done")
    table.p2("choose Fire Antler")
    table.asks("p2", "target", "choose Bee Bear", "choose Gorillion")
    table.p2("choose Bee Bear")
    assert table.play("p2") == ["Bee Bear (boost Fire Antler)"]
    assert table.discard("p2") == []
    table.settled("p2")


def test_ghostly_underdog_defeats_all_that_are_weaker() -> None:
    """ET-8."""
    table = Table(p1={"play": ["Ghostly Underdog"]}, p2={"play": ["Tiger Squirrel", "Shark Dog", "Chameleon Sniper"]})
    table.p1("attack Ghostly Underdog")
    assert table.discard("p2") == ["Chameleon Sniper", "Tiger Squirrel"]
    table.asks("p2", "block", "block Shark Dog", "no block")


def test_goat_dragon_offers_only_what_can_be_done() -> None:
    """ET-9."""
    table = Table(p1={"hand": ["Goat Dragon"]}, p2={"mindbugs": 0})
    table.p1("play Goat Dragon")  # no card in a pile, no boosted creature
    table.settled("p2")
    table = Table(p1={"hand": ["Goat Dragon"], "discard": ["Bee Bear"]},
                  p2={"mindbugs": 0, "play": ["Gorillion (boost Luchataur)"]})
    table.p1("play Goat Dragon")
    table.asks("p1", "mode", "choose boost", "choose defeat")
    table.p1("choose defeat")
    assert table.discard("p2") == ["Gorillion", "Luchataur"]
    table.settled("p2")


def test_goat_dragon_with_only_a_boost_may_still_decline() -> None:
    """ET-9."""
    table = Table(p1={"hand": ["Goat Dragon"], "discard": ["Bee Bear"]}, p2={"mindbugs": 0})
    table.p1("play Goat Dragon")
    table.asks("p1", "card", "choose Bee Bear", "done")
    table.p1("done")
    assert table.play("p1") == ["Goat Dragon"]


def test_goat_dragon_attacks_with_the_same_effect() -> None:
    """F10."""
    table = Table(p1={"play": ["Goat Dragon"]}, p2={"play": ["Gorillion (boost Luchataur)", "Bee Bear"]})
    table.p1("attack Goat Dragon")
    assert table.discard("p2") == ["Gorillion", "Luchataur"]
    table.asks("p2", "block", "block Bee Bear", "no block")


def test_hiss_holiness_spreads_up_to_four_boosts() -> None:
    """ET-11."""
    table = Table(p1={"hand": ["Hiss Holiness"], "discard": ["Bee Bear", "Luchataur"]},
                  p2={"mindbugs": 0, "play": ["Gorillion"], "discard": ["Killer Bee"]})
    table.p1("play Hiss Holiness")
    table.p1("choose Bee Bear")
    table.asks("p1", "target", "choose Hiss Holiness", "choose Gorillion")
    table.p1("choose Hiss Holiness", "choose Killer Bee", "choose Gorillion", "done")
    assert table.play("p1") == ["Hiss Holiness (boost Bee Bear)"]
    assert table.play("p2") == ["Gorillion (boost Killer Bee)"]


def test_hypnotic_mouse_stops_creatures_of_equal_power() -> None:
    """ET-2."""
    table = Table(p1={"hand": ["Bee Bear"], "play": ["Killer Bee", "Robopup", "Gorillion"]},
                  p2={"play": ["Hypnotic Mouse", "Explosive Toad"]})
    table.asks("p1", "action", "attack Gorillion", "play Bee Bear")


def test_koibra_reveals_and_chooses_the_pile() -> None:
    """ET-12."""
    table = Table(p1={"hand": ["Koibra"]}, p2={"mindbugs": 0, "hand": ["Peacasus", "Gorillion"], "draw": ["Bee Bear"]})
    table.p1("play Koibra")
    table.chance("pick Peacasus")
    table.asks("p1", "mode", "choose own pile", "choose enemy pile")
    table.p1("choose own pile")
    assert table.discard("p1") == ["Peacasus"]
    assert (table.life("p1"), table.life("p2")) == (4, 3)
    assert table.hand("p2") == ["Bee Bear", "Gorillion"]
    table.settled("p2")


def test_madam_mystique_names_a_keyword() -> None:
    """ET-13."""
    table = Table(p1={"play": ["Gorillion", "Killer Bee", "Shark Dog"]}, p2={"play": ["Madam Mystique"]})
    table.p1("attack Gorillion")
    table.p2("block Madam Mystique")
    table.asks("p2", "keyword", "choose FAST", "choose FRENZY", "choose HUNTER", "choose POISONOUS", "choose SNEAKY",
               "choose TOUGH")
    table.p2("choose HUNTER")
    assert table.discard("p1") == ["Killer Bee", "Shark Dog"]
    table.settled("p2")


def test_madam_mystique_asks_nothing_without_enemies() -> None:
    """F16. Both fall in the fight, and no enemy is left."""
    table = Table(p1={"play": ["Koibra"]}, p2={"play": ["Madam Mystique"], "hand": []}, spare=False)
    table.p1("attack Koibra")
    table.p2("block Madam Mystique")
    assert table.discard("p1") == ["Koibra"]
    assert table.discard("p2") == ["Madam Mystique"]


def test_peacasus_gives_a_life_from_anywhere() -> None:
    """F9."""
    table = Table(p1={"hand": ["Ferret Bomber"]}, p2={"mindbugs": 0, "hand": ["Peacasus", "Peacasus"]})
    table.p1("play Ferret Bomber")  # both must go
    table.p1("resolve Peacasus")
    assert table.life("p2") == 5


def test_peacasus_is_no_defeated_effect() -> None:
    """F9."""
    table = Table(p1={"play": ["Gorillion", "Peach Police"]}, p2={"play": ["Peacasus"]})
    table.p1("attack Gorillion")
    table.p2("block Peacasus")
    assert table.life("p2") == 4


def test_peacasus_under_a_creature_gives_a_life_when_it_goes_to_the_pile() -> None:
    """F9."""
    table = Table(p1={"play": ["Gorillion"]}, p2={"play": ["Bee Bear (boost Peacasus)"]})
    table.p1("attack Gorillion")
    table.p2("block Bee Bear")
    assert table.life("p2") == 4
    assert table.discard("p2") == ["Bee Bear", "Peacasus"]


def test_rockyphant_costs_a_card() -> None:
    """F9."""
    table = Table(p1={"play": ["Gorillion"], "hand": ["Bee Bear", "Luchataur"]},
                  p2={"play": ["Rockyphant (exhausted)"]})
    table.p1("attack Gorillion")
    table.p2("block Rockyphant")
    table.p1("discard Bee Bear")
    assert table.hand("p1") == ["Luchataur"]
    table.settled("p2")


def test_porcupine_teacher_makes_the_others_poisonous() -> None:
    """BE-11."""
    table = Table(p1={"play": ["Porcupine Teacher", "Robopup"]}, p2={"play": ["Tiger Squirrel"]})
    table.p1("attack Robopup")
    table.p2("block Tiger Squirrel")
    assert table.discard("p2") == ["Tiger Squirrel"]


def test_pyro_salamancer_defeats_a_pair_of_equal_power() -> None:
    """ET-14."""
    table = Table(p1={"hand": ["Pyro Salamancer"], "play": ["Killer Bee"]},
                  p2={"mindbugs": 0, "play": ["Explosive Toad", "Gorillion"]})
    table.p1("play Pyro Salamancer")  # no card in a pile; only one pair
    table.asks("p2", "target")  # the toad, whose pair was the only one
    table.p2("choose Gorillion")
    assert table.discard("p1") == ["Killer Bee"]
    assert table.discard("p2") == ["Explosive Toad", "Gorillion"]


def test_pyro_salamancer_does_nothing_without_a_pair() -> None:
    """ET-14."""
    table = Table(p1={"hand": ["Pyro Salamancer"]}, p2={"mindbugs": 0, "play": ["Gorillion"]})
    table.p1("play Pyro Salamancer")
    table.settled("p2")


def test_soul_manipulator_takes_a_boost_card_to_hand() -> None:
    """ET-10."""
    table = Table(p1={"play": ["Soul Manipulator"]}, p2={"play": ["Bee Bear (boost Gorillion + Luchataur)"]})
    table.p1("attack Soul Manipulator")
    table.asks("p1", "card", "choose Gorillion", "choose Luchataur")
    table.p1("choose Luchataur")
    assert table.hand("p1") == ["Gorillion", "Luchataur"]  # the spare one and the card taken
    assert table.play("p2") == ["Bee Bear (boost Gorillion)"]
    table.p2("no block")
    table.settled("p2")


def test_spirit_maki_takes_a_strong_creature_when_it_falls() -> None:
    """ET-15."""
    table = Table(p1={"play": ["Tiger Squirrel", "Gorillion"]}, p2={"play": ["Spirit Maki"]})
    table.p1("attack Tiger Squirrel")
    table.p2("block Spirit Maki")
    assert table.play("p2") == ["Gorillion"]


def test_squirtoise_scout_with_a_pair_cannot_be_blocked() -> None:
    """ET-3."""
    table = Table(p1={"play": ["Squirtoise Scout", "Ferret Bomber", "Gorillion"]}, p2={"play": ["Bee Bear"]})
    table.p1("attack Gorillion")
    assert table.life("p2") == 2
    table.settled("p2")


def test_tiger_wasp_discards_at_random() -> None:
    """ET-16."""
    table = Table(p1={"hand": ["Tiger Wasp", "Gorillion", "Bee Bear"], "draw": ["Luchataur"]}, p2={"mindbugs": 0})
    table.p1("play Tiger Wasp")
    assert table.hand("p1") == ["Bee Bear", "Gorillion", "Luchataur"]
    table.asks("chance", "pick", "pick Bee Bear", "pick Gorillion", "pick Luchataur")
    table.chance("pick Gorillion")
    assert table.discard("p1") == ["Gorillion"]


def test_tornado_dragon_pays_up_to_two_cards() -> None:
    """ET-17."""
    table = Table(p1={"hand": ["Tornado Dragon", "Gorillion", "Bee Bear", "Robopup"]},
                  p2={"mindbugs": 0, "play": ["Luchataur", "Shark Dog"]})
    table.p1("play Tornado Dragon")
    table.asks("p1", "discard", "discard Bee Bear", "discard Gorillion", "discard Robopup", "done")
    table.p1("discard Robopup", "done")
    table.asks("p1", "target", "choose Tornado Dragon", "choose Luchataur", "choose Shark Dog")
    table.p1("choose Luchataur")
    assert table.discard("p2") == ["Luchataur"]
    table.settled("p2")


def test_trash_diver_takes_two_cards() -> None:
    """ET-18."""
    table = Table(p1={"play": ["Trash Diver"]}, p2={"discard": ["Bee Bear", "Luchataur", "Luchataur"]})
    table.p1("attack Trash Diver")
    table.asks("p1", "card", "choose Bee Bear", "choose Luchataur")
    table.p1("choose Luchataur", "choose Luchataur")
    assert table.hand("p1") == ["Gorillion", "Luchataur", "Luchataur"]
    assert table.game.view("p2")["p1"]["hand"].count("Luchataur") == 2
    table.settled("p2")


def test_trash_flier_plays_an_enemy_card_when_it_falls() -> None:
    table = Table(p1={"play": ["Robopup (exhausted)"], "discard": ["Gorillion"]}, p2={"play": ["Trash Flier"]})
    table.p1("attack Robopup")
    table.p2("no block")
    table = Table(p1={"play": ["Tiger Squirrel"], "discard": ["Gorillion"]}, p2={"play": ["Trash Flier"]})
    table.p1("attack Tiger Squirrel")
    table.p2("block Trash Flier")
    assert table.play("p2") == ["Gorillion"]


def test_water_antler_gains_a_life_and_boosts() -> None:
    table = Table(p1={"hand": ["Water Antler"], "discard": ["Bee Bear"]}, p2={"mindbugs": 0})
    table.p1("play Water Antler", "choose Bee Bear")  # a single possible creature
    assert table.life("p1") == 4
    assert table.play("p1") == ["Water Antler (boost Bee Bear)"]
    table.settled("p2")


def test_soul_manipulator_names_equal_cards_by_their_place() -> None:
    """ET-10."""
    table = Table(p1={"hand": ["Soul Manipulator"], "play": ["Bee Bear (boost Robopup)"]},
                  p2={"mindbugs": 0, "play": ["Gorillion (boost Robopup)"]})
    table.p1("play Soul Manipulator")
    table.asks("p1", "card", "choose Robopup", "choose Robopup #2")
    table.p1("choose Robopup #2")
    assert (table.play("p1"), table.play("p2")) == (["Bee Bear (boost Robopup)", "Soul Manipulator"], ["Gorillion"])
    assert "Robopup" in table.hand("p1")


def test_hiss_holiness_may_boost_enemies() -> None:
    """ET-11, F4."""
    table = Table(p1={"hand": ["Hiss Holiness"], "discard": ["Robopup"]},
                  p2={"mindbugs": 0, "play": ["Gorillion"], "discard": ["Bee Bear"]})
    table.p1("play Hiss Holiness", "choose Bee Bear", "choose Gorillion", "choose Robopup", "choose Gorillion")
    assert table.play("p2") == ["Gorillion (boost Bee Bear + Robopup)"]
    table.settled("p2")


def test_peacasus_and_rockyphant_are_ordered_by_the_active_player() -> None:
    """F9, G3."""
    table = Table(p1={"play": ["Frosty Fortress"]}, p2={"hand": ["Peacasus"], "draw": ["Rockyphant"]}, spare=False)
    table.p1("attack Frosty Fortress")
    table.asks("p1", "order", "resolve Peacasus", "resolve Rockyphant")
