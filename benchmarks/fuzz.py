"""Rubbish for a server: HTTP requests made from its own OpenAPI document, and malformed socket messages.

    python -m benchmarks.fuzz --messages 1000000 --requests 50000
    python -m benchmarks.fuzz --messages 1000000 --straight      # without a network between, ten times as fast

Nothing of it may be answered with a 5xx, leave a traceback in the log, change a game, or make the server's memory grow.
With `--schemathesis PROGRAM` that program tests the document, too (`pip install schemathesis`; it is called `st`).
"""

import argparse
import asyncio
import http.client
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.web.servers import Server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from mindbug.web.base.config import Config
from mindbug.web.base.refusal import Refused
from mindbug.web.rooms.house import House
from mindbug.web.rooms.live_room import LiveRoom
from mindbug.web.rooms.order import Order
from mindbug.web.routes.messages import ACTIONS, READ_SOCKET
from mindbug.web.server.app import create_app

PAGE = os.sysconf("SC_PAGE_SIZE")
SOCKETS = 8
BATCH = 200  # messages before the answers are read
WARM_UP = 0.2  # the share of the messages after which memory must not grow any more
MOST_GROWTH = 24 << 20  # bytes; caches fill up
LONGEST = 3500  # bytes; a server closes the socket when a message has more than 4096
RUDE = 0.0005  # the share of messages that break the protocol itself, after which the socket is closed
EXAMPLES = 100  # that schemathesis tries of each operation
DOCUMENT_SECONDS = 240
STRANGE: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 2**31, 2**63, -2**70, 1.5, 1e308, "", "p1", "p2", "p3", "\x00", "\ud800", "🐛" * 50,
    "choose", "play Gorillion", "../../etc/passwd", "' OR 1=1 --", "<script>", "%s%n", [], {}, [[]], {"": {}},
    "x" * 3000, ["p1"] * 100, {"type": "resign"})


REFUSALS = ("bad_request", "stale", "unknown_option", "unknown_seat", "too_large")


class Patient(Server):
    """A server that lets rubbish come in as fast as it can."""

    program = ("-m", "tests.web.hasty")


@dataclass
class Found:
    messages: int = 0
    requests: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    problems: list[str] = field(default_factory=list)
    schemathesis: str = ""
    """The end of what it had to say."""

    def note(self, condition: bool, problem: str) -> None:
        if not condition:
            self.problems.append(problem)


# ---- messages


def valid_messages() -> Iterator[dict[str, Any]]:
    for name in (*ACTIONS, "sync", "lang", "uncover"):
        yield {"type": name, "label": "pass", "seq": 1, "name": "Eve", "emote": "hello", "lang": "de", "seat": "p1"}


MESSAGES = tuple(valid_messages())


def makes_no_sense(text: str) -> bool:
    """Returns whether the server must refuse this message without asking the game."""
    try:
        READ_SOCKET.json(text)
    except Refused:
        return True
    return False


def rubbish(dice: random.Random) -> str:
    while True:
        text = _attempt(dice)
        if makes_no_sense(text):
            return text


def _attempt(dice: random.Random) -> str:
    return _some_text(dice).encode(errors="replace")[:LONGEST].decode(errors="replace")


def _some_text(dice: random.Random) -> str:
    kind = dice.randrange(6)
    message = dict(dice.choice(MESSAGES))
    if kind == 0:
        return "".join(chr(dice.choice((dice.randrange(128), dice.randrange(0x20, 0xD800)))) for _ in range(
            dice.randrange(60)))
    if kind == 1:
        return dice.choice(("[", "{", '{"a":', '"', "[[1],", "-")) * dice.randrange(1, 900)
    for _ in range(dice.randrange(1, 4)):
        message[dice.choice((*message, "type", "seq", ""))] = dice.choice(STRANGE)
    if kind == 2:
        for key in dice.sample(list(message), dice.randrange(1, len(message))):
            del message[key]
    text = json.dumps(message)
    if kind >= 4:
        letters = list(text)
        for _ in range(dice.randrange(1, 4)):
            place = dice.randrange(len(letters))
            letters[place:place + dice.randrange(3)] = dice.choice(("", "\x00", '"', "{", "}", "9" * 30, "\\", "é"))
            letters = letters or ["x"]
        text = "".join(letters)
    return text


