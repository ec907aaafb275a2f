"""Details that belong to one creature or two."""

from mindbug.web.art.pen import Canvas
from mindbug.web.art.registry import part


@part("back")
def long_hair(c: Canvas) -> str:
    t, e = c.t, c.e
    return c.both(c.shape(f"M120 {t - 14}C{e + 8} {t - 18} {e + 26} {t + 20} {e + 20} {t + 62}C{e + 20} {t + 84} "
        f"{e + 36} {t + 92} {e + 24} {t + 108}C{e} {t + 112} {e - 20} {t + 90} {e - 16} {t + 50}H120Z", c.pal.accd)
        + c.line(f"M{e + 4} {t + 20}Q{e + 10} {t + 60} {e + 8} {t + 90}", c.pal.acc, 4))


@part("skin")
def scales_tail(c: Canvas) -> str:
    """The fish half of a mermaid, below a shell bodice."""
    m, b = c.m + 22, c.body.bottom
    d = "".join(f"M{x + (y % 2) * 8} {y}a8 8 0 0 0 16 0" for y in range(m + 14, b, 11) for x in range(52, 190, 16))
    return (c.flat(f"M40 {m + 12}Q120 {m - 4} 200 {m + 12}V180H40Z", c.pal.acc) + c.line(d, c.pal.accd, 2.6)
            + c.line(f"M40 {m + 12}Q120 {m - 4} 200 {m + 12}", "", 3) + c.dot(108, m, 10, 9, c.pal.pink)
            + c.dot(132, m, 10, 9, c.pal.pink))


@part("front")
def dog_nose(c: Canvas) -> str:
    m = c.m - 9
    return c.shape(f"M109 {m - 5}q11-7 22 0-2 11-11 12-9-1-11-12Z", c.pal.ink) + c.dot(116, m - 4, 3, 2, "#fff", 0.8)


@part("front")
def collar(c: Canvas) -> str:
    m = c.body.bottom - 20
    return (c.shape(f"M72 {m - 8}Q120 {m + 10} 168 {m - 8}V{m + 2}Q120 {m + 20} 72 {m + 2}Z", c.pal.red)
            + c.ball(120, m + 12, 9, 9, c.pal.gold))


@part("hat")
def barrel_lid(c: Canvas) -> str:
    """Lifted a little: something looks out."""
    t = c.t
    return (c.ball(120, t + 6, 46, 12, "#1d1030")
            + c.both(c.dot(132, t + 4, 6, 5, "#c8ff5e") + c.dot(132, t + 4, 2, 4, c.pal.ink))
            + c.turn(c.ball(120, t - 20, 48, 13, c.pal.base) + c.line(
                f"M78 {t - 23}Q120 {t - 14} 162 {t - 23}M100 {t - 31}V{t - 9}M140 {t - 31}V{t - 9}", c.pal.deep, 2.6),
                -9, 120, t - 20))


@part("skin")
def flame_stripes(c: Canvas) -> str:
    """Hot-rod paint."""
    b = c.body
    return c.both(c.flat(f"M{c.x + 8} {b.eyes + 4}L150 {b.mouth + 4}L162 {b.mouth + 8}L140 {b.mouth + 20}L160 "
        f"{b.mouth + 20}L136 {b.bottom - 8}L{c.x + 8} {b.bottom}Z", c.pal.gold) + c.flat(
        f"M{c.x + 8} {b.mouth + 2}L164 {b.mouth + 12}L156 {b.mouth + 26}L{c.x + 8} {b.bottom}Z", "#ff7a2e"))


@part("mouth")
def kiss(c: Canvas) -> str:
    """Full red lips."""
    m = c.m - 4
    return (c.shape(f"M100 {m}Q110 {m - 10} 120 {m - 4}Q130 {m - 10} 140 {m}Q132 {m + 13} 120 {m + 13}Q108 {m + 13} "
                f"100 {m}Z", c.pal.red) + c.line(f"M102 {m}Q120 {m + 6} 138 {m}", "", 3))


@part("skin")
def armour_bands(c: Canvas) -> str:
    """Armadillo: curved bands over the head and back."""
    b, t = c.body, c.t
    d = "".join(f"M{110 - b.half} {y + 26}Q120 {y - 20} {130 + b.half} {y + 26}" for y in range(t + 4, c.y - 16, 12))
    return c.line(d, c.pal.deep, 3.4, 0.8)


