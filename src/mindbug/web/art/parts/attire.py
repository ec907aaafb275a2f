"""More to wear: collars, hats, clothes and what hangs around a neck."""

from mindbug.web.art.pen import Canvas
from mindbug.web.art.registry import part

DARK = "#2b2440"


@part("back")
def vampire_collar(c: Canvas) -> str:
    """A cape with a high collar, red inside."""
    t, e, m = c.t, c.e, c.m
    return c.both(c.shape(f"M120 {m + 30}L{e + 2} {m}Q{e + 12} {t + 40} {e + 44} {t + 4}Q{e + 50} {m - 10} {e + 36} "
            f"{m + 30}Q{e + 60} 140 {e + 58} 174L{e + 30} 166L120 172Z", DARK)
        + c.flat(f"M{e - 4} {m + 16}Q{e + 16} {t + 54} {e + 37} {t + 20}Q{e + 40} {m - 6} {e + 24} {m + 26}Z",
            c.pal.red))


@part("hat")
def widows_peak(c: Canvas) -> str:
    """Slick black hair."""
    t, e = c.t, c.e
    w = 240 - e
    return (c.shape(f"M{w - 3} {t + 40}C{w - 6} {t - 20} {e + 6} {t - 20} {e + 3} {t + 40}C{e - 8} {t + 16} 138 "
                f"{t + 10} 120 {t + 30}C102 {t + 10} {w + 8} {t + 16} {w - 3} {t + 40}Z", DARK)
            + c.line(f"M{w + 10} {t + 10}Q104 {t - 6} 112 {t - 6}", "#fff", 3, 0.4))


@part("front")
def bow_tie(c: Canvas) -> str:
    m = c.m + 36
    return c.both(c.shape(f"M120 {m}L144 {m - 11}V{m + 11}Z", c.pal.red)) + c.ball(120, m, 5, 6, c.pal.red)


@part("front")
def peace_sign(c: Canvas) -> str:
    """A medallion on a string of beads."""
    b, x = c.body.bottom - 20, c.body.half - 14
    return (c.line(f"M{120 - x} {b - 24}Q120 {b - 6} {120 + x} {b - 24}", c.pal.acc, 4)
            + c.ball(120, b + 2, 17, 17, c.pal.gold)
            + c.line(f"M120 {b - 11}V{b + 15}M120 {b + 2}L110 {b + 11}M120 {b + 2}L130 {b + 11}", c.pal.woodd, 4)
            + c.line(f"M107 {b + 2}a13 13 0 1 0 26 0a13 13 0 1 0-26 0", c.pal.woodd, 3.4))


@part("mouth")
def pacifier(c: Canvas) -> str:
    """A baby's dummy."""
    m = c.m
    return (c.thin(f"M112 {m - 20}q8-5 16 0-1 8-8 8t-8-8Z", c.pal.ink)
            + c.shape(f"M94 {m}Q98 {m - 14} 120 {m - 6}Q142 {m - 14} 146 {m}Q142 {m + 15} 120 {m + 9}Q98 {m + 15} "
                f"94 {m}Z", c.pal.acc) + c.ball(120, m + 2, 9, 9, c.pal.accl)
            + c.line(f"M109 {m + 16}a11 11 0 1 0 22 0a11 11 0 1 0-22 0", "", 9)
            + c.line(f"M109 {m + 16}a11 11 0 1 0 22 0a11 11 0 1 0-22 0", c.pal.gold, 4))


@part("hat")
def head_mirror(c: Canvas) -> str:
    """A doctor's mirror on a band."""
    t, e = c.t + 16, c.e
    return (c.shape(f"M{239 - e} {t + 6}Q120 {t - 8} {e + 1} {t + 6}V{t + 15}Q120 {t + 1} {239 - e} {t + 15}Z", DARK)
            + c.ball(120, t + 1, 17, 17, c.pal.steell) + c.dot(120, t + 1, 5, 5, DARK)
            + c.dot(113, t - 6, 4, 3, "#fff"))


@part("front")
def stethoscope(c: Canvas) -> str:
    m = c.m + 14
    d = f"M94 {m}Q92 {m + 30} 112 {m + 32}Q134 {m + 32} 142 {m + 14}M146 {m}Q146 {m + 8} 142 {m + 14}"
    return c.line(d, "", 8) + c.line(d, "#5ad0c0", 4) + c.ball(112, m + 36, 10, 9, c.pal.steell)


