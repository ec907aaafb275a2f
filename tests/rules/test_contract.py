"""The contract of the library: arguments, loop, labels, positions, views, records and chance."""

import json
import random
import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

import mindbug
from mindbug.game.editions import EDITIONS
from tests.scenario import Scenario

SETS = ["first_contact", "battlefruit_kingdom", "battlefruit_galaxy", "king_of_tokyo"]
SIZES = {"first_contact": 48, "battlefruit_kingdom": 48, "battlefruit_galaxy": 48, "king_of_tokyo": 32}
MIXES = [*([name] for name in SETS), SETS]
mixes = pytest.mark.parametrize("sets", MIXES, ids=["+".join(mix) for mix in MIXES])
seeds = pytest.mark.parametrize("seed", range(3))


def new_game(**arguments: Any) -> mindbug.Game:
    return mindbug.Game(**arguments)


def labels(game: mindbug.Game) -> list[str]:
    assert game.decision is not None
    return [str(option) for option in game.decision.options]


def random_game(game: mindbug.Game, seed: int, choices: int = 100_000) -> Iterator[str]:
    """Plays at random; yields each label before it is chosen."""
    dice = random.Random(seed)
    while not game.over and choices > 0:
        label = dice.choice(labels(game))
        yield label
        game.choose(label)
        choices -= 1


def play(game: mindbug.Game, seed: int, choices: int = 100_000) -> list[str]:
    return list(random_game(game, seed, choices))


def snapshot(game: mindbug.Game) -> dict[str, Any]:
    """Everything that the contract lets one see."""
    decision = game.decision
    return {
        "position": game.position(), "p1": game.view("p1"), "p2": game.view("p2"),
        "turn": game.turn, "turn_number": game.turn_number, "over": game.over,
        "end": (game.winner, game.outcome) if game.over else None,
        "decision": None if decision is None else (decision.player, decision.kind, decision.source, labels(game)),
    }


def plain(value: object) -> bool:
    if type(value) is dict:
        return all(type(key) is str and plain(part) for key, part in value.items())
    if type(value) is list:
        return all(plain(part) for part in value)
    return value is None or type(value) in (str, int, bool)


# ---- Game(...)


@pytest.mark.parametrize(("arguments", "culprit"), [
    ({"sets": ["atlantis"]}, "atlantis"),
    ({"sets": ["first_contact", "atlantis"]}, "atlantis"),
    ({"sets": []}, "sets"),
    ({"edition": "fourth"}, "edition|fourth"),
    ({"chance": "loaded"}, "chance|loaded"),
    ({"turn_limit": -1}, "turn_limit|-1"),
    ({"turn_limit": "long"}, "turn_limit|long"),
    ({"seed": "seven"}, "seed|seven"),
])
def test_a_bad_argument_is_refused_by_name(arguments: dict[str, Any], culprit: str) -> None:
    with pytest.raises(ValueError, match=culprit):
        new_game(**{"sets": ["first_contact"], "seed": 7, **arguments})


def test_the_errors_are_value_errors() -> None:
    assert issubclass(mindbug.IllegalChoice, ValueError)
    assert issubclass(mindbug.BadPosition, ValueError)


@mixes
@seeds
def test_the_deal(sets: list[str], seed: int) -> None:
    game = new_game(sets=sets, seed=seed)
    position = game.position()
    for seat in ("p1", "p2"):
        assert (position[seat]["life"], position[seat]["mindbugs"], position[seat]["energy"]) == (3, 2, 0)
        assert (len(position[seat]["hand"]), len(position[seat]["draw"])) == (5, 5)
        assert (position[seat]["play"], position[seat]["discard"]) == ([], [])
    assert len(position["revealed"]) >= 2
    assert len(position["revealed"]) % 2 == 0
    assert 20 + len(position["revealed"]) + len(position["unused"]) == sum(SIZES[name] for name in sets)
    tokyo = "king_of_tokyo" in sets
    assert (len(position["power_row"]), len(position["power_deck"])) == ((3, 13) if tokyo else (0, 0))
    assert position["power_discard"] == []
    assert sorted(position["sets"]) == sorted(sets)


@seeds
def test_the_start_player_is_asked_for_the_first_turn_action(seed: int) -> None:
    game = new_game(sets=["first_contact"], seed=seed)
    assert game.decision is not None
    assert (game.decision.player, game.decision.kind) == (game.start_player, "action")
    assert game.turn == game.position()["turn"] == game.start_player


def test_either_seat_may_start() -> None:
    assert {new_game(sets=["first_contact"], seed=seed).start_player for seed in range(40)} == {"p1", "p2"}


# ---- the loop


@mixes
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_loop_with_options_runs_to_the_end(sets: list[str], edition: str) -> None:
    game = new_game(sets=sets, seed=7, edition=edition)
    while not game.over:
        assert game.decision is not None
        game.choose(game.decision.options[0])
    assert game.winner in ("p1", "p2", None)
    assert isinstance(game.outcome, str)
    assert game.outcome
    assert game.decision is None


@mixes
@seeds
def test_the_same_arguments_and_choices_give_the_same_game(sets: list[str], seed: int) -> None:
    one, two = new_game(sets=sets, seed=seed), new_game(sets=sets, seed=seed)
    for label in random_game(one, seed):
        assert snapshot(two)["decision"] == snapshot(one)["decision"]
        two.choose(label)
    assert snapshot(one) == snapshot(two)


def test_another_seed_deals_other_cards() -> None:
    hands = {tuple(sorted(new_game(sets=["first_contact"], seed=seed).position()["p1"]["hand"])) for seed in range(10)}
    assert len(hands) > 1


