"""The tutorial over HTTP: with script and without, and what it refuses."""

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import html5lib
import pytest
from starlette.testclient import TestClient

from mindbug.text import say
from mindbug.web.base.config import Config
from mindbug.web.learn.attempt import LEARNED
from mindbug.web.learn.lessons import LESSONS
from mindbug.web.learn.set_lessons import EVERY_LESSON, SET_LESSONS
from mindbug.web.server.app import create_app


@pytest.fixture
def learner(tmp_path: Path) -> Iterator[TestClient]:
    config = Config(tmp_path / "data", bot_pause=0.0, requests_per_second=10_000.0)
    with TestClient(create_app(config), follow_redirects=True) as client:
        yield client


def by_script(client: TestClient, address: str, label: str) -> Any:
    return client.post(address, data={"label": label}, headers={"accept": "application/json"}).json()


def form_of(html: str) -> str:
    """Returns the address to which the choice is sent."""
    found = re.search(r'id="choose" method="post" action="([^"]+)"', html)
    assert found
    return unescape(found[1])


def test_the_whole_tutorial_without_script(learner: TestClient) -> None:
    page = learner.get("/learn")
    for number, (name, lesson) in enumerate(LESSONS.items(), start=1):
        html5lib.HTMLParser(strict=True).parse(page.text)
        assert page.url.path == f"/learn/{name}"
        assert say("lesson_of", "en", number=number, count=len(LESSONS)) in page.text
        for ask in lesson.asks:
            page = learner.post(form_of(page.text), data={"label": ask.right[0], "seq": "0"})
            assert page.status_code == 200
        assert page.text.count("dot done") == number
        link = re.search(r'id="do-next" href="([^"]+)"', page.text)
        if link:
            page = learner.get(link[1])
    assert 'form="first-game"' in page.text
    assert learner.cookies[LEARNED].split(".") == list(LESSONS)
    assert say("learn_again", "en") in learner.get("/").text
    game = learner.post("/games", data={"opponent": "bot", "level": "rookie"})
    assert game.url.path.startswith("/game/")


def test_with_script_every_step_comes_by_itself(learner: TestClient) -> None:
    answer = by_script(learner, "/learn/play", "play Gorillion")
    assert answer["address"] == "/learn/play?did=play+Gorillion"
    own, reply = answer["steps"]
    assert [beat["kind"] for beat in own["beats"]] == ["played", "turn"]
    assert reply["beats"][0]["cards"] == [{"side": "opp", "card": "Snail Hydra"}]
    assert say("learn_watch", "en") in own["html"] and say("learn_watch", "en") not in reply["html"]
    assert reply["html"] in learner.get(answer["address"]).text


def test_a_wrong_choice(learner: TestClient) -> None:
    plain = learner.post("/learn/play", data={"label": "play Brain Fly"})
    assert plain.url.query == b"wrong=play+Brain+Fly" and say("learn_play_weaker", "en") in plain.text
    assert form_of(plain.text) == "/learn/play"
    answer = by_script(learner, "/learn/play", "play Brain Fly")
    (step,) = answer["steps"]
    assert step["beats"] == [] and step["html"] in plain.text
    assert LEARNED not in learner.cookies


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_it_is_found_from_the_first_page_and_the_rules(learner: TestClient, lang: str) -> None:
    for path in ("/", "/rules"):
        html = learner.get(f"{path}?lang={lang}").text
        link = re.search(r'<a class="btn[^"]*" id="do-learn" href="([^"]+)">([^<]+)</a>', html)
        assert link and unescape(link[2]) == say("learn_to_play", lang)
        assert learner.get(link[1]).url.path == f"/learn/{next(iter(LESSONS))}"


def test_going_on_where_one_stopped(learner: TestClient) -> None:
    learner.cookies.set(LEARNED, "play.mindbug.no-such-lesson")
    assert say("learn_on", "en") in learner.get("/").text
    page = learner.get("/learn")
    assert page.url.path == "/learn/block"
    assert page.text.count("dot done") == 2


