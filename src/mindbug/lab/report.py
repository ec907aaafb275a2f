"""The report of a simulation: the figures of all cards as CSV and Parquet, and a self-contained page."""

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any

import polars

from mindbug.analysis.intervals import Share
from mindbug.lab.plots import bars_plot, shares_plot, steps_plot
from mindbug.lab.simulation import CardRow, Simulation, mean, quantile
from mindbug.lab.tally import CARD_MEASURES, FAILURE
from mindbug.text import set_title

# ---- the figures of the cards


def card_frame(simulation: Simulation) -> polars.DataFrame:
    """Writes a row per card: for each measure the count, the win rate and the bounds of its interval."""
    schema: dict[str, Any] = {"card": polars.String, "set": polars.String, "power": polars.Int64}
    for measure in (*CARD_MEASURES, "taken"):
        schema |= {f"{measure}_count": polars.Int64, f"{measure}_rate": polars.Float64,
                   f"{measure}_low": polars.Float64, f"{measure}_high": polars.Float64}
    rows = []
    for row in simulation.cards():
        shares = [*(row.rates[measure] for measure in CARD_MEASURES), row.taken]
        rows.append([row.card, row.set_id, row.power, *(number for share in shares for number in numbers(share))])
    return polars.DataFrame(rows, schema=schema, orient="row")


def numbers(share: Share | None) -> tuple[int, float | None, float | None, float | None]:
    return (0, None, None, None) if share is None else (share.count, share.rate, share.low, share.high)


def write_cards(simulation: Simulation, folder: Path) -> None:
    frame = card_frame(simulation)
    frame.write_csv(folder / "cards.csv", float_precision=5)
    frame.write_parquet(folder / "cards.parquet")


