"""A learned inclination towards each move, before any of them is tried. Compiled with the engine.

It looks at the state that it is given (a sampled one) one decision ahead, like `policy`, but it has learned from the
visits of many searches what such a look is worth. One description of a move serves both sides of learning: it is added
up with weights, and it can be written down.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mindbug.engine.aliases import Option, Player, Slot
from mindbug.engine.bits import count, lowest
from mindbug.engine.book import Book
from mindbug.engine.codes import (
    ACT,
    ACTION,
    AGAIN,
    ATTACK,
    BLOCK,
    CARD,
    DISCARD,
    FAST_OFFER,
    HUNT,
    MAY,
    MINDBUG,
    ON_ATTACK,
    PASS,
    TAKE,
    TARGET,
    TO_CAPTURE,
    TO_DEFEAT,
    TO_DISCARD,
    TO_EQUAL,
    TO_GIVE,
    TO_PAIR,
    TO_PAIR_UP,
    TO_PIN,
    TO_STEAL,
    TO_TAKE,
)
from mindbug.engine.options import legal
from mindbug.engine.packing import option_slot, option_verb
from mindbug.engine.permissions import blockers
from mindbug.engine.state import State
from mindbug.search.evaluation import Weights
from mindbug.search.policy import defeats, fight_score, forget, life_score, worth

# What may be done with a card: a table with a number for each design.
PLAYED: Final = 0
ATTACKS: Final = 1
ACTS: Final = 2
MINDBUGGED: Final = 3
BLOCKS: Final = 4
HUNTED: Final = 5
HARMED: Final = 6
HARMED_OWN: Final = 7
GIVEN_UP: Final = 8
CHOSEN: Final = 9
TABLES: Final = 10
# Behind the tables: what counts whichever card it is.
PLAY_WORTH: Final = 0
PLAY_GAIN: Final = 1  # in play rather than in hand
PLAY_RISK: Final = 2  # its worth, if a Mindbug may take it
PLAY_BEHIND: Final = 3  # how many creatures more the opponent has
ATTACK_ONE: Final = 4
ATTACK_FREE: Final = 5  # nobody can block
ATTACK_WINS: Final = 6  # nobody can block, and it is the last life
ATTACK_LIFE: Final = 7  # what the life costs that nobody can defend
ATTACK_WORST: Final = 8  # what the worst block costs
ATTACK_LAST: Final = 9  # somebody can block, and it is the last life
ATTACK_EFFECT: Final = 10
ATTACK_BLOCKERS: Final = 11
ACT_ONE: Final = 12
MINDBUG_ONE: Final = 13
MINDBUG_WORTH: Final = 14
MINDBUG_SECOND: Final = 15  # another one stays in reserve
MINDBUG_BEHIND: Final = 16
BLOCK_ONE: Final = 17
BLOCK_DEFEATS: Final = 18
BLOCK_DIES: Final = 19
BLOCK_GAIN: Final = 20
LIFE_COST: Final = 21  # of letting an attack through
LIFE_LAST: Final = 22
HUNT_ONE: Final = 23
HUNT_GAIN: Final = 24
LET_BLOCK: Final = 25  # what the worst block costs the hunter
STOP: Final = 26
YES: Final = 27
DONE: Final = 28
HARM_WORTH: Final = 29
HARM_OWN_WORTH: Final = 30
GIVE_UP_WORTH: Final = 31
CHOSEN_WORTH: Final = 32
CHOSEN_OWN: Final = 33
NUMBERS: Final = 34

MOST_NOTES: Final = 16
MOST: Final = 2.0  # differences beyond this mean no more


@final
class MoveFeatures:
    """A description of a move: numbers of features and their amounts."""

    def __init__(self) -> None:
        self.size: i64 = 0
        self.features = vec[i64]([0] * MOST_NOTES)
        self.amounts = vec[float]([0.0] * MOST_NOTES)


@final
class Prior:
    """A number for every feature of a move, for the designs of a book. Without any, all moves look alike."""

    def __init__(self, book: Book, values: list[float]) -> None:
        if values and len(values) != move_feature_count(book):
            raise ValueError(f"{len(values)} numbers for {move_feature_count(book)} features of moves")
        self.designs: i64 = len(book.power)
        self.values = vec[float](values or [0.0] * move_feature_count(book))


def move_feature_count(book: Book) -> int:
    return TABLES * len(book.power) + NUMBERS


def inclination(s: State, w: Weights, p: Prior, notes: MoveFeatures, option: Option) -> float:
    """The learned inclination towards the option; how it is described is left in the notes."""
    notes.size = 0
    describe(s, w, p.designs, notes, option)
    total = 0.0
    i: i64 = 0
    while i < notes.size:
        total += p.values[notes.features[i]] * notes.amounts[i]
        i += 1
    return total


def note(notes: MoveFeatures, feature: i64, amount: float) -> None:
    notes.features[notes.size] = feature
    notes.amounts[notes.size] = amount
    notes.size += 1


def describe(s: State, w: Weights, designs: i64, notes: MoveFeatures, option: Option) -> None:
    """Writes down what there is to say about the option, as far as anything was learned about its kind."""
    kind = s.decision
    numbers = TABLES * designs
    if kind == ACTION:
        verb = option_verb(option)
        slot = option_slot(option)
        if verb == ATTACK:
            describe_attack(s, w, designs, notes, slot)
        elif verb == ACT:
            note(notes, ACTS * designs + s.design(slot), 1.0)
            note(notes, numbers + ACT_ONE, 1.0)
        else:
            describe_play(s, w, designs, notes, slot)
    elif kind == MINDBUG:
        if option == TAKE:
            describe_mindbug(s, w, designs, notes)
    elif kind == BLOCK:
        describe_block(s, w, designs, notes, option)
    elif kind == HUNT:
        if option == PASS:
            note(notes, numbers + LET_BLOCK, worst_block(s, w, s.subject))
        else:
            note(notes, HUNTED * designs + s.design(option), 1.0)
            note(notes, numbers + HUNT_ONE, 1.0)
            note(notes, numbers + HUNT_GAIN, limited(fight_score(s, w, s.subject, option)))
    elif kind == AGAIN or kind == FAST_OFFER:
        if option == PASS:
            note(notes, numbers + STOP, 1.0)
        elif option == ACT:
            note(notes, numbers + ACT_ONE, 1.0)
        else:
            describe_attack(s, w, designs, notes, s.source)
    elif kind == MAY:
        if option == TAKE:
            note(notes, numbers + YES, 1.0)
    elif kind == TARGET or kind == CARD or kind == DISCARD:
        describe_choice(s, w, designs, notes, option)


def describe_play(s: State, w: Weights, designs: i64, notes: MoveFeatures, slot: Slot) -> None:
    design = s.design(slot)
    numbers = TABLES * designs
    value = w.in_play(design)
    note(notes, PLAYED * designs + design, 1.0)
    note(notes, numbers + PLAY_WORTH, value)
    note(notes, numbers + PLAY_GAIN, value - w.in_hand(design))
    if s.mindbugs(1 - s.active):
        note(notes, numbers + PLAY_RISK, value)
    note(notes, numbers + PLAY_BEHIND, behind(s, s.active))


def behind(s: State, player: Player) -> float:
    return float(count(s.creatures_of(1 - player)) - count(s.creatures_of(player)))


def describe_attack(s: State, w: Weights, designs: i64, notes: MoveFeatures, attacker: Slot) -> None:
    numbers = TABLES * designs
    defender = 1 - s.controller(attacker)
    note(notes, ATTACKS * designs + s.design(attacker), 1.0)
    note(notes, numbers + ATTACK_ONE, 1.0)
    if s.program(attacker, ON_ATTACK):
        note(notes, numbers + ATTACK_EFFECT, 1.0)
    choices = blockers(s, attacker)
    if choices:
        note(notes, numbers + ATTACK_WORST, worst_block(s, w, attacker))
        note(notes, numbers + ATTACK_BLOCKERS, float(count(choices)))
        if s.life(defender) == 1:
            note(notes, numbers + ATTACK_LAST, 1.0)
    else:
        note(notes, numbers + ATTACK_FREE, 1.0)
        if s.life(defender) == 1:
            note(notes, numbers + ATTACK_WINS, 1.0)
        else:
            note(notes, numbers + ATTACK_LIFE, limited(life_score(s, w, defender)))


def worst_block(s: State, w: Weights, attacker: Slot) -> float:
    """The gain of the attacker's side by the block that is best for the other; 0 if nobody can block."""
    choices = blockers(s, attacker)
    if not choices:
        return 0.0
    worst = MOST
    while choices:
        gain = fight_score(s, w, attacker, lowest(choices))
        choices &= choices - 1
        if gain < worst:
            worst = gain
    return limited(worst)


