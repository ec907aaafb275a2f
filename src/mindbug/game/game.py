"""Game: the loop for people and programs."""

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from mindbug.engine import codes
from mindbug.engine.dealing import deal_cards, draw_hands, new_state, start
from mindbug.engine.options import legal
from mindbug.engine.random32 import Random
from mindbug.engine.session import (
    Session,
    choice_action,
    choice_decider,
    choice_option,
    choice_turn,
    choice_turn_of,
)
from mindbug.engine.state import State
from mindbug.game.catalogue import Catalogue, Selection, standard
from mindbug.game.checking import (
    READER_NUMBERS,
    as_integer,
    checked_action,
    checked_reader,
    checked_set_up,
    player_number,
    reader_number,
)
from mindbug.game.circumstances import Circumstances, circumstances_of
from mindbug.game.decisions import Decision, Option
from mindbug.game.editions import EDITIONS, READINGS, RULES, edition_of, rules_of, version_of
from mindbug.game.errors import BadPosition, BadRecord, BadSave, IllegalChoice
from mindbug.game.event_reader import EventReader, opening_events
from mindbug.game.events import Event
from mindbug.game.labels import decision_of
from mindbug.game.names import OUTCOMES
from mindbug.game.pictures import table_svg
from mindbug.game.positions import Position, PositionReader, open_position, write_position
from mindbug.game.record import Choice, Record, Setup
from mindbug.game.redeal import hidden_places, with_all_shuffled, with_two_exchanged
from mindbug.game.rows import Row
from mindbug.game.saving import go_on, read_save, read_setup, read_state, write_game
from mindbug.game.scene import Asked, Scene, scene_of
from mindbug.game.seats import DECIDERS, SEATS, Seat
from mindbug.game.seeds import generator
from mindbug.game.trials import Trial, trials_of
from mindbug.game.views import View, view_of
from mindbug.game.witness import Witness
from mindbug.game.worlds import selection_of, worlds_of

SHUFFLES = 20
EXCHANGES = 3
"""Limits of the search for another deal that fits: shuffles of the hidden cards, and exchanges for each of them."""


