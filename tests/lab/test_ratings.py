from itertools import combinations
from math import log10
from random import Random

import pytest

from mindbug.lab.ratings import Score, rate


def test_two_bots_differ_as_the_formula_of_elo_says() -> None:
    points = [Score(deal, 0, 1, float(deal % 4 != 0)) for deal in range(4000)]
    first, second = rate(2, points)
    share = (3000 + 1) / (4000 + 2)  # with the virtual games
    assert first.elo - second.elo == pytest.approx(400 * log10(share / (1 - share)), abs=1e-6)
    assert first.elo == pytest.approx(-second.elo)


def test_true_strengths_are_found_within_the_errors() -> None:
    truth = [0.0, 100.0, 250.0, 600.0]
    inside = 0
    for seed in range(40):
        random = Random(seed)
        points = [Score(deal, a, b, float(random.random() < 1 / (1 + 10 ** ((truth[b] - truth[a]) / 400))))
                  for deal in range(100) for a, b in combinations(range(4), 2) for _ in range(2)]
        average = sum(truth) / len(truth)
        inside += sum(abs(found.elo - (true - average)) < found.error
                      for found, true in zip(rate(4, points), truth, strict=True))
    assert 0.9 <= inside / 160 <= 0.99


def test_the_order_of_games_does_not_matter() -> None:
    random = Random(3)
    points = [Score(deal, *pair, float(random.random() < 0.6))
              for deal in range(30) for pair in combinations(range(3), 2)]
    for there, back in zip(rate(3, points), rate(3, points[::-1]), strict=True):
        assert there.elo == pytest.approx(back.elo) and there.error == pytest.approx(back.error)


def test_games_of_one_deal_are_no_independent_evidence() -> None:
    alone = rate(2, [Score(deal, 0, 1, float(deal % 2)) for deal in range(400)])
    twice = rate(2, [Score(deal, 0, 1, float(deal % 2)) for deal in range(400) for _ in range(2)])
    split = rate(2, [Score(deal, 0, 1, float(game)) for deal in range(400) for game in range(2)])
    assert twice[0].error == pytest.approx(alone[0].error, rel=0.02)
    assert split[0].error < 0.2 * alone[0].error


def test_who_wins_everything_is_strong_but_not_infinitely() -> None:
    points = [Score(deal, *pair, 1.0) for deal in range(500) for pair in combinations(range(3), 2)]
    best, middle, worst = rate(3, points)
    assert best.elo > middle.elo > worst.elo
    assert 1000 < best.elo - worst.elo < 5000
    assert best.error > 100


def test_without_games_all_are_alike() -> None:
    assert [rating.elo for rating in rate(3, [])] == [0, 0, 0]
