"""The parts of a table. A part is a value that says everything that is drawn of it, so a part that is equal to the one
that a browser has is neither drawn nor sent again.

Whatever draws a part is given its value and nothing else. The shell has holes for the parts, and some parts for others.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from mindbug.game.scene import SceneCard
from mindbug.web.html.faces import SHAPES, Faces, Offer, exhibited, slot
from mindbug.web.html.templating import environment, safe

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
                f'aria-label="{safe(self.label)}">{self.slots(lang)}</ul>')

    def slots(self, lang: str) -> str:
        lacks, widest, shape = self.lacks or (0,) * len(self.cards), self.widest(lang), SHAPES[self.shape]
        return "".join([slot(card, offers, shape, lang, lack, self.ring, place == widest)
                        for place, (card, offers, lack) in enumerate(
                            zip(self.cards, self.offers, lacks, strict=True))])

    def widest(self, lang: str) -> int | None:
        """The place of the card that has a line for itself on phones, where a hand lies in two columns: of an odd
        number the one with the most to say."""
        if self.css != "hand" or len(self.cards) % 2 == 0:
            return None
        faces = Faces(lang)
        return max(range(len(self.cards)), key=lambda place: faces.letters(self.cards[place]))


class Shell(NamedTuple):
    """The frame around the parts. The marks that often change are parts of their own."""

    names: tuple[str, str]
    """The names of the opponent's and the reader's side."""
    reader: str
    aside: bool
    """True if the reader has creatures that are set aside."""
    aside_opp: bool
    hands: str | None
    what_if: tuple[str, int] | None


class Post(NamedTuple):
    """A player's life, Mindbugs and energy. Name, picture, piles and whose move it is are other parts, so that posts
    of many tables are alike."""

    who: str
    away: bool
    energy: int | None
    """None: in this game there is no energy."""
    life: int
    mindbugs: int
    hint: bool
    takeback: str | None
    """The text of the button."""


class Holding(NamedTuple):
    """A pile, or a foreign hand."""

    who: str
    size: int
    here: bool = True
    """True if its cards lie here, and not on the stage."""
    known: int = 0
    """The number of those that the reader knows."""


class ShownClock(NamedTuple):
    """A clock."""

    who: str
    running: bool
    starts_in: float
    left: float
    shown: str


class TurnLine(NamedTuple):
    """The line that says whose turn it is, with the clocks."""

    css: str
    whose: str
    number: int
    clocks: tuple[ShownClock, ...]


class Exhibit(NamedTuple):
    """The things that the question is about."""

    trophy: str | None
    stage: Zone | None
    shown: SceneCard | None
    dice: tuple[tuple[str, str], ...]
    """The picture and the name of each face."""

    def html(self, lang: str) -> str:
        """Only one of the first three is there. A template would take several times as long."""
        found = ""
        if self.trophy:
            found = f'<img class="trophy" src="{safe(self.trophy)}" alt="">'
        elif self.stage:
            found = (f'<ul class="zone" id="z-stage" data-zone="stage" aria-label="{safe(self.stage.label)}">'
                     f"{self.stage.slots(lang)}</ul>")
        elif self.shown:
            found = f'<ul class="shown">{exhibited(self.shown, lang)}</ul>'
        dice = "".join([f'<img class="die" src="{safe(picture)}" alt="{safe(name)}">'
                        for picture, name in self.dice])
        return found + (f'<span class="dice">{dice}</span>' if dice else "")


class Button(NamedTuple):
    """An option that no card offers."""

    offer: Offer
    id: str
    card: str | None
    """The card that it is about, to be looked at."""
    place: str | None
    """The id of the card's place."""


class Question(NamedTuple):
    """The question to the reader, with the options that no card offers."""

    why: str | None
    text: str
    thinking: bool
    options: tuple[Button, ...]
    marks: str = ""
    """Classes of `why`, which tell the reason of a hint from others and say that there is little room for it."""
    how: str | None = None
    """The way to answer it, if not by a button beside it."""


class Shelf(NamedTuple):
    """Cards to choose from that lie in no row."""

    trays: tuple[Zone, ...]
    power: Zone | None
    deck: int


Drawing = Callable[[Any, str], str]
"""Draws a value in a language."""


class Part:
    """A named part. It is drawn at most once, for all who look from the same point of view."""

    __slots__ = ("_draw", "_html", "_lang", "name", "value")

    def __init__(self, name: str, value: Any, draw: Drawing | None = None, lang: str = "") -> None:
        """Without `draw` the value is the drawing, because it is so short or so rare."""
        self.name = name
        self.value = value
        """Everything that is drawn of it."""
        self._draw = draw
        self._lang = lang
        self._html: str | None = None

    @property
    def html(self) -> str:
        if self._html is None:
            self._html = self._draw(self.value, self._lang) if self._draw else str(self.value)
        return self._html


def zone(value: Zone | None, lang: str) -> str:
    return value.html(lang) if value else ""


def exhibit(value: Exhibit, lang: str) -> str:
    return value.html(lang)


def rare(template: str, macro: str) -> Drawing:
    """A macro that draws."""
    return lambda value, lang: _drawn(template, macro, value, lang)


def common(template: str, macro: str) -> Drawing:
    """The same for parts that look alike at many tables: what was drawn is kept."""
    return lambda value, lang: _kept(template, macro, value, lang)


@lru_cache(PARTS_KEPT)
def _kept(template: str, macro: str, value: Any, lang: str) -> str:
    return _drawn(template, macro, value, lang)


def _drawn(template: str, macro: str, value: Any, lang: str) -> str:
    return str(getattr(environment(lang).get_template(template).module, macro)(value))


SHELL_PART = common("board.html", "shell")
TURN, QUESTION = (common("stage.html", macro) for macro in ("turn", "question"))
POST, DECK, PILE, HELD = (common("side.html", macro) for macro in ("post", "deck", "pile", "held"))
SHELF = rare("stage.html", "shelf")


def whole(parts: Sequence[Part], log: str) -> str:
    """The whole table."""
    return put_together({LOG: log, **{each.name: each.html for each in parts}})


def put_together(drawn: Mapping[str, str]) -> str:
    """Fills the holes of the shell, and those of the parts that fill them."""

    def filled(name: str) -> str:
        return HOLE.sub(lambda hole: filled(hole[1]), drawn[name])

    return filled(SHELL)
