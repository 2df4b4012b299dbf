"""What now: where quests, missions and needs lead the hero, as pins on the map and lines in the panel."""

from __future__ import annotations

from dataclasses import dataclass

from ..content import FACE, HEROES, MISSIONS, QUESTS
from ..figures import AT, lies
from ..kinds import Deliver, Fetch, Learn, Robbery, Travel
from ..land import COURT, HEALING, NOWHERE, SPACE, label
from ..locale import _
from ..state import Hero, State
from ..text import deeds, words
from ..text.articles import fluent
from . import faces


@dataclass(frozen=True)
class Pin:
    """A place one may want to go to, and why; `ready`: what is needed there is in play."""

    space: int
    kind: str
    text: str
    ready: bool = True
    subject: object = None

    @property
    def icon(self) -> str:
        return {
            "quest": faces.QUEST_ICON, "mission": faces.MISSION_ICON, "need": "mdi:heart-plus",
            "tower": faces.TOWER_ICON, "shop": faces.BAZAAR_ICON,
        }[self.kind]  # fmt: skip


COLOURS = {"quest": "#6A3A9C", "mission": "#2F72C4", "need": "#B8372B", "tower": "#241C2C", "shop": "#C07C26"}


def pins(view: State, seat: int) -> list[Pin]:
    """All pins of a seat, most important first."""
    if not 0 <= seat < len(view.heroes) or view.heroes[seat].hero < 0:
        return []
    hero = view.heroes[seat]
    found = [*_quests(view, seat), *_tower(view, hero)]
    for tile in hero.missions:
        found += _mission(view, seat, tile)
    return [*found, *_needs(hero)]


def _quests(view: State, seat: int) -> list[Pin]:
    hero, found = view.heroes[seat], []
    if hero.gem:
        return []
    for number, quest in enumerate(hero.quests):
        row = QUESTS[quest]
        text = deeds.quest_line(view, seat, row.id)
        space = SPACE[deeds.next_space(view, seat, row.id)]
        done = hero.steps[number]
        ready = done >= 2 or lies(view, FACE[row.second if done else row.first], space)
        found.append(Pin(space, "quest", text, ready, ("quest", row.id)))
    if not hero.quests and (view.mode == "solo" or view.pile_of_quests):
        text = _("Fetch a quest at {place}").format(place=words.the_place(label(COURT)))
        found.append(Pin(COURT, "quest", fluent(text)))
    return found


def _tower(view: State, hero: Hero) -> list[Pin]:
    if not hero.gem:
        return []
    text = (
        _("You own a gem: beat a Guardian and enter the Dark Tower.")
        if view.awake
        else _("You own a gem. The Tower opens when the Nameless awakes.")
    )
    return [Pin(SPACE["H3"], "tower", text, view.awake, ("tower",))]


def _mission(view: State, seat: int, tile: int) -> list[Pin]:
    hero = view.heroes[seat]
    face = view.faces[tile]
    if face < 0:
        return []
    mission = MISSIONS[face]
    task, text, subject = mission.task, words.mission_line(face), ("tile", face)
    if isinstance(task, Travel):
        return [Pin(SPACE[task.to], "mission", text, True, subject)]
    if isinstance(task, Robbery):
        return [
            Pin(other.home, "mission", text, True, subject)
            for number, other in enumerate(view.heroes)
            if number != seat and other.home != NOWHERE
        ]
    if isinstance(task, Learn):
        master = FACE[task.master]
        return [Pin(AT[master], "mission", text, lies(view, master, AT[master]), subject)]
    if isinstance(task, Deliver):
        target = FACE[task.to]
        if tile in hero.loads:
            return [Pin(AT[target], "mission", text, lies(view, target, AT[target]), subject)]
        return [
            Pin(AT[FACE[shop]], "shop", text, True, subject)
            for shop in ("b_great_bazaar", "b_small_bazaar")
            if lies(view, FACE[shop], AT[FACE[shop]])
        ]
    assert isinstance(task, Fetch)
    if tile in hero.loads:
        return [Pin(SPACE[task.to], "mission", text, True, subject)]
    wanted = FACE[task.object]
    return [Pin(AT[wanted], "mission", text, lies(view, wanted, AT[wanted]), subject)]


def _needs(hero: Hero) -> list[Pin]:
    """Where to heal, when it is time to think of it."""
    most = HEROES[hero.hero].life
    if hero.life * 2 > most:
        return []
    return [
        Pin(space, "need", _("Pass a turn here to heal ({place})").format(place=words.place(label(space))))
        for space in dict.fromkeys((hero.home, *HEALING))
        if space != NOWHERE
    ]
