"""Whole games at the terminal, and everything that can be typed there."""

from pathlib import Path

import pytest

from mindbug import Game
from mindbug.cli.terminal import bot_name, random_option
from mindbug.text import LANGUAGES, option_text, outcome_text, prompt, say, typewritten
from tests.cli.conftest import Run
from tests.cli.typists import numbers, only_record, saved_game

BOT = bot_name("random")

ALL_SETS = "first_contact,battlefruit_kingdom,battlefruit_galaxy,king_of_tokyo"


# ---- against the bot


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("sets", "seed"), [("first_contact", 1), (ALL_SETS, 2), ("king_of_tokyo", 3)])
def test_a_whole_game_against_the_bot(run: Run, data: Path, lang: str, sets: str, seed: int) -> None:
    result = run("play", "--terminal", "--lang", lang, "--seed", seed, "--sets", sets, typed=numbers(seed))
    assert (result.code, result.err) == (0, "")
    game = saved_game(data)
    assert game.over and game.outcome is not None
    assert game.sets == sets.split(",")
    assert outcome_text(game.winner, game.outcome, lang, "p1", {"p2": BOT}) in result.out
    assert f"mindbug replay {only_record(data)}" in result.out


def test_the_language_does_not_change_the_game(run: Run, data: Path) -> None:
    records = set()
    for lang in LANGUAGES:
        run("play", "--lang", lang, "--seed", 4, typed=numbers(4))
        records.add(only_record(data).read_text())
        only_record(data).unlink()
    assert len(records) == 1


@pytest.mark.parametrize(("locale", "lang"), [("de_AT.UTF-8", "de"), ("fr_CA", "fr"), ("pt_BR.UTF-8", "en")])
def test_the_language_is_that_of_the_system(run: Run, monkeypatch: pytest.MonkeyPatch, locale: str, lang: str) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    assert say("help", lang) in run("play", typed=["q"]).out


def test_the_person_may_sit_on_the_other_seat(run: Run, data: Path) -> None:
    result = run("play", "--seed", 5, "--seat", "p2", typed=numbers(5))
    game = saved_game(data)
    assert game.outcome is not None
    assert outcome_text(game.winner, game.outcome, "en", "p2", {"p1": BOT}) in result.out


def test_the_edition_goes_into_the_game(run: Run, data: Path) -> None:
    run("play", "--edition", "first", typed=["q"])
    assert saved_game(data).edition == "first"


def test_without_a_seed_every_deal_is_another(run: Run, data: Path) -> None:
    for _ in range(4):
        run("play", typed=["q"])
    assert len({path.read_text() for path in data.glob("*.mindbug")}) == 4


def test_the_bot_depends_on_seed_and_place_alone() -> None:
    decision = Game(seed=9).decision
    assert decision is not None
    chosen = [[random_option(decision, seed, place).label for place in range(40)] for seed in (1, 1, 2)]
    assert chosen[0] == chosen[1] != chosen[2]
    assert set(chosen[0]) == {option.label for option in decision.options}


def test_every_option_and_question_is_told_in_sentences(run: Run) -> None:
    decision = Game(seed=8).decision
    assert decision is not None
    lines = run("play", "--lang", "de", "--seed", 8, "--seat", decision.player, typed=["q"]).out.splitlines()
    asked = lines.index(prompt(decision, "de", decision.player))
    told = [f"{number}. {option_text(option, decision, 'de')}" for number, option in enumerate(decision.options, 1)]
    assert lines[asked + 1:asked + 1 + len(told)] == told


def test_the_log_since_the_last_choice_is_told_once(run: Run) -> None:
    out = run("play", "--seed", 1, typed=[*numbers(1, 40), "q"]).out
    turns = [line for line in out.splitlines() if line.startswith("Turn ")]
    assert len(turns) > 3
    assert len(turns) == len(set(turns))


# ---- what can be typed


