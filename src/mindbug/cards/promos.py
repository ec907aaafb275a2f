"""Promos: 29 official single cards of 2022 to 2025, and 4 stages that two of them evolve into."""

from mindbug.words import (
    THIS,
    BoostWithCards,
    Box,
    CannotAttack,
    CannotBlock,
    CannotLoseLife,
    CannotPlay,
    Cards,
    CardSet,
    Choose,
    ClosedHand,
    Creature,
    Creatures,
    Defeat,
    DefeatAll,
    Discard,
    Evolve,
    EvolvesInsteadOfDefeat,
    Exhausted,
    ExhaustedSide,
    GainLife,
    GiveControl,
    Grants,
    HandAtMost,
    Has,
    If,
    Keyword,
    LoseGame,
    LoseLife,
    May,
    MindbugToll,
    Mode,
    Moment,
    MoreCreatures,
    NameNumber,
    NoMindbugs,
    OpponentGivesAll,
    Pile,
    PlayAny,
    Player,
    ReturnAside,
    RollDie,
    SameMindbugs,
    SetAside,
    Side,
    SwapHands,
    TakeControl,
    TuckUnused,
    UnblockableBy,
    When,
    WinGame,
    WonFight,
)

FRENZY, HUNTER, POISONOUS = Keyword.FRENZY, Keyword.HUNTER, Keyword.POISONOUS
SNEAKY, TOUGH = Keyword.SNEAKY, Keyword.TOUGH
ALLIES = Creatures(Side.ALLIED)
ENEMIES = Creatures(Side.ENEMY)
OTHER_ALLIES = Creatures(Side.ALLIED, other=True)
BOOST = BoostWithCards(Creatures(), 1)

