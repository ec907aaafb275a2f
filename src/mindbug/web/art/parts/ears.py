"""Ears, horns, antennae, gills and crests."""

from mindbug.web.art.pen import Canvas
from mindbug.web.art.registry import part


@part("behind")
def ears_cat(c: Canvas) -> str:
    t, e = c.t, c.e
    return c.both(c.shape(f"M{e - 40} {t + 14}Q{e - 16} {t - 30} {e - 4} {t - 28}Q{e + 4} {t - 4} {e} {t + 40}Z",
        c.pal.base) + c.flat(
        f"M{e - 25} {t + 6}Q{e - 14} {t - 14} {e - 8} {t - 15}Q{e - 5} {t + 2} {e - 8} {t + 18}Z", c.pal.acc))


@part("behind")
def ears_rabbit(c: Canvas) -> str:
    t = c.t
    return c.both(c.shape(
        f"M128 {t + 10}C122 {t - 34} 132 {t - 56} 147 {t - 54}C164 {t - 50} 162 {t - 8} 150 {t + 18}Z", c.pal.base)
        + c.flat(f"M137 {t + 2}C134 {t - 26} 139 {t - 42} 146 {t - 41}C154 {t - 38} 152 {t - 8} 145 {t + 6}Z",
        c.pal.acc))


@part("behind")
def ears_round(c: Canvas) -> str:
    return c.both(c.ball(c.e - 4, c.t + 14, 25, 25, c.pal.base) + c.dot(c.e - 3, c.t + 15, 14, 14, c.pal.acc))


@part("behind")
def ears_bear(c: Canvas) -> str:
    return c.both(c.ball(c.e - 8, c.t + 10, 18, 18, c.pal.base) + c.dot(c.e - 7, c.t + 11, 9, 9, c.pal.shade))


@part("behind")
def ears_elephant(c: Canvas) -> str:
    t, x = c.t, c.e - 12
    return c.both(c.shape(f"M{x} {t + 22}C{x + 30} {t - 18} {x + 74} {t - 4} {x + 62} {t + 54}C{x + 50} {t + 88} "
        f"{x + 16} {t + 84} {x} {t + 70}Z", c.pal.shade) + c.flat(f"M{x + 10} {t + 28}C{x + 28} {t + 4} {x + 54} "
        f"{t + 10} {x + 48} {t + 48}C{x + 40} {t + 70} {x + 20} {t + 70} {x + 10} {t + 62}Z", c.pal.acc, 0.85))


@part("behind")
def ears_tuft(c: Canvas) -> str:
    t, e = c.t, c.e
    return c.both(c.shape(f"M{e - 40} {t + 8}Q{e - 24} {t - 10} {e + 2} {t - 28}Q{e - 2} {t + 4} {e - 8} {t + 34}Z",
        c.pal.shade))


@part("behind")
def ears_frog(c: Canvas) -> str:
    return c.both(c.ball(152, c.t + 2, 24, 24, c.pal.base))


@part("behind")
def ears_wolf(c: Canvas) -> str:
    t, e = c.t, c.e
    return c.both(c.shape(f"M{e - 36} {t + 16}L{e - 6} {t - 36}Q{e + 8} {t - 4} {e + 2} {t + 40}Z", c.pal.shade)
                  + c.flat(f"M{e - 22} {t + 10}L{e - 8} {t - 18}Q{e - 1} {t} {e - 6} {t + 20}Z", c.pal.pink)
                  + c.shape(f"M{e - 4} {t + 44}l18 4-10 8 12 8-14 3 4 12-16-8Z", c.pal.shade))


@part("behind")
def ears_goblin(c: Canvas) -> str:
    t, e = c.t + 34, c.e
    return c.both(c.shape(
        f"M{e - 12} {t + 4}Q{e + 20} {t - 26} {e + 56} {t - 24}Q{e + 44} {t + 16} {e - 6} {t + 30}Z", c.pal.base)
        + c.flat(f"M{e + 2} {t + 6}Q{e + 22} {t - 12} {e + 42} {t - 14}Q{e + 30} {t + 8} {e + 4} {t + 18}Z",
        c.pal.acc, 0.8))


@part("behind")
def ears_mouse(c: Canvas) -> str:
    return c.both(c.ball(c.e, c.t + 2, 30, 29, c.pal.base) + c.dot(c.e + 1, c.t + 3, 19, 18, c.pal.pink))


@part("behind")
def ears_floppy(c: Canvas) -> str:
    t, e = c.t, c.e
    return c.both(c.shape(f"M{e - 26} {t + 6}C{e + 6} {t - 14} {e + 30} {t + 10} {e + 28} {t + 52}C{e + 26} {t + 74} "
        f"{e + 4} {t + 70} {e} {t + 44}Z", c.pal.shade))


@part("hat")
def ears_drop(c: Canvas) -> str:
    """Dog ears that hang in front of the head."""
    t, e = c.t, c.e
    return c.both(c.shape(f"M{e - 22} {t + 6}C{e + 4} {t - 2} {e + 22} {t + 16} {e + 20} {t + 50}C{e + 18} {t + 66} "
        f"{e} {t + 62} {e - 4} {t + 40}C{e - 6} {t + 24} {e - 12} {t + 16} {e - 22} {t + 6}Z", c.pal.shade))


