"""Game: the loop for people and programs."""

import json
from collections.abc import Sequence

from mindbug.engine import codes
from mindbug.engine.dealing import deal_cards, draw_hands, new_state, start
from mindbug.engine.machine import apply
from mindbug.engine.options import legal
from mindbug.engine.random32 import Random
from mindbug.engine.state import State
from mindbug.game.catalogue import Catalogue, standard
from mindbug.game.decisions import Decision, Option
from mindbug.game.editions import EDITIONS, READINGS, RULES, edition_of, rules_of, version_of
from mindbug.game.errors import BadPosition, BadRecord, IllegalChoice
from mindbug.game.event_reader import EventReader
from mindbug.game.events import Event
from mindbug.game.labels import decision_of
from mindbug.game.names import OUTCOMES
from mindbug.game.positions import Position, PositionReader, open_position, write_position
from mindbug.game.record import Choice, Record, Setup
from mindbug.game.scene import Asked, Scene, scene_of
from mindbug.game.seats import SEATS, Seat
from mindbug.game.seeds import generator
from mindbug.game.views import View, view_of
from mindbug.game.worlds import worlds_of

CHANCES = ("sampled", "explicit")
MAX_TURNS = 10_000


class Game:
    """A game of Mindbug that stops wherever somebody must choose."""

    def __init__(self, sets: Sequence[str] | None = None, seed: int = 0, edition: str = "current",
                 chance: str = "sampled", turn_limit: int = 200, *, cards: Sequence[str] = (),
                 exclude: Sequence[str] = (), catalogue: Catalogue | None = None, rules: int = RULES) -> None:
        """Deals the cards of the sets (and further `cards`, without `exclude`) and decides who starts.

        `rules` is the version of our reading of the rules; an older one plays as the records of that version.
        """
        catalogue = catalogue or standard()
        if sets is None:
            sets = [] if cards else ["first_contact"]
        ids = catalogue.check_sets(sets)
        if not ids and not cards:
            raise ValueError("sets must name at least one set")
        _check_arguments(seed, chance, turn_limit)
        if edition not in EDITIONS:
            raise ValueError(f"edition must be one of {', '.join(EDITIONS)}, not {edition!r}")
        if rules not in READINGS:
            raise ValueError(f"rules must be one of {', '.join(map(str, READINGS))}, not {rules!r}")
        pool = catalogue.pool(ids, cards, exclude)
        catalogue.check_size(pool, "cards" if cards else "sets")
        self.catalogue = catalogue
        self.setup: Setup | None = Setup(tuple(ids), tuple(cards), tuple(exclude), seed, edition, chance, turn_limit)
        self._digest = catalogue.digest(pool)
        self._random = generator(seed)
        deal = deal_cards(catalogue.engine_pool(pool), self._random)
        deal.rules = rules_of(edition, rules)
        deal.turn_limit = turn_limit
        state = new_state(deal)
        draw_hands(state)
        self._begin(state, ids, list(cards), list(exclude), chance)
        self._opening_events()
        start(state)
        self._let_chance_decide()

    @classmethod
    def from_position(cls, position: object, chance: str = "sampled", seed: int = 0, turn_limit: int = 200,
                      allow_any_copies: bool = False, *, catalogue: Catalogue | None = None) -> "Game":
        """A game that goes on from there; a position that cannot be raises BadPosition."""
        _check_arguments(seed, chance, turn_limit)
        catalogue = catalogue or standard()
        reader = PositionReader(catalogue, position, allow_any_copies)
        state = reader.state(turn_limit)
        game = cls.__new__(cls)
        game.catalogue = catalogue
        game.setup = Setup(tuple(reader.sets), tuple(reader.cards), tuple(reader.exclude), seed, reader.edition, chance,
                           turn_limit, json.dumps(position, ensure_ascii=False), allow_any_copies)
        game._digest = catalogue.digest(reader.pool)
        game._random = generator(seed)
        game._begin(state, reader.sets, reader.cards, reader.exclude, chance)
        open_position(state, reader.phase)
        game._let_chance_decide()
        return game

    @classmethod
    def _of_state(cls, state: State, catalogue: Catalogue, sets: Sequence[str], cards: Sequence[str],
                  exclude: Sequence[str], random: Random, chance: str) -> "Game":
        """A game without a beginning: it has no record."""
        game = cls.__new__(cls)
        game.catalogue = catalogue
        game.setup = None
        game._digest = ""
        game._random = random
        game._begin(state, list(sets), list(cards), list(exclude), chance)
        game._let_chance_decide()
        return game

    def _begin(self, state: State, sets: list[str], cards: list[str], exclude: list[str], chance: str) -> None:
        self._state = state
        self._sets = sets
        self._cards = cards
        self._exclude = exclude
        self._chance = chance
        self._choices: tuple[Choice, ...] = ()
        self._events: list[Event] = []
        self._reader = EventReader(state)
        self._pending: tuple[Decision, list[int]] | None = None
        state.events = []
        state.recording = True

    def __repr__(self) -> str:
        decision = self.decision
        ending = f"over: {self.winner or 'draw'} ({self.outcome})"
        state = f"{decision.player} decides: {decision.kind}" if decision else ending
        return f"<Game of {', '.join(self._sets)}; turn {self.turn_number} of {self.turn}; {state}>"

    # ---- where the game stands

    @property
    def over(self) -> bool:
        """Whether the game has ended, with a winner or in a draw."""
        return self._state.decision == codes.OVER

    @property
    def winner(self) -> Seat | None:
        """The seat that has won; None for a draw and while the game is on."""
        return SEATS[self._state.winner] if self._state.winner < codes.CHANCE else None

    @property
    def outcome(self) -> str | None:
        """The reason why the game is over: life, no_action, effect, turn_limit. It is None while the game is on."""
        return OUTCOMES.get(self._state.why)

    @property
    def start_player(self) -> Seat:
        """The seat that had the first turn."""
        return SEATS[self._state.deal.start_player]

    @property
    def turn(self) -> Seat:
        """The seat whose turn it is. It need not be the one that must choose: see `decision.player`."""
        return SEATS[self._state.active]

    @property
    def turn_number(self) -> int:
        """The number of the turn, counted from 1 over both players."""
        return self._state.turn_number

    @property
    def edition(self) -> str:
        """The name of the edition whose rules hold."""
        return edition_of(self._state.deal.rules)

    @property
    def sets(self) -> list[str]:
        """The ids of the sets that the cards come from."""
        return list(self._sets)

    @property
    def decision(self) -> Decision | None:
        """The pending decision: who must choose, what for, between which options. It is None when the game is over."""
        if self.over:
            return None
        return self._decide()[0]

    def _decide(self) -> tuple[Decision, list[int]]:
        if self._pending is None:
            self._pending = decision_of(self._state)
        return self._pending

    def __eq__(self, other: object) -> bool:
        """Whether both stand alike for everybody; how they came there and what chance will bring does not count."""
        if not isinstance(other, Game):
            return NotImplemented
        return (self.position() == other.position() and self.outcome == other.outcome
                and all(self.view(seat) == other.view(seat) for seat in ("p1", "p2", None)))

    __hash__ = None  # type: ignore[assignment]  # a game changes

    # ---- going on

    def choose(self, choice: Option | str) -> None:
        """Take one of the options, or its label; everything up to the next decision happens."""
        if self.over:
            raise IllegalChoice(f"{choice!s} is not possible: the game is over")
        decision, numbers = self._decide()
        label = choice.label if isinstance(choice, Option) else choice
        labels = [option.label for option in decision.options]
        if not isinstance(label, str) or label not in labels:
            raise IllegalChoice(f"{label!r} is not possible: {decision.player} must decide {decision.kind!r} between "
                                f"{', '.join(labels)}")
        self._choices = (*self._choices, Choice(self.turn_number, self.turn, decision.player, label))
        self._apply(numbers[labels.index(label)])
        self._let_chance_decide()

    def _apply(self, number: int) -> None:
        self._pending = None
        apply(self._state, number)

    def _let_chance_decide(self) -> None:
        while self._chance == "sampled" and self._state.decider == codes.CHANCE and not self.over:
            numbers = legal(self._state)
            self._apply(numbers[self._random.below(len(numbers))])

    def clone(self) -> "Game":
        """An independent copy, with the same random future."""
        copy = Game.__new__(Game)
        copy.__dict__.update(self.__dict__)
        copy._state = self._state.clone()
        copy._state.events = list(self._state.events)
        copy._state.recording = True
        copy._random = self._random.clone()
        copy._events = list(self._events)
        copy._reader = self._reader.copy()
        return copy

    def undo(self, choices: int = 1) -> "Game":
        """The game as it was so many choices ago; this one stays as it is."""
        if not isinstance(choices, int) or not 0 <= choices <= len(self._choices):
            raise ValueError(f"{choices} choices cannot be taken back: {len(self._choices)} were made")
        return replay(self.record().until(len(self._choices) - choices), catalogue=self.catalogue)

    # ---- looking

    @property
    def choices(self) -> tuple[Choice, ...]:
        """Every choice so far."""
        return self._choices

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, unredacted; `mindbug.redact` makes it fit for a seat."""
        self._events.extend(self._reader.read(self._state))
        return list(self._events)

    def view(self, seat: str | None) -> View:
        """Returns what that seat may know, as plain data. Without a seat it is the view of a spectator."""
        reader = _reader(seat)
        number = codes.SPECTATOR if reader is None else SEATS.index(reader)
        return view_of(self._state, number, self.decision, self._sets, self._cards, self._exclude, self.outcome)

    def scene(self, seat: str | None, *, all_open: bool = False, finished: bool = False,
              secret: bytes | None = None) -> Scene:
        """Returns the game as it lies before that seat, for programs that draw it. Without a seat it is a spectator's.

        `all_open` shows every hand, and `finished` asks for nothing any more, as when somebody has resigned.
        With a `secret` of at most 64 bytes a card keeps its id all game long; without one, ids hold for this scene
        only.
        """
        asked = None if finished or self.over else Asked(*self._decide())
        return scene_of(self._state, _reader(seat), asked, self.outcome, all_open=all_open, secret=secret)

    def position(self) -> Position:
        """Returns the whole truth as plain data. `from_position` accepts it where a turn action is due."""
        return write_position(self._state, self._sets, self._cards, self._exclude)

    def record(self) -> Record:
        """Returns how the game was set up, and every choice so far. `replay` reads it again."""
        if self.setup is None:
            raise ValueError("a sampled game has no record: it has no beginning")
        result = f"{self.winner or 'draw'} {self.outcome}" if self.over else None
        return Record(self.setup, self._digest, self._choices, result, version_of(self._state.deal.rules))

    # ---- events

    def _opening_events(self) -> None:
        s = self._state
        for seat in SEATS:
            self._events.append(Event("dealt", seat, number=5))
        names = [s.deal.book.creatures[design].name for design in s.deal.revealed]
        for i, name in enumerate(names):
            self._events.append(Event("start_card", SEATS[i % 2], name))
        powers = [s.deal.book.power[design] for design in s.deal.revealed]
        tie = len(powers) < 2 or powers[-1] == powers[-2]
        self._events.append(Event("starts", self.start_player, detail="lot" if tie else "power"))


def _reader(seat: str | None) -> Seat | None:
    for known in (*SEATS, None):
        if seat == known:
            return known
    raise ValueError(f"seat must be 'p1', 'p2' or None, not {seat!r}")


def _check_arguments(seed: object, chance: object, turn_limit: object) -> None:
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise ValueError(f"seed must be a whole number, not {seed!r}")
    if chance not in CHANCES:
        raise ValueError(f"chance must be one of {', '.join(CHANCES)}, not {chance!r}")
    if not isinstance(turn_limit, int) or isinstance(turn_limit, bool) or not 1 <= turn_limit <= MAX_TURNS:
        raise ValueError(f"turn_limit must be a whole number from 1 to {MAX_TURNS}, not {turn_limit!r}")


# ---- replay and sample


def replay(record: Record | str, *, catalogue: Catalogue | None = None) -> Game:
    """The game at the end of the record. A record that does not fit raises BadRecord with the line."""
    if isinstance(record, str):
        record = Record.parse(record)
    if not isinstance(record, Record):
        raise BadRecord(f"a record or its text is needed, not {type(record).__name__}")
    setup = record.setup
    if record.rules not in READINGS:
        raise BadRecord(f"the record was made with rules version {record.rules}; known are "
                        f"{', '.join(map(str, READINGS))}")
    try:
        if setup.position is None:
            game = Game(setup.sets, setup.seed, setup.edition, setup.chance, setup.turn_limit, cards=setup.cards,
                        exclude=setup.exclude, catalogue=catalogue, rules=record.rules)
        else:
            game = Game.from_position(json.loads(setup.position), setup.chance, setup.seed, setup.turn_limit,
                                      setup.any_copies, catalogue=catalogue)
    except (BadPosition, ValueError) as error:
        raise BadRecord(f"the header cannot be played: {error}") from error
    if game._digest != record.digest:
        raise BadRecord(f"the cards have changed since the record was made: {record.digest} then, {game._digest} now")
    for i, choice in enumerate(record.choices):
        line = record.lines[i] if record.lines else None
        where = "" if record.lines else f"choice {i + 1}: "
        decision = game.decision
        if decision is None:
            raise BadRecord(f"{where}{choice.label!r} comes after the end of the game", line)
        here = Choice(game.turn_number, game.turn, decision.player, choice.label)
        if here != choice:
            raise BadRecord(f"{where}turn {choice.turn} of {choice.owner}, {choice.player} to choose, but the game is "
                            f"at turn {here.turn} of {here.owner}, {here.player} to choose", line)
        try:
            game.choose(choice.label)
        except IllegalChoice as error:
            raise BadRecord(f"{where}{error}", line) from None
    result = game.record().result
    if record.result not in (None, result) and not (record.given_up and result is None):
        raise BadRecord(f"the record says {record.result!r}, but the choices lead to {result or 'no end'!r}")
    return game


def sample(view: View, seed: int = 0, chance: str = "sampled", *, catalogue: Catalogue | None = None) -> Game:
    """A game that looks to the viewer exactly like this: the hidden cards are dealt anew, at random."""
    catalogue = catalogue or standard()
    random = generator(seed)
    state = worlds_of(view, catalogue).sample(random)
    return Game._of_state(state, catalogue, view["sets"], view["cards"], view["exclude"], random, chance)
