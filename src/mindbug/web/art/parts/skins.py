"""Patterns that cover the body. Everything here is clipped to the body's outline."""

from math import cos, sin

from mindbug.web.art.pen import Canvas, W
from mindbug.web.art.registry import part


def _dots(c: Canvas, n: int, small: float, large: float, fill: str, opacity: float, low: float = 0.75) -> str:
    """Mirrored random dots that leave the face free."""
    out, b, placed = [], c.body, 0
    for _ in range(n * 5):
        x, y = 6 + c.rng.random() * (b.half + 4), b.top + 8 + c.rng.random() * (b.bottom - b.top) * low
        if x < 38 and abs(y - (b.eyes + b.mouth) / 2) < 26:
            continue
        r = small + c.rng.random() * (large - small)
        out.append(f'<circle cx="{120 + x:.0f}" cy="{y:.0f}" r="{r:.1f}"/><circle cx="{120 - x:.0f}" cy="{y:.0f}" '
                   f'r="{r:.1f}"/>')
        placed += 1
        if placed == n:
            break
    return f'<g fill="{fill}" stroke="none" opacity="{opacity}">{"".join(out)}</g>'


def _grid(c: Canvas, d: str, dx: int, dy: int, skew: int = 0) -> str:
    """One small path repeated in shifted rows over the whole body."""
    b, out = c.body, []
    wide = b.half + 16
    for row, y in enumerate(range(b.top + 4, b.bottom, dy)):
        start = 120 - wide + (skew if row % 2 else 0)
        out += [f"M{x} {y}{d}" for x in range(start, 120 + wide, dx)]
    return "".join(out)


@part("skin")
def belly(c: Canvas) -> str:
    b = c.body
    return c.dot(120, b.bottom, b.half * 0.62, (b.bottom - b.mouth) * 0.85, c.pal.light, 0.92)


@part("skin")
def bib(c: Canvas) -> str:
    """A white front, as of a penguin."""
    b = c.body
    return c.flat(f"M{120 - b.half} {b.bottom}C{130 - b.half} {b.mouth - 8} {110 + b.half} {b.mouth - 8} "
                  f"{120 + b.half} {b.bottom}Z", "#f6f9ff")


@part("skin")
def face_mask(c: Canvas) -> str:
    """A light face, heart-shaped."""
    y = c.y
    return c.flat(f"M120 {y - 20}C134 {y - 36} 168 {y - 26} 162 {y + 6}C158 {y + 32} 138 {y + 46} 120 {y + 46}"
                  f"C102 {y + 46} 82 {y + 32} 78 {y + 6}C72 {y - 26} 106 {y - 36} 120 {y - 20}Z", c.pal.light, 0.95)


@part("skin")
def spots(c: Canvas) -> str:
    return _dots(c, 9, 4, 10, c.pal.shade, 0.75)


@part("skin")
def warts(c: Canvas) -> str:
    return _dots(c, 8, 3, 7, c.pal.light, 0.8)


@part("skin")
def accent_spots(c: Canvas) -> str:
    return _dots(c, 8, 4, 9, c.pal.acc, 0.85)


@part("skin")
def pores(c: Canvas) -> str:
    """Citrus peel."""
    return _dots(c, 20, 0.9, 2, c.pal.shade, 0.7, 0.95)


@part("skin")
def freckles(c: Canvas) -> str:
    return _dots(c, 14, 1.2, 2.6, c.pal.deep, 0.55, 0.95)


@part("skin")
def patches(c: Canvas) -> str:
    """Giraffe: irregular tiles."""
    d = _grid(c, "l11-4 8 7-4 9-12 3-7-8Z", 25, 22, 12)
    return c.flat(d, c.pal.deep, 0.75)


@part("skin")
def stripes(c: Canvas) -> str:
    t, r, left = c.t, c.x + 8, 232 - c.x
    d = "".join(f"M{r} {y}q-26 2-34 14 14-2 34 0ZM{left} {y}q26 2 34 14-14-2-34 0Z" for y in range(t + 40, t + 100, 21))
    d += f"M112 {t}h16l-8 30ZM98 {t - 2}h11l-5 26ZM131 {t - 2}h11l-6 26Z"
    return c.flat(d, c.pal.deep, 0.85)


@part("skin")
def scales(c: Canvas) -> str:
    return c.line(_grid(c, "a9 9 0 0 0 18 0", 18, 14, 9), c.pal.shade, 2.6, 0.7)


