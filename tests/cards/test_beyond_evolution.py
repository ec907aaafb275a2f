"""Beyond Evolution, card by card. Scenarios of the rulings are in `test_beyond_evolution_rulings`."""

from tests.scenario import Scenario


def test_blastfish_cannot_be_defeated_and_poisons() -> None:
    duel = Scenario(p1={"play": ["Blastfish"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Blastfish")
    duel.p2("block Gorillion")
    assert (duel.play("p1"), duel.discard("p2")) == (["Blastfish"], ["Gorillion"])
    duel.settled("p2")


def test_blastfish_can_be_defeated_in_the_next_turn() -> None:
    duel = Scenario(p1={"play": ["Blastfish"]}, p2={"play": ["Killer Bee"]})
    duel.p1("attack Blastfish")
    duel.p2("no block", "attack Killer Bee", "hunt Blastfish")
    assert (duel.discard("p1"), duel.discard("p2")) == (["Blastfish"], ["Killer Bee"])
    duel.settled("p1")


def test_bullet_train_defeats_a_weak_enemy() -> None:
    duel = Scenario(p1={"play": ["Bullet Train", "Spider Owl"]}, p2={"play": ["Ferret Bomber", "Axolotl Healer"]})
    duel.p1("attack Bullet Train")
    assert duel.discard("p2") == ["Ferret Bomber"]
    duel.p2("no block")
    duel.settled("p2")


def test_bullet_train_needs_no_target() -> None:
    duel = Scenario(p1={"play": ["Bullet Train"]}, p2={"play": ["Axolotl Healer"]})
    duel.p1("attack Bullet Train")
    duel.p2("no block")
    assert duel.discard("p2") == []
    duel.settled("p2")


def test_cake_trickster_makes_an_enemy_attack() -> None:
    duel = Scenario(p1={"play": ["Cake Trickster"]}, p2={"play": ["Gorillion"]})
    duel.p1("act Cake Trickster")
    duel.asks("p1", "block", "block Cake Trickster", "no block")
    duel.p1("block Cake Trickster")
    assert (duel.discard("p1"), duel.discard("p2")) == (["Cake Trickster"], ["Gorillion"])
    duel.settled("p2")


def test_cake_trickster_lets_the_attacker_use_everything() -> None:
    """The whole attack: Attack effect, block, FRENZY; the turn's owner stays the active player."""
    duel = Scenario(p1={"play": ["Cake Trickster"], "hand": ["Gorillion", "Gorillion"]},
                    p2={"play": ["Luchataur", "Tusked Extorter"]})
    duel.p1("act Cake Trickster")
    duel.asks("p1", "target", "choose Luchataur", "choose Tusked Extorter")
    duel.p1("choose Luchataur", "no block")
    assert duel.life("p1") == 2
    duel.asks("p2", "again", "attack", "stop")
    duel.p2("attack")
    duel.p1("no block")
    assert duel.life("p1") == 1
    duel.settled("p2")


def test_cake_trickster_needs_an_enemy_that_can_attack() -> None:
    duel = Scenario(p1={"play": ["Cake Trickster"]}, p2={"play": ["Cave Lizard"]})
    duel.refuses("act Cake Trickster")


def test_cake_trickster_hunter_of_the_enemy_may_hunt() -> None:
    duel = Scenario(p1={"play": ["Cake Trickster", "Spider Owl"]}, p2={"play": ["Killer Bee"]})
    duel.p1("act Cake Trickster")
    duel.asks("p2", "hunt", "hunt Cake Trickster", "hunt Spider Owl", "let block")
    duel.p2("hunt Spider Owl")
    assert (duel.discard("p1"), duel.discard("p2")) == (["Spider Owl"], ["Killer Bee"])
    duel.settled("p2")


def test_captain_hippo_forces_a_hunter_to_attack_it() -> None:
    duel = Scenario(p1={"play": ["Killer Bee", "Gorillion"]}, p2={"play": ["Captain Hippo", "Spider Owl"]})
    duel.asks("p1", "action", "attack Killer Bee")
    duel.p1("attack Killer Bee")
    assert (duel.discard("p1"), duel.discard("p2")) == (["Killer Bee"], [])
    duel.settled("p2")


def test_captain_hippo_leaves_the_choice_of_the_hunter_and_the_hippo() -> None:
    duel = Scenario(p1={"play": ["Killer Bee", "Goreagle Alpha"]}, p2={"play": ["Captain Hippo", "Captain Hippo"]})
    duel.asks("p1", "action", "attack Goreagle Alpha", "attack Killer Bee")
    duel.p1("attack Goreagle Alpha")
    duel.asks("p1", "hunt", "hunt Captain Hippo", "hunt Captain Hippo #2")
    duel.p1("hunt Captain Hippo")
    assert duel.play("p1") == ["Goreagle Alpha (exhausted)", "Killer Bee"]
    duel.asks("p1", "again", "attack", "stop")
    duel.p1("attack")
    duel.asks("p1", "hunt", "hunt Captain Hippo", "hunt Captain Hippo #2")
    duel.p1("hunt Captain Hippo #2")
    duel.settled("p2")


def test_captain_hippo_does_not_bind_its_own_controller() -> None:
    duel = Scenario(p1={"play": ["Captain Hippo", "Killer Bee"]}, p2={"play": ["Gorillion"]})
    duel.asks("p1", "action", "play Gorillion", "attack Captain Hippo", "attack Killer Bee")


def test_captain_hippo_does_not_bind_idle_hunters() -> None:
    """Shoctopus: the keyword does nothing."""
    duel = Scenario(p1={"play": ["Killer Bee (1 octonite)"]}, p2={"play": ["Captain Hippo", "Shoctopus"]})
    duel.asks("p1", "action", "play Gorillion", "attack Killer Bee")


def test_cheeky_chimpborg_counts_the_opponents_creatures() -> None:
    duel = Scenario(p1={"hand": ["Cheeky Chimpborg"]},
                    p2={"mindbugs": 0, "play": ["Gorillion", "Spider Owl"],
                        "hand": ["Gorillion", "Killer Bee", "Robopup"]})
    duel.p1("play Cheeky Chimpborg")
    duel.p2("discard Gorillion", "discard Robopup")
    assert duel.discard("p2") == ["Gorillion", "Robopup"]
    duel.settled("p2")


def test_cheeky_chimpborg_does_nothing_against_an_empty_side() -> None:
    duel = Scenario(p1={"hand": ["Cheeky Chimpborg"]}, p2={"mindbugs": 0})
    duel.p1("play Cheeky Chimpborg")
    assert duel.discard("p2") == []
    duel.settled("p2")


def test_cheery_chimpborg_is_strong_against_three() -> None:
    duel = Scenario(p1={"play": ["Cheery Chimpborg"]}, p2={"play": ["Luchataur", "Spider Owl", "Robopup"]})
    duel.p1("attack Cheery Chimpborg", "hunt Luchataur")
    assert (duel.discard("p1"), duel.discard("p2")) == ([], ["Luchataur"])
    duel.settled("p2")


def test_cheery_chimpborg_is_weak_against_two() -> None:
    duel = Scenario(p1={"play": ["Cheery Chimpborg"]}, p2={"play": ["Luchataur", "Robopup"]})
    duel.p1("attack Cheery Chimpborg", "hunt Luchataur")
    assert duel.discard("p1") == ["Cheery Chimpborg"]
    duel.settled("p2")


def test_chuckling_chimpborg_does_nothing_without_mindbugs() -> None:
    duel = Scenario(p1={"hand": ["Chuckling Chimpborg"]}, p2={"mindbugs": 0})
    duel.p1("play Chuckling Chimpborg")
    assert duel.life("p2") == 3
    duel.settled("p2")


def test_cloud_lady_becomes_typhoon_princess_and_thunder_queen() -> None:
    duel = Scenario(p1={"play": ["Cloud Lady"]}, p2={"play": ["Spider Owl", "Strange Barrel", "Gorillion"]})
    duel.p1("act Cloud Lady")
    assert (duel.play("p1"), duel.discard("p2")) == (["Typhoon Princess"], ["Spider Owl"])
    duel.p2("play Gorillion")
    duel.p1("decline", "act Typhoon Princess")
    assert duel.play("p1") == ["Thunder Queen"]
    duel.p2("attack Gorillion")
    duel.p1("no block", "attack Thunder Queen")
    duel.asks("p1", "target", "choose Gorillion", "choose Gorillion #2")
    duel.p1("choose Gorillion")
    duel.p2("no block")
    duel.settled("p2")


def test_coach_panda_helps_a_single_friend() -> None:
    duel = Scenario(p1={"play": ["Coach Panda", "Tiger Squirrel"]}, p2={"play": ["Spider Owl"]})
    duel.p1("attack Tiger Squirrel")
    duel.p2("block Spider Owl")
    assert duel.discard("p2") == ["Spider Owl"]
    duel.settled("p2")


def test_coach_panda_gives_frenzy() -> None:
    duel = Scenario(p1={"play": ["Coach Panda", "Gorillion"]})
    duel.p1("attack Gorillion", "attack")
    assert duel.life("p2") == 1
    duel.settled("p2")


def test_curious_tadpole_line() -> None:
    duel = Scenario(p1={"play": ["Curious Tadpole"]})
    duel.p1("act Curious Tadpole")
    assert (duel.life("p1"), duel.play("p1")) == (4, ["Frog Prophet"])
    duel.p2("play Gorillion")
    duel.p1("decline", "act Frog Prophet")
    assert (duel.life("p1"), duel.play("p1")) == (5, ["World Eater"])
    duel.p2("attack Gorillion")
    duel.p1("no block", "attack World Eater")
    duel.p2("no block")
    assert duel.life("p2") == 1
    duel.settled("p2")


def test_world_eater_does_not_evolve_further_and_has_no_action() -> None:
    duel = Scenario(p1={"play": ["World Eater"]})
    duel.refuses("act World Eater")


def test_dr_orange_u_tan_returns_all_enemies() -> None:
    duel = Scenario(p1={"hand": ["Dr. Orange U. Tan"]}, p2={"mindbugs": 0, "play": ["Gorillion", "Killer Bee"],
                                                            "hand": ["Robopup"]})
    duel.p1("play Dr. Orange U. Tan")
    duel.asks("p1", "may", "yes", "no")
    duel.p1("yes")
    assert (duel.life("p1"), duel.hand("p2"), duel.play("p2")) == (2, ["Gorillion", "Killer Bee", "Robopup"], [])
    duel.settled("p2")


def test_dragon_inn_hurts_who_has_more() -> None:
    duel = Scenario(p1={"play": ["Dragon Inn"]}, p2={"play": ["Gorillion", "Robopup"]})
    duel.p1("act Dragon Inn")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_dragon_inn_is_closed_with_as_many() -> None:
    duel = Scenario(p1={"play": ["Dragon Inn"]}, p2={"play": ["Gorillion"]})
    duel.refuses("act Dragon Inn")


def test_earwig_assassin_pays_with_a_card() -> None:
    duel = Scenario(p1={"hand": ["Earwig Assassin", "Robopup", "Killer Bee"]},
                    p2={"mindbugs": 0, "play": ["Gorillion"]})
    duel.p1("play Earwig Assassin")
    duel.asks("p1", "may", "yes", "no")
    duel.p1("yes", "discard Robopup")
    duel.asks("p1", "target", "choose Earwig Assassin", "choose Gorillion")
    duel.p1("choose Gorillion")
    assert duel.discard("p2") == ["Gorillion"]
    duel.settled("p2")


def test_infernostrich_burns_the_strong() -> None:
    duel = Scenario(p1={"play": ["Infernostrich"]}, p2={"play": ["Gorillion", "Killer Bee"]})
    duel.p1("act Infernostrich")
    assert duel.discard("p2") == ["Gorillion"]
    duel.settled("p2")


def test_infernostrich_needs_a_target() -> None:
    duel = Scenario(p1={"play": ["Infernostrich"]}, p2={"play": ["Killer Bee"]})
    duel.refuses("act Infernostrich")


def test_kitsunsei_makes_the_others_sneak() -> None:
    duel = Scenario(p1={"play": ["Kitsunsei", "Gorillion"]}, p2={"play": ["Killer Bee"]})
    duel.p1("attack Gorillion")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_kitsunsei_does_not_sneak_itself() -> None:
    duel = Scenario(p1={"play": ["Kitsunsei", "Gorillion"]}, p2={"play": ["Killer Bee"]})
    duel.p1("attack Kitsunsei")
    duel.asks("p2", "block", "block Killer Bee", "no block")


def test_mole_machine_stops_strong_blockers() -> None:
    duel = Scenario(p1={"play": ["Mole Machine"]}, p2={"play": ["Giraffodile", "Strange Barrel"]})
    duel.p1("attack Mole Machine")
    duel.asks("p2", "block", "block Strange Barrel", "no block")


def test_octocopter_falls_and_takes() -> None:
    duel = Scenario(p1={"play": ["Octocopter"]}, p2={"play": ["Gorillion", "Robopup"]})
    duel.p1("act Octocopter", "choose Gorillion")
    assert (duel.play("p1"), duel.discard("p1"), duel.play("p2")) == (["Gorillion"], ["Octocopter"], ["Robopup"])
    duel.settled("p2")


def test_puffermech_takes_the_strongest_along() -> None:
    duel = Scenario(p1={"play": ["Killer Bee"]}, p2={"play": ["Puffermech"]})
    duel.p1("attack Killer Bee", "hunt Puffermech")
    assert (duel.discard("p1"), duel.discard("p2")) == (["Killer Bee"], ["Puffermech"])
    duel.settled("p2")


def test_puffermech_defeats_eight_or_more() -> None:
    duel = Scenario(p1={"play": ["Killer Bee", "Gorillion", "Giraffodile"]}, p2={"play": ["Puffermech"]})
    duel.p1("attack Killer Bee", "hunt Puffermech")
    assert duel.discard("p1") == ["Gorillion", "Killer Bee"]
    duel.settled("p2")


def test_radioactive_rabbit_goes_over_and_takes_its_friends_along() -> None:
    duel = Scenario(p1={"hand": ["Radioactive Rabbit"], "play": ["Killer Bee"]},
                    p2={"mindbugs": 0, "play": ["Gorillion"]})
    duel.p1("play Radioactive Rabbit")
    assert (duel.play("p1"), duel.play("p2")) == (["Killer Bee"], ["Gorillion", "Radioactive Rabbit"])
    duel.p2("play Gorillion")
    duel.p1("decline", "attack Killer Bee", "hunt Radioactive Rabbit")
    assert duel.discard("p2") == ["Gorillion", "Gorillion", "Radioactive Rabbit"]
    assert duel.play("p1") == ["Killer Bee"]
    duel.over("p1")  # nothing is left to act with


def test_robopup_sneaks_and_is_tough() -> None:
    duel = Scenario(p1={"play": ["Robopup"]}, p2={"play": ["Spider Owl"]})
    duel.p1("attack Robopup")
    duel.p2("block Spider Owl")
    assert duel.play("p1") == ["Robopup (exhausted)"]
    duel.settled("p2")


def test_sawn_reverses_the_fight() -> None:
    duel = Scenario(p1={"play": ["Sawn"]}, p2={"play": ["Gorillion", "Spider Owl"]})
    duel.p1("attack Sawn")
    duel.p2("block Gorillion")
    assert (duel.play("p1"), duel.discard("p2")) == (["Sawn"], ["Gorillion"])
    duel.settled("p2")


def test_sawn_loses_against_the_weak_but_is_tough() -> None:
    duel = Scenario(p1={"play": ["Sawn"]}, p2={"play": ["Ferret Bomber"]})
    duel.p1("attack Sawn")
    duel.p2("block Ferret Bomber")
    assert (duel.play("p1"), duel.play("p2")) == (["Sawn (exhausted)"], ["Ferret Bomber"])
    duel.settled("p2")


def test_two_sawns_reverse_once_and_tie() -> None:
    duel = Scenario(p1={"play": ["Sawn (exhausted)"]}, p2={"play": ["Sawn (exhausted)"]})
    duel.p1("attack Sawn")
    duel.p2("block Sawn")
    assert (duel.discard("p1"), duel.discard("p2")) == (["Sawn"], ["Sawn"])
    duel.settled("p2")


def test_spiky_shinobi_is_strong_without_mindbugs() -> None:
    duel = Scenario(p1={"mindbugs": 0, "play": ["Spiky Shinobi"]}, p2={"play": ["Robopup (exhausted)", "Kitsunsei",
                                                                                "Strange Barrel"]})
    duel.p1("attack Spiky Shinobi")
    duel.p2("block Strange Barrel")
    assert (duel.discard("p1"), duel.discard("p2")) == ([], ["Strange Barrel"])


def test_spiky_shinobi_is_weak_with_a_mindbug() -> None:
    duel = Scenario(p1={"mindbugs": 1, "play": ["Spiky Shinobi"]}, p2={"play": ["Kitsunsei", "Strange Barrel"]})
    duel.p1("attack Spiky Shinobi")
    duel.p2("block Strange Barrel")
    assert duel.discard("p1") == ["Spiky Shinobi"]


def test_steelhorn_costs_three_cards() -> None:
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"play": ["Steelhorn"]}, spare=False)
    duel.p1("attack Gorillion")
    duel.p2("block Steelhorn")
    assert duel.discard("p2") == ["Steelhorn"]


def test_steelhorn_lets_the_opponent_choose() -> None:
    duel = Scenario(p1={"play": ["Gorillion"], "hand": ["Robopup", "Killer Bee", "Spider Owl", "Gorillion"]},
                    p2={"play": ["Steelhorn"]})
    duel.p1("attack Gorillion")
    duel.p2("block Steelhorn")
    duel.p1("discard Robopup", "discard Killer Bee", "discard Spider Owl")
    assert duel.hand("p1") == ["Gorillion"]
    duel.settled("p2")


def test_sweet_fighter_leaves_two_life() -> None:
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"play": ["Sweet Fighter"]})
    duel.p1("attack Gorillion")
    duel.p2("block Sweet Fighter")
    assert duel.life("p2") == 5
    duel.settled("p2")


