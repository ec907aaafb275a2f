"""The example bots of the docs: they play whole games of every set without a mistake, and not badly."""

import shlex
import shutil
import sys
from pathlib import Path

import pytest

from mindbug.game.catalogue import standard
from mindbug.lab.match import MatchResult, MatchSetup, play_match
from mindbug.players.bot import Bot
from mindbug.players.process import ProcessBot
from mindbug.players.registry import make_bot

BOTS = Path(__file__).parents[2] / "docs" / "examples" / "bots"
CAREFUL = BOTS / "careful.py"
PYTHON_PROGRAM = [sys.executable, str(CAREFUL)]
NODE_PROGRAM = ["node", str(BOTS / "careful.js")]
LOOKAHEAD_PROGRAM = [sys.executable, str(BOTS / "lookahead.py"), "1"]
NEEDS_NODE = pytest.mark.skipif(shutil.which("node") is None,
                                reason="node is not installed: the example in JavaScript was NOT tried")
PROGRAMS = [pytest.param(PYTHON_PROGRAM, id="python"), pytest.param(NODE_PROGRAM, id="node", marks=NEEDS_NODE)]
ALL_SETS = tuple(standard().sets)


def match_results(program: list[str], sets: tuple[str, ...], pairs: int) -> list[MatchResult]:
    """One process for all games, to save time."""
    bot = ProcessBot(shlex.join(program), fresh=False)
    try:
        return [result for seed in range(pairs) for result in pair_of_games(bot, MatchSetup(sets, seed=seed))]
    finally:
        bot.close()


def pair_of_games(bot: Bot, setup: MatchSetup) -> list[MatchResult]:
    return [play_match(setup, (bot, make_bot("random")), swapped) for swapped in (False, True)]


def wins(results: list[MatchResult]) -> int:
    assert [result.failure for result in results if result.failure] == []
    return sum(result.winner == 0 for result in results)


@pytest.mark.parametrize("program", PROGRAMS)
def test_careful_is_better_than_random(program: list[str]) -> None:
    assert wins(match_results(program, ("first_contact",), pairs=10)) >= 14  # 82 % over many games


@pytest.mark.parametrize("program", PROGRAMS)
@pytest.mark.parametrize("sets", [*map(standard().with_company, ALL_SETS), ALL_SETS], ids="+".join)
def test_careful_understands_every_set(program: list[str], sets: tuple[str, ...]) -> None:
    assert wins(match_results(program, sets, pairs=3)) >= 1


@NEEDS_NODE
def test_both_languages_play_the_same_games() -> None:
    def games(program: list[str]) -> list[tuple[int | None, str, int, list[int]]]:
        return [(result.winner, result.outcome, result.turns, result.decisions)
                for result in match_results(program, ALL_SETS, pairs=3)]

    assert games(PYTHON_PROGRAM) == games(NODE_PROGRAM)


def test_lookahead_beats_random() -> None:
    assert wins(match_results(LOOKAHEAD_PROGRAM, ("first_contact",), pairs=2)) >= 3


def test_a_program_goes_by_its_command() -> None:
    bot = make_bot(f"cmd:{shlex.join(PYTHON_PROGRAM)}")
    assert bot.name == f"cmd:{shlex.join(PYTHON_PROGRAM)}"
    assert wins(pair_of_games(bot, MatchSetup(seed=0))) >= 1
