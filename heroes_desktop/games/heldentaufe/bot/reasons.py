"""The reasons computer players of Heldentaufe can give for a choice; the texts word each of them."""

from __future__ import annotations

REASONS = (
    "wins",  # this wins the game
    "home",  # enough points: back to the campfire
    "points",  # it brings points
    "equipment",  # better or more useful equipment
    "mission",  # it fulfils a mission or brings one nearer
    "new_mission",  # this mission can hardly be fulfilled; another one is better
    "building",  # laboratory, smith or merchant are put to use
    "explore",  # unknown land may hold treasure, portals and buildings
    "last_step",  # explored last, because a forest takes the remaining action points
    "compact",  # the land stays compact and the way home short
    "portal",  # a way into the underworld
    "dive",  # strong enough for the underworld
    "treasure",  # the treasure chest
    "monster",  # the tooth of a monster
    "fight_chance",  # the chance in the fight
    "hearts",  # hearts regained or kept
    "food",  # provisions for the way
    "potion",  # a potion worth having or using
    "trap",  # the risk of a trap
    "danger",  # what the monsters could do before the next turn
    "escape",  # out of the underworld in time
    "thief",  # a point stolen
    "swap",  # the teeth of a hero with more points
    "leader",  # it holds up a rival
    "block",  # a portal is barred
    "far_away",  # far from campfire, portals and food
    "near",  # the way is short
    "spare",  # the least useful token
    "nothing_left",  # nothing useful is left to do
    "nobody_near",  # no rival worth stopping is in reach
    "habit",  # no reason to prefer another
    "continuations",  # tried out in many continued games
    "unpredictable",  # a choice that must not be guessed
)
"""Every word a computer player may give as a reason, without its chance."""
