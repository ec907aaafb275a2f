"""A game with people around it: seats, clocks, resigning, taking back, hints, a rematch. Nothing here does I/O.

Everything that anybody does becomes an entry of the journal. A request method such as `choose` either refuses, and
nothing has changed, or returns the entry, and `apply` carries the entry out. A room that is loaded from its journal
applies the same entries and is therefore the same room.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from mindbug.game.decisions import Decision
from mindbug.game.events import Event
from mindbug.game.game import replay
from mindbug.game.record import GIVEN_UP, Record
from mindbug.game.seats import SEATS, rival
from mindbug.web.base.refusal import Refused
from mindbug.web.rooms.seat_lines import line_of
from mindbug.web.rooms.store import Entry, StoredGame, Terms

LONGEST_NAME = 24


@dataclass(frozen=True)
class Happened:
    """The effect of one line of the journal."""

    seq: int
    kind: str
    seat: str
    events: tuple[Event, ...] = ()
    """All events, with hidden cards: each reader gets them redacted."""


@dataclass(frozen=True)
class Result:
    winner: str | None
    outcome: str
    """The outcome of the game, or `resign`, `timeout`, or `unfinished` for a record that stops in the middle."""

    def __str__(self) -> str:
        return f"{self.winner or 'draw'} {self.outcome}" if self != UNFINISHED else self.outcome


UNFINISHED = Result(None, "unfinished")


class Room:
    def __init__(self, game_id: str, terms: Terms, now: float) -> None:
        self.id = game_id
        self.terms = terms
        self.seats = {seat: dict(about) for seat, about in terms.seats.items()}
        begun = Record.parse(terms.setup)
        self.game = replay(begun)
        self.history: list[Happened] = []
        self.result: Result | None = None
        self.hints: dict[str, int] = dict.fromkeys(SEATS, 0)
        self.hinted = set(begun.hints)
        """The numbers (from 1) of the choices for which a hint was given."""
        self.borrowed = begun.borrowed
        """How many choices a what-if has taken over from the other game."""
        self._first_choice = len(begun.choices)
        self.rematch: set[str] = set()
        self.next_game: str | None = None
        self._time_left: dict[str, int] = dict.fromkeys(SEATS, terms.clock * 1000)
        self._asked_at = now
        self._events_passed_on = len(self.game.events)
        self._notice_end()
        if terms.kind == "record" and self.result is None:
            given_up = GIVEN_UP.fullmatch(begun.result or "")
            self.result = Result(given_up["winner"], given_up["outcome"]) if given_up else UNFINISHED

    @classmethod
    def load(cls, stored: StoredGame, now: float) -> "Room":
        room = cls(stored.id, stored.terms, now)
        for entry in stored.entries:
            room.apply(entry, now)
        return room

    # ---- where things stand

    @property
    def seq(self) -> int:
        """The number of the last line of the journal."""
        return len(self.history)

    @property
    def decision(self) -> Decision | None:
        """The pending decision; None when the game has ended in any way."""
        return None if self.result else self.game.decision

    @property
    def decider(self) -> str | None:
        decision = self.decision
        return decision.player if decision else None

    @property
    def next_choice(self) -> int:
        """The number of the next choice, from 1."""
        return len(self.game.choices) + 1

    @property
    def bot_to_move(self) -> str | None:
        """The level of the bot that must answer, if it is a bot's turn."""
        decider = self.decider
        return self.seats[decider].get("level") if decider and self.seats[decider]["kind"] == "bot" else None

    @property
    def open_seat(self) -> str | None:
        return next((seat for seat in SEATS if self.seats[seat]["kind"] == "open"), None)

    def names(self) -> dict[str, str]:
        """The names of the players who have one. The others are called by their seats."""
        return {seat: about["name"] for seat, about in self.seats.items() if about["name"]}

    def record(self) -> Record:
        """The record of the game: the players, the choices that count, and which of them followed a hint."""
        made = self.game.record()
        return replace(
            made, result=str(self.result) if self.result not in (None, UNFINISHED) else None,
            players=(line_of(self.seats["p1"]), line_of(self.seats["p2"])), borrowed=self.borrowed,
            hints=tuple(sorted(number for number in self.hinted if number <= len(made.choices))))

    # ---- clocks

    @property
    def clock_running(self) -> str | None:
        """The seat whose clock runs. No clock runs before both players are seated, and a bot's never does."""
        decider = self.decider
        if not self.terms.clock or decider is None or self.open_seat or self.seats[decider]["kind"] == "bot":
            return None
        return decider

    def time_left(self, seat: str, now: float) -> float:
        """The seconds that a seat has left, never below 0."""
        spent = self._spent(now) if self.clock_running == seat else 0
        return max(0, self._time_left[seat] - spent) / 1000

    def _spent(self, now: float) -> int:
        return max(0, round((now - self._asked_at) * 1000)) if self.clock_running else 0

    # ---- what can be asked for

    def choose(self, seats: Collection[str], label: str, seq: int, now: float) -> Entry:
        self._must_be_on()
        self._must_hold_a_seat(seats)
        self._must_be_current(seq)
        decision = self.decision
        assert decision is not None
        if decision.player not in seats:
            raise Refused("not_yours", f"it is {decision.player} who must decide")
        labels = [option.label for option in decision.options]
        if label not in labels:
            raise Refused("unknown_option", f"that is not one of the options: {', '.join(labels)}")
        if self.time_left(decision.player, now) <= 0 and self.clock_running:
            raise Refused("too_late", "your time is up")
        return Entry("choice", decision.player, label, self._spent(now))

    def resign(self, seats: Collection[str], now: float) -> Entry:
        self._must_be_on()
        self._must_hold_a_seat(seats)
        decider = self.decider
        seat = decider if decider in seats else min(seats)
        assert seat is not None
        return Entry("resign", seat, "", self._spent(now))

    def take_back(self, seats: Collection[str], seq: int, now: float) -> Entry:
        """Goes back to the last decision of that seat."""
        self._must_be_on()
        self._must_hold_a_seat(seats)
        self._must_be_current(seq)
        seat = min(seats)
        count = self.takeback_size(seat)
        if not count:
            raise Refused("not_possible", "there is nothing to take back" if self._against_bot(seat)
                          else "choices can be taken back only in games against bots")
        return Entry("takeback", seat, str(count), self._spent(now))

    def takeback_size(self, seat: str) -> int:
        """How many choices would be taken back; 0 if it is not possible."""
        if self.result or not self._against_bot(seat):
            return 0
        for back, choice in enumerate(reversed(self.game.choices[self._first_choice:]), start=1):
            if choice.player == seat:
                return back
        return 0

    def hint(self, seats: Collection[str], seq: int, now: float) -> Entry:
        """Notes that a hint is given. Hints are allowed only where they harm no other person."""
        self._must_be_on()
        self._must_hold_a_seat(seats)
        self._must_be_current(seq)
        if self.decider not in seats:
            raise Refused("not_yours", f"it is {self.decider} who must decide")
        assert self.decider is not None
        if not self._against_bot(self.decider):
            raise Refused("not_possible", "hints are given only in games against bots")
        return Entry("hint", self.decider, "", self._spent(now))

    def time_out(self, now: float) -> Entry | None:
        """Ends the game if the clock has run down; None if it has not."""
        seat = self.clock_running
        if seat is None or self.time_left(seat, now) > 0:
            return None
        return Entry("timeout", seat, "", self._spent(now))

    def join(self, name: str, now: float) -> Entry:
        seat = self.open_seat
        if seat is None:
            raise Refused("not_possible", "the seat is already taken")
        return Entry("join", seat, name, self._spent(now))

    def ask_rematch(self, seats: Collection[str]) -> Entry:
        """Asks for one seat at a time: two people at one screen ask twice."""
        self._must_hold_a_seat(seats)
        if self.result is None:
            raise Refused("not_possible", "the game is still on")
        asking = [seat for seat in sorted(seats) if seat not in self.rematch]
        if self.next_game or not asking:
            raise Refused("not_possible", "you have asked for a rematch already")
        return Entry("rematch", asking[0])

    @property
    def rematch_agreed(self) -> bool:
        """Whether all people want a rematch (bots always do) and it has not begun."""
        willing = all(self.seats[seat]["kind"] == "bot" or seat in self.rematch for seat in SEATS)
        return bool(self.rematch) and willing and self.next_game is None

    def start_rematch(self, game_id: str) -> Entry:
        return Entry("next", "p1", game_id)

    def swapped_seats(self) -> dict[str, dict[str, str]]:
        return {seat: dict(self.seats[rival(seat)]) for seat in SEATS}

    def _against_bot(self, seat: str) -> bool:
        return self.seats[rival(seat)]["kind"] == "bot"

    def _must_be_on(self) -> None:
        if self.result:
            raise Refused("over", "the game is over")

    def _must_hold_a_seat(self, seats: Collection[str]) -> None:
        if not seats:
            raise Refused("unknown_seat", "you have no seat in this game")

    def _must_be_current(self, seq: int) -> None:
        if seq != self.seq:
            raise Refused("stale", f"the game has moved on: its seq is {self.seq} now")

    # ---- carrying it out

    def apply(self, entry: Entry, now: float) -> Happened:
        """Carries out an entry that this room has returned in its present state."""
        ticking = self.clock_running
        if ticking:
            self._time_left[ticking] -= entry.spent
        events: Sequence[Event] = ()
        match entry.kind:
            case "choice":
                self.game.choose(entry.text)
                if ticking:
                    self._time_left[entry.seat] += self.terms.increment * 1000
                everything = self.game.events
                events = everything[self._events_passed_on:]
                self._events_passed_on = len(everything)
                self._notice_end()
            case "takeback":
                self.game = self.game.undo(int(entry.text))
                self._events_passed_on = len(self.game.events)
                # a player who has seen a hint does not forget it by going back
                self.hinted = {number for number in self.hinted if number <= self.next_choice}
            case "resign" | "timeout":
                self.result = Result(rival(entry.seat), entry.kind)
            case "hint":
                self.hints[entry.seat] += 1
                self.hinted.add(self.next_choice)
            case "join":
                self.seats[entry.seat] = {"kind": "human", "name": entry.text}
            case "rematch":
                self.rematch.add(entry.seat)
            case "next":
                self.next_game = entry.text
            case _:
                raise ValueError(f"the journal of {self.id} has a line of the unknown kind {entry.kind!r}")
        self._asked_at = now
        happened = Happened(self.seq + 1, entry.kind, entry.seat, tuple(events))
        self.history.append(happened)
        return happened

    def _notice_end(self) -> None:
        if self.game.over:
            self.result = Result(self.game.winner, str(self.game.outcome))


def clean_name(name: object) -> str:
    """A name without anything that would not be fit to show to others."""
    text = "".join(letter for letter in str(name or "") if letter.isprintable()).strip()
    return " ".join(text.split())[:LONGEST_NAME]
