"""Pictures only this game has."""
