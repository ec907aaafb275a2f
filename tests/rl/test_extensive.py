"""Games as trees: dealing with probabilities, chance with probabilities, and games that a seat cannot tell apart."""

import copy
import pickle
import random
from collections import Counter
from itertools import permutations
from math import comb

import numpy as np
import pytest

import mindbug
from mindbug import rl
from mindbug.cards import SETS
from mindbug.rl.dealing import VariantDeal

OWN = rl.Variant(cards=("Gorillion", "Plated Scorpion", "Plated Scorpion", "Spider Owl", "Spider Owl", "Spider Owl"),
               hand=2, draw=1, life=2, mindbugs=1, start_cards=False)


def deals(deal: VariantDeal, chance: float = 1.0) -> dict[tuple[str, ...], float]:
    """All ways to deal to the end, with their probabilities."""
    if deal.place is None:
        return {tuple(deal.creatures): chance}
    found: dict[tuple[str, ...], float] = {}
    for card, share in deal.outcomes():
        following = deal.clone()
        following.put(card)
        part = deals(following, chance * share)
        assert not found.keys() & part.keys(), "no deal comes about in two ways"
        found |= part
    return found


def test_every_deal_has_the_probability_of_shuffled_cards() -> None:
    """Counted over all orders of the six cards: two hands of two whose order means nothing, two draw piles of one."""
    counted: Counter[tuple[str, ...]] = Counter()
    for order in permutations(OWN.cards):
        counted[(*sorted(order[:2]), order[2], *sorted(order[3:5]), order[5])] += 1
    computed = deals(VariantDeal(OWN))
    assert computed.keys() == counted.keys()
    for deal, number in counted.items():
        assert computed[deal] == pytest.approx(number / counted.total())


def test_large_hands_are_dealt_fairly_too() -> None:
    """The chance to hold a given pair of cards among five of 48, by the tree and by counting."""
    variant = rl.Variant()
    held: Counter[bool] = Counter()
    chance = random.Random(1)
    for _ in range(150):
        deal = VariantDeal(variant)
        for _ in range(5):
            cards, shares = zip(*deal.outcomes(), strict=True)
            assert sum(shares) == pytest.approx(1)
            deal.put(chance.choices(cards, shares)[0])
        assert deal.creatures == sorted(deal.creatures)
        held["Luchataur" in deal.creatures] += 1
    without = comb(46, 5) / comb(48, 5)
    assert abs(held[False] / 150 - without) < 0.15


def played(variant: rl.Variant | None, seed: int, choices: int = 1000) -> rl.ExtensiveGame:
    tree, chance = rl.ExtensiveGame(variant), random.Random(seed)
    while tree.player == 2 or (tree.player < 2 and choices):
        if outcomes := tree.chance_outcomes():
            assert [action for action, _ in outcomes] == tree.legal_actions()
            assert sum(share for _, share in outcomes) == pytest.approx(1)
            tree.apply(chance.choices(*zip(*outcomes, strict=True))[0])
        else:
            choices -= 1
            tree.apply(chance.choice(tree.legal_actions()))
    return tree


@pytest.mark.parametrize("sets", [("first_contact",), ("king_of_tokyo",), tuple(SETS)])
def test_a_dealt_game_is_a_game_of_the_rules(sets: tuple[str, ...]) -> None:
    """Played to the end, it has as many cards as a game from a seed, and its start cards decided who begins."""
    tree = played(rl.Variant(sets=sets), 3)
    game = tree.game
    assert game is not None and game.over and tree.over and sum(tree.returns()) == 0
    start = game.clone().undo(len(game.choices))
    dealt, usual = start.position(), mindbug.Game(sets, 3, chance="explicit").position()
    for seat in ("p1", "p2"):
        assert [len(dealt[seat][zone]) for zone in ("hand", "draw")] == [5, 5]
    assert len(dealt["unused"]) + len(dealt["revealed"]) == len(usual["unused"]) + len(usual["revealed"])
    assert sorted([*dealt["power_row"], *dealt["power_deck"]]) == sorted([*usual["power_row"], *usual["power_deck"]])
    powers = [game.catalogue.creature(name).power for name in dealt["revealed"][-2:]]
    assert start.turn == ("p1" if powers[0] > powers[1] else "p2")
    assert mindbug.replay(game.record()).position() == game.position()


def test_trees_are_copied_pickled_and_played_again() -> None:
    for choices in (0, 3):
        tree = played(OWN, 2, choices)
        for again in (tree.clone(), copy.deepcopy(tree), pickle.loads(pickle.dumps(tree))):
            assert again.actions() == tree.actions() and again.information_state(0) == tree.information_state(0)
            again.apply(again.legal_actions()[0])
            assert len(again.actions()) > len(tree.actions())
    half = rl.ExtensiveGame(OWN)
    half.apply(half.legal_actions()[0])
    assert pickle.loads(pickle.dumps(half)).actions() == half.clone().actions() == half.actions()
    assert half.label(half.legal_actions()[-1]) == "deal Spider Owl: p1 hand"
    assert half.information_state(0) == b"" and half.returns() == (0.0, 0.0)


