"""French as it is printed, in every sentence with every name: elision, contractions, agreement, spaces.

Files hold sentences with places; an error such as « de le » or « que Alice » is seen only once they are filled.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace

import pytest

from mindbug import text
from mindbug.cards import SETS
from mindbug.game.catalogue import standard
from mindbug.game.events import Event
from mindbug.game.seats import SEATS
from mindbug.rulings import all_rulings, rules_page
from mindbug.text import coverage, files
from mindbug.text.fr import nouns
from mindbug.text.fr.words import COUNTED, French
from mindbug.text.phrasebook import person
from mindbug.text.templates import Gap, parsed
from mindbug.words import Creature, GainLife

FRENCH = French()
PEOPLE: tuple[Mapping[str, str], ...] = ({}, {"p1": "Alice", "p2": "Hélène"}, {"p1": "Nova", "p2": "Yves"})
CARDS = tuple(standard().set_of)
STAGES = tuple(stage.name for card_set in SETS.values() for card in card_set.creatures for stage in card.stages)
NAMES = (*CARDS, *STAGES)
KINDS = tuple({(noun.gender, noun.plural, noun.proper, nouns.elides(noun), bool(noun.noun), noun.name[-1:] == "."): noun
               for noun in map(FRENCH.card, NAMES)}.values())
"""One name of each kind: all the others behave like one of them."""
NUMBERS = (0, 1, 2)
READERS = (None, *SEATS)

VOWEL = "[aeiouàâéèêëîïôöùûœAEIOUÀÂÉÈÊËÎÏÔÖÙÛŒ]"
CONSONANT = "[bcdfgjklmnpqrstvwxzçBCDFGJKLMNPQRSTVWXZÇ]"
WRONG: dict[str, str] = {
    r"\b([Dd]e|[Àà]) les? [A-ZÉ]": "du, des, au, aux",
    rf"(?<!-)\b([Dd]e|[Ll]e|[Ll]a|[Nn]e|[Ss]e|[Jj]e|([Jj]us|[Ll]ors|[Pp]uis)?[Qq]ue) (?!One-Eye){VOWEL}":
        "one vowel less",
    r"\b[Ss]i ils?\b": "s’il",
    rf"\b([DdLl]|[Qq]u)’{CONSONANT}": "nothing to elide",
    r"[ \u00a0]{2}": "one space",
    r"(?<!\d) [:;?!»%]|« ": "a space at which no line breaks",
    r"[\w»)’][:;?!»](?!\d)|«\w": "a space before this sign",
    r"[ \u00a0][.,)]|\([ \u00a0]": "no space here",
    r"\.\.|[,;:] ?[,;:]|[?!]\.": "one sign",
    r"[{}]|\bNone\b": "a place that nothing fills",
    r"['\"“”„]": "’, « »",
    rf"\d {COUNTED}": "a number stays with its noun",
    r"\b[01]\u00a0(cartes|octonites|énergies|créatures|Mindbugs|dés|tours|parties|minutes|restantes)\b": "singular",
    r"\b([2-9]|\d\d+)\u00a0(carte|octonite|énergie|créature|Mindbug|dé|tour|partie|minute|restante)\b": "plural",
    r"\breste 0\b|\ba plus que 1\b|\ben 0\b": "il n’en reste plus, plus qu’un",
    r"\b(?!vous\b|nous\b)(\w+) \1\b": "a word twice",
    r"\b[Vv]otre vos\b|\b([Ll]e|[Ll]a|[Ll]es|[Vv]otre|[Vv]os) ([Ll]e|[Ll]a|[Ll]es|[Ll](?=’)|The)\b": "one article",
}
"""Patterns that are never right, each with the rule that they break."""
COMPILED = tuple((re.compile(pattern), right) for pattern, right in WRONG.items())


def faults(sentence: str) -> list[str]:
    """The rules that a sentence breaks."""
    return [f"{sentence!r}: {right}" for pattern, right in COMPILED if pattern.search(sentence)]


def all_faults(sentences: Iterator[str]) -> list[str]:
    told = set(sentences)
    assert len(told) > 20
    return sorted(fault for sentence in told for fault in faults(sentence))[:20]


def test_every_name_in_every_form() -> None:
    frames = ("Vous jouez {card:le}.", "L’effet {card:de} !", "Grâce {card:à} : {card}.", "{card:le} attaque.",
              "{your card} bloque.", "Il bloque avec {card:son}.", "L’effet {your card:de}.",
              "{name's card:le} {card|est détruit|est détruite|sont détruits|sont détruites}.",
              "À cause {name's card:de}.", "Tour {name:de} : c’est {name:à} de jouer.")
    people = [*FRENCH.people.values(), *(person(name) for name in ("Alice", "Hélène", "Nova", "Yves", "Yann", "Œdipe"))]
    assert len(NAMES) > 250 and len(KINDS) > 10
    assert all_faults(FRENCH.told(FRENCH.polish(frame), {"card": FRENCH.card(name), "name": people[number % 10]})
                      for frame in frames for number, name in enumerate(NAMES)) == []


def test_bots_have_names_and_are_not_taken_for_chance_or_the_opponent() -> None:
    """« Tour du hasard » was the turn of a bot that was called « Hasard »."""
    levels = {key: name for key, name in FRENCH.phrases.items() if re.fullmatch(r"level_([a-z]+|search:\d)", key)
              and key not in ("level_beats",)}
    assert len(levels) == 7 and not set(levels.values()) & set(FRENCH.unnamed)
    turns = [FRENCH.told("Tour {name:de}", {"name": name}) for name in levels.values()]
    assert "Tour de Fantaisiste" in turns and "Tour d’Éclaireur" in turns


def test_every_event_with_every_kind_of_name() -> None:
    def told() -> Iterator[str]:
        for event in coverage.events():
            for number, noun in enumerate(KINDS):
                about = replace(event, card=noun.about, other=KINDS[number - 1].about)
                yield from (text.event_text(about, "fr", viewer, PEOPLE[number % 3]) for viewer in READERS)

    assert all_faults(told()) == []


def test_every_caption_with_every_kind_of_name() -> None:
    def told() -> Iterator[str]:
        keys = [(part, key) for part, phrases in FRENCH.beats.items() for key in phrases]
        for part, key in keys:
            for number, noun in enumerate(KINDS):
                event = Event("", "p1", noun.about, KINDS[number - 1].about, number % 3, number % 2 + 1, "play",
                              effects=(GainLife(1),))
                many = number % 3 + 2
                more = {"count": many - 1 if key == "fallen.mixed" else many, "tired": many, "faces": "1\u00a0énergie",
                        "attack": 4, "block": 5, "lower": 4, "higher": 5, "cause": noun, "by": noun,
                        "keywords": "FURTIF"}
                yield from (FRENCH.caption(part, key, event, viewer, PEOPLE[number % 3], more) for viewer in READERS)

    assert all_faults(told()) == []


def test_every_question_and_answer_with_every_kind_of_name() -> None:
    def told() -> Iterator[str]:
        for decision in coverage.decisions():
            for number, noun in enumerate(KINDS):
                asked = replace(decision, source=noun.about)
                yield from (text.prompt(asked, "fr", viewer, PEOPLE[number % 3]) for viewer in READERS)
                for option in decision.options:
                    if option.card == "Gorillion":
                        about = replace(option, card=noun.about, copy=number % 3 + 1, owner=SEATS[number % 2])
                        yield text.option_text(about, replace(decision, source=KINDS[number - 1].about), "fr")

    assert all_faults(told()) == []


def filled(key: str, written: str) -> Iterator[str]:
    """A phrase with numbers, names of people and names of cards."""
    gaps = {part.key: part for part in parsed(written).parts if isinstance(part, Gap) and part.key[:1].islower()}
    counted = [name for name, gap in gaps.items() if gap.words or name in ("count", "number", "total")]
    for number in NUMBERS:
        for names in PEOPLE[1:]:
            for noun in KINDS if "source" in gaps else KINDS[:1]:
                values: dict[str, object] = {name: "X" for name in gaps}
                values |= {"name": names["p1"], "rival": names["p2"], "source": noun, "often": "à chaque fois"}
                values |= {name: number for name in counted if name != "source"}
                yield text.say(key, "fr", **values)


def test_every_phrase() -> None:
    assert all_faults(line for area in files.phrase_areas("fr") for key, written in text.written(area, "fr").items()
                      for line in filled(key, written) if key not in ("decimal_sign", "thousands_sign", "time_choice")
                      and not key.startswith(("mark_", "verdict_", "help_explain"))) == []


def test_every_card() -> None:
    def told() -> Iterator[str]:
        for name in CARDS:
            card = standard().card(name)
            for face in (card, *(card.stages if isinstance(card, Creature) else ())):
                yield from text.card_text(face, "fr")

    assert all_faults(told()) == []


def test_rules_and_rulings() -> None:
    def told() -> Iterator[str]:
        for ruling in all_rulings("fr"):
            yield from (ruling.title, ruling.text)
        for section in rules_page("fr"):
            yield from (section.title, *section.paragraphs, *(point.text for point in section.points))

    assert all_faults(told()) == []


@pytest.mark.parametrize("sentence", [
    "L’effet de le Gladiataure", "Il donne une carte à les Oursins hurleurs.", "Dès que Alice est là.",
    "L’effet de Applebot", "Si il bloque", "Le  Gorillion", "Vous jouez H.A.D.E.S..", "Qui commence?",
    "Qui commence ?", "« Jouer »", "«Jouer»", "Vous perdez 1 PV.", "Vous piochez 1\u00a0cartes.",
    "Vous avez 2\u00a0énergie.", "Il lui en reste 0.", "Votre L’expérience", "Vous jouez le The King.",
    "{card} attaque", "L'effet", "Elle est est détruite.", "Le d’Gorillion",
])
def test_a_fault_is_found(sentence: str) -> None:
    assert faults(sentence)


@pytest.mark.parametrize("sentence", [
    "L’effet du Gladiataure d’Alice se déclenche\u00a0: vous vous défaussez de 2\u00a0cartes.",
    "Vous avez bien fait de le garder\u00a0!", "«\u00a0Jouer\u00a0»\u00a0: quand elle entre en jeu.", "À 12:30.",
    "Le Hamsterlion d’Hélène perd 1\u00a0octonite\u00a0; il ne lui en reste plus.",
])
def test_good_french_has_none(sentence: str) -> None:
    assert faults(sentence) == []
