"""A bot that thinks in numbers: what a learned policy needs to sit at any table."""

from abc import ABC, abstractmethod

import numpy as np
from numpy.typing import NDArray

from mindbug.game.catalogue import Catalogue, standard
from mindbug.game.decisions import Decision, Option
from mindbug.game.game import sample
from mindbug.game.views import View
from mindbug.rl.schema import schema_of
from mindbug.rl.tensors import observe


class NumberBot(ABC):
    """Turns views into observations and actions into options. A subclass says which action to take.

    The arena takes it as `py:module:Class`.
    """

    name = "numbers"

    def __init__(self, catalogue: Catalogue | None = None) -> None:
        self.catalogue = catalogue or standard()

    @abstractmethod
    def act(self, observation: NDArray[np.uint8], mask: NDArray[np.uint8]) -> int:
        """One of the actions whose mask is 1. Both arrays are those of `Schema`."""

    def choose(self, view: View, decision: Decision, budget: object = None) -> Option:
        """The option of the action that `act` takes."""
        game = sample(view, catalogue=self.catalogue)  # whatever is hidden from the seat is not in its observation
        action = int(self.act(*observe(game)))
        if action not in game.legal_actions():
            raise ValueError(f"action {action} is not legal; these are: {game.legal_actions()}")
        names = schema_of(game).selection.actions
        if action < names.first_other:
            return next(option for option in decision.options if option.label == names.labels[action])
        unnamed = [option for option in decision.options if option.label not in names.actions]
        return unnamed[action - names.first_other]

    def close(self) -> None:  # noqa: B027  (most policies hold nothing)
        """Does nothing, because the bot holds nothing that must be given back."""
