"""Furred animals: faces, ears, manes and tails by which one is told from another."""

from mindbug.web.art.pen import Canvas
from mindbug.web.art.registry import part


@part("skin")
def bandit_mask(c: Canvas) -> str:
    """A dark band across the eyes and a light muzzle: ferret, raccoon."""
    y = c.y
    return (c.flat(f"M40 {y - 18}Q120 {y - 30} 200 {y - 18}V{y + 10}Q150 {y + 26} 120 {y + 6}Q90 {y + 26} 40 "
                f"{y + 10}Z", c.pal.deep, 0.9) + c.dot(120, c.m + 4, 28, 20, c.pal.light))


@part("arm")
def stuffed_cheeks(c: Canvas) -> str:
    """A hamster that has its cheeks full."""
    x, m = c.x - 14, c.m + 2
    return c.both(c.dot(x, m, 32, 26, c.pal.light)
        + c.line(f"M{x - 2} {m - 26}C{x + 44} {m - 28} {x + 44} {m + 30} {x - 8} {m + 26}", "", 4)
        + c.dot(x + 10, m + 2, 11, 7, c.pal.pink, 0.6))


@part("back")
def tail_lion(c: Canvas) -> str:
    """Thin, with a tuft."""
    x = c.x
    return (c.tube(f"M{x - 18} 156C{x + 30} 164 {x + 38} 126 {x + 24} 104", c.pal.base, 7)
            + c.shape(f"M{x + 20} 110Q{x + 2} 92 {x + 18} 70Q{x + 24} 78 {x + 30} 72Q{x + 46} 92 {x + 20} 110Z",
                c.pal.accd))


@part("mouth")
def hyena_mouth(c: Canvas) -> str:
    """A dark muzzle that laughs."""
    m = c.m
    return (c.shape(f"M120 {m - 16}C140 {m - 18} 156 {m} 154 {m + 10}Q148 {m + 34} 120 {m + 34}Q92 {m + 34} 86 "
                f"{m + 10}C84 {m} 100 {m - 18} 120 {m - 16}Z", c.pal.deep)
            + c.thin(f"M90 {m + 6}Q120 {m + 16} 150 {m + 6}Q146 {m + 29} 120 {m + 29}Q94 {m + 29} 90 {m + 6}Z",
                c.pal.maw)
            + c.flat("".join(f"M{x} {m + 9}h9l-4 8Z" for x in (94, 103, 128, 137))
                + f"M112 {m + 11}h16l-2 5h-12ZM104 {m + 28}l4-8 5 9ZM127 {m + 29}l5-9 4 8Z", "#fff")
            + c.shape(f"M108 {m - 14}q12-8 24 0-2 11-12 12-10-1-12-12Z", c.pal.ink))


@part("mouth")
def sabre_grin(c: Canvas) -> str:
    """A lion's muzzle with long fangs."""
    m = c.m
    return (c.shape(f"M120 {m - 10}C142 {m - 14} 154 {m} 148 {m + 12}Q140 {m + 30} 120 {m + 30}Q100 {m + 30} 92 "
                f"{m + 12}C86 {m} 98 {m - 14} 120 {m - 10}Z", c.pal.light)
            + c.thin(f"M98 {m + 8}Q120 {m + 16} 142 {m + 8}Q138 {m + 26} 120 {m + 26}Q102 {m + 26} 98 {m + 8}Z",
                c.pal.maw) + c.both(c.thin(f"M128 {m + 10}h10l-4 20Z", "#fff"))
            + c.shape(f"M108 {m - 10}H132L120 {m + 3}Z", c.pal.pink))


@part("skin")
def chest_plain(c: Canvas) -> str:
    """Bare muscles of the breast."""
    b = c.body.bottom
    return (c.dot(120, b - 2, 46, 34, c.pal.light, 0.6)
            + c.line(f"M120 {b - 32}v30M96 {b - 16}q12 8 24 0q12 8 24 0", c.pal.shade, 3, 0.8))


