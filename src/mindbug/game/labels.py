"""The options of a decision as labels and back; the numbering of cards of one name."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from operator import itemgetter

from mindbug.engine import codes
from mindbug.engine.bits import bit
from mindbug.engine.dice import next_die
from mindbug.engine.options import legal
from mindbug.engine.packing import dice_number, option_slot, option_verb, trigger_player, trigger_source
from mindbug.engine.state import State
from mindbug.game.decisions import Decision, Option
from mindbug.game.names import FACES, card_name, keyword_names
from mindbug.game.seats import DECIDERS, SEATS
from mindbug.words import Effect, ExhaustedSide, Keyword

KINDS = {
    codes.ACTION: "action", codes.MINDBUG: "mindbug", codes.HUNT: "hunt", codes.BLOCK: "block", codes.AGAIN: "again",
    codes.FAST_OFFER: "fast", codes.MAY: "may", codes.TARGET: "target", codes.CARD: "card", codes.DISCARD: "discard",
    codes.ORDER: "order", codes.ORDER_FAST: "order", codes.BUY: "buy", codes.REROLL: "reroll", codes.DIE: "die",
    codes.SPREAD: "spread", codes.ROLL: "roll", codes.PICK: "pick", codes.MODE: "mode", codes.KEYWORD: "keyword",
    codes.NUMBER: "number", codes.ROLL_NUMBER: "roll",
}
PURPOSES = {
    codes.TO_DEFEAT: "defeat", codes.TO_PAIR: "defeat", codes.TO_PAIR_UP: "defeat", codes.TO_TAKE: "take_control",
    codes.TO_RETURN: "return", codes.TO_CHARGE: "octonite", codes.TO_TRIGGER: "trigger_play", codes.TO_PLAY: "play",
    codes.TO_RECOVER: "recover", codes.TO_GIVE: "give", codes.TO_REVEAL: "reveal", codes.TO_DISCARD: "discard",
    codes.TO_STEAL: "steal", codes.TO_EQUAL: "defeat", codes.TO_PIN: "cannot_block", codes.TO_ATTACK: "force_attack",
    codes.TO_CAPTURE: "capture", codes.TO_BOOST: "boost", codes.TO_HOST: "host", codes.TO_PLAY_ANY: "play",
    codes.TO_COPY: "copy_play", codes.TO_SHOW: "show", codes.TO_BORROW: "take_control",
}
CHOOSING = (codes.TARGET, codes.CARD, codes.DISCARD, codes.PICK)
"""Decisions in which several cards may be chosen one after the other."""
MAY_STOP = (*CHOOSING, codes.BUY)
ABOUT_A_WORD = (*CHOOSING, codes.MAY, codes.KEYWORD, codes.NUMBER, codes.ROLL_NUMBER)
ACTION_VERBS = {0: "play", codes.ATTACK: "attack", codes.ACT: "act"}
CARD_VERBS = {
    codes.HUNT: "hunt", codes.BLOCK: "block", codes.TARGET: "choose", codes.CARD: "choose", codes.DISCARD: "discard",
    codes.SPREAD: "put", codes.PICK: "pick", codes.ORDER_FAST: "resolve",
}
PLAIN_VERBS = {
    codes.MINDBUG: {codes.TAKE: "mindbug", codes.PASS: "decline"},
    codes.AGAIN: {codes.TAKE: "attack", codes.PASS: "stop"},
    codes.MAY: {codes.TAKE: "yes", codes.PASS: "no"},
    codes.FAST_OFFER: {codes.ATTACK: "attack", codes.ACT: "act", codes.PASS: "stop"},
    codes.HUNT: {codes.PASS: "let block"},
    codes.BLOCK: {codes.PASS: "no block"},
    codes.TARGET: {codes.PASS: "done"},
    codes.CARD: {codes.PASS: "done"},
    codes.DISCARD: {codes.PASS: "done"},
    codes.SPREAD: {codes.PASS: "done"},
    codes.BUY: {codes.PASS: "done"},
}
PRICES = {codes.OWN_PRICE: "own", codes.GRANTED_PRICE: "paid"}
REROLLS = {1: ("keep", "reroll"), 2: ("keep", "reroll first", "reroll second", "reroll both")}


_option = lru_cache(8192)(Option)
"""Options are values: one that was made before serves again."""
_place = itemgetter(0)


def decision_of(s: State) -> tuple[Decision, list[int]]:
    """The pending decision, and the engine's number of each of its options."""
    kind = s.decision
    options: list[Option] = []
    numbers: list[int] = []
    weights: dict[str, int] = {}
    for label, number, verb, card, copy, owner in labelled(s, legal(s)):
        if kind in (codes.PICK, codes.ROLL, codes.ROLL_NUMBER):
            # the same card twice is one outcome, twice as likely
            outcome = f"{verb} {card}"
            weights[outcome] = weights.get(outcome, 0) + 1
            if weights[outcome] > 1:
                continue
        options.append(_option(label, verb, card, copy, owner))
        numbers.append(number)
    if weights:
        total = sum(weights.values())
        options = [Option(o.label, o.verb, o.card, o.copy, o.owner, weights[o.label] / total) for o in options]
    return decision_between(s, tuple(options)), numbers


