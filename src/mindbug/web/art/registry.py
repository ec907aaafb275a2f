"""Names of parts: a recipe is a list of such names, and each part knows the layer it belongs to."""

from collections.abc import Callable

from mindbug.web.art.pen import Canvas

DrawPart = Callable[[Canvas], str]

# from the back to the front; the body itself lies between "behind" and "skin"
LAYERS = ("back", "behind", "skin", "feet", "arm", "mouth", "eyes", "hat", "front")
PARTS: dict[str, tuple[str, DrawPart]] = {}


def part(layer: str) -> Callable[[DrawPart], DrawPart]:
    """Registers a drawing function under its own name."""
    assert layer in LAYERS, layer

    def register(draw: DrawPart) -> DrawPart:
        name = draw.__name__.rstrip("_")
        assert name not in PARTS, f"two parts are called {name}"
        PARTS[name] = (layer, draw)
        return draw

    return register
