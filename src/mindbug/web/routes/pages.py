"""The pages for people. Everything works without scripts, too: then a choice is a form."""

from collections.abc import Collection, Iterable, Mapping
from typing import Any
from urllib.parse import quote, unquote, urlencode

import msgspec
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from mindbug.game.catalogue import standard
from mindbug.game.seats import SEATS
from mindbug.text import LANGUAGES
from mindbug.web.base.guard import address_of
from mindbug.web.base.padding import padded, sealed
from mindbug.web.base.refusal import Refused
from mindbug.web.html import context, start
from mindbug.web.html.gallery import gallery_html
from mindbug.web.html.page import Page, Visit, draw
from mindbug.web.html.viewer import TableSteps, Viewer, surroundings, table_html
from mindbug.web.learn.attempt import LEARNED, lessons_to_offer, read_learned
from mindbug.web.rooms.house import House
from mindbug.web.rooms.live_room import LiveRoom
from mindbug.web.rooms.order import READ_ORDER, Order
from mindbug.web.rooms.room import clean_name
from mindbug.web.routes.live import Sockets, perform
from mindbug.web.routes.messages import READ_ACTION

CLIENT = "mindbug"
"""The cookie with a browser's secret. It is the same for all games, so that the home page can list them."""
LANG = "lang"
NAME = "name"
ORDER = "order"
LONGEST_COOKIE = 3000
VIEW = "view"
VIEWS = ("picture", "text")
YEAR = 365 * 24 * 3600
STATUS = {"bad_request": 400, "too_few_cards": 400,
          "unknown_seat": 403, "not_yours": 403, "unknown_game": 404, "unknown_page": 404,
          "stale": 409, "over": 409, "not_possible": 409, "too_late": 409, "too_large": 413, "unknown_option": 422,
          "bad_record": 422, "too_many": 429, "too_many_records": 429, "too_fast": 429, "broken_game": 410,
          "not_stored": 503, "try_again": 503}


