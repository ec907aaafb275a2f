"""Mouths, snouts, beaks and beards."""

from mindbug.web.art.pen import Canvas
from mindbug.web.art.registry import part


def _teeth(x0: float, y: float, n: int, w: float, h: float) -> str:
    return "".join(f"M{x0 + i * w:g} {y:g}h{w:g}l-{w / 2:g} {h:g}Z" for i in range(n))


@part("mouth")
def beak(c: Canvas) -> str:
    m = c.m
    return c.shape(f"M106 {m - 12}Q120 {m - 22} 134 {m - 12}Q130 {m + 8} 120 {m + 14}Q110 {m + 8} 106 {m - 12}Z",
                   "#ffb020") + c.line(f"M107 {m - 6}Q120 {m + 2} 133 {m - 6}")


@part("mouth")
def kiwi_beak(c: Canvas) -> str:
    """Long and thin."""
    m = c.m
    return c.shape(f"M110 {m - 14}Q120 {m - 20} 130 {m - 14}Q130 {m + 14} 121 {m + 40}Q112 {m + 14} 110 {m - 14}Z",
                   "#ffcf7a") + c.line(f"M120 {m - 6}V{m + 24}") + c.line(f"M114 {m - 10}h.1M126 {m - 10}h.1", "", 4)


@part("mouth")
def cat_mouth(c: Canvas) -> str:
    m = c.m
    return (c.thin(f"M113 {m - 8}h14l-7 8Z", c.pal.acc)
            + c.line(f"M120 {m}v5q-9 10-18 2M120 {m + 5}q9 10 18 2") + c.flat(f"M114 {m + 9}l3 8 4-8Z", "#fff")
            + c.both(c.line(f"M146 {m}l26-5M146 {m + 5}l25 4", "", 3, 0.55) + c.dot(156, m - 4, 8, 5, c.pal.pink, 0.5)))


@part("mouth")
def fangs(c: Canvas) -> str:
    m = c.m
    return (c.shape(f"M92 {m - 2}Q120 {m + 4} 148 {m - 2}Q144 {m + 26} 120 {m + 27}Q96 {m + 26} 92 {m - 2}Z", c.pal.maw)
            + c.flat(f"M106 {m + 22}Q120 {m + 12} 134 {m + 22}Q120 {m + 30} 106 {m + 22}Z", c.pal.pink)
            + c.both(c.flat(f"M146 {m}l-12 1 4 12ZM132 {m + 2}h-9l4 7Z", "#fff")))


@part("mouth")
def shark_mouth(c: Canvas) -> str:
    m = c.m
    return (c.shape(f"M80 {m - 5}Q120 {m + 3} 160 {m - 5}Q154 {m + 30} 120 {m + 31}Q86 {m + 30} 80 {m - 5}Z", c.pal.maw)
            + c.flat(_teeth(84, m - 3, 8, 9, 11) + _teeth(93, m + 25, 6, 9, -10), "#fff")
            + c.both(c.line(f"M126 {m - 14}q4-2 6 1")))


@part("mouth")
def snout(c: Canvas) -> str:
    m = c.m
    return (c.ball(120, m + 3, 24, 17, c.pal.light) + c.line(f"M111 {m - 2}q2 6-1 7M129 {m - 2}q-2 6 1 7")
            + c.line(f"M108 {m + 11}q12 7 24 0"))


@part("mouth")
def dog_mouth(c: Canvas) -> str:
    m = c.m
    return (c.shape(f"M120 {m - 10}C138 {m - 14} 150 {m + 2} 144 {m + 14}C138 {m + 22} 126 {m + 20} 120 {m + 14}"
                    f"C114 {m + 20} 102 {m + 22} 96 {m + 14}C90 {m + 2} 102 {m - 14} 120 {m - 10}Z", c.pal.light)
            + c.thin(f"M112 {m + 17}h16v8q-2 9-8 9t-8-9Z", c.pal.pink)
            + c.shape(f"M109 {m - 9}q11-7 22 0-2 11-11 12-9-1-11-12Z", c.pal.ink)
            + c.line(f"M120 {m + 2}v11q-9 8-19 2M120 {m + 13}q9 8 19 2"))


