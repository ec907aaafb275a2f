"""Things on the head: hats, helmets, masks, hoods, crowns."""

from mindbug.web.art.pen import Canvas
from mindbug.web.art.registry import part


@part("hat")
def crown(c: Canvas) -> str:
    t = c.t + 6
    return (c.shape(f"M86 {t + 8}L80 {t - 26}L100 {t - 12}L120 {t - 34}L140 {t - 12}L160 {t - 26}L154 {t + 8}Q120 "
                f"{t + 18} 86 {t + 8}Z", c.pal.gold) + c.line(f"M88 {t + 1}Q120 {t + 11} 152 {t + 1}", c.pal.goldd, 3)
            + c.ball(120, t - 34, 5, 5, c.pal.red) + c.both(c.ball(160, t - 26, 5, 5, c.pal.acc))
            + c.dot(120, t - 4, 5, 6, c.pal.red))


@part("hat")
def tiara(c: Canvas) -> str:
    t = c.t + 6
    return (c.shape(f"M90 {t + 4}Q96 {t - 12} 108 {t - 8}Q112 {t - 26} 120 {t - 30}Q128 {t - 26} 132 {t - 8}Q144 "
                f"{t - 12} 150 {t + 4}Q120 {t - 4} 90 {t + 4}Z", c.pal.gold) + c.ball(120, t - 13, 6, 7, c.pal.acc))


@part("hat")
def pirate_hat(c: Canvas) -> str:
    t = c.t
    return (c.shape(f"M66 {t + 16}Q60 {t - 12} 88 {t - 8}Q96 {t - 36} 120 {t - 36}Q144 {t - 36} 152 {t - 8}Q180 "
                f"{t - 12} 174 {t + 16}Q120 {t - 2} 66 {t + 16}Z", "#2b2440")
            + c.line(f"M70 {t + 11}Q120 {t - 8} 170 {t + 11}", c.pal.gold, 3)
            + c.ball(120, t - 16, 9, 8, "#fff", ' stroke="none"') + c.flat(f"M115 {t - 11}h10v6h-10Z", "#fff")
            + c.dot(116.5, t - 16, 2.4, 2.8, "#2b2440") + c.dot(123.5, t - 16, 2.4, 2.8, "#2b2440"))


@part("hat")
def captain_cap(c: Canvas) -> str:
    t = c.t
    return (c.shape(f"M78 {t + 2}Q66 {t - 26} 90 {t - 30}Q120 {t - 40} 150 {t - 30}Q174 {t - 26} 162 {t + 2}Z",
                "#fff")
            + c.shape(f"M80 {t - 4}Q120 {t - 16} 160 {t - 4}V{t + 10}Q120 {t - 2} 80 {t + 10}Z", "#24305e")
            + c.shape(f"M84 {t + 9}Q120 {t - 4} 156 {t + 9}Q150 {t + 20} 120 {t + 14}Q90 {t + 20} 84 {t + 9}Z",
                "#1c1638") + c.line(f"M120 {t - 30}v16M114 {t - 26}h12M111 {t - 19}q2 7 9 7t9-7", c.pal.goldd, 3))


@part("hat")
def police_cap(c: Canvas) -> str:
    t = c.t
    return (c.shape(f"M80 {t + 4}Q58 {t - 18} 82 {t - 26}Q120 {t - 44} 158 {t - 26}Q182 {t - 18} 160 {t + 4}Z",
                "#2c4fb0")
            + c.shape(f"M82 {t - 4}Q120 {t - 16} 158 {t - 4}V{t + 10}Q120 {t - 2} 82 {t + 10}Z", "#1b2f78")
            + c.shape(f"M84 {t + 9}Q120 {t - 4} 156 {t + 9}Q150 {t + 20} 120 {t + 14}Q90 {t + 20} 84 {t + 9}Z",
                "#15112e") + c.thin(f"M120 {t - 34}l5 8 9 1-6 7 2 9-10-4-10 4 2-9-6-7 9-1Z", c.pal.gold))


@part("hat")
def cowboy_hat(c: Canvas) -> str:
    t = c.t + 4
    return (c.shape(f"M88 {t + 8}Q84 {t - 34} 104 {t - 36}Q112 {t - 36} 120 {t - 28}Q128 {t - 36} 136 {t - 36}Q156 "
                f"{t - 34} 152 {t + 8}Z", c.pal.wood)
            + c.shape(f"M88 {t - 4}Q120 {t + 6} 152 {t - 4}V{t + 8}Q120 {t + 16} 88 {t + 8}Z", c.pal.woodd)
            + c.shape(f"M46 {t - 10}Q62 {t + 12} 88 {t + 6}Q120 {t + 14} 152 {t + 6}Q178 {t + 12} 194 {t - 10}Q186 "
                f"{t + 26} 120 {t + 25}Q54 {t + 26} 46 {t - 10}Z", c.pal.wood))


