"""More things that are held, ridden or stood behind."""

from mindbug.web.art.pen import Canvas
from mindbug.web.art.registry import part


@part("front")
def megaphone(c: Canvas) -> str:
    x, y = min(c.x + 12, 196), c.body.arm + 6
    return (c.shape(f"M{x - 20} {y - 22}L{x + 8} {y - 46}L{x + 22} {y + 4}L{x - 14} {y - 6}Z", c.pal.red)
            + c.turn(c.ball(x + 15, y - 21, 9, 27, c.pal.accl), -16, x + 15, y - 21)
            + c.shape(f"M{x - 12} {y - 8}l10 2 2 16-12 2Z", c.pal.steeld)
            + c.line(f"M{x + 24} {y - 50}l8-10M{x + 30} {y - 36}l6-2M{x + 26} {y + 6}l8 6", c.pal.gold, 5)
            + c.hand(x - 10, y + 4))


@part("front")
def seed_snack(c: Canvas) -> str:
    """A sunflower seed in both paws."""
    b = c.body.bottom - 20
    return (c.shape(f"M120 {b - 26}Q146 {b - 4} 136 {b + 14}Q120 {b + 24} 104 {b + 14}Q94 {b - 4} 120 {b - 26}Z",
                "#3a3348")
            + c.line(f"M120 {b - 18}V{b + 12}M112 {b - 8}Q108 {b + 2} 111 {b + 10}M128 {b - 8}Q132 {b + 2} 129 "
                f"{b + 10}", "#f7ecd3", 3.4)
            + c.both(c.ball(142, b + 2, 12, 11, c.pal.base) + c.line(f"M136 {b - 2}h7M136 {b + 5}h7", "", 2.4)))


@part("front")
def hedge(c: Canvas) -> str:
    """A hedge to lurk behind; fingers hold its edge."""
    leaves = "".join(f"M{x} {y}q6-9 12 0"
        for x, y in ((24, 152), (52, 146), (92, 152), (130, 148), (168, 152), (200, 146), (38, 166), (74, 164),
            (112, 166), (150, 166), (186, 164)))
    return (c.shape("M2 200V146Q6 126 26 132Q38 116 56 130Q72 118 86 132Q102 122 116 132Q132 120 146 132Q162 118 "
                "178 130Q194 116 210 132Q234 126 238 146V200Z", c.pal.leafd) + c.line(leaves, c.pal.leaf, 4)
            + c.both(c.tube("M152 128V140M164 126V138M176 128V140", c.pal.base, 7)))


@part("back")
def surfboard(c: Canvas) -> str:
    return (c.shape("M12 168Q28 150 120 150Q212 150 230 160Q206 180 120 180Q34 180 12 168Z", c.pal.acc)
            + c.line("M30 166Q120 158 214 163", "#fff", 5))


@part("front")
def wave(c: Canvas) -> str:
    """The wave that is ridden: it curls over at the left."""
    return (c.shape("M0 204V92C4 44 44 22 66 40C80 54 70 74 56 68C60 56 40 58 40 84C40 128 70 166 120 172C166 176 "
                "214 168 242 152V204Z", "#3aa7e0")
            + c.line("M16 176C8 130 14 84 34 62M36 186C24 150 24 120 28 104M110 188Q176 190 228 176", "#bfeaff", 4)
            + c.line("M62 38Q76 52 66 64M50 30h.1M78 36h.1M84 54h.1M74 76h.1M40 26h.1", "#fff", 8))


@part("front")
def crystal_ball(c: Canvas) -> str:
    """A ball that shows something, on a foot."""
    b = c.body.bottom - 14
    return (c.shape(f"M98 {b + 22}Q104 {b + 8} 120 {b + 8}Q136 {b + 8} 142 {b + 22}Z", c.pal.gold)
            + c.ball(120, b - 10, 25, 25, "#bfe8ff") + c.dot(120, b - 8, 18, 18, c.pal.acc, 0.45)
            + c.line(f"M112 {b - 6}q2-10 9-8t4 10 8-8", "#fff", 3.4) + c.dot(110, b - 20, 6, 5, "#fff", 0.9)
            + c.both(c.ball(150, b, 11, 10, c.pal.base)))