class Pages:
    """The addresses of pages for people."""

    def __init__(self, house: House, sockets: Sockets) -> None:
        self.house = house
        self.sockets = sockets

    def routes(self) -> list[Route | WebSocketRoute]:
        # the table is not among them: it shows secrets beside other people's words, and its size would hint at them
        smaller = [Middleware(GZipMiddleware)]
        return [
            Route("/", self.home, middleware=smaller), Route("/rules", self.rules, middleware=smaller),
            Route("/cards", self.gallery, middleware=smaller), Route("/cards/{name}", self.card, middleware=smaller),
            Route("/status", self.status),
            Route("/language", self.language, methods=["POST"]),
            Route("/view", self.view, methods=["POST"]),
            Route("/games", self.games, middleware=smaller),
            Route("/games", self.open_game, methods=["POST"]), Route("/game/{game}", self.game),
            Route("/game/{game}/seat/{token}", self.seat),
            Route("/game/{game}/seat/{token}", self.take_seat, methods=["POST"]),
            Route("/game/{game}/renew", self.renew, methods=["POST"]),
            Route("/game/{game}/{action}", self.act, methods=["POST"]),
            Route("/join/{game}/{invitation}", self.invitation),
            Route("/join/{game}/{invitation}", self.join, methods=["POST"]),
            WebSocketRoute("/live/{game}", self.live),
        ]

    # ---- around the game

    async def home(self, request: Request) -> Response:
        client = self._known_client(request)
        games = await self.house.games_of(client) if client else []
        learned = read_learned(request.cookies.get(LEARNED, ""))
        return page(request, start.home(games, learned, last_order(request), name_of(request), language_of(request)))

    async def games(self, request: Request) -> Response:
        """All games of this browser."""
        client = self._known_client(request)
        found = await self.house.games_of(client) if client else []
        return page(request, start.my_games(found, language_of(request)))

    async def rules(self, request: Request) -> Response:
        return page(request, context.rules(language_of(request)))

    async def status(self, request: Request) -> Response:
        return page(request, context.StatusPage(self.house.condition, self.house.counts()))

    async def gallery(self, request: Request) -> Response:
        return HTMLResponse(gallery_html(tuple(request.query_params.multi_items()), visit_of(request)))

    async def card(self, request: Request) -> Response:
        name = request.path_params["name"]
        if name not in standard().set_of:
            raise Refused("unknown_page", "there is no such card")
        return page(request, context.card(name, language_of(request)))

    async def language(self, request: Request) -> Response:
        """Remembers the language for a year."""
        return await self._remembered(request, LANG, LANGUAGES)

    async def view(self, request: Request) -> Response:
        """Remembers how the table is shown, as a picture or as text."""
        return await self._remembered(request, VIEW, VIEWS)

    async def _remembered(self, request: Request, name: str, known: Collection[str]) -> Response:
        """Keeps a field of a form in the cookie of the same name, and goes back to the page that asked."""
        value = (await form_of(request)).get(name)
        if value is None or value not in known:
            raise Refused("bad_request", f"{name} must be one of {', '.join(known)}")
        response = see_other(request.query_params.get("next", "/"))
        remember(self.house, response, name, value)
        return response

    # ---- the table

    async def open_game(self, request: Request) -> Response:
        form = await request.form()
        several = ("sets", "cards")
        fields: dict[str, Any] = {key: str(value) for key, value in form.items() if key not in several}
        fields |= {key: [str(value) for value in form.getlist(key)] for key in several if form.getlist(key)}
        if fields.get("level") == "":
            del fields["level"]  # a form for two people sends it empty
        if time := fields.pop("time", ""):
            fields["clock"], _, fields["increment"] = time.partition("+")
        client, order = self._client(request), READ_ORDER.form(fields)
        live = await self.house.open_room(order, self.house.owner(address_of(request.scope)), client)
        response = self._to_room(live, client)
        remember_order(self.house, response, order)
        remember_name(self.house, response, fields.get("name"))
        return response

    async def game(self, request: Request) -> Response:
        game = request.path_params["game"]
        try:
            live = await self._room(request)
        except Refused as problem:
            if problem.code != "broken_game" or not await self.house.reached(self.house.store.archive(game)):
                raise
            return see_other(f"/game/{game}/review")  # it can still be read
        if live.room.terms.kind == "record":
            return see_other(f"/game/{live.room.id}/review")
        viewer = await self._viewer(request, live)
        return self._show(request, live, viewer)

    def _show(self, request: Request, live: LiveRoom, viewer: Viewer) -> Response:
        made = context.TextPage if viewer.text else context.TablePage
        lessons = lessons_to_offer(live.room.game.sets, read_learned(request.cookies.get(LEARNED, "")))
        around = surroundings(self.house, live, viewer)
        content = made(table_html(self.house, live, viewer, whole_log=True), live.room.id, live.room.seq, around,
                       lessons)
        return view_page(request, draw(content, visit_of(request)), (around.link, around.invitation))

    async def act(self, request: Request) -> Response:
        """Carries out a choice or another action that a form asks for."""
        live = await self._room(request)
        seats = await self.house.seats_of_browser(live, self._known_client(request))
        form = await form_of(request)
        action = request.path_params["action"]
        if action == "uncover" and form.get("seat") in seats:
            return see_other(f"/game/{live.room.id}?as={form['seat']}")
        await perform(self.house, live, seats, READ_ACTION.form({**form, "type": action}))
        response = see_other(f"/game/{live.room.id}")
        remember_name(self.house, response, form.get("name"))
        return response

    async def seat(self, request: Request) -> Response:
        """Asks whoever comes by the link of a seat to confirm: only a press takes the seat."""
        live = await self._room(request)
        self._seat_of_link(request, live)
        return page(request, context.SeatPage(request.url.path))

    async def take_seat(self, request: Request) -> Response:
        """Takes a seat with its own link, on another device."""
        live = await self._room(request)
        client = self._client(request)
        await self.house.sit_down(live, self._seat_of_link(request, live), client)
        return self._to_room(live, client)

    async def renew(self, request: Request) -> Response:
        """Signs all other devices out of the seat, and makes its link anew."""
        live = await self._room(request)
        client = self._known_client(request)
        await self.house.renew(live, await self.house.seats_of_browser(live, client), client)
        return see_other(f"/game/{live.room.id}")

    def _seat_of_link(self, request: Request, live: LiveRoom) -> str:
        seats = self.house.seats_of_token(live, request.path_params["token"])
        if not seats:
            raise Refused("unknown_seat", "this link opens no seat")
        return seats[0]

    async def invitation(self, request: Request) -> Response:
        """Shows who invites and what is played. Only a press takes the seat: messengers open links to preview them."""
        live = await self._room(request)
        if await self.house.seats_of_browser(live, self._known_client(request)):
            return see_other(f"/game/{live.room.id}")  # the person who invited tries the link
        self.house.check_invitation(live, request.path_params["invitation"])
        room, viewer = live.room, Viewer(lang=language_of(request))
        host = next((about["name"] for about in room.seats.values() if about["kind"] == "human"), "")
        return page(request, context.JoinPage(room.id, request.url.path, host, name_of(request),
                                              surroundings(self.house, live, viewer).terms, room.open_seat is not None))

    async def join(self, request: Request) -> Response:
        live = await self._room(request)
        name = clean_name((await form_of(request)).get("name"))
        client = self._client(request)
        await self.house.join(live, request.path_params["invitation"], name, client)
        response = self._to_room(live, client)
        remember_name(self.house, response, name)
        return response

    # ---- the socket

    async def live(self, socket: WebSocket) -> None:
        try:
            live = await self._room(socket)
            viewer = await self._viewer(socket, live)
        except Refused as problem:
            await self.sockets.turn_away(socket, problem)
            return
        await self.sockets.serve(socket, live, viewer, TableSteps())

    # ---- who is it

    async def _room(self, connection: HTTPConnection) -> LiveRoom:
        return await self.house.room(connection.path_params["game"])

    async def _viewer(self, connection: HTTPConnection, live: LiveRoom) -> Viewer:
        shown = connection.query_params.get("as")
        seats = await self.house.seats_of_browser(live, self._known_client(connection))
        return Viewer(seats, language_of(connection),
                      shown if shown in SEATS else None, origin_of(connection), reads_text(connection),
                      connection.query_params.get("hands") == "open")

    def _known_client(self, connection: HTTPConnection) -> str | None:
        """The secret of the browser, if this server has issued it."""
        return client_of(self.house, connection)

    def _client(self, connection: HTTPConnection) -> str:
        return self._known_client(connection) or self.house.new_client()

    def _to_room(self, live: LiveRoom, client: str) -> Response:
        response = see_other(f"/game/{live.room.id}")
        remember(self.house, response, client_cookie(self.house), client)
        return response


