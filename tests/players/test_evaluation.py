"""The evaluation adds up its features, and its file holds all weights."""

import math
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from mindbug.engine.codes import CHANCE, MINDBUG, OVER
from mindbug.engine.dealing import deal_cards, new_state, open_game
from mindbug.engine.machine import apply
from mindbug.engine.options import legal
from mindbug.engine.random32 import Random
from mindbug.engine.state import State
from mindbug.game.catalogue import standard
from mindbug.players.weights import (
    GLOBAL_NAMES,
    WEIGHTS_FILE,
    Numbers,
    feature_names,
    first_guess,
    known_features,
    learned,
    learned_prior,
    learned_sum,
    read_prior,
    read_sum,
    read_weights,
    without_net,
    write_weights,
)
from mindbug.search.evaluation import HALF, SCALE, Weights, walk, win_chance
from mindbug.search.prior import TABLES, move_feature_count

BOOK = standard().book
FEATURES = len(first_guess(BOOK))


def states(count: int, seed: int = 1) -> list[State]:
    """Decisions of players out of random games of all sets together."""
    found: list[State] = []
    pool = standard().engine_pool(standard().pool(tuple(standard().sets)))
    while len(found) < count:
        random = Random(seed)
        seed += 1
        s = new_state(deal_cards(pool, random))
        open_game(s)
        while s.decision != OVER:
            if s.decider != CHANCE and random.below(5) == 0:
                found.append(s.clone())
            options = legal(s)
            apply(s, options[random.below(len(options))])
    return found[:count]


def features_of(s: State, weights: Weights) -> tuple[list[float], list[float]]:
    buffer = vec[float]([0.0] * (2 * FEATURES))
    walk(s, weights, vec[i64](), buffer)
    numbers = list(buffer)
    return numbers[:FEATURES], numbers[FEATURES:]


# ---- the walk


def test_the_chance_is_what_the_features_say() -> None:
    """The sum and the net, worked out by hand from the features that were written down."""
    weights = learned(BOOK)
    inputs, bias, outputs = ([int(number) for number in numbers]
                             for numbers in (weights.inputs, weights.bias, weights.outputs))
    for s in states(40):
        sides = features_of(s, weights)
        score = sum(w * (a - b) for w, a, b in zip(weights.values, *sides, strict=True))
        ordered = sides[s.active] + sides[1 - s.active]
        correction = 0.0
        for unit in range(weights.width):
            hidden = bias[unit] + sum(amount * inputs[place * weights.width + unit]
                                      for place, amount in enumerate(ordered) if amount)
            correction += outputs[unit] * max(0.0, hidden)
        score += (-correction if s.active else correction) / SCALE ** 2
        assert win_chance(s, weights) == pytest.approx(1 / (1 + math.exp(-score)))


def net(width: int, seed: int) -> Weights:
    """A net of whole numbers without a sum."""
    random = Random(seed)
    inputs, bias, outputs = ([int(random.below(2001)) - 1000 for _ in range(count)]
                             for count in (2 * FEATURES * width, width, width))
    return Weights(BOOK, [0.0] * FEATURES, inputs, bias, outputs)


@pytest.mark.parametrize("width", range(1, 8))
def test_units_that_are_added_up_together_keep_their_sums(width: int) -> None:
    """Three of them stand in one number: whatever is left over, none may reach into another."""
    weights = net(width, seed=width)
    inputs = list(weights.inputs)
    for s in states(12, seed=40):
        sides = features_of(s, weights)
        total = 0
        for unit in range(width):
            hidden = weights.bias[unit] + sum(round(amount) * inputs[place * width + unit]
                                              for place, amount in enumerate(sides[s.active] + sides[1 - s.active]))
            total += weights.outputs[unit] * max(0, hidden)
        score = (-total if s.active else total) / SCALE ** 2
        assert win_chance(s, weights) == 1 / (1 + math.exp(-score))


def test_sums_stay_far_below_what_there_is_room_for() -> None:
    weights = learned(BOOK)
    inputs = [abs(int(number)) for number in weights.inputs]
    rows = [inputs[place * weights.width:][:weights.width] for place in range(2 * FEATURES)]
    for s in states(60):
        sides = features_of(s, weights)
        sizes = [(abs(amount), row) for amount, row in zip(sides[s.active] + sides[1 - s.active], rows, strict=True)
                 if amount]
        assert all(sum(amount * row[unit] for amount, row in sizes) < HALF / 8 for unit in range(weights.width))


