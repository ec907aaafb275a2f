"""People who play with each other: being ready, taking back and draws by asking, faces, fair clocks."""

import json
from typing import Any

import pytest
from starlette.testclient import TestClient

from mindbug.game.events import Event
from mindbug.web.rooms.clocks import LONGEST_SHOW, Clocks
from mindbug.web.rooms.live_room import EMOTES
from tests.waiting import until
from tests.web.conftest import MakeClient
from tests.web.players import Player, friends, open_game
from tests.web.test_seats import browser, opened, table
from tests.web.test_secrets import house_of


@pytest.fixture
def two(client: TestClient) -> tuple[Player, Player]:
    """The player who must choose, and the other one."""
    first, second = friends(client, name="Ada")
    return (first, second) if first.options() else (second, first)


def refusal(answer: dict[str, Any]) -> str:
    return str(answer["error"]["code"])


# ---- offers


def test_another_person_must_agree_to_a_take_back(two: tuple[Player, Player]) -> None:
    mover, other = two
    before = mover.get()
    assert not before["takeback"]
    mover.choose(mover.options()[0], before["seq"])
    asked = mover.post("takeback", seq=mover.get()["seq"])
    assert asked["offer"] == other.get()["offer"] == {"kind": "takeback", "by": asked["seat"]}
    assert asked["view"] != before["view"], "nothing is taken back yet"
    assert refusal(mover.post("accept")) == "not_yours"
    assert other.post("accept")["offer"] is None
    back = mover.get()
    assert back["view"] == before["view"]
    mover.choose(mover.options()[1], back["seq"])
    mover.post("resign")
    record = mover.client.get(f"/api/games/{mover.game}/record").text
    assert "\ntakebacks: 1\n" in record


def test_whoever_says_no_is_left_in_peace_until_the_next_choice(two: tuple[Player, Player]) -> None:
    mover, other = two
    asked = other.post("draw")
    assert asked["offer"] == {"kind": "draw", "by": asked["seat"]}
    assert refusal(mover.post("takeback", seq=asked["seq"])) == "not_possible"
    assert mover.post("decline")["offer"] is None
    assert refusal(other.post("draw")) == refusal(other.post("decline")) == "not_possible"
    state = mover.choose(mover.options()[0], asked["seq"] - 1)
    assert state["status"] == 200, "what the other one asks for does not make a choice late"
    assert other.post("draw")["offer"]
    assert other.post("decline")["offer"] is None, "one's own offer is withdrawn"


def test_a_draw_is_agreed_and_stays_agreed(two: tuple[Player, Player], client: TestClient) -> None:
    mover, other = two
    mover.post("draw")
    end = other.post("draw")
    assert end["result"] == {"winner": None, "outcome": "agreed"}
    text = client.get(f"/api/games/{mover.game}/record").text
    assert "\nresult: draw agreed\n" in text
    brought = client.post("/api/records", content=text)
    assert brought.status_code == 201, brought.text
    assert Player(client, brought.json()["game"], None).get()["result"] == end["result"]


def test_no_draw_with_a_bot(client: TestClient) -> None:
    player, _ = open_game(client, level="random")
    assert not player.get()["can_offer"]
    assert refusal(player.post("draw")) == refusal(player.post("emote", emote="wow")) == "not_possible"


def test_two_at_one_screen_need_not_ask(client: TestClient) -> None:
    game = opened(client, opponent="screen")
    decider = table(client, game)["view"]["decision"]["player"]
    shown = table(client, game, f"?as={decider}")
    choice = {"label": shown["view"]["decision"]["options"][0], "seq": shown["seq"]}
    client.post(f"/game/{game}/choose", data=choice)
    client.post(f"/game/{game}/takeback", data={"seq": shown["seq"] + 1})
    assert table(client, game, f"?as={decider}")["view"] == shown["view"]
    client.post(f"/game/{game}/draw")
    assert table(client, game)["around"]["result"]["outcome"] == "agreed"


# ---- faces


def test_faces_are_seen_by_all_but_not_too_many(two: tuple[Player, Player], client: TestClient) -> None:
    mover, other = two
    path = f"/api/games/{mover.game}/live"
    with (client.websocket_connect(path, headers=other.headers()) as socket,
          client.websocket_connect(f"/live/{mover.game}") as page):
        socket.receive_json(), page.receive_json()
        seat = mover.get()["seat"]
        for face in EMOTES[:3]:
            assert mover.post("emote", emote=face)["status"] == 200
            assert socket.receive_json() == page.receive_json() == {"type": "emote", "by": seat, "emote": face}
        assert refusal(mover.post("emote", emote="wow")) == "too_fast"
        assert refusal(mover.post("emote", emote="<b>")) == "bad_request"
        assert refusal(Player(client, mover.game, None).post("emote", emote="wow")) == "unknown_seat"


# ---- ready


def test_friends_in_browsers_begin_when_both_are_ready(client: TestClient) -> None:
    friend = browser(client)
    game = opened(client, opponent="friend", clock="180")
    around = table(client, game)["around"]
    assert not around["begun"] and around["ready"] == []
    friend.post(around["invitation"].removeprefix("http://testserver"), data={"name": "Nova"})
    state = table(client, game)
    assert state["around"]["ready"] == ["p2"] and not state["around"]["begun"]
    assert state["around"]["clock"]["running"] is None, "no clock runs before both are there"
    decider = client if state["view"]["decision"]["player"] == "p1" else friend
    shown = table(decider, game)
    choice = {"label": shown["view"]["decision"]["options"][0], "seq": shown["seq"]}
    assert decider.post(f"/game/{game}/choose", data=choice).status_code == 409
    assert friend.post(f"/game/{game}/ready").status_code == 409
    assert client.post(f"/game/{game}/ready", data={"name": "Ada"}).status_code == 303
    state = table(client, game)
    assert state["around"]["begun"] and state["names"] == {"p1": "Ada", "p2": "Nova"}
    assert state["around"]["clock"]["running"] == state["view"]["decision"]["player"]


