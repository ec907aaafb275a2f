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
ATTACK_DONE: Final = 15

# ---- instructions: op, a, b, c
INSTRUCTION: Final = 4
OP_END: Final = 0
OP_GAIN_LIFE: Final = 1  # a = amount
OP_LOSE_LIFE: Final = 2  # a = amount, b = 1: opponent
OP_LOSE_ALL_BUT: Final = 3  # a = what is left
OP_MATCH_LIFE: Final = 4
OP_STEAL_LIFE: Final = 5  # a = amount
OP_REFRESH: Final = 6
OP_EXTRA_TURN: Final = 7
OP_WIN: Final = 8
OP_DEFEAT: Final = 9  # a = selector
OP_DEFEAT_ALL: Final = 10  # a = selector
OP_DEFEAT_PAIR: Final = 11  # a, b = selectors
OP_TAKE: Final = 12  # a = selector, b = up to so many, 0 = exactly one
OP_RETURN: Final = 13  # a = selector
OP_CHARGE: Final = 14  # a = selector, b = octonite
OP_BOOST: Final = 15  # a = power
OP_GAIN_KEYWORDS: Final = 16  # a = keywords
OP_ALLIES_GAIN: Final = 17  # a = keywords
OP_ALLIES_DIE: Final = 18
OP_CANNOT_BLOCK: Final = 19
OP_DISCARD: Final = 20  # a = amount, b = 1: opponent
OP_STEAL_CARDS: Final = 21  # a = amount
OP_PLAY_CARD: Final = 22  # a = selector
OP_PLAY_RANDOM: Final = 23
OP_GIVE: Final = 24
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

# ---- amounts: below COUNTED plain numbers, else one of these + selector (of which there are at most COUNTED)
COUNTED: Final = 4096
OCTONITE_HERE: Final = 4096
OCTONITE_ON: Final = 8192
CREATURE_COUNT: Final = 12288

# ---- selectors: side or pile, lowest power, highest power, keywords, flags
SELECTOR: Final = 5
THIS: Final = 0  # selector numbers 0 and 1 are single creatures
VICTOR: Final = 1
ALLIED: Final = 0
ENEMY: Final = 1
ANY_SIDE: Final = 2
OWN_HAND: Final = 3
OWN_DISCARD: Final = 4
ENEMY_DISCARD: Final = 5
ANY_DISCARD: Final = 6
MAX_POWER: Final = 999
# columns of a row
SELECTOR_PLACE: Final = 0  # a side or a pile
SELECTOR_LOW: Final = 1
SELECTOR_HIGH: Final = 2
SELECTOR_KEYWORDS: Final = 3
SELECTOR_FLAGS: Final = 4
F_OTHER: Final = 1
F_OCTONITE: Final = 2
F_WEAKEST: Final = 4
F_SHARES: Final = 8
F_TRIGGER: Final = 16  # << trigger

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

# ---- constants: class, selector, amount, keywords, condition, its number
CONSTANT: Final = 6
CONSTANT_SELECTOR: Final = 1
CONSTANT_AMOUNT: Final = 2
CONSTANT_KEYWORDS: Final = 3
CONSTANT_CONDITION: Final = 4
CONSTANT_NUMBER: Final = 5
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
CLASSES: Final = 15

# ---- designs
MAX_DESIGNS: Final = 1023
UNKNOWN: Final = 1023  # the design of a card that somebody does not know

# ---- features of a card that change what the engine must look at
DRAWS_UNUSED: Final = 1
GIVES_FAST: Final = 2

# ---- rules that not all editions have, as bits
RULE_NEW_TURN_AFTER_MINDBUG: Final = 1  # a Mindbug ends the turn, and the same player has a new one (M8)
RULE_REFILL_OWN_REMOVALS: Final = 2  # a hand is refilled only when its own player takes cards out of it (M8)
RULE_PASS_WHEN_UNABLE: Final = 4  # a player who cannot act passes instead of losing (M8)
# ---- readings of the rules that are no longer ours; old records were played by them
RULE_FAST_AT_ONCE: Final = 8  # what arrives FAST by a purchase is offered before the next purchase
RULE_ATTACKS_UNCOUNTED: Final = 16  # a FAST attack does not count as an attack of the turn

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
E_PASSED: Final = 41
