"""Tails, tentacles, extra heads: what makes hybrids."""

from mindbug.web.art.parts.eyes import eye
from mindbug.web.art.pen import Canvas
from mindbug.web.art.registry import part


@part("back")
def tail_scorpion(c: Canvas) -> str:
    """Curls over the head and ends in a stinger."""
    d = "M168 150C216 150 226 96 214 58C204 22 176 0 150 2"
    return (c.tube(d, c.pal.shade, 22)
            + c.line("M202 134l14 10M210 108l20 2M210 80l19-8M202 52l15-14M184 28l8-18", "", 4)
            + c.shape("M160-12C138-20 124-6 122 22C132 12 142 16 154 18C168 16 172-2 160-12Z", c.pal.acc)
            + c.dot(148, -2, 5, 4, "#fff", 0.7))


@part("back")
def tail_squirrel(c: Canvas) -> str:
    return (c.shape("M150 164C214 168 222 120 204 92C192 70 200 50 212 44C206 12 162 14 158 54C154 84 172 96 166 122"
                "C164 136 156 142 146 146Z", c.pal.base)
            + c.flat(
                "M196 140C206 120 198 104 190 92C180 74 184 54 196 44C178 36 168 50 170 66C172 88 186 100 182 126Z",
                c.pal.deep, 0.55)
            + c.line("M176 40q10-10 22-6M168 62q12-8 20-4M206 122q-12 4-18-2M202 104q-10 4-18 0", c.pal.light, 3))


@part("back")
def tail_cat(c: Canvas) -> str:
    return c.tube(
        f"M{c.x - 18} 154C{c.x + 30} 160 {c.x + 44} 120 {c.x + 30} 96C{c.x + 22} 78 {c.x + 34} 66 {c.x + 46} 76",
        c.pal.base, 10)


def _croc_tail(c: Canvas, fill: str) -> str:
    x = c.x
    return c.shape(f"M{x - 24} 164C{x + 20} 168 {x + 46} 140 {x + 40} 84L{x + 32} 92L{x + 28} 80L{x + 22} 98"
        f"L{x + 14} 90L{x + 12} 112L{x} 108L{x - 4} 126L{x - 20} 126Z", fill)


@part("back")
def tail_croc(c: Canvas) -> str:
    return _croc_tail(c, c.pal.shade)


@part("back")
def tail_croc_green(c: Canvas) -> str:
    return _croc_tail(c, c.pal.leafd)


@part("back")
def tail_devil(c: Canvas) -> str:
    x = c.x
    return c.tube(f"M{x - 20} 152C{x + 24} 160 {x + 44} 134 {x + 34} 102", c.pal.base, 6) + c.shape(
        f"M{x + 32} 76L{x + 50} 100L{x + 34} 96L{x + 20} 106Z", c.pal.acc)


@part("back")
def tail_curl(c: Canvas) -> str:
    """Chameleon: a spiral."""
    return c.tube(f"M{c.x - 20} 154C{c.x + 40} 168 {c.x + 58} 112 {c.x + 34} 98C{c.x + 14} 90 {c.x + 6} 118 "
        f"{c.x + 24} 122C{c.x + 34} 122 {c.x + 36} 110 {c.x + 27} 110", c.pal.base, 9)


@part("back")
def tail_fish(c: Canvas) -> str:
    """A mermaid's tail that rises beside her."""
    x = c.x
    return (c.shape(f"M{x - 30} 168C{x + 26} 172 {x + 42} 128 {x + 30} 88L{x + 44} 90C{x + 58} 130 {x + 36} 178 "
                f"{x - 30} 170Z", c.pal.acc)
            + c.shape(f"M{x + 37} 94C{x + 8} 80 {x + 6} 56 {x + 12} 42C{x + 24} 48 {x + 34} 58 {x + 38} 70C{x + 42} "
                f"58 {x + 52} 46 {x + 66} 44C{x + 68} 62 {x + 62} 84 {x + 37} 94Z", c.pal.acc)
            + c.line(f"M{x + 36} 86Q{x + 24} 70 {x + 18} 56M{x + 40} 84Q{x + 50} 70 {x + 58} 58", c.pal.accd, 3))


@part("back")
def tail_serpent(c: Canvas) -> str:
    """Coils to both sides."""
    b = c.body.bottom
    return (c.both(c.tube(f"M{c.x - 26} {b - 12}C{c.x + 20} {b + 6} {c.x + 52} {b - 8} {c.x + 44} {b - 38}",
                c.pal.shade, 22))
            + c.shape(f"M{c.x + 30} {b - 44}L{c.x + 46} {b - 84}L{c.x + 60} {b - 44}Z", c.pal.acc))


