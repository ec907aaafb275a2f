"""Birds: heads, beaks, combs and plumage."""

from mindbug.web.art.pen import Canvas
from mindbug.web.art.registry import part

BEAK = "#ffb020"


@part("skin")
def white_head(c: Canvas) -> str:
    """An eagle's white feathers down to the neck."""
    m = c.m + 16
    edge = "".join(f"L{x} {m + (12 if i % 2 else 0)}" for i, x in enumerate(range(40, 204, 14)))
    return c.flat(f"M40-40{edge}L206 {m}V-40Z", "#fffdf4") + c.line(f"M40 {m}{edge}", c.pal.shade, 3, 0.7)


@part("mouth")
def beak_hooked(c: Canvas) -> str:
    """A bird of prey."""
    m = c.m
    return (c.shape(f"M96 {m - 14}Q120 {m - 30} 144 {m - 14}Q146 {m + 2} 130 {m + 8}Q128 {m + 26} 119 {m + 32}Q111 "
                f"{m + 24} 110 {m + 8}Q94 {m + 2} 96 {m - 14}Z", BEAK)
            + c.line(f"M98 {m - 6}Q112 {m + 8} 120 {m + 6}Q130 {m + 8} 142 {m - 6}", "", 3)
            + c.both(c.dot(128, m - 13, 3, 2.4, c.pal.ink)))


@part("mouth")
def swan_beak(c: Canvas) -> str:
    """Orange, with a black knob and black corners."""
    m = c.m
    return (c.shape(f"M100 {m - 16}Q120 {m - 26} 140 {m - 16}Q138 {m + 20} 120 {m + 26}Q102 {m + 20} 100 {m - 16}Z",
                "#ff8a2e")
            + c.flat(f"M102 {m - 16}Q120 {m - 24} 138 {m - 16}L128 {m - 2}Q120 {m - 10} 112 {m - 2}Z", c.pal.ink)
            + c.ball(120, m - 17, 9, 7, c.pal.ink) + c.line(f"M103 {m + 4}Q120 {m + 16} 137 {m + 4}", "", 3))


@part("mouth")
def ostrich_beak(c: Canvas) -> str:
    """Flat and broad."""
    m = c.m
    return (c.shape(f"M92 {m - 2}Q94 {m - 20} 120 {m - 20}Q146 {m - 20} 148 {m - 2}Q140 {m + 16} 120 {m + 16}Q100 "
                f"{m + 16} 92 {m - 2}Z", "#ffb020") + c.line(f"M93 {m}Q120 {m + 10} 147 {m}", "", 3.4)
            + c.both(c.dot(127, m - 11, 2.6, 3.4, c.pal.ink)))


@part("back")
def plume_tail(c: Canvas) -> str:
    """Soft feathers around the rump."""
    x, a = c.x - 6, c.body.arm
    return c.both("".join(c.shape(f"M{x - 30} {a + 30}C{x - 10 + dx} {a + dy - 18} {x + 26 + dx} {a + dy - 22} "
        f"{x + 34 + dx} {a + dy}C{x + 30 + dx} {a + dy + 20} {x} {a + dy + 30} {x - 30} {a + 34}Z", fill)
        for dx, dy, fill in ((-4, -28, c.pal.deep), (10, -4, c.pal.shade), (4, 20, c.pal.deep))))


@part("hat")
def tin_helmet(c: Canvas) -> str:
    """A soldier's helmet that is too large."""
    t, e = c.t, c.e + 12
    w = 240 - e
    return (c.shape(f"M{w} {t + 26}C{w - 4} {t - 34} {e + 4} {t - 34} {e} {t + 26}Q120 {t + 10} {w} {t + 26}Z",
                "#7d8f63")
            + c.shape(f"M{w - 8} {t + 24}Q120 {t + 6} {e + 8} {t + 24}L{e + 12} {t + 34}Q120 {t + 16} {w - 12} "
                f"{t + 34}Z", "#66774f") + c.line(f"M{w + 18} {t + 4}Q{w + 26} {t - 12} 106 {t - 14}", "#c6d3ad", 5)
            + c.thin(f"M120 {t - 10}l4 8 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1Z", c.pal.gold))


