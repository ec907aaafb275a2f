"""The files with the texts: complete, and the same in every language."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from mindbug.game.catalogue import standard
from mindbug.game.editions import EDITIONS
from mindbug.rulings import (
    ListItem,
    Section,
    Source,
    all_rulings,
    rules_page,
    section_titles,
    source_labels,
)
from mindbug.rulings.index import INDEX, SECTIONS
from mindbug.rulings.markdown import markdown
from mindbug.text import LANGUAGES, card_name, keyword_name, say, trigger_name, written
from mindbug.text.templates import parsed
from mindbug.words import Keyword, Trigger

DOCUMENT = Path(__file__).parents[2] / "docs" / "rules.md"
CODES = [
    *(f"G{number}" for number in range(1, 21)),
    *(f"M{number}" for number in range(1, 9)),
    *(f"A{number}" for number in range(1, 15)),
    *(f"F{number}" for number in range(1, 17)),
    *(f"FC-{number}" for number in range(1, 13)),
    *(f"BF-{number}" for number in range(1, 23)),
    *(f"KT-{number}" for number in range(1, 13)),
    *(f"NS-{number}" for number in range(1, 9)),
    *(f"BE-{number}" for number in range(1, 23)),
    *(f"ET-{number}" for number in range(1, 19)),
    *(f"PR-{number}" for number in range(1, 23)),
    *(f"BA-{number}" for number in range(1, 7)),
]
FACES = [*standard().set_of, *(stage.name for card_set in standard().sets.values() for card in card_set.creatures
                               for stage in card.stages)]
"""English names of all cards and of what they evolve into."""
SENTENCE_END = re.compile(r"[.?:)]$")


def mentions(lang: str) -> dict[str, list[str]]:
    """The cards that are named as they are written, by ruling and by point of the page."""
    places = {f"{code} {part}": text for code, ruling in written("rulings", lang)["rulings"].items()
              for part, text in ruling.items()}
    for section in written("rules", lang)["section"]:
        texts = (*section.get("paragraphs", ()), *section.get("points", ()))
        places.update({f"{section['id']} {number}": str(text) for number, text in enumerate(texts)})
    return {place: sorted(parsed(text).keys) for place, text in places.items()}


def shape(section: Section) -> tuple[str, int, list[bool]]:
    return section.id, len(section.paragraphs), [point.term is None for point in section.points]


def section_of(section_id: str, lang: str) -> Section:
    return next(section for section in rules_page(lang) if section.id == section_id)


def terms(section_id: str, lang: str) -> list[str]:
    return [point.term for point in section_of(section_id, lang).points if point.term]


def told(lang: str) -> Iterator[str]:
    """Every running text."""
    yield from (ruling.text for ruling in all_rulings(lang))
    for section in rules_page(lang):
        yield from section.paragraphs
        yield from (point.text for point in section.points)


def headings(lang: str) -> Iterator[str]:
    yield from section_titles(lang).values()
    yield from (ruling.title for ruling in all_rulings(lang))
    for section in rules_page(lang):
        yield section.title
        yield from (point.term for point in section.points if point.term is not None)
    for source in source_labels(lang).values():
        yield from (source.label, source.meaning)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ruling_is_there_in_its_order_and_section(lang: str) -> None:
    assert [ruling.code for ruling in all_rulings(lang)] == CODES
    assert [*dict.fromkeys(ruling.section for ruling in all_rulings(lang))] == [*SECTIONS.values()]
    assert [*section_titles(lang)] == [*SECTIONS.values()]
    assert [*source_labels(lang)] == [*Source]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_written_for_an_unknown_ruling(lang: str) -> None:
    assert [*written("rulings", lang)["rulings"]] == [*INDEX]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_has_the_same_parts_in_every_language(lang: str) -> None:
    assert [shape(section) for section in rules_page(lang)] == [shape(section) for section in rules_page("en")]
    assert {"setup", "turn", "mindbug", "attack", "keywords", "triggers", "octonite", "king_of_tokyo",
            "evolution", "boost", "in_discard", "end_of_turn", "mixing", "end", "editions", "advice", "examples",
            } <= {section.id for section in rules_page(lang)}
    assert all(section.paragraphs or section.points for section in rules_page(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_a_whole_sentence(lang: str) -> None:
    bad = [text for text in told(lang) if not SENTENCE_END.search(text) or text != text.strip() or "  " in text]
    assert bad == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_heading_is_empty_or_ends_like_a_sentence(lang: str) -> None:
    bad = [text for text in headings(lang) if not text.strip() or text.endswith((".", ":"))]
    assert bad == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_in_a_text_exists(lang: str) -> None:
    mentioned = [name for names in mentions(lang).values() for name in names]
    assert len(mentioned) > 50
    assert [name for name in mentioned if name not in FACES] == []


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_every_language_speaks_of_the_same_cards(lang: str) -> None:
    assert mentions(lang) == mentions("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_placeholder_is_left(lang: str) -> None:
    assert [text for text in (*told(lang), *headings(lang)) if "{" in text or "}" in text] == []


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_no_english_name_of_a_translated_card_is_left(lang: str) -> None:
    translated = [name for name in FACES if name not in card_name(name, lang)]
    assert translated
    # Blessed Killer Bee may stay English where the Killer Bee does not.
    untranslated = re.compile("|".join(re.escape(name) for name in FACES if name == card_name(name, lang)))
    texts = [untranslated.sub("", text) for text in (*told(lang), *headings(lang))]
    assert [text for text in texts if any(name in text for name in translated)] == []


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_no_text_is_left_in_english(lang: str) -> None:
    english = {*told("en")}
    assert [text for text in told(lang) if text in english] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_keywords_and_triggers_are_called_as_on_the_cards(lang: str) -> None:
    assert terms("keywords", lang) == [keyword_name(keyword, lang) for keyword in Keyword]
    assert terms("triggers", lang) == [trigger_name(trigger, lang) for trigger in Trigger]
    assert terms("turn", lang) == [trigger_name(trigger, lang) for trigger in
                                   (Trigger.PLAY, Trigger.ATTACK, Trigger.ACTION)]
    assert terms("editions", lang) == [say(f"edition_{edition}", lang) for edition in EDITIONS]


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_no_keyword_is_left_in_english(lang: str) -> None:
    """ROBUST and RAPIDE have nothing of TOUGH and FAST in them."""
    keywords = re.compile(rf"\b({'|'.join(keyword.value for keyword in Keyword)})\b")
    assert [text for text in (*told(lang), *headings(lang)) if keywords.search(text)] == []


def test_french_punctuation_never_starts_a_line() -> None:
    bad = [text for text in (*told("fr"), *headings("fr")) if re.search(r"[^\u00a0][:;?!»]|«[^\u00a0]", text)]
    assert bad == []


def test_german_and_french_quotation_marks() -> None:
    for text in (*told("de"), *headings("de")):
        assert text.count("„") == text.count("“") and "”" not in text and '"' not in text
    for text in (*told("fr"), *headings("fr")):
        assert text.count("«") == text.count("»") and not set("„“”\"") & set(text)


def test_rulings_that_are_referred_to_exist() -> None:
    for lang in LANGUAGES:
        referred = {code for text in told(lang) for code in re.findall(r"\(([A-Z]{1,2}-?\d+)\)", text)}
        assert referred and referred <= {*CODES}


def test_points_with_and_without_a_term() -> None:
    turn = section_of("turn", "en")
    assert turn.points[0] == ListItem("Play a card from your hand as a creature in front of you.", "Play")
    assert turn.points[3] == ListItem("If you cannot take a turn action, you lose at once.")


def test_the_document_is_up_to_date() -> None:
    assert DOCUMENT.read_text(encoding="utf-8") == markdown(), "run python -m mindbug.rulings > docs/rules.md"


def test_the_document_has_every_ruling_once() -> None:
    assert re.findall(r"(?m)^- \*\*([A-Z]{1,2}-?\d+) ", markdown()) == CODES
