"""Cards that nobody has printed yet: words must make sentences with other numbers and selectors too."""

import re
from collections.abc import Iterator
from itertools import product

import pytest

from mindbug import text
from mindbug.words import (
    THIS,
    VICTOR,
    Alone,
    Boost,
    CannotBlock,
    CannotHunt,
    Cards,
    Constant,
    Creature,
    CreatureCount,
    Creatures,
    Defeat,
    DefeatAll,
    Discard,
    DrawUnused,
    Effect,
    ExtraTurn,
    FewerCreatures,
    GainEnergy,
    GainLife,
    HandAtMost,
    Has,
    If,
    Keyword,
    KeywordsIdle,
    LoseLife,
    LowerLife,
    May,
    OctoniteOn,
    OpponentMay,
    OtherAllies,
    OwnTurn,
    Pile,
    PlayCard,
    Player,
    PlayIt,
    PutOctonite,
    Recover,
    ReturnToHand,
    Side,
    StealCards,
    TakeControl,
    Trigger,
    TriggerPlay,
    UnblockableBy,
)
from tests.sampling import part

HUNTER, FAST, TOUGH = Keyword.HUNTER, Keyword.FAST, Keyword.TOUGH


def told(*effects: Effect) -> list[str]:
    """The sentence in English, German and French, as a keyboard writes it."""
    return [text.typewritten(text.effect_text(effects, lang)) for lang in ("en", "de", "fr")]


def test_an_invented_creature_with_everything() -> None:
    creature = Creature(
        "Test Pilot", copies=1, power=3, keywords=(FAST, TOUGH), octonite=3, charge=True, dice=2,
        constants=[Has(THIS, power=2, when=HandAtMost(1)), Has(Creatures(Side.ENEMY, octonite=True), power=-1)],
        play=[If(OtherAllies(1), [DrawUnused(3)])],
        attack=[PutOctonite(Creatures(Side.ALLIED, other=True), 3)], attack_cost=2,
        defeated=[Defeat(VICTOR)], harvest=[LoseLife(Player.SELF, 3)],
        action=[ExtraTurn(), StealCards(3)], action_cost=1,
    )
    assert [text.typewritten(line) for line in text.card_text(creature)] == [
        "FAST, TOUGH",
        "Comes into play with 3 octonite, which you may spread over any creatures.",
        "Rolls 2 dice when attacking.",
        "This creature has +2 power while you have at most 1 card in hand.",
        "Enemy creatures with octonite have -1 power.",
        "Play: If you control exactly 1 other creature, draw 3 cards from the unused pile.",
        "Attack [2 octonite]: Put 3 octonite on another allied creature.",
        "Defeated: Defeat the creature that defeated it.",
        "Harvest: Lose 3 life.",
        "Action [1 octonite]: Take another turn after this one. Steal 3 random cards from the opponent’s hand.",
    ]
    assert [text.typewritten(line) for line in text.card_text(creature, "de")] == [
        "SCHNELL, ROBUST",
        "Kommt mit 3 Oktonit ins Spiel, die du auf beliebige Kreaturen verteilen darfst.",
        "Würfelt beim Angreifen mit 2 Würfeln.",
        "Diese Kreatur hat +2 Stärke, solange du höchstens 1 Karte auf der Hand hast.",
        "Feindliche Kreaturen mit Oktonit haben -1 Stärke.",
        "Ausspielen: Wenn du genau 1 andere Kreatur kontrollierst, ziehe 3 Karten vom Stapel der ungenutzten"
        " Karten.",
        "Angreifen [2 Oktonit]: Lege 3 Oktonit auf eine andere verbündete Kreatur.",
        "Besiegt: Besiege die Kreatur, die sie besiegt hat.",
        "Ernte: Verliere 3 Lebenspunkte.",
        "Aktion [1 Oktonit]: Mache nach diesem Zug einen weiteren Zug."
        " Stiehl 3 zufällige Karten aus der Hand des Gegners.",
    ]
    assert [text.typewritten(line) for line in text.card_text(creature, "fr")] == [
        "RAPIDE, CORIACE",
        "Cette créature entre en jeu avec 3 octonites, que vous pouvez répartir sur les créatures de votre choix.",
        "Cette créature lance 2 dés quand elle attaque.",
        "Cette créature a +2 de puissance tant que vous avez 1 carte ou moins en main.",
        "Les créatures ennemies portant de l’octonite ont -1 de puissance.",
        "Jouer : Si vous contrôlez exactement 1 autre créature, piochez 3 cartes dans la pile de cartes inutilisées.",
        "Attaque [2 octonites] : Placez 3 octonites sur une de vos autres créatures.",
        "Détruit : Détruisez la créature qui l’a détruite.",
        "Récolte : Vous perdez 3 PV.",
        "Action [1 octonite] : Jouez un tour supplémentaire après celui-ci."
        " Volez 3 cartes au hasard dans la main de l’adversaire.",
    ]


