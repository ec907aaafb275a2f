"""Cakes, sweets, boxes and houses: things that should not look back."""

from mindbug.web.art.pen import Canvas
from mindbug.web.art.registry import part


@part("skin")
def cake_layers(c: Canvas) -> str:
    """Sponge and cream in turn."""
    b = c.body
    d = "".join(f"M30 {y}Q120 {y + 12} 210 {y}v9Q120 {y + 21} 30 {y + 9}Z" for y in (c.m + 16, b.bottom - 8))
    return (c.flat(d, "#fff4f7")
            + c.flat("".join(f"M{x} {y}h4v4h-4Z"
                for x, y in ((74, 140), (100, 150), (136, 146), (160, 138), (84, 70), (150, 74))), c.pal.shade, 0.6))


@part("hat")
def icing(c: Canvas) -> str:
    """Pink icing that runs down, and a cherry."""
    t, e = c.t, c.e + 8
    w = 240 - e
    return (c.shape(f"M{w} {t + 20}C{w - 2} {t - 14} {e + 2} {t - 14} {e} {t + 20}Q{e} {t + 40} {e - 10} "
                f"{t + 36}Q{e - 16} {t + 18} {e - 24} {t + 20}Q{e - 28} {t + 30} {e - 36} {t + 26}Q120 {t + 8} "
                f"{w + 34} {t + 22}Q{w + 30} {t + 38} {w + 20} {t + 34}Q{w + 14} {t + 16} {w + 10} {t + 30}Q{w} "
                f"{t + 38} {w} {t + 20}Z", c.pal.pink)
            + c.line(f"M96 {t + 4}l6 4M118 {t - 2}l7 2M142 {t + 6}l-6 4", "#fff", 4))


@part("hat")
def jester_hat(c: Canvas) -> str:
    """Three points with bells."""
    t = c.t + 2
    return (c.shape(f"M84 {t + 6}Q64 {t - 30} 36 {t - 10}Q48 {t - 44} 92 {t - 34}Q100 {t - 50} 120 {t - 56}Q140 "
                f"{t - 50} 148 {t - 34}Q192 {t - 44} 204 {t - 10}Q176 {t - 30} 156 {t + 6}Q120 {t - 6} 84 {t + 6}Z",
                c.pal.acc)
            + c.flat(f"M104 {t - 2}Q96 {t - 34} 120 {t - 53}Q144 {t - 34} 136 {t - 2}Q120 {t - 5} 104 {t - 2}Z",
                c.pal.gold) + c.both(c.ball(204, t - 6, 7, 7, c.pal.gold)) + c.ball(120, t - 56, 7, 7, c.pal.red))


@part("back")
def candy_wrapper(c: Canvas) -> str:
    """Twisted paper at both ends."""
    x, y = c.x - 12, (c.t + c.body.bottom) // 2 - 12
    return c.both(c.shape(f"M{x} {y}L{x + 62} {y - 58}L{x + 54} {y - 32}L{x + 72} {y - 20}L{x + 58} {y}L{x + 72} "
            f"{y + 20}L{x + 54} {y + 32}L{x + 62} {y + 58}Z", c.pal.accl)
        + c.line(f"M{x + 20} {y - 8}L{x + 48} {y - 34}M{x + 24} {y}H{x + 50}M{x + 20} {y + 8}L{x + 48} {y + 34}",
            c.pal.acc, 5))


@part("skin")
def candy_swirl(c: Canvas) -> str:
    """Curved stripes that meet in the middle."""
    x, y = 120, (c.t + c.body.bottom) // 2
    one = f"M{x} {y}Q{x + 14} {y - 44} {x + 70} {y - 66}L{x + 92} {y - 24}Q{x + 40} {y - 32} {x} {y}Z"
    return c.around(c.flat(one, "#fff", 0.75), range(0, 360, 60), x, y)


@part("arm")
def boxing_gloves(c: Canvas) -> str:
    x, a = c.x - 22, c.body.arm + 20
    return c.both(c.tube(f"M{x - 10} {a + 8}Q{x + 12} {a + 16} {x + 18} {a - 4}", c.pal.shade, 8)
        + c.shape(f"M{x + 4} {a - 6}C{x - 4} {a - 40} {x + 14} {a - 50} {x + 28} {a - 46}C{x + 48} {a - 42} "
            f"{x + 46} {a - 12} {x + 36} {a - 4}Z", c.pal.red)
        + c.shape(f"M{x + 4} {a - 8}H{x + 36}V{a + 4}H{x + 4}Z", "#fff")
        + c.line(f"M{x + 8} {a - 26}Q{x + 18} {a - 22} {x + 20} {a - 34}", "", 3))


