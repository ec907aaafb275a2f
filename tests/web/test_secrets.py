"""Nobody learns what is hidden from their seat, by whatever way they look."""

import json
import logging
import random
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from mindbug import Game
from mindbug.game.catalogue import standard
from mindbug.web.base.guard import HEADERS, HEADERS_OF_PARTS, headers_of
from mindbug.web.base.logs import JsonLines
from mindbug.web.rooms.house import House
from tests.web.players import Json, Player, asked, friends, play_on

NAMES = [*standard().book.numbers, *standard().book.power_numbers]


def house_of(client: TestClient) -> House:
    house: House = client.app.app.state.house  # type: ignore[attr-defined]
    return house


def game_of(client: TestClient, game: str) -> Game:
    return house_of(client)._rooms[game].room.game


def strings(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for value in data.values():
            yield from strings(value)
    elif isinstance(data, list):
        for value in data:
            yield from strings(value)


def hidden_from(game: Game, reader: str | None) -> set[str]:
    """Names of cards that the reader sees nowhere at the moment."""
    view = game.view(reader)
    offered = "\n".join(strings(view["decision"]))
    visible = {text for text in strings(view) if text in NAMES} | {name for name in NAMES if name in offered}
    position = game.position()
    dealt = {name for seat in ("p1", "p2") for zone in ("hand", "draw") for name in position[seat][zone]}
    return dealt - visible


def without_longer_names(text: str, name: str) -> str:
    """A Baby Gigazaur is no Gigazaur."""
    for longer in NAMES:
        if name in longer and name != longer:
            text = text.replace(longer, "")
    return text


def search(text: str, game: Game, reader: str | None) -> None:
    leaked = [name for name in hidden_from(game, reader) if name in without_longer_names(text, name)]
    assert not leaked, f"{reader} gets to know {leaked}: {text}"


@pytest.mark.parametrize("seed", range(3))
def test_no_message_names_a_hidden_card(client: TestClient, seed: int) -> None:
    sets = [["first_contact"], ["battlefruit_kingdom", "battlefruit_galaxy"], ["king_of_tokyo"]][seed]
    first, second = friends(client, sets=sets)
    path, dice = f"/api/games/{first.game}/live", random.Random(seed)
    readers: dict[str | None, Player] = {"p1": first, "p2": second, None: Player(client, first.game, None)}
    with (client.websocket_connect(path, headers=first.headers()) as one,
          client.websocket_connect(path, headers=second.headers()) as two,
          client.websocket_connect(path) as three,
          client.websocket_connect(f"/live/{first.game}") as page):
        sockets = [("p1", one), ("p2", two), (None, three), (None, page)]
        for _, socket in sockets:
            socket.receive_json()
        one.receive_json()  # that the other one came
        for reader in readers:
            assert len(hidden_from(game_of(client, first.game), reader)) > 5, "there is nothing to find"
        while not (game := game_of(client, first.game)).over:
            assert game.decision is not None
            deciding = readers[game.decision.player]
            label, seq = dice.choice(game.decision.options).label, deciding.get()["seq"]
            for player in readers.values():  # what is refused tells nothing either
                search(json.dumps(player.choose("?", seq)), game, player.get()["seat"])
            deciding.choose(label, seq)
            if game.over:
                break
            for reader, socket in sockets:
                while (message := socket.receive_json())["seq"] <= seq:
                    pass
                search(json.dumps(message), game, reader)
            for reader, player in readers.items():
                search(json.dumps(player.get()), game, reader)
                search(json.dumps(player.get(f"/events?since={seq}")), game, reader)
            search(client.get(f"/game/{first.game}").text, game, None)


def test_events_do_not_tell_who_may_know_what(client: TestClient) -> None:
    drawn: list[str] = []
    while not any('"p1"' in event for event in drawn):  # deals differ, and in some games p1 draws late
        first, second = friends(client)
        play_on((first, second), seed=1, choices=20)
        assert "seen_by" not in json.dumps(first.get("/events?since=0"))
        if first.get()["result"]:
            continue  # everything is public now
        drawn = [json.dumps(event) for each in first.get("/events")["happened"] for event in each["events"]
                 if event["kind"] == "drew"]
    assert all('"card"' in event for event in drawn if '"p1"' in event)
    assert not any('"card"' in event for event in drawn if '"p2"' in event)


def test_after_the_end_everything_is_public(client: TestClient) -> None:
    first, _ = friends(client)
    first.post("resign")
    spectator = Player(client, first.game, None).get()
    assert spectator["position"] == game_of(client, first.game).position()
    assert "seed" in client.get(f"/game/{first.game}/record").text


# ---- secrets of seats


def every_token(client: TestClient, player: Player) -> list[str]:
    house = house_of(client)
    return [house.token(player.game, "p1"), house.token(player.game, "p2"), house.invitation(player.game)]


def test_a_seat_is_told_its_own_secret_only(client: TestClient) -> None:
    first, second = friends(client)
    p1, p2, invitation = every_token(client, first)
    assert p2 not in json.dumps(first.get()) and p1 not in json.dumps(second.get())
    spectator = json.dumps(Player(client, first.game, None).get()) + client.get(f"/game/{first.game}").text
    assert not any(secret in spectator for secret in (p1, p2, invitation))


def test_logs_hold_no_secret(client: TestClient, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    logging.getLogger("mindbug.web").propagate = True
    first, _ = friends(client)
    p1, p2, invitation = every_token(client, first)
    client.get(f"/game/{first.game}/seat/{p1}")
    response = client.post(f"/game/{first.game}/seat/{p1}")
    cookie = response.cookies["mindbug"]
    client.get(f"/join/{first.game}/{invitation}")
    client.get(f"/game/{first.game}/seat/wrong{p2}")
    with client.websocket_connect(f"/live/{first.game}") as socket:
        socket.receive_json()
    own = [record for record in caplog.records if record.name.startswith(("mindbug", "uvicorn"))]
    lines = [JsonLines().format(record) for record in own]
    assert any(json.loads(line).get("route") == "take_seat" for line in lines)
    text = "\n".join(lines) + client.get("/metrics").text
    assert not [secret for secret in (p1, p2, invitation, cookie) if secret in text]


def test_the_database_holds_hashes_of_browsers_secrets(client: TestClient) -> None:
    response = client.post("/games", data={"opponent": "friend"})
    cookie = response.cookies["mindbug"]
    store = house_of(client).store
    game = response.headers["location"].rpartition("/")[2]
    keys = asked(client, store.load, game).keys
    assert [key.seat for key in keys] == ["p1"] and cookie not in keys[0].hash


# ---- headers


@pytest.mark.parametrize("path", ["/", "/rules", "/cards", "/cards/Gorillion", "/nothing", "/health", "/ready",
                                  "/metrics", "/static/nothing.css", "/static/base.css", "/art/creature/Nothing.svg",
                                  "/art/creature/Gorillion.svg", "/api/",
                                  "/api/openapi.json", "/api/nothing", "/game/nothing", "/join/nothing/x",
                                  "/game/nothing/record"])
def test_every_answer_has_the_headers(client: TestClient, path: str) -> None:
    for response in (client.get(path), client.post(path)):
        for name, value in headers_of(path).items():
            assert response.headers[name] == value
        assert "server" not in response.headers
        assert "cache-control" in response.headers


def test_the_policy_lets_nothing_in_from_elsewhere() -> None:
    for policy in (HEADERS["content-security-policy"], HEADERS_OF_PARTS["/art/"]["content-security-policy"]):
        assert "unsafe" not in policy and "http" not in policy and "*" not in policy
        assert policy.startswith("default-src 'none'") and policy.endswith("frame-ancestors 'none'")
    assert "script-src 'self';" in HEADERS["content-security-policy"]


def test_the_cookie_is_for_the_server_only(client: TestClient) -> None:
    cookie = client.post("/games", data={"opponent": "friend"}).headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie


def test_numbers_are_for_this_machine_only(client: TestClient) -> None:
    assert client.get("/metrics").status_code == 404  # the test client calls itself "testclient"
    house: Json = {"ready": house_of(client).ready}
    assert client.get("/ready").json() == house == {"ready": True}
