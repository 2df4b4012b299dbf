"""The tale of the decks for the end page, and the traits of a match for statistics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from heroes_desktop.engine import Record

from ...shared.aftermath import Tale, TaleLine, Trait
from ...shared.wording import titled
from ..content import DIFFICULTIES, FIRST_REWARD
from ..locale import _, counted
from ..memories import WON, Memories, Regret, remember
from . import words

LITTLE = 3
"""So much power was missing at most when it was close."""


def tale(record: Record, names: Sequence[str]) -> Tale:
    """The card that gave most, the hand that should have been kept, and where every loot came from."""
    memories = remember(record)
    lines = [_best(memories), _regret(memories, names)]
    for seat, deck in enumerate(memories.decks):
        lines.append(TaleLine(_deck(names[seat], len(deck)), "mdi:cards", seat))
        lines += [TaleLine(_loot(memories, face), "mdi:treasure-chest") for face in deck]
    return Tale(_("The tale of the decks"), tuple(lines), hope(memories))


def _best(memories: Memories) -> TaleLine:
    face = memories.best
    if face is None:
        return TaleLine(_("No card but plain blows was struck."), "mdi:sword")
    line = counted(
        "{card} gave most: {n} point of power in all.",
        "{card} gave most: {n} points of power in all.",
        memories.given[face],
        card=words.name(face),
    )
    return TaleLine(line, "mdi:star")


def _regret(memories: Memories, names: Sequence[str]) -> TaleLine:
    regret = memories.regret
    if regret is None:
        return TaleLine(_("No rejected hand would have turned a lost fight."), "mdi:check-bold")
    return TaleLine(_should_have_kept(regret, names[regret.hand.seat]), "mdi:hand-back-right")


def _should_have_kept(regret: Regret, name: str) -> str:
    facts = {
        "name": name,
        "hand": words.names(regret.hand.faces),
        "power": regret.hand.power,
        "enemy": words.enemy(regret.enemy),
        "brought": regret.brought,
    }
    return counted(
        "Should have been kept: {hand} (power {power}), rejected by {name} against {enemy}. The next hand"
        " brought {brought}, and {n} point was missing.",
        "Should have been kept: {hand} (power {power}), rejected by {name} against {enemy}. The next hand"
        " brought {brought}, and {n} points were missing.",
        regret.short,
        **facts,
    )


def _deck(name: str, loot: int) -> str:
    return titled(name, counted("{n} loot at the end", "{n} loots at the end", loot))


def _loot(memories: Memories, face: int) -> str:
    origin = memories.origin.get(face, WON)
    facts = {"loot": words.name(face), "enemy": words.enemy(face)}
    if origin == WON:
        return _("{loot}, won from: {enemy}").format(**facts)
    if origin >= FIRST_REWARD:
        return _("{loot}, once {enemy}, by the reward {card}").format(card=words.enemy(origin), **facts)
    return _("{loot}, once {enemy}, found by {card}").format(card=words.name(origin), **facts)


def hope(memories: Memories) -> str:
    """What is said in parting: never only that it was lost."""
    state = memories.state
    assert state is not None
    if state.outcome is not None and state.outcome.winners:
        if state.difficulty == DIFFICULTIES[-1]:
            return _("Nothing worse than this has ever come to Tenefyr. Another Boss may try.")
        return _("Tenefyr is safe tonight. A harder start is waiting for you.")
    if memories.regret is not None and memories.regret.boss:
        return _("One hand kept, and the village would be singing now. Next time.")
    if 0 < memories.short <= LITTLE:
        return counted(
            "{n} point of power was all that was missing. Next time.",
            "{n} points of power were all that was missing. Next time.",
            memories.short,
        )
    if state.tally.expelled:
        return counted(
            "{n} expulsion cost a whole visit. Leave a fight earlier, and the Boss will come later.",
            "{n} expulsions cost as many visits. Leave a fight earlier, and the Boss will come later.",
            state.tally.expelled,
        )
    if state.tally.removed < len(state.players):
        return _("Decks that lose their zeros strike twice as hard: look for such rewards first.")
    return _("The dungeons fill up again, and so does your courage.")


def traits(facts: Mapping[str, Any], players: int) -> list[Trait]:
    """Difficulty, Boss, number of players, and every hero that took part."""
    found = []
    if facts.get("difficulty") in DIFFICULTIES:
        found.append(Trait(_("Difficulty"), words.difficulty(facts["difficulty"]).capitalize()))
    if "boss" in facts:
        found.append(Trait(_("Boss"), words.boss(facts["boss"])))
    company = counted("{n} player", "{n} players", players) if players > 1 else _("Alone")
    found.append(Trait(_("Players"), company))
    heroes = [hero for role in facts.get("heroes", ()) for hero in str(role).split("+")]
    return found + [Trait(_("Heroes"), words.hero(hero)) for hero in heroes]
