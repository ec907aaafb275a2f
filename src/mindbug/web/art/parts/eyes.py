"""Eyes. Big, with one light from the upper left: they carry the character."""

from mindbug.web.art.pen import Canvas
from mindbug.web.art.registry import part

YELLOW = "#ffd23f"


def eye(c: Canvas, x: float, y: float, r: float, iris: str, pupil: str = "round", look: float = 0) -> str:
    out = f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="#fff"/>'
    if iris:
        out += c.dot(x + look, y + 1, r * 0.66, r * 0.66, iris)
    wide = 0.2 if pupil == "slit" else 0.4
    out += c.dot(x + look, y + 1, round(r * wide, 1), round(r * (0.6 if pupil == "slit" else 0.4), 1), c.pal.ink)
    return out + c.dot(round(x - r * 0.28, 1), round(y - r * 0.32, 1), round(r * 0.23, 1), round(r * 0.23, 1),
                       "#fff") + c.dot(round(x + r * 0.3, 1), round(y + r * 0.36, 1), 1.8, 1.8, "#fff", 0.85)


def pair(c: Canvas, dx: float, dy: float, r: float, iris: str, pupil: str = "round") -> str:
    return eye(c, 120 + dx, c.y + dy, r, iris, pupil) + eye(c, 120 - dx, c.y + dy, r, iris, pupil)


@part("eyes")
def eyes_round(c: Canvas) -> str:
    return pair(c, 22, 0, 16, c.pal.acc)


@part("eyes")
def eyes_small(c: Canvas) -> str:
    return pair(c, 17, 0, 11, c.pal.acc)


@part("eyes")
def eyes_owl(c: Canvas) -> str:
    return c.both(c.ball(142, c.y, 25, 25, c.pal.light)) + pair(c, 22, 0, 17, "#ffb703")


@part("eyes")
def eyes_cat(c: Canvas) -> str:
    return pair(c, 23, 0, 17, "#f9e04c", "slit")


@part("eyes")
def eyes_slit(c: Canvas) -> str:
    y = c.y
    return pair(c, 23, 0, 15, YELLOW, "slit") + c.both(c.thin(
        f"M124 {y - 14}Q144 {y - 22} 162 {y - 10}L160 {y - 22}Q142 {y - 32} 124 {y - 20}Z", c.pal.shade))


@part("eyes")
def eyes_angry(c: Canvas) -> str:
    y = c.y
    return pair(c, 22, 0, 14, c.pal.acc) + c.both(
        c.thin(f"M122 {y - 5}L159 {y - 20}L162 {y - 8}L125 {y + 3}Z", c.pal.shade))


@part("eyes")
def eyes_evil(c: Canvas) -> str:
    """Slanted and glowing."""
    y = c.y
    return c.both(c.shape(f"M125 {y - 2}L164 {y - 18}Q168 {y + 8} 148 {y + 12}Q130 {y + 12} 125 {y - 2}Z", c.pal.ink)
                  + c.flat(f"M130 {y}L160 {y - 11}Q161 {y + 5} 148 {y + 8}Q135 {y + 8} 130 {y}Z", YELLOW)
                  + c.dot(146, y - 1, 3, 6, c.pal.red) + c.dot(141, y - 1, 2, 2, "#fff"))


@part("eyes")
def eyes_bug(c: Canvas) -> str:
    y = c.y
    return c.both(c.ball(146, y, 18, 22, c.pal.accd) + c.dot(147, y + 6, 12, 12, c.pal.ink, 0.45)
                  + c.dot(140, y - 8, 5, 7, "#fff", 0.9) + c.dot(150, y - 12, 2, 2, "#fff", 0.9))


@part("eyes")
def eyes_frog(c: Canvas) -> str:
    """Eyes on top of the head; they go with `ears_frog`."""
    y = c.t + 3
    return eye(c, 152, y, 16, YELLOW, "slit") + eye(c, 88, y, 16, YELLOW, "slit")


@part("eyes")
def eyes_three(c: Canvas) -> str:
    return pair(c, 28, 5, 13, c.pal.acc) + eye(c, 120, c.y - 15, 15, YELLOW)


@part("eyes")
def eyes_four(c: Canvas) -> str:
    return pair(c, 34, -12, 10, YELLOW) + pair(c, 17, 4, 14, c.pal.acc)


@part("eyes")
def eyes_sleepy(c: Canvas) -> str:
    y = c.y
    return pair(c, 24, 0, 14, c.pal.acc) + c.both(c.thin(f"M128 {y - 1}a16 16 0 0 1 32 0Z", c.pal.shade))


@part("eyes")
def eyes_closed(c: Canvas) -> str:
    y = c.y
    return c.both(c.line(f"M130 {y}q13 12 26 0M131 {y + 5}l-4 5M143 {y + 9}v6M155 {y + 5}l5 5", "", 4))


