"""Whoever is slow, silent, greedy or rude harms nobody else. The numbers are those of the review of the server."""

import asyncio
import gzip
import http.client
import json
import logging
import os
import socket
import threading
import time
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import pytest
import uvicorn
from python_multipart import MultipartParser
from python_multipart.exceptions import MultipartParseError
from starlette.testclient import TestClient
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from mindbug.cli.main import main
from mindbug.game.seats import SEATS
from mindbug.web.base.budgets import CROWD, TOKEN_SECONDS, WIDE, AddressBudgets
from mindbug.web.base.charging import PAYER, charged
from mindbug.web.base.config import Config
from mindbug.web.base.guard import is_utf8
from mindbug.web.base.logs import LOGS, REQUEST, JsonLines, log_to_stderr, tells_no_address
from mindbug.web.base.padding import STEP, TAIL, padded, padding, sealed
from mindbug.web.html.viewer import Viewer
from mindbug.web.rooms import own_work, room
from mindbug.web.rooms.bot_processes import BotProcesses
from mindbug.web.rooms.order import Order
from mindbug.web.rooms.store import Entry, NewEntry, NewGame
from mindbug.web.rooms.store_sqlite import SqliteStore
from mindbug.web.routes import api
from mindbug.web.routes.live import Connection
from mindbug.web.server.compression import PaddedDeflate
from mindbug.web.server.connections import MOST_PARTS, PIECE, Doors
from mindbug.web.server.serve import listen
from mindbug.web.server.settings import settings_of
from tests.waiting import until
from tests.web.conftest import MakeClient
from tests.web.players import Player, asked, friends, open_game, play_on
from tests.web.test_secrets import house_of

MOST = 12
SLOW = 0.3  # seconds that the impatient server grants


# ---- connections (findings 1 and 2, and the one about speed)


@contextmanager
def served(config: Config) -> Iterator[tuple[str, int]]:
    """A real server in a thread of this process; its address."""
    listener = listen(config)
    server = uvicorn.Server(settings_of(config, 1000))
    thread = threading.Thread(target=lambda: asyncio.run(server.serve([listener])), daemon=True)
    thread.start()
    until(lambda: server.started)
    try:
        yield listener.getsockname()
    finally:
        server.should_exit = True
        thread.join(60)
        listener.close()


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, int]]:
    with served(Config(tmp_path_factory.mktemp("doors"), port=0, bot_processes=1, bot_pause=0.0, head_seconds=SLOW,
                       body_seconds=SLOW, write_seconds=SLOW, connections_per_client=MOST,
                       requests_per_second=10_000.0)) as address:
        yield address


def hung_up(connection: socket.socket) -> bool:
    """Waits for what comes, and says whether that was the end."""
    connection.settimeout(60)
    try:
        while connection.recv(65536):
            pass
    except ConnectionError:
        pass
    return True


