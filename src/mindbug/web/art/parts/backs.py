"""Parts behind the creature: wings, manes, shells, spikes, flames, companions."""

from math import cos, pi, sin

from mindbug.web.art.pen import Canvas
from mindbug.web.art.registry import part


@part("back")
def wings_feather(c: Canvas) -> str:
    x = c.x - 14
    return c.both("".join(c.shape(
        f"M{x} 108q{34 + i * 4} {-52 + i * 17} {58 - i * 3} {-34 + i * 22}q-6 24-{46 - i * 3} 26Z", c.pal.shade
        if i % 2 else c.pal.acc) for i in range(4)))


@part("back")
def wings_angel(c: Canvas) -> str:
    """Large, spread upwards."""
    x = c.x - 12
    tips = ((58, -92, c.pal.accl), (68, -66, c.pal.acc), (66, -40, c.pal.accl), (56, -16, c.pal.acc))
    return c.both("".join(c.shape(f"M{x} {112 + i * 5}C{x + 10} {90 + dy // 2} {x + dx - 30} {112 + dy} {x + dx} "
        f"{112 + dy}C{x + dx + 2} {124 + dy} {x + dx - 16} {146 + dy} {x} {126 + i * 4}Z", f) for i, (dx, dy,
        f) in enumerate(tips)))


@part("back")
def wings_bat(c: Canvas) -> str:
    x = c.x - 14
    return c.both(c.shape(f"M{x} 112L{x + 22} 30L{x + 30} 44Q{x + 58} 50 {x + 66} 100Q{x + 50} 88 {x + 43} 112"
        f"Q{x + 28} 98 {x + 20} 122Q{x + 10} 112 {x} 128Z", c.pal.acc) + c.line(
        f"M{x + 24} 42L{x + 43} 108M{x + 23} 42L{x + 20} 118", c.pal.accd, 3))


@part("back")
def wings_insect(c: Canvas) -> str:
    x = c.x
    glass = ' fill-opacity=".78" stroke-width="3"'
    return c.both(c.shape(f"M{x - 8} 96C{x + 14} 24 {x + 66} 20 {x + 60} 62C{x + 56} 92 {x + 16} 104 {x - 8} 104Z",
        "#eafcff", glass) + c.shape(
        f"M{x - 6} 108C{x + 30} 96 {x + 56} 108 {x + 47} 132C{x + 36} 148 {x + 4} 130 {x - 6} 116Z", "#d5f4ff", glass)
        + c.line(f"M{x} 92Q{x + 26} 50 {x + 52} 48M{x + 6} 96Q{x + 36} 74 {x + 56} 68", c.pal.accd, 1.8, 0.7))


@part("back")
def wings_moth(c: Canvas) -> str:
    x = c.x - 6
    return c.both(c.shape(f"M{x - 8} 92C{x + 8} 10 {x + 70} 4 {x + 66} 60C{x + 64} 86 {x + 40} 100 {x + 24} 102"
        f"C{x + 52} 108 {x + 56} 142 {x + 36} 154C{x + 14} 156 {x - 4} 130 {x - 8} 112Z", c.pal.acc) + c.ball(x + 38,
        54, 15, 15, c.pal.light) + c.dot(x + 38, 54, 7, 7, c.pal.ink) + c.dot(x + 35, 51, 2.4, 2.4, "#fff") + c.ball(x
        + 28, 130, 9, 9, c.pal.accd) + c.line(f"M{x + 56} 34q8 18 2 36M{x + 4} 84Q{x + 10} 46 {x + 24} 32", "#fff", 3,
        0.6))


@part("back")
def wings_leaf(c: Canvas) -> str:
    """Wings made of two leaves each."""
    x = c.x - 10
    return c.both(c.shape(f"M{x} 118C{x + 10} 60 {x + 40} 38 {x + 66} 42C{x + 68} 80 {x + 46} 112 {x} 118Z",
        c.pal.leaf) + c.shape(f"M{x} 122C{x + 30} 100 {x + 54} 104 {x + 64} 120C{x + 50} 142 {x + 24} 142 {x} 128Z",
        c.pal.leafd) + c.line(f"M{x + 6} 112Q{x + 34} 86 {x + 56} 54M{x + 24} 94l4-26M{x + 36} 82l20-6", c.pal.leafl,
        3))


