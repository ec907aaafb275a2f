"""The game as a seat sees it, in plain lines without columns and frames, so that they can be read aloud."""

from collections.abc import Iterable, Mapping

from mindbug.game.catalogue import Catalogue
from mindbug.game.seats import rival
from mindbug.game.views import CreatureView, SeatView, View
from mindbug.text import card_name, keyword_name, say, side_name
from mindbug.words import Keyword, PowerCard

"""Sides of exhausted creatures that have a name in every language."""


class Board:
    """The table as lines of text."""

    def __init__(self, catalogue: Catalogue, lang: str, names: Mapping[str, str]) -> None:
        self.catalogue = catalogue
        self.lang = lang
        self.names = names

    def lines(self, view: View) -> list[str]:
        """All lines: the opponent's side first, the player's own hand last."""
        me = view["seat"] or "p1"
        other = rival(me)
        with_energy = bool(view["power_row"] or view["power_deck"] or view["power_discard"])
        lines = self.power_lines(view) if with_energy else []
        lines += self.seat_lines(self.names[other], view[other], with_energy)
        known = [name for name in view[other]["hand"] if name is not None]
        if known:
            lines.append(self.listed("known_in_hand", known))
        lines += self.seat_lines(self.say("you"), view[me], with_energy)
        lines += self.block("your_hand", [self.printed(name) for name in view[me]["hand"] if name is not None])
        return lines

    def seat_lines(self, name: str, seat: SeatView, with_energy: bool) -> list[str]:
        numbers = (("life", seat["life"]), ("mindbugs", seat["mindbugs"]), ("energy", seat["energy"]))
        figures = [f"{self.say(key)} {number}" for key, number in numbers[:2 + with_energy]]
        figures += [f"{self.say(key)} {self.say('card_count', count=count)}"
                    for key, count in (("hand", len(seat["hand"])), ("draw_pile", seat["draw"]))]
        return [
            self.labelled(name, ", ".join(figures)),
            *self.block("in_play", [self.in_play(creature) for creature in seat["play"]]),
            *(self.block("set_aside", [self.in_play(creature) for creature in seat["aside"]]) if seat["aside"] else []),
            self.listed("discard_pile", seat["discard"]),
        ]

    def power_lines(self, view: View) -> list[str]:
        deck = self.say("card_count", count=view["power_deck"])
        return [
            self.labelled(self.say("power_deck"), deck),
            *self.block("power_row", [self.printed(name) for name in view["power_row"]]),
            self.listed("power_discard", view["power_discard"]),
        ]

    # ---- cards

    def in_play(self, creature: CreatureView) -> str:
        """A creature in its present state."""
        marks = [self.keyword(Keyword[name]) for name in creature["keywords"]]
        if creature["idle"]:
            marks.append(self.say("keywords_idle"))
        if creature["exhausted"]:
            marks.append(self.say("exhausted"))
        if creature["side"]:
            marks.append(side_name(creature["side"], self.lang))
        if creature["octonite"]:
            marks.append(self.say("octonite_count", count=creature["octonite"]))
        if creature["boost"]:
            cards = ", ".join(card_name(name, self.lang) for name in creature["boost"])
            marks.append(self.say("boosted_with", count=len(creature["boost"]), cards=cards))
        return self.card(creature["name"], "power", creature["power"], marks)

    def printed(self, name: str) -> str:
        card = self.catalogue.card(name)
        if isinstance(card, PowerCard):
            return self.card(name, "cost", card.cost)
        return self.card(name, "power", card.power, map(self.keyword, card.keywords))

    def card(self, name: str, value_key: str, value: int, marks: Iterable[str] = ()) -> str:
        return self.labelled(card_name(name, self.lang), ", ".join((f"{self.say(value_key)} {value}", *marks)))

    def keyword(self, keyword: Keyword) -> str:
        return keyword_name(keyword, self.lang)

    # ---- lines

    def say(self, key: str, **values: object) -> str:
        return say(key, self.lang, **values)

    def labelled(self, label: str, value: str) -> str:
        return self.say("labelled", name=label, text=value)

    def listed(self, key: str, names: Iterable[str]) -> str:
        cards = ", ".join(card_name(name, self.lang) for name in names)
        return "  " + self.labelled(self.say(key), cards or self.say("empty"))

    def block(self, key: str, entries: list[str]) -> list[str]:
        """A heading and one line per card."""
        if not entries:
            return ["  " + self.labelled(self.say(key), self.say("empty"))]
        return ["  " + self.labelled(self.say(key), "").rstrip(), *(f"    {entry}" for entry in entries)]
