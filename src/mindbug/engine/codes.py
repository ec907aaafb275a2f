"""Every number that the engine gives a meaning to, in one place. `Final` ints are inlined by mypyc."""

import sys
from typing import Final


def name_of(prefix: str, number: int) -> str:
    """The name of a number of one kind, as `OP_WIN` is the name of 8 among those that begin with `OP_`: for errors."""
    names = [name for name, value in vars(sys.modules[__name__]).items() if name.startswith(prefix) and value == number]
    return names[0] if names else f"{prefix}{number}"


# ---- keywords, as bits
FRENZY: Final = 1
HUNTER: Final = 2
POISONOUS: Final = 4
SNEAKY: Final = 8
TOUGH: Final = 16
FAST: Final = 32
KEYWORDS: Final = 6  # the number of them

# ---- seats; CHANCE is the dealer, SPECTATOR everybody who has no seat
CHANCE: Final = 2
SPECTATOR: Final = 2
NOBODY: Final = 3

# ---- cards in a `source` field: a slot below 62, a Power card from POWER_CARD on
NO_CARD: Final = 63
POWER_CARD: Final = 64

# ---- triggers
ON_PLAY: Final = 0
ON_ATTACK: Final = 1
ON_DEFEATED: Final = 2
ON_HARVEST: Final = 3
ON_ACTION: Final = 4
TRIGGERS: Final = 5
ON_MOMENT: Final = 5  # no trigger word is printed; such effects are constants (C_WHEN_...)

# ---- what is being decided
RUNNING: Final = 0
OVER: Final = 1
ACTION: Final = 2
MINDBUG: Final = 3
HUNT: Final = 4
BLOCK: Final = 5
AGAIN: Final = 6
FAST_OFFER: Final = 7
MAY: Final = 8
TARGET: Final = 9
CARD: Final = 10
DISCARD: Final = 11
ORDER: Final = 12
BUY: Final = 13
REROLL: Final = 14
DIE: Final = 15
SPREAD: Final = 16
ROLL: Final = 17
PICK: Final = 18
ORDER_FAST: Final = 19  # `order` between FAST creatures that wait
MODE: Final = 20
KEYWORD: Final = 21
NUMBER: Final = 22
ROLL_NUMBER: Final = 23  # `roll` of a die with the numbers 1 to 6

# ---- how the options of a decision are to be read
NO_OPTIONS: Final = 0
TURN_ACTIONS: Final = 1  # verb and slot
SLOTS: Final = 2  # slots, or PASS
PLACES: Final = 3  # places in the Power deck, or PASS
WAITING: Final = 4  # places among the pending triggers
PLAIN: Final = 5  # numbers that mean the same whatever the slots are

# ---- what the chosen cards are for
TO_DEFEAT: Final = 1
TO_TAKE: Final = 2
TO_RETURN: Final = 3
TO_CHARGE: Final = 4
TO_TRIGGER: Final = 5
TO_PLAY: Final = 6
TO_RECOVER: Final = 7
TO_GIVE: Final = 8
TO_REVEAL: Final = 9
TO_DISCARD: Final = 10
TO_STEAL: Final = 11
TO_PAIR: Final = 12  # the first of two creatures to be defeated together
TO_PAIR_UP: Final = 13  # the second of them
TO_EQUAL: Final = 14  # the first of two creatures of equal power to be defeated together
TO_PIN: Final = 15  # it cannot block this turn
TO_ATTACK: Final = 16
TO_CAPTURE: Final = 17
TO_BOOST: Final = 18  # the card that goes under a creature
TO_HOST: Final = 19  # the creature that it goes under
TO_PLAY_ANY: Final = 20  # one of any number of cards that are played without their Play effects
TO_COPY: Final = 21
TO_SHOW: Final = 22  # random, revealed
TO_BORROW: Final = 23  # control for this turn

# ---- options: a slot or a number, or one of these (`packing` says how they are put together)
PASS: Final = 62
TAKE: Final = 63
ATTACK: Final = 64  # + slot
ACT: Final = 128  # + slot

# ---- options of REROLL are masks of dice; faces of the die
REROLL_FIRST: Final = 1
REROLL_SECOND: Final = 2
GROW_1: Final = 0
GROW_2: Final = 1
GROW_3: Final = 2
ENERGY_1: Final = 3
ENERGY_2: Final = 4
FACE_DISCARD: Final = 5
FACES: Final = 6
UNROLLED: Final = 7
SIX: Final = 6  # sides of the die with numbers
HIGHEST_NUMBER: Final = 10  # that can be named
ANY_NAME: Final = 63  # in place of a keyword, number or card that is not named or revealed yet

