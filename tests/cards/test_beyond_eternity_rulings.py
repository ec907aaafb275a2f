"""Beyond Eternity by the rulings: these scenarios were written from the rulings alone."""

from tests.scenario import Scenario


def test_agile_rooster_can_be_blocked_by_about_its_own_power_only() -> None:
    """ET-1."""
    duel = Scenario(p1={"play": ["Agile Rooster"]},
                    p2={"play": ["Shark Dog", "Killer Bee", "Berserker Rabbit", "Grave Robber", "Bee Bear"]})
    duel.p1("attack Agile Rooster")
    duel.asks("p2", "block", "block Killer Bee", "block Grave Robber", "no block")  # Berserker Rabbit has 10


def test_ant_zombie_horde_is_boosted_by_up_to_two_cards() -> None:
    """F4: one card at a time, out of both piles; the chooser's pile first."""
    duel = Scenario(p1={"play": ["Ant Zombie Horde"], "discard": ["Bee Bear", "Gorillion"]},
                    p2={"discard": ["Gorillion"]})
    duel.p1("attack Ant Zombie Horde")
    duel.asks("p1", "card", "choose Bee Bear", "choose Gorillion", "choose Gorillion #2", "done")
    duel.p1("choose Gorillion #2")
    duel.asks("p1", "card", "choose Bee Bear", "choose Gorillion", "done")
    duel.p1("choose Bee Bear")
    assert duel.play("p1") == ["Ant Zombie Horde (boost Gorillion + Bee Bear)"]
    assert (duel.discard("p1"), duel.discard("p2")) == (["Gorillion"], [])
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_a_boost_is_declined_with_done() -> None:
    """F4."""
    duel = Scenario(p1={"play": ["Sea-Rex"], "discard": ["Bee Bear"]})
    duel.p1("attack Sea-Rex")
    duel.asks("p1", "card", "choose Bee Bear", "done")
    duel.p1("done")
    assert duel.play("p1") == ["Sea-Rex"]
    duel.settled("p2")


def test_boost_cards_give_power_and_go_to_the_pile_of_the_last_controller() -> None:
    """F4, F5."""
    duel = Scenario(p1={"play": ["Sea-Rex (boost Gorillion + Bee Bear)"]}, p2={"play": ["Grave Robber"]})
    duel.p1("attack Sea-Rex", "hunt Grave Robber")  # 7 against 7: a tie
    assert duel.discard("p1") == ["Bee Bear", "Gorillion", "Sea-Rex"]
    assert duel.play("p2") == ["Grave Robber (exhausted)"]
    duel.settled("p2")


def test_boost_cards_go_with_a_change_of_control() -> None:
    """F5."""
    duel = Scenario(p1={"hand": ["Brain Fly"]}, p2={"mindbugs": 0, "play": ["Sea-Rex (boost Gorillion)"]})
    duel.p1("play Brain Fly")
    assert duel.play("p1") == ["Brain Fly", "Sea-Rex (boost Gorillion)"]


def test_berserker_rabbit_wants_an_empty_pile() -> None:
    duel = Scenario(p1={"play": ["Berserker Rabbit"]}, p2={"play": ["Luchataur"]})
    duel.p1("attack Berserker Rabbit")
    duel.p2("block Luchataur")
    assert duel.discard("p2") == ["Luchataur"]
    duel.p1("stop")
    duel = Scenario(p1={"play": ["Berserker Rabbit"], "discard": ["Bee Bear"]}, p2={"play": ["Luchataur"]})
    duel.p1("attack Berserker Rabbit")
    duel.p2("block Luchataur")
    assert duel.play("p1") == ["Berserker Rabbit (exhausted)"]


def test_blessed_killer_bee_takes_two_more() -> None:
    """ET-4."""
    duel = Scenario(p1={"play": ["Gorillion"], "discard": ["Blessed Killer Bee"]}, p2={"life": 4})
    duel.p1("attack Gorillion")
    assert duel.life("p2") == 1
    duel.settled("p2")


def test_blessed_killer_bee_does_not_trigger_itself_and_two_count_twice() -> None:
    """ET-4."""
    duel = Scenario(p1={"play": ["Gorillion"], "discard": ["Blessed Killer Bee", "Blessed Killer Bee"]}, p2={"life": 6})
    duel.p1("attack Gorillion")
    duel.p1("resolve Blessed Killer Bee")
    assert duel.life("p2") == 1
    duel.settled("p2")


