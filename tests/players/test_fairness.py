"""No bot peeks: what its seat cannot know changes nothing about its answer."""

from collections.abc import Callable

import pytest
from benchmarks import peek

import mindbug
from mindbug.game.game import Game
from mindbug.game.labels import decision_of
from mindbug.game.record import Setup
from mindbug.game.seats import rival
from mindbug.lab.match import ask
from mindbug.players.bot import Budget
from mindbug.players.registry import NAMES, make_bot
from tests.players.situations import POOLS, name_of, situations

SMALL = Budget(iterations=8)
Answer = Callable[[Game], str]


def twin_of(game: Game, seed: int) -> Game:
    """Another game that looks the same to whoever decides: the hidden cards lie elsewhere."""
    assert game.decision is not None
    twin = mindbug.sample(game.view(game.decision.player), seed)
    assert twin.view(game.decision.player) == game.view(game.decision.player)
    return twin


def differences(answer: Answer, pool: tuple[str, ...], count: int) -> tuple[int, int]:
    """The number of situations in which the twin gets another answer, and of those in which it is really another
    game."""
    answers = worlds = 0
    for number, game in enumerate(situations(pool, 500, count)):
        twin = twin_of(game, number)
        answers += answer(game) != answer(twin)
        worlds += game.position() != twin.position()
    return answers, worlds


def from_view(name: str) -> Answer:
    """Asks a bot as anybody does."""
    def answer(game: Game) -> str:
        assert game.decision is not None
        bot = make_bot(name, seed=9)
        return bot.choose(game.view(game.decision.player), game.decision, SMALL).label

    return answer


def from_match(name: str, pool: tuple[str, ...]) -> Answer:
    """Asks one of our bots as the lab does, which goes past the view."""
    def answer(game: Game) -> str:
        decision, numbers = decision_of(game._state)
        number = ask(game._state, make_bot(name, seed=9), Setup(pool), SMALL)
        return decision.options[numbers.index(number)].label

    return answer


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("pool", POOLS, ids=name_of)
def test_hidden_cards_change_no_answer(name: str, pool: tuple[str, ...]) -> None:
    assert differences(from_view(name), pool, 6) == (0, 6)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("pool", POOLS, ids=name_of)
def test_hidden_cards_change_no_answer_in_a_match(name: str, pool: tuple[str, ...]) -> None:
    assert differences(from_match(name, pool), pool, 6) == (0, 6)


@pytest.mark.parametrize("name", NAMES)
def test_a_match_asks_for_the_same_answer_as_everybody(name: str) -> None:
    for pool in POOLS:
        for game in situations(pool, 600, 3):
            assert from_match(name, pool)(game) == from_view(name)(game)


def test_a_bot_that_peeks_is_caught() -> None:
    """It knows the opponent's hand and lets that decide: the measure above must notice."""
    def peeking(game: Game) -> str:
        decision = game.decision
        assert decision is not None
        hand = game.position()["p2" if decision.player == "p1" else "p1"]["hand"]
        return decision.options[sum(map(len, hand)) % len(decision.options)].label

    assert differences(peeking, POOLS[0], 12)[0] > 0


# ---- the benchmark that shows what peeking would be worth


def test_an_open_hand_is_all_that_the_peeking_side_sees_more() -> None:
    for game in situations(POOLS[0], 650, 4):
        assert game.decision is not None
        seat = game.decision.player
        other = rival(seat)
        fair = game.view(seat)
        opened = game.clone()
        opened._session.state = peek.with_open_hand(game._state)
        shown = opened.view(seat)
        assert None in fair[other]["hand"]
        assert sorted(card or "" for card in shown[other]["hand"]) == sorted(game.position()[other]["hand"])
        assert {**shown, other: None, "engine": None} == {**fair, other: None, "engine": None}
        for reader in (other, None):
            assert {**opened.view(reader), "engine": None} == {**game.view(reader), "engine": None}


@pytest.mark.parametrize("peeks_at", [peek.FAIR, peek.HAND, peek.ALL])
def test_the_benchmark_plays_its_pairs(peeks_at: str) -> None:
    pair = peek.Pair(("first_contact",), 3, 4, peeks_at)
    assert peek.play_pair(pair) == peek.play_pair(pair)
    if peeks_at == peek.FAIR:
        assert peek.play_pair(pair) == 0.5, "both seats think alike, so that each of them wins once"
