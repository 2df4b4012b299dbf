"""Pawns, Rooms, tokens, looks and things that wait for later."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Rules, Table

from .. import options
from ..content import equipment
from ..effect_rows import (
    Advance,
    AvatarBack,
    Back,
    Brake,
    Downhill,
    Echo,
    FalseTrail,
    GreatWash,
    Look,
    QuietNight,
    RedrawnMap,
    RemoveToken,
    RemoveVileTokens,
    RevealRooms,
    Stride,
)
from ..figures import worn
from ..rules.avatar import avatar_back
from ..rules.equipment import discard_equipment, redistribute
from ..rules.extras import extras, is_extra, use_extra
from ..rules.looking import look, look_targets
from ..rules.vile import reveal_room
from ..rules.walking import advance, retreat
from ..state import GREEN, NOTHING, State, token_colour
from ..track import AVATAR_START, DOOR, FIRST_CORRIDOR, SPACES
from .registry import Source, effect


@effect(Advance, lambda s, _row, _source: s.pawn < FIRST_CORRIDOR)
def _advance(s: State, table: Table, row: Advance, source: Source) -> Rules[None]:
    advance(s, table, row.n, source.cause)
    return
    yield


@effect(Back)
def _back(s: State, table: Table, row: Back, source: Source) -> Rules[None]:
    retreat(s, table, row.n, source.cause)
    return
    yield


@effect(AvatarBack, lambda s, _row, _source: s.avatar > AVATAR_START)
def _avatar_back(s: State, table: Table, row: AvatarBack, source: Source) -> Rules[None]:
    avatar_back(s, table, row.n, source.cause)
    return
    yield


@effect(Brake)
def _brake(s: State, table: Table, row: Brake, _source: Source) -> Rules[None]:
    s.slow += row.n
    table.tell("avatar_slowed", n=row.n)
    return
    yield


@effect(Stride)
def _stride(s: State, table: Table, row: Stride, _source: Source) -> Rules[None]:
    s.stride += row.n
    table.tell("stride", n=row.n)
    return
    yield


@effect(Downhill)
def _downhill(_s: State, _table: Table, _row: Downhill, _source: Source) -> Rules[None]:
    raise AssertionError("downhill is carried out by the Zone, after its other lines")
    yield


@effect(Look, lambda s, row, _source: bool(look_targets(s, row.what)))
def _look(s: State, table: Table, row: Look, source: Source) -> Rules[None]:
    yield from look(s, table, row.what, row.n, source.seat, source.kind)


@effect(RevealRooms)
def _reveal_rooms(s: State, table: Table, row: RevealRooms, source: Source) -> Rules[None]:
    """Unrevealed Rooms of the Guide's choice, each checked against the Vile Quest (NA-206, NA-D25)."""
    left = row.n
    while left and not all(s.rooms_up):
        found = [options.option("room", index + 1) for index, up in enumerate(s.rooms_up) if not up]
        more = extras(s, s.guide, "reveal_rooms") if len(found) > 1 else []
        answer = yield Ask(s.guide, "reveal_rooms", (*found, *more), about={"left": left})
        if is_extra(answer):
            yield from use_extra(s, table, s.guide, answer)
            continue
        reveal_room(s, table, int(answer.args[0]) - 1, source.cause)
        left -= 1


def _vile_tokens_on_board(s: State) -> list[int]:
    return [s.tokens[n] for n in range(SPACES) if s.tokens[n] >= 0 and token_colour(s.tokens[n]) != GREEN]


@effect(RemoveToken, lambda s, _row, _source: bool(_vile_tokens_on_board(s)))
def _remove_token(s: State, table: Table, _row: RemoveToken, source: Source) -> Rules[None]:
    """A face-down red or grey token leaves the game (kind 7)."""
    found = tuple(options.option("card", token) for token in _vile_tokens_on_board(s))
    answer = yield Ask(source.seat, source.kind, found, about={"cause": "remove_token"})
    token = int(answer.args[0])
    space = s.tokens.index(token)
    s.tokens[space] = NOTHING
    s.gone.append(token)
    table.tell("token_removed", token=token, space=space)


