"""Every event of the game with the facts it tells; a test holds the rules to it.

Seats are numbers, spaces labels ("A7"; "" for none), tiles and items instances with their `face` (an index
into `content.FACES`; -1 for none), skills, colours, heroes, quests and pieces words. `before` and the figure
after it frame a change; `cause` says why, in one of the words listed.
"""

from __future__ import annotations

SECRET: dict[str, tuple[str, ...]] = {
    "drawn_hidden": ("face",),
    "seer": ("tiles", "faces"),
    "mice": ("face",),
}
"""Facts that only the seat of the event gets (RH-D121)."""

EVENTS: dict[str, tuple[str, ...]] = {
    # set-up
    "laid_out": ("mode", "bag", "pieces"),  # map and piles are ready; pieces: faces by position, -1 face down
    "hidden_laid": ("spaces", "left"),  # two face-down tiles on the entries of a piece
    "hero": ("seat", "hero", "woman", "life", "gold"),
    "quest_dealt": ("seat", "quest"),
    "start": ("seat", "space"),
    "first_player": ("seat",),
    # the turn and the way
    "turn": ("seat", "round", "hero"),
    "walked": ("seat", "start", "end", "toll", "left"),  # left: steps still to go
    "search": ("seat", "start", "end", "number", "dice", "found", "again"),  # first failure: on the line
    "moved": ("seat", "start", "end", "cause"),  # cause: broom, teleporter
    "takes_off": ("seat", "start", "end"),  # end: the space named for the flight
    "stays": ("seat", "cause"),  # the Teleporter leads nowhere
    "discovered": ("seat", "position", "face", "side"),  # side he comes in from: 0 north to 3 west
    "rest": ("seat", "space"),
    "turned_up": ("seat", "tile", "face", "space"),
    "joker": ("seat", "tile", "face"),
    # figures
    "healed": ("seat", "before", "life", "cause"),  # cause: rest, potion, spring, quest
    "sip": ("seat", "item", "face", "left"),
    "gold": ("seat", "before", "gold", "cause"),
    # cause: toll, combat, robbed, object, mission, quest, training, beggar, seer, pillar, coach, bought,
    # commission
    "cubes": ("seat", "colour", "before", "cubes", "dice", "cause"),
    # cause: combat, quest, mission, robbery, beggar, joker, contest
    "cube_forfeited": ("seat", "colours", "cause"),
    "skill": ("seat", "skill", "before", "value", "cause"),  # cause: training, mission
    "die": ("seat", "dice", "cause"),  # cause: combat (gold of the Shadow), beggar, spring, teleporter, broom
    "test": (
        "seat", "skill", "value", "item", "modifier", "target", "dice", "kept", "total", "success",
        "cause", "foe",
    ),  # cause: combat, battle, contest, contest_final, quest, mice, pillar, broom (flight), broom_taken
    # combat
    "combat": ("seat", "foe", "face", "hearts", "space"),
    "challenged": ("seat", "foe", "face", "skill", "modifier"),
    "victory": ("seat", "foe", "face"),
    "beaten": ("seat", "foe", "face"),
    "hurt": ("seat", "before", "life"),
    "armour": ("seat", "item", "face", "left"),
    "poisoned": ("seat", "before", "life", "face"),
    "grown": ("foe", "face", "hearts"),
    "gate_open": ("seat", "foe", "face", "space"),
    "died": ("seat", "space", "foe"),
    "successor": ("seat", "home", "life", "gold", "item", "face"),
    # bag and board
    "drawn": ("seat", "tile", "face", "bag", "space", "cause"),
    "drawn_hidden": ("seat", "tile", "bag", "cause"),
    "hidden_placed": ("seat", "tile", "space"),
    "draw_lost": ("seat", "bag"),
    "bag_empty": ("seat",),
    # cause of draws: combat, accepted, accomplished, object, quest, coach, broom_taken, joker, seer
    "placed": ("tile", "face", "space"),  # the event before has named tile and space
    "appears": ("tile", "face", "space"),
    "waiting": ("tile", "face", "space"),  # its region is still face down
    "into_bag": ("face", "bag", "cause"),  # cause: beaten, mission_discarded, death, first_step, quest_taken
    "removed": ("tile", "face", "cause"),
    # cause: beaten, accomplished, quest, quest_not_chosen, event, joker, worn_out
    "contest": ("face", "skill", "seats"),
    "contest_won": ("seat", "face", "cubes"),
    # missions and quests
    "accepted": ("seat", "tile", "face", "space"),
    "mission_discarded": ("seat", "tile", "face"),
    "object": ("seat", "tile", "face", "mission", "space"),
    "object_returned": ("seat", "tile", "face", "space", "cause"),  # cause: mission_discarded, death
    "accomplished": ("seat", "tile", "face", "space"),
    "robbery": ("seat", "victim"),
    "quest_taken": ("seat", "quest"),
    "quest_step": ("seat", "quest", "step", "tile", "face", "space"),  # step: finished ones, 1 to 3
    "gem": ("seat", "quest"),
    # items and encounters
    "used": ("seat", "tile", "face"),
    "item": ("seat", "item", "face", "cause"),
    # cause: combat, mission, bought, coach, broom_taken, picked_up
    "dropped": ("seat", "item", "face", "space", "cause"),  # cause: room, left, death
    "under_pile": ("seat", "item", "face", "cause"),
    # cause: room, empty, delivered, mission_discarded, death
    "left_lying": ("seat", "tile", "face"),
    "stall": ("seat", "items", "faces"),
    "bought": ("seat", "item", "face", "price", "visitor"),
    "laid_on_mission": ("seat", "item", "face", "mission"),
    "stall_closed": ("seat", "unsold"),
    "training": ("seat", "tile", "face", "skill", "value", "dice", "learned"),
    "seer": ("seat", "bag"),
    "mice": ("seat",),
    "swapped": ("seat", "pieces", "positions"),
    # the Nameless
    "awake": ("seat", "servants"),
    "guardians": ("gates",),
    "guardian_open": ("tile", "face", "space"),
    "servant": ("tile", "face", "space", "left"),
    "servants_into_bag": ("bag",),
    "battle": ("seat", "face", "life"),
    "nameless_life": ("seat", "before", "life", "cause"),  # cause: the skill that hit him, or leech
    "struck": ("seat", "face", "points"),
    "nameless_beaten": ("seat", "face"),
    "time_over": ("seat", "round"),
}  # fmt: skip
"""Facts of each event, for all to know."""
