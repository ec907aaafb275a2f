"""The training programs learn what is there to learn, and the same each time."""

import numpy as np

from mindbug.game.catalogue import standard
from mindbug.lab.train import fit as fit_sum
from mindbug.lab.train_net import Positions, fit, play_chunk
from mindbug.players.weights import first_guess
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
    assert np.abs(fit_sum(x, y, np.zeros(3)) - truth).max() < 0.1
