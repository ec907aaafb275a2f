"""Plots of arenas and of training. They are made without pyplot, which would open windows and keep global state."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

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


def plot_generations(results: Sequence[Mapping[str, Any]], path: Path) -> None:
    """Draws per generation how well positions and moves are predicted, and how the gate went in every pool."""
    numbers = [result["generation"] for result in results]
    figure = Figure(figsize=(11, 4), layout="constrained")
    loss, moves, gate = figure.subplots(1, 3)
    for axes, title, before, after in ((loss, "log loss of positions", "loss_before", "loss_after"),
                                       (moves, "cross entropy of moves", "moves_before", "moves_after")):
        axes.plot(numbers, [result[before] for result in results], "o--", color="#8a8a8a", label="before")
        axes.plot(numbers, [result[after] for result in results], "o-", color=BLUE, label="after")
        axes.set_title(title, fontsize=10)
        axes.legend(fontsize=8)
    for result in results:
        for verdict in result["gate"]:
            share = verdict["share"]
            if share is not None:
                gate.errorbar(result["generation"], share["rate"], fmt="o", color=BLUE, capsize=3, alpha=0.6,
                              yerr=[[share["rate"] - share["low"]], [share["high"] - share["rate"]]])
    gate.axhline(0.5, color="#8a8a8a", linewidth=0.8)
    gate.set_title("points in the gate, per pool, 95 % intervals", fontsize=10)
    for axes in (loss, moves, gate):
        axes.set_xticks(numbers)
        axes.set_xlabel("generation")
        axes.grid(alpha=0.3)
    figure.savefig(path, dpi=150)
