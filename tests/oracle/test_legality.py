"""The engine and the naive rules agree in random games of all sets, and the naive rules notice what is wrong."""

import random
from collections.abc import Iterator

import pytest

import mindbug
from mindbug.cards import SETS
from mindbug.game.editions import EDITIONS
from tests.oracle import naive
from tests.oracle.facts import CREATURES
from tests.oracle.witness import Witness, random_choice

GAMES = 3
"""So many games of every set and edition are played; `benchmarks/legality.py` plays many more."""


DEALT = 20
"""So many cards a game needs at least; smaller sets are for mixes only."""
ALONE = [(one,) for one, cards in SETS.items() if sum(card.copies for card in cards.creatures) >= DEALT]


def play(game: mindbug.Game, seed: int) -> Iterator[Witness]:
    """A random game that likes attacks; gives the witness after every choice."""
    dice = random.Random(seed)
    witness = Witness(game)
    while not game.over:
        witness.choose(random_choice(game, dice))
        yield witness


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("sets", [*ALONE, tuple(SETS)], ids="+".join)
def test_the_engine_agrees_with_the_naive_rules(sets: tuple[str, ...], edition: str) -> None:
    for seed in range(GAMES):
        game = mindbug.Game(sets=sets, seed=seed, edition=edition)
        for witness in play(game, seed):
            assert not witness.disagreements, f"{witness.disagreements[0]}\n{game.record()}"
        assert witness.tally["action"] > 0


def test_every_printed_creature_has_its_fact() -> None:
    for cards in SETS.values():
        for card in cards.creatures:
            fact = CREATURES[card.name]
            assert (fact.power, fact.keywords) == (card.power, frozenset(keyword.name for keyword in card.keywords))


@pytest.mark.parametrize(("kind", "name", "sets"), [
    ("own power", "Goblin Werewolf", "first_contact"),
    ("power of allies", "Shield Bugs", "first_contact"),
    ("keywords of allies", "Orange Owlmancer", "battlefruit_kingdom"),
    ("forbids attacks", "The King", "king_of_tokyo"),
    ("forbids blocks", "Elephantopus", "first_contact"),
    ("blockable only by some", "Bee Bear", "first_contact"),
])
def test_a_forgotten_ability_is_noticed(kind: str, name: str, sets: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(naive.CONSTANTS[kind], name)
    assert any(witness.disagreements for seed in range(60) for witness in play(mindbug.Game([sets], seed), seed))


@pytest.mark.parametrize(("rule", "wrong"), [
    ("loses", lambda board, it, foe, reversed_: board.powers[it] < board.powers[foe]),
    ("huntable", lambda board, attacker: []),
    ("can_attack", lambda board, it: it.attacks < 1),
    ("can_act", lambda board, it: it.name in naive.ACTIONS),
])
def test_a_wrong_rule_is_noticed(rule: str, wrong: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(naive, rule, wrong)
    assert any(witness.disagreements for seed in range(60)
               for witness in play(mindbug.Game(["battlefruit_galaxy"], seed), seed))
