"""The lessons of the tutorial as data: each has a position and the steps that follow from it.

The coach's sentences are in `phrases/learn.toml` of each language, in `mindbug.text`: `learn_NAME_title`,
`learn_NAME_1` for the learner's first choice and so on, `learn_NAME_done` at the end. The learner always has the first
seat. Sets with mechanics of their own have one lesson each, in `set_lessons`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

LEARNER = "p1"
NAMES = {"p2": "Nova"}
"""The opponent has a name, because the coach often talks about her."""


@dataclass(frozen=True)
class Ask:
    """A step in which the learner decides."""

    right: tuple[str, ...]
    """The labels that are right. All of them lead to the same next step."""
    wrong: Mapping[str, str] = field(default_factory=dict)
    """The coach's answers to wrong labels: a label, or the first word of several -> the end of the phrase's key."""


@dataclass(frozen=True)
class Reply:
    """A step in which the opponent decides, or chance: a lesson says what is rolled."""

    label: str


@dataclass(frozen=True)
class Lesson:
    """A position with what the learner is asked and what the opponent does."""

    name: str
    """The name is part of the lesson's address and of the keys of its phrases."""
    position: Mapping[str, Any]
    steps: tuple[Ask | Reply, ...]

    @property
    def asks(self) -> tuple[Ask, ...]:
        return tuple(step for step in self.steps if isinstance(step, Ask))


def position(you: Mapping[str, Any], opponent: Mapping[str, Any], turn: str = "p1", **other: Any) -> dict[str, Any]:
    """A position for a lesson. Players have no Mindbugs unless the lesson gives them some: with Mindbugs, every card
    that is played would lead to one more decision."""
    return {"sets": ["first_contact"], "turn": turn, "revealed": ["Tiger Squirrel", "Kangasaurus Rex"],
            "p1": {"mindbugs": 0, **you}, "p2": {"mindbugs": 0, **opponent}, **other}


