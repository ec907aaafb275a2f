"""Effects that begin to wait: a trigger of a card, or a moment that its ability speaks of."""

from mypy_extensions import i64

from mindbug.engine.aliases import Card, Mask, Player, Slot
from mindbug.engine.bits import bit
from mindbug.engine.codes import (
    C_WHEN_DISCARDED,
    C_WHEN_ENEMY_LOST,
    C_WHEN_LOST,
    CONSTANT,
    CONSTANT_PROGRAM,
    E_SILENCED,
    NO_CARD,
    ON_HARVEST,
    ON_MOMENT,
)
from mindbug.engine.events import emit, next_of
from mindbug.engine.packing import pack_trigger
from mindbug.engine.permissions import silencer, sources_against
from mindbug.engine.power import end_of_rows, first_row, row_holds
from mindbug.engine.state import State


def trigger(s: State, slot: Slot, kind: i64, victor: Card = NO_CARD) -> bool:
    """Adds the card's effect of that trigger, if it has one, to what is pending; unless an enemy silences it."""
    program = s.program(slot, kind)
    if not program:
        return False
    player = s.controller(slot)
    if kind != ON_HARVEST:
        by = silencer(s, player, kind)
        if by != NO_CARD:
            if s.recording:
                emit(s, E_SILENCED, player, slot, by, kind)
            return False
    s.add_trigger(pack_trigger(program, slot, player, kind, s.octonite(slot), victor))
    return True


def moment(s: State, kind: i64, sources: Mask) -> None:
    """Adds the effects of these cards for that moment to what is pending, if their conditions hold."""
    while sources:
        slot = next_of(s, sources)
        sources ^= bit(slot)
        add_moment(s, kind, slot, first_row(s, slot), end_of_rows(s, slot))


def discarded(s: State, cards: Mask) -> None:
    """Notes that these cards were put into discard piles (F9)."""
    cards &= s.deal.masks[C_WHEN_DISCARDED] | s.deal.graves[C_WHEN_DISCARDED]
    book = s.deal.book
    while cards:
        slot = next_of(s, cards)
        cards ^= bit(slot)
        design = s.design(slot)
        add_moment(s, C_WHEN_DISCARDED, slot, book.constants_from[design], book.graves_to[design])


def add_moment(s: State, kind: i64, slot: Slot, row: i64, end: i64) -> None:
    constants = s.deal.book.constants
    player = s.controller(slot)
    while row < end:
        if constants[row] == kind and row_holds(s, row, player, slot):
            program = constants[row + CONSTANT_PROGRAM]
            s.add_trigger(pack_trigger(program, slot, player, ON_MOMENT, s.octonite(slot), NO_CARD))
        row += CONSTANT


def life_lost(s: State, player: Player, mute: i64) -> None:
    """Notes one loss of life, however much was lost (F14). `mute`: the class of the effect that took it."""
    moment(s, C_WHEN_LOST, sources_against(s, 1 - player, C_WHEN_LOST))
    if mute != C_WHEN_ENEMY_LOST:
        moment(s, C_WHEN_ENEMY_LOST, sources_against(s, player, C_WHEN_ENEMY_LOST))
