"""A full table on screens of all sizes: nothing lies over a card in play."""

from pathlib import Path
from typing import Any

import pytest

from mindbug import Game
from mindbug.web.rooms.house import new_secret
from mindbug.web.routes.pages import CLIENT
from tests.browser.conftest import NewPerson
from tests.browser.person import Screen
from tests.browser.staged import put

SIZES = ((1920, 1080), (1440, 900), (1366, 768), (1280, 720), (1024, 768), (960, 540), (820, 1180), (390, 844),
         (360, 640))
MANY_CREATURES = {
    "sets": ["first_contact"],
    "p1": {"play": ["Gorillion", "Rhino Turtle", "Luchataur", "Plated Scorpion", "Snail Hydra", "Shark Dog",
                    "Turbo Bug"],
           "hand": ["Harpy Mother", "Axolotl Healer", "Brain Fly", "Strange Barrel", "Bee Bear"],
           "draw": ["Killer Bee"], "discard": ["Lone Yeti", "Shield Bugs"]},
    "p2": {"play": ["Giraffodile", "Mysterious Mermaid", "Chameleon Sniper", "Ferret Bomber", "Spider Owl",
                    "Killer Bee", "Shield Bugs"],
           "hand": ["Brain Fly", "Compost Dragon", "Gorillion"], "draw": ["Snail Hydra"],
           "discard": ["Strange Barrel"]}}
POWER_CARDS = {
    "sets": ["king_of_tokyo"], "power_row": ["Ambush", "Extra Head", "Healing Bots"],
    "power_deck": ["Rage", "Railgun", "Stomp"],
    "p1": {"energy": 7, "play": ["Alienoid", "Gigazaur", "Kong", "Meka Dragon", "The King"], "draw": ["Rob"],
           "hand": ["Captain Fish", "Cyber Bunny", "Drakonis", "Mantis", "Pagurah"], "discard": ["Sheriff"]},
    "p2": {"energy": 3, "play": ["Kraken", "Space Penguin", "Rex Florae", "Mega Shark", "Megamoth"],
           "hand": ["Mechamster", "Iron Back", "Cybertooth"], "draw": ["Bookwyrm"], "discard": ["Boogie Woogie"]}}
COVERED = """() => {
  const seen = found => [...document.querySelectorAll(found)].map(el => [el, el.getBoundingClientRect()])
    .filter(([, box]) => box.width);
  const over = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
  const rest = seen('.plate, .tools .tool, .prompt, .powers .card, .bar .card, #phone-menu');
  return seen('.inplay .card').flatMap(([card, box]) => rest.filter(([, other]) => over(box, other))
    .map(([el]) => `${el.id || el.className} over ${card.closest('.slot').dataset.card}`));
}"""


@pytest.mark.parametrize("position", [MANY_CREATURES, POWER_CARDS], ids=["many creatures", "Power cards"])
def test_nothing_covers_a_card_in_play(new_person: NewPerson, data: Path, position: dict[str, Any]) -> None:
    person, client = new_person(screen=Screen(*SIZES[0]), lang="de"), new_secret()
    person.context.add_cookies([{"name": CLIENT, "value": client, "url": person.address}])
    person.go(put(data, Game.from_position(position, allow_any_copies=True), {"p1": client}))
    person.wait()
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        assert person.page.evaluate(COVERED) == [], (width, height)
        sizes = person.page.evaluate("[...document.querySelectorAll('.inplay .card')].map(card => card.clientWidth)")
        assert min(sizes) >= 30 and max(sizes) - min(sizes) < 16, (width, height, sizes)
