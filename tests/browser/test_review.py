"""A game is played, looked back at, played on from a step of it, carried away as a record and brought back."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from mindbug import Record
from mindbug.text import say
from mindbug.web.routes.pages import VIEW
from tests.browser.conftest import NewPerson
from tests.browser.person import DESK, HURRY, PATIENCE, PHONE, Person, Screen
from tests.browser.staged import show
from tests.browser.test_accessibility import both_screens, check

DRAWN = "document.documentElement.dataset.state === 'idle'"
ANALYSED = f"{DRAWN} && document.body.dataset.analysis === 'done'"


def look_back(person: Person, step: str = "") -> None:
    person.go(f"/game/{person.game}/review{step}")
    person.wait_until(DRAWN)


def open_decisions(person: Person) -> None:
    """Turning points come first; every decision is one press away."""
    person.press(person.page.locator("label:has(#show-decisions)"))


def at_step(person: Person) -> int:
    return int(person.page.evaluate("document.getElementById('scrubber').value"))


def seen(person: Person) -> list[str]:
    """The text of the review without its figures: on a slow machine the search does not come as far every time."""
    decisions: list[str] = person.page.locator("#decisions [data-go] > span:not(.win)").all_inner_texts()
    return [person.page.locator("#table").inner_text(), *decisions]


@pytest.mark.parametrize("screen, lang", [(DESK, "fr"), (PHONE, "de")],
                         ids=lambda value: value if isinstance(value, str) else "phone" if value.touch else "desk")
def test_from_the_game_to_its_review_and_on_from_there(regular: NewPerson, new_person: NewPerson, tmp_path: Path,
                                                       screen: Screen, lang: str) -> None:
    person: Person = regular(screen=screen, lang=lang)
    person.open_game()
    person.play_on(3)  # whatever the bot does, no game is over by then
    person.wait()
    person.page.evaluate("document.getElementById('menu').showModal()")
    person.press(person.page.locator(".resign summary"))
    person.press(person.page.locator("#do-resign"))
    person.wait_until(f"{DRAWN} && !!document.getElementById('ending')")
    with person.page.expect_navigation():
        person.press(person.page.locator("#ending a[href$='/review']"))
    game = person.page.url.split("/")[4]
    person.wait_until(ANALYSED)
    last = int(str(person.page.locator("#scrubber").get_attribute("max")))
    assert at_step(person) == last and person.page.locator("#curve polyline").count() == 1
    check(person.page)
    if screen.touch:
        person.press(person.page.locator("label:has(#show-turning)"))
        person.wait_until("scrollY > 0")  # its list is below the table

    # a decision leads to its step, with every option weighed
    open_decisions(person)
    person.press(person.page.locator("#decisions li:has(.weighed) > a").last)
    step = at_step(person)
    assert step < last and person.sees(f"location.href.endsWith('step={step}')")
    assert person.seq == step
    assert person.sees("scrollY === 0"), "on phones the table is above, and nothing moves for those who want no motion"
    weighed = person.page.locator("#decisions .now .weighed li")
    assert weighed.count() > 1 and weighed.first.is_visible()
    assert say("chosen_option", lang) in person.page.locator("#decisions .now .chosen").inner_text()
    assert say("your_win_chance", lang) in person.page.locator(".judged .legend").inner_text()

    # the record, carried away and brought back, gives the review that somebody sees who has not played
    stranger: Person = new_person(screen=screen, lang=lang)
    stranger.go(person.page.url)
    stranger.wait_until(ANALYSED)
    open_decisions(stranger)
    here = seen(stranger)
    with person.page.expect_download() as download:
        person.press(person.page.locator("a[href$='/record']"))
    file = tmp_path / "game.txt"
    download.value.save_as(file)
    record = Record.parse(file.read_text(encoding="utf-8"))
    assert record.result == "p2 resign" and len(record.choices) == last
    person.go("/records")
    check(person.page)
    person.page.locator("[name=file]").set_input_files(file)
    with person.page.expect_navigation():
        person.press(person.page.locator("main .btn.main"))
    assert person.page.url.split("/")[4] != game
    look_again = re.sub(r"[?].*", "", person.page.url) + f"?step={step}"
    person.go(look_again)
    person.wait_until(ANALYSED)
    open_decisions(person)
    assert seen(person) == here and len(here) > last

    # what if?
    person.press(person.page.locator("#what-if summary"))
    check(person.page)
    person.page.locator("#what-if select").select_option("random")
    with person.page.expect_navigation():
        person.press(person.page.locator("#do-what-if"))
    person.wait()
    assert person.page.locator("#table #what-if").count() == 1
    person.play_on()
    person.check_ending()
    look_back(person)
    open_decisions(person)
    assert say("what_if_until", lang, step=step) in person.page.locator(".borrowed").inner_text()


def test_turning_points_lead_to_their_step(regular: NewPerson, data: Path) -> None:
    """A game played at random has some."""
    person: Person = regular()
    show(person, data, "end")
    look_back(person)
    person.wait_until(ANALYSED)
    points = person.page.locator("#turning [data-go]")
    assert points.count() == person.page.locator("#curve .rim").count() > 0
    for point in points.all():
        person.press(point)
        step = int(str(point.get_attribute("data-go")))
        assert at_step(person) == step == person.seq
        now = person.page.locator("#decisions .now")
        assert now.get_attribute("id") == f"d{step}" and "?" in str(now.text_content())
        assert person.page.locator("#now").get_attribute("d") == f"M{step} -4V104"


def test_the_game_is_watched_again_and_mistakes_are_practised(new_person: NewPerson, data: Path) -> None:
    person: Person = new_person(screen=PHONE, calm=False)
    person.page.add_init_script(HURRY)
    show(person, data, "end")
    look_back(person, "?step=2")
    person.wait_until(ANALYSED)
    person.press(person.page.locator("#play"))
    person.wait_until("document.getElementById('caption').classList.contains('on')")
    person.wait_until("Number(document.getElementById('scrubber').value) > 3")
    person.page.locator("[data-way=first]").evaluate("link => link.click()")
    person.wait_until("document.documentElement.dataset.plays === 'no' && scrubber.value === '0'")

    # the log is there on a phone too, and whole
    person.page.locator("[data-way=last]").evaluate("link => link.click()")
    person.press(person.page.locator("label:has(#show-log)"))
    assert person.page.locator("#loglist").is_visible() and person.page.locator("#l0").count() == 1

    person.press(person.page.locator("label:has(#show-turning)"))
    with person.page.expect_navigation():
        person.press(person.page.locator("#do-learn"))
    person.wait()
    check(person.page)
    person.press(person.page.locator("#show-answer"))
    person.page.locator("#said-answer").wait_for()
    person.wait_for_rest()
    assert person.page.locator("#table [name=label]").count() == 0
    assert person.page.locator("#onward").is_visible()
    person.page.set_viewport_size({"width": DESK.width, "height": DESK.height})
    check(person.page)

    # the same review in words
    person.context.add_cookies([{"name": VIEW, "value": "text", "url": person.address}])
    person.page.locator("#leave").evaluate("link => link.click()")
    person.page.locator("body.on-review_text #turning .learn").wait_for()
    check(person.page)


def test_by_keyboard_and_by_the_curve(regular: NewPerson, data: Path) -> None:
    person: Person = regular()
    show(person, data, "end")
    look_back(person, "?step=4")
    assert at_step(person) == 4
    for key, step in (("ArrowRight", 5), ("ArrowLeft", 4), ("ArrowLeft", 3), ("Home", 0), ("ArrowLeft", 0)):
        person.page.keyboard.press(key)
        assert at_step(person) == person.seq == step
    person.page.keyboard.press("End")
    last = at_step(person)
    person.page.locator("#scrubber").focus()
    person.page.keyboard.press("ArrowLeft")
    assert at_step(person) == person.seq == last - 1
    assert str(last - 1) in str(person.page.locator("#scrubber").get_attribute("aria-valuetext"))
    box = person.page.locator(".track").bounding_box()
    assert box is not None
    person.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert abs(at_step(person) - last / 2) <= 1 and at_step(person) == person.seq
    person.page.reload()
    person.wait_until(DRAWN)
    assert abs(at_step(person) - last / 2) <= 1, "the address holds the step"


def test_the_link_is_that_of_the_step(new_person: NewPerson, data: Path) -> None:
    person, friend = new_person(), new_person(lang="fr")
    person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    show(person, data, "end")
    look_back(person, "?step=7")
    person.note("#told")
    person.press(person.page.locator("#share"))
    person.wait_for_noted(say("copied", "en"))
    link = person.page.evaluate("navigator.clipboard.readText()")
    friend.go(link)
    friend.wait_until(DRAWN)
    assert at_step(friend) == 7 == friend.seq


@both_screens
def test_without_script(regular: NewPerson, data: Path, screen: Screen) -> None:
    """Links and forms do the same."""
    person: Person = regular(screen=screen)
    show(person, data, "end")
    game = person.game
    context = person.context.browser.new_context(java_script_enabled=False)  # type: ignore[union-attr]
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(f"{person.address}/game/{game}/review?step=3")
    table = page.locator("#table")
    expect(table).to_have_attribute("data-seq", "3")
    page.locator("[data-way=on]").click()
    expect(table).to_have_attribute("data-seq", "4")
    page.locator("label:has(#show-decisions)").click()
    page.locator("#d2 > a").click()
    expect(table).to_have_attribute("data-seq", "2")
    page.locator("#what-if summary").click()
    page.locator("#do-what-if").click()
    expect(page.locator("#table #what-if")).to_have_count(1)
    assert "/review" not in page.url
    context.close()


@both_screens
def test_a_record_that_does_not_fit_is_explained(regular: NewPerson, screen: Screen) -> None:
    person: Person = regular(screen=screen, lang="de")
    person.go("/records")
    person.page.locator("textarea").fill("mindbug record 1\nrules: 2\nseed: four\n")
    with person.page.expect_navigation():
        person.press(person.page.locator("main .btn.main"))
    assert say("bad_record_line", "de", line=3) in person.page.locator("[role=alert]").inner_text()
    assert "seed: four" in person.page.locator("textarea").input_value()
    check(person.page)
    assert person.sees("document.documentElement.scrollWidth <= innerWidth")
    assert all("422" in problem for problem in person.problems) and person.problems
    person.problems.clear()


@both_screens
def test_nothing_is_too_wide(regular: NewPerson, data: Path, screen: Screen) -> None:
    person: Person = regular(screen=screen, lang="de")
    show(person, data, "end")
    look_back(person, "?step=9")
    assert person.sees("document.documentElement.scrollWidth <= innerWidth")
    if not screen.touch:
        person.page.set_viewport_size({"width": screen.width // 2, "height": screen.height // 2})  # as zoom does
        assert person.sees("document.documentElement.scrollWidth <= innerWidth")
