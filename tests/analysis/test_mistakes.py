"""`mindbug analyse`: positions, decisions of a record, whole records with their blunders, plots."""

import re
from argparse import ArgumentParser
from collections.abc import Callable
from pathlib import Path

import pytest

from mindbug.analysis.mistakes import BLUNDER, MISTAKE, Reviewed, review
from mindbug.cli.analyse import register, target_of
from mindbug.game.game import Game
from mindbug.lab.mistake_report import write_plot
from mindbug.text import percent, say
from tests.players.situations import NOW_OR_NEVER

Run = Callable[..., str]

POSITION = """
sets = ["first_contact"]
p1 = { life = 1, hand = ["Goblin Werewolf", "Shield Bugs"], play = ["Tiger Squirrel"] }
p2 = { life = 1, mindbugs = 0, hand = ["Gorillion"], play = ["Elephantopus"] }
"""


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """The command alone, with few iterations."""
    monkeypatch.setenv("LC_ALL", "C")

    def run(*arguments: object, iterations: int = 200) -> str:
        parser = ArgumentParser()
        register(parser.add_subparsers())
        args = parser.parse_args(["analyse", *map(str, arguments), "--iterations", str(iterations)])
        assert args.run(args) == 0
        return capsys.readouterr().out

    return run


def thrown_away() -> Game:
    """The first player does not see the win and loses."""
    game = Game.from_position(NOW_OR_NEVER)
    for label in ("play Shield Bugs", "attack Elephantopus"):
        game.choose(label)
    assert game.winner == "p2"
    return game


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.mindbug"
    path.write_text(str(thrown_away().record()), encoding="utf-8")
    return path


@pytest.fixture
def position(tmp_path: Path) -> Path:
    path = tmp_path / "position.toml"
    path.write_text(POSITION, encoding="utf-8")
    return path


# ---- the review


def test_a_blunder_is_a_blunder() -> None:
    first, second = review(thrown_away(), iterations=200)
    assert (first.number, first.choice.player, first.chosen.label) == (1, "p1", "play Shield Bugs")
    assert first.analysis.best.label == "attack Tiger Squirrel"
    assert (first.win, first.mark) == (1.0, BLUNDER)
    assert first.loss == pytest.approx(1.0 - first.chosen.win)
    assert (second.choice.player, second.loss, second.mark) == ("p2", 0.0, "")


def test_only_one_seat() -> None:
    assert [each.choice.player for each in review(thrown_away(), "p2", iterations=20)] == ["p2"]


def test_choices_without_an_alternative_and_chance_are_left_out() -> None:
    game = Game.from_position({"p1": {"hand": ["Gorillion"]}, "p2": {"mindbugs": 0, "play": ["Pagurah", "Bee Bear"]}},
                              chance="explicit")
    game.choose("play Gorillion")
    game.choose("attack Pagurah")
    assert game.decision is not None and game.decision.player == "chance"
    game.choose("roll +1")
    seen = list(review(game, iterations=20))
    assert [each.number for each in seen] == [2]
    assert len(game.choices) == 3


class Figures:
    """The part of a prospect that the marks look at."""

    def __init__(self, win: float, error: float) -> None:
        self.win = win
        self.error = error


