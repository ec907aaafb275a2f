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
    """Its English name; an evolved creature has the name of its stage."""
    power: int
    """Its power now, with everything that is added."""
    keywords: list[str]
    """Its keywords now, printed and given ones."""
    idle: bool
    """True if its keywords do nothing at the moment."""
    exhausted: bool
    """True if it is exhausted, so that TOUGH no longer saves it."""
    side: str | None
    """The side that an exhausted creature shows, if it has sides."""
    octonite: int
    """The octonite that lies on it."""
    boost: list[str]
    """Its boost cards, in the order in which they were put there."""


class SeatView(TypedDict):
    """A seat and its cards, as the reader may know them."""

    life: int
    """The life of the player."""
    mindbugs: int
    """The number of Mindbugs that are ready."""
    energy: int
    """The energy of the player, in games with Power cards."""
    hand: list[str | None]
    """None is a card that the reader does not know. In the other player's hand the known cards stand first."""
    draw: int
    """The number of cards in the draw pile."""
    play: list[CreatureView]
    """The creatures that the player controls, in the order of their arrival."""
    discard: list[str]
    """The discard pile; its order means nothing."""
    aside: list[CreatureView]
    """Creatures that are set aside, with what lies on them."""
    extra_turns: int
    """The number of turns that the player takes after this one."""


class DecisionView(TypedDict):
    """The fields of `Decision`, with the options as labels."""

    player: str
    """The seat that must choose, or `chance`."""
    kind: str
    """One of DECISION_KINDS."""
    source: str | None
    """The card that asks."""
    purpose: str | None
    """One of PURPOSES, for `target`, `card`, `discard` and `pick`."""
    up_to: bool
    """True if the player may stop choosing."""
    number: int
    """The number of cards or octonite still to be dealt with, or of the die that is rolled."""
    options: list[str] | None
    """None for everybody who does not have to choose."""


class View(TypedDict):
    """Everything that the reader may know. Cards are given by their English names."""

    sets: list[str]
    """The ids of the sets that the cards come from."""
    cards: list[str]
    """Cards of the pool besides those of the sets."""
    exclude: list[str]
    """Cards of the sets that are not in the pool."""
    digest: str
    """A digest of all cards of the game: with others, nothing can be made of the view."""
    seat: Seat | None
    """The reader; None is a spectator."""
    edition: str
    """The name of the edition whose rules hold."""
    start_player: Seat
    """The seat that had the first turn."""
    turn: Seat
    """The seat whose turn it is."""
    turn_number: int
    """The number of the turn, counted from 1 over both players."""
    turn_limit: int
    """The number of turns after which the game ends; then more life wins."""
    p1: SeatView
    """The first seat."""
    p2: SeatView
    """The second seat."""
    unused: int
    """The number of cards in the unused pile."""
    revealed: list[str]
    """The cards that decided who starts."""
    power_row: list[str]
    """The Power cards that can be bought."""
    power_deck: int
    """The number of cards in the Power deck."""
    power_discard: list[str]
    """The Power cards that were bought, also one whose effect is not done yet."""
    playing: list[str]
    """Cards that were played and have not arrived anywhere."""
    attacking: str | None
    """The creature whose attack is under way."""
    pending: list[str]
    """The cards whose effects wait."""
    decision: DecisionView | None
    """The pending decision; None when the game is over."""
    winner: Seat | None
    """The seat that has won; None for a draw and while the game is on."""
    over: bool
    """True if the game has ended."""
    engine: list[int]
    """The same once more in the engine's own numbers, for `mindbug.sample` and for bots."""
    outcome: str | None
    """The reason why the game is over."""


def view_of(s: State, seat: int, decision: Decision | None, sets: Sequence[str], cards: Sequence[str],
            exclude: Sequence[str], outcome: str | None) -> View:
    """Makes the view for a seat (0, 1) or a spectator (2). Options are shown to whoever has to choose, the decision
    to all."""
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

    The reader's own hand stands as its cards arrived. The other one is in the order of its names, because the order of
    arrival would tell what was drawn when.
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
    """Returns whether the creature's current keywords do nothing at the moment."""
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
