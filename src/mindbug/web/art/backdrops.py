"""The place behind and in front of a creature."""

from dataclasses import dataclass
from itertools import pairwise
from math import cos, pi, sin
from random import Random

from mindbug.web.art.color import oklch
from mindbug.web.art.pen import W


@dataclass(frozen=True, slots=True)
class Backdrop:
    """The scenery behind a creature."""

    hue: int
    top: float  # lightness of the sky
    bottom: float
    hills: str = "soft"  # soft, sharp, city or none
    extras: tuple[str, ...] = ()
    ground: str = "grass"  # grass, dunes, moon, street, waves or clouds
    chroma: float = 0.11


SCENES = {
    "night": Backdrop(280, 0.30, 0.58, "soft", ("stars", "moon")),
    "reef": Backdrop(225, 0.42, 0.82, "none", ("bubbles", "weeds")),
    "swamp": Backdrop(150, 0.38, 0.78, "soft", ("leaves",)),
    "desert": Backdrop(60, 0.66, 0.90, "soft", ("sun",), "dunes"),
    "jungle": Backdrop(145, 0.40, 0.82, "sharp", ("leaves",)),
    "tundra": Backdrop(235, 0.60, 0.93, "sharp", ("snow",), "dunes"),
    "volcano": Backdrop(28, 0.34, 0.72, "sharp", ("embers",), "dunes"),
    "space": Backdrop(285, 0.20, 0.46, "none", ("stars", "planet"), "moon", 0.10),
    "nebula": Backdrop(330, 0.26, 0.62, "none", ("stars", "comet"), "moon", 0.13),
    "station": Backdrop(215, 0.26, 0.60, "none", ("stars", "panels"), "street", 0.09),
    "city": Backdrop(230, 0.64, 0.93, "city", ("clouds",), "street", 0.09),
    "neon": Backdrop(305, 0.24, 0.60, "city", ("stars",), "street", 0.13),
    "dusk": Backdrop(35, 0.52, 0.88, "city", (), "street", 0.13),
    "orchard": Backdrop(230, 0.72, 0.94, "soft", ("clouds", "trees"), "grass", 0.08),
    "castle": Backdrop(300, 0.52, 0.88, "none", ("towers", "clouds"), "grass", 0.10),
    "meadow": Backdrop(120, 0.66, 0.93, "soft", ("sun", "clouds"), "grass", 0.11),
    "kitchen": Backdrop(85, 0.74, 0.95, "none", ("tiles",), "dunes", 0.08),
    "graveyard": Backdrop(190, 0.30, 0.62, "soft", ("moon", "stones"), "grass", 0.07),
    "cave": Backdrop(265, 0.26, 0.52, "none", ("crystals",), "dunes", 0.09),
    "arena": Backdrop(20, 0.42, 0.80, "none", ("lights",), "dunes", 0.13),
    "dawn": Backdrop(345, 0.60, 0.93, "soft", ("sun", "clouds"), "grass", 0.12),
    "abyss": Backdrop(250, 0.16, 0.42, "sharp", ("bubbles", "weeds"), "dunes", 0.10),
    "surf": Backdrop(215, 0.66, 0.94, "none", ("sun", "clouds"), "waves", 0.10),
    "blossom": Backdrop(225, 0.70, 0.95, "soft", ("peak", "petals"), "grass", 0.08),
    "workshop": Backdrop(195, 0.34, 0.72, "none", ("gears",), "dunes", 0.06),
    "ruins": Backdrop(170, 0.44, 0.86, "soft", ("sun", "columns"), "dunes", 0.08),
    "spirit": Backdrop(185, 0.24, 0.58, "soft", ("stars", "wisps"), "grass", 0.10),
    "heaven": Backdrop(75, 0.72, 0.95, "none", ("sun", "clouds"), "clouds", 0.10),
    "gala": Backdrop(325, 0.34, 0.68, "none", ("curtain", "confetti"), "dunes", 0.12),
    "fair": Backdrop(205, 0.66, 0.94, "soft", ("bunting", "confetti"), "grass", 0.09),
    "pantry": Backdrop(50, 0.46, 0.82, "none", ("shelves",), "dunes", 0.09),
    "storm": Backdrop(270, 0.34, 0.72, "soft", ("thunderheads", "rain"), "dunes", 0.09),
}


