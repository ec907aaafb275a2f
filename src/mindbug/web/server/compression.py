"""Compression of socket messages, tuned for whole tables that are sent again and again with small changes."""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

WINDOW_BITS = 15
"""The window of 32 KB still contains the last table, of 15 to 25 KB, when the next one is sent. With uvicorn's 4 KB a
message is four times as long and takes three times the work. The price is 112 KB of memory for each socket."""
LEVEL = 4  # level 6 takes half as long again
CLIENT_WINDOW_BITS = 12  # clients send short messages only
MEMORY_LEVEL = 5


class CompressingProtocol(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn.available_extensions = [ServerPerMessageDeflateFactory(
            server_max_window_bits=WINDOW_BITS, client_max_window_bits=CLIENT_WINDOW_BITS,
            compress_settings={"level": LEVEL, "memLevel": MEMORY_LEVEL})]