@part("skin")
def warpaint(c: Canvas) -> str:
    y = c.y
    return c.both(c.line(f"M136 {y + 20}l22-3M136 {y + 28}l18-2", "#fff", 4) + c.line(
        f"M131 {y - 28}l4-14M120 {y - 24}v-16", c.pal.acc, 5))


@part("hat")
def knight_visor(c: Canvas) -> str:
    """An open helmet: brim, cheek plates and a nose guard."""
    t, e, y = c.t, c.e + 6, c.y
    return (c.shape(f"M{240 - e} {y + 26}V{t + 26}Q{246 - e} {t + 2} 120 {t}Q{e - 6} {t + 2} {e} {t + 26}V{y + 26}"
                f"L{e - 12} {y + 32}L{e - 12} {y - 16}Q{e - 20} {y - 26} 128 {y - 26}L126 {y + 6}L120 {y + 14}L114 "
                f"{y + 6}L112 {y - 26}Q{260 - e} {y - 26} {252 - e} {y - 16}V{y + 32}Z", c.pal.steel)
            + c.line(f"M{246 - e} {t + 22}Q120 {t + 6} {e - 6} {t + 22}", c.pal.gold, 5)
            + c.line(f"M{e - 6} {y - 4}h.1M{e - 6} {y + 16}h.1M{246 - e} {y - 4}h.1M{246 - e} {y + 16}h.1", "", 5))


@part("back")
def skateboard(c: Canvas) -> str:
    return (c.shape("M58 160Q46 158 42 148L50 146Q56 152 66 152H174Q184 152 190 146L198 148Q194 158 182 160Z",
                c.pal.acc) + c.both(c.ball(160, 167, 9, 9, c.pal.gold))
            + c.tube("M108 156V140M134 156V140", c.pal.light, 6))


@part("mouth")
def beard_small(c: Canvas) -> str:
    m = c.m
    return (c.shape(f"M98 {m - 6}Q98 {m + 20} 120 {m + 38}Q142 {m + 20} 142 {m - 6}Q132 {m + 2} 120 {m + 1}Q108 "
                f"{m + 2} 98 {m - 6}Z", "#f4f1ff")
            + c.line(f"M112 {m + 14}q2 8 6 12M128 {m + 14}q-2 8-6 12", "#b9b4d8", 3)
            + c.line(f"M112 {m + 6}q8 5 16 0", "", 3))


@part("front")
def blackbelt(c: Canvas) -> str:
    b = c.body.bottom - 28
    return (f'<g clip-path="url(#{c.uid}-c)">'
            + c.shape(f"M40 {b - 7}Q120 {b + 9} 200 {b - 7}V{b + 7}Q120 {b + 23} 40 {b + 7}Z", "#2b2440") + "</g>"
            + c.shape(f"M110 {b}h20v14h-20ZM112 {b + 14}l-10 20 12 3 5-21ZM128 {b + 14}l10 20-12 3-5-21Z", "#2b2440"))


@part("front")
def star_badge(c: Canvas) -> str:
    """A police badge on the chest."""
    b = c.body.bottom - 24
    return (c.thin(f"M120 {b - 16}q9 5 17 3q2 22-17 32q-19-10-17-32q8 2 17-3Z", c.pal.gold)
            + c.flat(f"M120 {b - 8}l3 7 8 0-6 5 2 8-7-4-7 4 2-8-6-5 8 0Z", "#2c4fb0"))


@part("hat")
def pin_side(c: Canvas) -> str:
    """Grenade lever and ring beside the crown."""
    t = c.t
    return (c.shape(f"M132 {t + 6}L136 {t - 14}H156Q178 {t - 8} 188 {t + 26}L176 {t + 30}Q166 {t + 4} 150 {t + 2}"
                f"L146 {t + 10}Z", c.pal.steel) + c.line(f"M106 {t + 2}L88 {t - 4}", "", 5)
            + c.line(f"M76 {t - 18}a12 12 0 1 0 .1 0Z", "", 8)
            + c.line(f"M76 {t - 18}a12 12 0 1 0 .1 0Z", c.pal.gold, 4))


