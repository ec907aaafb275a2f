"""The conversation with a bot, in its order: docs/bot-protocol.md word for word."""

import json
import os
import random
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mindbug import Game, sample
from mindbug.game.catalogue import standard
from mindbug.game.decisions import DECISION_KINDS, PURPOSES
from mindbug.lab.match import MatchSetup, play_match
from mindbug.players import messages, process
from mindbug.players.bot import Budget
from mindbug.players.child import MAX_LINE
from mindbug.players.registry import make_bot
from tests.protocol.programs import Workshop, exists
from tests.protocol.test_examples import CAREFUL, PROGRAMS

DOC = Path(__file__).parents[2] / "docs" / "bot-protocol.md"
TEXT = DOC.read_text(encoding="utf-8")
BEGIN, END = "<!-- transcript -->\n```\n", "```\n<!-- end of transcript -->"
ALL_SETS = list(standard().sets)

# the table of the example: p2 plays its last card, and p1, the program, answers and wins
POSITION = {"turn": "p2", "p1": {"play": ["Shark Dog", "Tiger Squirrel"], "mindbugs": 1},
            "p2": {"life": 1, "hand": ["Deathweaver"], "discard": ["Gorillion"]}}
CARDS = ("Shark Dog", "Tiger Squirrel", "Deathweaver", "Gorillion")
OPPONENT = "play Deathweaver"

WIDTH = 115
STARTED_BY_P1 = 1  # a seed

RECORDER = '''
log = open({path!r}, "a")

def hear(hear=hear):
    message = hear()
    print(json.dumps(message), file=log, flush=True)
    return message

greet()
while True:
    answer(question())
'''


def wrapped(value: Any, indent: int = 2) -> str:
    """JSON broken into lines: what is short stays together."""
    text = json.dumps(value)
    if len(text) + indent <= WIDTH or not isinstance(value, dict | list):
        return text
    if isinstance(value, dict):
        items = [f"{json.dumps(key)}: {wrapped(item, indent + 1)}" for key, item in value.items()]
    else:
        items = [wrapped(item, indent + 1) for item in value]
    lines = [items[0]]
    for item in items[1:]:
        if "\n" in lines[-1] + item or indent + len(f"{lines[-1]}, {item}") > WIDTH:
            lines.append(item)
        else:
            lines[-1] += f", {item}"
    return text[0] + (",\n" + " " * (indent + 1)).join(lines) + text[-1]


def abridged(message: dict[str, Any]) -> dict[str, Any]:
    """Returns the message as the docs show it: only the cards on the table, and not the numbers of the engine."""
    if message["type"] == "game":
        message["creatures"] = [card for card in message["creatures"] if card["name"] in CARDS]
    if message["type"] == "decide":
        message["view"]["engine"] = ["..."]
    return message


def transcript(text: str) -> list[tuple[str, dict[str, Any]]]:
    """The lines of a conversation with their speakers (`>` is us)."""
    entries = re.split(r"^([<>]) ", text, flags=re.MULTILINE)[1:]
    return [(who, json.loads(said)) for who, said in zip(entries[::2], entries[1::2], strict=True)]


