"""Plain pictures for notebooks: a card, a hand and the whole table as SVG, without any other file.

They show names and numbers; the painted creatures belong to the page. Names are English, as in views and labels.
"""

from collections.abc import Sequence
from html import escape

from mindbug.game.scene import Scene, SceneCard, SceneSide

WIDTH, HEIGHT, GAP = 118, 76, 8
LINE = 16
INK, PAPER, BACK, TABLE, LIT = "#1d2330", "#fffdf6", "#5b6b8c", "#e9eef5", "#e0902f"
LONGEST = 19
"""The number of letters of a name that fit."""


class Picture(str):
    """An SVG. Notebooks show it; as a text it can be written to a file."""

    def _repr_svg_(self) -> str:
        return str(self)


def picture(drawn: Scene | SceneSide | SceneCard | Sequence[SceneCard]) -> Picture:
    """Draws a scene, one of its sides, a card of it, or several cards such as a hand.

    >>> import mindbug
    >>> mindbug.picture(mindbug.Game(seed=7).scene("p1"))[:4]
    '<svg'
    """
    if isinstance(drawn, Scene):
        return Picture(table_svg(drawn))
    if isinstance(drawn, SceneSide):
        return Picture(_document(_side(drawn, 0, hand_first=False)[0], _width(drawn), 2 * (LINE + HEIGHT + GAP)))
    cards = [drawn] if isinstance(drawn, SceneCard) else drawn
    if not all(isinstance(card, SceneCard) for card in cards):
        raise TypeError("picture draws what game.scene(seat) gives: the scene, a side, a card, or a list of cards")
    return Picture(_document(_row(cards, 0), max(1, len(cards)) * (WIDTH + GAP) - GAP, HEIGHT))


def table_svg(scene: Scene) -> str:
    """The other side above, the reader's below, and what is going on between them."""
    above, first = _side(scene.opp, 0, hand_first=True)
    said = _text(_caption(scene), 0, first + LINE, bold=True)
    middle = _row(scene.stage, first + 2 * LINE) if scene.stage else ""
    start = first + 2 * LINE + (HEIGHT + GAP if scene.stage else 0)
    below, second = _side(scene.me, start, hand_first=False)
    width = max(_width(scene.opp), _width(scene.me), 5 * (WIDTH + GAP))
    return _document(above + said + middle + below, width, start + second)


def _caption(scene: Scene) -> str:
    turn = f"turn {scene.turn_number}, of {scene.turn}"
    if scene.decision is None:
        return f"{turn}; over: {scene.winner or 'draw'} ({scene.outcome})" if scene.outcome else turn
    source = f" ({scene.decision.source})" if scene.decision.source else ""
    return f"{turn}; {scene.decision.player} decides: {scene.decision.kind}{source}"


def _width(side: SceneSide) -> int:
    return max(len(side.hand), len(side.play), 3) * (WIDTH + GAP)


def _side(side: SceneSide, y: int, *, hand_first: bool) -> tuple[str, int]:
    """The drawing, and how high it is."""
    numbers = (f"{side.seat}: {side.life} life, {side.mindbugs} Mindbugs, {side.energy} energy, {side.draw} to draw; "
               f"discarded: {', '.join(card.name or '?' for card in side.discard) or 'nothing'}")
    rows = (side.hand, side.play) if hand_first else (side.play, side.hand)
    drawn = _text(numbers, 0, y + LINE)
    for number, cards in enumerate(rows):
        drawn += _row(cards, y + 2 * LINE + number * (HEIGHT + GAP))
    return drawn, 2 * LINE + 2 * (HEIGHT + GAP)


def _row(cards: Sequence[SceneCard], y: int) -> str:
    return "".join(_card(card, place * (WIDTH + GAP), y) for place, card in enumerate(cards))


def _card(card: SceneCard, x: int, y: int) -> str:
    hidden = card.name is None
    edge = LIT if card.asking or card.attacking or card.options else INK
    frame = (f'<rect x="{x + 1}" y="{y + 1}" width="{WIDTH - 2}" height="{HEIGHT - 2}" rx="7" '
             f'fill="{BACK if hidden else PAPER}" stroke="{edge}" stroke-width="{3 if edge == LIT else 1}"'
             f'{" opacity=" + chr(34) + ".65" + chr(34) if card.exhausted else ""}/>')
    if card.name is None:
        return frame
    name = card.name if len(card.name) <= LONGEST else f"{card.name[:LONGEST - 1]}…"
    marks = [*(["exhausted"] if card.exhausted else []), *([f"{card.octonite} octonite"] if card.octonite else []),
             *([f"{len(card.boost)} boost"] if card.boost else [])]
    return (frame + _text(name, x + 6, y + 18, bold=True)
            + _text(("cost " if card.for_sale else "") + str(card.power), x + 6, y + 36, bold=True)
            + _text(" ".join(card.keywords), x + 6, y + 52, small=True)
            + _text(", ".join(marks), x + 6, y + 67, small=True))


def _text(text: str, x: int, y: int, *, bold: bool = False, small: bool = False) -> str:
    weight = ' font-weight="600"' if bold else ""
    return f'<text x="{x}" y="{y}" font-size="{9 if small else 11}" fill="{INK}"{weight}>{escape(text)}</text>'


def _document(drawn: str, width: int, height: int) -> str:
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
            f'font-family="system-ui, sans-serif"><rect width="100%" height="100%" fill="{TABLE}"/>{drawn}</svg>')
