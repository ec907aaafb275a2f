"""Training learns what is there to learn, the same each time, and loses nothing when it is stopped."""

import json
import pickle
import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mindbug.engine.codes import ACTION
from mindbug.engine.machine import apply
from mindbug.engine.options import legal
from mindbug.game.catalogue import standard
from mindbug.lab import generations
from mindbug.lab.gate import GateFile, PairTask, Rivals, judge
from mindbug.lab.generations import mend, pools_of
from mindbug.lab.learn_moves import TrainingMoves, fit_moves
from mindbug.lab.learn_value import Net, TrainingPositions, fit_net, kept_for_testing, positions_of
from mindbug.lab.match import MatchSetup, begin
from mindbug.lab.runners import Runner
from mindbug.lab.sprt import Sprt
from mindbug.lab.thoughtful_games import GameTask, ThoughtfulGame, ThoughtfulPlayer, play, read_games
from mindbug.lab.train import fit as fit_sum
from mindbug.lab.train import pools_with
from mindbug.players.native import SearchBot
from mindbug.players.weights import (
    GLOBAL_NAMES,
    WEIGHTS_FILE,
    first_guess,
    known_features,
    read_prior,
    read_sum,
    read_weights,
    write_sum,
)
from mindbug.search.prior import move_feature_count
from tests.lab.commands import run
from tests.sampling import not_quick

FEATURES = len(first_guess(standard().book))
HERE = Runner(1, here=True)
FIRST = GameTask(3, ("first_contact",), 5)


def silent(text: str) -> None:
    pass


def a_game(task: GameTask = FIRST) -> ThoughtfulGame:
    return play(task, SearchBot("thinker", 12), standard())


# ---- games


def test_a_game_says_what_the_search_thought_at_every_choice() -> None:
    game = a_game()
    s = begin(MatchSetup(game.sets, game.seed), standard()).state
    thoughts = {thought.number: thought for thought in game.thoughts}
    for number, option in enumerate(game.choices):
        options = legal(s)
        assert option in options
        assert (number in thoughts) == (s.decider < 2 and len(options) > 1)
        if number in thoughts:
            assert len(thoughts[number].visits) == len(options)
            assert sum(thoughts[number].visits) == 12 and 0 <= thoughts[number].win <= 1
        apply(s, option)
    assert s.winner == game.winner


def test_games_are_the_same_each_time_and_survive_their_file(tmp_path: Path) -> None:
    game = a_game()
    assert game == a_game() and game != a_game(GameTask(4, FIRST.sets, 6))
    file = tmp_path / "games.jsonl"
    assert list(read_games(file)) == []
    file.write_text(game.line() + "\n" + game.line()[:100])
    assert list(read_games(file)) == [game], "a line that was cut off does not count"
    mend(file)
    assert file.read_text() == game.line() + "\n"


# ---- what is learned


def test_positions_are_turn_actions_as_the_active_player_sees_them() -> None:
    game = a_game()
    found = positions_of([game], standard())
    moments = [s.active for s, _ in game.again(standard()) if s.decision == ACTION]
    assert len(found) == len(moments) > 3
    assert found.won.tolist() == [float(active == game.winner) for active in moments]
    rows = found.dense(np.arange(len(found)), 2 * FEATURES)
    to_move = FEATURES - 21 + 12
    assert set(rows[:, to_move]) == {1.0} and set(rows[:, FEATURES + to_move]) == {0.0}
    assert (found.dense(np.array([2]), 2 * FEATURES)[0] == rows[2]).all()


def some_positions(rows: np.ndarray, won: np.ndarray) -> TrainingPositions:
    numbers, places = np.nonzero(rows)
    ends = np.cumsum(np.bincount(numbers, minlength=len(rows)))
    return TrainingPositions(places, rows[numbers, places], ends, won, won, np.arange(len(won)))


def nothing_known(features: int) -> Net:
    return Net(np.zeros((2 * features, 0)), np.zeros(0), np.zeros(0))


def test_what_was_known_stays_where_nothing_is_learned() -> None:
    """The first two features are never met; the third says nothing about who wins."""
    features = len(GLOBAL_NAMES) + 3
    random = np.random.default_rng(1)
    rows = np.zeros((2000, 2 * features), dtype=np.float32)
    rows[:, 2] = 1.0
    won = random.integers(0, 2, size=2000).astype(np.float32)
    known = Net(random.normal(size=(2 * features, 4)), np.zeros(4), random.normal(size=4))
    fitted = fit_net(some_positions(rows, won), np.zeros(features), known, 1, silent, width=6)
    assert fitted.net.inputs.shape == (2 * features, 6)
    assert fitted.net.inputs[:2, :4] == pytest.approx(known.inputs[:2], abs=1e-6)
    assert not fitted.net.inputs[:2, 4:].any()


