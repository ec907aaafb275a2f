"""Every word, question, answer and event has text in every language, and what has none is named."""

from collections.abc import Mapping
from typing import TypeVar, get_args

import pytest

from mindbug import text
from mindbug.cards import SETS
from mindbug.game.decisions import DECISION_KINDS, PURPOSES
from mindbug.game.events import EVENT_KINDS
from mindbug.text import coverage
from mindbug.text.en import English
from mindbug.text.language import Clause, Language, MissingText, Voice
from mindbug.text.names import NAMES
from mindbug.words import Amount, Condition, Constant, Effect, GainLife, Keyword, StealLife
from tests.text.samples import DECISIONS, EVENTS

K = TypeVar("K")
V = TypeVar("V")

ENGLISH: Language = English()
TABLES = ("prompts", "options", "events", "outcomes", "ui", "faces", "seats", "units", "keywords", "keyword_reminders",
          "triggers", "trigger_reminders")


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_nothing_is_missing(lang: str) -> None:
    assert text.missing(lang) == []


@pytest.mark.parametrize("union", [Effect, Constant, Condition, Amount])
def test_an_example_can_be_made_of_every_word(union: object) -> None:
    words = get_args(union)
    assert words
    for word in words:
        assert isinstance(coverage.example(word), word)


@pytest.mark.parametrize("lang", text.LANGUAGES)
@pytest.mark.parametrize("table", TABLES)
def test_tables_have_the_same_keys_in_all_languages(lang: str, table: str) -> None:
    language = text._SPOKEN[lang]
    assert set(getattr(language, table)) == set(getattr(ENGLISH, table))


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_interface_texts_have_the_same_placeholders_in_all_languages(lang: str) -> None:
    for key, told in text._SPOKEN[lang].ui.items():
        assert coverage.placeholders(told) == coverage.placeholders(ENGLISH.ui[key]), key


def without(table: Mapping[K, V], forgotten: K) -> dict[K, V]:
    return {key: told for key, told in table.items() if key != forgotten}


class Forgetful(English):
    """English without text for a few things."""

    events = without(English.events, "life.loss")
    prompts = without(English.prompts, "choose.recover")
    options = without(English.options, "let block")
    keyword_reminders = without(English.keyword_reminders, Keyword.FAST)
    ui = without(English.ui, "curtain")

    def clause(self, effect: Effect, voice: Voice) -> Clause:
        if isinstance(effect, StealLife):
            raise MissingText("no text for StealLife")
        return super().clause(effect, voice)


def test_what_is_missing_is_named() -> None:
    assert set(coverage.missing(Forgetful(), ENGLISH)) == {
        "effect StealLife", "reminder FAST", "card Bean Bot", "event life", "option hunt: let block",
        "prompt card recover", "prompt target recover", "ui curtain",
    }


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
        (kind, verb) for kind, verbs in coverage.VERBS.items() for verb in verbs} - {("card", "done")}
    assert {event.kind for event in EVENTS} == set(EVENT_KINDS)
    assert {event.detail for event in EVENTS if event.kind == "game_over"} == set(coverage.OUTCOMES)


def test_every_creature_of_first_contact_has_a_german_and_a_french_name() -> None:
    for creature in SETS["first_contact"].creatures:
        for lang in ("de", "fr"):
            assert creature.name in NAMES[lang]
