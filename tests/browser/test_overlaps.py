"""Nothing covers a creature: every kind of question at every size of screen in every language, measured."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest

from mindbug import Game
from mindbug.game.catalogue import standard
from mindbug.game.errors import TooFewCards
from mindbug.text import LANGUAGES
from mindbug.web.html import render
from mindbug.web.html.surroundings import Surroundings
from mindbug.web.rooms.bot_processes import Chance
from tests.browser.conftest import NewPerson
from tests.browser.crowds import KINDS, asked, questions
from tests.browser.person import DESK, PHONE, Screen
from tests.browser.staged import moment, show
from tests.sampling import part

AUDIT = (Path(__file__).parent / "audit.js").read_text(encoding="utf-8")
DESKS = [(1920, 1080), (1440, 900), (1280, 720)]
HELD = [(820, 1180), (390, 844), (360, 740), (844, 390)]
"""Tablets and phones, which are held in a hand."""
NAMES = {"p1": "Maximiliane", "p2": "Wilhelmina-Charlotte"}
SHORTER = ("Max", "Zufall", "Fantaisiste", "Maximiliane")
"""Questions of every length: only long ones are written smaller."""
HUMAN = {"kind": "human", "name": ""}
BOT = {"kind": "bot", "name": "", "level": "rookie"}
MEETINGS = """([html, over, under]) => {
  document.getElementById('root').innerHTML = html;
  const boxes = selector => [...document.querySelectorAll(selector)].map(each => each.getBoundingClientRect());
  const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  if (!boxes(over).length || !boxes(under).length) return ['nothing is there'];
  const place = box => `${Math.round(box.x)} ${Math.round(box.y)}`;
  return boxes(over).flatMap(a => boxes(under).filter(b => !apart(a, b)).map(b => `${place(a)} on ${place(b)}`));
}"""
"""Where boxes of the first kind lie on those of the second."""


def limits(width: int, height: int, screen: Screen) -> dict[str, int]:
    phone = width <= 760 or height <= 480
    return {"least": 11 if phone else 12, "finger": 0 if not screen.touch else 40}


def drawn(game: Game, lang: str, *, hint: bool = False, names: Mapping[str, str] = NAMES) -> str:
    """The table with everything around it that takes room: clocks, hints, taking back, long names."""
    options = game.decision.options if game.decision and hint else ()
    chances: list[Chance] = [{"label": option.label, "win": .27, "error": .1} for option in options]
    around = Surroundings(
        game="test", mine=("p1",), seats={seat: {**HUMAN, "name": name} for seat, name in names.items()},
        clock=None if game.over else {"running": "p1", "starts_in": 0.0, "increment": 3, "p1": 754.0, "p2": 1201.0},
        takeback=True, can_hint=True, hint=chances or None)
    return render.table(game, "p1", lang, names, seq=1, around=around)


FIRST_SET = "first_contact"
"""The one that everybody meets first: its hands are held to everything, also on a phone that is held sideways."""
UPRIGHT = [(390, 844), (360, 740)]
DEALS = 8
ENDING_EARLY = r"""async ([tables]) => {
  await document.fonts.ready;
  const root = document.getElementById('root'), early = [];
  let texts = 0;
  for (const [deal, html] of Object.entries(tables)) {
    root.innerHTML = html;
    for (const text of root.querySelectorAll('.hand > .slot .txt:has(> :not(.rolls))')) {
      const range = document.createRange(), paper = text.getBoundingClientRect();
      range.selectNodeContents(text);
      const letters = [...range.getClientRects()].filter(line => line.width > 1 && line.height < 20);
      const end = Math.min(paper.bottom + 2, innerHeight);
      texts += letters.length > 0;
      if (!letters.every(line => line.bottom <= end && line.right <= paper.right + 1))
        early.push(`${text.closest('.slot').dataset.card} of ${deal}`);
    }
  }
  return [texts, early];
}"""
"""The number of texts in hands, and those of which something is not to be seen. Boxes of paragraphs are no lines."""
HINTED = ("block", "target", "card", "mode", "buy")


@cache
def states(lang: str) -> dict[str, str]:
    asking = part(questions(lang), 4)
    found = {str(question): drawn(asked(question), lang) for question in asking}
    found |= {f"hint {question}": drawn(asked(question), lang, hint=True) for question in asking
              if question.kind in HINTED and question.creatures == 8}
    found |= {f"{question} of {name}": drawn(asked(question), lang, names={**NAMES, "p2": name})
              for question in asking if question.kind == "mindbug" for name in SHORTER}
    found |= {f"opening of {deal}": drawn(Game([FIRST_SET], deal), lang) for deal in range(4)}
    return {**found, "the end": drawn(moment("end"), lang)}


def test_every_kind_of_question_is_asked_in_every_language() -> None:
    for lang in LANGUAGES:
        assert {asked(question).decision.kind for question in questions(lang)} == set(KINDS)  # type: ignore[union-attr]
    assert {question for lang in LANGUAGES for question in questions(lang)} == set(questions())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("screen, sizes", [(DESK, DESKS), (PHONE, HELD)], ids=["desks", "held"])
def test_nothing_lies_on_anything(regular: NewPerson, data: Path, screen: Screen, sizes: list[tuple[int, int]],
                                  lang: str) -> None:
    person = regular(screen=screen, lang=lang)
    show(person, data, "opening")
    problems, told = [], person.page.evaluate_handle("states => states", states(lang))
    for width, height in sizes:
        person.page.set_viewport_size({"width": width, "height": height})
        found = person.page.evaluate(AUDIT, {"states": told, **limits(width, height, screen)})
        problems += [f"{width}x{height} {problem}" for problem in found]
    assert problems == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_in_a_hand_ends_early_on_a_phone_held_upright(regular: NewPerson, data: Path, lang: str) -> None:
    """In hands as they are dealt, of every set that can be played by itself and of all together."""
    person = regular(screen=PHONE, lang=lang)
    show(person, data, "opening")
    sets = list(standard().sets)
    pools = [pool for pool in ([one] for one in sets) if playable(pool)] + [sets]
    assert len(pools) >= 9
    tables = {f"{pool[0] if len(pool) == 1 else 'all sets'} {deal}": drawn(Game(pool, deal), lang)
              for pool in pools for deal in range(DEALS)}
    for width, height in UPRIGHT:
        person.page.set_viewport_size({"width": width, "height": height})
        texts, early = person.page.evaluate(ENDING_EARLY, [tables])
        assert texts > 3 * len(tables)
        assert early == [], (width, height)


def playable(sets: list[str]) -> bool:
    """Returns whether these sets are enough for a game."""
    try:
        Game(sets)
    except TooFewCards:
        return False
    return True


def test_what_a_watcher_presses_lies_on_no_card(regular: NewPerson, data: Path) -> None:
    person = regular(screen=PHONE, lang="de")
    show(person, data, "opening")
    around = Surroundings(game="test", seats=dict.fromkeys(NAMES, BOT), hands="open")
    html = render.table(moment("turn"), None, "de", {}, seq=1, around=around)
    for width, height in HELD:
        person.page.set_viewport_size({"width": width, "height": height})
        assert person.page.evaluate(MEETINGS, [html, "#watching .tool", ".hand .slot, .post"]) == [], (width, height)


def test_at_a_desk_an_offer_lies_on_no_card_and_mindbugs_keep_their_size(regular: NewPerson, data: Path) -> None:
    person = regular(lang="de")
    show(person, data, "opening")
    around = Surroundings(game="test", mine=("p1",), seats=dict.fromkeys(NAMES, HUMAN), takeback=True, can_offer=True,
                          offer={"kind": "takeback", "by": "p2"})
    game = moment("mindbug")
    assert game.position()["p2"]["life"] == 5
    html = render.table(game, "p1", "de", NAMES, seq=1, around=around)
    for width, height in DESKS:
        person.page.set_viewport_size({"width": width, "height": height})
        assert person.page.evaluate(MEETINGS, [html, "#offer", ".hand .slot, .post"]) == [], (width, height)
        bugs = person.page.locator(".bugs i").evaluate_all("""all => all.map(each => each.getBoundingClientRect().width
          * (each.getBoundingClientRect().right < each.closest('.post').getBoundingClientRect().right))""")
        assert len(bugs) == 4 and min(bugs) == max(bugs) >= 17