def test_utility_bug_copies_a_play_effect() -> None:
    duel = Scenario(p1={"hand": ["Utility Bug"]},
                    p2={"mindbugs": 0, "play": ["Axolotl Healer", "Killer Bee", "Gorillion"]})
    duel.p1("play Utility Bug", "yes")
    duel.asks("p1", "target", "choose Axolotl Healer", "choose Killer Bee")
    duel.p1("choose Axolotl Healer")
    assert duel.life("p1") == 5
    duel.settled("p2")


def test_utility_bug_does_not_copy_copiers() -> None:
    duel = Scenario(p1={"hand": ["Utility Bug"], "play": ["Utility Bug"]}, p2={"mindbugs": 0, "play": ["Pear Patrol"]})
    duel.p1("play Utility Bug")
    duel.settled("p2")


def test_utility_bug_that_copies_radioactive_rabbit_goes_over() -> None:
    duel = Scenario(p1={"hand": ["Utility Bug"]}, p2={"mindbugs": 0, "play": ["Radioactive Rabbit"]})
    duel.p1("play Utility Bug", "yes")
    assert duel.play("p2") == ["Radioactive Rabbit", "Utility Bug"]
    duel.settled("p2")


def test_the_experiment_alone_comes_back() -> None:
    duel = Scenario(p1={"hand": ["The Experiment"]}, p2={"mindbugs": 0})
    duel.p1("play The Experiment")
    assert duel.play("p1") == ["The Experiment"]
    duel.settled("p2")