class Game:
    """A game of Mindbug that stops wherever somebody must choose.

    >>> import mindbug
    >>> game = mindbug.Game(seed=7)
    >>> print(game)
    <Game of first_contact; turn 1 of p1; p1 decides: action>
    >>> while decision := game.decision:
    ...     game.choose(decision.options[0])
    >>> game.over
    True
    """

    def __init__(self, sets: Sequence[str] | None = None, seed: int | None = 0, edition: str = "current",
                 chance: str = "sampled", turn_limit: int = 200, *, cards: Sequence[str] = (),
                 exclude: Sequence[str] = (), catalogue: Catalogue | None = None, rules: int = RULES) -> None:
        """Deals the cards of the sets (and further `cards`, without `exclude`) and decides who starts.

        The seed says how; with None a new one is drawn, and the record tells it. `rules` is the version of our reading
        of the rules; an older one plays as the records of that version.

        >>> import mindbug
        >>> mindbug.Game(["first_contact", "new_servants"], seed=1).sets
        ['first_contact', 'new_servants']
        >>> mindbug.Game(["first_contcat"])
        Traceback (most recent call last):
            ...
        ValueError: unknown set 'first_contcat' in sets; there are ...
        """
        catalogue = catalogue or standard()
        if sets is None:
            sets = [] if cards else ["first_contact"]
        ids = catalogue.check_sets(sets)
        if not ids and not cards:
            raise ValueError("sets must name at least one set")
        seed, turn_limit = checked_set_up(seed, chance, turn_limit)
        if edition not in tuple(EDITIONS):  # a list or dict cannot be looked up in a dict
            raise ValueError(f"edition must be one of {', '.join(EDITIONS)}, not {edition!r}")
        if rules not in READINGS:
            raise ValueError(f"rules must be one of {', '.join(map(str, READINGS))}, not {rules!r}")
        selection = catalogue.selection(ids, cards, exclude)
        catalogue.check_size(selection.numbers, "cards" if cards else f"sets {', '.join(ids)}")
        random = generator(seed)
        deal = deal_cards(selection.pool, random)
        deal.rules = rules_of(edition, rules)
        deal.turn_limit = turn_limit
        state = new_state(deal)
        draw_hands(state)
        self._begin(state, start, selection, random, chance)
        self._setup_of_deal = seed, edition, turn_limit
        self._was_dealt = True

    _setup_of_deal: tuple[int, str, int] | None = None
    _setup_of_position: Setup | None = None
    _was_dealt = False  # and its events begin with the deal

    @classmethod
    def from_position(cls, position: object, chance: str = "sampled", seed: int | None = 0, turn_limit: int = 200,
                      allow_any_copies: bool = False, *, catalogue: Catalogue | None = None) -> "Game":
        """A game that goes on from there; a position that cannot be raises BadPosition.

        >>> import mindbug
        >>> position = mindbug.Game(seed=7).position()
        >>> position["p2"]["life"] = 1
        >>> mindbug.Game.from_position(position).view("p1")["p2"]["life"]
        1
        """
        seed, turn_limit = checked_set_up(seed, chance, turn_limit)
        catalogue = catalogue or standard()
        reader = PositionReader(catalogue, position, allow_any_copies)
        state = reader.state(turn_limit)
        selection = catalogue.selection(reader.sets, reader.cards, reader.exclude)
        setup = Setup(selection.sets, selection.cards, selection.exclude, seed, reader.edition, chance, turn_limit,
                      json.dumps(position, ensure_ascii=False), allow_any_copies)
        game = cls.__new__(cls)
        game._begin(state, lambda s: open_position(s, reader.phase), selection, generator(seed), chance)
        game._setup_of_position = setup
        return game

    @classmethod
    def from_bytes(cls, data: bytes | bytearray | memoryview, *, catalogue: Catalogue | None = None) -> "Game":
        """The game that `to_bytes` has written. BadSave says why it cannot be read."""
        catalogue = catalogue or standard()
        saved = read_save(data)
        try:
            selection = catalogue.selection(catalogue.check_sets(saved["sets"]), saved["cards"], saved["exclude"])
            if selection.digest != saved["digest"]:
                raise BadSave(f"the cards have changed since the game was saved: {saved['digest']} then, "
                              f"{selection.digest} now")
            if "setup" in saved:
                game = _set_up(read_setup(saved["setup"]), saved["rules"], catalogue)
            else:
                if saved["book"] != catalogue.fingerprint:
                    raise BadSave("a sampled game can only be read with the catalogue that it was made with")
                game = cls.__new__(cls)
                game._begin(read_state(selection.pool, saved["state"]), None, selection, Random(*saved["random"]),
                            "sampled" if saved["sampled"] else "explicit")
                game._session.opening = list(saved["opening"])
                game._was_dealt = bool(saved.get("dealt"))
            go_on(game._session, saved)
        except (KeyError, TypeError, AttributeError, OverflowError) as error:
            raise BadSave(f"the saved game is damaged: {type(error).__name__} {error}") from None
        except BadSave:
            raise
        except ValueError as error:
            raise BadSave(f"the saved game cannot be read: {error}") from None
        return game

    @classmethod
    def _of_state(cls, state: State, selection: Selection, random: Random, chance: str) -> "Game":
        """A game without a beginning: it has no record."""
        game = cls.__new__(cls)
        game._begin(state, None, selection, random, chance)
        return game

    def _begin(self, state: State, open_game: Callable[[State], None] | None, selection: Selection, random: Random,
               chance: str) -> None:
        """`open_game` brings the state to its first decision; there is none for a state that is at one."""
        self.catalogue = selection.catalogue
        self._selection = selection
        self._chance = chance
        opening: list[int] = []
        self._opening_deal = state.deal
        if open_game is not None:
            state.events = opening
            state.recording = True
            open_game(state)
            state.recording = False
            state.events = []
        self._session = Session(state, random, selection.actions.numbering, chance == "sampled", opening)
        self._session.begin()
        self._pending: tuple[Decision, list[int]] | None = None
        self._told_choices: list[Choice] = []
        self._told_events: list[Event] = []
        self._reader: EventReader | None = None
        self._witness: Witness | None = None

    @property
    def setup(self) -> Setup | None:
        """Everything that the game follows from, but the choices; None for a sampled game, which has no beginning."""
        if self._setup_of_deal is None:
            return self._setup_of_position
        seed, edition, turn_limit = self._setup_of_deal
        chosen = self._selection
        return Setup(chosen.sets, chosen.cards, chosen.exclude, seed, edition, self._chance, turn_limit)

    @property
    def _opening(self) -> tuple[Event, ...]:
        return opening_events(self._session.beginning) if self._was_dealt else ()

    @property
    def _state(self) -> State:
        return self._session.state

    def __str__(self) -> str:
        """The game in one line for developers: who decides what, without any secret."""
        decision = self.decision
        ending = f"over: {self.winner or 'draw'} ({self.outcome})"
        state = f"{decision.player} decides: {decision.kind}" if decision else ending
        return f"<Game of {', '.join(self._selection.sets)}; turn {self.turn_number} of {self.turn}; {state}>"

    def __repr__(self) -> str:
        """An expression that makes the same game again, secrets included; `str(game)` tells none."""
        if self.setup is None:
            return f"mindbug.Game.from_bytes({self.to_bytes()!r})"
        if self.setup.position is not None or self._session.size or version_of(self._state.deal.rules) != RULES:
            return f"mindbug.replay({str(self.record())!r})"
        parts = [f"sets={list(self.setup.sets)}", f"seed={self.setup.seed}"]
        parts += [f"{name}={value!r}" for name, value, usual in (
            ("edition", self.setup.edition, "current"), ("chance", self.setup.chance, "sampled"),
            ("turn_limit", self.setup.turn_limit, 200), ("cards", list(self.setup.cards), []),
            ("exclude", list(self.setup.exclude), [])) if value != usual]
        return f"mindbug.Game({', '.join(parts)})"

    def _repr_html_(self) -> str:
        """Draws the whole truth for notebooks, as `repr` tells it. `mindbug.picture` draws what a seat sees."""
        return table_svg(self.scene(None, all_open=True))

    # ---- where the game stands

    @property
    def over(self) -> bool:
        """True if the game has ended, with a winner or in a draw."""
        return self._session.over()

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
        return list(self._selection.sets)

    @property
    def player(self) -> int:
        """The number of whoever must choose: 0 for p1, 1 for p2, 2 for chance, 3 when the game is over."""
        return self._session.player()

    def returns(self) -> tuple[float, float]:
        """Returns what the game brought to p1 and p2: 1 for the winner, -1 for the loser, else 0."""
        winner = self._state.winner
        return (0.0, 0.0) if winner > 1 else (-1.0, 1.0) if winner else (1.0, -1.0)

    @property
    def decision(self) -> Decision | None:
        """The pending decision: who must choose, what for, between which options. It is None when the game is over."""
        if self.over:
            return None
        return self._decide()[0]

    def _decide(self) -> tuple[Decision, list[int]]:
        if self._pending is None:
            self._pending = self._selection.actions.decision(self._session)
        return self._pending

    def __eq__(self, other: object) -> bool:
        """Returns whether both stand alike for everybody; how they came there and what chance will bring does not
        count."""
        if not isinstance(other, Game):
            return NotImplemented
        return (self.position() == other.position() and self.outcome == other.outcome
                and all(self.view(seat) == other.view(seat) for seat in ("p1", "p2", None)))

    __hash__ = None  # type: ignore[assignment]  # a game changes

    # ---- going on

    def choose(self, choice: Option | str) -> None:
        """Takes one of the options, or its label; everything up to the next decision happens.

        >>> import mindbug
        >>> game = mindbug.Game(seed=7)
        >>> game.choose("play Luchataur")
        >>> game.decision.player, game.decision.kind, game.decision.source
        ('p2', 'mindbug', 'Luchataur')
        >>> game.choose("block Luchataur")
        Traceback (most recent call last):
            ...
        mindbug.game.errors.IllegalChoice: 'block Luchataur' is not possible: p2 must decide 'mindbug' between ...
        """
        label = choice.label if isinstance(choice, Option) else choice
        space = self._selection.actions
        action = space.actions.get(label, space.first_other) if isinstance(label, str) else space.first_other
        if action < space.first_other and self._session.take(action):
            self._pending = None
            return
        if self.over:
            raise IllegalChoice(f"{choice!s} is not possible: the game is over")
        decision, numbers = self._decide()
        labels = [option.label for option in decision.options]
        if not isinstance(label, str) or label not in labels:
            raise IllegalChoice(f"{label!r} is not possible: {decision.player} must decide {decision.kind!r} between "
                                f"{', '.join(labels)}")
        self._session.choose(numbers[labels.index(label)])
        self._pending = None

    def legal_actions(self) -> list[int]:
        """Returns the options as numbers, by rising numbers; none when the game is over.

        A number stands for a label and means the same in all games of the same cards: see `mindbug.rl`.

        >>> import mindbug
        >>> game = mindbug.Game(seed=7)
        >>> labels = game.selection.actions.labels
        >>> [labels[action] for action in game.legal_actions()][:2]
        ['play Axolotl Healer', 'play Deathweaver']
        """
        return self._session.legal_actions()

    def legal_mask(self) -> Row:
        """Returns the same as a byte for every number, 1 if it is possible, until the next mask replaces it."""
        space = self._selection.actions
        self._session.show_mask(space.mask)
        return space.mask_row

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Returns what chance can bring now, by rising numbers, with probabilities; nothing if somebody else decides.

        Copies of a card are one outcome, and as much likelier.
        """
        if self.player != codes.CHANCE:
            return []
        numbering = self._selection.actions.numbering
        options = legal(self._state)
        counted = Counter(numbering.first_action(self._state, option) for option in options)
        return [(action, number / len(options)) for action, number in sorted(counted.items())]

    def apply(self, action: int) -> None:
        """Takes the option with that number; everything up to the next decision happens.

        >>> import mindbug
        >>> game = mindbug.Game(seed=7)
        >>> game.apply(game.legal_actions()[0])
        >>> game.choices[-1].label
        'play Axolotl Healer'
        """
        if type(action) is not int:
            action = checked_action(action)
        try:
            taken = self._session.take(action)
        except (OverflowError, TypeError):  # the engine has 64 bits for a number
            taken = False
        if not taken:
            raise IllegalChoice(self._why_not(action))
        self._pending = None

    def _why_not(self, action: int) -> str:
        labels = self._selection.actions.labels
        if self.over:
            return f"action {action} is not possible: the game is over"
        if not 0 <= action < len(labels):
            return f"there is no action {action}; with these cards they go from 0 to {len(labels) - 1}"
        legal = ", ".join(f"{number} ({labels[number]})" for number in self.legal_actions())
        return f"action {action} ({labels[action]}) is not possible; these are: {legal}"

    # ---- going back

    def clone(self) -> "Game":
        """An independent copy, with the same random future.

        >>> import mindbug
        >>> game = mindbug.Game(seed=7)
        >>> trial = game.clone()
        >>> trial.choose("play Luchataur")
        >>> game.decision.kind, trial.decision.kind
        ('action', 'mindbug')
        """
        copy = Game.__new__(Game)
        copy.__dict__.update(self.__dict__)
        copy._session = self._session.clone()
        copy._told_choices = list(self._told_choices)
        copy._told_events = list(self._told_events)
        copy._reader = None if self._reader is None else self._reader.copy()
        copy._witness = None if self._witness is None else self._witness.copy()
        return copy

    def __copy__(self) -> "Game":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "Game":
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (self.to_bytes(), self.catalogue)

    def to_bytes(self) -> bytes:
        """Returns the game as bytes with everything: choices, events, chance to come. `from_bytes` reads them again."""
        return write_game(self._session, self._selection, self.setup, self._was_dealt)

    def pop(self) -> str:
        """Takes the last choice back, and what chance did after it. Returns its label.

        >>> import mindbug
        >>> game = mindbug.Game(seed=7)
        >>> game.choose("play Luchataur")
        >>> game.pop()
        'play Luchataur'
        >>> game == mindbug.Game(seed=7)
        True
        """
        if not self._session.size:
            raise IndexError("no choice was made that could be taken back")
        label = self.choices[-1].label
        self._go_back(1)
        return label

    def undo(self, choices: int = 1) -> "Game":
        """Takes back that many choices, in this game, and returns it."""
        made, number = self._session.size, as_integer(choices)
        if number is None or not 0 <= number <= made:
            raise ValueError(f"{choices} choices cannot be taken back: {made} were made")
        self._go_back(number)
        return self

    def _go_back(self, choices: int) -> None:
        left = self._session.size - choices
        self._session.rewind(left)
        self._pending = None
        del self._told_choices[left:]
        self._told_events.clear()
        self._reader = None
        if self._witness is not None:
            self._witness.forget(left)

    # ---- looking

    @property
    def choices(self) -> tuple[Choice, ...]:
        """Every choice so far."""
        if len(self._told_choices) < self._session.size:
            self._tell_choices()
        return tuple(self._told_choices)

    def actions(self) -> list[int]:
        """Returns every choice so far as the number of its action."""
        return [choice_action(choice) for choice in self._session.choices(0)]

    def _tell_choices(self) -> None:
        space = self._selection.actions
        for packed in self._session.choices(len(self._told_choices)):
            action = choice_action(packed)
            label = space.labels[action] if action < space.first_other else self._other_label(choice_option(packed))
            self._told_choices.append(Choice(choice_turn(packed), SEATS[choice_turn_of(packed)],
                                             DECIDERS[choice_decider(packed)], label))

    def _other_label(self, option: int) -> str:
        """The label of the next choice that is not told, which has none among the actions."""
        then = self._session.clone()
        then.rewind(len(self._told_choices))
        decision, numbers = decision_of(then.state)
        return decision.options[numbers.index(option)].label

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, unredacted; `mindbug.redact` makes it fit for a seat.

        >>> import mindbug
        >>> game = mindbug.Game(seed=7)
        >>> game.choose("play Luchataur")
        >>> [(event.kind, event.card) for event in game.events][-2:]
        [('played', 'Luchataur'), ('drew', 'Explosive Toad')]
        """
        if self._reader is None:
            self._session.tell()
            self._reader = EventReader(self._opening_deal)
            self._told_events = list(self._opening)
        self._told_events.extend(self._reader.read(self._state))
        return list(self._told_events)

    def view(self, seat: str | None) -> View:
        """Returns what that seat may know, as plain data. Without a seat it is the view of a spectator.

        >>> import mindbug
        >>> view = mindbug.Game(seed=7).view("p1")
        >>> view["p1"]["hand"][0], view["p2"]["hand"][0]
        ('Kangasaurus Rex', None)
        """
        chosen = self._selection
        reader = READER_NUMBERS[checked_reader(seat)]
        return view_of(self._state, reader, self.decision, chosen.sets, chosen.cards, chosen.exclude, self.outcome)

    @property
    def selection(self) -> Selection:
        """The cards of the game, and what follows from them: actions and observations as numbers."""
        return self._selection

    def observation(self, seat: str | int | None) -> bytes:
        """Returns what that seat (or 0, 1) may know, as a row of numbers; `mindbug.rl` says what they mean."""
        return self.paint_observation(seat).memory.tobytes()

    def paint_observation(self, seat: str | int | None) -> Row:
        """Returns the same as it lies in memory, until the next one of any game with these cards replaces it."""
        observations = self._selection.observations
        observations.painter.paint(self._session.state, reader_number(seat), 0)
        return observations.row

    def paint_decision(self) -> tuple[Row, Row]:
        """Returns what the player who must choose may know, and the legal mask, as both lie in memory.

        While no player must choose it is what everybody may know. Asking for both at once is the fastest way.
        """
        observations = self._selection.observations
        self._session.show_decision(observations.painter, observations.mask)
        return observations.decision_rows

    def information_state(self, seat: str | int) -> bytes:
        """Returns everything that the seat (or 0, 1) has ever been shown and has chosen, in its order.

        The bytes are the same for two games exactly if the seat has no way to tell them apart.

        >>> import mindbug
        >>> game = mindbug.Game(seed=7, chance="explicit")
        >>> other = game.resample("p1", seed=3)
        >>> other == game, other.information_state("p1") == game.information_state("p1")
        (False, True)
        """
        if self._witness is None:
            self._witness = Witness()
        return self._witness.state(self._session, player_number(seat), self._opening, self._opening_deal)

    def resample(self, seat: str | int, seed: int = 0) -> "Game":
        """Returns another game with the same choices, from another deal, that the seat cannot tell from this one.

        Unlike `sample` it has a past: `information_state(seat)` gives the same bytes. All deals that fit are equally
        likely, as long as one of a few shuffles of all hidden cards fits; otherwise cards are exchanged in pairs,
        which stays nearer to the truth. Chance must be explicit, because the numbers of a seed would not fit.
        """
        if self._chance != "explicit":
            raise ValueError('resample needs a game with chance="explicit"')
        number, random = player_number(seat), generator(seed)
        places = hidden_places(self._session.beginning, self._state, number)
        for _ in range(SHUFFLES):
            other = self._retold(with_all_shuffled(self._session.beginning, places, random), seat)
            if other is not None:
                return other
        found = self.clone()
        for _ in range(EXCHANGES * (len(places[0]) + len(places[1]))):
            found = self._retold(with_two_exchanged(found._session.beginning, places, random), seat) or found
        return found

    def _retold(self, beginning: State, seat: str | int) -> "Game | None":
        """The same choices from another beginning; None if the seat would notice."""
        game = Game._of_state(beginning, self._selection, self._session.seed, self._chance)
        game._session.opening = self._session.opening
        game._was_dealt = self._was_dealt
        if not all(map(game._session.take, self.actions())):
            return None
        same = game.player == self.player and game.information_state(seat) == self.information_state(seat)
        return game if same and (game.player != player_number(seat)
                                 or game.legal_actions() == self.legal_actions()) else None

    def scene(self, seat: str | None, *, all_open: bool = False, finished: bool = False,
              secret: bytes | None = None) -> Scene:
        """Returns the game as it lies before that seat, for programs that draw it. Without a seat it is a spectator's.

        `all_open` shows every hand, and `finished` asks for nothing any more, as when somebody has resigned.
        With a `secret` of at most 64 bytes a card keeps its id all game long; without one, ids hold for this scene
        only.
        """
        asked = None if finished or self.over else Asked(*self._decide())
        return scene_of(self._state, checked_reader(seat), asked, self.outcome, all_open=all_open, secret=secret)

    def circumstances(self) -> Circumstances:
        """Returns what everybody can see of the creatures and the pending decision; it explains what comes next."""
        return circumstances_of(self._state, self.decision)

    def trials(self, seat: str) -> Mapping[str, Trial]:
        """Returns what the options of that seat would bring, by label, as far as the seat can know; see `trials`."""
        return trials_of(self._state, player_number(seat))

    def position(self) -> Position:
        """Returns the whole truth as plain data. `from_position` accepts it and gives an equal game."""
        return write_position(self._state, self._selection)

    def record(self) -> Record:
        """Returns how the game was set up, and every choice so far. `replay` reads it again.

        >>> import mindbug
        >>> game = mindbug.Game(seed=7)
        >>> game.choose("play Luchataur")
        >>> game.choose("decline")
        >>> print(str(game.record()).splitlines()[-1])
        1 p1 | play Luchataur; p2: decline
        """
        if self.setup is None:
            raise ValueError("a sampled game has no record: it has no beginning")
        result = f"{self.winner or 'draw'} {self.outcome}" if self.over else None
        return Record(self.setup, self._selection.digest, self.choices, result, version_of(self._state.deal.rules))


