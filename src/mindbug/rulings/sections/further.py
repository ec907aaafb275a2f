"""Rulings about what the further sets bring: evolving, boosting, abilities in a discard pile, the end of a turn."""

from mindbug.rulings.concerns import BOOSTS, EVOLVES, at, contains, either, printed, word, words
from mindbug.rulings.entries import FOLLOWS, OFFICIAL, OFFICIAL_OURS, OURS, Entry
from mindbug.words import (
    BoostWithCards,
    ClosedHand,
    GiveControl,
    Grants,
    LoseLife,
    LoseMindbug,
    May,
    MindbugsOff,
    Moment,
    NameKeyword,
    NameNumber,
    NoMindbugs,
    PayMindbug,
    RevealRandom,
    StealCards,
    Trigger,
)

PREFIX = "F"
PLACE = 4

ENTRIES = (
    Entry("F1", OFFICIAL, EVOLVES),
    Entry("F2", OFFICIAL_OURS, EVOLVES),
    Entry("F3", OURS, EVOLVES),
    Entry("F4", OFFICIAL_OURS, word(BoostWithCards)),
    Entry("F5", OFFICIAL_OURS, BOOSTS),
    Entry("F6", FOLLOWS, word(BoostWithCards, under=Trigger.DEFEATED)),
    Entry("F7", OURS, word(BoostWithCards, under=Trigger.ACTION)),
    Entry("F8", FOLLOWS, printed(lambda card: card.in_discard)),
    Entry("F9", FOLLOWS, at(Moment.DISCARDED)),
    Entry("F10", FOLLOWS, printed(lambda card: card.play and card.play == card.attack)),
    Entry("F11", OURS, word(Grants)),
    Entry("F12", OURS, words(NoMindbugs, MindbugsOff, LoseMindbug, PayMindbug)),
    Entry("F13", OURS, at(Moment.TURN_END, Moment.ANY_TURN_END)),
    Entry("F14", OURS, either(
        at(Moment.LIFE_LOST, Moment.ENEMY_LIFE_LOST), word(May, lambda effect: contains(LoseLife, effect.do)))),
    Entry("F15", FOLLOWS, word(GiveControl)),
    Entry("F16", OURS, words(BoostWithCards, ClosedHand, NameKeyword, NameNumber, RevealRandom, StealCards)),
)
