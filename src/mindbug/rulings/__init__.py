"""The rules and how they are read, in every language: one page for players, and rulings for every doubtful case.

As in `mindbug.text`, every function takes the language's code last: `rulings_for("Lone Yeti", "de")`.
This room imports words, game, text and custom. Start with `index.INDEX`; what the rulings say is in
`rules.toml` and `rulings.toml` of each language, in `mindbug.text`.
"""

from dataclasses import dataclass
from functools import cache

from mindbug.game.catalogue import standard
from mindbug.rulings.index import INDEX, SECTIONS, section_of
from mindbug.rulings.readings import Reading, Source
from mindbug.text import running_text, written
from mindbug.words import Creature, PowerCard

__all__ = [
    "ListItem", "Ruling", "Section", "Source", "SourceLabel", "all_rulings", "rules_page", "ruling", "rulings_for",
    "section_titles", "source_labels",
]


@dataclass(frozen=True)
class Ruling:
    """A ruling in one language."""

    code: str
    section: str
    """Its id; `section_titles` tells its title."""
    title: str
    text: str
    sources: tuple[Source, ...]
    """The sources of the ruling; several where one part is official and another is not."""

    @property
    def cards(self) -> tuple[str, ...]:
        """English names of the published cards that it concerns; none if it is about the game itself."""
        return _published(self.code)


@dataclass(frozen=True)
class SourceLabel:
    """The name of a source and what it means, in one language."""

    label: str
    meaning: str


@dataclass(frozen=True)
class ListItem:
    """One item of a list, sometimes led by the term that it explains."""

    text: str
    term: str | None = None


@dataclass(frozen=True)
class Section:
    """A part of the rules page: its paragraphs, then its list."""

    id: str
    title: str
    paragraphs: tuple[str, ...]
    points: tuple[ListItem, ...]


# ---- rulings


@cache
def all_rulings(lang: str = "en") -> tuple[Ruling, ...]:
    texts = written("rulings", lang)["rulings"]
    return tuple(Ruling(reading.code, section_of(reading.code), running_text(texts[reading.code]["title"], lang),
                        running_text(texts[reading.code]["text"], lang), reading.sources)
                 for reading in INDEX.values())


def ruling(code: str, lang: str = "en") -> Ruling:
    for known in all_rulings(lang):
        if known.code == code:
            return known
    raise ValueError(f"unknown ruling {code!r}; there are {', '.join(INDEX)}")


def rulings_for(card: str | Creature | PowerCard, lang: str = "en") -> list[Ruling]:
    """Returns the rulings about a published card (by its English name) or any other card, the most particular first.

    The name of a stage stands for the card that evolves into it.
    """
    if isinstance(card, str):
        card = standard().first_stage.get(card, card)
        if card not in standard().set_of:
            raise ValueError(f"unknown card {card!r}; a card of your own is given as such, not by its name")
        card = standard().card(card)
    particular = list(reversed(SECTIONS.values()))
    found = [known for known in all_rulings(lang) if _concerns(INDEX[known.code], card)]
    return sorted(found, key=lambda known: particular.index(known.section))


def _concerns(reading: Reading, card: Creature | PowerCard) -> bool:
    """Returns whether it is about the card, or about what the card evolves into."""
    faces = (card, *card.stages) if isinstance(card, Creature) else (card,)
    return card.name in reading.named or any(map(reading.concerns, faces))


@cache
def _published(code: str) -> tuple[str, ...]:
    catalogue = standard()
    return tuple(name for name in catalogue.set_of
                 if name not in catalogue.first_stage and _concerns(INDEX[code], catalogue.card(name)))


def section_titles(lang: str = "en") -> dict[str, str]:
    """Titles of the sections that rulings are in, by their ids."""
    titles = written("rulings", lang)["sections"]
    return {section: titles[section] for section in SECTIONS.values()}


def source_labels(lang: str = "en") -> dict[Source, SourceLabel]:
    labels = written("rulings", lang)["sources"]
    return {source: SourceLabel(**{key: running_text(text, lang) for key, text in labels[source.value].items()})
            for source in Source}


# ---- the page


def rules_page(lang: str = "en") -> list[Section]:
    """The rules in one page, with advice and examples."""
    return [Section(section["id"], running_text(section["title"], lang),
                    tuple(running_text(text, lang) for text in section.get("paragraphs", ())),
                    tuple(_point(point, lang) for point in section.get("points", ())))
            for section in written("rules", lang)["section"]]


def _point(point: str | list[str], lang: str) -> ListItem:
    if isinstance(point, str):
        return ListItem(running_text(point, lang))
    term, text = point
    return ListItem(running_text(text, lang), running_text(term, lang))
