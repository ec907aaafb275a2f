"""Observations: what a seat knows as a row of bytes, in planes that have names. `engine/tensors` writes them."""

from dataclasses import dataclass

from mindbug.engine import codes, tensors
from mindbug.engine.tables import KEYWORD_BITS
from mindbug.engine.tensors import Layout, Painter
from mindbug.game.action_space import ActionSpace
from mindbug.game.labels import KINDS, PURPOSES
from mindbug.game.names import FACES
from mindbug.game.rows import Row

VERSION = 1
"""Raised whenever the same cards would get other planes than before."""
KEYWORDS = tuple(keyword.name for keyword in KEYWORD_BITS)
SIDES = ("own", "rival")


@dataclass(frozen=True)
class Plane:
    """A part of every observation: numbers of one meaning."""

    name: str
    start: int
    """The place in an observation at which it begins."""
    columns: tuple[str, ...]
    """The subject of each of its numbers: a copy of a card, a Power card, a kind of decision; one without a name."""
    top: int
    """The usual highest value; larger ones can occur, up to 255."""
    meaning: str

    @property
    def size(self) -> int:
        """The number of its values."""
        return len(self.columns)


_SINGLE = {
    tensors.OWN_HAND: ("own hand", 1, "cards of the seat's own hand"),
    tensors.OWN_HAND_SHOWN: ("own hand, shown", 1, "those of them that the rival knows"),
    tensors.RIVAL_HAND: ("rival hand", 1, "cards of the rival's hand that the reader knows"),
    tensors.OWN_DISCARD: ("own discard", 1, "cards of the seat's own discard pile"),
    tensors.RIVAL_DISCARD: ("rival discard", 1, "cards of the rival's discard pile"),
    tensors.OWN_ASIDE: ("own aside", 1, "own creatures that are set aside"),
    tensors.RIVAL_ASIDE: ("rival aside", 1, "the rival's creatures that are set aside"),
    tensors.ON_THE_WAY: ("on the way", 1, "cards that were played or given and have not arrived anywhere"),
    tensors.REVEALED: ("revealed", 1, "cards that decided who starts"),
    tensors.ASKING: ("asking", 1, "the card that asks: its effect, or the creature that attacks"),
    tensors.OWN_BOOST: ("own boost", 1, "boost cards below own creatures"),
    tensors.RIVAL_BOOST: ("rival boost", 1, "boost cards below the rival's creatures"),
    tensors.OWN_WAITING: ("own waiting", 1, "the seat's own cards whose effects wait; counted in the first column"),
    tensors.RIVAL_WAITING: ("rival waiting", 1, "likewise for the rival"),
}
_IN_PLAY = {
    tensors.PLAY: ("play", 1, "creatures in play, of one name from left to right"),
    tensors.POWER: ("power", 10, "their power now"),
    tensors.EXHAUSTED: ("exhausted", 1, "whether they are exhausted"),
    tensors.OCTONITE: ("octonite", 4, "the octonite on them"),
    tensors.ATTACKING: ("attacking", 1, "whether they attack now"),
    tensors.ATTACKS: ("attacks", 2, "how often they have attacked this turn"),
    tensors.CANNOT_BLOCK: ("cannot block", 1, "whether they cannot block this turn"),
    tensors.PROTECTED: ("protected", 1, "whether they cannot be defeated this turn"),
    tensors.BOOST_CARDS: ("boost cards", 3, "how many boost cards lie below them"),
    **{tensors.FIRST_KEYWORD + place: (name, 1, f"whether {name} works for them now")
       for place, name in enumerate(KEYWORDS)},
}
_PAIRS = {
    tensors.OWN_LIFE: ("life", 8, "life"),
    tensors.OWN_MINDBUGS: ("mindbugs", 2, "Mindbugs that are ready"),
    tensors.OWN_ENERGY: ("energy", 10, "energy"),
    tensors.OWN_HAND_SIZE: ("hand size", 5, "cards in the hand, known or not"),
    tensors.OWN_DRAW_SIZE: ("draw size", 5, "cards in the draw pile"),
    tensors.OWN_EXTRA_TURNS: ("extra turns", 1, "turns to come after this one"),
    tensors.OWN_NO_BLOCKS: ("no blocks", 1, "whether no creature of that side can block this turn"),
    tensors.OWN_EXTRA_DIE: ("extra die", 1, "whether creatures of that side have one more die this turn"),
}
_NUMBERS = {
    tensors.UNUSED_SIZE: ("unused size", 60, "cards in the unused pile"),
    tensors.POWER_DECK_SIZE: ("power deck size", 16, "face-down Power cards"),
    tensors.TURN_NUMBER: ("turn number", 40, "the number of the turn"),
    tensors.OWN_TURN: ("own turn", 1, "whether it is the reader's turn"),
    tensors.OWN_START: ("own start", 1, "whether the reader had the first turn"),
    tensors.MINDBUGS_OFF: ("mindbugs off", 1, "whether nobody can use Mindbugs this turn"),
    tensors.UP_TO: ("up to", 1, "whether the one who decides may stop choosing"),
    tensors.HOW_MANY: ("how many", 2, "cards still to be chosen, or octonite still to be spread"),
    tensors.REROLLS: ("rerolls", 2, "how often dice can still be rolled again"),
}