async def rude(socket: ClientConnection, dice: random.Random) -> None:
    """Something that is no WebSocket at all."""
    transport: Any = socket.transport
    transport.write(dice.choice((
        b"GET / HTTP/1.1\r\n\r\n", dice.randbytes(200), b"\x81\x05hello", b"\x83\x80\0\0\0\0",
        b"\x81\x82\0\0\0\0\xff\xfe", b"\x81\xff" + b"\x7f" * 8 + b"\0" * 4, b"\x89\xfe\x04\x00" + b"\0" * 1028,
        b"\xc1\x85\0\0\0\0\xff\xff\xff\xff\xff", b"\x00\x80\0\0\0\0", b"\x88\x81\0\0\0\0\x01")))
    await asyncio.sleep(0)


class Sender:
    """One socket after another, all for the same seat."""

    def __init__(self, server: Server, game: str, token: str, dice: random.Random, found: Found) -> None:
        self.address = f"{server.address.replace('http', 'ws', 1)}/api/games/{game}/live"
        self.headers = {"authorization": f"Bearer {token}"}
        self.dice = dice
        self.found = found

    async def run(self, count: int, until: float) -> None:
        """Sends that many messages, if there is time."""
        while count > 0 and time.monotonic() < until:
            try:
                async with connect(self.address, additional_headers=self.headers, open_timeout=120,
                                   ping_interval=None, max_queue=None) as socket:
                    while count > 0 and time.monotonic() < until:
                        count -= await self._some(socket, min(count, BATCH))
            except (WebSocketException, OSError) as end:
                self.found.answers[type(end).__name__] += 1

    async def _some(self, socket: ClientConnection, count: int) -> int:
        for _ in range(count):
            text = rubbish(self.dice)
            await socket.send(text.encode(errors="replace") if self.dice.random() < 0.05 else
                              text.encode(errors="replace").decode())
        self.found.messages += count
        refused = 0
        while refused < count:
            answer = json.loads(await asyncio.wait_for(socket.recv(), 120))
            if answer["type"] == "refused":
                refused += 1
                self.found.answers[answer["code"]] += 1
                self.found.note(answer["code"] in REFUSALS, f"a message was answered with {answer['code']}")
        if self.dice.random() < RUDE * count:
            await rude(socket, self.dice)
            await asyncio.wait_for(self._drain(socket), 120)
        return count

    async def _drain(self, socket: ClientConnection) -> None:
        while True:
            await socket.recv()


# ---- requests


def request(dice: random.Random, document: dict[str, Any], game: str) -> tuple[str, str, bytes, dict[str, str]]:
    """A request that the document describes, more or less."""
    path, methods = dice.choice(list(document["paths"].items()))
    method = dice.choice((*(name.upper() for name in methods), "PUT", "DELETE", "OPTIONS", "PATCH", "GET", "POST"))
    path = path.replace("{game}", dice.choice((game, "x", "%00", "%f0%9f%90%9b", "a" * 300, "..%2f..", "%")))
    if dice.random() < 0.4:
        values = ("0", "-1", "9" * 40, "%ff", "", "p1", "%00", "1e3", "٣")
        path += "?" + "&".join(f"{dice.choice(('since', 'sets', 'lang', 'as', 'step', 'v'))}={dice.choice(values)}"
                               for _ in range(3))
    body = b""
    if method in ("POST", "PUT", "PATCH") and dice.random() < 0.9:
        text = rubbish(dice)
        body = text.encode(errors="replace") if dice.random() < 0.9 else dice.randbytes(dice.randrange(500))
    headers = {"content-type": dice.choice((
        "application/json", "text/plain", "multipart/form-data; boundary=x", "multipart/form-data", "x" * 100,
        "application/x-www-form-urlencoded; charset=idna", "application/x-www-form-urlencoded", ""))}
    if dice.random() < 0.3:
        headers[dice.choice(("authorization", "cookie", "accept-language", "origin", "host", "range", "upgrade",
                             "if-none-match", "x-forwarded-for"))] = dice.choice((
                                 "Bearer", "Bearer x", "mindbug=" + "a" * 96, "de;q=nan, ;q=", "null", "[", "bytes=9-1",
                                 "\xff\xfe", "websocket", "%", "lang=\"\\", "a.example"))
    rooms = ("", "/game", "/art", "/static", "/learn", "/join", "/records")
    base = "/api" if dice.random() < 0.8 else dice.choice(rooms)
    return method, base + path, body, headers


