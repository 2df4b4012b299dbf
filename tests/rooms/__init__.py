"""Rooms outside the house: found by `HEROES_ROOMS=tests.rooms`, as a game of one's own would be."""
