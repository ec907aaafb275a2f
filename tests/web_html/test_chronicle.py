"""The lines of a game that all who read it share."""

import random

from mindbug import Game
from mindbug.game.events import Event
from mindbug.text import lines
from mindbug.web.html.chronicle import Chronicle


def played(seed: int, choices: int) -> list[list[Event]]:
    """The events of a random game after each of its choices."""
    game, dice = Game(sets=["first_contact", "king_of_tokyo"], seed=seed), random.Random(seed)
    found = [game.events]
    while (decision := game.decision) and len(found) <= choices:
        game.choose(dice.choice(decision.options))
        found.append(game.events)
    return found


def test_lines_grow_as_if_they_were_made_at_once() -> None:
    for seed in range(10):
        chronicle = Chronicle()
        for events in played(seed, 80):
            chronicle.go_on(events)
            assert [tuple(line) for line in chronicle.lines] == lines(events)
            assert (chronicle.version, chronicle.events) == (0, len(events))


def test_the_first_line_that_somebody_has_not_read_to_its_end() -> None:
    states = played(3, 60)
    chronicle = Chronicle()
    chronicle.go_on(states[-1])
    for events in states:
        first = chronicle.first_after(len(events))
        assert sum(map(len, chronicle.lines[:first])) <= len(events)
        assert first == len(chronicle.lines) or sum(map(len, chronicle.lines[:first + 1])) > len(events)
    assert chronicle.first_after(len(states[-1])) == len(chronicle.lines)


def test_a_take_back_makes_another_version() -> None:
    states, chronicle = played(3, 30), Chronicle()
    chronicle.go_on(states[-1])
    chronicle.go_on(states[-4])
    assert chronicle.version == 1
    assert [tuple(line) for line in chronicle.lines] == lines(states[-4])
