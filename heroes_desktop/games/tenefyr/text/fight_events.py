"""The chronicle of a fight: hands, blows, what cards and enemies do."""

from __future__ import annotations

from typing import TypeAlias

from ...shared.declarations import Facts, Happening, no_seat
from ..locale import _, counted
from ..state import LAIR, State
from . import words
from .events import enemy_subject, subject

Row: TypeAlias = Happening[State]


def _who(view: State, facts: Facts) -> str:
    return words.player(view, facts["seat"])


def _fight(_view: State, facts: Facts) -> str:
    line = _("{enemy} (power {power}).").format(enemy=words.enemy(facts["face"]), power=facts["power"])
    rule = words.rule(facts["face"])
    return f"{line} {rule}" if rule else line


def _enemy_power(_view: State, facts: Facts) -> str:
    if facts["amount"] < 0:
        return counted(
            "The enemy loses {n} power: {power}.",
            "The enemy loses {n} power: {power}.",
            -facts["amount"],
            power=facts["power"],
        )
    return counted(
        "The enemy grows by {n}: {power}.",
        "The enemy grows by {n}: {power}.",
        facts["amount"],
        power=facts["power"],
    )


def _exchanged(view: State, facts: Facts) -> str:
    return _("{enemy} slips away and pushes {other} forward.").format(
        enemy=words.enemy(facts["face"]), other=words.enemy(view.faces[facts["coming"]])
    )


def _event(_view: State, facts: Facts) -> str:
    return {
        1: _("The dragon blinks: every hand is one card larger."),
        2: _("The dragon stares: every hand is one card smaller."),
        3: _("A warm wind: Standard cards have +1."),
        4: _("A cold wind: Standard cards have −1."),
        5: _("The dragon roars: no hand can be rejected."),
        6: _("The dragon yawns: everybody may take back up to three cards."),
        7: _("The verdict: no hand can be rejected."),
    }[facts["event"]]


def _turn_lost(view: State, facts: Facts) -> str:
    return _("{player} has no turn in this fight.").format(player=_who(view, facts))


def _hand_of_one(view: State, facts: Facts) -> str:
    return _("{player} draws a single card in that turn.").format(player=_who(view, facts))


def _graves(_view: State, facts: Facts) -> str:
    return counted(
        "A grave opens: {n} monster of level {level} joins the Boss.",
        "Graves open: {n} monsters of level {level} join the Boss.",
        facts["count"],
        level=facts["level"],
    )


def _pile_shuffled(_view: State, _facts: Facts) -> str:
    return _("The cards below are shuffled.")


def _fight_over(view: State, facts: Facts) -> str:
    if facts["result"] == "won":
        return _("{player} strikes {enemy} down!").format(
            player=words.player(view, facts["winner"]), enemy=words.enemy(facts["face"])
        )
    if facts["result"] == "lost":
        return _("The enemy stands. The fight is lost.")
    return _("The fight is broken off.")


def _cleared(_view: State, _facts: Facts) -> str:
    return ""


def _token(view: State, facts: Facts) -> str:
    return _("{player} goes first now.").format(player=_who(view, facts))


def _turn(view: State, facts: Facts) -> str:
    if facts["extra"]:
        return _("{player} has another turn.").format(player=_who(view, facts))
    return _("{player}’s turn.").format(player=_who(view, facts))


def _wild_magic(view: State, facts: Facts) -> str:
    if facts["played"]:
        return _("Wild magic plays a card for {player}.").format(player=_who(view, facts))
    return _("Wild magic burns a card of {player}.").format(player=_who(view, facts))


def _drawn(view: State, facts: Facts) -> str:
    if not facts["faces"]:
        return _("{player} is exhausted and draws nothing.").format(player=_who(view, facts))
    return _("{player} draws {cards}.").format(player=_who(view, facts), cards=words.names(facts["faces"]))


def _kept(view: State, facts: Facts) -> str:
    if not facts["faces"]:
        return ""
    why = {
        "no_cards": _("no cards are left to draw"),
        "forbidden": _("nobody may reject here"),
        "once": _("one rejection is all this enemy allows"),
    }.get(facts["forced"])
    if why:
        return _("{player} must keep the hand: {why}.").format(player=_who(view, facts), why=why)
    return _("{player} keeps the hand.").format(player=_who(view, facts))


def _hand_discarded(view: State, facts: Facts) -> str:
    cards = words.names(facts["faces"])
    if facts["why"] == "rejected":
        return _("{player} throws away {cards}.").format(player=_who(view, facts), cards=cards)
    return _("{player} discards {cards}.").format(player=_who(view, facts), cards=cards)


def _hand_returned(view: State, facts: Facts) -> str:
    return _("{player} shuffles the hand back.").format(player=_who(view, facts))


