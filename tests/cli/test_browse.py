"""`mindbug cards` and `mindbug card`, as typed."""

import tomllib
from pathlib import Path

import pytest

from mindbug.cards import SETS
from mindbug.cli.main import main
from mindbug.game.catalogue import standard
from mindbug.text import LANGUAGES, card_name, card_text, keyword_reminder, say, trigger_reminder, typewritten
from mindbug.words import Keyword, Trigger

OWN = str(Path(__file__).parents[2] / "docs" / "examples" / "my_cards.toml")


@pytest.fixture(autouse=True)
def english_at_80_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LC_ALL", "C")


def lines_of(capsys: pytest.CaptureFixture[str], *typed: str, code: int = 0) -> list[str]:
    assert main(typed) == code
    out, err = capsys.readouterr()
    assert bool(err) == bool(code)
    return typewritten(err if code else out).splitlines()


def names_in(lines: list[str]) -> list[str]:
    """The cards of a table: lines that begin with a name, and have a number after it."""
    return [line.split("  ")[0] for line in lines if line.split("  ")[0] in standard().set_of]


# ---- mindbug cards


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("columns", ["60", "80", "120", "200"])
def test_the_whole_list_fits_the_terminal_and_loses_nothing(capsys: pytest.CaptureFixture[str], lang: str, columns: str,
                                                            monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    lines = lines_of(capsys, "cards", "--lang", lang)
    assert max(map(len, lines)) <= min(int(columns), 120)
    words = " ".join(lines).split()
    for name in standard().set_of:
        for part in (card_name(name, lang), *card_text(standard().card(name), lang)):
            assert set(typewritten(part).split()) <= set(words), part


def test_a_row(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert lines_of(capsys, "cards", "first_contact", "--search", "axolotl") == [
        "First Contact",
        "                Power",
        "Axolotl Healer      4  POISONOUS",
        "                       Play: Gain 2 life.",
    ]
    monkeypatch.setenv("COLUMNS", "120")
    assert lines_of(capsys, "cards", "first_contact", "--search", "axolotl")[2] == (
        "Axolotl Healer      4  POISONOUS             Play: Gain 2 life.")


@pytest.mark.parametrize(("typed", "titles"), [
    ("first_contact", ["First Contact"]),
    ("first contact", ["First Contact"]),
    ("galaxy", ["Battlefruit Galaxy"]),
    ("battlefruit", ["Battlefruit Kingdom", "Battlefruit Galaxy", "Battlefruit Add-On"]),
    ("TOKYO", ["Mindbug x King of Tokyo", "Mindbug x King of Tokyo"]),  # creatures, then Power cards
])
def test_a_set_is_found_by_its_id_or_a_part_of_its_title(capsys: pytest.CaptureFixture[str], typed: str,
                                                         titles: list[str]) -> None:
    lines = lines_of(capsys, "cards", typed)
    assert [line for line in lines if line in {s.title for s in SETS.values()}] == titles


@pytest.mark.parametrize(("options", "names"), [
    (["--keyword", "SNEAKY", "--power", "3-4"], ["Spider Owl", "Tiger Squirrel"]),
    (["--keyword", "Raffiniert", "--power", "3-4"], ["Spider Owl", "Tiger Squirrel"]),
    (["--trigger", "Défaite", "--power", "-5"], None),
    (["--trigger", "Détruit", "--power", "-5"], ["Explosive Toad", "Harpy Mother"]),
    (["--trigger", "defeated", "--power", "6-"], ["Strange Barrel"]),
    (["--power", "10"], ["Gorillion"]),
    (["--power", "5-3"], None),
    (["--power", "-"], None),
    (["--power", "strong"], None),
    (["--keyword", "SNEAKI"], None),
    (["--search", "discard pile", "--power", "7"], ["Giraffodile", "Grave Robber"]),
    (["--search", "Neuromouche"], ["Brain Fly"]),
    (["--search", "nothing says this"], []),
])
def test_filters(capsys: pytest.CaptureFixture[str], options: list[str], names: list[str] | None) -> None:
    lines = lines_of(capsys, "cards", "first_contact", *options, code=2 if names is None else 0)
    if names is None:
        assert len(lines) == 1
        assert options[-1] in lines[0] or options[1] in lines[0]
    else:
        assert names_in(lines) == names
        assert names or lines == ["0 cards"]


def test_power_cards_have_a_cost_and_no_power(capsys: pytest.CaptureFixture[str]) -> None:
    assert lines_of(capsys, "cards", "--search", "railgun")[1].split() == ["Cost"]
    assert "Railgun" not in names_in(lines_of(capsys, "cards", "--power", "2"))


def test_an_unknown_set(capsys: pytest.CaptureFixture[str]) -> None:
    [line] = lines_of(capsys, "cards", "second_contact", code=2)
    assert "'second_contact'" in line
    assert "first_contact" in line


def test_cards_of_ones_own_are_listed_too(capsys: pytest.CaptureFixture[str]) -> None:
    lines = lines_of(capsys, "cards", "my_cards", "--cards", OWN, "--search", "kiwi")
    assert [line.split("  ")[0] for line in lines] == ["My cards", "", "Kiwi Knight", "", ""]


# ---- mindbug card


@pytest.mark.parametrize("typed", [
    ["Lychee King"], ["lychee", "king"], ["lychee"], ["LYCHEE KING", "--lang", "en"],
])
def test_a_card_in_full(capsys: pytest.CaptureFixture[str], typed: list[str]) -> None:
    lines = lines_of(capsys, "card", *typed)
    assert lines[:2] == ["Lychee King: Power 8", "Battlefruit Kingdom, 1 card"]
    text = " ".join(" ".join(lines).split())
    card = standard().creature("Lychee King")
    for part in (*card_text(card), keyword_reminder(Keyword.FRENZY), trigger_reminder(Trigger.HARVEST)):
        assert typewritten(part) in text
    assert max(map(len, lines)) <= 80


def test_rulings_that_concern_the_card(capsys: pytest.CaptureFixture[str]) -> None:
    tough, untouched = (lines_of(capsys, "card", name) for name in ("Rhino Turtle", "Mysterious Mermaid"))
    assert any(line.startswith("A6 ") for line in tough)
    assert not any(line.startswith("A6 ") for line in untouched)


@pytest.mark.parametrize(("typed", "title"), [
    (["Turbokäfer"], "Turbo Bug: Power 4"),
    (["Turbokafer", "--lang", "de"], "Turbokäfer: Stärke 4"),
    (["Turboustique", "--lang", "de"], "Turbokäfer: Stärke 4"),
    (["Turbo Bug", "--lang", "fr"], "Turboustique : Puissance 4"),
    (["Railgun"], "Railgun: Cost 2"),
])
def test_names_of_every_language_find_it(capsys: pytest.CaptureFixture[str], typed: list[str], title: str) -> None:
    assert lines_of(capsys, "card", *typed)[0].replace("\N{NO-BREAK SPACE}", " ") == title


def test_several_cards_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    text = " ".join(lines_of(capsys, "card", "snail", code=2))
    assert "Snail Hydra" in text
    assert "Snail Thrower" in text


def test_similar_cards_are_suggested(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Lychee King" in " ".join(lines_of(capsys, "card", "Lichee Kyng", code=2))


def test_no_card_at_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert lines_of(capsys, "card", "qqqqq", code=2) == ["There is no card called “qqqqq”."]


def test_a_card_of_ones_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert lines_of(capsys, "card", "kiwi knight", "--cards", OWN)[:2] == ["Kiwi Knight: Power 6", "My cards, 2 cards"]
    assert lines_of(capsys, "card", "kiwi knight")[0] == "Knightmare: Power 5", "a similar one, without the file"


def test_a_card_as_toml_is_a_start_for_ones_own(capsys: pytest.CaptureFixture[str]) -> None:
    written = "\n".join(lines_of(capsys, "card", "brain fly", "--toml"))
    assert tomllib.loads(written) == {"creature": [
        {"name": "Brain Fly", "copies": 1, "power": 4, "play": [{"TakeControl": {"min_power": 6}}]}]}


def test_a_broken_file_of_cards_is_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text("[[creature]]\npower = 3", encoding="utf-8")
    [line] = lines_of(capsys, "cards", "--cards", str(path), code=2)
    assert "own.toml: creatures: name: is missing" in line


def test_stages_are_listed_and_shown_with_their_line(capsys: pytest.CaptureFixture[str]) -> None:
    listed = names_in(lines_of(capsys, "cards", "beyond_evolution", "--power", "9"))
    assert "Thunder Queen" in listed
    page = "\n".join(lines_of(capsys, "card", "Typhoon", "Princess"))
    assert "Stages: Cloud Lady → Typhoon Princess → Thunder Queen" in page
    assert "Thunder Queen: Power 9" in page and say("mechanic_evolve", "en") in page


def test_promos_by_year(capsys: pytest.CaptureFixture[str]) -> None:
    assert names_in(lines_of(capsys, "cards", "--year", "2025")) == ["Wheatl-E", "The Pack"]
    assert len(lines_of(capsys, "cards", "--year", "1999", code=2)) == 1
