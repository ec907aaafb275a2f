"""Whole games as people can read them: who chose what between which options, what both seats saw, what happened."""

import hashlib
import json
from collections.abc import Iterator

import pytest

import mindbug
from mindbug import text
from mindbug.cards import SETS
from mindbug.engine.random32 import Random
from mindbug.game.in_play import InPlay
from mindbug.game.seats import SEATS
from tests.golden.files import compare

GAMES: dict[str, tuple[list[str], str, int]] = {
    "first_contact": (["first_contact"], "current", 1),
    "first_contact_third_edition": (["first_contact"], "third", 2),
    "battlefruit_kingdom": (["battlefruit_kingdom"], "current", 3),
    "battlefruit_galaxy": (["battlefruit_galaxy"], "current", 4),
    "king_of_tokyo": (["king_of_tokyo"], "current", 5),
    "new_servants": (["new_servants"], "current", 8),
    "beyond_evolution": (["beyond_evolution"], "current", 9),
    "beyond_eternity": (["beyond_eternity"], "current", 10),
    "promos": (["promos"], "current", 11),
    "all_sets": (list(SETS), "current", 6),
    "all_sets_third_edition": (list(SETS), "third", 7),
}


def story(sets: list[str], edition: str, seed: int) -> Iterator[str]:
    game = mindbug.Game(sets=sets, seed=seed, edition=edition, chance="explicit")
    yield f"sets: {', '.join(sets)}\nedition: {edition}\nseed: {seed}\n"
    random = Random(seed)
    told = 0
    while True:
        for event in game.events[told:]:
            yield f"    * {text.event_text(event, 'en')}"
        told = len(game.events)
        decision = game.decision
        yield from table(game)
        if decision is None:
            yield f"winner: {game.winner}, {game.outcome}"
            return
        choice = decision.options[random.below(len(decision.options))]
        asked = f"{decision.player} {decision.kind}" + (f" ({decision.source})" if decision.source else "")
        yield f"{asked}: {' | '.join(str(option) for option in decision.options)}"
        yield f"> {choice}"
        game.choose(choice)


def table(game: mindbug.Game) -> Iterator[str]:
    """The public table, then what each seat sees of the hands; the hash stands for the whole view of that seat."""
    public = game.view(None)
    yield f"\nturn {public['turn_number']} of {public['turn']}"
    for seat in SEATS:
        side = public[seat]
        counts = f"{side['life']} life, {side['mindbugs']} Mindbugs, {side['energy']} energy, draw pile {side['draw']}"
        yield f"  {seat}: {counts}"
        yield f"    in play: {', '.join(creature(entry) for entry in side['play']) or '-'}"
        yield f"    discard: {', '.join(side['discard']) or '-'}"
    if public["power_row"]:
        yield f"  Power: {', '.join(public['power_row'])}; deck {public['power_deck']}"
    for seat in SEATS:
        view = game.view(seat)
        hands = "; ".join(f"{whose} hand {', '.join(card or '?' for card in view[whose]['hand']) or '-'}"
                          for whose in SEATS)
        yield f"  {seat} sees {hands} [{fingerprint(view)}]"


def creature(entry: mindbug.CreatureView) -> str:
    known = str(InPlay(entry["name"], entry["exhausted"], entry["octonite"], entry["side"], tuple(entry["boost"])))
    return " ".join([known, str(entry["power"]), *entry["keywords"], *(["idle"] * entry["idle"])])


def fingerprint(view: mindbug.View) -> str:
    """Leaves out the engine's own numbers, which may change while nothing changes for anybody."""
    seen = {key: value for key, value in view.items() if key != "engine"}
    return hashlib.sha256(json.dumps(seen).encode()).hexdigest()[:8]


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_told_as_ever(name: str) -> None:
    compare(f"games/{name}.txt", "\n".join(story(*GAMES[name])) + "\n")
