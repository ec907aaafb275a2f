"""Properties of whole games, seen through the public interface."""

import json
from typing import Any

import pytest

import mindbug
from mindbug.engine.random32 import Random
from mindbug.game.labels import PLAIN_VERBS, REROLLS
from tests.properties.games import READERS, Mix, decisions, in_step, labels, share

BARE_LABELS = {label for verbs in PLAIN_VERBS.values() for label in verbs.values()} | {*REROLLS[1], *REROLLS[2]}


def everything(game: mindbug.Game) -> str:
    """Everything that can be seen of a game, as text that changes with any of it."""
    seen = [game.position(), [game.view(reader) for reader in READERS], str(game.record()), labels(game),
            [repr(event) for event in game.events], game.winner, game.outcome]
    return json.dumps(seen)


def looks(game: mindbug.Game) -> str:
    """The position of a game, without the way it got there."""
    return json.dumps([game.position(), [game.view(reader) for reader in READERS], labels(game), game.winner,
                       game.outcome])


@pytest.mark.parametrize("mix", share(0), ids=str)
def test_exactly_the_offered_options_are_accepted(mix: Mix) -> None:
    game = mix.game(seed=11, chance="explicit")
    seen = set(BARE_LABELS)
    for decision in decisions(game, Random(11)):
        offered = labels(game)
        assert len(set(offered)) == len(offered)
        seen.update(offered)
        before = looks(game)
        for label in sorted(seen.difference(offered)):
            with pytest.raises(mindbug.IllegalChoice):
                game.choose(label)
        assert looks(game) == before
        for option in decision.options:
            clone = game.clone()
            clone.choose(option)
            assert clone.choices[-1].label == str(option)
        assert looks(game) == before
    with pytest.raises(mindbug.IllegalChoice):
        game.choose(sorted(seen)[0])


@pytest.mark.parametrize("mix", share(1), ids=str)
def test_a_clone_is_independent_and_has_the_same_future(mix: Mix) -> None:
    random = Random(12)
    game = mix.game(seed=12)
    for _ in decisions(game, random):
        if random.below(6):
            continue
        before = everything(game)
        clone, twin = game.clone(), game.clone()
        assert everything(clone) == before
        for _ in in_step(clone, twin, Random(random.state)):
            pass
        assert everything(game) == before
        assert everything(twin) == everything(clone)


def mirrored(value: object) -> object:
    """The same position with the seats exchanged."""
    exchanged = {"p1": "p2", "p2": "p1"}
    if isinstance(value, dict):
        return {exchanged.get(key, key): mirrored(entry) for key, entry in value.items()}
    return exchanged.get(value, value) if isinstance(value, str) else value


@pytest.mark.parametrize("mix", share(2), ids=str)
def test_both_seats_are_alike(mix: Mix) -> None:
    random = Random(13)
    dealt = mix.game(seed=13, chance="explicit")
    for decision in decisions(dealt, random):
        if decision.kind != "action" or random.below(4):
            continue
        position = dealt.position()
        game = mindbug.Game.from_position(position, chance="explicit")
        mirror = mindbug.Game.from_position(mirrored(position), chance="explicit")
        for here in in_step(game, mirror, Random(random.state)):
            there = mirror.decision
            assert there is not None
            assert (there.player, there.kind, there.source) == (mirrored(here.player), here.kind, here.source)
            assert labels(mirror) == labels(game)
            # the moment of a turn is told in numbers, in which seats are no names; its check covers the whole position
            here_lies, there_lies = ({key: value for key, value in each.position().items() if key != "moment"}
                                     for each in (game, mirror))
            assert there_lies == mirrored(here_lies)
        assert mirror.over
        assert (mirror.winner, mirror.outcome) == (mirrored(game.winner), game.outcome)


@pytest.mark.parametrize("mix", share(0), ids=str)
def test_a_record_leads_back_to_where_it_was_made(mix: Mix) -> None:
    chance = "explicit" if mix.rules else "sampled"
    game = mix.game(seed=14, chance=chance)
    points: list[str] = []
    for _ in decisions(game, Random(14)):
        points.append(everything(game))
        if len(points) % 3:
            continue
        text = str(game.record())
        assert mindbug.Record.parse(text) == game.record()
        assert everything(mindbug.replay(text)) == points[-1]
    end = everything(game)
    assert everything(mindbug.replay(str(game.record()))) == end
    for back in (1, 2, len(points) // 2, len(points)):
        assert everything(game.clone().undo(back)) == points[-back]
    assert everything(game) == end
    for wrong in (-1, len(points) + 1):
        with pytest.raises(ValueError, match="cannot be taken back"):
            game.undo(wrong)


@pytest.mark.parametrize("mix", share(1), ids=str)
def test_a_position_leads_on_to_the_same_game(mix: Mix) -> None:
    random = Random(15)
    game = mix.game(seed=15, chance="explicit")
    for decision in decisions(game, random):
        if decision.kind != "action":
            continue
        position = json.loads(json.dumps(game.position()))  # it must survive a file
        twin = mindbug.Game.from_position(position, chance="explicit")
        assert looks(twin) == looks(game)
        if random.below(5):
            continue
        original = game.clone()
        for _ in in_step(original, twin, Random(random.state)):
            assert looks(twin) == looks(original)
        assert looks(twin) == looks(original)


# What a position cannot say must make no difference. Each: a position, choices up to another one, choices from there.
DETOURS: dict[str, tuple[dict[str, Any], list[str], list[str]]] = {
    "which of two copies the opponent has seen": (
        {"p1": {"hand": ["Giraffodile", "Killer Bee", "Gorillion"], "discard": ["Killer Bee"]},
         "p2": {"mindbugs": 0, "hand": ["Bee Bear", "Luchataur"]}},
        ["play Giraffodile", "play Bee Bear", "decline"],
        ["play Killer Bee"],
    ),
    "which of the fighters was in play first": (
        {"p1": {"mindbugs": 0, "hand": ["Explosive Toad", "Gorillion"]},
         "p2": {"mindbugs": 0, "hand": ["Bee Bear", "Luchataur"], "play": ["Harpy Mother"]}},
        ["play Explosive Toad", "play Bee Bear"],
        ["attack Explosive Toad", "block Harpy Mother"],
    ),
    "which discard pile was there first": (
        {"p1": {"mindbugs": 0, "hand": ["Coconut Crab"], "play": ["Sporeweaver (1 octonite)", "Pesky Peas"]},
         "p2": {"mindbugs": 0, "hand": ["Bananapus"], "play": ["Rad Radish"], "discard": ["Cherry Bug"]}},
        ["attack Pesky Peas", "block Rad Radish"],
        ["play Bananapus", "choose Pesky Peas", "choose Cherry Bug"],
    ),
}


@pytest.mark.parametrize("detour", DETOURS)
def test_a_position_holds_all_that_matters(detour: str) -> None:
    position, before, after = DETOURS[detour]
    game = mindbug.Game.from_position(position, chance="explicit")
    for label in before:
        game.choose(label)
    twin = mindbug.Game.from_position(game.position(), chance="explicit")
    assert looks(twin) == looks(game)
    for label in after:
        game.choose(label)
        twin.choose(label)
        assert looks(twin) == looks(game)
