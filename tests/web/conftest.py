"""A server in this process, with pages as plain as can be: what they must not tell can be searched for all the same."""

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from msgspec import to_builtins
from starlette.testclient import TestClient

from mindbug import Event, Game
from mindbug.web.base.config import Config
from mindbug.web.html import viewer
from mindbug.web.html.page import Page, Visit
from mindbug.web.html.page import draw as draw_page
from mindbug.web.html.review import ReviewPage
from mindbug.web.html.surroundings import Surroundings
from mindbug.web.routes import pages
from mindbug.web.routes.answers import event_messages
from mindbug.web.server.app import create_app

MakeClient = Callable[..., TestClient]


@pytest.fixture
def plain_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stands in for the real pages: says everything that they may draw on for a reader."""
    render = ModuleType("mindbug.web.html.render")

    def table(game: Game, reader: str | None, lang: str, names: dict[str, str], *, seq: int,
              around: Surroundings) -> str:
        return json.dumps({"view": game.view(reader), "lang": lang, "names": names, "seq": seq,
                           "around": asdict(around)})

    def draw(page: Page, visit: Visit) -> str:
        if isinstance(page, ReviewPage):
            return draw_page(page, visit)  # of a finished game nothing is secret
        told = json.dumps({key: value if isinstance(value, str) else str(value) for key, value in vars(page).items()})
        return f"<html lang={visit.lang}><title>{page.template}</title>{told}</html>"

    def client_events(events: list[Event], reader: str | None, game: Game) -> list[dict[str, Any]]:
        return [to_builtins(event) for event in event_messages(events, reader)]

    for function in (table, client_events):
        setattr(render, function.__name__, function)
    monkeypatch.setattr(viewer, "render", render)
    monkeypatch.setattr(pages, "draw", draw)


@pytest.fixture
def make_client(tmp_path: Path, plain_pages: None) -> Iterator[MakeClient]:
    """Starts a server; `**settings` are those of Config."""
    running: list[TestClient] = []

    def make(**settings: Any) -> TestClient:
        data = settings.pop("data", tmp_path / "data")
        config = Config(data, **{"bot_pause": 0.0, "requests_per_second": 10_000.0, "bot_workers": 1, **settings})
        client = TestClient(create_app(config), follow_redirects=False)
        client.__enter__()
        running.append(client)
        return client

    yield make
    for client in running:
        client.__exit__(None, None, None)


@pytest.fixture
def client(make_client: MakeClient) -> TestClient:
    return make_client()