def backdrop(name: str, rng: Random, uid: str) -> str:
    s = SCENES[name]
    top, bottom = oklch(s.top, s.chroma, s.hue), oklch(s.bottom, s.chroma + 0.01, s.hue + 25)
    glow = oklch(min(0.97, s.bottom + 0.22), 0.08, s.hue + 60)
    rays = []
    for i in range(10):  # rays and a halo separate figure and ground
        a = i * pi / 5 + rng.random() * 0.3
        rays.append(f"M120 92L{120 + 300 * cos(a - .1):.0f} {92 + 300 * sin(a - .1):.0f} "
            f"{120 + 300 * cos(a + .1):.0f} {92 + 300 * sin(a + .1):.0f}Z")
    out = [f'<defs><linearGradient id="{uid}-s" x1="0" y1="0" x2="0" y2="1"><stop stop-color="{top}"/><stop '
        f'offset="1" stop-color="{bottom}"/></linearGradient><radialGradient id="{uid}-g"><stop stop-color="{glow}" '
        f'stop-opacity=".95"/><stop offset=".55" stop-color="{glow}" stop-opacity=".35"/><stop offset="1" '
        f'stop-color="{glow}" stop-opacity="0"/></radialGradient></defs><rect y="-60" width="{W}" height="300" '
        f'fill="url(#{uid}-s)"/>']
    extras = {kind: draw(s, rng) for kind, draw in _EXTRAS.items() if kind in s.extras}
    out += [extras[k] for k in ("stars", "sun", "moon", "planet", "comet", "clouds", "tiles", "lights", "peak",
        "gears", "thunderheads") if k in extras]
    out.append(f'<path d="{"".join(rays)}" fill="#fff" opacity=".09"/><circle cx="120" cy="92" r="128" '
        f'fill="url(#{uid}-g)"/>')
    out.append(_hills(s, rng))
    out += [extras[k] for k in extras if k in ("bubbles", "weeds", "leaves", "snow", "embers", "panels", "trees",
        "towers", "stones", "crystals", "petals", "rain", "columns", "wisps", "curtain", "bunting", "confetti",
        "shelves")]
    return "".join(out)


def _hills(s: Backdrop, rng: Random) -> str:
    far, mid = oklch((s.top + s.bottom) / 2, 0.09, s.hue + 14), oklch(s.top * 0.92 + 0.06, 0.09, s.hue + 8)
    if s.hills == "none":
        return ""
    if s.hills == "city":
        return _skyline(far, 78, 60, rng, "") + _skyline(mid, 108, 46, rng, oklch(0.93, 0.1, 90))
    out = []
    for colour, y0, amp, n in ((far, 112, 26, 5), (mid, 134, 20, 7)):
        pts = [(x * W / n, y0 - rng.random() * amp) for x in range(n + 1)]
        d = f"M0 240L0 {pts[0][1]:.0f}"
        for a, b in pairwise(pts):
            middle = (a[0] + b[0]) / 2
            d += (f"Q{middle:.0f} {a[1] - amp * .6:.0f} {b[0]:.0f} {b[1]:.0f}" if s.hills == "soft"
                  else f"L{middle:.0f} {min(a[1], b[1]) - amp:.0f} {b[0]:.0f} {b[1]:.0f}")
        out.append(f'<path d="{d}L{W} 240Z" fill="{colour}" opacity=".85"/>')
    return "".join(out)


def _skyline(colour: str, y: int, amp: int, rng: Random, light: str) -> str:
    d, lit, x = "M0 240", [], 0
    while x < W:
        w, top = rng.randint(20, 36), y - rng.randint(0, amp)
        d += f"L{x} {top}H{x + w}"
        lit += [f"M{wx} {wy}h4v5h-4Z" for wy in range(top + 8, 150, 13) for wx in range(x + 5, x + w - 6, 9)
            if rng.random() < 0.34]
        x += w
    windows = f'<path d="{"".join(lit[:26])}" fill="{light}" opacity=".8"/>' if light else ""
    return f'<path d="{d}V240Z" fill="{colour}" opacity=".9"/>{windows}'


