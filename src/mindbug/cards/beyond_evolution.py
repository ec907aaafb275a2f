"""Beyond Evolution: 30 creatures, 44 cards, and 8 stages that four of the creatures evolve into."""

from mindbug.words import (
    THIS,
    Box,
    CannotAttack,
    CannotBeDefeatedThisTurn,
    CannotBlock,
    Cards,
    CardSet,
    CopyPlayOf,
    Creature,
    CreatureCount,
    Creatures,
    Defeat,
    DefeatAll,
    Discard,
    DiscardAll,
    EnemyCreatures,
    Evolve,
    FewerCreatures,
    ForceAttack,
    GainLife,
    GiveControl,
    Has,
    If,
    Keyword,
    LoseLife,
    May,
    MindbugsReady,
    MustBeHunted,
    NoMindbugReady,
    OtherAllies,
    Pile,
    PlayCard,
    Player,
    ReturnAll,
    ReversesFights,
    Side,
    TakeControl,
    Trigger,
)

FRENZY, HUNTER, POISONOUS = Keyword.FRENZY, Keyword.HUNTER, Keyword.POISONOUS
SNEAKY, TOUGH = Keyword.SNEAKY, Keyword.TOUGH
ENEMIES = Creatures(Side.ENEMY)
OTHER_ALLIES = Creatures(Side.ALLIED, other=True)

BOX = Box(place=6, designs=30, cards=44)
BEYOND_EVOLUTION = CardSet("beyond_evolution", "Beyond Evolution", [
    Creature("Blastfish", copies=1, power=1, keywords=(POISONOUS,), attack=[CannotBeDefeatedThisTurn()]),
    Creature("Bullet Train", copies=2, power=9, attack=[Defeat(Creatures(Side.ENEMY, max_power=3))]),
    Creature("Cake Trickster", copies=2, power=6, keywords=(POISONOUS,), action=[ForceAttack(ENEMIES)]),
    Creature("Captain Hippo", copies=1, power=7, keywords=(FRENZY,), constants=[MustBeHunted()]),
    Creature("Cheeky Chimpborg", copies=1, power=5, keywords=(HUNTER,), play=[
        Discard(Player.OPPONENT, CreatureCount(ENEMIES))]),
    Creature("Cheery Chimpborg", copies=1, power=5, keywords=(HUNTER,), constants=[
        Has(THIS, power=5, when=EnemyCreatures(3))]),
    Creature("Chuckling Chimpborg", copies=1, power=5, keywords=(HUNTER,), play=[
        LoseLife(Player.OPPONENT, MindbugsReady(Player.OPPONENT))]),
    Creature("Cloud Lady", copies=1, power=4, action=[Defeat(Creatures(Side.ENEMY, max_power=4)), Evolve()], stages=[
        Creature("Typhoon Princess", copies=1, power=6, action=[
            Defeat(Creatures(Side.ENEMY, max_power=6)), Evolve()]),
        Creature("Thunder Queen", copies=1, power=9, attack=[Defeat(ENEMIES)]),
    ]),
    Creature("Coach Panda", copies=2, power=6, constants=[
        Has(OTHER_ALLIES, power=3, keywords=(FRENZY,), when=OtherAllies(1))]),
    Creature("Curious Tadpole", copies=1, power=1, keywords=(POISONOUS,), action=[GainLife(1), Evolve()], stages=[
        Creature("Frog Prophet", copies=1, power=3, keywords=(POISONOUS, TOUGH), action=[GainLife(1), Evolve()]),
        Creature("World Eater", copies=1, power=8, keywords=(POISONOUS, TOUGH), attack=[LoseLife(Player.OPPONENT)]),
    ]),
    Creature("Dr. Orange U. Tan", copies=1, power=6, play=[May([LoseLife(Player.SELF)], then=[ReturnAll(ENEMIES)])]),
    Creature("Dragon Inn", copies=2, power=3, keywords=(TOUGH,), action=[
        If(FewerCreatures(), [LoseLife(Player.OPPONENT)])]),
    Creature("Earwig Assassin", copies=2, power=1, keywords=(SNEAKY,), play=[
        May([Discard(Player.SELF, 1)], then=[Defeat(Creatures())])]),
    Creature("Infernostrich", copies=1, power=6, action=[Defeat(Creatures(Side.ENEMY, min_power=7))]),
    Creature("Kitsunsei", copies=1, power=4, constants=[Has(OTHER_ALLIES, keywords=(SNEAKY,))]),
    Creature("Mole Machine", copies=2, power=5, keywords=(TOUGH,), constants=[
        CannotBlock(Creatures(Side.ENEMY, min_power=7))]),
    Creature("Octocopter", copies=1, power=5, action=[Defeat(THIS), TakeControl(ENEMIES)]),
    Creature("Puffermech", copies=2, power=2, keywords=(POISONOUS,), defeated=[
        DefeatAll(Creatures(Side.ENEMY, min_power=8))]),
    Creature("Radioactive Rabbit", copies=1, power=3, keywords=(FRENZY,), play=[GiveControl()], defeated=[
        DefeatAll(OTHER_ALLIES)]),
    Creature("Robopup", copies=2, power=1, keywords=(SNEAKY, TOUGH)),
    Creature("Sawn", copies=2, power=5, keywords=(TOUGH,), constants=[ReversesFights()]),
    Creature("Spiky Shinobi", copies=2, power=3, keywords=(SNEAKY,), constants=[
        Has(THIS, power=5, when=NoMindbugReady())]),
    Creature("Steelhorn", copies=1, power=7, defeated=[Discard(Player.OPPONENT, 3)]),
    Creature("Sweet Fighter", copies=2, power=9, defeated=[GainLife(2)]),
    Creature("Utility Bug", copies=2, power=4, keywords=(HUNTER, TOUGH), play=[
        May([CopyPlayOf(Creatures(other=True, trigger=Trigger.PLAY))])]),
    Creature("The Experiment", copies=1, power=6, keywords=(POISONOUS,), play=[GiveControl(), TakeControl(ENEMIES)]),
    Creature("Turtle Toaster", copies=2, power=4, keywords=(TOUGH,), play=[
        Defeat(Creatures(Side.ENEMY, min_power=4, max_power=6), up_to=2)]),
    Creature("Waddling Recruit", copies=1, power=3, action=[Discard(Player.OPPONENT, 1), Evolve()], stages=[
        Creature("Veteran Penguin", copies=1, power=5, keywords=(TOUGH,), action=[
            Discard(Player.OPPONENT, 1), Evolve()]),
        Creature("Frosty Fortress", copies=1, power=10, keywords=(TOUGH,), attack=[
            DiscardAll(Player.OPPONENT, hand=True, draw_pile=True)]),
    ]),
    Creature("Westside Monster", copies=2, power=8, keywords=(FRENZY,), constants=[
        CannotAttack(Creatures(Side.ENEMY, keywords=(SNEAKY,))),
        CannotBlock(Creatures(Side.ENEMY, keywords=(SNEAKY,)))]),
    Creature("Wildsprout", copies=1, power=1, action=[PlayCard(Cards(Pile.OWN_DISCARD)), Evolve()], stages=[
        Creature("Bigroot", copies=1, power=4, action=[PlayCard(Cards(Pile.OWN_DISCARD)), Evolve()]),
        Creature("Oakenmaster", copies=1, power=7, constants=[Has(OTHER_ALLIES, power=5)]),
    ]),
])
