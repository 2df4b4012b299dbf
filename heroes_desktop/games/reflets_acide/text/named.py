"""How options name what they are about: cards, dice, gems, skills, places."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from heroes_desktop.engine import Option

from ...shared.declarations import Asked as AskedOf
from ..content import dilemma as dilemma_of
from ..content import is_dilemma, points
from ..locale import _, counted
from ..options import DYE
from ..state import FIRST_TOKEN, State
from ..track import DOOR
from . import words
from .effects import dilemma, effect, skill_named, skill_row

Asked: TypeAlias = AskedOf[State]
Words: TypeAlias = Callable[[Asked], str]


def number(asked: Asked, place: int = 0) -> int:
    """A number among the arguments."""
    return int(asked.option.args[place])


def with_dye(line: str, option: Option) -> str:
    """What only the dye can pay for says so."""
    return _("{line}, with the dye").format(line=line) if option.args and option.args[-1] == DYE else line


def numbered(line: Words) -> Words:
    """Tells options apart that would read the same, since each is one of its own."""

    def told(asked: Asked) -> str:
        own = line(asked)
        same = [
            option
            for option in asked.decision.options
            if option.act == asked.option.act and line(asked._replace(option=option)) == own
        ]
        return f"{own} ({same.index(asked.option) + 1})" if len(same) > 1 else own

    return told


# cards


def card(asked: Asked) -> str:
    """The card or token an option names."""
    instance = number(asked)
    if instance < FIRST_TOKEN:
        return words.cap(words.card(asked.view, instance))
    if instance in asked.view.tokens:
        return words.cap(words.stop(asked.view, asked.view.tokens.index(instance)))
    return words.cap(words.token(asked.view, instance))


def card_line(asked: Asked) -> str:
    """The card an option names, with what it does if it is a Dilemma."""
    instance = number(asked)
    face = asked.view.faces[instance]
    if instance < FIRST_TOKEN and face >= 0 and is_dilemma(face):
        return dilemma(dilemma_of(face).kind)
    return card(asked)


def worth(asked: Asked) -> str:
    """A card given up, with its Epic Points."""
    value = points(asked.view.faces[number(asked)])
    return counted("{card} (worth {n})", "{card} (worth {n})", value, card=card(asked))


def token(asked: Asked) -> str:
    """A waiting token."""
    return words.name(asked.view.faces[number(asked)])


# Heroes and dice


def hero(asked: Asked) -> str:
    """The Hero on a position."""
    return words.hero_at(asked.view, number(asked))


def die(asked: Asked, place: int = 0) -> str:
    """A die of the Trial with whom it lies."""
    view, index = asked.view, number(asked, place)
    trial = view.trial
    if trial is None or index >= len(trial.dice):
        return _("die {number}").format(number=index + 1)
    if trial.hero >= 0:
        return _("die {number}, a {value}").format(number=index + 1, value=trial.dice[index])
    return _("the {value} of {hero}").format(value=trial.dice[index], hero=words.hero_at(view, index + 1))


def move_die(asked: Asked) -> str:
    """A die of the run."""
    view, index = asked.view, number(asked)
    value = view.dice[index] if index < len(view.dice) else 0
    if index == 0:
        return _("the running die, a {value}").format(value=value)
    return _("added die {number}, a {value}").format(number=index, value=value)


# skills


def skill(asked: Asked) -> str:
    """A skill with its bearer, what it does and what it costs."""
    return with_dye(skill_named(asked.view, number(asked), number(asked, 1)), asked.option)


def bearer(asked: Asked) -> str:
    """Whose skill it is."""
    return words.card(asked.view, number(asked))


def free_skill(asked: Asked) -> str:
    """A Dilemma that makes a skill free."""
    row = skill_row(asked.view, number(asked, 1), number(asked, 2))
    line = _("{dilemma}: {hero} for nothing – {skill}").format(
        dilemma=words.card(asked.view, number(asked)),
        hero=words.card(asked.view, number(asked, 1)),
        skill=effect(row.effect) if row else "?",
    )
    return with_dye(line, asked.option)


# gems


def pay_one(asked: Asked) -> str:
    """One gem of a board."""
    return _("{gem} from {board}").format(
        gem=words.cap(words.gem(number(asked, 1))), board=words.board(asked.view, number(asked))
    )


def pay_all(asked: Asked) -> str:
    """Several gems of a board."""
    found = [int(n) for n in asked.option.args[1:6]]
    line = _("{gems} from {board}").format(
        gems=words.gems(found), board=words.board(asked.view, number(asked))
    )
    return _("{line}, with the dye").format(line=line) if asked.option.act == "pay_dyed" else line


# places


def look(asked: Asked) -> str:
    """Something face down to look at."""
    where, target = str(asked.option.args[0]), asked.option.args[1]
    view = asked.view
    if where == "pile":
        return words.cap(words.pile(str(target)))
    place = int(target)
    if where == "room":
        return words.room(view, place)
    if where == "token":
        return words.cap(words.stop(view, place))
    if where == "gate" and place != DOOR:
        return _("The Door and {zone}").format(zone=words.place(view, place))
    return words.cap(words.place(view, place))