def _circles(rng: Random, n: int, y0: int, y1: int, small: float, large: float, style: str) -> str:
    """Dots of three sizes; each size is one path of very short round strokes."""
    out = []
    for k in range(3):
        d = "".join(f"M{rng.random() * W:.0f} {y0 + rng.random() * (y1 - y0):.0f}h.1" for _ in range(n // 3))
        out.append(f'<path d="{d}" stroke-width="{small + (large - small) * k / 2:.1f}" opacity="{1 - .25 * k:g}"/>')
    return f'<g fill="none" stroke-linecap="round" {style}>{"".join(out)}</g>'


def _stars(s: Backdrop, rng: Random) -> str:
    return _circles(rng, 54, -40, 120, 1.4, 3.6, 'stroke="#fff"')


def _snow(s: Backdrop, rng: Random) -> str:
    return _circles(rng, 33, -40, 190, 2.4, 5.5, 'stroke="#fff"')


def _embers(s: Backdrop, rng: Random) -> str:
    return _circles(rng, 27, -40, 150, 2, 5, 'stroke="#ffd166"')


def _moon(s: Backdrop, rng: Random) -> str:
    return '<path d="M196-18a17 17 0 1 0 13 28a21 21 0 0 1-13-28Z" fill="#fff6d8"/>'


def _sun(s: Backdrop, rng: Random) -> str:
    return ('<circle cx="196" cy="10" r="34" fill="#fff" opacity=".25"/><circle cx="196" cy="10" r="20" fill="#fff3'
            'c4" opacity=".9"/>')


def _planet(s: Backdrop, rng: Random) -> str:
    h = rng.randrange(360)
    a, b = oklch(0.62, 0.13, h), oklch(0.48, 0.12, h + 15)
    return (f'<circle cx="38" cy="16" r="24" fill="{a}"/><path d="M58 2a24 24 0 0 1-40 27q26 4 40-27Z" '
            f'fill="{b}"/><path d="M6 24Q40 22 70 2" fill="none" stroke="{oklch(0.85, 0.09, h + 60)}" '
            f'stroke-width="4" stroke-linecap="round"/><circle cx="212" cy="52" r="9" fill="{b}"/>')


def _comet(s: Backdrop, rng: Random) -> str:
    return ('<path d="M204-4L130-26L198 6Z" fill="#fff" opacity=".5"/><circle cx="204" cy="2" r="8" fill="#fff3'
            'c4"/><circle cx="30" cy="44" r="14" fill="#fff" opacity=".18"/><circle cx="44" cy="20" r="26" '
            'fill="#fff" opacity=".10"/>')


def _clouds(s: Backdrop, rng: Random) -> str:
    one = "q-2-14 14-13q5-13 20-7q15-5 19 8q13 1 10 12Z"
    return (f'<path d="M{rng.randint(8, 26)} {rng.randint(4, 18)}{one}M{rng.randint(150, 168)} '
            f'{rng.randint(24, 44)}{one}" fill="#fff" opacity=".7"/>')


def _bubbles(s: Backdrop, rng: Random) -> str:
    out = ("".join(
           f'<circle cx="{rng.random() * W:.0f}" cy="{rng.random() * 195 - 38:.0f}" r="{2 + rng.random() * 6:.1f}"/>'
           for _ in range(18)))
    return f'<g fill="#fff" fill-opacity=".12" stroke="#fff" stroke-opacity=".55" stroke-width="1.2">{out}</g>'


def _weeds(s: Backdrop, rng: Random) -> str:
    d = ""
    for x in (14, 34, 206, 226):
        h = 70 + rng.random() * 80
        d += (f"M{x} 180C{x - 12} {180 - h * .4:.0f} {x + 14} {180 - h * .7:.0f} {x + 2} {180 - h:.0f}C{x + 22} "
              f"{180 - h * .6:.0f} {x} {180 - h * .3:.0f} {x + 12} 180Z")
    return f'<path d="{d}" fill="{oklch(s.top * 0.92 + 0.06, 0.09, s.hue - 40)}"/>'


def _leaves(s: Backdrop, rng: Random) -> str:
    parts: list[list[str]] = [[], []]
    for x, d in ((-6, 1), (W + 6, -1)):
        for j in range(5):
            parts[j % 2].append(
                f"M{x} {-34 + j * 44 + rng.random() * 12:.0f}q{d * 34}-20 {d * 62} 6q{d * -30} 16 {d * -62}-6Z")
    return ("".join(f'<path d="{"".join(p)}" fill="{oklch(s.top + 0.1 * j, 0.11, s.hue - 8)}"/>' for j,
            p in enumerate(parts)))


def _panels(s: Backdrop, rng: Random) -> str:
    c = oklch(0.36, 0.06, s.hue)
    return (f'<path d="M0-60H24L40-20V140L24 180H0ZM240-60H216L200-20V140L216 180H240Z" fill="{c}"/>'
            f'<path d="M30-20V140M210-20V140" stroke="{oklch(0.8, 0.12, s.hue)}" stroke-width="3" opacity=".7"/>')


def _trees(s: Backdrop, rng: Random) -> str:
    out = []
    for x in (18, 52, 190, 224):
        y, r = 116 + rng.random() * 14, 18 + rng.random() * 6
        out.append(f'<path d="M{x - 3} {y:.0f}h6V160h-6Z" fill="#8a5a33"/><circle cx="{x}" cy="{y - 8:.0f}" '
            f'r="{r:.0f}" fill="#4faf55"/><path d="M{x - 7} {y - 12:.0f}h.1M{x + 6} {y - 4:.0f}h.1M{x + 3} '
            f'{y - 18:.0f}h.1" stroke="#ff6b5e" stroke-width="5" stroke-linecap="round"/>')
    return "".join(out)


def _towers(s: Backdrop, rng: Random) -> str:
    c, d = oklch(0.62, 0.06, s.hue), oklch(0.50, 0.13, s.hue - 40)
    walls = "".join(f"M{x} 176V{y}h6v-7h7v7h7v-7h7v7h6V176Z" for x, y in ((8, 60), (44, 92), (164, 92), (200, 54)))
    return (f'<path d="{walls}M0 176V116H240V176Z" fill="{c}"/><path d="M24 14v36M217 8v38" stroke="{c}" '
            f'stroke-width="3"/><path d="M25 14l22 7-22 8ZM218 8l20 7-20 8Z" fill="{d}"/>')


def _tiles(s: Backdrop, rng: Random) -> str:
    d = "".join(f"M0 {y}H240" for y in range(-20, 170, 32)) + "".join(f"M{x}-60V176" for x in range(24, 240, 32))
    return f'<path d="{d}" stroke="#fff" stroke-width="3" opacity=".5"/>'


def _stones(s: Backdrop, rng: Random) -> str:
    c = oklch(0.42, 0.04, s.hue)
    return ('<path d="M14 170V116q0-16 15-16t15 16V170ZM52 172V138h9v-10h7v10h9V172ZM196 170V122q0-14 13-14t13 14'
            f'V170Z" fill="{c}"/>')


def _crystals(s: Backdrop, rng: Random) -> str:
    c, d = oklch(0.62, 0.12, s.hue - 70), oklch(0.36, 0.07, s.hue)
    return (f'<path d="M-4-60H244V-10L226 20 210-14 184 8 160-20H80L58 6 32-14 12 26-4-6Z" fill="{d}"/><path d="M10 '
            '176L4 130 16 104 28 132 26 176ZM30 176L38 146 48 176ZM212 176L210 124 222 98 234 128V176ZM196 176L200 '
            f'150 210 176Z" fill="{c}" opacity=".85"/>')


def _lights(s: Backdrop, rng: Random) -> str:
    return ('<path d="M20-24L70 180H120L40-24ZM220-24L170 180H120L200-24Z" fill="#fff" opacity=".16"/><path d="M0 150'
            'Q120 120 240 150V180H0Z" fill="#000" opacity=".18"/><path d="M0 140Q120 112 240 140" stroke="#fff" '
            'stroke-width="3" fill="none" opacity=".6"/>')


def _peak(s: Backdrop, rng: Random) -> str:
    c = oklch(s.top - 0.12, 0.09, s.hue + 40)
    return (f'<path d="M-70 172Q16 120 40 14L54 6 68 14Q92 120 178 172Z" fill="{c}"/><path d="M28 50L40 14 54 6 68 '
            '14 80 50 66 40 57 58 46 40 37 56Z" fill="#fff"/>')


def _petals(s: Backdrop, rng: Random) -> str:
    d = "".join(f"M{rng.randint(8, 228)} {rng.randint(-20, 168)}q5-7 {rng.randint(8, 11)} 0-5 5-10 0Z"
        for _ in range(22))
    return f'<path d="{d}" fill="#ff8fb3" opacity=".85"/>'


def _gears(s: Backdrop, rng: Random) -> str:
    c = oklch(s.top + 0.20, 0.07, s.hue + 20)
    return (f'<g fill="none" stroke="{c}"><circle cx="34" cy="34" r="36" stroke-width="14"/><circle cx="34" cy="34" '
            'r="46" stroke-width="12" stroke-dasharray="12 12"/><circle cx="212" cy="92" r="28" '
            'stroke-width="12"/><circle cx="212" cy="92" r="37" stroke-width="10" stroke-dasharray="9 10.4"/></g>')


def _thunderheads(s: Backdrop, rng: Random) -> str:
    c = oklch(s.top - 0.08, 0.07, s.hue)
    return (f'<path d="M-4-60H244V20Q226 34 210 20Q190 36 172 14Q150 26 136 6Q118 18 100 4Q84 26 64 12Q46 34 28 '
            f'20Q12 32-4 18Z" fill="{c}"/><path d="M196 22L176 66H190L178 104L212 56H197L210 24Z" fill="#fff3a0" '
            'opacity=".75"/>')


def _rain(s: Backdrop, rng: Random) -> str:
    d = "".join(f"M{rng.randint(0, 240)} {rng.randint(20, 160)}l-4 12" for _ in range(34))
    return f'<path d="{d}" stroke="#cfe4ff" stroke-width="2" stroke-linecap="round" opacity=".6"/>'


def _columns(s: Backdrop, rng: Random) -> str:
    """Broken columns of an old temple, one of them fallen short."""
    c, d = oklch(0.80, 0.07, 85), oklch(0.66, 0.08, 75)
    shafts = "".join(f"M{x} 178V{y}h22V178Z" for x, y in ((8, 40), (40, 84), (178, 70), (210, 24)))
    return (f'<path d="{shafts}M4 40V28H34V40ZM206 24V12H236V24ZM174 70l4-9 8 5 7-9 11 13Z" fill="{c}"/><path '
            f'd="M16 42V178M23 42V178M48 88V178M55 88V178M186 74V178M193 74V178M218 26V178M225 26V178" stroke="{d}" '
            'stroke-width="3"/>')


def _wisps(s: Backdrop, rng: Random) -> str:
    """Little souls that drift about."""
    out = "".join(f"M{x} {y}q-9-2-9-12t9-20q-2 9 5 14t5 12-10 6Z" for x, y in ((26, rng.randint(30, 70)),
        (54, rng.randint(108, 140)), (210, rng.randint(60, 100)), (186, rng.randint(0, 24))))
    return f'<path d="{out}" fill="#c8fff2" opacity=".75"/>'


def _curtain(s: Backdrop, rng: Random) -> str:
    c, d = oklch(0.46, 0.17, 18), oklch(0.36, 0.14, 18)
    side = "M0-60H52Q40 60 16 100Q34 130 30 178H0Z"
    folds = "M18-30Q16 60 6 96M36-30Q30 50 14 92M10 116Q16 150 14 178"
    return "".join(f'<g{turn}><path d="{side}" fill="{c}"/><path d="{folds}" fill="none" stroke="{d}" '
        'stroke-width="5"/></g>' for turn in ("", ' transform="matrix(-1 0 0 1 240 0)"'))


def _bunting(s: Backdrop, rng: Random) -> str:
    out = '<path d="M-4-8Q120 44 244-8" fill="none" stroke="#fff" stroke-width="3"/>'
    for i, x in enumerate(range(14, 230, 30)):
        y = 17 - ((x + 9 - 120) / 24) ** 2
        out += f'<path d="M{x} {y:.0f}h18l-9 20Z" fill="{oklch(0.68, 0.17, i * 67 + 20)}"/>'
    return out


def _confetti(s: Backdrop, rng: Random) -> str:
    out = []
    for hue in (95, 200, 350, 145):
        d = "".join(f"M{rng.randint(4, 234)} {rng.randint(-20, 160)}l{rng.randint(-5, 5)} {rng.randint(3, 7)}"
            for _ in range(9))
        out.append(f'<path d="{d}" stroke="{oklch(0.82, 0.15, hue)}"/>')
    return f'<g stroke-width="4" stroke-linecap="round">{"".join(out)}</g>'


def _shelves(s: Backdrop, rng: Random) -> str:
    """Jars of preserves on two boards."""
    out, wood = "", oklch(0.40, 0.07, s.hue)
    for y in (46, 122):
        for x in (10, 44, 176, 208):
            out += (f'<path d="M{x} {y - 30}h24v30h-24Z" fill="{oklch(0.66, 0.13, rng.randrange(360))}"/>'
                    f'<path d="M{x} {y - 37}h24v8h-24Z" fill="{oklch(0.86, 0.06, 85)}"/>')
        out += f'<path d="M0 {y}H240v8H0Z" fill="{wood}"/>'
    return f'<g opacity=".8">{out}</g>'


_EXTRAS = {
    "stars": _stars,
    "snow": _snow,
    "embers": _embers,
    "moon": _moon,
    "sun": _sun,
    "planet": _planet,
    "comet": _comet,
    "clouds": _clouds,
    "bubbles": _bubbles,
    "weeds": _weeds,
    "leaves": _leaves,
    "panels": _panels,
    "trees": _trees,
    "towers": _towers,
    "tiles": _tiles,
    "stones": _stones,
    "crystals": _crystals,
    "lights": _lights,
    "peak": _peak,
    "petals": _petals,
    "gears": _gears,
    "thunderheads": _thunderheads,
    "rain": _rain,
    "columns": _columns,
    "wisps": _wisps,
    "curtain": _curtain,
    "bunting": _bunting,
    "confetti": _confetti,
    "shelves": _shelves}


def foreground(name: str, rng: Random) -> str:
    s = SCENES[name]
    near = oklch(max(0.12, s.top - 0.18), 0.07, s.hue)
    if s.ground == "dunes":
        return (f'<path d="M0 240V176Q60 166 120 177T240 174V240Z" fill="{oklch(s.bottom - 0.14, 0.09, s.hue)}"/>'
                f'<path d="M0 240V206Q70 194 150 208T240 202V240Z" fill="{oklch(s.bottom - 0.24, 0.09, s.hue)}"/>')
    if s.ground == "moon":
        c = oklch(s.bottom + 0.06, 0.06, s.hue + 10)
        return (f'<path d="M0 240V184Q120 160 240 184V240Z" fill="{c}"/><path d="M20 186q16-6 30 0-14 6-30 0ZM176 184'
                f'q20-7 38 0-18 7-38 0ZM96 186q14-5 26 0-12 5-26 0Z" fill="{oklch(s.bottom - 0.10, 0.06, s.hue)}"/>')
    if s.ground == "street":
        return (f'<path d="M0 174H240V240H0Z" fill="{oklch(max(0.24, s.top - 0.16), 0.05, s.hue)}"/><path d="M0 174'
                f'H240" stroke="{oklch(s.bottom, 0.07, s.hue)}" stroke-width="3"/><path d="M10 188h34M76 188h34M142 '
                '188h34M208 188h34" stroke="#ffe9a8" stroke-width="4" opacity=".8"/>')
    if s.ground == "clouds":
        return ('<path d="M0 240V176Q14 160 32 172Q50 158 68 174Q86 164 104 176Q124 166 142 176Q160 160 178 174Q198 '
                '160 212 172Q230 162 240 174V240Z" fill="#fff"/><path d="M0 240V194Q22 180 44 194T92 192 142 194 190 '
                '192 240 194V240Z" fill="#ffe9c4"/>')
    if s.ground == "waves":
        return ('<path d="M0 240V178Q15 168 30 178T60 178 90 178 120 178 150 178 180 178 210 178 240 178V240Z" '
                'fill="#2f8fce"/><path d="M0 240V192Q20 182 40 192T80 192 120 192 160 192 200 192 240 192V240Z" '
                'fill="#1f6fae"/>')
    blades = ("".join(f"M{x} 182q{rng.randint(-8, 8)}-{8 + rng.random() * 14:.0f} "
              f"{rng.randint(-3, 9)}-{14 + rng.random() * 14:.0f}q2 12 6 30Z" for x in range(-4, 244, 10) if abs(
              x - 120) > 44 or rng.random() < 0.3))
    if s.top > 0.5:  # by day the grass is green
        return (f'<path d="{blades}M0 178H240V240H0Z" fill="#58a84a"/><path d="M0 240V208Q60 196 130 210T240 204'
                'V240Z" fill="#3f8a40"/>')
    return (f'<path d="{blades}M0 178H240V240H0Z" fill="{oklch(max(0.16, s.top - 0.10), 0.08, s.hue)}"/><path d="M0 '
            f'240V208Q60 196 130 210T240 204V240Z" fill="{near}"/>')
