"""Things held in the hand, at the creature's left or right side (not mirrored)."""

from mindbug.web.art.pen import Canvas
from mindbug.web.art.registry import part


@part("front")
def sword(c: Canvas) -> str:
    x, y = c.right_hand
    return (c.shape(f"M{x - 6} {y - 8}L{x - 7} {y - 74}L{x} {y - 90}L{x + 7} {y - 74}L{x + 6} {y - 8}Z", c.pal.steell)
            + c.line(f"M{x} {y - 72}V{y - 18}", c.pal.steeld, 3)
            + c.shape(f"M{x - 17} {y - 12}h34v7h-34Z", c.pal.gold) + c.tube(f"M{x} {y}V{y + 10}", c.pal.woodd, 5)
            + c.hand(x, y + 3))


@part("front")
def axe(c: Canvas) -> str:
    x, y = c.right_hand
    return (c.tube(f"M{x} {y + 30}V{y - 76}", c.pal.wood, 6)
            + c.shape(f"M{x - 4} {y - 72}C{x - 14} {y - 84} {x - 32} {y - 84} {x - 38} {y - 78}C{x - 30} {y - 62} "
                f"{x - 30} {y - 50} {x - 38} {y - 36}C{x - 26} {y - 34} {x - 12} {y - 36} {x - 4} {y - 44}ZM{x + 4} "
                f"{y - 72}C{x + 10} {y - 80} {x + 20} {y - 82} {x + 28} {y - 78}C{x + 22} {y - 62} {x + 22} {y - 50} "
                f"{x + 28} {y - 38}C{x + 18} {y - 34} {x + 10} {y - 36} {x + 4} {y - 44}Z", c.pal.steell)
            + c.hand(x, y + 4))


@part("front")
def spear(c: Canvas) -> str:
    x, y = c.right_hand
    return (c.tube(f"M{x} 172V{y - 70}", c.pal.wood, 5)
            + c.shape(f"M{x - 11} {y - 66}L{x} {y - 106}L{x + 11} {y - 66}L{x} {y - 58}Z", c.pal.steell)
            + c.hand(x, y))


@part("front")
def trident(c: Canvas) -> str:
    x, y = c.right_hand
    return (c.tube(f"M{x} 172V{y - 60}M{x - 16} {y - 88}V{y - 76}Q{x - 14} {y - 60} {x} {y - 60}Q{x + 14} {y - 60} "
                f"{x + 16} {y - 76}V{y - 88}M{x} {y - 60}V{y - 98}", c.pal.gold, 5) + c.hand(x, y))


@part("front")
def staff(c: Canvas) -> str:
    """A magic staff with an orb."""
    x, y = c.right_hand
    return (c.tube(f"M{x} 172V{y - 60}", c.pal.wood, 6)
            + c.tube(f"M{x} {y - 56}q-16-8-12-22M{x} {y - 56}q16-8 12-22", c.pal.wood, 5)
            + c.ball(x, y - 80, 13, 13, c.pal.acc) + c.dot(x - 4, y - 85, 4, 4, "#fff") + c.hand(x, y))


@part("front")
def crook(c: Canvas) -> str:
    """A golden staff with a cross."""
    x, y = c.right_hand
    return c.tube(f"M{x} 172V{y - 86}M{x - 15} {y - 66}H{x + 15}", c.pal.gold, 6) + c.hand(x, y)


@part("front")
def shovel(c: Canvas) -> str:
    x, y = c.right_hand
    return (c.tube(f"M{x} {y + 26}V{y - 58}", c.pal.wood, 6)
            + c.shape(f"M{x - 16} {y - 62}H{x + 16}V{y - 86}Q{x + 12} {y - 104} {x} {y - 110}Q{x - 12} {y - 104} "
                f"{x - 16} {y - 86}Z", c.pal.steel) + c.line(f"M{x} {y - 98}V{y - 70}", c.pal.steeld, 3)
            + c.hand(x, y + 2))


