"""What happens in a match: one row for each kind of event."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...shared.declarations import Facts, Happening, Rolled, no_seat
from ..content import MONSTER_INDEX
from ..state import State
from . import events, events_below, icons, series, things

COMBAT_DIE = 6


def _unless(line: Callable[[State, Facts], str], *causes: str) -> Callable[[State, Facts], str]:
    """Tokens that change hands in ways that have an event of their own are not told of twice."""
    return lambda view, facts: "" if facts["cause"] in causes else line(view, facts)


def _ware(facts: Facts) -> str:
    """Goods show themselves."""
    return icons.WARE_ICONS[facts["kind"]]


def _actor(_view: State, facts: Facts) -> int | None:
    """Who commands, wins or attacks."""
    attacker = facts.get("attacker", {})
    seat = facts.get("commander", facts.get("winner", attacker.get("seat", -1)))
    return int(seat) if seat >= 0 else None


def _tile(facts: Facts) -> object:
    return ("tile", facts["face"])


def _face(facts: Facts) -> object:
    return ("face", facts["face"])


def _monster(facts: Facts) -> object:
    return ("monster", MONSTER_INDEX[facts["monster"]])


def _fighters(facts: Facts) -> Sequence[Rolled]:
    """The dice of the heroes in a fight: attacker first, as the dice lie."""
    both = zip((facts["attacker"], facts["defender"]), facts["dice"], strict=True)
    return [Rolled(COMBAT_DIE, rolled, who["seat"]) for who, rolled in both if "seat" in who]


EVENTS: dict[str, Happening[State]] = {
    "hero": Happening(events.hero, "mdi:account", "seat hero cause", things=things.event, still=True),
    "first_player": Happening(events.first_player, "mdi:flag", "seat", things=things.event, still=True),
    "removed": Happening(
        events.removed, "mdi:package-variant-closed", "tiles faces", seat=no_seat, still=True
    ),
    "teeth_laid": Happening(events.teeth_laid, icons.TOOTH_ICON, "stacks", seat=no_seat, still=True),
    "dealt": Happening(
        events.dealt, icons.MISSION_ICON, "seat count cards faces", things=things.event, still=True
    ),
    "drawn": Happening(events.drawn, icons.MISSION_ICON, "seat card cause face", things=things.event),
    "missions_shuffled": Happening(
        events.missions_shuffled, "mdi:shuffle", "count", seat=no_seat, still=True
    ),
    "turn": Happening(
        events.turn, "hourglass", "seat round ap", things=things.event, walk="rest", heads=True
    ),
    "step": Happening(
        events.step,
        icons.AP_ICON,
        "seat cell ap space",
        things=things.event,
        series=series.walk,
        gathers=("step",),
        walk="step",
    ),
    "explored": Happening(
        events.explored, "mdi:telescope", "seat cell card face left ap", subject=_tile, things=things.event
    ),
    "first_sight": Happening(events.first_sight, "", "face", seat=no_seat),
    "swallowed": Happening(
        _unless(events.swallowed, "trap"), "pine-tree", "seat ap cause", things=things.event
    ),
    "descended": Happening(
        events_below.descended, "mdi:stairs-down", "seat portal space cell ap", things=things.event
    ),
    "ascended": Happening(
        events_below.ascended, "mdi:stairs-up", "seat portal space cell ap", things=things.event
    ),
    "treasure": Happening(
        events.treasure, "mdi:dice-multiple", "seat result number of", things=things.event, telling=1
    ),
    "piece": Happening(
        _unless(events.piece, "treasure", "merchant", "smith", "laboratory"),
        "broadsword",
        "seat kind value change cause",
        sign=_ware,
        things=things.event,
    ),
    "food": Happening(
        _unless(events.food, "brewed"),
        "apple",
        "seat kind change cause",
        sign=_ware,
        things=things.event,
        series=series.meal,
        gathers=("hearts",),
    ),
    "potion": Happening(events.potion, "potion", "seat kind change cause", sign=_ware, things=things.event),
    "potion_turned": Happening(
        events.potion_turned, "hourglass", "seat kind", sign=_ware, things=things.event
    ),
    "hearts": Happening(
        _unless(events.hearts, "combat", "trap"),
        icons.HEART_ICON,
        "seat change now cause",
        things=things.event,
    ),
    "points": Happening(
        _unless(events.points, "treasure"),
        icons.TOOTH_ICON,
        "seat change now cause",
        things=things.event,
        telling=2,
    ),
    "ap": Happening(events.ap, "boot-stomp", "seat ap cause", things=things.event),
    "nothing_left": Happening(events.nothing_left, "mdi:package-variant", "what seat", things=things.event),
    "teleported": Happening(events.teleported, "bottle-vapors", "seat cell space", things=things.event),
    "mission": Happening(
        events.mission,
        icons.MISSION_ICON,
        "seat card face cause",
        subject=_face,
        things=things.event,
        telling=4,
        series=series.mission,
        gathers=("food", "potion", "piece", "points", "thief"),
        joins=series.same_mission,
    ),
    "refused": Happening(
        events.refused,
        "mdi:cards-outline",
        "seat card face ap",
        subject=_face,
        things=things.event,
        series=series.swapped,
        gathers=("drawn",),
    ),
    "thief": Happening(events.thief, "mdi:hand-coin", "seat victim face", things=things.event, telling=5),
    "smith": Happening(events.smith, "anvil", "seat kind values into", sign=_ware, things=things.event),
    "trade": Happening(events.trade, "mdi:store", "seat kind value into", sign=_ware, things=things.event),
    "upgrade": Happening(events.upgrade, "flask", "seat kind value", sign=_ware, things=things.event),
    "chief": Happening(events_below.chief, icons.CHIEF_ICON, "after", seat=no_seat),
    "danger": Happening(events_below.danger, icons.DANGER_ICON, "seat space card face", things=things.event),
    "chest": Happening(events_below.chest, icons.CHEST_ICON, "seat space", things=things.event),
    "combat": Happening(
        events_below.combat,
        "crossed-swords",
        "attacker defender dice swords totals loser tie",
        seat=_actor,
        things=things.event,
        telling=3,
        dice=_fighters,
    ),
    "monster_hearts": Happening(
        events_below.monster_hearts,
        "",
        "monster now",
        seat=no_seat,
        subject=_monster,
        things=things.event,
    ),
    "monster_defeated": Happening(
        events_below.monster_defeated,
        "trophy",
        "monster seat tooth",
        subject=_monster,
        things=things.event,
        telling=8,
        series=series.slain,
        gathers=("points",),
    ),
    "monster_stronger": Happening(
        events_below.monster_stronger,
        "muscle-up",
        "monster hearts sword",
        seat=no_seat,
        subject=_monster,
        things=things.event,
    ),
    "monster_out": Happening(
        events_below.monster_out, "mdi:skull", "monster", seat=no_seat, subject=_monster, things=things.event
    ),
    "hero_defeated": Happening(
        events_below.hero_defeated, "player-despair", "seat by winner monster", things=things.event, telling=7
    ),
    "swap": Happening(
        events_below.swap, "mdi:swap-horizontal", "winner loser points", seat=_actor, telling=6
    ),
    "claim": Happening(
        events_below.claim,
        icons.CHIEF_ICON,
        "question seat claimed",
        sign=lambda facts: icons.CHIEF_ICON if facts["claimed"] else "",
        things=things.event,
        still=True,
    ),
    "contest": Happening(events_below.contest, "mdi:dice-6", "question seats rolls", seat=no_seat),
    "monster_turn": Happening(events_below.monster_turn, icons.CHIEF_ICON, "commander ap", seat=_actor),
    "monster_step": Happening(
        events_below.monster_step,
        "mdi:paw",
        "monster space ap",
        seat=no_seat,
        subject=_monster,
        things=things.event,
        series=series.monster_walk,
        gathers=("monster_step",),
    ),
    "monster_attack": Happening(events_below.monster_attack, "", "monster seat ap", things=things.event),
    "monster_rest": Happening(events_below.monster_rest, "mdi:sleep", "ap", seat=no_seat, still=True),
    "placed": Happening(events_below.placed, "mdi:map-marker", "seat cell by", things=things.event),
    "rebuilt": Happening(events_below.rebuilt, "mdi:refresh", "", seat=no_seat),
    "must_return": Happening(events.must_return, "campfire", "seat", things=things.event),
    "turn_over": Happening(events.turn_over, "", "seat", things=things.event, still=True),
    "game_over": Happening(events.game_over, "campfire", "seat points", things=things.event, telling=9),
}
