"""The six faces of the Power die. Digits are paths: a picture may not rely on fonts."""

from mindbug.web.art.color import INK
from mindbug.web.art.icons import ICONS

FACES = ("+1", "+2", "+3", "energy", "energy2", "discard")
_DIGITS = {
    "1": "M54 34 68 24V76M54 76H82",
    "2": "M52 36Q54 24 67 24 82 24 82 38 82 48 68 58L52 76H84",
    "3": "M53 27Q60 23 68 24 82 25 81 37 80 48 66 48 84 49 83 63 81 76 66 76 57 76 51 71",
}
_TINT = {
    "+1": "#ff8a3c",
    "+2": "#ff5a4d",
    "+3": "#e0245e",
    "energy": "#35d36b",
    "energy2": "#1fa552",
    "discard": "#7a5cff"}


def die_svg(face: str) -> str:
    """A die face: one of `FACES`."""
    if face not in _TINT:
        raise KeyError(f"there is no die face {face!r}; there are {', '.join(FACES)}")
    tint, uid = _TINT[face], "d" + face.replace("+", "p")
    if face[0] == "+":
        d = "M18 50H42M30 38V62" + _DIGITS[face[1]]
        line = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
        mark = (f'<g transform="translate(3.5 6) scale(.88)"><path d="{d}" {line} stroke="{INK}" '
                f'stroke-width="17"/><path d="{d}" {line} stroke="{tint}" stroke-width="10"/><path d="{d}" {line} '
                'stroke="#fff" stroke-width="2.5" opacity=".45" transform="translate(-1.5 -2)"/></g>')
    elif face == "energy":
        mark = _icon("energy", 21, 20, 2.45)
    elif face == "energy2":
        mark = _icon("energy", 9, 12, 1.75) + _icon("energy", 49, 44, 1.75)
    else:
        mark = _icon("discard", 18, 20, 2.5)
    return ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" '
            f'height="100"><defs><linearGradient id="{uid}" x1="0" y1="0" x2="1" y2="1"><stop '
            'stop-color="#fff"/><stop offset=".6" stop-color="#f1ecff"/><stop offset="1" '
            'stop-color="#cfc4ee"/></linearGradient></defs><rect x="4" y="4" width="92" height="92" rx="20" '
            f'fill="{tint}" stroke="{INK}" stroke-width="5"/><rect x="11" y="11" width="78" height="78" rx="15" '
            f'fill="url(#{uid})"/><path d="M22 19H60" stroke="#fff" stroke-width="5" '
            f'stroke-linecap="round"/>{mark}</svg>')


def _icon(name: str, x: float, y: float, scale: float) -> str:
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{ICONS[name]}</g>'
