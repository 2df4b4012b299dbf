"""What happens in a match: one row for each kind of event."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ...shared.declarations import Facts, Happening, Rolled, no_seat, simple
from ..locale import _
from ..state import State
from . import events, fight_events, series


def _of(line: Callable[[Facts], str]) -> Callable[[State, Facts], str]:
    """Two sides need no names, so no line asks for the view."""
    return lambda _view, facts: line(facts)


def _party(view: State, _facts: Facts) -> int | None:
    return view.party


def _dungeon(view: State, _facts: Facts) -> int | None:
    return view.dm if view.dm >= 0 else None


def _card(facts: Facts) -> object:
    """The card a chronicle line is about."""
    face = facts.get("face", -1)
    return ("face", face) if isinstance(face, int) and face >= 0 else None


def _places(_view: State, facts: Facts) -> Iterable[str]:
    """The corridor or adventurer a chronicle line is about."""
    named = (("guard", facts.get("corridor")), ("hero", facts.get("adventurer")))
    return [f"{thing}:{number}" for thing, number in named if isinstance(number, int)]


def _party_die(facts: Facts) -> Sequence[Rolled]:
    return [Rolled(facts["sides"], facts["result"])]


def _power_die(facts: Facts) -> Sequence[Rolled]:
    return [Rolled(facts["sides"], facts["result"], wanted="low")]


EVENTS: dict[str, Happening[State]] = {
    "sides": Happening(_of(events.sides), "mdi:account-group", "party dm", seat=no_seat, still=True),
    "box": Happening(
        _of(events.box), "mdi:package-variant-closed", "box constructed", seat=no_seat, still=True
    ),
    "adventurers": Happening(_of(events.adventurers), "mdi:account-group", "faces", seat=_party),
    "equipment_chosen": Happening(
        _of(events.equipment_chosen), "mdi:bag-personal", "count cards faces", seat=_party, still=True
    ),
    "dungeon_built": Happening(
        simple(lambda: _("The dungeon is built.")), "castle-emblem", "", seat=no_seat, still=True
    ),
    "scenario": Happening(_of(events.scenario), "scroll-unfurled", "id", seat=_party, still=True),
    "final_monster": Happening(_of(events.final_monster), "dragon", "face", seat=no_seat, subject=_card),
    "dealt": Happening(_of(events.dealt), "mdi:shuffle-variant", "corridors size", seat=no_seat),
    "guard": Happening(
        _of(events.guard),
        "metal-gate",
        "corridor card up face cause left",
        seat=no_seat,
        subject=_card,
        things=_places,
    ),
    "flip": Happening(
        _of(events.flip), "mdi:eye", "corridor card face cause", seat=no_seat, subject=_card, things=_places
    ),
    "turn": Happening(_of(events.turn), "mdi:clock-outline", "number", seat=no_seat, still=True, heads=True),
    "phase": Happening(_of(events.phase), "", "phase", seat=no_seat, still=True),
    "tops": Happening(_of(events.tops), "mdi:eye", "tops", seat=_dungeon),
    "swap": Happening(_of(events.swap), "mdi:swap-horizontal", "a b", seat=_dungeon),
    "no_swap": Happening(
        simple(lambda: _("The piles stay where they are.")), "mdi:check-bold", "", seat=_dungeon, still=True
    ),
    "look": Happening(_of(events.look), "mdi:eye", "corridor count cards faces", seat=_party, things=_places),
    "reveal_equipment": Happening(
        _of(events.card(lambda: _("The party reveals {card}."))),
        "vest",
        "card face",
        seat=_party,
        subject=_card,
    ),
    "potion": Happening(
        _of(events.card(lambda: _("The party uses {card}."))),
        "potion",
        "card face",
        seat=_party,
        subject=_card,
    ),
    "quest": Happening(
        _of(events.card(lambda: _("The party runs the quest {card}."))),
        "scroll-unfurled",
        "card face",
        seat=_party,
        subject=_card,
    ),
    "ultimate": Happening(
        _of(events.card(lambda: _("{card} unleashes the ultimate power."))),
        "sunbeams",
        "adventurer face",
        seat=_party,
        subject=_card,
        things=_places,
    ),
    "power": Happening(
        _of(events.card(lambda: _("{card} uses the temporary power."))),
        "crystals",
        "adventurer face",
        seat=_party,
        subject=_card,
        things=_places,
    ),
    "gift": Happening(
        _of(events.card(lambda: _("{card} uses the gift."))),
        "mdi:gift",
        "adventurer face",
        seat=_party,
        subject=_card,
        things=_places,
        series=series.used,
        gathers=("roll", "bonus", "multiplied", "die_set"),
    ),
    "payment": Happening(
        _of(events.payment), "mdi:hand-coin", "cards faces face", seat=_party, subject=_card
    ),
    "discarded": Happening(_of(events.discarded), "mdi:cards-outline", "", seat=no_seat),
    "attack": Happening(
        _of(fight_events.attack),
        "crossed-swords",
        "corridor face power throw",
        seat=_party,
        subject=_card,
        things=_places,
    ),
    "power_die": Happening(
        _of(fight_events.power_die),
        "mdi:dice-multiple",
        "corridor sides result power",
        seat=no_seat,
        things=_places,
        dice=_power_die,
    ),
    "roll": Happening(
        _of(fight_events.roll),
        "mdi:dice-multiple",
        "sides result cause die total power",
        seat=_party,
        telling=1,
        dice=_party_die,
    ),
    "doom": Happening(_of(fight_events.doom), "mdi:hand-back-left", "price", seat=_dungeon),
    "die_set": Happening(_of(fight_events.die_set), "mdi:dice-multiple", "value total power", seat=no_seat),
    "multiplied": Happening(
        _of(fight_events.multiplied), "mdi:close", "by face total power", seat=_party, subject=_card
    ),
    "bonus": Happening(
        _of(fight_events.bonus), "mdi:plus", "amount face total power", seat=_party, subject=_card
    ),
    "power_lowered": Happening(
        _of(fight_events.power_lowered),
        "mdi:arrow-down-bold",
        "corridor amount face",
        seat=no_seat,
        subject=_card,
        things=_places,
    ),
    "silenced": Happening(
        _of(fight_events.silenced), "mdi:cancel", "corridor face", seat=no_seat, subject=_card, things=_places
    ),
    "with_die": Happening(
        _of(fight_events.with_die),
        "mdi:dice-6",
        "corridor face",
        seat=no_seat,
        subject=_card,
        things=_places,
        still=True,
    ),
    "fight_moved": Happening(
        _of(fight_events.fight_moved),
        "mdi:swap-horizontal",
        "corridor into face power",
        seat=no_seat,
        subject=_card,
        things=_places,
    ),
    "throw": Happening(_of(fight_events.throw), "mdi:hand-peace", "party dm result", seat=no_seat),
    "fight_won": Happening(
        _of(fight_events.fight_won),
        "trophy",
        "corridor face total power",
        seat=no_seat,
        subject=_card,
        things=_places,
        telling=5,
        series=series.won,
        gathers=("won",),
    ),
    "fight_lost": Happening(
        _of(fight_events.fight_lost),
        "broken-heart",
        "corridor face total power",
        seat=no_seat,
        subject=_card,
        things=_places,
        telling=4,
        series=series.lost,
        gathers=("courage",),
    ),
    "fight_left": Happening(
        _of(fight_events.fight_left),
        "mdi:run-fast",
        "corridor face total power",
        seat=no_seat,
        subject=_card,
        things=_places,
    ),
    "armour": Happening(
        _of(fight_events.armour), "round-shield", "face result saved", seat=_party, subject=_card
    ),
    "courage": Happening(_of(events.courage), "lion", "change now cause", seat=_party),
    "fear": Happening(_of(events.fear), "bleeding-eye", "change now cause", seat=no_seat),
    "mana": Happening(
        _of(events.mana),
        "crystals",
        "adventurer face change cause",
        seat=_party,
        subject=_card,
        things=_places,
        series=series.spent,
        gathers=("power", "roll", "bonus", "multiplied", "die_set"),
    ),
    "mana_kept": Happening(
        simple(lambda: _("The Mirror Shield protects the Mana.")),
        "crystals",
        "cause",
        seat=no_seat,
        still=True,
    ),
    "tenacity": Happening(_of(events.tenacity), "shield", "corridor on cause", seat=no_seat, things=_places),
    "won": Happening(
        _of(events.won),
        "mdi:cards",
        "card face corridor cause",
        seat=_party,
        subject=_card,
        things=_places,
        telling=3,
    ),
    "corridor_empty": Happening(
        _of(events.corridor_empty), "metal-gate", "corridor first", seat=no_seat, things=_places
    ),
    "exchanged": Happening(
        _of(events.exchanged), "mdi:swap-horizontal", "corridor pile", seat=no_seat, things=_places
    ),
    "pile_sorted": Happening(
        _of(events.pile_sorted), "mdi:layers-triple", "corridor count", seat=no_seat, things=_places
    ),
    "collection": Happening(
        _of(events.collection), "mdi:bag-personal", "card face", seat=_party, subject=_card
    ),
    "recovered": Happening(
        _of(events.card(lambda: _("{card} comes back from the discard pile."))),
        "mdi:cards",
        "card face",
        seat=_party,
        subject=_card,
        still=True,
    ),
    "fate": Happening(_of(events.fulfilled), "death-skull", "scenario entry kind", seat=no_seat, telling=2),
    "second_fight": Happening(_of(fight_events.second_fight), "crossed-swords", "", seat=no_seat),
    "lasting": Happening(
        _of(events.card(lambda: _("{card} works until the end of the turn."))),
        "mdi:timer-sand",
        "face kind",
        seat=no_seat,
        subject=_card,
        still=True,
    ),
    "game_over": Happening(_of(events.game_over), "trophy", "winner reason", seat=no_seat, telling=6),
}
