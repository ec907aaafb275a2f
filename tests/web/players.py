"""Players that use the API as a program would, short enough for tests."""

import asyncio
import json
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from starlette.testclient import TestClient
from starlette.types import ASGIApp, Message

Json = dict[str, Any]


@dataclass
class Player:
    client: TestClient
    game: str
    token: str | None

    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"} if self.token else {}

    def get(self, path: str = "") -> Json:
        return self.ask("GET", path)

    def post(self, action: str, **body: object) -> Json:
        return self.ask("POST", f"/{action}", json.dumps(body).encode())

    def ask(self, method: str, path: str, body: bytes = b"") -> Json:
        headers = {"content-type": "application/json", "content-length": str(len(body)), **self.headers()}
        status, told = asked(self.client, request, self.client.app, method, f"/api/games/{self.game}{path}", headers,
                             body)
        data: Json = json.loads(told)
        data["status"] = status
        return data

    def options(self, state: Json | None = None) -> list[str]:
        decision = (state or self.get())["view"]["decision"]
        return list(decision["options"] or []) if decision else []

    def choose(self, label: str, seq: object) -> Json:
        return self.post("choose", label=label, seq=seq)


async def request(app: ASGIApp, method: str, address: str, headers: dict[str, str], body: bytes) -> tuple[int, bytes]:
    """The status and the text of the answer. The client would do the same for three times the price."""
    path, _, query = address.partition("?")
    scope = {"type": "http", "http_version": "1.1", "method": method, "path": path, "raw_path": path.encode(),
             "root_path": "", "scheme": "http", "query_string": query.encode(), "client": ("testclient", 50000),
             "server": ("testserver", 80), "headers": [(b"host", b"testserver"), *(
                 (name.encode(), value.encode()) for name, value in headers.items())]}
    asking = [{"type": "http.request", "body": body}]
    answered = asyncio.Event()
    status, parts = 0, []

    async def receive() -> Message:
        if asking:
            return asking.pop()
        await answered.wait()
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        nonlocal status
        status = message.get("status", status)
        parts.append(message.get("body", b""))
        if message["type"] == "http.response.body" and not message.get("more_body"):
            answered.set()

    await app(scope, receive, send)
    return status, b"".join(parts)


def asked(client: TestClient, question: Callable[..., Any], *about: object) -> Any:
    """Asks the server's store, in the server's own loop."""
    assert client.portal is not None
    return client.portal.call(question, *about)


def open_game(client: TestClient, **order: object) -> tuple[Player, Json]:
    response = client.post("/api/games", json=order)
    assert response.status_code == 201, response.text
    opened: Json = response.json()
    return Player(client, opened["game"], opened.get("token")), opened


def friends(client: TestClient, **order: object) -> tuple[Player, Player]:
    first, opened = open_game(client, opponent="friend", **order)
    second = Player(client, first.game, None)
    joined = second.post("join", invitation=opened["invitation"], name="Nova")
    assert joined["status"] == 200, joined
    second.token = joined["token"]
    return first, second


def play_on(players: tuple[Player, ...], seed: int, choices: int = 10_000,
            after: Callable[[], None] = lambda: None) -> Json:
    """Random choices until the end of the game or of patience; the last state."""
    dice = random.Random(seed)
    for _ in range(choices):
        for player in players:
            state = player.get()
            if state["result"]:
                return state
            if options := player.options(state):
                break
        else:  # a bot is thinking
            state = players[0].get(f"/events?since={state['seq']}&wait=20")
            continue
        state = player.choose(dice.choice(options), state["seq"])
        assert state["status"] == 200, state
        after()
    return state
