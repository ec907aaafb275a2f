"""OKLCH to sRGB, so that palettes have even perceived lightness for every hue."""

from dataclasses import dataclass
from functools import cache
from math import cos, radians, sin

INK, WHITE = "#150f2b", "#ffffff"  # of everything that has no hue of its own


@cache
def oklch(lightness: float, chroma: float, hue: float) -> str:
    """The colour as #rrggbb; chroma shrinks until it can be shown."""
    red = green = blue = 0.0
    for _ in range(12):
        a, b = chroma * cos(radians(hue)), chroma * sin(radians(hue))
        long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
        medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
        short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
        red = 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short
        green = -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short
        blue = -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short
        if all(-0.0005 <= v <= 1.0005 for v in (red, green, blue)):
            break
        chroma *= 0.88
    return f"#{_byte(red):02x}{_byte(green):02x}{_byte(blue):02x}"


def _byte(linear: float) -> int:
    v = min(1.0, max(0.0, linear))
    return round(255 * (12.92 * v if v <= 0.0031308 else 1.055 * v ** (1 / 2.4) - 0.055))


@dataclass(frozen=True, slots=True)
class Palette:
    """Three tones of the creature's colour, three of its accent, and the materials that are always the same."""

    base: str
    shade: str
    light: str
    deep: str
    ink: str
    acc: str
    accd: str
    accl: str
    bone: str = "#f7ecd3"
    boned: str = "#d3b58c"
    leaf: str = "#5fbf4a"
    leafd: str = "#2f8a3c"
    leafl: str = "#a6e070"
    wood: str = "#a86b3c"
    woodd: str = "#74431f"
    steel: str = "#b9c6d8"
    steeld: str = "#7787a3"
    steell: str = "#e6eef8"
    gold: str = "#ffc93c"
    goldd: str = "#d98a12"
    red: str = "#ef3e5b"
    pink: str = "#ff7b95"
    maw: str = "#4a0d24"


@cache
def palette(hue: int, accent: int, lightness: float, chroma: float) -> Palette:
    k, low = chroma, lightness
    # a light red would be pink, a dark yellow olive
    bright = 0.76 - 0.11 * max(0.0, cos(radians(accent - 22))) + 0.09 * max(0.0, cos(radians(accent - 108)))
    return Palette(
        base=oklch(low, k, hue),
        shade=oklch(low - 0.17, k * 0.92, hue + 12),
        light=oklch(min(0.96, low + 0.15), k * 0.62, hue - 14),
        deep=oklch(max(0.22, low - 0.32), k * 0.7, hue + 18),
        ink=oklch(0.20, 0.045, hue + 25),
        acc=oklch(bright, 0.18, accent),
        accd=oklch(bright - 0.19, 0.16, accent + 6),
        accl=oklch(0.90, 0.08, accent - 6),
    )
