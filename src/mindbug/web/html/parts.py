"""The parts of a table. A part is a value that says everything that is drawn of it, so a part that is equal to the one
that a browser has is neither drawn nor sent again.

Whatever draws a part is given its value and nothing else. The shell has holes for the parts, and some parts for others.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from markupsafe import Markup, escape

from mindbug.game.scene import SceneCard
from mindbug.web.html.faces import Offer, exhibited, slot
from mindbug.web.html.templating import environment

HOLE = re.compile("<!--([a-z-]+)-->")
"""A hole for a part; `static/parts.js` knows it, too. Names of people cannot make one, because they are escaped."""
SHELL, LOG = "shell", "log"
PARTS_KEPT = 4096  # of about 1 KB


class Zone(NamedTuple):
    """Cards that lie together."""

    id: str
    label: str
    cards: tuple[SceneCard, ...]
    offers: tuple[tuple[Offer, ...], ...]
    shape: str
    ring: str
    """The kind of ring around cards that are chosen by their twins; empty where there are none."""
    css: str = ""
    lacks: tuple[int, ...] = ()
    """The energy that is missing to buy each of the cards; empty where nothing is for sale."""

    def html(self, lang: str) -> str:
        """The zone and its cards. A template would take several times as long."""
        return (f'<ul class="zone {self.css}" id="z-{self.id}" data-zone="{self.id}" data-n="{len(self.cards)}" '
                f'aria-label="{escape(self.label)}">{self.slots(lang)}</ul>')

    def slots(self, lang: str) -> Markup:
        lacks = self.lacks or (0,) * len(self.cards)
        return Markup("".join([slot(card, offers, self.shape, lang, lack, self.ring)
                               for card, offers, lack in zip(self.cards, self.offers, lacks, strict=True)]))


class Shell(NamedTuple):
    """What is around the parts."""

    marks: str
    tone: str
    stage_marks: str
    names: tuple[str, str]
    """What the sides of the opponent and the reader are called."""
    reader: str
    aside: bool
    """Whether the reader has creatures that are set aside."""
    aside_opp: bool
    hands: str | None
    what_if: tuple[str, int] | None


class Post(NamedTuple):
    """What a player has. Name, picture and piles are other parts, so that posts of many tables are alike."""

    who: str
    active: bool
    away: bool
    energy: int | None
    """None: in this game there is no energy."""
    life: int
    mindbugs: int
    hint: bool
    takeback: str | None
    """What the button says."""


class Store(NamedTuple):
    """A pile, or a foreign hand."""

    who: str
    size: int
    here: bool = True
    """Whether its cards lie here, and not on the stage."""
    known: int = 0
    """How many of them the reader knows."""


class Time(NamedTuple):
    """A clock."""

    who: str
    running: bool
    starts_in: float
    left: float
    shown: str


class Turn(NamedTuple):
    """Whose turn it is."""

    css: str
    whose: str
    number: int
    clocks: tuple[Time, ...]


class Exhibit(NamedTuple):
    """What the question is about."""

    trophy: str | None
    stage: Zone | None
    shown: SceneCard | None
    dice: tuple[tuple[str, str], ...]
    """The picture and the name of each face."""

    def exhibited(self, lang: str) -> Markup:
        assert self.shown is not None
        return exhibited(self.shown, lang)


class Button(NamedTuple):
    """An option that no card offers."""

    offer: Offer
    id: str
    card: str | None
    """The card that it is about, to be looked at."""
    place: str | None
    """The id of the card's place."""


class Question(NamedTuple):
    why: str | None
    text: str
    thinking: bool
    options: tuple[Button, ...]


class Shelf(NamedTuple):
    """Cards to choose from that lie in no row."""

    trays: tuple[Zone, ...]
    power: Zone | None
    deck: int


class Part(NamedTuple):
    name: str
    value: object
    """Everything that is drawn of it."""
    draw: Callable[[], str]


def ready(name: str, html: str) -> Part:
    """A part that is drawn already, because it is so short or so rare."""
    return Part(name, html, lambda: html)


def zone(name: str, value: Zone | None, lang: str) -> Part:
    return Part(name, value, lambda: value.html(lang) if value else "")


def part(name: str, template: str, macro: str, value: Any, lang: str) -> Part:
    """A part that a macro draws."""
    return Part(name, value, lambda: _drawn(template, macro, value, lang))


def common(name: str, template: str, macro: str, value: Any, lang: str) -> Part:
    """The same of a part that looks alike at many tables: what was drawn is kept."""
    return Part(name, value, lambda: _kept(template, macro, value, lang))


@lru_cache(PARTS_KEPT)
def _kept(template: str, macro: str, value: Any, lang: str) -> str:
    return _drawn(template, macro, value, lang)


def _drawn(template: str, macro: str, value: Any, lang: str) -> str:
    return str(getattr(environment(lang).get_template(template).module, macro)(value))


def whole(parts: Sequence[Part], log: str) -> str:
    """The whole table."""
    return put_together({LOG: log, **{each.name: each.draw() for each in parts}})


def put_together(drawn: Mapping[str, str]) -> str:
    """Fills the holes of the shell, and those of the parts that fill them."""

    def filled(name: str) -> str:
        return HOLE.sub(lambda hole: filled(hole[1]), drawn[name])

    return filled(SHELL)
