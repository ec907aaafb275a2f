"""The canvas a creature is drawn on: its measures, its colours and the few strokes that every part is made of.

The picture is W wide and mirrored at x = 120. The ground is at about y = 168. Ink colour, width and round joins are
set once on the group around the creature, so `shape` and `ball` need only a fill; `flat` and `dot` have no outline.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

from mindbug.web.art.bodies import Body
from mindbug.web.art.color import Palette

W = 240
VIEW_BOX = "6 -24 228 222"
MIRROR = f"matrix(-1 0 0 1 {W} 0)"


@dataclass(slots=True)
class Canvas:
    """Everything a part may look at, and the pens it draws with."""

    uid: str
    pal: Palette
    body: Body
    rng: Random
    ids: int = 0

    @property
    def x(self) -> int:
        """The right edge of the body, where arms begin."""
        return 120 + self.body.half

    @property
    def e(self) -> int:
        """The right edge of the head, where ears and horns begin."""
        return 120 + self.body.head

    @property
    def t(self) -> int:
        return self.body.top

    @property
    def y(self) -> int:
        """Height of the eyes."""
        return self.body.eyes

    @property
    def m(self) -> int:
        """Height of the mouth."""
        return self.body.mouth

    @property
    def right_hand(self) -> tuple[int, int]:
        """The place where the right hand holds something."""
        return min(self.x + 18, 208), self.body.arm + 12

    def new_id(self) -> str:
        self.ids += 1
        return f"{self.uid}-{self.ids}"

    def shape(self, d: str, fill: str, more: str = "") -> str:
        return f'<path d="{d}" fill="{fill}"{more}/>'

    def thin(self, d: str, fill: str) -> str:
        """A small outlined shape."""
        return f'<path d="{d}" fill="{fill}" stroke-width="3"/>'

    def flat(self, d: str, fill: str, opacity: float = 1) -> str:
        return f'<path d="{d}" fill="{fill}" stroke="none"{_alpha(opacity)}/>'

    def line(self, d: str, colour: str = "", width: float = 3, opacity: float = 1) -> str:
        stroke = f' stroke="{colour}"' if colour else ""
        return f'<path d="{d}" fill="none"{stroke} stroke-width="{width:g}"{_alpha(opacity)}/>'

    def tube(self, d: str, colour: str, width: float = 9) -> str:
        """A limb: a thick line with an outline."""
        return self.line(d, "", width + 8) + self.line(d, colour, width)

    def ball(self, x: float, y: float, rx: float, ry: float, fill: str, more: str = "") -> str:
        return f'<ellipse cx="{x:g}" cy="{y:g}" rx="{rx:g}" ry="{ry:g}" fill="{fill}"{more}/>'

    def dot(self, x: float, y: float, rx: float, ry: float, fill: str, opacity: float = 1) -> str:
        return self.ball(x, y, rx, ry, fill, ' stroke="none"' + _alpha(opacity))

    def both(self, right: str) -> str:
        """A right-hand part and its mirror image."""
        if len(right) < 100:
            return f'{right}<g transform="{MIRROR}">{right}</g>'
        name = self.new_id()
        return f'<g id="{name}">{right}</g><use href="#{name}" transform="{MIRROR}"/>'

    def turn(self, svg: str, degrees: float, x: float, y: float) -> str:
        return f'<g transform="rotate({degrees:g} {x:g} {y:g})">{svg}</g>'

    def hand(self, x: float, y: float) -> str:
        return self.ball(x, y, 10, 9, self.pal.base)

    def around(self, svg: str, angles: Iterable[float], x: float, y: float) -> str:
        """The same piece once for each angle, turned about a point."""
        name = self.new_id()
        first, *others = angles
        return self.turn(f'<g id="{name}">{svg}</g>', first, x, y) + "".join(
            f'<use href="#{name}" transform="rotate({angle:g} {x:g} {y:g})"/>' for angle in others)

    def place(self, svg: str, x: float, y: float, scale: float = 1) -> str:
        return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{svg}</g>'


def _alpha(opacity: float) -> str:
    return "" if opacity == 1 else f' opacity="{opacity:g}"'
