"""The API for programs: the same games as JSON over HTTP and WebSocket, explained in docs/api.md."""

import asyncio
from collections.abc import Collection
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import UNSET
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from mindbug.analysis.mistakes import turning_points
from mindbug.game.catalogue import standard
from mindbug.game.editions import EDITIONS
from mindbug.game.errors import BadRecord
from mindbug.game.seats import SEATS
from mindbug.text import LANGUAGES
from mindbug.text.card_data import creature_data, power_card_data
from mindbug.web.base.charging import PAYER
from mindbug.web.base.guard import address_of
from mindbug.web.base.padding import padded
from mindbug.web.base.readers import whole_number
from mindbug.web.base.refusal import Refused
from mindbug.web.html.viewer import Viewer
from mindbug.web.rooms.bot_processes import LEVELS
from mindbug.web.rooms.house import House
from mindbug.web.rooms.imports import as_text, what_if
from mindbug.web.rooms.live_room import Emoted, LiveRoom
from mindbug.web.rooms.order import OPPONENTS, READ_ORDER, STARTS
from mindbug.web.rooms.room import Happened, clean_name
from mindbug.web.routes.answers import GameSteps, happening, shown_game
from mindbug.web.routes.live import Sockets, perform
from mindbug.web.routes.messages import (
    ACTIONS,
    READ_ACTIONS,
    READ_JOIN,
    READ_WHAT_IF,
    About,
    Brought,
    CardList,
    GameAnalysis,
    GameNews,
    Joined,
    JudgedDecision,
    Opened,
)
from mindbug.web.routes.openapi import document
from mindbug.web.routes.pages import language_of, origin_of

MOST_HAPPENED = 500  # lines in one answer; whoever is behind by more asks again
LONGEST_WAIT = 25.0  # seconds; proxies lose patience after 30