@pytest.mark.parametrize("typed", ["2", "play Lone Yeti", "PLAY LONE YETI", "den Einsamen Yeti ausspielen"])
def test_an_option_by_number_label_or_sentence(run: Run, data: Path, tmp_path: Path, typed: str) -> None:
    run("play", "--lang", "de", "--position", yeti_in_hand(tmp_path), typed=[typed, "q"])
    assert [choice.label for choice in saved_game(data).choices][:1] == ["play Lone Yeti"]


def yeti_in_hand(directory: Path) -> Path:
    path = directory / "position.toml"
    path.write_text('p1.hand = ["Gorillion", "Lone Yeti"]\np2.hand = ["Bee Bear"]\n'
                    'p2.play = ["Snail Hydra (exhausted)"]\n', encoding="utf-8")
    return path


@pytest.mark.parametrize(("typed", "reply"), [
    ("0", "Please enter a number from 1 to 2."),
    ("3", "Please enter a number from 1 to 2."),
    ("99999999999999999999", "Please enter a number from 1 to 2."),
    ("-1", "I do not understand “-1”."),
    ("²", "I do not understand “²”."),
    ("play Bee Bear", "I do not understand “play Bee Bear”."),
    ("{name}", "I do not understand “{name}”."),
    ("? Qwertz", "There is no card called “Qwertz”."),
    ("? 7", "There is no card called “7”."),
    ("? snail", "Several cards match “snail”: Snail Hydra, Snail Thrower"),
    ("u", "There is nothing to take back."),
])
def test_what_is_not_an_answer_gets_a_reply_and_changes_nothing(run: Run, data: Path, tmp_path: Path, typed: str,
                                                                reply: str) -> None:
    result = run("play", "--position", yeti_in_hand(tmp_path), typed=[typed, "q"])
    assert reply in result.out.splitlines()
    assert (result.code, result.err) == (0, "")
    assert saved_game(data).choices == ()


def test_enter_asks_again(run: Run) -> None:
    once, twice = (run("play", "--seed", 1, typed=typed).out for typed in (["q"], ["", "q"]))
    assert twice.count("1. ") == once.count("1. ") + 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_names_every_command(run: Run, lang: str) -> None:
    out = run("play", "--lang", lang, typed=["h", "q"]).out
    for command in ("? ", "log", "u", "q"):
        assert any(line.startswith(command) for line in out.splitlines())


@pytest.mark.parametrize("typed", ["? Lone Yeti", "? yeti", "? 2", "?2", "? einsamer  YETI", "? Yéti Solitaire",
                                   "? yetti"])
def test_a_card_is_explained_by_name_or_number(run: Run, tmp_path: Path, typed: str) -> None:
    out = run("play", "--position", yeti_in_hand(tmp_path), typed=[typed, "q"]).out
    assert "Lone Yeti: Power 5\n  TOUGH\n" in out
    assert "  (FRENZY: " in out, "a keyword that only the text speaks of is explained too"


def test_a_question_mark_alone_explains_all_cards_in_sight(run: Run, tmp_path: Path) -> None:
    out = run("play", "--position", yeti_in_hand(tmp_path), typed=["?", "q"]).out
    explained = [line for line in out.splitlines() if line in (
        "Gorillion: Power 10", "Lone Yeti: Power 5", "Snail Hydra: Power 9", "Bee Bear: Power 8")]
    assert sorted(explained) == ["Gorillion: Power 10", "Lone Yeti: Power 5", "Snail Hydra: Power 9"]


def test_the_whole_log_as_the_seat_may_know_it(run: Run) -> None:
    out = run("play", "--seed", 1, typed=[*numbers(1, 40), "log", "q"]).out
    log = typewritten(out.split("log\n")[-1])
    assert "Both players draw an opening hand of 5 cards." in log
    assert f"{BOT} plays " in log and " and draws a card" in log
    assert "Turn 1:" in log and "Turn 3:" in log


# ---- taking back


