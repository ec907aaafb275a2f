"""`mindbug serve`: the table for everybody who can reach this machine. Also behind `mindbug play`."""

import argparse
import asyncio
import errno
import logging
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from mindbug.web.base import memory
from mindbug.web.base.config import DAY, Config, default_data
from mindbug.web.base.logs import log_to_stderr
from mindbug.web.server.workers import Workers, can_share_a_port

if TYPE_CHECKING:
    import uvicorn

LOCAL = "127.0.0.1"
OWN_PORT = 8742  # of `mindbug play`, always the same: bookmarks and what the browser remembers belong to an address
LAST_PORT = 65_535
SWITCH_SECONDS = 0.0005
MOST_CONNECTIONS = 65_536
OTHER_FILES = 128


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("serve", help="let people play in their browsers",
                                 description="Let people play in their browsers, until Ctrl-C or SIGTERM.")
    parser.add_argument("--host", default=LOCAL, help=f"the address to listen at ({LOCAL}: this machine only)")
    parser.add_argument("--port", type=port, default=8000, help="the port to listen at (8000; 0: any that is free)")
    add_data(parser)
    parser.add_argument("--workers", type=int, default=1, metavar="N",
                        help="processes that share the address, for machines with several cores; needs --database")
    parser.add_argument("--public-url", type=public_url, metavar="ADDRESS",
                        help="where people reach the server, such as https://mindbug.example; other names are refused")
    parser.add_argument("--allow-host", action="append", default=[], metavar="NAME",
                        help="a further name that requests may use, with its port if there is one")
    parser.add_argument("--behind-proxy", nargs="?", type=addresses, const=LOCAL, default=None,
                        metavar="ADDRESSES",
                        help=f"a proxy at one of these addresses ({LOCAL}: on this machine) tells who the clients are, "
                             "and speaks HTTPS with them")
    parser.add_argument("--games-per-client", type=int, default=Config.games_per_client, metavar="N",
                        help=f"unfinished games that one address may have ({Config.games_per_client})")
    parser.add_argument("--games-per-day", type=int, default=Config.games_per_day, metavar="N",
                        help=f"games that one address may open in 24 hours ({Config.games_per_day})")
    parser.add_argument("--keep-days", type=float, default=0.0, metavar="DAYS",
                        help="delete finished games after that time (default: never)")
    parser.add_argument("--requests-per-second", type=float, default=Config.requests_per_second, metavar="N",
                        help=f"requests of one address, on average ({Config.requests_per_second:g})")
    parser.add_argument("--bot-pause", type=float, default=Config.bot_pause, metavar="SECONDS",
                        help=f"a bot's answer takes at least that long ({Config.bot_pause})")
    parser.add_argument("--public-metrics", action="store_true", help="show /metrics to other machines too")
    parser.set_defaults(run=run_serve)


