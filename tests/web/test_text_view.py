"""The text view as the server gives it: remembered, live, and playable with nothing but forms."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from mindbug.web.base.config import Config
from mindbug.web.html.viewer import news
from mindbug.web.rooms.house import House
from mindbug.web.rooms.room import Room
from mindbug.web.routes.pages import VIEW
from mindbug.web.server.app import create_app

LONGEST_GAME = 600


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    config = Config(tmp_path / "data", bot_pause=0.0, requests_per_second=10_000.0)
    with TestClient(create_app(config), follow_redirects=True) as client:
        yield client


def open_game(client: TestClient, opponent: str) -> str:
    response = client.post("/games", data={"opponent": opponent, "level": "random", "sets": "king_of_tokyo"})
    assert response.status_code == 200
    return str(response.url).rpartition("/")[2]


def is_text(html: str) -> bool:
    assert ('id="side-me"' in html or 'id="curtain"' in html) != ('class="side me"' in html)
    return 'class="side me"' not in html


def test_switched_on_and_off_and_remembered(client: TestClient) -> None:
    game = open_game(client, "bot")
    path = f"/game/{game}"
    assert not is_text(client.get(path).text)
    response = client.post(f"/view?next={path}", data={"view": "text"})
    assert response.url.path == path and is_text(response.text)
    assert client.cookies[VIEW] == "text"
    assert 'value="text" aria-current="true"' in client.get("/").text
    with client.websocket_connect(f"/live/{game}") as socket:
        assert is_text(socket.receive_json()["parts"]["shell"])
    assert not is_text(client.post(f"/view?next={path}", data={"view": "picture"}).text)


@pytest.mark.parametrize("form", [{"view": "smell"}, {}])
def test_other_views_are_refused(client: TestClient, form: dict[str, str]) -> None:
    assert client.post("/view", data=form).status_code == 400
    assert VIEW not in client.cookies


def test_whoever_watches_reads_too_and_nobody_is_sent_elsewhere(client: TestClient) -> None:
    game = open_game(client, "friend")
    client.cookies.clear()
    response = client.post(f"/view?next=//elsewhere.example/{game}", data={"view": "text"})
    assert response.url.path == "/"
    html = client.get(f"/game/{game}").text
    assert is_text(html) and "You are watching." in html
    assert "invitation" not in html and 'name="label"' not in html


def test_two_at_one_screen_play_a_game_with_forms_alone(client: TestClient) -> None:
    """No script: every choice is a form, and so is lifting the curtain."""
    client.cookies.set(VIEW, "text")
    path = f"/game/{open_game(client, 'screen')}"
    page = client.get(path)
    curtains = 0
    for _ in range(LONGEST_GAME):
        html = page.text
        if 'id="ending"' in html:
            break
        if covered := re.search(r'name="seat" value="(p[12])" id="do-uncover"', html):
            curtains += 1
            assert 'name="label"' not in html
            page = client.post(f"{path}/uncover", data={"seat": covered[1]})
            continue
        seq, label = re.search(r'name="seq" value="(\d+)"', html), re.search(r'name="label" value="([^"]+)"', html)
        assert seq and label, html
        page = client.post(f"{path}/choose", data={"seq": seq[1], "label": label[1].replace("&#39;", "'")})
        assert page.status_code == 200
    assert 'id="do-rematch"' in page.text and curtains > 5


def test_news_are_what_came_since_the_own_choice(client: TestClient) -> None:
    house: House = client.app.app.state.house  # type: ignore[attr-defined]
    game = open_game(client, "screen")
    room: Room = client.portal.call(house.room, game).room  # type: ignore[union-attr]
    assert news(room, "p1") == len(room.game.events)
    for _ in range(12):
        decision = room.decision
        assert decision is not None
        room.apply(room.choose([decision.player], decision.options[0].label, room.seq, 0.0))
    for seat in ("p1", "p2"):
        last = max(number for number, happened in enumerate(room.history) if happened.seat == seat)
        assert news(room, seat) == sum(len(happened.events) for happened in room.history[last:]) > 0
    heard = room.game.events[-news(room, None):]
    assert [event.kind for event in heard].count("turn") == 1
