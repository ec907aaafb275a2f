"""Arms and feet."""

from mindbug.web.art.pen import Canvas
from mindbug.web.art.registry import part


@part("back")
def flippers(c: Canvas) -> str:
    x, a = c.x - 10, c.body.arm
    return c.both(c.shape(f"M{x - 8} {a - 30}C{x + 20} {a - 26} {x + 38} {a} {x + 34} {a + 28}C{x + 14} {a + 28} {x} "
        f"{a + 16} {x - 10} {a + 2}Z", c.pal.shade))


@part("arm")
def pincers(c: Canvas) -> str:
    x, a = c.x - 6, c.body.arm + 4
    return c.both(c.tube(f"M{x - 8} {a}Q{x + 12} {a + 6} {x + 22} {a - 14}", c.pal.shade, 9) + c.shape(
        f"M{x + 12} {a - 18}C{x - 2} {a - 44} {x + 12} {a - 68} {x + 34} {a - 66}C{x + 28} {a - 56} {x + 26} "
        f"{a - 48} {x + 28} {a - 40}C{x + 34} {a - 48} {x + 42} {a - 56} {x + 52} {a - 56}C{x + 58} {a - 32} "
        f"{x + 40} {a - 10} {x + 12} {a - 18}Z", c.pal.acc) + c.line(f"M{x + 12} {a - 32}q0-16 10-22", "#fff", 3,
        0.6))


@part("arm")
def paws(c: Canvas) -> str:
    x, a = c.x - 6, c.body.arm - 4
    return c.both(c.shape(f"M{x - 14} {a}C{x + 12} {a - 2} {x + 14} {a + 32} {x - 8} {a + 34}C{x - 26} {a + 34} "
        f"{x - 28} {a + 14} {x - 14} {a}Z", c.pal.base) + c.line(f"M{x - 13} {a + 32}v-9M{x - 4} {a + 32}v-9"))


@part("arm")
def claws(c: Canvas) -> str:
    x, a = c.x - 6, c.body.arm - 10
    nails = "".join(c.thin(f"M{x - 12 + i * 10} {a + 30}q8 2 7 15-10-3-13-13Z", c.pal.bone) for i in range(3))
    return c.both(c.shape(f"M{x - 12} {a}C{x + 22} {a - 4} {x + 26} {a + 24} {x + 10} {a + 34}L{x - 14} {a + 32}"
        f"C{x - 22} {a + 22} {x - 20} {a + 8} {x - 12} {a}Z", c.pal.base) + nails)


@part("arm")
def claws_up(c: Canvas) -> str:
    """Raised and threatening."""
    x, a = c.x - 8, c.body.arm
    nails = ("".join(c.thin(
             f"M{x + 16 + i * 11} {a - 34}q{2 + i * 2}-15{' ' if i else '-'}{abs(i * 3 - 1)}-19q-10 8-9 20Z",
             c.pal.bone) for i in range(3)))
    return c.both(c.tube(f"M{x - 4} {a + 8}Q{x + 22} {a + 10} {x + 26} {a - 20}", c.pal.base, 14) + nails + c.shape(
        f"M{x + 8} {a - 32}C{x + 14} {a - 42} {x + 42} {a - 42} {x + 46} {a - 30}C{x + 46} {a - 12} {x + 10} "
        f"{a - 12} {x + 8} {a - 32}Z", c.pal.base))


@part("arm")
def fists(c: Canvas) -> str:
    """Gorilla: huge arms on the ground."""
    x, a = c.x - 8, c.body.arm
    return c.both(c.shape(f"M{x - 22} {a - 26}C{x + 16} {a - 36} {x + 42} {a} {x + 36} {a + 34}C{x + 34} {a + 54} "
        f"{x - 10} {a + 54} {x - 8} {a + 34}C{x - 4} {a + 14} {x - 10} {a + 4} {x - 22} {a}Z", c.pal.base) + c.line(
        f"M{x + 2} {a + 48}v-12M{x + 13} {a + 49}v-13M{x + 24} {a + 47}v-12"))