def test_blessed_killer_bee_in_play_does_nothing() -> None:
    """F8: never in play."""
    duel = Scenario(p1={"play": ["Gorillion", "Blessed Killer Bee"]})
    duel.p1("attack Gorillion")
    assert duel.life("p2") == 2


def test_blessed_shield_bugs_and_cursed_gorillion_work_from_the_pile() -> None:
    """ET-6."""
    duel = Scenario(p1={"play": ["Bee Bear"], "discard": ["Blessed Shield Bugs", "Blessed Shield Bugs"]},
                    p2={"play": ["Luchataur"]})
    duel.p1("attack Bee Bear")
    duel.p2("block Luchataur")  # 10 against 9
    assert duel.discard("p2") == ["Luchataur"]
    duel = Scenario(p1={"play": ["Robopup"], "discard": ["Cursed Gorillion"]}, p2={"play": ["Chameleon Sniper"]})
    duel.p1("attack Robopup")  # never below 1
    duel.p2("block Chameleon Sniper")
    assert duel.play("p1") == ["Robopup (exhausted)"]
    assert duel.discard("p2") == ["Chameleon Sniper"]


def test_blessed_tiger_squirrel_stops_the_strong() -> None:
    """ET-5."""
    duel = Scenario(p1={"play": ["Killer Bee"], "discard": ["Blessed Tiger Squirrel"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Killer Bee")
    duel.asks("p1", "hunt", "hunt Gorillion", "let block")
    duel.p1("let block")
    assert duel.life("p2") == 2
    duel.asks("p2", "action", "play Gorillion")


def test_catalisk_empties_the_draw_pile() -> None:
    """BE-21."""
    duel = Scenario(p1={"play": ["Catalisk"]}, p2={"hand": ["Bee Bear"] * 5, "draw": ["Luchataur", "Killer Bee"]})
    duel.p1("attack Catalisk")
    assert duel.discard("p2") == ["Killer Bee", "Luchataur"]
    assert len(duel.hand("p2")) == 5


def test_cave_lizard_cannot_attack() -> None:
    duel = Scenario(p1={"play": ["Cave Lizard"], "hand": ["Bee Bear"]})
    duel.asks("p1", "action", "play Bee Bear")


def test_duckdra_may_defeat_a_poisonous_creature() -> None:
    """ET-7."""
    duel = Scenario(p1={"play": ["Duckdra"]}, p2={"play": ["Deathweaver", "Gorillion"]})
    duel.p1("attack Duckdra")
    duel.asks("p1", "may", "yes", "no")
    duel.p1("yes")
    assert duel.discard("p2") == ["Deathweaver"]


def test_fire_antler_may_boost_with_itself() -> None:
    """F6."""
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"play": ["Fire Antler", "Bee Bear"]})
    duel.p1("attack Gorillion")
    duel.p2("block Fire Antler")
    assert duel.life("p1") == 2
    duel.asks("p2", "card", "choose Fire Antler", "done")
    duel.p2("choose Fire Antler")
    duel.asks("p2", "target", "choose Bee Bear", "choose Gorillion")
    duel.p2("choose Bee Bear")
    assert duel.play("p2") == ["Bee Bear (boost Fire Antler)"]
    assert duel.discard("p2") == []
    duel.settled("p2")


def test_ghostly_underdog_defeats_all_that_are_weaker() -> None:
    """ET-8."""
    duel = Scenario(p1={"play": ["Ghostly Underdog"]}, p2={"play": ["Tiger Squirrel", "Shark Dog", "Chameleon Sniper"]})
    duel.p1("attack Ghostly Underdog")
    assert duel.discard("p2") == ["Chameleon Sniper", "Tiger Squirrel"]
    duel.asks("p2", "block", "block Shark Dog", "no block")


def test_goat_dragon_offers_only_what_can_be_done() -> None:
    """ET-9."""
    duel = Scenario(p1={"hand": ["Goat Dragon"]}, p2={"mindbugs": 0})
    duel.p1("play Goat Dragon")  # no card in a pile, no boosted creature
    duel.settled("p2")
    duel = Scenario(p1={"hand": ["Goat Dragon"], "discard": ["Bee Bear"]},
                    p2={"mindbugs": 0, "play": ["Gorillion (boost Luchataur)"]})
    duel.p1("play Goat Dragon")
    duel.asks("p1", "mode", "choose boost", "choose defeat")
    duel.p1("choose defeat")
    assert duel.discard("p2") == ["Gorillion", "Luchataur"]
    duel.settled("p2")


def test_goat_dragon_with_only_a_boost_may_still_decline() -> None:
    """ET-9."""
    duel = Scenario(p1={"hand": ["Goat Dragon"], "discard": ["Bee Bear"]}, p2={"mindbugs": 0})
    duel.p1("play Goat Dragon")
    duel.asks("p1", "card", "choose Bee Bear", "done")
    duel.p1("done")
    assert duel.play("p1") == ["Goat Dragon"]


def test_goat_dragon_attacks_with_the_same_effect() -> None:
    """F10."""
    duel = Scenario(p1={"play": ["Goat Dragon"]}, p2={"play": ["Gorillion (boost Luchataur)", "Bee Bear"]})
    duel.p1("attack Goat Dragon")
    assert duel.discard("p2") == ["Gorillion", "Luchataur"]
    duel.asks("p2", "block", "block Bee Bear", "no block")


def test_hiss_holiness_spreads_up_to_four_boosts() -> None:
    """ET-11."""
    duel = Scenario(p1={"hand": ["Hiss Holiness"], "discard": ["Bee Bear", "Luchataur"]},
                    p2={"mindbugs": 0, "play": ["Gorillion"], "discard": ["Killer Bee"]})
    duel.p1("play Hiss Holiness")
    duel.p1("choose Bee Bear")
    duel.asks("p1", "target", "choose Hiss Holiness", "choose Gorillion")
    duel.p1("choose Hiss Holiness", "choose Killer Bee", "choose Gorillion", "done")
    assert duel.play("p1") == ["Hiss Holiness (boost Bee Bear)"]
    assert duel.play("p2") == ["Gorillion (boost Killer Bee)"]


def test_hypnotic_mouse_stops_creatures_of_equal_power() -> None:
    """ET-2."""
    duel = Scenario(p1={"hand": ["Bee Bear"], "play": ["Killer Bee", "Robopup", "Gorillion"]},
                    p2={"play": ["Hypnotic Mouse", "Explosive Toad"]})
    duel.asks("p1", "action", "attack Gorillion", "play Bee Bear")


def test_koibra_reveals_and_chooses_the_pile() -> None:
    """ET-12."""
    duel = Scenario(p1={"hand": ["Koibra"]},
                    p2={"mindbugs": 0, "hand": ["Peacasus", "Gorillion"], "draw": ["Bee Bear"]})
    duel.p1("play Koibra")
    duel.chance("pick Peacasus")
    duel.asks("p1", "mode", "choose own pile", "choose enemy pile")
    duel.p1("choose own pile")
    assert duel.discard("p1") == ["Peacasus"]
    assert (duel.life("p1"), duel.life("p2")) == (4, 3)
    assert duel.hand("p2") == ["Bee Bear", "Gorillion"]
    duel.settled("p2")


def test_madam_mystique_names_a_keyword() -> None:
    """ET-13."""
    duel = Scenario(p1={"play": ["Gorillion", "Killer Bee", "Shark Dog"]}, p2={"play": ["Madam Mystique"]})
    duel.p1("attack Gorillion")
    duel.p2("block Madam Mystique")
    duel.asks("p2", "keyword", "choose FAST", "choose FRENZY", "choose HUNTER", "choose POISONOUS", "choose SNEAKY",
              "choose TOUGH")
    duel.p2("choose HUNTER")
    assert duel.discard("p1") == ["Killer Bee", "Shark Dog"]
    duel.settled("p2")


def test_madam_mystique_asks_nothing_without_enemies() -> None:
    """F16. Both fall in the fight, and no enemy is left."""
    duel = Scenario(p1={"play": ["Koibra"]}, p2={"play": ["Madam Mystique"], "hand": []}, spare=False)
    duel.p1("attack Koibra")
    duel.p2("block Madam Mystique")
    assert duel.discard("p1") == ["Koibra"]
    assert duel.discard("p2") == ["Madam Mystique"]


def test_peacasus_gives_a_life_from_anywhere() -> None:
    """F9."""
    duel = Scenario(p1={"hand": ["Ferret Bomber"]}, p2={"mindbugs": 0, "hand": ["Peacasus", "Peacasus"]})
    duel.p1("play Ferret Bomber")  # both must go
    duel.p1("resolve Peacasus")
    assert duel.life("p2") == 5


def test_peacasus_is_no_defeated_effect() -> None:
    """F9."""
    duel = Scenario(p1={"play": ["Gorillion", "Peach Police"]}, p2={"play": ["Peacasus"]})
    duel.p1("attack Gorillion")
    duel.p2("block Peacasus")
    assert duel.life("p2") == 4


def test_peacasus_under_a_creature_gives_a_life_when_it_goes_to_the_pile() -> None:
    """F9."""
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"play": ["Bee Bear (boost Peacasus)"]})
    duel.p1("attack Gorillion")
    duel.p2("block Bee Bear")
    assert duel.life("p2") == 4
    assert duel.discard("p2") == ["Bee Bear", "Peacasus"]


