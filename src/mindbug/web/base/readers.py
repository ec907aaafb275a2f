"""Input from outside becomes typed messages, or a refusal that says in one sentence what was wrong.

A message is a `msgspec.Struct`. Its fields are the one description of what is accepted: they check the input, the
refusal quotes them, and `routes.openapi` publishes them.
"""

import re
from collections.abc import Mapping
from typing import Any, Generic, TypeVar

import msgspec

from mindbug.web.base.refusal import Refused

Message = TypeVar("Message")
CODES = {"seq": "stale", "label": "unknown_option", "invitation": "unknown_seat"}
"""The codes of fields whose wrong type is refused like a wrong value. All other fields are a `bad_request`."""
_FIELD = re.compile(r"`\$\.(\w+)|required field `(\w+)`")
_UNKNOWN = re.compile(r"unknown field `(.*)`")


class Reader(Generic[Message]):
    """Reads messages of one kind, or of any kind of a union."""

    def __init__(self, kind: Any) -> None:
        self._kind = kind
        self._decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(kind)
        self._properties = properties_of(kind)

    def json(self, text: str | bytes) -> Message:
        """Reads a request body or a message of a socket; an empty body is an empty object."""
        try:
            return self._decoder.decode(text or "{}")
        except msgspec.ValidationError as error:
            raise self._refusal(str(error)) from None
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise Refused("bad_request", "this is not JSON") from None

    def form(self, fields: Mapping[str, object]) -> Message:
        """Reads the fields of a form, where a number is a text."""
        try:
            message: Message = msgspec.convert(fields, self._kind, strict=False)
        except msgspec.ValidationError as error:
            raise self._refusal(str(error)) from None
        return message

    def _refusal(self, problem: str) -> Refused:
        if unknown := _UNKNOWN.search(problem):
            return Refused("bad_request", f"unknown entry {unknown[1]!r}; there are {', '.join(self._properties)}")
        found = _FIELD.search(problem)
        if found is None:
            return Refused("bad_request", "a JSON object is expected")
        field = found[1] or found[2]
        return Refused(CODES.get(field, "bad_request"), f"{field} must be {in_words(self._properties[field])}")


def whole_number(text: str, most: int) -> int | None:
    """Reads a number from 0 to `most`; None for any other text. Python refuses to read very many digits."""
    if not (text.isascii() and text.isdecimal() and len(text) <= len(str(most))):
        return None
    number = int(text)
    return number if number <= most else None


def properties_of(kind: Any) -> dict[str, dict[str, Any]]:
    """The JSON schemas of all fields. `type` may have any of the values that the messages of a union have."""
    _, components = msgspec.json.schema_components([kind])
    properties: dict[str, dict[str, Any]] = {}
    for component in components.values():
        for name, schema in component.get("properties", {}).items():
            if "enum" in schema and name in properties:
                schema = {**schema, "enum": [*properties[name]["enum"], *schema["enum"]]}
            properties[name] = schema
    return properties


def in_words(schema: Mapping[str, Any]) -> str:
    if "enum" in schema:
        return f"one of {', '.join(schema['enum'])}"
    match schema.get("type"):
        case "integer" if "maximum" in schema:
            return f"a whole number from {schema['minimum']} to {schema['maximum']}"
        case "integer":
            return "a whole number" + (f" from {schema['minimum']} on" if "minimum" in schema else "")
        case "array":
            return "a list of texts"
        case _:
            return "a text"
