"""Programs that do not play by the protocol lose their game with the reason, quickly, and nothing else suffers."""

import os
import re
import time
from contextlib import suppress
from pathlib import Path

import pytest

from mindbug import Game
from mindbug.lab.match import MatchSetup, play_match
from mindbug.players.bot import BotFailure, Budget
from mindbug.players.child import MAX_LINE, Broken, Child
from mindbug.players.process import ProcessBot
from mindbug.players.registry import make_bot, make_native
from tests.protocol.programs import Workshop, exists
from tests.waiting import until

GREETED = "greet(); m = question()\n"

ANSWERS = {
    "no JSON": ("print('play it', flush=True); hear()", "wrote 'play it', which is not JSON"),
    "an empty line": ("print(flush=True); hear()", "wrote '', which is not JSON"),
    "no text": (r"os.write(1, b'\xff\xfe\n'); hear()", "which is not JSON"),
    "commands to the terminal": (r"print('\x1b[2J', flush=True); hear()", r"wrote '\x1b[2J', which is not JSON"),
    "endless nesting": ("print('[' * 60000, flush=True); hear()", "[[[['..., which is not JSON"),
    "an endless number": ("print('9' * 60000, flush=True); hear()", "999'..., which is not JSON"),
    "a list": ("say([m['id'], 'done']); hear()", "not a JSON object"),
    "no choice": ("say({'id': m['id']}); hear()", '"id" and "choose" are needed'),
    "no id": ("say({'choose': 'done'}); hear()", '"id" and "choose" are needed'),
    "another id": ("m['id'] = 7; answer(m); hear()", "answered question 7 instead of 1"),
    "an id that only equals": ("m['id'] = True; answer(m); hear()", "answered question true instead of 1"),
    "an id as text": ("m['id'] = '1'; answer(m); hear()", "answered question '1' instead of 1"),
    "an unknown label": ("say({'id': 1, 'choose': 'play it'}); hear()", "chose 'play it', which is not one of: play "),
    "a label that is none": ("say({'id': 1, 'choose': 3}); hear()", "chose 3, which is not one of: "),
    "a whole option": ("say({'id': 1, 'choose': m['decision']['options'][0]}); hear()", "chose an object, which"),
    "deep nesting": ("print('{\"id\": 1, \"choose\":' + '[' * 400 + ']' * 400 + '}', flush=True); hear()",
                     "chose a list, which is not one of: "),
    "a long line": ("say('x' * 70000); hear()", f"wrote a line of more than {MAX_LINE} bytes"),
    "a line without end": ("os.write(1, b'x' * 10_000_000)", f"wrote a line of more than {MAX_LINE} bytes"),
    "two answers": ("os.write(1, b'{}\\n{}\\n'); hear()", "wrote more than one line: '{}\\n' came after the answer"),
    "an end": ("sys.exit(3)", "ended with exit code 3"),
    "an exception": ("1 / 0", "ended with exit code 1: 'ZeroDivisionError: division by zero'"),
    "an end by a signal": ("os.kill(os.getpid(), 9)", "was ended by signal 9"),
    "a closed output": ("os.close(1); time.sleep(60)", "closed its output"),
}

GREETINGS = {
    "an end": ("sys.exit(2)", "ended with exit code 2"),
    "no JSON": ("print('Hello!', flush=True); hear()", "wrote 'Hello!', which is not JSON"),
    "no hello": ("say({'name': 'X'}); hear()", "to hello"),
    "no protocol": ("say({'type': 'hello', 'name': 'X'}); hear()", "speaks protocol null, this is 1"),
    "another protocol": ("say({'type': 'hello', 'protocol': 2, 'name': 'X'}); hear()", "speaks protocol 2, this is 1"),
    "no name": ("say({'type': 'hello', 'protocol': 1}); hear()", "calls itself null"),
    "a blank name": ("say({'type': 'hello', 'protocol': 1, 'name': ' '}); hear()", "calls itself ' '"),
    "a long name": ("say({'type': 'hello', 'protocol': 1, 'name': 'x' * 61}); hear()", "calls itself 'xxx"),
    "a name for the terminal": ("say({'type': 'hello', 'protocol': 1, 'name': '\\x1b[2J'}); hear()", r"'\x1b[2J'"),
}


def ask(bot: ProcessBot, budget: Budget | None = None) -> str:
    """The answer to the first decision of a game."""
    game = Game(seed=3)
    assert game.decision is not None
    return bot.choose(game.view(game.decision.player), game.decision, budget).label


def reason(bot: ProcessBot, budget: Budget | None = None) -> str:
    with pytest.raises(BotFailure) as failure:
        ask(bot, budget)
    return str(failure.value)


