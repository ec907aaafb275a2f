"""The report of a simulation: the figures of all cards as CSV and Parquet, and a self-contained page.

The page has pictures and texts of the cards, can be sorted, and speaks every language that we have.
"""

from base64 import b64encode
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any

import polars

from mindbug.analysis.intervals import Share
from mindbug.lab import charts
from mindbug.lab.simulation import CardRow, Simulation, mean, quantile
from mindbug.lab.tally import CARD_MEASURES
from mindbug.lab.tongues import everywhere, page, phrase
from mindbug.text import card_name, card_text, long_number, percent, say, set_title
from mindbug.web.art import POWERS, creature_svg, power_svg

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
*{box-sizing:border-box}
body{font:16px/1.5 system-ui,sans-serif;max-width:80rem;margin:0 auto;padding:1rem;color:#222;background:#fff;
 overflow-wrap:anywhere}
h1,h2{line-height:1.2}h1{font-size:clamp(1.3rem,4vw,2rem)}h2{margin-top:2.5rem}
.languages{text-align:right}.languages button{font:inherit;padding:.3rem .7rem;margin-left:.3rem;border:1px solid #bbb;
 border-radius:.4rem;background:#fff;cursor:pointer}.languages button[aria-pressed=true]{background:#2f6690;color:#fff}
.scroll{overflow-x:auto}table{border-collapse:collapse;font-size:.9rem;margin:1rem 0}
th,td{padding:.3rem .6rem;text-align:right;border-bottom:1px solid #ddd;vertical-align:middle;
 overflow-wrap:break-word}
th:first-child,td:first-child{text-align:left}
th button{all:unset;cursor:pointer;font-weight:bold}th[aria-sort=descending] button::after{content:" \\2193"}
th[aria-sort=ascending] button::after{content:" \\2191"}:focus-visible{outline:2px solid #2f6690;outline-offset:2px}
small{color:#595959;display:block}figure{margin:1rem 0;max-width:44rem}.chart{width:100%;height:auto}
figcaption{color:#444;font-size:.9rem}.band{width:100%;min-width:4rem;height:.6rem;display:block}
.card{display:flex;gap:.7rem;align-items:center;min-width:13rem}.card img{width:5.5rem;border-radius:.4rem;flex:none}
.card summary{font-weight:bold;cursor:pointer}.card p{margin:.2rem 0;font-size:.85rem}.label{display:none}
@media(max-width:60rem){
 .cards thead{display:none}.cards,.cards tbody,.cards tr,.cards td{display:block;width:100%}
 .cards tr{border:1px solid #ccc;border-radius:.6rem;margin:.8rem 0;padding:.4rem}
 .cards td{display:grid;grid-template-columns:8rem 1fr;text-align:left;gap:.6rem;border:0}
 .cards td:first-child{display:block}.label{display:block;color:#444}.sorter{display:flex}
 .scroll th,.scroll td{padding:.2rem .3rem;font-size:.8rem}
}
@media print{.languages,.sorter{display:none}}
.sorter{gap:.5rem;flex-wrap:wrap}@media(min-width:60.01rem){.sorter{display:none}}
select{font:inherit;padding:.3rem;max-width:100%}
"""
# A heading, or on a small screen the list above the rows, sorts them: numbers by value and not by text.
SCRIPT = """
const sort = (table, column, down) => {
  const body = table.tBodies[0], headings = table.tHead.rows[0].cells;
  for (const other of headings) other.removeAttribute("aria-sort");
  headings[column].setAttribute("aria-sort", down ? "descending" : "ascending");
  const value = row => row.cells[column].dataset.value ?? row.cells[column].innerText;
  const order = (a, b) => isNaN(a) || isNaN(b) || a === "" || b === "" ? a.localeCompare(b) : a - b;
  body.append(...[...body.rows].sort((a, b) => (down ? -1 : 1) * order(value(a), value(b))));
};
for (const button of document.querySelectorAll("th button")) button.onclick = () => {
  const heading = button.parentElement;
  sort(heading.closest("table"), heading.cellIndex, heading.getAttribute("aria-sort") !== "descending");
};
for (const list of document.querySelectorAll(".sorter select"))
  list.onchange = () => sort(list.closest("section").querySelector("table"), +list.value, +list.value > 0);
"""
NEARLY_ALL = 0.995  # the last bar of a chart holds the rest
CONDITIONS = ("seed", "seed_hash", "openings", "iterations", "seconds", "rules", "cards")
"""Parts of the identity of a run that stand below the title, which tells bot and sets."""
SHOWN_MEASURES = ("opening", "drawn", "played", "entered", "mindbugged")
LOW, HIGH = 0.3, 0.7
"""The ends of the scale of the small bands."""


def write_report(simulation: Simulation, identity: Mapping[str, Any], path: Path) -> None:
    path.write_text(report(simulation, identity), encoding="utf-8")


def report(simulation: Simulation, identity: Mapping[str, Any]) -> str:
    def title(lang: str) -> str:
        sets = ", ".join(set_title(set_id, lang) for set_id in simulation.sets)
        return say("sim_title", lang, games=long_number(simulation.games, lang), bot=identity["bot"], sets=sets)

    rows = simulation.cards()
    creatures = [row for row in rows if row.power is not None]
    power_cards = [row for row in rows if row.power is None]
    body = [f"<h1>{everywhere(title)}</h1><p><small>Mindbug · "
            f"{everywhere(lambda lang: conditions(identity, lang))}</small></p>",
            *games_part(simulation), *mindbugs_part(simulation),
            card_table(simulation, "sim_cards", creatures, SHOWN_MEASURES)]
    if power_cards:
        body.append(card_table(simulation, "sim_power_cards", power_cards, ("bought",)))
    body.append(f"<h2>{phrase('sim_method_title')}</h2><p>{phrase('sim_method')}</p>")
    return page(title("en"), "\n".join(body), STYLE, SCRIPT)


def conditions(identity: Mapping[str, Any], lang: str) -> str:
    """Returns what the games have in common besides bot and sets, so that they can be played again."""
    told = {key: identity[key] for key in CONDITIONS if identity.get(key) is not None}
    if "seconds" in told:
        told["seconds"] = f"{told['seconds']:g}".replace(".", say("decimal_sign", lang))
    return " · ".join([say(f"edition_{identity['edition']}", lang),
                       *(say(f"sim_condition_{key}", lang, value=str(value)) for key, value in told.items())])


def games_part(simulation: Simulation) -> Iterator[str]:
    turns, decisions = simulation.distribution("turns"), simulation.distribution("decisions")
    yield f"<h2>{phrase('sim_games')}</h2>"
    yield grid(["", phrase("sim_average"), phrase("sim_half"), phrase("sim_most")], [
        [phrase(name), everywhere(average_of(found)),
         *(phrase("from_to", low=str(quantile(found, low)), high=str(quantile(found, high)))
           for low, high in ((0.25, 0.75), (0.05, 0.95)))]
        for name, found in (("sim_turns", turns), ("sim_decisions", decisions))])
    starting = simulation.starting
    if starting is not None:
        yield f"<p>{phrase('sim_starting', rate=rate_of(starting), range=range_of(starting))}</p>"
    if turns:
        last = quantile(turns, NEARLY_ALL)
        yield figure(charts.bars(turns, last), phrase("sim_chart_turns", last=str(last)))
    total = sum(simulation.outcomes.values())
    yield grid([phrase("sim_end"), phrase("sim_games"), phrase("share"), phrase("sim_won_by_starter")], [
        [phrase(f"sim_end_{outcome}"), counted(count), everywhere(rate_of_part(count / total)),
         share_text(simulation.rate("outcome", outcome))]
        for outcome, count in simulation.outcomes.items()])
    if simulation.failures:
        yield grid([phrase("sim_failures"), phrase("sim_games")],
                   [[escape(reason), counted(count)] for reason, count in simulation.failures.items()])


def mindbugs_part(simulation: Simulation) -> Iterator[str]:
    yield "<h2>Mindbugs</h2>"
    for measure, heading in (("mindbugs used", "sim_used"), ("mindbugs left", "sim_left")):
        counts = simulation.distribution(measure)
        if counts:
            yield grid([phrase(heading), phrase("sim_players"), phrase("sim_win_rate")], [
                [str(mindbugs), everywhere(rate_of_part(count / sum(counts.values()))),
                 share_text(simulation.rate(measure, mindbugs))] for mindbugs, count in counts.items()])
    turns = simulation.distribution("mindbug turn")
    if turns:
        last = quantile(turns, NEARLY_ALL)
        yield figure(charts.bars(turns, last), phrase("sim_chart_mindbug_turn", last=str(last)))
    if simulation.taken_by_power():
        yield figure(charts.steps(simulation.taken_by_power()), phrase("sim_chart_power"))


# ---- the cards


def card_table(simulation: Simulation, title: str, rows: Sequence[CardRow], measures: Sequence[str]) -> str:
    creatures = title == "sim_cards"
    columns = ["sim_card", *(["sim_power"] if creatures else []), *(f"sim_{measure}" for measure in measures),
               *(["sim_taken"] if creatures else [])]
    lines = []
    for row in rows:
        shares: list[tuple[str, Share | None]] = [(measure, row.rates[measure]) for measure in measures]
        cells = [card_cell(simulation, row)]
        if creatures:
            cells.append(f"<td>{label('sim_power')}<span>{row.power}</span></td>")
            shares.append(("taken", row.taken))
        cells += [share_cell(f"sim_{measure}", share, *((0.0, 1.0) if measure == "taken" else (LOW, HIGH)))
                  for measure, share in shares]
        lines.append(f"<tr>{''.join(cells)}</tr>")
    head = "".join(f'<th scope="col"><button>{phrase(column)}</button></th>' for column in columns)
    choices = "".join(f'<option value="{place}">{option_text(column)}</option>' for place, column in enumerate(columns))
    body = "\n".join(lines)
    return (f"<section><h2>{phrase(title)}</h2><p>{phrase('sim_sort')}</p>"
            f'<p class="sorter"><select aria-label="{say("sort")}">{choices}</select></p>'
            f'<table class="cards"><thead><tr>{head}</tr></thead><tbody>\n{body}\n</tbody></table></section>')


def option_text(key: str) -> str:
    """The text of an element of a list. Such an element shows no other elements inside, so it names all languages."""
    return escape(" · ".join(dict.fromkeys(say(key, lang) for lang in ("en", "de", "fr"))))


def card_cell(simulation: Simulation, row: CardRow) -> str:
    card = simulation.catalogue.card(row.card)
    lines = everywhere(lambda lang: "\n".join(card_text(card, lang)), "p").replace("\n", "<br>")
    text = f"<details><summary>{everywhere(lambda lang: card_name(row.card, lang))}</summary>{lines}</details>"
    return f'<td data-value="{escape(row.card)}"><div class="card"><img alt="" src="{picture(row)}">{text}</div></td>'


def picture(row: CardRow) -> str:
    svg = power_svg(row.card) if row.card in POWERS else creature_svg(row.card)
    return f"data:image/svg+xml;base64,{b64encode(svg.encode()).decode('ascii')}"


def share_cell(column: str, share: Share | None, low: float, high: float) -> str:
    if share is None:
        return f'<td data-value="-1">{label(column)}<span>-</span></td>'
    times = phrase("sim_times", count=lambda lang: long_number(share.count, lang))
    return (f'<td data-value="{share.rate:.6f}">{label(column)}<span>{everywhere(rate_of(share))}'
            f"{charts.band(share, low, high)}<small>{everywhere(range_of(share))}, {times}</small></span></td>")


def label(column: str) -> str:
    return f'<span class="label">{phrase(column)}</span>'


# ---- numbers in words


def rate_of(share: Share) -> Callable[[str], str]:
    return rate_of_part(share.rate)


def rate_of_part(part: float) -> Callable[[str], str]:
    return lambda lang: percent(part, lang, 1)


def range_of(share: Share) -> Callable[[str], str]:
    return lambda lang: say("from_to", lang, low=percent(share.low, lang, 1), high=percent(share.high, lang, 1))


def share_text(share: Share | None) -> str:
    if share is None:
        return "-"
    return everywhere(lambda lang: f"{rate_of(share)(lang)} ({range_of(share)(lang)})")


def one_digit(value: float, lang: str) -> str:
    return f"{value:.1f}".replace(".", say("decimal_sign", lang))


def average_of(distribution: dict[int, int]) -> Callable[[str], str]:
    return lambda lang: one_digit(mean(distribution), lang)


def counted(count: int) -> str:
    return everywhere(lambda lang: long_number(count, lang))


def figure(drawn: str, caption: str) -> str:
    return f"<figure>{drawn}<figcaption>{caption}</figcaption></figure>"


def grid(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table of cells that are HTML already."""
    head = "".join(f'<th scope="col">{heading}</th>' for heading in headings)
    body = "\n".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>\n{body}\n</tbody></table></div>'