_KIND_NAMES = {**KINDS, codes.ORDER_FAST: "order fast", codes.ROLL_NUMBER: "roll number"}
"""Two kinds of the engine share a name with others."""


class Observations:
    """The planes of a pool of cards, and rows of them."""

    def __init__(self, space: ActionSpace) -> None:
        """Lays out the planes for the cards of that space."""
        self.layout = Layout(space.numbering, len(space.columns), len(space.power_cards))
        """The same for the engine."""
        copies = tuple(name if copy == 1 else f"{name} #{copy}" for name, copy in space.columns)
        self.planes = (*_card_planes(copies), *_power_planes(self.layout, tuple(space.power_cards)),
                       *_number_planes(self.layout.numbers))
        """Every plane with its place in a row."""
        self.painter = Painter(self.layout, 1)
        """It writes a seat's knowledge of a state into the row; seat 2 is everybody."""
        self.row = Row(memoryview(self.painter.buffer))
        """The row that was painted last."""
        self.mask = space.mask
        """A session writes into it which actions are possible."""
        self.decision_rows = self.row, space.mask_row
        """A decision in numbers: the row, and the mask."""

    def __len__(self) -> int:
        return self.layout.size


def _card_planes(copies: tuple[str, ...]) -> list[Plane]:
    named = dict(_SINGLE)
    for side, first in zip(SIDES, (tensors.OWN_PLAY, tensors.RIVAL_PLAY), strict=True):
        named |= {first + place: (f"{side} {name}", top, f"{side}: {meaning}")
                  for place, (name, top, meaning) in _IN_PLAY.items()}
    assert sorted(named) == list(range(tensors.CARD_PLANES))
    return [Plane(name, place * len(copies), copies, top, meaning)
            for place, (name, top, meaning) in sorted(named.items())]


def _power_planes(layout: Layout, cards: tuple[str, ...]) -> list[Plane]:
    return [Plane("power row", layout.power_planes, cards, 1, "Power cards that can be bought"),
            Plane("power discard", layout.power_planes + len(cards), cards, 1, "Power cards that were bought")]


def _number_planes(start: int) -> list[Plane]:
    faces = tuple(label for _, label in sorted(FACES.items()))
    kinds = tuple(_KIND_NAMES.get(kind, f"unused {kind}") for kind in range(tensors.KINDS))
    purposes = tuple(f"{PURPOSES[purpose]} {purpose}" if purpose in PURPOSES else f"unused {purpose}"
                     for purpose in range(tensors.PURPOSES))
    planes = [Plane(f"{side} {name}", start + place + which, ("",), top, f"{side}: {meaning}")
              for place, (name, top, meaning) in _PAIRS.items() for which, side in enumerate(SIDES)]
    planes += [Plane(name, start + place, ("",), top, meaning) for place, (name, top, meaning) in _NUMBERS.items()]
    planes += [Plane(f"{side} team", start + tensors.OWN_TEAM + len(KEYWORDS) * which, KEYWORDS, 1,
                     f"{side}: keywords that all creatures of that side have this turn")
               for which, side in enumerate(SIDES)]
    planes += [
        Plane("decider", start + tensors.DECIDER, (*SIDES, "chance", "nobody"), 1, "who must choose"),
        Plane("kind", start + tensors.KIND, kinds, 1, "the kind of the decision"),
        Plane("purpose", start + tensors.PURPOSE, purposes, 1, "what a chosen card is for"),
        Plane("first die", start + tensors.DIE_FACES, faces, 1, "what it shows, while it can be rolled again or waits"),
        Plane("second die", start + tensors.DIE_FACES + len(faces), faces, 1, "likewise"),
    ]
    return sorted(planes, key=lambda plane: plane.start)
