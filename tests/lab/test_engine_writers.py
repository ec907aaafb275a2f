"""Authors of bots need an arena with classes, kept programs, tests that stop, books, records, failures, shards."""

import json
import random
import shlex
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import mindbug
from mindbug.lab import arena, merge
from mindbug.lab.arena import arena as play_arena
from mindbug.lab.results import FinishedGame, Fixture, Plan, ResultsFile, Stored, seed_in
from mindbug.lab.run_conditions import RunConditions
from mindbug.lab.secret_seed import commitment
from mindbug.lab.sprt import RESULTS, RunningTest, Sprt, expected_score, log_ratio
from tests.lab.bots import Careless, First, Last, Quitter
from tests.lab.commands import run
from tests.sampling import not_quick

BOTS = Path(__file__).with_name("bots.py")


# ---- bots that are classes


def test_classes_play_from_python_and_from_the_command_line(tmp_path: Path) -> None:
    result = play_arena([First, Last, "random"], 4, seed=3)
    names = {"py:tests.lab.bots:First", "py:tests.lab.bots:Last", "random"}
    assert {bot.name for bot in result.standings.bots} == names and len(result.games) == 12
    assert not any(game.failure for game in result.games)
    path = tmp_path / "r.jsonl"
    assert run(arena, "arena", "py:tests.lab.bots:First", f"py:{BOTS}:Last", "random", "--games", 4, "--seed", 3,
               "--jobs", 2, "--output", path) == 0
    assert {(game.fixture, game.winner, game.turns) for game in Stored.read(path).games} == {
        (game.fixture, game.winner, game.turns) for game in result.games}


def test_an_arena_takes_integers_of_numpy() -> None:
    fours: list[Any] = [4, np.int64(4)]
    results = [play_arena(["random", "rookie"], four, seed=four) for four in fours]
    played = [[(game.fixture, game.winner, game.turns) for game in result.games] for result in results]
    assert played[0] == played[1] and len(played[0]) == 4