@part("arm")
def little_arms(c: Canvas) -> str:
    """Tyrannosaur."""
    x, a = c.x - 14, c.body.arm
    return c.both(c.tube(f"M{x} {a}q-16 2-18 14", c.pal.base, 9) + c.line(
        f"M{x - 19} {a + 17}l-6 5M{x - 16} {a + 19}l-2 7", c.pal.bone, 4))


@part("arm")
def gloves(c: Canvas) -> str:
    """Thin arms with white gloves: fruit people."""
    x, a = c.x - 6, c.body.arm
    return c.both(c.tube(f"M{x - 6} {a - 4}Q{x + 18} {a - 2} {x + 20} {a + 16}", c.pal.shade, 5) + c.ball(x + 20, a
        + 22, 11, 10, "#fff") + c.line(f"M{x + 16} {a + 28}v-5M{x + 22} {a + 29}v-5", "", 2.4))


@part("arm")
def arms_up(c: Canvas) -> str:
    """Thin arms raised."""
    x, a = c.x - 6, c.body.arm
    return c.both(c.tube(f"M{x - 6} {a}Q{x + 24} {a} {x + 24} {a - 30}", c.pal.shade, 6) + c.ball(x + 25, a - 36, 11,
        11, c.pal.light) + c.line(f"M{x + 21} {a - 44}v6M{x + 28} {a - 44}v6", "", 2.4))


@part("arm")
def leaf_arms(c: Canvas) -> str:
    x, a = c.x - 10, c.body.arm
    return c.both(c.shape(f"M{x} {a - 8}C{x + 20} {a - 34} {x + 44} {a - 32} {x + 56} {a - 22}C{x + 48} {a + 2} "
        f"{x + 22} {a + 12} {x} {a + 6}Z", c.pal.leaf) + c.line(
        f"M{x + 6} {a - 2}Q{x + 26} {a - 14} {x + 46} {a - 19}", c.pal.leafd, 3))


@part("arm")
def scythes(c: Canvas) -> str:
    """Mantis."""
    x, a = c.x - 10, c.body.arm
    return c.both(c.tube(f"M{x - 6} {a + 8}L{x + 24} {a - 22}", c.pal.base, 11) + c.shape(
        f"M{x + 14} {a - 26}C{x + 22} {a - 70} {x + 38} {a - 88} {x + 62} {a - 84}C{x + 46} {a - 66} {x + 42} "
        f"{a - 40} {x + 34} {a - 14}Z", c.pal.acc) + c.line(
        f"M{x + 26} {a - 40}l-7-2M{x + 31} {a - 54}l-8-3M{x + 38} {a - 66}l-8-5", "", 3))


@part("arm")
def bone_arms(c: Canvas) -> str:
    """Folded: praying or meditating."""
    m = c.m + 22
    return c.both(c.tube(f"M{c.x - 10} {m - 6}Q{c.x + 4} {m + 18} 128 {m + 14}", c.pal.base, 9)) + c.shape(
        f"M120 {m - 8}Q130 {m + 2} 128 {m + 22}H112Q110 {m + 2} 120 {m - 8}Z", c.pal.light)


@part("arm")
def wing_arms(c: Canvas) -> str:
    """Bird wings held at the side."""
    x, a = c.x - 4, c.body.arm - 12
    return c.both(c.shape(f"M{x - 16} {a - 20}C{x + 16} {a - 22} {x + 24} {a + 14} {x + 14} {a + 46}Q{x + 4} "
        f"{a + 42} {x + 2} {a + 34}Q{x - 6} {a + 38} {x - 10} {a + 28}Q{x - 22} {a + 8} {x - 16} {a - 20}Z",
        c.pal.shade) + c.line(f"M{x - 6} {a + 4}q6 8 12 4M{x - 4} {a + 18}q5 6 10 3", c.pal.light, 3))


