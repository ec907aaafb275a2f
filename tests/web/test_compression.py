"""A real socket carries compressed messages."""

from pathlib import Path

from websockets.sync.client import connect

from mindbug.web.server.compression import WINDOW_BITS
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
