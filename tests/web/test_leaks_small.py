"""The lengths of messages tell little: `benchmarks/leaks.py` with a few positions."""

import pytest
from benchmarks import leaks
from benchmarks.leaks import FORMS, about_the_card, differing_worlds, measure

from mindbug import Game


def test_padding_hides_the_card_that_was_drawn() -> None:
    told = measure(positions=3, worlds=8)
    assert told.known > 1, "there is something to know"
    for form in FORMS:
        assert told.plain[form] > 0.5 and told.padded[form] <= told.plain[form] / 4, (form, told)


def test_what_a_length_tells_is_measured_in_bits() -> None:
    assert about_the_card([("a", 1), ("b", 2), ("c", 3), ("d", 4)]) == 2.0
    assert about_the_card([("a", 1), ("b", 1), ("c", 1), ("d", 1)]) == 0.0
    assert about_the_card([("a", 1), ("b", 1), ("c", 2), ("d", 2)]) == 1.0


def test_hidden_cards_change_no_byte() -> None:
    seen, found = differing_worlds(300)
    assert seen >= 300 and found == []


def test_a_byte_that_tells_of_a_hidden_card_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def talkative(game: Game, reader: str | None) -> tuple[bytes, ...]:
        return (str(game.position()["p1"]["draw"][-1:]).encode(),)

    monkeypatch.setattr(leaks, "channels", talkative)
    assert differing_worlds(300)[1]