def test_weights_too_large_for_the_sums_are_refused() -> None:
    inputs = [0] * (2 * FEATURES)
    inputs[7] = -8001
    with pytest.raises(ValueError, match="beyond 8"):
        Weights(BOOK, [0.0] * FEATURES, inputs, [0], [0])


def test_the_net_changes_something() -> None:
    assert any(abs(win_chance(s, learned(BOOK)) - win_chance(s, learned_sum(BOOK))) > 0.02 for s in states(40))


def test_a_card_that_may_be_mindbugged_still_counts() -> None:
    weights = learned(BOOK)
    met = [s for s in states(300) if s.decision == MINDBUG]
    assert met
    for s in met:
        player = 1 - s.decider
        in_hand = len(BOOK.creatures) + s.design(s.subject)
        assert features_of(s, weights)[player][in_hand] >= 1.0


def test_features_have_names_and_every_player_has_some() -> None:
    assert len(feature_names(BOOK)) == FEATURES
    for s in states(20):
        for player, side in enumerate(features_of(s, learned(BOOK))):
            named = {name: amount for (part, name), amount in zip(feature_names(BOOK), side, strict=True)
                     if part == "table" and amount}
            assert named[f"mindbugs {s.mindbugs(player)}"] == 1.0
            assert sum(amount for name, amount in named.items() if name.startswith("life ")) == 1.0
            assert ("to move" in named) == (player == s.active)
            assert set(named) <= set(GLOBAL_NAMES)


# ---- the numbers


def test_the_file_knows_every_card() -> None:
    """A card that is missing there would be guessed, in silence."""
    assert all(known_features(BOOK))
    assert read_sum(BOOK) != first_guess(BOOK)


def test_the_net_sees_the_cards_of_every_set() -> None:
    """Only of creatures that rarely get so far in their evolution it may know nothing: a row of zeros."""
    weights = learned(BOOK)
    cards, width, inputs = len(BOOK.creatures), weights.width, list(weights.inputs)
    dealt = {card.name for card_set in standard().sets.values() for card in card_set.creatures}
    for number, card in enumerate(BOOK.creatures):
        if card.name in dealt:
            rows = [inputs[(side * FEATURES + place) * width:][:width]
                    for side in (0, 1) for place in (number, cards + number)]
            assert any(map(any, rows)), card.name


def test_the_inclination_has_learned_cards_of_every_set() -> None:
    prior, cards = learned_prior(BOOK), len(BOOK.creatures)
    learned_about = {card.name for number, card in enumerate(BOOK.creatures)
                     if any(prior.values[table * cards + number] for table in range(TABLES))}
    for card_set in standard().sets.values():
        names = {card.name for card in card_set.creatures}
        assert len(names & learned_about) > 0.9 * len(names), card_set.id


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    width = 5
    values = [number / 100 for number in range(FEATURES)]
    inputs = [[(row * width + unit) % 500 / 1000 for unit in range(width)] for row in range(2 * FEATURES)]
    bias, outputs = [unit / 10 for unit in range(width)], [-unit / 10 for unit in range(width)]
    moves = [number % 700 / 1000 for number in range(move_feature_count(BOOK))]
    path = tmp_path / "weights.json"
    write_weights(BOOK, Numbers(values, inputs, bias, outputs, moves), path)
    found = read_weights(BOOK, path)
    assert list(found.values) == pytest.approx(values)
    assert list(found.inputs) == [round(SCALE * number) for row in inputs for number in row]
    assert list(found.bias) == [round(SCALE * number) for number in bias]
    assert list(found.outputs) == [round(SCALE * number) for number in outputs]
    assert list(read_prior(BOOK, path).values) == pytest.approx(moves)


def test_the_package_stays_small() -> None:
    assert WEIGHTS_FILE.stat().st_size < 3_000_000


@pytest.mark.parametrize("values,inputs", [(FEATURES - 1, 0), (FEATURES, 5)])
def test_weights_for_other_tables_are_refused(values: int, inputs: int) -> None:
    with pytest.raises(ValueError, match=f"for {FEATURES} features"):
        Weights(BOOK, [0.0] * values, [0] * inputs, [], [])


def test_without_net_is_the_sum() -> None:
    plain = without_net(BOOK, read_sum(BOOK))
    for s in states(10):
        first, second = features_of(s, plain)
        score = sum(w * (a - b) for w, a, b in zip(plain.values, first, second, strict=True))
        assert win_chance(s, plain) == pytest.approx(1 / (1 + math.exp(-score)))
