"""New Servants, card by card."""

from tests.scenario import Scenario

# ---- Bugserker: 3 TOUGH, +8 power at exactly 1 life


def test_bugserker_has_eleven_power_at_one_life() -> None:
    duel = Scenario(p1={"life": 1, "play": ["Bugserker"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Bugserker")
    duel.p2("block Gorillion")
    assert duel.discard("p2") == ["Gorillion"]
    assert duel.play("p1") == ["Bugserker"]
    duel.settled("p2")


def test_bugserker_has_three_power_at_two_life() -> None:
    duel = Scenario(p1={"life": 2, "play": ["Bugserker (exhausted)"]}, p2={"play": ["Killer Bee"]})
    duel.p1("attack Bugserker")
    duel.p2("block Killer Bee")
    assert (duel.discard("p1"), duel.discard("p2")) == (["Bugserker"], [])
    duel.settled("p2")


# ---- Count Draculeech: 7, Attack: lose 1 life, defeat 1 creature


def test_count_draculeech_pays_and_defeats() -> None:
    duel = Scenario(p1={"play": ["Count Draculeech"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Count Draculeech")
    duel.asks("p1", "target", "choose Count Draculeech", "choose Gorillion")
    duel.p1("choose Gorillion")
    assert (duel.life("p1"), duel.life("p2")) == (2, 2)
    assert duel.discard("p2") == ["Gorillion"]
    duel.settled("p2")


def test_count_draculeech_alone_defeats_itself_and_the_attack_ends() -> None:
    """A2: the attacker has left play."""
    duel = Scenario(p1={"play": ["Count Draculeech"]})
    duel.p1("attack Count Draculeech")
    assert (duel.life("p1"), duel.life("p2")) == (2, 3)
    assert duel.discard("p1") == ["Count Draculeech"]
    duel.settled("p2")


def test_count_draculeech_loses_the_game_at_one_life() -> None:
    duel = Scenario(p1={"life": 1, "play": ["Count Draculeech"]}, p2={"life": 1, "play": ["Gorillion"]})
    duel.p1("attack Count Draculeech")
    duel.over("p2")


# ---- Creep From The Deep: 4 POISONOUS HUNTER


def test_creep_from_the_deep_hunts_and_poisons() -> None:
    duel = Scenario(p1={"play": ["Creep From The Deep"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Creep From The Deep", "hunt Gorillion")
    assert (duel.discard("p1"), duel.discard("p2")) == (["Creep From The Deep"], ["Gorillion"])
    duel.settled("p2")


def test_creep_from_the_deep_may_let_block() -> None:
    duel = Scenario(p1={"play": ["Creep From The Deep"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Creep From The Deep", "let block")
    duel.p2("no block")
    assert duel.life("p2") == 2
    duel.settled("p2")


# ---- Ferret Pacifier: 4, the strongest enemy creatures cannot block


def test_ferret_pacifier_stops_the_strongest_blocker() -> None:
    duel = Scenario(p1={"play": ["Ferret Pacifier"]}, p2={"play": ["Gorillion", "Killer Bee"]})
    duel.p1("attack Ferret Pacifier")
    duel.asks("p2", "block", "block Killer Bee", "no block")
    duel.p2("no block")
    duel.settled("p2")


def test_ferret_pacifier_stops_all_that_tie() -> None:
    duel = Scenario(p1={"play": ["Ferret Pacifier"]}, p2={"play": ["Killer Bee", "Explosive Toad"]})
    duel.p1("attack Ferret Pacifier")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_ferret_pacifier_does_not_keep_a_hunter_from_the_strongest() -> None:
    """A9: HUNTER may force any creature."""
    duel = Scenario(p1={"play": ["Ferret Pacifier", "Killer Bee"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Killer Bee", "hunt Gorillion")
    assert duel.discard("p1") == ["Killer Bee"]
    duel.settled("p2")


# ---- Froblin Instigator: 1 HUNTER, +2 for each other ally


def test_froblin_instigator_grows_with_its_friends() -> None:
    duel = Scenario(p1={"play": ["Froblin Instigator", "Killer Bee", "Explosive Toad", "Spider Owl"]},
                    p2={"play": ["Giraffodile"]})
    duel.p1("attack Froblin Instigator", "hunt Giraffodile")
    assert (duel.discard("p1"), duel.discard("p2")) == (["Froblin Instigator"], ["Giraffodile"])
    duel.settled("p2")


def test_froblin_instigator_alone_has_one_power() -> None:
    duel = Scenario(p1={"play": ["Froblin Instigator"]}, p2={"play": ["Ferret Bomber", "Gorillion"]})
    duel.p1("attack Froblin Instigator", "hunt Ferret Bomber")
    assert (duel.discard("p1"), duel.discard("p2")) == (["Froblin Instigator"], [])
    duel.settled("p2")


# ---- Goreagle Alpha: 6 FRENZY HUNTER TOUGH, Play: lose 1 life


def test_goreagle_alpha_costs_its_controller_a_life() -> None:
    duel = Scenario(p1={"hand": ["Goreagle Alpha"]}, p2={"mindbugs": 0})
    duel.p1("play Goreagle Alpha")
    assert (duel.life("p1"), duel.life("p2")) == (2, 3)
    duel.settled("p2")


def test_goreagle_alpha_costs_the_mindbugger_a_life() -> None:
    duel = Scenario(p1={"hand": ["Goreagle Alpha", "Gorillion"]})
    duel.p1("play Goreagle Alpha")
    duel.p2("mindbug")
    assert (duel.life("p1"), duel.life("p2")) == (3, 2)
    duel.settled("p1")


# ---- Hamster Lion: 8 FRENZY, the weakest enemy creatures cannot attack


def test_hamster_lion_keeps_the_weakest_from_attacking() -> None:
    duel = Scenario(p1={"play": ["Killer Bee", "Explosive Toad", "Gorillion"]}, p2={"play": ["Hamster Lion"]})
    duel.asks("p1", "action", "play Gorillion", "attack Gorillion")


def test_hamster_lion_leaves_blocking_alone() -> None:
    duel = Scenario(p1={"play": ["Hamster Lion"]}, p2={"play": ["Killer Bee"]})
    duel.p1("attack Hamster Lion")
    duel.asks("p2", "block", "block Killer Bee", "no block")
    duel.p2("no block")
    duel.p1("stop")
    duel.settled("p2")


# ---- Hungry Hungry Hamster: 2 SNEAKY, Play: the opponent gives a card, play or keep it


def test_hungry_hungry_hamster_plays_the_gift() -> None:
    duel = Scenario(p1={"hand": ["Hungry Hungry Hamster"]},
                    p2={"mindbugs": 0, "hand": ["Axolotl Healer", "Gorillion"], "draw": ["Killer Bee"]})
    duel.p1("play Hungry Hungry Hamster")
    duel.asks("p2", "card", "choose Axolotl Healer", "choose Gorillion")
    duel.p2("choose Axolotl Healer")
    assert duel.hand("p2") == ["Gorillion", "Killer Bee"]
    duel.asks("p1", "mode", "choose play", "choose keep")
    duel.p1("choose play")
    assert duel.play("p1") == ["Axolotl Healer", "Hungry Hungry Hamster"]
    assert duel.life("p1") == 5
    duel.settled("p2")


def test_hungry_hungry_hamster_keeps_the_gift() -> None:
    duel = Scenario(p1={"hand": ["Hungry Hungry Hamster"]}, p2={"mindbugs": 0, "hand": ["Axolotl Healer", "Gorillion"]})
    duel.p1("play Hungry Hungry Hamster")
    duel.p2("choose Gorillion")
    duel.p1("choose keep")
    assert duel.hand("p1") == ["Gorillion"]
    assert duel.hand("p2") == ["Axolotl Healer"]
    assert duel.game.view("p2")["p1"]["hand"] == ["Gorillion"]
    assert duel.game.view(None)["p1"]["hand"] == [None]
    duel.settled("p2")


def test_hungry_hungry_hamster_gets_nothing_from_an_empty_hand() -> None:
    duel = Scenario(p1={"hand": ["Hungry Hungry Hamster"]}, p2={"mindbugs": 0, "hand": [], "play": ["Gorillion"]},
                    spare=False)
    duel.p1("play Hungry Hungry Hamster")
    duel.settled("p2")


def test_hungry_hungry_hamster_cannot_keep_under_an_alien_brain() -> None:
    duel = Scenario(p1={"hand": ["Hungry Hungry Hamster"]},
                    p2={"mindbugs": 0, "hand": ["Gorillion"], "play": ["Alien Brain"]})
    duel.p1("play Hungry Hungry Hamster")
    assert duel.play("p1") == ["Gorillion", "Hungry Hungry Hamster"]
    duel.settled("p2")


# ---- Hyenix: 7 FRENZY, in the own discard pile: when own life is lost, may play this


def test_hyenix_comes_back_when_life_is_lost() -> None:
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"discard": ["Hyenix"]})
    duel.p1("attack Gorillion")
    duel.asks("p2", "may", "yes", "no")
    duel.p2("yes")
    assert (duel.play("p2"), duel.discard("p2"), duel.life("p2")) == (["Hyenix"], [], 2)
    duel.settled("p2")


def test_hyenix_may_stay() -> None:
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"discard": ["Hyenix"]})
    duel.p1("attack Gorillion")
    duel.p2("no")
    assert duel.discard("p2") == ["Hyenix"]
    duel.settled("p2")


def test_hyenix_does_not_care_about_the_other_player() -> None:
    duel = Scenario(p1={"play": ["Gorillion"], "discard": ["Hyenix"]})
    duel.p1("attack Gorillion")
    assert duel.discard("p1") == ["Hyenix"]
    duel.settled("p2")


def test_two_hyenix_ask_each_once_for_one_event() -> None:
    """F14: losing life is one event."""
    duel = Scenario(p1={"play": ["Battle Beetle"]}, p2={"life": 4, "discard": ["Hyenix", "Hyenix"]})
    duel.p1("attack Battle Beetle")  # two life as one event
    duel.asks("p1", "order", "resolve Hyenix", "resolve Hyenix #2")
    duel.p1("resolve Hyenix")
    duel.p2("yes", "no")
    assert (duel.play("p2"), duel.discard("p2")) == (["Hyenix"], ["Hyenix"])
    duel.p2("block Hyenix")
    duel.settled("p2")


# ---- Majestic Manticore: 6 POISONOUS, Attack: defeat the weakest creatures


def test_majestic_manticore_defeats_all_weakest_of_both_sides() -> None:
    duel = Scenario(p1={"play": ["Majestic Manticore", "Robopup (exhausted)"]},
                    p2={"play": ["Froblin Instigator", "Chameleon Sniper"]})
    duel.p1("attack Majestic Manticore")
    assert duel.discard("p1") == ["Robopup"]
    assert duel.discard("p2") == ["Chameleon Sniper"]
    duel.p2("no block")
    duel.settled("p2")


def test_majestic_manticore_alone_defeats_itself() -> None:
    duel = Scenario(p1={"play": ["Majestic Manticore"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Majestic Manticore")
    assert (duel.discard("p1"), duel.life("p2")) == (["Majestic Manticore"], 3)
    duel.settled("p2")


# ---- The Lurker: 4 TOUGH, Attack: SNEAKY this turn with more creatures


def test_the_lurker_sneaks_with_more_creatures() -> None:
    duel = Scenario(p1={"play": ["The Lurker", "Killer Bee"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack The Lurker")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_the_lurker_does_not_sneak_with_as_many() -> None:
    duel = Scenario(p1={"play": ["The Lurker"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack The Lurker")
    duel.p2("no block")
    duel.settled("p2")


# ---- Turf The Surfer: 8, Attack: one creature cannot block this turn


def test_turf_the_surfer_takes_a_blocker_out() -> None:
    duel = Scenario(p1={"play": ["Turf The Surfer"]}, p2={"play": ["Gorillion", "Luchataur"]})
    duel.p1("attack Turf The Surfer")
    duel.asks("p1", "target", "choose Turf The Surfer", "choose Gorillion", "choose Luchataur")
    duel.p1("choose Gorillion")
    duel.asks("p2", "block", "block Luchataur", "no block")
    duel.p2("no block")
    duel.settled("p2")


def test_turf_the_surfer_ends_with_the_turn() -> None:
    duel = Scenario(p1={"play": ["Turf The Surfer"]}, p2={"play": ["Gorillion"]})
    duel.p1("attack Turf The Surfer", "choose Gorillion")
    assert duel.life("p2") == 2
    duel.p2("attack Gorillion")
    duel.p1("no block", "attack Turf The Surfer", "choose Turf The Surfer")
    duel.asks("p2", "block", "block Gorillion", "no block")
