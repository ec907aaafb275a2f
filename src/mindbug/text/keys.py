"""The keys under which a language finds the sentences for events, questions and options."""

from mindbug.game.decisions import Decision, Option
from mindbug.game.events import Event

MINDBUG_SPENT = ("mindbugged", "mindbug_lost", "mindbug_paid")
"""The events after which a language may have a sentence of its own for the last Mindbug: `mindbugged.last`."""


def event_key(event: Event) -> str:
    """Returns the key of the sentence that tells an event."""
    match event.kind:
        case "life" | "octonite" | "energy" if event.number < 0 and event.total == 0:
            return f"{event.kind}.none_left"
        case "octonite" | "energy" if event.number == event.total:
            return f"{event.kind}.first"
        case "life" | "octonite" | "energy":
            return f"{event.kind}.{'gain' if event.number >= 0 else 'loss'}"
        case "starts" | "recovered":
            return f"{event.kind}.{event.detail}"
        case "triggered" if event.detail == "moment":
            return "triggered.moment"
        case "attacked" if event.number > 1:
            return "attacked.again"
        case "bought" if event.number == 0:
            return "bought.free"
        case "power_revealed" if event.player is not None:
            return "power_revealed.deck"
        case "rerolled":
            return "rerolled.one" if event.total == 1 else "rerolled.first" if event.number == 1 else "rerolled.second"
        case "chose" if not event.effects:
            return "chose.plain"
        case kind:
            return kind


def prompt_key(decision: Decision) -> str:
    """Returns the key of the sentence that asks for a decision."""
    match decision.kind:
        case "target" | "card" | "discard":
            return f"choose.{decision.purpose}"
        case "may" if decision.effect is None:
            return "may.plain"
        case "buy" if decision.source is not None:
            return "buy.free"
        case "reroll" if any(option.verb == "reroll both" for option in decision.options):
            return "reroll.two"
        case "mode" if decision.sides:
            return "mode.side"
        case "mode" if decision.effect is None:
            return "mode.price"
        case kind:
            return kind


def option_keys(option: Option, decision: Decision) -> tuple[str, str]:
    """Returns the keys of sentences that may offer an option; the first one that the language has is taken."""
    if option.verb == "choose" and decision.kind == "mode":
        return f"mode.{option.card}", "mode"
    if option.verb == "choose" and decision.purpose is None:
        return decision.kind, ""
    if option.verb == "choose":
        return f"choose.{decision.purpose}", ""
    if option.verb == "buy" and decision.source is not None:
        return "buy.free", ""
    return f"{decision.kind}.{option.verb}", option.verb