@part("hat")
def sports_cap(c: Canvas) -> str:
    t, e = c.t, c.e
    w = 240 - e
    return (c.shape(f"M{w - 2} {t + 22}C{w - 2} {t - 26} {e + 2} {t - 26} {e + 2} {t + 22}Q120 {t + 8} {w - 2} "
                f"{t + 22}Z", c.pal.red)
            + c.shape(f"M{w + 4} {t + 18}Q120 {t + 4} {e - 4} {t + 18}Q{e + 22} {t + 34} 120 {t + 30}Q{w - 22} "
                f"{t + 34} {w + 4} {t + 18}Z", "#fff") + c.ball(120, t - 16, 5, 4, "#fff"))


@part("front")
def whistle(c: Canvas) -> str:
    b, x = c.body.bottom - 22, c.body.half - 16
    return (c.line(f"M{120 - x} {b - 30}Q112 {b - 6} 118 {b}M{120 + x} {b - 30}Q130 {b - 6} 122 {b}", c.pal.red, 4)
            + c.shape(f"M104 {b}H144V{b + 9}H132Q132 {b + 26} 116 {b + 26}Q100 {b + 24} 104 {b}Z", c.pal.gold)
            + c.dot(116, b + 13, 6, 6, c.pal.woodd))


@part("front")
def anchor(c: Canvas) -> str:
    x, y = min(c.x + 14, 204), c.body.arm - 8
    d = (f"M{x} {y - 30}V{y + 38}M{x - 15} {y - 14}H{x + 15}M{x - 24} {y + 14}Q{x - 22} {y + 38} {x} "
            f"{y + 40}Q{x + 22} {y + 38} {x + 24} {y + 14}")
    return (c.line(d, "", 14) + c.line(d, c.pal.steel, 7)
            + c.line(f"M{x - 9} {y - 39}a9 9 0 1 0 18 0a9 9 0 1 0-18 0", "", 11)
            + c.line(f"M{x - 9} {y - 39}a9 9 0 1 0 18 0a9 9 0 1 0-18 0", c.pal.steel, 5)
            + c.ball(x, y + 2, 12, 11, c.pal.base))


@part("front")
def daggers(c: Canvas) -> str:
    """One in each hand."""
    x, y = min(c.x + 16, 206), c.body.arm
    return c.both(c.turn(c.shape(f"M{x - 5} {y - 4}L{x - 5} {y - 38}L{x} {y - 52}L{x + 5} {y - 38}L{x + 5} {y - 4}Z",
            c.pal.steell) + c.shape(f"M{x - 12} {y - 6}h24v6h-24Z", c.pal.goldd)
        + c.ball(x, y + 8, 10, 9, c.pal.base), 14, x, y))


@part("hat")
def bandana(c: Canvas) -> str:
    """A knotted cloth around the brow."""
    t, e = c.t, c.e + 2
    w = 240 - e
    return (c.shape(f"M{w + 4} {t + 12}l-30 2 8 10-12 12 30-6Z", c.pal.acc)
            + c.shape(f"M{w} {t + 30}C{w} {t - 20} {e} {t - 20} {e} {t + 30}Q120 {t + 10} {w} {t + 30}Z", c.pal.acc)
            + c.line(f"M90 {t + 6}h.1M108 {t - 2}h.1M132 {t - 2}h.1M150 {t + 6}h.1M120 {t + 10}h.1", "#fff", 6))


@part("front")
def gold_chain(c: Canvas) -> str:
    b, x = c.body.bottom - 20, c.body.half - 20
    d = f"M{120 - x} {b - 28}Q120 {b + 8} {120 + x} {b - 28}"
    return (c.line(d, "", 11) + c.line(d, c.pal.gold, 6) + c.line(f"M98 {b - 10}l8 24 14-18 14 18 8-24", "", 13)
            + c.line(f"M98 {b - 10}l8 24 14-18 14 18 8-24", c.pal.gold, 7))


@part("mouth")
def gold_grin(c: Canvas) -> str:
    """Teeth of gold."""
    m = c.m
    return (c.shape(f"M88 {m - 4}Q120 {m + 6} 152 {m - 4}Q150 {m + 22} 120 {m + 23}Q90 {m + 22} 88 {m - 4}Z",
                c.pal.gold)
            + c.line(f"M89 {m + 8}Q120 {m + 17} 151 {m + 8}M102 {m}v18M114 {m + 2}v20M126 {m + 2}v20M138 {m}v18",
                c.pal.woodd, 2.6) + c.both(c.thin(f"M142 {m + 16}l-5-22 12 3Z", "#fff")))


