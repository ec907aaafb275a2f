"""A seat's knowledge becomes a row of bytes: planes of cards, then single numbers. `mindbug.game.planes` names them.

Everything is read through the knowledge of the seat (`State.known`) or is open to everybody. Within a zone the cards of
one name are counted, or numbered from left to right; slot numbers, which would tell the order of drawing, never show.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from mindbug.engine.aliases import Mask, Player, Slot
from mindbug.engine.bits import BEGINNING, BEGINNING_AT, MAX_SLOTS, POSITIONS, SEQUENCE, bit, count, lowest
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
    FACES,
    KEYWORDS,
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
from mindbug.engine.power import any_constant, grant_all, granted, keywords, sources_of
from mindbug.engine.state import EVERY_SLOT, Deal, State

MOST: Final = 255
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
NUMBERS: Final = 101
PILES: Final = 6
# how a card looks: column 16 bits | printed power 16 | printed keywords
LOOK_COLUMN: Final = 0xFFFF
LOOK_POWER: Final = 0xFFFF
LOOK_POWER_AT: Final = 16
LOOK_WORDS_AT: Final = 32


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
    """Writes rows into a buffer, one beside the other, and remembers what has to be cleared before the next time.

    Most of the time of many games goes into these lines. So what follows from a deal is looked up once for it, and
    what is asked of every card is written out where it is asked.
    """

    __slots__ = ("base", "buffer", "deals", "first_look", "first_spot", "layout", "lent_power", "lent_words", "looks",
                 "named", "room", "row", "size", "sizes", "spots", "twins")

    def __init__(self, layout: Layout, rows: i64) -> None:
        self.layout = layout
        self.buffer = vec[u8]([0] * (rows * layout.size))
        self.room: i64 = SPOTS  # unboxed
        self.spots = vec[i32]([0] * (rows * SPOTS))
        self.sizes = vec[i64]([0] * rows)
        self.deals: list[Deal | None] = [None] * rows  # the deal of each row when it was painted last
        self.looks = vec[i64]([0] * (rows * MAX_SLOTS))  # and what follows from it
        self.named = vec[i64]([0] * rows)  # slots whose card has a column
        self.twins = vec[i64]([0] * rows)  # slots whose card is there several times
        self.lent_power = vec[i64]([0] * MAX_SLOTS)
        self.lent_words = vec[i64]([0] * MAX_SLOTS)
        self.row: i64 = 0
        self.base: i64 = 0
        self.first_look: i64 = 0
        self.first_spot: i64 = 0
        self.size: i64 = 0

    def paint(self, s: State, seat: Player, row: i64) -> None:
        """Writes the row as that seat knows the state; seat 2 is everybody, and player 0 is then in the place of the
        own."""
        self.row = row
        self.base = row * self.layout.size
        self.first_look = row * MAX_SLOTS
        self.first_spot = row * self.room
        self.clear()
        if self.deals[row] is not s.deal:
            self.look_up(s.deal)
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
        end = first + n
        while first < end:
            buffer[base + i64(spots[first])] = 0
            first += 1
        self.size = 0

    def look_up(self, deal: Deal) -> None:
        """Notes what holds as long as the deal does: how each card looks, and which ones decided who starts."""
        numbering = self.layout.numbering
        columns = numbering.columns
        old = self.deals[self.row]
        if old is not None:
            self.reveal(old, False)
        self.reveal(deal, True)
        self.deals[self.row] = deal
        named: Mask = 0
        twins: Mask = 0
        n: i64 = len(deal.designs)
        slot: Slot = 0
        while slot < n:
            design = deal.designs[slot]
            column = columns[design]
            if column != NONE:
                named |= bit(slot)
            if deal.same[slot] != bit(slot):
                twins |= bit(slot)
            self.looks[self.first_look + slot] = (
                (column & LOOK_COLUMN) | (deal.book.power[design] << LOOK_POWER_AT)
                | (deal.book.keywords[design] << LOOK_WORDS_AT))
            slot += 1
        self.named[self.row] = named
        self.twins[self.row] = twins

    def reveal(self, deal: Deal, shown: bool) -> None:
        revealed = deal.revealed
        i: i64 = 0
        while i < len(revealed):
            column = self.layout.numbering.columns[revealed[i]]
            if column != NONE:
                at = self.base + REVEALED * self.layout.card_columns + column
                self.buffer[at] = byte(i64(self.buffer[at]) + 1) if shown else 0
            i += 1

    def put(self, place: i64, value: i64) -> None:
        if value != 0:
            self.mark(place)
            self.buffer[self.base + place] = byte(value)

    def mark(self, place: i64) -> None:
        """Writes a 1."""
        self.buffer[self.base + place] = 1
        self.spots[self.first_spot + self.size] = i32(place)
        self.size += 1

    def add(self, plane: i64, column: i64) -> None:
        """Counts one more in that column."""
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
        if s.aside:
            self.counted(s, OWN_ASIDE, s.aside & s.cards_of(own))
            self.counted(s, RIVAL_ASIDE, s.aside & s.cards_of(rival))
        if s.under:
            self.paint_boosts(s, own)
        if s.pending_size:
            self.paint_pending(s, own)
        if s.decision != OVER and s.source < NO_CARD:
            column = self.column_of(s, s.source)
            if column != NONE:
                self.mark(ASKING * self.layout.card_columns + column)

    def paint_pending(self, s: State, own: Player) -> None:
        columns = self.layout.numbering.columns
        i: i64 = 0
        while i < s.pending_size:
            column = columns[s.design(trigger_source(s.pending[i]))]
            if column != NONE:
                self.add(OWN_WAITING + (trigger_player(s.pending[i]) ^ own), column)
            i += 1

    def paint_piles(self, s: State, known: Mask, own: Player) -> None:
        """Paints hands as far as they are known, discard piles, and cards on their way: `counted` for all in one go."""
        positions = POSITIONS
        looks = self.looks
        buffer = self.buffer
        spots = self.spots
        base = self.base
        first_look = self.first_look
        wide = self.layout.card_columns
        named = self.named[self.row]
        twins = self.twins[self.row]
        mine = s.second if own else ~s.second
        hands = s.in_hand & known
        spot = self.first_spot + self.size
        pile: i64 = 0
        while pile < PILES:
            if pile == 0:
                cards = hands & mine
                start: i64 = OWN_HAND * wide
            elif pile == 1:
                cards = hands & ~mine
                start = RIVAL_HAND * wide
            elif pile == 2:
                cards = s.in_discard & mine
                start = OWN_DISCARD * wide
            elif pile == 3:
                cards = s.in_discard & ~mine
                start = RIVAL_DISCARD * wide
            elif pile == 4:
                cards = hands & mine & (s.known0 if own else s.known1)
                start = OWN_HAND_SHOWN * wide
            else:
                cards = unplaced(s, known)
                start = ON_THE_WAY * wide
            cards &= named
            left = cards
            while left:
                here = left & -left
                left ^= here
                slot = positions[(here * SEQUENCE) >> BEGINNING_AT & BEGINNING]
                place = start + (looks[first_look + slot] & LOOK_COLUMN)
                if twins & here:
                    copy = self.copy_in(s, slot, cards & (here - 1))
                    if copy == NONE:
                        continue
                    place += copy
                buffer[base + place] = 1
                spots[spot] = i32(place)
                spot += 1
            pile += 1
        self.size = spot - self.first_spot

    def counted(self, s: State, plane: i64, cards: Mask) -> None:
        """Writes a 1 in the first columns of every name, as many as there are."""
        columns = self.layout.numbering.columns
        start = plane * self.layout.card_columns
        cards &= self.named[self.row]
        left = cards
        while left:
            slot = lowest(left)
            copy = self.copy_in(s, slot, cards & (bit(slot) - 1))
            if copy != NONE:
                self.mark(start + columns[s.design(slot)] + copy)
            left &= left - 1

    def copy_in(self, s: State, slot: Slot, earlier: Mask) -> i64:
        """Returns how many earlier cards have the name of that one; NONE if there are not enough columns.

        Another stage of an evolution has another name.
        """
        numbering = self.layout.numbering
        columns = numbering.columns
        column = columns[s.design(slot)]
        earlier &= s.deal.same[slot]
        total: i64 = 0
        while earlier:
            if columns[s.design(lowest(earlier))] == column:
                total += 1
            earlier &= earlier - 1
        if total and total >= numbering.copies[numbering.attack + column]:
            return NONE
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

    def lend(self, s: State, kind: i64, lent: vec[i64]) -> bool:
        """Writes down what constants of that class give to each creature; False if there are none."""
        if not sources_of(s, kind):
            return False
        left = s.in_play
        while left:
            lent[lowest(left)] = 0
            left &= left - 1
        grant_all(s, kind, lent)
        return True

    def paint_creatures(self, s: State, own: Player) -> None:
        """Paints what is known of every creature in play, with `power` and `keywords` for all of them in one go."""
        deal = s.deal
        masks = deal.masks
        lent_power = self.lent_power
        lent_words = self.lent_words
        stronger: Mask = 0  # creatures that may have another power than the printed one
        with_lent_power = False
        if s.in_play & deal.power_givers:
            with_lent_power = self.lend(s, C_POWER, lent_power)
            stronger = masks[C_OWN_POWER]
            if with_lent_power or s.under:
                stronger = EVERY_SLOT
        with_lent_words = False
        abler: Mask = masks[C_MIRROR]  # creatures that may have other keywords
        if s.in_play & deal.keyword_givers:
            with_lent_words = self.lend(s, C_KEYWORDS, lent_words)
            abler |= masks[C_OWN_KEYWORDS]
        idlers = sources_of(s, C_IDLE)
        rare = s.exhausted | s.attacking | s.attacked | s.pinned | s.sheltered
        positions = POSITIONS
        looks = self.looks
        marks = s.marks
        buffer = self.buffer
        spots = self.spots
        base = self.base
        first_look = self.first_look
        wide = self.layout.card_columns
        first_spot = self.first_spot
        spot = first_spot + self.size
        twins = self.twins[self.row]
        mine = s.second if own else ~s.second
        teams = s.team_keywords0 | s.team_keywords1
        under = s.under
        left = s.in_play & self.named[self.row]
        while left:
            here = left & -left
            left ^= here
            slot = positions[(here * SEQUENCE) >> BEGINNING_AT & BEGINNING]
            look = looks[first_look + slot]
            column = look & LOOK_COLUMN
            if twins & here:
                column = self.column_of(s, slot)
                if column == NONE:
                    continue
            at = RIVAL_PLAY * wide + column  # `OWN_PLAY if ... else RIVAL_PLAY` would be a boxed number
            if mine & here:
                at = OWN_PLAY * wide + column
            on_it = marks[slot]
            strength = ((look >> LOOK_POWER_AT) & LOOK_POWER) + boost_of(on_it)
            if stronger & here:
                if with_lent_power:
                    strength += lent_power[slot]
                strength = self.strength(s, slot, strength)
            buffer[base + at] = 1
            spots[spot] = i32(at)
            buffer[base + at + POWER * wide] = byte(strength)
            spots[spot + 1] = i32(at + POWER * wide)
            spot += 2
            if abler & here:
                words = keywords(s, slot)
            else:
                words = (look >> LOOK_WORDS_AT) | granted_of(on_it)
                if teams:
                    words |= s.team_keywords1 if s.second & here else s.team_keywords0
                if with_lent_words:
                    words |= lent_words[slot]
            if words and not (idlers and any_constant(s, C_IDLE, slot)):
                place = at + FIRST_KEYWORD * wide
                while words:
                    if words & 1:
                        buffer[base + place] = 1
                        spots[spot] = i32(place)
                        spot += 1
                    words >>= 1
                    place += wide
            if rare & here or under or octonite_of(on_it):
                self.size = spot - first_spot
                self.paint_turn(s, here, at)
                self.put(at + OCTONITE * wide, octonite_of(on_it))
                if under:
                    self.put(at + BOOST_CARDS * wide, count(s.held_by(slot, under)))
                spot = first_spot + self.size
        self.size = spot - first_spot

    def strength(self, s: State, slot: Slot, so_far: i64) -> i64:
        """Returns the power of a creature (`power`): printed and lent power, what lies under it and what it gives
        itself."""
        if s.under:
            so_far += count(s.held_by(slot, s.under))
        if s.deal.masks[C_OWN_POWER] & bit(slot):
            so_far += granted(s, C_OWN_POWER, slot, slot)
        if so_far < 1:
            return 1
        return so_far

    def paint_turn(self, s: State, here: Mask, at: i64) -> None:
        """Paints what holds for a creature for a while: whether it is exhausted, and what ends with the turn."""
        wide = self.layout.card_columns
        if s.exhausted & here:
            self.mark(at + EXHAUSTED * wide)
        if s.attacking & here:
            self.mark(at + ATTACKING * wide)
        if s.attacked & here:
            self.put(at + ATTACKS * wide, 2 if s.attacked_twice & here else 1)
        if s.pinned & here:
            self.mark(at + CANNOT_BLOCK * wide)
        if s.sheltered & here:
            self.mark(at + PROTECTED * wide)

    def put_bits(self, place: i64, bits: i64) -> None:
        """Writes a 1 for every bit that is set."""
        while bits:
            self.mark(place + lowest(bits))
            bits &= bits - 1

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
        self.put(self.layout.numbers + POWER_DECK_SIZE, len(s.deal.power_deck) - s.power_drawn)

    # ---- numbers

    def paint_numbers(self, s: State, own: Player) -> None:
        """Paints single numbers. Those that are seldom zero are written anew every time and need not be cleared."""
        first = self.layout.numbers
        at = self.base + first
        buffer = self.buffer
        ends = s.deal.ends
        draw0 = ends[0] - s.drawn0
        draw1 = ends[1] - s.drawn1
        if s.tucked:
            draw0 += count(s.tucked & ~s.second)
            draw1 += count(s.tucked & s.second)
        hand0 = count(s.in_hand & ~s.second)
        hand1 = count(s.in_hand & s.second)
        buffer[at + OWN_LIFE + own] = byte(s.life0)
        buffer[at + OWN_LIFE + 1 - own] = byte(s.life1)
        buffer[at + OWN_MINDBUGS + own] = byte(s.mindbugs0)
        buffer[at + OWN_MINDBUGS + 1 - own] = byte(s.mindbugs1)
        buffer[at + OWN_HAND_SIZE + own] = byte(hand0)
        buffer[at + OWN_HAND_SIZE + 1 - own] = byte(hand1)
        buffer[at + OWN_DRAW_SIZE + own] = byte(draw0)
        buffer[at + OWN_DRAW_SIZE + 1 - own] = byte(draw1)
        buffer[at + UNUSED_SIZE] = byte(ends[2] - s.drawn_unused + len(s.deal.rest))
        buffer[at + TURN_NUMBER] = byte(s.turn_number)
        buffer[at + OWN_TURN] = 1 if s.active == own else 0
        buffer[at + OWN_START] = 1 if s.deal.start_player == own else 0
        if (s.energy0 | s.energy1 | s.extra0 | s.extra1 | s.cannot_block | s.extra_die | s.team_keywords0
                | s.team_keywords1 | s.mindbugs_off):
            self.paint_rare_numbers(s, own)
        decider: i64 = 3
        if s.decision != OVER:
            decider = s.decider
            if decider < CHANCE:
                decider ^= own
        self.mark(first + DECIDER + decider)

    def paint_rare_numbers(self, s: State, own: Player) -> None:
        first = self.layout.numbers
        side: i64 = 0
        while side < 2:
            player = own ^ side
            self.put(first + OWN_ENERGY + side, s.energy(player))
            self.put(first + OWN_EXTRA_TURNS + side, s.extra1 if player else s.extra0)
            self.put(first + OWN_NO_BLOCKS + side, (s.cannot_block >> player) & 1)
            self.put(first + OWN_EXTRA_DIE + side, (s.extra_die >> player) & 1)
            self.put_bits(first + OWN_TEAM + KEYWORDS * side, s.team_keywords1 if player else s.team_keywords0)
            side += 1
        self.put(first + MINDBUGS_OFF, s.mindbugs_off)

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
