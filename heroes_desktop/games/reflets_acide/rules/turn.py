"""The turn: Blessing, Golden Die, end (NA-066 to NA-077, NA-249, NA-250, NA-302)."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Option, Rules, Table

from .. import options
from ..content import dilemma
from ..effect_rows import FreeSkill
from ..effects.registry import Source, apply, possible
from ..figures import guide_boards, skills, width
from ..payments import DYED, NO, affordable, of_cost
from ..state import State
from .dilemmas import use_up, waiting
from .ending import lose
from .extras import extras, is_extra, use_extra
from .golden import change_window, roll_golden, set_golden
from .outcome import free_skills, use_instant_skill


def begin_turn(s: State, table: Table) -> None:
    """Everything of the last turn is forgotten."""
    s.turn += 1
    s.used = []
    s.blessed = s.crawl = s.pass_zone = s.passage = s.entered = s.revealed = False
    s.slow = s.advance = s.stride = s.left = 0
    s.pace = ""
    s.dice = []
    s.hazard = s.trial = None
    s.stage = "blessing"
    table.tell("turn", turn=s.turn, guide=s.guide)


def blessing_stage(s: State, table: Table) -> Rules[None]:
    """Exactly one Blessing or none, before the Golden Die is rolled (NA-070, NA-071)."""
    found = blessings(s)
    s.stage = "golden"
    if not found:
        return
    answer = yield Ask(s.guide, "blessing", (options.PASS, *found, *extras(s, s.guide, "blessing")))
    if answer.act == "pass":
        return
    if is_extra(answer):
        s.stage = "blessing"
        yield from use_extra(s, table, s.guide, answer)
        return
    s.blessed = True
    if answer.act == "dilemma":
        card = int(answer.args[0])
        effect = dilemma(s.faces[card]).kind.effect
        board = use_up(s, table, card)
        table.tell("blessing", card=card, face=s.faces[card])
        yield from apply(s, table, effect, Source("dilemma", s.guide, "blessing_target", board=board))
    else:
        card = int(answer.args[1 if answer.act == "free_skill" else 0])
        table.tell("blessing", card=card, face=s.faces[card])
        yield from use_instant_skill(s, table, s.guide, answer, "divine")


def blessings(s: State) -> list[Option]:
    """Divine skills and Dilemmas on the Guide's board; in solo on either (NA-071, NA-072)."""
    found = []
    wide = width(s)
    for board in guide_boards(s):
        for member, card, number, skill in skills(s, board, "divine"):
            if possible(s, skill.effect, Source("divine", s.guide, card=member.card, board=board)):
                means = affordable(s, board, of_cost(skill.price))
                if means != NO:
                    found.append(options.marked("skill", card, number, dyed=means == DYED))
    for board, card, kind in waiting(s, s.guide, "divine"):
        if isinstance(kind.effect, FreeSkill):
            for own in guide_boards(s):
                found += free_skills(s, s.guide, card, "divine", range(own * wide, (own + 1) * wide))
        elif possible(s, kind.effect, Source("dilemma", s.guide, board=board)):
            found.append(options.option("dilemma", card))
    return found


def golden_stage(s: State, table: Table) -> Rules[None]:
    """The Golden Die opens the Progress; after an echo it is rolled twice (NA-077, NA-302)."""
    if s.echo:
        s.echo = False
        s.echoes = [table.roll(6), table.roll(6)]
        table.tell("echo_dice", dice=list(s.echoes))
        found = [options.option("die", value) for value in dict.fromkeys(s.echoes)]
        answer = yield Ask(s.guide, "echo_choice", tuple(found))
        s.echoes = []
        set_golden(s, table, int(answer.args[0]), "echo")
    else:
        roll_golden(s, table, "progress")
    s.stage = "golden_change"


def golden_change_stage(s: State, table: Table) -> Rules[None]:
    """Right after its roll the die may be changed (NA-D58)."""
    yield from change_window(s, table, "progress")
    s.stage = "avatar"


def end_stage(s: State, table: Table) -> Rules[None]:
    """The countdown, then the next Guide (NA-249, NA-250)."""
    s.hazard = s.trial = None
    if s.deadline:
        left = s.deadline - s.turn
        if left <= 0:
            raise lose(s, table, "vile")
        table.tell("turns_left", left=left)
    s.guide = (s.guide + 1) % s.seats
    begin_turn(s, table)
    return
    yield
