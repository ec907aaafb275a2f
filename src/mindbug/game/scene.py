"""The game as it lies before one reader, for programs that draw it.

A scene says of every card where it lies, what is on it, what can be done with it and why nothing can. It holds what the
reader may know and nothing else, like the view, which tells bots the same in fewer words. There is no language here.

The identity of cards could tell an attentive reader most. A card that the reader knows has an `id` made with a secret
of the caller, so that it stays the same all game long and nothing follows from it. A card that the reader does not
know is called by its place in the hand.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import NamedTuple

from mindbug.engine import codes
from mindbug.engine.bits import bit, count
from mindbug.engine.book import Book
from mindbug.engine.knowledge import power_order, slots
from mindbug.engine.moves import unplaced
from mindbug.engine.packing import boost_of, dice_number, face_of, granted_of, option_form, option_slot
from mindbug.engine.permissions import dice_of
from mindbug.engine.power import granted, keywords, mirrored, power, sources_of
from mindbug.engine.state import State
from mindbug.game.decisions import Decision, Option, asked_with
from mindbug.game.labels import CHOOSING
from mindbug.game.names import FACES, creature_names, name_of
from mindbug.game.names import keyword_names as listed_keywords
from mindbug.game.positions import in_order
from mindbug.game.seats import SEATS, Seat, rival
from mindbug.game.views import draw_pile, idle, known_hand, revealed_names
from mindbug.game.why_not import Reason, why_not

EVERYTHING = (1 << 62) - 1
GAMES_KEPT = 8192  # seen by one reader each, of about 6 KB


@dataclass(frozen=True)
class Bonus:
    """Power or keywords that are not printed on the creature."""

    power: int = 0
    """The power that is added; it may be negative."""
    keywords: tuple[str, ...] = ()
    """The keywords that are added."""
    source: str | None = None
    """The creature that gives it; None: it lasts for this turn."""


class PrintedLine(NamedTuple):
    """A line of the text of a card."""

    text: str
    """The words, in the language of the reader."""
    about_dice: bool = False
    """True if the line says how many dice are rolled, which a picture can show otherwise."""


class SceneCard(NamedTuple):
    """A card that lies somewhere. It is a tuple, because many are made and used as keys."""

    id: str
    """The name of this very card for this reader; it says nothing about what the card is."""
    name: str | None = None
    """None: face down."""
    power: int = 0
    """The cost of a Power card."""
    for_sale: bool = False
    """True if it is a Power card."""
    printed: int = 0
    """The power without anything that was added."""
    keywords: tuple[str, ...] = ()
    """The keywords that it has now."""
    idle: bool = False
    """True if its keywords do nothing at the moment."""
    exhausted: bool = False
    """True if it is exhausted, so that TOUGH no longer saves it."""
    side: str | None = None
    """The side that an exhausted creature shows, if it has sides."""
    octonite: int = 0
    """The octonite that lies on it."""
    boost: tuple[str, ...] = ()
    """The names of its boost cards, in the order in which they were put there."""
    dice: int = 0
    """The number of dice that its attack rolls."""
    attacking: bool = False
    """True if its attack is under way."""
    asking: bool = False
    """True if the decision is about what this card does."""
    bonuses: tuple[Bonus, ...] = ()
    """Everything that is not printed, in the order in which the sources came into play."""
    options: tuple[Option, ...] = ()
    """The options that the reader has with it now."""
    twin: str | None = None
    """The id of an equal card that stands for both."""
    why_not: Reason | None = None
    """The reason why the reader can do nothing with it, where one would expect something."""
    printed_then: tuple[tuple[str, tuple[PrintedLine, ...]], ...] = ()
    """The text of the card in each language, where a game is shown that was played with other cards than today's."""


_OPTIONS = list(SceneCard.__annotations__).index("options")  # `twin` comes next


def renamed(card: SceneCard, id: str, twin: str | None) -> SceneCard:
    """Returns the card with other ids and without its options. It is taken apart by places, because `_replace` takes
    three times as long."""
    return tuple.__new__(SceneCard, (id, *card[1:_OPTIONS], (), twin, *card[_OPTIONS + 2:]))


