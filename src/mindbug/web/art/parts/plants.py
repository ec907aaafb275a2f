"""Leaves, stems, husks, caps, florets: what makes a fruit or a vegetable."""

from mindbug.web.art.pen import Canvas
from mindbug.web.art.registry import part


def leaf(c: Canvas, x: float, y: float, length: float, angle: float, fill: str = "", width: float = 0.34) -> str:
    """One leaf from its foot, pointing up before it is turned."""
    w, h = length * width, length
    d = (f"M{x:g} {y:g}C{x - w * 1.4:.0f} {y - h * .3:.0f} {x - w:.0f} {y - h * .8:.0f} {x:g} {y - h:g}C{x + w:.0f} "
         f"{y - h * .8:.0f} {x + w * 1.4:.0f} {y - h * .3:.0f} {x:g} {y:g}Z")
    return c.turn(c.shape(d, fill or c.pal.leaf) + c.line(f"M{x:g} {y - h * .15:.0f}V{y - h * .75:.0f}", c.pal.leafd,
        2.6), angle, x, y)


@part("hat")
def stem_leaf(c: Canvas) -> str:
    """Apple, peach: a stem and one leaf."""
    t = c.t
    return leaf(c, 122, t - 4, 40, 62) + c.tube(f"M120 {t + 6}Q118 {t - 10} 112 {t - 20}", c.pal.wood, 5)


@part("hat")
def stem(c: Canvas) -> str:
    """A thick green stem on a star of sepals: pumpkin, pepper."""
    t = c.t
    return (c.shape(f"M84 {t + 12}Q96 {t - 12} 120 {t - 8}Q144 {t - 12} 156 {t + 12}Q144 {t + 4} 138 {t + 16}Q130 "
                f"{t + 4} 120 {t + 18}Q110 {t + 4} 102 {t + 16}Q96 {t + 4} 84 {t + 12}Z", c.pal.leaf)
            + c.shape(f"M112 {t - 4}Q112 {t - 24} 100 {t - 34}L116 {t - 40}Q130 {t - 24} 129 {t - 4}Z", c.pal.leafd))


@part("hat")
def sepals(c: Canvas) -> str:
    """Tomato, aubergine: a flat green star and a short stem."""
    t = c.t + 2
    return (c.shape(f"M120 {t - 6}Q150 {t - 22} 176 {t - 2}Q152 {t - 2} 146 {t + 14}Q136 {t + 4} 120 {t + 24}Q104 "
                f"{t + 4} 94 {t + 14}Q88 {t - 2} 64 {t - 2}Q90 {t - 22} 120 {t - 6}Z", c.pal.leaf)
            + c.tube(f"M120 {t - 2}Q120 {t - 14} 126 {t - 22}", c.pal.leafd, 7))


@part("hat")
def berry_cap(c: Canvas) -> str:
    """Strawberry, raspberry: a collar of pointed leaves."""
    t = c.t + 4
    return "".join(leaf(c, 120, t, 40, a, width=0.26) for a in (-98, 98, -62, 62, -26, 26)) + c.tube(
        f"M120 {t - 2}V{t - 20}", c.pal.leafd, 6)


@part("hat")
def bud_crown(c: Canvas) -> str:
    """Pomegranate: the dried flower."""
    t = c.t + 6
    return c.shape(f"M104 {t + 4}L96 {t - 26}L110 {t - 14}L120 {t - 32}L130 {t - 14}L144 {t - 26}L136 {t + 4}Q120 "
        f"{t + 12} 104 {t + 4}Z", c.pal.base)


@part("behind")
def radish_leaves(c: Canvas) -> str:
    t = c.t + 12
    return ("".join(leaf(c, 120, t, n, a, f, 0.3) for n, a, f in ((54, -48, c.pal.leafd), (54, 48, c.pal.leafd), (66,
            -20, ""), (66, 20, ""), (50, 0, c.pal.leafl))))


@part("behind")
def carrot_leaves(c: Canvas) -> str:
    """Feathery greens."""
    t = c.t + 8
    out = []
    for a, n in ((-52, 46), (52, 46), (-26, 58), (26, 58), (0, 62)):
        d = f"M120 {t}V{t - n}" + "".join(f"M120 {t - k}l-9-9M120 {t - k}l9-9" for k in range(16, n, 12))
        out.append(c.turn(c.line(d, "", 12) + c.line(d, c.pal.leaf, 6), a, 120, t))
    return "".join(out)


