"""Chances for people: this hand against a fresh one, the fight ahead, the next unseen enemy.

Hands are counted exactly from the cards left in every draw pile. Three things are assumed, and said with the
figures: effects bring what they bring on average, everybody rejects a hand when a fresh one promises more,
and an unseen enemy is any of those of its level that may still lie face down.
"""

from __future__ import annotations

from heroes_desktop.engine import Decision, Option
from heroes_desktop.games.shared.room import Odds

from . import options
from .bot.fighting import fresh_chance, kept_chance
from .bot.outlook import Outlook
from .bot.weights import SHARP
from .content import HIT
from .locale import _
from .options import number
from .state import Dungeon, State
from .zones import here


def odds(view: State, decision: Decision, option: Option) -> list[Odds]:
    """The chances an option opens; empty where nothing is left to chance."""
    look = Outlook(view, decision.seat, SHARP)
    if decision.kind == "keep_or_reject":
        return _hand(look, option)
    if decision.kind == "choose_destination":
        return _destination(look, option)
    if decision.kind == "continue_or_leave" and option == options.CONTINUE:
        return _next(look, here(view))
    return []


def _hand(look: Outlook, option: Option) -> list[Odds]:
    """The chance of the team with this hand, or with the next ones."""
    if option == options.KEEP:
        return [Odds(_("Win this fight with this hand (effects at their average)"), kept_chance(look))]
    return [Odds(_("Win this fight with a new hand (effects at their average)"), fresh_chance(look))]


def _destination(look: Outlook, option: Option) -> list[Odds]:
    if option == options.ENTER_LAIR:
        return [Odds(_("Beat all Boss cards (a rough guess from your decks)"), look.boss_chance())]
    return _next(look, look.s.dungeons[number(option)])


def _next(look: Outlook, pile: Dungeon) -> list[Odds]:
    """The next enemy of a pile: the one that lies open, or any that may lie there."""
    card = pile.cards[-1]
    face = look.s.faces[card]
    if face >= HIT and look.s.seen[card]:
        label = _("Win the fight (effects at their average)")
        return [Odds(label, look.fight_chance(face))]
    label = _("Beat the next enemy (any unseen one of level {level})").format(level=pile.level)
    return [Odds(label, look.unseen_chance(pile.level))]
