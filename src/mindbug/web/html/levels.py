"""Players as pages call them."""

from collections.abc import Mapping

from mindbug.text import MissingText, say
from mindbug.web.rooms.bot_processes import TITLES


def level_title(level: str, lang: str) -> str:
    """The title in the words of the language, or as the bot calls itself."""
    try:
        return say(f"level_{level}", lang)
    except MissingText:
        return TITLES[level]


def level_note(level: str, lang: str) -> str:
    """One sentence about how it plays; nothing if the language has none."""
    try:
        return say(f"level_note_{level.replace(':', '_')}", lang)
    except MissingText:
        return ""


def called(seats: Mapping[str, Mapping[str, str]], names: Mapping[str, str], lang: str) -> dict[str, str]:
    """The players by the names that sentences use: bots by their level, people by their own names, if they gave any."""
    bots = {seat: level_title(about["level"], lang) for seat, about in seats.items() if about.get("kind") == "bot"}
    if len(bots) == 2 and len(set(bots.values())) == 1:  # two of a kind are told apart
        bots = {seat: f"{title} {seat[1]}" for seat, title in bots.items()}
    return {seat: name for seat, name in {**names, **bots}.items() if name}