def test_the_language_can_be_changed_in_the_middle(learner: TestClient) -> None:
    address = "/learn/play?did=play+Gorillion"
    html = learner.get(address).text
    switch = re.search(r'action="(/language[^"]+)"', html)
    assert switch
    page = learner.post(unescape(switch[1]), data={"lang": "fr"})
    assert page.url.path == "/learn/play" and page.url.query == b"did=play+Gorillion"
    assert '<html lang="fr">' in page.text and form_of(page.text) == address


@pytest.mark.parametrize("address, status", [
    ("/learn/nothing", 404), ("/learn/play?did=nonsense", 400), ("/learn/play?did=play+Brain+Fly", 400),
    ("/learn/play?did=attack+Gorillion", 400), ("/learn/win?" + "&".join(["did=attack+Chameleon+Sniper"] * 2), 400),
    ("/learn/win?" + "&".join(["did=x"] * 500), 400), ("/learn/play?wrong=play+Snail+Hydra", 422),
    ("/learn/play?wrong=play+Gorillion", 400), ("/learn/win?did=attack+Chameleon+Sniper&wrong=stop", 409),
])
def test_addresses_that_are_refused(learner: TestClient, address: str, status: int) -> None:
    response = learner.get(address)
    assert response.status_code == status
    assert say("error_title", "en") in response.text


@pytest.mark.parametrize("address, label, status", [
    ("/learn/nothing", "play Gorillion", 404), ("/learn/play", "play Snail Hydra", 422), ("/learn/play", "", 422),
    ("/learn/play?did=nonsense", "play Gorillion", 400),
    ("/learn/win?did=attack+Chameleon+Sniper", "attack Chameleon Sniper", 409),
])
def test_choices_that_are_refused(learner: TestClient, address: str, label: str, status: int) -> None:
    response = learner.post(address, data={"label": label})
    assert response.status_code == status
    assert LEARNED not in learner.cookies


def test_nothing_is_told_of_the_opponents_hand(learner: TestClient) -> None:
    for lesson in EVERY_LESSON.values():
        html = learner.get(f"/learn/{lesson.name}").text
        in_play = [card for seat in ("p1", "p2") for card in lesson.position[seat].get("play", ())]
        on_the_table = {card.partition(" (")[0] for card in in_play}
        told = on_the_table | set(lesson.position["p1"]["hand"]) | set(lesson.position["revealed"])
        hidden = set(lesson.position["p2"]["hand"]) - told
        first = lesson.steps[0]
        if not hasattr(first, "right"):
            hidden.discard(getattr(first, "label", "").partition(" ")[2])  # it has been played
        assert hidden
        assert not [card for card in hidden if f'data-card="{card}"' in html]


def test_the_lesson_of_a_set_is_offered_where_the_set_is_chosen_until_it_is_done(learner: TestClient) -> None:
    def offered(page: str) -> list[str]:
        return re.findall(r'href="/learn/(\w+)"', page)

    sets = [lesson.name for lesson in SET_LESSONS.values()]
    lesson = SET_LESSONS["king_of_tokyo"]
    new_game = {"opponent": "screen", "sets": ["first_contact", "king_of_tokyo"]}
    assert offered(learner.get("/").text) == sets == offered(learner.get("/rules").text)
    assert offered(learner.post("/games", data=new_game).text) == ["tokyo"]
    page = learner.get("/learn/tokyo")
    for ask in lesson.asks:
        page = learner.post(form_of(page.text), data={"label": ask.right[0]})
    assert 'name="sets" value="king_of_tokyo"' in page.text
    assert learner.cookies[LEARNED] == "tokyo"
    assert offered(learner.get("/").text) == [name for name in sets if name != "tokyo"]
    assert say("learn_to_play", "en") in learner.get("/").text, "the tutorial has not begun"
    assert offered(learner.post("/games", data=new_game).text) == []
    assert "tokyo" in offered(learner.get("/rules").text), "it can be repeated"