def describe_mindbug(s: State, w: Weights, designs: i64, notes: MoveFeatures) -> None:
    numbers = TABLES * designs
    design = s.design(s.subject)
    note(notes, MINDBUGGED * designs + design, 1.0)
    note(notes, numbers + MINDBUG_ONE, 1.0)
    note(notes, numbers + MINDBUG_WORTH, w.in_play(design))
    if s.mindbugs(s.decider) > 1:
        note(notes, numbers + MINDBUG_SECOND, 1.0)
    note(notes, numbers + MINDBUG_BEHIND, behind(s, s.decider))


def describe_block(s: State, w: Weights, designs: i64, notes: MoveFeatures, option: Option) -> None:
    numbers = TABLES * designs
    if option == PASS:
        if s.life(s.decider) == 1:
            note(notes, numbers + LIFE_LAST, 1.0)
        else:
            note(notes, numbers + LIFE_COST, limited(life_score(s, w, s.decider)))
        return
    attacker = s.subject
    note(notes, BLOCKS * designs + s.design(option), 1.0)
    note(notes, numbers + BLOCK_ONE, 1.0)
    gain = 0.0
    if defeats(s, option, attacker):
        note(notes, numbers + BLOCK_DEFEATS, 1.0)
        gain += worth(s, w, attacker)
    if defeats(s, attacker, option):
        note(notes, numbers + BLOCK_DIES, 1.0)
        gain -= worth(s, w, option)
    note(notes, numbers + BLOCK_GAIN, limited(gain))


