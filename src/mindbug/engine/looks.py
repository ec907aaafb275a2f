"""What a reader may know of a seat and its creatures, for programs that show it. Names are handed in.

Views are made for every decision of every bot. Put together here they cost a fifth of what they cost in plain Python.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from mindbug.engine.aliases import Mask, Player
from mindbug.engine.bits import MAX_SLOTS, bit, count
from mindbug.engine.knowledge import add_by_arrival
from mindbug.engine.power import keywords, power, works
from mindbug.engine.state import State

ALL_KEYWORDS: Final = 63
ORDER: Final = vec[i64]([0] * MAX_SLOTS)


def seat_view(s: State, player: Player, reader: Player, names: list[str], words: list[list[str]]) -> dict[str, Any]:
    """The fields of `SeatView`. `names` are those of the designs, `words` the keywords of each set of bits."""
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
    """As the cards arrived."""
    found: list[Any] = []
    n = add_by_arrival(s, ORDER, 0, cards)
    i: i64 = 0
    while i < n:
        found.append(names[s.design(ORDER[i])])
        i += 1
    return found


def creature_views(s: State, creatures: Mask, names: list[str], words: list[list[str]]) -> list[Any]:
    """The fields of `CreatureView`, from left to right."""
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
            "idle": in_play and bits != 0 and not works(s, slot, ALL_KEYWORDS),
            "exhausted": s.exhausted & bit(slot) != 0,
            "side": sides.get(design),
            "octonite": s.octonite(slot),
            "boost": boost,
        })
    return found
