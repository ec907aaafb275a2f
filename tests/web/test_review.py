"""The analysis, what-ifs and the record are for the time after the game: before its end nobody gets any of it."""

import asyncio
from collections import Counter
from typing import Any

import pytest
from starlette.testclient import TestClient

from mindbug import Record, View, replay
from mindbug.analysis.reasons import Explanation
from mindbug.web.html import review as review_html
from mindbug.web.rooms import judging, order
from mindbug.web.rooms.bot_processes import BotProcesses, Chance
from tests.waiting import until
from tests.web.conftest import MakeClient
from tests.web.players import Json, Player, friends, open_game, play_on
from tests.web.players import asked as server_asked
from tests.web.test_secrets import house_of


def finished(client: TestClient, choices: int = 6, seed: int = 1) -> Player:
    """A short game between friends that one of them resigns."""
    first, second = friends(client, name="Ada")
    play_on((first, second), seed, choices)
    if first.get()["result"] is None:
        first.post("resign")
    return first


def analysed(player: Player) -> Json:
    until(lambda: player.get("/analysis")["state"] in ("done", "failed"))
    return player.get("/analysis")


def asked(player: Player) -> Json:
    """The state as soon as the player must decide."""
    state = player.get()
    while not player.options(state):
        assert not state["result"]
        state = player.get(f"/events?since={state['seq']}&wait=20")
    return state


