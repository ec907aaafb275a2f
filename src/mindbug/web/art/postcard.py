"""A position as one picture to share, in the size that link previews want: two sides with their creatures and figures.

Texts come ready from the caller; nothing is drawn but what the caller may show to everybody.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from mindbug.web.art import creature_svg, mindbug_svg
from mindbug.web.art.color import INK, oklch
from mindbug.web.art.recipes import LOOKS

WIDTH, HEIGHT = 1200, 630
ROW, MIDDLE = 232, 118
CARD, LARGEST_GAP = (132, 172), 16
EDGE, POST = 28, 200
FONT = "Lilita One"
HEART = "M0 7C-9 0-7-9-1.500-8 0-7.500 0-6 0-6 0-6 0-7.500 1.500-8 7-9 9 0 0 7Z"
SIDES = (("#5a1c5c", "#ff7ab8"), ("#123f66", "#5ef0e0"))
"""The colours of the ground and of the name: the upper side, the lower side."""


@dataclass(frozen=True)
class Drawn:
    """A creature in play."""

    card: str
    """The English name."""
    title: str
    power: int
    exhausted: bool = False


@dataclass(frozen=True)
class PaintedSide:
    """One player's side on a postcard."""

    name: str
    life: int
    mindbugs: int
    creatures: Sequence[Drawn]


def postcard_svg(top: PaintedSide, bottom: PaintedSide, headline: str, note: str) -> str:
    """Draws the position: `headline` stands between the sides, `note` below it."""
    ground = "".join(f'<rect y="{y}" width="{WIDTH}" height="{height}" fill="{fill}"/>' for y, height, fill in (
        (0, ROW + MIDDLE // 2, SIDES[0][0]), (ROW + MIDDLE // 2, HEIGHT, SIDES[1][0])))
    stage = (f'<rect x="16" y="{ROW + 16}" width="{WIDTH - 32}" height="{MIDDLE + 14}" rx="24" fill="{INK}"/>'
             + _inside(mindbug_svg(), 40, ROW + 26, 110, 110)
             + _text(headline, 176, ROW + 76, _fit(headline, 40, 960), "#ffffff")
             + _text(note, 176, ROW + 116, _fit(note, 24, 960), "#ffd166"))
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">'
            f"{ground}{_side(top, 14, 0)}{stage}{_side(bottom, ROW + MIDDLE + 44, 1)}</svg>")


def _side(side: PaintedSide, y: int, place: int) -> str:
    colour = SIDES[place][1]
    hearts = "".join(f'<path transform="translate({EDGE + 14 + 30 * n} {y + 92}) scale(1.5)" d="{HEART}" '
                     f'fill="#ff5c7a"/>' for n in range(min(side.life, 6)))
    bugs = "".join(f'<circle cx="{EDGE + 14 + 30 * n}" cy="{y + 132}" r="11" fill="#c77dff" stroke="{INK}" '
                   f'stroke-width="3"/>' for n in range(side.mindbugs))
    figures = _text(str(side.life), EDGE + 14 + 30 * min(side.life, 6), y + 101, 24, "#ffffff")
    return _text(side.name, EDGE, y + 50, _fit(side.name, 34, POST), colour) + hearts + figures + bugs + _row(
        side.creatures, y + 20)


def _row(creatures: Sequence[Drawn], y: int) -> str:
    width, _ = CARD
    room = WIDTH - POST - 3 * EDGE
    step = min(width + LARGEST_GAP, (room - width) / max(1, len(creatures) - 1))
    left = POST + 2 * EDGE + (room - width - step * (len(creatures) - 1)) / 2
    return "".join(_card(each, left + step * n, y) for n, each in enumerate(creatures))


def _card(card: Drawn, x: float, y: int) -> str:
    width, height = CARD
    hue = LOOKS[card.card].hue if card.card in LOOKS else 300
    return (f'<g transform="translate({x:.1f} {y})" opacity="{0.72 if card.exhausted else 1}">'
            f'<rect width="{width}" height="{height}" rx="14" fill="{oklch(0.62, 0.16, hue)}" stroke="{INK}" '
            f'stroke-width="4"/>{_inside(creature_svg(card.card), 7, 7, width - 14, 118)}'
            f'{_name(card.title, width, height)}'
            f'<circle cx="12" cy="12" r="22" fill="#d81e4f" stroke="{INK}" stroke-width="4"/>'
            f'{_text(str(card.power), 12, 22, 27, "#ffffff", anchor="middle")}</g>')


def _name(title: str, width: int, height: int) -> str:
    """The name on one line or two."""
    words = title.split()
    lines = [title]
    if len(words) > 1 and len(title) > 12:
        cut = min(range(1, len(words)), key=lambda n: abs(len(" ".join(words[:n])) - len(title) / 2))
        lines = [" ".join(words[:cut]), " ".join(words[cut:])]
    size = min(_fit(line, 18, width - 10) for line in lines)
    first = height - (14 if len(lines) == 1 else 24)
    return "".join(_text(line, width / 2, first + 18 * n, size, "#ffffff", anchor="middle")
                   for n, line in enumerate(lines))


def _fit(text: str, size: float, width: float) -> float:
    """The largest size up to `size` in which the text is not wider than that."""
    return round(min(size, width / max(1.0, 0.54 * len(text))), 1)


def _text(text: str, x: float, y: float, size: float, colour: str, anchor: str = "start") -> str:
    return (f'<text x="{x:g}" y="{y:g}" font-family="{FONT}" font-size="{size:g}" fill="{colour}" '
            f'text-anchor="{anchor}">{escape(text)}</text>')


def _inside(svg: str, x: float, y: float, width: float, height: float) -> str:
    """A picture inside another one; it is cut at its edges."""
    head = re.sub(r' (?:width|height)="[^"]*"', "", svg[:svg.index(">")], count=2)
    return f'{head} x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" preserveAspectRatio="xMidYMid slice"' + (
        svg[svg.index(">"):])
