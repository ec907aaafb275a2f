"""The longest texts and names of every language fit on a card wherever and however large it is shown."""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

from mindbug import Game
from mindbug.game.catalogue import standard
from mindbug.text import LANGUAGES
from mindbug.web.html.printed import PrintedCard, every_card
from mindbug.web.routes.pages import CLIENT
from tests.browser.conftest import NewPerson
from tests.browser.person import DESK, PHONE, Person, Screen
from tests.browser.staged import issued, put, show

SIZES = {DESK: [(1920, 1080), (1440, 900)], PHONE: [(820, 1180), (390, 844), (360, 740)]}
SIDEWAYS = {DESK: [], PHONE: [(844, 390)]}
MANY = 12
"""So many cards are the longest in each way."""
LARGE = 4
"""So many of them are looked at one by one."""
PICTURE = 0.25
"""The share of a card's height that its picture keeps at least."""
LETTERS = {"txt": 0.06, "name": 0.073}
"""The size of letters on a card, as a share of its width: what is long may take more lines, but does not shrink."""
IN_HAND = {"txt": 11, "name": 10.4}
"""Pixels. In a hand the text comes first: cards become as wide as it needs, or tiles, and letters keep their size."""
ON_SHEET = {"txt": 13, "name": 13}
"""Pixels. Large cards on small screens are wider than high, with the text beside the picture."""
PICTURE_ON_SHEET = 0.12
"""On the smallest phones it lies behind the name, because the sheet is opened for the text."""
PICTURE_IN_HAND = 0.05
"""With forty of the longest cards in one hand, more than any game has, something of every picture is still there."""
SMALLEST_BESIDE = 13
"""Pixels: the size of the text beside a large card, for those to whom the text on the card is too small."""

MEASURE = r"""async ([where, picture, letters, shares]) => {
  await document.fonts.ready;
  const problems = [];
  const cards = [...document.querySelectorAll(`${where} .card:not(.back)`)].filter(card => card.clientWidth);
  const lines = (node, from, to) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()].filter(box => box.width);
  };
  const matches = (node, pattern) => [...node.data.matchAll(pattern)];
  for (const card of cards) {
    const name = card.querySelector('.name').textContent, outer = card.getBoundingClientRect();
    const report = (problem, detail) => problems.push(
      `${name}, ${Math.round(outer.width)} pixels wide: ${problem} ${detail}`);
    for (const box of card.querySelectorAll('.name, .txt, .kw')) {
      if (!box.clientHeight) continue;
      const node = document.createTreeWalker(box, NodeFilter.SHOW_TEXT).nextNode();
      if (!node) continue;
      const kind = box.className.split(' ')[0];
      if (box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1)
        report(`${kind} is cut`, `${box.scrollWidth}x${box.scrollHeight} in ${box.clientWidth}x${box.clientHeight}`);
      const size = parseFloat(getComputedStyle(box).fontSize);
      if (size < letters[kind] * (shares ? card.offsetWidth : 1)) report(`${kind} is written too small:`, size);
      for (const line of lines(node, 0, node.length))
        if (line.left < outer.left - 1 || line.right > outer.right + 1
            || line.top < outer.top - 1 || line.bottom > outer.bottom + 1)
          report(`${kind} is outside of the card`, `${line.left - outer.left} ${line.top - outer.top}`);
      for (const word of matches(node, /[\p{L}\p{N}’']+/gu))
        if (new Set(lines(node, word.index, word.index + word[0].length).map(line => Math.round(line.top))).size > 1)
          report(`${kind} has a broken word:`, word[0]);
    }
    const art = card.querySelector('.art').getBoundingClientRect().height / outer.height;
    if (art < picture) report('picture too small:', art.toFixed(3));
  }
  return [cards.length, problems];
}"""


@cache
def longest(lang: str) -> list[str]:
    """English names of the cards with the longest texts, the longest lines, the longest names and the longest words
    in their names, each card once."""
    def word(card: PrintedCard) -> int:
        return max(map(len, re.split("[ -]", card.title)))

    measures: list[Callable[[PrintedCard], int]] = [
        lambda card: sum(map(len, card.lines)), lambda card: max(map(len, card.lines), default=0),
        lambda card: len(card.title), word]
    return list(dict.fromkeys(card.name for measure in measures
                              for card in sorted(every_card(lang), key=measure, reverse=True)[:MANY]))


