"""Cards of one's own: what a file says is what is played."""

import random
import tomllib
from pathlib import Path

import pytest

import mindbug
from mindbug import custom
from mindbug.cards import SETS
from mindbug.custom.reader import WordReader
from mindbug.custom.writer import card_toml
from mindbug.game.catalogue import standard
from mindbug.game.events import Event
from mindbug.game.seats import SEATS
from mindbug.text import LANGUAGES, card_text, event_text
from mindbug.words import (
    THIS,
    Cards,
    CardSet,
    Creature,
    CreatureCount,
    Creatures,
    Defeat,
    Discard,
    ExtraTurn,
    GainLife,
    HandAtMost,
    Has,
    If,
    Keyword,
    LoseLife,
    May,
    OctoniteOn,
    OwnTurn,
    Pile,
    PlayCard,
    Player,
    PowerCard,
    Recover,
    Side,
    StealLife,
    TakeControl,
    Trigger,
)

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
ENEMY = Creatures(Side.ENEMY)


def one_card(tmp_path: Path, lines: str) -> Creature:
    path = tmp_path / "own.toml"
    path.write_text(f'[[creature]]\nname = "Kiwi Knight"\ncopies = 2\npower = 6\n{lines}\n', encoding="utf-8")
    return custom.load(path).creatures[0]


@pytest.mark.parametrize(("written", "meant"), [
    ("{GainLife = 2}", GainLife(2)),
    ("{GainLife = {amount = 2}}", GainLife(2)),
    ('"ExtraTurn"', ExtraTurn()),
    ("{ExtraTurn = {}}", ExtraTurn()),
    ('"StealLife"', StealLife(1)),
    ('{LoseLife = "opponent"}', LoseLife(Player.OPPONENT)),
    ('{LoseLife = {who = "opponent", amount = 2}}', LoseLife(Player.OPPONENT, 2)),
    ('{Defeat = "enemy"}', Defeat(ENEMY)),
    ('{Defeat = "any"}', Defeat(Creatures())),
    ('{Defeat = "this"}', Defeat(THIS)),
    ('{Defeat = {creature = "this"}}', Defeat(THIS)),
    ('{Defeat = {side = "enemy", max_power = 4}}', Defeat(Creatures(Side.ENEMY, max_power=4))),
    ('{Defeat = {creature = {side = "enemy", max_power = 4}}}', Defeat(Creatures(Side.ENEMY, max_power=4))),
    ('{Defeat = {keywords = "sneaky"}}', Defeat(Creatures(keywords=(Keyword.SNEAKY,)))),
    ("{TakeControl = {max_power = 5, up_to = 2}}", TakeControl(Creatures(max_power=5), up_to=2)),
    ('{PlayCard = "own discard"}', PlayCard(Cards(Pile.OWN_DISCARD))),
    ('{PlayCard = "OWN_DISCARD"}', PlayCard(Cards(Pile.OWN_DISCARD))),
    ('{Recover = {pile = "any discard", trigger = "play", amount = 2}}',
     Recover(Cards(Pile.ANY_DISCARD, trigger=Trigger.PLAY), 2)),
    ('{GainLife = {OctoniteOn = "this"}}', GainLife(OctoniteOn(THIS))),
    ('{GainLife = {CreatureCount = "enemy"}}', GainLife(CreatureCount(ENEMY))),
    ('{If = {condition = "OwnTurn", then = [{GainLife = 1}]}}', If(OwnTurn(), (GainLife(1),))),
    ("{If = {HandAtMost = 2, then = {GainLife = 1}}}", If(HandAtMost(2), (GainLife(1),))),
    ("{May = [{GainLife = 1}]}", May((GainLife(1),))),
    ('{May = {do = {Discard = {who = "self", amount = 1}}, then = ["ExtraTurn"]}}',
     May((Discard(Player.SELF, 1),), (ExtraTurn(),))),
])
def test_ways_to_write_a_word(tmp_path: Path, written: str, meant: object) -> None:
    assert one_card(tmp_path, f"play = [{written}]").play == (meant,)
    assert one_card(tmp_path, f"play = {written}").play == (meant,)


def test_a_whole_creature(tmp_path: Path) -> None:
    card = one_card(tmp_path, """
        keywords = ["TOUGH", "fast"]
        octonite = 2
        charge = true
        dice = 1
        attack = {GainLife = 1}
        attack_cost = 1
        constants = [{Has = {to = {side = "allied", other = true}, power = 1, when = "OwnTurn"}}]
        """)
    assert card == Creature("Kiwi Knight", copies=2, power=6, keywords=(Keyword.TOUGH, Keyword.FAST), octonite=2,
                            charge=True, dice=1, attack=(GainLife(1),), attack_cost=1,
                            constants=(Has(Creatures(Side.ALLIED, other=True), 1, (), OwnTurn()),))


