"""Looking at things closely: tiles, spaces, monsters, heroes, missions and goods."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from heroes_desktop.desktop.art import Spec
from heroes_desktop.desktop.board.api import Inspection, Note

from ...shared.wording import say, split, titled
from .. import figures
from ..content import FOODS, HEROES, MISSION_FACE, MONSTERS, RECIPES, SPACES, TILES, Mission
from ..content import mission as mission_at
from ..locale import _
from ..text import icons, sheets
from ..text.missions import objective, reward
from . import faces, missions, monsters, turnbar, underworld, words
from .look import Look

BOARD_ICONS = (
    icons.TOOTH_ICON, icons.HEART_ICON, icons.AP_ICON, "mdi:bag-personal", "bottle-vapors",
    icons.MISSION_ICON, "mdi:map-marker",
)  # fmt: skip
"""Of the lines of a player's board."""
WARE_RULES = {
    "boots": "HT-030", "ring": "HT-104", "sword": "HT-037", "apple": "HT-098", "fish": "HT-098",
    "mushroom": "HT-098", "healing": "HT-107", "rage": "HT-108", "teleport": "HT-112",
}  # fmt: skip
FAMILY_RULES = {
    "deliverer": "HT-126", "observer": "HT-129", "thief": "HT-132", "discoverer": "HT-136",
    "slayer": "HT-139",
}  # fmt: skip
SPACE_RULES = {
    "portal": "HT-157",
    "lair": "HT-148",
    "danger": "HT-149",
    "treasure": "HT-154",
    "plain": "HT-146",
}


HELP = ("help", 0)
"""The help card: buildings, recipes and the treasure die (HT-018)."""


def subjects(look: Look) -> Sequence[object]:
    """Everything that can be looked at now, in reading order."""
    view = look.view
    found: list[object] = [
        ("tile", face) for face in dict.fromkeys(view.faces[each] for each in view.surface.values())
    ]
    found += [("monster", monster) for monster in range(len(view.monsters))]
    found += [("hero", seat) for seat, hero in enumerate(view.heroes) if hero.hero >= 0]
    seat = missions.hand_seat(look)
    if 0 <= seat < len(view.heroes):
        found += [("mission", card) for card in view.heroes[seat].hand]
    return found


def inspection(look: Look, subject: object) -> Inspection | None:
    """What is known about a subject; None when there is nothing to tell."""
    if not isinstance(subject, tuple) or len(subject) < 2:
        return None
    kind, what, *more = subject
    if subject == HELP:
        return _help()
    if kind == "tile":
        return _tile(int(what))
    if kind == "space":
        return _space(look, int(what))
    if kind == "monster":
        return _monster(look, int(what))
    if kind == "hero":
        return _hero(look, int(what))
    if kind == "mission":
        mission = figures.mission_of(look.view, int(what))
        return _mission(look, mission) if mission is not None else None
    if kind == "face":
        return _mission(look, mission_at(int(what))) if int(what) >= MISSION_FACE else _tile(int(what))
    if kind == "ware":
        return _ware(str(what), int(more[0]) if more else 0)
    return None


def _within(make: Any, share: float = 1.0) -> Any:
    """A picture that is round or six-sided, as large as fits."""

    def picture(w: int, h: int) -> Spec:
        return make(round(min(w, h) * share))  # type: ignore[no-any-return]

    return picture


def _tile(face: int) -> Inspection:
    tile = TILES[face]
    notes = [
        Note(
            faces.TILE_ICONS["portal" if tile.portal else tile.id],
            say(tile.name),
            say(tile.text),
            rule=tile.rule,
        )
    ]
    if say(tile.flavour):
        notes.append(_flavour(say(tile.flavour)))
    return Inspection(say(tile.name), _within(partial(_tile_picture, face), 0.48), notes, tile.rule)


def _tile_picture(face: int, radius: int) -> Spec:
    return faces.tile_spec(face, 0, radius, lift=4)


def _help() -> Inspection:
    notes = [
        Note(faces.TILE_ICONS[tile.id], say(tile.name), say(tile.text), rule=tile.rule)
        for tile in TILES
        if tile.id in sheets.BUILDINGS
    ]
    notes += [Note(icons.WARE_ICONS[row.potion], "", sheets.recipe(row), rule="HT-101") for row in RECIPES]
    notes += [Note("mdi:dice-multiple", "", line, rule="HT-092") for line in sheets.treasure_die()]
    face = next(face for face, tile in enumerate(TILES) if tile.id == "laboratory")
    return Inspection(_("Help card"), _within(partial(_tile_picture, face), 0.48), notes, "HT-018")


