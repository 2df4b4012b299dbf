"""Mystery tokens: revealed, kept, played (NA-109 to NA-124, NA-D57, NA-D70)."""

from __future__ import annotations

from collections.abc import Callable

from heroes_desktop.engine import Ask, Option, Rules, Table

from .. import options
from ..content import FACE, token
from ..figures import MOST_TOKENS, present, waiting_tokens
from ..state import GREEN, NOTHING, State, token_colour
from .chance import chance
from .covering import pay_team
from .extras import EXTRAS
from .gems import gain_gems
from .golden import designate, roll_golden
from .looking import look, look_targets
from .unforeseen import draw_unforeseen_freely, keep_taken_back
from .vile import token_to_vile
from .vile_gems import take_from_vile
from .vitality import vitality_test

PURSE_GEMS = TAX_GEMS = 5
TAX_CARDS = 2


def take_waiting(s: State, table: Table, instance: int) -> None:
    """A waiting token leaves its place to be played."""
    for index, board in enumerate(s.boards):
        if instance in board.tokens:
            board.tokens.remove(instance)
            s.gone.append(instance)
            table.tell("token_played", token=instance, face=s.faces[instance], board=index)
            return
    raise AssertionError("this token does not wait on a board")


def retire(s: State, table: Table, instance: int) -> None:
    """After use: green out of the game, red and grey onto the Vile board (NA-113)."""
    if token_colour(instance) != GREEN:
        s.gone.remove(instance)
        token_to_vile(s, table, instance, "used")


def use_token(s: State, table: Table, seat: int, answer: Option) -> Rules[None]:
    """A waiting Purse, Vision or Chance is played."""
    instance = int(answer.args[0])
    take_waiting(s, table, instance)
    before, s.token = s.token, instance
    yield from GOLDEN[token(s.faces[instance]).id](s, table, seat)
    s.token = before
    retire(s, table, instance)


EXTRAS["token"] = use_token


# on a space


def resolve_token(s: State, table: Table, space: int) -> Rules[None]:
    """The token must be revealed; a golden one is played or kept, a brown one played (NA-109 to NA-113)."""
    instance = s.tokens[space]
    s.tokens[space] = NOTHING
    s.token = instance
    s.gone.append(instance)
    kind = token(table.show(instance))
    table.tell("token_revealed", token=instance, face=s.faces[instance], space=space)
    if kind.golden:
        kept = yield from _now_or_wait(s, table, instance)
        if not kept:
            yield from GOLDEN[kind.id](s, table, s.guide)
            retire(s, table, instance)
    else:
        table_of_effects = BROWN_GREEN if token_colour(instance) == GREEN else BROWN_VILE
        yield from table_of_effects[kind.id](s, table)
        retire(s, table, instance)
    s.token = NOTHING


def _now_or_wait(s: State, table: Table, instance: int) -> Rules[bool]:
    """Play it now, or keep it on a free place, if need be after playing another one (NA-110, NA-111)."""
    free = [index for index, board in enumerate(s.boards) if len(board.tokens) < MOST_TOKENS]
    found: list[Option] = []
    if s.faces[instance] != FACE["vision"] or look_targets(s, "anything"):
        found.append(options.NOW)
    found += [options.option("wait", index) for index in free]
    if not free:
        found += [options.option("instead", other) for other in waiting_tokens(s) if _playable(s, other)]
    if not found:
        found.append(options.NOW)
    answer = yield Ask(s.guide, "token_now_or_wait", tuple(found), about={"token": instance})
    if answer.act == "now":
        return False
    if answer.act == "instead":
        other = int(answer.args[0])
        board = next(index for index, row in enumerate(s.boards) if other in row.tokens)
        if s.faces[other] == FACE["bonus_die"]:
            take_waiting(s, table, other)
            roll_golden(s, table, "bonus_die")
            retire(s, table, other)
        else:
            yield from use_token(s, table, s.guide, options.option("token", other))
        board = board if len(s.boards[board].tokens) < MOST_TOKENS else NOTHING
    else:
        board = int(answer.args[0])
    if board < 0:
        return False
    s.gone.remove(instance)
    s.boards[board].tokens.append(instance)
    table.tell("token_kept", token=instance, face=s.faces[instance], board=board)
    return True


def _playable(s: State, instance: int) -> bool:
    """Whether a waiting token can be played now to free its place; the Bonus Die only by the Guide
    (NA-D57)."""
    face = s.faces[instance]
    if face == FACE["bonus_die"]:
        return s.seats == 1 or instance in s.boards[s.guide].tokens
    return face != FACE["vision"] or bool(look_targets(s, "anything"))


