"""The games as text: numbered choices, one thought to a line, fit for a screen reader."""
