"""Details by which one fruit is told from another: flesh, pips, clefts, coats."""

from math import cos, pi, sin

from mindbug.web.art.parts.plants import leaf
from mindbug.web.art.pen import Canvas
from mindbug.web.art.registry import part


@part("skin")
def cream(c: Canvas) -> str:
    """Peeled banana: long soft ribs."""
    b = c.body
    return c.line(f"M106 {b.top + 6}Q94 {c.y} 98 {b.bottom}M134 {b.top + 6}Q146 {c.y} 142 {b.bottom}", c.pal.shade, 3,
        0.55)


@part("skin")
def seam(c: Canvas) -> str:
    """Beetle: the line between the wing cases."""
    b = c.body
    return c.line(f"M120 {b.top}V{c.y - 20}M120 {c.m + 18}V{b.bottom}", c.pal.deep, 4)


@part("skin")
def ladybug(c: Canvas) -> str:
    b = c.body
    dots = ("".join(c.dot(120 + s * x, y, r, r, c.pal.ink) for s in (-1, 1) for x, y, r in ((22, b.top + 14, 8), (48,
            c.y - 10, 8), (50, c.m + 6, 9), (26, b.bottom - 14, 9))))
    return dots


@part("skin")
def coconut_holes(c: Canvas) -> str:
    """The three dark pores of a coconut."""
    t = c.t + 16
    return c.dot(120, t, 6, 7, c.pal.ink) + c.dot(100, t + 5, 5, 6, c.pal.ink) + c.dot(140, t + 5, 5, 6, c.pal.ink)


@part("skin")
def dragon_flesh(c: Canvas) -> str:
    """White flesh with black pips as a belly."""
    b = c.body.bottom
    pips = ("".join(f"M{120 + x} {b - y}l1 2" for x, y in ((-22, 10), (-12, 22), (0, 8), (12, 24), (22, 10), (-4, 30),
            (10, 14), (-14, 6), (4, 20), (28, 18), (-28, 20))))
    return c.dot(120, b, c.body.half * 0.74, 44, "#fff") + c.line(pips, "#2b2440", 3.4)


@part("skin")
def kiwano_cut(c: Canvas) -> str:
    """Green jelly with pips as a belly."""
    b = c.body.bottom
    pips = ("".join(f"M{120 + x} {b - y}q4-5 8 0-4 5-8 0Z" for x, y in ((-30, 12), (-14, 26), (4, 12), (12, 30), (22,
            12), (-16, 8))))
    return (c.dot(120, b, c.body.half * 0.74, 42, "#b9e35a") + c.flat(pips, "#f6ffd0")
            + c.line(f"M92 {b - 24}Q120 {b - 50} 148 {b - 24}", "#8cc93a", 3))


@part("skin")
def pome_cut(c: Canvas) -> str:
    """Pomegranate broken open: chambers of red seeds."""
    b = c.body.bottom
    seeds = ("".join(c.dot(120 + x, b - y, 6, 7, "#ff2f5b") + c.dot(118 + x, b - y - 2, 2, 2, "#fff", 0.8) for x,
             y in ((-34, 12), (-20, 20), (-20, 4), (-6, 26), (-6, 10), (8, 26), (8, 10), (22, 20), (22, 4), (35,
             12))))
    return (c.flat(f"M72 {b + 6}L80 {b - 22}L98 {b - 26}L110 {b - 40}L128 {b - 34}L146 {b - 36}L158 {b - 18}L170 "
                f"{b + 6}Z", "#fff0d2") + seeds)


@part("skin")
def peanut_net(c: Canvas) -> str:
    b = c.body
    d = ("".join(f"M{120 + k} {b.top}Q{120 + k * 1.5:.0f} {c.y} {120 + k} {c.m + 6}T{120 + k} {b.bottom}" for k in (
         -40, -22, 22, 40)))
    return (c.line(d, c.pal.shade, 3, 0.7)
            + c.line("".join(f"M{x} {y}h9" for y in range(b.top + 10, b.bottom, 17) for x in (76, 98, 134, 156)),
                c.pal.shade, 2.6, 0.6))


@part("skin")
def bean_lines(c: Canvas) -> str:
    """A bean pod: bulges with seeds inside."""
    b = c.body
    return ("".join(c.dot(120, y, 26, 18, c.pal.light, 0.65) for y in range(b.top + 22, b.bottom, 38))
            + c.line(f"M150 {b.top + 20}Q160 90 150 {b.bottom}", c.pal.shade, 3))


@part("hat")
def berry_star(c: Canvas) -> str:
    """Blueberry: the star-shaped crown."""
    t = c.t + 10
    d = ("".join(f"{'L' if i else 'M'}{120 + (46 if i % 2 else 26) * sin(i * pi / 6 + pi / 6):.0f} "
         f"{t - (17 if i % 2 else 8) * cos(i * pi / 6 + pi / 6):.0f}" for i in range(12)))
    return c.shape(d + "Z", c.pal.deep)