@part("front")
def fire_staff(c: Canvas) -> str:
    """A staff that burns."""
    x, y = c.right_hand
    return (c.tube(f"M{x} 172V{y - 56}", c.pal.wood, 6)
            + c.shape(f"M{x - 17} {y - 62}Q{x - 22} {y - 82} {x - 8} {y - 94}Q{x - 4} {y - 86} {x} "
                f"{y - 112}Q{x + 20} {y - 94} {x + 18} {y - 72}Q{x + 12} {y - 50} {x} {y - 50}Q{x - 12} {y - 50} "
                f"{x - 17} {y - 62}Z", "#ff7a2e")
            + c.flat(f"M{x - 8} {y - 64}Q{x - 6} {y - 80} {x} {y - 88}Q{x + 10} {y - 76} {x + 8} {y - 64}Q{x} "
                f"{y - 54} {x - 8} {y - 64}Z", "#ffd166") + c.hand(x, y))


@part("front")
def trash_can(c: Canvas) -> str:
    """It sits in a bin."""
    y = c.m + 22
    return (c.shape(f"M46 {y + 4}L58 182H182L194 {y + 4}Z", c.pal.steeld)
            + c.line(f"M74 {y + 14}L80 178M98 {y + 16}L101 178M142 {y + 16}L139 178M166 {y + 14}L160 178",
                c.pal.steel, 5) + c.shape(f"M40 {y - 8}H200V{y + 8}H40Z", c.pal.steel)
            + c.line(f"M50 {y - 3}h96", c.pal.steell, 4)
            + c.both(c.ball(164, y - 7, 12, 9, c.pal.base) + c.line(f"M160 {y - 6}v-6M168 {y - 6}v-6", "", 2.4)))


@part("front")
def snorkel(c: Canvas) -> str:
    x, m = c.e + 8, c.m + 8
    d = f"M128 {m}Q{x} {m + 6} {x + 2} {m - 20}V{c.t - 26}"
    return c.line(d, "", 15) + c.line(d, c.pal.gold, 8) + c.line(f"M{x + 2} {c.t - 4}V{c.t - 25}", c.pal.red, 8)


@part("front")
def marionette(c: Canvas) -> str:
    """A hand that moves a small soul on strings."""
    x, y = 186, c.body.arm - 26
    soul = f"M{x - 15} {y + 44}q0-20 15-20t15 20v20q-5 6-8 0-4-6-7 0-4 6-8 0-4-6-7 0Z"
    return (c.line(f"M{x - 18} {y - 2}L{x - 8} {y + 28}M{x} {y - 2}V{y + 24}M{x + 18} {y - 2}L{x + 8} {y + 28}",
                "#fff", 2.4) + c.shape(soul, "#e0fff6") + c.dot(x - 5, y + 42, 2.6, 3.4, c.pal.ink)
            + c.dot(x + 5, y + 42, 2.6, 3.4, c.pal.ink)
            + c.tube(f"M{c.x - 10} {c.body.arm}Q{x - 24} {y + 8} {x - 14} {y - 8}", c.pal.base, 9)
            + c.tube(f"M{x - 24} {y - 4}H{x + 24}", c.pal.wood, 5) + c.ball(x - 8, y - 8, 12, 10, c.pal.base))


@part("back")
def catapult(c: Canvas) -> str:
    """A siege engine on the back, its arm drawn."""
    return (c.tube("M70 128L110 40M170 128L130 40", c.pal.wood, 9) + c.tube("M76 104H164", c.pal.woodd, 7)
            + c.tube("M168 112L92 6", c.pal.wood, 9)
            + c.shape("M66 10Q66-14 92-16Q112-14 112 8Q92 20 66 10Z", c.pal.woodd)
            + c.ball(89, -6, 17, 15, c.pal.steeld) + c.dot(83, -12, 5, 4, "#fff", 0.7)
            + c.ball(120, 56, 9, 9, c.pal.steel))