# ---- what a mode is chosen for (in the place of a purpose): a word of a card, a side, what to pay for
MODE_EFFECT: Final = 0
MODE_SIDE: Final = 1
MODE_PRICE: Final = 2
OWN_PRICE: Final = 0  # the creature's own Attack effect
GRANTED_PRICE: Final = 1

# ---- what a "may" asks for before its effect
MAY_FREE: Final = 0
MAY_PRICE: Final = 1  # life or cards, which nobody should pay for nothing
MAY_REVEAL: Final = 2

# ---- tasks on the stack; most have a player, some a card and a number
TURN_START: Final = 0
TURN_AGAIN: Final = 1  # the turn ends and the same player begins a new one (M8)
TURN_END: Final = 2
TURN_ACTION: Final = 3
PURCHASE: Final = 4
HARVEST: Final = 5
SETTLE: Final = 6  # pending triggers, one after another
FAST_STAGE: Final = 7
ENTER: Final = 8
ARRIVED: Final = 9
EFFECT: Final = 10  # number = program counter
ROLL_DICE: Final = 11
FACE: Final = 12  # number = face
ATTACK_EFFECT: Final = 13
COMBAT: Final = 14
ATTACK_DONE: Final = 15  # number = 1 for the turn action
ATTACK_NOW: Final = 16  # an effect makes that player attack with that card
TURN_SIDE: Final = 17  # the exhausted creature shows one of its sides
TURN_OVER: Final = 18  # after the effects at the end of the turn; number = 1: the same player begins a new one
FIGHT: Final = 19  # number = the blocker

# ---- instructions: op, a, b, c
INSTRUCTION: Final = 4
OP_END: Final = 0
OP_GAIN_LIFE: Final = 1  # a = amount
OP_LOSE_LIFE: Final = 2  # a = amount, b = 1: opponent, c = class of the moment that it belongs to
OP_LOSE_ALL_BUT: Final = 3  # a = what is left
OP_MATCH_LIFE: Final = 4
OP_STEAL_LIFE: Final = 5  # a = amount
OP_REFRESH: Final = 6
OP_EXTRA_TURN: Final = 7
OP_WIN: Final = 8
OP_DEFEAT: Final = 9  # a = selector, b = up to that many, 0 = exactly one
OP_DEFEAT_ALL: Final = 10  # a = selector
OP_DEFEAT_PAIR: Final = 11  # a, b = selectors
OP_TAKE: Final = 12  # a = selector, b = up to that many, 0 = exactly one, c = 1: this turn
OP_RETURN: Final = 13  # a = selector
OP_CHARGE: Final = 14  # a = selector, b = octonite
OP_BOOST: Final = 15  # a = power
OP_GAIN_KEYWORDS: Final = 16  # a = keywords
OP_ALLIES_GAIN: Final = 17  # a = keywords
OP_ALLIES_DIE: Final = 18
OP_CANNOT_BLOCK: Final = 19
OP_DISCARD: Final = 20  # a = amount, b = 1: opponent, c = 1: up to that many
OP_STEAL_CARDS: Final = 21  # a = amount
OP_PLAY_CARD: Final = 22  # a = selector
OP_PLAY_RANDOM: Final = 23
OP_GIVE: Final = 24  # c = 1: not into the hand, what follows says where to
OP_PLAY_IT: Final = 25
OP_RECOVER: Final = 26  # a = selector, b = how many
OP_RECOVER_ALL: Final = 27
OP_REVEAL: Final = 28
OP_COPY_PLAY: Final = 29
OP_TRIGGER_PLAY: Final = 30  # a = selector
OP_DRAW_UNUSED: Final = 31  # a = amount
OP_ENERGY: Final = 32  # a = amount
OP_BUY_FREE: Final = 33
OP_BUY_TOP: Final = 34
OP_IF: Final = 35  # a = condition, b = its number, c = where to go on if it does not hold
OP_MAY: Final = 36  # a = where to go on if not done, b = first instruction after the price, c = 1: only with a use
OP_OTHER_PLAYER: Final = 37  # the rest is the opponent's
OP_JUMP: Final = 38  # a = where to go on
OP_PAY: Final = 39  # a = octonite that the source pays; without it nothing more happens
OP_MODE: Final = 40  # b = where to go on; a row OP_BRANCH for each mode follows
OP_BRANCH: Final = 41  # a = first instruction of the mode, b = first instruction behind it, c = its label
OP_REPEAT: Final = 42  # a = amount, b = where to go on; what is repeated follows and ends with OP_END
OP_NAME_KEYWORD: Final = 43  # a = where to go on if nothing could be affected
OP_NAME_NUMBER: Final = 44  # a = likewise
OP_ROLL: Final = 45  # a = lowest number that does it, b = where to go on else
OP_PAY_MINDBUG: Final = 46  # a = where to go on if it cannot be paid
OP_LOSE_GAME: Final = 47
OP_LOSE_MINDBUG: Final = 48  # b = 1: opponent
OP_MINDBUGS_OFF: Final = 49
OP_EQUAL_PAIR: Final = 50  # a = selector
OP_GIVE_CONTROL: Final = 51
OP_FORCE_ATTACK: Final = 52  # a = selector
OP_RETURN_ALL: Final = 53  # a = selector
OP_CAPTURE: Final = 54  # a = selector
OP_SET_ASIDE: Final = 55  # a = selector
OP_RETURN_ASIDE: Final = 56
OP_EVOLVE: Final = 57
OP_PUT_UNDER: Final = 58  # a = selector, c = where to go on if declined
OP_PIN: Final = 59  # a = selector
OP_SHELTER: Final = 60
OP_DISCARD_RANDOM: Final = 61  # a = amount, b = 1: opponent
OP_DISCARD_ALL: Final = 62  # a = 1: hand | 2: draw pile, b = 1: opponent
OP_DRAW: Final = 63  # a = amount
OP_SWAP_HANDS: Final = 64
OP_KEEP_IT: Final = 65
OP_PLAY_THIS: Final = 66
OP_PLAY_ANY: Final = 67  # a = selector
OP_SHOW_RANDOM: Final = 68
OP_BURY_IT: Final = 69  # b = 1: opponent
OP_GIVE_ALL: Final = 70
OP_COPY_PLAY_OF: Final = 71  # a = selector
OP_TUCK: Final = 72  # a = amount

