"""The vocabulary that cards are written in: frozen dataclasses without behaviour.

The engine turns words into programs (`engine.book`), the text package turns the same words into sentences,
so what a card says is what it does. This room imports nothing of ours. Start with `cards.Creature`, then `effects`.
"""

from mindbug.words.amounts import Amount, CreatureCount, OctoniteOn
from mindbug.words.base import Keyword, Player, Trigger
from mindbug.words.cards import Box, CardSet, Creature, PowerCard
from mindbug.words.conditions import (
    Alone,
    Condition,
    DefeatedInCombat,
    DiscardedPower,
    FewerCreatures,
    HandAtMost,
    LowerLife,
    NoCreatures,
    NoMindbugReady,
    NoStrongerAlly,
    NotOwnTurn,
    OtherAllies,
    OwnTurn,
)
from mindbug.words.constants import (
    CannotAttack,
    CannotBeDefeated,
    CannotBlock,
    CannotHunt,
    Constant,
    ExtraDie,
    ExtraReroll,
    Has,
    KeywordsIdle,
    Mirrors,
    Silences,
    UnblockableBy,
)
from mindbug.words.effects import (
    AlliesExtraDie,
    AlliesGain,
    Boost,
    BuyFree,
    BuyTopOfDeck,
    CopyPlay,
    Defeat,
    DefeatAll,
    DefeatPair,
    Discard,
    DrawUnused,
    Effect,
    EnemiesCannotBlock,
    ExtraTurn,
    GainEnergy,
    GainKeywords,
    GainLife,
    If,
    LoseAllLifeBut,
    LoseLife,
    MatchLife,
    May,
    OpponentGives,
    OpponentMay,
    PlayCard,
    PlayIt,
    PlayRandom,
    PutOctonite,
    Recover,
    RecoverAll,
    RefreshMindbug,
    ReturnToHand,
    Reveal,
    StealCards,
    StealLife,
    TakeControl,
    TriggerPlay,
    WinGame,
)
from mindbug.words.selectors import THIS, VICTOR, Cards, Creatures, Pile, Side, Single

__all__ = [
    "THIS", "VICTOR", "AlliesExtraDie", "AlliesGain", "Alone", "Amount", "Boost", "Box", "BuyFree", "BuyTopOfDeck",
    "CannotAttack", "CannotBeDefeated", "CannotBlock", "CannotHunt", "CardSet", "Cards", "Condition", "Constant",
    "CopyPlay", "Creature", "CreatureCount", "Creatures", "Defeat", "DefeatAll", "DefeatPair", "DefeatedInCombat",
    "Discard", "DiscardedPower", "DrawUnused", "Effect", "EnemiesCannotBlock", "ExtraDie", "ExtraReroll", "ExtraTurn",
    "FewerCreatures", "GainEnergy", "GainKeywords", "GainLife", "HandAtMost", "Has", "If", "Keyword", "KeywordsIdle",
    "LoseAllLifeBut", "LoseLife", "LowerLife", "MatchLife", "May", "Mirrors", "NoCreatures", "NoMindbugReady",
    "NoStrongerAlly", "NotOwnTurn", "OctoniteOn", "OpponentGives", "OpponentMay", "OtherAllies", "OwnTurn", "Pile",
    "PlayCard", "PlayIt", "PlayRandom", "Player", "PowerCard", "PutOctonite", "Recover", "RecoverAll",
    "RefreshMindbug", "ReturnToHand", "Reveal", "Side", "Silences", "Single", "StealCards", "StealLife",
    "TakeControl", "Trigger", "TriggerPlay", "UnblockableBy", "WinGame",
]