@part("front")
def skull_staff(c: Canvas) -> str:
    x, y = c.right_hand
    return (c.tube(f"M{x} 172V{y - 56}", c.pal.woodd, 6)
            + c.shape(f"M{x - 19} {y - 74}Q{x - 18} {y - 96} {x} {y - 96}Q{x + 18} {y - 96} {x + 19} "
                f"{y - 74}Q{x + 18} {y - 64} {x + 10} {y - 62}V{y - 52}H{x - 10}V{y - 62}Q{x - 18} {y - 64} "
                f"{x - 19} {y - 74}Z", c.pal.bone) + c.dot(x - 8, y - 76, 5.5, 6.5, c.pal.ink)
            + c.dot(x + 8, y - 76, 5.5, 6.5, c.pal.ink) + c.dot(x - 8, y - 75, 2.4, 2.4, c.pal.leafl)
            + c.dot(x + 8, y - 75, 2.4, 2.4, c.pal.leafl) + c.line(f"M{x - 4} {y - 60}v7M{x + 4} {y - 60}v7", "", 2.4)
            + c.hand(x, y))


@part("front")
def bazooka(c: Canvas) -> str:
    """It lies on the shoulder."""
    x, y = c.x - 40, c.body.arm - 8
    return (c.turn(c.shape(f"M{x - 22} {y - 14}H{x + 62}V{y + 14}H{x - 22}Z", "#5d7048")
                + c.line(f"M{x - 14} {y - 6}H{x + 50}", "#a9bd8c", 4)
                + c.shape(f"M{x + 58} {y - 21}H{x + 78}V{y + 21}H{x + 58}Z", "#42522f")
                + c.ball(x + 78, y, 9, 21, "#17122b")
                + c.shape(f"M{x - 30} {y - 18}H{x - 18}V{y + 18}H{x - 30}Z", "#42522f"), -24, x + 20, y)
            + c.ball(x + 12, y + 20, 13, 12, c.pal.base) + c.ball(x + 44, y + 8, 13, 12, c.pal.base))


@part("front")
def big_die(c: Canvas) -> str:
    """A die that has been thrown."""
    x, y = min(c.x + 8, 196), c.body.arm + 12
    pips = (f"M{x - 12} {y - 10}h.1M{x + 12} {y - 10}h.1M{x - 12} {y + 12}h.1M{x + 12} {y + 12}h.1M{x - 12} "
            f"{y + 1}h.1M{x + 12} {y + 1}h.1")
    return c.turn(c.shape(f"M{x - 20} {y - 24}H{x + 20}Q{x + 26} {y - 24} {x + 26} {y - 18}V{y + 20}Q{x + 26} "
            f"{y + 26} {x + 20} {y + 26}H{x - 20}Q{x - 26} {y + 26} {x - 26} {y + 20}V{y - 18}Q{x - 26} {y - 24} "
            f"{x - 20} {y - 24}Z", "#fff") + c.line(pips, c.pal.red, 9), 14, x, y)


@part("front")
def saxophone(c: Canvas) -> str:
    d = "M104 122Q120 118 124 130L136 162Q146 186 166 172Q176 162 178 140"
    return (c.line(d, "", 20) + c.line(d, c.pal.gold, 12)
            + c.shape("M160 142Q176 150 198 136L208 118Q184 126 162 122Z", c.pal.gold)
            + c.turn(c.ball(186, 124, 25, 9, c.pal.goldd), -8, 186, 124)
            + c.line("M130 140h.1M135 152h.1M141 164h.1", "#fff", 6) + c.line("M88 120L106 122", "", 8)
            + c.ball(122, 146, 10, 9, c.pal.base) + c.ball(150, 160, 10, 9, c.pal.base))


@part("back")
def notes(c: Canvas) -> str:
    """Music in the air."""
    one = c.line("M0 26V0l24-7v26", "", 6) + c.ball(-6, 27, 8, 6, c.pal.ink) + c.ball(18, 20, 8, 6, c.pal.ink)
    return c.place(one, 30, 22) + c.place(one, 196, 30, 0.8) + c.place(one, 22, 92, 0.6) + c.place(one, 210, 84, 0.6)