@part("hat")
def fedora(c: Canvas) -> str:
    t = c.t + 4
    return (c.shape(f"M86 {t + 4}Q84 {t - 32} 104 {t - 32}Q114 {t - 32} 120 {t - 26}Q126 {t - 32} 136 {t - 32}Q156 "
                f"{t - 32} 154 {t + 4}Z", "#3b3450")
            + c.flat(f"M88 {t - 10}Q120 {t} 152 {t - 10}V{t + 2}Q120 {t + 10} 88 {t + 2}Z", c.pal.red)
            + c.shape(f"M60 {t + 2}Q120 {t + 14} 180 {t + 2}Q176 {t + 20} 120 {t + 20}Q64 {t + 20} 60 {t + 2}Z",
                "#3b3450"))


@part("hat")
def wizard_hat(c: Canvas) -> str:
    t = c.t + 6
    star = "l2 5 5 1-4 4 1 5-4-3-5 3 1-5-4-4 6-1Z"
    return (c.shape(f"M84 {t + 2}Q104 {t - 20} 112 {t - 44}Q126 {t - 58} 152 {t - 50}Q134 {t - 42} 136 {t - 32}Q142 "
                f"{t - 12} 156 {t + 2}Z", c.pal.accd)
            + c.flat(f"M112 {t - 24}{star}M128 {t - 14}{star}M124 {t - 40}{star}", c.pal.gold)
            + c.shape(f"M58 {t + 6}Q120 {t - 16} 182 {t + 6}Q170 {t + 20} 120 {t + 13}Q70 {t + 20} 58 {t + 6}Z",
                c.pal.accd) + c.line(f"M86 {t + 1}Q120 {t - 11} 154 {t + 1}", c.pal.gold, 4))


@part("hat")
def nurse_cap(c: Canvas) -> str:
    t = c.t
    return (c.shape(f"M94 {t + 12}L86 {t - 12}Q120 {t - 26} 154 {t - 12}L146 {t + 12}Q120 {t + 4} 94 {t + 12}Z", "#fff")
            + c.flat(f"M116 {t - 16}h8v6h6v8h-6v6h-8v-6h-6v-8h6Z", c.pal.red))


@part("hat")
def horned_helmet(c: Canvas) -> str:
    """Barbarian."""
    t, e = c.t, c.e
    return (c.both(c.shape(
                f"M{e - 8} {t + 16}Q{e + 22} {t + 8} {e + 18} {t - 32}Q{e + 46} {t + 14} {e - 2} {t + 32}Z",
                c.pal.bone))
            + c.shape(f"M{240 - e - 4} {t + 30}Q{240 - e - 2} {t - 16} 120 {t - 16}Q{e + 2} {t - 16} {e + 4} {t + 30}"
                f"Q120 {t + 18} {240 - e - 4} {t + 30}Z", c.pal.steel)
            + c.shape(f"M112 {t - 16}h16v36l-8 12-8-12Z", c.pal.steeld)
            + c.line(
                f"M{240 - e + 8} {t + 18}h.1M{240 - e + 24} {t + 14}h.1M{e - 24} {t + 14}h.1M{e - 8} {t + 18}h.1", "",
                5))


@part("hat")
def headband(c: Canvas) -> str:
    t, e = c.t + 18, c.e - 1
    return (c.shape(f"M{e - 2} {t + 4}l28-8-4 12 10 8-34 0Z", c.pal.red)
            + c.shape(
                f"M{240 - e - 1} {t + 8}Q120 {t - 8} {e + 1} {t + 8}V{t + 18}Q120 {t + 2} {240 - e - 1} {t + 18}Z",
                c.pal.red) + c.dot(120, t + 5, 5, 5, "#fff"))


