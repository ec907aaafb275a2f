"""From a view to the worlds that it allows."""

from mindbug.engine.knowledge import Hidden
from mindbug.game.catalogue import Catalogue
from mindbug.game.views import View


def worlds_of(view: View, catalogue: Catalogue) -> Hidden:
    """Returns the viewer's knowledge, ready to be filled with hidden cards again and again."""
    pool = catalogue.pool(view["sets"], view["cards"], view["exclude"])
    return Hidden(catalogue.engine_pool(pool), view["engine"])
