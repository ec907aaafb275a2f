"""What lies on the table as one reader sees it: every card with an id of its own and with what can be done to it.

No language and no HTML here. The ids of elements are what an attentive reader could learn most from: a card that the
reader knows has the same id as long as the game lasts, made with a secret so that nothing follows from it; a card
that the reader does not know is called by its place in the hand.
"""

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

from mindbug.engine import codes
from mindbug.engine.bits import bit, count
from mindbug.engine.knowledge import power_order, slots
from mindbug.engine.power import dice_of, granted, keywords, mirrored, power, works
from mindbug.engine.rules import face_of
from mindbug.engine.state import BOOST_SHIFT, GRANTED_SHIFT, State
from mindbug.game.decisions import Decision, Option
from mindbug.game.game import Game
from mindbug.game.labels import FACES, PLAIN_VERBS, SEATS, card_name
from mindbug.game.positions import in_order
from mindbug.game.positions import keyword_names as listed_keywords
from mindbug.game.seats import rival
from mindbug.game.views import ALL_KEYWORDS
from mindbug.web.html.why_not import Reason, why_not

_SECRET = secrets.token_bytes(16)
EVERYTHING = (1 << 62) - 1
ON_A_CARD = (codes.ACTION, codes.HUNT, codes.BLOCK, codes.TARGET, codes.CARD, codes.DISCARD, codes.SPREAD,
             codes.ORDER_FAST)


@cache
def keyword_names(bits: int) -> tuple[str, ...]:
    """Kept: there are but a few mixes of keywords, and every card of every table asks."""
    return tuple(listed_keywords(bits))


@dataclass(frozen=True)
class Bonus:
    """Power or keywords that are not printed on the creature."""

    power: int = 0
    keywords: tuple[str, ...] = ()
    source: str | None = None
    """The creature that gives it; None: it lasts for this turn."""


class Card(NamedTuple):
    """A tuple, because many are made and used as keys."""

    id: str
    name: str | None = None
    """None: face down."""
    power: int = 0
    """The cost of a Power card."""
    for_sale: bool = False
    """Whether it is a Power card."""
    printed: int = 0
    keywords: tuple[str, ...] = ()
    idle: bool = False
    exhausted: bool = False
    octonite: int = 0
    dice: int = 0
    attacking: bool = False
    asking: bool = False
    bonuses: tuple[Bonus, ...] = ()
    options: tuple[Option, ...] = ()
    twin: str | None = None
    """The id of an equal card that stands for both."""
    why_not: Reason | None = None


@dataclass(frozen=True)
class Side:
    seat: str
    life: int
    mindbugs: int
    energy: int
    draw: int
    hand: tuple[Card, ...]
    play: tuple[Card, ...]
    discard: tuple[Card, ...]
    choosing: bool
    """Whether a card of the discard pile is to be chosen."""


@dataclass(frozen=True)
class Scene:
    me: Side
    """The reader's side; for a spectator that of p1."""
    opp: Side
    stage: tuple[Card, ...]
    revealed: tuple[str, ...]
    power_row: tuple[Card, ...]
    power_deck: int
    power_discard: tuple[str, ...]
    dice: tuple[str, ...]
    """Faces that were rolled and wait for an answer."""
    decision: Decision | None
    buttons: tuple[Option, ...]
    """The options that belong to no card on the table. Like all options: only for whoever has to choose."""

    @property
    def powered(self) -> bool:
        """Whether it is a game with Power cards."""
        return bool(self.power_row) or self.power_deck > 0

    @property
    def cards(self) -> tuple[Card, ...]:
        """All that lie somewhere."""
        sides = (zone for side in (self.me, self.opp) for zone in (side.hand, side.play, side.discard))
        return tuple(card for zone in (*sides, self.stage, self.power_row) for card in zone)


def scene_of(game: Game, reader: str | None, *, finished: bool = False, all_open: bool = False, salt: str = "",
             secret: bytes = _SECRET) -> Scene:
    """`finished`: nothing can be chosen any more; `all_open`: nothing is secret any more; `salt` names the game."""
    return _Stagehand(game, reader, finished, all_open, salt, secret).scene()


