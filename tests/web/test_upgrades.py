"""Games that were played with other cards or rules: the running ones end with a clear word, the others can be read."""

import os
import shutil
import sqlite3
import sys
import urllib.request
import zlib
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import mindbug
from mindbug.cli.main import main
from mindbug.game.record import Record
from mindbug.text import LANGUAGES, card_name, say
from mindbug.web.base.config import Config
from mindbug.web.html.page import draw
from mindbug.web.rooms import house, order
from mindbug.web.rooms.judging import Judging
from mindbug.web.routes import pages
from tests.web.conftest import MakeClient
from tests.web.players import Player, asked, friends, open_game, play_on
from tests.web.servers import Server
from tests.web.test_secrets import house_of


def change(data: Path, statement: str, *values: object) -> None:
    """Changes something in the database behind the server's back."""
    db = sqlite3.connect(Config(data).database)
    assert db.execute(statement, values).rowcount > 0
    db.commit()
    db.close()


def other_rules(data: Path) -> None:
    """From now on the games seem to have been dealt from other cards."""
    change(data, "UPDATE games SET terms = replace(terms, 'digest: ', 'digest: 0')")


@pytest.fixture
def before(make_client: MakeClient, monkeypatch: pytest.MonkeyPatch) -> TestClient:
    monkeypatch.setattr(pages, "draw", draw)  # the real pages
    return make_client()


def test_a_finished_game_keeps_its_record_and_can_be_read(before: TestClient, make_client: MakeClient,
                                                          tmp_path: Path) -> None:
    first, second = friends(before, name="Ada")
    play_on((first, second), seed=1)
    record = before.get(f"/api/games/{first.game}/record").text
    other_rules(tmp_path / "data")
    client = make_client(data=tmp_path / "data")
    assert client.get(f"/api/games/{first.game}/record").text == record
    assert client.get(f"/game/{first.game}/record").text == record
    assert client.get(f"/game/{first.game}").headers["location"] == f"/game/{first.game}/review"
    page = client.get(f"/game/{first.game}/review?lang=en")
    assert page.status_code == 200 and say("old_game", "en") in page.text and "Ada – Nova" in page.text
    for choice in Record.parse(record).choices:
        assert f": {choice.label}</li>" in page.text.replace("&#39;", "'")


# ---- a version with other cards

HEALER = "Axolotl Healer"


def other_version(folder: Path) -> Path:
    """A copy of the package in which a card has another name, and what it does has changed for all."""
    copy = folder / "other"
    shutil.copytree(Path(mindbug.__file__).parent, copy / "mindbug", ignore=shutil.ignore_patterns("__pycache__"))
    changed = 0
    for path in [copy / "mindbug/cards/first_contact.py", *copy.glob("mindbug/text/*/names.toml")]:
        text = path.read_text()
        changed += text.count(HEALER)
        path.write_text(text.replace(HEALER, "Newt Nurse").replace("GainLife(2)", "GainLife(3)"))
    assert changed > 2
    return copy


def look(address: str, game: str) -> dict[str, str]:
    """Everything that somebody without a seat can see of a finished game."""
    pages = {}
    for lang in LANGUAGES:
        for path in ("review", "review?step=3", "frames", "films", "picture.png?step=4"):
            name = f"/game/{game}/{path}{'&' if '?' in path else '?'}lang={lang}"
            with urllib.request.urlopen(f"{address}{name}", timeout=120) as answer:
                assert answer.status == 200
                pages[f"{path} {lang}"] = answer.read().decode("latin-1" if "png" in path else "utf-8")
    return pages


def test_a_finished_game_is_shown_as_it_was_when_cards_have_changed(
        client: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(order, "secret_seed", lambda: 7)  # a deal with the card that is going to change
    first, second = friends(client, name="Ada")
    play_on((first, second), seed=4)
    record, data = client.get(f"/api/games/{first.game}/record").text, house_of(client).config.data
    assert main(["admin", "keep", "--data", str(data)]) == 0
    assert capsys.readouterr().out == "1 keepsake is made\n"
    server = Server(data)
    before = look(server.address, first.game)
    assert server.stop() == 0
    assert HEALER in before["frames en"] and card_name(HEALER, "de") in before["frames de"]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(other_version(tmp_path)), *filter(None, sys.path)]))
    server = Server(data)
    try:
        with urllib.request.urlopen(f"{server.address}/cards/Newt%20Nurse?lang=en", timeout=120) as answer:
            assert "3" in answer.read().decode()
        now = look(server.address, first.game)
        for name, page in before.items():
            if name.startswith("review"):
                assert say("old_cards", name[-2:]) in now[name] and say("old_cards", name[-2:]) not in page
                table = page[page.index('<div id="root">'):page.index('<aside id="side">')]
                assert table in now[name], name
            else:
                assert now[name] == page, name
        assert server.call(f"/games/{first.game}/analysis")["state"] == "failed"
        with urllib.request.urlopen(f"{server.address}/game/{first.game}/record", timeout=120) as answer:
            assert answer.read().decode() == record
    finally:
        server.stop()


