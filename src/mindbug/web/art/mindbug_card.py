"""The Mindbug itself, and the back of every card."""

from math import cos, pi, sin

from mindbug.web.art.color import INK
from mindbug.web.art.pen import MIRROR, VIEW_BOX

_LINE = f'stroke="{INK}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"'


def _both(right: str) -> str:
    return f'{right}<g transform="{MIRROR}">{right}</g>'


def _tube(d: str, colour: str, width: float) -> str:
    return (f'<path d="{d}" fill="none" stroke-width="{width + 8:g}"/><path d="{d}" fill="none" stroke="{colour}" '
            f'stroke-width="{width:g}"/>')


def bug(uid: str) -> str:
    """The psychic bug, centred at (120, 90): brain, hypnotic eyes, six legs, glowing antennae."""
    legs = _both(_tube(
        "M160 118C190 104 206 112 214 134M162 130C188 128 198 142 200 160M150 142C168 148 174 158 172 174", "#8a3fd1",
        8))
    antennae = _both(_tube("M138 36C142 8 158-4 178-4", "#b05ef0", 5)
        + f'<circle cx="184" cy="-4" r="20" fill="url(#{uid}-o)" stroke="none"/><circle cx="184" cy="-4" r="9" '
        'fill="#7bf6ff"/><circle cx="181" cy="-7" r="3" fill="#fff" stroke="none"/>')
    wings = _both('<path d="M150 84C176 34 224 30 226 66C226 96 182 112 154 108Z" fill="#d9f7ff" '
        'fill-opacity=".8"/><path d="M160 88Q188 58 214 58M164 98Q192 82 218 76" fill="none" stroke="#8ad4ea" '
        'stroke-width="2.5"/>')
    shell = ('<path d="M120 26C156 26 184 52 184 92C184 134 158 164 120 164C82 164 56 134 56 92C56 52 84 26 120 26Z" '
             f'fill="url(#{uid}-b)"/>')
    brain = ('<path d="M120 28C96 18 66 32 64 58C50 68 52 90 68 94C76 104 100 102 120 92C140 102 164 104 172 94C188 '
             f'90 190 68 176 58C174 32 144 18 120 28Z" fill="url(#{uid}-n)"/>'
             + '<g fill="none" stroke="#c22a86" stroke-width="4.5"><path d="M120 30V90"/>'
             + _both('<path d="M132 34C150 30 160 42 154 52M134 48Q146 50 144 62T158 76M168 54Q158 60 164 70M128 66'
                 'Q136 70 132 82M174 78Q164 78 160 88"/>')
             + "</g>" '<path d="M74 54Q80 38 98 34M66 72q1-5 4-7" fill="none" stroke="#fff" stroke-width="5" '
                 'opacity=".8"/>')
    eyes = "".join(_eye(x) for x in (92, 148))
    mouth = ('<path d="M104 138Q120 152 136 138" fill="none" stroke-width="4.5"/><path d="M110 143l3 8 5-6ZM130 143'
             'l-3 8-5-6Z" fill="#fff" stroke-width="2.5"/><ellipse cx="76" cy="136" rx="9" ry="5" fill="#ff7bd0" '
             'stroke="none" opacity=".6"/><ellipse cx="164" cy="136" rx="9" ry="5" fill="#ff7bd0" stroke="none" '
             'opacity=".6"/>')
    return f"<g {_LINE}>{wings}{legs}{antennae}{shell}{brain}{mouth}{eyes}</g>"


def _eye(x: int) -> str:
    """A hypnotic eye: rings around a small bright pupil."""
    return (f'<circle cx="{x}" cy="112" r="25" fill="#fff"/><circle cx="{x}" cy="113" r="18" fill="#7bf6ff" '
            f'stroke="none"/><circle cx="{x}" cy="113" r="18" fill="none" stroke="#5b2bd6" stroke-width="3"/><circle '
            f'cx="{x}" cy="113" r="11.5" fill="none" stroke="#5b2bd6" stroke-width="4"/><circle cx="{x}" cy="113" '
            f'r="6" fill="{INK}" stroke="none"/><circle cx="{x - 7}" cy="103" r="5.5" fill="#fff" '
            f'stroke="none"/><circle cx="{x + 7}" cy="121" r="2.5" fill="#fff" stroke="none"/>')


def _defs(uid: str) -> str:
    def stops(*pairs: tuple[str, str]) -> str:
        return "".join(f'<stop offset="{o}" stop-color="{c}"/>' for o, c in pairs)
    night = stops(("0", "#ff9df0"), (".32", "#a13de0"), (".7", "#3f1a96"), ("1", "#170b45"))
    return (f'<radialGradient id="{uid}-b" cx=".4" cy=".55" '
            f'r=".7">{stops(("0", "#d79bff"), (".55", "#9b4bea"), ("1", "#5a1fb0"))}</radialGradient><radialGradient '
            f'id="{uid}-n" cx=".4" cy=".3" '
            f'r=".8">{stops(("0", "#ffd0ec"), (".5", "#ff8ccb"), ("1", "#d64aa0"))}</radialGradient><radialGradient '
            f'id="{uid}-o">{stops(("0", "#d6feff"))}<stop offset="1" stop-color="#7bf6ff" '
            f'stop-opacity="0"/></radialGradient><radialGradient id="{uid}-s" cx=".5" cy=".5" '
            f'r=".75">{night}</radialGradient>')


