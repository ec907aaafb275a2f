"""Every card has a picture of its own; every picture is safe to show anywhere."""

import hashlib
import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest

from mindbug.cards import SETS
from mindbug.web.art import (
    FACES,
    ICONS,
    LOOKS,
    POWERS,
    back_svg,
    creature_svg,
    die_svg,
    icon_svg,
    mindbug_svg,
    power_svg,
)
from mindbug.web.art.__main__ import STRANGERS, main
from mindbug.web.art.backdrops import SCENES
from mindbug.web.art.bodies import BODIES
from mindbug.web.art.creature import draw
from mindbug.web.art.guess import HINTS, POOLS
from mindbug.web.art.recipes import SETS as DRAWN
from mindbug.web.art.registry import LAYERS, PARTS
from mindbug.words import Keyword, Trigger

# `stages` comes with the sets that evolve
CREATURES = [face.name for card_set in SETS.values() for card in card_set.creatures
             for face in (card, *getattr(card, "stages", ()))]
POWER_CARDS = [card.name for card_set in SETS.values() for card in card_set.power_cards]
SVG = "{http://www.w3.org/2000/svg}"
ALLOWED = {"svg", "g", "path", "circle", "ellipse", "rect", "use", "defs", "clipPath", "linearGradient",
           "radialGradient", "stop"}
ARITY = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
PICTURES: dict[str, Callable[[], str]] = {
    **{name: lambda name=name: creature_svg(name) for name in (*LOOKS, *STRANGERS)},  # type: ignore[misc]
    **{name: lambda name=name: power_svg(name) for name in (*POWER_CARDS, "A Power of mine")},  # type: ignore[misc]
    **{f"die {face}": lambda face=face: die_svg(face) for face in FACES},  # type: ignore[misc]
    **{f"icon {name}": lambda name=name: icon_svg(name) for name in ICONS},  # type: ignore[misc]
    "Mindbug": mindbug_svg,
    "back": back_svg,
}
# creatures and stage faces of each set, whether or not the game already knows the set
COUNTS = {"first_contact": 32, "new_servants": 12, "battlefruit_kingdom": 32, "battlefruit_galaxy": 32,
    "battlefruit_addon": 9, "king_of_tokyo": 32, "beyond_evolution": 38, "beyond_eternity": 32, "promos": 33}
# one creature in three ages
LINES = (
    ("Cloud Lady", "Typhoon Princess", "Thunder Queen"),
    ("Curious Tadpole", "Frog Prophet", "World Eater"),
    ("Waddling Recruit", "Veteran Penguin", "Frosty Fortress"),
    ("Wildsprout", "Bigroot", "Oakenmaster"),
    ("Kitten Crewmate", "One-Eye Felix", "Silver Whiskers"),
    ("Tuckbox Mimic", "Deckbox Mimic", "Big Box Mimic"),
    ("Cutecat", "Zencats", "Evilcat"),
)
# the first 16 digits of sha256: a changed picture must be looked at (`python -m mindbug.web.art OUT.html`)
GOLDEN = {
    "Elephantopus": "b0a0e1afca63045b",
    "Sharky Crab-Dog-Mummypus": "7eb3b73fbc9265e5",
    "Bananapus": "b410a923cd49e283",
    "The Broccoli Bards": "e0c84ca21bca22a9",
    "Starship Soupers": "22465de24ff3e7fa",
    "Quetzalcóatl": "c729a3bcea4e7d4e",
    "Pandakaï": "11c655bfe39157c6",
    "Hungry Hungry Hamster": "883671abb47d6adf",
    "Octocopter": "e801f103545c5b2b",
    "Frosty Fortress": "4a761324299775a6",
    "Goat Dragon": "b1c670ae95d59409",
    "Alpacoodle": "cd77d10a8526ac74",
    "Evilcat": "42b9a17e0c2b3584",
    "Zygomorph": "478438b287c876bb",
    "Rage": "4e60cdacd23dc869",
    "die +2": "443c3b47023008fe",
    "icon octonite": "5f5020aac90b99c1",
    "Mindbug": "5dbd24074247c290",
    "back": "f97d71ed8d2e6e3c",
}


def test_every_printed_creature_has_a_recipe() -> None:
    assert set(CREATURES) - LOOKS.keys() == set()
    assert {set_id: len(looks) for set_id, looks in DRAWN.items()} == COUNTS
    assert len(LOOKS) == sum(COUNTS.values())  # no name is drawn twice


@pytest.mark.parametrize("line", LINES)
def test_an_evolved_face_is_the_same_creature_grown_and_richer(line: tuple[str, ...]) -> None:
    ages = [LOOKS[name] for name in line]
    for young, old in pairwise(ages):
        assert abs(young.hue - old.hue) <= 25
        assert young.size < old.size
        assert len(young.names) <= len(old.names)
        assert set(young.names) & set(old.names)
    assert len(ages[0].names) < len(ages[-1].names)


def test_every_printed_power_card_has_an_emblem() -> None:
    assert set(POWERS) == set(POWER_CARDS)
    assert len(POWERS) == 16


@pytest.mark.parametrize("name", LOOKS)
def test_a_recipe_names_only_what_exists(name: str) -> None:
    look = LOOKS[name]
    assert look.body in BODIES
    assert look.scene in SCENES
    assert set(look.names) <= PARTS.keys(), set(look.names) - PARTS.keys()
    assert len(set(look.names)) == len(look.names)
    layers = [PARTS[part][0] for part in look.names]
    assert layers.count("mouth") <= 1
    assert layers.count("eyes") == 1 or {"duck_heads", "hydra_heads", "pod_peas"} & set(look.names)
    assert 0.8 <= look.size <= 1


