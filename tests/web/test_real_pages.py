"""The server with its own pages: they are there, and keep to the content policy."""

import gzip
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from mindbug import Game
from mindbug.web.base.config import Config
from mindbug.web.base.padding import STEP
from mindbug.web.html.gallery import gallery_html
from mindbug.web.server.app import create_app

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


def test_a_gallery_is_drawn_once_for_all_who_look_at_it(real: TestClient) -> None:
    gallery_html.cache_clear()
    first, second = (real.get("/cards?lang=en&sort=power") for _ in range(2))
    assert first.text == second.text
    assert (gallery_html.cache_info().misses, gallery_html.cache_info().hits) == (1, 1)


@pytest.mark.parametrize("path", ["/", "/rules", "/cards", "/cards/Gorillion", "/learn/win"])
def test_pages_without_secrets_are_sent_compressed(real: TestClient, path: str) -> None:
    assert real.get(path).headers["content-encoding"] == "gzip"


def test_the_link_of_a_seat_is_not_compressed(real: TestClient) -> None:
    """Compressed beside words of others, it could be guessed from the length."""
    address = real.post("/games", data={"opponent": "friend", "sets": "first_contact"}).url.path
    plain = real.get(address, headers={"accept-encoding": "identity"}).content
    with real.stream("GET", address, headers={"accept-encoding": "gzip"}) as answer:
        sent = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip" and answer.headers["vary"] == "Accept-Encoding"
    assert len(sent) % STEP == 0 and len(sent) < len(plain) / 2
    for kind in (b"seat", b"join"):
        found = re.search(b"/" + kind + rb"/(?:[-\w]+/)?([-\w]+)\"", plain)
        assert found and found[1] in sent and found[1] in gzip.decompress(sent)


@pytest.mark.parametrize("opponent", ["bot", "friend", "screen", "watch"])
def test_the_table_and_whatever_it_needs(real: TestClient, opponent: str) -> None:
    response = real.post("/games", data={"opponent": opponent, "level": "random", "sets": "king_of_tokyo"})
    assert response.status_code == 200
    check_policy(response.text)
    game = str(response.url).rpartition("/")[2]
    with real.websocket_connect(f"/live/{game}") as socket:
        check_policy(" ".join(socket.receive_json()["parts"].values()))
    needed = set(re.findall(r"(?:src|href)=\"(/(?:static|art)/[^\"]+)\"", response.text))
    assert any("table.js" in path for path in needed) and any("/art/" in path for path in needed)
    for path in needed:
        found = real.get(path.replace("&amp;", "&"))
        assert found.status_code == 200, path
        assert "immutable" in found.headers["cache-control"], path


def switched(real: TestClient, html: str, lang: str = "fr") -> Any:
    """The page that one gets by pressing another language."""
    action = re.search(r'action="(/language\?next=[^"]*)"', html)
    assert action
    return real.post(action[1].replace("&amp;", "&"), data={"lang": lang})


@pytest.mark.parametrize("address", ["/cards?q=bee&keyword=POISONOUS", "/learn/play?wrong=play+Brain+Fly", "/records"])
def test_another_language_changes_nothing_else(real: TestClient, address: str) -> None:
    answer = switched(real, real.get(f"{address}{'&' if '?' in address else '?'}lang=de").text)
    assert answer.status_code == 200 and str(answer.url) == f"http://testserver{address}"
    assert '<html lang="fr">' in answer.text


def test_another_language_in_the_middle_of_a_review(real: TestClient) -> None:
    game = Game(sets=["first_contact"], seed=4)
    for _ in range(4):
        assert game.decision is not None
        game.choose(game.decision.options[-1])
    review = real.post("/records", data={"text": str(game.record())})
    answer = switched(real, real.get(f"{review.url.path}?step=2&side=p2").text)
    assert str(answer.url).endswith("/review?step=2&side=p2")
    assert re.search(r'id="d2" class="(mine|theirs) now"', answer.text) and 'data-side="p2"' in answer.text


def test_another_language_after_a_refusal(real: TestClient) -> None:
    """A page that answers a form cannot be asked for again."""
    game = real.post("/games", data={"opponent": "friend"}).url.path
    refusal = real.post(f"{game}/choose", data={"label": "nothing", "seq": "99"})
    assert refusal.status_code == 409 and f'href="{game}"' in refusal.text
    assert switched(real, refusal.text).status_code == 200
    bad = real.post("/records", data={"text": "Dear server"})
    assert bad.status_code == 422 and switched(real, bad.text).url.path == "/records"


def test_from_a_refusal_back_to_the_table(real: TestClient) -> None:
    game = real.post("/games", data={"opponent": "friend"}).url.path
    too_early = real.get(f"{game}/review")
    assert too_early.status_code == 409 and f'href="{game}"' in too_early.text
    assert 'href="/game/' not in real.get("/game/nothing/review").text
