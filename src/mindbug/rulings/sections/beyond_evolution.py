"""Rulings about cards of Beyond Evolution."""

from mindbug.rulings.concerns import OTHER_ALLIES, word, words
from mindbug.rulings.readings import FOLLOWS, OURS, Reading
from mindbug.words import (
    THIS,
    CannotBeDefeatedThisTurn,
    CannotBlock,
    CopyPlayOf,
    CreatureCount,
    Creatures,
    Defeat,
    DefeatAll,
    Discard,
    DiscardAll,
    FewerCreatures,
    ForceAttack,
    GiveControl,
    Has,
    MindbugsReady,
    MustBeHunted,
    NoMindbugReady,
    OtherAllies,
    ReturnAll,
    ReversesFights,
    SameMindbugs,
    Trigger,
)

PREFIX = "BE"
PLACE = 9

READINGS = (
    Reading("BE-1", FOLLOWS, word(CannotBeDefeatedThisTurn)),
    Reading("BE-2", OURS, word(ForceAttack)),
    Reading("BE-3", OURS, word(MustBeHunted)),
    Reading("BE-4", FOLLOWS, word(Discard, lambda effect: isinstance(effect.amount, CreatureCount))),
    Reading("BE-5", OURS, words(MindbugsReady, NoMindbugReady, SameMindbugs)),
    Reading("BE-6", FOLLOWS, word(Has, lambda constant: (
        constant.to == OTHER_ALLIES and isinstance(constant.when, OtherAllies)))),
    Reading("BE-7", FOLLOWS, word(ReturnAll)),
    Reading("BE-8", FOLLOWS, word(FewerCreatures, under=Trigger.ACTION)),
    Reading("BE-9", FOLLOWS, named=("Earwig Assassin",)),
    Reading("BE-10", FOLLOWS, named=("Cloud Lady", "Infernostrich")),
    Reading("BE-11", FOLLOWS, word(Has, lambda constant: (
        constant.to == OTHER_ALLIES and constant.keywords and constant.when is None))),
    Reading("BE-12", OURS, word(Defeat, lambda effect: effect.creature is THIS, under=Trigger.ACTION)),
    Reading("BE-13", OURS, word(GiveControl)),
    Reading("BE-14", FOLLOWS, word(DefeatAll, lambda effect: effect.creatures == OTHER_ALLIES, under=Trigger.DEFEATED)),
    Reading("BE-15", OURS, word(ReversesFights)),
    Reading("BE-16", FOLLOWS, named=("Steelhorn", "Waddling Recruit")),
    Reading("BE-17", OURS, word(CopyPlayOf)),
    Reading("BE-18", FOLLOWS, word(Defeat, lambda effect: effect.up_to is not None)),
    Reading("BE-19", FOLLOWS, word(CannotBlock, lambda constant: (
        isinstance(constant.creatures, Creatures) and constant.creatures.keywords))),
    Reading("BE-20", FOLLOWS, named=("Wildsprout",)),
    Reading("BE-21", FOLLOWS, word(DiscardAll)),
    Reading("BE-22", FOLLOWS, named=("Wildsprout",)),
)
