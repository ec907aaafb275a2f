"""The quick policy: what the rookie does, and every playout of the stronger bots."""

from librt.vecs import vec
from mypy_extensions import i64

from mindbug.engine.options import MAX_OPTIONS, legal
from mindbug.engine.random32 import Random
from mindbug.game.catalogue import standard
from mindbug.game.game import Game
from mindbug.players.weights import learned_sum
from mindbug.search.policy import choose


def test_every_power_card_may_be_taken_when_one_is_free() -> None:
    game = Game.from_position({"power_row": ["Ambush", "Healing Bots", "Railgun"], "p1": {"hand": ["Alienoid"]},
                               "p2": {"hand": ["Kong"], "mindbugs": 0}})
    game.choose("play Alienoid")
    weights, buffer = learned_sum(standard().book), vec[i64]([0] * MAX_OPTIONS)
    answers = {choose(game._state, weights, Random(seed), buffer, 0) for seed in range(60)}
    assert answers == set(legal(game._state)) and len(answers) == 3