def add_data(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", type=Path, default=None, metavar="DIR", help="where the games are kept")
    parser.add_argument("--database", default="", metavar="ADDRESS",
                        help="keep them in PostgreSQL instead: postgresql://USER@HOST:PORT/NAME")


def run_serve(args: argparse.Namespace) -> int:
    for option, value in (("--workers", args.workers), ("--games-per-client", args.games_per_client),
                          ("--games-per-day", args.games_per_day)):
        if value < 1:
            raise ValueError(f"{option} must be at least 1")
    for option, value in (("--keep-days", args.keep_days), ("--bot-pause", args.bot_pause)):
        if value < 0:
            raise ValueError(f"{option} must not be negative")
    if args.requests_per_second <= 0:
        raise ValueError("--requests-per-second must be more than 0")
    public = args.public_url or ""
    secure = public.startswith("https:") or bool(args.behind_proxy and not public)
    config = Config(args.data or default_data(), args.database, args.host, args.port,
                    behind_proxy=args.behind_proxy or "", public_url=public, other_hosts=tuple(args.allow_host),
                    secure_cookies=secure, public_metrics=args.public_metrics, games_per_client=args.games_per_client,
                    games_per_day=args.games_per_day, requests_per_second=args.requests_per_second,
                    bot_pause=args.bot_pause, keep_seconds=args.keep_days * DAY)

    def announce(address: str) -> None:
        print(f"Mindbug is at {address}", flush=True)

    return serve(config, announce) if args.workers == 1 else serve_with_workers(config, args.workers, announce)


def public_url(text: str) -> str:
    """Reads an origin, such as https://mindbug.example; argparse tells the user if it is none."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/") or parts.query:
        raise argparse.ArgumentTypeError(f"expected an address like https://mindbug.example, not {text!r}")
    return f"{parts.scheme}://{parts.netloc.lower()}"


def port(text: str) -> int:
    if not text.isdecimal() or int(text) > LAST_PORT:
        raise argparse.ArgumentTypeError(f"{text} is not a number from 0 to {LAST_PORT}")
    return int(text)


def addresses(text: str) -> str:
    """Checks addresses and networks with commas between them, as uvicorn takes them; * is any."""
    for each in text.split(","):
        try:
            ip_network(each.strip(), strict=False)
        except ValueError:
            if each.strip() != "*":
                raise argparse.ArgumentTypeError(f"{each!r} is no IP address") from None
    return text


def play_in_browser() -> int:
    """Serves one person: the browser opens by itself, at a port that is free if the usual one is taken."""

    def invite(address: str) -> None:
        print(f"Mindbug is at {address} (Ctrl-C ends it)", flush=True)
        if sys.stdout.isatty():
            webbrowser.open(address)

    config = Config(default_data(), port=OWN_PORT, any_port=True)
    return serve(config, invite, logging.WARNING)  # with more in the log the address is soon out of sight


def serve_with_workers(config: Config, count: int, announce: Callable[[str], None]) -> int:
    """Several processes at one address. Each is a node of its own."""
    if not config.postgres:
        raise ValueError("several workers need a database that they can share: --database postgresql://...")
    if not can_share_a_port():
        raise ValueError("this system cannot spread connections over several workers; use --workers 1")
    config = replace(config, share_port=True)
    with listen(config) as place:  # it keeps the port, and listens to nobody
        address = address_at(config, place)
        config = replace(config, port=place.getsockname()[1])
        workers = Workers(count, lambda ready: serve(config, lambda _: ready()))
        return workers.run(lambda: announce(address))


def address_at(config: Config, listener: socket.socket) -> str:
    host = f"[{config.host}]" if ":" in config.host else config.host
    return f"http://{host}:{listener.getsockname()[1]}/"


def serve(config: Config, announce: Callable[[str], None], log_level: int = logging.INFO) -> int:
    """Serves until somebody stops it; `announce` gets the address as soon as it answers."""
    try:
        # not at the top: `mindbug` lists this command also where the extra "web" is not installed
        from mindbug.web.server.databases import wait_for  # msgspec
        from mindbug.web.server.settings import settings_of  # uvicorn, starlette, jinja2, websockets
    except ImportError as missing:
        raise ValueError(f"the browser's table needs {missing.name} (in a checkout: pip install '.[web]')") from None
    log_to_stderr(log_level)
    asyncio.run(wait_for(config))
    listener = listen(config)
    address = address_at(config, listener)
    config = replace(config, port=listener.getsockname()[1])
    settings = settings_of(config, most_connections())
    memory.search_by_hand()
    # the thread that writes to the disk needs the interpreter several times per commit; by default a busy event loop
    # lets it wait for 5 ms each time
    sys.setswitchinterval(SWITCH_SECONDS)
    # uvicorn finishes what is going on and then lets the signal have its way: that of a clean end
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    _server(settings, lambda: announce(address)).run(sockets=[listener])
    return 0


def most_connections() -> int:
    """The number of connections that there may be at a time: as many as this process may have files open, but for
    some that the database and the bots need. The limit is raised as far as the system lets us."""
    try:
        import resource  # not on Windows, where sockets are no files
    except ImportError:
        return MOST_CONNECTIONS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_CONNECTIONS if hard == resource.RLIM_INFINITY else min(hard, MOST_CONNECTIONS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return (MOST_CONNECTIONS if soft == resource.RLIM_INFINITY else soft) - OTHER_FILES


def listen(config: Config) -> socket.socket:
    try:
        return _bound(config.host, config.port, share=config.share_port)
    except OSError as error:
        if config.any_port and error.errno == errno.EADDRINUSE:
            return _bound(config.host, 0)
        raise ValueError(f"cannot listen at {config.host}:{config.port}: {error.strerror}") from None


def _bound(host: str, port: int, *, share: bool = False) -> socket.socket:
    # named TCP: asyncio sends small answers at once (TCP_NODELAY) only where it can see that it is TCP
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if share:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        listener.bind((host, port))
    except OSError:
        listener.close()
        raise
    return listener


def _server(settings: "uvicorn.Config", started: Callable[[], None]) -> "uvicorn.Server":
    import uvicorn  # part of the extra "web", as above

    class Announcing(uvicorn.Server):
        """A server that says when it accepts connections."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                started()

    return Announcing(settings)
