"""The words of cards in German. Players are addressed as "du".

"This", "it" and "a creature" are all feminine (Karte, Kreatur).
Keywords never take endings: a creature *is* GIFTIG, and it has (*besitzt*) RASEREI, which is a noun.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

import mindbug.words as w
from mindbug.text.clauses import Clause, Form, Voice, listing, printed, signed, untold
from mindbug.text.de import nouns
from mindbug.text.language import Language
from mindbug.text.nouns import Inflected, Noun
from mindbug.text.phrasebook import Cast
from mindbug.text.templates import Segment


def do(imperative: str, rest: str, infinitive: str, particle: str = "") -> Clause:
    """The deed of "you": "wirf 2 Karten ab", "2 Karten abwerfen"."""
    return Clause(f"{imperative} {rest} {particle}".rstrip(), f"{rest} {infinitive}")


def state(subject: str, verb: str, rest: str, infinitive: str) -> Clause:
    """The deed of somebody else: "der Gegner verliert 1 Lebenspunkt"."""
    return Clause(f"{subject} {verb} {rest}", infinitive, inverted=f"{verb} {subject} {rest}")


def is_order(clause: Clause) -> bool:
    """ "Besiege eine Kreatur", not "der Gegner verliert 1 Lebenspunkt"."""
    return clause.main == clause.led


def amid(words: str, order: str) -> str:
    """Puts a word into an order, behind its verb: "verstärke entweder eine Kreatur". What is known stays with its
    verb."""
    verb, _, rest = order.partition(" ")
    known = next((known for known in ("sie ", "diese Kreatur ") if rest.startswith(known)), "")
    return f"{verb} {known}{words} {rest.removeprefix(known)}"


def power(low: int | None, high: int | None) -> str:
    if low is not None and high is not None:
        return f"Stärke {low}" if low == high else f"Stärke {low} bis {high}"
    return f"Stärke {low} oder mehr" if low is not None else f"Stärke {high} oder weniger"


CLOSING_COMMA = re.compile(r",(?=[.,;?])")

MELTED = {("von ", "dem "): "vom ", ("zu ", "dem "): "zum ", ("zu ", "der "): "zur "}

# With a comma where a clause ends; the verb follows.
MOMENTS = {
    w.Moment.BLOCKS: "wenn diese Kreatur blockt,",
    w.Moment.TURN_START: "zu Beginn deines Zuges",
    w.Moment.TURN_END: "am Ende deines Zuges",
    w.Moment.ANY_TURN_END: "am Ende jedes Zuges",
    w.Moment.DISCARDED: "wenn diese Karte auf deinen Ablagestapel kommt,",
    w.Moment.LIFE_LOST: "wenn du Lebenspunkte verlierst,",
    w.Moment.ENEMY_LIFE_LOST: "wenn der Gegner Lebenspunkte verliert,",
}


class German(Language):
    """German sentences for the words of cards."""

    code = "de"
    title = "Deutsch"
    forms = nouns.FORMS
    unbreakable = re.compile(
        r"(?<=\d) (?=([a-zäöü]+en? )?[A-ZÄÖÜ])"  # 2 Karten, 2 zufällige Karten
        r"|(?:(?<=\{count\})|(?<=\{signed\})) (?=([a-zäöü]+en? )?(?:\{count\||[A-ZÄÖÜ]))"  # still to be filled
        r"|(?<=Stärke) (?=\d)"
    )
    before_capitals = (*Language.before_capitals, ": ")

    def inflect(self, noun: Noun, form: str, owner: Noun | None) -> Inflected:
        return nouns.inflected(noun, form, owner)

    def possessive(self, owner: Noun) -> str:
        return nouns.possessive(owner)

    def agreement(self, noun: Noun, words: int) -> int:
        return nouns.agreement(noun, words)

    def polish(self, text: str) -> str:
        """A relative clause ends with a comma, unless the sentence ends there too."""
        return super().polish(CLOSING_COMMA.sub("", text))

    def fill(self, text: str, values: Mapping[str, object], begins: bool = True) -> list[Segment]:
        """"vom Gorillöwen", "zur Todesweberin": the article melts into the preposition in front of it."""
        segments = super().fill(text, values, begins)
        for number, (one, other) in enumerate(pairwise(segments)):
            for (preposition, article), melted in MELTED.items():
                if one.text.endswith(preposition) and other.text == article:
                    segments[number:number + 2] = [Segment(one.text.removesuffix(preposition)), Segment(melted)]
        return segments

    def offer(self, effect: w.Effect, cast: Cast) -> str:
        """Puts an offer as a question; after it, "wenn ja" is what people say."""
        return super().offer(effect, cast).replace("? Wenn du das tust,", "? Wenn ja,", 1)

    def deed(self, effects: Sequence[w.Effect]) -> str:
        """Effects as something to choose. At the beginning of a sentence "sie" would look like the polite "Sie"."""
        return re.sub(r"^Sie\b", "Die Karte", super().deed(effects))

    def with_pronoun(self, clause: str) -> str:
        """"stiehl ihm 1 Lebenspunkt", "verliert er"."""
        clause = re.sub(r"^stiehl dem Gegner\b", "stiehl ihm", clause)
        return re.sub(r"^(\w+) der Gegner\b", r"\1 er", clause)

    # ---- creatures, cards, amounts

    def creatures(self, which: w.Creatures, form: Form, voice: Voice = Voice.YOU, dative: bool = False) -> str:
        """Nominative and accusative are the same here; genitive singular is the same as dative."""
        single = form in (Form.ONE, Form.EACH)
        qualities = self.qualities(which, many=not single)
        owner = self.owner(which.side, voice)
        if owner:
            other = "anderen " if which.other else ""
            if single:
                start = ("eine" if form is Form.ONE else "jede") + ("r" if dative else "")
                return f"{start} {owner}er {other}Kreaturen{self.qualities(which, many=True)}"
            start = "" if form is Form.MANY else "allen " if dative else "alle "
            return f"{start}{owner}e{'n' if dative else ''} {other}Kreaturen{qualities}"
        ending = "en " if dative or form is Form.ALL else "e "
        sides = {w.Side.ALLIED: f"verbündet{ending}", w.Side.ENEMY: f"feindlich{ending}", w.Side.ANY: ""}
        adjectives = (f"ander{ending}" if which.other else "") + sides[which.side]
        if single:
            start = ("eine" if form is Form.ONE else "jede") + ("r" if dative else "")
            return f"{start} {adjectives}Kreatur{qualities}"
        start = "" if form is Form.MANY else "allen " if dative else "alle "
        return f"{start}{adjectives}Kreaturen{qualities}"

    def of_creatures(self, which: w.Creatures) -> str:
        """The genitive: "feindlicher Kreaturen"; without an adjective to show it, "von Kreaturen"."""
        adjectives, creatures, rest = self.creatures(which, Form.MANY, dative=True).partition("Kreaturen")
        return f"{adjectives.replace('en ', 'er ') or 'von '}{creatures}{rest}"

    def up_to(self, number: int, which: w.Creatures, voice: Voice) -> str:
        if number == 1:
            return f"höchstens {self.creatures(which, Form.ONE, voice)}"
        owner = self.owner(which.side, voice)
        many = self.creatures(which, Form.MANY, voice)
        return f"bis zu {number} " + (many.replace(f"{owner}e ", f"{owner}er ", 1) if owner else many)

    def owner(self, side: w.Side, voice: Voice) -> str:
        """The possessive without its ending, where the opponent acts; the reader's own creatures are "verbündet"."""
        return "" if voice is Voice.YOU else {w.Side.ALLIED: "sein", w.Side.ENEMY: "dein", w.Side.ANY: ""}[side]

    def qualities(self, which: w.Creatures, many: bool = False) -> str:
        parts = []
        if which.min_power is not None or which.max_power is not None:
            parts.append(f"mit {power(which.min_power, which.max_power)}")
        if which.any_keyword:
            parts.append("mit mindestens einem Schlüsselwort")
        if which.named_keyword:
            parts.append("mit diesem Schlüsselwort")
        if which.octonite:
            parts.append("mit Oktonit")
        if which.boosted:
            parts.append("mit Verstärkungskarte")
        if which.weaker:
            parts.append("mit niedrigerer Stärke als diese Kreatur")
        if which.equal_power:
            parts.append("mit derselben Stärke wie eine andere Kreatur")
        if which.trigger:
            parts.append(f"mit {self.trigger_effect(which.trigger)}")
        if which.shares_keyword:
            parts.append("mit mindestens einem Schlüsselwort dieser Karte")
        extreme = "niedrigsten" if which.weakest else "höchsten" if which.strongest else ""
        clauses = self.relative_clauses(which, many)
        among = f"mit der {extreme} Stärke" + (" unter ihnen" if parts or clauses else "")
        if not clauses:
            parts += [among] if extreme else []
            return " " + " und ".join(parts) if parts else ""
        clause = f", {' und '.join(clauses)}," + (f" {among}" if extreme else "")
        return (" " + " und ".join(parts) if parts else "") + clause

    def relative_clauses(self, which: w.Creatures, many: bool) -> list[str]:
        clauses = [f"die {self.qualified(which.keywords, many)}"] if which.keywords else []
        if which.power_apart is not None:
            clauses.append(f"deren Stärke um mindestens {which.power_apart} von der dieser Kreatur abweicht")
        if which.blocked:
            clauses.append(f"die in diesem Zug geblockt {'haben' if many else 'hat'}")
        return clauses

    def qualified(self, keywords: Sequence[w.Keyword], many: bool) -> str:
        """The predicate with the verb at the end: "GIFTIG oder ROBUST sind"."""
        being = [self.keywords[keyword] for keyword in keywords if keyword is not w.Keyword.FRENZY]
        parts = [f"{listing(being, self.either)} {'sind' if many else 'ist'}"] if being else []
        if w.Keyword.FRENZY in keywords:
            parts.append(f"{self.keywords[w.Keyword.FRENZY]} {'besitzen' if many else 'besitzt'}")
        return f" {self.either} ".join(parts)

    def wears(self, keywords: Sequence[w.Keyword], many: bool) -> list[tuple[str, str]]:
        """Verbs with what follows them: "besitzt" "RASEREI", "ist" "GIFTIG und ROBUST"."""
        parts = []
        if w.Keyword.FRENZY in keywords:
            parts.append(("besitzen" if many else "besitzt", self.keywords[w.Keyword.FRENZY]))
        being = [self.keywords[keyword] for keyword in keywords if keyword is not w.Keyword.FRENZY]
        if being:
            parts.append(("sind" if many else "ist", listing(being, self.also)))
        return parts

    def given(self, subject: str, many: bool, dative: str, keywords: Sequence[w.Keyword]) -> Clause:
        """Keywords for this turn."""
        (verb, first), *others = self.wears(keywords, many)
        rest = "".join(f" {self.also} {verb} {what}" for verb, what in others)
        return state(subject, verb, f"in diesem Zug {first}{rest}",
                     f"{dative} in diesem Zug {self.keyword_list(keywords, self.also)} verleihen")

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
        boost = which.pile in (w.Pile.BOOST, w.Pile.OWN_BOOST)
        one, many = ("Verstärkungskarte", "Verstärkungskarten") if boost else ("Karte", "Karten")
        noun = f"eine {one}" if number == 1 else f"{number} {many}" if number else f"beliebig viele {many}"
        qualities = self.qualities(printed(which))
        pile = {
            w.Pile.OWN_HAND: voice.pick("deiner Hand", "seiner Hand"),
            w.Pile.OWN_DISCARD: voice.pick("deinem Ablagestapel", "seinem Ablagestapel"),
            w.Pile.ENEMY_DISCARD: voice.pick("dem Ablagestapel des Gegners", "deinem Ablagestapel"),
            w.Pile.ANY_DISCARD: "einem beliebigen Ablagestapel" if number == 1 else "beliebigen Ablagestapeln",
            w.Pile.BOOST: "einer Kreatur" if number == 1 else "beliebiger Kreaturen",
            w.Pile.OWN_BOOST: "dieser Kreatur",
        }[which.pile]
        return f"{noun}{qualities} {'' if boost else 'aus '}{pile}"

    def amount(self, amount: w.Amount, unit: str, voice: Voice) -> str:
        if isinstance(amount, int):
            return "eine Karte" if (unit, amount) == ("card", 1) else self.counted(amount, unit)
        times = amount.times if isinstance(amount, w.CreatureCount) else 1
        return f"{self.for_each(amount, voice)} {self.counted(times, unit)}"

    def for_each(self, amount: w.Counted, voice: Voice) -> str:
        match amount:
            case w.OctoniteOn(w.Creatures() as which):
                return f"für jedes Oktonit auf {self.creatures(which, Form.MANY, voice, dative=True)}"
            case w.OctoniteOn():
                return "für jedes Oktonit auf dieser Kreatur"
            case w.CreatureCount(which):
                return f"für {self.creatures(which, Form.EACH, voice)}"
            case w.MindbugsReady(w.Player.SELF):
                return f"für jeden Mindbug, den {voice.pick('du', 'er')} noch {voice.pick('hast', 'hat')},"
            case w.MindbugsReady():
                return f"für jeden Mindbug, den {voice.pick('er noch hat', 'du noch hast')},"
            case w.DiscardedCount():
                return "für jede abgeworfene Karte"
            case _:
                untold(amount)

    def return_to_hand(self, which: w.Creatures | w.Single, voice: Voice) -> Clause:
        """Says that creatures go to the hand of whoever controls them; one's own is taken back, another is sent
        back."""
        creature = self.creature(which, voice)
        match which, voice:
            case (w.Creatures(side=w.Side.ALLIED), _) | (w.Single.THIS, Voice.YOU):
                return do("nimm", f"{creature} auf die Hand", "zurücknehmen", "zurück")
            case (w.Creatures(side=w.Side.ENEMY) | w.Single.THIS, Voice.OPPONENT):
                hand = "deine Hand"
            case w.Creatures(side=w.Side.ENEMY), _:
                hand = "die Hand des Gegners"
            case _:
                hand = "die Hand des Spielers, der sie kontrolliert,"
        return do("schicke", f"{creature} auf {hand}", "zurückschicken", "zurück")

    # ---- effects

    def clause(self, effect: w.Effect, voice: Voice) -> Clause:
        deine = voice.pick("deine", "seine")
        den_gegner = voice.pick("den Gegner", "dich")
        dem_gegner = voice.pick("dem Gegner", "dir")
        des_gegners = voice.pick("der Hand des Gegners", "deiner Hand")
        match effect:
            case w.GainLife(amount):
                return do("erhalte", self.amount(amount, "life", voice), "erhalten")
            case w.LoseLife(w.Player.SELF, amount):
                return do("verliere", self.amount(amount, "life", voice), "verlieren")
            case w.LoseLife(_, amount):
                life = self.amount(amount, "life", voice)
                return state("der Gegner", "verliert", life, f"{den_gegner} {life} verlieren lassen")
            case w.LoseAllLifeBut(left):
                life = f"alle Lebenspunkte bis auf {'einen' if left == 1 else left}"
                return state("der Gegner", "verliert", life, f"{den_gegner} {life} verlieren lassen")
            case w.MatchLife():
                value = voice.pick("den Wert des Gegners", "deinen Wert")
                return do("setze", f"{deine} Lebenspunkte auf {value}", "setzen")
            case w.StealLife(number):
                return do("stiehl", f"{dem_gegner} {self.counted(number, 'life')}", "stehlen")
            case w.RefreshMindbug():
                return do("decke", f"einen {deine}r eingesetzten Mindbugs wieder", "aufdecken", "auf")
            case w.ExtraTurn():
                return do("mache", "nach diesem Zug einen weiteren Zug", "machen")
            case w.WinGame():
                return Clause("du gewinnst das Spiel", "das Spiel gewinnen", inverted="gewinnst du das Spiel")
            case w.LoseGame():
                return Clause("du verlierst das Spiel", "das Spiel verlieren", inverted="verlierst du das Spiel")
            case w.LoseMindbug(w.Player.SELF):
                return do("verliere", f"einen {deine}r Mindbugs", "verlieren")
            case w.LoseMindbug():
                return state("der Gegner", "verliert", "einen Mindbug", f"{den_gegner} einen Mindbug verlieren lassen")
            case w.MindbugsOff():
                return state("niemand", "kann", "in diesem Zug Mindbugs einsetzen",
                             "in diesem Zug alle Mindbugs sperren")
            case w.PayMindbug(then):
                first, *others = (self.clause(each, voice) for each in then)
                return Clause(f"setze einen {deine}r Mindbugs ein und {first.led}",
                              f"einen {deine}r Mindbugs einsetzen und {first.infinitive}",
                              tail=(*first.tail, *self.sentences(others)))
            case w.Defeat(w.Creatures() as which, int(number)):
                return do("besiege", self.up_to(number, which, voice), "besiegen")
            case w.Defeat(which):
                return do("besiege", self.creature(which, voice), "besiegen")
            case w.DefeatAll(which):
                return do("besiege", self.creatures(which, Form.ALL, voice), "besiegen")
            case w.DefeatPair(first, second):
                one, other = self.creature(first, voice), self.creature(second, voice)
                if one != "eine Kreatur" and other.endswith(" Kreatur"):  # eine verbündete und eine feindliche Kreatur
                    one = one.removesuffix(" Kreatur")
                return do("besiege", f"{one} und {other}", "besiegen")
            case w.DefeatEqualPair(which):
                pair = self.up_to(2, which, voice).removeprefix("bis zu ")
                return do("besiege", f"{pair} mit gleicher Stärke", "besiegen")
            case w.TakeControl(which, number, this_turn):
                whom = self.creature(which, voice)
                if number is not None and isinstance(which, w.Creatures):
                    whom = self.up_to(number, which, voice)
                how_long = "bis zum Ende des Zuges " if this_turn else ""
                return do("übernimm", f"{how_long}die Kontrolle über {whom}", "übernehmen")
            case w.GiveControl():
                return state("der Gegner", "übernimmt", "die Kontrolle über diese Kreatur",
                             f"{dem_gegner} die Kontrolle über diese Kreatur geben")
            case w.ForceAttack(which):
                creature = self.creature(which, voice).removesuffix(",")
                return Clause(f"zwinge {creature}, sofort anzugreifen", f"{creature} zwingen, sofort anzugreifen,")
            case w.ReturnAll(which):
                return self.return_all(which, voice)
            case w.Capture(which):
                return do("nimm", f"{self.creature(which, voice)} auf die Hand", "nehmen")
            case w.SetAside(which):
                return do("lege", self.creatures(which, Form.ALL, voice), "beiseitelegen", "beiseite")
            case w.ReturnAside():
                aside = "die Kreaturen, die diese Karte beiseitegelegt hat, ohne ihre Ausspielen-Effekte ins Spiel"
                return do("bringe", aside, "zurückbringen", "zurück")
            case w.Evolve():
                return do("entwickle", "diese Kreatur", "weiterentwickeln", "weiter")
            case w.BoostWithCards(which, number):
                whom = self.creature(which, voice)
                cards = "höchstens 1 Karte aus einem beliebigen Ablagestapel" if number == 1 else (
                    f"bis zu {self.counted(number, 'card')} aus beliebigen Ablagestapeln")
                if number > 1 and isinstance(which, w.Creatures):
                    whom, cards = f"beliebige {self.creatures(which, Form.MANY, voice)}", f"insgesamt {cards}"
                return do("verstärke", f"{whom} mit {cards}", "verstärken")
            case w.ReturnToHand(which):
                return self.return_to_hand(which, voice)
            case w.PutOctonite(which, number):
                return do("lege", f"{self.counted(number, 'octonite')} auf {self.creature(which, voice)}", "legen")
            case w.Boost(number):
                rest = f"in diesem Zug {signed(number)} Stärke"
                return state("diese Kreatur", "hat", rest, f"dieser Kreatur {rest} geben")
            case w.GainKeywords(keywords):
                return self.given("diese Kreatur", False, "dieser Kreatur", keywords)
            case w.AlliesGain(keywords):
                allies = w.Creatures(w.Side.ALLIED)
                return self.given(self.creatures(allies, Form.MANY, voice), True,
                                  self.creatures(allies, Form.MANY, voice, dative=True), keywords)
            case w.AlliesExtraDie():
                rest = "in diesem Zug mit 1 Würfel mehr"
                who = self.creatures(w.Creatures(w.Side.ALLIED), Form.MANY, voice)
                return state(who, "würfeln", f"{rest} (höchstens 2)", f"{who} {rest} (höchstens 2) würfeln lassen")
            case w.EnemiesCannotBlock():
                enemies = self.creatures(w.Creatures(w.Side.ENEMY), Form.MANY, voice)
                return state(enemies, "können", "in diesem Zug nicht blocken",
                             f"{enemies} in diesem Zug am Blocken hindern")
            case w.CannotBlockThisTurn(which):
                creature = self.creature(which, voice)
                return state(f"{creature} deiner Wahl", "kann", "in diesem Zug nicht blocken",
                             f"{creature} in diesem Zug am Blocken hindern")
            case w.CannotBeDefeatedThisTurn():
                return state("diese Kreatur", "kann", "in diesem Zug nicht besiegt werden",
                             "diese Kreatur in diesem Zug vor jeder Niederlage schützen")
            case w.Discard(who, amount, up_to):
                cards = self.amount(amount, "card", voice)
                if up_to:
                    cards = f"bis zu {self.counted(amount, 'card') if isinstance(amount, int) else cards}"
                return self.discards(who, cards, den_gegner)
            case w.DiscardRandom(who, number):
                cards = "eine zufällige Karte" if number == 1 else f"{number} zufällige Karten"
                return self.discards(who, cards, den_gegner)
            case w.DiscardAll(who, hand, draw_pile):
                whose = deine if who is w.Player.SELF else voice.pick("seine", "deine")
                piles = ["alle Handkarten"] * hand + [f"{whose}n gesamten Nachziehstapel"] * draw_pile
                return self.discards(who, listing(piles, self.also), den_gegner)
            case w.DrawCards(number):
                return do("ziehe", self.amount(number, "card", voice), "ziehen")
            case w.SwapHands():
                return do("tausche", f"die Handkarten mit {dem_gegner}", "tauschen")
            case w.StealCards(number):
                cards = "eine zufällige Karte" if number == 1 else f"{number} zufällige Karten"
                return do("stiehl", f"{cards} aus {des_gegners}", "stehlen")
            case w.PlayCard(which):
                return do("spiele", self.cards(which, 1, voice), "ausspielen", "aus")
            case w.PlayRandom():
                return do("spiele", f"eine zufällige Karte aus {des_gegners}", "ausspielen", "aus")
            case w.OpponentGives():
                return Clause("der Gegner gibt dir eine Karte aus seiner Hand",
                              voice.pick("dir vom Gegner eine Karte aus seiner Hand geben lassen",
                                         "sich von dir eine Karte aus deiner Hand geben lassen"),
                              inverted="gibt dir der Gegner eine Karte aus seiner Hand")
            case w.PlayIt():
                return do("spiele", "sie", "ausspielen", "aus")
            case w.KeepIt():
                return do("nimm", "sie auf die Hand", "nehmen")
            case w.PlayThis():
                pile = voice.pick("deinem", "seinem")
                return do("spiele", f"diese Karte aus {pile} Ablagestapel", "ausspielen", "aus")
            case w.PlayAny(which):
                return do("spiele", f"{self.cards(which, 0, voice)} ohne ihre Ausspielen-Effekte", "ausspielen", "aus")
            case w.RevealRandom():
                return do("decke", f"eine zufällige Karte aus {des_gegners}", "aufdecken", "auf")
            case w.PutIntoDiscard(w.Player.SELF):  # the infinitive is also told to the opponent, in quotation marks
                return Clause(f"lege sie auf {deine}n Ablagestapel", "sie auf den eigenen Ablagestapel legen")
            case w.PutIntoDiscard():
                pile = voice.pick("den Ablagestapel des Gegners", "deinen Ablagestapel")
                return do("lege", f"sie auf {pile}", "legen")
            case w.OpponentGivesAll():
                return Clause("der Gegner gibt dir alle Karten mit dieser Stärke aus seiner Hand",
                              voice.pick("dir vom Gegner alle Karten mit dieser Stärke geben lassen",
                                         "sich von dir alle Karten mit dieser Stärke geben lassen"),
                              inverted="gibt dir der Gegner alle Karten mit dieser Stärke aus seiner Hand")
            case w.Recover(which, number):
                return do("nimm", f"{self.cards(which, number, voice)} auf die Hand", "nehmen")
            case w.RecoverAll():
                return do("nimm", f"{deine}n ganzen Ablagestapel auf die Hand", "nehmen")
            case w.Reveal():
                return do("zeige", f"eine Karte aus {deine}r Hand", "vorzeigen", "vor")
            case w.CopyPlay():
                return do("kopiere", "ihren Ausspielen-Effekt", "kopieren")
            case w.CopyPlayOf(which):
                creature = self.creature(replace(which, trigger=None), voice, dative=True)
                return do("kopiere", f"den Ausspielen-Effekt {creature}", "kopieren")
            case w.TriggerPlay(which):
                creature = self.creature(replace(which, trigger=None), voice, dative=True)
                return do("löse", f"den Ausspielen-Effekt {creature}", "auslösen", "aus")
            case w.DrawUnused(number):
                return do("ziehe", f"{self.amount(number, 'card', voice)} vom Stapel der ungenutzten Karten", "ziehen")
            case w.TuckUnused(number):
                cards = "die oberste Karte" if number == 1 else f"die obersten {number} Karten"
                source = f"{cards} vom Stapel der ungenutzten Karten"
                return do("lege", f"{source} ungesehen unter {deine}n Nachziehstapel", "legen")
            case w.GainEnergy(amount):
                return do("erhalte", self.amount(amount, "energy", voice), "erhalten")
            case w.BuyFree():
                return do("kaufe", "kostenlos eine offene Power-Karte", "kaufen")
            case w.BuyTopOfDeck():
                return Clause("decke die oberste Karte des Power-Stapels auf und kaufe sie kostenlos",
                              "die oberste Karte des Power-Stapels aufdecken und kostenlos kaufen")
            case w.Choose([w.Mode(do=[w.PutIntoDiscard()]), w.Mode(do=[w.PutIntoDiscard()])]):
                either = voice.pick("deinen Ablagestapel oder auf den des Gegners", "seinen oder deinen Ablagestapel")
                return do("lege", f"sie auf {either}", "legen")
            case w.Choose(modes):
                parts = [self.together(mode.do, voice) for mode in modes]
                choice = listing([part.led for part in parts], self.either)
                return Clause(amid("entweder", choice) if is_order(parts[0]) else f"entweder {choice}",
                              listing([part.infinitive for part in parts], self.either),
                              tail=tuple(sentence for part in parts for sentence in part.tail))
            case w.Repeat(times, what_to_do):
                what = self.together(what_to_do, voice)
                often = f"{times}-mal" if isinstance(times, int) else self.for_each(times, voice)
                return Clause(amid(often, what.main) if is_order(what) else f"{often} {what.led}",
                              f"{often} {what.infinitive}", tail=what.tail)
            case w.NameKeyword(then):
                what = self.together(then, voice)
                return Clause(f"nenne ein Schlüsselwort, dann {what.led}",
                              f"ein Schlüsselwort nennen und {what.infinitive}", tail=what.tail)
            case w.NameNumber(then):
                what = self.together(then, voice)
                return Clause(f"nenne eine Zahl von 1 bis 10, dann {what.led}",
                              f"eine Zahl von 1 bis 10 nennen und {what.infinitive}", tail=what.tail)
            case w.RollDie(at_least, then):
                what = self.together(then, voice)
                die, at_least_so = "einen sechsseitigen Würfel", f"{at_least} oder mehr"
                return Clause(f"wirf {die}: Bei {at_least_so} {what.led}, dann würfle erneut",
                              f"{die} werfen, bei {at_least_so} {what.infinitive} und erneut würfeln", tail=what.tail)
            case w.If(condition, then):
                what = self.together(then, voice)
                when = self.condition(condition, voice)
                led = self.after_condition(condition, what, voice)
                return Clause(f"wenn {when}, {led}", f"{what.infinitive}, wenn {when},",
                              f"{what.led}, wenn {when},", what.tail)
            case w.May(first, then):
                what = self.together(first, voice)
                return Clause(f"du darfst {what.infinitive}", f"{what.infinitive} (freiwillig)",
                              inverted=f"darfst du {what.infinitive}", tail=what.tail + self.if_done(then, voice))
            case w.OpponentMay(first, otherwise):
                what, threat = self.together(first, voice.other), self.together(otherwise, voice.other)
                rest = f"{what.infinitive}; tut er das nicht, muss er {threat.infinitive}"
                clause = state("der Gegner", "darf", rest,
                               f"{den_gegner} {what.infinitive} oder sonst {threat.infinitive} lassen")
                return replace(clause, tail=what.tail + threat.tail)
            case _:
                untold(effect)

    def discards(self, who: w.Player, cards: str, den_gegner: str) -> Clause:
        if who is w.Player.SELF:
            return do("wirf", cards, "abwerfen", "ab")
        return state("der Gegner", "wirft", f"{cards} ab", f"{den_gegner} {cards} abwerfen lassen")

    def return_all(self, which: w.Creatures, voice: Voice) -> Clause:
        creatures = self.creatures(which, Form.ALL, voice)
        match which.side:
            case w.Side.ALLIED:
                return do("nimm", f"{creatures} auf die Hand", "zurücknehmen", "zurück")
            case w.Side.ENEMY:
                hand = voice.pick("die Hand des Gegners", "deine Hand")
            case w.Side.ANY:
                hand = "die Hände ihrer Spieler"
        return do("schicke", f"{creatures} auf {hand}", "zurückschicken", "zurück")

    def if_done(self, then: Sequence[w.Effect], voice: Voice) -> tuple[str, ...]:
        if not then:
            return ()
        what = self.together(then, voice)
        return voice.pick(f"Wenn du das tust, {what.led}.", f"Wenn er das tut, muss er {what.infinitive}."), *what.tail

    def dilemma(self, do: str, otherwise: str) -> str:
        return f"Möchtest du {do}? Sonst musst du {otherwise}."

    # ---- conditions, constants

    def condition(self, condition: w.Condition, voice: Voice = Voice.YOU, this: str = "diese Kreatur") -> str:
        """The condition with the verb at the end, as after "wenn" and "solange"."""
        du, deine = voice.pick("du", "er"), voice.pick("deine", "seine")
        bist, hast = voice.pick("bist", "ist"), voice.pick("hast", "hat")
        kontrollierst = voice.pick("kontrollierst", "kontrolliert")
        gegner = voice.pick("der Gegner", "du")
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
                others = "andere Kreatur" if self.singular(exactly) else "andere Kreaturen"
                return f"{du} genau {exactly} {others} {kontrollierst}"
            case w.NoStrongerAlly():
                return f"{du} keine stärkere Kreatur als diese {kontrollierst}"
            case w.FewerCreatures():
                return f"{du} weniger Kreaturen {kontrollierst} als {gegner}"
            case w.NoCreatures():
                return f"{du} keine Kreaturen {kontrollierst}"
            case w.LowerLife():
                return f"{du} weniger Lebenspunkte {hast} als {gegner}"
            case w.NoMindbugReady():
                return f"{du} keinen Mindbug mehr übrig {hast}"
            case w.DefeatedInCombat():
                return f"{this} im Kampf besiegt wurde"
            case w.DiscardedPower(at_least):
                return f"die abgeworfene Karte Stärke {at_least} oder mehr hat"
            case w.LifeExactly(life):
                return f"{du} genau {self.counted(life, 'life')} {hast}"
            case w.MoreCreatures(1):
                return f"{du} mehr Kreaturen {kontrollierst} als {gegner}"
            case w.MoreCreatures(by):
                return f"{du} mindestens {by} Kreaturen mehr {kontrollierst} als {gegner}"
            case w.EnemyCreatures(at_least):
                many = "Kreatur" if self.singular(at_least) else "Kreaturen"
                return f"{gegner} mindestens {at_least} {many} {voice.pick('kontrolliert', 'kontrollierst')}"
            case w.EqualAllies():
                return "mindestens zwei verbündete Kreaturen dieselbe Stärke haben"
            case w.EmptyDiscard():
                return f"{voice.pick('dein', 'sein')} Ablagestapel leer ist"
            case w.SameMindbugs():
                return f"{du} genauso viele Mindbugs übrig {hast} wie {gegner}"
            case w.Exhausted():
                return f"{this} erschöpft ist"
            case w.WonFight():
                return f"{this} in diesem Zug eine feindliche Kreatur im Kampf besiegt hat"
            case w.OctoniteOnIt(at_least):
                return f"sie jetzt mindestens {at_least} Oktonit trägt"
            case _:
                untold(condition)

    def constant(self, constant: w.Constant) -> str:
        match constant:
            case w.Has():
                return self.has(constant)
            case w.Mirrors(keywords):
                named = self.keyword_list(keywords, self.either)
                return (f"diese Kreatur besitzt {named}, solange eine feindliche Kreatur das jeweilige Schlüsselwort"
                        " besitzt")
            case w.UnblockableBy(which):
                creatures, comma, clause = self.creatures(which, Form.MANY, dative=True).partition(",")
                return f"diese Kreatur kann nicht von {creatures} geblockt werden{comma}{clause}"
            case w.CannotBlock(which, when):
                return f"{self.subject(which)} nicht blocken{self.while_(when)}"
            case w.CannotAttack(which, when):
                return f"{self.subject(which)} nicht angreifen{self.while_(when)}"
            case w.CannotHunt(which):
                return f"diese Kreatur kann {self.creatures(which, Form.MANY)} nicht zum Blocken zwingen"
            case w.CannotBeDefeated(which):
                return f"{self.subject(which)} nicht besiegt werden"
            case w.Silences(trigger):
                return f"die {self.trigger_effect(trigger)}e des Gegners werden nicht ausgelöst"
            case w.KeywordsIdle(which):
                return f"die Schlüsselwörter {self.of_creatures(which)} haben keine Wirkung"
            case w.ExtraReroll():
                return "immer wenn du würfelst, darfst du einmal öfter neu würfeln"
            case w.ExtraDie(which):
                return f"{self.creatures(which, Form.MANY)} würfeln beim Angreifen mit 1 Würfel mehr (höchstens 2)"
            case w.Grants(to, attack, cost):
                granted = self.trigger_line(w.Trigger.ATTACK, attack, cost).removesuffix(".")
                have = "diese Kreatur hat" if isinstance(to, w.Single) else f"{self.creatures(to, Form.MANY)} haben"
                return f"{have}: „{granted}“"
            case w.When(w.Moment.ENEMY_LIFE_LOST as moment, [w.LoseLife(w.Player.OPPONENT, int(number))], None):
                return f"{MOMENTS[moment]} verliert er {number} weitere"
            case w.When(moment, effects, given):
                what = self.together(effects, Voice.YOU)
                condition = f", wenn {self.condition(given, this='sie')}" if given else ""
                order = is_order(what) and not MOMENTS[moment].endswith(",")
                told = amid(MOMENTS[moment], what.main) if order else f"{MOMENTS[moment]} {what.led}"
                return self.with_tail(what, told + condition)
            case w.ReversesFights():
                return "wenn diese Kreatur kämpft, wird die stärkere statt der schwächeren Kreatur besiegt"
            case w.MustBeHunted():
                hunter = self.keywords[w.Keyword.HUNTER]
                return ("wenn der Gegner kann, muss er diese Kreatur in seinem Zug durch den Angriff einer Kreatur, "
                        f"die {hunter} ist, zum Blocken zwingen")
            case w.EvolvesInsteadOfDefeat():
                return "immer wenn diese Kreatur besiegt würde, entwickelt sie sich stattdessen weiter"
            case w.NoMindbugs():
                return "niemand kann Mindbugs einsetzen"
            case w.MindbugToll(life):
                return f"bevor der Gegner einen Mindbug einsetzt, verliert er {self.counted(life, 'life')}"
            case w.ClosedHand():
                return "der Gegner bekommt durch Effekte keine Karten auf die Hand"
            case w.CannotLoseLife():
                return "du kannst keine Lebenspunkte verlieren"
            case w.CannotPlay(max_power):
                return f"der Gegner kann keine Karten mit {power(None, max_power)} aus seiner Hand ausspielen"
            case _:
                untold(constant)

    def cannot_attack_or_block(self, which: w.Creatures | w.Single, when: w.Condition | None) -> str:
        return f"{self.subject(which)} weder angreifen noch blocken{self.while_(when)}"

    def subject(self, which: w.Creatures | w.Single) -> str:
        """The subject of a sentence that says who cannot do something, with its verb."""
        return "diese Kreatur kann" if isinstance(which, w.Single) else f"{self.creatures(which, Form.MANY)} können"

    def while_(self, when: w.Condition | None) -> str:
        return f", solange {self.condition(when)}" if when else ""

    def has(self, constant: w.Has) -> str:
        this = isinstance(constant.to, w.Single)
        subject = "diese Kreatur" if isinstance(constant.to, w.Single) else self.creatures(constant.to, Form.MANY)
        gifts = [f"{verb} {what}" for verb, what in self.wears(constant.keywords, many=not this)]
        have = "hat" if this else "haben"
        if not isinstance(constant.power, int):
            times = constant.power.times if isinstance(constant.power, w.CreatureCount) else 1
            gifts.insert(0, f"{have} {self.for_each(constant.power, Voice.YOU)} {signed(times)} Stärke")
        elif constant.power:
            gifts.insert(0, f"{have} {signed(constant.power)} Stärke")
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

    def sides(self, sides: Sequence[w.ExhaustedSide]) -> str:
        shown = listing([self.face(side) for side in sides], self.either)
        return f"wenn diese Kreatur erschöpft wird, hat sie stattdessen nach deiner Wahl entweder {shown}"

    def stages(self, names: Sequence[str]) -> str:
        return f"entwickelt sich zu {', dann zu '.join(names)}"

    def dice(self, icons: int) -> str:
        return f"würfelt beim Angreifen mit {icons} {'Würfel' if self.singular(icons) else 'Würfeln'}"
