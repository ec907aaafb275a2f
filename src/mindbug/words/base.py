"""The closed lists of the game: keywords, triggers, players."""

from enum import Enum


class Keyword(Enum):
    """The six keywords of creatures."""

    FRENZY = "FRENZY"
    HUNTER = "HUNTER"
    POISONOUS = "POISONOUS"
    SNEAKY = "SNEAKY"
    TOUGH = "TOUGH"
    FAST = "FAST"


class Trigger(Enum):
    """The printed words that say when an effect happens."""

    PLAY = "play"
    ATTACK = "attack"
    DEFEATED = "defeated"
    HARVEST = "harvest"
    ACTION = "action"


class Moment(Enum):
    """The moments that a triggered ability without a printed trigger word can wait for."""

    BLOCKS = "blocks"
    """This blocks, of its own accord or forced."""
    TURN_START = "turn start"
    """Its controller's turn begins."""
    TURN_END = "turn end"
    """Its controller's turn ends."""
    ANY_TURN_END = "any turn end"
    """A turn ends, whoever it belongs to."""
    DISCARDED = "discarded"
    """This card is put into a discard pile, from anywhere."""
    LIFE_LOST = "life lost"
    """Its controller has lost life."""
    ENEMY_LIFE_LOST = "enemy life lost"
    """The opponent has lost life."""


class Player(Enum):
    """Seen from the controller of the effect."""

    SELF = "self"
    OPPONENT = "opponent"
