"""A seat's knowledge becomes a row of bytes: planes of cards, then single numbers. `mindbug.game.planes` names them.

Everything is read through the knowledge of the seat (`State.known`) or is open to everybody. Within a zone the cards of
one name are counted, or numbered from left to right; slot numbers, which would tell the order of drawing, never show.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from mindbug.engine.aliases import Mask, Player, Slot
from mindbug.engine.bits import MAX_SLOTS, bit, count, lowest
from mindbug.engine.codes import (
    C_IDLE,
    C_KEYWORDS,
    C_MIRROR,
    C_OWN_KEYWORDS,
    C_OWN_POWER,
    C_POWER,
    CARD,
    CHANCE,
    DIE,
    DISCARD,
    NO_CARD,
    OVER,
    PICK,
    REROLL,
    SPREAD,
    TARGET,
    UNROLLED,
)
from mindbug.engine.moves import unplaced
from mindbug.engine.numbering import NONE, Numbering
from mindbug.engine.packing import (
    boost_of,
    dice_number,
    face_of,
    granted_of,
    octonite_of,
    rerolls_left,
    trigger_player,
    trigger_source,
)
from mindbug.engine.power import any_constant, keywords, power, sources_of
from mindbug.engine.state import EVERY_SLOT, State

MOST: Final = 255
KEYWORDS: Final = 6
# planes with a column for every copy of a card
OWN_HAND: Final = 0
OWN_HAND_SHOWN: Final = 1
RIVAL_HAND: Final = 2
OWN_DISCARD: Final = 3
RIVAL_DISCARD: Final = 4
OWN_ASIDE: Final = 5
RIVAL_ASIDE: Final = 6
ON_THE_WAY: Final = 7
REVEALED: Final = 8
ASKING: Final = 9
OWN_BOOST: Final = 10
RIVAL_BOOST: Final = 11
OWN_WAITING: Final = 12
RIVAL_WAITING: Final = 13
OWN_PLAY: Final = 14  # from here on: what is known of a creature in play
PLAY: Final = 0
POWER: Final = 1
EXHAUSTED: Final = 2
OCTONITE: Final = 3
ATTACKING: Final = 4
ATTACKS: Final = 5
CANNOT_BLOCK: Final = 6
PROTECTED: Final = 7
BOOST_CARDS: Final = 8
FIRST_KEYWORD: Final = 9
PLAY_PLANES: Final = 15
RIVAL_PLAY: Final = 29
CARD_PLANES: Final = 44
# planes with a column for every Power card
POWER_ROW: Final = 0
POWER_DISCARD: Final = 1
POWER_PLANES: Final = 2
# single numbers
OWN_LIFE: Final = 0  # each pair: own, rival's
OWN_MINDBUGS: Final = 2
OWN_ENERGY: Final = 4
OWN_HAND_SIZE: Final = 6
OWN_DRAW_SIZE: Final = 8
OWN_EXTRA_TURNS: Final = 10
OWN_NO_BLOCKS: Final = 12
OWN_EXTRA_DIE: Final = 14
UNUSED_SIZE: Final = 16
POWER_DECK_SIZE: Final = 17
TURN_NUMBER: Final = 18
OWN_TURN: Final = 19
OWN_START: Final = 20
MINDBUGS_OFF: Final = 21
UP_TO: Final = 22
HOW_MANY: Final = 23
REROLLS: Final = 24
OWN_TEAM: Final = 25  # keywords of all own creatures for this turn, then of all of the rival's
DECIDER: Final = 37  # own, rival, chance, nobody
KIND: Final = 41
KINDS: Final = 24
PURPOSE: Final = 65
PURPOSES: Final = 24
DIE_FACES: Final = 89  # of the first die, then of the second
FACES: Final = 6
NUMBERS: Final = 101


@final
class Layout:
    """A layout says how long the row is for a pool of cards."""

    __slots__ = ("card_columns", "numbering", "numbers", "power_columns", "power_planes", "size")

    def __init__(self, numbering: Numbering, card_columns: i64, power_columns: i64) -> None:
        self.numbering = numbering
        self.card_columns = card_columns
        self.power_columns = power_columns
        self.power_planes: i64 = CARD_PLANES * card_columns  # where they begin
        self.numbers: i64 = self.power_planes + POWER_PLANES * power_columns
        self.size: i64 = self.numbers + NUMBERS


@final
class Painter:
    """Writes rows into a buffer, one beside the other, and remembers what has to be cleared before the next time."""

    __slots__ = ("base", "buffer", "first_spot", "layout", "row", "size", "sizes", "spots")

    def __init__(self, layout: Layout, rows: i64) -> None:
        self.layout = layout
        self.buffer = vec[u8]([0] * (rows * layout.size))
        self.spots = vec[i32]([0] * (rows * SPOTS))
        self.sizes = vec[i64]([0] * rows)
        self.row: i64 = 0
        self.base: i64 = 0
        self.first_spot: i64 = 0
        self.size: i64 = 0

    def paint(self, s: State, seat: Player, row: i64) -> None:
        """The row as that seat knows the state; seat 2 is everybody, and player 0 is then in the place of the own."""
        self.row = row
        self.base = row * self.layout.size
        self.first_spot = row * SPOTS
        self.clear()
        own: Player = 0
        if seat == 1:
            own = 1
        self.paint_cards(s, seat, own)
        if s.in_play:
            self.paint_creatures(s, own)
        if len(s.deal.power_deck):
            self.paint_power_cards(s)
        self.paint_numbers(s, own)
        if s.decision != OVER:
            self.paint_decision(s)
        self.sizes[row] = self.size

    def clear(self) -> None:
        n = self.sizes[self.row]
        first = self.first_spot
        buffer = self.buffer
        spots = self.spots
        base = self.base
        i: i64 = 0
        while i < n:
            buffer[base + i64(spots[first + i])] = 0
            i += 1
        self.size = 0

    def put(self, place: i64, value: i64) -> None:
        if value != 0:
            self.mark(place)
            self.buffer[self.base + place] = byte(value)

    def mark(self, place: i64) -> None:
        """Put a 1."""
        self.buffer[self.base + place] = 1
        self.spots[self.first_spot + self.size] = i32(place)
        self.size += 1

    def add(self, plane: i64, column: i64) -> None:
        """One more in that column."""
        place = plane * self.layout.card_columns + column
        at = self.base + place
        buffer = self.buffer
        buffer[at] = byte(i64(buffer[at]) + 1)
        self.spots[self.first_spot + self.size] = i32(place)
        self.size += 1

    # ---- cards

    def paint_cards(self, s: State, seat: Player, own: Player) -> None:
        known = s.known(seat)
        rival = 1 - own
        self.paint_piles(s, known, own)
        self.counted(s, OWN_HAND_SHOWN, s.hand_of(own) & known & s.known(rival))
        if s.aside:
            self.counted(s, OWN_ASIDE, s.aside & s.cards_of(own))
            self.counted(s, RIVAL_ASIDE, s.aside & s.cards_of(rival))
        if s.under:
            self.paint_boosts(s, own)
        moving = unplaced(s, known)
        if moving:
            self.counted(s, ON_THE_WAY, moving)
        columns = self.layout.numbering.columns
        revealed = s.deal.revealed
        i: i64 = 0
        while i < len(revealed):
            column = columns[revealed[i]]
            if column != NONE:
                self.add(REVEALED, column)
            i += 1
        i = 0
        while i < s.pending_size:
            column = columns[s.design(trigger_source(s.pending[i]))]
            if column != NONE:
                self.add(OWN_WAITING + (trigger_player(s.pending[i]) ^ own), column)
            i += 1
        if s.decision != OVER and s.source < NO_CARD:
            column = self.column_of(s, s.source)
            if column != NONE:
                self.add(ASKING, column)

    def paint_piles(self, s: State, known: Mask, own: Player) -> None:
        """Hands as far as they are known, and discard piles: what `counted` does, for all four of them in one go."""
        numbering = self.layout.numbering
        columns = numbering.columns
        designs = s.deal.designs
        same = s.deal.same
        buffer = self.buffer
        spots = self.spots
        base = self.base
        wide = self.layout.card_columns
        spot = self.first_spot + self.size
        hands = s.in_hand & known
        left = hands | s.in_discard
        while left:
            slot = lowest(left)
            here = bit(slot)
            left ^= here
            column = columns[designs[slot]]
            if column == NONE:
                continue
            player = s.controller(slot)
            pile = s.in_discard
            plane: i64 = OWN_DISCARD if player == own else RIVAL_DISCARD
            if hands & here:
                pile = hands
                plane = OWN_HAND if player == own else RIVAL_HAND
            earlier = same[slot] & pile & (here - 1)
            if earlier:
                copy = self.alike(s, slot, earlier & s.cards_of(player))
                if copy and copy >= numbering.copies[numbering.attack + column]:
                    continue
                column += copy
            place = plane * wide + column
            buffer[base + place] = 1
            spots[spot] = i32(place)
            spot += 1
        self.size = spot - self.first_spot

    def counted(self, s: State, plane: i64, cards: Mask) -> None:
        """A 1 in the first columns of every name, as many as there are."""
        if not cards:
            return
        numbering = self.layout.numbering
        columns = numbering.columns
        designs = s.deal.designs
        same = s.deal.same
        buffer = self.buffer
        spots = self.spots
        base = self.base
        start = plane * self.layout.card_columns
        spot = self.first_spot + self.size
        earlier: Mask = 0
        while cards:
            slot = lowest(cards)
            column = columns[designs[slot]]
            if column != NONE:
                copy: i64 = 0
                if same[slot] & earlier:
                    copy = self.alike(s, slot, same[slot] & earlier)
                if copy == 0 or copy < numbering.copies[numbering.attack + column]:
                    place = start + column + copy
                    buffer[base + place] = 1
                    spots[spot] = i32(place)
                    spot += 1
            earlier |= bit(slot)
            cards &= cards - 1
        self.size = spot - self.first_spot

    def alike(self, s: State, slot: Slot, cards: Mask) -> i64:
        """Returns how many of the cards have the name of that one: another stage of an evolution has another."""
        columns = self.layout.numbering.columns
        column = columns[s.design(slot)]
        total: i64 = 0
        while cards:
            if columns[s.design(lowest(cards))] == column:
                total += 1
            cards &= cards - 1
        return total

    def paint_boosts(self, s: State, own: Player) -> None:
        mine: Mask = 0
        others: Mask = 0
        left = s.under
        while left:
            slot = lowest(left)
            if s.controller(s.holders[slot]) == own:
                mine |= bit(slot)
            else:
                others |= bit(slot)
            left &= left - 1
        self.counted(s, OWN_BOOST, mine)
        self.counted(s, RIVAL_BOOST, others)

    def column_of(self, s: State, slot: Slot) -> i64:
        """The column of a card; of several creatures of one name and side that of its place from left to right."""
        numbering = self.layout.numbering
        column = numbering.columns[s.design(slot)]
        if column == NONE or not s.in_play & bit(slot):
            return column
        others = s.deal.same[slot] & s.in_play & ~bit(slot)
        if not others:
            return column
        others &= s.cards_of(s.controller(slot))
        copy: i64 = 0
        while others:
            other = lowest(others)
            if numbering.columns[s.design(other)] == column and s.stamp(other) < s.stamp(slot):
                copy += 1
            others &= others - 1
        if copy >= numbering.copies[numbering.attack + column]:
            return NONE
        return column + copy

    def paint_creatures(self, s: State, own: Player) -> None:
        """What is known of every creature in play.

        Power and keywords are asked for only where something changes what is printed on the card or lies on it. That,
        and what `mark` does, is written out here: most of the time goes into these lines.
        """
        deal = s.deal
        masks = deal.masks
        stronger: Mask = 0  # creatures that may have another power
        if s.in_play & deal.power_givers:
            stronger = EVERY_SLOT if sources_of(s, C_POWER) | s.under else masks[C_OWN_POWER]
        abler: Mask = masks[C_MIRROR]  # creatures that may have other keywords
        if s.in_play & deal.keyword_givers:
            abler = EVERY_SLOT if sources_of(s, C_KEYWORDS) else abler | masks[C_OWN_KEYWORDS]
        idlers = sources_of(s, C_IDLE)
        this_turn = s.attacking | s.attacked | s.pinned | s.sheltered
        columns = self.layout.numbering.columns
        designs = deal.designs
        same = deal.same
        printed_power = deal.book.power
        printed_words = deal.book.keywords
        marks = s.marks
        buffer = self.buffer
        spots = self.spots
        base = self.base
        wide = self.layout.card_columns
        left = s.in_play
        while left:
            slot = lowest(left)
            here = bit(slot)
            left ^= here
            design = designs[slot]
            column = columns[design]
            if same[slot] & s.in_play != here:
                column = self.column_of(s, slot)
            if column == NONE:
                continue
            player = s.controller(slot)
            at = (OWN_PLAY if player == own else RIVAL_PLAY) * wide + column
            on_it = marks[slot]
            strength = power(s, slot) if stronger & here else printed_power[design] + boost_of(on_it)
            spot = self.first_spot + self.size
            buffer[base + at] = 1
            spots[spot] = i32(at)
            buffer[base + at + POWER * wide] = byte(strength)
            spots[spot + 1] = i32(at + POWER * wide)
            self.size += 2
            if s.exhausted & here:
                self.mark(at + EXHAUSTED * wide)
            if octonite_of(on_it):
                self.put(at + OCTONITE * wide, octonite_of(on_it))
            if this_turn & here:
                self.paint_turn(s, here, at)
            if s.under:
                self.put(at + BOOST_CARDS * wide, count(s.held_by(slot, s.under)))
            if abler & here:
                words = keywords(s, slot)
            else:
                words = printed_words[design] | granted_of(on_it) | (s.team_keywords1 if player else s.team_keywords0)
            if words and not (idlers and any_constant(s, C_IDLE, slot)):
                self.put_bits(at + FIRST_KEYWORD * wide, words, wide)

    def paint_turn(self, s: State, here: Mask, at: i64) -> None:
        """What holds for a creature until the end of the turn."""
        wide = self.layout.card_columns
        if s.attacking & here:
            self.mark(at + ATTACKING * wide)
        if s.attacked & here:
            self.put(at + ATTACKS * wide, 2 if s.attacked_twice & here else 1)
        if s.pinned & here:
            self.mark(at + CANNOT_BLOCK * wide)
        if s.sheltered & here:
            self.mark(at + PROTECTED * wide)

    def put_bits(self, place: i64, bits: i64, step: i64) -> None:
        """A 1 for every bit that is set, each a step behind the one before."""
        buffer = self.buffer
        spots = self.spots
        base = self.base
        spot = self.first_spot + self.size
        while bits:
            if bits & 1:
                buffer[base + place] = 1
                spots[spot] = i32(place)
                spot += 1
            bits >>= 1
            place += step
        self.size = spot - self.first_spot

    def paint_power_cards(self, s: State) -> None:
        columns = self.layout.numbering.power_columns
        place: i64 = 0
        while place < s.power_drawn:
            column = columns[s.deal.power_deck[place]]
            if column != NONE:
                plane: i64 = POWER_DISCARD
                if s.power_row & bit(place):
                    plane = POWER_ROW
                self.mark(self.layout.power_planes + plane * self.layout.power_columns + column)
            place += 1

    # ---- numbers

    def paint_numbers(self, s: State, own: Player) -> None:
        """Most of them are in every row: they are written anew and need not be cleared."""
        first = self.layout.numbers
        at = self.base + first
        buffer = self.buffer
        ends = s.deal.ends
        side: i64 = 0
        while side < 2:
            player = own ^ side
            drawn = s.drawn1 if player else s.drawn0
            buffer[at + OWN_LIFE + side] = byte(s.life(player))
            buffer[at + OWN_MINDBUGS + side] = byte(s.mindbugs(player))
            buffer[at + OWN_ENERGY + side] = byte(s.energy(player))
            buffer[at + OWN_HAND_SIZE + side] = byte(count(s.hand_of(player)))
            buffer[at + OWN_DRAW_SIZE + side] = byte(ends[player] - drawn + count(s.tucked & s.cards_of(player)))
            buffer[at + OWN_EXTRA_TURNS + side] = byte(s.extra1 if player else s.extra0)
            buffer[at + OWN_NO_BLOCKS + side] = byte((s.cannot_block >> player) & 1)
            buffer[at + OWN_EXTRA_DIE + side] = byte((s.extra_die >> player) & 1)
            team = s.team_keywords1 if player else s.team_keywords0
            if team:
                self.put_bits(first + OWN_TEAM + KEYWORDS * side, team, 1)
            side += 1
        buffer[at + UNUSED_SIZE] = byte(ends[2] - s.drawn_unused + len(s.deal.rest))
        buffer[at + POWER_DECK_SIZE] = byte(len(s.deal.power_deck) - s.power_drawn)
        buffer[at + TURN_NUMBER] = byte(s.turn_number)
        buffer[at + OWN_TURN] = 1 if s.active == own else 0
        buffer[at + OWN_START] = 1 if s.deal.start_player == own else 0
        buffer[at + MINDBUGS_OFF] = byte(s.mindbugs_off)
        decider: i64 = 3
        if s.decision != OVER:
            decider = s.decider
            if decider < CHANCE:
                decider ^= own
        self.mark(first + DECIDER + decider)

    def paint_decision(self, s: State) -> None:
        at = self.layout.numbers
        kind = s.decision
        self.mark(at + KIND + kind)
        if s.up_to:
            self.mark(at + UP_TO)
        if kind == TARGET or kind == CARD or kind == DISCARD or kind == PICK:
            self.mark(at + PURPOSE + s.purpose)
            self.put(at + HOW_MANY, s.need)
        elif kind == SPREAD:
            self.put(at + HOW_MANY, s.octonite(s.source))
        elif kind == REROLL or kind == DIE:
            self.put(at + REROLLS, rerolls_left(s.dice))
            die: i64 = 0
            while die < dice_number(s.dice):
                face = face_of(s.dice, die)
                if face != UNROLLED:
                    self.mark(at + DIE_FACES + FACES * die + face)
                die += 1


def byte(value: i64) -> u8:
    if value > MOST:
        return MOST
    return u8(value)


SPOTS: Final = 2 * MAX_SLOTS * PLAY_PLANES + NUMBERS
"""More than a row can ever have."""