@part("hat")
def turban(c: Canvas) -> str:
    t, e = c.t, c.e
    return (c.shape(f"M{240 - e - 8} {t + 20}C{240 - e - 14} {t - 26} {e + 14} {t - 26} {e + 8} {t + 20}Q120 {t + 2} "
                f"{240 - e - 8} {t + 20}Z", c.pal.acc)
            + c.line(
                f"M{240 - e} {t + 2}Q120 {t - 22} {e - 4} {t + 14}M{e} {t + 2}Q120 {t - 22} {240 - e + 4} {t + 14}",
                c.pal.accd, 3.4) + c.ball(120, t + 2, 9, 11, c.pal.red) + c.dot(117, t - 2, 3, 3, "#fff", 0.8))


@part("hat")
def halo(c: Canvas) -> str:
    t = c.t - 16
    return (c.line(f"M90 {t}a30 9 0 1 0 60 0a30 9 0 1 0-60 0", "", 10)
            + c.line(f"M90 {t}a30 9 0 1 0 60 0a30 9 0 1 0-60 0", "#ffe680", 5))


@part("front")
def bubble_helmet(c: Canvas) -> str:
    """A glass astronaut's helmet around the head."""
    y, r = c.y + 5, c.body.head + 16
    return (c.ball(120, y, r, r - 4, "#dff6ff", ' fill-opacity=".2"')
            + c.line(f"M{120 - r + 11} {y - 8}A{r - 10} {r - 14} 0 0 1 {120 - 14} {y - r + 13}", "#fff", 6, 0.85)
            + c.line(f"M{120 + r - 12} {y + 10}A{r - 10} {r - 14} 0 0 1 {120 + r - 30} {y + r - 26}", "#fff", 4, 0.6)
            + c.shape(f"M{126 - r} {y + r - 24}Q120 {y + r + 8} {114 + r} {y + r - 24}L{116 + r} {y + r - 10}Q120 "
                f"{y + r + 22} {124 - r} {y + r - 10}Z", c.pal.steell))


@part("hat")
def eggshell(c: Canvas) -> str:
    t, e = c.t, c.e + 4
    w = 240 - e
    return (c.shape(f"M{w} {t + 20}C{w} {t - 34} {e} {t - 34} {e} {t + 20}L{e - 12} {t + 10}L{e - 24} {t + 22}"
                f"L{e - 36} {t + 9}L120 {t + 22}L{w + 36} {t + 9}L{w + 24} {t + 22}L{w + 12} {t + 10}Z", "#fff7e6")
            + c.dot(104, t - 4, 6, 5, c.pal.acc, 0.8) + c.dot(138, t - 8, 4, 4, c.pal.acc, 0.8))


@part("hat")
def hood(c: Canvas) -> str:
    t, e, m = c.t, c.e + 8, c.m
    return (c.shape(f"M120 {t - 26}C{e - 10} {t - 22} {e + 8} {t + 20} {e + 4} {m + 14}L{e - 12} {m + 26}C{e - 6} "
                f"{c.y - 24} {e - 22} {t + 14} 120 {t + 14}C{262 - e} {t + 14} {246 - e} {c.y - 24} {252 - e} "
                f"{m + 26}L{236 - e} {m + 14}C{232 - e} {t + 20} {250 - e} {t - 22} 120 {t - 26}Z", c.pal.acc)
            + c.line(f"M120 {t - 24}v34", c.pal.accd, 3))


@part("hat")
def ninja_wrap(c: Canvas) -> str:
    """Covers everything but the eyes; the knot flutters at the side."""
    y, e = c.y, c.e + 26
    return (c.shape(f"M{e - 18} {y - 12}l30-22 0 15-12 6 20 2-10 14-28-4Z", c.pal.red)
            + f'<g clip-path="url(#{c.uid}-c)">'
            + c.shape(f"M0 {y - 15}Q120 {y - 27} 240 {y - 15}V{y - 34}Q120 {y - 44} 0 {y - 34}Z", c.pal.red)
            + c.shape(f"M0 {y + 15}Q120 {y + 7} 240 {y + 15}V{y + 38}Q120 {y + 54} 0 {y + 38}Z", "#2a2546") + "</g>"
            + f'<use href="#{c.uid}-b" fill="none"/>')


