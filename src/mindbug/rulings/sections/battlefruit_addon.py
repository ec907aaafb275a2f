"""Rulings about cards of the Battlefruit Add-On."""

from mindbug.rulings.concerns import word
from mindbug.rulings.readings import FOLLOWS, OURS, Reading
from mindbug.words import Creatures, Grants, Has, LoseMindbug, MindbugsOff, OctoniteOnIt, PayMindbug

PREFIX = "BA"
PLACE = 12

READINGS = (
    Reading("BA-1", OURS, word(Grants, lambda constant: constant.cost)),
    Reading("BA-2", FOLLOWS, word(LoseMindbug)),
    Reading("BA-3", FOLLOWS, word(OctoniteOnIt)),
    Reading("BA-4", OURS, word(PayMindbug)),
    Reading("BA-5", FOLLOWS, word(MindbugsOff)),
    Reading("BA-6", FOLLOWS, word(Has, lambda constant: (
        isinstance(constant.to, Creatures) and constant.to.octonite and constant.keywords))),
)
