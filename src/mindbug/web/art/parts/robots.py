"""Robot and spaceship parts."""

from mindbug.web.art.pen import Canvas
from mindbug.web.art.registry import part


@part("hat")
def aerial(c: Canvas) -> str:
    t = c.t
    return (c.line(f"M120 {t + 4}V{t - 24}", "", 6) + c.ball(120, t - 28, 8, 8, c.pal.red)
            + c.dot(117, t - 31, 3, 3, "#fff") + c.shape(f"M108 {t + 6}V{t - 4}H132V{t + 6}Z", c.pal.steeld))


@part("behind")
def bolts(c: Canvas) -> str:
    y, e = c.y, c.e
    return c.both(c.shape(f"M{e - 6} {y - 9}H{e + 12}V{y + 11}H{e - 6}Z", c.pal.steeld) + c.shape(
        f"M{e + 11} {y - 14}H{e + 20}V{y + 16}H{e + 11}Z", c.pal.steel))


@part("behind")
def ears_mech(c: Canvas) -> str:
    """Rabbit ears of steel with lights."""
    t = c.t
    return c.both(c.shape(f"M128 {t + 8}L132 {t - 34}L150 {t - 56}L162 {t - 40}L154 {t + 14}Z", c.pal.steel) + c.flat(
        f"M138 {t}L141 {t - 28}L149 {t - 40}L153 {t - 32}L147 {t + 2}Z", c.pal.acc) + c.line(f"M129 {t - 8}l24 3", "",
        3))


@part("behind")
def ears_cat_mech(c: Canvas) -> str:
    t, e = c.t, c.e
    return c.both(c.shape(f"M{e - 42} {t + 14}L{e - 8} {t - 34}L{e} {t + 36}Z", c.pal.steel) + c.flat(
        f"M{e - 26} {t + 8}L{e - 11} {t - 14}L{e - 8} {t + 18}Z", c.pal.acc) + c.line(f"M{e - 8} {t - 34}v-10", "", 4)
        + c.dot(e - 8, t - 46, 4, 4, c.pal.red))


@part("arm")
def robot_arms(c: Canvas) -> str:
    x, a = c.x - 4, c.body.arm - 4
    return c.both(c.line(f"M{x - 4} {a}L{x + 20} {a + 6}L{x + 22} {a + 26}", "", 14) + c.line(
        f"M{x - 4} {a}L{x + 20} {a + 6}L{x + 22} {a + 26}", c.pal.steel, 7) + c.ball(x - 3, a, 10, 10, c.pal.steeld)
        + c.shape(f"M{x + 8} {a + 26}H{x + 36}V{a + 34}L{x + 40} {a + 48}L{x + 30} {a + 44}L{x + 28} {a + 36}"
        f"H{x + 16}L{x + 14} {a + 44}L{x + 4} {a + 48}L{x + 8} {a + 34}Z", c.pal.steeld))


@part("arm")
def cannon_arms(c: Canvas) -> str:
    x, a = c.x - 6, c.body.arm
    return c.both(c.ball(x + 2, a - 2, 14, 14, c.pal.steeld) + c.shape(
        f"M{x - 6} {a + 4}L{x + 26} {a - 6}L{x + 42} {a + 26}L{x + 14} {a + 42}Z", c.pal.steel) + c.turn(c.ball(x
        + 29, a + 35, 15, 8, "#2a2440"), -30, x + 29, a + 35) + c.line(f"M{x + 6} {a + 22}l26-12", c.pal.acc, 4))


@part("back")
def jets(c: Canvas) -> str:
    """Rocket wings with engines."""
    x = c.x - 12
    return c.both(c.shape(f"M{x} 88L{x + 50} 108L{x + 60} 146L{x} 136Z", c.pal.steel) + c.line(
        f"M{x + 10} 104L{x + 48} 120", c.pal.acc, 4) + c.flat(f"M{x + 30} 142h22l-11 28Z", "#ff9d2e") + c.flat(
        f"M{x + 36} 142h10l-5 15Z", "#fff3b0") + c.shape(f"M{x + 26} 130H{x + 56}V146H{x + 26}Z", c.pal.steeld))