@part("front")
def medals(c: Canvas) -> str:
    """Three medals on ribbons."""
    b = c.body.bottom - 36
    return "".join(c.thin(f"M{x - 6} {b}h12v12l-6 5-6-5Z", fill)
        + c.ball(x, b + 20, 8, 8, c.pal.gold, ' stroke-width="3"')
        for x, fill in ((104, c.pal.red), (122, "#3f7fe0"), (140, c.pal.leaf)))


@part("front")
def scar(c: Canvas) -> str:
    y = c.y
    return c.line(f"M84 {y - 26}L108 {y + 24}M84 {y - 10}l12-6M92 {y + 4}l12-6M98 {y + 17}l12-6", "#ffd9e0", 4)


@part("back")
def ice_towers(c: Canvas) -> str:
    """A castle of ice behind the shoulders."""
    x = c.x - 18
    return c.both(c.shape(f"M{x} 170V52H{x - 4}V22h14v10h10V22h14v10h10V22h14V52h-4V170Z", "#bfeaff")
        + c.line(f"M{x + 2} 74h48M{x + 2} 100h48M{x + 16} 74v-20M{x + 34} 100V76M{x + 20} 126v-24M{x + 2} 126h48",
            "#7cc4ea", 3) + c.shape(f"M{x + 20} 66q0-12 9-12t9 12v12h-18Z", "#2b5a8a")
        + c.line(f"M{x + 2} 28v18", "#fff", 4))


@part("hat")
def ice_battlements(c: Canvas) -> str:
    """Merlons of ice for a crown, with a flag."""
    t, e = c.t, c.e + 4
    w = 240 - e
    return (c.line(f"M120 {t - 12}V{t - 52}", "", 5) + c.shape(f"M121 {t - 52}l28 9-28 10Z", c.pal.red)
            + c.shape(f"M{w} {t + 22}V{t - 18}h15v12h12V{t - 18}h{e - w - 54}V{t - 6}h12V{t - 18}h15V{t + 22}Q120 "
                f"{t + 10} {w} {t + 22}Z", "#dff6ff")
            + c.line(f"M{w + 4} {t + 6}Q120 {t - 6} {e - 4} {t + 6}", "#7cc4ea", 3))


@part("skin")
def ice_bricks(c: Canvas) -> str:
    """A wall of ice over the breast, with a gate."""
    b, m = c.body.bottom, c.m + 14
    rows = ("".join(f"M40 {y}H200" for y in range(m, b, 13))
            + "".join(f"M{x + i % 2 * 11} {y}v13" for i, y in enumerate(range(m, b, 13)) for x in range(54, 190, 22)))
    return (c.flat(f"M40 {m}H200V{b + 8}H40Z", "#cdefff") + c.line(rows, "#7cc4ea", 3)
            + c.flat(f"M102 {b + 4}V{b - 16}Q104 {b - 30} 120 {b - 30}Q136 {b - 30} 138 {b - 16}V{b + 4}Z", "#2b5a8a")
            + c.line(f"M110 {b}V{b - 26}M120 {b}V{b - 28}M130 {b}V{b - 26}", "#bfeaff", 3))


@part("hat")
def comb(c: Canvas) -> str:
    """A cock's red comb."""
    t = c.t
    return c.shape(f"M96 {t + 14}Q84 {t - 12} 100 {t - 14}Q104 {t - 36} 120 {t - 28}Q138 {t - 38} 140 {t - 14}Q158 "
        f"{t - 12} 146 {t + 14}Q120 {t + 2} 96 {t + 14}Z", c.pal.red)


@part("mouth")
def beak_wattles(c: Canvas) -> str:
    """A short beak with red lobes below."""
    m = c.m
    return (c.both(c.ball(127, m + 20, 8, 13, c.pal.red))
            + c.shape(f"M104 {m - 12}Q120 {m - 22} 136 {m - 12}Q132 {m + 8} 120 {m + 14}Q108 {m + 8} 104 {m - 12}Z",
                BEAK) + c.line(f"M105 {m - 6}Q120 {m + 2} 135 {m - 6}"))


@part("back")
def tail_cock(c: Canvas) -> str:
    """Long arched feathers."""
    x = c.x - 20
    out = []
    for i, fill in enumerate((c.pal.accd, c.pal.acc, c.pal.deep)):
        r = 84 - i * 20
        out.append(c.shape(f"M{x - 8} 156C{x} {150 - r * 1.7:.0f} {x + r} {130 - r * 1.5:.0f} {x + r + 4} "
            f"{150 - r * .5:.0f}C"
            f"{x + r - 14} {120 - r * .9:.0f} {x + 24} {150 - r:.0f} {x + 14} 162Z", fill))
    return "".join(out)


