"""The log: one JSON object per line."""

import json
import logging
import time

# what a log record has anyway; anything else was added by us
_STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {"time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
                "level": record.levelname.lower(), "message": record.getMessage()}
        line.update({key: value for key, value in vars(record).items() if key not in _STANDARD})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def log_to_stderr(level: int = logging.INFO) -> None:
    """Sets up our own log and uvicorn's. Lines name the route of a request, not its path, which may hold a secret."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    for name in ("mindbug.web", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level)
