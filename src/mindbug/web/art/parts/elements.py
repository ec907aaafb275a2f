"""Fire, water, wind, light and grass: creatures that are half an element."""

from mindbug.web.art.pen import Canvas
from mindbug.web.art.registry import part

FLAME, EMBER = "#ff7a2e", "#ffd166"


@part("back")
def wings_fire(c: Canvas) -> str:
    """A phoenix."""
    x = c.x - 14
    return c.both(c.shape(f"M{x} 124C{x - 2} 84 {x + 16} 50 {x + 34} 8Q{x + 44} 30 {x + 42} 44Q{x + 56} 36 {x + 66} "
            f"22Q{x + 72} 52 {x + 62} 72Q{x + 74} 70 {x + 82} 62Q{x + 80} 96 {x + 58} 108Q{x + 68} 112 {x + 76} "
            f"108Q{x + 62} 142 {x} 144Z", FLAME)
        + c.flat(f"M{x} 126Q{x + 10} 80 {x + 32} 46Q{x + 36} 66 {x + 34} 74Q{x + 48} 68 {x + 56} 56Q{x + 58} 82 "
            f"{x + 44} 96Q{x + 54} 98 {x + 62} 94Q{x + 50} 126 {x} 134Z", EMBER))


@part("hat")
def turf_hair(c: Canvas) -> str:
    """Grass that grows on the head."""
    t, e = c.t, c.e
    d = f"M{236 - e} {t + 30}"
    for i, x in enumerate(range(240 - e, e + 1, 12)):
        d += f"L{x - 4} {t - (14, 26, 18, 30)[i % 4] + abs(x - 120) // 3}L{x + 6} {t + 4 + abs(x - 120) // 3}"
    return c.shape(f"{d}L{e + 4} {t + 30}Q{e - 10} {t + 22} 146 {t + 26}Q134 {t + 14} 120 {t + 26}Q106 {t + 14} 94 "
        f"{t + 26}Q{250 - e} {t + 22} {236 - e} {t + 30}Z", c.pal.leaf)


@part("skin")
def soil(c: Canvas) -> str:
    """Earth below, grass above."""
    m, b = c.m + 18, c.body.bottom
    edge = "".join(f"L{x} {m + (0, 14, 5, 18)[i % 4]}" for i, x in enumerate(range(40, 206, 11)))
    return (c.flat(f"M40 {b + 9}{edge}V{b + 9}Z", c.pal.wood)
            + c.line("".join(f"M{x} {b - y}h3" for x, y in ((76, 8), (96, 20), (118, 10), (140, 18), (160, 8))),
                c.pal.bone, 5))


def _puffs(c: Canvas, spots: tuple[tuple[float, float, float], ...], fill: str) -> str:
    """A cloud: outlined balls, then the same balls without outline over the lines between them."""
    return ("".join(c.ball(x, y, r, r, fill) for x, y, r in spots)
            + "".join(c.dot(x, y, r - 2, r - 2, fill) for x, y, r in spots))


@part("behind")
def cloud_hair(c: Canvas) -> str:
    """A cloud piled up around the head."""
    t, e = c.t, c.e - 120
    right = ((120 + e + 18, t + 48, 20), (120 + e + 20, t + 22, 22), (120 + e, t, 24), (132, t - 14, 26))
    return _puffs(c, tuple(spot for x, y, r in right for spot in ((x, y, r), (240 - x, y, r))), c.pal.light)


@part("front")
def cloud_skirt(c: Canvas) -> str:
    """She sits on a cloud."""
    b = c.body.bottom - 4
    return (_puffs(c, ((56, b, 20), (184, b, 20), (82, b - 8, 24), (158, b - 8, 24), (120, b - 4, 26)), c.pal.light)
            + c.flat(f"M40 {b + 4}H200V{b + 22}H40Z", c.pal.light))


@part("front")
def whirl_skirt(c: Canvas) -> str:
    """A whirlwind below the waist."""
    m, out = c.m + 16, []
    for i, (w, fill) in enumerate(((82, c.pal.light), (68, c.pal.base), (54, c.pal.light), (40, c.pal.base), (24,
        c.pal.light))):
        y = m + 8 + i * 12
        out.append(c.turn(c.ball(120, y, w, 13, fill) + c.line(f"M{120 - w + 16} {y + 4}Q120 {y + 12} "
            f"{120 + w - 24} {y + 3}",
                                                              "#fff", 3, 0.7), -5 if i % 2 else 5, 120, y))
    return "".join(reversed(out))