@dataclass(frozen=True)
class SceneSide:
    """Everything that belongs to one seat."""

    seat: Seat
    """The seat that the side belongs to."""
    life: int
    """The life of the player."""
    mindbugs: int
    """The number of Mindbugs that are ready."""
    energy: int
    """The energy of the player, in games with Power cards."""
    draw: int
    """The number of cards in the draw pile."""
    hand: tuple[SceneCard, ...]
    """The cards in hand; those that the reader does not know lie face down."""
    play: tuple[SceneCard, ...]
    """The creatures that the player controls, in the order of their arrival."""
    discard: tuple[SceneCard, ...]
    """The discard pile."""
    choosing: bool
    """True if the reader has to choose a card of the discard pile."""
    aside: tuple[SceneCard, ...] = ()
    """Creatures of this side that are set aside."""


@dataclass(frozen=True)
class Scene:
    """The game as it lies before one reader."""

    reader: Seat | None
    """None: a spectator."""
    turn: Seat
    """The seat whose turn it is."""
    turn_number: int
    """The number of the turn, counted from 1 over both players."""
    me: SceneSide
    """The reader's side; for a spectator that of p1."""
    opp: SceneSide
    """The other side."""
    stage: tuple[SceneCard, ...]
    """Cards that were played and have not arrived anywhere."""
    revealed: tuple[str, ...]
    """The cards that decided who starts."""
    power_row: tuple[SceneCard, ...]
    """The Power cards that can be bought."""
    power_deck: int
    """The number of cards in the Power deck."""
    power_discard: tuple[str, ...]
    """The names of the Power cards that were bought."""
    dice: tuple[str, ...]
    """Faces that were rolled and wait for an answer."""
    decision: Decision | None
    """The pending decision. Whoever does not have to choose gets only those options that name no card."""
    buttons: tuple[Option, ...]
    """The options that belong to no card that the reader sees."""
    winner: Seat | None
    """The seat that has won; None for a draw and while the game is on."""
    outcome: str | None
    """The reason why the game is over: life, no_action, effect, turn_limit."""

    @property
    def powered(self) -> bool:
        """True if it is a game with Power cards."""
        return bool(self.power_row) or self.power_deck > 0

    @property
    def cards(self) -> tuple[SceneCard, ...]:
        """All cards that lie somewhere."""
        me, opp = self.me, self.opp
        return (*me.hand, *me.play, *me.discard, *me.aside, *opp.hand, *opp.play, *opp.discard, *opp.aside,
                *self.stage, *self.power_row)


@dataclass(frozen=True)
class Asked:
    """The pending decision, and the engine's number of each of its options."""

    decision: Decision
    numbers: Sequence[int]


def scene_of(s: State, reader: Seat | None, asked: Asked | None, outcome: str | None, *, all_open: bool,
             secret: bytes | None) -> Scene:
    """`asked` is None where nothing can be chosen any more; see `Game.scene`."""
    return _Stagehand(s, reader, asked, outcome, all_open, secret).scene()


@cache
def keyword_names(bits: int) -> tuple[str, ...]:
    """Returns the names of the keywords. They are kept: there are but a few mixes, and every card of every scene
    asks."""
    return tuple(listed_keywords(bits))


class _Memory(NamedTuple):
    """Things that a game asks for again and again."""

    ids: dict[int, str]
    resting: dict[tuple[int, int, Book], SceneCard]
    """Slot, design and book -> a card out of play that has nothing to do with the decision."""


@lru_cache(GAMES_KEPT)
def _memory(secret: bytes, reader: Seat | None) -> _Memory:
    """Returns what was made with a secret for a reader."""
    return _Memory({}, {})


@cache
def _backs(seat: Seat, number: int) -> tuple[SceneCard, ...]:
    """Returns that many backs of cards, for a hand that the reader does not know."""
    return tuple([SceneCard(f"{seat}-back{place}") for place in range(number)])