# ---- amounts: below COUNTED plain numbers, else COUNTED + the number of a row: kind, selector or player, factor
COUNTED: Final = 1000
AMOUNT: Final = 3
OCTONITE_HERE: Final = 0
OCTONITE_ON: Final = 1
CREATURE_COUNT: Final = 2
MINDBUGS_READY: Final = 3
DISCARDED_COUNT: Final = 4
OCTONITE_LAST: Final = 5  # what the creature had when it was defeated, wherever it is now

# ---- selectors: side or pile, lowest power, highest power, keywords, flags, distance of power
SELECTOR: Final = 6
THIS: Final = 0  # selector numbers 0 and 1 are single creatures
VICTOR: Final = 1
ALLIED: Final = 0
ENEMY: Final = 1
ANY_SIDE: Final = 2
OWN_HAND: Final = 3
OWN_DISCARD: Final = 4
ENEMY_DISCARD: Final = 5
ANY_DISCARD: Final = 6
ANY_BOOST: Final = 7
OWN_BOOST: Final = 8
MAX_POWER: Final = 999
# columns of a row
SELECTOR_PLACE: Final = 0  # a side or a pile
SELECTOR_LOW: Final = 1
SELECTOR_HIGH: Final = 2
SELECTOR_KEYWORDS: Final = 3
SELECTOR_FLAGS: Final = 4
SELECTOR_DISTANCE: Final = 5
F_OTHER: Final = 1
F_OCTONITE: Final = 2
F_TRIGGER: Final = 4  # << trigger
F_TRIGGERS: Final = 0x7C
F_BOOSTED: Final = 0x80
F_BLOCKED: Final = 0x100
F_WEAKER: Final = 0x200
F_APART: Final = 0x400
F_EQUAL: Final = 0x800
F_NAMED: Final = 0x1000
F_ORIGINAL: Final = 0x2000  # its Play effect copies no other
F_SHARES: Final = 0x4000
F_WEAKEST: Final = 0x8000  # from here on: compared with all others that fit
F_STRONGEST: Final = 0x10000

