"""The sentence that says why a choice was a mistake. The facts are found in `mindbug.analysis.reasons`."""

from collections.abc import Mapping

from mindbug.game.seats import rival
from mindbug.text import card_noun, percent, player_noun, say
from mindbug.web.rooms.judging import Judgement


def why(judged: Judgement, better: str, lang: str, people: Mapping[str, str]) -> str | None:
    """`better` is the better option in words, `people` are the players as sentences call them. None for no mistake."""
    reason = judged.reason
    if reason is None:
        return None
    key = f"why_{reason.kind}"
    if reason.here != reason.there:
        key += "_here" if reason.here > reason.there else "_there"
    elif reason.kind == "loses_at_once" and reason.card:
        key += "_by"
    values: dict[str, object] = {
        "option": better, "here": reason.here, "there": reason.there, "games": reason.games,
        "name": player_noun(reason.player, lang, None, people),
        "rival": player_noun(rival(reason.player), lang, None, people),
        "better": percent(judged.best.win, lang), "chance": percent(judged.chosen.win, lang)}
    if reason.card:
        values["card"] = card_noun(reason.card, lang)
    return say(key, lang, **values)