@part("back")
def tail_whale(c: Canvas) -> str:
    """A fluke that rises beside the body."""
    x = c.x
    return (c.shape(f"M{x - 30} 152C{x + 20} 156 {x + 26} 100 {x + 14} 62L{x + 34} 62C{x + 50} 112 {x + 30} 168 "
                f"{x - 30} 166Z", c.pal.base)
            + c.shape(f"M{x + 24} 66C{x - 6} 62 {x - 16} 42 {x - 18} 20C{x + 2} 22 {x + 18} 34 {x + 24} 48C{x + 30} "
                f"34 {x + 42} 22 {x + 60} 20C{x + 60} 44 {x + 50} 62 {x + 24} 66Z", c.pal.base))


@part("back")
def spout(c: Canvas) -> str:
    """Water from the blowhole."""
    t = c.t
    return (c.line(f"M116 {t + 4}C116 {t - 26} 104 {t - 38} 88 {t - 28}M124 {t + 4}C124 {t - 26} 136 {t - 38} 152 "
                f"{t - 28}M120 {t}V{t - 34}", "#dff6ff", 7)
            + c.line(f"M82 {t - 16}v6M158 {t - 16}v6M120 {t - 46}v3", "#dff6ff", 6))


@part("back")
def tentacles(c: Canvas) -> str:
    x, out = c.x - 10, []
    for i, (dx, dy, f) in enumerate(((56, 2, c.pal.shade), (46, 32, c.pal.base), (24, 46, c.pal.shade))):
        out.append(c.shape(f"M{x - 10 - i * 10} {120 + i * 12}C{x + 20} {118 + i * 18} {x + dx - 22} "
            f"{146 + dy * .3:.0f} {x + dx - 6} {104 + dy}C{x + dx} {92 + dy} {x + dx + 14} {98 + dy} {x + dx + 10} "
            f"{112 + dy}C{x + dx + 4} {150 + dy * .5:.0f} {x + 16} 166 {x - 26 - i * 10} {150 + i * 6}Z", f))
    return c.both("".join(out) + c.line(f"M{x + 52} 118h.1M{x + 47} 128h.1M{x + 38} 136h.1M{x + 44} 150h.1",
        c.pal.light, 6))


@part("back")
def tentacles_high(c: Canvas) -> str:
    """Two more that rise and curl: kraken."""
    x = c.x
    return c.both(c.tube(f"M{x - 20} 120C{x + 40} 120 {x + 50} 70 {x + 30} 46C{x + 14} 26 {x - 4} 38 {x + 6} 50"
        f"C{x + 14} 56 {x + 20} 46 {x + 16} 42", c.pal.base, 13) + c.line(
        f"M{x + 22} 108h.1M{x + 32} 94h.1M{x + 36} 78h.1M{x + 32} 62h.1", c.pal.light, 6))


@part("front")
def tentacles_front(c: Canvas) -> str:
    """Octopus: a skirt of curled arms instead of feet."""
    b = c.body.bottom
    return c.both(c.shape(f"M124 {b - 16}C138 {b - 24} 152 {b - 12} 154 {b}C156 {b + 8} 166 {b + 8} 166 {b}C174 "
        f"{b + 16} 148 {b + 22} 142 {b + 6}C140 {b - 2} 132 {b - 2} 124 {b + 8}Z", c.pal.base) + c.shape(
        f"M{c.x - 22} {b - 30}C{c.x} {b - 36} {c.x + 16} {b - 20} {c.x + 20} {b - 6}C{c.x + 24} {b + 4} {c.x + 36} "
        f"{b} {c.x + 34} {b - 8}C{c.x + 48} {b + 10} {c.x + 18} {b + 18} {c.x + 6} {b + 4}C{c.x} {b - 6} {c.x - 14} "
        f"{b - 8} {c.x - 22} {b - 2}Z", c.pal.shade))


@part("front")
def hydra_heads(c: Canvas) -> str:
    """Three slug necks, each with stalked eyes."""
    def head(x: int, y: int, bend: int, f: str) -> str:
        return (c.tube(f"M{x - bend} 158Q{x - bend} {y + 44} {x} {y + 12}", f, 26)
                + c.tube(f"M{x - 6} {y - 6}L{x - 11} {y - 24}M{x + 6} {y - 6}L{x + 11} {y - 24}", f, 6)
                + c.ball(x, y + 4, 22, 18, f) + eye(c, x - 12, y - 27, 9, c.pal.red)
                + eye(c, x + 12, y - 27, 9, c.pal.red)
                + c.thin(f"M{x - 14} {y + 4}Q{x} {y + 9} {x + 14} {y + 4}Q{x + 10} {y + 17} {x} {y + 17}Q{x - 10} "
                    f"{y + 17} {x - 14} {y + 4}Z", c.pal.maw)
                + c.flat(f"M{x - 11} {y + 5}l6 1-3 6ZM{x + 11} {y + 5}l-6 1 3 6Z", "#fff"))
    return head(50, 84, -34, c.pal.shade) + head(190, 84, 34, c.pal.shade) + head(120, 100, 0, c.pal.base)


