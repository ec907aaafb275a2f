"""Emblems of the Power cards: one object each, on a burst of its own colour."""

from collections.abc import Callable
from math import cos, pi, sin

from mindbug.web.art.bodies import body
from mindbug.web.art.color import oklch, palette
from mindbug.web.art.creature import OPEN, OUTLINE, seed, uid
from mindbug.web.art.parts.eyes import eye
from mindbug.web.art.parts.plants import leaf
from mindbug.web.art.pen import Canvas

Emblem = Callable[[Canvas], str]
_EMBLEMS: dict[str, tuple[int, Emblem]] = {}


def _emblem(name: str, hue: int) -> Callable[[Emblem], Emblem]:
    def register(draw: Emblem) -> Emblem:
        _EMBLEMS[name] = (hue, draw)
        return draw
    return register


def power_svg(name: str) -> str:
    """The picture of a Power card; a card that we do not know gets a reactor in a colour of its own."""
    rng = seed(name)
    hue, draw = _EMBLEMS.get(name, (rng.randrange(360), _reactor))
    c = Canvas(uid(name), palette(hue, (hue + 165) % 360, 0.70, 0.155), body("round"), rng)
    return f'{OPEN}{_burst(c, hue)}<g stroke="{c.pal.ink}" {OUTLINE}>{draw(c)}</g></svg>'


def _burst(c: Canvas, hue: int) -> str:
    """Comic-book rays, dots in the corners and a ring of energy."""
    dark, bright = oklch(0.32, 0.12, hue + 20), oklch(0.62, 0.16, hue)
    rays = ("".join(f"M120 88L{120 + 240 * cos(a - .11):.0f} {88 + 240 * sin(a - .11):.0f} "
            f"{120 + 240 * cos(a + .11):.0f} {88 + 240 * sin(a + .11):.0f}Z" for a in (i * pi / 7 + 0.2
            for i in range(14))))
    star = ("".join(f"{'L' if i else 'M'}{120 + (96 if i % 2 else 78) * cos(i * pi / 16):.0f} "
            f"{88 + (96 if i % 2 else 78) * sin(i * pi / 16):.0f}" for i in range(32)))
    dots = ("".join(f"M{x} {y}h.1" for y in range(-18, 200, 13) for x in range(12 + (y % 2) * 6, 236, 13) if (
            x - 120) ** 2 + (y - 88) ** 2 > 11500))
    return (f'<defs><radialGradient id="{c.uid}-r" cx=".5" cy=".5" r=".7"><stop stop-color="{bright}"/><stop '
            f'offset="1" stop-color="{dark}"/></radialGradient><radialGradient id="{c.uid}-g"><stop '
            f'stop-color="#fff" stop-opacity=".95"/><stop offset=".5" stop-color="{c.pal.light}" '
            f'stop-opacity=".7"/><stop offset="1" stop-color="{bright}" '
            'stop-opacity=".25"/></radialGradient></defs><rect y="-60" width="240" height="300" '
            f'fill="url(#{c.uid}-r)"/><path d="{rays}" fill="#fff" opacity=".13"/><path d="{dots}" '
            f'stroke="{oklch(0.78, 0.12, hue - 20)}" stroke-width="5" stroke-linecap="round" opacity=".4"/><path '
            f'd="{star}Z" fill="url(#{c.uid}-g)" stroke="{c.pal.ink}" stroke-width="4" stroke-linejoin="round"/>')


def _reactor(c: Canvas) -> str:
    return (c.ball(120, 88, 52, 52, c.pal.steeld) + c.ball(120, 88, 38, 38, c.pal.acc)
            + c.dot(120, 88, 20, 20, "#fff", 0.9)
            + c.line("M120 24V44M120 132V152M56 88H76M164 88H184", c.pal.steel, 9))


