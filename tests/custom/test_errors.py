"""Whatever is wrong with a file of cards: one sentence says where, what was expected and what was perhaps meant."""

from pathlib import Path

import pytest

from mindbug import BadCard, custom

CARD = '[[creature]]\nname = "Kiwi Knight"\ncopies = 2\npower = 6\n'


def error_of(path: Path) -> str:
    with pytest.raises(BadCard) as raised:
        custom.load(path)
    message = str(raised.value)
    assert "\n" not in message
    return message


def toml_error(tmp_path: Path, text: str) -> str:
    path = tmp_path / "own.toml"
    path.write_text(text, encoding="utf-8")
    return error_of(path)


@pytest.mark.parametrize(("line", "place", "reason"), [
    # words
    ("play = [{GainLif = 2}]", "play", '"GainLif" is not known here (did you mean \'GainLife\'?); expected an effect'),
    ("play = [{gain_life = 2}]", "play", "did you mean 'GainLife'?"),
    ('play = ["RecoverAl"]', "play", "did you mean 'RecoverAll'?"),
    ('play = ["ExtraTurn", {GainLif = 2}]', "play 2", "did you mean 'GainLife'?"),
    ("play = [{GainLife = 2, StealLife = 1}]", "play", "expected one word, such as {GainLife = ...}"),
    ("play = [3]", "play", "expected an effect, not 3"),
    ("constants = [{GainLife = 2}]", "constants", "GainLife is an effect; expected a constant ability (Has, Mirrors,"),
    ('play = [{Mirrors = ["TOUGH"]}]', "play", "Mirrors is a constant ability; expected an effect"),
    ('play = [{If = {condition = "OwnTrn", then = "WinGame"}}]', "play: If: condition", "did you mean 'OwnTurn'?"),
    # names in other languages
    ('de = {name = "Kiwi", genre = "m"}', "de", "unknown key 'genre'; known: name, gender,"),
    ('fr = {name = "Kiwi", gender = "x"}', "fr", "gender: expected m, f or n, not 'x'"),
    ('de = "Kiwi-Ritter"', "de", "expected a table, such as"),
    # their fields
    ("play = [{GainLife = {ammount = 2}}]", "play: GainLife", "has no field 'ammount' (did you mean 'amount'?)"),
    ('play = [{Defeat = {sid = "enemy"}}]', "play: Defeat", "has no field 'sid' (did you mean 'side'?); known:"),
    ('play = [{PlayCard = {side = "enemy"}}]', "play: PlayCard", "has no field 'side'; known: cards, pile,"),
    ('play = [{TakeControl = {creature = "this", min_power = 3}}]', "play: TakeControl", "has no field 'min_power'"),
    ('play = [{Discard = "opponent"}]', "play: Discard: amount", "is missing; expected a whole number or an amount"),
    ('play = "GainLife"', "play: GainLife: amount", "is missing"),
    ("play = [{RecoverAll = 2}]", "play: RecoverAll", 'write "RecoverAll"'),
    ('play = [{If = {condition = "OwnTurn", then = []}}]', "play: If: then", "must not be empty"),
    ("play = [{GainKeywords = []}]", "play: GainKeywords: keywords", "must not be empty"),
    # their values
    ('play = [{GainLife = "two"}]', "play: GainLife: amount", '"two" is not known here; expected a whole number'),
    ("play = [{GainLife = true}]", "play: GainLife: amount", "expected a whole number or an amount"),
    ("play = [{GainLife = 1.5}]", "play: GainLife: amount", "not 1.5"),
    ("play = [{LoseLife = 2}]", "play: LoseLife: who", 'expected "self" or "opponent", not 2'),
    ('play = [{Defeat = "enmy"}]', "play: Defeat: creature", "did you mean 'enemy'?"),
    ('play = [{Defeat = {side = "enmy"}}]', "play: Defeat: creature: side", 'expected "allied", "enemy" or "any"'),
    ('play = [{Defeat = {max_power = "four"}}]', "play: Defeat: creature: max_power", 'a whole number, not "four"'),
    ('play = [{PlayCard = "own dicard"}]', "play: PlayCard: cards", "did you mean 'own discard'?"),
    ('constants = [{CannotHunt = "this"}]', "constants: CannotHunt: creatures", '"this" is not known here'),
    ('constants = [{Silences = "attack"}]', "constants: Silences: trigger", 'expected "play" or "defeated"'),
    # the card
    ('keywords = ["TOUGHH"]', "keywords", "did you mean 'TOUGH'?"),
    ('keywords = ["TOUGH", "TOUGH"]', "keywords", "the same twice"),
    ('keywrods = ["TOUGH"]', "", "Creature has no field 'keywrods' (did you mean 'keywords'?)"),
    ("charge = 1", "charge", "expected true or false, not 1"),
    ("octonite = true", "octonite", "expected a whole number, not true"),
    # what only the engine can know
    ("dice = 3", "", "dice must be a whole number from 0 to 2, not 3"),
    ("octonite = -1", "", "octonite must be a whole number from 0 to 99, not -1"),
    ("action_cost = 1", "", "action_cost without an Action"),
    ('play = [{OpponentMay = {do = "RecoverAll", otherwise = "WinGame"}}, "WinGame"]', "", "must be the last effect"),
    ('constants = [{Has = {to = {keywords = "TOUGH"}, power = 1}}]', "", "cannot depend on keywords"),
])
def test_a_wrong_line(tmp_path: Path, line: str, place: str, reason: str) -> None:
    message = toml_error(tmp_path, CARD + line)
    assert message.startswith(": ".join(filter(None, ("own.toml", "Kiwi Knight", place))) + ": ")
    assert reason in message


