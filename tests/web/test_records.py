"""Records that come in: the same review as the game they came from, and a clear refusal of everything else."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

from mindbug import Game, Record, replay
from mindbug.game.editions import RULES
from mindbug.web.rooms import imports as records
from mindbug.web.rooms.imports import brought_along
from mindbug.web.rooms.seat_lines import line_of, seat_of
from tests.waiting import until
from tests.web.conftest import MakeClient
from tests.web.players import Player, asked, friends, open_game, play_on
from tests.web.test_secrets import house_of


def some_game(choices: int = 6) -> Record:
    game = Game(sets=["first_contact"], seed=4)
    for _ in range(choices):
        assert game.decision is not None
        game.choose(game.decision.options[-1])
    return game.record()


def bring(client: TestClient, text: str | bytes | Iterator[bytes]) -> Any:
    """Posts to a program's address."""
    return client.post("/api/records", content=text)


def brought(client: TestClient, text: str) -> str:
    answer = bring(client, text)
    assert answer.status_code == 201, answer.text
    game: str = answer.json()["game"]
    assert answer.json()["review"] == f"http://testserver/game/{game}/review"
    return game


def review_text(client: TestClient, game: str) -> tuple[str, object]:
    """The game without what only its address says."""
    page = client.get(f"/game/{game}/review?step=3").text.replace(game, "GAME")
    return page[page.index('class="judged"'):], client.get(f"/game/{game}/frames").json()["frames"]


def test_the_record_of_a_game_gives_the_same_review(client: TestClient) -> None:
    first, second = friends(client, name="Ada")
    play_on((first, second), seed=1)
    text = client.get(f"/game/{first.game}/record").text
    game = brought(client, text)
    assert client.get(f"/game/{game}/record").text == text
    mine, copy = review_text(client, first.game), review_text(client, game)
    assert mine[1] == copy[1] and "Ada" in copy[0]
    assert client.get(f"/game/{game}", follow_redirects=False).headers["location"] == f"/game/{game}/review"


@pytest.mark.parametrize("result", ["p1 resign", "p2 timeout", None])
def test_a_game_without_an_end_of_its_own(client: TestClient, result: str | None) -> None:
    record = replace(some_game(), result=result, players=("human Ada", "bot rookie"), hints=(3,), borrowed=2)
    game = brought(client, str(record))
    assert Record.parse(client.get(f"/api/games/{game}/record").text) == record
    assert client.get(f"/game/{game}/review").status_code == 200
    state = Player(client, game, None).get()
    assert state["result"] == {"winner": result.split()[0] if result else None,
                               "outcome": result.split()[1] if result else "unfinished"}
    begun = Player(client, game, None).post("what-if", step=6, seat="p1", level="random")
    assert begun["status"] == 201
    mine = Player(client, begun["game"], begun["token"])
    assert play_on((mine,), seed=1)["result"]


def test_it_is_there_for_the_next_process(make_client: MakeClient) -> None:
    text = str(replace(some_game(), result="p1 resign"))
    game = brought(make_client(), text)
    again = make_client()
    assert again.get(f"/api/games/{game}/record").text.splitlines()[0] == text.splitlines()[0]
    assert again.get(f"/game/{game}/review").status_code == 200


def test_nobody_has_a_seat_in_it(client: TestClient) -> None:
    game = brought(client, str(some_game()))
    player = Player(client, game, None)
    for action in ("choose", "resign", "takeback", "hint", "rematch"):
        assert player.post(action, seq=0, label="x")["status"] in (403, 409)
    assert player.post("join", invitation="x")["status"] == 403
    assert house_of(client)._rooms[game].keys == {}


def test_as_a_file_or_as_text(client: TestClient) -> None:
    text = str(some_game())
    for files, data in (({"file": ("game.txt", text.replace("\n", "\r\n"))}, {}), ({}, {"text": text}),
                        ({"file": ("game.txt", b"\xef\xbb\xbf" + text.encode())}, {"text": "not this"})):
        answer = client.post("/records", files=files or None, data=data)
        assert answer.status_code == 303, answer.text
        page = client.get(answer.headers["location"])
        assert page.status_code == 200
        game = answer.headers["location"].split("/")[2]
        assert Record.parse(client.get(f"/game/{game}/record").text).choices == some_game().choices


def test_what_somebody_has_brought_is_among_their_games(make_client: MakeClient) -> None:
    client = make_client()
    answer = client.post("/records", data={"text": str(some_game())})
    game = answer.headers["location"].split("/")[2]
    assert game in client.get("/games").text and "record" in client.get("/games").text
    assert house_of(client)._rooms[game].keys == {}, "it gives no seat"
    cookies = dict(client.cookies)
    again = make_client()  # another server with the same files
    again.cookies.update(cookies)
    assert game in again.get("/games").text and again.get(f"/game/{game}/review").status_code == 200
    assert house_of(again)._rooms[game].keys == {}
    again.cookies.clear()
    assert game not in again.get("/games").text


def test_names_are_only_names(client: TestClient) -> None:
    record = replace(some_game(), players=("human \u202e<b>Zo\u00eb</b>" + "x" * 99, "bot god"))
    game = brought(client, str(record))
    seats = Player(client, game, None).get()["seats"]
    assert seats["p1"] == {"kind": "human", "name": ("<b>Zo\u00eb</b>" + "x" * 99)[:24]}
    assert seats["p2"] == {"kind": "human", "name": "god"}
    assert "<b>Zo" not in client.get(f"/game/{game}/review").text