@part("skin")
def bands(c: Canvas) -> str:
    """Bee."""
    t = c.m + 7
    d = "".join(f"M20 {y}Q120 {y + 20} 220 {y}v11Q120 {y + 31} 20 {y + 11}Z" for y in range(t, t + 60, 23))
    return c.flat(d, c.pal.ink, 0.9)


@part("skin")
def chevrons(c: Canvas) -> str:
    b = c.body.bottom
    d = "".join(f"M{120 + k * 19 + (r % 2) * 9 - 7} {b - 54 + r * 15}l7 7 7-7" for r in range(4) for k in range(-2, 3))
    return c.dot(120, b - 6, c.body.half * 0.7, 52, c.pal.light) + c.line(d, c.pal.shade, 3.4)


@part("skin")
def fluff(c: Canvas) -> str:
    out = []
    for r in range(5):
        for k in range(-4, 5):
            x = 120 + k * 15 + (r % 2) * 7 + c.rng.random() * 4
            out.append(f"M{x - 6:.0f} {c.t + 18 + r * 24 + c.rng.random() * 6:.0f}q6 9 11-2")
    return c.line("".join(out), c.pal.light, 3, 0.85)


@part("skin")
def seeds(c: Canvas) -> str:
    """Strawberry."""
    return c.flat(_grid(c, "q4 5 0 9-4-4 0-9Z", 22, 18, 11), "#ffe08a", 0.95)


@part("skin")
def drupes(c: Canvas) -> str:
    """Raspberry: little balls, each with its light."""
    b, out = c.body, []
    for row, y in enumerate(range(b.top + 4, b.bottom + 8, 15)):
        for x in range(120 - b.half - 8 + (9 if row % 2 else 0), 132 + b.half, 18):
            out.append(f"M{x - 10} {y}a10 9 0 1 1 20 0a10 9 0 1 1-20 0")
    d = "".join(out)
    return (f'<path d="{d}" fill="{c.pal.base}" stroke="{c.pal.shade}" stroke-width="2.6"/>'
            + c.flat(_grid(c, "q2-4 6-4-2 4-6 4Z", 18, 15, 9), "#fff", 0.5))


@part("skin")
def kernels(c: Canvas) -> str:
    """Corn."""
    b = c.body
    d = ("".join(f"M{120 + k * 16 - 7} {y}h11q3 0 3 3v6q0 3-3 3h-9q-3 0-3-3v-6q0-3 1-3" for y in range(b.top,
         b.bottom - 24, 14) for k in range(-2, 3)))
    return f'<path d="{d}" fill="{c.pal.light}" stroke="{c.pal.shade}" stroke-width="2"/>'


@part("skin")
def diamonds(c: Canvas) -> str:
    """Pineapple."""
    b = c.body
    d = "".join(f"M{x} {b.top - 20}L{x + 150} {b.bottom + 10}M{240 - x} {b.top - 20}L{90 - x} {b.bottom + 10}"
                for x in range(-44, 200, 27))
    return c.line(d, c.pal.shade, 3.4, 0.85) + c.flat(_grid(c, "l3 4-3 4-3-4Z", 27, 24, 13), c.pal.deep, 0.6)


@part("skin")
def melon(c: Canvas) -> str:
    """Watermelon rind: wavy dark stripes from pole to pole."""
    b, out = c.body, []
    for k in (-0.95, -0.5, 0, 0.5, 0.95):
        x, w = k * b.half, 9 - abs(k) * 3
        m = (b.top + b.bottom) // 2
        out.append(f"M120 {b.top - 4}Q{120 + x * 1.5:.0f} {b.top + 20} {120 + x - w:.0f} {m - 18}l-5 14 6 14-6 14"
            f"Q{120 + x:.0f} {b.bottom - 10} 120 {b.bottom + 6}Q{120 + x + w * 2:.0f} {b.bottom - 10} "
            f"{120 + x + w:.0f} {m + 24}l5-14-6-14 6-14Q{120 + x * 1.5 + w * 2:.0f} {b.top + 20} 120 {b.top - 4}Z")
    return c.flat("".join(out), c.pal.deep, 0.85)


