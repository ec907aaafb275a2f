"""Changes are noted as events, and cards that change together are put into an order."""

from librt.vecs import append
from mypy_extensions import i64

from mindbug.engine.aliases import Card, Mask, Player, Slot
from mindbug.engine.bits import lowest
from mindbug.engine.codes import E_BOUGHT, E_ENTERED, NO_CARD
from mindbug.engine.packing import pack_event
from mindbug.engine.state import State


def emit(s: State, kind: i64, player: Player, card: Card, other: Card = NO_CARD, number: i64 = 0,
         total: i64 = 0) -> None:
    """Notes what happened; `other`, `number` and `total` mean what `game.events` says for that kind."""
    if s.brief and kind > E_ENTERED and kind != E_BOUGHT:
        return
    readers: i64 = 7
    if card < NO_CARD:
        readers = ((s.known0 >> card) & 1) | (((s.known1 >> card) & 1) << 1) | (((s.known2 >> card) & 1) << 2)
    event = pack_event(kind, player, card, other, number, total, readers)
    if s.brief:
        s.notes = append(s.notes, event)
    else:
        s.events.append(event)


def next_of(s: State, mask: Mask) -> Slot:
    """Returns the card that is next: the active player's cards come first, each side as they arrived. The rules know no
    order across the sides."""
    own = mask & s.cards_of(s.active)
    return s.oldest(own if own else mask)


def next_by_design(s: State, mask: Mask) -> Slot:
    """Returns the card that is next by design, for cards that leave a hand together: the order of arrival would tell
    what was drawn when."""
    best = s.oldest(mask)
    rest = mask
    while rest:
        slot = lowest(rest)
        rest &= rest - 1
        if s.design(slot) < s.design(best):
            best = s.oldest(s.same_card(slot, mask))
    return best
