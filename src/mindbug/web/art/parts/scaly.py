"""Fish, reptiles, frogs, worms and insects: what the older parts did not have."""

from math import cos, pi, sin

from mindbug.web.art.pen import Canvas
from mindbug.web.art.registry import part


@part("mouth")
def sucker_mouth(c: Canvas) -> str:
    """A leech: a round mouth with teeth all around."""
    m, teeth = c.m + 8, []
    for k in range(10):
        a = k * pi / 5
        teeth.append(f"M{120 + 19 * cos(a - .24):.0f} {m + 17 * sin(a - .24):.0f}L{120 + 19 * cos(a + .24):.0f} "
            f"{m + 17 * sin(a + .24):.0f}L{120 + 9 * cos(a):.0f} {m + 8 * sin(a):.0f}Z")
    return (c.ball(120, m, 25, 22, c.pal.pink) + c.ball(120, m, 19, 17, c.pal.maw, ' stroke-width="3"')
            + c.flat("".join(teeth), "#fff"))


@part("hat")
def angler_lure(c: Canvas) -> str:
    """The little lamp of a fish from the deep."""
    t = c.t
    return (c.tube(f"M112 {t + 8}C100 {t - 36} 150 {t - 52} 170 {t - 28}", c.pal.base, 5)
            + c.dot(172, t - 14, 26, 26, "#e8ff9a", 0.35) + c.ball(172, t - 14, 11, 12, "#e8ff9a")
            + c.dot(168, t - 18, 4, 4, "#fff"))


@part("mouth")
def angler_mouth(c: Canvas) -> str:
    """Far too wide, with teeth like needles."""
    m = c.m
    low = "".join(f"M{x} {m + 32 - abs(x - 113) // 6}l5-{h} 6 {h}Z"
        for x, h in ((78, 26), (92, 20), (107, 30), (122, 20), (138, 28), (152, 22)))
    high = "".join(f"M{x} {m + 2 - abs(x - 113) // 5}h10l-5 {h}Z"
        for x, h in ((84, 12), (99, 20), (115, 13), (130, 20), (145, 12)))
    return (c.shape(f"M62 {m - 14}Q120 {m + 14} 178 {m - 14}Q176 {m + 40} 120 {m + 40}Q64 {m + 40} 62 {m - 14}Z",
                c.pal.maw) + c.flat(low + high, "#f4fbe8"))


@part("back")
def tail_tadpole(c: Canvas) -> str:
    """A long swimming tail with a seam of fin."""
    x = c.x - 24
    return (c.shape(f"M{x} 116C{x + 30} 128 {x + 52} 104 {x + 46} 70C{x + 42} 44 {x + 56} 22 {x + 78} 18C{x + 70} "
                f"36 {x + 84} 58 {x + 82} 90C{x + 78} 140 {x + 36} 168 {x} 158Z", c.pal.light, ' fill-opacity=".85"')
            + c.line(f"M{x + 12} 138C{x + 52} 142 {x + 68} 108 {x + 62} 76C{x + 60} 56 {x + 62} 44 {x + 68} 32",
                c.pal.shade, 7))


@part("mouth")
def world_bite(c: Canvas) -> str:
    """Jaws that close around a planet."""
    m = c.m + 4
    return (c.shape(f"M58 {m - 22}Q120 {m - 2} 182 {m - 22}Q190 {m + 40} 120 {m + 42}Q50 {m + 40} 58 {m - 22}Z",
                c.pal.maw) + c.ball(120, m + 8, 27, 26, "#4db7ff")
            + c.flat(f"M102 {m - 8}q11-7 17 0-1 8-9 9-4 8-10 3-3-6 2-12ZM124 {m + 4}q12-7 18 2 1 11-9 "
                f"18-8-2-6-9-8-5-3-11Z", "#58c04e")
            + c.flat("".join(f"M{x} {m - 18 + (120 - abs(x + 6 - 120)) // 8}h13l-6 15Z"
                    for x in (68, 84, 100, 116, 132, 148, 162))
                + "".join(f"M{x} {m + 38 - abs(x + 6 - 120) // 5}l6-15 7 15Z" for x in (78, 94, 133, 149)), "#fff"))


@part("front")
def third_eye(c: Canvas) -> str:
    """An open eye on the brow."""
    t = c.t + 20
    return (c.thin(f"M104 {t}Q120 {t - 16} 136 {t}Q120 {t + 14} 104 {t}Z", "#fff")
            + c.dot(120, t - 1, 7, 7, c.pal.acc) + c.dot(120, t - 1, 3, 3, c.pal.ink)
            + c.line(f"M120 {t - 16}v-8M106 {t - 12}l-5-7M134 {t - 12}l5-7", c.pal.gold, 4))


@part("back")
def forceps(c: Canvas) -> str:
    """An earwig's pincers, raised behind the back."""
    return c.both(c.shape("M126 158C206 156 262 70 178-12C196 28 202 44 196 60L182 60L192 76C188 108 166 128 126 "
            "132Z", c.pal.acc) + c.line("M176 134Q222 104 216 50", c.pal.accl, 5))