@part("skin")
def fur_skirt(c: Canvas) -> str:
    """Barbarian: a fur loincloth and a strap."""
    b = c.body.bottom
    return (c.flat(f"M0 {b - 28}H240V{b + 8}H0Z", c.pal.woodd)
            + c.line("".join(f"M{x} {b - 16}l4 8 4-8" for x in range(84, 158, 12)), c.pal.boned, 3)
            + c.flat(f"M0 {b - 34}H240V{b - 24}H0Z", c.pal.gold) + c.line(f"M0 {b - 34}H240M0 {b - 24}H240", "", 3))


@part("hat")
def big_brow(c: Canvas) -> str:
    """Veins on a big skull."""
    t = c.t
    return c.line(f"M98 {t + 18}q-4-10 4-14M106 {t + 10}q10 4 12-6M142 {t + 18}q4-10-4-14", c.pal.shade, 3.4)


@part("eyes")
def eyes_alien(c: Canvas) -> str:
    """Large, black, almond-shaped."""
    y = c.y
    return c.both(c.shape(
        f"M124 {y + 12}C122 {y - 10} 146 {y - 26} 164 {y - 20}C166 {y + 2} 148 {y + 22} 124 {y + 12}Z", "#17122b")
        + c.dot(150, y - 8, 6, 5, "#fff", 0.95) + c.dot(138, y + 6, 3, 3, c.pal.acc, 0.9))


@part("front")
def bandolier(c: Canvas) -> str:
    b = c.body.bottom
    return (f'<g clip-path="url(#{c.uid}-c)">'
            + c.shape(f"M60 {b - 62}L72 {b - 70}L180 {b - 14}V{b + 2}Z", c.pal.woodd) + "</g>"
            + c.thin(f"M120 {b - 46}l5 10 11 1-8 8 2 11-10-5-10 5 2-11-8-8 11-1Z", c.pal.gold))


@part("mouth")
def skull_grille(c: Canvas) -> str:
    """A steel jaw with teeth."""
    m = c.m
    return (c.shape(f"M112 {m - 8}L120 {m - 20}L128 {m - 8}Z", c.pal.ink)
            + c.shape(f"M88 {m - 2}H152L146 {m + 24}Q120 {m + 32} 94 {m + 24}Z", c.pal.steell)
            + c.line(f"M90 {m + 11}H150M101 {m}v24M113 {m}v27M127 {m}v27M139 {m}v24", "", 3))


@part("back")
def iron_shell(c: Canvas) -> str:
    """A riveted dome of iron with spikes."""
    t, x = c.t - 26, c.x + 24
    return (c.shape(f"M104 {t + 8}L120 {t - 20}L136 {t + 8}ZM{x - 46} {t + 26}L{x - 12} {t - 2}L{x - 20} {t + 44}Z"
                f"M{286 - x} {t + 26}L{252 - x} {t - 2}L{260 - x} {t + 44}ZM{x - 12} {t + 76}L{x + 22} {t + 62}L{x} "
                f"{t + 104}ZM{252 - x} {t + 76}L{218 - x} {t + 62}L{240 - x} {t + 104}Z", c.pal.steell)
            + c.shape(f"M{240 - x} 152C{236 - x} {t + 20} 80 {t} 120 {t}C160 {t} {x + 4} {t + 20} {x} 152Z",
                c.pal.steeld)
            + c.line(f"M120 {t}V{t + 40}M{x - 34} {t + 60}L{x - 18} {t + 24}M{274 - x} {t + 60}L{258 - x} {t + 24}"
                f"M{250 - x} 110H{x - 10}", c.pal.steel, 4)
            + c.line(f"M{262 - x} 124h.1M{262 - x} 96h.1M{x - 22} 124h.1M{x - 22} 96h.1M104 {t + 14}h.1M136 {t + 14}"
                f"h.1M80 {t + 26}h.1M160 {t + 26}h.1", c.pal.steell, 6))


@part("back")
def biplanes(c: Canvas) -> str:
    """Two old aeroplanes circle."""
    one = (c.shape("M178 22Q180 12 192 14L222 18L232 8L234 24L222 28L194 32Q178 32 178 22Z", c.pal.red)
           + c.tube("M190 8H214M192 36H212", c.pal.gold, 4) + c.line("M196 10V34M208 10V34", "", 2.4)
           + c.line("M175 8V36", "", 4))
    return one + f'<g transform="matrix(-.8 0 0 .8 206 34)">{one}</g>'