def answer(address: tuple[str, int], request: bytes = b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n") -> bytes:
    with socket.create_connection(address, 60) as connection:
        connection.sendall(request)
        return connection.recv(65536)


@pytest.mark.parametrize("half", [
    b"", b"GET / HT", b"GET / HTTP/1.1\r\nhost: x\r\nx: ",
    b"POST /api/games HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{",
    b"GET /health HTTP/1.1\r\nhost: x\r\n\r\nGET /hea",
], ids=["nothing", "a line", "a head", "a body", "a second request"])
def test_whoever_never_finishes_a_request_is_hung_up_on(impatient: tuple[str, int], half: bytes) -> None:
    with socket.create_connection(impatient, 60) as connection:
        connection.sendall(half)
        assert hung_up(connection)


def test_a_byte_now_and_then_gains_no_time(impatient: tuple[str, int]) -> None:
    with socket.create_connection(impatient, 60) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nhost: x\r\nx: ")

        def gone() -> bool:
            try:
                connection.sendall(b"a")
            except OSError:
                return True
            return False

        until(gone, pause=0.02)


def test_an_address_has_so_many_connections_and_no_more(impatient: tuple[str, int]) -> None:
    def refused() -> bool:
        try:
            return not answer(impatient)
        except OSError:
            return True

    held = [socket.create_connection(impatient, 60) for _ in range(MOST)]
    try:
        assert refused(), "it is hung up on at once"
        with socket.socket() as other:
            other.bind(("127.0.0.9", 0))
            other.settimeout(60)
            other.connect(impatient)
            other.sendall(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n")
            assert b"200" in other.recv(65536), "somebody else is served"
    finally:
        for connection in held:
            connection.close()
    until(lambda: not refused())


def test_behind_a_proxy_only_the_whole_is_counted(tmp_path: Path) -> None:
    doors = Doors(Config(tmp_path, behind_proxy="127.0.0.1", connections_per_client=1), 3)
    assert [doors.admit("127.0.0.1") for _ in range(4)] == [True] * 3 + [False]
    doors.release("127.0.0.1")
    assert doors.admit("127.0.0.1") and doors.total == 3


def test_small_answers_are_sent_at_once(tmp_path: Path) -> None:
    """asyncio sets TCP_NODELAY where the listening socket is known to be TCP; otherwise an answer takes 44 ms."""
    with listen(Config(tmp_path, port=0)) as listener:
        assert listener.proto == socket.IPPROTO_TCP


def socket_to(address: tuple[str, int], **options: Any) -> Any:
    asking = http.client.HTTPConnection(*address, timeout=60)
    asking.request("POST", "/api/games", '{"opponent": "friend"}')
    game = json.load(asking.getresponse())
    asking.close()
    host, port = address
    return connect(f"ws://{host}:{port}/api/games/{game['game']}/live", open_timeout=60, **options)


def masked(opcode: int, payload: bytes = b"", *, fin: bool = True) -> bytes:
    return bytes((opcode | (0x80 if fin else 0), 0x80 | len(payload))) + bytes(4) + payload


@pytest.mark.parametrize("flood", [masked(9, b"x" * 100), masked(10), masked(1, b"{}"), masked(0, fin=False)],
                         ids=["pings", "pongs", "messages", "parts"])
def test_a_flood_of_frames_is_hung_up_on(impatient: tuple[str, int], flood: bytes) -> None:
    """Nobody reads the answers here, which once made the server keep them: 260 MB in 18 seconds."""
    with socket_to(impatient) as connection:
        raw: socket.socket = connection.socket
        if flood == masked(0, fin=False):
            raw.sendall(masked(1, b"{", fin=False))
        with suppress(OSError):
            for _ in range(200):
                raw.sendall(flood * 100)
        with pytest.raises((ConnectionClosed, TimeoutError)):
            while True:
                connection.recv(60)


class Transport:
    """Stands in for a connection whose other end does not read."""

    def __init__(self) -> None:
        self.written = 0
        self.aborted = False

    def write(self, data: bytes) -> None:
        self.written += len(data)

    def abort(self) -> None:
        self.aborted = True

    close = abort

    def is_closing(self) -> bool:
        return self.aborted

    def get_extra_info(self, name: str) -> Any:
        return {"peername": ("10.0.0.1", 1), "sockname": ("10.0.0.2", 2)}.get(name)

    def pause_reading(self) -> None:
        pass


def shaken_hands(tmp_path: Path) -> tuple[Any, Transport, Doors]:
    """A socket that is open, as uvicorn has it."""
    config = Config(tmp_path / "data", write_seconds=0.01)
    doors, transport = Doors(config, 10), Transport()
    settings = settings_of(config, 10)
    settings.load()
    protocol = doors.socket(settings, uvicorn.Server(settings).server_state, {})
    protocol.connection_made(cast(Any, transport))
    protocol.conn.state = protocol.conn.state.OPEN
    protocol.conn.parser = protocol.conn.parse()
    next(protocol.conn.parser)
    protocol.handshake_complete = True
    return protocol, transport, doors


def test_whoever_does_not_read_gets_no_pongs_and_is_given_up(tmp_path: Path) -> None:
    async def run() -> None:
        protocol, transport, doors = shaken_hands(tmp_path)
        protocol.data_received(masked(9, b"hello"))
        assert transport.written > 0
        protocol.pause_writing()
        before = transport.written
        for _ in range(20):
            protocol.data_received(masked(9, b"hello"))
        assert transport.written == before and protocol.conn.data_to_send() == []
        while not transport.aborted:
            await asyncio.sleep(0.005)
        protocol.connection_lost(None)
        assert doors.total == 0 and protocol.conn.extensions == [], "and nothing of it is kept (finding 9)"

    asyncio.run(run())


def test_only_the_silent_are_pinged(tmp_path: Path) -> None:
    """Of thousands who play, each ping and its answer would cost as much as a tenth of a choice."""
    async def run() -> None:
        protocol, transport, _ = shaken_hands(tmp_path)
        for said, pinged in ((True, False), (False, True), (True, False), (True, False), (False, True)):
            before = transport.written
            if said:
                protocol.data_received(masked(1, b"hello"))
            protocol.send_keepalive_ping()
            assert (transport.written > before) == pinged
            assert protocol.ping_timer or protocol.pong_timer, "it is asked again"
            protocol.stop_keepalive()

    asyncio.run(run())


def test_a_message_has_a_few_parts(tmp_path: Path) -> None:
    async def run() -> None:
        protocol, transport, _ = shaken_hands(tmp_path)
        protocol.data_received(masked(1, b"{", fin=False) + (MOST_PARTS - 1) * masked(0, fin=False))
        assert not transport.aborted
        protocol.data_received(masked(0, fin=False))
        assert transport.aborted
        protocol.data_received(b"\x00" * 10 * PIECE)  # is not even looked at

    asyncio.run(run())


@pytest.mark.parametrize("frames", [masked(1, b"\xff"), masked(1, b"{\xc3", fin=False) + masked(0, b"(}")],
                         ids=["one frame", "two frames"])
def test_text_that_is_none_closes_the_socket_and_leaves_no_traceback(
        tmp_path: Path, frames: bytes, caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        protocol, transport, _ = shaken_hands(tmp_path)
        protocol.logger.propagate = True
        with caplog.at_level(logging.INFO):
            protocol.data_received(frames)
        assert transport.aborted and protocol.conn.close_sent.code == 1007
        assert protocol.queue.get_nowait()["type"] == "websocket.disconnect" and caplog.records == []

    asyncio.run(run())


# ---- who pays (finding 3)


def test_processor_time_is_paid_for_by_whoever_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("time.thread_time", lambda: now)
    budgets = AddressBudgets(50.0, lambda: 0.0)

    async def costly(seconds: float) -> str:
        nonlocal now
        for _ in range(2):
            now += seconds / 2
            await asyncio.sleep(0)
        return PAYER.get()

    async def run() -> None:
        first = asyncio.create_task(charged(costly(0.1), budgets, "a", paid=1.0))
        second = asyncio.create_task(charged(costly(0.2), budgets, "b"))
        assert await first == "a" and await second == "b" and PAYER.get() == ""

    asyncio.run(run())
    assert budgets.buckets["a"].left == pytest.approx(200 - (0.1 / TOKEN_SECONDS - 1))
    assert budgets.buckets["b"].left == pytest.approx(200 - 0.2 / TOKEN_SECONDS)
    assert budgets.used_lately() == {"a": pytest.approx(24.0), "b": pytest.approx(50.0)}, "the other nodes hear of it"


def test_errors_and_cancelling_go_through_what_is_charged() -> None:
    budgets = AddressBudgets(50.0)

    async def fail() -> None:
        await asyncio.sleep(0)
        raise KeyError("x")

    async def wait() -> None:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            noticed.append(True)
            raise

    noticed: list[bool] = []

    async def run() -> None:
        with pytest.raises(KeyError):
            await charged(fail(), budgets, "a")
        task = asyncio.create_task(charged(wait(), budgets, "a"))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(run())
    assert noticed


def test_nobody_keeps_the_server_busy_for_longer_than_a_second() -> None:
    """However many requests come at once, and however dear they are: the next address comes after less than that."""
    now = 0.0
    budgets = AddressBudgets(Config(Path()).requests_per_second, lambda: now)
    cost, busy = 0.015, 0.0
    for _ in range(10_000):  # all at once
        if budgets.take("a"):
            busy += cost
            budgets.spend("a", cost / TOKEN_SECONDS - 1)
    assert 0.5 < busy < 1.0 and budgets.take("b")
    for _ in range(100):
        now += 0.1
        while budgets.take("a"):
            busy += cost
            budgets.spend("a", cost / TOKEN_SECONDS - 1)
    assert busy < 1.0 + 10 * 0.25, "after that it has a fifth of the time"


def test_whoever_is_in_debt_waits() -> None:
    budgets = AddressBudgets(1000.0)

    async def run() -> None:
        await budgets.solvent("a")
        budgets.spend("a", 4000.0 + 30.0)
        await budgets.solvent("b")
        assert budgets.buckets["a"].left < 0, "nobody else waits"
        await budgets.solvent("a")
        assert budgets.buckets["a"].left >= 0

    asyncio.run(run())


def test_a_socket_with_many_messages_lets_others_come_between(make_client: MakeClient) -> None:
    client = make_client()
    house = house_of(client)
    player, _ = open_game(client, opponent="friend")
    composed = 0

    class Eager:
        """A socket with eighty messages waiting."""

        def __init__(self) -> None:
            self.left = 80

        async def receive(self) -> dict[str, Any]:
            self.left -= 1
            kind = "websocket.receive" if self.left >= 0 else "websocket.disconnect"
            return {"type": kind, "text": '{"type":"sync"}'}

        async def send_text(self, text: str) -> None:
            pass

    class Counting:
        def __call__(self, *_: object) -> dict[str, Any]:
            nonlocal composed
            composed += 1
            return {}

        def forget(self) -> None:
            pass

    async def others_come_between() -> int:
        live = house._rooms[player.game]
        turns: list[int] = []
        serving = asyncio.create_task(
            Connection(Eager(), house, live, Viewer(), Counting(), "a").run())  # type: ignore[arg-type]
        while not serving.done():
            turns.append(composed)
            await asyncio.sleep(0)
        return max(after - before for before, after in pairwise(turns))

    assert asked(client, others_come_between) <= 2 and composed == 81


# ---- bots (finding 4)


def test_two_bots_stop_when_nobody_looks_and_go_on_with_the_next_look(
        make_client: MakeClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_work, "LOOK_SECONDS", 0.0)
    client = make_client()
    game = client.post("/api/games", json={"opponent": "watch", "level": "random", "second_level": "random"}).json()
    spectator = Player(client, game["game"], None)
    live = house_of(client)._rooms[spectator.game]
    until(lambda: live.bot is None)
    assert live.room.result is None
    with client.websocket_connect(f"/api/games/{spectator.game}/live") as page:
        while not page.receive_json()["result"]:
            pass


def test_bots_think_less_if_others_wait_or_the_server_is_busy(make_client: MakeClient) -> None:
    bots = BotProcesses(2, 6.0, 2.0)
    assert bots.effort == 1.0
    bots.busy = True
    assert bots.effort == 0.25

    async def run() -> None:
        bots.busy = False
        turns = [asyncio.create_task(wait()) for _ in range(9)]
        await asyncio.sleep(0)
        assert bots.line.waiting == 8 and bots.effort == 0.2
        for turn in turns:
            turn.cancel()
        await asyncio.gather(*turns, return_exceptions=True)
        assert bots.effort == 1.0

    async def wait() -> None:
        async with bots.line.turn("a"):
            await asyncio.sleep(60)

    asyncio.run(run())
    player, _ = open_game(make_client(), level="rookie")
    assert house_of(player.client)._rooms[player.game].owner, "its bot takes turns with those of others"


# ---- what is read (findings 5 and 6)


@pytest.mark.parametrize("charset", ["punycode", "idna", "utf-7", "unicode_escape", "undefined", "UTF-16", '"latin-1"'])
def test_other_encodings_than_utf8_are_refused(client: TestClient, charset: str) -> None:
    body = b"--x\r\ncontent-disposition: form-data; name=text\r\n\r\n" + b"a-" * 30_000 + b"\r\n--x--\r\n"
    response = client.post("/records", content=body,
                           headers={"content-type": f"multipart/form-data; boundary=x; charset={charset}"})
    assert response.status_code == 415
    assert client.post("/language", data={"lang": "de"}).status_code == 303


def test_utf8_is_what_it_calls_itself() -> None:
    assert is_utf8("text/plain") and is_utf8("a/b; charset=UTF-8") and is_utf8('a/b; charset="utf8"; x=y')
    assert not is_utf8("a/b; charset=utf-8; charset=idna") and not is_utf8("a/b; charset = 'idna'")
    assert not is_utf8("a/b; charset*=idna")


def test_a_journal_comes_to_an_end(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "MOST_LINES", 6)
    game = open_game(client, opponent="screen")[0].game
    seats = [Player(client, game, house_of(client).token(game, seat)) for seat in SEATS]
    told: list[int] = []
    for _ in range(4):  # choose and take back, again and again
        state = play_on((seats[0], seats[1]), seed=1, choices=1)
        me = seats[0] if state["takeback"] and seats[0].get()["takeback"] else seats[1]
        told.append(me.post("takeback", seq=state["seq"])["status"])
        if told[-1] == 200 and (offer := me.get()["offer"]):
            rival = seats[offer["by"] == "p1"]
            rival.post("accept")
    assert told[0] == 200 and told[-1] == 409
    assert play_on((seats[0], seats[1]), seed=1)["result"], "the game itself goes on"


def test_happenings_are_told_in_pieces(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api, "MOST_HAPPENED", 3)
    first, second = friends(client)
    play_on((first, second), seed=1, choices=8)
    found: list[int] = []
    while (state := first.get(f"/events?since={len(found)}"))["happened"]:
        assert len(state["happened"]) <= 3
        found += [each["seq"] for each in state["happened"]]
    assert found == list(range(1, state["seq"] + 1))


def test_so_many_requests_wait_for_something_to_happen(make_client: MakeClient) -> None:
    client = make_client(polls_per_client=2)
    house = house_of(client)
    player, _ = open_game(client, opponent="friend")
    with house.polling("testclient"), house.polling("testclient"):
        assert player.get("/events?since=9&wait=20")["error"]["code"] == "too_fast"
        with house.polling("somebody else"):
            pass
    assert player.get("/events?since=9&wait=1")["status"] == 200


# ---- what is in the database (findings 7 and 11)


def test_a_game_that_cannot_be_read_harms_no_other(make_client: MakeClient, tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "data" / "mindbug.sqlite3")

    async def write() -> None:
        for game, line in (("bad", Entry("decline", "p1")), ("good", Entry("resign", "p1"))):  # nobody has asked
            terms = Order(opponent="screen", clock=60).terms()
            await store.commit([[NewGame(game, terms, "o", 1e12), NewEntry(game, 1, line, 1e12)]])
        await store.close()

    asyncio.run(write())
    client = make_client()
    assert client.get("/ready").json() == {"ready": True}
    assert client.get("/api/games/bad").status_code == 410
    assert client.get("/api/games/good").json()["result"]["outcome"] == "resign"
    assert asked(client, house_of(client).store.load, "bad").result is None, "it is left as it is"


def test_so_many_games_a_day(make_client: MakeClient) -> None:
    client = make_client(games_per_day=3)
    for _ in range(3):
        open_game(client, opponent="friend")[0].post("resign")
    response = client.post("/api/games", json={})
    assert (response.status_code, response.json()["error"]["code"]) == (429, "too_many")


def test_rematches_belong_to_whoever_opened_the_game(make_client: MakeClient) -> None:
    client = make_client(games_per_client=2)
    player, _ = open_game(client, level="random")
    player.post("resign")
    player.post("rematch")
    again = until(lambda: player.get()["rematch"]["game"])
    assert asked(client, house_of(client).store.load, again).owner == house_of(client).owner("testclient")


def test_finished_games_are_kept_as_long_as_the_operator_wants(make_client: MakeClient) -> None:
    client = make_client(keep_seconds=100.0)
    house = house_of(client)
    over, running = (open_game(client, opponent="friend")[0] for _ in range(2))
    over.post("resign")
    for later, left in ((50.0, {over.game, running.game}), (300.0, {running.game})):
        asked(client, house.forget_old_games, time.time() + later)
        assert {each.id for each in asked(client, house.store.summaries)} == left


# ---- sizes (finding 10)


def test_padding_is_nothing_to_whoever_reads_it() -> None:
    deflate = PaddedDeflate(False, False, 15, 15, {"level": 4})
    reader = zlib.decompressobj(wbits=-15)
    for size in (*range(0, 60), *range(1000, 1060), 5000, 70_000):
        text = os.urandom(size)
        made = deflate.encode(Frame(Opcode.TEXT, text))
        assert len(made.data) % STEP == 0 and made.rsv1 and made.fin
        assert reader.decompress(bytes(made.data) + TAIL) == text
    assert {len(padding(length)) + length for length in range(STEP - 20 + 1)} == {STEP}
    ping = Frame(Opcode.PING, b"x")
    assert deflate.encode(ping) is ping


@pytest.mark.parametrize("compression", ["deflate", None])
def test_every_message_on_the_line_is_padded(impatient: tuple[str, int], compression: str | None) -> None:
    on_the_line: list[int] = []
    with socket_to(impatient, compression=compression) as page:
        receive = page.protocol.recv_frame

        def noted(frame: Frame) -> None:
            on_the_line.append(len(frame.data))
            receive(frame)

        for extension in page.protocol.extensions:
            decode = extension.decode

            def noted_before(frame: Frame, *, max_size: int | None = None, decode: Any = decode) -> Frame:
                on_the_line.append(len(frame.data))
                made: Frame = decode(frame, max_size=max_size)
                return made

            extension.decode = noted_before
        if not page.protocol.extensions:  # or else it gets what was decoded
            page.protocol.recv_frame = noted
        for _ in range(3):
            page.send('{"type":"sync"}')
            assert json.loads(page.recv(60))["type"] == "step"
    sizes = [size for size in on_the_line if size > 2]  # a close has two bytes
    assert len(sizes) >= 2 and not any(size % STEP for size in sizes)


def test_what_holds_a_view_is_padded_over_http(client: TestClient) -> None:
    player, _ = open_game(client, opponent="friend")
    for path in (f"/api/games/{player.game}", f"/api/games/{player.game}/events", f"/game/{player.game}"):
        body = client.get(path, headers={**player.headers(), "accept-encoding": "identity"}).content
        assert body and len(body) % STEP == 0
    assert json.loads(padded(b'{"a": 1}')) == {"a": 1}


def test_a_page_with_a_view_is_compressed_around_its_secrets() -> None:
    """Whoever makes a page repeat a guess of the secret must not see in its length whether the guess was right."""
    secret = b"secret-of-the-seat"
    for words in (b"", b"x" * 1000, os.urandom(5000).hex().encode()):
        page = b"<p>Lone Yeti</p>" * 500 + secret + words + b"<p>Lone Yeti</p>" * 500 + secret
        made = sealed(page, [secret])
        assert gzip.decompress(made) == page and len(made) % STEP == 0
        assert made.count(secret) == 2, "it stands there as it is"
        assert len(made) < len(words) + 2 * STEP
    secret, other = os.urandom(5000), os.urandom(5000)  # long, so that a difference could not hide in the padding
    assert len(sealed(secret + b"?" + secret, [b"?" + secret])) == len(sealed(other + b"?" + secret, [b"?" + secret]))


# ---- names and addresses (findings 18, 19 and 20)


@pytest.fixture
def public(make_client: MakeClient) -> TestClient:
    return make_client(public_url="https://mindbug.example", other_hosts=("inside.example:8000",), secure_cookies=True)


def test_another_host_is_refused(public: TestClient) -> None:
    for host, status in (("mindbug.example", 200), ("MINDBUG.example", 200), ("inside.example:8000", 200),
                         ("evil.example", 421), ("mindbug.example:81", 421), ("mindbug.example.evil.example", 421)):
        assert public.get("/rules", headers={"host": host}).status_code == status, host
        assert public.get("/health", headers={"host": host}).status_code == 200


def test_links_are_made_of_the_public_address(public: TestClient) -> None:
    headers = {"host": "inside.example:8000"}
    opened = public.post("/api/games", json={"opponent": "friend"}, headers=headers).json()
    seen = public.get(f"/api/games/{opened['game']}", headers={**headers, "authorization": f"Bearer {opened['token']}"})
    assert seen.json()["invitation"].startswith("https://mindbug.example/join/")
    assert seen.json()["link"].startswith("https://mindbug.example/game/")


def test_the_scheme_of_the_origin_counts(public: TestClient, client: TestClient) -> None:
    own = {"host": "mindbug.example"}
    for origin, status in (("https://mindbug.example", 303), ("http://mindbug.example", 403), ("null", 403)):
        response = public.post("/games", data={"opponent": "friend"}, headers={**own, "origin": origin})
        assert response.status_code == status
    assert client.post("/games", data={"opponent": "friend"}, headers={"origin": "https://testserver"}
                       ).status_code == 403, "a page of another scheme is a page of another site"


def test_https_stays_https(public: TestClient, client: TestClient) -> None:
    assert "max-age" in public.get("/", headers={"host": "mindbug.example"}).headers["strict-transport-security"]
    assert "strict-transport-security" not in client.get("/").headers


def test_metrics_are_hidden_behind_a_proxy(make_client: MakeClient) -> None:
    """A proxy that forgets to name its client looks like this machine itself."""
    def status(**settings: Any) -> int:
        local = TestClient(make_client(**settings).app, client=("127.0.0.1", 1))
        return local.get("/metrics").status_code

    assert (status(), status(behind_proxy="127.0.0.1"), status(behind_proxy="127.0.0.1", public_metrics=True)) == (
        200, 404, 200)


@pytest.mark.parametrize("address", ["", "mindbug.example", "ftp://mindbug.example", "https://mindbug.example/x"])
def test_a_public_address_is_an_origin(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    with suppress(SystemExit):
        main(["serve", "--public-url", address])
    assert "expected an address like https://mindbug.example" in capsys.readouterr().err


def test_a_crowd_makes_nobodys_bucket_new() -> None:
    budgets = AddressBudgets(1.0, lambda: 0.0)
    assert all(budgets.take("10.0.0.1") for _ in range(4))
    for number in range(2 * CROWD):
        budgets.take(f"2001:0db8:{number:04x}:0000")
        if number % 1000 == 0:
            assert not budgets.take("10.0.0.1"), "it is still as empty as before"
    assert len(budgets.buckets) <= CROWD


def test_a_large_network_has_a_limit_of_its_own() -> None:
    budgets = AddressBudgets(1.0, lambda: 0.0)
    granted = sum(budgets.take(f"2001:0db8:0001:{number:04x}") for number in range(60_000))
    assert granted == 4 * WIDE and budgets.take("2001:0db8:0002:0000") and budgets.take("10.0.0.1")


def test_the_log_has_no_addresses_and_every_line_its_request(
        impatient: tuple[str, int], caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    for name in ("mindbug.web", "uvicorn.error"):
        logging.getLogger(name).propagate = True
    with socket_to(impatient) as page:
        page.recv(60)
    assert not logging.getLogger("uvicorn.access").propagate, "it is switched off"
    lines = [record for record in caplog.records if record.name in ("mindbug.web", "uvicorn.error", "asyncio")]
    assert any("127.0.0.1" in record.getMessage() for record in lines), "uvicorn tells it"
    kept = [JsonLines().format(record) for record in lines if tells_no_address(record)]
    assert kept and not any("127.0.0.1" in line for line in kept)


def test_what_libraries_say_about_rubbish_is_json_too(capsys: pytest.CaptureFixture[str],
                                                      monkeypatch: pytest.MonkeyPatch) -> None:
    """Found by `benchmarks.fuzz`: the library that reads forms wrote plain lines."""
    for name in LOGS:
        for attribute in ("handlers", "propagate", "level"):
            monkeypatch.setattr(logging.getLogger(name), attribute, getattr(logging.getLogger(name), attribute))
    log_to_stderr()
    with suppress(MultipartParseError):
        MultipartParser(b"x").write(b"rubbish")
    lines = capsys.readouterr().err.splitlines()
    assert lines and all(json.loads(line)["level"] == "warning" for line in lines)


def test_a_request_has_an_id(client: TestClient) -> None:
    first, second = (client.get(path).headers["x-request-id"] for path in ("/health", "/nothing"))
    assert len(first) == 12 and first != second
    token = REQUEST.set("abc")
    try:
        assert json.loads(JsonLines().format(logging.makeLogRecord({"msg": "x"})))["request"] == "abc"
    finally:
        REQUEST.reset(token)


def test_players_see_how_the_server_is_doing(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    house = house_of(client)
    open_game(client, opponent="friend")
    assert "well" in client.get("/status").text and house.counts()["games"] == 1
    with monkeypatch.context() as busy:
        busy.setattr(BotProcesses, "effort", 0.1)
        assert "busy" in client.get("/status").text
    monkeypatch.setattr(type(house), "in_touch", False)
    assert "cut_off" in client.get("/status").text


def test_every_queue_is_measured(make_client: MakeClient) -> None:
    text = make_client(public_metrics=True).get("/metrics").text
    for name in ("bots_waiting", "reviews_waiting", "review_questions_waiting", "records_waiting", "drawings_waiting",
                 "commits_waiting", "polls_waiting", "games_loading", "loop_lag_seconds"):
        assert f"\nmindbug_{name} 0.0\n" in text or (name == "loop_lag_seconds" and f"\nmindbug_{name} " in text), name


