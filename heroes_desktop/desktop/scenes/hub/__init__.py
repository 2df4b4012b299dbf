"""The first page: one card for each game and the ways to play it."""
