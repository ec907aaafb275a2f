"""Cards as they are printed, for the pages outside a game."""

import re
from dataclasses import dataclass
from functools import cache

from mindbug.game.catalogue import standard
from mindbug.text import card_name, card_text
from mindbug.text.lookup import triggers_of
from mindbug.words import Creature, Keyword, Trigger

AFTER_A_NUMBER = re.compile(r"(?<=\d) (?=\w)")


@dataclass(frozen=True)
class PrintedCard:
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


def every_card(lang: str) -> list[PrintedCard]:
    return [printed(name, lang) for name in standard().set_of]
