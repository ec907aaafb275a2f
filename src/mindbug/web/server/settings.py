"""The settings with which uvicorn serves the application."""

from typing import Any, cast

import uvicorn

from mindbug.web.base.config import Config
from mindbug.web.server.app import create_app
from mindbug.web.server.connections import Doors

SECONDS_TO_FINISH = 5
SECONDS_BETWEEN_PINGS = 20
BACKLOG = 256  # connections that wait to be accepted


def settings_of(config: Config, most_connections: int) -> uvicorn.Config:
    doors = Doors(config, most_connections)
    return uvicorn.Config(
        create_app(config, doors=doors), log_config=None, access_log=False, server_header=False, date_header=False,
        proxy_headers=bool(config.behind_proxy), forwarded_allow_ips=config.behind_proxy or None,
        http=cast(Any, doors.http), ws=cast(Any, doors.socket), ws_max_size=config.largest_message,
        ws_ping_interval=SECONDS_BETWEEN_PINGS, timeout_graceful_shutdown=SECONDS_TO_FINISH, backlog=BACKLOG)
