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
    "en": {
        r"\b(friendly|opposing)\b": "allied, enemy",
        r"(?i)\b(tapped|graveyard|hit points?|destroy\w*|kill(s|ed)?)\b": "exhausted, discard pile, life, defeat",
        r"\blives\b": "life: you have 3 life",
        r"\b(is|are|made it|a|an) (FRENZY|POISONOUS|SNEAKY|TOUGH|FAST)\b(?!’)": "has TOUGH, with TOUGH",
        r"\b(POISONOUS|SNEAKY|TOUGH|FAST) (creature|attacker|blocker|attack)s?\b": "a creature with SNEAKY",
        r"\bthe own\b": "their own",
        r"(?i)\bundo(ne)?\b": "take back",
        r"\bgets? a Mindbug back": "refresh",
        r"\bfalls?\b(?! (below|for))": "is defeated",
        r"\b[Tt]he lot\b": "chance",
        r"(?i)\bmindbugg(ed|ers?)\b(?!$)": "taken with a Mindbug, whoever uses the Mindbug",
        r"\b(is|are|was|be|been) triggered\b|\btriggers (once|Harvest|a|an|the)\b": "an effect activates",
        "[\"'‘„]|\\.\\.\\.": "“…”, ’, …",
    },
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
        r"(?i)\brückgängig": "zurücknehmen",
        r"\b(fällt|fallen)\b": "wird besiegt",
        r"\bund pass(t|e|en)\b": "setzt aus",
        r"(RAFFINIERT|ROBUST|GIFTIG|SCHNELL)E|JÄGER[NS]|RASEREI[A-Z]":
            "a keyword takes no ending: eine Kreatur, die GIFTIG ist",
        r"\b(hat|haben|mit) (RAFFINIERT|ROBUST|GIFTIG|SCHNELL|JÄGER)\b": "ist GIFTIG, ist JÄGER",
        r"\b(hat|haben) RASEREI": "besitzt RASEREI",
        "[\"'‚‘”»«]|\\.\\.\\.": "„…“, ’, …",
    },
    "fr": {
        r"\b([Dd]e|[Ll]a|[Uu]ne|[Ss]a|leur|même) force\b|^Force\b": "puissance",
        r"\badverses?\b": "ennemie, ou : de l’adversaire",
        r"\b[Dd]éfauss(ez|er) (une?|deux|\d|l[ae’])|(adversaire|joueur) défausse": "se défausser de",
        r"\b(la|de) réserve\b|^Réserve": "pile de cartes inutilisées",
        r"\bse produi(t|sent|re)\b": "se déclenche",
        r"\b[Rr]e(pren|pri)\w* .{0,20}\ben main": "renvoyer dans votre main",
        r"\b[Pp]r(en|is)\w* .{0,20}\ben main": "ajouter à votre main",
        r"\bcartes? de créature": "carte Créature",
        r"joueur dont c’est le tour": "joueur actif",
        r"\bpoints? de vie\b(?! \(PV\))": "PV",
        r"(?i)\bmatchs? nuls?\b": "égalité",
        r"(?i)\bextensions?\b": "boîte",
        r"\battaqu\w+ encore\b": "attaquer de nouveau",
        r"\b(une|\d|[Vv]os|ses|de|les) vies\b|\bvies? [:…]|\bvies? (en moins|de moins|perdue)": "PV",
        r"\b[Nn]omm\w+ (un|le|l’un|une) (mot-clé|nombre|des six|puissance)": "annoncer",
        r"\bpendant ce tour\b": "ce tour-ci",
        r"(?<!d’)\bau plus (?!une)\w+ cartes?\b": "jusqu’à 2 cartes",
        r"\bde jusqu’à\b|\bjusqu’à une?\b": "d’au plus 2 cartes, au plus une carte",
        r"\b[Ff]ait n’importe quoi\b": "joue n’importe quel coup",
        r"\bplus de Mindbug\b(?! disponible).*(récupérez|puissance)": "plus de Mindbug disponible",
        r"\b(créature|carte|attaquant|bloqueur)s? (avec )?(FURIE|CHASSEUR|VENIMEUX|FURTIF|CORIACE|RAPIDE)":
            "ayant VENIMEUX: a keyword is no adjective",
        r"\b(est|sont|un|votre) (CHASSEUR|VENIMEUX|FURTIF|CORIACE|RAPIDE)\b": "a VENIMEUX, ayant VENIMEUX",
        r"(FURIE|CHASSEUR|FURTIF|CORIACE|RAPIDE)[ES]": "a keyword takes no ending",
        "[\"'‘“”„]|\\.\\.\\.": "« », ’, …",
    },
}
"""The patterns that may not occur in any text of a language, and what is said instead."""

