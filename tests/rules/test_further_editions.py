"""Rulings of the further sets that depend on the edition."""

import pytest

from tests.scenario import Scenario


@pytest.mark.parametrize(("edition", "after"), [
    ("current", "One-Eye Felix"), ("third", "Silver Whiskers"), ("second", "Silver Whiskers"),
    ("first", "Silver Whiskers"),
])
def test_the_end_of_a_turn_after_a_mindbug(edition: str, after: str) -> None:
    """F13, M8: only where a Mindbug ends the turn are its effects due at once."""
    duel = Scenario(p1={"hand": ["Pineapple Paladin", "Gorillion"],
                        "play": ["One-Eye Felix (boost Killer Bee + Robopup)"]}, edition=edition)
    duel.p1("play Pineapple Paladin")
    duel.p2("mindbug", "attack")
    duel.p1("block One-Eye Felix")
    assert duel.discard("p2") == ["Pineapple Paladin"]
    assert duel.play("p1") == [f"{after} (boost Killer Bee + Robopup)"]
    duel.settled("p1")


@pytest.mark.parametrize(("edition", "hand"), [
    ("current", ["Killer Bee", "Luchataur", "Robopup", "Shark Dog", "Strange Barrel"]),
    ("second", ["Killer Bee", "Luchataur", "Shark Dog", "Strange Barrel"]),
    ("first", ["Killer Bee", "Luchataur", "Shark Dog", "Strange Barrel"]),
])
def test_a_card_that_koibra_takes_is_not_replaced_in_old_editions(edition: str, hand: list[str]) -> None:
    """F16, M8."""
    cards = ["Bee Bear", "Killer Bee", "Luchataur", "Shark Dog", "Strange Barrel"]
    duel = Scenario(p1={"hand": ["Koibra"]}, p2={"mindbugs": 0, "hand": cards, "draw": ["Robopup"]}, edition=edition)
    duel.p1("play Koibra")
    duel.chance("pick Bee Bear")
    duel.p1("choose enemy pile")
    assert duel.hand("p2") == hand
    assert duel.discard("p2") == ["Bee Bear"]
