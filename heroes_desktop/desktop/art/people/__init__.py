"""Creatures and people: busts, portraits, figures that stand on the board."""
