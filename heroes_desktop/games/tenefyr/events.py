"""Every kind of event this game tells, with its facts. All are for everybody: nobody here has secrets.

seat, receiver, target, winner: players by seat (−1: nobody). dungeon: its number in `State.dungeons`, −2 for
the Boss pile. card, cards: instances; face, faces: what they show. source: the face of the card that
causes it. Where both are told, `before` and `after` are figures.
"""

from __future__ import annotations

EVENTS: dict[str, str] = {
    # set-up
    "hero_taken": "seat hero",
    "absent_hero": "hero",
    "boss_chosen": "boss random",
    "difficulty": "difficulty pawn",
    "first_player": "seat",
    "laid_out": "dungeons rewards boss",  # dungeons: [level, card, face] of each top card
    # together
    "vote": "question seat act args",
    "decided": "act",  # continue or leave
    # visits
    "entered": "dungeon level cards",
    "boss_attacked": "forced pawn cards",
    "turned_up": "dungeon card face left",
    "left": "dungeon level expelled cleared",
    "pawn": "before after left why",  # why: left, expelled, alarm, reward
    "softened": "left",  # RW-13 used
    "shuffled": "seat count",
    "ambush": "dungeon",
    # a fight
    "fight": "dungeon enemy face printed power",
    "enemy_power": "amount power source",
    "exchanged": "dungeon card face coming",
    "moved": "card face dungeon target new level",
    "event": "event source",  # 1 to 6: BO-01, 7: BO-16 "no rejecting"
    "turn_lost": "seat source",
    "hand_of_one": "seat turn source",
    "graves_opened": "level count source",
    "pile_shuffled": "dungeon count",
    "fight_over": "result winner enemy face dungeon",  # result: won, lost, broken
    "table_cleared": "cards",  # [seat, card] of each card that was in play
    "token": "seat before",
    # a turn
    "turn": "seat number extra hand",
    "wild_magic": "seat played source",
    "drawn": "seat cards faces left step",  # step: in a draw step
    "kept": "seat cards faces forced",  # forced: "", no_cards, forbidden, once
    "hand_discarded": "seat cards faces why",  # why: rejected, enemy, paid, effect
    "hand_returned": "seat cards faces why",  # shuffled back; why: shield, spare
    "played": "seat card face power drawn",
    "power_changed": "seat card face before after changes",  # changes: [op, amount, source]
    "banned": "seat card face source",
    "check": "seat total power won strict",
    # effects of cards
    "pile_discarded": "seat cards faces left source",
    "clings": "seat card face",
    "revealed": "seat card face source",
    "searched": "seat card face source",  # card, face −1: nothing taken
    "recovered": "seat cards faces source",
    "put_on_top": "seat card face source",
    "put_under": "seat card face source",
    "looked": "seat cards faces source",
    "arranged": "seat cards faces source",  # from the top down
    "buried": "seat dungeon card source",
    "taken": "seat card face level borrowed source",
    "returned": "seat card face zone",
    "promised": "seat card face",
    "doubled_card": "seat card face source",
    "doubled": "seat target turn amount source",
    "boosted": "seat op amount misses_only source",
    "imitated": "seat card before after",
    "silenced": "seat face source",
    "next_hand": "seat amount source",
    "next_shield": "seat source",
    "extra_turn": "seat source",
    # the beaten card
    "loot_taken": "seat card face winner dungeon",
    "stage_beaten": "card face left",
    "rises": "dungeon card face",
    "shatters": "dungeon card face margin",
    "help_came": "dungeon card level source",
    "miss_taken": "seat card face source",
    # reserve and rewards
    "removed": "seat card face zone level source",
    "reserve_shuffled": "level count",
    "reward": "card face dungeon",
    "reward_chosen": "seat together face option kind",
    "gained": "seat card face source",
    "given": "seat receiver card face source",
    "dismissed": "dungeon card face left",
}
"""The facts of each kind of event, in the order in which they are told."""
