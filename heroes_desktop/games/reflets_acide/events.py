"""Every kind of event this game tells, with its facts, all for everybody: the players share all they know.

card, cards: instances; face, faces: indices into `content.FACES`, told only of what lies face up or is shown.
no: a position from 1 to 6; hero, bothered, old: instances of Hero cards (−1: nobody). board counts from 0,
colour is 0 to 4 (red, orange, violet, green, blue), gems are five numbers in that order. start, end, place,
space: numbers of `track`; slot: 1 to 10. `before` is what a figure was. cause: a word for why.
"""

from __future__ import annotations

EVENTS: dict[str, str] = {
    # set-up
    "laid_out": "zones doors treasure",  # cards on each Zone slot, on the Door slot; the Treasure's instance
    "quests_drawn": "quests",
    "heroes_drawn": "cards faces",
    "heroes_chosen": "cards",
    "quests": "vile team",
    "challenge": "challenge difficulty gap",
    "rearranged": "cards cause",  # the row from No 1 on
    "token_mode": "mode",
    "token_placed": "token space",
    # the turn
    "turn": "turn guide",
    "blessing": "card face",
    "golden_die": "value before cause",  # progress, echo, paid, bonus_die, loaded_die, gamble, bad_luck
    "echo_dice": "dice",
    "designated": "card no value cause",  # card −1: the position is vacant
    "stepped_in": "card old cause",
    "turns_left": "left",
    # the Avatar
    "avatar_slowed": "n",
    "braked": "board colour advance",
    "avatar": "start end steps caught",
    "avatar_back": "start end cause",
    "token_crushed": "token space",
    "zones_crushed": "cards space",
    # the team pawn
    "pace": "pace",  # walk, run, stay
    "move_die": "index die before cause",  # run, added, paid, bonus_die
    "stride": "n",
    "moved": "start end how potential left",  # how: move, portal, halt
    "stayed": "place",
    "arrow": "start end",
    "advanced": "start end cause",
    "retreat": "start end cause",
    # gems
    "gem_drawn": "colour cause",
    "gem_placed": "colour board cause",
    "gem_returned": "colour cause",  # no free place: back into the bag
    "gem_paid": "board colour cause",
    "paid": "board gems dyed cause",
    "covered": "card face worth left cause",  # a card given up for missing gems
    "transfer": "act args one other",
    # the Vile
    "vile_gems": "gems now cause",  # one placement: reveal, refused, gem_tax, ceded
    "barter": "board given taken now",
    "power": "colour cards slots moves",  # cards onto the pile, Rooms revealed, [token, from, to]
    "vile_gem_taken": "colour cause",
    "vile_gem_purged": "colour cause",
    "vile_token": "token face worth cause",  # used, avatar
    "vile_token_removed": "token face",
    "vile_quest": "notch quest",
    "vile_relic": "card face",
    "vile_relic_missing": "face",
    "countdown": "turns deadline",
    "vile_heroes_shown": "cards faces",
    "vile_hero_shown": "card face discarded",
    "reclaimed": "card face cause",
    # tokens and Chance
    "token_revealed": "token face space",
    "token_kept": "token face board",
    "token_played": "token face board",
    "token_removed": "token space",
    "tokens_swapped": "one two",
    "dilemma_taxed": "card face",
    "taken_back": "card face",
    "chance_space": "space",
    "chance_bonus": "number",
    "bad_luck": "",
    "looked": "card face where place",  # zone, door, room, token (place: space or slot), pile (its name)
    # Hazards
    "hazard": "kind place up",
    "reveal": "gems cards",
    "quiet_night": "",
    "quiet_night_over": "",
    "echo": "",
    "peeked": "card face",
    "peek_choice": "card under",
    "unforeseen": "card face cause",
    "unforeseen_discarded": "card face cause",
    "dilemma_kept": "card face board",
    "dilemma_refused": "card face gems",
    "dilemma_played": "card face board",
    "beast": "card face bothered",
    "beast_over": "card face won",
    "slot_read": "cards faces",
    "slot_cleared": "chosen cards",
    "hazard_revealed": "kind card face place cost",
    "room_revealed": "slot card face cause",
    "rooms_swapped": "one two",
    "line_bought": "card number gems",
    "visited": "card face how place",  # how: visit, effect, chance
    "zone_won": "card face place",
    "zone_lost": "card face place",
    "door_opened": "card face",
    "slid": "card place notch",
    "portal_opened": "place",
    "octogon_won": "",
    "step_two": "quest place",
    "relic_taken": "card face cause",
    "relic_returned": "card face",
    "treasure": "card face",
    # Trials
    "trial": "kind card face purpose",
    "objective": "number stat alone target hero parts",  # parts: [source, amount], the printed number first
    "skill": "card face number board cause",
    "lowered": "by every target",
    "perfect": "board stat",
    "dice": "dice hero",  # hero −1: a list for each board
    "assigned": "board dice",
    "rerolled": "indices before dice cause total",  # paid, skill, bonus_die, dilemma
    "die_set": "index before value cause total",  # substitution, dilemma, stand_fast (value 0: taken off)
    "swapped": "one other dice total",
    "sixes_ignored": "total",
    "objective_over": "reached total target readings",
    "windfall": "card face hero",
    "arrow_followed": "reached to",
    "trial_over": "won kind card face",
    # Heroes
    "vitality_die": "card no die life cause",
    "life_at_risk": "card no cause",
    "unharmed": "card no cause",
    "wounded": "card no marker before cause",
    "healed": "card no before cause",
    "death": "card face no winner cause",  # winner: team, vile
    "hero_left": "card face no cause",
    "row_closed": "shifts",  # each: card, from, to, boards (from and to)
    "hero_revealed": "card face cause",
    "hero_discarded": "card face cause",
    "enlisted": "card face no cause",
    "replaced": "card face old old_face no cause",
    # Equipment
    "loot_drawn": "card face cause",
    "equipped": "card face how no before cause",  # how: wear, store; before: the bearer's position, 0 if new
    "equipment_discarded": "card face cause",
    "equipment_ceded": "card face cause",
    # the end and rare things
    "pile_turned": "pile count",
    "won": "reason team vile gap wanted turn lines vile_lines",
    "lost": "reason turn pawn avatar",
}
