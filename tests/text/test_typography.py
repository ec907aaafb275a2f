"""Everything that people read is set like print, in every text of every language: apostrophes are curved, and on cards
no number is left alone at the end of a line.

Names of cards are facts and stay as they are known.
"""

import re
from pathlib import Path

import pytest

from mindbug.game.catalogue import standard
from mindbug.rulings import all_rulings, rules_page
from mindbug.text import LANGUAGES, card_name, card_text, typewritten
from mindbug.web.html.printed import every_card

GOLDEN = Path(__file__).parents[1] / "golden"
COUNTED = {"en": r"(?:cards?|creatures?|life|octonite|energy|dice|power)", "de": r"[A-ZÄÖÜ]",
           "fr": r"(?:PV|cartes?|créatures?|octonites?|énergies?|dés?|de puissance)"}
"""The beginnings of nouns, or the nouns that cards count."""
STRAIGHT = re.compile(r"\w'\w")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_apostrophes_are_curved(lang: str) -> None:
    written = [(GOLDEN / f"{kind}.{lang}.txt").read_text(encoding="utf-8") for kind in ("cards", "phrases")]
    written += [ruling.title + ruling.text for ruling in all_rulings(lang)] + [repr(rules_page(lang))]
    for name in standard().set_of:
        written = [text.replace(card_name(name, lang), "") for text in written]
    assert [found for text in written for found in STRAIGHT.findall(text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_number_on_a_card_stays_with_its_noun(lang: str) -> None:
    lines = [line for card in every_card(lang) for line in card.lines]
    assert [line for line in lines if re.search(r"\d \w", line)] == []
    assert sum(bool(re.search(rf"\d\u00a0{COUNTED[lang]}", line)) for line in lines) > 50


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_number_stays_with_its_noun_outside_of_pages_too(lang: str) -> None:
    lines = [line for name in standard().set_of for line in card_text(standard().card(name), lang)]
    lines += (GOLDEN / f"phrases.{lang}.txt").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if re.search(rf"\d {COUNTED[lang]}", line)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_minus_signs_are_as_wide_as_plus_signs(lang: str) -> None:
    lines = [line for name in standard().set_of for line in card_text(standard().card(name), lang)]
    assert sum("\u22122\u00a0" in line for line in lines) == 1  # Cursed Gorillion
    assert [line for line in lines if re.search(r"(?<!\w)-\d", line)] == []


def test_programs_get_what_a_keyboard_writes() -> None:
    assert typewritten("\u22122\u00a0power") == "-2 power"