def test_rockyphant_costs_a_card() -> None:
    """F9."""
    duel = Scenario(p1={"play": ["Gorillion"], "hand": ["Bee Bear", "Luchataur"]},
                    p2={"play": ["Rockyphant (exhausted)"]})
    duel.p1("attack Gorillion")
    duel.p2("block Rockyphant")
    duel.p1("discard Bee Bear")
    assert duel.hand("p1") == ["Luchataur"]
    duel.settled("p2")


def test_porcupine_teacher_makes_the_others_poisonous() -> None:
    """BE-11."""
    duel = Scenario(p1={"play": ["Porcupine Teacher", "Robopup"]}, p2={"play": ["Tiger Squirrel"]})
    duel.p1("attack Robopup")
    duel.p2("block Tiger Squirrel")
    assert duel.discard("p2") == ["Tiger Squirrel"]


def test_pyro_salamancer_defeats_a_pair_of_equal_power() -> None:
    """ET-14."""
    duel = Scenario(p1={"hand": ["Pyro Salamancer"], "play": ["Killer Bee"]},
                    p2={"mindbugs": 0, "play": ["Explosive Toad", "Gorillion"]})
    duel.p1("play Pyro Salamancer")  # no card in a pile; only one pair
    duel.asks("p2", "target")  # the toad, whose pair was the only one
    duel.p2("choose Gorillion")
    assert duel.discard("p1") == ["Killer Bee"]
    assert duel.discard("p2") == ["Explosive Toad", "Gorillion"]


