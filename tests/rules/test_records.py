"""Records of games at every stage, and what is said about damaged ones."""

import pytest

import mindbug
from mindbug import Record


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
    assert mindbug.replay(str(record)).record() == record


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
    ("rules: 1", "rules: 99", "rules version 99"),
    ("edition: current", "edition: third", "edition"),
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
