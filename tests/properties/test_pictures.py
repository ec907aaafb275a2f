"""Pictures for notebooks: valid SVG that shows what its reader may know."""

import xml.etree.ElementTree as ElementTree

import pytest

import mindbug
from mindbug.engine.random32 import Random
from tests.properties.games import FULL_MIX, decisions


def words_in(svg: str) -> str:
    return " ".join(node.text or "" for node in ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}text"))


def test_every_moment_of_a_game_can_be_drawn() -> None:
    game = FULL_MIX.game(91)
    for _ in decisions(game, Random(91)):
        words_in(game._repr_html_())
        for reader in ("p1", "p2", None):
            words_in(mindbug.picture(game.scene(reader)))
    assert f"over: {game.winner}" in words_in(game._repr_html_())


def test_a_table_shows_both_hands_to_its_owner_and_one_to_a_seat() -> None:
    game = mindbug.Game.from_position({"p1": {"hand": ["Gorillion"], "play": ["Bee Bear"]},
                                       "p2": {"hand": ["Spider Owl"], "play": ["Rhino Turtle (exhausted)"]}})
    assert {name in words_in(game._repr_html_()) for name in ("Gorillion", "Spider Owl")} == {True}
    seen = words_in(mindbug.picture(game.scene("p1"))._repr_svg_())
    assert "Gorillion" in seen and "Spider Owl" not in seen and "Rhino Turtle" in seen and "exhausted" in seen
    assert "p1 decides: action" in seen


def test_a_card_a_hand_and_a_side_are_pictures_too() -> None:
    side = mindbug.Game.from_position({"p1": {"hand": ["Gorillion", "Bee Bear"]}}).scene("p1").me
    assert words_in(mindbug.picture(side.hand[0])).startswith("Gorillion 10")
    assert "Bee Bear" in words_in(mindbug.picture(side.hand)) and "3 life" in words_in(mindbug.picture(side))


def test_what_is_no_scene_is_refused_with_a_word() -> None:
    for other in (mindbug.Game().view("p1"), "Gorillion"):
        with pytest.raises(TypeError, match=r"picture draws what game.scene\(seat\) gives"):
            mindbug.picture(other)  # type: ignore[arg-type]
