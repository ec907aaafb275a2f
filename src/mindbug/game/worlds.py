"""The worlds that a view allows."""

from mindbug.engine.knowledge import Hidden
from mindbug.game.catalogue import Catalogue, Selection
from mindbug.game.errors import ForeignCards
from mindbug.game.views import View

NEEDED = ("sets", "cards", "exclude", "digest", "engine")
"""The parts of a view from which its worlds follow."""


def selection_of(view: View, catalogue: Catalogue) -> Selection:
    """The cards of the game that the view shows. ForeignCards if the catalogue has other ones."""
    missing = [key for key in NEEDED if key not in view]
    if missing:
        raise ForeignCards(f"this is no view of a game: it does not say {', '.join(missing)}")
    try:
        selection = catalogue.selection(catalogue.check_sets(view["sets"]), view["cards"], view["exclude"])
    except ValueError as error:
        raise ForeignCards(f"the view shows a game with other cards: {error}. Give the catalogue that the game was "
                           "made with") from None
    if selection.digest != view["digest"]:
        raise ForeignCards(f"the view shows a game with other cards: their digest is {view['digest']}, that of this "
                           f"catalogue {selection.digest}. Give the catalogue that the game was made with")
    return selection


def worlds_of(view: View, catalogue: Catalogue) -> Hidden:
    """Returns the viewer's knowledge, ready to be filled with hidden cards again and again."""
    return Hidden(selection_of(view, catalogue).pool, view["engine"])
