"""Rulings about what the further sets bring: evolving, boosting, abilities in a discard pile, the end of a turn."""

from mindbug.rulings.concerns import BOOSTS, EVOLVES, at, contains, either, printed, word, words
from mindbug.rulings.readings import FOLLOWS, OFFICIAL, OFFICIAL_OURS, OURS, Reading
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

READINGS = (
    Reading("F1", OFFICIAL, EVOLVES),
    Reading("F2", OFFICIAL_OURS, EVOLVES),
    Reading("F3", OURS, EVOLVES),
    Reading("F4", OFFICIAL_OURS, word(BoostWithCards)),
    Reading("F5", OFFICIAL_OURS, BOOSTS),
    Reading("F6", FOLLOWS, word(BoostWithCards, under=Trigger.DEFEATED)),
    Reading("F7", OURS, word(BoostWithCards, under=Trigger.ACTION)),
    Reading("F8", FOLLOWS, printed(lambda card: card.in_discard)),
    Reading("F9", FOLLOWS, at(Moment.DISCARDED)),
    Reading("F10", FOLLOWS, printed(lambda card: card.play and card.play == card.attack)),
    Reading("F11", OURS, word(Grants)),
    Reading("F12", OURS, words(NoMindbugs, MindbugsOff, LoseMindbug, PayMindbug)),
    Reading("F13", OURS, at(Moment.TURN_END, Moment.ANY_TURN_END)),
    Reading("F14", OURS, either(
        at(Moment.LIFE_LOST, Moment.ENEMY_LIFE_LOST), word(May, lambda effect: contains(LoseLife, effect.do)))),
    Reading("F15", FOLLOWS, word(GiveControl)),
    Reading("F16", OURS, words(BoostWithCards, ClosedHand, NameKeyword, NameNumber, RevealRandom, StealCards)),
)
