"""What is said about a tile or space on the board: kind, figures, offers, rewards, what a victor does."""

from __future__ import annotations

from heroes_desktop.desktop.widgets import chance_text

from ...shared.wording import say, titled
from ..chances import fight_chances
from ..content import FACES, SKILLS
from ..figures import IS_OPPONENT, ITEM, KIND
from ..kinds import Grow, Plunder, Poison
from ..locale import _, counted
from ..rows import Mission, Tile
from ..state import State
from ..text import deeds, words

KIND_ICONS = {
    "opponent": "crossed-swords",
    "mission": "scroll-unfurled",
    "encounter": "mdi:account-group",
    "item": "mdi:bag-personal",
    "event": "trophy",
    "servant": "death-skull",
    "guardian": "mdi:shield-sword",
    "quest_opponent": "crossed-swords",
    "quest_encounter": "mdi:diamond-stone",
    "object": "mdi:hand-back-right",
    "token": "moon-sun",
    "sheet": "tower",
}


def kind(face: int) -> str:
    """The kind of a tile in words."""
    return {
        "opponent": _("opponent"),
        "mission": _("mission"),
        "encounter": _("encounter"),
        "item": _("item"),
        "event": _("event"),
        "servant": _("Servant of the Nameless"),
        "guardian": _("Guardian of the Tower"),
        "quest_opponent": _("quest opponent"),
        "quest_encounter": _("quest encounter"),
        "object": _("mission object"),
        "token": _("token of the Nameless"),
        "sheet": _("Nameless"),
    }[KIND[face]]


def lines(view: State, face: int) -> list[str]:
    """What a tile does, line by line, without its name."""
    row = FACES[face]
    item = ITEM[face]
    if isinstance(row, Mission):
        paid = words.reward(row.reward)
        return [say(row.text), *([titled(_("Reward"), paid)] if paid else [])]
    if not isinstance(row, Tile):
        return [words.item_effect(item)] if item is not None else []
    found = []
    if row.dots is not None:
        found.append(words.dots(row.dots))
        hearts = row.hearts + (view.shadow if isinstance(row.wins, Grow) else 0)
        if hearts > 1:
            found.append(counted("{n} heart to hit", "{n} hearts to hit", hearts))
    if row.action is not None:
        found.append(_sentence(deeds.deed(row.action)))
    if paid := words.reward(row.reward):
        found.append(titled(_("Reward"), paid))
    if row.wins is not None:
        found.append(wins(row.wins))
    if row.kind == "quest_opponent" and words.object_name(face) != words.thing(face):
        found.append(_("Keeps: {thing}").format(thing=words.object_name(face)))
    if row.frees:
        found.append(_("No roll for {place} while it lies here.").format(place=words.place_name(row.frees)))
    if row.ferry:
        found.append(_("The crossing here is free."))
    if item is not None:
        found.append(titled(say(item.name), words.item_effect(item)))
    return found


def wins(victory: Poison | Grow | Plunder) -> str:
    """What an opponent does when it wins."""
    if isinstance(victory, Poison):
        return _("If it wins: only {life} left").format(life=words.life(victory.life))
    if isinstance(victory, Grow):
        return counted("If it wins: it gains {n} heart", "If it wins: it gains {n} hearts", victory.hearts)
    return _("If it wins: it takes {gold} too").format(gold=words.gold(victory.gold))


def best_odds(view: State, seat: int, face: int) -> str:
    """With which skill a hero would fight it, and his chance; empty for what is not fought."""
    if not 0 <= seat < len(view.heroes) or view.heroes[seat].hero < 0:
        return ""
    if not (IS_OPPONENT[face] or KIND[face] == "guardian"):
        return ""
    chances = fight_chances(view, view.heroes[seat], face)
    skill = max(chances, key=lambda each: chances[each])
    return _("{hero}: {skill} {chance}").format(
        hero=words.hero(view, seat), skill=words.skill(SKILLS[skill]), chance=chance_text(chances[skill])
    )


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