def _restored(data: bytes, catalogue: Catalogue) -> Game:
    return Game.from_bytes(data, catalogue=catalogue)


# ---- replay and sample


def _set_up(setup: Setup, rules: int, catalogue: Catalogue | None) -> Game:
    if setup.position is not None:
        return Game.from_position(json.loads(setup.position), setup.chance, setup.seed, setup.turn_limit,
                                  setup.any_copies, catalogue=catalogue)
    return Game(setup.sets, setup.seed, setup.edition, setup.chance, setup.turn_limit, cards=setup.cards,
                exclude=setup.exclude, catalogue=catalogue, rules=rules)


def replay(record: Record | str, *, catalogue: Catalogue | None = None) -> Game:
    """The game at the end of the record. A record that does not fit raises BadRecord with the line.

    >>> import mindbug
    >>> game = mindbug.Game(seed=7)
    >>> game.choose("play Luchataur")
    >>> mindbug.replay(str(game.record())) == game
    True
    """
    if isinstance(record, str):
        record = Record.parse(record)
    if not isinstance(record, Record):
        raise BadRecord(f"a record or its text is needed, not {type(record).__name__}")
    setup = record.setup
    if record.rules not in READINGS:
        raise BadRecord(f"the record was made with rules version {record.rules}; known are "
                        f"{', '.join(map(str, READINGS))}")
    try:
        game = _set_up(setup, record.rules, catalogue)
    except (BadPosition, ValueError) as error:
        raise BadRecord(f"the header cannot be played: {error}") from error
    digest = game._selection.digest
    if digest != record.digest:
        raise BadRecord(f"the cards have changed since the record was made: {record.digest} then, {digest} now")
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
    """A game that looks to the viewer exactly like this: the hidden cards are dealt anew, at random.

    >>> import mindbug
    >>> game = mindbug.Game(seed=7)
    >>> world = mindbug.sample(game.view("p1"), seed=3)
    >>> world.view("p1") == game.view("p1"), world.view("p2") == game.view("p2")
    (True, False)
    """
    catalogue = catalogue or standard()
    random = generator(seed)
    state = worlds_of(view, catalogue).sample(random)
    return Game._of_state(state, selection_of(view, catalogue), random, chance)
