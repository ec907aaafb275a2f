"""Positions: a state of the game as plain data, read and written."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate, chain
from typing import Any, NotRequired, TypedDict

from mindbug.engine import codes
from mindbug.engine.bits import MAX_SLOTS, bit
from mindbug.engine.dealing import POWER_ROW, deal_of, new_state, put_piles
from mindbug.engine.knowledge import below_pile, by_arrival, own_hand, slots
from mindbug.engine.machine import run
from mindbug.engine.packing import (
    MOST_BOOST,
    boost_of,
    granted_of,
    pack_marks,
    with_boost,
    with_granted,
)
from mindbug.engine.state import State
from mindbug.engine.tables import KEYWORD_BITS
from mindbug.engine.turn import begin_turn
from mindbug.game.catalogue import Catalogue, Selection
from mindbug.game.editions import EDITIONS, READINGS, RULES, edition_of, rules_of, version_of
from mindbug.game.errors import BadPosition
from mindbug.game.in_play import InPlay, keepers_in_order, read_creature, write_creature
from mindbug.game.mid_turn import MidTurn, check_of, checked, is_quiet, power_piles, read_mid_turn, write_mid_turn
from mindbug.game.names import keyword_names
from mindbug.game.seats import SEATS, Seat
from mindbug.words import Keyword

SEAT_DEFAULTS: dict[str, Any] = {"life": 3, "mindbugs": 2, "energy": 0, "hand": [], "draw": [], "play": [],
                                 "discard": []}
# What lasts for this turn, what a seat knows of the other hand, turns to come: only written where there is something.
SEAT_EXTRAS: dict[str, Any] = {"extra_turns": 0, "keywords": [], "extra_die": False, "cannot_block": False,
                               "boosts": {}, "attacks": {}, "shown": []}
DEFAULTS: dict[str, Any] = {
    "sets": None, "edition": "current", "turn": "p1", "p1": {}, "p2": {}, "unused": [], "revealed": [],
    "power_row": [], "power_deck": [], "power_discard": [], "phase": "action", "cards": [], "exclude": [],
    "turn_number": 1, "start_player": None, "rules": RULES, "aside": {}, "aside_by": {}, "mindbugs_off": False,
    "moment": None,
}
HIGHEST = 99_999  # as much as an event can tell
TURN_MARKS: dict[str, Any] = {"power": 0, "keywords": [], "cannot_block": False, "protected": False, "blocked": False,
                              "won": False, "borrowed": False}
"""The bonuses that a creature has for this turn."""


class BoostPosition(TypedDict):
    """Everything that a creature has for this turn only."""

    power: int
    """The power that is added."""
    keywords: list[str]
    """The keywords that are added."""
    cannot_block: NotRequired[bool]
    """It cannot block."""
    protected: NotRequired[bool]
    """It cannot be defeated."""
    blocked: NotRequired[bool]
    """It has blocked."""
    won: NotRequired[bool]
    """It has defeated an enemy creature in a fight."""
    borrowed: NotRequired[bool]
    """It goes back to the other player."""


class SeatPosition(TypedDict):
    """A seat and all of its cards."""

    life: int
    """The life of the player."""
    mindbugs: int
    """The number of Mindbugs that are ready."""
    energy: int
    """The energy of the player, in games with Power cards."""
    hand: list[str]
    """The cards in hand."""
    draw: list[str]
    """The top of the pile comes first."""
    play: list[str]
    """A name, or a name with its state: "Rhino Turtle (exhausted)"."""
    discard: list[str]
    """The cards of the discard pile."""
    extra_turns: NotRequired[int]
    """The number of turns that the player takes after this one."""
    keywords: NotRequired[list[str]]
    """The keywords that all creatures of this seat have this turn."""
    extra_die: NotRequired[bool]
    """All creatures of this seat have one more die icon this turn."""
    cannot_block: NotRequired[bool]
    """No creature of this seat can block this turn."""
    boosts: NotRequired[dict[str, BoostPosition]]
    """The bonuses of creatures for this turn, by the creature's place in `play`, counted from 0."""
    attacks: NotRequired[dict[str, int]]
    """The number of attacks that creatures have made this turn, by their places likewise."""
    shown: NotRequired[list[str]]
    """Cards of the hand that the opponent knows; everybody knows those with a star."""