def test_selectors_with_all_limits() -> None:
    assert told(Defeat(Creatures(Side.ENEMY, 3, 5, (HUNTER, FAST, TOUGH), other=True, octonite=True))) == [
        "Defeat another enemy creature with power 3 to 5 and with HUNTER, FAST or TOUGH and with octonite.",
        "Besiege eine andere feindliche Kreatur mit Stärke 3 bis 5 und mit Oktonit, die JÄGER, SCHNELL oder ROBUST"
        " ist.",
        "Détruisez une autre créature ennemie de puissance 3 à 5 ayant CHASSEUR, RAPIDE ou CORIACE"
        " et portant de l’octonite.",
    ]


def test_at_most_one_and_at_most_three() -> None:
    assert told(TakeControl(Creatures(Side.ENEMY), up_to=1), TakeControl(Creatures(Side.ALLIED), up_to=3)) == [
        "Take control of up to 1 enemy creature. Take control of up to 3 allied creatures.",
        "Übernimm die Kontrolle über höchstens eine feindliche Kreatur."
        " Übernimm die Kontrolle über bis zu 3 verbündete Kreaturen.",
        "Prenez le contrôle d’au plus une créature ennemie. Prenez le contrôle d’au plus 3 de vos créatures.",
    ]


def test_the_verb_follows_a_leading_clause() -> None:
    assert told(If(LowerLife(), [LoseLife(Player.OPPONENT, 3), GainLife(1)]), If(OwnTurn(), [Boost(2)])) == [
        "If you have less life than the opponent, they lose 3 life, then gain 1 life."
        " If it is your turn, this creature has +2 power this turn.",
        "Wenn du weniger Lebenspunkte hast als der Gegner, verliert er 3 Lebenspunkte, dann erhalte"
        " 1 Lebenspunkt."
        " Wenn du am Zug bist, hat diese Kreatur in diesem Zug +2 Stärke.",
        "Si vous avez moins de PV que l’adversaire, il perd 3 PV, puis gagnez 1 PV."
        " Si c’est votre tour, cette créature a +2 de puissance ce tour-ci.",
    ]


def test_may_takes_an_infinitive() -> None:
    again = May([PlayIt()], then=[GainEnergy(3)])
    assert told(May([Discard(Player.OPPONENT, 1), ReturnToHand(THIS)], then=[again])) == [
        "You may have the opponent discard a card and return this creature to your hand. If you do, you may play it."
        " If you do, gain 3 energy.",
        "Du darfst den Gegner eine Karte abwerfen lassen und diese Kreatur auf die Hand zurücknehmen."
        " Wenn du das tust, darfst du sie ausspielen. Wenn du das tust, erhalte 3 Energie.",
        "Vous pouvez obliger l’adversaire à se défausser d’une carte et renvoyer cette créature dans votre main."
        " Si vous le faites, vous pouvez la jouer. Si vous le faites, gagnez 3 énergies.",
    ]


