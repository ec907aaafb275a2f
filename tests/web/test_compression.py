"""A real socket carries compressed messages."""

from pathlib import Path

import pytest
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from mindbug.web.server.compression import CLIENT_WINDOW_BITS, LEVEL, MEMORY_LEVEL, WINDOW_BITS, PaddedDeflate
from tests.web.servers import ANSWER_SECONDS, Server


def test_the_last_table_is_remembered(tmp_path: Path) -> None:
    """The setting is made in a place that belongs to uvicorn: here it would show if uvicorn looked elsewhere."""
    server = Server(tmp_path / "data")
    try:
        opened = server.call("/games", body={"opponent": "friend"})
        path = f"/api/games/{opened['game']}/live"
        with connect(server.address.replace("http", "ws") + path,
                     additional_headers={"authorization": f"Bearer {opened['token']}"},
                     open_timeout=ANSWER_SECONDS) as socket:
            assert socket.response is not None
            assert f"server_max_window_bits={WINDOW_BITS}" in socket.response.headers["Sec-WebSocket-Extensions"]
            assert str(socket.recv(ANSWER_SECONDS)).startswith('{"type":"step"')
    finally:
        server.stop()


@pytest.mark.parametrize("never_remembers", [False, True])
def test_a_silent_socket_forgets_what_it_has_sent(never_remembers: bool) -> None:
    """It needs no memory for compression while nothing is sent, and what comes then can be read as before."""
    ours = PaddedDeflate(False, never_remembers, CLIENT_WINDOW_BITS, WINDOW_BITS,
                         {"level": LEVEL, "memLevel": MEMORY_LEVEL})
    theirs = PerMessageDeflate(never_remembers, False, WINDOW_BITS, CLIENT_WINDOW_BITS)

    def arrives(text: bytes) -> bool:
        return bytes(theirs.decode(ours.encode(Frame(Opcode.TEXT, text))).data) == text

    assert arrives(b"a table" * 199)
    assert not hasattr(ours, "encoder"), "10,000 people who only look on would need 800 MB"
    assert arrives(b"nothing new") and not hasattr(ours, "encoder")
    assert arrives(b"a table" * 200)
    ours.rest()
    assert hasattr(ours, "encoder") != never_remembers, "something was sent just now"
    assert arrives(b"a table" * 201)
    ours.rest()
    ours.rest()
    assert not hasattr(ours, "encoder")
    ours.encode(Frame(Opcode.PING, b""))
    assert not hasattr(ours, "encoder"), "a ping is not compressed"
    assert arrives(b"a table" * 202) and arrives(b"another table" * 100)
