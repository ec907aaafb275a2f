"""Battlefruit Add-On, card by card."""

from tests.scenario import Table


def test_beetroot_predator_grants_a_paid_attack_effect() -> None:
    table = Table(p1={"play": ["Beetroot Predator", "Gorillion (1 octonite)"]},
                  p2={"play": ["Luchataur", "Killer Bee"]})
    table.p1("attack Gorillion", "choose Luchataur")
    assert table.play("p1") == ["Beetroot Predator", "Gorillion"]
    table.p2("no block")
    table.settled("p2")


def test_beetroot_predator_does_nothing_without_octonite() -> None:
    table = Table(p1={"play": ["Beetroot Predator", "Gorillion"]}, p2={"play": ["Luchataur"]})
    table.p1("attack Gorillion")
    table.asks("p2", "block")


def test_beetroot_predator_and_an_own_price_ask_for_a_mode() -> None:
    table = Table(p1={"play": ["Beetroot Predator", "Kiwanoid (1 octonite)"], "discard": ["Robopup"]},
                  p2={"play": ["Luchataur"]})
    table.p1("attack Kiwanoid")
    table.asks("p1", "mode", "choose own", "choose paid")
    table.p1("choose paid")
    assert (table.discard("p1"), table.discard("p2")) == (["Robopup"], ["Luchataur"])
    table.settled("p2")


def test_beetroot_predator_with_two_counters_both_happen() -> None:
    table = Table(p1={"play": ["Beetroot Predator", "Kiwanoid (2 octonite)"], "discard": ["Robopup"]},
                  p2={"play": ["Luchataur"]})
    table.p1("attack Kiwanoid")
    table.asks("p1", "order", "resolve Kiwanoid", "resolve Kiwanoid #2")
    table.p1("resolve Kiwanoid")
    assert (table.discard("p1"), table.discard("p2")) == ([], ["Luchataur"])
    table.settled("p2")


def test_cutecat_evolves_into_zencats_and_evilcat() -> None:
    table = Table(p1={"mindbugs": 1, "play": ["Cutecat"]}, p2={"hand": ["Gorillion", "Robopup", "Killer Bee"]})
    table.p1("act Cutecat")
    assert table.play("p1") == ["Zencats"]
    table.p2("play Gorillion")
    table.p1("decline", "attack Zencats")
    assert (table.mindbugs("p1"), table.mindbugs("p2")) == (2, 1)
    table.p2("no block", "play Robopup")
    table.p1("decline", "act Zencats")
    assert table.play("p1") == ["Evilcat"]
    table.p2("attack Robopup")
    table.p1("attack Evilcat")
    table.over("p1")


def test_cutecat_steals_two_cards() -> None:
    table = Table(p1={"play": ["Cutecat"]}, p2={"hand": ["Gorillion", "Robopup"]})
    table.p1("attack Cutecat")
    assert table.hand("p1") == ["Gorillion", "Gorillion", "Robopup"]


def test_five_spice_monster_wins_with_five() -> None:
    table = Table(p1={"play": ["Five-Spice Monster (4 octonite)", "Gorillion"]})
    table.p1("act Five-Spice Monster", "choose Five-Spice Monster")
    table.over("p1")


def test_five_spice_monster_does_not_win_with_four() -> None:
    table = Table(p1={"play": ["Five-Spice Monster (4 octonite)", "Gorillion (3 octonite)"]})
    table.p1("act Five-Spice Monster", "choose Gorillion")
    assert table.play("p1") == ["Five-Spice Monster (4 octonite)", "Gorillion (4 octonite)"]
    table.settled("p2")


def test_mangolorean_pays_a_mindbug_for_a_creature() -> None:
    table = Table(p1={"play": ["Mangolorean"]}, p2={"play": ["Axolotl Healer", "Gorillion"]})
    table.p1("act Mangolorean", "choose Axolotl Healer")
    assert (table.mindbugs("p1"), table.hand("p1")) == (1, ["Axolotl Healer", "Gorillion"])
    table.asks("p1", "may", "yes", "no")
    table.p1("yes")
    assert (table.play("p1"), table.life("p1")) == (["Axolotl Healer", "Mangolorean"], 5)
    table.settled("p2")


def test_mangolorean_needs_a_mindbug_and_a_creature() -> None:
    Table(p1={"mindbugs": 0, "play": ["Mangolorean"]}, p2={"play": ["Gorillion"]}).refuses("act Mangolorean")
    Table(p1={"play": ["Mangolorean"]}).refuses("act Mangolorean")
    Table(p1={"play": ["Mangolorean", "Bug Catcher"]}, p2={"play": ["Gorillion"]}).refuses("act Mangolorean")
    Table(p1={"play": ["Mangolorean"]}, p2={"play": ["Alien Brain"]}).refuses("act Mangolorean")


def test_mangolorean_pays_mindbug_bug_too() -> None:
    table = Table(p1={"play": ["Mangolorean"]}, p2={"play": ["Mindbug Bug"]})
    table.p1("act Mangolorean", "no")
    assert (table.life("p1"), table.hand("p1")) == (2, ["Gorillion", "Mindbug Bug"])
    table.settled("p2")


def test_saltemental_goes_over_and_salts() -> None:
    table = Table(p1={"hand": ["Saltemental"]}, p2={"mindbugs": 0, "play": ["Killer Bee"]})
    table.p1("play Saltemental")
    assert table.play("p2") == ["Killer Bee", "Saltemental (1 octonite)"]  # it ticks at the start of their turn
    table.settled("p2")


def test_saltemental_defeats_every_other_ally() -> None:
    table = Table(p1={"play": ["Gorillion"]}, p2={"play": ["Killer Bee", "Saltemental (1 octonite)"]})
    table.p1("attack Gorillion")
    table.p2("no block")
    assert (table.play("p2"), table.discard("p2")) == (["Saltemental"], ["Killer Bee"])
    table.settled("p2")


def test_shakes_pear_turns_mindbugs_off_for_the_turn() -> None:
    table = Table(p1={"play": ["Shakes Pear (1 octonite)"], "hand": ["Gorillion"]}, phase="start")
    table.p1("play Gorillion")
    assert table.play("p1") == ["Gorillion", "Shakes Pear"]
    table.p2("play Gorillion")
    table.asks("p1", "mindbug")


def test_venomash_poisons_allies_with_octonite() -> None:
    table = Table(p1={"play": ["Venomash", "Robopup (1 octonite)"]}, p2={"play": ["Spider Owl (exhausted)"]})
    powers = {creature["name"]: creature["keywords"] for creature in table.game.view("p1")["p1"]["play"]}
    assert powers == {"Venomash": [], "Robopup": ["POISONOUS", "SNEAKY", "TOUGH"]}