def _space(look: Look, space: int) -> Inspection:
    shown = SPACES[space]
    rule = SPACE_RULES[shown.kind]
    name = words.space_name(shown)
    text = underworld.told(look, space)
    told = text if text != name else _("An ordinary space.")
    notes = [Note("mdi:hexagon-outline", name, told, rule=rule)]
    return Inspection(name, _within(partial(_space_picture, space), 0.48), notes, rule)


def _space_picture(space: int, radius: int) -> Spec:
    return faces.space_spec(SPACES[space], radius, lift=4)


def _monster(look: Look, monster: int) -> Inspection:
    card = MONSTERS[monster]
    told = monsters.told(look, monster).split("\n")
    notes = [Note("crossed-swords", say(card.title) or say(card.name), told[0], rule="HT-167")]
    notes += [Note(icons.TOOTH_ICON, "", line) for line in told[1:]]
    rows = [
        titled(words.points(tooth), monsters.strength(monster, tooth))
        for tooth in sorted(look.view.monsters[monster].teeth)
    ]
    if rows:
        notes.append(Note("muscle-up", _("Its strength with each tooth"), split(rows), rule="HT-168"))
    if say(card.flavour):
        notes.append(_flavour(say(card.flavour)))
    return Inspection(say(card.name), _within(partial(_monster_picture, monster)), notes, "HT-167")


def _monster_picture(monster: int, size: int) -> Spec:
    return faces.monster_portrait(monster, size, lift=4)


def _hero(look: Look, seat: int) -> Inspection:
    hero = look.view.heroes[seat].hero
    sheet = HEROES[hero]
    notes = [Note("mdi:account", say(sheet.title) or say(sheet.name), say(sheet.advantage), rule="HT-021")]
    told = turnbar.told(look, seat).split("\n")
    notes += [Note(icon, "", line) for icon, line in zip(BOARD_ICONS, told, strict=True)]
    if say(sheet.flavour):
        notes.append(_flavour(say(sheet.flavour)))
    return Inspection(say(sheet.name), _within(partial(_hero_picture, look, seat)), notes, "HT-021")


def _hero_picture(look: Look, seat: int, size: int) -> Spec:
    return faces.portrait(look, seat, size, lift=4)


def _mission(look: Look, mission: Mission) -> Inspection:
    rule = FAMILY_RULES[mission.family]
    family = words.family(mission)
    notes = [
        Note(faces.FAMILY_ICONS[mission.family], family, objective(mission), rule=rule),
        Note("mdi:gift", "", _("Reward: {reward}.").format(reward=reward(mission))),
    ]
    seat = missions.hand_seat(look)
    for card in look.view.heroes[seat].hand if seat >= 0 else ():
        if figures.mission_of(look.view, card) == mission:
            state = missions.standing(look, seat, card, mission)
            notes.append(Note(state.icon, "", state.progress))
    if say(mission.flavour):
        notes.append(_flavour(say(mission.flavour)))
    return Inspection(say(mission.name), partial(_mission_picture, mission), notes, rule)


def _mission_picture(mission: Mission, w: int, h: int) -> Spec:
    text = f"{objective(mission)}\n{_('Reward: {reward}.').format(reward=reward(mission))}"
    return faces.mission_card(mission, w, h, words.family(mission), text, lift=4)


def _ware(word: str, value: int) -> Inspection:
    name = words.piece(word, value) if value else words.ware(word)
    rule = WARE_RULES[word]
    notes = [Note(icons.WARE_ICONS[word], "", line, rule=rule) for line in sheets.token(word)]
    for row in RECIPES if word in FOODS else ():
        if word in row.foods:
            notes.append(Note(icons.WARE_ICONS[row.potion], "", sheets.recipe(row)))
    return Inspection(name, _within(partial(_ware_picture, word, value), 0.8), notes, rule)


def _ware_picture(word: str, value: int, size: int) -> Spec:
    return faces.ware(word, size, value, lift=4)


def _flavour(text: str) -> Note:
    return Note("quill-ink", "", _("“{words}”").format(words=text))