@part("front")
def bug_net(c: Canvas) -> str:
    """A net with a small Mindbug in it."""
    x, y = c.right_hand
    x -= 4
    return (c.tube(f"M{x + 8} 172L{x - 2} {y - 52}", c.pal.wood, 6)
            + c.shape(f"M{x - 32} {y - 72}Q{x - 30} {y - 30} {x} {y - 24}Q{x + 26} {y - 34} {x + 26} {y - 74}Z",
                "#eafff4", ' fill-opacity=".8"') + c.ball(x - 3, y - 54, 14, 13, "#b05ef0")
            + c.shape(f"M{x - 15} {y - 58}q0-12 12-11 12-1 12 11-12 4-24 0Z", "#ff8fc8")
            + c.ball(x - 8, y - 52, 4.5, 5, "#7bf6ff", ' stroke-width="2.4"')
            + c.ball(x + 3, y - 52, 4.5, 5, "#7bf6ff", ' stroke-width="2.4"')
            + c.line(f"M{x - 26} {y - 60}L{x + 4} {y - 28}M{x - 14} {y - 70}L{x + 16} {y - 38}M{x + 22} "
                f"{y - 60}L{x - 8} {y - 30}M{x + 10} {y - 70}L{x - 20} {y - 42}", "#fff", 2, 0.9)
            + c.line(f"M{x - 32} {y - 74}a29 9 0 1 0 58 0a29 9 0 1 0-58 0", "", 9)
            + c.line(f"M{x - 32} {y - 74}a29 9 0 1 0 58 0a29 9 0 1 0-58 0", c.pal.gold, 4) + c.hand(x + 3, y))


@part("front")
def forge_hammer(c: Canvas) -> str:
    x, y = min(c.x + 26, 206), c.body.arm + 14
    return (c.tube(f"M{x} {y + 34}V{y - 54}", c.pal.wood, 8)
            + c.shape(f"M{x - 32} {y - 84}H{x + 26}L{x + 30} {y - 52}H{x - 32}Z", c.pal.steeld)
            + c.line(f"M{x - 24} {y - 76}h42", c.pal.steell, 4)
            + c.line(f"M{x - 40} {y - 90}l-8-8M{x - 42} {y - 68}h-10", c.pal.gold, 4) + c.hand(x, y + 4))


@part("front")
def mug(c: Canvas) -> str:
    """Coffee."""
    x, y = c.right_hand
    x -= 6
    return (c.line(f"M{x + 18} {y - 16}q14 0 14 12t-14 12", "", 6)
            + c.shape(f"M{x - 18} {y - 26}H{x + 18}V{y + 14}Q{x} {y + 20} {x - 18} {y + 14}Z", "#fff")
            + c.flat(f"M{x} {y}c-14-9-11-17-4-17 3 0 4 2 4 3 0-1 1-3 5-3 7 0 9 8-5 17Z", c.pal.red)
            + c.line(f"M{x - 6} {y - 34}q-5-7 0-14M{x + 7} {y - 34}q-5-7 0-14", "#fff", 4, 0.85)
            + c.hand(x - 14, y + 6))


@part("front")
def feather_pen(c: Canvas) -> str:
    """A quill and a written sheet."""
    x, y = c.right_hand
    return (c.shape(f"M{x - 18} {y - 4}L{x - 10} {y + 4}Q{x + 22} {y - 26} {x + 26} {y - 96}Q{x - 16} {y - 70} "
                f"{x - 18} {y - 4}Z", "#fff")
            + c.line(f"M{x - 24} {y + 14}L{x + 16} {y - 74}M{x - 6} {y - 26}l-7-8M{x + 2} {y - 42}l-8-8M{x + 2} "
                f"{y - 30}l12-4", c.pal.steeld, 3) + c.hand(x - 14, y + 2))


@part("back")
def wheat(c: Canvas) -> str:
    """Ripe ears to both sides."""
    def ear(x: float, y: float) -> str:
        grains = "".join(c.thin(f"M{x} {y + k * 13}q{s * 16}-4 {s * 15}-17q{-s * 14} 2 {-s * 15} 17Z", c.pal.gold)
            for k in range(4) for s in (-1, 1))
        return (c.line(f"M{x} {y + 34}V168", c.pal.goldd, 5) + grains
                + c.thin(f"M{x} {y - 8}q-9-10 0-20 9 10 0 20Z", c.pal.gold))
    return c.both(ear(196, 38) + ear(220, 68))
