"""Constant abilities forbid things: this module says who may attack, block, hunt and play all the same."""

from mypy_extensions import i64

from mindbug.engine.aliases import Card, Mask, Player, Slot
from mindbug.engine.bits import bit, count, lowest
from mindbug.engine.codes import (
    ADDS_DICE,
    ALWAYS,
    BANS_ATTACKS,
    BANS_BLOCKS,
    BANS_MINDBUGS,
    BANS_PLAYS,
    C_ATTACK_BAN,
    C_BLOCK_BAN,
    C_CLOSED_HAND,
    C_DIE,
    C_HUNT_BAN,
    C_KEEP_LIFE,
    C_NO_MINDBUGS,
    C_PLAY_BAN,
    C_PROTECT,
    C_REROLL,
    C_SILENCE_DEFEATED,
    C_SILENCE_PLAY,
    C_UNBLOCKABLE,
    CLOSES_HANDS,
    CONSTANT,
    CONSTANT_AMOUNT,
    CONSTANT_CONDITION,
    CONSTANT_SELECTOR,
    FRENZY,
    KEEPS_LIFE,
    NO_CARD,
    ON_PLAY,
    SILENCES,
    SNEAKY,
)
from mindbug.engine.power import (
    any_constant,
    constant_covers,
    creatures,
    end_of_rows,
    first_row,
    row_holds,
    sources_of,
    works,
)
from mindbug.engine.state import State

# ---- constants that cover creatures


def covered(s: State, kind: i64) -> i64:
    """All creatures that some constant of that class is about: cheaper than to ask for each of them."""
    book = s.deal.book
    sources = sources_of(s, kind)
    found: Mask = 0
    while sources:
        source = lowest(sources)
        sources &= sources - 1
        row = first_row(s, source)
        end = end_of_rows(s, source)
        while row < end:
            if (book.constants[row] == kind
                    and (book.constants[row + CONSTANT_CONDITION] == ALWAYS
                         or row_holds(s, row, s.controller(source), source))):
                found |= creatures(s, book.constants[row + CONSTANT_SELECTOR], s.controller(source), source)
            row += CONSTANT
    return found


def row_of(s: State, kind: i64, source: Card) -> i64:
    """The first constant of that class that is active on the card; it must have one."""
    row = first_row(s, source)
    while s.deal.book.constants[row] != kind:
        row += CONSTANT
    return row


def sources_against(s: State, player: Player, kind: i64) -> i64:
    """The cards of the player's opponent with an active constant of that class."""
    return sources_of(s, kind) & s.cards_of(1 - player)


# ---- attacks and blocks


def can_attack(s: State, slot: Slot) -> bool:
    return has_attack_left(s, slot) and not any_constant(s, C_ATTACK_BAN, slot)


def has_attack_left(s: State, slot: Slot) -> bool:
    """Returns whether the creature may still attack: once each turn, with FRENZY twice (A13)."""
    if not s.attacked & bit(slot):
        return True
    return not s.attacked_twice & bit(slot) and works(s, slot, FRENZY)


def attackers(s: State, player: Player) -> Mask:
    creatures = s.creatures_of(player)
    banned = s.deal.classes & BANS_ATTACKS and sources_of(s, C_ATTACK_BAN)
    if banned:
        creatures &= ~covered(s, C_ATTACK_BAN)
    if not creatures & s.attacked:
        return creatures
    found: Mask = 0
    while creatures:
        first = creatures & -creatures
        creatures ^= first
        if has_attack_left(s, lowest(first)):
            found |= first
    return found


def blockers(s: State, attacker: Slot) -> Mask:
    """The creatures that may block the attacker."""
    player = 1 - s.controller(attacker)
    if (s.cannot_block >> player) & 1:
        return 0
    candidates = s.creatures_of(player) & ~s.pinned
    if not candidates:
        return 0
    sneaky = works(s, attacker, SNEAKY)
    evasive = s.deal.masks[C_UNBLOCKABLE] & bit(attacker) != 0
    banned = s.deal.classes & BANS_BLOCKS and sources_of(s, C_BLOCK_BAN)
    if banned:
        candidates &= ~covered(s, C_BLOCK_BAN)
    if not sneaky and not evasive:
        return candidates
    found: Mask = 0
    while candidates:
        first = candidates & -candidates
        candidates ^= first
        slot = lowest(first)
        if ((not sneaky or works(s, slot, SNEAKY))
                and not (evasive and constant_covers(s, C_UNBLOCKABLE, attacker, slot))):
            found |= first
    return found


def prey(s: State, hunter: Slot) -> Mask:
    """The creatures that the HUNTER may force to block."""
    candidates = s.creatures_of(1 - s.controller(hunter))
    if not s.deal.masks[C_HUNT_BAN] & bit(hunter):
        return candidates
    found: Mask = 0
    while candidates:
        first = candidates & -candidates
        candidates ^= first
        if not constant_covers(s, C_HUNT_BAN, hunter, lowest(first)):
            found |= first
    return found


def cannot_be_defeated(s: State, slot: Slot) -> bool:
    return s.sheltered & bit(slot) != 0 or any_constant(s, C_PROTECT, slot)


# ---- players


def hand_is_closed(s: State, player: Player) -> bool:
    """Returns whether no effect may put cards into that hand."""
    return s.deal.classes & CLOSES_HANDS != 0 and sources_against(s, player, C_CLOSED_HAND) != 0


def keeps_life(s: State, player: Player) -> bool:
    return s.deal.classes & KEEPS_LIFE != 0 and sources_against(s, 1 - player, C_KEEP_LIFE) != 0


def mindbugs_are_off(s: State) -> bool:
    return s.mindbugs_off != 0 or (s.deal.classes & BANS_MINDBUGS != 0 and sources_of(s, C_NO_MINDBUGS) != 0)


def playable(s: State, player: Player, cards: Mask) -> i64:
    """The hand cards of the player that the opponent does not forbid to play."""
    if not s.deal.classes & BANS_PLAYS:
        return cards
    sources = sources_against(s, player, C_PLAY_BAN)
    if not sources:
        return cards
    book = s.deal.book
    limit: i64 = 0
    while sources:
        highest = book.constants[row_of(s, C_PLAY_BAN, lowest(sources)) + CONSTANT_AMOUNT]
        if highest > limit:
            limit = highest
        sources &= sources - 1
    found: Mask = 0
    while cards:
        first = cards & -cards
        cards ^= first
        if book.power[s.design(lowest(first))] > limit:
            found |= first
    return found


def silencer(s: State, player: Player, trigger: i64) -> Card:
    """The enemy creature that keeps the player's effects of that trigger from activating, or NO_CARD."""
    if not s.deal.classes & SILENCES:
        return NO_CARD
    kind: i64 = C_SILENCE_DEFEATED
    if trigger == ON_PLAY:
        kind = C_SILENCE_PLAY
    sources = sources_against(s, player, kind)
    if sources:
        return lowest(sources)
    return NO_CARD


# ---- dice


def dice_of(s: State, slot: Slot) -> i64:
    total = s.deal.book.dice[s.design(slot)] + ((s.extra_die >> s.controller(slot)) & 1)
    if s.deal.classes & ADDS_DICE:
        sources = sources_of(s, C_DIE)
        while sources:
            if constant_covers(s, C_DIE, lowest(sources), slot):
                total += 1
            sources &= sources - 1
    if total > 2:
        return 2
    return total


def rerolls_of(s: State, player: Player) -> i64:
    return 1 + count(sources_against(s, 1 - player, C_REROLL))
