"""What a seat sees of the table, as plain lines: no columns, no frames, so that they can be read aloud."""

from collections.abc import Iterable, Mapping
from typing import Any

from mindbug.game.catalogue import Catalogue
from mindbug.text import card_name, keyword_name, ui
from mindbug.words import Keyword, PowerCard

View = Mapping[str, Any]


class Board:
    def __init__(self, catalogue: Catalogue, lang: str, names: Mapping[str, str]) -> None:
        self.catalogue = catalogue
        self.lang = lang
        self.names = names

    def lines(self, view: View) -> list[str]:
        """The other side first, the own hand last."""
        me = view["seat"]
        other = "p2" if me == "p1" else "p1"
        with_energy = bool(view["power_row"] or view["power_deck"] or view["power_discard"])
        lines = self.power_lines(view) if with_energy else []
        lines += self.seat_lines(self.names[other], view[other], with_energy)
        known = [name for name in view[other]["hand"] if name is not None]
        if known:
            lines.append(self.listed("known_in_hand", known))
        lines += self.seat_lines(self.say("you"), view[me], with_energy)
        lines += self.block("your_hand", [self.printed(name) for name in view[me]["hand"]])
        return lines

    def seat_lines(self, name: str, seat: View, with_energy: bool) -> list[str]:
        figures = [f"{self.say(key)} {seat[key]}" for key in ("life", "mindbugs", "energy")[:2 + with_energy]]
        figures += [f"{self.say(key)} {self.say('card_count', count=count)}"
                    for key, count in (("hand", len(seat["hand"])), ("draw_pile", seat["draw"]))]
        return [
            self.labelled(name, ", ".join(figures)),
            *self.block("in_play", [self.in_play(creature) for creature in seat["play"]]),
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

    def in_play(self, creature: View) -> str:
        """As it is now."""
        marks = [self.keyword(Keyword[name]) for name in creature["keywords"]]
        if creature["idle"]:
            marks.append(self.say("keywords_idle"))
        if creature["exhausted"]:
            marks.append(self.say("exhausted"))
        if creature["octonite"]:
            marks.append(self.say("octonite_count", count=creature["octonite"]))
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
        return ui(key, self.lang, **values)

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