@pytest.mark.parametrize("case", ANSWERS)
def test_a_bad_answer_costs_the_game(case: str, workshop: Workshop) -> None:
    body, expected = ANSWERS[case]
    text = reason(workshop.bot(GREETED + body))
    assert text.startswith("Tester ") and expected in text
    assert text.isprintable()


@pytest.mark.parametrize("case", GREETINGS)
def test_a_bad_greeting_costs_the_game(case: str, workshop: Workshop) -> None:
    body, expected = GREETINGS[case]
    text = reason(workshop.bot("hear()\n" + body))
    assert text.startswith("cmd:") and expected in text


def test_what_a_program_says_after_it_stopped_listening_is_told(workshop: Workshop) -> None:
    """A program that never listens, prints something and ends may do all of that before the question reaches it."""
    bot = workshop.bot(GREETED + """
os.close(0)
answer(m)
time.sleep(0.3)
print("hm")
""")
    ask(bot)
    assert "'hm" in reason(bot)


def test_a_program_that_stopped_listening_costs_the_game(workshop: Workshop) -> None:
    bot = workshop.bot(GREETED + "os.close(0); answer(m); time.sleep(60)")
    ask(bot)
    assert reason(bot) == "Tester closed its input"


# ---- time and full pipes


@pytest.mark.parametrize("body", [
    "time.sleep(60)",
    "os.write(1, b'{\"id\": 1'); time.sleep(60)",
    "while True: os.write(2, b'thinking ' * 1000)",
], ids=["silence", "half an answer", "only logging"])
def test_a_late_answer_costs_the_game(workshop: Workshop, body: str) -> None:
    bot = workshop.bot(GREETED + body, answer_seconds=0.3)
    start = time.monotonic()
    assert reason(bot) == "Tester gave no answer within 0.3 seconds"
    assert time.monotonic() - start < 50, "the program would take 60"


def test_a_budget_of_seconds_adds_to_the_limit(workshop: Workshop) -> None:
    bot = workshop.bot(GREETED + "time.sleep(60)", answer_seconds=0.1)
    assert reason(bot, Budget(seconds=0.25)) == "Tester gave no answer within 0.35 seconds"


def test_a_slow_start_costs_the_game(workshop: Workshop) -> None:
    assert reason(workshop.bot("time.sleep(60)", start_seconds=0.3)).endswith("gave no answer within 0.3 seconds")


def test_an_answer_before_the_question_costs_the_game(workshop: Workshop, tmp_path: Path) -> None:
    """It could otherwise answer for ever without reading, until we wait for it to read."""
    go, done = tmp_path / "go", tmp_path / "done"
    bot = workshop.bot(GREETED + f'''
answer(m)
while not os.path.exists({str(go)!r}):
    time.sleep(0.01)
m["id"] = 2
answer(m)
open({str(done)!r}, "w")
hear()
''')
    ask(bot)
    go.touch()
    until(done.exists)
    assert reason(bot).startswith("Tester spoke without being asked: '{\"id\": 2, ")


def test_answers_without_end_cost_the_game(workshop: Workshop) -> None:
    """Whether the first one is taken for an answer depends on how fast they come."""
    bot = workshop.bot(GREETED + "while True: answer(m)")
    expected = "wrote more than one line|spoke without being asked|answered question 1 instead of 2"
    with pytest.raises(BotFailure, match=expected):
        for _ in range(2):
            ask(bot)


def test_a_question_that_nobody_reads_does_not_hold_us_up() -> None:
    child = Child(["sleep", "60"])
    with pytest.raises(Broken, match=r"gave no answer within 0\.2 seconds"):
        child.ask(b"x" * 1_000_000 + b"\n", 0.2)
    child.stop()
    assert not exists(child.pid)


def test_news_that_nobody_reads_does_not_hold_us_up() -> None:
    child = Child(["sleep", "60"])
    for _ in range(20):
        child.tell(b"x" * 100_000 + b"\n")
    child.stop(patience=0.1)
    assert not exists(child.pid)


def test_a_closed_input_is_noticed_at_the_next_question(workshop: Workshop, tmp_path: Path) -> None:
    done = tmp_path / "closed"
    bot = workshop.bot(GREETED + f"answer(m); os.close(0); open({str(done)!r}, 'w'); time.sleep(60)")
    ask(bot)
    until(done.exists)
    assert reason(bot) == "Tester closed its input"


def test_logging_a_lot_is_fine(workshop: Workshop) -> None:
    bot = workshop.bot("greet()\nwhile True:\n m = question(); os.write(2, b'x' * 1_000_000); answer(m)")
    assert ask(bot) == ask(bot)
    bot.close()


# ---- what is left