@part("mouth")
def wolf_mouth(c: Canvas) -> str:
    m = c.m
    return (c.shape(f"M120 {m - 14}C136 {m - 14} 148 {m} 142 {m + 18}Q132 {m + 32} 120 {m + 32}Q108 {m + 32} 98 "
                f"{m + 18}C92 {m} 104 {m - 14} 120 {m - 14}Z", c.pal.light)
            + c.thin(f"M101 {m + 10}Q120 {m + 16} 139 {m + 10}Q134 {m + 27} 120 {m + 27}Q106 {m + 27} 101 {m + 10}Z",
                c.pal.maw) + c.both(c.flat(f"M137 {m + 11}l-9 2 4 10ZM126 {m + 13}h-6l3 6Z", "#fff"))
            + c.shape(f"M109 {m - 12}q11-7 22 0-2 11-11 12-9-1-11-12Z", c.pal.ink))


@part("mouth")
def trunk(c: Canvas) -> str:
    m = c.m
    return (c.shape(f"M106 {m - 16}C102 {m + 10} 104 {m + 30} 126 {m + 42}C148 {m + 50} 162 {m + 34} 155 {m + 20}"
                    f"C148 {m + 16} 143 {m + 20} 144 {m + 26}C138 {m + 32} 134 {m + 24} 134 {m - 16}Z", c.pal.base)
            + c.line(f"M106 {m + 2}h15M107 {m + 12}h14M111 {m + 22}h13", "", 3, 0.55)
            + c.both(c.thin(f"M141 {m}q20 2 22 24-18-2-24-14Z", c.pal.bone)))


@part("mouth")
def frog_mouth(c: Canvas) -> str:
    m = c.m - 2
    return (c.shape(f"M70 {m - 14}Q120 {m + 24} 170 {m - 14}Q158 {m + 25} 120 {m + 26}Q82 {m + 25} 70 {m - 14}Z",
                c.pal.maw)
            + c.thin(f"M104 {m + 12}Q120 {m + 4} 138 {m + 12}L144 {m + 36}Q136 {m + 44} 130 {m + 34}L126 {m + 18}Z",
                c.pal.pink) + c.dot(113, m - 14, 2.4, 2.4, c.pal.ink) + c.dot(127, m - 14, 2.4, 2.4, c.pal.ink))


@part("mouth")
def mandibles(c: Canvas) -> str:
    m = c.m
    return c.both(c.thin(f"M122 {m + 2}C146 {m - 8} 158 {m + 14} 132 {m + 28}C138 {m + 14} 134 {m + 10} 122 {m + 12}Z",
                         c.pal.acc)) + c.dot(120, m + 2, 7, 7, c.pal.ink)


@part("mouth")
def smile(c: Canvas) -> str:
    m = c.m
    return c.line(f"M102 {m}Q120 {m + 17} 138 {m}", "", 4) + c.both(c.dot(152, m - 4, 9, 5, c.pal.pink, 0.55))


@part("mouth")
def laugh(c: Canvas) -> str:
    m = c.m
    return (c.shape(f"M98 {m - 3}H142Q140 {m + 22} 120 {m + 22}Q100 {m + 22} 98 {m - 3}Z", c.pal.maw)
            + c.flat(f"M102 {m - 1}H138L136 {m + 5}H104Z", "#fff") + c.dot(120, m + 17, 11, 5, c.pal.pink))


@part("mouth")
def grin(c: Canvas) -> str:
    """A row of clenched teeth."""
    m = c.m
    return (c.shape(f"M92 {m - 2}Q120 {m + 6} 148 {m - 2}Q148 {m + 18} 120 {m + 20}Q92 {m + 18} 92 {m - 2}Z", "#fff")
            + c.line(
                f"M93 {m + 8}Q120 {m + 15} 147 {m + 8}M104 {m + 1}v15M115 {m + 3}v16M126 {m + 3}v16M137 {m + 1}v15",
                "", 2.2))