def test_the_opponent_s_choice_is_told_from_the_opponent_s_side() -> None:
    assert told(OpponentMay([Recover(Cards(Pile.OWN_DISCARD), 2)], otherwise=[
            TakeControl(Creatures(Side.ENEMY)), If(FewerCreatures(), [LoseLife(Player.OPPONENT)])])) == [
        "The opponent may take 2 cards from their discard pile into their hand; if they do not, they must take control"
        " of one of your creatures and have you lose 1 life if they control fewer creatures than you.",
        "Der Gegner darf 2 Karten aus seinem Ablagestapel auf die Hand nehmen; tut er das nicht, muss er die Kontrolle"
        " über eine deiner Kreaturen übernehmen und dich 1 Lebenspunkt verlieren lassen, wenn er weniger Kreaturen"
        " kontrolliert als du.",
        "L’adversaire peut ajouter à sa main 2 cartes de sa défausse ; sinon, il doit prendre le contrôle d’une de vos"
        " créatures et vous faire perdre 1 PV s’il contrôle moins de créatures que vous.",
    ]


# ---- every selector in every place: nothing that is always wrong

WRONG = {
    "en": r"\b1 (cards|creatures)\b|\ba (enemy|other|Attack|Action)\b|\b(an|a) \w+ creatures\b",
    "de": r"\b1 Karten\b|\beine Karten\b|\beine[rn]? (\w+ )?(feindlicher|verbündeter)\b|,[.;,]",
    "fr": r"\b(de|à) les?\b|\bd[eu] [aeiouéè]|\bque (il|elle|une?)\b|\bsi il\b|\b1 (cartes|points|octonites)\b",
}
ALWAYS_WRONG = re.compile(r"  | [.,]|\.\.|None|[{}]|^[a-z]|[^.]$")


def selectors() -> Iterator[Creatures]:
    powers: tuple[tuple[int | None, int | None], ...] = ((None, None), (6, None), (None, 1), (3, 5), (4, 4))
    keywords: tuple[tuple[Keyword, ...], ...] = ((), (HUNTER,), (HUNTER, FAST, TOUGH))
    for side, (low, high), having in product(Side, powers, keywords):
        for other, octonite, weakest, shares, trigger in product(
                (False, True), (False, True), (False, True), (False, True), (None, Trigger.ATTACK)):
            yield Creatures(side, low, high, having, other, octonite, weakest, shares, trigger)


def cards(which: Creatures) -> Iterator[Effect | Constant]:
    yield from (Defeat(which), DefeatAll(which), TakeControl(which), TakeControl(which, 1), TakeControl(which, 3),
                ReturnToHand(which), PutOctonite(which), TriggerPlay(which), GainLife(CreatureCount(which)),
                Discard(Player.OPPONENT, OctoniteOn(which)), May([ReturnToHand(which)], [Defeat(VICTOR)]),
                OpponentMay([Defeat(which)], [TakeControl(which, 2)]))
    yield from (Has(which, 1, (HUNTER,), Alone()), UnblockableBy(which), CannotBlock(which), CannotHunt(which),
                KeywordsIdle(which), Has(THIS, CreatureCount(which)))


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_no_selector_breaks_the_grammar(lang: str) -> None:
    wrong = re.compile(WRONG[lang])
    for which in part([*selectors()], 10):
        for word in cards(which):
            if isinstance(word, Constant):
                line = text.card_text(Creature("X", copies=1, power=1, constants=[word]), lang)[0]
            else:
                line = text.effect_text(word, lang)
            assert not wrong.search(line), line
            assert not ALWAYS_WRONG.search(text.typewritten(line).replace(" ;", ";")), line


@pytest.mark.parametrize("lang", text.LANGUAGES)
@pytest.mark.parametrize("pile", Pile)
def test_no_pile_breaks_the_grammar(lang: str, pile: Pile) -> None:
    wrong = re.compile(WRONG[lang])
    for low, high, trigger, number in product((None, 2), (None, 7), (None, *Trigger), (1, 3)):
        which = Cards(pile, low, high, trigger)
        for effect in (PlayCard(which), Recover(which, number), May([Recover(which, number)])):
            line = text.effect_text(effect, lang)
            assert not wrong.search(line), line
            assert not ALWAYS_WRONG.search(line), line