KINDS = {
    "action": r"(play|attack|act) .+", "mindbug": r"mindbug|decline", "hunt": r"hunt .+|let block",
    "block": r"block .+|no block", "again": r"attack|stop", "fast": r"attack|act|stop", "may": r"yes|no",
    "target": r"choose .+|done", "card": r"choose .+|done", "discard": r"discard .+", "order": r"resolve .+",
    "buy": r"buy .+|done", "reroll": r"keep|reroll( first| second| both)?",
    "die": r"resolve (\+1|\+2|\+3|energy|energy2|discard)( #2)?", "spread": r"put .+|done",
    "roll": r"roll (\+1|\+2|\+3|energy|energy2|discard)", "pick": r"pick .+",
}


@mixes
@seeds
def test_every_decision_is_of_a_known_kind_with_its_labels(sets: list[str], seed: int) -> None:
    game = new_game(sets=sets, seed=seed, chance="explicit")
    for _ in random_game(game, seed):
        decision = game.decision
        assert decision is not None
        offered = labels(game)
        assert all(re.fullmatch(KINDS[decision.kind], label) for label in offered), (decision.kind, offered)
        assert len(set(offered)) == len(offered)
        assert len(offered) >= (1 if decision.kind == "action" else 2)
        assert (decision.player == "chance") == (decision.kind in ("roll", "pick"))
        if decision.kind == "action":
            assert decision.player == game.turn
        for label in offered:
            name, number, count = label.partition(" #")
            if number:  # #3 only beside #2, #2 only beside the one without a number
                assert (name if count == "2" else f"{name} #{int(count) - 1}") in offered


@mixes
def test_sampled_chance_is_never_asked(sets: list[str]) -> None:
    game = new_game(sets=sets, seed=1, chance="sampled")
    for _ in random_game(game, 1):
        assert game.decision is not None
        assert game.decision.player in ("p1", "p2")


def test_the_turn_number_counts_turns() -> None:
    duel = Scenario(p1={"mindbugs": 0, "hand": ["Gorillion", "Bee Bear"]}, p2={"mindbugs": 0})
    first = duel.game.turn_number
    duel.p1("play Gorillion")
    duel.settled("p2")
    assert duel.game.turn_number == first + 1
    duel.p2("play Gorillion")
    duel.settled("p1")
    assert duel.game.turn_number == first + 2


# ---- choosing what is not offered


@pytest.mark.parametrize("choice", ["dance", "", "play Bee Bear", "attack Gorillion", "play Gorillion #2", "mindbug",
                                    "Gorillion", "no block", None, 0, 7, ["play Gorillion"]])
def test_an_illegal_choice_changes_nothing(choice: Any) -> None:
    game = mindbug.Game.from_position({"p1": {"hand": ["Gorillion"], "play": ["Luchataur"], "discard": ["Bee Bear"]},
                                       "p2": {"hand": ["Turbo Bug"]}})
    before, record = snapshot(game), game.record()
    with pytest.raises(mindbug.IllegalChoice) as caught:
        game.choose(choice)
    assert str(caught.value)
    assert snapshot(game) == before
    assert game.record() == record
    game.choose("play Gorillion")


def test_an_option_of_an_earlier_decision_is_refused() -> None:
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"play": ["Bee Bear"]})
    assert duel.game.decision is not None
    stale = next(option for option in duel.game.decision.options if str(option) == "attack Gorillion")
    duel.game.choose(stale)
    before = snapshot(duel.game)
    with pytest.raises(mindbug.IllegalChoice):
        duel.game.choose(stale)
    assert snapshot(duel.game) == before


def test_after_the_end_nothing_can_be_chosen() -> None:
    duel = Scenario(p1={"play": ["Gorillion"]}, p2={"life": 1})
    duel.p1("attack Gorillion")
    duel.over("p1")
    for choice in ("attack Gorillion", "play Gorillion", "no block"):
        duel.refuses(choice)
    duel.over("p1")


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_other_seats_card_cannot_be_played(edition: str) -> None:
    duel = Scenario(p1={"hand": ["Gorillion"]}, p2={"hand": ["Bee Bear"], "play": ["Luchataur"]}, edition=edition)
    duel.refuses("play Bee Bear")
    duel.refuses("attack Luchataur")
    duel.settled("p1")


# ---- clones


@mixes
@pytest.mark.parametrize("choices", [0, 5, 30])
def test_a_clone_is_equal_and_independent(sets: list[str], choices: int) -> None:
    game = new_game(sets=sets, seed=5, chance="explicit")
    play(game, 5, choices)
    before = snapshot(game)
    clone = game.clone()
    assert snapshot(clone) == before
    chosen = play(clone, 6)
    assert snapshot(game) == before
    end = snapshot(clone)
    for label in chosen:
        game.choose(label)
    assert snapshot(game) == end == snapshot(clone)


def test_a_clone_does_not_follow_the_original() -> None:
    duel = Scenario(p1={"hand": ["Gorillion"]}, p2={"mindbugs": 0})
    clone = duel.game.clone()
    before = snapshot(clone)
    duel.p1("play Gorillion")
    assert snapshot(clone) == before


def test_what_is_given_out_is_not_the_inside() -> None:
    duel = Scenario(p1={"hand": ["Gorillion"]}, p2={"hand": ["Bee Bear"]})
    before = snapshot(duel.game)
    duel.game.position()["p1"]["hand"].clear()
    view: Any = duel.game.view("p1")
    view.clear()
    assert snapshot(duel.game) == before


def test_a_position_that_is_given_in_is_not_changed() -> None:
    position: dict[str, Any] = {"p1": {"hand": ["Gorillion", "Bee Bear"]},
                                "p2": {"mindbugs": 0, "hand": ["Turbo Bug"]}}
    before = json.dumps(position)
    mindbug.Game.from_position(position).choose("play Gorillion")
    assert json.dumps(position) == before


