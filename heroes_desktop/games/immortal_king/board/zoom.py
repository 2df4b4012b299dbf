"""Things looked at closely: the card large, every ability with its meaning, and exact odds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from heroes_desktop.desktop.art import CardFace
from heroes_desktop.desktop.board.api import Bar, Inspection, Note

from ..bot.outlook import lasting_die
from ..bot.party_profile import profile
from ..content import CARDS, Card
from ..locale import _
from ..power import permanent_bonuses, power_of
from ..state import FINAL
from ..text import cards as card_texts
from ..text import sums, words
from ..text.words import say
from . import faces
from .look import Look

RULES = {
    "pain": "IK-162",
    "bodyguard": "IK-169",
    "fierce": "IK-171",
    "treasure": "IK-172",
    "dominance": "IK-180",
    "petrify": "IK-181",
    "hypnosis": "IK-182",
    "riddle": "IK-183",
    "alarm": "IK-184",
    "pounce": "IK-131",
}
CLASS_ICON = "mdi:cards"
LETTER_RULES = {"A": "IK-160", "M": "IK-161", "C": "IK-178", "F": "IK-179"}


def subjects(look: Look) -> Sequence[object]:
    """Everything that can be looked at, in reading order."""
    view = look.view
    found: list[object] = []
    for lane, corridor in enumerate(view.corridors):
        if corridor.guard >= 0 and view.faces[corridor.guard] >= 0:
            found.append(("lane", lane))
        if corridor.pile and view.faces[corridor.pile[-1]] >= 0:
            found.append(("face", view.faces[corridor.pile[-1]]))
    if view.corridors and view.final >= 0:
        found.append(("final",))
    found += [("face", face) for face in view.adventurers]
    gear = [*view.shown, *([] if look.veiled else view.hidden)]
    found += [("face", view.faces[instance]) for instance in gear if view.faces[instance] >= 0]
    return list(dict.fromkeys(found))


def inspection(look: Look, subject: object) -> Inspection | None:
    """What the zoom shows of a subject."""
    if not isinstance(subject, tuple) or not subject:
        return None
    view = look.view
    if subject[0] == "lane":
        lane = int(subject[1])
        return _guard(look, lane) if faces.face_at(view, lane) >= 0 else None
    if subject[0] == "final":
        return _guard(look, FINAL) if view.final >= 0 else None
    if subject[0] == "face" and int(subject[1]) >= 0:
        return _card(int(subject[1]), view.solo)
    return None


def _picture(face: int, solo: bool, power: str | None = None) -> object:
    def make(w: int, h: int) -> CardFace:
        return faces.face_spec(face, w, h, power=power, lift=4, solo=solo)

    return make


def _card(face: int, solo: bool) -> Inspection:
    shown = CARDS[face]
    found = notes(shown, solo)
    rule = next((note_rule(shown) for _note in found), "IK-004")
    return Inspection(say(shown.name), _picture(face, solo), found, rule)  # type: ignore[arg-type]


def _guard(look: Look, lane: int) -> Inspection:
    view = look.view
    face = faces.face_at(view, lane)
    shown = CARDS[face]
    up = lane == FINAL or view.corridors[lane].up
    found = notes(shown, view.solo)
    if up:
        power = sums.power(view, lane)
        parts = "" if sums.throws(view, lane) else sums.power_sum(view, lane)
        now = Note("crossed-swords", power[:1].upper() + power[1:], parts or _("as printed"))
        found = [now, *(replace(note, text="") if note.icon == CLASS_ICON else note for note in found)]
    picture = _picture(face, view.solo, faces.shown_power(view, lane) if up else None)
    chart = _chart(look, lane) if up and not sums.throws(view, lane) else []
    if not chart:
        return Inspection(say(shown.name), picture, found, note_rule(shown))  # type: ignore[arg-type]
    chance = sum(bar.chance for bar in chart if bar.enough)
    return Inspection(
        say(shown.name), picture, found[:-1], note_rule(shown), _("One roll against it"),  # type: ignore[arg-type]
        _("The die with permanent bonuses, before gifts, powers and potions."), chance,
        _("needed: {power}").format(power=power_of(view, lane)), chart,
    )  # fmt: skip


def _chart(look: Look, lane: int) -> list[Bar]:
    """Every result of one combat die against this Power; nothing where odds are switched off."""
    fight = look.view.fight
    if fight is None:
        return _chart_before(look, lane)
    if fight.lane != lane or fight.outcome:
        return []
    rolls = look.options("roll")
    if not rolls or not look.odds(rolls[0]):
        return []
    sides = int(rolls[-1].args[0])
    bonus = sum(part.amount for part in permanent_bonuses(look.view))
    bonus += sum(amount for _face, amount in fight.bonuses)
    times = fight.multiplier
    totals = [face * times + bonus for face in range(1, sides + 1)]
    return [Bar(str(total), 1 / sides, total >= fight.power) for total in totals]


def _chart_before(look: Look, lane: int) -> list[Bar]:
    """The same for a target that may be chosen now."""
    view, option = look.view, look.find("fight", lane)
    face = faces.face_at(view, lane)
    if option is None or CARDS[face].die or not look.odds(option):
        return []
    party = profile(
        tuple(view.adventurers), tuple(sorted(view.faces[each] for each in view.shown)), view.dm < 0
    )
    sides = max(party.die(face), 0 if lane == FINAL else lasting_die(view))
    totals = [rolled + party.flat(face) for rolled in range(1, sides + 1)]
    power = power_of(view, lane)
    return [Bar(str(total), 1 / sides, total >= power) for total in totals]


def note_rule(shown: Card) -> str:
    """The rule the reader opens at for a card."""
    if shown.kind == "adventurer":
        return "IK-004"
    if shown.kind == "equipment":
        return {"potion": "IK-018", "object": "IK-020", "quest": "IK-022"}[shown.equipment]
    if shown.kind == "final":
        return "IK-035"
    for word in sorted(shown.abilities):
        return RULES[word]
    if shown.nemesis:
        return "IK-168"
    if shown.aura:
        return "IK-166"
    if shown.letter:
        return LETTER_RULES[shown.letter]
    if shown.is_trap:
        return "IK-144"
    return "IK-149" if shown.family == "greenskin" else "IK-082"


def notes(shown: Card, solo: bool) -> list[Note]:
    """What a card does, ability by ability."""
    if shown.kind == "adventurer":
        return _hero_notes(shown)
    if shown.kind in ("equipment", "final"):
        return _text_notes(shown, solo)
    found = [_class_note(shown)]
    if shown.mana:
        found.append(
            Note(
                faces.MANA_ICON,
                _("Mana icon"),
                _("Once defeated it gives an adventurer Mana."),
                rule="IK-093",
            )
        )
    found += _power_notes(shown, solo)
    for who, by in shown.aura:
        told = card_texts.aura_text(who, by)
        found.append(Note(faces.AURA_ICON, _("Aura"), told, rule="IK-166"))
    for word in sorted(shown.abilities):
        told = _headless(card_texts.ability_text(word, bool(shown.is_trap), solo))
        found.append(Note(faces.ABILITY_ICONS[word], words.ability(word), told, rule=RULES[word]))
    if shown.unique:
        found.append(
            Note(faces.UNIQUE_ICON, _("Unique"), _("At most one in a dungeon or party."), rule="IK-174")
        )
    found.append(_flavour(shown))
    return found


def _class_note(shown: Card) -> Note:
    power = _("Power {power}").format(power=words.printed_power(shown))
    kind = words.dungeon_class(shown)
    return Note(CLASS_ICON, kind[:1].upper() + kind[1:], power)


def _headless(told: str) -> str:
    """A sentence without the word it explains: the word is the title of its note."""
    _word, colon, rest = told.partition(":")
    rest = rest.strip()
    return rest[:1].upper() + rest[1:] if colon else told


def _power_notes(shown: Card, solo: bool) -> list[Note]:
    found = []
    if shown.is_trap:
        found.append(
            Note(
                "bear-trap", _("Trap"), _("It leaves its place after the fight, won or lost."), rule="IK-145"
            )
        )
    if shown.family == "greenskin" and not solo:
        told = card_texts.throw_text(solo)
        found.append(Note(faces.THROW_ICON, words.family("greenskin"), told, rule="IK-150"))
    if shown.nemesis:
        told = _headless(card_texts.nemesis_text(shown))
        found.append(Note(faces.NEMESIS_ICON, _("Nemesis"), told, rule="IK-168"))
    if shown.letter:
        told = card_texts.letter_text(shown.letter)
        found.append(Note("mdi:account-group", shown.letter, told, rule=LETTER_RULES[shown.letter]))
    if shown.die:
        told = card_texts.die_text(shown.die)
        found.append(Note("mdi:dice-multiple", _("Power die"), told, rule="IK-159"))
    return found


def _hero_notes(shown: Card) -> list[Note]:
    return [
        Note(faces.TYPE_ICONS[shown.type], words.type_of(shown), _("Adventurer"), rule="IK-004"),
        Note("mdi:gift", _("Gift"), say(shown.gift_text), rule="IK-006"),
        Note("crystals", _("Temporary power, 1 Mana"), say(shown.temporary_text), rule="IK-007"),
        Note("sunbeams", _("Ultimate power"), say(shown.ultimate_text), rule="IK-010"),
        _flavour(shown),
    ]


def _text_notes(shown: Card, solo: bool) -> list[Note]:
    if shown.kind == "final":
        icon, rule = "dragon", "IK-035"
    else:
        icon, rule = faces.EQUIPMENT_ICONS[shown.equipment], note_rule(shown)
    told = card_texts.effect_text(shown, solo)
    return [Note(icon, words.short(shown), told, rule=rule), _flavour(shown)]


def _flavour(shown: Card) -> Note:
    return Note("quill-ink", "", _("“{words}”").format(words=say(shown.flavour)))
