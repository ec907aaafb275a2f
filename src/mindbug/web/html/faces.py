"""The face of a card: its look and its description, the same for every reader."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup

from mindbug.game.catalogue import standard
from mindbug.game.scene import Bonus, SceneCard, renamed
from mindbug.text import card_name, card_noun, keyword_name, side_name, signed
from mindbug.web.html.printed import face_lines, marked, marked_lines
from mindbug.web.html.templating import art, environment, hue, plain, safe, said
from mindbug.web.html.verdicts import Verdict
from mindbug.words import Keyword

LONG_VERDICT = 13  # letters
SLOTS_KEPT = 8192  # of about 2 KB
FRONTS_KEPT = 4096  # of about 1 KB
ID, TWIN = "\0id", "\0twin"
"""Placeholders for ids; nothing else in a face looks like them."""


class Shape(NamedTuple):
    """One of the shapes that a card can have. The style sheet `card.css` draws them."""

    name: str
    text: bool = False
    """True if the text of the card is shown."""
    long: int = 0
    """A text with more letters than that needs more room."""
    longer: int = 0
    """One with more letters than that needs still more."""


SHAPES = {shape.name: shape for shape in (
    Shape("tok"), Shape("mini"), Shape("full", text=True, long=84, longer=140),
    Shape("wide", text=True, long=84, longer=140), Shape("tile", text=True, long=64, longer=140))}


class Offer(NamedTuple):
    """An option, in words."""

    label: str
    deed: str
    """The effect of choosing it."""
    ring: str = "choose"
    """The kind of ring around a card that offers it: `act` for a turn action, else `choose`."""
    key: str | None = None
    """The key that chooses it."""
    chance: str | None = None
    """The words of a hint about it."""
    best: bool = False
    verdict: Verdict | None = None
    """The outcome for the creature that is chosen."""
    consequence: str | None = None
    """Everything else that would certainly come of it."""
    fatal: bool = False
    """True if it certainly loses the game."""
    sure: bool = True
    """True if it need not be asked for twice."""


class Faces:
    """Cards in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._plain = plain(lang)

    def say(self, key: str, **values: object) -> str:
        return said(key, self.lang, **values) if values else self._plain[key]

    def title(self, card: SceneCard) -> str:
        return card_name(card.name or "", self.lang)

    def lines(self, card: SceneCard) -> Sequence[Markup]:
        """The text of the card, as it is shown on its face."""
        if card.printed_then:
            return marked(dict(card.printed_then)[self.lang])
        return marked_lines(card.name, self.lang) if card.name in standard().set_of else ()

    def text(self, card: SceneCard) -> list[str]:
        """The same in words."""
        if card.printed_then:
            return [line.text for line in dict(card.printed_then)[self.lang]]
        return face_lines(card.name, self.lang) if card.name in standard().set_of else []

    def letters(self, card: SceneCard) -> int:
        return sum(map(len, self.text(card))) if card.printed_then else letters(card.name, self.lang)

    def length(self, card: SceneCard, shape: Shape) -> str:
        """The classes of a card whose text is long for its shape."""
        letters = self.letters(card) if shape.text else 0
        return " long longer" if letters > shape.longer else " long" if letters > shape.long else ""

    def front(self, card: SceneCard, shape: Shape, lack: int = 0) -> Markup:
        """The face of a card, whatever can be done with it."""
        return _front(card._replace(id="", side=None, attacking=False, asking=False, bonuses=(), options=(), twin=None,
                                    why_not=None), shape, self.lang, lack)

    def picture(self, card: SceneCard) -> str:
        return art("power" if card.for_sale else "creature", card.name or "")

    def keyword(self, name: str) -> str:
        return keyword_name(Keyword[name], self.lang)

    def described(self, card: SceneCard) -> str:
        """Describes the card in its present state."""
        if card.for_sale:
            cost = self.say("energy_count", count=card.power)
            return ", ".join((self.title(card), self.say("costs", energy=cost)))
        changed = card.power != card.printed
        parts = [self.title(card), self.say("power_changed" if changed else "power_now", power=card.power,
                                           printed=card.printed)]
        parts += [self.keyword(name) for name in card.keywords]
        if card.idle:
            parts.append(self.say("keywords_idle"))
        if card.exhausted:
            parts.append(self.say("exhausted"))
        if card.octonite:
            parts.append(self.say("octonite_count", count=card.octonite))
        if card.boost:
            parts.append(self.say("boosted_with", count=len(card.boost), cards=self.titles(card.boost)))
        if card.attacking:
            parts.append(self.say("attacking"))
        return ", ".join(parts)

    def titles(self, names: Sequence[str]) -> str:
        return ", ".join(card_name(name, self.lang) for name in names)

    def spoken(self, card: SceneCard, offers: tuple[Offer, ...]) -> str:
        """The text for screen readers: what choosing the card does, what it is, or why it cannot be chosen."""
        told = [text for offer in offers[:1] for text in (offer.deed, offer.verdict and offer.verdict.long,
                                                          offer.consequence) if text]
        parts = (*told, self.described(card), *self.notes(card))
        return ". ".join(part.rstrip(".") for part in parts)

    def notes(self, card: SceneCard) -> list[str]:
        """Details that the picture of the card does not show."""
        found = [self.say("side_shown", side=side_name(card.side, self.lang))] if card.side else []
        found += [self.bonus(card, bonus) for bonus in card.bonuses]
        if card.twin:
            found.append(self.say("same_card"))
        if card.why_not:
            found.append(self.say(card.why_not.key, source=card_noun(card.why_not.source or "", self.lang),
                                  sneaky=self.keyword("SNEAKY")))
        return found

    def bonus(self, card: SceneCard, bonus: Bonus) -> str:
        gift = ", ".join((*([signed(bonus.power)] if bonus.power else []), *map(self.keyword, bonus.keywords)))
        if bonus.source is None:
            return self.say("bonus_turn", gift=gift)
        if bonus.source == card.name:
            return self.say("bonus_own", gift=gift)
        return self.say("bonus_from", gift=gift, source=card_noun(bonus.source, self.lang))