@part("back")
def heads_side(c: Canvas) -> str:
    """Two more heads of the same creature."""
    one = (c.ball(0, 0, 32, 30, c.pal.shade) + c.shape("M-24-18L-22-44L-4-28Z", c.pal.shade)
           + c.shape("M24-18L22-44L4-28Z", c.pal.shade) + eye(c, -11, -4, 9, c.pal.red, "slit")
           + eye(c, 11, -4, 9, c.pal.red, "slit") + c.thin("M-15 10Q0 16 15 10Q12 24 0 24Q-12 24-15 10Z", c.pal.maw)
           + c.flat("M-12 12l7 2-4 6ZM12 12l-7 2 4 6Z", "#fff"))
    return c.both(c.tube("M160 150Q196 140 194 100", c.pal.shade, 22) + c.place(one, 194, 78))


@part("front")
def snail_friend(c: Canvas) -> str:
    """A snail on the hand, about to be thrown."""
    x, y = c.x + 18, c.body.arm - 30
    return (c.shape(f"M{x - 30} {y + 16}Q{x - 34} {y - 8} {x - 24} {y - 10}Q{x - 18} {y - 4} {x - 18} {y + 4}"
                f"H{x + 26}Q{x + 32} {y + 14} {x + 24} {y + 16}Z", c.pal.leafl)
            + c.ball(x + 6, y - 8, 21, 20, c.pal.acc)
            + c.line(f"M{x + 8} {y - 6}q-8 4-10-4t8-10 14 10-6 18-22-8", "", 4)
            + c.line(f"M{x - 27} {y - 8}l-4-13M{x - 22} {y - 9}l3-13", "", 3.4)
            + c.dot(x - 31, y - 22, 4, 4, c.pal.ink) + c.dot(x - 19, y - 23, 4, 4, c.pal.ink))


@part("front")
def pouch(c: Canvas) -> str:
    """Kangaroo: a young one looks out."""
    b = c.body.bottom - 6
    return (c.shape(f"M108 {b - 34}L102 {b - 54}L114 {b - 42}ZM132 {b - 34}L138 {b - 54}L126 {b - 42}Z", c.pal.base)
            + c.ball(120, b - 28, 17, 16, c.pal.base) + c.dot(114, b - 30, 3.4, 4, c.pal.ink)
            + c.dot(126, b - 30, 3.4, 4, c.pal.ink) + c.dot(120, b - 23, 3, 2, c.pal.ink)
            + c.shape(f"M90 {b - 20}Q120 {b - 10} 150 {b - 20}Q152 {b + 6} 120 {b + 6}Q88 {b + 6} 90 {b - 20}Z",
                c.pal.light))


@part("front")
def pod_peas(c: Canvas) -> str:
    """Three peas in a pod, three faces."""
    def pea(x: int, y: int, r: int) -> str:
        return (c.ball(x, y, r, r, "#b9ea62") + c.dot(x - r * 0.4, y - r * 0.62, r * 0.34, r * 0.18, "#fff", 0.8)
                + eye(c, x - r * 0.38, y - 4, r * 0.36, c.pal.accd) + eye(c, x + r * 0.38, y - 4, r * 0.36, c.pal.accd))
    return (pea(60, 88, 31) + pea(180, 88, 31) + pea(120, 80, 40)
            + c.line("M52 107q10 7 17-3M171 105q8 8 18 1", "", 4)
            + c.shape("M102 92H138Q136 112 120 112Q104 112 102 92Z", c.pal.maw)
            + c.flat("M106 94H134L132 99H108Z", "#fff")
            + c.shape("M14 66C30 96 70 132 120 134C170 132 210 96 226 66C232 128 180 168 120 168C60 168 8 128 14 66Z",
                c.pal.base) + c.line("M30 104C52 136 90 150 120 150", c.pal.light, 5, 0.9)
            + c.line("M226 66q8-10 4-20", c.pal.leafd, 6))


@part("back")
def tail_wolf(c: Canvas) -> str:
    x = c.x
    return (c.shape(f"M{x - 24} 162C{x + 16} 168 {x + 50} 146 {x + 46} 96L{x + 34} 104L{x + 32} 92L{x + 22} 106"
                f"L{x + 12} 102C{x + 14} 124 {x} 138 {x - 20} 142Z", c.pal.shade)
            + c.line(f"M{x + 6} 146q16-6 22-22", c.pal.light, 4))
