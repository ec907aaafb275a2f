"""`mindbug cards` and `mindbug card` show the cards in the terminal."""

import shutil
import sys
import textwrap
from argparse import ArgumentParser, ArgumentTypeError, Namespace, _SubParsersAction
from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from itertools import zip_longest
from typing import TypeVar

from mindbug.cards import SETS
from mindbug.cli.arguments import add_cards, add_language, load_cards, system_language
from mindbug.custom.writer import card_toml
from mindbug.game.catalogue import Catalogue, standard
from mindbug.rulings import rulings_for
from mindbug.text import LANGUAGES, card_name, card_text, keyword_name, say, set_title, trigger_name
from mindbug.text.lookup import explanation, find_cards, plain, triggers_of
from mindbug.words import Creature, Keyword, PowerCard, Trigger

E = TypeVar("E", bound=Enum)

NOT_FOUND = 2
GAP = "  "
ALIGNMENT = "<><<"
NAME_WIDTH = 24
KEYWORDS_WIDTH = 20
WIDEST = 120
"""The widest output; longer lines are hard to read."""
ROOM_FOR_KEYWORDS = 100
"""From this width on, keywords get a column of their own."""
HIGHEST_POWER = 99


def register(commands: "_SubParsersAction[ArgumentParser]") -> None:
    cards = commands.add_parser("cards", help="list the cards", description="List the cards, all or some of them.")
    cards.add_argument("set", nargs="?", metavar="SET", help="only this set: its id or a part of its title")
    cards.add_argument("--search", metavar="TEXT", help="only cards with this in their name or text")
    cards.add_argument("--keyword", type=_keyword, metavar="K", help="only cards with this keyword printed on them")
    cards.add_argument("--trigger", type=_trigger, metavar="T", help="only cards with an effect of this trigger")
    cards.add_argument("--power", type=_powers, metavar="N-M", help="only creatures of this power: 4, 3-5, 7- or -2")
    cards.add_argument("--year", type=int, choices=standard().years, help="only promos of this year")
    cards.set_defaults(run=run_cards)
    card = commands.add_parser("card", help="explain a card", description="Show everything about one card.")
    card.add_argument("name", nargs="+", help="the name of the card or a part of it, in any language")
    card.add_argument("--toml", action="store_true", help="print the card as it would stand in a file of custom cards")
    card.set_defaults(run=run_card)
    for parser in (cards, card):
        add_language(parser)
        add_cards(parser)


# ---- what the options mean


def _keyword(text: str) -> Keyword:
    return _by_name(text, Keyword, keyword_name)


def _trigger(text: str) -> Trigger:
    return _by_name(text, Trigger, trigger_name)


def _by_name(text: str, kind: type[E], name: Callable[[E, str], str]) -> E:
    for lang in LANGUAGES:
        for member in kind:
            if plain(name(member, lang)) == plain(text):
                return member
    raise ArgumentTypeError(f"{text!r} is none of {', '.join(name(member, 'en') for member in kind)}")


def _powers(text: str) -> range:
    low, dash, high = text.partition("-")
    try:
        lowest = int(low) if low else 0
        highest = int(high) if high else HIGHEST_POWER if dash else lowest
    except ValueError:
        lowest, highest = 1, 0
    if not text.strip("-") or lowest > highest:
        raise ArgumentTypeError(f"{text!r} is not a power such as 4, 3-5, 7- or -2")
    return range(lowest, highest + 1)


def _sets(typed: str | None, catalogue: Catalogue) -> list[str]:
    titles = {set_id: card_set.title for set_id, card_set in catalogue.sets.items()}
    if typed is None:
        return list(titles)
    wanted = plain(typed)
    exact = [set_id for set_id, title in titles.items() if wanted in (plain(set_id), plain(title))]
    found = exact or [set_id for set_id, title in titles.items() if wanted and wanted in plain(f"{set_id} {title}")]
    if not found:
        raise ValueError(f"there is no set {typed!r}; there are {', '.join(titles)}")
    return found


# ---- mindbug cards


def run_cards(args: Namespace) -> int:
    lang = args.lang or system_language()
    catalogue, _ = load_cards(args.cards)
    shown = 0
    for set_id in _sets(args.set, catalogue):
        card_set = catalogue.sets[set_id]
        faces = [face for card in card_set.creatures for face in (card, *card.stages)]
        for label, cards in (("power", faces), ("cost", card_set.power_cards)):
            wanted = [card for card in cards if _matches(card, args, lang)]
            if wanted:
                print(*([""] if shown else []), _title(set_id, catalogue, lang), *_table(wanted, label, lang), sep="\n")
            shown += len(wanted)
    if not shown:
        print(say("card_count", lang, count=0))
    return 0


