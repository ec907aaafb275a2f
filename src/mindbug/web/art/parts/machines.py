"""Machines that have come alive, and animals that are half machine."""

from math import cos, pi, sin

from mindbug.web.art.parts.eyes import eye
from mindbug.web.art.pen import Canvas
from mindbug.web.art.registry import part


@part("back")
def wagons(c: Canvas) -> str:
    """The cars of a train that follow in a curve."""
    return (c.shape("M150 54C190 44 222 52 240 70V164H150Z", c.pal.light)
            + c.shape("M178 68L232 78V102L178 94Z", "#2b3350") + c.line("M196 71v26M214 74v26", c.pal.light, 5)
            + c.line("M150 118L240 126", c.pal.acc, 10) + c.line("M150 130L240 136", c.pal.accd, 5))


@part("skin")
def train_nose(c: Canvas) -> str:
    """Painted stripes and headlamps."""
    m, b = c.m, c.body.bottom
    return (c.flat(f"M40 {m - 4}Q120 {m + 20} 200 {m - 4}V{m + 12}Q120 {m + 38} 40 {m + 12}Z", c.pal.acc)
            + c.flat(f"M40 {m + 18}Q120 {m + 44} 200 {m + 18}V{b + 9}H40Z", c.pal.accd)
            + c.both(c.dot(154, m + 14, 11, 9, "#fff7c0")))


@part("back")
def speed_lines(c: Canvas) -> str:
    return c.line("M10 30h44M24 56h24M8 96h34M16 128h26M6 150h30M20 4h22", "#fff", 6, 0.75)


@part("hat")
def rotor(c: Canvas) -> str:
    """Helicopter blades on a mast."""
    t = c.t
    return (c.tube(f"M120 {t + 4}V{t - 18}", c.pal.steeld, 7)
            + c.both(c.shape(f"M122 {t - 22}Q180 {t - 36} 230 {t - 24}Q232 {t - 16} 224 {t - 15}Q170 {t - 12} 122 "
                    f"{t - 14}Z", c.pal.steell) + c.line(f"M196 {t - 22}h22", c.pal.red, 5))
            + c.ball(120, t - 18, 10, 9, c.pal.accd)
            + c.line(f"M40 {t - 40}Q120 {t - 54} 200 {t - 40}", "#fff", 3, 0.6))


@part("arm")
def drill_arms(c: Canvas) -> str:
    x, a = c.x - 8, c.body.arm
    return c.both(c.tube(f"M{x - 4} {a + 6}Q{x + 14} {a + 8} {x + 20} {a - 8}", c.pal.base, 13)
        + c.turn(c.shape(f"M{x} {a - 10}H{x + 44}L{x + 22} {a - 84}Z", c.pal.steell)
            + c.line(f"M{x + 5} {a - 20}L{x + 36} {a - 26}M{x + 9} {a - 34}L{x + 32} {a - 42}M{x + 14} "
                f"{a - 50}L{x + 28} {a - 56}", c.pal.steeld, 4)
            + c.shape(f"M{x - 2} {a - 14}H{x + 46}V{a - 2}H{x - 2}Z", c.pal.steeld), 44, x + 10, a - 2))


@part("hat")
def hard_hat(c: Canvas) -> str:
    """It has a lamp."""
    t, e = c.t, c.e + 2
    w = 240 - e
    return (c.shape(f"M{w} {t + 22}C{w} {t - 28} {e} {t - 28} {e} {t + 22}Z", c.pal.gold)
            + c.shape(f"M{w - 8} {t + 20}Q120 {t + 8} {e + 8} {t + 20}L{e + 10} {t + 29}Q120 {t + 17} {w - 10} "
                f"{t + 29}Z", c.pal.goldd) + c.line(f"M104 {t - 12}V{t + 12}M136 {t - 12}V{t + 12}", c.pal.goldd, 4)
            + c.ball(120, t + 2, 12, 12, c.pal.steeld) + c.dot(120, t + 2, 8, 8, "#fffbe0"))