@_emblem("Ambush", 140)
def _ambush(c: Canvas) -> str:
    bush = ("M34 160C22 142 34 124 52 124C52 104 76 96 92 106C102 88 138 88 148 106C164 96 188 104 188 124C206 124 "
            "218 142 206 160Z")
    back = "M56 110C50 70 84 46 120 46C156 46 190 70 184 110V140H56Z"
    return (c.shape("M62 66L54 20L92 50ZM178 66L186 20L148 50Z", "#2b2440") + c.shape(back, "#2b2440")
            + c.both(c.flat("M126 74L164 56Q168 84 146 88Q130 88 126 74Z", "#ffe066") + c.dot(147, 73, 4, 10,
                c.pal.red)) + c.shape(bush, c.pal.leaf)
            + c.line("M60 136q8-12 18-2M104 118q8-12 18-2M150 130q8-12 18-2M92 146q8-12 18-2M170 148q8-10 14-2",
                c.pal.leafd, 4)
            + c.both(c.thin("M152 128q-4-20 6-26 8 10 4 26ZM168 130q0-18 10-22 6 12 0 24Z", c.pal.bone)))


@_emblem("Extra Head", 170)
def _extra_head(c: Canvas) -> str:
    def head(x: int, y: int, f: str) -> str:
        return (c.shape(f"M{x - 18} {y - 26}L{x - 26} {y - 50}L{x - 4} {y - 34}ZM{x + 18} {y - 26}L{x + 26} {y - 50}"
                    f"L{x + 4} {y - 34}Z", c.pal.bone) + c.ball(x, y, 36, 34, f)
                + eye(c, x - 14, y - 8, 12, c.pal.acc) + eye(c, x + 14, y - 8, 12, c.pal.acc)
                + c.shape(f"M{x - 20} {y + 10}Q{x} {y + 16} {x + 20} {y + 10}Q{x + 16} {y + 28} {x} {y + 28}"
                    f"Q{x - 16} {y + 28} {x - 20} {y + 10}Z", c.pal.maw)
                + c.flat(f"M{x - 16} {y + 12}l9 2-5 8ZM{x + 16} {y + 12}l-9 2 5 8Z", "#fff"))
    return (c.tube("M108 166Q104 130 76 100M132 166Q136 130 164 90", c.pal.base, 26)
            + c.shape("M70 176C76 140 164 140 170 176Z", c.pal.base) + head(72, 84, c.pal.base)
            + head(166, 66, c.pal.light) + c.shape("M196 92h12v12h12v12h-12v12h-12v-12h-12v-12h12Z", c.pal.gold))


@_emblem("Healing Bots", 200)
def _healing_bots(c: Canvas) -> str:
    def bot(x: int, y: int, s: float) -> str:
        one = (c.line("M0-34V-50", "", 5) + c.ball(0, -52, 6, 6, c.pal.red)
               + c.line("M-34 6L-52 20M34 6L52 20", "", 14) + c.line("M-34 6L-52 20M34 6L52 20", c.pal.steel, 6)
               + c.ball(0, 0, 37, 35, "#fff") + c.shape("M-24-14Q0-24 24-14L20 4Q0 10-20 4Z", "#1c1638")
               + c.dot(-9, -7, 5, 5, "#5ef0e0") + c.dot(9, -7, 5, 5, "#5ef0e0")
               + c.flat("M-4 10h8v6h6v8h-6v6h-8v-6h-6v-8h6Z", c.pal.red)
               + c.flat("M-12 38h24l-12 24Z", "#7be8ff", 0.8))
        return c.place(one, x, y, s)
    return bot(70, 116, 0.72) + bot(176, 116, 0.72) + bot(122, 76, 1.05)


@_emblem("Monster Buddies", 60)
def _buddies(c: Canvas) -> str:
    def pal(x: int, f: str, d: str) -> str:
        return (c.shape(f"M{x - 42} 160C{x - 48} 84 {x - 30} 56 {x} 56C{x + 30} 56 {x + 48} 84 {x + 42} 160Z", f)
                + c.shape(d, c.pal.bone) + eye(c, x - 13, 90, 13, c.pal.accd) + eye(c, x + 13, 90, 13, c.pal.accd)
                + c.shape(f"M{x - 18} 112H{x + 18}Q{x + 16} 132 {x} 132Q{x - 16} 132 {x - 18} 112Z", c.pal.maw)
                + c.flat(f"M{x - 13} 114h8l-4 7ZM{x + 5} 114h8l-4 7Z", "#fff"))
    heart = "M120 54C98 36 96 14 109 14C116 14 119 19 120 23C121 19 124 14 131 14C144 14 142 36 120 54Z"
    return (pal(78, c.pal.base, "M52 66L44 36L66 56ZM104 66L112 36L90 56Z")
            + pal(164, c.pal.acc, "M140 62Q132 44 142 34Q150 44 152 58ZM188 62Q196 44 186 34Q178 44 176 58Z")
            + c.tube("M112 146Q120 128 132 146", c.pal.base, 12) + c.shape(heart, c.pal.red)
            + c.dot(111, 24, 4, 5, "#fff", 0.7))