@part("mouth")
def hippo_mouth(c: Canvas) -> str:
    """A muzzle as wide as the body, with two pegs of teeth."""
    m = c.m
    return (c.shape(f"M92 {m - 14}Q84 {m - 28} 98 {m - 28}Q110 {m - 26} 110 {m - 18}H130Q130 {m - 26} 142 "
                f"{m - 28}Q156 {m - 28} 148 {m - 14}C184 {m - 8} 184 {m + 40} 150 {m + 40}H90C56 {m + 40} 56 "
                f"{m - 8} 92 {m - 14}Z", c.pal.light) + c.both(c.dot(139, m - 19, 4.5, 4, c.pal.ink))
            + c.line(f"M64 {m + 14}Q120 {m + 32} 176 {m + 14}", "", 4)
            + c.both(c.thin(f"M134 {m + 25}v-14q6-5 12 0v11Z", "#fff")))


@part("behind")
def ears_chimp(c: Canvas) -> str:
    """Large and at the side."""
    y = c.y + 4
    return c.both(c.ball(c.e + 8, y, 21, 22, c.pal.base) + c.dot(c.e + 10, y, 13, 14, c.pal.light))


@part("mouth")
def tongue_out(c: Canvas) -> str:
    m = c.m
    return (c.dot(120, m + 4, 32, 20, c.pal.light) + c.both(c.dot(125, m - 8, 2.6, 2, c.pal.ink))
            + c.line(f"M94 {m + 2}Q120 {m + 16} 146 {m + 2}", "", 4)
            + c.shape(f"M116 {m + 9}H138V{m + 22}Q136 {m + 32} 127 {m + 32}Q117 {m + 32} 116 {m + 22}Z", c.pal.pink)
            + c.line(f"M127 {m + 12}v9", "", 2.4))


@part("mouth")
def ape_laugh(c: Canvas) -> str:
    m = c.m
    return (c.dot(120, m + 6, 34, 24, c.pal.light) + c.both(c.dot(125, m - 9, 2.6, 2, c.pal.ink))
            + c.shape(f"M92 {m - 1}H148Q146 {m + 28} 120 {m + 28}Q94 {m + 28} 92 {m - 1}Z", c.pal.maw)
            + c.flat(f"M96 {m + 1}H144L142 {m + 8}H98Z", "#fff") + c.dot(120, m + 22, 14, 5, c.pal.pink))


@part("mouth")
def chuckle(c: Canvas) -> str:
    """A hand before the mouth that does not hide the laugh."""
    m = c.m
    return (c.dot(120, m + 4, 32, 20, c.pal.light) + c.both(c.dot(125, m - 8, 2.6, 2, c.pal.ink))
            + c.shape(f"M90 {m}Q120 {m + 10} 150 {m}Q146 {m + 20} 120 {m + 20}Q94 {m + 20} 90 {m}Z", c.pal.maw)
            + c.flat(f"M95 {m + 3}Q120 {m + 11} 145 {m + 3}L143 {m + 9}Q120 {m + 16} 97 {m + 9}Z", "#fff")
            + c.tube(f"M{c.x - 6} {c.body.arm + 20}Q158 {m + 40} 142 {m + 24}", c.pal.base, 12)
            + c.shape(f"M112 {m + 8}Q114 {m + 2} 121 {m + 6}Q124 {m} 131 {m + 5}Q136 {m} 141 {m + 7}Q152 {m + 12} "
                f"150 {m + 24}Q138 {m + 36} 122 {m + 26}Z", c.pal.light)
            + c.line(f"M121 {m + 7}v8M131 {m + 6}v8", "", 2.4))


@part("behind")
def flanges(c: Canvas) -> str:
    """The broad cheeks of an old orang-utan, and shaggy hair around them."""
    y, e = c.y, c.e
    return c.both(c.shape(f"M120 {c.t - 8}L{e - 8} {c.t - 14}L{e - 4} {c.t}L{e + 22} {y - 36}L{e + 20} "
            f"{y - 20}L{e + 42} {y - 14}L{e + 36} {y + 2}L{e + 50} {y + 18}L{e + 36} {y + 24}L{e + 40} {y + 44}L{e} "
            f"{y + 50}H120Z", c.pal.shade) + c.ball(e + 8, y + 8, 22, 32, c.pal.deep))


@part("skin")
def lab_coat(c: Canvas) -> str:
    m, b = c.m + 14, c.body.bottom
    return (c.flat(f"M0 {m}L100 {m + 2}L120 {b - 6}L140 {m + 2}L240 {m}V{b + 9}H0Z", "#fbfdff")
            + c.line(f"M100 {m + 2}L120 {b - 6}L140 {m + 2}M120 {b - 6}V{b}M148 {b - 18}h22", c.pal.steeld, 3))