class Position(TypedDict):
    """The whole truth about a game. Cards are given by their English names, piles with the top first."""

    sets: list[str]
    """The ids of the sets that make up the pool."""
    edition: str
    """The name of the edition whose rules hold."""
    turn: Seat
    """The seat whose turn it is."""
    p1: SeatPosition
    """The first seat."""
    p2: SeatPosition
    """The second seat."""
    unused: list[str]
    """The cards that were dealt to nobody."""
    revealed: list[str]
    """The cards that decided who starts."""
    power_row: list[str]
    """The Power cards that can be bought."""
    power_deck: list[str]
    """The Power cards that may still join the row."""
    power_discard: list[str]
    """The Power cards that were bought and resolved."""
    phase: str
    """`action`: the turn action is due. `start`: the turn begins."""
    cards: NotRequired[list[str]]
    """Cards of the pool besides those of the sets."""
    exclude: NotRequired[list[str]]
    """Cards of the sets that are not in the pool."""
    turn_number: NotRequired[int]
    """The number of the turn, counted from 1 over both players."""
    start_player: NotRequired[Seat]
    """The seat that had the first turn."""
    rules: NotRequired[int]
    """The version of our reading of the rules, where it is an old one."""
    mindbugs_off: NotRequired[bool]
    """Nobody can use Mindbugs this turn."""
    aside: NotRequired[dict[Seat, list[str]]]
    """Creatures that are set aside, with their states, by who controlled them."""
    aside_by: NotRequired[dict[Seat, list[int | None]]]
    """The card that keeps each of them: its number among those that set aside, where there are several."""
    moment: NotRequired[MidTurn]
    """The moment in the middle of a turn, where no turn action is due."""


@dataclass(frozen=True)
class Placed:
    """A card that lies somewhere but in a draw pile or the unused pile."""

    zone: str
    player: int
    design: int
    creature: InPlay | None = None
    holder: int | None = None
    """The place of the creature that it lies under."""


# ---- reading


