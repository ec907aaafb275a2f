"""Every option of every decision as a number that means the same in all games of the same cards: its *action*.

An action stands for a label (`attack Gorillion #2`); `mindbug.game.action_space` writes the list of labels and fills
the tables here. The engine finds the number of an option without a string.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mindbug.engine.aliases import Option, Slot
from mindbug.engine.bits import bit
from mindbug.engine.codes import (
    ACT,
    ACTION,
    ATTACK,
    BUY,
    INSTRUCTION,
    MODE,
    MODE_EFFECT,
    MODE_SIDE,
    ORDER,
    PASS,
    PICK,
    REROLL,
    SLOTS,
)
from mindbug.engine.dealing import as_vec
from mindbug.engine.options import MAX_OPTIONS, fill
from mindbug.engine.packing import dice_number, option_form, option_slot, option_verb, trigger_player, trigger_source
from mindbug.engine.state import State

PLAIN_ROW: Final = 256
"""Places for the options of one kind of decision that name no card."""
BOTH_DICE: Final = 16
"""Added to the answers about two dice, which have other labels than those about one."""
NONE: Final = -1
NOBODY_OWNS: Final = 2
# The place of an option among those of its decision: verb, whether it is the other player's, two stamps.
KEY_VERB: Final = 51
KEY_FOREIGN: Final = 1 << 50
KEY_STAMP: Final = 25
LAST: Final = 1 << 60
FOUND: Final = vec[i64]([0] * MAX_OPTIONS)
"""The options of the moment, before they are sorted."""


@final
class Numbering:
    """Tables from what an option says to its action. A block is the actions of one verb."""

    __slots__ = ("act", "attack", "blocks", "buy", "cards", "columns", "copies", "first_other", "hand_blocks", "modes",
                 "others", "plain", "play", "power_columns", "sides")

    def __init__(self, columns: list[int], cards: list[int], power_columns: list[int], plain: list[int],
                 modes: list[int], sides: list[int], blocks: list[int], hand_blocks: list[int],
                 copies: list[int]) -> None:
        self.columns = as_vec(columns)  # design -> the column of its first copy; NONE: it is not there, here and below
        self.cards = as_vec(cards)  # design -> its number among the different cards of the pool
        self.power_columns = as_vec(power_columns)  # design of a Power card -> its number among those of the pool
        self.plain = as_vec(plain)  # kind of decision * PLAIN_ROW + option -> action
        self.modes = as_vec(modes)  # number of a mode's label -> action
        self.sides = as_vec(sides)  # design of a side -> action
        self.blocks = as_vec(blocks)  # kind of decision -> its block, with an action for every column
        self.hand_blocks = as_vec(hand_blocks)  # kind of decision -> its block, with an action for every different card
        self.copies = as_vec(copies)  # action of a first copy -> how many copies have actions
        self.play: i64 = NONE  # further blocks
        self.attack: i64 = NONE
        self.act: i64 = NONE
        self.buy: i64 = NONE
        self.first_other: i64 = NONE  # from here on: options that no label names
        self.others: i64 = 0

    def first_action(self, s: State, option: Option) -> i64:
        """Returns the action of the option if it is the first of its name; NONE if no label names its card."""
        kind = s.decision
        if kind == ACTION:
            design = s.design(option_slot(option))
            verb = option_verb(option)
            if verb == ATTACK:
                return place(self.attack, self.columns[design])
            if verb == ACT:
                return place(self.act, self.columns[design])
            return place(self.play, self.cards[design])
        if option_form(kind) == SLOTS and option != PASS:
            block = self.hand_blocks[kind]
            if block != NONE:
                return place(block, self.cards[s.design(option)])
            return place(self.blocks[kind], self.columns[s.design(option)])
        if kind == ORDER:
            return place(self.blocks[kind], self.columns[s.design(trigger_source(s.pending[option]))])
        if kind == BUY and option != PASS:
            return place(self.buy, self.power_columns[s.deal.power_deck[option]])
        if kind == MODE and s.purpose == MODE_SIDE:
            return self.sides[s.deal.book.sides[s.design(s.source)] + option]
        if kind == MODE and s.purpose == MODE_EFFECT:
            return self.modes[s.deal.book.code[s.pc + (option + 1) * INSTRUCTION + 3]]
        if kind == REROLL and dice_number(s.dice) == 2:
            option += BOTH_DICE
        return self.plain[kind * PLAIN_ROW + option]

    def fill(self, s: State, options: vec[i64], actions: vec[i64], first: i64 = 0) -> i64:
        """Writes the options and their actions, by rising actions, into buffers, and returns their number.

        They begin at `first`, and there must be room for MAX_OPTIONS. Copies among the outcomes of chance are one
        action.
        """
        found = FOUND
        n = fill(s, found)
        kind = s.decision
        designs = s.deal.designs
        columns = self.columns
        cards = self.cards
        by_column: i64 = NONE  # the block of options that are all creatures; the others are rarer
        if option_form(kind) == SLOTS and self.hand_blocks[kind] == NONE:
            by_column = self.blocks[kind]
        twins = False
        i: i64 = 0
        while i < n:
            option = found[i]
            if kind == ACTION and option < ACT:  # as `first_action`, without a call: most options are such
                if option < ATTACK:
                    action = place(self.play, cards[designs[option]])
                else:
                    action = place(self.attack, columns[designs[option_slot(option)]])
            elif by_column != NONE and option != PASS:
                action = place(by_column, columns[designs[option]])
            else:
                action = self.first_action(s, option)
            if action == NONE:
                twins = True
            j = first + i
            while j > first and actions[j - 1] > action:
                actions[j] = actions[j - 1]
                options[j] = options[j - 1]
                j -= 1
            if j > first and actions[j - 1] == action:
                twins = True
            actions[j] = action
            options[j] = option
            i += 1
        if twins:
            return self.tell_apart(s, options, actions, first, n)
        return n

    def tell_apart(self, s: State, options: vec[i64], actions: vec[i64], first: i64, n: i64) -> i64:
        """Gives the second and further options of one name actions of their own."""
        end = first + n
        by_place(s, options, actions, first, end)
        left = options[first:end]  # those that no label names
        unnamed: i64 = 0
        m = first
        i = first
        while i < end:
            action = actions[i]
            copy: i64 = 0
            while i < end and actions[i] == action:
                option = options[i]
                i += 1
                if action != NONE and copy < self.copies[action]:
                    options[m] = option
                    actions[m] = action + copy
                    m += 1
                elif s.decision != PICK or action == NONE:
                    left[unnamed] = option
                    unnamed += 1
                copy += 1
        if unnamed > self.others:
            raise ValueError(f"{unnamed} options have no label among the actions; there is room for {self.others}")
        self.add_others(s, options, actions, m, left, unnamed)
        return m + unnamed - first

    def listed(self, s: State, options: vec[i64], actions: vec[i64], n: i64) -> list[int]:
        """Returns option, action and owner (2: nobody) of the listed options, in the order of their labels."""
        keys = options[:n]
        order = options[:n]
        i: i64 = 0
        while i < n:
            key = sort_key(s, options[i])
            j = i
            while j > 0 and keys[j - 1] > key:
                keys[j] = keys[j - 1]
                order[j] = order[j - 1]
                j -= 1
            keys[j] = key
            order[j] = i
            i += 1
        found: list[int] = []
        i = 0
        while i < n:
            option = options[order[i]]
            found.append(option)
            found.append(actions[order[i]])
            found.append(owner(s, option))
            i += 1
        return found

    def add_others(self, s: State, options: vec[i64], actions: vec[i64], m: i64, left: vec[i64], unnamed: i64) -> None:
        i: i64 = 0
        while i < unnamed:
            key = sort_key(s, left[i])
            smaller: i64 = 0
            j: i64 = 0
            while j < unnamed:
                other = sort_key(s, left[j])
                if other < key or (other == key and j < i):
                    smaller += 1
                j += 1
            options[m + smaller] = left[i]
            actions[m + smaller] = self.first_other + smaller
            i += 1


def place(block: i64, number: i64) -> i64:
    if block == NONE or number == NONE:
        return NONE
    return block + number


def by_place(s: State, options: vec[i64], actions: vec[i64], first: i64, end: i64) -> None:
    """Sorts options of one action as their labels are numbered."""
    i = first + 1
    while i < end:
        option = options[i]
        key = sort_key(s, option)
        j = i
        while j > first and actions[j - 1] == actions[i] and sort_key(s, options[j - 1]) > key:
            options[j] = options[j - 1]
            j -= 1
        options[j] = option
        i += 1


def sort_key(s: State, option: Option) -> i64:
    """Returns the place of the option among those of its decision (`mindbug.game.labels` sorts in the same way)."""
    kind = s.decision
    if kind == ORDER:
        entry = s.pending[option]
        key = (s.stamp(trigger_source(entry)) << KEY_STAMP) + option
        return foreign(key, trigger_player(entry) != s.decider)
    if kind == ACTION:
        return (option_verb(option) << KEY_VERB) + card_key(s, option_slot(option))
    if option == PASS:
        return LAST
    if option_form(kind) != SLOTS:
        return option
    if s.under & bit(option):
        holder = s.holders[option]
        key = (s.stamp(holder) << KEY_STAMP) + s.stamp(option)
        return foreign(key, s.controller(holder) != s.decider)
    return card_key(s, option)


def card_key(s: State, slot: Slot) -> i64:
    """Returns the key of a card: copies in a hand or pile are one option, which stands where the oldest of them is."""
    oldest = slot
    if not s.in_play & bit(slot):
        pile = s.in_hand if s.in_hand & bit(slot) else s.in_discard
        copies = s.same_card(slot, pile)
        if copies:
            oldest = s.oldest(copies)
    return foreign(s.stamp(oldest) << KEY_STAMP, s.controller(slot) != s.decider)


def foreign(key: i64, it_is: bool) -> i64:
    return key + KEY_FOREIGN if it_is else key


def owner(s: State, option: Option) -> i64:
    """Returns the player to whom the card of the option belongs; NOBODY_OWNS if it names none."""
    kind = s.decision
    if kind == ORDER:
        return trigger_player(s.pending[option])
    if kind == ACTION:
        return s.controller(option_slot(option))
    if option == PASS or option_form(kind) != SLOTS:
        return NOBODY_OWNS
    if s.under & bit(option):
        return s.controller(s.holders[option])
    return s.controller(option)
