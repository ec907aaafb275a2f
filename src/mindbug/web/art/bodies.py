"""Body shapes: the right half of each outline, from the middle of the top to the middle of the bottom."""

from dataclasses import dataclass
from functools import cache

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Body:
    """A shape with the places where other parts begin."""

    outline: str  # the whole closed outline
    half: int  # half width where the arms begin
    head: int  # half width where the ears begin
    top: int
    bottom: int
    eyes: int
    mouth: int
    arm: int  # height of the shoulders


# name: right half (cubic and straight segments, absolute), half, head, top, bottom, eyes, mouth, arm
_SHAPES: dict[str, tuple[str, int, int, int, int, int, int, int]] = {
    "egg": ("C150 44 172 74 172 112 C172 146 152 164 120 164", 52, 46, 44, 164, 92, 118, 122),
    "round": ("C156 46 180 72 180 108 C180 144 156 164 120 164", 60, 52, 46, 164, 96, 122, 122),
    "pear": ("C144 40 154 58 158 84 C164 104 178 114 178 136 C178 156 152 166 120 166", 54, 36, 40, 166, 82, 108,
        122),
    "dome": ("C154 36 176 62 176 102 L176 150 C176 162 166 166 154 166 L120 166", 56, 50, 36, 166, 88, 114, 122),
    "wide": ("C164 62 190 84 190 118 C190 148 160 164 120 164", 70, 54, 62, 164, 98, 122, 124),
    "tall": ("C144 16 156 36 156 72 L156 138 C156 158 146 167 120 167", 37, 36, 16, 167, 70, 98, 112),
    "capsule": ("C142 10 150 34 152 66 C156 100 160 124 158 140 C156 160 140 167 120 167", 38, 32, 10, 167, 72, 100,
        116),
    "carrot": ("C150 42 172 52 170 80 C168 106 146 146 120 174", 46, 48, 42, 174, 84, 110, 106),
    "berry": ("C142 42 178 46 178 84 C178 118 146 158 120 167", 54, 54, 42, 167, 90, 116, 112),
    "apple": ("C126 46 138 40 152 41 C176 44 186 74 181 104 C176 138 158 168 136 166 C130 166 126 163 120 163", 61,
        50, 50, 164, 96, 122, 122),
    "pepper": ("C126 40 140 34 154 40 C178 48 180 80 174 106 C170 130 168 148 158 160 C148 170 138 168 132 162 C128 "
        "160 124 160 120 162", 55, 50, 46, 164, 90, 116, 116),
    "pumpkin": ("C128 54 140 50 152 54 C186 58 200 90 194 122 C190 150 168 166 144 164 C134 166 126 166 120 164", 72,
        54, 58, 164, 98, 122, 124),
    "onion": ("C121 44 128 54 146 64 C172 78 182 98 178 124 C174 150 150 166 120 166", 58, 46, 26, 166, 104, 130,
        124),
    "radish": ("C150 46 178 62 176 96 C174 128 144 146 132 158 C127 163 123 170 120 178", 54, 52, 46, 166, 90, 116,
        114),
    "star": ("C130 10 136 46 146 58 C160 60 196 58 198 68 C199 80 168 98 164 108 C166 124 180 160 170 166 C160 170 "
        "136 148 120 148", 46, 30, 10, 166, 82, 106, 112),
    "box": ("L158 44 C170 44 175 50 175 62 L175 150 C175 161 170 166 158 166 L120 166", 55, 50, 44, 166, 86, 116,
        118),
    "potato": ("C142 28 160 40 161 62 C176 76 167 92 176 110 C186 136 166 167 120 167", 56, 40, 30, 167, 78, 104,
        118),
    "barrel": ("L150 40 C164 40 166 46 168 56 C178 84 178 122 168 152 C166 162 162 167 150 167 L120 167", 54, 46, 40,
        167, 92, 120, 122),
    "stalk": ("L144 66 C148 96 152 128 164 152 C166 166 146 168 120 168", 34, 30, 66, 168, 102, 128, 122),
    "neck": ("C140 -14 151 0 150 24 C148 42 140 50 139 66 L141 104 C174 106 182 134 180 152 C178 166 152 167 120 167",
        56, 28, -14, 167, 16, 42, 128),
    "slug": ("C168 92 206 116 208 144 C208 164 180 168 120 168", 80, 50, 92, 168, 120, 142, 136),
    "ghost": (
        "C154 30 176 60 176 102 L178 164 C170 172 164 156 154 158 C146 160 144 172 136 168 C130 164 126 158 120 158",
        56, 48, 30, 166, 82, 110, 116),
    "peanut": ("C148 22 166 42 160 70 C154 86 156 94 166 106 C184 132 168 167 120 167", 54, 40, 22, 167, 62, 88, 122),
    "cone": ("C132 0 142 42 158 80 C170 106 182 132 174 150 C166 166 142 166 120 166", 56, 36, 0, 166, 106, 132, 128),
    "cube": ("L172 58 L172 148 L120 170", 52, 50, 40, 170, 98, 126, 122),
    "hunch": ("C144 34 158 48 160 74 C188 78 200 104 196 132 C192 156 160 166 120 166", 70, 38, 34, 166, 74, 102,
        118),
    "kite": ("C154 28 176 56 172 86 C168 118 146 150 120 168", 48, 48, 28, 168, 80, 110, 106),
    "dino": ("C148 22 162 42 160 70 C158 86 164 98 174 114 C184 140 168 167 120 167", 54, 40, 22, 167, 60, 88, 118),
    "pod": ("C170 70 206 76 222 50 C228 90 206 150 120 158", 70, 50, 70, 158, 106, 130, 120),
}


def _mirrored(half: str, top: int) -> str:
    """The half and, walked backwards, its mirror image, as one closed path."""
    words = half.replace("C", "C ").replace("L", "L ").split()
    steps: list[tuple[str, list[Point]]] = []
    while words:
        command, count = (words[0], 6 if words[0] == "C" else 2)
        numbers = [float(n) for n in words[1:1 + count]]
        steps.append((command, [(numbers[i], numbers[i + 1]) for i in range(0, count, 2)]))
        del words[:1 + count]
    nodes = [(120.0, float(top))] + [points[-1] for _, points in steps]
    out = [f"M120 {top}{half}"]
    for i in range(len(steps) - 1, -1, -1):
        command, points = steps[i]
        path = [*reversed(points[:-1]), nodes[i]]
        out.append(command + " ".join(f"{240 - x:g} {y:g}" for x, y in path))
    return "".join(out) + "Z"


@cache
def body(name: str) -> Body:
    half, width, head, top, bottom, eyes, mouth, arm = _SHAPES[name]
    return Body(_mirrored(half, top), width, head, top, bottom, eyes, mouth, arm)


BODIES = tuple(_SHAPES)