def test_pyro_salamancer_does_nothing_without_a_pair() -> None:
    """ET-14."""
    duel = Scenario(p1={"hand": ["Pyro Salamancer"]}, p2={"mindbugs": 0, "play": ["Gorillion"]})
    duel.p1("play Pyro Salamancer")
    duel.settled("p2")


def test_soul_manipulator_takes_a_boost_card_to_hand() -> None:
    """ET-10."""
    duel = Scenario(p1={"play": ["Soul Manipulator"]}, p2={"play": ["Bee Bear (boost Gorillion + Luchataur)"]})
    duel.p1("attack Soul Manipulator")
    duel.asks("p1", "card", "choose Gorillion", "choose Luchataur")
    duel.p1("choose Luchataur")
    assert duel.hand("p1") == ["Gorillion", "Luchataur"]  # the spare one and the card taken
    assert duel.play("p2") == ["Bee Bear (boost Gorillion)"]
    duel.p2("no block")
    duel.settled("p2")


def test_spirit_maki_takes_a_strong_creature_when_it_falls() -> None:
    """ET-15."""
    duel = Scenario(p1={"play": ["Tiger Squirrel", "Gorillion"]}, p2={"play": ["Spirit Maki"]})
    duel.p1("attack Tiger Squirrel")
    duel.p2("block Spirit Maki")
    assert duel.play("p2") == ["Gorillion"]


def test_squirtoise_scout_with_a_pair_cannot_be_blocked() -> None:
    """ET-3."""
    duel = Scenario(p1={"play": ["Squirtoise Scout", "Ferret Bomber", "Gorillion"]}, p2={"play": ["Bee Bear"]})
    duel.p1("attack Gorillion")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_tiger_wasp_discards_at_random() -> None:
    """ET-16."""
    duel = Scenario(p1={"hand": ["Tiger Wasp", "Gorillion", "Bee Bear"], "draw": ["Luchataur"]}, p2={"mindbugs": 0})
    duel.p1("play Tiger Wasp")
    assert duel.hand("p1") == ["Bee Bear", "Gorillion", "Luchataur"]
    duel.asks("chance", "pick", "pick Bee Bear", "pick Gorillion", "pick Luchataur")
    duel.chance("pick Gorillion")
    assert duel.discard("p1") == ["Gorillion"]


