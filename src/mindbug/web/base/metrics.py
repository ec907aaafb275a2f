"""What there is to count, in the text form that Prometheus reads; and logs as one JSON object per line."""

import json
import logging
import threading
import time
from collections.abc import Mapping

HELP = {
    "mindbug_requests_total": ("counter", "HTTP requests by route and status"),
    "mindbug_games_total": ("counter", "games opened"),
    "mindbug_games_finished_total": ("counter", "games that came to an end, by outcome"),
    "mindbug_entries_total": ("counter", "lines written into journals, by kind"),
    "mindbug_refusals_total": ("counter", "things asked for that were refused, by code"),
    "mindbug_bot_failures_total": ("counter", "bot answers that could not be had"),
    "mindbug_commit_seconds": ("summary", "time of a commit"),
    "mindbug_bot_seconds": ("summary", "time from asking a bot to its answer, by level"),
    "mindbug_request_seconds": ("summary", "time of an HTTP request, by route"),
    "mindbug_connections": ("gauge", "open sockets"),
    "mindbug_rooms": ("gauge", "games held in memory"),
}

_Series = tuple[str, tuple[tuple[str, str], ...]]
# what a log record has anyway; anything else was added by us
_STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class Metrics:
    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._values: dict[_Series, float] = {}
        self._counts: dict[_Series, int] = {}

    def count(self, name: str, **labels: str) -> None:
        self._add(name, labels, 1.0)

    def set(self, name: str, value: float) -> None:
        with self._lock:
            self._values[name, ()] = value

    def observe(self, name: str, seconds: float, **labels: str) -> None:
        self._add(name, labels, seconds)

    def value(self, name: str, **labels: str) -> float:
        return self._values.get(_series(name, labels), 0.0)

    def _add(self, name: str, labels: Mapping[str, str], value: float) -> None:
        if name not in HELP:
            raise ValueError(f"{name} is not described in HELP")
        series = _series(name, labels)
        with self._lock:
            self._values[series] = self._values.get(series, 0.0) + value
            self._counts[series] = self._counts.get(series, 0) + 1

    def text(self) -> str:
        lines: list[str] = []
        with self._lock:
            series = sorted(self._values.items())
            counts = dict(self._counts)
        for name, (kind, description) in HELP.items():
            lines += [f"# HELP {name} {description}", f"# TYPE {name} {kind}"]
            for (of, labels), value in series:
                if of != name:
                    continue
                shown = "{" + ",".join(f'{key}="{_escaped(text)}"' for key, text in labels) + "}" if labels else ""
                if kind == "summary":
                    lines += [f"{name}_sum{shown} {value:.6f}", f"{name}_count{shown} {counts[of, labels]}"]
                else:
                    lines.append(f"{name}{shown} {value:g}")
        return "\n".join(lines) + "\n"


def _series(name: str, labels: Mapping[str, str]) -> _Series:
    return name, tuple(sorted(labels.items()))


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {"time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
                "level": record.levelname.lower(), "message": record.getMessage()}
        line.update({key: value for key, value in vars(record).items() if key not in _STANDARD})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def log_to_stderr(level: int = logging.INFO) -> None:
    """Ours and the server's own; what is logged holds no path, which could hold a seat's secret, but its route."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    for name in ("mindbug.web", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level)
