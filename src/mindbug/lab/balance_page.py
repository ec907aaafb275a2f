"""The page of `mindbug balance`: a sentence for each new card, and a picture of all cards."""

from functools import partial
from pathlib import Path

from mindbug.lab import charts
from mindbug.lab.grades import MEASURE, Balance
from mindbug.lab.report import STYLE, card_cell, range_of, rate_of
from mindbug.lab.run_conditions import RunConditions
from mindbug.lab.simulation import Simulation
from mindbug.lab.tally import Tally
from mindbug.lab.tongues import everywhere, page, phrase
from mindbug.text import card_name, long_number, say, set_title

OWN_STYLE = """
.grade{border-left:.4rem solid #d1603d;padding:.2rem .8rem;margin:1rem 0}
.all{width:100%}.all td:last-child{width:55%}.mine{font-weight:bold}.all .band{height:1rem}
@media(max-width:40rem){.all td{padding:.2rem}.all td:nth-child(2){display:none}}
"""


def write_page(balance: Balance, conditions: RunConditions, training: int, games: int, path: Path) -> None:
    path.write_text(balance_page(balance, conditions, training, games), encoding="utf-8")


def balance_page(balance: Balance, conditions: RunConditions, training: int, games: int) -> str:
    own_sets = {card_set.id: card_set.title for card_set in conditions.own}

    def titles(lang: str) -> str:
        return ", ".join(own_sets.values())

    def known(lang: str) -> str:
        return ", ".join(set_title(set_id, lang) for set_id in conditions.sets if set_id not in own_sets)

    cards = Simulation(Tally(), conditions.sets, conditions.own)  # for pictures and texts
    rows = {row.card: row for row in balance.rows}
    body = [f"<h1>{phrase('balance_title', sets=titles)}</h1>"]
    for grade in balance.grades:
        picture = card_cell(cards, rows[grade.card]).replace("<td", "<div", 1).removesuffix("</td>") + "</div>"
        body.append(f'<div class="grade">{picture}<p>{everywhere(grade.sentence)}</p></div>')
    shares = [share for row in balance.rows if (share := row.rates[MEASURE]) is not None]
    low = min([balance.low, *(share.low for share in shares)]) - 0.01
    high = max([balance.high, *(share.high for share in shares)]) + 0.01
    lines = []
    for row in balance.rows:
        share = row.rates[MEASURE]
        if share is not None:
            mine = row.card in balance.own
            band = charts.band(share, low, high, charts.ORANGE if mine else charts.BLUE, (balance.low, balance.high))
            name = everywhere(partial(card_name, row.card))
            figures = f"{everywhere(rate_of(share))} <small>{everywhere(range_of(share))}</small>"
            lines.append(f"<tr{' class=mine' * mine}><td>{name}</td><td>{figures}</td><td>{band}</td></tr>")
    body.append(f'<table class="all"><tbody>{"".join(lines)}</tbody></table><p>{phrase("balance_legend")}</p>')
    told = phrase("balance_method", sets=known, games=partial(long_number, training),
                  played=partial(long_number, games))
    body.append(f"<p>{told}</p>")
    return page(say("balance_title", sets=titles("en")), "\n".join(body), STYLE + OWN_STYLE, "")