def test_tornado_dragon_pays_up_to_two_cards() -> None:
    """ET-17."""
    duel = Scenario(p1={"hand": ["Tornado Dragon", "Gorillion", "Bee Bear", "Robopup"]},
                    p2={"mindbugs": 0, "play": ["Luchataur", "Shark Dog"]})
    duel.p1("play Tornado Dragon")
    duel.asks("p1", "discard", "discard Bee Bear", "discard Gorillion", "discard Robopup", "done")
    duel.p1("discard Robopup", "done")
    duel.asks("p1", "target", "choose Tornado Dragon", "choose Luchataur", "choose Shark Dog")
    duel.p1("choose Luchataur")
    assert duel.discard("p2") == ["Luchataur"]
    duel.settled("p2")


def test_trash_diver_takes_two_cards() -> None:
    """ET-18."""
    duel = Scenario(p1={"play": ["Trash Diver"]}, p2={"discard": ["Bee Bear", "Luchataur", "Luchataur"]})
    duel.p1("attack Trash Diver")
    duel.asks("p1", "card", "choose Bee Bear", "choose Luchataur")
    duel.p1("choose Luchataur", "choose Luchataur")
    assert duel.hand("p1") == ["Gorillion", "Luchataur", "Luchataur"]
    assert duel.game.view("p2")["p1"]["hand"].count("Luchataur") == 2
    duel.settled("p2")


def test_trash_flier_plays_an_enemy_card_when_it_falls() -> None:
    duel = Scenario(p1={"play": ["Robopup (exhausted)"], "discard": ["Gorillion"]}, p2={"play": ["Trash Flier"]})
    duel.p1("attack Robopup")
    duel.p2("no block")
    duel = Scenario(p1={"play": ["Tiger Squirrel"], "discard": ["Gorillion"]}, p2={"play": ["Trash Flier"]})
    duel.p1("attack Tiger Squirrel")
    duel.p2("block Trash Flier")
    assert duel.play("p2") == ["Gorillion"]


def test_water_antler_gains_a_life_and_boosts() -> None:
    duel = Scenario(p1={"hand": ["Water Antler"], "discard": ["Bee Bear"]}, p2={"mindbugs": 0})
    duel.p1("play Water Antler", "choose Bee Bear")  # a single possible creature
    assert duel.life("p1") == 4
    assert duel.play("p1") == ["Water Antler (boost Bee Bear)"]
    duel.settled("p2")


def test_soul_manipulator_names_equal_cards_by_their_place() -> None:
    """ET-10."""
    duel = Scenario(p1={"hand": ["Soul Manipulator"], "play": ["Bee Bear (boost Robopup)"]},
                    p2={"mindbugs": 0, "play": ["Gorillion (boost Robopup)"]})
    duel.p1("play Soul Manipulator")
    duel.asks("p1", "card", "choose Robopup", "choose Robopup #2")
    duel.p1("choose Robopup #2")
    assert (duel.play("p1"), duel.play("p2")) == (["Bee Bear (boost Robopup)", "Soul Manipulator"], ["Gorillion"])
    assert "Robopup" in duel.hand("p1")


def test_hiss_holiness_may_boost_enemies() -> None:
    """ET-11, F4."""
    duel = Scenario(p1={"hand": ["Hiss Holiness"], "discard": ["Robopup"]},
                    p2={"mindbugs": 0, "play": ["Gorillion"], "discard": ["Bee Bear"]})
    duel.p1("play Hiss Holiness", "choose Bee Bear", "choose Gorillion", "choose Robopup", "choose Gorillion")
    assert duel.play("p2") == ["Gorillion (boost Bee Bear + Robopup)"]
    duel.settled("p2")


def test_peacasus_and_rockyphant_are_ordered_by_the_active_player() -> None:
    """F9, G3."""
    duel = Scenario(p1={"play": ["Frosty Fortress"]}, p2={"hand": ["Peacasus"], "draw": ["Rockyphant"]}, spare=False)
    duel.p1("attack Frosty Fortress")
    duel.asks("p1", "order", "resolve Peacasus", "resolve Rockyphant")
