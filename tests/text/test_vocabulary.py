"""Every text speaks as the printed rulebooks do: words that have been replaced do not come back (docs/glossary.md)."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from mindbug.text import LANGUAGES, files
from mindbug.text.coverage import leaves

GOLDEN = Path(__file__).parents[1] / "golden"
GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"

REPLACED: dict[str, dict[str, str]] = {
    "en": {},
    "de": {
        r"\bLebens?\b": "Lebenspunkt, Lebenspunkte",
        r"(?i)\bgegnerisch": "feindlich, oder: des Gegners",
        r"(?i)\breststapel": "Stapel der ungenutzten Karten",
        r"(?i)\bgesch(ieht|ehen|ah)\b": "wird ausgelöst, tritt ein",
        r"(Effekt|Ergebnis)\w*( ganz)? (aus(zu)?führ|ausgeführt)": "abhandeln",
        r"\b[Ff]ühr\w* (?!.*Zugaktion).* aus\b": "abhandeln",
        r"(?i)benutz\w* (\w+ )?Mindbug|Mindbugs? (zu )?benutz": "eingesetzter Mindbug, einen Mindbug einsetzen",
        r"^Im Spiel$": "Spielbereich",
        r"Spielers?,? (der )?am Zug|wer am Zug ist,": "der aktive Spieler",
        r"Mindbug\w* stiehlt": "übernimmt",
        r"Kreaturenkarte": "Kreaturen-Karte",
        r"Zuggrenze": "Zuglimit",
        r"Bildschirmleser": "Screenreader",
        r"(RAFFINIERT|ROBUST|GIFTIG|SCHNELL)E": "a keyword takes no ending: eine Kreatur, die GIFTIG ist",
        r"\b(hat|haben|mit) (RAFFINIERT|ROBUST|GIFTIG|SCHNELL|JÄGER)\b": "ist GIFTIG, ist JÄGER",
        r"\b(hat|haben) RASEREI": "besitzt RASEREI",
        "[\"'‚‘”»«]|\\.\\.\\.": "„…“, ’, …",
    },
    "fr": {},
}
"""Per language: a pattern that may not occur in any text, and what is said instead."""

REPLACED_ON_CARDS: dict[str, dict[str, str]] = {
    "en": {},
    "de": {r"\b[Dd]ein(e[mns])? Gegner": "der Gegner", r"\bdeiner? (anderen )?Kreaturen": "verbündete Kreaturen"},
    "fr": {},
}
"""The same for the texts of cards alone."""

PLACE = re.compile(r"\{[^{}]*\}")


def texts(lang: str) -> Iterator[str]:
    """Everything in the files of a language, without what fills it."""
    for area in ("terms", "game", "rules", "rulings", *files.phrase_areas(lang)):
        yield from (PLACE.sub("…", text) for _, text in leaves(files.read(lang, area), area))


def cards(lang: str) -> list[str]:
    return (GOLDEN / f"cards.{lang}.txt").read_text(encoding="utf-8").splitlines()


def found(patterns: dict[str, str], lines: list[str]) -> list[str]:
    return [f"{line!r}: {instead}" for pattern, instead in patterns.items() for line in lines
            if re.search(pattern, line)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_replaced_word_has_come_back(lang: str) -> None:
    assert found(REPLACED[lang], [*texts(lang), *cards(lang)]) == []
    assert found(REPLACED_ON_CARDS[lang], cards(lang)) == []


@pytest.mark.parametrize(("lang", "sentence"), [
    ("de", "Erhalte 2 Leben."), ("de", "Besiege eine gegnerische Kreatur."), ("de", "Der Effekt geschieht sofort."),
    ("de", "Decke einen benutzten Mindbug auf."), ("de", "Gegen RAFFINIERTE Angreifer hilft er."),
    ("de", "Sie hat GIFTIG."), ("de", "Führe den Effekt aus."), ("de", "Das \"Wort\""),
])
def test_a_replaced_word_is_found(lang: str, sentence: str) -> None:
    assert found(REPLACED[lang], [sentence])


@pytest.mark.parametrize(("lang", "sentence"), [
    ("de", "Kannst du damit leben?"), ("de", "Du führst genau eine Zugaktion aus."), ("de", "Sie ist GIFTIG."),
    ("de", "Feindliche Kreaturen verlieren 1 Lebenspunkt."),
])
def test_the_printed_words_are_not(lang: str, sentence: str) -> None:
    assert found(REPLACED[lang], [sentence]) == []


def test_the_glossary_has_every_term_in_every_language() -> None:
    rows = [row.strip("|").split("|") for row in GLOSSARY.read_text(encoding="utf-8").splitlines()
            if row.startswith("| ") and not row.startswith("| **")]
    assert len(rows) > 50
    assert [row for row in rows if len(row) != 3 or not all(cell.strip() for cell in row)] == []
