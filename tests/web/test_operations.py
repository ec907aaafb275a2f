"""Storage, metrics, the command line, and the formal description of the API."""

import json
import logging
import os
import re
import socket
from pathlib import Path

import msgspec
import pytest
from prometheus_client.parser import text_string_to_metric_families
from starlette.routing import Route
from starlette.testclient import TestClient

from mindbug import replay
from mindbug.cli.main import main
from mindbug.cli.play import answers_are_sent
from mindbug.web.base.budgets import AddressBudgets, Bucket
from mindbug.web.base.config import Config
from mindbug.web.base.guard import address_of, same_origin
from mindbug.web.rooms.room import Room
from mindbug.web.rooms.store import Unavailable
from mindbug.web.routes.api import Api
from mindbug.web.routes.messages import (
    About,
    CardList,
    ErrorAnswer,
    GameAnalysis,
    GameNews,
    Joined,
    Opened,
    RefusalMessage,
    ShownGame,
    StepMessage,
)
from mindbug.web.server import serve
from tests.waiting import until
from tests.web.conftest import MakeClient
from tests.web.players import Player, asked, friends, open_game, play_on
from tests.web.test_secrets import house_of

# ---- storage


def test_a_disk_that_fails_refuses_and_changes_nothing(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = friends(client)
    before = first.get()
    player = first if first.options() else second
    store = house_of(client).store

    async def fail(jobs: object) -> None:
        raise Unavailable("database or disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(store, "commit", fail)
        refusal = player.choose(player.options()[0], before["seq"])
        assert (refusal["status"], refusal["error"]["code"]) == (503, "not_stored")
    assert first.get() == before
    assert player.choose(player.options()[0], before["seq"])["seq"] == before["seq"] + 1


# ---- a room read from its journal is the same room


def test_a_journal_with_everything_in_it_gives_the_same_room(make_client: MakeClient) -> None:
    client = make_client(hint_seconds=0.05)
    player, _ = open_game(client, level="random", clock=600, increment=5)
    play_on((player,), seed=3, choices=4)  # too few to end a game
    state = player.get()
    while not player.options(state):
        assert not state["result"]
        state = player.get(f"/events?since={state['seq']}&wait=20")
    state = player.post("hint", seq=state["seq"])
    state = player.post("takeback", seq=state["seq"])
    player.post("resign")
    player.post("rematch")
    house = house_of(client)
    room = house._rooms[player.game].room
    until(lambda: room.next_game is not None)  # it begins in the background
    stored = asked(client, house.store.load, player.game)
    assert stored is not None and stored.result == "p2 resign"
    again = Room.load(stored)
    assert {line.kind for line in stored.entries} >= {"choice", "hint", "takeback", "resign", "rematch"}
    assert (again.seq, again.result, again.hints, again.seats) == (room.seq, room.result, room.hints, room.seats)
    assert again.game == room.game and again.time_left("p1", 0.0) == room.time_left("p1", 0.0) < 700


# ---- limits


def test_a_bucket_lets_a_burst_through_and_then_the_rate() -> None:
    bucket = Bucket(2.0, 0.0)
    assert [bucket.take(0.0) for _ in range(9)] == [True] * 8 + [False]
    assert [bucket.take(0.5) for _ in range(2)] == [True, False]


def test_addresses_are_counted_apart_and_forgotten_when_quiet() -> None:
    now = 0.0
    crowd = AddressBudgets(1.0, lambda: now)
    assert all(crowd.take("a") for _ in range(4)) and not crowd.take("a") and crowd.take("b")
    for number in range(20_000):
        now += 0.001
        crowd.take(str(number))
    assert len(crowd.buckets) <= 10_000


def test_an_address_gets_its_rate_once_however_many_nodes_it_asks() -> None:
    now = 0.0
    nodes = [AddressBudgets(10.0, lambda: now) for _ in range(3)]
    granted = 0
    for _ in range(100):  # a second each: the address takes whatever it can get everywhere
        granted += sum(node.take("a") for node in nodes for _ in range(50))
        told = [node.used_lately() for node in nodes]
        for number, node in enumerate(nodes):
            for other, used in enumerate(told):
                if other != number:
                    node.charge(used)
        now += 1.0
    assert 100 * 10 <= granted <= 100 * 10 + 3 * 40
    assert nodes[0].take("b"), "nobody else pays for it"


@pytest.mark.parametrize(("host", "name"), [("10.1.2.3", "10.1.2.3"), ("::ffff:10.1.2.3", "10.1.2.3"),
                                            ("2001:db8:1:2:3::4", "2001:0db8:0001:0002"), ("unix", "unix")])
def test_who_is_counted_as_one(host: str, name: str) -> None:
    assert address_of({"type": "http", "client": (host, 1)}) == name


@pytest.mark.parametrize(("headers", "same"), [
    ({"host": "a.example"}, True), ({"host": "a.example", "origin": "https://a.example"}, True),
    ({"host": "a.example", "origin": "null"}, False), ({"host": "a.example", "origin": "http://["}, False),
    ({"origin": "null"}, False), ({"host": "a.example", "origin": "https://b.example"}, False),
    ({"host": "a.example", "origin": "http://a.example"}, False),
    ({"host": "a.example", "origin": "https://a.example:81"}, False), ({"sec-fetch-site": "same-site"}, False),
])
def test_same_origin(headers: dict[str, str], same: bool) -> None:
    assert same_origin(headers, "https://a.example") is same


# ---- looking after it


def test_metrics_are_in_the_form_that_prometheus_reads(make_client: MakeClient) -> None:
    client = make_client(public_metrics=True)
    player, _ = open_game(client, level="random")
    play_on((player,), seed=1)
    text = client.get("/metrics").text
    found = {family.name: family for family in text_string_to_metric_families(text)}
    assert {"mindbug_games": "counter", "mindbug_rooms": "gauge", "mindbug_bot_seconds": "histogram",
            "mindbug_request_seconds": "histogram", "mindbug_commit_seconds": "histogram"}.items() <= {
                name: family.type for name, family in found.items()}.items()
    assert "mindbug_games_total 1.0\n" in text and "mindbug_rooms 1.0\n" in text
    assert 'mindbug_bot_seconds_count{level="random"}' in text and 'route="act",status="200"' in text
    within = {sample.labels["le"]: sample.value for sample in found["mindbug_bot_seconds"].samples
              if sample.name.endswith("_bucket")}
    assert list(within.values()) == sorted(within.values()) and within["+Inf"] > 0
    assert house_of(client).metrics.registry is not house_of(make_client()).metrics.registry


def test_admin_lists_exports_and_deletes(make_client: MakeClient, tmp_path: Path,
                                         capsys: pytest.CaptureFixture[str]) -> None:
    client = make_client()
    first, second = friends(client, name="Ada")
    play_on((first, second), seed=1)
    running, _ = open_game(client, opponent="friend")
    data = ["--data", str(tmp_path / "data")]
    assert main(["admin", "list", *data]) == 0
    listed = capsys.readouterr().out
    assert first.game in listed and "Ada" in listed and running.game in listed
    assert main(["admin", "list", "--running", *data]) == 0
    assert first.game not in capsys.readouterr().out
    assert main(["admin", "export", first.game, *data]) == 0
    assert replay(capsys.readouterr().out).over
    assert main(["admin", "delete", running.game, *data]) == 0
    assert main(["admin", "delete", running.game, *data]) == 2
    assert running.post("resign")["status"] == 503  # the server notices that its game is gone
    assert running.get()["status"] == 404


def test_admin_makes_no_database_where_none_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "list", "--data", str(tmp_path / "none")]) == 2
    assert "there is no such database" in capsys.readouterr().err
    assert not (tmp_path / "none").exists()


