"""`mindbug replay`: games as stories. UPDATE_GOLDEN=1 plays the recorded game and writes its stories anew."""

import os
import random
from pathlib import Path

import pytest

from mindbug import Game, redact, replay
from mindbug.cli.replay import story_lines
from mindbug.game.events import Event
from tests.cli.conftest import Run

GOLDEN = Path(__file__).parent / "golden"
RECORD = GOLDEN / "game.mindbug"


def random_game(seed: int) -> Game:
    choices = random.Random(seed)
    game = Game(["first_contact", "battlefruit_galaxy", "king_of_tokyo"], seed)
    while game.decision is not None:
        game.choose(choices.choice(game.decision.options))
    return game


@pytest.mark.parametrize(("lang", "seat"), [("en", None), ("de", "p1"), ("fr", "p2")])
def test_a_recorded_game_as_a_story(run: Run, lang: str, seat: str | None) -> None:
    if os.environ.get("UPDATE_GOLDEN"):
        RECORD.write_text(str(random_game(5).record()), encoding="utf-8")
    result = run("replay", RECORD, "--lang", lang, *(["--seat", seat] if seat else []))
    assert (result.code, result.err) == (0, "")
    story = GOLDEN / f"story.{lang}.txt"
    if os.environ.get("UPDATE_GOLDEN"):
        story.write_text(result.out, encoding="utf-8")
    assert result.out == story.read_text(encoding="utf-8"), f"{story.name} differs; UPDATE_GOLDEN=1 writes it anew"


def test_a_seat_reads_only_what_it_could_know(run: Run) -> None:
    events = replay(RECORD.read_text(encoding="utf-8")).events
    for seat, other in (("p1", "p2"), ("p2", "p1")):
        out = run("replay", RECORD, "--seat", seat).out
        drawn = [event for event in events if event.kind == "drew" and event.player == other and event.card]
        hidden = [event for event in drawn if redact(event, seat).card is None]
        assert hidden
        assert not [event.card for event in hidden if f"draws {event.card}" in out]
        assert all(f"draws {event.card}" in run("replay", RECORD).out for event in hidden[:3])


def test_the_end_of_an_unfinished_game(run: Run, data: Path) -> None:
    run("play", "--seed", 3, typed=["q"])
    (path,) = data.glob("*.mindbug")
    assert run("replay", path).out.endswith("\n\nThe game is not over yet.\n")


def test_every_turn_begins_a_paragraph() -> None:
    lines = story_lines([Event("turn", "p1", number=1), Event("turn", "p2", number=2)], "en", "p1", {})
    assert lines == ["", "Turn 1: it is your turn.", "", "Turn 2: it is the opponent’s turn."]


# ---- files that cannot be told


def changed(directory: Path, old: str, new: str) -> tuple[Path, int]:
    """A damaged copy, and the line that is wrong."""
    text = RECORD.read_text(encoding="utf-8")
    assert old in text
    path = directory / "damaged.mindbug"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path, text[:text.index(old)].count("\n") + 1


@pytest.mark.parametrize(("old", "new", "reason"), [
    ("mindbug record 1", "chess record 1", "this is no record"),
    ("\nturn-limit: 200", "\nturn-limit: soon", "turn-limit should be a whole number"),
    ("\n4 p", "\n4 q", "expected 'TURN SEAT | CHOICE; CHOICE ...'"),
    ("\n6 p", "\n7 p", "but the game is at turn 6"),
    ("| play ", "| plays ", "is not possible"),
])
def test_a_damaged_record_names_the_line(run: Run, tmp_path: Path, old: str, new: str, reason: str) -> None:
    path, line = changed(tmp_path, old, new)
    result = run("replay", path)
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith(f"mindbug: {path}: line {line + old.startswith(chr(10))}: ")
    assert reason in result.err
    assert result.err.count("\n") == 1


def test_cards_that_have_changed(run: Run, tmp_path: Path) -> None:
    path, _ = changed(tmp_path, "cards-digest: ", "cards-digest: 0")
    assert "the cards have changed" in run("replay", path).err


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"just a letter to a friend\n"])
def test_foreign_files(run: Run, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    result = run("replay", path)
    assert result.code == 2
    assert result.err.startswith(f"mindbug: {path}: ")
    assert result.err.count("\n") == 1
