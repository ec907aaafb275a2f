"""The wording of everything, kept in files that people can read: run with UPDATE_GOLDEN=1 to write them anew."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from mindbug import text
from mindbug.cards import SETS
from mindbug.text import files, telling
from mindbug.text.templates import parsed
from mindbug.words import Creature, Keyword, PowerCard, Trigger
from tests.text.samples import DECISIONS, EVENTS

GOLDEN = Path(__file__).parent.parent / "golden"
NAMES = {"p1": "Alice", "p2": "Nova"}
SAMPLES: dict[str, object] = {"name": "Alice", "rival": "Nova", "count": 2, "number": 2}
READERS = (("p1", "Alice"), ("p2", "Nova"), (None, "-"))


def compare(name: str, lines: Iterator[str]) -> None:
    path = GOLDEN / name
    told = "\n".join(lines) + "\n"
    if os.environ.get("UPDATE_GOLDEN"):
        path.write_text(told, encoding="utf-8")
    assert told == path.read_text(encoding="utf-8"), f"{name} differs; UPDATE_GOLDEN=1 writes it anew"


def card_lines(lang: str) -> Iterator[str]:
    for card_set in SETS.values():
        yield f"==== {text.set_title(card_set.id, lang)}"
        cards: list[Creature | PowerCard] = [*card_set.creatures, *card_set.power_cards]
        for card in cards:
            label, number = ("power", card.power) if isinstance(card, Creature) else ("cost", card.cost)
            yield ""
            yield f"{text.card_name(card.name, lang)} ({text.say(label, lang)} {number})"
            yield from (f"    {line}" for line in text.card_text(card, lang))
            for stage in card.stages if isinstance(card, Creature) else ():
                yield f"    > {text.card_name(stage.name, lang)} ({text.say('power', lang)} {stage.power})"
                yield from (f"        {line}" for line in text.card_text(stage, lang))
        yield ""


def phrase_lines(lang: str) -> Iterator[str]:
    yield "==== keywords"
    for keyword in Keyword:
        yield f"{text.keyword_name(keyword, lang)}: {text.keyword_reminder(keyword, lang)}"
    yield "\n==== triggers"
    for trigger in Trigger:
        yield f"{text.trigger_name(trigger, lang)}: {text.trigger_reminder(trigger, lang)}"
    yield "\n==== decisions of Alice, as Alice, Nova and a spectator read them"
    for decision in DECISIONS:
        yield f"\n{decision.kind} {decision.purpose or ''}".rstrip()
        for viewer, reader in READERS:
            yield f"    {reader}: {text.prompt(decision, lang, viewer, NAMES)}"
        for option in decision.options:
            yield f"        [{text.option_text(option, decision, lang)}]"
    yield "\n==== what happens to Alice, as Alice, Nova and a spectator read it"
    for event in EVENTS:
        yield f"\n{event.kind} {event.detail or ''}".rstrip()
        for viewer, reader in READERS:
            yield f"    {reader}: {text.event_text(event, lang, viewer, NAMES)}"
    yield "\n==== what belongs together, beginning with Alice"
    for line in telling.samples():
        yield f"\n{' '.join(event.kind for event in line)}"
        for viewer, reader in READERS:
            yield f"    {reader}: {text.story(line, lang, viewer, NAMES)[0]}"
    for area in files.phrase_areas(lang):
        yield f"\n==== {area}"
        for key, told in text.written(area, lang).items():
            values = {place: SAMPLES.get(place, f"<{place}>") for place in parsed(told).keys if place[0].islower()}
            if "source" in values:
                values["source"] = text.card_noun("Lone Yeti", lang)
            yield f"{key}: {text.say(key, lang, **values)}"


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_card(lang: str) -> None:
    compare(f"cards.{lang}.txt", card_lines(lang))


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_phrase(lang: str) -> None:
    compare(f"phrases.{lang}.txt", phrase_lines(lang))