@part("skin")
def segments(c: Canvas) -> str:
    """Rings of a worm or an insect."""
    b = c.body
    d = "".join(f"M30 {y}Q120 {y + 14} 210 {y}" for y in range(c.m + 18, b.bottom, 13))
    return c.line(d, c.pal.deep, 3.4, 0.75)


@part("back")
def cobra_hood(c: Canvas) -> str:
    """Spread wide behind the head."""
    t, y = c.t, c.y
    return (c.shape(f"M120 {t - 12}C176 {t - 12} 206 {y - 20} 196 {y + 24}C190 {y + 56} 158 {y + 74} 146 "
                f"{y + 96}H94C82 {y + 74} 50 {y + 56} 44 {y + 24}C34 {y - 20} 64 {t - 12} 120 {t - 12}Z", c.pal.base)
            + c.both(c.flat(f"M158 {t + 12}Q190 {y - 8} 184 {y + 22}Q178 {y + 42} 158 {y + 54}Q172 {y + 14} 158 "
                    f"{t + 12}Z", c.pal.acc)
                + c.line(f"M164 {y + 4}h12M166 {y + 16}h12M164 {y + 28}h12", c.pal.accd, 4)))


@part("skin")
def koi_patches(c: Canvas) -> str:
    """Orange and black on white."""
    t, b = c.t, c.body.bottom
    return (c.flat(f"M92 {t - 8}Q120 {t + 34} 148 {t - 8}ZM40 {c.m}Q106 {c.m + 6} 98 {c.m + 40}Q90 {b} 40 {b}ZM200 "
                f"{c.y - 4}Q148 {c.y + 14} 156 {c.m + 8}Q170 {c.m + 24} 200 {c.m + 16}ZM128 {b}Q120 {b - 26} 146 "
                f"{b - 24}Q160 {b - 10} 156 {b}Z", c.pal.acc)
            + c.flat(f"M150 {t + 20}q12 4 8 14-14 2-8-14ZM80 {c.y + 26}q-12 2-8 14 14 0 8-14ZM134 {c.m + 28}q14-2 "
                f"12 10-14 6-12-10Z", c.pal.ink, 0.85))


@part("mouth")
def koi_mouth(c: Canvas) -> str:
    """Barbels of a carp, fangs and tongue of a cobra."""
    m = c.m
    return (c.both(c.line(f"M138 {m - 4}Q160 {m + 4} 166 {m + 24}", "", 9)
                + c.line(f"M138 {m - 4}Q160 {m + 4} 166 {m + 24}", c.pal.acc, 4))
            + c.shape(f"M92 {m - 4}C94 {m - 24} 146 {m - 24} 148 {m - 4}C150 {m + 16} 90 {m + 16} 92 {m - 4}Z",
                c.pal.light) + c.line(f"M96 {m}Q120 {m + 10} 144 {m}", "", 3)
            + c.line(f"M120 {m + 6}V{m + 24}l-8 9M120 {m + 24}l8 9", "", 8)
            + c.line(f"M120 {m + 6}V{m + 24}l-8 9M120 {m + 24}l8 9", c.pal.red, 4)
            + c.thin(f"M102 {m + 3}h9l-4 14ZM138 {m + 3}h-9l4 14Z", "#fff")
            + c.both(c.dot(127, m - 10, 2.6, 2, c.pal.ink)))


@part("back")
def tail_koi(c: Canvas) -> str:
    """A coil that ends in a fish's fan."""
    x, b = c.x, c.body.bottom
    d = f"M{x - 26} {b - 10}C{x + 14} {b + 6} {x + 36} {b - 16} {x + 32} {b - 44}"
    return (c.shape(f"M{x + 32} {b - 36}C{x + 6} {b - 60} {x + 4} {b - 92} {x + 14} {b - 108}Q{x + 30} {b - 96} "
                f"{x + 36} {b - 84}Q{x + 46} {b - 102} {x + 64} {b - 104}C{x + 68} {b - 76} {x + 52} {b - 46} "
                f"{x + 32} {b - 36}Z", c.pal.acc)
            + c.line(f"M{x + 28} {b - 52}L{x + 20} {b - 90}M{x + 38} {b - 54}L{x + 56} {b - 88}", c.pal.accd, 3)
            + c.tube(d, c.pal.base, 20))


@part("back")
def tail_newt(c: Canvas) -> str:
    """Smooth, thick at its root and thin at its end."""
    x = c.x
    return (c.shape(f"M{x - 30} 166C{x + 30} 172 {x + 62} 130 {x + 40} 88C{x + 32} 72 {x + 14} 76 {x + 16} "
                f"90C{x + 24} 86 {x + 28} 94 {x + 26} 106C{x + 22} 128 {x} 138 {x - 30} 138Z", c.pal.base)
            + c.line(f"M{x - 4} 154Q{x + 30} 146 {x + 36} 116", c.pal.light, 4, 0.7))