def test_a_class_that_only_fails_is_shown_with_decision_traceback_and_record(
        tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "r.jsonl"
    assert run(arena, "arena", "random", "py:tests.lab.bots:Careless", "--games", 2, "--jobs", 1, "--seed", 5,
               "--output", path) == arena.ONLY_FAILED
    said = capsys.readouterr().out
    assert "raised KeyError: 'no such plan'" in said and "options: mindbug, decline" in said
    assert 'raise KeyError("no such plan")' in said, "the line of the bot"
    game = Stored.read(path).games[0]
    assert game.failure is not None and (game.winner, game.failure.kind) == (0, "mindbug")
    records = sorted((tmp_path / "r-failures").glob("*.mindbug"))
    assert len(records) == 2 and f"mindbug replay {records[0]}" in said
    stopped = mindbug.replay(records[0].read_text(encoding="utf-8"))
    assert not stopped.over and stopped.decision is not None and stopped.decision.kind == "mindbug"
    assert "Traceback" in records[0].with_suffix(".log").read_text(encoding="utf-8")


def test_a_failure_from_python_keeps_its_traceback() -> None:
    result = play_arena([Careless, "random"], 2, seed=5)
    failure = result.games[0].failure
    assert failure is not None and "no such plan" in failure.details and "choose" in failure.details
    assert [bot.only_failed for bot in result.standings.bots] == [False, True]


def test_a_class_that_wants_to_leave_loses_and_the_arena_goes_on(tmp_path: Path) -> None:
    result = play_arena([Quitter, "random"], 4, seed=5)
    assert len(result.games) == 4 and not result.lost
    assert all(game.failure is not None and "raised SystemExit: I give up" in game.failure.reason
               for game in result.games)
    (tmp_path / "leaves.py").write_text("raise SystemExit(0)\n")
    with pytest.raises(ValueError, match=r"leaves\.py cannot be imported: SystemExit: 0"):
        play_arena([f"py:{tmp_path / 'leaves.py'}:Bot", "random"], 2)


# ---- programs that are kept


KEPT = """
import json, os, sys
for line in sys.stdin:
    m = json.loads(line)
    if m["type"] == "hello":
        print(json.dumps({"type": "hello", "protocol": 1, "name": "Kept"}), flush=True)
    if m["type"] == "game":
        with open(sys.argv[1], "a") as log:
            log.write(f"{os.getpid()}\\n")
    if m["type"] == "decide":
        print(json.dumps({"id": m["id"], "choose": m["decision"]["options"][0]["label"]}), flush=True)
"""


@not_quick
def test_a_kept_program_lives_over_games_and_meets_no_deal_twice(tmp_path: Path) -> None:
    (tmp_path / "kept.py").write_text(KEPT)
    program = shlex.join([sys.executable, str(tmp_path / "kept.py")])
    for prefix, processes in (("cmd:", 12), ("cmd+keep:", 4)):
        log = tmp_path / f"{prefix[:-1]}.log"
        name = f"{prefix}{program} {log}"
        result = play_arena([name, "random", "rookie"], 6, seed=2, gauntlet=True)
        assert len(result.games) == 12 and not any(game.failure for game in result.games)
        assert len(set(log.read_text().split())) == processes, "one for each opponent and seat, or one for each game"
    result = play_arena(["py+keep:tests.lab.bots:Rememberer", "random", "rookie"], 8)
    assert not any(game.failure for game in result.games)


# ---- gauntlet, openings, records


def test_a_gauntlet_is_played_by_the_first_bot_only() -> None:
    result = play_arena(["rookie", "random", "random"], 2, gauntlet=True)
    assert {(game.fixture.first, game.fixture.second) for game in result.games} == {(0, 1), (0, 2)}


def test_a_book_of_openings_is_played_line_by_line(tmp_path: Path) -> None:
    position = {"p1": {"hand": ["Gorillion"], "play": ["Shark Dog"]}, "p2": {"life": 1, "hand": ["Bee Bear"]}}
    book = tmp_path / "book.txt"
    book.write_text(f"# two deals and a position\n7\n\n1234567\n{json.dumps(position)}\n")
    result = play_arena(["random", "rookie"], 100, openings=book, records=tmp_path / "records")
    assert len(result.games) == 6, "the book has three openings"
    records = [mindbug.Record.parse(path.read_text(encoding="utf-8"))
               for path in sorted((tmp_path / "records").glob("*.mindbug"))]
    assert [record.setup.seed for record in records[:4]] == [7, 7, 1234567, 1234567]
    assert all(record.setup.position == json.dumps(position) for record in records[4:])
    for record in records:
        assert mindbug.replay(record).over, "every game can be replayed"
        assert set(record.players) == {"random", "rookie"}


def test_every_game_has_its_record_when_bots_choose_between_copies(tmp_path: Path) -> None:
    """The second copy of a card in a hand is no option of its own, wherever a bot's picture of the hand puts it."""
    result = play_arena(["py:tests.lab.bots:First", "random"], 40, seed=12386350592241562232, records=tmp_path)
    assert not result.lost and len(result.games) == 40
    for path in tmp_path.iterdir():
        assert mindbug.replay(mindbug.Record.parse(path.read_text(encoding="utf-8"))).over
    assert len(list(tmp_path.iterdir())) == 40


@pytest.mark.parametrize(("line", "complaint"), [
    ("-3", "line 1"), ("hello", "neither a whole number nor a position"), ('{"p1": {"hand": ["Nobody"]}}', "Nobody"),
    ("[1]", "neither a whole number nor a position"), ("", "no opening in this book")])
def test_a_broken_book_is_refused(tmp_path: Path, line: str, complaint: str) -> None:
    (tmp_path / "book.txt").write_text(line + "\n")
    with pytest.raises(ValueError, match=complaint):
        play_arena(["random", "rookie"], 2, openings=tmp_path / "book.txt")


# ---- the secret seed


def test_the_seed_is_told_only_when_everything_is_played(tmp_path: Path) -> None:
    """A program that reads the folder of the arena finds a hash there, and no record of its deal."""
    spy = tmp_path / "spy.py"
    spy.write_text(KEPT.replace('log.write(f"{os.getpid()}\\n")',
                                'log.write(json.dumps([open(sys.argv[2]).read(), os.listdir(sys.argv[3])]) + "\\n")'))
    path, records, seen = tmp_path / "r.jsonl", tmp_path / "records", tmp_path / "seen"
    records.mkdir()
    name = f"cmd:{shlex.join([sys.executable, str(spy), str(seen), str(path), str(records)])}"
    result = play_arena([name, "random"], 4, output=path, records=records)
    assert not result.lost and not any(game.failure for game in result.games) and seed_in(path) == result.seed > 2**32
    looks = [json.loads(line) for line in seen.read_text().splitlines()]
    assert len(looks) == 4
    assert all(commitment(result.seed) in text and str(result.seed) not in text for text, _ in looks)
    assert [len(files) for _, files in looks] == [0, 0, 2, 2], "records of a deal come when both its games are over"
    assert str(result.seed) in path.read_text()
    assert len(list(records.iterdir())) == 4


def test_a_run_that_was_killed_goes_on_with_a_new_seed(tmp_path: Path) -> None:
    """The seed died with it: complete deals stand, the half deal is played anew."""
    path = tmp_path / "r.jsonl"
    bots = ["py:tests.lab.bots:First", "random"]
    whole = play_arena(bots, 6, output=path)
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:4]))  # the header, a pair, half a pair
    assert seed_in(path) is None
    again = play_arena(bots, 6, output=path, resume=True)
    assert again.seed != whole.seed
    stored = Stored.read(path)
    assert stored.hashes == [commitment(whole.seed), commitment(again.seed)] and stored.seed == again.seed
    assert sorted((game.fixture.deal, game.fixture.swapped) for game in stored.games) == [
        (deal, swapped) for deal in range(3) for swapped in (False, True)]
    assert [game.turns for game in stored.games[:2]] == [game.turns for game in whole.games[:2]]


