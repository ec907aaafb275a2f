"""The Battlefruit Add-On by the rulings: these scenarios were written from the rulings alone."""

from tests.scenario import Table


def test_beetroot_predator_grants_a_paid_attack_effect() -> None:
    """BA-1."""
    table = Table(p1={"play": ["Beetroot Predator", "Gorillion (1 octonite)"]}, p2={"play": ["Bee Bear", "Luchataur"]})
    table.p1("attack Gorillion", "choose Luchataur")
    assert table.discard("p2") == ["Luchataur"]
    assert table.play("p1") == ["Beetroot Predator", "Gorillion"]
    table.p2("no block")


def test_beetroot_predator_without_octonite_changes_nothing() -> None:
    """BA-1."""
    table = Table(p1={"play": ["Beetroot Predator", "Gorillion"]}, p2={"play": ["Bee Bear"]})
    table.p1("attack Gorillion")
    table.asks("p2", "block", "block Bee Bear", "no block")


def test_cutecat_becomes_zencats_and_evilcat() -> None:
    """BA-2."""
    table = Table(p1={"play": ["Cutecat"], "mindbugs": 1})
    table.p1("act Cutecat")
    assert table.play("p1") == ["Zencats"]
    table.settled("p2")
    table.p2("play Gorillion")
    table.p1("decline", "attack Zencats")
    assert table.mindbugs("p1") == 2
    assert table.mindbugs("p2") == 1


def test_evilcat_wins_by_attacking() -> None:
    table = Table(p1={"play": ["Evilcat"]})
    table.p1("attack Evilcat")
    table.over("p1")


def test_five_spice_monster_wins_with_five_octonite() -> None:
    """BA-3."""
    table = Table(p1={"play": ["Five-Spice Monster (4 octonite)", "Gorillion"]})
    table.p1("act Five-Spice Monster", "choose Five-Spice Monster")
    table.over("p1")
    table = Table(p1={"play": ["Five-Spice Monster (4 octonite)", "Gorillion"]})
    table.p1("act Five-Spice Monster", "choose Gorillion")
    table.settled("p2")


def test_mangolorean_pays_a_mindbug_for_a_creature() -> None:
    """BA-4."""
    table = Table(p1={"play": ["Mangolorean"], "hand": ["Robopup"]}, p2={"play": ["Axolotl Healer", "Gorillion"]})
    table.p1("act Mangolorean", "choose Axolotl Healer")
    assert table.mindbugs("p1") == 1
    assert table.hand("p1") == ["Axolotl Healer", "Robopup"]
    table.asks("p1", "may", "yes", "no")
    table.p1("yes")
    assert table.life("p1") == 5
    assert table.play("p1") == ["Axolotl Healer", "Mangolorean"]


def test_mangolorean_needs_a_ready_mindbug() -> None:
    """BA-4."""
    table = Table(p1={"play": ["Mangolorean"], "mindbugs": 0}, p2={"play": ["Gorillion"]})
    assert "act Mangolorean" not in table.options()
    table = Table(p1={"play": ["Mangolorean", "Bug Catcher"]}, p2={"play": ["Gorillion"]})
    assert "act Mangolorean" not in table.options()


def test_shakes_pear_switches_mindbugs_off_for_the_turn() -> None:
    """BA-5."""
    table = Table(p1={"play": ["Shakes Pear (1 octonite)"], "hand": ["Gorillion"]}, phase="start")
    table.p1("play Gorillion")
    table.settled("p2")
    table.p2("play Gorillion")
    table.asks("p1", "mindbug", "mindbug", "decline")


def test_venomash_makes_charged_allies_poisonous() -> None:
    """BA-6."""
    table = Table(p1={"play": ["Venomash", "Robopup (1 octonite)"]}, p2={"play": ["Tiger Squirrel"]})
    table.p1("attack Robopup")
    table.p2("block Tiger Squirrel")
    assert table.discard("p2") == ["Tiger Squirrel"]


def test_two_predators_take_a_counter_each() -> None:
    """BA-1, F11."""
    table = Table(p1={"play": ["Beetroot Predator", "Beetroot Predator", "Gorillion (2 octonite)"]},
                  p2={"play": ["Bee Bear", "Luchataur", "Killer Bee"]})
    table.p1("attack Gorillion", "resolve Gorillion", "choose Bee Bear", "choose Killer Bee")
    assert table.play("p2") == ["Luchataur"]
    assert table.play("p1") == ["Beetroot Predator", "Beetroot Predator", "Gorillion"]


def test_two_predators_and_one_counter() -> None:
    """BA-1, F11."""
    table = Table(p1={"play": ["Beetroot Predator", "Beetroot Predator", "Gorillion (1 octonite)"]},
                  p2={"play": ["Bee Bear", "Luchataur", "Killer Bee"]})
    table.p1("attack Gorillion", "choose Bee Bear")
    table.asks("p2", "block")
    assert table.play("p2") == ["Killer Bee", "Luchataur"]


def test_mangolorean_pays_the_toll_with_the_last_life() -> None:
    """BA-4, PR-2."""
    table = Table(p1={"life": 1, "play": ["Mangolorean"]}, p2={"play": ["Mindbug Bug"]})
    table.p1("act Mangolorean")
    table.over("p2")