def test_a_keepsake_is_made_by_the_sweep_only_when_nobody_waits(client: TestClient,
                                                               monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = friends(client)
    play_on((first, second), seed=2)
    here = house_of(client)
    monkeypatch.setattr(house, "STRAINED_LAG", -1e9)
    asked(client, here.keep_some)
    assert asked(client, here.store.keepsake, first.game) is None
    monkeypatch.setattr(house, "STRAINED_LAG", 1e9)
    with monkeypatch.context() as context:  # the analyses are made in the same process
        context.setattr(Judging, "waiting", 1)
        asked(client, here.keep_some)
        assert asked(client, here.store.keepsake, first.game) is None
    asked(client, here.keep_some)
    assert asked(client, here.store.keepsake, first.game)


def test_a_game_of_other_cards_has_no_keepsake_and_is_not_tried_again(client: TestClient,
                                                                      monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = friends(client)
    play_on((first, second), seed=2)
    here = house_of(client)
    change(here.config.data,
           "UPDATE archives SET data = CAST(replace(CAST(data AS TEXT), 'digest: ', 'digest: 0') AS BLOB)")
    monkeypatch.setattr(house, "STRAINED_LAG", 1e9)
    asked(client, here.keep_some)
    assert asked(client, here.store.without_keepsake, 10) == []
    assert asked(client, here.store.keepsake, first.game) == b""


def test_a_keepsake_waits_for_the_record(client: TestClient, monkeypatch: pytest.MonkeyPatch,
                                         capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever finds no record yet must not note for ever that nothing could be kept."""
    first, second = friends(client)
    play_on((first, second), seed=2)
    here = house_of(client)
    change(here.config.data, "DELETE FROM archives")
    monkeypatch.setattr(house, "STRAINED_LAG", 1e9)
    asked(client, here.keep_some)
    assert asked(client, here.store.keepsake, first.game) is None
    keep = ["admin", "keep", "--data", str(here.config.data)]
    assert main(keep) == 0
    assert capsys.readouterr().out.startswith("1 game has no record yet: let a server of this version run ")
    asked(client, here.archive_some)
    asked(client, here.keep_some)
    assert asked(client, here.store.keepsake, first.game)
    assert main(keep) == 0
    assert capsys.readouterr().out == "no game lacks a keepsake\n"


@pytest.mark.parametrize("damage", [b"x", zlib.compress(b"{}"), zlib.compress(b"[]")])
def test_of_a_keepsake_that_cannot_be_read_the_choices_are_left(client: TestClient, make_client: MakeClient,
                                                                tmp_path: Path, damage: bytes) -> None:
    first, second = friends(client)
    play_on((first, second), seed=2)
    here = house_of(client)
    other_rules(here.config.data)
    change(here.config.data, "INSERT OR REPLACE INTO keepsakes VALUES (?, ?)", first.game, damage)
    later = make_client(data=here.config.data)
    page = later.get(f"/game/{first.game}/review?lang=en")
    assert page.status_code == 200 and "play " in page.text
    assert later.get(f"/game/{first.game}/frames").status_code == 410
    assert later.get(f"/game/{first.game}/picture.png").status_code == 410


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_a_running_game_ends_with_a_clear_word(before: TestClient, make_client: MakeClient, tmp_path: Path,
                                               lang: str) -> None:
    player, _ = open_game(before, level="random", start="me")
    other_rules(tmp_path / "data")
    client = make_client(data=tmp_path / "data", games_per_client=1)
    page = client.get(f"/game/{player.game}?lang={lang}")
    assert page.status_code == 410 and say("error_broken_game", lang) in page.text
    answer = Player(client, player.game, player.token).get()
    assert (answer["status"], answer["error"]["code"]) == (410, "broken_game")
    open_game(client, level="random")  # it no longer counts as unfinished
    assert client.get(f"/game/{player.game}/review").status_code == 410


def test_records_of_an_earlier_version_are_kept_as_long_as_they_replay(client: TestClient) -> None:
    first, second = friends(client)
    play_on((first, second), seed=2)
    here = house_of(client)
    change(here.config.data, "DELETE FROM archives")
    assert asked(client, here.store.unarchived, 10) == [first.game]
    asked(client, here.archive_some)
    assert asked(client, here.store.unarchived, 10) == []
    assert asked(client, here.store.archive, first.game).decode() == client.get(f"/api/games/{first.game}/record").text
