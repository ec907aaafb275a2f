"""Battlefruit Add-On, card by card."""

from tests.scenario import Scenario


def test_beetroot_predator_grants_a_paid_attack_effect() -> None:
    duel = Scenario(p1={"play": ["Beetroot Predator", "Gorillion (1 octonite)"]},
                    p2={"play": ["Luchataur", "Killer Bee"]})
    duel.p1("attack Gorillion", "choose Luchataur")
    assert duel.play("p1") == ["Beetroot Predator", "Gorillion"]
    duel.p2("no block")
    duel.settled("p2")


def test_beetroot_predator_does_nothing_without_octonite() -> None:
    duel = Scenario(p1={"play": ["Beetroot Predator", "Gorillion"]}, p2={"play": ["Luchataur"]})
    duel.p1("attack Gorillion")
    duel.asks("p2", "block")


def test_beetroot_predator_and_an_own_price_ask_for_a_mode() -> None:
    duel = Scenario(p1={"play": ["Beetroot Predator", "Kiwanoid (1 octonite)"], "discard": ["Robopup"]},
                    p2={"play": ["Luchataur"]})
    duel.p1("attack Kiwanoid")
    duel.asks("p1", "mode", "choose own", "choose paid")
    duel.p1("choose paid")
    assert (duel.discard("p1"), duel.discard("p2")) == (["Robopup"], ["Luchataur"])
    duel.settled("p2")


def test_beetroot_predator_with_two_counters_both_happen() -> None:
    duel = Scenario(p1={"play": ["Beetroot Predator", "Kiwanoid (2 octonite)"], "discard": ["Robopup"]},
                    p2={"play": ["Luchataur"]})
    duel.p1("attack Kiwanoid")
    duel.asks("p1", "order", "resolve Kiwanoid", "resolve Kiwanoid #2")
    duel.p1("resolve Kiwanoid")
    assert (duel.discard("p1"), duel.discard("p2")) == ([], ["Luchataur"])
    duel.settled("p2")


def test_cutecat_evolves_into_zencats_and_evilcat() -> None:
    duel = Scenario(p1={"mindbugs": 1, "play": ["Cutecat"]}, p2={"hand": ["Gorillion", "Robopup", "Killer Bee"]})
    duel.p1("act Cutecat")
    assert duel.play("p1") == ["Zencats"]
    duel.p2("play Gorillion")
    duel.p1("decline", "attack Zencats")
    assert (duel.mindbugs("p1"), duel.mindbugs("p2")) == (2, 1)
    duel.p2("no block", "play Robopup")
    duel.p1("decline", "act Zencats")
    assert duel.play("p1") == ["Evilcat"]
    duel.p2("attack Robopup")
    duel.p1("attack Evilcat")
    duel.over("p1")


def test_cutecat_steals_two_cards() -> None:
    duel = Scenario(p1={"play": ["Cutecat"]}, p2={"hand": ["Gorillion", "Robopup"]})
    duel.p1("attack Cutecat")
    assert duel.hand("p1") == ["Gorillion", "Gorillion", "Robopup"]


def test_five_spice_monster_wins_with_five() -> None:
    duel = Scenario(p1={"play": ["Five-Spice Monster (4 octonite)", "Gorillion"]})
    duel.p1("act Five-Spice Monster", "choose Five-Spice Monster")
    duel.over("p1")


def test_five_spice_monster_does_not_win_with_four() -> None:
    duel = Scenario(p1={"play": ["Five-Spice Monster (4 octonite)", "Gorillion (3 octonite)"]})
    duel.p1("act Five-Spice Monster", "choose Gorillion")
    assert duel.play("p1") == ["Five-Spice Monster (4 octonite)", "Gorillion (4 octonite)"]
    duel.settled("p2")


def test_mangolorean_pays_a_mindbug_for_a_creature() -> None:
    duel = Scenario(p1={"play": ["Mangolorean"]}, p2={"play": ["Axolotl Healer", "Gorillion"]})
    duel.p1("act Mangolorean", "choose Axolotl Healer")
    assert (duel.mindbugs("p1"), duel.hand("p1")) == (1, ["Axolotl Healer", "Gorillion"])
    duel.asks("p1", "may", "yes", "no")
    duel.p1("yes")
    assert (duel.play("p1"), duel.life("p1")) == (["Axolotl Healer", "Mangolorean"], 5)
    duel.settled("p2")


def test_mangolorean_needs_a_mindbug_and_a_creature() -> None:
    Scenario(p1={"mindbugs": 0, "play": ["Mangolorean"]}, p2={"play": ["Gorillion"]}).refuses("act Mangolorean")
    Scenario(p1={"play": ["Mangolorean"]}).refuses("act Mangolorean")
    Scenario(p1={"play": ["Mangolorean", "Bug Catcher"]}, p2={"play": ["Gorillion"]}).refuses("act Mangolorean")
    Scenario(p1={"play": ["Mangolorean"]}, p2={"play": ["Alien Brain"]}).refuses("act Mangolorean")


def test_mangolorean_pays_mindbug_bug_too() -> None:
    duel = Scenario(p1={"play": ["Mangolorean"]}, p2={"play": ["Mindbug Bug"]})
    duel.p1("act Mangolorean", "no")
    assert (duel.life("p1"), duel.hand("p1")) == (2, ["Gorillion", "Mindbug Bug"])
    duel.settled("p2")


def test_saltemental_goes_over_and_salts() -> None:
    duel = Scenario(p1={"hand": ["Saltemental"]}, p2={"mindbugs": 0, "play": ["Killer Bee"]})
    duel.p1("play Saltemental")
    assert duel.play("p2") == ["Killer Bee", "Saltemental (1 octonite)"]  # it ticks at the start of their turn
    duel.settled("p2")


def test_saltemental_defeats_every_other_ally() -> None:
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"play": ["Killer Bee", "Saltemental (1 octonite)"]})
    duel.p1("attack Gorillion")
    duel.p2("no block")
    assert (duel.play("p2"), duel.discard("p2")) == (["Saltemental"], ["Killer Bee"])
    duel.settled("p2")


def test_shakes_pear_turns_mindbugs_off_for_the_turn() -> None:
    duel = Scenario(p1={"play": ["Shakes Pear (1 octonite)"], "hand": ["Gorillion"]}, phase="start")
    duel.p1("play Gorillion")
    assert duel.play("p1") == ["Gorillion", "Shakes Pear"]
    duel.p2("play Gorillion")
    duel.asks("p1", "mindbug")


def test_venomash_poisons_allies_with_octonite() -> None:
    duel = Scenario(p1={"play": ["Venomash", "Robopup (1 octonite)"]}, p2={"play": ["Spider Owl (exhausted)"]})
    powers = {creature["name"]: creature["keywords"] for creature in duel.game.view("p1")["p1"]["play"]}
    assert powers == {"Venomash": [], "Robopup": ["POISONOUS", "SNEAKY", "TOUGH"]}
