"""Heroes at risk: Vitality tests, Life losses, shields, healing (NA-226 to NA-240, NA-D56, NA-D97)."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Option, Rules, Table

from .. import options
from ..effect_rows import CancelWound, Guard, RerollTest, SaveHero
from ..figures import board_at, boards_of, in_turn, life, member_of, position_of, skills
from ..payments import DYED, NO, affordable, of_cost, one_colour
from ..state import Member, State, Test
from .dilemmas import use_up, waiting
from .extras import extras, is_extra, use_extra
from .gems import pay
from .row import kill
from .skills import spend
from .windows import bonus_dice


def vitality_test(s: State, table: Table, card: int, cause: str, winner: str) -> Rules[None]:
    """One die against the Life Points: equal unharmed, lower wounded, higher dead (NA-227)."""
    before = s.test
    s.test = test = Test(card, cause, winner)
    _roll(s, table, test, "test")
    fate = yield from _window(s, table, test)
    member = member_of(s, card)
    points = life(s, member)
    die, winner = test.die, test.winner
    s.test = before
    if fate == "survives":
        _wound(s, table, member, 1, cause)
    elif fate == "cancelled" or die == points:
        table.tell("unharmed", card=card, no=position_of(s, card) + 1, cause=cause)
    elif die < points:
        _wound(s, table, member, die, cause)
    else:
        yield from kill(s, table, card, winner, cause)


def lose_life(s: State, table: Table, card: int, cause: str, close: bool = True) -> Rules[None]:
    """One Life Point is lost; the last one kills (NA-201, NA-203)."""
    before = s.test
    s.test = test = Test(card, cause, "vile")
    table.tell("life_at_risk", card=card, no=position_of(s, card) + 1, cause=cause)
    fate = yield from _window(s, table, test)
    s.test = before
    member = member_of(s, card)
    points = life(s, member)
    if fate == "cancelled":
        table.tell("unharmed", card=card, no=position_of(s, card) + 1, cause=cause)
    elif fate == "survives":
        _wound(s, table, member, 1, cause)
    elif points > 1:
        _wound(s, table, member, points - 1, cause)
    else:
        yield from kill(s, table, card, test.winner, cause, close)


def _roll(s: State, table: Table, test: Test, cause: str) -> None:
    test.die = table.roll(6)
    member = member_of(s, test.hero)
    table.tell(
        "vitality_die",
        card=test.hero,
        no=position_of(s, test.hero) + 1,
        die=test.die,
        life=life(s, member),
        cause=cause,
    )


def _wound(s: State, table: Table, member: Member, marker: int, cause: str) -> None:
    before, member.marker = life(s, member), marker
    table.tell(
        "wounded",
        card=member.card,
        no=position_of(s, member.card) + 1,
        marker=marker,
        before=before,
        cause=cause,
    )


# the shield window


def _window(s: State, table: Table, test: Test) -> Rules[str]:
    """Shields and re-rolls while the Hero still stands in place: returns "", cancelled or survives
    (NA-D97)."""
    passed = 0
    seats = in_turn(s)
    while passed < len(seats):
        seat = seats[passed]
        found = shield_options(s, seat, test)
        if not found:
            passed += 1
            continue
        about: dict[str, int | str] = {"card": test.hero, "die": test.die, "cause": test.cause}
        answer = yield Ask(seat, "shield", (options.PASS, *found, *extras(s, seat, "shield")), about=about)
        if answer.act == "pass":
            passed += 1
            continue
        passed = 0
        if is_extra(answer):
            yield from use_extra(s, table, seat, answer)
            continue
        fate = yield from _use(s, table, test, answer)
        if fate:
            return fate
    return ""


def harm(s: State, test: Test) -> tuple[bool, bool]:
    """Whether the Hero would be harmed, and whether it would die."""
    points = life(s, member_of(s, test.hero))
    if not test.die:
        return True, points == 1
    return test.die != points, test.die > points


def shield_options(s: State, seat: int, test: Test) -> list[Option]:
    """What a seat can do about a Life loss or a Vitality die."""
    member = member_of(s, test.hero)
    board = board_at(s, position_of(s, test.hero))
    own = board in boards_of(s, seat)
    hurt, dead = harm(s, test)
    found: list[Option] = []
    if own and hurt:
        found += _shield_skills(s, board, member, test, dead)
    for _board, card, kind in waiting(s, seat, "vitality"):
        if isinstance(kind.effect, RerollTest) and test.die:
            found.append(options.option("dilemma", card))
        elif isinstance(kind.effect, SaveHero) and dead:
            found.append(options.option("dilemma", card, "survive"))
            if test.winner == "vile":
                found.append(options.option("dilemma", card, "ours"))
    if test.die:
        if own and test.die < 6 and (means := affordable(s, board, one_colour(test.die - 1, 2))) != NO:
            found.append(options.marked("reroll_test", dyed=means == DYED))
        found += bonus_dice(s, seat, "bonus_test", bool(found))
    return found


def _shield_skills(s: State, board: int, member: Member, test: Test, dead: bool) -> list[Option]:
    found = []
    for bearer, card, number, skill in skills(s, board, "shield"):
        if isinstance(skill.effect, CancelWound) and (bearer is not member or (dead and test.die)):
            continue
        means = affordable(s, board, of_cost(skill.price))
        if means != NO:
            found.append(options.marked("skill", card, number, dyed=means == DYED))
    return found


def _use(s: State, table: Table, test: Test, answer: Option) -> Rules[str]:
    board = board_at(s, position_of(s, test.hero))
    match answer.act:
        case "skill":
            card, number = int(answer.args[0]), int(answer.args[1])
            skill = next(row for _m, c, n, row in skills(s, board, "shield") if (c, n) == (card, number))
            yield from spend(s, table, card, number, board, of_cost(skill.price), "shield")
            if isinstance(skill.effect, Guard) and test.die:
                _roll(s, table, test, "guard")
                return ""
            return "cancelled"
        case "dilemma":
            use_up(s, table, int(answer.args[0]))
            if len(answer.args) == 1:
                _roll(s, table, test, "dilemma")
                return ""
            if answer.args[1] == "survive":
                return "survives"
            test.winner = "team"
            return ""
        case "reroll_test":
            yield from pay(s, table, (board,), one_colour(test.die - 1, 2), "reroll_test")
            _roll(s, table, test, "paid")
        case _:
            from .tokens import retire, take_waiting

            token = int(answer.args[0])
            take_waiting(s, table, token)
            _roll(s, table, test, "bonus_die")
            retire(s, table, token)
    return ""


# healing


def heal(s: State, table: Table, member: Member, cause: str) -> None:
    """The marker leaves: full Life Points (NA-233)."""
    if member.marker:
        before, member.marker = member.marker, 0
        table.tell("healed", card=member.card, no=position_of(s, member.card) + 1, before=before, cause=cause)


def heal_some(
    s: State, table: Table, n: int, seat: int, kind: str, optional: bool = False, but: int = -1
) -> Rules[None]:
    """Up to n wounded Heroes of choice (not the card `but`)."""
    for _ in range(n):
        hurt = [no for no, member in enumerate(s.team) if member.marker and member.card != but]
        if not hurt:
            return
        found = [options.HERO[no] for no in hurt]
        if optional:
            found.append(options.DONE)
        answer = yield Ask(seat, kind, tuple(found), about={"cause": "heal"})
        if answer.act == "done":
            return
        heal(s, table, s.team[int(answer.args[0]) - 1], kind)
