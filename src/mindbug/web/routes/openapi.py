"""The OpenAPI 3.1 description of the API, made from the types in `messages`. A test compares it with the routes."""

import re
from functools import cache
from typing import Any

import msgspec

import mindbug
from mindbug.web.rooms.order import Order
from mindbug.web.routes.messages import (
    ACTIONS,
    About,
    Brought,
    CardList,
    EmoteMessage,
    ErrorAnswer,
    GameAnalysis,
    GameNews,
    Join,
    Joined,
    Opened,
    RefusalMessage,
    ShownGame,
    SocketMessage,
    StepMessage,
    WhatIf,
)

MESSAGES = (About, CardList, Order, Opened, Join, Joined, ShownGame, GameNews, GameAnalysis, WhatIf, Brought,
            ErrorAnswer, SocketMessage, StepMessage, EmoteMessage, RefusalMessage)


@cache
def document() -> dict[str, Any]:
    _, schemas = msgspec.json.schema_components(MESSAGES, ref_template="#/components/schemas/{name}")
    state = _json(ShownGame)
    paths = _paths(state, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Mindbug", "version": mindbug.__version__,
                 "description": "Games over JSON. A seat is a secret token: `Authorization: Bearer TOKEN`."},
        "servers": [{"url": "/api"}],
        "security": [{}, {"seat": []}],
        "paths": {path: {method: {**operation, "parameters": [*_in_the_path(path), *operation.get("parameters", ())]}
                         for method, operation in operations.items()} for path, operations in paths.items()},
        "components": {
            "schemas": schemas,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
        },
    }


def _paths(state: dict[str, str], schemas: dict[str, Any]) -> dict[str, Any]:
    return {
        "/": {"get": _operation("what can be ordered", _json(About))},
        "/openapi.json": {"get": _operation("this document", {"type": "object"})},
        "/cards": {"get": {
            **_operation("all cards, with their texts", _json(CardList)),
            "parameters": [_text_query("sets", "ids of sets, with commas; all if it is missing"),
                           _text_query("lang", "en, de or fr; of names and texts")]}},
        "/games": {"post": _operation("open a game", _json(Opened), _json(Order), status="201")},
        "/games/{game}": {"get": _operation("the game as the seat sees it", state)},
        "/games/{game}/join": {"post": _operation("take the open seat", _json(Joined), _json(Join))},
        "/games/{game}/renew": {"post": _operation(
            "make the token of the seat anew; the old one opens nothing any more", _json(Joined))},
        "/games/{game}/events": {"get": {
            **_operation("what happened after line `since`", _json(GameNews)),
            "parameters": [_query("since"), _query("wait", "seconds, at most 25, if nothing has happened")]}},
        "/games/{game}/record": {"get": _operation("the record, when the game is over", {"type": "string"},
                                                   media="text/plain")},
        "/games/{game}/analysis": {"get": _operation(
            "when the game is over: what every choice was worth, as far as it is known", _json(GameAnalysis))},
        "/games/{game}/what-if": {"post": _operation(
            "when the game is over: play on from a step of it against a bot", _json(Joined), _json(WhatIf),
            status="201")},
        "/records": {"post": _operation("upload a record to review it", _json(Brought),
                                        {"type": "string"}, status="201", body_media="text/plain")},
        **{f"/games/{{game}}/{action}":
           {"post": _operation(str(kind.__doc__), state, _body(schemas[kind.__name__]))}
           for action, kind in ACTIONS.items()},
    }


def _in_the_path(path: str) -> list[dict[str, Any]]:
    """The parameters that stand in the path itself, which the standard wants to be declared."""
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in re.findall(r"{(\w+)}", path)]


def _json(message: type) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{message.__name__}"}


def _body(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema of a request body. It needs no `type`, unlike a socket message: the address names the action."""
    return {**schema, "properties": {name: about for name, about in schema["properties"].items() if name != "type"},
            "required": [name for name in schema["required"] if name != "type"]}


def _query(name: str, description: str = "") -> dict[str, Any]:
    return {"name": name, "in": "query", "description": description, "schema": {"type": "integer", "minimum": 0}}


def _text_query(name: str, description: str) -> dict[str, Any]:
    return {"name": name, "in": "query", "description": description, "schema": {"type": "string"}}


def _operation(summary: str, answer: dict[str, Any], body: dict[str, Any] | None = None, *, status: str = "200",
               media: str = "application/json", body_media: str = "application/json") -> dict[str, Any]:
    operation: dict[str, Any] = {"summary": summary, "responses": {
        status: {"description": summary, "content": {media: {"schema": answer}}},
        "default": {"description": "refused; nothing has changed",
                    "content": {"application/json": {"schema": _json(ErrorAnswer)}}},
    }}
    if body is not None:
        operation["requestBody"] = {"content": {body_media: {"schema": body}}}
    return operation
