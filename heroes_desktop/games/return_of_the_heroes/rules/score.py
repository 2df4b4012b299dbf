"""How a match ends and what the solo game counts."""

from __future__ import annotations

from heroes_desktop.engine import Outcome

from ..content import FIRST_SHEET, HEROES, NAMELESS
from ..figures import IS_MAGIC
from ..state import SHEET, SOLO_TURNS, State

QUEST = VICTORY = 5000
MAGIC_ITEM = 1000
CUBE = TURN = 500
GOLD = 100


def breakdown(s: State, beaten: bool) -> dict[str, int]:
    """The solo score line by line (RH-252, RH-D113)."""
    hero = s.heroes[0]
    saved = SOLO_TURNS - s.round
    return {
        "quest": QUEST if hero.gem else 0,
        "nameless": VICTORY if beaten else 0,
        "magic_items": MAGIC_ITEM * sum(IS_MAGIC[s.faces[item]] for item in hero.items),
        "cubes": CUBE * sum(hero.cubes),
        "gold": GOLD * hero.gold,
        "turns": TURN * (saved if beaten or saved < 0 else 0),
    }


def outcome(s: State, victor: int | None) -> Outcome:
    """The end: a hero has beaten the Nameless, or the solo player's time is up (RH-218, RH-251, RH-253)."""
    if s.mode != "solo":
        assert victor is not None
        scores = tuple(int(seat == victor) for seat in range(len(s.heroes)))
        return Outcome((victor,), scores, "nameless_beaten", facts=_facts(s, victor))
    beaten = victor is not None
    parts = breakdown(s, beaten)
    won = beaten and not s.lost
    reason = "nameless_beaten" if won else "beaten_late" if beaten else "time_over"
    facts = {**_facts(s, 0), "solo_nameless": s.solo_nameless, "score": parts}
    return Outcome((0,) if won else (), (sum(parts.values()),), reason, facts=facts)


def _facts(s: State, seat: int) -> dict[str, object]:
    """Which hero, which Nameless, how long."""
    hero = s.heroes[seat]
    return {
        "mode": s.mode,
        "hero": HEROES[hero.hero].id,
        "woman": hero.woman,
        "nameless": NAMELESS[s.faces[SHEET] - FIRST_SHEET].id,
        "turns": s.round,
    }