def _title(set_id: str, catalogue: Catalogue, lang: str) -> str:
    return set_title(set_id, lang) if set_id in SETS else catalogue.sets[set_id].title


def _matches(card: Creature | PowerCard, args: Namespace, lang: str) -> bool:
    if args.year and standard().year(card.name) != args.year:
        return False
    if isinstance(card, PowerCard) and (args.keyword or args.trigger or args.power):
        return False
    if isinstance(card, Creature):
        if args.keyword and args.keyword not in card.keywords:
            return False
        if args.trigger and args.trigger not in triggers_of(card):
            return False
        if args.power and card.power not in args.power:
            return False
    names = [card_name(card.name, any_lang) for any_lang in LANGUAGES]
    return not args.search or any(plain(args.search) in plain(text) for text in (*names, *card_text(card, lang)))


def _table(cards: Sequence[Creature | PowerCard], label: str, lang: str) -> Iterator[str]:
    """The rows of a list, with columns for name, power or cost, keywords (where there is room) and text."""
    width = _width()
    names = [card_name(card.name, lang) for card in cards]
    head = say(label, lang)
    widths = [min(NAME_WIDTH, max(map(len, names))), len(head)]
    if width >= ROOM_FOR_KEYWORDS and label == "power":
        widths.append(KEYWORDS_WIDTH)
    widths.append(width - sum(widths) - len(GAP) * len(widths))
    yield f"{'':{widths[0]}}{GAP}{head}"
    for name, card in zip(names, cards, strict=True):
        number = card.power if isinstance(card, Creature) else card.cost
        text = card_text(card, lang)
        keywords = text[:1] if isinstance(card, Creature) and card.keywords else []
        cells = [[name], [str(number)], text]
        if len(widths) > len(cells):
            cells[2:] = [keywords, text[len(keywords):]]
        wrapped = [[part for line in cell for part in textwrap.wrap(line, columns, break_on_hyphens=False)]
                   for cell, columns in zip(cells, widths, strict=True)]
        for row in zip_longest(*wrapped, fillvalue=""):
            aligned = zip(row, ALIGNMENT, widths, strict=False)  # a column may be missing
            yield GAP.join(f"{part:{side}{columns}}" for part, side, columns in aligned).rstrip()


def _width() -> int:
    return min(shutil.get_terminal_size().columns, WIDEST)


# ---- mindbug card


def run_card(args: Namespace) -> int:
    lang = args.lang or system_language()
    catalogue, _ = load_cards(args.cards)
    typed = " ".join(args.name)
    found = find_cards(typed, catalogue)
    if len(found) != 1:
        names = ", ".join(card_name(name, lang) for name in found)
        problem = say("which_card", lang, name=typed, cards=names) if found else say("no_such_card", lang, name=typed)
        print(textwrap.fill(problem, _width()), file=sys.stderr)
        return NOT_FOUND
    if args.toml:
        print(card_toml(catalogue.card(found[0])))
        return 0
    for line in _page(found[0], catalogue, lang):
        indent = line[:len(line) - len(line.lstrip())]
        print(textwrap.fill(line, _width(), subsequent_indent=indent, break_on_hyphens=False))
    return 0


def _page(name: str, catalogue: Catalogue, lang: str) -> Iterator[str]:
    """Everything about a card: name and power, its set, text and reminders, rulings."""
    card = catalogue.card(name)
    first, *rest = explanation(card, lang)
    yield first
    title = _title(catalogue.set_of[name], catalogue, lang)
    if isinstance(card, Creature) and name not in catalogue.first_stage:
        title += f", {say('card_count', lang, count=card.copies)}"
    yield title
    yield from rest
    stages = catalogue.line(name) if isinstance(card, Creature) else []
    if len(stages) > 1:
        yield ""
        names = (card_name(stage.name, lang) for stage in stages)
        yield say("labelled", lang, name=say("stages", lang), text=" → ".join(names))
        for stage in stages:
            if stage.name != name:
                power = f"{say('power', lang)} {stage.power}"
                yield say("labelled", lang, name=card_name(stage.name, lang), text=power)
                yield from (f"  {line}" for line in card_text(stage, lang))
    for ruling in rulings_for(card, lang):
        yield ""
        yield f"{ruling.code} {ruling.title}"
        yield f"  {ruling.text}"
