"""The engine's events, which are numbers, become events for everybody."""

from typing import Final

from mindbug.engine import codes
from mindbug.engine.book import Book
from mindbug.engine.moves import HAND_SIZE
from mindbug.engine.packing import (
    event_card,
    event_kind,
    event_number,
    event_other,
    event_player,
    event_readers,
    event_total,
)
from mindbug.engine.state import Deal, State
from mindbug.game.events import Event
from mindbug.game.names import FACES, OUTCOMES, TRIGGERS, card_name, keyword_names
from mindbug.game.seats import READERS, SEATS
from mindbug.words import Choose, Effect, Keyword

# What an event says besides the player, the card and the other card.
PLAIN: Final = {
    codes.E_DREW: "drew", codes.E_DREW_UNUSED: "drew_unused", codes.E_PLAYED: "played", codes.E_DECLINED: "declined",
    codes.E_ENTERED: "entered", codes.E_HUNTED: "hunted", codes.E_BLOCKED: "blocked", codes.E_UNBLOCKED: "unblocked",
    codes.E_FOUGHT: "fought", codes.E_EXHAUSTED: "exhausted", codes.E_PROTECTED: "protected",
    codes.E_DEFEATED: "defeated", codes.E_ACTED: "acted", codes.E_DISCARDED: "discarded", codes.E_STOLEN: "stolen",
    codes.E_RETURNED: "returned", codes.E_GIVEN: "given", codes.E_REVEALED: "revealed", codes.E_COPIED: "copied",
    codes.E_TOOK_CONTROL: "took_control", codes.E_ALLIES_DIE: "allies_extra_die",
    codes.E_CANNOT_BLOCK: "cannot_block", codes.E_POWER_REVEALED: "power_revealed", codes.E_EXTRA_TURN: "extra_turn",
    codes.E_PASSED: "passed",
    codes.E_PUT_UNDER: "put_under", codes.E_BURIED: "buried", codes.E_SET_ASIDE: "set_aside",
    codes.E_CAME_BACK: "came_back", codes.E_MINDBUGS_OFF: "mindbugs_off", codes.E_PINNED: "pinned",
    codes.E_SHELTERED: "sheltered", codes.E_SWAPPED: "swapped", codes.E_TUCKED: "tucked", codes.E_FORCED: "forced",
    codes.E_CAPTURED: "captured", codes.E_SHOWN: "shown", codes.E_LIFE_KEPT: "life_kept",
}
WITH_NUMBER: Final = {
    codes.E_TURN: "turn", codes.E_ATTACKED: "attacked", codes.E_BOOSTED: "boosted", codes.E_BOUGHT: "bought",
    codes.E_NAMED_NUMBER: "named_number", codes.E_ROLLED_NUMBER: "rolled_number",
}
WITH_TOTAL: Final = {
    codes.E_MINDBUGGED: "mindbugged", codes.E_LIFE: "life", codes.E_REFRESHED: "refreshed",
    codes.E_OCTONITE: "octonite", codes.E_ENERGY: "energy", codes.E_MINDBUG_LOST: "mindbug_lost",
    codes.E_MINDBUG_PAID: "mindbug_paid",
}
WITH_KEYWORDS: Final = {
    codes.E_GAINED: "gained", codes.E_ALLIES_GAINED: "allies_gained", codes.E_NAMED_KEYWORD: "named_keyword",
}
WITH_TRIGGER: Final = {codes.E_TRIGGERED: "triggered", codes.E_SILENCED: "silenced"}
OTHERS: Final = {
    codes.E_RECOVERED: "recovered", codes.E_ROLLED: "rolled", codes.E_REROLLED: "rerolled",
    codes.E_GAME_OVER: "game_over", codes.E_EVOLVED: "evolved", codes.E_TURNED: "turned", codes.E_CHOSE: "chose",
}
PILES: Final = ("own", "opponent", "boost")
"""The places from which a card is taken to the hand."""
OPENING: Final = ("dealt", "start_card", "starts")
"""Events that the engine does not tell: they come before it begins."""
KINDS: Final = {**PLAIN, **WITH_NUMBER, **WITH_TOTAL, **WITH_KEYWORDS, **WITH_TRIGGER, **OTHERS}