@part("arm")
def tool_arms(c: Canvas) -> str:
    """Four arms, four tools: wrench, screwdriver, hammer, saw."""
    x, a, s = c.x, c.body.arm, c.pal.steell
    left = 240 - x
    return (c.tube(f"M{x - 10} {a - 12}Q{x + 14} {a - 16} {x + 22} {a - 34}M{x - 10} {a + 14}Q{x + 14} {a + 20} "
                f"{x + 26} {a + 8}M{left + 10} {a - 12}Q{left - 14} {a - 16} {left - 22} {a - 34}M{left + 10} "
                f"{a + 14}Q{left - 14} {a + 20} {left - 26} {a + 8}", c.pal.shade, 7)
            + c.shape(f"M{x + 18} {a - 34}L{x + 22} {a - 62}Q{x + 10} {a - 78} {x + 20} {a - 90}V{a - 74}L{x + 28} "
                f"{a - 70}L{x + 36} {a - 76}L{x + 34} {a - 92}Q{x + 48} {a - 78} {x + 34} {a - 62}L{x + 30} "
                f"{a - 34}Z", s)
            + c.shape(f"M{x + 20} {a + 12}V{a - 8}h10V{a + 12}ZM{x + 23} {a - 8}V{a - 30}h4V{a - 8}Z", c.pal.red)
            + c.shape(f"M{left - 28} {a - 32}L{left - 26} {a - 66}h8L{left - 18} {a - 32}Z", c.pal.wood)
            + c.shape(f"M{left - 40} {a - 84}h34v18h-34Z", c.pal.steeld)
            + c.shape(f"M{left - 34} {a + 10}h18v-40l-22 6 6 6-6 5 6 5-6 5 6 5Z", s))


@part("front")
def tool_belt(c: Canvas) -> str:
    b = c.body.bottom - 20
    return (f'<g clip-path="url(#{c.uid}-c)">'
            + c.shape(f"M30 {b - 8}Q120 {b + 8} 210 {b - 8}V{b + 5}Q120 {b + 21} 30 {b + 5}Z", c.pal.wood) + "</g>"
            + c.thin(f"M110 {b - 1}h20v14h-20Z", c.pal.gold) + c.both(c.thin(f"M142 {b}h16v18h-16Z", c.pal.woodd)))


@part("back")
def toaster_shell(c: Canvas) -> str:
    """A toaster for a shell: two slices jump out."""
    t, x = c.t - 30, c.x + 16
    w = 240 - x
    toast = "M{0} {1}V{2}Q{3} {4} {5} {4}Q{6} {4} {7} {2}V{1}Z"
    slices = "".join(c.shape(toast.format(m - 26, t + 10, t - 18, m - 30, t - 34, m, m + 30, m + 26), "#e8b26a")
        + c.flat(toast.format(m - 19, t + 10, t - 14, m - 22, t - 26, m, m + 22, m + 19), "#fbe3b4")
        for m in (84, 156))
    return (slices
            + c.shape(f"M{w} 156V{t + 32}Q{w} {t + 4} {w + 28} {t + 4}H{x - 28}Q{x} {t + 4} {x} {t + 32}V156Z",
                c.pal.steel) + c.line(f"M{w + 22} {t + 14}H{x - 22}", c.pal.ink, 8)
            + c.line(f"M{w + 12} {t + 36}V130", "#fff", 6, 0.8) + c.shape(f"M{x} 90h16v12h-16Z", "#3a3552")
            + c.ball(x - 14, 136, 9, 9, c.pal.red))


@part("back")
def explosion(c: Canvas) -> str:
    """A burst behind the body."""
    def star(r: float, short: float) -> str:
        return ("".join(f"{'L' if k else 'M'}{120 + (r if k % 2 else short) * cos(k * pi / 11):.0f} "
                    f"{96 + (r if k % 2 else short) * sin(k * pi / 11):.0f}" for k in range(22)) + "Z")
    return c.shape(star(112, 76), "#ff7a2e") + c.flat(star(92, 66), "#ffd166")