def record_of(player: Player) -> Record:
    return Record.parse(player.client.get(f"/api/games/{player.game}/record").text)


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Replaces the search, which takes its time: the first option is the best. It counts how often each player was
    judged."""
    seen: Counter[str] = Counter()

    async def judge(self: BotProcesses, view: dict[str, Any], iterations: int, seconds: float,
                    who: str) -> list[dict[str, Any]]:
        seen[view["decision"]["player"]] += 1
        return [{"label": label, "win": 0.9 if i == 0 else 0.4, "error": 0.01}
                for i, label in enumerate(view["decision"]["options"])]

    async def explain(self: BotProcesses, view: dict[str, Any], choice: str, better: str, seconds: float, who: str
                      ) -> Explanation:
        return Explanation("life", view["seat"], here=9, there=1, games=16)

    monkeypatch.setattr(BotProcesses, "judge", judge)
    monkeypatch.setattr(BotProcesses, "explain", explain)
    return seen


# ---- nothing while the game is on


def test_a_running_game_has_no_review(client: TestClient) -> None:
    player, _ = friends(client)
    game = player.game
    for path in (f"/api/games/{game}/analysis", f"/game/{game}/analysis", f"/game/{game}/frames",
                 f"/game/{game}/films", f"/game/{game}/picture.png", f"/game/{game}/mistakes/1",
                 f"/game/{game}/review", f"/game/{game}/record"):
        assert client.get(path, headers=player.headers()).status_code == 409, path
    assert client.post(f"/game/{game}/what-if", data={"step": 0, "seat": "p1", "level": "random"}).status_code == 409
    assert player.post("what-if", step=0, seat="p1")["error"]["code"] == "not_possible"
    assert house_of(client).judging._recent == {}


# ---- the analysis


def test_the_search_judges_every_choice_by_what_its_player_knew(client: TestClient) -> None:
    player = finished(client, choices=3)
    found = analysed(player)
    assert found["state"] == "done" and found["seen"] == found["total"] == 3
    for each in found["decisions"]:
        game = replay(record_of(player)).undo(3 - each["step"])
        assert game.decision is not None and each["player"] == game.decision.player
        assert {figure["label"] for figure in each["options"]} == {option.label for option in game.decision.options}
        chosen = next(figure for figure in each["options"] if figure["label"] == each["choice"])
        assert each["loss"] == pytest.approx(max(0.0, each["options"][0]["win"] - chosen["win"]), abs=0.001)
        assert all(0.0 <= figure["win"] <= 1.0 for figure in each["options"])


def test_it_is_found_out_once_for_all_and_kept(make_client: MakeClient, judged: Counter[str]) -> None:
    client = make_client()
    player = finished(client)
    found = analysed(player)
    once = judged.total()
    assert 0 < once == len(found["decisions"])
    assert {each["step"] for each in found["decisions"] if each["mark"]} >= set(found["turning_points"])
    assert all((each["reason"] is not None) == bool(each["mark"]) for each in found["decisions"])
    assert any(each["mark"] for each in found["decisions"]) and set(found["accuracy"]) == {"p1", "p2"}
    assert analysed(player) == found
    assert client.get(f"/game/{player.game}/analysis").json()["state"] == "done"
    again = make_client()  # another server with the same files
    assert Player(again, player.game, None).get("/analysis") == found
    assert judged.total() == once


def test_what_another_version_has_stored_is_found_out_anew(make_client: MakeClient, judged: Counter[str],
                                                           monkeypatch: pytest.MonkeyPatch) -> None:
    player = finished(make_client())
    found = analysed(player)
    monkeypatch.setattr(judging, "VERSION", 99)
    assert analysed(Player(make_client(), player.game, None)) == found
    assert judged.total() == 2 * len(found["decisions"])


def test_the_page_gets_what_is_new(client: TestClient, judged: Counter[str]) -> None:
    player = finished(client)
    analysed(player)
    data = client.get(f"/game/{player.game}/analysis?seen=0").json()
    assert "polyline" in data["curve"] and data["seen"] == 6 and 'id="d5"' in data["decisions"]
    page = client.get(f"/game/{player.game}/review?step=3")
    assert page.status_code == 200 and 'data-seq="3"' in page.text and "polyline" in page.text
    frames = client.get(f"/game/{player.game}/frames")
    assert len(frames.json()["frames"]) == 7 and "max-age" in frames.headers["cache-control"]


def test_a_review_is_drawn_from_one_moment_of_its_analysis(client: TestClient, judged: Counter[str],
                                                           monkeypatch: pytest.MonkeyPatch) -> None:
    """It goes on while a thread draws: then a choice may have a mark and no verdict."""
    player, drawn, draw = finished(client), [], review_html.analysis

    def noted(subject: review_html.Subject, progress: judging.Progress) -> review_html.GrownParts:
        drawn.append(progress)
        return draw(subject, progress)

    monkeypatch.setattr(review_html, "analysis", noted)
    client.get(f"/game/{player.game}/analysis")
    assert drawn and drawn[0] is not house_of(client).judging._recent[player.game]


def test_what_is_made_for_a_very_long_record_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    @review_html.kept(2)
    def work(subject: review_html.Subject) -> int:
        made.append(subject.record)
        return len(subject.record)

    long = "x" * (review_html.LONGEST_KEPT + 1)
    lengths = [work(review_html.Subject("g1", each, "en")) for each in ("a", "a", long, long)]
    assert lengths == [1, 1, len(long), len(long)]
    assert made == ["a", long, long]


def test_an_address_has_a_few_analyses_in_progress(make_client: MakeClient, monkeypatch: pytest.MonkeyPatch) -> None:
    client = make_client(reviews_per_client=2)

    async def ask(self: BotProcesses, question: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(BotProcesses, "_ask", ask)
    house = house_of(client)
    for seed in range(4):
        finished(client, seed=seed).get("/analysis")
    assert house.judging.waiting == 2

    async def somebody_else() -> int:
        await house.judging.of(next(live.room for live in house._rooms.values()
                                    if house.judging._recent[live.room.id].task is None), "10.0.0.9")
        return house.judging.waiting

    assert server_asked(client, somebody_else) == 3


def test_a_flood_waits_and_running_games_go_on(make_client: MakeClient, monkeypatch: pytest.MonkeyPatch) -> None:
    client = make_client(reviews_waiting=2)
    at_work: list[int] = [0, 0]  # now, most

    async def ask(self: BotProcesses, question: object) -> None:
        at_work[0] += 1
        at_work[1] = max(at_work)
        await asyncio.Event().wait()

    monkeypatch.setattr(BotProcesses, "_ask", ask)
    games = [finished(client, seed=seed) for seed in range(5)]
    for _ in range(3):
        assert {player.get("/analysis")["state"] for player in games} == {"waiting"}
    kept = house_of(client).judging._recent.values()
    assert sum(progress.task is not None for progress in kept) == 2 and at_work[1] == 1
    first, second = friends(client)
    assert play_on((first, second), seed=1)["result"]


def test_nobody_waits_nobody_works(client: TestClient, judged: Counter[str]) -> None:
    """An analysis that nobody asks for any more stops, and goes on from there when somebody does."""
    player = finished(client, choices=8)
    found, now = house_of(client).judging, [0.0]
    found._clock = lambda: now[0]
    quick = BotProcesses.judge

    async def judge(view: View, iterations: int, seconds: float, who: str = "") -> list[Chance]:
        now[0] += 6.0
        return await quick(found.bots, view, iterations, seconds, who)

    found.bots.judge = judge  # type: ignore[method-assign]
    player.get("/analysis")
    progress = found._recent[player.game]
    until(lambda: progress.task is None)
    assert progress.state == "on" and 0 < progress.looked_at < progress.total
    assert analysed(player)["state"] == "done"
    assert judged.total() == len(progress.found)


def test_an_analysis_that_fails_says_so_and_is_tried_again_later(
        client: TestClient, judged: Counter[str], monkeypatch: pytest.MonkeyPatch) -> None:
    async def judge(self: BotProcesses, view: dict[str, Any], iterations: int, seconds: float, who: str) -> None:
        raise RuntimeError("no")

    found, now = house_of(client).judging, [0.0]
    found._clock = lambda: now[0]
    player = finished(client)
    with monkeypatch.context() as broken:
        broken.setattr(BotProcesses, "judge", judge)
        assert analysed(player)["state"] == "failed"
    assert client.get(f"/game/{player.game}/review").status_code == 200
    assert analysed(player)["state"] == "failed"
    now[0] += judging.PATIENCE + 1
    assert analysed(player)["state"] == "done"


def test_only_so_many_are_kept(client: TestClient, judged: Counter[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "KEPT", 2)
    games = [finished(client, seed=seed) for seed in range(4)]
    found = [analysed(player) for player in games]
    assert len(house_of(client).judging._recent) <= 2
    assert [analysed(player) for player in games] == found  # from the disk


# ---- what if


@pytest.mark.parametrize("seat", ["p1", "p2"])
def test_a_what_if_goes_its_own_way(make_client: MakeClient, seat: str) -> None:
    client = make_client()
    player = finished(client, choices=9)
    before = client.get(f"/api/games/{player.game}/record").text
    begun = player.post("what-if", step=5, seat=seat, level="random")
    assert begun["status"] == 201
    mine = Player(client, begun["game"], begun["token"])
    state = mine.get()
    assert state["what_if"] == {"game": player.game, "step": 5} and state["seat"] == seat
    assert state["seats"][seat]["kind"] == "human" and state["result"] is None
    room = house_of(client)._rooms[mine.game].room
    assert room.game.choices[:5] == replay(before).choices[:5]
    end = play_on((mine,), seed=2)
    assert end["result"]
    record = record_of(mine)
    assert record.borrowed == 5 and record.choices[:5] == replay(before).choices[:5]
    assert replay(record).winner == end["result"]["winner"]
    assert client.get(f"/api/games/{player.game}/record").text == before
    again = make_client()  # everything of it follows from what is on the disk
    assert record_of(Player(again, mine.game, None)) == record
    assert f"/game/{player.game}/review?step=5" in again.get(f"/game/{mine.game}/review").text


def test_what_was_played_before_cannot_be_taken_back(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    # whatever the bot does, with this deal the game is not over before one is asked again; with others it may be
    monkeypatch.setattr(order, "secret_seed", lambda: 1)
    player = finished(client, choices=9)
    for step in (0, 5, 9):
        begun = player.post("what-if", step=step, seat="p1", level="random")
        mine = Player(client, begun["game"], begun["token"])
        first = asked(mine)
        assert not first["takeback"]
        assert mine.post("takeback", seq=first["seq"])["error"]["code"] == "not_possible"
        mine.choose(mine.options(first)[0], first["seq"])
        back = mine.post("takeback", seq=asked(mine)["seq"])
        assert (back["status"], back["view"]) == (200, first["view"])


def test_the_rematch_of_a_what_if_is_a_game_like_any_other(client: TestClient) -> None:
    player = finished(client)
    begun = player.post("what-if", step=2, seat="p2", level="random")
    mine = Player(client, begun["game"], begun["token"])
    mine.post("resign")
    mine.post("rematch")
    until(lambda: mine.get()["rematch"]["game"])
    rematch = mine.get()["rematch"]
    following = Player(client, rematch["game"], rematch["token"])
    assert following.get()["what_if"] is None and following.get()["seat"] == "p1"
    following.post("resign")
    assert record_of(following).borrowed == 0
    assert record_of(following).setup.seed != record_of(mine).setup.seed == record_of(player).setup.seed


def test_from_a_form_the_browser_gets_the_seat(client: TestClient) -> None:
    player = finished(client)
    answer = client.post(f"/game/{player.game}/what-if", data={"step": "4", "seat": "p2", "level": "random"})
    assert answer.status_code == 303
    room = house_of(client)._rooms[answer.headers["location"].rpartition("/")[2]].room
    assert client.get(answer.headers["location"]).status_code == 200
    assert room.seats["p2"]["kind"] == "human" and room.seats["p1"] == {"kind": "bot", "name": "", "level": "random"}
    live = house_of(client)._rooms[room.id]
    assert list(live.keys.values()) == [("p2",)]
    home = client.get("/").text
    assert room.id in home and "what_if" in home


@pytest.mark.parametrize("wish", [
    {"step": -1}, {"step": 7}, {"step": "3"}, {"step": None}, {"step": True}, {"seat": "p3"}, {"seat": None},
    {"seat": ["p1"]}, {"level": "god"}, {"level": None},
])
def test_a_what_if_that_makes_no_sense(client: TestClient, wish: Json) -> None:
    player = finished(client)
    refusal = player.post("what-if", **{"step": 3, "seat": "p1", "level": "random", **wish})
    assert (refusal["status"], refusal["error"]["code"]) == (400, "bad_request")
    form = {key: str(value) for key, value in {"step": 3, "seat": "p1", "level": "random", **wish}.items()}
    if wish not in ({"step": "3"}, {"step": True}):
        assert client.post(f"/game/{player.game}/what-if", data=form).status_code == 400


def test_nobody_goes_on_after_the_end(client: TestClient) -> None:
    first, second = friends(client)
    end = play_on((first, second), seed=1)
    assert end["result"]["outcome"] != "resign"
    last = len(record_of(first).choices)
    assert first.post("what-if", step=last, seat="p1")["error"]["code"] == "not_possible"
    assert first.post("what-if", step=last - 1, seat="p1")["status"] == 201


def test_what_ifs_count_as_open_games(make_client: MakeClient) -> None:
    client = make_client(games_per_client=2)
    player = finished(client)
    for _ in range(2):
        assert player.post("what-if", step=1, seat="p1", level="random")["status"] == 201
    assert player.post("what-if", step=1, seat="p1")["error"]["code"] == "too_many"


# ---- what the record tells


def test_the_record_says_who_played_and_how_it_ended(client: TestClient) -> None:
    record = record_of(finished(client))
    assert record.players == ("human Ada", "human Nova") and record.result == "p2 resign"
    assert replay(str(record)).choices == record.choices


def test_a_time_out_is_in_the_record(client: TestClient) -> None:
    player, other = friends(client, clock=1)
    state = player.get()
    while not state["result"]:
        state = player.get(f"/events?since={state['seq']}&wait=5")
    loser = "p1" if state["result"]["winner"] == "p2" else "p2"
    assert record_of(player).result == f"{state['result']['winner']} timeout"
    assert other.get()["clock"][loser] == 0


def test_choices_after_a_hint_are_marked(make_client: MakeClient) -> None:
    client = make_client(hint_seconds=0.05)
    player, _ = open_game(client, level="random")
    room = house_of(client)._rooms[player.game].room
    hinted = []
    for number in range(4):
        state = asked(player)
        if number in (1, 3):
            state = player.post("hint", seq=state["seq"])
            hinted.append(room.next_choice)
        player.choose(player.options(state)[0], state["seq"])
    state = asked(player)
    while len(room.game.choices) >= hinted[1]:  # back to before that choice: the hint is not forgotten
        state = player.post("takeback", seq=state["seq"])
        assert state["status"] == 200
    assert room.next_choice == hinted[1]
    player.choose(player.options(state)[0], state["seq"])
    player.post("hint", seq=asked(player)["seq"])  # for a choice that is never made
    player.post("resign")
    record = record_of(player)
    assert list(record.hints) == hinted and record.players == ("human", "bot random")
    assert record_of(Player(make_client(), player.game, None)) == record


# ---- learning from mistakes


def test_mistakes_are_practised_by_forms_and_by_script(client: TestClient, judged: Counter[str]) -> None:
    player = finished(client)
    running, _ = friends(client)
    assert client.get(f"/game/{running.game}/mistakes/1").status_code == 409, "not while the game is on"
    found = analysed(player)
    mistake = next(each for each in found["decisions"] if each["mark"])
    address = f"/game/{player.game}/mistakes/1?side={mistake['player']}"
    assert client.get(address).status_code == 200
    wrong = client.post(address, data={"label": mistake["choice"]})
    assert wrong.status_code == 303 and "label=" in wrong.headers["location"]
    script = {"accept": "application/json"}
    right = client.post(address, data={"label": mistake["options"][0]["label"]}, headers=script).json()
    assert right["steps"][0]["beats"] and client.get(right["address"]).status_code == 200
    answer = client.post(address, data={"answer": "1"}, headers=script).json()
    assert answer["address"].endswith("answer=1")
    for bad in ({}, {"label": "play Nobody"}):
        assert client.post(address, data=bad).status_code in (400, 422)
    assert client.get(f"/game/{player.game}/mistakes/99?side={mistake['player']}").status_code == 404


# ---- pictures


def test_positions_and_links_have_pictures(client: TestClient) -> None:
    player = finished(client, choices=3)
    for path in (f"/game/{player.game}/picture.png?step=2", "/preview.png?lang=de"):
        answer = client.get(path)
        assert answer.status_code == 200 and answer.headers["content-type"] == "image/png"
        assert answer.content.startswith(b"\x89PNG") and len(answer.content) < 600_000
