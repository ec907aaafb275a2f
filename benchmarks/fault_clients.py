"""The players of `benchmarks/faults.py`. They write down everything that they do and are told, and nothing else."""

import asyncio
import hashlib
import http.client
import json
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from benchmarks.fault_links import Link

PATIENCE = 15.0  # seconds without an answer, after which a client tries another node
NO_ANSWER = (OSError, TimeoutError, http.client.HTTPException, ValueError, WebSocketException, EOFError)
BY_REQUEST = 0.15  # the share of choices that are sent as requests, to any node


def digest_of(view: Any) -> str:
    return hashlib.sha256(json.dumps(view, sort_keys=True).encode()).hexdigest()


@dataclass
class Known:
    """The latest that a player knew when they opened a connection, and what they have learned through it since.

    Two connections may well tell of things in another order than they happened. One of them may not, and whatever is
    asked for after something was known must be at least as late.
    """

    seq: int
    left: dict[str, float]
    """The least that each clock has shown."""
    port: int
    """The address of the node."""


@dataclass
class Notes:
    """Everything that one player knows of one game."""

    game: str
    seat: str
    token: str
    told: dict[int, str] = field(default_factory=dict)
    """Number of the journal's last line -> digest of the view."""
    contradictions: list[str] = field(default_factory=list)
    """Answers that already disagreed with each other."""
    acknowledged: list[tuple[int, int, str]] = field(default_factory=list)
    """The first and the last line that may hold a choice, and its label; in the order of the answers."""
    furthest_back: float = 0.0
    """The most seconds by which a clock showed more than it could. There is no increment in these games."""
    readings: list[tuple[float, int, int, float, float]] = field(default_factory=list)
    """The time of a reading, the port of the node, the journal's last line, and what both clocks showed."""
    last_seq: int = 0
    least_left: dict[str, float] = field(default_factory=lambda: {"p1": float("inf"), "p2": float("inf")})
    over: bool = False
    unanswered: int = 0

    def known(self, port: int) -> Known:
        return Known(self.last_seq, dict(self.least_left), port)

    def note(self, state: Any, known: Known) -> None:
        """Notes a whole state, from whichever node it comes."""
        seq, digest = state["seq"], digest_of(state["view"])
        if self.told.setdefault(seq, digest) != digest:
            self.contradictions.append(f"line {seq}: {self.seat} was told two different views")
        if seq < known.seq:
            self.contradictions.append(f"{self.seat} knew line {known.seq} and was then told line {seq}")
        self.last_seq = max(seq, self.last_seq)
        known.seq = max(seq, known.seq)
        if clock := state["clock"]:
            self.readings.append((time.monotonic(), known.port, seq, clock["p1"], clock["p2"]))
            for seat in ("p1", "p2"):
                self.furthest_back = max(self.furthest_back, clock[seat] - known.left[seat])
                known.left[seat] = min(clock[seat], known.left[seat])
                self.least_left[seat] = min(clock[seat], self.least_left[seat])
        self.over = state["result"] is not None


class Client:
    """One player at one seat, connected to some node, sometimes to another."""

    def __init__(self, links: Sequence[Link], notes: Notes, address: str, seed: int, pace: float) -> None:
        self.links = links
        self.notes = notes
        self.address = address
        self.random = random.Random(seed)
        self.pace = pace
        self.stopping = asyncio.Event()
        """Set when no further choice is wanted."""

    async def play(self) -> None:
        while not (self.notes.over or self.stopping.is_set()):
            link = self.random.choice(self.links)
            try:
                async with connect(f"ws://127.0.0.1:{link.port}/api/games/{self.notes.game}/live",
                                   additional_headers={"authorization": f"Bearer {self.notes.token}"},
                                   local_addr=(self.address, 0), open_timeout=PATIENCE, close_timeout=1,
                                   ping_interval=None, compression=None) as socket:
                    await self._play_at(socket, link.port)
            except NO_ANSWER:
                self.notes.unanswered += 1
                await asyncio.sleep(self.random.uniform(0.1, 1.0))

    async def _play_at(self, socket: ClientConnection, port: int) -> None:
        sent: tuple[str, int] | None = None
        known = self.notes.known(port)
        last_heard = time.monotonic()
        while not self.stopping.is_set():
            try:
                message = json.loads(await asyncio.wait_for(socket.recv(), 1.0))
            except TimeoutError:
                if time.monotonic() - last_heard > PATIENCE:
                    return  # perhaps this node sleeps
                if time.monotonic() - last_heard > PATIENCE / 3:
                    await socket.send('{"type": "sync"}')
                continue
            last_heard = time.monotonic()
            if message["type"] == "refused":
                sent = None
                await asyncio.sleep(self.random.uniform(0, 0.3))
                await socket.send('{"type": "sync"}')
                continue
            if message["type"] != "step":
                continue
            self.notes.note(message, known)
            if sent and message["kind"] == "choice" and message["by"] == self.notes.seat and message["seq"] > sent[1]:
                self.notes.acknowledged.append((message["seq"], message["seq"], sent[0]))
            if self.notes.over:
                return
            decision, seq = message["view"]["decision"], message["seq"]
            sent = None
            if seq < self.notes.last_seq:
                continue  # it is known already that the game has moved on
            if decision and decision["options"]:
                await asyncio.sleep(self.random.uniform(0, self.pace))
                label = self._label(message["view"])
                if self.random.random() < BY_REQUEST:
                    await self._request(label, seq)
                    await socket.send('{"type": "sync"}')
                else:
                    sent = label, seq
                    await socket.send(json.dumps({"type": "choose", "label": label, "seq": seq}))

    def _label(self, view: Any) -> str:
        """The same answer to the same question, whenever it is asked: who sends again does not change their mind, and
        an answer from a connection that is gone may still arrive."""
        options: list[str] = view["decision"]["options"]
        return random.Random(digest_of(view)).choice(options)

    async def _request(self, label: str, seq: int) -> None:
        link = self.random.choice(self.links)
        known = self.notes.known(link.port)
        try:
            answer = await call(link, f"/games/{self.notes.game}/choose", self.notes.token,
                                {"label": label, "seq": seq}, self.address)
        except NO_ANSWER:
            self.notes.unanswered += 1
            return
        if "error" not in answer:
            self.notes.acknowledged.append((seq + 1, answer["seq"], label))
            self.notes.note(answer, known)


async def call(link: Link, path: str, token: str | None = None, body: object = None,
               address: str = "127.0.0.1") -> Any:
    return await asyncio.to_thread(_call, link.port, path, token, body, address)


def _call(port: int, path: str, token: str | None, body: object, address: str) -> Any:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE, source_address=(address, 0))
    try:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        connection.request("GET" if body is None else "POST", f"/api{path}",
                           None if body is None else json.dumps(body), headers)
        answer = connection.getresponse()
        found = json.loads(answer.read())
        if answer.status >= 500:
            raise OSError(f"{answer.status}: {found}")
        return found
    finally:
        connection.close()
