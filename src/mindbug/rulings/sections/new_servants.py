"""Rulings about cards of New Servants."""

from mindbug.rulings.concerns import either, word
from mindbug.rulings.readings import FOLLOWS, FOLLOWS_OURS, Reading
from mindbug.words import (
    CannotAttack,
    CannotBlock,
    CannotBlockThisTurn,
    Creatures,
    DefeatAll,
    KeepIt,
    LifeExactly,
    LoseLife,
    MoreCreatures,
    Player,
    PlayThis,
    Trigger,
)

PREFIX = "NS"
PLACE = 8


def extreme(creatures: object) -> bool:
    """The strongest or the weakest ones."""
    return isinstance(creatures, Creatures) and (creatures.strongest or creatures.weakest)


READINGS = (
    Reading("NS-1", FOLLOWS, word(LifeExactly)),
    Reading("NS-2", FOLLOWS, word(LoseLife, lambda effect: effect.who is Player.SELF, under=Trigger.ATTACK)),
    Reading("NS-3", FOLLOWS, either(word(CannotBlock, lambda constant: extreme(constant.creatures)),
                                  word(CannotAttack, lambda constant: extreme(constant.creatures)))),
    Reading("NS-4", FOLLOWS, word(DefeatAll, lambda effect: effect.creatures.weakest, under=Trigger.ATTACK)),
    Reading("NS-5", FOLLOWS, word(KeepIt)),
    Reading("NS-6", FOLLOWS_OURS, word(PlayThis)),
    Reading("NS-7", FOLLOWS, word(MoreCreatures, lambda condition: condition.by == 1)),
    Reading("NS-8", FOLLOWS, word(CannotBlockThisTurn)),
)
