"""Pictures as they are sent: the same to the eye, with fewer letters, which compress better."""

import re
from collections.abc import Iterable
from decimal import Decimal

PATH = re.compile(r' d="([^"]*)"')
CIRCLE = re.compile(r'<ellipse (cx="[^"]+" cy="[^"]+") rx="([^"]+)" ry="\2"')
IDS = re.compile(r"\ba[0-9a-f]{7}-")
PIECE = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
LENGTHS = {"M": 2, "L": 2, "T": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7, "Z": 0}
"""The numbers that each command takes."""
AXES = {"H": (0,), "V": (1,), "A": (0, 1), "Z": ()}
"""The directions of its last numbers, 0 across and 1 down. The numbers of other commands are all pairs."""


def lighter(svg: str) -> str:
    """Returns the picture with every path in steps instead of places, and with ids that need not be unique on a page:
    a picture that comes by itself is a page of its own."""
    svg = CIRCLE.sub(r'<circle \1 r="\2"', svg)
    return IDS.sub("", PATH.sub(lambda path: f' d="{in_steps(path[1])}"', svg))


def in_steps(path: str) -> str:
    """Returns the same path with relative commands. Shapes that are drawn again elsewhere are then the same letters,
    and most steps are shorter than places. The sums are exact."""
    pieces, written, last = PIECE.findall(path), "", ""
    start = here = [Decimal(0), Decimal(0)]
    command, at = "", 0
    while at < len(pieces):
        if pieces[at].isalpha():
            command, at = pieces[at], at + 1
        kind = command.upper()
        numbers = [Decimal(piece) for piece in pieces[at:at + LENGTHS[kind]]]
        at += len(numbers)
        axes = AXES.get(kind, (0, 1) * (len(numbers) // 2))
        shape, places = numbers[:len(numbers) - len(axes)], numbers[len(numbers) - len(axes):]
        if command.isupper():
            places = [n - here[axis] for n, axis in zip(places, axes, strict=True)]
        here = start if kind == "Z" else here.copy()
        for axis, n in list(zip(axes, places, strict=True))[-2:]:
            here[axis] += n
        if kind == "M":
            start = here
        written += ("" if same(kind, last) else kind.lower()) + spaced([*shape, *places], same(kind, last))
        last, command = kind, {"M": "L", "m": "l"}.get(command, command)
    return written


def same(kind: str, last: str) -> bool:
    """Returns whether a command need not be named again. A place to start is followed by lines."""
    return (kind == last and kind not in "MZ") or (kind, last) == ("L", "M")


def spaced(numbers: Iterable[Decimal], goes_on: bool) -> str:
    text = " ".join(shortest(n) for n in numbers).replace(" -", "-")
    return f" {text}" if goes_on and not text.startswith("-") else text


def shortest(number: Decimal) -> str:
    text = f"{number.normalize():f}" if number else "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text
