"""Every room declares all it asks, offers and tells: read off matches of random players, and off the rows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from heroes_desktop import locale, rulebook
from heroes_desktop.desktop.art.core.icons import glyph
from heroes_desktop.engine import Decision, Event, Match
from heroes_desktop.games import catalogue, rooms
from heroes_desktop.games.shared.declarations import Asked, Declarations
from heroes_desktop.games.shared.room import declarations
from tests.conformance.subject import numbers, pick

MATCHES, STEPS = 2, 250
"""For each setup: the whole of a game is met by the conformance kit, here it is met in words."""


def _walk(game: str) -> Iterator[tuple[Match, list[Event]]]:
    for setup in catalogue[game].setups:
        for seed in range(MATCHES):
            match = Match.new(game, setup, seed)
            yield match, match.events
            for number in numbers(seed, STEPS):
                if not match.pending:
                    break
                choice = pick(match, number)
                yield match, match.play(choice.option, choice.seat)


def _met(declared: Declarations, match: Match, decision: Decision) -> None:  # type: ignore[type-arg]
    view = match.view(decision.seat)
    assert declared.prompt(view, decision)
    names = [declared.option(view, decision, option) for option in decision.options]
    assert all(names)
    assert max(Counter(names).values()) == 1, (decision.kind, names)
    for option in decision.options:
        assert declared.short(view, decision, option)
        glyph(declared.icon(view, decision, option))
        act = declared.act(decision.kind, option.act)
        if act.group is not None:
            assert act.group(Asked(view, decision, option))
        list(act.things(view, option))


def _told(declared: Declarations, match: Match, event: Event) -> None:  # type: ignore[type-arg]
    row = declared.events[event.kind]
    for seat in (None, *range(len(match.setup.seats))):
        shown = event.for_seat(seat)
        if shown is None:
            continue
        if row.facts:
            assert set(shown.facts) <= set(row.facts.split()), event
        view = match.view(seat)
        row.line(view, shown.facts)
        if icon := declared.event_icon(shown):
            glyph(icon)
        assert row.seat(view, shown.facts) in (None, *range(len(match.setup.seats)))
        row.subject(shown.facts)
        list(row.things(view, shown.facts))
        assert all(1 <= die.result <= die.sides for die in row.dice(shown.facts))


@pytest.mark.parametrize("game", list(catalogue))
def test_whatever_is_asked_offered_or_told_is_declared(game: str) -> None:
    locale.use("en")
    declared = declarations(game)
    for match, events in _walk(game):
        for decision in match.pending[:1]:
            _met(declared, match, decision)
        for event in events:
            _told(declared, match, event)


@pytest.mark.parametrize("game", list(catalogue))
def test_rows_name_what_exists(game: str) -> None:
    declared = declarations(game)
    for question in declared.questions.values():
        glyph(question.icon)
        assert rulebook.find(question.rule, "en"), question.rule
    for name, act in declared.acts.items():
        glyph(act.icon)
        assert not act.key or act.key.isalnum()
        question, dot, _act = name.rpartition(".")
        assert not dot or question in declared.questions, f"{name}: nobody asks that"
    assert all(glyph(row.icon) for row in declared.events.values() if row.icon)


@pytest.mark.parametrize("game", list(catalogue))
def test_the_board_moves_what_is_not_still(game: str) -> None:
    moving = {kind for kind, row in declarations(game).events.items() if not row.still}
    assert set(rooms[game].board().moving()) == moving
