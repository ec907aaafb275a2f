"""Beyond Evolution, card by card."""

from tests.scenario import Table


def test_blastfish_cannot_be_defeated_and_poisons() -> None:
    table = Table(p1={"play": ["Blastfish"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Blastfish")
    table.p2("block Gorillion")
    assert (table.play("p1"), table.discard("p2")) == (["Blastfish"], ["Gorillion"])
    table.settled("p2")


def test_blastfish_can_be_defeated_in_the_next_turn() -> None:
    table = Table(p1={"play": ["Blastfish"]}, p2={"play": ["Killer Bee"]})
    table.p1("attack Blastfish")
    table.p2("no block", "attack Killer Bee", "hunt Blastfish")
    assert (table.discard("p1"), table.discard("p2")) == (["Blastfish"], ["Killer Bee"])
    table.settled("p1")


def test_bullet_train_defeats_a_weak_enemy() -> None:
    table = Table(p1={"play": ["Bullet Train", "Spider Owl"]}, p2={"play": ["Ferret Bomber", "Axolotl Healer"]})
    table.p1("attack Bullet Train")
    assert table.discard("p2") == ["Ferret Bomber"]
    table.p2("no block")
    table.settled("p2")


def test_bullet_train_needs_no_target() -> None:
    table = Table(p1={"play": ["Bullet Train"]}, p2={"play": ["Axolotl Healer"]})
    table.p1("attack Bullet Train")
    table.p2("no block")
    assert table.discard("p2") == []
    table.settled("p2")


def test_cake_trickster_makes_an_enemy_attack() -> None:
    table = Table(p1={"play": ["Cake Trickster"]}, p2={"play": ["Gorillion"]})
    table.p1("act Cake Trickster")
    table.asks("p1", "block", "block Cake Trickster", "no block")
    table.p1("block Cake Trickster")
    assert (table.discard("p1"), table.discard("p2")) == (["Cake Trickster"], ["Gorillion"])
    table.settled("p2")


def test_cake_trickster_lets_the_attacker_use_everything() -> None:
    """The whole attack: Attack effect, block, FRENZY; the turn's owner stays the active player."""
    table = Table(p1={"play": ["Cake Trickster"], "hand": ["Gorillion", "Gorillion"]},
                  p2={"play": ["Luchataur", "Tusked Extorter"]})
    table.p1("act Cake Trickster")
    table.asks("p1", "target", "choose Luchataur", "choose Tusked Extorter")
    table.p1("choose Luchataur", "no block")
    assert table.life("p1") == 2
    table.asks("p2", "again", "attack", "stop")
    table.p2("attack")
    table.p1("no block")
    assert table.life("p1") == 1
    table.settled("p2")


def test_cake_trickster_needs_an_enemy_that_can_attack() -> None:
    table = Table(p1={"play": ["Cake Trickster"]}, p2={"play": ["Cave Lizard"]})
    table.refuses("act Cake Trickster")


def test_cake_trickster_hunter_of_the_enemy_may_hunt() -> None:
    table = Table(p1={"play": ["Cake Trickster", "Spider Owl"]}, p2={"play": ["Killer Bee"]})
    table.p1("act Cake Trickster")
    table.asks("p2", "hunt", "hunt Cake Trickster", "hunt Spider Owl", "let block")
    table.p2("hunt Spider Owl")
    assert (table.discard("p1"), table.discard("p2")) == (["Spider Owl"], ["Killer Bee"])
    table.settled("p2")


def test_captain_hippo_forces_a_hunter_to_attack_it() -> None:
    table = Table(p1={"play": ["Killer Bee", "Gorillion"]}, p2={"play": ["Captain Hippo", "Spider Owl"]})
    table.asks("p1", "action", "attack Killer Bee")
    table.p1("attack Killer Bee")
    assert (table.discard("p1"), table.discard("p2")) == (["Killer Bee"], [])
    table.settled("p2")


def test_captain_hippo_forces_nothing_without_a_hunter() -> None:
    table = Table(p1={"play": ["Gorillion"]}, p2={"play": ["Captain Hippo"]})
    table.asks("p1", "action", "play Gorillion", "attack Gorillion")


def test_captain_hippo_leaves_the_choice_of_the_hunter_and_the_hippo() -> None:
    table = Table(p1={"play": ["Killer Bee", "Goreagle Alpha"]}, p2={"play": ["Captain Hippo", "Captain Hippo"]})
    table.asks("p1", "action", "attack Goreagle Alpha", "attack Killer Bee")
    table.p1("attack Goreagle Alpha")
    table.asks("p1", "hunt", "hunt Captain Hippo", "hunt Captain Hippo #2")
    table.p1("hunt Captain Hippo")
    assert table.play("p1") == ["Goreagle Alpha (exhausted)", "Killer Bee"]
    table.asks("p1", "again", "attack", "stop")
    table.p1("attack")
    table.asks("p1", "hunt", "hunt Captain Hippo", "hunt Captain Hippo #2")
    table.p1("hunt Captain Hippo #2")
    table.settled("p2")


def test_captain_hippo_does_not_bind_its_own_controller() -> None:
    table = Table(p1={"play": ["Captain Hippo", "Killer Bee"]}, p2={"play": ["Gorillion"]})
    table.asks("p1", "action", "play Gorillion", "attack Captain Hippo", "attack Killer Bee")


def test_captain_hippo_does_not_bind_idle_hunters() -> None:
    """Shoctopus: the keyword does nothing."""
    table = Table(p1={"play": ["Killer Bee (1 octonite)"]}, p2={"play": ["Captain Hippo", "Shoctopus"]})
    table.asks("p1", "action", "play Gorillion", "attack Killer Bee")


def test_cheeky_chimpborg_counts_the_opponents_creatures() -> None:
    table = Table(p1={"hand": ["Cheeky Chimpborg"]},
                  p2={"mindbugs": 0, "play": ["Gorillion", "Spider Owl"],
                      "hand": ["Gorillion", "Killer Bee", "Robopup"]})
    table.p1("play Cheeky Chimpborg")
    table.p2("discard Gorillion", "discard Robopup")
    assert table.discard("p2") == ["Gorillion", "Robopup"]
    table.settled("p2")


def test_cheeky_chimpborg_does_nothing_against_an_empty_side() -> None:
    table = Table(p1={"hand": ["Cheeky Chimpborg"]}, p2={"mindbugs": 0})
    table.p1("play Cheeky Chimpborg")
    assert table.discard("p2") == []
    table.settled("p2")


def test_cheery_chimpborg_is_strong_against_three() -> None:
    table = Table(p1={"play": ["Cheery Chimpborg"]}, p2={"play": ["Luchataur", "Spider Owl", "Robopup"]})
    table.p1("attack Cheery Chimpborg", "hunt Luchataur")
    assert (table.discard("p1"), table.discard("p2")) == ([], ["Luchataur"])
    table.settled("p2")


def test_cheery_chimpborg_is_weak_against_two() -> None:
    table = Table(p1={"play": ["Cheery Chimpborg"]}, p2={"play": ["Luchataur", "Robopup"]})
    table.p1("attack Cheery Chimpborg", "hunt Luchataur")
    assert table.discard("p1") == ["Cheery Chimpborg"]
    table.settled("p2")


def test_chuckling_chimpborg_counts_ready_mindbugs() -> None:
    table = Table(p1={"hand": ["Chuckling Chimpborg"]}, p2={"mindbugs": 2})
    table.p1("play Chuckling Chimpborg")
    table.p2("decline")
    assert table.life("p2") == 1
    table.settled("p2")


def test_chuckling_chimpborg_does_nothing_without_mindbugs() -> None:
    table = Table(p1={"hand": ["Chuckling Chimpborg"]}, p2={"mindbugs": 0})
    table.p1("play Chuckling Chimpborg")
    assert table.life("p2") == 3
    table.settled("p2")


def test_cloud_lady_becomes_typhoon_princess_and_thunder_queen() -> None:
    table = Table(p1={"play": ["Cloud Lady"]}, p2={"play": ["Spider Owl", "Strange Barrel", "Gorillion"]})
    table.p1("act Cloud Lady")
    assert (table.play("p1"), table.discard("p2")) == (["Typhoon Princess"], ["Spider Owl"])
    table.p2("play Gorillion")
    table.p1("decline", "act Typhoon Princess")
    assert table.play("p1") == ["Thunder Queen"]
    table.p2("attack Gorillion")
    table.p1("no block", "attack Thunder Queen")
    table.asks("p1", "target", "choose Gorillion", "choose Gorillion #2")
    table.p1("choose Gorillion")
    table.p2("no block")
    table.settled("p2")


def test_cloud_lady_evolves_without_a_target() -> None:
    table = Table(p1={"play": ["Cloud Lady"]})
    table.p1("act Cloud Lady")
    assert table.play("p1") == ["Typhoon Princess"]
    table.settled("p2")


def test_coach_panda_helps_a_single_friend() -> None:
    table = Table(p1={"play": ["Coach Panda", "Tiger Squirrel"]}, p2={"play": ["Spider Owl"]})
    table.p1("attack Tiger Squirrel")
    table.p2("block Spider Owl")
    assert table.discard("p2") == ["Spider Owl"]
    table.settled("p2")


def test_coach_panda_helps_nobody_among_three() -> None:
    table = Table(p1={"play": ["Coach Panda", "Gorillion", "Killer Bee"]})
    table.p1("attack Gorillion")
    assert table.life("p2") == 2
    table.settled("p2")


def test_coach_panda_gives_frenzy() -> None:
    table = Table(p1={"play": ["Coach Panda", "Gorillion"]})
    table.p1("attack Gorillion", "attack")
    assert table.life("p2") == 1
    table.settled("p2")


def test_curious_tadpole_line() -> None:
    table = Table(p1={"play": ["Curious Tadpole"]})
    table.p1("act Curious Tadpole")
    assert (table.life("p1"), table.play("p1")) == (4, ["Frog Prophet"])
    table.p2("play Gorillion")
    table.p1("decline", "act Frog Prophet")
    assert (table.life("p1"), table.play("p1")) == (5, ["World Eater"])
    table.p2("attack Gorillion")
    table.p1("no block", "attack World Eater")
    table.p2("no block")
    assert table.life("p2") == 1
    table.settled("p2")


def test_world_eater_does_not_evolve_further_and_has_no_action() -> None:
    table = Table(p1={"play": ["World Eater"]})
    table.refuses("act World Eater")


def test_dr_orange_u_tan_returns_all_enemies() -> None:
    table = Table(p1={"hand": ["Dr. Orange U. Tan"]}, p2={"mindbugs": 0, "play": ["Gorillion", "Killer Bee"],
                                                          "hand": ["Robopup"]})
    table.p1("play Dr. Orange U. Tan")
    table.asks("p1", "may", "yes", "no")
    table.p1("yes")
    assert (table.life("p1"), table.hand("p2"), table.play("p2")) == (2, ["Gorillion", "Killer Bee", "Robopup"], [])
    table.settled("p2")


def test_dr_orange_u_tan_is_not_asked_without_enemies() -> None:
    table = Table(p1={"hand": ["Dr. Orange U. Tan"]}, p2={"mindbugs": 0})
    table.p1("play Dr. Orange U. Tan")
    assert table.life("p1") == 3
    table.settled("p2")


def test_dragon_inn_hurts_who_has_more() -> None:
    table = Table(p1={"play": ["Dragon Inn"]}, p2={"play": ["Gorillion", "Robopup"]})
    table.p1("act Dragon Inn")
    assert table.life("p2") == 2
    table.settled("p2")


def test_dragon_inn_is_closed_with_as_many() -> None:
    table = Table(p1={"play": ["Dragon Inn"]}, p2={"play": ["Gorillion"]})
    table.refuses("act Dragon Inn")


def test_earwig_assassin_pays_with_a_card() -> None:
    table = Table(p1={"hand": ["Earwig Assassin", "Robopup", "Killer Bee"]}, p2={"mindbugs": 0, "play": ["Gorillion"]})
    table.p1("play Earwig Assassin")
    table.asks("p1", "may", "yes", "no")
    table.p1("yes", "discard Robopup")
    table.asks("p1", "target", "choose Earwig Assassin", "choose Gorillion")
    table.p1("choose Gorillion")
    assert table.discard("p2") == ["Gorillion"]
    table.settled("p2")


def test_earwig_assassin_is_not_asked_with_an_empty_hand() -> None:
    table = Table(p1={"hand": ["Earwig Assassin"]}, p2={"mindbugs": 0, "play": ["Gorillion"]})
    table.p1("play Earwig Assassin")
    table.settled("p2")


def test_infernostrich_burns_the_strong() -> None:
    table = Table(p1={"play": ["Infernostrich"]}, p2={"play": ["Gorillion", "Killer Bee"]})
    table.p1("act Infernostrich")
    assert table.discard("p2") == ["Gorillion"]
    table.settled("p2")


def test_infernostrich_needs_a_target() -> None:
    table = Table(p1={"play": ["Infernostrich"]}, p2={"play": ["Killer Bee"]})
    table.refuses("act Infernostrich")


def test_kitsunsei_makes_the_others_sneak() -> None:
    table = Table(p1={"play": ["Kitsunsei", "Gorillion"]}, p2={"play": ["Killer Bee"]})
    table.p1("attack Gorillion")
    assert table.life("p2") == 2
    table.settled("p2")


def test_kitsunsei_does_not_sneak_itself() -> None:
    table = Table(p1={"play": ["Kitsunsei", "Gorillion"]}, p2={"play": ["Killer Bee"]})
    table.p1("attack Kitsunsei")
    table.asks("p2", "block", "block Killer Bee", "no block")


def test_mole_machine_stops_strong_blockers() -> None:
    table = Table(p1={"play": ["Mole Machine"]}, p2={"play": ["Giraffodile", "Strange Barrel"]})
    table.p1("attack Mole Machine")
    table.asks("p2", "block", "block Strange Barrel", "no block")


def test_octocopter_falls_and_takes() -> None:
    table = Table(p1={"play": ["Octocopter"]}, p2={"play": ["Gorillion", "Robopup"]})
    table.p1("act Octocopter", "choose Gorillion")
    assert (table.play("p1"), table.discard("p1"), table.play("p2")) == (["Gorillion"], ["Octocopter"], ["Robopup"])
    table.settled("p2")


def test_octocopter_that_cannot_be_defeated_still_takes() -> None:
    table = Table(p1={"play": ["Octocopter", "Calm Cole (1 octonite)"]}, p2={"play": ["Gorillion"]})
    table.p1("act Octocopter")
    assert table.play("p1") == ["Calm Cole (1 octonite)", "Gorillion", "Octocopter"]
    table.settled("p2")


def test_puffermech_takes_the_strongest_along() -> None:
    table = Table(p1={"play": ["Killer Bee"]}, p2={"play": ["Puffermech"]})
    table.p1("attack Killer Bee", "hunt Puffermech")
    assert (table.discard("p1"), table.discard("p2")) == (["Killer Bee"], ["Puffermech"])
    table.settled("p2")


def test_puffermech_defeats_eight_or_more() -> None:
    table = Table(p1={"play": ["Killer Bee", "Gorillion", "Giraffodile"]}, p2={"play": ["Puffermech"]})
    table.p1("attack Killer Bee", "hunt Puffermech")
    assert table.discard("p1") == ["Gorillion", "Killer Bee"]
    table.settled("p2")


def test_radioactive_rabbit_goes_over_and_takes_its_friends_along() -> None:
    table = Table(p1={"hand": ["Radioactive Rabbit"], "play": ["Killer Bee"]},
                  p2={"mindbugs": 0, "play": ["Gorillion"]})
    table.p1("play Radioactive Rabbit")
    assert (table.play("p1"), table.play("p2")) == (["Killer Bee"], ["Gorillion", "Radioactive Rabbit"])
    table.p2("play Gorillion")
    table.p1("decline", "attack Killer Bee", "hunt Radioactive Rabbit")
    assert table.discard("p2") == ["Gorillion", "Gorillion", "Radioactive Rabbit"]
    assert table.play("p1") == ["Killer Bee"]
    table.over("p1")  # nothing is left to act with


def test_robopup_sneaks_and_is_tough() -> None:
    table = Table(p1={"play": ["Robopup"]}, p2={"play": ["Spider Owl"]})
    table.p1("attack Robopup")
    table.p2("block Spider Owl")
    assert table.play("p1") == ["Robopup (exhausted)"]
    table.settled("p2")


def test_sawn_reverses_the_fight() -> None:
    table = Table(p1={"play": ["Sawn"]}, p2={"play": ["Gorillion", "Spider Owl"]})
    table.p1("attack Sawn")
    table.p2("block Gorillion")
    assert (table.play("p1"), table.discard("p2")) == (["Sawn"], ["Gorillion"])
    table.settled("p2")


def test_sawn_loses_against_the_weak_but_is_tough() -> None:
    table = Table(p1={"play": ["Sawn"]}, p2={"play": ["Ferret Bomber"]})
    table.p1("attack Sawn")
    table.p2("block Ferret Bomber")
    assert (table.play("p1"), table.play("p2")) == (["Sawn (exhausted)"], ["Ferret Bomber"])
    table.settled("p2")


def test_two_sawns_reverse_once_and_tie() -> None:
    table = Table(p1={"play": ["Sawn (exhausted)"]}, p2={"play": ["Sawn (exhausted)"]})
    table.p1("attack Sawn")
    table.p2("block Sawn")
    assert (table.discard("p1"), table.discard("p2")) == (["Sawn"], ["Sawn"])
    table.settled("p2")


def test_spiky_shinobi_is_strong_without_mindbugs() -> None:
    table = Table(p1={"mindbugs": 0, "play": ["Spiky Shinobi"]}, p2={"play": ["Robopup (exhausted)", "Kitsunsei",
                                                                              "Strange Barrel"]})
    table.p1("attack Spiky Shinobi")
    table.p2("block Strange Barrel")
    assert (table.discard("p1"), table.discard("p2")) == ([], ["Strange Barrel"])


def test_spiky_shinobi_is_weak_with_a_mindbug() -> None:
    table = Table(p1={"mindbugs": 1, "play": ["Spiky Shinobi"]}, p2={"play": ["Kitsunsei", "Strange Barrel"]})
    table.p1("attack Spiky Shinobi")
    table.p2("block Strange Barrel")
    assert table.discard("p1") == ["Spiky Shinobi"]


def test_steelhorn_costs_three_cards() -> None:
    table = Table(p1={"play": ["Gorillion"]}, p2={"play": ["Steelhorn"]}, spare=False)
    table.p1("attack Gorillion")
    table.p2("block Steelhorn")
    assert table.discard("p2") == ["Steelhorn"]


def test_steelhorn_lets_the_opponent_choose() -> None:
    table = Table(p1={"play": ["Gorillion"], "hand": ["Robopup", "Killer Bee", "Spider Owl", "Gorillion"]},
                  p2={"play": ["Steelhorn"]})
    table.p1("attack Gorillion")
    table.p2("block Steelhorn")
    table.p1("discard Robopup", "discard Killer Bee", "discard Spider Owl")
    assert table.hand("p1") == ["Gorillion"]
    table.settled("p2")


def test_sweet_fighter_leaves_two_life() -> None:
    table = Table(p1={"play": ["Gorillion"]}, p2={"play": ["Sweet Fighter"]})
    table.p1("attack Gorillion")
    table.p2("block Sweet Fighter")
    assert table.life("p2") == 5
    table.settled("p2")


def test_utility_bug_copies_a_play_effect() -> None:
    table = Table(p1={"hand": ["Utility Bug"]},
                  p2={"mindbugs": 0, "play": ["Axolotl Healer", "Killer Bee", "Gorillion"]})
    table.p1("play Utility Bug", "yes")
    table.asks("p1", "target", "choose Axolotl Healer", "choose Killer Bee")
    table.p1("choose Axolotl Healer")
    assert table.life("p1") == 5
    table.settled("p2")


def test_utility_bug_does_not_copy_copiers() -> None:
    table = Table(p1={"hand": ["Utility Bug"], "play": ["Utility Bug"]}, p2={"mindbugs": 0, "play": ["Pear Patrol"]})
    table.p1("play Utility Bug")
    table.settled("p2")


def test_utility_bug_that_copies_radioactive_rabbit_goes_over() -> None:
    table = Table(p1={"hand": ["Utility Bug"]}, p2={"mindbugs": 0, "play": ["Radioactive Rabbit"]})
    table.p1("play Utility Bug", "yes")
    assert table.play("p2") == ["Radioactive Rabbit", "Utility Bug"]
    table.settled("p2")


def test_the_experiment_swaps_places() -> None:
    table = Table(p1={"hand": ["The Experiment"]}, p2={"mindbugs": 0, "play": ["Gorillion"]})
    table.p1("play The Experiment")
    table.asks("p1", "target", "choose Gorillion", "choose The Experiment")
    table.p1("choose Gorillion")
    assert (table.play("p1"), table.play("p2")) == (["Gorillion"], ["The Experiment"])
    table.settled("p2")


def test_the_experiment_alone_comes_back() -> None:
    table = Table(p1={"hand": ["The Experiment"]}, p2={"mindbugs": 0})
    table.p1("play The Experiment")
    assert table.play("p1") == ["The Experiment"]
    table.settled("p2")


def test_turtle_toaster_defeats_up_to_two() -> None:
    table = Table(p1={"hand": ["Turtle Toaster"]},
                  p2={"mindbugs": 0, "play": ["Axolotl Healer", "Strange Barrel", "Giraffodile", "Killer Bee"]})
    table.p1("play Turtle Toaster")
    table.asks("p1", "target", "choose Axolotl Healer", "choose Strange Barrel", "choose Killer Bee", "done")
    table.p1("choose Axolotl Healer", "choose Killer Bee")
    assert table.discard("p2") == ["Axolotl Healer", "Killer Bee"]
    table.settled("p2")


def test_turtle_toaster_may_stop_at_none() -> None:
    table = Table(p1={"hand": ["Turtle Toaster"]}, p2={"mindbugs": 0, "play": ["Axolotl Healer"]})
    table.p1("play Turtle Toaster", "done")
    assert table.discard("p2") == []
    table.settled("p2")


def test_waddling_recruit_line() -> None:
    table = Table(p1={"mindbugs": 0, "play": ["Waddling Recruit"]},
                  p2={"hand": ["Robopup", "Killer Bee", "Gorillion"], "draw": ["Spider Owl", "Luchataur"],
                      "mindbugs": 0})
    table.p1("act Waddling Recruit")
    table.p2("discard Robopup")
    assert (table.play("p1"), table.hand("p2")) == (["Veteran Penguin"], ["Gorillion", "Killer Bee", "Luchataur",
                                                                         "Spider Owl"])
    table.p2("play Gorillion")
    table.p1("act Veteran Penguin")
    table.p2("discard Killer Bee")
    assert table.play("p1") == ["Frosty Fortress"]
    table.p2("play Luchataur")
    table.p1("attack Frosty Fortress")
    assert table.discard("p2") == ["Killer Bee", "Robopup", "Spider Owl"]
    table.p2("no block")
    table.settled("p2")


def test_frosty_fortress_takes_hand_and_draw_pile_as_one_batch() -> None:
    table = Table(p1={"play": ["Frosty Fortress"]}, p2={"hand": ["Robopup"], "draw": ["Spider Owl", "Gorillion"],
                                                       "play": ["Killer Bee"]})
    table.p1("attack Frosty Fortress")
    assert (table.hand("p2"), table.discard("p2")) == ([], ["Gorillion", "Robopup", "Spider Owl"])
    table.p2("no block")
    table.settled("p2")


def test_westside_monster_stops_sneaky_enemies() -> None:
    table = Table(p1={"play": ["Spider Owl"]}, p2={"play": ["Westside Monster"]})
    table.asks("p1", "action", "play Gorillion")
    table = Table(p1={"play": ["Westside Monster"]}, p2={"play": ["Spider Owl"]})
    table.p1("attack Westside Monster")
    assert table.life("p2") == 2


def test_wildsprout_plays_and_evolves_before_the_play_effect() -> None:
    table = Table(p1={"play": ["Wildsprout"], "discard": ["Brain Fly"]}, p2={"play": ["Robopup"]})
    table.p1("act Wildsprout")
    assert table.play("p1") == ["Bigroot", "Brain Fly"]
    table.settled("p2")


def test_bigroot_evolves_with_an_empty_pile() -> None:
    table = Table(p1={"play": ["Bigroot", "Robopup"]}, p2={"play": ["Strange Barrel"]})
    table.p1("act Bigroot")
    assert table.play("p1") == ["Oakenmaster", "Robopup"]
    table.p2("attack Strange Barrel")
    table.p1("block Robopup")
    assert table.discard("p2") == ["Strange Barrel"]  # Oakenmaster: 1 + 5


def test_oakenmaster_does_not_help_itself() -> None:
    table = Table(p1={"play": ["Oakenmaster", "Robopup"]}, p2={"play": ["Bee Bear", "Rhino Turtle"]})
    table.p1("attack Oakenmaster")
    table.p2("block Rhino Turtle")
    assert table.discard("p1") == ["Wildsprout"]
    table.settled("p2")
