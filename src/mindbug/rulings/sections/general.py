"""Rulings about the whole game."""

from mindbug.rulings.concerns import (
    DEFEATED_EFFECT,
    FROM_HAND,
    HARVEST,
    by_power,
    either,
    may_be_own,
    of_any_side,
    printed,
    word,
    words,
)
from mindbug.rulings.entries import FOLLOWS, OFFICIAL, OFFICIAL_FOLLOWS, OFFICIAL_OURS, OURS, Entry
from mindbug.words import (
    THIS,
    CannotAttack,
    CannotBlock,
    CannotHunt,
    Cards,
    Creatures,
    Defeat,
    DefeatAll,
    DefeatPair,
    Discard,
    DiscardedPower,
    DrawUnused,
    EnemiesCannotBlock,
    GainLife,
    HandAtMost,
    Has,
    LoseAllLifeBut,
    LoseLife,
    MatchLife,
    May,
    Mirrors,
    OctoniteOn,
    OpponentGives,
    OpponentMay,
    Pile,
    Player,
    PlayRandom,
    PutOctonite,
    Recover,
    RecoverAll,
    ReturnToHand,
    Reveal,
    StealCards,
    StealLife,
    TakeControl,
    Trigger,
    UnblockableBy,
    WinGame,
)

PREFIX = "G"
PLACE = 1

ENTRIES = (
    Entry("G1", OFFICIAL, either(
        word(Defeat, lambda effect: effect.creature is THIS or may_be_own(effect.creature)),
        word(Discard, lambda effect: effect.who is Player.SELF or effect.amount != 1),
        word(StealCards, lambda effect: effect.amount > 1),
        word(Recover, lambda effect: effect.amount > 1),
        word(LoseLife, lambda effect: effect.who is Player.SELF),
        words(DefeatPair, MatchLife, May),
    )),
    Entry("G2", OFFICIAL, either(
        word(Discard, lambda effect: effect.who is Player.OPPONENT), words(OpponentGives, OpponentMay))),
    Entry("G3", OFFICIAL, DEFEATED_EFFECT),
    Entry("G4", OURS),
    Entry("G5", OFFICIAL, either(
        DEFEATED_EFFECT,
        word(Cards, lambda cards: cards.pile in (Pile.ENEMY_DISCARD, Pile.ANY_DISCARD)),
        words(TakeControl, StealCards, OpponentGives, PlayRandom),
    )),
    Entry("G6", OFFICIAL_FOLLOWS, either(
        word(Defeat, lambda effect: may_be_own(effect.creature)),
        word(TakeControl, lambda effect: may_be_own(effect.creature)),
        word(ReturnToHand, lambda effect: may_be_own(effect.creature)),
        word(PutOctonite, lambda effect: may_be_own(effect.creature)),
        word(OctoniteOn, lambda amount: may_be_own(amount.creatures)),
        word(Has, lambda constant: may_be_own(constant.to)),
        word(DefeatPair),
    )),
    Entry("G7", OFFICIAL),
    Entry("G8", OFFICIAL, words(
        GainLife, StealLife, MatchLife, StealCards, Recover, RecoverAll, DrawUnused, ReturnToHand)),
    Entry("G9", OFFICIAL, words(WinGame, LoseLife)),
    Entry("G10", OFFICIAL, either(
        FROM_HAND, words(HandAtMost, Reveal),
        word(Discard, lambda effect: effect.who is Player.SELF, under=Trigger.PLAY))),
    Entry("G11", OFFICIAL),
    Entry("G12", OURS, either(
        word(Discard, lambda effect: effect.amount != 1), word(StealCards, lambda effect: effect.amount > 1))),
    Entry("G13", OURS, word(DefeatAll)),
    Entry("G14", OURS, words(
        Has, Mirrors, UnblockableBy, CannotBlock, CannotAttack, CannotHunt, EnemiesCannotBlock)),
    Entry("G15", OURS, either(word(Cards, by_power), word(DiscardedPower),
                              word(Creatures, lambda creatures: creatures.shares_keyword))),
    Entry("G16", OFFICIAL_OURS, either(words(TakeControl, ReturnToHand), printed(lambda card: card.octonite))),
    Entry("G17", OURS, HARVEST),
    Entry("G18", OURS),
    Entry("G19", OURS, words(LoseAllLifeBut, MatchLife)),
    Entry("G20", FOLLOWS, word(TakeControl, lambda effect: of_any_side(effect.creature))),
)
