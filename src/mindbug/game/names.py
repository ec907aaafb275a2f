"""Names for numbers of the engine that stand in decisions, events, views and positions."""

from functools import lru_cache
from typing import Final

from mindbug.engine import codes
from mindbug.engine.book import Book
from mindbug.engine.state import State
from mindbug.engine.tables import KEYWORD_BITS, TRIGGER_NUMBERS

FACES: Final = {
    codes.GROW_1: "+1", codes.GROW_2: "+2", codes.GROW_3: "+3", codes.ENERGY_1: "energy", codes.ENERGY_2: "energy2",
    codes.FACE_DISCARD: "discard",
}
OUTCOMES: Final = {
    codes.BY_LIFE: "life", codes.BY_NO_ACTION: "no_action", codes.BY_EFFECT: "effect",
    codes.BY_TURN_LIMIT: "turn_limit",
}
"""The reasons why a game is over."""
TRIGGERS: Final = {
    **{number: trigger.value for trigger, number in TRIGGER_NUMBERS.items()}, codes.ON_MOMENT: "moment",
}
"""The names of triggers; "moment" where no trigger word is printed."""


@lru_cache(16)
def creature_names(book: Book) -> list[str]:
    """The English name of every design."""
    return [card.name for card in book.creatures]


@lru_cache(16)
def power_names(book: Book) -> list[str]:
    """The English name of every Power card."""
    return [card.name for card in book.power_cards]


def card_name(s: State, card: int) -> str | None:
    """The English name of what a slot or a place in the Power deck holds; None where no card is meant."""
    return None if card == codes.NO_CARD else name_of(s, card)


def name_of(s: State, card: int) -> str:
    """The English name of what a slot or a place in the Power deck holds."""
    deal = s.deal
    if card >= codes.POWER_CARD:
        return deal.book.power_cards[deal.power_deck[card - codes.POWER_CARD]].name
    return creature_names(deal.book)[deal.designs[card]]


def keyword_names(bits: int) -> list[str]:
    return list(_KEYWORD_NAMES[bits])


_KEYWORD_NAMES: Final = [tuple(keyword.name for keyword, value in KEYWORD_BITS.items() if bits & value)
                         for bits in range(1 << len(KEYWORD_BITS))]