# golden tokens


def _purse(s: State, table: Table, _seat: int) -> Rules[None]:
    """5 gems from the Bank (NA-115)."""
    yield from gain_gems(s, table, PURSE_GEMS, "purse")


def _vision(s: State, table: Table, seat: int) -> Rules[None]:
    """One card, pile top or token is looked at (NA-116)."""
    yield from look(s, table, "anything", 1, seat, "vision_target")


def _bonus_die(s: State, table: Table, _seat: int) -> Rules[None]:
    """Just revealed it can roll the Golden Die again (NA-117, NA-D57)."""
    roll_golden(s, table, "bonus_die")
    return
    yield


def _chance(s: State, table: Table, _seat: int) -> Rules[None]:
    """The same choices as on a Chance space (NA-118)."""
    yield from chance(s, table, "token")


GOLDEN: dict[str, Callable[[State, Table, int], Rules[None]]] = {
    "purse": _purse,
    "vision": _vision,
    "bonus_die": _bonus_die,
    "chance": _chance,
}


# brown tokens


def _gem_tax_green(s: State, table: Table) -> Rules[None]:
    """5 gems of the team's choice from the Vile board (NA-119)."""
    yield from take_from_vile(s, table, TAX_GEMS, "tax_gems_take", s.guide, "gem_tax")


def _gem_tax_vile(s: State, table: Table) -> Rules[None]:
    """5 of the team's gems onto the Vile board (NA-120)."""
    yield from pay_team(s, table, TAX_GEMS, "gem_tax", to_vile=True)


def _unforeseen_tax_green(s: State, table: Table) -> Rules[None]:
    """Draw 2 Unforeseen or take back 2 from the Points Pile (NA-121)."""
    found = [options.DRAW]
    if unforeseen_on_pile(s):
        found.append(options.TAKE_BACK)
    answer = yield Ask(s.guide, "tax_unforeseen_source", tuple(found))
    if answer.act == "draw":
        for _ in range(TAX_CARDS):
            yield from draw_unforeseen_freely(s, table, "unforeseen_tax")
        return
    taken: list[int] = []
    while len(taken) < TAX_CARDS:
        there = [card for card in unforeseen_on_pile(s) if card not in taken]
        if not there:
            break
        answer = yield Ask(s.guide, "take_back", tuple(options.option("card", card) for card in there))
        taken.append(int(answer.args[0]))
    for card in taken:
        yield from keep_taken_back(s, table, card)


def unforeseen_on_pile(s: State) -> list[int]:
    """Unforeseen on the Points Pile, face up or down (NA-D76); the instance tells the kind of card."""
    return [card for card in s.vile.pile if FACE["B01"] <= card < FACE["L01"]]


def _unforeseen_tax_vile(s: State, table: Table) -> Rules[None]:
    """2 waiting Dilemmas go onto the Points Pile (NA-122)."""
    for _ in range(TAX_CARDS):
        there = [card for board in s.boards for card in board.dilemmas]
        if not there:
            return
        answer = yield Ask(
            s.guide, "tax_unforeseen_give", tuple(options.option("card", card) for card in there)
        )
        card = int(answer.args[0])
        for board in s.boards:
            if card in board.dilemmas:
                board.dilemmas.remove(card)
        s.vile.pile.append(card)
        table.tell("dilemma_taxed", card=card, face=s.faces[card])


def _peril_green(s: State, table: Table) -> Rules[None]:
    """A Hero of the team's choice is tested; dead, the team wins it (NA-123)."""
    found = tuple(options.HERO[no] for no, _member in present(s))
    answer = yield Ask(s.guide, "peril_hero", found)
    card = s.team[int(answer.args[0]) - 1].card
    yield from vitality_test(s, table, card, "green_peril", "team")


def _peril_vile(s: State, table: Table) -> Rules[None]:
    """The Hero designated by the Golden Die is tested; dead, the Vile win it (NA-124)."""
    card = yield from designate(s, table, "peril")
    if card >= 0:
        yield from vitality_test(s, table, card, "peril", "vile")


BROWN_GREEN: dict[str, Callable[[State, Table], Rules[None]]] = {
    "gem_tax": _gem_tax_green,
    "unforeseen_tax": _unforeseen_tax_green,
    "peril": _peril_green,
}
BROWN_VILE: dict[str, Callable[[State, Table], Rules[None]]] = {
    "gem_tax": _gem_tax_vile,
    "unforeseen_tax": _unforeseen_tax_vile,
    "peril": _peril_vile,
}
