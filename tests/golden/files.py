"""Files that hold what is expected, byte for byte: run with UPDATE_GOLDEN=1 to write them anew, then read the diff."""

import os
from pathlib import Path

GOLDEN = Path(__file__).parent


def compare(name: str, text: str) -> None:
    path = GOLDEN / name
    if os.environ.get("UPDATE_GOLDEN"):
        path.write_text(text, encoding="utf-8", newline="\n")
    expected = path.read_text(encoding="utf-8")
    if text != expected:
        line, got, want = first_difference(text, expected)
        raise AssertionError(f"{name}, line {line}: {got!r} instead of {want!r}; UPDATE_GOLDEN=1 writes it anew")


def first_difference(text: str, expected: str) -> tuple[int, str, str]:
    got, want = text.split("\n"), expected.split("\n")
    for number, (here, there) in enumerate(zip(got, want, strict=False), 1):
        if here != there:
            return number, here, there
    shorter = min(len(got), len(want))
    return shorter + 1, "\n".join(got[shorter:]), "\n".join(want[shorter:])