@part("back")
def wings_kiwi(c: Canvas) -> str:
    """Wings made of kiwi slices."""
    x, y = c.x + 20, 96
    pips = ("".join(f"M{x + 17 * cos(a):.0f} {y + 19 * sin(a):.0f}l{4 * cos(a):.1f} {4 * sin(a):.1f}" for a in (
            k * 0.524 for k in range(12))))
    return c.both(c.turn(c.ball(x, y, 36, 42, c.pal.shade) + c.dot(x, y, 30, 36, "#8fd14f") + c.dot(x, y, 24, 29,
        "#a8dd5c") + c.dot(x, y, 9, 11, "#f6fbdc") + c.line(pips, "#26330f", 3.4), 24, x, y))


@part("back")
def mane(c: Canvas) -> str:
    out = []
    for i in range(9):
        a = -pi / 2 + (i + 0.2) * (pi * 0.98) / 9
        x, y = 120 + (c.body.head + 10) * cos(a), c.y + 12 + 56 * sin(a)
        out.append(c.turn(c.ball(round(x), round(y), 24, 14, c.pal.accd if i % 2 else c.pal.acc), round(a * 57.3),
            round(x), round(y)))
    return c.both("".join(out))


@part("back")
def fin(c: Canvas) -> str:
    """Shark: dorsal and side fins."""
    x, t = c.x - 14, c.t
    return c.shape(f"M100 {t + 12}Q108 {t - 40} 146 {t - 36}Q134 {t - 16} 142 {t + 12}Z", c.pal.shade) + c.both(
        c.shape(f"M{x + 6} 130Q{x + 40} 120 {x + 54} 88Q{x + 60} 130 {x + 24} 152Z", c.pal.shade))


@part("back")
def fins_fish(c: Canvas) -> str:
    """A spiny dorsal fin and fan-shaped side fins."""
    x, t = c.x - 12, c.t
    return (c.shape(f"M88 {t + 16}L86 {t - 20}L102 {t - 10}L120 {t - 34}L138 {t - 10}L154 {t - 20}L152 {t + 16}Z",
                c.pal.acc)
            + c.both(c.shape(f"M{x} 100C{x + 30} 76 {x + 60} 74 {x + 62} 84C{x + 52} 92 {x + 60} 104 {x + 64} 112"
                f"C{x + 56} 120 {x + 56} 132 {x + 54} 142C{x + 34} 144 {x + 10} 136 {x} 124Z", c.pal.acc) + c.line(
                f"M{x + 16} 108L{x + 48} 94M{x + 16} 114L{x + 50} 116M{x + 16} 120L{x + 44} 134", c.pal.accd, 3)))


@part("back")
def shell(c: Canvas) -> str:
    """Turtle: a high domed shell behind the body, with scutes and a rim."""
    t, x = c.t - 40, c.x + 22
    w = 240 - x
    d = f"M{w} 146C{w - 6} {t + 34} 74 {t} 120 {t}C166 {t} {x + 6} {t + 34} {x} 146Z"
    scutes = (f"M96 {t + 14}L120 {t + 4}L144 {t + 14}L150 {t + 40}H90ZM150 {t + 18}L{x - 22} {t + 44}L{x - 28} "
              f"{t + 74}L156 {t + 44}ZM90 {t + 18}L{w + 22} {t + 44}L{w + 28} {t + 74}L84 {t + 44}ZM{x - 16} {t + 56}"
              f"L{x - 4} {t + 96}L{x - 16} {t + 112}L{x - 22} {t + 80}ZM{w + 16} {t + 56}L{w + 4} {t + 96}L{w + 16} "
              f"{t + 112}L{w + 22} {t + 80}Z")
    return c.shape(d, c.pal.accd) + c.thin(scutes, c.pal.acc) + c.line(f"M102 {t + 18}l14-6", "#fff", 4, 0.6)


@part("back")
def snail_shell(c: Canvas) -> str:
    """A big spiral."""
    def at(k: float, grow: float = 1) -> str:
        r = (3 + 1.95 * k) * grow
        return f"{120 + r * cos(k / 2 - 1):.0f} {60 + r * sin(k / 2 - 1):.0f}"
    d = f"M{at(0)}" + "".join(f"Q{at(k + 0.5, 1.03)} {at(k + 1)}" for k in range(32))
    return (c.ball(120, 60, 78, 73, c.pal.acc) + c.line(d, "", 12) + c.line(d, c.pal.accl, 5)
            + c.line("M58 38Q68 10 94-2", "#fff", 6, 0.7))


