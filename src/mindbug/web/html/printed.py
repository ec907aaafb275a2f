"""Cards as they are printed, for the pages outside a game."""

import re
from dataclasses import dataclass, replace
from functools import cache

from markupsafe import Markup, escape

from mindbug.game.catalogue import standard
from mindbug.text import card_name, card_text
from mindbug.text.lookup import triggers_of
from mindbug.words import Creature, Keyword, Trigger

AFTER_A_NUMBER = re.compile(r"(?<=\d) (?=\w)")
TRIGGER = re.compile(r"[^.:]+:")
"""The beginnings of lines that say when their effect happens: `Play:`."""


@dataclass(frozen=True)
class PrintedCard:
    """A card as it is printed, in the language of the reader."""

    name: str
    """The English name, which is also the card's address."""
    title: str
    """The name in the reader's language."""
    lines: tuple[str, ...]
    set_id: str
    power: int
    """The cost of a Power card."""
    keywords: tuple[Keyword, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    copies: int = 1
    creature: bool = False
    year: int | None = None
    """The year of a promo."""


def printed(name: str, lang: str) -> PrintedCard:
    card = standard().card(name)
    title, lines, set_id = card_name(name, lang), tuple(face_lines(name, lang)), standard().set_of[name]
    if isinstance(card, Creature):
        return PrintedCard(name, title, lines, set_id, card.power, card.keywords, tuple(triggers_of(card)),
                           card.copies, creature=True, year=standard().year(name))
    return PrintedCard(name, title, lines, set_id, card.cost)


@cache
def face_lines(name: str, lang: str) -> list[str]:
    """The text of a card without the line of its keywords: they have their own place on the picture.
    Its lines are short, so a number stays with the word that follows."""
    card = standard().card(name)
    lines = [AFTER_A_NUMBER.sub("\u00a0", line) for line in card_text(card, lang)]
    return lines[1:] if isinstance(card, Creature) and card.keywords else lines


@cache
def marked_lines(name: str, lang: str) -> tuple[Markup, ...]:
    """The same lines as HTML: triggers are bold, and a line about dice can be left out where dice are drawn."""
    card = standard().card(name)
    without_dice = card_text(replace(card, dice=0), lang) if isinstance(card, Creature) and card.dice else None
    found = []
    for line in face_lines(name, lang):
        trigger = TRIGGER.match(line)
        rolls = without_dice is not None and line.replace("\u00a0", " ") not in (
            known.replace("\u00a0", " ") for known in without_dice)
        found.append(Markup('<span{}>{}{}</span>').format(
            Markup(' class="rolls"') if rolls else "", Markup("<b>{}</b>").format(trigger[0]) if trigger else "",
            escape(line[trigger.end():] if trigger else line)))
    return tuple(found)


def every_card(lang: str) -> list[PrintedCard]:
    return [printed(name, lang) for name in standard().set_of]
