"""Mindbug, the two-player duelling card game: rules, records, views. An unofficial fan project."""

from mindbug.analysis import Analysis, analyse
from mindbug.catalogue import Catalogue
from mindbug.decisions import Decision, Option
from mindbug.engine.tables import BadCard
from mindbug.errors import BadPosition, BadRecord, IllegalChoice
from mindbug.events import Event, redact
from mindbug.game import Game, replay, sample
from mindbug.record import Record

__version__ = "0.1.0"
__all__ = ["Analysis", "BadCard", "BadPosition", "BadRecord", "Catalogue", "Decision", "Event", "Game",
           "IllegalChoice", "Option", "Record", "analyse", "redact", "replay", "sample"]
