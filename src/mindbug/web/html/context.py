"""The content of the pages around the game: the games of a browser, the rules, the cards."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from mindbug.game.catalogue import standard
from mindbug.rulings import all_rulings, rules_page, rulings_for, section_titles, source_labels
from mindbug.text import (
    card_name,
    card_text,
    keyword_name,
    keyword_reminder,
    percent,
    say,
    trigger_name,
    trigger_reminder,
)
from mindbug.text.lookup import keywords_of, plain, triggers_of
from mindbug.web.html.levels import level_title
from mindbug.web.html.statistics import MEASURES, explained, figures, share_of
from mindbug.web.learn.attempt import lessons_to_offer
from mindbug.web.learn.lessons import LESSONS
from mindbug.words import Creature, Keyword, PowerCard, Trigger

CLOCKS = (3, 5, 10, 20)
"""Time limits to choose from, in minutes."""


@dataclass(frozen=True)
class Shown:
    """A printed card, as the pages outside a game show it."""

    name: str
    title: str
    lines: tuple[str, ...]
    set_id: str
    power: int
    """The cost of a Power card."""
    keywords: tuple[Keyword, ...]
    triggers: tuple[Trigger, ...]
    copies: int
    creature: bool


def shown(card: Creature | PowerCard, lang: str) -> Shown:
    creature = isinstance(card, Creature)
    return Shown(
        card.name, card_name(card.name, lang), tuple(face_lines(card.name, lang)), standard().set_of[card.name],
        card.power if isinstance(card, Creature) else card.cost, card.keywords if isinstance(card, Creature) else (),
        tuple(triggers_of(card)) if isinstance(card, Creature) else (),
        card.copies if isinstance(card, Creature) else 1, creature)


@cache
def face_lines(name: str, lang: str) -> list[str]:
    """The text of a card without the line of its keywords: they have their own place on the picture."""
    card = standard().card(name)
    lines = card_text(card, lang)
    return lines[1:] if isinstance(card, Creature) and card.keywords else lines


def every_card(lang: str) -> list[Shown]:
    return [shown(standard().card(name), lang) for name in standard().set_of]


# ---- what each page needs


def home(lang: str, context: Mapping[str, Any]) -> dict[str, Any]:
    learned = context.get("learned", ())
    return {"clocks": CLOCKS, "entries": [_entry(game, lang) for game in context.get("games", ())],
            "learned": [name for name in learned if name in LESSONS], "lessons": len(LESSONS),
            "set_lessons": lessons_to_offer(standard().sets, learned)}


def _entry(game: Any, lang: str) -> dict[str, Any]:
    """One line of "my games"; `game` is a summary from the store."""
    names = [seat_name(about, seat, lang) for seat, about in sorted(game.seats.items())]
    if game.result is None:
        state = say("game_on", lang)
    else:
        winner = game.result.split()[0]
        state = say("drawn", lang) if winner == "draw" else say("won_by", lang, name=names[winner == "p2"])
    return {"id": game.id, "names": names, "state": state, "over": game.result is not None,
            "what_if": game.kind == "what_if"}


def seat_name(about: Mapping[str, str], seat: str, lang: str) -> str:
    if about["kind"] == "bot":
        return say("bot_named", lang, name=level_title(about["level"], lang))
    return about["name"] or say("open_seat" if about["kind"] == "open" else f"player_{seat[1]}", lang)


def rules(lang: str, context: Mapping[str, Any]) -> dict[str, Any]:
    titles = section_titles(lang)
    labels = source_labels(lang)
    groups = [(section, title, [ruling for ruling in all_rulings(lang) if ruling.section == section])
              for section, title in titles.items()]
    return {"sections": rules_page(lang), "groups": groups, "labels": labels,
            "set_lessons": lessons_to_offer(standard().sets, ())}


def gallery(lang: str, context: Mapping[str, Any]) -> dict[str, Any]:
    query: Mapping[str, str] = context.get("query") or {}
    wanted = plain(query.get("q", ""))
    order = query.get("sort", "")
    found = _sorted([card for card in every_card(lang) if _fits(card, query, wanted, lang)], order)
    rates = {card.name: _rate(card, order, lang) for card in found}
    return {"found": found, "query": query, "sets": list(standard().sets), "keywords": list(Keyword),
            "triggers": list(Trigger), "powers": range(1, 11), "measures": MEASURES, "rates": rates}


def _sorted(cards: list[Shown], order: str) -> list[Shown]:
    """Sorts by name, by power (Power cards last) or by a measure (highest first), or leaves the order of the sets."""
    if order == "name":
        return sorted(cards, key=lambda card: plain(card.title))
    if order == "power":
        return sorted(cards, key=lambda card: (not card.creature, card.power, plain(card.title)))
    if order in MEASURES:
        return sorted(cards, key=lambda card: -share.rate if (share := share_of(card.name, order)) else 0)
    return cards


def _rate(card: Shown, order: str, lang: str) -> str:
    """The figure below a card: the one that the cards are sorted by, or else the fairest one."""
    measure = order if order in MEASURES else "drawn" if card.creature else "bought"
    share = share_of(card.name, measure)
    if share is None:
        return ""
    return say("labelled", lang, name=say(f"measure_{measure}", lang), text=percent(share.rate, lang, 1))


def _fits(card: Shown, query: Mapping[str, str], wanted: str, lang: str) -> bool:
    """Whether the card passes every filter. A filter with an empty or unknown value lets all cards pass."""
    words = plain(" ".join((card.name, card.title, *card.lines)))
    kind, number = query.get("kind"), query.get("power", "")
    return (wanted in words
            and query.get("set") in (None, "", card.set_id)
            and (not kind or (kind == "creature") == card.creature)
            and (not number or str(card.power) == number)
            and (not query.get("keyword") or query["keyword"] in [keyword.name for keyword in card.keywords])
            and (not query.get("trigger") or query["trigger"] in [trigger.value for trigger in card.triggers]))


def card(lang: str, context: Mapping[str, Any]) -> dict[str, Any]:
    name = context["card"]
    printed = standard().card(name)
    terms = []
    if isinstance(printed, Creature):
        terms = [(keyword_name(keyword, lang), keyword_reminder(keyword, lang)) for keyword in keywords_of(printed)]
        terms += [(trigger_name(trigger, lang), trigger_reminder(trigger, lang)) for trigger in triggers_of(printed)]
    return {"card": shown(printed, lang), "terms": terms, "rulings": rulings_for(name, lang),
            "figures": figures(name, lang), "explained": explained(name, lang)}


ERRORS = ("unknown_page", "unknown_game", "stale", "unknown_seat", "not_yours", "over", "too_fast", "too_many",
          "too_many_records", "not_possible", "too_large", "try_again")


def error(lang: str, context: Mapping[str, Any]) -> dict[str, Any]:
    code = context.get("code")
    return {"told": say(f"error_{code if code in ERRORS else 'other'}", lang), "game": context.get("game")}


WORDS = ("mindbug_moment", "copied", "close", "error_stale", "error_other", "error_not_yours", "error_too_fast",
         "error_over", "error_not_possible", "error_try_again")
"""Phrases that the script shows by itself."""


def table(lang: str, context: Mapping[str, Any]) -> dict[str, Any]:
    words = {key: say(key, lang) for key in WORDS}
    return {"words": json.dumps(words, ensure_ascii=False), "join": context.get("join"),
            "set_lessons": lessons_to_offer(context.get("sets", ()), context.get("learned", ()))}


def review(lang: str, context: Mapping[str, Any]) -> dict[str, Any]:
    return {"words": json.dumps({key: say(key, lang) for key in WORDS}, ensure_ascii=False)}


PAGES: dict[str, Callable[[str, Mapping[str, Any]], dict[str, Any]]] = {
    "home": home, "table": table, "text": table, "rules": rules, "gallery": gallery, "card": card, "error": error,
    "review": review, "learn": table,
}