@part("back")
def wings_saw(c: Canvas) -> str:
    """Two circular saws instead of wings."""
    x, y = c.x + 10, c.body.arm - 12
    edge = [(42, k * pi / 16) if k % 2 else (50, k * pi / 16 + 0.12) for k in range(32)]
    teeth = "M" + "L".join(f"{x + r * cos(a):.0f} {y + r * sin(a):.0f}" for r, a in edge)
    return c.both(c.shape(teeth + "Z", c.pal.steell)
        + c.line(f"M{x - 28} {y}a28 28 0 1 0 56 0a28 28 0 1 0-56 0", c.pal.steeld, 3) + c.ball(x, y, 9, 9, c.pal.red))


@part("hat")
def ears_pup_mech(c: Canvas) -> str:
    """Hinged ears of steel."""
    t, e = c.t, c.e
    return c.both(c.shape(f"M{e - 22} {t + 4}L{e + 8} {t - 2}L{e + 24} {t + 14}V{t + 52}L{e + 12} {t + 62}L{e - 2} "
            f"{t + 50}L{e - 4} {t + 22}Z", c.pal.steel) + c.ball(e, t + 14, 8, 8, c.pal.steeld)
        + c.line(f"M{e + 8} {t + 34}h10M{e + 8} {t + 44}h10", c.pal.acc, 4))


@part("back")
def tail_aerial(c: Canvas) -> str:
    """A springy tail that ends in a lamp."""
    x = c.x - 6
    return (c.tube(f"M{x - 14} 150L{x + 18} 142L{x + 14} 128L{x + 34} 122L{x + 30} 108L{x + 46} 100", c.pal.steel, 5)
            + c.ball(x + 48, 92, 10, 10, c.pal.red))


@part("back")
def fins_mech(c: Canvas) -> str:
    """Riveted rudders to both sides and on top."""
    x, t = c.x - 8, c.t
    return (c.shape(f"M98 {t + 10}L104 {t - 34}L150 {t - 26}L140 {t + 10}Z", c.pal.acc)
            + c.both(c.shape(f"M{x} 96L{x + 56} 74L{x + 48} 108L{x + 58} 142L{x} 130Z", c.pal.acc)
                + c.line(f"M{x + 18} 104L{x + 42} 94M{x + 18} 112H{x + 42}M{x + 18} 120L{x + 42} 130", c.pal.accd,
                    4)))


@part("mouth")
def pout(c: Canvas) -> str:
    """The small round mouth of a pufferfish, with a plate of teeth."""
    m = c.m + 4
    return (c.ball(120, m, 19, 15, c.pal.acc) + c.ball(120, m, 11, 8, c.pal.maw, ' stroke-width="3"')
            + c.flat(f"M112 {m - 5}h16v4h-16Z", "#fff"))


@part("front")
def specimen_jar(c: Canvas) -> str:
    """A tank of glass with a steel lid, and bubbles in what fills it."""
    return (c.shape("M44 6V160Q44 172 120 172Q196 172 196 160V6Z", "#b8ff9a", ' fill-opacity=".22"')
            + c.line("M58 24V140M70 20V44", "#fff", 6, 0.7)
            + c.line("M172 60h.1M180 84h.1M166 102h.1M182 40h.1M76 64h.1M70 90h.1", "#efffe0", 9, 0.8)
            + c.shape("M34-12H206V10H34Z", c.pal.steel) + c.shape("M34 160H206V178H34Z", c.pal.steeld)
            + c.shape("M96-12V-22H144V-12Z", c.pal.steeld) + c.line("M46-1h148", c.pal.steell, 4))


@part("eyes")
def eyes_mismatched(c: Canvas) -> str:
    """Three eyes of three sizes."""
    y = c.y
    return (eye(c, 94, y + 2, 20, c.pal.acc) + eye(c, 140, y + 6, 12, c.pal.red) + eye(c, 134, y - 24, 10, c.pal.gold)
            + c.line(f"M70 {y - 26}l20 6M76 {y - 32}l-4 12M84 {y - 30}l-4 12", "", 3))


def _lens(c: Canvas) -> str:
    y = c.y
    return (c.shape(f"M124 {y - 20}H162L166 {y + 12}L146 {y + 20}L124 {y + 12}Z", c.pal.steeld)
            + c.ball(145, y, 13, 13, "#2a1030") + c.dot(145, y, 8, 8, c.pal.acc) + c.dot(142, y - 3, 3, 3, "#fff"))


