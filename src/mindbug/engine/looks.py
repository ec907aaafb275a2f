"""The fields of views: everything that a reader may know of a game, its seats and creatures. Names are handed in.

Views are made for every decision of every bot, so they are put together in compiled code.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from mindbug.engine.aliases import Mask, Player
from mindbug.engine.bits import MAX_SLOTS, bit, count
from mindbug.engine.codes import C_IDLE, OVER, SPECTATOR
from mindbug.engine.knowledge import add_by_arrival, power_order, snapshot
from mindbug.engine.moves import unplaced
from mindbug.engine.packing import trigger_source
from mindbug.engine.power import any_constant, keywords, power
from mindbug.engine.state import State

ORDER: Final = vec[i64]([0] * MAX_SLOTS)


def game_view(s: State, reader: Player, seats: list[str], names: list[str], words: list[list[str]],
              power_names: list[str]) -> dict[str, Any]:
    """Returns the fields of `View` in their order; those that the state alone cannot tell are left to the caller."""
    deal = s.deal
    power: list[str] = []
    if len(deal.power_deck):
        power = [power_names[deal.power_deck[place]] for place in power_order(s)]
    bought = s.power_drawn - count(s.power_row)
    waiting: list[str] = []
    i: i64 = 0
    while i < s.pending_size:
        waiting.append(names[s.design(trigger_source(s.pending[i]))])
        i += 1
    return {
        "sets": None,
        "cards": None,
        "exclude": None,
        "digest": deal.pool.digest,
        "seat": seats[reader] if reader < SPECTATOR else None,
        "edition": None,
        "start_player": seats[deal.start_player],
        "turn": seats[s.active],
        "turn_number": s.turn_number,
        "turn_limit": deal.turn_limit,
        "p1": seat_view(s, 0, reader, names, words),
        "p2": seat_view(s, 1, reader, names, words),
        "unused": deal.ends[2] - s.drawn_unused + len(deal.rest),
        "revealed": [names[design] for design in deal.revealed],
        "power_row": power[bought:s.power_drawn],
        "power_deck": len(power) - s.power_drawn,
        "power_discard": power[:bought],
        "playing": names_of(s, unplaced(s, s.known(reader)), names),
        "attacking": names_of(s, s.attacking, names)[0] if s.attacking else None,
        "pending": waiting,
        "decision": None,
        "winner": seats[s.winner] if s.winner < SPECTATOR else None,
        "over": s.decision == OVER,
        "engine": snapshot(s, reader),
        "outcome": None,
    }


def seat_view(s: State, player: Player, reader: Player, names: list[str], words: list[list[str]]) -> dict[str, Any]:
    """Returns the fields of `SeatView`. `names` are those of the designs, `words` the keywords of each set of bits."""
    whole = s.hand_of(player)
    known = whole & s.known(reader)
    hand: list[Any] = names_of(s, known, names)
    if player != reader:
        hand.sort()  # the order of arrival would tell what was drawn when
    hidden = count(whole & ~known)
    while hidden > 0:
        hand.append(None)
        hidden -= 1
    drawn = s.drawn1 if player else s.drawn0
    return {
        "life": s.life(player),
        "mindbugs": s.mindbugs(player),
        "energy": s.energy(player),
        "hand": hand,
        "draw": s.deal.ends[player] - drawn + count(s.tucked & s.cards_of(player)),
        "play": creature_views(s, s.creatures_of(player), names, words),
        "discard": names_of(s, s.discard_of(player), names),
        "aside": creature_views(s, s.aside & s.cards_of(player), names, words),
        "extra_turns": s.extra1 if player else s.extra0,
    }


def names_of(s: State, cards: Mask, names: list[str]) -> list[Any]:
    """Returns the names in the order in which the cards arrived."""
    found: list[Any] = []
    n = add_by_arrival(s, ORDER, 0, cards)
    i: i64 = 0
    while i < n:
        found.append(names[s.design(ORDER[i])])
        i += 1
    return found


def creature_views(s: State, creatures: Mask, names: list[str], words: list[list[str]]) -> list[Any]:
    """Returns the fields of `CreatureView`, from left to right."""
    found: list[Any] = []
    if not creatures:
        return found
    sides = s.deal.book.side_labels
    places = ORDER[:add_by_arrival(s, ORDER, 0, creatures)]
    i: i64 = 0
    while i < len(places):
        slot = places[i]
        i += 1
        design = s.design(slot)
        in_play = s.in_play & bit(slot) != 0
        # nothing in play reaches a creature that is set aside: it has only what is printed on it
        strength = power(s, slot) if in_play else s.deal.book.power[design]
        bits = keywords(s, slot) if in_play else s.deal.book.keywords[design]
        boost: list[Any] = names_of(s, s.held_by(slot, s.under), names) if s.under else []
        found.append({
            "name": names[design],
            "power": strength,
            "keywords": words[bits].copy(),
            "idle": in_play and bits != 0 and any_constant(s, C_IDLE, slot),
            "exhausted": s.exhausted & bit(slot) != 0,
            "side": sides.get(design),
            "octonite": s.octonite(slot),
            "boost": boost,
        })
    return found