def _played(view: State, facts: Facts) -> str:
    return _("{player} plays {card}: {power}.").format(
        player=_who(view, facts), card=words.name(facts["face"]), power=facts["power"]
    )


def _power_changed(_view: State, facts: Facts) -> str:
    return _("{card} now counts {after}.").format(card=words.name(facts["face"]), after=facts["after"])


def _banned(_view: State, facts: Facts) -> str:
    return _("{card} counts nothing any more.").format(card=words.name(facts["face"]))


def _check(_view: State, facts: Facts) -> str:
    return _("{total} against {power}.").format(total=facts["total"], power=facts["power"])


def _pile_discarded(view: State, facts: Facts) -> str:
    return _("{player} loses {cards} from the draw pile.").format(
        player=_who(view, facts), cards=words.names(facts["faces"])
    )


def _clings(view: State, facts: Facts) -> str:
    return _("{card} flutters back to {player}.").format(
        card=words.name(facts["face"]), player=_who(view, facts)
    )


def _revealed(view: State, facts: Facts) -> str:
    return _("On top of {player}’s draw pile: {card}.").format(
        player=_who(view, facts), card=words.name(facts["face"])
    )


def _searched(view: State, facts: Facts) -> str:
    if facts["face"] < 0:
        return _("{player} searches and finds nothing.").format(player=_who(view, facts))
    return _("{player} searches and finds {card}.").format(
        player=_who(view, facts), card=words.name(facts["face"])
    )


def _recovered(view: State, facts: Facts) -> str:
    if not facts["faces"]:
        return _("{player} takes nothing back.").format(player=_who(view, facts))
    return _("{player} shuffles {cards} back in.").format(
        player=_who(view, facts), cards=words.names(facts["faces"])
    )


def _put_on_top(view: State, facts: Facts) -> str:
    return _("{player} puts {card} on top of the draw pile.").format(
        player=_who(view, facts), card=words.name(facts["face"])
    )


def _put_under(view: State, facts: Facts) -> str:
    return _("{player} puts {card} under the draw pile.").format(
        player=_who(view, facts), card=words.name(facts["face"])
    )


def _looked(view: State, facts: Facts) -> str:
    return counted(
        "{player} looks at {n} card.",
        "{player} looks at {n} cards.",
        len(facts["cards"]),
        player=_who(view, facts),
    )


def _arranged(view: State, facts: Facts) -> str:
    return _("{player} puts them back in order.").format(player=_who(view, facts))


def _buried(view: State, facts: Facts) -> str:
    return _("{player} pushes the next card to the bottom, unseen.").format(player=_who(view, facts))


def _taken(view: State, facts: Facts) -> str:
    if facts["borrowed"]:
        return _("{player} borrows {card}.").format(player=_who(view, facts), card=words.name(facts["face"]))
    return _("{player} takes {card} from the reserve.").format(
        player=_who(view, facts), card=words.name(facts["face"])
    )


def _returned(_view: State, facts: Facts) -> str:
    return _("{card} goes back to the reserve.").format(card=words.name(facts["face"]))


def _promised(_view: State, facts: Facts) -> str:
    return _("{card} will be gone after this fight.").format(card=words.name(facts["face"]))


def _doubled_card(_view: State, facts: Facts) -> str:
    return _("{card} is doubled.").format(card=words.name(facts["face"]))


def _doubled(view: State, facts: Facts) -> str:
    return _("{target}’s total is doubled: +{amount}.").format(
        target=words.player(view, facts["target"]), amount=facts["amount"]
    )


def _boosted(view: State, facts: Facts) -> str:
    if facts["misses_only"]:
        return _("{player}: every Standard 0 counts at least 1 this turn.").format(player=_who(view, facts))
    return _("{player}: Standard cards have +{amount} this turn.").format(
        player=_who(view, facts), amount=facts["amount"]
    )


def _imitated(_view: State, facts: Facts) -> str:
    return _("The borrowed face is now worth {after}.").format(after=facts["after"])


def _silenced(_view: State, facts: Facts) -> str:
    return _("The rule of {enemy} is silenced.").format(enemy=words.enemy(facts["face"]))


def _next_hand(view: State, facts: Facts) -> str:
    if facts["amount"] > 0:
        return _("{player} will draw one card more.").format(player=_who(view, facts))
    return _("{player} will draw one card less.").format(player=_who(view, facts))


def _next_shield(view: State, facts: Facts) -> str:
    return _("{player}’s first rejected hand will be shuffled back.").format(player=_who(view, facts))


def _extra_turn(view: State, facts: Facts) -> str:
    return _("{player} earns an extra turn.").format(player=_who(view, facts))


def _enemy(_view: State, facts: Facts) -> list[str]:
    return ["lair"] if facts.get("dungeon") == LAIR else ["enemy"]


def _cards(_view: State, facts: Facts) -> list[str]:
    return [f"card-{card}" for card in facts.get("cards", ())]


