"""Rulings about attacks and defence."""

from mindbug.rulings.concerns import ATTACK_EFFECT, DEFEATED_EFFECT, ROLLS, either, keyword, word, words
from mindbug.rulings.readings import FOLLOWS, OFFICIAL, OFFICIAL_OURS, OURS, Reading
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

READINGS = (
    Reading("A1", OFFICIAL_OURS, either(ATTACK_EFFECT, ROLLS)),
    Reading("A2", OURS, words(Defeat, DefeatAll, under=Trigger.ATTACK)),
    Reading("A3", FOLLOWS, either(
        word(LoseLife, lambda effect: effect.who is Player.OPPONENT, under=Trigger.ATTACK),
        word(LoseAllLifeBut, under=Trigger.ATTACK))),
    Reading("A4", FOLLOWS, either(ATTACK_EFFECT, ROLLS)),
    Reading("A5", OFFICIAL, DEFEATED_EFFECT),
    Reading("A6", OFFICIAL, either(keyword(Keyword.TOUGH), keyword(Keyword.POISONOUS))),
    Reading("A7", OFFICIAL, keyword(Keyword.TOUGH)),
    Reading("A8", OFFICIAL, keyword(Keyword.TOUGH)),
    Reading("A9", OFFICIAL, keyword(Keyword.HUNTER)),
    Reading("A10", FOLLOWS, either(keyword(Keyword.SNEAKY), words(UnblockableBy, CannotBlock, CannotBlockThisTurn))),
    Reading("A11", OFFICIAL_OURS, keyword(Keyword.FRENZY)),
    Reading("A12", OURS, words(CannotBeDefeated, CannotBeDefeatedThisTurn)),
    Reading("A13", FOLLOWS, either(keyword(Keyword.FAST), keyword(Keyword.FRENZY))),
    Reading("A14", OURS),
)