@part("mouth")
def mole_nose(c: Canvas) -> str:
    """A pink tip and whiskers."""
    m = c.m
    return (c.shape(f"M100 {m + 12}Q98 {m - 10} 120 {m - 14}Q142 {m - 10} 140 {m + 12}Q120 {m + 24} 100 {m + 12}Z",
                c.pal.light) + c.ball(120, m - 8, 13, 10, c.pal.pink)
            + c.both(c.dot(125, m - 7, 2.4, 2.4, c.pal.maw)
                + c.line(f"M144 {m + 2}l24-5M144 {m + 8}l23 4", "", 2.6, 0.6)) + c.line(f"M108 {m + 11}q12 6 24 0")
            + c.thin(f"M114 {m + 14}h12v7h-12Z", "#fff"))


@part("back")
def tails_kitsune(c: Canvas) -> str:
    """A fan of tails with light tips."""
    one = (c.shape("M110 164C88 110 96 40 120 8C144 40 152 110 130 164Z", c.pal.base)
            + c.flat("M104 46Q108 26 120 12Q132 26 136 46Q128 38 120 50Q112 38 104 46Z", "#fff8ea"))
    return c.around(one, (-88, 88, -66, 66, -44, 44, -22, 22), 120, 164)


@part("mouth")
def sensei_beard(c: Canvas) -> str:
    """A fox's nose, a long thin moustache and a beard."""
    m = c.m
    return (c.shape(f"M110 {m + 8}Q112 {m + 40} 120 {m + 52}Q128 {m + 40} 130 {m + 8}Z", "#f7f4ff")
            + c.both(c.line(f"M124 {m + 4}C146 {m - 2} 150 {m + 12} 170 {m + 8}", "", 9)
                + c.line(f"M124 {m + 4}C146 {m - 2} 150 {m + 12} 170 {m + 8}", "#f7f4ff", 4.5))
            + c.shape(f"M110 {m - 6}q10-7 20 0-2 10-10 11-8-1-10-11Z", c.pal.ink))


@part("back")
def quills(c: Canvas) -> str:
    """Hedgehog, porcupine: two rows of spines that fan out behind the back."""
    x, y = 120, (c.t + c.body.bottom) // 2 + 6
    return "".join(c.around(c.shape(f"M{x - 9} {y - 30}L{x} {y - reach}L{x + 9} {y - 30}Z", fill),
        range(-start, start + 1, 20), x, y)
        for reach, fill, start in ((c.body.half + 66, c.pal.deep, 100), (c.body.half + 46, c.pal.shade, 90)))


@part("behind")
def horns_steel(c: Canvas) -> str:
    """Huge, forged and riveted."""
    t, e = c.t, c.e
    return c.both(c.shape(f"M{e - 30} {t + 30}C{e + 10} {t + 34} {e + 34} {t + 8} {e + 18} {t - 44}C{e + 68} "
            f"{t - 10} {e + 66} {t + 56} {e - 6} {t + 60}Z", c.pal.steell)
        + c.line(f"M{e + 2} {t + 28}l10 26M{e + 24} {t + 14}l22 20", c.pal.steeld, 4)
        + c.line(f"M{e + 26} {t - 22}Q{e + 44} {t - 4} {e + 44} {t + 12}", "#fff", 4))


@part("skin")
def fox_face(c: Canvas) -> str:
    """White cheeks below the eyes."""
    y = c.y
    return c.flat(f"M120 {y + 8}Q134 {y - 4} 146 {y + 8}Q164 {y + 4} 190 {y - 4}V{y + 30}Q150 {y + 62} 120 "
        f"{y + 60}Q90 {y + 62} 50 {y + 30}V{y - 4}Q76 {y + 4} 94 {y + 8}Q106 {y - 4} 120 {y + 8}Z", "#fff6ea")


@part("mouth")
def horse_muzzle(c: Canvas) -> str:
    """Long, with wide nostrils."""
    m = c.m
    return (c.shape(f"M102 {m - 24}Q120 {m - 30} 138 {m - 24}L146 {m + 8}Q150 {m + 32} 120 {m + 32}Q90 {m + 32} 94 "
                f"{m + 8}Z", c.pal.light) + c.both(c.dot(134, m + 8, 4.5, 6, c.pal.ink))
            + c.line(f"M104 {m + 21}Q120 {m + 29} 136 {m + 21}", "", 3.4))