@part("back")
def windswept_hair(c: Canvas) -> str:
    """Long hair that the wind blows to one side."""
    t, e = c.t, c.e
    return (c.shape(f"M{236 - e} {t + 60}C{220 - e} {t - 24} {e} {t - 34} {e + 14} {t + 6}C{e + 40} {t - 4} "
                f"{e + 60} {t + 4} {e + 70} {t - 16}C{e + 76} {t + 20} {e + 54} {t + 40} {e + 32} {t + 38}C{e + 50} "
                f"{t + 50} {e + 64} {t + 46} {e + 74} {t + 40}C{e + 62} {t + 76} {e + 20} {t + 84} {e - 6} {t + 70}Z",
                c.pal.accd)
            + c.line(f"M{e} {t + 16}Q{e + 34} {t + 22} {e + 56} {t + 6}M{e} {t + 48}Q{e + 28} {t + 62} {e + 52} "
                f"{t + 56}", c.pal.acc, 4))


@part("hat")
def bolt_crown(c: Canvas) -> str:
    """A crown of lightning."""
    t = c.t + 8
    return (c.shape(f"M82 {t + 6}L76 {t - 26}L94 {t - 14}L96 {t - 38}L110 {t - 18}L120 {t - 56}L130 {t - 18}L144 "
                f"{t - 38}L146 {t - 14}L164 {t - 26}L158 {t + 6}Q120 {t - 6} 82 {t + 6}Z", c.pal.gold)
            + c.line(f"M88 {t}Q120 {t - 10} 152 {t}", c.pal.goldd, 4) + c.ball(120, t - 12, 6, 8, c.pal.acc))


@part("front")
def thunder_skirt(c: Canvas) -> str:
    """A storm cloud that hurls lightning."""
    b = c.body.bottom - 14
    bolt = c.shape(f"M146 {b + 4}l18-4-6 16h14l-24 26 6-18h-14Z", c.pal.gold)
    return (c.both(bolt)
            + _puffs(c, ((46, b, 20), (194, b, 20), (72, b - 10, 24), (168, b - 10, 24), (100, b, 24), (140, b, 24)),
                c.pal.shade) + c.line(f"M60 {b - 16}q8-12 22-10M150 {b - 14}q8-12 22-10", "#fff", 4, 0.5))


@part("hat")
def sprout(c: Canvas) -> str:
    """Two first leaves on a stalk."""
    t = c.t
    return (c.tube(f"M120 {t + 8}Q118 {t - 10} 120 {t - 24}", c.pal.leaf, 6)
            + c.shape(f"M120 {t - 22}C132 {t - 52} 164 {t - 52} 178 {t - 40}C166 {t - 16} 140 {t - 12} 120 {t - 22}Z",
                c.pal.leafl)
            + c.shape(f"M120 {t - 22}C108 {t - 46} 84 {t - 46} 70 {t - 34}C80 {t - 14} 102 {t - 12} 120 {t - 22}Z",
                c.pal.leaf)
            + c.line(f"M128 {t - 26}Q146 {t - 36} 162 {t - 38}M112 {t - 24}Q98 {t - 32} 86 {t - 32}", c.pal.leafd, 3))


@part("skin")
def bark(c: Canvas) -> str:
    b, t = c.body, c.t
    d = "".join(f"M{x} {t}Q{x + s} {t + 40} {x} {c.m}T{x} {b.bottom}"
        for x, s in ((70, 8), (84, -6), (156, 6), (170, -8)))
    return (c.line(d + f"M108 {t}q4 14 0 22M134 {t}q-4 12 0 18M104 {b.bottom}q6-14 2-22M136 {b.bottom}q-4-12 0-20",
                c.pal.deep, 3.6, 0.8) + c.line(f"M{c.x - 22} {c.m + 16}q8-6 12 2t-10 6", c.pal.deep, 3))


@part("arm")
def root_arms(c: Canvas) -> str:
    """Branches with wooden fingers."""
    x, a = c.x - 10, c.body.arm
    return c.both(c.tube(f"M{x - 6} {a}C{x + 20} {a + 6} {x + 34} {a - 6} {x + 34} {a - 34}M{x + 34} "
        f"{a - 30}L{x + 20} {a - 52}M{x + 34} {a - 32}L{x + 38} {a - 60}M{x + 34} {a - 30}L{x + 54} {a - 46}",
        c.pal.shade, 9))


@part("hat")
def young_crown(c: Canvas) -> str:
    """A bush of leaves with the first sprout still on top."""
    t = c.t + 10
    return (_puffs(c, ((80, t, 22), (160, t, 22), (98, t - 16, 24), (142, t - 16, 24), (120, t - 8, 26)), c.pal.leaf)
            + sprout(c))


