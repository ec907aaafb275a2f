"""The lengths of messages tell little: `benchmarks/leaks.py` with a few positions."""

from benchmarks.leaks import FORMS, about_the_card, measure


def test_padding_hides_the_card_that_was_drawn() -> None:
    told = measure(positions=3, worlds=8)
    assert told.known > 1, "there is something to know"
    for form in FORMS:
        assert told.plain[form] > 0.5 and told.padded[form] <= told.plain[form] / 4, (form, told)


def test_what_a_length_tells_is_measured_in_bits() -> None:
    assert about_the_card([("a", 1), ("b", 2), ("c", 3), ("d", 4)]) == 2.0
    assert about_the_card([("a", 1), ("b", 1), ("c", 1), ("d", 1)]) == 0.0
    assert about_the_card([("a", 1), ("b", 1), ("c", 2), ("d", 2)]) == 1.0
