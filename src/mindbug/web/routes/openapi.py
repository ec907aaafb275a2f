"""The API described formally (OpenAPI 3.1). A test holds it against the routes."""

from typing import Any

import mindbug
from mindbug.game.positions import EDITIONS
from mindbug.web.rooms.bot_workers import LEVELS
from mindbug.web.rooms.order import LONGEST_CLOCK, LONGEST_INCREMENT, OPPONENTS, STARTS

_ORDER = {
    "type": "object", "additionalProperties": False, "properties": {
        "opponent": {"enum": list(OPPONENTS), "default": "bot"},
        "level": {"enum": list(LEVELS), "description": "of the bot"},
        "second_level": {"enum": list(LEVELS), "description": "of the second bot, where two bots play (watch)"},
        "sets": {"type": "array", "items": {"type": "string"}, "default": ["first_contact"]},
        "edition": {"enum": list(EDITIONS)},
        "start": {"enum": list(STARTS), "description": "who starts: by the rule, you (p1), the other"},
        "clock": {"type": "integer", "minimum": 0, "maximum": LONGEST_CLOCK, "description": "seconds each; 0: none"},
        "increment": {"type": "integer", "minimum": 0, "maximum": LONGEST_INCREMENT},
        "name": {"type": "string"},
    },
}
_OPENED = {
    "type": "object", "properties": {
        "game": {"type": "string"}, "token": {"type": "string", "description": "of p1: keep it secret"},
        "tokens": {"type": "object", "additionalProperties": {"type": "string"}},
        "invitation": {"type": ["string", "null"], "description": "for whoever shall take the open seat"},
    },
}
_JOINED = {"type": "object", "properties": {"game": {"type": "string"}, "seat": {"enum": ["p1", "p2"]},
                                            "token": {"type": "string"}}}
_STATE = {
    "type": "object", "required": ["seq", "seat", "view"], "properties": {
        "seq": {"type": "integer", "description": "to be sent along with the next choice"},
        "seat": {"type": ["string", "null"], "description": "whose view this is; null: a spectator's"},
        "view": {"type": "object", "description": "what that seat may know; view.decision.options are the labels"},
        "result": {"type": ["object", "null"], "properties": {"winner": {"type": ["string", "null"]},
                                                              "outcome": {"type": "string"}}},
        "seats": {"type": "object"}, "clock": {"type": ["object", "null"]}, "hint": {"type": ["array", "null"]},
        "rematch": {"type": "object", "description": "`game` and `token` of the next game, once all agree"},
        "position": {"type": "object", "description": "everything; only when the game is over"},
    },
}
_HAPPENED = {
    "type": "object", "properties": {
        "seq": {"type": "integer"}, "by": {"type": "string"},
        "kind": {"enum": ["choice", "takeback", "resign", "timeout", "hint", "rematch", "next", "join"]},
        "events": {"type": "array", "items": {"type": "object"}, "description": "redacted for the reader"},
    },
}
_ANALYSIS = {
    "type": "object", "properties": {
        "state": {"enum": ["waiting", "on", "done", "failed"]},
        "seen": {"type": "integer", "description": "choices that were looked at"}, "total": {"type": "integer"},
        "decisions": {"type": "array", "items": {"type": "object", "properties": {
            "step": {"type": "integer", "description": "how many choices were made before it"},
            "player": {"enum": ["p1", "p2"]}, "choice": {"type": "string"},
            "loss": {"type": "number", "description": "of the win chance"}, "mark": {"enum": ["", "?", "??"]},
            "options": {"type": "array", "description": "the best first", "items": {"type": "object", "properties": {
                "label": {"type": "string"}, "win": {"type": "number"}, "error": {"type": "number"}}}}}}},
        "turning_points": {"type": "array", "items": {"type": "integer"}, "description": "steps"},
    },
}
_WHAT_IF = {"type": "object", "required": ["step", "seat"], "properties": {
    "step": {"type": "integer", "minimum": 0}, "seat": {"enum": ["p1", "p2"]}, "level": {"enum": list(LEVELS)}}}