BOX = Box(place=8, designs=29, cards=29, years={
    2022: ("Slugapult", "Mindbug Bug", "Ratomancer", "Ram Hopper", "Boar-Zooka", "Sluggernaut", "Chuck", "Jazz Dog",
           "Macaw Dagon", "Unigon"),
    2023: ("Suspicious Gift", "Future Eric", "Alien Brain", "Watts Dog", "Blessed Axolotl Healer", "Bug Catcher",
           "Cursed Goblin Werewolf", "Ghost Hand", "Jean-Claw Pandamme", "Kitten Crewmate", "Solar Bear",
           "Tuckbox Mimic"),
    2024: ("Battle Beetle", "Knightmare", "Alpacoodle", "Steamforger", "Wolfman Steve"),
    2025: ("Wheatl-E", "The Pack"),
})
PROMOS = CardSet("promos", "Promos", [
    # 2022
    Creature("Slugapult", copies=1, power=5, keywords=(TOUGH, FRENZY), attack=[
        May([Defeat(OTHER_ALLIES)], then=[Defeat(ENEMIES)])]),
    Creature("Mindbug Bug", copies=1, power=7, keywords=(TOUGH,), constants=[MindbugToll(1)]),
    Creature("Ratomancer", copies=1, power=2, play=[PlayAny(Cards(Pile.OWN_DISCARD, max_power=4))]),
    Creature("Ram Hopper", copies=1, power=7, keywords=(FRENZY,), constants=[Has(OTHER_ALLIES, keywords=(FRENZY,))]),
    Creature("Boar-Zooka", copies=1, power=6, constants=[CannotBlock(THIS)], defeated=[DefeatAll(ENEMIES)]),
    Creature("Sluggernaut", copies=1, power=6, keywords=(TOUGH,), sides=[
        ExhaustedSide("left", 5, (HUNTER,)), ExhaustedSide("right", 8, (FRENZY,))]),
    Creature("Chuck", copies=1, power=3, keywords=(TOUGH,), play=[RollDie(4, [Defeat(ENEMIES)])]),
    Creature("Jazz Dog", copies=1, power=5, constants=[
        When(Moment.TURN_END, [TakeControl(Creatures(Side.ENEMY, blocked=True))])]),
    Creature("Macaw Dagon", copies=1, power=8, attack=[SwapHands()]),
    Creature("Unigon", copies=1, power=9, attack=[If(HandAtMost(0), [WinGame()])]),
    # 2023
    Creature("Suspicious Gift", copies=1, power=1, play=[GiveControl()], defeated=[LoseLife(Player.SELF, 2)]),
    Creature("Future Eric", copies=1, power=3, keywords=(SNEAKY,), play=[TuckUnused(2)]),
    Creature("Alien Brain", copies=1, power=3, keywords=(POISONOUS,), constants=[ClosedHand()]),
    Creature("Watts Dog", copies=1, power=5, keywords=(FRENZY,), constants=[
        UnblockableBy(Creatures(any_keyword=True))]),
    Creature("Blessed Axolotl Healer", copies=1, power=6, keywords=(POISONOUS,), in_discard=[
        Grants(ALLIES, attack=[GainLife(1)])]),
    Creature("Bug Catcher", copies=1, power=9, keywords=(FRENZY, TOUGH), constants=[NoMindbugs()]),
    Creature("Cursed Goblin Werewolf", copies=1, power=8, keywords=(FRENZY, HUNTER), in_discard=[
        CannotAttack(Creatures(Side.ALLIED, keywords=(FRENZY, HUNTER)))]),
    Creature("Ghost Hand", copies=1, power=2, keywords=(SNEAKY,), play=[BOOST], constants=[
        CannotBlock(Creatures(boosted=True))]),
    Creature("Jean-Claw Pandamme", copies=1, power=5, constants=[Grants(ENEMIES, attack=[Discard(Player.SELF, 1)])]),
    Creature("Kitten Crewmate", copies=1, power=2, keywords=(SNEAKY,), constants=[EvolvesInsteadOfDefeat()], stages=[
        Creature("One-Eye Felix", copies=1, power=7, keywords=(HUNTER,), constants=[
            When(Moment.ANY_TURN_END, [Evolve()], given=WonFight())]),
        Creature("Silver Whiskers", copies=1, power=6, keywords=(TOUGH,), attack=[TakeControl(Creatures(max_power=5))]),
    ]),
    Creature("Solar Bear", copies=1, power=5, keywords=(TOUGH,), attack=[
        Choose([Mode("boost", [BOOST]), Mode("control", [TakeControl(Creatures(boosted=True))])])]),
    Creature("Tuckbox Mimic", copies=1, power=2, action=[BoostWithCards(THIS, 1), Evolve()], stages=[
        Creature("Deckbox Mimic", copies=1, power=5, action=[BoostWithCards(THIS, 1), May([Evolve()])]),
        Creature("Big Box Mimic", copies=1, power=6, keywords=(FRENZY,), defeated=[PlayAny(Cards(Pile.OWN_BOOST))]),
    ]),
    # 2024
    Creature("Battle Beetle", copies=1, power=8, attack=[If(SameMindbugs(), [LoseLife(Player.OPPONENT, 2)])]),
    Creature("Knightmare", copies=1, power=5, keywords=(TOUGH,), constants=[CannotLoseLife()], defeated=[LoseGame()]),
    Creature("Alpacoodle", copies=1, power=2, keywords=(FRENZY,), play=[SetAside(Creatures(other=True))], defeated=[
        ReturnAside()]),
    Creature("Steamforger", copies=1, power=9, attack=[If(MoreCreatures(3), [WinGame()])]),
    Creature("Wolfman Steve", copies=1, power=8, constants=[CannotPlay(4)]),
    # 2025
    Creature("Wheatl-E", copies=1, power=6, keywords=(FRENZY, TOUGH), attack=[NameNumber([OpponentGivesAll()])]),
    Creature("The Pack", copies=1, power=4, keywords=(HUNTER, TOUGH), constants=[
        Has(THIS, keywords=(SNEAKY,), when=Exhausted())]),
])