@part("front")
def bow(c: Canvas) -> str:
    x, y = c.right_hand
    return (c.line(f"M{x - 4} {y - 58}L{x - 4} {y + 46}", "#fff", 2.4) + c.line(f"M{x - 34} {y - 6}H{x + 22}", "", 5)
            + c.thin(f"M{x + 20} {y - 14}l16 8-16 8Z", c.pal.steell)
            + c.tube(f"M{x - 4} {y - 60}Q{x + 30} {y - 34} {x + 14} {y - 6}Q{x + 30} {y + 22} {x - 4} {y + 48}",
                c.pal.wood, 6) + c.hand(x + 14, y - 6))


@part("front")
def bomb(c: Canvas) -> str:
    x, y = c.right_hand
    return (c.ball(x, y - 6, 23, 23, "#2d2845") + c.dot(x - 8, y - 14, 6, 5, "#fff", 0.6)
            + c.shape(f"M{x - 3} {y - 34}l12 4-4 10-12-4Z", c.pal.steeld)
            + c.line(f"M{x + 4} {y - 34}q8-16 18-10", c.pal.woodd, 4)
            + c.shape(f"M{x + 24} {y - 60}l4 10 10 0-7 8 4 11-11-5-10 6 3-11-8-8 11-1Z", c.pal.gold)
            + c.hand(x - 16, y + 8))


@part("front")
def blaster(c: Canvas) -> str:
    """A ray gun."""
    x, y = c.right_hand
    return (c.shape(
                f"M{x - 22} {y - 26}H{x + 8}V{y - 12}H{x - 4}L{x - 8} {y + 10}H{x - 20}L{x - 16} {y - 10}H{x - 22}Z",
                c.pal.acc) + c.ball(x + 8, y - 19, 8, 11, c.pal.accl)
            + c.line(f"M{x + 16} {y - 19}h10M{x + 18} {y - 27}l6-5M{x + 18} {y - 11}l6 5", c.pal.gold, 4)
            + c.hand(x - 14, y + 4))


@part("front")
def gun(c: Canvas) -> str:
    """A heavy gun at the hip."""
    a, x = c.body.arm + 8, c.x - 2
    return (c.shape(f"M{x - 26} {a - 15}H{x + 14}V{a + 13}H{x - 26}Z", c.pal.steeld)
            + c.shape(f"M{x + 12} {a - 13}H{x + 50}V{a - 3}H{x + 12}ZM{x + 12} {a + 2}H{x + 50}V{a + 11}H{x + 12}Z",
                "#4a4566") + c.line(f"M{x - 18} {a - 7}h24", c.pal.steell, 3)
            + c.ball(x - 16, a + 14, 11, 10, c.pal.base) + c.ball(x + 8, a + 16, 11, 10, c.pal.base)
            + c.ball(244 - c.x, a + 12, 11, 10, c.pal.base))


@part("front")
def rifle(c: Canvas) -> str:
    """Long barrel pointing up at the side."""
    x, y = c.right_hand
    return (c.shape(f"M{x - 8} {y + 32}L{x - 12} {y + 2}H{x + 6}L{x + 8} {y + 32}Z", c.pal.wood)
            + c.shape(f"M{x - 9} {y + 4}V{y - 50}H{x + 5}V{y + 4}Z", "#4a4566")
            + c.tube(f"M{x - 2} {y - 50}V{y - 104}", c.pal.steeld, 4)
            + c.tube(f"M{x + 12} {y - 40}V{y - 12}", "#6a6590", 7) + c.hand(x - 4, y + 8))


@part("front")
def shield(c: Canvas) -> str:
    x, y = 238 - c.x, c.body.arm + 12
    return (c.shape(f"M{x} {y - 34}Q{x + 14} {y - 26} {x + 26} {y - 28}Q{x + 28} {y + 18} {x} {y + 36}Q{x - 28} "
                f"{y + 18} {x - 26} {y - 28}Q{x - 14} {y - 26} {x} {y - 34}Z", c.pal.steel)
            + c.flat(f"M{x} {y - 26}V{y + 28}Q{x - 20} {y + 14} {x - 19} {y - 20}Q{x - 10} {y - 20} {x} {y - 26}Z",
                c.pal.acc) + c.thin(f"M{x} {y - 12}l9 12-9 14-9-14Z", c.pal.gold))


