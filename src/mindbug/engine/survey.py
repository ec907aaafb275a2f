"""Counts what happens in many games, and logs their choices, for the lab and at the speed of the engine.

A survey reads the events of a game when it is over. A log notes every choice, packed into one number.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from mindbug.engine.aliases import Card, Mask, Option, Player
from mindbug.engine.bits import bit, lowest
from mindbug.engine.book import Book
from mindbug.engine.codes import (
    E_DECLINED,
    E_DREW,
    E_DREW_UNUSED,
    E_ENTERED,
    E_MINDBUGGED,
    E_PLAYED,
    E_TURN,
    PASS,
    PLACES,
    PLAIN,
    POWER_CARD,
    TURN_ACTIONS,
    WAITING,
)
from mindbug.engine.packing import (
    event_card,
    event_kind,
    event_number,
    event_player,
    option_form,
    option_slot,
    trigger_source,
)
from mindbug.engine.state import State

# Measures of a card: once per game and player.
OPENING: Final = 0
DRAWN: Final = 1
PLAYED: Final = 2
ENTERED: Final = 3
MINDBUGGED: Final = 4
DECLINED: Final = 5
BOUGHT: Final = 6
CARD_MEASURES: Final = 7

RESULTS: Final = 3  # half points: lost, drawn, won
SMALL: Final = 16  # Mindbugs of a player
POWERS: Final = 64
REASONS: Final = 8


@final
class Survey:
    """Counts over many games. Results are half points of the player of whom a measure speaks."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.designs: i64 = len(book.power)
        self.subjects: i64 = self.designs + len(book.power_cost)
        self.cards = vec[i64]([0] * (CARD_MEASURES * self.subjects * RESULTS))
        self.outcomes = vec[i64]([0] * (REASONS * RESULTS))
        self.turns = vec[i64]()
        self.decisions = vec[i64]()
        self.mindbug_turns = vec[i64]()  # turn * RESULTS + half points of the user
        self.mindbug_powers = vec[i64]([0] * (POWERS * 2))  # printed power * 2 + whether it was taken
        self.mindbugs_used = vec[i64]([0] * (SMALL * RESULTS))
        self.mindbugs_left = vec[i64]([0] * (SMALL * RESULTS))
        self.games: i64 = 0
        self.seen = vec[i64]([0] * (CARD_MEASURES * 2 * self.subjects))  # the number of the last game with that fact

    def count(self, s: State, opening: Mask, decisions: i64) -> None:
        """Adds a game that is over. Its events since the opening hands were drawn are in the notes of the state."""
        self.games += 1
        first = half_points(s, 0)
        self.outcomes[s.why * RESULTS + half_points(s, s.deal.start_player)] += 1
        self.turns = counted(self.turns, s.turn_number)
        self.decisions = counted(self.decisions, decisions)
        dealt = opening
        while dealt:
            slot = lowest(dealt)
            dealt &= dealt - 1
            player: i64 = 1 if s.deal.ends[0] <= slot else 0
            self.fact(s, OPENING, player, slot, first)
            self.fact(s, DRAWN, player, slot, first)
        used0: i64 = 0
        used1: i64 = 0
        turn: i64 = 1  # the event of the first turn came before the survey began
        for event in s.notes:
            kind = event_kind(event)
            if kind == E_TURN:
                turn = event_number(event)
                continue
            measure = measure_of(kind)
            who = event_player(event)
            card = event_card(event)
            self.fact(s, measure, who, card, first)
            if measure == MINDBUGGED or measure == DECLINED:
                taken: i64 = 1 if measure == MINDBUGGED else 0
                self.mindbug_powers[self.book.power[s.design(card)] * 2 + taken] += 1
                if taken:
                    if who:
                        used1 += 1
                    else:
                        used0 += 1
                    self.mindbug_turns = counted(self.mindbug_turns, turn * RESULTS + of(who, first))
        self.mindbugs_used[used0 * RESULTS + first] += 1
        self.mindbugs_used[used1 * RESULTS + of(1, first)] += 1
        self.mindbugs_left[s.mindbugs0 * RESULTS + first] += 1
        self.mindbugs_left[s.mindbugs1 * RESULTS + of(1, first)] += 1

    def fact(self, s: State, measure: i64, player: Player, card: Card, first: i64) -> None:
        """Counts a card at most once per game and player: several copies are not independent observations."""
        subject = self.subject(s, card)
        place = (measure * 2 + player) * self.subjects + subject
        if self.seen[place] != self.games:
            self.seen[place] = self.games
            self.cards[(measure * self.subjects + subject) * RESULTS + of(player, first)] += 1

    def subject(self, s: State, card: Card) -> i64:
        """The number of a card, whatever face it shows; Power cards come behind all creatures."""
        if card >= POWER_CARD:
            return self.designs + s.deal.power_deck[card - POWER_CARD]
        return self.book.first_face[s.deal.designs[card]]


