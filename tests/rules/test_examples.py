"""The First Contact examples that the rulebooks show. p1 is Alice, p2 is Bob."""

import pytest

from mindbug.game.editions import EDITIONS
from tests.scenario import Scenario


@pytest.mark.parametrize("edition", EDITIONS)
def test_axolotl_healer_is_mindbugged_and_strange_barrel_is_not(edition: str) -> None:
    """FC1, BF"""
    duel = Scenario(p1={"hand": ["Axolotl Healer", "Strange Barrel", "Bee Bear", "Gorillion", "Turbo Bug"],
                        "draw": ["Luchataur", "Lone Yeti", "Shark Dog"]}, edition=edition)
    duel.p1("play Axolotl Healer")
    assert duel.hand("p1") == ["Bee Bear", "Gorillion", "Luchataur", "Strange Barrel", "Turbo Bug"]
    duel.p2("mindbug")
    assert (duel.life("p1"), duel.life("p2")) == (3, 5)
    assert (duel.play("p2"), duel.mindbugs("p2")) == (["Axolotl Healer"], 1)
    duel.p1("play Strange Barrel")
    duel.p2("decline")
    assert (duel.play("p1"), duel.play("p2")) == (["Strange Barrel"], ["Axolotl Healer"])
    assert duel.mindbugs("p2") == 1
    assert duel.hand("p1") == ["Bee Bear", "Gorillion", "Lone Yeti", "Luchataur", "Turbo Bug"]
    duel.settled("p2")


def test_gorillion_is_not_blocked_by_bee_bear() -> None:
    """FC1, BF"""
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"play": ["Bee Bear"]})
    duel.p1("attack Gorillion")
    duel.asks("p2", "block", "block Bee Bear", "no block")
    duel.p2("no block")
    assert (duel.life("p2"), duel.play("p2")) == (2, ["Bee Bear"])
    duel.settled("p2")


def test_gorillion_blocked_by_bee_bear_would_defeat_it() -> None:
    """FC1, BF: the choice that Bob did not take."""
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"play": ["Bee Bear"]})
    duel.p1("attack Gorillion")
    duel.p2("block Bee Bear")
    assert (duel.life("p2"), duel.discard("p2")) == (3, ["Bee Bear"])
    duel.settled("p2")


def test_frenzy_luchataur_defeats_the_blocker_and_attacks_again() -> None:
    """FC1"""
    duel = Scenario(p1={"play": ["Luchataur"]}, p2={"play": ["Tusked Extorter"]})
    duel.p1("attack Luchataur")
    duel.p2("block Tusked Extorter")
    assert duel.discard("p2") == ["Tusked Extorter"]
    duel.p1("attack")
    assert duel.life("p2") == 2
    duel.settled("p2")


def test_hunter_killer_bee_forces_compost_dragon_to_block() -> None:
    """FC1"""
    duel = Scenario(p1={"play": ["Killer Bee"]}, p2={"play": ["Compost Dragon", "Gorillion"]})
    duel.p1("attack Killer Bee", "hunt Compost Dragon")
    assert (duel.play("p1"), duel.discard("p2")) == (["Killer Bee"], ["Compost Dragon"])
    assert duel.life("p2") == 3
    duel.settled("p2")


def test_poisonous_spider_owl_blocks_tusked_extorter() -> None:
    """FC1"""
    duel = Scenario(p1={"play": ["Tusked Extorter"]}, p2={"hand": ["Bee Bear", "Gorillion"], "play": ["Spider Owl"]})
    duel.p1("attack Tusked Extorter")
    duel.p2("discard Bee Bear", "block Spider Owl")
    assert duel.discard("p1") == ["Tusked Extorter"]
    assert duel.discard("p2") == ["Bee Bear", "Spider Owl"]
    duel.settled("p2")


def test_sneaky_spider_owl_may_be_blocked_by_tiger_squirrel_only() -> None:
    """FC1"""
    duel = Scenario(p1={"play": ["Spider Owl"]}, p2={"play": ["Tiger Squirrel", "Gorillion"]})
    duel.p1("attack Spider Owl")
    duel.asks("p2", "block", "block Tiger Squirrel", "no block")
    duel.p2("block Tiger Squirrel")
    assert (duel.discard("p1"), duel.discard("p2")) == (["Spider Owl"], ["Tiger Squirrel"])
    duel.settled("p2")


def test_tough_elephantopus_blocks_kangasaurus_rex() -> None:
    """FC1"""
    duel = Scenario(p1={"play": ["Kangasaurus Rex"]}, p2={"play": ["Elephantopus"]})
    duel.p1("attack Kangasaurus Rex")
    duel.p2("block Elephantopus")
    assert duel.discard("p1") == ["Kangasaurus Rex"]
    assert duel.play("p2") == ["Elephantopus (exhausted)"]
    duel.settled("p2")


@pytest.mark.parametrize(("attacker", "life", "killed"), [
    ("Chameleon Sniper", 2, []),
    ("Ferret Bomber", 3, []),
    ("Tiger Squirrel", 3, []),
    ("Spider Owl", 3, ["Sharky Crab-Dog-Mummypus"]),
])
def test_sharky_can_block_any_sneaky_attacker(attacker: str, life: int, killed: list[str]) -> None:
    """FC-FR; Spider Owl's poison defeats Sharky all the same."""
    duel = Scenario(p1={"play": [attacker]}, p2={"play": ["Sharky Crab-Dog-Mummypus"]})
    duel.p1(f"attack {attacker}")
    duel.p2("block Sharky Crab-Dog-Mummypus")
    assert (duel.discard("p1"), duel.discard("p2")) == ([attacker], killed)
    assert duel.life("p2") == life
    duel.settled("p2")