def _duck(c: Canvas, x: int, y: int, bend: int, fill: str) -> str:
    return (c.tube(f"M{x - bend} 160Q{x - bend} {y + 40} {x} {y + 10}", fill, 20) + c.ball(x, y, 24, 22, fill)
            + c.thin(f"M{x - 5} {y - 20}q-5-14-13-14 8-6 16 2 4-8 12-6-8 6-6 18Z", fill)
            + "".join(c.ball(x + s * 10, y - 4, 6, 7, "#fff", ' stroke-width="3"')
                + c.dot(x + s * 9, y - 3, 2.6, 3.4, c.pal.ink) for s in (-1, 1))
            + c.shape(f"M{x - 18} {y + 10}Q{x} {y} {x + 18} {y + 10}Q{x + 20} {y + 20} {x} {y + 21}Q{x - 20} "
                f"{y + 20} {x - 18} {y + 10}Z", "#ff9d2e")
            + c.line(f"M{x - 16} {y + 14}Q{x} {y + 10} {x + 16} {y + 14}", "", 2.6))


@part("front")
def duck_heads(c: Canvas) -> str:
    """A hydra of ducks: three necks, three bills."""
    return _duck(c, 52, 72, -34, c.pal.shade) + _duck(c, 188, 72, 34, c.pal.shade) + _duck(c, 120, 58, 0, c.pal.base)


@part("back")
def peacock_fan(c: Canvas) -> str:
    """A wheel of feathers, each with its eye."""
    one = (c.shape("M114 150L106 8Q120-16 134 8L126 150Z", c.pal.leafd)
            + c.ball(120, 10, 11, 13, c.pal.gold, ' stroke-width="3"') + c.dot(120, 12, 6.5, 8, "#2f7fe0")
            + c.dot(120, 14, 3, 4, "#1b2f78"))
    return c.around(one, (-76, 76, -57, 57, -38, 38, -19, 19, 0), 120, 140)


@part("hat")
def aviator_cap(c: Canvas) -> str:
    """A leather cap with flaps."""
    t, e, y = c.t, c.e + 3, c.y
    w = 240 - e
    return (c.shape(f"M{w} {y + 20}V{t + 30}C{w} {t - 16} {e} {t - 16} {e} {t + 30}V{y + 20}L{e - 14} "
                f"{y + 26}Q{e - 8} {y - 20} 148 {t + 22}Q120 {t + 14} 92 {t + 22}Q{w + 8} {y - 20} {w + 14} "
                f"{y + 26}Z", c.pal.wood)
            + c.line(f"M120 {t - 4}V{t + 14}M{w + 6} {t + 24}Q{w + 20} {t} 110 {t - 2}", c.pal.woodd, 3))


@part("mouth")
def beak_parrot(c: Canvas) -> str:
    """Large and black, curved over the lower half."""
    m = c.m
    return (c.shape(f"M106 {m + 18}Q120 {m + 36} 134 {m + 18}Z", "#4a4566")
            + c.shape(f"M92 {m - 12}Q98 {m - 30} 120 {m - 30}Q142 {m - 30} 148 {m - 12}Q148 {m + 10} 132 "
                f"{m + 16}Q126 {m + 30} 120 {m + 32}Q114 {m + 30} 108 {m + 16}Q92 {m + 10} 92 {m - 12}Z", "#2b2638")
            + c.line(f"M102 {m - 12}Q106 {m - 20} 116 {m - 22}", "#fff", 4, 0.6)
            + c.both(c.dot(128, m - 16, 2.6, 2, "#8a84a8")))


@part("skin")
def macaw_face(c: Canvas) -> str:
    """White skin with fine lines around the eyes; yellow and blue below."""
    y, m, b = c.y, c.m, c.body.bottom
    return (c.both(c.dot(146, y + 4, 26, 24, "#fff")
                + c.line(f"M130 {y + 18}q18 8 34-2M134 {y + 24}q14 5 26-2", c.pal.red, 2.4))
            + c.flat(f"M40 {m + 26}Q120 {m + 40} 200 {m + 26}V{b + 9}H40Z", c.pal.gold)
            + c.flat(f"M40 {m + 38}Q120 {m + 54} 200 {m + 38}V{b + 9}H40Z", "#2c6fd0"))
