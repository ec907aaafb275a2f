"""Games of our quick bots against themselves, many at a time, played inside the engine."""

from mindbug.engine.state import Pool
from mindbug.engine.survey import GameLog, Survey
from mindbug.game.editions import rules_of
from mindbug.game.seeds import generator
from mindbug.lab.match import MatchSetup
from mindbug.lab.run_conditions import RunConditions
from mindbug.players.native import GREEDY_NOISE, GREEDY_WORLDS, ROOKIE_NOISE
from mindbug.players.weights import learned_sum
from mindbug.search.evaluation import Weights
from mindbug.search.selfplay import ANY, GREEDY, SENSIBLE, Style, play_games

STYLES = {"random": (ANY, 0, 0), "rookie": (SENSIBLE, ROOKIE_NOISE, 0), "greedy": (GREEDY, GREEDY_NOISE, GREEDY_WORLDS)}
GAMES_AT_ONCE = {"random": 20_000, "rookie": 2000, "greedy": 50}
"""Some tenths of a second."""


def style_of(bot: str, weights: Weights) -> Style:
    kind, noise, worlds = STYLES[bot]
    return Style(kind, weights, noise, worlds)


class QuickGames:
    """One of the quick bots under fixed conditions."""

    def __init__(self, bot: str, conditions: RunConditions, weights: Weights | None = None) -> None:
        self.conditions = conditions
        catalogue = conditions.catalogue
        self.book = catalogue.book
        self.pool: Pool = catalogue.engine_pool(catalogue.pool(conditions.sets))
        self.rules = rules_of(conditions.edition)
        self.style = style_of(bot, weights or learned_sum(self.book))

    def play(self, deals: range, with_log: bool = False) -> tuple[Survey, GameLog | None]:
        survey = Survey(self.book)
        log = GameLog(survey) if with_log else None
        dealers = map(generator, self.conditions.game_seeds(deals))
        play_games(self.pool, self.rules, MatchSetup.turn_limit, dealers, self.style, survey, log)
        return survey, log
