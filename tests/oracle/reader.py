"""A game as a board of the naive rules, read from what `mindbug.Game` tells everybody who may look at all cards."""

import re
from collections.abc import Mapping
from typing import Any

import mindbug
from tests.oracle.naive import Board, Creature, Side

SECRET = b"oracle"  # with a secret a card keeps its id all game long
STATE = re.compile(r"(?P<name>[^()]+?)(?: \((?P<state>[^()]*)\))?")


class Snapshot:
    """The board at a decision or at the end, with what the engine says about each creature."""

    def __init__(self, game: mindbug.Game, attacks: Mapping[str, int]) -> None:
        position: Mapping[str, Any] = game.position()
        scene = game.scene("p1", all_open=True, secret=SECRET)
        sides = {}
        self.told = {}
        self.asking: Creature | None = None
        for seat, shown in (("p1", scene.me), ("p2", scene.opp)):
            side = read_side(position[seat], seat)
            for creature, card in zip(side.creatures, shown.play, strict=True):
                if creature.name != card.name:
                    raise ValueError(f"{creature.name} in the position is {card.name} in the scene")
                creature.card = card.id
                creature.attacks = attacks.get(card.id, 0)
                self.told[creature] = card
                if card.asking:
                    self.asking = creature
            sides[seat] = side
        self.board = Board(position["turn"], sides, position.get("mindbugs_off", False))

    def creature(self, card: str) -> Creature | None:
        return next((creature for creature in self.board.creatures if creature.card == card), None)


def read_side(seat: Mapping[str, Any], owner: str) -> Side:
    side = Side(seat["life"], seat["mindbugs"], list(seat["hand"]), list(seat["discard"]),
                [read_creature(entry, owner) for entry in seat["play"]],
                frozenset(seat.get("keywords", ())), seat.get("cannot_block", False))
    for place, marks in seat.get("boosts", {}).items():
        creature = side.creatures[int(place)]
        creature.turn_power = marks.get("power", 0)
        creature.turn_keywords = frozenset(marks.get("keywords", ()))
        creature.pinned = marks.get("cannot_block", False)
        creature.sheltered = marks.get("protected", False)
    return side


def read_creature(entry: str, owner: str) -> Creature:
    match = STATE.fullmatch(entry)
    if match is None:
        raise ValueError(f"{entry!r} is not a creature")
    creature = Creature(match["name"], owner)
    for state in (match["state"] or "").split(", "):
        if state.startswith("exhausted"):
            creature.exhausted = True
            creature.side = state.removeprefix("exhausted").strip() or None
        elif state.endswith(" octonite"):
            creature.octonite = int(state.removesuffix(" octonite"))
        elif state.startswith("boost "):
            creature.boost_cards = state.count(" + ") + 1
    return creature