@part("back")
def hermit_shell(c: Canvas) -> str:
    """A pointed whelk that leans to one side."""
    return (c.shape("M60 128C44 76 62 20 104 -4C124 -18 150 -20 172 -16C190 0 206 60 190 122Z", c.pal.acc)
            + c.line("M104 -4Q130 14 178 0M80 22Q130 50 192 34M64 60Q126 92 199 76M58 98Q90 116 120 116", "", 4)
            + c.line("M80 84Q74 54 92 30", "#fff", 6, 0.6) + c.shape("M172 -16Q184 -24 178 -4Z", c.pal.accd))


@part("back")
def spikes(c: Canvas) -> str:
    """All around: urchin, durian, kiwano."""
    b, out = c.body, []
    cy, ry = (b.top + b.bottom) / 2, (b.bottom - b.top) / 2
    for i in range(24):
        a = i * pi / 12
        dx, dy = cos(a), sin(a)
        px, py = 120 + (b.half - 8) * dx, cy + (ry - 8) * dy
        tip = 34 if i % 2 else 24
        out.append(f"M{px - 9 * dy:.0f} {py + 9 * dx:.0f}L{120 + (b.half + tip) * dx:.0f} {cy + (ry + tip) * dy:.0f}"
            f"L{px + 9 * dy:.0f} {py - 9 * dx:.0f}Z")
    return c.shape("".join(out), c.pal.shade)


@part("front")
def thorns(c: Canvas) -> str:
    """Small spikes on the body itself."""
    b = c.body
    k = b.half / 54
    right = ((24, b.top + 20), (44, c.y - 12), (48, c.m), (38, c.m + 24), (14, b.bottom - 12))
    spots = [(120, b.top + 14)] + [(120 + round(side * x * k), y) for x, y in right for side in (-1, 1)]
    d = "".join(f"M{x - 6} {y + 5}l6-13 6 13Z" for x, y in spots)
    return f'<path d="{d}" fill="{c.pal.light}" stroke-width="2.6"/>'


@part("back")
def dorsal_plates(c: Canvas) -> str:
    """Jagged plates around head and back: kaiju."""
    t, x = c.t, c.x
    return (c.shape(f"M104 {t + 14}L120 {t - 34}L136 {t + 14}Z", c.pal.acc)
            + c.both(c.shape(f"M138 {t + 18}L160 {t - 22}L166 {t + 36}Z", c.pal.acc) + c.shape(
                f"M{x - 16} {t + 50}L{x + 22} {t + 14}L{x} {t + 80}Z", c.pal.accd) + c.shape(
                f"M{x - 10} {t + 82}L{x + 36} {t + 62}L{x + 2} {t + 112}Z", c.pal.acc)))


def _flames(c: Canvas, fill: str, light: str) -> str:
    t, x = c.t, c.x
    d = (f"M120 {t - 34}Q132 {t - 14} 142 {t - 4}Q150 {t - 22} 164 {t - 28}Q160 {t} 174 {t + 20}Q186 {t + 4} "
         f"{x + 22} {t + 2}Q{x + 10} {t + 30} {x + 16} {t + 54}Q{x + 32} {t + 46} {x + 38} {t + 34}Q{x + 42} "
         f"{t + 90} {x + 10} 160H120Z")
    return c.both(c.shape(d, fill)) + c.flat(f"M120 {t}H{x}V162H{240 - x}V{t}Z", fill) + c.both(
        c.line(f"M{x + 14} 132Q{x + 22} 108 {x + 12} 92M150 {t + 4}q6-8 8-14", light, 5))


@part("back")
def fire(c: Canvas) -> str:
    """An aura of flames."""
    return _flames(c, "#ff7a2e", "#ffd166")


@part("back")
def curse_flames(c: Canvas) -> str:
    """The same, violet: a curse."""
    return _flames(c, "#7b2fd0", "#d9a0ff")


@part("back")
def soul_flames(c: Canvas) -> str:
    """The same, pale green: a spirit."""
    return _flames(c, "#4fd9c0", "#e0fff6")


