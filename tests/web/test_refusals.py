"""Whatever must not be done is refused with a clear code, and nothing changes."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from mindbug.text import say
from mindbug.web.routes.pages import STATUS
from tests.waiting import until
from tests.web.conftest import MakeClient
from tests.web.players import Json, Player, friends, open_game, play_on


def acting(first: Player, second: Player) -> tuple[Player, Player]:
    """Returns the player who must decide, then the other one."""
    return (first, second) if first.options() else (second, first)


def refused(answer: Json, status: int, code: str) -> None:
    assert (answer["status"], answer["error"]["code"]) == (status, code)
    assert answer["error"]["message"]


@pytest.fixture
def two(client: TestClient) -> tuple[Player, Player]:
    return acting(*friends(client))


def test_a_stale_doubled_or_missing_number(two: tuple[Player, Player]) -> None:
    player, _ = two
    before = player.get()
    label, seq = player.options()[0], before["seq"]
    for wrong in (seq - 1, seq + 1, str(seq), None, True, 1.0 * seq + 0.5):
        refused(player.choose(label, wrong), 409, "stale")
    assert player.get() == before
    assert player.choose(label, seq)["status"] == 200
    after = player.get()
    refused(player.choose(label, seq), 409, "stale")
    assert player.get() == after


def test_a_choice_that_is_somebody_elses(two: tuple[Player, Player]) -> None:
    player, other = two
    state = player.get()
    refused(other.choose(player.options()[0], state["seq"]), 403, "not_yours")
    assert player.get() == state


@pytest.mark.parametrize("label", ["play Nothing", "", None, 5, ["play"], {"a": 1}, "x" * 3000])
def test_a_label_that_is_no_option(two: tuple[Player, Player], label: Any) -> None:
    player, _ = two
    state = player.get()
    refused(player.choose(label, state["seq"]), 422, "unknown_option")
    assert player.get() == state


def test_a_seat_that_is_not_theirs(two: tuple[Player, Player], client: TestClient) -> None:
    player, _ = two
    state = player.get()
    stranger = Player(client, player.game, None)
    foreign, _ = open_game(client, opponent="friend")
    for action in ("choose", "resign", "takeback", "hint", "draw", "accept", "decline", "ready", "rematch"):
        refused(stranger.post(action, label=player.options()[0], seq=state["seq"]), 403, "unknown_seat")
        wrong = Player(client, player.game, foreign.token)
        refused(wrong.post(action, label=player.options()[0], seq=state["seq"]), 403, "unknown_seat")
    refused(Player(client, player.game, foreign.token).get(), 403, "unknown_seat")
    assert player.get() == state


def test_the_options_are_not_told_to_those_who_may_not_choose(two: tuple[Player, Player], client: TestClient) -> None:
    player, other = two
    labels = player.options()
    for answer in (other.choose("?", player.get()["seq"]), Player(client, player.game, None).choose("?", 0)):
        assert not any(label in json.dumps(answer) for label in labels)


def test_after_the_end(two: tuple[Player, Player]) -> None:
    player, other = two
    end = player.post("resign")
    assert end["result"] == {"winner": other.get()["seat"], "outcome": "resign"}
    assert end["view"]["decision"] is None
    for action in ("choose", "resign", "takeback", "hint", "draw", "accept", "decline", "ready"):
        refused(player.post(action, label="x", seq=end["seq"]), 409, "over")


def test_an_unknown_game(client: TestClient) -> None:
    for game in ("nothing", "x" * 5000, "%00", "%2e%2e"):
        assert client.get(f"/api/games/{game}").status_code == 404
    with pytest.raises(WebSocketDisconnect), client.websocket_connect("/api/games/nothing/live"):
        pass


def test_hints_are_not_for_games_between_people(two: tuple[Player, Player]) -> None:
    asking, _ = acting(*two)
    refused(asking.post("hint", seq=asking.get()["seq"]), 409, "not_possible")


def test_a_seat_is_taken_once_and_with_the_right_invitation(client: TestClient) -> None:
    first, opened = open_game(client, opponent="friend")
    guest = Player(client, first.game, None)
    for wrong in ("", "nothing", None, 5, first.token):
        refused(guest.post("join", invitation=wrong), 403, "unknown_seat")
    assert guest.post("join", invitation=opened["invitation"])["seat"] == "p2"
    refused(guest.post("join", invitation=opened["invitation"]), 409, "not_possible")


def test_the_record_of_a_running_game_is_secret(two: tuple[Player, Player], client: TestClient) -> None:
    player, _ = two
    for path in (f"/api/games/{player.game}/record", f"/game/{player.game}/record", f"/game/{player.game}/review"):
        assert client.get(path, headers=player.headers()).status_code == 409
    assert "position" not in player.get()


@pytest.mark.parametrize("order", [
    {"opponent": "nobody"}, {"level": "god"}, {"level": "cmd:rm"}, {"level": "search:99999999"},
    {"sets": "first_contact"}, {"sets": []}, {"sets": ["dominion"]}, {"sets": [1]}, {"edition": "fourth"},
    {"clock": -1}, {"clock": 10**9},
    {"clock": "soon"}, {"clock": True}, {"increment": 61}, {"start": "nobody"}, {"seed": 5}, {"level": ["random"]},
])
def test_an_order_that_makes_no_sense(client: TestClient, order: Json) -> None:
    response = client.post("/api/games", json=order)
    assert response.status_code == 400 and response.json()["error"]["code"] == "bad_request"


@pytest.mark.parametrize(("order", "message"), [
    ({"level": "god"}, "level must be one of greedy, random, "),
    ({"clock": 10**9}, "clock must be a whole number from 0 to 10800"),
    ({"clock": "soon"}, "clock must be a whole number"), ({"sets": [1]}, "sets must be a list of texts"),
    ({"name": 5}, "name must be a text"), ({"seed": 5}, "unknown entry 'seed'; there are opponent, level, "),
    ([], "a JSON object is expected"),
])
def test_a_refusal_says_what_would_be_right(client: TestClient, order: Any, message: str) -> None:
    assert client.post("/api/games", json=order).json()["error"]["message"].startswith(message)


@pytest.mark.parametrize("body", [b"{", b"[]", b"5", b"\xff\xfe", b"[" * 3000, b'"text"'])
def test_a_body_that_is_no_object(client: TestClient, body: bytes) -> None:
    assert client.post("/api/games", content=body).status_code == 400


def test_a_name_is_only_a_name(client: TestClient) -> None:
    player, _ = open_game(client, opponent="friend", name=" \x00\n<b>Zo\u202e\u00eb</b>" + "x" * 99)
    assert player.get()["seats"]["p1"]["name"] == ("<b>Zo\u00eb</b>" + "x" * 99)[:24]


# ---- floods


def test_a_body_that_is_too_large(client: TestClient) -> None:
    large = {"name": "x" * 5000}
    assert client.post("/api/games", json=large).json()["error"]["code"] == "too_large"
    chunks = (b'{"name": "', b"x" * 5000, b'"}')
    assert client.post("/api/games", content=iter(chunks)).status_code == 413
    assert client.post("/games", data=large).status_code == 413
    endless = client.post("/api/games", content=b"{}", headers={"content-length": "9" * 5000})
    assert (endless.status_code, endless.json()["error"]["code"]) == (413, "too_large")


def test_too_many_requests(make_client: MakeClient) -> None:
    client = make_client(requests_per_second=1.0)
    assert [client.get("/health").status_code for _ in range(4)] == [200] * 4
    until(lambda: client.get("/health").status_code == 429, pause=0.0)


def test_too_many_open_games(make_client: MakeClient) -> None:
    client = make_client(games_per_client=2)
    first, _ = open_game(client, opponent="friend")
    open_game(client, opponent="friend")
    response = client.post("/api/games", json={})
    assert (response.status_code, response.json()["error"]["code"]) == (429, "too_many")
    first.post("resign")
    open_game(client, opponent="friend")


def test_too_many_sockets(make_client: MakeClient) -> None:
    client = make_client(sockets_per_client=1)
    player, _ = open_game(client, opponent="friend")
    path = f"/api/games/{player.game}/live"
    with client.websocket_connect(path) as socket:
        socket.receive_json()
        with pytest.raises(WebSocketDisconnect), client.websocket_connect(path) as second:
            second.receive_json()
    with client.websocket_connect(path) as socket:
        socket.receive_json()


@pytest.mark.parametrize("message", [
    "", "{", "[]", "5", "null", '{"type": "cheat"}', '{"type": ["choose"]}', '{"type": "lang", "lang": "xx"}',
    '{"type": "lang", "lang": ["de"]}', '{"type": "uncover", "seat": "p2"}', "[" * 3000, "x" * 5000,
])
def test_a_message_that_makes_no_sense(two: tuple[Player, Player], client: TestClient, message: str) -> None:
    player, _ = two
    before = player.get()
    with client.websocket_connect(f"/api/games/{player.game}/live", headers=player.headers()) as socket:
        socket.receive_json()
        socket.send_text(message)
        assert socket.receive_json()["code"] in ("bad_request", "too_large")
        socket.send_bytes(message.encode())
        assert socket.receive_json()["code"] == "bad_request"
    assert player.get() == before


def test_a_socket_that_floods_is_closed_and_changes_nothing(make_client: MakeClient) -> None:
    client = make_client(messages_per_second=1.0)
    player, other = acting(*friends(client))
    before = player.get()
    with client.websocket_connect(f"/api/games/{player.game}/live", headers=other.headers()) as socket:
        socket.receive_json()
        choice = {"type": "choose", "label": player.options()[0], "seq": before["seq"]}
        for _ in range(60):
            socket.send_json(choice)
        codes = []
        with pytest.raises(WebSocketDisconnect) as closed:
            while True:
                codes.append(socket.receive_json()["code"])
        assert closed.value.code == 1008
        assert codes[:4] == ["not_yours"] * 4 and "too_fast" in codes
    assert player.get() == before
    play_on((player, other), seed=1, choices=3)


def test_sockets_and_forms_of_other_sites_are_refused(two: tuple[Player, Player], client: TestClient) -> None:
    player, _ = two
    foreign, elsewhere = {"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}
    with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"/live/{player.game}", headers=foreign):
        pass
    for headers in (foreign, elsewhere):
        assert client.post("/games", data={"opponent": "friend"}, headers=headers).status_code == 403
    own = {"origin": "http://testserver"}
    assert client.post("/games", data={"opponent": "friend"}, headers=own).status_code == 303
    with client.websocket_connect(f"/live/{player.game}", headers=own) as socket:
        assert socket.receive_json()["type"] == "step"


def test_sets_with_too_few_cards_are_refused_in_plain_words(client: TestClient) -> None:
    alone = client.post("/games", data={"opponent": "screen", "sets": ["battlefruit_addon"]})
    assert alone.status_code == 400 and say("error_too_few_cards", "en") in alone.text
    mixed = client.post("/games", data={"opponent": "screen", "sets": ["battlefruit_addon", "new_servants"]})
    assert mixed.status_code == 303
    answer = client.post("/api/games", json={"opponent": "screen", "sets": ["battlefruit_addon"]})
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "too_few_cards")


def test_promos_one_by_one(client: TestClient) -> None:
    def open_with(**order: Any) -> Json:
        game = client.post("/api/games", json={"opponent": "screen", **order}).json()
        return dict(client.get(f"/api/games/{game['game']}").json()["view"]) if "game" in game else dict(game)

    assert open_with(cards=["Unigon", "Chuck", "Unigon"])["cards"] == ["Unigon", "Chuck"], "each of them once"
    assert open_with(sets=["promos"], cards=["Unigon"])["cards"] == [], "the set brings it"
    for wrong in ("No Such Card", "Silver Whiskers", "Railgun"):
        answer = open_with(cards=[wrong])
        assert answer["error"]["code"] == "bad_request" and wrong in answer["error"]["message"]
    page = client.post("/games", data={"opponent": "screen", "sets": ["first_contact"], "cards": ["Unigon", "Chuck"]})
    assert page.status_code == 303


def test_the_documented_codes_are_those_that_exist() -> None:
    root = Path(__file__).parents[2]
    table = (root / "docs/api.md").read_text(encoding="utf-8").partition("| status | codes |")[2]
    documented = {(int(status), code) for status, codes in re.findall(r"^\| (\d+) \|(.*)\|$", table, re.MULTILINE)
                  for code in re.findall("`([a-z_]+)`", codes)}
    sources = "".join(path.read_text(encoding="utf-8") for path in (root / "src/mindbug/web").rglob("*.py"))
    guarded = {(int(status), code) for status, code in re.findall(r'problem\((\d+), "(\w+)"', sources)}
    assert set(re.findall(r'Refused\("(\w+)"', sources)) == STATUS.keys()
    assert len(guarded) > 4 and documented == guarded | {(status, code) for code, status in STATUS.items()}