# ---- the page

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 75rem; margin: 2rem auto; padding: 0 1rem; color: #222; }
h1, h2 { line-height: 1.2; } h2 { margin-top: 2.5rem; }
table { border-collapse: collapse; font-size: 0.85rem; margin: 1rem 0; } .wide { overflow-x: auto; }
th, td { padding: 0.2rem 0.6rem; text-align: right; border-bottom: 1px solid #ddd; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; } th button { all: unset; cursor: pointer; }
th button:focus-visible { outline: 2px solid #2f6690; } small { color: #595959; } img { max-width: 100%; }
"""
# A click on a heading sorts the rows, numbers by their value and not by their text.
SCRIPT = """
for (const button of document.querySelectorAll("th button")) button.onclick = () => {
  const heading = button.parentElement, body = heading.closest("table").tBodies[0], column = heading.cellIndex;
  const down = heading.ariaSort !== "descending";
  for (const other of heading.parentElement.cells) other.ariaSort = null;
  heading.ariaSort = down ? "descending" : "ascending";
  const value = row => row.cells[column].dataset.value ?? row.cells[column].textContent;
  const order = (a, b) => isNaN(a) || isNaN(b) || a === "" || b === "" ? a.localeCompare(b) : a - b;
  body.append(...[...body.rows].sort((a, b) => (down ? -1 : 1) * order(value(a), value(b))));
};
"""
NEARLY_ALL = 0.995  # the last bar of a plot holds the rest
SHOWN_MEASURES = {"opening": "in opening hand", "drawn": "drawn", "played": "played", "entered": "in play",
                  "mindbugged": "mindbugged"}
ENDINGS = {"life": "a player has no life left", "no_action": "a player can neither play, attack nor act",
           "effect": "a card decides the game", "turn_limit": "the turn limit is reached",
           FAILURE: "the bot gave no usable answer"}
METHOD = """
Every deal is played once, by two copies of the bot with different seeds. A win rate is that of the player of whom the
heading speaks: whoever drew, played or had the card in play, and for &ldquo;mindbugged&rdquo; whoever took it. A draw
is half a win. A card counts once per game and player, however many copies there were. &ldquo;Taken&rdquo; is how often
the card was mindbugged when it was played into a ready Mindbug. Small print: how often it happened. Intervals are
Wilson's, 95 %. These are numbers about this bot: stronger players use some cards better, and a card that is played
when one is ahead looks better than it is.
"""


def write_report(simulation: Simulation, identity: Mapping[str, Any], path: Path) -> None:
    path.write_text(report(simulation, identity), encoding="utf-8")


def report(simulation: Simulation, identity: Mapping[str, Any]) -> str:
    sets = ", ".join(set_title(set_id) for set_id in simulation.sets)
    title = f"{simulation.games:,} games of {identity['bot']}: {sets}"
    conditions = ", ".join(f"{key} {value}" for key, value in identity.items() if value is not None and key != "sets")
    rows = simulation.cards()
    creatures = [row for row in rows if row.power is not None]
    power_cards = [row for row in rows if row.power is None]
    body = [
        f"<h1>{escape(title)}</h1><p>Mindbug, simulated. {escape(conditions)}</p>",
        *games_part(simulation), *mindbugs_part(simulation),
        "<h2>Cards</h2>", drawn_plot(creatures), card_table(creatures, SHOWN_MEASURES, with_taken=True),
    ]
    if power_cards:
        body += ["<h2>Power cards</h2>", card_table(power_cards, {"bought": "bought"}, with_taken=False)]
    body.append(f"<h2>How it was counted</h2><p>{METHOD}</p>")
    content = "\n".join(body)
    return (f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
            f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head>\n<body>\n{content}\n'
            f"<script>{SCRIPT}</script></body></html>\n")


def games_part(simulation: Simulation) -> Iterable[str]:
    turns, decisions = simulation.distribution("turns"), simulation.distribution("decisions")
    yield "<h2>Games</h2>"
    yield grid(["", "average", "half of all", "9 of 10"], [
        [name, f"{mean(numbers):.1f}", *(f"{quantile(numbers, low)} to {quantile(numbers, high)}"
                                        for low, high in ((0.25, 0.75), (0.05, 0.95)))]
        for name, numbers in (("turns", turns), ("decisions of both players", decisions))])
    yield f"<p>The starting player wins {rate_text(simulation.starting)}.</p>"
    yield bars_plot(turns, "turns per game", quantile(turns, NEARLY_ALL))
    total = sum(simulation.outcomes.values())
    yield grid(["end of the game", "games", "share", "won by the starting player"], [
        [ENDINGS[outcome], f"{count:,}", f"{count / total:.1%}", rate_text(simulation.rate("outcome", outcome))]
        for outcome, count in simulation.outcomes.items()])
    if simulation.failures:
        yield grid(["why the bot gave no usable answer", "games"],
                    [[reason, f"{count:,}"] for reason, count in simulation.failures.items()])


def mindbugs_part(simulation: Simulation) -> Iterable[str]:
    yield "<h2>Mindbugs</h2>"
    for measure, heading in (("mindbugs used", "Mindbugs used by a player"),
                             ("mindbugs left", "Mindbugs left at the end")):
        counts = simulation.distribution(measure)
        yield grid([heading, "share of players", "win rate"], [
            [str(number), f"{count / sum(counts.values()):.1%}", rate_text(simulation.rate(measure, number))]
            for number, count in counts.items()])
    if simulation.distribution("mindbug turn"):
        turns = simulation.distribution("mindbug turn")
        yield bars_plot(turns, "turn in which a Mindbug is used", quantile(turns, NEARLY_ALL))
    if simulation.taken_by_power():
        yield steps_plot(simulation.taken_by_power(), "printed power of a card played into a ready Mindbug",
                         "mindbugged")


def drawn_plot(rows: Sequence[CardRow]) -> str:
    shares = {row.card: row.rates["drawn"] for row in rows}
    known = {card: share for card, share in shares.items() if share is not None}
    return shares_plot(known, "win rate when drawn") if known else ""


def card_table(rows: Sequence[CardRow], measures: Mapping[str, str], with_taken: bool) -> str:
    headings = ["card", *(["power"] if with_taken else []), *measures.values(), *(["taken"] if with_taken else [])]
    cells = []
    for row in rows:
        shares = [row.rates[measure] for measure in measures] + ([row.taken] if with_taken else [])
        power = [f"<td>{row.power}</td>"] if with_taken else []
        cells.append("".join([f"<td>{escape(row.card)}</td>", *power, *map(share_cell, shares)]))
    head = "".join(f'<th scope="col"><button>{heading}</button></th>' for heading in headings)
    body = "\n".join(f"<tr>{line}</tr>" for line in cells)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>\n{body}\n</tbody></table></div>'


def share_cell(share: Share | None) -> str:
    if share is None:
        return '<td data-value="-1">-</td>'
    return (f'<td data-value="{share.rate:.6f}">{share.rate:.1%} <small>{share.low:.1%} to {share.high:.1%}, '
            f"{share.count:,}</small></td>")


def rate_text(share: Share | None) -> str:
    return "-" if share is None else f"{share.rate:.1%} ({share.low:.1%} to {share.high:.1%})"


def grid(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in headings)
    body = "\n".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>\n{body}\n</tbody></table>"
