"""Everybody and everything only this game's pictures show, by name."""

from __future__ import annotations

from heroes_desktop.desktop.art.people.parts import Bust

from . import (
    busts_beastfolk,
    busts_creatures,
    busts_elementals,
    busts_races,
    rooms,
    sights_camp,
    sights_cave,
    sights_forest,
    sights_hills,
    sights_mount,
    sights_river,
)


def _builders(*modules: object) -> dict[str, Bust]:
    """The public builders of each module, those it has written itself."""
    return {
        name: build
        for module in modules
        for name, build in vars(module).items()
        if callable(build)
        and not name.startswith("_")
        and getattr(build, "__module__", "") == getattr(module, "__name__", "")
    }


BUSTS: dict[str, Bust] = _builders(
    busts_races,
    busts_beastfolk,
    busts_elementals,
    busts_creatures,
    rooms,
    sights_forest,
    sights_river,
    sights_cave,
    sights_camp,
    sights_hills,
    sights_mount,
)
