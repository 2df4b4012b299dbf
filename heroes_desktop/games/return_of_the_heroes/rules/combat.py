"""Combat: choose the opponent and a skill, hit every heart or be beaten."""

from __future__ import annotations

from heroes_desktop.engine import Rules, Table

from .. import options
from ..chances import hearts_to_hit
from ..content import FIRST_GUARDIAN, SKILL_INDEX, SKILLS, tile
from ..figures import DOTS, ITEM, KIND, REWARD
from ..kinds import Grow, Plunder, Poison
from ..land import GATES, label
from ..state import Fight, State
from .asking import ask_with_sips, sips
from .bag import draw
from .damage import hurt
from .death import die
from .inventory import offer_item
from .life import gain_gold
from .quests import first_step_won
from .rewards import pay_out
from .storage import into_the_bag, remove, take_off
from .testing import skill_test


def combat(s: State, table: Table) -> Rules[None]:
    """The combat with an opponent met; a Servant comes first (RH-079, RH-080, RH-208)."""
    servants = [foe for foe in s.met if KIND[s.faces[foe]] == "servant"]
    foes = servants or s.met
    foe = foes[0]
    if len(foes) > 1:
        offered = [options.OPPONENT[other] for other in foes]
        answer = yield from ask_with_sips(s, table, "choose_opponent", offered)
        foe = int(answer.args[0])
    s.stage = "act"
    yield from fight(s, table, foe)


def challenge(s: State, table: Table) -> Rules[None]:
    """The Guardian of the gate the hero stands on (RH-210 to RH-213)."""
    yield from fight(s, table, s.guardians[GATES.index(s.heroes[s.active].space)])


def fight(s: State, table: Table, foe: int) -> Rules[None]:
    """One skill for all tests; the first failure ends it (RH-100 to RH-104, RH-107, RH-109, RH-D48)."""
    seat = s.active
    hero = s.heroes[seat]
    face = s.faces[foe]
    s.fought, s.met = True, []
    under_way = s.fight = Fight(foe, hearts=hearts_to_hit(s, face))
    table.tell("combat", seat=seat, foe=foe, face=face, hearts=under_way.hearts, space=label(hero.space))
    dots = DOTS[face]
    offered = [options.SKILL[number] for number in range(3) if dots[number] is not None]
    answer = yield from ask_with_sips(s, table, "choose_skill", offered)
    skill = SKILL_INDEX[str(answer.args[0])]
    under_way.skill = skill
    modifier = dots[skill] or 0
    table.tell("challenged", seat=seat, foe=foe, face=face, skill=SKILLS[skill], modifier=modifier)
    while under_way.hit < under_way.hearts:
        if under_way.hit and sips(s, hero):
            yield from ask_with_sips(s, table, "drink", [options.GO_ON])
        if not skill_test(s, table, seat, skill, modifier, "combat", foe):
            yield from _beaten(s, table, seat, foe)
            return
        under_way.hit += 1
    yield from _won(s, table, seat, foe)


def _beaten(s: State, table: Table, seat: int, foe: int) -> Rules[None]:
    """1 life point, or what the opponent does instead or besides (RH-103, RH-110, RH-111, RH-275)."""
    hero = s.heroes[seat]
    face = s.faces[foe]
    table.tell("beaten", seat=seat, foe=foe, face=face)
    wins = tile(face).wins
    if isinstance(wins, Poison):
        before, hero.life = hero.life, wins.life
        table.tell("poisoned", seat=seat, before=before, life=hero.life, face=face)
    else:
        yield from hurt(s, table, seat, 1)
    if isinstance(wins, Grow):
        s.shadow += wins.hearts
        table.tell("grown", foe=foe, face=face, hearts=hearts_to_hit(s, face))
    elif isinstance(wins, Plunder):
        gain_gold(s, table, seat, -min(wins.gold, hero.gold), "robbed")
    s.fight = None
    if not hero.life:
        yield from die(s, table, seat, hero.space)


def _won(s: State, table: Table, seat: int, foe: int) -> Rules[None]:
    """Reward, draw, and only then the tile goes where its kind goes (RH-088, RH-089, RH-104, RH-209)."""
    hero = s.heroes[seat]
    face = s.faces[foe]
    s.fight = None
    table.tell("victory", seat=seat, foe=foe, face=face)
    if face >= FIRST_GUARDIAN:
        hero.passage = hero.space
        table.tell("gate_open", seat=seat, foe=foe, face=face, space=label(hero.space))
        return
    take_off(s, hero.space, foe)
    kind = KIND[face]
    if kind == "quest_opponent":
        yield from first_step_won(s, table, seat, foe)
        return
    becomes_item = ITEM[face] is not None
    if not becomes_item:
        s.limbo.append(foe)
    yield from pay_out(s, table, seat, REWARD[face], "combat")
    if becomes_item:
        yield from offer_item(s, table, seat, foe, "combat")
    yield from draw(s, table, "combat")
    if becomes_item:
        return
    s.limbo.remove(foe)
    if kind == "servant":
        remove(s, table, foe, "beaten")
    else:
        if isinstance(tile(face).wins, Grow):
            s.shadow = 0
        into_the_bag(s, table, foe, "beaten")
