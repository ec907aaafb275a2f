"""A word is added to a copy of the package, one part after another: whatever is still missing is named by an error."""

import re
from pathlib import Path

import pytest

from tests.growing.running import python

SET = '''
"""Echo: made for a test."""

from mindbug.words import Box, CardSet, Creature, DoubleLife, May

BOX = Box(place=1000, designs=1, cards=30)
ECHO = CardSet("echo", "Echo", [Creature("Echo Parrot", copies=30, power=3, play=[May([DoubleLife()])])])
'''
RECIPES = '''
from mindbug.web.art.look import Look
from mindbug.web.art.recipes.first_contact import LOOKS as KNOWN

LOOKS: dict[str, Look] = {"Echo Parrot": KNOWN["Bee Bear"]}
'''
PLAY = '''
import mindbug

game = mindbug.Game.from_position({"sets": ["echo"], "p1": {"life": 2, "hand": ["Echo Parrot"]}, "p2": {"mindbugs": 0}})
game.choose("play Echo Parrot")
game.choose("yes")
print(game.position()["p1"]["life"])
'''


class Growth:
    """A copy of the package, and the parts of the word that were added to it."""

    def __init__(self, package: Path) -> None:
        self.package = package

    def file(self, path: str, text: str) -> None:
        (self.package / path).write_text(text.lstrip(), encoding="utf-8")

    def put(self, path: str, before: str, *lines: str) -> None:
        """Puts lines before the first line of the file that begins so, with its indentation."""
        text = (self.package / path).read_text(encoding="utf-8").splitlines()
        place = next(number for number, line in enumerate(text) if line.lstrip().startswith(before))
        indent = text[place][:len(text[place]) - len(text[place].lstrip())]
        text[place:place] = [indent + line for line in lines]
        (self.package / path).write_text("\n".join(text) + "\n", encoding="utf-8")

    def replace(self, path: str, old: str, new: str) -> None:
        text = (self.package / path).read_text(encoding="utf-8")
        assert old in text
        (self.package / path).write_text(text.replace(old, new, 1), encoding="utf-8")

    def fails(self, match: str, *arguments: str) -> None:
        with pytest.raises(AssertionError, match=match):
            python(self.package, *arguments)


def test_a_word_is_its_dataclass_its_instruction_and_its_sentences(copy: Path) -> None:
    word = Growth(copy)
    word.file("cards/echo.py", SET)
    word.file("web/art/recipes/echo.py", RECIPES)
    word.fails("cannot import name 'DoubleLife'", "-c", PLAY)

    word.put("words/effects.py", "Effect = (", "@dataclass(frozen=True)", "class DoubleLife:", "    pass", "", "")
    word.replace("words/effects.py", "    GainLife | LoseLife", "    DoubleLife | GainLife | LoseLife")
    word.put("words/__init__.py", "DrawUnused,", "DoubleLife,")
    word.replace("words/__init__.py", '"DrawUnused",', '"DoubleLife", "DrawUnused",')
    word.fails(r"DoubleLife\(\) is not an effect", "-c", PLAY)

    word.put("engine/codes.py", "OP_JUMP:", "OP_DOUBLE_LIFE: Final = 99")
    word.put("engine/compiler.py", "case words.GainLife(", "case words.DoubleLife():", "    op = codes.OP_DOUBLE_LIFE")
    word.fails("nobody knows when OP_DOUBLE_LIFE can happen", "-c", PLAY)

    word.put("engine/usefulness.py", "OP_DRAW_UNUSED,", "OP_DOUBLE_LIFE,")
    word.put("engine/usefulness.py", "if op == OP_MATCH_LIFE:", "if op == OP_DOUBLE_LIFE:", "    return True")
    word.fails("nobody knows how to carry out OP_DOUBLE_LIFE", "-c", PLAY)

    word.put("engine/effects.py", "OP_DRAW_UNUSED,", "OP_DOUBLE_LIFE,")
    word.put("engine/effects.py", "elif op == OP_SWAP_HANDS:", "elif op == OP_DOUBLE_LIFE:",
             "    change_life(s, player, s.life(player))")
    assert python(copy, "-c", PLAY) == "4\n"

    with pytest.raises(AssertionError) as refused:
        python(copy, "-m", "mindbug", "check")
    for language, sentence in (("en", 'do("double your life")'), ("de", 'do("verdopple", "deine Leben", "verdoppeln")'),
                               ("fr", 'do("doublez", "doubler", "vos vies")')):
        assert re.search(f"{language}.*DoubleLife", str(refused.value)), language
        word.put(f"text/{language}/words.py", "case w.GainLife(", "case w.DoubleLife():", f"    return {sentence}")
    assert "no findings" in python(copy, "-m", "mindbug", "check")
    assert "double your life" in python(copy, "-m", "mindbug", "card", "Echo Parrot")
