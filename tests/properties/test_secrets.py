"""No seat gets what it cannot know: not through views, options, events, samples or the order of anything."""

import json
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from itertools import permutations

import pytest

import mindbug
from mindbug import rl
from mindbug.cards import SETS
from mindbug.engine.bits import bit
from mindbug.engine.dealing import as_vec, deal_cards, draw_hands, new_deal, new_state, shuffle, start
from mindbug.engine.random32 import Random
from mindbug.engine.state import Deal
from mindbug.game.catalogue import standard
from mindbug.game.seats import SEATS
from mindbug.words import Pile
from tests.properties.games import FULL_MIX, READERS, Mix, choose_randomly, decisions, labels, share
from tests.properties.invariants import check_deal, check_state

NAMES = [*standard().book.numbers, *standard().book.power_numbers]
SEARCHABLE = {name for name in NAMES if not any(name != longer and name in longer for longer in NAMES)}
"""Names that are no part of another name."""
CARD_ID = re.compile(r"'[cw][0-9a-f]{10}'")


def seen_by(game: mindbug.Game, reader: str | None, told: int = 0) -> str:
    """Everything that reader gets, byte for byte; of the events those after the first `told`, of numbers a digest."""
    scenes = repr(game.scene(reader)), counted_up(repr(game.scene(reader, secret=b"of the caller")))
    events = [replace(mindbug.redact(event, reader), seen_by=()) for event in game.events[told:]]
    numbers, state = sha256(game.observation(reader)), ""
    if reader is not None:
        numbers.update(rl.information_state(game, reader).tobytes())
        state = game.information_state(reader).decode()
    return "\n".join((repr(game.view(reader)), *scenes, repr(events), state, numbers.hexdigest()))


def counted_up(scene: str) -> str:
    """The scene with the ids of its cards counted up in the order in which they appear."""
    numbers: dict[str, str] = {}
    return CARD_ID.sub(lambda found: numbers.setdefault(found[0], f"card{len(numbers)}"), scene)


# ---- sampled worlds


@pytest.mark.parametrize("mix", share(1), ids=str)
def test_a_sample_looks_exactly_like_the_game(mix: Mix) -> None:
    random = Random(31)
    game = mix.game(31, chance="explicit")
    for decision in decisions(game, random):
        if random.below(3) and decision.kind in ("action", "block", "mindbug"):
            continue
        for reader in READERS:
            view = json.loads(json.dumps(game.view(reader)))  # what a program elsewhere would get
            sampled = mindbug.sample(view, seed=random.below(1000), chance="explicit")
            assert json.dumps(sampled.view(reader)) == json.dumps(game.view(reader))
            check_deal(sampled._state.deal)
            check_state(sampled._state)
            for _ in decisions(sampled, random):
                pass
            assert sampled.over


def test_every_hidden_card_can_be_in_every_hidden_place() -> None:
    game = mindbug.Game(sets=["first_contact"], seed=32)
    for _ in range(4):
        game.choose(labels(game)[0])
    view = game.view("p1")
    truth = game.position()
    visible = Counter(card for seat in SEATS for card in (*view[seat]["hand"], *view[seat]["discard"]) if card)
    visible.update(creature["name"] for seat in SEATS for creature in view[seat]["play"])
    visible.update((*view["revealed"], *view["playing"]))
    pool = Counter(card.name for card in SETS["first_contact"].creatures for _ in range(card.copies))
    hidden = pool - visible
    samples = 400
    places: dict[str, Counter[str]] = {place: Counter() for place in ("hand", "own draw", "draw", "unused")}
    for seed in range(samples):
        world = mindbug.sample(view, seed).position()
        places["hand"].update(world["p2"]["hand"])
        places["own draw"].update(world["p1"]["draw"])
        places["draw"].update(world["p2"]["draw"])
        places["unused"].update(world["unused"])
    sizes = {"hand": len(truth["p2"]["hand"]), "own draw": len(truth["p1"]["draw"]), "draw": len(truth["p2"]["draw"]),
             "unused": len(truth["unused"])}
    assert sum(sizes.values()) == hidden.total()
    for place, found in places.items():
        assert set(found) == set(hidden), place
        for name, copies in hidden.items():
            expected = samples * sizes[place] * copies / hidden.total()
            assert 0.5 * expected < found[name] < 1.6 * expected, (place, name)


def test_seeds_make_worlds() -> None:
    view = FULL_MIX.game(33).view("p2")
    worlds = [json.dumps(mindbug.sample(view, seed).position()) for seed in range(20)]
    assert len(set(worlds)) == 20
    assert worlds == [json.dumps(mindbug.sample(view, seed).position()) for seed in range(20)]


