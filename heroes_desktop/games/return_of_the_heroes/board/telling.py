"""What is said about a tile or space on the board: kind, figures, offers, rewards, what a victor does."""

from __future__ import annotations

from heroes_desktop.desktop.widgets import chance_text

from ...shared.wording import say, titled
from ..chances import fight_chances
from ..content import FACES, SKILLS
from ..figures import IS_OPPONENT, ITEM, KIND
from ..kinds import Grow, Plunder, Poison
from ..locale import _, counted
from ..rows import Mission, Reward, Tile
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

ITEM_ICON, WINS_ICON = KIND_ICONS["item"], "spider-face"


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
    return [text for _icon, text in signed_lines(view, face)]


def signed_lines(view: State, face: int) -> list[tuple[str, str]]:
    """The same, each line with its sign."""
    row = FACES[face]
    item = ITEM[face]
    if isinstance(row, Mission):
        return [(KIND_ICONS["mission"], say(row.text)), *_reward(row.reward)]
    if not isinstance(row, Tile):
        return [(ITEM_ICON, words.item_effect(item))] if item is not None else []
    found = _fight(view, row)
    if row.action is not None:
        found.append((KIND_ICONS[row.kind], _sentence(deeds.deed(row.action))))
    found += _reward(row.reward)
    if row.wins is not None:
        found.append((WINS_ICON, wins(row.wins)))
    if row.kind == "quest_opponent" and words.object_name(face) != words.thing(face):
        found.append((KIND_ICONS["object"], _("Keeps: {thing}").format(thing=words.object_name(face))))
    if row.frees:
        told = _("No roll for {place} while it lies here.").format(place=words.place_name(row.frees))
        found.append(("mdi:compass", told))
    if row.ferry:
        found.append(("mdi:ferry", _("The crossing here is free.")))
    if item is not None:
        found.append((ITEM_ICON, titled(say(item.name), words.item_effect(item))))
    return found


def _fight(view: State, row: Tile) -> list[tuple[str, str]]:
    """What it takes to beat it."""
    if row.dots is None:
        return []
    found = [(KIND_ICONS["opponent"], words.dots(row.dots))]
    hearts = row.hearts + (view.shadow if isinstance(row.wins, Grow) else 0)
    if hearts > 1:
        found.append(("hearts", counted("{n} heart to hit", "{n} hearts to hit", hearts)))
    return found


def _reward(reward: Reward) -> list[tuple[str, str]]:
    paid = words.reward(reward)
    return [("mdi:treasure-chest", titled(_("Reward"), paid))] if paid else []


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
