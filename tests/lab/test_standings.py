import pytest

from mindbug.lab.match import Failure
from mindbug.lab.printing import print_standings
from mindbug.lab.results import FinishedGame, Fixture
from mindbug.lab.standings import standings


def game(deal: int, swapped: bool, winner: int | None, failure: str | None = None) -> FinishedGame:
    return FinishedGame(Fixture(0, 1, deal, swapped), winner, "failure" if failure else "life", 10 + deal, 0, (4, 6),
                  (0.008, 0.003), Failure(failure, 3, "block", ("no block",)) if failure else None)


def test_numbers_of_a_small_arena() -> None:
    table = standings(["alpha", "beta"], [
        game(0, False, 0), game(0, True, 0), game(1, False, 1), game(1, True, None),
        game(2, False, 0, "beta fell silent"),  # its other half is still to be played
    ])
    match, = table.matches
    assert (match.won, match.drawn, match.lost) == (3, 1, 1)
    assert match.share is not None and match.share.count == 2
    assert match.share.rate == pytest.approx((1 + 0.25) / 2)
    assert match.turns == pytest.approx(10.8) and match.decisions == 10
    alpha, beta = table.bots
    assert alpha.name == "alpha" and alpha.rating.elo > 0 > beta.rating.elo
    assert alpha.score == pytest.approx(3.5 / 5) and beta.score == pytest.approx(1.5 / 5)
    assert (alpha.games, alpha.decisions, beta.decisions) == (5, 4, 6)
    assert alpha.milliseconds == pytest.approx(2.0) and beta.milliseconds == pytest.approx(0.5)
    assert alpha.failures == {} and beta.failures == {"beta fell silent": 1}


def test_the_stronger_bot_stands_above() -> None:
    table = standings(["weak", "strong"], [game(deal, swapped, 1) for deal in range(3) for swapped in (False, True)])
    assert [bot.name for bot in table.bots] == ["strong", "weak"]


def test_nothing_played_nothing_told() -> None:
    table = standings(["alpha", "beta"], [])
    assert table.matches == []
    assert [(bot.games, bot.milliseconds) for bot in table.bots] == [(0, None), (0, None)]


def test_names_are_printed_as_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    print_standings(standings(["py:b:Last", "[red]"], [game(0, False, 0, "[red]:b: fell silent"), game(0, True, 0)]))
    assert capsys.readouterr().out.count(":b:") == 3