class PositionReader:
    """Checks a position, piece by piece, and builds the state."""

    def __init__(self, catalogue: Catalogue, position: object, allow_any_copies: bool) -> None:
        self.catalogue = catalogue
        self.any_copies = allow_any_copies
        self.data = self.table(position, DEFAULTS, "the position")
        self.given = {key: value for key, value in self.data.items() if isinstance(position, dict) and key in position}
        self.seats = [self.table(self.data[seat], {**SEAT_DEFAULTS, **SEAT_EXTRAS}, seat) for seat in SEATS]
        self.edition = self.one_of(self.data["edition"], tuple(EDITIONS), "edition")
        self.rules = self.number(self.data["rules"], "rules", min(READINGS), RULES)
        self.turn = SEATS.index(self.one_of(self.data["turn"], SEATS, "turn"))
        self.phase = self.one_of(self.data["phase"], ("action", "start"), "phase")
        self.moment = checked(self.data["moment"], self.given, catalogue.fingerprint)
        if self.moment is not None:
            self.phase = "moment"
        self.turn_number = self.number(self.data["turn_number"], "turn_number", 1)
        starter = self.data["start_player"]
        self.start_player = self.turn if starter is None else SEATS.index(self.one_of(starter, SEATS, "start_player"))
        aside = self.table(self.data["aside"], {"p1": [], "p2": []}, "aside")
        self.in_play = [self.creatures(s["play"], f"{seat} play")
                        for seat, s in zip(SEATS, self.seats, strict=True)]
        self.aside = [self.creatures(aside[seat], f"aside {seat}") for seat in SEATS]
        self.mindbugs_off = self.flag(self.data["mindbugs_off"], "mindbugs_off")
        self.piles: dict[str, list[str]] = {
            f"{seat} {zone}": self.names(s[zone], f"{seat} {zone}") for seat, s in zip(SEATS, self.seats, strict=True)
            for zone in ("hand", "draw", "discard")
        }
        for zone in ("unused", "revealed"):
            self.piles[zone] = self.names(self.data[zone], zone)
        way = [] if self.moment is None else self.moment[0]
        resolving = [name for name in way if isinstance(name, str) and name in self.catalogue.book.power_numbers]
        self.piles["on_the_way"] = self.names(way[:len(way) - len(resolving)], "on_the_way")
        self.power: dict[str, list[str]] = {
            zone: self.power_names(self.data[zone], zone) for zone in ("power_row", "power_deck", "power_discard")
        }
        self.power["on_the_way"] = resolving
        if len(self.power["power_row"]) > POWER_ROW:
            raise BadPosition(f"power_row: at most {POWER_ROW} Power cards lie face up")
        self.pool = self.read_pool()
        self.check_copies()

    # ---- checked values

    def table(self, value: object, defaults: dict[str, Any], where: str) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise BadPosition(f"{where} must be a table (dict), not {value!r}")
        for key in value:
            if not isinstance(key, str) or key not in defaults:
                raise BadPosition(f"unknown key {key!r} in {where}; known: {', '.join(defaults)}")
        return {**defaults, **value}

    def items(self, value: object, where: str) -> list[Any]:
        if not isinstance(value, list | tuple):
            raise BadPosition(f"{where} must be a list, not {value!r}")
        return list(value)

    def one_of(self, value: object, allowed: tuple[str, ...], where: str) -> str:
        if not isinstance(value, str) or value not in allowed:
            raise BadPosition(f"{where} must be one of {', '.join(allowed)}, not {value!r}")
        return value

    def number(self, value: object, where: str, low: int, high: int = HIGHEST) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise BadPosition(f"{where} must be a whole number from {low} to {high}, not {value!r}")
        return value

    def names(self, value: object, where: str) -> list[str]:
        return [self.name(name, where) for name in self.items(value, where)]

    def name(self, name: object, where: str) -> str:
        if isinstance(name, str) and name in self.catalogue.book.numbers:
            return name
        if isinstance(name, str) and "(" in name:
            raise BadPosition(f"{name!r} in {where}: only creatures in play have a state")
        if isinstance(name, str) and name in self.catalogue.book.stages:
            raise BadPosition(f"{name!r} in {where}: outside play an evolved creature is {self.first_face(name)!r}")
        raise BadPosition(f"unknown creature {name!r} in {where}")

    def power_names(self, value: object, where: str) -> list[str]:
        for name in self.items(value, where):
            if not isinstance(name, str) or name not in self.catalogue.book.power_numbers:
                raise BadPosition(f"unknown Power card {name!r} in {where}")
        return self.items(value, where)

    def creatures(self, value: object, where: str) -> list[InPlay]:
        side_due = self.moment is not None
        return [read_creature(self.catalogue.book, entry, where, side_due) for entry in self.items(value, where)]

    def flag(self, value: object, where: str) -> bool:
        if not isinstance(value, bool):
            raise BadPosition(f"{where} must be true or false, not {value!r}")
        return value

    def first_face(self, name: str) -> str:
        """The name of the card whose stage this is."""
        book = self.catalogue.book
        if name in book.numbers:
            return name
        return book.creatures[book.first_face[book.stages[name]]].name

    # ---- the pool

    def read_pool(self) -> list[int]:
        named = [name for pile in self.piles.values() for name in pile]
        for creature in chain(*self.in_play, *self.aside):
            named += [self.first_face(creature.name), *creature.boost]
        power = [name for pile in self.power.values() for name in pile]
        if len(power) > MAX_SLOTS:
            raise BadPosition(f"power_row, power_deck and power_discard hold {len(power)} cards, over {MAX_SLOTS}")
        cards = self.names(self.data["cards"], "cards")
        exclude = self.names(self.data["exclude"], "exclude")
        if "sets" not in self.given:
            here = {self.catalogue.set_of[name] for name in (*named, *power) if name not in cards}
            self.sets = [set_id for set_id in self.catalogue.sets if set_id in here] or (
                [] if cards else [next(iter(self.catalogue.sets))])
        else:
            try:
                self.sets = self.catalogue.check_sets(self.data["sets"])
            except ValueError as error:
                raise BadPosition(str(error)) from None
            if not self.sets and not cards:
                raise BadPosition("sets must name at least one set")
        self.cards, self.exclude = cards, exclude
        pool = self.catalogue.pool(self.sets, cards, exclude)
        self.named = Counter(named)
        self.named_power = Counter(power)
        return pool

    def check_copies(self) -> None:
        book = self.catalogue.book
        copies = Counter(book.creatures[number].name for number in self.pool)
        for creature in chain(*self.in_play, *self.aside):
            if self.first_face(creature.name) not in copies:
                raise BadPosition(f"{creature.name!r} is not a card of sets {', '.join(self.sets)}")
        for name, number in self.named.items():
            if name not in copies:
                raise BadPosition(f"{name!r} is not a card of sets {', '.join(self.sets)}")
            if number > copies[name] and not self.any_copies:
                raise BadPosition(f"{number} copies of {name!r}; there are {copies[name]}")
        available = Counter(book.power_cards[number].name for number in self.catalogue.power_pool(self.pool))
        for name, number in self.named_power.items():
            if name not in available:
                raise BadPosition(f"the Power card {name!r} is not a card of sets {', '.join(self.sets)}")
            if number > available[name] and not self.any_copies:
                raise BadPosition(f"{number} copies of the Power card {name!r}; there is {available[name]}")

    # ---- the state

    def state(self, turn_limit: int) -> State:
        """Slots: the draw piles, the unused pile as far as there is room, then everything that has a place."""
        book = self.catalogue.book
        numbers = book.numbers
        draw = [self.piles[f"{seat} draw"] for seat in SEATS]
        placed: list[Placed] = []
        for player, seat in enumerate(SEATS):
            for zone, creatures in (("play", self.in_play[player]), ("aside", self.aside[player])):
                for creature in creatures:
                    holder = len(placed)
                    placed.append(Placed(zone, player, creature.design(book), creature))
                    placed += [Placed("under", player, numbers[name], None, holder) for name in creature.boost]
            for zone in ("discard", "hand"):
                placed += [Placed(zone, player, numbers[name]) for name in self.piles[f"{seat} {zone}"]]
        placed += [Placed("on_the_way", 0, numbers[name]) for name in self.piles["on_the_way"]]
        room = MAX_SLOTS - len(draw[0]) - len(draw[1]) - len(placed)
        if room < 0:
            raise BadPosition(f"{MAX_SLOTS - room} cards in hands, draw piles, play areas and discard piles are too "
                              f"many: the engine takes {MAX_SLOTS}")
        unused = self.piles["unused"]
        piles = [numbers[name] for name in (*draw[0], *draw[1], *unused[:room])]
        selection = self.catalogue.selection(self.sets, self.cards, self.exclude)
        deal = deal_of(selection.pool, [*piles, *(card.design for card in placed)])
        bought = [*self.power["power_discard"], *self.power["on_the_way"]]
        power = [*bought, *self.power["power_row"], *self.power["power_deck"]]
        ends = accumulate((len(draw[0]), len(draw[1]), len(unused[:room])))
        put_piles(deal, list(ends), [numbers[name] for name in unused[room:]],
                  [numbers[name] for name in self.piles["revealed"]],
                  [self.catalogue.book.power_numbers[name] for name in power])
        deal.rules = rules_of(self.edition, self.rules)
        deal.turn_limit = turn_limit
        deal.start_player = self.start_player
        s = new_state(deal)
        s.active = self.turn
        s.turn_number = self.turn_number
        s.power_drawn = len(bought) + len(self.power["power_row"])
        for place in range(len(bought), s.power_drawn):
            s.power_row |= bit(place)
        s.mindbugs_off = int(self.mindbugs_off)
        for slot, card in enumerate(placed, deal.ends[2]):
            self.place(s, slot, card)
            if card.holder is not None:
                s.hold(slot, deal.ends[2] + card.holder)
        self.read_keepers(s)
        for player in (0, 1):
            self.fill_seat(s, player)
        if self.moment is not None:
            read_mid_turn(s, self.moment[1], deal.ends[2])
        return s

    def place(self, s: State, slot: int, card: "Placed") -> None:
        s.clock += 1
        s.marks[slot] = pack_marks(s.clock, 0 if card.creature is None else card.creature.octonite)
        if card.player:
            s.second |= bit(slot)
        if card.zone == "hand":
            s.in_hand |= bit(slot)
            if card.player:
                s.known1 |= bit(slot)
            else:
                s.known0 |= bit(slot)
            return
        s.known0 |= bit(slot)
        s.known1 |= bit(slot)
        s.known2 |= bit(slot)
        if card.zone == "on_the_way":
            return  # the moment says who knows it
        if card.zone == "discard":
            s.in_discard |= bit(slot)
        elif card.zone == "under":
            s.under |= bit(slot)
        elif card.zone == "aside":
            s.aside |= bit(slot)
        else:
            s.in_play |= bit(slot)
        if card.creature is not None and card.creature.exhausted:
            s.exhausted |= bit(slot)

    def read_keepers(self, s: State) -> None:
        """The card that keeps what is set aside: the only one that does so, or what `aside_by` says."""
        keepers = keepers_in_order(s)
        by = self.table(self.data["aside_by"], {"p1": None, "p2": None}, "aside_by")
        for player, seat in enumerate(SEATS):
            creatures = in_order(s, s.aside & s.cards_of(player))
            default = [0 if keepers else None] * len(creatures)
            numbers = default if by[seat] is None else self.items(by[seat], f"aside_by {seat}")
            if len(numbers) != len(creatures):
                raise BadPosition(f"aside_by {seat} must name a keeper for each of {len(creatures)} creatures")
            for slot, number in zip(creatures, numbers, strict=True):
                if number is not None:
                    self.number(number, f"aside_by {seat}", 0, len(keepers) - 1)
                s.hold(slot, codes.NO_CARD if number is None else keepers[number])

    def fill_seat(self, s: State, player: int) -> None:
        seat, data = SEATS[player], self.seats[player]
        life = self.number(data["life"], f"{seat} life", 1 if self.moment is None else 0)
        mindbugs = self.number(data["mindbugs"], f"{seat} mindbugs", 0, 2)
        energy = self.number(data["energy"], f"{seat} energy", 0)
        extra = self.number(data["extra_turns"], f"{seat} extra_turns", 0)
        keywords = self.keyword_bits(data["keywords"], f"{seat} keywords")
        if player:
            s.life1, s.mindbugs1, s.energy1, s.extra1, s.team_keywords1 = life, mindbugs, energy, extra, keywords
        else:
            s.life0, s.mindbugs0, s.energy0, s.extra0, s.team_keywords0 = life, mindbugs, energy, extra, keywords
        for key in ("extra_die", "cannot_block"):
            if not isinstance(data[key], bool):
                raise BadPosition(f"{seat} {key} must be true or false, not {data[key]!r}")
        s.extra_die |= data["extra_die"] << player
        s.cannot_block |= data["cannot_block"] << player
        self.read_boosts(s, player)
        self.read_attacks(s, player)
        self.read_shown(s, player)

    def keyword_bits(self, value: object, where: str) -> int:
        bits = 0
        for name in self.items(value, where):
            if not isinstance(name, str) or name not in Keyword.__members__:
                raise BadPosition(f"unknown keyword {name!r} in {where}")
            bits |= KEYWORD_BITS[Keyword[name]]
        return bits

    def by_place(self, s: State, player: int, key: str) -> Iterator[tuple[int, Any, str]]:
        """Entries by the creature's place in the play area (from 0): slot, value, and where it stands."""
        where = f"{SEATS[player]} {key}"
        entries = self.seats[player][key]
        if not isinstance(entries, dict):
            raise BadPosition(f"{where} must be a table, not {entries!r}")
        creatures = in_order(s, s.creatures_of(player))
        for place, value in entries.items():
            if isinstance(place, bool) or str(place) not in map(str, range(len(creatures))):
                raise BadPosition(f"{where}: there is no creature number {place!r}")
            yield creatures[int(place)], value, where

    def read_attacks(self, s: State, player: int) -> None:
        for slot, value, where in self.by_place(s, player, "attacks"):
            s.attacked |= bit(slot)
            if self.number(value, where, 1, 2) == 2:
                s.attacked_twice |= bit(slot)

    def read_boosts(self, s: State, player: int) -> None:
        """More power and keywords this turn."""
        for slot, boost, where in self.by_place(s, player, "boosts"):
            marks = self.table(boost, TURN_MARKS, where)
            s.pinned |= self.flag(marks["cannot_block"], where) << slot
            s.sheltered |= self.flag(marks["protected"], where) << slot
            s.blocked |= self.flag(marks["blocked"], where) << slot
            s.victors |= self.flag(marks["won"], where) << slot
            s.borrowed |= self.flag(marks["borrowed"], where) << slot
            if marks["power"] or marks["keywords"]:
                s.boosted |= bit(slot)
            s.marks[slot] = with_boost(s.marks[slot], self.number(marks["power"], where, 0, MOST_BOOST))
            s.marks[slot] = with_granted(s.marks[slot], self.keyword_bits(marks["keywords"], where))

    def read_shown(self, s: State, player: int) -> None:
        """Cards of this hand that the opponent knows; with a star, everybody does."""
        where = f"{SEATS[player]} shown"
        left = in_order(s, s.hand_of(player))
        book = self.catalogue.book
        for entry in sorted(map(str, self.items(self.seats[player]["shown"], where)), reverse=True):  # "X*" before "X"
            name = entry.removesuffix("*")
            found = next((slot for slot in left if book.creatures[s.design(slot)].name == name), None)
            if found is None:
                raise BadPosition(f"{entry!r} in {where} is not in that hand")
            left.remove(found)
            s.known0 |= bit(found)
            s.known1 |= bit(found)
            if entry.endswith("*"):
                s.known2 |= bit(found)


