"""A card as plain data, the same for programs that are bots and for programs that use the API."""

from typing import TypedDict

from mindbug.game.catalogue import Catalogue
from mindbug.text import card_name, card_text, typewritten
from mindbug.words import Creature, PowerCard


class CreatureData(TypedDict):
    """A creature as plain data, with its text in one language."""

    name: str
    """The English name, which labels and views use."""
    title: str
    """The name in the language that was asked for."""
    set: str
    copies: int
    power: int
    keywords: list[str]
    octonite: int
    dice: int
    text: list[str]
    stages: list[str]
    """The names of the stages that it evolves into."""


class PowerCardData(TypedDict):
    """A Power card as plain data, with its text in one language."""

    name: str
    title: str
    set: str
    cost: int
    text: list[str]


def creature_data(card: Creature, copies: int, catalogue: Catalogue, lang: str = "en") -> CreatureData:
    return {"name": card.name, "title": card_name(card.name, lang), "set": catalogue.set_of[card.name],
            "copies": copies, "power": card.power, "keywords": [keyword.value for keyword in card.keywords],
            "octonite": card.octonite, "dice": card.dice, "text": _text(card, lang),
            "stages": [stage.name for stage in card.stages]}


def power_card_data(card: PowerCard, catalogue: Catalogue, lang: str = "en") -> PowerCardData:
    return {"name": card.name, "title": card_name(card.name, lang), "set": catalogue.set_of[card.name],
            "cost": card.cost, "text": _text(card, lang)}


def _text(card: Creature | PowerCard, lang: str) -> list[str]:
    return [typewritten(line) for line in card_text(card, lang)]
