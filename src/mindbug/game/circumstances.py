"""The circumstances of a choice: what everybody can see when it is made, and what explains its consequences.

Events say that a creature was defeated; the circumstances say that it had power 4 and met one that is POISONOUS.
"""

from dataclasses import dataclass
from typing import NamedTuple

from mindbug.engine import codes
from mindbug.engine.bits import bit
from mindbug.engine.knowledge import slots
from mindbug.engine.power import keywords, power
from mindbug.engine.state import State
from mindbug.game.decisions import Decision
from mindbug.game.names import keyword_names, name_of
from mindbug.game.positions import in_order
from mindbug.game.seats import SEATS, Seat
from mindbug.game.views import idle
from mindbug.game.why_not import block_ban, evades


class Fighter(NamedTuple):
    """A creature in play."""

    seat: Seat
    """The seat that controls it."""
    name: str
    """Its English name."""
    power: int
    """Its power at the moment."""
    keywords: tuple[str, ...]
    """The keywords that work at the moment."""
    barred: str | None = None
    """The card that forbids it to block."""
    evades: int = 0
    """The number of enemy creatures that may not block it because of its own text."""


@dataclass(frozen=True)
class Circumstances:
    """Everything that everybody can see of the creatures and the decision when a choice is made."""

    asked: str = ""
    """The kind of the decision; empty where nothing was asked."""
    source: str | None = None
    """The card that asks."""
    fighters: tuple[Fighter, ...] = ()
    """All creatures in play."""

    def of(self, seat: str | None) -> list[Fighter]:
        """Returns the creatures of that seat."""
        return [fighter for fighter in self.fighters if fighter.seat == seat]

    def find(self, seat: str | None, name: str | None) -> Fighter | None:
        """The creature of that name, if there is exactly one or all of them are alike."""
        found = {fighter for fighter in self.of(seat) if fighter.name == name}
        return found.pop() if len(found) == 1 else None


NOTHING_ASKED = Circumstances()
"""The circumstances before the first choice, and where nobody has chosen anything."""


def circumstances_of(s: State, decision: Decision | None) -> Circumstances:
    fighters = []
    for player, seat in enumerate(SEATS):
        for slot in in_order(s, s.creatures_of(player)):
            current = keywords(s, slot)
            working = () if idle(s, slot, current) else tuple(keyword_names(current))
            evasive = s.deal.masks[codes.C_UNBLOCKABLE] & bit(slot)
            evaded = sum([evades(s, slot, other) for other in slots(s.creatures_of(1 - player))]) if evasive else 0
            fighters.append(Fighter(seat, name_of(s, slot), power(s, slot), working, block_ban(s, slot), evaded))
    return Circumstances(decision.kind if decision else "", decision.source if decision else None, tuple(fighters))