def open_position(s: State, phase: str) -> None:
    """Lets the rules run from here on: the turn action is asked for, or the turn begins. In the middle of a turn they
    run already."""
    if phase == "moment":
        return
    if phase == "start":
        begin_turn(s, s.active)
    else:
        s.push(codes.TURN_ACTION, s.active, codes.NO_CARD, 0)
    run(s)


# ---- writing


def in_order(s: State, mask: int) -> list[int]:
    """The cards of a zone from left to right, in the order of their arrival."""
    return by_arrival(s, mask)


def write_position(s: State, selection: Selection) -> Position:
    book = s.deal.book
    ends = s.deal.ends
    names = [book.creatures[design].name for design in s.deal.designs]
    power = power_piles(s)
    position: Position = {
        "sets": list(selection.sets),
        "edition": edition_of(s.deal.rules),
        "turn": SEATS[s.active],
        "p1": write_seat(s, 0, names, [*range(s.drawn0, ends[0]), *below_pile(s, 0)]),
        "p2": write_seat(s, 1, names, [*range(s.drawn1, ends[1]), *below_pile(s, 1)]),
        "unused": [*(names[slot] for slot in range(s.drawn_unused, ends[2])),
                   *(book.creatures[design].name for design in s.deal.rest)],
        "revealed": [book.creatures[design].name for design in s.deal.revealed],
        "power_row": power_card_names(s, power.row),
        "power_deck": power_card_names(s, power.deck),
        "power_discard": power_card_names(s, power.discarded),
        "phase": "action",
    }
    if selection.cards:
        position["cards"] = list(selection.cards)
    if selection.exclude:
        position["exclude"] = list(selection.exclude)
    if s.turn_number != DEFAULTS["turn_number"]:
        position["turn_number"] = s.turn_number
    if s.mindbugs_off:
        position["mindbugs_off"] = True
    if s.aside:
        write_aside(s, names, position)
    if s.deal.start_player != s.active:
        position["start_player"] = SEATS[s.deal.start_player]
    if (rules := version_of(s.deal.rules)) != RULES:
        position["rules"] = rules
    if not is_quiet(s):
        add_moment(s, names, position, selection.catalogue.fingerprint)
    return position


