"""The Battlefruit Add-On by the rulings: these scenarios were written from the rulings alone."""

from tests.scenario import Scenario


def test_beetroot_predator_grants_a_paid_attack_effect() -> None:
    """BA-1."""
    duel = Scenario(p1={"play": ["Beetroot Predator", "Gorillion (1 octonite)"]},
                    p2={"play": ["Bee Bear", "Luchataur"]})
    duel.p1("attack Gorillion", "choose Luchataur")
    assert duel.discard("p2") == ["Luchataur"]
    assert duel.play("p1") == ["Beetroot Predator", "Gorillion"]
    duel.p2("no block")


def test_beetroot_predator_without_octonite_changes_nothing() -> None:
    """BA-1."""
    duel = Scenario(p1={"play": ["Beetroot Predator", "Gorillion"]}, p2={"play": ["Bee Bear"]})
    duel.p1("attack Gorillion")
    duel.asks("p2", "block", "block Bee Bear", "no block")


def test_cutecat_becomes_zencats_and_evilcat() -> None:
    """BA-2."""
    duel = Scenario(p1={"play": ["Cutecat"], "mindbugs": 1})
    duel.p1("act Cutecat")
    assert duel.play("p1") == ["Zencats"]
    duel.settled("p2")
    duel.p2("play Gorillion")
    duel.p1("decline", "attack Zencats")
    assert duel.mindbugs("p1") == 2
    assert duel.mindbugs("p2") == 1


def test_evilcat_wins_by_attacking() -> None:
    duel = Scenario(p1={"play": ["Evilcat"]})
    duel.p1("attack Evilcat")
    duel.over("p1")


def test_five_spice_monster_wins_with_five_octonite() -> None:
    """BA-3."""
    duel = Scenario(p1={"play": ["Five-Spice Monster (4 octonite)", "Gorillion"]})
    duel.p1("act Five-Spice Monster", "choose Five-Spice Monster")
    duel.over("p1")
    duel = Scenario(p1={"play": ["Five-Spice Monster (4 octonite)", "Gorillion"]})
    duel.p1("act Five-Spice Monster", "choose Gorillion")
    duel.settled("p2")


def test_mangolorean_pays_a_mindbug_for_a_creature() -> None:
    """BA-4."""
    duel = Scenario(p1={"play": ["Mangolorean"], "hand": ["Robopup"]}, p2={"play": ["Axolotl Healer", "Gorillion"]})
    duel.p1("act Mangolorean", "choose Axolotl Healer")
    assert duel.mindbugs("p1") == 1
    assert duel.hand("p1") == ["Axolotl Healer", "Robopup"]
    duel.asks("p1", "may", "yes", "no")
    duel.p1("yes")
    assert duel.life("p1") == 5
    assert duel.play("p1") == ["Axolotl Healer", "Mangolorean"]


def test_mangolorean_needs_a_ready_mindbug() -> None:
    """BA-4."""
    duel = Scenario(p1={"play": ["Mangolorean"], "mindbugs": 0}, p2={"play": ["Gorillion"]})
    assert "act Mangolorean" not in duel.options()
    duel = Scenario(p1={"play": ["Mangolorean", "Bug Catcher"]}, p2={"play": ["Gorillion"]})
    assert "act Mangolorean" not in duel.options()


def test_shakes_pear_switches_mindbugs_off_for_the_turn() -> None:
    """BA-5."""
    duel = Scenario(p1={"play": ["Shakes Pear (1 octonite)"], "hand": ["Gorillion"]}, phase="start")
    duel.p1("play Gorillion")
    duel.settled("p2")
    duel.p2("play Gorillion")
    duel.asks("p1", "mindbug", "mindbug", "decline")


def test_venomash_makes_charged_allies_poisonous() -> None:
    """BA-6."""
    duel = Scenario(p1={"play": ["Venomash", "Robopup (1 octonite)"]}, p2={"play": ["Tiger Squirrel"]})
    duel.p1("attack Robopup")
    duel.p2("block Tiger Squirrel")
    assert duel.discard("p2") == ["Tiger Squirrel"]


def test_two_predators_take_a_counter_each() -> None:
    """BA-1, F11."""
    duel = Scenario(p1={"play": ["Beetroot Predator", "Beetroot Predator", "Gorillion (2 octonite)"]},
                    p2={"play": ["Bee Bear", "Luchataur", "Killer Bee"]})
    duel.p1("attack Gorillion", "resolve Gorillion", "choose Bee Bear", "choose Killer Bee")
    assert duel.play("p2") == ["Luchataur"]
    assert duel.play("p1") == ["Beetroot Predator", "Beetroot Predator", "Gorillion"]


def test_two_predators_and_one_counter() -> None:
    """BA-1, F11."""
    duel = Scenario(p1={"play": ["Beetroot Predator", "Beetroot Predator", "Gorillion (1 octonite)"]},
                    p2={"play": ["Bee Bear", "Luchataur", "Killer Bee"]})
    duel.p1("attack Gorillion", "choose Bee Bear")
    duel.asks("p2", "block")
    assert duel.play("p2") == ["Killer Bee", "Luchataur"]


def test_mangolorean_pays_the_toll_with_the_last_life() -> None:
    """BA-4, PR-2."""
    duel = Scenario(p1={"life": 1, "play": ["Mangolorean"]}, p2={"play": ["Mindbug Bug"]})
    duel.p1("act Mangolorean")
    duel.over("p2")
