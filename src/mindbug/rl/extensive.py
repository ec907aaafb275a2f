"""A game as a tree: dealing is a part of it, and so is everything else that chance decides."""

from mindbug.engine.codes import CHANCE
from mindbug.game.errors import IllegalChoice
from mindbug.game.game import Game
from mindbug.game.seats import SEATS
from mindbug.rl.dealing import Variant, VariantDeal


class ExtensiveGame:
    """A game from before the first card is dealt. Every card is a move of chance, with its probability.

    The rules are those of `Game`, which begins when the cards are dealt. Numbers of actions are the same; a card that
    is dealt has that of `pick CARD`, a Power card that of `buy CARD`.
    """

    def __init__(self, variant: Variant | None = None) -> None:
        """Nothing is dealt yet. Without a variant it is a game of First Contact."""
        self.variant = variant or Variant()
        self.deal = VariantDeal(self.variant)
        self.game: Game | None = None
        """The game, as soon as all cards are dealt."""

    @property
    def player(self) -> int:
        """The number of whoever must choose: 0, 1, 2 for chance, 3 when the game is over."""
        return CHANCE if self.game is None else self.game.player

    @property
    def over(self) -> bool:
        """True if the game has ended."""
        return self.game is not None and self.game.over

    def legal_actions(self) -> list[int]:
        """Returns what can be chosen now, by rising numbers."""
        return [action for action, _ in self.chance_outcomes()] if self.game is None else self.game.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Returns what chance can bring now, with probabilities; nothing if somebody else decides."""
        if self.game is not None:
            return self.game.chance_outcomes()
        verb = self._verb
        return sorted((self.variant.selection.actions.actions[f"{verb} {card}"], chance)
                      for card, chance in self.deal.outcomes())

    def apply(self, action: int) -> None:
        """Takes that action; everything up to the next choice happens."""
        if self.game is not None:
            self.game.apply(action)
            return
        labels = self.variant.selection.actions.labels
        verb, _, card = labels[action].partition(" ") if 0 <= action < len(labels) else ("", "", "")
        try:
            if verb != self._verb:
                raise ValueError
            self.deal.put(card)
        except ValueError:
            raise IllegalChoice(f"action {action} is not possible: a card must be dealt, one of "
                                f"{', '.join(name for name, _ in self.deal.outcomes())}") from None
        if self.deal.place is None:
            self.game = Game.from_position(self.deal.position(), "explicit", turn_limit=self.variant.turn_limit,
                                           catalogue=self.variant.catalogue)

    def label(self, action: int) -> str:
        """Returns the action in words; of a card that is dealt also where it goes."""
        label = self.variant.selection.actions.labels[action]
        place = self.deal.place
        if place is None:
            return label
        return f"deal {label.partition(' ')[2]}: {' '.join(filter(None, (place.seat, place.pile)))}"

    def returns(self) -> tuple[float, float]:
        """Returns what the game brought to p1 and p2: 1 for the winner, -1 for the loser, else 0."""
        return (0.0, 0.0) if self.game is None else self.game.returns()

    def information_state(self, player: int) -> bytes:
        """Returns everything that the player has ever been shown and has chosen; nothing until all is dealt."""
        return b"" if self.game is None else self.game.information_state(SEATS[player])

    def resample(self, player: int, seed: int) -> "ExtensiveGame":
        """Returns another game with the same choices that the player cannot tell from this one; see `Game.resample`."""
        if self.game is None:
            raise ValueError("until all cards are dealt nobody has seen anything")
        other = ExtensiveGame(self.variant)
        other.game = self.game.resample(SEATS[player], seed)
        beginning = other.game.clone().undo(len(other.game.choices))
        other.deal = VariantDeal.of_position(self.variant, beginning.position())
        return other

    def actions(self) -> list[int]:
        """Returns every action so far, from the first card on."""
        numbers = self.variant.selection.actions.actions
        dealt = [numbers[f"pick {card}"] for card in (*self.deal.creatures, *self.deal.unused)]
        dealt += [numbers[f"buy {card}"] for card in self.deal.power_deck]
        return dealt if self.game is None else [*dealt, *self.game.actions()]

    def clone(self) -> "ExtensiveGame":
        """Returns an independent copy."""
        copy = ExtensiveGame.__new__(ExtensiveGame)
        copy.variant = self.variant
        copy.deal = self.deal if self.game is not None else self.deal.clone()
        copy.game = None if self.game is None else self.game.clone()
        return copy

    def __deepcopy__(self, memo: object) -> "ExtensiveGame":
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return _played, (self.variant, self.actions())

    @property
    def _verb(self) -> str:
        place = self.deal.place
        return "buy" if place is not None and place.pile == "power_deck" else "pick"


def _played(variant: Variant, actions: list[int]) -> ExtensiveGame:
    tree = ExtensiveGame(variant)
    for action in actions:
        tree.apply(action)
    return tree
