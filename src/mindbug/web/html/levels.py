"""Bots as pages call them."""

from mindbug.text import MissingText, say
from mindbug.web.rooms.bot_workers import TITLES


def level_title(level: str, lang: str) -> str:
    """In the words of the language, or as the bot calls itself."""
    try:
        return say(f"level_{level}", lang)
    except MissingText:
        return TITLES[level]
