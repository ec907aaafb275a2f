"""Sockets: everybody who looks at a room is sent what happens there, and sends back what to do."""

import asyncio
import time
from collections import Counter, deque
from collections.abc import Awaitable, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any, Protocol

import msgspec
from msgspec import Struct
from starlette.websockets import WebSocket, WebSocketDisconnect

from mindbug.web.base.budgets import Bucket
from mindbug.web.base.charging import charged
from mindbug.web.base.guard import address_of
from mindbug.web.base.refusal import Refused
from mindbug.web.html.viewer import Viewer
from mindbug.web.rooms.house import House
from mindbug.web.rooms.live_room import Emoted, LiveRoom
from mindbug.web.rooms.room import Happened, clean_name
from mindbug.web.routes.messages import (
    READ_SOCKET,
    Accept,
    Action,
    ChooseOption,
    Decline,
    Draw,
    Emote,
    EmoteMessage,
    Hint,
    Ready,
    RefusalMessage,
    Rematch,
    Resign,
    Seen,
    SocketMessage,
    Speak,
    Sync,
    TakeBack,
    Uncover,
    type_of,
)

BACKLOG = 32  # messages that wait for a slow reader; if there are more, they give way to one that has everything
POLICY = 1008
GOING_AWAY = 1012
TRY_AGAIN = 1013
GONE = (WebSocketDisconnect, RuntimeError)
"""The client is gone, or we closed the socket while a message was on its way."""
LATER = ("try_again", "not_stored")
"""The codes of refusals that ask for patience."""


class Steps(Protocol):
    """Composes the messages to one socket."""

    def __call__(self, house: House, live: LiveRoom, viewer: Viewer, happened: Happened | None, /,
                 ) -> Struct | Mapping[str, Any]: ...

    def forget(self) -> None:
        """Makes the next message tell everything, whatever was sent before."""
        ...


