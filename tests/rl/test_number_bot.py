"""Bots that think in numbers sit at any table."""

import numpy as np
import pytest
from numpy.typing import NDArray

import mindbug
from mindbug import rl
from mindbug.lab.match import MatchSetup, play_match
from mindbug.players.registry import make_bot
from mindbug.rl import NumberBot


class Witness(NumberBot):
    """Takes the highest action, and remembers what it saw."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[tuple[bytes, bytes]] = []

    def act(self, observation: NDArray[np.uint8], mask: NDArray[np.uint8]) -> int:
        self.seen.append((observation.tobytes(), mask.tobytes()))
        return int(np.flatnonzero(mask)[-1])


@pytest.mark.parametrize("sets", [["first_contact"], ["king_of_tokyo", "new_servants"]])
def test_it_sees_the_observation_of_its_seat_and_its_action_becomes_the_option(sets: list[str]) -> None:
    for seed in range(4):
        game, bot = mindbug.Game(sets, seed), Witness()
        while (decision := game.decision) is not None:
            option = bot.choose(game.view(decision.player), decision)
            assert bot.seen[-1] == (rl.observation(game, game.player).tobytes(), rl.legal_mask(game).tobytes())
            before = game.legal_actions()[-1]
            game.choose(option)
            assert game.actions()[-1] == before


def test_it_plays_in_the_arena_and_illegal_actions_are_named() -> None:
    result = play_match(MatchSetup(seed=1), (Witness(), make_bot("random")))
    assert result.failure is None and result.winner is not None

    class Wrong(NumberBot):
        def act(self, observation: NDArray[np.uint8], mask: NDArray[np.uint8]) -> int:
            return int(np.flatnonzero(mask == 0)[0])

    game = mindbug.Game(seed=1)
    assert game.decision is not None
    with pytest.raises(ValueError, match=r"action \d+ is not legal; these are"):
        Wrong().choose(game.view(game.decision.player), game.decision)
