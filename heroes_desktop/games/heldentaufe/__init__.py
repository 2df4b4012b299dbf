"""Heldentaufe – young heroes race for monster teeth above and below the ground, two to five players."""