def power_card_names(s: State, places: list[int]) -> list[str]:
    return [s.deal.book.power_cards[s.deal.power_deck[place]].name for place in places]


def add_moment(s: State, names: list[str], position: Position, fingerprint: str) -> None:
    """The slots in the order in which `PositionReader.state` places them, then what is going on in that numbering."""
    placed: list[int] = []
    for player in (0, 1):
        for slot in (*in_order(s, s.creatures_of(player)), *in_order(s, s.aside & s.cards_of(player))):
            placed += [slot, *(in_order(s, s.held_by(slot, s.under)) if s.under else ())]
        hand = own_hand(s, s.hand_of(player))  # of two copies the one that the opponent knows comes first
        placed += [*in_order(s, s.discard_of(player)), *hand]
    ends = s.deal.ends
    piles = {*range(s.drawn0, ends[0]), *range(s.drawn1, ends[1]), *range(s.drawn_unused, ends[2]), *slots(s.tucked)}
    left = sum(bit(slot) for slot in range(len(names)) if slot not in piles and slot not in placed)
    on_the_way = in_order(s, left)
    placed += on_the_way
    drawn = len(position["p1"]["draw"]) + len(position["p2"]["draw"])
    first = drawn + min(len(position["unused"]), MAX_SLOTS - drawn - len(placed))
    engine = write_mid_turn(s, placed, first)
    way = [*(names[slot] for slot in on_the_way), *power_card_names(s, power_piles(s).resolving)]
    position["moment"] = {"on_the_way": way, "engine": engine,
                          "check": check_of({**position, "on_the_way": way}, engine, fingerprint)}


