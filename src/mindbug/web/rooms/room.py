"""A game with people around it: seats, clocks, offers, resigning, taking back, hints, a rematch. Nothing here does I/O.

Everything that anybody does becomes an entry of the journal. A request method such as `choose` either refuses, and
nothing has changed, or returns the entry, and `apply` carries the entry out. A room that is loaded from its journal
applies the same entries and is therefore the same room.
"""

import json
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from mindbug.game.circumstances import NOTHING_ASKED, Circumstances
from mindbug.game.decisions import Decision
from mindbug.game.events import Event
from mindbug.game.game import replay
from mindbug.game.record import GIVEN_UP, Record
from mindbug.game.seats import SEATS, rival
from mindbug.web.base.refusal import Refused
from mindbug.web.rooms.bot_processes import Chance
from mindbug.web.rooms.clocks import Clocks
from mindbug.web.rooms.seat_lines import line_of
from mindbug.web.rooms.store import Entry, StoredGame, Terms

LONGEST_NAME = 24
MOST_LINES = 2000
"""The most lines of a journal, because long ones take long to load. No real game has nearly as many."""
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters that are printable by their class but show nothing."""
DEALING = 7.0
"""The seconds for which a page shows how the cards were dealt, before the first choice."""
HANDING_OVER = 5.0
"""The seconds that two people need to change places at one screen."""
CHANGES_THE_QUESTION = frozenset(("choice", "takeback", "resign", "timeout", "draw", "join", "ready"))
"""The kinds of lines after which something else is asked than before, or of other people, or nothing any more."""


@dataclass(frozen=True)
class Happened:
    """The effect of one line of the journal."""

    seq: int
    kind: str
    seat: str
    events: tuple[Event, ...] = ()
    """All events, with hidden cards: each reader gets them redacted."""
    before: Circumstances = NOTHING_ASKED
    """The circumstances that everybody saw when it was chosen."""


@dataclass(frozen=True)
class Result:
    """The end of a game: the winner and the reason."""

    winner: str | None
    outcome: str
    """The outcome of the game, or `resign`, `timeout`, `agreed` for a draw by agreement, or `unfinished` for a record
    that stops in the middle."""

    def __str__(self) -> str:
        return f"{self.winner or 'draw'} {self.outcome}" if self != UNFINISHED else self.outcome


UNFINISHED = Result(None, "unfinished")


@dataclass(frozen=True)
class Proposal:
    """A wish of one player to the other: to take a choice back, or to call the game a draw."""

    kind: Literal["takeback", "draw"]
    by: str


class Room:
    """One game with its journal. It is pure logic: it stores and sends nothing."""

    def __init__(self, game_id: str, terms: Terms) -> None:
        self.id = game_id
        self.terms = terms
        self.seats = {seat: dict(about) for seat, about in terms.seats.items()}
        begun = Record.parse(terms.setup)
        self.game = replay(begun)
        self.history: list[Happened] = []
        self.result: Result | None = None
        self.hints: dict[str, int] = dict.fromkeys(SEATS, 0)
        self.advice: dict[str, list[Chance]] = {}
        """The worth of the pending decision's options, for the seats that have asked."""
        self.hinted = set(begun.hints)
        """The numbers (from 1) of the choices for which a hint was given."""
        self.borrowed = begun.borrowed
        """The number of choices that a what-if has taken over from the other game."""
        self.taken_back = set(begun.takebacks)
        """The numbers (from 1) of the choices that were made anew after a take-back."""
        self._first_choice = len(begun.choices)
        self.asked_seq = 0
        """The line since which the pending decision is asked. A choice that answers an older line comes too late."""
        self.ready: set[str] = set()
        """The seats whose players have said that the game may begin."""
        self.offer: Proposal | None = None
        self._declined: set[Proposal] = set()
        """The offers that were declined since the pending decision is asked."""
        self.renewed: Counter[str] = Counter()
        """The number of times that the secret of each seat was made anew."""
        self.rematch: set[str] = set()
        self.next_game: str | None = None
        self.clocks = Clocks(terms.clock, terms.increment, terms.opened)
        self.clocks.note(None, 0, (), terms.opened, more=DEALING)
        self._events_passed_on = len(self.game.events)
        self._notice_end()
        if terms.kind == "record" and self.result is None:
            given_up = GIVEN_UP.fullmatch(begun.result or "")
            self.result = Result(given_up["winner"], given_up["outcome"] or "agreed") if given_up else UNFINISHED

    @classmethod
    def load(cls, stored: StoredGame) -> "Room":
        room = cls(stored.id, stored.terms)
        for entry in stored.entries:
            room.apply(entry)
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
        if self.between_people:
            return None
        decider = self.decider
        return self.seats[decider].get("level") if decider and self.seats[decider]["kind"] == "bot" else None

    @property
    def between_people(self) -> bool:
        """True if a person sits at both seats."""
        return self.seats["p1"]["kind"] == self.seats["p2"]["kind"] == "human"

    @property
    def open_seat(self) -> str | None:
        for seat, about in self.seats.items():
            if about["kind"] == "open":
                return seat
        return None

    @property
    def begun(self) -> bool:
        """True if both seats are taken and, where the players meet first, both are ready."""
        return self.open_seat is None and (not self.terms.meet or self.ready.issuperset(SEATS))

    def names(self) -> dict[str, str]:
        """The names of the players who have one. The others are called by their seats."""
        return {seat: about["name"] for seat, about in self.seats.items() if about["name"]}

    def record(self) -> Record:
        """The record of the game: the players, the choices that count, and which of them followed a hint."""
        made = self.game.record()
        return replace(
            made, result=str(self.result) if self.result not in (None, UNFINISHED) else None,
            players=(line_of(self.seats["p1"]), line_of(self.seats["p2"])), borrowed=self.borrowed,
            hints=tuple(sorted(number for number in self.hinted if number <= len(made.choices))),
            takebacks=tuple(sorted(number for number in self.taken_back if number <= len(made.choices))))

    # ---- clocks

    @property
    def clock_running(self) -> str | None:
        """The seat whose clock runs. No clock runs before the game has begun, and a bot's never does."""
        if not self.terms.clock:
            return None
        decider = self.decider
        return decider if decider and self.begun and self.seats[decider]["kind"] != "bot" else None

    def time_left(self, seat: str, now: float) -> float:
        """The seconds that a seat has left, never below 0."""
        return self.clocks.left(seat, now, running=self.clock_running == seat)

    def _spent(self, now: float) -> int:
        ticking = self.clock_running
        return self.clocks.spent(ticking, now) if ticking else 0

    # ---- what can be asked for

    def choose(self, seats: Collection[str], label: str, seq: int, now: float) -> Entry:
        self._must_be_on()
        self._must_hold_a_seat(seats)
        self._must_be_current(seq)
        decision = self.decision
        assert decision is not None
        if self.terms.meet and not self.begun:
            raise Refused("not_possible", "the game begins when both players are ready")
        if decision.player not in seats:
            raise Refused("not_yours", f"it is {decision.player} who must decide")
        labels = [option.label for option in decision.options]
        if label not in labels:
            raise Refused("unknown_option", f"that is not one of the options: {', '.join(labels)}")
        if self.time_left(decision.player, now) <= 0 and self.clock_running:
            raise Refused("too_late", "your time is up")
        return Entry("choice", decision.player, label, self._spent(now), now)

    def resign(self, seats: Collection[str], now: float) -> Entry:
        self._must_be_on()
        self._must_hold_a_seat(seats)
        decider = self.decider
        seat = decider if decider in seats else min(seats)
        assert seat is not None
        return Entry("resign", seat, "", self._spent(now), now)

    def take_back(self, seats: Collection[str], seq: int, now: float) -> Entry:
        """Goes back to the last decision of that seat, or asks the other player to agree to it."""
        self._must_be_on()
        self._must_hold_a_seat(seats)
        self._must_be_current(seq)
        self._must_have_lines()
        seat, count = min(seats), self.takeback_size(seats)
        if not count:
            raise Refused("not_possible", "there is nothing to take back")
        if self._has_a_say(rival(seat), seats):
            return self._ask(Proposal("takeback", seat), now)
        return Entry("takeback", seat, str(count), self._spent(now), now)

    def takeback_size(self, seats: Collection[str]) -> int:
        """The number of choices that would be taken back: those since the last decision of a seat; 0 if there is
        none."""
        if self.result or not seats:
            return 0
        for back, choice in enumerate(reversed(self.game.choices[self._first_choice:]), start=1):
            if choice.player in seats:
                return back
        return 0

    def propose_draw(self, seats: Collection[str], now: float) -> Entry:
        """Asks the other player for a draw, or agrees to it if the other one has asked."""
        self._must_be_on()
        self._must_hold_a_seat(seats)
        seat = min(seats)
        if self.seats[rival(seat)]["kind"] != "human":
            raise Refused("not_possible", "a draw is agreed between people")
        if self.offer == Proposal("draw", rival(seat)) or not self._has_a_say(rival(seat), seats):
            return Entry("draw", seat, "", self._spent(now), now)
        return self._ask(Proposal("draw", seat), now)

    def _ask(self, offer: Proposal, now: float) -> Entry:
        self._must_have_lines()
        if self.offer:
            raise Refused("not_possible", f"{self.offer.by} has asked for something already")
        if offer in self._declined:
            raise Refused("not_possible", "the other player has said no; ask again after the next choice")
        return Entry("ask", offer.by, offer.kind, self._spent(now), now)

    def accept(self, seats: Collection[str], now: float) -> Entry:
        """Agrees to what the other player asks."""
        offer = self._pending_offer(seats)
        if offer.by in seats:
            raise Refused("not_yours", "the other player must agree")
        if offer.kind == "draw":
            return Entry("draw", rival(offer.by), "", self._spent(now), now)
        return Entry("takeback", offer.by, str(self.takeback_size((offer.by,))), self._spent(now), now)

    def decline(self, seats: Collection[str], now: float) -> Entry:
        """Says no to the other player, or withdraws an offer."""
        offer = self._pending_offer(seats)
        return Entry("decline", offer.by if offer.by in seats else rival(offer.by), offer.kind, self._spent(now), now)

    def _pending_offer(self, seats: Collection[str]) -> Proposal:
        self._must_be_on()
        self._must_hold_a_seat(seats)
        if self.offer is None:
            raise Refused("not_possible", "nobody has asked for anything")
        return self.offer

    def hint(self, seats: Collection[str], seq: int, now: float) -> Entry:
        """Notes that a hint is given. Hints are allowed only where they harm no other person."""
        self._must_be_on()
        self._must_hold_a_seat(seats)
        self._must_be_current(seq)
        self._must_have_lines()
        if self.decider not in seats:
            raise Refused("not_yours", f"it is {self.decider} who must decide")
        assert self.decider is not None
        if not self._against_bot(self.decider):
            raise Refused("not_possible", "hints are given only in games against bots")
        return Entry("hint", self.decider, "", self._spent(now), now)

    def advise(self, seat: str, found: Sequence[Chance], asked: int, now: float) -> Entry:
        """Gives the answer to a hint, which everybody who looks at the game for that seat may see."""
        self._must_be_on()
        if self.asked_seq != asked:
            raise Refused("stale", "the game has moved on")
        return Entry("advice", seat, json.dumps(found), self._spent(now), now)

    def waits_for_showing(self, seats: Collection[str], now: float) -> bool:
        """Returns whether the clock of one of these seats will run, but does not yet: something is still being
        shown."""
        ticking = self.clock_running
        return ticking is not None and ticking in seats and self.clocks.starts_in(ticking, now) > 0

    def note_seen(self, seats: Collection[str], seq: int, now: float) -> Entry:
        """Starts the clock of the player who must choose, because everything was shown."""
        ticking = self.clock_running
        if seq != self.seq or ticking is None or not self.waits_for_showing(seats, now):
            raise Refused("stale", "the clock runs already, or there is more to be shown")
        return Entry("seen", ticking, "", 0, now)

    def time_out(self, now: float) -> Entry | None:
        """Ends the game if the clock has run down; None if it has not."""
        seat = self.clock_running
        if seat is None or self.time_left(seat, now) > 0:
            return None
        return Entry("timeout", seat, "", self._spent(now), now)

    def join(self, name: str, now: float) -> Entry:
        seat = self.open_seat
        if seat is None:
            raise Refused("not_possible", "the seat is already taken")
        return Entry("join", seat, name, self._spent(now), now)

    def get_ready(self, seats: Collection[str], name: str, now: float) -> Entry:
        """Says that the game may begin. Whoever has no name yet may give one."""
        self._must_be_on()
        self._must_hold_a_seat(seats)
        waiting = [seat for seat in sorted(seats) if seat not in self.ready]
        if not self.terms.meet or not waiting:
            raise Refused("not_possible", "nobody waits for you")
        return Entry("ready", waiting[0], name, self._spent(now), now)

    def renew(self, seat: str, keep: str, now: float) -> Entry:
        """Makes the secret of a seat anew. `keep` is the hash of the browser that may stay."""
        self._must_have_lines()
        return Entry("renew", seat, keep, self._spent(now), now)

    def ask_rematch(self, seats: Collection[str], now: float) -> Entry:
        """Asks for a rematch, for one seat at a time: two people at one screen ask twice."""
        self._must_hold_a_seat(seats)
        if self.result is None:
            raise Refused("not_possible", "the game is still on")
        asking = [seat for seat in sorted(seats) if seat not in self.rematch]
        if self.next_game or not asking:
            raise Refused("not_possible", "you have asked for a rematch already")
        return Entry("rematch", asking[0], at=now)

    @property
    def rematch_agreed(self) -> bool:
        """True if all people want a rematch (bots always do) and it has not begun."""
        willing = all(self.seats[seat]["kind"] == "bot" or seat in self.rematch for seat in SEATS)
        return bool(self.rematch) and willing and self.next_game is None

    def start_rematch(self, game_id: str, now: float) -> Entry:
        return Entry("next", "p1", game_id, at=now)

    def swapped_seats(self) -> dict[str, dict[str, str]]:
        return {seat: dict(self.seats[rival(seat)]) for seat in SEATS}

    def _against_bot(self, seat: str) -> bool:
        return self.seats[rival(seat)]["kind"] == "bot"

    def _has_a_say(self, seat: str, seats: Collection[str]) -> bool:
        """Returns whether that seat has a player who must agree: a person other than the one with `seats`."""
        return seat not in seats and self.seats[seat]["kind"] == "human"

    def _must_be_on(self) -> None:
        if self.result:
            raise Refused("over", "the game is over")

    def _must_hold_a_seat(self, seats: Collection[str]) -> None:
        if not seats:
            raise Refused("unknown_seat", "you have no seat in this game")

    def _must_have_lines(self) -> None:
        """Refuses what a game can go on without, when its journal is long already. Choices come to an end."""
        if self.seq >= MOST_LINES:
            raise Refused("not_possible", f"after {MOST_LINES} lines nothing can be taken back or asked for any more")

    def _must_be_current(self, seq: int) -> None:
        # a line that changes nothing about the question, such as a hint, does not make an answer late
        if not self.asked_seq <= seq <= self.seq:
            raise Refused("stale", f"the game has moved on: its seq is {self.seq} now")

    # ---- carrying it out

    def apply(self, entry: Entry) -> Happened:
        """Carries out an entry that this room, here or at another node, has returned in its present state."""
        ticking, decider, begun = self.clock_running, self.decider, self.begun
        events: Sequence[Event] = ()
        before = NOTHING_ASKED
        match entry.kind:
            case "choice":
                before = self.game.circumstances()
                self.game.choose(entry.text)
                if ticking:
                    self.clocks.reward(entry.seat)
                everything = self.game.events
                events = everything[self._events_passed_on:]
                self._events_passed_on = len(everything)
                self._notice_end()
            case "takeback":
                self.game = self.game.undo(int(entry.text))
                self._events_passed_on = len(self.game.events)
                # a player who has seen a hint does not forget it by going back
                self.hinted = {number for number in self.hinted if number <= self.next_choice}
                self.taken_back.add(self.next_choice)
            case "resign" | "timeout":
                self.result = Result(rival(entry.seat), entry.kind)
            case "draw":
                self.result = Result(None, "agreed")
            case "ask":
                self.offer = Proposal("draw" if entry.text == "draw" else "takeback", entry.seat)
            case "decline":
                assert self.offer is not None
                self._declined.add(self.offer)
                self.offer = None
            case "hint":
                self.hints[entry.seat] += 1
                self.hinted.add(self.next_choice)
            case "advice":
                self.advice[entry.seat] = json.loads(entry.text)
            case "seen":
                self.clocks.has_seen(entry.seat, entry.at)
            case "join":
                self.seats[entry.seat] = {"kind": "human", "name": entry.text}
                self.ready.add(entry.seat)
            case "ready":
                self.seats[entry.seat]["name"] = self.seats[entry.seat]["name"] or entry.text
                self.ready.add(entry.seat)
            case "renew":
                self.renewed[entry.seat] += 1
            case "rematch":
                self.rematch.add(entry.seat)
            case "next":
                self.next_game = entry.text
            case _:
                raise ValueError(f"the journal of {self.id} has a line of the unknown kind {entry.kind!r}")
        happened = Happened(self.seq + 1, entry.kind, entry.seat, tuple(events), before)
        self.history.append(happened)
        if entry.kind in CHANGES_THE_QUESTION:
            self.asked_seq = self.seq
            self.offer = None
            self._declined.clear()
            self.advice.clear()
        if self.terms.clock:
            more = HANDING_OVER if self.terms.shared and self.decider != decider else 0.0
            self.clocks.note(ticking, entry.spent, events, entry.at, more=more if begun == self.begun else DEALING)
        return happened

    def _notice_end(self) -> None:
        if self.game.over:
            self.result = Result(self.game.winner, str(self.game.outcome))


def clean_name(name: object) -> str:
    """A name without anything that would not be fit to show to others."""
    text = "".join(letter for letter in str(name or "") if letter.isprintable() and letter not in BLANKS).strip()
    return " ".join(text.split())[:LONGEST_NAME]
