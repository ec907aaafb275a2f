"""Rulings about Mindbugs."""

from mindbug.rulings.concerns import BOOST_CARDS, HARVEST, either, keyword, printed, word, words
from mindbug.rulings.entries import FOLLOWS, OFFICIAL, OFFICIAL_OURS, OURS, Entry
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

ENTRIES = (
    Entry("M1", OFFICIAL, words(PlayCard, PlayIt, PlayRandom, PlayThis, PlayAny)),
    Entry("M2", OFFICIAL, either(keyword(Keyword.FAST), printed(lambda card: card.octonite))),
    Entry("M3", OFFICIAL),
    Entry("M4", OFFICIAL),
    Entry("M5", FOLLOWS, either(
        word(Cards, lambda cards: cards.pile not in BOOST_CARDS, under=Trigger.PLAY),
        word(RecoverAll, under=Trigger.PLAY))),
    Entry("M6", OFFICIAL, word(RefreshMindbug)),
    Entry("M7", OURS),
    Entry("M8", OFFICIAL_OURS, either(HARVEST, words(StealCards, PlayRandom))),
)
