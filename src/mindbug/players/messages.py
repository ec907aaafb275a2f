"""The messages to a program that plays, and its answers: docs/bot-protocol.md in code."""

import json
from collections import Counter
from collections.abc import Mapping
from typing import Any

from mindbug.game.catalogue import Catalogue
from mindbug.game.decisions import Decision, Option, option_data
from mindbug.game.views import View
from mindbug.players.bot import Budget
from mindbug.players.child import Broken, excerpt
from mindbug.text import prompt, typewritten
from mindbug.text.card_data import creature_data, power_card_data

PROTOCOL = 1
LONGEST_NAME = 60
LISTED = 8  # options that a complaint names


def line(message: Mapping[str, Any]) -> bytes:
    """Writes a message in pure ASCII, so that nobody has to think about encodings."""
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


# ---- what we say


def hello() -> dict[str, Any]:
    return {"type": "hello", "protocol": PROTOCOL, "game": "mindbug"}


def game(view: View, catalogue: Catalogue) -> dict[str, Any]:
    """The setting of a game, and all cards that can turn up in it. No seed: it would tell how the cards lie."""
    pool = catalogue.pool(view["sets"], view["cards"], view["exclude"])
    book = catalogue.book
    creatures = [creature_data(book.creatures[number], copies, catalogue) for number, copies in Counter(pool).items()]
    power_cards = [power_card_data(book.power_cards[number], catalogue) for number in catalogue.power_pool(pool)]
    return {"type": "game", "seat": view["seat"], "sets": view["sets"], "edition": view["edition"],
            "turn_limit": view["turn_limit"], "creatures": creatures, "power_cards": power_cards}


def decide(number: int, view: View, decision: Decision, budget: Budget, limit: float) -> dict[str, Any]:
    asked = {"player": decision.player, "kind": decision.kind, "source": decision.source, "purpose": decision.purpose,
             "up_to": decision.up_to, "number": decision.number,
             "prompt": typewritten(prompt(decision, viewer=decision.player)),
             "options": [option_data(option) for option in decision.options]}
    return {"type": "decide", "id": number, "view": view, "decision": asked,
            "budget": {"iterations": budget.iterations, "seconds": budget.seconds, "limit": limit}}


def end(winner: str | None, outcome: str) -> dict[str, Any]:
    return {"type": "end", "winner": winner, "outcome": outcome}


def bye() -> dict[str, Any]:
    return {"type": "bye"}


# ---- what we understand


def name_in(answer: bytes) -> str:
    """The name that the program gives itself in its answer to `hello`."""
    data = _read(answer)
    if data.get("type") != "hello":
        raise Broken(f"answered {excerpt(answer)} to hello")
    protocol = data.get("protocol")
    if type(protocol) is not int or protocol != PROTOCOL:
        raise Broken(f"speaks protocol {_shown(protocol)}, this is {PROTOCOL}")
    name = data.get("name")
    if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
        raise Broken(f"calls itself {_shown(name)}; a name is a printable text of at most {LONGEST_NAME} characters")
    return name.strip()


def choice_in(answer: bytes, number: int, decision: Decision) -> Option:
    """The option that it chose, in its answer to question `number`."""
    data = _read(answer)
    if "id" not in data or "choose" not in data:
        raise Broken(f'answered {excerpt(answer)}, where "id" and "choose" are needed')
    if type(data["id"]) is not int or data["id"] != number:
        raise Broken(f"answered question {_shown(data['id'])} instead of {number}")
    label = data["choose"]
    for option in decision.options:
        if option.label == label:
            return option
    raise Broken(f"chose {_shown(label)}, which is not one of: {listed(decision)}")


def listed(decision: Decision) -> str:
    """The labels of its options, not all of them if there are many."""
    labels = [option.label for option in decision.options]
    return ", ".join(labels[:LISTED]) + (", ..." if len(labels) > LISTED else "")


def _read(answer: bytes) -> dict[str, Any]:
    try:
        data = json.loads(answer)
    except (ValueError, RecursionError):  # also bytes that are no text, and ten thousand brackets
        raise Broken(f"wrote {excerpt(answer)}, which is not JSON") from None
    if not isinstance(data, dict):
        raise Broken(f"wrote {excerpt(answer)}, which is not a JSON object")
    return data


def _shown(value: object) -> str:
    if isinstance(value, dict | list):
        return "an object" if isinstance(value, dict) else "a list"  # might be too deep to be written
    return excerpt(value.encode(errors="replace")) if isinstance(value, str) else json.dumps(value)
