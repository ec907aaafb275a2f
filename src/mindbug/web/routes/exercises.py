"""Learning from the mistakes of a finished game. Nothing is stored: the address holds the state of an exercise."""

from dataclasses import replace

from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from mindbug.game.seats import SEATS
from mindbug.web.base.charging import PAYER
from mindbug.web.base.refusal import Refused
from mindbug.web.html.exercise import Exercise, mistakes_of
from mindbug.web.html.review import Subject
from mindbug.web.rooms.house import House
from mindbug.web.routes.pages import form_of, language_of, page, see_other


class Exercises:
    """The addresses at which people learn from their mistakes."""

    def __init__(self, house: House) -> None:
        self.house = house

    def routes(self) -> list[Route]:
        path = "/game/{game}/mistakes/{number:int}"
        return [Route(path, self.show, middleware=[Middleware(GZipMiddleware)]),
                Route(path, self.choose, methods=["POST"])]

    async def show(self, request: Request) -> Response:
        found = await self._exercise(request)
        if found is None:
            return see_other(f"/game/{request.path_params['game']}/review")
        query = request.query_params
        exercise = tried(found, query.get("label", ""), "answer" in query)
        return page(request, exercise.page(), address=exercise.address())

    async def choose(self, request: Request) -> Response:
        found, form = await self._exercise(request), await form_of(request)
        if found is None or not (form.get("label") or form.get("answer")):
            raise Refused("bad_request", "there is nothing to choose")
        exercise = tried(found, form.get("label", ""), "answer" in form)
        if "application/json" in request.headers.get("accept", ""):
            return JSONResponse({"address": exercise.address(), "steps": [exercise.step()]})
        return see_other(exercise.address())

    async def _exercise(self, request: Request) -> Exercise | None:
        """The exercise, untouched; None while the analysis is not complete, or if there are no mistakes."""
        live = await self.house.finished_room(request.path_params["game"])
        progress = await self.house.judging.of(live.room, PAYER.get())
        side = request.query_params.get("side")
        seat = side if side in SEATS else "p1"
        mistakes = mistakes_of(progress, seat)
        if not progress.done or not mistakes:
            return None
        subject = Subject(live.room.id, str(live.room.record()), language_of(request), seat)
        try:
            return Exercise(subject, tuple(mistakes), request.path_params["number"])
        except IndexError as problem:
            raise Refused("unknown_page", str(problem)) from None


def tried(exercise: Exercise, label: str, answer: bool) -> Exercise:
    try:
        return replace(exercise, label=label, answer=answer)
    except ValueError as problem:
        raise Refused("unknown_option", str(problem)) from None
