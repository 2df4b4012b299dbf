"""The chronicle outside a turn: set-up, visits, the Boss track, rewards."""

from __future__ import annotations

from typing import TypeAlias

from ...shared.declarations import Facts, Happening, no_seat
from ..content import LEVEL, SKULL
from ..locale import _, counted
from ..state import LAIR, State
from . import words

Row: TypeAlias = Happening[State]


def _hero_taken(_view: State, facts: Facts) -> str:
    return _("The {hero} joins the company.").format(hero=words.hero(facts["hero"]))


def _absent(_view: State, facts: Facts) -> str:
    return _("The cards made for the {hero} stay in the box.").format(hero=words.hero(facts["hero"]))


def _boss(_view: State, facts: Facts) -> str:
    return _("{boss} waits at the end of the road.").format(boss=words.boss(facts["boss"]))


def _difficulty(_view: State, facts: Facts) -> str:
    return counted(
        "Difficulty: {level}. The Boss is {n} step away.",
        "Difficulty: {level}. The Boss is {n} steps away.",
        SKULL - facts["pawn"],
        level=words.difficulty(facts["difficulty"]),
    )


def _first(view: State, facts: Facts) -> str:
    return _("{player} goes first.").format(player=words.player(view, facts["seat"]))


def _laid_out(_view: State, _facts: Facts) -> str:
    return _("Ten dungeons open their gates.")


def _vote(view: State, facts: Facts) -> str:
    return _("{player} has voted.").format(player=words.player(view, facts["seat"]))


def _decided(_view: State, facts: Facts) -> str:
    return _("Onward!") if facts["act"] == "continue" else _("Home, before it gets worse.")


def _entered(_view: State, facts: Facts) -> str:
    return counted(
        "We enter a dungeon of level {level}: {n} enemy inside.",
        "We enter a dungeon of level {level}: {n} enemies inside.",
        facts["cards"],
        level=facts["level"],
    )


def _boss_attacked(_view: State, facts: Facts) -> str:
    if facts["forced"]:
        return _("The Boss has reached the village. There is no way back now!")
    return _("We do not wait: the Boss shall have his fight!")


def _turned_up(_view: State, facts: Facts) -> str:
    return _("Out of the dark: {enemy}.").format(enemy=words.enemy(facts["face"]))


def _left(_view: State, facts: Facts) -> str:
    if facts["expelled"]:
        return _("We are thrown out.")
    if facts["cleared"]:
        return _("The dungeon is empty. Home in triumph!")
    return _("We go home and rest.")


def _pawn(_view: State, facts: Facts) -> str:
    steps = facts["after"] - facts["before"]
    if steps < 0:
        return counted("The Boss goes back {n} step.", "The Boss goes back {n} steps.", -steps)
    if not facts["left"]:
        return _("The Boss is here!")
    return counted(
        "The Boss comes closer: {n} step left.", "The Boss comes closer: {n} steps left.", facts["left"]
    )


def _softened(_view: State, _facts: Facts) -> str:
    return _("The fall is softened: one step instead of two.")


def _shuffled(view: State, facts: Facts) -> str:
    return counted(
        "{player} shuffles {n} card.",
        "{player} shuffles {n} cards.",
        facts["count"],
        player=words.player(view, facts["seat"]),
    )


def _ambush(_view: State, _facts: Facts) -> str:
    return _("An ambush! The next enemy attacks at once.")


def _moved(_view: State, facts: Facts) -> str:
    if facts["new"]:
        return _("The enemy runs away and digs a dungeon of its own: {enemy}.").format(
            enemy=words.enemy(facts["face"])
        )
    return _("The enemy runs away into another dungeon of level {level}: {enemy}.").format(
        enemy=words.enemy(facts["face"]), level=facts["level"]
    )


def _loot_taken(view: State, facts: Facts) -> str:
    return _("{player} turns {enemy} over: {loot}!").format(
        player=words.player(view, facts["seat"]),
        enemy=words.enemy(facts["face"]),
        loot=words.name(facts["face"]),
    )


def _stage_beaten(_view: State, facts: Facts) -> str:
    return counted(
        "A card of the Boss is overcome, {n} is left.",
        "A card of the Boss is overcome, {n} are left.",
        facts["left"],
    )


def _rises(_view: State, facts: Facts) -> str:
    return _("{enemy} rises again and waits at the bottom.").format(enemy=words.enemy(facts["face"]))


def _shatters(_view: State, facts: Facts) -> str:
    return _("Too hard a blow: {enemy} shatters, and with it the loot.").format(
        enemy=words.enemy(facts["face"])
    )


def _help_came(_view: State, _facts: Facts) -> str:
    return _("Help arrives: one more enemy lies on the pile.")


def _miss_taken(view: State, facts: Facts) -> str:
    return _("Bad luck clings to {player}: {card}.").format(
        player=words.player(view, facts["seat"]), card=words.name(facts["face"])
    )


def _removed(view: State, facts: Facts) -> str:
    return _("{player} removes {card}.").format(
        player=words.player(view, facts["seat"]), card=words.name(facts["face"])
    )


def _reserve(_view: State, facts: Facts) -> str:
    return _("The reserve of level {level} is shuffled.").format(level=facts["level"])


def _reward(_view: State, facts: Facts) -> str:
    return _("Reward: {reward}.").format(reward=words.name(facts["face"]))


def _reward_chosen(view: State, facts: Facts) -> str:
    option = words.reward_option(facts["face"], facts["option"])
    if facts["together"]:
        return _("Together: {reward}").format(reward=option)
    return _("{player}: {reward}").format(player=words.player(view, facts["seat"]), reward=option)