def test_cards_that_a_seat_has_seen_stay_where_they_are_in_every_sample() -> None:
    game = mindbug.Game.from_position({
        "sets": ["first_contact"], "turn": "p1", "p1": {"hand": ["Gorillion"], "draw": ["Bee Bear"]},
        "p2": {"hand": ["Plated Scorpion", "Spider Owl", "Luchataur"], "shown": ["Spider Owl"]},
        "unused": ["Ferret Bomber"],
    })
    assert game.view("p1")["p2"]["hand"] == ["Spider Owl", None, None]
    assert game.view(None)["p2"]["hand"] == [None, None, None]
    for seed in range(50):
        assert "Spider Owl" in mindbug.sample(game.view("p1"), seed).position()["p2"]["hand"]


# ---- permuted deals


def begin(deal: Deal, mix: Mix) -> mindbug.Game:
    state = new_state(deal)
    draw_hands(state)
    start(state)
    return mindbug.Game._of_state(state, standard().selection(mix.sets), Random(0), "explicit")


def permuted(old: Deal, known: int, turned_up: int, random: Random) -> Deal:
    """The deal with everything exchanged that is not known, the face-down Power cards too."""
    hidden = [slot for slot in range(len(old.designs)) if not known & bit(slot)]
    cards = as_vec([*(old.designs[slot] for slot in hidden), *old.rest])
    shuffle(cards, random)
    designs = old.designs[:]
    for slot, card in zip(hidden, cards, strict=False):
        designs[slot] = card
    deal = new_deal(old.pool, designs)
    deal.rest = cards[len(hidden):]
    deal.ends = old.ends
    deal.revealed = old.revealed
    deal.start_player = old.start_player
    deal.turn_limit = old.turn_limit
    deal.rules = old.rules
    face_down = old.power_deck[turned_up:]
    shuffle(face_down, random)
    deal.power_deck = as_vec([*old.power_deck[:turned_up], *face_down])
    check_deal(deal)
    return deal


def looks_into_a_hand(game: mindbug.Game, told: int) -> bool:
    """Returns whether a card searched its player's hand since then: finding something there, or nothing, tells
    everybody."""
    cards = {event.card for event in game.events[told:] if event.card is not None}
    return any(repr(Pile.OWN_HAND) in repr(standard().card(card)) for card in cards)


def play_alike(original: mindbug.Game, twin: mindbug.Game, reader: str | None, choices: Sequence[str]) -> bool:
    """The same choices in both games; False if by the rules the twin turns out not to be the truth."""
    for label in choices:
        told = len(original.events), len(twin.events)
        assert original.decision is not None
        if original.decision.player != reader and label not in labels(twin):
            return False
        original.choose(label)
        twin.choose(label)
        if seen_by(twin, reader, told[1]) != seen_by(original, reader, told[0]):
            explained = looks_into_a_hand(original, told[0]) or looks_into_a_hand(twin, told[1])
            assert explained, f"{reader} sees a difference after {label!r}"
            return False
    return True


@pytest.mark.parametrize("mix", share(0, of=2), ids=str)
def test_hidden_cards_change_nothing_that_a_seat_sees(mix: Mix) -> None:
    outcomes: Counter[bool] = Counter()
    for seed in range(41, 44):
        random = Random(seed)
        deal = deal_cards(mix.pool, random)
        deal.rules = mix.rules
        game = begin(deal, mix)
        length = 10 + random.below(40)
        learned = [0, 0, 0]
        while not game.over and len(game.choices) < length:
            choose_randomly(game, random)
            learned = [known | game._state.known(seat) for seat, known in enumerate(learned)]
        choices = [choice.label for choice in game.choices]
        for reader, known in zip(READERS, learned, strict=True):
            twin = begin(permuted(deal, known, game._state.power_drawn, random), mix)
            original = begin(deal, mix)
            assert seen_by(twin, reader) == seen_by(original, reader)
            outcomes[play_alike(original, twin, reader, choices)] += 1
    assert outcomes[True] > outcomes[False], "hardly any of the worlds were possible: the test says little"


# ---- the order of things


