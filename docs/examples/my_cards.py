"""Cards of one's own in Python: the same words, checked by your editor. Try them with `--cards my_cards.py`."""

from mindbug.words import (
    THIS,
    Cards,
    CardSet,
    Creature,
    Creatures,
    Defeat,
    GainEnergy,
    GainLife,
    Has,
    Keyword,
    OwnTurn,
    Pile,
    PowerCard,
    PutOctonite,
    Recover,
    Side,
)

ENEMIES = Creatures(Side.ENEMY)

# One creature per keyword: the advantage of a program.
RECRUITS = [
    Creature(f"{keyword.value.title()} Recruit", copies=3, power=5, keywords=(keyword,)) for keyword in Keyword
]

MY_CARDS = CardSet("my_python_cards", "My Python cards", [
    *RECRUITS,
    Creature("Battery Badger", copies=3, power=4, dice=1, play=[GainEnergy(1)]),
    Creature("Morning Moth", copies=3, power=2, keywords=(Keyword.SNEAKY,),
             constants=[Has(THIS, power=4, when=OwnTurn())]),
    Creature("Slow Cooker", copies=2, power=6, octonite=2, harvest=[Defeat(ENEMIES), PutOctonite(THIS, 2)]),
], [
    PowerCard("Second Breakfast", cost=2, effect=[GainLife(1)]),
    PowerCard("Lost and Found", cost=1, effect=[Recover(Cards(Pile.OWN_DISCARD, max_power=5))]),
    PowerCard("Trapdoor", cost=3, effect=[Defeat(ENEMIES)]),
    PowerCard("Recharge", cost=0, effect=[GainEnergy(1)]),
])