class EventReader:
    """Reads the events of one game in their order; remembers which faces the cards showed when something happened, and
    how many dice the attacker rolled."""

    def __init__(self, deal: Deal) -> None:
        """`deal` tells the card in every slot before the first event."""
        self.designs = list(deal.designs)
        self.dice = 0

    def copy(self) -> "EventReader":
        twin = EventReader.__new__(EventReader)
        twin.designs = list(self.designs)
        twin.dice = self.dice
        return twin

    def name(self, s: State, card: int) -> str | None:
        if card < codes.NO_CARD:
            return s.deal.book.creatures[self.designs[card]].name
        return card_name(s, card)

    def read(self, s: State) -> list[Event]:
        """The events since the last time."""
        events = []
        for packed in s.events:
            if event_kind(packed) == codes.E_FACE:
                self.designs[event_card(packed)] = event_number(packed)
            else:
                events.append(self.event(s, packed))
        s.events.clear()
        return events

    def event(self, s: State, packed: int) -> Event:
        code = event_kind(packed)
        if code not in KINDS:
            raise ValueError(f"the event {codes.name_of('E_', code)} has no name in {__name__}")
        kind, player = KINDS[code], event_player(packed)
        seat = SEATS[player] if player < codes.CHANCE else None
        card = self.name(s, event_card(packed))
        other = self.name(s, event_other(packed))
        number, total = event_number(packed), event_total(packed)
        readers = event_readers(packed)
        seen = tuple(reader for i, reader in enumerate(READERS) if (readers >> i) & 1)
        if code in (codes.E_ATTACKED, codes.E_ROLLED):
            self.dice = 0 if code == codes.E_ATTACKED else max(self.dice, total)
        if code in PLAIN:
            return Event(kind, seat, card, other, seen_by=seen)
        if code in WITH_NUMBER:
            return Event(kind, seat, card, other, number, seen_by=seen)
        if code in WITH_TOTAL:
            return Event(kind, seat, card, other, number, total, seen_by=seen)
        if code in WITH_KEYWORDS:
            keywords = tuple(Keyword[name] for name in keyword_names(number))
            return Event(kind, seat, card, keywords=keywords, seen_by=seen)
        if code in WITH_TRIGGER:
            return Event(kind, seat, card, other, detail=TRIGGERS[number], seen_by=seen)
        if code == codes.E_RECOVERED:
            return Event(kind, seat, card, detail=PILES[number], seen_by=seen)
        if code == codes.E_ROLLED:
            return Event(kind, seat, card, number=total, detail=FACES[number], seen_by=seen)
        if code == codes.E_EVOLVED:
            return Event(kind, seat, card, s.deal.book.creatures[number].name, seen_by=seen)
        if code == codes.E_TURNED:
            side = s.deal.book.creatures[number]
            return Event(kind, seat, card, number=side.power, detail=s.deal.book.side_labels[number],
                         keywords=side.keywords, seen_by=seen)
        if code == codes.E_CHOSE:
            return Event(kind, seat, card, detail=s.deal.book.labels[number], seen_by=seen,
                         effects=chosen(s.deal.book, number))
        if code == codes.E_REROLLED:
            return Event(kind, seat, card, number=number, total=self.dice, seen_by=seen)
        return Event(kind, seat, detail=OUTCOMES[number])


def opening_events(s: State) -> tuple[Event, ...]:
    """Returns the events before the engine begins: hands are dealt, and cards decide who starts."""
    events = [Event("dealt", seat, number=HAND_SIZE) for seat in SEATS]
    names = [s.deal.book.creatures[design].name for design in s.deal.revealed]
    events += [Event("start_card", SEATS[i % 2], name) for i, name in enumerate(names)]
    powers = [s.deal.book.power[design] for design in s.deal.revealed]
    tie = len(powers) < 2 or powers[-1] == powers[-2]
    return (*events, Event("starts", SEATS[s.deal.start_player], detail="lot" if tie else "power"))


def chosen(book: Book, mode: int) -> tuple[Effect, ...]:
    """The words of a mode, which stand behind the instruction that leads to it."""
    for row, word in enumerate(book.effects):
        at = row * codes.INSTRUCTION
        if isinstance(word, Choose) and book.code[at] == codes.OP_BRANCH and book.code[at + 3] == mode:
            return tuple(next(each.do for each in word.modes if each.label == book.labels[mode]))
    return ()