@_emblem("Mysterious Ally", 285)
def _ally(c: Canvas) -> str:
    return (c.shape("M44 164C50 112 60 20 120 16C180 20 190 112 196 164Z", "#3b2a66")
            + c.shape("M74 120C70 66 92 38 120 38C148 38 170 66 166 120C150 140 90 140 74 120Z", "#17102e")
            + c.both(c.dot(136, 78, 8, 10, "#ffe066") + c.dot(136, 78, 3, 5, c.pal.ink))
            + c.line("M66 158Q90 132 120 134Q150 132 174 158", "#6a4fa8", 5)
            + c.tube("M108 108Q108 96 120 96T132 107 120 119V124", c.pal.gold, 6)
            + c.ball(120, 143, 7, 7, c.pal.gold))


@_emblem("Portal Malfunction", 320)
def _portal(c: Canvas) -> str:
    def at(k: float, grow: float = 1) -> str:
        r = (4 + 2 * k) * grow
        return f"{120 + r * 0.82 * cos(k / 2):.0f} {86 + r * sin(k / 2):.0f}"
    spiral = f"M{at(0)}" + "".join(f"Q{at(k + 0.5, 1.03)} {at(k + 1)}" for k in range(26))
    return (c.ball(120, 86, 62, 72, "#c9d3e6") + c.ball(120, 86, 50, 60, "#1b1150") + c.line(spiral, c.pal.acc, 7)
            + c.dot(120, 86, 8, 8, "#fff") + c.shape("M178 4L206 0L194 30L214 30L172 84L184 48L164 50Z", c.pal.gold)
            + c.shape("M40 96L62 92L54 114L68 116L36 156L46 128L32 128Z", c.pal.gold)
            + c.line("M76 34l-12-12M62 66l-16-4M172 132l14 12", c.pal.steeld, 6))


@_emblem("Pounce", 45)
def _pounce(c: Canvas) -> str:
    claw = "q4-24 16-26 6 14-2 30Z"
    return (c.turn(c.shape(f"M84 64{claw}M106 52{claw}M132 52{claw}M154 64{claw}", c.pal.bone) + c.shape(
                "M64 116C56 84 70 56 92 58C98 44 116 42 122 52C130 42 148 44 152 58C176 58 188 86 178 116C170 154 74 "
                "154 64 116Z", c.pal.base) + c.ball(121, 116, 28, 21, c.pal.accd) + c.ball(82, 88, 10, 12, c.pal.accd)
                + c.ball(108, 76, 10, 12, c.pal.accd) + c.ball(136, 76, 10, 12, c.pal.accd) + c.ball(161, 88, 10, 12,
                c.pal.accd), -14, 120, 96)
            + c.line("M30 30Q44 16 62 12M22 58Q30 40 40 34M186 168Q204 158 212 142M200 174Q216 166 222 154", "#fff",
                6))


@_emblem("Rage", 25)
def _rage(c: Canvas) -> str:
    return (c.shape("M120 164C70 164 48 128 58 92C62 76 72 68 72 50C84 56 90 66 92 78C98 52 92 30 112 6C116 34 140 "
                "44 146 70C152 62 152 52 150 42C176 62 186 92 184 112C182 144 160 164 120 164Z", "#ff6a2e")
            + c.flat("M120 158C88 158 74 134 82 110C86 98 96 94 98 82C108 88 110 96 112 104C118 88 114 74 124 62C130 "
                "84 150 92 156 116C160 142 146 158 120 158Z", "#ffd166")
            + c.both(c.shape("M126 108L156 94Q160 116 142 120Q128 120 126 108Z", "#fff") + c.dot(140, 108, 5, 6,
                c.pal.red)) + c.shape("M96 134Q120 122 144 134Q142 152 120 152Q98 152 96 134Z", c.pal.maw)
            + c.flat("M102 132l8-2 0 9ZM138 132l-8-2 0 9ZM116 129h8l-4 8Z", "#fff"))