@pytest.mark.parametrize("pools", range(1, 12))
def test_games_of_every_pool_are_kept_for_testing(pools: int) -> None:
    games = np.arange(1000)
    kept = games[kept_for_testing(games)]
    assert len(kept) == 100
    assert set(kept % pools) == set(range(pools))


@not_quick
def test_the_net_learns_what_no_sum_can() -> None:
    """A made-up game: the player with exactly one of two cards wins."""
    features, count = len(GLOBAL_NAMES) + 2, 100_000
    random = np.random.default_rng(1)
    rows = np.zeros((count, 2 * features), dtype=np.float32)
    rows[:, :2] = random.integers(0, 2, size=(count, 2))
    won = (rows[:, 0] != rows[:, 1]).astype(np.float32)
    fitted = fit_net(some_positions(rows, won), np.zeros(features), nothing_known(features), 1, silent, width=16)
    assert fitted.after < fitted.before - 0.3
    scores = {(a, b): fitted.net.score(np.array([[a, b] + [0] * (2 * features - 2)], dtype=np.float32))[0][0]
              for a in (0, 1) for b in (0, 1)}
    assert min(scores[0, 1], scores[1, 0]) > max(scores[0, 0], scores[1, 1]) + 1.0


def test_the_inclination_finds_the_better_move() -> None:
    """The one of two options that has the third feature gets three quarters of the visits."""
    decisions = 3000
    features, amounts = np.tile([3, 4], decisions), np.ones(2 * decisions)
    share = np.tile([0.75, 0.25], decisions)
    moves = TrainingMoves(features, amounts, np.arange(2 * decisions), share, np.arange(0, 2 * decisions, 2))
    fitted = fit_moves(moves, standard(), silent)
    assert fitted.after < fitted.before
    assert fitted.values[3] - fitted.values[4] == pytest.approx(np.log(3), abs=0.05)
    assert np.count_nonzero(fitted.values) == 2 and len(fitted.values) == move_feature_count(standard().book)


def test_the_sum_finds_the_weights() -> None:
    random = np.random.default_rng(2)
    truth = np.array([1.5, -0.7, 0.0])
    x = random.normal(size=(20_000, 3))
    y = (random.random(20_000) < 1 / (1 + np.exp(-x @ truth))).astype(np.float32)
    assert np.abs(fit_sum(x, y, np.zeros(3), np.full(3, True)) - truth).max() < 0.1


def test_new_cards_are_learned_beside_known_ones_that_stay() -> None:
    random = np.random.default_rng(3)
    truth, known = np.array([1.5, -0.7, 0.4]), np.array([1.2, 0.0, 0.4])
    x = random.normal(size=(20_000, 3))
    y = (random.random(20_000) < 1 / (1 + np.exp(-x @ truth))).astype(np.float32)
    found = fit_sum(x, y, known, np.array([False, True, False]))
    assert (found[0], found[2]) == (1.2, 0.4) and abs(found[1] - truth[1]) < 0.15


def test_new_cards_are_played_with_their_sets(tmp_path: Path) -> None:
    book = standard().book
    known = json.loads(WEIGHTS_FILE.read_text(encoding="utf-8"))
    for part in ("in play", "in hand"):
        del known["sum"][part]["Gorillion"]
    older = tmp_path / "older.json"
    older.write_text(json.dumps(known), encoding="utf-8")
    new = ~np.array(known_features(book, older))
    assert new.sum() == 2
    assert [pool for pool in pools_with(book, new) if len(pool) == 1] == [("first_contact",)]
    assert tuple(standard().sets) in pools_with(book, new)
    newer = tmp_path / "newer.json"
    write_sum(book, [1.25] * FEATURES, newer)
    assert set(read_sum(book, newer)) == {1.25}
    assert json.loads(newer.read_text(encoding="utf-8"))["net"] == known["net"]


# ---- the gate


