"""Every sentence with every kind of name: whatever a name is like, the sentences around it stay correct.

Names differ in gender, number, article, endings and signs; one of each kind is put into every event and every option.
"""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from mindbug import text
from mindbug.cards import SETS
from mindbug.game.circumstances import Circumstances
from mindbug.text import telling
from mindbug.text.nouns import Noun
from mindbug.web.html.beats import tell
from tests.sampling import part
from tests.text.samples import DECISIONS, EVENTS

NAMES: tuple[dict[str, str], ...] = ({}, {"p1": "Max", "p2": "Taktiker (Bot)"})
READERS = ("p1", "p2", None)
VERBS = r"(ist|wird|hat|kommt|kämpft|verstärkt|zwingt|erhält|verliert|kann|muss|zeigt|entwickelt|kopiert|bleibt)"
WRONG = {
    "": r"  | [.,]|\.\.|[{}|]|\bNone\b|^[a-zäöü]|\b(\w+) \1\b(?<!Hungry Hungry)(?<!-vous vous)",
    "en": r"\b((?i:the|a|an|your)|\w+’s) (The|the|a|an)\b|’s’",
    "de": r"\b(?i:der|die|das|den|dem|des|dein\w*) (der|die|das|den|dem|des|dein\w*|The)\b|\b(von|mit) (die|das)\b"
          r"|\bgegen (der|dem)\b|\bs’s\b|JÄGER[NS]|RASEREI[A-Z]|(GIFTIG|ROBUST|RAFFINIERT|SCHNELL)E",
    "fr": r"\b(de|à) (le|les)\b",  # more in test_french.py
}
"""The patterns that are never right, per language; the first are for all of them."""
PLURAL = {"de": rf"^((Die|Deine|Alices|Max’) )?{{}} {VERBS}\b"}
"""Words that are wrong after a name that is a plural."""


def kinds_of_names(lang: str) -> list[str]:
    """One card of every kind of name: those of which the grammar knows the same, and that look alike at their ends."""
    found: dict[tuple[Noun, str, str, bool], str] = {}
    for card_set in SETS.values():
        faces = [face.name for card in card_set.creatures for face in (card, *card.stages)]
        for name in faces + [card.name for card in card_set.power_cards]:
            noun = text.card_noun(name, lang)
            alike = replace(noun, name="", about="", adjective="+" if noun.adjective else "", noun="",
                            weak="+" if noun.weak else "", genitive="+" if noun.genitive else "")
            ends = noun.name[-1] if noun.name[-1] in ".sxz" else ""
            found.setdefault((alike, ends, noun.name[0] if noun.name[0] in "AEIOUHÉ" else "", "The " in name), name)
    return [*found.values()]


def sentences(lang: str, name: str) -> Iterator[str]:
    """Everything that is told with this name, in the log, on the stage and on buttons."""
    for sample in EVENTS:
        event = replace(sample, card=name if sample.card else None, other=name if sample.other else None)
        for reader in READERS:
            for names in NAMES:
                yield text.event_text(event, lang, reader, names)
                for told in tell([event], Circumstances(), None, lang, reader, names):
                    yield from (told.beat["what"], *([told.beat["why"]] if told.beat.get("why") else ()))
    for line in telling.samples():
        about_it = [replace(event, card=name if event.card else None) for event in line]
        yield from (text.story(about_it, lang, reader, names)[0] for reader in READERS for names in NAMES)
    for decision in DECISIONS:
        about = replace(decision, source=name if decision.source else None)
        yield from (text.prompt(about, lang, reader, names) for reader in READERS for names in NAMES)
        for option in decision.options:
            card = name if option.owner else option.card
            yield text.option_text(replace(option, card=card), about, lang)


def mistakes(lang: str, noun: Noun, told: str) -> bool:
    patterns = [WRONG[""], WRONG[lang]]
    if noun.plural and lang in PLURAL:
        patterns.append(PLURAL[lang].format(re.escape(noun.noun or noun.name)))
    plain = text.typewritten(told)
    return any(re.search(pattern, plain) for pattern in patterns)


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_kind_of_name_fits_into_every_sentence(lang: str) -> None:
    names = kinds_of_names(lang)
    assert len(names) > 10
    found = {told for name in part(names, 8) for told in {*sentences(lang, name)}
             if mistakes(lang, text.card_noun(name, lang), told)}
    assert sorted(found) == []


@pytest.mark.parametrize(("lang", "name", "told"), [
    ("en", "Gorillion", "You play  Gorillion."), ("en", "H.A.D.E.S.", "You play H.A.D.E.S..."),
    ("en", "The King", "Your The King is defeated."), ("en", "Gorillion", "You play {card}."),
    ("en", "Gorillion", "the opponent’s die shows 4."), ("de", "Killer Bee", "Der Effekt von die Killerbiene."),
    ("de", "Killer Bee", "Du übernimmst die die Killerbiene."),
    ("de", "Shield Bugs", "Schildwanzen verstärkt den Gorillöwen."),
    ("de", "Shield Bugs", "Deine Schildwanzen wird besiegt."),
    ("de", "Killer Bee", "Die Wahl eines JÄGERS."), ("de", "The King", "Dein The King wird besiegt."),
    ("fr", "Gorillion", "L’effet de le Gorilion."),
])
def test_a_mistake_is_found(lang: str, name: str, told: str) -> None:
    assert mistakes(lang, text.card_noun(name, lang), told)
