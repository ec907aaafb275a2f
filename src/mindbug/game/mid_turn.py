"""A moment in the middle of a turn: what a position has to say besides where the cards lie.

Tasks, effects that wait and the pending decision are numbers of the engine. In a position they stand with the slots
numbered as `PositionReader` will number them, and with a check over everything: a moment that was changed by hand, or
belongs to other cards, is refused.
"""

import hashlib
import json
from collections.abc import Iterator
from itertools import chain
from typing import Any, NamedTuple, TypedDict

from mindbug.engine import codes
from mindbug.engine.bits import bit, count
from mindbug.engine.dealing import take_up
from mindbug.engine.knowledge import Renumbering, power_order
from mindbug.engine.packing import (
    option_form,
    task_card,
    task_kind,
    trigger_source,
    trigger_victor,
    trigger_with_cards,
    with_stamp,
)
from mindbug.engine.state import CARDS, FLAGS, MASKS, NUMBERS, State
from mindbug.game.errors import BadPosition
from mindbug.game.labels import CHOOSING

FIELDS = (*MASKS, *CARDS, *NUMBERS, *FLAGS)


class MidTurn(TypedDict):
    """The middle of a turn, or the end of a game."""

    on_the_way: list[str]
    """Cards that lie nowhere: played or given, and not arrived; then Power cards whose effects are not done."""
    engine: list[int]
    """Everything else in the engine's numbers."""
    check: str
    """A digest of the whole position: the numbers fit no other."""


def is_quiet(s: State) -> bool:
    """Returns whether a position tells everything without a moment: a turn action is due."""
    return s.decision == codes.ACTION


class PowerPiles(NamedTuple):
    """The places of all Power cards, pile by pile as `PositionReader` numbers them."""

    discarded: list[int]
    resolving: list[int]
    """Bought, with an effect that is not done: it is put into the discard pile afterwards."""
    row: list[int]
    deck: list[int]


def power_piles(s: State) -> PowerPiles:
    places = power_order(s)
    bought = s.power_drawn - count(s.power_row)
    effects: set[int] = set()
    if s.decision not in (codes.ACTION, codes.OVER):
        effects = {s.source, *(task_card(s.stack[i]) for i in range(s.depth) if task_kind(s.stack[i]) == codes.EFFECT)}
    resolving = [place for place in places[:bought] if codes.POWER_CARD + place in effects]
    discarded = [place for place in places[:bought] if place not in resolving]
    return PowerPiles(discarded, resolving, places[bought:s.power_drawn], places[s.power_drawn:])


def write_mid_turn(s: State, order: list[int], first: int) -> list[int]:
    """Returns the moment as data. `order` lists the slots of all cards that lie somewhere but in piles, as the reader
    places them from `first` on."""
    numbers = Renumbering()
    for new, old in enumerate(order, first):
        numbers.put(old, new)
    places = Renumbering()
    for new, old in enumerate(chain(*power_piles(s))):
        places.put(old, new)
        numbers.put(codes.POWER_CARD + old, codes.POWER_CARD + new)
    data: list[int] = [numbers.mask(getattr(s, name)) for name in MASKS]
    data += [numbers.card(getattr(s, name)) for name in CARDS]
    data += [int(getattr(s, name)) for name in (*NUMBERS, *FLAGS)]
    form = option_form(s.decision)
    choices = (places if form == codes.PLACES else numbers).mask(s.choices)
    data.append(s.choices if s.decision == codes.MODE else choices if form in (codes.SLOTS, codes.PLACES) else 0)
    data += [numbers.mask(s.chosen) if s.decision in CHOOSING else 0, s.clock - s.turn_clock]
    data += [with_stamp(s.marks[slot], place) for place, slot in enumerate(order, 1)]  # as the reader stamps them
    data += [numbers.card(s.holders[slot]) for slot in order if (s.under | s.aside) & bit(slot)]
    data += [s.depth, *(numbers.task(s.stack[i]) for i in range(s.depth)), s.pending_size]
    data += [trigger_with_cards(entry, numbers.card(trigger_source(entry)), numbers.card(trigger_victor(entry)))
             for entry in list(s.pending)[:s.pending_size]]
    return data


def read_mid_turn(s: State, data: list[int], first: int) -> None:
    """Puts the numbers into a state in which the cards have been placed from slot `first` on."""
    numbers = iter(data)
    for name in FIELDS:
        value = next(numbers)
        setattr(s, name, bool(value) if name in FLAGS else value)
    for slot in range(s.deal.ends[0], s.deal.ends[1]):
        s.second |= bit(slot)  # the second draw pile
    s.choices, s.chosen = next(numbers), next(numbers)
    s.turn_clock = s.clock - next(numbers)
    for slot in range(first, len(s.deal.designs)):
        s.marks[slot] = next(numbers)
    for slot in range(first, len(s.deal.designs)):
        if (s.under | s.aside) & bit(slot):
            s.hold(slot, next(numbers))
    s.depth = next(numbers)
    stack = _some(numbers, s.depth)
    s.pending_size = next(numbers)
    take_up(s, stack, _some(numbers, s.pending_size))


def _some(numbers: Iterator[int], count: int) -> list[int]:
    return [next(numbers) for _ in range(count)]


def check_of(position: dict[str, Any], engine: list[int], fingerprint: str) -> str:
    """The digest of the position. `fingerprint` is that of the catalogue, since the engine's numbers depend on all of
    its cards."""
    rest = {key: value for key, value in position.items() if key != "moment"}
    text = json.dumps([rest, engine, fingerprint], sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def checked(value: object, position: dict[str, Any], fingerprint: str) -> tuple[list[str], list[int]] | None:
    """The cards on the way and the numbers of a position's moment; None where it has none."""
    if value is None:
        return None
    if not isinstance(value, dict) or set(value) != {"on_the_way", "engine", "check"}:
        raise BadPosition(f"moment must be a table with on_the_way, engine and check, not {value!r}")
    engine, on_the_way = value["engine"], value["on_the_way"]
    if not isinstance(engine, list) or not isinstance(on_the_way, list):
        raise BadPosition("moment: on_the_way and engine must be lists")
    numbers = [number for number in engine if isinstance(number, int) and not isinstance(number, bool)]
    written = {**position, "on_the_way": on_the_way}
    if len(numbers) < len(engine) or value["check"] != check_of(written, numbers, fingerprint):
        raise BadPosition("moment does not fit the rest of the position: the moments of a turn cannot be changed by "
                          "hand, and belong to the cards that they were made with. Without it the turn action is due")
    return on_the_way, numbers


