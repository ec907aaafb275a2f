"""A game survives every way of being copied, written and read, at every decision, and goes on alike."""

import copy
import json
import pickle

import numpy as np
import pytest

import mindbug
from mindbug import Catalogue
from mindbug.cards import SETS
from mindbug.engine.random32 import Random
from mindbug.words import CardSet, Creature
from tests.properties.games import Mix, choose_randomly, share


def whole(game: mindbug.Game) -> str:
    """Everything that can be asked of a game."""
    views = [game.view(seat) for seat in ("p1", "p2", None)]
    states = [game.information_state(seat).decode() for seat in ("p1", "p2")]
    return json.dumps([game.position(), views, states, game.legal_actions(), [str(event) for event in game.events],
                       [str(choice) for choice in game.choices], game.returns()])


def copies_of(game: mindbug.Game) -> list[mindbug.Game]:
    return [mindbug.Game.from_bytes(game.to_bytes()), pickle.loads(pickle.dumps(game)), copy.copy(game),
            copy.deepcopy(game), game.clone(), eval(repr(game), {"mindbug": mindbug})]


@pytest.mark.parametrize("mix", share(2), ids=str)
def test_copies_are_equal_and_go_on_alike_at_every_decision(mix: Mix) -> None:
    random = Random(81)
    game = mix.game(81, chance="explicit" if mix.rules else "sampled")
    last: list[mindbug.Game] = []
    while True:
        expected = whole(game)
        for twin in last:
            assert whole(twin) == expected
        if game.over:
            break
        bytes_before = game.to_bytes()
        last = copies_of(game)
        for twin in last:
            assert twin.to_bytes() == bytes_before
        last = [last[len(game.choices) % len(last)]]  # whole() is dear
        label = choose_randomly(game, random)
        for twin in last:
            twin.choose(label)


@pytest.mark.parametrize("mix", share(0), ids=str)
def test_a_position_in_the_middle_of_a_turn_is_the_same_game(mix: Mix) -> None:
    random = Random(82)
    game = mix.game(82, chance="explicit")
    twin = game.clone()
    while True:
        position = json.loads(json.dumps(game.position()))
        again = mindbug.Game.from_position(position, chance="explicit")
        assert again == game == twin and again.legal_actions() == game.legal_actions()
        assert ("moment" in position) == (game.decision is None or game.decision.kind != "action")
        if game.over:
            break
        label = choose_randomly(game, random)
        twin = again
        twin.choose(label)


def test_a_moment_tells_copies_apart_by_what_is_known_of_them_and_not_by_an_earlier_choice() -> None:
    """Of the two Ferret Bombers in a hand everybody knows one, and both players the one that was stolen just now."""
    game = mindbug.Game.from_position({
        "p1": {"mindbugs": 0, "hand": ["Ferret Bomber", "Gorillion", "Bee Bear"], "play": ["Luchataur"]},
        "p2": {"hand": ["Ferret Bomber"], "shown": ["Ferret Bomber*"], "play": ["Strange Barrel"]}}, chance="explicit")
    for label in ("attack Luchataur", "block Strange Barrel", "pick Ferret Bomber", "pick Gorillion"):
        game.choose(label)
    position = game.position()
    assert position["p2"]["shown"] == ["Ferret Bomber", "Ferret Bomber*", "Gorillion"]
    again = mindbug.Game.from_position(position, chance="explicit")
    assert again == game and again.position() == position


def test_a_moment_that_was_changed_is_refused() -> None:
    game = mindbug.Game(seed=2)
    game.apply(game.legal_actions()[0])
    position = game.position()
    assert position["moment"]["on_the_way"]
    changes: list[dict[str, object]] = [
        {"p1": {**position["p1"], "life": 5}}, {"moment": {**position["moment"], "on_the_way": []}}, {"moment": 3},
        {"moment": {**position["moment"], "engine": [0] * 90}}, {"moment": {}},
        {"moment": {**position["moment"], "engine": "x"}}]
    for change in changes:
        with pytest.raises(mindbug.BadPosition, match="moment"):
            mindbug.Game.from_position({**position, **change})
    other = Catalogue([*SETS.values(), CardSet("mine", "Mine", [Creature("Aardvark", copies=2, power=3)])])
    with pytest.raises(mindbug.BadPosition, match="belong to the cards"):
        mindbug.Game.from_position(position, catalogue=other)
    without = {key: value for key, value in position.items() if key != "moment"}
    decision = mindbug.Game.from_position(without).decision
    assert decision is not None and decision.kind == "action"