@part("behind")
def ears_horse(c: Canvas) -> str:
    t, e = c.t, c.e
    return c.both(c.shape(f"M{e - 32} {t + 12}Q{e - 26} {t - 20} {e - 8} {t - 34}Q{e + 4} {t - 8} {e - 4} {t + 26}Z",
            c.pal.base)
        + c.flat(f"M{e - 22} {t + 8}Q{e - 18} {t - 10} {e - 9} {t - 18}Q{e - 3} {t - 4} {e - 8} {t + 14}Z",
            c.pal.pink))


@part("hat")
def forelock(c: Canvas) -> str:
    """Hair that falls between the ears."""
    t = c.t
    return c.shape(f"M100 {t + 2}Q120 {t - 16} 142 {t + 2}Q136 {t + 14} 132 {t + 30}Q124 {t + 16} 118 {t + 38}Q112 "
        f"{t + 18} 104 {t + 28}Q104 {t + 12} 100 {t + 2}Z", c.pal.acc)


@part("mouth")
def deer_nose(c: Canvas) -> str:
    """A narrow muzzle and a black nose."""
    m = c.m
    return (c.shape(f"M104 {m - 18}Q120 {m - 24} 136 {m - 18}L140 {m + 6}Q138 {m + 22} 120 {m + 22}Q102 {m + 22} "
                f"100 {m + 6}Z", c.pal.light) + c.shape(f"M106 {m - 4}q14-9 28 0-2 13-14 14-12-1-14-14Z", c.pal.ink)
            + c.dot(115, m - 3, 4, 2.4, "#fff", 0.8) + c.line(f"M120 {m + 9}v4q-7 5-12 1M120 {m + 13}q7 5 12 1"))


@part("behind")
def ears_deer(c: Canvas) -> str:
    """Leaf-shaped, out to the side."""
    t, e = c.t + 18, c.e
    return c.both(c.shape(f"M{e - 12} {t + 6}Q{e + 8} {t - 16} {e + 42} {t - 10}Q{e + 30} {t + 22} {e - 8} {t + 20}Z",
            c.pal.base)
        + c.flat(f"M{e} {t + 6}Q{e + 12} {t - 6} {e + 30} {t - 4}Q{e + 20} {t + 12} {e} {t + 13}Z", c.pal.pink))


@part("feet")
def hooves(c: Canvas) -> str:
    x, b = 120 + round(c.body.half * 0.48), c.body.bottom
    return c.both(c.shape(f"M{x - 16} {b + 6}L{x - 10} {b - 12}H{x + 10}L{x + 16} {b + 6}Z", c.pal.deep)
        + c.line(f"M{x} {b - 4}v9", "", 3))


@part("mouth")
def goat_mouth(c: Canvas) -> str:
    """A broad muzzle and a beard."""
    m = c.m
    return (c.shape(f"M106 {m + 14}Q108 {m + 40} 122 {m + 54}Q128 {m + 38} 134 {m + 14}Z", c.pal.bone)
            + c.line(f"M116 {m + 24}q2 12 6 18", c.pal.boned, 3)
            + c.shape(f"M104 {m - 22}Q120 {m - 28} 136 {m - 22}L144 {m + 4}Q146 {m + 22} 120 {m + 22}Q94 {m + 22} "
                f"96 {m + 4}Z", c.pal.light) + c.both(c.line(f"M126 {m - 2}l7-5", "", 5))
            + c.line(f"M120 {m + 2}v7q-9 6-15 0M120 {m + 9}q9 6 15 0", "", 3.4))


@part("eyes")
def eyes_goat(c: Canvas) -> str:
    """Pupils that lie flat."""
    y = c.y
    return c.both(c.ball(144, y, 15, 15, "#ffd23f") + c.dot(144, y + 1, 10, 3.6, c.pal.ink)
        + c.dot(139, y - 6, 3.4, 3, "#fff")
        + c.thin(f"M128 {y - 12}Q146 {y - 22} 162 {y - 8}L160 {y - 20}Q144 {y - 30} 128 {y - 20}Z", c.pal.shade))