@dataclass
class _Stagehand:
    """A helper that puts the scene together for one reader, card by card."""

    state: State
    reader: Seat | None
    asked: Asked | None
    outcome: str | None
    all_open: bool
    secret: bytes | None
    options: dict[int, list[Option]] = field(default_factory=dict)
    twins: dict[int, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.ids, self.resting = _Memory({}, {}) if self.secret is None else _memory(self.secret, self.reader)
        self.names = creature_names(self.state.deal.book)
        self.seat = codes.SPECTATOR if self.reader is None else SEATS.index(self.reader)
        self.known = EVERYTHING if self.all_open else self.state.known(self.seat)
        self.chooses = self.asked is not None and self.asked.decision.player == self.reader
        self.chosen = self.state.chosen if self.state.decision in CHOOSING else 0
        givers = sources_of(self.state, codes.C_POWER) | sources_of(self.state, codes.C_KEYWORDS)
        self.givers = in_order(self.state, givers)

    def scene(self) -> Scene:
        s = self.state
        buttons = self.share_options(self.asked) if self.asked and self.chooses else ()
        mine: Seat = self.reader or "p1"
        names = [name_of(s, codes.POWER_CARD + place) for place in power_order(s)]
        row = s.power_drawn - count(s.power_row)
        return Scene(
            reader=self.reader, turn=SEATS[s.active], turn_number=s.turn_number,
            me=self.side(mine), opp=self.side(rival(mine)),
            stage=self.cards(in_order(s, unplaced(s, s.known(self.seat)))),
            revealed=tuple(revealed_names(s)),
            power_row=tuple(self.power_card(place) for place in slots(s.power_row)),
            power_deck=len(names) - s.power_drawn, power_discard=tuple(names[:row]),
            dice=self.rolled(), decision=self.decision(), buttons=buttons,
            winner=SEATS[s.winner] if s.winner < codes.SPECTATOR else None, outcome=self.outcome)

    def decision(self) -> Decision | None:
        """Options tell what the chooser holds: everybody else gets only those that name no card."""
        if self.asked is None:
            return None
        decision = self.asked.decision
        if self.chooses:
            return decision
        return asked_with(decision, [option for option in decision.options if option.card is None], decision.effect)

    # ---- options

    def share_options(self, asked: Asked) -> tuple[Option, ...]:
        """Gives the cards their options; what is left over has no card in the scene."""
        s = self.state
        left = []
        for option, number in zip(asked.decision.options, asked.numbers, strict=True):
            place = self.place(number)
            if place is None or not self.shows(place):
                left.append(option)
                continue
            if place < codes.POWER_CARD and not s.in_play & bit(place):
                alike = self.alike(place)
                place = next(slot for slot in alike if not self.chosen & bit(slot))
                self.twins.update({slot: place for slot in alike if slot != place})
            self.options.setdefault(place, []).append(option)
        return tuple(left)

    def place(self, number: int) -> int | None:
        """The slot or Power card that an option is about."""
        form = option_form(self.state.decision)
        if form == codes.TURN_ACTIONS:
            return option_slot(number)
        if number == codes.PASS or form not in (codes.SLOTS, codes.PLACES):
            return None
        return number if form == codes.SLOTS else codes.POWER_CARD + number

    def shows(self, place: int) -> bool:
        s = self.state
        if place >= codes.POWER_CARD:
            return bool(s.power_row & bit(place - codes.POWER_CARD))
        zones = s.in_hand | s.in_play | s.in_discard
        return bool(self.known & zones & bit(place))

    def alike(self, slot: int) -> list[int]:
        """The copies of a card in one hand or pile that one option stands for, as they lie there."""
        s = self.state
        if s.in_discard & bit(slot):
            return in_order(s, s.same_card(slot, s.in_discard))
        copies = s.same_card(slot, s.in_hand)
        return [card for card in self.hand(s.controller(slot)) if copies & bit(card)]

    # ---- zones

    def side(self, seat: Seat) -> SceneSide:
        s = self.state
        player = SEATS.index(seat)
        discard = in_order(s, s.discard_of(player))
        hand = self.hand(player)
        hidden = count(s.hand_of(player)) - len(hand)
        return SceneSide(
            seat, s.life(player), s.mindbugs(player), s.energy(player), draw_pile(s, player),
            hand=self.cards(hand) + _backs(seat, hidden),
            play=self.cards(in_order(s, s.creatures_of(player))), discard=self.cards(discard),
            choosing=any(slot in self.options for slot in discard),
            aside=self.cards(in_order(s, s.aside & s.cards_of(player))))

    def hand(self, player: int) -> list[int]:
        """The cards of a hand that the reader knows. Copies in a foreign hand lie by their ids, which tell nothing."""
        hand = known_hand(self.state, player, self.seat, self.known)
        if player == self.seat or self.all_open or self.secret is None:
            return hand
        return sorted(hand, key=lambda slot: (name_of(self.state, slot), self.id(slot)))

    # ---- cards

    def id(self, slot: int) -> str:
        """The id of a slot, or of a place in the Power deck."""
        found = self.ids.get(slot)
        if found is None:
            kind = "w" if slot >= codes.POWER_CARD else "c"
            found = self.ids[slot] = kind + (str(len(self.ids)) if self.secret is None else hashlib.blake2b(
                f"{self.reader} {slot}".encode(), key=self.secret, digest_size=5).hexdigest())
        return found

    def cards(self, places: Sequence[int]) -> tuple[SceneCard, ...]:
        return tuple([self.card(slot) for slot in places])

    def card(self, slot: int) -> SceneCard:
        s, mask, book = self.state, bit(slot), self.state.deal.book
        design, options, twin = s.design(slot), tuple(self.options.get(slot, ())), self.twins.get(slot)
        asking = self.asked is not None and s.source == slot
        reason = why_not(s, slot) if self.chooses and not options and twin is None else None
        resting = not (options or twin is not None or asking or reason or (s.in_play | s.aside) & mask)
        if resting and (known := self.resting.get((slot, design, book))):
            return known
        name, printed = self.names[design], book.power[design]
        other = self.id(twin) if twin is not None else None
        if not (s.in_play | s.aside) & mask:  # in their order, because that is quicker than by name
            found = SceneCard(self.id(slot), name, printed, False, printed, keyword_names(book.keywords[design]), False,
                              False, None, 0, (), book.dice[design], False, asking, (), options, other, reason)
            if resting:
                self.resting[slot, design, book] = found
            return found
        here = not s.aside & mask
        current = keywords(s, slot) if here else book.keywords[design]
        return SceneCard(
            self.id(slot), name, power(s, slot) if here else printed, False, printed, keyword_names(current),
            here and idle(s, slot, current), bool(s.exhausted & mask), book.side_labels.get(design), s.octonite(slot),
            tuple([name_of(s, held) for held in in_order(s, s.held_by(slot, s.under))]) if s.under else (),
            dice_of(s, slot) if here else book.dice[design], here and bool(s.attacking & mask), asking,
            tuple(self.bonuses(slot)) if here else (),
            options, other, reason)

    def bonuses(self, slot: int) -> list[Bonus]:
        """The sources of power and keywords that are not printed: this turn, itself, others by their arrival. Most
        creatures have none, so nothing is named before it is known to give something."""
        s = self.state
        mask, marks, masks = bit(slot), s.marks[slot], s.deal.masks
        found = []
        boost = boost_of(marks)
        words = granted_of(marks) | (s.team_keywords1 if s.controller(slot) else s.team_keywords0)
        if boost or words:
            found.append(Bonus(boost, keyword_names(words), None))
        boost = granted(s, codes.C_OWN_POWER, slot, slot) if masks[codes.C_OWN_POWER] & mask else 0
        words = granted(s, codes.C_OWN_KEYWORDS, slot, slot) if masks[codes.C_OWN_KEYWORDS] & mask else 0
        if masks[codes.C_MIRROR] & mask:
            words |= mirrored(s, slot)
        if boost or words:
            found.append(Bonus(boost, keyword_names(words), name_of(s, slot)))
        if s.under:
            found += [Bonus(1, (), name_of(s, held)) for held in in_order(s, s.held_by(slot, s.under))]
        for source in self.givers:
            boost, words = granted(s, codes.C_POWER, source, slot), granted(s, codes.C_KEYWORDS, source, slot)
            if boost or words:
                found.append(Bonus(boost, keyword_names(words), name_of(s, source)))
        return found

    def power_card(self, place: int) -> SceneCard:
        s = self.state
        cost = s.deal.book.power_cards[s.deal.power_deck[place]].cost
        place += codes.POWER_CARD
        options = tuple(self.options.get(place, ()))
        reason = Reason("too_expensive") if self.chooses and s.decision == codes.BUY and not options else None
        return SceneCard(self.id(place), name_of(s, place), cost, for_sale=True, printed=cost, options=options,
                         why_not=reason)

    def rolled(self) -> tuple[str, ...]:
        """The dice on the table, while they can be rolled again or wait for their turn."""
        s = self.state
        if self.asked is None or s.decision not in (codes.REROLL, codes.DIE):
            return ()
        return tuple(FACES[face_of(s.dice, die)] for die in range(dice_number(s.dice)))
