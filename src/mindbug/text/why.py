"""The sentence that says why a choice was a mistake. The facts are found in `mindbug.analysis.reasons`."""

from collections.abc import Mapping
from typing import Protocol

from mindbug.game.seats import rival
from mindbug.text import card_noun, percent, player_noun, say


class Reason(Protocol):
    """A fact that sets the better option apart from the choice, as `mindbug.analysis.reasons.Reason` has it."""

    @property
    def kind(self) -> str: ...
    @property
    def player(self) -> str: ...
    @property
    def card(self) -> str: ...
    @property
    def here(self) -> int: ...
    @property
    def there(self) -> int: ...
    @property
    def games(self) -> int: ...


def why(reason: Reason, option: str, better: float, chance: float, lang: str, people: Mapping[str, str]) -> str:
    """Tells the reason. `option` is the better option in words; `better` and `chance` are the chances to win with it
    and with the choice; `people` are the players as sentences call them."""
    key = f"why_{reason.kind}"
    if reason.here != reason.there:
        key += "_here" if reason.here > reason.there else "_there"
    elif reason.kind == "loses_at_once" and reason.card:
        key += "_by"
    values: dict[str, object] = {
        "option": option, "here": reason.here, "there": reason.there, "games": reason.games,
        "name": player_noun(reason.player, lang, None, people),
        "rival": player_noun(rival(reason.player), lang, None, people),
        "better": percent(better, lang), "chance": percent(chance, lang)}
    if reason.card:
        values["card"] = card_noun(reason.card, lang)
    return say(key, lang, **values)
