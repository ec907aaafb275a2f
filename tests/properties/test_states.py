"""Invariants of every state of random games, on the engine's own integers."""

import pytest

from mindbug.engine import codes
from mindbug.engine.bits import count
from mindbug.engine.machine import apply
from mindbug.engine.options import legal
from mindbug.engine.playout import DIGEST_START, digest
from mindbug.engine.random32 import Random
from mindbug.engine.state import State
from tests.properties.games import MIXES, Mix
from tests.properties.invariants import check_deal, check_state

GAMES = 8
LONGEST = 5000  # decisions: 200 turns never get near it


@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_random_games_stay_sound_and_end(mix: Mix) -> None:
    for seed in range(GAMES):
        random = Random(seed)
        s = mix.state(random)
        check_deal(s.deal)
        decisions = 0
        while s.decision != codes.OVER:
            check_state(s)
            known = known_cards(s)
            options = legal(s)
            apply(s, options[random.below(len(options))])
            decisions += 1
            assert decisions < LONGEST
            assert all(before <= now for before, now in zip(known, known_cards(s), strict=True)), "one was forgotten"
        check_state(s)


@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_every_option_leads_to_a_sound_state_and_clones_share_nothing(mix: Mix) -> None:
    random = Random(1000)
    s = mix.state(random)
    while s.decision != codes.OVER:
        before = digest(s, DIGEST_START)
        options = legal(s)
        ends: list[int] = []
        for option in options:
            clone = s.clone()
            assert digest(clone, DIGEST_START) == before
            apply(clone, option)
            check_state(clone)
            ends.append(digest(clone, DIGEST_START))
            assert digest(s, DIGEST_START) == before
        chosen = random.below(len(options))
        apply(s, options[chosen])
        assert digest(s, DIGEST_START) == ends[chosen]


def known_cards(s: State) -> list[int]:
    """The number of cards that each player and everybody knows."""
    return [count(s.known(seat)) for seat in (0, 1, 2)]


@pytest.mark.parametrize("limit", [1, 2, 7])
def test_the_turn_limit_ends_every_game(limit: int) -> None:
    for mix in MIXES:
        random = Random(limit)
        s = mix.state(random)
        s.deal.turn_limit = limit
        while s.decision != codes.OVER:
            options = legal(s)
            apply(s, options[random.below(len(options))])
        check_state(s)
        assert s.turn_number <= limit