@part("front")
def lute(c: Canvas) -> str:
    """Played across the belly."""
    b = c.body.bottom - 16
    neck = f"M132 {b - 14}L186 {b - 60}"
    return (c.tube(neck, c.pal.woodd, 7) + c.shape(f"M178 {b - 68}l16 4 2 16-14 0Z", c.pal.wood)
            + c.turn(c.ball(114, b, 30, 22, c.pal.wood), -40, 114, b) + c.ball(118, b - 4, 8, 8, c.pal.ink)
            + c.line(f"M104 {b + 8}L182 {b - 58}M110 {b + 12}L184 {b - 54}", "#fff", 1.8, 0.9)
            + c.ball(150, b - 22, 9, 8, c.pal.light) + c.ball(104, b + 8, 9, 8, c.pal.light))


@part("front")
def book(c: Canvas) -> str:
    b = c.body.bottom - 8
    return (c.shape(f"M120 {b - 30}Q98 {b - 42} 74 {b - 36}V{b + 4}Q98 {b - 2} 120 {b + 10}Q142 {b - 2} 166 {b + 4}"
                f"V{b - 36}Q142 {b - 42} 120 {b - 30}Z", "#fff7e0")
            + c.line(f"M120 {b - 28}V{b + 6}M84 {b - 26}q14-3 26 3M84 {b - 16}q14-3 26 3M156 {b - 26}q-14-3-26 3M156 "
                f"{b - 16}q-14-3-26 3", "", 2.4)
            + c.line(f"M73 {b - 38}V{b + 6}Q98 {b} 120 {b + 12}Q142 {b} 167 {b + 6}V{b - 38}", c.pal.red, 5))


@part("front")
def money_bag(c: Canvas) -> str:
    x, y = 236 - c.x, c.body.arm + 18
    return (c.shape(f"M{x - 8} {y - 26}Q{x} {y - 34} {x + 10} {y - 26}L{x + 6} {y - 16}Q{x + 28} {y + 6} {x + 16} "
                f"{y + 24}Q{x} {y + 30} {x - 16} {y + 24}Q{x - 28} {y + 6} {x - 6} {y - 16}Z", "#d9b26a")
            + c.line(f"M{x - 8} {y - 16}h16", c.pal.red, 4)
            + c.ball(x, y + 6, 10, 10, c.pal.gold, ' stroke-width="3"') + c.line(f"M{x} {y + 1}v10", "", 3))


@part("front")
def shuriken(c: Canvas) -> str:
    x, y = c.x + 26, c.body.arm
    return (c.shape(f"M{x} {y - 26}l6 18 20-4-14 14 10 18-20-8-16 12 4-20-18-8 20-4Z", c.pal.steell)
            + c.ball(x, y, 5, 5, c.pal.ink))


@part("front")
def grenade_pin(c: Canvas) -> str:
    """Lever and ring on top: a fruit that is a grenade."""
    t = c.t
    return (c.shape(f"M106 {t + 8}V{t - 16}H134V{t + 8}Z", c.pal.steeld)
            + c.shape(f"M110 {t - 16}V{t - 28}H142Q160 {t - 26} 166 {t + 2}L154 {t + 8}Q150 {t - 12} 138 {t - 16}Z",
                c.pal.steel) + c.line(f"M106 {t - 6}L92 {t - 10}", "", 5)
            + c.line(f"M82 {t - 22}a12 12 0 1 0 .1 0Z", "", 8)
            + c.line(f"M82 {t - 22}a12 12 0 1 0 .1 0Z", c.pal.gold, 4))