def page(request: Request, content: Page, status: int = 200, address: str | None = None) -> Response:
    """The page as a response. `address` is the one to return to, if it is not that of the request."""
    return HTMLResponse(draw(content, visit_of(request, address)), status)


def view_page(request: Request, html: str, links: Iterable[str | None]) -> Response:
    """A page with a view of a game; its length gives nothing away. `links`: the links in it that end with a secret."""
    page, headers = html.encode(), {"vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return HTMLResponse(padded(page), headers=headers)
    secrets = [link.rpartition("/")[2].encode() for link in links if link]
    return HTMLResponse(sealed(page, secrets), headers={**headers, "content-encoding": "gzip"})


def visit_of(request: Request, address: str | None = None) -> Visit:
    return Visit(language_of(request), request.url.path, address or here(request), reads_text(request),
                 origin_of(request))


def here(request: Request) -> str:
    """The address to return to after a change of language or view. A page that answers a form has none of its own."""
    if request.method not in ("GET", "HEAD"):
        return "/"
    query = urlencode([(key, value) for key, value in request.query_params.multi_items() if key != LANG])
    return request.url.path + (f"?{query}" if query else "")


def refused_page(request: Request, problem: Refused) -> Response:
    game = request.path_params.get("game") if problem.code not in ("unknown_game", "broken_game") else None
    return page(request, context.error(problem.code, game, language_of(request)), STATUS.get(problem.code, 400))


def see_other(path: str) -> Response:
    """Redirects after a form, so that reloading sends nothing twice. It never leads to another site."""
    safe = path if path.startswith("/") and not path.startswith(("//", "/\\")) else "/"
    return RedirectResponse(safe, 303)


def remember(house: House, response: Response, name: str, value: str) -> None:
    response.set_cookie(name, value, max_age=YEAR, httponly=True, samesite="lax", secure=house.config.secure_cookies)


def client_cookie(house: House) -> str:
    """The name of the cookie with a browser's secret. Over HTTPS only this very host can set `__Host-` cookies."""
    return f"__Host-{CLIENT}" if house.config.secure_cookies else CLIENT


def client_of(house: House, connection: HTTPConnection) -> str | None:
    secret = connection.cookies.get(client_cookie(house), "")
    return secret if house.issued(secret) else None


def remember_name(house: House, response: Response, name: object) -> None:
    """Keeps the name in a cookie, so that it is asked for once. Cookies know no letters beyond ASCII."""
    if cleaned := clean_name(name):
        remember(house, response, NAME, quote(cleaned))


def remember_order(house: House, response: Response, order: Order) -> None:
    """Keeps the order in a cookie: the next visit begins with the same choices."""
    text = quote(msgspec.json.encode(msgspec.structs.replace(order, name="")))
    if len(text) <= LONGEST_COOKIE:
        remember(house, response, ORDER, text)


def last_order(connection: HTTPConnection) -> Order:
    """The order that this browser has sent last. What cannot be read any more is forgotten."""
    try:
        order = READ_ORDER.json(unquote(connection.cookies.get(ORDER, "")))
        return order if standard().sets.keys() >= set(order.sets) else Order()
    except Refused:
        return Order()


def name_of(connection: HTTPConnection) -> str:
    return clean_name(unquote(connection.cookies.get(NAME, "")))


async def form_of(request: Request) -> Mapping[str, str]:
    return {key: value for key, value in (await request.form()).items() if isinstance(value, str)}


def origin_of(connection: HTTPConnection) -> str:
    scheme = {"ws": "http", "wss": "https"}.get(connection.url.scheme, connection.url.scheme)
    return f"{scheme}://{connection.url.netloc}"


def reads_text(connection: HTTPConnection) -> bool:
    return connection.cookies.get(VIEW) == "text"


def language_of(connection: HTTPConnection) -> str:
    """The language that the address asks for, or else the remembered one, the browser's or English."""
    for asked in (connection.query_params.get(LANG), connection.cookies.get(LANG)):
        if asked in LANGUAGES:
            return str(asked)
    wishes = []
    for wish in connection.headers.get("accept-language", "").split(",")[:20]:
        tag, _, quality = wish.strip().partition(";q=")
        try:
            wishes.append((-float(quality or 1), tag[:2].lower()))
        except ValueError:
            continue
    wishes.sort(key=lambda each: each[0])
    return next((code for _, code in wishes if code in LANGUAGES), "en")
