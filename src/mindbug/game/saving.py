"""Games as bytes, lossless: everything that a game follows from, and a check that it is the same game again."""

import json
from dataclasses import asdict
from typing import Any

from mindbug.engine.dealing import deal_of, put_piles, state_of, take_up
from mindbug.engine.playout import DIGEST_START, digest, mix
from mindbug.engine.random32 import QUICK, Random
from mindbug.engine.session import Session, choice_option
from mindbug.engine.state import EVERY_SLOT, FIELDS, FLAGS, Pool, State
from mindbug.game.catalogue import Selection
from mindbug.game.editions import version_of
from mindbug.game.errors import BadSave
from mindbug.game.record import Setup

FORMAT = 1
LISTS = ("marks", "holders", "stack", "pending")
DEAL_LISTS = ("designs", "ends", "rest", "revealed", "power_deck")
DEAL_NUMBERS = ("rules", "turn_limit", "start_player")


def write_game(session: Session, selection: Selection, setup: Setup | None, dealt: bool) -> bytes:
    """A game that was dealt or set up is written as its set-up and choices; a sampled one has to write its state.

    `dealt`: its events begin with the deal.
    """
    saved: dict[str, Any] = {
        "mindbug game": FORMAT, "digest": selection.digest, "sets": selection.sets, "cards": selection.cards,
        "exclude": selection.exclude, "choices": [choice_option(choice) for choice in session.choices(0)],
        "check": fingerprint(session),
    }
    if setup is not None:
        saved |= {"setup": asdict(setup), "rules": version_of(session.state.deal.rules)}
    else:
        saved |= {"state": write_state(session.beginning), "opening": session.opening, "sampled": session.sampled,
                  "random": write_random(session.seed), "book": selection.catalogue.fingerprint}
        if dealt:
            saved["dealt"] = True
    return json.dumps(saved, ensure_ascii=False, separators=(",", ":")).encode()


def read_save(data: bytes | bytearray | memoryview) -> dict[str, Any]:
    try:
        saved = json.loads(data.tobytes() if isinstance(data, memoryview) else data)
    except (ValueError, TypeError, RecursionError):
        raise BadSave("these bytes are no saved game") from None
    if not isinstance(saved, dict) or saved.get("mindbug game") != FORMAT:
        raise BadSave(f"these bytes are no saved game of format {FORMAT}")
    return saved


def read_setup(data: dict[str, Any]) -> Setup:
    return Setup(**{**data, **{name: tuple(data[name]) for name in ("sets", "cards", "exclude")}})


def go_on(session: Session, saved: dict[str, Any]) -> None:
    """Takes the choices of the saved game, and checks that they lead to where it was."""
    for option in saved["choices"]:
        session.list_actions()
        if option not in session.options[:session.count]:
            raise BadSave("the choices of the saved game do not fit: it was made by another version, or was damaged")
        session.choose(option)
    if fingerprint(session) != saved["check"]:
        raise BadSave("the saved game leads somewhere else: it was made by another version, or was damaged")


def fingerprint(session: Session) -> int:
    """Tells whether two games stand alike, chance to come included."""
    h = digest(session.state, DIGEST_START)
    for number in write_random(session.random):
        h = mix(h, number)
    return h


# ---- states


def write_state(s: State) -> dict[str, Any]:
    deal = s.deal
    return {
        **{name: getattr(s, name) for name in (*FIELDS, *FLAGS)},
        **{name: list(getattr(s, name)) for name in LISTS},
        "deal": {**{name: list(getattr(deal, name)) for name in DEAL_LISTS},
                 **{name: getattr(deal, name) for name in DEAL_NUMBERS},
                 "boosts": deal.power_givers == EVERY_SLOT},
    }


def read_state(pool: Pool, data: dict[str, Any]) -> State:
    written = data["deal"]
    deal = deal_of(pool, written["designs"])
    put_piles(deal, *(written[name] for name in DEAL_LISTS[1:]))
    for name in DEAL_NUMBERS:
        setattr(deal, name, written[name])
    if written["boosts"]:
        deal.expect_boosts()
    s = state_of(deal, data["marks"], data["holders"])
    take_up(s, data["stack"], data["pending"])
    for name in (*FIELDS, *FLAGS):
        setattr(s, name, data[name])
    return s


def write_random(random: Random) -> list[int]:
    """The numbers from which `Random` makes it again."""
    quick = [random.state, random.key0, random.key1, random.key2]
    return quick if random.key3 == QUICK else [*quick, random.key3]
