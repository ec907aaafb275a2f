"""Charts without words, as SVG: what they mean stands beside them, in the language of the reader."""

from collections.abc import Mapping, Sequence
from math import ceil

from mindbug.analysis.intervals import Share

WIDTH, HEIGHT = 700, 240
LEFT, BOTTOM, TOP = 46, 26, 10
BLUE, ORANGE, GREY, LINE = "#2f6690", "#d1603d", "#8a8a8a", "#dcdcdc"
MOST_TICKS = 16


def bars(counts: Mapping[int, int], last: int) -> str:
    """Draws how often each number came up, as shares of all. The last bar stands for that number and all above it."""
    total = sum(counts.values()) or 1
    first = min(counts, default=0)
    last = max(first, last)
    numbers = range(first, last + 1)
    heights = [counts.get(number, 0) / total for number in numbers]
    heights[-1] = sum(count for number, count in counts.items() if number >= last) / total
    scale = Scale(numbers, max(heights, default=0.0))
    drawn = [f'<rect x="{scale.x(number) - 0.45 * scale.step:.1f}" y="{scale.y(share):.1f}" '
             f'width="{0.9 * scale.step:.1f}" height="{HEIGHT - BOTTOM - scale.y(share):.1f}" fill="{BLUE}"/>'
             for number, share in zip(numbers, heights, strict=True)]
    return scale.svg(drawn)


def steps(shares: Mapping[int, Share]) -> str:
    """A share for each number, with its interval."""
    numbers = range(min(shares), max(shares) + 1)
    scale = Scale(numbers, max(share.high for share in shares.values()))
    drawn = []
    points = []
    for number, share in sorted(shares.items()):
        x = scale.x(number)
        points.append(f"{x:.1f},{scale.y(share.rate):.1f}")
        drawn.append(f'<path d="M{x:.1f} {scale.y(share.low):.1f}V{scale.y(share.high):.1f}" stroke="{GREY}" '
                     f'stroke-width="3"/><circle cx="{x:.1f}" cy="{scale.y(share.rate):.1f}" r="4" fill="{BLUE}"/>')
    return scale.svg([f'<polyline points="{" ".join(points)}" fill="none" stroke="{BLUE}"/>', *drawn])


def band(share: Share, low: float, high: float, colour: str = BLUE, zone: tuple[float, float] | None = None) -> str:
    """A share with its interval between the two ends of a scale, and a line at one half: for a cell of a table. A zone
    is shaded behind it."""
    def x(value: float) -> float:
        return 100 * (min(max(value, low), high) - low) / (high - low)

    shade = "" if zone is None else (f'<rect x="{x(zone[0]):.1f}" width="{x(zone[1]) - x(zone[0]):.1f}" height="10" '
                                     f'fill="{LINE}"/>')
    middle = f'<path d="M{x(0.5):.1f} 0V10" stroke="{GREY}"/>' if low < 0.5 < high else ""
    return (f'<svg class="band" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">{shade}{middle}'
            f'<rect x="{x(share.low):.1f}" y="3" width="{max(0.8, x(share.high) - x(share.low)):.1f}" height="4" '
            f'fill="{colour}" opacity=".45"/><path d="M{x(share.rate):.1f} 0V10" stroke="{colour}" stroke-width="1.6"/>'
            "</svg>")


class Scale:
    """The axes: whole numbers below, percent at the side."""

    def __init__(self, numbers: Sequence[int], highest: float) -> None:
        self.numbers = numbers
        self.step = (WIDTH - LEFT - 8) / max(1, len(numbers))
        unit = next(unit for unit in (0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 1.0) if highest <= 5 * unit or unit == 1.0)
        self.top = max(unit, unit * ceil(round(highest / unit, 9)))
        self.unit = unit

    def x(self, number: int) -> float:
        return LEFT + (number - self.numbers[0] + 0.5) * self.step

    def y(self, share: float) -> float:
        return TOP + (HEIGHT - BOTTOM - TOP) * (1 - share / self.top)

    def svg(self, drawn: Sequence[str]) -> str:
        lines = []
        for number in range(round(self.top / self.unit) + 1):
            y = self.y(number * self.unit)
            lines.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH}" stroke="{LINE}"/><text x="{LEFT - 6}" y="{y + 4:.1f}" '
                         f'text-anchor="end">{100 * number * self.unit:.0f} %</text>')
        every = ceil(len(self.numbers) / MOST_TICKS)
        ticks = [f'<text x="{self.x(number):.1f}" y="{HEIGHT - 8}" text-anchor="middle">{number}</text>'
                 for number in self.numbers if number % every == 0]
        return (f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" font-size="12" fill="#444">'
                f'{"".join(lines)}{"".join(drawn)}{"".join(ticks)}</svg>')