@part("skin")
def fig_lines(c: Canvas) -> str:
    b = c.body
    d = ("".join(f"M120 {b.top + 10}Q{120 + k * 1.3:.0f} {c.y} {120 + k * .7:.0f} {b.bottom}" for k in (-52, -34, 34,
         52)))
    return c.line(d, c.pal.light, 2.6, 0.7) + c.dot(120, b.bottom - 2, 26, 12, "#e87a94", 0.9)


@part("skin")
def peach_cleft(c: Canvas) -> str:
    b = c.body
    return (c.dot(158, c.y + 4, 32, 48, "#ff6f5e", 0.35)
            + c.line(f"M120 {b.top}Q130 {b.top + 18} 126 {c.y - 20}M126 {c.m + 20}Q126 {b.bottom - 6} 120 {b.bottom}",
                c.pal.shade, 4))


@part("skin")
def plum_cleft(c: Canvas) -> str:
    b = c.body
    return (c.line(f"M120 {b.top}Q140 {b.top + 30} 134 {c.y - 14}", c.pal.deep, 4)
            + c.dot(86, b.top + 34, 22, 12, "#d8c8ff", 0.35))


@part("skin")
def star_ribs(c: Canvas) -> str:
    """Starfruit: a rib from the middle to each point."""
    return c.line("M120 18V56M188 70L156 84M52 70L84 84M166 158L146 130M74 158L94 130", c.pal.shade, 4, 0.85) + c.line(
        "M130 38L140 60M110 38L100 60", c.pal.light, 3)


@part("skin")
def leek_top(c: Canvas) -> str:
    """White below, green above."""
    t = c.t
    return c.flat(f"M0-60H240V{t + 20}Q160 {t + 44} 140 {t + 26}T104 {t + 26}T0 {t + 30}Z", c.pal.leafl, 0.95) + c.line(
        f"M108 {t + 4}V{c.body.bottom}M132 {t + 4}V{c.body.bottom}", c.pal.shade, 2.6, 0.4)


@part("back")
def knobs(c: Canvas) -> str:
    """Jerusalem artichoke: tubers that bulge out of the shoulders."""
    x, t = c.x, c.t
    return c.both(c.ball(x - 4, c.body.arm - 38, 26, 24, c.pal.base) + c.ball(x + 14, c.body.arm - 60, 15, 14,
        c.pal.base) + c.ball(c.e - 4, t + 12, 17, 16, c.pal.base) + c.line(
        f"M{x + 8} {c.body.arm - 50}q6 4 4 12M{x + 14} {c.body.arm - 66}q5 3 4 9", c.pal.shade, 3))


@part("back")
def vanilla_pods(c: Canvas) -> str:
    """Long dark pods behind the shoulders."""
    x = c.x
    return c.both(c.tube(f"M{x - 20} 150Q{x + 40} 130 {x + 44} 62", "#5a3a22", 7) + c.tube(
        f"M{x - 20} 156Q{x + 50} 150 {x + 58} 104", "#6d4a2c", 6))


@part("front")
def leaf_skirt(c: Canvas) -> str:
    b = c.body.bottom + 4
    return (c.both(leaf(c, 150, b, 40, 62, c.pal.leafd, 0.4) + leaf(c, 136, b, 40, 24, c.pal.leaf, 0.4))
            + leaf(c, 120, b + 2, 34, 0, c.pal.leafl, 0.4))


@part("back")
def star_anise(c: Canvas) -> str:
    """Spice stars that float beside."""
    petal = c.thin("M0 0Q-5-10 0-20Q5-10 0 0Z", c.pal.wood)
    one = "".join(c.turn(petal, k * 45, 0, 0) for k in range(8))
    return c.place(one, 194, 46) + c.place(one, 44, 76, 0.8)


@part("front")
def spores(c: Canvas) -> str:
    return ("".join(c.dot(x, y, r, r, c.pal.accl, 0.85) for x, y, r in ((30, 90, 5), (50, 58, 3.4), (204, 96, 5), (
            190, 60, 4), (214, 130, 3.4), (24, 132, 4), (40, 20, 3), (206, 24, 4))))


@part("hat")
def pimento(c: Canvas) -> str:
    """The red pepper in an olive's hole."""
    t = c.t + 8
    return (c.ball(120, t, 19, 9, c.pal.deep) + c.ball(120, t - 3, 13, 8, c.pal.red)
            + c.dot(115, t - 6, 4, 2.4, "#fff", 0.7))


@part("skin")
def belly_dress(c: Canvas) -> str:
    """A dress of leaves."""
    b, m = c.body.bottom, c.m + 12
    d = ("".join(f"M{x} {m + 4}q-13 14-6 {b - m - 6}q6 12 13 0q8-24-7-{b - m - 6}Z" for x in (72, 92, 112, 132, 152,
         170)))
    return f'<path d="{d}" fill="{c.pal.leafd}" stroke="{c.pal.leafl}" stroke-width="2.6"/>'