def test_turtle_toaster_defeats_up_to_two() -> None:
    duel = Scenario(p1={"hand": ["Turtle Toaster"]},
                    p2={"mindbugs": 0, "play": ["Axolotl Healer", "Strange Barrel", "Giraffodile", "Killer Bee"]})
    duel.p1("play Turtle Toaster")
    duel.asks("p1", "target", "choose Axolotl Healer", "choose Strange Barrel", "choose Killer Bee", "done")
    duel.p1("choose Axolotl Healer", "choose Killer Bee")
    assert duel.discard("p2") == ["Axolotl Healer", "Killer Bee"]
    duel.settled("p2")


def test_turtle_toaster_may_stop_at_none() -> None:
    duel = Scenario(p1={"hand": ["Turtle Toaster"]}, p2={"mindbugs": 0, "play": ["Axolotl Healer"]})
    duel.p1("play Turtle Toaster", "done")
    assert duel.discard("p2") == []
    duel.settled("p2")


def test_waddling_recruit_line() -> None:
    duel = Scenario(p1={"mindbugs": 0, "play": ["Waddling Recruit"]},
                    p2={"hand": ["Robopup", "Killer Bee", "Gorillion"], "draw": ["Spider Owl", "Luchataur"],
                        "mindbugs": 0})
    duel.p1("act Waddling Recruit")
    duel.p2("discard Robopup")
    assert (duel.play("p1"), duel.hand("p2")) == (["Veteran Penguin"], ["Gorillion", "Killer Bee", "Luchataur",
                                                                         "Spider Owl"])
    duel.p2("play Gorillion")
    duel.p1("act Veteran Penguin")
    duel.p2("discard Killer Bee")
    assert duel.play("p1") == ["Frosty Fortress"]
    duel.p2("play Luchataur")
    duel.p1("attack Frosty Fortress")
    assert duel.discard("p2") == ["Killer Bee", "Robopup", "Spider Owl"]
    duel.p2("no block")
    duel.settled("p2")