@_emblem("Railgun", 225)
def _railgun(c: Canvas) -> str:
    return c.turn(c.flat("M196 60H300V100H196Z", "#7bf6ff", 0.7) + c.flat("M196 70H300V90H196Z", "#fff") + c.shape(
        "M40 62H110V104H40Z", c.pal.steeld) + c.shape("M60 104H92L84 142H62Z", c.pal.woodd) + c.shape(
        "M108 54H198V68H108ZM108 94H198V108H108Z", c.pal.steel) + c.line("M118 81H190", "#7bf6ff", 9) + c.line(
        "M130 54V68M150 54V68M170 54V68M130 94V108M150 94V108M170 94V108", "", 4) + c.ball(76, 83, 13, 13, c.pal.acc)
        + c.dot(72, 79, 4, 4, "#fff") + c.shape("M20 70H42V96H20Z", c.pal.steel), -22, 120, 88)


@_emblem("Random Mutation", 120)
def _mutation(c: Canvas) -> str:
    strands = "M84 8Q84 42 120 62T156 116 120 168M156 8Q156 42 120 62T84 116 120 168"
    rungs = "M88 28H152M98 46H142M92 92H148M86 112H154M96 138H144"
    return (c.line(rungs, "", 14) + c.line(rungs, c.pal.gold, 7) + c.line(strands, "", 19)
            + c.line(strands, c.pal.leaf, 11) + eye(c, 156, 108, 17, c.pal.red) + eye(c, 84, 22, 14, c.pal.accd)
            + c.tube("M66 130q-18 8-20 26M174 44q20 0 26-14", c.pal.leafl, 7))


@_emblem("Reanimation", 155)
def _reanimation(c: Canvas) -> str:
    stone = "M52 154V86Q52 40 98 40Q144 40 144 86V154Z"
    fingers = "M160 108V70M172 104V56M185 106V62M197 112V76M154 128Q142 116 140 104"
    return (c.shape(stone, "#9aa3b8") + c.line("M98 62v40M82 76h32", "#5d6680", 8) + c.tube(fingers, "#8fd17a", 8)
            + c.shape("M152 104H204V130Q200 140 196 162H162Q160 140 152 128Z", "#8fd17a")
            + c.line("M164 124q10 6 24 0", "#4e8a48", 4)
            + c.shape("M28 160Q46 138 70 150Q96 136 122 150Q150 138 176 150Q198 140 214 160Z", "#6b4a2c")
            + c.flat("M206 40q2 10 12 12-10 2-12 12-2-10-12-12 10-2 12-12ZM156 26q1 7 9 9-8 2-9 9-1-7-9-9 8-2 9-9Z",
                "#c8ff7a"))


@_emblem("Resurrection", 85)
def _resurrection(c: Canvas) -> str:
    wing = ("M128 92C150 44 190 22 222 26C216 44 214 50 202 58C210 62 212 66 210 72C202 84 192 84 184 86C190 92 188 "
            "98 182 104C164 116 142 116 128 118Z")
    return (c.both(c.shape(wing, "#ff7a2e") + c.flat("M136 96Q160 60 196 46Q184 66 172 84Q156 104 136 108Z",
                c.pal.gold)) + c.shape("M106 110L92 160L112 146L120 170L128 146L148 160L134 110Z", "#ff7a2e")
            + c.shape("M98 112C92 80 104 44 120 38C136 44 148 80 142 112C138 134 102 134 98 112Z", c.pal.gold)
            + c.shape("M108 42Q104 22 112 12Q116 24 120 6Q124 24 128 12Q136 22 132 42Z", c.pal.red)
            + c.dot(112, 66, 4, 5, c.pal.ink) + c.dot(128, 66, 4, 5, c.pal.ink)
            + c.shape("M114 74H126L120 86Z", "#ff9d2e")
            + c.line("M108 102q12 8 24 0M112 114q8 6 16 0", c.pal.goldd, 4))


