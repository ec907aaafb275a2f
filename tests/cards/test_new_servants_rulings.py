"""New Servants by the rulings: these scenarios were written from the rulings alone."""

from tests.scenario import Scenario


def test_bugserker_has_eight_more_power_at_exactly_one_life() -> None:
    """NS-1."""
    duel = Scenario(p1={"life": 1, "play": ["Bugserker"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Bugserker")
    duel.p2("block Gorillion")
    assert duel.play("p1") == ["Bugserker"]
    assert duel.discard("p2") == ["Gorillion"]
    duel.settled("p2")


def test_bugserker_has_no_more_power_at_two_lives() -> None:
    """NS-1."""
    duel = Scenario(p1={"life": 2, "play": ["Bugserker"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Bugserker")
    duel.p2("block Gorillion")
    assert duel.play("p1") == ["Bugserker (exhausted)"]
    assert duel.play("p2") == ["Gorillion"]
    duel.settled("p2")


def test_bugserker_grows_as_soon_as_the_life_falls_to_one() -> None:
    """NS-1."""
    duel = Scenario(p1={"life": 2, "play": ["Bugserker", "Count Draculeech"]}, p2={"play": ["Gorillion", "Bugserker"]})
    duel.p1("attack Count Draculeech")
    assert duel.life("p1") == 1
    duel.asks("p1", "target", "choose Bugserker", "choose Count Draculeech", "choose Gorillion", "choose Bugserker #2")
    duel.p1("choose Bugserker #2")
    duel.p2("no block")
    duel.settled("p2")
    duel.p2("attack Gorillion")
    duel.p1("block Bugserker")
    assert duel.discard("p2") == ["Gorillion"]
    duel.settled("p1")


def test_count_draculeech_loses_the_game_at_one_life() -> None:
    """NS-2."""
    duel = Scenario(p1={"life": 1, "play": ["Count Draculeech"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Count Draculeech")
    duel.over("p2")
    assert duel.game.outcome == "life"


def test_count_draculeech_alone_must_defeat_itself() -> None:
    """NS-2."""
    duel = Scenario(p1={"play": ["Count Draculeech"]})
    duel.p1("attack Count Draculeech")
    assert (duel.life("p1"), duel.life("p2")) == (2, 3)  # A2: the attack ends
    assert duel.discard("p1") == ["Count Draculeech"]
    duel.settled("p2")


def test_ferret_pacifier_keeps_all_of_the_highest_power_from_blocking() -> None:
    """NS-3."""
    duel = Scenario(p1={"play": ["Ferret Pacifier"]}, p2={"play": ["Gorillion", "Gorillion", "Bee Bear"]})
    duel.p1("attack Ferret Pacifier")
    duel.asks("p2", "block", "block Bee Bear", "no block")
    duel.p2("no block")
    duel.settled("p2")


def test_ferret_pacifier_does_not_stop_a_hunter_from_forcing() -> None:
    """NS-3."""
    duel = Scenario(p1={"play": ["Ferret Pacifier", "Killer Bee"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Killer Bee")
    duel.asks("p1", "hunt", "hunt Gorillion", "let block")
    duel.p1("let block")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_froblin_instigator_has_two_power_for_each_other_ally() -> None:
    duel = Scenario(p1={"play": ["Froblin Instigator", "Robopup", "Robopup", "Robopup"]}, p2={"play": ["Luchataur"]})
    duel.p1("attack Froblin Instigator", "hunt Luchataur")  # 7 against 9
    assert duel.discard("p1") == ["Froblin Instigator"]
    duel.settled("p2")


def test_goreagle_alpha_costs_its_player_a_life() -> None:
    duel = Scenario(p1={"hand": ["Goreagle Alpha"]})
    duel.p1("play Goreagle Alpha")
    duel.p2("mindbug")
    assert (duel.life("p1"), duel.life("p2")) == (3, 2)
    assert duel.play("p2") == ["Goreagle Alpha"]


def test_hamster_lion_keeps_all_of_the_lowest_power_from_attacking() -> None:
    """NS-3."""
    duel = Scenario(p1={"hand": [], "play": ["Robopup", "Robopup", "Bee Bear"]}, p2={"play": ["Hamster Lion"]})
    duel.asks("p1", "action", "attack Bee Bear", "play Gorillion")


def test_hamster_lion_keeps_an_only_creature_from_attacking() -> None:
    """NS-3."""
    duel = Scenario(p1={"play": ["Gorillion"], "hand": ["Bee Bear"]}, p2={"play": ["Hamster Lion"]})
    duel.asks("p1", "action", "play Bee Bear")


def test_hungry_hungry_hamster_gets_a_card_and_plays_or_keeps_it() -> None:
    """NS-5."""
    for mode, played in (("choose play", True), ("choose keep", False)):
        duel = Scenario(p1={"hand": ["Hungry Hungry Hamster"]},
                        p2={"mindbugs": 0, "hand": ["Axolotl Healer", "Gorillion"], "draw": ["Bee Bear", "Luchataur"]})
        duel.p1("play Hungry Hungry Hamster")
        duel.asks("p2", "card", "choose Axolotl Healer", "choose Gorillion")
        duel.p2("choose Axolotl Healer")
        assert duel.hand("p2") == ["Bee Bear", "Gorillion", "Luchataur"]
        duel.asks("p1", "mode", "choose play", "choose keep")
        duel.p1(mode)
        assert duel.hand("p1") == ([] if played else ["Axolotl Healer"])
        assert duel.life("p1") == (5 if played else 3)
        duel.settled("p2")


def test_hungry_hungry_hamster_does_nothing_against_an_empty_hand() -> None:
    """NS-5."""
    duel = Scenario(p1={"hand": ["Hungry Hungry Hamster"]},
                    p2={"mindbugs": 0, "play": ["Gorillion"], "hand": []}, spare=False)
    duel.p1("play Hungry Hungry Hamster")
    duel.settled("p2")


def test_hyenix_comes_back_when_its_player_loses_life() -> None:
    """NS-6."""
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"discard": ["Hyenix"]})
    duel.p1("attack Gorillion")
    duel.asks("p2", "may", "yes", "no")
    duel.p2("yes")
    assert duel.play("p2") == ["Hyenix"]
    assert duel.discard("p2") == []
    duel.settled("p2")


def test_hyenix_stays_when_its_player_declines_and_is_not_asked_by_the_others_loss() -> None:
    """NS-6."""
    duel = Scenario(p1={"play": ["Gorillion"], "discard": ["Hyenix"]}, p2={"discard": ["Hyenix"]})
    duel.p1("attack Gorillion")
    duel.asks("p2", "may", "yes", "no")
    duel.p2("no")
    assert duel.discard("p2") == ["Hyenix"]
    duel.settled("p2")


def test_hyenix_does_not_save_a_lost_game() -> None:
    """NS-6."""
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"life": 1, "discard": ["Hyenix"]})
    duel.p1("attack Gorillion")
    duel.over("p1")


def test_two_hyenix_are_asked_once_each() -> None:
    """NS-6."""
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"discard": ["Hyenix", "Hyenix"]})
    duel.p1("attack Gorillion")
    duel.asks("p1", "order", "resolve Hyenix", "resolve Hyenix #2")
    duel.p1("resolve Hyenix")
    duel.p2("yes", "yes")
    assert duel.play("p2") == ["Hyenix", "Hyenix"]
    duel.settled("p2")


def test_majestic_manticore_defeats_all_of_the_lowest_power_itself_too() -> None:
    """NS-4."""
    duel = Scenario(p1={"play": ["Majestic Manticore", "Gorillion"]}, p2={"play": ["Majestic Manticore", "Bee Bear"]})
    duel.p1("attack Majestic Manticore")
    assert duel.discard("p1") == ["Majestic Manticore"]
    assert duel.discard("p2") == ["Majestic Manticore"]
    assert duel.life("p2") == 3
    duel.settled("p2")


def test_the_lurker_is_sneaky_with_more_creatures() -> None:
    """NS-7."""
    duel = Scenario(p1={"play": ["The Lurker", "Gorillion"]}, p2={"play": ["Bee Bear"]})
    duel.p1("attack The Lurker")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_the_lurker_is_not_sneaky_with_as_many_creatures() -> None:
    """NS-7."""
    duel = Scenario(p1={"play": ["The Lurker"]}, p2={"play": ["Bee Bear"]})
    duel.p1("attack The Lurker")
    duel.asks("p2", "block", "block Bee Bear", "no block")


def test_turf_the_surfer_keeps_one_creature_from_blocking() -> None:
    """NS-8."""
    duel = Scenario(p1={"play": ["Turf The Surfer"]}, p2={"play": ["Bee Bear", "Gorillion"]})
    duel.p1("attack Turf The Surfer")
    duel.asks("p1", "target", "choose Turf The Surfer", "choose Bee Bear", "choose Gorillion")
    duel.p1("choose Gorillion")
    duel.asks("p2", "block", "block Bee Bear", "no block")
    duel.p2("no block")
    duel.settled("p2")


def test_turf_the_surfer_may_pin_its_own_side() -> None:
    """NS-8."""
    duel = Scenario(p1={"play": ["Turf The Surfer", "Bee Bear"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Turf The Surfer")
    duel.asks("p1", "target", "choose Turf The Surfer", "choose Bee Bear", "choose Gorillion")
