"""Several nodes over one PostgreSQL: every node serves every game, and none of them matters."""

import asyncio
import http.client
import json
import os
import re
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from html import unescape
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from websockets.sync.client import ClientConnection, connect

from tests.waiting import until
from tests.web.databases import fresh_postgres
from tests.web.servers import ANSWER_SECONDS, Server

Start = Callable[..., Server]


@pytest.fixture(scope="module")
def address() -> str:
    return fresh_postgres()


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory, address: str) -> Iterator[tuple[Server, Server]]:
    """Two nodes for the tests that do not kill any."""
    folder = tmp_path_factory.mktemp("nodes")
    both = Server(folder / "data", "--database", address), Server(folder / "data", "--database", address)
    yield both
    for server in both:
        server.stop()


@pytest.fixture
def start(tmp_path: Path, address: str) -> Iterator[Start]:
    servers: list[Server] = []

    def begin(*options: str) -> Server:
        servers.append(Server(tmp_path / "data", "--database", address, *options))
        return servers[-1]

    yield begin
    for server in servers:
        if server.process.poll() is None:
            server.kill()


class Proxy:
    """Stands for the reverse proxy of docs/operations.md: every connection goes to the next node that answers."""

    def __init__(self, *nodes: Server) -> None:
        self.ports = [int(node.address.rpartition(":")[2]) for node in nodes]
        self._turn = count()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._server = asyncio.run_coroutine_threadsafe(
            asyncio.start_server(self._serve, "127.0.0.1", 0), self._loop).result()
        self.address = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first = next(self._turn)
        for number in range(len(self.ports)):
            try:
                there, on = await asyncio.open_connection("127.0.0.1", self.ports[(first + number) % len(self.ports)])
                break
            except OSError:
                continue
        else:
            writer.close()
            return
        await asyncio.gather(self._pass(reader, on), self._pass(there, writer))

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                writer.write(data)
                await writer.drain()
        writer.close()

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._server.close)
        self._loop.call_soon_threadsafe(self._loop.stop)


def friends(server: Server, **order: object) -> tuple[str, dict[str, str]]:
    """A game of two people: its id and the tokens of both seats."""
    opened = server.call("/games", body={"opponent": "friend", **order})
    joined = server.call(f"/games/{opened['game']}/join", body={"invitation": opened["invitation"]})
    return opened["game"], {"p1": opened["token"], "p2": joined["token"]}


def look_on(server: Server, game: str, token: str | None = None) -> ClientConnection:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    return connect(f"{server.address.replace('http', 'ws')}/api/games/{game}/live", additional_headers=headers,
                   open_timeout=ANSWER_SECONDS)


def told(socket: ClientConnection, condition: Callable[[Any], bool]) -> Any:
    """The first message that meets the condition."""
    until_then = time.monotonic() + ANSWER_SECONDS
    while time.monotonic() < until_then:
        message = json.loads(socket.recv(ANSWER_SECONDS))
        if condition(message):
            return message
    raise AssertionError("it was never told")


def choose(server: Server, game: str, tokens: dict[str, str]) -> Any:
    """The player who must choose takes the first option."""
    decider = server.call(f"/games/{game}")["view"]["decision"]["player"]
    state = server.call(f"/games/{game}", tokens[decider])
    label = state["view"]["decision"]["options"][0]
    return server.call(f"/games/{game}/choose", tokens[decider], {"label": label, "seq": state["seq"]})


def test_every_request_of_a_game_may_go_to_another_node(nodes: tuple[Server, Server]) -> None:
    game, tokens = friends(nodes[0])
    for number in range(12):
        state = choose(nodes[number % 2], game, tokens)
        other = nodes[(number + 1) % 2].call(f"/games/{game}")
        assert other["seq"] == state["seq"], "what was acknowledged here is there at once"
        if state["result"]:
            break


def test_whoever_looks_on_at_one_node_sees_what_happens_at_the_other(nodes: tuple[Server, Server]) -> None:
    game, tokens = friends(nodes[0])
    with look_on(nodes[1], game, tokens["p2"]) as socket:
        first = told(socket, lambda message: message["type"] == "step")
        state = choose(nodes[0], game, tokens)
        step = told(socket, lambda message: message.get("seq") == state["seq"])
        assert step["kind"] == "choice" and step["seq"] > first["seq"]
        with look_on(nodes[0], game, tokens["p1"]):
            told(socket, lambda message: message["type"] == "step" and message["connected"]["p1"])
            # a node that has just started is known to the other one from the next heartbeat on; by now it is
            nodes[0].call(f"/games/{game}/emote", tokens["p1"], {"emote": "wow"})
            assert told(socket, lambda message: message["type"] == "emote")["by"] == "p1"
        told(socket, lambda message: message["type"] == "step" and not message["connected"]["p1"])


def test_an_answer_that_was_overtaken_at_the_other_node_comes_too_late(nodes: tuple[Server, Server]) -> None:
    game, tokens = friends(nodes[0])
    decider = nodes[0].call(f"/games/{game}")["view"]["decision"]["player"]
    before = nodes[1].call(f"/games/{game}", tokens[decider])
    answer = {"label": before["view"]["decision"]["options"][0], "seq": before["seq"]}
    assert nodes[0].call(f"/games/{game}/choose", tokens[decider], answer)["seq"] == before["seq"] + 1
    refusal = nodes[1].call(f"/games/{game}/choose", tokens[decider], answer)
    assert refusal["error"]["code"] in ("stale", "not_yours")


