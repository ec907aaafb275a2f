"""The pages as an app: the manifest, the worker that keeps static files, the page for "no connection"."""

import json
from functools import cache

from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from mindbug.text import LANGUAGES, say
from mindbug.web.html.context import OfflinePage
from mindbug.web.html.templating import ART_VERSION, STATIC_VERSION, WEB, art, static
from mindbug.web.routes.pages import language_of, page

ICONS = (("any", 192), ("any", 512), ("maskable", 512))
ASK_AGAIN = "public, no-cache"


def routes() -> list[Route]:
    smaller = [Middleware(GZipMiddleware)]
    return [Route(path, answer, middleware=smaller) for path, answer in (
        ("/manifest.webmanifest", manifest), ("/worker.js", worker), ("/offline", offline))]


async def manifest(request: Request) -> Response:
    """The name and the look of the app in a list of apps, in the reader's language."""
    lang = language_of(request)
    icons = [{"src": static(f"icons/{purpose}-{size}.png"), "sizes": f"{size}x{size}", "type": "image/png",
              "purpose": purpose} for purpose, size in ICONS]
    return JSONResponse({
        "id": "/", "start_url": "/", "scope": "/", "display": "standalone", "lang": lang, "name": say("title", lang),
        "short_name": say("title", lang), "description": say("tagline", lang), "theme_color": "#150f2b",
        "background_color": "#150f2b", "categories": ["games"], "icons": icons,
    }, headers={"cache-control": ASK_AGAIN}, media_type="application/manifest+json")


async def worker(request: Request) -> Response:
    return Response(script(), media_type="text/javascript", headers={"cache-control": ASK_AGAIN})


@cache
def script() -> str:
    """The worker, told which version this is and what the page for "no connection" needs."""
    needed = [static(path) for path in ("base.css", "card.css", "frame.css", "app.js", "offline.js")]
    pages = {lang: f"/offline?lang={lang}" for lang in LANGUAGES}
    told = {"version": f"{STATIC_VERSION}-{ART_VERSION}", "pages": pages,
            "needed": [*needed, art("mindbug", "mindbug")]}
    return f"const TOLD = {json.dumps(told)};\n{(WEB / 'static' / 'worker.js').read_text(encoding='utf-8')}"


async def offline(request: Request) -> Response:
    """Says that there is no connection. The worker keeps this page and shows it when the server cannot be reached."""
    return page(request, OfflinePage())
