"""The words of cards in English."""

import re
from collections.abc import Sequence
from dataclasses import replace

import mindbug.words as w
from mindbug.text.clauses import Clause, Form, Voice, listing, printed, signed, untold
from mindbug.text.en import nouns
from mindbug.text.language import Language
from mindbug.text.nouns import Inflected, Noun

COUNTED = (r"(?:(?:other|more|extra|random|enemy|allied|unknown|charge) )?"
           r"(?:life|cards?|creatures?|octonite|energy|dice|die|power|Mindbugs?|turns?|points?|copies|games|minutes?|min)\b")


def do(text: str) -> Clause:
    """The deed of "you": order and infinitive are the same in English."""
    return Clause(text, text)


def power(low: int | None, high: int | None) -> str:
    if low is not None and high is not None:
        return f"power {low}" if low == high else f"power {low} to {high}"
    return f"power {low} or more" if low is not None else f"power {high} or less"


MOMENTS = {
    w.Moment.BLOCKS: "when this creature blocks",
    w.Moment.TURN_START: "at the start of your turn",
    w.Moment.TURN_END: "at the end of your turn",
    w.Moment.ANY_TURN_END: "at the end of each turn",
    w.Moment.DISCARDED: "when this card is put into your discard pile",
    w.Moment.LIFE_LOST: "when you lose life",
    w.Moment.ENEMY_LIFE_LOST: "when the opponent loses life",
}