# ---- labels


def test_each_creature_in_play_is_its_own_option() -> None:
    duel = Scenario(p1={"hand": ["Bee Bear"], "play": ["Gorillion", "Gorillion", "Gorillion"]})
    duel.asks("p1", "action", "play Bee Bear", "attack Gorillion", "attack Gorillion #2", "attack Gorillion #3")


def test_the_same_card_twice_in_a_hand_is_one_option() -> None:
    duel = Scenario(p1={"hand": ["Bee Bear", "Gorillion", "Bee Bear"], "play": ["Bee Bear"]})
    duel.asks("p1", "action", "play Bee Bear", "play Gorillion", "attack Bee Bear")


def test_the_same_card_twice_in_a_pile_is_one_option_and_not_asked() -> None:
    duel = Scenario(p1={"hand": ["Compost Dragon"], "discard": ["Gorillion", "Gorillion"]}, p2={"mindbugs": 0})
    duel.p1("play Compost Dragon")
    assert (duel.play("p1"), duel.discard("p1")) == (["Compost Dragon", "Gorillion"], ["Gorillion"])
    duel.settled("p2")


@pytest.mark.parametrize(("label", "left"), [("choose Explosive Toad", ([], ["Explosive Toad"])),
                                             ("choose Explosive Toad #2", (["Explosive Toad"], []))])
def test_the_same_card_in_two_piles_is_two_options_the_choosers_pile_first(label: str, left: Any) -> None:
    duel = Scenario(p1={"hand": ["Cinnemonk"], "discard": ["Explosive Toad"]},
                    p2={"mindbugs": 0, "discard": ["Explosive Toad"]})
    duel.p1("play Cinnemonk")
    duel.asks("p1", "card", "choose Explosive Toad", "choose Explosive Toad #2")
    duel.p1(label)
    assert duel.play("p1") == ["Cinnemonk", "Explosive Toad"]
    assert (duel.discard("p1"), duel.discard("p2")) == left
    duel.settled("p2")


def test_numbers_begin_on_the_choosers_side() -> None:
    duel = Scenario(p1={"hand": ["Brain Fly"], "play": ["Gorillion"]},
                    p2={"mindbugs": 0, "play": ["Gorillion", "Gorillion"]})
    duel.p1("play Brain Fly")
    duel.asks("p1", "target", "choose Gorillion", "choose Gorillion #2", "choose Gorillion #3")
    unchanged = duel.game.clone()
    unchanged.choose("choose Gorillion")
    assert len(unchanged.position()["p2"]["play"]) == 2
    duel.p1("choose Gorillion #2")
    assert (duel.play("p1"), duel.play("p2")) == (["Brain Fly", "Gorillion", "Gorillion"], ["Gorillion"])
    duel.settled("p2")


@pytest.mark.parametrize(("label", "place"), [("choose Rhino Turtle", 0), ("choose Rhino Turtle #2", 1)])
def test_numbers_go_left_to_right_as_the_position_lists_them(label: str, place: int) -> None:
    duel = Scenario(p1={"hand": ["Brain Fly"]},
                    p2={"mindbugs": 0, "play": ["Rhino Turtle", "Rhino Turtle (exhausted)"]})
    duel.p1("play Brain Fly")
    chosen = duel.position()["p2"]["play"][place]
    duel.p1(label)
    assert duel.play("p1") == ["Brain Fly", chosen]
    duel.settled("p2")


def test_numbers_count_within_the_options_of_the_decision() -> None:
    """One of two Healers is chosen; the other is no #2 any more."""
    duel = Scenario(p1={"play": ["Harpy Mother"]}, p2={"play": ["Gorillion", "Axolotl Healer", "Axolotl Healer"]})
    duel.p1("attack Harpy Mother")
    duel.p2("block Gorillion")
    duel.asks("p1", "target", "choose Axolotl Healer", "choose Axolotl Healer #2", "done")
    duel.p1("choose Axolotl Healer #2")
    duel.asks("p1", "target", "choose Axolotl Healer", "done")
    duel.p1("choose Axolotl Healer")
    assert (duel.play("p1"), duel.play("p2")) == (["Axolotl Healer", "Axolotl Healer"], ["Gorillion"])
    duel.settled("p2")


@pytest.mark.parametrize("copies", [1, 2])
def test_a_label_says_nothing_of_a_creatures_state(copies: int) -> None:
    duel = Scenario(p1={"hand": ["Bee Bear"], "play": ["Rhino Turtle (exhausted)"] * copies})
    duel.asks("p1", "action", "play Bee Bear", *["attack Rhino Turtle", "attack Rhino Turtle #2"][:copies])


def test_where_all_candidates_must_go_nothing_is_asked() -> None:
    duel = Scenario(p1={"hand": ["Ferret Bomber"]},
                    p2={"mindbugs": 0, "hand": ["Bee Bear", "Gorillion"], "play": ["Luchataur"]})
    duel.p1("play Ferret Bomber")
    assert duel.discard("p2") == ["Bee Bear", "Gorillion"]
    duel.settled("p2")


def test_a_single_turn_action_is_asked_all_the_same() -> None:
    duel = Scenario(p1={"hand": ["Gorillion"]})
    duel.asks("p1", "action", "play Gorillion")


# ---- decision kinds: position, choices so far, and who is asked what by which card