@pytest.mark.parametrize("mix", share(1), ids=str)
def test_choices_are_taken_back_in_place(mix: Mix) -> None:
    random = Random(83)
    game = mix.game(83)
    points: list[tuple[str, bytes]] = []
    while not game.over:
        points.append((choose_randomly(game.clone(), Random(random.state)), game.to_bytes()))
        choose_randomly(game, random)
    while points:
        label, before = points.pop()
        assert game.pop() == label
        assert game.to_bytes() == before
    with pytest.raises(IndexError, match="no choice was made"):
        game.pop()


def test_a_copy_shares_nothing_with_the_original() -> None:
    game = mindbug.Game(seed=4)
    before = whole(game)
    for twin in copies_of(game):
        twin.apply(twin.legal_actions()[0])
        assert whole(game) == before != whole(twin)


def test_a_sampled_game_is_saved_too() -> None:
    game = mindbug.Game(["king_of_tokyo"], seed=5)
    for _ in range(9):
        game.apply(game.legal_actions()[-1])
    world = mindbug.sample(game.view("p1"), seed=3)
    world.apply(world.legal_actions()[0])
    for twin in copies_of(world):
        assert twin == world and twin.to_bytes() == world.to_bytes() and twin.choices == world.choices
    assert world.pop() and world == mindbug.sample(game.view("p1"), seed=3)


def test_games_with_own_cards_are_copied_with_them() -> None:
    mine = CardSet("mine", "Mine", [Creature(f"Beast {letter}", copies=2, power=3) for letter in "ABCDEFGHIJKL"])
    game = mindbug.Game(["mine"], seed=1, catalogue=Catalogue([*SETS.values(), mine]))
    game.apply(game.legal_actions()[0])
    twin = pickle.loads(pickle.dumps(game))
    assert twin == game and twin.catalogue.creature("Beast A").power == 3
    with pytest.raises(mindbug.BadSave, match="unknown set 'mine'"):
        mindbug.Game.from_bytes(game.to_bytes())
    changed = CardSet("mine", "Mine", [Creature(f"Beast {letter}", copies=2, power=4) for letter in "ABCDEFGHIJKL"])
    with pytest.raises(mindbug.BadSave, match="the cards have changed"):
        mindbug.Game.from_bytes(game.to_bytes(), catalogue=Catalogue([*SETS.values(), changed]))


@pytest.mark.parametrize("data", [b"", b"abc", b"{}", b"[]", b'{"mindbug game":1}', b"\xff",
                                  b'{"mindbug game":1,"sets":["first_contact"],"cards":[],"exclude":[],"digest":"x"}'])
def test_bytes_that_are_no_game_are_refused(data: bytes) -> None:
    with pytest.raises(mindbug.BadSave):
        mindbug.Game.from_bytes(data)


def test_bytes_may_lie_in_any_kind_of_memory() -> None:
    game = mindbug.Game(seed=6)
    for kind in (bytearray, memoryview):
        assert mindbug.Game.from_bytes(kind(game.to_bytes())) == game


def test_a_damaged_save_is_refused() -> None:
    game = mindbug.Game(seed=6)
    game.apply(game.legal_actions()[0])
    saved = json.loads(game.to_bytes())
    changes: list[dict[str, object]] = [{"choices": [200]}, {"choices": []}, {"check": 1}, {"choices": "x"},
                                        {"setup": {}}, {"rules": 99}]
    for change in changes:
        with pytest.raises(mindbug.BadSave):
            mindbug.Game.from_bytes(json.dumps({**saved, **change}).encode())


# ---- numbers and seeds


