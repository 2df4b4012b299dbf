"""Campaigns: their list, the page of one with its seals, and the next game."""