@part("eyes")
def eyes_window(c: Canvas) -> str:
    """Two lit windows of a house."""
    y = c.y - 2
    return c.both(c.shape(f"M128 {y - 16}H160V{y + 18}H128Z", "#ffe680") + c.dot(144, y + 2, 5, 13, c.pal.ink)
        + c.dot(142, y - 3, 2, 3, "#fff") + c.line(f"M128 {y + 1}H160", c.pal.woodd, 2.6)
        + c.shape(f"M122 {y - 12}L126 {y - 22}L166 {y - 30}L168 {y - 18}Z", c.pal.woodd))


@part("mouth")
def inn_door(c: Canvas) -> str:
    """A door with teeth; a carpet for a tongue."""
    m, b = c.m - 2, c.body.bottom
    return (c.shape(f"M88 {b + 2}V{m + 12}Q88 {m - 4} 120 {m - 4}Q152 {m - 4} 152 {m + 12}V{b + 2}Z", c.pal.maw)
            + c.flat(f"M106 {b + 2}L112 {m + 22}H128L134 {b + 2}Z", c.pal.red)
            + c.flat(f"M92 {m + 4}h12l-6 15ZM105 {m}h13l-6 14ZM122 {m}h13l-7 14ZM136 {m + 4}h12l-6 15Z", "#fff"))


@part("skin")
def timbered(c: Canvas) -> str:
    """Beams in a plaster wall."""
    m, b = c.m - 10, c.body.bottom
    return c.line(f"M40 {m}H200M76 {m}L64 {b}M164 {m}L176 {b}M72 40V{b}M168 40V{b}", c.pal.woodd, 7)


@part("hat")
def inn_roof(c: Canvas) -> str:
    """A curved roof with dragon's scales for tiles."""
    t = c.t + 2
    tiles = "".join(f"M{x + r % 2 * 8} {t - 26 + r * 12}a8 7 0 0 0 16 0"
        for r, (lo, hi) in enumerate(((80, 146), (66, 160), (58, 176))) for x in range(lo, hi, 16))
    horns = c.both(c.shape(f"M146 {t - 26}Q156 {t - 50} 190 {t - 58}Q180 {t - 40} 172 {t - 20}Z", c.pal.bone))
    ridge = c.shape(f"M104 {t - 36}l8-20 8 16 8-16 8 20Z", c.pal.accd)
    return (horns + ridge
            + c.shape(f"M28 {t + 6}Q62 {t + 8} 74 {t - 32}Q120 {t - 44} 166 {t - 32}Q178 {t + 8} 212 {t + 6}Q200 "
                f"{t + 24} 170 {t + 20}Q120 {t + 10} 70 {t + 20}Q40 {t + 24} 28 {t + 6}Z", c.pal.acc)
            + c.line(tiles, c.pal.accd, 3))


@part("front")
def inn_sign(c: Canvas) -> str:
    """A mug on a board at the side."""
    x, y = c.x + 8, c.y - 14
    return (c.line(f"M{x - 12} {y - 10}H{x + 30}M{x + 4} {y - 10}v10M{x + 24} {y - 10}v10", "", 5)
            + c.shape(f"M{x - 8} {y}H{x + 36}V{y + 36}H{x - 8}Z", c.pal.wood)
            + c.thin(f"M{x + 2} {y + 10}H{x + 20}V{y + 30}H{x + 2}Z", c.pal.gold)
            + c.line(f"M{x + 20} {y + 14}q9 0 9 7t-9 6", "", 4) + c.line(f"M{x + 2} {y + 9}h17", "#fff", 6))


@part("skin")
def ribbon(c: Canvas) -> str:
    b = c.body
    return (c.flat(f"M108 {b.top}H132V{b.bottom}H108ZM40 {c.m - 8}H200V{c.m + 14}H40Z", c.pal.acc)
            + c.line(f"M108 {b.top}V{b.bottom}M132 {b.top}V{b.bottom}M40 {c.m - 8}H200M40 {c.m + 14}H200", c.pal.accd,
                3))