@part("behind")
def horns_ibex(c: Canvas) -> str:
    """Long and ridged: they sweep up, out and down."""
    t = c.t
    return c.both(c.shape(f"M126 {t + 12}C124 {t - 40} 176 {t - 66} 202 {t - 14}C206 {t} 204 {t + 14} 198 "
            f"{t + 22}C194 {t - 6} 166 {t - 30} 150 {t + 16}Z", c.pal.boned)
        + c.line(f"M130 {t - 12}l18 6M140 {t - 28}l14 12M158 {t - 38}l6 16M178 {t - 34}l-4 15M194 {t - 20}l-12 10",
            "", 3, 0.7))


@part("eyes")
def eyes_hypno(c: Canvas) -> str:
    """Two spirals that draw one in."""
    y = c.y
    d = f"M{{0}} {y}q5-5 6 2t-10 7-8-14 16-7 6 20-17 12-4-28 18-20"
    return (c.ball(146, y, 24, 24, "#fff") + c.ball(94, y, 24, 24, "#fff")
            + c.line(d.format(146) + d.format(94), c.pal.accd, 4))


@part("front")
def pendulum(c: Canvas) -> str:
    """A watch on a chain, with marks of its swing."""
    x, y = c.x + 14, c.body.arm
    return (c.line(f"M{x - 4} {y - 20}L{x + 8} {y + 12}", c.pal.gold, 3) + c.ball(x - 6, y - 24, 10, 9, c.pal.base)
            + c.ball(x + 12, y + 26, 16, 16, c.pal.gold) + c.dot(x + 12, y + 26, 10, 10, "#fff")
            + c.line(f"M{x + 12} {y + 19}v7h6", "", 2.6)
            + c.line(f"M{x - 20} {y + 44}q8 8 18 8M{x + 34} {y + 10}q2 10-2 18", "#fff", 3, 0.8))


@part("skin")
def rosettes(c: Canvas) -> str:
    """The dark spots of a cheetah, and the lines below its eyes."""
    b, y, m = c.body, c.y, c.m
    spots = "".join(f"M{120 + s * x} {v}h.1" for s in (-1, 1)
        for x, v in ((12, b.top + 12), (26, b.top + 22), (b.half - 12, m - 8), (b.half - 2, m + 8),
            (b.half - 18, m + 10), (b.half - 8, m + 26), (b.half - 24, m + 28), (b.half - 14, m + 44),
            (8, b.top + 28)))
    return c.line(spots, c.pal.ink, 9) + c.both(c.line(f"M131 {y + 8}Q126 {y + 20} 138 {m + 12}", c.pal.ink, 5))


@part("back")
def tail_ringed(c: Canvas) -> str:
    """Long, bushy, black and white: lemur, raccoon."""
    x = c.x - 18
    d = f"M{x} 158C{x + 50} 164 {x + 66} 120 {x + 50} 84C{x + 38} 56 {x + 48} 26 {x + 68} 14"
    return (c.line(d, "", 32) + c.line(d, c.pal.light, 24)
            + f'<path d="{d}" fill="none" stroke="{c.pal.deep}" stroke-width="24" stroke-linecap="butt" '
                f'stroke-dasharray="13 14"/>')


@part("eyes")
def eyes_lemur(c: Canvas) -> str:
    """Round, orange and astonished."""
    y = c.y
    return c.both(c.ball(141, y, 17, 17, "#ff9d2e") + c.dot(141, y, 6, 7, c.pal.ink) + c.dot(136, y - 6, 4, 4, "#fff"))


@part("mouth")
def buck_roar(c: Canvas) -> str:
    """A rodent that roars."""
    m = c.m
    return (c.shape(f"M94 {m - 2}Q120 {m + 6} 146 {m - 2}Q146 {m + 34} 120 {m + 35}Q94 {m + 34} 94 {m - 2}Z",
                c.pal.maw) + c.dot(120, m + 28, 14, 6, c.pal.pink)
            + c.thin(f"M108 {m + 1}Q120 {m + 4} 132 {m + 1}V{m + 17}H108Z", "#fff")
            + c.line(f"M120 {m + 3}v13", "", 2.4) + c.thin(f"M111 {m - 12}q9-5 18 0-1 10-9 10t-9-10Z", c.pal.pink)
            + c.both(c.line(f"M150 {m - 2}l20-5M150 {m + 4}l19 4", "", 2.6, 0.6)))


