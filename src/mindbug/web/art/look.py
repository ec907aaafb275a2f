"""A recipe: everything that is chosen by hand about one creature's picture."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Look:
    """The recipe of a creature's picture."""

    body: str
    hue: int  # OKLCH: 25 red, 60 orange, 100 yellow, 145 green, 200 cyan, 255 blue, 300 violet, 350 pink
    scene: str
    parts: str  # names from the part library, in any order but within one layer from back to front
    accent: int | None = None  # hue; the complement if not given
    light: float = 0.70
    chroma: float = 0.155
    size: float = 1.0

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self.parts.split())