def _rays(x: float, y: float, n: int, length: float, width: float) -> str:
    return ("".join(f"M{x:g} {y:g}L{x + length * cos(a - width):.0f} {y + length * sin(a - width):.0f} "
            f"{x + length * cos(a + width):.0f} {y + length * sin(a + width):.0f}Z" for a in (i * 2 * pi / n
            for i in range(n))))


def _waves(x: float, y: float, radii: tuple[int, ...], colour: str) -> str:
    """Rings of thought: circles with a wavy edge."""
    out = []
    for k, r in enumerate(radii):
        pts = [(x + (r + (3 if i % 2 else -3)) * cos(i * pi / 18), y + (r + (3 if i % 2 else -3)) * sin(i * pi / 18))
            for i in range(36)]
        d = (f"M{pts[0][0]:.0f} {pts[0][1]:.0f}"
             + "".join(f"Q{pts[i][0]:.0f} {pts[i][1]:.0f} {(pts[i][0] + pts[(i + 1) % 36][0]) / 2:.0f} "
                 f"{(pts[i][1] + pts[(i + 1) % 36][1]) / 2:.0f}" for i in range(1, 36)) + "Z")
        out.append(f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{3.5 - k * .6:g}" '
            f'opacity="{.75 - k * .18:g}"/>')
    return "".join(out)


def mindbug_svg() -> str:
    """The picture of a Mindbug card."""
    u = "mb"
    spark = "q1.5 9 10 10-8.5 1-10 10-1.5-9-10-10 8.5-1 10-10Z"
    sparks = "".join(f"M{x} {y}{spark}" for x, y in ((30, 8), (214, 40), (22, 92), (54, 168), (196, 176), (120, -18)))
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{VIEW_BOX}" width="456" '
            f'height="444"><defs>{_defs(u)}</defs><rect y="-60" width="240" height="300" fill="url(#{u}-s)"/><path '
            f'd="{_rays(120, 90, 16, 260, .09)}" fill="#fff" '
            f'opacity=".13"/>{_waves(120, 90, (84, 106, 128), "#ffb8f5")}<ellipse cx="120" cy="182" rx="74" ry="8" '
            f'fill="#0d0630" opacity=".6"/>{bug(u)}<path d="{sparks}" fill="#fff3c4"/></svg>')


def bug_svg() -> str:
    """The Mindbug by itself, on nothing."""
    u = "bg"
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -28 248 210" width="496" '
            f'height="420"><defs>{_defs(u)}</defs>{bug(u)}</svg>')


def back_svg() -> str:
    """The back of a card, 5:7."""
    u = "cb"
    corner = ('<path d="M26 26H74M26 26V74M38 38H62M38 38V62" fill="none" stroke="#c77dff" stroke-width="3" '
              'stroke-linecap="round" opacity=".8"/><circle cx="50" cy="50" r="4.5" fill="#7bf6ff"/>')
    corners = ("".join(f'<g transform="translate({x} {y}) scale({sx} {sy})">{corner}</g>' for x, y, sx, sy in ((0, 0,
               1, 1), (250, 0, -1, 1), (0, 350, 1, -1), (250, 350, -1, -1))))
    dots = "".join(f"M{x} {y}h.1" for y in range(34, 330, 22) for x in range(34 + (y // 22 % 2) * 11, 226, 22))
    return ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350" width="250" '
            f'height="350"><defs>{_defs(u)}<radialGradient id="{u}-k" cx=".5" cy=".5" r=".7"><stop stop-color="#7'
            'a3fe0"/><stop offset=".5" stop-color="#4419a8"/><stop offset="1" stop-color="#1d0b5'
            f'c"/></radialGradient><clipPath id="{u}-c"><rect x="8" y="8" width="234" height="334" '
            f'rx="11"/></clipPath></defs><rect width="250" height="350" rx="16" fill="{INK}"/><rect x="8" y="8" '
            f'width="234" height="334" rx="11" fill="url(#{u}-k)"/><path d="{dots}" stroke="#fff" stroke-width="3" '
            f'stroke-linecap="round" opacity=".10"/><g clip-path="url(#{u}-c)"><path '
            f'd="{_rays(125, 175, 20, 220, .07)}" fill="#fff" opacity=".08"/></g><rect x="8" y="8" width="234" '
            'height="334" rx="11" fill="none" stroke="#c77dff" stroke-width="3"/><rect x="17" y="17" width="216" '
            'height="316" rx="7" fill="none" stroke="#8e58ee" '
            f'stroke-width="2"/>{corners}{_waves(125, 175, (92, 104, 116), "#ff9df0")}<circle cx="125" cy="175" '
            'r="80" fill="#2a0f78" stroke="#c77dff" stroke-width="4"/><g transform="translate(41 114) '
            f'scale(.7)">{bug(u)}</g></svg>')
