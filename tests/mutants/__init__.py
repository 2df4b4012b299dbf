"""Small faults put into a game's rules one by one, to see whether its tests notice."""
