"""Games as tables, shards, and whole games inside the engine."""

from pathlib import Path

import polars
import pytest

import mindbug
from mindbug.engine import codes
from mindbug.engine.dealing import deal_cards, new_deal, new_state, open_game
from mindbug.engine.machine import apply
from mindbug.engine.options import legal
from mindbug.engine.random32 import Random
from mindbug.engine.state import State
from mindbug.game.catalogue import standard
from mindbug.lab import merge, simulate
from mindbug.lab.game_tables import record_of_deal
from mindbug.lab.match import MatchResult, MatchSetup, begin, play_match
from mindbug.lab.quick_bots import STYLES, QuickGames, style_of
from mindbug.lab.run_conditions import RunConditions
from mindbug.lab.simulate import SimulationPlan, counter_of
from mindbug.lab.tally import Observer, Tally, tally_of
from mindbug.players.registry import make_bot
from mindbug.players.weights import learned_sum
from mindbug.search.selfplay import one_choice
from tests.lab.commands import run
from tests.sampling import not_quick, part

MIXES = [("first_contact",), ("king_of_tokyo",), ("beyond_evolution", "beyond_eternity", "new_servants")]


def read(folder: Path, table: str) -> polars.DataFrame:
    return polars.read_parquet(folder / table / "*.parquet")


@pytest.mark.parametrize("bot", part(["random", "greedy", "search:100"], 3))
def test_tables_tell_every_game_so_that_it_can_be_replayed(tmp_path: Path, bot: str) -> None:
    """Quick bots play inside the engine, others do not: the tables are of the same kind."""
    games = 6 if bot != "search:100" else 2
    assert run(simulate, "simulate", "--bot", bot, "--games", games, "--sets", "king_of_tokyo", "--jobs", 1, "--tables",
               "--output", tmp_path) == 0
    table, choices = read(tmp_path, "games"), read(tmp_path, "choices")
    assert table["deal"].sort().to_list() == list(range(games))
    assert (table["choices"].sum(), set(choices["deal"])) == (len(choices), set(range(games)))
    for row in table.iter_rows(named=True):
        record = record_of_deal(tmp_path, row["deal"], RunConditions(("king_of_tokyo",)))
        game = mindbug.replay(record)
        assert (game.winner, game.outcome, game.turn_number) == (row["winner"], row["outcome"], row["turns"])
        assert game.start_player == row["starter"] and row["seed"] == str(record.setup.seed)
        start = mindbug.Game(["king_of_tokyo"], record.setup.seed)
        dealt = start.position()
        for seat in ("p1", "p2"):
            deck = [*dealt[seat]["hand"], *dealt[seat]["draw"]]
            assert sorted(row[f"{seat}_deck"]) == sorted(deck)
        told = choices.filter(polars.col("deal") == row["deal"]).sort("number")
        assert len(told) == len(record.choices) == row["choices"]
        for choice, seen in zip(record.choices, told.iter_rows(named=True), strict=True):
            assert (choice.turn, choice.player) == (seen["turn"], seen["player"])
            assert choice.label.startswith(seen["verb"])
            if seen["card"] is not None:
                assert seen["card"] in choice.label


@not_quick
def test_a_question_in_sql(tmp_path: Path) -> None:
    run(simulate, "simulate", "--bot", "random", "--games", 50, "--jobs", 1, "--tables", "--output", tmp_path)
    with polars.SQLContext(games=read(tmp_path, "games").lazy(), choices=read(tmp_path, "choices").lazy()) as sql:
        used = sql.execute("SELECT verb, COUNT(*) AS times FROM choices WHERE kind = 'mindbug' GROUP BY verb").collect()
        won = sql.execute("SELECT COUNT(*) AS won FROM games WHERE winner = starter").collect()
    assert set(used["verb"]) == {"mindbug", "decline"} and 0 < won["won"][0] < 50


@not_quick
def test_shards_of_a_killed_run_do_not_count_twice(tmp_path: Path) -> None:
    arguments = ("simulate", "--bot", "random", "--jobs", 1, "--tables", "--output", tmp_path)
    run(simulate, *arguments, "--games", 4)
    stray = tmp_path / "games" / "000099.parquet"
    stray.write_bytes((tmp_path / "games" / "000000.parquet").read_bytes())
    run(simulate, *arguments, "--games", 9, "--resume")
    assert not stray.exists() and sorted(read(tmp_path, "games")["deal"]) == list(range(9))