@part("hat")
def fuse(c: Canvas) -> str:
    """Bomb: cap, cord and a spark."""
    t = c.t
    return (c.line(f"M120 {t}Q124 {t - 26} 146 {t - 24}", "", 8)
            + c.line(f"M120 {t}Q124 {t - 26} 146 {t - 24}", c.pal.boned, 4)
            + c.shape(f"M104 {t + 10}V{t - 6}H136V{t + 10}Q120 {t + 16} 104 {t + 10}Z", c.pal.steeld)
            + c.shape(f"M152 {t - 46}l4 12 13-3-7 11 9 9-12 2-3 12-8-10-12 4 5-12-9-9 13-2Z", c.pal.gold)
            + c.dot(152, t - 25, 5, 5, "#fff"))


@part("front")
def globe(c: Canvas) -> str:
    """The Earth in both hands, cracked."""
    y = c.body.bottom - 26
    return (c.ball(120, y, 34, 33, "#4db7ff")
            + c.flat(f"M98 {y - 22}q14-8 20 0-2 10-10 10-4 10-12 4-4-8 2-14ZM128 {y - 8}q14-8 22 2 2 14-10 "
                f"22-10-2-8-10-10-6-4-14ZM100 {y + 10}q10-2 12 8-4 8-8 8-8-8-4-16Z", "#58c04e")
            + c.line(f"M120 {y - 33}l-5 14 9 8-8 12 6 8", "", 4) + c.line(f"M96 {y - 14}q4-12 14-14", "#fff", 4, 0.7)
            + c.both(c.shape(
                f"M146 {y - 14}C162 {y - 26} 178 {y - 10} 168 {y + 8}C162 {y + 20} 150 {y + 20} 146 {y + 10}Z",
                c.pal.base) + c.line(f"M148 {y - 4}h9M148 {y + 4}h9", "", 3)))


@part("front")
def juicer(c: Canvas) -> str:
    """A glass with a straw."""
    x, y = c.right_hand
    return (c.tube(f"M{x + 4} {y - 10}L{x + 12} {y - 52}L{x + 24} {y - 56}", c.pal.red, 4)
            + c.shape(f"M{x - 16} {y - 26}H{x + 18}L{x + 12} {y + 20}H{x - 10}Z", "#dff6ff", ' fill-opacity=".9"')
            + c.flat(f"M{x - 13} {y - 14}H{x + 14}L{x + 10} {y + 17}H{x - 8}Z", "#8fd14f")
            + c.line(f"M{x - 8} {y - 8}l3 18", "#fff", 3, 0.8) + c.hand(x - 14, y + 4))


@part("front")
def flail(c: Canvas) -> str:
    """A spiked ball on a chain in the raised hand."""
    x, y = c.right_hand
    spikes = ("".join(f"M{x + 4} {y - 72}l{dx} {dy}" for dx, dy in ((0, -26), (18, -18), (26, 0), (18, 18), (0, 26), (
              -18, 18), (-26, 0), (-18, -18))))
    return (c.line(f"M{x} {y}Q{x + 14} {y - 24} {x + 4} {y - 50}", "", 7)
            + c.line(f"M{x} {y}Q{x + 14} {y - 24} {x + 4} {y - 50}", c.pal.steel, 3) + c.line(spikes, "", 8)
            + c.line(spikes, c.pal.accd, 3) + c.ball(x + 4, y - 72, 17, 17, c.pal.acc)
            + c.tube(f"M{x} {y + 24}V{y}", c.pal.wood, 7) + c.hand(x, y + 12))


@part("front")
def wand(c: Canvas) -> str:
    x, y = c.right_hand
    return c.tube(f"M{x - 6} {y + 6}L{x + 8} {y - 36}", c.pal.wood, 4) + c.shape(
        f"M{x + 11} {y - 66}l5 13 13 1-10 9 4 14-12-8-12 8 4-14-10-9 13-1Z", c.pal.gold) + c.hand(x - 4, y + 4)


@part("front")
def cards(c: Canvas) -> str:
    """A fan of playing cards: a trickster."""
    x, y = c.right_hand
    one = f"M{x - 11} {y - 44}h22v36h-22Z"
    return ("".join(c.turn(c.shape(one, f), a, x, y) for a, f in ((-30, "#fff"), (0, c.pal.accl), (30, "#fff")))
            + c.dot(x, y - 26, 5, 6, c.pal.red) + c.hand(x, y))