@lru_cache(FRONTS_KEPT)
def letters(name: str | None, lang: str) -> int:
    """The letters of the text of a card."""
    return sum(map(len, face_lines(name, lang))) if name in standard().set_of else 0


def slot(card: SceneCard, offers: tuple[Offer, ...], shape: Shape, lang: str, lack: int = 0,
         ring: str = "choose", widest: bool = False) -> str:
    """A place with its card. `offers` are the options of the card, `lack` the energy that is missing to buy it, `ring`
    is the kind of ring around a card that is chosen by its twin. The `widest` card takes the room of two."""
    twin = card.twin
    anonymous = renamed(card, ID, TWIN if twin else None)
    drawn = _slot(anonymous, offers, shape, lang, lack, ring if twin else "").replace(ID, card.id)
    if widest:
        drawn = drawn.replace('class="slot ', 'class="slot widest ', 1)
    return drawn.replace(TWIN, twin) if twin else drawn


@lru_cache(SLOTS_KEPT)
def _slot(card: SceneCard, offers: tuple[Offer, ...], shape: Shape, lang: str, lack: int, ring: str) -> str:
    """The results are cached, because most cards look as they did a moment ago, or as they do in another game.
    That is why this function knows nothing about the game, and ids are filled in later. A template would take several
    times as long. The first offer is chosen by pressing the card; the stage has the others."""
    faces, offer = Faces(lang), offers[0] if offers else None
    marks = f"slot {shape.name}{faces.length(card, shape)}"
    if card.attacking:
        marks += " struck is-attacking"
    elif card.asking:
        marks += " asks"
    if offer or ring:
        marks += f" can-{offer.ring if offer else ring}"
    if card.name is None:
        back = f'<div class="card back" role="img" aria-label="{safe(faces.say("face_down"))}"></div>'
        return f'<li class="{marks}" id="{card.id}">{back}</li>'
    twin = f' data-twin="{card.twin}"' if card.twin else ""
    notes = faces.notes(card)
    return "".join((
        f'<li class="{marks}" id="{card.id}" data-card="{safe(card.name)}"{twin}>',
        f'<button class="card {hue(card.name)}"{_pressed(offer, faces) if offer else _only_seen(card)}>',
        f'<span class="vh">{safe(faces.spoken(card, offers))}</span>',
        f'<span class="face" aria-hidden="true">{faces.front(card, shape, lack)}',
        _verdict(offer) if offer else "", "</span></button>",
        f'<span class="brings" hidden>{safe(offer.consequence)}</span>' if offer and offer.consequence else "",
        f'<span class="notes" hidden>{safe(chr(10).join(notes))}</span>' if notes else "",
        "</li>"))


def _only_seen(card: SceneCard) -> str:
    return ' type="button"' if card.twin else ' type="button" aria-disabled="true"'


def _pressed(offer: Offer, faces: Faces) -> str:
    """The attributes of a card that can be chosen."""
    key = f' data-key="{offer.key}"' if offer.key else ""
    sure = "" if offer.sure else f' data-sure="{safe(faces.say("surely"))}"'
    return f' name="label" value="{safe(offer.label)}" data-do="{safe(offer.deed)}"{key}{sure}'


def _verdict(offer: Offer) -> str:
    """The strip below a card that can be chosen: the key, what comes of it, the hint."""
    verdict = offer.verdict
    if not (offer.key or offer.chance or verdict):
        return ""
    marks = f"v-{verdict.kind}" if verdict else "bare v-plain"
    if verdict and len(verdict.long) > LONG_VERDICT:
        marks += " lengthy"
    key = f"<kbd>{offer.key}</kbd>" if offer.key else ""
    told = "<u>☠</u>" if offer.fatal else (
        f"<u>{safe(verdict.long)}</u><s>{safe(verdict.short)}</s>" if verdict else "")
    chance = f'<span class="chance{" best" if offer.best else ""}">{safe(offer.chance)}</span>' if offer.chance else ""
    return f'<span class="verdict {marks}">{key}{told}{chance}</span>'


@lru_cache(FRONTS_KEPT)
def _front(card: SceneCard, shape: Shape, lang: str, lack: int) -> Markup:
    macros = environment(lang).get_template("face.html").module
    return Markup(macros.face(Faces(lang), card, shape, lack))  # type: ignore[attr-defined]


def exhibited(card: SceneCard, lang: str) -> Markup:
    """A copy of a card for the stage, only to be seen."""
    anonymous = card._replace(id=ID, side=None, bonuses=(), options=(), twin=None, why_not=None)
    return Markup(_exhibited(anonymous, lang).replace(ID, card.id))


@lru_cache(FRONTS_KEPT)
def _exhibited(card: SceneCard, lang: str) -> str:
    macros = environment(lang).get_template("face.html").module
    return str(macros.exhibited(Faces(lang), card, SHAPES["wide"]))  # type: ignore[attr-defined]
