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
    Creature("Battery Badger", 3, 4, dice=1, play=[GainEnergy(1)]),
    Creature("Morning Moth", 3, 2, (Keyword.SNEAKY,), constants=[Has(THIS, power=4, when=OwnTurn())]),
    Creature("Slow Cooker", 2, 6, octonite=2, harvest=[Defeat(ENEMIES), PutOctonite(THIS, 2)]),
], [
    PowerCard("Second Breakfast", 2, [GainLife(1)]),
    PowerCard("Lost and Found", 1, [Recover(Cards(Pile.OWN_DISCARD, max_power=5))]),
    PowerCard("Trapdoor", 3, [Defeat(ENEMIES)]),
    PowerCard("Recharge", 0, [GainEnergy(1)]),
])
