"""Everything that a seat has been shown since the beginning of a game: its information state, with perfect recall."""

import hashlib
from collections.abc import Sequence

from mindbug.engine.knowledge import snapshot
from mindbug.engine.session import Session, choice_action, choice_decider, choice_option
from mindbug.engine.state import Deal
from mindbug.game.event_reader import EventReader
from mindbug.game.events import Event, redact
from mindbug.game.seats import SEATS

NOTHING = "-"


class Witness:
    """Remembers a part for every choice: the seat's own choice, what it saw happen, what it knew afterwards."""

    def __init__(self) -> None:
        self._parts: dict[int, list[bytes]] = {}

    def copy(self) -> "Witness":
        twin = Witness()
        twin._parts = {seat: list(parts) for seat, parts in self._parts.items()}
        return twin

    def forget(self, choices: int) -> None:
        """Forgets all choices but that many of the first."""
        for parts in self._parts.values():
            del parts[choices + 1:]

    def state(self, session: Session, seat: int, opening: Sequence[Event], deal: Deal) -> bytes:
        """Returns the information state. `opening` is what happened before the engine's first event, `deal` the cards
        in the slots then."""
        parts = self._parts.setdefault(seat, [])
        if len(parts) <= session.size:
            self._watch(session, seat, parts, opening, deal)
        return b"\n".join(parts)

    def _watch(self, session: Session, seat: int, parts: list[bytes], opening: Sequence[Event],
               deal: Deal) -> None:
        """Plays the game again and looks on."""
        again = session.clone()
        again.play_again(max(len(parts) - 1, 0), True)
        reader = EventReader(deal)
        events = reader.read(again.state)
        if not parts:
            parts.append(_part(again, seat, NOTHING, [*opening, *events]))
        for choice in session.choices(len(parts) - 1):
            again.choose(choice_option(choice))
            own = str(choice_action(choice)) if choice_decider(choice) == seat else NOTHING
            parts.append(_part(again, seat, own, reader.read(again.state)))


def _part(session: Session, seat: int, own_choice: str, events: Sequence[Event]) -> bytes:
    known = hashlib.blake2b(repr(snapshot(session.state, seat)).encode(), digest_size=8).hexdigest()
    return " ".join((own_choice, *(_written(redact(event, SEATS[seat])) for event in events), known)).encode()


def _written(event: Event) -> str:
    """Everything but who may know it."""
    said = (event.kind, event.player, event.card, event.other, event.number, event.total, event.detail,
            *(keyword.name for keyword in event.keywords))
    return ",".join(NOTHING if value is None else str(value) for value in said)
