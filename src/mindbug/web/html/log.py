"""The log of a table: what has happened, line by line, as its reader may know it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from mindbug.game.events import Event, redact
from mindbug.text import Line, line_segments, lines, main_kind
from mindbug.web.html.chronicle import Chronicle
from mindbug.web.html.templating import safe

LINES = 20
"""Lines that come with a table as text; the page begins with all of them and keeps the older ones."""
FIRST_LINES = 10
"""The same of the first message about a picture, which is to be short. Afterwards only new lines are told."""
LINES_KEPT = 16384  # of about 0.5 KB


@dataclass(frozen=True)
class Log:
    """The part of the log that one page or message tells."""

    told: Sequence[Line]
    first: int = 0
    """The number of the first of these lines in the whole log."""
    news: Sequence[Line] = ()
    """The lines that are new to the reader."""
    news_from: int = 0
    """The number of the first new event: the lines of the next news have other names, so that they are read aloud."""


NOTHING_TOLD = Log(())


class Telling:
    """The log as it is told to one reader: only what is new is made and sent."""

    def __init__(self) -> None:
        self._version = -1
        self._told = 0

    def go_on(self, chronicle: Chronicle, reader: str | None, *, all_open: bool, whole: bool) -> Log:
        """The lines that are new or longer than before; the first time the last lines, or all of them. After a
        take-back everything is told again."""
        first = chronicle.first_after(self._told) if chronicle.version == self._version else 0
        if self._version < 0 and not whole:
            first = max(0, len(chronicle.lines) - FIRST_LINES)
        self._version, self._told = chronicle.version, chronicle.events
        told = [tuple(line) for line in chronicle.lines[first:]]
        return Log(told if all_open else [_redacted(line, reader) for line in told], first)


def log(events: Sequence[Event], reader: str | None, *, all_open: bool, whole: bool, news: int = 0) -> Log:
    """The last lines, or all of them, and the last `news` events once more. Lines are made of all events, so that they
    keep their numbers; only those that are shown are hidden from the reader."""
    told = lines(events)
    first = 0 if whole else max(0, len(told) - LINES)
    news_from = len(events) - news
    latest = lines(events[news_from:])
    if all_open:
        return Log(told[first:], first, latest, news_from)
    return Log([_redacted(line, reader) for line in told[first:]], first,
               [_redacted(line, reader) for line in latest], news_from)


def paragraphs(told: Sequence[Line], first: int, prefix: str, reader: str | None, lang: str,
               people: Mapping[str, str]) -> list[str]:
    """A paragraph for each line. A template would take ten times as long."""
    return [f'<p class="l-{main_kind(line)}" id="{prefix}{number}">'
            f"{_html(line, reader, lang, people.get('p1'), people.get('p2'))}</p>"
            for number, line in enumerate(told, first)]


def _redacted(line: Line, reader: str | None) -> Line:
    return tuple([redact(event, reader) for event in line])


@lru_cache(LINES_KEPT)
def _html(line: Line, reader: str | None, lang: str, p1: str | None, p2: str | None) -> str:
    """A line as HTML. The results are kept, because every update contains many lines that were told before."""
    told = line_segments(line, lang, reader, {seat: name for seat, name in (("p1", p1), ("p2", p2)) if name})
    return "".join([f'<b data-card="{safe(about)}">{safe(text)}</b>' if about else safe(text) for text, about in told])
