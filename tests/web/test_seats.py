"""Pages, cookies and links: who has which seat; and what people do around a game."""

import json
import time
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from mindbug.web.rooms.house import House
from mindbug.web.rooms.room import Room
from tests.waiting import until
from tests.web.conftest import MakeClient
from tests.web.players import Player, asked, friends, open_game, play_on
from tests.web.test_secrets import house_of


def browser(client: TestClient) -> TestClient:
    """Another browser at the same server."""
    other = TestClient(client.app, follow_redirects=False)
    other.portal = client.portal  # in the same event loop, which started the server
    return other


def opened(client: TestClient, **form: Any) -> str:
    response = client.post("/games", data=form)
    assert response.status_code == 303, response.text
    return response.headers["location"].rpartition("/")[2]


def table(client: TestClient, game: str, query: str = "") -> dict[str, Any]:
    """The data behind the page of the table; the plain pages say it as data."""
    text = client.get(f"/game/{game}{query}").text
    context = json.loads(text[text.index("{"):text.rindex("}") + 1])
    shown = json.loads(context["html"])
    return {**shown, "reader": shown["view"]["seat"]}


def test_a_game_is_played_with_forms_alone(client: TestClient) -> None:
    game = opened(client, opponent="bot", level="random", sets="first_contact")

    def asked_or_over() -> dict[str, Any] | None:
        state = table(client, game)
        return state if state["around"]["result"] or state["view"]["decision"]["options"] else None

    while not (state := until(asked_or_over))["around"]["result"]:
        choice = {"label": state["view"]["decision"]["options"][0], "seq": state["seq"]}
        assert client.post(f"/game/{game}/choose", data=choice).headers["location"] == f"/game/{game}"
    assert client.get(f"/game/{game}/record").headers["content-disposition"].startswith("attachment")
    assert client.get(f"/game/{game}/review").status_code == 200


def test_a_friend_comes_by_link_and_keeps_the_seat(client: TestClient) -> None:
    friend, stranger = browser(client), browser(client)
    game = opened(client, opponent="friend", name="Ada")
    invitation = table(client, game)["around"]["invitation"].removeprefix("http://testserver")
    assert table(stranger, game)["around"]["invitation"] is None
    shown = stranger.get(invitation, headers={"sec-fetch-mode": "navigate"})
    assert shown.status_code == 200 and "Ada" in shown.text and "first_contact" in shown.text
    assert table(client, game)["around"]["waiting"], "a link that is opened takes no seat"
    assert client.get(invitation).status_code == 303
    assert table(client, game)["around"]["waiting"], "nobody takes both seats by trying the own link"
    assert stranger.get(invitation + "x").status_code == 403
    assert friend.post(invitation).headers["location"] == f"/game/{game}"
    assert (table(client, game)["reader"], table(friend, game)["reader"], table(stranger, game)["reader"]) == (
        "p1", "p2", None)
    assert stranger.post(invitation, data={"name": "Eve"}).status_code == 409
    assert table(friend, game)["names"] == {"p1": "Ada"}


def test_ones_link_opens_the_seat_on_another_device(client: TestClient) -> None:
    game = opened(client, opponent="friend")
    link = table(client, game)["around"]["link"].removeprefix("http://testserver")
    phone = browser(client)
    assert phone.get(link).status_code == 200 and table(phone, game)["reader"] is None, "only opened"
    assert phone.post(link).headers["location"] == f"/game/{game}"
    here, there = table(client, game), table(phone, game)
    assert here["reader"] == there["reader"] == "p1" and here["view"] == there["view"]
    assert browser(client).get(link + "x").status_code == browser(client).post(link + "x").status_code == 403


def test_only_secrets_that_were_issued_are_known(client: TestClient) -> None:
    game = opened(client, opponent="friend")
    known = client.cookies["mindbug"]
    for chosen in ("x" * 48, known[:-1] + "x", known[:24] * 2, known + "x", "", known):
        other = browser(client)
        other.cookies.set("mindbug", chosen)
        assert table(other, game)["reader"] == ("p1" if chosen == known else None)
        assert (other.post("/games", data={"opponent": "friend"}).cookies["mindbug"] == chosen) == (chosen == known)