# ---- shards


def test_shards_of_several_machines_make_one_arena(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    paths = [tmp_path / f"{name}.jsonl" for name in ("whole", "a", "b", "merged")]
    for path, first, games in ((paths[0], 0, 12), (paths[1], 0, 8), (paths[2], 3, 6)):  # deal 3 is in both
        play_arena(["random", "rookie"], games, first=first, output=path)
    assert run(merge, "merge", paths[1], paths[2], "--output", paths[3]) == 0
    assert "12 games of 2 parts" in capsys.readouterr().out

    def results(path: Path) -> list[tuple[Fixture, int | None, int]]:
        return sorted(((game.fixture, game.winner, game.turns) for game in Stored.read(path).games), key=repr)

    assert results(paths[3]) == results(paths[0])
    plan = Plan(("random", "rookie"), RunConditions())
    file = ResultsFile(paths[3], plan, resume=True)
    file.close()
    assert file.missing(plan.fixtures(range(6))) == []
    play_arena(["random", "greedy"], 2, output=tmp_path / "other.jsonl")
    with pytest.raises(ValueError, match="bots"):
        run(merge, "merge", paths[1], tmp_path / "other.jsonl", "--output", tmp_path / "no.jsonl")
    with pytest.raises(ValueError, match="exists already"):
        run(merge, "merge", paths[1], paths[2], "--output", paths[3])
    changed = [json.loads(line) for line in paths[1].read_text().splitlines()]
    changed[-1]["turns"] += 1
    paths[1].write_text("".join(json.dumps(line) + "\n" for line in changed))
    with pytest.raises(ValueError, match="ended otherwise"):
        run(merge, "merge", paths[1], paths[2], "--output", tmp_path / "no.jsonl")
    assert not (tmp_path / "no.jsonl").exists()


# ---- the sequential test


def test_the_ratio_of_hand_made_pairs() -> None:
    assert log_ratio([0, 0, 0, 0, 0], 0, 10) == 0
    assert log_ratio([0, 10, 100, 10, 0], 0, 10) == pytest.approx(log_ratio([0, 10, 100, 10, 0], 0, -10))
    # the normal approximation of the same test: n (s1 - s0) (2 mean - s0 - s1) / (2 variance)
    counts = [20, 60, 200, 90, 30]
    total = sum(counts)
    mean = sum(count * result for count, result in zip(counts, RESULTS, strict=True)) / total
    variance = sum(count * (result - mean) ** 2 for count, result in zip(counts, RESULTS, strict=True)) / total
    s0, s1 = expected_score(0), expected_score(10)
    normal = total * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance)
    assert log_ratio(counts, 0, 10) == pytest.approx(normal, rel=0.03)