def send_requests(server: Server, game: str, count: int, dice: random.Random, found: Found) -> None:
    host = server.address.removeprefix("http://")
    document = server.call("/openapi.json")
    connection = http.client.HTTPConnection(host, timeout=120)
    for _ in range(count):
        method, path, body, headers = request(dice, document, game)
        try:
            connection.request(method, path, body, headers)
            answer = connection.getresponse()
            answer.read()
        except ValueError:  # Python itself refuses to send it
            connection.close()
            continue
        except (OSError, http.client.HTTPException) as end:
            found.answers[type(end).__name__] += 1
            connection.close()
            continue
        found.requests += 1
        found.answers[str(answer.status)] += 1
        found.note(answer.status < 500, f"{answer.status} for {method} {path} {headers} {body[:200]!r}")


# ---- looking at the server


def memory(process: subprocess.Popen[str]) -> int:
    return int(Path(f"/proc/{process.pid}/statm").read_text().split()[1]) * PAGE


def check_log(server: Server, found: Found) -> None:
    for line in server.log.read_text().splitlines():
        try:
            entry = json.loads(line)
        except ValueError:
            found.problems.append(f"the log has a line that is no JSON: {line[:300]}")
            continue
        found.note("trace" not in entry and entry["level"] not in ("error", "critical"), f"in the log: {line[:1500]}")


def run(folder: Path, *, messages: int, requests: int, seed: int = 0, schemathesis: str = "", minutes: float = 60.0,
        tell: Callable[[str], None] = lambda _: None) -> Found:
    found, dice = Found(), random.Random(seed)
    server = Patient(folder / "data")
    try:
        opened = server.call("/games", body={"opponent": "friend", "clock": 3600})
        joined = server.call(f"/games/{opened['game']}/join", body={"invitation": opened["invitation"]})
        game, tokens = opened["game"], (opened["token"], joined["token"])
        before = [state_of(server, game, token) for token in tokens]
        send_requests(server, game, requests, dice, found)
        tell(f"{found.requests} requests: {dict(found.answers)}")
        if schemathesis:
            check_document(server, schemathesis, folder, found)
            tell(found.schemathesis)
        sizes = []
        until = time.monotonic() + 60 * minutes
        for part in (WARM_UP, 1 - WARM_UP):
            begun, sent = time.monotonic(), found.messages
            asyncio.run(send_messages(server, game, tokens, round(messages * part), until, dice, found))
            sizes.append(memory(server.process))
            tell(f"{found.messages} messages, {(found.messages - sent) / (time.monotonic() - begun):.0f} a second, "
                 f"{sizes[-1] >> 20} MB: {dict(found.answers)}")
        found.note(sizes[1] - sizes[0] < MOST_GROWTH, f"memory grew from {sizes[0] >> 20} to {sizes[1] >> 20} MB")
        found.note([state_of(server, game, token) for token in tokens] == before, "the game has changed")
    finally:
        server.stop()
    check_log(server, found)
    return found


# ---- without a network


async def flood(folder: Path, count: int, dice: random.Random, found: Found, tell: Callable[[str], None]) -> None:
    """Gives the messages to the application itself, as uvicorn would."""
    config = Config(folder, bot_processes=1, messages_per_second=1e9, refusals_per_socket=10**9,
                    requests_per_second=1e9)
    app: Any = create_app(config)
    house: House = app.app.state.house
    await house.open()
    try:
        live = await house.open_room(Order(opponent="friend", clock=3600), "somebody")
        before, sizes = live.room.game.view("p1"), []
        for part in (WARM_UP, 1 - WARM_UP):
            await one_socket(app, house, live, round(count * part), dice, found)
            sizes.append(int(Path("/proc/self/statm").read_text().split()[1]) * PAGE)
            tell(f"{found.messages} messages, {sizes[-1] >> 20} MB: {dict(found.answers)}")
        found.note(sizes[1] - sizes[0] < MOST_GROWTH, f"memory grew from {sizes[0] >> 20} to {sizes[1] >> 20} MB")
        found.note(live.room.seq == 0 and live.room.game.view("p1") == before, "the game has changed")
    finally:
        await house.close()


