"""The chronicle of the Heroes, their Equipment, and the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from ...shared.declarations import Facts, Happening, Rolled, no_seat
from ...shared.wording import number
from ..locale import _, counted
from ..state import State
from . import words
from .road_events import subject

Row: TypeAlias = Happening[State]


def _silent(_view: State, _facts: Facts) -> str:
    return ""


def _who(view: State, facts: Facts) -> str:
    return words.card(view, facts["card"])


# Vitality


def _vitality_die(view: State, facts: Facts) -> str:
    return _("{hero} rolls for dear life: {die} (Life {life}).").format(
        hero=_who(view, facts), die=facts["die"], life=facts["life"]
    )


def _life_die(facts: Facts) -> Sequence[Rolled]:
    return (Rolled(6, facts["die"], None, "low"),)


def _unharmed(view: State, facts: Facts) -> str:
    return _("{hero} is unharmed. Phew.").format(hero=_who(view, facts))


def _wounded(view: State, facts: Facts) -> str:
    return counted(
        "{hero} is wounded: {n} Life Point left.",
        "{hero} is wounded: {n} Life Points left.",
        facts["marker"],
        hero=_who(view, facts),
    )


def _healed(view: State, facts: Facts) -> str:
    return _("{hero} is as good as new.").format(hero=_who(view, facts))


def _death(_view: State, facts: Facts) -> str:
    hero = words.name(facts["face"])
    if facts["cause"] in ("sacrifice", "well"):
        return _("{hero} is sacrificed for the greater good. Ours.").format(hero=hero)
    if facts["winner"] == "team":
        return _("{hero} is dead. A legend, and ours.").format(hero=hero)
    return _("{hero} is dead. The Vile keep the body.").format(hero=hero)


def _hero_left(_view: State, facts: Facts) -> str:
    return _("{hero} leaves the team.").format(hero=words.name(facts["face"]))


def _row_closed(_view: State, _facts: Facts) -> str:
    return _("The row closes up.")


def _hero_revealed(_view: State, facts: Facts) -> str:
    return _("Somebody comes along: {hero}.").format(hero=words.name(facts["face"]))


def _hero_discarded(_view: State, facts: Facts) -> str:
    return _("{hero} is sent away.").format(hero=words.name(facts["face"]))


def _enlisted(_view: State, facts: Facts) -> str:
    return _("{hero} joins on No {number}.").format(hero=words.name(facts["face"]), number=facts["no"])


def _replaced(_view: State, facts: Facts) -> str:
    return _("{hero} takes the place of {old} (No {number}).").format(
        hero=words.name(facts["face"]), old=words.name(facts["old_face"]), number=facts["no"]
    )


# Equipment


def _loot_drawn(_view: State, facts: Facts) -> str:
    return _("Loot: {card}.").format(card=words.name(facts["face"]))


def _equipped(view: State, facts: Facts) -> str:
    member = view.team[facts["no"] - 1] if 0 < facts["no"] <= len(view.team) else None
    hero = words.card(view, member.card) if member else _("nobody")
    if facts["how"] == "wear":
        return _("{hero} puts on {card}.").format(hero=hero, card=words.name(facts["face"]))
    return _("{hero} packs {card} away.").format(hero=hero, card=words.name(facts["face"]))


def _equipment_discarded(_view: State, facts: Facts) -> str:
    card = words.name(facts["face"])
    return {
        "antidote": _("{card} is drunk to the last drop."),
        "door": _("{card} has done its duty."),
        "great_wash": _("{card} comes out in the wash."),
    }.get(facts["cause"], _("{card} is left behind.")).format(card=card)


def _equipment_ceded(_view: State, facts: Facts) -> str:
    return _("{card} goes to the Vile.").format(card=words.name(facts["face"]))


# the end


def _pile_turned(_view: State, facts: Facts) -> str:
    return _("Shuffled again: {pile}.").format(pile=words.pile(facts["pile"]))


def _won(_view: State, facts: Facts) -> str:
    return _("Home! {team} points to {vile}: a gap of {gap}, {wanted} were wanted.").format(
        team=number(facts["team"]),
        vile=number(facts["vile"]),
        gap=number(facts["gap"]),
        wanted=facts["wanted"],
    )


def _lost(_view: State, facts: Facts) -> str:
    return {
        "avatar": _("The Avatar of the Void has caught the team. That was that."),
        "vile": _("The Vile have finished their Quest, and their victory dance."),
        "fled": _("Out by the Portal, alive and empty-handed."),
        "no_heroes": _("Nobody is left to be heroic."),
    }[facts["reason"]]


def _hero(_view: State, facts: Facts) -> list[str]:
    return [f"card-{facts['card']}"]


TEAM: dict[str, Row] = {
    "vitality_die": Row(
        _vitality_die, "mdi:dice-6", "card no die life cause", seat=no_seat, things=_hero, dice=_life_die
    ),
    "life_at_risk": Row(_silent, "", "card no cause", seat=no_seat, still=True),
    "unharmed": Row(_unharmed, "mdi:shield", "card no cause", seat=no_seat, things=_hero, still=True),
    "wounded": Row(
        _wounded, "mdi:heart-broken", "card no marker before cause", seat=no_seat, things=_hero, telling=1
    ),
    "healed": Row(_healed, "mdi:heart-plus", "card no before cause", seat=no_seat, things=_hero),
    "death": Row(
        _death, "mdi:grave-stone", "card face no winner cause", seat=no_seat, subject=subject, telling=3
    ),
    "hero_left": Row(_hero_left, "mdi:exit-run", "card face no cause", seat=no_seat, subject=subject),
    "row_closed": Row(_row_closed, "mdi:account-group", "shifts", seat=no_seat),
    "hero_revealed": Row(_hero_revealed, "mdi:account", "card face cause", seat=no_seat, subject=subject),
    "hero_discarded": Row(_hero_discarded, "mdi:close", "card face cause", seat=no_seat, subject=subject),
    "enlisted": Row(
        _enlisted, "mdi:plus", "card face no cause", seat=no_seat, subject=subject, telling=1
    ),
    "replaced": Row(
        _replaced, "mdi:swap-horizontal", "card face old old_face no cause", seat=no_seat, subject=subject
    ),
    "loot_drawn": Row(_loot_drawn, "mdi:sack", "card face cause", seat=no_seat, subject=subject),
    "equipped": Row(
        _equipped, "mdi:bag-personal", "card face how no before cause", seat=no_seat, subject=subject
    ),
    "equipment_discarded": Row(
        _equipment_discarded, "mdi:trash-can", "card face cause", seat=no_seat, subject=subject
    ),
    "equipment_ceded": Row(
        _equipment_ceded, "mdi:skull", "card face cause", seat=no_seat, subject=subject, telling=1
    ),
    "pile_turned": Row(_pile_turned, "mdi:shuffle", "pile count", seat=no_seat),
    "won": Row(
        _won, "mdi:trophy", "reason team vile gap wanted turn lines vile_lines", seat=no_seat,
        telling=10,
    ),
    "lost": Row(_lost, "mdi:skull", "reason turn pawn avatar", seat=no_seat, telling=10),
}  # fmt: skip
"""Heroes, Equipment, the end."""
