"""Makes the card statistics that the pages show (`make statistics`).

A bot plays against itself, every set alone or with the sets that it joins.

The counts of every set are kept in a folder (as `mindbug simulate` does it), so that a run that was stopped goes on
where it was. With the compiled engine 20,000 games of a set take about five minutes on one core.
"""

import argparse
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from mindbug import __version__
from mindbug.analysis.intervals import Share
from mindbug.game.catalogue import standard
from mindbug.lab.checkpoint import Checkpoint
from mindbug.lab.printing import progress
from mindbug.lab.run_conditions import RunConditions, positive
from mindbug.lab.runners import Runner
from mindbug.lab.simulate import COUNTS, SimulationPlan, simulate
from mindbug.lab.simulation import CardRow, Simulation
from mindbug.web.html.statistics import FILE, MEASURES

BOT = "greedy"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.card_statistics", description=__doc__)
    parser.add_argument("--games", type=positive, default=20_000, metavar="N", help="per set (20000)")
    parser.add_argument("--seed", type=int, default=0, metavar="N")
    parser.add_argument("--jobs", type=positive, default=1, metavar="N", help="worker processes (1)")
    parser.add_argument("--counts", type=Path, default=Path("build/statistics"), metavar="DIR",
                        help="where counts are kept meanwhile (build/statistics)")
    arguments = parser.parse_args()
    sets = {set_id: simulated(set_id, arguments) for set_id in standard().sets}
    data = {"bot": BOT, "seed": arguments.seed, "version": __version__, "sets": sets}
    FILE.write_text(compact(data), encoding="utf-8")
    print(f"{FILE}: {FILE.stat().st_size} bytes")


def simulated(set_id: str, arguments: argparse.Namespace) -> dict[str, Any]:
    sets = standard().with_company(set_id)
    plan = SimulationPlan(BOT, RunConditions(sets, seed=arguments.seed))
    counts = arguments.counts / set_id / COUNTS
    counts.parent.mkdir(parents=True, exist_ok=True)
    checkpoint = Checkpoint.load(counts, plan.identity()) if counts.exists() else Checkpoint()
    with progress(set_id, arguments.games, min(arguments.games, checkpoint.games)) as advance:
        lost = simulate(plan, checkpoint, checkpoint.missing(arguments.games, most=plan.games_at_once),
                        Runner(arguments.jobs), advance, counts)
    if lost:
        raise SystemExit(f"{set_id}: {len(lost)} games could not be played: {next(iter(lost.values()))}")
    simulation = Simulation(checkpoint.tally, sets)
    cards = {row.card: counted(row) for row in simulation.cards() if standard().set_of[row.card] == set_id}
    return {"games": simulation.games, "played with": sets, "cards": dict(sorted(cards.items()))}


def counted(row: CardRow) -> dict[str, list[float]]:
    """The count and the sum of points per measure; rates and intervals follow from them."""
    shares = {**row.rates, "taken": row.taken}
    return {measure: [share.count, points_of(share)]
            for measure in MEASURES if (share := shares[measure]) is not None}


def points_of(share: Share) -> float:
    """Whole ones but for draws."""
    points = round(2 * share.rate * share.count) / 2
    return int(points) if points.is_integer() else points


def compact(data: Mapping[str, Any]) -> str:
    """One line per card: short, and differences can be read."""
    def line(value: object) -> str:
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"))

    sets = []
    for set_id, about in data["sets"].items():
        cards = ",\n".join(f"{line(name)}:{line(card)}" for name, card in about["cards"].items())
        head = f'"games":{about["games"]},"played with":{line(about["played with"])}'
        sets.append(f'{line(set_id)}:{{{head},"cards":{{\n{cards}}}}}')
    head = ",".join(f"{line(key)}:{line(value)}" for key, value in data.items() if key != "sets")
    return f'{{{head},"sets":{{\n' + ",\n".join(sets) + "}}\n"


if __name__ == "__main__":
    main()
