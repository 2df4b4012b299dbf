"""Weights of the value model, in the order of `bot_value.NAMES`; written by the fitting script."""

SOLO = (
    -0.8282,  # bias
    0.4940,  # courage 2
    0.1500,  # courage 5
    0.2000,  # courage
    -0.5000,  # path
    0.0000,  # other path
    0.0000,  # worst path
    -0.0934,  # cards
    -1.0413,  # easiest
    0.0000,  # second
    0.0000,  # final
    -0.6883,  # final near
    0.0000,  # mana
    0.1500,  # strong mana
    0.4000,  # boosts
    0.0000,  # draughts
    0.0228,  # purse
    0.0000,  # courage sets
    0.5086,  # kill sets
    0.0000,  # other sets
    0.2377,  # objects
    0.0000,  # quests ready
    0.0000,  # quests
    0.0000,  # armour
    -0.0200,  # fear
    0.0000,  # doom
    0.0000,  # two dooms
    0.0000,  # scale end
    0.2000,  # backs
    1.1831,  # open
    -3.6926,  # unknown
    -0.6142,  # size
    0.0000,  # margin
    0.0000,  # wide margin
)

DUEL = (
    -0.8282,  # bias
    0.4940,  # courage 2
    0.1500,  # courage 5
    0.2000,  # courage
    -0.4000,  # path
    0.0000,  # other path
    -0.1000,  # worst path
    -0.0934,  # cards
    -1.0413,  # easiest
    0.0000,  # second
    0.0000,  # final
    -0.6883,  # final near
    0.0000,  # mana
    0.1500,  # strong mana
    0.4000,  # boosts
    0.0000,  # draughts
    0.0228,  # purse
    0.0000,  # courage sets
    0.5086,  # kill sets
    0.0000,  # other sets
    0.2377,  # objects
    0.0000,  # quests ready
    0.0000,  # quests
    0.0000,  # armour
    -0.0600,  # fear
    -0.1000,  # doom
    -0.0500,  # two dooms
    0.0000,  # scale end
    0.2000,  # backs
    1.1831,  # open
    -3.6926,  # unknown
    -0.6142,  # size
    0.0000,  # margin
    0.0000,  # wide margin
)