@part("mouth")
def frown(c: Canvas) -> str:
    m = c.m
    return c.line(f"M102 {m + 10}Q120 {m - 6} 138 {m + 10}", "", 4)


@part("mouth")
def smirk(c: Canvas) -> str:
    m = c.m
    return (c.line(f"M104 {m + 6}Q126 {m + 12} 140 {m - 4}M137 {m - 8}l6 4", "", 4)
            + c.flat(f"M124 {m + 7}l4 7 4-9Z", "#fff"))


@part("mouth")
def gasp(c: Canvas) -> str:
    m = c.m
    return c.ball(120, m + 6, 11, 14, c.pal.maw) + c.dot(120, m + 13, 7, 5, c.pal.pink)


@part("mouth")
def buck(c: Canvas) -> str:
    """Rodent: nose, whiskers and two front teeth."""
    m = c.m
    return (c.thin(f"M110 {m + 8}h20v12q0 4-4 4h-12q-4 0-4-4Z", "#fff") + c.line(f"M120 {m + 9}v14", "", 2.4)
            + c.line(f"M120 {m}v4q-8 8-17 1M120 {m + 4}q8 8 17 1")
            + c.thin(f"M112 {m - 8}q8-5 16 0-1 9-8 9t-8-9Z", c.pal.pink)
            + c.both(c.line(f"M144 {m}l24-4M144 {m + 5}l23 5", "", 2.6, 0.6)))


@part("mouth")
def tusks(c: Canvas) -> str:
    """They grow from the lower jaw upwards."""
    m = c.m
    return c.line(f"M94 {m + 6}Q120 {m - 2} 146 {m + 6}", "", 5) + c.both(
        c.thin(f"M131 {m + 8}C130 {m - 8} 134 {m - 16} 141 {m - 20}C144 {m - 8} 144 {m + 2} 142 {m + 9}Z", c.pal.bone))


@part("mouth")
def walrus(c: Canvas) -> str:
    m = c.m
    return (c.both(c.shape(f"M126 {m + 10}Q124 {m + 36} 132 {m + 50}Q142 {m + 34} 142 {m + 8}Z", c.pal.bone))
            + c.both(c.ball(135, m + 3, 19, 15, c.pal.light)
                     + c.line(f"M132 {m + 1}h.1M141 {m - 2}h.1M139 {m + 6}h.1M147 {m + 3}h.1", "", 4)
                     + c.line(f"M150 {m + 2}l18-3M150 {m + 7}l16 5", "", 2.6, 0.7))
            + c.shape(f"M110 {m - 11}q10-6 20 0-2 9-10 10-8-1-10-10Z", c.pal.ink))


def _croc(c: Canvas, fill: str, light: str, dark: str) -> str:
    m = c.m
    teeth = f"M92 {m + 29}l8 1-3 9ZM103 {m + 31}l8 1-4 9ZM148 {m + 29}l-8 1 3 9ZM137 {m + 31}l-8 1 4 9Z"
    return (c.shape(f"M100 {m - 18}Q120 {m - 26} 140 {m - 18}L152 {m + 26}Q150 {m + 42} 120 {m + 43}Q90 {m + 42} 88 "
                f"{m + 26}Z", fill) + c.line(f"M88 {m + 26}Q120 {m + 36} 152 {m + 26}", "", 3) + c.flat(teeth, "#fff")
            + c.both(c.ball(134, m + 11, 8, 7, light) + c.dot(135, m + 11, 3.4, 2.6, c.pal.ink) + c.line(
                f"M129 {m - 12}l3 10", dark, 3)))


@part("mouth")
def croc(c: Canvas) -> str:
    """A long snout that comes towards us."""
    return _croc(c, c.pal.base, c.pal.light, c.pal.shade)


@part("mouth")
def croc_green(c: Canvas) -> str:
    """The same on an animal of another colour."""
    return _croc(c, c.pal.leaf, c.pal.leafl, c.pal.leafd)


