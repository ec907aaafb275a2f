"""The server with its own pages: they are there, and keep to the content policy."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from mindbug.web.app import create_app
from mindbug.web.config import Config

PAGES = ["/", "/rules", "/cards", "/cards/Gorillion", "/learn/win", "/nothing", "/cards/Nothing", "/game/nothing",
         "/learn/nothing"]


@pytest.fixture
def real(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create_app(Config(tmp_path / "data", bot_pause=0.0)), follow_redirects=True) as client:
        yield client


def check_policy(html: str) -> None:
    assert not re.search(r"<[^>]*\sstyle\s*=", html), "a style attribute"
    assert not re.search(r"<[^>]*\son[a-z]+\s*=", html), "a script in an attribute"
    assert not re.search(r"<script(?![^>]*\ssrc=)|<style", html), "an inline script or style"
    assert not re.search(r"(?:src|href|action)=\"(?:https?:)?//(?!testserver)", html), "something from elsewhere"


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
@pytest.mark.parametrize("path", PAGES)
def test_pages_around_the_game(real: TestClient, path: str, lang: str) -> None:
    response = real.get(f"{path}?lang={lang}")
    assert response.status_code == (404 if "othing" in path else 200)
    assert f'lang="{lang}"' in response.text
    check_policy(response.text)


@pytest.mark.parametrize("opponent", ["bot", "friend", "screen", "watch"])
def test_the_table_and_whatever_it_needs(real: TestClient, opponent: str) -> None:
    response = real.post("/games", data={"opponent": opponent, "level": "random", "sets": "king_of_tokyo"})
    assert response.status_code == 200
    check_policy(response.text)
    game = str(response.url).rpartition("/")[2]
    with real.websocket_connect(f"/live/{game}") as socket:
        check_policy(socket.receive_json()["html"])
    needed = set(re.findall(r"(?:src|href)=\"(/(?:static|art)/[^\"]+)\"", response.text))
    assert any("table.js" in path for path in needed) and any("/art/" in path for path in needed)
    for path in needed:
        found = real.get(path.replace("&amp;", "&"))
        assert found.status_code == 200, path
        assert "immutable" in found.headers["cache-control"], path
