"""The Avatar of the Void: brake, advance, what it stops on (NA-084 to NA-095, NA-D11 to NA-D14, NA-D91)."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Option, Rules, Table

from .. import options
from ..effect_rows import AvatarCrawls
from ..figures import cursed_with, guide_boards
from ..state import GREEN, NOTHING, State, token_colour
from ..track import AVATAR_START, ZONE_AT, is_room, on_line
from .ending import lose
from .extras import extras, is_extra, use_extra
from .gems import single_gems
from .vile import token_to_vile
from .windows import ask_round, dilemma_options, play_dilemma


def avatar_stage(s: State, table: Table) -> Rules[None]:
    """Skills first, then a Dilemma, then gems; at least one space (NA-085, NA-086)."""
    s.advance = 1 if s.crawl else max(1, s.golden - s.slow)
    if s.advance > 1:
        answer = yield from ask_round(s, "movement_dilemma", _dilemmas)
        if answer is not None:
            play_dilemma(s, table, answer[1])
            s.crawl = True
            s.advance = 1
    yield from _brake(s, table)
    march(s, table, s.advance)
    s.advance = 0
    s.stage = "walk"


def _dilemmas(s: State, seat: int) -> list[Option]:
    return dilemma_options(s, seat, "movement", AvatarCrawls)


def _brake(s: State, table: Table) -> Rules[None]:
    """Each gem of the Guide's board cancels one space (NA-086, NA-087)."""
    boards = guide_boards(s)
    while s.advance > 1 and not cursed_with(s, "no_brake"):
        found = single_gems(s, boards)
        if not found:
            return
        more = extras(s, s.guide, "brake")
        answer = yield Ask(s.guide, "brake", (options.DONE, *found, *more), about={"advance": s.advance})
        if answer.act == "done":
            return
        if is_extra(answer):
            yield from use_extra(s, table, s.guide, answer)
            continue
        board, colour = int(answer.args[0]), int(answer.args[1])
        s.boards[board].gems[colour] -= 1
        s.bag[colour] += 1
        s.advance -= 1
        table.tell("braked", board=board, colour=colour, advance=s.advance)


def march(s: State, table: Table, steps: int) -> None:
    """It takes the shortest way to the team and stops as soon as it reaches it (NA-088, NA-095, NA-D12)."""
    start = s.avatar
    goal = on_line(s.pawn)
    for _ in range(steps):
        if s.avatar == goal:  # the team is in the Room beside it (NA-D11)
            _catch(s, table, start)
        s.avatar += 1 if goal > s.avatar else -1
        if s.avatar == goal and not is_room(s.pawn):
            _catch(s, table, start)
    table.tell("avatar", start=start, end=s.avatar, steps=steps, caught=False)
    _collect(s, table)


def _catch(s: State, table: Table, start: int) -> None:
    table.tell("avatar", start=start, end=s.avatar, steps=abs(s.avatar - start), caught=True)
    raise lose(s, table, "avatar")


def _collect(s: State, table: Table) -> None:
    """What lies where it ends its advance (NA-091 to NA-094)."""
    here = s.avatar
    if here < 0:
        return
    token = s.tokens[here]
    if token >= 0:
        s.tokens[here] = NOTHING
        if token_colour(token) == GREEN:
            s.gone.append(token)
            table.tell("token_crushed", token=token, space=here)
        else:
            token_to_vile(s, table, token, "avatar")
    index = ZONE_AT.get(here, NOTHING)
    if index >= 0 and s.zones[index]:
        table.tell("zones_crushed", cards=list(s.zones[index]), space=here)
        s.gone.extend(s.zones[index])
        s.zones[index] = []


def avatar_back(s: State, table: Table, n: int, cause: str) -> None:
    """Back along its own way, not onto the team (NA-D91)."""
    start = s.avatar
    for _ in range(n):
        if s.avatar <= AVATAR_START or s.avatar - 1 == s.pawn:
            break
        s.avatar -= 1
    table.tell("avatar_back", start=start, end=s.avatar, cause=cause)