def test_a_port_that_is_taken_is_told_in_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["serve", "--host", "256.0.0.1", "--data", str(tmp_path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


# ---- the description of the API


def test_every_route_is_described_and_every_description_has_a_route(client: TestClient) -> None:
    described = {(path, method.upper()) for path, methods in client.get("/api/openapi.json").json()["paths"].items()
                 for method in methods}
    routes = {(route.path, method) for route in Api(house_of(client), None).routes()  # type: ignore[arg-type]
              if isinstance(route, Route) for method in (route.methods or ()) if method != "HEAD"}
    assert described == routes


def test_what_stands_in_a_path_is_declared(client: TestClient) -> None:
    for path, methods in client.get("/api/openapi.json").json()["paths"].items():
        for operation in methods.values():
            declared = {each["name"] for each in operation["parameters"] if each["in"] == "path" and each["required"]}
            assert declared == set(re.findall(r"{(\w+)}", path)), path


def test_the_description_refers_to_nothing_that_is_not_there(client: TestClient) -> None:
    document = client.get("/api/openapi.json").json()
    wanted = set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(document)))
    schemas = document["components"]["schemas"]
    assert wanted <= set(schemas) and {"ShownGame", "View", "Position", "ShownEvent"} <= wanted
    assert "power_row" in schemas["View"]["properties"]
    assert "mindbugged" in schemas["ShownEvent"]["properties"]["kind"]["enum"]