@part("behind")
def ears_bull(c: Canvas) -> str:
    t, e = c.t + 30, c.e
    return c.both(c.shape(f"M{e - 10} {t}Q{e + 22} {t - 10} {e + 34} {t + 8}Q{e + 18} {t + 26} {e - 8} {t + 18}Z",
        c.pal.base) + c.flat(f"M{e} {t + 5}Q{e + 18} {t - 1} {e + 25} {t + 8}Q{e + 14} {t + 17} {e} {t + 13}Z",
        c.pal.pink))


@part("behind")
def gills(c: Canvas) -> str:
    """Axolotl: three feathery branches on each side."""
    t, e = c.t, c.e
    out = []
    for x1, y1, x2, y2 in ((e + 22, t - 4, e + 34, t - 20), (e + 34, t + 24, e + 52, t + 20), (e + 28, t + 50, e + 46,
        t + 60)):
        d = f"M{e - 14} {(y1 + t + 60) // 2}Q{x1} {y1 + 6} {x2} {y2}"
        hairs = "".join(f"M{e + (x2 - e) * k:.0f} {(t + 34) + (y2 - t - 34) * k - 2:.0f}l7-9M{e + (x2 - e) * k:.0f} "
                        f"{(t + 34) + (y2 - t - 34) * k + 2:.0f}l8 7" for k in (0.45, 0.7, 0.92))
        out.append(c.line(hairs, "", 9) + c.tube(d, c.pal.acc, 9) + c.line(hairs, c.pal.acc, 4.5))
    return c.both("".join(out))


# ---------------------------------------------------------------- horns
@part("behind")
def horn_unicorn(c: Canvas) -> str:
    t = c.t
    return c.shape(f"M109 {t + 14}L120 {t - 40}L131 {t + 14}Z", c.pal.gold) + c.line(
        f"M112 {t}l14-6M115 {t - 14}l9-5")


@part("behind")
def horns_ram(c: Canvas) -> str:
    t, x = c.t, c.e - 6
    return c.both(c.shape(f"M{x - 24} {t + 14}C{x - 4} {t - 30} {x + 52} {t - 20} {x + 46} {t + 30}C{x + 40} "
        f"{t + 58} {x + 6} {t + 56} {x + 8} {t + 34}C{x + 10} {t + 22} {x + 24} {t + 22} {x + 25} {t + 33}C{x + 32} "
        f"{t + 14} {x + 10} {t + 2} {x - 6} {t + 26}Z", c.pal.boned) + c.line(
        f"M{x + 8} {t - 10}l3 12M{x + 27} {t - 6}l-3 13M{x + 41} {t + 10}l-10 8", "", 3, 0.6))


@part("behind")
def horns_bull(c: Canvas) -> str:
    t, x = c.t, c.e - 16
    return c.both(c.shape(f"M{x} {t + 28}C{x + 22} {t + 22} {x + 32} {t + 6} {x + 30} {t - 24}C{x + 62} {t + 4} "
        f"{x + 54} {t + 44} {x + 10} {t + 50}Z", c.pal.bone) + c.line(
        f"M{x + 20} {t + 24}l8 16M{x + 30} {t + 14}l12 12", c.pal.boned, 3))


@part("behind")
def horns_goat(c: Canvas) -> str:
    t = c.t
    return c.both(c.shape(
        f"M128 {t + 12}C130 {t - 22} 146 {t - 36} 172 {t - 36}C156 {t - 22} 152 {t - 8} 152 {t + 16}Z", c.pal.boned)
        + c.line(f"M134 {t - 8}l12 5M141 {t - 20}l9 7", "", 3, 0.6))


@part("behind")
def horns_demon(c: Canvas) -> str:
    t, e = c.t, c.e
    return c.both(c.shape(f"M{e - 32} {t + 12}Q{e - 8} {t - 2} {e - 6} {t - 32}Q{e + 14} {t} {e - 10} {t + 28}Z",
        c.pal.bone))


@part("behind")
def horns_dragon(c: Canvas) -> str:
    """Long, swept back."""
    t, e = c.t, c.e
    return c.both(c.shape(
        f"M{e - 38} {t + 10}Q{e - 20} {t - 22} {e + 24} {t - 34}Q{e + 8} {t - 10} {e - 10} {t + 26}Z", c.pal.bone)
        + c.line(f"M{e - 26} {t - 4}l12 10M{e - 14} {t - 15}l10 8", c.pal.boned, 3) + c.thin(
        f"M{e - 4} {t + 38}L{e + 26} {t + 24}L{e + 2} {t + 54}Z", c.pal.acc))


@part("behind")
def antlers(c: Canvas) -> str:
    t = c.t
    return c.both(c.tube(f"M134 {t + 8}C138 {t - 14} 150 {t - 16} 158 {t - 36}M146 {t - 12}C160 {t - 10} 172 "
        f"{t - 16} 180 {t - 30}M152 {t - 20}C150 {t - 30} 148 {t - 34} 142 {t - 40}", c.pal.bone, 7.5))


