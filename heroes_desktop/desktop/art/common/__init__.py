"""Pictures several games share: cards, dice, pieces, landscapes, the hub."""
