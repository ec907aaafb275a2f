"""Rulings about cards of Beyond Evolution."""

from mindbug.rulings.concerns import OTHER_ALLIES, word, words
from mindbug.rulings.entries import FOLLOWS, OURS, Entry
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

ENTRIES = (
    Entry("BE-1", FOLLOWS, word(CannotBeDefeatedThisTurn)),
    Entry("BE-2", OURS, word(ForceAttack)),
    Entry("BE-3", OURS, word(MustBeHunted)),
    Entry("BE-4", FOLLOWS, word(Discard, lambda effect: isinstance(effect.amount, CreatureCount))),
    Entry("BE-5", OURS, words(MindbugsReady, NoMindbugReady, SameMindbugs)),
    Entry("BE-6", FOLLOWS, word(Has, lambda constant: (
        constant.to == OTHER_ALLIES and isinstance(constant.when, OtherAllies)))),
    Entry("BE-7", FOLLOWS, word(ReturnAll)),
    Entry("BE-8", FOLLOWS, word(FewerCreatures, under=Trigger.ACTION)),
    Entry("BE-9", FOLLOWS, named=("Earwig Assassin",)),
    Entry("BE-10", FOLLOWS, named=("Cloud Lady", "Infernostrich")),
    Entry("BE-11", FOLLOWS, word(Has, lambda constant: (
        constant.to == OTHER_ALLIES and constant.keywords and constant.when is None))),
    Entry("BE-12", OURS, word(Defeat, lambda effect: effect.creature is THIS, under=Trigger.ACTION)),
    Entry("BE-13", OURS, word(GiveControl)),
    Entry("BE-14", FOLLOWS, word(DefeatAll, lambda effect: effect.creatures == OTHER_ALLIES, under=Trigger.DEFEATED)),
    Entry("BE-15", OURS, word(ReversesFights)),
    Entry("BE-16", FOLLOWS, named=("Steelhorn", "Waddling Recruit")),
    Entry("BE-17", OURS, word(CopyPlayOf)),
    Entry("BE-18", FOLLOWS, word(Defeat, lambda effect: effect.up_to is not None)),
    Entry("BE-19", FOLLOWS, word(CannotBlock, lambda constant: (
        isinstance(constant.creatures, Creatures) and constant.creatures.keywords))),
    Entry("BE-20", FOLLOWS, named=("Wildsprout",)),
    Entry("BE-21", FOLLOWS, word(DiscardAll)),
    Entry("BE-22", FOLLOWS, named=("Wildsprout",)),
)