class Api:
    """The addresses for programs."""

    def __init__(self, house: House, sockets: Sockets) -> None:
        self.house = house
        self.sockets = sockets

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/", self.about), Route("/openapi.json", self.openapi), Route("/cards", self.cards),
            Route("/games", self.open_game, methods=["POST"]), Route("/games/{game}", self.game),
            Route("/games/{game}/join", self.join, methods=["POST"]), Route("/games/{game}/events", self.events),
            Route("/games/{game}/renew", self.renew, methods=["POST"]),
            Route("/games/{game}/record", self.record), Route("/games/{game}/analysis", self.analysis),
            Route("/games/{game}/what-if", self.what_if, methods=["POST"]),
            Route("/records", self.bring_record, methods=["POST"]),
            *(Route(f"/games/{{game}}/{action}", self.act, methods=["POST"], name=action)
              for action in ACTIONS),
            WebSocketRoute("/games/{game}/live", self.live),
        ]

    async def about(self, request: Request) -> Response:
        return Answer(About(LEVELS, list(standard().sets), list(EDITIONS), OPPONENTS, STARTS, list(LANGUAGES)))

    async def cards(self, request: Request) -> Response:
        """Every card, or those of the sets in `sets=A,B`; names and texts in the language `lang`."""
        lang = request.query_params.get("lang", "en")
        if lang not in LANGUAGES:
            raise Refused("bad_request", f"lang must be one of {', '.join(LANGUAGES)}")
        asked = request.query_params.get("sets")
        try:
            sets = tuple(standard().check_sets(asked.split(",") if asked else list(standard().sets)))
        except ValueError as problem:
            raise Refused("bad_request", str(problem)) from None
        return Answer(cards_of(sets, lang))

    async def openapi(self, request: Request) -> Response:
        return Answer(document())

    async def open_game(self, request: Request) -> Response:
        order = READ_ORDER.json(await request.body())
        live = await self.house.open_room(order, self.house.owner(address_of(request.scope)))
        game = live.room.id
        own = {"screen": SEATS, "watch": ()}.get(order.opponent, ("p1",))
        return Answer(Opened(game, {seat: self.house.token(game, seat) for seat in own},
                             self.house.invitation(game) if live.room.open_seat else None,
                             self.house.token(game, "p1") if own else UNSET), 201)

    async def join(self, request: Request) -> Response:
        live, body = await self._room(request), READ_JOIN.json(await request.body())
        seat = await self.house.join(live, body.invitation, clean_name(body.name))
        return Answer(Joined(live.room.id, seat, self.house.token_of(live, seat)))

    async def renew(self, request: Request) -> Response:
        """Makes the token of a seat anew. The old one, its link and all browsers at the seat are locked out."""
        live = await self._room(request)
        viewer = self._viewer(request, live)
        await self.house.renew(live, viewer.seats)
        seat = viewer.seats[0]
        return Answer(Joined(live.room.id, seat, self.house.token_of(live, seat)))

    async def game(self, request: Request) -> Response:
        live = await self._room(request)
        return Answer(shown_game(self.house, live, self._viewer(request, live)))

    async def act(self, request: Request) -> Response:
        live = await self._room(request)
        viewer = self._viewer(request, live)
        action = READ_ACTIONS[request.url.path.rpartition("/")[2]].json(await request.body())
        await perform(self.house, live, viewer.seats, action)
        return Answer(shown_game(self.house, live, viewer))

    async def events(self, request: Request) -> Response:
        """Tells what happened after line `since`, a limited number of lines at a time. If nothing has, it waits up to
        `wait` seconds."""
        live = await self._room(request)
        viewer = self._viewer(request, live)
        since = number(request, "since", 10**9)
        wait = min(number(request, "wait", 10**4), LONGEST_WAIT)
        if wait and live.room.seq <= since and not live.room.result:
            with self.house.polling(address_of(request.scope)):
                await Waiter().wait(live, wait)
        reader = viewer.reader(live)
        state = msgspec.structs.asdict(shown_game(self.house, live, viewer))
        some = live.room.history[since:since + MOST_HAPPENED]
        return Answer(GameNews(**state, happened=[happening(each, reader) for each in some]))

    async def record(self, request: Request) -> Response:
        return PlainTextResponse((await self.house.finished_game(request.path_params["game"])).record)

    async def analysis(self, request: Request) -> Response:
        """The analysis as far as it has come. It goes on as long as somebody asks."""
        finished = await self.house.finished_game(request.path_params["game"])
        known = await self.house.analysis_of(finished, PAYER.get())
        return Answer(GameAnalysis(
            finished.id, known.state, known.looked_at, known.total,
            [JudgedDecision(each.step, each.player, each.choice, each.options, round(each.loss, 3), each.mark,
                            each.reason)
             for each in known.found], [each.step for each in turning_points(known.found)], known.accuracy))

    async def what_if(self, request: Request) -> Response:
        live = await self.house.finished_room(request.path_params["game"])
        body = READ_WHAT_IF.json(await request.body())
        terms = what_if(live.room, body.step, body.seat, body.level)
        begun = await self.house.begin(terms, (), self.house.owner(address_of(request.scope)))
        game = begun.room.id
        return Answer(Joined(game, body.seat, self.house.token(game, body.seat)), 201)

    async def bring_record(self, request: Request) -> Response:
        try:
            text = as_text(await request.body())
            live = await self.house.keep_record(text, address_of(request.scope))
        except BadRecord as problem:
            raise Refused("bad_record", str(problem)) from None
        game = live.room.id
        return Answer(Brought(game, f"{origin_of(request)}/game/{game}/review"), 201)

    async def live(self, socket: WebSocket) -> None:
        try:
            live = await self._room(socket)
            viewer = self._viewer(socket, live)
        except Refused as problem:
            await self.sockets.turn_away(socket, problem)
            return
        await self.sockets.serve(socket, live, viewer, GameSteps())

    async def _room(self, connection: HTTPConnection) -> LiveRoom:
        return await self.house.room(connection.path_params["game"])

    def _viewer(self, connection: HTTPConnection, live: LiveRoom) -> Viewer:
        """The viewer who asks. A request without a token comes from a spectator; a wrong token is refused."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if not scheme:
            return Viewer((), language_of(connection), origin=origin_of(connection))
        seats = self.house.seats_of_token(live, token.strip()) if scheme.lower() == "bearer" else ()
        if not seats:
            raise Refused("unknown_seat", "this token opens no seat of this game")
        return Viewer(seats, language_of(connection), origin=origin_of(connection))


@lru_cache(maxsize=16)  # all sets and single ones; a reader of every mix gets no room for them
def cards_of(sets: tuple[str, ...], lang: str) -> CardList:
    catalogue = standard()
    chosen = [catalogue.sets[set_id] for set_id in sets]
    creatures = [creature_data(card, card.copies, catalogue, lang) for each in chosen for card in each.creatures]
    return CardList(lang, creatures,
                 [power_card_data(card, catalogue, lang) for each in chosen for card in each.power_cards])


class Waiter:
    """A listener that waits for the next thing that happens."""

    seats: Collection[str] = ()

    def __init__(self) -> None:
        self.woken = asyncio.Event()

    def notify(self, happened: Happened | None) -> None:
        if happened is not None:
            self.woken.set()

    def hear(self, emoted: Emoted) -> None:
        """Ignores faces, because they change nothing in the game."""

    def dismiss(self) -> None:
        self.woken.set()

    async def wait(self, live: LiveRoom, seconds: float) -> None:
        live.enter(self)
        try:
            await asyncio.wait_for(self.woken.wait(), seconds)
        except TimeoutError:
            pass  # nothing has happened; the answer says so
        finally:
            live.leave(self)


class Answer(Response):
    """A JSON response from plain data or from a message."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return padded(msgspec.json.encode(content))


def number(request: Request, name: str, most: int) -> int:
    found = whole_number(request.query_params.get(name, "0"), most)
    if found is None:
        raise Refused("bad_request", f"{name} must be a whole number from 0 to {most}")
    return found
