"""Compression of socket messages, tuned for parts of tables that are sent again and again with small changes.

A compressed message is as long as what is new in it, and so its length would tell a listener on the line which card was
drawn, although the line is encrypted. Therefore every message is padded (`base.padding`) after it was compressed: with
empty blocks, which every program that can read a compressed message skips.
"""

import zlib
from collections.abc import Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CTRL_OPCODES, Frame
from websockets.typing import ExtensionParameter

from mindbug.web.base.padding import TAIL, padding

WINDOW_BITS = 14
"""The window of 16 KB still contains the last two messages, of 6 KB, when the next one is sent. With 8 KB messages are
almost twice as long, with 32 KB a quarter shorter. The price is 80 KB of memory for each socket, with 32 KB 144."""
LEVEL = 3  # level 4 takes 1.2 to 1.45 times as long, and saves a sixth, which padding to whole KB mostly eats up
FIRST_LEVEL = 6  # the whole table, which comes once; at level 3 a full one has more than 4 KB
CLIENT_WINDOW_BITS = 12  # clients send short messages only
MEMORY_LEVEL = 5
SHORT = 512
"""The bytes of a message that is too short to be worth remembering alone. After a pause of the server every page is
told that nothing has changed."""


class PaddedDeflate(PerMessageDeflate):
    """Compresses the messages of a socket and fills them up, so that their length gives nothing away."""

    silent = False
    """True if nothing was sent since `rest` was called."""
    greeted = False
    """True if the first message was sent. It has the whole table, and whoever only looks on often gets no other one for
    a long time; so nothing is kept of it, and the second message is compressed anew."""

    def __init__(self, *agreed: Any) -> None:
        super().__init__(*agreed)
        if hasattr(self, "encoder"):
            del self.encoder  # it is made when there is something to compress, and as that asks for

    def rest(self) -> None:
        """Called whenever a ping is due. A socket that was silent since the last time forgets what it has sent, and
        with it 80 KB. A reader does not notice: what is compressed anew refers to nothing that came before."""
        if self.silent and hasattr(self, "encoder"):
            del self.encoder
        self.silent = True

    def encode(self, frame: Frame) -> Frame:
        fresh = not hasattr(self, "encoder")
        if frame.opcode not in CTRL_OPCODES:
            self.silent = False
            if fresh:
                settings = self.compress_settings if self.greeted else {**self.compress_settings, "level": FIRST_LEVEL}
                self.encoder = zlib.compressobj(wbits=-self.local_max_window_bits, **settings)
        made = super().encode(frame)
        if frame.opcode in CTRL_OPCODES or not frame.fin:
            return made
        if hasattr(self, "encoder") and (not self.greeted or (fresh and len(frame.data) < SHORT)):
            del self.encoder
        self.greeted = True
        data = bytes(made.data)
        return Frame(made.opcode, (data + TAIL + padding(len(data)))[:-len(TAIL)], made.fin, made.rsv1, made.rsv2,
                     made.rsv3)


class PaddedFactory(ServerPerMessageDeflateFactory):
    """Agrees on compression with a client as the library does, and takes ours."""

    def process_request_params(self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension],
                               ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, PaddedDeflate(agreed.remote_no_context_takeover, agreed.local_no_context_takeover,
                                     agreed.remote_max_window_bits, agreed.local_max_window_bits,
                                     agreed.compress_settings)


class CompressingProtocol(WebSocketsSansIOProtocol):
    """The library's socket, with our compression."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn.available_extensions = [PaddedFactory(
            server_max_window_bits=WINDOW_BITS, client_max_window_bits=CLIENT_WINDOW_BITS,
            compress_settings={"level": LEVEL, "memLevel": MEMORY_LEVEL})]

    def rest(self) -> None:
        """Called now and then: whoever was sent nothing since gives memory back."""
        for extension in self.conn.extensions:
            if isinstance(extension, PaddedDeflate):
                extension.rest()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.extensions = []  # 100 KB that need not wait until the protocol itself is collected