_BROUGHT = {"type": "object", "properties": {"game": {"type": "string"}, "review": {"type": "string", "format": "uri"}}}
_ERROR = {"type": "object", "properties": {"error": {"type": "object", "properties": {
    "code": {"type": "string"}, "message": {"type": "string"}}}}}


def document() -> dict[str, Any]:
    state = _json("State")
    current = {"type": "object", "required": ["seq"], "properties": {"seq": {"type": "integer"}}}
    choice = {"type": "object", "required": ["label", "seq"],
              "properties": {"label": {"type": "string"}, "seq": {"type": "integer"}}}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Mindbug", "version": mindbug.__version__,
                 "description": "Games over JSON. A seat is a secret token: `Authorization: Bearer TOKEN`."},
        "servers": [{"url": "/api"}],
        "security": [{}, {"seat": []}],
        "paths": {
            "/": {"get": _operation("what can be ordered", {"type": "object"})},
            "/openapi.json": {"get": _operation("this document", {"type": "object"})},
            "/games": {"post": _operation("open a game", _json("Opened"), _json("Order"), status="201")},
            "/games/{game}": {"get": _operation("the game as the seat sees it", state)},
            "/games/{game}/join": {"post": _operation("take the open seat", _json("Joined"), {
                "type": "object", "required": ["invitation"],
                "properties": {"invitation": {"type": "string"}, "name": {"type": "string"}}})},
            "/games/{game}/events": {"get": {
                **_operation("what happened after line `since`", {"allOf": [state, {
                    "type": "object", "properties": {"happened": {"type": "array", "items": _json("Happened")}}}]}),
                "parameters": [_query("since"), _query("wait", "seconds, at most 25, if nothing has happened")]}},
            "/games/{game}/record": {"get": _operation("the record, when the game is over", {"type": "string"},
                                                       media="text/plain")},
            "/games/{game}/analysis": {"get": _operation(
                "when the game is over: what every choice was worth, as far as it is known", _json("Analysis"))},
            "/games/{game}/what-if": {"post": _operation(
                "when the game is over: play on from a step of it against a bot", _json("Joined"), _WHAT_IF,
                status="201")},
            "/records": {"post": _operation("bring a record along, to be reviewed", _json("Brought"),
                                            {"type": "string"}, status="201", body_media="text/plain")},
            "/games/{game}/choose": {"post": _operation("answer the pending decision", state, choice)},
            "/games/{game}/resign": {"post": _operation("give up", state)},
            "/games/{game}/takeback": {"post": _operation("against a bot: back to your last decision", state, current)},
            "/games/{game}/hint": {"post": _operation("against a bot: what the options are worth", state, current)},
            "/games/{game}/rematch": {"post": _operation("ask for another game with swapped seats", state)},
        },
        "components": {
            "schemas": {"Order": _ORDER, "Opened": _OPENED, "Joined": _JOINED, "State": _STATE, "Happened": _HAPPENED,
                        "Analysis": _ANALYSIS, "Brought": _BROUGHT, "Error": _ERROR},
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
        },
    }


def _json(schema: str) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{schema}"}


def _query(name: str, description: str = "") -> dict[str, Any]:
    return {"name": name, "in": "query", "description": description, "schema": {"type": "integer", "minimum": 0}}


def _operation(summary: str, answer: dict[str, Any], body: dict[str, Any] | None = None, *, status: str = "200",
               media: str = "application/json", body_media: str = "application/json") -> dict[str, Any]:
    operation: dict[str, Any] = {"summary": summary, "responses": {
        status: {"description": summary, "content": {media: {"schema": answer}}},
        "default": {"description": "refused; nothing has changed",
                    "content": {"application/json": {"schema": _json("Error")}}},
    }}
    if body is not None:
        operation["requestBody"] = {"content": {body_media: {"schema": body}}}
    return operation
