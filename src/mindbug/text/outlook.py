"""Sentences about what is likely to come of an option. The facts are found in `mindbug.analysis.outlook`."""

from collections.abc import Mapping
from typing import Protocol

from mindbug.game.decisions import Decision, Option
from mindbug.game.seats import rival
from mindbug.text import card_noun, option_text, player_noun, say


class Claim(Protocol):
    """A fact about an option, as `mindbug.analysis.outlook.Claim` has it."""

    @property
    def kind(self) -> str: ...
    @property
    def player(self) -> str: ...
    @property
    def card(self) -> str: ...
    @property
    def count(self) -> int: ...
    @property
    def games(self) -> int: ...
    @property
    def answer(self) -> tuple[Decision, Option] | None: ...


def outlook_text(claim: Claim, lang: str, people: Mapping[str, str]) -> str:
    """Tells the claim; `people` are the players as sentences call them."""
    key = f"outlook_{claim.kind}"
    if claim.kind == "loses" and claim.card:
        key += "_by"
    values: dict[str, object] = {
        "count": claim.count, "games": claim.games, "name": player_noun(claim.player, lang, None, people),
        "rival": player_noun(rival(claim.player), lang, None, people)}
    if claim.card:
        values["card"] = card_noun(claim.card, lang)
    if claim.answer is not None:
        decision, option = claim.answer
        values["option"] = option_text(option, decision, lang)
    return say(key, lang, **values)