@part("mouth")
def lizard_mouth(c: Canvas) -> str:
    """It reaches from cheek to cheek and has a forked tongue."""
    m = c.m
    tongue = f"M126 {m + 10}Q138 {m + 20} 134 {m + 34}l-8 8M134 {m + 34}l9 6"
    return (c.line(tongue, "", 9) + c.line(tongue, c.pal.pink, 5)
            + c.line(f"M72 {m - 8}Q84 {m + 12} 120 {m + 12}T168 {m - 8}", "", 4.5)
            + c.both(c.dot(126, m - 8, 2.6, 2.2, c.pal.ink)))


@part("eyes")
def eyes_pale(c: Canvas) -> str:
    """They have no pupils: it never needed light."""
    y = c.y
    return c.both(c.ball(148, y, 18, 17, "#eefcff") + c.dot(148, y + 3, 12, 11, "#cfeef2")
        + c.dot(142, y - 6, 5, 4, "#fff"))


@part("feet")
def gecko_feet(c: Canvas) -> str:
    """Toes that end in pads."""
    x, b = 120 + round(c.body.half * 0.62), c.body.bottom - 2
    toes = "".join(c.tube(f"M{x} {b - 4}L{x + dx} {b + dy}", c.pal.base, 5)
        + c.ball(x + dx, b + dy, 9, 7, c.pal.light) for dx, dy in ((-18, 3), (4, 7), (26, 2)))
    return c.both(toes)


@part("back")
def sail_fin(c: Canvas) -> str:
    """A high fin held up by spines."""
    t, x = c.t, c.x
    return (c.shape(f"M82 {t + 26}L70 {t - 6}L92 {t + 2}L94 {t - 26}L110 {t - 12}L120 {t - 42}L130 {t - 12}L146 "
                f"{t - 26}L148 {t + 2}L170 {t - 6}L158 {t + 26}Z", c.pal.acc)
            + c.line(f"M108 {t + 8}L97 {t - 18}M120 {t + 6}V{t - 32}M132 {t + 8}L143 {t - 18}", c.pal.accd, 4)
            + c.both(c.shape(f"M{x - 22} {t + 56}L{x + 26} {t + 34}L{x + 18} {t + 64}L{x + 34} {t + 78}L{x - 6} "
                    f"{t + 96}Z", c.pal.acc)
                + c.line(f"M{x - 8} {t + 66}L{x + 18} {t + 46}M{x - 4} {t + 76}L{x + 22} {t + 74}", c.pal.accd, 4)))


@part("behind")
def antennae_long(c: Canvas) -> str:
    """A cockroach feels its way."""
    t = c.t
    return c.both(c.line(f"M130 {t + 12}C136 {t - 40} 190 {t - 50} 208 {t + 6}C212 {t + 20} 210 {t + 30} 214 "
        f"{t + 38}", "", 5))


@part("eyes")
def eyes_zombie(c: Canvas) -> str:
    """One wide, one half shut, both empty."""
    y = c.y
    return (c.ball(96, y, 19, 19, "#f4ffd0") + c.dot(98, y + 2, 4, 4, c.pal.ink)
            + c.ball(143, y + 2, 14, 14, "#f4ffd0") + c.dot(141, y + 5, 3, 3, c.pal.ink)
            + c.thin(f"M128 {y + 2}a15 15 0 0 1 30 0Z", c.pal.shade)
            + c.line(f"M78 {y + 22}q12 8 26 4M132 {y + 22}q10 4 20-2", c.pal.deep, 3, 0.8))


@part("behind")
def horn_beetle(c: Canvas) -> str:
    """One huge forked horn."""
    t = c.t
    return (c.shape(f"M106 {t + 14}C104 {t - 14} 110 {t - 24} 112 {t - 34}C104 {t - 44} 94 {t - 44} 84 {t - 40}C88 "
                f"{t - 58} 106 {t - 62} 120 {t - 48}C134 {t - 62} 152 {t - 58} 156 {t - 40}C146 {t - 44} 136 "
                f"{t - 44} 128 {t - 34}C130 {t - 24} 136 {t - 14} 134 {t + 14}Z", c.pal.accd)
            + c.line(f"M116 {t}Q116 {t - 18} 118 {t - 30}", "#fff", 4, 0.5))


@part("behind")
def fingers_up(c: Canvas) -> str:
    """Four fingers and a thumb: the body is a palm."""
    t, x = c.t, c.x
    return (c.tube(f"M74 {t + 30}L62 {t - 34}M104 {t + 20}L100 {t - 58}M136 {t + 20}L140 {t - 58}M166 {t + 30}L178 "
                f"{t - 36}", c.pal.base, 22) + c.tube(f"M{x - 24} 128Q{x + 14} 122 {x + 26} 84", c.pal.base, 22)
            + c.line(f"M55 {t - 36}h13M93 {t - 60}h13M134 {t - 60}h13M172 {t - 40}h13", c.pal.light, 8))


@part("front")
def palm_lines(c: Canvas) -> str:
    b = c.body.bottom
    return c.line(f"M76 {c.y + 26}Q104 {b - 26} 98 {b - 2}M88 {c.y + 36}Q130 {c.y + 34} 160 {c.y + 20}M150 "
        f"{c.y + 34}Q136 {b - 26} 140 {b - 4}", c.pal.shade, 3.6, 0.8)