@part("mouth")
def cat_hiss(c: Canvas) -> str:
    """A cat's face with a snake's fangs and tongue."""
    m = c.m
    return (c.shape(f"M98 {m + 1}Q120 {m + 8} 142 {m + 1}Q140 {m + 26} 120 {m + 27}Q100 {m + 26} 98 {m + 1}Z",
                c.pal.maw) + c.thin(f"M102 {m + 3}h9l-4 16ZM138 {m + 3}h-9l4 16Z", "#fff")
            + c.line(f"M120 {m + 16}v18l-8 9M120 {m + 34}l8 9", "", 8)
            + c.line(f"M120 {m + 16}v18l-8 9M120 {m + 34}l8 9", c.pal.red, 4)
            + c.thin(f"M111 {m - 9}h18l-9 9Z", c.pal.pink)
            + c.both(c.line(f"M148 {m}l26-5M148 {m + 5}l25 4", "", 3, 0.6)))


@part("skin")
def rock_faces(c: Canvas) -> str:
    """Cut planes of stone, with cracks."""
    b = c.body
    k = b.half
    light = (f"M{120 - k} {b.top + 30}L96 {b.top}L112 {b.top + 26}L{132 - k} {c.y}ZM150 {c.m + 30}L{116 + k} "
            f"{c.m + 8}L{120 + k} {b.bottom}H136Z")
    dark = (f"M140 {b.top}L{120 + k} {b.top + 40}L{112 + k} {c.m}L150 {b.top + 30}ZM{120 - k} {c.m}L90 "
            f"{c.m + 34}L104 {b.bottom}H{120 - k}Z")
    lines = (f"M112 {b.top + 26}L128 {b.top + 4}M90 {c.m + 34}L110 {c.m + 26}L104 {b.bottom}M{132 - k} {c.y}L84 "
            f"{c.m - 4}L90 {c.m + 34}")
    return c.flat(light, c.pal.light) + c.flat(dark, c.pal.shade) + c.line(lines, c.pal.deep, 3, 0.8)


@part("back")
def hopper_legs(c: Canvas) -> str:
    """The bent hind legs of a grasshopper."""
    x = c.x - 30
    return c.both(c.tube(f"M{x + 62} 84L{x + 70} 168L{x + 84} 170", c.pal.leaf, 8)
        + c.tube(f"M{x} 150Q{x + 30} 96 {x + 62} 84", c.pal.leafd, 22)
        + c.line(f"M{x + 24} 112l10 12M{x + 38} 98l9 13M{x + 52} 88l7 13", c.pal.leafl, 4))


@part("mouth")
def boar_snout(c: Canvas) -> str:
    """A flat snout and tusks that point up."""
    m = c.m
    return (c.both(c.shape(f"M132 {m + 16}Q158 {m + 20} 164 {m - 16}Q150 {m - 8} 138 {m + 2}Z", c.pal.bone))
            + c.shape(f"M96 {m - 4}Q98 {m - 20} 120 {m - 20}Q142 {m - 20} 144 {m - 4}Q144 {m + 18} 120 {m + 18}Q96 "
                f"{m + 18} 96 {m - 4}Z", c.pal.light) + c.both(c.dot(130, m - 2, 4.5, 6.5, c.pal.ink))
            + c.line(f"M102 {m + 26}Q120 {m + 34} 138 {m + 26}", "", 4))


@part("mouth")
def anteater_snout(c: Canvas) -> str:
    """A long tube that hangs down, and a sticky tongue."""
    m = c.m
    tongue = f"M120 {m + 52}q2 16-10 20t-12-8"
    return (c.line(tongue, "", 8) + c.line(tongue, c.pal.pink, 4)
            + c.shape(f"M98 {m - 24}Q120 {m - 32} 142 {m - 24}Q136 {m + 14} 131 {m + 48}Q128 {m + 58} 120 "
                f"{m + 58}Q112 {m + 58} 109 {m + 48}Q104 {m + 14} 98 {m - 24}Z", c.pal.light)
            + c.shape(f"M110 {m + 46}Q120 {m + 40} 130 {m + 46}Q128 {m + 58} 120 {m + 58}Q112 {m + 58} 110 {m + 46}Z",
                c.pal.ink) + c.line(f"M108 {m - 2}q12 6 24 0M110 {m + 14}q10 5 20 0", c.pal.shade, 3))


