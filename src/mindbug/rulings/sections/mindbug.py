"""Rulings about Mindbugs."""

from mindbug.rulings.concerns import HARVEST, either, keyword, printed, word, words
from mindbug.rulings.entries import FOLLOWS, OFFICIAL, OFFICIAL_OURS, OURS, Entry
from mindbug.words import Cards, Keyword, PlayCard, PlayIt, PlayRandom, RecoverAll, RefreshMindbug, StealCards, Trigger

PREFIX = "M"
PLACE = 2

ENTRIES = (
    Entry("M1", OFFICIAL, words(PlayCard, PlayIt, PlayRandom)),
    Entry("M2", OFFICIAL, either(keyword(Keyword.FAST), printed(lambda card: card.octonite))),
    Entry("M3", OFFICIAL),
    Entry("M4", OFFICIAL),
    Entry("M5", FOLLOWS, words(Cards, RecoverAll, under=Trigger.PLAY)),
    Entry("M6", OFFICIAL, word(RefreshMindbug)),
    Entry("M7", OURS),
    Entry("M8", OFFICIAL_OURS, either(HARVEST, words(StealCards, PlayRandom))),
)