async def one_socket(app: Any, house: House, live: LiveRoom, count: int, dice: random.Random, found: Found) -> None:
    left = count + 1
    refused = 0

    async def receive() -> dict[str, Any]:
        nonlocal left
        left -= 1
        if left == count:
            return {"type": "websocket.connect"}
        if left < 0:
            while refused < count:  # every one of them is answered
                await asyncio.sleep(0)
            return {"type": "websocket.disconnect", "code": 1000}
        found.messages += 1
        text = rubbish(dice)
        return {"type": "websocket.receive",
                **({"bytes": text.encode(errors="replace")} if dice.random() < 0.05 else {"text": text})}

    async def send(message: dict[str, Any]) -> None:
        nonlocal refused
        found.note(message["type"] in ("websocket.accept", "websocket.send"), f"it was answered with {message}")
        answer = json.loads(message.get("text") or "{}")
        if answer.get("type") == "refused":
            refused += 1
            found.answers[answer["code"]] += 1
            found.note(answer["code"] in REFUSALS, f"a message was answered with {answer['code']}")

    token = house.token_of(live, "p1")
    await app({"type": "websocket", "path": f"/api/games/{live.room.id}/live", "query_string": b"", "scheme": "ws",
               "headers": [(b"host", b"x"), (b"authorization", f"Bearer {token}".encode())], "subprotocols": [],
               "client": ("10.0.0.1", 1), "server": ("10.0.0.2", 2), "extensions": {}}, receive, send)


def state_of(server: Server, game: str, token: str) -> object:
    """Everything but what moves by itself."""
    state = server.call(f"/games/{game}", token)
    return {key: value for key, value in state.items() if key not in ("clock", "connected")}


async def send_messages(server: Server, game: str, tokens: tuple[str, str], count: int, until: float,
                        dice: random.Random, found: Found) -> None:
    await asyncio.gather(*(Sender(server, game, tokens[number % 2], random.Random(dice.random()), found).run(
        count // SOCKETS, until) for number in range(SOCKETS)))


def check_document(server: Server, program: str, folder: Path, found: Found) -> None:
    """Lets schemathesis make requests of the document, half of them valid, for a game that may be spoilt."""
    opened = server.call("/games", body={"opponent": "friend"})
    (folder / "schemathesis.toml").write_text(f'[parameters]\ngame = "{opened["game"]}"\n')
    done = subprocess.run(
        [str(Path(shutil.which(program) or program).absolute()), "run", f"{server.address}/api/openapi.json",
         "--checks", "not_a_server_error", "--no-color", "--max-examples", str(EXAMPLES),
         "--max-time", str(DOCUMENT_SECONDS), "--request-timeout", "60",
         "--exclude-path-regex", "renew",  # or the token would open nothing any more
         "--header", f"Authorization: Bearer {opened['token']}"],
        capture_output=True, text=True, check=False, cwd=folder)
    found.schemathesis = done.stdout[-1500:]
    found.note(not done.returncode, f"schemathesis: {done.stdout[-3000:]}{done.stderr[-1000:]}")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--messages", type=int, default=1_000_000, help="(default: %(default)s)")
    parser.add_argument("--requests", type=int, default=50_000, help="(default: %(default)s)")
    parser.add_argument("--minutes", type=float, default=60.0, help="at most, for the messages (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=0, help="(default: %(default)s)")
    parser.add_argument("--schemathesis", default="", metavar="PROGRAM", help="let it test the OpenAPI document too")
    parser.add_argument("--straight", action="store_true", help="no network, no requests: only the messages")
    args = parser.parse_args()

    def tell(line: str) -> None:
        print(line, file=sys.stderr, flush=True)

    with tempfile.TemporaryDirectory() as folder:
        if args.straight:
            found = Found()
            asyncio.run(flood(Path(folder), args.messages, random.Random(args.seed), found, tell))
        else:
            found = run(Path(folder), messages=args.messages, requests=args.requests, seed=args.seed,
                        schemathesis=args.schemathesis, minutes=args.minutes, tell=tell)
    print(f"{found.messages} messages and {found.requests} requests: {dict(found.answers.most_common())}")
    for problem, times in Counter(found.problems).most_common(20):
        print(f"{times} x {problem}")
    return 1 if found.problems else 0


if __name__ == "__main__":
    raise SystemExit(main())
