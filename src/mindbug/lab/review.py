"""A finished game looked at again: how the chances went, and which choices threw them away."""

import html
import io
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from mindbug.analysis import Analysis, Prospect, analyse
from mindbug.game import Game, replay
from mindbug.lab.extra import lab_libraries
from mindbug.lab.headings import HEADINGS, percent
from mindbug.record import Choice, Record
from mindbug.text import option_text, ui

if TYPE_CHECKING:
    from matplotlib.figure import Figure

ITERATIONS = 4000  # per decision
MISTAKE, BLUNDER = "?", "??"
# What a choice may lose of the win chance before it gets the mark; the worst first.
MARKS = ((0.15, BLUNDER), (0.08, MISTAKE))
IMAGES = (".png", ".svg", ".pdf")
PAGES = (".html",)


@dataclass(frozen=True)
class Reviewed:
    """One choice of a recorded game, and what its player could have known about it."""

    number: int
    """Its place among the choices of the record, from 1."""
    choice: Choice
    analysis: Analysis

    @property
    def chosen(self) -> Prospect:
        return self.analysis.of(self.choice.label)

    @property
    def win(self) -> float:
        """The chance that the player had, with the best option."""
        return self.analysis.win

    @property
    def loss(self) -> float:
        """What the choice has given away of it."""
        return max(0.0, self.win - self.chosen.win)

    @property
    def mark(self) -> str:
        """Nothing, MISTAKE or BLUNDER. A loss that may be the search's own noise is nobody's mistake."""
        noise = 2.0 * math.hypot(self.analysis.best.error, self.chosen.error)
        return next((mark for limit, mark in MARKS if self.loss > max(limit, noise)), "")


def review(game: Game, seat: str | None = None, iterations: int | None = None, seconds: float | None = None,
           seed: int = 0) -> Iterator[Reviewed]:
    """Every choice so far that had an alternative, by one seat or by both. Each player is judged by the own view."""
    if iterations is None and seconds is None:
        iterations = ITERATIONS
    record = game.record()
    again = replay(Record(record.setup, record.digest), catalogue=game.catalogue)
    for number, choice in enumerate(record.choices, 1):
        decision = again.decision
        assert decision is not None, "a record has no choice after the end"
        if len(decision.options) > 1 and choice.player in ("p1", "p2") and seat in (None, choice.player):
            yield Reviewed(number, choice, analyse(again, None, iterations, seconds, seed))
        again.choose(choice.label)


# ---- the plot


def check_plot(path: Path) -> None:
    """Raises what `write_plot` would, but before the hours of work."""
    if path.suffix not in (*IMAGES, *PAGES):
        raise ValueError(f"{path}: a plot is one of {', '.join((*IMAGES, *PAGES))}")
    with lab_libraries():
        import matplotlib.figure  # noqa: F401


def write_plot(choices: Sequence[Reviewed], path: Path, lang: str = "en") -> None:
    """The win chances over the game as an image, or as a page that also has the table."""
    check_plot(path)
    figure = draw(choices, lang)
    if path.suffix in IMAGES:
        figure.savefig(path, dpi=150)
        return
    image = io.StringIO()
    figure.savefig(image, format="svg")
    path.write_text(page(choices, image.getvalue(), lang), encoding="utf-8")


def draw(choices: Sequence[Reviewed], lang: str) -> "Figure":
    from matplotlib.figure import Figure
    from matplotlib.ticker import MaxNLocator, PercentFormatter

    figure = Figure(figsize=(10, 4.5), layout="constrained")
    axes = figure.add_subplot()
    for player, colour, shape in (("p1", "tab:blue", "o"), ("p2", "tab:orange", "s")):
        own = [each for each in choices if each.choice.player == player]
        if own:
            axes.plot([each.number for each in own], [each.win for each in own], color=colour, marker=shape,
                      markersize=4, label=player_name(player, lang))
        for each in own:
            if each.mark:
                axes.annotate(each.mark, (each.number, each.win), (0, 5), textcoords="offset points", ha="center",
                              weight="bold", color="tab:red")
    axes.axhline(0.5, color="grey", linewidth=0.8)
    axes.set_ylim(-0.03, 1.08)
    axes.yaxis.set_major_formatter(PercentFormatter(1.0))
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.set_xlabel(HEADINGS[lang]["decision"])
    axes.set_title(HEADINGS[lang]["title"])
    if choices:
        axes.legend()
    return figure


def page(choices: Sequence[Reviewed], image: str, lang: str) -> str:
    """A file of its own: nothing is fetched from anywhere."""
    words = HEADINGS[lang]
    title = html.escape(words["title"])
    head = "".join(f"<th>{html.escape(words[key])}</th>" for key in COLUMNS)
    rows = "\n".join(f"<tr>{''.join(f'<td>{html.escape(cell)}</td>' for cell in cells(each, lang))}</tr>"
                     for each in choices)
    svg = image[image.index("<svg"):]  # without the XML header, which has no place inside a page
    return f"""<!DOCTYPE html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>
body {{ font-family: sans-serif }}
svg {{ max-width: 100%; height: auto }}
td, th {{ text-align: left; padding: 0 .6em }}
</style>
</head>
<body>
<h1>{title}</h1>
{svg}
<table>
<tr>{head}</tr>
{rows}
</table>
</body>
</html>
"""


# ---- the table

COLUMNS = ("number", "turn", "player", "win", "loss", "choice")


def cells(each: Reviewed, lang: str) -> tuple[str, ...]:
    """A row of the table: an entry for each of the columns."""
    decision = each.analysis.decision
    said = option_text(each.chosen.option, decision, lang)
    if each.mark:
        better = option_text(each.analysis.best.option, decision, lang)
        said = f"{said} {each.mark} ({HEADINGS[lang]['better'].format(option=better)})"
    loss = percent(each.loss, lang) if each.chosen is not each.analysis.best else ""
    return (str(each.number), str(each.choice.turn), player_name(each.choice.player, lang), percent(each.win, lang),
            loss, said)


def summaries(choices: Sequence[Reviewed], lang: str) -> list[str]:
    """A line for each player who had something to decide."""
    lines = []
    for player in ("p1", "p2"):
        own = [each for each in choices if each.choice.player == player]
        if own:
            marks = [each.mark for each in own]
            lines.append(HEADINGS[lang]["summary"].format(
                name=player_name(player, lang), decisions=len(own), mistakes=marks.count(MISTAKE),
                blunders=marks.count(BLUNDER), loss=percent(sum(each.loss for each in own) / len(own), lang)))
    return lines


def player_name(seat: str, lang: str) -> str:
    return ui("player", lang, number=seat[1:])
