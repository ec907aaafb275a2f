import csv
import json
import re
import shlex
import sys
from html import escape
from pathlib import Path

import polars
import pytest

from mindbug.cards import SETS
from mindbug.lab import printing as tables
from mindbug.lab import simulate
from mindbug.lab.checkpoint import Checkpoint
from mindbug.lab.exit_codes import INTERRUPTED
from mindbug.lab.outputs import alone_with
from mindbug.lab.report import conditions
from mindbug.lab.run_conditions import RunConditions
from mindbug.lab.simulation import Simulation, mean, quantile
from mindbug.lab.tally import DRAWN, FAILURE, LOST, WON, Tally
from tests.lab.commands import run
from tests.lab.test_arena import Stop
from tests.sampling import not_quick

# ---- numbers from counts

COUNTS = Tally({
    ("outcome", "life", WON): 60, ("outcome", "life", LOST): 30, ("outcome", "turn_limit", DRAWN): 10,
    ("outcome", "failure", LOST): 5,
    ("drawn", "Killer Bee", WON): 30, ("drawn", "Killer Bee", LOST): 8, ("drawn", "Killer Bee", DRAWN): 2,
    ("drawn", "Brain Fly", WON): 1, ("drawn", "Brain Fly", LOST): 3,
    ("mindbugged", "Killer Bee", WON): 3, ("declined", "Killer Bee", LOST): 9,
    ("mindbug power", 8, 1): 3, ("mindbug power", 8, 0): 1, ("mindbug power", 2, 0): 4,
    ("turns", 10, 0): 50, ("turns", 20, 0): 30, ("turns", 200, 0): 20,
})


def test_rates_of_handmade_counts() -> None:
    simulation = Simulation(COUNTS, ["first_contact"])
    assert simulation.games == 100 and simulation.outcomes == {"life": 90, "turn_limit": 10, "failure": 5}
    assert simulation.starting is not None and simulation.starting.rate == pytest.approx(0.65)
    cards = simulation.cards()
    assert {card.card for card in cards} == {card.name for card in SETS["first_contact"].creatures}
    assert [card.card for card in cards[:2]] == ["Killer Bee", "Brain Fly"]
    bee = cards[0]
    drawn = bee.rates["drawn"]
    assert drawn is not None and drawn.count == 40 and drawn.rate == pytest.approx(31 / 40)
    assert bee.rates["played"] is None
    assert bee.taken is not None and (bee.taken.count, bee.taken.rate) == (12, 0.25)
    assert {power: share.rate for power, share in simulation.taken_by_power().items()} == {2: 0.0, 8: 0.75}


def test_mean_and_quantiles() -> None:
    turns = Simulation(COUNTS, ["first_contact"]).distribution("turns")
    assert mean(turns) == 51.0
    assert [quantile(turns, part) for part in (0.05, 0.5, 0.51, 0.8, 0.81)] == [10, 10, 20, 20, 200]
    assert mean({}) == 0 and quantile({}, 0.5) == 0


# ---- the checkpoint


def test_a_checkpoint_knows_which_deals_are_in_it(tmp_path: Path) -> None:
    checkpoint = Checkpoint()
    for deals in (range(3, 5), range(0, 2), range(8, 9)):
        checkpoint.add(deals, Tally({("turns", 10 + deals.start, 0): len(deals)}))
    assert checkpoint.games == 5 and checkpoint.done.ranges == [(0, 2), (3, 5), (8, 9)]
    assert list(checkpoint.missing(12, most=2)) == [range(2, 3), range(5, 7), range(7, 8), range(9, 11), range(11, 12)]
    assert list(checkpoint.missing(3, first=4, most=100)) == [range(5, 7)]
    for twice in (range(1, 3), range(4, 6), range(0, 10)):
        with pytest.raises(ValueError, match="there already"):
            checkpoint.add(twice, Tally({("turns", 99, 0): 1}))
    assert checkpoint.games == 5 and ("turns", 99, 0) not in checkpoint.tally
    checkpoint.save(tmp_path / "counts.json", {"seed": 1})
    assert Checkpoint.load(tmp_path / "counts.json", {"seed": 1}) == checkpoint
    assert [path.name for path in tmp_path.iterdir()] == ["counts.json"]
    with pytest.raises(ValueError, match="seed 1 there, 2 now"):
        Checkpoint.load(tmp_path / "counts.json", {"seed": 2})
    for deals in (range(2, 3), range(5, 8)):
        checkpoint.add(deals, Tally())
    assert checkpoint.done.ranges == [(0, 9)]