@dataclass
class _Stagehand:
    game: Game
    reader: str | None
    finished: bool
    all_open: bool
    salt: str
    secret: bytes
    options: dict[int, list[Option]] = field(default_factory=dict)
    twins: dict[int, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.state: State = self.game._state
        self.decision = None if self.finished else self.game.decision
        self.seat = codes.SPECTATOR if self.reader is None else SEATS.index(self.reader)
        self.known = EVERYTHING if self.all_open else self.state.known(self.seat)
        self.chooses = self.decision is not None and self.decision.player == self.reader

    def scene(self) -> Scene:
        s = self.state
        buttons = self.share_options() if self.chooses else ()
        mine = self.reader or "p1"
        zones = s.in_hand | s.in_play | s.in_discard
        names = [card_name(s, codes.POWER_CARD + place) for place in power_order(s)]
        row = s.power_drawn - count(s.power_row)
        return Scene(
            me=self.side(mine), opp=self.side(rival(mine)),
            stage=tuple(self.card(slot) for slot in slots(s.known(self.seat) & ~zones)),
            revealed=tuple(s.deal.book.creatures[design].name for design in s.deal.revealed),
            power_row=tuple(self.power_card(place) for place in slots(s.power_row)),
            power_deck=len(names) - s.power_drawn,
            power_discard=tuple(name for name in names[:row] if name),
            dice=self.rolled(), decision=self.decision, buttons=buttons)

    # ---- options

    def share_options(self) -> tuple[Option, ...]:
        """Give the cards their options; what is left over has no card on the table."""
        s = self.state
        decision, numbers = self.game._decide()
        left = []
        for option, number in zip(decision.options, numbers, strict=True):
            place = self.place(number)
            if place is None or not self.shows(place):
                left.append(option)
                continue
            self.options.setdefault(place, []).append(option)
            if place < codes.POWER_CARD and not s.in_play & bit(place):
                pile = s.in_hand if s.in_hand & bit(place) else s.in_discard
                self.twins.update({slot: place for slot in slots(s.same_card(place, pile)) if slot != place})
        return tuple(left)

    def place(self, number: int) -> int | None:
        """The slot or Power card that an option is about."""
        kind = self.state.decision
        if number in PLAIN_VERBS.get(kind, {}):
            return None
        if kind == codes.BUY:
            return codes.POWER_CARD + number
        if kind in ON_A_CARD:
            return number % 64 if kind == codes.ACTION else number
        return None

    def shows(self, place: int) -> bool:
        s = self.state
        if place >= codes.POWER_CARD:
            return bool(s.power_row & bit(place - codes.POWER_CARD))
        zones = s.in_hand | s.in_play | s.in_discard
        return bool(self.known & zones & bit(place))

    # ---- zones

    def side(self, seat: str) -> Side:
        s = self.state
        player = SEATS.index(seat)
        discard = in_order(s, s.discard_of(player))
        return Side(
            seat, s.life(player), s.mindbugs(player), s.energy(player),
            s.deal.ends[player] - (s.drawn1 if player else s.drawn0),
            self.hand(player), tuple(self.card(slot) for slot in in_order(s, s.creatures_of(player))),
            tuple(self.card(slot) for slot in discard), any(slot in self.options for slot in discard))

    def hand(self, player: int) -> tuple[Card, ...]:
        s = self.state
        hand = in_order(s, s.hand_of(player))
        if player == self.seat:
            return tuple(self.card(slot) for slot in hand)
        # the order of arrival would tell what was drawn when
        known = sorted((slot for slot in hand if self.known & bit(slot)), key=lambda slot: card_name(s, slot) or "")
        hidden = len(hand) - len(known)
        backs = [Card(f"{SEATS[player]}-back{i}") for i in range(hidden)]
        return (*(self.card(slot) for slot in known), *backs)

    # ---- cards

    def handle(self, slot: int) -> str:
        """The id of a slot, or of a place in the Power deck."""
        said = f"{self.salt} {self.reader} {slot}".encode()
        kind = "w" if slot >= codes.POWER_CARD else "c"
        return kind + hashlib.blake2b(said, key=self.secret, digest_size=5).hexdigest()

    def card(self, slot: int) -> Card:
        s = self.state
        name = card_name(s, slot)
        design = s.design(slot)
        book = s.deal.book
        options = tuple(self.options.get(slot, ()))
        twin = self.twins.get(slot)
        card = Card(
            self.handle(slot), name, book.power[design], printed=book.power[design],
            keywords=keyword_names(book.keywords[design]), dice=book.dice[design],
            asking=self.decision is not None and s.source == slot, options=options,
            twin=self.handle(twin) if twin is not None else None,
            why_not=why_not(s, slot) if self.chooses and not options and twin is None else None)
        if not s.in_play & bit(slot):
            return card
        current = keywords(s, slot)
        return card._replace(
            power=power(s, slot), keywords=keyword_names(current),
            idle=current != 0 and not works(s, slot, ALL_KEYWORDS), exhausted=bool(s.exhausted & bit(slot)),
            octonite=s.octonite(slot), dice=dice_of(s, slot), attacking=bool(s.attacking & bit(slot)),
            bonuses=tuple(self.bonuses(slot)))

    def bonuses(self, slot: int) -> Sequence[Bonus]:
        """Where power and keywords come from that are not printed."""
        s = self.state
        mask = bit(slot)
        now = Bonus((s.marks[slot] >> BOOST_SHIFT) & 0xFF, keyword_names(
            (s.marks[slot] >> GRANTED_SHIFT) & 0xFF | (s.team_keywords1 if s.controller(slot) else s.team_keywords0)))
        found = [now]
        own_power = granted(s, codes.C_OWN_POWER, slot, slot) if s.deal.masks[codes.C_OWN_POWER] & mask else 0
        own_words = granted(s, codes.C_OWN_KEYWORDS, slot, slot) if s.deal.masks[codes.C_OWN_KEYWORDS] & mask else 0
        if s.deal.masks[codes.C_MIRROR] & mask:
            own_words |= mirrored(s, slot)
        found.append(Bonus(own_power, keyword_names(own_words), card_name(s, slot)))
        for source in slots(s.in_play & (s.deal.masks[codes.C_POWER] | s.deal.masks[codes.C_KEYWORDS])):
            found.append(Bonus(granted(s, codes.C_POWER, source, slot),
                               keyword_names(granted(s, codes.C_KEYWORDS, source, slot)), card_name(s, source)))
        return [bonus for bonus in found if bonus.power or bonus.keywords]

    def power_card(self, place: int) -> Card:
        s = self.state
        number = s.deal.power_deck[place]
        name = card_name(s, codes.POWER_CARD + place)
        options = tuple(self.options.get(codes.POWER_CARD + place, ()))
        cost = s.deal.book.power_cards[number].cost
        reason = Reason("too_expensive") if self.chooses and s.decision == codes.BUY and not options else None
        return Card(self.handle(codes.POWER_CARD + place), name, cost, for_sale=True, printed=cost, options=options,
                    why_not=reason)

    def rolled(self) -> tuple[str, ...]:
        """The dice on the table, while they can be rolled again or wait for their turn."""
        s = self.state
        if s.decision not in (codes.REROLL, codes.DIE) or self.decision is None:
            return ()
        return tuple(FACES[face_of(s.dice, die)] for die in range(s.dice & 3))