def test_integers_of_numpy_are_integers() -> None:
    game = mindbug.Game(seed=np.int64(7), turn_limit=np.int32(50))  # type: ignore[arg-type]
    assert game == mindbug.Game(seed=7, turn_limit=50) and str(game.record()) == str(
        mindbug.Game(seed=7, turn_limit=50).record())
    game.apply(np.int64(game.legal_actions()[1]))  # type: ignore[arg-type]
    assert len(game.choices) == 1
    assert not game.undo(np.int64(1)).choices  # type: ignore[arg-type]
    for wrong in (True, 1.0, "7"):
        with pytest.raises(ValueError, match="seed must be"):
            mindbug.Game(seed=wrong)  # type: ignore[arg-type]


def test_without_a_seed_every_game_is_another_and_tells_its_seed() -> None:
    games = [mindbug.Game(seed=None) for _ in range(5)]
    assert len({game.record().setup.seed for game in games}) == 5
    for game in games:
        assert mindbug.replay(str(game.record())) == game


@pytest.mark.parametrize(("action", "said"), [(-1, "there is no action -1"), (10**30, "there is no action"),
                                              (0, r"action 0 \(mindbug\) is not possible; these are"),
                                              ("play", "a whole number"), (True, "a whole number"), (None, "whole")])
def test_an_action_that_is_not_legal_changes_nothing(action: object, said: str) -> None:
    game = mindbug.Game(seed=8)
    before = game.to_bytes()
    with pytest.raises(mindbug.IllegalChoice, match=said):
        game.apply(action)  # type: ignore[arg-type]
    assert game.to_bytes() == before
    while not game.over:
        game.apply(game.legal_actions()[0])
    with pytest.raises(mindbug.IllegalChoice, match="the game is over"):
        game.apply(0)


def test_returns_are_those_of_the_winner() -> None:
    game = mindbug.Game.from_position({"p1": {"play": ["Gorillion"]}, "p2": {"life": 1}})
    assert game.returns() == (0.0, 0.0) and game.player == 0
    game.choose("attack Gorillion")
    assert game.returns() == (1.0, -1.0) and game.player == 3 and game.over


# ---- foreign cards


def test_views_of_other_cards_are_refused() -> None:
    game = mindbug.Game(seed=9)
    view = game.view("p1")
    edited = Catalogue([CardSet("first_contact", "Edited", [
        *(card for card in SETS["first_contact"].creatures if card.name != "Gorillion"),
        Creature("Gorillion", copies=2, power=1)])])
    with pytest.raises(mindbug.ForeignCards, match=view["digest"]):
        mindbug.sample(view, catalogue=edited)
    with pytest.raises(mindbug.ForeignCards):
        mindbug.analyse(view, iterations=10, catalogue=edited)
    mine = CardSet("mine", "Mine", [Creature(f"Beast {letter}", copies=2, power=3) for letter in "ABCDEFGHIJKL"])
    own = mindbug.Game(["mine"], catalogue=Catalogue([*SETS.values(), mine])).view("p1")
    with pytest.raises(mindbug.ForeignCards, match=r"unknown set 'mine'.*Give the catalogue"):
        mindbug.sample(own)
    with pytest.raises(mindbug.ForeignCards, match="this is no view of a game: it does not say digest, engine"):
        mindbug.sample({key: value for key, value in view.items() if key not in ("digest", "engine")})  # type: ignore[arg-type]


def test_an_information_state_is_the_same_as_long_as_the_seat_sees_the_same() -> None:
    """The two games differ in what p2 draws, and p1 finds out when it is played."""
    def game(card: str) -> mindbug.Game:
        return mindbug.Game.from_position({
            "p1": {"hand": ["Bee Bear", "Luchataur"], "mindbugs": 0},
            "p2": {"hand": ["Spider Owl"], "draw": [card], "mindbugs": 0}, "sets": ["first_contact"]})
    first, second = game("Gorillion"), game("Turbo Bug")
    for label in ("play Bee Bear", "play Spider Owl", "play Luchataur"):
        first.choose(label)
        second.choose(label)
        assert first.information_state("p1") == second.information_state("p1")
        assert (first.information_state("p2") == second.information_state("p2")) == (label == "play Bee Bear")
    first.choose("play Gorillion")
    second.choose("play Turbo Bug")
    assert first.information_state("p1") != second.information_state("p1")
