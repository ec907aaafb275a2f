"""Every word, question, answer and event has text in every language, and what has none is named."""

import re
from copy import deepcopy
from pathlib import Path
from typing import Any, ClassVar, get_args

import pytest

import mindbug
from mindbug import text
from mindbug.cards import SETS
from mindbug.game.decisions import DECISION_KINDS, PURPOSES
from mindbug.game.events import EVENT_KINDS
from mindbug.game.names import OUTCOMES
from mindbug.text import coverage, files
from mindbug.text.clauses import Clause, MissingText, Voice
from mindbug.text.en.words import English
from mindbug.text.language import Language
from mindbug.words import Amount, Condition, Constant, Effect, GainLife, StealLife
from tests.text.samples import DECISIONS, EVENTS

ENGLISH: Language = English()


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_nothing_is_missing(lang: str) -> None:
    assert text.missing(lang) == []


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_no_phrase_hides_another_of_the_same_key(lang: str) -> None:
    """All phrases are one table: of two with the same key, only one would ever be said."""
    keys = [key for area in files.phrase_areas(lang) for key in files.read(lang, area)]
    assert sorted(key for key in set(keys) if keys.count(key) > 1) == []


@pytest.mark.parametrize("union", [Effect, Constant, Condition, Amount])
def test_an_example_can_be_made_of_every_word(union: object) -> None:
    words = get_args(union)
    assert words
    for word in words:
        assert isinstance(coverage.example(word), word)


class Forgetful(English):
    """English without text for a few things."""

    forgotten: ClassVar[dict[str, tuple[str, ...]]] = {
        "game": ("events life.loss", "prompts choose.recover", "options let block"),
        "terms": ("keywords FAST", "colon"),
        "beats": ("what again",),
        "rulings": ("rulings G4 title",),
        "phrases/terminal": ("curtain",),
    }

    def read(self, area: str) -> dict[str, Any]:
        content = deepcopy(dict(super().read(area)))
        for path in self.forgotten.get(area, ()):
            *tables, last = path.split(" ", 1) if area == "game" else path.split()
            table = content
            for key in tables:
                table = table[key]
            del table[last]
        return content

    def clause(self, effect: Effect, voice: Voice) -> Clause:
        if isinstance(effect, StealLife):
            raise MissingText("no text for StealLife")
        return super().clause(effect, voice)


def test_what_is_missing_is_named() -> None:
    forgetful = Forgetful()
    named = set(coverage.missing(forgetful, ENGLISH))
    assert {"effect StealLife", "reminder FAST", "card Bean Bot", "event life", "option hunt: let block",
            "prompt card recover", "prompt target recover", "terms keywords FAST name", "terms colon",
            "rulings rulings G4 title", "phrase curtain", "beat what again"} <= named
    assert "card Gorillion" not in named and "event turn" not in named


class Careless(English):
    """English with sentences that ask for what is not there."""

    careless: ClassVar[dict[str, dict[str, Any]]] = {
        "phrases/terminal": {"help_quit": "{Goriliion}", "curtain": "Pass it on.", "saved": "{path:acc}",
                             "hello": "Hi!"},
        "names": {"Gorillion": {"gender": "x"}},
    }

    def read(self, area: str) -> dict[str, Any]:
        return {**super().read(area), **self.careless.get(area, {})}


def test_what_does_not_fit_is_named() -> None:
    assert coverage.missing(Careless(), ENGLISH) == [
        "phrase help_quit: it should speak of nothing else",
        "phrase curtain: it should speak of name",
        "phrase hello: there is no such text in en",
        "phrase help_quit: 'Goriliion' is neither a card nor a term",
        "phrase saved: the form 'acc'; there are none",
        "name Gorillion: gender: expected m, f or n, not 'x'",
    ]


def test_a_word_that_nobody_knows_is_reported_by_its_name() -> None:
    class Sing:
        """Not a word."""

    for lang in text.LANGUAGES:
        with pytest.raises(MissingText, match="Sing"):
            text.effect_text([GainLife(1), Sing()], lang)  # type: ignore[list-item]


def test_trials_and_samples_know_every_kind() -> None:
    assert set(coverage.VERBS) == set(DECISION_KINDS)
    assert {decision.kind for decision in DECISIONS} == set(DECISION_KINDS)
    assert {decision.purpose for decision in DECISIONS} - {None} == set(PURPOSES)
    assert {(decision.kind, option.verb) for decision in DECISIONS for option in decision.options} == {
        (kind, verb) for kind, verbs in coverage.VERBS.items() for verb in verbs}
    assert {event.kind for event in EVENTS} == set(EVENT_KINDS)
    assert {event.detail for event in EVENTS if event.kind == "game_over"} == set(OUTCOMES.values())


def test_every_creature_of_first_contact_has_a_german_and_a_french_name() -> None:
    for creature in SETS["first_contact"].creatures:
        for lang in ("de", "fr"):
            assert text.written("names", lang)[creature.name]["name"] == text.card_name(creature.name, lang)


def test_every_phrase_is_said_somewhere() -> None:
    """A key stands in quotes, or its beginning does, as in `say(f"level_{name}")`."""
    package = Path(mindbug.__file__).parent
    code = "".join(path.read_text(encoding="utf-8") for path in package.rglob("*")
                   if path.suffix in (".py", ".html", ".js"))
    whole = set(re.findall(r"""["'](\w+)["']""", code))
    beginnings = tuple(re.findall(r"""f["'](\w+_)\{|["'](\w+_)["']""", code))
    begun = tuple({each for pair in beginnings for each in pair if each})
    never = [key for key in ENGLISH.phrases if key not in whole and not key.startswith(begun)]
    assert never == []