@part("behind")
def pineapple_leaves(c: Canvas) -> str:
    t = c.t + 14
    return ("".join(leaf(c, 120, t, n, a, f, 0.22) for n, a, f in ((48, -66, c.pal.leafd), (48, 66, c.pal.leafd), (58,
            -40, ""), (58, 40, ""), (66, -17, c.pal.leafd), (66, 17, c.pal.leafd), (70, 0, c.pal.leafl))))


@part("behind")
def leek_leaves(c: Canvas) -> str:
    t = c.t + 20
    return (c.both(c.shape(f"M124 {t}C132 {t - 30} 150 {t - 46} 186 {t - 48}C172 {t - 34} 156 {t - 14} 150 {t + 6}Z",
                c.pal.leafd))
            + c.shape(f"M104 {t + 4}Q100 {t - 40} 92 {t - 62}Q114 {t - 54} 120 {t - 30}Q126 {t - 54} 148 {t - 62}"
                f"Q140 {t - 40} 136 {t + 4}Z", c.pal.leaf))


@part("behind")
def fennel_stalks(c: Canvas) -> str:
    t = c.t + 24
    frond = "".join(f"M120 {t - 44}L{120 + dx} {t - 70 + abs(dx) // 2}" for dx in (-16, -9, 0, 9, 16))
    return ("".join(c.turn(c.line(frond, "", 7) + c.line(frond, c.pal.leafl, 3.4) + c.tube(f"M120 {t}V{t - 46}",
            c.pal.light, 12), a, 120, t + 6) for a in (-42, 42, -14, 14)))


@part("behind")
def onion_sprout(c: Canvas) -> str:
    t = c.t + 10
    return "".join(leaf(c, 120, t, n, a, "", 0.16) for n, a in ((40, -30), (40, 30), (46, 0)))


@part("behind")
def rhubarb_leaves(c: Canvas) -> str:
    t = c.t + 22
    big = (f"M120 {t - 16}C92 {t - 14} 84 {t - 44} 98 {t - 54}C104 {t - 68} 136 {t - 68} 142 {t - 54}C156 {t - 44} "
           f"148 {t - 14} 120 {t - 16}Z")
    return ("".join(c.turn(c.tube(f"M120 {t + 6}V{t - 20}", c.pal.base, 9) + c.shape(big, f) + c.line(
            f"M120 {t - 16}V{t - 54}M120 {t - 26}l-14-12M120 {t - 26}l14-12", c.pal.base, 3), a, 120, t + 10) for a,
            f in ((-56, c.pal.leafd), (56, c.pal.leafd), (0, c.pal.leaf))))


@part("back")
def husk(c: Canvas) -> str:
    """Corn: leaves that open to both sides."""
    b = c.body.bottom
    return c.both(c.shape(f"M118 {b + 2}C164 {b} 190 {b - 50} 186 {b - 124}C166 {b - 112} 146 {b - 80} 140 {b - 30}Z",
        c.pal.leaf) + c.shape(
        f"M126 {b + 2}C176 {b + 2} 212 {b - 16} 222 {b - 66}C190 {b - 62} 158 {b - 36} 146 {b - 6}Z", c.pal.leafd)
        + c.line(f"M150 {b - 26}Q172 {b - 60} 178 {b - 96}", c.pal.leafl, 3))


@part("behind")
def silk(c: Canvas) -> str:
    """Corn silk as hair."""
    t = c.t + 10
    return "".join(c.tube(f"M120 {t}Q{120 + k} {t - 26} {120 + k * 2} {t - 20 - abs(20 - abs(k))}", c.pal.gold, 5)
                   for k in (-22, 22, -12, 12, 0))


@part("hat")
def mushroom_cap(c: Canvas) -> str:
    t = c.t + 18
    return (c.shape(f"M44 {t + 12}C40 {t - 40} 84 {t - 72} 120 {t - 72}C156 {t - 72} 200 {t - 40} 196 {t + 12}Q158 "
                f"{t + 2} 120 {t + 2}Q82 {t + 2} 44 {t + 12}Z", c.pal.acc)
            + c.flat(f"M192 {t + 6}C190 {t - 34} 160 {t - 58} 136 {t - 66}C180 {t - 50} 178 {t - 10} 150 {t - 1}Q174 "
                f"{t} 192 {t + 6}Z", c.pal.accd, 0.45) + c.dot(92, t - 38, 15, 12, "#fff", 0.92)
            + c.dot(140, t - 46, 12, 10, "#fff", 0.92) + c.dot(116, t - 14, 10, 7, "#fff", 0.92)
            + c.dot(164, t - 18, 12, 10, "#fff", 0.92) + c.dot(64, t - 10, 10, 8, "#fff", 0.92))