@part("back")
def wheel(c: Canvas) -> str:
    """A hamster wheel."""
    spokes = ("".join(f"M120 82L{x} {y}" for x, y in ((120, -12), (186, 14), (214, 82), (186, 148), (54, 148), (26,
              82), (54, 14))))
    return (c.line(spokes, c.pal.steeld, 4) + c.line("M26 82a94 94 0 1 0 188 0a94 94 0 1 0-188 0", "", 16)
            + c.line("M26 82a94 94 0 1 0 188 0a94 94 0 1 0-188 0", c.pal.steel, 9))


@part("back")
def tail_fishlike(c: Canvas) -> str:
    x = c.x
    return c.shape(f"M{x - 20} 162C{x + 10} 160 {x + 22} 140 {x + 22} 122L{x + 10} 84Q{x + 30} 92 {x + 36} 108"
        f"Q{x + 50} 98 {x + 60} 100Q{x + 54} 120 {x + 42} 128C{x + 36} 156 {x + 10} 172 {x - 20} 168Z", c.pal.shade)


@part("skin")
def shark_gills(c: Canvas) -> str:
    m = c.m - 2
    return c.both(c.line(f"M{c.x - 20} {m - 12}q6 10 2 22M{c.x - 11} {m - 8}q5 9 2 20", c.pal.deep, 3.4))


@part("behind")
def ears_black(c: Canvas) -> str:
    return c.both(c.ball(c.e - 6, c.t + 8, 19, 18, "#2b2638") + c.dot(c.e - 6, c.t + 9, 9, 8, "#4d4660"))


@part("skin")
def panda_body(c: Canvas) -> str:
    m = c.m + 24
    return c.flat(f"M20 {m - 12}Q120 {m + 26} 220 {m - 12}V{m + 14}Q120 {m + 54} 20 {m + 14}Z", "#2b2638")


@part("arm")
def fists_black(c: Canvas) -> str:
    x, a = c.x - 8, c.body.arm
    return c.both(c.shape(f"M{x - 22} {a - 26}C{x + 16} {a - 36} {x + 42} {a} {x + 36} {a + 34}C{x + 34} {a + 54} "
        f"{x - 10} {a + 54} {x - 8} {a + 34}C{x - 4} {a + 14} {x - 10} {a + 4} {x - 22} {a}Z", "#2b2638") + c.line(
        f"M{x + 2} {a + 48}v-12M{x + 13} {a + 49}v-13M{x + 24} {a + 47}v-12", "#5d5672"))


@part("front")
def bamboo(c: Canvas) -> str:
    x = c.x + 16
    return (c.tube(f"M{x} 172V26", c.pal.leaf, 9) + c.line(f"M{x - 7} 140h14M{x - 7} 104h14M{x - 7} 66h14", "", 3)
            + c.thin(f"M{x + 2} 64q14-22 30-18-6 18-30 18ZM{x - 2} 44q-14-20-28-14 6 16 28 14Z", c.pal.leafl)
            + c.ball(x, c.body.arm + 16, 13, 12, "#2b2638"))


@part("front")
def scepter(c: Canvas) -> str:
    x, y = c.x + 20, c.body.arm - 36
    return (c.tube(f"M{x} {y + 40}V{y - 22}", c.pal.gold, 5)
            + c.shape(f"M{x} {y - 50}l9 9-3 16h-12l-3-16Z", c.pal.red) + c.ball(x, y + 2, 11, 11, c.pal.light))


@part("mouth")
def snake_mouth(c: Canvas) -> str:
    """A muzzle with two fangs and a forked tongue."""
    m = c.m
    return (c.shape(f"M92 {m - 4}C94 {m - 24} 146 {m - 24} 148 {m - 4}C150 {m + 16} 90 {m + 16} 92 {m - 4}Z",
                c.pal.light) + c.line(f"M96 {m}Q120 {m + 10} 144 {m}", "", 3)
            + c.line(f"M120 {m + 6}V{m + 24}l-8 9M120 {m + 24}l8 9", "", 8)
            + c.line(f"M120 {m + 6}V{m + 24}l-8 9M120 {m + 24}l8 9", c.pal.red, 4)
            + c.thin(f"M102 {m + 3}h9l-4 16ZM138 {m + 3}h-9l4 16Z", "#fff")
            + c.both(c.dot(127, m - 9, 2.6, 2, c.pal.ink)))