@part("behind")
def horns_beetle(c: Canvas) -> str:
    t = c.t
    return c.both(c.shape(f"M122 {t + 8}C124 {t - 30} 138 {t - 34} 152 {t - 40}C150 {t - 30} 158 {t - 26} 166 "
        f"{t - 26}C152 {t - 20} 142 {t - 10} 142 {t + 14}Z", c.pal.deep) + c.line(f"M132 {t - 8}q3-12 12-18", "#fff",
        3, 0.5))


@part("behind")
def horns_ice(c: Canvas) -> str:
    t, e = c.t, c.e
    return c.both(c.shape(f"M{e - 36} {t + 14}L{e - 16} {t - 34}L{e - 2} {t + 24}Z", "#dff8ff")
                  + c.shape(f"M{e - 10} {t + 24}L{e + 22} {t - 8}L{e + 2} {t + 46}Z", "#b5ecff")
                  + c.line(f"M{e - 24} {t + 4}l8-22", "#fff", 3))


@part("behind")
def ossicones(c: Canvas) -> str:
    """Giraffe: two knobs, and ears below."""
    t, e = c.t, c.e
    return c.both(c.shape(f"M{e - 4} {t + 12}Q{e + 24} {t + 2} {e + 32} {t + 14}Q{e + 18} {t + 28} {e - 4} {t + 24}Z",
        c.pal.base) + c.tube(f"M132 {t + 8}L136 {t - 4}", c.pal.base, 7) + c.ball(137, t - 5, 7, 6, c.pal.deep))


@part("behind")
def antennae(c: Canvas) -> str:
    t = c.t
    return c.both(c.line(f"M130 {t + 10}C132 {t - 16} 146 {t - 26} 160 {t - 24}", "", 5) + c.ball(161, t - 24, 6, 6,
        c.pal.acc))


@part("behind")
def antennae_feather(c: Canvas) -> str:
    """Moth."""
    t = c.t
    return c.both(c.shape(
        f"M128 {t + 8}C126 {t - 24} 150 {t - 46} 176 {t - 34}C168 {t - 10} 150 {t - 2} 136 {t + 12}Z", c.pal.light)
        + c.line(f"M132 {t + 6}Q144 {t - 22} 172 {t - 32}M140 {t - 10}l4-17M148 {t - 18}l8-15M146 {t - 16}l15 4", "",
        2.6))


@part("behind")
def antennae_alien(c: Canvas) -> str:
    t = c.t
    return c.both(c.tube(f"M134 {t + 10}Q136 {t - 12} 150 {t - 22}", c.pal.base, 5) + c.ball(153, t - 25, 9, 9,
        c.pal.acc) + c.dot(150, t - 28, 3, 3, "#fff", 0.8))


@part("behind")
def crest(c: Canvas) -> str:
    """Feathers that stand on the head."""
    t = c.t
    return ("".join(c.turn(c.shape(f"M112 {t + 16}Q104 {t - 24} 120 {t - 42}Q136 {t - 24} 128 {t + 16}Z", fill), a,
            120, t + 26) for a, fill in ((-44, c.pal.accd), (44, c.pal.accd), (-22, c.pal.acc), (22, c.pal.acc), (0,
            c.pal.accl))))


@part("behind")
def mohawk(c: Canvas) -> str:
    """Dorsal plates seen from the front."""
    t = c.t
    return c.both(c.shape(f"M134 {t + 14}L150 {t - 16}L158 {t + 24}Z", c.pal.accd)) + c.shape(
        f"M106 {t + 12}L120 {t - 36}L134 {t + 12}Z", c.pal.acc)


@part("behind")
def quiff(c: Canvas) -> str:
    """A tuft of hair."""
    t = c.t
    return c.shape(f"M100 {t + 12}Q98 {t - 12} 112 {t - 8}Q112 {t - 28} 126 {t - 22}Q142 {t - 26} 138 {t - 10}Q150 "
        f"{t - 4} 142 {t + 14}Z", c.pal.deep)


@part("hat")
def fringe(c: Canvas) -> str:
    """Shaggy hair over the forehead."""
    t, e = c.t, c.e
    return c.shape(f"M{240 - e - 4} {t + 34}Q{240 - e + 8} {t - 12} 120 {t - 10}Q{e - 8} {t - 12} {e + 4} {t + 34}"
        f"L{e - 14} {t + 22}L{e - 22} {t + 34}L{e - 34} {t + 20}L120 {t + 32}L{240 - e + 34} {t + 20}L{240 - e + 22} "
        f"{t + 34}L{240 - e + 14} {t + 22}Z", c.pal.shade)


@part("behind")
def ears_roo(c: Canvas) -> str:
    """Kangaroo: long ovals that stand apart."""
    t, e = c.t, c.e
    return c.both(c.turn(c.ball(e - 8, t - 6, 14, 31, c.pal.base) + c.dot(e - 8, t - 5, 7, 21, c.pal.pink), 28,
        e - 14, t + 16))
