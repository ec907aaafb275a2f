"""A server in whose hints and reviews nobody believes: `python -m tests.web.hasty --data DIR`."""

import sys
from pathlib import Path

from mindbug.web.base.config import Config
from mindbug.web.server.serve import serve


def announce(address: str) -> None:
    print(f"Mindbug is at {address}", flush=True)


if __name__ == "__main__":
    _, data = sys.argv[1:]
    sys.exit(serve(Config(
        Path(data), port=0, bot_pause=0.0, hint_seconds=0.2, review_seconds=0.5, games_per_client=100_000,
        records_per_day=100_000, games_per_day=10**9, requests_per_second=100_000.0, messages_per_second=100_000.0,
        refusals_per_socket=10**9), announce))