@part("back")
def glory(c: Canvas) -> str:
    """Golden rays around a disc: a blessing."""
    y = c.y
    d = "".join(f"M120 {y}L{120 + 150 * cos(k * pi / 8 - .09):.0f} {y + 150 * sin(k * pi / 8 - .09):.0f}L"
                f"{120 + 150 * cos(k * pi / 8 + .09):.0f} {y + 150 * sin(k * pi / 8 + .09):.0f}Z" for k in range(16))
    return c.flat(d, "#fff3b0", 0.75) + c.ball(120, y, 74, 74, "#ffe27a", ' stroke="#ffc93c"')


@part("behind")
def flame_hair(c: Canvas) -> str:
    t = c.t
    return (c.shape(f"M86 {t + 24}Q74 {t - 6} 92 {t - 22}Q94 {t - 8} 102 {t - 6}Q100 {t - 34} 122 {t - 48}Q120 "
                f"{t - 26} 132 {t - 14}Q138 {t - 24} 136 {t - 36}Q164 {t - 14} 154 {t + 24}Z", "#ff7a2e")
            + c.flat(f"M102 {t + 20}Q98 {t + 2} 108 {t - 8}Q116 {t - 2} 120 {t - 20}Q136 {t} 138 {t + 20}Z",
                "#ffd166"))


@part("back")
def spider_legs(c: Canvas) -> str:
    x = c.x - 12
    d = (f"M{x} 104Q{x + 20} 50 {x + 34} 54T{x + 58} 112M{x} 114Q{x + 30} 78 {x + 44} 88T{x + 56} 146M{x - 4} 128"
         f"Q{x + 24} 110 {x + 32} 124T{x + 36} 166M{x - 4} 94Q{x + 4} 40 {x + 24} 26T{x + 54} 52")
    return c.both(c.tube(d, c.pal.shade, 7))


@part("back")
def web(c: Canvas) -> str:
    d = "".join(f"M120 70L{120 + 150 * cos(k * pi / 6):.0f} {70 + 150 * sin(k * pi / 6):.0f}" for k in range(12))
    for r in (44, 74, 104):
        pts = [(120 + r * cos(k * pi / 6), 70 + r * sin(k * pi / 6)) for k in range(13)]
        d += (f"M{pts[0][0]:.0f} {pts[0][1]:.0f}"
              + "".join(f"Q{120 + r * .84 * cos((k + .5) * pi / 6):.0f} {70 + r * .84 * sin((k + .5) * pi / 6):.0f} "
                  f"{pts[k + 1][0]:.0f} {pts[k + 1][1]:.0f}" for k in range(12)))
    return c.line(d, "#fff", 2, 0.75)


@part("back")
def companions(c: Canvas) -> str:
    """Two smaller ones of the same kind: the figure's own group (see creature.py) to the left and right."""
    return (f'<use href="#{c.uid}-m" transform="matrix(.6 0 0 .6 -24 68)"/>'
            f'<use href="#{c.uid}-m" transform="matrix(-.6 0 0 .6 264 68)"/>')


@part("back")
def eggs(c: Canvas) -> str:
    """A clutch of glowing eggs."""
    one = c.ball(196, 148, 17, 21, c.pal.accl) + c.dot(196, 153, 8, 9, c.pal.acc) + c.dot(190, 138, 4, 5, "#fff")
    two = c.ball(219, 157, 13, 16, c.pal.accl) + c.dot(219, 160, 6, 7, c.pal.acc)
    return c.both(two + one)


@part("back")
def tombstone(c: Canvas) -> str:
    return (c.shape("M150 170V76Q150 46 184 46Q218 46 218 76V170Z", "#9aa3b8")
            + c.line("M184 66v30M172 76h24", "#5d6680", 5) + c.line("M160 130h40M164 118h30", "#5d6680", 3)
            + c.flat("M152 168q8-18 16-4 8-12 14 4Z", c.pal.leafd))


@part("back")
def rainbow_cloud(c: Canvas) -> str:
    """Clouds with rain to both sides."""
    cloud = c.shape("M168 30Q166 12 184 12Q192-4 208 4Q226 2 226 20Q238 34 222 40H178Q164 42 168 30Z", c.pal.light)
    return c.both(cloud + c.line("M182 52l-4 12M198 50l-5 16M214 52l-4 12M190 74l-3 9M208 76l-3 9", c.pal.accl, 4))


