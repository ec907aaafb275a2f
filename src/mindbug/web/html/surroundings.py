"""Everything that one viewer may know about a table beyond the game itself."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypedDict

from mindbug.web.rooms.bot_processes import Chance
from mindbug.web.rooms.room import Result


class ClockTimes(TypedDict):
    """The clocks of both players."""

    running: str | None
    """The seat whose clock runs."""
    starts_in: float
    """The seconds until it runs, unless the player's page has shown everything before."""
    increment: int
    p1: float
    """The seconds that are left."""
    p2: float


class Earlier(TypedDict):
    """The step of an earlier game with which a what-if began."""

    game: str
    """The game from which this one went its own way."""
    step: int


class Agreement(TypedDict):
    """The state of the agreement on another game."""

    offered: Sequence[str]
    """The seats that want one."""
    game: str | None
    """The next game, once both want it."""
    token: str | None
    """It opens the viewer's seat there."""


class AgreedTerms(TypedDict):
    """The terms that the players have agreed on."""

    sets: Sequence[str]
    edition: str
    clock: int
    """The seconds for each player; 0 means that there is no clock."""
    increment: int


class Wish(TypedDict):
    """A request that the other player has not answered yet."""

    kind: str
    """`takeback` or `draw`."""
    by: str


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
    onward: tuple[str, str] | None = None
    """The address where an exercise goes on, and the phrase that says so; an exercise is no part of the tutorial."""
    told: str = ""
    """The words on the stage when it is done, unless it is a lesson."""


@dataclass  # to make it frozen took a fifth of the time of all surroundings
class Surroundings:
    """The templates get this as `x`; programs get its fields, in `routes.messages.ShownGame`."""

    game: str = ""
    """The id of the game."""
    mine: Sequence[str] = ()
    """The viewer's seats."""
    seats: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """The players: `kind` (human, bot, open), `name`, and the `level` of a bot."""
    result: Result | None = None
    curtain: str | None = None
    """The seat that must come to the screen before anything is shown."""
    clock: ClockTimes | None = None
    waiting: bool = False
    """True if a seat is still open."""
    invitation: str | None = None
    """The address that gives the open seat to a friend."""
    link: str | None = None
    """The address that gives the viewer's seat to another browser."""
    terms: AgreedTerms = field(default_factory=lambda: AgreedTerms(sets=(), edition="current", clock=0, increment=0))
    begun: bool = True
    """True if both seats are taken and, where friends meet first, both are ready."""
    ready: Sequence[str] = ()
    """The seats that are ready, before the game has begun."""
    takeback: bool = False
    """True if the viewer can take something back or ask for it."""
    offer: Wish | None = None
    """The pending request of one player to the other."""
    can_offer: bool = False
    """True if the viewer plays with another person, who can be asked for a draw and who sees faces."""
    can_hint: bool = False
    hint: Sequence[Chance] | None = None
    """The worth of the options, if the viewer has asked for it."""
    hints: Mapping[str, int] = field(default_factory=dict)
    """The number of hints that each seat has had."""
    thinking: bool = False
    """True if a bot is about to choose."""
    connected: Mapping[str, bool] = field(default_factory=dict)
    what_if: Earlier | None = None
    rematch: Agreement = field(default_factory=lambda: Agreement(offered=(), game=None, token=None))
    hands: str | None = None
    """`open` or `closed` for somebody who watches two bots; None for all others."""
    lesson: Coaching | None = None
