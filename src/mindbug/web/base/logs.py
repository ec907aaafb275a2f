"""The log: one JSON object per line. Each line that belongs to a request or a socket has its id."""

import json
import logging
import secrets
import time
from contextvars import ContextVar

REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The id of the request or socket that is being served; whatever it starts inherits it."""
LOGS = ("mindbug.web", "uvicorn", "asyncio", "python_multipart")
# what a log record has anyway; anything else was added by us
_STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


def new_request_id() -> str:
    return secrets.token_hex(6)


class JsonLines(logging.Formatter):
    """A formatter that writes each line of the log as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line = {"time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
                "level": record.levelname.lower(), "message": record.getMessage()}
        if request := REQUEST.get():
            line["request"] = request
        line.update({key: value for key, value in vars(record).items() if key not in _STANDARD})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def tells_no_address(record: logging.LogRecord) -> bool:
    """Returns False for uvicorn's lines about sockets: they have the address of the client and the path with its
    secrets."""
    return '"WebSocket %s"' not in str(record.msg)


def log_to_stderr(level: int = logging.INFO) -> None:
    """Sets up our own log and those of the libraries that write one. Lines name the route of a request, not its path,
    which may hold a secret."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    handler.addFilter(tells_no_address)
    for name in LOGS:
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level)
