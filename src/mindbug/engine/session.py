"""A game that is being played: its state, the dealer's random numbers, and every choice since it began.

Everything that happened follows from the beginning and the choices. So nothing else is kept: choices are taken back,
and events told, by playing the game again, which takes a few microseconds.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from mindbug.engine.aliases import Option
from mindbug.engine.codes import CHANCE, NOBODY, OVER, SPECTATOR
from mindbug.engine.machine import apply
from mindbug.engine.numbering import NONE, Numbering
from mindbug.engine.options import MAX_OPTIONS, fill
from mindbug.engine.random32 import Random
from mindbug.engine.state import State
from mindbug.engine.tensors import Painter

# A choice: option 8 bits | action 16 | decider 2 | whose turn 1 | turn number
CHOICE_ACTION_AT: Final = 8
CHOICE_DECIDER_AT: Final = 24
CHOICE_TURN_OF_AT: Final = 26
CHOICE_TURN_AT: Final = 27
NO_CHOICES: Final = vec[i64]()
NO_OPTIONS: Final = vec[i64]([0] * MAX_OPTIONS)


def choice_option(choice: i64) -> i64:
    return choice & 0xFF


def choice_action(choice: i64) -> i64:
    return (choice >> CHOICE_ACTION_AT) & 0xFFFF


def choice_decider(choice: i64) -> i64:
    return (choice >> CHOICE_DECIDER_AT) & 3


def choice_turn_of(choice: i64) -> i64:
    return (choice >> CHOICE_TURN_OF_AT) & 1


def choice_turn(choice: i64) -> i64:
    return choice >> CHOICE_TURN_AT


@final
class ActionMask:
    """A byte for every action: 1 if it is possible."""

    __slots__ = ("buffer", "count", "shown")

    def __init__(self, actions: i64) -> None:
        self.buffer = vec[u8]([0] * actions)
        self.shown = NO_OPTIONS[:]
        self.count: i64 = 0

    def show(self, actions: vec[i64], n: i64) -> None:
        buffer = self.buffer
        shown = self.shown
        i: i64 = 0
        while i < self.count:
            buffer[shown[i]] = 0
            i += 1
        i = 0
        while i < n:
            buffer[actions[i]] = 1
            shown[i] = actions[i]
            i += 1
        self.count = n


@final
class Session:
    """A game from its beginning to now. With `sampled` the random generator answers for chance."""

    __slots__ = ("actions", "beginning", "count", "history", "numbering", "opening", "options", "random", "sampled",
                 "seed", "size", "state")

    def __init__(self, beginning: State, seed: Random, numbering: Numbering, sampled: bool,
                 opening: list[int]) -> None:
        self.beginning = beginning  # never changed, as the seed
        self.seed = seed
        self.opening = opening  # events that came before
        self.numbering = numbering
        self.sampled = sampled
        self.history = NO_CHOICES
        self.size: i64 = 0
        self.options = NO_OPTIONS[:]
        self.actions = NO_OPTIONS[:]
        self.count: i64 = NONE  # of the options that are listed; NONE: they are not
        self.state = beginning
        self.random = seed

    def clone(self) -> "Session":
        copy = Session(self.beginning, self.seed, self.numbering, self.sampled, self.opening)
        copy.state = self.state.clone()
        if self.state.recording:
            copy.state.events = list(self.state.events)
            copy.state.recording = True
        copy.random = self.random.clone()
        copy.history = self.history[:]
        copy.size = self.size
        return copy

    def let_chance_decide(self) -> None:
        self.count = NONE
        if self.sampled:
            s = self.state
            while s.decider == CHANCE and s.decision != OVER:
                apply(s, self.options[self.random.below(fill(s, self.options))])

    def list_actions(self) -> None:
        if self.count == NONE:
            self.count = self.numbering.fill(self.state, self.options, self.actions)

    def legal_actions(self) -> list[int]:
        """The actions of the pending decision, by rising numbers."""
        if self.count == NONE:
            self.count = self.numbering.fill(self.state, self.options, self.actions)
        actions = self.actions
        found: list[int] = []
        i: i64 = 0
        while i < self.count:
            found.append(actions[i])
            i += 1
        return found

    def show_mask(self, mask: ActionMask) -> None:
        """Writes down which actions are possible."""
        if self.count == NONE:
            self.count = self.numbering.fill(self.state, self.options, self.actions)
        mask.show(self.actions, self.count)

    def show_decision(self, painter: Painter, mask: ActionMask) -> None:
        """Writes down what whoever decides knows (where no player does: what everybody knows), and what is possible."""
        s = self.state
        painter.paint(s, s.decider if s.decision != OVER else SPECTATOR, 0)
        self.show_mask(mask)

    def listed(self) -> list[int]:
        """Option, action and owner of every option, in the order of their labels."""
        self.list_actions()
        return self.numbering.listed(self.state, self.options, self.actions, self.count)

    def take(self, action: i64) -> bool:
        """Takes the option with that action. Returns False if there is none; then nothing has changed."""
        if self.count == NONE:
            self.count = self.numbering.fill(self.state, self.options, self.actions)
        i: i64 = 0
        while i < self.count:
            if self.actions[i] == action:
                self.carry_out(self.options[i], action)
                return True
            i += 1
        return False

    def choose(self, option: Option) -> None:
        """Takes one of the options (unchecked)."""
        self.list_actions()
        action: i64 = 0
        i: i64 = 0
        while i < self.count:
            if self.options[i] == option:
                action = self.actions[i]
            i += 1
        self.carry_out(option, action)

    def carry_out(self, option: Option, action: i64) -> None:
        s = self.state
        choice = (option | (action << CHOICE_ACTION_AT) | (s.decider << CHOICE_DECIDER_AT)
                  | (s.active << CHOICE_TURN_OF_AT) | (s.turn_number << CHOICE_TURN_AT))
        if self.size < len(self.history):
            self.history[self.size] = choice
        else:
            self.history = append(self.history, choice)
        self.size += 1
        apply(s, option)
        self.count = NONE
        if s.decider == CHANCE:
            self.let_chance_decide()

    def choices(self, first: i64) -> list[int]:
        """Every choice from that one on, packed."""
        return list(self.history[first:self.size])

    # ---- again from the beginning

    def begin(self) -> None:
        self.play_again(0, False)

    def rewind(self, choices: i64) -> None:
        """Goes back to where that many choices had been made. Events are no longer kept."""
        self.play_again(choices, False)

    def tell(self) -> None:
        """Keeps events from now on, and all those that there were."""
        self.play_again(self.size, True)

    def play_again(self, choices: i64, recording: bool) -> None:
        s = self.beginning.clone()
        if recording:
            s.events = list(self.opening)
            s.recording = True
        self.state = s
        self.random = self.seed.clone()
        self.let_chance_decide()
        i: i64 = 0
        while i < choices:
            apply(s, choice_option(self.history[i]))
            self.let_chance_decide()
            i += 1
        self.size = choices

    # ---- questions that are asked at every step

    def over(self) -> bool:
        return self.state.decision == OVER

    def player(self) -> int:
        """0, 1, CHANCE, or NOBODY when the game is over."""
        if self.state.decision == OVER:
            return NOBODY
        return self.state.decider