def _card(_view: State, facts: Facts) -> list[str]:
    return [f"card-{facts['card']}"]


FIGHT: dict[str, Row] = {
    "fight": Row(
        _fight, "crossed-swords", "dungeon enemy face printed power", seat=no_seat, subject=enemy_subject,
        things=_enemy, telling=1, heads=True,
    ),
    "enemy_power": Row(_enemy_power, "mdi:plus-circle", "amount power source", seat=no_seat, things=_enemy),
    "exchanged": Row(
        _exchanged, "mdi:swap-horizontal", "dungeon card face coming", seat=no_seat, subject=enemy_subject
    ),
    "event": Row(_event, "dragon", "event source", seat=no_seat, still=True, telling=2),
    "turn_lost": Row(_turn_lost, "mdi:account-off", "seat source", still=True),
    "hand_of_one": Row(_hand_of_one, "mdi:numeric-1-box", "seat turn source", still=True),
    "graves_opened": Row(
        _graves, "mdi:grave-stone", "level count source", seat=no_seat, things=_enemy, telling=2
    ),
    "pile_shuffled": Row(_pile_shuffled, "mdi:shuffle", "dungeon count", seat=no_seat, still=True),
    "fight_over": Row(
        _fight_over, "crossed-swords", "result winner enemy face dungeon",
        seat=lambda _view, facts: facts["winner"] if facts["winner"] >= 0 else None,
        subject=enemy_subject, telling=3, news=lambda facts: {"won": 1, "lost": -1}.get(facts["result"], 0),
    ),
    "table_cleared": Row(_cleared, "", "cards", seat=no_seat),
    "token": Row(_token, "mdi:flag", "seat before"),
    "turn": Row(_turn, "mdi:account", "seat number extra hand", still=True),
    "wild_magic": Row(_wild_magic, "dragon", "seat played source", still=True, telling=1),
    "drawn": Row(_drawn, "mdi:cards-playing", "seat cards faces left step", things=_cards),
    "kept": Row(_kept, "mdi:check-bold", "seat cards faces forced", still=True),
    "hand_discarded": Row(_hand_discarded, "mdi:trash-can", "seat cards faces why"),
    "hand_returned": Row(_hand_returned, "mdi:shuffle", "seat cards faces why"),
    "played": Row(_played, "mdi:sword-cross", "seat card face power drawn", subject=subject, things=_card),
    "power_changed": Row(
        _power_changed, "mdi:plus-circle", "seat card face before after changes", subject=subject,
        things=_card,
    ),
    "banned": Row(_banned, "mdi:cancel", "seat card face source", subject=subject, things=_card),
    "check": Row(_check, "mdi:sword-cross", "seat total power won strict", telling=1),
    "pile_discarded": Row(_pile_discarded, "mdi:trash-can", "seat cards faces left source"),
    "clings": Row(_clings, "mdi:shuffle", "seat card face", subject=subject),
    "revealed": Row(_revealed, "mdi:eye", "seat card face source", subject=subject),
    "searched": Row(_searched, "mdi:magnify", "seat card face source", subject=subject),
    "recovered": Row(_recovered, "mdi:recycle", "seat cards faces source"),
    "put_on_top": Row(_put_on_top, "mdi:arrow-up-bold", "seat card face source", subject=subject),
    "put_under": Row(_put_under, "mdi:arrow-down-bold", "seat card face source", subject=subject),
    "looked": Row(_looked, "mdi:eye", "seat cards faces source", still=True),
    "arranged": Row(_arranged, "mdi:sort", "seat cards faces source", still=True),
    "buried": Row(_buried, "mdi:arrow-down-bold", "seat dungeon card source"),
    "taken": Row(_taken, "mdi:hand-coin", "seat card face level borrowed source", subject=subject),
    "returned": Row(_returned, "mdi:arrow-down-bold", "seat card face zone", subject=subject, still=True),
    "promised": Row(_promised, "mdi:fire", "seat card face", subject=subject, still=True),
    "doubled_card": Row(
        _doubled_card, "mdi:multiplication-box", "seat card face source", subject=subject, things=_card
    ),
    "doubled": Row(_doubled, "mdi:multiplication-box", "seat target turn amount source", telling=1),
    "boosted": Row(_boosted, "mdi:plus-circle", "seat op amount misses_only source", still=True),
    "imitated": Row(_imitated, "mdi:content-copy", "seat card before after", things=_card),
    "silenced": Row(_silenced, "mdi:volume-off", "seat face source", things=_enemy, telling=1),
    "next_hand": Row(_next_hand, "mdi:cards", "seat amount source", still=True),
    "next_shield": Row(_next_shield, "mdi:shield", "seat source", still=True),
    "extra_turn": Row(_extra_turn, "mdi:timer-sand", "seat source", still=True, telling=1),
}  # fmt: skip
"""Fights, turns, effects."""
