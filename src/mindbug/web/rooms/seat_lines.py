"""The line of a record that says who sits at a seat."""

from collections.abc import Mapping

from mindbug.players.registry import NAMES as LEVELS


def line_of(about: Mapping[str, str]) -> str:
    """Writes the line, such as `human Zoë` or `bot search:2`. It is empty for a seat that nobody has taken."""
    if about["kind"] == "open":
        return ""
    return f"{about['kind']} {about.get('level') or about['name']}".rstrip()


def seat_of(line: str) -> dict[str, str]:
    """Reads the line. A line of another form is taken as a name, and so is a bot that we do not have."""
    kind, _, name = line.partition(" ")
    if kind == "bot" and name in LEVELS:
        return {"kind": "bot", "name": "", "level": name}
    return {"kind": "human", "name": name if kind in ("human", "bot") else line}