def test_a_checkpoint_stays_small_whatever_programs_complain_about() -> None:
    checkpoint = Checkpoint()
    for deal in range(100):
        checkpoint.add(range(deal, deal + 1), Tally({(FAILURE, f"error {deal}", 0): 1}))
    checkpoint.add(range(100, 101), Tally({(FAILURE, "error 7", 0): 1}))
    reasons = Simulation(checkpoint.tally, ["first_contact"]).failures
    assert reasons.pop("other reasons") == 100 - len(reasons)
    assert len(reasons) == 20 and reasons["error 7"] == 2


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": "other"}', '{"format": "mindbug simulation 3"}'])
def test_other_files_are_no_checkpoint(tmp_path: Path, text: str) -> None:
    (tmp_path / "counts.json").write_text(text)
    with pytest.raises(ValueError, match="does not contain the counts of a simulation"):
        Checkpoint.load(tmp_path / "counts.json", {})


def test_a_report_says_how_its_games_were_played() -> None:
    played = RunConditions(edition="first", seconds=0.5).identity() | {"bot": "random", "tables": True}
    said = {lang: conditions(played, lang).split(" · ")[:3] for lang in ("en", "de", "fr")}
    assert said == {"en": ["First edition", "seed 0", "0.5 seconds per decision"],
                    "de": ["Erste Ausgabe", "Startwert 0", "0,5 Sekunden je Entscheidung"],
                    "fr": ["Première édition", "graine 0", "0,5\xa0secondes par décision"]}


# ---- the command


def counts_in(folder: Path) -> object:
    return json.loads((folder / "counts.json").read_text(encoding="utf-8"))


def test_a_simulation_from_start_to_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(simulate, "simulate", "--bot", "rookie", "--games", 8, "--sets", "king_of_tokyo", "--jobs", 2,
               "--output", tmp_path) == 0
    frame = polars.read_parquet(tmp_path / "cards.parquet")
    card_set = SETS["king_of_tokyo"]
    names = {card.name for card in card_set.creatures} | {card.name for card in card_set.power_cards}
    assert set(frame["card"]) == names
    rows = {row["card"]: row for row in csv.DictReader((tmp_path / "cards.csv").read_text("utf-8").splitlines())}
    assert rows.keys() == names
    for row in frame.iter_rows(named=True):
        assert int(rows[row["card"]]["drawn_count"]) == row["drawn_count"]
        if row["drawn_count"]:
            assert row["drawn_low"] <= row["drawn_rate"] <= row["drawn_high"]
            assert float(rows[row["card"]]["drawn_rate"]) == pytest.approx(row["drawn_rate"], abs=1e-5)
    assert 8 * 2 * 5 <= frame["drawn_count"].sum() <= 8 * 2 * 12
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert all(escape(name) in page for name in names)
    assert not re.findall(r"""(?:src|href)=["'](?!data:)""", page), "the page needs nothing else"
    assert page.count("<img") == len(names) and page.count('class="chart"') == 3
    assert {'lang="de">Gezogen<', 'lang="fr">Piochée<'} <= set(re.findall(r'lang="(?:de|fr)">[^<]*<', page))
    assert "Aktuelle Regeln · Startwert 0 · Version" in page and "Règles actuelles · graine 0 · version" in page
    ticks = re.findall(r'text-anchor="middle">([^<]*)<', page)
    assert len(ticks) > 10 and all(tick.isdecimal() for tick in ticks), "there are no half turns"
    said = capsys.readouterr().out
    assert "The starting player wins" in said and "8 games in" in said


@not_quick
def test_an_interrupted_simulation_goes_on_to_the_same_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                              capsys: pytest.CaptureFixture[str]) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    monkeypatch.setattr(simulate, "GAMES_AT_ONCE", {})
    arguments = ("simulate", "--bot", "random", "--games", 7)
    assert run(simulate, *arguments, "--jobs", 1, "--output", whole) == 0
    with monkeypatch.context() as patch:
        patch.setattr(tables, "progress", Stop(after=3).progress)
        assert run(simulate, *arguments, "--jobs", 2, "--output", parts) == INTERRUPTED
    assert "4 to go: --resume" in capsys.readouterr().out
    with pytest.raises(ValueError, match="exists already"):
        run(simulate, *arguments, "--output", parts)
    with pytest.raises(ValueError, match="edition"):
        run(simulate, *arguments, "--edition", "first", "--resume", "--output", parts)
    if sys.platform != "win32":
        with alone_with(parts), pytest.raises(ValueError, match="another run is writing"):
            run(simulate, *arguments, "--resume", "--output", parts)
    assert run(simulate, *arguments, "--jobs", 2, "--resume", "--output", parts) == 0
    assert counts_in(parts) == counts_in(whole)
    assert (parts / "report.html").read_text("utf-8") == (whole / "report.html").read_text("utf-8")


def test_a_bot_that_cannot_play_is_told_about(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = "cmd:" + shlex.join([sys.executable, "-c", "raise SystemExit('no <model> here')"])
    assert run(simulate, "simulate", "--bot", broken, "--games", 3, "--jobs", 1, "--output", tmp_path) == 0
    assert "not counted, 3 games" in (said := capsys.readouterr().out) and "no <model> here" in said
    assert "no &lt;model&gt; here" in (tmp_path / "report.html").read_text(encoding="utf-8")
