"""The events alone tell where everything is: a reader that knows no rules keeps up with the game."""

from collections import Counter
from collections.abc import Iterable
from copy import deepcopy
from dataclasses import dataclass

import pytest

import mindbug
from mindbug.engine.random32 import Random
from mindbug.game.catalogue import standard
from mindbug.game.events import EVENT_KINDS
from mindbug.game.seats import SEATS
from tests.properties.games import MIXES, Mix, decisions


def opponent(seat: str) -> str:
    return SEATS[1 - SEATS.index(seat)]


Zone = Counter[str]
Move = tuple[str, Zone | None, Zone]
"""The card, where it came from (None: out of a draw pile), where it went."""
BOOK = standard().book
FIRST_FACES = {card.name: BOOK.creatures[BOOK.first_face[number]].name for number, card in enumerate(BOOK.creatures)}


@dataclass
class Side:
    life: int
    mindbugs: int
    energy: int
    draw: int
    hand: Zone
    play: Zone
    discard: Zone
    aside: Zone


class Notes:
    """The notes of somebody who reads the log."""

    def __init__(self, game: mindbug.Game) -> None:
        position, view = game.position(), game.view(None)
        self.turn: str | None = position["turn"]
        self.unused = len(position["unused"])
        self.power_row = Counter(position["power_row"])
        self.power_discard = Counter(view["power_discard"])
        self.boost: Zone = Counter()
        """The boost cards under all creatures."""
        self.sides: dict[str, Side] = {}
        for seat in SEATS:
            side, seen = position[seat], view[seat]
            self.sides[seat] = Side(
                side["life"], side["mindbugs"], side["energy"], len(side["draw"]), Counter(side["hand"]),
                Counter(creature["name"] for creature in seen["play"]), Counter(side["discard"]),
                Counter(creature["name"] for creature in seen["aside"]))
            for creature in (*seen["play"], *seen["aside"]):
                self.boost.update(creature["boost"])

    def __eq__(self, notes: object) -> bool:
        return isinstance(notes, Notes) and vars(self) == vars(notes)

    def __repr__(self) -> str:
        return repr(vars(self))


class Reader:
    """Knows no rules, only which stage belongs to which card."""

    def __init__(self, game: mindbug.Game) -> None:
        self.notes = Notes(game)
        self.on_the_way: Zone = Counter()
        """Cards that were played or given and have not arrived anywhere."""
        self.over: mindbug.Event | None = None

    def possible_moves(self, event: mindbug.Event) -> list[Move | None]:
        """The zones where the card may have gone: events do not always say from where it came. None: no card moves."""
        card = event.card or ""
        moves: list[Move | None] = [
            (card, source, target) for source, target in self.ways(event) if source is None or source[card] > 0]
        if event.kind == "chose":  # maybe to keep what was given
            assert event.player is not None
            hand = self.notes.sides[event.player].hand
            moves += [None, *((given, self.on_the_way, hand) for given in +self.on_the_way)]
        elif not self.ways(event):
            moves = [None]
        assert moves, f"{event.kind}: {card} moves from where it is not"
        return moves

    def ways(self, event: mindbug.Event) -> list[tuple[Zone | None, Zone]]:
        """The zones from which and to which an event of this kind may bring a card."""
        if event.player is None:
            return []
        side, rival = self.notes.sides[event.player], self.notes.sides[opponent(event.player)]
        boost = self.notes.boost
        match event.kind:
            case "played":
                return [(side.hand, self.on_the_way)]
            case "entered" if self.on_the_way[event.card or ""] > 0:
                return [(self.on_the_way, side.play)]
            case "entered":
                return [(zone, side.play) for zone in (side.hand, rival.hand, side.discard, rival.discard, boost)]
            case "took_control":
                return [(rival.play, side.play)]
            case "returned":
                return [(side.play, side.hand)]
            case "captured":
                return [(side.play, side.hand), (rival.play, side.hand)]
            case "defeated":
                return [(side.play, side.discard)]
            case "discarded":
                return [(side.hand, side.discard), (rival.hand, side.discard), (None, side.discard)]
            case "stolen":
                return [(rival.hand, side.hand)]
            case "given":
                return [(side.hand, rival.hand), (side.hand, self.on_the_way)]
            case "recovered":
                pile = {"own": side.discard, "opponent": rival.discard, "boost": boost}[event.detail or ""]
                return [(pile, side.hand)]
            case "put_under":
                return [(side.discard, boost), (rival.discard, boost)]
            case "buried":
                return [(boost, side.discard)]
            case "set_aside":
                return [(side.play, side.aside)]
            case "came_back":
                return [(side.aside, side.play)]
            case "bought":
                return [(self.notes.power_row, self.notes.power_discard)]
        return []

    def read(self, event: mindbug.Event, move: Move | None) -> None:
        assert event.kind in EVENT_KINDS
        assert self.over is None, "something happens after the end"
        if event.kind == "power_revealed":
            assert event.card is not None
            self.notes.power_row[event.card] += 1
        elif event.kind == "game_over":
            self.over = event
        elif event.player is not None:
            self.read_of(self.notes.sides[event.player], self.notes.sides[opponent(event.player)], event)
        if move is not None:
            self.carry(move, event)

    def carry(self, move: Move, event: mindbug.Event) -> None:
        card, source, target = move
        if source is not None:
            source[card] -= 1
        elif event.player is not None:
            self.notes.sides[event.player].draw -= 1
        stays_as_it_is = event.kind in ("took_control", "set_aside", "came_back", "bought")
        target[card if stays_as_it_is else FIRST_FACES[card]] += 1

    def read_of(self, side: Side, rival: Side, event: mindbug.Event) -> None:
        """Notes everything but the moves of cards."""
        card = event.card or ""
        match event.kind:
            case "turn":
                self.notes.turn = event.player
            case "drew":
                side.draw -= 1
                side.hand[card] += 1
            case "drew_unused":
                self.notes.unused -= 1
                side.hand[card] += 1
            case "tucked":
                self.notes.unused -= 1
                side.draw += 1
            case "swapped":
                side.hand, rival.hand = rival.hand, side.hand
            case "evolved":
                side.play[card] -= 1
                side.play[event.other or ""] += 1
            case "life":
                assert side.life + event.number == event.total or event.total == 0
                side.life = event.total
            case "energy":
                assert side.energy + event.number == event.total
                side.energy = event.total
            case "mindbugged" | "mindbug_lost" | "mindbug_paid" | "refreshed":
                side.mindbugs += 1 if event.kind == "refreshed" else -1
                assert side.mindbugs == event.total


def follow(readers: list[Reader], event: mindbug.Event) -> list[Reader]:
    """All readers note the event; one that could think of several moves becomes several readers."""
    following: list[Reader] = []
    for reader in readers:
        possible = len(reader.possible_moves(event))
        for number in range(possible):
            copy = deepcopy(reader) if possible > 1 else reader
            copy.read(event, copy.possible_moves(event)[number])
            following.append(copy)
    return following


@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_a_reader_of_the_events_knows_where_everything_is(mix: Mix) -> None:
    for seed in (21, 22, 23):
        game = mix.game(seed)
        opening = game.events
        check_opening(game, opening)
        readers = [Reader(game)]
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
    truth = Notes(game)
    assert any(reader.notes == truth for reader in readers), f"{readers[0].notes} is not {truth}"
    return distinct(reader for reader in readers if reader.notes == truth), len(events)


def distinct(readers: Iterable[Reader]) -> list[Reader]:
    found: list[Reader] = []
    for reader in readers:
        if all(vars(reader) != vars(one) for one in found):
            found.append(reader)
    return found


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
