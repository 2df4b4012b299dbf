"""Names nobody has to type: heroes for seats, companies for matches that wait."""

from __future__ import annotations

import secrets
from collections.abc import Collection

from heroes_desktop.locale import _
from heroes_desktop.table.hero_names import HEROES


def hero(taken: Collection[str] = ()) -> str:
    """A hero's name that nobody else has."""
    free = [name for name in HEROES if name not in taken]
    return secrets.choice(free or HEROES)


def next_hero(name: str, taken: Collection[str]) -> str:
    """The free name after this one in the list."""
    start = HEROES.index(name) if name in HEROES else -1
    for step in range(1, len(HEROES) + 1):
        other = HEROES[(start + step) % len(HEROES)]
        if other not in taken:
            return other
    return name


def companies() -> list[str]:
    """What waiting matches are called, in the language in use."""
    return [
        _("The Silver Wolves"),
        _("The Copper Foxes"),
        _("The Night Owls"),
        _("The River Otters"),
        _("The Red Dragons"),
        _("The Green Griffins"),
        _("The White Stags"),
        _("The Black Ravens"),
        _("The Sleeping Bears"),
        _("The Storm Hawks"),
        _("The Golden Bees"),
        _("The Moon Cats"),
        _("The Iron Boars"),
        _("The Laughing Goblins"),
        _("The Honest Thieves"),
        _("The Lost Lanterns"),
        _("The Three Kettles"),
        _("The Last Torch"),
    ]