def pair_of(elo: float, luck: float, dice: random.Random) -> float:
    """Two games on one deal. The better cards win both games with probability `luck`, whoever holds them."""
    if dice.random() < luck:
        return 0.5  # each bot wins with the good cards
    return sum(dice.random() < (expected_score(elo) - luck / 2) / (1 - luck) for _ in range(2)) / 2


MATCHES = 200


@not_quick
@pytest.mark.parametrize(("elo", "passes"), [(0, False), (60, True)])
def test_simulated_matches_are_decided_rightly_as_often_as_promised(elo: float, passes: bool) -> None:
    dice = random.Random(4)
    test = Sprt(0, 60, 0.05, 0.05)
    wrong, pairs = 0, []
    for _ in range(MATCHES):
        running = RunningTest(test, range(100_000))
        deal = 0
        while not running.decided:
            share = pair_of(elo, 0.5, dice)
            for score in (min(1.0, 2 * share), max(0.0, 2 * share - 1)):
                running.add(deal, score)
            deal += 1
        wrong += (running.state.verdict == "H1") != passes
        pairs.append(running.state.pairs)
    assert wrong / MATCHES < 0.05 + 0.03, "5 percent are allowed, and some noise"
    unpaired = 4 * 0.25  # of a game, in units in which that of these pairs is at most
    mean = sum(pairs) / MATCHES
    assert mean < 220 * unpaired, "pairs vary half as much as independent games, so that fewer are needed"


def test_the_test_counts_in_the_order_of_deals_and_stops_where_it_is_decided() -> None:
    test = Sprt(0, 100)
    forwards, backwards = RunningTest(test, range(200)), RunningTest(test, range(200))
    for deal in range(200):
        for score in (1.0, 1.0 if deal % 3 else 0.0):
            forwards.add(deal, score)
    for deal in reversed(range(200)):
        for score in (1.0 if deal % 3 else 0.0, 1.0):
            backwards.add(deal, score)
    assert forwards.state == backwards.state and forwards.state.verdict == "H1" and forwards.state.pairs < 60
    lossy = RunningTest(test, range(3))
    lossy.add(1, 1.0)
    lossy.add(1, 1.0)
    lossy.lose(0)
    assert lossy.state.pairs == 1


def test_an_arena_stops_when_it_is_decided(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    states = []
    for path, jobs in ((one, 1), (two, 2)):
        assert run(arena, "arena", "rookie", "random", "--sprt", "--elo1", 150, "--games", 1000, "--jobs", jobs,
                   "--output", path, "--json", path.with_suffix(".json")) == 0
        states.append(json.loads(path.with_suffix(".json").read_text())["test"])
        assert len(Stored.read(path).games) < 400
    assert states[0] == states[1] and states[0]["verdict"] == "H1", "however many workers there are"
    assert "decided: H1" in capsys.readouterr().out
    assert run(arena, "arena", "rookie", "random", "--sprt", "--elo1", 150, "--games", 1000, "--jobs", 1, "--resume",
               "--output", one) == 0
    assert "to go" not in capsys.readouterr().out


def test_played_games_survive_a_round_trip(tmp_path: Path) -> None:
    game = play_arena([Careless, "random"], 2, seed=5, output=tmp_path / "r.jsonl").games[0]
    assert isinstance(game, FinishedGame) and Stored.read(tmp_path / "r.jsonl").games[0] == game