def _gained(view: State, facts: Facts) -> str:
    return _("{player} gains {card}.").format(
        player=words.player(view, facts["seat"]), card=words.name(facts["face"])
    )


def _given(view: State, facts: Facts) -> str:
    return _("{player} gives {card} to {receiver}.").format(
        player=words.player(view, facts["seat"]),
        card=words.name(facts["face"]),
        receiver=words.player(view, facts["receiver"]),
    )


def _dismissed(_view: State, facts: Facts) -> str:
    return _("An enemy is sent away: {enemy}.").format(enemy=words.enemy(facts["face"]))


# whether it is good news


def good(_facts: Facts) -> int:
    """Good for all."""
    return 1


def _bad(_facts: Facts) -> int:
    return -1


def _nearer(facts: Facts) -> int:
    return 1 if facts["after"] < facts["before"] else -1


def _homecoming(facts: Facts) -> int:
    return -1 if facts["expelled"] else int(facts["cleared"])


# what lights up, and what a click opens


def _place(_view: State, facts: Facts) -> list[str]:
    place = facts["dungeon"]
    return ["lair"] if place == LAIR else [f"dungeon-{place}"]


def _target(_view: State, facts: Facts) -> list[str]:
    return [f"dungeon-{facts['target']}"]


def _track(_view: State, _facts: Facts) -> list[str]:
    return ["track"]


def subject(facts: Facts) -> object:
    """The card a line opens."""
    face = facts.get("face", -1)
    return ("loot" if facts.get("seat", -1) >= 0 else "enemy", face) if face >= 0 else None


def enemy_subject(facts: Facts) -> object:
    """The enemy a line opens."""
    return ("enemy", facts["face"])


def reward_subject(facts: Facts) -> object:
    """The Reward card a line opens."""
    return ("reward", facts["face"])


def _levelled(facts: Facts) -> str:
    return "monster-skull" if LEVEL[facts["face"]] else "dragon"


JOURNEY: dict[str, Row] = {
    "hero_taken": Row(_hero_taken, "mdi:account", "seat hero", still=True),
    "absent_hero": Row(_absent, "mdi:account-off", "hero", seat=no_seat, still=True),
    "boss_chosen": Row(_boss, "dragon", "boss random", seat=no_seat, still=True),
    "difficulty": Row(_difficulty, "mdi:timer-sand", "difficulty pawn", seat=no_seat, still=True),
    "first_player": Row(_first, "mdi:flag", "seat", still=True),
    "laid_out": Row(_laid_out, "mdi:castle", "dungeons rewards boss", seat=no_seat),
    "vote": Row(_vote, "mdi:vote", "question seat act args", still=True),
    "decided": Row(_decided, "mdi:door-open", "act", seat=no_seat, still=True),
    "entered": Row(_entered, "mdi:door-open", "dungeon level cards", seat=no_seat, things=_place, telling=1),
    "boss_attacked": Row(_boss_attacked, "dragon", "forced pawn cards", seat=no_seat, telling=5, news=_bad),
    "turned_up": Row(
        _turned_up, "monster-skull", "dungeon card face left", sign=_levelled, seat=no_seat,
        subject=enemy_subject, things=_place,
    ),
    "left": Row(
        _left, "mdi:exit-run", "dungeon level expelled cleared", seat=no_seat, things=_place, telling=2,
        news=_homecoming,
    ),
    "pawn": Row(
        _pawn, "mdi:skull", "before after left why", seat=no_seat, things=_track, telling=2,
        news=_nearer,
    ),
    "softened": Row(_softened, "mdi:shield", "left", seat=no_seat, still=True),
    "shuffled": Row(_shuffled, "mdi:shuffle", "seat count"),
    "ambush": Row(_ambush, "mdi:alert", "dungeon", seat=no_seat, still=True, telling=1),
    "moved": Row(
        _moved, "mdi:run-fast", "card face dungeon target new level", seat=no_seat, subject=enemy_subject,
        things=_target, telling=2,
    ),
    "loot_taken": Row(
        _loot_taken, "mdi:treasure-chest", "seat card face winner dungeon", subject=subject, telling=2,
        news=good,
    ),
    "stage_beaten": Row(
        _stage_beaten, "dragon", "card face left", seat=no_seat, subject=enemy_subject, telling=6, news=good,
    ),
    "rises": Row(_rises, "mdi:grave-stone", "dungeon card face", seat=no_seat, subject=enemy_subject),
    "shatters": Row(
        _shatters, "mdi:alert", "dungeon card face margin", seat=no_seat, subject=enemy_subject, telling=1
    ),
    "help_came": Row(_help_came, "mdi:alert", "dungeon card level source", seat=no_seat, things=_place),
    "miss_taken": Row(_miss_taken, "mdi:alert", "seat card face source", still=True),
    "removed": Row(_removed, "mdi:fire", "seat card face zone level source", subject=subject),
    "reserve_shuffled": Row(_reserve, "", "level count", seat=no_seat, still=True),
    "reward": Row(
        _reward, "mdi:gift", "card face dungeon", seat=no_seat, subject=reward_subject, telling=2, news=good,
    ),
    "reward_chosen": Row(
        _reward_chosen, "mdi:gift", "seat together face option kind", subject=reward_subject, still=True
    ),
    "gained": Row(_gained, "mdi:treasure-chest", "seat card face source", subject=subject),
    "given": Row(_given, "mdi:gift", "seat receiver card face source", subject=subject, still=True),
    "dismissed": Row(_dismissed, "mdi:exit-run", "dungeon card face left", seat=no_seat, things=_place),
}  # fmt: skip
"""Set-up, visits, rewards."""
