"""Cards as they are printed, for the pages outside a game."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache

from markupsafe import Markup, escape

from mindbug.game.catalogue import standard
from mindbug.game.scene import PrintedLine
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
def printed_lines(name: str, lang: str) -> tuple[PrintedLine, ...]:
    """The text of a card without the line of its keywords: they have their own place on the picture.
    Its lines are short, so a number stays with the word that follows."""
    card = standard().card(name)
    lines = card_text(card, lang)
    without_dice = card_text(replace(card, dice=0), lang) if isinstance(card, Creature) and card.dice else lines
    return tuple([PrintedLine(AFTER_A_NUMBER.sub("\u00a0", line), line not in without_dice)
                  for line in (lines[1:] if isinstance(card, Creature) and card.keywords else lines)])


@cache
def face_lines(name: str, lang: str) -> list[str]:
    """The same lines as plain text."""
    return [line.text for line in printed_lines(name, lang)]


@cache
def marked_lines(name: str, lang: str) -> tuple[Markup, ...]:
    """The same lines as HTML."""
    return marked(printed_lines(name, lang))


def marked(lines: Sequence[PrintedLine]) -> tuple[Markup, ...]:
    """Lines of a card as HTML: triggers are bold, and a line about dice can be left out where dice are drawn."""
    found = []
    for line in lines:
        trigger = TRIGGER.match(line.text)
        found.append(Markup('<span{}>{}{}</span>').format(
            Markup(' class="rolls"') if line.about_dice else "",
            Markup("<b>{}</b>").format(trigger[0]) if trigger else "",
            escape(line.text[trigger.end():] if trigger else line.text)))
    return tuple(found)


def every_card(lang: str) -> list[PrintedCard]:
    return [printed(name, lang) for name in standard().set_of]