@part("mouth")
def dino_mouth(c: Canvas) -> str:
    """A broad muzzle with nostrils and a row of teeth."""
    m = c.m
    return (c.shape(f"M84 {m + 2}C86 {m - 22} 154 {m - 22} 156 {m + 2}C160 {m + 30} 80 {m + 30} 84 {m + 2}Z",
                c.pal.light)
            + c.thin(f"M87 {m + 4}Q120 {m + 12} 153 {m + 4}Q150 {m + 23} 120 {m + 23}Q90 {m + 23} 87 {m + 4}Z",
                c.pal.maw) + c.flat(_teeth(92, m + 6, 7, 8, 8) + _teeth(100, m + 21.5, 5, 8, -6), "#fff")
            + c.both(c.dot(130, m - 6, 3.4, 2.6, c.pal.ink)))


@part("mouth")
def bull_nose(c: Canvas) -> str:
    """Muzzle with a golden ring."""
    m = c.m
    return (c.ball(120, m + 6, 29, 19, c.pal.light) + c.both(c.dot(131, m + 2, 4.5, 5.5, c.pal.ink))
            + c.line(f"M113 {m + 9}a8 9 0 1 0 14 0", "", 8) + c.line(f"M113 {m + 9}a8 9 0 1 0 14 0", c.pal.gold, 4))


@part("mouth")
def rhino_nose(c: Canvas) -> str:
    """Two horns, one behind the other."""
    m = c.m
    return (c.ball(120, m + 9, 31, 19, c.pal.light) + c.both(c.dot(136, m + 10, 3.6, 4.6, c.pal.ink))
            + c.line(f"M104 {m + 19}q16 6 32 0")
            + c.shape(f"M108 {m - 20}Q118 {m - 34} 120 {m - 44}Q123 {m - 34} 132 {m - 20}Z", c.pal.boned)
            + c.shape(f"M104 {m + 8}Q112 {m - 16} 122 {m - 32}Q128 {m - 14} 136 {m + 8}Q120 {m + 16} 104 {m + 8}Z",
                c.pal.bone))


@part("mouth")
def proboscis(c: Canvas) -> str:
    m = c.m
    return c.tube(f"M120 {m - 4}V{m + 22}", c.pal.accd, 6) + c.ball(120, m + 26, 9, 6, c.pal.acc)


@part("mouth")
def stinger_mouth(c: Canvas) -> str:
    m = c.m
    return c.shape(f"M110 {m - 6}h20l-10 36Z", c.pal.steel) + c.line(f"M116 {m}l4 18", "#fff", 3)


@part("mouth")
def grille(c: Canvas) -> str:
    """Robot."""
    m = c.m
    return (c.shape(f"M92 {m - 6}H148Q154 {m - 6} 154 {m}V{m + 12}Q154 {m + 18} 148 {m + 18}H92Q86 {m + 18} 86 "
                f"{m + 12}V{m}Q86 {m - 6} 92 {m - 6}Z", "#2a2440")
            + c.line(f"M97 {m}v12M106 {m}v12M115 {m}v12M125 {m}v12M134 {m}v12M143 {m}v12", c.pal.accl, 3))


@part("mouth")
def bolt_mouth(c: Canvas) -> str:
    m = c.m
    return c.line(f"M92 {m + 6}l8-9 9 11 9-11 9 11 9-11 9 9", "", 4)


@part("mouth")
def stitches(c: Canvas) -> str:
    m = c.m
    return c.line(
        f"M92 {m + 2}Q120 {m + 18} 148 {m + 2}M100 {m - 1}l-3 13M111 {m + 4}l-2 13M122 {m + 5}l1 13M133 {m + 3}l4 12",
        "", 3.4)


@part("mouth")
def jack_mouth(c: Canvas) -> str:
    """Carved and lit."""
    m = c.m
    return c.shape(f"M76 {m - 4}L90 {m + 2}L96 {m - 4}L106 {m + 6}L120 {m + 2}L134 {m + 6}L144 {m - 4}L150 {m + 2}"
        f"L164 {m - 4}Q158 {m + 28} 132 {m + 32}L128 {m + 22}L112 {m + 22}L108 {m + 32}Q82 {m + 28} 76 {m - 4}Z",
        "#ffe066")


