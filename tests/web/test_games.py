"""Whole games over the API and over sockets."""

import random
from typing import Any

import pytest
from starlette.testclient import TestClient

from mindbug import replay
from tests.web.players import Player, friends, open_game, play_on

ALL_SETS = ["first_contact", "battlefruit_kingdom", "battlefruit_galaxy", "king_of_tokyo"]


@pytest.mark.parametrize(("sets", "edition"), [(["first_contact"], "first"), (ALL_SETS, "current")])
def test_two_programs_play_to_the_end(client: TestClient, sets: list[str], edition: str) -> None:
    first, second = friends(client, sets=sets, edition=edition)
    end = play_on((first, second), seed=1)
    record = client.get(f"/api/games/{first.game}/record").text
    game = replay(record)
    assert game.over and game.sets == sets and game.edition == edition
    assert end["result"] == {"winner": game.winner, "outcome": game.outcome}
    assert end["position"] == game.position()


def test_a_program_plays_against_a_bot(client: TestClient) -> None:
    player, _ = open_game(client, level="random")
    end = play_on((player,), seed=2)
    game = replay(client.get(f"/api/games/{player.game}/record").text)
    assert game.over and end["result"]["winner"] == game.winner
    assert {choice.player for choice in game.choices} == {"p1", "p2"}


def test_two_bots_play_while_somebody_watches(client: TestClient) -> None:
    spectator, opened = open_game(client, opponent="watch", level="random", second_level="rookie")
    assert spectator.token is None and opened["tokens"] == {}
    seq = 0
    while not (state := spectator.get(f"/events?since={seq}&wait=20"))["result"]:
        assert state["view"]["seat"] is None
        seq = state["seq"]
    assert replay(client.get(f"/api/games/{spectator.game}/record").text).over


@pytest.mark.parametrize(("start", "seat"), [("me", "p1"), ("other", "p2")])
def test_who_starts_can_be_chosen(client: TestClient, start: str, seat: str) -> None:
    for _ in range(5):
        player, _ = open_game(client, opponent="friend", start=start)
        assert player.get()["view"]["start_player"] == seat


def test_events_since_a_line_are_those_that_came_after_it(client: TestClient) -> None:
    first, second = friends(client)
    play_on((first, second), seed=3, choices=12)
    everything = first.get("/events?since=0")["happened"]
    assert [each["seq"] for each in everything] == list(range(1, len(everything) + 1))
    assert everything[0]["kind"] == "join" and everything[1]["kind"] == "choice"
    assert first.get("/events?since=5")["happened"] == everything[5:]
    assert any(event["kind"] == "played" for each in everything for event in each["events"])


# ---- sockets


def play_over_sockets(client: TestClient, path: str, sockets: list[Any], seed: int) -> dict[str, Any]:
    """Both answer whatever they are asked; the last message that the first one got."""
    dice = random.Random(seed)
    latest: list[dict[str, Any]] = [socket.receive_json() for socket in sockets]
    while latest[0]["result"] is None:
        acting = next(i for i, state in enumerate(latest) if (state["view"]["decision"] or {}).get("options"))
        state = latest[acting]
        sockets[acting].send_json({"type": "choose", "label": dice.choice(state["view"]["decision"]["options"]),
                                   "seq": state["seq"]})
        for i, socket in enumerate(sockets):
            message = socket.receive_json()
            while message["kind"] == "surroundings":
                message = socket.receive_json()
            assert message["type"] == "step" and message["seq"] == state["seq"] + 1
            latest[i] = message
    return latest[0]


def test_two_programs_play_over_sockets(client: TestClient) -> None:
    first, second = friends(client)
    path = f"/api/games/{first.game}/live"
    with (client.websocket_connect(path, headers=first.headers()) as one,
          client.websocket_connect(path, headers=second.headers()) as two):
        end = play_over_sockets(client, path, [one, two], seed=4)
    assert end["result"]["winner"] in ("p1", "p2", None)
    assert replay(client.get(f"/api/games/{first.game}/record").text).over


def test_who_is_there_is_told_to_the_other(client: TestClient) -> None:
    first, second = friends(client)
    path = f"/api/games/{first.game}/live"
    with client.websocket_connect(path, headers=first.headers()) as one:
        assert one.receive_json()["connected"] == {"p1": True, "p2": False}
        with client.websocket_connect(path, headers=second.headers()) as two:
            two.receive_json()
            assert one.receive_json()["connected"] == {"p1": True, "p2": True}
        assert one.receive_json()["connected"] == {"p1": True, "p2": False}


def test_a_spectator_gets_every_step_and_may_do_nothing(client: TestClient) -> None:
    first, second = friends(client)
    watching = Player(client, first.game, None)
    with client.websocket_connect(f"/api/games/{first.game}/live") as socket:
        seq = socket.receive_json()["seq"]
        socket.send_json({"type": "resign"})
        assert socket.receive_json()["code"] == "unknown_seat"
        play_on((first, second), seed=5, choices=1)
        assert socket.receive_json()["seq"] == seq + 1
    assert watching.get()["result"] is None
