"""Plots of arenas and simulations. They are made without pyplot, which would open windows and keep global state."""

from base64 import b64encode
from collections.abc import Mapping, Sequence
from html import escape
from io import BytesIO
from pathlib import Path

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from mindbug.analysis.intervals import Share
from mindbug.lab.standings import Standings

BLUE, ORANGE, GREY = "#2f6690", "#d1603d", "#8a8a8a"


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


# ---- simulation: pictures for a web page


def picture(figure: Figure, caption: str) -> str:
    """An HTML image that contains its data. The same figure always gives the same text."""
    stream = BytesIO()
    with matplotlib.rc_context({"svg.hashsalt": "mindbug", "svg.fonttype": "none"}):
        figure.savefig(stream, format="svg", metadata={"Date": None, "Creator": None})
    data = b64encode(stream.getvalue()).decode("ascii")
    return f'<p><img alt="Plot: {escape(caption)}" src="data:image/svg+xml;base64,{data}"></p>'


def shares_plot(shares: Mapping[str, Share], label: str) -> str:
    """Draws rates with their intervals, the best on top, and a line at one half."""
    ordered = sorted(shares.items(), key=lambda item: -item[1].rate)
    figure = Figure(figsize=(7, 1 + 0.2 * len(ordered)), layout="constrained")
    axes = figure.subplots()
    below = [share.rate - share.low for _, share in ordered]
    above = [share.high - share.rate for _, share in ordered]
    axes.errorbar([share.rate for _, share in ordered], range(len(ordered)), xerr=[below, above], fmt="o", color=BLUE,
                  ecolor=GREY, markersize=4)
    name_rows(axes, [name for name, _ in ordered])
    axes.tick_params(axis="y", labelsize=8)
    axes.axvline(0.5, color=ORANGE, linewidth=1)
    axes.xaxis.set_major_formatter("{x:.0%}")
    axes.set_xlabel(label)
    axes.grid(axis="x", alpha=0.3)
    return picture(figure, label)


def bars_plot(counts: Mapping[int, int], label: str, last: int) -> str:
    """Draws how often each number came up, as shares of all. The last bar stands for that number and all above it."""
    total = sum(counts.values()) or 1
    heights = [counts.get(number, 0) / total for number in range(last)]
    heights.append(sum(count for number, count in counts.items() if number >= last) / total)
    figure = Figure(figsize=(7, 2.8), layout="constrained")
    axes = figure.subplots()
    axes.bar(range(last + 1), heights, color=BLUE, width=0.9)
    axes.yaxis.set_major_formatter("{x:.0%}")
    axes.set_xlabel(f"{label} (the last bar: {last} or more)")
    axes.grid(axis="y", alpha=0.3)
    return picture(figure, label)


def steps_plot(shares: Mapping[int, Share], label: str, meaning: str) -> str:
    """Draws a share for each number, with its interval."""
    figure = Figure(figsize=(7, 2.8), layout="constrained")
    axes = figure.subplots()
    numbers = sorted(shares)
    rates = [shares[number].rate for number in numbers]
    below = [shares[number].rate - shares[number].low for number in numbers]
    above = [shares[number].high - shares[number].rate for number in numbers]
    axes.errorbar(numbers, rates, yerr=[below, above], fmt="o-", color=BLUE, ecolor=GREY, capsize=3)
    axes.yaxis.set_major_formatter("{x:.0%}")
    axes.set_ylim(0, None)
    axes.set_xlabel(label)
    axes.set_ylabel(meaning)
    axes.grid(alpha=0.3)
    return picture(figure, label)
