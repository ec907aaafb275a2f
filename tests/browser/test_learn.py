"""The tutorial in a real browser: clicked through, by keyboard alone, and as axe sees it."""

from functools import cache
from itertools import product

import pytest

from mindbug.text import LANGUAGES, say
from mindbug.web.html.coach import coach_says
from mindbug.web.learn.attempt import Attempt
from mindbug.web.learn.lessons import LESSONS, Ask, Lesson
from mindbug.web.learn.set_lessons import EVERY_LESSON, SET_LESSONS
from tests.browser.conftest import NewPerson
from tests.browser.person import DESK, HURRY, PHONE, Person, Screen
from tests.browser.test_accessibility import both_screens, check

LAPTOP, TABLET, SMALL_PHONE = Screen(1366, 650), Screen(1024, 768), Screen(375, 667, touch=True)
KEYBOARD_LESSONS = 3
"""The others ask in the same ways; they are all clicked through."""
DO_NOT_FIT = """all => all.filter(words => {
  const said = document.querySelector('#said p'), bubble = document.querySelector('.bubble');
  said.innerHTML = words;
  const inside = bubble.offsetTop + bubble.offsetHeight <= bubble.parentNode.clientHeight;
  return !inside || bubble.scrollHeight > bubble.clientHeight;
})"""

NOTE_CAPTIONS = """() => {
  window.captions = [];
  new MutationObserver(() => {
    const what = document.querySelector('#caption.on .what')?.textContent;
    if (what && captions.at(-1)?.what !== what) captions.push({what, said: document.querySelector('#said').innerText,
      onStage: document.querySelectorAll('#exhibit [data-card=Luchataur]').length});
  }).observe(document.getElementById('root'), {childList: true, subtree: true, attributes: true});
}"""
"""The coach's words, noted while they were said: from outside one may come too late."""


def control(person: Person, label: str) -> str:
    """Finds the place where the option is pressed."""
    selector = f'#table [name=label][value="{label}"]'
    assert person.page.locator(selector).count() == 1, f"{label} is not offered"
    return selector


def choose(person: Person, label: str) -> None:
    handle = person.page.query_selector(control(person, label))
    assert handle is not None
    person.press_choice(handle)


def said(person: Person) -> str:
    return person.page.locator("#said").inner_text()


def wait_for_new_words(person: Person, before: str) -> None:
    person.wait_until(f"document.querySelector('#said').innerText !== {before!r}")
    person.wait_for_rest()


def a_wrong_choice(lesson: Lesson, choices: int, ask: Ask) -> str | None:
    game = Attempt(lesson, [each.right[0] for each in lesson.asks[:choices]]).game
    assert game.decision is not None
    return next((option.label for option in game.decision.options if option.label not in ask.right), None)


@pytest.mark.parametrize("screen, lang", [(DESK, "de"), (PHONE, "fr")], ids=["desk", "phone"])
def test_the_whole_tutorial_and_then_a_game(regular: NewPerson, screen: Screen, lang: str) -> None:
    """Every choice is made wrong first, where that is possible: one half of them at a desk, the other on a phone."""
    person: Person = regular(screen=screen, lang=lang)
    person.go("/")
    with person.page.expect_navigation():
        person.press(person.page.locator("#do-learn"))
    for number, lesson in enumerate(LESSONS.values(), start=1):
        person.wait_for_rest()
        assert person.page.url.endswith(f"/learn/{lesson.name}")
        for choices, ask in enumerate(lesson.asks):
            wrong = a_wrong_choice(lesson, choices, ask)
            before = said(person)
            if wrong and (number + choices) % 2 == screen.touch:
                choose(person, wrong)
                wait_for_new_words(person, before)
                assert person.page.locator(".bubble.wrong").count() == 1
                assert person.seq == choices
                before = said(person)
            choose(person, ask.right[0])
            person.wait_beyond(choices)
            wait_for_new_words(person, before)
            assert person.page.locator(".bubble.wrong").count() == 0
        assert person.page.locator(".dot.done").count() == number
        with person.page.expect_navigation():
            person.press(person.page.locator("#do-next"))
    person.wait()
    assert "/game/" in person.page.url and person.page.locator("#table").count() == 1
    person.go("/")
    assert person.page.locator("#do-learn").inner_text() == say("learn_again", lang)


@pytest.mark.parametrize("screen, lang", [(DESK, "en"), (PHONE, "de")], ids=["desk", "phone"])
def test_the_lesson_of_a_set_and_then_a_game_with_it(regular: NewPerson, screen: Screen, lang: str) -> None:
    """It is offered as soon as the set is chosen. Every lesson is gone through on one of the two screens."""
    person: Person = regular(screen=screen, lang=lang)
    for set_id, lesson in list(SET_LESSONS.items())[screen.touch::2]:
        person.go("/")
        link = person.page.locator(f'.learn-set[href="/learn/{lesson.name}"]')
        assert not link.is_visible()
        person.press(person.page.locator(f'.pick:has([value="{set_id}"])'))
        check(person.page)
        with person.page.expect_navigation():
            person.press(link)
        person.wait_for_rest()
        check(person.page)
        for choices, ask in enumerate(lesson.asks):
            before = said(person)
            choose(person, ask.right[0])
            person.wait_beyond(choices)
            wait_for_new_words(person, before)
        with person.page.expect_navigation():
            person.press(person.page.locator("#do-next"))
        person.wait()
        assert "/game/" in person.page.url


