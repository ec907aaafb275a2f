"""The command `mindbug` collects the subcommands, runs one, and reports wrong input in one line."""

import argparse
import os
import platform
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from typing import Any, Never

import mindbug
from mindbug.cli import analyse, browse, check, play
from mindbug.cli import replay as story
from mindbug.cli.arguments import number, whole_number
from mindbug.engine import machine
from mindbug.lab import arena, balance, generations, merge, simulate
from mindbug.lab.exit_codes import INTERRUPTED
from mindbug.web.server import admin, serve

BAD_INPUT = 2
PIPE_CLOSED = 141  # the code that shells give a process whose output nobody reads any more


class Parser(argparse.ArgumentParser):
    """A parser that tells an error in one line, without Python's names for types; `--help` explains the rest."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.register("type", int, whole_number)
        self.register("type", float, number)

    def error(self, message: str) -> Never:
        self.exit(BAD_INPUT, f"{self.prog}: {message} (see {self.prog} --help)\n")


def build_parser() -> Parser:
    parser = Parser(prog="mindbug", allow_abbrev=False,
                    description="An unofficial digital Mindbug. `mindbug COMMAND --help` explains a command.")
    parser.add_argument("--version", action="version", version=version())
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in (play, story, browse, check, analyse, arena, simulate, merge, balance, generations, serve, admin):
        command.register(commands)
    shown = commands.add_parser("version", help="show the version, and whether the engine is compiled",
                                description="Show the version, and whether the engine is compiled.")
    shown.set_defaults(run=run_version)
    return parser


def version() -> str:
    compiled = str(machine.__file__).endswith(tuple(EXTENSION_SUFFIXES))
    engine = "compiled engine" if compiled else "engine in plain Python (not compiled)"
    return f"mindbug {mindbug.__version__}, {engine}, Python {platform.python_version()}"


def run_version(_: argparse.Namespace) -> int:
    print(version())
    return 0


def main(argv: Sequence[str] | None = None) -> int:
    """Returns the exit code: 0, or 2 for wrong input. A command may have codes of its own."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that cannot show umlauts is no reason to stop
    try:
        args = build_parser().parse_args(argv)
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except SystemExit as stop:  # argparse ends this way
        return stop.code if isinstance(stop.code, int) else 0
    except KeyboardInterrupt:
        print()
        return INTERRUPTED
    except BrokenPipeError:
        # the interpreter flushes the stream once more when it ends, which must not fail again
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except OSError as error:
        reason = error.strerror or str(error)
        print(f"mindbug: {error.filename}: {reason}" if error.filename else f"mindbug: {reason}", file=sys.stderr)
    except ValueError as error:
        print(f"mindbug: {error}", file=sys.stderr)
    return BAD_INPUT
