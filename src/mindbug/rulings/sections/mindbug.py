"""Rulings about Mindbugs."""

from mindbug.rulings.concerns import BOOST_CARDS, HARVEST, either, keyword, printed, word, words
from mindbug.rulings.readings import FOLLOWS, OFFICIAL, OFFICIAL_OURS, OURS, Reading
from mindbug.words import (
    Cards,
    Keyword,
    PlayAny,
    PlayCard,
    PlayIt,
    PlayRandom,
    PlayThis,
    RecoverAll,
    RefreshMindbug,
    StealCards,
    Trigger,
)

PREFIX = "M"
PLACE = 2

READINGS = (
    Reading("M1", OFFICIAL, words(PlayCard, PlayIt, PlayRandom, PlayThis, PlayAny)),
    Reading("M2", OFFICIAL, either(keyword(Keyword.FAST), printed(lambda card: card.octonite))),
    Reading("M3", OFFICIAL),
    Reading("M4", OFFICIAL),
    Reading("M5", FOLLOWS, either(
        word(Cards, lambda cards: cards.pile not in BOOST_CARDS, under=Trigger.PLAY),
        word(RecoverAll, under=Trigger.PLAY))),
    Reading("M6", OFFICIAL, word(RefreshMindbug)),
    Reading("M7", OURS),
    Reading("M8", OFFICIAL_OURS, either(HARVEST, words(StealCards, PlayRandom))),
)