LESSONS: dict[str, Lesson] = {lesson.name: lesson for lesson in (
    Lesson(
        "play",
        position(
            {"hand": ["Brain Fly", "Axolotl Healer", "Gorillion", "Shield Bugs", "Plated Scorpion"],
             "draw": ["Spider Owl", "Luchataur", "Harpy Mother", "Killer Bee", "Giraffodile"]},
            {"hand": ["Snail Hydra", "Ferret Bomber", "Luchataur", "Rhino Turtle", "Turbo Bug"],
             "draw": ["Killer Bee", "Strange Barrel", "Lone Yeti", "Shark Dog", "Bee Bear"]}),
        (Ask(("play Gorillion",), {"play": "weaker"}), Reply("play Snail Hydra"),
         Ask(("attack Gorillion",), {"play": "attack_now"}), Reply("no block"))),
    Lesson(
        "block",
        position(
            {"play": ["Brain Fly", "Gorillion", "Mysterious Mermaid"], "hand": ["Plated Scorpion", "Killer Bee"]},
            {"life": 1, "play": ["Giraffodile", "Turbo Bug"], "hand": ["Snail Hydra", "Lone Yeti", "Rhino Turtle"]},
            turn="p2"),
        (Reply("attack Giraffodile"),
         Ask(("block Gorillion",), {"block Mysterious Mermaid": "tie", "block Brain Fly": "too_weak",
                                    "no block": "life"}),
         Ask(("attack Gorillion", "attack Mysterious Mermaid"), {"attack Brain Fly": "attack_tie",
                                                                 "play": "last_life"}),
         Reply("block Turbo Bug"))),
    Lesson(
        "mindbug",
        position(
            {"mindbugs": 1, "hand": ["Snail Hydra", "Harpy Mother"]},
            {"hand": ["Shield Bugs", "Gorillion", "Rhino Turtle", "Killer Bee"]}, turn="p2"),
        (Reply("play Shield Bugs"), Ask(("decline",), {"mindbug": "wasted"}),
         Ask(("play Snail Hydra", "play Harpy Mother")), Reply("play Gorillion"),
         Ask(("mindbug",), {"decline": "missed"}))),
    Lesson(
        "bait",
        position(
            {"hand": ["Gorillion", "Shield Bugs", "Luchataur"]},
            {"mindbugs": 1, "hand": ["Killer Bee", "Strange Barrel", "Lone Yeti"]}),
        (Ask(("play Luchataur",), {"play Gorillion": "best_first", "play Shield Bugs": "no_bait"}), Reply("mindbug"),
         Ask(("play Gorillion",), {"play Shield Bugs": "moment"}))),
    Lesson(
        "sneaky",
        position(
            {"play": ["Killer Bee", "Tiger Squirrel"], "hand": ["Giraffodile", "Plated Scorpion"]},
            {"play": ["Gorillion"], "hand": ["Chameleon Sniper", "Turbo Bug", "Lone Yeti"]}),
        (Ask(("attack Tiger Squirrel",), {"attack Killer Bee": "not_sneaky", "play": "slip"}),
         Reply("play Chameleon Sniper"),
         Ask(("attack Killer Bee",), {"attack Tiger Squirrel": "no_hunter", "play": "danger"}),
         Ask(("hunt Chameleon Sniper",), {"hunt Gorillion": "big_game", "let block": "left_to_them"}))),
    Lesson(
        "poison",
        position(
            {"play": ["Kangasaurus Rex", "Plated Scorpion"], "hand": ["Giraffodile", "Spider Owl"]},
            {"play": ["Gorillion", "Snail Hydra"], "hand": ["Turbo Bug", "Lone Yeti", "Bee Bear"]}, turn="p2"),
        (Reply("attack Gorillion"),
         Ask(("block Plated Scorpion",), {"block Kangasaurus Rex": "power", "no block": "life"}),
         Ask(("attack Plated Scorpion",), {"attack Kangasaurus Rex": "hydra", "play": "strike"}), Reply("no block"))),
    Lesson(
        "frenzy",
        position(
            {"play": ["Luchataur"], "hand": ["Shield Bugs", "Spider Owl"]},
            {"life": 2, "play": ["Giraffodile"], "hand": ["Turbo Bug", "Lone Yeti", "Bee Bear"]}),
        (Ask(("attack Luchataur",), {"play": "attack"}), Reply("block Giraffodile"),
         Ask(("attack",), {"stop": "again"}))),
    Lesson(
        "effects",
        position(
            {"play": ["Shark Dog"], "hand": ["Harpy Mother", "Kangasaurus Rex"]},
            {"play": ["Brain Fly", "Ferret Bomber", "Turbo Bug"], "hand": ["Gorillion", "Lone Yeti", "Bee Bear"]}),
        (Ask(("play Kangasaurus Rex",), {"play Harpy Mother": "other_word", "attack Shark Dog": "too_early"}),
         Reply("play Gorillion"),
         Ask(("attack Shark Dog",), {"attack Kangasaurus Rex": "no_effect", "play": "use_it"}))),
    Lesson(
        "defeated",
        position(
            {"play": ["Explosive Toad", "Giraffodile"], "hand": ["Shield Bugs", "Spider Owl"]},
            {"life": 1, "play": ["Gorillion"], "hand": ["Turbo Bug", "Lone Yeti", "Bee Bear"]}),
        (Ask(("attack Explosive Toad",), {"attack Giraffodile": "in_vain", "play": "dare"}), Reply("block Gorillion"),
         Ask(("choose Gorillion",), {"choose Giraffodile": "own"}))),
    Lesson(
        "win",
        position(
            {"life": 1, "play": ["Rhino Turtle", "Chameleon Sniper"], "hand": ["Killer Bee", "Axolotl Healer"]},
            {"life": 2, "play": ["Gorillion", "Luchataur"], "hand": ["Turbo Bug", "Lone Yeti", "Bee Bear"]}),
        (Ask(("attack Chameleon Sniper",), {"attack Rhino Turtle": "both_blocked", "play Killer Bee": "one_left",
                                            "play Axolotl Healer": "time"}),)),
)}
