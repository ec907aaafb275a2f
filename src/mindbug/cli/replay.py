"""A game as a story, one sentence per event; `mindbug replay` prints a whole game."""

from argparse import ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Iterable, Mapping
from pathlib import Path

from mindbug.cards import SETS
from mindbug.cli.arguments import add_cards, add_language, load_cards, read_text, system_language
from mindbug.game.catalogue import Catalogue
from mindbug.game.errors import BadRecord
from mindbug.game.events import Event, redact
from mindbug.game.game import Game, replay
from mindbug.game.seats import SEATS
from mindbug.text import event_text, say, set_title

# Events that only repeat what the event before has said.
ECHOES = {"entered": ("played", "declined", "mindbugged"), "fought": ("blocked", "hunted")}


def worth_telling(events: Iterable[Event]) -> list[Event]:
    worth: list[Event] = []
    before = ""
    for event in events:
        if before not in ECHOES.get(event.kind, ()):
            worth.append(event)
        if event.kind != "drew":  # hands are refilled in between
            before = event.kind
    return worth


def story_lines(events: Iterable[Event], lang: str, viewer: str | None, names: Mapping[str, str]) -> list[str]:
    """A sentence per event; an empty line before every turn."""
    lines: list[str] = []
    for event in events:
        if event.kind == "turn":
            lines.append("")
        lines.append(event_text(event, lang, viewer, names))
    return lines


def title(game: Game, lang: str) -> str:
    """A line that says which sets are played."""
    sets = [set_title(set_id, lang) if set_id in SETS else game.catalogue.sets[set_id].title for set_id in game.sets]
    return "Mindbug: " + ", ".join(sets)


# ---- mindbug replay


def register(commands: "_SubParsersAction[ArgumentParser]") -> None:
    parser = commands.add_parser("replay", help="tell a recorded game as a story")
    parser.add_argument("file", type=Path, help="a record, as written by `mindbug play`")
    add_language(parser)
    parser.add_argument("--seat", choices=SEATS, help="tell only what this player could know")
    add_cards(parser)
    parser.set_defaults(run=run_replay)


def run_replay(args: Namespace) -> int:
    catalogue, _ = load_cards(args.cards)
    game = load_record(args.file, catalogue)
    lang = args.lang or system_language()
    events = worth_telling(game.events)
    if args.seat is not None:
        events = [redact(event, args.seat) for event in events]
    print(title(game, lang))
    print("\n".join(story_lines(events, lang, args.seat, {})))
    if not game.over:
        print()
        print(say("unfinished", lang))
    return 0


def load_record(path: Path, catalogue: Catalogue) -> Game:
    """Loads a record and returns the game at its end."""
    try:
        return replay(read_text(path), catalogue=catalogue)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None
