"""Orders: which game somebody wants to play. `base.readers` reads an order from a form or from JSON and checks it."""

from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct

from mindbug.game.catalogue import standard
from mindbug.game.editions import EDITIONS
from mindbug.game.errors import TooFewCards
from mindbug.game.game import Game, replay
from mindbug.game.record import Record
from mindbug.game.seeds import secret_seed
from mindbug.web.base.readers import Reader
from mindbug.web.base.refusal import Refused
from mindbug.web.rooms.bot_processes import LEVELS
from mindbug.web.rooms.room import clean_name
from mindbug.web.rooms.store import Terms

OPPONENTS = ("bot", "friend", "screen", "watch")
"""A bot; a friend who gets a link; `screen`: a second person at the same screen; `watch`: two bots play."""
STARTS = ("rule", "me", "other")
LONGEST_CLOCK = 3 * 3600
LONGEST_INCREMENT = 60
DEFAULT_LEVEL = "rookie"
if TYPE_CHECKING:
    Opponent = str
    LevelName = str
    Edition = str
    StartRule = str
else:  # type checkers want to see the names in the annotation, but each list has its one place elsewhere
    Opponent, LevelName, Edition, StartRule = (Literal[tuple(names)] for names in (OPPONENTS, LEVELS, EDITIONS, STARTS))


class Order(Struct, frozen=True, forbid_unknown_fields=True):
    """A game that somebody asks for."""

    opponent: Opponent = "bot"
    level: Annotated[LevelName, Meta(description="of the bot")] = DEFAULT_LEVEL
    second_level: Annotated[LevelName, Meta(description="of the second bot, where two bots play (watch)")
                            ] = DEFAULT_LEVEL
    sets: tuple[str, ...] = ("first_contact",)
    cards: Annotated[tuple[str, ...], Meta(description="single creatures to add to the sets, such as promos")] = ()
    edition: Edition = "current"
    start: Annotated[StartRule, Meta(description="who starts: by the rule, you (p1), the other")] = "rule"
    clock: Annotated[int, Meta(ge=0, le=LONGEST_CLOCK, description="seconds for each player; 0: no clock")] = 0
    increment: Annotated[int, Meta(ge=0, le=LONGEST_INCREMENT, description="seconds added with every answer")] = 0
    name: str | None = ""

    def terms(self, meet: bool = False) -> Terms:
        """Deals the cards with a new seed that nobody gets to know. `meet` says whether friends must both be ready."""
        header = self._deal().record()
        human = {"kind": "human", "name": clean_name(self.name)}
        first = {"watch": self._bot(self.level)}.get(self.opponent, human)
        second = {"bot": self._bot(self.level), "watch": self._bot(self.second_level),
                  "friend": {"kind": "open", "name": ""}, "screen": {"kind": "human", "name": ""}}[self.opponent]
        return Terms(str(header), {"p1": first, "p2": second}, self.clock, self.increment,
                     shared=self.opponent == "screen", meet=meet and self.opponent == "friend")

    def _deal(self) -> Game:
        wanted = {"me": "p1", "other": "p2"}.get(self.start)
        while True:  # on average every second deal lets p1 start
            try:
                game = Game(self.sets, secret_seed(), self.edition, cards=self._single_cards())
            except TooFewCards as error:
                raise Refused("too_few_cards", str(error)) from None
            except ValueError as error:
                raise Refused("bad_request", str(error)) from None
            if wanted in (None, game.start_player):
                return game

    def _single_cards(self) -> list[str]:
        """Returns each of the cards once, and none that a chosen set brings anyway."""
        return [name for name in dict.fromkeys(self.cards) if standard().set_of.get(name) not in self.sets]

    def _bot(self, level: str) -> dict[str, str]:
        return {"kind": "bot", "name": "", "level": level}


READ_ORDER = Reader[Order](Order)


def dealt_anew(setup: str) -> str:
    """The header of a record with the same cards and rules, but with a new seed."""
    old = Record.parse(setup)
    return str(replay(Record(replace(old.setup, seed=secret_seed()), old.digest)).record())
