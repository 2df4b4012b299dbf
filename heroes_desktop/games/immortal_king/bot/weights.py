"""Weights of the value model, in the order of `bot_value.NAMES`; written by the fitting script."""

SOLO = (
    -2.1595,  # bias
    0.4151,  # courage 2
    0.2100,  # courage 5
    0.2800,  # courage
    -0.7000,  # path
    0.0000,  # other path
    0.0000,  # worst path
    -0.1593,  # cards
    -1.4578,  # easiest
    -0.3175,  # second
    0.0000,  # final
    -0.9636,  # final near
    0.0000,  # mana
    0.0032,  # strong mana
    0.5600,  # boosts
    0.0000,  # draughts
    0.0319,  # purse
    0.0000,  # courage sets
    0.7120,  # kill sets
    0.2670,  # other sets
    0.3328,  # objects
    0.0000,  # quests ready
    0.2834,  # quests
    0.4425,  # armour
    -0.0280,  # fear
    0.0000,  # doom
    0.0000,  # two dooms
    0.0000,  # scale end
    0.2800,  # backs
    2.0803,  # open
    -5.1696,  # unknown
    -0.8599,  # size
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
