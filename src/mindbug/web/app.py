"""The application: everything that answers, put together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from urllib.parse import quote

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp

from mindbug.web.api import Api
from mindbug.web.config import Config
from mindbug.web.guard import Guard, is_local, problem
from mindbug.web.house import House
from mindbug.web.live import Sockets
from mindbug.web.metrics import Metrics
from mindbug.web.pages import STATUS, Pages, refused_page
from mindbug.web.room import Refused
from mindbug.web.store import SqliteStore, Store

STATIC = Path(__file__).parent / "static"
FOR_EVER = "public, max-age=31536000, immutable"


def create_app(config: Config, store: Store | None = None) -> ASGIApp:
    """The server without its network; the storage is made where the configuration says."""
    metrics = Metrics()
    house = House(store or SqliteStore(config.database), config, metrics)
    sockets = Sockets(house)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.open()
        yield
        await house.close()

    def show_metrics(request: Request) -> Response:
        if not (config.public_metrics or is_local(request.scope)):
            return problem(404, "unknown_page", "there is no such page")
        return PlainTextResponse(metrics.text(), media_type="text/plain; version=0.0.4")

    def refuse(request: Request, error: Exception) -> Response:
        assert isinstance(error, Refused)
        metrics.count("mindbug_refusals_total", code=error.code)
        if request.url.path.startswith("/api/"):
            return problem(STATUS.get(error.code, 400), error.code, error.message)
        return refused_page(request, error)

    def explain(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        if request.url.path.startswith(("/api/", "/static/", "/art/")):
            return problem(error.status_code, "unknown_page" if error.status_code == 404 else "bad_request",
                           error.detail)
        response = refused_page(request, Refused("unknown_page", error.detail))
        response.status_code = error.status_code
        return response

    app = Starlette(
        routes=[
            Route("/health", lambda _: JSONResponse({"status": "ok"})),
            Route("/ready", lambda _: JSONResponse({"ready": house.ready}, 200 if house.ready else 503)),
            Route("/metrics", show_metrics),
            Mount("/static", GZipMiddleware(Unchanging(directory=STATIC, check_dir=False))),
            Mount("/art", GZipMiddleware(Starlette(routes=[Route("/{kind}/{name}.svg", art)]))),
            Mount("/api", routes=Api(house, sockets).routes()),
            *Pages(house, sockets).routes(),
        ],
        exception_handlers={Refused: refuse, HTTPException: explain},
        lifespan=lifespan,
    )
    app.state.house = house
    return Guard(app, config, metrics)
