"""A ruling without its words: its code, where it comes from, which cards it concerns."""

from dataclasses import dataclass
from enum import Enum

from mindbug.rulings.concerns import Concern, nobody


class Source(Enum):
    """The authority that a ruling rests on."""

    OFFICIAL = "official"
    FOLLOWS = "follows"
    OURS = "ours"


@dataclass(frozen=True)
class Reading:
    """A ruling without its words."""

    code: str
    sources: tuple[Source, ...]
    concerns: Concern = nobody
    named: tuple[str, ...] = ()
    """Cards that it is about whatever their words say."""


OFFICIAL, FOLLOWS, OURS = (Source.OFFICIAL,), (Source.FOLLOWS,), (Source.OURS,)
OFFICIAL_OURS = (Source.OFFICIAL, Source.OURS)
OFFICIAL_FOLLOWS = (Source.OFFICIAL, Source.FOLLOWS)
FOLLOWS_OURS = (Source.FOLLOWS, Source.OURS)
