"""The types of all messages: what programs and pages may send to a game, and what the API answers."""

from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from mindbug.game.seats import SEATS
from mindbug.text import LANGUAGES
from mindbug.web.base.schema import Reader
from mindbug.web.rooms.order import DEFAULT_LEVEL, Level

Name = str | None
Token = Annotated[str, Meta(description="the secret that opens the seat: keep it to yourself")]
Seq = Annotated[int, Meta(description="`seq` of the state that this answers")]
if TYPE_CHECKING:
    Seat = str
    Language = str
else:  # as in `rooms.order`: the names have their place elsewhere
    Seat, Language = Literal[tuple(SEATS)], Literal[tuple(LANGUAGES)]


# ---- what can be done in a game


class Choose(Struct, frozen=True, tag_field="type", tag="choose"):
    """Answer the pending decision."""

    label: Annotated[str, Meta(description="of an option of the decision")]
    seq: Seq


class Resign(Struct, frozen=True, tag_field="type", tag="resign"):
    """Give up."""


class TakeBack(Struct, frozen=True, tag_field="type", tag="takeback"):
    """Against a bot: go back to your last decision."""

    seq: Seq


class Hint(Struct, frozen=True, tag_field="type", tag="hint"):
    """Against a bot: ask what the options are worth."""

    seq: Seq


class Rematch(Struct, frozen=True, tag_field="type", tag="rematch"):
    """Ask for another game with swapped seats."""


Action = Choose | Resign | TakeBack | Hint | Rematch
ACTIONS: dict[str, type[Action]] = {"choose": Choose, "resign": Resign, "takeback": TakeBack, "hint": Hint,
                                    "rematch": Rematch}


# ---- what else a socket understands


class Sync(Struct, frozen=True, tag_field="type", tag="sync"):
    """Send the whole state again."""


class Speak(Struct, frozen=True, tag_field="type", tag="lang"):
    """Go on in another language."""

    lang: Language


class Uncover(Struct, frozen=True, tag_field="type", tag="uncover"):
    """Of two people at one screen, this one sits in front of it now."""

    seat: Seat


SocketMessage = Action | Sync | Speak | Uncover
READ_ACTION = Reader[Action](Action)
READ_ACTIONS = {name: Reader[Action](kind) for name, kind in ACTIONS.items()}
"""For requests whose address names the action."""
READ_SOCKET = Reader[SocketMessage](SocketMessage)


# ---- bodies of other requests


class Join(Struct, frozen=True):
    invitation: str
    name: Name = ""


class WhatIf(Struct, frozen=True):
    """Play on from a step of a finished game."""

    step: Annotated[int, Meta(ge=0, description="how many choices of the game are kept")]
    seat: Seat
    level: Level = DEFAULT_LEVEL


READ_JOIN = Reader[Join](Join)
READ_WHAT_IF = Reader[WhatIf](WhatIf)


# ---- answers


class Opened(Struct, frozen=True):
    game: str
    tokens: Annotated[dict[str, str], Meta(description="of the seats that are yours")]
    invitation: Annotated[str | None, Meta(description="the secret with which another player takes the open seat")]
    token: Token | UnsetType = UNSET


class Joined(Struct, frozen=True):
    game: str
    seat: Seat
    token: Token


class Brought(Struct, frozen=True):
    game: str
    review: Annotated[str, Meta(extra_json_schema={"format": "uri"})]


class Result(Struct, frozen=True):
    winner: Seat | None
    outcome: str


class State(Struct, frozen=True):
    """The game as one reader sees it, and what is going on around it."""

    seq: Annotated[int, Meta(description="to be sent along with the next choice")]
    seat: Annotated[Seat | None, Meta(description="whose view this is; null: a spectator's")]
    view: Annotated[dict[str, Any], Meta(description="what that seat may know; view.decision.options are the labels")]
    game: str
    mine: Annotated[list[Seat], Meta(description="the seats of the token")]
    seats: Annotated[dict[str, dict[str, str]], Meta(description="who sits there: kind, name, level of a bot")]
    result: Result | None
    clock: Annotated[dict[str, Any] | None, Meta(description="seconds left; `running`: whose clock runs")]
    hint: list[dict[str, Any]] | None
    rematch: Annotated[dict[str, Any], Meta(description="`game` and `token` of the next game, once all agree")]
    position: Annotated[dict[str, Any], Meta(description="everything; only when the game is over")] | UnsetType = UNSET


class Happening(Struct, frozen=True):
    """One line of the journal."""

    seq: int
    kind: Literal["choice", "takeback", "resign", "timeout", "hint", "rematch", "next", "join"]
    by: Seat
    events: Annotated[list[dict[str, Any]], Meta(description="redacted for the reader")]


class Events(State, frozen=True, kw_only=True):
    happened: list[Happening]


class OptionValue(Struct, frozen=True):
    label: str
    win: float
    error: float


class Decision(Struct, frozen=True):
    step: Annotated[int, Meta(description="how many choices were made before it")]
    player: Seat
    choice: str
    options: Annotated[list[OptionValue], Meta(description="the best first")]
    loss: Annotated[float, Meta(description="of the win chance")]
    mark: Literal["", "?", "??"]


class Analysis(Struct, frozen=True):
    game: str
    state: Literal["waiting", "on", "done", "failed"]
    seen: Annotated[int, Meta(description="choices that were looked at")]
    total: int
    decisions: list[Decision]
    turning_points: Annotated[list[int], Meta(description="steps")]


class Problem(Struct, frozen=True):
    code: str
    message: str


class Error(Struct, frozen=True):
    error: Problem
