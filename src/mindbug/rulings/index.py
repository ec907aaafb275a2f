"""Every ruling by its code, collected from the sections. What it says is in the files of the languages."""

from importlib import import_module
from pkgutil import iter_modules

from mindbug.rulings import sections
from mindbug.rulings.readings import Reading

_MODULES = sorted((import_module(f"{sections.__name__}.{found.name}") for found in iter_modules(sections.__path__)),
                  key=lambda module: int(module.PLACE))
SECTIONS: dict[str, str] = {module.PREFIX: module.__name__.rpartition(".")[2] for module in _MODULES}
"""The sections, from the game itself to its single sets."""
INDEX: dict[str, Reading] = {reading.code: reading for module in _MODULES for reading in module.READINGS}
PATTERN = rf"(?:{'|'.join(sorted({code.rstrip('0123456789') for code in INDEX}))})\d+"
"""The form of a code."""


def section_of(code: str) -> str:
    return SECTIONS[code.rstrip("0123456789").rstrip("-")]