@part("hat")
def mitre(c: Canvas) -> str:
    """A high priest's hat."""
    t = c.t + 6
    return (c.shape(f"M86 {t + 8}L82 {t - 18}Q100 {t - 34} 120 {t - 52}Q140 {t - 34} 158 {t - 18}L154 {t + 8}Q120 "
                f"{t - 2} 86 {t + 8}Z", "#fffaf0") + c.line(f"M86 {t + 2}Q120 {t - 8} 154 {t + 2}", c.pal.gold, 6)
            + c.line(f"M120 {t - 44}V{t - 10}M106 {t - 28}H134", c.pal.gold, 6))


@part("hat")
def scout_hat(c: Canvas) -> str:
    """Four dents and a flat brim."""
    t = c.t + 6
    return (c.shape(f"M92 {t + 2}Q94 {t - 22} 112 {t - 38}Q120 {t - 32} 128 {t - 38}Q146 {t - 22} 148 {t + 2}Z",
                "#b58a4e")
            + c.shape(f"M62 {t + 4}Q120 {t - 12} 178 {t + 4}Q172 {t + 16} 120 {t + 12}Q68 {t + 16} 62 {t + 4}Z",
                "#b58a4e") + c.line(f"M92 {t - 2}Q120 {t - 10} 148 {t - 2}", c.pal.red, 5))


@part("front")
def binoculars(c: Canvas) -> str:
    b, x = c.body.bottom - 18, c.body.half - 18
    return (c.line(f"M{120 - x} {b - 30}L108 {b - 8}M{120 + x} {b - 30}L132 {b - 8}", c.pal.woodd, 4)
            + c.both(c.shape(f"M122 {b - 12}H138L142 {b + 14}H122Z", "#3a3552")
                + c.ball(133, b + 14, 10, 6, "#bff3ff")))


@part("front")
def hoop_earrings(c: Canvas) -> str:
    x, y = c.e + 4, c.m - 2
    ring = f"M{x - 9} {y}a9 10 0 1 0 18 0a9 10 0 1 0-18 0"
    return c.both(c.line(ring, "", 8) + c.line(ring, c.pal.gold, 4))


@part("back")
def blackboard(c: Canvas) -> str:
    """Sums on the wall."""
    return (c.shape("M10-14H230V96H10Z", c.pal.wood) + c.flat("M20-5H220V87H20Z", "#24493c")
            + c.line("M32 14h18M41 5v18M32 36h16M188 8l12 14M200 8l-12 14M186 36h18M186 44h18M30 60q8-10 16 0t16 0",
                "#e6fff0", 4, 0.85))


@part("hat")
def pith_helmet(c: Canvas) -> str:
    """An explorer's."""
    t, e = c.t + 2, c.e
    w = 240 - e
    return (c.shape(f"M{w + 2} {t + 10}C{w + 4} {t - 34} {e - 4} {t - 34} {e - 2} {t + 10}Z", "#efe0b4")
            + c.shape(f"M{w - 20} {t + 20}Q{w} {t + 2} 120 {t + 2}Q{e} {t + 2} {e + 20} {t + 20}Q120 {t + 10} "
                f"{w - 20} {t + 20}Z", "#efe0b4")
            + c.line(f"M{w + 4} {t + 4}Q120 {t - 8} {e - 4} {t + 4}", c.pal.woodd, 5)
            + c.ball(120, t - 25, 5, 4, "#efe0b4"))


@part("hat")
def sailor_cap(c: Canvas) -> str:
    t = c.t
    return (c.shape(f"M88 {t - 6}Q86 {t - 26} 120 {t - 28}Q154 {t - 26} 152 {t - 6}Z", "#fff")
            + c.shape(f"M78 {t + 10}L82 {t - 10}Q120 {t - 2} 158 {t - 10}L162 {t + 10}Q120 {t + 18} 78 {t + 10}Z",
                "#fff") + c.line(f"M84 {t + 4}Q120 {t + 12} 156 {t + 4}", "#2c4fb0", 4))