def received(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def recorder(workshop: Workshop, path: Path, fresh: bool = True) -> process.ProcessBot:
    return workshop.bot(RECORDER.format(path=str(path)), fresh=fresh)


# ---- the example of the docs


def test_the_transcript_of_the_docs_is_what_is_said(workshop: Workshop, tmp_path: Path) -> None:
    """The program writes down both sides; UPDATE_GOLDEN=1 takes them over into the docs."""
    log = tmp_path / "conversation"
    wiretap = workshop.command(f'''
import subprocess
program = subprocess.Popen([sys.executable, {str(CAREFUL)!r}], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
with open({str(log)!r}, "w") as log:
    for line in sys.stdin:
        print(">", line, end="", file=log, flush=True)
        print(line, end="", file=program.stdin, flush=True)
        if json.loads(line)["type"] in ("hello", "decide"):
            answer = program.stdout.readline()
            print("<", answer, end="", file=log, flush=True)
            print(answer, end="", flush=True)
''')
    bot = process.ProcessBot(wiretap)
    game = Game.from_position(POSITION)
    while game.decision is not None:
        if game.decision.player == "p1":
            game.choose(bot.choose(game.view("p1"), game.decision, Budget(seconds=1.0)))
        else:
            game.choose(OPPONENT)
    bot.game_over(game.winner, str(game.outcome))
    bot.close()

    said = [(who, abridged(message) if who == ">" else message) for who, message in transcript(log.read_text())]
    page = "".join(f"{who} {wrapped(message)}\n" for who, message in said)
    written = TEXT.partition(BEGIN)[2].partition(END)[0]
    if os.environ.get("UPDATE_GOLDEN"):
        DOC.write_text(TEXT.replace(BEGIN + written + END, BEGIN + page + END), encoding="utf-8")
        written = page
    assert written == page, "UPDATE_GOLDEN=1 writes it anew"
    assert transcript(written) == said
    assert [message["type"] for who, message in said if who == ">"] == [
        "hello", "game", "decide", "decide", "end", "bye"]


@pytest.mark.parametrize("program", PROGRAMS)
def test_the_examples_answer_the_questions_of_the_docs(program: list[str]) -> None:
    """Also a reader who only has the page can try a bot with it."""
    said = transcript(TEXT.partition(BEGIN)[2].partition(END)[0])
    questions = "".join(json.dumps(message) + "\n" for who, message in said if who == ">")
    result = subprocess.run(program, input=questions, capture_output=True, text=True, timeout=300, check=True)
    answers = [json.loads(line) for line in result.stdout.splitlines()]
    assert answers[0]["protocol"] == 1
    assert answers[1:] == [message for who, message in said if who == "<"][1:]


def test_the_docs_name_every_kind_purpose_and_limit() -> None:
    kinds = re.search(r"^\| `kind` \|(.*)$", TEXT, re.MULTILINE)
    purposes = re.search(r"^\| `purpose` \|(.*)$", TEXT, re.MULTILINE)
    assert kinds and purposes
    chance = {"roll", "pick"}
    assert set(re.findall(r"`(\w+)`", kinds[1])) == DECISION_KINDS.keys() - chance
    assert set(re.findall(r"`(\w+)`", purposes[1])) - {"target", "card", "null"} == set(PURPOSES)
    for fact in (f"at most {MAX_LINE:,} bytes", f"after {process.START_SECONDS:g} seconds",
                 f"the `limit`: {process.ANSWER_SECONDS:g} seconds", f"at most {messages.LONGEST_NAME} printable",
                 f"This is version {messages.PROTOCOL}."):
        assert fact in " ".join(TEXT.split()), fact


# ---- the order of things


def test_every_game_has_a_process_of_its_own(workshop: Workshop, tmp_path: Path) -> None:
    """The cards are the same with seats swapped: who remembers them has seen the opponent's hand."""
    log = tmp_path / "log"
    bot = recorder(workshop, log)
    results = [play_match(MatchSetup(seed=2), (bot, make_bot("random")), swapped) for swapped in (False, True)]
    assert len(workshop.started()) == 2
    assert not any(map(exists, workshop.started())), "it leaves with the end of the game"
    types = [message["type"] for message in received(log)]
    assert runs(types) == [word for result in results
                           for word in ("hello", "game", f"decide {result.decisions[0]}", "end", "bye")]


def test_a_kept_process_plays_one_game_after_another(workshop: Workshop, tmp_path: Path) -> None:
    log = tmp_path / "log"
    bot = recorder(workshop, log, fresh=False)
    results = [play_match(MatchSetup(seed=2), (bot, make_bot("random")), swapped) for swapped in (False, True)]
    bot.close()
    assert len(workshop.started()) == 1

    heard = received(log)
    types = [message["type"] for message in heard]
    decides = [f"decide {result.decisions[0]}" for result in results]
    assert runs(types) == ["hello", "game", decides[0], "end", "game", decides[1], "end", "bye"]
    assert [message["seat"] for message in heard if message["type"] == "game"] == ["p1", "p2"]
    asked = [message for message in heard if message["type"] == "decide"]
    assert [message["id"] for message in asked] == list(range(1, len(asked) + 1))
    for result, swapped, end in zip(results, (0, 1), (m for m in heard if m["type"] == "end"), strict=True):
        assert result.winner is not None
        assert end == {"type": "end", "winner": ("p1", "p2")[result.winner ^ swapped], "outcome": result.outcome}


def runs(types: list[str]) -> list[str]:
    """`decide` in a row counted."""
    text = re.sub(r"(?:decide )+", lambda match: f"decide:{match[0].count('decide')} ", " ".join(types) + " ")
    return [word.replace(":", " ") for word in text.split()]


def test_the_winner_hears_of_the_others_failure(workshop: Workshop, tmp_path: Path) -> None:
    log = tmp_path / "log"
    bot, broken = recorder(workshop, log), workshop.bot("greet(); question(); sys.exit(1)")
    result = play_match(MatchSetup(seed=STARTED_BY_P1), (bot, broken))
    bot.close()
    assert (result.starter, result.winner) == (0, 0)
    assert result.failure is not None and result.failure.reason == "Tester ended with exit code 1"
    assert received(log)[-2:] == [{"type": "end", "winner": "p1", "outcome": "failure"}, {"type": "bye"}]


def test_a_game_message_has_all_cards_that_can_turn_up() -> None:
    left_out = standard().sets["king_of_tokyo"].creatures[0].name
    game = Game(["king_of_tokyo"], cards=["Shark Dog"], exclude=[left_out])
    message = messages.game(game.view("p2"), standard())
    assert message["seat"] == "p2"
    card_set = standard().sets["king_of_tokyo"]
    copies = {card["name"]: card["copies"] for card in message["creatures"]}
    assert copies == {card.name: card.copies for card in card_set.creatures if card.name != left_out} | {"Shark Dog": 1}
    assert [card["name"] for card in message["power_cards"]] == [card.name for card in card_set.power_cards]
    assert all(card["text"] for card in message["power_cards"])
    shark = next(card for card in message["creatures"] if card["name"] == "Shark Dog")
    printed = standard().creature("Shark Dog")
    assert (shark["power"], shark["set"]) == (printed.power, "first_contact")
    assert shark["keywords"] == [keyword.value for keyword in printed.keywords]


# ---- secrets


def decisions(sets: list[str], seed: int) -> Iterator[Game]:
    """A game with random choices, stopped at each decision."""
    game, dice = Game(sets, seed=seed), random.Random(seed)
    while game.decision is not None:
        yield game
        game.choose(dice.choice(game.decision.options))


def lines(game: Game) -> bytes:
    """Everything that a program is told when it comes in here."""
    assert game.decision is not None
    view = game.view(game.decision.player)
    return (messages.line(messages.game(view, standard()))
            + messages.line(messages.decide(1, view, game.decision, Budget(), 10.0)))


@pytest.mark.parametrize("sets", [*(list(standard().with_company(each)) for each in ALL_SETS), ALL_SETS], ids="+".join)
def test_a_program_hears_the_same_whatever_the_hidden_cards_are(sets: list[str]) -> None:
    different = 0
    for game in decisions(sets, seed=11):
        assert game.decision is not None
        other = sample(game.view(game.decision.player), seed=game.turn_number)
        different += other.position() != game.position()
        assert lines(other) == lines(game)
    assert different > 10


def test_our_lines_are_single_and_ascii() -> None:
    for game in decisions(ALL_SETS, seed=4):
        said = lines(game)
        assert said.isascii() and said.count(b"\n") == 2


def test_a_program_gets_the_view_of_its_seat_and_no_more(workshop: Workshop, tmp_path: Path) -> None:
    log = tmp_path / "log"
    bot = recorder(workshop, log)
    games = []
    for game in decisions(["first_contact"], seed=8):
        assert game.decision is not None
        if game.decision.player == "p2":
            games.append(game.clone())
            bot.choose(game.view("p2"), game.decision)
    bot.close()
    asked = [message for message in received(log) if message["type"] == "decide"]
    assert [message["view"] for message in asked] == [game.view("p2") for game in games]
    for message in asked:
        assert message.keys() == {"type", "id", "view", "decision", "budget"}
        labels = [option["label"] for option in message["decision"]["options"]]
        assert labels == message["view"]["decision"]["options"]
        assert message["budget"] == {"iterations": None, "seconds": None, "limit": 30.0}


def test_the_docs_name_every_verb_of_every_kind() -> None:
    """The table is compared with what random games of all sets really offer."""
    table = TEXT[TEXT.index("<!-- verbs -->"):TEXT.index("<!-- end of verbs -->")]
    rows = {kind: set(re.findall(r"`([^`]+)`", verbs))
            for kind, verbs in re.findall(r"^\| `(\w+)` \| ([^|]*) \|", table, re.MULTILINE)}
    assert rows.keys() == DECISION_KINDS.keys() - {"roll", "pick"}
    seen: dict[str, set[str]] = {}
    for seed in range(30):
        game = Game(ALL_SETS, seed)
        while (decision := game.decision) is not None:
            seen.setdefault(decision.kind, set()).update(option.verb for option in decision.options)
            game.choose(decision.options[(seed + len(game.choices)) % len(decision.options)])
    for kind, verbs in seen.items():
        assert verbs <= rows[kind], kind
    assert sum(len(verbs) for verbs in seen.values()) > 24
