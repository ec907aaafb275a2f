"""The page of all cards: filters, orders, and one figure below each card."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from mindbug.game.catalogue import standard
from mindbug.text import percent, say
from mindbug.text.lookup import plain
from mindbug.web.html.page import Page, Visit, draw
from mindbug.web.html.printed import PrintedCard, every_card
from mindbug.web.html.statistics import MEASURES, share_of
from mindbug.words import Keyword, Trigger

GALLERIES_KEPT = 24  # of about 0.3 MB


@dataclass(frozen=True)
class GalleryPage(Page):
    """The page of all cards, with filters."""

    template: ClassVar[str] = "gallery"
    query: Mapping[str, str]
    """The filters and the order that the reader has chosen."""
    found: Sequence[PrintedCard]
    rates: Mapping[str, str]
    """The figure below each card; empty if the card has none."""
    sets: Sequence[str]
    years: Sequence[int]
    """The years in which promos appeared."""
    keywords: Sequence[Keyword] = tuple(Keyword)
    triggers: Sequence[Trigger] = tuple(Trigger)
    powers: Sequence[int] = range(1, 11)
    measures: Sequence[str] = MEASURES


def gallery(query: Mapping[str, str], lang: str) -> GalleryPage:
    order = query.get("sort", "")
    found = _sorted([card for card in every_card(lang) if _fits(card, query)], order)
    return GalleryPage(query, found, {card.name: _rate(card, order, lang) for card in found}, list(standard().sets),
                   list(standard().years))


@lru_cache(GALLERIES_KEPT)
def gallery_html(query: tuple[tuple[str, str], ...], visit: Visit) -> str:
    """The whole page. Drawing hundreds of cards takes a while, and most readers ask for the same few galleries."""
    return draw(gallery(dict(query), visit.lang), visit)


def _sorted(cards: list[PrintedCard], order: str) -> list[PrintedCard]:
    """Sorts by name, by power (Power cards last) or by a measure (highest first), or leaves the order of the sets."""
    if order == "name":
        return sorted(cards, key=lambda card: plain(card.title))
    if order == "power":
        return sorted(cards, key=lambda card: (not card.creature, card.power, plain(card.title)))
    if order in MEASURES:
        return sorted(cards, key=lambda card: -share.rate if (share := share_of(card.name, order)) else 0)
    return cards


def _rate(card: PrintedCard, order: str, lang: str) -> str:
    """The figure below a card: the one that the cards are sorted by, or else the fairest one."""
    measure = order if order in MEASURES else "drawn" if card.creature else "bought"
    share = share_of(card.name, measure)
    if share is None:
        return ""
    return say("labelled", lang, name=say(f"measure_{measure}", lang), text=percent(share.rate, lang, 1))


def _fits(card: PrintedCard, query: Mapping[str, str]) -> bool:
    """Returns whether the card passes every filter. A filter with an empty or unknown value lets all cards pass."""
    words = plain(" ".join((card.name, card.title, *card.lines)))
    kind, number, year = query.get("kind"), query.get("power", ""), query.get("year", "")
    return (plain(query.get("q", "")) in words
            and query.get("set") in (None, "", card.set_id)
            and (not kind or (kind == "creature") == card.creature)
            and (not number or str(card.power) == number)
            and (not year or str(card.year) == year)
            and (not query.get("keyword") or query["keyword"] in [keyword.name for keyword in card.keywords])
            and (not query.get("trigger") or query["trigger"] in [trigger.value for trigger in card.triggers]))