@part("hat")
def oak_crown(c: Canvas) -> str:
    """The top of an old oak, with acorns."""
    t = c.t + 10
    spots = ((50, t - 2, 26), (190, t - 2, 26), (66, t - 28, 28), (174, t - 28, 28), (96, t - 44, 28),
        (144, t - 44, 28), (120, t - 32, 32), (84, t - 8, 26), (156, t - 8, 26))
    acorns = "".join(c.ball(x, y, 7, 9, "#d99a4e", ' stroke-width="3"')
        + c.thin(f"M{x - 9} {y - 4}q9-11 18 0Z", c.pal.woodd)
        for x, y in ((62, t + 6), (150, t + 4), (100, t - 34), (182, t - 18)))
    marks = "".join(f"M{x - 8} {y - 4}q5-8 10 0t10 0" for x, y, _ in spots)
    return _puffs(c, spots, c.pal.leaf) + c.line(marks, c.pal.leafd, 3.4) + acorns


@part("mouth")
def moss_beard(c: Canvas) -> str:
    m = c.m
    return (c.shape(f"M82 {m - 8}Q78 {m + 20} 96 {m + 38}L104 {m + 30}L120 {m + 50}L136 {m + 30}L144 {m + 38}Q162 "
                f"{m + 20} 158 {m - 8}Q140 {m + 4} 120 {m + 2}Q100 {m + 4} 82 {m - 8}Z", c.pal.leafd)
            + c.line(f"M98 {m + 14}l4 10M120 {m + 20}v12M142 {m + 14}l-4 10", c.pal.leaf, 4)
            + c.line(f"M106 {m + 7}q14 8 28 0", "", 4))


def _antlers(c: Canvas, colour: str, light: str, tip: str) -> str:
    t = c.t
    d = (f"M132 {t + 8}C136 {t - 20} 160 {t - 16} 166 {t - 46}M148 {t - 12}C170 {t - 8} 186 {t - 16} 192 "
            f"{t - 34}M150 {t - 14}C146 {t - 30} 140 {t - 38} 140 {t - 52}")
    tips = "".join(c.shape(tip.format(x, y), colour) for x, y in ((167, t - 44), (193, t - 32), (140, t - 50)))
    return c.both(tips + c.tube(d, colour, 8) + c.line(d, light, 3))


@part("behind")
def antlers_fire(c: Canvas) -> str:
    return _antlers(c, FLAME, EMBER, "M{0} {1}q-13-6-9-20 6 4 7-2 3-8 2-12 13 12 12 24-2 10-12 10Z")


@part("behind")
def antlers_water(c: Canvas) -> str:
    return _antlers(c, "#3fb4f0", "#d8f5ff", "M{0} {1}q-11-2-11-13 2-10 11-22 9 12 11 22 0 11-11 13Z")


@part("hat")
def boulders(c: Canvas) -> str:
    """Stones and moss on the head and the shoulders."""
    t, x, a = c.t, c.x - 6, c.body.arm - 34
    return (c.shape(f"M92 {t + 14}L86 {t - 6}L100 {t - 22}L122 {t - 26}L144 {t - 16}L150 {t + 4}L144 {t + 14}Q120 "
                f"{t + 4} 92 {t + 14}Z", c.pal.shade)
            + c.line(f"M100 {t - 22}L108 {t - 4}L122 {t - 26}M108 {t - 4}L96 {t + 10}M108 {t - 4}L134 {t + 2}",
                c.pal.deep, 3)
            + c.flat(f"M88 {t - 6}L100 {t - 21}L116 {t - 24}Q114 {t - 12} 104 {t - 12}Q98 {t - 2} 88 {t - 6}Z",
                c.pal.leaf)
            + c.both(c.shape(f"M{x - 26} {a + 14}L{x - 22} {a - 8}L{x - 4} {a - 18}L{x + 18} {a - 6}L{x + 28} "
                    f"{a + 20}L{x + 6} {a + 8}Z", c.pal.light)
                + c.line(f"M{x - 4} {a - 18}L{x} {a + 6}L{x + 18} {a - 6}", c.pal.deep, 3)))


@part("back")
def flame_tufts(c: Canvas) -> str:
    """Fire that licks around the feet."""
    x = c.x - 26
    return c.both(c.shape(f"M{x} 172Q{x + 4} 140 {x + 22} 128Q{x + 22} 142 {x + 32} 146Q{x + 44} 132 {x + 42} "
            f"112Q{x + 72} 140 {x + 62} 174Z", FLAME)
        + c.flat(f"M{x + 14} 172Q{x + 18} 158 {x + 26} 150Q{x + 34} 160 {x + 44} 146Q{x + 56} 160 {x + 52} 172Z",
            EMBER))


@part("back")
def water_tufts(c: Canvas) -> str:
    """Waves that curl around the feet."""
    x = c.x - 26
    return c.both(c.shape(f"M{x} 172C{x + 4} 130 {x + 40} 106 {x + 66} 124C{x + 80} 138 {x + 62} 154 {x + 54} "
            f"144C{x + 42} 140 {x + 44} 160 {x + 70} 174Z", "#3fb4f0")
        + c.line(f"M{x + 16} 166Q{x + 24} 136 {x + 50} 128", "#d8f5ff", 5))
