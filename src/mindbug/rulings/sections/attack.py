"""Rulings about attacks and defence."""

from mindbug.rulings.concerns import ATTACK_EFFECT, DEFEATED_EFFECT, ROLLS, either, keyword, word, words
from mindbug.rulings.entries import FOLLOWS, OFFICIAL, OFFICIAL_OURS, OURS, Entry
from mindbug.words import (
    CannotBeDefeated,
    CannotBeDefeatedThisTurn,
    CannotBlock,
    CannotBlockThisTurn,
    Defeat,
    DefeatAll,
    Keyword,
    LoseAllLifeBut,
    LoseLife,
    Player,
    Trigger,
    UnblockableBy,
)

PREFIX = "A"
PLACE = 3

ENTRIES = (
    Entry("A1", OFFICIAL_OURS, either(ATTACK_EFFECT, ROLLS)),
    Entry("A2", OURS, words(Defeat, DefeatAll, under=Trigger.ATTACK)),
    Entry("A3", FOLLOWS, either(
        word(LoseLife, lambda effect: effect.who is Player.OPPONENT, under=Trigger.ATTACK),
        word(LoseAllLifeBut, under=Trigger.ATTACK))),
    Entry("A4", FOLLOWS, either(ATTACK_EFFECT, ROLLS)),
    Entry("A5", OFFICIAL, DEFEATED_EFFECT),
    Entry("A6", OFFICIAL, either(keyword(Keyword.TOUGH), keyword(Keyword.POISONOUS))),
    Entry("A7", OFFICIAL, keyword(Keyword.TOUGH)),
    Entry("A8", OFFICIAL, keyword(Keyword.TOUGH)),
    Entry("A9", OFFICIAL, keyword(Keyword.HUNTER)),
    Entry("A10", FOLLOWS, either(keyword(Keyword.SNEAKY), words(UnblockableBy, CannotBlock, CannotBlockThisTurn))),
    Entry("A11", OFFICIAL_OURS, keyword(Keyword.FRENZY)),
    Entry("A12", OURS, words(CannotBeDefeated, CannotBeDefeatedThisTurn)),
    Entry("A13", FOLLOWS, either(keyword(Keyword.FAST), keyword(Keyword.FRENZY))),
    Entry("A14", OURS),
)
