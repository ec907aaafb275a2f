"""Finding cards by what people type."""

import pytest

from mindbug.game.catalogue import standard
from mindbug.text import card_text, keyword_reminder, trigger_reminder
from mindbug.text.lookup import explanation, find_cards
from mindbug.words import Keyword, Trigger


@pytest.mark.parametrize(("typed", "found"), [
    ("Lone Yeti", ["Lone Yeti"]),
    ("lone yeti", ["Lone Yeti"]),
    ("Einsamer Yeti", ["Lone Yeti"]),
    ("yeti solitaire", ["Lone Yeti"]),
    ("chamaleonschutze", ["Chameleon Sniper"]),
    ("Chamäleonschütze", ["Chameleon Sniper"]),
    ("sharky crab dog mummypus", ["Sharky Crab-Dog-Mummypus"]),
    ("Killr Bea", ["Killer Bee"]),
    ("snail", ["Snail Hydra", "Snail Thrower"]),
    ("Railgun", ["Railgun"]),
    ("Gorillion", ["Gorillion"]),
    ("qqqqqq", []),
    ("", []),
    ("?!", []),
])
def test_names_as_people_type_them(typed: str, found: list[str]) -> None:
    assert find_cards(typed, standard()) == found


def test_every_name_of_every_card_finds_it() -> None:
    assert [name for name in standard().set_of if name not in find_cards(name, standard())] == []


def test_the_text_and_what_its_terms_mean() -> None:
    bee, railgun = standard().card("Killer Bee"), standard().card("Railgun")
    assert explanation(bee, "de") == [
        "Killerbiene: Stärke 5",
        *(f"  {line}" for line in card_text(bee, "de")),
        f"  (JÄGER: {keyword_reminder(Keyword.HUNTER, 'de')})",
        f"  (Ausspielen: {trigger_reminder(Trigger.PLAY, 'de')})",
    ]
    assert explanation(railgun, "en") == ["Railgun: Cost 2", *(f"  {line}" for line in card_text(railgun, "en"))]
