"""New Servants, card by card."""

from tests.scenario import Table

# ---- Bugserker: 3 TOUGH, +8 power at exactly 1 life


def test_bugserker_has_eleven_power_at_one_life() -> None:
    table = Table(p1={"life": 1, "play": ["Bugserker"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Bugserker")
    table.p2("block Gorillion")
    assert table.discard("p2") == ["Gorillion"]
    assert table.play("p1") == ["Bugserker"]
    table.settled("p2")


def test_bugserker_has_three_power_at_two_life() -> None:
    table = Table(p1={"life": 2, "play": ["Bugserker (exhausted)"]}, p2={"play": ["Killer Bee"]})
    table.p1("attack Bugserker")
    table.p2("block Killer Bee")
    assert (table.discard("p1"), table.discard("p2")) == (["Bugserker"], [])
    table.settled("p2")


# ---- Count Draculeech: 7, Attack: lose 1 life, defeat 1 creature


def test_count_draculeech_pays_and_defeats() -> None:
    table = Table(p1={"play": ["Count Draculeech"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Count Draculeech")
    table.asks("p1", "target", "choose Count Draculeech", "choose Gorillion")
    table.p1("choose Gorillion")
    assert (table.life("p1"), table.life("p2")) == (2, 2)
    assert table.discard("p2") == ["Gorillion"]
    table.settled("p2")


def test_count_draculeech_alone_defeats_itself_and_the_attack_ends() -> None:
    """A2: the attacker has left play."""
    table = Table(p1={"play": ["Count Draculeech"]})
    table.p1("attack Count Draculeech")
    assert (table.life("p1"), table.life("p2")) == (2, 3)
    assert table.discard("p1") == ["Count Draculeech"]
    table.settled("p2")


def test_count_draculeech_loses_the_game_at_one_life() -> None:
    table = Table(p1={"life": 1, "play": ["Count Draculeech"]}, p2={"life": 1, "play": ["Gorillion"]})
    table.p1("attack Count Draculeech")
    table.over("p2")


# ---- Creep From The Deep: 4 POISONOUS HUNTER


def test_creep_from_the_deep_hunts_and_poisons() -> None:
    table = Table(p1={"play": ["Creep From The Deep"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Creep From The Deep", "hunt Gorillion")
    assert (table.discard("p1"), table.discard("p2")) == (["Creep From The Deep"], ["Gorillion"])
    table.settled("p2")


def test_creep_from_the_deep_may_let_block() -> None:
    table = Table(p1={"play": ["Creep From The Deep"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Creep From The Deep", "let block")
    table.p2("no block")
    assert table.life("p2") == 2
    table.settled("p2")


# ---- Ferret Pacifier: 4, the strongest enemy creatures cannot block


def test_ferret_pacifier_stops_the_strongest_blocker() -> None:
    table = Table(p1={"play": ["Ferret Pacifier"]}, p2={"play": ["Gorillion", "Killer Bee"]})
    table.p1("attack Ferret Pacifier")
    table.asks("p2", "block", "block Killer Bee", "no block")
    table.p2("no block")
    table.settled("p2")


def test_ferret_pacifier_stops_all_that_tie() -> None:
    table = Table(p1={"play": ["Ferret Pacifier"]}, p2={"play": ["Killer Bee", "Explosive Toad"]})
    table.p1("attack Ferret Pacifier")
    assert table.life("p2") == 2
    table.settled("p2")


def test_ferret_pacifier_does_not_keep_a_hunter_from_the_strongest() -> None:
    """A9: HUNTER may force any creature."""
    table = Table(p1={"play": ["Ferret Pacifier", "Killer Bee"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Killer Bee", "hunt Gorillion")
    assert table.discard("p1") == ["Killer Bee"]
    table.settled("p2")


# ---- Froblin Instigator: 1 HUNTER, +2 for each other ally


def test_froblin_instigator_grows_with_its_friends() -> None:
    table = Table(p1={"play": ["Froblin Instigator", "Killer Bee", "Explosive Toad", "Spider Owl"]},
                  p2={"play": ["Giraffodile"]})
    table.p1("attack Froblin Instigator", "hunt Giraffodile")
    assert (table.discard("p1"), table.discard("p2")) == (["Froblin Instigator"], ["Giraffodile"])
    table.settled("p2")


def test_froblin_instigator_alone_has_one_power() -> None:
    table = Table(p1={"play": ["Froblin Instigator"]}, p2={"play": ["Ferret Bomber", "Gorillion"]})
    table.p1("attack Froblin Instigator", "hunt Ferret Bomber")
    assert (table.discard("p1"), table.discard("p2")) == (["Froblin Instigator"], [])
    table.settled("p2")


# ---- Goreagle Alpha: 6 FRENZY HUNTER TOUGH, Play: lose 1 life


def test_goreagle_alpha_costs_its_controller_a_life() -> None:
    table = Table(p1={"hand": ["Goreagle Alpha"]}, p2={"mindbugs": 0})
    table.p1("play Goreagle Alpha")
    assert (table.life("p1"), table.life("p2")) == (2, 3)
    table.settled("p2")


def test_goreagle_alpha_costs_the_mindbugger_a_life() -> None:
    table = Table(p1={"hand": ["Goreagle Alpha", "Gorillion"]})
    table.p1("play Goreagle Alpha")
    table.p2("mindbug")
    assert (table.life("p1"), table.life("p2")) == (3, 2)
    table.settled("p1")


# ---- Hamster Lion: 8 FRENZY, the weakest enemy creatures cannot attack


def test_hamster_lion_keeps_the_weakest_from_attacking() -> None:
    table = Table(p1={"play": ["Killer Bee", "Explosive Toad", "Gorillion"]}, p2={"play": ["Hamster Lion"]})
    table.asks("p1", "action", "play Gorillion", "attack Gorillion")


def test_hamster_lion_leaves_blocking_alone() -> None:
    table = Table(p1={"play": ["Hamster Lion"]}, p2={"play": ["Killer Bee"]})
    table.p1("attack Hamster Lion")
    table.asks("p2", "block", "block Killer Bee", "no block")
    table.p2("no block")
    table.p1("stop")
    table.settled("p2")


# ---- Hungry Hungry Hamster: 2 SNEAKY, Play: the opponent gives a card, play or keep it


def test_hungry_hungry_hamster_plays_the_gift() -> None:
    table = Table(p1={"hand": ["Hungry Hungry Hamster"]},
                  p2={"mindbugs": 0, "hand": ["Axolotl Healer", "Gorillion"], "draw": ["Killer Bee"]})
    table.p1("play Hungry Hungry Hamster")
    table.asks("p2", "card", "choose Axolotl Healer", "choose Gorillion")
    table.p2("choose Axolotl Healer")
    assert table.hand("p2") == ["Gorillion", "Killer Bee"]
    table.asks("p1", "mode", "choose play", "choose keep")
    table.p1("choose play")
    assert table.play("p1") == ["Axolotl Healer", "Hungry Hungry Hamster"]
    assert table.life("p1") == 5
    table.settled("p2")


def test_hungry_hungry_hamster_keeps_the_gift() -> None:
    table = Table(p1={"hand": ["Hungry Hungry Hamster"]}, p2={"mindbugs": 0, "hand": ["Axolotl Healer", "Gorillion"]})
    table.p1("play Hungry Hungry Hamster")
    table.p2("choose Gorillion")
    table.p1("choose keep")
    assert table.hand("p1") == ["Gorillion"]
    assert table.hand("p2") == ["Axolotl Healer"]
    assert table.game.view("p2")["p1"]["hand"] == ["Gorillion"]
    assert table.game.view(None)["p1"]["hand"] == [None]
    table.settled("p2")


def test_hungry_hungry_hamster_gets_nothing_from_an_empty_hand() -> None:
    table = Table(p1={"hand": ["Hungry Hungry Hamster"]}, p2={"mindbugs": 0, "hand": [], "play": ["Gorillion"]},
                  spare=False)
    table.p1("play Hungry Hungry Hamster")
    table.settled("p2")


def test_hungry_hungry_hamster_cannot_keep_under_an_alien_brain() -> None:
    table = Table(p1={"hand": ["Hungry Hungry Hamster"]},
                  p2={"mindbugs": 0, "hand": ["Gorillion"], "play": ["Alien Brain"]})
    table.p1("play Hungry Hungry Hamster")
    assert table.play("p1") == ["Gorillion", "Hungry Hungry Hamster"]
    table.settled("p2")


# ---- Hyenix: 7 FRENZY, in the own discard pile: when own life is lost, may play this


def test_hyenix_comes_back_when_life_is_lost() -> None:
    table = Table(p1={"play": ["Gorillion"]}, p2={"discard": ["Hyenix"]})
    table.p1("attack Gorillion")
    table.asks("p2", "may", "yes", "no")
    table.p2("yes")
    assert (table.play("p2"), table.discard("p2"), table.life("p2")) == (["Hyenix"], [], 2)
    table.settled("p2")


def test_hyenix_may_stay() -> None:
    table = Table(p1={"play": ["Gorillion"]}, p2={"discard": ["Hyenix"]})
    table.p1("attack Gorillion")
    table.p2("no")
    assert table.discard("p2") == ["Hyenix"]
    table.settled("p2")


def test_hyenix_does_not_care_about_the_other_player() -> None:
    table = Table(p1={"play": ["Gorillion"], "discard": ["Hyenix"]})
    table.p1("attack Gorillion")
    assert table.discard("p1") == ["Hyenix"]
    table.settled("p2")


def test_two_hyenix_ask_each_once_for_one_event() -> None:
    """F14: losing life is one event."""
    table = Table(p1={"play": ["Battle Beetle"]}, p2={"life": 4, "discard": ["Hyenix", "Hyenix"]})
    table.p1("attack Battle Beetle")  # two life as one event
    table.asks("p1", "order", "resolve Hyenix", "resolve Hyenix #2")
    table.p1("resolve Hyenix")
    table.p2("yes", "no")
    assert (table.play("p2"), table.discard("p2")) == (["Hyenix"], ["Hyenix"])
    table.p2("block Hyenix")
    table.settled("p2")


# ---- Majestic Manticore: 6 POISONOUS, Attack: defeat the weakest creatures


def test_majestic_manticore_defeats_all_weakest_of_both_sides() -> None:
    table = Table(p1={"play": ["Majestic Manticore", "Robopup (exhausted)"]},
                  p2={"play": ["Froblin Instigator", "Chameleon Sniper"]})
    table.p1("attack Majestic Manticore")
    assert table.discard("p1") == ["Robopup"]
    assert table.discard("p2") == ["Chameleon Sniper"]
    table.p2("no block")
    table.settled("p2")


def test_majestic_manticore_alone_defeats_itself() -> None:
    table = Table(p1={"play": ["Majestic Manticore"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Majestic Manticore")
    assert (table.discard("p1"), table.life("p2")) == (["Majestic Manticore"], 3)
    table.settled("p2")


# ---- The Lurker: 4 TOUGH, Attack: SNEAKY this turn with more creatures


def test_the_lurker_sneaks_with_more_creatures() -> None:
    table = Table(p1={"play": ["The Lurker", "Killer Bee"]}, p2={"play": ["Gorillion"]})
    table.p1("attack The Lurker")
    assert table.life("p2") == 2
    table.settled("p2")


def test_the_lurker_does_not_sneak_with_as_many() -> None:
    table = Table(p1={"play": ["The Lurker"]}, p2={"play": ["Gorillion"]})
    table.p1("attack The Lurker")
    table.p2("no block")
    table.settled("p2")


# ---- Turf The Surfer: 8, Attack: one creature cannot block this turn


def test_turf_the_surfer_takes_a_blocker_out() -> None:
    table = Table(p1={"play": ["Turf The Surfer"]}, p2={"play": ["Gorillion", "Luchataur"]})
    table.p1("attack Turf The Surfer")
    table.asks("p1", "target", "choose Turf The Surfer", "choose Gorillion", "choose Luchataur")
    table.p1("choose Gorillion")
    table.asks("p2", "block", "block Luchataur", "no block")
    table.p2("no block")
    table.settled("p2")


def test_turf_the_surfer_ends_with_the_turn() -> None:
    table = Table(p1={"play": ["Turf The Surfer"]}, p2={"play": ["Gorillion"]})
    table.p1("attack Turf The Surfer", "choose Gorillion")
    assert table.life("p2") == 2
    table.p2("attack Gorillion")
    table.p1("no block", "attack Turf The Surfer", "choose Turf The Surfer")
    table.asks("p2", "block", "block Gorillion", "no block")
