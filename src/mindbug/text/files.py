"""The files of the languages: a folder is a language."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

REFERENCE = "en"
"""The language that the others are compared with."""


@cache
def codes() -> tuple[str, ...]:
    """Every language by its folder, the reference first."""
    found = [folder.name for folder in files("mindbug.text").iterdir() if (folder / "terms.toml").is_file()]
    return tuple(sorted(found, key=lambda code: (code != REFERENCE, code)))


@cache
def read(lang: str, area: str) -> Mapping[str, Any]:
    return tomllib.loads((files("mindbug.text") / lang / f"{area}.toml").read_text(encoding="utf-8"))


@cache
def phrase_areas(lang: str) -> tuple[str, ...]:
    """The files of texts around the game, by name."""
    found = (files("mindbug.text") / lang / "phrases").iterdir()
    return tuple(sorted(f"phrases/{path.name.removesuffix('.toml')}" for path in found))
