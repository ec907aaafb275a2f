"""The example of training: its slopes are those of its loss. `test_research` tests that it learns."""

from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from mindbug.players.python_class import module_of_file

PPO = Path(__file__).parents[2] / "docs" / "examples" / "training" / "ppo.py"


@pytest.fixture(scope="module")
def ppo() -> ModuleType:
    return module_of_file(PPO)


def test_the_slope_is_that_of_the_loss(ppo: ModuleType) -> None:
    """Compared with differences: clipped gain, entropy and the error of the estimate, written down a second time."""
    random = np.random.default_rng(1)
    rows, actions = 6, 5
    output = random.standard_normal((rows, actions + 1))
    masks = np.ones((rows, actions), np.uint8)
    masks[:, 3] = 0
    taken = random.choice([0, 1, 2, 4], rows)
    old = np.log(random.uniform(0.1, 0.6, rows))
    advantages, targets = random.standard_normal(rows), random.standard_normal(rows)

    def loss(x: np.ndarray[tuple[int, ...], np.dtype[np.float64]]) -> float:
        legal = np.where(masks, x[:, :-1], -np.inf)
        chances = np.exp(legal) / np.exp(legal).sum(1, keepdims=True)
        ratio = chances[np.arange(rows), taken] / np.exp(old)
        gain = np.minimum(ratio * advantages, np.clip(ratio, 1 - ppo.CLIP, 1 + ppo.CLIP) * advantages)
        entropy = -np.where(masks, chances * np.log(np.where(chances > 0, chances, 1)), 0).sum(1)
        return float(np.mean(-gain - ppo.ENTROPY * entropy + ppo.VALUE / 2 * (x[:, -1] - targets) ** 2))

    slope = ppo.loss_slope(output, masks, taken, old, advantages, targets)
    for place in np.ndindex(output.shape):
        step = np.zeros_like(output)
        step[place] = 1e-6
        assert slope[place] == pytest.approx((loss(output + step) - loss(output - step)) / 2e-6, abs=1e-5), place


def test_what_is_saved_plays_as_before(ppo: ModuleType, tmp_path: Path) -> None:
    learner = ppo.Learner(seed=1, tables=4)
    learner.learn(learner.play(32), 1e-2)
    path = tmp_path / "ppo.npz"
    learner.save(path)
    before = ppo.Trained(learner.network)
    after = ppo.Trained(before.load(path))
    for observation, mask in zip(learner.games.observations, learner.games.masks, strict=True):
        assert after.act(observation, mask) == before.act(observation, mask)
        assert mask[after.act(observation, mask)]


def test_weights_of_other_cards_are_refused(ppo: ModuleType, tmp_path: Path) -> None:
    path = tmp_path / "other.npz"
    np.savez(path, schema="something else")
    with pytest.raises(ValueError, match="its numbers mean something else"):
        ppo.Trained.load(ppo.Trained(object()), path)


def test_training_goes_on_from_its_checkpoint(ppo: ModuleType, tmp_path: Path) -> None:
    """Network, optimiser, counts and curve are what they were, and the deals are others than before."""
    path = tmp_path / "ppo.npz"
    learner = ppo.Learner(seed=1, tables=4)
    learner.learn(learner.play(32), 1e-2)
    learner.used = 0.5
    learner.save(path)
    last = max(learner.games.seed(table) for table in range(4))
    again = ppo.Learner(seed=1, tables=4)
    again.resume(path)
    for saved, array in zip(learner.memory, again.memory, strict=True):
        assert saved.any() and np.array_equal(saved, array)
    for name in ("used", "choices", "finished"):
        assert getattr(again, name) == getattr(learner, name) > 0
    assert again.adam.steps == learner.adam.steps > 0
    assert [again.games.seed(table) - last for table in range(4)] == [1, 2, 3, 4]


def test_the_curve_goes_on_too(ppo: ModuleType, tmp_path: Path) -> None:
    path = tmp_path / "ppo.npz"
    begun = ppo.train(1e-6, path, games=2, batch=64)
    with np.load(path) as saved:
        used = float(saved["used"])
    done = ppo.train(used + 1e-6, path, games=2, batch=64, resume=True)
    assert done[:len(begun)] == begun and len(done) == len(begun) + 1
    assert done[-1]["choices"] > begun[-1]["choices"] > begun[0]["choices"] == 0
    assert len((tmp_path / "ppo.csv").read_text(encoding="utf-8").splitlines()) == len(done) + 1
