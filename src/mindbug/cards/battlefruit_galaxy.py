"""Battlefruit Galaxy: 32 creatures, 48 cards."""

from mindbug.words import (
    THIS,
    Boost,
    Cards,
    CardSet,
    CopyPlay,
    Creature,
    Creatures,
    Defeat,
    DefeatAll,
    DefeatPair,
    Discard,
    DiscardedPower,
    DrawUnused,
    ExtraTurn,
    GainKeywords,
    GainLife,
    Has,
    If,
    Keyword,
    KeywordsIdle,
    LoseLife,
    LowerLife,
    May,
    NoCreatures,
    NoMindbugReady,
    NotOwnTurn,
    OctoniteOn,
    Pile,
    PlayCard,
    Player,
    PlayRandom,
    PutOctonite,
    Recover,
    RefreshMindbug,
    ReturnToHand,
    Reveal,
    Side,
    Silences,
    StealCards,
    StealLife,
    TakeControl,
    Trigger,
)

FRENZY, HUNTER, POISONOUS = Keyword.FRENZY, Keyword.HUNTER, Keyword.POISONOUS
SNEAKY, TOUGH, FAST = Keyword.SNEAKY, Keyword.TOUGH, Keyword.FAST
ENEMIES = Creatures(Side.ENEMY)
OTHER_ALLIES = Creatures(Side.ALLIED, other=True)

BATTLEFRUIT_GALAXY = CardSet("battlefruit_galaxy", "Battlefruit Galaxy", [
    Creature("Applebot", 2, 3, (SNEAKY,), defeated=[GainLife(2)]),
    Creature("Astronuts", 1, 3, (POISONOUS,), defeated=[If(NoMindbugReady(), [RefreshMindbug()])]),
    Creature("Aubergalactic Whale", 2, 7, (FAST,), defeated=[DefeatAll(Creatures(Side.ENEMY, min_power=7))]),
    Creature("Bean Bot", 2, 5, (POISONOUS,), play=[If(LowerLife(), [StealLife(1)])]),
    Creature("Boomberry", 1, 1, octonite=1, charge=True, attack=[DefeatAll(ENEMIES)], attack_cost=1),
    Creature("Borgions", 1, 4, octonite=1, charge=True, action=[Defeat(ENEMIES), ExtraTurn()], action_cost=1),
    Creature("Broodmother", 1, 4, (FAST, POISONOUS), octonite=1, charge=True, attack=[
        Discard(Player.OPPONENT, OctoniteOn(Creatures(Side.ALLIED)))]),
    Creature("Caulibot", 2, 1, (FRENZY, TOUGH), attack=[Boost(8)]),
    Creature("Chaotic Cabbage", 2, 2, (SNEAKY,), defeated=[StealCards(1)]),
    Creature("Cinnemonk", 2, 7, (TOUGH,), play=[PlayCard(Cards(Pile.ANY_DISCARD, trigger=Trigger.DEFEATED))]),
    Creature("Cornanon", 2, 3, (HUNTER,), play=[
        May([Reveal()], then=[DefeatAll(Creatures(Side.ENEMY, shares_keyword=True))])]),
    Creature("Figuru", 1, 3, (POISONOUS,), action=[ReturnToHand(THIS), PlayRandom()]),
    Creature("Grape Sentinel", 2, 6, (HUNTER,)),
    Creature("Kiwanoid", 1, 8, (FAST,), octonite=2, charge=True, attack=[Recover(Cards(Pile.OWN_DISCARD))],
             attack_cost=1),
    Creature("Leeklings", 2, 5, (FRENZY,), attack=[DefeatAll(Creatures(Side.ENEMY, keywords=(SNEAKY, POISONOUS)))]),
    Creature("Melon Master", 2, 7, (TOUGH,), play=[
        Discard(Player.OPPONENT, 1), If(DiscardedPower(4), [LoseLife(Player.OPPONENT)])]),
    Creature("Olive Orbiter", 1, 1, (SNEAKY,), defeated=[If(NoCreatures(), [DefeatAll(ENEMIES)])]),
    Creature("Peach Police", 1, 4, (TOUGH,), constants=[Silences(Trigger.DEFEATED)]),
    Creature("Pear Patrol", 1, 5, (HUNTER,), play=[May([Reveal()], then=[CopyPlay()])]),
    Creature("Plumarine", 1, 2, (FRENZY, HUNTER), octonite=1, charge=True, attack=[Boost(8)], attack_cost=1),
    Creature("Pomegrenade", 1, 6, (FAST, POISONOUS), octonite=2, charge=True, defeated=[
        Defeat(Creatures(Side.ENEMY, octonite=True))]),
    Creature("Quadranut", 1, 8, (FRENZY,), play=[DefeatPair(Creatures(Side.ALLIED), ENEMIES)]),
    Creature("Radisher", 2, 9, constants=[Has(THIS, keywords=(SNEAKY,), when=NotOwnTurn())]),
    Creature("Rhubarbarian", 1, 10, (FAST,), defeated=[Discard(Player.SELF, 1)]),
    Creature("Romindesco", 2, 5, (POISONOUS,), play=[May([Discard(Player.SELF, 2)], then=[TakeControl(Creatures())])]),
    Creature("Shoctopus", 1, 4, (HUNTER,), octonite=2, charge=True, constants=[
        KeywordsIdle(Creatures(Side.ENEMY, octonite=True))]),
    Creature("Star Portal", 2, 3, (SNEAKY,), octonite=2, charge=True, attack=[DrawUnused()], attack_cost=1),
    Creature("Starfruit Ninja", 2, 7, octonite=2, charge=True, attack=[GainKeywords((SNEAKY,))], attack_cost=1),
    Creature("Starship Soupers", 1, 6, attack=[PutOctonite(Creatures())], defeated=[
        LoseLife(Player.OPPONENT, OctoniteOn(THIS))]),
    Creature("Topinambur Titan", 2, 6, octonite=1, charge=True, constants=[Has(OTHER_ALLIES, power=OctoniteOn(THIS))]),
    Creature("USX Tangerine", 1, 3, octonite=2, charge=True, action=[TakeControl(Creatures(octonite=True))],
             action_cost=1),
    Creature("Vanilla Creature", 2, 9, (TOUGH,)),
])
