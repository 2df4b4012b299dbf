"""All creatures that can stand in a picture, by name."""

from __future__ import annotations

from heroes_desktop.desktop.art.people.busts_deep import bulwark, heap, nest
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
from heroes_desktop.desktop.art.people.busts_young import brewer, collector, giant, runner, swordsman
from heroes_desktop.desktop.art.people.parts import Bust

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
        swordsman,
        brewer,
        runner,
        collector,
        giant,
        heap,
        nest,
        bulwark,
    )
}