class Sockets:
    """Serves sockets and counts how many every address has open."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.open: Counter[str] = Counter()

    def admit(self, address: str) -> bool:
        if self.open[address] >= self.house.config.sockets_per_client:
            return False
        self.open[address] += 1
        self._count()
        return True

    def release(self, address: str) -> None:
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]
        self._count()

    def _count(self) -> None:
        self.house.metrics.connections.set(self.open.total())

    async def turn_away(self, socket: WebSocket, problem: Refused) -> None:
        """Closes a socket that was not accepted. Whoever may try again is told so by the code."""
        if problem.code in LATER:
            await socket.accept()  # otherwise the code would not arrive
            await socket.close(TRY_AGAIN)
        else:
            await socket.close(POLICY)

    async def serve(self, socket: WebSocket, live: LiveRoom, viewer: Viewer, compose: Steps) -> None:
        address = address_of(socket.scope)
        if not self.admit(address):
            await socket.close(POLICY)
            return
        try:
            await socket.accept()
            await Connection(socket, self.house, live, viewer, compose, address).run()
        finally:
            self.release(address)


class Connection:
    """One socket. It sends and receives independently, so that a slow reader delays nobody."""

    def __init__(self, socket: WebSocket, house: House, live: LiveRoom, viewer: Viewer, compose: Steps,
                 address: str) -> None:
        self.socket = socket
        self.address = address
        self.house = house
        self.live = live
        self.viewer = viewer
        self.seats = viewer.seats
        self.compose = compose
        self.outgoing: deque[str | None] = deque()
        self.dismissed = False
        self.wake = asyncio.Event()
        self.bucket = Bucket(house.config.messages_per_second, time.monotonic())
        self.patience = house.config.refusals_per_socket
        self.tasks: set[asyncio.Task[None]] = set()

    # ---- as a listener

    def notify(self, happened: Happened | None) -> None:
        if self.dismissed or not self.house.may_show(self.live):
            return  # it comes when the house is in touch again, or never
        if len(self.outgoing) >= BACKLOG:
            self.outgoing.clear()
            self.compose.forget()
        self._send(self.compose(self.house, self.live, self.viewer, happened))

    def hear(self, emoted: Emoted) -> None:
        self._send(EmoteMessage(emoted.by, emoted.emote))

    def dismiss(self) -> None:
        self.dismissed = True
        self.outgoing.append(None)
        self.wake.set()

    def _send(self, message: Struct | Mapping[str, Any]) -> None:
        if len(self.outgoing) < BACKLOG:
            self.outgoing.append(msgspec.json.encode(message).decode())
            self.wake.set()

    # ---- as a socket

    async def run(self) -> None:
        self.live.enter(self)
        self.house.look_at(self.live)
        self.notify(None)  # the whole view first, so that a client that reconnects has missed nothing
        sender = asyncio.create_task(self._send_on())
        try:
            await self._receive_on()
        except GONE:
            pass
        finally:
            self.live.leave(self)
            self.live.last_used = time.monotonic()
            for asked in self.tasks:
                asked.cancel()
            await self._end(sender)

    async def _end(self, sender: "asyncio.Task[None]") -> None:
        """Waits until the other half has ended. Its exception is only looked at: raised here, it would know this frame,
        which knows the task, which knows the exception, and only a search for circular garbage would free them."""
        sender.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.wait([sender])
        if sender.done() and not sender.cancelled() and not isinstance(sender.exception(), GONE):
            sender.result()

    async def _send_on(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.outgoing:
                message = self.outgoing.popleft()
                if message is None:
                    await self.socket.close(GOING_AWAY)
                    return
                await self.socket.send_text(message)

    async def _receive_on(self) -> None:
        while True:
            incoming = await self.socket.receive()
            if incoming["type"] == "websocket.disconnect":
                return
            # other sockets come first, between two messages of one; and an address that keeps the server busy waits
            await asyncio.sleep(0)
            await self.house.budgets.solvent(self.address)
            await charged(self._receive(incoming.get("text")), self.house.budgets, self.address)
            if self.patience <= 0:
                await self.socket.close(POLICY)
                return

    async def _receive(self, text: str | None) -> None:
        try:
            message = self._read(text)
            await self.house.get_in_touch()
        except Refused as problem:
            self._refuse(problem)
        else:
            await self._attempt(message, self._handle(message))

    async def _attempt(self, message: SocketMessage, work: Awaitable[None]) -> None:
        try:
            await work
        except Refused as problem:
            self._refuse(problem, type_of(message))

    def _refuse(self, problem: Refused, request: str | None = None) -> None:
        self.house.metrics.refusals.labels(problem.code).inc()
        if problem.code in ("too_fast", "too_large", "bad_request"):
            self.patience -= 1
        self._send(RefusalMessage(problem.code, problem.message, self.live.room.seq, request))

    def _read(self, text: str | None) -> SocketMessage:
        if not self.bucket.take(time.monotonic()):
            raise Refused("too_fast", "too many messages; wait a moment")
        if text is None:
            raise Refused("bad_request", "a message must be text, not bytes")
        if len(text) > self.house.config.largest_message:
            raise Refused("too_large", f"a message has at most {self.house.config.largest_message} characters")
        return READ_SOCKET.json(text)

    async def _handle(self, message: SocketMessage) -> None:
        match message:
            case Sync():
                self.compose.forget()
                self.notify(None)
            case Speak(lang):
                self.viewer = replace(self.viewer, lang=lang)
                self.notify(None)
            case Uncover(seat):
                if len(self.seats) < 2:
                    raise Refused("bad_request", "only two people at one screen take turns before it")
                self.viewer = replace(self.viewer, shown=seat)
                self.notify(None)
            case Hint() as wish:
                # the search takes its time; meanwhile the socket listens
                asked = charged(self._attempt(wish, self._perform(wish)), self.house.budgets, self.address)
                self.tasks.add(task := asyncio.create_task(asked))
                task.add_done_callback(self.tasks.discard)
            case action:
                await self._perform(action)

    async def _perform(self, action: Action) -> None:
        await perform(self.house, self.live, self.seats, action)


async def perform(house: House, live: LiveRoom, seats: tuple[str, ...], action: Action) -> None:
    """Carries out an action in a room, whether a socket, a request or a form asked for it."""
    match action:
        case ChooseOption(label, seq):
            await house.act(live, lambda room: room.choose(seats, label, seq, house.now()))
        case Resign():
            await house.act(live, lambda room: room.resign(seats, house.now()))
        case TakeBack(seq):
            await house.act(live, lambda room: room.take_back(seats, seq, house.now()))
        case Draw():
            await house.act(live, lambda room: room.propose_draw(seats, house.now()))
        case Accept():
            await house.act(live, lambda room: room.accept(seats, house.now()))
        case Decline():
            await house.act(live, lambda room: room.decline(seats, house.now()))
        case Ready(name):
            await house.act(live, lambda room: room.get_ready(seats, clean_name(name), house.now()))
        case Seen(seq):
            await house.note_seen(live, seats, seq)
        case Emote(emote):
            house.emote(live, seats, emote)
        case Rematch():
            await house.rematch(live, seats)
        case Hint(seq):
            await house.hint(live, seats, seq)