# ---- conditions
ALWAYS: Final = 0
IF_OWN_TURN: Final = 1
IF_NOT_OWN_TURN: Final = 2
IF_ALONE: Final = 3
IF_HAND_AT_MOST: Final = 4
IF_OTHER_ALLIES: Final = 5
IF_NO_STRONGER_ALLY: Final = 6
IF_FEWER_CREATURES: Final = 7
IF_NO_CREATURES: Final = 8
IF_LOWER_LIFE: Final = 9
IF_NO_MINDBUG_READY: Final = 10
IF_IN_COMBAT: Final = 11
IF_DISCARDED_POWER: Final = 12
IF_LIFE_EXACTLY: Final = 13
IF_MORE_CREATURES: Final = 14
IF_ENEMY_CREATURES: Final = 15
IF_EQUAL_ALLIES: Final = 16
IF_EMPTY_DISCARD: Final = 17
IF_SAME_MINDBUGS: Final = 18
IF_EXHAUSTED: Final = 19
IF_WON_FIGHT: Final = 20
IF_OCTONITE_ON_IT: Final = 21

# ---- constants: class, selector, amount, keywords, condition, its number
CONSTANT: Final = 6
CONSTANT_SELECTOR: Final = 1
CONSTANT_AMOUNT: Final = 2
CONSTANT_KEYWORDS: Final = 3
CONSTANT_CONDITION: Final = 4
CONSTANT_NUMBER: Final = 5
CONSTANT_PROGRAM: Final = 2  # in the place of the amount
CONSTANT_COST: Final = 3  # in the place of the keywords
C_POWER: Final = 0
C_KEYWORDS: Final = 1
C_MIRROR: Final = 2
C_UNBLOCKABLE: Final = 3
C_BLOCK_BAN: Final = 4
C_ATTACK_BAN: Final = 5
C_HUNT_BAN: Final = 6
C_PROTECT: Final = 7
C_SILENCE_PLAY: Final = 8
C_SILENCE_DEFEATED: Final = 9
C_IDLE: Final = 10
C_REROLL: Final = 11
C_DIE: Final = 12
C_OWN_POWER: Final = 13  # of the creature itself
C_OWN_KEYWORDS: Final = 14
C_GRANT: Final = 15  # amount = program, keywords = cost
C_REVERSE: Final = 16
C_MUST_HUNT: Final = 17
C_EVOLVES: Final = 18
C_NO_MINDBUGS: Final = 19
C_TOLL: Final = 20  # amount = life
C_CLOSED_HAND: Final = 21
C_KEEP_LIFE: Final = 22
C_PLAY_BAN: Final = 23  # amount = highest power
C_WHEN_BLOCKS: Final = 24  # these: amount = program
C_WHEN_START: Final = 25
C_WHEN_END: Final = 26
C_WHEN_ANY_END: Final = 27
C_WHEN_DISCARDED: Final = 28
C_WHEN_LOST: Final = 29
C_WHEN_ENEMY_LOST: Final = 30
CLASSES: Final = 31
# as bits: `Deal.classes` tells with one look that no card of the game has such a constant
BANS_ATTACKS: Final = 1 << C_ATTACK_BAN
BANS_BLOCKS: Final = 1 << C_BLOCK_BAN
BANS_PLAYS: Final = 1 << C_PLAY_BAN
BANS_MINDBUGS: Final = 1 << C_NO_MINDBUGS
SILENCES: Final = (1 << C_SILENCE_PLAY) | (1 << C_SILENCE_DEFEATED)
ADDS_DICE: Final = 1 << C_DIE
GRANTS: Final = 1 << C_GRANT
REVERSES: Final = 1 << C_REVERSE
BAITS: Final = 1 << C_MUST_HUNT
EVOLVES: Final = 1 << C_EVOLVES
TAKES_TOLL: Final = 1 << C_TOLL
CLOSES_HANDS: Final = 1 << C_CLOSED_HAND
KEEPS_LIFE: Final = 1 << C_KEEP_LIFE
STARTINGS: Final = 1 << C_WHEN_START
ENDINGS: Final = (1 << C_WHEN_END) | (1 << C_WHEN_ANY_END)
AT_BLOCKS: Final = 1 << C_WHEN_BLOCKS
AT_DISCARDS: Final = 1 << C_WHEN_DISCARDED
AT_LIFE_LOSS: Final = (1 << C_WHEN_LOST) | (1 << C_WHEN_ENEMY_LOST)

