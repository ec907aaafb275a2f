"""The first minute: "play now" is there at once, on every screen, and leads to a game."""

from tests.browser.conftest import NewPerson
from tests.browser.person import Screen

SIZES = ((1920, 1080), (1440, 900), (1280, 720), (820, 1180), (390, 844), (360, 740), (844, 390))
IN_SIGHT = """() => {
  const button = document.getElementById('do-play'), box = button.getBoundingClientRect();
  return box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth
    && document.documentElement.scrollWidth <= innerWidth
    && button.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
}"""


def test_play_now_needs_no_scrolling_and_remembers(regular: NewPerson) -> None:
    person = regular(screen=Screen(*SIZES[0]), lang="fr")
    person.go("/")
    for lang in ("en", "de", "fr"):
        person.go(f"/?lang={lang}")
        for width, height in SIZES:
            person.page.set_viewport_size({"width": width, "height": height})
            assert person.page.evaluate(IN_SIGHT), (lang, width, height)
    person.open_game(sets="king_of_tokyo")
    person.go("/")
    assert "King of Tokyo" in person.page.locator("#play-now small").inner_text()
    with person.page.expect_navigation():
        person.press(person.page.locator("#do-play"))
    person.wait()
    assert person.page.locator("#z-power .slot").count() == 3
