"""A game as a story; `mindbug replay` prints a whole game."""

from argparse import ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Mapping, Sequence
from pathlib import Path

from mindbug.cards import SETS
from mindbug.cli.arguments import add_cards, add_language, load_cards, read_text, system_language
from mindbug.game.catalogue import Catalogue
from mindbug.game.errors import BadRecord
from mindbug.game.events import Event, redact
from mindbug.game.game import Game, replay
from mindbug.game.seats import SEATS
from mindbug.text import line_segments, lines, say, set_title


def story_lines(events: Sequence[Event], lang: str, viewer: str | None, names: Mapping[str, str]) -> list[str]:
    """The log, with an empty line before every turn."""
    told: list[str] = []
    for line in lines(events):
        if line[0].kind == "turn":
            told.append("")
        told.append("".join(segment.text for segment in line_segments(line, lang, viewer, names)))
    return told


def title(game: Game, lang: str) -> str:
    """A line that says which sets are played."""
    sets = [set_title(set_id, lang) if set_id in SETS else game.catalogue.sets[set_id].title for set_id in game.sets]
    return say("labelled", lang, name=say("title", lang), text=", ".join(sets))


# ---- mindbug replay


def register(commands: "_SubParsersAction[ArgumentParser]") -> None:
    parser = commands.add_parser("replay", help="tell a recorded game as a story",
                                 description="Tell a recorded game as a story, turn by turn.")
    parser.add_argument("file", type=Path, help="a record, as written by `mindbug play`")
    add_language(parser)
    parser.add_argument("--seat", choices=SEATS, help="tell only what this player could know")
    add_cards(parser)
    parser.set_defaults(run=run_replay)


def run_replay(args: Namespace) -> int:
    catalogue, _ = load_cards(args.cards)
    game = load_record(args.file, catalogue)
    lang = args.lang or system_language()
    events = game.events
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
