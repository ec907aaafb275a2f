"""Command-line options that several commands share, and functions that read them."""

import os
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Mapping, Sequence
from math import isfinite, nan
from pathlib import Path

from mindbug.game.catalogue import Catalogue, standard
from mindbug.text import LANGUAGES
from mindbug.words import CardSet


def add_language(parser: ArgumentParser) -> None:
    parser.add_argument("--lang", choices=tuple(LANGUAGES), help="language; by default that of your system")


def add_cards(parser: ArgumentParser) -> None:
    parser.add_argument("--cards", type=Path, action="append", metavar="FILE",
                        help="a file with cards of your own; may be given several times")


def system_language(environ: Mapping[str, str] = os.environ) -> str:
    """The language of the system's locale if there is a translation, or else English."""
    locale = next((environ[key] for key in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(key)), "")
    code = locale[:2].lower()
    return code if code in LANGUAGES else "en"


def load_cards(paths: Sequence[Path] | None) -> tuple[Catalogue, list[CardSet]]:
    """Loads the standard sets and the cards of these files."""
    if not paths:
        return standard(), []
    from mindbug import custom  # the reader is needed only for custom cards, and takes a while to load

    own = custom.load_all(paths)
    return custom.catalogue_with(*own), own


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise ValueError(f"{path}: this is not a text file") from None


def whole_number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise ArgumentTypeError(f"{text!r} is not a whole number") from None


def number(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = nan
    if not isfinite(value):
        raise ArgumentTypeError(f"{text!r} is not a number")
    return value
