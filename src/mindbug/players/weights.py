"""The weights of the evaluation: a first guess from what is printed, and learned ones from a file."""

import json
from functools import cache
from pathlib import Path

from mindbug.engine.tables import Tables
from mindbug.players import evaluation
from mindbug.players.evaluation import Weights, feature_count
from mindbug.words import Creature, Keyword

WEIGHTS_FILE = Path(__file__).with_name("weights.json")
KEYWORD_VALUE = {Keyword.FRENZY: 0.25, Keyword.HUNTER: 0.2, Keyword.POISONOUS: 0.3, Keyword.SNEAKY: 0.35,
                 Keyword.TOUGH: 0.3, Keyword.FAST: 0.1}
GLOBAL_NAMES = [
    *(f"life {n}" for n in range(1, evaluation.LIFE_STEPS + 1)), "mindbugs 0", "mindbugs 1", "mindbugs 2", "draw pile",
    "to move", "exhausted", "octonite", "energy", "strongest", "creatures", "bonus power", "empty hand",
]
GLOBAL_GUESS = [-1.5, -0.6, 0.0, 0.35, 0.6, 0.8, 1.0, 1.1, -0.8, 0.0, 0.6, 0.2, 0.25, -0.2, 0.0, 0.1, 0.03, 0.0, 0.05,
                -0.4]


def guess_in_play(card: Creature) -> float:
    value = 0.07 * card.power + sum(KEYWORD_VALUE[keyword] for keyword in card.keywords)
    return value + 0.15 * len(card.constants) + 0.15 * bool(card.attack) + 0.1 * bool(card.defeated or card.action)


def guess_in_hand(card: Creature) -> float:
    return 0.55 * guess_in_play(card) + 0.15 * bool(card.play)


def first_guess(tables: Tables) -> list[float]:
    return [*map(guess_in_play, tables.creatures), *map(guess_in_hand, tables.creatures), *GLOBAL_GUESS]


def read_weights(tables: Tables, path: Path = WEIGHTS_FILE) -> list[float]:
    """The learned weights; cards that the file does not know (one's own) get the guess."""
    data = json.loads(path.read_text(encoding="utf-8"))
    values = first_guess(tables)
    for number, card in enumerate(tables.creatures):
        if card.name in data["cards"]:
            values[number], values[len(tables.creatures) + number] = data["cards"][card.name]
    for number, name in enumerate(GLOBAL_NAMES):
        values[2 * len(tables.creatures) + number] = data["table"][name]
    return values


def write_weights(tables: Tables, values: list[float], path: Path) -> None:
    assert len(values) == feature_count(tables)
    n = len(tables.creatures)
    data = {
        "table": {name: round(values[2 * n + number], 4) for number, name in enumerate(GLOBAL_NAMES)},
        "cards": {card.name: [round(values[number], 4), round(values[n + number], 4)]
                  for number, card in enumerate(tables.creatures)},
    }
    lines = json.dumps(data, ensure_ascii=False, indent=1)
    path.write_text(lines + "\n", encoding="utf-8")


@cache
def learned(tables: Tables) -> Weights:
    return Weights(tables, read_weights(tables))