@part("eyes")
def eyes_gap(c: Canvas) -> str:
    """Two eyes in the dark below a lid."""
    t = c.t
    return (c.shape(f"M64 {t + 24}V{t - 4}H176V{t + 24}Z", "#1d1030")
            + c.both(c.dot(143, t + 11, 11, 9, "#c8ff5e") + c.dot(141, t + 12, 3, 7, c.pal.ink)))


@part("hat")
def gift_lid(c: Canvas) -> str:
    """Lifted a little, with a bow."""
    t = c.t
    return c.turn(c.shape(f"M56 {t - 24}H184V{t}H56Z", c.pal.base)
        + c.flat(f"M108 {t - 22}H132V{t - 2}H108Z", c.pal.acc)
        + c.both(c.shape(f"M122 {t - 26}C134 {t - 62} 172 {t - 58} 166 {t - 38}C160 {t - 24} 138 {t - 24} 122 "
                f"{t - 26}Z", c.pal.acc) + c.line(f"M132 {t - 32}q12-12 22-10", c.pal.accd, 3))
        + c.ball(120, t - 28, 9, 9, c.pal.accd), -8, 60, t)


@part("mouth")
def mimic_mouth(c: Canvas) -> str:
    """A slit full of teeth, and a tongue."""
    m = c.m
    low = "".join(f"M{x} {m + 27 - abs(x + 6 - 120) // 9}l6-10 7 10Z" for x in (80, 94, 134, 148))
    return (c.shape(f"M70 {m - 8}H170Q172 {m + 30} 120 {m + 30}Q68 {m + 30} 70 {m - 8}Z", c.pal.maw)
            + c.thin(f"M104 {m + 14}Q120 {m + 4} 136 {m + 14}L140 {m + 38}Q134 {m + 46} 128 {m + 38}L112 {m + 30}Z",
                c.pal.pink)
            + c.flat("".join(f"M{x} {m - 6}h13l-6 14Z" for x in (74, 88, 102, 116, 130, 144, 155)) + low, "#fff"))


@part("hat")
def tuck_flap(c: Canvas) -> str:
    """The flap of a small box of cards stands open; a card looks out."""
    t = c.t
    return (c.turn(c.shape(f"M96 {t + 6}V{t - 36}H136V{t + 6}Z", "#fff") + c.ball(116, t - 20, 8, 9, c.pal.red), 8,
                116, t)
            + c.shape(f"M70 {t + 4}L62 {t - 18}Q64 {t - 28} 76 {t - 30}H164Q176 {t - 28} 178 {t - 18}L170 {t + 4}Z",
                c.pal.light, ' fill-opacity=".92"') + c.line(f"M66 {t + 4}H174", "", 4)
            + c.line(f"M106 {t - 30}a14 9 0 0 0 28 0", "", 4))


@part("skin")
def box_print(c: Canvas) -> str:
    """A printed frame."""
    b = c.body
    return c.line(f"M76 {b.top + 10}H164V{b.bottom - 10}H76Z", c.pal.acc, 5, 0.9)


@part("hat")
def deck_lid(c: Canvas) -> str:
    """A hinged lid with corners of brass; cards behind it."""
    t = c.t
    fan = "".join(c.turn(c.shape(f"M104 {t}V{t - 44}H134V{t}Z", "#fff"), a, 119, t + 10) for a in (-20, 0, 20))
    return (fan
            + c.shape(f"M60 {t + 14}V{t - 12}Q60 {t - 22} 72 {t - 22}H168Q180 {t - 22} 180 {t - 12}V{t + 14}Z",
                c.pal.shade) + c.flat(f"M62 {t - 20}h18l-18 18ZM178 {t - 20}h-18l18 18Z", c.pal.gold)
            + c.shape(f"M110 {t + 4}H130V{t + 24}H110Z", c.pal.gold) + c.line(f"M120 {t + 11}v6", "", 4))


@part("hat")
def big_lid(c: Canvas) -> str:
    """The lid of a big game box, thrown back, with teeth below its edge."""
    t = c.t
    return (c.shape(f"M48 {t + 8}L40 {t - 34}Q40 {t - 44} 52 {t - 44}H188Q200 {t - 44} 200 {t - 34}L192 {t + 8}Z",
                c.pal.shade) + c.flat(f"M52 {t - 32}H188V{t - 24}H52Z", c.pal.acc)
            + c.thin(f"M120 {t - 38}l6 12 13 2-9 9 2 13-12-6-12 6 2-13-9-9 13-2Z", c.pal.gold)
            + c.thin("".join(f"M{x} {t + 6}h14l-7 14Z" for x in range(56, 180, 19)), "#fff"))