def labelled(s: State, numbers: Iterable[int]) -> Iterator[tuple[str, int, str, str | None, int, str | None]]:
    """Options in their order: label, number, verb, card, which of several of one name, and the card's owner. Options
    with other verbs may be left out of the `numbers`."""
    seen: dict[tuple[str, str | None], int] = {}
    for _, number, verb, card, owner in sorted([_entry(s, number) for number in numbers], key=_place):
        copy = seen[verb, card] = seen.get((verb, card), 0) + 1
        label = verb if card is None else f"{verb} {card}" if copy == 1 else f"{verb} {card} #{copy}"
        yield label, number, verb, card, copy, owner


def decision_between(s: State, options: tuple[Option, ...]) -> Decision:
    """The pending decision, where its options are known."""
    kind = s.decision
    purpose = PURPOSES[s.purpose] if kind in CHOOSING else None
    return Decision(DECIDERS[s.decider], KINDS[kind], card_name(s, s.source), options, purpose, _word(s),
                    s.up_to and kind in MAY_STOP, _how_many(s), _sides(s))


def _entry(s: State, number: int) -> tuple[tuple[int, ...], int, str, str | None, str | None]:
    """An option while its label is made: its place among the others, its number, verb, card, and the card's owner."""
    kind = s.decision
    if kind == codes.ACTION:
        verb = option_verb(number)
        return _card_entry(s, number, option_slot(number), ACTION_VERBS[verb], verb)
    plain = PLAIN_VERBS.get(kind, {}).get(number)
    if plain is not None:
        rank = {codes.TAKE: 0, codes.ATTACK: 0, codes.ACT: 1}.get(number, 9)
        return (rank, 0, 0), number, plain, None, None
    if kind == codes.ORDER:
        entry = s.pending[number]
        player = trigger_player(entry)
        source = trigger_source(entry)
        return ((0, player != s.decider, s.stamp(source), number), number, "resolve", card_name(s, source),
                SEATS[player])
    if kind == codes.BUY:
        return (0, 0, number), number, "buy", card_name(s, codes.POWER_CARD + number), None
    if kind == codes.REROLL:
        return (0, 0, number), number, REROLLS[dice_number(s.dice)][number], None, None
    if kind in (codes.ROLL, codes.DIE):
        return (0, 0, number), number, "roll" if kind == codes.ROLL else "resolve", FACES[number], None
    if kind == codes.MODE:
        return (0, 0, number), number, "choose", mode_label(s, number), None
    if kind == codes.KEYWORD:
        [keyword] = keyword_names(number)
        return (0, 0, sorted(Keyword.__members__).index(keyword)), number, "choose", keyword, None
    if kind in (codes.NUMBER, codes.ROLL_NUMBER):
        return (0, 0, number), number, "choose" if kind == codes.NUMBER else "roll", str(number), None
    if s.under & bit(number):
        return _held_entry(s, number, CARD_VERBS[kind])
    return _card_entry(s, number, number, CARD_VERBS[kind], 0)


def mode_label(s: State, mode: int) -> str:
    book = s.deal.book
    if s.purpose == codes.MODE_SIDE:
        return book.side_labels[book.sides[s.design(s.source)] + mode]
    if s.purpose == codes.MODE_PRICE:
        return PRICES[mode]
    return book.labels[book.code[s.pc + (mode + 1) * codes.INSTRUCTION + 3]]


def _sides(s: State) -> tuple[ExhaustedSide, ...]:
    if s.decision != codes.MODE or s.purpose != codes.MODE_SIDE:
        return ()
    return tuple(s.deal.book.creatures[s.design(s.source)].sides)


def _held_entry(s: State, slot: int, verb: str) -> tuple[tuple[int, ...], int, str, str | None, str | None]:
    """A boost card: it stands where its creature is."""
    holder = s.holders[slot]
    owner = s.controller(holder)
    return (0, owner != s.decider, s.stamp(holder), s.stamp(slot)), slot, verb, card_name(s, slot), SEATS[owner]


def _card_entry(s: State, number: int, slot: int, verb: str,
                rank: int) -> tuple[tuple[int, ...], int, str, str | None, str | None]:
    """Copies in a hand or pile are one option, which stands where the oldest of them is."""
    owner = s.controller(slot)
    pile = s.in_hand if s.in_hand & bit(slot) else s.in_discard
    oldest = slot if s.in_play & bit(slot) else s.oldest(s.same_card(slot, pile))
    return (rank, owner != s.decider, s.stamp(oldest)), number, verb, card_name(s, slot), SEATS[owner]


def _word(s: State) -> Effect | None:
    if s.decision in ABOUT_A_WORD or (
            s.decision == codes.MODE and s.purpose == codes.MODE_EFFECT) or (s.decision == codes.BUY and s.need):
        word: Effect | None = s.deal.book.effects[s.pc // codes.INSTRUCTION]
        return word
    return None


def _how_many(s: State) -> int:
    if s.decision in CHOOSING:
        return s.need
    if s.decision == codes.SPREAD:
        return s.octonite(s.source)
    return next_die(s) + 1 if s.decision == codes.ROLL else 1