@pytest.mark.parametrize(("attacker", "choices"), [
    ("Tusked Extorter", ["play Ferret Bomber", "discard Gorillion", "discard Bee Bear"]),
    ("Strange Barrel", ["attack Strange Barrel", "block Luchataur", "pick Gorillion", "pick Bee Bear"]),
])
def test_cards_that_leave_a_hand_together_do_not_tell_which_was_drawn_first(attacker: str, choices: list[str]) -> None:
    seen: dict[str | None, set[str]] = {"p1": set(), None: set()}
    for hand in permutations(["Gorillion", "Bee Bear", "Spider Owl"]):
        game = mindbug.Game.from_position({"p1": {"hand": ["Ferret Bomber"], "play": [attacker]},
                                           "p2": {"mindbugs": 0, "hand": list(hand), "play": ["Luchataur"]}},
                                          chance="explicit")
        for label in choices:
            game.choose(label)
            for reader, texts in seen.items():
                texts.add(f"{label} {seen_by(game, reader)}")
    assert {reader: len(texts) for reader, texts in seen.items()} == {"p1": len(choices), None: len(choices)}


def test_bonuses_are_listed_as_their_sources_arrived_whatever_was_drawn_first() -> None:
    seen: dict[str | None, set[str]] = {"p2": set(), None: set()}
    for hand in permutations(["Shield Bugs", "Urchin Hurler", "Orange Owlmancer"]):
        game = mindbug.Game.from_position({"p1": {"mindbugs": 0, "hand": list(hand), "play": ["Gorillion"]},
                                           "p2": {"mindbugs": 0, "hand": ["Bee Bear", "Luchataur", "Spider Owl"]}})
        for label in ("play Urchin Hurler", "play Bee Bear", "play Shield Bugs", "play Luchataur"):
            game.choose(label)
        for reader, texts in seen.items():
            texts.add(seen_by(game, reader))
        given = [bonus.source for bonus in game.scene("p2").opp.play[0].bonuses]
        assert given == ["Urchin Hurler", "Shield Bugs"]
    assert {reader: len(texts) for reader, texts in seen.items()} == {"p2": 1, None: 1}


# ---- names


def hidden_names(game: mindbug.Game, seat: int) -> set[str]:
    """Cards that the seat has never seen and of which it sees no copy."""
    s = game._state
    book = s.deal.book
    known = s.known(seat)
    unknown = {book.creatures[s.design(slot)].name for slot in range(len(s.deal.designs)) if not known & bit(slot)}
    unknown.update(book.creatures[design].name for design in s.deal.rest)
    unknown.update(book.power_cards[design].name for design in s.deal.power_deck[s.power_drawn:])
    seen = {book.creatures[s.design(slot)].name for slot in range(len(s.deal.designs)) if known & bit(slot)}
    seen.update(book.creatures[design].name for design in s.deal.revealed)
    return unknown - seen


@pytest.mark.parametrize("mix", share(1, of=2), ids=str)  # in the other mixes, exchanged cards would show
def test_no_hidden_name_is_in_anything_that_a_seat_gets(mix: Mix) -> None:
    game = mix.game(51, chance="explicit")
    told = 0
    for _ in decisions(game, Random(51)):
        for seat, reader in enumerate(READERS):
            text = seen_by(game, reader, told)
            leaked = [name for name in hidden_names(game, seat) & SEARCHABLE if name in text]
            assert not leaked, (reader, leaked)
        told = len(game.events)


# ---- events


def test_drawn_cards_are_redacted_for_everybody_else() -> None:
    game = FULL_MIX.game(61)
    for _ in decisions(game, Random(61)):
        pass
    drawn = [event for event in game.events if event.kind in ("drew", "drew_unused")]
    assert {event.player for event in drawn} == set(SEATS)
    for event in drawn:
        for reader in READERS:
            told = mindbug.redact(event, reader)
            assert told == (event if reader == event.player else replace(event, card=None))


def test_a_stolen_card_is_known_to_both_players_and_to_nobody_else() -> None:
    game = mindbug.Game.from_position({"p1": {"hand": ["Tusked Extorter"], "play": ["Strange Barrel"]},
                                       "p2": {"hand": ["Bee Bear", "Luchataur", "Spider Owl"], "play": ["Gorillion"]}})
    for label in ("attack Strange Barrel", "block Gorillion"):
        game.choose(label)
    stolen = [event for event in game.events if event.kind == "stolen"]
    assert len(stolen) == 2
    for event in stolen:
        assert event.player == "p1"
        assert mindbug.redact(event, "p1").card == mindbug.redact(event, "p2").card == event.card
        assert mindbug.redact(event, None).card is None
    known = sorted(event.card or "" for event in stolen)
    assert [card for card in game.view("p2")["p1"]["hand"] if card] == known
    assert game.view(None)["p1"]["hand"] == [None, None, None]
