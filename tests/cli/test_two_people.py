"""Two people at one keyboard: the curtain, and that neither sees what only the other may know."""

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from mindbug import Game, redact, replay
from mindbug.game.catalogue import standard
from mindbug.game.record import Record
from mindbug.text import card_name, say
from tests.cli.conftest import Run
from tests.cli.typists import numbers, only_record
from tests.sampling import part

NAMES = sorted(standard().set_of)


def whole_game(run: Run, data: Path, lang: str, seed: int) -> tuple[str, Game]:
    # a blind number also lifts the curtain
    out = run("play", "--against", "person", "--lang", lang, "--seed", seed, typed=numbers(seed)).out
    game = replay(only_record(data).read_text(encoding="utf-8"))
    assert game.over
    return out, game


def screens(out: str, lang: str) -> list[tuple[str, str]]:
    """The text between one curtain and the next, with the person whose screen it is."""
    curtains = {say("curtain", lang, name=say("player", lang, number=number)): f"p{number}" for number in (1, 2)}
    _, *parts = re.split(f"({'|'.join(map(re.escape, curtains))})", out)
    return [(curtains[curtain], text) for curtain, text in zip(parts[::2], parts[1::2], strict=True)]


def stages(game: Game) -> list[Game]:
    """The game before every choice, and at its end."""
    record = game.record()
    return [replay(Record(record.setup, record.digest, record.choices[:count]))
            for count in range(len(record.choices) + 1)]


def names_in(value: Any) -> set[str]:
    """All card names anywhere in plain data."""
    return {name for name in NAMES if name in repr(value)}


def sessions(game: Game) -> list[tuple[str, set[str]]]:
    """The person behind the curtain, and the names that may be read there; who has no hand needs no curtain."""
    found: list[tuple[str, set[str]]] = []
    looking = None
    for stage in stages(game):
        if stage.decision is None:
            continue
        seat = stage.decision.player
        view = stage.view(seat)
        known = names_in({key: value for key, value in view.items() if key != "engine"})
        known |= {name for event in stage.events for name in (redact(event, seat).card, event.other) if name}
        if seat == looking or not stage.scene(seat).me.hand:
            found[-1][1].update(known)
        else:
            found.append((seat, known))
        looking = seat
    return found


@pytest.mark.parametrize(("lang", "seed"), part([("de", 12), ("en", 11), ("fr", 13)], 3))
def test_nobody_reads_what_only_the_other_may_know(run: Run, data: Path, lang: str, seed: int) -> None:
    out, game = whole_game(run, data, lang, seed)
    shown = screens(out, lang)
    expected = sessions(game)
    assert [seat for seat, _ in shown] == [seat for seat, _ in expected]
    last = {event.card for event in game.events if event.card and "public" in event.seen_by}
    for number, ((_, text), (_, known)) in enumerate(zip(shown, expected, strict=True)):
        public = last if number == len(shown) - 1 else set()
        told = {name for name in NAMES if re.search(rf"\b{re.escape(card_name(name, lang))}\b", text)}
        assert told <= known | public
        assert told, "there is a board to read"
    caught = [name for (_, text), (_, known) in zip(shown, expected[1:], strict=False)
              for name in set(NAMES) - known if card_name(name, lang) in text]
    assert len(caught) > 5, "the same check does find secrets when screens and seats are mixed up"


def test_the_curtain_falls_only_when_the_seat_changes(run: Run, data: Path) -> None:
    out, game = whole_game(run, data, "en", 14)
    choosers = [choice.player for choice in game.choices]
    assert any(one == other for one, other in pairwise(choosers)), "somebody chooses twice in a row"
    seats = [seat for seat, _ in screens(out, "en")]
    assert all(one != other for one, other in pairwise(seats))


def test_nothing_is_shown_before_the_curtain_is_lifted(run: Run, data: Path) -> None:
    out, _ = whole_game(run, data, "en", 15)
    for before in out.split("Pass the keyboard")[1:-1]:
        *_, answer, empty, end = before.split("\n")
        assert re.fullmatch(r"Choose a number: \d", answer)
        assert (empty, end) == ("", "")


def test_no_curtain_for_who_has_no_secrets(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "position.toml"
    path.write_text('p1.play = ["Gorillion"]\np2.play = ["Bee Bear"]\np2.mindbugs = 0\n', encoding="utf-8")
    out = run("play", "--against", "person", "--position", path, typed=[1, "no block", "q"]).out
    assert "The opponent attacks with Gorillion: do you block?" in out
    assert "Pass the keyboard" not in out


def test_quitting_at_the_curtain(run: Run, data: Path) -> None:
    result = run("play", "--against", "person", typed=["q"])
    assert result.code == 0
    assert f"Game saved to {only_record(data)}." in result.out
    assert not names_in(result.out)


def test_on_a_screen_the_curtain_pushes_everything_out_of_sight(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setenv("LINES", "33")
    monkeypatch.setenv("COLUMNS", "80")
    out = run("play", "--against", "person", "--seed", 16, typed=["", 1, "q"]).out
    assert "\n" * 33 + "\nPass the keyboard to " in out
