"""New Servants: 12 creatures, 24 cards."""

from mindbug.words import (
    THIS,
    Box,
    CannotAttack,
    CannotBlock,
    CannotBlockThisTurn,
    CardSet,
    Choose,
    Creature,
    CreatureCount,
    Creatures,
    Defeat,
    DefeatAll,
    GainKeywords,
    Has,
    If,
    KeepIt,
    Keyword,
    LifeExactly,
    LoseLife,
    May,
    Mode,
    Moment,
    MoreCreatures,
    OpponentGives,
    Player,
    PlayIt,
    PlayThis,
    Side,
    When,
)

FRENZY, HUNTER, POISONOUS = Keyword.FRENZY, Keyword.HUNTER, Keyword.POISONOUS
SNEAKY, TOUGH = Keyword.SNEAKY, Keyword.TOUGH
OTHER_ALLIES = Creatures(Side.ALLIED, other=True)

BOX = Box(place=5, designs=12, cards=24)
NEW_SERVANTS = CardSet("new_servants", "New Servants", [
    Creature("Bugserker", copies=2, power=3, keywords=(TOUGH,), constants=[Has(THIS, power=8, when=LifeExactly(1))]),
    Creature("Count Draculeech", copies=2, power=7, attack=[LoseLife(Player.SELF), Defeat(Creatures())]),
    Creature("Creep From The Deep", copies=2, power=4, keywords=(POISONOUS, HUNTER)),
    Creature("Ferret Pacifier", copies=2, power=4, constants=[CannotBlock(Creatures(Side.ENEMY, strongest=True))]),
    Creature("Froblin Instigator", copies=2, power=1, keywords=(HUNTER,), constants=[
        Has(THIS, power=CreatureCount(OTHER_ALLIES, times=2))]),
    Creature("Goreagle Alpha", copies=2, power=6, keywords=(FRENZY, HUNTER, TOUGH), play=[LoseLife(Player.SELF)]),
    Creature("Hamster Lion", copies=2, power=8, keywords=(FRENZY,), constants=[
        CannotAttack(Creatures(Side.ENEMY, weakest=True))]),
    Creature("Hungry Hungry Hamster", copies=2, power=2, keywords=(SNEAKY,), play=[
        OpponentGives(), Choose([Mode("play", [PlayIt()]), Mode("keep", [KeepIt()])])]),
    Creature("Hyenix", copies=2, power=7, keywords=(FRENZY,), in_discard=[
        When(Moment.LIFE_LOST, [May([PlayThis()])])]),
    Creature("Majestic Manticore", copies=2, power=6, keywords=(POISONOUS,), attack=[
        DefeatAll(Creatures(weakest=True))]),
    Creature("The Lurker", copies=2, power=4, keywords=(TOUGH,), attack=[
        If(MoreCreatures(), [GainKeywords((SNEAKY,))])]),
    Creature("Turf The Surfer", copies=2, power=8, attack=[CannotBlockThisTurn(Creatures())]),
])
