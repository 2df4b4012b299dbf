"""Heroes: healed, tested, sacrificed, replaced, exchanged, rearranged."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Rules, Table

from .. import options
from ..content import HEROES
from ..effect_rows import (
    ExchangeHeroes,
    FillVacancies,
    Heal,
    OfferHero,
    Rearrange,
    ReplaceHere,
    Sacrifice,
    VileDiscard,
    Vitality,
)
from ..figures import guide_boards, hero_of, on_board, position_of, vacant, width
from ..rules import row as team_row
from ..rules.chance import offer_hero
from ..rules.equipment import place_cards
from ..rules.golden import designate
from ..rules.vitality import heal, heal_some, vitality_test
from ..state import Member, State
from .registry import Source, effect


def _healed(s: State, row: Heal, source: Source) -> list[Member]:
    """The wounded Heroes an effect may heal."""
    match row.who:
        case "any" | "team":
            there = s.team
        case "teammate":
            there = [member for member in s.team if member.card != source.card]
        case "bearer" | "bothered":
            there = [member for member in s.team if member.card == source.card]
        case "board":
            there = [member for _no, member in on_board(s, source.board)]
        case _:
            there = [member for board in guide_boards(s) for _no, member in on_board(s, board)]
    return [member for member in there if member.marker]


@effect(Heal, lambda s, row, source: bool(_healed(s, row, source)))
def _heal(s: State, table: Table, row: Heal, source: Source) -> Rules[None]:
    if row.who in ("any", "teammate"):
        but = source.card if row.who == "teammate" else -1
        yield from heal_some(s, table, row.n, source.seat, source.kind, but=but)
        return
    for member in _healed(s, row, source):
        heal(s, table, member, source.cause)


@effect(Vitality)
def _vitality(s: State, table: Table, row: Vitality, source: Source) -> Rules[None]:
    """The Hero designated; a vacant position means no test. The Hero to the right is the one who stood
    there when the first test began (C18, NA-D105)."""
    card = yield from designate(s, table, source.cause)
    if card < 0:
        return
    no = position_of(s, card) + 1
    neighbour = s.team[no].card if row.right and no < len(s.team) else -1
    yield from vitality_test(s, table, card, source.cause, "vile")
    if neighbour >= 0 and position_of(s, neighbour) >= 0:
        yield from vitality_test(s, table, neighbour, source.cause, "vile")


@effect(Sacrifice, lambda s, _row, _source: len(s.team) > 1)
def _sacrifice(s: State, table: Table, _row: Sacrifice, source: Source) -> Rules[None]:
    """A teammate of the bearer dies, dead-won by the team (NA-075, NA-235)."""
    found = tuple(options.HERO[no] for no, member in enumerate(s.team) if member.card != source.card)
    answer = yield Ask(source.seat, source.kind, found, about={"cause": "sacrifice"})
    yield from team_row.kill(s, table, s.team[int(answer.args[0]) - 1].card, "team", "sacrifice")


@effect(Rearrange, lambda s, _row, _source: len(s.team) > 1)
def _rearrange(s: State, table: Table, _row: Rearrange, source: Source) -> Rules[None]:
    yield from team_row.rearrange(s, table, source.kind, source.cause)


def _hero_left(s: State, _row: OfferHero | ReplaceHere | FillVacancies, _source: Source) -> bool:
    return bool(s.heroes or s.heroes_discard)


@effect(OfferHero, _hero_left)
def _offer_hero(s: State, table: Table, row: OfferHero, source: Source) -> Rules[None]:
    yield from offer_hero(s, table, row.price, source.cause)


def _replaceable(s: State, row: ReplaceHere, source: Source) -> bool:
    return _hero_left(s, row, source) and (bool(on_board(s, source.board)) or _vacancy_here(s, source.board))


def _vacancy_here(s: State, board: int) -> bool:
    return len(s.team) < (board + 1) * width(s)


@effect(ReplaceHere, _replaceable)
def _replace_here(s: State, table: Table, _row: ReplaceHere, source: Source) -> Rules[None]:
    """Replace a Hero of this board, or enlist if it has a vacant position (D12, NA-D74)."""
    found = [options.option("replace", no + 1) for no, _member in on_board(s, source.board)]
    if _vacancy_here(s, source.board):
        found.insert(0, options.ENLIST)
    answer = yield Ask(source.seat, source.kind, tuple(found), about={"cause": "replace"})
    card = team_row.reveal_hero(s, table, source.cause)
    if card < 0:
        return
    if answer.act == "enlist":
        yield from team_row.enlist(s, table, card, source.cause)
    else:
        yield from team_row.replace(s, table, int(answer.args[0]) - 1, card, source.cause)


@effect(FillVacancies, lambda s, row, source: vacant(s) and _hero_left(s, row, source))
def _fill_vacancies(s: State, table: Table, _row: FillVacancies, source: Source) -> Rules[None]:
    while vacant(s):
        card = team_row.reveal_hero(s, table, source.cause)
        if card < 0:
            return
        yield from team_row.enlist(s, table, card, source.cause)


@effect(ExchangeHeroes)
def _exchange(s: State, table: Table, row: ExchangeHeroes, source: Source) -> Rules[None]:
    """Own Heroes not of the race for Vile Heroes of the race, one for one (NA-D34, NA-D35)."""
    if not s.vile.notch:
        return
    for card in s.vile.heroes:
        table.show(card)
    table.tell(
        "vile_heroes_shown", cards=list(s.vile.heroes), faces=[s.faces[card] for card in s.vile.heroes]
    )
    while True:
        theirs = [n for n, card in enumerate(s.vile.heroes) if HEROES[s.faces[card]].race == row.race]
        ours = [no for no, member in enumerate(s.team) if hero_of(s, member).race != row.race]
        found = [options.option("exchange_heroes", no + 1, n) for no in ours for n in theirs]
        if not found:
            break
        answer = yield Ask(source.seat, source.kind, (options.DONE, *found))
        if answer.act == "done":
            break
        no, n = int(answer.args[0]) - 1, int(answer.args[1])
        old = team_row.swap_in(s, table, no, s.vile.heroes[n], "exchange")
        s.vile.heroes[n] = old.card
        s.loose.extend([*old.worn, *old.stored])
    loose, s.loose = s.loose, []
    if loose:
        yield from place_cards(s, table, loose, "departure", drop=True)


@effect(VileDiscard)
def _discard_dead(s: State, table: Table, row: VileDiscard, _source: Source) -> Rules[None]:
    """All Heroes on the Points Pile are turned up; those of the alignment are discarded (NA-D34)."""
    for card in [c for c in s.vile.pile if c < len(HEROES)]:
        face = table.show(card)
        if card in s.vile.down:
            s.vile.down.remove(card)
        leaves = HEROES[face].alignment == row.alignment
        if leaves:
            s.vile.pile.remove(card)
            s.heroes_discard.append(card)
        table.tell("vile_hero_shown", card=card, face=face, discarded=leaves)
    return
    yield