@pytest.mark.parametrize(("text", "reason"), [
    ("", "there is no [[creature]]"),
    ("name = ", "this is not valid TOML"),
    (CARD + CARD, "two cards are named 'Kiwi Knight'"),
    ("[[creatures]]", "unknown key 'creatures' (did you mean 'creature'?)"),
    ('[creature]\nname = "X"', "every card begins with [[creature]], in double brackets"),
    ("creature = [3]", "expected a table of name, copies, power"),
    ("creature = []", "creatures: must not be empty"),
    ("[[creature]]\npower = 3", "name: is missing"),
    (CARD.replace("power = 6", ""), "Kiwi Knight: power: is missing; expected a whole number"),
    (CARD.replace("Kiwi Knight", ""), "name: must not be empty"),
    (CARD.replace("Kiwi Knight", " Kiwi"), "' Kiwi' cannot be a card name"),
    (CARD.replace("Kiwi Knight", "Kiwi: the Knight"), "a card name cannot contain , or :"),
    (CARD.replace("Kiwi Knight", "Gorillion"), "First Contact has a card named 'Gorillion'; choose another name"),
    (CARD.replace("Kiwi Knight", "the king"), "King of Tokyo has a card named 'The King'; choose another name"),
    (f'set = "x"\n{CARD}', "set should be a table"),
    (f'[set]\nnam = "x"\n{CARD}', "set: unknown key 'nam'"),
    (f'[set]\nid = "My cards"\n{CARD}', "small letters, digits and _"),
    (f'[set]\nid = "first_contact"\n{CARD}', "'first_contact' is a published set"),
    (f'{CARD}[[power_card]]\nname = "Juice"\ncost = 1\neffect = {{Defeat = "this"}}', "it cannot speak of THIS"),
    (f'{CARD}[[power_card]]\nname = "Juice"\ncost = 1\neffect = []', "Juice: effect: must not be empty"),
    ("".join(CARD.replace("Kiwi Knight", f"Kiwi {n}") for n in range(1000)), "creatures are too many"),
    ("a = " + "[" * 3000, "this is not valid TOML"),
])
def test_a_wrong_file(tmp_path: Path, text: str, reason: str) -> None:
    message = toml_error(tmp_path, text)
    assert message.startswith("own.toml: ")
    assert reason in message


@pytest.mark.parametrize("power", [0, -3])
def test_g7_no_creature_is_printed_with_power_below_one(tmp_path: Path, power: int) -> None:
    message = toml_error(tmp_path, CARD.replace("power = 6", f"power = {power}"))
    assert message == f"own.toml: Kiwi Knight: power must be a whole number from 1 to 99, not {power}"


@pytest.mark.parametrize("line", ["constants = [{Has = {power = -100}}]", "attack = [{Boost = -1}]"])
def test_power_is_lowered_by_constants_only_and_not_without_end(tmp_path: Path, line: str) -> None:
    assert "must be a whole number from" in toml_error(tmp_path, CARD + line)


@pytest.mark.parametrize("name", ["own.toml", "own.py", "own.txt", "own"])
def test_a_file_that_is_not_there_or_of_another_kind(tmp_path: Path, name: str) -> None:
    message = error_of(tmp_path / name)
    assert name in message
    assert "cannot be read" in message or "a .toml file or a .py module" in message


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_bytes(b"\xff\xfe\x00")
    assert "this is not valid TOML" in error_of(path)


@pytest.mark.parametrize(("text", "reason"), [
    ("CREATURES = [", "own.py, line 2: SyntaxError"),
    ("x = 1\nCREATURES = [Creatur('X')]", "own.py, line 3: NameError: name 'Creatur'"),
    ("CREATURES = [Creature('X', copies=1)]", "own.py, line 2: TypeError"),
    ("raise SystemExit('no')", "own.py, line 2: SystemExit: no"),
    ("x = 1", "own.py: a CardSet or a list named CREATURES is expected"),
    ("CREATURES = []", "own.py: creatures: must not be empty"),
    ("CREATURES = 3", "own.py: creatures: expected a table of name"),
    ("CREATURES = ['X']", "own.py: creatures: "),
    ("A = CardSet('a', 'A', [])\nB = CardSet('b', 'B', [])", "own.py: one CardSet is expected, there are 2"),
    ("CREATURES = [Creature('X', copies=1, power='3')]", "own.py: X: power: expected a whole number, not \"3\""),
    ("CREATURES = [Creature('X', copies=1, power=3, play=[GainLife('2')])]", "own.py: X: play: GainLife: amount: "),
    ("CREATURES = [Creature('X', copies=1, power=3, play=[Defeat(Creatures(3))])]", "own.py: X: play: Defeat: "),
    ("CREATURES = [Creature('X', copies=1, power=3, play=[Has(power=1)])]", "own.py: X: play: expected an effect, not"),
    ("CREATURES = [Creature('X', copies=1, power=3, keywords=(Trigger.PLAY,))]", "own.py: X: keywords: expected"),
    ("CREATURES = [Creature('X', copies=1, power=3, play=[GainLife])]", "own.py: X: play: expected an effect, not"),
])
def test_a_wrong_module(tmp_path: Path, text: str, reason: str) -> None:
    path = tmp_path / "own.py"
    path.write_text(f"from mindbug.words import *\n{text}\n", encoding="utf-8")
    assert reason in error_of(path)
