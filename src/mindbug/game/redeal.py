"""The cards that a seat has not seen, dealt anew at the beginning of a game: other beginnings of the same story."""

from typing import Any

from mindbug.engine.bits import bit
from mindbug.engine.dealing import shuffled
from mindbug.engine.random32 import Random
from mindbug.engine.state import State
from mindbug.game.saving import read_state, write_state

HiddenPlaces = list[tuple[str, int]]
"""The place of a hidden card in a deal: the name of a list of cards, and a place in it."""


def hidden_places(beginning: State, now: State, seat: int) -> tuple[HiddenPlaces, HiddenPlaces]:
    """Finds the places of the creatures and the Power cards that the seat does not know now.

    A card that it knew for a while is among them if it could be any other one by now.
    """
    known = now.known(seat)
    deal = beginning.deal
    creatures: HiddenPlaces = [("designs", slot) for slot in range(len(deal.designs)) if not known & bit(slot)]
    creatures += [("rest", place) for place in range(len(deal.rest))]
    return creatures, [("power_deck", place) for place in range(now.power_drawn, len(deal.power_deck))]


def with_all_shuffled(beginning: State, places: tuple[HiddenPlaces, HiddenPlaces], random: Random) -> State:
    """The same beginning with all these cards in another order."""
    data = write_state(beginning)
    for group in places:
        cards = shuffled([data["deal"][pile][place] for pile, place in group], random)
        for (pile, place), card in zip(group, cards, strict=True):
            data["deal"][pile][place] = card
    return read_state(beginning.deal.pool, data)


def with_two_exchanged(beginning: State, places: tuple[HiddenPlaces, HiddenPlaces], random: Random) -> State:
    """The same beginning with two cards in each other's places."""
    data = write_state(beginning)
    total = len(places[0]) + len(places[1])
    group = places[0] if random.below(total) < len(places[0]) else places[1]
    _exchange(data["deal"], group[random.below(len(group))], group[random.below(len(group))])
    return read_state(beginning.deal.pool, data)


def _exchange(deal: dict[str, Any], here: tuple[str, int], there: tuple[str, int]) -> None:
    (pile, place), (other_pile, other) = here, there
    deal[pile][place], deal[other_pile][other] = deal[other_pile][other], deal[pile][place]
