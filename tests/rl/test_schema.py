"""The meaning of the numbers is fixed, documented and known both ways."""

import pickle
from functools import partial
from typing import Any

import numpy as np
import pytest

import mindbug
from mindbug import rl
from mindbug.cards import SETS
from mindbug.game.catalogue import Catalogue
from mindbug.words import CardSet, Creature
from tests.golden.files import compare


def test_the_numbers_of_every_set_stay_what_they_are() -> None:
    """A model that was trained yesterday reads the same numbers today. Another hash needs another VERSION."""
    lines = []
    for sets in (["first_contact"], ["battlefruit_kingdom"], ["battlefruit_galaxy"], ["king_of_tokyo"],
                 ["beyond_evolution"], ["beyond_eternity"], list(SETS)):
        schema = rl.Schema(sets)
        lines.append(f"{'+'.join(sets)}: {schema.actions} actions, {schema.observation_size} numbers, {schema.hash}")
    compare("schemas.txt", "\n".join(lines) + "\n")


def test_labels_and_actions_lead_to_each_other() -> None:
    schema = rl.Schema(["first_contact", "king_of_tokyo"])
    for action in range(schema.actions):
        assert schema.action(schema.label(action)) == action
    assert schema.label(schema.action("attack Axolotl Healer #2")) == "attack Axolotl Healer #2"
    for wrong in (-1, schema.actions):
        with pytest.raises(ValueError, match="there is no action"):
            schema.label(wrong)
    with pytest.raises(ValueError, match="no action has the label 'play Lychee King'"):
        schema.action("play Lychee King")


def test_the_hash_tells_cards_apart_and_nothing_else() -> None:
    assert rl.Schema(["first_contact"]) == rl.Schema() == rl.schema_of(mindbug.Game(seed=5, edition="first"))
    assert rl.Schema(["first_contact"]).hash != rl.Schema(["first_contact"], exclude=["Gorillion"]).hash
    extra = CardSet("mine", "Mine", [Creature("Aardvark", copies=2, power=3)])
    with_more = Catalogue([*SETS.values(), extra])
    assert rl.Schema(["first_contact"], catalogue=with_more) == rl.Schema(["first_contact"])
    assert rl.Schema(["first_contact", "mine"], catalogue=with_more).action("play Aardvark") >= 0


def test_a_schema_travels_to_other_processes() -> None:
    mine = CardSet("mine", "Mine", [Creature(f"Beast {letter}", copies=2, power=3) for letter in "ABCDEFGHIJKL"])
    catalogue = Catalogue([*SETS.values(), mine])
    for schema in (rl.Schema(["king_of_tokyo"], exclude=["Alienoid"]), rl.Schema(["mine"], catalogue=catalogue)):
        again = pickle.loads(pickle.dumps(schema))
        assert (again, repr(again), again.labels) == (schema, repr(schema), schema.labels)


def test_planes_cover_an_observation_without_gaps() -> None:
    schema = rl.Schema(list(SETS))
    end = 0
    for plane in schema.planes:
        assert plane.start == end and plane.meaning and len(set(plane.columns)) == plane.size
        end += plane.size
    assert end == schema.observation_size
    assert len({plane.name for plane in schema.planes}) == len(schema.planes)
    assert schema.tops.shape == (end,) and schema.tops.min() >= 1
    with pytest.raises(ValueError, match="there is no plane 'own hat'"):
        schema.plane("own hat")


def test_an_observation_says_in_words_what_the_seat_sees() -> None:
    game = mindbug.Game.from_position({
        "p1": {"life": 2, "hand": ["Killer Bee", "Killer Bee", "Bee Bear"], "play": ["Shield Bugs", "Luchataur"],
               "discard": ["Turbo Bug"], "mindbugs": 1},
        "p2": {"life": 4, "hand": ["Spider Owl", "Goblin Werewolf"], "shown": ["Spider Owl"],
               "play": ["Rhino Turtle (exhausted)", "Rhino Turtle"]}, "revealed": ["Gorillion"]})
    schema = rl.schema_of(game)
    seen = rl.decode(rl.observation(game, "p1"), schema)
    assert seen["own hand"] == {"Bee Bear": 1, "Killer Bee": 1, "Killer Bee #2": 1}
    assert seen["rival hand"] == {"Spider Owl": 1}
    assert seen["rival exhausted"] == {"Rhino Turtle": 1}
    assert seen["rival play"] == {"Rhino Turtle": 1, "Rhino Turtle #2": 1}
    assert seen["own power"] == {"Luchataur": 10, "Shield Bugs": 4}
    assert (seen["own life"], seen["rival life"], seen["own mindbugs"]) == ({"": 2}, {"": 4}, {"": 1})
    assert seen["rival hand size"] == {"": 2} and seen["decider"] == {"own": 1} and seen["kind"] == {"action": 1}
    theirs = rl.decode(rl.observation(game, 1), schema)
    assert theirs["own hand"] == {"Goblin Werewolf": 1, "Spider Owl": 1}
    assert theirs["own hand, shown"] == {"Spider Owl": 1} and "rival hand" not in theirs
    assert theirs["decider"] == {"rival": 1} and theirs["rival power"] == seen["own power"]
    public = rl.decode(rl.public_state(game), schema)
    assert "own hand" not in public and "rival hand" not in public and public["own play"] == seen["own play"]


def test_a_mask_shows_the_legal_actions() -> None:
    game = mindbug.Game(seed=3)
    mask = rl.legal_mask(game)
    assert np.flatnonzero(mask).tolist() == game.legal_actions() and mask.dtype == np.uint8
    labels = {rl.schema_of(game).label(action) for action in game.legal_actions()}
    assert game.decision is not None and labels == {option.label for option in game.decision.options}


def test_an_information_state_ends_with_the_newest_events() -> None:
    game = mindbug.Game(seed=3)
    game.choose(f"play {game.view(game.turn)[game.turn]['hand'][0]}")
    schema = rl.schema_of(game)
    row = rl.information_state(game, game.turn)
    assert row.shape == (schema.information_state_size,)
    newest = row[schema.observation_size:schema.observation_size + 6].tolist()
    played = game.events[-1]
    assert played.kind == "drew" or played.kind == "played"
    assert newest[1] == 1 and schema.names[newest[2] - 1] == played.card
    hidden = rl.information_state(game, "p2" if game.turn == "p1" else "p1")
    assert (hidden[schema.observation_size + 2] == 0) == (played.kind == "drew")


def test_a_seat_is_a_name_or_a_number() -> None:
    game = mindbug.Game(chance="explicit")
    assert (rl.observation(game, "p2") == rl.observation(game, 1)).all()
    assert game.information_state(game.player) == game.information_state(game.turn or "")
    assert game.resample(1, seed=5) == game.resample("p2", seed=5)
    mistakes: list[Any] = ["p3", 2, -1, "0", None, []]
    for wrong in mistakes:
        for ask in (partial(rl.observation, game), game.information_state, game.resample):
            with pytest.raises(ValueError, match="seat must be"):
                ask(wrong)
    with pytest.raises(ValueError, match="has 2213 numbers"):
        rl.decode(rl.observation(mindbug.Game(["king_of_tokyo"]), 0), rl.Schema())