def test_a_variant_may_be_made_of_integers_of_numpy() -> None:
    one = np.int64(1)
    variant = rl.Variant(sets=("first_contact",), hand=one, draw=one, life=one)  # type: ignore[arg-type]
    assert variant == rl.Variant(sets=("first_contact",), hand=1, draw=1, life=1) and type(variant.hand) is int
    with pytest.raises(ValueError, match="hand must be a whole number from 1 to 10"):
        rl.Variant(hand=1.0)  # type: ignore[arg-type]


def test_what_cannot_be_dealt_is_refused() -> None:
    tree = rl.ExtensiveGame(OWN)
    for action in (-1, 10_000, 0):
        with pytest.raises(mindbug.IllegalChoice, match="a card must be dealt, one of Gorillion, Plated Scorpion"):
            tree.apply(action)
    with pytest.raises(ValueError, match="nobody has seen anything"):
        tree.resample(0, 1)
    for options, message in (({"hand": 0}, "hand must be a whole number from 1 to 10, not 0"),
                             ({"mindbugs": 3}, "mindbugs must be"), ({"life": True}, "life must be"),
                             ({"edition": "fifth"}, "edition must be one of"),
                             ({"cards": ("Gorillion",)}, "needs at least 22, these are 1"),
                             ({"sets": ("nothing",)}, "unknown set 'nothing'")):
        with pytest.raises(ValueError, match=message):
            rl.Variant(**options)


def test_small_variants_are_as_small_as_they_say() -> None:
    def size(tree: rl.ExtensiveGame) -> tuple[int, set[bytes]]:
        if tree.over:
            return 1, set()
        nodes, known = 1, {bytes([tree.player]) + tree.information_state(tree.player)} if tree.player < 2 else set()
        for action in tree.legal_actions():
            following = tree.clone()
            following.apply(action)
            more, others = size(following)
            nodes, known = nodes + more, known | others
        return nodes, known

    nodes, known = size(rl.ExtensiveGame(rl.small.TINY))
    assert (nodes, len(known)) == (1824, 997)
    for variant in rl.small.VARIANTS.values():
        assert played(variant, 1).over


# ---- games that a seat cannot tell apart, with their past


@pytest.mark.parametrize("sets", [("first_contact",), ("king_of_tokyo",), ("beyond_evolution", "new_servants")])
def test_a_resampled_game_is_the_same_to_the_seat_and_another_one_in_truth(sets: tuple[str, ...]) -> None:
    chance = random.Random(5)
    others = 0
    for seed in range(3):
        game = mindbug.Game(sets, seed, chance="explicit")
        for _ in range(chance.randrange(4, 30)):
            if not game.over:
                game.apply(chance.choice(game.legal_actions()))
        for seat in ("p1", "p2"):
            other = game.resample(seat, seed)
            assert other.information_state(seat) == game.information_state(seat)
            assert other.observation(seat) == game.observation(seat)
            assert other.actions() == game.actions() and other.player == game.player
            assert mindbug.Game.from_bytes(other.to_bytes()).information_state(seat) == game.information_state(seat)
            others += other.position() != game.position()
    assert others >= 4


def test_resampling_covers_every_hand_that_fits() -> None:
    """One card each of four, p1 has not played: p2 holds each of the other three about as often."""
    game = mindbug.Game.from_position({"cards": ["Gorillion", "Plated Scorpion", "Spider Owl", "Tiger Squirrel"],
                                       "sets": [], "p1": {"hand": ["Gorillion"]}, "p2": {"hand": ["Spider Owl"]},
                                       "unused": ["Plated Scorpion", "Tiger Squirrel"]},
                                      chance="explicit")
    held = Counter(game.resample("p1", seed).position()["p2"]["hand"][0] for seed in range(150))
    assert set(held) == {"Spider Owl", "Plated Scorpion", "Tiger Squirrel"} and min(held.values()) > 30


def test_a_game_with_sampled_chance_is_not_resampled() -> None:
    with pytest.raises(ValueError, match='resample needs a game with chance="explicit"'):
        mindbug.Game().resample("p1")


def test_chance_outcomes_are_those_of_chance_only() -> None:
    """A die is fair; two copies in a hand are one outcome, and twice as likely to be picked."""
    assert mindbug.Game(chance="explicit").chance_outcomes() == []
    chance, kinds = random.Random(1), set()
    for seed in range(12):
        game = mindbug.Game(["king_of_tokyo"], seed, chance="explicit")
        while not game.over:
            if game.player == 2:
                decision = game.decision
                assert decision is not None
                kinds.add(decision.kind)
                outcomes = game.chance_outcomes()
                assert [action for action, _ in outcomes] == game.legal_actions()
                if decision.kind == "roll":
                    assert {share for _, share in outcomes} == {1 / 6}
            game.apply(chance.choice(game.legal_actions()))
    assert "roll" in kinds
    steal = mindbug.Game.from_position({"p1": {"hand": ["Spider Owl", "Spider Owl", "Bee Bear"], "play": ["Gorillion"]},
                                        "p2": {"hand": ["Gorillion"], "play": ["Strange Barrel"]}},
                                       chance="explicit", allow_any_copies=True)
    steal.choose("attack Gorillion")
    steal.choose("block Strange Barrel")
    labels = rl.schema_of(steal).labels
    shares = {labels[action]: share for action, share in steal.chance_outcomes()}
    assert shares == {"pick Bee Bear": pytest.approx(1 / 3), "pick Spider Owl": pytest.approx(2 / 3)}
