"""Every set of cards: pure data made of words.

One file per set; it imports words and nothing else, and defines no function. Start with `first_contact`.
"""

from mindbug.cards.battlefruit_galaxy import BATTLEFRUIT_GALAXY
from mindbug.cards.battlefruit_kingdom import BATTLEFRUIT_KINGDOM
from mindbug.cards.first_contact import FIRST_CONTACT
from mindbug.cards.king_of_tokyo import KING_OF_TOKYO
from mindbug.words import CardSet

SETS: dict[str, CardSet] = {
    card_set.id: card_set for card_set in (FIRST_CONTACT, BATTLEFRUIT_KINGDOM, BATTLEFRUIT_GALAXY, KING_OF_TOKYO)
}