# ---- designs
MAX_DESIGNS: Final = 1023
UNKNOWN: Final = 1023  # the design of a card that somebody does not know

# ---- features of a card that change what the engine must look at
DRAWS_UNUSED: Final = 1
GIVES_FAST: Final = 2
COPIES_PLAY: Final = 4
PLAYS_ITS_BOOST: Final = 8  # its boost cards wait for its Defeated effect
SETS_ASIDE: Final = 16

# ---- rules that not all editions have, as bits
RULE_NEW_TURN_AFTER_MINDBUG: Final = 1  # a Mindbug ends the turn, and the same player has a new one (M8)
RULE_REFILL_OWN_REMOVALS: Final = 2  # a hand is refilled only when its own player takes cards out of it (M8)
RULE_PASS_WHEN_UNABLE: Final = 4  # a player who cannot act passes instead of losing (M8)
# ---- readings of the rules that are no longer ours; old records were played by them
RULE_FAST_AT_ONCE: Final = 8  # what arrives FAST by a purchase is offered before the next purchase
RULE_ATTACKS_UNCOUNTED: Final = 16  # a FAST attack does not count as an attack of the turn
RULE_BOOST_COPIES_ALIKE: Final = 32  # copies of a boost card are the same card, whatever creatures they lie under
RULE_REFILL_AFTER_NOTHING: Final = 64  # a hand is refilled also when nothing was given or discarded out of it
RULE_COUNTERS_OF_NOW: Final = 128  # a Defeated effect counts the octonite of a creature that is in play again
RULE_REVEAL_IN_VAIN: Final = 256  # a card may be revealed also where it could affect nothing

# ---- why the game is over
BY_LIFE: Final = 1
BY_NO_ACTION: Final = 2
BY_EFFECT: Final = 3
BY_TURN_LIMIT: Final = 4

# ---- events
E_TURN: Final = 0
E_DREW: Final = 1
E_DREW_UNUSED: Final = 2
E_PLAYED: Final = 3
E_MINDBUGGED: Final = 4
E_DECLINED: Final = 5
E_ENTERED: Final = 6
E_ATTACKED: Final = 7
E_HUNTED: Final = 8
E_BLOCKED: Final = 9
E_UNBLOCKED: Final = 10
E_FOUGHT: Final = 11
E_EXHAUSTED: Final = 12
E_PROTECTED: Final = 13
E_DEFEATED: Final = 14
E_TRIGGERED: Final = 15
E_SILENCED: Final = 16
E_ACTED: Final = 17
E_DISCARDED: Final = 18
E_STOLEN: Final = 19
E_RECOVERED: Final = 20
E_RETURNED: Final = 21
E_GIVEN: Final = 22
E_REVEALED: Final = 23
E_COPIED: Final = 24
E_TOOK_CONTROL: Final = 25
E_LIFE: Final = 26
E_REFRESHED: Final = 27
E_OCTONITE: Final = 28
E_BOOSTED: Final = 29
E_GAINED: Final = 30
E_ALLIES_GAINED: Final = 31
E_ALLIES_DIE: Final = 32
E_CANNOT_BLOCK: Final = 33
E_ROLLED: Final = 34
E_REROLLED: Final = 35
E_ENERGY: Final = 36
E_BOUGHT: Final = 37
E_POWER_REVEALED: Final = 38
E_EXTRA_TURN: Final = 39
E_GAME_OVER: Final = 40
E_EVOLVED: Final = 41
E_FACE: Final = 42  # which design a slot shows from now on; nobody is told
E_TURNED: Final = 43
E_PUT_UNDER: Final = 44
E_BURIED: Final = 45
E_SET_ASIDE: Final = 46
E_CAME_BACK: Final = 47
E_MINDBUG_LOST: Final = 48
E_MINDBUG_PAID: Final = 49
E_MINDBUGS_OFF: Final = 50
E_PINNED: Final = 51
E_SHELTERED: Final = 52
E_SWAPPED: Final = 53
E_TUCKED: Final = 54
E_NAMED_KEYWORD: Final = 55
E_NAMED_NUMBER: Final = 56
E_ROLLED_NUMBER: Final = 57
E_CHOSE: Final = 58
E_FORCED: Final = 59
E_CAPTURED: Final = 60
E_SHOWN: Final = 61
E_LIFE_KEPT: Final = 62
E_PASSED: Final = 63
