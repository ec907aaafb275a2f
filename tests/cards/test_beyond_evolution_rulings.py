"""Beyond Evolution by the rulings: these scenarios were written from the rulings alone."""

import pytest

import mindbug
from tests.scenario import Scenario


def test_blastfish_cannot_be_defeated_in_the_turn_it_attacks() -> None:
    """BE-1."""
    duel = Scenario(p1={"play": ["Blastfish"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Blastfish")
    duel.p2("block Gorillion")
    assert duel.play("p1") == ["Blastfish"]
    assert duel.discard("p2") == ["Gorillion"]
    duel.settled("p2")
    duel.p2("play Gorillion")


def test_bullet_train_may_find_no_target_and_attacks_all_the_same() -> None:
    duel = Scenario(p1={"play": ["Bullet Train"]}, p2={"play": ["Shark Dog"]})
    duel.p1("attack Bullet Train")
    duel.p2("no block")
    assert duel.life("p2") == 2
    assert duel.play("p2") == ["Shark Dog"]


def test_cake_trickster_makes_the_opponent_attack_with_the_chosen_creature() -> None:
    """BE-2."""
    duel = Scenario(p1={"play": ["Cake Trickster", "Gorillion"]}, p2={"play": ["Bee Bear", "Luchataur"]})
    duel.p1("act Cake Trickster")
    duel.asks("p1", "target", "choose Bee Bear", "choose Luchataur")
    duel.p1("choose Luchataur")
    duel.asks("p1", "block", "block Cake Trickster", "block Gorillion", "no block")
    duel.p1("block Gorillion")
    assert duel.discard("p2") == ["Luchataur"]
    assert duel.play("p1") == ["Cake Trickster", "Gorillion"]
    duel.settled("p2")


def test_cake_trickster_gives_the_forced_creature_its_frenzy_and_its_attack_effect() -> None:
    """BE-2."""
    duel = Scenario(p1={"play": ["Cake Trickster"]}, p2={"play": ["Luchataur", "Chameleon Sniper"]})
    duel.p1("act Cake Trickster", "choose Luchataur", "no block")
    duel.asks("p2", "again", "attack", "stop")
    duel.p2("attack")
    duel.p1("no block")
    assert duel.life("p1") == 1
    duel.settled("p2")
    # A13 is about this turn only: in the next one Luchataur attacks again
    duel.p2("attack Luchataur")
    duel.p1("block Cake Trickster")


def test_cake_trickster_cannot_act_where_no_enemy_can_attack() -> None:
    """BE-2."""
    duel = Scenario(p1={"play": ["Cake Trickster", "Hamster Lion"]}, p2={"play": ["Bee Bear"]})
    assert "act Cake Trickster" not in duel.options()


def test_cake_trickster_turn_stays_that_of_its_owner() -> None:
    """BE-2: Goblin Werewolf has 8 in its own turn only."""
    duel = Scenario(p1={"play": ["Cake Trickster", "Killer Bee"]}, p2={"play": ["Goblin Werewolf"]})
    duel.p1("act Cake Trickster")  # a single target
    duel.asks("p2", "hunt", "hunt Cake Trickster", "hunt Killer Bee", "let block")
    duel.p2("hunt Killer Bee")
    assert duel.discard("p2") == ["Goblin Werewolf"]
    duel.settled("p2")


def test_captain_hippo_forces_hunters_to_attack_it() -> None:
    """BE-3."""
    duel = Scenario(p1={"hand": ["Axolotl Healer"], "play": ["Killer Bee", "Shark Dog", "Gorillion"]},
                    p2={"play": ["Captain Hippo", "Bee Bear"]})
    duel.asks("p1", "action", "attack Killer Bee", "attack Shark Dog")
    duel.p1("attack Killer Bee")
    assert duel.discard("p1") == ["Killer Bee"]
    duel.settled("p2")


def test_captain_hippo_forces_nobody_without_a_hunter() -> None:
    """BE-3."""
    duel = Scenario(p1={"hand": ["Axolotl Healer"], "play": ["Gorillion"]}, p2={"play": ["Captain Hippo"]})
    duel.asks("p1", "action", "attack Gorillion", "play Axolotl Healer")


def test_captain_hippo_leaves_its_own_side_free() -> None:
    """BE-3."""
    duel = Scenario(p1={"hand": ["Axolotl Healer"], "play": ["Killer Bee", "Captain Hippo"]}, p2={"play": ["Bee Bear"]})
    duel.asks("p1", "action", "attack Captain Hippo", "attack Killer Bee", "play Axolotl Healer")


def test_two_hippos_leave_the_choice_between_them() -> None:
    """BE-3."""
    duel = Scenario(p1={"hand": ["Axolotl Healer"], "play": ["Killer Bee"]},
                    p2={"play": ["Captain Hippo", "Captain Hippo", "Bee Bear"]})
    duel.p1("attack Killer Bee")
    duel.asks("p1", "hunt", "hunt Captain Hippo", "hunt Captain Hippo #2")


def test_cheeky_chimpborg_counts_the_creatures_of_the_opponent() -> None:
    """BE-4."""
    duel = Scenario(p1={"hand": ["Cheeky Chimpborg"]}, p2={"mindbugs": 0, "play": ["Bee Bear", "Gorillion"],
                                                        "hand": ["Luchataur", "Killer Bee", "Shark Dog"]})
    duel.p1("play Cheeky Chimpborg")
    duel.p2("discard Luchataur", "discard Shark Dog")
    assert duel.hand("p2") == ["Killer Bee"]
    duel.settled("p2")


def test_chuckling_chimpborg_counts_ready_mindbugs() -> None:
    """BE-5."""
    duel = Scenario(p1={"hand": ["Chuckling Chimpborg"]}, p2={"mindbugs": 2})
    duel.p1("play Chuckling Chimpborg")
    duel.p2("decline")
    assert duel.life("p2") == 1
    duel.settled("p2")


def test_cloud_lady_evolves_also_without_a_target() -> None:
    """BE-10."""
    duel = Scenario(p1={"play": ["Cloud Lady"]}, p2={"play": ["Gorillion"]})
    duel.p1("act Cloud Lady")
    assert duel.play("p1") == ["Typhoon Princess"]
    duel.settled("p2")


def test_cloud_lady_defeats_then_evolves_to_the_end_of_her_line() -> None:
    """F2."""
    duel = Scenario(p1={"play": ["Cloud Lady"]}, p2={"play": ["Shark Dog", "Robopup", "Gorillion", "Killer Bee"]})
    duel.p1("act Cloud Lady")
    duel.asks("p1", "target", "choose Shark Dog", "choose Robopup")
    duel.p1("choose Shark Dog")
    assert duel.play("p1") == ["Typhoon Princess"]
    duel.settled("p2")
    duel.p2("play Gorillion")
    duel.p1("decline")
    duel.p1("act Typhoon Princess")
    duel.p1("choose Killer Bee")
    assert duel.play("p1") == ["Thunder Queen"]
    duel.settled("p2")


def test_an_evolved_creature_is_its_first_stage_everywhere_else() -> None:
    """F2."""
    duel = Scenario(p1={"play": ["Thunder Queen"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Thunder Queen")  # its Attack effect defeats Gorillion
    assert duel.discard("p2") == ["Gorillion"]
    duel = Scenario(p1={"play": ["Veteran Penguin (exhausted)"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Veteran Penguin")
    duel.p2("block Gorillion")
    assert duel.discard("p1") == ["Waddling Recruit"]


def test_evolving_keeps_what_lies_on_the_creature() -> None:
    """F1: exhaustion stays."""
    duel = Scenario(p1={"play": ["Frog Prophet (exhausted)"]})
    duel.p1("act Frog Prophet")
    assert duel.play("p1") == ["World Eater (exhausted)"]
    assert duel.life("p1") == 4


def test_a_stage_outside_play_is_a_bad_position() -> None:
    for zone in ("hand", "discard", "draw"):
        with pytest.raises(mindbug.BadPosition):
            mindbug.Game.from_position({"p1": {zone: ["Typhoon Princess"]}, "p2": {"hand": ["Gorillion"]}})


def test_coach_panda_trains_exactly_one_other() -> None:
    """BE-6."""
    duel = Scenario(p1={"play": ["Coach Panda", "Killer Bee"]}, p2={"play": ["Grave Robber"]})
    duel.p1("attack Killer Bee", "hunt Grave Robber")  # 8 against 7
    assert duel.play("p2") == ["Grave Robber (exhausted)"]
    duel.asks("p1", "again", "attack", "stop")
    duel.p1("stop")
    duel.settled("p2")


def test_coach_panda_trains_nobody_among_three() -> None:
    """BE-6."""
    duel = Scenario(p1={"play": ["Coach Panda", "Bee Bear", "Gorillion"]})
    duel.p1("attack Gorillion")
    duel.settled("p2")
    assert duel.life("p2") == 2


def test_dr_orange_u_tan_returns_all_enemies_for_a_life() -> None:
    """BE-7."""
    duel = Scenario(p1={"hand": ["Dr. Orange U. Tan"]},
                    p2={"mindbugs": 0, "play": ["Bee Bear", "Gorillion"], "hand": ["Luchataur"] * 5})
    duel.p1("play Dr. Orange U. Tan")
    duel.asks("p1", "may", "yes", "no")
    duel.p1("yes")
    assert duel.life("p1") == 2
    assert duel.play("p2") == []
    assert len(duel.hand("p2")) == 7
    duel.settled("p2")


def test_dr_orange_u_tan_is_not_asked_without_enemies() -> None:
    """BE-7."""
    duel = Scenario(p1={"hand": ["Dr. Orange U. Tan"]}, p2={"mindbugs": 0})
    duel.p1("play Dr. Orange U. Tan")
    duel.settled("p2")
    assert duel.life("p1") == 3


def test_dragon_inn_needs_fewer_creatures() -> None:
    """BE-8."""
    duel = Scenario(p1={"play": ["Dragon Inn"]}, p2={"play": ["Bee Bear"]})
    assert "act Dragon Inn" not in duel.options()
    duel = Scenario(p1={"play": ["Dragon Inn"]}, p2={"play": ["Bee Bear", "Gorillion"]})
    duel.p1("act Dragon Inn")
    assert duel.life("p2") == 2


def test_earwig_assassin_may_pay_a_card() -> None:
    """BE-9."""
    duel = Scenario(p1={"hand": ["Earwig Assassin", "Gorillion", "Bee Bear"]},
                    p2={"mindbugs": 0, "play": ["Luchataur"]})
    duel.p1("play Earwig Assassin")
    duel.p1("yes", "discard Gorillion")
    duel.asks("p1", "target", "choose Earwig Assassin", "choose Luchataur")
    duel.p1("choose Luchataur")
    assert duel.discard("p2") == ["Luchataur"]
    duel.settled("p2")


def test_earwig_assassin_is_not_asked_with_an_empty_hand() -> None:
    """BE-9."""
    duel = Scenario(p1={"hand": ["Earwig Assassin"]}, p2={"mindbugs": 0, "play": ["Luchataur"]})
    duel.p1("play Earwig Assassin")
    duel.settled("p2")


def test_infernostrich_needs_a_target() -> None:
    """BE-10."""
    duel = Scenario(p1={"play": ["Infernostrich"]}, p2={"play": ["Shark Dog"]})
    assert "act Infernostrich" not in duel.options()


def test_kitsunsei_is_not_sneaky_itself() -> None:
    """BE-11."""
    duel = Scenario(p1={"play": ["Kitsunsei", "Gorillion"]}, p2={"play": ["Bee Bear"]})
    duel.p1("attack Gorillion")
    assert duel.life("p2") == 2
    duel.settled("p2")
    duel = Scenario(p1={"play": ["Kitsunsei", "Gorillion"]}, p2={"play": ["Bee Bear"]})
    duel.p1("attack Kitsunsei")
    duel.asks("p2", "block", "block Bee Bear", "no block")


def test_octocopter_gives_itself_for_an_enemy() -> None:
    """BE-12."""
    duel = Scenario(p1={"play": ["Octocopter"]}, p2={"play": ["Bee Bear", "Gorillion"]})
    duel.p1("act Octocopter", "choose Gorillion")
    assert duel.play("p1") == ["Gorillion"]
    assert duel.discard("p1") == ["Octocopter"]


def test_octocopter_that_is_protected_still_takes_control() -> None:
    """BE-12."""
    duel = Scenario(p1={"play": ["Octocopter", "Calm Cole"]}, p2={"play": ["Gorillion"]})
    duel.p1("act Octocopter")
    assert duel.play("p1") == ["Calm Cole", "Gorillion", "Octocopter"]
    duel.settled("p2")


def test_radioactive_rabbit_goes_to_the_opponent_and_takes_their_creatures_with_it() -> None:
    """BE-14."""
    duel = Scenario(p1={"hand": ["Radioactive Rabbit"], "play": ["Gorillion"]},
                    p2={"mindbugs": 0, "play": ["Bee Bear", "Luchataur"]})
    duel.p1("play Radioactive Rabbit")
    assert duel.play("p2") == ["Bee Bear", "Luchataur", "Radioactive Rabbit"]
    duel.settled("p2")
    duel.p2("attack Radioactive Rabbit")
    duel.p1("block Gorillion")
    assert duel.play("p2") == []
    assert duel.play("p1") == ["Gorillion"]
    duel.settled("p1")


def test_radioactive_rabbit_mindbugged_comes_back() -> None:
    """F15."""
    duel = Scenario(p1={"hand": ["Radioactive Rabbit", "Gorillion"]})
    duel.p1("play Radioactive Rabbit")
    duel.p2("mindbug")
    assert duel.play("p1") == ["Radioactive Rabbit"]
    duel.settled("p1")


def test_sawn_reverses_its_fights() -> None:
    """BE-15."""
    duel = Scenario(p1={"play": ["Sawn"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Sawn")
    duel.p2("block Gorillion")
    assert duel.play("p1") == ["Sawn"]
    assert duel.discard("p2") == ["Gorillion"]
    duel = Scenario(p1={"play": ["Sawn"]}, p2={"play": ["Shark Dog"]})
    duel.p1("attack Sawn")
    duel.p2("block Shark Dog")
    assert duel.play("p1") == ["Sawn (exhausted)"]
    assert duel.play("p2") == ["Shark Dog"]


def test_two_sawns_reverse_once_and_a_tie_defeats_both() -> None:
    """BE-15."""
    duel = Scenario(p1={"play": ["Sawn"]}, p2={"play": ["Sawn"]})
    duel.p1("attack Sawn")
    duel.p2("block Sawn")
    assert duel.play("p1") == ["Sawn (exhausted)"]
    assert duel.play("p2") == ["Sawn (exhausted)"]


def test_steelhorn_costs_three_cards_of_their_choice() -> None:
    """BE-16."""
    duel = Scenario(p1={"play": ["Gorillion"], "hand": ["Bee Bear", "Luchataur", "Killer Bee", "Shark Dog"]},
                    p2={"play": ["Steelhorn"]})
    duel.p1("attack Gorillion")
    duel.p2("block Steelhorn")
    duel.p1("discard Bee Bear", "discard Luchataur", "discard Shark Dog")
    assert duel.hand("p1") == ["Killer Bee"]
    duel.settled("p2")


def test_utility_bug_copies_the_play_effect_of_another_creature() -> None:
    """BE-17."""
    duel = Scenario(p1={"hand": ["Utility Bug"], "play": ["Axolotl Healer"]},
                    p2={"mindbugs": 0, "play": ["Tiger Squirrel", "Gorillion"]})
    duel.p1("play Utility Bug")
    duel.asks("p1", "may", "yes", "no")
    duel.p1("yes")
    duel.asks("p1", "target", "choose Axolotl Healer", "choose Tiger Squirrel")
    duel.p1("choose Axolotl Healer")
    assert duel.life("p1") == 5
    duel.settled("p2")


def test_utility_bug_does_not_copy_what_copies() -> None:
    """BE-17."""
    duel = Scenario(p1={"hand": ["Utility Bug"], "play": ["Utility Bug"]}, p2={"mindbugs": 0, "play": ["Gorillion"]})
    duel.p1("play Utility Bug")
    duel.settled("p2")


def test_the_experiment_is_swapped_for_an_enemy() -> None:
    """BE-13."""
    duel = Scenario(p1={"hand": ["The Experiment"]}, p2={"mindbugs": 0, "play": ["Gorillion"]})
    duel.p1("play The Experiment")
    duel.asks("p1", "target", "choose Gorillion", "choose The Experiment")
    duel.p1("choose Gorillion")
    assert duel.play("p1") == ["Gorillion"]
    assert duel.play("p2") == ["The Experiment"]
    duel.settled("p2")


def test_turtle_toaster_defeats_up_to_two_of_four_to_six() -> None:
    """BE-18."""
    duel = Scenario(p1={"hand": ["Turtle Toaster"]},
                    p2={"mindbugs": 0, "play": ["Shark Dog", "Killer Bee", "Gorillion", "Robopup"]})
    duel.p1("play Turtle Toaster")
    duel.asks("p1", "target", "choose Shark Dog", "choose Killer Bee", "done")
    duel.p1("choose Shark Dog", "choose Killer Bee")
    assert duel.discard("p2") == ["Killer Bee", "Shark Dog"]
    duel.settled("p2")


def test_westside_monster_stops_sneaky_enemies_but_they_can_be_hunted() -> None:
    """BE-19."""
    duel = Scenario(p1={"play": ["Westside Monster", "Killer Bee"]}, p2={"play": ["Tiger Squirrel"]})
    duel.p1("attack Westside Monster")  # no possible blocker
    assert duel.life("p2") == 2
    duel.asks("p1", "again", "attack", "stop")
    duel.p1("stop")
    assert "attack Tiger Squirrel" not in duel.options()
    duel.p2("play Gorillion")
    duel.p1("decline", "attack Killer Bee")
    assert "hunt Tiger Squirrel" in duel.options()


def test_wildsprout_plays_from_its_pile_and_evolves_first() -> None:
    """BE-20."""
    duel = Scenario(p1={"play": ["Wildsprout"], "discard": ["Kangasaurus Rex", "Gorillion"]},
                    p2={"play": ["Shark Dog"]})
    duel.p1("act Wildsprout")
    duel.asks("p1", "card", "choose Gorillion", "choose Kangasaurus Rex")
    duel.p1("choose Kangasaurus Rex")
    assert duel.play("p1") == ["Bigroot", "Kangasaurus Rex"]
    assert duel.discard("p2") == ["Shark Dog"]
    duel.settled("p2")


def test_frosty_fortress_empties_hand_and_draw_pile() -> None:
    """BE-21."""
    duel = Scenario(p1={"play": ["Frosty Fortress"]},
                    p2={"hand": ["Bee Bear", "Gorillion"], "draw": ["Luchataur", "Killer Bee"],
                                                        "play": ["Shark Dog"]})
    duel.p1("attack Frosty Fortress")
    duel.p2("no block")
    assert duel.hand("p2") == []
    assert duel.position()["p2"]["draw"] == []
    assert duel.discard("p2") == ["Bee Bear", "Gorillion", "Killer Bee", "Luchataur"]
    duel.settled("p2")


def test_oakenmaster_strengthens_the_others() -> None:
    """BE-22."""
    duel = Scenario(p1={"play": ["Oakenmaster", "Killer Bee"]}, p2={"play": ["Luchataur"]})
    duel.p1("attack Killer Bee", "hunt Luchataur")
    assert duel.discard("p2") == ["Luchataur"]
    assert duel.play("p1") == ["Killer Bee", "Oakenmaster"]


def test_a_second_frenzy_attack_hunts_the_hippo_too() -> None:
    """BE-3."""
    duel = Scenario(p1={"play": ["Goreagle Alpha"]}, p2={"play": ["Captain Hippo", "Robopup"]})
    duel.asks("p1", "action", "attack Goreagle Alpha")
    duel.p1("attack Goreagle Alpha")
    assert duel.play("p1") == ["Goreagle Alpha (exhausted)"]
    duel.asks("p1", "again", "attack", "stop")
    duel.p1("attack")
    assert (duel.discard("p1"), duel.play("p2")) == (["Goreagle Alpha"], ["Captain Hippo", "Robopup"])
    duel.settled("p2")