def test_over_https_the_cookie_is_this_hosts_own(make_client: MakeClient) -> None:
    cookie = make_client(secure_cookies=True).post("/games", data={"opponent": "friend"}).headers["set-cookie"]
    assert cookie.startswith("__Host-mindbug=") and "Path=/" in cookie and "Secure" in cookie


def test_a_seat_can_be_taken_away_from_all_other_devices(client: TestClient) -> None:
    game = opened(client, opponent="friend")
    old = table(client, game)["around"]["link"].removeprefix("http://testserver")
    phone, stranger = browser(client), browser(client)
    assert phone.post(old).status_code == 303 and table(phone, game)["reader"] == "p1"
    token = Player(client, game, old.rpartition("/")[2])
    assert token.get()["seat"] == "p1"
    assert stranger.post(f"/game/{game}/renew").status_code == 403
    with phone.websocket_connect(f"/live/{game}") as socket:
        socket.receive_json()
        assert client.post(f"/game/{game}/renew").headers["location"] == f"/game/{game}"
        with pytest.raises(WebSocketDisconnect):
            while True:
                socket.receive_json()
    assert table(client, game)["reader"] == "p1", "whoever asked for it stays"
    assert table(phone, game)["reader"] is None and stranger.post(old).status_code == 403
    assert token.get()["error"]["code"] == "unknown_seat"
    new = table(client, game)["around"]["link"].removeprefix("http://testserver")
    assert new != old and phone.post(new).status_code == 303 and table(phone, game)["reader"] == "p1"
    program = Player(client, game, new.rpartition("/")[2])
    renewed = program.post("renew")
    assert program.get()["error"]["code"] == "unknown_seat"
    program.token = renewed["token"]
    assert program.get()["seat"] == "p1" and table(client, game)["reader"] is None
    put_away(client, house_of(client))  # and it is the same for whoever reads the journal
    again = Room.load(asked(client, house_of(client).store.load, game))
    assert again.renewed == {"p1": 2}


def test_a_name_is_asked_for_once(client: TestClient) -> None:
    opened(client, opponent="friend", name="Zoë 佐")
    host = browser(client)
    link = table(host, opened(host, opponent="friend"))["around"]["invitation"].removeprefix("http://testserver")
    assert json.dumps("Zoë 佐") in client.get(link).text


def test_the_home_page_lists_the_games_of_this_browser(client: TestClient) -> None:
    other = browser(client)
    mine, theirs = opened(client, opponent="friend"), opened(other, opponent="friend")
    assert mine in client.get("/").text and theirs not in client.get("/").text
    assert mine not in browser(client).get("/").text


def test_my_games_know_the_friend_who_came(client: TestClient) -> None:
    friend = browser(client)
    game = opened(client, opponent="friend", sets=["king_of_tokyo"], time="180+2")
    state = table(client, game)
    assert state["around"]["terms"] == {"sets": ["king_of_tokyo"], "edition": "current", "clock": 180, "increment": 2}
    friend.post(state["around"]["invitation"].removeprefix("http://testserver"), data={"name": "Nova"})
    client.post(f"/game/{game}/ready", data={"name": "Ada"})
    assert "Nova" in client.get("/games").text and "Ada" in friend.get("/games").text
    assert "Nova" not in browser(client).get("/games").text
    assert "time" not in client.cookies and "180" in client.get("/").text, "the last choice is remembered"
    client.cookies.set("order", "%7Bnonsense")
    assert client.get("/").status_code == 200


