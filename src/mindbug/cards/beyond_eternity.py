"""Beyond Eternity: 32 creatures, 48 cards."""

from mindbug.words import (
    THIS,
    BoostWithCards,
    Box,
    CannotAttack,
    CannotBlock,
    Cards,
    CardSet,
    Choose,
    Creature,
    Creatures,
    Defeat,
    DefeatAll,
    DefeatEqualPair,
    Discard,
    DiscardAll,
    DiscardedCount,
    DiscardRandom,
    EmptyDiscard,
    EqualAllies,
    GainLife,
    Has,
    Keyword,
    LoseLife,
    May,
    Mode,
    Moment,
    NameKeyword,
    Pile,
    PlayCard,
    Player,
    PutIntoDiscard,
    Recover,
    Repeat,
    RevealRandom,
    Side,
    TakeControl,
    UnblockableBy,
    When,
)

FRENZY, HUNTER, POISONOUS = Keyword.FRENZY, Keyword.HUNTER, Keyword.POISONOUS
SNEAKY, TOUGH = Keyword.SNEAKY, Keyword.TOUGH
ALLIES = Creatures(Side.ALLIED)
OTHER_ALLIES = Creatures(Side.ALLIED, other=True)
STRONG_ENEMIES = Creatures(Side.ENEMY, min_power=7)
BOOST = BoostWithCards(Creatures(), 1)
BOOST_OR_DEFEAT = (Choose([Mode("boost", [BOOST]), Mode("defeat", [Defeat(Creatures(boosted=True))])]),)
BOOST_OR_RETURN = (Choose([Mode("boost", [BOOST]), Mode("return", [Recover(Cards(Pile.BOOST))])]),)
REVEAL_AND_DISCARD = (RevealRandom(), Choose([
    Mode("own pile", [PutIntoDiscard(Player.SELF)]), Mode("enemy pile", [PutIntoDiscard(Player.OPPONENT)])]))

BOX = Box(place=7, designs=32, cards=48)
BEYOND_ETERNITY = CardSet("beyond_eternity", "Beyond Eternity", [
    Creature("Agile Rooster", copies=1, power=6, keywords=(FRENZY,), constants=[
        UnblockableBy(Creatures(power_apart=2))]),
    Creature("Ant Zombie Horde", copies=2, power=7, keywords=(TOUGH,), attack=[BoostWithCards(THIS, 2)]),
    Creature("Berserker Rabbit", copies=2, power=6, keywords=(FRENZY, TOUGH), constants=[
        Has(THIS, power=4, when=EmptyDiscard())]),
    Creature("Blessed Killer Bee", copies=1, power=5, keywords=(HUNTER,), in_discard=[
        When(Moment.ENEMY_LIFE_LOST, [LoseLife(Player.OPPONENT, 2)])]),
    Creature("Blessed Shield Bugs", copies=1, power=6, keywords=(TOUGH,), in_discard=[Has(ALLIES, power=1)]),
    Creature("Blessed Tiger Squirrel", copies=1, power=3, keywords=(SNEAKY,), in_discard=[
        CannotAttack(STRONG_ENEMIES), CannotBlock(STRONG_ENEMIES)]),
    Creature("Catalisk", copies=1, power=2, keywords=(POISONOUS,), attack=[
        DiscardAll(Player.OPPONENT, draw_pile=True)]),
    Creature("Cave Lizard", copies=1, power=10, keywords=(TOUGH, SNEAKY), constants=[CannotAttack(THIS)]),
    Creature("Cursed Gorillion", copies=1, power=10, keywords=(FRENZY, TOUGH), in_discard=[Has(ALLIES, power=-2)]),
    Creature("Duckdra", copies=2, power=5, keywords=(HUNTER,), attack=[
        May([Defeat(Creatures(keywords=(POISONOUS,)))])]),
    Creature("Fire Antler", copies=2, power=8, defeated=[LoseLife(Player.OPPONENT), BOOST]),
    Creature("Ghostly Underdog", copies=1, power=4, attack=[DefeatAll(Creatures(Side.ENEMY, weaker=True))]),
    Creature("Goat Dragon", copies=2, power=7, play=BOOST_OR_DEFEAT, attack=BOOST_OR_DEFEAT),
    Creature("Hiss Holiness", copies=2, power=5, keywords=(FRENZY, POISONOUS), play=[BoostWithCards(Creatures(), 4)]),
    Creature("Hypnotic Mouse", copies=1, power=1, keywords=(SNEAKY,), constants=[
        CannotAttack(Creatures(equal_power=True))]),
    Creature("Koibra", copies=2, power=2, keywords=(POISONOUS,), play=REVEAL_AND_DISCARD, attack=REVEAL_AND_DISCARD),
    Creature("Madam Mystique", copies=2, power=2, defeated=[
        NameKeyword([DefeatAll(Creatures(Side.ENEMY, named_keyword=True))])]),
    Creature("Peacasus", copies=2, power=3, keywords=(SNEAKY,), constants=[When(Moment.DISCARDED, [GainLife(1)])]),
    Creature("Porcupine Teacher", copies=1, power=5, constants=[Has(OTHER_ALLIES, keywords=(POISONOUS,))]),
    Creature("Pyro Salamancer", copies=2, power=6, play=[BOOST, DefeatEqualPair(Creatures())]),
    Creature("Radioactive Pest", copies=2, power=1, keywords=(POISONOUS,), attack=[Defeat(STRONG_ENEMIES)]),
    Creature("Rockyphant", copies=1, power=8, keywords=(TOUGH,), constants=[
        When(Moment.DISCARDED, [Discard(Player.OPPONENT, 1)])]),
    Creature("Sea-Rex", copies=2, power=5, keywords=(HUNTER,), attack=[BoostWithCards(THIS, 1)]),
    Creature("Soul Manipulator", copies=2, power=5, keywords=(TOUGH,), play=BOOST_OR_RETURN, attack=BOOST_OR_RETURN),
    Creature("Spirit Cheetah", copies=1, power=5, keywords=(HUNTER,), defeated=[TakeControl(Creatures(max_power=2))]),
    Creature("Spirit Maki", copies=1, power=3, keywords=(SNEAKY,), defeated=[TakeControl(Creatures(min_power=9))]),
    Creature("Squirtoise Scout", copies=2, power=2, keywords=(TOUGH,), constants=[
        CannotBlock(Creatures(Side.ENEMY), when=EqualAllies())]),
    Creature("Tiger Wasp", copies=1, power=3, keywords=(FRENZY, SNEAKY), play=[DiscardRandom(Player.SELF)]),
    Creature("Tornado Dragon", copies=2, power=8, play=[
        Discard(Player.SELF, 2, up_to=True), Repeat(DiscardedCount(), [Defeat(Creatures())])]),
    Creature("Trash Diver", copies=1, power=2, keywords=(SNEAKY,), attack=[Recover(Cards(Pile.ENEMY_DISCARD), 2)]),
    Creature("Trash Flier", copies=1, power=2, keywords=(SNEAKY,), defeated=[PlayCard(Cards(Pile.ENEMY_DISCARD))]),
    Creature("Water Antler", copies=2, power=8, play=[GainLife(1), BOOST]),
])
