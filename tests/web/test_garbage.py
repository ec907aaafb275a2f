"""Nothing circular is left behind by what comes and goes all day, so the server searches for it in leisure (finding 9).

A server with the real protocols runs in this process, and is talked to over plain sockets, which leave nothing either.
"""

import base64
import gc
import json
import os
import socket
import struct
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator

import pytest
import uvicorn

from mindbug.web.base import memory
from mindbug.web.base.config import Config
from mindbug.web.server.settings import settings_of
from tests.waiting import until

OURS = ("mindbug", "uvicorn", "websockets", "h11", "starlette", "asyncio")
TIMES = 5
CLOSE = b"\x03\xe8"


class Guest:
    """Talks to the server as a browser does."""

    def __init__(self, server: uvicorn.Server, port: int) -> None:
        self.server = server
        self.port = port
        opened = json.loads(self.ask("POST", "/api/games", {"opponent": "friend"}))
        self.game, self.token = opened["game"], opened["token"]

    def raw(self, *pieces: bytes) -> bytes:
        """Sends one piece after another, each when there was an answer, and returns the last answer."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=60) as connection:
            for piece in pieces:
                connection.sendall(piece)
                answer = connection.recv(65536)
            while part := connection.recv(65536):
                answer += part
        return answer

    def ask(self, method: str, path: str, body: object = None) -> bytes:
        data = b"" if body is None else json.dumps(body).encode()
        head = (f"{method} {path} HTTP/1.1\r\nhost: server\r\ncontent-type: application/json\r\n"
                f"content-length: {len(data)}\r\nconnection: close\r\n\r\n")
        return self.raw(head.encode() + data).partition(b"\r\n\r\n")[2]

    def head(self, path: str) -> bytes:
        key = base64.b64encode(os.urandom(16)).decode()
        return (f"GET {path} HTTP/1.1\r\nhost: server\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
                f"sec-websocket-key: {key}\r\nsec-websocket-version: 13\r\n"
                f"sec-websocket-extensions: permessage-deflate\r\nauthorization: Bearer {self.token}\r\n\r\n").encode()

    def look(self, path: str, *, leave: str) -> None:
        """Opens a socket, asks for something, and leaves in one of several ways."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=60) as connection:
            connection.sendall(self.head(path))
            assert b" 101 " in connection.recv(65536).splitlines()[0]
            connection.sendall(frame(1, b'{"type": "sync"}'))
            assert connection.recv(65536)
            if leave == "reset":
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            elif leave == "close":
                connection.sendall(frame(8, CLOSE))
                while connection.recv(65536):
                    pass

    def quiet(self) -> None:
        until(lambda: not self.server.server_state.connections and not self.server.server_state.tasks)


def frame(kind: int, data: bytes) -> bytes:
    """A frame of a client, which is masked, here by nothing."""
    return bytes((0x80 | kind, 0x80 | len(data))) + bytes(4) + data


@pytest.fixture(scope="module")
def guest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guest]:
    config = Config(data=tmp_path_factory.mktemp("garbage"), requests_per_second=100_000)
    listener = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(settings_of(config, 1000))
    thread = threading.Thread(target=lambda: server.run(sockets=[listener]))
    thread.start()
    until(lambda: server.started)
    yield Guest(server, listener.getsockname()[1])
    server.should_exit = True
    thread.join()


@pytest.fixture
def garbage(guest: Guest) -> Iterator[Callable[[Callable[[], object]], Counter[str]]]:
    """Does something several times and returns what a search finds afterwards."""

    def found(do: Callable[[], object]) -> Counter[str]:
        do()  # what is made once may be circular
        guest.quiet()
        gc.collect()
        for _ in range(TIMES):
            do()
        guest.quiet()
        time.sleep(0.05)  # the loop of the server lets go of what it has just done
        gc.set_debug(gc.DEBUG_SAVEALL)
        try:
            gc.collect()
            return Counter(type(each).__qualname__ for each in gc.garbage if type(each).__module__.startswith(OURS))
        finally:
            gc.set_debug(0)
            gc.garbage.clear()

    gc.disable()
    yield found
    gc.enable()
    gc.collect()


Find = Callable[[Callable[[], object]], Counter[str]]


@pytest.mark.parametrize("leave", ["close", "reset", "gone"])
@pytest.mark.parametrize("kind", ["/api/games/{}/live", "/live/{}"])
def test_sockets_leave_no_circles(guest: Guest, garbage: Find, kind: str, leave: str) -> None:
    assert garbage(lambda: guest.look(kind.format(guest.game), leave=leave)) == {}


def test_requests_leave_no_circles(guest: Guest, garbage: Find) -> None:
    def ask() -> None:
        assert json.loads(guest.ask("GET", f"/api/games/{guest.game}"))["game"] == guest.game
        assert b"unknown_game" in guest.ask("GET", "/api/games/nowhere")
        assert b"unknown_option" in guest.ask("POST", f"/api/games/{guest.game}/choose", {"label": 7})
        assert guest.ask("GET", "/")

    assert garbage(ask) == {}


def test_broken_connections_are_counted(guest: Guest) -> None:
    """Their tracebacks are circular, so too many of them make the house search."""
    rubbish: tuple[tuple[bytes, ...], ...] = (
        (b"GET / HTTP/1.1\r\nrubbish\r\n\r\n",), (guest.head("/api/games/nowhere/live"),),
        (guest.head(f"/api/games/{guest.game}/live"), b"\xff\xff\xff\xff"))
    doors = vars(guest.server.config)["http_protocol_class"].__self__
    before = doors.broken
    for number, pieces in enumerate(rubbish, start=1):
        guest.raw(*pieces)
        guest.quiet()
        assert doors.broken == before + number
    guest.ask("GET", "/")
    guest.look(f"/api/games/{guest.game}/live", leave="close")
    guest.quiet()
    assert doors.broken == before + len(rubbish), "what ends as it should does not count"


def test_the_search_waits_for_leisure_but_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    now, broken, searches = 0.0, 0, 0

    def collect() -> None:
        nonlocal searches
        searches += 1

    monkeypatch.setattr(time, "monotonic", lambda: now)
    monkeypatch.setattr(gc, "collect", collect)
    search = memory.GarbageSearch(lambda: broken)
    found = []
    for seconds, leisure in ((299.0, True), (301.0, False), (302.0, True), (600.0, True), (3800.0, False),
                             (3902.0, False)):
        now = seconds
        search.if_due(leisure=leisure)
        found.append(searches)
    assert found == [0, 0, 1, 1, 1, 2]
    for more in range(3):
        broken = memory.MOST_BROKEN + more
        search.if_urgent()
        found.append(searches)
    assert found[-3:] == [2, 2, 2], "the last search was just now"
    now += memory.SECONDS_BETWEEN
    for _ in range(2):
        search.if_urgent()
        found.append(searches)
    assert found[-2:] == [3, 3]


def test_the_server_searches_by_hand() -> None:
    was_on = gc.isenabled()
    try:
        memory.search_by_hand()
        assert not gc.isenabled()
        assert gc.get_freeze_count()
    finally:
        gc.unfreeze()
        if was_on:
            gc.enable()
