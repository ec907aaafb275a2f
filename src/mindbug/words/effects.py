"""The effects of cards, listed in the order in which they happen. "Controller" is whoever the effect belongs to."""

from collections.abc import Sequence
from dataclasses import dataclass

from mindbug.words.amounts import Amount
from mindbug.words.base import Keyword, Player
from mindbug.words.conditions import Condition
from mindbug.words.selectors import Cards, Creatures, Single

# ---- life, Mindbugs, turns, the end


@dataclass(frozen=True)
class GainLife:
    """The controller gains life."""

    amount: Amount


@dataclass(frozen=True)
class LoseLife:
    """A player loses life."""

    who: Player
    amount: Amount = 1


@dataclass(frozen=True)
class LoseAllLifeBut:
    """The opponent loses all life but this much."""

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
    """The controller turns a used Mindbug face up again."""


@dataclass(frozen=True)
class ExtraTurn:
    """The controller has another turn after this one."""


@dataclass(frozen=True)
class WinGame:
    """The controller wins the game at once."""


@dataclass(frozen=True)
class LoseGame:
    """The controller loses the game at once."""


@dataclass(frozen=True)
class LoseMindbug:
    """The player turns a ready Mindbug face down."""

    who: Player


@dataclass(frozen=True)
class MindbugsOff:
    """Nobody can use Mindbugs this turn."""


@dataclass(frozen=True)
class PayMindbug:
    """Uses a ready Mindbug; only if that is possible the rest follows."""

    then: Sequence["Effect"]


# ---- creatures in play


@dataclass(frozen=True)
class Defeat:
    """One creature, chosen by the controller, is defeated; or up to that many are, together."""

    creature: Creatures | Single
    up_to: int | None = None


@dataclass(frozen=True)
class DefeatAll:
    """All these creatures are defeated together."""

    creatures: Creatures


@dataclass(frozen=True)
class DefeatPair:
    """One creature of each is chosen, in this order, and both are defeated together."""

    first: Creatures
    second: Creatures


@dataclass(frozen=True)
class DefeatEqualPair:
    """Two creatures of equal power are chosen, one after the other, and defeated together."""

    creatures: Creatures


@dataclass(frozen=True)
class TakeControl:
    """The controller takes control of a creature, or of up to that many."""

    creature: Creatures | Single
    up_to: int | None = None
    """None: exactly one, mandatory."""
    this_turn: bool = False
    """At the end of the turn it goes back."""


@dataclass(frozen=True)
class GiveControl:
    """The opponent takes control of this."""


@dataclass(frozen=True)
class ForceAttack:
    """One creature that can attack is chosen; its controller attacks with it at once."""

    creature: Creatures


@dataclass(frozen=True)
class ReturnToHand:
    """A creature goes back to the hand of the player who controls it."""

    creature: Creatures | Single


@dataclass(frozen=True)
class ReturnAll:
    """All these creatures go to the hands of their controllers."""

    creatures: Creatures


@dataclass(frozen=True)
class Capture:
    """One creature goes to the hand of the effect's controller; it is "it" from now on."""

    creature: Creatures


@dataclass(frozen=True)
class SetAside:
    """These creatures are no longer in play, with everything that lies on them; this card keeps them."""

    creatures: Creatures


@dataclass(frozen=True)
class ReturnAside:
    """The creatures that this card keeps aside come back as they were, to whoever controlled them."""


@dataclass(frozen=True)
class Evolve:
    """This becomes its next stage."""


@dataclass(frozen=True)
class BoostWithCards:
    """Up to that many cards out of any discard piles go under creatures: 1 more power for each."""

    creature: Creatures | Single
    amount: int = 1


@dataclass(frozen=True)
class PutOctonite:
    """The creature is "it" from now on."""

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
    """Enemy creatures cannot block this turn, later arrivals too."""


@dataclass(frozen=True)
class CannotBlockThisTurn:
    """One creature, chosen by the controller, cannot block this turn."""

    creature: Creatures | Single


@dataclass(frozen=True)
class CannotBeDefeatedThisTurn:
    """This cannot be defeated this turn."""


# ---- cards in hands and piles


@dataclass(frozen=True)
class Discard:
    """The player discards cards of their own choice."""

    who: Player
    amount: Amount
    up_to: bool = False
    """The player may stop earlier."""


@dataclass(frozen=True)
class DiscardRandom:
    """The player discards random cards of their hand."""

    who: Player
    amount: int = 1


@dataclass(frozen=True)
class DiscardAll:
    """The player discards all cards of their hand, of their draw pile, or of both as one batch."""

    who: Player
    hand: bool = False
    draw_pile: bool = False


@dataclass(frozen=True)
class DrawCards:
    """The controller draws cards from their draw pile."""

    amount: int = 1


@dataclass(frozen=True)
class SwapHands:
    """The players exchange their hands."""


@dataclass(frozen=True)
class StealCards:
    """The controller takes cards out of the opponent's hand, at random."""

    amount: int