@not_quick
def test_parts_of_a_simulation_make_the_whole(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, first, games in (("whole", 0, 9), ("a", 0, 4), ("b", 4, 5), ("again", 3, 2)):
        run(simulate, "simulate", "--bot", "random", "--first", first, "--games", games, "--jobs", 1, "--tables",
            "--output", tmp_path / name)
    assert run(merge, "merge", tmp_path / "a", tmp_path / "b", "--output", tmp_path / "merged") == 0
    assert "9 games of 2 parts" in capsys.readouterr().out
    assert (tmp_path / "merged" / "cards.csv").read_text() == (tmp_path / "whole" / "cards.csv").read_text()
    key = ["deal", "number"]
    assert read(tmp_path / "merged", "choices").sort(key).equals(read(tmp_path / "whole", "choices").sort(key))
    with pytest.raises(ValueError, match="there already in another part"):
        run(merge, "merge", tmp_path / "a", tmp_path / "again", "--output", tmp_path / "no")
    assert not (tmp_path / "no").exists()


# ---- whole games inside the engine


@pytest.mark.parametrize("bot", STYLES)
@pytest.mark.parametrize("sets", MIXES)
def test_games_inside_the_engine_are_counted_like_watched_ones(bot: str, sets: tuple[str, ...]) -> None:
    """The same choices, made one by one and watched, give the same counts; where tasks are cut does not matter."""
    conditions = RunConditions(sets, seed=4)
    games = QuickGames(bot, conditions)
    survey, log = games.play(range(3), with_log=True)
    assert log is not None
    whole = tally_of(survey)
    parts = tally_of(games.play(range(2))[0]) + tally_of(games.play(range(2, 3))[0])
    assert parts == whole
    options = iter([(packed >> 21) & 0xFFF for packed in log.choices])
    observer = Observer()
    watched = Tally()
    for deal in range(3):
        start = begin(conditions.setup(deal), conditions.catalogue)
        s = start.state
        result = MatchResult(None, "", 0, 0)
        while s.decision != codes.OVER:
            numbers = legal(s)
            chance = s.decider == codes.CHANCE
            option = numbers[start.random.below(len(numbers))] if chance else next(options)
            assert option in numbers
            observer(s, option)
            result.decisions[0] += not chance
            apply(s, option)
        observer.count(result, watched)
    assert watched == whole


def test_a_reused_observer_counts_every_game_on_its_own() -> None:
    bots = make_bot("random", 0), make_bot("random", 1)
    used, expected, fresh = Tally(), [], []
    observer = Observer()
    for seed in range(3):
        used.clear()
        observer.count(play_match(MatchSetup(seed=seed), bots, watch=observer), used)
        expected.append(dict(used))
        new, once = Observer(), Tally()
        new.count(play_match(MatchSetup(seed=seed), bots, watch=new), once)
        fresh.append(dict(once))
    assert expected == fresh and expected[0] != expected[1]


def hidden_anew(s: State, random: Random) -> State:
    """The same game with other cards where the one who decides cannot look."""
    unknown = [slot for slot in range(len(s.deal.designs)) if not (s.known(s.decider) >> slot) & 1]
    designs = s.deal.designs[:]
    order = list(unknown)
    for i in range(len(order) - 1, 0, -1):
        j = random.below(i + 1)
        order[i], order[j] = order[j], order[i]
    for slot, other in zip(unknown, order, strict=True):
        designs[slot] = s.deal.designs[other]
    copy = s.clone()
    deal = new_deal(s.deal.pool, designs)
    deal.ends, deal.revealed, deal.rest = s.deal.ends, s.deal.revealed, s.deal.rest
    deal.rules, deal.turn_limit, deal.start_player = s.deal.rules, s.deal.turn_limit, s.deal.start_player
    deal.power_deck = s.deal.power_deck[:]
    copy.deal = deal
    return copy


@pytest.mark.parametrize("bot", ["rookie", "greedy"])
@pytest.mark.parametrize("sets", MIXES[:2])
def test_bots_inside_the_engine_do_not_look_at_hidden_cards(bot: str, sets: tuple[str, ...]) -> None:
    catalogue = standard()
    pool = catalogue.engine_pool(catalogue.pool(sets))
    style = style_of(bot, learned_sum(catalogue.book))
    compared = 0
    for seed in range(4):
        random = Random(seed)
        s = new_state(deal_cards(pool, random))
        open_game(s)
        while s.decision != codes.OVER:
            options = legal(s)
            option = options[random.below(len(options))]
            if s.decider != codes.CHANCE and len(options) > 1 and not s.under:
                answers = {one_choice(world, style, Random(99, seed))
                           for world in (s, hidden_anew(s, random), hidden_anew(s, random))}
                assert len(answers) == 1
                option = answers.pop()
                compared += 1
            apply(s, option)
    assert compared > 60


def test_a_worker_opens_what_its_bot_needs() -> None:
    for bot in ("random", "search:100"):
        with counter_of(SimulationPlan(bot, RunConditions())) as count:
            counted = count(range(1))
        assert sum(n for (measure, _, _), n in counted.tally.items() if measure == "turns") == 1
        assert counted.tables is None
