"""Rows and progress bars for the terminal."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from mindbug.analysis.intervals import Share
from mindbug.lab.simulation import Simulation, mean
from mindbug.lab.sprt import SprtState
from mindbug.lab.standings import Standings

FILE_WIDTH = 140  # of output that does not go to a terminal
SHOWN_REASONS = 5
SHOWN_CARDS = 10  # from the top and from the bottom


@contextmanager
def progress(what: str, total: int, done: int) -> Iterator[Callable[[int], None]]:
    """Shows a progress bar on the error stream. Call the function that you get with the number of steps done."""
    bar = Progress(TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("left"),
                   TimeRemainingColumn(), console=Console(stderr=True), refresh_per_second=4)
    task = bar.add_task(what, total=total, completed=done)
    with bar:
        yield lambda steps: bar.advance(task, steps)


def print_standings(standings: Standings) -> None:
    bots = grid("Standings", "bot", "Elo", "±", "games", "points", "decisions", "ms/decision", left=1)
    for bot in standings.bots:
        time = "-" if bot.milliseconds is None else f"{bot.milliseconds:.2f}"
        bots.add_row(escape(bot.name), f"{bot.rating.elo:+.0f}", f"{bot.rating.error:.0f}", str(bot.games),
                     f"{bot.score:.1%}", f"{bot.decisions:.1f}", time)
    matches = grid("Matches", "bot", "opponent", "won", "drawn", "lost", "points", "95 % interval", "turns",
                   "decisions", left=2)
    for match in standings.matches:
        matches.add_row(escape(match.first), escape(match.second), str(match.won), str(match.drawn), str(match.lost),
                        *share_cells(match.share), f"{match.turns:.1f}", f"{match.decisions:.1f}")
    console = a_console()
    console.print(bots, matches)
    for bot in standings.bots:
        for reason, count in list(bot.failures.items())[:SHOWN_REASONS]:
            console.print(f"{bot.name} lost {games_text(count)}: {reason}", markup=False, highlight=False,
                          soft_wrap=True)
        if len(bot.failures) > SHOWN_REASONS:
            console.print(f"{bot.name} failed for {len(bot.failures) - SHOWN_REASONS} other reasons too",
                          markup=False, highlight=False, soft_wrap=True)
    if standings.test is not None:
        console.print(test_text(standings.test), markup=False, highlight=False, soft_wrap=True)


def test_text(state: SprtState) -> str:
    test = state.test
    meaning = {None: "not decided", "H1": f"decided: H1, stronger by {test.elo1:g} Elo rather than {test.elo0:g}",
               "H0": f"decided: H0, stronger by {test.elo0:g} Elo rather than {test.elo1:g}"}[state.verdict]
    return (f"SPRT of elo0 {test.elo0:g}, elo1 {test.elo1:g}, alpha {test.alpha:g}, beta {test.beta:g}: "
            f"LLR {state.ratio:+.2f} of {test.lower:.2f} to {test.upper:.2f} after {state.pairs} pairs "
            f"({'-'.join(map(str, state.counts))}): {meaning}")


def games_text(count: int) -> str:
    return f"{count} game{'s' * (count != 1)}"


def share_cells(share: Share | None) -> tuple[str, str]:
    return ("-", "-") if share is None else (f"{share.rate:.1%}", f"{share.low:.1%} to {share.high:.1%}")


def grid(title: str, *columns: str, left: int) -> Table:
    """An empty grid with headings. The first `left` columns are words, the others numbers."""
    rows = Table(title=title, title_justify="left", box=box.SIMPLE)
    for number, column in enumerate(columns):
        rows.add_column(column, justify="left" if number < left else "right", no_wrap=number >= left)
    return rows


def a_console() -> Console:
    """A console that prints names as they are: `:b:` in py:b:Last is no emoji."""
    return Console(width=None if sys.stdout.isatty() else FILE_WIDTH, emoji=False)


def print_simulation(simulation: Simulation) -> None:
    """Prints the most important figures; the report has the rest."""
    console = a_console()
    cards = grid("Win rates of cards when ...", "card", "drawn", "95 % interval", "played", "mindbugged", "taken",
                 left=1)
    rows = [row for row in simulation.cards() if row.rates["drawn"] is not None]
    shown = rows if len(rows) <= 2 * SHOWN_CARDS else [*rows[:SHOWN_CARDS], None, *rows[-SHOWN_CARDS:]]
    for row in shown:
        if row is None:
            cards.add_row("...")
        else:
            cards.add_row(row.card, *share_cells(row.rates["drawn"]), share_cells(row.rates["played"])[0],
                          share_cells(row.rates["mindbugged"])[0], share_cells(row.taken)[0])
    console.print(cards)
    starting = simulation.starting
    if starting is not None:
        console.print(f"The starting player wins {starting.rate:.1%} ({starting.low:.1%} to {starting.high:.1%}); "
                      f"{mean(simulation.distribution('turns')):.1f} turns and "
                      f"{mean(simulation.distribution('decisions')):.1f} decisions per game.", highlight=False)
    for reason, count in simulation.failures.items():
        console.print(f"not counted, {games_text(count)}: {reason}", markup=False, highlight=False, soft_wrap=True)
