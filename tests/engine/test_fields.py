"""Every field of a state is copied by a clone, and written into a snapshot and read again."""

import ast
from pathlib import Path

import pytest

import mindbug
from mindbug.engine import codes
from mindbug.engine import state as module
from mindbug.engine.bits import lowest
from mindbug.engine.dealing import deal_cards, new_state, open_game
from mindbug.engine.knowledge import Hidden, snapshot
from mindbug.engine.machine import apply
from mindbug.engine.options import legal
from mindbug.engine.power import power
from mindbug.engine.random32 import Random
from mindbug.engine.state import BY_HAND, CARDS, FIELDS, FLAGS, MASKS, NUMBERS, Deal, State
from mindbug.game.catalogue import standard

SOURCE = Path(module.__file__).parent / "state.py"
# Of a deal: what follows from the designs, and what a snapshot holds in a form of its own.
DERIVED = {"actions", "book", "classes", "grave_givers", "graves", "harvests", "keyword_givers", "masks",
           "pool", "power_givers", "same", "sided", "turned"}
HIDDEN = {"designs", "ends", "power_deck", "rest"}
ZONES = ("in_hand", "in_play", "in_discard", "second", "known0", "known1", "known2", "power_row")
PLACES_OF_PILES = ("clock", "turn_clock", "drawn0", "drawn1", "drawn_unused", "depth", "pending_size")
"""They follow from other parts of a snapshot: a test of their own."""
HELD = ("under", "aside", "tucked")
"""Zones that few games have: a test of their own."""
DEAL_NUMBERS = ("rules", "start_player", "turn_limit")


def fields_of(name: str) -> set[str]:
    """The fields that the class assigns to `self` when it is made."""
    [found] = [node for node in ast.parse(SOURCE.read_text(encoding="utf-8")).body
               if isinstance(node, ast.ClassDef) and node.name == name]
    return {node.attr for node in ast.walk(found) if isinstance(node, ast.Attribute)
            and isinstance(node.ctx, ast.Store) and isinstance(node.value, ast.Name) and node.value.id == "self"}


def state() -> State:
    """Returns a state in the middle of a game."""
    catalogue = standard()
    s = new_state(deal_cards(catalogue.engine_pool(catalogue.pool(list(catalogue.sets))), Random(3)))
    open_game(s)
    random = Random(5)
    while not (s.in_play and s.in_discard and s.power_row):
        options = legal(s)
        apply(s, options[random.below(len(options))])
    return s


def seen_again(s: State) -> State:
    """The fields that a spectator keeps; slots have their final numbers after the first time."""
    return Hidden(s.deal.pool, snapshot(s, 2)).sample(Random(1))


def powers(s: State) -> list[int]:
    return sorted(power(s, slot) for slot in range(len(s.marks)) if s.in_play >> slot & 1)


def test_the_lists_name_every_field_of_a_state() -> None:
    assert fields_of("State") == {*FIELDS, *FLAGS, "deal", "marks", "holders", "stack", "pending", "recording", "brief",
                                  "events", "notes"}
    assert len(FIELDS) == len({*MASKS, *CARDS, *NUMBERS, *BY_HAND})


def test_a_clone_has_every_field() -> None:
    s = state()
    for number, name in enumerate(FIELDS, 100):
        setattr(s, name, number)
    for name in FLAGS:
        setattr(s, name, True)
    s.push(1, 0, 2, 3)
    s.add_trigger(4)
    copy = s.clone()
    for name in (*FIELDS, *FLAGS):
        assert getattr(copy, name) == getattr(s, name), f"State.clone forgets {name}"
    assert (list(copy.marks), list(copy.stack), list(copy.pending)) == (list(s.marks), list(s.stack), list(s.pending))


@pytest.mark.parametrize("name", ZONES)
def test_a_snapshot_has_every_zone(name: str) -> None:
    s = seen_again(state())
    assert getattr(s, name) != 0
    assert getattr(seen_again(s), name) == getattr(s, name), f"a snapshot forgets {name}"


@pytest.mark.parametrize("name", sorted({*FIELDS, *FLAGS} - {*ZONES, *PLACES_OF_PILES, *HELD}))
def test_a_snapshot_has_every_field(name: str) -> None:
    s = seen_again(state())
    creatures = s.in_play
    assert creatures
    if name in ("choices", "chosen"):
        s.decision = codes.TARGET  # elsewhere they mean nothing
    value: int | bool = 1 if name in NUMBERS else lowest(creatures) if name in CARDS else creatures
    if name in FLAGS:
        value = not getattr(s, name)
    elif name == "decision":
        value = codes.TARGET
    setattr(s, name, value)
    assert getattr(seen_again(s), name) == value, f"a snapshot forgets {name}"


def test_a_snapshot_has_what_cards_hold() -> None:
    """Boost cards under their creatures, creatures aside; what is tucked under a draw pile is a card of it."""
    game = mindbug.Game.from_position({
        "p1": {"play": ["Alpacoodle", "Sea-Rex (boost Gorillion + Robopup)"],
               "hand": ["Future Eric", *["Bee Bear"] * 5]},
        "p2": {"play": ["World Eater (boost Killer Bee)"], "mindbugs": 0, "hand": ["Gorillion"]},
        "aside": {"p2": ["Luchataur"]}, "unused": ["Spider Owl", "Peacasus"]}, allow_any_copies=True)
    game.choose("play Future Eric")
    s = game._state
    assert s.tucked
    once = seen_again(s)
    again = seen_again(once)
    assert again.under and again.aside and not again.tucked
    assert (again.under, again.aside) == (once.under, once.aside)
    assert [again.held_by(slot, again.under | again.aside) for slot in range(len(again.marks))] == [
        once.held_by(slot, once.under | once.aside) for slot in range(len(once.marks))]
    assert again.deal.ends[0] - again.drawn0 == 2
    assert powers(again) == powers(once) == powers(s)


def test_a_snapshot_keeps_what_is_done_and_what_waits() -> None:
    s = seen_again(state())
    s.push(1, 1, 2, 3)
    s.add_trigger(77)
    again = seen_again(s)
    assert (again.depth, list(again.stack)[:1]) == (1, list(s.stack)[:1])
    assert (again.pending_size, list(again.pending)[:1]) == (1, list(s.pending)[:1])
    assert again.clock - again.turn_clock == s.clock - s.turn_clock
    assert (again.drawn0, again.drawn1, again.drawn_unused) == (s.drawn0, s.drawn1, s.drawn_unused)


def test_a_snapshot_has_every_field_of_the_deal() -> None:
    assert fields_of("Deal") == {*DERIVED, *HIDDEN, *DEAL_NUMBERS, "revealed"}
    s = state()
    deal: Deal = s.deal
    deal.rules, deal.start_player, deal.turn_limit = 5, 1, 33
    again = seen_again(s).deal
    assert (again.rules, again.start_player, again.turn_limit) == (5, 1, 33)
    assert list(again.revealed) == list(deal.revealed)
    assert sorted([*again.designs, *again.rest]) == sorted([*deal.designs, *deal.rest])
    assert sorted(again.power_deck) == sorted(deal.power_deck)