@part("mouth")
def fish_lips(c: Canvas) -> str:
    m = c.m
    return (c.ball(120, m + 3, 18, 8, c.pal.acc) + c.ball(120, m + 14, 15, 7, c.pal.acc)
            + c.ball(120, m + 8.5, 8, 3, c.pal.maw))


@part("mouth")
def whale_mouth(c: Canvas) -> str:
    m = c.m
    return (c.shape(f"M62 {m}Q120 {m + 24} 178 {m}Q176 {m + 36} 120 {m + 42}Q64 {m + 36} 62 {m}Z", "#f3f0ff")
            + c.line(f"M84 {m + 13}q2 12 8 18M104 {m + 17}q0 12 3 21M136 {m + 17}q0 12-3 21M156 {m + 13}q-2 12-8 18",
                c.pal.light, 3))


@part("mouth")
def moustache(c: Canvas) -> str:
    m = c.m
    return c.line(f"M108 {m + 14}q12 8 24 0", "", 4) + c.both(
        c.shape(f"M120 {m - 1}C128 {m - 10} 146 {m - 8} 150 {m + 2}C156 {m + 6} 164 {m + 2} 166 {m - 6}"
                f"C172 {m + 10} 152 {m + 18} 140 {m + 13}C130 {m + 13} 122 {m + 8} 120 {m + 4}Z", c.pal.deep))


@part("mouth")
def beard(c: Canvas) -> str:
    """Long, white and wise."""
    m = c.m
    return (c.shape(f"M84 {m - 12}Q82 {m + 22} 100 {m + 40}Q112 {m + 56} 120 {m + 62}Q128 {m + 56} 140 {m + 40}"
                    f"Q158 {m + 22} 156 {m - 12}Q146 {m + 2} 120 {m - 2}Q94 {m + 2} 84 {m - 12}Z", "#f4f1ff")
            + c.line(f"M100 {m + 20}q4 14 12 22M120 {m + 26}v22M140 {m + 20}q-4 14-12 22", "#b9b4d8", 3)
            + c.both(c.thin(f"M120 {m}C130 {m - 8} 148 {m - 4} 154 {m + 8}Q136 {m + 14} 120 {m + 6}Z", "#fff")))


@part("mouth")
def pig_nose(c: Canvas) -> str:
    m = c.m
    return (c.ball(120, m, 19, 14, c.pal.light) + c.both(c.dot(127, m, 3.6, 5.6, c.pal.ink))
            + c.line(f"M108 {m + 20}q12 7 24 0"))


@part("mouth")
def long_tongue(c: Canvas) -> str:
    """Chameleon: shot out and curled."""
    m = c.m
    return c.line(f"M92 {m}Q120 {m + 16} 148 {m}", "", 4) + c.line(
        f"M122 {m + 8}q2 24 18 24t12-14-12-4", "", 11) + c.line(f"M122 {m + 8}q2 24 18 24t12-14-12-4", c.pal.pink, 6)


@part("mouth")
def sabres(c: Canvas) -> str:
    """Two steel sabre teeth."""
    m = c.m
    return (c.shape(f"M120 {m - 8}C138 {m - 12} 150 {m} 146 {m + 10}Q132 {m + 18} 120 {m + 11}Q108 {m + 18} 94 {m + 10}"
                    f"C90 {m} 102 {m - 12} 120 {m - 8}Z", c.pal.light)
            + c.both(c.shape(f"M128 {m + 12}Q126 {m + 32} 134 {m + 48}Q142 {m + 32} 141 {m + 11}Z", c.pal.steell)
                     + c.line(f"M132 {m + 18}q0 10 3 18", c.pal.steeld, 2.4))
            + c.shape(f"M110 {m - 8}q10-7 20 0-2 9-10 10-8-1-10-10Z", c.pal.pink))