@part("back")
def mist(c: Canvas) -> str:
    cloud = "M150 168Q140 150 158 144Q162 124 184 130Q200 118 212 134Q232 134 228 152Q240 166 220 172H160Z"
    return c.both(c.flat(cloud, "#fff", 0.55) + c.flat(
        "M176 96Q172 84 184 82Q190 72 202 78Q216 76 214 88Q222 98 208 100H186Z", "#fff", 0.4) + c.line(
        "M168 60q10-12 20 0t20 0", "#fff", 4, 0.45))


@part("front")
def front_mist(c: Canvas) -> str:
    return c.flat("M8 176Q0 158 18 156Q24 142 42 150Q58 142 66 156Q84 150 92 164Q120 156 148 164Q156 150 174 156Q182 "
        "142 198 150Q216 142 222 156Q240 158 232 176Z", "#fff", 0.7)


@part("back")
def sparks(c: Canvas) -> str:
    """Lightning to both sides."""
    return c.both(c.shape("M186 14L214 6L204 34L222 34L186 78L196 48L178 50Z", c.pal.gold)
                  + c.shape("M206 92L226 90L216 110L228 112L202 138L208 120L196 120Z", c.pal.gold))


@part("back")
def aura(c: Canvas) -> str:
    """Psychic rings."""
    y = c.y - 6
    return ("".join(c.line(f"M{120 - r} {y}a{r} {r * .8:.0f} 0 1 1 {2 * r} 0a{r} {r * .8:.0f} 0 1 1-{2 * r} 0",
            c.pal.acc, 3.4, o) for r, o in ((74, 0.9), (92, 0.6), (110, 0.35))))


@part("back")
def oyster_top(c: Canvas) -> str:
    """The raised upper shell, mother-of-pearl inside."""
    return (c.shape("M28 118C14 60 40 6 64 12C72-8 98-14 108 0C114-10 126-10 132 0C142-14 168-8 176 12C200 6 226 60 "
                "212 118Z", c.pal.shade)
            + c.flat("M44 116C34 66 54 26 72 28C80 10 100 4 110 18C116 10 124 10 130 18C140 4 160 10 168 28C186 26 "
                "206 66 196 116Z", "#ffe3f1")
            + c.line("M120 116V28M92 116L78 36M148 116L162 36M66 116L54 64M174 116L186 64", "#e6b5d6", 4, 0.8))


@part("front")
def oyster_bottom(c: Canvas) -> str:
    """The lower shell, with pearls on its edge."""
    return (c.shape("M22 126Q40 116 52 128Q68 116 84 128Q102 118 120 128Q138 118 156 128Q172 116 188 128Q200 116 218 "
                "126C214 158 170 176 120 176C70 176 26 158 22 126Z", c.pal.shade)
            + c.line("M120 140V172M88 140L96 170M152 140L144 170M60 138L72 160M180 138L168 160", c.pal.deep, 3.4, 0.7)
            + c.ball(196, 120, 10, 10, "#fff8fd") + c.dot(193, 117, 3, 3, "#fff") + c.ball(46, 122, 8, 8, "#ffeaf6"))


@part("back")
def disco(c: Canvas) -> str:
    """A mirror ball and notes."""
    note = "M30 60v-28l22-6v26"
    return (c.line("M196-30V-4", "", 3) + c.ball(196, 16, 22, 22, c.pal.steell)
            + c.line("M176 8h40M174 18h44M180 28h32M196-6v44M184-2q-8 18 2 36M208-2q8 18-2 36", c.pal.steeld, 2.4)
            + c.dot(188, 8, 5, 5, "#fff") + c.line(note, "", 5) + c.ball(25, 61, 7, 5, c.pal.ink)
            + c.ball(47, 54, 7, 5, c.pal.ink))


@part("back")
def stinger(c: Canvas) -> str:
    """Bee: below the body."""
    b = c.body.bottom
    return c.shape(f"M108 {b - 14}H132L120 {b + 20}Z", c.pal.steell) + c.line(f"M117 {b}l3 10", c.pal.steeld, 3)