@_emblem("Revenge", 10)
def _revenge(c: Canvas) -> str:
    sword = (c.shape("M50 14L150 118L140 128L40 26L36 8Z", c.pal.steell) + c.line("M50 24L138 116", c.pal.steeld, 3)
             + c.tube("M128 138L160 108", c.pal.gold, 8) + c.tube("M148 126L172 150", c.pal.woodd, 9))
    skull = "M120 52C156 52 172 74 172 96C172 112 164 122 154 128V148H86V128C76 122 68 112 68 96C68 74 84 52 120 52Z"
    return (sword + f'<g transform="matrix(-1 0 0 1 240 0)">{sword}</g>' + c.shape(skull, "#f4efff")
            + c.both(c.shape("M126 96L156 84Q160 108 144 112Q130 112 126 96Z", "#2b1030") + c.dot(143, 98, 5, 5,
                c.pal.red)) + c.shape("M113 122L120 110L127 122Z", c.pal.ink)
            + c.line("M100 132v14M113 134v14M127 134v14M140 132v14", "", 4)
            + c.line("M150 58l-8 12 8 8-4 10", "#8a80a8", 4))


@_emblem("Stomp", 70)
def _stomp(c: Canvas) -> str:
    return (c.shape("M84-30H156V70C176 84 190 100 188 116C186 132 172 136 120 136C68 136 58 130 58 114C58 100 76 92 "
                "84 76Z", c.pal.leaf) + c.line("M100 20q14 6 28 0M100 40q14 6 28 0M104 60q12 6 26 0", c.pal.leafd, 4)
            + "".join(c.thin(f"M{x} 114q-4 22 10 30 16-6 14-30Z", c.pal.bone) for x in (66, 104, 142))
            + c.shape("M30 160L52 142L64 152L84 136L100 150L120 138L140 150L158 136L178 152L190 142L212 160Z",
                c.pal.steel) + c.line("M42 130L24 116M198 130L216 116M54 118L44 98M188 118L198 98", "#fff", 6)
            + c.line("M88 160l-14 14M150 160l14 14M120 160v12", "", 5))


@_emblem("Subterranean Strike", 55)
def _strike(c: Canvas) -> str:
    return (c.shape("M20 168L60 128L84 140L100 112L140 112L156 140L180 128L220 168Z", "#6b4a2c")
            + c.shape("M82 146L120-6L158 146Q120 162 82 146Z", c.pal.steel)
            + c.line("M112 34Q124 40 132 40M104 64Q126 74 140 70M96 96Q126 110 148 102M88 126Q126 142 154 132", "", 6)
            + c.line("M112 44L96 110", "#fff", 5, 0.8)
            + c.shape("M14 172Q40 146 66 158Q92 146 120 158Q148 146 174 158Q200 146 226 172Z", "#8a6238")
            + c.shape("M40 104l12-10 8 12-10 10ZM190 96l14-8 8 14-14 8ZM62 70l10-6 6 10-10 6ZM172 56l10-4 4 10-10 4Z",
                "#8a6238"))


@_emblem("Suburban Camouflage", 130)
def _camouflage(c: Canvas) -> str:
    return (c.shape("M154 60V14H176V84Z", "#b5553c") + c.shape("M66 82L120 34L174 82V160H66Z", "#ffe9c4")
            + c.shape("M44 90L120 22L196 90L184 98L120 44L56 98Z", c.pal.red)
            + c.both(c.shape("M132 96H162V124H132Z", "#9be7ff")) + eye(c, 147, 110, 11, c.pal.leaf, "slit")
            + eye(c, 93, 110, 11, c.pal.leaf, "slit")
            + c.shape("M92 136Q120 130 148 136V152Q120 162 92 152Z", c.pal.maw)
            + c.flat("M98 137h9l-4 8ZM114 136h9l-4 8ZM132 137h9l-4 8ZM106 155h9l-4-8ZM124 155h9l-4-8Z", "#fff")
            + c.shape("M48 166C46 150 84 150 84 166ZM156 166C156 150 194 150 192 166Z", c.pal.leaf)
            + leaf(c, 46, 164, 34, -30) + leaf(c, 194, 164, 34, 30))


POWERS = tuple(_EMBLEMS)
