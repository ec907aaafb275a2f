"""Figures about cards: there for every card, plausible, honest about what they are, and sortable."""

import json
import re
from html import unescape
from pathlib import Path
from urllib.parse import unquote

import pytest
from tools import card_statistics

from mindbug.game.catalogue import standard
from mindbug.lab.checkpoint import Checkpoint
from mindbug.lab.run_conditions import RunConditions
from mindbug.lab.runners import Runner
from mindbug.lab.simulate import COUNTS, SimulationPlan, simulate
from mindbug.text import card_name
from mindbug.web.html.context import card
from mindbug.web.html.gallery import gallery
from mindbug.web.html.page import Visit, draw
from mindbug.web.html.statistics import FILE, MEASURES, explained, figures, share_of, statistics_of
from mindbug.words import Creature
from tests.sampling import not_quick
from tests.web_html.states import LANGUAGES

LARGEST = 30_000  # bytes, for the nine sets


def in_gallery(**query: str) -> list[str]:
    html = draw(gallery(query, "en"), Visit("en"))
    return [unquote(name) for name in re.findall(r'href="/cards/([^"]+)"', html)]


def test_every_card_was_simulated_often_and_its_figures_are_possible() -> None:
    assert FILE.stat().st_size < LARGEST
    for name, set_id in standard().set_of.items():
        about = statistics_of(name)
        assert about is not None and set_id in about.sets and about.games >= 10_000
        expected = {"drawn", "played"} if isinstance(standard().card(name), Creature) else {"bought"}
        assert expected <= about.shares.keys() <= set(MEASURES)
        assert not {"drawn", "bought"} <= about.shares.keys()
        for share in about.shares.values():
            assert 0 <= share.low <= share.rate <= share.high <= 1
            assert share.count <= 4 * about.games  # once per player and game, taken or left


def test_drawing_is_fair_on_average() -> None:
    """In every game somebody wins, so that no set can have good cards only."""
    for set_id, cards in standard().sets.items():
        shares = [share for card in cards.creatures if (share := share_of(card.name, "drawn"))]
        mean = sum(share.rate * share.count for share in shares) / sum(share.count for share in shares)
        assert 0.46 < mean < 0.52, set_id
        assert all(0.38 < share.rate < 0.62 for share in shares), set_id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_page_tells_them_and_what_they_mean(lang: str) -> None:
    for name in ("Lone Yeti", "Extra Head"):
        html = unescape(draw(card(name, lang), Visit(lang)))
        assert len(figures(name, lang)) == (4 if name == "Lone Yeti" else 1)
        for figure in figures(name, lang):
            assert f"<td class=\"rate\">{figure.rate}</td><td>{figure.range}</td><td>{figure.count}</td>" in html
        assert explained(name, lang) and all(text in html for text in explained(name, lang))
        inspected = re.search(r'<div id="about">.*?</div></div>', html, re.DOTALL)
        assert inspected and "statistics" not in inspected[0], "the table shows this part beside a game"


def test_numbers_are_written_as_the_language_does() -> None:
    rates = {lang: figures("Lone Yeti", lang)[0].rate for lang in LANGUAGES}
    assert re.fullmatch(r"\d\d\.\d%", rates["en"])
    assert re.fullmatch(r"\d\d,\d\N{NO-BREAK SPACE}%", rates["de"]) and rates["fr"] == rates["de"]
    assert "20,000" in explained("Lone Yeti", "en")[0] and "20.000" in explained("Lone Yeti", "de")[0]


def test_the_gallery_sorts() -> None:
    assert in_gallery(sort="nonsense") == in_gallery() == list(standard().set_of)
    by_name = in_gallery(sort="name")
    assert by_name[:2] == ["Agile Rooster", "Alien Brain"] and sorted(by_name) == sorted(standard().set_of)
    powers = [card.power for name in in_gallery(sort="power") if isinstance(card := standard().card(name), Creature)]
    assert powers == sorted(powers) and len(powers) > 200
    for measure in MEASURES:
        shares = [share_of(name, measure) for name in in_gallery(sort=measure)]
        rates = [share.rate for share in shares if share]
        assert rates == sorted(rates, reverse=True) and len(rates) >= 16
        assert not any(shares[len(rates):]), "cards without a figure come last"
    html = unescape(draw(gallery({"sort": "taken", "q": "Yeti"}, "de"), Visit("de")))
    assert f"Übernommen, wenn ein Mindbug verfügbar ist: {figures('Lone Yeti', 'de')[3].rate}" in html
    assert card_name("Lone Yeti", "de") in html


def test_cards_of_ones_own_have_none() -> None:
    assert statistics_of("My Own Card") is None
    assert figures("My Own Card", "en") == [] == explained("My Own Card", "en")


@not_quick
def test_the_program_counts_what_a_simulation_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It writes what can be read again; few games of a quick bot show that."""
    written = tmp_path / "statistics.json"
    monkeypatch.setattr(card_statistics, "FILE", written)
    monkeypatch.setattr(card_statistics, "BOT", "random")
    monkeypatch.setattr("sys.argv", ["card_statistics", "--games", "3", "--counts", str(tmp_path / "counts")])
    card_statistics.main()
    data = json.loads(written.read_text(encoding="utf-8"))
    assert data["bot"] == "random" and list(data["sets"]) == list(standard().sets)
    for set_id, about in data["sets"].items():  # so few games do not deal every card
        assert about["cards"] and {standard().set_of[name] for name in about["cards"]} == {set_id}
    plan, checkpoint = SimulationPlan("random", RunConditions(("first_contact",))), Checkpoint()
    simulate(plan, checkpoint, [range(2), range(2, 3)], Runner(1), lambda steps: None, tmp_path / COUNTS)
    for name, counts in data["sets"]["first_contact"]["cards"].items():
        drawn = {points: count for (measure, card, points), count in checkpoint.tally.items()
                 if (measure, card) == ("drawn", name)}
        assert counts.get("drawn", [0, 0]) == [sum(drawn.values()), sum(points * n for points, n in drawn.items()) / 2]
