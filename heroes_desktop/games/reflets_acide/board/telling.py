"""What cards say, as words on their faces and beside them in the zoom."""

from __future__ import annotations

from collections.abc import Sequence

from ...shared.wording import listed, say, signed
from ..content import (
    FACE,
    FACES,
    STATS,
    Beast,
    Dilemma,
    Door,
    Hero,
    Loot,
    Mission,
    Objective,
    Quest,
    Room,
    Treasure,
    Zone,
)
from ..locale import _, counted
from ..text import effects, words


def values(numbers: Sequence[int], plus: bool = False) -> str:
    """Characteristics that are not nothing."""
    return listed(
        f"{words.stat(stat)} {signed(value) if plus else value}"
        for stat, value in zip(STATS, numbers, strict=True)
        if value
    )


def objective(row: Objective) -> str:
    """One Objective: what it asks for."""
    asked = words.objective(row.stars or row.points, bool(row.stars))
    return f"{words.stat(row.stat)}, {asked}"


def arrow(where: str) -> str:
    """Where an arrow leads."""
    return {"clear": _("clear"), "dark": _("dark")}.get(where, where)


def chain(rows: Sequence[Objective]) -> str:
    """All Objectives of a Trial."""
    return "\n".join(f"{number}. {_link(row)}" for number, row in enumerate(rows, 1))


def _link(row: Objective) -> str:
    """An Objective and where its arrows lead, unless that is plain."""
    if (row.reached, row.missed) == ("clear", "dark"):
        return objective(row)
    return _("{objective}: {reached}, else {missed}").format(
        objective=objective(row), reached=arrow(row.reached), missed=arrow(row.missed)
    )


def _outcomes(clear: str, dark: str) -> str:
    lines = []
    if clear != "–":
        lines.append(_("Clear: {effects}").format(effects=clear))
    if dark != "–":
        lines.append(_("Dark: {effects}").format(effects=dark))
    return "\n".join(lines)


def zone_text(row: Zone) -> str:
    """A Zone: its Trial, or its lines."""
    if row.trial:
        told = [chain(row.trial), _outcomes(effects.effects(row.clear), effects.effects(row.dark))]
        return "\n".join(told)
    lines = [counted("Move on: {n} space", "Move on: {n} spaces", row.wake)]
    lines += [f"{words.many_gems(line.gems)}: {effects.effect(line.effect)}" for line in row.lines]
    return "\n".join(lines)


def _hero(row: Hero) -> str:
    return "\n".join([" · ".join(map(str, row.values)), *(effects.skill(skill) for skill in row.skills)])


def _loot(row: Loot) -> str:
    lines = []
    if any(row.sets):
        lines.append(values(row.sets))
    if row.skill is not None:
        lines.append(effects.skill(row.skill))
    if row.windfall:
        lines.append(_("Windfall: a gem more for the first critical success"))
    if row.gold:
        lines.append(_("Gold: {n}").format(n=row.gold))
    if row.bars:
        lines.append(_("Not for: {race}").format(race=words.race(row.bars)))
    if row.only:
        lines.append(_("Only for: {race}").format(race=words.race(row.only)))
    if row.room:
        lines.append(_("Lies in: {room}").format(room=words.name(FACE[row.room])))
    return "\n".join(lines)


def _room(row: Room) -> str:
    lines = [chain(row.trial), _outcomes(effects.effects(row.clear), effects.effects(row.dark))]
    if row.relics:
        lines.append(
            _("Relics: {relics}").format(relics=listed(words.name(FACE[relic]) for relic in row.relics))
        )
    if row.portal:
        lines.append(_("Portal to: {room}").format(room=words.name(FACE[row.portal])))
    return "\n".join(line for line in lines if line)


def _beast(row: Beast) -> str:
    lines = [values(row.raises, plus=True)] if any(row.raises) else []
    if row.critter:
        lines.append(_("Bothers the Hero designated: every value at most 2."))
    lines.append(_outcomes(effects.effects(row.clear), effects.effects(row.dark)))
    return "\n".join(line for line in lines if line)


def text(face: int) -> str:
    """What a card does."""
    row = FACES[face]
    match row:
        case Hero():
            return _hero(row)
        case Zone():
            return zone_text(row)
        case Room():
            return _room(row)
        case Door():
            return "\n".join([chain(row.trial), _outcomes("–", effects.effects(row.dark))]).strip()
        case Beast():
            return _beast(row)
        case Dilemma():
            return effects.effect(row.kind.effect)
        case Loot():
            return _loot(row)
        case Treasure():
            return effects.effects(row.effects) if row.effects else ""
    return say(row.quip)


def type_line(face: int) -> str:
    """The kind of a card in words."""
    row = FACES[face]
    match row:
        case Hero():
            return f"{words.race(row.race)} · {words.race(row.alignment)}"
        case Beast():
            return _("Critter") if row.critter else _("Creature")
        case Dilemma():
            return words.cap(effects.moments(row.kind.timings))
        case Loot():
            return _("Relic") if row.group == "relic" else _("Cursed") if row.cursed else _("Loot")
        case Zone():
            return words.cap(words.zone_kind(row.kind))
        case Room():
            return _("Room")
        case Door():
            return _("Door")
        case Treasure():
            return _("Treasure")
    return _("Token")


# Quests


def mission(row: Mission) -> str:
    """A secondary mission."""
    kinds = {
        "magic": _("magic"), "cursed": _("cursed"), "plain": _("plain"), "elven": _("elven"),
        "dwarven": _("dwarven"),
    }  # fmt: skip
    of = kinds[row.of] if row.of in kinds else words.race(row.of) if row.of else ""
    match row.what:
        case "leader":
            return _("leader: {kind}").format(kind=of)
        case "heroes":
            return _("{n} Heroes: {kind}").format(n=row.n, kind=of)
        case "races":
            return counted("{n} race", "{n} races", row.n)
        case "equipment":
            return _("{n} Equipment: {kind}").format(n=row.n, kind=of)
        case "gold":
            return _("gold worth {n}").format(n=row.n)
    return _("a dead Hero: {kind}").format(kind=of)


STEPS = ("I", "II", "III")


def step(quest: Quest, number: int) -> str:
    """A step of a Quest: what happens where."""
    room = words.name(FACE[quest.rooms[number]])
    relic = words.name(FACE[quest.relic])
    if number == 0:
        return _("Recover: {relic} ({room})").format(relic=relic, room=room)
    if number == 1:
        return _("Use it: {room}").format(room=room)
    return _("Leave: {room}").format(room=room)


def quest_text(quest: Quest) -> str:
    """Steps and missions of a Quest."""
    lines = [f"{STEPS[number]}  {step(quest, number)}" for number in range(3)]
    lines += [f"+{row.points} {mission(row)}" for row in quest.missions]
    return "\n".join(lines)
