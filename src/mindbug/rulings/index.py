"""Every ruling by its code: where it comes from, which cards it concerns. What it says is in the files beside."""

from dataclasses import dataclass
from enum import Enum

from mindbug.rulings.concerns import (
    Concern,
    by_power,
    either,
    keyword,
    may_be_own,
    nobody,
    of_any_side,
    power_card,
    printed,
    trigger,
    word,
    words,
)
from mindbug.words import (
    THIS,
    VICTOR,
    AlliesExtraDie,
    AlliesGain,
    Alone,
    Boost,
    BuyFree,
    BuyTopOfDeck,
    CannotAttack,
    CannotBeDefeated,
    CannotBlock,
    CannotHunt,
    Cards,
    CopyPlay,
    Creatures,
    Defeat,
    DefeatAll,
    DefeatPair,
    Discard,
    DiscardedPower,
    DrawUnused,
    EnemiesCannotBlock,
    ExtraDie,
    ExtraReroll,
    ExtraTurn,
    FewerCreatures,
    GainLife,
    HandAtMost,
    Has,
    Keyword,
    KeywordsIdle,
    LoseAllLifeBut,
    LoseLife,
    MatchLife,
    May,
    Mirrors,
    NotOwnTurn,
    OctoniteOn,
    OpponentGives,
    OpponentMay,
    OwnTurn,
    Pile,
    PlayCard,
    Player,
    PlayIt,
    PlayRandom,
    PutOctonite,
    Recover,
    RecoverAll,
    RefreshMindbug,
    ReturnToHand,
    Reveal,
    Side,
    Silences,
    StealCards,
    StealLife,
    TakeControl,
    Trigger,
    TriggerPlay,
    UnblockableBy,
    WinGame,
)


class Source(Enum):
    OFFICIAL = "official"
    FOLLOWS = "follows"
    OURS = "ours"


@dataclass(frozen=True)
class Entry:
    code: str
    sources: tuple[Source, ...]
    concerns: Concern = nobody
    named: tuple[str, ...] = ()
    """Cards that it is about whatever their words say."""

    @property
    def section(self) -> str:
        return SECTIONS[self.code.rstrip("0123456789").rstrip("-")]


SECTIONS = {
    "G": "general",
    "M": "mindbug",
    "A": "attack",
    "FC": "first_contact",
    "BF": "battlefruit",
    "KT": "king_of_tokyo",
}
"""From the game itself to its single sets."""

OFFICIAL, FOLLOWS, OURS = (Source.OFFICIAL,), (Source.FOLLOWS,), (Source.OURS,)
OFFICIAL_OURS = (Source.OFFICIAL, Source.OURS)
OFFICIAL_FOLLOWS = (Source.OFFICIAL, Source.FOLLOWS)
FRENZY, HUNTER, POISONOUS = Keyword.FRENZY, Keyword.HUNTER, Keyword.POISONOUS
SNEAKY, TOUGH, FAST = Keyword.SNEAKY, Keyword.TOUGH, Keyword.FAST
DISCARD_PILES = (Pile.OWN_DISCARD, Pile.ENEMY_DISCARD, Pile.ANY_DISCARD)

FROM_DISCARD = word(PlayCard, lambda effect: effect.cards.pile in DISCARD_PILES)
FROM_HAND = word(PlayCard, lambda effect: effect.cards.pile is Pile.OWN_HAND)
ROLLS = printed(lambda card: card.dice)
MORE_DICE = words(ExtraDie, AlliesExtraDie)
ATTACK_EFFECT = trigger(Trigger.ATTACK)
DEFEATED_EFFECT = trigger(Trigger.DEFEATED)
HARVEST = trigger(Trigger.HARVEST)
ACTION = trigger(Trigger.ACTION)

