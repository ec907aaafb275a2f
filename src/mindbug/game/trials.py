"""Trials of the options of a decision: their consequences, as far as the chooser can know them.

Every option is tried in two worlds that agree with the chooser's knowledge and differ in everything else. A trial ends
where the next decision begins, be it somebody's or that of chance. What differs between the two worlds depends on
hidden cards, and a trial does not tell it.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from mindbug.engine import codes
from mindbug.engine.bits import bit
from mindbug.engine.knowledge import Hidden, snapshot
from mindbug.engine.machine import apply
from mindbug.engine.options import legal
from mindbug.engine.packing import event_kind, option_form, option_slot, option_verb
from mindbug.engine.state import Pool, State
from mindbug.game.labels import labelled
from mindbug.game.seeds import generator

TRIED = frozenset((codes.ACTION, codes.BLOCK, codes.HUNT, codes.MINDBUG, codes.MAY, codes.TARGET, codes.CARD,
                   codes.ORDER, codes.BUY, codes.MODE, codes.SPREAD))
"""Decisions whose options can bring something at once that one would want to know. Of turn actions only attacks."""
WORLDS = (1, 2)
"""The seeds of the hidden cards."""
KEPT = 256

Fate = Literal["stays", "exhausted", "falls", "leaves"]


class Trial(NamedTuple):
    """The certain consequences of an option. A field is None where nothing is certain or there is no such thing."""

    life: int | None
    """The chooser's life afterwards."""
    rival_life: int | None
    """The opponent's life afterwards."""
    energy: int | None
    """The chooser's energy afterwards."""
    loses: bool
    """True if the chooser has certainly lost the game."""
    wins: bool
    """True if the chooser has certainly won the game."""
    fought: bool
    """True if a fight was carried through."""
    source: Fate | None
    """The fate of the creature that asks or attacks."""
    target: Fate | None
    """The fate of the creature that is chosen."""
    octonite: int | None
    """The octonite on the chosen creature afterwards."""
    by_chance: bool
    """True if chance decides what comes next."""
    blockers: int | None = None
    """The number of creatures that could block an attack now; None if something else comes first."""
    deadly: int | None = None
    """The number of those that would defeat the attacker."""


def trials_of(s: State, seat: int) -> Mapping[str, Trial]:
    """The trials of the options that the seat has, by their labels."""
    if s.decider != seat or s.decision not in TRIED:
        return {}
    if s.decision == codes.ACTION and all(option_verb(number) != codes.ATTACK for number in legal(s)):
        return {}  # of turn actions only attacks are tried
    return _tried(s.deal.pool, tuple(snapshot(s, seat)))


@lru_cache(KEPT)
def _tried(pool: Pool, known: tuple[int, ...]) -> Mapping[str, Trial]:
    """The results are kept under the seat's knowledge, so nothing else can show in them."""
    hidden = Hidden(pool, list(known))
    first, *others = (_in_world(hidden.sample(generator(seed))) for seed in WORLDS)
    return {label: _agreed(trial, [world[label] for world in others]) for label, trial in first.items()
            if all([label in world for world in others])}


def _in_world(world: State) -> dict[str, Trial]:
    numbers = [number for number in legal(world)
               if world.decision != codes.ACTION or option_verb(number) == codes.ATTACK]
    return {label: _trial(world, number) for label, number, *_ in labelled(world, numbers)}


def _trial(before: State, number: int) -> Trial:
    s = before.clone()
    s.events = []
    s.recording = True
    apply(s, number)
    me = before.decider
    chosen = number if option_form(before.decision) == codes.SLOTS and number != codes.PASS else None
    over = s.decision == codes.OVER
    blockers, deadly = _blocks(s, option_slot(number)) if before.decision == codes.ACTION else (None, None)
    return Trial(
        s.life(me), s.life(1 - me), s.energy(me), over and s.winner == 1 - me, over and s.winner == me,
        any([event_kind(event) == codes.E_FOUGHT for event in s.events]),
        _fate(before, s, before.source) if before.source < codes.NO_CARD else None,
        _fate(before, s, chosen) if chosen is not None else None,
        s.octonite(chosen) if chosen is not None and s.in_play & bit(chosen) else None,
        not over and s.decider == codes.CHANCE, blockers, deadly)


def _blocks(s: State, attacker: int) -> tuple[int | None, int | None]:
    """The numbers of creatures that could block the attack under way, and of those that would defeat the attacker."""
    if s.decision != codes.BLOCK:
        nobody = any(event_kind(event) == codes.E_UNBLOCKED for event in s.events)
        return (0, 0) if nobody else (None, None)
    possible = [number for number in legal(s) if number != codes.PASS]
    deadly = 0
    for number in possible:
        after = s.clone()
        apply(after, number)
        deadly += _fate(s, after, attacker) == "falls"
    return len(possible), deadly


def _fate(before: State, after: State, slot: int) -> Fate | None:
    mask = bit(slot)
    if not before.in_play & mask:
        return None
    if not after.in_play & mask:
        return "falls" if after.in_discard & mask else "leaves"
    return "exhausted" if after.exhausted & ~before.exhausted & mask else "stays"


def _agreed(trial: Trial, others: Sequence[Trial]) -> Trial:
    """The consequences that all worlds have in common."""
    if all([trial == other for other in others]):
        return trial
    return Trial(*(value if all(other[field] == value for other in others) else False if value is True else None
                   for field, value in enumerate(trial)))  # type: ignore[arg-type]