def test_by_keyboard_alone(regular: NewPerson) -> None:
    person: Person = regular()
    person.go("/")
    person.tab_to("#do-learn")
    with person.page.expect_navigation():
        person.page.keyboard.press("Enter")
    for lesson in list(LESSONS.values())[:KEYBOARD_LESSONS]:
        person.wait_for_rest()
        for choices, ask in enumerate(lesson.asks):
            person.tab_to(control(person, ask.right[0]))
            before = said(person)
            person.page.keyboard.press("Enter")
            person.wait_beyond(choices)
            wait_for_new_words(person, before)
            assert person.focused("#root *"), "the focus is lost"
        assert person.focused("#do-next"), "it should be enough to press Enter once more"
        with person.page.expect_navigation():
            person.page.keyboard.press("Enter")
    person.wait_for_rest()
    assert person.page.url.endswith(f"/learn/{list(LESSONS)[KEYBOARD_LESSONS]}")


def test_with_every_beat(new_person: NewPerson) -> None:
    """One lesson as a person sees it: the opponent's answer is told beat by beat, and nothing stays behind."""
    person: Person = new_person(calm=False)
    person.page.add_init_script(HURRY)
    person.go("/learn/bait")
    person.wait_for_rest()
    person.page.evaluate(NOTE_CAPTIONS)
    choose(person, "play Luchataur")
    person.wait_until("window.captions.some(({what}) => what.includes('act again'))")
    person.wait_for_rest()
    told = person.page.evaluate("captions")
    assert [each["what"] for each in told][:3] == [
        "You play Luchataur.", "Nova takes your Luchataur!", "Luchataur now fights for Nova."]
    assert told[1]["onStage"] == 1 and told[1]["said"] == say("learn_watch", "en")
    assert person.page.locator("#z-opp-play [data-card=Luchataur]").count() == 1
    assert person.page.locator("#caption.on, #table .ghost").count() == 0


def test_a_reload_shows_the_same_and_restarting_begins_anew(regular: NewPerson) -> None:
    person: Person = regular(lang="fr")
    person.go("/learn/sneaky")
    person.wait_for_rest()
    beginning = person.picture()
    choose(person, "attack Tiger Squirrel")
    person.wait_beyond(0)
    person.wait_for_rest()
    seen, words = person.picture(), said(person)
    person.page.reload()
    person.wait_for_rest()
    assert person.picture() == seen != beginning and said(person) == words
    with person.page.expect_navigation():
        person.press(person.page.locator(".logo .languages [value=de]"))
    person.wait_for_rest()
    assert person.seq == 1 and person.page.locator("html").get_attribute("lang") == "de"
    with person.page.expect_navigation():
        person.press(person.page.locator("#restart"))
    person.wait_for_rest()
    assert person.seq == 0
    with person.page.expect_navigation():
        person.press(person.page.locator("#leave"))
    assert person.page.url == person.address + "/"


@both_screens
@pytest.mark.parametrize("address", ["block", "block?wrong=no+block", "mindbug", "win?did=attack+Chameleon+Sniper",
                                     "frenzy?did=attack+Luchataur&did=attack", "eternity?did=attack+Sea-Rex",
                                     "eternity?did=attack+Sea-Rex&did=choose+Cursed+Gorillion"])
def test_as_axe_sees_it(regular: NewPerson, screen: Screen, address: str) -> None:
    person = regular(screen=screen)
    person.go(f"/learn/{address}")
    person.wait_for_rest()
    check(person.page)


def test_what_opens_over_a_lesson(regular: NewPerson) -> None:
    person: Person = regular(lang="de")
    person.go("/learn/play")
    person.wait_for_rest()
    person.press(person.page.locator("#open-menu"))
    person.wait_until("document.getElementById('menu').open")
    check(person.page)


@cache
def everything_that_the_coach_says() -> list[str]:
    said: set[str] = set()
    for lesson in EVERY_LESSON.values():
        for choices in range(len(lesson.asks) + 1):
            attempt = Attempt(lesson, [ask.right[0] for ask in lesson.asks[:choices]])
            wrong = {attempt.advice(label) for label in attempt.ask.wrong} if attempt.ask else set()
            said |= {coach_says(key, lang) for key, lang in product({attempt.sentence, *wrong}, LANGUAGES)}
    return sorted(said)


@pytest.mark.parametrize("screen", [DESK, PHONE, LAPTOP, TABLET, SMALL_PHONE],
                         ids=["desk", "phone", "laptop", "tablet", "small phone"])
def test_the_words_of_the_coach_fit_into_the_bubble(regular: NewPerson, screen: Screen) -> None:
    """All of them, put into one bubble one after the other: a page for each would take minutes."""
    person = regular(screen=screen)
    person.go("/learn/play")
    person.wait_for_rest()
    assert len(everything_that_the_coach_says()) > 3 * len(EVERY_LESSON)
    assert person.page.evaluate(DO_NOT_FIT, everything_that_the_coach_says()) == []
