"""Cards by what people type: in any language, with or without accents, more or less spelled right."""

import unicodedata
from dataclasses import replace
from difflib import get_close_matches

from mindbug.game.catalogue import Catalogue
from mindbug.text import (
    LANGUAGES,
    card_name,
    card_text,
    keyword_name,
    keyword_reminder,
    say,
    trigger_name,
    trigger_reminder,
)
from mindbug.words import Creature, Keyword, PowerCard, Trigger

LIKENESS = 0.6


def plain(text: str) -> str:
    """Letters and digits only, small, without accents."""
    return "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if c.isalnum())


def find_cards(typed: str, catalogue: Catalogue) -> list[str]:
    """English names of the cards that may be meant: the very one, else those that contain it, else similar ones."""
    wanted = plain(typed)
    if not wanted:
        return []
    spellings: dict[str, dict[str, None]] = {}
    for name in catalogue.set_of:
        for lang in LANGUAGES:
            spellings.setdefault(plain(card_name(name, lang)), {})[name] = None
    matches = [wanted] if wanted in spellings else [spelling for spelling in spellings if wanted in spelling]
    matches = matches or get_close_matches(wanted, spellings, n=3, cutoff=LIKENESS)
    return list(dict.fromkeys(name for spelling in matches for name in spellings[spelling]))


def explanation(card: Creature | PowerCard, lang: str) -> list[str]:
    """Name, value and text of a card, and what its keywords and triggers mean."""
    label, value = ("cost", card.cost) if isinstance(card, PowerCard) else ("power", card.power)
    lines = [say("labelled", lang, name=card_name(card.name, lang), text=f"{say(label, lang)} {value}")]
    lines += [f"  {line}" for line in card_text(card, lang)]
    if isinstance(card, Creature):
        terms = [(keyword_name(keyword, lang), keyword_reminder(keyword, lang)) for keyword in keywords_of(card)]
        terms += [(trigger_name(trigger, lang), trigger_reminder(trigger, lang)) for trigger in triggers_of(card)]
        terms += [(say(f"mechanic_{each}", lang), say(f"mechanic_{each}_text", lang)) for each in mechanics_of(card)]
        lines += [f"  ({say('labelled', lang, name=term, text=meaning)})" for term, meaning in terms]
    return lines


def keywords_of(card: Creature) -> list[Keyword]:
    """Printed ones, and those that its text speaks of."""
    text = repr(replace(card, stages=()))
    return [keyword for keyword in Keyword if repr(keyword) in text]


MECHANICS = {"evolve": ("Evolve",), "boost": ("BoostWithCards(", "boosted=True", "Pile.BOOST", "Pile.OWN_BOOST")}
"""The patterns of words on a card that speak of a mechanic which is neither keyword nor trigger."""


def mechanics_of(card: Creature) -> list[str]:
    """The mechanics that a card's text takes for granted, by the names under which phrases explain them."""
    text = repr(card)
    found = [name for name, signs in MECHANICS.items() if any(sign in text for sign in signs)]
    return [*found, *(["discard"] if card.in_discard else [])]


def triggers_of(card: Creature) -> list[Trigger]:
    return [trigger for trigger in Trigger if getattr(card, trigger.value)]