@part("behind")
def gills_under(c: Canvas) -> str:
    """Lamellae under a mushroom cap."""
    t = c.t + 22
    return (c.ball(120, t, 62, 17, c.pal.light)
            + c.line("".join(f"M120 {t - 6}L{120 + k * 9} {t + 15 - k * k // 4}" for k in range(-6, 7)), c.pal.shade,
                2.4))


def _florets(c: Canvas, fill: str, dark: str, light: str) -> str:
    t = c.t + 16
    blobs = ((62, t - 4, 24), (178, t - 4, 24), (80, t - 30, 26), (160, t - 30, 26), (104, t - 46, 24), (137, t - 46,
        24), (94, t - 12, 24), (146, t - 12, 24), (120, t - 24, 27))
    bits = "".join(f"M{x + dx} {y + dy}q4-6 8 0" for x, y, _ in blobs for dx, dy in ((-14, 0), (-4, -10), (6, 0)))
    return ("".join(c.ball(x, y, r, r - 3, fill) for x, y, r in blobs)
            + "".join(c.dot(x, y, r - 3, r - 6, fill) for x, y, r in blobs) + c.line(bits, dark, 3)
            + "".join(c.dot(x - 6, y - 9, 5, 4, light, 0.8) for x, y, _ in blobs[2:6]))


@part("hat")
def florets(c: Canvas) -> str:
    """Broccoli."""
    return _florets(c, c.pal.leaf, c.pal.leafd, c.pal.leafl)


@part("hat")
def white_florets(c: Canvas) -> str:
    """Cauliflower."""
    return _florets(c, "#fff6dd", "#d9c493", "#ffffff")


@part("back")
def leaf_collar(c: Canvas) -> str:
    """Outer leaves around a cabbage or a cauliflower."""
    b = c.body.bottom
    return "".join(leaf(c, 120, b, n, a, f, 0.42) for n, a, f in (
        (112, -72, c.pal.leafd), (112, 72, c.pal.leafd), (124, -44, c.pal.leaf), (124, 44, c.pal.leaf)))


@part("back")
def cabbage_leaves(c: Canvas) -> str:
    """Big curled leaves in the creature's own colour."""
    out = []
    for x, y, r, f in ((176, 128, 40, c.pal.shade), (170, 84, 38, c.pal.base), (146, 52, 34, c.pal.shade)):
        d = (f"M{x - r} {y}q-2-{r} {r * .6:.0f}-{r * .9:.0f}q{r * .5:.0f}-8 {r * .7:.0f} 8q{r * .7:.0f} 4 "
             f"{r * .5:.0f} {r * .6:.0f}q8 {r * .6:.0f}-{r * .5:.0f} {r * .8:.0f}q-{r * .7:.0f} "
             f"{r * .3:.0f}-{r * 1.3:.0f}-{r * .5:.0f}Z")
        out.append(c.shape(d, f) + c.line(f"M{x - r * .5:.0f} {y + 4}Q{x} {y - 4} {x + r * .5:.0f} {y - r * .4:.0f}",
            c.pal.light, 3.4))
    return c.both("".join(out))


@part("back")
def petals(c: Canvas) -> str:
    """A flower around the head."""
    y, r = c.y + 6, c.body.head + 26
    one = (f"M120 {y - 10}C96 {y - r + 12} 104 {y - r - 14} 120 {y - r - 16}C136 {y - r - 14} 144 {y - r + 12} 120 "
           f"{y - 10}Z")
    return "".join(c.turn(c.shape(one, c.pal.acc if k % 2 else c.pal.accl), k * 45 + 22.5, 120, y) for k in range(8))


@part("back")
def dragon_leaves(c: Canvas) -> str:
    """Dragon fruit: flame-like scales that stand off."""
    b = c.body
    out = []
    for x, y, a, n in ((b.half - 2, b.bottom - 30, 100, 40), (b.half, b.arm - 12, 76, 42), (b.half - 10, c.y - 14, 56,
        42), (22, b.top + 16, 24, 44)):
        out.append(leaf(c, 120 + x - 8, y, n, a, c.pal.leafl, 0.26))
    return c.both("".join(out)) + leaf(c, 120, b.top + 14, 46, 0, c.pal.leafl, 0.26)


@part("behind")
def okra_cap(c: Canvas) -> str:
    t = c.t
    return c.tube(f"M120 {t + 6}V{t - 10}Q120 {t - 20} 130 {t - 24}", c.pal.leafd, 9)


