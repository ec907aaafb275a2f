"""The settings of a server."""

import os
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from mindbug.data_directory import data_directory

DAY = 86_400.0


@dataclass(frozen=True)
class Config:
    """The settings of a server."""

    data: Path
    """The directory with the database."""
    postgres: str = ""
    """The address of a PostgreSQL database for any number of nodes; empty: a SQLite file in that directory."""
    host: str = "127.0.0.1"
    port: int = 8000
    share_port: bool = False
    """True if other workers listen at the same port."""
    any_port: bool = False
    """True if any other port will do if that one is taken."""
    behind_proxy: str = ""
    """The addresses of proxies that tell who the client is (X-Forwarded-For), with commas; empty: there is none."""
    public_url: str = ""
    """The address at which people reach the server, such as https://mindbug.example; empty: any that leads here."""
    other_hosts: tuple[str, ...] = ()
    """Further names (with their port, if it is not the usual one) that requests may use for the server."""
    secure_cookies: bool = False
    """True if cookies travel over HTTPS only."""
    public_metrics: bool = False
    """True if /metrics answers others than this machine."""
    games_per_client: int = 100
    """The number of unfinished games that one address may have."""
    games_per_day: int = 1000
    """The number of games that one address may open in 24 hours."""
    connections_per_client: int = 300
    """The number of connections that one address may have, sockets included. Behind a proxy that is the proxy's
    business."""
    head_seconds: float = 10.0
    """The seconds that the head of a request may take to arrive."""
    body_seconds: float = 20.0
    """The seconds that its body may take."""
    write_seconds: float = 30.0
    """The seconds for which somebody may not read what the server has sent, before the connection is given up."""
    polls_per_client: int = 50
    """The number of requests of one address that may wait for something to happen."""
    requests_per_second: float = 50.0
    """The average that one address may send; a short burst may be four times as much."""
    messages_per_second: float = 20.0
    """The average that one socket may send, with the same bursts."""
    refusals_per_socket: int = 40
    """The number of senseless or hasty messages that a socket may send before it is closed."""
    sockets_per_client: int = 200
    """The number of sockets that one address may have open."""
    largest_message: int = 4096
    """The most bytes that a socket message or a request body may have."""
    largest_record: int = 65_536
    """The most bytes that an uploaded record may have."""
    records_per_day: int = 100
    """The number of records that one address may upload in 24 hours."""
    bot_processes: int = max(2, (os.cpu_count() or 2) - 1)
    """Processes for bots. With two, nobody waits for a bot of somebody else who has many."""
    bot_seconds: float = 6.0
    """The longest time that a bot thinks; then it answers with the best option it has found."""
    bot_pause: float = 0.5
    """The shortest time that a bot takes: people can follow it, and a quick answer gives nothing away."""
    hand_seconds: float = 15.0
    """The longest time that a bot which starts waits for a person in a browser to see their hand."""
    hint_seconds: float = 2.0
    """The longest time that a hint takes."""
    review_seconds: float = 40.0
    """The longest time that the analysis of a whole game takes. Most games need less."""
    reviews_waiting: int = 64
    """The number of games that may be analysed or wait for it."""
    reviews_per_client: int = 4
    """The number of those that one address may ask for."""
    idle_seconds: float = 300.0
    """The seconds after which a game that nobody looks at is dropped from memory. It stays in the database."""
    expire_seconds: float = 14 * DAY
    """The seconds after which an unfinished game that nobody has continued is deleted."""

    keep_seconds: float = 0.0
    """The seconds after which a finished game is deleted; 0: never."""

    @property
    def hosts(self) -> frozenset[str]:
        """The names that requests may use for this server; empty: any."""
        if not self.public_url:
            return frozenset()
        return frozenset(name.lower() for name in (urlsplit(self.public_url).netloc, *self.other_hosts))

    @property
    def database(self) -> Path:
        return self.data / "mindbug.sqlite3"


def default_data() -> Path:
    """The folder of a server that was started without `--data`."""
    return data_directory() / "server"