def test_undo_goes_back_to_the_own_last_decision(run: Run, data: Path) -> None:
    run("play", "--seed", 6, typed=[1, 1, "q"])
    before = len(saved_game(data).choices)
    only_record(data).unlink()
    out = run("play", "--seed", 6, typed=[1, 1, "u", 1, "u", "u", "q"]).out
    choices = [choice.player for choice in saved_game(data).choices]
    assert out.count("Taken back.") == 3
    assert len(choices) < before
    assert "p1" not in choices, "both own choices are taken back"


def test_undo_after_which_another_way_is_taken(run: Run, data: Path, tmp_path: Path) -> None:
    run("play", "--position", yeti_in_hand(tmp_path), typed=[1, "u", 2, "q"])
    assert next(choice.label for choice in saved_game(data).choices if choice.player == "p1") == "play Lone Yeti"


def test_between_two_people_undo_takes_back_the_own_last_choice(run: Run, data: Path, tmp_path: Path) -> None:
    typed = ["", 1, "", "u", "decline", "", "q"]
    out = run("play", "--against", "person", "--position", yeti_in_hand(tmp_path), typed=typed).out
    assert "There is nothing to take back." in out, "the second player has not chosen yet"
    labels = [choice.label for choice in saved_game(data).choices]
    assert labels == ["play Gorillion", "decline"]
    out = run("play", "--resume", typed=["", "play Bee Bear", "", "decline", "", 1, "u", "q"]).out
    assert [choice.label for choice in saved_game(data).choices] == labels


# ---- other beginnings


def test_a_position_that_is_over_at_once(run: Run, data: Path, tmp_path: Path) -> None:
    path = tmp_path / "over.toml"
    path.write_text('p2.hand = ["Bee Bear"]\n', encoding="utf-8")
    result = run("play", "--position", path)
    assert outcome_text("p2", "no_action", "en", "p1", {"p2": BOT}) in result.out
    assert saved_game(data).winner == "p2"


def test_cards_of_ones_own_take_part(run: Run, data: Path, tmp_path: Path) -> None:
    path = tmp_path / "fruit.toml"
    path.write_text('[set]\nid = "fruit"\ntitle = "Fruit of mine"\n[[creature]]\nname = "Kiwi Knight"\ncopies = 30\n'
                    'power = 6\nplay = [{GainLife = 2}]\n', encoding="utf-8")
    out = run("play", "--cards", path, "--sets", "fruit", "--seed", 1, typed=["? kiwi knight", "1", "q"]).out
    assert out.startswith("Mindbug: Fruit of mine\n")
    assert "  Play: Gain 2 life." in typewritten(out)
    assert "sets: fruit\n" in only_record(data).read_text()
    assert run("play", "--resume", typed=numbers(1)).code == 0
    result = run("replay", only_record(data), "--cards", path)
    assert result.code == 0 and "Kiwi Knight" in result.out
    assert run("play", "--cards", path, typed=["q"]).out.startswith("Mindbug: First Contact, Fruit of mine\n")


def test_events_of_the_bot_hide_what_it_draws(run: Run, data: Path) -> None:
    """The drawn names of the bot never appear as drawn."""
    out = run("play", "--seed", 7, typed=numbers(7)).out
    drawn = [event for event in saved_game(data).events if event.kind == "drew" and event.player == "p2"]
    assert drawn
    assert " and draws a card" in out
    assert not [event for event in drawn if f"draws {event.card}" in out]


def test_a_stronger_bot_plays_too(run: Run, data: Path) -> None:
    said = run("play", "--terminal", "--lang", "en", "--seed", "3", "--against", "greedy", typed=numbers(1)).out
    assert "You play against Greedy." in said
    assert saved_game(data).over


def test_single_promos_are_shuffled_in(run: Run, data: Path) -> None:
    run("play", "--terminal", "--seed", 3, "--promos", "unigon, Chuck", typed=["q"])
    assert saved_game(data).view("p1")["cards"] == ["Unigon", "Chuck"]


@pytest.mark.parametrize("typed", ["Gorillion", "no such card", "o"])
def test_what_is_no_promo_is_refused(run: Run, typed: str) -> None:
    result = run("play", "--terminal", "--promos", typed)
    assert result.code and f"--promos: {typed!r}" in result.err
