"""The pages after a game: its review and analysis, records to download and upload, and what-ifs."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import ParamSpec, TypeVar

from starlette.datastructures import UploadFile
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from mindbug.game.errors import BadRecord
from mindbug.game.seats import SEATS
from mindbug.web.base.budgets import TOKEN_SECONDS
from mindbug.web.base.charging import PAYER
from mindbug.web.base.guard import RECORDS_PAGE, address_of
from mindbug.web.base.refusal import Refused
from mindbug.web.html import postcard
from mindbug.web.html import review as review_html
from mindbug.web.html.context import RecordsPage, old_game
from mindbug.web.rooms.fair_line import FairLine
from mindbug.web.rooms.house import House
from mindbug.web.rooms.imports import as_text, can_go_on, what_if
from mindbug.web.rooms.judging import Progress
from mindbug.web.rooms.live_room import LiveRoom
from mindbug.web.routes.messages import READ_WHAT_IF
from mindbug.web.routes.pages import (
    client_cookie,
    client_of,
    form_of,
    language_of,
    page,
    reads_text,
    remember,
    see_other,
)

Arguments = ParamSpec("Arguments")
Value = TypeVar("Value")
DRAWN_AT_ONCE = 2
FRAMES_SECONDS = 3600  # a browser may cache them, because the game is over


class ReviewPages:
    """The pages of finished games."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._drawing = FairLine(DRAWN_AT_ONCE)
        house.metrics.watch("drawings_waiting", "pictures of reviews that wait to be drawn",
                            lambda: self._drawing.waiting)

    def routes(self) -> list[Route]:
        smaller = [Middleware(GZipMiddleware)]
        return [
            Route("/game/{game}/record", self.record),
            Route("/game/{game}/review", self.review, middleware=smaller),
            Route("/game/{game}/frames", self.frames, middleware=smaller),
            Route("/game/{game}/films", self.films, middleware=smaller),
            Route("/game/{game}/analysis", self.analysis, middleware=smaller),
            Route("/game/{game}/picture.png", self.picture), Route("/preview.png", self.preview),
            Route("/game/{game}/what-if", self.what_if, methods=["POST"]),
            Route(RECORDS_PAGE, self.ask_for_record), Route(RECORDS_PAGE, self.open_record, methods=["POST"]),
        ]

    async def record(self, request: Request) -> Response:
        game = request.path_params["game"]
        return PlainTextResponse(await self.house.record_of(game), headers={
            "content-disposition": f'attachment; filename="mindbug-{game}.txt"'})

    async def _room(self, request: Request) -> LiveRoom:
        return await self.house.finished_room(request.path_params["game"])

    # ---- the review

    async def review(self, request: Request) -> Response:
        try:
            live = await self._room(request)
        except Refused as problem:
            if problem.code != "broken_game":
                raise
            game = request.path_params["game"]  # a finished game can still be read
            return page(request, old_game(game, await self.house.record_of(game)))
        progress = replace(await self.house.judging.of(live.room, PAYER.get()))  # a thread draws it while it goes on
        return await self._draw(self._page, request, live, await self._subject(request, live), progress)

    def _page(self, request: Request, live: LiveRoom, subject: review_html.Subject, progress: Progress) -> Response:
        room, step = live.room, request.query_params.get("step", "")
        return page(request, review_html.page(
            subject, progress, int(step) if is_number(step) else None,
            earlier_game=room.terms.origin, can_go_on=can_go_on(room), over=room.game.over,
            as_text=reads_text(request)))

    async def frames(self, request: Request) -> Response:
        live = await self._room(request)
        text = await self._draw(review_html.frames, await self._subject(request, live))
        return Response(text, media_type="application/json",
                        headers={"cache-control": f"private, max-age={FRAMES_SECONDS}"})

    async def films(self, request: Request) -> Response:
        """The beats that lead to each step, for watching the game again."""
        live = await self._room(request)
        found = await self._draw(review_html.films, await self._subject(request, live))
        return JSONResponse(found, headers={"cache-control": f"private, max-age={FRAMES_SECONDS}"})

    async def analysis(self, request: Request) -> Response:
        """The analysis as far as it has come. `seen` says how much of it the page has already."""
        live = await self._room(request)
        progress = replace(await self.house.judging.of(live.room, PAYER.get()))  # a thread draws it while it goes on
        if request.query_params.get("seen") == str(progress.looked_at) and progress.state in ("on", "waiting"):
            return JSONResponse({"state": progress.state, "seen": progress.looked_at})
        return JSONResponse(await self._draw(review_html.analysis, await self._subject(request, live), progress))

    async def picture(self, request: Request) -> Response:
        """A position of a finished game as a picture to share."""
        live, step = await self._room(request), request.query_params.get("step", "")
        number = int(step) if is_number(step) else len(live.room.game.choices)
        return await self._png(partial(postcard.picture, await self._subject(request, live), number))

    async def preview(self, request: Request) -> Response:
        """The picture that other sites show of a link to a page without a finished game."""
        return await self._png(partial(postcard.greeting, language_of(request)))

    async def _png(self, draw: Callable[[], bytes]) -> Response:
        """Draws the picture in the process of the analysis, because drawing takes a third of a second."""
        address = PAYER.get()
        async with self._drawing.turn(address):
            png = await self.house.judging.bots.work(draw, address)
        return Response(png, media_type="image/png", headers={"cache-control": f"public, max-age={FRAMES_SECONDS}"})

    async def _draw(self, draw: Callable[Arguments, Value], *args: Arguments.args, **kwargs: Arguments.kwargs) -> Value:
        """Draws in a thread, so that games go on meanwhile. One picture is drawn at a time, and charged to whoever
        asked."""
        async with self._drawing.turn(PAYER.get()):
            drawn, seconds = await asyncio.to_thread(timed, partial(draw, *args, **kwargs))
        self.house.budgets.spend(PAYER.get(), seconds / TOKEN_SECONDS)
        return drawn

    async def _subject(self, request: Request, live: LiveRoom) -> review_html.Subject:
        mine = await self.house.seats_of_browser(live, client_of(self.house, request))
        asked = request.query_params.get("side") or (mine[0] if len(mine) == 1 else "p1")
        side = asked if asked in SEATS else "p1"
        return review_html.Subject(live.room.id, str(live.room.record()), language_of(request), side, mine == (side,))

    # ---- what if

    async def what_if(self, request: Request) -> Response:
        live = await self._room(request)
        form = await form_of(request)
        client, wish = client_of(self.house, request) or self.house.new_client(), READ_WHAT_IF.form(form)
        terms = what_if(live.room, wish.step, wish.seat, wish.level)
        owner = self.house.owner(address_of(request.scope))
        begun = await self.house.begin(terms, [wish.seat], owner, client)
        response = see_other(f"/game/{begun.room.id}")
        remember(self.house, response, client_cookie(self.house), client)
        return response

    # ---- records from elsewhere

    async def ask_for_record(self, request: Request) -> Response:
        return page(request, RecordsPage())

    async def open_record(self, request: Request) -> Response:
        form = await request.form()
        text = str(form.get("text") or "")
        try:
            if isinstance(file := form.get("file"), UploadFile) and file.size:
                text = as_text(await file.read())
            client = client_of(self.house, request) or self.house.new_client()
            live = await self.house.keep_record(text, address_of(request.scope), client)
        except BadRecord as problem:
            return page(request, RecordsPage(text, problem), 422, RECORDS_PAGE)
        response = see_other(f"/game/{live.room.id}/review")
        remember(self.house, response, client_cookie(self.house), client)  # "my games" lists it
        return response


def timed(work: Callable[[], Value]) -> tuple[Value, float]:
    """Does the work, and returns how much processor time it took."""
    begun = time.thread_time()
    done = work()
    return done, time.thread_time() - begun


def is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 6