def counted(counts: vec[i64], number: i64) -> vec[i64]:
    """Adds one to that count; the vector grows as needed."""
    while len(counts) <= number:
        counts = append(counts, 0)
    counts[number] += 1
    return counts


def half_points(s: State, player: Player) -> i64:
    if s.winner > 1:
        return 1
    return 2 if s.winner == player else 0


def of(player: Player, first: i64) -> i64:
    """The half points of a player, given those of player 0."""
    return 2 - first if player else first


def measure_of(kind: i64) -> i64:
    """The measure of an event from E_DREW to E_ENTERED, or E_BOUGHT."""
    if kind == E_DREW or kind == E_DREW_UNUSED:
        return DRAWN
    if kind == E_PLAYED:
        return PLAYED
    if kind == E_ENTERED:
        return ENTERED
    if kind == E_MINDBUGGED:
        return MINDBUGGED
    if kind == E_DECLINED:
        return DECLINED
    return BOUGHT


# ---- the log: player 1 bit | kind 6 | turn 14 | option 12 | subject 12, 0 for none, else its number + 1

LOG_KIND: Final = 1
LOG_TURN: Final = 7
LOG_OPTION: Final = 21
LOG_SUBJECT: Final = 33
LOG_SUBJECT_MASK: Final = 0xFFF
GAME_FIELDS: Final = 8  # winner, why, turns, choices, starter, Mindbugs left of both, life of the winner
DECK: Final = 10


@final
class GameLog:
    """Every choice of some games, and how they ended: numbers that the lab makes a table of."""

    def __init__(self, survey: Survey) -> None:
        self.survey = survey
        self.games: list[int] = []
        """GAME_FIELDS numbers per game."""
        self.decks: list[int] = []
        """The designs of both decks, in the order in which they are drawn."""
        self.choices: list[int] = []
        self.before: i64 = 0

    def choice(self, s: State, option: Option) -> None:
        """Notes what a player is about to do."""
        self.choices.append(s.decider | (s.decision << LOG_KIND) | (s.turn_number << LOG_TURN)
                            | (option << LOG_OPTION) | (self.subject(s, option) << LOG_SUBJECT))

    def subject(self, s: State, option: Option) -> i64:
        form = option_form(s.decision)
        if form == TURN_ACTIONS:
            return self.survey.subject(s, option_slot(option)) + 1
        if form == PLAIN or option == PASS:
            return 0
        if form == WAITING:
            return self.survey.subject(s, trigger_source(s.pending[option])) + 1
        return self.survey.subject(s, POWER_CARD + option if form == PLACES else option) + 1

    def end(self, s: State) -> None:
        """Notes the end of a game."""
        choices: i64 = len(self.choices)
        for number in (s.winner, s.why, s.turn_number, choices - self.before, s.deal.start_player, s.mindbugs0,
                       s.mindbugs1, s.life1 if s.winner == 1 else s.life0):
            self.games.append(number)
        self.before = choices
        for slot in range(2 * DECK):
            self.decks.append(self.survey.book.first_face[s.deal.designs[slot]])

    def drop(self) -> None:
        """Forgets a game that did not come to its end."""
        del self.choices[self.before:]


def opening_hands(s: State) -> i64:
    return s.in_hand & (bit(2 * DECK) - 1)
