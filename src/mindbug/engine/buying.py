"""Power cards: which can be bought, and what buying them does."""

from mypy_extensions import i64

from mindbug.engine.aliases import Mask, Player
from mindbug.engine.bits import bit, lowest
from mindbug.engine.codes import BUY, E_BOUGHT, E_POWER_REVEALED, EFFECT, NO_CARD, POWER_CARD
from mindbug.engine.counters import change_energy, turn_up_power_card
from mindbug.engine.events import emit
from mindbug.engine.state import State


def purchase(s: State, player: Player) -> None:
    """Asks for one Power card that the player can pay for, until there is none or the player has enough."""
    if s.energy(player) < s.deal.book.cheapest:
        return
    row = s.power_row
    affordable: Mask = 0
    while row:
        first = row & -row
        row ^= first
        if s.deal.book.power_cost[s.deal.power_deck[lowest(first)]] <= s.energy(player):
            affordable |= first
    if affordable:
        s.source = NO_CARD
        ask_to_buy(s, player, affordable, True)


def ask_to_buy(s: State, player: Player, choices: Mask, optional: bool) -> None:
    """Asks which Power card is bought. `need` is 1 for a free purchase, 0 for one that is paid."""
    s.choices = choices
    s.chosen = 0
    s.need = 0 if optional else 1
    s.up_to = optional
    s.decider = player
    s.actor = player
    if optional or choices & (choices - 1):
        s.decision = BUY
    elif choices:
        buy(s, player, lowest(choices), False)


def buy(s: State, player: Player, place: i64, paid: bool) -> None:
    """Takes the price, replaces the card from the deck and resolves it."""
    design = s.deal.power_deck[place]
    cost = s.deal.book.power_cost[design] if paid else 0
    if s.recording:
        emit(s, E_BOUGHT, player, POWER_CARD + place, NO_CARD, cost)
    change_energy(s, player, -cost)
    if s.power_row & bit(place):
        s.power_row ^= bit(place)
        turn_up_power_card(s)
    s.push(EFFECT, player, POWER_CARD + place, s.deal.book.power_program[design])


def buy_top(s: State, player: Player) -> None:
    if s.power_drawn >= len(s.deal.power_deck):
        return
    place = s.power_drawn
    s.power_drawn += 1
    if s.recording:
        emit(s, E_POWER_REVEALED, player, POWER_CARD + place)
    buy(s, player, place, False)
