"""The First Contact examples that the rulebooks show. p1 is Alice, p2 is Bob."""

import pytest

from mindbug.game.editions import EDITIONS
from tests.scenario import Table


@pytest.mark.parametrize("edition", EDITIONS)
def test_axolotl_healer_is_mindbugged_and_strange_barrel_is_not(edition: str) -> None:
    """FC1, BF"""
    table = Table(p1={"hand": ["Axolotl Healer", "Strange Barrel", "Bee Bear", "Gorillion", "Turbo Bug"],
                      "draw": ["Luchataur", "Lone Yeti", "Shark Dog"]}, edition=edition)
    table.p1("play Axolotl Healer")
    assert table.hand("p1") == ["Bee Bear", "Gorillion", "Luchataur", "Strange Barrel", "Turbo Bug"]
    table.p2("mindbug")
    assert (table.life("p1"), table.life("p2")) == (3, 5)
    assert (table.play("p2"), table.mindbugs("p2")) == (["Axolotl Healer"], 1)
    table.p1("play Strange Barrel")
    table.p2("decline")
    assert (table.play("p1"), table.play("p2")) == (["Strange Barrel"], ["Axolotl Healer"])
    assert table.mindbugs("p2") == 1
    assert table.hand("p1") == ["Bee Bear", "Gorillion", "Lone Yeti", "Luchataur", "Turbo Bug"]
    table.settled("p2")


def test_gorillion_is_not_blocked_by_bee_bear() -> None:
    """FC1, BF"""
    table = Table(p1={"play": ["Gorillion"]}, p2={"play": ["Bee Bear"]})
    table.p1("attack Gorillion")
    table.asks("p2", "block", "block Bee Bear", "no block")
    table.p2("no block")
    assert (table.life("p2"), table.play("p2")) == (2, ["Bee Bear"])
    table.settled("p2")


def test_gorillion_blocked_by_bee_bear_would_defeat_it() -> None:
    """FC1, BF: the choice that Bob did not take."""
    table = Table(p1={"play": ["Gorillion"]}, p2={"play": ["Bee Bear"]})
    table.p1("attack Gorillion")
    table.p2("block Bee Bear")
    assert (table.life("p2"), table.discard("p2")) == (3, ["Bee Bear"])
    table.settled("p2")


def test_frenzy_luchataur_defeats_the_blocker_and_attacks_again() -> None:
    """FC1"""
    table = Table(p1={"play": ["Luchataur"]}, p2={"play": ["Tusked Extorter"]})
    table.p1("attack Luchataur")
    table.p2("block Tusked Extorter")
    assert table.discard("p2") == ["Tusked Extorter"]
    table.p1("attack")
    assert table.life("p2") == 2
    table.settled("p2")


def test_hunter_killer_bee_forces_compost_dragon_to_block() -> None:
    """FC1"""
    table = Table(p1={"play": ["Killer Bee"]}, p2={"play": ["Compost Dragon", "Gorillion"]})
    table.p1("attack Killer Bee", "hunt Compost Dragon")
    assert (table.play("p1"), table.discard("p2")) == (["Killer Bee"], ["Compost Dragon"])
    assert table.life("p2") == 3
    table.settled("p2")


def test_poisonous_spider_owl_blocks_tusked_extorter() -> None:
    """FC1"""
    table = Table(p1={"play": ["Tusked Extorter"]}, p2={"hand": ["Bee Bear", "Gorillion"], "play": ["Spider Owl"]})
    table.p1("attack Tusked Extorter")
    table.p2("discard Bee Bear", "block Spider Owl")
    assert table.discard("p1") == ["Tusked Extorter"]
    assert table.discard("p2") == ["Bee Bear", "Spider Owl"]
    table.settled("p2")


def test_sneaky_spider_owl_may_be_blocked_by_tiger_squirrel_only() -> None:
    """FC1"""
    table = Table(p1={"play": ["Spider Owl"]}, p2={"play": ["Tiger Squirrel", "Gorillion"]})
    table.p1("attack Spider Owl")
    table.asks("p2", "block", "block Tiger Squirrel", "no block")
    table.p2("block Tiger Squirrel")
    assert (table.discard("p1"), table.discard("p2")) == (["Spider Owl"], ["Tiger Squirrel"])
    table.settled("p2")


def test_tough_elephantopus_blocks_kangasaurus_rex() -> None:
    """FC1"""
    table = Table(p1={"play": ["Kangasaurus Rex"]}, p2={"play": ["Elephantopus"]})
    table.p1("attack Kangasaurus Rex")
    table.p2("block Elephantopus")
    assert table.discard("p1") == ["Kangasaurus Rex"]
    assert table.play("p2") == ["Elephantopus (exhausted)"]
    table.settled("p2")


@pytest.mark.parametrize(("attacker", "life", "killed"), [
    ("Chameleon Sniper", 2, []),
    ("Ferret Bomber", 3, []),
    ("Tiger Squirrel", 3, []),
    ("Spider Owl", 3, ["Sharky Crab-Dog-Mummypus"]),
])
def test_sharky_can_block_any_sneaky_attacker(attacker: str, life: int, killed: list[str]) -> None:
    """FC-FR; Spider Owl's poison defeats Sharky all the same."""
    table = Table(p1={"play": [attacker]}, p2={"play": ["Sharky Crab-Dog-Mummypus"]})
    table.p1(f"attack {attacker}")
    table.p2("block Sharky Crab-Dog-Mummypus")
    assert (table.discard("p1"), table.discard("p2")) == ([attacker], killed)
    assert table.life("p2") == life
    table.settled("p2")