def test_two_at_one_screen_have_a_curtain_between_them(client: TestClient) -> None:
    game = opened(client, opponent="screen")
    state = table(client, game)
    decider = state["view"]["decision"]["player"]
    assert state["reader"] is None and state["around"]["curtain"] == decider
    location = client.post(f"/game/{game}/uncover", data={"seat": decider}).headers["location"]
    assert location == f"/game/{game}?as={decider}"
    shown = table(client, game, f"?as={decider}")
    assert shown["reader"] == decider and shown["around"]["curtain"] is None
    with client.websocket_connect(f"/live/{game}") as socket:
        assert json.loads(socket.receive_json()["parts"]["shell"])["around"]["curtain"] == decider
        socket.send_json({"type": "uncover", "seat": decider})
        view = json.loads(socket.receive_json()["parts"]["shell"])["view"]
        assert view["seat"] == decider
        play = next(label for label in view["decision"]["options"] if label.startswith("play "))
        socket.send_json({"type": "choose", "label": play, "seq": shown["seq"]})
        handed_over = json.loads(socket.receive_json()["parts"]["shell"])
        assert handed_over["view"]["seat"] is None and handed_over["around"]["curtain"] not in (None, decider)


@pytest.mark.parametrize(("headers", "lang"), [({}, "en"), ({"accept-language": "de-AT,de;q=0.9"}, "de"),
                                               ({"accept-language": "pt, fr;q=0.5, en;q=0.2"}, "fr"),
                                               ({"accept-language": "xx;q=nothing,,"}, "en")])
def test_the_language_is_that_of_the_browser(client: TestClient, headers: dict[str, str], lang: str) -> None:
    assert f"lang={lang}>" in client.get("/", headers=headers).text
    assert "lang=fr>" in client.get("/?lang=fr", headers=headers).text


def test_the_language_is_remembered_and_switched_while_playing(client: TestClient) -> None:
    assert client.post("/language?next=/rules", data={"lang": "de"}).headers["location"] == "/rules"
    assert "lang=de>" in client.get("/").text
    assert client.post("/language?next=//evil.example", data={"lang": "fr"}).headers["location"] == "/"
    game = opened(client, opponent="friend")
    with client.websocket_connect(f"/live/{game}") as socket:
        assert json.loads(socket.receive_json()["parts"]["shell"])["lang"] == "fr"
        socket.send_json({"type": "lang", "lang": "en"})
        assert json.loads(socket.receive_json()["parts"]["shell"])["lang"] == "en"


# ---- around the game


def until_asked(player: Player) -> dict[str, Any]:
    state = player.get()
    while not state["result"] and not player.options(state):
        state = player.get(f"/events?since={state['seq']}&wait=20")
    return state


def test_taking_back_leads_to_ones_last_decision(client: TestClient) -> None:
    player, _ = open_game(client, level="random")
    before = until_asked(player)
    assert player.post("takeback", seq=before["seq"])["status"] == 409
    player.choose(player.options(before)[0], before["seq"])
    after = until_asked(player)
    assert after["takeback"]
    back = player.post("takeback", seq=after["seq"])
    assert back["view"] == before["view"] and back["seq"] == after["seq"] + 1


def test_a_hint_is_marked_and_told_to_its_seat(make_client: MakeClient) -> None:
    client = make_client(hint_seconds=0.1)
    player, _ = open_game(client, level="random")
    state = until_asked(player)
    found = player.post("hint", seq=state["seq"])
    assert {each["label"] for each in found["hint"]} == set(player.options(state))
    assert all(0 <= each["win"] <= 1 for each in found["hint"])
    assert found["hints"] == {"p1": 1, "p2": 0}
    spectator = Player(client, player.game, None).get()
    assert spectator["hint"] is None and spectator["hints"] == {"p1": 1, "p2": 0}
    assert player.choose(player.options(found)[0], found["seq"])["hint"] is None


def test_a_rematch_swaps_the_seats_of_friends(client: TestClient) -> None:
    first, second = friends(client, name="Ada")
    assert first.post("rematch")["status"] == 409
    first.post("resign")
    assert first.post("rematch")["rematch"] == {"offered": ["p1"], "game": None, "token": None}
    assert first.post("rematch")["status"] == 409
    second.post("rematch")
    until(lambda: second.get()["rematch"]["game"])
    again = second.get()["rematch"]
    assert first.get()["rematch"]["token"] != again["token"]
    second.game, second.token = again["game"], again["token"]
    assert second.get()["seat"] == "p1" and second.get()["view"]["seat"] == "p1"
    assert {seat: about["name"] for seat, about in second.get()["seats"].items()} == {"p1": "Nova", "p2": "Ada"}


