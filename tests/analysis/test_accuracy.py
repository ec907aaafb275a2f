"""Accuracy: one figure for how well somebody chose."""

from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from mindbug.analysis.accuracy import accuracy, accuracy_of, at_stake


@dataclass(frozen=True)
class Estimate:
    win: float
    error: float = 0.01


@dataclass(frozen=True)
class Choice:
    estimates: Sequence[Estimate]
    chosen: Estimate


def choice(chosen: float, *others: float, error: float = 0.01) -> Choice:
    found = [Estimate(win, error) for win in (chosen, *others)]
    return Choice(sorted(found, key=lambda each: -each.win), found[0])


@pytest.mark.parametrize(("loss", "figure"), [(0.0, 100), (0.05, 80), (0.1, 64), (0.3, 25), (0.8, 0), (1.0, 0)])
def test_what_was_lost_becomes_a_figure(loss: float, figure: int) -> None:
    assert round(accuracy_of(choice(1.0 - loss, 1.0))) == figure


def test_noise_is_no_loss() -> None:
    assert accuracy_of(choice(0.50, 0.55, 0.2, error=0.02)) == 100.0
    assert accuracy_of(choice(0.50, 0.55, 0.2, error=0.01)) < 85.0


def test_choices_without_anything_at_stake_do_not_count() -> None:
    nothing, everything = choice(0.5, 0.51, 0.52), choice(0.2, 0.9)
    assert not at_stake(nothing) and at_stake(everything)
    assert accuracy([nothing, everything]) == accuracy([everything]) == accuracy_of(everything)
    assert accuracy([nothing]) is None and accuracy([]) is None


def test_a_player_has_the_mean_of_all_choices() -> None:
    good, bad = choice(0.9, 0.2), choice(0.8, 0.9)
    assert accuracy([good, bad]) == pytest.approx((100.0 + accuracy_of(bad)) / 2)