def test_frosty_fortress_takes_hand_and_draw_pile_as_one_batch() -> None:
    duel = Scenario(p1={"play": ["Frosty Fortress"]}, p2={"hand": ["Robopup"], "draw": ["Spider Owl", "Gorillion"],
                                                       "play": ["Killer Bee"]})
    duel.p1("attack Frosty Fortress")
    assert (duel.hand("p2"), duel.discard("p2")) == ([], ["Gorillion", "Robopup", "Spider Owl"])
    duel.p2("no block")
    duel.settled("p2")


def test_westside_monster_stops_sneaky_enemies() -> None:
    duel = Scenario(p1={"play": ["Spider Owl"]}, p2={"play": ["Westside Monster"]})
    duel.asks("p1", "action", "play Gorillion")
    duel = Scenario(p1={"play": ["Westside Monster"]}, p2={"play": ["Spider Owl"]})
    duel.p1("attack Westside Monster")
    assert duel.life("p2") == 2


def test_wildsprout_plays_and_evolves_before_the_play_effect() -> None:
    duel = Scenario(p1={"play": ["Wildsprout"], "discard": ["Brain Fly"]}, p2={"play": ["Robopup"]})
    duel.p1("act Wildsprout")
    assert duel.play("p1") == ["Bigroot", "Brain Fly"]
    duel.settled("p2")


def test_bigroot_evolves_with_an_empty_pile() -> None:
    duel = Scenario(p1={"play": ["Bigroot", "Robopup"]}, p2={"play": ["Strange Barrel"]})
    duel.p1("act Bigroot")
    assert duel.play("p1") == ["Oakenmaster", "Robopup"]
    duel.p2("attack Strange Barrel")
    duel.p1("block Robopup")
    assert duel.discard("p2") == ["Strange Barrel"]  # Oakenmaster: 1 + 5


def test_oakenmaster_does_not_help_itself() -> None:
    duel = Scenario(p1={"play": ["Oakenmaster", "Robopup"]}, p2={"play": ["Bee Bear", "Rhino Turtle"]})
    duel.p1("attack Oakenmaster")
    duel.p2("block Rhino Turtle")
    assert duel.discard("p1") == ["Wildsprout"]
    duel.settled("p2")
