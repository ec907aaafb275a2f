"""Games that were played with other cards or rules: the running ones end with a clear word, the others can be read."""

import sqlite3
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from mindbug.game.record import Record
from mindbug.text import say
from mindbug.web.base.config import Config
from mindbug.web.html.page import draw
from mindbug.web.routes import pages
from tests.web.conftest import MakeClient
from tests.web.players import Player, asked, friends, open_game, play_on
from tests.web.test_secrets import house_of


def other_rules(data: Path) -> None:
    """From now on the games seem to have been dealt from other cards."""
    db = sqlite3.connect(Config(data).database)
    assert db.execute("UPDATE games SET terms = replace(terms, 'digest: ', 'digest: 0')").rowcount > 0
    db.commit()
    db.close()


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
    house = house_of(client)
    db = sqlite3.connect(house.config.database)
    db.execute("DELETE FROM archives")
    db.commit()
    db.close()
    assert asked(client, house.store.unarchived, 10) == [first.game]
    asked(client, house.archive_some)
    assert asked(client, house.store.unarchived, 10) == []
    assert asked(client, house.store.archive, first.game).decode() == client.get(f"/api/games/{first.game}/record").text