@part("back")
def flying_cards(c: Canvas) -> str:
    """Cards whirl about."""
    one = c.shape("M-11-16H11V16H-11Z", "#fff") + c.ball(0, 0, 5, 6, c.pal.red, ' stroke="none"')
    return "".join(c.place(c.turn(one, a, 0, 0), x, y)
        for x, y, a in ((28, 26, -24), (214, 20, 18), (20, 84, 30), (222, 88, -16), (70, -6, 10), (168, -8, -12)))


@part("eyes")
def eyes_five(c: Canvas) -> str:
    """One for each spice."""
    y = c.y
    return "".join(c.ball(x, y + dy, r, r, "#fff") + c.dot(x, y + dy + 1, r * 0.62, r * 0.62, fill)
        + c.dot(x, y + dy + 1, r * 0.34, r * 0.34, c.pal.ink) + c.dot(x - r * 0.3, y + dy - r * 0.3, 2.4, 2.4, "#fff")
        for x, dy, r, fill in ((76, -6, 10, c.pal.red), (164, -6, 10, c.pal.leaf), (96, 6, 12, c.pal.gold),
            (144, 6, 12, "#b05ef0"), (120, -14, 15, "#ff8a2e")))


@part("hat")
def anise_crown(c: Canvas) -> str:
    """A big star of anise on the head."""
    t = c.t - 8
    petal = (c.shape(f"M120 {t}Q108 {t - 18} 120 {t - 36}Q132 {t - 18} 120 {t}Z", c.pal.wood)
            + c.ball(120, t - 20, 3.4, 6, c.pal.goldd, ' stroke-width="2.4"'))
    return c.around(petal, range(0, 360, 45), 120, t) + c.ball(120, t, 6, 6, c.pal.woodd)


@part("behind")
def chili_horns(c: Canvas) -> str:
    t, e = c.t, c.e
    return c.both(c.shape(f"M{e - 14} {t + 26}C{e + 4} {t + 26} {e + 40} {t + 20} {e + 44} {t - 30}C{e + 30} "
            f"{t - 4} {e + 6} {t + 2} {e - 20} {t + 6}Z", c.pal.red)
        + c.thin(f"M{e - 22} {t + 2}Q{e - 8} {t - 2} {e - 6} {t + 10}Q{e - 4} {t + 26} {e - 18} {t + 28}Z",
            c.pal.leaf))


@part("skin")
def cloves(c: Canvas) -> str:
    """Peppercorns and cloves stuck into the side."""
    spots = ((-0.8, 0.28), (0.8, 0.3), (-0.86, 0.62), (0.86, 0.6), (-0.56, 0.84), (0.56, 0.86), (0, 0.9))
    return "".join(c.ball(120 + kx * c.body.half, c.t + ky * (c.body.bottom - c.t), 8, 8, c.pal.woodd,
            ' stroke-width="3"')
        + c.dot(118 + kx * c.body.half, c.t + ky * (c.body.bottom - c.t) - 2, 2.6, 2.6, "#e0a878")
        for kx, ky in spots)


@part("eyes")
def eyes_helmet(c: Canvas) -> str:
    """A closed round helmet; something glows behind its slit."""
    t, e, y, m = c.t, c.e + 8, c.y, c.m
    w = 240 - e
    return (c.shape(f"M{w} {m + 18}V{t + 34}C{w} {t - 14} {e} {t - 14} {e} {t + 34}V{m + 18}Q120 {m + 34} {w} "
                f"{m + 18}Z", c.pal.steel)
            + c.flat(f"M{e - 20} {t + 20}Q{e - 4} {t + 40} {e - 4} {m + 14}L{e - 18} {m + 20}Z", c.pal.steeld, 0.7)
            + c.shape(f"M{w + 10} {y - 6}Q120 {y - 18} {e - 10} {y - 6}V{y + 10}Q120 {y + 2} {w + 10} {y + 10}Z",
                "#17122b") + c.both(c.dot(142, y, 9, 5, c.pal.acc) + c.dot(142, y, 4, 2.4, "#fff"))
            + c.line(f"M120 {y + 18}V{m + 22}M98 {m + 4}v10M108 {m + 6}v10M132 {m + 6}v10M142 {m + 4}v10",
                c.pal.steeld, 4) + c.line(f"M{w + 12} {t + 26}Q{w + 18} {t + 6} 108 {t + 2}", "#fff", 5, 0.8))


