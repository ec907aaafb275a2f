"""Connections before anybody knows what they are for: how many there may be, how slow they may be, what they may hold.

uvicorn reads whatever comes for as long as it takes. Here every connection has a deadline for what it sends and for
what it does not read, and whatever it leaves in memory is bounded.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from websockets.frames import CloseCode, Frame
from websockets.protocol import State

from mindbug.web.base.budgets import Bucket
from mindbug.web.base.config import Config
from mindbug.web.base.guard import address_of
from mindbug.web.base.padding import padded
from mindbug.web.server.compression import CompressingProtocol

FRAMES = 5
"""The number of frames that may come for each message that a socket may send: pings, pongs, parts of messages."""
MOST_PARTS = 16  # of one message
MOST_WAITING = 1  # messages
PIECE = 2048  # bytes that are read at a time: hundreds of tiny frames, which take milliseconds
SECONDS_TO_CLOSE = 5.0


class Doors:
    """Counts connections, all of them and those of each address."""

    def __init__(self, config: Config, most: int) -> None:
        self.config = config
        self.most = most
        self.open: Counter[str] = Counter()
        self.broken = 0
        """The connections that ended with an error or were turned away. Their tracebacks are circular garbage."""

    @property
    def total(self) -> int:
        return self.open.total()

    def admit(self, address: str) -> bool:
        behind = bool(self.config.behind_proxy)
        if self.total >= self.most or (not behind and self.open[address] >= self.config.connections_per_client):
            return False
        self.open[address] += 1
        return True

    def release(self, address: str) -> None:
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]

    def http(self, *args: Any, **kwargs: Any) -> "HttpConnection":
        return HttpConnection(self, *args, **kwargs)

    def socket(self, *args: Any, **kwargs: Any) -> "SocketConnection":
        return SocketConnection(self, *args, **kwargs)


class Deadline:
    """Gives a connection up, unless it is lifted in time. It knows the connection only while it is set."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._timer: asyncio.TimerHandle | None = None

    def set(self, give_up: Callable[[], None], seconds: float) -> None:
        """Sets it, unless it is set already: whoever sends a byte now and then gets no more time."""
        if self._timer is None:
            self._timer = self._loop.call_later(seconds, give_up)

    def lift(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def let_go(transport: asyncio.BaseTransport) -> None:
    """Breaks the circle in which a transport of the standard library knows its own method, when the connection is
    lost. It would stay in memory until somebody searches for circular garbage, and all that it knows with it."""
    getattr(transport, "__dict__", {}).pop("_read_ready_cb", None)  # other libraries have no such circle


class HttpConnection(H11Protocol):
    """A connection for requests, within the limits of the doors."""

    def __init__(self, doors: Doors, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.doors = doors
        self.admitted = ""
        self.reading = Deadline(self.loop)
        self.writing = Deadline(self.loop)
        self.awaited: object = None

    def give_up(self) -> None:
        self.transport.abort()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = address_of({"client": self.client})
        if self.doors.admit(address):
            self.admitted = address
            self.watch()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.doors.broken += self.conn.their_state is h11.ERROR
        self.leave()
        self.cycle = None  # type: ignore[assignment]  # it knows this connection
        let_go(self.transport)

    def leave(self) -> None:
        """Forgets the connection: it is over, or has become a socket's."""
        self.reading.lift()
        self.writing.lift()
        if self.admitted:
            self.doors.release(self.admitted)
            self.admitted = ""

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.watch()

    def watch(self) -> None:
        """Sees to it that a head or a body comes to an end."""
        awaited = self.conn.their_state
        if awaited is not self.awaited:
            self.reading.lift()
            self.awaited = awaited
        if self.transport.is_closing() or not self.admitted:
            return
        if awaited is h11.IDLE:
            self.reading.set(self.give_up, self.doors.config.head_seconds)
        elif awaited is h11.SEND_BODY:
            self.reading.set(self.give_up, self.doors.config.body_seconds)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.reading.lift()  # while nothing comes at all, uvicorn waits for a few seconds and then hangs up
        self.awaited = None

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.leave()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.writing.set(self.give_up, self.doors.config.write_seconds)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.writing.lift()


class SocketConnection(CompressingProtocol):
    """A socket, within the limits of the doors."""

    def __init__(self, doors: Doors, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.doors = doors
        self.admitted = ""
        self.frames_allowed = Bucket(FRAMES * doors.config.messages_per_second, time.monotonic())
        self.writing = Deadline(self.loop)
        self.heard = False
        """True if a message has come since a ping was due the last time."""

    def give_up(self) -> None:
        self.transport.abort()  # `close` would wait until everything is sent, which may be never

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        address = address_of({"client": self.client})
        if self.doors.admit(address):
            self.admitted = address
        else:
            self.give_up()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.doors.broken += self.conn.state is State.CONNECTING or self.conn.parser_exc is not None
        self.conn.parser.close()  # it knows `conn`
        self.writing.lift()
        let_go(self.transport)
        if self.admitted:
            self.doors.release(self.admitted)
            self.admitted = ""

    # ---- what comes in

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if not self.transport.is_closing():
                super().data_received(data[start:start + PIECE])

    def frame_is_allowed(self) -> bool:
        allowed = self.frames_allowed.take(time.monotonic())
        if not allowed:
            self.give_up()
        return allowed

    def handle_text(self, event: Frame) -> None:
        if self.frame_is_allowed():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self.frame_is_allowed():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_PARTS:
            self.give_up()
        elif self.frame_is_allowed():
            super().handle_cont(event)

    def handle_pong(self, event: Frame) -> None:
        if self.frame_is_allowed():
            super().handle_pong(event)

    def send_receive_event_to_app(self) -> None:
        """Passes a message on, as the library does, with two differences. Text that is not valid closes the socket
        without a traceback in the log. And nothing more is read only when a second message waits: to stop reading and
        begin again for each message takes longer than to read it."""
        data, self.frames = b"".join(self.frames), []
        self.heard = True
        if self.close_sent:
            return
        if self.curr_msg_data_type == "text":
            try:
                self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
            except UnicodeDecodeError:
                self.conn.send_close(CloseCode.INVALID_DATA)
                self.handle_parser_exception()
                return
        else:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        if self.queue.qsize() > MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_ping(self) -> None:
        if self.frame_is_allowed() and self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # whoever does not read gets no answer

    # ---- what goes out

    async def send(self, message: Any) -> None:
        text = message.get("text")
        if text is not None and not self.conn.extensions:
            message = {**message, "text": padded(text.encode()).decode()}
        await super().send(message)
        if message["type"] == "websocket.close":
            self.writing.set(self.give_up, SECONDS_TO_CLOSE)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.writing.set(self.give_up, self.doors.config.write_seconds)

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.close_sent:
            self.writing.lift()

    def send_keepalive_ping(self) -> None:
        """Pings whoever was silent since this was called before. Whoever has sent a message is there."""
        self.rest()
        if self.heard:
            self.heard = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.give_up()

