"""The chaos of `benchmarks/web_chaos.py`, small enough for every day; and whether it would notice a loss."""

import sqlite3
from pathlib import Path

import pytest
from benchmarks.web_chaos import Account, examine, run

from mindbug.web.base.config import Config


def test_two_kills_lose_nothing(tmp_path: Path) -> None:
    findings, _ = run(tmp_path / "data", games=5, kills=2)
    assert findings.losses == []
    assert findings.kills == 2
    assert findings.finished == findings.games >= 5
    assert findings.acknowledged > 20
    assert findings.told > findings.acknowledged


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Account]]:
    """A game that was played without any accident."""
    data = tmp_path_factory.mktemp("chaos") / "data"
    findings, accounts = run(data, games=1, kills=0)
    assert findings.losses == []
    return data, accounts


LAST_CHOICE = "(SELECT max(seq) FROM journal WHERE seat = 'p1')"


@pytest.mark.parametrize(("damage", "complaint"), [
    ("DELETE FROM journal WHERE seq >= (SELECT max(seq) - 3 FROM journal)", "should be the choice"),
    (f"UPDATE journal SET text = 'nothing' WHERE seq = {LAST_CHOICE}", "cannot be replayed"),
    ("DELETE FROM games", "the whole game is gone"),
])
def test_a_loss_is_noticed(told: tuple[Path, list[Account]], tmp_path: Path, damage: str, complaint: str) -> None:
    data, accounts = told
    database = sqlite3.connect(Config(data).database)
    damaged = sqlite3.connect(Config(tmp_path).database)
    database.backup(damaged)
    database.close()
    damaged.execute(damage)
    damaged.commit()
    damaged.close()
    losses = examine(tmp_path, accounts).losses
    assert any(complaint in loss for loss in losses), losses


def test_a_game_that_does_not_end_is_noticed(told: tuple[Path, list[Account]]) -> None:
    data, accounts = told
    stuck = [Account(account.game, account.token, account.told, account.acknowledged) for account in accounts]
    assert any("stuck" in loss for loss in examine(data, stuck).losses)


def test_a_view_that_was_another_is_noticed(told: tuple[Path, list[Account]]) -> None:
    data, accounts = told
    first = accounts[0]
    wrong = Account(first.game, first.token, {**first.told, 3: first.told[max(first.told)]}, first.acknowledged, True)
    losses = examine(data, [wrong, *accounts[1:]]).losses
    assert losses == [f"{first.game}: the view told after line 3 is another one"]
