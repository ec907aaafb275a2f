"""One game as numbers: what can be done, and what a seat knows."""

import numpy as np
from numpy.typing import NDArray

from mindbug.game.events import EVENT_KINDS, Event, redact
from mindbug.game.game import Game
from mindbug.game.rows import Row
from mindbug.game.seats import SEATS, Seat
from mindbug.rl.schema import EVENT_FIELDS, EVENTS, Schema, schema_of

Bytes = NDArray[np.uint8]
_BYTE = np.dtype(np.uint8)
_SEATS: dict[str | int, Seat] = {**{name: name for name in SEATS}, **dict(enumerate(SEATS))}
_KIND_NUMBERS = {kind: number for number, kind in enumerate(EVENT_KINDS, 1)}


def observe(game: Game, copy: bool = True) -> tuple[Bytes, Bytes]:
    """Returns what the player who must choose knows, and the legal mask: `observation` and `legal_mask` in one fast
    call.

    While no player must choose, the first of both is the `public_state`. Without `copy` both arrays are windows into
    the engine's memory, which show something else as soon as anything of a game with these cards is asked for again.
    """
    row, mask = game.paint_decision()
    seen, legal = row.array, mask.array
    if seen is None or legal is None:
        seen, legal = _array(row), _array(mask)
    return (seen.copy(), legal.copy()) if copy else (seen, legal)


def legal_mask(game: Game) -> Bytes:
    """A 1 for every action that is possible now."""
    return _copied(game.legal_mask())


def observation(game: Game, seat: str | int) -> Bytes:
    """Everything that the seat knows at this moment, in the planes of the schema."""
    if seat is None:
        raise ValueError("seat must be 'p1', 'p2', 0 or 1; what everybody knows is the public_state")
    return _copied(game.paint_observation(seat))


def public_state(game: Game) -> Bytes:
    """Everything that everybody knows, laid out as if p1 were reading it."""
    return _copied(game.paint_observation(None))


def information_state(game: Game, seat: str | int) -> NDArray[np.int16]:
    """The observation, and the last events as the seat saw them, the newest first.

    An event is six numbers: its kind (from 1, in the order of `EVENT_KINDS`), the player (1: the seat, 2: the rival),
    the card and the other card (from 1, in the order of `Schema.names`), number and total. Zero is nothing.
    `Game.information_state` has everything since the beginning.
    """
    reader = _seat(seat)
    numbers = {name: number for number, name in enumerate(schema_of(game).names, 1)}
    told = [redact(event, reader) for event in game.events[-EVENTS:]]
    rows = np.zeros((EVENTS, len(EVENT_FIELDS)), np.int16)
    for row, event in zip(rows, reversed(told), strict=False):
        row[:] = _numbers(event, reader, numbers)
    return np.concatenate([observation(game, reader).astype(np.int16), rows.ravel()])


def decode(row: Bytes, schema: Schema) -> dict[str, dict[str, int]]:
    """An observation in words: for each plane what is not zero."""
    if row.shape != (schema.observation_size,):
        raise ValueError(f"an observation of {schema!r} has {schema.observation_size} numbers, not {row.shape}")
    found: dict[str, dict[str, int]] = {}
    for plane in schema.planes:
        values = row[plane.start:plane.start + plane.size]
        if values.any():
            found[plane.name] = {plane.columns[place]: int(values[place]) for place in np.flatnonzero(values)}
    return found


def _copied(row: Row) -> Bytes:
    return _array(row).copy()


def _array(row: Row) -> Bytes:
    """The memory of the row. Its array is kept: making one takes as long as copying the numbers."""
    if row.array is None:
        row.array = np.frombuffer(row.memory.toreadonly(), _BYTE)
    array: Bytes = row.array
    return array


def _numbers(event: Event, reader: Seat, names: dict[str, int]) -> tuple[int, ...]:
    player = 0 if event.player is None else 1 if event.player == reader else 2
    return (_KIND_NUMBERS[event.kind], player, names.get(event.card or "", 0), names.get(event.other or "", 0),
            event.number, event.total)


def _seat(seat: str | int) -> Seat:
    """A seat by its name or its number."""
    try:
        return _SEATS[seat]
    except (KeyError, TypeError):
        raise ValueError(f"seat must be 'p1', 'p2', 0 or 1, not {seat!r}") from None
