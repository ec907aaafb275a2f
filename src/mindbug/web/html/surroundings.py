"""What there is to know about a table beyond the game itself, for one viewer."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from typing import TypedDict

from mindbug.web.rooms.bot_workers import Chance
from mindbug.web.rooms.room import Result


class Clock(TypedDict):
    running: str | None
    """The seat whose clock runs."""
    increment: int
    p1: float
    """The seconds that are left."""
    p2: float


class WhatIf(TypedDict):
    game: str
    """The game from which this one went its own way."""
    step: int


class Rematch(TypedDict):
    offered: Sequence[str]
    """The seats that want one."""
    game: str | None
    """The next game, once both want it."""
    token: str | None
    """It opens the viewer's seat there."""


@dataclass(frozen=True)
class Coaching:
    """The lesson that is taken at this table."""

    action: str
    """The address that choices are sent to."""
    done: bool
    next: str | None
    """The lesson after this one."""
    set_id: str | None
    """The set that it is about; of a lesson of the tutorial, none."""


@dataclass(frozen=True)
class Surroundings:
    """The templates get this as `x`, programs get it as `data()`."""

    game: str = ""
    """The id of the game."""
    mine: Sequence[str] = ()
    """The viewer's seats."""
    seats: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Who sits there: `kind` (human, bot, open), `name`, and the `level` of a bot."""
    result: Result | None = None
    curtain: str | None = None
    """The seat that must come to the screen before anything is shown."""
    clock: Clock | None = None
    waiting: bool = False
    """Whether a seat is still open."""
    invitation: str | None = None
    """The address that gives the open seat to a friend."""
    link: str | None = None
    """The address that gives the viewer's seat to another browser."""
    takeback: bool = False
    """Whether the viewer can take something back."""
    can_hint: bool = False
    hint: Sequence[Chance] | None = None
    """What the options are worth, if the viewer has asked for it."""
    hints: Mapping[str, int] = field(default_factory=dict)
    """How many hints each seat has had."""
    thinking: bool = False
    """Whether a bot is about to choose."""
    connected: Mapping[str, bool] = field(default_factory=dict)
    what_if: WhatIf | None = None
    rematch: Rematch = field(default_factory=lambda: Rematch(offered=(), game=None, token=None))
    lesson: Coaching | None = None

    def data(self) -> dict[str, object]:
        """Plain data. A lesson is for people only."""
        told = {name: getattr(self, name) for name in TOLD_TO_PROGRAMS}
        return {**told, "mine": list(self.mine), "result": asdict(self.result) if self.result else None}


TOLD_TO_PROGRAMS = tuple(each.name for each in fields(Surroundings) if each.name != "lesson")
