"""A hero loses his last heart."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Rules, Table
from heroes_desktop.engine.hexgrid import cell
from heroes_desktop.engine.joint import claim, contest

from .. import options
from ..content import MONSTERS
from ..figures import HEARTS
from ..state import ABOVE, NOBODY, NOWHERE, State
from .passing import after_chief, close_turn
from .points import gain_points, heal, win_at_home
from .rebuilding import lose_rage, rebuild_if_empty
from .storage import strip


def defeat(
    s: State, table: Table, seat: int, by: str, winner: int = NOBODY, monster: int = NOBODY
) -> Rules[None]:
    """The steps of every defeat in their order (HT-192 to HT-203, HT-215)."""
    hero = s.heroes[seat]
    hero.space, hero.place = ABOVE, NOWHERE
    s.fallen = seat
    word = MONSTERS[monster].id if monster >= 0 else ""
    table.tell("hero_defeated", seat=seat, by=by, winner=winner, monster=word)
    if winner == NOBODY:
        strip(s, table, seat)
    else:
        _exchange_teeth(s, table, winner, seat)
    lose_rage(s, table, seat, "left")
    heal(s, table, seat, HEARTS[hero.hero], "recovered")
    s.placer = winner if winner != NOBODY else (yield from _placer(s, table, seat))
    yield from _place(s, table, seat)
    win_at_home(s, table, seat)
    rebuild_if_empty(s, table)
    if seat == s.active and s.commander == NOBODY:
        close_turn(s, table)  # HT-199: without laboratory and observer (HT-D26)


def _exchange_teeth(s: State, table: Table, winner: int, loser: int) -> None:
    """All teeth change hands, but only if the winner has fewer points (HT-195, HT-196)."""
    mine, theirs = s.heroes[winner].points, s.heroes[loser].points
    if mine < theirs:
        table.tell("swap", winner=winner, loser=loser, points=[theirs, mine])
        gain_points(s, table, loser, mine - theirs, "swap")
        gain_points(s, table, winner, theirs - mine, "swap")


def _placer(s: State, table: Table, fallen: int) -> Rules[int]:
    """Who places a hero beaten by a trap or a monster; never his owner (HT-194, HT-216, HT-D50).

    In the monster turn the commander. In the own turn those above, who are asked. When there are none, or
    the commander beat himself, all others roll.
    """
    others = [seat for seat in after_chief(s) if seat != fallen]
    if s.commander != NOBODY:
        return contest(table, others, "claim_placement") if s.commander == fallen else s.commander
    above = [seat for seat in others if s.heroes[seat].space == ABOVE]
    if not above:
        return contest(table, others, "claim_placement")
    about: dict[str, int | str] = {"fallen": fallen}
    return (
        yield from claim(table, above, "claim_placement", options.PLACE, options.LEAVE, s.claims, about=about)
    )


def _place(s: State, table: Table, seat: int) -> Rules[None]:
    """The figure is put on any revealed tile, which has no effect (HT-194, HT-197, HT-198, HT-D51)."""
    tiles = tuple(options.tile(place) for place in s.surface)
    answer = yield Ask(s.placer, "place_defeated", tiles, about={"fallen": seat})
    place = cell(answer.args[0], answer.args[1])
    s.heroes[seat].place = place
    table.tell("placed", seat=seat, cell=place, by=s.placer)
    s.fallen = s.placer = NOBODY
