from random import Random

import pytest

from mindbug.analysis.intervals import paired, wilson


@pytest.mark.parametrize(("score", "count", "low", "high"), [
    (5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662),
])
def test_wilson_gives_the_published_values(score: int, count: int, low: float, high: float) -> None:
    share = wilson(score, count)
    assert share is not None and share.rate == score / count
    assert share.low == pytest.approx(low, abs=1e-4) and share.high == pytest.approx(high, abs=1e-4)


def test_nothing_seen_says_nothing() -> None:
    assert wilson(0, 0) is None
    assert paired([]) is None


@pytest.mark.parametrize("rate", [0.02, 0.2, 0.5, 0.75])
@pytest.mark.parametrize("alike", [0.0, 0.5, 1.0])
def test_the_paired_interval_holds_the_truth_in_95_of_100_arenas(rate: float, alike: float) -> None:
    """`alike` is how often the second game of a pair ends like the first, whatever the bots do."""
    random = Random(7)
    arenas, hits = 600, 0
    for _ in range(arenas):
        pairs = []
        for _ in range(100):
            first = random.random() < rate
            second = first if random.random() < alike else random.random() < rate
            pairs.append((first + second) / 2)
        share = paired(pairs)
        assert share is not None
        hits += share.low <= rate <= share.high
    assert 0.925 <= hits / arenas <= 0.999


def test_pairs_that_differ_less_say_more() -> None:
    split, swept = paired([0.5] * 100), paired([0.0, 1.0] * 50)
    assert split is not None and swept is not None and split.rate == swept.rate == 0.5
    assert split.high - split.low < 0.5 * (swept.high - swept.low)


def test_even_a_clean_sweep_is_no_certainty() -> None:
    share = paired([1.0] * 500)
    assert share is not None and share.rate == share.high == 1.0
    assert 0.99 < share.low < 0.999