class English(Language):
    """English sentences for the words of cards."""

    code = "en"
    title = "English"
    forms = nouns.FORMS
    unbreakable = re.compile(
        rf"(?<=\d) (?={COUNTED})"
        r"|(?:(?<=\{count\})|(?<=\{number\})|(?<=\{signed\})|(?<=\{games\})|(?<=\{minutes\})) "
        rf"(?=(?:unknown )?\{{count\||{COUNTED})"  # the same, still to be filled
    )

    def inflect(self, noun: Noun, form: str, owner: Noun | None) -> Inflected:
        return nouns.inflected(noun, owner)

    def possessive(self, owner: Noun) -> str:
        return nouns.possessive(owner)

    def with_pronoun(self, clause: str) -> str:
        """"steal 1 life from them", "they lose 1 life"."""
        clause = re.sub(r" from the opponent$", " from them", clause)
        return re.sub(r"^the opponent (\w+)s\b", r"they \1", clause)

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
        """Names the owner where a sentence is about the opponent: their creatures, your creatures. The reader's own
        sentences say allied and enemy creatures instead."""
        return {w.Side.ALLIED: voice.pick("", "their"), w.Side.ENEMY: voice.pick("", "your"), w.Side.ANY: ""}[side]

    def qualities(self, which: w.Creatures, plural: bool) -> str:
        parts = []
        if which.min_power is not None or which.max_power is not None:
            parts.append(f"with {power(which.min_power, which.max_power)}")
        if which.keywords:
            parts.append(f"with {self.keyword_list(which.keywords, self.either)}")
        if which.any_keyword:
            parts.append("with at least one keyword")
        if which.named_keyword:
            parts.append("with that keyword")
        if which.octonite:
            parts.append("with octonite")
        if which.boosted:
            parts.append("with a boost card")
        if which.weaker:
            parts.append("with lower power than this creature")
        if which.power_apart is not None:
            parts.append(f"whose power differs by {which.power_apart} or more from this creature’s")
        if which.equal_power:
            parts.append("with the same power as another creature")
        if which.blocked:
            parts.append("that blocked this turn")
        if which.trigger:
            parts.append(f"with {self.trigger_effect(which.trigger)}")
        if which.shares_keyword:
            parts.append(f"that {'share' if plural else 'shares'} a keyword with it")
        text = " " + " and ".join(parts) if parts else ""
        if not which.weakest and not which.strongest:
            return text
        extreme = "lowest" if which.weakest else "highest"
        if not text:
            return f" with the {extreme} power"
        return f"{text} that {'have' if plural else 'has'} the {extreme} power among these"

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
        card = "boost card" if which.pile in (w.Pile.BOOST, w.Pile.OWN_BOOST) else "card"
        noun = f"a {card}" if number == 1 else f"{number or 'any number of'} {card}s"
        qualities = self.qualities(printed(which), plural=number != 1)
        pile = {
            w.Pile.OWN_HAND: voice.pick("your hand", "their hand"),
            w.Pile.OWN_DISCARD: voice.pick("your discard pile", "their discard pile"),
            w.Pile.ENEMY_DISCARD: voice.pick("the opponent’s discard pile", "your discard pile"),
            w.Pile.ANY_DISCARD: "any discard pile" if number == 1 else "any discard piles",
            w.Pile.BOOST: "any creature" if number == 1 else "any creatures",
            w.Pile.OWN_BOOST: "this creature",
        }[which.pile]
        return f"{noun}{qualities} from {pile}"

    def amount(self, amount: w.Amount, unit: str, voice: Voice) -> str:
        if isinstance(amount, int):
            return "a card" if (unit, amount) == ("card", 1) else self.counted(amount, unit)
        times = amount.times if isinstance(amount, w.CreatureCount) else 1
        return f"{self.counted(times, unit)} {self.for_each(amount, voice)}"

    def for_each(self, amount: w.Counted, voice: Voice) -> str:
        match amount:
            case w.OctoniteOn(w.Creatures() as which):
                return f"for each octonite on {self.creatures(which, Form.MANY, voice)}"
            case w.OctoniteOn():
                return "for each octonite on this creature"
            case w.CreatureCount(which):
                return f"for {self.creatures(which, Form.EACH, voice)}"
            case w.MindbugsReady(w.Player.SELF):
                return f"for each Mindbug {voice.pick('you', 'they')} have left"
            case w.MindbugsReady():
                return f"for each Mindbug {voice.pick('the opponent has', 'you have')} left"
            case w.DiscardedCount():
                return "for each discarded card"
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
                life = self.amount(amount, "life", voice).replace("the opponent has left", "they have left")
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
            case w.LoseGame():
                return Clause("you lose the game", "lose the game")
            case w.LoseMindbug(w.Player.SELF):
                return do(f"lose one of {your} Mindbugs")
            case w.LoseMindbug():
                return Clause("the opponent loses a Mindbug", f"have {opponent} lose a Mindbug")
            case w.MindbugsOff():
                return Clause("nobody can use Mindbugs this turn", "keep everybody from using Mindbugs this turn")
            case w.PayMindbug(then):
                first, *others = (self.clause(each, voice) for each in then)
                return replace(do(f"use one of {your} Mindbugs to {first.infinitive}"),
                               tail=(*first.tail, *self.sentences(others)))
            case w.Defeat(w.Creatures() as which, int(number)):
                return do(f"defeat {self.up_to(number, which, voice)}")
            case w.Defeat(which):
                return do(f"defeat {self.creature(which, voice)}")
            case w.DefeatAll(which):
                return do(f"defeat {self.creatures(which, Form.ALL, voice)}")
            case w.DefeatPair(first, second):
                return do(f"defeat {self.creature(first, voice)} and {self.creature(second, voice)}")
            case w.DefeatEqualPair(which):
                return do(f"defeat 2 {self.creatures(which, Form.MANY, voice)} with equal power")
            case w.TakeControl(which, number, this_turn):
                whom = self.creature(which, voice)
                if number is not None and isinstance(which, w.Creatures):
                    whom = self.up_to(number, which, voice)
                return do(f"take control of {whom}{' until the end of the turn' if this_turn else ''}")
            case w.GiveControl():
                return Clause("the opponent takes control of this creature",
                              f"let {opponent} take control of this creature")
            case w.ForceAttack(which):
                return do(f"make {self.creature(which, voice)} attack at once")
            case w.ReturnAll(which):
                return do(f"return {self.creatures(which, Form.ALL, voice)} to {self.hands_of(which, voice)}")
            case w.Capture(which):
                return do(f"put {self.creature(which, voice)} into {your} hand")
            case w.SetAside(which):
                return do(f"set {self.creatures(which, Form.ALL, voice)} aside")
            case w.ReturnAside():
                return do("return to play the creatures that this card set aside, without their Play effects")
            case w.Evolve():
                return do("evolve this creature")
            case w.BoostWithCards(which, number):
                if number > 1 and isinstance(which, w.Creatures):
                    whom = f"any {self.creatures(which, Form.MANY, voice)}"
                    return do(f"boost {whom} with up to {self.counted(number, 'card')} in all from any discard piles")
                cards = f"up to {self.counted(1, 'card')} from any discard pile" if number == 1 else (
                    f"up to {self.counted(number, 'card')} from any discard piles")
                return do(f"boost {self.creature(which, voice)} with {cards}")
            case w.ReturnToHand(which):
                return do(f"return {self.creature(which, voice)} to {self.hand_of(which, voice)}")
            case w.PutOctonite(which, number):
                return do(f"put {self.counted(number, 'octonite')} on {self.creature(which, voice)}")
            case w.Boost(number):
                return Clause(f"this creature has {signed(number)} power this turn",
                              f"give this creature {signed(number)} power this turn")
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
            case w.CannotBlockThisTurn(which):
                creature = self.creature(which, voice)
                return Clause(f"{creature} of your choice cannot block this turn",
                              f"keep {creature} from blocking this turn")
            case w.CannotBeDefeatedThisTurn():
                return Clause("this creature cannot be defeated this turn",
                              "keep this creature from being defeated this turn")
            case w.Discard(who, amount, up_to):
                cards = self.amount(amount, "card", voice)
                if up_to:
                    cards = f"up to {self.counted(amount, 'card') if isinstance(amount, int) else cards}"
                return self.discards(who, cards, opponent)
            case w.DiscardRandom(who, number):
                return self.discards(who, "a random card" if number == 1 else f"{number} random cards", opponent)
            case w.DiscardAll(who, hand, draw_pile):
                theirs = your if who is w.Player.SELF else voice.pick("their", "your")
                piles = [f"{theirs} hand"] * hand + [f"{theirs} draw pile"] * draw_pile
                return self.discards(who, listing(piles, self.also), opponent)
            case w.DrawCards(number):
                return do(f"draw {self.amount(number, 'card', voice)}")
            case w.SwapHands():
                return do(f"swap hands with {opponent}")
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
            case w.KeepIt():
                return do(f"take it into {your} hand")
            case w.PlayThis():
                return do(f"play this card from {your} discard pile")
            case w.PlayAny(which):
                return do(f"play {self.cards(which, 0, voice)} without their Play effects")
            case w.RevealRandom():
                return do(f"reveal a random card from {opponents} hand")
            case w.PutIntoDiscard(who):
                return do(f"put it into {your if who is w.Player.SELF else opponents} discard pile")
            case w.OpponentGivesAll():
                return Clause("the opponent gives you every card of that power from their hand",
                              voice.pick("have the opponent give you every card of that power from their hand",
                                         "have you give them every card of that power from your hand"))
            case w.Recover(which, number):
                return do(f"take {self.cards(which, number, voice)} into {your} hand")
            case w.RecoverAll():
                return do(f"take {your} whole discard pile into {your} hand")
            case w.Reveal():
                return do(f"reveal a card from {your} hand")
            case w.CopyPlay():
                return do("copy its Play effect")
            case w.CopyPlayOf(which):
                return do(f"copy the Play effect of {self.creature(replace(which, trigger=None), voice)}")
            case w.TriggerPlay(which):
                return do(f"activate the Play effect of {self.creature(replace(which, trigger=None), voice)}")
            case w.DrawUnused(number):
                return do(f"draw {self.amount(number, 'card', voice)} from the unused pile")
            case w.TuckUnused(number):
                cards = "the top card" if number == 1 else f"the top {number} cards"
                return do(f"put {cards} of the unused pile under {your} draw pile without looking")
            case w.GainEnergy(amount):
                return do(f"gain {self.amount(amount, 'energy', voice)}")
            case w.BuyFree():
                return do("buy a face-up Power card for free")
            case w.BuyTopOfDeck():
                return do("reveal the top card of the Power deck and buy it for free")
            case w.Choose([w.Mode(do=[w.PutIntoDiscard()]), w.Mode(do=[w.PutIntoDiscard()])]):
                return do(f"put it into {your} or {opponents} discard pile")
            case w.Choose(modes):
                parts = [self.together(mode.do, voice) for mode in modes]
                return Clause(f"either {listing([part.led for part in parts], self.either)}",
                              listing([part.infinitive for part in parts], self.either),
                              tail=tuple(sentence for part in parts for sentence in part.tail))
            case w.Repeat(times, what_to_do):
                what = self.together(what_to_do, voice)
                often = self.counted(times, "time") if isinstance(times, int) else self.for_each(times, voice)
                return Clause(f"{what.main} {often}", f"{what.infinitive} {often}", tail=what.tail)
            case w.NameKeyword(then):
                what = self.together(then, voice)
                return Clause(f"name a keyword, then {what.led}", f"name a keyword and {what.infinitive}",
                              tail=what.tail)
            case w.NameNumber(then):
                what = self.together(then, voice)
                return Clause(f"name a number from 1 to 10, then {what.led}",
                              f"name a number from 1 to 10 and {what.infinitive}", tail=what.tail)
            case w.RollDie(at_least, then):
                what = self.together(then, voice)
                return Clause(f"roll a six-sided die: on {at_least} or more, {what.led}, then roll again",
                              f"roll a six-sided die and on {at_least} or more {what.infinitive} and roll again",
                              tail=what.tail)
            case w.If(condition, then):
                what = self.together(then, voice)
                when = self.condition(condition, voice)
                led = self.after_condition(condition, what, voice)
                return Clause(f"if {when}, {led}", f"{what.infinitive} if {when}",
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

    def discards(self, who: w.Player, cards: str, opponent: str) -> Clause:
        if who is w.Player.SELF:
            return do(f"discard {cards}")
        return Clause(f"the opponent discards {cards}", f"have {opponent} discard {cards}")

    def hands_of(self, which: w.Creatures, voice: Voice) -> str:
        return "their controllers’ hands" if which.side is w.Side.ANY else self.hand_of(which, voice)

    def if_done(self, then: Sequence[w.Effect], voice: Voice) -> tuple[str, ...]:
        if not then:
            return ()
        what = self.together(then, voice)
        return voice.pick(f"If you do, {what.led}.", f"If they do, they must {what.infinitive}."), *what.tail

    def dilemma(self, do: str, otherwise: str) -> str:
        return f"Do you want to {do}? If not, you must {otherwise}."

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
                return f"{you} control exactly {exactly} other {'creature' if self.singular(exactly) else 'creatures'}"
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
                return f"{this} was defeated in a fight"
            case w.DiscardedPower(at_least):
                return f"the discarded card has power {at_least} or more"
            case w.LifeExactly(life):
                return f"{you} have exactly {self.counted(life, 'life')}"
            case w.MoreCreatures(1):
                return f"{you} control more creatures than {opponent}"
            case w.MoreCreatures(by):
                return f"{you} control at least {by} more creatures than {opponent}"
            case w.EnemyCreatures(at_least):
                many = "creature" if self.singular(at_least) else "creatures"
                return f"{voice.pick('the opponent controls', 'you control')} at least {at_least} {many}"
            case w.EqualAllies():
                return "at least two allied creatures have equal power"
            case w.EmptyDiscard():
                return f"{voice.pick('your', 'their')} discard pile is empty"
            case w.SameMindbugs():
                return f"{you} have as many Mindbugs left as {opponent}"
            case w.Exhausted():
                return f"{this} is exhausted"
            case w.WonFight():
                return f"{this} has defeated an enemy creature in a fight this turn"
            case w.OctoniteOnIt(at_least):
                return f"it now carries at least {at_least} octonite"
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
            case w.CannotBlock(which, when):
                return f"{self.subject(which)} cannot block{self.while_(when)}"
            case w.CannotAttack(which, when):
                return f"{self.subject(which)} cannot attack{self.while_(when)}"
            case w.CannotHunt(which):
                return f"this creature cannot force {self.creatures(which, Form.MANY)} to block"
            case w.CannotBeDefeated(which):
                return f"{self.subject(which)} cannot be defeated"
            case w.Silences(trigger):
                return f"the opponent’s {self.triggers[trigger]} effects do not activate"
            case w.KeywordsIdle(which):
                return f"the keywords of {self.creatures(which, Form.MANY)} have no effect"
            case w.ExtraReroll():
                return "whenever you roll dice, you may reroll one more time"
            case w.ExtraDie(which):
                return f"{self.creatures(which, Form.MANY)} roll 1 extra die when attacking (2 at most)"
            case w.Grants(to, attack, cost):
                granted = self.trigger_line(w.Trigger.ATTACK, attack, cost).removesuffix(".")
                return f"{self.subject(to)} {'has' if isinstance(to, w.Single) else 'have'}: “{granted}”"
            case w.When(w.Moment.ENEMY_LIFE_LOST as moment, [w.LoseLife(w.Player.OPPONENT, int(number))], None):
                return f"{MOMENTS[moment]}, they lose {number} more"
            case w.When(moment, effects, given):
                what = self.together(effects, Voice.YOU)
                if given is None:
                    return self.with_tail(what, f"{MOMENTS[moment]}, {what.led}")
                led = what.led.replace("this creature", "it")  # the condition has named it
                return self.with_tail(what, f"{MOMENTS[moment]}, if {self.condition(given)}, {led}")
            case w.ReversesFights():
                return "when this creature fights, the stronger creature is defeated instead of the weaker one"
            case w.MustBeHunted():
                hunter = self.keywords[w.Keyword.HUNTER]
                return (f"in their turn the opponent must, if they can, attack with a creature with {hunter} "
                        "and force this creature to block")
            case w.EvolvesInsteadOfDefeat():
                return "whenever this creature would be defeated, it evolves instead"
            case w.NoMindbugs():
                return "nobody can use Mindbugs"
            case w.MindbugToll(life):
                return f"before the opponent uses a Mindbug, they lose {self.counted(life, 'life')}"
            case w.ClosedHand():
                return "effects cannot put cards into the opponent’s hand"
            case w.CannotLoseLife():
                return "you cannot lose life"
            case w.CannotPlay(max_power):
                return f"the opponent cannot play cards with {power(None, max_power)} from their hand"
            case _:
                untold(constant)

    def cannot_attack_or_block(self, which: w.Creatures | w.Single, when: w.Condition | None) -> str:
        return f"{self.subject(which)} cannot attack or block{self.while_(when)}"

    def subject(self, which: w.Creatures | w.Single) -> str:
        return "this creature" if isinstance(which, w.Single) else self.creatures(which, Form.MANY)

    def while_(self, when: w.Condition | None) -> str:
        return f" while {self.condition(when)}" if when else ""

    def has(self, constant: w.Has) -> str:
        this = constant.to is w.Single.THIS
        subject = "this creature has" if isinstance(constant.to, w.Single) else (
            f"{self.creatures(constant.to, Form.MANY)} have")
        gifts = [self.keywords[keyword] for keyword in constant.keywords]
        if not isinstance(constant.power, int):
            times = constant.power.times if isinstance(constant.power, w.CreatureCount) else 1
            gifts.append(f"{signed(times)} power {self.for_each(constant.power, Voice.YOU)}")
        elif constant.power:
            gifts.insert(0, f"{signed(constant.power)} power")
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

    def sides(self, sides: Sequence[w.ExhaustedSide]) -> str:
        shown = f", {self.either} ".join(self.face(side) for side in sides)
        return f"when this creature becomes exhausted, choose what it has instead: {shown}"

    def stages(self, names: Sequence[str]) -> str:
        return f"evolves into {', then '.join(names)}"

    def dice(self, icons: int) -> str:
        return f"rolls {icons} {'die' if self.singular(icons) else 'dice'} when attacking"
