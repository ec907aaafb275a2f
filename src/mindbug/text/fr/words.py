"""The words of cards in French. Players are addressed as "vous"; "carte" and "créature" are both feminine."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property

import mindbug.words as w
from mindbug.text.fr import nouns
from mindbug.text.language import Clause, Form, Language, Voice, capitalised, listing, printed, untold
from mindbug.text.nouns import Inflected, Noun

COUNTED = r"(?:PV|cartes?|créatures?|autres?|octonites?|énergies?|dés?|tours?|Mindbugs?|points?|min|de puissance)\b"
UNBREAKABLE = re.compile(rf" (?=[:;?!»%])|(?<=«) |(?<=\d) (?={COUNTED})|(?<=\}}) (?=\{{(?:count|number)\||{COUNTED})")


def elides(text: str) -> bool:
    """Whether a word in front of this loses its vowel."""
    return text[:1] in nouns.VOWELS


def de(phrase: str) -> str:
    if phrase.startswith("les "):
        return f"des {phrase.removeprefix('les ')}"
    return f"d’{phrase}" if elides(phrase) else f"de {phrase}"


def si(clause: str) -> str:
    return f"s’{clause}" if clause.startswith("il ") else f"si {clause}"


def tant_que(clause: str) -> str:
    return f"tant qu’{clause}" if elides(clause) else f"tant que {clause}"


def do(imperative: str, infinitive: str, rest: str) -> Clause:
    """What "you" do: "détruisez une créature", "détruire une créature"."""
    return Clause(f"{imperative} {rest}", f"{infinitive} {rest}")


def power(low: int | None, high: int | None) -> str:
    if low is not None and high is not None:
        return f"de puissance {low}" if low == high else f"de puissance {low} à {high}"
    return f"de puissance {low} ou plus" if low is not None else f"de puissance {high} ou moins"


def after_naming_the_opponent(clause: str) -> str:
    """Whoever has just been named is not named again: "volez-lui 1 PV", "il perd 1 PV"."""
    clause = re.sub(r"^volez (.+?) à l’adversaire", r"volez-lui \1", clause)
    return re.sub(r"^l’adversaire\b", "il", clause)


class French(Language):
    code = "fr"
    title = "Français"
    forms = nouns.FORMS

    @cached_property
    def unnamed(self) -> Mapping[str, Noun]:
        """Pages call whoever has no name by a title, "Adversaire", which takes an article in a sentence."""
        return {capitalised(noun.name): noun for noun in self.people.values()}

    def inflect(self, noun: Noun, form: str, owner: Noun | None) -> Inflected:
        if noun.person and form:
            noun = self.unnamed.get(noun.name, noun)
        return nouns.inflected(noun, form, owner)

    def possessive(self, owner: Noun) -> str:
        return "".join(nouns.inflected(owner, "de", None))

    def agreement(self, noun: Noun, words: int) -> int:
        return nouns.agreement(noun, words)

    def singular(self, number: float) -> bool:
        return abs(number) < 2

    def polish(self, text: str) -> str:
        """No line may break before : ; ? ! % », after « or between a number and what it counts."""
        return UNBREAKABLE.sub("\u00a0", text)

    # ---- creatures, cards, amounts

    def creatures(self, which: w.Creatures, form: Form, voice: Voice = Voice.YOU) -> str:
        other = "autre" if which.other else ""
        owner = self.owner(which.side, voice)
        qualities = self.qualities(which)
        if owner:
            start = {Form.ONE: "une de ", Form.EACH: "chacune de ", Form.ALL: "toutes ", Form.MANY: ""}[form]
            return f"{start}{owner} {other and 'autres '}créatures{qualities}"
        enemy = " ennemie" if which.side is w.Side.ENEMY else ""
        if form in (Form.ONE, Form.EACH):
            start = "une" if form is Form.ONE else "chaque"
            return f"{start} {other and 'autre '}créature{enemy}{qualities}"
        start = "les" if form is Form.MANY else "toutes les"
        return f"{start} {other and 'autres '}créatures{enemy and f'{enemy}s'}{qualities}"

    def up_to(self, number: int, which: w.Creatures, voice: Voice) -> str:
        if number == 1:
            return f"au plus {self.creatures(which, Form.ONE, voice)}"
        many = self.creatures(which, Form.MANY, voice)
        return f"au plus {number} " + (f"de {many}" if self.owner(which.side, voice) else many.removeprefix("les "))

    def owner(self, side: w.Side, voice: Voice) -> str:
        return {w.Side.ALLIED: voice.pick("vos", "ses"), w.Side.ENEMY: voice.pick("", "vos"), w.Side.ANY: ""}[side]

    def qualities(self, which: w.Creatures) -> str:
        powerful = which.min_power is not None or which.max_power is not None
        start = f" {power(which.min_power, which.max_power)}" if powerful else ""
        parts = []
        if which.keywords:
            parts.append(f"ayant {self.keyword_list(which.keywords, self.either)}")
        if which.octonite:
            parts.append("portant de l’octonite")
        if which.trigger:
            parts.append(f"ayant un effet {self.triggers[which.trigger]}")
        if which.shares_keyword:
            parts.append("ayant un mot-clé en commun avec cette carte")
        if which.weakest:
            parts.append("ayant la puissance la plus faible" + (" parmi celles-ci" if start or parts else ""))
        return start + (" " + " et ".join(parts) if parts else "")

    def creature(self, which: w.Creatures | w.Single, voice: Voice) -> str:
        match which:
            case w.Single.THIS:
                return "cette créature"
            case w.Single.VICTOR:
                return "la créature qui l’a détruite"
            case w.Creatures():
                return self.creatures(which, Form.ONE, voice)

    def cards(self, which: w.Cards, number: int, voice: Voice) -> str:
        noun = "une carte" if number == 1 else self.counted(number, "card")
        qualities = self.qualities(printed(which))
        pile = {
            w.Pile.OWN_HAND: voice.pick("votre main", "sa main"),
            w.Pile.OWN_DISCARD: voice.pick("votre défausse", "sa défausse"),
            w.Pile.ENEMY_DISCARD: voice.pick("la défausse de l’adversaire", "votre défausse"),
            w.Pile.ANY_DISCARD: "n’importe quelle défausse",
        }[which.pile]
        return f"{noun}{qualities} {'depuis' if qualities else 'de'} {pile}"

    def amount(self, amount: w.Amount, unit: str, voice: Voice) -> str:
        number = amount if isinstance(amount, int) else 1
        what = "une carte" if (unit, number) == ("card", 1) else self.counted(number, unit)
        return what if isinstance(amount, int) else f"{what} {self.for_each(amount, voice)}"

    def for_each(self, amount: w.OctoniteOn | w.CreatureCount, voice: Voice) -> str:
        match amount:
            case w.OctoniteOn(w.Creatures() as which):
                return f"pour chaque octonite sur {self.creatures(which, Form.MANY, voice)}"
            case w.OctoniteOn():
                return "pour chaque octonite sur cette créature"
            case w.CreatureCount(which):
                return f"pour {self.creatures(which, Form.EACH, voice)}"
            case _:
                untold(amount)

    def return_to_hand(self, which: w.Creatures | w.Single, voice: Voice) -> Clause:
        """To the hand of whoever controls the creature."""
        match which, voice:
            case (w.Creatures(side=w.Side.ALLIED) | w.Single.THIS, Voice.YOU) | (
                    w.Creatures(side=w.Side.ENEMY) | w.Single.THIS, Voice.OPPONENT):
                hand = "votre main"
            case w.Creatures(side=w.Side.ALLIED), Voice.OPPONENT:
                hand = "sa main"
            case w.Creatures(side=w.Side.ENEMY), _:
                hand = "la main de l’adversaire"
            case _:
                hand = "la main du joueur qui la contrôle"
        return do("renvoyez", "renvoyer", f"{self.creature(which, voice)} dans {hand}")

    # ---- effects

    def clause(self, effect: w.Effect, voice: Voice) -> Clause:
        vos, votre = voice.pick("vos", "ses"), voice.pick("votre", "sa")
        main_adverse = voice.pick("la main de l’adversaire", "votre main")
        match effect:
            case w.GainLife(amount):
                return do("gagnez", "gagner", self.amount(amount, "life", voice))
            case w.LoseLife(w.Player.SELF, amount):
                return do("vous perdez", "perdre", self.amount(amount, "life", voice))
            case w.LoseLife(_, amount):
                return self.opponent("perd", "perdre", self.amount(amount, "life", voice), voice)
            case w.LoseAllLifeBut(left):
                return Clause(f"l’adversaire perd tous ses PV sauf {left}",
                              voice.pick(f"faire perdre à l’adversaire tous ses PV sauf {left}",
                                         f"vous faire perdre tous vos PV sauf {left}"))
            case w.MatchLife():
                return do("alignez", "aligner", f"{vos} PV sur "
                          + voice.pick("ceux de l’adversaire", "les vôtres"))
            case w.StealLife(number):
                life = self.counted(number, "life")
                return Clause(f"volez {life} à l’adversaire",
                              voice.pick(f"voler {life} à l’adversaire", f"vous voler {life}"))
            case w.RefreshMindbug():
                return do("récupérez", "récupérer", f"un de {vos} Mindbugs utilisés")
            case w.ExtraTurn():
                return do("jouez", "jouer", "un tour supplémentaire après celui-ci")
            case w.WinGame():
                return do("vous gagnez", "gagner", "la partie")
            case w.Defeat(which):
                return do("détruisez", "détruire", self.creature(which, voice))
            case w.DefeatAll(which):
                return do("détruisez", "détruire", self.creatures(which, Form.ALL, voice))
            case w.DefeatPair(first, second):
                return do("détruisez", "détruire", f"{self.creature(first, voice)} et {self.creature(second, voice)}")
            case w.TakeControl(w.Creatures() as which, int(number)):
                return do("prenez", "prendre", f"le contrôle {de(self.up_to(number, which, voice))}")
            case w.TakeControl(which):
                return do("prenez", "prendre", f"le contrôle {de(self.creature(which, voice))}")
            case w.ReturnToHand(which):
                return self.return_to_hand(which, voice)
            case w.PutOctonite(which, number):
                return do("placez", "placer", f"{self.counted(number, 'octonite')} sur {self.creature(which, voice)}")
            case w.Boost(number):
                return Clause(f"cette créature a {number:+d} de puissance ce tour-ci",
                              f"donner {number:+d} de puissance à cette créature ce tour-ci")
            case w.GainKeywords(keywords):
                gained = self.keyword_list(keywords, self.also)
                return Clause(f"cette créature a {gained} ce tour-ci", f"donner {gained} à cette créature ce tour-ci")
            case w.AlliesGain(keywords):
                gained = self.keyword_list(keywords, self.also)
                return Clause(f"vos créatures ont {gained} ce tour-ci", f"donner {gained} à {vos} créatures ce tour-ci")
            case w.AlliesExtraDie():
                return Clause("vos créatures lancent 1 dé de plus ce tour-ci (2 au maximum)",
                              f"faire lancer 1 dé de plus à {vos} créatures ce tour-ci (2 au maximum)")
            case w.EnemiesCannotBlock():
                enemies = self.creatures(w.Creatures(w.Side.ENEMY), Form.MANY, voice)
                return Clause(f"{enemies} ne peuvent pas bloquer ce tour-ci",
                              f"empêcher {enemies} de bloquer ce tour-ci")
            case w.Discard(who, amount):
                return self.discards(who, self.amount(amount, "card", voice), voice)
            case w.StealCards(number):
                cards = "une carte" if number == 1 else self.counted(number, "card")
                return do("volez", "voler", f"{cards} au hasard dans {main_adverse}")
            case w.PlayCard(which):
                return do("jouez", "jouer", self.cards(which, 1, voice))
            case w.PlayRandom():
                return do("jouez", "jouer", f"une carte prise au hasard dans {main_adverse}")
            case w.OpponentGives():
                return Clause("l’adversaire vous donne une carte de sa main",
                              voice.pick("vous faire donner par l’adversaire une carte de sa main",
                                         "se faire donner par vous une carte de votre main"))
            case w.PlayIt():
                return Clause("jouez-la", "la jouer")
            case w.Recover(which, number):
                return do("ajoutez", "ajouter", f"à {votre} main {self.cards(which, number, voice)}")
            case w.RecoverAll():
                return do("ajoutez", "ajouter", f"à {votre} main toute {votre} défausse")
            case w.Reveal():
                return do("révélez", "révéler", f"une carte de {votre} main")
            case w.CopyPlay():
                return do("copiez", "copier", "son effet Jouer")
            case w.TriggerPlay(which):
                creature = self.creature(replace(which, trigger=None), voice)
                return do("déclenchez", "déclencher", f"l’effet Jouer {de(creature)}")
            case w.DrawUnused(number):
                cards = self.amount(number, "card", voice)
                return do("piochez", "piocher", f"{cards} dans la pile de cartes inutilisées")
            case w.GainEnergy(amount):
                return do("gagnez", "gagner", self.amount(amount, "energy", voice))
            case w.BuyFree():
                return do("achetez", "acheter", "gratuitement une carte Pouvoir face visible")
            case w.BuyTopOfDeck():
                return Clause("révélez la première carte de la pioche Pouvoir et achetez-la gratuitement",
                              "révéler la première carte de la pioche Pouvoir et l’acheter gratuitement")
            case w.If(condition, then):
                what = self.together(then, voice)
                when = si(self.condition(condition, voice))
                names_opponent = isinstance(condition, w.FewerCreatures | w.LowerLife) and voice is Voice.YOU
                led = after_naming_the_opponent(what.led) if names_opponent else what.led
                return Clause(f"{when}, {led}", f"{what.infinitive} {when}", f"{what.led} {when}", what.tail)
            case w.May(first, then):
                what = self.together(first, voice)
                return Clause(f"vous pouvez {what.infinitive}", f"{what.infinitive} (facultatif)",
                              tail=what.tail + self.if_done(then, voice))
            case w.OpponentMay(first, otherwise):
                what, threat = self.together(first, voice.other), self.together(otherwise, voice.other)
                return Clause(f"l’adversaire peut {what.infinitive} ; sinon, il doit {threat.infinitive}",
                              voice.pick("laisser l’adversaire", "vous laisser") + f" {what.infinitive}"
                              f" ou, à défaut, {threat.infinitive}", tail=what.tail + threat.tail)
            case _:
                untold(effect)

    def opponent(self, verb: str, infinitive: str, rest: str, voice: Voice) -> Clause:
        return Clause(f"l’adversaire {verb} {rest}",
                      voice.pick(f"faire {infinitive} {rest} à l’adversaire", f"vous faire {infinitive} {rest}"))

    def discards(self, who: w.Player, cards: str, voice: Voice) -> Clause:
        cards = de(cards)
        if who is w.Player.SELF:
            return Clause(f"défaussez-vous {cards}", voice.pick(f"vous défausser {cards}", f"se défausser {cards}"))
        return Clause(f"l’adversaire se défausse {cards}",
                      voice.pick(f"obliger l’adversaire à se défausser {cards}",
                                 f"vous obliger à vous défausser {cards}"))

    def if_done(self, then: Sequence[w.Effect], voice: Voice) -> tuple[str, ...]:
        if not then:
            return ()
        what = self.together(then, voice)
        return voice.pick(f"Si vous le faites, {what.led}.", f"S’il le fait, il doit {what.infinitive}."), *what.tail

    def dilemma(self, do: str, otherwise: str) -> str:
        return f"Vous pouvez {do} ; sinon, vous devez {otherwise}."

    # ---- conditions, constants

    def condition(self, condition: w.Condition, voice: Voice = Voice.YOU, this: str = "cette créature") -> str:
        avez, contrôlez = voice.pick("vous avez", "il a"), voice.pick("vous contrôlez", "il contrôle")
        not_avez = voice.pick("vous n’avez", "il n’a")
        not_contrôlez = voice.pick("vous ne contrôlez", "il ne contrôle")
        adversaire = voice.pick("l’adversaire", "vous")
        match condition:
            case w.OwnTurn():
                return f"c’est {voice.pick('votre', 'son')} tour"
            case w.NotOwnTurn():
                return f"ce n’est pas {voice.pick('votre', 'son')} tour"
            case w.Alone():
                return f"{this} est {voice.pick('votre', 'sa')} seule créature"
            case w.HandAtMost(0):
                return f"{not_avez} aucune carte en main"
            case w.HandAtMost(cards):
                return f"{avez} {self.counted(cards, 'card')} ou moins en main"
            case w.OtherAllies(0):
                return f"{not_contrôlez} aucune autre créature"
            case w.OtherAllies(exactly):
                return f"{contrôlez} exactement {exactly} {'autre créature' if exactly == 1 else 'autres créatures'}"
            case w.NoStrongerAlly():
                return f"{not_contrôlez} aucune créature plus forte que celle-ci"
            case w.FewerCreatures():
                return f"{contrôlez} moins de créatures que {adversaire}"
            case w.NoCreatures():
                return f"{not_contrôlez} aucune créature"
            case w.LowerLife():
                return f"{avez} moins de PV que {adversaire}"
            case w.NoMindbugReady():
                return f"{not_avez} plus de Mindbug"
            case w.DefeatedInCombat():
                return f"{this} a été détruite au combat"
            case w.DiscardedPower(at_least):
                return f"la carte défaussée a une puissance de {at_least} ou plus"
            case _:
                untold(condition)

    def constant(self, constant: w.Constant) -> str:
        match constant:
            case w.Has():
                return self.has(constant)
            case w.Mirrors(keywords):
                named = self.keyword_list(keywords, self.either)
                return f"tant qu’une créature ennemie a {named}, cette créature a aussi ce mot-clé"
            case w.UnblockableBy(which):
                return f"cette créature ne peut pas être bloquée par {self.creatures(which, Form.MANY)}"
            case w.CannotBlock(which):
                return f"{self.creatures(which, Form.MANY)} ne peuvent pas bloquer"
            case w.CannotAttack(which):
                return f"{self.creatures(which, Form.MANY)} ne peuvent pas attaquer"
            case w.CannotHunt(which):
                return f"cette créature ne peut pas forcer {self.creatures(which, Form.MANY)} à bloquer"
            case w.CannotBeDefeated(which):
                return f"{self.creatures(which, Form.MANY)} ne peuvent pas être détruites"
            case w.Silences(trigger):
                return f"les effets {self.triggers[trigger]} de l’adversaire ne se déclenchent pas"
            case w.KeywordsIdle(which):
                return f"les mots-clés {de(self.creatures(which, Form.MANY))} n’ont aucun effet"
            case w.ExtraReroll():
                return "chaque fois que vous lancez des dés, vous pouvez les relancer une fois de plus"
            case w.ExtraDie(which):
                return f"{self.creatures(which, Form.MANY)} lancent 1 dé de plus quand elles attaquent (2 au maximum)"
            case _:
                untold(constant)

    def has(self, constant: w.Has) -> str:
        this = isinstance(constant.to, w.Single)
        subject = "cette créature a" if isinstance(constant.to, w.Single) else (
            f"{self.creatures(constant.to, Form.MANY)} ont")
        gifts = [self.keywords[keyword] for keyword in constant.keywords]
        if not isinstance(constant.power, int):
            gifts.append(f"+1 de puissance {self.for_each(constant.power, Voice.YOU)}")
        elif constant.power:
            gifts.insert(0, f"{constant.power:+d} de puissance")
        match constant.when:
            case None:
                when = ""
            case w.OwnTurn():
                when = " pendant votre tour"
            case condition:
                when = f" {tant_que(self.condition(condition, this='elle' if this else 'cette créature'))}"
        return f"{subject} {listing(gifts, self.also)}{when}"

    def octonite(self, amount: int, charge: bool) -> str:
        start = f"cette créature entre en jeu avec {self.counted(amount, 'octonite')}"
        if not charge:
            return start
        if amount == 1:
            return f"{start}, que vous pouvez placer sur une autre créature"
        return f"{start}, que vous pouvez répartir sur les créatures de votre choix"

    def dice(self, icons: int) -> str:
        return f"cette créature lance {icons} {'dé' if icons == 1 else 'dés'} quand elle attaque"
