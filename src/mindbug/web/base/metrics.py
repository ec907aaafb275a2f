"""Everything that the server counts and measures, for Prometheus."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

CONTENT_TYPE = CONTENT_TYPE_PLAIN_0_0_4
# upper bounds in seconds
OF_REQUESTS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0, 30.0)
OF_BOTS = (0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 10.0, 30.0)
OF_COMMITS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)

# the time when each series began would double their number
disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """One server's figures. Each server has a registry of its own, so that two in one process do not mix theirs."""

    def __init__(self) -> None:
        own = self.registry = CollectorRegistry()
        self.requests = Counter("mindbug_requests", "HTTP requests", ["route", "status"], registry=own)
        self.request_seconds = Histogram("mindbug_request_seconds", "duration of an HTTP request", ["route"],
                                         buckets=OF_REQUESTS, registry=own)
        self.games = Counter("mindbug_games", "games opened", registry=own)
        self.games_finished = Counter("mindbug_games_finished", "games that came to an end", ["outcome"], registry=own)
        self.entries = Counter("mindbug_entries", "lines written into journals", ["kind"], registry=own)
        self.refusals = Counter("mindbug_refusals", "requests that were refused", ["code"], registry=own)
        self.bot_failures = Counter("mindbug_bot_failures", "bots that gave no answer", registry=own)
        self.bot_seconds = Histogram("mindbug_bot_seconds", "time from asking a bot to its answer", ["level"],
                                     buckets=OF_BOTS, registry=own)
        self.commit_seconds = Histogram("mindbug_commit_seconds", "duration of a commit to the database",
                                        buckets=OF_COMMITS, registry=own)
        self.connections = Gauge("mindbug_connections", "open sockets", registry=own)
        self.rooms = Gauge("mindbug_rooms", "games held in memory", registry=own)

    def watch(self, name: str, what: str, ask: Callable[[], float]) -> None:
        """Adds a figure that is asked for when somebody reads the metrics."""
        Gauge(f"mindbug_{name}", what, registry=self.registry).set_function(ask)

    def text(self) -> bytes:
        return generate_latest(self.registry)