@part("skin")
def luchador(c: Canvas) -> str:
    """Wrestling mask: flames around eyes and mouth."""
    y, m = c.y, c.m
    return (c.flat(f"M0-40H240V{m + 30}Q120 {m + 44} 0 {m + 30}Z", c.pal.acc)
            + c.flat(f"M120 {y - 8}L126 {y - 26}L138 {y - 20}L152 {y - 34}L156 {y - 18}L172 {y - 20}Q172 {y + 20} "
                f"146 {y + 20}Q126 {y + 18} 120 {y + 6}Q114 {y + 18} 94 {y + 20}Q68 {y + 20} 68 {y - 20}L84 {y - 18}"
                f"L88 {y - 34}L102 {y - 20}L114 {y - 26}Z", "#fff")
            + c.flat(f"M120 {c.t - 8}l9 22-9 14-9-14Z", c.pal.gold)
            + c.line(f"M0 {m + 30}Q120 {m + 44} 240 {m + 30}", "", 4))


@part("hat")
def afro(c: Canvas) -> str:
    t = c.t
    return (c.shape(f"M72 {t + 30}C48 {t + 14} 60 {t - 20} 82 {t - 18}C90 {t - 42} 150 {t - 42} 158 {t - 18}C180 "
                f"{t - 20} 192 {t + 14} 168 {t + 30}C160 {t + 8} 140 {t + 12} 120 {t + 12}C100 {t + 12} 80 {t + 8} "
                f"72 {t + 30}Z", c.pal.deep)
            + c.line(f"M84 {t}q6-8 12 0M106 {t - 14}q6-8 12 0M132 {t - 10}q6-8 12 0M150 {t + 6}q6-8 12 0",
                c.pal.shade, 3))


@part("hat")
def brain(c: Canvas) -> str:
    """An open, throbbing brain on top."""
    t = c.t
    return (c.shape(f"M76 {t + 28}C54 {t + 14} 62 {t - 12} 82 {t - 12}C88 {t - 32} 110 {t - 34} 120 {t - 24}C130 "
                f"{t - 34} 152 {t - 32} 158 {t - 12}C178 {t - 12} 186 {t + 14} 164 {t + 28}Q120 {t + 14} 76 "
                f"{t + 28}Z", "#ff9ec2")
            + c.line(f"M120 {t - 22}v36M84 {t - 10}q2 10 12 8M70 {t + 8}q10-6 16 4t14 4M104 {t - 20}q-4 10 4 14t0 12"
                f"M156 {t - 10}q-2 10-12 8M170 {t + 8}q-10-6-16 4t-14 4M136 {t - 20}q4 10-4 14t0 12", "#d6457f", 3.4)
            + c.line(f"M84 {t - 2}q2-14 14-16", "#fff", 4, 0.7))


@part("front")
def badge(c: Canvas) -> str:
    """A sheriff's star on the chest."""
    m = c.body.bottom - 24
    return c.thin(f"M{138} {m - 14}l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1Z", c.pal.gold)


@part("front")
def scarf(c: Canvas) -> str:
    m, w = c.m + 18, c.body.half
    return (c.shape(f"M{122 - w} {m}Q120 {m + 18} {118 + w} {m}V{m + 11}Q120 {m + 29} {122 - w} {m + 11}Z", c.pal.red)
            + c.shape(f"M138 {m + 16}l16-2 4 26-14 4Z", c.pal.red))


@part("front")
def beads(c: Canvas) -> str:
    """A string of prayer beads."""
    m, w = c.m + 12, c.body.half - 4
    return ("".join(c.ball(120 + k * w / 4, m + 22 - k * k * 1.3, 6, 6, c.pal.wood, ' stroke-width="3"')
            for k in range(-4, 5)))


@part("front")
def cross(c: Canvas) -> str:
    b = c.body.bottom - 24
    return c.thin(f"M114 {b - 14}h12v8h8v12h-8v8h-12v-8h-8v-12h8Z", c.pal.red)


@part("back")
def cape(c: Canvas) -> str:
    x, a = c.x, c.body.arm
    return (c.both(c.shape(f"M{x - 24} {a - 34}C{x + 26} {a - 24} {x + 38} {a + 20} {x + 34} 174L{x + 10} 164"
                f"L{x - 10} 174L{x - 30} 164Z", c.pal.red))
            + c.shape(f"M{262 - x} {a - 34}H{x - 22}V160H{262 - x}Z", c.pal.red))


@part("front")
def ermine(c: Canvas) -> str:
    """A royal fur collar."""
    m, x = c.m + 22, c.x + 2
    d = f"M{240 - x} {m - 6}Q120 {m + 22} {x} {m - 6}L{x + 2} {m + 12}Q120 {m + 42} {238 - x} {m + 12}Z"
    return c.shape(d, "#fff") + c.line("".join(f"M{120 + k * 15} {m + 19 - k * k}v5" for k in range(-4, 5)), "", 4)
