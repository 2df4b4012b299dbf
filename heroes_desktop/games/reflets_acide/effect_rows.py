"""What a card can do, as rows of the content tables: one small type for each kind of effect.

A wrong name or parameter is refused when the tables are read. What the kinds do is in `effects/` (things that
happen at once) and in the rules of the moment they belong to (dice, movement, wounds).
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Stat = Literal["att", "per", "int", "agi", "def"]


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Base of all effect rows."""


# gains and losses that happen at once


class Gems(Row, frozen=True, tag="gems"):
    """So many gems from the Bank."""

    n: int


class DrawLoot(Row, frozen=True, tag="loot"):
    """So many Loot, each equipped or stored."""

    n: int


class DrawUnforeseen(Row, frozen=True, tag="unforeseen"):
    """So many Unforeseen, handled like Chance bonus 1 (NA-132)."""

    n: int


class Heal(Row, frozen=True, tag="heal"):
    """Vitality markers leave.

    `any`: n of choice; `teammate`: one other than the bearer; `bearer`, `bothered`: that one; `board`: all
    of the board; `guide`: all of the Guide's boards; `team`: all.
    """

    who: Literal["any", "teammate", "bearer", "bothered", "board", "guide", "team"]
    n: int = 1


class Advance(Row, frozen=True, tag="advance"):
    """The pawn goes on without resolving where it ends."""

    n: int


class Back(Row, frozen=True, tag="back"):
    """The pawn retreats."""

    n: int


class AvatarBack(Row, frozen=True, tag="avatar_back"):
    """The Avatar goes back along its own way (NA-D91)."""

    n: int


class Vitality(Row, frozen=True, tag="vitality"):
    """Vitality test of the Hero designated; `right`: also of the one who stood next to its right."""

    right: bool = False


class CedeGems(Row, frozen=True, tag="cede_gems"):
    """So many gems of the team's choice onto the Vile board."""

    n: int


class CedeLoot(Row, frozen=True, tag="cede_loot"):
    """One Loot of the team's choice, not a cursed one, onto the Points Pile."""


class CedeEquipment(Row, frozen=True, tag="cede_equipment"):
    """All Equipment of the bothered Hero onto the Points Pile (NA-220)."""


class DeadAreOurs(Row, frozen=True, tag="dead_are_ours"):
    """Heroes who died in this Trial move from the Points Pile to the Pouch (Z29)."""


class RevealRooms(Row, frozen=True, tag="reveal_rooms"):
    """So many unrevealed Rooms of the Guide's choice are turned up."""

    n: int


class Purge(Row, frozen=True, tag="purge"):
    """So many gems of choice leave the Vile board for the bag."""

    n: int


class TakeGems(Row, frozen=True, tag="take_gems"):
    """So many gems of choice from the Vile board to the team."""

    n: int


class Look(Row, frozen=True, tag="look"):
    """So many face-down things are shown to the team.

    `hazard_or_token`: a Zone, Door or Room card or a token; `hazard`: a card; `anything`: also a pile's
    top; `rooms`; `doors`: all Door cards; `tokens_ahead`: the nearest unknown ones; `rooms_or_gate`: so
    many Rooms, or the Door and one Zone; `relic`: the top Relic.
    """

    what: Literal[
        "hazard_or_token", "hazard", "anything", "rooms", "doors", "tokens_ahead", "rooms_or_gate", "relic"
    ]
    n: int = 1


class Sacrifice(Row, frozen=True, tag="sacrifice"):
    """One teammate of the bearer dies, dead-won by the team."""


class Reclaim(Row, frozen=True, tag="reclaim"):
    """One face-up Zone, Creature or Critter from the Points Pile into the Pouch."""


class TopRelic(Row, frozen=True, tag="top_relic"):
    """The top Relic of the pile is taken."""


class Rearrange(Row, frozen=True, tag="rearrange"):
    """The Heroes take new positions."""


class OfferHero(Row, frozen=True, tag="offer_hero"):
    """The top Hero is revealed: discarded, enlisted on a vacant position, or in place of another.

    `price`: the five gems of NA-128 are due for a replacement.
    """

    price: bool = True


class ReplaceHere(Row, frozen=True, tag="replace_here"):
    """One Hero of this board is replaced by the top Hero; with a vacancy here the top Hero is enlisted."""


class FillVacancies(Row, frozen=True, tag="fill_vacancies"):
    """The top Hero on every vacant position."""


class ExchangeHeroes(Row, frozen=True, tag="exchange_heroes"):
    """Own Heroes not of the race for Vile Heroes of the race (NA-D35)."""

    race: str


class VileDiscard(Row, frozen=True, tag="discard_dead"):
    """The Vile discard their dead-won Heroes of this alignment."""

    alignment: Literal["good", "evil"]


class RemoveToken(Row, frozen=True, tag="remove_token"):
    """A face-down red or grey token leaves the board and the game."""


class RemoveVileTokens(Row, frozen=True, tag="remove_vile_tokens"):
    """So many tokens of choice leave the Vile board and the game."""

    n: int


