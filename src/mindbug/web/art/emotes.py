"""The faces that players make at each other: a small Mindbug in six moods, on a 48 x 48 grid."""

from mindbug.web.art.color import INK, WHITE


def _line(d: str, stroke: str = INK, width: float = 2.4) -> str:
    return (f'<path d="{d}" fill="none" stroke="{stroke}" stroke-width="{width:g}" stroke-linecap="round" '
            'stroke-linejoin="round"/>')


def _shape(d: str, fill: str, stroke: str = INK) -> str:
    return f'<path d="{d}" fill="{fill}" stroke="{stroke}" stroke-width="1.6" stroke-linejoin="round"/>'


def _eyes(dx: float = 0, dy: float = 0, r: float = 5) -> str:
    """Two eyes that look somewhere."""
    return "".join(f'<circle cx="{x}" cy="25" r="{r:g}" fill="{WHITE}" stroke="{INK}" stroke-width="1.6"/>'
                   f'<circle cx="{x + dx:g}" cy="{25 + dy:g}" r="2.2" fill="{INK}"/>' for x in (17, 31))


_BODY = (_line("M18 10 14 3M30 10 34 3", width=2.2)
         + _shape("M24 7C35 7 43 14 43 25S35 44 24 44 5 36 5 25 13 7 24 7Z", "#c77dff")
         + _line("M24 8V16M24 11C20 8 15 10 15 14M24 11C28 8 33 10 33 14", "#6a1fb0", 2))
_HAPPY_EYES = _line("M12 26Q17 19 22 26M26 26Q31 19 36 26")
_SMILE = _line("M16 33Q24 40 32 33")

EMOTES: dict[str, str] = {
    "hello": _BODY + _eyes() + _SMILE + _shape("M40 12C44 10 47 13 45 17L41 23 37 19Z", "#ffd166")
        + _line("M44 6 47 3M39 7 39 3", "#ffd166", 2),
    "thanks": _BODY + _HAPPY_EYES + _SMILE + _shape(
        "M38 38C33 34 31 31 33 28.5 34.5 26.5 37 27.5 38 29.5 39 27.5 41.5 26.5 43 28.5 45 31 43 34 38 38Z", "#ff4d6d"),
    "nice": _BODY + _HAPPY_EYES + _shape("M15 31H33Q32 40 24 40T15 31Z", "#7d0f2e") + _shape(
        "M40 30 42 35 47 35.5 43 38.5 44.5 43.5 40 41 35.5 43.5 37 38.5 33 35.5 38 35Z", "#ffd166"),
    "wow": _BODY + _eyes(r=6.2) + _shape("M20 36A4 4.5 0 1 1 28 36 4 4.5 0 1 1 20 36Z", "#7d0f2e")
        + _line("M10 15 15 17M38 15 33 17"),
    "oops": _BODY + _eyes(dy=2) + _line("M17 37Q20 34 23 37T29 37 32 36") + _line("M11 18 20 20M37 18 28 20")
        + _shape("M41 17C44 21 45 23 43 25S38 24 39 21Z", "#7be8ff"),
    "hmm": _BODY + _eyes(dx=2.4, dy=-2.4) + _line("M19 36H30") + _line("M12 19 21 18M27 15 36 18"),
}


def emote_svg(name: str) -> str:
    """A face by its name; KeyError if there is none."""
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48">{EMOTES[name]}</svg>')