@part("hat")
def cherry_stem(c: Canvas) -> str:
    """A long stem to a second, small cherry."""
    t = c.t
    return (leaf(c, 150, t - 30, 34, 96)
            + c.line(f"M120 {t + 4}Q126 {t - 24} 150 {t - 32}Q184 {t - 22} 192 {t + 6}", "", 9)
            + c.line(f"M120 {t + 4}Q126 {t - 24} 150 {t - 32}Q184 {t - 22} 192 {t + 6}", c.pal.leafd, 4)
            + c.ball(192, t + 20, 19, 18, c.pal.base) + c.dot(186, t + 13, 5, 4, "#fff", 0.7))


@part("back")
def spinach(c: Canvas) -> str:
    """A bunch of broad leaves as hair and skirt."""
    t, b = c.t + 30, c.body.bottom
    return ("".join(leaf(c, 120, t, n, a, f, 0.42) for n, a, f in ((66, -98, c.pal.leafd), (66, 98, c.pal.leafd), (74,
            -62, c.pal.leaf), (74, 62, c.pal.leaf), (76, -28, c.pal.leafd), (76, 28, c.pal.leafd), (76, 0,
            c.pal.leaf))) + c.both(leaf(c, 130, b - 12, 70, 112, c.pal.leafd, 0.4)))


@part("front")
def peel(c: Canvas) -> str:
    """Banana: the open skin hangs down like tentacles."""
    a = c.body.arm - 8
    return (c.both(c.shape(f"M146 {a - 18}C176 {a - 22} 200 {a - 4} 214 {a + 26}C218 {a + 40} 230 {a + 38} 230 "
                f"{a + 28}C238 {a + 50} 212 {a + 58} 200 {a + 44}C184 {a + 20} 166 {a + 16} 152 {a + 24}Z",
                c.pal.gold) + c.shape(f"M134 {a + 4}C164 {a - 2} 180 {a + 20} 184 {a + 42}C188 {a + 56} 202 {a + 52} "
                f"200 {a + 44}C212 {a + 62} 186 {a + 72} 172 {a + 60}C160 {a + 48} 152 {a + 40} 134 {a + 44}Z",
                c.pal.goldd))
            + c.both(c.shape(f"M120 {a + 8}C138 {a + 8} 150 {a + 30} 150 {a + 46}C152 {a + 58} 162 {a + 58} 162 "
                f"{a + 52}C166 {a + 66} 140 {a + 70} 120 {a + 52}Z", c.pal.gold)))


@part("hat")
def banana_tip(c: Canvas) -> str:
    t = c.t
    return c.shape(f"M108 {t + 10}Q112 {t - 2} 112 {t - 12}H128Q128 {t - 2} 132 {t + 10}Q120 {t + 4} 108 {t + 10}Z",
        c.pal.woodd)


@part("front")
def lychee_peel(c: Canvas) -> str:
    """The lower half still in its rough skin."""
    b, m = c.body, c.m + 9
    d = (f"M40 {m}L64 {m + 6}L78 {m - 4}L92 {m + 8}L106 {m + 4}L120 {m + 12}L134 {m + 4}L148 {m + 8}L162 {m - 4}L176 "
         f"{m + 6}L200 {m}V180H40Z")
    bumps = "".join(f"M{x} {y}l5-5 5 5" for y in range(m + 14, b.bottom, 11) for x in range(64 + (y % 2) * 7, 180, 15))
    return (f'<g clip-path="url(#{c.uid}-c)">{c.shape(d, c.pal.acc)}{c.line(bumps, c.pal.accd, 2.6)}</g>'
            f'<use href="#{c.uid}-b" fill="none"/>')


@part("back")
def vines(c: Canvas) -> str:
    x = c.x - 10
    return c.both(c.tube(f"M{x - 10} 150C{x + 30} 160 {x + 50} 130 {x + 36} 104C{x + 26} 84 {x + 50} 70 {x + 60} 84",
        c.pal.leafd, 7) + leaf(c, x + 40, 120, 26, 80) + leaf(c, x + 36, 98, 22, -50))


@part("back")
def bract_tips(c: Canvas) -> str:
    """Artichoke: tips of leaves that stand off on both sides."""
    b, out = c.body, []
    for dx, y, angle, size in ((b.half - 12, b.bottom - 12, 74, 34), (b.half - 8, c.m, 56, 36), (b.half - 12, c.y - 4,
        40, 38), (b.half - 28, c.y - 26, 30, 38), (14, b.top + 36, 16, 40)):
        out.append(leaf(c, 120 + dx, y, size, angle, c.pal.base, 0.42))
    return c.both("".join(out))
