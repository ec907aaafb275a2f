"""Bots that are Python classes: `py:module:Class`, `py:path/to/file.py:Class`, or the class itself.

A class needs nothing but `choose(view, decision, budget)`, which returns one of the decision's options or its label.
Its constructor may take `seed` and `catalogue` by these names. Whatever it raises is a BotFailure with the traceback.
"""

import hashlib
import importlib
import importlib.util
import inspect
import sys
import traceback
from pathlib import Path
from types import ModuleType
from typing import Any

from mindbug.game.catalogue import Catalogue, standard
from mindbug.game.decisions import Decision, Option
from mindbug.game.views import View
from mindbug.players.bot import BotFailure, Budget
from mindbug.players.messages import listed

PYTHON_CLASS = "py:"
KEPT_CLASS = "py+keep:"
EXAMPLE = "py:mybots:Careful or py:bots/mine.py:Careful"
MISTAKES = (Exception, SystemExit)
"""The exceptions that lose a bot its game: those of its mistakes, and `sys.exit()`. The arena goes on."""


class PythonBot:
    """One class in one seat of one game at a time: every game gets a new object, unless it is kept."""

    def __init__(self, name: str, maker: type[Any], seed: int = 0, catalogue: Catalogue | None = None,
                 fresh: bool = True) -> None:
        if not callable(getattr(maker, "choose", None)):
            raise ValueError(f"{name}: {maker.__name__} has no method choose(view, decision, budget)")
        self.name = name
        self._maker = maker
        self._offered = {"seed": seed, "catalogue": catalogue or standard()}
        self._fresh = fresh
        self._object: Any = None

    def choose(self, view: View, decision: Decision, budget: Budget | None = None) -> Option:
        try:
            if self._object is None:
                self._object = self._maker(**wanted_of(self._maker, self._offered))
            answer = self._object.choose(view, decision, budget)
        except MISTAKES as error:
            self._object = None
            raise BotFailure(f"{self.name} raised {type(error).__name__}: {error}", own_traceback(error)) from error
        label = answer.label if isinstance(answer, Option) else answer
        for option in decision.options:
            if option.label == label:
                return option
        raise BotFailure(f"{self.name} answered {answer!r:.100}, which is not one of: {listed(decision)}")

    def game_over(self, winner: str | None, outcome: str) -> None:
        self._tell("game_over", winner, outcome)
        if self._fresh:
            self.close()

    def close(self) -> None:
        self._tell("close")
        self._object = None

    def _tell(self, method: str, *about: str | None) -> None:
        """Calls a method that a class may have. The game is over, so that an error there costs only the object."""
        told = getattr(self._object, method, None)
        if callable(told):
            try:
                told(*about)
            except MISTAKES as error:
                print(f"mindbug: {self.name}: {method} raised {type(error).__name__}: {error}", file=sys.stderr)
                self._object = None


def wanted_of(maker: type[Any], offered: dict[str, Any]) -> dict[str, Any]:
    """The offered arguments that the constructor names."""
    try:
        parameters = inspect.signature(maker).parameters
    except (TypeError, ValueError):  # a class of an extension module may not tell
        return {}
    return {key: value for key, value in offered.items() if key in parameters}


def own_traceback(error: BaseException) -> str:
    """The traceback from the bot's own first line on."""
    inner = error.__traceback__.tb_next if error.__traceback__ is not None else None
    return "".join(traceback.format_exception(type(error), error, inner or error.__traceback__)).rstrip()


# ---- from a name to the class


def class_named(text: str) -> type[Any]:
    """The class of `module:Class` or `file.py:Class`. What cannot work is refused before any game is lost."""
    place, colon, name = text.rpartition(":")
    if not colon or not place or not name:
        raise ValueError(f"{PYTHON_CLASS}{text}: a module and a class are needed, as in {EXAMPLE}")
    module = module_at(place, text)
    found: Any = module
    for part in name.split("."):
        found = getattr(found, part, None)
    if not isinstance(found, type):
        raise ValueError(f"{PYTHON_CLASS}{text}: {place} has no class {name!r}")
    return found


def module_at(place: str, text: str) -> ModuleType:
    try:
        if place.endswith(".py"):
            return module_of_file(Path(place).resolve())
        if "" not in sys.path and str(Path.cwd()) not in sys.path:
            sys.path.insert(0, str(Path.cwd()))  # as `python -m` does; the command `mindbug` does not
        return importlib.import_module(place)
    except FileNotFoundError:
        raise ValueError(f"{PYTHON_CLASS}{text}: there is no file {place}") from None
    except MISTAKES as error:  # whatever the module does wrong
        reason = f"{type(error).__name__}: {error}"
        raise ValueError(f"{PYTHON_CLASS}{text}: {place} cannot be imported: {reason}") from error


def module_of_file(path: Path) -> ModuleType:
    name = f"mindbug_bot_{hashlib.sha256(str(path).encode()).hexdigest()[:12]}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def name_of_class(maker: type[Any]) -> str:
    """The form of a class on the command line."""
    return f"{PYTHON_CLASS}{maker.__module__}:{maker.__qualname__}"
