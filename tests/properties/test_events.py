"""The events alone tell where everything is: a reader that knows no rules keeps up with the game."""

from collections import Counter
from copy import deepcopy
from dataclasses import dataclass, field

import pytest

import mindbug
from mindbug.engine.random32 import Random
from mindbug.game.events import EVENT_KINDS
from mindbug.game.seats import SEATS
from tests.properties.games import MIXES, Mix, decisions


def other(seat: str) -> str:
    return SEATS[1 - SEATS.index(seat)]


@dataclass
class Side:
    life: int
    mindbugs: int
    energy: int
    draw: int
    hand: Counter[str] = field(default_factory=Counter)
    play: Counter[str] = field(default_factory=Counter)
    discard: Counter[str] = field(default_factory=Counter)


class Table:
    """What a reader of the log has noted down."""

    def __init__(self, position: mindbug.Position) -> None:
        self.turn: str | None = position["turn"]
        self.unused = len(position["unused"])
        self.power_row = Counter(position["power_row"])
        self.power_discard = Counter(position["power_discard"])
        self.sides: dict[str, Side] = {
            seat: Side(side["life"], side["mindbugs"], side["energy"], len(side["draw"]),
                       Counter(side["hand"]), Counter(name.split(" (")[0] for name in side["play"]),
                       Counter(side["discard"]))
            for seat, side in ((seat, position[seat]) for seat in SEATS)
        }

    def __eq__(self, table: object) -> bool:
        return isinstance(table, Table) and vars(self) == vars(table)

    def __repr__(self) -> str:
        return repr(vars(self))


class Reader:
    def __init__(self, position: mindbug.Position) -> None:
        self.table = Table(position)
        self.played: Counter[str] = Counter()  # and not in play yet
        self.over: mindbug.Event | None = None

    def move(self, card: str, source: Counter[str], target: Counter[str]) -> None:
        assert source[card] > 0, f"{card} moves from where it is not"
        source[card] -= 1
        target[card] += 1

    def origins(self, event: mindbug.Event) -> list[Counter[str]]:
        """Where a card that comes into play may have been: the event does not say it."""
        card = event.card or ""
        if self.played[card]:
            return [self.played]
        sides = self.table.sides.values()
        found = [zone for side in sides for zone in (side.hand, side.discard) if zone[card] > 0]
        assert found, f"{card} comes into play from nowhere"
        return found

    def read(self, event: mindbug.Event) -> None:
        assert event.kind in EVENT_KINDS
        assert self.over is None, "something happens after the end"
        if event.kind == "power_revealed":
            assert event.card is not None
            self.table.power_row[event.card] += 1
        elif event.kind == "game_over":
            self.over = event
        elif event.player is not None:
            self.read_of(self.table.sides[event.player], self.table.sides[other(event.player)], event)

    def read_of(self, side: Side, rival: Side, event: mindbug.Event) -> None:
        card = event.card or ""
        match event.kind:
            case "turn":
                self.table.turn = event.player
            case "drew":
                side.draw -= 1
                side.hand[card] += 1
            case "drew_unused":
                self.table.unused -= 1
                side.hand[card] += 1
            case "played":
                self.move(card, side.hand, self.played)
            case "entered":
                side.play[card] += 1
            case "took_control":
                self.move(card, rival.play, side.play)
            case "returned":
                self.move(card, side.play, side.hand)
            case "defeated":
                self.move(card, side.play, side.discard)
            case "discarded":
                self.move(card, side.hand, side.discard)
            case "stolen":
                self.move(card, rival.hand, side.hand)
            case "given":
                self.move(card, side.hand, rival.hand)
            case "recovered":
                self.move(card, side.discard if event.detail == "own" else rival.discard, side.hand)
            case "life":
                assert side.life + event.number == event.total or event.total == 0
                side.life = event.total
            case "energy":
                assert side.energy + event.number == event.total
                side.energy = event.total
            case "mindbugged" | "refreshed":
                side.mindbugs += -1 if event.kind == "mindbugged" else 1
                assert side.mindbugs == event.total
            case "bought":
                self.move(card, self.table.power_row, self.table.power_discard)


def follow(readers: list[Reader], event: mindbug.Event) -> list[Reader]:
    """All readers note the event; one that could think of several origins becomes several readers."""
    following: list[Reader] = []
    for reader in readers:
        origins = len(reader.origins(event)) if event.kind == "entered" else 1
        for number in range(origins):
            copy = deepcopy(reader) if origins > 1 else reader
            if event.kind == "entered" and event.card is not None:
                copy.origins(event)[number][event.card] -= 1
            copy.read(event)
            following.append(copy)
    return following


@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_a_reader_of_the_events_knows_where_everything_is(mix: Mix) -> None:
    for seed in (21, 22, 23):
        game = mix.game(seed)
        opening = game.events
        check_opening(game, opening)
        readers = [Reader(game.position())]
        told = len(opening)
        for _ in decisions(game, Random(seed)):
            readers, told = catch_up(game, readers, told)
        readers, _ = catch_up(game, readers, told)
        for reader in readers:
            assert reader.over is not None
            assert (reader.over.player, reader.over.detail) == (game.winner, game.outcome)


def catch_up(game: mindbug.Game, readers: list[Reader], told: int) -> tuple[list[Reader], int]:
    events = game.events
    for event in events[told:]:
        readers = follow(readers, event)
    truth = Table(game.position())
    assert any(reader.table == truth for reader in readers), f"{readers[0].table} is not {truth}"
    return [reader for reader in readers if reader.table == truth][:1], len(events)


def check_opening(game: mindbug.Game, events: list[mindbug.Event]) -> None:
    position = game.position()
    dealt = [event for event in events if event.kind == "dealt"]
    assert [(event.player, event.number) for event in dealt] == [(seat, len(position[seat]["hand"])) for seat in SEATS]
    assert [event.card for event in events if event.kind == "start_card"] == position["revealed"]
    assert [event.player for event in events if event.kind == "starts"] == [game.start_player]
    assert Counter(event.card for event in events if event.kind == "power_revealed") == Counter(position["power_row"])
    assert [(event.player, event.number) for event in events if event.kind == "turn"] == [(game.turn, 1)]


@pytest.mark.parametrize("mix", MIXES[::2], ids=str)
def test_looking_at_events_early_or_late_makes_no_difference(mix: Mix) -> None:
    late, early = mix.game(24), mix.game(24)
    for _ in decisions(late, Random(24)):
        pass
    for choice in late.choices:
        assert early.events[:5]
        early.choose(choice.label)
    assert early.events == late.events
