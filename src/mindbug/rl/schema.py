"""The meaning of the numbers: the actions and the planes of an observation, for one selection of cards."""

import hashlib
from collections.abc import Sequence
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from mindbug.game.catalogue import Catalogue, Selection, standard
from mindbug.game.events import EVENT_KINDS
from mindbug.game.game import Game
from mindbug.game.planes import VERSION, Plane

EVENTS = 96
"""The number of the last events that are in an information state."""
EVENT_FIELDS = ("kind", "player", "card", "other", "number", "total")


class Schema:
    """Everything that a model has to know about its numbers. Save `hash` with it: another hash, another meaning.

    >>> from mindbug.rl import Schema
    >>> schema = Schema(["first_contact"])
    >>> action = schema.action("play Luchataur")
    >>> schema.label(action)
    'play Luchataur'
    """

    def __init__(self, sets: Sequence[str] | None = None, *, cards: Sequence[str] = (), exclude: Sequence[str] = (),
                 catalogue: Catalogue | None = None) -> None:
        """The numbers of games with these cards; the arguments are those of `Game`."""
        catalogue = catalogue or standard()
        if sets is None:
            sets = [] if cards else ["first_contact"]
        self._take(catalogue.selection(catalogue.check_sets(sets), cards, exclude))

    def _take(self, selection: Selection) -> None:
        self.selection = selection
        self.labels: tuple[str, ...] = tuple(selection.actions.labels)
        """The label of every action."""
        self.actions = len(self.labels)
        """The number of actions."""
        self.planes: tuple[Plane, ...] = selection.observations.planes
        self.observation_size = len(selection.observations)
        self.information_state_size = self.observation_size + EVENTS * len(EVENT_FIELDS)
        self.names: tuple[str, ...] = tuple(sorted({*selection.actions.power_cards,
                                                    *(name for name, _ in selection.actions.columns)}))
        """The cards by the number that they have in an information state, from 1."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Schema) and self.hash == other.hash

    def __hash__(self) -> int:
        return hash(self.hash)

    def __repr__(self) -> str:
        chosen = self.selection
        further = {"cards": chosen.cards, "exclude": chosen.exclude}
        parts = [f"{list(chosen.sets)}", *(f"{key}={list(names)}" for key, names in further.items() if names)]
        return f"mindbug.rl.Schema({', '.join(parts)})"

    def __reduce__(self) -> tuple[object, ...]:
        chosen = self.selection
        return _schema_of_cards, (chosen.sets, chosen.cards, chosen.exclude, chosen.catalogue)

    @cached_property
    def hash(self) -> str:
        """A digest of what every number means: actions, planes, events."""
        lines = [self.selection.actions.hash, f"planes {VERSION}", f"events {EVENTS}", *EVENT_FIELDS, *EVENT_KINDS,
                 *self.names]
        lines += [f"{plane.name} {plane.start} {'|'.join(plane.columns)}" for plane in self.planes]
        return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]

    def label(self, action: int) -> str:
        """The label of an action. `other 1` and so on are the options that no other action names."""
        if not 0 <= action < self.actions:
            raise ValueError(f"there is no action {action}; they go from 0 to {self.actions - 1}")
        return self.labels[action]

    def action(self, label: str) -> int:
        """The number of a label."""
        number = self.selection.actions.actions.get(label)
        if number is None:
            raise ValueError(f"no action has the label {label!r} with the cards of {self!r}")
        return number

    def plane(self, name: str) -> Plane:
        """The plane of that name."""
        for plane in self.planes:
            if plane.name == name:
                return plane
        raise ValueError(f"there is no plane {name!r}; there are {', '.join(plane.name for plane in self.planes)}")

    @cached_property
    def tops(self) -> NDArray[np.float32]:
        """The usual highest value of every number of an observation: divided by them they are between 0 and 1."""
        tops = np.ones(self.observation_size, np.float32)
        for plane in self.planes:
            tops[plane.start:plane.start + plane.size] = plane.top
        tops.setflags(write=False)
        return tops


def schema_of(game: Game) -> Schema:
    """The schema of the game's cards."""
    return schema_of_selection(game.selection)


def schema_of_selection(selection: Selection) -> Schema:
    """The schema of a selection of cards."""
    schema = Schema.__new__(Schema)
    schema._take(selection)
    return schema


def _schema_of_cards(sets: Sequence[str], cards: Sequence[str], exclude: Sequence[str],
                     catalogue: Catalogue) -> Schema:
    return Schema(sets, cards=cards, exclude=exclude, catalogue=catalogue)