NOBUGS = {"mindbugs": 0}
DECISIONS: list[Any] = [
    pytest.param({"p1": {"hand": ["Bee Bear"], "play": ["Luchataur"]}}, [],
                 "p1", "action", None, ["play Bee Bear", "attack Luchataur"], id="action"),
    pytest.param({"p1": {"hand": ["Bee Bear"], "play": ["Borgions (1 octonite)"]}}, [],
                 "p1", "action", None, ["play Bee Bear", "attack Borgions", "act Borgions"], id="action with act"),
    pytest.param({"p1": {"hand": ["Bee Bear"]}}, ["play Bee Bear"],
                 "p2", "mindbug", ..., ["mindbug", "decline"], id="mindbug"),
    pytest.param({"p1": {"play": ["Killer Bee"]}, "p2": {"play": ["Bee Bear"]}}, ["attack Killer Bee"],
                 "p1", "hunt", ..., ["hunt Bee Bear", "let block"], id="hunt"),
    pytest.param({"p1": {"play": ["Luchataur"]}, "p2": {"play": ["Bee Bear"]}}, ["attack Luchataur"],
                 "p2", "block", ..., ["block Bee Bear", "no block"], id="block"),
    pytest.param({"p1": {"play": ["Luchataur"]}}, ["attack Luchataur"],
                 "p1", "again", ..., ["attack", "stop"], id="again"),
    pytest.param({"p1": {"hand": ["Carrot Cleric"]}, "p2": NOBUGS}, ["play Carrot Cleric"],
                 "p1", "fast", ..., ["attack", "stop"], id="fast"),
    pytest.param({"p1": {"hand": ["Spinachia"], "play": ["Bee Bear"]}, "p2": NOBUGS}, ["play Spinachia"],
                 "p1", "may", "Spinachia", ["yes", "no"], id="may"),
    pytest.param({"p1": {"hand": ["Brain Fly"], "play": ["Bee Bear"]}, "p2": {**NOBUGS, "play": ["Luchataur"]}},
                 ["play Brain Fly"],
                 "p1", "target", "Brain Fly", ["choose Bee Bear", "choose Luchataur"], id="target"),
    pytest.param({"p1": {"play": ["Harpy Mother"]}, "p2": {"play": ["Gorillion", "Brain Fly"]}},
                 ["attack Harpy Mother", "block Gorillion"],
                 "p1", "target", "Harpy Mother", ["choose Brain Fly", "done"], id="target up to"),
    pytest.param({"p1": {"hand": ["Compost Dragon"], "discard": ["Bee Bear", "Luchataur"]}, "p2": NOBUGS},
                 ["play Compost Dragon"],
                 "p1", "card", "Compost Dragon", ["choose Bee Bear", "choose Luchataur"], id="card"),
    pytest.param({"p1": {"hand": ["The Globe-Smasher"]}, "p2": {**NOBUGS, "hand": ["Bee Bear", "Luchataur"]}},
                 ["play The Globe-Smasher"],
                 "p2", "card", "The Globe-Smasher", ["choose Bee Bear", "choose Luchataur"], id="card to give"),
    pytest.param({"p1": {"play": ["Tusked Extorter"]}, "p2": {"hand": ["Bee Bear", "Luchataur"]}},
                 ["attack Tusked Extorter"],
                 "p2", "discard", "Tusked Extorter", ["discard Bee Bear", "discard Luchataur"], id="discard"),
    pytest.param({"p1": {"play": ["Explosive Toad"]}, "p2": {"play": ["Harpy Mother"]}},
                 ["attack Explosive Toad", "block Harpy Mother"],
                 "p1", "order", ..., ["resolve Explosive Toad", "resolve Harpy Mother"], id="order"),
    pytest.param({"p1": {"energy": 1, "hand": ["Kong"]}, "power_row": ["Rage", "Railgun"], "phase": "start"}, [],
                 "p1", "buy", ..., ["buy Rage", "done"], id="buy"),
    pytest.param({"p1": {"hand": ["Alienoid"]}, "p2": NOBUGS, "power_row": ["Rage", "Railgun"]}, ["play Alienoid"],
                 "p1", "buy", "Alienoid", ["buy Rage", "buy Railgun"], id="free buy"),
    pytest.param({"p1": {"play": ["Kong"]}}, ["attack Kong"], "chance", "roll", ...,
                 ["roll +1", "roll +2", "roll +3", "roll energy", "roll energy2", "roll discard"], id="roll"),
    pytest.param({"p1": {"play": ["Kong"]}}, ["attack Kong", "roll +1"],
                 "p1", "reroll", ..., ["keep", "reroll"], id="reroll"),
    pytest.param({"p1": {"play": ["H.A.D.E.S."]}}, ["attack H.A.D.E.S.", "roll +1", "roll energy"],
                 "p1", "reroll", ..., ["keep", "reroll first", "reroll second", "reroll both"], id="reroll two"),
    pytest.param({"p1": {"play": ["H.A.D.E.S."]}}, ["attack H.A.D.E.S.", "roll +1", "roll energy", "keep"],
                 "p1", "die", ..., ["resolve +1", "resolve energy"], id="die"),
    pytest.param({"p1": {"hand": ["Star Portal"], "play": ["Bee Bear"]}, "p2": {**NOBUGS, "play": ["Luchataur"]}},
                 ["play Star Portal"],
                 "p1", "spread", ..., ["put Bee Bear", "put Luchataur", "done"], id="spread"),
    pytest.param({"p1": {"play": ["Strange Barrel"]},
                  "p2": {"hand": ["Bee Bear", "Luchataur", "Turbo Bug"], "play": ["Gorillion"]}},
                 ["attack Strange Barrel", "block Gorillion"],
                 "chance", "pick", ..., ["pick Bee Bear", "pick Luchataur", "pick Turbo Bug"], id="pick"),
]


@pytest.mark.parametrize(("position", "choices", "player", "kind", "source", "offered"), DECISIONS)
def test_decision_kinds(position: dict[str, Any], choices: list[str], player: str, kind: str, source: Any,
                        offered: list[str]) -> None:
    """`...` as the source: the contract leaves it open whether a rule or a card asks there."""
    duel = Scenario(**position)
    for label in choices:
        duel.game.choose(label)
    duel.asks(player, kind, *offered)
    if source is not ...:
        assert duel.game.decision is not None
        assert duel.game.decision.source == source


