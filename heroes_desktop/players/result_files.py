"""The results of a simulation as files: readable JSON, or a row for each match."""

from __future__ import annotations

import csv
import io
import json
from typing import Any

from .results import GameResult, Lengths, RoleResult, SideResult, Summary, Won

COLUMNS = (
    "levels", "seed", "winners", "scores", "ending", "decisions", "turns", "roles", "facts"
)  # fmt: skip
"""What is said of each match, behind the game, its setup and the setup's options."""


def to_json(summary: Summary) -> str:
    """The summary as readable JSON."""
    return json.dumps(as_dict(summary), indent=2, ensure_ascii=False, sort_keys=False) + "\n"


def as_dict(summary: Summary) -> dict[str, Any]:
    """Plain data: plan, sides, lengths, endings, single matches."""
    plan = summary.plan
    return {
        "game": plan.game,
        "setup": plan.setup.name,
        "options": plan.setup.options,
        "seed": plan.seed,
        "games": len(summary.results),
        "sides": [_side(side) for side in summary.sides],
        "roles": [_role(role) for role in summary.roles],
        "finished": round(summary.finished, 4),
        "decisions": _lengths(summary.decisions),
        "turns": _lengths(summary.turns),
        "endings": summary.reasons,
        "matches": [_match(result) for result in summary.results],
    }


def _side(side: SideResult) -> dict[str, Any]:
    return {"seats": list(side.seats), "name": side.name, "level": side.level, **_won(side)}


def _role(role: RoleResult) -> dict[str, Any]:
    return {"role": role.role, "games": role.games, **_won(role)}


def _won(won: Won) -> dict[str, Any]:
    interval = [round(bound, 4) for bound in won.interval]
    return {"wins": won.wins, "share": round(won.share, 4), "interval": interval}


def _match(result: GameResult) -> dict[str, Any]:
    return {
        "seed": result.seed,
        "winners": list(result.winners),
        "scores": list(result.scores),
        "ending": result.reason,
        "decisions": result.decisions,
        "turns": result.turns,
        "roles": list(result.roles),
        "facts": result.facts,
    }


def _lengths(lengths: Lengths | None) -> dict[str, float] | None:
    if lengths is None:
        return None
    return {
        "mean": round(lengths.mean, 2),
        "median": lengths.median,
        "shortest": lengths.shortest,
        "longest": lengths.longest,
    }


def to_csv(summary: Summary) -> str:
    """One row for each match, with the setup's options as columns of their own."""
    plan = summary.plan
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    keys = sorted(plan.setup.options)
    writer.writerow(["game", "setup", *keys, *COLUMNS])
    fixed = [plan.game, plan.setup.name, *(_cell(plan.setup.options[key]) for key in keys)]
    for result in summary.results:
        writer.writerow([
            *fixed, _cell(plan.levels), result.seed, _cell(result.winners), _cell(result.scores),
            result.reason, result.decisions, "" if result.turns is None else result.turns,
            _cell(result.roles), json.dumps(result.facts) if result.facts else "",
        ])  # fmt: skip
    return out.getvalue()


def _cell(value: object) -> str:
    if isinstance(value, list | tuple):
        return " ".join(map(str, value))
    return str(value)
