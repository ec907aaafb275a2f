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
from mindbug.web.base.readers import whole_number
from mindbug.web.base.refusal import Refused
from mindbug.web.html import postcard
from mindbug.web.html import review as review_html
from mindbug.web.html.context import RecordsPage, old_game
from mindbug.web.html.keepsake import can_be_read
from mindbug.web.rooms.fair_line import FairLine
from mindbug.web.rooms.house import House
from mindbug.web.rooms.imports import as_text, can_go_on, what_if
from mindbug.web.rooms.judging import Progress
from mindbug.web.rooms.keepsakes import NOTHING, PlayedGame
from mindbug.web.rooms.room import MOST_LINES
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
        return PlainTextResponse((await self.house.finished_game(game)).record, headers={
            "content-disposition": f'attachment; filename="mindbug-{game}.txt"'})

    async def _finished(self, request: Request) -> PlayedGame:
        """The game that is asked for. A keepsake that cannot be read is as good as none."""
        finished = await self.house.finished_game(request.path_params["game"])
        if finished.keepsake and not await self._draw(can_be_read, finished.keepsake):
            return replace(finished, keepsake=NOTHING)
        return finished

    async def _game(self, request: Request) -> PlayedGame:
        """The game that is asked for, with everything that its pictures are made of."""
        finished = await self._finished(request)
        if not finished.live and not finished.keepsake:
            raise Refused("broken_game", "the cards or rules have changed since this game was played, and its pictures "
                                         "were not kept; its record is still there")
        return finished

    async def _progress(self, finished: PlayedGame) -> Progress:
        return replace(await self.house.analysis_of(finished, PAYER.get()))  # a thread draws it while it goes on

    # ---- the review

    async def review(self, request: Request) -> Response:
        finished = await self._finished(request)
        if not finished.live and not finished.keepsake:  # the choices can still be read
            return page(request, old_game(finished.id, finished.record))
        subject, progress = await self._subject(request, finished), await self._progress(finished)
        return await self._draw(self._page, request, finished, subject, progress)

    def _page(self, request: Request, finished: PlayedGame, subject: review_html.Subject,
              progress: Progress) -> Response:
        room, step = finished.live.room if finished.live else None, request.query_params.get("step", "")
        return page(request, review_html.page(
            subject, progress, whole_number(step, MOST_LINES), earlier_game=finished.origin,
            can_go_on=room is not None and can_go_on(room), over=room is None or room.game.over,
            as_text=reads_text(request)))

    async def frames(self, request: Request) -> Response:
        text = await self._draw(review_html.frames, await self._subject(request, await self._game(request)))
        return Response(text, media_type="application/json",
                        headers={"cache-control": f"private, max-age={FRAMES_SECONDS}"})

    async def films(self, request: Request) -> Response:
        """The beats that lead to each step, for watching the game again."""
        found = await self._draw(review_html.films, await self._subject(request, await self._game(request)))
        return JSONResponse(found, headers={"cache-control": f"private, max-age={FRAMES_SECONDS}"})

    async def analysis(self, request: Request) -> Response:
        """The analysis as far as it has come. `seen` says how much of it the page has already."""
        finished = await self._game(request)
        progress = await self._progress(finished)
        if request.query_params.get("seen") == str(progress.looked_at) and progress.state in ("on", "waiting"):
            return JSONResponse({"state": progress.state, "seen": progress.looked_at})
        return JSONResponse(await self._draw(review_html.analysis, await self._subject(request, finished), progress))

    async def picture(self, request: Request) -> Response:
        """A position of a finished game as a picture to share."""
        subject, step = await self._subject(request, await self._game(request)), request.query_params.get("step", "")
        return await self._png(partial(postcard.picture, subject, whole_number(step, MOST_LINES)))

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

    async def _subject(self, request: Request, finished: PlayedGame) -> review_html.Subject:
        mine = await self.house.own_seats(finished, client_of(self.house, request))
        asked = request.query_params.get("side") or (mine[0] if len(mine) == 1 else "p1")
        side = asked if asked in SEATS else "p1"
        return review_html.Subject(finished.id, finished.record, language_of(request), side, mine == (side,),
                                   finished.keepsake)

    # ---- what if

    async def what_if(self, request: Request) -> Response:
        live = await self.house.finished_room(request.path_params["game"])
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