def describe_choice(s: State, w: Weights, designs: i64, notes: MoveFeatures, option: Option) -> None:
    numbers = TABLES * designs
    if option == PASS:
        note(notes, numbers + DONE, 1.0)
        return
    purpose = s.purpose
    design = s.design(option)
    own = s.controller(option) == s.decider
    if purpose == TO_DISCARD or purpose == TO_GIVE:
        note(notes, GIVEN_UP * designs + design, 1.0)
        note(notes, numbers + GIVE_UP_WORTH, w.in_hand(design))
    elif harms(purpose):
        if own:
            note(notes, HARMED_OWN * designs + design, 1.0)
            note(notes, numbers + HARM_OWN_WORTH, w.in_play(design))
        else:
            note(notes, HARMED * designs + design, 1.0)
            note(notes, numbers + HARM_WORTH, w.in_play(design))
    else:
        note(notes, CHOSEN * designs + design, 1.0)
        note(notes, numbers + CHOSEN_WORTH, w.in_play(design))
        if own:
            note(notes, numbers + CHOSEN_OWN, 1.0)


def harms(purpose: i64) -> bool:
    return (purpose == TO_DEFEAT or purpose == TO_PAIR or purpose == TO_PAIR_UP or purpose == TO_EQUAL
            or purpose == TO_TAKE or purpose == TO_STEAL or purpose == TO_CAPTURE or purpose == TO_PIN)


def limited(amount: float) -> float:
    if amount > MOST:
        return MOST
    return -MOST if amount < -MOST else amount


def describe_all(s: State, w: Weights) -> list[tuple[list[int], list[float]]]:
    """The features and amounts of each option in the order of `legal`, for programs that learn."""
    notes = MoveFeatures()
    found: list[tuple[list[int], list[float]]] = []
    forget()
    for option in legal(s):
        notes.size = 0
        describe(s, w, w.designs, notes, option)
        found.append((list(notes.features[:notes.size]), list(notes.amounts[:notes.size])))
    return found
