"""The training programs learn what is there to learn, and the same each time."""

import json
from pathlib import Path

import numpy as np

from mindbug.game.catalogue import standard
from mindbug.lab.train import fit as fit_sum
from mindbug.lab.train import pools_with
from mindbug.lab.train_net import Positions, fit, play_chunk
from mindbug.players.weights import WEIGHTS_FILE, first_guess, known_features, read_sum, write_sum
from mindbug.search.evaluation import HIDDEN
from tests.sampling import not_quick

FEATURES = len(first_guess(standard().book))


def test_positions_come_from_games_and_are_the_same_each_time() -> None:
    first, again = (play_chunk((("first_contact",), 5, 1)) for _ in range(2))
    assert first.features.shape[1] == 2 * FEATURES
    assert len(first.features) == len(first.won) > 3
    assert set(first.won) <= {0.0, 0.5, 1.0}
    assert (first.features == again.features).all()


@not_quick
def test_the_net_learns_what_no_sum_can() -> None:
    """Whoever has exactly one of two cards wins."""
    random = np.random.default_rng(1)
    features = np.zeros((20_000, 2 * FEATURES), dtype=np.int8)
    features[:, :2] = random.integers(0, 2, size=(20_000, 2))
    won = (features[:, 0] != features[:, 1]).astype(np.float32)
    net = fit(Positions(features, won), seed=1)
    assert net.inputs.shape == (2 * FEATURES, HIDDEN)
    scores = {(a, b): net.score(np.array([[a, b] + [0] * (2 * FEATURES - 2)], dtype=np.float32))[0][0]
              for a in (0, 1) for b in (0, 1)}
    assert min(scores[0, 1], scores[1, 0]) > max(scores[0, 0], scores[1, 1]) + 0.3


def test_the_sum_finds_the_weights() -> None:
    random = np.random.default_rng(2)
    truth = np.array([1.5, -0.7, 0.0])
    x = random.normal(size=(20_000, 3))
    y = (random.random(20_000) < 1 / (1 + np.exp(-x @ truth))).astype(np.float32)
    assert np.abs(fit_sum(x, y, np.zeros(3), np.full(3, True)) - truth).max() < 0.1


def test_new_cards_are_learned_beside_known_ones_that_stay() -> None:
    random = np.random.default_rng(3)
    truth, known = np.array([1.5, -0.7, 0.4]), np.array([1.2, 0.0, 0.4])
    x = random.normal(size=(20_000, 3))
    y = (random.random(20_000) < 1 / (1 + np.exp(-x @ truth))).astype(np.float32)
    found = fit_sum(x, y, known, np.array([False, True, False]))
    assert (found[0], found[2]) == (1.2, 0.4) and abs(found[1] - truth[1]) < 0.15


def test_new_cards_are_played_with_their_sets(tmp_path: Path) -> None:
    book = standard().book
    known = json.loads(WEIGHTS_FILE.read_text(encoding="utf-8"))
    for part in ("in play", "in hand"):
        del known["sum"][part]["Gorillion"]
    older = tmp_path / "older.json"
    older.write_text(json.dumps(known), encoding="utf-8")
    new = ~np.array(known_features(book, older))
    assert new.sum() == 2
    assert [pool for pool in pools_with(book, new) if len(pool) == 1] == [("first_contact",)]
    assert tuple(standard().sets) in pools_with(book, new)
    newer = tmp_path / "newer.json"
    write_sum(book, [1.25] * FEATURES, newer)
    assert set(read_sum(book, newer)) == {1.25}
    assert json.loads(newer.read_text(encoding="utf-8"))["net"] == known["net"]
