"""What can be set when the server starts."""

import os
from dataclasses import dataclass
from pathlib import Path

from mindbug.data_directory import data_directory

DAY = 86_400.0


@dataclass(frozen=True)
class Config:
    data: Path
    """The directory with the database."""
    host: str = "127.0.0.1"
    port: int = 8000
    any_port: bool = False
    """Whether any other port will do if that one is taken."""
    behind_proxy: bool = False
    """Whether a proxy on this machine tells who the client is (X-Forwarded-For)."""
    secure_cookies: bool = False
    """Whether cookies travel over HTTPS only."""
    public_metrics: bool = False
    """Whether /metrics answers others than this machine."""
    games_per_client: int = 100
    """Unfinished games that one address may have opened."""
    requests_per_second: float = 50.0
    """Of one address, on average; a short burst may be four times as much."""
    messages_per_second: float = 20.0
    """Of one socket, likewise."""
    sockets_per_client: int = 200
    largest_message: int = 4096
    """Bytes of one message or request body."""
    largest_record: int = 65_536
    """Bytes of a record that somebody brings along."""
    records_per_day: int = 100
    """That one address may bring along."""
    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)
    bot_seconds: float = 6.0
    """A bot that has not finished by then answers with what it has."""
    bot_pause: float = 0.5
    """A bot's answer takes at least that long: it can be followed, and quick answers give nothing away."""
    hint_seconds: float = 2.0
    review_seconds: float = 40.0
    """For the analysis of a whole game; it takes less where fewer iterations will do."""
    reviews_waiting: int = 8
    """Games whose analysis somebody waits for; they are taken one after another."""
    idle_seconds: float = 300.0
    """After that a game that nobody looks at leaves the memory."""
    expire_seconds: float = 14 * DAY
    """After that an unfinished game that nobody touches is forgotten."""

    @property
    def database(self) -> Path:
        return self.data / "mindbug.sqlite3"


def default_data() -> Path:
    """The folder of a server that was not told another one."""
    return data_directory() / "server"
