"""The tutorial's pages. An address holds the whole state of a lesson, so nothing is stored here; which lessons are done
is known to the learner's own browser. A choice is answered with steps to show, or without script with the next page.
"""

from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from mindbug.web.base.refusal import Refused
from mindbug.web.html.coach import ShownLesson
from mindbug.web.learn.attempt import LEARNED, Attempt, next_lesson, read_learned, write_learned
from mindbug.web.learn.set_lessons import EVERY_LESSON
from mindbug.web.rooms.house import House
from mindbug.web.routes.pages import form_of, language_of, page, remember, see_other


class Tutor:
    """The addresses of the tutorial."""

    def __init__(self, house: House) -> None:
        self.house = house

    def routes(self) -> list[Route]:
        return [Route("/learn", self.begin),
                Route("/learn/{lesson}", self.lesson, middleware=[Middleware(GZipMiddleware)]),
                Route("/learn/{lesson}", self.choose, methods=["POST"])]

    async def begin(self, request: Request) -> Response:
        return see_other(f"/learn/{next_lesson(learned_of(request))}")

    async def lesson(self, request: Request) -> Response:
        attempt = attempt_of(request)
        wrong = request.query_params.get("wrong")
        if wrong is not None and attempt.is_right(wrong):
            raise Refused("bad_request", "that choice is right")
        shown = ShownLesson(attempt, language_of(request), learned_of(request), wrong)
        return page(request, shown.page(), address=attempt.address(wrong))

    async def choose(self, request: Request) -> Response:
        attempt = attempt_of(request)
        label = (await form_of(request)).get("label", "")
        lang, learned = language_of(request), learned_of(request)
        wrong = None if attempt.is_right(label) else label
        if wrong is None:
            steps = [ShownLesson(attempt, lang, learned).step(played) for played in attempt.choose(label)]
        else:
            steps = [ShownLesson(attempt, lang, learned, wrong).step()]
        address = attempt.address(wrong)
        by_script = "application/json" in request.headers.get("accept", "")
        response = JSONResponse({"address": address, "steps": steps}) if by_script else see_other(address)
        if attempt.done:
            remember(self.house, response, LEARNED, write_learned([*learned, attempt.lesson.name]))
        return response


def attempt_of(request: Request) -> Attempt:
    lesson = EVERY_LESSON.get(request.path_params["lesson"])
    if lesson is None:
        raise Refused("unknown_page", "there is no such lesson")
    return Attempt(lesson, request.query_params.getlist("did"))


def learned_of(request: Request) -> tuple[str, ...]:
    return read_learned(request.cookies.get(LEARNED, ""))