@part("skin")
def anteater_stripe(c: Canvas) -> str:
    """A black band from the throat over the shoulder."""
    m, b = c.m, c.body.bottom
    return c.both(c.flat(f"M132 {b + 4}Q150 {m + 16} 206 {m - 14}V{m + 14}Q164 {m + 40} 156 {b + 4}Z", c.pal.ink,
            0.85) + c.line(f"M130 {b + 4}Q146 {m + 12} 206 {m - 20}", "#fff", 4, 0.8))


@part("back")
def tail_plug(c: Canvas) -> str:
    """A cable that ends in a plug."""
    x = c.x - 14
    d = f"M{x} 154C{x + 40} 162 {x + 46} 122 {x + 28} 112C{x + 12} 104 {x + 20} 78 {x + 36} 76"
    return (c.tube(d, "#3a3552", 6)
            + c.shape(f"M{x + 34} 62H{x + 54}Q{x + 60} 62 {x + 60} 70V80Q{x + 60} 90 {x + 52} 90H{x + 34}Z",
                c.pal.steeld) + c.line(f"M{x + 60} 69h12M{x + 60} 83h12", "", 9)
            + c.line(f"M{x + 60} 69h12M{x + 60} 83h12", c.pal.steell, 4))


@part("hat")
def spark_fur(c: Canvas) -> str:
    """Hair that stands on end."""
    t, e = c.t, c.e
    return c.shape(f"M{250 - e} {t + 18}L{236 - e} {t - 14}L98 {t - 4}L100 {t - 32}L120 {t - 10}L140 {t - 34}L142 "
        f"{t - 4}L{e + 4} {t - 14}L{e - 10} {t + 18}L138 {t + 10}L128 {t + 26}L118 {t + 8}L106 {t + 24}L100 "
        f"{t + 10}Z", c.pal.gold)


@part("arm")
def claw_fists(c: Canvas) -> str:
    """Black arms; three blades on each fist."""
    x, a = min(c.x - 8, 168), c.body.arm
    blades = "".join(f"M{x + dx} {a - 18}l{lean}-50 {14 - lean} 48Z" for dx, lean in ((-8, 0), (8, 6), (24, 12)))
    return c.both(c.shape(blades, c.pal.steell)
        + c.shape(f"M{x - 26} {a + 30}C{x - 30} {a} {x - 16} {a - 24} {x + 8} {a - 26}C{x + 36} {a - 28} {x + 42} "
            f"{a - 2} {x + 28} {a + 10}C{x + 16} {a + 18} {x + 6} {a + 12} {x - 4} {a + 34}Z", "#2b2638")
        + c.line(f"M{x + 6} {a - 14}v12M{x + 18} {a - 14}v11", "#5d5672"))


@part("skin")
def tank_top(c: Canvas) -> str:
    m, b = c.m + 18, c.body.bottom
    return c.flat(f"M78 {m + 4}Q84 {m + 26} 98 {m + 26}Q120 {m + 40} 142 {m + 26}Q156 {m + 26} 162 {m + 4}L190 "
        f"{b + 9}H50Z", c.pal.acc)


@part("hat")
def poodle_puff(c: Canvas) -> str:
    """A clipped ball of curls on the head, and two at the ears."""
    t, e = c.t, c.e
    balls = ((e + 6, t + 44, 15), (234 - e, t + 44, 15), (e + 2, t + 26, 13), (238 - e, t + 26, 13), (102, t + 2, 18),
        (138, t + 2, 18), (120, t - 10, 20))
    return ("".join(c.ball(x, y, r, r, c.pal.light) for x, y, r in balls)
            + "".join(c.dot(x, y, r - 2, r - 2, c.pal.light) for x, y, r in balls)
            + c.line("".join(f"M{x - 7} {y}q4-7 8 0t7 0" for x, y, _ in balls), c.pal.shade, 2.6))


@part("front")
def wool(c: Canvas) -> str:
    """Curls around the breast and pompons at the feet."""
    b = c.body.bottom
    balls = ((76, b - 30, 22), (164, b - 30, 22), (98, b - 42, 22), (142, b - 42, 22), (120, b - 30, 24),
        (84, b - 4, 15), (156, b - 4, 15))
    return ("".join(c.ball(x, y, r, r - 2, c.pal.light) for x, y, r in balls)
            + "".join(c.dot(x, y, r - 2, r - 4, c.pal.light) for x, y, r in balls[:5])
            + c.line("".join(f"M{x - 9} {y}q5-8 10 0t9 0" for x, y, _ in balls), c.pal.shade, 3))


