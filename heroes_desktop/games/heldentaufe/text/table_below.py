"""The underworld in lines that can be read aloud: figures, tokens, portals, strength of the monsters."""

from __future__ import annotations

from ...shared.wording import listed, say, sentence, split, titled
from ..content import ARMED, MONSTERS, SPACES, WAYS
from ..content import DANGERS as DANGER_SIDES
from ..figures import (
    DANGERS,
    MONSTER_HEARTS,
    MONSTER_SWORD,
    below,
    figure_on,
    monster_heart_spaces,
    monster_sword,
    portal_cell,
    top_tooth,
)
from ..locale import _, counted
from ..state import ASLEEP, FIRST_DANGER, GONE, State
from . import sheets, words


def underworld(view: State) -> list[str]:
    """Everything below, the monsters last."""
    return [
        _waking(view),
        *(_hero(view, seat) for seat in below(view)),
        _tokens(view),
        _portals(view),
        *(_monster(view, index) for index in range(len(MONSTERS))),
    ]


def _waking(view: State) -> str:
    if view.chief == ASLEEP:
        return _("The underworld: nobody is below, the monsters are asleep.")
    return _("The underworld: the monsters are awake and play after {hero}.").format(
        hero=words.hero(view, view.chief)
    )


def _hero(view: State, seat: int) -> str:
    here = view.heroes[seat].space
    sides = [
        titled(words.direction_below(here, other), words.space(SPACES[other].id) + _on(view, other))
        for other in WAYS[here]
    ]
    head = _("{hero}, {place}").format(hero=words.hero(view, seat), place=words.space(SPACES[here].id))
    return titled(head, split(sides)) + "."


def _on(view: State, space: int) -> str:
    """Who stands and what lies on a space, as an addition."""
    figure = figure_on(view, space)
    if figure is None:
        return words.lying(view, space)
    who = words.hero(view, figure[1]) if figure[0] == "hero" else say(MONSTERS[figure[1]].name)
    return f", {who}{words.lying(view, space)}"


def _tokens(view: State) -> str:
    left = [SPACES[space].id for index, space in enumerate(DANGERS) if view.dangers[index]]
    tokens = titled(_left(view, len(left)), listed(left)) if left else _("no danger token left")
    chest = _("the chest is on T") if view.chest else _("the chest is gone")
    return sentence(split([tokens, chest]))


def _left(view: State, tokens: int) -> str:
    """Tokens that lie face down, and how many of them are armed: everybody can count (HT-D64)."""
    armed = DANGER_SIDES[0].count - sum(
        view.faces[FIRST_DANGER + index] == ARMED for index, lies in enumerate(view.dangers) if not lies
    )
    share = counted("{n} armed", "{n} armed", armed)
    return f"{counted('{n} danger token', '{n} danger tokens', tokens)} ({share})"


def _portals(view: State) -> str:
    known = []
    for number in range(1, 6):
        cell = portal_cell(view, number)
        place = words.coordinates(cell) if cell is not None else _("undiscovered above")
        known.append(f"{number} {place}")
    return titled(_("Portals"), ", ".join(known)) + "."


def _monster(view: State, index: int) -> str:
    card, monster = MONSTERS[index], view.monsters[index]
    if not monster.teeth:
        return _("{monster}: out of the game.").format(monster=say(card.name))
    full = sheets.strength(monster_heart_spaces(view, index), monster_sword(view, index))
    tooth = _("worth {teeth}").format(teeth=words.teeth(top_tooth(view, index)))
    if monster.space == GONE:
        parts = [_("defeated, comes back with {strength}").format(strength=full), tooth]
    else:
        strength = _("{now} of {strength}").format(now=monster.hearts, strength=full)
        parts = [words.space(SPACES[monster.space].id), strength, tooth]
    return titled(say(card.name), split([*parts, _next(view, index)])) + "."


def _next(view: State, index: int) -> str:
    """What the monster will be after the next tooth."""
    teeth = view.monsters[index].teeth
    if len(teeth) < 2:
        return _("its last")
    value = teeth[-2]
    return _("then {strength}").format(
        strength=sheets.strength(MONSTER_HEARTS[index][value], MONSTER_SWORD[index][value])
    )
