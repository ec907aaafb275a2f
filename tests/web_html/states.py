"""Games in the middle of everything, for tests that look at the page."""

import random
import re
from collections.abc import Iterator, Sequence
from functools import cache

from mindbug import Game
from mindbug.web.html.surroundings import Surroundings
from tests.sampling import part

MIXES = (["first_contact"], ["battlefruit_kingdom"], ["battlefruit_galaxy"], ["king_of_tokyo"],
         ["first_contact", "battlefruit_galaxy", "king_of_tokyo"], ["beyond_evolution", "battlefruit_addon"],
         ["beyond_eternity", "promos", "new_servants"])
READERS = ("p1", "p2", None)
LANGUAGES = ("en", "de", "fr")
SEATS = {"p1": {"kind": "human", "name": "Ada <b>"}, "p2": {"kind": "bot", "name": "", "level": "rookie"}}
AROUND = Surroundings(game="g1", mine=["p1"], seats=SEATS)


@cache
def all_positions() -> tuple[Game, ...]:
    """Games of every mix of sets, with every kind of decision that random play meets, beginnings and ends included."""
    return tuple(_positions())


def positions() -> Sequence[Game]:
    return part(all_positions(), 7)


def positions_in(lang: str) -> Sequence[Game]:
    """Each position in one language: templates are the same in all of them, and `tests/text` reads the sentences."""
    return positions()[LANGUAGES.index(lang)::len(LANGUAGES)]


def _positions() -> Iterator[Game]:
    for number, sets in enumerate(MIXES):
        chance = random.Random(number)
        seen: set[str] = set()
        for seed in range(6):
            game = Game(sets=sets, seed=seed)
            while game.decision is not None:
                if game.decision.kind not in seen or chance.random() < 0.06:
                    seen.add(game.decision.kind)
                    yield game.clone()
                game.choose(chance.choice(game.decision.options))
            yield game


def without_log(html: str) -> str:
    return re.sub(r'<section class="log".*?</section>', "", html, flags=re.DOTALL)


def renumbered(html: str) -> str:
    """The page with the ids of cards counted up in the order they appear."""
    numbers: dict[str, str] = {}
    card = re.compile(r"(?:(?<=\bx)|\b)[cw][0-9a-f]{10}\b")  # with an x it is the same card, shown on the stage too
    return card.sub(lambda match: numbers.setdefault(match[0], f"card{len(numbers)}"), html)
