"""All creatures that can stand in a picture of any game, by name; a room adds its own (`RoomLook.busts`)."""

from __future__ import annotations

from heroes_desktop.desktop.art.people.busts_fiends import demon, dragon, imp
from heroes_desktop.desktop.art.people.busts_greenskins import goblin, hag, ogre, orc, troll
from heroes_desktop.desktop.art.people.busts_people import king, priest, rogue, sorcerer, warrior
from heroes_desktop.desktop.art.people.busts_undead import (
    crowned_skull,
    ghost,
    ghoul,
    headless,
    helmed_skull,
    hooded_skull,
    mitred_skull,
    mummy,
    skeleton,
)
from heroes_desktop.desktop.art.people.figures import Figure
from heroes_desktop.desktop.art.people.parts import Bust
from heroes_desktop.games.shared.room import rooms

BUSTS: dict[str, Bust] = {
    build.__name__: build
    for build in (
        goblin,
        orc,
        ogre,
        troll,
        hag,
        skeleton,
        hooded_skull,
        crowned_skull,
        helmed_skull,
        mitred_skull,
        mummy,
        ghoul,
        ghost,
        headless,
        demon,
        imp,
        dragon,
        rogue,
        sorcerer,
        priest,
        warrior,
        king,
    )
}


def bust_of(figure: Figure) -> Bust:
    """The creature of a figure: one of the house's, or one of its game's own."""
    if figure.bust in BUSTS:
        return BUSTS[figure.bust]
    own = rooms[figure.game].look.busts
    assert own is not None, f"{figure.game} has no {figure.bust}"
    return own()[figure.bust]