@part("eyes")
def eyes_dizzy(c: Canvas) -> str:
    y = c.y
    return c.ball(143, y, 18, 18, "#fff") + c.ball(98, y, 14, 14, "#fff") + c.line(
        f"M143 {y}q4-4 5 1t-8 6-6-11 13-5 4 16-14 9M98 {y}q3-3 4 1t-6 5-5-9 10-4 3 12-11 7", "", 2.6)


@part("eyes")
def eyes_cyclops(c: Canvas) -> str:
    y = c.y
    return eye(c, 120, y - 2, 25, c.pal.acc) + c.thin(
        f"M93 {y - 8}Q120 {y - 40} 147 {y - 8}L148 {y - 18}Q120 {y - 46} 92 {y - 18}Z", c.pal.shade)


@part("eyes")
def eyes_cute(c: Canvas) -> str:
    """Black and shining."""
    y = c.y
    return c.both(c.ball(142, y, 12, 14, c.pal.ink)) + "".join(
        c.dot(x - 4, y - 5, 5, 5, "#fff") + c.dot(x + 4, y + 5, 2.4, 2.4, "#fff", 0.9) for x in (142, 98)) + c.both(
        c.dot(158, y + 16, 9, 5, c.pal.pink, 0.55))


@part("eyes")
def eyes_lashes(c: Canvas) -> str:
    y = c.y
    return (pair(c, 22, 0, 15, c.pal.acc)
            + c.both(c.thin(f"M127 {y - 5}a16 16 0 0 1 30 0Z", c.pal.acc) + c.line(
                f"M155 {y - 7}l9-7M158 {y}l10-3M149 {y - 13}l5-9")))


@part("eyes")
def eyes_wide(c: Canvas) -> str:
    """Far apart, as of a whale or a fish."""
    return pair(c, 42, 0, 14, c.pal.acc)


@part("eyes")
def eyes_spider(c: Canvas) -> str:
    y = c.y
    small = c.both(c.ball(150, y - 14, 7, 7, c.pal.ink) + c.dot(148, y - 16, 2.4, 2.4, "#fff")
                   + c.ball(131, y - 23, 6, 6, c.pal.ink) + c.dot(129, y - 25, 2, 2, "#fff")
                   + c.ball(157, y + 4, 5, 5, c.pal.ink) + c.dot(156, y + 3, 1.6, 1.6, "#fff"))
    return small + pair(c, 16, 2, 14, c.pal.red)


@part("eyes")
def eyes_skull(c: Canvas) -> str:
    """Dark sockets with embers."""
    y = c.y
    return c.both(c.ball(142, y, 17, 18, c.pal.ink) + c.dot(141, y + 2, 7, 7, c.pal.acc) + c.dot(141, y + 2, 3, 3,
        "#fff"))


@part("eyes")
def eyes_patch(c: Canvas) -> str:
    """One eye, one patch."""
    y = c.y
    return (eye(c, 97, y, 16, c.pal.acc) + c.line(f"M{120 - c.body.head} {y - 6}L{122 + c.body.head} {y - 22}", "", 5)
            + c.shape(f"M126 {y - 17}L162 {y - 22}Q164 {y + 14} 144 {y + 14}Q126 {y + 12} 126 {y - 17}Z", "#2b2440"))


@part("eyes")
def eyes_cyber(c: Canvas) -> str:
    """One living eye, one red lens in a steel plate."""
    y = c.y
    return (eye(c, 97, y, 15, c.pal.acc)
            + c.shape(f"M124 {y - 20}H164L168 {y + 12}L146 {y + 22}L124 {y + 12}Z", c.pal.steeld)
            + c.ball(145, y, 13, 13, "#2a1030") + c.dot(145, y, 8, 8, "#ff2b4a") + c.dot(142, y - 3, 3, 3, "#fff"))


@part("eyes")
def eyes_visor(c: Canvas) -> str:
    y = c.y
    return (c.shape(f"M78 {y - 14}Q120 {y - 24} 162 {y - 14}L158 {y + 14}Q120 {y + 22} 82 {y + 14}Z", "#1c1638")
            + c.both(c.dot(140, y, 9, 8, c.pal.acc) + c.dot(140, y, 4, 4, "#fff"))
            + c.line(f"M88 {y - 9}Q104 {y - 14} 116 {y - 15}", "#fff", 3, 0.6))


@part("eyes")
def eyes_led(c: Canvas) -> str:
    """A screen with square pixels."""
    y = c.y
    return (c.shape(f"M84 {y - 20}H156Q164 {y - 20} 164 {y - 12}V{y + 14}Q164 {y + 22} 156 {y + 22}H84"
                    f"Q76 {y + 22} 76 {y + 14}V{y - 12}Q76 {y - 20} 84 {y - 20}Z", "#12203a")
            + c.flat(f"M90 {y - 6}h7v-7h7v7h7v7h-7v7h-7v-7h-7ZM129 {y - 6}h7v-7h7v7h7v7h-7v7h-7v-7h-7Z", "#5ef0e0")
            + c.line(f"M106 {y + 14}h28", "#5ef0e0", 4))


