"""Invariants of every state that a game can reach, whatever the cards say."""

from mindbug.engine import codes
from mindbug.engine.bits import bit, count
from mindbug.engine.dealing import POWER_ROW
from mindbug.engine.moves import HAND_SIZE, unplaced
from mindbug.engine.options import legal
from mindbug.engine.packing import CARD_MARKS, TURN_MARKS
from mindbug.engine.permissions import playable
from mindbug.engine.state import Deal, State

MAY_BE_SINGLE = (codes.ACTION, codes.MINDBUG)  # these are asked even where there is only one option


class Broken(AssertionError):
    """A state that cannot be."""


def require(holds: bool, what: str) -> None:
    if not holds:
        raise Broken(what)


def check_deal(deal: Deal) -> None:
    """Every card of the pool is in the game exactly once."""
    cards = sorted([*(deal.book.first_face[design] for design in deal.designs), *deal.rest, *deal.revealed])
    require(cards == sorted(deal.pool.cards), "the deal is not the pool")
    require(sorted(deal.power_deck) == sorted(deal.pool.power_cards), "the Power deck is not its pool")


def check_state(s: State) -> None:
    """Checks a state at a decision or at the end of the game."""
    check_places(s)
    check_knowledge(s)
    check_players(s)
    if s.decision == codes.OVER:
        check_end(s)
    else:
        check_decision(s)


def check_places(s: State) -> None:
    """Every card is in exactly one place, and nothing lies on cards that are not in play."""
    ends = s.deal.ends
    places = [s.in_hand, s.in_play, s.in_discard, between(s.drawn0, ends[0]), between(s.drawn1, ends[1]),
              between(s.drawn_unused, ends[2]), unplaced(s, bit(s.subject)) if s.subject < codes.NO_CARD else 0,
              s.under, s.aside, s.tucked, unplaced(s, s.it) if s.decision == codes.MODE else 0]
    everything = between(0, len(s.deal.designs))
    require(sum(places) == everything, "the places do not add up to all cards")
    union = 0
    for place in places:
        union |= place
    require(union == everything, "a card is in two places")
    lasting = s.boosted | s.attacking | s.fast | s.attacked | s.pinned | s.sheltered | s.blocked | s.victors
    lasting |= s.borrowed
    require(lasting & ~s.in_play == 0, "a state on a card that is not in play")
    require(s.attacked_twice & ~s.attacked == 0, "a second attack without a first")
    require(s.exhausted & ~(s.in_play | s.aside) == 0, "an exhausted card that is not in play")
    require(s.deal.turned & ~(s.in_play | s.aside) == 0, "a card outside play that does not show its first face")
    for slot in range(len(s.deal.designs)):
        if s.under & bit(slot) and s.decision == codes.ACTION:
            require((s.in_play | s.aside) & bit(s.holders[slot]) != 0, "a boost card under nothing")
    for slot, marks in enumerate(s.marks):
        if marks & CARD_MARKS:
            require((s.in_play | s.aside) & bit(slot) != 0, "octonite or a bonus on a card that is not in play")
            require(marks & TURN_MARKS == 0 or s.boosted & bit(slot) != 0, "a bonus that would outlast the turn")
    require(0 <= s.power_drawn <= len(s.deal.power_deck), "more Power cards than there are")
    require(s.power_row & ~between(0, s.power_drawn) == 0, "a face-down Power card in the row")
    row = count(s.power_row)
    require(row == POWER_ROW or (row < POWER_ROW and s.power_drawn == len(s.deal.power_deck)), "a gap in the Power row")


def check_knowledge(s: State) -> None:
    ends = s.deal.ends
    public = s.in_play | s.in_discard | s.under | s.aside
    require(public & ~(s.known0 & s.known1 & s.known2) == 0, "a public card that somebody does not know")
    require(s.hand_of(0) & ~s.known0 == 0 and s.hand_of(1) & ~s.known1 == 0, "a hand that its holder does not know")
    face_down = between(s.drawn0, ends[0]) | between(s.drawn1, ends[1]) | between(s.drawn_unused, ends[2]) | s.tucked
    require(face_down & (s.known0 | s.known1 | s.known2) == 0, "a face-down card that somebody knows")
    require(s.known2 & ~(s.known0 & s.known1) == 0, "a card that everybody knows but a player does not")


def check_players(s: State) -> None:
    require(min(s.life0, s.life1) >= (0 if s.decision == codes.OVER else 1), "a player without life plays on")
    require(min(s.energy0, s.energy1) >= 0, "negative energy")
    require(0 <= s.mindbugs0 <= 2 and 0 <= s.mindbugs1 <= 2, "a number of Mindbugs that cannot be")
    require(1 <= s.turn_number <= s.deal.turn_limit, "a turn beyond the limit")
    if s.decision != codes.OVER and not s.deal.rules & codes.RULE_REFILL_OWN_REMOVALS:
        for player, drawn in ((0, s.drawn0), (1, s.drawn1)):
            empty = drawn == s.deal.ends[player] and not s.tucked & s.cards_of(player)
            require(count(s.hand_of(player)) >= HAND_SIZE or empty, "a hand was not refilled")


def check_decision(s: State) -> None:
    options = legal(s)
    require(len(options) >= (1 if s.decision in MAY_BE_SINGLE else 2), "a decision without a choice")
    require(len(set(options)) == len(options), "an option is offered twice")
    by_chance = s.decision in (codes.ROLL, codes.PICK, codes.ROLL_NUMBER)
    require((s.decider == codes.CHANCE) == by_chance, "the wrong one decides")
    if s.decision == codes.ACTION:
        require(s.decider == s.active, "a turn action of the player whose turn it is not")
        require(s.depth == 0 and s.pending_size == 0, "something is pending at a turn action")


def check_end(s: State) -> None:
    require(s.depth == 0 and s.pending_size == 0, "something is pending after the end")
    lives = (s.life0, s.life1)
    if s.why == codes.BY_TURN_LIMIT:
        leader = codes.NOBODY if s.life0 == s.life1 else 0 if s.life0 > s.life1 else 1
        require(s.winner == leader and s.turn_number == s.deal.turn_limit, "the turn limit was misjudged")
        return
    require(s.winner in (0, 1), "a draw without the turn limit")
    require((lives[1 - s.winner] == 0) == (s.why == codes.BY_LIFE), "a wrong reason for the end")
    require(lives[s.winner] > 0, "the winner has no life")
    if s.why == codes.BY_NO_ACTION:
        require(not s.deal.rules & codes.RULE_PASS_WHEN_UNABLE, "lost where one passes")
        possible = playable(s, s.active, s.hand_of(s.active))
        require(s.winner != s.active and possible == 0, "lost in spite of a possible turn action")


def between(first: int, end: int) -> int:
    """The slots from first to before end, as a mask."""
    return (1 << end) - (1 << first)