@part("back")
def mech_wings(c: Canvas) -> str:
    x = c.x - 14
    return c.both(c.shape(f"M{x} 118L{x + 20} 30L{x + 40} 44L{x + 34} 62L{x + 60} 62L{x + 48} 84L{x + 66} 92"
        f"L{x + 46} 106L{x + 56} 118L{x} 132Z", c.pal.steel) + c.line(
        f"M{x + 8} 112L{x + 26} 46M{x + 12} 116L{x + 46} 70M{x + 14} 120L{x + 50} 98", c.pal.acc, 4))


@part("behind")
def shoulder_cannons(c: Canvas) -> str:
    x, a = c.x - 20, c.body.arm - 44
    return c.both(c.shape(f"M{x - 6} {a + 6}H{x + 42}V{a + 32}H{x - 6}Z", c.pal.steeld) + c.ball(x + 9, a + 19, 8, 8,
        "#2a2440") + c.ball(x + 29, a + 19, 8, 8, "#2a2440") + c.line(f"M{x} {a + 10}h34", c.pal.steell, 3))


@part("front")
def cannon(c: Canvas) -> str:
    """A cannon barrel that points at us."""
    b = c.body.bottom - 22
    return (c.both(c.ball(158, b + 6, 19, 19, c.pal.wood) + c.ball(158, b + 6, 6, 6, c.pal.woodd) + c.line(
                f"M158 {b - 8}v28M144 {b + 6}h28", c.pal.woodd, 3)) + c.ball(120, b, 31, 29, "#4a4566")
            + c.ball(120, b, 20, 19, "#17122b") + c.line(f"M100 {b - 16}q8-10 18-10", "#a9a4c8", 4))


@part("front")
def chest_panel(c: Canvas) -> str:
    b = c.body.bottom - 12
    return (c.shape(f"M98 {b - 20}H142Q146 {b - 20} 146 {b - 16}V{b}Q146 {b + 4} 142 {b + 4}H98Q94 {b + 4} 94 {b}"
                f"V{b - 16}Q94 {b - 20} 98 {b - 20}Z", c.pal.steell) + c.dot(106, b - 8, 5, 5, c.pal.red)
            + c.dot(120, b - 8, 5, 5, c.pal.gold) + c.dot(134, b - 8, 5, 5, c.pal.leaf))


@part("front")
def chest_core(c: Canvas) -> str:
    """A glowing reactor."""
    b = c.body.bottom - 22
    return c.ball(120, b, 17, 17, c.pal.steeld) + c.ball(120, b, 10, 10, c.pal.acc) + c.dot(120, b, 5, 5, "#fff")


@part("hat")
def periscope(c: Canvas) -> str:
    t = c.t
    return (c.tube(f"M112 {t + 6}V{t - 22}Q112 {t - 30} 122 {t - 30}H138", c.pal.steel, 9)
            + c.ball(142, t - 30, 6, 10, "#bff3ff")
            + c.shape(f"M92 {t + 14}L98 {t - 4}H142L148 {t + 14}Z", c.pal.accd))


@part("front")
def portholes(c: Canvas) -> str:
    b = c.body.bottom - 22
    return ("".join(c.ball(x, b, 12, 12, c.pal.gold) + c.dot(x, b, 7, 7, "#bff3ff") + c.dot(x - 2, b - 3, 2.4, 2.4,
            "#fff") for x in (84, 120, 156)))


@part("back")
def propellers(c: Canvas) -> str:
    x = c.x
    return c.both(c.line(f"M{x - 8} 128H{x + 22}", "", 9) + c.ball(x + 28, 110, 8, 19, c.pal.gold) + c.ball(x + 28,
        146, 8, 19, c.pal.gold) + c.ball(x + 28, 128, 7, 7, c.pal.goldd))


@part("back")
def ring_back(c: Canvas) -> str:
    """The far half of a planet's ring; `ring_front` is the near one."""
    y = c.m + 8
    return (c.line(f"M16 {y - 14}C60 {y - 44} 180 {y - 44} 224 {y - 14}", "", 18)
            + c.line(f"M16 {y - 14}C60 {y - 44} 180 {y - 44} 224 {y - 14}", c.pal.acc, 10))


