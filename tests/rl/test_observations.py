"""The numbers of an observation say what the view of the seat says, at every decision of random games."""

import random
from collections import Counter

import pytest

import mindbug
from mindbug import rl
from mindbug.cards import SETS
from mindbug.game.planes import KEYWORDS
from mindbug.game.seats import SEATS, Seat
from mindbug.game.views import SeatView
from tests import sampling

MIXES = (["first_contact"], ["battlefruit_kingdom", "battlefruit_galaxy"], ["king_of_tokyo"],
         ["beyond_evolution", "beyond_eternity"], list(SETS))
Words = dict[str, dict[str, int]]


def numbered(names: list[str]) -> list[str]:
    """The second of a name is #2, and so on."""
    seen: Counter[str] = Counter()
    found = []
    for name in names:
        seen[name] += 1
        found.append(name if seen[name] == 1 else f"{name} #{seen[name]}")
    return found


def in_words(side: str, shown: SeatView) -> Words:
    """The planes of one side as its view has them."""
    creatures = dict(zip(numbered([creature["name"] for creature in shown["play"]]), shown["play"], strict=True))
    cards = [card for card in shown["hand"] if card is not None]
    planes: Words = {
        "hand": dict.fromkeys(numbered(cards), 1),
        "discard": dict.fromkeys(numbered(shown["discard"]), 1),
        "play": dict.fromkeys(creatures, 1),
        "power": {name: creature["power"] for name, creature in creatures.items()},
        "exhausted": {name: 1 for name, creature in creatures.items() if creature["exhausted"]},
        "octonite": {name: creature["octonite"] for name, creature in creatures.items() if creature["octonite"]},
        "boost cards": {name: len(creature["boost"]) for name, creature in creatures.items() if creature["boost"]},
        "life": {"": shown["life"]}, "mindbugs": {"": shown["mindbugs"]}, "energy": {"": shown["energy"]},
        "hand size": {"": len(shown["hand"])}, "draw size": {"": shown["draw"]},
        "extra turns": {"": shown["extra_turns"]},
        **{keyword: {name: 1 for name, creature in creatures.items()
                     if keyword in creature["keywords"] and not creature["idle"]} for keyword in KEYWORDS}}
    return {f"{side} {name}": {column: value for column, value in plane.items() if value}
            for name, plane in planes.items()}


def compare(game: mindbug.Game, seat: Seat) -> None:
    view = game.view(seat)
    rival: Seat = "p2" if seat == "p1" else "p1"
    told = rl.decode(rl.observation(game, seat), rl.schema_of(game))
    for plane, expected in {**in_words("own", view[seat]), **in_words("rival", view[rival])}.items():
        assert told.get(plane, {}) == expected, plane
    assert told.get("revealed", {}) == dict(Counter(view["revealed"]))
    assert told.get("on the way", {}) == dict.fromkeys(numbered(view["playing"]), 1) or not view["playing"]
    assert told["turn number"] == {"": view["turn_number"]} and ("own turn" in told) == (view["turn"] == seat)


@pytest.mark.parametrize("sets", MIXES, ids="+".join)
def test_an_observation_says_what_the_view_says(sets: list[str]) -> None:
    """Two games take turns: what is remembered of one deal must not show in the other."""
    chance = random.Random(5)
    for seed in range(3 if sampling.quick else 12):
        games = [mindbug.Game(sets, 2 * seed), mindbug.Game(sets, 2 * seed + 1)]
        while any(not game.over for game in games):
            for game in games:
                for seat in SEATS:
                    compare(game, seat)
                seen, mask = rl.observe(game)
                assert (seen == (rl.public_state(game) if game.over else rl.observation(game, game.player))).all()
                assert (mask == rl.legal_mask(game)).all() and rl.observe(game, copy=False)[0].tolist() == seen.tolist()
                if actions := game.legal_actions():
                    assert [action for action, legal in enumerate(rl.legal_mask(game)) if legal] == actions
                    game.apply(chance.choice(actions))


def test_a_copy_stays_and_a_window_does_not() -> None:
    game = mindbug.Game(seed=3)
    kept, mask = rl.observe(game)
    window, legal = rl.observe(game, copy=False)
    before = kept.tolist(), mask.tolist()
    assert (window.tolist(), legal.tolist()) == before
    game.apply(game.legal_actions()[0])
    rl.observe(game)
    assert (kept.tolist(), mask.tolist()) == before
    assert window.tolist() != before[0] and legal.tolist() != before[1]
    with pytest.raises(ValueError, match="read-only"):
        window[0] = 1