def test_power_cards_and_the_set(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text("""
        [set]
        id = "kiwis"
        title = "All my kiwis"
        [[creature]]
        name = "Kiwi Knight"
        copies = 2
        power = 6
        [[power_card]]
        name = "Kiwi Juice"
        cost = 1
        effect = {GainLife = 1}
        """, encoding="utf-8")
    assert custom.load(str(path)) == CardSet("kiwis", "All my kiwis", (Creature("Kiwi Knight", copies=2, power=6),),
                                             (PowerCard("Kiwi Juice", cost=1, effect=(GainLife(1),)),))


def test_a_set_without_a_name_is_called_like_its_file(tmp_path: Path) -> None:
    path = tmp_path / "Best cards-2.toml"
    path.write_text('[[creature]]\nname = "Kiwi Knight"\ncopies = 2\npower = 6', encoding="utf-8")
    loaded = custom.load(path)
    assert (loaded.id, loaded.title) == ("best_cards_2", "Best cards-2")


# ---- Python modules


def module(tmp_path: Path, text: str) -> CardSet:
    path = tmp_path / "own.py"
    path.write_text(f"from mindbug.words import *\n{text}\n", encoding="utf-8")
    return custom.load(path)


def test_a_module_with_a_card_set(tmp_path: Path) -> None:
    loaded = module(tmp_path, 'from mindbug.cards.first_contact import FIRST_CONTACT\n'
                              'KNIGHT = Creature("Kiwi Knight", copies=2, power=6, play=[GainLife(2)])\n'
                              'KIWIS = CardSet("kiwis", "Kiwis", [KNIGHT])')
    assert loaded == CardSet("kiwis", "Kiwis", (Creature("Kiwi Knight", copies=2, power=6, play=(GainLife(2),)),))


def test_a_module_with_a_list_of_creatures(tmp_path: Path) -> None:
    loaded = module(tmp_path, 'CREATURES = [Creature("Kiwi Knight", copies=2, power=6)]\n'
                              'POWER_CARDS = [PowerCard("Kiwi Juice", cost=1, effect=[GainLife(1)])]')
    assert loaded == CardSet("own", "Own", (Creature("Kiwi Knight", copies=2, power=6),),
                             (PowerCard("Kiwi Juice", cost=1, effect=(GainLife(1),)),))


def test_both_ways_give_the_same_cards_so_that_records_fit_both(tmp_path: Path) -> None:
    in_toml = one_card(tmp_path, "play = [{GainLife = 2}]")
    knights = module(tmp_path, 'CREATURES = [Creature("Kiwi Knight", copies=2, power=6, play=[GainLife(2)])]')
    in_python = knights.creatures[0]
    assert repr(in_toml) == repr(in_python)


# ---- reading and writing


@pytest.mark.parametrize("card", [*standard().book.creatures, *standard().book.power_cards],
                         ids=lambda card: str(card.name))
def test_every_published_card_can_be_written_and_read_again(card: Creature | PowerCard) -> None:
    [(_, [table])] = tomllib.loads(card_toml(card)).items()
    read = WordReader("own.toml").read(table, type(card), ())
    assert read == WordReader("own.py").read(card, type(card), ())
    assert [card_text(read, lang) for lang in LANGUAGES] == [card_text(card, lang) for lang in LANGUAGES]


# ---- playing


def play_to_the_end(game: mindbug.Game, chooser: random.Random) -> set[str]:
    """Plays at random; gives the names of the creatures that were seen in play."""
    seen: set[str] = set()
    while game.decision is not None:
        game.choose(chooser.choice(game.decision.options))
        view = game.view(None)
        seen.update(creature["name"] for seat in SEATS for creature in view[seat]["play"])
    return seen


@pytest.mark.parametrize("file", ["my_cards.toml", "my_cards.py", "moments.toml"])
@pytest.mark.parametrize("others", [[], ["first_contact"], list(SETS)])
def test_the_examples_of_the_docs_are_played(file: str, others: list[str]) -> None:
    own = custom.load(EXAMPLES / file)
    catalogue = custom.catalogue_with(own)
    chooser = random.Random(1)
    seen: set[str] = set()
    for seed in range(12):
        game = mindbug.Game([*others, own.id], seed=seed, catalogue=catalogue)
        seen |= play_to_the_end(game, chooser)
        assert game.over
        again = mindbug.replay(str(game.record()), catalogue=catalogue)
        assert again.position() == game.position()
    names = {card.name for card in own.creatures}
    assert seen & names
    if not others:
        assert names <= seen


def test_an_example_does_what_it_says() -> None:
    catalogue = custom.catalogue_with(custom.load(EXAMPLES / "my_cards.toml"))
    position = {"p1": {"hand": ["Kiwi Knight"]}, "p2": {"play": ["Toast Ghost", "Library Lion"]}}
    game = mindbug.Game.from_position(position, catalogue=catalogue)
    game.choose("play Kiwi Knight")
    game.choose("decline")
    after = game.position()
    assert after["p1"]["life"] == 5
    assert after["p2"]["play"] == ["Library Lion"]


def test_too_few_cards_of_ones_own_are_no_pool(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text('[[creature]]\nname = "Kiwi Knight"\ncopies = 21\npower = 6', encoding="utf-8")
    catalogue = custom.catalogue_with(custom.load(path))
    with pytest.raises(ValueError, match="at least 22 cards, these are 21"):
        mindbug.Game(["own"], catalogue=catalogue)


# ---- names in other languages


def test_a_card_with_names_in_other_languages(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text('''
[[creature]]
name = "Quince Queen"
copies = 1
power = 5
de = {name = "Quittenkönigin", gender = "f"}
fr = {name = "Reine des Coings", gender = "f"}

[[creature]]
name = "Plain Plum"
copies = 1
power = 2
''', encoding="utf-8")
    custom.load(path)
    played = [event_text(Event("played", "p1", "Quince Queen"), lang, "p1") for lang in ("en", "de", "fr")]
    assert played == ["You play Quince Queen.", "Du spielst die Quittenkönigin aus.", "Vous jouez la Reine des Coings."]
    beaten = [event_text(Event("defeated", "p1", "Plain Plum"), lang, "p1") for lang in ("en", "de", "fr")]
    assert beaten == ["Your Plain Plum is defeated.", "Deine Kreatur Plain Plum wird besiegt.",
                      "Votre Plain Plum est détruit."]
