"""Events: everything that happens in a game, as data. The log, the animations and the statistics are made of them."""

from dataclasses import dataclass, field, replace

from mindbug.words import Effect, Keyword

# kind: what the fields mean. `player` is "p1"/"p2" or None, `card` and `other` are English card names.
EVENT_KINDS: dict[str, str] = {
    "dealt": "player gets number cards as opening hand",
    "start_card": "player reveals card to find out who starts",
    "starts": "player has the first turn (detail: 'power' or, after endless ties, 'lot')",
    "turn": "turn number begins, it is player's",
    "passed": "player cannot act and passes (only in the edition `first`)",
    "drew": "player draws card from their draw pile",
    "drew_unused": "player draws card from the unused pile",
    "played": "player plays card from hand as turn action",
    "mindbugged": "player uses a Mindbug on card; total: Mindbugs left",
    "declined": "player lets card pass and keeps the Mindbug",
    "entered": "card comes into play under player's control",
    "attacked": "player attacks with card; number: 1, or 2 for the second attack of the turn",
    "hunted": "player's card forces other to block",
    "blocked": "player blocks other (the attacker) with card",
    "unblocked": "player does not block card (the attacker)",
    "fought": "player's card (the attacker) fights other",
    "exhausted": "player's TOUGH card becomes exhausted instead of being defeated",
    "protected": "player's card cannot be defeated and stays",
    "defeated": "player's card is defeated and goes to player's discard pile",
    "triggered": "the effect (detail: play, attack, defeated, harvest) of player's card happens",
    "silenced": "the effect (detail: play, defeated) of player's card does not happen, because of other",
    "acted": "player uses the Action of card",
    "discarded": "player discards card",
    "stolen": "player takes card out of the opponent's hand",
    "recovered": "player takes card to the hand (detail: own or opponent for a discard pile, boost)",
    "returned": "card returns from play to player's hand",
    "given": "player gives card to the opponent",
    "revealed": "player reveals card of their hand",
    "copied": "player's card copies the Play effect of other",
    "took_control": "player takes control of card",
    "life": "player's life changes by number to total",
    "refreshed": "player turns a used Mindbug face up again; total: Mindbugs ready",
    "octonite": "octonite on player's card changes by number to total",
    "boosted": "player's card has number more power this turn",
    "gained": "player's card has the keywords this turn",
    "allies_gained": "all of player's creatures have the keywords this turn",
    "allies_extra_die": "all of player's creatures have one more die icon this turn",
    "cannot_block": "player's creatures cannot block this turn",
    "rolled": "player's die shows detail (a face); card attacks; number: which die",
    "rerolled": "player rolls die number again; total: how many dice there are",
    "energy": "player's energy changes by number to total",
    "bought": "player buys the Power card for number energy (0: for free)",
    "power_revealed": "the Power card is turned up to join the row",
    "extra_turn": "player will take another turn after this one",
    "evolved": "player's card becomes other, its next stage",
    "turned": "player's exhausted card shows a side (detail) with number power and the keywords",
    "put_under": "card becomes a boost card of other, which player controls",
    "buried": "card, which was a boost card, goes to player's discard pile",
    "set_aside": "player's card is out of play, kept by other",
    "came_back": "player's card, which was set aside, is in play again",
    "mindbug_lost": "player loses a ready Mindbug; total: Mindbugs left",
    "mindbug_paid": "player uses a Mindbug for card; total: Mindbugs left",
    "mindbugs_off": "nobody can use Mindbugs this turn, because of player's effect",
    "pinned": "player's card cannot block this turn",
    "sheltered": "player's card cannot be defeated this turn",
    "swapped": "the players swap their hands, because of player's effect",
    "tucked": "player puts the top card of the unused pile under their draw pile",
    "named_keyword": "player names a keyword for card",
    "named_number": "player names number for card",
    "rolled_number": "player's die shows number, for card",
    "chose": "player chooses a mode (detail) of card, which does the effects",
    "forced": "player must attack with card",
    "captured": "player takes card from play into their hand",
    "shown": "player shows card, picked at random from the hand",
    "life_kept": "player loses no life",
    "game_over": "player has won (None: a draw); detail: why (life, no_action, effect, turn_limit)",
}


@dataclass(frozen=True, slots=True)
class Event:
    """Something that has happened. The meaning of the fields depends on the kind: see EVENT_KINDS."""

    kind: str
    """One of EVENT_KINDS."""
    player: str | None = None
    """The seat that it happens to or that does it; None where it is nobody's."""
    card: str | None = None
    """None also where the reader may not know the card."""
    other: str | None = None
    """A second card that takes part."""
    number: int = 0
    """An amount or a number, as the kind says."""
    total: int = 0
    """The amount afterwards."""
    detail: str | None = None
    """A word that says more, as the kind says."""
    keywords: tuple[Keyword, ...] = ()
    """The keywords that are gained or shown."""
    seen_by: tuple[str, ...] = ("p1", "p2", "public")
    """The seats that may know the card, and "public" for everybody else."""
    effects: tuple[Effect, ...] = field(default=(), compare=False)
    """The words of the mode that was chosen; they follow from card and detail."""


def redact(event: Event, seat: str | None) -> Event:
    """Returns the event as that seat may know it; None is a spectator.

    >>> import mindbug
    >>> game = mindbug.Game(seed=7)
    >>> game.choose("play Luchataur")
    >>> drew = game.events[-1]
    >>> drew.kind, drew.card, mindbug.redact(drew, "p2").card
    ('drew', 'Explosive Toad', None)
    """
    if (seat or "public") in event.seen_by:
        return event
    return replace(event, card=None)
