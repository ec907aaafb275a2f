"""A decision: who must choose, what for, between which options."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypedDict

from mindbug.words import Effect, ExhaustedSide

DECISION_KINDS: dict[str, str] = {
    "action": "the turn action",
    "mindbug": "use a Mindbug on the card just played (source), or not",
    "hunt": "which enemy creature must block the HUNTER (source), if any",
    "block": "which creature blocks the attacker (source), if any",
    "again": "a second attack with the FRENZY creature (source), or not",
    "fast": "the FAST creature (source) that just arrived may attack or act",
    "may": "whether to do what the card (source, effect) allows",
    "target": "a creature in play",
    "card": "a card in a hand or pile",
    "discard": "a card of the player's hand to discard",
    "order": "which pending effect happens next",
    "buy": "a Power card",
    "reroll": "which dice to roll again, if any",
    "die": "which result happens first",
    "spread": "where to put octonite of the arriving creature (source), one at a time",
    "mode": "one of several effects of the card (source), the side that it shows, or what it pays for",
    "keyword": "a keyword to name",
    "number": "a number to name",
    "roll": "chance: the face of a die, or a number from 1 to 6",
    "pick": "chance: a random card",
}

# What the chosen creature or card is for.
PURPOSES = (
    "defeat", "take_control", "return", "octonite", "trigger_play", "play", "recover", "give", "reveal", "discard",
    "steal", "cannot_block", "force_attack", "capture", "boost", "host", "copy_play", "show",
)


@dataclass(frozen=True, slots=True)
class Option:
    """One of the things that can be chosen. `str(option)` is its label."""

    label: str
    """It names the option among those of its decision, in English: `attack Lone Yeti`."""
    verb: str
    """The label without the card: `play`, `attack`, `no block`, `choose`, `resolve` ..."""
    card: str | None = None
    """English name of the card, the face of a die, or what is named or chosen otherwise."""
    copy: int = 1
    """Tells several of one name apart: `#2` has copy 2."""
    owner: str | None = None
    """The seat that the creature or card belongs to, where there is one."""
    probability: float | None = None
    """The probability of an outcome of chance; None for what a player chooses."""

    def __str__(self) -> str:
        return self.label


class OptionData(TypedDict):
    """An option as programs get it, over the bot protocol and over the API: the fields of `Option`."""

    label: str
    verb: str
    card: str | None
    copy: int
    owner: str | None


def option_data(option: Option) -> OptionData:
    return {"label": option.label, "verb": option.verb, "card": option.card, "copy": option.copy,
            "owner": option.owner}


@dataclass(frozen=True, slots=True)
class Decision:
    """A moment in which somebody must choose.

    >>> import mindbug
    >>> decision = mindbug.Game(seed=7).decision
    >>> decision.player, decision.kind, [option.card for option in decision.options][:2]
    ('p1', 'action', ['Kangasaurus Rex', 'Strange Barrel'])
    """

    player: str
    """The seat that must choose, or `chance`."""
    kind: str
    """One of DECISION_KINDS."""
    source: str | None
    """The card that asks."""
    options: tuple[Option, ...]
    """Everything that can be chosen; there is at least one."""
    purpose: str | None = None
    """One of PURPOSES, for `target`, `card`, `discard` and `pick`."""
    effect: Effect | None = None
    """The word that is being carried out, where a card asks."""
    up_to: bool = False
    """True if the player may stop choosing."""
    number: int = 1
    """The number of cards still to be chosen or of octonite still to be spread, or of the die that is rolled."""
    sides: tuple[ExhaustedSide, ...] = ()
    """The sides that the exhausted creature may show, where a `mode` is one of them."""


def asked_with(decision: Decision, options: Iterable[Option], effect: Effect | None) -> Decision:
    """Returns the decision with other options and another effect. `replace` of the standard library takes three times
    as long."""
    return Decision(decision.player, decision.kind, decision.source, tuple(options), decision.purpose, effect,
                    decision.up_to, decision.number, decision.sides)