@part("eyes")
def eyes_lenses(c: Canvas) -> str:
    """Two round robot lamps."""
    y = c.y
    return c.both(c.ball(143, y, 18, 18, c.pal.steeld) + c.ball(143, y, 12, 12, c.pal.acc) + c.dot(143, y, 6, 6,
        c.pal.accl) + c.dot(139, y - 5, 3, 3, "#fff"))


@part("eyes")
def eyes_shades(c: Canvas) -> str:
    """Sunglasses."""
    y = c.y
    return (c.shape(f"M74 {y - 14}H166L162 {y + 8}Q158 {y + 18} 144 {y + 18}Q128 {y + 18} 124 {y - 2}H116"
                    f"Q112 {y + 18} 96 {y + 18}Q82 {y + 18} 78 {y + 8}Z", "#1a1430")
            + c.line(f"M86 {y - 7}l12 16M95 {y - 8}l8 11M132 {y - 7}l12 16", "#8be9ff", 4, 0.9))


@part("eyes")
def eyes_stars(c: Canvas) -> str:
    """Star-shaped party glasses."""
    y = c.y
    star = "l6 13 14 1-11 9 4 14-13-8-13 8 4-14-11-9 14-1Z"
    return c.line(f"M112 {y}h16", "", 5) + c.shape(f"M144 {y - 20}{star}M96 {y - 20}{star}", c.pal.acc) + c.dot(
        139, y - 3, 4, 4, "#fff", 0.8) + c.dot(91, y - 3, 4, 4, "#fff", 0.8)


@part("eyes")
def eyes_glasses(c: Canvas) -> str:
    """Round reading glasses."""
    y = c.y
    return pair(c, 22, 0, 11, c.pal.acc) + c.both(c.ball(142, y, 19, 19, "#fff", ' fill-opacity=".25"')) + c.line(
        f"M115 {y - 3}q5-5 10 0", "", 4)


@part("eyes")
def eyes_goggles(c: Canvas) -> str:
    y = c.y
    return (c.shape(f"M{120 - c.body.head - 6} {y - 8}H{120 + c.body.head + 6}V{y + 8}H{120 - c.body.head - 6}Z",
                c.pal.woodd) + c.both(c.ball(142, y, 21, 20, c.pal.goldd)) + c.both(c.ball(142, y, 14, 14, "#bff3ff"))
            + c.both(c.dot(142, y + 2, 6, 6, c.pal.ink)) + c.dot(138, y - 5, 4, 4, "#fff")
            + c.dot(94, y - 5, 4, 4, "#fff"))


@part("eyes")
def eyes_stalks(c: Canvas) -> str:
    """Eyes on stalks above the head: snail, crab."""
    t = c.t
    stalk = c.both(c.tube(f"M134 {t + 14}Q138 {t - 4} 146 {t - 16}", c.pal.base, 8))
    return stalk + eye(c, 147, t - 20, 14, c.pal.acc) + eye(c, 93, t - 20, 14, c.pal.acc)


@part("eyes")
def eyes_turret(c: Canvas) -> str:
    """Chameleon: cones that look different ways."""
    y = c.y
    out = c.both(c.ball(150, y, 25, 24, c.pal.light) + c.line(f"M133 {y - 12}q16 18 32 3M131 {y + 9}q18-16 36 0",
                                                             c.pal.shade, 2.4, 0.8))
    return out + eye(c, 153, y - 3, 10, YELLOW, look=3) + eye(c, 84, y + 4, 10, YELLOW, look=-2)


@part("eyes")
def eyes_hollow(c: Canvas) -> str:
    """Cut into a pumpkin, lit from inside."""
    y = c.y
    return c.both(c.shape(f"M128 {y + 10}L146 {y - 22}L166 {y + 6}Q148 {y + 14} 128 {y + 10}Z", "#ffe066")
                  + c.flat(f"M134 {y + 6}L146 {y - 14}L151 {y + 7}Z", "#ff9d2e", 0.8))


@part("eyes")
def eyes_heart(c: Canvas) -> str:
    y = c.y
    heart = "c-20-14-16-30-5-30 4 0 5 3 5 5 0-2 2-5 6-5 10 0 14 16-6 30Z"
    return c.both(c.ball(142, y, 18, 18, "#fff")) + c.flat(f"M142 {y + 13}{heart}M98 {y + 13}{heart}", c.pal.red)


@part("eyes")
def eyes_scope(c: Canvas) -> str:
    """A chameleon's cone eye, the other one behind a telescopic sight."""
    y = c.y
    return (c.ball(92, y, 23, 22, c.pal.light)
            + c.line(f"M76 {y - 11}q16 18 32 3M75 {y + 9}q16-16 34 0", c.pal.shade, 2.4, 0.8)
            + eye(c, 88, y + 2, 11, YELLOW, look=-2) + c.shape(f"M128 {y - 17}H170V{y + 17}H128Z", "#3a3552")
            + c.ball(149, y, 19, 19, "#5b5680") + c.ball(149, y, 13, 13, "#ff5570")
            + c.line(f"M149 {y - 12}v24M137 {y}h24", "#fff", 2.4))
