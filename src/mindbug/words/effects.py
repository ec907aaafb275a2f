"""What effects do, one after another. "Controller" is whoever the effect belongs to."""

from collections.abc import Sequence
from dataclasses import dataclass

from mindbug.words.amounts import Amount
from mindbug.words.base import Keyword, Player
from mindbug.words.conditions import Condition
from mindbug.words.selectors import Cards, Creatures, Single

# ---- life, Mindbugs, turns, the end


@dataclass(frozen=True)
class GainLife:
    amount: Amount


@dataclass(frozen=True)
class LoseLife:
    who: Player
    amount: Amount = 1


@dataclass(frozen=True)
class LoseAllLifeBut:
    """The opponent keeps this much."""

    left: int


@dataclass(frozen=True)
class MatchLife:
    """The controller's life becomes equal to the opponent's."""


@dataclass(frozen=True)
class StealLife:
    """The opponent loses life; what they lost the controller gains."""

    amount: int = 1


@dataclass(frozen=True)
class RefreshMindbug:
    pass


@dataclass(frozen=True)
class ExtraTurn:
    """Another turn after this one."""


@dataclass(frozen=True)
class WinGame:
    pass


# ---- creatures in play


@dataclass(frozen=True)
class Defeat:
    """One creature, chosen by the controller."""

    creature: Creatures | Single


@dataclass(frozen=True)
class DefeatAll:
    creatures: Creatures


@dataclass(frozen=True)
class DefeatPair:
    """One creature of each, chosen in this order, defeated together."""

    first: Creatures
    second: Creatures


@dataclass(frozen=True)
class TakeControl:
    creature: Creatures | Single
    up_to: int | None = None
    """None: exactly one, mandatory."""


@dataclass(frozen=True)
class ReturnToHand:
    creature: Creatures | Single


@dataclass(frozen=True)
class PutOctonite:
    creature: Creatures | Single
    amount: int = 1


@dataclass(frozen=True)
class Boost:
    """This has more power this turn."""

    power: int


@dataclass(frozen=True)
class GainKeywords:
    """This has these keywords this turn."""

    keywords: tuple[Keyword, ...]


@dataclass(frozen=True)
class AlliesGain:
    """All allied creatures have these keywords this turn, later arrivals too."""

    keywords: tuple[Keyword, ...]


@dataclass(frozen=True)
class AlliesExtraDie:
    """All allied creatures have one more die icon this turn, later arrivals too."""


@dataclass(frozen=True)
class EnemiesCannotBlock:
    """This turn, later arrivals too."""


# ---- cards in hands and piles


@dataclass(frozen=True)
class Discard:
    """That player chooses the cards."""

    who: Player
    amount: Amount


@dataclass(frozen=True)
class StealCards:
    """At random, out of the opponent's hand."""

    amount: int


@dataclass(frozen=True)
class PlayCard:
    """One card, chosen by the controller."""

    cards: Cards


@dataclass(frozen=True)
class PlayRandom:
    """One random card out of the opponent's hand."""


@dataclass(frozen=True)
class OpponentGives:
    """One card out of the opponent's hand, chosen by them; it is "it" from now on."""


@dataclass(frozen=True)
class PlayIt:
    """The card that this effect just gave or returned to the controller's hand."""


@dataclass(frozen=True)
class Recover:
    """Cards out of discard piles into the controller's hand."""

    cards: Cards
    amount: int = 1


@dataclass(frozen=True)
class RecoverAll:
    """The controller's whole discard pile goes to their hand."""


@dataclass(frozen=True)
class Reveal:
    """One card of the controller's hand; it is "it" from now on."""


@dataclass(frozen=True)
class CopyPlay:
    """The Play effect of the card just revealed happens as if it were this creature's."""


@dataclass(frozen=True)
class TriggerPlay:
    """The Play effect of one creature happens again."""

    creature: Creatures


@dataclass(frozen=True)
class DrawUnused:
    amount: int = 1


# ---- King of Tokyo


@dataclass(frozen=True)
class GainEnergy:
    amount: Amount


@dataclass(frozen=True)
class BuyFree:
    """One face-up Power card for free."""


@dataclass(frozen=True)
class BuyTopOfDeck:
    """The top card of the Power deck for free."""


# ---- joining effects


@dataclass(frozen=True)
class If:
    condition: Condition
    then: Sequence["Effect"]


@dataclass(frozen=True)
class May:
    """The controller may do the first; if done, the rest follows."""

    do: Sequence["Effect"]
    then: Sequence["Effect"] = ()


@dataclass(frozen=True)
class OpponentMay:
    """The opponent may do the first; if they do not, the other happens. Both are seen from the opponent."""

    do: Sequence["Effect"]
    otherwise: Sequence["Effect"]


Effect = (
    GainLife | LoseLife | LoseAllLifeBut | MatchLife | StealLife | RefreshMindbug | ExtraTurn | WinGame
    | Defeat | DefeatAll | DefeatPair | TakeControl | ReturnToHand | PutOctonite | Boost | GainKeywords | AlliesGain
    | AlliesExtraDie | EnemiesCannotBlock
    | Discard | StealCards | PlayCard | PlayRandom | OpponentGives | PlayIt | Recover | RecoverAll | Reveal | CopyPlay
    | TriggerPlay | DrawUnused | GainEnergy | BuyFree | BuyTopOfDeck | If | May | OpponentMay
)
