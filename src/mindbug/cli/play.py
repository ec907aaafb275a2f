"""`mindbug play` starts a new game, a position or a saved game."""

import io
import secrets
import select
import sys
import tomllib
from argparse import ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from mindbug.cli.arguments import add_cards, add_language, load_cards, read_text, system_language
from mindbug.cli.replay import load_record
from mindbug.cli.saves import OPPONENTS, Save, Seating
from mindbug.cli.terminal import Terminal
from mindbug.game.catalogue import Catalogue, standard
from mindbug.game.editions import EDITIONS
from mindbug.game.errors import BadPosition
from mindbug.game.game import Game
from mindbug.game.seats import SEATS
from mindbug.text import say
from mindbug.text.lookup import find_cards
from mindbug.web.server.serve import play_in_browser

PIPE_SECONDS = 0.5
TERMINAL_OPTIONS = ("seed", "sets", "promos", "edition", "against", "seat", "resume", "position", "cards")
LATEST = Path()
"""The value of `--resume` without a file."""


def register(commands: "_SubParsersAction[ArgumentParser]") -> None:
    parser = commands.add_parser(
        "play", help="play a game",
        description="Play a game in the browser; with --terminal, or with an option that only the terminal has, here.")
    parser.add_argument("--terminal", action="store_true", help="play in this terminal instead of the browser")
    add_language(parser)
    parser.add_argument("--seed", type=int, metavar="N", help="the same number deals the same cards")
    parser.add_argument("--sets", type=lambda text: [name.strip() for name in text.split(",")], metavar="A,B",
                        help="which sets to shuffle together (first_contact)")
    parser.add_argument("--promos", type=lambda text: [name.strip() for name in text.split(",")], metavar="CARD,CARD",
                        help="single promos to shuffle in, by their names")
    parser.add_argument("--edition", choices=EDITIONS, help="edition of the rules (current)")
    parser.add_argument("--against", choices=OPPONENTS, help="a person at this keyboard, or a bot (random)")
    parser.add_argument("--seat", choices=SEATS, help="your seat against the bot (p1)")
    parser.add_argument("--resume", type=Path, nargs="?", const=LATEST, metavar="FILE",
                        help="go on with a saved game, by default the last one")
    parser.add_argument("--position", type=Path, metavar="FILE", help="start from a position, a TOML file")
    add_cards(parser)
    parser.set_defaults(run=run_play)


def run_play(args: Namespace) -> int:
    in_terminal = args.terminal or answers_are_sent()
    given = [f"--{key}" for key in TERMINAL_OPTIONS if getattr(args, key) is not None]
    if not in_terminal and not given:
        return play_in_browser()
    if args.resume is None:
        seating = seating_of(args, Seating(lang=system_language()))
        game, save = new_game(args), Save.new()
    else:
        refuse_together(args, "resume", "seed", "sets", "promos", "edition", "position")
        save = Save.latest() if args.resume == LATEST else Save(args.resume)
        saved = save.seating()
        seating = seating_of(args, saved or Seating(lang=system_language()))
        game = load_record(save.record, load_cards(list(map(Path, seating.cards)))[0])
        if game.over:
            raise ValueError(f"{save.record}: this game is over; `mindbug replay` shows it")
        if saved is None:
            save = Save.new()  # the record that was given stays as it is
    terminal = Terminal(game, seating, save)
    if not in_terminal:  # nobody should wonder where the page is
        print(say("terminal_because", args.lang or system_language(), options=", ".join(given)), file=sys.stderr)
    terminal.play()
    return 0


def answers_are_sent() -> bool:
    """Returns whether the input is a pipe or a file with answers. A process in the background has neither."""
    stream: Any = sys.stdin
    try:
        if stream.isatty():
            return False
        waiting, _, _ = select.select([stream], [], [], PIPE_SECONDS)
        return bool(waiting and stream.buffer.peek(1))
    except io.UnsupportedOperation:  # a stream in memory, as in tests, contains answers
        return True
    except (AttributeError, OSError, ValueError):  # there is no stream, it is closed, or it has no file behind it
        return False


def seating_of(args: Namespace, default: Seating) -> Seating:
    """The seating: arguments of the command line take precedence over the saved one."""
    asked_for = {key: getattr(args, key) for key in ("against", "seat", "lang") if getattr(args, key) is not None}
    if args.cards is not None:
        asked_for["cards"] = tuple(str(path.absolute()) for path in args.cards)
    seating = replace(default, **asked_for)
    if args.seat is not None and seating.against == "person":
        raise ValueError("--seat is for games against a bot: two people use both seats")
    return seating


def new_game(args: Namespace) -> Game:
    catalogue, own = load_cards(args.cards)
    seed = secrets.randbits(31) if args.seed is None else args.seed
    if args.position is not None:
        refuse_together(args, "position", "sets", "promos", "edition")
        return game_from(args.position, seed, catalogue)
    sets = args.sets or ["first_contact"]
    sets = [*sets, *(card_set.id for card_set in own if card_set.id not in sets)]
    return Game(sets, seed, args.edition or "current", cards=promos_of(args.promos or ()), catalogue=catalogue)


def promos_of(typed: Sequence[str]) -> list[str]:
    """The promos of these names, in any language, more or less spelled right."""
    promos = [name for name, set_id in standard().set_of.items() if set_id == "promos"]
    found = []
    for name in typed:
        matches = [match for match in find_cards(name, standard()) if match in promos]
        if len(matches) != 1:
            problem = f"fits {len(matches)} promos" if matches else "is no promo"
            raise ValueError(f"--promos: {name!r} {problem}; `mindbug cards promos` lists them")
        found += matches
    return found


def game_from(path: Path, seed: int, catalogue: Catalogue) -> Game:
    text = read_text(path)
    try:
        return Game.from_position(tomllib.loads(text), seed=seed, catalogue=catalogue)
    except (tomllib.TOMLDecodeError, BadPosition) as error:
        raise BadPosition(f"{path}: {error}") from None


def refuse_together(args: Namespace, chosen: str, *others: str) -> None:
    for other in others:
        if getattr(args, other) is not None:
            raise ValueError(f"--{chosen} and --{other} do not go together")