# lines of their own of the salutary Zones


class FalseTrail(Row, frozen=True, tag="false_trail"):
    """Two face-down tokens ahead change places (NA-300)."""


class GreatWash(Row, frozen=True, tag="great_wash"):
    """A cursed Loot worn in the team is discarded (NA-301)."""


class Echo(Row, frozen=True, tag="echo"):
    """The next Golden Die that opens a Progress is rolled twice (NA-302)."""


class QuietNight(Row, frozen=True, tag="quiet_night"):
    """Two gems fewer for the Vile in the next Reveal phase (NA-303)."""


class Downhill(Row, frozen=True, tag="downhill"):
    """The pawn goes on by the unused potential, at most 3 (NA-304)."""


class RedrawnMap(Row, frozen=True, tag="redrawn_map"):
    """Two face-down Rooms change slots (NA-305)."""


# movement of this turn


class Brake(Row, frozen=True, tag="brake"):
    """The Avatar's advance this turn is lowered (minimum 1)."""

    n: int


class Stride(Row, frozen=True, tag="stride"):
    """The movement potential of this turn grows."""

    n: int


class AvatarCrawls(Row, frozen=True, tag="avatar_crawls"):
    """The Avatar advances 1 space this turn."""


class PassZone(Row, frozen=True, tag="pass_zone"):
    """One Zone is passed without stopping this turn."""


# Objectives and dice


class Lower(Row, frozen=True, tag="lower"):
    """The present Objective is lowered if it is of one of these characteristics (none named: any).

    `every`: all later Objectives of the Trial too, whatever their characteristic.
    """

    by: int
    stats: tuple[Stat, ...] = ()
    every: bool = False


class ChooseHero(Row, frozen=True, tag="choose_hero"):
    """The Hero of an individual Objective is chosen."""


class RerollDie(Row, frozen=True, tag="reroll_die"):
    """One die of the bearer's board is rolled again, a 6 too."""


class RerollBoard(Row, frozen=True, tag="reroll_board"):
    """Any number of dice of this board are rolled again."""


class SetDie(Row, frozen=True, tag="set_die"):
    """One die of this board is set to 1–5."""


class IgnoreSixes(Row, frozen=True, tag="ignore_sixes"):
    """The 6s of this Objective cost nothing."""


class WinTrial(Row, frozen=True, tag="win_trial"):
    """The Trial is won at once."""


class LoadedDie(Row, frozen=True, tag="loaded_die"):
    """A 6 of the Golden Die becomes a 5."""


class FreeSkill(Row, frozen=True, tag="free_skill"):
    """A Hero's skill costs nothing (the penalty gem excepted)."""


# wounds


class Guard(Row, frozen=True, tag="guard"):
    """For a Hero of the same board: a Life loss is cancelled or a Vitality die rolled again."""


class CancelWound(Row, frozen=True, tag="cancel_wound"):
    """The bearer's Life loss, or a Vitality test that wounded it, is undone."""


class RerollTest(Row, frozen=True, tag="reroll_test"):
    """The die of a Vitality test is rolled again."""


class SaveHero(Row, frozen=True, tag="save_hero"):
    """A Hero just killed is dead-won by the team, or survives with 1 Life Point."""


# signatures (NA-290)


class Swap(Row, frozen=True, tag="swap"):
    """The dice of two Heroes of one board change places (NA-306)."""


class StandFast(Row, frozen=True, tag="stand_fast"):
    """One 6 of the bearer's board is taken off (NA-307)."""


class Dye(Row, frozen=True, tag="dye"):
    """Up to two gems of one colour count as another in one payment (NA-288)."""


class Peek(Row, frozen=True, tag="peek"):
    """The next Unforeseen is seen and left or put under the pile (NA-292)."""


class StepIn(Row, frozen=True, tag="step_in"):
    """The bearer is designated in another's place (NA-291)."""


class Barter(Row, frozen=True, tag="barter"):
    """One gem for another on the Vile board before its powers are checked (NA-289)."""


AtOnce: TypeAlias = (
    Gems | DrawLoot | DrawUnforeseen | Heal | Advance | Back | AvatarBack | Vitality | CedeGems | CedeLoot
    | CedeEquipment | DeadAreOurs | RevealRooms | Purge | TakeGems | Look | Sacrifice | Reclaim | TopRelic
    | Rearrange | OfferHero | ReplaceHere | FillVacancies | ExchangeHeroes | VileDiscard | RemoveToken
    | RemoveVileTokens
    | FalseTrail | GreatWash | Echo | QuietNight | Downhill | RedrawnMap | Brake | Stride
)  # fmt: skip
"""Effects carried out by `effects.apply` the moment they are used."""

Effect: TypeAlias = (
    AtOnce | AvatarCrawls | PassZone | Lower | ChooseHero | RerollDie | RerollBoard | SetDie | IgnoreSixes
    | WinTrial | LoadedDie | FreeSkill | Guard | CancelWound | RerollTest | SaveHero | Swap | StandFast | Dye
    | Peek | StepIn | Barter
)  # fmt: skip