@pytest.mark.parametrize(("line", "seat", "again"), [
    ("human Ada", {"kind": "human", "name": "Ada"}, "human Ada"), ("human", {"kind": "human", "name": ""}, "human"),
    ("bot search:2", {"kind": "bot", "name": "", "level": "search:2"}, "bot search:2"),
    ("Ada Lovelace", {"kind": "human", "name": "Ada Lovelace"}, "human Ada Lovelace"),
    ("", {"kind": "human", "name": ""}, "human"), ("bot 9", {"kind": "human", "name": "9"}, "human 9"),
])
def test_who_sits_there(line: str, seat: dict[str, str], again: str) -> None:
    assert seat_of(line) == seat and line_of(seat) == again
    assert line_of({"kind": "open", "name": ""}) == ""


# ---- refusals


def broken(old: str, new: str) -> str:
    text = str(some_game())
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(("text", "said"), [
    ("", "line 1"), ("Dear server,\nplease play.", "line 1"), ("\x00\x01", "line 1"),
    (broken(f"rules: {RULES}", "rules: 99"), "rules version 99"),
    (broken("sets: first_contact", "sets: dominion"), "dominion"),
    (broken("sets: first_contact", "sets: first_contact\ncards: Black Lotus"), "Black Lotus"),
    (broken("| play", "| play Black Lotus; play"), "line 10: 'play Black Lotus' is not possible"),
    (broken("| play", "| win"), "line 10"),
    (broken("seed: 4", "seed: 5"), "line 10"),
    (broken("cards-digest: ", "cards-digest: 0"), "cards have changed"),
    (broken("edition: current", "edition: current\nresult: p1 life"), "no end"),
    (broken("turn-limit: 200", "turn-limit: 99999999"), "turn_limit"),
    (broken("seed: 4", "seed: 4\nposition: " + "[" * 15_000), "line 5"),
    (broken("seed: 4", "seed: " + "9" * 6000), "line 4"),
])
def test_what_does_not_replay(client: TestClient, text: str, said: str) -> None:
    answer = bring(client, text)
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad_record")
    assert said in answer.json()["error"]["message"]
    page = client.post("/records", data={"text": text})
    assert page.status_code == 422
    assert asked(client, house_of(client).store.summaries) == []


def test_bytes_that_are_no_text(client: TestClient) -> None:
    assert "UTF-8" in bring(client, b"mindbug record 1\n\xff\xfe").json()["error"]["message"]
    assert client.post("/records", files={"file": ("x.txt", b"\xff\xfe")}).status_code == 422


def test_more_choices_than_any_game_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "MOST_CHOICES", 5)
    with pytest.raises(ValueError, match="more than 5 choices"):
        brought_along(str(some_game(6)))
    assert brought_along(str(some_game(5)))


def test_what_is_too_large(client: TestClient) -> None:
    text = str(some_game()) + "\n" * 70_000
    assert bring(client, text).json()["error"]["code"] == "too_large"
    assert bring(client, iter([b"x" * 40_000, b"x" * 40_000])).status_code == 413
    for body in ({"files": {"file": ("game.txt", text)}}, {"data": {"text": text}}):
        answer = client.post("/records", **body)
        assert answer.status_code == 413 and "<title>error" in answer.text
    assert bring(client, str(some_game()) + "\n" * 20_000).status_code == 201
    assert client.post("/games", content=b"x" * 20_000).status_code == 413  # everything else is as small as before


def test_so_many_in_a_day(make_client: MakeClient) -> None:
    client = make_client(records_per_day=2)
    for _ in range(2):
        brought(client, str(some_game()))
    answer = bring(client, str(some_game()))
    assert (answer.status_code, answer.json()["error"]["code"]) == (429, "too_many_records")
    open_game(client, level="random")  # is another matter
    store = house_of(client).store
    kept = asked(client, store.summaries)
    assert len(kept) == 3 and len([game for game in kept if game.result is None]) == 1


def test_chance_by_hand_can_be_looked_at_but_not_played_on(client: TestClient) -> None:
    game = Game.from_position({"p1": {"hand": ["Gorillion"]}, "p2": {"mindbugs": 0, "play": ["Pagurah", "Bee Bear"]}},
                              chance="explicit")
    for label in ("play Gorillion", "attack Pagurah", "roll +1"):
        game.choose(label)
    there = brought(client, str(game.record()))
    assert client.get(f"/game/{there}/review?step=2").status_code == 200
    refusal = Player(client, there, None).post("what-if", step=1, seat="p1")
    assert refusal["error"]["code"] == "not_possible"


def test_a_position_can_be_played_on_and_played_again(client: TestClient) -> None:
    game = Game.from_position({"p1": {"hand": ["Gorillion", "Bee Bear"]}, "p2": {"hand": ["Tiger Squirrel"]}}, seed=3)
    there = Player(client, brought(client, str(game.record())), None)
    begun = there.post("what-if", step=0, seat="p1", level="random")
    mine = Player(client, begun["game"], begun["token"])
    assert play_on((mine,), seed=1)["result"]
    mine.post("rematch")
    until(lambda: mine.get()["rematch"]["game"])
    rematch = mine.get()["rematch"]
    following = Player(client, rematch["game"], rematch["token"])
    assert following.post("resign")["result"]
    record = Record.parse(client.get(f"/api/games/{following.game}/record").text)
    assert record.setup.position == game.record().setup.position and replay(record)
