"""A killed server loses nothing that it acknowledged, and every game goes on."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.waiting import until
from tests.web.servers import ANSWER_SECONDS, Server

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "api_bot.py"
Start = Callable[..., Server]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    servers: list[Server] = []

    def begin(*options: str) -> Server:
        servers.append(Server(tmp_path / "data", *options))
        return servers[-1]

    yield begin
    for server in servers:
        if server.process.poll() is None:
            server.kill()


def play(server: Server, game: str, token: str, choices: int) -> Any:
    """Makes that many own choices, always the first option, and returns the last acknowledged state."""
    path = f"/games/{game}"
    state = server.call(path, token)
    while choices and not state["result"]:
        decision = state["view"]["decision"]
        if decision["options"]:
            state = server.call(f"{path}/choose", token, {"label": decision["options"][0], "seq": state["seq"]})
            choices -= 1
        else:
            state = server.call(f"{path}/events?since={state['seq']}&wait=20", token)
    return state


def test_a_game_against_a_bot_outlives_kills(start: Start) -> None:
    server = start()
    opened = server.call("/games", body={"level": "random"})
    game, token = opened["game"], opened["token"]
    for _ in range(3):
        told = play(server, game, token, 3)
        server.kill()  # perhaps while the bot is thinking
        server = start()
        found = server.call(f"/games/{game}", token)
        assert found["seq"] >= told["seq"], "an acknowledged choice is gone"
        if found["seq"] == told["seq"]:
            assert found["view"] == told["view"]
    end = play(server, game, token, 10_000)
    assert end["result"] and end["view"]["over"]
    record = server.call(f"/games/{game}/events?since=0", token)["happened"]
    assert [line["seq"] for line in record] == list(range(1, end["seq"] + 1))


def test_clocks_go_on_after_a_kill(start: Start) -> None:
    server, games = start(), {}
    for seconds in (2, 3600):
        opened = server.call("/games", body={"opponent": "friend", "clock": seconds})
        server.call(f"/games/{opened['game']}/join", body={"invitation": opened["invitation"]})
        games[seconds] = opened["game"]
    server.kill()
    server = start()
    state = server.call(f"/games/{games[3600]}")
    assert state["clock"]["running"] == state["view"]["decision"]["player"]
    until(lambda: server.call(f"/games/{games[2]}")["result"])
    assert server.call(f"/games/{games[2]}")["result"]["outcome"] == "timeout"


def test_a_clean_stop_says_so_and_keeps_everything(start: Start) -> None:
    server = start()
    opened = server.call("/games", body={"level": "random"})
    told = play(server, opened["game"], opened["token"], 2)
    assert server.stop() == 0
    log = server.log.read_text()
    assert opened["token"] not in log and "Traceback" not in log
    assert start().call(f"/games/{opened['game']}", opened["token"])["seq"] >= told["seq"]


def test_the_example_bot_plays_a_game(start: Start) -> None:
    server = start()
    done = subprocess.run([sys.executable, str(EXAMPLE), server.address], capture_output=True, text=True,
                          timeout=2 * ANSWER_SECONDS, check=True)
    assert " wins by " in done.stdout
    game = done.stdout.partition(":")[0]
    assert server.call(f"/games/{game}")["result"]


def test_a_real_socket_tells_of_everything_and_ends_with_what_is_too_large(start: Start) -> None:
    server = start()
    opened = server.call("/games", body={"level": "random", "start": "me"})
    address = f"{server.address.replace('http', 'ws')}/api/games/{opened['game']}/live"
    with connect(address, additional_headers={"authorization": f"Bearer {opened['token']}"},
                 open_timeout=ANSWER_SECONDS) as socket:
        state = json.loads(socket.recv(ANSWER_SECONDS))
        seen = [state["seq"]]
        for _ in range(3):
            socket.send(json.dumps({"type": "choose", "label": state["view"]["decision"]["options"][0],
                                    "seq": state["seq"]}))
            while True:
                state = json.loads(socket.recv(ANSWER_SECONDS))
                seen.append(state["seq"])
                if state["view"]["decision"]["options"]:
                    break
        assert seen == list(range(seen[-1] + 1)) and len(seen) > 4
        socket.send("x" * 5000)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(ANSWER_SECONDS)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
    with pytest.raises(InvalidStatus), connect(
            address, origin=Origin("https://evil.example"), open_timeout=ANSWER_SECONDS):
        pass


def test_bots_end_with_a_killed_server(start: Start) -> None:
    """Their processes would otherwise wait for questions for ever."""
    server = start()
    opened = server.call("/games", body={"level": "random"})
    play(server, opened["game"], opened["token"], 2)
    workers = [int(line) for line in children(server.process.pid)]
    assert workers
    server.kill()
    until(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers))


def children(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
