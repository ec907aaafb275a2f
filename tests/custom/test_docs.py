"""The docs are true: their tables are up to date, their examples load, their commands are understood."""

import os
import re
import shlex
import textwrap
import tomllib
from pathlib import Path

import pytest

import mindbug
from mindbug import custom
from mindbug.cli.main import build_parser, main
from mindbug.custom.vocabulary import SECTIONS, markdown
from mindbug.text import keyword_reminder, typewritten
from mindbug.words import Keyword

DOCS = Path(__file__).parents[2] / "docs"
ADDING = (DOCS / "adding-a-card.md").read_text(encoding="utf-8")
PLAYING = (DOCS / "playing.md").read_text(encoding="utf-8")


def blocks(text: str, language: str) -> list[str]:
    """The code blocks of that language."""
    found = re.findall(r"^ *```(\w*)\n(.*?)^ *```$", text, re.MULTILINE | re.DOTALL)
    return [textwrap.dedent(block) for marked, block in found if marked == language]


def test_the_tables_of_words_are_up_to_date() -> None:
    start, end = "<!-- words -->\n", "\n<!-- end of words -->"
    written = ADDING.partition(start)[2].partition(end)[0]
    if os.environ.get("UPDATE_GOLDEN"):
        (DOCS / "adding-a-card.md").write_text(ADDING.replace(start + written + end, start + markdown() + end),
                                               encoding="utf-8")
    assert written == markdown(), "UPDATE_GOLDEN=1 writes it anew"


def test_the_tables_have_every_word() -> None:
    for word in (word for words in SECTIONS.values() for word in words):
        assert f"| `{word.__name__}` |" in markdown()


@pytest.fixture
def my_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of the first step, in the folder where the reader is."""
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "my_cards.toml"
    path.write_text(blocks(ADDING, "toml")[0], encoding="utf-8")
    return path


def test_the_first_card_says_what_the_docs_show(my_cards: Path, capsys: pytest.CaptureFixture[str],
                                               monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    command, shown = (block for block in blocks(ADDING, "") if "Kiwi Knight" in block)
    assert main(shlex.split(command)[1:]) == 0
    assert typewritten(capsys.readouterr().out).startswith(shown)


def test_the_first_card_is_played_from_the_position(my_cards: Path) -> None:
    position = tomllib.loads(blocks(ADDING, "toml")[1])
    game = mindbug.Game.from_position(position, catalogue=custom.catalogue_with(custom.load(my_cards)))
    game.choose("play Kiwi Knight")
    game.choose("decline")
    assert game.position()["p1"]["life"] == 5
    assert game.position()["p2"]["play"] == ["Bee Bear"]


def test_the_python_blocks_run(my_cards: Path, tmp_path: Path) -> None:
    module, program = blocks(ADDING, "python")
    (tmp_path / "my_cards.py").write_text(module, encoding="utf-8")
    assert custom.load(tmp_path / "my_cards.py") == custom.load(my_cards)
    names: dict[str, object] = {}
    exec(program, names)
    assert isinstance(names["game"], mindbug.Game)
    assert names["game"].sets == ["first_contact", "my_cards"]


@pytest.mark.parametrize("text", [ADDING, PLAYING], ids=["adding", "playing"])
def test_every_command_is_understood(text: str) -> None:
    lines = [line.strip() for block in blocks(text, "") for line in block.splitlines()]
    commands = [line for line in (*lines, *re.findall(r"`(mindbug [^`]+)`", text)) if line.startswith("mindbug ")]
    assert len(commands) > 4
    for command in commands:
        build_parser().parse_args(shlex.split(command, comments=True)[1:])


def test_every_option_of_playing_is_one() -> None:
    options = re.findall(r"^\| `(--[^`]+)` \|", PLAYING, re.MULTILINE)
    assert len(options) >= 9
    for option in options:
        build_parser().parse_args(["play", *shlex.split(option)])


def test_the_keywords_are_explained_as_in_the_game() -> None:
    for keyword in Keyword:
        assert f"| {keyword.value} | {keyword_reminder(keyword)} |" in PLAYING


@pytest.mark.parametrize("text", [ADDING, PLAYING], ids=["adding", "playing"])
def test_links_lead_somewhere(text: str) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", text)
    assert links
    for link in links:
        assert (DOCS / link).exists(), link
