"""The tables that a book is made of, and which number each word of the cards has in them."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mindbug import words
from mindbug.engine import codes
from mindbug.words import Creature, PowerCard

KEYWORD_BITS: Final = {
    words.Keyword.FRENZY: codes.FRENZY, words.Keyword.HUNTER: codes.HUNTER, words.Keyword.POISONOUS: codes.POISONOUS,
    words.Keyword.SNEAKY: codes.SNEAKY, words.Keyword.TOUGH: codes.TOUGH, words.Keyword.FAST: codes.FAST,
}
TRIGGER_NUMBERS: Final = {
    words.Trigger.PLAY: codes.ON_PLAY, words.Trigger.ATTACK: codes.ON_ATTACK, words.Trigger.DEFEATED: codes.ON_DEFEATED,
    words.Trigger.HARVEST: codes.ON_HARVEST, words.Trigger.ACTION: codes.ON_ACTION,
}
SIDES: Final = {
    words.Side.ALLIED: codes.ALLIED, words.Side.ENEMY: codes.ENEMY, words.Side.ANY: codes.ANY_SIDE,
}
PILES: Final = {
    words.Pile.OWN_HAND: codes.OWN_HAND, words.Pile.OWN_DISCARD: codes.OWN_DISCARD,
    words.Pile.ENEMY_DISCARD: codes.ENEMY_DISCARD, words.Pile.ANY_DISCARD: codes.ANY_DISCARD,
    words.Pile.BOOST: codes.ANY_BOOST, words.Pile.OWN_BOOST: codes.OWN_BOOST,
}
MOMENTS: Final = {
    words.Moment.BLOCKS: codes.C_WHEN_BLOCKS, words.Moment.TURN_START: codes.C_WHEN_START,
    words.Moment.TURN_END: codes.C_WHEN_END, words.Moment.ANY_TURN_END: codes.C_WHEN_ANY_END,
    words.Moment.DISCARDED: codes.C_WHEN_DISCARDED, words.Moment.LIFE_LOST: codes.C_WHEN_LOST,
    words.Moment.ENEMY_LIFE_LOST: codes.C_WHEN_ENEMY_LOST,
}
MAX_NUMBER: Final = 99


class BadCard(ValueError):
    """A card that the engine cannot play, with the reason."""


class CardTables:
    """Everything that the engine knows about cards, by the number of a design, an instruction or a row."""

    def __init__(self, creatures: Sequence[Creature], power_cards: Sequence[PowerCard]) -> None:
        self.creatures = list(creatures)
        self.cards: i64 = len(self.creatures)  # from here on: stages of evolutions, sides of exhausted creatures
        self.stages: dict[str, int] = {}  # name -> design of a stage
        self.first_face = vec[i64]()  # what the card shows outside play
        self.next_stage = vec[i64]()  # 0 = none
        self.sides = vec[i64]()  # the first side, 0 = none
        self.side_count = vec[i64]()
        self.side_labels: dict[int, str] = {}  # design of a side -> its label
        self.power_cards = list(power_cards)
        self.numbers: dict[str, int] = {}
        self.power_numbers: dict[str, int] = {}
        self.power = vec[i64]()
        self.keywords = vec[i64]()
        self.octonite = vec[i64]()
        self.charge = vec[i64]()
        self.dice = vec[i64]()
        self.programs = vec[i64]()  # five of a design, by trigger; 0 = none
        self.attack_cost = vec[i64]()
        self.action_cost = vec[i64]()
        self.classes = vec[i64]()  # of a design: bits of the classes of its constants
        self.constants_from = vec[i64]()
        self.constants_to = vec[i64]()
        self.grave_classes = vec[i64]()  # the same for what works in a discard pile
        self.graves_from = vec[i64]()
        self.graves_to = vec[i64]()
        self.constants = vec[i64]()
        self.amounts = vec[i64]()
        self.labels: list[str] = []  # of modes
        self.noted = vec[i64]()  # 1: a deal notes where such a card lies, see `Deal.note`
        self.power_cost = vec[i64]()
        self.cheapest: i64 = MAX_NUMBER  # what the cheapest Power card costs
        self.power_program = vec[i64]()
        self.features = vec[i64]()
        self.power_features = vec[i64]()
        self.code = vec[i64]([codes.OP_END] * codes.INSTRUCTION)
        self.effects: list[words.Effect | None] = [None]  # the word behind each instruction
        self.selectors = vec[i64]([0] * (2 * codes.SELECTOR))  # THIS and VICTOR need no row
