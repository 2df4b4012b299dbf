"""The engine every game stands on: rules as generators, matches, views, saves and replays."""

from .chance import Chance, Script, ScriptedDice
from .choices import Ask, Choice, Decision, Offer, Option, Rules, Together
from .errors import IllegalOption, RulesError, SaveError, SetupError
from .events import EVERYONE, Event
from .game import GameInfo, Standing, find_game, register
from .match import CanUndo, Match
from .opening import forget_first_states
from .record import Record, Retold
from .setup import Outcome, Setup
from .sides import Sides, all_together, each_alone, side_of, winning_sides
from .state import HIDDEN, State
from .table import Table
from .thinking import (
    Opinion,
    Player,
    PlayerOf,
    Situation,
    SituationOf,
    Term,
    Thought,
    best_of,
    ordered,
    situation,
)

__all__ = [
    "EVERYONE",
    "HIDDEN",
    "Ask",
    "CanUndo",
    "Chance",
    "Choice",
    "Decision",
    "Event",
    "GameInfo",
    "IllegalOption",
    "Match",
    "Offer",
    "Opinion",
    "Option",
    "Outcome",
    "Player",
    "PlayerOf",
    "Record",
    "Retold",
    "Rules",
    "RulesError",
    "SaveError",
    "Script",
    "ScriptedDice",
    "Setup",
    "SetupError",
    "Sides",
    "Situation",
    "SituationOf",
    "Standing",
    "State",
    "Table",
    "Term",
    "Thought",
    "Together",
    "all_together",
    "best_of",
    "each_alone",
    "find_game",
    "forget_first_states",
    "ordered",
    "register",
    "side_of",
    "situation",
    "winning_sides",
]
