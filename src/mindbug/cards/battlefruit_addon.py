"""Battlefruit Add-On: 7 creatures, 7 cards, and 2 stages that one of them evolves into. Too few to play alone."""

from mindbug.words import (
    Box,
    Capture,
    CardSet,
    Creature,
    Creatures,
    Defeat,
    DefeatAll,
    Evolve,
    GiveControl,
    Grants,
    Has,
    If,
    Keyword,
    LoseMindbug,
    May,
    MindbugsOff,
    OctoniteOnIt,
    PayMindbug,
    Player,
    PlayIt,
    PutOctonite,
    RefreshMindbug,
    Side,
    StealCards,
    WinGame,
)

ALLIES = Creatures(Side.ALLIED)
ENEMIES = Creatures(Side.ENEMY)

BOX = Box(place=9, designs=7, cards=7, company=("battlefruit_kingdom", "battlefruit_galaxy"))
BATTLEFRUIT_ADDON = CardSet("battlefruit_addon", "Battlefruit Add-On", [
    Creature("Beetroot Predator", copies=1, power=5, octonite=2, charge=True, constants=[
        Grants(ALLIES, attack=[Defeat(ENEMIES)], cost=1)]),
    Creature("Cutecat", copies=1, power=1, attack=[StealCards(2)], action=[Evolve()], stages=[
        Creature("Zencats", copies=1, power=2, attack=[RefreshMindbug(), LoseMindbug(Player.OPPONENT)],
                 action=[Evolve()]),
        Creature("Evilcat", copies=1, power=3, attack=[WinGame()]),
    ]),
    Creature("Five-Spice Monster", copies=1, power=3, keywords=(Keyword.POISONOUS,), action=[
        PutOctonite(ALLIES), If(OctoniteOnIt(5), [WinGame()])]),
    Creature("Mangolorean", copies=1, power=7, action=[PayMindbug([Capture(ENEMIES), May([PlayIt()])])]),
    Creature("Saltemental", copies=1, power=6, octonite=2, play=[GiveControl()], harvest=[
        DefeatAll(Creatures(Side.ALLIED, other=True))]),
    Creature("Shakes Pear", copies=1, power=8, keywords=(Keyword.TOUGH,), octonite=2, harvest=[MindbugsOff()]),
    Creature("Venomash", copies=1, power=7, octonite=2, charge=True, constants=[
        Has(Creatures(Side.ALLIED, octonite=True), keywords=(Keyword.POISONOUS,))]),
])