def test_a_may_that_cannot_be_carried_out_is_not_asked() -> None:
    duel = Scenario(p1={"hand": ["Spinachia"]}, p2={"mindbugs": 0})
    duel.p1("play Spinachia")
    duel.settled("p2")


# ---- positions in


SEATS: dict[str, Any] = {"p1": {"hand": ["Gorillion"]}, "p2": {"hand": ["Bee Bear"]}}
STATELESS = ["hand", "draw", "discard"]


@pytest.mark.parametrize(("position", "culprit"), [
    # unknown names and keys
    ({"p1": {"hand": ["Gorilla"]}}, "Gorilla"),
    ({"p2": {"play": ["Rhino"]}}, "Rhino"),
    ({"unused": ["Nobody"]}, "Nobody"),
    ({"power_row": ["Sunshine"]}, "Sunshine"),
    ({"weather": "rain"}, "weather"),
    ({"p3": {"hand": ["Turbo Bug"]}}, "p3"),
    ({"p1": {"hand": ["Gorillion"], "mana": 1}}, "mana"),
    ({"sets": ["atlantis"]}, "atlantis"),
    ({"turn": "p3"}, "turn|p3"),
    ({"edition": "fourth"}, "edition|fourth"),
    ({"phase": "end"}, "phase|end"),
    # wrong types
    ({"p1": "Gorillion"}, "p1"),
    ({"p1": {"hand": "Gorillion"}}, "hand"),
    ({"p1": {"hand": [7]}}, "hand|7"),
    ({"p1": {"hand": None}}, "hand"),
    ({"p1": {"life": "three"}}, "life|three"),
    ({"p1": {"life": 2.5}}, "life|2.5"),
    ({"p1": {"mindbugs": None}}, "mindbugs"),
    ({"unused": "Turbo Bug"}, "unused"),
    ({"turn": 1}, "turn|1"),
    ({"sets": 5}, "sets"),
    ({"sets": None}, "sets"),
    # states
    *(({"p1": {"hand": ["Gorillion"], zone: ["Rhino Turtle (exhausted)"]}}, "Rhino Turtle") for zone in STATELESS),
    *(({"p1": {"hand": ["Gorillion"], zone: ["Lychee King (1 octonite)"]}}, "Lychee King") for zone in STATELESS),
    ({"unused": ["Rhino Turtle (exhausted)"]}, "Rhino Turtle"),
    ({"revealed": ["Rhino Turtle (exhausted)"]}, "Rhino Turtle"),
    ({"p1": {"play": ["Rhino Turtle (asleep)"]}}, "Rhino Turtle|asleep"),
    ({"p1": {"play": ["Rhino Turtle (exhausted"]}}, "Rhino Turtle"),
    ({"p1": {"play": ["Lychee King (many octonite)"]}}, "Lychee King|many"),
    # impossible numbers
    ({"p1": {"life": 0}}, "life"),
    ({"p2": {"life": -1}}, "life"),
    ({"p1": {"mindbugs": 3}}, "mindbugs"),
    ({"p2": {"mindbugs": -1}}, "mindbugs"),
    ({"p1": {"energy": -1}}, "energy"),
    ({"p1": {"play": ["Lychee King (-1 octonite)"]}}, "Lychee King|-1"),
    # cards that cannot be there
    ({"sets": ["first_contact"], "p1": {"hand": ["Lychee King"]}}, "Lychee King"),
    ({"sets": ["king_of_tokyo"], "p1": {"hand": ["Kong"]}, "p2": {"hand": ["Bee Bear"]}}, "Bee Bear"),
    ({"sets": ["first_contact"], "power_row": ["Rage"]}, "Rage"),
    ({"p1": {"hand": ["Rage"]}}, "Rage"),
    ({"power_row": ["Turbo Bug"]}, "Turbo Bug"),
    # more copies than exist
    ({"p1": {"hand": ["Gorillion", "Gorillion"]}}, "Gorillion"),
    ({"p1": {"hand": ["Gorillion"]}, "p2": {"discard": ["Gorillion"]}}, "Gorillion"),
    ({"p1": {"hand": ["Gorillion"]}, "unused": ["Gorillion"]}, "Gorillion"),
    ({"p1": {"hand": ["Gorillion"]}, "revealed": ["Gorillion"]}, "Gorillion"),
    ({"p1": {"play": ["Rhino Turtle", "Rhino Turtle (exhausted)"], "draw": ["Rhino Turtle"]}}, "Rhino Turtle"),
    ({"power_row": ["Rage"], "power_deck": ["Rage"]}, "Rage"),
])
def test_a_bad_position_is_refused_by_name(position: dict[str, Any], culprit: str) -> None:
    with pytest.raises(mindbug.BadPosition, match=culprit):
        mindbug.Game.from_position({**SEATS, **position})


def test_any_number_of_copies_may_be_allowed() -> None:
    position: dict[str, Any] = {"p1": {"hand": ["Gorillion"] * 3}, "p2": {"play": ["Gorillion"] * 2}}
    game = mindbug.Game.from_position(position, allow_any_copies=True)
    assert (game.position()["p1"]["hand"], game.position()["p2"]["play"]) == (["Gorillion"] * 3, ["Gorillion"] * 2)


def test_as_many_copies_as_exist_are_allowed() -> None:
    game = mindbug.Game.from_position({"p1": {"hand": ["Rhino Turtle"]}, "p2": {"play": ["Rhino Turtle (exhausted)"]}})
    assert game.position()["p2"]["play"] == ["Rhino Turtle (exhausted)"]


