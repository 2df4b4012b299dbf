"""Cards as pictures: which frame, colour, marks and Power a face wears on the table."""

from __future__ import annotations

from heroes_desktop.desktop.art import CardBack, CardFace

from ..content import CARDS, COLOURS, Card
from ..locale import _
from ..power import power_of, power_parts
from ..state import FINAL, State
from ..text import cards as card_texts
from ..text import sums, words
from ..text.words import say

ABILITY_ICONS = {
    "pain": "broken-heart",
    "bodyguard": "mdi:shield-account",
    "fierce": "flame-symbol",
    "treasure": "mdi:treasure-chest",
    "dominance": "queen-crown",
    "petrify": "mdi:cube-outline",
    "hypnosis": "mdi:eye-circle",
    "riddle": "mdi:help",
    "alarm": "mdi:bell",
    "pounce": "mdi:paw",
}
"""One sign for each special ability; the words stand beside the card and in its zoom."""

AURA_ICON, NEMESIS_ICON, UNIQUE_ICON = "aura", "archery-target", "mdi:star-four-points"
MANA_ICON, COURAGE_ICON, FEAR_ICON, TENACITY_ICON = "crystals", "lion", "bleeding-eye", "shield"
THROW_ICON = "mdi:boxing-glove"
MANA, COURAGE, FEAR, TENACITY = "#2B6CB8", "#B5392B", "#2E2436", "#D2A02C"
"""The colours of the four kinds of tokens: blue, red, black and yellow."""

EQUIPMENT_ICONS = {"potion": "potion", "object": "vest", "quest": "scroll-unfurled"}
TYPE_ICONS = {
    "warrior": "crossed-swords",
    "priest": "ankh",
    "rogue": "dripping-blade",
    "sorcerer": "crystal-wand",
}
NUMERALS, short_name = words.NUMERALS, words.short_name
NAMED = 100
"""Pixels from which on a card bears its name."""

THEMES = ("moss", "ember", "crypt", "frost")


def figure(card: Card) -> str:
    """Who or what is in the picture of a card."""
    return f"immortal_king/{card.number}"


def dungeon_back(w: int, h: int, lift: int = 0) -> CardBack:
    """All dungeon cards have one back: a pile that moves must not change its colour."""
    return CardBack(w, h, "#33202A", "#C98A6A", "crown-of-thorns", lift=lift)


def equipment_back(w: int, h: int, number: int = 0, lift: int = 0) -> CardBack:
    """The back of equipment; a number tells one face-down card from the next."""
    label = NUMERALS[number - 1] if number else ""
    return CardBack(w, h, "#243648", "#9CC4DC", "mdi:bag-personal", label, lift=lift)


def card_size(height: int) -> tuple[int, int]:
    """Width and height of a card of this height."""
    return max(1, round(height * 5 / 7)), max(1, height)


def marks(card: Card) -> tuple[str, ...]:
    """Mana first, then auras, Nemesis and abilities."""
    found = [MANA_ICON] if card.mana else []
    found += [AURA_ICON] if card.aura else []
    found += [NEMESIS_ICON] if card.nemesis else []
    found += [ABILITY_ICONS[word] for word in sorted(card.abilities)]
    return tuple(found)


def kind_of(card: Card) -> str:
    """The frame of a card."""
    if card.kind == "adventurer":
        return "hero"
    if card.kind == "final":
        return "boss"
    if card.kind == "equipment":
        return {"potion": "spell", "object": "item", "quest": "quest"}[card.equipment]
    return "trap" if card.is_trap else "enemy"


def type_line(card: Card) -> str:
    """The words in the type line."""
    if card.kind == "adventurer":
        return words.type_word(card.type)
    if card.kind == "equipment":
        return words.equipment_kind(card).replace(", ", " · ")
    if card.kind == "final":
        return f"{words.family(card.family)} · {_('final monster')}"
    return words.family(card.family)


def printed(card: Card) -> str:
    """The printed Power in as few signs as a shield holds."""
    if card.kind not in ("dungeon", "final"):
        return ""
    if card.rps:
        return str(card.base)
    return words.printed_power(card).replace(" ", "")


