"""Questions in the few forms that many rules share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from heroes_desktop.engine import Ask, Option, Rules, Table
from heroes_desktop.engine.joint import ask_table

from .. import options
from ..options import number
from ..power import clockwise
from ..state import State

About = dict[str, int | str]


def ask_together(
    s: State,
    table: Table,
    kind: str,
    choices: Sequence[Option],
    about: About | None = None,
    first: int | None = None,
) -> Rules[Option]:
    """A question to the whole table; the holder of the token, or `first`, has the last word (TF-134, TF-135,
    TF-D72)."""
    answer = yield from ask_table(
        table, s.deciding, clockwise(s, first), kind, tuple(choices), s.votes, about
    )
    return answer


def ask_seat(seat: int, kind: str, choices: Sequence[Option], source: int) -> Rules[Option]:
    """A question to one player about the card `source`; a single option is taken at once."""
    answer: Option = yield Ask(seat, kind, tuple(choices), about={"source": source})
    return answer


def agrees(seat: int, source: int) -> Rules[bool]:
    """Whether a player makes use of something he may do (TF-D21)."""
    answer = yield Ask(seat, "use_optional", options.USE_OR_DECLINE, about={"source": source})
    return bool(answer == options.USE)


def pays(seat: int, source: int) -> Rules[bool]:
    """Whether a player pays a condition that he can pay in full (TF-124)."""
    answer = yield Ask(seat, "pay_condition", options.PAY_OR_DECLINE, about={"source": source})
    return bool(answer == options.PAY)


def choose_seat(seat: int, kind: str, seats: Sequence[int], source: int) -> Rules[int]:
    """One of these players."""
    answer = yield from ask_seat(seat, kind, [options.SEAT[each] for each in seats], source)
    return number(answer)


def choose_card(seat: int, kind: str, cards: Sequence[int], source: int) -> Rules[int]:
    """One of these cards, each on its own."""
    answer = yield from ask_seat(seat, kind, [options.CARD[card] for card in cards], source)
    return number(answer)


def faces(found: Iterable[int]) -> list[Option]:
    """Options for cards whose order is hidden or does not matter: one for each face, ascending."""
    return [options.FACE[face] for face in sorted(set(found))]


def pick_several(
    s: State, seat: int, kind: str, pool: Sequence[int], most: int, source: int
) -> Rules[list[int]]:
    """Up to so many of these faces, one after the other in ascending order, with "done"."""
    rest = sorted(pool)
    s.picked = []
    while rest and len(s.picked) < most:
        about: About = {"source": source, "left": most - len(s.picked)}
        answer = yield Ask(seat, kind, (*faces(rest), options.DONE), about=about)
        if answer == options.DONE:
            break
        face = number(answer)
        s.picked.append(face)
        rest.remove(face)
        rest = [other for other in rest if other >= face]
    picked, s.picked = s.picked, []
    return picked


def arrange(s: State, seat: int, cards: Sequence[int], source: int, joint: bool = False) -> Rules[list[int]]:
    """An order for cards everybody sees, from the top down (`rearrange_pile`)."""
    rest = list(cards)
    s.looked, s.picked = list(cards), []
    while rest:
        choices = tuple([options.CARD[card] for card in rest])
        answer = yield Ask(seat, "rearrange_pile", choices, about={"source": source}, joint=joint)
        card = number(answer)
        rest.remove(card)
        s.picked.append(card)
    order, s.looked, s.picked = s.picked, [], []
    return order


def speaker(s: State) -> int:
    """Who carries out what the table does together: the first voting seat clockwise from the token holder."""
    return next((seat for seat in clockwise(s) if seat in s.deciding.voters), s.token)