@part("front")
def hook(c: Canvas) -> str:
    """A captain's hook on the left."""
    x, y = 240 - c.x - 6, c.body.arm + 14
    d = f"M{x} {y - 14}V{y - 24}Q{x + 2} {y - 48} {x - 14} {y - 48}Q{x - 28} {y - 46} {x - 24} {y - 30}"
    return (c.line(d, "", 12) + c.line(d, c.pal.steell, 6)
            + c.shape(f"M{x - 13} {y - 14}H{x + 13}L{x + 9} {y + 14}H{x - 9}Z", c.pal.wood))


@part("hat")
def spiky_hair(c: Canvas) -> str:
    t, e = c.t, c.e
    w = 240 - e
    return c.shape(f"M{w - 4} {t + 34}L{w - 18} {t + 2}L{w + 8} {t + 4}L{w + 4} {t - 26}L104 {t - 10}L120 "
        f"{t - 42}L134 {t - 10}L{e - 2} {t - 28}L{e - 6} {t + 4}L{e + 20} {t}L{e + 4} {t + 34}L{e - 12} "
        f"{t + 18}L140 {t + 26}L120 {t + 12}L100 {t + 26}L{w + 12} {t + 18}Z", c.pal.accd)


@part("skin")
def space_suit(c: Canvas) -> str:
    """Silver with glowing seams."""
    m, b = c.m + 18, c.body.bottom
    return (c.flat(f"M30 {m}Q120 {m + 18} 210 {m}V{b + 9}H30Z", c.pal.steell)
            + c.line(f"M30 {m}Q120 {m + 18} 210 {m}M120 {m + 10}V{b}M80 {m + 6}L92 {b}M160 {m + 6}L148 {b}",
                c.pal.acc, 4))


@part("back")
def time_portal(c: Canvas) -> str:
    """A clock that somebody stepped out of."""
    marks = "M120-8v12M208 82h-12M32 82h12M182 20l-8 8M58 20l8 8M182 144l-8-8M58 144l8-8"
    return (c.ball(120, 82, 100, 96, c.pal.accl) + c.dot(120, 82, 88, 84, "#1b1150")
            + c.line("M120 82q16-16 24 4t-32 28-38-40 52-42 58 62-72 60", c.pal.acc, 5, 0.8)
            + c.line(marks, "#fff", 6) + c.line("M196 40L212 26M44 40L28 26", c.pal.gold, 5))


@part("hat")
def chanfron(c: Canvas) -> str:
    """Armour for a horse's head, with a spike."""
    t, y = c.t, c.y
    return (c.shape(f"M112 {t + 6}L120 {t - 40}L128 {t + 6}Z", c.pal.steell)
            + c.shape(f"M92 {t + 12}Q120 {t - 12} 148 {t + 12}L140 {y - 18}L132 {y - 8}L128 {y + 24}H112L108 "
                f"{y - 8}L100 {y - 18}Z", c.pal.steeld) + c.line(f"M120 {t + 6}V{y + 20}", c.pal.steell, 4)
            + c.line(f"M102 {t + 12}h.1M138 {t + 12}h.1", c.pal.gold, 6))


@part("front")
def ruff(c: Canvas) -> str:
    """A pleated collar: loop beside loop."""
    m = c.m + 34
    loops = [(120 + k * 14, m - k * k * 0.9) for k in (-4, 4, -3, 3, -2, 2, -1, 1, 0)]
    return ("".join(c.ball(x, y, 10, 14, "#fff") for x, y in loops)
            + c.line("".join(f"M{x} {y - 7:g}v10" for x, y in loops), c.pal.steel, 3))


@part("mouth")
def goatee(c: Canvas) -> str:
    """A thin moustache and a pointed beard."""
    m = c.m - 4
    return (c.both(c.shape(f"M120 {m}Q134 {m - 8} 150 {m - 4}Q138 {m + 8} 120 {m + 5}Z", c.pal.woodd))
            + c.line(f"M112 {m + 9}q8 4 16 0", "", 3.4)
            + c.shape(f"M112 {m + 14}H128Q126 {m + 28} 120 {m + 34}Q114 {m + 28} 112 {m + 14}Z", c.pal.woodd))


@part("behind")
def poet_hair(c: Canvas) -> str:
    """Long at the sides, none on top."""
    t, e, m = c.t, c.e, c.m
    return c.both(c.shape(f"M{e - 22} {t + 10}Q{e + 26} {t + 6} {e + 24} {m - 10}Q{e + 30} {m + 10} {e + 14} "
        f"{m + 14}Q{e - 4} {m + 10} {e - 12} {m - 10}Z", c.pal.woodd))
