"""The words of cards in German. Players are addressed as "du".

"This", "it" and "a creature" are all feminine (Karte, Kreatur).
"""

from collections.abc import Sequence
from dataclasses import replace

import mindbug.words as w
from mindbug.text.de import nouns
from mindbug.text.language import Clause, Form, Language, Voice, listing, printed, untold
from mindbug.text.nouns import Inflected, Noun


def do(imperative: str, rest: str, infinitive: str, particle: str = "") -> Clause:
    """What "you" do: "wirf 2 Karten ab", "2 Karten abwerfen"."""
    return Clause(f"{imperative} {rest} {particle}".rstrip(), f"{rest} {infinitive}")


def state(subject: str, verb: str, rest: str, infinitive: str) -> Clause:
    """What somebody else does: "dein Gegner verliert 1 Leben"."""
    return Clause(f"{subject} {verb} {rest}", infinitive, inverted=f"{verb} {subject} {rest}")


def power(low: int | None, high: int | None) -> str:
    if low is not None and high is not None:
        return f"Stärke {low}" if low == high else f"Stärke {low} bis {high}"
    return f"Stärke {low} oder mehr" if low is not None else f"Stärke {high} oder weniger"


class German(Language):
    code = "de"
    title = "Deutsch"
    forms = nouns.FORMS
    before_capitals = (*Language.before_capitals, ": ")

    def inflect(self, noun: Noun, form: str, owner: Noun | None) -> Inflected:
        return nouns.inflected(noun, form, owner)

    def possessive(self, owner: Noun) -> str:
        return nouns.possessive(owner)

    def agreement(self, noun: Noun, words: int) -> int:
        return nouns.agreement(noun, words)

    def polish(self, text: str) -> str:
        """A relative clause ends with a comma, unless the sentence ends there too."""
        return text.replace(",.", ".").replace(",;", ";").replace(",,", ",")

    # ---- creatures, cards, amounts

    def creatures(self, which: w.Creatures, form: Form, voice: Voice = Voice.YOU, dative: bool = False) -> str:
        """Nominative and accusative are the same here; genitive singular is the same as dative."""
        qualities = self.qualities(which)
        owner = self.owner(which.side, voice)
        single = form in (Form.ONE, Form.EACH)
        if owner:
            other = "anderen " if which.other else ""
            if single:
                start = ("eine" if form is Form.ONE else "jede") + ("r" if dative else "")
                return f"{start} {owner}er {other}Kreaturen{qualities}"
            start = "" if form is Form.MANY else "allen " if dative else "alle "
            return f"{start}{owner}e{'n' if dative else ''} {other}Kreaturen{qualities}"
        ending = "en " if dative or form is Form.ALL else "e "
        adjectives = (f"ander{ending}" if which.other else "") + (
            f"gegnerisch{ending}" if which.side is w.Side.ENEMY else "")
        if single:
            start = ("eine" if form is Form.ONE else "jede") + ("r" if dative else "")
            return f"{start} {adjectives}Kreatur{qualities}"
        start = "" if form is Form.MANY else "allen " if dative else "alle "
        return f"{start}{adjectives}Kreaturen{qualities}"

    def up_to(self, number: int, which: w.Creatures, voice: Voice) -> str:
        if number == 1:
            return f"höchstens {self.creatures(which, Form.ONE, voice)}"
        owner = self.owner(which.side, voice)
        many = self.creatures(which, Form.MANY, voice)
        return f"bis zu {number} " + (many.replace(f"{owner}e ", f"{owner}er ", 1) if owner else many)

    def owner(self, side: w.Side, voice: Voice) -> str:
        """The possessive without its ending."""
        return {w.Side.ALLIED: voice.pick("dein", "sein"), w.Side.ENEMY: voice.pick("", "dein"), w.Side.ANY: ""}[side]

    def qualities(self, which: w.Creatures) -> str:
        parts = []
        if which.min_power is not None or which.max_power is not None:
            parts.append(f"mit {power(which.min_power, which.max_power)}")
        if which.keywords:
            parts.append(f"mit {self.keyword_list(which.keywords, self.either)}")
        if which.octonite:
            parts.append("mit Oktonit")
        if which.trigger:
            parts.append(f"mit {self.trigger_effect(which.trigger)}")
        if which.shares_keyword:
            parts.append("mit mindestens einem Schlüsselwort dieser Karte")
        if which.weakest:
            parts.append("mit der niedrigsten Stärke" + (" unter ihnen" if parts else ""))
        return " " + " und ".join(parts) if parts else ""

    def creature(self, which: w.Creatures | w.Single, voice: Voice, dative: bool = False) -> str:
        match which:
            case w.Single.THIS:
                return "dieser Kreatur" if dative else "diese Kreatur"
            case w.Single.VICTOR:
                return f"{'der' if dative else 'die'} Kreatur, die sie besiegt hat,"
            case w.Creatures():
                return self.creatures(which, Form.ONE, voice, dative)

    def trigger_effect(self, trigger: w.Trigger) -> str:
        return f"{self.triggers[trigger]}{'s' if trigger is w.Trigger.ACTION else ''}-Effekt"

    def cards(self, which: w.Cards, number: int, voice: Voice) -> str:
        noun = "eine Karte" if number == 1 else f"{number} Karten"
        qualities = self.qualities(printed(which))
        pile = {
            w.Pile.OWN_HAND: voice.pick("deiner Hand", "seiner Hand"),
            w.Pile.OWN_DISCARD: voice.pick("deinem Ablagestapel", "seinem Ablagestapel"),
            w.Pile.ENEMY_DISCARD: voice.pick("dem Ablagestapel deines Gegners", "deinem Ablagestapel"),
            w.Pile.ANY_DISCARD: "einem beliebigen Ablagestapel" if number == 1 else "beliebigen Ablagestapeln",
        }[which.pile]
        return f"{noun}{qualities} aus {pile}"

    def amount(self, amount: w.Amount, unit: str, voice: Voice) -> str:
        if isinstance(amount, int):
            return "eine Karte" if (unit, amount) == ("card", 1) else self.counted(amount, unit)
        return f"{self.for_each(amount, voice)} {self.counted(1, unit)}"

    def for_each(self, amount: w.OctoniteOn | w.CreatureCount, voice: Voice) -> str:
        match amount:
            case w.OctoniteOn(w.Creatures() as which):
                return f"für jedes Oktonit auf {self.creatures(which, Form.MANY, voice, dative=True)}"
            case w.OctoniteOn():
                return "für jedes Oktonit auf dieser Kreatur"
            case w.CreatureCount(which):
                return f"für {self.creatures(which, Form.EACH, voice)}"
            case _:
                untold(amount)

    def return_to_hand(self, which: w.Creatures | w.Single, voice: Voice) -> Clause:
        """To the hand of whoever controls the creature; one's own is taken back, another is sent back."""
        creature = self.creature(which, voice)
        match which, voice:
            case (w.Creatures(side=w.Side.ALLIED), _) | (w.Single.THIS, Voice.YOU):
                return do("nimm", f"{creature} auf die Hand", "zurücknehmen", "zurück")
            case (w.Creatures(side=w.Side.ENEMY) | w.Single.THIS, Voice.OPPONENT):
                hand = "deine Hand"
            case w.Creatures(side=w.Side.ENEMY), _:
                hand = "die Hand deines Gegners"
            case _:
                hand = "die Hand des Spielers, der sie kontrolliert,"
        return do("schicke", f"{creature} auf {hand}", "zurückschicken", "zurück")

    # ---- effects

    def clause(self, effect: w.Effect, voice: Voice) -> Clause:
        dein, deine = voice.pick("dein", "sein"), voice.pick("deine", "seine")
        den_gegner = voice.pick("deinen Gegner", "dich")
        dem_gegner = voice.pick("deinem Gegner", "dir")
        des_gegners = voice.pick("der Hand deines Gegners", "deiner Hand")
        match effect:
            case w.GainLife(amount):
                return do("erhalte", self.amount(amount, "life", voice), "erhalten")
            case w.LoseLife(w.Player.SELF, amount):
                return do("verliere", self.amount(amount, "life", voice), "verlieren")
            case w.LoseLife(_, amount):
                life = self.amount(amount, "life", voice)
                return state("dein Gegner", "verliert", life, f"{den_gegner} {life} verlieren lassen")
            case w.LoseAllLifeBut(left):
                life = f"alle Leben bis auf {'eines' if left == 1 else left}"
                return state("dein Gegner", "verliert", life, f"{den_gegner} {life} verlieren lassen")
            case w.MatchLife():
                target = voice.pick("das deines Gegners", "deines")
                return do("gleiche", f"{dein} Leben an {target}", "angleichen", "an")
            case w.StealLife(number):
                return do("stiehl", f"{dem_gegner} {self.counted(number, 'life')}", "stehlen")
            case w.RefreshMindbug():
                return do("decke", f"einen {deine}r benutzten Mindbugs wieder", "aufdecken", "auf")
            case w.ExtraTurn():
                return do("mache", "nach diesem Zug einen weiteren Zug", "machen")
            case w.WinGame():
                return Clause("du gewinnst das Spiel", "das Spiel gewinnen", inverted="gewinnst du das Spiel")
            case w.Defeat(which):
                return do("besiege", self.creature(which, voice), "besiegen")
            case w.DefeatAll(which):
                return do("besiege", self.creatures(which, Form.ALL, voice), "besiegen")
            case w.DefeatPair(first, second):
                return do("besiege", f"{self.creature(first, voice)} und {self.creature(second, voice)}", "besiegen")
            case w.TakeControl(w.Creatures() as which, int(number)):
                return do("übernimm", f"die Kontrolle über {self.up_to(number, which, voice)}", "übernehmen")
            case w.TakeControl(which):
                return do("übernimm", f"die Kontrolle über {self.creature(which, voice)}", "übernehmen")
            case w.ReturnToHand(which):
                return self.return_to_hand(which, voice)
            case w.PutOctonite(which, number):
                return do("lege", f"{self.counted(number, 'octonite')} auf {self.creature(which, voice)}", "legen")
            case w.Boost(number):
                rest = f"in diesem Zug {number:+d} Stärke"
                return state("diese Kreatur", "hat", rest, f"dieser Kreatur {rest} geben")
            case w.GainKeywords(keywords):
                rest = f"in diesem Zug {self.keyword_list(keywords, self.also)}"
                return state("diese Kreatur", "hat", rest, f"dieser Kreatur {rest} geben")
            case w.AlliesGain(keywords):
                rest = f"in diesem Zug {self.keyword_list(keywords, self.also)}"
                return state("deine Kreaturen", "haben", rest, f"{deine}n Kreaturen {rest} geben")
            case w.AlliesExtraDie():
                rest = "in diesem Zug mit 1 Würfel mehr"
                return state("deine Kreaturen", "würfeln", f"{rest} (höchstens 2)",
                             f"{deine} Kreaturen {rest} (höchstens 2) würfeln lassen")
            case w.EnemiesCannotBlock():
                enemies = self.creatures(w.Creatures(w.Side.ENEMY), Form.MANY, voice)
                return state(enemies, "können", "in diesem Zug nicht blocken",
                             f"{enemies} in diesem Zug am Blocken hindern")
            case w.Discard(w.Player.SELF, amount):
                return do("wirf", self.amount(amount, "card", voice), "abwerfen", "ab")
            case w.Discard(_, amount):
                cards = self.amount(amount, "card", voice)
                return state("dein Gegner", "wirft", f"{cards} ab", f"{den_gegner} {cards} abwerfen lassen")
            case w.StealCards(number):
                cards = "eine zufällige Karte" if number == 1 else f"{number} zufällige Karten"
                return do("stiehl", f"{cards} aus {des_gegners}", "stehlen")
            case w.PlayCard(which):
                return do("spiele", self.cards(which, 1, voice), "ausspielen", "aus")
            case w.PlayRandom():
                return do("spiele", f"eine zufällige Karte aus {des_gegners}", "ausspielen", "aus")
            case w.OpponentGives():
                return state("dein Gegner", "gibt", "dir eine Karte aus seiner Hand",
                             voice.pick("dir von deinem Gegner eine Karte aus seiner Hand geben lassen",
                                        "sich von dir eine Karte aus deiner Hand geben lassen"))
            case w.PlayIt():
                return do("spiele", "sie", "ausspielen", "aus")
            case w.Recover(which, number):
                return do("nimm", f"{self.cards(which, number, voice)} auf die Hand", "nehmen")
            case w.RecoverAll():
                return do("nimm", f"{deine}n ganzen Ablagestapel auf die Hand", "nehmen")
            case w.Reveal():
                return do("zeige", f"eine Karte aus {deine}r Hand", "vorzeigen", "vor")
            case w.CopyPlay():
                return do("kopiere", "ihren Ausspielen-Effekt", "kopieren")
            case w.TriggerPlay(which):
                creature = self.creature(replace(which, trigger=None), voice, dative=True)
                return do("löse", f"den Ausspielen-Effekt {creature}", "auslösen", "aus")
            case w.DrawUnused(number):
                return do("ziehe", f"{self.amount(number, 'card', voice)} vom Reststapel", "ziehen")
            case w.GainEnergy(amount):
                return do("erhalte", self.amount(amount, "energy", voice), "erhalten")
            case w.BuyFree():
                return do("kaufe", "kostenlos eine offene Power-Karte", "kaufen")
            case w.BuyTopOfDeck():
                return Clause("decke die oberste Karte des Power-Stapels auf und kaufe sie kostenlos",
                              "die oberste Karte des Power-Stapels aufdecken und kostenlos kaufen")
            case w.If(condition, then):
                what = self.together(then, voice)
                when = self.condition(condition, voice)
                return Clause(f"wenn {when}, {what.led}", f"{what.infinitive}, wenn {when},",
                              f"{what.led}, wenn {when},", what.tail)
            case w.May(first, then):
                what = self.together(first, voice)
                return Clause(f"du darfst {what.infinitive}", f"{what.infinitive} (freiwillig)",
                              inverted=f"darfst du {what.infinitive}", tail=what.tail + self.if_done(then, voice))
            case w.OpponentMay(first, otherwise):
                what, threat = self.together(first, voice.other), self.together(otherwise, voice.other)
                rest = f"{what.infinitive}; tut er das nicht, muss er {threat.infinitive}"
                clause = state("dein Gegner", "darf", rest,
                               f"{den_gegner} {what.infinitive} oder sonst {threat.infinitive} lassen")
                return replace(clause, tail=what.tail + threat.tail)
            case _:
                untold(effect)

    def if_done(self, then: Sequence[w.Effect], voice: Voice) -> tuple[str, ...]:
        if not then:
            return ()
        what = self.together(then, voice)
        return voice.pick(f"Wenn du das tust, {what.led}.", f"Wenn er das tut, muss er {what.infinitive}."), *what.tail

    def dilemma(self, do: str, otherwise: str) -> str:
        return f"Du darfst {do}; tust du das nicht, musst du {otherwise}."

    # ---- conditions, constants

    def condition(self, condition: w.Condition, voice: Voice = Voice.YOU, this: str = "diese Kreatur") -> str:
        """With the verb at the end, as after "wenn" and "solange"."""
        du, deine = voice.pick("du", "er"), voice.pick("deine", "seine")
        bist, hast = voice.pick("bist", "ist"), voice.pick("hast", "hat")
        kontrollierst = voice.pick("kontrollierst", "kontrolliert")
        gegner = voice.pick("dein Gegner", "du")
        match condition:
            case w.OwnTurn():
                return f"{du} am Zug {bist}"
            case w.NotOwnTurn():
                return f"{du} nicht am Zug {bist}"
            case w.Alone():
                return f"{this} {deine} einzige Kreatur ist"
            case w.HandAtMost(0):
                return f"{du} keine Karten auf der Hand {hast}"
            case w.HandAtMost(cards):
                return f"{du} höchstens {self.counted(cards, 'card')} auf der Hand {hast}"
            case w.OtherAllies(0):
                return f"{du} keine andere Kreatur {kontrollierst}"
            case w.OtherAllies(exactly):
                others = "1 andere Kreatur" if exactly == 1 else f"{exactly} andere Kreaturen"
                return f"{du} genau {others} {kontrollierst}"
            case w.NoStrongerAlly():
                return f"{du} keine stärkere Kreatur als diese {kontrollierst}"
            case w.FewerCreatures():
                return f"{du} weniger Kreaturen {kontrollierst} als {gegner}"
            case w.NoCreatures():
                return f"{du} keine Kreaturen {kontrollierst}"
            case w.LowerLife():
                return f"{du} weniger Leben {hast} als {gegner}"
            case w.NoMindbugReady():
                return f"{du} keinen Mindbug mehr übrig {hast}"
            case w.DefeatedInCombat():
                return f"{this} im Kampf besiegt wurde"
            case w.DiscardedPower(at_least):
                return f"die abgeworfene Karte Stärke {at_least} oder mehr hat"
            case _:
                untold(condition)

    def constant(self, constant: w.Constant) -> str:
        match constant:
            case w.Has():
                return self.has(constant)
            case w.Mirrors(keywords):
                named = self.keyword_list(keywords, self.either)
                return f"solange eine gegnerische Kreatur {named} hat, hat diese Kreatur dieses Schlüsselwort auch"
            case w.UnblockableBy(which):
                return f"diese Kreatur kann nicht von {self.creatures(which, Form.MANY, dative=True)} geblockt werden"
            case w.CannotBlock(which):
                return f"{self.creatures(which, Form.MANY)} können nicht blocken"
            case w.CannotAttack(which):
                return f"{self.creatures(which, Form.MANY)} können nicht angreifen"
            case w.CannotHunt(which):
                return f"diese Kreatur kann {self.creatures(which, Form.MANY)} nicht zum Blocken zwingen"
            case w.CannotBeDefeated(which):
                return f"{self.creatures(which, Form.MANY)} können nicht besiegt werden"
            case w.Silences(trigger):
                return f"die {self.trigger_effect(trigger)}e deines Gegners entfallen"
            case w.KeywordsIdle(which):
                return f"die Schlüsselwörter von {self.creatures(which, Form.MANY, dative=True)} haben keine Wirkung"
            case w.ExtraReroll():
                return "immer wenn du würfelst, darfst du ein weiteres Mal neu würfeln"
            case w.ExtraDie(which):
                return f"{self.creatures(which, Form.MANY)} würfeln beim Angreifen mit 1 Würfel mehr (höchstens 2)"
            case _:
                untold(constant)

    def has(self, constant: w.Has) -> str:
        this = isinstance(constant.to, w.Single)
        subject = "diese Kreatur hat" if isinstance(constant.to, w.Single) else (
            f"{self.creatures(constant.to, Form.MANY)} haben")
        gifts = [self.keywords[keyword] for keyword in constant.keywords]
        if not isinstance(constant.power, int):
            gifts.append(f"{self.for_each(constant.power, Voice.YOU)} +1 Stärke")
        elif constant.power:
            gifts.insert(0, f"{constant.power:+d} Stärke")
        when = ""
        if constant.when is not None:
            when = f", solange {self.condition(constant.when, this='sie' if this else 'diese Kreatur')}"
        return f"{subject} {listing(gifts, self.also)}{when}"

    def octonite(self, amount: int, charge: bool) -> str:
        start = f"kommt mit {self.counted(amount, 'octonite')} ins Spiel"
        if not charge:
            return start
        if amount == 1:
            return f"{start}, das du auf eine andere Kreatur legen darfst"
        return f"{start}, die du auf beliebige Kreaturen verteilen darfst"

    def dice(self, icons: int) -> str:
        return f"würfelt beim Angreifen mit {icons} {'Würfel' if icons == 1 else 'Würfeln'}"