def same_keys(position: Mapping[str, Any], expected: dict[str, Any]) -> dict[str, Any]:
    """Leaves out the further keys of the engine's own design."""
    return {key: same_keys(position[key], value) if isinstance(value, dict) else position[key]
            for key, value in expected.items()}


def test_missing_keys_take_the_default_values() -> None:
    position = mindbug.Game.from_position(SEATS).position()
    default = {"life": 3, "mindbugs": 2, "energy": 0, "draw": [], "play": [], "discard": []}
    expected: dict[str, Any] = {
        "sets": ["first_contact"], "edition": "current", "turn": "p1", "phase": "action",
        "p1": {"hand": ["Gorillion"], **default}, "p2": {"hand": ["Bee Bear"], **default},
        "unused": [], "revealed": [], "power_row": [], "power_deck": [], "power_discard": [],
    }
    assert same_keys(position, expected) == expected


def test_a_full_position_comes_out_as_it_went_in() -> None:
    hand = ["Bee Bear", "Brain Fly", "Giraffodile", "Gorillion", "Turbo Bug"]
    given: dict[str, Any] = {
        "sets": ["first_contact", "battlefruit_kingdom", "king_of_tokyo"], "edition": "first", "turn": "p2",
        "p1": {"life": 5, "mindbugs": 1, "energy": 2, "hand": hand, "draw": ["Luchataur", "Carrot Cleric", "Kong"],
               "play": ["Rhino Turtle (exhausted)"], "discard": ["Shark Dog"]},
        "p2": {"life": 1, "mindbugs": 0, "energy": 0, "hand": ["Deathweaver"], "draw": [],
               "play": ["Raspberry Ranger (exhausted, 1 octonite)"], "discard": ["Mantis"]},
        "unused": ["Lone Yeti", "Drakonis", "Elephantopus"], "revealed": ["Urchin Hurler"],
        "power_row": ["Rage"], "power_deck": ["Railgun", "Ambush"], "power_discard": ["Revenge"],
        "phase": "action",
    }
    position = mindbug.Game.from_position(given).position()
    position["p1"]["hand"].sort()
    assert same_keys(position, given) == given


def test_the_turn_of_a_position_is_whose_action_is_next() -> None:
    Scenario(turn="p2").settled("p2")


def test_phase_start_begins_with_the_start_of_the_turn() -> None:
    king = {"hand": ["Gorillion"], "play": ["Lychee King (2 octonite)"]}
    assert Scenario(p1=king, phase="start").play("p1") == ["Lychee King (1 octonite)"]
    assert Scenario(p1=king, phase="action").play("p1") == ["Lychee King (2 octonite)"]


@pytest.mark.parametrize(("turn", "winner"), [("p1", "p2"), ("p2", None)])
def test_a_position_without_a_turn_action_is_lost_at_once(turn: str, winner: str | None) -> None:
    duel = Scenario(p2={"hand": ["Gorillion"]}, turn=turn, spare=False)
    if winner is None:
        duel.settled("p2")
    else:
        duel.over(winner)
        assert duel.game.outcome


# ---- positions out


@mixes
@seeds
def test_position_and_views_are_plain_data_at_any_time(sets: list[str], seed: int) -> None:
    game = new_game(sets=sets, seed=seed, chance="explicit")
    for _ in random_game(game, seed):
        position = game.position()
        assert plain(position)
        assert json.loads(json.dumps(position)) == position
        assert plain(game.view("p1"))
        assert plain(game.view("p2"))
    assert plain(game.position())
    assert plain(game.view("p1"))


@mixes
@seeds
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_position_at_a_turn_action_gives_an_equal_game(sets: list[str], seed: int, edition: str) -> None:
    game = new_game(sets=sets, seed=seed, edition=edition, chance="explicit")
    for _ in random_game(game, seed):
        assert game.decision is not None
        if game.decision.kind == "action":
            again = mindbug.Game.from_position(game.position(), chance="explicit")
            assert snapshot(again) == snapshot(game)