def weights_that_want_to_lose(path: Path) -> Path:
    """Everything is worth the opposite of what was learned."""
    data = json.loads(WEIGHTS_FILE.read_text(encoding="utf-8"))
    data["sum"] = {part: {name: -value for name, value in values.items()} for part, values in data["sum"].items()}
    data["net"]["outputs"] = [-value for value in data["net"]["outputs"]]
    data["moves"] = {}
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def test_the_gate_tells_stronger_from_weaker_and_goes_on_where_it_was(tmp_path: Path) -> None:
    bad = weights_that_want_to_lose(tmp_path / "bad.json")
    pools: list[tuple[str, ...]] = [("first_contact",), ("king_of_tokyo",)]
    file = tmp_path / "gate.jsonl"
    test = Sprt(0.0, 200.0)
    worse = judge(Rivals(bad, WEIGHTS_FILE, 8), pools, test, 30, file, HERE, silent)
    assert [(each.sets, each.verdict) for each in worse] == [(pools[0], "H0")], "the second pool need not be played"
    played = GateFile(file).played
    assert 0 < len(played) <= 30
    file.write_text("".join(file.read_text().splitlines(keepends=True)[:2]) + "[")
    assert list(GateFile(file).played) == [PairTask(pools[0], 0), PairTask(pools[0], 1)]
    better = judge(Rivals(WEIGHTS_FILE, bad, 8), pools, test, 30, tmp_path / "other.jsonl", HERE, silent)
    assert [each.verdict for each in better] == ["H1", "H1"]


# ---- the command


def train(folder: Path, *more: object) -> int:
    return run(generations, "train", folder, "--games", 12, "--iterations", 8, "--gate-iterations", 8,
               "--gate-pairs", 2, "--sets", "first_contact", "--sets", "king_of_tokyo", "--jobs", 1, *more)


@not_quick
def test_a_training_from_start_to_end_and_after_a_stop(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    assert train(whole) == 0
    first = whole / "generation-001"
    result: dict[str, Any] = json.loads((first / "result.json").read_text())
    assert result["games"] == 12 and result["promoted"] is False, "two pairs decide nothing"
    assert (whole / "weights.json").read_bytes() == WEIGHTS_FILE.read_bytes()
    assert (whole / "log.csv").read_text().splitlines()[1].startswith("1,12,")
    assert (whole / "progress.png").read_bytes().startswith(b"\x89PNG")
    book = standard().book
    assert read_weights(book, first / "weights.json").width > 0
    assert any(read_prior(book, first / "weights.json").values)

    # as if several workers had played, and the machine had gone down in the middle of a game: what was played is kept,
    # and the same is learned
    shutil.copytree(whole, stopped)
    place = stopped / "generation-001"
    (place / "result.json").unlink()
    (place / "weights.json").unlink()
    lines = (place / "games.jsonl").read_text().splitlines(keepends=True)
    (place / "games.jsonl").write_text("".join(reversed(lines[:7])) + lines[7][:50])
    assert train(stopped) == 0
    assert "5 games to play" in capsys.readouterr().out
    assert (place / "weights.json").read_bytes() == (first / "weights.json").read_bytes()

    with pytest.raises(ValueError, match="other arguments: games 12 there, 13 now"):
        train(whole, "--games", 13)
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter").write_text("dear")
    with pytest.raises(ValueError, match="is not empty"):
        train(tmp_path / "mine")


def test_a_stronger_generation_is_promoted(tmp_path: Path) -> None:
    """Against weights that want to lose nearly anything is stronger."""
    bad = weights_that_want_to_lose(tmp_path / "bad.json")
    folder = tmp_path / "training"
    folder.mkdir()
    training = generations.Training(folder, generations.Course((("first_contact",),), 10, 8, 8, 40, 0.0, 200.0, 1), (),
                                    HERE, silent)
    generations.begin(training, bad)
    place = training.place(1)
    place.mkdir()
    shutil.copyfile(WEIGHTS_FILE, place / "weights.json")
    [verdict] = training.judge(place)
    assert verdict.verdict == "H1"


def test_every_set_and_all_together_are_the_usual_pools() -> None:
    pools = pools_of(None, (), standard())
    assert len(pools) == len(set(pools)) == len(standard().sets) + 1
    assert pools[-1] == tuple(standard().sets)
    assert pools_of([["first_contact", "promos"]], (), standard()) == (("first_contact", "promos"),)
    with pytest.raises(ValueError, match="nowhere"):
        pools_of([["nowhere"]], (), standard())


def test_players_travel_to_machines_that_do_not_have_their_files(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    shutil.copyfile(WEIGHTS_FILE, file)
    thinkers, rivals = pickle.loads(pickle.dumps((ThoughtfulPlayer(file, 12), Rivals(file, file, 4))))
    file.unlink()
    with thinkers.workshop() as work:
        assert work(FIRST) == a_game()
    with rivals.workshop() as work:
        assert sum(work(PairTask(("first_contact",), 3))) in (0.0, 0.5, 1.0, 1.5, 2.0)


def test_thinkers_play_with_the_weights_of_their_file(tmp_path: Path) -> None:
    with ThoughtfulPlayer(WEIGHTS_FILE, 12).workshop() as work:
        assert work(FIRST) == a_game()
    with ThoughtfulPlayer(weights_that_want_to_lose(tmp_path / "bad.json"), 12).workshop() as work:
        assert work(FIRST) != a_game()
