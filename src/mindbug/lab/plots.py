"""Plots of arenas. They are made without pyplot, which would open windows and keep global state."""

from collections.abc import Sequence
from pathlib import Path

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from mindbug.lab.standings import Standings

BLUE = "#2f6690"


def plot_standings(standings: Standings, path: Path) -> None:
    """Draws the ratings with their errors, and the score of each bot against each other one."""
    bots = standings.bots
    figure = Figure(figsize=(5 + 1.1 * len(bots), 2 + 0.6 * len(bots)), layout="constrained")
    ratings, points = figure.subplots(1, 2)
    places = range(len(bots))
    ratings.errorbar([bot.rating.elo for bot in bots], places, xerr=[bot.rating.error for bot in bots], fmt="o",
                     color=BLUE, capsize=4)
    name_rows(ratings, [bot.name for bot in bots])
    ratings.set_xlabel("Elo (average 0), 95 % intervals")
    ratings.grid(axis="x", alpha=0.3)
    place = {bot.name: number for number, bot in enumerate(bots)}
    rates = [[float("nan")] * len(bots) for _ in bots]
    for match in standings.matches:
        if match.share is not None:
            rates[place[match.first]][place[match.second]] = match.share.rate
            rates[place[match.second]][place[match.first]] = 1 - match.share.rate
    points.imshow(rates, vmin=0, vmax=1, cmap="RdBu", alpha=0.6)
    for row, line in enumerate(rates):
        for column, value in enumerate(line):
            if value == value:  # NaN: these two did not meet
                points.text(column, row, f"{value:.1%}", ha="center", va="center", fontsize=8)
    points.set_xticks(list(places), [short(bot.name) for bot in bots], rotation=30, ha="right")
    name_rows(points, [bot.name for bot in bots])
    points.set_title("points of the row against the column", fontsize=10)
    figure.savefig(path, dpi=150)


def name_rows(axes: Axes, names: Sequence[str]) -> None:
    """Names the rows; the first one is on top."""
    axes.set_yticks(range(len(names)), [short(name) for name in names])
    axes.set_ylim(len(names) - 0.5, -0.5)


def short(name: str) -> str:
    """A bot's name for a plot: a long command is cut, and a dollar sign must not start a formula."""
    return (name if len(name) <= 24 else name[:23] + "…").replace("$", r"\$")