def test_answers_are_as_described(client: TestClient) -> None:
    opened = client.post("/api/games", json={"opponent": "bot", "level": "random"}).json()
    assert msgspec.convert(opened, Opened).token == opened["token"]
    player = Player(client, opened["game"], opened["token"])
    running = msgspec.convert(client.get(f"/api/games/{player.game}", headers=player.headers()).json(), ShownGame)
    assert (running.game, running.seat, running.result) == (player.game, "p1", None)
    asked = running.view["decision"]
    assert asked is not None and [option["label"] for option in running.options] == (asked["options"] or [])
    play_on((player,), seed=1)
    events = msgspec.convert(client.get(f"/api/games/{player.game}/events?since=0").json(), GameNews)
    assert events.result is not None and events.position is not msgspec.UNSET and events.happened[0].seq == 1
    analysis = msgspec.convert(client.get(f"/api/games/{player.game}/analysis").json(), GameAnalysis)
    assert analysis.total == len([each for each in events.happened if each.kind == "choice"])
    begun = msgspec.convert(player.post("what-if", step=1, seat="p2"), Joined)
    assert begun.seat == "p2"
    about = msgspec.convert(client.get("/api/").json(), About)
    assert "random" in about.levels
    cards = msgspec.convert(client.get("/api/cards?sets=king_of_tokyo&lang=de").json(), CardList)
    assert (cards.language, len(cards.creatures), len(cards.power_cards)) == ("de", 32, 16)
    everything = client.get("/api/cards").json()
    assert len(everything["creatures"]) > 100
    assert {"name", "power", "keywords", "text"} <= everything["creatures"][0].keys()
    for wrong in ("sets=nowhere", "lang=xx"):
        assert client.get(f"/api/cards?{wrong}").json()["error"]["code"] == "bad_request"
    with client.websocket_connect(f"/api/games/{player.game}/live", headers=player.headers()) as socket:
        step = msgspec.convert(socket.receive_json(), StepMessage)
        assert (step.kind, step.game, step.result) == ("surroundings", player.game, events.result)
        socket.send_json({"type": "resign"})
        assert msgspec.convert(socket.receive_json(), RefusalMessage).code == "over"
    error = msgspec.convert(client.get("/api/games/nothing").json(), ErrorAnswer)
    assert error.error.code == "unknown_game"


def test_what_can_be_ordered_is_what_is_accepted(client: TestClient) -> None:
    about = client.get("/api/").json()
    for level in about["levels"]:
        open_game(client, level=level, start="me")
    open_game(client, opponent="friend", sets=about["sets"])


# ---- mindbug play


@pytest.mark.parametrize(("arguments", "answers", "browser"), [
    ([], False, True), (["--lang", "de"], False, True), (["--terminal"], False, False), (["--seed", "1"], False, False),
    (["--sets", "king_of_tokyo"], False, False), ([], True, False),
])
def test_play_opens_the_browser_unless_the_terminal_is_asked_for(
        monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], arguments: list[str], answers: bool,
        browser: bool) -> None:
    opened: list[str] = []

    def open_browser() -> int:
        opened.append("browser")
        return 0

    def open_terminal(self: object) -> None:
        opened.append("terminal")

    monkeypatch.setattr("mindbug.cli.play.play_in_browser", open_browser)
    monkeypatch.setattr("mindbug.cli.terminal.Terminal.play", open_terminal)
    monkeypatch.setattr("mindbug.cli.play.answers_are_sent", lambda: answers)
    assert main(["play", *arguments]) == 0
    assert opened == ["browser" if browser else "terminal"]
    said = capsys.readouterr().err
    for option in ("--seed", "--sets"):
        assert (option in said) == (option in arguments), "what implies the terminal is said"


@pytest.mark.parametrize("sent", [b"1\n", b"", None], ids=["answers", "nothing", "nothing yet"])
def test_answers_in_a_pipe_are_for_the_terminal(monkeypatch: pytest.MonkeyPatch, sent: bytes | None) -> None:
    out, into = os.pipe()
    with open(out) as pipe, open(into, "wb") as sender:
        if sent is not None:
            sender.write(sent)
            sender.close()
        monkeypatch.setattr("sys.stdin", pipe)
        assert answers_are_sent() == (sent == b"1\n")
        assert sent is None or pipe.read() == sent.decode()


def test_without_a_keyboard_the_table_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    with open(os.devnull) as nobody:
        monkeypatch.setattr("sys.stdin", nobody)
        assert not answers_are_sent()
    assert not answers_are_sent()  # closed
    monkeypatch.setattr("sys.stdin", None)
    assert not answers_are_sent()


def test_play_is_always_at_the_same_address_and_logs_only_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    configs: list[Config] = []

    def remember(config: Config, announce: object, log_level: int) -> int:
        configs.append(config)
        assert log_level == logging.WARNING
        return 0

    monkeypatch.setattr(serve, "serve", remember)
    assert serve.play_in_browser() == 0
    assert (configs[0].host, configs[0].port, configs[0].any_port) == ("127.0.0.1", serve.OWN_PORT, True)


def test_a_port_that_is_taken_is_an_error_unless_any_other_will_do(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as somebody_else:
        taken = somebody_else.getsockname()[1]
        with pytest.raises(ValueError, match=f"cannot listen at 127.0.0.1:{taken}: "):
            serve.listen(Config(tmp_path, port=taken))
        with serve.listen(Config(tmp_path, port=taken, any_port=True)) as listener:
            assert listener.getsockname()[1] not in (0, taken)


def test_a_port_that_is_free_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as somebody_else:
        free = somebody_else.getsockname()[1]
    with serve.listen(Config(tmp_path, port=free, any_port=True)) as listener:
        assert listener.getsockname()[1] == free