def test_a_browser_keeps_its_seat_in_a_rematch_against_a_bot(client: TestClient) -> None:
    game = opened(client, opponent="bot", level="random")
    client.post(f"/game/{game}/resign")
    client.post(f"/game/{game}/rematch")
    again = until(lambda: table(client, game)["around"]["rematch"]["game"])
    assert table(client, again)["reader"] == "p2"


def test_a_hint_that_fails_is_told(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(view: object, who: str) -> list[dict[str, Any]]:
        raise OSError("no process left")

    monkeypatch.setattr(house_of(client).bots, "hint", fail)
    player, _ = open_game(client, level="random")
    state = until_asked(player)
    assert player.post("hint", seq=state["seq"])["error"]["code"] == "try_again"
    assert player.get()["hints"]["p1"] == 1, "it was asked for"


def test_a_bot_that_fails_does_not_stop_the_game(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(level: str, view: object, decision: object, who: str) -> str:
        raise OSError("no process left")

    house = house_of(client)
    monkeypatch.setattr(house.bots, "choose", fail)
    player, _ = open_game(client, level="random")
    assert play_on((player,), seed=9)["result"]
    assert (house.metrics.registry.get_sample_value("mindbug_bot_failures_total") or 0) > 0


def test_a_page_that_fails_does_not_stop_the_game(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = friends(client)
    with (client.websocket_connect(f"/live/{first.game}") as page,
          client.websocket_connect(f"/api/games/{first.game}/live") as program):
        page.receive_json(), program.receive_json()

        def fail(*_: object, **__: object) -> str:
            raise KeyError("a bug in a template")

        monkeypatch.setattr("mindbug.web.html.viewer.render.table_parts", fail)
        play_on((first, second), seed=1, choices=2)
        assert [program.receive_json()["seq"] for _ in range(2)] == [2, 3]
        with pytest.raises(WebSocketDisconnect):
            page.receive_json()


# ---- clocks


def test_whoever_runs_out_of_time_loses(client: TestClient) -> None:
    first, second = friends(client, clock=1)
    for player in (first, second):
        player.post("seen", seq=1)
    until(lambda: first.get()["result"])
    end = first.get()
    slow = end["view"]["start_player"]
    assert end["result"] == {"winner": "p1" if slow == "p2" else "p2", "outcome": "timeout"}
    assert end["clock"][slow] == 0


def test_the_clock_of_whoever_must_choose_runs(client: TestClient) -> None:
    first, second = friends(client, clock=3600)
    for player in (first, second):
        state = player.post("seen", seq=1)
    slow = state["view"]["decision"]["player"]
    assert state["clock"]["running"] == slow and until(lambda: 0 < first.get()["clock"][slow] < 3600)


def test_no_clock_runs_before_both_are_seated(client: TestClient) -> None:
    player, _ = open_game(client, opponent="friend", clock=60)
    assert player.get()["clock"] == {"running": None, "starts_in": 0, "increment": 0, "p1": 60, "p2": 60}


# ---- out of sight, not out of mind


def test_a_game_that_nobody_looks_at_leaves_the_memory_and_comes_back(make_client: MakeClient) -> None:
    client = make_client(idle_seconds=0.0)
    first, second = friends(client)
    play_on((first, second), seed=7, choices=10)
    before, house = first.get(), house_of(client)
    time.sleep(0.01)
    put_away(client, house)
    assert first.game not in house._rooms
    assert first.get() == before
    with client.websocket_connect(f"/api/games/{first.game}/live") as socket:
        socket.receive_json()
        put_away(client, house)
        assert first.game in house._rooms, "somebody is looking"


def put_away(client: TestClient, house: House) -> None:
    async def sweep() -> None:
        house.put_away_idle_rooms()

    assert client.portal is not None
    client.portal.call(sweep)
