"""Views: everything that one seat may know, as plain data. `mindbug.game.scene` is for programs that draw."""

from collections.abc import Sequence
from typing import TypedDict, cast

from mindbug.engine import codes
from mindbug.engine.bits import count
from mindbug.engine.knowledge import by_arrival
from mindbug.engine.looks import game_view
from mindbug.engine.power import works
from mindbug.engine.state import State
from mindbug.game.decisions import Decision
from mindbug.game.editions import edition_of
from mindbug.game.names import creature_names, keyword_names, name_of, power_names
from mindbug.game.seats import SEATS, Seat

ALL_KEYWORDS = 63
SEAT_NAMES: list[str] = list(SEATS)
KEYWORD_LISTS = [keyword_names(bits) for bits in range(ALL_KEYWORDS + 1)]


class CreatureView(TypedDict):
    """A creature in play."""

    name: str
    power: int
    keywords: list[str]
    idle: bool
    """Whether its keywords do nothing at the moment."""
    exhausted: bool
    side: str | None
    """The side that an exhausted creature shows, if it has sides."""
    octonite: int
    boost: list[str]
    """Its boost cards, in the order in which they were put there."""


class SeatView(TypedDict):
    """A seat and its cards, as the reader may know them."""

    life: int
    mindbugs: int
    energy: int
    hand: list[str | None]
    """None is a card that the reader does not know. In the other player's hand the known cards stand first."""
    draw: int
    """The number of cards in the draw pile."""
    play: list[CreatureView]
    discard: list[str]
    aside: list[CreatureView]
    """Creatures that are set aside, with what lies on them."""
    extra_turns: int


class DecisionView(TypedDict):
    """The fields of `Decision`, with the options as labels."""

    player: str
    kind: str
    source: str | None
    purpose: str | None
    up_to: bool
    number: int
    options: list[str] | None
    """None for everybody who does not have to choose."""


class View(TypedDict):
    """Everything that the reader may know. Cards are given by their English names."""

    sets: list[str]
    cards: list[str]
    """Cards of the pool besides those of the sets."""
    exclude: list[str]
    digest: str
    """A digest of all cards of the game: with others, nothing can be made of the view."""
    seat: Seat | None
    """The reader; None is a spectator."""
    edition: str
    start_player: Seat
    turn: Seat
    turn_number: int
    turn_limit: int
    p1: SeatView
    p2: SeatView
    unused: int
    """The number of cards in the unused pile."""
    revealed: list[str]
    """The cards that decided who starts."""
    power_row: list[str]
    power_deck: int
    power_discard: list[str]
    playing: list[str]
    """Cards that were played and have not arrived anywhere."""
    attacking: str | None
    pending: list[str]
    """The cards whose effects wait."""
    decision: DecisionView | None
    winner: Seat | None
    over: bool
    engine: list[int]
    """The same once more in the engine's own numbers, for `mindbug.sample` and for bots."""
    outcome: str | None
    """The reason why the game is over."""


def view_of(s: State, seat: int, decision: Decision | None, sets: Sequence[str], cards: Sequence[str],
            exclude: Sequence[str], outcome: str | None) -> View:
    """For a seat (0, 1) or a spectator (2). Options are shown to whoever has to choose, the decision to all."""
    book = s.deal.book
    view = game_view(s, seat, SEAT_NAMES, creature_names(book), KEYWORD_LISTS, power_names(book))
    view["sets"] = list(sets)
    view["cards"] = list(cards)
    view["exclude"] = list(exclude)
    view["edition"] = edition_of(s.deal.rules)
    if decision is not None:
        view["decision"] = _decision(decision, seat)
    view["outcome"] = outcome
    return cast(View, view)


def known_hand(s: State, player: int, reader: int, known: int) -> list[int]:
    """The cards of a hand that the reader knows, in the order in which they are shown.

    The own hand stands as its cards arrived. A foreign one is in the order of its names, because the order of arrival
    would tell what was drawn when.
    """
    hand = by_arrival(s, s.hand_of(player) & known)
    return hand if player == reader else sorted(hand, key=lambda slot: name_of(s, slot))


def draw_pile(s: State, player: int) -> int:
    """The number of its cards."""
    return s.deal.ends[player] - (s.drawn1 if player else s.drawn0) + count(s.tucked & s.cards_of(player))


def revealed_names(s: State) -> list[str]:
    names = creature_names(s.deal.book)
    return [names[design] for design in s.deal.revealed]


def idle(s: State, slot: int, current: int) -> bool:
    """Whether the creature's current keywords do nothing at the moment."""
    return current != 0 and not works(s, slot, ALL_KEYWORDS)


def _decision(decision: Decision, seat: int) -> DecisionView:
    mine = seat < codes.SPECTATOR and decision.player == SEATS[seat]
    return {
        "player": decision.player,
        "kind": decision.kind,
        "source": decision.source,
        "purpose": decision.purpose,
        "up_to": decision.up_to,
        "number": decision.number,
        "options": [option.label for option in decision.options] if mine else None,
    }