@dataclass(frozen=True)
class PlayCard:
    """The controller plays one card, which they choose."""

    cards: Cards


@dataclass(frozen=True)
class PlayRandom:
    """The controller plays one random card out of the opponent's hand."""


@dataclass(frozen=True)
class OpponentGives:
    """The opponent gives one card of their hand, which they choose; it is "it" from now on."""


@dataclass(frozen=True)
class PlayIt:
    """The controller plays the card that this effect just gave them or returned to their hand."""


@dataclass(frozen=True)
class KeepIt:
    """The card that this effect just gave to the controller goes to the controller's hand."""


@dataclass(frozen=True)
class PlayThis:
    """The controller plays this card out of their discard pile."""


@dataclass(frozen=True)
class PlayAny:
    """The controller plays any number of these cards, one after another, without their Play effects."""

    cards: Cards


@dataclass(frozen=True)
class RevealRandom:
    """One random card of the opponent's hand is revealed; it is "it" from now on."""


@dataclass(frozen=True)
class PutIntoDiscard:
    """The card just revealed goes to that player's discard pile."""

    who: Player


@dataclass(frozen=True)
class OpponentGivesAll:
    """The opponent gives every card of their hand whose printed power is the number just named."""


@dataclass(frozen=True)
class Recover:
    """Cards go out of discard piles, or from under creatures, into the controller's hand."""

    cards: Cards
    amount: int = 1


@dataclass(frozen=True)
class RecoverAll:
    """The controller's whole discard pile goes to their hand."""


@dataclass(frozen=True)
class Reveal:
    """The controller reveals one card of their hand; it is "it" from now on."""


@dataclass(frozen=True)
class CopyPlay:
    """The Play effect of the card just revealed happens as if it were this creature's."""


@dataclass(frozen=True)
class CopyPlayOf:
    """The Play effect of one creature happens as if it were this creature's; those that copy cannot be copied."""

    creature: Creatures


@dataclass(frozen=True)
class TriggerPlay:
    """The Play effect of one creature happens again."""

    creature: Creatures


@dataclass(frozen=True)
class DrawUnused:
    """The controller draws cards from the unused pile."""

    amount: int = 1


@dataclass(frozen=True)
class TuckUnused:
    """So many cards from the top of the unused pile go under the controller's draw pile, unseen."""

    amount: int = 1


# ---- King of Tokyo


@dataclass(frozen=True)
class GainEnergy:
    """The controller gains energy."""

    amount: Amount


@dataclass(frozen=True)
class BuyFree:
    """The controller gets one face-up Power card for free."""


@dataclass(frozen=True)
class BuyTopOfDeck:
    """The controller gets the top card of the Power deck for free."""


# ---- joining effects


@dataclass(frozen=True)
class If:
    """The rest follows if the condition holds."""

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


@dataclass(frozen=True)
class Mode:
    """One of several effects: the label with which it is chosen, and what it does."""

    label: str
    do: Sequence["Effect"]


@dataclass(frozen=True)
class Choose:
    """The controller chooses one; only what can do something is offered."""

    modes: Sequence[Mode]


@dataclass(frozen=True)
class Repeat:
    """The effects happen as often as this says, each time finished before the next."""

    times: Amount
    do: Sequence["Effect"]


@dataclass(frozen=True)
class NameKeyword:
    """The controller names a keyword, if anything could be affected."""

    then: Sequence["Effect"]


@dataclass(frozen=True)
class NameNumber:
    """The controller names a number from 1 to 10, if anything could be affected."""

    then: Sequence["Effect"]


@dataclass(frozen=True)
class RollDie:
    """A die with six sides; from that number on the effects happen and it is rolled again, as long as they can."""

    at_least: int
    then: Sequence["Effect"]


Effect = (
    GainLife | LoseLife | LoseAllLifeBut | MatchLife | StealLife | RefreshMindbug | LoseMindbug | MindbugsOff
    | PayMindbug | ExtraTurn | WinGame | LoseGame
    | Defeat | DefeatAll | DefeatPair | DefeatEqualPair | TakeControl | GiveControl | ForceAttack | ReturnToHand
    | ReturnAll | Capture | SetAside | ReturnAside | Evolve | BoostWithCards | PutOctonite | Boost | GainKeywords 
    | AlliesGain | AlliesExtraDie | EnemiesCannotBlock | CannotBlockThisTurn | CannotBeDefeatedThisTurn
    | Discard | DiscardRandom | DiscardAll | DrawCards | SwapHands | StealCards | PlayCard | PlayRandom | OpponentGives
    | PlayIt | KeepIt | PlayThis | PlayAny | RevealRandom | PutIntoDiscard | OpponentGivesAll | Recover | RecoverAll
    | Reveal | CopyPlay | CopyPlayOf | TriggerPlay | DrawUnused | TuckUnused
    | GainEnergy | BuyFree | BuyTopOfDeck | If | May | OpponentMay | Choose | Repeat | NameKeyword | NameNumber
    | RollDie
)
