"""New Servants by the rulings: these scenarios were written from the rulings alone."""

from tests.scenario import Table


def test_bugserker_has_eight_more_power_at_exactly_one_life() -> None:
    """NS-1."""
    table = Table(p1={"life": 1, "play": ["Bugserker"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Bugserker")
    table.p2("block Gorillion")
    assert table.play("p1") == ["Bugserker"]
    assert table.discard("p2") == ["Gorillion"]
    table.settled("p2")


def test_bugserker_has_no_more_power_at_two_lives() -> None:
    """NS-1."""
    table = Table(p1={"life": 2, "play": ["Bugserker"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Bugserker")
    table.p2("block Gorillion")
    assert table.play("p1") == ["Bugserker (exhausted)"]
    assert table.play("p2") == ["Gorillion"]
    table.settled("p2")


def test_bugserker_grows_as_soon_as_the_life_falls_to_one() -> None:
    """NS-1."""
    table = Table(p1={"life": 2, "play": ["Bugserker", "Count Draculeech"]}, p2={"play": ["Gorillion", "Bugserker"]})
    table.p1("attack Count Draculeech")
    assert table.life("p1") == 1
    table.asks("p1", "target", "choose Bugserker", "choose Count Draculeech", "choose Gorillion", "choose Bugserker #2")
    table.p1("choose Bugserker #2")
    table.p2("no block")
    table.settled("p2")
    table.p2("attack Gorillion")
    table.p1("block Bugserker")
    assert table.discard("p2") == ["Gorillion"]
    table.settled("p1")


def test_count_draculeech_loses_the_game_at_one_life() -> None:
    """NS-2."""
    table = Table(p1={"life": 1, "play": ["Count Draculeech"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Count Draculeech")
    table.over("p2")
    assert table.game.outcome == "life"


def test_count_draculeech_alone_must_defeat_itself() -> None:
    """NS-2."""
    table = Table(p1={"play": ["Count Draculeech"]})
    table.p1("attack Count Draculeech")
    assert (table.life("p1"), table.life("p2")) == (2, 3)  # A2: the attack ends
    assert table.discard("p1") == ["Count Draculeech"]
    table.settled("p2")


def test_ferret_pacifier_keeps_all_of_the_highest_power_from_blocking() -> None:
    """NS-3."""
    table = Table(p1={"play": ["Ferret Pacifier"]}, p2={"play": ["Gorillion", "Gorillion", "Bee Bear"]})
    table.p1("attack Ferret Pacifier")
    table.asks("p2", "block", "block Bee Bear", "no block")
    table.p2("no block")
    table.settled("p2")


def test_ferret_pacifier_does_not_stop_a_hunter_from_forcing() -> None:
    """NS-3."""
    table = Table(p1={"play": ["Ferret Pacifier", "Killer Bee"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Killer Bee")
    table.asks("p1", "hunt", "hunt Gorillion", "let block")
    table.p1("let block")
    assert table.life("p2") == 2
    table.settled("p2")


def test_froblin_instigator_has_two_power_for_each_other_ally() -> None:
    table = Table(p1={"play": ["Froblin Instigator", "Robopup", "Robopup", "Robopup"]}, p2={"play": ["Luchataur"]})
    table.p1("attack Froblin Instigator", "hunt Luchataur")  # 7 against 9
    assert table.discard("p1") == ["Froblin Instigator"]
    table.settled("p2")


def test_goreagle_alpha_costs_its_player_a_life() -> None:
    table = Table(p1={"hand": ["Goreagle Alpha"]})
    table.p1("play Goreagle Alpha")
    table.p2("mindbug")
    assert (table.life("p1"), table.life("p2")) == (3, 2)
    assert table.play("p2") == ["Goreagle Alpha"]


def test_hamster_lion_keeps_all_of_the_lowest_power_from_attacking() -> None:
    """NS-3."""
    table = Table(p1={"hand": [], "play": ["Robopup", "Robopup", "Bee Bear"]}, p2={"play": ["Hamster Lion"]})
    table.asks("p1", "action", "attack Bee Bear", "play Gorillion")


def test_hamster_lion_keeps_an_only_creature_from_attacking() -> None:
    """NS-3."""
    table = Table(p1={"play": ["Gorillion"], "hand": ["Bee Bear"]}, p2={"play": ["Hamster Lion"]})
    table.asks("p1", "action", "play Bee Bear")


def test_hungry_hungry_hamster_gets_a_card_and_plays_or_keeps_it() -> None:
    """NS-5."""
    for mode, played in (("choose play", True), ("choose keep", False)):
        table = Table(p1={"hand": ["Hungry Hungry Hamster"]},
                      p2={"mindbugs": 0, "hand": ["Axolotl Healer", "Gorillion"], "draw": ["Bee Bear", "Luchataur"]})
        table.p1("play Hungry Hungry Hamster")
        table.asks("p2", "card", "choose Axolotl Healer", "choose Gorillion")
        table.p2("choose Axolotl Healer")
        assert table.hand("p2") == ["Bee Bear", "Gorillion", "Luchataur"]
        table.asks("p1", "mode", "choose play", "choose keep")
        table.p1(mode)
        assert table.hand("p1") == ([] if played else ["Axolotl Healer"])
        assert table.life("p1") == (5 if played else 3)
        table.settled("p2")


def test_hungry_hungry_hamster_does_nothing_against_an_empty_hand() -> None:
    """NS-5."""
    table = Table(p1={"hand": ["Hungry Hungry Hamster"]},
                  p2={"mindbugs": 0, "play": ["Gorillion"], "hand": []}, spare=False)
    table.p1("play Hungry Hungry Hamster")
    table.settled("p2")


def test_hyenix_comes_back_when_its_player_loses_life() -> None:
    """NS-6."""
    table = Table(p1={"play": ["Gorillion"]}, p2={"discard": ["Hyenix"]})
    table.p1("attack Gorillion")
    table.asks("p2", "may", "yes", "no")
    table.p2("yes")
    assert table.play("p2") == ["Hyenix"]
    assert table.discard("p2") == []
    table.settled("p2")


def test_hyenix_stays_when_its_player_declines_and_is_not_asked_by_the_others_loss() -> None:
    """NS-6."""
    table = Table(p1={"play": ["Gorillion"], "discard": ["Hyenix"]}, p2={"discard": ["Hyenix"]})
    table.p1("attack Gorillion")
    table.asks("p2", "may", "yes", "no")
    table.p2("no")
    assert table.discard("p2") == ["Hyenix"]
    table.settled("p2")


def test_hyenix_does_not_save_a_lost_game() -> None:
    """NS-6."""
    table = Table(p1={"play": ["Gorillion"]}, p2={"life": 1, "discard": ["Hyenix"]})
    table.p1("attack Gorillion")
    table.over("p1")


def test_two_hyenix_are_asked_once_each() -> None:
    """NS-6."""
    table = Table(p1={"play": ["Gorillion"]}, p2={"discard": ["Hyenix", "Hyenix"]})
    table.p1("attack Gorillion")
    table.asks("p1", "order", "resolve Hyenix", "resolve Hyenix #2")
    table.p1("resolve Hyenix")
    table.p2("yes", "yes")
    assert table.play("p2") == ["Hyenix", "Hyenix"]
    table.settled("p2")


def test_majestic_manticore_defeats_all_of_the_lowest_power_itself_too() -> None:
    """NS-4."""
    table = Table(p1={"play": ["Majestic Manticore", "Gorillion"]}, p2={"play": ["Majestic Manticore", "Bee Bear"]})
    table.p1("attack Majestic Manticore")
    assert table.discard("p1") == ["Majestic Manticore"]
    assert table.discard("p2") == ["Majestic Manticore"]
    assert table.life("p2") == 3
    table.settled("p2")


def test_the_lurker_is_sneaky_with_more_creatures() -> None:
    """NS-7."""
    table = Table(p1={"play": ["The Lurker", "Gorillion"]}, p2={"play": ["Bee Bear"]})
    table.p1("attack The Lurker")
    assert table.life("p2") == 2
    table.settled("p2")


def test_the_lurker_is_not_sneaky_with_as_many_creatures() -> None:
    """NS-7."""
    table = Table(p1={"play": ["The Lurker"]}, p2={"play": ["Bee Bear"]})
    table.p1("attack The Lurker")
    table.asks("p2", "block", "block Bee Bear", "no block")


def test_turf_the_surfer_keeps_one_creature_from_blocking() -> None:
    """NS-8."""
    table = Table(p1={"play": ["Turf The Surfer"]}, p2={"play": ["Bee Bear", "Gorillion"]})
    table.p1("attack Turf The Surfer")
    table.asks("p1", "target", "choose Turf The Surfer", "choose Bee Bear", "choose Gorillion")
    table.p1("choose Gorillion")
    table.asks("p2", "block", "block Bee Bear", "no block")
    table.p2("no block")
    table.settled("p2")


def test_turf_the_surfer_may_pin_its_own_side() -> None:
    """NS-8."""
    table = Table(p1={"play": ["Turf The Surfer", "Bee Bear"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Turf The Surfer")
    table.asks("p1", "target", "choose Turf The Surfer", "choose Bee Bear", "choose Gorillion")
