"""`mindbug balance`: cards whose strength is known beforehand are graded as they should be."""

import re
from pathlib import Path

import pytest

from mindbug.analysis.intervals import wilson
from mindbug.lab import balance, simulate
from mindbug.lab.grades import grade_of, graded
from mindbug.lab.own_cards import load_own
from mindbug.lab.simulation import Simulation
from mindbug.lab.tally import LOST, WON, Tally
from mindbug.text import LANGUAGES
from tests.lab.commands import run
from tests.sampling import not_quick

STRONG = """
[set]
id = "tests"
title = "Tests"

[[creature]]
name = "Sun Eater"
copies = 2
power = 10
keywords = ["FRENZY", "SNEAKY", "TOUGH", "POISONOUS"]
play = [{GainLife = 3}]

[[creature]]
name = "Dust Mite"
copies = 2
power = 1
"""
OTHER = """
[set]
id = "more"
title = "More"

[[creature]]
name = "Plain Ox"
copies = 2
power = 6
"""


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    paths = [tmp_path / "tests.toml", tmp_path / "more.toml"]
    for path, text in zip(paths, (STRONG, OTHER), strict=True):
        path.write_text(text)
    return paths


@not_quick
def test_a_monster_is_too_strong(files: list[Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "balance.html"
    assert run(balance, "balance", *files, "--games", 600, "--training", 50, "--jobs", 1, "--output", page) == 0
    said = capsys.readouterr().out
    assert "Sun Eater is too strong" in said and "Dust Mite is" in said and "Plain Ox is" in said
    assert "Sun Eater is worth" in said
    html = page.read_text(encoding="utf-8")
    assert html.count('class=mine') == 3 and "Gorillion" in html
    assert not re.findall(r"""(?:src|href)=["'](?!data:)""", html), "the page needs nothing else"
    for lang in LANGUAGES:
        assert f'lang="{lang}">' in html


def test_verdicts_on_hand_made_counts() -> None:
    known = {f"card {i}": wilson(10_000 * (0.45 + 0.01 * i), 10_000) for i in range(11)}
    shares = {name: share for name, share in known.items() if share is not None}

    def word(rate: float, count: int) -> str:
        share = wilson(rate * count, count)
        return grade_of("mine", share, shares, 0.45, 0.55).word

    assert [word(rate, 100_000) for rate in (0.40, 0.5, 0.6)] == ["weak", "fair", "strong"]
    assert [word(rate, 30) for rate in (0.4, 0.5, 0.6)] == ["open"] * 3, "few games decide nothing"
    assert grade_of("mine", None, shares, 0.45, 0.55).word == "never"
    share = wilson(5620, 10_000)
    grade = grade_of("mine", share, shares, 0.45, 0.55)
    assert grade.neighbours[0] == "card 10" and grade.beaten == 1.0


def test_own_cards_are_judged_against_all_others(files: list[Path]) -> None:
    own = load_own(files)
    tally = Tally({("drawn", "Sun Eater", WON): 90, ("drawn", "Sun Eater", LOST): 10})
    for number, name in enumerate(("Gorillion", "Bee Bear", "Killer Bee", "Tusked Extorter")):
        tally["drawn", name, WON], tally["drawn", name, LOST] = 480 + 10 * number, 520 - 10 * number
    found = graded(Simulation(tally, ["first_contact", "tests", "more"], own), own)
    words = {grade.card: grade.word for grade in found.grades}
    assert words == {"Sun Eater": "strong", "Dust Mite": "never", "Plain Ox": "never"}
    assert found.low < 0.5 < found.high < 0.6


def test_own_cards_are_played_in_arena_and_simulation(files: list[Path], tmp_path: Path) -> None:
    assert run(simulate, "simulate", "--bot", "random", "--games", 40, "--jobs", 1, "--cards", files[0], "--cards",
               files[1], "--output", tmp_path / "out") == 0
    table = (tmp_path / "out" / "cards.csv").read_text()
    assert all(name in table for name in ("Sun Eater", "Dust Mite", "Plain Ox", "Gorillion"))
    assert "Sun Eater" in (tmp_path / "out" / "report.html").read_text(encoding="utf-8")


def test_files_that_contradict_each_other_are_refused(files: list[Path], tmp_path: Path) -> None:
    files[1].write_text(OTHER.replace("Plain Ox", "sun eater"))
    with pytest.raises(ValueError, match=r"'sun eater' is in .*tests\.toml as well"):
        load_own(files)
