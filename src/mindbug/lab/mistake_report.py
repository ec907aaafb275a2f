"""A printed review of a game: a plot of the chances, and rows that name the choices that threw them away."""

import html
import io
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from mindbug.analysis.accuracy import accuracy
from mindbug.analysis.mistakes import BLUNDER, MISTAKE, Reviewed
from mindbug.analysis.reasons import Explanation
from mindbug.game.seats import SEATS
from mindbug.lab.extra import lab_libraries
from mindbug.lab.outputs import IMAGES, check_output
from mindbug.text import option_text, percent, say
from mindbug.text.explaining import why

if TYPE_CHECKING:
    from matplotlib.figure import Figure

PAGES = (".html",)


# ---- the plot


def check_plot(path: Path) -> None:
    """Raises the errors of `write_plot` before the hours of work, not after them."""
    check_output(path, (*IMAGES, *PAGES))
    with lab_libraries():
        import matplotlib.figure  # noqa: F401 - the table of a review is printed also where this is not installed


def write_plot(choices: Sequence[Reviewed], path: Path, lang: str = "en") -> None:
    """Writes the win chances over the game as an image, or as a page that also has a row for every choice."""
    check_plot(path)
    in_page = path.suffix not in IMAGES
    figure = draw(choices, lang, titled=not in_page)  # a page has the title as its heading
    if not in_page:
        figure.savefig(path, dpi=150)
        return
    image = io.StringIO()
    figure.savefig(image, format="svg")
    path.write_text(page(choices, image.getvalue(), lang), encoding="utf-8")


def draw(choices: Sequence[Reviewed], lang: str, titled: bool) -> "Figure":
    # only for plots: see `check_plot`
    from matplotlib.figure import Figure
    from matplotlib.ticker import MaxNLocator, PercentFormatter  # for the axes, likewise

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
    axes.set_xlabel(say("report_decision", lang))
    if titled:
        axes.set_title(say("report_title", lang))
    if choices:
        axes.legend()
    return figure


def page(choices: Sequence[Reviewed], image: str, lang: str) -> str:
    """A page that contains everything it needs."""
    title = html.escape(say("report_title", lang))
    head = "".join(f"<th>{html.escape(heading)}</th>" for heading in headings(lang))
    rows = "\n".join(f"<tr>{''.join(f'<td>{html.escape(cell)}</td>' for cell in cells(each, lang))}</tr>"
                     for each in choices)
    svg = image[image.index("<svg"):]  # without the XML header, which does not belong in a page
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


# ---- the rows

COLUMNS = ("number", "turn", "player", "win", "loss", "choice")


def headings(lang: str) -> list[str]:
    """The titles of the columns."""
    return [say(f"report_{column}", lang) for column in COLUMNS]


def cells(each: Reviewed, lang: str) -> tuple[str, ...]:
    """The cells of a row, one for each column."""
    decision = each.analysis.decision
    text = option_text(each.chosen.option, decision, lang)
    if each.mark:
        better = option_text(each.analysis.best.option, decision, lang)
        text = f"{text} {each.mark} ({say('report_better', lang, option=better)})"
    loss = percent(each.loss, lang) if each.chosen is not each.analysis.best else ""
    return (str(each.number), str(each.choice.turn), player_name(each.choice.player, lang), percent(each.win, lang),
            loss, text)


def summaries(choices: Sequence[Reviewed], lang: str) -> list[str]:
    """A line for each player who made decisions."""
    lines = []
    for player in SEATS:
        own = [each for each in choices if each.choice.player == player]
        if own:
            marks = [each.mark for each in own]
            loss = percent(sum(each.loss for each in own) / len(own), lang)
            figure = accuracy(own)
            lines.append(say("report_summary", lang, name=player_name(player, lang), decisions=len(own), loss=loss,
                             accuracy="–" if figure is None else percent(figure / 100, lang),
                             mistakes=marks.count(MISTAKE), blunders=marks.count(BLUNDER)))
    return lines


def explained(each: Reviewed, reason: Explanation, lang: str) -> list[str]:
    """The lines of a turning point: what was chosen and what it lost, then why the better choice was better."""
    number, _, player, _, loss, choice = cells(each, lang)
    better = option_text(each.analysis.best.option, each.analysis.decision, lang)
    people: dict[str, str] = {seat: player_name(seat, lang) for seat in SEATS}
    return [f"{number}. {say('labelled', lang, name=player, text=choice)} −{loss}",
            f"   {why(reason, better, each.win, each.chosen.win, lang, people)}"]


def player_name(seat: str, lang: str) -> str:
    return say("player", lang, number=seat[1:])
