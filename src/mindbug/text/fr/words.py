"""The words of cards in French. Players are addressed as "vous"; "carte" and "créature" are both feminine."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property

import mindbug.words as w
from mindbug.game.events import Event
from mindbug.text.clauses import Clause, Form, Voice, capitalised, listing, printed, signed, untold
from mindbug.text.fr import nouns
from mindbug.text.language import Language
from mindbug.text.nouns import Inflected, Noun
from mindbug.text.phrasebook import Cast

COUNTED = (r"(?:PV|premières|cartes?|créatures?|autres?|octonites?|énergies?|dés?|tours?|Mindbugs?|points?|min"
           r"|parties?|minutes?|secondes?|nouvelles|boucliers?|effets?|de puissance)\b")

ADDRESSED = re.compile(r"\bv(ous|otre|os|ôtres?)\b")


def elides(text: str) -> bool:
    """Returns whether a word in front of this one loses its vowel."""
    return text[:1] in nouns.VOWELS


def de(phrase: str) -> str:
    if phrase.startswith("les "):
        return f"des {phrase.removeprefix('les ')}"
    phrase = phrase.replace("jusqu’à", "au plus")  # nobody says « de jusqu’à »
    return f"d’{phrase}" if elides(phrase) else f"de {phrase}"


def some(creatures: str) -> str:
    """"des créatures", "d’autres créatures" of "les créatures", "les autres créatures"; "vos créatures" stay."""
    return creatures.replace("les autres ", "d’autres ", 1) if creatures.startswith("les autres ") else (
        re.sub("^les ", "des ", creatures))


def si(clause: str) -> str:
    return f"s’{clause}" if clause.startswith("il ") else f"si {clause}"


def tant_que(clause: str) -> str:
    return f"tant qu’{clause}" if elides(clause) else f"tant que {clause}"


def do(imperative: str, infinitive: str, rest: str) -> Clause:
    """The deed of "you": "détruisez une créature", "détruire une créature"."""
    return Clause(f"{imperative} {rest}", f"{infinitive} {rest}")


def power(low: int | None, high: int | None) -> str:
    if low is not None and high is not None:
        return f"de puissance {low}" if low == high else f"de puissance {low} à {high}"
    return f"de puissance {low} ou plus" if low is not None else f"de puissance {high} ou moins"


MOMENTS = {
    w.Moment.BLOCKS: "quand cette créature bloque",
    w.Moment.TURN_START: "au début de votre tour",
    w.Moment.TURN_END: "à la fin de votre tour",
    w.Moment.ANY_TURN_END: "à la fin de chaque tour",
    w.Moment.DISCARDED: "quand cette carte est placée dans votre défausse",
    w.Moment.LIFE_LOST: "quand vous perdez des PV",
    w.Moment.ENEMY_LIFE_LOST: "quand l’adversaire perd des PV",
}


class French(Language):
    """French sentences for the words of cards."""

    code = "fr"
    title = "Français"
    forms = nouns.FORMS
    unbreakable = re.compile(
        r" (?=[:;?!»%])|(?<=«) "
        rf"|(?<=\d) (?={COUNTED})"
        rf"|(?<=\}}) (?=\{{(?:count|number|tired|total|minutes|increment|here|there|deadly)\||{COUNTED})"
    )

    @cached_property
    def unnamed(self) -> Mapping[str, Noun]:
        """The noun for whoever has no name. Pages call them by a title, "Adversaire", which takes an article in a
        sentence."""
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

    def with_pronoun(self, clause: str) -> str:
        """"volez-lui 1 PV", "il perd 1 PV"."""
        clause = re.sub(r"^volez (.+?) à l’adversaire", r"volez-lui \1", clause)
        return re.sub(r"^l’adversaire\b", "il", clause)

    def offer(self, effect: w.Effect, cast: Cast) -> str:
        """Puts an offer as a question; after it, "si oui" is what people say."""
        return super().offer(effect, cast).replace("? Si vous le faites,", "? Si oui,", 1)

    def event_values(self, event: Event, cast: Cast) -> dict[str, object]:
        chosen = self.choice(event.effects, cast) if event.effects else ""
        return {**super().event_values(event, cast), "choice": chosen}

    def choice(self, effects: Sequence[w.Effect], cast: Cast) -> str:
        """"de détruire une créature", "d’ajouter la carte à sa main". To somebody who only watches, words that address
        a player are quoted from the card."""
        deed = self.together(effects, Voice.YOU if cast.you else Voice.OPPONENT).infinitive
        if not cast.you and not cast.facing and ADDRESSED.search(deed):
            return self.polish(f"« {self.deed(effects)} »")
        return self.polish(de(deed))

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
        return f"jusqu’à {number} " + (f"de {many}" if self.owner(which.side, voice) else many.removeprefix("les "))

    def owner(self, side: w.Side, voice: Voice) -> str:
        return {w.Side.ALLIED: voice.pick("vos", "ses"), w.Side.ENEMY: voice.pick("", "vos"), w.Side.ANY: ""}[side]

    def qualities(self, which: w.Creatures) -> str:
        powerful = which.min_power is not None or which.max_power is not None
        start = f" {power(which.min_power, which.max_power)}" if powerful else ""
        parts = []
        if which.keywords:
            parts.append(f"ayant {self.keyword_list(which.keywords, self.either)}")
        if which.any_keyword:
            parts.append("ayant au moins un mot-clé")
        if which.named_keyword:
            parts.append("ayant ce mot-clé")
        if which.octonite:
            parts.append("portant de l’octonite")
        if which.boosted:
            parts.append("ayant une carte Renfort")
        if which.weaker:
            parts.append("de puissance inférieure à celle de cette créature")
        if which.power_apart is not None:
            parts.append(f"dont la puissance diffère d’au moins {which.power_apart} de celle de cette créature")
        if which.equal_power:
            parts.append("de même puissance qu’une autre créature")
        if which.blocked:
            parts.append("ayant bloqué ce tour-ci")
        if which.trigger:
            parts.append(f"ayant un effet {self.triggers[which.trigger]}")
        if which.shares_keyword:
            parts.append("ayant un mot-clé en commun avec cette carte")
        if which.weakest or which.strongest:
            extreme = "faible" if which.weakest else "élevée"
            parts.append(f"ayant la puissance la plus {extreme}" + (" parmi celles-ci" if start or parts else ""))
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
        noun = "une carte" if number == 1 else self.counted(number, "card") if number else "autant de cartes"
        qualities = self.qualities(printed(which))
        pile = {
            w.Pile.OWN_HAND: voice.pick("votre main", "sa main"),
            w.Pile.OWN_DISCARD: voice.pick("votre défausse", "sa défausse"),
            w.Pile.ENEMY_DISCARD: voice.pick("la défausse de l’adversaire", "votre défausse"),
            w.Pile.ANY_DISCARD: "n’importe quelle défausse",
            w.Pile.BOOST: "n’importe quelle créature" if number == 1 else "n’importe quelles créatures",
            w.Pile.OWN_BOOST: "cette créature",
        }[which.pile]
        if which.pile in (w.Pile.BOOST, w.Pile.OWN_BOOST):
            noun += " Renfort"
        as_you_like = "" if number else voice.pick(" que vous le souhaitez", " qu’il le souhaite")
        if qualities and not number:
            return f"depuis {pile} {noun}{qualities}{as_you_like}"
        if qualities:
            return f"{noun}{qualities} depuis {pile}"
        return f"{noun} de {pile}{as_you_like}"

    def amount(self, amount: w.Amount, unit: str, voice: Voice) -> str:
        number = amount if isinstance(amount, int) else amount.times if isinstance(amount, w.CreatureCount) else 1
        what = "une carte" if (unit, number) == ("card", 1) else self.counted(number, unit)
        return what if isinstance(amount, int) else f"{what} {self.for_each(amount, voice)}"

    def for_each(self, amount: w.Counted, voice: Voice) -> str:
        match amount:
            case w.OctoniteOn(w.Creatures() as which):
                return f"pour chaque octonite sur {self.creatures(which, Form.MANY, voice)}"
            case w.OctoniteOn():
                return "pour chaque octonite sur cette créature"
            case w.CreatureCount(which):
                return f"pour {self.creatures(which, Form.EACH, voice)}"
            case w.MindbugsReady(w.Player.SELF):
                return f"pour chaque Mindbug qu’il {voice.pick('vous', 'lui')} reste"
            case w.MindbugsReady():
                return f"pour chaque Mindbug qu’il {voice.pick('lui', 'vous')} reste"
            case w.DiscardedCount():
                return "pour chaque carte défaussée"
            case _:
                untold(amount)

    def return_to_hand(self, which: w.Creatures | w.Single, voice: Voice) -> Clause:
        """Says that creatures go to the hand of whoever controls them."""
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
            case w.LoseGame():
                return do("vous perdez", "perdre", "la partie")
            case w.LoseMindbug(w.Player.SELF):
                return do("perdez", "perdre", f"un de {vos} Mindbugs")
            case w.LoseMindbug():
                return self.opponent("perd", "perdre", "un Mindbug", voice)
            case w.MindbugsOff():
                return Clause("personne ne peut utiliser de Mindbug ce tour-ci",
                              "interdire tous les Mindbugs ce tour-ci")
            case w.PayMindbug(then):
                first, *others = (self.clause(each, voice) for each in then)
                return replace(do("utilisez", "utiliser", f"un de {vos} Mindbugs pour {first.infinitive}"),
                               tail=(*first.tail, *self.sentences(others)))
            case w.Defeat(w.Creatures() as which, int(number)):
                return do("détruisez", "détruire", self.up_to(number, which, voice))
            case w.Defeat(which):
                return do("détruisez", "détruire", self.creature(which, voice))
            case w.DefeatAll(which):
                return do("détruisez", "détruire", self.creatures(which, Form.ALL, voice))
            case w.DefeatPair(first, second):
                return do("détruisez", "détruire", f"{self.creature(first, voice)} et {self.creature(second, voice)}")
            case w.DefeatEqualPair(which):
                pair = self.up_to(2, which, voice).removeprefix("jusqu’à ")
                return do("détruisez", "détruire", f"{pair} de même puissance")
            case w.TakeControl(which, number, this_turn):
                whom = self.creature(which, voice)
                if number is not None and isinstance(which, w.Creatures):
                    whom = self.up_to(number, which, voice)
                how_long = " jusqu’à la fin du tour" if this_turn else ""
                return do("prenez", "prendre", f"le contrôle {de(whom)}{how_long}")
            case w.GiveControl():
                return Clause("l’adversaire prend le contrôle de cette créature",
                              voice.pick("donner à l’adversaire le contrôle de cette créature",
                                         "vous donner le contrôle de cette créature"))
            case w.ForceAttack(which):
                return do("forcez", "forcer", f"{self.creature(which, voice)} à attaquer immédiatement")
            case w.ReturnAll(which):
                return self.return_all(which, voice)
            case w.Capture(which):
                return do("ajoutez", "ajouter", f"à {votre} main {self.creature(which, voice)}")
            case w.SetAside(which):
                return do("mettez", "mettre", f"de côté {self.creatures(which, Form.ALL, voice)}")
            case w.ReturnAside():
                return do("remettez", "remettre",
                          "en jeu, sans leurs effets Jouer, les créatures mises de côté par cette carte")
            case w.Evolve():
                return do("faites", "faire", "évoluer cette créature")
            case w.BoostWithCards(which, 1):
                whom, card = self.creature(which, voice), "une carte de n’importe quelle défausse"
                return Clause(f"vous pouvez renforcer {whom} avec {card}", f"renforcer {whom} avec au plus {card}",
                              f"renforcez {whom} avec au plus {card}")
            case w.BoostWithCards(which, number):
                cards = f"jusqu’à {self.counted(number, 'card')} de n’importe quelle défausse"
                if isinstance(which, w.Creatures):
                    chosen = f"{self.creatures(which, Form.MANY, voice)} de {voice.pick('votre', 'son')} choix"
                    return do("renforcez", "renforcer", f"{chosen} avec, au total, {cards}")
                return do("renforcez", "renforcer", f"{self.creature(which, voice)} avec {cards}")
            case w.ReturnToHand(which):
                return self.return_to_hand(which, voice)
            case w.PutOctonite(which, number):
                return do("placez", "placer", f"{self.counted(number, 'octonite')} sur {self.creature(which, voice)}")
            case w.Boost(number):
                return Clause(f"cette créature a {signed(number)} de puissance ce tour-ci",
                              f"donner {signed(number)} de puissance à cette créature ce tour-ci")
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
            case w.CannotBlockThisTurn(which):
                creature = self.creature(which, voice)
                return Clause(f"{creature} de votre choix ne peut pas bloquer ce tour-ci",
                              f"empêcher {creature} de bloquer ce tour-ci")
            case w.CannotBeDefeatedThisTurn():
                return Clause("cette créature ne peut pas être détruite ce tour-ci",
                              "empêcher que cette créature soit détruite ce tour-ci")
            case w.Discard(who, amount, up_to):
                cards = self.amount(amount, "card", voice)
                if up_to:
                    cards = f"jusqu’à {self.counted(amount, 'card') if isinstance(amount, int) else cards}"
                return self.discards(who, cards, voice)
            case w.DiscardRandom(who, number):
                cards = "une carte" if number == 1 else self.counted(number, "card")
                return self.discards(who, f"{cards} au hasard", voice)
            case w.DiscardAll(who, hand, draw_pile):
                whose = votre if who is w.Player.SELF else voice.pick("sa", "votre")
                piles = [f"toute {whose} main"] * hand + [f"toute {whose} pioche"] * draw_pile
                return self.discards(who, listing(piles, f"{self.also} de"), voice)
            case w.DrawCards(number):
                return do("piochez", "piocher", self.amount(number, "card", voice))
            case w.SwapHands():
                other = voice.pick("celle de l’adversaire", "la vôtre")
                return do("échangez", "échanger", f"{votre} main avec {other}")
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
            case w.KeepIt():
                return Clause(f"ajoutez-la à {votre} main", f"l’ajouter à {votre} main")
            case w.PlayThis():
                return do("jouez", "jouer", f"cette carte depuis {votre} défausse")
            case w.PlayAny(which):
                return do("jouez", "jouer", f"{self.cards(which, 0, voice)}, sans leurs effets Jouer")
            case w.RevealRandom():
                return do("révélez", "révéler", f"une carte prise au hasard dans {main_adverse}")
            case w.PutIntoDiscard(w.Player.SELF):
                return Clause(f"placez-la dans {votre} défausse", f"la placer dans {votre} défausse")
            case w.PutIntoDiscard():
                pile = voice.pick("la défausse de l’adversaire", "votre défausse")
                return Clause(f"placez-la dans {pile}", f"la placer dans {pile}")
            case w.OpponentGivesAll():
                return Clause("l’adversaire vous donne toutes les cartes de sa main ayant cette puissance",
                              voice.pick("vous faire donner par l’adversaire toutes les cartes de cette puissance",
                                         "se faire donner par vous toutes les cartes de cette puissance"))
            case w.Recover(which, number):
                return do("ajoutez", "ajouter", f"à {votre} main {self.cards(which, number, voice)}")
            case w.RecoverAll():
                return do("ajoutez", "ajouter", f"toute {votre} défausse à {votre} main")
            case w.Reveal():
                return do("révélez", "révéler", f"une carte de {votre} main")
            case w.CopyPlay():
                return do("copiez", "copier", "son effet Jouer")
            case w.CopyPlayOf(which):
                creature = self.creature(replace(which, trigger=None), voice)
                return do("copiez", "copier", f"l’effet Jouer {de(creature)}")
            case w.TriggerPlay(which):
                creature = self.creature(replace(which, trigger=None), voice)
                return do("déclenchez", "déclencher", f"l’effet Jouer {de(creature)}")
            case w.DrawUnused(number):
                cards = self.amount(number, "card", voice)
                return do("piochez", "piocher", f"{cards} dans la pile de cartes inutilisées")
            case w.TuckUnused(number):
                cards = "la première carte" if number == 1 else f"les {number} premières cartes"
                source = f"{cards} de la pile de cartes inutilisées"
                unseen = "sans la regarder" if number == 1 else "sans les regarder"
                return do("placez", "placer", f"{source} sous {votre} pioche {unseen}")
            case w.GainEnergy(amount):
                return do("gagnez", "gagner", self.amount(amount, "energy", voice))
            case w.BuyFree():
                return do("achetez", "acheter", "gratuitement une carte Pouvoir face visible")
            case w.BuyTopOfDeck():
                return Clause("révélez la première carte de la pioche Pouvoir et achetez-la gratuitement",
                              "révéler la première carte de la pioche Pouvoir et l’acheter gratuitement")
            case w.Choose([w.Mode(do=[w.PutIntoDiscard()]), w.Mode(do=[w.PutIntoDiscard()])]):
                either = f"dans {votre} défausse ou dans " + voice.pick("celle de l’adversaire", "la vôtre")
                return Clause(f"placez-la {either}", f"la placer {either}")
            case w.Choose(modes):
                parts = [self.together(mode.do, voice) for mode in modes]
                return Clause(f"au choix, {listing([part.led for part in parts], self.either)}",
                              listing([part.infinitive for part in parts], self.either),
                              tail=tuple(sentence for part in parts for sentence in part.tail))
            case w.Repeat(times, what_to_do):
                what = self.together(what_to_do, voice)
                often = f"{times} fois" if isinstance(times, int) else self.for_each(times, voice)
                return Clause(f"{what.main} {often}", f"{what.infinitive} {often}", tail=what.tail)
            case w.NameKeyword(then):
                what = self.together(then, voice)
                return Clause(f"annoncez un mot-clé, puis {what.led}", f"annoncer un mot-clé et {what.infinitive}",
                              tail=what.tail)
            case w.NameNumber(then):
                what = self.together(then, voice)
                return Clause(f"annoncez un nombre de 1 à 10, puis {what.led}",
                              f"annoncer un nombre de 1 à 10 et {what.infinitive}", tail=what.tail)
            case w.RollDie(at_least, then):
                what = self.together(then, voice)
                again = f"Sur {at_least} ou plus, {what.led}, puis relancez le dé."
                return replace(do("lancez", "lancer", "un dé à six faces"), tail=(again, *what.tail))
            case w.If(condition, then):
                what = self.together(then, voice)
                when = si(self.condition(condition, voice))
                led = self.after_condition(condition, what, voice)
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

    def return_all(self, which: w.Creatures, voice: Voice) -> Clause:
        creatures = self.creatures(which, Form.ALL, voice)
        match which.side:
            case w.Side.ALLIED:
                return do("renvoyez", "renvoyer", f"{creatures} dans {voice.pick('votre', 'sa')} main")
            case w.Side.ENEMY:
                hand = voice.pick("la main de l’adversaire", "votre main")
            case w.Side.ANY:
                creatures, hand = f"{creatures}, chacune", "la main du joueur qui la contrôle"
        return do("renvoyez", "renvoyer", f"{creatures} dans {hand}")

    def if_done(self, then: Sequence[w.Effect], voice: Voice) -> tuple[str, ...]:
        if not then:
            return ()
        what = self.together(then, voice)
        return voice.pick(f"Si vous le faites, {what.led}.", f"S’il le fait, il doit {what.infinitive}."), *what.tail

    def dilemma(self, do: str, otherwise: str) -> str:
        return f"Voulez-vous {do} ? Sinon, vous devez {otherwise}."

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
                others = "autre créature" if self.singular(exactly) else "autres créatures"
                return f"{contrôlez} exactement {exactly} {others}"
            case w.NoStrongerAlly():
                return f"{not_contrôlez} aucune créature plus forte que celle-ci"
            case w.FewerCreatures():
                return f"{contrôlez} moins de créatures que {adversaire}"
            case w.NoCreatures():
                return f"{not_contrôlez} aucune créature"
            case w.LowerLife():
                return f"{avez} moins de PV que {adversaire}"
            case w.NoMindbugReady():
                return f"{not_avez} plus de Mindbug disponible"
            case w.DefeatedInCombat():
                return f"{this} a été détruite au combat"
            case w.DiscardedPower(at_least):
                return f"la carte défaussée a une puissance de {at_least} ou plus"
            case w.LifeExactly(life):
                return f"{avez} exactement {self.counted(life, 'life')}"
            case w.MoreCreatures(1):
                return f"{contrôlez} plus de créatures que {adversaire}"
            case w.MoreCreatures(by):
                return f"{contrôlez} au moins {by} créatures de plus que {adversaire}"
            case w.EnemyCreatures(at_least):
                many = "créature" if self.singular(at_least) else "créatures"
                return f"{voice.pick('l’adversaire contrôle', 'vous contrôlez')} au moins {at_least} {many}"
            case w.EqualAllies():
                return "au moins deux de vos créatures ont la même puissance"
            case w.EmptyDiscard():
                return f"{voice.pick('votre', 'sa')} défausse est vide"
            case w.SameMindbugs():
                return voice.pick("il vous reste autant de Mindbugs qu’à l’adversaire",
                                  "il lui reste autant de Mindbugs qu’à vous")
            case w.Exhausted():
                return f"{this} est inclinée"
            case w.WonFight():
                return f"{this} a détruit une créature ennemie au combat ce tour-ci"
            case w.OctoniteOnIt(at_least):
                return f"elle porte maintenant au moins {self.counted(at_least, 'octonite')}"
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
                blockers = some(self.creatures(which, Form.MANY))
                blockers = blockers.replace("celle de cette créature", "la sienne")  # it has been named
                return f"cette créature ne peut pas être bloquée par {blockers}"
            case w.CannotBlock(which, when):
                return f"{self.subject(which)} pas bloquer{self.while_(when)}"
            case w.CannotAttack(which, when):
                return f"{self.subject(which)} pas attaquer{self.while_(when)}"
            case w.CannotHunt(which):
                return f"cette créature ne peut pas forcer {self.creatures(which, Form.MANY)} à bloquer"
            case w.CannotBeDefeated(which):
                return f"{self.subject(which)} pas être détruite{'' if isinstance(which, w.Single) else 's'}"
            case w.Silences(trigger):
                return f"les effets {self.triggers[trigger]} de l’adversaire ne se déclenchent pas"
            case w.KeywordsIdle(which):
                return f"les mots-clés {de(self.creatures(which, Form.MANY))} n’ont aucun effet"
            case w.ExtraReroll():
                return "chaque fois que vous lancez des dés, vous pouvez les relancer une fois de plus"
            case w.ExtraDie(which):
                return f"{self.creatures(which, Form.MANY)} lancent 1 dé de plus quand elles attaquent (2 au maximum)"
            case w.Grants(to, attack, cost):
                granted = self.trigger_line(w.Trigger.ATTACK, attack, cost).removesuffix(".")
                have = "cette créature a" if isinstance(to, w.Single) else f"{self.creatures(to, Form.MANY)} ont"
                return f"{have} : « {granted} »"
            case w.When(w.Moment.ENEMY_LIFE_LOST as moment, [w.LoseLife(w.Player.OPPONENT, int(number))], None):
                return f"{MOMENTS[moment]}, il en perd {number} de plus"
            case w.When(moment, effects, given):
                what = self.together(effects, Voice.YOU)
                if given is None:
                    return self.with_tail(what, f"{MOMENTS[moment]}, {what.led}")
                led = what.led.replace("faites évoluer cette créature", "faites-la évoluer")  # it has been named
                return self.with_tail(what, f"{MOMENTS[moment]}, {si(self.condition(given))}, {led}")
            case w.ReversesFights():
                return "quand cette créature combat, c’est la créature la plus puissante qui est détruite"
            case w.MustBeHunted():
                hunter = self.keywords[w.Keyword.HUNTER]
                return (f"pendant son tour, l’adversaire doit, s’il le peut, attaquer avec une créature ayant {hunter} "
                        "et forcer cette créature à bloquer")
            case w.EvolvesInsteadOfDefeat():
                return "chaque fois que cette créature devrait être détruite, elle évolue à la place"
            case w.NoMindbugs():
                return "personne ne peut utiliser de Mindbug"
            case w.MindbugToll(life):
                return f"avant d’utiliser un Mindbug, l’adversaire perd {self.counted(life, 'life')}"
            case w.ClosedHand():
                return "aucun effet ne peut ajouter de cartes à la main de l’adversaire"
            case w.CannotLoseLife():
                return "vous ne pouvez pas perdre de PV"
            case w.CannotPlay(max_power):
                return f"l’adversaire ne peut pas jouer de cartes {power(None, max_power)} depuis sa main"
            case _:
                untold(constant)

    def cannot_attack_or_block(self, which: w.Creatures | w.Single, when: w.Condition | None) -> str:
        return f"{self.subject(which)} ni attaquer ni bloquer{self.while_(when)}"

    def subject(self, which: w.Creatures | w.Single) -> str:
        """The subject of a sentence that says who cannot do something, with its verb."""
        if isinstance(which, w.Single):
            return "cette créature ne peut"
        return f"{self.creatures(which, Form.MANY)} ne peuvent"

    def while_(self, when: w.Condition | None) -> str:
        return f" {tant_que(self.condition(when))}" if when else ""

    def has(self, constant: w.Has) -> str:
        this = isinstance(constant.to, w.Single)
        subject = "cette créature a" if isinstance(constant.to, w.Single) else (
            f"{self.creatures(constant.to, Form.MANY)} ont")
        gifts = [self.keywords[keyword] for keyword in constant.keywords]
        if not isinstance(constant.power, int):
            times = constant.power.times if isinstance(constant.power, w.CreatureCount) else 1
            gifts.append(f"{signed(times)} de puissance {self.for_each(constant.power, Voice.YOU)}")
        elif constant.power:
            gifts.insert(0, f"{signed(constant.power)} de puissance")
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

    def sides(self, sides: Sequence[w.ExhaustedSide]) -> str:
        shown = f", {self.either} ".join(self.face(side) for side in sides)
        return f"quand cette créature est inclinée, remplacez sa puissance et ses mots-clés, au choix, par : {shown}"

    def stages(self, names: Sequence[str]) -> str:
        return f"cette créature évolue en {', puis en '.join(names)}"

    def dice(self, icons: int) -> str:
        return f"cette créature lance {icons} {'dé' if self.singular(icons) else 'dés'} quand elle attaque"