@part("skin")
def net(c: Canvas) -> str:
    """Honey melon: a fine corky net over lobes."""
    b = c.body
    d = "".join(f"M{120 + k} {b.top}Q{120 + k * 2.2:.0f} {(b.top + b.bottom) // 2} {120 + k} {b.bottom}" for k in
                (-44, -26, -9, 9, 26, 44))
    return c.line(d, c.pal.shade, 4, 0.6) + c.line(_grid(c, "l8 6 7-5M4 9l6 4", 21, 15, 10), c.pal.light, 1.8, 0.9)


@part("skin")
def lobes(c: Canvas) -> str:
    """Pumpkin, pepper, tomato: folds that run from the stem down."""
    b, m = c.body, (c.body.top + c.body.bottom) // 2
    d = "".join(f"M{120 + s * 8} {b.top}Q{120 + s * k} {m} {120 + s * 12} {b.bottom}" for s in (-1, 1)
                for k in (b.half // 2, b.half + 14))
    return c.line(d, c.pal.shade, 4, 0.75)


@part("skin")
def rings(c: Canvas) -> str:
    """Carrot: short cross lines."""
    d = "".join(f"M{120 + s * (c.body.half + 6 - i * 7)} {y}q{-s * 12} 5{' ' if s < 0 else ''}{-s * (22 - i * 3)} 2"
                for s in (-1, 1) for i, y in enumerate(range(c.t + 22, c.body.bottom - 10, 22)))
    return c.line(d, c.pal.shade, 3.4, 0.85)


@part("skin")
def fibres(c: Canvas) -> str:
    """Coconut."""
    out = []
    for _ in range(46):
        x, y = 60 + c.rng.random() * 120, c.t + c.rng.random() * 120
        out.append(f"M{x:.0f} {y:.0f}q{(x - 120) / 12:.0f} 7 {(x - 120) / 7:.0f} 15")
    return c.line("".join(out[:23]), c.pal.light, 2.4, 0.6) + c.line("".join(out[23:]), c.pal.deep, 2.4, 0.7)


@part("skin")
def grapes(c: Canvas) -> str:
    """Big balls: the body is a cluster."""
    b, balls, lights = c.body, "", ""
    for row, y in enumerate(range(b.top + 8, b.bottom + 14, 21)):
        for x in range(120 - 78 + (13 if row % 2 else 0), 200, 26):
            balls += f"M{x - 15} {y}a15 14 0 1 1 30 0a15 14 0 1 1-30 0"
            lights += f"M{x - 6} {y - 5}h2"
    return (f'<path d="{balls}" fill="{c.pal.base}" stroke="{c.pal.deep}" stroke-width="3"/>'
            + c.line(lights, "#fff", 6, 0.55))


@part("skin")
def bracts(c: Canvas) -> str:
    """Artichoke: overlapping pointed leaves, the lower ones in front."""
    b, out = c.body, []
    for row, y in enumerate(range(b.top + 16, b.bottom + 40, 27)):
        d = "".join(f"M{x - 21} {y + 6}Q{x - 21} {y - 24} {x} {y - 36}Q{x + 21} {y - 24} {x + 21} {y + 6}Z"
                    for x in range(120 - 80 + (20 if row % 2 else 0), 206, 40))
        tips = "".join(f"M{x - 9} {y - 27}L{x} {y - 36}L{x + 9} {y - 27}Q{x} {y - 20} {x - 9} {y - 27}Z"
                       for x in range(120 - 80 + (20 if row % 2 else 0), 206, 40))
        out.append(f'<path d="{d}" fill="{c.pal.base}" stroke="{c.pal.shade}" stroke-width="3"/>' + c.flat(tips,
            c.pal.acc, 0.7))
    return "".join(out)


@part("skin")
def veins(c: Canvas) -> str:
    """Cabbage leaf veins."""
    b = c.body
    d = "".join(f"M{120 + s * 8} {b.bottom}Q{120 + s * (b.half - 8)} {b.mouth} {120 + s * (b.half - 10)} {b.top + 24}"
                f"M{120 + s * (b.half - 12)} {b.eyes}l{s * 16}-12M{120 + s * (b.half - 14)} {b.mouth}l{s * 20}-10"
                f"M{120 + s * 30} {b.bottom - 16}l{s * 22}-2" for s in (-1, 1))
    return (c.line(d, c.pal.light, 4, 0.95)
            + c.line(f"M96 {b.top - 2}Q100 {b.top + 30} 120 {b.top + 34}T146 {b.top}", c.pal.shade, 3.4, 0.9))


@part("skin")
def fractal(c: Canvas) -> str:
    """Romanesco: rows of pointed buds that grow towards the bottom."""
    b, out, y = c.body, [], float(b_top := c.t + 10)
    row = 0
    while y < b.bottom + 10:
        s = 5 + (y - b_top) / 13
        k = -7
        while k <= 7:
            x = 120 + (k + (row % 2) / 2) * s * 1.7
            if abs(x - 120) < b.half + 14:
                out.append(f"M{x - s:.0f} {y:.0f}Q{x - s * .7:.0f} {y - s:.0f} {x:.0f} {y - s * 1.5:.0f}"
                           f"Q{x + s * .7:.0f} {y - s:.0f} {x + s:.0f} {y:.0f}Z")
            k += 1
        y += s * 1.25
        row += 1
    return (f'<path d="{"".join(out)}" fill="{c.pal.light}" fill-opacity=".55" stroke="{c.pal.shade}" '
            'stroke-width="2.2"/>')


@part("skin")
def bandages(c: Canvas) -> str:
    """Mummy."""
    b = c.body
    d = "".join(f"M30 {y + (i % 3) * 5 - 4}Q120 {y + 12 - (i % 2) * 16} 210 {y + (i % 2) * 6}"
                for i, y in enumerate(range(b.top + 2, b.bottom, 13)))
    return c.flat(f"M0 {b.top - 9}H{W}V{c.y - 20}H0ZM0 {c.m + 12}H{W}V{b.bottom + 4}H0Z", "#f3ead2", 0.95) + c.line(
        d, "#b9a57c", 2.6, 0.8)


@part("skin")
def plates(c: Canvas) -> str:
    """Armour with rivets."""
    b = c.body
    m = c.m + 12
    d = f"M{120 - b.half - 9} {m}Q120 {m + 14} {120 + b.half + 9} {m}M120 {m + 8}V{b.bottom}M120 {b.top}V{b.top + 18}"
    d += f"M{120 - b.half} {c.y - 22}Q120 {c.y - 34} {120 + b.half} {c.y - 22}"
    rivets = "".join(f"M{120 + s * x} {m + 16 - abs(x) // 8}h.1M{120 + s * (x - 2)} {c.y - 34 + abs(x) // 9}h.1"
                     for s in (-1, 1) for x in (12, 30, 46))
    return c.line(d, c.pal.deep, 3, 0.8) + c.line(rivets, c.pal.light, 5)


@part("skin")
def staves(c: Canvas) -> str:
    """Barrel: planks and iron hoops."""
    b = c.body
    d = "".join(f"M{120 + k * 17} {b.top}Q{120 + k * 21} {(b.top + b.bottom) // 2} {120 + k * 17} {b.bottom}" for k in
                (-2.5, -1.5, -0.5, 0.5, 1.5, 2.5))
    hoops = "".join(f"M40 {y}Q120 {y + 8} 200 {y}v10Q120 {y + 18} 40 {y + 10}Z" for y in (b.top + 12, b.bottom - 26))
    return c.line(d, c.pal.deep, 2.6, 0.8) + f'<path d="{hoops}" fill="{c.pal.steeld}" stroke-width="3"/>'


@part("skin")
def flesh(c: Canvas) -> str:
    """Avocado cut open: creamy flesh and the stone as a belly."""
    b = c.body
    return (f'<use href="#{c.uid}-b" transform="translate(16 14) scale(.867)" fill="#eef0a6" stroke="#c9dd6a" '
            'stroke-width="5"/>'
            + c.ball(120, b.bottom - 27, 25, 23, "#9c5a2e") + c.dot(112, b.bottom - 35, 7, 5, "#e0a878", 0.9))


@part("skin")
def kiwi_cut(c: Canvas) -> str:
    """Kiwi cut open: green flesh, white heart, ring of black seeds."""
    b = c.body
    y, rx = (b.top + b.bottom) // 2 + 22, b.half * 0.78
    d = "".join(f"M{120 + rx * .52 * cos(a):.0f} {y + 20 * sin(a):.0f}l{4 * cos(a):.0f} {4 * sin(a):.0f}"
                for a in (k * 0.45 for k in range(14)))
    return (c.dot(120, y, rx, 40, "#8fd14f") + c.dot(120, y, rx * 0.8, 31, "#b6e46c")
            + c.dot(120, y, rx * 0.3, 11, "#f6fbdc") + c.line(d, "#26330f", 3))


@part("skin")
def bumps(c: Canvas) -> str:
    """Lychee."""
    return c.line(_grid(c, "l6-6 6 6-6 5Z", 15, 12, 7), c.pal.shade, 2.2, 0.75)


@part("skin")
def facets(c: Canvas) -> str:
    """An ice cube: three faces."""
    b = c.body
    return (c.flat(f"M120 {b.top}L172 58L120 77L68 58Z", "#fff", 0.75)
            + c.flat(f"M120 77L172 58V148L120 {b.bottom}Z", c.pal.shade, 0.35)
            + c.line(f"M70 59L120 77L170 59M120 77V{c.y - 8}M120 {c.m + 24}V{b.bottom}", "#fff", 3, 0.8)
            + c.line("M78 72l8 26M84 70l4 12M160 136l-8 8", "#fff", 4, 0.9))


@part("skin")
def sprouts(c: Canvas) -> str:
    """Potato: little eyes."""
    b = c.body
    spots = ((-36, b.top + 40), (30, b.top + 22), (42, c.m + 18), (-40, c.m + 22), (8, b.bottom - 14), (-10, b.top
        + 16))
    return "".join(c.dot(120 + x, y, 6, 3.6, c.pal.shade) + c.line(f"M{115 + x} {y - 2}q5-5 10 0", c.pal.deep, 2.2)
                   for x, y in spots)


@part("skin")
def wrinkles(c: Canvas) -> str:
    """Walnut or brain."""
    out = []
    for x, y in ((16, 10), (34, 18), (18, 34), (44, 40), (50, 62), (30, 82), (48, 88), (16, 96), (30, 108)):
        y += c.t
        out.append(f"M{120 + x - 9} {y}q3-9 9-5t9-1M{120 - x + 9} {y}q-3-9-9-5t-9-1")
    return c.line(f"M120 {c.t}v22M120 {c.m + 18}V{c.body.bottom}" + "".join(out), c.pal.shade, 3.6, 0.9)


@part("skin")
def layers(c: Canvas) -> str:
    """Onion."""
    b, m = c.body, (c.y + c.m) // 2
    d = ("".join(f"M120 {b.top}Q{120 + k * .3:.0f} {b.top + 30} {120 + k} {m}Q{120 + k} {b.bottom - 14} "
         f"{120 + k * .3:.0f} {b.bottom}" for k in (-50, -34, -16, 16, 34, 50)))
    return c.line(d, c.pal.shade, 3, 0.6)


@part("skin")
def galaxy(c: Canvas) -> str:
    """Stars inside."""
    out = []
    for _ in range(9):
        x, y = 66 + c.rng.random() * 108, c.t + 8 + c.rng.random() * 100
        r = 3 + c.rng.random() * 3
        out.append(f"M{x:.0f} {y - r:.0f}q.6 {r - 1:.1f} {r:.1f} {r:.1f}q-{r:.1f} .6-{r:.1f} {r:.1f}"
                   f"q-.6-{r:.1f}-{r:.1f}-{r:.1f}q{r:.1f}-.6 {r:.1f}-{r:.1f}Z")
    return c.flat("".join(out), "#fff", 0.8)


@part("skin")
def ridges(c: Canvas) -> str:
    """Okra, cucumber, cactus: long ribs."""
    b = c.body
    d = "".join(f"M{120 + k} {b.top - 6}V{b.bottom}" for k in (-26, -9, 9, 26))
    return c.line(d, c.pal.shade, 3.4, 0.6) + c.line(_grid(c, "v5", 18, 17, 9), c.pal.light, 3, 0.8)


@part("skin")
def rind_spots(c: Canvas) -> str:
    """Mottled: apple, pear, mango."""
    return (c.dot(120 + c.body.half * 0.6, c.t + 40, c.body.half * 0.55, 44, c.pal.acc, 0.4)
            + _dots(c, 8, 1, 2.2, c.pal.light, 0.9, 0.9))


@part("skin")
def eye_patches(c: Canvas) -> str:
    """Panda."""
    y = c.y
    return "".join(c.turn(c.dot(x, y + 2, 18, 23, "#2b2638"), r, x, y) for x, r in ((145, -22), (95, 22)))


@part("skin")
def circuits(c: Canvas) -> str:
    b = c.body
    d = (f"M{120 + b.half} {b.top + 40}h-16l-8 10M{120 + b.half} {c.m + 8}h-12l-8 12h-10M120 {b.bottom}v-16l14-10"
         f"M{120 - b.half} {b.top + 46}h18l8 8M{120 - b.half} {c.m + 10}h14l10 14M132 {b.top}v14l10 8")
    return c.line(d, c.pal.acc, 3, 0.9)


@part("skin")
def cracks(c: Canvas) -> str:
    """Glowing cracks, as in lava."""
    b = c.body
    d = (f"M{120 - b.half} {c.y - 10}l14 8-4 12 14 8M{120 + b.half} {c.m - 8}l-14 6 2 14-16 10M120 {b.bottom}l-8-16 "
         f"12-12M140 {b.top}l-4 14 10 8M98 {b.top + 6}l6 10-8 10")
    return c.line(d, "#7a1f10", 6, 0.7) + c.line(d, "#ffd166", 3)


@part("skin")
def chest(c: Canvas) -> str:
    """Gorilla: bare chest and face."""
    y, b = c.y, c.body.bottom
    return (c.flat(f"M120 {y - 15}C132 {y - 25} 154 {y - 18} 150 {y + 8}C158 {y + 38} 138 {y + 50} 120 {y + 50}"
                   f"C102 {y + 50} 82 {y + 38} 90 {y + 8}C86 {y - 18} 108 {y - 25} 120 {y - 15}Z", c.pal.light)
            + c.dot(120, b - 6, 44, 28, c.pal.light, 0.55) + c.line(f"M120 {b - 28}v26", c.pal.shade, 3, 0.7))


@part("skin")
def dipped(c: Canvas) -> str:
    """The top in the accent colour: eggplant, leek, turnip."""
    b = c.body
    return c.flat(f"M0-40H{W}V{b.top + 30}Q{120 + 50} {b.top + 46} 150 {b.top + 32}T120 {b.top + 36}T90 {b.top + 32}"
                  f"T0 {b.top + 34}Z", c.pal.acc, 0.9)


@part("skin")
def white_root(c: Canvas) -> str:
    """Radish: white towards the root."""
    b = c.body.bottom
    return c.flat(f"M0 {b + 20}V{b - 36}Q60 {b - 16} 96 {b - 26}T144 {b - 26}T240 {b - 36}V{b + 20}Z", "#fdf3f4", 0.95)


@part("skin")
def cinnamon(c: Canvas) -> str:
    """Bark: long grain."""
    b, t = c.body, c.t
    d = "".join(f"M{x} {t + 26}Q{x + 3} {t + 80} {x} {b.bottom}" for x in (72, 80, 92, 104, 136, 148, 158, 166))
    return c.line(d, c.pal.deep, 2.6, 0.55)


@part("hat")
def cinnamon_top(c: Canvas) -> str:
    """The end of the stick: two rolled curls."""
    t = c.t + 4
    curl = f"M120 {t + 9}Q70 {t + 14} 74 {t}Q80 {t - 14} 104 {t - 9}Q116 {t - 4} 106 {t + 2}Q96 {t + 6} 93 {t}"
    return c.ball(120, t, 50, 16, c.pal.light) + c.both(c.line(curl, "", 4))


@part("skin")
def robe(c: Canvas) -> str:
    """A wrapped monk's robe."""
    b, m = c.body, c.m + 4
    return (c.flat(f"M40 {m + 14}Q100 {m + 8} 128 {m + 28}L200 {m + 2}V180H40Z", c.pal.acc)
            + c.line(f"M60 {m + 11}Q104 {m + 8} 128 {m + 28}L{b.half + 130} {m + 4}M128 {m + 28}Q126 {m + 44} 130 "
                f"{b.bottom}"))


@part("skin")
def suit(c: Canvas) -> str:
    """Jacket, shirt and tie."""
    m, b = c.m + 10, c.body.bottom
    return (c.flat(f"M0 {m + 8}Q60 {m + 4} 96 {m}L120 {b}L144 {m}Q180 {m + 4} 240 {m + 8}V{b + 9}H0Z", "#3b3450")
            + c.flat(f"M100 {m}h40l-20 {b - m}Z", "#fff")
            + c.flat(f"M114 {m + 4}h12l-3 7 5 {b - m - 24}-8 10-8-10 5-{b - m - 24}Z", c.pal.red)
            + c.line(f"M98 {m}L120 {b}L142 {m}", "", 3))
