"""A server in this process, with pages as plain as can be: what they must not tell can be searched for all the same."""

import json
import logging
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from msgspec import to_builtins
from starlette.testclient import TestClient

from mindbug import Event, Game
from mindbug.game.circumstances import Circumstances
from mindbug.web.base.config import Config
from mindbug.web.html import viewer
from mindbug.web.html.page import Page, Visit
from mindbug.web.html.page import draw as draw_page
from mindbug.web.html.parts import SHELL, Part
from mindbug.web.html.review import ReviewPage
from mindbug.web.html.surroundings import Surroundings
from mindbug.web.routes import pages
from mindbug.web.routes.answers import shown_events
from mindbug.web.server.app import create_app
from tests.web.databases import empty, fresh_postgres

MakeClient = Callable[..., TestClient]


@pytest.fixture(autouse=True)
def own_log() -> Iterator[None]:
    """A command that serves makes the log write to the standard error of its test, which is closed afterwards."""
    logs = [logging.getLogger(name) for name in ("mindbug.web", "uvicorn", "asyncio")]
    before = [(log, log.handlers, log.propagate, log.level) for log in logs]
    yield
    for log, handlers, propagate, level in before:
        log.handlers, log.propagate = handlers, propagate
        log.setLevel(level)


@pytest.fixture
def plain_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stands in for the real pages: says everything that they may draw on for a reader."""
    render = ModuleType("mindbug.web.html.render")

    def table(game: Game, reader: str | None, lang: str, names: dict[str, str], *, seq: int,
              around: Surroundings, whole_log: bool = False) -> str:
        return json.dumps({"view": game.view(reader), "lang": lang, "names": names, "seq": seq,
                           "around": asdict(around)})

    def draw(page: Page, visit: Visit) -> str:
        if isinstance(page, ReviewPage):
            return draw_page(page, visit)  # of a finished game nothing is secret
        told = json.dumps({key: value if isinstance(value, str) else str(value) for key, value in vars(page).items()})
        return f"<html lang={visit.lang}><title>{page.template}</title>{told}</html>"

    def film(events: list[Event], before: Circumstances, after: Game, lang: str, reader: str | None,
             people: dict[str, str]) -> dict[str, Any]:
        return {"beats": [to_builtins(event) for event in shown_events(events, reader)]}

    def table_parts(*about: Any, **more: Any) -> list[Part]:
        return [Part(SHELL, table(*about, **more))]

    render.table = table  # type: ignore[attr-defined]
    render.table_parts = table_parts  # type: ignore[attr-defined]
    monkeypatch.setattr(viewer, "film", film)
    monkeypatch.setattr(viewer, "render", render)
    monkeypatch.setattr(pages, "draw", draw)


ON_BOTH_DATABASES = ("test_agreements", "test_games", "test_seats")
"""The tests of these files are run with SQLite and with PostgreSQL."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "database" in metafunc.fixturenames and metafunc.module.__name__.rpartition(".")[2] in ON_BOTH_DATABASES:
        metafunc.parametrize("database", ["sqlite", "postgres"], indirect=True)


@pytest.fixture(scope="module")
def postgres_address() -> str:
    """A database for the tests of one file."""
    return fresh_postgres()


@pytest.fixture
def database(request: pytest.FixtureRequest) -> str:
    """The address of an empty database; without one the server uses SQLite."""
    if getattr(request, "param", "sqlite") == "sqlite":
        return ""
    address: str = request.getfixturevalue("postgres_address")
    empty(address)
    return address


@pytest.fixture
def make_client(tmp_path: Path, plain_pages: None, database: str) -> Iterator[MakeClient]:
    """Starts a server; `**settings` are those of Config."""
    running: list[TestClient] = []

    def make(**settings: Any) -> TestClient:
        data = settings.pop("data", tmp_path / "data")
        quick = {"bot_pause": 0.0, "requests_per_second": 10_000.0, "bot_processes": 1}
        config = Config(data, database, **{**quick, **settings})
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