@effect(RemoveVileTokens, lambda s, _row, _source: bool(s.vile.grey or max(s.vile.red) >= 0))
def _remove_vile_tokens(s: State, table: Table, row: RemoveVileTokens, source: Source) -> Rules[None]:
    """Tokens of choice leave the Vile board and free their places (T6, NA-D40)."""
    for _ in range(row.n):
        there = [token for token in s.vile.red if token >= 0] + s.vile.grey
        if not there:
            return
        found = tuple(options.option("vile_token", token) for token in there)
        answer = yield Ask(source.seat, source.kind, found)
        token = int(answer.args[0])
        if token in s.vile.grey:
            s.vile.grey.remove(token)
        else:
            s.vile.red[s.vile.red.index(token)] = NOTHING
        s.gone.append(token)
        table.tell("vile_token_removed", token=token, face=s.faces[token])


# lines of their own


def _tokens_ahead(s: State) -> list[int]:
    return [space for space in range(s.pawn + 1, DOOR) if s.tokens[space] >= 0]


@effect(FalseTrail, lambda s, _row, _source: len(_tokens_ahead(s)) > 1)
def _false_trail(s: State, table: Table, _row: FalseTrail, source: Source) -> Rules[None]:
    """Two face-down tokens on the road ahead change places; knowledge goes along (NA-300)."""
    ahead = _tokens_ahead(s)
    found = tuple(options.option("tokens", one, two) for i, one in enumerate(ahead) for two in ahead[i + 1 :])
    answer = yield Ask(source.seat, source.kind, found, about={"cause": "false_trail"})
    one, two = int(answer.args[0]), int(answer.args[1])
    s.tokens[one], s.tokens[two] = s.tokens[two], s.tokens[one]
    table.tell("tokens_swapped", one=one, two=two)


def _curses(s: State) -> list[int]:
    return [card for _member, card, loot in worn(s) if loot.cursed]


@effect(GreatWash, lambda s, _row, _source: bool(_curses(s)))
def _great_wash(s: State, table: Table, _row: GreatWash, source: Source) -> Rules[None]:
    """One cursed Loot is discarded: the loss of a Loot (NA-301)."""
    found = tuple(options.option("loot", card) for card in _curses(s))
    answer = yield Ask(source.seat, source.kind, found, about={"cause": "great_wash"})
    assert equipment(s.faces[int(answer.args[0])]).cursed
    discard_equipment(s, table, int(answer.args[0]), "great_wash")
    yield from redistribute(s, table, "great_wash")


@effect(Echo, lambda s, _row, _source: not s.echo)
def _echo(s: State, table: Table, _row: Echo, _source: Source) -> Rules[None]:
    s.echo = True
    table.tell("echo")
    return
    yield


@effect(QuietNight, lambda s, _row, _source: not s.quiet)
def _quiet_night(s: State, table: Table, _row: QuietNight, _source: Source) -> Rules[None]:
    s.quiet = True
    table.tell("quiet_night")
    return
    yield


def _hidden_rooms(s: State) -> list[int]:
    return [index + 1 for index, up in enumerate(s.rooms_up) if not up]


@effect(RedrawnMap, lambda s, _row, _source: len(_hidden_rooms(s)) > 1)
def _redrawn_map(s: State, table: Table, _row: RedrawnMap, source: Source) -> Rules[None]:
    """Two face-down Rooms change slots; knowledge goes along (NA-305)."""
    hidden = _hidden_rooms(s)
    found = tuple(
        options.option("rooms", one, two) for i, one in enumerate(hidden) for two in hidden[i + 1 :]
    )
    answer = yield Ask(source.seat, source.kind, found, about={"cause": "redrawn_map"})
    one, two = int(answer.args[0]) - 1, int(answer.args[1]) - 1
    s.rooms[one], s.rooms[two] = s.rooms[two], s.rooms[one]
    table.tell("rooms_swapped", one=one + 1, two=two + 1)
