"""Changes of numbers: octonite, energy, life, Mindbugs; and the end of the game."""

from typing import Final

from mypy_extensions import i64

from mindbug.engine.aliases import Player, Slot
from mindbug.engine.bits import bit, lowest
from mindbug.engine.codes import (
    AT_LIFE_LOSS,
    BY_LIFE,
    BY_TURN_LIMIT,
    C_TOLL,
    CONSTANT_AMOUNT,
    E_ENERGY,
    E_GAME_OVER,
    E_LIFE,
    E_LIFE_KEPT,
    E_MINDBUG_LOST,
    E_OCTONITE,
    E_POWER_REVEALED,
    KEEPS_LIFE,
    NO_CARD,
    NOBODY,
    ON_HARVEST,
    OVER,
    POWER_CARD,
    TAKES_TOLL,
)
from mindbug.engine.events import emit
from mindbug.engine.moments import life_lost, trigger
from mindbug.engine.packing import MOST_OCTONITE, with_octonite
from mindbug.engine.permissions import keeps_life, row_of, sources_against
from mindbug.engine.state import State

ENDLESS: Final = 2000
MINDBUGS: Final = 2


# ---- octonite and energy


def add_octonite(s: State, slot: Slot, number: i64) -> None:
    current = s.octonite(slot)
    if current + number > MOST_OCTONITE:
        number = MOST_OCTONITE - current
    s.marks[slot] = with_octonite(s.marks[slot], current + number)
    if s.recording:
        emit(s, E_OCTONITE, s.controller(slot), slot, NO_CARD, number, current + number)


def remove_octonite(s: State, slot: Slot, number: i64) -> None:
    """Removing the last one triggers Harvest, whatever removed it."""
    left = s.octonite(slot) - number
    s.marks[slot] = with_octonite(s.marks[slot], left)
    if s.recording:
        emit(s, E_OCTONITE, s.controller(slot), slot, NO_CARD, -number, left)
    if left == 0:
        trigger(s, slot, ON_HARVEST)


def change_energy(s: State, player: Player, number: i64) -> None:
    if player:
        s.energy1 += number
    else:
        s.energy0 += number
    if s.recording and number:
        emit(s, E_ENERGY, player, NO_CARD, NO_CARD, number, s.energy(player))


def turn_up_power_card(s: State) -> None:
    """Puts the top card of the Power deck into the row."""
    if s.power_drawn < len(s.deal.power_deck):
        s.power_row |= bit(s.power_drawn)
        if s.recording:
            emit(s, E_POWER_REVEALED, NOBODY, POWER_CARD + s.power_drawn)
        s.power_drawn += 1


# ---- life and Mindbugs


def change_life(s: State, player: Player, number: i64, mute: i64 = 0) -> None:
    """Changes the life of a player. `mute` is the class of the effect that takes life because life was lost."""
    if number == 0:
        return
    if number < 0 and s.deal.classes & KEEPS_LIFE and keeps_life(s, player):
        if s.recording:
            emit(s, E_LIFE_KEPT, player, NO_CARD)
        return
    if player:
        s.life1 += number
    else:
        s.life0 += number
    left = s.life(player)
    if left < 0:
        number -= left
        left = 0
        if player:
            s.life1 = 0
        else:
            s.life0 = 0
    if s.recording:
        emit(s, E_LIFE, player, NO_CARD, NO_CARD, number, left)
    if left == 0:
        finish(s, 1 - player, BY_LIFE)
    elif number < 0 and s.deal.classes & AT_LIFE_LOSS:
        life_lost(s, player, mute)


def use_mindbug(s: State, player: Player) -> None:
    """Turns a Mindbug of the player face down; an enemy that makes them pay for it takes the life first (F12)."""
    if player:
        s.mindbugs1 -= 1
    else:
        s.mindbugs0 -= 1
    if s.deal.classes & TAKES_TOLL:
        pay_toll(s, player)


def pay_toll(s: State, player: Player) -> None:
    tolls = sources_against(s, player, C_TOLL)
    while tolls and s.decision != OVER:
        slot = lowest(tolls)
        tolls &= tolls - 1
        change_life(s, player, -s.deal.book.constants[row_of(s, C_TOLL, slot) + CONSTANT_AMOUNT])


def lose_mindbug(s: State, player: Player) -> None:
    if s.mindbugs(player) == 0:
        return
    if player:
        s.mindbugs1 -= 1
    else:
        s.mindbugs0 -= 1
    if s.recording:
        emit(s, E_MINDBUG_LOST, player, NO_CARD, NO_CARD, 0, s.mindbugs(player))


# ---- the end


def end_by_life(s: State) -> None:
    """Ends a game that would never end: the higher life wins (G18)."""
    finish(s, NOBODY if s.life0 == s.life1 else 0 if s.life0 > s.life1 else 1, BY_TURN_LIMIT)


def endless(s: State) -> bool:
    """Counts what happens within one turn action: two creatures can return and replay each other for ever."""
    s.turn_clock -= 1
    if s.clock - s.turn_clock <= ENDLESS:
        return False
    end_by_life(s)
    return True


def finish(s: State, winner: Player, why: i64) -> None:
    """Ends the game at once; nothing more resolves (G9)."""
    s.winner = winner
    s.why = why
    s.decision = OVER
    s.depth = 0
    s.pending_size = 0
    if s.recording:
        emit(s, E_GAME_OVER, winner, NO_CARD, NO_CARD, why)