def test_a_clock_is_the_same_everywhere(nodes: tuple[Server, Server]) -> None:
    opened = nodes[0].call("/games", body={"level": "random", "start": "me", "clock": 600})
    game, token = opened["game"], opened["token"]
    seen = nodes[1].call(f"/games/{game}/seen", token, {"seq": 0})
    assert seen["clock"]["starts_in"] == 0 and nodes[0].call(f"/games/{game}", token)["clock"]["starts_in"] == 0
    left = nodes[0].call(f"/games/{game}", token)["clock"]["p1"]
    until(lambda: nodes[1].call(f"/games/{game}", token)["clock"]["p1"] < left)


def test_a_hint_is_there_at_the_other_node(nodes: tuple[Server, Server]) -> None:
    opened = nodes[0].call("/games", body={"level": "random", "start": "me"})
    game, token = opened["game"], opened["token"]
    hinted = nodes[0].call(f"/games/{game}/hint", token, {"seq": 0})
    assert hinted["hint"] and nodes[1].call(f"/games/{game}", token)["hint"] == hinted["hint"]
    assert nodes[1].call(f"/games/{game}")["hint"] is None, "it is for whoever asked"


def test_a_bot_goes_on_at_another_node_when_its_own_is_gone(start: Start) -> None:
    one, other = start(), start("--bot-pause", "0.3")
    opened = one.call("/games", body={"level": "random", "start": "me"})
    game, token = opened["game"], opened["token"]
    with look_on(one, game, token):  # so that the bot belongs to the first node
        state = choose(one, game, {"p1": token})
        until(lambda: one.call(f"/games/{game}", token)["view"]["decision"]["options"])
    state = other.call(f"/games/{game}", token)
    one.kill()
    for _ in range(3):
        if state["result"]:
            break
        label = state["view"]["decision"]["options"][0]
        seq = other.call(f"/games/{game}/choose", token, {"label": label, "seq": state["seq"]})["seq"]

        def answered(since: int = seq) -> Any:
            now = other.call(f"/games/{game}/events?since={since}&wait=5", token)
            return now if now["result"] or now["view"]["decision"]["options"] else None

        state = until(answered)


def test_a_clock_runs_out_although_its_node_is_gone(start: Start) -> None:
    one = start()
    game, _ = friends(one, clock=1)
    one.kill()
    other = start()
    until(lambda: other.call(f"/games/{game}")["result"])
    assert other.call(f"/games/{game}")["result"]["outcome"] == "timeout"


def test_limits_hold_over_all_nodes(start: Start) -> None:
    one, other = start("--games-per-client", "3"), start("--games-per-client", "3")
    codes = []
    for server in (one, other, one, other, one, other):
        answer = server.call("/games", body={"level": "random"})
        codes.append(answer.get("error", {}).get("code"))
    assert "too_many" in codes[3:] and codes[-1] == codes[-2] == "too_many"


def test_a_deployment_with_a_proxy_outlives_the_restart_of_every_node(start: Start) -> None:
    """Two nodes, one database and a proxy before them, as docs/operations.md describes it."""
    nodes = [start(), start()]
    proxy = Proxy(*nodes)
    try:
        place = proxy.address.partition("//")[2]
        connection = http.client.HTTPConnection(place, timeout=ANSWER_SECONDS)
        connection.request("POST", "/games", urlencode({"opponent": "bot", "level": "random", "start": "me"}),
                           {"content-type": "application/x-www-form-urlencoded"})
        answer = connection.getresponse()
        page, cookie = str(answer.getheader("location")), str(answer.getheader("set-cookie")).partition(";")[0]
        connection.close()

        def look() -> str:
            """The page, through a connection of its own; so each time from another node."""
            there = http.client.HTTPConnection(place, timeout=ANSWER_SECONDS)
            there.request("GET", page, headers={"cookie": cookie})
            found = there.getresponse()
            text = found.read().decode()
            assert found.status == 200, text
            there.close()
            return text

        def seq() -> int:
            return int(re.findall(r'data-seq="(\d+)"', look())[0])

        def choose() -> None:
            """Sends a form as a browser without script does, at whichever node it comes to."""
            label = unescape(re.findall(r'name="label" value="([^"]+)"', look())[0])
            there = http.client.HTTPConnection(place, timeout=ANSWER_SECONDS)
            there.request("POST", f"{page}/choose", urlencode({"label": label, "seq": seq()}),
                          {"cookie": cookie, "content-type": "application/x-www-form-urlencoded"})
            assert there.getresponse().status == 303
            there.close()

        assert all("/seat/" in look() for _ in range(4)), "both nodes know whose browser this is"
        for number in range(2):
            before = seq()
            choose()
            assert seq() > before
            assert nodes[number].stop() == 0
            assert "/seat/" in look()
            until(lambda: 'name="label"' in look())  # the bot answers at the node that is left
            nodes[number] = start()
            proxy.ports[number] = int(nodes[number].address.rpartition(":")[2])
    finally:
        proxy.close()


def test_workers_share_an_address_and_are_started_again(start: Start) -> None:
    parent = start("--workers", "2")

    def workers() -> set[int]:
        return {int(each) for each in Path(f"/proc/{parent.process.pid}/task/{parent.process.pid}/children")
                .read_text().split()}

    game, tokens = friends(parent)
    first = workers()
    assert len(first) == 2
    for worker in first:
        os.kill(worker, signal.SIGKILL)
    until(lambda: len(workers()) == 2 and not workers() & first)

    def goes_on() -> Any:
        try:
            return choose(parent, game, tokens)
        except OSError:  # they are still starting
            return None

    assert until(goes_on)["seq"] == 2
    assert parent.stop() == 0
    until(lambda: not any(Path(f"/proc/{worker}").exists() for worker in first))
