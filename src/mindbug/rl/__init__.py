"""Games as numbers, for programs that learn: actions, observations, many games at once. It needs numpy.

This room imports engine and game. Start with `schema.Schema`, which says what every number means; then `tensors` (one
game), `vector.VectorGame` (many) and `extensive.ExtensiveGame` (a game as a tree, dealing included; `small` has games
for exact methods). docs/research.md shows how to use them.
"""

try:
    import numpy as _numpy  # noqa: F401
except ModuleNotFoundError:
    raise ModuleNotFoundError('mindbug.rl needs numpy (in a checkout: pip install ".[lab]")', name="numpy") from None

from mindbug.game.planes import Plane
from mindbug.rl import small
from mindbug.rl.dealing import Variant
from mindbug.rl.extensive import ExtensiveGame
from mindbug.rl.number_bot import NumberBot
from mindbug.rl.schema import Schema, schema_of, schema_of_selection
from mindbug.rl.tensors import decode, information_state, legal_mask, observation, observe, public_state
from mindbug.rl.vector import VectorGame

__all__ = ["ExtensiveGame", "NumberBot", "Plane", "Schema", "Variant", "VectorGame", "decode", "information_state",
           "legal_mask", "observation", "observe", "public_state", "schema_of", "schema_of_selection", "small"]
