"""Rulings of the further sets that depend on the edition."""

import pytest

from tests.scenario import Table


@pytest.mark.parametrize(("edition", "after"), [
    ("current", "One-Eye Felix"), ("third", "Silver Whiskers"), ("second", "Silver Whiskers"),
    ("first", "Silver Whiskers"),
])
def test_the_end_of_a_turn_after_a_mindbug(edition: str, after: str) -> None:
    """F13, M8: only where a Mindbug ends the turn are its effects due at once."""
    table = Table(p1={"hand": ["Pineapple Paladin", "Gorillion"],
                      "play": ["One-Eye Felix (boost Killer Bee + Robopup)"]}, edition=edition)
    table.p1("play Pineapple Paladin")
    table.p2("mindbug", "attack")
    table.p1("block One-Eye Felix")
    assert table.discard("p2") == ["Pineapple Paladin"]
    assert table.play("p1") == [f"{after} (boost Killer Bee + Robopup)"]
    table.settled("p1")


@pytest.mark.parametrize(("edition", "hand"), [
    ("current", ["Killer Bee", "Luchataur", "Robopup", "Shark Dog", "Strange Barrel"]),
    ("second", ["Killer Bee", "Luchataur", "Shark Dog", "Strange Barrel"]),
    ("first", ["Killer Bee", "Luchataur", "Shark Dog", "Strange Barrel"]),
])
def test_a_card_that_koibra_takes_is_not_replaced_in_old_editions(edition: str, hand: list[str]) -> None:
    """F16, M8."""
    cards = ["Bee Bear", "Killer Bee", "Luchataur", "Shark Dog", "Strange Barrel"]
    table = Table(p1={"hand": ["Koibra"]}, p2={"mindbugs": 0, "hand": cards, "draw": ["Robopup"]}, edition=edition)
    table.p1("play Koibra")
    table.chance("pick Bee Bear")
    table.p1("choose enemy pile")
    assert table.hand("p2") == hand
    assert table.discard("p2") == ["Bee Bear"]