@mixes
@seeds
def test_a_game_from_a_position_goes_on_like_the_original(sets: list[str], seed: int) -> None:
    """The position is that of the middle one of its turn actions."""
    game = new_game(sets=sets, seed=seed, chance="explicit")
    chosen: list[str] = []
    actions: list[tuple[int, mindbug.Position]] = []
    for label in random_game(game, seed):
        assert game.decision is not None
        if game.decision.kind == "action":
            actions.append((len(chosen), game.position()))
        chosen.append(label)
    start, position = actions[len(actions) // 2]
    again = mindbug.Game.from_position(position, chance="explicit")
    for label in chosen[start:]:
        again.choose(label)
    assert snapshot(again) == snapshot(game)


def test_effects_of_this_turn_survive_the_round_trip() -> None:
    duel = Scenario(p1={"energy": 1, "play": ["Gorillion"]}, power_row=["Rage"], phase="start",
                    sets=["first_contact", "king_of_tokyo"])
    duel.p1("buy Rage")
    duel.settled("p1")
    duel.game = mindbug.Game.from_position(duel.position(), chance="explicit", allow_any_copies=True)
    duel.p1("attack Gorillion", "attack")
    assert duel.life("p2") == 1
    duel.settled("p2")


def test_the_extra_action_survives_the_round_trip() -> None:
    """Nothing of the start of the turn happens again."""
    duel = Scenario(p1={"hand": ["Gorillion", "Bee Bear"], "play": ["Lychee King (2 octonite)"]})
    duel.p1("play Gorillion")
    duel.p2("mindbug")
    duel.game = mindbug.Game.from_position(duel.position(), chance="explicit", allow_any_copies=True)
    assert duel.play("p1") == ["Lychee King (2 octonite)"]
    duel.p1("play Bee Bear")
    duel.p2("decline")
    duel.settled("p2")


def test_the_turn_number_survives_the_round_trip() -> None:
    """A turn limit cannot be escaped."""
    duel = Scenario(p1={"life": 4, "mindbugs": 0, "hand": ["Gorillion", "Bee Bear"]}, p2={"mindbugs": 0}, turn_limit=2)
    duel.p1("play Gorillion")
    duel.game = mindbug.Game.from_position(duel.position(), chance="explicit", turn_limit=2, allow_any_copies=True)
    duel.p2("play Gorillion")
    duel.over("p1")


def test_a_card_being_played_is_in_no_zone_until_the_mindbug_answer() -> None:
    duel = Scenario(p1={"hand": ["Luchataur", "Bee Bear"]})
    duel.p1("play Luchataur")
    assert "Luchataur" not in [name for seat in ("p1", "p2") for zone in ("hand", "draw", "play", "discard")
                               for name in duel.position()[seat][zone]]
    duel.p2("mindbug")
    assert duel.play("p2") == ["Luchataur"]
    duel.settled("p1")


# ---- views


HIDING: dict[str, Any] = {
    "sets": ["first_contact", "king_of_tokyo"],
    "p1": {"hand": ["Bee Bear", "Brain Fly", "Chameleon Sniper", "Deathweaver", "Elephantopus"],
           "draw": ["Shark Dog", "Strange Barrel"], "play": ["Luchataur"]},
    "p2": {"hand": ["Giraffodile", "Gorillion", "Harpy Mother", "Lone Yeti", "Mysterious Mermaid"],
           "draw": ["Turbo Bug", "Urchin Hurler"], "play": ["Kong"]},
    "unused": ["Snail Thrower", "Mantis"], "power_row": ["Rage"], "power_deck": ["Stomp", "Ambush"],
}


def exchanged(one: str, two: str) -> dict[str, Any]:
    """The position HIDING with two cards having changed places."""
    places = json.dumps(HIDING).replace(f'"{one}"', '"?"').replace(f'"{two}"', f'"{one}"').replace('"?"', f'"{two}"')
    position: dict[str, Any] = json.loads(places)
    return position


def views(position: dict[str, Any], turn: str, seat: str) -> Any:
    return mindbug.Game.from_position({**position, "turn": turn}).view(seat)


@pytest.mark.parametrize("turn", ["p1", "p2"])
@pytest.mark.parametrize(("one", "two"), [
    ("Giraffodile", "Turbo Bug"),  # the other's hand and draw pile
    ("Giraffodile", "Mantis"),  # the other's hand and the unused pile
    ("Giraffodile", "Shark Dog"),  # the other's hand and the own draw pile
    ("Shark Dog", "Strange Barrel"),  # the order of the own draw pile
    ("Shark Dog", "Turbo Bug"),  # both draw piles
    ("Shark Dog", "Mantis"),  # the own draw pile and the unused pile
    ("Snail Thrower", "Mantis"),  # the order of the unused pile
    ("Stomp", "Ambush"),  # the order of the Power deck
])
def test_a_view_hides_what_its_seat_may_not_know(one: str, two: str, turn: str) -> None:
    assert views(exchanged(one, two), turn, "p1") == views(HIDING, turn, "p1")


@pytest.mark.parametrize("turn", ["p1", "p2"])
@pytest.mark.parametrize(("one", "two"), [
    ("Bee Bear", "Shark Dog"),  # the own hand
    ("Luchataur", "Shark Dog"),  # the own play area
    ("Kong", "Shark Dog"),  # the other's play area
    ("Rage", "Stomp"),  # the Power row
])
def test_a_view_shows_what_its_seat_may_know(one: str, two: str, turn: str) -> None:
    assert views(exchanged(one, two), turn, "p1") != views(HIDING, turn, "p1")


@pytest.mark.parametrize(("seat", "number"), [("p1", "life"), ("p2", "life"), ("p1", "mindbugs"), ("p2", "mindbugs"),
                                              ("p1", "energy"), ("p2", "energy")])
def test_a_view_shows_the_numbers_of_both_seats(seat: str, number: str) -> None:
    changed = {**HIDING, seat: {**HIDING[seat], number: 1}}
    for viewer in ("p1", "p2"):
        assert views(changed, "p1", viewer) != views(HIDING, "p1", viewer)


def test_the_played_card_is_shown_before_the_mindbug_answer() -> None:
    seen = []
    for card in ("Bee Bear", "Brain Fly"):
        game = mindbug.Game.from_position(HIDING)
        game.choose(f"play {card}")
        assert game.decision is not None
        assert game.decision.kind == "mindbug"
        seen.append(game.view("p2"))
    assert seen[0] != seen[1]


# ---- records


@mixes
@pytest.mark.parametrize("chance", ["sampled", "explicit"])
@pytest.mark.parametrize("choices", [0, 1, 40, 100_000])
def test_a_record_replays_to_the_same_game(sets: list[str], chance: str, choices: int) -> None:
    game = new_game(sets=sets, seed=3, chance=chance)
    play(game, 4, choices)
    record = game.record()
    again = mindbug.replay(record)
    assert snapshot(again) == snapshot(game)
    assert again.record() == record


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_record_keeps_the_edition_and_the_turn_limit(edition: str) -> None:
    game = new_game(sets=["first_contact"], seed=3, edition=edition, turn_limit=4)
    play(game, 4, 3)
    again = mindbug.replay(game.record())
    chosen = play(game, 5)
    for label in chosen:
        again.choose(label)
    assert snapshot(again) == snapshot(game)


def test_a_game_from_a_position_has_a_record_too() -> None:
    duel = Scenario(p1={"play": ["Strange Barrel"]},
                    p2={"hand": ["Bee Bear", "Luchataur", "Turbo Bug"], "play": ["Gorillion"]})
    duel.p1("attack Strange Barrel")
    duel.p2("block Gorillion")
    duel.chance("pick Turbo Bug")
    again = mindbug.replay(duel.game.record())
    assert snapshot(again) == snapshot(duel.game)


# ---- the end


def test_the_turn_limit_ends_the_game() -> None:
    duel = Scenario(p1={"life": 4, "hand": ["Gorillion", "Bee Bear"]}, p2={"mindbugs": 0}, turn_limit=1)
    duel.p1("play Gorillion")
    duel.over("p1")


@pytest.mark.parametrize("seed", range(5))
def test_a_dealt_game_ends_at_its_turn_limit(seed: int) -> None:
    """Nobody attacks, so that nobody can lose three life in three turns."""
    game = new_game(sets=["first_contact"], seed=seed, turn_limit=3)
    turns = [(game.turn, game.turn_number)]
    while not game.over:
        game.choose(next((label for label in labels(game) if label.startswith("play") or label == "decline"),
                         labels(game)[0]))
        if not game.over and (game.turn, game.turn_number) != turns[-1]:
            turns.append((game.turn, game.turn_number))
    assert len(turns) == 3
    lead = game.position()["p1"]["life"] - game.position()["p2"]["life"]
    assert game.winner == ("p1" if lead > 0 else "p2" if lead < 0 else None)


@pytest.mark.parametrize(("position", "winner"), [
    pytest.param({"p1": {"play": ["Gorillion"]}, "p2": {"life": 1}}, "p1", id="life"),
    pytest.param({"p1": {"play": ["Gorillion"]}, "p2": {"hand": []}, "spare": False}, "p1", id="no action"),
    pytest.param({"p1": {"play": ["Gorillion"]}, "p2": {"life": 3}, "turn_limit": 1}, "p1", id="turn limit"),
    pytest.param({"p1": {"life": 2, "play": ["Gorillion"]}, "turn_limit": 1}, None, id="draw"),
])
def test_the_outcome_says_why(position: dict[str, Any], winner: str | None) -> None:
    duel = Scenario(**position)
    duel.p1("attack Gorillion")
    duel.over(winner)
    assert isinstance(duel.game.outcome, str)
    assert duel.game.outcome


def test_win_the_game_has_an_outcome_too() -> None:
    duel = Scenario(p1={"play": ["Artimist (1 octonite)"]}, phase="start")
    duel.over("p1")
    assert isinstance(duel.game.outcome, str)
    assert duel.game.outcome


# ---- chance


def test_a_random_pick_offers_each_name_once() -> None:
    duel = Scenario(p1={"play": ["Strange Barrel"]},
                    p2={"hand": ["Bee Bear", "Luchataur", "Luchataur"], "play": ["Gorillion"]})
    duel.p1("attack Strange Barrel")
    duel.p2("block Gorillion")
    duel.asks("chance", "pick", "pick Bee Bear", "pick Luchataur")
    duel.chance("pick Luchataur")
    duel.asks("chance", "pick", "pick Bee Bear", "pick Luchataur")
    duel.chance("pick Luchataur")
    assert (duel.hand("p1"), duel.hand("p2")) == (["Gorillion", "Luchataur", "Luchataur"], ["Bee Bear"])
    duel.settled("p2")


def test_a_random_pick_without_alternative_is_not_asked() -> None:
    duel = Scenario(p1={"play": ["Strange Barrel"]}, p2={"hand": ["Luchataur"] * 3, "play": ["Gorillion"]})
    duel.p1("attack Strange Barrel")
    duel.p2("block Gorillion")
    assert (duel.hand("p1"), duel.hand("p2")) == (["Gorillion", "Luchataur", "Luchataur"], ["Luchataur"])
    duel.settled("p2")


def test_only_the_rerolled_die_is_rolled_again() -> None:
    duel = Scenario(p1={"play": ["H.A.D.E.S."]})
    duel.p1("attack H.A.D.E.S.")
    duel.chance("roll energy", "roll +1")
    duel.p1("reroll second")
    duel.chance("roll energy2")
    duel.asks("p1", "die", "resolve energy", "resolve energy2")
    duel.p1("resolve energy2")
    assert (duel.energy("p1"), duel.life("p2")) == (3, 2)
    duel.settled("p2")


def test_both_dice_may_be_rerolled_once() -> None:
    duel = Scenario(p1={"play": ["H.A.D.E.S."]})
    duel.p1("attack H.A.D.E.S.")
    duel.chance("roll +1", "roll +1")
    duel.p1("reroll both")
    duel.chance("roll energy", "roll +3")
    duel.p1("resolve +3")
    assert duel.energy("p1") == 1
    duel.settled("p2")


def stolen(seed: int) -> list[str]:
    """The cards that a sampled Strange Barrel steals with that seed."""
    hand = ["Bee Bear", "Brain Fly", "Giraffodile", "Lone Yeti", "Turbo Bug"]
    game = mindbug.Game.from_position({"p1": {"play": ["Strange Barrel"]}, "p2": {"hand": hand, "play": ["Gorillion"]}},
                                      chance="sampled", seed=seed)
    game.choose("attack Strange Barrel")
    game.choose("block Gorillion")
    assert game.decision is not None
    assert (game.decision.player, game.decision.kind) == ("p2", "action")
    return sorted(game.position()["p1"]["hand"])


def test_sampled_chance_follows_the_seed() -> None:
    outcomes = [stolen(seed) for seed in range(30)]
    assert outcomes == [stolen(seed) for seed in range(30)]
    assert all(len(cards) == 2 for cards in outcomes)
    assert len({tuple(cards) for cards in outcomes}) > 1
