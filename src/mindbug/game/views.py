"""What one seat may know, as plain data."""

from typing import Any

from mindbug.engine import codes
from mindbug.engine.bits import bit, count
from mindbug.engine.knowledge import power_order, slots, snapshot
from mindbug.engine.power import keywords, works
from mindbug.engine.power import power as power_of
from mindbug.engine.state import State
from mindbug.game.decisions import Decision
from mindbug.game.labels import card_name
from mindbug.game.positions import SEATS, in_order, keyword_names

ALL_KEYWORDS = 63


def view_of(s: State, seat: int, decision: Decision | None) -> dict[str, Any]:
    """For a seat (0, 1) or a spectator (2). Options are shown to whoever has to choose, the decision to all."""
    book = s.deal.book
    known = s.known(seat)
    power = [card_name(s, codes.POWER_CARD + place) for place in power_order(s)]
    row = s.power_drawn - count(s.power_row)
    playing = known & ~(s.in_hand | s.in_play | s.in_discard)
    return {
        "seat": SEATS[seat] if seat < codes.SPECTATOR else None,
        "edition": "first" if s.deal.edition_first else "current",
        "start_player": SEATS[s.deal.start_player],
        "turn": SEATS[s.active],
        "turn_number": s.turn_number,
        "turn_limit": s.deal.turn_limit,
        "p1": _seat(s, 0, seat, s.deal.ends[0] - s.drawn0),
        "p2": _seat(s, 1, seat, s.deal.ends[1] - s.drawn1),
        "unused": s.deal.ends[2] - s.drawn_unused + len(s.deal.rest),
        "revealed": [book.creatures[design].name for design in s.deal.revealed],
        "power_row": power[row:s.power_drawn],
        "power_deck": len(power) - s.power_drawn,
        "power_discard": power[:row],
        "playing": [card_name(s, slot) for slot in slots(playing)],
        "attacking": next((card_name(s, slot) for slot in slots(s.attacking)), None),
        "pending": [card_name(s, (s.pending[i] >> 16) & 0xFF) for i in range(s.pending_size)],
        "decision": None if decision is None else _decision(decision, seat),
        "winner": SEATS[s.winner] if s.winner < codes.SPECTATOR else None,
        "over": s.decision == codes.OVER,
        "engine": snapshot(s, seat),
    }


def _seat(s: State, player: int, reader: int, draw: int) -> dict[str, Any]:
    hand = in_order(s, s.hand_of(player))
    names = [card_name(s, slot) if s.known(reader) & bit(slot) else None for slot in hand]
    if player != reader:
        # the order of arrival would tell what was drawn when
        names = [*sorted(name for name in names if name is not None), *(name for name in names if name is None)]
    return {
        "life": s.life(player),
        "mindbugs": s.mindbugs(player),
        "energy": s.energy(player),
        "hand": names,
        "draw": draw,
        "play": [_creature(s, slot) for slot in in_order(s, s.creatures_of(player))],
        "discard": [card_name(s, slot) for slot in in_order(s, s.discard_of(player))],
        "extra_turns": s.extra1 if player else s.extra0,
    }


def _creature(s: State, slot: int) -> dict[str, Any]:
    return {
        "name": card_name(s, slot),
        "power": power_of(s, slot),
        "keywords": keyword_names(keywords(s, slot)),
        "idle": not works(s, slot, ALL_KEYWORDS) and keywords(s, slot) != 0,
        "exhausted": bool(s.exhausted & bit(slot)),
        "octonite": s.octonite(slot),
    }


def _decision(decision: Decision, seat: int) -> dict[str, Any]:
    mine = seat < codes.SPECTATOR and decision.player == SEATS[seat]
    return {
        "player": decision.player,
        "kind": decision.kind,
        "source": decision.source,
        "purpose": decision.purpose,
        "up_to": decision.up_to,
        "number": decision.number,
        "options": [str(option) for option in decision.options] if mine else None,
    }
