"""The outcomes of options in words: on the cards that can be chosen, and below the options on the stage.

The facts come from trials (`mindbug.game.trials`), which know what the reader knows. Where they are uncertain, nothing
is said.
"""

from collections.abc import Callable
from typing import NamedTuple

from mindbug.game.scene import Scene, SceneCard
from mindbug.game.trials import Fate, Trial

Say = Callable[..., str]

FIGHTS = {
    ("stays", "falls"): ("win", "wins"), ("falls", "stays"): ("fall", "falls"), ("falls", "falls"): ("both", "both"),
    ("exhausted", "stays"): ("hold", "shield"), ("exhausted", "falls"): ("win", "wins_shield"),
    ("stays", "exhausted"): ("win", "their_shield"), ("falls", "exhausted"): ("fall", "falls_shield"),
    ("exhausted", "exhausted"): ("hold", "shields"), ("stays", "stays"): ("plain", "nothing"),
}
"""The fates of the reader's creature and of the other one -> the kind of verdict, and its phrase."""
ALONE: dict[Fate, str] = {"falls": "falls", "exhausted": "shield", "leaves": "leaves"}
"""The fate of a creature that is chosen for an effect -> its phrase."""


class Verdict(NamedTuple):
    """The outcome of an option for the reader, as its button tells it."""

    kind: str
    """Good, bad or neither: win, fall, both, hold, plain."""
    long: str
    short: str


def fight(say: Say, trial: Trial, mine: SceneCard, other: SceneCard, own: Fate | None, theirs: Fate | None,
          poisonous: str) -> Verdict | None:
    """The outcome of a fight for the reader's creature."""
    if not trial.fought or (own, theirs) not in FIGHTS:
        return None
    kind, phrase = FIGHTS[own or "stays", theirs or "stays"]
    if phrase in ("wins", "falls"):
        winner, loser = (mine, other) if phrase == "wins" else (other, mine)
        if winner.power > loser.power:
            phrase = "beats" if phrase == "wins" else "under"
        elif "POISONOUS" in winner.keywords:
            phrase = "by_poison" if phrase == "wins" else "poison"
    return _verdict(say, kind, phrase, mine=mine.power, other=other.power, poisonous=poisonous)


def attack(say: Say, trial: Trial) -> Verdict | None:
    """The resistance that an attack would meet."""
    if trial.blockers is None or trial.deadly is None:
        return None
    if not trial.blockers:
        return _verdict(say, "win", "free")
    if not trial.deadly:
        return _verdict(say, "win", "safe")
    kind = "fall" if trial.deadly == trial.blockers else "both"
    return _verdict(say, kind, "risky", deadly=trial.deadly, count=trial.blockers)


def effect(say: Say, trial: Trial, card: SceneCard, own: bool) -> Verdict | None:
    """The outcome of an effect for the creature that is chosen for it."""
    if trial.octonite is not None and trial.octonite > card.octonite:
        return _verdict(say, "plain", "octonite", number=trial.octonite - card.octonite, total=trial.octonite)
    if trial.target is None or trial.target not in ALONE:
        return None
    kind = "hold" if trial.target == "exhausted" else "fall" if own else "win"
    return _verdict(say, kind, ALONE[trial.target])


def price(say: Say, trial: Trial) -> Verdict | None:
    """The energy that is left after a purchase."""
    return None if trial.energy is None else _verdict(say, "plain", "energy", count=trial.energy)


def _verdict(say: Say, kind: str, phrase: str, **values: object) -> Verdict:
    return Verdict(kind, say(f"verdict_{phrase}", **values), say(f"verdict_{phrase}_short", **values))


def consequence(say: Say, trial: Trial, scene: Scene, rival: str) -> str | None:
    """Everything else that is certain: the end of the game, life, energy."""
    if trial.loses:
        return say("would_lose")
    if trial.wins:
        return say("would_win")
    me, opp, told = scene.me, scene.opp, []
    if trial.life is not None and trial.life != me.life:
        told.append(say("life_after", before=me.life, after=trial.life))
    if trial.rival_life is not None and trial.rival_life != opp.life:
        told.append(say("rival_life_after", name=rival, before=opp.life, after=trial.rival_life))
    if trial.energy is not None and trial.energy != me.energy:
        told.append(say("energy_after", before=me.energy, after=trial.energy))
    return ", ".join(told) or None
