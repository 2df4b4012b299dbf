"""What cards, skills and Zones do, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ...shared.wording import listed, say, titled
from .. import effect_rows as rows
from ..content import DilemmaKind, Skill, equipment, hero
from ..figures import bearer_of
from ..locale import _, counted
from ..state import State
from . import words


def _heal(row: rows.Heal) -> str:
    if row.who == "any":
        return counted("heal {n} Hero", "heal up to {n} Heroes", row.n)
    return {
        "teammate": _("heal a teammate"),
        "bearer": _("heal oneself"),
        "bothered": _("heal the Hero it bothers"),
        "board": _("heal all Heroes of this board"),
        "guide": _("heal all Heroes of the Guide"),
        "team": _("heal everybody"),
    }[row.who]


def _look(row: rows.Look) -> str:
    return {
        "hazard_or_token": _("look at {n} face-down Hazard or token"),
        "hazard": _("look at {n} face-down Hazard"),
        "anything": _("look at {n} face-down card or token"),
        "rooms": _("look at {n} Rooms"),
        "doors": _("look at the Door"),
        "tokens_ahead": _("look at the next {n} tokens"),
        "rooms_or_gate": _("look at {n} Rooms, or at the Door and a Zone"),
        "relic": _("look at the top Relic"),
    }[row.what].format(n=row.n)


def _lower(row: rows.Lower) -> str:
    if row.every:
        return _("all Objectives −{by}").format(by=row.by)
    if not row.stats:
        return _("Objective −{by}").format(by=row.by)
    return _("{stats} Objective −{by}").format(by=row.by, stats=" / ".join(map(words.stat, row.stats)))


def _vitality(row: rows.Vitality) -> str:
    if row.right:
        return _("Vitality test of the Hero designated and the next one")
    return _("Vitality test of the Hero designated")


def _offer(row: rows.OfferHero) -> str:
    return _("a new Hero turns up") if row.price else _("a new Hero turns up, free of charge")


def _discard(row: rows.VileDiscard) -> str:
    return _("the Vile discard their dead Heroes who are {kind}").format(kind=words.race(row.alignment))


_PLAIN: dict[type[rows.Row], Callable[[], str]] = {
    rows.CedeLoot: lambda: _("the Vile get one of our Loot"),
    rows.CedeEquipment: lambda: _("the Vile get all Equipment of the Hero it bothers"),
    rows.DeadAreOurs: lambda: _("the dead of this Trial are ours"),
    rows.Sacrifice: lambda: _("sacrifice a teammate"),
    rows.Reclaim: lambda: _("take a Zone, Creature or Critter back from the Vile"),
    rows.TopRelic: lambda: _("take the top Relic"),
    rows.Rearrange: lambda: _("rearrange the Heroes"),
    rows.ReplaceHere: lambda: _("replace a Hero of this board"),
    rows.FillVacancies: lambda: _("new Heroes for all vacant positions"),
    rows.RemoveToken: lambda: _("remove a red or grey token from the road"),
    rows.FalseTrail: lambda: _("false trail: two tokens ahead change places"),
    rows.GreatWash: lambda: _("great wash: a curse comes off"),
    rows.Echo: lambda: _("echo: the next Golden Die is rolled twice, choose one"),
    rows.QuietNight: lambda: _("quiet night: two gems fewer for the Vile next time"),
    rows.Downhill: lambda: _("downhill: go on by up to 3 unused spaces"),
    rows.RedrawnMap: lambda: _("redrawn map: two face-down Rooms change places"),
    rows.AvatarCrawls: lambda: _("the Avatar advances 1 space only"),
    rows.PassZone: lambda: _("pass one Zone without stopping"),
    rows.ChooseHero: lambda: _("choose who faces the Objective"),
    rows.RerollDie: lambda: _("roll one die of this board again"),
    rows.RerollBoard: lambda: _("roll any dice of this board again"),
    rows.SetDie: lambda: _("set one die of this board to 1–5"),
    rows.IgnoreSixes: lambda: _("the 6s cost nothing"),
    rows.WinTrial: lambda: _("win the Trial at once"),
    rows.LoadedDie: lambda: _("a golden 6 becomes a 5"),
    rows.FreeSkill: lambda: _("a Hero’s skill costs nothing"),
    rows.Guard: lambda: _("protect a Hero of this board"),
    rows.CancelWound: lambda: _("undo one’s own wound"),
    rows.RerollTest: lambda: _("roll a Vitality die again"),
    rows.SaveHero: lambda: _("a dying Hero survives, or is ours"),
    rows.Swap: lambda: _("swap the dice of two Heroes of a board"),
    rows.StandFast: lambda: _("stand fast: take a 6 off this board"),
    rows.Dye: lambda: _("dye: two gems of one colour count as another"),
    rows.Peek: lambda: _("peek at the next Unforeseen"),
    rows.StepIn: lambda: _("step in for the Hero designated"),
    rows.Barter: lambda: _("barter: swap a gem with the Vile"),
}

_COUNTED: dict[type[rows.Row], Callable[[int], str]] = {
    rows.Gems: lambda n: counted("{n} gem", "{n} gems", n),
    rows.DrawLoot: lambda n: counted("{n} Loot", "{n} Loot", n),
    rows.DrawUnforeseen: lambda n: counted("{n} Unforeseen", "{n} Unforeseen", n),
    rows.Advance: lambda n: counted("{n} space onward", "{n} spaces onward", n),
    rows.Back: lambda n: counted("{n} space back", "{n} spaces back", n),
    rows.AvatarBack: lambda n: counted("the Avatar goes back {n}", "the Avatar goes back {n}", n),
    rows.CedeGems: lambda n: counted("the Vile get {n} of our gems", "the Vile get {n} of our gems", n),
    rows.RevealRooms: lambda n: counted("turn up {n} Room", "turn up {n} Rooms", n),
    rows.Purge: lambda n: counted(
        "throw {n} gem of the Vile into the bag", "throw {n} gems of the Vile into the bag", n
    ),
    rows.TakeGems: lambda n: counted("take {n} gem from the Vile", "take {n} gems from the Vile", n),
    rows.RemoveVileTokens: lambda n: counted(
        "remove {n} token from the Vile board", "remove {n} tokens from the Vile board", n
    ),
    rows.Brake: lambda n: counted("the Avatar advances {n} less", "the Avatar advances {n} less", n),
    rows.Stride: lambda n: counted("walk {n} space farther", "walk {n} spaces farther", n),
}

_OTHERS: dict[type[rows.Row], Callable[[Any], str]] = {
    rows.Heal: _heal,
    rows.Look: _look,
    rows.Lower: _lower,
    rows.Vitality: _vitality,
    rows.OfferHero: _offer,
    rows.VileDiscard: _discard,
    rows.ExchangeHeroes: lambda row: _("swap our Heroes for the Vile’s ({kind})").format(
        kind=words.race(row.race)
    ),
}


def effect(row: rows.Row) -> str:
    """One effect."""
    kind = type(row)
    if kind in _PLAIN:
        return _PLAIN[kind]()
    if kind in _COUNTED:
        number: int = getattr(row, "n")  # noqa: B009 - the field all counted rows share
        return _COUNTED[kind](number)
    return _OTHERS[kind](row)


def effects(found: Iterable[rows.Row]) -> str:
    """Several effects in a row; a dash for none."""
    return ", ".join(effect(row) for row in found) or "–"


# skills and Dilemmas


def skill(row: Skill) -> str:
    """A skill with its price."""
    price = words.cost(row.price)
    return _("{skill} ({price})").format(skill=effect(row.effect), price=price or _("free"))


def skill_row(view: State, card: int, number: int) -> Skill | None:
    """The skill an option or event names, of a Hero or of Loot."""
    face = view.faces[card]
    if face < 0:
        return None
    if bearer_of(view, card) is not None:
        return equipment(face).skill
    return hero(face).skills[number] if words.is_hero(face) else equipment(face).skill


def skill_named(view: State, card: int, number: int) -> str:
    """Whose skill, and what it does."""
    row = skill_row(view, card, number)
    return titled(words.card(view, card), skill(row) if row else "?")


def dilemma(kind: DilemmaKind) -> str:
    """A Dilemma and what it does."""
    return titled(say(kind.name), effect(kind.effect))


def moment(kind: str) -> str:
    """When a skill or Dilemma is used."""
    return {
        "hazard": _("before the roll"),
        "divine": _("Blessing"),
        "opportunity": _("after a won Trial"),
        "shield": _("shield"),
        "signature": _("signature"),
        "catch_up": _("after the roll"),
        "before": _("before the roll"),
        "movement": _("before a move"),
        "vitality": _("at a wound"),
        "won": _("after a won Trial"),
        "any": _("at any moment"),
    }[kind]


def moments(kinds: Iterable[str]) -> str:
    """Several moments in a row."""
    return listed(dict.fromkeys(moment(kind) for kind in kinds))
