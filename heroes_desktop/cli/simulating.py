"""`heroes simulate`."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable

import msgspec

from heroes_desktop.engine import SetupError
from heroes_desktop.games.shared import room
from heroes_desktop.games.shared.wording import decimal
from heroes_desktop.locale import _, counted, language
from heroes_desktop.players.result_files import to_csv, to_json
from heroes_desktop.players.results import Lengths, Plan, RoleResult, SideResult, Summary
from heroes_desktop.players.simulate import simulate

from .exchanging import write_file
from .match_request import base_setup, game_named
from .simulating_campaigns import simulate_campaign

BAR = 30


def simulate_(wishes: Namespace) -> int:
    """Play many matches and count."""
    plan = _plan(wishes)
    if wishes.campaign:
        lines = simulate_campaign(plan.game, plan.setup, plan.levels, plan.games, plan.seed)
        print("\n".join(lines))
        return 0
    summary = simulate(plan, min(wishes.jobs, plan.games), _progress(plan.games))
    piped = False
    for target, text_of in ((wishes.json, to_json), (wishes.csv, to_csv)):
        if target == "-":
            sys.stdout.write(text_of(summary))
            piped = True
        elif target is not None:
            write_file(target, text_of(summary), force=True)
    if not piped:
        print("\n".join(report(summary)))
    return 0


def _plan(wishes: Namespace) -> Plan:
    info = game_named(wishes.game)
    base = base_setup(info, wishes.setup, wishes.option, len(wishes.seat or ()))
    seats = len(base.seats)
    levels = tuple(wishes.seat or ("normal",) * seats)
    setup = msgspec.structs.replace(base, automated=tuple(range(seats)))
    if problems := info.problems(setup):
        raise SetupError("; ".join(problems))
    return Plan(info.id, setup, levels, wishes.games, wishes.seed)


def _progress(games: int) -> Callable[[int], None] | None:
    """A bar on the error channel, where somebody watches it."""
    if not sys.stderr.isatty():
        return None

    def show(done: int) -> None:
        filled = BAR * done // games
        end = "\n" if done == games else ""
        sys.stderr.write(f"\r[{'#' * filled}{'.' * (BAR - filled)}] {done}/{games}{end}")
        sys.stderr.flush()

    return show


def report(summary: Summary) -> list[str]:
    """The results for people."""
    plan = summary.plan
    games = counted("{n} match", "{n} matches", len(summary.results))
    title = room.texts(plan.game).title()
    lines = [
        _("{title}, setup {setup}: {games}, seeds from {seed} on").format(
            title=title, setup=plan.setup.name, games=games, seed=plan.seed
        )
    ]
    lines += [_side(side) for side in summary.sides]
    lines += [_role(role) for role in summary.roles]
    lines.append(_("finished: {share}").format(share=percent(summary.finished)))
    lines += _length(_("turns"), summary.turns) + _length(_("decisions"), summary.decisions)
    endings = ", ".join(f"{reason} {count}" for reason, count in summary.reasons.items())
    lines.append(_("endings: {endings}").format(endings=endings))
    return lines


def _side(side: SideResult) -> str:
    low, high = side.interval
    return _("{name} ({level}): won {share} (95% interval {low} to {high})").format(
        name=side.name, level=side.level, share=percent(side.share), low=percent(low), high=percent(high)
    )


def _role(role: RoleResult) -> str:
    low, high = role.interval
    return _("{role}, in {games}: won {share} (95% interval {low} to {high})").format(
        role=role.role,
        games=counted("{n} match", "{n} matches", role.games),
        share=percent(role.share),
        low=percent(low),
        high=percent(high),
    )


def _length(label: str, lengths: Lengths | None) -> list[str]:
    if lengths is None:
        return []
    return [
        _("{label}: mean {mean}, median {median}, from {shortest} to {longest}").format(
            label=label,
            mean=decimal(lengths.mean),
            median=decimal(lengths.median),
            shortest=lengths.shortest,
            longest=lengths.longest,
        )
    ]


def percent(share: float) -> str:
    """A share in per cent."""
    return decimal(share * 100) + (" %" if language() == "fr" else "%")
