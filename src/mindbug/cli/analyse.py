"""`mindbug analyse` shows what the options of a position are worth, or how the chances of a whole game went."""

from argparse import ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Iterator, Sequence
from pathlib import Path

from mindbug.analysis import mistakes as reviews
from mindbug.analysis import prospects as analysis
from mindbug.analysis.mistakes import Reviewed, review, turning_points
from mindbug.analysis.outlook import outlook, worse_than_best
from mindbug.analysis.prospects import Analysis, ExpectedChoice, Prospect, analyse
from mindbug.analysis.reasons import explain
from mindbug.cli.arguments import add_cards, add_language, load_cards, system_language
from mindbug.cli.play import game_from
from mindbug.cli.replay import load_record
from mindbug.game.game import Game
from mindbug.game.seats import SEATS
from mindbug.lab.mistake_report import cells, check_plot, explained, headings, player_name, summaries, write_plot
from mindbug.text import option_text, percent, prompt, say
from mindbug.text.explaining import outlook_text

POSITION = ".toml"
EXPLAINED = 3  # options
WIDTHS = (4, 5, 10, 9, 8)  # of all columns but the last; fixed, because rows are printed as they are found


def register(commands: "_SubParsersAction[ArgumentParser]") -> None:
    parser = commands.add_parser(
        "analyse", help="win chances of every option, or of every choice of a game",
        description="Show what the options of a position are worth, or how the chances of a whole game went.")
    parser.add_argument("target", metavar="POSITION.toml|RECORD[:MOVE]",
                        help="a position; a recorded game; or the decision with this number in a recorded game")
    parser.add_argument("--seat", choices=SEATS,
                        help="analyse with the knowledge of this player (by default, of the one who decides); "
                             "of a whole game, review only this player")
    parser.add_argument("--iterations", type=int, metavar="N",
                        help=f"iterations per decision ({analysis.ITERATIONS}; in a whole game {reviews.ITERATIONS})")
    parser.add_argument("--seconds", type=float, metavar="S", help="the longest time per decision")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="the same number gives the same answer (0)")
    parser.add_argument("--plot", type=Path, metavar="FILE",
                        help="draw the chances of a whole game: .png, .svg, .pdf, or .html with the table")
    parser.add_argument("--why", action="store_true",
                        help="of one decision: say what is likely to come of the best options, by playing them out")
    add_language(parser)
    add_cards(parser)
    parser.set_defaults(run=run_analyse)


def run_analyse(args: Namespace) -> int:
    lang = args.lang or system_language()
    path, move = target_of(args.target)
    catalogue, _ = load_cards(args.cards)
    if path.suffix == POSITION:
        if move is not None:
            raise ValueError(f"{path}: a position has no moves, so :{move} means nothing")
        game = game_from(path, 0, catalogue)
    else:
        game = load_record(path, catalogue)
        if move is None:
            if args.why:
                raise ValueError("--why is for one decision: a position, or RECORD:MOVE")
            show_review(game, args, lang)
            return 0
        game = game_at(game, move)
    if args.plot is not None:
        raise ValueError("--plot is for a whole recorded game, without :MOVE")
    show_options(game, args, lang)
    return 0


def target_of(text: str) -> tuple[Path, int | None]:
    """Splits an argument into the file and the number of the decision, if it has one."""
    name, colon, number = text.rpartition(":")
    if colon and number.isdecimal() and not Path(text).exists():
        return Path(name), int(number)
    return Path(text), None


def game_at(game: Game, move: int) -> Game:
    """Returns the game as it was when that decision was due."""
    made = len(game.choices)
    last = made if game.over else made + 1
    if not 1 <= move <= last:
        raise ValueError(f"there is no decision {move}: the record has 1 to {last}")
    return game.clone().undo(made + 1 - move)


# ---- one decision


def show_options(game: Game, args: Namespace, lang: str) -> None:
    found = analyse(game, args.seat, args.iterations, args.seconds, args.seed)
    print(say("labelled", lang, name=say("turn", lang, number=game.turn_number), text=prompt(found.decision, lang)))
    print("\n".join(option_lines(found, lang)))
    if args.why:
        if found.seat != found.player:
            raise ValueError("--why is for the player who decides")
        print("\n".join(outlook_lines(game, found, lang)))


def outlook_lines(game: Game, found: Analysis, lang: str) -> Iterator[str]:
    """The best options, each with what is likely to come of it."""
    people: dict[str, str] = {seat: player_name(seat, lang) for seat in SEATS}
    view = game.view(found.player)
    for place, prospect in enumerate(found.prospects[:EXPLAINED]):
        yield ""
        yield option_text(prospect.option, found.decision, lang)
        instead = found.best.label if place else worse_than_best(found)
        for claim in outlook(view, prospect.label, instead, better=place == 0, catalogue=game.catalogue):
            yield f"  {outlook_text(claim, lang, people)}"


OPTION_COLUMNS = ("win", "error", "visits", "option", "continuation")


def option_lines(found: Analysis, lang: str) -> list[str]:
    """A row per option, the best first."""
    head = [say(f"report_{column}", lang) for column in OPTION_COLUMNS]
    return aligned([head, *(option_row(found, prospect, lang) for prospect in found.prospects)])


def option_row(found: Analysis, prospect: Prospect, lang: str) -> tuple[str, ...]:
    text = option_text(prospect.option, found.decision, lang)
    then = "; ".join(step_text(step, lang) for step in prospect.continuation)
    return percent(prospect.win, lang, 1), percent(prospect.error, lang, 1), str(prospect.visits), text, then


def step_text(step: ExpectedChoice, lang: str) -> str:
    text = option_text(step.option, step.decision, lang)
    return say("labelled", lang, name=player_name(step.player, lang), text=text)


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Aligns figures to the right and words to the left."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(cell.ljust(width) if place > 2 else cell.rjust(width)
                      for place, (cell, width) in enumerate(zip(row, widths, strict=True))).rstrip() for row in rows]


# ---- a whole game


def show_review(game: Game, args: Namespace, lang: str) -> None:
    if args.plot is not None:
        check_plot(args.plot)
    seen: list[Reviewed] = []
    for each in review(game, args.seat, args.iterations, args.seconds, args.seed):
        if not seen:
            print(review_line(headings(lang)))
        print(review_line(cells(each, lang)), flush=True)
        seen.append(each)
    print("\n".join(["", *summaries(seen, lang)] if seen else [say("report_nothing", lang)]))
    show_turning_points(game, seen, args.seconds, lang)
    if args.plot is not None:
        write_plot(seen, args.plot, lang)
        print(say("report_written", lang, path=args.plot))


def show_turning_points(game: Game, seen: Sequence[Reviewed], seconds: float | None, lang: str) -> None:
    """Prints the worst mistakes, and what the better choice would have done: that is played out."""
    for place, each in enumerate(turning_points(seen)):
        if not place:
            print("", say("turning_points", lang), sep="\n")
        view = game_at(game, each.number).view(each.choice.player)
        reason = explain(view, each.choice.label, each.analysis.best.label, seconds=seconds, catalogue=game.catalogue)
        print("\n".join(explained(each, reason, lang)), flush=True)


def review_line(row: Sequence[str]) -> str:
    return "  ".join([*(cell.rjust(width) for cell, width in zip(row, WIDTHS, strict=False)), row[-1]])