def test_hints_and_pools_name_only_what_exists() -> None:
    for body, _, parts in HINTS.values():
        assert body in BODIES
        assert set(parts.split()) <= PARTS.keys()
    for layer, pool in POOLS.items():
        assert layer in LAYERS
        assert {PARTS[part][0] for part in pool} == {layer}


def test_every_part_is_used() -> None:
    used = {part for look in LOOKS.values() for part in look.names}
    used |= {part for hint in HINTS.values() for part in hint[2].split()}
    used |= {part for pool in POOLS.values() for part in pool}
    assert PARTS.keys() - used == set()


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_well_formed_and_stands_alone(name: str) -> None:
    svg = PICTURES[name]()
    root = ElementTree.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    assert {"viewBox", "width", "height"} <= root.attrib.keys()
    ids = []
    for element in root.iter():
        assert element.tag.removeprefix(SVG) in ALLOWED
        assert not (element.text or "").strip()
        ids += [element.attrib["id"]] if "id" in element.attrib else []
        for key, value in element.attrib.items():
            assert not key.lower().startswith("on") and "style" not in key
            assert "://" not in value and "javascript" not in value and "nan" not in value
            if key == "href":
                assert value.startswith("#")
    assert len(set(ids)) == len(ids)
    referred = set(re.findall(r'url\(#([^)]+)\)|href="#([^"]+)"', svg))
    assert {a or b for a, b in referred} <= set(ids)


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_small(name: str) -> None:
    size = len(PICTURES[name]().encode())
    assert size < (1500 if name.startswith("icon") else 12_000)


@pytest.mark.parametrize("title", DRAWN)
def test_the_pictures_of_a_set_are_small_together(title: str) -> None:
    sizes = [len(creature_svg(name).encode()) for name in DRAWN[title]]
    assert sum(sizes) / len(sizes) < 6_500


@pytest.mark.parametrize("name", PICTURES)
def test_paths_are_complete(name: str) -> None:
    """A browser silently stops drawing where a path is wrong."""
    for d in re.findall(r' d="([^"]*)"', PICTURES[name]()):
        assert re.fullmatch(r"M([MLHVCSQTAZmlhvcsqtaz]|-?\d+\.?\d*|-?\.\d+|[ ])+", d), d
        for command, arguments in re.findall(r"([A-Za-z])([^A-Za-z]*)", d):
            numbers = re.findall(r"-?(?:\d+\.?\d*|\.\d+)", arguments)
            arity = ARITY[command.upper()]
            assert (not numbers) if arity == 0 else (numbers and len(numbers) % arity == 0), (command, arguments, d)
            assert all(abs(float(n)) < 500 for n in numbers), d


def test_no_two_pictures_are_alike() -> None:
    bare = {name: re.sub(r"\ba[0-9a-f]{7}\b", "", make()) for name, make in PICTURES.items()}
    assert len(set(bare.values())) == len(bare)
    figures = {(look.body, frozenset(look.names)) for look in LOOKS.values()}
    assert len(figures) == len(LOOKS)


def test_pictures_can_stand_in_one_page() -> None:
    ids = [found for make in PICTURES.values() for found in set(re.findall(r' id="([^"]+)"', make()))]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("name", GOLDEN)
def test_a_picture_is_the_same_everywhere(name: str) -> None:
    assert hashlib.sha256(PICTURES[name]().encode()).hexdigest()[:16] == GOLDEN[name]


def test_drawing_twice_gives_the_same() -> None:
    for name, look in LOOKS.items():
        assert draw(name, look) == draw(name, look) == creature_svg(name)


def test_words_of_an_unknown_name_are_heard() -> None:
    assert creature_svg("Bog Dragon") != creature_svg("Fog Dragon")
    assert len({creature_svg(f"Zq{n}") for n in range(50)}) == 50


@pytest.mark.parametrize("name", ["", " ", "<script>alert(1)</script>", '"&quot;', "龍", "x" * 5000, "\x00\n"])
def test_any_name_gives_a_picture(name: str) -> None:
    for svg in (creature_svg(name), power_svg(name)):
        ElementTree.fromstring(svg)
        assert "script" not in svg
        assert len(svg) < 14_000


def test_every_keyword_and_trigger_has_an_icon() -> None:
    for word in (*Keyword, *Trigger):
        assert icon_svg(word.name) == icon_svg(word.value.lower())
    for thing in ("life", "energy", "octonite", "mindbug"):
        assert icon_svg(thing)


def test_unknown_faces_and_icons_are_refused() -> None:
    with pytest.raises(KeyError, match="there is no die face"):
        die_svg("+4")
    with pytest.raises(KeyError, match="there is no icon"):
        icon_svg("nonsense")


def test_the_contact_sheet_shows_everything(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "sheet.html"
    assert main([str(out)]) == 0
    text = out.read_text(encoding="utf-8")
    assert text.count("<img") == 2 * (len(LOOKS) + len(STRANGERS) + 16) + 2 + len(FACES) + len(ICONS)
    assert "Sharky Crab-Dog-Mummypus" in text
    assert main([]) == 2
    assert "usage" in capsys.readouterr().err
