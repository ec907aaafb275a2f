"""The steps a second that other libraries make from Python, with random play. It imports nothing of ours.

`python lab_peers.py SECONDS` prints a line of JSON with what is installed: library and game -> steps/s with and without
observations and masks. A step is: ask for the legal actions, choose one, apply it. `lab_speed` calls this.
"observed" writes observations into the same array again and again, "copied" makes a new one every time. "chance" is the
share of the steps at which chance decides and nothing is observed; where it is not told, chance is no step.
"""

import importlib
import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

Observe = Callable[[Any, int], object]
SPIEL_GAMES = ("gin_rummy", "hearts", "leduc_poker")


def rate(play: Callable[[], int], seconds: float) -> float:
    """Steps in a second of the processor's time, whatever else the machine is doing."""
    play()
    steps, begin = 0, time.process_time()
    while (used := time.process_time() - begin) < seconds:
        steps += play()
    return steps / used


def spiel_tensor(game: Any) -> Observe:
    """The tensor of a state as a list."""
    kind = type(game.new_initial_state())
    tensor = (kind.observation_tensor if game.get_type().provides_observation_tensor
              else kind.information_state_tensor)  # hearts has only this
    return lambda state, player: tensor(state, player)


def spiel_observer(game: Any) -> Observe:
    """The same written into an array that is used again and again."""
    spiel = importlib.import_module("pyspiel")
    recall = spiel.IIGObservationType(perfect_recall=not game.get_type().provides_observation_tensor)
    observation = importlib.import_module("open_spiel.python.observation").make_observation(game, recall)
    set_from: Observe = observation.set_from
    return set_from


def spiel_game(game: Any, observe: Observe | None) -> int:
    """One game; a chance node is a step too."""
    state = game.new_initial_state()
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, chances)[0])
        else:
            actions = state.legal_actions()
            if observe is not None:
                player = state.current_player()
                observe(state, player)
                state.legal_actions_mask(player)
            state.apply_action(random.choice(actions))
        steps += 1
    return steps


def chance_share(game: Any, games: int = 200) -> float:
    """The share of the steps that are chance nodes."""
    steps = chosen = 0

    def count(_state: Any, _player: int) -> None:
        nonlocal chosen
        chosen += 1

    for _ in range(games):
        steps += spiel_game(game, count)
    return 1 - chosen / steps


def spiel_rates(seconds: float) -> dict[str, dict[str, float]]:
    spiel = importlib.import_module("pyspiel")
    found = {}
    for name in SPIEL_GAMES:
        game = spiel.load_game(name)
        ways = {"plain": None, "observed": spiel_observer(game), "copied": spiel_tensor(game)}
        found[f"OpenSpiel {name}"] = {
            way: rate(lambda game=game, observe=observe: spiel_game(game, observe), seconds)  # type: ignore[misc]
            for way, observe in ways.items()} | {"chance": chance_share(game)}
    return found


def petting_rates(seconds: float) -> dict[str, dict[str, float]]:
    module = importlib.import_module("pettingzoo.classic.texas_holdem_v4")
    env = module.raw_env()

    def play() -> int:
        env.reset(seed=random.randrange(1 << 30))
        steps = 0
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            mask = observation["action_mask"]
            env.step(None if ended or cut else int(random.choice(mask.nonzero()[0])))
            steps += 1
        return steps

    return {"PettingZoo texas_holdem": {"copied": rate(play, seconds)}}


def rlcard_rates(seconds: float) -> dict[str, dict[str, float]]:
    rlcard = importlib.import_module("rlcard")
    found = {}
    for name in ("leduc-holdem", "gin-rummy"):
        env = rlcard.make(name)

        def play(env: Any = env) -> int:
            state, _ = env.reset()
            steps = 0
            while not env.is_over():
                state, _ = env.step(random.choice(list(state["legal_actions"])))
                steps += 1
            return steps

        found[f"RLCard {name}"] = {"copied": rate(play, seconds)}
    return found


def main() -> None:
    seconds = float(sys.argv[1])
    found: dict[str, dict[str, float]] = {}
    for measure in (spiel_rates, petting_rates, rlcard_rates):
        try:
            found |= measure(seconds)
        except ImportError as error:
            print(f"not installed: {error.name}", file=sys.stderr)
    print(json.dumps(found))


if __name__ == "__main__":
    main()