# ---- clocks


def test_a_clock_runs_when_everything_was_shown() -> None:
    clocks = Clocks(60, 2, 100.0)
    clocks.note("p1", 1000, [Event("attacked", "p1"), Event("blocked", "p2")], 100.0)
    assert clocks.starts_in("p2", 100.0) == pytest.approx(2.7) and clocks.left("p2", 102.0, running=True) == 60
    assert clocks.left("p1", 101.0, running=False) == 59
    assert clocks.left("p2", 103.7, running=True) == pytest.approx(59)
    assert clocks.has_seen("p2", 101.0) and not clocks.has_seen("p2", 101.0)
    assert clocks.left("p2", 103.0, running=True) == pytest.approx(58)
    clocks.reward("p2")
    assert clocks.left("p2", 103.0, running=False) == 62


def test_nobody_gains_more_than_the_bound() -> None:
    clocks = Clocks(60, 0, 0.0)
    for _ in range(50):
        clocks.note(None, 0, [Event("mindbugged", "p1"), Event("turn", "p1")] * 20, 0.0)
    assert clocks.starts_in("p1", 0.0) == LONGEST_SHOW
    clocks.note(None, 0, (), 1.0)  # such as an offer: nothing more is to be shown
    assert clocks.starts_in("p1", 1.0) == LONGEST_SHOW - 1


def test_a_page_that_has_shown_everything_starts_its_own_clock_only(client: TestClient) -> None:
    first, second = friends(client, clock=600, increment=3)
    mover, other = (first, second) if first.options() else (second, first)
    state = mover.choose(next(label for label in mover.options() if label.startswith("play ")), mover.get()["seq"])
    asked = mover if mover.options() else other
    waiting = other if asked is mover else mover
    assert state["clock"]["starts_in"] > 0.5
    waiting.post("seen", seq=state["seq"])
    assert asked.post("seen", seq=state["seq"] - 1)["clock"]["starts_in"] > 0
    assert asked.post("seen", seq=state["seq"])["clock"]["starts_in"] == 0


def test_a_bot_that_starts_waits_until_the_hand_was_seen(make_client: MakeClient) -> None:
    client = make_client(hand_seconds=600.0)
    game = opened(client, opponent="bot", level="random", start="other")
    with client.websocket_connect(f"/live/{game}") as socket:
        seq = socket.receive_json()["seq"]
        assert seq == 0
        until(lambda: house_of(client)._rooms[game].bot is not None)
        assert table(client, game)["seq"] == 0
        socket.send_json({"type": "seen", "seq": 0})
        assert socket.receive_json()["seq"] == 1
    program, _ = open_game(client, level="random", start="other")
    assert until(lambda: program.get()["seq"]), "programs need no time to look"


# ---- small things


def test_a_hint_of_another_position_is_not_shown(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody asks for a hint, takes back, asks again: the first answer comes late and belongs to nobody."""
    player, _ = open_game(client, level="random", start="me")
    first = player.get()
    player.choose(player.options(first)[0], first["seq"])
    state = until(lambda: (now := player.get())["takeback"] and player.options(now) and now)
    house = house_of(client)
    asked: list[Any] = []

    async def hint(view: Any, who: str) -> list[dict[str, Any]]:
        asked.append(view)
        if len(asked) == 1:
            live = await house.room(player.game)
            await house.act(live, lambda room: room.take_back(("p1",), room.seq, house.now()))
        return [{"label": view["decision"]["options"][0], "win": 0.5, "error": 0.0}]

    monkeypatch.setattr(house.bots, "hint", hint)
    with client.websocket_connect(f"/api/games/{player.game}/live", headers=player.headers()) as socket:
        socket.receive_json()
        socket.send_json({"type": "hint", "seq": state["seq"]})
        while (message := socket.receive_json())["type"] != "refused":
            pass
        assert (message["code"], message["request"]) == ("stale", "hint")
    assert player.get()["hint"] is None
    found = player.post("hint", seq=player.get()["seq"])
    assert found["hint"][0]["label"] in player.options(found)


def test_half_a_letter_opens_nothing(client: TestClient) -> None:
    player, _ = open_game(client, opponent="friend")
    answer = client.post(f"/api/games/{player.game}/join", content=json.dumps({"invitation": "\ud800"}))
    assert answer.status_code == 400
    for address in (f"/join/{player.game}/%ED%A0%80", f"/game/{player.game}/seat/%ED%A0%80"):
        assert client.get(address).status_code == client.post(address).status_code == 403
    assert not house_of(client).issued("\ud800" * 48)


def test_nobody_has_a_name_that_cannot_be_seen(client: TestClient) -> None:
    player, opened = open_game(client, opponent="friend", name="\u3164\u2800")
    client.post(f"/api/games/{player.game}/join", json={"invitation": opened["invitation"], "name": " Ada\u3164 "})
    assert {seat: about["name"] for seat, about in player.get()["seats"].items()} == {"p1": "", "p2": "Ada"}
