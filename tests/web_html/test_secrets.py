"""The HTML holds nothing that the reader may not know: no name, no id, no order."""

from functools import cache
from urllib.parse import quote

import pytest

from mindbug import Game, SceneCard, redact, sample
from mindbug.game.catalogue import standard
from mindbug.game.circumstances import Circumstances
from mindbug.game.seats import SEATS
from mindbug.text import card_name
from mindbug.web.html import render
from mindbug.web.html.film import film
from tests.web_html.states import AROUND, LANGUAGES, READERS, positions, positions_in, renumbered, without_log


def table(game: Game, reader: str | None, lang: str = "en") -> str:
    return render.table(game, reader, lang, {}, seq=7, around=AROUND)


def names_known(game: Game, reader: str | None) -> set[str]:
    """The cards that are known by the view and by what was told."""
    view = game.view(reader)
    known: set[str | None] = {*view["revealed"], *view["power_row"], *view["power_discard"], *view["playing"]}
    for seat in SEATS:
        known |= {name for name in view[seat]["hand"] if name} | set(view[seat]["discard"])
        for creature in (*view[seat]["play"], *view[seat]["aside"]):
            known |= {creature["name"], *creature["boost"]}
    known |= {view["decision"]["source"], *view["pending"]} if view["decision"] else set()
    for event in (redact(event, reader) for event in game.events):
        known |= {event.card, event.other}
    creatures = [name for name in known if name in standard().book.numbers]
    stages = {stage.name for name in creatures for stage in standard().line(name)}  # the text of a card names them
    return {name for name in known if name} | stages


def without_known(html: str, known: set[str], lang: str) -> str:
    """The page without the names of these cards, the longest first, because some are parts of others."""
    for text in sorted({text for name in known for text in spellings(name, lang)}, key=len, reverse=True):
        html = html.replace(text, "|")
    return html


@cache
def spellings(name: str, lang: str) -> set[str]:
    return {name, card_name(name, lang), quote(name)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_hidden_card_is_named(lang: str) -> None:
    every = set(standard().set_of)
    searched = 0
    for game in positions_in(lang):
        if game.over:
            continue
        for reader in READERS:
            html = table(game, reader, lang)
            known = names_known(game, reader)
            rest = without_known(html, known, lang)
            for name in every - known:
                searched += 1
                assert not any(text in rest for text in spellings(name, lang)), (reader, name)
    assert searched > 1_000


def test_hidden_cards_change_nothing() -> None:
    """The table of a game in which the hidden cards are others looks the same, ids and order included."""
    compared = 0
    for game in positions():
        if game.over:
            continue
        for reader in READERS:
            view = game.view(reader)
            one, two = (without_log(table(sample(view, seed=seed), reader)) for seed in (1, 2))
            assert one == two
            assert renumbered(one) == renumbered(without_log(table(game, reader)))
            compared += 1
    assert compared > 30


def test_a_known_card_keeps_its_id_and_every_reader_has_other_ids() -> None:
    game = Game(sets=["first_contact"], seed=5)
    before = {reader: {card.id: card.name for card in _cards(game, reader)} for reader in READERS}
    while len(game.choices) < 12 and game.decision is not None:
        game.choose(game.decision.options[0])
    for reader in READERS:
        after = {card.id: card.name for card in _cards(game, reader)}
        assert all(after[key] == name for key, name in before[reader].items() if key in after)
        assert reader is None or len(after.keys() & before[reader].keys()) >= 3
    ids = [set(before[reader]) for reader in READERS]
    assert not ids[0] & ids[1]


def test_ids_follow_from_a_secret() -> None:
    game = Game(sets=["first_contact"], seed=5)
    one, two = (game.scene("p1", secret=secret).me.hand for secret in (b"one", b"two"))
    assert not {card.id for card in one} & {card.id for card in two}
    here, there = (game.scene("p1", secret=render.secret_of(name)).me.hand for name in ("here", "there"))
    assert not {card.id for card in here} & {card.id for card in there}


def test_a_film_does_not_show_what_is_drawn() -> None:
    game = Game(sets=["first_contact"], seed=5)
    player = game.turn
    other = "p2" if player == "p1" else "p1"
    told = len(game.events)
    game.choose(f"play {game.view(player)['p1' if player == 'p1' else 'p2']['hand'][0]}")
    news = game.events[told:]
    texts = {reader: film(news, Circumstances(), game.decision, "en", reader, {})["texts"]
             for reader in (player, other, None)}
    [drawn] = [event.card for event in news if event.kind == "drew"]
    assert all(drawn not in found for found in texts.values())


def _cards(game: Game, reader: str | None) -> list[SceneCard]:
    scene = game.scene(reader, secret=b"a secret")
    return [card for side in (scene.me, scene.opp) for zone in (side.hand, side.play, side.discard) for card in zone
            if card.name]
