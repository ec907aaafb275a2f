"""Rulings about cards of the Battlefruit Add-On."""

from mindbug.rulings.concerns import word
from mindbug.rulings.entries import FOLLOWS, OURS, Entry
from mindbug.words import Creatures, Grants, Has, LoseMindbug, MindbugsOff, OctoniteOnIt, PayMindbug

PREFIX = "BA"
PLACE = 12

ENTRIES = (
    Entry("BA-1", OURS, word(Grants, lambda constant: constant.cost)),
    Entry("BA-2", FOLLOWS, word(LoseMindbug)),
    Entry("BA-3", FOLLOWS, word(OctoniteOnIt)),
    Entry("BA-4", OURS, word(PayMindbug)),
    Entry("BA-5", FOLLOWS, word(MindbugsOff)),
    Entry("BA-6", FOLLOWS, word(Has, lambda constant: (
        isinstance(constant.to, Creatures) and constant.to.octonite and constant.keywords))),
)
