"""A recipe for every printed creature and every face it evolves to.

One file per set, which is found by itself and is called like the set's id.
"""

from importlib import import_module
from pkgutil import iter_modules

from mindbug.web.art.look import Look

SETS: dict[str, dict[str, Look]] = {
    found.name: import_module(f"{__name__}.{found.name}").LOOKS for found in iter_modules(__path__)
}
LOOKS: dict[str, Look] = {name: look for looks in SETS.values() for name, look in looks.items()}
