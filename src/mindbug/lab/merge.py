"""`mindbug merge` puts together what several machines have played: arenas, or simulations."""

import json
from argparse import ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from shutil import copyfile
from typing import Any

from mindbug.lab.checkpoint import TABLES, Checkpoint
from mindbug.lab.extra import lab_libraries
from mindbug.lab.outputs import check_output
from mindbug.lab.own_cards import load_own
from mindbug.lab.results import FinishedGame, Fixture, Stored, told_apart
from mindbug.lab.run_conditions import refuse_others
from mindbug.lab.simulate import COUNTS, write_outputs
from mindbug.lab.simulation import Simulation


def register(commands: "_SubParsersAction[ArgumentParser]") -> None:
    parser = commands.add_parser(
        "merge", help="put together arenas or simulations that were played in parts",
        description="Put together what was played in parts: under the same conditions, with other deals (--first).")
    parser.add_argument("parts", nargs="+", type=Path, metavar="PART",
                        help="files of arenas, or folders of simulations")
    parser.add_argument("--output", type=Path, required=True, metavar="PATH", help="a new file or folder")
    parser.add_argument("--cards", type=Path, action="append", metavar="FILE",
                        help="the cards of your own that a simulation was played with")
    parser.set_defaults(run=run_merge)


def run_merge(args: Namespace) -> int:
    if args.output.exists():
        raise ValueError(f"{args.output} exists already")
    check_output(args.output)
    if all(path.is_dir() for path in args.parts):
        merge_simulations(args.parts, args.output, args.cards or ())
    else:
        merge_arenas(args.parts, args.output)
    return 0


# ---- arenas


def merge_arenas(parts: Sequence[Path], output: Path) -> None:
    """Puts parts of an arena together. A game that is in two parts counts once; if they tell it differently, that is
    refused."""
    with lab_libraries():
        from mindbug.lab.printing import print_standings  # see `arena.run_arena`
        from mindbug.lab.standings import standings  # likewise
    stored = [Stored.read(path) for path in parts]
    games: dict[Fixture, FinishedGame] = {}
    for path, part in zip(parts, stored, strict=True):
        refuse_other_part(path, part.header, stored[0].header)
        for game in part.games:
            earlier = games.setdefault(game.fixture, game)
            if result_of(earlier) != result_of(game):
                raise ValueError(f"{path}: deal {game.fixture.deal} is in another part too, where it ended otherwise")
    lines: list[dict[str, Any]] = [stored[0].header, *map(asdict, sorted(games.values(), key=order))]
    told = {key: seed for part in stored for key, seed in part.told.items()}
    lines += [{"seed_hash": key, "void": []} for part in stored for key in part.hashes
              if key != stored[0].header.get("seed_hash")]
    lines += [{"seed_hash": key, "seed": seed} for key, seed in told.items()]
    output.write_text("".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines), encoding="utf-8")
    print_standings(standings(told_apart(stored[0].header["bots"]), list(games.values())))
    print(f"{len(games)} games of {len(parts)} parts in {output}")


def result_of(game: FinishedGame) -> tuple[int | None, str, int]:
    return game.winner, game.outcome, game.turns


def order(game: FinishedGame) -> tuple[int, int, int, bool]:
    fixture = game.fixture
    return fixture.deal, fixture.first, fixture.second, fixture.swapped


def refuse_other_part(path: Path, header: dict[str, Any], first: dict[str, Any]) -> None:
    """Refuses a part of other games. Parts with secret seeds of their own fit together, since their deals differ
    anyway."""
    refuse_others(path, header, {key: value for key, value in first.items() if key in IDENTITY})


IDENTITY = ("format", "bots", "bot", "pairing", "sets", "edition", "seed", "seed_hash", "iterations", "seconds",
            "rules", "cards", "openings", "tables")


# ---- simulations


def merge_simulations(parts: Sequence[Path], output: Path, cards: Sequence[Path]) -> None:
    """Puts parts of a simulation together. Counts cannot be told apart any more, so parts with a deal in common are
    refused."""
    with lab_libraries():
        from mindbug.lab.printing import print_simulation  # see `arena.run_arena`
    read = [Checkpoint.read(path / COUNTS) for path in parts]
    identity = {key: value for key, value in read[0][0].items() if key in IDENTITY and key != "format"}
    whole = Checkpoint()
    for path, (data, part) in zip(parts, read, strict=True):
        refuse_other_part(path, data, read[0][0])
        try:
            for first, end in part.done.ranges:
                whole.done.add(first, end)
        except ValueError as error:
            raise ValueError(f"{path}: {error} in another part") from None
        whole.tally.update(part.tally)
        whole.seeds.update(part.seeds)
    output.mkdir(parents=True)
    for path, (_, part) in zip(parts, read, strict=True):
        for shard in part.shards:
            name = f"{len(whole.shards):06d}.parquet"
            for table in TABLES:
                (output / table).mkdir(exist_ok=True)
                copyfile(path / table / shard, output / table / name)
            whole.shards.append(name)
    whole.save(output / COUNTS, identity)
    simulation = Simulation(whole.tally, identity["sets"], load_own(cards))
    write_outputs(simulation, identity, output)
    print_simulation(simulation)
    print(f"{whole.games} games of {len(parts)} parts in {output}")
