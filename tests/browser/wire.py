"""A wire with a counter: everything between a browser and the server goes through it."""

import socket
import threading
from contextlib import suppress

CHUNK = 65_536


class Wire:
    """Listens at an address of its own and hands everything on, both ways."""

    def __init__(self, server: str) -> None:
        host, port = server.removeprefix("http://").split(":")
        self.server = host, int(port)
        self.received = 0
        """Bytes that the server sent, of every kind, headers included."""
        self.messages: list[int] = []
        """The size of every message on a socket as it travelled, so mostly compressed."""
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        self._listener.close()

    def _accept(self) -> None:
        with suppress(OSError):  # closed
            while True:
                browser, _ = self._listener.accept()
                server = socket.create_connection(self.server)
                threading.Thread(target=self._hand_on, args=(browser, server, None), daemon=True).start()
                frames = Frames(self.messages)
                threading.Thread(target=self._hand_on, args=(server, browser, frames), daemon=True).start()

    def _hand_on(self, source: socket.socket, target: socket.socket, frames: "Frames | None") -> None:
        with suppress(OSError):
            while data := source.recv(CHUNK):
                if frames is not None:
                    self.received += len(data)
                    frames.feed(data)
                target.sendall(data)
        for end in (source, target):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)


class Frames:
    """Finds the messages in what a server sends once it has agreed to a socket (RFC 6455, 5.2)."""

    def __init__(self, sizes: list[int]) -> None:
        self.sizes = sizes
        self.rest = b""
        self.upgraded: bool | None = None

    def feed(self, data: bytes) -> None:
        self.rest += data
        if self.upgraded is None and b"\r\n\r\n" in self.rest:
            head, _, self.rest = self.rest.partition(b"\r\n\r\n")
            self.upgraded = head.startswith(b"HTTP/1.1 101")
        if self.upgraded is False:
            self.rest = b""
        while self.upgraded and (size := self._next_size()):
            if self.rest[0] & 0x0F < 8:  # not a ping or the end
                self.sizes.append(size)
            self.rest = self.rest[size:]

    def _next_size(self) -> int:
        """Returns the length of the first frame with its head, 0 if it is incomplete. Servers mask nothing."""
        if len(self.rest) < 2:
            return 0
        said, head = self.rest[1] & 0x7F, 2
        if said >= 126:
            head = 4 if said == 126 else 10
            said = int.from_bytes(self.rest[2:head])
        return head + said if len(self.rest) >= head + said else 0
