"""Tests that find the cards that a ruling is about, by the words that a card is made of."""

from collections.abc import Callable
from typing import Any, TypeVar

from mindbug.custom.vocabulary import parts
from mindbug.words import (
    AlliesExtraDie,
    AlliesGain,
    BoostWithCards,
    Cards,
    Creature,
    Creatures,
    Evolve,
    EvolvesInsteadOfDefeat,
    ExhaustedSide,
    ExtraDie,
    GainKeywords,
    Has,
    Keyword,
    Mirrors,
    Moment,
    Pile,
    PlayCard,
    PowerCard,
    Side,
    Trigger,
    When,
)

AnyCard = Creature | PowerCard
Concern = Callable[[AnyCard], bool]
W = TypeVar("W")

GIVES_KEYWORDS = (Has, Mirrors, GainKeywords, AlliesGain, ExhaustedSide)


def nobody(_: AnyCard) -> bool:
    """No card: for rulings about the game itself."""
    return False


def either(*concerns: Concern) -> Concern:
    return lambda card: any(concern(card) for concern in concerns)


def power_card(card: AnyCard) -> bool:
    return isinstance(card, PowerCard)


def printed(test: Callable[[Creature], object]) -> Concern:
    """Creatures with something beside their text: octonite, dice, costs."""
    return lambda card: isinstance(card, Creature) and bool(test(card))


def trigger(kind: Trigger) -> Concern:
    """Creatures with an effect of that trigger."""
    return printed(lambda card: getattr(card, kind.value))


def keyword(kind: Keyword) -> Concern:
    """Creatures with that keyword, and cards that give it."""
    return either(
        printed(lambda card: kind in card.keywords),
        lambda card: any(isinstance(part, GIVES_KEYWORDS) and kind in part.keywords for part in parts(card)),
    )


def word(kind: type[W], test: Callable[[W], object] = lambda _: True, under: Trigger | None = None) -> Concern:
    """Cards with such a word, anywhere or in the effect of one trigger."""

    def concerns(card: AnyCard) -> bool:
        where: Any = card if under is None else getattr(card, under.value, ())
        return any(isinstance(part, kind) and test(part) for part in parts(where))

    return concerns


def words(*kinds: type[Any], under: Trigger | None = None) -> Concern:
    return either(*(word(kind, under=under) for kind in kinds))


def in_discard(kind: type[Any]) -> Concern:
    """Creatures that have such a word while they lie in a discard pile."""
    return printed(lambda card: contains(kind, card.in_discard))


def at(*moments: Moment) -> Concern:
    """Cards with something that happens at one of these moments."""
    return word(When, lambda constant: constant.moment in moments)


# ---- tests of single words


def may_be_own(creature: object) -> bool:
    """A choice of creatures that the effect's own side is part of, the source included."""
    return isinstance(creature, Creatures) and creature.side is not Side.ENEMY and not creature.other


def of_any_side(creature: object) -> bool:
    return isinstance(creature, Creatures) and creature.side is Side.ANY


def by_power(which: object) -> bool:
    """A choice of creatures or cards that is limited by power."""
    return getattr(which, "min_power", None) is not None or getattr(which, "max_power", None) is not None


def contains(kind: type[Any], where: object) -> bool:
    return any(isinstance(part, kind) for part in parts(where))


# ---- what several rulings are about

OTHER_ALLIES = Creatures(Side.ALLIED, other=True)

DISCARD_PILES = (Pile.OWN_DISCARD, Pile.ENEMY_DISCARD, Pile.ANY_DISCARD)

FROM_DISCARD = word(PlayCard, lambda effect: effect.cards.pile in DISCARD_PILES)
FROM_HAND = word(PlayCard, lambda effect: effect.cards.pile is Pile.OWN_HAND)
ROLLS = printed(lambda card: card.dice)
MORE_DICE = words(ExtraDie, AlliesExtraDie)
ATTACK_EFFECT = trigger(Trigger.ATTACK)
DEFEATED_EFFECT = trigger(Trigger.DEFEATED)
HARVEST = trigger(Trigger.HARVEST)
ACTION = trigger(Trigger.ACTION)
BOOST_CARDS = (Pile.BOOST, Pile.OWN_BOOST)
EVOLVES = either(printed(lambda card: card.stages), words(Evolve, EvolvesInsteadOfDefeat))
BOOSTS = either(word(BoostWithCards), word(Cards, lambda cards: cards.pile in BOOST_CARDS),
                word(Creatures, lambda creatures: creatures.boosted))