def shown_power(view: State, lane: int) -> str:
    """The Power a guard or the final monster has now, short enough for a shield; none where hands decide."""
    face = face_at(view, lane)
    if face < 0 or sums.throws(view, lane):
        return ""
    card = CARDS[face]
    unrolled = next((part for part in power_parts(view, lane) if part.source == "half_die"), None)
    power = power_of(view, lane)
    if unrolled is not None:
        rest = power - card.die // 2
        return f"d{card.die}+{rest}" if rest else f"d{card.die}"
    return str(power)


def raised(view: State, lane: int) -> int:
    """How far the current Power lies above (or below) the printed one."""
    face = face_at(view, lane)
    if face < 0:
        return 0
    own = ("printed", "nemesis", "letter", "die", "half_die")
    return sum(part.amount for part in power_parts(view, lane) if part.source not in own)


def face_at(view: State, lane: int) -> int:
    """The face of a guard or of the final monster as far as the view knows it."""
    if lane == FINAL:
        return int(view.final)
    guard = view.corridors[lane].guard
    return int(view.faces[guard]) if guard >= 0 else -1


def cost_text(card: Card) -> str:
    """How many symbols an equipment card costs, for its cost disc."""
    symbols = sum(card.cost)
    return str(symbols) if card.kind == "equipment" and symbols else ""


def face_spec(
    face: int,
    w: int,
    h: int,
    *,
    power: str | None = None,
    name: str = "",
    text: str | None = None,
    compact: bool = False,
    typed: bool = True,
    lift: int = 2,
    state: str = "",
    solo: bool | None = None,
) -> CardFace:
    """The picture of a card at a size; `power`, `name` and `text` override what is printed on it.

    `typed` writes its class. `solo`: only what counts in this mode is written.
    """
    card = CARDS[face]
    return CardFace(
        w, h, kind_of(card), name or say(card.name), figure(card), card.family,
        "" if compact else card_texts.rules_text(card, solo) if text is None else text,
        "" if compact else say(card.flavour),
        type_line(card) if typed else "",
        printed(card) if power is None else power,
        cost_text(card),
        suit=COLOURS[card.colour] if card.colour >= 0 else "",
        marks=marks(card), compact=compact, lift=lift, state=state,
    )  # fmt: skip


def letter_words(letter: str) -> str:
    """What a letter in a Power stands for, in a word."""
    return {
        "A": _("A: adventurers"),
        "M": _("M: Mana"),
        "C": _("C: Courage"),
        "F": _("F: Fear"),
    }[letter]


def fitting_text(face: int, w: int, h: int, solo: bool | None = None) -> str:
    """The rules of a card if they fit its text box, else the names of its abilities.

    What the names mean stands in the tooltip and beside the zoomed card.
    """
    from heroes_desktop.desktop.art.common.cards import text_fits  # which opens what draws cards

    card = CARDS[face]
    whole = card_texts.rules_text(card, solo)
    if text_fits(whole, w, h):
        return whole
    if card.kind != "dungeon":
        return "" if card.kind == "final" else whole
    names = words.ability_names(card)
    if card.letter:
        names.insert(0, letter_words(card.letter))
    if not names and card.rps and not solo:
        return _("Rock, paper, scissors")
    return ", ".join(names)


def enemy_spec(view: State, face: int, w: int, h: int) -> CardFace:
    """The card being fought, the same while it steps forward, is fought and falls."""
    fight = view.fight
    power = None
    if fight is not None and fight.face == face:
        power = "" if fight.throw else str(fight.power)
    return face_spec(face, w, h, power=power, text=fitting_text(face, w, h, view.solo), lift=3)


def guard_spec(view: State, lane: int, w: int, h: int, **more: object) -> CardFace:
    """A guard or the final monster with its current Power."""
    return face_spec(face_at(view, lane), w, h, power=shown_power(view, lane), **more)  # type: ignore[arg-type]
