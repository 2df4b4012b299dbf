"""Shelves with any number of games on them: the rooms of the house, then made-up ones with long names."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

from heroes_desktop.games import catalogue, rooms
from heroes_desktop.games.shared.room import add_room
from heroes_desktop.locale import language

MADE_UP = (
    ("sunken_crown", "Chronicles of the Sunken Crown", "Chroniques de la couronne engloutie"),
    ("thornwood", "Thornwood", "Le Bois-aux-Épines"),
    ("lanterns", "The Night of a Thousand Lanterns", "La nuit des mille lanternes"),
    ("smugglers", "Smugglers: Fog over the Harbour", "Contrebandiers\u00a0: brume sur le port"),
    ("underpass", "The Unbelievably Deep Underpass", "L’Incroyablement Profond Souterrain"),
    ("bells", "Seven Bells", "Sept cloches"),
    ("ferrymen", "Ferrymen of Extraordinarily Distant Shores", "Passeurs de rives extraordinaires"),
)
TAGLINE = (
    "Row out, ring twice and do not look back: a long evening for one to six people who trust each other.",
    "Ramez, sonnez deux fois et ne vous retournez pas\u00a0: une longue soirée pour un à six amis.",
)


@contextmanager
def shelf(number: int) -> Iterator[list[str]]:
    """So many games on the table for a while; gives their ids."""
    before = dict(rooms)
    model = next(iter(before.values()))
    try:
        _clear()
        for room in list(before.values())[:number]:
            add_room(room)
        for place, (game, english, french) in enumerate(MADE_UP[: max(0, number - len(before))]):
            add_room(replace(model, info=replace(model.info, id=game), texts=_told(model, english, french),
                             lesson=None, shelf=200 + place))  # fmt: skip
        yield list(catalogue)
    finally:
        _clear()
        for room in before.values():
            add_room(room)


def _clear() -> None:
    rooms.clear()
    catalogue.clear()


def _told(model: Any, english: str, french: str) -> Any:
    """The texts of a room under another title."""
    own = model.texts()
    said = {name: getattr(own, name) for name in dir(own) if not name.startswith("_")}

    def title() -> str:
        return french if language() == "fr" else english

    def tagline() -> str:
        return TAGLINE[language() == "fr"]

    return lambda: SimpleNamespace(**{**said, "title": title, "tagline": tagline})