@part("eyes")
def eyes_wink_mech(c: Canvas) -> str:
    """One eye winks, the other is a lens."""
    y = c.y
    return c.line(f"M80 {y - 4}Q96 {y + 12} 112 {y}", "", 5) + c.line(f"M82 {y - 20}q14-8 26 0", "", 5) + _lens(c)


@part("eyes")
def eyes_happy_mech(c: Canvas) -> str:
    """One eye shut with laughter, the other a lens."""
    y = c.y
    return c.line(f"M82 {y + 6}Q97 {y - 16} 112 {y + 6}", "", 5) + _lens(c)


@part("eyes")
def eyes_open_mech(c: Canvas) -> str:
    """One eye wide open, the other a lens."""
    return eye(c, 96, c.y, 17, c.pal.acc) + _lens(c)


@part("front")
def boombox(c: Canvas) -> str:
    """A big radio on the ground."""
    x, y = min(c.x, 184), 124
    return (c.line(f"M{x - 16} {y}V{y - 14}H{x + 30}V{y}", "", 5)
            + c.shape(f"M{x - 30} {y}H{x + 44}V{y + 46}H{x - 30}Z", "#3a3552")
            + "".join(c.ball(x + dx, y + 26, 14, 14, c.pal.steel) + c.dot(x + dx, y + 26, 7, 7, c.pal.acc)
                for dx in (-12, 26)) + c.line(f"M{x - 8} {y + 7}H{x + 22}", c.pal.gold, 5))


@part("behind")
def mohawk_steel(c: Canvas) -> str:
    """A row of steel plates over the skull."""
    t = c.t
    return (c.both(c.shape(f"M132 {t + 14}L148 {t - 18}L158 {t + 22}Z", c.pal.steeld))
            + c.shape(f"M104 {t + 12}L112 {t - 30}H128L136 {t + 12}Z", c.pal.steel))


@part("front")
def trefoil(c: Canvas) -> str:
    """The warning sign of radiation."""
    b = c.body.bottom - 24
    blades = c.around(c.flat(f"M120 {b}L112 {b - 15}Q120 {b - 20} 128 {b - 15}Z", "#241d38"), (0, 120, 240), 120, b)
    return (c.ball(120, b, 20, 20, c.pal.gold) + blades
            + c.ball(120, b, 4.5, 4.5, "#241d38", f' stroke="{c.pal.gold}" stroke-width="3"'))


@part("front")
def bolts_neck(c: Canvas) -> str:
    """Rings of steel around a long neck."""
    return (c.shape("M98 66H142V76H98ZM97 82H143V92H97Z", c.pal.steel)
            + c.line("M106 71h.1M120 71h.1M134 71h.1M106 87h.1M120 87h.1M134 87h.1", c.pal.red, 5))


@part("back")
def steam(c: Canvas) -> str:
    """Clouds of steam to both sides."""
    return c.both(c.flat("M178 96Q168 80 184 74Q184 54 204 60Q222 50 230 68Q246 76 236 94Q226 108 208 100Q192 110 "
            "178 96Z", "#fff", 0.75)
        + c.flat("M196 34Q192 22 204 20Q212 10 222 20Q234 22 230 34Q218 44 196 34Z", "#fff", 0.55))


@part("skin")
def seams_sewn(c: Canvas) -> str:
    """Sewn together from two."""
    b = c.body
    d = f"M128 {b.top}Q112 {c.y - 20} 120 {c.y - 14}M{120 - b.half} {c.m + 20}Q120 {c.m + 40} {120 + b.half} {c.m + 16}"
    ticks = "".join(f"M{x} {c.m + 24 + (18 - abs(x - 120) // 4) // 2}v12" for x in (74, 90, 106, 122, 138, 154))
    return (c.flat(f"M0 {c.m + 22}Q120 {c.m + 42} 240 {c.m + 16}V180H0Z", c.pal.acc, 0.55) + c.line(d + ticks, "", 3))


