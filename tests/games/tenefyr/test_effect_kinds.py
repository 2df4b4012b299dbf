"""Every kind of the vocabulary does something somewhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

import pytest

from heroes_desktop.games.tenefyr.effects import registry
from heroes_desktop.games.tenefyr.kinds import (
    NOTHING,
    BossRule,
    EnemyRule,
    Kind,
    LootRule,
    RewardOption,
    SkillRule,
)
from heroes_desktop.games.tenefyr.kinds.enemies import Capped, NoRule
from heroes_desktop.games.tenefyr.kinds.loot import Clings, Comes, NoEffect

MOMENTS: dict[str, Mapping[type[Kind], object]] = {
    "start": registry.START,
    "turn": registry.TURN_START,
    "after": registry.AFTER_TURN,
    "end": registry.END,
}
ELSEWHERE = {NoRule, NoEffect, Clings, Comes}
"""Without effect, or at a moment of their own: when discarded, when played cards are discarded."""


@pytest.mark.rule("TF-D16")
@pytest.mark.parametrize("kind", [*get_args(EnemyRule), *get_args(BossRule)], ids=lambda kind: kind.__name__)
def test_a_rule_of_an_enemy_acts_at_the_moment_it_names(kind: type[Kind]) -> None:
    for hook, effects in MOMENTS.items():
        assert (kind in effects) == (kind.hook == hook)
    if kind.hook == "during":
        rule = Capped(most=3) if kind is Capped else kind()
        assert rule.lasting != NOTHING  # type: ignore[attr-defined]
    else:
        assert kind.hook in MOMENTS or kind in ELSEWHERE


@pytest.mark.rule("TF-052")
@pytest.mark.parametrize("kind", [*get_args(LootRule), *get_args(SkillRule)], ids=lambda kind: kind.__name__)
def test_loot_and_skills_act_when_played(kind: type[Kind]) -> None:
    assert (kind in registry.PLAYED) == (kind not in ELSEWHERE)


@pytest.mark.parametrize("kind", get_args(RewardOption), ids=lambda kind: kind.__name__)
def test_options_of_rewards_are_known(kind: type[Kind]) -> None:
    assert kind in registry.REWARD