@part("back")
def salt_crystals(c: Canvas) -> str:
    """Cubes of salt that have grown at the shoulders."""
    def cube(x: int, y: int, s: int) -> str:
        return (c.shape(f"M{x} {y - s}L{x + s} {y - s // 2}V{y + s // 2}L{x} {y + s}L{x - s} "
                    f"{y + s // 2}V{y - s // 2}Z", c.pal.light)
                + c.line(f"M{x - s} {y - s // 2}L{x} {y}L{x + s} {y - s // 2}M{x} {y}V{y + s}", c.pal.shade, 3))
    return c.both(cube(192, 92, 26) + cube(214, 138, 22) + cube(182, 50, 18) + cube(178, 146, 24))


@part("hat")
def shaker_lid(c: Canvas) -> str:
    """The cap of a salt cellar."""
    t = c.t
    return (c.shape(f"M76 {t + 24}L84 {t - 14}Q96 {t - 32} 120 {t - 32}Q144 {t - 32} 156 {t - 14}L164 {t + 24}Q120 "
                f"{t + 34} 76 {t + 24}Z", c.pal.steel)
            + c.line(f"M104 {t - 12}h.1M120 {t - 20}h.1M136 {t - 12}h.1M112 {t - 2}h.1M128 {t - 2}h.1", "", 7)
            + c.line(f"M80 {t + 12}Q120 {t + 22} 160 {t + 12}", c.pal.steeld, 4))


@part("skin")
def mash_swirls(c: Canvas) -> str:
    t, b = c.t, c.body.bottom
    return c.line(f"M70 {t + 70}q20-16 40-6M130 {t + 22}q16-6 26 8M64 {b - 40}q20 10 36 0M146 {b - 44}q16 10 "
        f"32-4M96 {t + 20}q10-10 22-4", c.pal.shade, 4, 0.8)


@part("hat")
def venom_sauce(c: Canvas) -> str:
    """Green sauce runs down from the top."""
    t, e = c.t, c.e
    return (c.shape(f"M{242 - e} {t + 24}Q{246 - e} {t - 8} 120 {t - 10}Q{e - 6} {t - 8} {e - 2} {t + 24}Q{e + 2} "
                f"{t + 48} {e - 8} {t + 46}Q{e - 16} {t + 42} {e - 16} {t + 24}Q{e - 26} {t + 14} 136 {t + 22}Q128 "
                f"{t + 36} 122 {t + 22}Q112 {t + 12} 104 {t + 24}Q104 {t + 50} {250 - e} {t + 50}Q{240 - e} "
                f"{t + 46} {242 - e} {t + 24}Z", "#8fe03a") + c.line(f"M100 {t + 4}q12-8 24-6", "#e6ffb0", 5))


@part("mouth")
def venom_fangs(c: Canvas) -> str:
    """Two fangs that drip."""
    m = c.m
    return (c.shape(f"M88 {m - 4}Q120 {m + 6} 152 {m - 4}Q150 {m + 26} 120 {m + 27}Q90 {m + 26} 88 {m - 4}Z",
                c.pal.maw)
            + c.both(c.thin(f"M130 {m}h13l-6 24Z", "#fff") + c.flat(f"M137 {m + 25}q7 10 0 14-7-4 0-14Z", "#8fe03a")))


@part("front")
def bowl(c: Canvas) -> str:
    b = c.body.bottom
    return (c.shape(f"M34 {b - 30}H206Q200 {b + 10} 150 {b + 12}H90Q40 {b + 10} 34 {b - 30}Z", c.pal.accd)
            + c.line(f"M44 {b - 18}Q120 {b - 6} 196 {b - 18}", c.pal.accl, 5)
            + c.shape(f"M28 {b - 38}H212V{b - 26}H28Z", c.pal.acc))


@part("skin")
def beet_rings(c: Canvas) -> str:
    """A cut beetroot: rings of light and dark."""
    b = c.body.bottom - 34
    return "".join(c.dot(120, b, r, r * 0.8, fill)
        for r, fill in ((36, c.pal.light), (29, c.pal.deep), (21, c.pal.light), (13, c.pal.deep), (5, c.pal.light)))
