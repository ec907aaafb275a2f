"""Mindbug, the two-player duelling card game: rules, records, views. An unofficial fan project."""

from mindbug.analysis.prospects import Analysis, analyse
from mindbug.engine.tables import BadCard
from mindbug.game.catalogue import Catalogue
from mindbug.game.decisions import Decision, Option
from mindbug.game.errors import BadPosition, BadRecord, BadSave, ForeignCards, IllegalChoice
from mindbug.game.events import Event, redact
from mindbug.game.game import Game, replay, sample
from mindbug.game.pictures import Picture, picture
from mindbug.game.positions import Position, SeatPosition
from mindbug.game.record import Record
from mindbug.game.scene import Bonus, Scene, SceneCard, SceneSide
from mindbug.game.views import CreatureView, DecisionView, SeatView, View
from mindbug.game.why_not import Reason

__version__ = "0.1.0"
__all__ = ["Analysis", "BadCard", "BadPosition", "BadRecord", "BadSave", "Bonus", "Catalogue", "CreatureView",
           "Decision", "DecisionView", "Event", "ForeignCards", "Game", "IllegalChoice", "Option", "Picture",
           "Position", "Reason", "Record", "Scene", "SceneCard", "SceneSide", "SeatPosition", "SeatView", "View",
           "analyse", "picture", "redact", "replay", "sample"]