@pytest.mark.parametrize(("best", "chosen", "error", "mark"), [
    (0.60, 0.60, 0.0, ""), (0.60, 0.53, 0.0, ""), (0.60, 0.51, 0.0, MISTAKE), (0.60, 0.46, 0.0, MISTAKE),
    (0.60, 0.44, 0.0, BLUNDER), (0.60, 0.00, 0.0, BLUNDER),
    (0.60, 0.51, 0.1, ""), (0.60, 0.44, 0.1, ""), (0.60, 0.20, 0.1, BLUNDER),
    (0.50, 0.60, 0.0, ""),
])
def test_marks(best: float, chosen: float, error: float, mark: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """More than 15 % is a blunder, more than 8 % a mistake, and what may be noise is neither."""
    each = next(review(thrown_away(), iterations=20))
    monkeypatch.setattr(type(each), "chosen", Figures(chosen, error))
    monkeypatch.setattr(type(each.analysis), "best", Figures(best, error))
    assert each.mark == mark
    assert each.loss == pytest.approx(max(0.0, best - chosen))


# ---- the command


def test_a_position(run: Run, position: Path) -> None:
    title, head, *rows = run(position, iterations=800).splitlines()
    assert title == "Turn 1: Player 1 is choosing a turn action."
    assert head.split() == ["win", "±", "visits", "option", "then"]
    assert re.fullmatch(r"100\.0%  +\d\.\d%  +\d+  Attack with Tiger Squirrel", rows[0])
    assert len(rows) == 3
    for row in rows[1:]:
        assert re.fullmatch(r" +\d+\.\d% .* Play (Goblin Werewolf|Shield Bugs)  +"
                            "Player 2: Attack with Elephantopus", row)


@pytest.mark.parametrize(("lang", "words"), [
    ("de", ["Sieg", "Durchläufe", "danach", "Mit dem Tiger-Hörnchen angreifen",
            "Spieler 2: Mit dem Elefantopus angreifen", "100,0 %"]),
    ("fr", ["victoire", "essais", "ensuite", "Attaquer avec le Tigrécureuil",
            "Joueur 2 : Attaquer avec le Pachypoulpe"]),
])
def test_in_other_languages(run: Run, position: Path, lang: str, words: list[str]) -> None:
    out = run(position, "--lang", lang, iterations=800)
    for space in ("\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"):
        out = out.replace(space, " ")
    assert [word for word in words if word not in out] == []


def test_another_seat(run: Run, position: Path) -> None:
    assert "Play Snail Hydra" in run(position, "--seat", "p2")
    assert "Play Snail Hydra" not in run(position)


def test_a_decision_of_a_record(run: Run, record: Path) -> None:
    assert "Attack with Tiger Squirrel" in run(f"{record}:1")
    out = run(f"{record}:2")
    assert out.startswith("Turn 2: Player 2 is choosing a turn action.")
    assert "Play Gorillion" in out


def test_a_whole_record(run: Run, record: Path) -> None:
    head, first, second, *rest = run(record).splitlines()
    assert head.split() == ["no.", "turn", "player", "win", "loss", "choice"]
    assert re.fullmatch(r" +1 +1 +Player 1 +100% +\d+%  "
                        r"Play Shield Bugs \?\? \(better: Attack with Tiger Squirrel\)", first)
    assert re.fullmatch(r" +2 +2 +Player 2 +\d+% +Attack with Elephantopus", second)
    assert [re.sub(r"\d+%", "N%", line) for line in rest] == [
        "", "Player 1: decisions 1, accuracy N%, average loss N%, ? 0, ?? 1",
        "Player 2: decisions 1, accuracy N%, average loss N%, ? 0, ?? 0",
        "", "Turning points", "1. Player 1: Play Shield Bugs ?? (better: Attack with Tiger Squirrel) −N%",
        "   “Attack with Tiger Squirrel” would have won at once, whatever Player 2 did."]
    assert "Player 2: decisions 1, accuracy 100%, average loss 0%" in rest[2]


def test_a_record_without_decisions(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "new.mindbug"
    path.write_text(str(Game(seed=1).record()), encoding="utf-8")
    assert run(path) == "There was nothing to decide.\n"
    assert run(f"{path}:1").startswith("Turn 1: ")


@pytest.mark.parametrize(("target", "arguments", "reason"), [
    ("game.mindbug:3", [], "there is no decision 3: the record has 1 to 2"),
    ("game.mindbug:0", [], "there is no decision 0"),
    ("position.toml:1", [], "a position has no moves"),
    ("position.toml", ["--plot", "plot.png"], "--plot is for a whole recorded game"),
    ("game.mindbug:1", ["--plot", "plot.png"], "--plot is for a whole recorded game"),
    ("game.mindbug", ["--plot", "plot.xls"], "the name of this file must end in .png, .svg, .pdf, .html"),
])
def test_what_does_not_go(run: Run, record: Path, position: Path, target: str, arguments: list[str],
                          reason: str) -> None:
    with pytest.raises(ValueError, match=re.escape(reason)):
        run(record.parent / target, *arguments)


def test_a_missing_file_is_named(run: Run, tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="nowhere"):
        run(tmp_path / "nowhere.mindbug:4")


def test_a_colon_may_be_part_of_a_name(tmp_path: Path) -> None:
    path = tmp_path / "game:7"
    assert target_of(str(path)) == (tmp_path / "game", 7)
    path.touch()
    assert target_of(str(path)) == (path, None)
    assert target_of(f"{path}:3") == (path, 3)
    assert target_of("game:x") == (Path("game:x"), None)


# ---- words


def test_percentages() -> None:
    assert [percent(0.125, lang, 1) for lang in ("en", "de", "fr")] == ["12.5%", "12,5\u00a0%", "12,5\u00a0%"]
    assert percent(1.0, "en") == "100%"


# ---- plots


@pytest.fixture
def reviewed() -> list[Reviewed]:
    return list(review(thrown_away(), iterations=50))


@pytest.mark.parametrize(("name", "start"), [("plot.png", b"\x89PNG"), ("plot.svg", b"<?xml"), ("plot.pdf", b"%PDF")])
def test_images(tmp_path: Path, reviewed: list[Reviewed], name: str, start: bytes) -> None:
    pytest.importorskip("matplotlib", reason="plots need matplotlib, of the extra `lab`")
    write_plot(reviewed, tmp_path / name)
    assert (tmp_path / name).read_bytes().startswith(start)


def test_a_page_has_the_plot_and_the_table(tmp_path: Path, run: Run, record: Path) -> None:
    pytest.importorskip("matplotlib", reason="plots need matplotlib, of the extra `lab`")
    path = tmp_path / "plot.html"
    assert run(record, "--plot", path, "--lang", "fr").splitlines()[-1] == f"Graphique enregistré\u00a0: {path}"
    page = path.read_text(encoding="utf-8")
    assert page.startswith('<!DOCTYPE html>\n<html lang="fr">')
    assert page.count("<svg") == page.count("</svg>") == 1
    assert page.count(say("report_title", "fr")) == 2, "the title of the page and its heading; none in the picture"
    assert page.count("<tr>") == 3
    assert "(mieux : Attaquer avec le Tigrécureuil)" in page.replace("\N{NO-BREAK SPACE}", " ")
    assert not re.findall(r'(?:src|href)="http', page.replace("xlink:", "")), "nothing is fetched from elsewhere"


def test_without_matplotlib_it_says_what_to_install(tmp_path: Path, reviewed: list[Reviewed],
                                                    monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "matplotlib.figure", None)
    with pytest.raises(ValueError, match=re.escape('pip install ".[lab]"')):
        write_plot(reviewed, tmp_path / "plot.png")
