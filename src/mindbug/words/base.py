"""The closed lists of the game: keywords, triggers, players."""

from enum import Enum


class Keyword(Enum):
    FRENZY = "FRENZY"
    HUNTER = "HUNTER"
    POISONOUS = "POISONOUS"
    SNEAKY = "SNEAKY"
    TOUGH = "TOUGH"
    FAST = "FAST"


class Trigger(Enum):
    PLAY = "play"
    ATTACK = "attack"
    DEFEATED = "defeated"
    HARVEST = "harvest"
    ACTION = "action"


class Player(Enum):
    """Seen from the controller of the effect."""

    SELF = "self"
    OPPONENT = "opponent"
