"""What is kept of a finished game shows the same as the game itself."""

import json
import random
import zlib
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from mindbug import Game, Record
from mindbug.game.catalogue import standard
from mindbug.text import card_name, say
from mindbug.web.html import keepsake, postcard, review
from mindbug.web.html.keepsake import keepsake_of, names_in, read_keepsake
from mindbug.web.html.page import Visit, draw
from mindbug.web.html.review import Subject
from mindbug.web.html.typed_data import ValueReader, plain
from mindbug.web.rooms.judging import Progress
from tests.web_html.states import LANGUAGES

SETS = list(standard().sets)
POOLS = [(name,) if name != "battlefruit_addon" else ("battlefruit_kingdom", name) for name in SETS]


@cache
def played(*sets: str) -> str:
    game, chance = Game(sets=list(sets), seed=5), random.Random(2)
    while game.decision is not None:
        game.choose(chance.choice(game.decision.options))
    return str(replace(game.record(), players=("human Ada <b>", "bot rookie")))


@cache
def kept(*sets: str) -> bytes:
    return keepsake_of(played(*sets), "g1")


def shown(subject: Subject) -> list[Any]:
    """Everything that a review shows, but for the picture to share and the note that cards have changed."""
    last = len(Record.parse(subject.record).choices)
    note = f"<p>{say('old_cards', subject.lang)} {say('analysis_ended', subject.lang)}</p>"
    return [review.frames(subject), review.films(subject), review.moves(subject),
            *[draw(review.page(subject, Progress(last), step, earlier_game=None, can_go_on=False, over=True,
                               as_text=as_text), Visit(subject.lang, "/", origin="http://x")).replace(note, "")
              for step in (0, 1, last // 2, None) for as_text in (False, True)]]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("sets", POOLS, ids=" and ".join)
def test_a_keepsake_shows_what_the_game_shows(sets: tuple[str, ...], lang: str) -> None:
    today = Subject("g1", played(*sets), lang, "p2" if lang == "fr" else "p1", own=lang == "en")
    assert shown(replace(today, keepsake=kept(*sets))) == shown(today)


def test_the_picture_to_share_is_the_same() -> None:
    today = Subject("g1", played("first_contact"), "de")
    for step in (0, 9, 1000):
        assert postcard.picture(replace(today, keepsake=kept("first_contact")), step) == postcard.picture(today, step)


@pytest.mark.parametrize("sets", POOLS, ids=" and ".join)
def test_a_keepsake_is_small(sets: tuple[str, ...]) -> None:
    steps = len(read_keepsake(kept(*sets)).steps)
    assert len(kept(*sets)) < 5_000 + 100 * steps


def test_every_name_of_a_game_is_kept_with_its_text() -> None:
    found = read_keepsake(kept(*SETS))
    assert found.cards.keys() == {name for step in found.steps for name in names_in(step)} & standard().set_of.keys()
    assert all([lang for lang, _ in card.printed_then] == list(LANGUAGES) for card in found.cards.values())


def altered(change: Callable[[Any], None], *sets: str) -> bytes:
    data = json.loads(zlib.decompress(kept(*sets)))
    change(data)
    return zlib.compress(json.dumps(data).encode())


def everything_in(data: Any) -> list[dict[str, Any]]:
    inside = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    return [*([data] if isinstance(data, dict) else ()), *(found for each in inside for found in everything_in(each))]


def test_words_that_are_gone_cost_only_their_sentences() -> None:
    """Rules change: what cards do may be said with other words some day."""
    known = {"Scene", "SceneSide", "SceneCard", "Bonus", "Reason", "Decision", "Option", "Event", "Circumstances",
             "Fighter", "Step", "Noun", "PrintedLine"}
    renamed = 0

    def change(data: Any) -> None:
        nonlocal renamed
        for each in everything_in(data):
            if each.get("", "Step") not in known:
                each[""] = "Formerly" + each[""]
                renamed += 1
            elif each.get("") == "Event":
                each["colour"] = "a field of another version"

    subject = Subject("g1", played(*SETS), "fr", keepsake=altered(change, *SETS))
    assert renamed > 10
    assert json.loads(shown(subject)[0])["frames"] == json.loads(shown(replace(subject, keepsake=b""))[0])["frames"]


def test_a_card_that_is_gone_keeps_its_names_and_its_text() -> None:
    """Here with a card that has never been one of ours."""
    name = next(card.name for card in read_keepsake(kept("first_contact")).steps[0].scene.me.hand if card.name)
    text = zlib.decompress(kept("first_contact")).decode()
    told = card_name(name, "de")
    assert told != name
    other = text.replace(name, "Bygone Beast").replace(f'"{told}"', '"Gewesenes Biest"')
    record = played("first_contact").replace(name, "Bygone Beast")
    subject = Subject("g1", record, "de", keepsake=zlib.compress(other.encode()))
    for before, now in zip(shown(Subject("g1", played("first_contact"), "de"))[:2], shown(subject)[:2], strict=True):
        assert told in str(before) and told not in str(now) and str(now).count("Gewesenes Biest") > 1
    lines = [line.text for line in dict(read_keepsake(subject.keepsake).cards["Bygone Beast"].printed_then)["de"]]
    assert all(line in review.frames(subject).replace("</b>", "").replace("<b>", "") for line in lines)


@pytest.mark.parametrize("damage", [b"", b"{}", zlib.compress(b"[]")])
def test_what_cannot_be_read_is_no_keepsake(damage: bytes) -> None:
    with pytest.raises((ValueError, zlib.error, TypeError, KeyError)):
        read_keepsake(damage)


def test_typed_data_leaves_out_what_is_unknown() -> None:
    step = read_keepsake(kept("first_contact")).steps[3]
    reader = ValueReader(keepsake.CLASSES)
    assert reader.read(json.loads(json.dumps(plain(step)))) == step
    with pytest.raises(TypeError, match="Path cannot be written"):
        plain((Path("x"),))
