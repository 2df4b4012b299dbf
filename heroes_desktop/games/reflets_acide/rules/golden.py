"""The Golden Die: rolled, changed, designating a Hero (NA-077 to NA-083, NA-291, NA-D57, NA-D58, NA-D105)."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Option, Rules, Table

from .. import options
from ..content import FACE, dilemma
from ..effect_rows import LoadedDie, StepIn
from ..figures import board_at, designated, guide_boards, owner, position_of, signature, skill_key
from ..payments import DYED, NO, affordable, of_cost, one_colour
from ..state import NOTHING, State
from .extras import extras, use_extra
from .gems import pay
from .skills import spend

_BONUS, _CHANCE = FACE["bonus_die"], FACE["chance"]
SIX = 6


def roll_golden(s: State, table: Table, cause: str) -> None:
    """Roll it and leave it on its place."""
    before, s.golden = s.golden, table.roll(6)
    table.tell("golden_die", value=s.golden, before=before, cause=cause)


def set_golden(s: State, table: Table, value: int, cause: str) -> None:
    """Put it on a value."""
    before, s.golden = s.golden, value
    table.tell("golden_die", value=value, before=before, cause=cause)


def changes(s: State) -> list[Option]:
    """How the Guide can change the die now (NA-080, NA-081, NA-134, NA-135)."""
    found: list[Option] = []
    if 1 <= s.golden < SIX:
        for board in guide_boards(s):
            means = affordable(s, board, one_colour(s.golden - 1, 2))
            if means != NO:
                found.append(options.marked("reroll_golden", board, dyed=means == DYED))
    for board in guide_boards(s):
        found += [options.option("bonus_golden", t) for t in s.boards[board].tokens if s.faces[t] == _BONUS]
        if s.golden == SIX:
            found += [options.option("loaded_die", card) for card in loaded_dice(s, board)]
    for index in range(len(s.boards)):
        found += [options.option("token", t) for t in s.boards[index].tokens if s.faces[t] == _CHANCE]
    return found


def loaded_dice(s: State, board: int) -> list[int]:
    """Loaded Dice waiting on a board (kind 14)."""
    return [
        card for card in s.boards[board].dilemmas if isinstance(dilemma(s.faces[card]).kind.effect, LoadedDie)
    ]


def change(s: State, table: Table, answer: Option) -> Rules[None]:
    """Carry out one of `changes`."""
    match answer.act:
        case "reroll_golden":
            yield from pay(s, table, (int(answer.args[0]),), one_colour(s.golden - 1, 2), "reroll_golden")
            roll_golden(s, table, "paid")
        case "bonus_golden":
            token = int(answer.args[0])
            from .tokens import retire, take_waiting

            take_waiting(s, table, token)
            roll_golden(s, table, "bonus_die")
            retire(s, table, token)
        case "loaded_die":
            from .dilemmas import use_up

            use_up(s, table, int(answer.args[0]))
            set_golden(s, table, SIX - 1, "loaded_die")
        case _:
            yield from use_extra(s, table, s.guide, answer)


CHANGES = frozenset(("reroll_golden", "bonus_golden", "loaded_die"))


def change_window(s: State, table: Table, cause: str) -> Rules[None]:
    """The Guide may change the die, as often as there are means (NA-D58)."""
    while True:
        found = changes(s)
        if not found:
            return
        about: dict[str, int | str] = {"cause": cause, "value": s.golden}
        more = extras(s, s.guide, "change_golden_die")
        answer = yield Ask(s.guide, "change_golden_die", (options.KEEP, *found, *more), about=about)
        if answer.act == "keep":
            return
        yield from change(s, table, answer)


def designate(s: State, table: Table, cause: str) -> Rules[int]:
    """The die may be changed, designates, and a Hero may step in; −1 for a vacant position (NA-D105)."""
    yield from change_window(s, table, cause)
    card = designated(s)
    no = position_of(s, card) + 1 if card >= 0 else s.golden
    table.tell("designated", card=card, no=no, value=s.golden, cause=cause)
    if card < 0:
        return NOTHING
    return (yield from _step_in(s, table, card, cause))


def _step_in(s: State, table: Table, card: int, cause: str) -> Rules[int]:
    """Aboi takes the place of the Hero designated, for this one designation (NA-291)."""
    found = signature(s, StepIn)
    if found is None or found[1].card == card:
        return card
    position, member, skill, number = found
    board = board_at(s, position)
    means = affordable(s, board, of_cost(skill.price))
    if means == NO:
        return card
    use = options.marked("skill", member.card, number, dyed=means == DYED)
    about: dict[str, int | str] = {"card": card, "cause": cause}
    answer = yield Ask(owner(s, board), "step_in", (options.PASS, use), about=about)
    if answer.act == "pass":
        return card
    yield from spend(s, table, member.card, number, board, of_cost(skill.price), cause)
    assert skill_key(member.card, number) in s.used
    table.tell("stepped_in", card=member.card, old=card, cause=cause)
    return member.card