GENERAL = (
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

MINDBUG = (
    Entry("M1", OFFICIAL, words(PlayCard, PlayIt, PlayRandom)),
    Entry("M2", OFFICIAL, either(keyword(FAST), printed(lambda card: card.octonite))),
    Entry("M3", OFFICIAL),
    Entry("M4", OFFICIAL),
    Entry("M5", FOLLOWS, words(Cards, RecoverAll, under=Trigger.PLAY)),
    Entry("M6", OFFICIAL, word(RefreshMindbug)),
    Entry("M7", OURS),
    Entry("M8", OFFICIAL, HARVEST),
)

ATTACK = (
    Entry("A1", OFFICIAL_OURS, either(ATTACK_EFFECT, ROLLS)),
    Entry("A2", OURS, words(Defeat, DefeatAll, under=Trigger.ATTACK)),
    Entry("A3", FOLLOWS, words(LoseLife, LoseAllLifeBut, under=Trigger.ATTACK)),
    Entry("A4", FOLLOWS, either(ATTACK_EFFECT, ROLLS)),
    Entry("A5", OFFICIAL, DEFEATED_EFFECT),
    Entry("A6", OFFICIAL, either(keyword(TOUGH), keyword(POISONOUS))),
    Entry("A7", OFFICIAL, keyword(TOUGH)),
    Entry("A8", OFFICIAL, keyword(TOUGH)),
    Entry("A9", OFFICIAL, keyword(HUNTER)),
    Entry("A10", FOLLOWS, either(keyword(SNEAKY), words(UnblockableBy, CannotBlock))),
    Entry("A11", OFFICIAL_OURS, keyword(FRENZY)),
    Entry("A12", OURS, word(CannotBeDefeated)),
)

FIRST_CONTACT = (
    Entry("FC-1", FOLLOWS, FROM_DISCARD),
    Entry("FC-2", FOLLOWS, word(Defeat, lambda effect: of_any_side(effect.creature), under=Trigger.DEFEATED)),
    Entry("FC-3", FOLLOWS, word(TakeControl, lambda effect: effect.up_to is not None)),
    Entry("FC-4", FOLLOWS, word(TakeControl, lambda effect: effect.up_to is None and of_any_side(effect.creature))),
    Entry("FC-5", FOLLOWS, word(Silences, lambda constant: constant.trigger is Trigger.PLAY)),
    Entry("FC-6", FOLLOWS, word(Mirrors)),
    Entry("FC-7", FOLLOWS, word(Alone)),
    Entry("FC-8", OFFICIAL, words(OwnTurn, NotOwnTurn)),
    Entry("FC-9", FOLLOWS, word(Has, lambda constant: by_power(constant.to))),
    Entry("FC-10", FOLLOWS, word(FewerCreatures)),
    Entry("FC-11", FOLLOWS, word(StealCards, lambda effect: effect.amount > 1)),
    Entry("FC-12", FOLLOWS, word(DefeatAll, lambda effect: by_power(effect.creatures)), named=("Shield Bugs",)),
)

BATTLEFRUIT = (
    Entry("BF-1", OFFICIAL_OURS, keyword(FAST)),
    Entry("BF-2", OFFICIAL_OURS, HARVEST),
    Entry("BF-3", OFFICIAL_OURS, ACTION),
    Entry("BF-4", OFFICIAL, printed(lambda card: card.attack_cost)),
    Entry("BF-5", OFFICIAL, word(StealLife)),
    Entry("BF-6", OURS, word(Silences, lambda constant: constant.trigger is Trigger.DEFEATED)),
    Entry("BF-7", OURS, word(CannotBeDefeated)),
    Entry("BF-8", FOLLOWS, word(DefeatPair)),
    Entry("BF-9", OURS, either(
        word(OctoniteOn, lambda amount: amount.creatures is THIS, under=Trigger.DEFEATED),
        word(Creatures, lambda creatures: creatures.weakest, under=Trigger.DEFEATED))),
    Entry("BF-10", FOLLOWS, word(TakeControl, lambda effect: effect.creature is VICTOR)),
    Entry("BF-11", FOLLOWS, FROM_HAND, named=("Spinachia",)),
    Entry("BF-12", OURS, named=("Romindesco",)),
    Entry("BF-13", OURS, word(Creatures, lambda creatures: creatures.shares_keyword)),
    Entry("BF-14", OURS, words(CopyPlay, TriggerPlay)),
    Entry("BF-15", OURS, word(KeywordsIdle)),
    Entry("BF-16", FOLLOWS, word(ExtraTurn)),
    Entry("BF-17", OURS, either(word(Cards, by_power), word(DiscardedPower))),
    Entry("BF-18", OURS, word(EnemiesCannotBlock)),
    Entry("BF-19", OURS, named=("Okra Shaman",)),
    Entry("BF-20", FOLLOWS, words(PlayRandom, OpponentGives)),
    Entry("BF-21", FOLLOWS, word(Boost)),
    Entry("BF-22", FOLLOWS, word(DrawUnused)),
)

KING_OF_TOKYO = (
    Entry("KT-1", OFFICIAL_OURS, either(ROLLS, MORE_DICE, word(ExtraReroll))),
    Entry("KT-2", FOLLOWS, either(ROLLS, MORE_DICE)),
    Entry("KT-3", FOLLOWS, MORE_DICE),
    Entry("KT-4", OFFICIAL_OURS, power_card),
    Entry("KT-5", FOLLOWS, word(BuyTopOfDeck)),
    Entry("KT-6", OURS, word(BuyFree)),
    Entry("KT-7", OURS, words(AlliesGain, AlliesExtraDie)),
    Entry("KT-8", FOLLOWS, word(CannotHunt)),
    Entry("KT-9", FOLLOWS, word(CannotAttack, lambda constant: constant.creatures.side is Side.ALLIED)),
    Entry("KT-10", FOLLOWS, word(TriggerPlay)),
    Entry("KT-11", OURS, either(printed(lambda card: card.dice > 1), MORE_DICE)),
    Entry("KT-12", OURS),
)

INDEX = {entry.code: entry for entry in (*GENERAL, *MINDBUG, *ATTACK, *FIRST_CONTACT, *BATTLEFRUIT, *KING_OF_TOKYO)}