REPLACED_ON_CARDS: dict[str, dict[str, str]] = {
    "en": {},
    "de": {r"\b[Dd]ein(e[mns])? Gegner": "der Gegner", r"\bdeiner? (anderen )?Kreaturen": "verbündete Kreaturen"},
    "fr": {r"^ +(Entre|Lance)\b": "Cette créature entre …", r"\b(votre|ton) adversaire": "l’adversaire"},
}
"""The same for the texts of cards alone."""

PLACE = re.compile(r"\{[^{}]*\}")


def texts(lang: str) -> Iterator[str]:
    """Everything in the files of a language, without what fills it."""
    for area in ("terms", "game", "beats", "rules", "rulings", *files.phrase_areas(lang)):
        yield from (PLACE.sub("…", text) for _, text in leaves(files.read(lang, area), area))


def cards(lang: str) -> list[str]:
    return (GOLDEN / f"cards.{lang}.txt").read_text(encoding="utf-8").splitlines()


def decisions(lang: str) -> list[str]:
    """Questions and buttons, some of which the words of cards make."""
    told = (GOLDEN / f"phrases.{lang}.txt").read_text(encoding="utf-8")
    return told[told.index("==== decisions"):told.index("==== phrases")].splitlines()


def found(patterns: dict[str, str], lines: list[str]) -> list[str]:
    return [f"{line!r}: {instead}" for pattern, instead in patterns.items() for line in lines
            if re.search(pattern, line)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_replaced_word_has_come_back(lang: str) -> None:
    assert found(REPLACED[lang], [*texts(lang), *cards(lang), *decisions(lang)]) == []
    assert found(REPLACED_ON_CARDS[lang], cards(lang)) == []


@pytest.mark.parametrize(("lang", "sentence"), [
    ("en", "It is POISONOUS."), ("en", "A mindbugged card"), ("en", "Its effect is triggered."),
    ("en", "A SNEAKY creature"), ("en", "You lose two lives."), ("en", "The 'word'"),
    ("de", "Die Wahl eines JÄGERS"), ("de", "Rückgängig gemacht."), ("de", "Beide fallen."),
    ("de", "Erhalte 2 Leben."), ("de", "Besiege eine gegnerische Kreatur."), ("de", "Der Effekt geschieht sofort."),
    ("de", "Decke einen benutzten Mindbug auf."), ("de", "Gegen RAFFINIERTE Angreifer hilft er."),
    ("de", "Sie hat GIFTIG."), ("de", "Führe den Effekt aus."), ("de", "Das \"Wort\""),
    ("fr", "Une créature de force 4."), ("fr", "Gagnez 2 points de vie."), ("fr", "Détruisez une créature adverse."),
    ("fr", "Défaussez 2 cartes."), ("fr", "L’effet se produit."), ("fr", "Reprenez cette créature en main."),
    ("fr", "Une créature FURTIF"), ("fr", "Une créature avec FURTIF"), ("fr", "Elle est CORIACE."), ("fr", "L'effet"),
    ("fr", "vos vies : … → …"), ("fr", "Nommez un mot-clé."), ("fr", "A déjà attaqué pendant ce tour."),
])
def test_a_replaced_word_is_found(lang: str, sentence: str) -> None:
    assert found(REPLACED[lang], [sentence])


@pytest.mark.parametrize(("lang", "sentence"), [
    ("en", "A HUNTER may force it to block."), ("en", "“Cannot” beats “can”."), ("en", "Bob’s creature has TOUGH."),
    ("de", "Kannst du damit leben?"), ("de", "Du führst genau eine Zugaktion aus."), ("de", "Sie ist GIFTIG."),
    ("de", "Feindliche Kreaturen verlieren 1 Lebenspunkt."),
    ("fr", "Le Gladiataure force le Scarabouclier à bloquer."), ("fr", "Défaussez-vous de 2 cartes de votre main."),
    ("fr", "Une créature ayant FURTIF a 1 point de vie (PV)."), ("fr", "Elle vous réserve un effet."),
])
def test_the_printed_words_are_not(lang: str, sentence: str) -> None:
    assert found(REPLACED[lang], [sentence]) == []


def test_the_glossary_has_every_term_in_every_language() -> None:
    rows = [row.strip("|").split("|") for row in GLOSSARY.read_text(encoding="utf-8").splitlines()
            if row.startswith("| ") and not row.startswith("| **")]
    assert len(rows) > 50
    assert [row for row in rows if len(row) != 3 or not all(cell.strip() for cell in row)] == []
