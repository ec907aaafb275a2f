"""A game holds 62 cards: what has no room is refused or stays where it is, and no card is ever lost."""

from typing import Any

import pytest

import mindbug
from mindbug.cards import SETS
from mindbug.engine.bits import MAX_SLOTS

DRAWS_TWO = "Future Eric"


def crowded(discarded: int, unused: int) -> dict[str, Any]:
    return {"p1": {"hand": [DRAWS_TWO, *["Bee Bear"] * 5], "discard": ["Gorillion"] * discarded},
            "p2": {"mindbugs": 0, "hand": ["Gorillion"]}, "unused": ["Spider Owl"] * unused}


def number_of_cards(game: mindbug.Game) -> int:
    view = game.view(None)
    total = view["unused"] + len(view["playing"])
    for side in (view["p1"], view["p2"]):
        total += len(side["hand"]) + side["draw"] + len(side["discard"])
        total += sum(1 + len(creature["boost"]) for creature in (*side["play"], *side["aside"]))
    return total


def test_more_cards_than_slots_are_refused() -> None:
    mindbug.Game.from_position(crowded(MAX_SLOTS - 7, 0), allow_any_copies=True)
    with pytest.raises(mindbug.BadPosition, match=str(MAX_SLOTS)):
        mindbug.Game.from_position(crowded(MAX_SLOTS - 6, 0), allow_any_copies=True)


@pytest.mark.parametrize("room,taken", [(0, 0), (1, 1), (2, 2), (9, 2)])
def test_what_has_no_slot_stays_in_the_unused_pile(room: int, taken: int) -> None:
    game = mindbug.Game.from_position(crowded(MAX_SLOTS - 7 - room, 9), allow_any_copies=True)
    before = number_of_cards(game)
    game.choose(f"play {DRAWS_TWO}")
    assert len(game.position()["p1"]["draw"]) == taken
    assert len(game.position()["unused"]) == game.view("p1")["unused"] == 9 - taken
    assert number_of_cards(game) == before


def test_a_game_of_everything_keeps_all_its_cards() -> None:
    for seed in range(20):
        game = mindbug.Game(sets=tuple(SETS), seed=seed)
        before = number_of_cards(game)
        while game.decision is not None:
            game.choose(game.decision.options[-1])
        assert number_of_cards(game) == before
