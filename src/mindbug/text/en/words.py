"""The words of cards in English."""

from collections.abc import Sequence
from dataclasses import replace

import mindbug.words as w
from mindbug.text.en import nouns
from mindbug.text.language import Clause, Form, Language, Voice, listing, printed, untold
from mindbug.text.nouns import Inflected, Noun


def do(text: str) -> Clause:
    """What "you" do: order and infinitive are the same in English."""
    return Clause(text, text)


def power(low: int | None, high: int | None) -> str:
    if low is not None and high is not None:
        return f"power {low}" if low == high else f"power {low} to {high}"
    return f"power {low} or more" if low is not None else f"power {high} or less"


class English(Language):
    code = "en"
    title = "English"
    forms = nouns.FORMS

    def inflect(self, noun: Noun, form: str, owner: Noun | None) -> Inflected:
        return nouns.inflected(noun, owner)

    def possessive(self, owner: Noun) -> str:
        return nouns.possessive(owner)

    # ---- creatures, cards, amounts

    def creatures(self, which: w.Creatures, form: Form, voice: Voice = Voice.YOU) -> str:
        other = "other " if which.other else ""
        owner = self.owner(which.side, voice)
        if owner:
            start = {Form.ONE: "one of ", Form.EACH: "each of ", Form.ALL: "all ", Form.MANY: ""}[form]
            return f"{start}{owner} {other}creatures{self.qualities(which, plural=True)}"
        side = {w.Side.ALLIED: "allied ", w.Side.ENEMY: "enemy ", w.Side.ANY: ""}[which.side]
        if form is Form.ONE:
            article = "another" if which.other else "an" if side else "a"
            return f"{article} {side}creature{self.qualities(which, plural=False)}"
        if form is Form.EACH:
            return f"each {other}{side}creature{self.qualities(which, plural=False)}"
        start = "all " if form is Form.ALL else ""
        return f"{start}{other}{side}creatures{self.qualities(which, plural=True)}"

    def up_to(self, number: int, which: w.Creatures, voice: Voice) -> str:
        if self.owner(which.side, voice):
            return f"up to {number} of {self.creatures(which, Form.MANY, voice)}"
        noun = self.creatures(which, Form.EACH if number == 1 else Form.MANY, voice)
        return f"up to {number} {noun.removeprefix('each ')}"

    def owner(self, side: w.Side, voice: Voice) -> str:
        """As told about the opponent: their creatures, your creatures. To the reader they are allied and enemy ones."""
        return {w.Side.ALLIED: voice.pick("", "their"), w.Side.ENEMY: voice.pick("", "your"), w.Side.ANY: ""}[side]

    def qualities(self, which: w.Creatures, plural: bool) -> str:
        parts = []
        if which.min_power is not None or which.max_power is not None:
            parts.append(f"with {power(which.min_power, which.max_power)}")
        if which.keywords:
            parts.append(f"with {self.keyword_list(which.keywords, self.either)}")
        if which.octonite:
            parts.append("with octonite")
        if which.trigger:
            parts.append(f"with {self.trigger_effect(which.trigger)}")
        if which.shares_keyword:
            parts.append(f"that {'share' if plural else 'shares'} a keyword with it")
        text = " " + " and ".join(parts) if parts else ""
        if not which.weakest:
            return text
        if not text:
            return " with the lowest power"
        return f"{text} that {'have' if plural else 'has'} the lowest power among these"

    def creature(self, which: w.Creatures | w.Single, voice: Voice) -> str:
        match which:
            case w.Single.THIS:
                return "this creature"
            case w.Single.VICTOR:
                return "the creature that defeated it"
            case w.Creatures():
                return self.creatures(which, Form.ONE, voice)

    def trigger_effect(self, trigger: w.Trigger) -> str:
        name = self.triggers[trigger]
        return f"{'an' if name[0] in 'AEIOU' else 'a'} {name} effect"

    def cards(self, which: w.Cards, number: int, voice: Voice) -> str:
        noun = "a card" if number == 1 else f"{number} cards"
        qualities = self.qualities(printed(which), plural=number != 1)
        pile = {
            w.Pile.OWN_HAND: voice.pick("your hand", "their hand"),
            w.Pile.OWN_DISCARD: voice.pick("your discard pile", "their discard pile"),
            w.Pile.ENEMY_DISCARD: voice.pick("the opponent’s discard pile", "your discard pile"),
            w.Pile.ANY_DISCARD: "any discard pile" if number == 1 else "any discard piles",
        }[which.pile]
        return f"{noun}{qualities} from {pile}"

    def amount(self, amount: w.Amount, unit: str, voice: Voice) -> str:
        if isinstance(amount, int):
            return "a card" if (unit, amount) == ("card", 1) else self.counted(amount, unit)
        return f"{self.counted(1, unit)} {self.for_each(amount, voice)}"

    def for_each(self, amount: w.OctoniteOn | w.CreatureCount, voice: Voice) -> str:
        match amount:
            case w.OctoniteOn(w.Creatures() as which):
                return f"for each octonite on {self.creatures(which, Form.MANY, voice)}"
            case w.OctoniteOn():
                return "for each octonite on this creature"
            case w.CreatureCount(which):
                return f"for {self.creatures(which, Form.EACH, voice)}"
            case _:
                untold(amount)

    def hand_of(self, which: w.Creatures | w.Single, voice: Voice) -> str:
        """The hand that a creature returns to: that of the player who controls it."""
        match which:
            case w.Single.THIS:
                return "your hand"
            case w.Creatures(side=w.Side.ALLIED):
                return voice.pick("your hand", "their hand")
            case w.Creatures(side=w.Side.ENEMY):
                return voice.pick("the opponent’s hand", "your hand")
            case _:
                return "its controller’s hand"

    # ---- effects

    def clause(self, effect: w.Effect, voice: Voice) -> Clause:
        your = voice.pick("your", "their")
        opponent = voice.pick("the opponent", "you")
        opponents = voice.pick("the opponent’s", "your")
        match effect:
            case w.GainLife(amount):
                return do(f"gain {self.amount(amount, 'life', voice)}")
            case w.LoseLife(w.Player.SELF, amount):
                return do(f"lose {self.amount(amount, 'life', voice)}")
            case w.LoseLife(_, amount):
                life = self.amount(amount, "life", voice)
                return Clause(f"the opponent loses {life}", f"have {opponent} lose {life}")
            case w.LoseAllLifeBut(left):
                return Clause(f"the opponent loses all life but {left}", f"have {opponent} lose all life but {left}")
            case w.MatchLife():
                return do(f"set {your} life equal to {voice.pick(opponents, 'yours')}")
            case w.StealLife(number):
                return do(f"steal {self.counted(number, 'life')} from {opponent}")
            case w.RefreshMindbug():
                return do(f"refresh one of {your} Mindbugs")
            case w.ExtraTurn():
                return do("take another turn after this one")
            case w.WinGame():
                return Clause("you win the game", "win the game")
            case w.Defeat(which):
                return do(f"defeat {self.creature(which, voice)}")
            case w.DefeatAll(which):
                return do(f"defeat {self.creatures(which, Form.ALL, voice)}")
            case w.DefeatPair(first, second):
                return do(f"defeat {self.creature(first, voice)} and {self.creature(second, voice)}")
            case w.TakeControl(w.Creatures() as which, int(number)):
                return do(f"take control of {self.up_to(number, which, voice)}")
            case w.TakeControl(which):
                return do(f"take control of {self.creature(which, voice)}")
            case w.ReturnToHand(which):
                return do(f"return {self.creature(which, voice)} to {self.hand_of(which, voice)}")
            case w.PutOctonite(which, number):
                return do(f"put {self.counted(number, 'octonite')} on {self.creature(which, voice)}")
            case w.Boost(number):
                return Clause(f"this creature has {number:+d} power this turn",
                              f"give this creature {number:+d} power this turn")
            case w.GainKeywords(keywords):
                gained = self.keyword_list(keywords, self.also)
                return Clause(f"this creature has {gained} this turn", f"give this creature {gained} this turn")
            case w.AlliesGain(keywords):
                gained = self.keyword_list(keywords, self.also)
                allies = self.creatures(w.Creatures(w.Side.ALLIED), Form.MANY, voice)
                return Clause(f"{allies} have {gained} this turn", f"give {allies} {gained} this turn")
            case w.AlliesExtraDie():
                allies = self.creatures(w.Creatures(w.Side.ALLIED), Form.MANY, voice)
                return Clause(f"{allies} roll 1 extra die this turn (2 at most)",
                              f"have {allies} roll 1 extra die this turn (2 at most)")
            case w.EnemiesCannotBlock():
                enemies = self.creatures(w.Creatures(w.Side.ENEMY), Form.MANY, voice)
                return Clause(f"{enemies} cannot block this turn", f"keep {enemies} from blocking this turn")
            case w.Discard(w.Player.SELF, amount):
                return do(f"discard {self.amount(amount, 'card', voice)}")
            case w.Discard(_, amount):
                cards = self.amount(amount, "card", voice)
                return Clause(f"the opponent discards {cards}", f"have {opponent} discard {cards}")
            case w.StealCards(number):
                cards = "a random card" if number == 1 else f"{number} random cards"
                return do(f"steal {cards} from {opponents} hand")
            case w.PlayCard(which):
                return do(f"play {self.cards(which, 1, voice)}")
            case w.PlayRandom():
                return do(f"play a random card from {opponents} hand")
            case w.OpponentGives():
                return Clause("the opponent gives you a card from their hand",
                              voice.pick("have the opponent give you a card from their hand",
                                         "have you give them a card from your hand"))
            case w.PlayIt():
                return do("play it")
            case w.Recover(which, number):
                return do(f"take {self.cards(which, number, voice)} into {your} hand")
            case w.RecoverAll():
                return do(f"take {your} whole discard pile into {your} hand")
            case w.Reveal():
                return do(f"reveal a card from {your} hand")
            case w.CopyPlay():
                return do("copy its Play effect")
            case w.TriggerPlay(which):
                return do(f"trigger the Play effect of {self.creature(replace(which, trigger=None), voice)}")
            case w.DrawUnused(number):
                return do(f"draw {self.amount(number, 'card', voice)} from the unused pile")
            case w.GainEnergy(amount):
                return do(f"gain {self.amount(amount, 'energy', voice)}")
            case w.BuyFree():
                return do("buy a face-up Power card for free")
            case w.BuyTopOfDeck():
                return do("reveal the top card of the Power deck and buy it for free")
            case w.If(condition, then):
                what = self.together(then, voice)
                when = self.condition(condition, voice)
                return Clause(f"if {when}, {what.led}", f"{what.infinitive} if {when}",
                              f"{what.led} if {when}", what.tail)
            case w.May(first, then):
                what = self.together(first, voice)
                return Clause(f"you may {what.infinitive}", f"{what.infinitive} (optional)",
                              tail=what.tail + self.if_done(then, voice))
            case w.OpponentMay(first, otherwise):
                what, threat = self.together(first, voice.other), self.together(otherwise, voice.other)
                return Clause(f"the opponent may {what.infinitive}; if they do not, they must {threat.infinitive}",
                              f"let {opponent} {what.infinitive} or else {threat.infinitive}",
                              tail=what.tail + threat.tail)
            case _:
                untold(effect)

    def if_done(self, then: Sequence[w.Effect], voice: Voice) -> tuple[str, ...]:
        if not then:
            return ()
        what = self.together(then, voice)
        return voice.pick(f"If you do, {what.led}.", f"If they do, they must {what.infinitive}."), *what.tail

    def dilemma(self, do: str, otherwise: str) -> str:
        return f"You may {do}; if you do not, you must {otherwise}."

    # ---- conditions, constants

    def condition(self, condition: w.Condition, voice: Voice = Voice.YOU, this: str = "this creature") -> str:
        you = voice.pick("you", "they")
        opponent = voice.pick("the opponent", "you")
        match condition:
            case w.OwnTurn():
                return f"it is {voice.pick('your', 'their')} turn"
            case w.NotOwnTurn():
                return f"it is not {voice.pick('your', 'their')} turn"
            case w.Alone():
                return f"{this} is {voice.pick('your', 'their')} only creature"
            case w.HandAtMost(0):
                return f"{you} have no cards in hand"
            case w.HandAtMost(cards):
                return f"{you} have at most {self.counted(cards, 'card')} in hand"
            case w.OtherAllies(0):
                return f"{you} control no other creature"
            case w.OtherAllies(exactly):
                return f"{you} control exactly {exactly} other {'creature' if exactly == 1 else 'creatures'}"
            case w.NoStrongerAlly():
                return f"{you} control no creature stronger than this one"
            case w.FewerCreatures():
                return f"{you} control fewer creatures than {opponent}"
            case w.NoCreatures():
                return f"{you} control no creatures"
            case w.LowerLife():
                return f"{you} have less life than {opponent}"
            case w.NoMindbugReady():
                return f"{you} have no ready Mindbug"
            case w.DefeatedInCombat():
                return f"{this} was defeated in combat"
            case w.DiscardedPower(at_least):
                return f"the discarded card has power {at_least} or more"
            case _:
                untold(condition)

    def constant(self, constant: w.Constant) -> str:
        match constant:
            case w.Has():
                return self.has(constant)
            case w.Mirrors(keywords):
                named = self.keyword_list(keywords, self.either)
                return f"while an enemy creature has {named}, this creature has it too"
            case w.UnblockableBy(which):
                return f"this creature cannot be blocked by {self.creatures(which, Form.MANY)}"
            case w.CannotBlock(which):
                return f"{self.creatures(which, Form.MANY)} cannot block"
            case w.CannotAttack(which):
                return f"{self.creatures(which, Form.MANY)} cannot attack"
            case w.CannotHunt(which):
                return f"this creature cannot force {self.creatures(which, Form.MANY)} to block"
            case w.CannotBeDefeated(which):
                return f"{self.creatures(which, Form.MANY)} cannot be defeated"
            case w.Silences(trigger):
                return f"the opponent’s {self.triggers[trigger]} effects do not activate"
            case w.KeywordsIdle(which):
                return f"the keywords of {self.creatures(which, Form.MANY)} have no effect"
            case w.ExtraReroll():
                return "whenever you roll dice, you may reroll one more time"
            case w.ExtraDie(which):
                return f"{self.creatures(which, Form.MANY)} roll 1 extra die when attacking (2 at most)"
            case _:
                untold(constant)

    def has(self, constant: w.Has) -> str:
        this = constant.to is w.Single.THIS
        subject = "this creature has" if isinstance(constant.to, w.Single) else (
            f"{self.creatures(constant.to, Form.MANY)} have")
        gifts = [self.keywords[keyword] for keyword in constant.keywords]
        if not isinstance(constant.power, int):
            gifts.append(f"+1 power {self.for_each(constant.power, Voice.YOU)}")
        elif constant.power:
            gifts.insert(0, f"{constant.power:+d} power")
        match constant.when:
            case None:
                when = ""
            case w.OwnTurn():
                when = " during your turn"
            case condition:
                when = f" while {self.condition(condition, this='it' if this else 'this creature')}"
        return f"{subject} {listing(gifts, self.also)}{when}"

    def octonite(self, amount: int, charge: bool) -> str:
        start = f"comes into play with {self.counted(amount, 'octonite')}"
        if not charge:
            return start
        return f"{start}, which you may {'put on another creature' if amount == 1 else 'spread over any creatures'}"

    def dice(self, icons: int) -> str:
        return f"rolls {icons} {'die' if icons == 1 else 'dice'} when attacking"