def test_the_programs_children_die_with_it(workshop: Workshop, tmp_path: Path) -> None:
    fifo, ready = tmp_path / "fifo", tmp_path / "ready"
    os.mkfifo(fifo)
    reader = os.open(fifo, os.O_RDONLY | os.O_NONBLOCK)
    bot = workshop.bot(GREETED + f'''
import subprocess
subprocess.Popen([sys.executable, "-S", "-c", "import sys, time; f = open(sys.argv[1], 'wb', 0); f.write(b'here'); "
                  "open(sys.argv[2], 'w'); time.sleep(60)", {str(fifo)!r}, {str(ready)!r}])
while not os.path.exists({str(ready)!r}):
    time.sleep(0.01)
print("nonsense", flush=True)
time.sleep(60)
''')
    reason(bot)
    heard: list[bytes] = []

    def ended() -> bool:
        """The last writer is gone when the pipe ends."""
        with suppress(BlockingIOError):
            heard.append(os.read(reader, 100))
        return bool(heard) and not heard[-1]

    until(ended)
    os.close(reader)
    assert b"".join(heard) == b"here"


def test_a_program_that_does_not_leave_is_ended(workshop: Workshop) -> None:
    bot = workshop.bot(GREETED + "answer(m); time.sleep(60)")
    ask(bot)
    start = time.monotonic()
    bot.close()
    assert time.monotonic() - start < 50, "the program would take 60"
    assert not any(map(exists, workshop.started()))


def test_a_forgotten_bot_takes_its_program_along(workshop: Workshop) -> None:
    bot = workshop.bot(GREETED + "answer(m); time.sleep(60)")
    ask(bot)
    assert exists(workshop.started()[0])
    del bot
    assert not exists(workshop.started()[0])


def test_an_interrupted_question_ends_the_program(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its answer would come when nobody is waiting for it."""
    bot = workshop.bot("greet()\nwhile True: answer(question())")
    ask(bot)

    def interrupt(*_: object) -> bytes:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Child, "ask", interrupt)
        with pytest.raises(KeyboardInterrupt):
            ask(bot)
    assert not exists(workshop.started()[0])
    assert ask(bot)
    assert len(workshop.started()) == 2
    bot.close()


# ---- in a match


def test_the_other_bot_wins_and_the_next_game_has_a_fresh_program(workshop: Workshop, tmp_path: Path) -> None:
    bot = workshop.bot(f'''
greet()
first_life = not os.path.exists({str(tmp_path / "lived")!r})
open({str(tmp_path / "lived")!r}, "w").close()
while True:
    m = question()
    if first_life and m["id"] == 3:
        raise SystemExit("no idea")
    answer(m)
''')
    pair = bot, make_bot("random")
    lost = play_match(MatchSetup(seed=5), pair)
    assert (lost.winner, lost.outcome, lost.decisions[0]) == (1, "failure", 2)
    assert lost.failure is not None and lost.failure.reason == "Tester ended with exit code 1: 'no idea'"
    assert (lost.failure.choice, lost.failure.details) == (sum(lost.decisions) + 1, "no idea")
    assert len(lost.failure.options) >= 1 and lost.failure.kind
    for swapped in (False, True):
        played = play_match(MatchSetup(seed=5), pair, swapped)
        assert played.failure is None and played.outcome != "failure" and played.decisions[0] > 3
    assert len(workshop.started()) == 3


def test_a_program_that_always_fails_loses_every_game(workshop: Workshop) -> None:
    bot = workshop.bot("sys.exit(1)")
    for swapped in (False, True):
        result = play_match(MatchSetup(seed=5), (bot, make_bot("random")), swapped)
        assert result.winner == 1 and result.failure is not None
        assert result.failure.reason == f"{bot.name} ended with exit code 1"


def test_one_program_cannot_play_both_seats_of_a_game(workshop: Workshop) -> None:
    bot = workshop.bot("greet()\nwhile True: answer(question())")
    with pytest.raises(ValueError, match=r"plays p. and cannot play p. in the same game"):
        play_match(MatchSetup(seed=5), (bot, bot))
    bot.close()


# ---- commands that cannot work are refused before any game


@pytest.mark.parametrize(("name", "complaint"), [
    ("cmd:", "needs a program"),
    ("cmd:  ", "needs a program"),
    ("cmd:no-such-program --fast", "there is no program 'no-such-program'"),
    ("cmd:python3 'half a quote", "No closing quotation"),
])
def test_a_bad_command_is_refused(name: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=re.escape(complaint)):
        make_bot(name)


def test_a_program_that_the_system_cannot_run_loses(tmp_path: Path) -> None:
    path = tmp_path / "empty"
    path.write_bytes(b"\0\1\2\3")
    path.chmod(0o755)
    assert "could not be started: Exec format error" in reason(ProcessBot(str(path)))


def test_a_program_is_not_one_of_our_own_bots() -> None:
    with pytest.raises(ValueError, match="unknown bot 'cmd:true'"):
        make_native("cmd:true")
