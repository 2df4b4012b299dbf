"""The table in plain lines, for the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from ...shared.wording import say, titled
from ..content import CHALLENGES, QUESTS, STATS
from ..figures import alignment, hero_of, life, step_one, turns_left, value
from ..locale import _, counted
from ..objectives import current, target, total
from ..state import Member, State
from ..track import DOOR, ROOM, ZONE_SPACES, distance
from . import words
from .score import steps


def table(view: State, seat: int | None) -> list[str]:
    """Where both pawns are, what the team has, what the Vile have, what lies ahead."""
    del seat
    if not view.team:
        return [_("The table is being laid.")]
    lines: list[str] = []
    if view.turn:
        lines += _way(view)
    lines += _quests(view)
    lines += [_hero(view, no, member) for no, member in enumerate(view.team, 1) if member.card >= 0]
    lines += [_board(view, number) for number in range(len(view.boards))]
    lines.append(_vile(view))
    if view.pouch:
        lines.append(titled(_("Pouch"), words.names(view.faces[card] for card in view.pouch)))
    if view.turn:
        lines += _ahead(view)
    if view.trial is not None and view.hazard is not None:
        lines += _trial(view)
    return lines


def _way(view: State) -> Iterator[str]:
    yield _("Turn {turn}. Team: {team}. Avatar: {avatar}, {behind} behind. Golden Die: {value}.").format(
        turn=view.turn,
        team=words.place(view, view.pawn),
        avatar=words.place(view, view.avatar),
        behind=distance(view.avatar, view.pawn),
        value=view.golden or "–",
    )
    if view.deadline:
        yield counted(
            "The Vile are done: {n} turn left to get out!",
            "The Vile are done: {n} turns left to get out!",
            turns_left(view),
        )


def _quests(view: State) -> Iterator[str]:
    if view.challenge >= 0:
        yield titled(_("Challenge"), words.challenge_line(CHALLENGES[view.challenge]))
    if view.quest >= 0:
        row = QUESTS[view.quest]
        done = 2 if view.step_two else 1 if step_one(view) else 0
        yield titled(
            _("Our Quest"),
            _("{quest}, {done} of 3 steps: {steps}").format(quest=say(row.name), done=done, steps=steps(row)),
        )
    if view.vile.quest >= 0:
        row = QUESTS[view.vile.quest]
        yield titled(
            _("Vile Quest"),
            _("{quest}, {done} of 3 steps: {steps}").format(
                quest=say(row.name), done=view.vile.notch, steps=steps(row)
            ),
        )


def _hero(view: State, no: int, member: Member) -> str:
    row = hero_of(view, member)
    figures = " ".join(
        f"{words.stat(stat)[:3].upper()} {value(view, member, index)}" for index, stat in enumerate(STATS)
    )
    parts = [
        f"{words.race(row.race)}, {words.race(alignment(view, member))}",
        figures,
        _("Life {life} of {most}").format(life=life(view, member), most=row.vitality),
    ]
    if member.worn:
        parts.append(_("wears {cards}").format(cards=words.names(view.faces[card] for card in member.worn)))
    if member.stored:
        parts.append(
            _("stores {cards}").format(cards=words.names(view.faces[card] for card in member.stored))
        )
    return titled(f"{no} {say(row.name)}", "; ".join(parts))


def _board(view: State, number: int) -> str:
    board = view.boards[number]
    parts = [_("gems {gems}").format(gems=words.gems(board.gems))]
    if board.dilemmas:
        parts.append(words.names(view.faces[card] for card in board.dilemmas))
    if board.tokens:
        parts.append(words.names(view.faces[token] for token in board.tokens))
    return titled(words.cap(words.board(view, number)), "; ".join(parts))


def _vile(view: State) -> str:
    vile = view.vile
    tokens = len(vile.grey) + sum(token >= 0 for token in vile.red)
    parts = [
        _("gems {gems}").format(gems=words.gems(vile.gems)),
        counted("{n} card won", "{n} cards won", len(vile.pile)),
        counted("{n} token", "{n} tokens", tokens),
    ]
    return titled(_("The Vile"), "; ".join(parts))


def _ahead(view: State) -> Iterator[str]:
    """What still lies on the road before the pawn, and the Rooms once they are near."""
    here = view.pawn if view.pawn < ROOM else DOOR + 1
    ahead = [
        words.place(view, space)
        for index, space in enumerate(ZONE_SPACES)
        if space >= here and view.zones[index]
    ]
    if here <= DOOR and not view.door_open:
        ahead.append(words.card(view, view.doors[0]) if view.door_up else words.place(view, DOOR))
    if ahead:
        yield titled(_("Ahead"), ", ".join(ahead))
    tokens = [
        words.stop(view, space) for space in range(max(0, here), len(view.tokens)) if view.tokens[space] >= 0
    ]
    if tokens:
        yield titled(_("Tokens"), ", ".join(tokens[:TOKENS_TOLD]))
    if any(view.faces[card] >= 0 for card in view.rooms):
        yield titled(
            _("Rooms"),
            ", ".join(
                words.room(view, number) for number, card in enumerate(view.rooms, 1) if view.faces[card] >= 0
            ),
        )


TOKENS_TOLD = 6
"""The nearest tokens are told, not all of the road."""


def _trial(view: State) -> Iterator[str]:
    assert view.hazard is not None
    assert view.trial is not None
    row = current(view)
    yield titled(
        _("Trial of {hazard}").format(hazard=words.card(view, view.hazard.card)),
        _("{stat}: {target}").format(
            stat=words.stat(row.stat), target=words.objective(target(view), bool(row.stars))
        ),
    )
    if view.trial.phase == "after":
        yield _("Dice {dice}: {total} of {target}").format(
            dice=words.dice(view.trial.dice), total=total(view), target=target(view)
        )
