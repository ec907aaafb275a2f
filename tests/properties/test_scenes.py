"""A scene tells the same as the view, and every option has its place in it."""

from collections import Counter
from dataclasses import replace

import pytest

import mindbug
from mindbug.engine.random32 import Random
from mindbug.game.seats import SEATS, Seat
from tests.properties.games import MIXES, READERS, Mix, decisions


def sides(scene: mindbug.Scene) -> dict[Seat, mindbug.SceneSide]:
    return {side.seat: side for side in (scene.me, scene.opp)}


def as_view(card: mindbug.SceneCard) -> dict[str, object]:
    return {"name": card.name, "power": card.power, "keywords": list(card.keywords), "idle": card.idle,
            "exhausted": card.exhausted, "side": card.side, "octonite": card.octonite, "boost": list(card.boost)}


def check_side(side: mindbug.SceneSide, view: mindbug.SeatView) -> None:
    assert (side.life, side.mindbugs, side.energy, side.draw) == (
        view["life"], view["mindbugs"], view["energy"], view["draw"])
    assert [card.name for card in side.hand] == view["hand"]
    assert [card.name for card in side.discard] == view["discard"]
    assert [as_view(card) for card in side.play] == view["play"]
    assert [as_view(card) for card in side.aside] == view["aside"]


def check_bonuses(card: mindbug.SceneCard) -> None:
    """The listed bonuses explain the difference to the printed power."""
    assert card.power == card.printed + sum(bonus.power for bonus in card.bonuses)


@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_a_scene_tells_the_same_as_the_view(mix: Mix) -> None:
    game = mix.game(71)
    for _ in decisions(game, Random(71)):
        for reader in READERS:
            scene, view = game.scene(reader), game.view(reader)
            for seat, side in sides(scene).items():
                check_side(side, view[seat])
                for card in side.play:
                    check_bonuses(card)
            assert scene.me.seat == (reader or "p1")
            assert (scene.reader, scene.turn, scene.turn_number) == (reader, view["turn"], view["turn_number"])
            assert [card.name for card in scene.stage] == view["playing"]
            assert [card.name for card in scene.power_row] == view["power_row"]
            assert (scene.power_deck, list(scene.power_discard)) == (view["power_deck"], view["power_discard"])
            assert list(scene.revealed) == view["revealed"]
            attackers = [card.name for side in (scene.me, scene.opp) for card in side.play if card.attacking]
            assert attackers == [view["attacking"]] * (view["attacking"] is not None)
    scene = game.scene("p1")
    assert scene.decision is None and (scene.winner, scene.outcome) == (game.winner, game.outcome)


@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_every_option_is_on_one_card_or_on_a_button_and_nobody_else_sees_it(mix: Mix) -> None:
    game = mix.game(72, chance="explicit")
    on_cards = 0
    for decision in decisions(game, Random(72)):
        for reader in READERS:
            scene = game.scene(reader)
            places = Counter(str(option) for card in scene.cards for option in card.options)
            on_cards += len(places)
            places.update(map(str, scene.buttons))
            assert scene.decision is not None
            if decision.player == reader:
                assert places == Counter(map(str, decision.options))
                assert scene.decision == decision
            else:
                assert not places
                assert not any(card.why_not or card.twin for card in scene.cards)
                assert all(option.card is None for option in scene.decision.options)
                assert replace(scene.decision, options=()) == replace(decision, options=())
    assert on_cards > 30


def test_ids_are_unique_and_stay_with_a_secret() -> None:
    game = MIXES[0].game(73)
    names: dict[Seat, dict[str, str]] = {seat: {} for seat in SEATS}
    for _ in decisions(game, Random(73)):
        for seat in SEATS:
            for secret in (None, b"secret"):
                cards = game.scene(seat, secret=secret).cards
                assert len({card.id for card in cards}) == len(cards)
                assert all(card.twin in {other.id for other in cards} for card in cards if card.twin)
            for card in game.scene(seat, secret=b"secret").cards:
                if card.name:
                    assert names[seat].setdefault(card.id, card.name) == card.name
    assert not names["p1"].keys() & names["p2"].keys()


def test_everything_can_be_opened_and_asking_can_end() -> None:
    game = MIXES[0].game(74)
    assert game.decision is not None
    seat = game.decision.player
    truth = game.position()
    opened = sides(game.scene(None, all_open=True))
    for each in SEATS:
        assert sorted(card.name or "" for card in opened[each].hand) == sorted(truth[each]["hand"])
    assert any(card.options for card in game.scene(seat).cards)
    ended = game.scene(seat, finished=True)
    assert ended.decision is None and not ended.buttons
    assert not any(card.options or card.why_not or card.asking for card in ended.cards)
    with pytest.raises(ValueError, match="seat must be 'p1', 'p2' or None, not 'chance'"):
        game.scene("chance")
    with pytest.raises(ValueError, match="seat must be 'p1', 'p2', 0 or 1, not None"):
        game.trials(None)  # type: ignore[arg-type]


def test_reasons_name_the_first_that_forbids_it() -> None:
    """By arrival: Pomelozilla forbids HUNTERs to attack before The King forbids it to all the others."""
    game = mindbug.Game.from_position({
        "p1": {"mindbugs": 0, "hand": ["The King", "Gorillion"], "play": ["Shark Dog"]},
        "p2": {"mindbugs": 0, "hand": ["Bee Bear"], "play": ["Pomelozilla"]}})
    for label in ("play The King", "play Bee Bear"):
        game.choose(label)
    shark_dog, the_king = game.scene("p1").me.play
    assert shark_dog.why_not == mindbug.Reason("banned_from_attacking", "Pomelozilla")
    assert the_king.why_not is None and [str(option) for option in the_king.options] == ["attack The King"]
