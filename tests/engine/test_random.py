"""The generator of games between people is ChaCha20, and old games are dealt as they were."""

import struct

import pytest

from mindbug import Game, replay, sample
from mindbug.engine.random32 import QUICK, Random, chacha
from mindbug.game.game import Game as TheGame
from mindbug.game.seeds import SECRET, generator, secret_seed

# the first block for a key of zeros (draft-strombergson-chacha-test-vectors, TC1, 128 bits, 20 rounds)
ZEROS = bytes.fromhex("89670952608364fd00b2f90936f031c8e756e15dba04b8493d00429259b20f46"
                      "cc04f111246b6c2ce066be3bfb32d9aa0fddfbc12123d4b9e44f34dca05a103f")


def test_it_is_chacha() -> None:
    assert struct.pack("<16I", *chacha(0, 0, 0, 0, 0)) == ZEROS
    assert list(chacha(0, 0, 0, 0, 0)) != list(chacha(0, 0, 0, 0, 1)) != list(chacha(0, 0, 0, 1, 1))


def test_numbers_go_through_all_blocks_and_copies_go_their_own_way() -> None:
    random = Random(0, 1, 2, 3, 4)
    words = [word for number in range(3) for word in chacha(1, 2, 3, 4, number)]
    assert [random.word() for _ in range(20)] == words[:20]
    copy = random.clone()
    assert [random.word() for _ in range(28)] == [copy.word() for _ in range(28)] == words[20:]
    again = Random(0, 1, 2, 3, 4)
    drawn = [again.below(6) for _ in words]
    assert drawn == [word * 6 >> 32 for word in words] and set(drawn) == set(range(6))


@pytest.mark.parametrize(("seed", "key"), [(7, QUICK), (2**40, QUICK), (2**128 - 1, QUICK), (-5, QUICK)])
def test_other_seeds_deal_as_they_always_did(seed: int, key: int) -> None:
    assert generator(seed).key3 == key


def test_a_server_deals_with_it() -> None:
    seeds = {secret_seed() for _ in range(5)}
    assert len(seeds) == 5 and all(generator(seed).key3 >= 0 for seed in seeds)


def test_such_a_game_is_replayed_copied_and_saved_like_any_other() -> None:
    game = Game(["king_of_tokyo"], SECRET + 5)
    while not game.over:
        assert game.decision is not None
        game.choose(game.decision.options[-1])
    again = replay(str(game.record()))
    assert again == game and again.choices == game.choices
    assert Game.from_bytes(game.to_bytes()).record() == game.record()
    assert Game(["king_of_tokyo"], SECRET + 6) != Game(["king_of_tokyo"], SECRET + 5)
    back = game.undo(3)
    while not back.over:
        assert back.decision is not None
        back.choose(back.decision.options[-1])
    assert back == game, "the dice fall the same"


def test_a_sampled_game_with_it_can_be_saved() -> None:
    game = sample(Game(["king_of_tokyo"], 1).view("p1"), SECRET + 9)
    assert isinstance(game, TheGame)
    again = Game.from_bytes(game.to_bytes())
    for each in (game, again):
        while not each.over:
            assert each.decision is not None
            each.choose(each.decision.options[0])
    assert again == game