# ---------------------------------------------------------------- feet
@part("feet")
def feet(c: Canvas) -> str:
    x, b = 120 + round(c.body.half * 0.48), c.body.bottom
    return c.both(c.shape(
        f"M{x - 22} {b + 4}C{x - 24} {b - 14} {x + 24} {b - 14} {x + 24} {b + 4}Q{x} {b + 10} {x - 22} {b + 4}Z",
        c.pal.shade))


@part("feet")
def feet_acc(c: Canvas) -> str:
    x, b = 120 + round(c.body.half * 0.48), c.body.bottom
    return c.both(c.shape(
        f"M{x - 22} {b + 4}C{x - 24} {b - 14} {x + 24} {b - 14} {x + 24} {b + 4}Q{x} {b + 10} {x - 22} {b + 4}Z",
        c.pal.acc))


@part("feet")
def feet_bird(c: Canvas) -> str:
    x, b = 120 + round(c.body.half * 0.4), c.body.bottom
    return c.both(c.shape(f"M{x - 5} {b - 8}h12l2 8 14 8-12 2-6-3-2 6-8 0-3-5-9 2-4-5 12-5Z", "#ffb020"))


@part("feet")
def boots(c: Canvas) -> str:
    x, b = 120 + round(c.body.half * 0.45), c.body.bottom
    return c.both(c.shape(f"M{x - 12} {b - 10}H{x + 12}V{b - 2}Q{x + 26} {b} {x + 24} {b + 9}H{x - 14}Z", c.pal.woodd))


@part("feet")
def roots(c: Canvas) -> str:
    b = c.body.bottom
    return c.both(c.tube(f"M130 {b - 8}Q138 {b + 4} 152 {b + 5}M144 {b - 12}Q160 {b - 6} 172 {b + 2}", c.pal.shade, 6))


@part("back")
def legs(c: Canvas) -> str:
    """Crab or beetle: three jointed legs a side."""
    x = c.x - 14
    return c.both(c.tube(f"M{x} 132L{x + 36} 122L{x + 50} 152M{x - 4} 144L{x + 28} 140L{x + 38} 168M{x - 10} 152"
        f"L{x + 14} 156L{x + 18} 174", c.pal.shade, 7))


@part("back")
def thin_legs(c: Canvas) -> str:
    """Fruit people: two thin legs with shoes, for bodies that taper."""
    b = c.body.bottom - 26
    return c.both(c.tube(f"M132 {b - 12}L136 {b + 22}", c.pal.shade, 5) + c.shape(
        f"M128 {b + 20}H142Q154 {b + 22} 152 {b + 32}H128Z", c.pal.acc))


@part("feet")
def treads(c: Canvas) -> str:
    """Tank tracks."""
    x, b = 120 + round(c.body.half * 0.62), c.body.bottom
    return c.both(c.shape(
        f"M{x - 26} {b - 14}H{x + 22}Q{x + 34} {b - 3} {x + 22} {b + 9}H{x - 26}Q{x - 36} {b - 3} {x - 26} {b - 14}Z",
        "#3a3552") + c.line(f"M{x - 20} {b - 3}h.1M{x - 2} {b - 3}h.1M{x + 16} {b - 3}h.1", c.pal.steel, 9))


@part("feet")
def snail_foot(c: Canvas) -> str:
    b = c.body.bottom
    return c.shape(f"M{226 - c.x} {b - 6}Q120 {b - 20} {c.x + 14} {b - 6}Q{c.x + 30} {b + 8} {c.x + 4} {b + 8}"
        f"H{236 - c.x}Q{210 - c.x} {b + 8} {226 - c.x} {b - 6}Z", c.pal.light)


@part("feet")
def hover(c: Canvas) -> str:
    """A jet of fire below: spaceships."""
    b = c.body.bottom
    return (c.both(c.flat(f"M134 {b - 4}H158L146 {b + 26}Z", "#ff9d2e", 0.9) + c.flat(
                f"M140 {b - 4}H152L146 {b + 14}Z", "#fff3b0"))
            + c.shape(f"M104 {b - 8}H136L140 {b + 4}H100Z", c.pal.steeld))