@part("front")
def ring_front(c: Canvas) -> str:
    y = c.m + 8
    d = f"M16 {y - 14}C8 {y + 2} 70 {y + 28} 120 {y + 28}S232 {y + 2} 224 {y - 14}"
    return c.line(d, "", 20) + c.line(d, c.pal.acc, 12) + c.line(d, c.pal.accl, 3)


@part("front")
def saucer(c: Canvas) -> str:
    """A soup bowl that is a spaceship."""
    return (c.flat("M84 162L66 200H174L156 162Z", "#fff6b0", 0.5)
            + c.shape(
                "M10 122C30 100 210 100 230 122C230 138 190 150 170 152C160 172 80 172 70 152C50 150 10 138 10 122Z",
                c.pal.steel) + c.ball(120, 119, 86, 12, "#ff8a3c")
            + c.line("M62 118h.1M92 123h.1M150 122h.1M178 117h.1", "#ffd166", 7)
            + c.line("M40 138h.1M76 147h.1M120 152h.1M164 147h.1M200 138h.1", c.pal.acc, 10))


@part("back")
def troopers(c: Canvas) -> str:
    """Vegetables in helmets look out of the bowl."""
    one = c.ball(188, 96, 22, 24, "#ff9440") + c.line("M188 72v-12M182 74l-6-10M194 74l6-10", c.pal.leafd, 5)
    two = (c.dot(180, 94, 5, 6, c.pal.ink) + c.dot(196, 94, 5, 6, c.pal.ink) + c.dot(178, 92, 1.6, 1.6, "#fff")
           + c.dot(194, 92, 1.6, 1.6, "#fff"))
    return c.both(one + two)


@part("back")
def ladle(c: Canvas) -> str:
    return (c.tube("M196 96L214 14", c.pal.steel, 6)
            + c.shape("M200-6Q222-20 232 2Q226 18 210 14Q198 8 200-6Z", c.pal.steel))


@part("front")
def antenna_dish(c: Canvas) -> str:
    t = c.t
    return (c.line(f"M120 {t + 6}L134 {t - 14}", "", 6)
            + c.shape(f"M118 {t - 34}Q150 {t - 36} 156 {t - 6}Q128 {t - 4} 118 {t - 34}Z", c.pal.steell)
            + c.line(f"M138 {t - 20}l14-12", "", 4) + c.dot(153, t - 33, 4, 4, c.pal.red))


@part("front")
def hull_number(c: Canvas) -> str:
    """A painted stripe with windows: spaceship."""
    b = c.body.bottom - 20
    return (f'<g clip-path="url(#{c.uid}-c)">'
            + c.flat(f"M40 {b - 8}Q120 {b + 10} 200 {b - 8}V{b + 6}Q120 {b + 24} 40 {b + 6}Z", "#fff")
            + c.line(f"M40 {b - 8}Q120 {b + 10} 200 {b - 8}M40 {b + 6}Q120 {b + 24} 200 {b + 6}", "", 3) + "</g>"
            + "".join(c.dot(x, b + 8 - abs(x - 120) // 8, 4, 4, c.pal.accd) for x in (88, 104, 120, 136, 152)))


@part("skin")
def portal(c: Canvas) -> str:
    """A whirl that leads elsewhere."""
    x, y = 120, (c.y + c.m) // 2 + 2
    return (c.dot(x, y, 46, 44, "#1b1150")
            + c.line(f"M{x} {y}q10-10 14 2t-18 18-24-24 32-26 36 38-44 38", c.pal.acc, 5, 0.9)
            + c.line(f"M{x - 40} {y + 10}Q{x - 34} {y - 34} {x + 6} {y - 40}M{x + 40} {y - 10}Q{x + 34} {y + 34} "
                f"{x - 6} {y + 40}", c.pal.accl, 3, 0.9))


@part("front")
def shield_boss(c: Canvas) -> str:
    """A round shield as a belly: shield bugs."""
    b = c.body.bottom - 22
    return (c.ball(120, b, 34, 27, c.pal.acc) + c.line(f"M92 {b}a28 21 0 1 0 56 0a28 21 0 1 0-56 0", c.pal.accl, 4)
            + c.thin(f"M120 {b - 13}l11 13-11 13-11-13Z", c.pal.gold))
