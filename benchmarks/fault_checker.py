"""Compares the notes of the players with the journals. What does not agree is a violation."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from benchmarks.fault_clients import Notes, digest_of
from mindbug.web.rooms.house_time import SURE
from mindbug.web.rooms.room import Room
from mindbug.web.rooms.store import LATE, StoredGame

TOLERANCE = LATE + SURE
"""The seconds by which a clock may seem to run back: while a choice is being written and told, other nodes do not know
of it and show a clock that still runs, for SURE seconds after their last heartbeat. Nodes also learn the time over
connections that are slowed down, which is far less."""


@dataclass
class Findings:
    games: int = 0
    finished: int = 0
    lines: int = 0
    acknowledged: int = 0
    views: int = 0
    readings: int = 0
    unanswered: int = 0
    furthest_back: float = 0.0
    """The most seconds by which a clock was seen to run backwards."""
    violations: list[str] = field(default_factory=list)

    def summary(self) -> str:
        return (f"{self.games} games ({self.finished} finished), {self.lines} lines; {self.acknowledged} acknowledged "
                f"choices, {self.views} views and {self.readings} readings of clocks compared; "
                f"{self.unanswered} cut connections or requests without an answer; "
                f"clocks at most {self.furthest_back:.2f} s back\n"
                + ("\n".join(self.violations[:50]) if self.violations else "no violation"))


def examine(games: Mapping[str, StoredGame], everybody: Sequence[Notes]) -> Findings:
    found = Findings(games=len({notes.game for notes in everybody}))
    for game in {notes.game for notes in everybody}:
        stored = games.get(game)
        players = [notes for notes in everybody if notes.game == game]
        if stored is None:
            found.violations.append(f"{game}: the whole game is gone")
            continue
        found.lines += len(stored.entries)
        found.violations += [f"{game}: {problem}" for problem in journal_problems(stored)]
        views = views_of(stored)
        if isinstance(views, str):
            found.violations.append(f"{game}: {views}")
            continue
        for notes in players:
            problems = [*notes.contradictions, *lost_choices(stored, notes), *wrong_views(views, notes)]
            found.violations += [f"{game}: {problem}" for problem in problems]
            found.furthest_back = max(found.furthest_back, notes.furthest_back)
            if notes.furthest_back > TOLERANCE:
                found.violations.append(f"{game}: {notes.seat} saw a clock run back by {notes.furthest_back:.2f} s")
            found.acknowledged += len(notes.acknowledged)
            found.views += len(notes.told)
            found.readings += len(notes.readings)
            found.unanswered += notes.unanswered
        found.finished += Room.load(stored).result is not None
    return found


def journal_problems(stored: StoredGame) -> list[str]:
    """The faults of a journal by itself: times, and the time that clocks have spent."""
    problems = []
    spent = {"p1": 0, "p2": 0}
    for seq, (before, line) in enumerate(zip(stored.entries, stored.entries[1:], strict=False), start=2):
        if line.at < before.at - TOLERANCE:
            problems.append(f"line {seq} was written {before.at - line.at:.2f} s before the line above it")
    for seq, line in enumerate(stored.entries, start=1):
        if line.spent < 0:
            problems.append(f"line {seq} gives time back")
        if line.kind == "choice":
            spent[line.seat] += line.spent
    if stored.terms.clock:
        problems += [f"{seat} has used {used} ms and had {stored.terms.clock * 1000}" for seat, used in spent.items()
                     if used > stored.terms.clock * 1000]
    return problems


def views_of(stored: StoredGame) -> dict[tuple[str, int], str] | str:
    """The digest of what each seat sees after each line, or what is wrong with the journal."""
    room = Room(stored.id, stored.terms)
    found = {(seat, 0): digest_of(room.game.view(seat)) for seat in ("p1", "p2")}
    for seq, entry in enumerate(stored.entries, start=1):
        try:
            room.apply(entry)
        except (ValueError, AssertionError) as error:
            return f"line {seq} cannot be carried out: {error}"
        for seat in ("p1", "p2"):
            found[seat, seq] = digest_of(room.game.view(seat))
    return found


def lost_choices(stored: StoredGame, notes: Notes) -> list[str]:
    """The acknowledged choices that are not in the journal, exactly once and in order."""
    problems, used = [], 0
    for first, last, label in notes.acknowledged:
        there = [seq for seq, line in enumerate(stored.entries, start=1)
                 if first <= seq <= last and (line.kind, line.seat, line.text) == ("choice", notes.seat, label)]
        if not there:
            problems.append(f"the choice {label!r} of {notes.seat}, acknowledged at line {last}, is not in the journal")
        elif max(there) <= used:
            problems.append(f"the choice {label!r} of {notes.seat} at line {last} stands for two acknowledgements")
        else:
            used = min(seq for seq in there if seq > used)
    return problems


def wrong_views(views: Mapping[tuple[str, int], str], notes: Notes) -> list[str]:
    return [f"{notes.seat} was told something else at line {seq} than the journal says"
            for seq, digest in notes.told.items() if views.get((notes.seat, seq)) != digest]
