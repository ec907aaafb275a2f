"""Records of games at every stage, and what is said about damaged ones."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import mindbug
from mindbug import Record
from mindbug.game.editions import RULES


def after(choices: int) -> mindbug.Game:
    game = mindbug.Game(sets=["first_contact"], seed=4)
    for _ in range(choices):
        assert game.decision is not None
        game.choose(game.decision.options[-1])
    return game


@pytest.mark.parametrize("choices", [0, 1, 2, 7])
def test_an_unfinished_game_is_read_again(choices: int) -> None:
    record = after(choices).record()
    assert Record.parse(str(record)) == record
    assert str(mindbug.replay(str(record)).record()) == str(record)


def test_an_impossible_choice_is_found_with_its_line() -> None:
    lines = str(after(6).record()).splitlines()
    wrong = next(i for i, line in enumerate(lines) if " | " in line)
    lines[wrong] = lines[wrong].replace("play ", "play Nobody, not ", 1)
    with pytest.raises(mindbug.BadRecord, match=f"line {wrong + 1}: "):
        mindbug.replay("\n".join(lines))


@pytest.mark.parametrize(("old", "new", "said"), [
    ("mindbug record 1", "another game", "line 1"),
    ("seed: 4", "seed: four", "line 4"),
    ("seed: 4", "seed 4", "line 4"),
    ("seed: 4", "colour: blue\nseed: 4", "line 4: unknown entry 'colour'"),
    (f"rules: {RULES}", "rules: 99", "rules version 99"),
    ("edition: current", "edition: fourth", "edition"),
    ("1 p", "one p", "expected 'TURN SEAT"),
])
def test_a_damaged_record_says_what_is_wrong(old: str, new: str, said: str) -> None:
    text = str(after(3).record())
    assert old in text
    with pytest.raises(mindbug.BadRecord, match=said):
        mindbug.replay(text.replace(old, new, 1))


def test_a_record_of_other_cards_is_foreign() -> None:
    record = after(3).record()
    with pytest.raises(mindbug.BadRecord, match="cards have changed"):
        mindbug.replay(str(record).replace(record.digest, "0123456789ab"))


# ---- what is told beyond the choices


def told(choices: int = 7) -> Record:
    return replace(after(choices).record(), players=("human Zoë: the 2nd", "bot search:2"), hints=(2, 5), borrowed=3)


def test_players_hints_and_borrowed_choices_are_read_again_and_change_nothing() -> None:
    record = told()
    assert Record.parse(str(record)) == record
    game = mindbug.replay(str(record))
    assert game == after(7) and game.choices == record.choices


def test_a_record_that_tells_nothing_has_no_line_for_it() -> None:
    header = str(after(7).record()).partition("\n\n")[0]
    assert not {"p1", "p2", "hints", "borrowed", "result"} & {line.partition(":")[0] for line in header.splitlines()}


@pytest.mark.parametrize("result", ["p1 resign", "p2 timeout"])
def test_a_game_that_somebody_gave_up(result: str) -> None:
    record = replace(after(5).record(), result=result)
    assert record.given_up and Record.parse(str(record)) == record
    assert mindbug.replay(str(record)) == after(5)


def test_nobody_gives_up_a_game_that_is_over() -> None:
    game = after(0)
    while game.decision is not None:
        game.choose(game.decision.options[0])
    assert not game.record().given_up
    with pytest.raises(mindbug.BadRecord, match="the record says 'p1 resign'"):
        mindbug.replay(replace(game.record(), result="p1 resign"))


@pytest.mark.parametrize("result", ["p3 resign", "p1 boredom", "p1 life", "resign"])
def test_a_result_that_the_choices_do_not_lead_to(result: str) -> None:
    with pytest.raises(mindbug.BadRecord, match="the choices lead to 'no end'"):
        mindbug.replay(replace(after(5).record(), result=result))


@pytest.mark.parametrize(("old", "new", "said"), [
    ("hints: 2, 5", "hints: 2, x", "line 12: hints should be a whole number"),
    ("hints: 2, 5", "hints: 8", "from 1 to 7"), ("hints: 2, 5", "hints: 0", "from 1 to 7"),
    ("borrowed: 3", "borrowed: 8", "from 0 to 7"), ("borrowed: 3", "borrowed: all", "line 11"),
    ("p1: human", "position: " + "[" * 100_000 + "\np1: human", "not valid JSON"),
])
def test_what_is_told_must_make_sense(old: str, new: str, said: str) -> None:
    text = str(told())
    assert old in text
    with pytest.raises(mindbug.BadRecord, match=said):
        Record.parse(text.replace(old, new, 1))


@pytest.mark.parametrize("name", ["two\nlines", " padded", "end\u2028"])
def test_a_player_is_a_line_of_text(name: str) -> None:
    with pytest.raises(ValueError, match="line of text"):
        replace(told(), players=(name, ""))


def test_the_line_to_blame_can_be_asked_for() -> None:
    text = str(told())
    with pytest.raises(mindbug.BadRecord) as caught:
        mindbug.replay(text.replace("p1 | ", "p1 | nonsense; ", 1))
    assert caught.value.line is not None and "nonsense" in text.replace("p1 | ", "p1 | nonsense; ", 1).splitlines()[
        caught.value.line - 1]
    assert str(caught.value) == f"line {caught.value.line}: {caught.value.reason}"
    with pytest.raises(mindbug.BadRecord) as caught:
        mindbug.replay(text.replace("sets: first_contact", "sets: dominion"))
    assert caught.value.line is None and "dominion" in caught.value.reason


# ---- records of before, made by the version of the rules that they name

RECORDS = Path(__file__).parent / "records"
OLD = sorted(RECORDS.glob("*.mindbug"))


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_an_old_record_replays_as_it_was_played(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    old = Record.parse(text)
    assert old.rules < RULES
    game = mindbug.replay(text)
    record = game.record()
    assert Record.parse(str(record)) == old
    assert str(mindbug.replay(str(record)).record()) == str(record)
    assert game.undo().record().rules == old.rules


@pytest.mark.parametrize(("name", "seat", "key", "then", "now"), [
    ("copies_under_two_creatures", "p1", "hand", ["Shark Dog"], []),  # today Soul Manipulator asks which copy
    ("refill_after_nothing_given", "p2", "hand", ["Bee Bear", "Killer Bee", "Shark Dog", "Turbo Bug"],
     ["Bee Bear", "Killer Bee"]),
    ("counters_of_now", "p1", "life", 3, 1),
])
def test_a_record_of_version_2_has_the_end_that_it_had(name: str, seat: str, key: str, then: Any, now: Any) -> None:
    """The same choices are possible by the rules of today and lead elsewhere, so only the version tells them apart."""
    text = (RECORDS / f"{name}.mindbug").read_text(encoding="utf-8")
    replayed: Any = mindbug.replay(text).position()
    assert replayed[seat][key] == then
    played_today: Any = mindbug.replay(text.replace("rules: 2\n", f"rules: {RULES}\n")).position()
    assert played_today[seat][key] == now


def test_what_old_records_call_first_is_the_third_edition() -> None:
    for name in ("all_sets_first", "fast_at_once"):
        [path] = [path for path in OLD if path.stem == name]
        assert mindbug.replay(path.read_text(encoding="utf-8")).edition == "third"


def test_an_old_record_does_not_mean_the_same_by_the_rules_of_today() -> None:
    [path] = [path for path in OLD if path.stem == "fast_at_once"]
    text = path.read_text(encoding="utf-8").replace("rules: 1\n", f"rules: {RULES}\n").replace('"first"', '"third"')
    with pytest.raises(mindbug.BadRecord, match="'attack' is not possible"):
        mindbug.replay(text)


def test_a_game_by_old_rules_goes_on_from_its_position_by_old_rules() -> None:
    [path] = [path for path in OLD if path.stem == "fast_at_once"]
    game = mindbug.replay(path.read_text(encoding="utf-8"))
    assert game.position()["rules"] == 1
    assert mindbug.Game.from_position(game.position()) == game
    assert "rules" not in mindbug.Game(seed=1).position()


def test_an_unknown_version_of_the_rules_is_refused() -> None:
    for rules in (0, RULES + 1, "2"):
        with pytest.raises(ValueError, match="rules"):
            mindbug.Game(seed=1, rules=rules)  # type: ignore[arg-type]