@part("mouth")
def alpaca_mouth(c: Canvas) -> str:
    """A soft split lip and two low teeth."""
    m = c.m
    return (c.ball(120, m, 21, 16, c.pal.light) + c.thin(f"M112 {m - 8}h16l-8 8Z", c.pal.ink)
            + c.line(f"M120 {m}v5q-8 6-13 1M120 {m + 5}q8 6 13 1") + c.thin(f"M114 {m + 9}h12v6h-12Z", "#fff"))


@part("skin")
def plaid_shirt(c: Canvas) -> str:
    m, b = c.m + 20, c.body.bottom
    grid = ("".join(f"M{x} {m - 8}V{b + 8}" for x in range(66, 180, 18))
            + "".join(f"M40 {y}H200" for y in range(m + 6, b, 14)))
    return (c.flat(f"M40 {m}Q96 {m + 2} 104 {m - 2}L120 {m + 16}L136 {m - 2}Q144 {m + 2} 200 {m}V{b + 9}H40Z",
                c.pal.red) + f'<path d="{grid}" stroke="#5a1230" stroke-width="4" fill="none" opacity=".55"/>'
            + c.line(f"M104 {m - 2}L120 {m + 16}L136 {m - 2}M120 {m + 16}V{b}", "", 3))


@part("skin")
def sailor_shirt(c: Canvas) -> str:
    m, b = c.m + 16, c.body.bottom
    d = "".join(f"M40 {y}Q120 {y + 10} 200 {y}v7Q120 {y + 17} 40 {y + 7}Z" for y in range(m + 6, b, 15))
    return c.flat(f"M40 {m}Q120 {m + 12} 200 {m}V{b + 9}H40Z", "#fff") + c.flat(d, "#2c4fb0")


@part("mouth")
def whisker_beard(c: Canvas) -> str:
    """An old cat: long silver whiskers and a beard."""
    m = c.m
    return (c.shape(f"M88 {m - 2}Q90 {m + 28} 104 {m + 32}L112 {m + 26}L120 {m + 44}L128 {m + 26}L136 {m + 32}Q150 "
                f"{m + 28} 152 {m - 2}Q136 {m + 6} 120 {m + 2}Q104 {m + 6} 88 {m - 2}Z", c.pal.steell)
            + c.line(f"M106 {m + 14}l4 8M120 {m + 18}v12M134 {m + 14}l-4 8", c.pal.steeld, 3)
            + c.both(c.line(f"M136 {m}Q164 {m - 10} 186 {m - 4}M136 {m + 6}Q162 {m + 6} 182 {m + 18}", "", 7)
                + c.line(f"M136 {m}Q164 {m - 10} 186 {m - 4}M136 {m + 6}Q162 {m + 6} 182 {m + 18}", c.pal.steell, 3))
            + c.thin(f"M111 {m - 9}h18l-9 10Z", c.pal.pink))


@part("hat")
def horn_spiral(c: Canvas) -> str:
    """A unicorn's horn before the brow."""
    t = c.t
    return (c.shape(f"M108 {t + 22}Q114 {t - 20} 121 {t - 44}Q127 {t - 20} 132 {t + 22}Q120 {t + 28} 108 {t + 22}Z",
                c.pal.gold) + c.line(f"M110 {t + 12}l20-7M112 {t - 2}l16-6M115 {t - 16}l11-5", c.pal.goldd, 3.4))


@part("back")
def tail_pompon(c: Canvas) -> str:
    """A clipped tail with a ball at its end."""
    x = c.x - 10
    return (c.tube(f"M{x - 10} 140Q{x + 20} 130 {x + 24} 104", c.pal.base, 8)
            + c.ball(x + 26, 90, 18, 17, c.pal.light) + c.line(f"M{x + 14} 90q6-8 12 0t12 0", c.pal.shade, 3))


@part("front")
def collar_neck(c: Canvas) -> str:
    """A ribbon around a long neck."""
    return (c.shape("M98 72Q120 82 142 72V84Q120 94 98 84Z", c.pal.acc)
            + c.both(c.shape("M120 86L142 76V100Z", c.pal.acc)) + c.ball(120, 88, 6, 6, c.pal.accd))
