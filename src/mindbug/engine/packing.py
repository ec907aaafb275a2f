"""Several small numbers are packed into one. Nobody else shifts bits: everybody packs and unpacks here.

There are six forms: marks of a slot, tasks, pending triggers, options, dice and events. Each lists its fields with
their places, then has a function that packs it and one for every field that is read. All of them are inlined.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mindbug.engine.aliases import Address, Card, Keywords, Mask, Option, Player, Slot
from mindbug.engine.codes import (
    ACTION,
    AGAIN,
    BLOCK,
    BUY,
    CARD,
    DIE,
    DISCARD,
    FAST_OFFER,
    HUNT,
    KEYWORD,
    MAY,
    MINDBUG,
    MODE,
    NO_OPTIONS,
    NUMBER,
    ORDER,
    ORDER_FAST,
    OVER,
    PICK,
    PLACES,
    PLAIN,
    REROLL,
    ROLL,
    ROLL_NUMBER,
    RUNNING,
    SLOTS,
    SPREAD,
    TARGET,
    TURN_ACTIONS,
    UNROLLED,
    WAITING,
)

BYTE: Final = 0xFF

# ---- marks: what lies on the card in a slot, and when the card arrived there
# octonite 8 bits | power this turn 8 | keywords this turn 8 | stamp

MOST_OCTONITE: Final = BYTE
MOST_BOOST: Final = BYTE
BOOST_AT: Final = 8
GRANTED_AT: Final = 16
STAMP_AT: Final = 24
OCTONITE_MARKS: Final = BYTE
TURN_MARKS: Final = (BYTE << BOOST_AT) | (BYTE << GRANTED_AT)
"""The marks that end with the turn."""
CARD_MARKS: Final = OCTONITE_MARKS | TURN_MARKS
"""Everything but the stamp."""


def pack_marks(stamp: i64, octonite: i64 = 0, boost: i64 = 0, granted: Keywords = 0) -> i64:
    return octonite | (boost << BOOST_AT) | (granted << GRANTED_AT) | (stamp << STAMP_AT)


def octonite_of(marks: i64) -> i64:
    return marks & OCTONITE_MARKS


def boost_of(marks: i64) -> i64:
    """Power that the creature has gained this turn."""
    return (marks >> BOOST_AT) & BYTE


def granted_of(marks: i64) -> Keywords:
    """Keywords that the creature has gained this turn."""
    return (marks >> GRANTED_AT) & BYTE


def stamp_of(marks: i64) -> i64:
    """Returns when the card arrived where it is."""
    return marks >> STAMP_AT


def with_octonite(marks: i64, octonite: i64) -> i64:
    return (marks & ~OCTONITE_MARKS) | octonite


def with_boost(marks: i64, boost: i64) -> i64:
    return (marks & ~(BYTE << BOOST_AT)) | (boost << BOOST_AT)


def with_granted(marks: i64, granted: Keywords) -> i64:
    return (marks & ~(BYTE << GRANTED_AT)) | (granted << GRANTED_AT)


def with_stamp(marks: i64, stamp: i64) -> i64:
    return (marks & CARD_MARKS) | (stamp << STAMP_AT)


# ---- tasks: what still has to happen
# kind 6 bits | player 1 | card 8 | number

TASK_PLAYER_AT: Final = 6
TASK_CARD_AT: Final = 7
TASK_NUMBER_AT: Final = 15


def pack_task(kind: i64, player: Player, card: Card, number: i64) -> i64:
    return kind | (player << TASK_PLAYER_AT) | (card << TASK_CARD_AT) | (number << TASK_NUMBER_AT)


def task_kind(task: i64) -> i64:
    return task & 0x3F


def task_player(task: i64) -> Player:
    return (task >> TASK_PLAYER_AT) & 1


def task_card(task: i64) -> Card:
    return (task >> TASK_CARD_AT) & BYTE


def task_number(task: i64) -> i64:
    """The meaning of the number depends on the kind of task."""
    return task >> TASK_NUMBER_AT


def task_with_card(task: i64, card: Card) -> i64:
    return (task & ~(BYTE << TASK_CARD_AT)) | (card << TASK_CARD_AT)


# ---- pending triggers: effects that wait until somebody says which is next
# program 16 bits | source 8 | player 1 | trigger 5 | tally 8 | victor 8

MOST_CODE: Final = 0xFFFF
"""The highest address that a pending trigger can name."""
TRIGGER_SOURCE_AT: Final = 16
TRIGGER_PLAYER_AT: Final = 24
TRIGGER_KIND_AT: Final = 25
TRIGGER_TALLY_AT: Final = 30
TRIGGER_VICTOR_AT: Final = 38


def pack_trigger(program: Address, source: Card, player: Player, kind: i64, tally: i64, victor: Card) -> i64:
    return (program | (source << TRIGGER_SOURCE_AT) | (player << TRIGGER_PLAYER_AT) | (kind << TRIGGER_KIND_AT)
            | (tally << TRIGGER_TALLY_AT) | (victor << TRIGGER_VICTOR_AT))


def trigger_program(entry: i64) -> Address:
    return entry & MOST_CODE


def trigger_source(entry: i64) -> Card:
    return (entry >> TRIGGER_SOURCE_AT) & BYTE


def trigger_player(entry: i64) -> Player:
    """The player for whom the effect happens."""
    return (entry >> TRIGGER_PLAYER_AT) & 1


def trigger_kind(entry: i64) -> i64:
    """ON_PLAY, ON_DEFEATED ..."""
    return (entry >> TRIGGER_KIND_AT) & 0x1F


def trigger_tally(entry: i64) -> i64:
    """The octonite that the source had."""
    return (entry >> TRIGGER_TALLY_AT) & BYTE


def trigger_victor(entry: i64) -> Card:
    """The creature that the source fought when it was defeated."""
    return (entry >> TRIGGER_VICTOR_AT) & BYTE


def trigger_with_cards(entry: i64, source: Card, victor: Card) -> i64:
    rest = entry & ~((BYTE << TRIGGER_SOURCE_AT) | (BYTE << TRIGGER_VICTOR_AT))
    return rest | (source << TRIGGER_SOURCE_AT) | (victor << TRIGGER_VICTOR_AT)


# ---- options: what can be answered
# A turn action is verb * 64 + slot. Elsewhere an option is a slot (or a plain number), or PASS or TAKE; FAST's offer
# has the bare verbs ATTACK and ACT.

VERB: Final = 64


FORMS: Final = {
    RUNNING: NO_OPTIONS, OVER: NO_OPTIONS, ACTION: TURN_ACTIONS, MINDBUG: PLAIN, HUNT: SLOTS, BLOCK: SLOTS,
    AGAIN: PLAIN, FAST_OFFER: PLAIN, MAY: PLAIN, TARGET: SLOTS, CARD: SLOTS, DISCARD: SLOTS, ORDER: WAITING,
    BUY: PLACES, REROLL: PLAIN, DIE: PLAIN, SPREAD: SLOTS, ROLL: PLAIN, PICK: SLOTS, ORDER_FAST: SLOTS,
    MODE: PLAIN, KEYWORD: PLAIN, NUMBER: PLAIN, ROLL_NUMBER: PLAIN,
}
FORM_OF: Final = vec[i64]([FORMS[decision] for decision in range(len(FORMS))])


def option_form(decision: i64) -> i64:
    """Returns how the options of that decision are to be read: SLOTS, PLAIN ..."""
    return FORM_OF[decision]


def option_verb(option: Option) -> Option:
    """Returns 0 for playing the card, ATTACK or ACT (codes.py)."""
    return option & ~(VERB - 1)


def option_slot(option: Option) -> Slot:
    """The card of a turn action."""
    return option & (VERB - 1)


# ---- dice: the roll of an attack
# number of dice 2 bits | rerolls left 8 | first face 3 | second face 3

REROLLS_AT: Final = 2
FACES_AT: Final = 10
FACE_BITS: Final = 3
FACE_MASK: Final = 7


def pack_dice(number: i64, rerolls: i64) -> i64:
    """Dice that are still to be rolled."""
    return (number | (rerolls << REROLLS_AT) | (UNROLLED << FACES_AT) | (UNROLLED << (FACES_AT + FACE_BITS)))


def dice_number(dice: i64) -> i64:
    return dice & 3


def rerolls_left(dice: i64) -> i64:
    return (dice >> REROLLS_AT) & BYTE


def face_of(dice: i64, die: i64) -> i64:
    """Returns what die 0 or 1 shows: a face, or UNROLLED."""
    return (dice >> (FACES_AT + FACE_BITS * die)) & FACE_MASK


def with_face(dice: i64, die: i64, face: i64) -> i64:
    at = FACES_AT + FACE_BITS * die
    return (dice & ~(FACE_MASK << at)) | (face << at)


def with_rerolls(dice: i64, rerolls: i64) -> i64:
    return (dice & ~(BYTE << REROLLS_AT)) | (rerolls << REROLLS_AT)


# ---- events: what happened
# kind 6 bits | player 2 | card 7 | other 7 | number 18, may be negative | total 18 | readers 3

EVENT_PLAYER_AT: Final = 6
EVENT_CARD_AT: Final = 8
EVENT_OTHER_AT: Final = 15
EVENT_NUMBER_AT: Final = 22
EVENT_TOTAL_AT: Final = 40
EVENT_READERS_AT: Final = 58
EVENT_CARD_MASK: Final = 0x7F
EVENT_NUMBER_MASK: Final = 0x3FFFF
NEGATIVE: Final = 1 << 17
"""Added to the number, so that it is never below zero."""


def pack_event(kind: i64, player: Player, card: Card, other: Card, number: i64, total: i64, readers: Mask) -> i64:
    """Packs an event. `readers` says who may know the card: a bit for each player, and one for everybody else."""
    return (kind | (player << EVENT_PLAYER_AT) | (card << EVENT_CARD_AT) | (other << EVENT_OTHER_AT)
            | ((number + NEGATIVE) << EVENT_NUMBER_AT) | (total << EVENT_TOTAL_AT) | (readers << EVENT_READERS_AT))


def event_kind(event: i64) -> i64:
    return event & 0x3F


def event_player(event: i64) -> Player:
    return (event >> EVENT_PLAYER_AT) & 3


def event_card(event: i64) -> Card:
    return (event >> EVENT_CARD_AT) & EVENT_CARD_MASK


def event_other(event: i64) -> Card:
    return (event >> EVENT_OTHER_AT) & EVENT_CARD_MASK


def event_number(event: i64) -> i64:
    return ((event >> EVENT_NUMBER_AT) & EVENT_NUMBER_MASK) - NEGATIVE


def event_total(event: i64) -> i64:
    return (event >> EVENT_TOTAL_AT) & EVENT_NUMBER_MASK


def event_readers(event: i64) -> Mask:
    return (event >> EVENT_READERS_AT) & 7