def check(person: Person, where: str, least: int = 1) -> None:
    """Compares every card that is shown in that place with its edges."""
    limits = {"#z-me-hand": [PICTURE_IN_HAND, IN_HAND, False], "#sheet": [PICTURE_ON_SHEET, ON_SHEET, False]}
    cards, problems = person.page.evaluate(MEASURE, [where, *limits.get(where, [PICTURE, LETTERS, True])])
    assert cards >= least, where
    assert problems == [], f"{where} at {person.page.viewport_size}"


def check_beside(person: Person, texts: str, least: int = 1) -> None:
    """The text beside a large card is large enough and nothing of it is cut off at the right."""
    sizes, too_wide = person.page.evaluate("""texts => {
      const told = [...document.querySelectorAll(texts)];
      return [told.map(line => parseFloat(getComputedStyle(line).fontSize)),
              told.filter(line => line.scrollWidth > line.clientWidth
                          || line.getBoundingClientRect().right > innerWidth).length];
    }""", texts)
    assert len(sizes) >= least and min(sizes, default=SMALLEST_BESIDE) >= SMALLEST_BESIDE and not too_wide, (
        texts, sizes, too_wide)


all_languages = pytest.mark.parametrize("lang", LANGUAGES)
both_kinds = pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])


def at_sizes(person: Person, sizes: Iterable[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """The same page at one size of the screen after the other: what is shown is laid out by style sheets alone."""
    for width, height in sizes:
        person.page.set_viewport_size({"width": width, "height": height})
        yield width, height


@all_languages
@both_kinds
def test_in_the_gallery(regular: NewPerson, screen: Screen, lang: str) -> None:
    """Every card, as the gallery shows them all. Those out of sight are laid out too."""
    person = regular(screen=screen, lang=lang)
    person.go("/cards")
    person.page.evaluate(
        "() => document.querySelectorAll('.gallery li').forEach(it => it.style.contentVisibility = 'visible')")
    for _ in at_sizes(person, SIZES[screen] + SIDEWAYS[screen]):
        check(person, ".gallery", least=len(standard().set_of))


@all_languages
@both_kinds
def test_on_the_page_of_a_card(regular: NewPerson, screen: Screen, lang: str) -> None:
    person = regular(screen=screen, lang=lang)
    person.go(f"/cards/{longest(lang)[0]}")
    for _ in at_sizes(person, SIZES[screen] + SIDEWAYS[screen]):
        check(person, ".large")
        check_beside(person, "#about .says p")


@all_languages
@both_kinds
def test_on_the_table(regular: NewPerson, data: Path, screen: Screen, lang: str) -> None:
    """Texts fit on cards in one's hand and on large cards: beside the table or, on small screens, on a sheet."""
    person, client = regular(screen=screen, lang=lang), issued(data)
    hand = [name for name in longest(lang) if name in standard().book.numbers]
    position = {"sets": list(standard().sets), "p1": {"hand": hand, "draw": hand[:1]}, "p2": {"hand": hand[:1]}}
    person.context.add_cookies([{"name": CLIENT, "value": client, "url": person.address}])
    person.go(put(data, Game.from_position(position, allow_any_copies=True), {"p1": client}))
    person.wait()
    large = "#sheet" if screen.touch else "#inspect"
    for _ in at_sizes(person, SIZES[screen]):
        check(person, "#z-me-hand", least=len(hand))
        for card in person.page.query_selector_all("#z-me-hand .card")[:LARGE]:
            card.focus()
            if screen.touch:
                person.page.keyboard.press("?")
            title = card.eval_on_selector(".name", "name => name.textContent")
            person.page.locator(f"{large} .slot .name").get_by_text(title, exact=True).wait_for()
            check(person, large)
            # not every card has terms
            check_beside(person, f"{large} :is(dd, .from)", least=1 if screen.touch else 0)
            if screen.touch:
                person.page.keyboard.press("Escape")
                person.wait_until("!document.getElementById('sheet').open")


BROKEN_WORDS = """boxes => boxes.flatMap(box => {
  const text = box.firstChild, words = [...text.data.matchAll(/\\S+/g)], range = document.createRange();
  return words.filter(({0: word, index}) => {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(line => Math.round(line.top))).size > 1;
  }).map(([word]) => word);
})"""


@all_languages
def test_whose_turn_it_is_breaks_no_word(regular: NewPerson, data: Path, lang: str) -> None:
    """Somebody without a name is called the opponent, which is a long word for a narrow post."""
    person: Person = regular(lang=lang)
    for moment in ("block", "buy"):
        show(person, data, moment, others={"p2": issued(data)})
        told = person.page.locator("#turn b, #plate-opp .who")
        assert told.count() == 2
        for size in at_sizes(person, [*SIZES[DESK], (1280, 720)]):
            assert told.evaluate_all(BROKEN_WORDS) == [], size
