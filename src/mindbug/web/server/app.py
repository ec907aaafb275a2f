"""The application: all routes put together."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache
from pathlib import Path
from typing import Protocol
from urllib.parse import quote

from starlette.applications import Starlette
from starlette.datastructures import QueryParams
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Scope

from mindbug.web.base.config import Config
from mindbug.web.base.guard import PARTS, Guard, is_local, problem
from mindbug.web.base.metrics import CONTENT_TYPE, Metrics
from mindbug.web.base.refusal import Refused
from mindbug.web.html.keepsake import keepsake_of
from mindbug.web.html.render import make_ids_with
from mindbug.web.html.templating import ART_VERSION, STATIC_VERSION
from mindbug.web.rooms.house import House
from mindbug.web.rooms.store import Store
from mindbug.web.routes import installable
from mindbug.web.routes.api import Api
from mindbug.web.routes.exercises import Exercises
from mindbug.web.routes.installable import ASK_AGAIN
from mindbug.web.routes.live import Sockets
from mindbug.web.routes.pages import STATUS, Pages, refused_page
from mindbug.web.routes.review import ReviewPages
from mindbug.web.routes.tutor import Tutor
from mindbug.web.server.databases import open_store

STATIC = Path(__file__).parent.parent / "static"
FONTS_VERSION = "5.3.0"  # as base.css and base.html ask for them
FOR_EVER = "public, max-age=31536000, immutable"
A_DAY = "public, max-age=86400"


class ConnectionCount(Protocol):
    """Something that knows how many connections there are, and how many have ended with an error."""

    @property
    def total(self) -> int: ...

    @property
    def broken(self) -> int: ...


def create_app(config: Config, store: Store | None = None, *, doors: ConnectionCount | None = None) -> ASGIApp:
    """Makes the application. Without a store it opens the database that the configuration names."""
    metrics = Metrics()
    house = House(store or open_store(config), config, metrics, keepsake_of,
                  broken=lambda: doors.broken if doors is not None else 0)
    sockets = Sockets(house)
    if doors is not None:
        metrics.watch("connections_open", "connections, sockets included", lambda: doors.total)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.open()
        make_ids_with(house.key_of_ids())
        yield
        await house.close()

    async def health(request: Request) -> Response:
        return JSONResponse({"status": "ok"})

    async def ready(request: Request) -> Response:
        return JSONResponse({"ready": house.ready}, 200 if house.ready else 503)

    async def show_metrics(request: Request) -> Response:
        # behind a proxy nobody knows who is local: a proxy may forget to name its client
        if not (config.public_metrics or (is_local(request.scope) and not config.behind_proxy)):
            return problem(404, "unknown_page", "there is no such page")
        return Response(metrics.text(), media_type=CONTENT_TYPE)

    async def refuse(request: Request, error: Exception) -> Response:
        assert isinstance(error, Refused)
        metrics.refusals.labels(error.code).inc()
        if request.url.path.startswith("/api/"):
            return problem(STATUS.get(error.code, 400), error.code, error.message)
        return refused_page(request, error)

    async def explain(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        if request.url.path.startswith(("/api/", *PARTS)):
            return problem(error.status_code, "unknown_page" if error.status_code == 404 else "bad_request",
                           error.detail)
        response = refused_page(request, Refused("unknown_page", error.detail))
        response.status_code = error.status_code
        return response

    app = Starlette(
        routes=[
            Route("/health", health), Route("/ready", ready), Route("/metrics", show_metrics),
            Mount("/static", GZipMiddleware(CachedFiles(directory=STATIC, check_dir=False))),
            Route("/art/{kind}/{name}.svg", art, middleware=[Middleware(GZipMiddleware)]),
            Mount("/api", routes=Api(house, sockets).routes()),
            *ReviewPages(house).routes(), *Exercises(house).routes(), *Pages(house, sockets).routes(),
            *Tutor(house).routes(), *installable.routes(),
        ],
        exception_handlers={Refused: refuse, HTTPException: explain},
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False  # every page has exactly one address
    app.state.house = house
    return Guard(app, config, metrics, house.budgets)


# ---- what never changes between two versions


COMMENTS = {".css": re.compile(r"/\*.*?\*/\n?", re.DOTALL), ".js": re.compile(r"^ *//.*\n", re.MULTILINE)}
ICON = re.compile(r"url\(/art/icon/([-\w]+)\.svg\)")
MOST_TOGETHER = 3  # style sheets with one address
IMPORT = re.compile(r"""(?<=['"])\./[-\w]+\.js(?=['"])""")


class CachedFiles(StaticFiles):
    """Static files. A file that is requested with its present version (`?v=...`) may be cached for ever. Style sheets
    that pages need together have one address: `table+phone.css` is `table.css` and then `phone.css`."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        kind, names = Path(path).suffix, path.split("+")
        if len(names) > MOST_TOGETHER:  # a short question must not have a long answer
            raise HTTPException(404)
        whole = [name if name.endswith(kind) else name + kind for name in names]
        responses = [await super(CachedFiles, self).get_response(name, scope) for name in whole]
        response = responses[0]
        if kind in COMMENTS and scope["method"] == "GET" and all(each.status_code == 200 for each in responses):
            etag = "".join(each.headers["etag"] for each in responses)
            response = Response("".join(map(lightened, whole)), media_type=response.media_type,
                                headers={"etag": f'"{etag.replace(chr(34), "")}"'})
        asked = QueryParams(scope["query_string"]).get("v")
        known = FONTS_VERSION if path.startswith("fonts/") else STATIC_VERSION
        if asked == known:  # nobody will ever ask whether it has changed
            for name in ("etag", "last-modified"):
                if name in response.headers:
                    del response.headers[name]
        response.headers["cache-control"] = FOR_EVER if asked == known else ASK_AGAIN
        return response


@lru_cache(maxsize=64)
def lightened(path: str) -> str:
    """A style sheet or a script as it is sent: without its comments, which are a tenth of it; with its icons, each of
    which would otherwise be a request with more bytes around it than in it; and with the version of other scripts."""
    text = COMMENTS[Path(path).suffix].sub("", (STATIC / path).read_text(encoding="utf-8"))
    text = IMPORT.sub(lambda found: f"{found[0]}?v={STATIC_VERSION}", text)
    return ICON.sub(lambda found: f'url("data:image/svg+xml,{in_style(picture("icon", found[1]))}")', text)


def in_style(svg: str) -> str:
    """A picture as part of an address, with as few letters replaced as possible."""
    return quote(svg.replace('"', "'"), safe=" '/:=(),;.-+@!?*&")


async def art(request: Request) -> Response:
    try:
        svg = picture(request.path_params["kind"], request.path_params["name"])
    except (KeyError, ValueError):
        raise HTTPException(404, "there is no such picture") from None
    return Response(svg, media_type="image/svg+xml",
                    headers={"cache-control": FOR_EVER if request.query_params.get("v") == ART_VERSION else A_DAY})


@lru_cache(maxsize=512)
def picture(kind: str, name: str) -> str:
    """An SVG picture as it is sent. KeyError or ValueError if there is none of that name."""
    from mindbug.web.art import drawn  # the pictures take a moment to load; the API needs none
    from mindbug.web.art.lighter import lighter  # it comes with them

    return lighter(drawn(kind, name))
