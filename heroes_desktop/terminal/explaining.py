"""Answers to questions: what a card or rule says, and why a choice."""

from __future__ import annotations

from heroes_desktop import rulebook
from heroes_desktop.engine import Decision, State, Thought
from heroes_desktop.games import catalogue
from heroes_desktop.games.shared.primers import primer
from heroes_desktop.games.shared.room import Texts, texts
from heroes_desktop.locale import _, counted, language
from heroes_desktop.table import advice as table_advice
from heroes_desktop.table.advice import Explained

from .wording import labelled, one_by_one

MOST_RULES = 8
"""More rules than this on one word are counted, not read out."""


def how_it_is_played(game: str) -> list[str]:
    """The page before the numbered rules: what it is all about, and what to know before the first turn."""
    page = primer(game)
    if page is None:
        return [texts(game).tagline()]
    return [str(page.aim), *(labelled(str(panel.head), str(panel.text)) for panel in page.panel)]


def game_called(word: str) -> str:
    """The id of the game with this id or title; empty if none has."""
    wanted = word.strip().casefold()
    named = (game for game in catalogue if wanted in (game.casefold(), texts(game).title().casefold()))
    return next(named, "")


def topic(texts: Texts, game: str, word: str) -> list[str]:
    """What the game and its rules say about a word, a card number or a rule number; other games' rules
    only if its own say nothing."""
    found = rulebook.find(word, language())
    known = list(texts.topic(word)) or rules([entry for entry in found if entry.game == game] or found)
    return known or [_("Nothing is known about {word}.").format(word=word)]


def rules(entries: list[rulebook.Entry], most: int = MOST_RULES) -> list[str]:
    """Rules as lines: number, heading, text; worked examples of several games say of which."""
    several = len({entry.game for entry in entries}) > 1
    lines = []
    for entry in entries[:most]:
        example = several and entry.id.startswith("X")
        heading = f"{rulebook.title(entry.game)}, {entry.heading}" if example else entry.heading
        lines.append(labelled(f"{entry.id} ({heading})", spoken(entry.text)))
    left = len(entries) - most
    if left > 0:
        lines.append(counted("{n} more rule mentions it.", "{n} more rules mention it.", left))
    return lines


def spoken(text: str) -> str:
    """A rule without the marks that only matter on a printed page."""
    return text.replace("**", "").replace("`", "").replace("*", "")


def advice(texts: Texts, view: State, decision: Decision, thought: Thought) -> list[str]:
    """What a computer player would do and why."""
    second = table_advice.second_choice(texts, view, decision, thought)
    return [table_advice.advice(texts, view, decision, thought), *([second] if second else [])]


def why(texts: Texts, explained: Explained, name: str) -> list[str]:
    """Why a computer player chose as it did."""
    told = table_advice.chosen(texts, explained, name)
    return [told, *because(texts, explained.view, explained.decision, explained.thought)]


def because(texts: Texts, view: State, decision: Decision, thought: Thought) -> list[str]:
    """What spoke for a choice, heaviest first, and what came second."""
    lines = []
    grounds = table_advice.reasons(texts, thought)
    if grounds:
        lines.append(_("Because: {reasons}").format(reasons=one_by_one(grounds)))
    second = table_advice.second_choice(texts, view, decision, thought)
    return [*lines, second] if second else lines
