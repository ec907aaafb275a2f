"""The types of all messages: what programs and pages may send to a game, and what the API answers."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from mindbug.analysis.mistakes import Mark
from mindbug.analysis.reasons import Explanation
from mindbug.game.decisions import OptionData
from mindbug.game.events import EVENT_KINDS
from mindbug.game.positions import Position
from mindbug.game.seats import SEATS
from mindbug.game.views import View
from mindbug.text import LANGUAGES
from mindbug.text.card_data import CreatureData, PowerCardData
from mindbug.web.base.readers import Reader
from mindbug.web.html.surroundings import AgreedTerms, Agreement, ClockTimes, Earlier, Wish
from mindbug.web.rooms.bot_processes import Chance
from mindbug.web.rooms.judging import AnalysisState, Figure
from mindbug.web.rooms.live_room import EMOTES
from mindbug.web.rooms.order import DEFAULT_LEVEL, LevelName
from mindbug.web.rooms.room import Result

Name = str | None
Token = Annotated[str, Meta(description="the secret that opens the seat: keep it to yourself")]
Seq = Annotated[int, Meta(description="`seq` of the state that this answers or concerns")]
if TYPE_CHECKING:
    Seat = str
    LanguageCode = str
    EmoteName = str
    HappeningKind = str
    EventKind = str
else:  # as in `rooms.order`: the names have their place elsewhere
    Seat, LanguageCode, EmoteName = (Literal[tuple(names)] for names in (SEATS, LANGUAGES, EMOTES))
    HappeningKind = Literal["choice", "takeback", "resign", "timeout", "hint", "join", "ready", "ask", "decline",
                            "draw", "rematch", "next", "seen", "advice", "renew"]
    EventKind = Literal[tuple(EVENT_KINDS)]


# ---- what can be done in a game


class ChooseOption(Struct, frozen=True, tag_field="type", tag="choose"):
    """Answer the pending decision."""

    label: Annotated[str, Meta(description="of an option of the decision")]
    seq: Seq


class Resign(Struct, frozen=True, tag_field="type", tag="resign"):
    """Give up."""


class TakeBack(Struct, frozen=True, tag_field="type", tag="takeback"):
    """Go back to your last decision. Another person is asked to agree first."""

    seq: Seq


class Hint(Struct, frozen=True, tag_field="type", tag="hint"):
    """Against a bot: ask what the options are worth."""

    seq: Seq


class Draw(Struct, frozen=True, tag_field="type", tag="draw"):
    """Ask the other person for a draw, or agree to it."""


class Accept(Struct, frozen=True, tag_field="type", tag="accept"):
    """Agree to the take-back or the draw that the other person asks for."""


class Decline(Struct, frozen=True, tag_field="type", tag="decline"):
    """Say no to what the other person asks for, or withdraw your own request."""


class Ready(Struct, frozen=True, tag_field="type", tag="ready"):
    """Say that the game may begin, where friends meet first."""

    name: Name = ""


class Seen(Struct, frozen=True, tag_field="type", tag="seen"):
    """Say that everything up to this line was shown. If you must choose, your clock runs from now."""

    seq: Seq


class Emote(Struct, frozen=True, tag_field="type", tag="emote"):
    """Make a face at the other person."""

    emote: EmoteName


class Rematch(Struct, frozen=True, tag_field="type", tag="rematch"):
    """Ask for another game with swapped seats."""


Action = ChooseOption | Resign | TakeBack | Hint | Draw | Accept | Decline | Ready | Seen | Emote | Rematch
ACTIONS: dict[str, type[Action]] = {
    "choose": ChooseOption, "resign": Resign, "takeback": TakeBack, "hint": Hint, "draw": Draw, "accept": Accept,
    "decline": Decline, "ready": Ready, "seen": Seen, "emote": Emote, "rematch": Rematch}


# ---- what else a socket understands


class Sync(Struct, frozen=True, tag_field="type", tag="sync"):
    """Send the whole state again."""


class Speak(Struct, frozen=True, tag_field="type", tag="lang"):
    """Go on in another language."""

    lang: LanguageCode


class Uncover(Struct, frozen=True, tag_field="type", tag="uncover"):
    """Show the hand of this seat: of two people at one screen, the one who has it sits in front of it now."""

    seat: Seat


SocketMessage = Action | Sync | Speak | Uncover


def type_of(message: SocketMessage) -> str:
    """The `type` of a message, as it travels."""
    return str(message.__struct_config__.tag)


READ_ACTION = Reader[Action](Action)
READ_ACTIONS = {name: Reader[Action](kind) for name, kind in ACTIONS.items()}
"""The body of requests whose address names the action."""
READ_SOCKET = Reader[SocketMessage](SocketMessage)


# ---- bodies of other requests


class Join(Struct, frozen=True):
    """Take the open seat of a game."""

    invitation: str
    name: Name = ""


class WhatIf(Struct, frozen=True):
    """Play on from a step of a finished game."""

    step: Annotated[int, Meta(ge=0, description="how many choices of the game are kept")]
    seat: Seat
    level: LevelName = DEFAULT_LEVEL


READ_JOIN = Reader[Join](Join)
READ_WHAT_IF = Reader[WhatIf](WhatIf)


# ---- answers


class About(Struct, frozen=True):
    """The values that an order may have."""

    levels: Sequence[str]
    sets: Sequence[str]
    editions: Sequence[str]
    opponents: Sequence[str]
    starts: Sequence[str]
    languages: Sequence[str]


class CardList(Struct, frozen=True):
    """All cards of the sets, in one language."""

    language: str
    creatures: Sequence[CreatureData]
    power_cards: Sequence[PowerCardData]


class Opened(Struct, frozen=True):
    """The answer to an order: the game, and how to sit down at it."""

    game: str
    tokens: Annotated[dict[str, str], Meta(description="of the seats that are yours")]
    invitation: Annotated[str | None, Meta(description="the secret with which another player takes the open seat")]
    token: Token | UnsetType = UNSET


class Joined(Struct, frozen=True):
    """The seat that was taken."""

    game: str
    seat: Seat
    token: Token


class Brought(Struct, frozen=True):
    """The answer to an uploaded record: the game made of it, and the address of its review."""

    game: str
    review: Annotated[str, Meta(extra_json_schema={"format": "uri"})]


class ShownGame(Struct, frozen=True, kw_only=True):
    """The game as one reader sees it, and what is going on around it."""

    seq: Annotated[int, Meta(description="to be sent along with the next choice")]
    seat: Annotated[Seat | None, Meta(description="whose view this is; null: a spectator's")]
    view: Annotated[View, Meta(description="what that seat may know; view.decision.options are the labels")]
    options: Annotated[Sequence[OptionData], Meta(
        description="what that seat can choose now, with verb, card, copy and owner; else empty")]
    position: Annotated[Position, Meta(description="everything; only when the game is over")] | UnsetType = UNSET
    game: str
    mine: Annotated[Sequence[Seat], Meta(description="the seats of the token")]
    seats: Annotated[Mapping[str, Mapping[str, str]], Meta(description="who sits there: kind, name, level of a bot")]
    result: Result | None
    curtain: Annotated[Seat | None, Meta(description="of two people at one screen, the one who must come to it")]
    clock: Annotated[ClockTimes | None, Meta(
        description="seconds left; `running`: whose clock runs; `starts_in`: seconds until it does")]
    waiting: Annotated[bool, Meta(description="a seat is still open")]
    invitation: Annotated[str | None, Meta(description="the address that gives the open seat to a friend")]
    link: Annotated[str | None, Meta(description="the address that gives your seat to another browser")]
    terms: Annotated[AgreedTerms, Meta(description="what is played")]
    begun: Annotated[bool, Meta(description="both seats are taken and, where friends meet first, both are ready")]
    ready: Annotated[Sequence[Seat], Meta(description="the seats that are ready, before the game has begun")]
    takeback: Annotated[bool, Meta(description="something can be taken back, or the other person be asked for it")]
    offer: Annotated[Wish | None, Meta(description="what one player asks of the other: takeback or draw")]
    can_offer: Annotated[bool, Meta(description="there is another person, who can be asked for a draw")]
    can_hint: bool
    hint: Annotated[Sequence[Chance] | None, Meta(description="what the options are worth, if you asked")]
    hints: Annotated[Mapping[str, int], Meta(description="how many hints each seat has had")]
    thinking: Annotated[bool, Meta(description="a bot is about to choose")]
    connected: Mapping[str, bool]
    what_if: Annotated[Earlier | None, Meta(description="the game from which this one went its own way")]
    rematch: Annotated[Agreement, Meta(description="`game` and `token` of the next game, once all agree")]


class ShownEvent(Struct, frozen=True):
    """An event, redacted for the reader. A field that says nothing is left out."""

    kind: EventKind
    number: int
    total: int
    player: Seat | UnsetType = UNSET
    card: str | UnsetType = UNSET
    other: str | UnsetType = UNSET
    detail: str | UnsetType = UNSET
    keywords: list[str] | UnsetType = UNSET


class Happening(Struct, frozen=True):
    """One line of the journal."""

    seq: int
    kind: HappeningKind
    by: Seat
    events: list[ShownEvent]


class GameNews(ShownGame, frozen=True, kw_only=True):
    """The game as one reader sees it, with everything that has happened since the line that was asked about."""

    happened: list[Happening]


class StepMessage(ShownGame, frozen=True, kw_only=True, tag_field="type", tag="step"):
    """A message to a socket: something has happened."""

    kind: HappeningKind | Literal["surroundings"]
    by: Seat | None
    events: list[ShownEvent]


class JudgedDecision(Struct, frozen=True):
    """A decision of a finished game, with the worth of its options."""

    step: Annotated[int, Meta(description="how many choices were made before it")]
    player: Seat
    choice: str
    options: Annotated[Sequence[Figure], Meta(description="the best first")]
    loss: Annotated[float, Meta(description="of the win chance")]
    mark: Mark
    reason: Annotated[Explanation | None, Meta(description="why it was a mistake, found by playing it out")]


class GameAnalysis(Struct, frozen=True):
    """A finished game, choice by choice, as far as it was looked at."""

    game: str
    state: AnalysisState
    seen: Annotated[int, Meta(description="choices that were looked at")]
    total: int
    decisions: list[JudgedDecision]
    turning_points: Annotated[list[int], Meta(description="steps")]
    accuracy: Annotated[dict[str, float | None], Meta(description="from 0 to 100; null if nothing was at stake")]


class RefusalMessage(Struct, frozen=True, tag_field="type", tag="refused"):
    """The answer of a socket to a message that it does not accept."""

    code: str
    message: str
    seq: int
    request: Annotated[str | None, Meta(description="the type of the message that is refused, if it had one")]


class EmoteMessage(Struct, frozen=True, tag_field="type", tag="emote"):
    """A message to a socket: a player makes a face."""

    by: Seat
    emote: EmoteName


class Problem(Struct, frozen=True):
    """The reason for a refusal."""

    code: str
    message: str


class ErrorAnswer(Struct, frozen=True):
    """The answer to a request that is refused."""

    error: Problem
