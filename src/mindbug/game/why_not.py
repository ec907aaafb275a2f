"""Reasons why a card cannot be chosen."""

from dataclasses import dataclass
from typing import Literal

from mindbug.engine import codes
from mindbug.engine.bits import bit
from mindbug.engine.permissions import can_attack, has_attack_left
from mindbug.engine.power import constant_covers, works
from mindbug.engine.state import State
from mindbug.game.names import card_name
from mindbug.game.positions import in_order

Why = Literal[
    "has_attacked", "banned_from_attacking", "banned_from_blocking", "nobody_blocks", "attacker_is_sneaky",
    "unblockable_by_this", "cannot_be_hunted", "octonite_stays", "already_chosen", "not_asked_for", "too_expensive",
]


@dataclass(frozen=True)
class Reason:
    """The reason why a card cannot be chosen, where one would expect that it can."""

    key: Why
    """The kind of reason."""
    source: str | None = None
    """The English name of the card that is to blame."""


def why_not(s: State, slot: int) -> Reason | None:
    """The reason for a card that is no option of the pending decision; None where nobody would expect it to be one."""
    mine = s.controller(slot) == s.decider
    in_play = bool(s.in_play & bit(slot))
    match s.decision:
        case codes.ACTION if mine and in_play and not has_attack_left(s, slot):
            return Reason("has_attacked")
        case codes.ACTION if mine and in_play and not can_attack(s, slot):
            return Reason("banned_from_attacking", _culprit(s, codes.C_ATTACK_BAN, slot))
        case codes.BLOCK if mine and in_play:
            return _why_no_block(s, slot)
        case codes.HUNT if not mine and in_play:
            return Reason("cannot_be_hunted", card_name(s, s.source))
        case codes.SPREAD if slot == s.source:
            return Reason("octonite_stays")
        case codes.TARGET if in_play:
            return Reason("already_chosen" if s.chosen & bit(slot) else "not_asked_for", card_name(s, s.source))
        case codes.CARD if not in_play and _pile_asked(s) & bit(slot):
            return Reason("already_chosen" if s.chosen & bit(slot) else "not_asked_for", card_name(s, s.source))
        case codes.DISCARD if mine and s.in_hand & s.chosen & bit(slot):
            return Reason("already_chosen", card_name(s, s.source))
    return None


def _why_no_block(s: State, slot: int) -> Reason:
    attacker = s.source
    if (s.cannot_block >> s.controller(slot)) & 1:
        return Reason("nobody_blocks")
    if works(s, attacker, codes.SNEAKY) and not works(s, slot, codes.SNEAKY):
        return Reason("attacker_is_sneaky", card_name(s, attacker))
    if evades(s, attacker, slot):
        return Reason("unblockable_by_this", card_name(s, attacker))
    return Reason("banned_from_blocking", block_ban(s, slot))


def block_ban(s: State, slot: int) -> str | None:
    """Returns the card in play that forbids this creature to block, if there is one."""
    return _culprit(s, codes.C_BLOCK_BAN, slot)


def evades(s: State, attacker: int, slot: int) -> bool:
    """Returns whether the text of the attacker forbids that creature to block it."""
    return bool(constant_covers(s, codes.C_UNBLOCKABLE, attacker, slot))


def _culprit(s: State, ban: int, slot: int) -> str | None:
    """The first of the creatures in play that forbid it. By arrival: the order of slots would tell that of drawing."""
    for source in in_order(s, s.in_play & s.deal.masks[ban]):
        if constant_covers(s, ban, source, slot):
            return card_name(s, source)
    return None


def _pile_asked(s: State) -> int:
    """The hands and piles that the candidates lie in."""
    candidates = s.choices
    asked = 0
    for pile in (s.hand_of(0), s.hand_of(1), s.discard_of(0), s.discard_of(1)):
        if pile & candidates:
            asked |= pile
    return asked