@part("hat")
def chimney(c: Canvas) -> str:
    """Two pipes that smoke."""
    t = c.t
    return (c.flat(f"M78 {t - 30}Q66 {t - 44} 80 {t - 52}Q86 {t - 66} 100 {t - 56}Q112 {t - 48} 104 {t - 34}Z",
                "#fff", 0.8)
            + c.flat(f"M136 {t - 40}Q128 {t - 54} 142 {t - 60}Q152 {t - 72} 164 {t - 60}Q174 {t - 48} 160 {t - 40}Z",
                "#fff", 0.65) + c.shape(f"M84 {t + 12}V{t - 22}H78V{t - 32}H110V{t - 22}H104V{t + 12}Z", c.pal.steeld)
            + c.shape(f"M134 {t + 12}V{t - 30}H128V{t - 40}H160V{t - 30}H154V{t + 12}Z", c.pal.steeld))


@part("mouth")
def furnace(c: Canvas) -> str:
    """A fire behind bars."""
    m = c.m
    return (c.shape(f"M80 {m - 8}H160V{m + 32}H80Z", "#2a2440")
            + c.flat(f"M86 {m + 28}Q88 {m + 4} 98 {m - 2}Q100 {m + 10} 108 {m + 10}Q112 {m - 2} 120 {m - 6}Q130 "
                f"{m + 2} 132 {m + 12}Q142 {m + 8} 142 {m - 2}Q154 {m + 8} 154 {m + 28}Z", "#ff7a2e")
            + c.flat(f"M100 {m + 28}Q104 {m + 14} 120 {m + 8}Q136 {m + 14} 140 {m + 28}Z", "#ffd166")
            + c.line(f"M98 {m - 6}V{m + 30}M120 {m - 6}V{m + 30}M142 {m - 6}V{m + 30}", c.pal.steeld, 5))


@part("eyes")
def eyes_binocular(c: Canvas) -> str:
    """Two camera barrels on a neck above the body."""
    t = c.t - 8
    return (c.tube(f"M120 {t + 14}V{t}", c.pal.steeld, 9)
            + c.both(c.turn(c.shape(f"M122 {t - 34}H170Q178 {t - 34} 178 {t - 24}V{t + 2}Q178 {t + 12} 168 "
                    f"{t + 12}H130Q122 {t + 12} 122 {t + 4}Z", c.pal.steel) + c.ball(149, t - 11, 18, 18, "#241d38")
                + c.dot(149, t - 11, 11, 11, c.pal.acc) + c.dot(143, t - 17, 5, 5, "#fff"), 8, 120, t)))


@part("back")
def sun_rays(c: Canvas) -> str:
    """The sun behind a bear."""
    d = "".join(f"M{120 + 78 * cos(k * pi / 8 - 0.13):.0f} "
        f"{92 + 78 * sin(k * pi / 8 - 0.13):.0f}L{120 + (112 if k % 2 else 98) * cos(k * pi / 8):.0f} "
        f"{92 + (112 if k % 2 else 98) * sin(k * pi / 8):.0f}L{120 + 78 * cos(k * pi / 8 + 0.13):.0f} "
        f"{92 + 78 * sin(k * pi / 8 + 0.13):.0f}Z" for k in range(16))
    return c.shape(d, "#ff9d2e") + c.ball(120, 92, 82, 82, "#ffd23f") + c.line("M58 60Q74 32 104 24", "#fff", 6, 0.6)


@part("back")
def rainbow_mane(c: Canvas) -> str:
    """Hair in stripes of colour."""
    t, e = c.t, c.e
    return c.both("".join(c.shape(f"M{e - 30} {t + 4 + i * 12}C{e + 6 + i * 4} {t - 30 + i * 18} {e + 50} "
        f"{t - 10 + i * 26} {e + 40 - i * 4} {t + 24 + i * 26}C{e + 20} {t + 22 + i * 22} {e} {t + 30 + i * 16} "
        f"{e - 30} {t + 36 + i * 14}Z", fill) for i, fill in enumerate(("#ff6b8a", "#ffc93c", "#5fd08a", "#5aa9ff"))))