def write_aside(s: State, names: list[str], position: Position) -> None:
    """The creatures set aside, and where it is not clear which card keeps them, its number among those that may."""
    creatures = {seat: in_order(s, s.aside & s.cards_of(player)) for player, seat in enumerate(SEATS)}
    keepers = keepers_in_order(s)
    by = {seat: [keepers.index(s.holders[slot]) if s.holders[slot] in keepers else None for slot in cards]
          for seat, cards in creatures.items()}
    position["aside"] = {seat: [write_in_play(s, slot, names) for slot in cards] for seat, cards in creatures.items()}
    if any(number != (0 if keepers else None) for numbers in by.values() for number in numbers):
        position["aside_by"] = by


def write_in_play(s: State, slot: int, names: list[str]) -> str:
    boost = in_order(s, s.held_by(slot, s.under)) if s.under else []
    return str(write_creature(s, slot, [names[card] for card in boost]))


def write_seat(s: State, player: int, names: list[str], pile: list[int]) -> SeatPosition:
    creatures = in_order(s, s.creatures_of(player))
    seat: SeatPosition = {
        "life": s.life(player), "mindbugs": s.mindbugs(player), "energy": s.energy(player),
        "hand": [names[slot] for slot in in_order(s, s.hand_of(player))],
        "draw": [names[slot] for slot in pile],
        "play": [write_in_play(s, slot, names) for slot in creatures],
        "discard": [names[slot] for slot in in_order(s, s.discard_of(player))],
    }
    if extra_turns := s.extra1 if player else s.extra0:
        seat["extra_turns"] = extra_turns
    if keywords := keyword_names(s.team_keywords1 if player else s.team_keywords0):
        seat["keywords"] = keywords
    if (s.extra_die >> player) & 1:
        seat["extra_die"] = True
    if (s.cannot_block >> player) & 1:
        seat["cannot_block"] = True
    marked = s.boosted | s.pinned | s.sheltered | s.blocked | s.victors | s.borrowed
    if boosts := {str(i): write_boost(s, slot) for i, slot in enumerate(creatures) if marked & bit(slot)}:
        seat["boosts"] = boosts
    attacks = {str(i): 2 if s.attacked_twice & bit(slot) else 1 for i, slot in enumerate(creatures)
               if s.attacked & bit(slot)}
    if attacks:
        seat["attacks"] = attacks
    if shown := slots(s.hand_of(player) & (s.known0 if player else s.known1)):
        seat["shown"] = sorted(names[slot] + "*" * bool(s.known2 & bit(slot)) for slot in shown)
    return seat


def write_boost(s: State, slot: int) -> BoostPosition:
    boost: BoostPosition = {"power": boost_of(s.marks[slot]), "keywords": keyword_names(granted_of(s.marks[slot]))}
    if s.pinned & bit(slot):
        boost["cannot_block"] = True
    if s.sheltered & bit(slot):
        boost["protected"] = True
    if s.blocked & bit(slot):
        boost["blocked"] = True
    if s.victors & bit(slot):
        boost["won"] = True
    if s.borrowed & bit(slot):
        boost["borrowed"] = True
    return boost
