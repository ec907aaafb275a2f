"""The book of all cards as numbers: a row for every card, a little program for every effect.

The engine reads nothing else about cards. Writing the book validates them.
"""

from collections.abc import Sequence
from typing import final

from librt.vecs import append

from mindbug.engine import codes
from mindbug.engine.bits import MAX_SLOTS
from mindbug.engine.compiler import Compiler
from mindbug.engine.packing import MOST_CODE
from mindbug.engine.tables import BadCard, CardTables
from mindbug.words import Creature, PowerCard


@final
class Book(CardTables):
    """All designs by number: the cards in the order they were given, then the further faces of some of them."""

    def __init__(self, creatures: Sequence[Creature], power_cards: Sequence[PowerCard]) -> None:
        super().__init__(creatures, power_cards)
        check_names([card for creature in self.creatures for card in (creature, *creature.stages)], self.power_cards)
        for creature in creatures:
            self.numbers[creature.name] = len(self.power)
            Compiler(self, creature.name).creature(creature)
        for creature in creatures:
            self.add_faces(creature)
        for design in range(len(self.power)):
            self.noted = append(self.noted, 1 if self.is_noted(design) else 0)
        for power_card in self.power_cards:
            Compiler(self, power_card.name).power_card(power_card)
        if len(self.code) > MOST_CODE or len(self.selectors) > codes.SELECTOR * codes.COUNTED:
            raise BadCard(f"{len(self.creatures) + len(self.power_cards)} cards have too many effects for one book")

    def is_noted(self, design: int) -> bool:
        programs = design * codes.TRIGGERS
        return bool(self.classes[design] or self.grave_classes[design] or self.sides[design]
                    or self.programs[programs + codes.ON_HARVEST] or self.programs[programs + codes.ON_ACTION]
                    or self.first_face[design] != design)

    def add_faces(self, card: Creature) -> None:
        """The stages and sides of a card, with numbers behind those of all cards."""
        first = last = self.numbers[card.name]
        for stage in card.stages:
            if stage.stages or stage.copies != 1:
                raise BadCard(f"{card.name}: the stage {stage.name!r} has stages or copies of its own")
            number = self.stages[stage.name] = self.add_face(stage, first)
            self.next_stage[last] = number
            last = number
        for design in (card, *card.stages):
            number = self.numbers[card.name] if design is card else self.stages[design.name]
            for side in design.sides:
                if not side.label.isidentifier():
                    raise BadCard(f"{design.name}: {side.label!r} cannot be the label of a side: it is one word")
                face = self.add_face(Creature(design.name, copies=1, power=side.power, keywords=side.keywords), first)
                self.side_labels[face] = side.label
                if not self.sides[number]:
                    self.sides[number] = face
                self.side_count[number] += 1
        if len(self.creatures) > codes.MAX_DESIGNS:
            raise BadCard(f"{len(self.creatures)} creatures and faces are too many: the engine takes "
                          f"{codes.MAX_DESIGNS}")

    def add_face(self, face: Creature, first: int) -> int:
        number = len(self.power)
        self.creatures.append(face)
        Compiler(self, face.name).creature(face)
        self.first_face[number] = first
        self.features[first] |= self.features[number] & ~codes.PLAYS_ITS_BOOST & ~codes.COPIES_PLAY
        return number


def check_names(creatures: list[Creature], power_cards: list[PowerCard]) -> None:
    seen: set[str] = set()
    names = [creature.name for creature in creatures] + [card.name for card in power_cards]
    for name in names:
        if not name or name != name.strip() or any(c in name for c in ";:,#()*|+\n\t"):
            raise BadCard(f"{name!r} cannot be a card name: it is empty, has spaces around it or a sign of ;:,#()*|+")
        if name in seen:
            raise BadCard(f"two cards are named {name!r}")
        seen.add(name)
    if len(creatures) > codes.MAX_DESIGNS:
        raise BadCard(f"{len(creatures)} creatures are too many: the engine takes {codes.MAX_DESIGNS}")
    if len(power_cards) > MAX_SLOTS:
        raise BadCard(f"{len(power_cards)} Power cards are too many: the engine takes {MAX_SLOTS}")
